/* make: short ways to build pieces of a graph, for saturation and intrinsic elaboration. All take the graph and a span. */
#ifndef CLEF_PSG_GRAPH_MAKE_H
#define CLEF_PSG_GRAPH_MAKE_H

#include "clef/psg/psg.h"

/* A synthetic binding `name`; put it into a Sequential before its uses. */
NodeId make_let(Graph *g, Span at, const char *name, NodeId value, bool is_mutable);
/* A variable for a lambda, loop or join. */
NodeId make_variable(Graph *g, Span at, const char *name, TypeId type);
/* Turns a PatternBinding into the Binding of the value, under its id. */
void make_bound(Graph *g, NodeId variable, NodeId value);
NodeId make_use(Graph *g, Span at, NodeId definition);
NodeId make_set(Graph *g, Span at, NodeId definition, NodeId value);
/* Operation with `instance` as its type argument (none: no argument). */
NodeId make_intrinsic(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance,
                      const NodeId *args, uint32_t count);
NodeId make_intrinsic1(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance, NodeId a);
NodeId make_intrinsic2(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance, NodeId a,
                       NodeId b);
NodeId make_int(Graph *g, Span at, TypeId type, int64_t value);
NodeId make_int32(Graph *g, Span at, int64_t value);
NodeId make_bool(Graph *g, Span at, bool value);
NodeId make_unit(Graph *g, Span at);
NodeId make_string(Graph *g, Span at, const char *bytes, size_t size);
/* Items as one expression; its type is the last one's. */
NodeId make_sequence(Graph *g, Span at, const NodeId *items, uint32_t count);
NodeId make_if(Graph *g, Span at, NodeId guard, NodeId yes, NodeId no);
NodeId make_while(Graph *g, Span at, NodeId guard, NodeId body);
NodeId make_tag(Graph *g, Span at, NodeId value);
NodeId make_field(Graph *g, Span at, NodeId value, CaseId id, uint32_t field, TypeId type);
/* A Lambda over these variables; its type from theirs. */
NodeId make_lambda(Graph *g, Span at, const NodeId *variables, uint32_t count, NodeId body);
/* The Binding of a function that the compiler adds to the program, of that name. */
NodeId make_function(Graph *g, Span at, const char *name, NodeId lambda);
NodeId make_apply(Graph *g, Span at, NodeId function, const NodeId *args, uint32_t count,
                  TypeId type);
/* What a program prints of a name: of ``-``, which keeps its quotes as no operator does, `-`. */
const char *make_printed_name(Arena *arena, const char *name);
TypeId make_node_type(const Graph *g, NodeId node);

#endif
