/* bounds_checks: bounds-check elimination by the comparisons on the path to a check; dividends that are never negative.
 *
 * In:    MIR after `dom-conditions`; divisions are still divisions.
 * Out:   a branch on `index < length` that always goes the same way is a jump. Its proof is a `known` in the place of the
 *        `passed`, so the instructions that use the proof cannot move above that place. A signed division by a constant is `nw`
 *        where its dividend is not negative.
 * Keeps: values. Edges are removed; blocks may become unreachable.
 * Tests: t/mir/bounds-checks-*.mir, t/mir/shape/no-bounds-check.fs
 *
 * The proofs are those of bounds.h.
 */
#include "clef/mir/analysis/bounds.h"
#include "clef/mir/passes.h"

/* A check in a loop directly behind the loop's own test, if the check implies the test: `while j <= limit do a.[j] …` where
 * limit + 1 is the length. Then the check comes first, and the test is made only where it fails. */
static bool can_ask_first(MirBounds *r, BlockId b) {
  const MirFunc *f = r->f;
  if (mir_block(f, b)->params.count || mir_pred_count(&r->cfg, b) != 1) return false;
  MirPred pred = *mir_preds(&r->cfg, b);
  BlockId head = pred.block;
  const MirTerm *term = &mir_block(f, b)->term, *test = &mir_block(f, head)->term;
  if (test->op != MIR_SWITCH || test->edge_count != 2) return false;
  if (!mir_block(f, term->edges[0].block)->is_cold ||
      test->edges[1 - pred.edge].block.index == b.index)
    return false;
  bool is_loop = false;
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, head); p++)
    is_loop |= mir_dominates(&r->cfg, head, mir_preds(&r->cfg, head)[p].block);
  if (!is_loop) return false;
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
    if (!mir_op_has(mir_inst(f, i)->op, MIR_PURE) || mir_op_has(mir_inst(f, i)->op, MIR_PARTIAL) ||
        mir_type_of(f, mir_inst(f, i)->result).kind == MIR_KIND_PROOF)
      return false;
  const MirInst *d = mir_definition(f, term->operands[0]);
  MirFact fact = mir_bounds_fact(f, head, pred.edge);
  if (!fact.a.index || fact.is_equal || fact.is_different || fact.is_unsigned) return false;
  if (fact.a.index != mir_bounds_number(f, d->operands[0]).index) return false;
  return mir_bounds_prove(r, mir_bounds_number(f, d->operands[1]), fact.b, fact.c + 1, true,
                          (MirPlace){head, 0});
}

static void ask_first(MirBounds *r, BlockId b) {
  MirFunc *f = r->f;
  MirPred pred = *mir_preds(&r->cfg, b);
  BlockId head = pred.block;
  const MirTerm *term = &mir_block(f, b)->term, *test = &mir_block(f, head)->term;
  MirEdge ok = term->edges[1], edges[2];
  edges[pred.edge] = term->edges[0];
  edges[1 - pred.edge] = test->edges[1 - pred.edge];
  ValueId check = term->operands[0], tested = test->operands[0];
  Span at_check = term->span, at_test = test->span;
  while (mir_block(f, b)->first.index) mir_move_inst(f, mir_block(f, b)->first, head, (InstId){0});
  mir_remove_block(f, b);
  BlockId fails = mir_block_new(f);
  MirAt at = mir_at_end(f, fails, at_test);
  const MirInst *d = mir_definition(f, tested);
  tested = mir_add2(&at, (MirOp)d->op, d->operands[0], d->operands[1]);
  mir_branch(&at, tested, edges[1], edges[0]);
  at = mir_at_end(f, head, at_check);
  mir_branch(&at, check, ok, mir_edge(f, fails, NULL, 0));
  f->is_simple = false;
}

void mir_bounds_checks(MirFunc *func, PassContext *cx) {
  MirBounds r;
  if (!mir_bounds_init(&r, func, cx->scratch)) return;
  /* all proofs before any change */
  VEC(BlockId) always = {0}, first = {0};
  VEC(InstId) positive = {0};
  for (uint32_t o = 0; o < r.cfg.order_count; o++) {
    BlockId b = r.cfg.order[o];
    for (InstId i = mir_block(func, b)->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      if (mir_bounds_is_division(func, inst) &&
          mir_bounds_prove(&r, mir_bounds_number(func, inst->operands[0]), (ValueId){0}, 0, false,
                           (MirPlace){b, 0}))
        vec_push(cx->scratch, &positive, i);
    }
    if (!mir_bounds_is_check(func, b)) continue;
    if (mir_bounds_is_within(&r, b))
      vec_push(cx->scratch, &always, b);
    else if (can_ask_first(&r, b))
      vec_push(cx->scratch, &first, b);
  }
  for (uint32_t i = 0; i < positive.count; i++) mir_inst(func, positive.items[i])->flags |= MIR_NW;
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count + 2 * always.count + 1);
  for (uint32_t i = 0; i < always.count; i++)
    mir_bounds_remove_check(func, &r.cfg, always.items[i], replacement);
  mir_replace_all_uses(func, replacement);
  for (uint32_t i = 0; i < first.count; i++) ask_first(&r, first.items[i]);
}
