/* class: the members of a type definition.
 *
 * First every member of the group gets a row and a Binding with the type of its annotations. Then the bodies are
 * checked, and the unsolved variables of a member's type become its own parameters. A member's Lambda has the parameter
 * `this` and then one parameter for each argument. Other files: decl/member_signature.c, decl/slot.c, decl/constructor.c,
 * decl/member_body.c, decl/object_expression.c.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

/* ---- bases and interfaces ---- */

static void set_base(Sema *s, ClassDecl *c, Syn *m, TypeId base) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, base);
  if (!tycon.index) return;
  const TyconRow *row = tycon_row(t, tycon);
  if (type_is_known(t, base, KNOWN_OBJ)) {
    c->base = base; /* of `base.ToString()` */
    return;
  }
  if (row->kind == TYCON_INTERFACE) {
    diag(s->diags, m->items[0]->span, D_INHERIT_INTERFACE);
    return;
  }
  if (row->kind != TYCON_CLASS && row->kind != TYCON_EXCEPTION) {
    diag(s->diags, m->items[0]->span, D_INHERIT_SEALED);
    return;
  }
  if (row->flags & TYCON_SEALED) {
    diag(s->diags, m->items[0]->span, D_INHERIT_SEALED);
    return;
  }
  for (TypeId at = base; at.index; at = tycon_row(t, type_tycon(t, at))->base) {
    if (!type_tycon(t, at).index) break;
    if (class_has_counted_slots(s, type_tycon(t, at))) break; /* declared, and its bases are */
    if (type_tycon(t, at).index != c->tycon.index) continue;
    diag(s->diags, m->items[0]->span, D_INHERIT_CYCLE, name_text(s->names, row->name));
    return;
  }
  tycon_row(t, c->tycon)->base = base;
  c->base = base;
}

/* Does the interface inherit `wanted`, or is it `wanted`? Each interface is visited once. */
static bool inherits(Sema *s, TyconId interface, TyconId wanted) {
  VEC(uint32_t) work = {0};
  Map64 seen = {.arena = s->scratch};
  vec_push(s->scratch, &work, interface.index);
  for (uint32_t i = 0; i < work.count; i++) {
    if (work.items[i] == wanted.index) return true;
    IdRun bases = tycon_row(s->types, (TyconId){work.items[i]})->interfaces;
    for (uint32_t k = 0; k < bases.count; k++) {
      uint32_t next = type_tycon(s->types, (TypeId){run_items(s->types, bases)[k]}).index;
      if (next == wanted.index) return true;
      if (!next || table_is_image(&s->types->tycons, next) || map64_find(&seen, next)) continue;
      map64_set(&seen, next, 1);
      vec_push(s->scratch, &work, next);
    }
  }
  return false;
}

/* Records whether the type is compared by its own IComparable, or by that of its base. `compare` does not call
 * IComparable<'T>, which [<CustomComparison>] allows too. */
static void note_comparison(Sema *s, const ClassDecl *c, bool compares) {
  TyconRow *row = tycon_row(s->types, c->tycon);
  TyconId base = row->base.index ? type_tycon(s->types, row->base) : (TyconId){0};
  bool is_inherited = base.index && tycon_row(s->types, base)->flags & TYCON_CUSTOM_COMPARISON;
  if (compares || is_inherited)
    row->flags |= TYCON_CUSTOM_COMPARISON;
  else if (row->flags & TYCON_CUSTOM_COMPARISON && !c->is_extension &&
           s->dialect->checks_definitions)
    row->flags |= TYCON_NO_COMPARISON;
}

static void declare_bases(Sema *s, ClassDecl *c) {
  Types *t = s->types;
  Syn *def = c->def;
  VEC(uint32_t) interfaces = {0};
  bool compares = false; /* by System.IComparable */
  bool has_base = false;
  TyconKind kind = (TyconKind)tycon_row(t, c->tycon)->kind;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    if (m->kind != SYN_INHERIT && m->kind != SYN_INTERFACE) continue;
    TypeId type = sema_enumerator_object(s, sema_resolve_type(s, &c->scope, m->items[0]));
    if (type_kind(t, type) == TYPE_ERROR) {
      tycon_row(t, c->tycon)->flags |= TYCON_BASE_LOST;
      if (m->kind == SYN_INHERIT) c->base = type;
    }
    if (type_kind(t, type) != TYPE_APP) continue;
    if (m->kind == SYN_INHERIT && kind != TYCON_INTERFACE) {
      if (c->is_extension)
        diag(s->diags, m->span, D_NOT_IN_AUGMENTATION);
      else if (has_base)
        diag(s->diags, m->items[0]->span, D_INHERIT_MANY);
      else
        set_base(s, c, m, type);
      has_base = true;
      continue;
    }
    if (tycon_row(t, type_tycon(t, type))->kind != TYCON_INTERFACE &&
        !type_is_known(t, type, KNOWN_SEQ)) {
      diag(s->diags, m->items[0]->span, D_NOT_AN_INTERFACE, sema_type_text(s, type));
      continue;
    }
    if (kind == TYCON_INTERFACE && inherits(s, type_tycon(t, type), c->tycon)) {
      diag(s->diags, m->items[0]->span, D_INHERIT_CYCLE,
           name_text(s->names, tycon_row(t, type_tycon(t, type))->name));
      continue;
    }
    if (!s->dialect->has_raw_enumerators && type_is_known(t, type, KNOWN_OLD_ENUMERABLE))
      continue; /* enumeration goes through seq<'T> alone */
    compares |= inherits(s, type_tycon(t, type), type_known(t, KNOWN_ICOMPARABLE));
    bool is_twice = false;
    for (uint32_t k = 0; k < interfaces.count; k++)
      is_twice |= type_equal(t, (TypeId){interfaces.items[k]}, type);
    if (is_twice) {
      diag(s->diags, m->items[0]->span, D_INTERFACE_TWICE);
      continue;
    }
    m->size = interfaces.count + 1;
    vec_push(s->unit, &interfaces, type.index);
  }
  note_comparison(s, c, compares);
  if (c->is_extension || !interfaces.count) return;
  if (kind == TYCON_INTERFACE) { /* seq<'T> beside what inherits it: the slot is the latter's */
    bool is_inherited = false;
    for (uint32_t i = 0; i < interfaces.count; i++)
      is_inherited |= class_is_sequence(s, (TypeId){interfaces.items[i]});
    uint32_t kept = 0;
    for (uint32_t i = 0; i < interfaces.count; i++)
      if (!is_inherited || !type_is_known(t, (TypeId){interfaces.items[i]}, KNOWN_SEQ))
        interfaces.items[kept++] = interfaces.items[i];
    interfaces.count = kept;
  }
  IdRun run = types_run(t, interfaces.items, interfaces.count);
  tycon_row(t, c->tycon)->interfaces = run;
}

/* ---- members ---- */

static void declare_constructors(Sema *s, ClassDecl *c) {
  Types *t = s->types;
  Syn *ctor = syn_item(c->def, SYN_TYPE_DEF_CTOR);
  TyconKind kind = (TyconKind)tycon_row(t, c->tycon)->kind;
  if (kind != TYCON_CLASS && kind != TYCON_STRUCT) return;
  Signature g = {.count = 0};
  TypeId types[MOST_ARGS] = {{0}};
  if (!c->is_extension) {
    if (ctor) {
      class_ctor_signature(s, &c->scope, ctor->items[0], &g, types);
      if (syn_item(ctor, 1)) c->self = ctor->items[1]->name;
    }
    class_declare_fields(s, c, &g, types);
    if (ctor) class_declare_ctor(s, c, ctor, &g, types);
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (m->kind != SYN_CTOR) continue;
    class_ctor_signature(s, &c->scope, m->items[0], &g, types);
    class_declare_ctor(s, c, m, &g, types);
  }
}

/* A function of the class: a hidden method that takes this and then its own curried parameters. */
static void declare_function(Sema *s, ClassDecl *c, uint32_t let, Syn *binding) {
  Name name = class_let_name(binding);
  MemberId member = class_new_member(s, c->tycon, class_backing_name(s, name), MEMBER_METHOD,
                                     MEMBER_PRIVATE | MEMBER_CURRIED, binding->span);
  TypeId type = sema_new_var(s, binding->span);
  for (uint32_t p = binding->count; p-- > SYN_BINDING_PARAMS;)
    type = type_function(s->types, sema_new_var(s, binding->span), type);
  type = type_function(s->types, class_own_type(s, c->tycon), type);
  class_set_scheme(s, member, type, NULL, 0);
  class_new_binding(s, member, type, binding->span,
                    (binding->flags & SYN_F_INLINE ? NODE_INLINE : 0) |
                        sema_inlining(s, binding->u.decor));
  binding->size = member.index;
  vec_push(s->unit, &c->members,
           ((MemberDecl){.syn = binding, .member = member, .scope = c->scope, .let = let}));
  vec_last(&c->members).scope.vars = NEW(s->unit, TypeVars);
  vec_push(s->session, &s->members.open_members, member);
}

static void declare_one(Sema *s, ClassDecl *c, Syn *m, const Implements *where) {
  switch ((SynKind)m->kind) {
  case SYN_MEMBER: class_declare_member(s, c, m, where); return;
  case SYN_PROPERTY:
    for (uint32_t k = 0; k < m->count; k++) class_declare_member(s, c, m->items[k], where);
    return;
  case SYN_AUTO_PROPERTY: class_declare_auto(s, c, m, where); return;
  default: return;
  }
}

/* Adds names that only the definition's own members see: its fields, before those of other records, and names that
 * RequireQualifiedAccess hides. */
static void show_own_parts(Sema *s, Scope *scope, TyconId tycon) {
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t i = 0; row.kind == TYCON_RECORD && i < row.field_count; i++) {
    Name name = field_row(s->types, (FieldId){row.fields + i})->name;
    Found found;
    if (!scope_find(s, scope, SPACE_FIELD, name, ANY_ARITY, &found) ||
        found.target != row.fields + i)
      scope_add(s, scope, SPACE_FIELD, name, ENTRY_FIELD, row.fields + i, 0);
  }
  if (!(row.flags & TYCON_QUALIFIED)) return;
  for (uint32_t i = 0; row.kind == TYCON_UNION && i < row.case_count; i++)
    for (int space = SPACE_VALUE; space <= SPACE_PATTERN; space++)
      scope_add(s, scope, (EntrySpace)space, case_row(s->types, (CaseId){row.cases + i})->name,
                ENTRY_CASE, row.cases + i, 0);
}

/* let rec f = fun x -> e, let rec f = function …: the function f of x, whose name is in scope in e. */
static void name_recursive_lambda(Sema *s, Syn *binding) {
  Syn *body = binding->items[SYN_BINDING_BODY];
  while (body && body->kind == SYN_PAREN) body = body->items[0];
  bool is_match = body && body->kind == SYN_FUNCTION;
  if (class_is_function(binding) || !class_let_name(binding).index || !body ||
      (!is_match && body->kind != SYN_LAMBDA) || binding->items[SYN_BINDING_RESULT] ||
      class_strip(binding->items[SYN_BINDING_HEAD])->kind != SYN_PAT_NAME)
    return;
  uint32_t params = is_match ? 1 : body->count - 1;
  Syn **items = NEW_ARRAY(s->unit, Syn *, SYN_BINDING_PARAMS + params);
  memcpy(items, binding->items, SYN_BINDING_PARAMS * sizeof(Syn *));
  if (is_match) {
    Name name = sema_fresh_name(s);
    Syn **parts = NEW_ARRAY(s->unit, Syn *, body->count + 1);
    parts[0] = sema_make_ident(s, name, body->span);
    memcpy(parts + 1, body->items, body->count * sizeof(Syn *));
    items[SYN_BINDING_PARAMS] = sema_make_name_pattern(s, name, body->span);
    items[SYN_BINDING_BODY] = sema_make_syn(s, SYN_MATCH, body->span, parts, body->count + 1);
  } else {
    memcpy(items + SYN_BINDING_PARAMS, body->items, params * sizeof(Syn *));
    items[SYN_BINDING_BODY] = body->items[params];
  }
  binding->items = items;
  binding->count = SYN_BINDING_PARAMS + params;
}

ClassDecl *sema_declare_members(Sema *s, const Scope *scope, TyconId tycon, Syn *def,
                                bool is_extension) {
  Types *t = s->types;
  ClassDecl *c = NEW(s->unit, ClassDecl);
  *c = (ClassDecl){.tycon = tycon, .def = def, .is_extension = is_extension, .scope = *scope};
  if (!is_extension && def->count > SYN_TYPE_DEF_MEMBERS) show_own_parts(s, &c->scope, tycon);
  c->declared = c->scope.top;
  c->base = tycon_row(t, tycon)->base;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i]->kind == SYN_LET_DECL) {
      Syn *let = def->items[i];
      c->let_end = i + 1;
      for (uint32_t k = 0; let->flags & SYN_F_REC && k < let->count; k++)
        name_recursive_lambda(s, let->items[k]);
    }
  TyconKind kind = (TyconKind)tycon_row(t, tycon)->kind;
  declare_bases(s, c);
  uint32_t slot =
      tycon_row(t, tycon)->base.index ? class_slots_of(s, tycon_row(t, tycon)->base) : 0;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i]->kind == SYN_ABSTRACT)
      class_declare_abstract(s, &c->scope, tycon, def->items[i], &slot);
  IdRun bases = tycon_row(t, tycon)->interfaces;
  for (uint32_t i = 0; kind == TYCON_INTERFACE && !is_extension && i < bases.count; i++) {
    TypeId base = {run_items(t, bases)[i]};
    if (!type_is_known(t, base, KNOWN_SEQ)) continue;
    class_declare_enumerator_slot(s, tycon, base, def->span, &slot);
    declare_one(s, c, class_sequence_member(s, true, def->span), &(Implements){{0}, {0}});
  }
  bool is_sequence = false;
  for (uint32_t i = 0; i < bases.count; i++)
    is_sequence |= type_is_known(t, (TypeId){run_items(t, bases)[i]}, KNOWN_SEQ);
  class_static_fields(s, c);
  declare_constructors(s, c);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    Implements here = {.base = tycon_row(t, tycon)->base};
    declare_one(s, c, m, &here);
    if (m->kind == SYN_INTERFACE && m->size && !is_extension) {
      here.interface = (TypeId){run_items(t, tycon_row(t, tycon)->interfaces)[m->size - 1]};
      TypeId sequence = {0};
      if (type_is_known(t, here.interface, KNOWN_SEQ)) { /* no slot: see decl/enumerable.c */
        sequence = here.interface;
        here.interface = (TypeId){0};
        declare_one(s, c, class_sequence_member(s, false, m->span), &here);
      }
      if (is_sequence && class_fills_enumerator(s, tycon, here.interface) &&
          !class_writes_enumerator(s, m))
        declare_one(s, c, class_enumerator_member(s, m->span), &here);
      for (uint32_t k = 1; k < m->count; k++) {
        if (class_is_old_enumeration(s, m->items[k]) ||
            (sequence.index && class_is_second_enumerator(s, m, k)))
          continue;
        if (sequence.index) m->items[k] = class_hidden_enumerator(s, m->items[k]);
        declare_one(s, c, m->items[k], &here);
        if (sequence.index) class_set_enumerator_type(s, &vec_last(&c->members), sequence);
      }
    }
    if (m->kind == SYN_LET_DECL && !(m->flags & SYN_F_STATIC) &&
        (kind == TYCON_CLASS || kind == TYCON_STRUCT))
      for (uint32_t k = 0; k < m->count; k++) {
        sema_warn_operator(s, class_strip(m->items[k]->items[SYN_BINDING_HEAD]));
        if (class_is_function(m->items[k])) declare_function(s, c, i, m->items[k]);
      }
  }
  if (!is_extension) class_count_slots(s, tycon);
  return c;
}
