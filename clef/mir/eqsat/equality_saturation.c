/* equality_saturation: rules are matched again where classes have grown, until nothing changes or a bound is reached (-O2).
 *
 * A round first restores congruence, which creation leaves alone: nodes whose children have become equal since they were made
 * are one, and so are their classes. It does so for all unions of the round before at once (deferred rebuilding: Willsey, Nandi,
 * Wang, Flatt, Tatlock, Panchekha, egg: fast and extensible equality saturation, POPL 2021). Then the rules of each floating
 * node are matched again if the class of one of its children has changed. Pinned nodes stay as they were read: of two that are
 * equal, none need dominate the other.
 *
 * While the function is read, a class that becomes part of another is nearly always new and has no user yet. Then the graph is
 * congruent, and there is nothing to do. */
#include "clef/mir/eqsat/eqsat.h"

enum {
  MOST_ROUNDS = 4,
  MOST_PASSES = 8, /* over all nodes, to restore congruence in a round */
  FOUND_AGAIN =
      24, /* what rules may find for one node in a round, what they found before included */
  MOST_GROWTH = 2, /* nodes at the end, as a multiple of those that were read */
};

/* Is there anything for the node's rules that was not there when they were matched last? */
static bool is_worth_matching(const EqGraph *g, const EqNode *n) {
  for (uint32_t k = 0; k < n->child_count; k++) {
    const EqClass *child = eq_class(g, eq_find(g, n->children[k]));
    if (child->changed && child->changed + 1 >= g->round) return true;
  }
  return false;
}

/* Nodes that have become equal are one class, and costs and places are those of the classes as they are now. */
static void restore_congruence(EqGraph *g) {
  for (uint32_t pass = 0; pass < MOST_PASSES; pass++) {
    uint32_t before = g->unions;
    bool more = false;
    eq_clear_floating(g);
    for (uint32_t k = 1; k < g->nodes.count; k++)
      if (!eq_node(g, (NodeId){k})->is_pinned) eq_add_again(g, (NodeId){k});
    for (uint32_t k = 1; k < g->nodes.count; k++)
      if (!eq_node(g, (NodeId){k})->is_pinned) more |= eq_update(g, (NodeId){k});
    if (g->unions == before && !more) return;
  }
}

void eq_saturate(EqGraph *g) {
  if (!g->is_incongruent) return;
  uint32_t most = MOST_GROWTH * g->nodes.count + 64;
  for (g->round = 1; g->round <= MOST_ROUNDS; g->round++) {
    uint32_t before = g->unions, count;
    restore_congruence(g);
    count = g->nodes.count;
    for (uint32_t k = 1; k < count && g->nodes.count < most; k++) {
      NodeId id = {k};
      if (eq_node(g, id)->is_pinned || !is_worth_matching(g, eq_node(g, id))) continue;
      g->fuel = FOUND_AGAIN;
      eq_apply_rules(g, id);
    }
    if (g->unions == before) return;
  }
  restore_congruence(g);
}
