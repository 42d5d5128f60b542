/* dom_conditions: dominating-condition elimination.
 *
 * In:    MIR after eqsat, so that equal conditions are one value.
 * Out:   a branch on a value that a dominating branch has decided is a jump. A `passed` behind it is replaced by that of the
 *        dominating branch.
 * Keeps: values. Edges are removed; blocks may become unreachable.
 * Tests: t/mir/dom-conditions-*.mir
 *
 * The pass climbs the dominator tree from the branch. A block whose only predecessor switches on v determines v: it is the value
 * of the case, or none of the cases.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_STEPS = 256 };

/* The proof that `block`'s only predecessor's check passed. */
static ValueId proof_of(MirFunc *f, BlockId block) {
  InstId first = mir_block(f, block)->first;
  if (first.index && mir_inst(f, first)->op == MIR_PASSED) return mir_inst(f, first)->result;
  MirAt at = {f, block, first, mir_block(f, block)->term.span};
  return mir_add_proof(&at);
}

/* The edge of `term` that is taken when the switch `known` was left by its edge `taken`;
 * UINT32_MAX when that leaves it open. */
static uint32_t decide(const MirTerm *term, const MirTerm *known, uint32_t taken) {
  if (taken < known->case_count) {
    for (uint32_t c = 0; c < term->case_count; c++)
      if (term->cases[c] == known->cases[taken]) return c;
    return term->edge_count > term->case_count ? term->case_count : UINT32_MAX;
  }
  for (uint32_t c = 0; c < term->case_count; c++) {
    bool excluded = false;
    for (uint32_t k = 0; k < known->case_count; k++) excluded |= known->cases[k] == term->cases[c];
    if (!excluded) return UINT32_MAX;
  }
  return term->edge_count > term->case_count ? term->case_count : UINT32_MAX;
}

static void look_at(MirFunc *f, const MirCfg *cfg, BlockId b, ValueId *replacement) {
  const MirTerm *term = &mir_block(f, b)->term;
  BlockId d = b;
  for (int steps = 0; d.index && steps < MOST_STEPS; steps++, d = cfg->idom[d.index]) {
    if (mir_pred_count(cfg, d) != 1) continue;
    MirPred pred = *mir_preds(cfg, d);
    const MirTerm *known = &mir_block(f, pred.block)->term;
    if (known->op != MIR_SWITCH || known->operands[0].index != term->operands[0].index) continue;
    if (pred.edge >= known->edge_count) continue;
    uint32_t edge = decide(term, known, pred.edge);
    if (edge == UINT32_MAX) return;
    MirEdge way = term->edges[edge];
    f->is_simple = false;
    Span span = term->span;
    if (mir_pred_count(cfg, way.block) == 1) {
      InstId first = mir_block(f, way.block)->first;
      if (first.index && mir_inst(f, first)->op == MIR_PASSED) {
        replacement[mir_inst(f, first)->result.index] = proof_of(f, d);
        mir_remove_inst(f, first);
      }
    }
    MirAt at = mir_at_end(f, b, span);
    mir_goto(&at, way.block, way.args, way.arg_count);
    return;
  }
}

void mir_dom_conditions(MirFunc *func, PassContext *cx) {
  MirCfg cfg;
  uint32_t switches = 0;
  for (uint32_t b = 1; b < func->blocks.count; b++)
    switches += !func->blocks.items[b].is_removed && func->blocks.items[b].term.op == MIR_SWITCH;
  if (switches < 2) return;
  mir_compute_cfg(func, cx->scratch, &cfg);
  /* a `passed` is made at most once a switch */
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count + switches + 1);
  for (uint32_t o = 0; o < cfg.order_count; o++)
    if (mir_block(func, cfg.order[o])->term.op == MIR_SWITCH)
      look_at(func, &cfg, cfg.order[o], replacement);
  mir_replace_all_uses(func, replacement);
}
