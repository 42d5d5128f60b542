/* subtype: relations between types, which make no nodes. */
#ifndef CLEF_SEMA_TYPES_SUBTYPE_H
#define CLEF_SEMA_TYPES_SUBTYPE_H

#include "clef/sema/context.h"

/* ---- subtype.c ---- */

bool sema_always_is(Sema *s, TypeId type, TypeId tested);
bool sema_is_sealed(Sema *s, TypeId type);
bool sema_can_coerce(Sema *s, TypeId from, TypeId to);
bool sema_has_view(Sema *s, TypeId from, TypeId to);
/* The supertype of `from` at the definition of `to` is made equal to `to`; false when it is another instance of it. */
bool sema_unify_super(Sema *s, TypeId from, TypeId to);
TypeId sema_element_of(Sema *s, TypeId collection,
                       bool *known); /* of list, array, string, seq, or what implements seq */
bool delegate_is(Sema *s, TypeId type);
/* The curried function type that a delegate stands for; `*arity`: its parameters. */
TypeId delegate_function(Sema *s, TypeId type, uint32_t *arity);

/* ---- bound.c ---- */

/* The supertype that a variable or parameter is bound by, or the type itself. */
TypeId member_bound(Sema *s, TypeId type);
/* Of several bounds the one that has a member of the name, or that is, or inherits, the type that is expected. */
TypeId member_bound_with(Sema *s, TypeId type, Name name);
TypeId member_bound_to(Sema *s, TypeId type, TypeId wanted);

#endif
