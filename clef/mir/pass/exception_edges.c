/* exception_edges: which functions may raise, and which have their address taken.
 *
 * In:    a verified unit; the flags `raises` and `address` may be set too often.
 * Out:   both are exact, as far as the unit's code shows. A call that cannot raise has no exception edge. Blocks from
 *        which every path raises are cold, and so are functions that never return.
 * Keeps: everything except blocks that only such edges led to.
 * Tests: t/mir/exception-edges-*.mir
 *
 * A function raises when it has a `raise`, or a call without exception edge that may raise: an indirect one, an import that
 * says so, or a function that raises. Marking goes from callees to callers, so mutual recursion alone raises nothing.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

static void find_addresses(MirUnit *unit, Arena *scratch) {
  const bool *taken = mir_addresses_taken(unit, scratch);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    uint32_t *flags = &unit->funcs.items[i]->flags;
    *flags = taken[i] ? *flags | MIR_FUNC_ADDRESS : *flags & ~(uint32_t)MIR_FUNC_ADDRESS;
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

static bool never_returns(const MirUnit *unit, const MirTerm *term) {
  if (term->op != MIR_CALL && term->op != MIR_TAILCALL) return false;
  const MirFunc *callee = mir_direct_callee(unit, term);
  return callee && callee->flags & MIR_FUNC_COLD;
}

/* Does every path from the block's end raise? */
static bool ends_badly(const MirUnit *unit, const MirFunc *f, const MirTerm *term) {
  if (term->op == MIR_RAISE || term->op == MIR_INVALID || never_returns(unit, term)) return true;
  uint32_t edge_count = term->op == MIR_CALL ? 1 : term->edge_count;
  for (uint32_t e = 0; e < edge_count; e++)
    if (!mir_block(f, term->edges[e].block)->is_cold) return false;
  return edge_count > 0;
}

/* True when the function turned out never to return. */
static bool mark_cold(MirUnit *unit, MirFunc *f) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = f->blocks.count; b-- > 2;) {
      MirBlock *block = &f->blocks.items[b];
      if (block->is_removed || block->is_cold || !ends_badly(unit, f, &block->term)) continue;
      block->is_cold = true;
      changed = true;
    }
  }
  if (f->flags & (MIR_FUNC_COLD | MIR_FUNC_EXPORT) || !f->has_body) return false;
  if (!ends_badly(unit, f, &mir_block(f, MIR_ENTRY)->term)) return false;
  f->flags |= MIR_FUNC_COLD;
  return true;
}

static void find_cold(MirUnit *unit, const MirCallers *callers, Arena *scratch) {
  VEC(uint32_t) work = {0};
  bool *waits = NEW_ARRAY(scratch, bool, unit->funcs.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++) vec_push(scratch, &work, i), waits[i] = true;
  while (work.count) {
    uint32_t i = vec_pop(&work);
    waits[i] = false;
    if (!mark_cold(unit, unit->funcs.items[i])) continue;
    for (uint32_t k = callers->start[i]; k < callers->start[i + 1]; k++) {
      uint32_t caller = callers->callers[k].index; /* once for each of its calls */
      if (!waits[caller]) vec_push(scratch, &work, caller);
      waits[caller] = true;
    }
  }
}

/* A function is cold if no path through it returns. */
static bool has_no_return(const MirUnit *unit, const MirFunc *f, int depth) {
  if (!f || !f->has_body || !(f->flags & MIR_FUNC_COLD)) return false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirTerm *term = &f->blocks.items[b].term;
    if (f->blocks.items[b].is_removed) continue;
    if (term->op == MIR_RETURN) return false;
    if (term->op == MIR_TAILCALL &&
        (!depth || !has_no_return(unit, mir_direct_callee(unit, term), depth - 1)))
      return false;
  }
  return true;
}

/* The block behind a call that does not return is unreachable from there: removes the edge. */
static void end_calls(MirUnit *unit, Arena *scratch) {
  enum { TAIL_CALLS = 3 };
  bool *never = NEW_ARRAY(scratch, bool, unit->funcs.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    never[i] = has_no_return(unit, unit->funcs.items[i], TAIL_CALLS);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    uint32_t block_count = f->blocks.count;
    bool changed = false;
    for (uint32_t b = 1; b < block_count; b++) {
      const MirTerm *term = &f->blocks.items[b].term;
      if (f->blocks.items[b].is_removed || term->op != MIR_CALL) continue;
      const MirFunc *callee = mir_direct_callee(unit, term);
      if (!callee || !never[callee->id.index]) continue;
      if (mir_block(f, term->edges[0].block)->term.op == MIR_INVALID) continue;
      BlockId end = mir_block_new(f);
      mir_block(f, end)->is_cold = true;
      for (uint32_t k = 0; k < callee->results.count; k++)
        mir_block_param(f, end, callee->results.items[k]);
      MirAt at = mir_at_end(f, end, f->blocks.items[b].term.span);
      mir_invalid(&at, "a call returned that never does");
      f->blocks.items[b].term.edges[0] = mir_edge(f, end, NULL, 0);
      changed = true;
    }
    if (changed) mir_remove_unreachable(f, scratch), f->is_simple = false;
  }
}

void mir_exception_edges(MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count;
  bool *raises = NEW_ARRAY(cx->scratch, bool, count);
  VEC(uint32_t) work = {0};
  MirCallers callers;
  find_addresses(unit, cx->scratch);
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
      if (raises[caller] || (k > callers.start[raiser] && callers.callers[k - 1].index == caller))
        continue;
      for (uint32_t b = 1; b < f->blocks.count && !raises[caller]; b++)
        if (!f->blocks.items[b].is_removed)
          raises[caller] = lets_out(unit, &f->blocks.items[b].term, &callee) && callee &&
                           callee->id.index == raiser;
      if (raises[caller]) vec_push(cx->scratch, &work, caller);
    }
  }
  if (cx->level > 0 || unit->keeps_places) find_cold(unit, &callers, cx->scratch);
  if (cx->level > 0) end_calls(unit, cx->scratch);
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
