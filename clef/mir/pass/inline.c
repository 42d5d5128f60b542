/* inline: a callee's blocks in place of the call.
 *
 * In:    verified MIR before ownership, self tail calls already loops.
 * Out:   calls of small functions, and of functions called from one place only, are gone.
 * Keeps: nothing.
 * Tests: t/mir/inline-*.mir
 *
 * Callees come before their callers (strongly connected components of the call graph, Tarjan
 * 1972), so what is copied is
 * already as small as it gets; nothing is inlined within a component.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/copy.h"
#include "clef/mir/passes.h"

enum {
  LITTLE = 12,   /* instructions and terminators of what is copied at every call */
  SMALL = 24,    /* at a call that is likely to run often, or hands over a known function */
  SINGLE = 4000, /* of what is moved into its only caller */
  LARGEST_CALLER = 20000,
};

typedef struct Inliner {
  MirUnit *unit;
  Arena *arena;
  uint32_t *size;       /* by FuncId */
  uint32_t *call_count; /* direct calls of it */
  uint32_t *component;  /* 0: not yet */
  uint32_t *low, *index;
  bool *on_stack, *is_recursive, *has_stack_objects;
  VEC(uint32_t) stack, order;
  uint32_t next_index, next_component;
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

static void inline_call(MirFunc *to, BlockId block, const MirFunc *from, Arena *scratch) {
  const MirTerm term = mir_block(to, block)->term;
  MirCopy copy = {.to = to,
                  .from = from,
                  .scratch = scratch,
                  .is_tail = term.op == MIR_TAILCALL,
                  .is_cold = mir_block(to, block)->is_cold};
  if (!copy.is_tail) copy.then = term.edges[0];
  if (term.edge_count > 1) copy.handler = term.edges[1];
  BlockId entry = mir_copy_body(&copy, term.operands);
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

/* A function as argument: the copy can call it directly. */
static bool gives_function(const MirFunc *caller, const MirTerm *call) {
  for (uint32_t k = 0; k < call->operand_count; k++) {
    const MirInst *made = mir_definition(caller, call->operands[k]);
    if (!made || mir_type_of(caller, call->operands[k]).kind != MIR_KIND_REF) continue;
    RowId row = mir_type_of(caller, call->operands[k]).row;
    if (row.index && layout_row(&caller->unit->layout, row)->kind == LAYOUT_CLOSURE) return true;
  }
  return false;
}

static bool wants(const Inliner *in, MirFunc *caller, const MirFunc *callee, uint32_t block,
                  bool *looked) {
  const MirTerm *call = &caller->blocks.items[block].term;
  bool is_cold = caller->blocks.items[block].is_cold;
  uint32_t c = callee->id.index;
  if (in->component[c] == in->component[caller->id.index] || in->has_stack_objects[c]) return false;
  if ((call->flags & MIR_TERM_NO_RAISE) && (callee->flags & MIR_FUNC_RAISES))
    return false; /* its raise has nowhere to go */
  if (callee->flags & (MIR_FUNC_NOINLINE | MIR_FUNC_C)) return false;
  bool fixed = (callee->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT)) != 0;
  if (!fixed && in->call_count[c] == 1 && in->size[c] <= SINGLE && !(callee->flags & MIR_FUNC_COLD))
    return true;
  if (is_cold || in->is_recursive[c] || (callee->flags & MIR_FUNC_COLD)) return false;
  if (in->size[c] <= LITTLE) return true;
  if (in->size[c] > (callee->flags & MIR_FUNC_INLINE ? 4 * SMALL : SMALL)) return false;
  return callee->flags & MIR_FUNC_INLINE || gives_function(caller, call) ||
         is_often(in, caller, block, looked);
}

/* One look at all calls of a function; true when one went. */
static bool do_calls(Inliner *in, MirFunc *f) {
  bool changed = false, looked = false;
  uint32_t block_count =
      f->blocks.count; /* calls that inlining brings were refused in the callee already */
  for (uint32_t b = 1; b < block_count && in->size[f->id.index] < LARGEST_CALLER; b++) {
    if (f->blocks.items[b].is_removed) continue;
    const MirFunc *callee = mir_direct_callee(in->unit, &f->blocks.items[b].term);
    if (!callee || !wants(in, f, callee, b, &looked)) continue;
    in->size[f->id.index] += in->size[callee->id.index];
    inline_call(f, (BlockId){b}, callee, in->arena);
    changed = true;
  }
  return changed;
}

static void do_func(Inliner *in, MirFunc *f, PassContext *cx) {
  enum { MOST_LOOKS = 3 };
  bool changed = false;
  /* simplifying finds out what closures are called, so new direct calls turn up */
  for (int look = 0; look < MOST_LOOKS && do_calls(in, f); look++)
    mir_simplify(f, cx), changed = true;
  if (!changed) return;
  mir_compact(f, cx->scratch); /* most of what was copied is gone again */
  in->size[f->id.index] = mir_code_weight(f, true, &in->has_stack_objects[f->id.index]);
}

void mir_inline(MirUnit *unit, PassContext *cx) {
  Arena own = {0}; /* lives across the functions, while simplify's scratch is the context's */
  arena_init(&own, "inline");
  uint32_t count = unit->funcs.count;
  Inliner in = {.unit = unit, .arena = &own};
  in.size = NEW_ARRAY(&own, uint32_t, count);
  in.call_count = NEW_ARRAY(&own, uint32_t, count);
  in.component = NEW_ARRAY(&own, uint32_t, count);
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
