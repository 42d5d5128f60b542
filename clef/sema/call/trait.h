/* trait: what call/trait.c, which solves member constraints, shares with call/trait_call.c, which checks calls of them. */
#ifndef CLEF_SEMA_TRAIT_H
#define CLEF_SEMA_TRAIT_H

#include "clef/sema/context.h"

enum { MOST_TRAIT_ARGS = MOST_ARGS + 1 }; /* with the object */

typedef struct TraitParts {
  TypeId args[MOST_TRAIT_ARGS];
  uint32_t count;
  TypeId result;
} TraitParts;

/* The trait's type as arguments and result. */
TraitParts trait_parts(Sema *s, const Trait *trait);
/* The abstract static member of an interface among the type's constraints, and that interface; none when there is none. */
MemberId trait_find_static_slot(Sema *s, TypeId type, Name name, TypeId *interface);
TypeId trait_type_of_slot(Sema *s, MemberId slot, TypeId interface, Span span);
/* Is it the name of a setter, such as `set_Zero`? */
bool trait_is_setter(const char *name);
/* The name of the property: `Zero` for `get_Zero` and `set_Zero`; any other name as it is. */
const char *trait_plain_name(const char *name);
/* Makes `node` a TraitCall of the trait. */
NodeId trait_make_node(Sema *s, const Trait *trait, NodeId node);

#endif
