/* facts: which functions may raise, and whose address is taken.
 *
 * In:    a verified unit; the flags `raises` and `address` may be set too often.
 * Out:   both are exact, as far as the text of the unit tells; a call that cannot raise has no exception edge.
 * Keeps: all but blocks that only such edges led to.
 * Tests: t/mir/facts-*.mir
 *
 * A function raises when it has a `raise`, or a call without exception edge that may raise: an
 * indirect one, an import that
 * says so, or a function that raises. Marking goes from callees to callers, so mutual recursion alone raises nothing.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

static void take_address(MirUnit *unit, SymbolId symbol) {
  MirFunc *f = symbol.index ? mir_symbol_func(unit, symbol) : NULL;
  if (f) f->flags |= MIR_FUNC_ADDRESS;
}

static void find_addresses(MirUnit *unit) {
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    unit->funcs.items[i]->flags &= ~(uint32_t)MIR_FUNC_ADDRESS;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      const MirBlock *block = &f->blocks.items[b];
      if (block->is_removed) continue;
      for (InstId k = block->first; k.index; k = mir_inst(f, k)->next)
        if (mir_inst(f, k)->op == MIR_SYMBOL) take_address(unit, mir_inst(f, k)->u.symbol);
      /* a stub is called like code behind an address */
      if (block->term.form == MIR_CALLEE_APPLY &&
          (block->term.op == MIR_CALL || block->term.op == MIR_TAILCALL))
        take_address(unit, block->term.symbol);
    }
  }
  for (uint32_t i = 1; i < unit->data.count; i++)
    for (uint32_t k = 0; k < unit->data.items[i].fields.count; k++)
      if (unit->data.items[i].fields.items[k].form == MIR_FIELD_SYMBOL)
        take_address(unit, unit->data.items[i].fields.items[k].symbol);
  for (uint32_t i = 1; i < unit->layout.rows.count; i++) {
    const LayoutRow *row = &unit->layout.rows.items[i];
    take_address(unit, row->release);
    for (uint32_t m = 0; m < row->method_count; m++) take_address(unit, row->methods[m]);
  }
}

/* Can an exception leave the function here? `callee`: only if that function raises. */
static bool lets_out(const MirUnit *unit, const MirTerm *term, const MirFunc **callee) {
  *callee = NULL;
  if (term->op == MIR_RAISE) return true;
  if (term->op == MIR_CALL && term->edge_count > 1) return false;
  if (!mir_term_may_raise(unit, term)) return false;
  *callee = mir_direct_callee(unit, term);
  return true;
}

void mir_facts(MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count;
  bool *raises = NEW_ARRAY(cx->scratch, bool, count);
  VEC(uint32_t) work = {0};
  MirCallers callers;
  find_addresses(unit);
  mir_compute_callers(unit, cx->scratch, &callers);
  for (uint32_t i = 1; i < count; i++) {
    const MirFunc *f = unit->funcs.items[i], *callee;
    if (!(f->flags & MIR_FUNC_RAISES)) continue;
    for (uint32_t b = 1; b < f->blocks.count && !raises[i]; b++)
      if (!f->blocks.items[b].is_removed)
        raises[i] = lets_out(unit, &f->blocks.items[b].term, &callee) && !callee;
    if (raises[i]) vec_push(cx->scratch, &work, i);
  }
  while (work.count) {
    uint32_t raiser = vec_pop(&work);
    for (uint32_t k = callers.start[raiser]; k < callers.start[raiser + 1]; k++) {
      uint32_t caller = callers.callers[k].index;
      const MirFunc *f = unit->funcs.items[caller], *callee;
      if (raises[caller]) continue;
      for (uint32_t b = 1; b < f->blocks.count && !raises[caller]; b++)
        if (!f->blocks.items[b].is_removed)
          raises[caller] = lets_out(unit, &f->blocks.items[b].term, &callee) && callee &&
                           callee->id.index == raiser;
      if (raises[caller]) vec_push(cx->scratch, &work, caller);
    }
  }
  for (uint32_t i = 1; i < count; i++)
    if (!raises[i]) unit->funcs.items[i]->flags &= ~(uint32_t)MIR_FUNC_RAISES;
  for (uint32_t i = 1; i < count; i++) {
    MirFunc *f = unit->funcs.items[i];
    bool changed = false;
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      MirTerm *term = &f->blocks.items[b].term;
      if (f->blocks.items[b].is_removed || term->op != MIR_CALL || term->edge_count < 2 ||
          mir_term_may_raise(unit, term))
        continue;
      term->edge_count = 1;
      changed = true;
    }
    if (changed) mir_remove_unreachable(f, cx->scratch), f->is_simple = false;
  }
}
