/* loops: which parameters of a block are always equal (-O2).
 *
 * Parameters of one block are assumed to be equal if their types are. The graph is built under the assumption: equal parameters
 * are one leaf. Then each edge into the block must pass them arguments of one class. Parameters for which one does not are
 * parted, and the graph is built anew, until none is parted: the greatest fixed point, so that counters that run side by side
 * are found equal (Alpern, Wegman, Zadeck, Detecting equality of variables in programs, POPL 1988). Few assumptions outlive a
 * look at the arguments as they stand, which comes first; without one, no graph is built. */
#include "clef/mir/eqsat/eqsat.h"

enum { MOST_GRAPHS = 8 }; /* that are built; then nothing is assumed */

typedef struct Partition {
  const MirFunc *f;
  const MirCfg *cfg;
  ValueId *same; /* by value: the first parameter that it is equal to; itself; none: not looked at */
  const EqGraph *g; /* under the assumption; NULL: arguments are looked at as they stand */
} Partition;

static ValueId same_as(const Partition *p, ValueId v) { return p->same[v.index]; }

/* May two arguments be equal, by their operations alone? */
static bool looks_equal(const Partition *p, ValueId a, ValueId b) {
  uint64_t x, y;
  if (a.index == b.index) return true;
  if (mir_is_const(p->f, a, &x) && mir_is_const(p->f, b, &y)) return x == y;
  const MirInst *d = mir_definition(p->f, a), *e = mir_definition(p->f, b);
  if (d && e) return mir_op_has(d->op, MIR_EGRAPH) && mir_op_has(e->op, MIR_EGRAPH);
  return !d && !e && same_as(p, a).index && same_as(p, a).index == same_as(p, b).index;
}

static bool is_equal(const Partition *p, ValueId a, ValueId b) {
  if (!p->g) return looks_equal(p, a, b);
  return eq_find(p->g, p->g->class_of[a.index]).index ==
         eq_find(p->g, p->g->class_of[b.index]).index;
}

/* Does each edge pass two parameters of the block, by their numbers, equal arguments? */
static bool gets_equal(const Partition *p, BlockId b, uint32_t i, uint32_t k) {
  for (uint32_t n = 0; n < mir_pred_count(p->cfg, b); n++) {
    const MirPred *pred = &mir_preds(p->cfg, b)[n];
    const MirEdge *edge = &mir_block(p->f, pred->block)->term.edges[pred->edge];
    uint32_t given =
        mir_block(p->f, b)->params.count - edge->arg_count; /* results of a call come first */
    if (i < given || k < given || !is_equal(p, edge->args[i - given], edge->args[k - given]))
      return false;
  }
  return true;
}

/* Parts the block's parameters that get unequal arguments. Were there any? */
static bool part_block(Partition *p, BlockId b) {
  const MirBlock *block = mir_block(p->f, b);
  bool parted = false;
  for (uint32_t k = 0; k < block->params.count; k++) {
    ValueId v = block->params.items[k], first = same_as(p, v);
    if (!first.index || first.index == v.index ||
        gets_equal(p, b, mir_value(p->f, first)->param_index, k))
      continue;
    parted = true;
    p->same[v.index] = v;
    for (uint32_t i = 0; i < k; i++) { /* with one that was parted before, if it gets the same */
      ValueId other = block->params.items[i];
      bool is_first = same_as(p, other).index == other.index && other.index != first.index;
      if (is_first && mir_type_same(mir_type_of(p->f, other), mir_type_of(p->f, v)) &&
          gets_equal(p, b, i, k)) {
        p->same[v.index] = other;
        break;
      }
    }
  }
  return parted;
}

/* Is anything still assumed after all blocks were parted? `*parted`: did that part anything? */
static bool part(Partition *p, bool *parted) {
  bool any = false;
  *parted = false;
  for (uint32_t o = 0; o < p->cfg->order_count; o++) {
    BlockId b = p->cfg->order[o];
    *parted |= part_block(p, b);
    for (uint32_t k = 0; k < mir_block(p->f, b)->params.count; k++) {
      ValueId v = mir_block(p->f, b)->params.items[k];
      any |= same_as(p, v).index && same_as(p, v).index != v.index;
    }
  }
  return any;
}

static void assume(Partition *p) {
  for (uint32_t o = 1; o < p->cfg->order_count; o++) {
    const MirBlock *block = mir_block(p->f, p->cfg->order[o]);
    for (uint32_t k = 0; k < block->params.count; k++) {
      ValueId v = block->params.items[k];
      MirType type = mir_type_of(p->f, v);
      if (!mir_kind_is_int(type.kind) && !mir_kind_is_float(type.kind)) continue;
      p->same[v.index] = v;
      for (uint32_t i = 0; i < k && p->same[v.index].index == v.index; i++)
        if (mir_type_same(type, mir_type_of(p->f, block->params.items[i])))
          p->same[v.index] = same_as(p, block->params.items[i]);
    }
  }
}

const ValueId *eq_same_params(MirFunc *func, const MirCfg *cfg, Arena *arena) {
  Partition p = {.f = func, .cfg = cfg, .same = NEW_ARRAY(arena, ValueId, func->values.count)};
  bool parted = true;
  assume(&p);
  while (parted)
    if (!part(&p, &parted)) return NULL;
  for (uint32_t built = 0; built < MOST_GRAPHS; built++) {
    EqGraph g;
    eq_init(&g, func, cfg, arena);
    g.same = p.same;
    eq_build(&g);
    p.g = &g;
    if (!part(&p, &parted)) return NULL;
    if (!parted) return p.same;
  }
  return NULL;
}
