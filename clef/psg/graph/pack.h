/* pack: bodies of library functions as bytes, from which nodes are made when a program reaches the function.
 *
 * A node of a body takes 8 bytes on average instead of 64. The nodes stand in preorder:
 *
 *   kind       1 byte; 0 is a missing child, and nothing follows
 *   parts      1 byte, a bit for each part below that is there (PACKED_…)
 *   type       unless it is that of the node before
 *   start, length of the span; start as the difference to that of the node before, zigzag
 *   file, emission and affinity, flags, name, a, b, list (count, items)
 *   children   their number, where the kind may have children; they follow
 *
 * Numbers are LEB128. A reference to a node is twice its handle, or 2 i + 1 for node i of the body, where 0 is the Binding. A
 * VarRef has no name where that is the name of its definition.
 */
#ifndef CLEF_PSG_GRAPH_PACK_H
#define CLEF_PSG_GRAPH_PACK_H

#include "clef/psg/psg.h"

/* What the node before was. */
typedef struct PackState {
  TypeId type;
  Span span;
} PackState;

/* Appends a node: the row and the items of its list with handles as the reader expects them, references to nodes coded as above.
 * `has_name`: false leaves out the name, for a VarRef whose definition stands before it. NULL is a missing child. */
void psg_pack_node(Text *out, PackState *before, const PsgNode *node, const uint32_t *list,
                   bool has_name);
/* The state before the first node of the definition's body. */
static inline PackState psg_pack_start(const PsgNode *definition) {
  return (PackState){definition->type, definition->span};
}
/* A copy of the Binding, which has NODE_PACKED, with the nodes of its body. */
NodeId psg_unpack(Graph *graph, const uint8_t *bodies, NodeId definition);

#endif
