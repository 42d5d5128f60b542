/* tests: a comparison stands in front of the branch that asks it.
 *
 * In:    MIR before ownership, after all that merges equal computations.
 * Out:   a branch on a comparison of integers made elsewhere, or asked elsewhere too, asks one of its own, if that keeps no
 *        value across a call that was not needed there.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/tests-*.mir
 *
 * A machine compares and jumps in one; a truth value that waits takes three instructions to make and to ask, and a register.
 * `eqsat` has made one of a loop's test at its head and the same question behind it. Of references nothing is compared again:
 * counting would have to hold them.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_STEPS = 8 };

static bool is_const(const MirFunc *f, ValueId v) {
  uint64_t bits;
  return mir_is_const(f, v, &bits);
}

/* Does no block that dominates `b`, from where the comparison is made, end in a call? */
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

void mir_tests(MirFunc *func, PassContext *cx) {
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
