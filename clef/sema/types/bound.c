/* bound: the supertype that a type variable or parameter has by its constraints. */
#include "clef/sema/names/names.h"
#include "clef/sema/types/subtype.h"

/* The bound after `after` (0: the first) in an open type's constraints; 0 when there is none. */
static uint32_t next_bound(Types *t, TypeId type, uint32_t after) {
  uint32_t list = 0;
  if (after)
    list = constraint_row(t, after)->next;
  else if (type_kind(t, type) == TYPE_VAR)
    list = var_row(t, type_row(t, type)->head)->constraints;
  else if (type_kind(t, type) == TYPE_PARAM)
    list = param_row(t, (ParamId){type_row(t, type)->head})->constraints;
  while (list && constraint_row(t, list)->kind != CONSTRAINT_SUBTYPE)
    list = constraint_row(t, list)->next;
  return list;
}

TypeId member_bound(Sema *s, TypeId type) {
  type = type_resolve(s->types, type);
  uint32_t first = next_bound(s->types, type, 0);
  return first ? constraint_row(s->types, first)->type : type;
}

TypeId member_bound_with(Sema *s, TypeId type, Name name) {
  Types *t = s->types;
  type = type_resolve(t, type);
  uint32_t first = next_bound(t, type, 0);
  if (!first || !next_bound(t, type, first)) return member_bound(s, type);
  for (uint32_t at = first; at; at = next_bound(t, type, at)) {
    TypeId bound = constraint_row(t, at)->type;
    if (sema_find_member(s, bound, name, false).index || member_find_field(s, bound, name).index)
      return bound;
  }
  return member_bound(s, type);
}

TypeId member_bound_to(Sema *s, TypeId type, TypeId wanted) {
  Types *t = s->types;
  type = type_resolve(t, type);
  uint32_t first = next_bound(t, type, 0);
  if (!first || !next_bound(t, type, first)) return member_bound(s, type);
  for (uint32_t at = first; at; at = next_bound(t, type, at)) {
    TypeId bound = constraint_row(t, at)->type;
    if (type_tycon(t, bound).index == type_tycon(t, wanted).index ||
        sema_can_coerce(s, bound, wanted))
      return bound;
  }
  return member_bound(s, type);
}
