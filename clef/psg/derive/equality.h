/* equality: witnesses of the generic operations, by type. */
#ifndef CLEF_PSG_DERIVE_EQUALITY_H
#define CLEF_PSG_DERIVE_EQUALITY_H

#include "clef/psg/psg.h"

/* What `operation` (EQUALS, NOT_EQUALS, EQUALS_ER, LESS … GREATER_EQUAL, COMPARE, COMPARE_PARTIAL,
 * HASH, TO_TEXT, SHOWN, TO_LAYOUT, EXN_MESSAGE) is on a closed type: a primitive operation on the
 * same arguments, or else a function: `function`, a Binding. */
typedef struct TypeOperation {
  IntrinsicId prim;
  /* synthesised (it calls a user's override where there is one), or of the library */
  NodeId function;
  TypeId args[2]; /* of a library function: its type arguments */
  uint32_t arg_count;
} TypeOperation;

/* EQUALS_DEFAULT … COMPARE_DEFAULT on a type where one of F#'s operations does the same: that; else the operation itself.
 * Other operations are left as they are (comparer.c). */
IntrinsicId psg_plain_operation(Graph *graph, IntrinsicId operation, TypeId type);
bool psg_is_type_operation(IntrinsicId operation);
/* Synthesises the function; the caller keeps one per (operation, type). */
TypeOperation psg_type_operation(Graph *graph, IntrinsicId operation, TypeId type, Span at);
/* The operation that fills a slot of ObjectSlots. */
IntrinsicId psg_slot_operation(Graph *graph, MemberId slot);
/* The slot of ObjectSlots whose function fills `slot` too in objects of the type; `slot` itself if it has a function of its
 * own. */
MemberId psg_shared_slot(Graph *graph, TypeId type, MemberId slot);
/* Is `=` of two objects made of values of this type the same as Equals, since no nan and no object is inside? */
bool psg_same_is_equals(Graph *graph, TypeId type);
/* The member of a type, of its own or of a base, that overrides that slot: where it is declared; none. */
TypeId psg_slot_override(Graph *graph, TypeId type, MemberId slot, MemberId *member);

#endif
