/* type_definition: checks type definitions, one group (`type … and …`) at a time, in four rounds: names and parameters;
 * representations (fields, cases, bases); signatures of members; bodies of members. So the definitions of a group can refer to
 * each other everywhere.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

typedef struct Definition {
  Syn *syn;
  TyconId tycon;
  Scope scope; /* with its type parameters */
  const NestedModule *nested;
  Scope *home; /* of the module that it stands in */
  bool is_extension, is_defined, is_met;
  TypeVars vars;
  ClassDecl *members;
} Definition;

static Syn *part(Syn *def, uint32_t i) { return syn_item(def, i); }

static uint32_t attribute_flags(Sema *s, const SynDecor *decor) {
  static const struct {
    const char *name;
    uint32_t flag;
  } table[] = {{"Struct", TYCON_IS_STRUCT},
               {"IsByRefLike", TYCON_BYREF_LIKE},
               {"NoEquality", TYCON_NO_EQUALITY | TYCON_NO_COMPARISON},
               {"NoComparison", TYCON_NO_COMPARISON},
               {"ReferenceEquality", TYCON_REFERENCE_EQUALITY | TYCON_NO_COMPARISON},
               {"CustomEquality", TYCON_CUSTOM_EQUALITY},
               {"CustomComparison", TYCON_CUSTOM_COMPARISON},
               {"RequireQualifiedAccess", TYCON_QUALIFIED},
               {"AllowNullLiteral", TYCON_ALLOW_NULL},
               {"AbstractClass", TYCON_ABSTRACT},
               {"Sealed", TYCON_SEALED},
               {"CLIMutable", TYCON_CLI_MUTABLE},
               {"Flags", TYCON_FLAGS}};
  uint32_t flags = 0;
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (sema_attribute(s, decor, table[i].name)) flags |= table[i].flag;
  flags |= sema_layout_flags(s, decor);
  if (decor && decor->access == SYN_ACCESS_PRIVATE) flags |= 0;
  return flags;
}

static bool all_abstract(Syn *def) {
  bool any = false;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    if (def->items[i]->kind != SYN_ABSTRACT && def->items[i]->kind != SYN_INHERIT) return false;
    any = true;
  }
  return any;
}

/* Is it `type T = A` where A is no type in scope? Then it is a union of one case. */
static bool lone_case(Sema *s, const Scope *scope, Syn *def) {
  Syn *repr = part(def, SYN_TYPE_DEF_REPR), *type = repr ? syn_item(repr, 0) : NULL;
  Found found;
  if (!type || repr->kind != SYN_REPR_ABBREV || type->kind != SYN_TYPE_NAME || type->count != 1 ||
      type->items[0]->kind != SYN_IDENT)
    return false;
  char first = name_text(s->names, type->items[0]->name)[0];
  Syn *path = part(def, SYN_TYPE_DEF_PATH); /* `type T = T` is one, too */
  bool itself =
      syn_path_part(path, syn_path_count(path) - 1)->name.index == type->items[0]->name.index;
  bool may_be_small = sema_attribute(s, def->u.decor, "RequireQualifiedAccess") != NULL;
  return ((first >= 'A' && first <= 'Z') || may_be_small) &&
         (itself || !scope_find(s, scope, SPACE_TYPE, type->items[0]->name, ANY_ARITY, &found));
}

static TyconKind kind_of(Sema *s, Syn *def) {
  Syn *repr = part(def, SYN_TYPE_DEF_REPR);
  if (sema_attribute(s, def->u.decor, "Measure"))
    return repr && repr->kind == SYN_REPR_ABBREV ? TYCON_ABBREV : TYCON_MEASURE;
  if (sema_attribute(s, def->u.decor, "Prim")) return TYCON_PRIM;
  if (repr) {
    switch ((SynKind)repr->kind) {
    case SYN_REPR_RECORD: return TYCON_RECORD;
    case SYN_REPR_UNION: return TYCON_UNION;
    case SYN_REPR_ENUM: return TYCON_ENUM;
    case SYN_REPR_ABBREV: return TYCON_ABBREV;
    case SYN_REPR_DELEGATE: return TYCON_DELEGATE;
    case SYN_REPR_CLASS:
      if (repr->sub == SYN_CLASS_INTERFACE) return TYCON_INTERFACE;
      if (repr->sub == SYN_CLASS_STRUCT) return TYCON_STRUCT;
      break;
    default: break;
    }
  }
  if (sema_attribute(s, def->u.decor, "Interface")) return TYCON_INTERFACE;
  if (!part(def, SYN_TYPE_DEF_CTOR) && all_abstract(def) &&
      !sema_attribute(s, def->u.decor, "AbstractClass") &&
      !(repr && repr->kind == SYN_REPR_CLASS && repr->sub == SYN_CLASS_CLASS))
    return TYCON_INTERFACE;
  return sema_attribute(s, def->u.decor, "Struct") ? TYCON_STRUCT : TYCON_CLASS;
}

static PrimKind prim_of(const char *text) {
  static const struct {
    const char *name;
    PrimKind kind;
  } exact[] = {{"NTUnativeint", PRIM_NATIVEINT},
               {"NTUunativeint", PRIM_UNATIVEINT},
               {"NTUint", PRIM_INT},
               {"NTUuint", PRIM_UINT}};
  for (size_t i = 0; i < COUNT_OF(exact); i++)
    if (!strcmp(text, exact[i].name)) return exact[i].kind;
#define PRIM(name, text_, bits, properties) \
  if (!strcmp(text, text_)) return PRIM_##name;
#include "clef/type/prim.def"
#undef PRIM
  return PRIM_NONE;
}

/* Which row of known.def this is, if it is one: by path and name, where the library declares it. */
static void note_known(Sema *s, TyconId tycon) {
  static const struct {
    const char *path, *name;
    uint32_t arity;
  } known[] = {
#define KNOWN(name_, path_, text_, arity_) {path_, text_, arity_},
#include "clef/type/known.def"
#undef KNOWN
  };
  TyconRow *row = tycon_row(s->types, tycon);
  if (!s->dialect->owns_library || row->kind == TYCON_ABBREV) return;
  const char *name = name_text(s->names, row->name), *path = name_text(s->names, row->path);
  for (uint32_t k = 0; k < KNOWN_COUNT; k++) {
    if (strcmp(known[k].name, name) || known[k].arity != row->params.count ||
        strcmp(known[k].path, path))
      continue;
    if (s->types->known[k]) continue;
    s->types->known[k] = tycon.index;
    row->known = k + 1;
  }
  /* byref and nativeptr share a kind; array2 and array3 too: the name decides */
  if (row->prim == PRIM_NATIVEPTR && (!strcmp(name, "byref") || !strcmp(name, "inref")))
    row->prim = PRIM_BYREF;
}

/* In F# `int`, `string`, `list` and their like are abbreviations, which cannot be extended. */
static bool is_abbreviated(Sema *s, Syn *path, const TyconRow *row) {
  if (!s->dialect->has_primitive_abbreviations) return false;
  if (row->kind == TYCON_ABBREV && row->span.file == path->span.file) return true;
  const char *name = path->kind == SYN_IDENT ? name_text(s->names, path->name) : "";
  static const char *const names[] = {
      "int",   "string", "float",  "bool",   "char",   "byte",    "int64",   "list", "option",
      "uint",  "int32",  "double", "single", "obj",    "decimal", "float32", "seq",  "exn",
      "uint8", "int8",   "sbyte",  "int16",  "uint16", "uint32",  "uint64",  "unit", "bigint"};
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name, names[i])) return true;
  return false;
}

static bool is_restricted(const SynDecor *decor) {
  return decor && (decor->access == SYN_ACCESS_PRIVATE || decor->access == SYN_ACCESS_INTERNAL);
}

/* Is the type, its representation, or an enclosing module private or internal? Then `%A` does not show its contents. For
 * types of the library only the representation counts. */
static bool is_hidden(Sema *s, Syn *definition, ModuleId at) {
  Syn *repr = part(definition, SYN_TYPE_DEF_REPR);
  bool has_parts = repr && (repr->kind == SYN_REPR_RECORD || repr->kind == SYN_REPR_UNION);
  if (has_parts && is_restricted(repr->u.decor)) return true;
  if (s->dialect->flags_internal_parts) return false;
  for (; at.index; at = module_row(s, at)->parent)
    if (module_row(s, at)->flags & (MODULE_PRIVATE | MODULE_INTERNAL)) return true;
  return is_restricted(definition->u.decor);
}

static void declare_name(Sema *s, Scope *scope, Definition *d) {
  Types *t = s->types;
  Syn *path = part(d->syn, SYN_TYPE_DEF_PATH);
  d->scope = *scope;
  d->vars = (TypeVars){.closed = true};
  d->scope.vars = &d->vars;
  if (d->syn->flags & SYN_F_EXTENSION) {
    Found found;
    uint32_t used, arity = 0;
    Syn *params = part(d->syn, SYN_TYPE_DEF_PARAMS);
    for (uint32_t i = 0; params && i < params->count; i++)
      arity += params->items[i]->kind == SYN_TYPE_VAR;
    d->is_extension = true;
    if (path->kind == SYN_IDENT && !strcmp(name_text(s->names, path->name), "[]"))
      path->name = sema_name(s, "array"); /* type 'T ``[]`` with … */
    if (!scope_find_path(s, scope, SPACE_TYPE, path, arity, &found, &used) ||
        used != syn_path_count(path)) {
      if (!arity && scope_find_path(s, scope, SPACE_TYPE, path, ANY_ARITY, &found, &used) &&
          used == syn_path_count(path) && found.kind == ENTRY_TYPE)
        diag(s->diags, path->span, D_EXTENSION_PARAMS);
      else
        sema_undefined_type(s, scope, path);
      return;
    }
    d->tycon = (TyconId){found.target};
    TyconRow *row = tycon_row(t, d->tycon);
    if (is_abbreviated(s, path, row)) {
      diag(s->diags, path->span, D_ABBREVIATION_AUGMENTED);
      for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < d->syn->count; i++)
        diag(s->diags, d->syn->items[i]->span, D_ABBREVIATION_MEMBER);
    }
    if (row->kind == TYCON_ABBREV && row->target.index)
      d->tycon = type_tycon(t, row->target), row = tycon_row(t, d->tycon);
    uint32_t next = 0;
    for (uint32_t i = 0; params && i < params->count; i++) {
      if (params->items[i]->kind != SYN_TYPE_VAR || next >= row->params.count) continue;
      Name tick =
          sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, params->items[i]->name)));
      scope_add(s, &d->scope, SPACE_TYPE, tick, ENTRY_TYPE_VAR,
                type_param(t, (ParamId){run_items(t, row->params)[next++]}).index, 0);
    }
    return;
  }
  uint32_t index = table_add(&t->tycons, 1);
  d->tycon = (TyconId){index};
  Syn *list = part(d->syn, SYN_TYPE_DEF_PARAMS);
  ParamSet params = sema_name_params(s, &d->scope, list);
  uint32_t count = params.count;
  TyconRow *row = tycon_row(t, d->tycon);
  row->name = syn_path_part(path, syn_path_count(path) - 1)->name;
  row->path = module_row(s, scope->module)->path;
  row->modules = sema_module_depth(s, scope->module);
  row->kind = kind_of(s, d->syn);
  row->flags = attribute_flags(s, d->syn->u.decor);
  const char *display = sema_attribute_text(s, d->syn->u.decor, "StructuredFormatDisplay");
  if (display) row->display = name_of_string(s->names, display);
  /* the library's own classes call no member too early */
  if (s->dialect->makes_constructor_functions && class_names_itself(d->syn))
    row->flags |= TYCON_AS_THIS;
  row->span = path->span;
  row->params = types_run(t, (const uint32_t *)params.items, count);
  if (is_hidden(s, d->syn, scope->module)) row->flags |= TYCON_HIDDEN;
  if (s->dialect->flags_internal_parts && is_restricted(d->syn->u.decor))
    row->flags |= TYCON_INTERNAL;
  if (row->kind == TYCON_PRIM) row->prim = prim_of(sema_attribute_text(s, d->syn->u.decor, "Prim"));
  if (row->kind == TYCON_STRUCT) row->flags |= TYCON_IS_STRUCT;
  Found old;
  if (sema_find_entry(s, scope->module, SPACE_TYPE, row->name, count, &old) &&
      old.kind == ENTRY_TYPE && tycon_row(t, (TyconId){old.target})->span.file == row->span.file) {
    diag(s->diags, path->span, D_DUPLICATE_TYPE, name_text(s->names, row->name));
    diag_label(s->diags, tycon_row(t, (TyconId){old.target})->span, "the first is here");
  }
  sema_add_entry(s, scope->module, SPACE_TYPE, row->name, ENTRY_TYPE, index, count);
  scope_add(s, scope, SPACE_TYPE, row->name, ENTRY_TYPE, index, count);
  note_known(s, d->tycon);
  Syn *repr = part(d->syn, SYN_TYPE_DEF_REPR);
  sema_note_access(s, ENTRY_TYPE, index, scope->module, d->syn->u.decor);
  sema_note_obsolete(s, ENTRY_TYPE, index, d->syn->u.decor);
  sema_note_attribute_usage(s, d->tycon, d->syn->u.decor);
  if (repr && repr->kind == SYN_REPR_UNION)
    sema_note_access(s, ENTRY_CASE, index, scope->module, repr->u.decor);
  if (repr && (repr->kind == SYN_REPR_RECORD || repr->kind == SYN_REPR_UNION))
    sema_note_access(s, ENTRY_FIELD, index, scope->module, repr->u.decor);
}

static void add_field(Sema *s, Scope *scope, FieldId id, bool publish) {
  Name name = field_row(s->types, id)->name;
  if (!publish) return;
  sema_add_entry(s, scope->module, SPACE_FIELD, name, ENTRY_FIELD, id.index, 0);
  scope_add(s, scope, SPACE_FIELD, name, ENTRY_FIELD, id.index, 0);
}

static uint32_t make_fields(Sema *s, Scope *scope, TyconId tycon, Syn **items, uint32_t count,
                            DiagCode twice) {
  uint32_t first = table_add(&s->types->fields, count);
  Arena scratch;
  arena_init(&scratch, "fields");
  Map64 named = {.arena = &scratch};
  for (uint32_t i = 0; i < count; i++) {
    Syn *field = items[i];
    TypeId type = sema_resolve_type(s, scope, field->items[1]);
    FieldRow *row = field_row(s->types, (FieldId){first + i});
    row->name = field->items[0]
                    ? field->items[0]->name
                    : sema_name(s, count == 1 ? "Item" : format_in(s->scratch, "Item%u", i + 1));
    row->type = type;
    row->tycon = tycon;
    row->index = i;
    row->flags =
        (field->flags & SYN_F_MUTABLE ? FIELD_MUTABLE : 0) | (field->items[0] ? FIELD_NAMED : 0);
    row->span = field->span;
    if (field->flags & SYN_F_MUTABLE) tycon_row(s->types, tycon)->flags |= TYCON_MUTABLE;
    if (sema_stores_byref(s, tycon, type)) diag(s->diags, field->span, D_BYREF_PART);
    if (count == 1) continue;
    uint32_t before = map64_find(&named, map64_key(1, row->name.index));
    if (!before) map64_set(&named, map64_key(1, row->name.index), first + i);
    if (!before || !field->items[0]) continue;
    diag(s->diags, twice == D_DUPLICATE_FIELD ? field->span : field->items[0]->span, twice,
         name_text(s->names, row->name));
    diag_label(s->diags, field_row(s->types, (FieldId){before})->span, "the first is here");
  }
  arena_end(&scratch);
  return first;
}

/* Checks the value of an enum's case. The first case determines the type of all. Returns false if no enum can have that type. */
static bool enum_value(Sema *s, Scope *scope, Syn *value, TypeId *target, int64_t *out) {
  static const struct {
    SynConst sub;
    KnownTycon known;
  } table[] = {
      {SYN_CONST_I32, KNOWN_INT32},  {SYN_CONST_U32, KNOWN_UINT32}, {SYN_CONST_I64, KNOWN_INT64},
      {SYN_CONST_U64, KNOWN_UINT64}, {SYN_CONST_U8, KNOWN_UINT8},   {SYN_CONST_I8, KNOWN_INT8},
      {SYN_CONST_I16, KNOWN_INT16},  {SYN_CONST_U16, KNOWN_UINT16}, {SYN_CONST_CHAR, KNOWN_CHAR}};
  Types *t = s->types;
  for (size_t i = 0; value->kind == SYN_CONST && i < COUNT_OF(table); i++) {
    if (table[i].sub != (SynConst)value->sub) continue;
    TypeId type = type_resolve(t, type_of(t, table[i].known));
    if (!target->index) *target = type;
    if (!type_equal(t, *target, type)) sema_mismatch(s, value->span, *target, type);
    *out = (int64_t)value->u.bits;
    return true;
  }
  if (value->kind == SYN_CONST) return false;
  TypeId type = target->index ? *target : sema_new_var(s, value->span);
  NodeId node = sema_fold_literal(s, sema_check_expr(s, scope, value, type));
  type = type_resolve(t, type);
  if (psg_kind(s->graph, node) != PSG_LITERAL) return true; /* reported */
  const LiteralRow *literal = psg_literal_row(s->graph, psg_literal(s->graph, node)->value);
  for (size_t i = 0; i < COUNT_OF(table); i++) {
    if (type_kind(t, type) != TYPE_APP ||
        !type_equal(t, type, type_resolve(t, type_of(t, table[i].known))))
      continue;
    *target = type;
    *out = (int64_t)((uint64_t)literal->high << 32 | literal->low);
    return true;
  }
  return false;
}

/* CLEF1025. A case without fields is a small word among references, or a tag of two bytes. */
static void check_case_count(Sema *s, const Syn *repr) {
  enum { MOST_CASES = 4096, MOST_EMPTY_CASES = 65536 };
  uint32_t with_fields = 0;
  if (repr->count <= MOST_CASES) return;
  for (uint32_t i = 0; i < repr->count; i++) with_fields += repr->items[i]->count > 1;
  uint32_t most = with_fields ? MOST_CASES : MOST_EMPTY_CASES;
  if (repr->count > most)
    sema_too_many(s, repr->items[most]->span, most,
                  with_fields ? "cases of a union that has fields" : "cases of a union");
}

/* | A : t * u -> U */
static void check_typed_case(Sema *s, TyconId tycon, const Syn *syn) {
  if (!s->dialect->checks_definitions) return;
  diag(s->diags, syn->span, D_TYPED_CASE);
  if (syn->name.index != tycon_row(s->types, tycon)->name.index)
    diag(s->diags, syn->span, D_CASE_RESULT);
}

static void define_cases(Sema *s, Scope *outer, Definition *d, Syn *repr) {
  Types *t = s->types;
  uint32_t first = table_add(&t->cases, repr->count);
  bool is_enum = repr->kind == SYN_REPR_ENUM;
  Syn *bad_value = NULL;
  TypeId target = {0};
  Arena scratch;
  arena_init(&scratch, "cases");
  Map64 named = {.arena = &scratch};
  for (uint32_t i = 0; i < repr->count; i++) is_enum |= repr->items[i]->kind == SYN_ENUM_CASE;
  for (uint32_t i = 0; i < repr->count; i++) {
    Syn *syn = repr->items[i]; /* of a lone case a type's name: the same shape */
    if (is_enum && syn->kind != SYN_ENUM_CASE) diag(s->diags, syn->span, D_ENUM_VALUE);
    CaseRow row = {.name = syn->items[0]->name, .tycon = d->tycon, .tag = i, .span = syn->span};
    if (is_enum) {
      Syn *value = syn->kind == SYN_ENUM_CASE ? syn_item(syn, 1) : NULL;
      if (value && !enum_value(s, &d->scope, value, &target, &row.value) && !bad_value)
        bad_value = syn->items[0];
    } else {
      if (syn->flags & SYN_F_TYPED_CASE) check_typed_case(s, d->tycon, syn);
      row.field_count = syn->count - 1;
      row.fields = make_fields(s, &d->scope, d->tycon, syn->items + 1, syn->count - 1,
                               D_CASE_FIELD_TWICE_DECLARED);
    }
    *case_row(t, (CaseId){first + i}) = row;
    char letter = name_text(s->names, row.name)[0];
    if (!is_enum && letter >= 'a' && letter <= 'z' &&
        !(tycon_row(t, d->tycon)->flags & TYCON_QUALIFIED))
      diag(s->diags, syn->items[0]->span, D_LOWERCASE_CASE, name_text(s->names, row.name));
    uint32_t before = map64_find(&named, map64_key(1, row.name.index));
    if (before) {
      diag(s->diags, syn->span, D_DUPLICATE_CASE, name_text(s->names, row.name));
      diag_label(s->diags, case_row(t, (CaseId){before})->span, "the first is here");
    } else {
      map64_set(&named, map64_key(1, row.name.index), first + i);
    }
    if (is_enum || (tycon_row(t, d->tycon)->flags & TYCON_QUALIFIED)) continue;
    for (int space = SPACE_VALUE; space <= SPACE_PATTERN; space++) {
      sema_add_entry(s, outer->module, (EntrySpace)space, row.name, ENTRY_CASE, first + i, 0);
      scope_add(s, outer, (EntrySpace)space, row.name, ENTRY_CASE, first + i, 0);
    }
  }
  arena_end(&scratch);
  if (bad_value) diag(s->diags, bad_value->span, D_ENUM_TYPE);
  if (!is_enum) check_case_count(s, repr);
  tycon_row(t, d->tycon)->cases = first;
  tycon_row(t, d->tycon)->case_count = repr->count;
  if (is_enum)
    tycon_row(t, d->tycon)->target =
        type_resolve(t, target.index ? target : type_of(t, KNOWN_INT32));
}

/* delegate of a * b -> c: the function a -> b -> c. */
static TypeId delegate_type(Sema *s, Scope *scope, Syn *type, uint32_t *arity) {
  *arity = 1;
  while (type->kind == SYN_TYPE_PAREN) type = type->items[0];
  if (type->kind != SYN_TYPE_FUNC || type->count != 2) {
    diag(s->diags, type->span, D_DELEGATE_TYPE);
    return type_function(s->types, sema_unit(s), sema_unit(s));
  }
  TypeId result = sema_resolve_type(s, scope, type->items[1]);
  Syn *domain = type->items[0];
  bool is_tuple = domain->kind == SYN_TYPE_TUPLE && !(domain->flags & SYN_F_STRUCT);
  *arity = is_tuple ? domain->count : 1;
  for (uint32_t i = *arity; i-- > 0;)
    result = type_function(
        s->types, sema_resolve_type(s, scope, is_tuple ? domain->items[i] : domain), result);
  return result;
}

static void define(Sema *s, Scope *outer, Definition *d) {
  Types *t = s->types;
  if (d->is_extension || !d->tycon.index) return;
  Syn *repr = part(d->syn, SYN_TYPE_DEF_REPR);
  TyconKind kind = (TyconKind)tycon_row(t, d->tycon)->kind;
  switch (kind) {
  case TYCON_ABBREV: {
    TypeId target = sema_attribute(s, d->syn->u.decor, "Measure")
                        ? sema_resolve_measure(s, &d->scope, repr->items[0])
                        : sema_resolve_type(s, &d->scope, repr->items[0]);
    tycon_row(t, d->tycon)->target = target;
    return;
  }
  case TYCON_RECORD: {
    uint32_t first =
        make_fields(s, &d->scope, d->tycon, repr->items, repr->count, D_DUPLICATE_FIELD);
    if (tycon_row(t, d->tycon)->flags & TYCON_OWN_LAYOUT) {
      sema_refuse_overlaps(s, repr->items, repr->count);
      sema_set_layout(s, d->tycon, d->syn->u.decor);
      for (uint32_t i = 0; i < repr->count; i++)
        sema_set_offset(s, (FieldId){first + i}, repr->items[i]);
    }
    tycon_row(t, d->tycon)->fields = first;
    tycon_row(t, d->tycon)->field_count = repr->count;
    for (uint32_t i = 0; i < repr->count; i++)
      add_field(s, outer, (FieldId){first + i}, !(tycon_row(t, d->tycon)->flags & TYCON_QUALIFIED));
    return;
  }
  case TYCON_UNION:
  case TYCON_ENUM: define_cases(s, outer, d, repr); return;
  case TYCON_DELEGATE: {
    uint32_t arity;
    TypeId target = delegate_type(s, &d->scope, repr->items[0], &arity);
    tycon_row(t, d->tycon)->target = target;
    tycon_row(t, d->tycon)->cases = arity;
    return;
  }
  default: return;
  }
}

static bool is_abbreviation(Sema *s, const Definition *d) {
  return d->tycon.index && !d->is_extension && tycon_row(s->types, d->tycon)->kind == TYCON_ABBREV;
}

static bool names(const Syn *node, Name name) {
  if (node->kind == SYN_IDENT) return node->name.index == name.index;
  for (uint32_t i = 0; i < node->count; i++)
    if (node->items[i] && names(node->items[i], name)) return true;
  return false;
}

/* Resolves abbreviations first, each after the abbreviations of the group that it refers to, so that no term has one as its
 * head. */
static void define_abbreviation(Sema *s, Definition *all, uint32_t count, uint32_t i) {
  Definition *d = &all[i];
  if (!is_abbreviation(s, d) || d->is_defined) return;
  d->is_defined = true;
  Syn *target = syn_item(part(d->syn, SYN_TYPE_DEF_REPR), 0);
  for (uint32_t k = 0; target && k < count; k++)
    if (k != i && is_abbreviation(s, &all[k]) && !all[k].is_defined &&
        names(target, tycon_row(s->types, all[k].tycon)->name))
      define_abbreviation(s, all, count, k);
  define(s, d->home, d);
}

/* Reports an abbreviation that refers to itself, perhaps through others: it is still the head of a term. */
static TypeLook look_for_abbreviation(Types *t, TypeId part, void *data) {
  (void)data;
  TyconId tycon = type_tycon(t, part);
  bool found = tycon.index && tycon_row(t, tycon)->kind == TYCON_ABBREV &&
               !table_is_image(&t->tycons, tycon.index);
  return found ? LOOK_FOUND : type_kind(t, part) == TYPE_ANON_RECORD ? LOOK_PAST : LOOK_INSIDE;
}

static void check_cycle(Sema *s, const Definition *d) {
  if (!is_abbreviation(s, d) || !s->dialect->checks_definitions ||
      sema_attribute(s, d->syn->u.decor, "Measure"))
    return;
  TyconRow *row = tycon_row(s->types, d->tycon);
  if (!row->target.index || !type_any(s->types, row->target, look_for_abbreviation, NULL)) return;
  diag(s->diags, row->span, D_ABBREVIATION_CYCLE);
  row->target = type_error(s->types);
}

/* A function inside makes equality impossible. */
static void note_equality(Sema *s, TyconId tycon) {
  Types *t = s->types;
  TyconRow *row = tycon_row(t, tycon);
  if (row->flags & (TYCON_CUSTOM_EQUALITY | TYCON_REFERENCE_EQUALITY)) return;
  uint32_t first = row->fields, count = row->field_count;
  for (uint32_t c = 0; c <= row->case_count; c++) {
    for (uint32_t i = 0; i < count; i++) {
      TypeId type = type_resolve(t, field_row(t, (FieldId){first + i})->type);
      if (type_kind(t, type) == TYPE_FUNCTION)
        row->flags |= TYCON_NO_EQUALITY | TYCON_NO_COMPARISON;
      TyconId inner = type_tycon(t, type);
      if (inner.index && inner.index != tycon.index && row->kind != TYCON_CLASS)
        row->flags |= tycon_row(t, inner)->flags & (TYCON_NO_EQUALITY | TYCON_NO_COMPARISON);
    }
    if (c == row->case_count) break;
    first = case_row(t, (CaseId){row->cases + c})->fields,
    count = case_row(t, (CaseId){row->cases + c})->field_count;
  }
}

/* Does the part lack an order, whatever the type's arguments are? */
static TypeLook look_for_no_order(Types *t, TypeId part, void *data) {
  (void)data;
  const TypeRow *row = type_row(t, part);
  if (row->kind == TYPE_FUNCTION) return LOOK_FOUND;
  if (row->kind == TYPE_TUPLE || row->kind == TYPE_ANON_RECORD) return LOOK_INSIDE;
  if (row->kind != TYPE_APP) return LOOK_PAST;
  const TyconRow *tycon = tycon_row(t, (TyconId){row->head});
  if (tycon->flags & TYCON_NO_COMPARISON) return LOOK_FOUND;
  if (tycon->flags & TYCON_CUSTOM_COMPARISON) return LOOK_PAST;
  if (tycon->kind == TYCON_CLASS || tycon->kind == TYCON_INTERFACE ||
      tycon->kind == TYCON_DELEGATE || tycon->kind == TYCON_EXCEPTION)
    return LOOK_FOUND;
  bool is_opaque = tycon->kind == TYCON_PRIM &&
                   (tycon->prim == PRIM_OBJ || tycon->prim == PRIM_SEQ || tycon->prim == PRIM_LAZY);
  return is_opaque ? LOOK_FOUND : LOOK_INSIDE;
}

/* A record, union or struct with a part without order has no order itself. Returns true if that is new for this one. */
static bool note_order(Sema *s, TyconId tycon) {
  Types *t = s->types;
  TyconRow *row = tycon_row(t, tycon);
  if (row->kind != TYCON_RECORD && row->kind != TYCON_UNION && row->kind != TYCON_STRUCT)
    return false;
  if (row->flags & (TYCON_CUSTOM_COMPARISON | TYCON_NO_COMPARISON | TYCON_REFERENCE_EQUALITY))
    return false;
  uint32_t first = row->fields, count = row->field_count;
  for (uint32_t c = 0; c <= row->case_count; c++) {
    for (uint32_t i = 0; i < count; i++)
      if (type_any(t, field_row(t, (FieldId){first + i})->type, look_for_no_order, NULL)) {
        row->flags |= TYCON_NO_COMPARISON;
        return true;
      }
    if (c == row->case_count) break;
    first = case_row(t, (CaseId){row->cases + c})->fields,
    count = case_row(t, (CaseId){row->cases + c})->field_count;
  }
  return false;
}

typedef struct Group { /* type … and … */
  Definition *definitions;
  uint32_t *of_tycon; /* index + 1, from `first` on */
  uint32_t first, size;
} Group;

enum { MOST_BASES = 200 }; /* in a row, written against their order */

static Group make_group(Sema *s, Definition *definitions, uint32_t count) {
  Group g = {.definitions = definitions, .first = UINT32_MAX};
  for (int round = 0; round < 2; round++) {
    for (uint32_t i = 0; i < count; i++) {
      uint32_t tycon = definitions[i].tycon.index;
      if (!tycon || definitions[i].is_extension) continue;
      if (round)
        g.of_tycon[tycon - g.first] = i + 1;
      else if (tycon < g.first)
        g.size = g.size ? g.size + g.first - tycon : 1, g.first = tycon;
      else if (tycon - g.first >= g.size)
        g.size = tycon - g.first + 1;
    }
    if (!round) g.of_tycon = NEW_ARRAY(s->unit, uint32_t, g.size + 1);
  }
  return g;
}

/* Declares the members of a definition, after those of its bases and interfaces, which have the slots that it implements. */
static void declare_members(Sema *s, Group *g, uint32_t index, uint32_t depth) {
  Definition *d = &g->definitions[index];
  const Scope *outer = d->home;
  if (!d->tycon.index || d->members || d->is_met) return;
  d->is_met = true;
  if (depth == MOST_BASES)
    sema_too_many(s, d->syn->span, MOST_BASES,
                  "definitions that each stand before the one they inherit");
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; depth < MOST_BASES && i < d->syn->count; i++) {
    Syn *m = d->syn->items[i], *path = m->items ? m->items[0] : NULL;
    Found found;
    uint32_t used;
    if ((m->kind != SYN_INHERIT && m->kind != SYN_INTERFACE) || !path ||
        path->kind != SYN_TYPE_NAME)
      continue;
    if (!scope_find_path(s, outer, SPACE_TYPE, path->items[0], path->count - 1, &found, &used) ||
        found.kind != ENTRY_TYPE)
      continue;
    uint32_t at = found.target - g->first;
    if (found.target >= g->first && at < g->size && g->of_tycon[at])
      declare_members(s, g, g->of_tycon[at] - 1, depth + 1);
  }
  /* cases and fields of the group are in view of the members */
  Scope inner = *outer;
  for (uint32_t k = 0; k < tycon_row(s->types, d->tycon)->params.count; k++) {
    ParamId param = {run_items(s->types, tycon_row(s->types, d->tycon)->params)[k]};
    Name tick = sema_name(
        s, format_in(s->scratch, "'%s", name_text(s->names, param_row(s->types, param)->name)));
    if (!d->is_extension)
      scope_add(s, &inner, SPACE_TYPE, tick, ENTRY_TYPE_VAR, type_param(s->types, param).index, 0);
  }
  if (d->is_extension) inner = d->scope;
  inner.tycon = d->tycon;
  inner.vars = NULL;
  d->scope = inner;
  d->members = sema_declare_members(s, &d->scope, d->tycon, d->syn, d->is_extension);
}

/* The scope of its module, with the names that the group has declared so far. */
static void enter_home(Sema *s, Scope *scope, Definition *d) {
  d->home = scope;
  if (!d->nested) return;
  d->home = NEW(s->unit, Scope);
  *d->home = sema_nested_scope(s, scope, d->nested);
}

void sema_check_types(Sema *s, Scope *scope, Syn *types, NodeList *out) {
  Definition *definitions = NEW_ARRAY(s->unit, Definition, types->count);
  sema_externs_of_types(s, types);
  s->constraints.holding++;
  for (uint32_t i = 0; i < types->count; i++) {
    definitions[i].syn = types->items[i];
    definitions[i].nested = s->rec.homes.group == types ? s->rec.homes.items[i] : NULL;
    enter_home(s, scope, &definitions[i]);
    declare_name(s, definitions[i].home, &definitions[i]);
  }
  for (uint32_t i = 0; i < types->count;
       i++) { /* the scope has all names of the group now, and the own parameters */
    const ScopeItem *own = definitions[i].scope.top;
    enter_home(s, scope, &definitions[i]);
    Scope full = *definitions[i].home;
    VEC(const ScopeItem *) params = {0};
    for (; own && own->kind == ENTRY_TYPE_VAR; own = own->outer) vec_push(s->unit, &params, own);
    while (params.count) {
      const ScopeItem *item = vec_pop(&params);
      scope_add(s, &full, SPACE_TYPE, item->name, ENTRY_TYPE_VAR, item->target, 0);
    }
    full.vars = &definitions[i].vars;
    full.tycon = definitions[i].tycon;
    definitions[i].scope = full;
    if (definitions[i].tycon.index && !definitions[i].is_extension &&
        lone_case(s, &full, definitions[i].syn))
      tycon_row(s->types, definitions[i].tycon)->kind = TYCON_UNION;
  }
  for (uint32_t i = 0; i < types->count; i++) define_abbreviation(s, definitions, types->count, i);
  for (uint32_t i = 0; i < types->count; i++) check_cycle(s, &definitions[i]);
  for (uint32_t i = 0; i < types->count; i++) { /* constraints may name every type of the group */
    Syn *params = part(definitions[i].syn, SYN_TYPE_DEF_PARAMS);
    if (!params || definitions[i].is_extension) continue;
    s->constraints.in_header = true;
    sema_apply_constraints(s, &definitions[i].scope, params);
    s->constraints.in_header = false;
  }
  for (uint32_t i = 0; i < types->count; i++)
    if (!is_abbreviation(s, &definitions[i])) define(s, definitions[i].home, &definitions[i]);
  for (uint32_t i = 0; i < types->count; i++)
    if (definitions[i].tycon.index && !definitions[i].is_extension)
      note_equality(s, definitions[i].tycon);
  for (uint32_t i = 0; i < types->count; i++) enter_home(s, scope, &definitions[i]);
  s->level = 1;
  Group group = make_group(s, definitions, types->count);
  for (uint32_t i = 0; i < types->count; i++) declare_members(s, &group, i, 0);
  for (bool changed = s->dialect->checks_definitions;
       changed;) { /* their interfaces are known now */
    changed = false;
    for (uint32_t i = 0; i < types->count; i++)
      if (definitions[i].tycon.index && !definitions[i].is_extension)
        changed |= note_order(s, definitions[i].tycon);
  }
  for (uint32_t i = 0; i < types->count; i++)
    if (definitions[i].members) sema_check_slots(s, definitions[i].members);
  sema_release_constraints(s);
  sema_declare_forwards(s, scope);
  for (uint32_t i = 0; i < types->count; i++) {
    NodeList members = {0};
    if (!definitions[i].members) continue;
    sema_check_members(s, definitions[i].members, out, &members);
    NodeId node = psg_new_n(s->graph, PSG_TYPE_DEF, sema_unit(s), definitions[i].syn->span,
                            members.items, members.count);
    psg_type_def(s->graph, node)->tycon = definitions[i].tycon;
    psg_node(s->graph, node)->name = tycon_row(s->types, definitions[i].tycon)->name;
    if (!definitions[i].is_extension) tycon_row(s->types, definitions[i].tycon)->node = node.index;
    vec_push(s->unit, out, node);
  }
  for (uint32_t i = 0; i < types->count; i++)
    if (definitions[i].members) sema_generalize_members(s, definitions[i].members);
  s->members.open_members.count = 0;
  s->level = 0;
  for (uint32_t i = 0; i < types->count; i++) {
    TyconId tycon = definitions[i].tycon;
    if (definitions[i].is_extension || !tycon.index || tycon_row(s->types, tycon)->params.count ||
        !sema_attribute(s, definitions[i].syn->u.decor, "AutoOpen"))
      continue;
    scope_auto_open_type(s, definitions[i].home, type_app(s->types, tycon, NULL, 0));
  }
}

/* exception E of … with members: as those of a definition. */
static void check_exception_members(Sema *s, const Scope *outer, TyconId tycon, Syn *decl,
                                    NodeList *statics, NodeList *out) {
  Syn *def = NEW(s->unit, Syn);
  *def = (Syn){.kind = SYN_TYPE_DEF, .span = decl->span};
  def->count = SYN_TYPE_DEF_MEMBERS + decl->count - 2;
  def->items = NEW_ARRAY(s->unit, Syn *, def->count);
  def->items[SYN_TYPE_DEF_PATH] = decl->items[0]->items[0];
  for (uint32_t i = 2; i < decl->count; i++)
    def->items[SYN_TYPE_DEF_MEMBERS + i - 2] = decl->items[i];
  Scope scope = *outer;
  scope.tycon = tycon;
  scope.vars = NULL;
  s->level = 1;
  ClassDecl *members = sema_declare_members(s, &scope, tycon, def, false);
  sema_check_slots(s, members);
  sema_check_members(s, members, statics, out);
  sema_generalize_members(s, members);
  s->members.open_members.count = 0;
  s->level = 0;
}

/* exception E = F: another name of F. */
static void abbreviate_exception(Sema *s, Scope *scope, Syn *syn, Syn *path) {
  Found found;
  uint32_t used;
  if (!scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used) ||
      used != syn_path_count(path) || found.kind != ENTRY_EXN) {
    if (scope_find_path(s, scope, SPACE_TYPE, path, ANY_ARITY, &found, &used))
      diag(s->diags, syn->span, D_NOT_AN_EXCEPTION);
    else
      sema_undefined_value(s, scope, path);
    return;
  }
  for (int space = SPACE_VALUE; space <= SPACE_PATTERN; space++) {
    sema_add_entry(s, scope->module, (EntrySpace)space, syn->items[0]->name, ENTRY_EXN,
                   found.target, 0);
    scope_add(s, scope, (EntrySpace)space, syn->items[0]->name, ENTRY_EXN, found.target, 0);
  }
}

void sema_check_exception(Sema *s, Scope *scope, Syn *decl, NodeList *out) {
  Types *t = s->types;
  Syn *syn = decl->items[0];
  if (syn_item(decl, 1)) {
    abbreviate_exception(s, scope, syn, syn_item(decl, 1));
    return;
  }
  Found old;
  if (sema_find_entry(s, scope->module, SPACE_TYPE, syn->items[0]->name, 0, &old) &&
      old.kind == ENTRY_TYPE && tycon_row(t, (TyconId){old.target})->span.file == syn->span.file)
    diag(s->diags, syn->items[0]->span, D_DUPLICATE_TYPE, name_text(s->names, syn->items[0]->name));
  uint32_t index = table_add(&t->tycons, 1);
  TyconId tycon = {index};
  TyconRow *row = tycon_row(t, tycon);
  row->name = syn->items[0]->name;
  row->path = module_row(s, scope->module)->path;
  row->modules = sema_module_depth(s, scope->module);
  row->kind = TYCON_EXCEPTION;
  row->span = syn->span;
  row->base = type_of(t, KNOWN_EXN);
  note_known(s, tycon);
  sema_note_access(s, ENTRY_TYPE, index, scope->module, decl->u.decor);
  Scope inner = *scope;
  TypeVars vars = {.closed = true};
  inner.vars = &vars;
  uint32_t first =
      make_fields(s, &inner, tycon, syn->items + 1, syn->count - 1, D_CASE_FIELD_TWICE_DECLARED);
  row = tycon_row(t, tycon);
  row->fields = first;
  row->field_count = syn->count - 1;
  for (uint32_t i = 0; i < row->field_count; i++)
    if (!(field_row(t, (FieldId){first + i})->flags & FIELD_NAMED))
      field_row(t, (FieldId){first + i})->name = sema_name(s, format_in(s->scratch, "Data%u", i));
  for (int space = SPACE_VALUE; space <= SPACE_PATTERN; space++) {
    sema_add_entry(s, scope->module, (EntrySpace)space, row->name, ENTRY_EXN, index, 0);
    scope_add(s, scope, (EntrySpace)space, row->name, ENTRY_EXN, index, 0);
  }
  sema_add_entry(s, scope->module, SPACE_TYPE, row->name, ENTRY_TYPE, index, 0);
  scope_add(s, scope, SPACE_TYPE, row->name, ENTRY_TYPE, index, 0);
  NodeList members = {0};
  if (decl->count > 2) check_exception_members(s, scope, tycon, decl, out, &members);
  NodeId node =
      psg_new_n(s->graph, PSG_TYPE_DEF, sema_unit(s), decl->span, members.items, members.count);
  psg_type_def(s->graph, node)->tycon.index = index;
  psg_node(s->graph, node)->name = tycon_row(t, tycon)->name;
  tycon_row(t, tycon)->node = node.index;
  vec_push(s->unit, out, node);
}
