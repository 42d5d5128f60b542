/* inline: replaces calls by the blocks of their callees.
 *
 * In:    verified MIR before ownership, self tail calls already loops.
 * Out:   calls of small functions, and of functions called from one place only, are gone. A function in which a called closure
 *        became known is specialised again.
 * Keeps: nothing.
 * Tests: t/mir/inline-*.mir
 *
 * Callees are processed before their callers (strongly connected components of the call graph, Tarjan 1972), so a callee is as
 * small as it becomes before it is copied. Nothing is inlined within a component.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/analysis/copy.h"
#include "clef/mir/passes.h"

enum {
  INLINE_ALWAYS_MAX = 12, /* instructions and terminators of what is copied at every call */
  INLINE_HOT_MAX = 24,    /* at a call that is likely to run often */
  /* at a call that hands over a known function: List.map, whose first round stands before its loop; in a loop, at one that hands
   * over an object made by the caller: without other such calls the object goes */
  INLINE_CLOSURE_MAX = 48,
  INLINE_ONCE_MAX = 4000, /* of what is moved into its only caller */
  /* MoveNext of a sequence that the caller made: without other callers its object goes */
  CELL = 160,
  INLINE_DRIVER_MAX = 64, /* the function that gets such a sequence */
  INLINE_NESTED_MAX = 24, /* so often it is moved on, with what was moved into it */
  LARGEST_CALLER = 20000,
  INLINE_SEQ_CALLER_MAX = 4000, /* of functions that take in sequences */
};

typedef struct Inliner {
  MirUnit *unit;
  Arena *arena;
  uint32_t *size;       /* by FuncId */
  uint32_t *call_count; /* direct calls of it */
  uint32_t *component;  /* 0: not yet */
  uint32_t *nesting;    /* how often the innermost was moved that it took in as the only caller */
  uint32_t *low, *index;
  bool *on_stack, *is_recursive, *has_stack_objects;
  VEC(uint32_t) stack, order;
  uint32_t next_index, next_component;
  uint32_t budget;     /* times INLINE_HOT_MAX and INLINE_DRIVER_MAX: 1, at -O2 3 */
  uint32_t cell_count; /* calls of sequences' code that went */
} Inliner;

/* Tarjan's algorithm with its own stack: a frame is a function and the block to look at next. */
static void find_components(Inliner *in, uint32_t root) {
  typedef struct Frame {
    uint32_t func, block;
  } Frame;
  VEC(Frame) frames = {0};
  Frame start = {root, 0};
  vec_push(in->arena, &frames, start);
  while (frames.count) {
    Frame *frame = &vec_last(&frames);
    uint32_t f = frame->func;
    MirFunc *func = in->unit->funcs.items[f];
    if (frame->block == 0) {
      in->index[f] = in->low[f] = ++in->next_index;
      in->on_stack[f] = true;
      vec_push(in->arena, &in->stack, f);
      frame->block = 1;
    }
    bool pushed = false;
    while (frame->block < func->blocks.count) {
      const MirBlock *block = &func->blocks.items[frame->block++];
      const MirFunc *callee = block->is_removed ? NULL : mir_direct_callee(in->unit, &block->term);
      if (!callee) continue;
      uint32_t c = callee->id.index;
      if (c == f) in->is_recursive[c] = true;
      if (!in->index[c]) {
        frame->block--; /* looked at again when the callee is done */
        Frame next = {c, 0};
        vec_push(in->arena, &frames, next);
        pushed = true;
        break;
      }
      if (in->on_stack[c] && in->low[c] < in->low[f]) in->low[f] = in->low[c];
    }
    if (pushed) continue;
    if (in->low[f] == in->index[f]) {
      in->next_component++;
      uint32_t member;
      do {
        member = vec_pop(&in->stack);
        in->on_stack[member] = false;
        in->component[member] = in->next_component;
        if (member != f) in->is_recursive[member] = in->is_recursive[f] = true;
      } while (member != f);
    }
    vec_push(in->arena, &in->order, f);
    frames.count--;
  }
}

/* ---- sequences made by the caller ---- */

/* The row of the object, if this function makes it or it is static; none when unknown. */
static RowId made_row(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, mir_behind_casts(f, v));
  if (!d) return (RowId){0};
  if (d->op == MIR_ALLOC) return d->row;
  const MirData *data = d->op == MIR_SYMBOL ? mir_symbol_data(f->unit, d->u.symbol) : NULL;
  return data && data->form == MIR_DATA_OBJECT ? data->row : (RowId){0};
}

static bool is_made(const MirFunc *f, ValueId v, LayoutKind kind) {
  if (mir_type_of(f, v).kind != MIR_KIND_REF) return false;
  RowId row = made_row(f, v);
  return row.index && layout_row(&f->unit->layout, row)->kind == kind;
}

/* Is it a call that disposes of a sequence? The instructions before it set the state to -1 - x, with x above 0. */
static bool is_disposal(const MirFunc *f, BlockId block, ValueId cell) {
  ValueId before = {0};
  for (InstId i = mir_block(f, block)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *store = mir_inst(f, i);
    if (store->op != MIR_STORE || store->imm || store->kind != MIR_KIND_I32 ||
        mir_behind_casts(f, store->operands[0]).index != mir_behind_casts(f, cell).index)
      continue;
    const MirInst *d = mir_definition(f, store->operands[1]);
    uint64_t bits;
    bool turned = d && d->op == MIR_ISUB && mir_is_const(f, d->operands[0], &bits);
    before = turned && (int32_t)bits == -1 ? d->operands[1] : (ValueId){0};
  }
  if (!before.index) return false;
  bool found = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirTerm *term = &f->blocks.items[b].term;
    for (uint32_t e = 0; e < term->edge_count && !f->blocks.items[b].is_removed; e++) {
      if (term->edges[e].block.index != block.index) continue;
      const MirInst *test = term->op == MIR_SWITCH ? mir_definition(f, term->operands[0]) : NULL;
      uint64_t bits;
      if (found || !test || test->op != MIR_SLT || test->operands[1].index != before.index ||
          !mir_is_const(f, test->operands[0], &bits) || bits || !e)
        return false;
      found = true;
    }
  }
  return found;
}

/* A copy of MoveNext that is entered with a negative state: only its cases that dispose can be taken. */
static void keep_disposal(MirFunc *f, BlockId entry) {
  MirTerm *term = &mir_block(f, entry)->term;
  if (term->op != MIR_SWITCH || term->edge_count == term->case_count) return;
  uint32_t kept = 0;
  while (kept < term->case_count && term->cases[kept] < 0) kept++;
  MirEdge otherwise = term->edges[term->case_count];
  MirAt at = mir_at_end(f, entry, term->span);
  mir_switch(&at, term->operands[0], term->cases, term->edges, kept, otherwise);
}

static void inline_call(MirFunc *to, BlockId block, const MirFunc *from, Arena *scratch) {
  const MirTerm term = mir_block(to, block)->term;
  MirCopy copy = {.to = to,
                  .from = from,
                  .scratch = scratch,
                  .is_tail = term.op == MIR_TAILCALL,
                  .is_inlined = true,
                  .call = term.span,
                  .is_cold = mir_block(to, block)->is_cold};
  if (!copy.is_tail) copy.then = term.edges[0];
  if (term.edge_count > 1) copy.handler = term.edges[1];
  bool disposes = from->flags & MIR_FUNC_CELL && is_made(to, term.operands[0], LAYOUT_SEQ) &&
                  is_disposal(to, block, term.operands[0]);
  BlockId entry = mir_copy_body(&copy, term.operands);
  if (disposes) keep_disposal(to, entry);
  to->is_simple = false;
  MirAt at = mir_at_end(to, block, term.span);
  mir_goto(&at, entry, NULL, 0);
}

/* Does the call stand in a loop, or in a function that calls itself? `looked`: loop depths are those of the graph. */
static bool is_often(const Inliner *in, MirFunc *caller, uint32_t block, bool *looked) {
  if (in->is_recursive[caller->id.index]) return true;
  if (!*looked) {
    Arena scratch = {0};
    MirCfg cfg;
    arena_init(&scratch, "loops");
    mir_compute_cfg(caller, &scratch, &cfg);
    mir_compute_loops(caller, &cfg, &scratch);
    arena_end(&scratch);
    *looked = true;
  }
  return caller->blocks.items[block].loop_depth > 0;
}

/* A function as argument, or a sequence (not what it is made of): the copy can call it directly. */
static bool has_arg_of_kind(const MirFunc *caller, const MirTerm *call, LayoutKind kind) {
  for (uint32_t k = 0; k < call->operand_count; k++)
    if (is_made(caller, call->operands[k], kind)) return true;
  return false;
}

/* Would the inlining make an `inline` function, which has several calls, too large to be inlined itself? */
static bool exceeds_inline_budget(const Inliner *in, const MirFunc *caller, uint32_t callee) {
  uint32_t c = caller->id.index;
  return caller->flags & MIR_FUNC_INLINE && in->call_count[c] > 1 &&
         in->size[c] + in->size[callee] > 4 * INLINE_HOT_MAX * in->budget;
}

static bool should_inline(const Inliner *in, MirFunc *caller, const MirFunc *callee, uint32_t block,
                          bool *looked) {
  const MirTerm *call = &caller->blocks.items[block].term;
  bool is_cold = caller->blocks.items[block].is_cold;
  uint32_t c = callee->id.index;
  if (in->component[c] == in->component[caller->id.index] || in->has_stack_objects[c]) return false;
  if ((call->flags & MIR_TERM_NO_RAISE) && (callee->flags & MIR_FUNC_RAISES))
    return false; /* its raise has nowhere to go */
  if (callee->flags & (MIR_FUNC_NOINLINE | MIR_FUNC_C)) return false;
  bool fixed = (callee->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT)) != 0;
  if (!fixed && in->call_count[c] == 1 && !exceeds_inline_budget(in, caller, c) &&
      in->size[c] <= INLINE_ONCE_MAX && in->nesting[c] < INLINE_NESTED_MAX &&
      !(callee->flags & MIR_FUNC_COLD))
    return true;
  if (in->size[caller->id.index] <= INLINE_SEQ_CALLER_MAX && !in->is_recursive[c]) {
    if (callee->flags & MIR_FUNC_CELL && in->size[c] <= CELL &&
        is_made(caller, call->operands[0], LAYOUT_SEQ))
      return true;
    if (!is_cold && in->size[c] <= INLINE_DRIVER_MAX * in->budget &&
        has_arg_of_kind(caller, call, LAYOUT_SEQ))
      return true;
  }
  if (is_cold || in->is_recursive[c] || (callee->flags & MIR_FUNC_COLD)) return false;
  if (in->size[c] <= INLINE_ALWAYS_MAX || callee->flags & MIR_FUNC_ALWAYS) return true;
  if (in->size[c] <= INLINE_CLOSURE_MAX * in->budget &&
      has_arg_of_kind(caller, call, LAYOUT_CLOSURE))
    return true;
  uint32_t most = callee->flags & MIR_FUNC_INLINE ? 4 * INLINE_HOT_MAX
                  : call->operand_count && is_made(caller, call->operands[0], LAYOUT_CLASS)
                      ? INLINE_CLOSURE_MAX
                      : INLINE_HOT_MAX;
  if (in->size[c] > most * in->budget) return false;
  return callee->flags & MIR_FUNC_INLINE || is_often(in, caller, block, looked);
}

/* One pass over all calls of a function; true if it replaced one. */
static bool do_calls(Inliner *in, MirFunc *f) {
  bool changed = false, looked = false;
  uint32_t block_count =
      f->blocks.count; /* calls that inlining brings were refused in the callee already */
  for (uint32_t b = 1; b < block_count && in->size[f->id.index] < LARGEST_CALLER; b++) {
    if (f->blocks.items[b].is_removed) continue;
    const MirFunc *callee = mir_direct_callee(in->unit, &f->blocks.items[b].term);
    if (!callee || !should_inline(in, f, callee, b, &looked)) continue;
    in->size[f->id.index] += in->size[callee->id.index];
    if (in->size[callee->id.index] > INLINE_HOT_MAX &&
        in->nesting[f->id.index] <= in->nesting[callee->id.index])
      in->nesting[f->id.index] = in->nesting[callee->id.index] + 1;
    if (callee->flags & MIR_FUNC_CELL) in->cell_count++;
    inline_call(f, (BlockId){b}, callee, in->arena);
    changed = true;
  }
  return changed;
}

static void do_func(Inliner *in, MirFunc *f, PassContext *cx) {
  /* code that makes the closure that it is called through comes anew at each look */
  enum { MOST_LOOKS = 12, MOST_CELL_LOOKS = 24, MOST_CHOICES = 2 };
  bool changed = false;
  uint32_t cells = in->cell_count;
  mir_simplify(f, cx); /* contify may have been here */
  /* simplifying finds out what closures are called, so new direct calls turn up; of sequences when what drives them is taken
   * in, and their state known, one after the other */
  for (int look = 0;
       look < (cells != in->cell_count ? MOST_CELL_LOOKS : MOST_LOOKS) && do_calls(in, f); look++) {
    mir_simplify(f, cx), changed = true;
    if (look < MOST_CHOICES && !cx->without_specialise)
      mir_devirtualise(f, cx); /* closures that a callee gave or was given */
    if (cells == in->cell_count) continue;
    mir_sroa(f, cx);
    mir_jump_threading(f, cx);
  }
  if (!changed) return;
  mir_compact(f, cx->scratch); /* most of what was copied is gone again */
  in->size[f->id.index] = mir_code_weight(f, true, &in->has_stack_objects[f->id.index]);
}

void mir_inline(MirUnit *unit, PassContext *cx) {
  Arena own = {0}; /* lives across the functions, while simplify's scratch is the context's */
  arena_init(&own, "inline");
  uint32_t count = unit->funcs.count;
  Inliner in = {.unit = unit, .arena = &own, .budget = cx->level > 1 ? 3 : 1};
  in.size = NEW_ARRAY(&own, uint32_t, count);
  in.call_count = NEW_ARRAY(&own, uint32_t, count);
  in.component = NEW_ARRAY(&own, uint32_t, count);
  in.nesting = NEW_ARRAY(&own, uint32_t, count);
  in.low = NEW_ARRAY(&own, uint32_t, count);
  in.index = NEW_ARRAY(&own, uint32_t, count);
  in.on_stack = NEW_ARRAY(&own, bool, count);
  in.is_recursive = NEW_ARRAY(&own, bool, count);
  in.has_stack_objects = NEW_ARRAY(&own, bool, count);
  for (uint32_t i = 1; i < count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    if (!f->has_body) continue;
    in.size[i] = mir_code_weight(f, true, &in.has_stack_objects[i]);
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      if (f->blocks.items[b].is_removed) continue;
      const MirFunc *callee = mir_direct_callee(unit, &f->blocks.items[b].term);
      if (callee) in.call_count[callee->id.index]++;
    }
  }
  for (uint32_t i = 1; i < count; i++)
    if (unit->funcs.items[i]->has_body && !in.index[i]) find_components(&in, i);
  for (uint32_t i = 0; i < in.order.count; i++) {
    do_func(&in, unit->funcs.items[in.order.items[i]], cx);
    arena_reset(cx->scratch);
  }
  arena_end(&own);
}
