/* region_merge: blocks whose regions are equal become one (the fifth text's 1.2 and 1.3).
 *
 * In:    verified MIR before ownership.
 * Out:   of blocks that go to one place, or return, with equal regions up to the names of parameters, one is left. What the
 *        two name differently, from outside, becomes a parameter of it:
 *
 *            switch c { 0 -> b2, default -> b3 }             switch c { 0 -> b2(v2), default -> b2(v1) }
 *            b2: v3 = const.i64 1; v4 = iadd v2, v3          b2(v7): v3 = const.i64 1; v4 = iadd v7, v3
 *                goto b4(v4)                                     goto b4(v4)
 *            b3: v5 = const.i64 1; v6 = iadd v1, v5
 *                goto b4(v6)
 *
 * Keeps: nothing.
 * Tests: t/mir/eqsat-merge-*.mir
 *
 * Two regions are equal when their roots are, with the leaves numbered in order of first visit: leaf n of one stands for leaf
 * n of the other. Only pure, total operations are looked at, none of whose values is used in another block. A block costs a
 * parameter for each leaf that differs, so there must be more operations than that. */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum {
  MOST_ROUNDS = 4,
  MOST_BLOCKS = 16, /* to one place that are compared with each other */
  MOST_LEAVES = 16,
  MOST_OTHERS = 2, /* leaves that may differ */
  MOST_INSTS = 16,
};

typedef struct Merger {
  MirFunc *f;
  MirCfg cfg;
  Arena *arena;
  bool *is_touched; /* by block: its edges are no longer those of cfg */
  bool changed;
} Merger;

typedef struct Pair { /* of blocks that are compared: leaf n of the one is leaf n of the other */
  BlockId a, b;
  ValueId of_a[MOST_LEAVES], of_b[MOST_LEAVES];
  uint32_t count, others, equal; /* leaves; those that are two values; operations that are equal */
} Pair;

static bool is_inside(const Merger *m, ValueId v, BlockId b) {
  return mir_value(m->f, v)->block.index == b.index;
}

static bool is_same_leaf(const Merger *m, Pair *p, ValueId a, ValueId b) {
  MirType type = mir_type_of(m->f, a);
  bool is_number = mir_kind_is_int(type.kind) || mir_kind_is_float(type.kind),
       is_one = a.index == b.index;
  if (!is_one && (!is_number || !mir_type_same(type, mir_type_of(m->f, b)))) return false;
  for (uint32_t k = 0; k < p->count; k++)
    if (p->of_a[k].index == a.index || p->of_b[k].index == b.index)
      return p->of_a[k].index == a.index && p->of_b[k].index == b.index;
  if (p->count == MOST_LEAVES || (!is_one && ++p->others > MOST_OTHERS)) return false;
  p->of_a[p->count] = a, p->of_b[p->count++] = b;
  return true;
}

static bool is_same_label(const MirInst *a, const MirInst *b) {
  return a->op == b->op && a->kind == b->kind && a->flags == b->flags && a->tag == b->tag &&
         a->operand_count == b->operand_count && a->imm == b->imm && a->row.index == b->row.index &&
         a->u.symbol.index == b->u.symbol.index;
}

/* Is the region with this root in the one block equal to that in the other? */
static bool is_same_region(const Merger *m, Pair *p, ValueId a, ValueId b) {
  const MirInst *x = is_inside(m, a, p->a) ? mir_definition(m->f, a) : NULL;
  const MirInst *y = is_inside(m, b, p->b) ? mir_definition(m->f, b) : NULL;
  if (!x && !y) {
    bool a_is_param = is_inside(m, a, p->a) && !mir_value(m->f, a)->is_func_param;
    bool b_is_param = is_inside(m, b, p->b) && !mir_value(m->f, b)->is_func_param;
    if (a_is_param != b_is_param) return false;
    return a_is_param ? mir_value(m->f, a)->param_index == mir_value(m->f, b)->param_index
                      : is_same_leaf(m, p, a, b);
  }
  if (!x || !y || !is_same_label(x, y) || ++p->equal > 4 * MOST_INSTS) return false;
  if (!mir_type_same(mir_type_of(m->f, a), mir_type_of(m->f, b))) return false;
  for (uint32_t k = 0; k < x->operand_count; k++)
    if (!is_same_region(m, p, x->operands[k], y->operands[k])) return false;
  return true;
}

/* Has the block nothing but regions: pure operations whose values no other block uses? */
static bool is_candidate(const Merger *m, BlockId b) {
  const MirFunc *f = m->f;
  const MirBlock *block = mir_block(f, b);
  uint32_t count = 0;
  if (b.index == MIR_ENTRY.index || m->is_touched[b.index] ||
      (block->term.op != MIR_GOTO && block->term.op != MIR_RETURN))
    return false;
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (!mir_op_has(inst->op, MIR_PURE) || !mir_op_has(inst->op, MIR_EGRAPH) ||
        mir_op_has(inst->op, MIR_PARTIAL))
      return false;
    if (inst->flags & (MIR_PROVED | MIR_KEPT) || ++count > MOST_INSTS) return false;
  }
  return count != 0;
}

/* Are all uses of what the block defines in the block itself? mir_count_uses was called. */
static bool is_closed(const Merger *m, BlockId b) {
  MirFunc *f = m->f;
  MirBlock *block = mir_block(f, b);
  uint32_t wanted = 0, seen = 0;
  for (uint32_t p = 0; p < block->params.count; p++)
    wanted += mir_value(f, block->params.items[p])->use_count;
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    wanted += mir_value(f, inst->result)->use_count;
    for (uint32_t k = 0; k < inst->operand_count; k++)
      seen += is_inside(m, inst->operands[k], b) && !mir_value(f, inst->operands[k])->is_func_param;
  }
  for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
    seen += is_inside(m, *u.value, b) && !mir_value(f, *u.value)->is_func_param;
  return wanted == seen;
}

static bool has_same_params(const Merger *m, BlockId a, BlockId b) {
  const MirBlock *x = mir_block(m->f, a), *y = mir_block(m->f, b);
  if (x->params.count != y->params.count) return false;
  for (uint32_t k = 0; k < x->params.count; k++)
    if (!mir_type_same(mir_type_of(m->f, x->params.items[k]), mir_type_of(m->f, y->params.items[k])))
      return false;
  return true;
}

static bool is_same_block(const Merger *m, Pair *p) {
  const MirTerm *x = &mir_block(m->f, p->a)->term, *y = &mir_block(m->f, p->b)->term;
  if (x->op != y->op || mir_block(m->f, p->a)->is_cold != mir_block(m->f, p->b)->is_cold)
    return false;
  if (mir_dominates(&m->cfg, p->a, p->b) || mir_dominates(&m->cfg, p->b, p->a) ||
      !has_same_params(m, p->a, p->b))
    return false;
  const ValueId *of_x = x->op == MIR_GOTO ? x->edges[0].args : x->operands,
                *of_y = y->op == MIR_GOTO ? y->edges[0].args : y->operands;
  uint32_t count = x->op == MIR_GOTO ? x->edges[0].arg_count : x->operand_count;
  if (x->op == MIR_GOTO && x->edges[0].block.index != y->edges[0].block.index) return false;
  for (uint32_t k = 0; k < count; k++)
    if (!is_same_region(m, p, of_x[k], of_y[k])) return false;
  return p->equal > p->others && is_closed(m, p->a) && is_closed(m, p->b);
}

/* ---- making one of two ---- */

/* Edges into `from` lead to `to`, with these values behind their arguments. */
static void redirect(Merger *m, BlockId from, BlockId to, const ValueId *more, uint32_t count) {
  for (uint32_t k = 0; k < mir_pred_count(&m->cfg, from); k++) {
    const MirPred *pred = &mir_preds(&m->cfg, from)[k];
    MirEdge *edge = &mir_block(m->f, pred->block)->term.edges[pred->edge];
    ValueId *args = NEW_ARRAY(m->f->arena, ValueId, edge->arg_count + count + 1u);
    if (edge->arg_count) memcpy(args, edge->args, edge->arg_count * sizeof *args);
    for (uint32_t n = 0; n < count; n++) args[edge->arg_count + n] = more[n];
    edge->args = args;
    edge->arg_count += count;
    edge->block = to;
    m->is_touched[pred->block.index] = true;
  }
}

static void become_one(Merger *m, Pair *p) {
  uint32_t count = 0;
  for (uint32_t n = 0; n < p->count; n++)
    if (p->of_a[n].index != p->of_b[n].index)
      p->of_a[count] = p->of_a[n], p->of_b[count++] = p->of_b[n];
  p->count = count;
  MirBlock *block = mir_block(m->f, p->a);
  redirect(m, p->a, p->a, p->of_a, p->count);
  redirect(m, p->b, p->a, p->of_b, p->count);
  for (uint32_t n = 0; n < p->count; n++) {
    ValueId param = mir_block_param(m->f, p->a, mir_type_of(m->f, p->of_a[n]));
    block = mir_block(m->f, p->a);
    for (InstId i = block->first; i.index; i = mir_inst(m->f, i)->next)
      for (uint32_t k = 0; k < mir_inst(m->f, i)->operand_count; k++)
        if (mir_inst(m->f, i)->operands[k].index == p->of_a[n].index)
          mir_inst(m->f, i)->operands[k] = param;
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      if (u.value->index == p->of_a[n].index) *u.value = param;
  }
  mir_remove_block(m->f, p->b);
  m->is_touched[p->a.index] = m->is_touched[p->b.index] = true;
  for (uint32_t e = 0; e < block->term.edge_count; e++)
    m->is_touched[block->term.edges[e].block.index] = true;
  m->changed = true;
}

static bool is_pred_touched(const Merger *m, BlockId b) {
  for (uint32_t k = 0; k < mir_pred_count(&m->cfg, b); k++)
    if (m->is_touched[mir_preds(&m->cfg, b)[k].block.index]) return true;
  return false;
}

/* Compares blocks of one place with each other. */
static void merge_among(Merger *m, const BlockId *blocks, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = i + 1; k < count; k++) {
      Pair p = {.a = blocks[i], .b = blocks[k]};
      if (m->is_touched[p.a.index] || m->is_touched[p.b.index] || is_pred_touched(m, p.a) ||
          is_pred_touched(m, p.b))
        continue;
      if (is_same_block(m, &p)) become_one(m, &p);
    }
}

static void do_round(Merger *m) {
  BlockId found[MOST_BLOCKS], returns[MOST_BLOCKS];
  uint32_t return_count = 0;
  for (uint32_t o = 0; o < m->cfg.order_count; o++) {
    BlockId b = m->cfg.order[o];
    uint32_t count = 0;
    if (return_count < MOST_BLOCKS && mir_block(m->f, b)->term.op == MIR_RETURN &&
        is_candidate(m, b))
      returns[return_count++] = b;
    if (m->is_touched[b.index]) continue;
    for (uint32_t k = 0; k < mir_pred_count(&m->cfg, b) && count < MOST_BLOCKS; k++) {
      BlockId from = mir_preds(&m->cfg, b)[k].block;
      if (mir_block(m->f, from)->term.op == MIR_GOTO && is_candidate(m, from))
        found[count++] = from;
    }
    merge_among(m, found, count);
  }
  merge_among(m, returns, return_count);
}

void mir_eqsat_merge(MirFunc *func, PassContext *cx) {
  for (uint32_t round = 0; round < MOST_ROUNDS; round++) {
    Merger m = {.f = func, .arena = cx->scratch};
    mir_compute_cfg(func, cx->scratch, &m.cfg);
    m.is_touched = NEW_ARRAY(cx->scratch, bool, func->blocks.count);
    mir_count_uses(func);
    do_round(&m);
    if (!m.changed) return;
    func->is_simple = false;
  }
}
