/* saturate: the parts of phase 5 in other files. Each returns the node that replaces the given one, or none. */
#ifndef CLEF_PSG_ELABORATE_SATURATE_H
#define CLEF_PSG_ELABORATE_SATURATE_H

#include "clef/psg/psg.h"

/* One module-level definition (Binding or start-up expression): every node below it becomes phase 5's. The children of a
 * node are done before it. Not twice. Returns the root, which is another node when an expression was replaced. */
NodeId psg_saturate_definition(Graph *graph, NodeId root);
/* printf_format.c: an Application or Intrinsic of the printf family; none when it is something else. */
NodeId psg_elaborate_format(Graph *graph, NodeId call);
/* A format literal that is a value. */
NodeId psg_elaborate_format_value(Graph *graph, NodeId literal);
/* structs.c: rewrites a member or constructor of a struct, once. True if it was changed. */
bool psg_saturate_struct_member(Graph *graph, NodeId binding);
/* A call of one; none when it stays. */
NodeId psg_saturate_struct_call(Graph *graph, NodeId call);
/* A MethodCall that would change what is immutable is one on a copy. */
void psg_saturate_constrained_call(Graph *graph, NodeId call);

/* ToString, Equals or GetHashCode of a type parameter's value that it may change; none for any other Intrinsic. */
NodeId psg_saturate_object_member(Graph *graph, NodeId node);

#endif
