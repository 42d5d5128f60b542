/* call_cse: common subexpression elimination for calls of pure functions.
 *
 * In:    verified MIR before ownership.
 * Out:   no call of a pure function is dominated by the return of a call with the same arguments.
 * Keeps: everything except blocks that only the exception edge of a removed call led to.
 * Tests: t/mir/call-cse-*.mir, t/mir/shape/equal-calls.fs
 *
 * A function is pure when its results depend on its arguments alone and its execution has no other effect. It reads only
 * memory that is never stored to again, it writes only into objects that it makes, and it calls only pure functions, directly.
 * A path that ends in a raise may do anything: the first of two equal calls returned, so it took no such path, and neither would
 * the second. For the same reason calls that never return do not matter. A function with a handler that returns is not pure,
 * because the raised exception contributes to its result.
 *
 * Two calls stay where a new object can be part of the result, for three reasons: the program may compare identities, a unique
 * object is changed in place, and one list that is walked twice must be kept in between, while each of two lists is consumed. A
 * reference that the function did not make is the same in both calls.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { IMPURE = 1 << 0, ALLOCATES = 1 << 1 };

typedef struct Caller { /* in the list of a function's callers; the call is on a path that returns */
  FuncId func;
  uint32_t next;
} Caller;

typedef struct Effects {
  const MirUnit *unit;
  Arena *scratch;
  uint8_t *of;       /* by function */
  uint32_t *callers; /* by function: the first of its rows, or 0 */
  VEC(Caller) rows;  /* item 0 unused */
  bool *returns;     /* by block of the function that is looked at: some way from there returns */
} Effects;

/* An object made in this function, or an address in it. */
static bool is_own(const MirFunc *f, ValueId base) {
  for (;;) {
    const MirInst *inst = mir_definition(f, base);
    if (!inst) return false;
    switch (inst->op) {
    case MIR_ALLOC:
    case MIR_ALLOC_ARRAY:
    case MIR_ALLOC_STACK: return true;
    case MIR_CAST:
    case MIR_ELEM:
    case MIR_ADDR:
    case MIR_ADDR_ADD: base = inst->operands[0]; break;
    default: return false;
    }
  }
}

/* Fields of a class can be read before they are stored, if its constructor passes on the object. */
static bool never_changes(const MirFunc *f, const MirInst *load) {
  return !(load->flags & MIR_MUTABLE) &&
         (!load->row.index || f->unit->layout.rows.items[load->row.index].kind != LAYOUT_CLASS);
}

static uint8_t effects_of_inst(const MirFunc *f, const MirInst *inst) {
  if (mir_op_has(inst->op, MIR_PURE)) return 0;
  switch (inst->op) {
  case MIR_DEBUG:
  case MIR_LEN:
  case MIR_TAG:
  case MIR_ROW_OF:
  case MIR_IS_INSTANCE:
  case MIR_IMPLEMENTS: return 0;
  case MIR_ALLOC:
  case MIR_ALLOC_ARRAY:
  case MIR_ALLOC_STACK: return ALLOCATES;
  case MIR_LOAD: return never_changes(f, inst) || is_own(f, inst->operands[0]) ? 0 : IMPURE;
  case MIR_STORE:
  case MIR_MEM_FILL: return is_own(f, inst->operands[0]) ? 0 : IMPURE;
  default: return IMPURE;
  }
}

static void find_returns(Effects *e, const MirFunc *f) {
  MirCfg cfg;
  mir_compute_flow(f, e->scratch, &cfg);
  e->returns = NEW_ARRAY(e->scratch, bool, f->blocks.count);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t o = cfg.order_count; o-- > 0;) { /* a round for each loop in a loop */
      uint32_t b = cfg.order[o].index;
      const MirTerm *term = &f->blocks.items[b].term;
      if (e->returns[b]) continue;
      bool returns = term->op == MIR_RETURN || term->op == MIR_TAILCALL;
      for (uint32_t k = 0; k < term->edge_count; k++)
        returns = returns || e->returns[term->edges[k].block.index];
      changed |= e->returns[b] = returns;
    }
  }
}

/* Computes the effects of the function's own code, and records its callees. */
static uint8_t effects_by_itself(Effects *e, const MirFunc *f) {
  uint8_t effects = 0;
  if (!f->has_body) return IMPURE;
  find_returns(e, f);
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed || !e->returns[b]) continue;
    for (InstId i = block->first; i.index && !(effects & IMPURE); i = mir_inst(f, i)->next)
      effects |= effects_of_inst(f, mir_inst(f, i));
    const MirTerm *term = &block->term;
    if (effects & IMPURE) break;
    if (term->op != MIR_CALL && term->op != MIR_TAILCALL) continue;
    const MirFunc *callee = mir_direct_callee(e->unit, term);
    if (!callee || (term->edge_count > 1 && e->returns[term->edges[1].block.index])) return IMPURE;
    Caller row = {f->id, e->callers[callee->id.index]};
    vec_push(e->scratch, &e->rows, row);
    e->callers[callee->id.index] = e->rows.count - 1;
  }
  return effects;
}

/* Effects go from callees to callers: functions that only call each other have none. */
static void find_effects(Effects *e) {
  uint32_t count = e->unit->funcs.count;
  VEC(uint32_t) work = {0};
  e->of = NEW_ARRAY(e->scratch, uint8_t, count);
  e->callers = NEW_ARRAY(e->scratch, uint32_t, count);
  vec_push(e->scratch, &e->rows, (Caller){0});
  for (uint32_t i = 1; i < count; i++) {
    e->of[i] = effects_by_itself(e, e->unit->funcs.items[i]);
    if (e->of[i]) vec_push(e->scratch, &work, i);
  }
  while (work.count) {
    uint32_t callee = vec_pop(&work);
    for (uint32_t r = e->callers[callee]; r; r = e->rows.items[r].next) {
      uint32_t caller = e->rows.items[r].func.index;
      if ((e->of[caller] | e->of[callee]) == e->of[caller]) continue;
      e->of[caller] |= e->of[callee];
      vec_push(e->scratch, &work, caller);
    }
  }
}

static bool has_references(const MirFunc *f) {
  for (uint32_t k = 0; k < f->results.count; k++)
    if (f->results.items[k].kind == MIR_KIND_REF || f->results.items[k].kind == MIR_KIND_ADDR)
      return true;
  return false;
}

/* The callee, if two equal calls of it can be merged. */
static const MirFunc *mergeable(const Effects *e, const MirTerm *term) {
  if (term->op != MIR_CALL && term->op != MIR_TAILCALL) return NULL;
  const MirFunc *callee = mir_direct_callee(e->unit, term);
  if (!callee || e->of[callee->id.index] & IMPURE) return NULL;
  return e->of[callee->id.index] & ALLOCATES && has_references(callee) ? NULL : callee;
}

static ValueId same(const ValueId *known, ValueId value) {
  return known[value.index].index ? known[value.index] : value;
}

static bool equal_calls(const ValueId *known, const MirTerm *a, const MirTerm *b) {
  if (a->symbol.index != b->symbol.index) return false;
  for (uint32_t k = 0; k < a->operand_count; k++)
    if (same(known, a->operands[k]).index != same(known, b->operands[k]).index) return false;
  return true;
}

/* Can the results of the call at the end of `from` replace those of the call in `to`? */
static bool results_fit(const MirFunc *f, const MirTerm *from, const MirTerm *to, uint32_t count) {
  const ValueId *results = mir_block(f, from->edges[0].block)->params.items;
  for (uint32_t k = 0; k < count; k++) {
    MirType wanted = to->op == MIR_TAILCALL
                         ? f->results.items[k]
                         : mir_type_of(f, mir_block(f, to->edges[0].block)->params.items[k]);
    if (!mir_type_fits(f->unit, mir_type_of(f, results[k]), wanted)) return false;
  }
  return true;
}

/* Replaces the results of the call in `to` by those of the call at the end of `from`. */
static void use_results(MirFunc *f, ValueId *known, BlockId from, BlockId to, uint32_t count,
                        const MirCfg *cfg, Arena *scratch) {
  MirTerm *term = &mir_block(f, to)->term;
  const MirBlock *back = mir_block(f, mir_block(f, from)->term.edges[0].block);
  MirAt at = mir_at_end(f, to, term->span);
  f->is_simple = false;
  if (term->op == MIR_TAILCALL) {
    mir_return(&at, back->params.items, count);
    return;
  }
  MirEdge edge = term->edges[0];
  ValueId *args = NEW_ARRAY(scratch, ValueId, count + edge.arg_count);
  for (uint32_t k = 0; k < count; k++) args[k] = back->params.items[k];
  for (uint32_t k = 0; k < edge.arg_count; k++) args[count + k] = edge.args[k];
  if (mir_pred_count(cfg, edge.block) == 1)
    for (uint32_t k = 0; k < count; k++)
      known[mir_block(f, edge.block)->params.items[k].index] = same(known, args[k]);
  mir_goto(&at, edge.block, args, count + edge.arg_count);
}

static uint32_t hash_call(const ValueId *known, const MirTerm *term) {
  uint32_t h = term->symbol.index;
  for (uint32_t k = 0; k < term->operand_count; k++)
    h = hash_u32(h, same(known, term->operands[k]).index);
  return h;
}

static void merge_calls(const Effects *e, MirFunc *f, uint32_t candidates, Arena *scratch) {
  MirCfg cfg;
  mir_compute_cfg(f, scratch, &cfg);
  uint32_t bucket_count = 8, clock = 2 * cfg.order_count + 1;
  while (bucket_count < candidates) bucket_count *= 2;
  /* calls by callee and arguments, with the block that each ends; entries whose block does not dominate are popped, as in
   * eqsat/graph.c */
  uint32_t *buckets = NEW_ARRAY(scratch, uint32_t, bucket_count);
  uint32_t *chain = NEW_ARRAY(scratch, uint32_t, f->blocks.count);
  ValueId *known = NEW_ARRAY(scratch, ValueId, f->values.count);
  BlockId *walk = NEW_ARRAY(scratch, BlockId, clock);
  bool changed = false;
  for (uint32_t o = 0; o < cfg.order_count; o++)
    walk[cfg.dom_in[cfg.order[o].index]] = cfg.order[o];
  for (uint32_t time = 0; time < clock; time++) {
    BlockId b = walk[time];
    const MirTerm *term = b.index ? &mir_block(f, b)->term : NULL;
    const MirFunc *callee = term ? mergeable(e, term) : NULL;
    if (!callee) continue;
    uint32_t *bucket = &buckets[hash_call(known, term) & (bucket_count - 1)];
    while (*bucket && !mir_dominates(&cfg, (BlockId){*bucket}, b)) *bucket = chain[*bucket];
    uint32_t found = *bucket;
    while (found && !(equal_calls(known, &mir_block(f, (BlockId){found})->term, term) &&
                      mir_dominates(&cfg, mir_block(f, (BlockId){found})->term.edges[0].block, b)))
      found = chain[found];
    if (found &&
        results_fit(f, &mir_block(f, (BlockId){found})->term, term, callee->results.count)) {
      use_results(f, known, (BlockId){found}, b, callee->results.count, &cfg, scratch);
      changed = true;
    } else if (!found && term->op == MIR_CALL && mir_pred_count(&cfg, term->edges[0].block) == 1) {
      chain[b.index] = *bucket;
      *bucket = b.index;
    }
  }
  if (changed) mir_remove_unreachable(f, scratch);
}

/* Counts the calls that could be merged, if some function is called twice. */
static uint32_t count_candidates(const Effects *e, const MirFunc *f, FuncId *latest) {
  uint32_t count = 0;
  bool is_twice = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    const MirFunc *callee = mergeable(e, &f->blocks.items[b].term);
    if (!callee) continue;
    is_twice |= latest[callee->id.index].index == f->id.index;
    latest[callee->id.index] = f->id;
    count++;
  }
  return is_twice ? count : 0;
}

void mir_call_cse(MirUnit *unit, PassContext *cx) {
  Effects e = {.unit = unit, .scratch = cx->scratch};
  find_effects(&e);
  FuncId *latest =
      NEW_ARRAY(cx->scratch, FuncId, unit->funcs.count); /* its latest caller, by callee */
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    uint32_t candidates = count_candidates(&e, f, latest);
    if (candidates) merge_calls(&e, f, candidates, cx->scratch);
  }
}
