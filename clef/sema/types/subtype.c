/* subtype: relations between types: what a value of a type can be coerced to, and by which supertypes. Most of them
 * solve nothing. */
#include "clef/sema/names/names.h"
#include "clef/sema/types/subtype.h"

bool sema_can_coerce(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if (type_is_known(t, to, KNOWN_OBJ)) return type_kind(t, from) != TYPE_VAR;
  if (type_kind(t, to) != TYPE_APP) return false;
  TyconId target = type_tycon(t, to);
  const TyconRow *row = tycon_row(t, target);
  if (type_is_known(t, to, KNOWN_SEQ)) {
    bool known;
    sema_element_of(s, from, &known);
    return known;
  }
  if (type_is_known(t, to, KNOWN_ENUMERATOR))
    return type_find_super(t, from, type_known(t, KNOWN_ENUMERATOR_OBJECT)).index != 0;
  if (row->kind == TYCON_INTERFACE || row->kind == TYCON_CLASS) {
    return type_find_super(t, from, target).index != 0 ||
           (type_tycon(t, from).index &&
            tycon_row(t, type_tycon(t, from))->kind == TYCON_EXCEPTION &&
            type_is_known(t, to, KNOWN_EXN));
  }
  return false;
}

/* Unifies `to` with `from`, or with one of its bases or interfaces. If it implements an interface twice, the fitting instance is
 * taken. Returns false if no instance fits. */
static bool unify_declared(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_APP) return false;
  TyconId wanted = type_tycon(t, to);
  if (type_tycon(t, from).index == wanted.index) {
    Trial trial = type_begin_trial(&s->unifier);
    if (type_unify(&s->unifier, from, to)) return type_keep_trial(&s->unifier), true;
    type_undo_trial(&s->unifier, trial);
    return false;
  }
  const TyconRow row = *tycon_row(t, type_tycon(t, from));
  for (uint32_t i = 0; i <= row.interfaces.count; i++) {
    TypeId next = i < row.interfaces.count ? (TypeId){run_items(t, row.interfaces)[i]} : row.base;
    if (!next.index) continue;
    const TypeId *args = (const TypeId *)run_items(t, type_row(t, from)->args);
    if (unify_declared(s, type_substitute(t, next, row.params, args), to)) return true;
  }
  return false;
}

bool sema_unify_super(Sema *s, TypeId from, TypeId to) {
  TypeId super = type_find_super(s->types, from, type_tycon(s->types, to));
  if (!super.index || unify_declared(s, from, to)) return true;
  return type_unify(&s->unifier, super, to);
}

/* Can the type be viewed as the interface? Lists and arrays have the interfaces of .NET's (rt/collections/views.clef), every
 * sequence has System.Collections.IEnumerable. Solves the element's type: call it inside a trial. */
bool sema_has_view(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if (type_kind(t, from) != TYPE_APP || type_kind(t, to) != TYPE_APP ||
      tycon_row(t, type_tycon(t, to))->kind != TYCON_INTERFACE)
    return false;
  if (type_is_known(t, to, KNOWN_OLD_ENUMERABLE)) {
    bool known = false;
    if (type_tycon(t, from).index != type_tycon(t, to).index) sema_element_of(s, from, &known);
    return known;
  }
  if (type_is_known(t, from, KNOWN_ENUMERATOR)) return type_is_known(t, to, KNOWN_OLD_ENUMERATOR);
  TyconId view = type_tycon(t, to);
  if (!tycon_row(t, view)->params.count && table_is_image(&t->tycons, view.index))
    return type_view_member(t, view, type_tycon(t, from)).index != 0;
  if (!type_is_known(t, from, KNOWN_LIST) && !type_is_known(t, from, KNOWN_ARRAY)) return false;
  MemberSet members = sema_find_members(s, to, sema_name(s, "op_Implicit"), true);
  for (uint32_t i = 0; i < members.count; i++) {
    const SchemeRow scheme = *scheme_row(t, member_row(t, members.items[i])->scheme);
    if (type_tycon(t, type_arg(t, scheme.type, 0)).index == type_tycon(t, from).index)
      return type_unify(&s->unifier, type_arg(t, from, 0), type_arg(t, to, 0));
  }
  return false;
}

/* Is every value of the type a `tested`, so that the test always succeeds? */
bool sema_always_is(Sema *s, TypeId type, TypeId tested) {
  Types *t = s->types;
  type = type_resolve(t, type), tested = type_resolve(t, tested);
  if (type_kind(t, type) != TYPE_APP || type_kind(t, tested) != TYPE_APP) return false;
  if (type_is_known(t, tested, KNOWN_OBJ)) return true;
  if (type_is_known(t, type, KNOWN_OLD_ENUMERABLE) && type_is_known(t, tested, KNOWN_SEQ))
    return false; /* seq<obj> only here */
  if (type_is_known(t, type, KNOWN_ENUMERATOR) && type_is_known(t, type_arg(t, type, 0), KNOWN_OBJ))
    return false; /* so is what an IEnumerable gives */
  TypeId super = type_find_super(t, type, type_tycon(t, tested));
  return super.index && type_equal(t, super, tested);
}

bool sema_is_sealed(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TypeKind kind = type_kind(t, type);
  if (kind != TYPE_APP)
    return kind == TYPE_TUPLE || kind == TYPE_FUNCTION || kind == TYPE_ANON_RECORD;
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  switch (type_prim(t, type)) {
  case PRIM_NONE: break;
  case PRIM_OBJ:
  case PRIM_SEQ:
  case PRIM_ARRAY: return false;
  default: return true;
  }
  return row->kind != TYCON_CLASS && row->kind != TYCON_INTERFACE && row->kind != TYCON_EXCEPTION;
}

TypeId sema_element_of(Sema *s, TypeId collection, bool *known) {
  TypeId element = type_sequence_element(s->types, collection);
  *known = element.index != 0;
  return *known ? element : type_error(s->types);
}

/* The function that `'D: delegate<args, result>` gives to an open type. */
static TypeId constrained(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TypeKind kind = type_kind(t, type);
  uint32_t list = kind == TYPE_VAR ? var_row(t, type_row(t, type)->head)->constraints
                  : kind == TYPE_PARAM
                      ? param_row(t, (ParamId){type_row(t, type)->head})->constraints
                      : 0;
  for (uint32_t c = list; c; c = constraint_row(t, c)->next)
    if (constraint_row(t, c)->kind == CONSTRAINT_DELEGATE) return constraint_row(t, c)->type;
  return (TypeId){0};
}

bool delegate_is(Sema *s, TypeId type) {
  if (constrained(s, type).index) return true;
  TyconId tycon = type_tycon(s->types, type_resolve(s->types, type));
  return tycon.index && tycon_row(s->types, tycon)->kind == TYCON_DELEGATE;
}

TypeId delegate_function(Sema *s, TypeId type, uint32_t *arity) {
  Types *t = s->types;
  type = type_resolve(t, type);
  *arity = 2;
  TypeId function = constrained(s, type);
  if (function.index) return function;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  *arity = row.cases;
  if (!row.params.count) return row.target;
  return type_substitute(t, row.target, row.params,
                         (const TypeId *)run_items(t, type_row(t, type)->args));
}
