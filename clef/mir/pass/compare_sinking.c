/* compare_sinking: compare sinking. A comparison stands in front of the branch on it.
 *
 * In:    MIR before ownership, after the passes that merge equal computations.
 * Out:   a branch whose integer comparison is in another block, or has other uses, gets a comparison of its own, unless an
 *        operand would have to live across a call for it. A value that the next block compares with 0 is computed last.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/compare-sinking-*.mir
 *
 * A machine compares and jumps in one instruction. A truth value in a register takes three instructions to make and to test.
 * `eqsat` merges the test at a loop's head with an equal one behind the loop; this pass separates them again. Comparisons of
 * references stay, because a second one would need the references for longer.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_STEPS = 8 };

static bool is_const(const MirFunc *f, ValueId v) {
  uint64_t bits;
  return mir_is_const(f, v, &bits);
}

/* Is there no call on the dominator path from the block of the comparison to `b`? */
static bool is_near(const MirFunc *f, const MirCfg *cfg, BlockId from, BlockId b) {
  for (uint32_t steps = 0; steps < MOST_STEPS; steps++) {
    if (b.index == from.index) return true;
    b = cfg->idom[b.index];
    if (!b.index || mir_block(f, b)->term.op == MIR_CALL) return false;
  }
  return false;
}

static ValueId asked(const MirFunc *f, BlockId b) {
  const MirTerm *term = &mir_block(f, b)->term;
  if (term->op != MIR_SWITCH || term->edge_count != 2) return (ValueId){0};
  const MirInst *d = mir_definition(f, term->operands[0]);
  bool compares =
      d && mir_op_info[d->op].types == MIR_RULE_INT_TEST && mir_op_info[d->op].cost <= 1;
  return compares ? term->operands[0] : (ValueId){0};
}

/* The value that the block's branch compares with 0, or none. */
static ValueId compared_with_zero(const MirFunc *f, BlockId b) {
  const MirTerm *term = &mir_block(f, b)->term;
  if (term->op != MIR_SWITCH || term->edge_count != 2) return (ValueId){0};
  ValueId v = term->operands[0];
  const MirInst *d = mir_definition(f, v);
  uint64_t bits;
  if (d && (d->op == MIR_IEQ || d->op == MIR_INE) && mir_is_const(f, d->operands[1], &bits) && !bits)
    v = d->operands[0];
  return v;
}

/* Moves a sum behind the instructions of its block that do not use it, or in front of `test` if that is its only use. */
static void place_sum(MirFunc *f, BlockId b, ValueId v, InstId test) {
  const MirInst *sum = mir_definition(f, v);
  if (!sum || (sum->op != MIR_IADD && sum->op != MIR_ISUB) || sum->block.index != b.index) return;
  for (InstId i = sum->next; i.index && i.index != test.index; i = mir_inst(f, i)->next)
    for (uint32_t o = 0; o < mir_inst(f, i)->operand_count; o++)
      if (mir_inst(f, i)->operands[o].index == v.index) return;
  mir_move_inst(f, mir_value(f, v)->inst, b, test);
}

/* Computes the sum that this block, or the header that it leads back to, compares with 0 as the last instruction: then the flags
 * of the addition are the comparison. */
static void place_sums(MirFunc *f, BlockId b) {
  const MirTerm *term = &mir_block(f, b)->term;
  if (term->op == MIR_SWITCH) {
    ValueId v = compared_with_zero(f, b);
    if (!v.index || v.index == term->operands[0].index) return;
    InstId test = mir_value(f, term->operands[0])->inst;
    if (mir_inst(f, test)->block.index != b.index || mir_inst(f, test)->next.index) return;
    place_sum(f, b, v, test);
  } else if (term->op == MIR_GOTO && term->edges[0].arg_count) {
    const MirBlock *header = mir_block(f, term->edges[0].block);
    ValueId v = compared_with_zero(f, term->edges[0].block);
    for (uint32_t k = 0; k < header->params.count && v.index; k++)
      if (header->params.items[k].index == v.index)
        place_sum(f, b, term->edges[0].args[k], (InstId){0});
  }
}

void mir_compare_sinking(MirFunc *func, PassContext *cx) {
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (!func->blocks.items[b].is_removed) place_sums(func, (BlockId){b});
  bool any = false;
  mir_count_uses(func);
  for (uint32_t b = 1; b < func->blocks.count && !any; b++) {
    ValueId v = func->blocks.items[b].is_removed ? (ValueId){0} : asked(func, (BlockId){b});
    any = v.index && (mir_value(func, v)->use_count > 1 || mir_value(func, v)->block.index != b);
  }
  if (!any) return;
  MirCfg cfg;
  mir_compute_cfg(func, cx->scratch, &cfg);
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    BlockId b = cfg.order[o];
    ValueId v = asked(func, b);
    if (!v.index) continue;
    MirValue *value = mir_value(func, v);
    if (value->use_count == 1 && value->block.index == b.index) continue;
    const MirInst d = *mir_definition(func, v);
    bool one = is_const(func, d.operands[0]) || is_const(func, d.operands[1]);
    if (!one && !is_near(func, &cfg, d.block, b)) continue;
    value->use_count--;
    MirAt at = mir_at_end(func, b, d.span);
    v = mir_add2(&at, (MirOp)d.op, d.operands[0], d.operands[1]);
    mir_block(func, b)->term.operands[0] = v;
  }
}
