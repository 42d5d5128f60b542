/* definition_rules: F#'s rules for a whole definition: attributes must fit its kind, requested equality must exist, and a struct
 * must not contain itself.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

static Syn *attribute(Sema *s, const ClassDecl *c, const char *name) {
  return sema_attribute(s, c->def->u.decor, name);
}

static const char *own_name(Sema *s, const ClassDecl *c) {
  return name_text(s->names, tycon_row(s->types, c->tycon)->name);
}

/* ---- attributes and equality ---- */

static bool overrides(Sema *s, const ClassDecl *c, const char *name, uint32_t arg_count) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    const Syn *m = c->def->items[i];
    if (m->kind == SYN_MEMBER && m->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT) &&
        m->count == SYN_BINDING_PARAMS + arg_count &&
        !strcmp(name_text(s->names, m->items[SYN_BINDING_HEAD]->name), name))
      return true;
  }
  return false;
}

static bool has_interface(Sema *s, const ClassDecl *c, const char *name) {
  IdRun run = tycon_row(s->types, c->tycon)->interfaces;
  for (uint32_t i = 0; i < run.count; i++) {
    TyconId tycon = type_tycon(s->types, (TypeId){run_items(s->types, run)[i]});
    if (tycon.index && !strcmp(name_text(s->names, tycon_row(s->types, tycon)->name), name))
      return true;
  }
  return false;
}

/* Does the type implement System.IComparable explicitly? IComparable<'T> does not count. */
static bool compares(Sema *s, const ClassDecl *c) {
  IdRun run = tycon_row(s->types, c->tycon)->interfaces;
  for (uint32_t i = 0; i < run.count; i++)
    if (type_is_known(s->types, (TypeId){run_items(s->types, run)[i]}, KNOWN_ICOMPARABLE))
      return true;
  return false;
}

/* Checks that the attributes of equality and comparison are compatible. Returns false after a message. */
static bool check_mix(Sema *s, const ClassDecl *c, Span at) {
  bool no_equality = attribute(s, c, "NoEquality"), no_comparison = attribute(s, c, "NoComparison"),
       structural = attribute(s, c, "StructuralEquality"),
       ordered = attribute(s, c, "StructuralComparison"),
       by_reference = attribute(s, c, "ReferenceEquality"),
       custom = attribute(s, c, "CustomEquality"),
       custom_order = attribute(s, c, "CustomComparison");
  uint32_t before = s->diags->error_count;
  if (no_equality && !no_comparison)
    diag(s->diags, at, D_NO_EQUALITY_ALONE);
  else if (ordered && !structural)
    diag(s->diags, at, D_STRUCTURAL_COMPARISON_ALONE);
  else if (structural && !no_comparison && !ordered && !custom_order)
    diag(s->diags, at, D_STRUCTURAL_EQUALITY_ALONE);
  else if (by_reference && (structural || ordered))
    diag(s->diags, at, D_TWO_EQUALITIES);
  else if (custom && !no_comparison && !custom_order)
    diag(s->diags, at, D_CUSTOM_EQUALITY_ALONE);
  else if (custom_order && tycon_row(s->types, c->tycon)->flags & TYCON_NO_COMPARISON &&
           !has_interface(s, c, "IComparable") && !has_interface(s, c, "IStructuralComparable"))
    diag(s->diags, at, D_CUSTOM_COMPARISON_EMPTY);
  return s->diags->error_count == before;
}

/* Reports `interface IEquatable<T>` in a type without [<CustomEquality>]: the compiler adds that interface itself. */
static void report_own_equatable(Sema *s, const ClassDecl *c, Span at) {
  IdRun run = tycon_row(s->types, c->tycon)->interfaces;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    const Syn *m = c->def->items[i];
    if (m->kind != SYN_INTERFACE || !m->size || m->size > run.count) continue;
    TyconId tycon = type_tycon(s->types, (TypeId){run_items(s->types, run)[m->size - 1]});
    if (tycon.index && !strcmp(name_text(s->names, tycon_row(s->types, tycon)->name), "IEquatable"))
      diag(s->diags, m->items[0]->span, D_INTERFACE_ADDED);
  }
  diag(s->diags, at, D_CUSTOM_EQUALITY_OF, own_name(s, c));
  diag(s->diags, at, D_INTERFACE_TWICE);
}

static void check_equality(Sema *s, const ClassDecl *c, Span at) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  const char *name = own_name(s, c);
  bool structural = row.kind == TYCON_RECORD || row.kind == TYCON_UNION || row.kind == TYCON_STRUCT;
  bool equals = overrides(s, c, "Equals", 1), hashes = overrides(s, c, "GetHashCode", 1);
  bool custom = attribute(s, c, "CustomEquality") != NULL;
  if (structural && !check_mix(s, c, at)) return;
  if (equals && attribute(s, c, "NoEquality")) diag(s->diags, at, D_NO_EQUALITY_EQUALS);
  if (equals && !hashes) diag(s->diags, at, D_EQUALS_ALONE, name);
  if (hashes && !equals) diag(s->diags, at, D_HASH_ALONE, name);
  if (structural && (equals || hashes) && !custom && !attribute(s, c, "NoEquality") &&
      !attribute(s, c, "ReferenceEquality")) {
    diag(s->diags, at, D_CUSTOM_EQUALITY_WANTED, name);
  } else if (custom && !equals && !has_interface(s, c, "IEquatable")) {
    diag(s->diags, at, D_CUSTOM_EQUALITY_EMPTY);
  }
  if (row.kind == TYCON_CLASS && !equals && compares(s, c))
    diag(s->diags, at, D_COMPARABLE_ALONE, name);
  if (structural && has_interface(s, c, "IComparable") && !attribute(s, c, "CustomComparison") &&
      !attribute(s, c, "NoComparison") && !attribute(s, c, "ReferenceEquality"))
    diag(s->diags, at, compares(s, c) ? D_CUSTOM_COMPARISON_WANTED : D_CUSTOM_COMPARISON_OF, name);
  if (structural && has_interface(s, c, "IEquatable") && !custom &&
      !attribute(s, c, "NoEquality") && !attribute(s, c, "ReferenceEquality"))
    report_own_equatable(s, c, at);
}

/* Does the type inherit from, or implement, one of the program's that has no null? */
static bool has_strict_parent(Sema *s, const TyconRow *row) {
  Types *t = s->types;
  for (uint32_t i = 0; i <= row->interfaces.count; i++) {
    TypeId parent =
        i < row->interfaces.count ? (TypeId){run_items(t, row->interfaces)[i]} : row->base;
    TyconId tycon = parent.index ? type_tycon(t, parent) : (TyconId){0};
    if (tycon.index && !table_is_image(&t->tycons, tycon.index) &&
        !(tycon_row(t, tycon)->flags & TYCON_ALLOW_NULL))
      return true;
  }
  return false;
}

static void check_attributes(Sema *s, const ClassDecl *c, Span at) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  bool by_reference = attribute(s, c, "ReferenceEquality");
  if (row.kind == TYCON_CLASS || row.kind == TYCON_INTERFACE) {
    if (by_reference || attribute(s, c, "StructuralEquality") ||
        attribute(s, c, "StructuralComparison"))
      diag(s->diags, at, D_EQUALITY_ATTRIBUTE);
    else if (attribute(s, c, "NoEquality") && !attribute(s, c, "NoComparison"))
      diag(s->diags, at, D_NO_EQUALITY_ALONE);
    else if (attribute(s, c, "CustomEquality") || attribute(s, c, "CustomComparison"))
      diag(s->diags, at, D_EQUALITY_ATTRIBUTES_CLASS);
  } else if (by_reference && row.flags & TYCON_IS_STRUCT) {
    diag(s->diags, at, D_REFERENCE_EQUALITY_STRUCT);
  }
  Syn *ctor = syn_item(c->def, SYN_TYPE_DEF_CTOR);
  if (row.kind == TYCON_STRUCT && ctor && ctor->items[0] && ctor->items[0]->kind == SYN_CONST)
    diag(s->diags, at, D_STRUCT_CTOR_EMPTY);
  if (attribute(s, c, "AbstractClass") && row.kind != TYCON_CLASS)
    diag(s->diags, at, D_ABSTRACT_NO_CLASS);
  if (attribute(s, c, "AllowNullLiteral") && row.kind != TYCON_CLASS &&
      row.kind != TYCON_INTERFACE && row.kind != TYCON_DELEGATE)
    diag(s->diags, at, D_ALLOW_NULL_KIND);
  if (attribute(s, c, "AllowNullLiteral") && has_strict_parent(s, &row))
    diag(s->diags, at, D_ALLOW_NULL_PARENT);
}

/* ---- parts ---- */

/* Reports members like IsCircle and Tag, which each union has already. */
static void check_generated(Sema *s, const ClassDecl *c, const Syn *m) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  if (m->kind == SYN_PROPERTY) m = m->items[0];
  const Syn *head = m->kind == SYN_MEMBER ? m->items[SYN_BINDING_HEAD] : m->items[0];
  const char *name = name_text(s->names, head->name);
  if (sema_attribute(s, c->def->u.decor, "DefaultAugmentation")) return;
  bool clashes = !strcmp(name, "Tag") && row.case_count > 1;
  for (uint32_t k = 0; k < row.case_count && !strncmp(name, "Is", 2); k++)
    clashes |=
        !strcmp(name_text(s->names, case_row(s->types, (CaseId){row.cases + k})->name), name + 2);
  if (clashes) diag(s->diags, head->span, D_MEMBER_CLASHES, name, "generated property");
}

/* `type T with …` adds members, no parts. */
static void check_augmentation(Sema *s, ClassDecl *c) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    const Syn *m = c->def->items[i];
    if (m->kind == SYN_ABSTRACT || m->kind == SYN_FIELD || m->kind == SYN_LET_DECL ||
        m->kind == SYN_DO_DECL)
      diag(s->diags, m->span, D_NOT_IN_AUGMENTATION);
    if (m->kind == SYN_MEMBER && m->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT))
      diag(s->diags, m->items[SYN_BINDING_HEAD]->span, D_OVERRIDE_IN_AUGMENTATION);
    if (m->kind == SYN_INTERFACE) diag(s->diags, m->items[0]->span, D_INTERFACE_IN_AUGMENTATION);
  }
}

/* FS0959: `inherit` stands first. F# looks no further than the first field, and the first `let` or `do` behind another
 * part. */
static void check_inherit(Sema *s, const ClassDecl *c) {
  uint32_t i = SYN_TYPE_DEF_MEMBERS;
  if (!syn_item(c->def, SYN_TYPE_DEF_CTOR)) return;
  if (i < c->def->count && c->def->items[i]->kind == SYN_INHERIT) i++;
  bool is_late = false;
  for (; i < c->def->count; i++) {
    const Syn *m = c->def->items[i];
    bool is_let = m->kind == SYN_LET_DECL || m->kind == SYN_DO_DECL;
    if ((is_let && is_late) || m->kind == SYN_FIELD) return;
    is_late |= !is_let;
    if (m->kind != SYN_INHERIT || !syn_item(m, 1)) continue;
    diag(s->diags, tycon_row(s->types, c->tycon)->span, D_INHERIT_LATE);
    return;
  }
}

static void check_parts(Sema *s, ClassDecl *c) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  Syn *ctor = syn_item(c->def, SYN_TYPE_DEF_CTOR);
  bool has_members = false, is_late = false;
  if (row.kind == TYCON_CLASS) check_inherit(s, c);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    has_members = has_members || m->kind == SYN_MEMBER || m->kind == SYN_PROPERTY ||
                  (m->kind == SYN_AUTO_PROPERTY && syn_item(m, 2)) || m->kind == SYN_ABSTRACT ||
                  m->kind == SYN_INTERFACE;
    bool is_start =
        (m->kind == SYN_LET_DECL || m->kind == SYN_DO_DECL) && !(m->flags & SYN_F_STATIC);
    if (is_start && !ctor && row.kind != TYCON_STRUCT) {
      c->is_wrong = true;
      diag(s->diags, m->span, D_NO_PRIMARY_CTOR);
      continue;
    }
    if (m->kind == SYN_ABSTRACT && row.flags & TYCON_IS_STRUCT) {
      c->is_wrong = true;
      diag(s->diags, row.span, D_STRUCT_ABSTRACT);
    }
    if (m->kind == SYN_INHERIT &&
        (row.flags & TYCON_IS_STRUCT || row.kind == TYCON_ENUM || row.kind == TYCON_DELEGATE))
      diag(s->diags, m->items[0]->span, D_STRUCT_INHERITS);
    if (m->kind == SYN_CTOR && row.kind == TYCON_INTERFACE)
      diag(s->diags, m->span, D_INTERFACE_CTOR);
    is_late |= m->kind == SYN_FIELD || (m->kind == SYN_AUTO_PROPERTY &&
                                        !syn_item(m, 2)); /* behind `val` F# does not look */
    bool is_static_of_data = m->flags & SYN_F_STATIC && row.kind != TYCON_CLASS;
    if (has_members && !is_late && !is_static_of_data &&
        (m->kind == SYN_LET_DECL || m->kind == SYN_DO_DECL)) {
      is_late = true; /* said once */
      diag(s->diags, m->span, D_LET_AFTER_MEMBERS);
    }
    if (m->kind == SYN_LET_DECL && row.kind == TYCON_STRUCT && !(m->flags & SYN_F_STATIC))
      diag(s->diags, m->span, D_STRUCT_LET);
    if (m->kind == SYN_FIELD && ctor && row.kind == TYCON_CLASS && !(m->flags & SYN_F_STATIC) &&
        !sema_attribute(s, m->u.decor, "DefaultValue"))
      diag(s->diags, m->items[0]->span, D_FIELD_WITHOUT_DEFAULT);
    if (m->kind == SYN_INHERIT && ctor && row.kind == TYCON_CLASS && !syn_item(m, 1))
      diag(s->diags, m->span, D_INHERIT_WITHOUT_ARGS);
    if (m->kind == SYN_CTOR && row.kind == TYCON_STRUCT && m->items[0]->kind == SYN_CONST)
      diag(s->diags, m->span, D_STRUCT_PLAIN_CTOR);
    if (m->kind == SYN_MEMBER && row.kind == TYCON_RECORD && !(m->flags & SYN_F_STATIC)) {
      Name name = m->items[SYN_BINDING_HEAD]->name;
      if (class_own_field(s, c->tycon, name).index)
        diag(s->diags, m->items[SYN_BINDING_HEAD]->span, D_MEMBER_CLASHES,
             name_text(s->names, name), "field");
    }
    if (row.kind == TYCON_UNION &&
        (m->kind == SYN_MEMBER || m->kind == SYN_PROPERTY || m->kind == SYN_AUTO_PROPERTY))
      check_generated(s, c, m);
    for (uint32_t k = 0; m->kind == SYN_MEMBER && row.kind == TYCON_UNION && k < row.case_count;
         k++)
      if (case_row(s->types, (CaseId){row.cases + k})->name.index ==
          m->items[SYN_BINDING_HEAD]->name.index)
        diag(s->diags, m->items[SYN_BINDING_HEAD]->span, D_MEMBER_CLASHES,
             name_text(s->names, m->items[SYN_BINDING_HEAD]->name), "union case");
  }
}

/* ---- structs in themselves ---- */

/* Has a struct fields of its own type, perhaps inside other structs of the program? */
static bool holds_itself(Sema *s, TyconId wanted) {
  Types *t = s->types;
  Map64 seen = {.arena = s->scratch};
  VEC(TyconId) open = {0};
  vec_push(s->scratch, &open, wanted);
  while (open.count) {
    const TyconRow row = *tycon_row(t, vec_pop(&open));
    for (uint32_t i = 0; i < row.field_count; i++) {
      TyconId of = type_tycon(t, field_row(t, (FieldId){row.fields + i})->type);
      if (of.index && of.index == wanted.index) return true;
      if (!of.index || table_is_image(&t->tycons, of.index) ||
          !(tycon_row(t, of)->flags & TYCON_IS_STRUCT) || map64_find(&seen, map64_key(1, of.index)))
        continue;
      map64_set(&seen, map64_key(1, of.index), 1);
      vec_push(s->scratch, &open, of);
    }
  }
  return false;
}

void class_check_rules(Sema *s, ClassDecl *c) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  if (c->is_extension && s->dialect->checks_definitions && c->def->kind == SYN_TYPE_DEF)
    check_augmentation(s, c);
  if (c->is_extension || !s->dialect->checks_definitions || c->def->kind != SYN_TYPE_DEF ||
      row.kind == TYCON_EXCEPTION)
    return;
  check_equality(s, c, row.span);
  check_attributes(s, c, row.span);
  check_parts(s, c);
  if (row.flags & TYCON_IS_STRUCT && holds_itself(s, c->tycon))
    diag(s->diags, row.span, D_INHERIT_CYCLE, own_name(s, c));
}
