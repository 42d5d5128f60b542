/* resolve_type: types as written. */
#include <stdlib.h>

#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"

TypeId sema_type_var(Sema *s, Scope *scope, Name name, bool is_static, Span span) {
  Found found;
  if (scope_find(s, scope, SPACE_TYPE, name, ANY_ARITY, &found) && found.kind == ENTRY_TYPE_VAR)
    return (TypeId){found.target};
  for (uint32_t i = 0; scope->vars && i < scope->vars->list.count; i++)
    if (scope->vars->list.items[i].name.index == name.index) return scope->vars->list.items[i].type;
  if (!scope->vars || scope->vars->closed) {
    diag(s->diags, span, D_TYPE_PARAM_UNDEFINED, name_text(s->names, name));
    return type_error(s->types);
  }
  TypeVar var = {name, type_new_var(s->types, s->level, span)};
  var_row(s->types, type_row(s->types, var.type)->head)->flags |= VAR_WRITTEN;
  VarRow *row = var_row(s->types, type_row(s->types, var.type)->head);
  row->name = sema_name(s, name_text(s->names, name) + 1); /* without the tick */
  if (is_static) row->flags |= PARAM_STATIC;
  vec_push(s->unit, &scope->vars->list, var);
  return var.type;
}

static Name var_name(Sema *s, Syn *var) {
  return sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, var->name)));
}

static TypeId unknown_type(Sema *s, Scope *scope, Syn *path) {
  sema_undefined_type(s, scope, path);
  return type_error(s->types);
}

/* ---- measures ---- */

static TypeId measure_var(Sema *s, Span span) {
  TypeId var = sema_new_var(s, span);
  var_row(s->types, type_row(s->types, var)->head)->flags |= PARAM_MEASURE;
  return var;
}

static TypeId measure_of_path(Sema *s, Scope *scope, Syn *path) {
  Found found;
  uint32_t used;
  if (!scope_find_path(s, scope, SPACE_TYPE, path, 0, &found, &used) ||
      used != syn_path_count(path) || found.kind != ENTRY_TYPE)
    return unknown_type(s, scope, path);
  TypeId measure = type_app(s->types, (TyconId){found.target}, NULL, 0);
  if (type_is_measure(s->types, measure)) return measure;
  diag(s->diags, path->span, D_MEASURE_EXPECTED);
  return type_error(s->types);
}

TypeId sema_resolve_measure(Sema *s, Scope *scope, Syn *type) {
  Types *t = s->types;
  switch ((SynKind)type->kind) {
  case SYN_IDENT:
  case SYN_LONG_IDENT: return measure_of_path(s, scope, type);
  case SYN_TYPE_NAME: { /* `kg m` may have been read as a postfix application */
    TypeId product = measure_of_path(s, scope, type->items[0]);
    for (uint32_t i = 1; i < type->count && type_is_measure(t, product); i++) {
      TypeId factor = sema_resolve_measure(s, scope, type->items[i]);
      if (!type_is_measure(t, factor)) return factor;
      product = type_measure_product(t, product, factor);
    }
    return product;
  }
  case SYN_TYPE_VAR: {
    TypeId var = type_resolve(t, sema_type_var(s, scope, var_name(s, type), false, type->span));
    if (type_kind(t, var) == TYPE_VAR) var_row(t, type_row(t, var)->head)->flags |= PARAM_MEASURE;
    return var;
  }
  case SYN_TYPE_WILD: return measure_var(s, type->span);
  case SYN_TYPE_PAREN: return sema_resolve_measure(s, scope, type->items[0]);
  case SYN_TYPE_PRODUCT:
  case SYN_TYPE_TUPLE: {
    TypeId product = type_measure_one(t);
    for (uint32_t i = 0; i < type->count; i++) {
      TypeId factor = sema_resolve_measure(s, scope, type->items[i]);
      if (type_kind(t, type_resolve(t, factor)) == TYPE_ERROR) return factor;
      product = type_measure_product(t, product, factor);
    }
    return product;
  }
  case SYN_TYPE_QUOTIENT: {
    TypeId above =
        type->items[0] ? sema_resolve_measure(s, scope, type->items[0]) : type_measure_one(t);
    TypeId below = sema_resolve_measure(s, scope, type->items[1]);
    if (type_kind(t, type_resolve(t, above)) == TYPE_ERROR) return above;
    if (type_kind(t, type_resolve(t, below)) == TYPE_ERROR) return below;
    return type_measure_product(t, above, type_measure_power(t, below, -MEASURE_POWER_ONE));
  }
  case SYN_TYPE_POWER: {
    TypeId base = sema_resolve_measure(s, scope, type->items[0]);
    if (type_kind(t, type_resolve(t, base)) == TYPE_ERROR) return base;
    int64_t scaled = (int64_t)type->u.bits * MEASURE_POWER_ONE;
    bool small = scaled / MEASURE_POWER_ONE == (int64_t)type->u.bits && type->size &&
                 scaled % type->size == 0 && llabs(scaled / type->size) < INT32_MAX / 64;
    if (small) return type_measure_power(t, base, (int32_t)(scaled / type->size));
    break;
  }
  case SYN_TYPE_CONST:
    if (type->items[0]->kind == SYN_CONST && type->items[0]->u.bits == 1)
      return type_measure_one(t);
    break;
  default: break;
  }
  diag(s->diags, type->span, D_MEASURE_EXPECTED);
  return type_error(t);
}

TypeId sema_instantiate_tycon(Sema *s, TyconId tycon, Span span) {
  IdRun params = tycon_row(s->types, tycon)->params;
  TypeId *args = params.count ? NEW_ARRAY(s->scratch, TypeId, params.count) : NULL;
  for (uint32_t i = 0; i < params.count; i++) {
    bool measure =
        param_row(s->types, (ParamId){run_items(s->types, params)[i]})->flags & PARAM_MEASURE;
    args[i] = measure ? measure_var(s, span) : sema_new_var(s, span);
  }
  return type_app(s->types, tycon, args, params.count);
}

/* A number, which may have a measure as its argument: float<m>. */
static bool is_number(Sema *s, uint32_t tycon) {
  const TyconRow *row = tycon_row(s->types, (TyconId){tycon});
  while (row->kind == TYCON_ABBREV && type_kind(s->types, row->target) == TYPE_APP) {
    tycon = type_tycon(s->types, row->target).index;
    row = tycon_row(s->types, (TyconId){tycon});
  }
  return tycon == s->types->known[KNOWN_DECIMAL] ||
         (row->kind == TYCON_PRIM && prim_is_number((PrimKind)row->prim));
}

static TypeId resolve_name(Sema *s, Scope *scope, Syn *type) {
  Syn *path = type->items[0];
  uint32_t count = type->count - 1, used;
  Found found;
  if (!scope_find_path(s, scope, SPACE_TYPE, path, count, &found, &used) ||
      used != syn_path_count(path)) {
    if (scope_find_path(s, scope, SPACE_TYPE, path, ANY_ARITY, &found, &used) &&
        used == syn_path_count(path) && found.kind == ENTRY_TYPE) {
      if (count == 1 && !found.extra && is_number(s, found.target)) {
        TypeId measure = sema_resolve_measure(s, scope, type->items[1]);
        if (!type_is_measure(s->types, measure)) return type_error(s->types);
        return type_with_measure(s->types, type_app(s->types, (TyconId){found.target}, NULL, 0),
                                 measure);
      }
      if (!count) { /* `list` for `_ list`: allowed where types are inferred */
        diag(s->diags, type->span, D_TYPE_ARG_COUNT,
             name_text(s->names, syn_path_part(path, used - 1)->name),
             format_in(s->session, "%u", found.extra), "0");
        return type_error(s->types);
      }
      diag(s->diags, type->span, D_TYPE_ARG_COUNT,
           name_text(s->names, syn_path_part(path, used - 1)->name),
           format_in(s->session, "%u", found.extra), format_in(s->session, "%u", count));
      return type_error(s->types);
    }
    return unknown_type(s, scope, path);
  }
  if (!s->dialect->has_obj && found.kind == ENTRY_TYPE &&
      found.target == s->types->known[KNOWN_OBJ]) {
    diag(s->diags, type->span, D_CLEF_OBJ, "obj");
    return type_error(s->types);
  }
  if (found.kind == ENTRY_TYPE)
    sema_check_use(s, scope, ENTRY_TYPE, found.target, syn_path_part(path, used - 1)->name,
                   type->span);
  IdRun params =
      found.kind == ENTRY_TYPE ? tycon_row(s->types, (TyconId){found.target})->params : (IdRun){0};
  TypeId *args = count ? NEW_ARRAY(s->scratch, TypeId, count) : NULL;
  for (uint32_t i = 0; i < count; i++) {
    bool measure =
        i < params.count &&
        param_row(s->types, (ParamId){run_items(s->types, params)[i]})->flags & PARAM_MEASURE;
    args[i] = measure ? sema_resolve_measure(s, scope, type->items[1 + i])
                      : sema_resolve_type(s, scope, type->items[1 + i]);
  }
  if (found.kind == ENTRY_TYPE && !count &&
      tycon_row(s->types, (TyconId){found.target})->kind == TYCON_MEASURE) {
    const char *unit = name_text(s->names, tycon_row(s->types, (TyconId){found.target})->name);
    diag(s->diags, type->span, D_TYPE_EXPECTED);
    diag_hint(s->diags, "write a number of this unit as float<%s>, int<%s> …", unit, unit);
    return type_error(s->types);
  }
  if (found.kind == ENTRY_TYPE && count)
    sema_constrain(s, (TyconId){found.target}, args, count, type->span);
  TypeId made = type_app(s->types, (TyconId){found.target}, args, count);
  if (count == 1) sema_note_byref(s, made);
  return made;
}

/* The type name whose last part is replaced by `name`, with the same arguments. */
static Syn *with_last_part(Sema *s, const Syn *type, Name name) {
  Syn *path = type->items[0], *renamed = NEW(s->unit, Syn), *whole = NEW(s->unit, Syn);
  uint32_t count = syn_path_count(path);
  *whole = *type;
  *renamed = *syn_path_part(path, count - 1);
  renamed->name = name;
  if (path->kind != SYN_IDENT) {
    Syn *last = renamed;
    renamed = NEW(s->unit, Syn);
    *renamed = *path;
    renamed->items = NEW_ARRAY(s->unit, Syn *, count);
    memcpy(renamed->items, path->items, count * sizeof(Syn *));
    renamed->items[count - 1] = last;
  }
  whole->items = NEW_ARRAY(s->unit, Syn *, type->count);
  memcpy(whole->items, type->items, type->count * sizeof(Syn *));
  whole->items[0] = renamed;
  return whole;
}

/* T<args>.N, a type inside a type, which only the library has: there it is ``T+N`` of the same arguments, and
 * T<args>.N.M is ``T+N+M``. */
static TypeId resolve_nested(Sema *s, Scope *scope, Syn *type) {
  Syn *outer = type, *inner = NULL;
  const char *names = "";
  for (; outer->kind == SYN_TYPE_DOT && outer->count == 2; outer = outer->items[0]) {
    inner = outer->items[1];
    names = format_in(s->session, "+%s%s", name_text(s->names, inner->name), names);
  }
  bool has_own_args =
      outer->kind == SYN_TYPE_DOT; /* no type inside a type of the library has any */
  if (has_own_args) {
    inner = outer->items[1];
    outer = outer->items[0];
  }
  TypeId holder = type_resolve(s->types, sema_resolve_type(s, scope, outer));
  if (type_kind(s->types, holder) == TYPE_ERROR) return holder;
  bool is_named = outer->kind == SYN_TYPE_NAME && !has_own_args;
  Span of = is_named ? tycon_row(s->types, type_tycon(s->types, holder))->span : (Span){0};
  if (is_named && !source_is_program(s->sources, of.file)) {
    uint32_t count = syn_path_count(outer->items[0]), used;
    const char *last = name_text(s->names, syn_path_part(outer->items[0], count - 1)->name);
    Syn *joined =
        with_last_part(s, outer, sema_name(s, format_in(s->session, "%s%s", last, names)));
    Found found;
    if (scope_find_path(s, scope, SPACE_TYPE, joined->items[0], outer->count - 1, &found, &used) &&
        used == count)
      return resolve_name(s, scope, joined);
  }
  diag(s->diags, inner->span, D_TYPE_UNDEFINED, name_text(s->names, inner->name));
  return type_error(s->types);
}

TypeId sema_resolve_type_arg(Sema *s, Scope *scope, Syn *type) {
  Found found;
  uint32_t used;
  bool is_unit = type->kind == SYN_TYPE_NAME && type->count == 1 &&
                 scope_find_path(s, scope, SPACE_TYPE, type->items[0], 0, &found, &used) &&
                 used == syn_path_count(type->items[0]) && found.kind == ENTRY_TYPE &&
                 tycon_row(s->types, (TyconId){found.target})->kind == TYCON_MEASURE;
  return is_unit ? type_app(s->types, (TyconId){found.target}, NULL, 0)
                 : sema_resolve_type(s, scope, type);
}

static void add_constraint(Sema *s, TypeId type, ConstraintRow constraint) {
  Types *t = s->types;
  uint32_t head = type_row(t, type)->head, list;
  switch (type_kind(t, type)) {
  case TYPE_VAR:
    list = var_row(t, head)->constraints;
    type_add_constraint(t, &list, constraint);
    var_row(t, head)->constraints = list;
    break;
  case TYPE_PARAM:
    list = param_row(t, (ParamId){head})->constraints;
    type_add_constraint(t, &list, constraint);
    param_row(t, (ParamId){head})->constraints = list;
    break;
  default: break;
  }
}

void sema_take_constraints(Sema *s, IdRun params, const TypeId *args, uint32_t at) {
  Types *t = s->types;
  for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[at]})->constraints; c;
       c = constraint_row(t, c)->next) {
    ConstraintRow row = *constraint_row(t, c);
    row.support = type_substitute_run(t, row.support, params, args);
    if (row.type.index) row.type = type_substitute(t, row.type, params, args);
    add_constraint(s, type_resolve(t, args[at]), row);
  }
}

TypeId sema_resolve_type(Sema *s, Scope *scope, Syn *type) {
  Types *t = s->types;
  switch ((SynKind)type->kind) {
  case SYN_TYPE_NAME: return resolve_name(s, scope, type);
  case SYN_TYPE_DOT: return resolve_nested(s, scope, type);
  case SYN_TYPE_VAR:
    return sema_type_var(s, scope, var_name(s, type), (type->flags & SYN_F_HEAD) != 0, type->span);
  case SYN_TYPE_WILD: return sema_new_var(s, type->span);
  case SYN_TYPE_PAREN: return sema_resolve_type(s, scope, type->items[0]);
  case SYN_TYPE_LABELLED: return sema_resolve_type(s, scope, type->items[0]);
  case SYN_TYPE_TUPLE: {
    TypeId *items = NEW_ARRAY(s->scratch, TypeId, type->count);
    for (uint32_t i = 0; i < type->count; i++)
      items[i] = sema_resolve_type(s, scope, type->items[i]);
    return type_tuple(t, items, type->count, (type->flags & SYN_F_STRUCT) != 0);
  }
  case SYN_TYPE_FUNC: {
    TypeId *items = NEW_ARRAY(s->scratch, TypeId, type->count);
    for (uint32_t i = 0; i < type->count; i++)
      items[i] = sema_resolve_type(s, scope, type->items[i]);
    TypeId result = items[type->count - 1];
    for (uint32_t i = type->count - 1; i-- > 0;) result = type_function(t, items[i], result);
    return result;
  }
  case SYN_TYPE_ARRAY: return type_array(t, sema_resolve_type(s, scope, type->items[0]), type->sub);
  case SYN_TYPE_FLEX: {
    TypeId super = sema_resolve_type(s, scope, type->items[0]), var = sema_new_var(s, type->span);
    VarRow *row = var_row(t, type_row(t, var)->head);
    uint32_t list = 0;
    ConstraintRow constraint = {.kind = CONSTRAINT_SUBTYPE, .type = super, .span = type->span};
    type_add_constraint(t, &list, constraint);
    row->constraints = list;
    row->default_type = super;
    return var;
  }
  case SYN_TYPE_ANON_RECORD: {
    Name *names = NEW_ARRAY(s->scratch, Name, type->count + 1);
    TypeId *items = NEW_ARRAY(s->scratch, TypeId, type->count + 1);
    for (uint32_t i = 0; i < type->count; i++) {
      names[i] = type->items[i]->items[0]->name;
      items[i] = sema_resolve_type(s, scope, type->items[i]->items[1]);
    }
    return type_anon_record(t, names, items, type->count, (type->flags & SYN_F_STRUCT) != 0);
  }
  case SYN_TYPE_PRODUCT:
  case SYN_TYPE_QUOTIENT:
  case SYN_TYPE_POWER: return sema_resolve_measure(s, scope, type);
  case SYN_TYPE_CONST: /* the measure 1 */
    if (type->items[0]->kind == SYN_CONST && type->items[0]->sub != SYN_CONST_STRING)
      return sema_resolve_measure(s, scope, type);
    diag(s->diags, type->span, D_TYPE_LITERAL);
    return type_error(t);
  case SYN_TYPE_AND: { /* 't & #I & #J: 't with these bounds */
    TypeId first = type_resolve(t, sema_resolve_type(s, scope, type->items[0]));
    for (uint32_t i = 1; i < type->count; i++) {
      Syn *bound =
          type->items[i]->kind == SYN_TYPE_FLEX ? type->items[i]->items[0] : type->items[i];
      TypeId super = sema_resolve_type(s, scope, bound);
      add_constraint(
          s, first,
          (ConstraintRow){.kind = CONSTRAINT_SUBTYPE, .type = super, .span = bound->span});
      bool open = type_kind(t, first) == TYPE_VAR;
      if (open && !var_row(t, type_row(t, first)->head)->default_type.index)
        var_row(t, type_row(t, first)->head)->default_type = super;
    }
    return first;
  }
  case SYN_TYPE_OR_NULL: { /* t, whose values may be null anyway */
    TypeId type_or_null = sema_resolve_type(s, scope, type->items[0]);
    if (!s->dialect->has_null)
      diag(s->diags, type->span, D_CLEF_NULL, sema_type_text(s, type_or_null));
    return type_or_null;
  }
  case SYN_TYPE_WITH: {
    TypeId result = sema_resolve_type(s, scope, type->items[0]);
    for (uint32_t i = 1; i < type->count; i++) sema_apply_constraints(s, scope, type->items[i]);
    return result;
  }
  case SYN_IDENT:
  case SYN_LONG_IDENT: {
    Found found;
    uint32_t used;
    if (!scope_find_path(s, scope, SPACE_TYPE, type, 0, &found, &used) ||
        used != syn_path_count(type))
      return unknown_type(s, scope, type);
    return type_app(t, (TyconId){found.target}, NULL, 0);
  }
  default: diag(s->diags, type->span, D_TYPE_LITERAL); return type_error(t);
  }
}

/* (^a or ^b) : (static member M : …) */
static void apply_member_constraint(Sema *s, Scope *scope, Syn *holder, Syn *subject) {
  Types *t = s->types;
  bool several = subject->kind == SYN_TYPE_OR;
  uint32_t count = several ? subject->count : 1;
  uint32_t *support = NEW_ARRAY(s->scratch, uint32_t, count);
  for (uint32_t i = 0; i < count; i++)
    support[i] =
        type_resolve(t, sema_resolve_type(s, scope, several ? subject->items[i] : subject)).index;
  Trait trait = {.support = types_run(t, support, count)};
  sema_resolve_member_sig(s, scope, holder->items[1], (TypeId){support[0]}, &trait);
  ConstraintRow constraint = {.kind = CONSTRAINT_MEMBER,
                              .name = trait.name,
                              .type = trait.type,
                              .support = trait.support,
                              .flags = trait.arg_count << 1 | (trait.is_static ? 1 : 0),
                              .span = holder->span};
  for (uint32_t i = 0; i < count; i++) add_constraint(s, (TypeId){support[i]}, constraint);
}

/* `when I<'T>`: 'T :> I<'T>; of an abbreviation whose parameters have constraints, those. */
static void apply_self_constraint(Sema *s, Scope *scope, Syn *written, TypeId type, Span span) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (tycon.index && tycon_row(t, tycon)->kind == TYCON_INTERFACE) {
    TypeId var = type_resolve(t, type_arg(t, type, 0));
    add_constraint(s, var, (ConstraintRow){.kind = CONSTRAINT_SUBTYPE, .type = type, .span = span});
    if (type_kind(t, var) == TYPE_VAR) var_row(t, type_row(t, var)->head)->default_type = type;
    return;
  }
  Found found;
  uint32_t used;
  if (written->kind != SYN_TYPE_NAME ||
      !scope_find_path(s, scope, SPACE_TYPE, written->items[0], written->count - 1, &found, &used) ||
      found.kind != ENTRY_TYPE || tycon_row(t, (TyconId){found.target})->kind != TYCON_ABBREV) {
    diag(s->diags, span, D_SELF_CONSTRAINT);
    return;
  }
  IdRun params = tycon_row(t, (TyconId){found.target})->params;
  uint32_t count = written->count - 1;
  TypeId *args = NEW_ARRAY(s->scratch, TypeId, count);
  for (uint32_t i = 0; i < count; i++)
    args[i] = type_resolve(t, sema_resolve_type(s, scope, written->items[i + 1]));
  for (uint32_t i = 0; i < count && i < params.count; i++)
    sema_take_constraints(s, params, args, i);
}

/* delegate<args, result>: the function obj -> args -> result that such a delegate stands for. */
static TypeId delegate_constraint_type(Sema *s, Scope *scope, Syn *written) {
  TypeId result = sema_resolve_type(s, scope, written->items[1]);
  TypeId args = sema_resolve_type(s, scope, written->items[0]);
  return type_function(s->types, type_of(s->types, KNOWN_OBJ),
                       type_function(s->types, args, result));
}

/* One CONSTRAINT, or a holder of them (TYPE_PARAMS). */
void sema_apply_constraints(Sema *s, Scope *scope, Syn *holder) {
  Types *t = s->types;
  if (holder->kind != SYN_CONSTRAINT) {
    for (uint32_t i = 0; i < holder->count; i++)
      if (holder->items[i] && holder->items[i]->kind == SYN_CONSTRAINT)
        sema_apply_constraints(s, scope, holder->items[i]);
    return;
  }
  static const struct {
    uint16_t sub;
    ConstraintKind kind;
  } kinds[] = {{SYN_CONSTRAINT_EQUALITY, CONSTRAINT_EQUALITY},
               {SYN_CONSTRAINT_COMPARISON, CONSTRAINT_COMPARISON},
               {SYN_CONSTRAINT_STRUCT, CONSTRAINT_STRUCT},
               {SYN_CONSTRAINT_NOT_STRUCT, CONSTRAINT_NOT_STRUCT},
               {SYN_CONSTRAINT_NULL, CONSTRAINT_NULL},
               {SYN_CONSTRAINT_UNMANAGED, CONSTRAINT_UNMANAGED},
               {SYN_CONSTRAINT_CTOR, CONSTRAINT_NEW},
               {SYN_CONSTRAINT_ENUM, CONSTRAINT_ENUM},
               {SYN_CONSTRAINT_DELEGATE, CONSTRAINT_DELEGATE},
               {SYN_CONSTRAINT_SUBTYPE, CONSTRAINT_SUBTYPE},
               {SYN_CONSTRAINT_MEMBER, CONSTRAINT_MEMBER},
               {SYN_CONSTRAINT_SELF, CONSTRAINT_SUBTYPE}};
  if (holder->sub == SYN_CONSTRAINT_DEFAULT && s->dialect->owns_library) {
    TypeId var = type_resolve(t, sema_resolve_type(s, scope, holder->items[0]));
    uint32_t head = type_row(t, var)->head;
    if (type_kind(t, var) == TYPE_VAR) {
      var_row(t, head)->flags |= PARAM_DEFAULT_OBJ;
      var_row(t, head)->default_type = type_of(t, KNOWN_OBJ);
    } else if (type_kind(t, var) == TYPE_PARAM) {
      param_row(t, (ParamId){head})->flags |= PARAM_DEFAULT_OBJ;
    }
    return;
  }
  for (size_t i = 0; i < COUNT_OF(kinds); i++) {
    if (kinds[i].sub != holder->sub) continue;
    Syn *subject = holder->items[0];
    while (subject->kind == SYN_TYPE_PAREN) subject = subject->items[0];
    if (kinds[i].kind == CONSTRAINT_MEMBER) {
      apply_member_constraint(s, scope, holder, subject);
      return;
    }
    TypeId var = type_resolve(t, sema_resolve_type(s, scope, subject));
    if (kinds[i].sub == SYN_CONSTRAINT_SELF) {
      apply_self_constraint(s, scope, subject, var, holder->span);
      return;
    }
    ConstraintRow constraint = {.kind = kinds[i].kind, .span = holder->span};
    if (constraint.kind == CONSTRAINT_SUBTYPE)
      constraint.type = sema_resolve_type(s, scope, holder->items[1]);
    if (constraint.kind == CONSTRAINT_ENUM && holder->count > 1)
      constraint.type = sema_resolve_type(s, scope, holder->items[1]);
    if (constraint.kind == CONSTRAINT_DELEGATE && holder->items[1]->count == 2)
      constraint.type = delegate_constraint_type(s, scope, holder->items[1]);
    add_constraint(s, var, constraint);
    if (type_kind(t, var) == TYPE_VAR) {
      if (constraint.kind == CONSTRAINT_SUBTYPE)
        var_row(t, type_row(t, var)->head)->default_type = constraint.type;
    }
  }
}

ParamSet sema_name_params(Sema *s, Scope *scope, Syn *params) {
  ParamSet out = {0};
  for (uint32_t i = 0; params && i < params->count; i++) {
    Syn *var = params->items[i];
    if (var->kind != SYN_TYPE_VAR) continue;
    uint32_t index = table_add(&s->types->params, 1);
    ParamRow *row = param_row(s->types, (ParamId){index});
    row->name = var->name;
    row->index = out.count;
    row->flags = (var->flags & SYN_F_HEAD ? PARAM_STATIC : 0) | PARAM_DECLARED;
    if (sema_attribute(s, var->u.decor, "Measure")) row->flags |= PARAM_MEASURE;
    vec_push(s->scratch, &out, (ParamId){index});
    scope_add(s, scope, SPACE_TYPE, var_name(s, var), ENTRY_TYPE_VAR,
              type_param(s->types, (ParamId){index}).index, 0);
  }
  return out;
}

ParamSet sema_declare_params(Sema *s, Scope *scope, Syn *params) {
  ParamSet declared = sema_name_params(s, scope, params);
  s->constraints.holding++; /* 'T :> I<'T>: it is known when all are */
  if (params) sema_apply_constraints(s, scope, params);
  sema_release_constraints(s);
  return declared;
}

/* The type of an optional parameter inside its member: an option, with [<Struct>] a voption. */
TypeId sema_optional_type(Sema *s, Syn *pattern, TypeId item) {
  KnownTycon option = KNOWN_OPTION;
  for (; pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS ||
         pattern->kind == SYN_PAT_TYPED;
       pattern = pattern->items[0])
    if (pattern->kind == SYN_PAT_ATTRS && sema_attribute(s, pattern->u.decor, "Struct"))
      option = KNOWN_VOPTION;
  return type_app(s->types, type_known(s->types, option), &item, 1);
}

void sema_resolve_member_sig(Sema *s, Scope *scope, Syn *sig, TypeId self, Trait *trait) {
  Types *t = s->types;
  Syn *type = sig->items[sig->count - 1];
  const char *name = name_text(s->names, sig->items[0]->name);
  while (type->kind == SYN_TYPE_PAREN) type = type->items[0];
  bool is_new = (sig->items[0]->flags & SYN_F_KEYWORD) != 0;
  trait->is_static = is_new || (sig->flags & SYN_F_STATIC) != 0;
  const char *member = sig->items[0]->flags & SYN_F_OPERATOR ? sema_operator_member(name) : NULL;
  trait->name = is_new ? s->words.ctor : member ? sema_name(s, member) : sig->items[0]->name;
  if (type->kind == SYN_TYPE_FUNC) {
    TypeId args[MOST_ARGS];
    uint32_t count = 0;
    for (uint32_t i = 0; i + 1 < type->count; i++) {
      Syn *arg = type->items[i];
      bool is_tuple = arg->kind == SYN_TYPE_TUPLE && !(arg->flags & SYN_F_STRUCT);
      for (uint32_t k = 0; k < (is_tuple ? arg->count : 1); k++) {
        Syn *one = is_tuple ? arg->items[k] : arg;
        if (count == MOST_ARGS) {
          sema_too_many(s, one->span, MOST_ARGS, "parameters of a member constraint");
          break;
        }
        args[count++] = sema_resolve_type(s, scope, one);
      }
    }
    trait->type = sema_resolve_type(s, scope, type->items[type->count - 1]);
    for (uint32_t i = count; i-- > 0;) trait->type = type_function(t, args[i], trait->type);
    trait->arg_count = count;
  } else {
    trait->type = sema_resolve_type(s, scope, type);
    if (!strncmp(name, "get_", 4)) return;
    trait->name = sema_name(s, format_in(s->session, "get_%s", name));
  }
  if (trait->is_static) return;
  trait->type = type_function(t, self, trait->type);
  trait->arg_count++;
}
