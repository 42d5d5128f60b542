/* object_types: types of objects as all of phase 5 sees them: bases, views, and the slots that rt gives every object. */
#ifndef CLEF_PSG_GRAPH_OBJECT_TYPES_H
#define CLEF_PSG_GRAPH_OBJECT_TYPES_H

#include "clef/psg/psg.h"

/* The base class of a closed type, with its arguments; 0 when it has none. */
TypeId psg_type_of_base(Graph *graph, TypeId type);
/* Is it a sequence, or an interface of collections that lists and arrays are made into where it is expected? */
bool psg_is_view(Graph *graph, TypeId interface);
/* Is it the member that gives its object as a sequence? */
bool psg_is_to_seq(const Graph *graph, const MemberRow *member);
/* The slot of that name in rt's ObjectSlots. */
MemberId psg_object_slot(Graph *graph, const char *name);
/* A call through the slot of that name in rt's ObjectSlots; the first argument is the object. */
NodeId psg_object_slot_call(Graph *graph, const char *name, TypeId result, const NodeId *args,
                            uint32_t count, Span at);

#endif
