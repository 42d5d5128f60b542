/* latches: the end of a counted loop is one addition, one comparison and one jump.
 *
 * In:    MIR whose bounds have been asked about.
 * Out:   a block that only adds and jumps back to its loop's header is part of the block that branches to it, if that branch
 *        compares the counter with its last value: it then compares the sum with the value behind that.
 * Keeps: nothing.
 * Tests: t/mir/latches-*.mir
 *
 *      b5: … v7 = ieq k, last                     b5: … v9 = iadd k, 1
 *          switch v7 { 0 -> b6, default -> b8 }           v7 = ieq v9, last + 1
 *      b6: v9 = iadd k, 1                   =>        switch v7 { 0 -> b3(v9), default -> b8 }
 *          goto b3(v9)
 *
 * Sums wrap alike on both sides, so the last number of all is no exception: it is why the comparison stands before the addition
 * in the source. last + 1 is computed where the loop is entered, unless it is known: last is often n - 1.
 */
#include "clef/mir/analysis.h"
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

/* value + add where the loop is entered, or none. */
static ValueId behind(Latches *l, ValueId value, ValueId add, BlockId header) {
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

static void join(Latches *l, BlockId latch) {
  MirFunc *f = l->f;
  MirPred pred = *mir_preds(&l->cfg, latch);
  BlockId b = pred.block;
  ValueId condition = mir_block(f, b)->term.operands[0];
  const MirInst *test = mir_definition(f, condition);
  if (!test || (test->op != MIR_IEQ && test->op != MIR_INE) || test->block.index != b.index ||
      mir_value(f, condition)->use_count != 1)
    return;
  ValueId counter = test->operands[0];
  const MirEdge *out = &mir_block(f, b)->term.edges[1 - pred.edge];
  for (uint32_t k = 0; k < out->arg_count; k++)
    if (out->args[k].index == counter.index) return; /* it lives on */
  InstId sum = mir_block(f, latch)->first;
  while (sum.index &&
         (mir_inst(f, sum)->op != MIR_IADD || mir_inst(f, sum)->operands[0].index != counter.index))
    sum = mir_inst(f, sum)->next;
  if (!sum.index) return;
  MirEdge edge = mir_block(f, latch)->term.edges[0];
  ValueId limit = behind(l, test->operands[1], mir_inst(f, sum)->operands[1], edge.block);
  if (!limit.index) return;
  while (mir_block(f, latch)->first.index)
    mir_move_inst(f, mir_block(f, latch)->first, b, (InstId){0});
  mir_block(f, b)->term.edges[pred.edge] = mir_edge(f, edge.block, edge.args, edge.arg_count);
  mir_remove_block(f, latch);
  const MirInst old = *mir_definition(f, condition);
  mir_remove_inst(f, mir_value(f, condition)->inst);
  MirAt at = mir_at_end(f, b, old.span);
  mir_block(f, b)->term.operands[0] = mir_add2(&at, (MirOp)old.op, mir_inst(f, sum)->result, limit);
}

void mir_latches(MirFunc *func, PassContext *cx) {
  Latches l = {.f = func};
  bool any = false;
  for (uint32_t b = 2; b < func->blocks.count && !any; b++) {
    const MirTerm *term = &func->blocks.items[b].term;
    any = !func->blocks.items[b].is_removed && term->op == MIR_GOTO && term->edges[0].arg_count;
  }
  if (!any) return;
  mir_compute_cfg(func, cx->scratch, &l.cfg);
  VEC(BlockId) latches = {0};
  for (uint32_t o = 0; o < l.cfg.order_count; o++)
    if (is_latch(&l, l.cfg.order[o])) vec_push(cx->scratch, &latches, l.cfg.order[o]);
  if (!latches.count) return;
  mir_count_uses(func);
  for (uint32_t i = 0; i < latches.count; i++) join(&l, latches.items[i]);
}
