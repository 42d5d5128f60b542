/* lftr: linear function test replacement. A counted loop ends in one addition, one comparison and one jump.
 *
 * In:    MIR after the passes that use bounds.
 * Out:   a branch that compares a loop's counter with its last value, before the addition and the back edge, compares the sum
 *        with the value after the last. A block in between that only adds is merged with the block of the branch.
 * Keeps: nothing.
 * Tests: t/mir/lftr-*.mir
 *
 *      b5: … v7 = ieq k, last                     b5: … v9 = iadd k, 1
 *          switch v7 { 0 -> b6, default -> b8 }           v7 = ieq v9, last + 1
 *      b6: v9 = iadd k, 1                   =>        switch v7 { 0 -> b3(v9), default -> b8 }
 *          goto b3(v9)
 *
 * The source compares before it adds because last may be the greatest number. Both sums wrap, so the new comparison is right for
 * that number too. `last + 1` is computed where the loop is entered, unless it exists already: last is often n - 1.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_MOVED = 3 };

typedef struct Latches {
  MirFunc *f;
  MirCfg cfg;
} Latches;

static bool is_plain(const MirFunc *f, InstId i) {
  const MirInst *inst = mir_inst(f, i);
  return mir_op_has(inst->op, MIR_PURE) && !mir_op_has(inst->op, MIR_PARTIAL) &&
         mir_op_info[inst->op].cost <= 1 && mir_type_of(f, inst->result).kind != MIR_KIND_PROOF;
}

/* Does the block only compute a little and jump back to a block that dominates it? */
static bool is_latch(const Latches *l, BlockId b) {
  const MirFunc *f = l->f;
  const MirBlock *block = mir_block(f, b);
  if (block->term.op != MIR_GOTO || block->is_cold || block->params.count ||
      mir_pred_count(&l->cfg, b) != 1 || !mir_dominates(&l->cfg, block->term.edges[0].block, b))
    return false;
  uint32_t count = 0;
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
    if (!is_plain(f, i) || ++count > MOST_MOVED) return false;
  const MirTerm *term = &mir_block(f, mir_preds(&l->cfg, b)->block)->term;
  return term->op == MIR_SWITCH && term->edge_count == 2 &&
         term->edges[0].block.index != term->edges[1].block.index;
}

/* The one edge that enters the loop, or none. */
static MirPred entry_of(const Latches *l, BlockId header) {
  MirPred found = {{0}, 0};
  for (uint32_t p = 0; p < mir_pred_count(&l->cfg, header); p++) {
    MirPred pred = mir_preds(&l->cfg, header)[p];
    if (mir_dominates(&l->cfg, header, pred.block)) continue;
    if (found.block.index) return (MirPred){{0}, 0};
    found = pred;
  }
  return found;
}

/* The value `value + add` at the entry of the loop, or none. */
static ValueId value_at_entry(Latches *l, ValueId value, ValueId add, BlockId header) {
  MirFunc *f = l->f;
  MirPred entry = entry_of(l, header);
  if (!entry.block.index) return (ValueId){0};
  uint64_t have, more, less;
  MirKind kind = (MirKind)mir_type_of(f, value).kind;
  if (!mir_is_const(f, add, &more)) return (ValueId){0};
  const MirInst *d = mir_definition(f, value);
  bool is_last =
      d && (d->op == MIR_ISUB || d->op == MIR_IADD) && mir_is_const(f, d->operands[1], &less) &&
      mir_zero_extend(kind, d->op == MIR_ISUB ? less : 0 - less) == mir_zero_extend(kind, more);
  MirAt at = mir_at_end(f, entry.block, mir_block(f, entry.block)->term.span);
  if (mir_is_const(f, value, &have)) return mir_add_const(&at, kind, have + more);
  if (!mir_is_available(f, &l->cfg, value, header, (InstId){0}) ||
      mir_value(f, value)->block.index == header.index)
    return (ValueId){0};
  if (is_last) return d->operands[0];
  return mir_add2(&at, MIR_IADD, value, mir_add_const(&at, kind, more));
}

/* Does the branch lead to its loop's header directly, or through a latch? */
static void rewrite_latch(Latches *l, MirPred branch, BlockId latch) {
  MirFunc *f = l->f;
  BlockId b = branch.block;
  MirTerm *term = &mir_block(f, b)->term;
  ValueId condition = term->operands[0];
  const MirInst *test = mir_definition(f, condition);
  if (!test || (test->op != MIR_IEQ && test->op != MIR_INE) || test->block.index != b.index ||
      mir_value(f, condition)->use_count != 1)
    return;
  ValueId counter = test->operands[0];
  const MirEdge *out = &term->edges[1 - branch.edge];
  for (uint32_t k = 0; k < out->arg_count; k++)
    if (out->args[k].index == counter.index) return; /* it lives on */
  MirEdge *edge = latch.index ? &mir_block(f, latch)->term.edges[0] : &term->edges[branch.edge];
  uint32_t counted = 0;
  for (const MirBlock *header = mir_block(f, edge->block); counted < header->params.count;) {
    if (header->params.items[counted].index == counter.index) break;
    counted++;
  }
  if (counted == mir_block(f, edge->block)->params.count) return;
  const MirInst *sum = mir_definition(f, edge->args[counted]);
  uint64_t bits;
  if (!sum || sum->op != MIR_IADD || sum->operands[0].index != counter.index ||
      !mir_is_const(f, sum->operands[1], &bits))
    return;
  ValueId limit = value_at_entry(l, test->operands[1], sum->operands[1], edge->block);
  if (!limit.index) return;
  while (latch.index && mir_block(f, latch)->first.index)
    mir_move_inst(f, mir_block(f, latch)->first, b, (InstId){0});
  /* if the sum has other uses it is computed again, which costs no more than a move to the counter's register */
  ValueId next = edge->args[counted];
  if (mir_value(f, next)->use_count > 1) {
    const MirInst used = *mir_definition(f, next);
    MirAt end = mir_at_end(f, b, used.span);
    next = edge->args[counted] = mir_add2(&end, MIR_IADD, counter, used.operands[1]);
  }
  if (latch.index) {
    term->edges[branch.edge] = *edge;
    mir_remove_block(f, latch);
  }
  const MirInst old = *mir_definition(f, condition);
  mir_remove_inst(f, mir_value(f, condition)->inst);
  MirAt at = mir_at_end(f, b, old.span);
  condition = mir_add2(&at, (MirOp)old.op, next, limit);
  mir_block(f, b)->term.operands[0] = condition;
}

void mir_lftr(MirFunc *func, PassContext *cx) {
  Latches l = {.f = func};
  bool any = false;
  for (uint32_t b = 2; b < func->blocks.count && !any; b++) {
    const MirTerm *term = &func->blocks.items[b].term;
    for (uint32_t e = 0; e < term->edge_count; e++)
      any |= !func->blocks.items[b].is_removed && term->edges[e].arg_count;
  }
  if (!any) return;
  mir_compute_cfg(func, cx->scratch, &l.cfg);
  VEC(BlockId) latches = {0};
  VEC(MirPred) branches = {0};
  for (uint32_t o = 0; o < l.cfg.order_count; o++) {
    BlockId b = l.cfg.order[o];
    const MirTerm *term = &mir_block(func, b)->term;
    if (is_latch(&l, b)) {
      vec_push(cx->scratch, &latches, b);
      vec_push(cx->scratch, &branches, *mir_preds(&l.cfg, b));
    }
    if (term->op != MIR_SWITCH || term->edge_count != 2 || mir_block(func, b)->is_cold ||
        term->edges[0].block.index == term->edges[1].block.index)
      continue;
    for (uint32_t e = 0; e < 2; e++) {
      MirPred branch = {b, e};
      if (!term->edges[e].arg_count || !mir_dominates(&l.cfg, term->edges[e].block, b)) continue;
      vec_push(cx->scratch, &latches, (BlockId){0});
      vec_push(cx->scratch, &branches, branch);
    }
  }
  if (!latches.count) return;
  mir_count_uses(func);
  for (uint32_t i = 0; i < latches.count; i++)
    rewrite_latch(&l, branches.items[i], latches.items[i]);
}
