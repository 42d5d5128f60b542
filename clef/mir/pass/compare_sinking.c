/* compare_sinking: compare sinking. A comparison stands in front of the branch or the selection on it.
 *
 * In:    MIR before ownership, after the passes that merge equal computations.
 * Out:   a branch or `select` whose integer comparison is in another block, or has other uses, gets a comparison of its own,
 *        unless an operand would have to live across a call for it. A value that the next block compares with 0 is computed last.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/compare-sinking-*.mir
 *
 * A machine compares and jumps in one instruction, and compares and moves in two. A truth value in a register takes three
 * instructions to make and to test. `eqsat` merges the test at a loop's head with an equal one behind the loop; this pass
 * separates them again. Comparisons of
 * references stay, because a second one would need the references for longer.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"
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

/* The value, if it is an integer comparison; else none. */
static ValueId compared(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  bool compares =
      d && mir_op_info[d->op].types == MIR_RULE_INT_TEST && mir_op_info[d->op].cost <= 1;
  return compares ? v : (ValueId){0};
}

/* The comparison that the block's branch tests, or none. */
static ValueId tested_by_branch(const MirFunc *f, BlockId b) {
  const MirTerm *term = &mir_block(f, b)->term;
  return term->op == MIR_SWITCH && term->edge_count == 2 ? compared(f, term->operands[0])
                                                         : (ValueId){0};
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

typedef struct Sink {
  MirFunc *func;
  MirCfg cfg;
  uint32_t *tests; /* by value: the tests of a comparison that can have their own */
  bool *has_test;  /* by value: it stays for a test in its own block */
} Sink;

/* Is the comparison `v`, tested in block `b`, used elsewhere too, or in another block? */
static bool is_apart(const MirFunc *f, ValueId v, BlockId b) {
  const MirValue *value = mir_value(f, v);
  return v.index && (value->use_count > 1 || value->block.index != b.index);
}

/* Has the block a test whose comparison is not its own? */
static bool has_apart(const MirFunc *f, BlockId b) {
  if (is_apart(f, tested_by_branch(f, b), b)) return true;
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_SELECT && is_apart(f, compared(f, inst->operands[0]), b)) return true;
  }
  return false;
}

/* Can a test of the comparison in block `b` have a comparison of its own? */
static bool can_repeat(const Sink *s, ValueId v, BlockId b) {
  const MirInst *d = mir_definition(s->func, v);
  return is_const(s->func, d->operands[0]) || is_const(s->func, d->operands[1]) ||
         is_near(s->func, &s->cfg, d->block, b);
}

static void count_test(Sink *s, ValueId v, BlockId b) {
  if (v.index && can_repeat(s, v, b)) s->tests[v.index]++;
}

static void count_tests(Sink *s, BlockId b) {
  const MirFunc *f = s->func;
  count_test(s, tested_by_branch(f, b), b);
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
    if (mir_inst(f, i)->op == MIR_SELECT)
      count_test(s, compared(f, mir_inst(f, i)->operands[0]), b);
}

/* The comparison for the test of `v` that stands at `at`. If nothing but such tests uses `v`, the first one in its block keeps
 * it. All others get their own. */
static ValueId separate(Sink *s, MirAt *at, ValueId v) {
  MirFunc *f = s->func;
  if (!is_apart(f, v, at->block) || !can_repeat(s, v, at->block)) return v;
  const MirInst d = *mir_definition(f, v);
  if (d.block.index == at->block.index && !s->has_test[v.index] &&
      s->tests[v.index] == mir_value(f, v)->use_count) {
    s->has_test[v.index] = true;
    return v;
  }
  at->span = d.span;
  ValueId own = mir_add2(at, (MirOp)d.op, d.operands[0], d.operands[1]);
  s->tests[v.index]--;
  if (!--mir_value(f, v)->use_count) {
    if (f->unit->debug) mir_debug_replace(f, v, own);
    mir_remove_inst(f, mir_value(f, v)->inst);
  }
  return own;
}

static void separate_selects(Sink *s, BlockId b) {
  for (InstId i = mir_block(s->func, b)->first; i.index; i = mir_inst(s->func, i)->next) {
    if (mir_inst(s->func, i)->op != MIR_SELECT) continue;
    ValueId v = compared(s->func, mir_inst(s->func, i)->operands[0]);
    if (!v.index) continue;
    MirAt at = {s->func, b, i, mir_inst(s->func, i)->span};
    v = separate(s, &at, v);
    mir_inst(s->func, i)->operands[0] = v;
  }
}

void mir_compare_sinking(MirFunc *func, PassContext *cx) {
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (!func->blocks.items[b].is_removed) place_sums(func, (BlockId){b});
  bool any = false;
  mir_count_uses(func);
  for (uint32_t b = 1; b < func->blocks.count && !any; b++)
    any = !func->blocks.items[b].is_removed && has_apart(func, (BlockId){b});
  if (!any) return;
  Sink s = {.func = func};
  s.tests = NEW_ARRAY(cx->scratch, uint32_t, func->values.count);
  s.has_test = NEW_ARRAY(cx->scratch, bool, func->values.count);
  mir_compute_cfg(func, cx->scratch, &s.cfg);
  for (uint32_t o = 0; o < s.cfg.order_count; o++) count_tests(&s, s.cfg.order[o]);
  for (uint32_t o = 0; o < s.cfg.order_count; o++) {
    BlockId b = s.cfg.order[o];
    separate_selects(&s, b);
    ValueId v = tested_by_branch(func, b);
    if (!v.index) continue;
    MirAt at = mir_at_end(func, b, mir_block(func, b)->term.span);
    v = separate(&s, &at, v);
    mir_block(func, b)->term.operands[0] = v;
  }
}
