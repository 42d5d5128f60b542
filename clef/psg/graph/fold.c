/* fold: see fold.h. */
#include "clef/psg/graph/fold.h"

#include "clef/psg/graph/walk.h"

void psg_fold_with_lambda_pre_bind(const Graph *g, Arena *scratch, NodeId root, FoldNode *visit,
                                   void *state) {
  Walk w = psg_walk(scratch, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering) continue;
    bool is_bound = n->kind == PSG_BINDING && n->parent.index && w.node.index != root.index &&
                    psg_kind(g, n->parent) == PSG_REC_GROUP;
    if (!is_bound) visit(state, w.node);
    if (n->kind != PSG_REC_GROUP) continue;
    for (uint32_t i = 0; i < n->children.count; i++) visit(state, psg_child(g, w.node, i));
  }
}

/* Is the child at an index a region of its parent? */
static bool is_region(const Graph *g, NodeId parent, uint32_t index) {
  switch (psg_kind(g, parent)) {
  case PSG_IF_THEN_ELSE:
  case PSG_SWITCH: return index > 0;
  case PSG_FOR_LOOP: return index == 3;
  case PSG_WHILE_LOOP:
  case PSG_JOIN:
  case PSG_TRY_WITH:
  case PSG_TRY_FINALLY: return psg_kind(g, psg_child(g, parent, index)) != PSG_PATTERN_BINDING;
  default: return false;
  }
}

void psg_fold_with_scf_regions(const Graph *g, Arena *scratch, NodeId root,
                               const RegionFold *fold) {
  Walk w = psg_walk(scratch, root);
  while (psg_walk_step(g, &w)) {
    NodeId parent = {0};
    bool is_inner = w.stack.count > 1;
    if (is_inner) parent = w.stack.items[w.stack.count - 2].node;
    bool begins = is_inner && is_region(g, parent, psg_walk_index(&w));
    if (begins && w.entering && fold->enter) fold->enter(fold->state, parent, w.node);
    if (w.entering) fold->visit(fold->state, w.node);
    if (begins && !w.entering && fold->leave) fold->leave(fold->state, parent, w.node);
  }
}
