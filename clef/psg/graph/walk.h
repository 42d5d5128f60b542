/* walk: visiting a subtree without recursion; nesting in a graph is bounded only by the source.
 *
 *   Walk w = psg_walk(scratch, root);
 *   while (psg_walk_step(g, &w)) {
 *     if (w.entering) … else …      each node is entered before its children and left after them
 *   }
 * psg_walk_skip, called on entering, leaves out the children (the node is still left).
 * A child may be replaced while the walk is below it or at it: slots are read when they are reached.
 */
#ifndef CLEF_PSG_GRAPH_WALK_H
#define CLEF_PSG_GRAPH_WALK_H

#include "clef/base/vec.h"
#include "clef/psg/psg.h"

typedef struct WalkFrame {
  NodeId node;
  uint32_t next;
} WalkFrame;
typedef struct Walk {
  Arena *arena;
  VEC(WalkFrame) stack;
  NodeId node;
  bool entering, skip, left;
} Walk;

static inline Walk psg_walk(Arena *scratch, NodeId root) {
  return (Walk){.arena = scratch, .node = root, .entering = false};
}

static inline void psg_walk_skip(Walk *w) { w->skip = true; }

static inline bool psg_walk_step(const Graph *g, Walk *w) {
  if (!w->stack.count) {
    if (w->left || !w->node.index) return false;
    vec_push(w->arena, &w->stack, ((WalkFrame){w->node, 0}));
    w->left = true;
    w->entering = true;
    return true;
  }
  if (w->skip) {
    w->skip = false;
    vec_last(&w->stack).next = UINT32_MAX;
  }
  if (!w->entering) {
    (void)vec_pop(&w->stack);
    if (!w->stack.count) return false;
  }
  for (;;) {
    WalkFrame *top = &vec_last(&w->stack);
    const PsgNode *n = psg_node(g, top->node);
    if (top->next >= n->children.count) {
      w->node = top->node;
      w->entering = false;
      return true;
    }
    NodeId child = {psg_run(g, n->children)[top->next++]};
    if (!child.index) continue;
    vec_push(w->arena, &w->stack, ((WalkFrame){child, 0}));
    w->node = child;
    w->entering = true;
    return true;
  }
}

/* The index of the child that the walk is at, in its parent. */
static inline uint32_t psg_walk_index(const Walk *w) {
  return w->stack.items[w->stack.count - 2].next - 1;
}

#endif
