/* inline: a callee's blocks in place of the call.
 *
 * In:    verified MIR before ownership, self tail calls already loops.
 * Out:   calls of small functions, and of functions called from one place only, are gone (the second is contification: the
 *        callee becomes blocks of its caller; Fluet and Weeks 2001).
 * Keeps: nothing.
 * Tests: t/mir/inline-*.mir
 *
 * Callees come before their callers (strongly connected components of the call graph, Tarjan 1972), so what is copied is
 * already as small as it gets; nothing is inlined within a component.
 *
 *   call f(a) -> r(x) except h(y)       f's blocks: return v  =>  goto r(v, x)
 *                                                   raise e   =>  goto h(e, y)
 *                                                   tailcall  =>  call -> r(x) except h(y)
 *                                                   a call without exception edge gets h(y)
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

enum {
  SMALL = 24,          /* instructions and terminators of what is copied at every call */
  SINGLE = 4000,       /* of what is moved into its only caller */
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

/* Also says whether the function has stack objects: those live until it returns, so it cannot become part of a loop. */
static uint32_t size_of(const MirFunc *f, bool *has_stack_objects) {
  uint32_t size = 0;
  *has_stack_objects = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    size += f->blocks.items[b].term.op == MIR_GOTO ? 0 : 1;
    for (InstId i = f->blocks.items[b].first; i.index; i = mir_inst(f, i)->next) {
      size += mir_op_info[mir_inst(f, i)->op].cost != 0;
      *has_stack_objects |= mir_inst(f, i)->op == MIR_ALLOC_STACK;
    }
  }
  return size;
}

/* Tarjan's algorithm with its own stack: a frame is a function and the block to look at next. */
static void find_components(Inliner *in, uint32_t root) {
  typedef struct Frame { uint32_t func, block; } Frame;
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

static MirEdge copy_edge(MirFunc *to, const ValueId *map, const BlockId *blocks, const MirEdge *edge, Arena *scratch) {
  ValueId *args = NEW_ARRAY(scratch, ValueId, edge->arg_count + 1);
  for (uint32_t i = 0; i < edge->arg_count; i++) args[i] = map[edge->args[i].index];
  return mir_edge(to, blocks[edge->block.index], args, edge->arg_count);
}

static void copy_inst(MirFunc *to, const MirFunc *from, ValueId *map, InstId id, BlockId block) {
  const MirInst inst = *mir_inst(from, id);
  ValueId operands[8], *list = operands;
  if (inst.operand_count > COUNT_OF(operands)) list = NEW_ARRAY(to->unit->arena, ValueId, inst.operand_count);
  for (uint32_t k = 0; k < inst.operand_count; k++) list[k] = map[inst.operands[k].index];
  MirAt at = mir_at_end(to, block, inst.span);
  MirType type = inst.result.index ? mir_type_of(from, inst.result) : mir_type(MIR_KIND_NONE);
  InstId made = mir_add_inst(&at, (MirOp)inst.op, type, list, inst.operand_count);
  MirInst *copy = mir_inst(to, made);
  copy->kind = inst.kind, copy->flags = inst.flags, copy->tag = inst.tag, copy->field = inst.field;
  copy->row = inst.row, copy->u = inst.u, copy->imm = inst.imm;
  if (!inst.result.index) return;
  mir_value(to, copy->result)->name = mir_value(from, inst.result)->name;
  map[inst.result.index] = copy->result;
}

typedef struct Site {
  BlockId block;
  MirTerm term;     /* the call as it was */
  bool is_tail;
} Site;

/* The call's return edge with results put before its arguments. */
static void go_back(const Site *site, MirAt *at, const ValueId *results, uint32_t count, Arena *scratch) {
  const MirEdge *edge = &site->term.edges[0];
  ValueId *args = NEW_ARRAY(scratch, ValueId, count + edge->arg_count + 1);
  for (uint32_t i = 0; i < count; i++) args[i] = results[i];
  for (uint32_t i = 0; i < edge->arg_count; i++) args[count + i] = edge->args[i];
  mir_goto(at, edge->block, args, count + edge->arg_count);
}

static void copy_term(MirFunc *to, const MirFunc *from, const ValueId *map, const BlockId *blocks, const Site *site,
                      BlockId block, const MirTerm *term, Arena *scratch) {
  ValueId *operands = NEW_ARRAY(scratch, ValueId, term->operand_count + 1);
  for (uint32_t k = 0; k < term->operand_count; k++) operands[k] = map[term->operands[k].index];
  MirAt at = mir_at_end(to, block, term->span);
  MirEdge none = {0};
  MirEdge handler = !site->is_tail && site->term.edge_count > 1 ? site->term.edges[1] : none;
  if (handler.block.index) handler = mir_edge(to, handler.block, handler.args, handler.arg_count);
  MirCallee callee = {(MirCalleeForm)term->form, term->symbol, term->callee.index ? map[term->callee.index] : term->callee, term->slot, term->arity};
  switch ((MirOp)term->op) {
  case MIR_RETURN:
    if (site->is_tail) mir_return(&at, operands, term->operand_count);
    else go_back(site, &at, operands, term->operand_count, scratch);
    return;
  case MIR_RAISE:
    if (!handler.block.index) {
      mir_raise(&at, operands[0]);
    } else {
      ValueId *args = NEW_ARRAY(scratch, ValueId, handler.arg_count + 1);
      args[0] = operands[0];
      for (uint32_t i = 0; i < handler.arg_count; i++) args[i + 1] = handler.args[i];
      mir_goto(&at, handler.block, args, handler.arg_count + 1);
    }
    return;
  case MIR_TAILCALL:
    if (site->is_tail) {
      mir_tailcall(&at, callee, operands, term->operand_count);
    } else {
      MirEdge back = mir_edge(to, site->term.edges[0].block, site->term.edges[0].args, site->term.edges[0].arg_count);
      mir_call(&at, callee, operands, term->operand_count, back, mir_term_may_raise(from->unit, term) ? handler : none, term->flags);
    }
    return;
  case MIR_CALL: {
    MirEdge then = copy_edge(to, map, blocks, &term->edges[0], scratch);
    MirEdge exception = term->edge_count > 1 ? copy_edge(to, map, blocks, &term->edges[1], scratch) : handler;
    if (exception.block.index && term->edge_count == 1 && !mir_term_may_raise(from->unit, term)) exception = none;
    mir_call(&at, callee, operands, term->operand_count, then, exception, term->flags);
    return;
  }
  case MIR_GOTO: {
    MirEdge edge = copy_edge(to, map, blocks, &term->edges[0], scratch);
    mir_goto(&at, edge.block, edge.args, edge.arg_count);
    return;
  }
  case MIR_SWITCH: {
    MirEdge *edges = NEW_ARRAY(scratch, MirEdge, term->edge_count + 1);
    for (uint32_t e = 0; e < term->edge_count; e++) edges[e] = copy_edge(to, map, blocks, &term->edges[e], scratch);
    mir_switch(&at, operands[0], term->cases, edges, term->case_count, term->edge_count > term->case_count ? edges[term->case_count] : none);
    return;
  }
  default:
    mir_invalid(&at, name_text(from->unit->names, term->message));
    return;
  }
}

static void inline_call(MirFunc *to, BlockId block, const MirFunc *from, Arena *scratch) {
  Site site = {block, mir_block(to, block)->term, mir_block(to, block)->term.op == MIR_TAILCALL};
  ValueId *map = NEW_ARRAY(scratch, ValueId, from->values.count);
  BlockId *blocks = NEW_ARRAY(scratch, BlockId, from->blocks.count);
  bool cold = mir_block(to, block)->is_cold;
  for (uint32_t i = 0; i < from->params.count; i++) map[from->params.items[i].index] = site.term.operands[i];
  MirCfg cfg;
  mir_compute_cfg(from, scratch, &cfg);
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    BlockId b = cfg.order[o];
    blocks[b.index] = mir_block_new(to);
    mir_block(to, blocks[b.index])->is_cold = cold || mir_block(from, b)->is_cold;
    for (uint32_t i = 0; i < mir_block(from, b)->params.count; i++) {
      ValueId param = mir_block(from, b)->params.items[i];
      map[param.index] = mir_block_param(to, blocks[b.index], mir_type_of(from, param));
      mir_value(to, map[param.index])->name = mir_value(from, param)->name;
    }
  }
  /* definitions before uses: reverse postorder visits dominators first */
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    BlockId b = cfg.order[o];
    for (InstId i = mir_block(from, b)->first; i.index; i = mir_inst(from, i)->next) copy_inst(to, from, map, i, blocks[b.index]);
    copy_term(to, from, map, blocks, &site, blocks[b.index], &mir_block(from, b)->term, scratch);
  }
  MirAt at = mir_at_end(to, block, site.term.span);
  mir_goto(&at, blocks[MIR_ENTRY.index], NULL, 0);
}

static bool wants(const Inliner *in, const MirFunc *caller, const MirFunc *callee, const MirTerm *call, bool is_cold) {
  uint32_t c = callee->id.index;
  if (in->component[c] == in->component[caller->id.index] || in->has_stack_objects[c]) return false;
  if ((call->flags & MIR_TERM_NO_RAISE) && (callee->flags & MIR_FUNC_RAISES)) return false; /* its raise has nowhere to go */
  if (callee->flags & (MIR_FUNC_NOINLINE | MIR_FUNC_C)) return false;
  bool fixed = (callee->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT)) != 0;
  if (!fixed && in->call_count[c] == 1 && in->size[c] <= SINGLE && !(callee->flags & MIR_FUNC_COLD)) return true;
  if (is_cold || in->is_recursive[c] || (callee->flags & MIR_FUNC_COLD)) return false;
  return in->size[c] <= (callee->flags & MIR_FUNC_INLINE ? 4 * SMALL : SMALL);
}

static void do_func(Inliner *in, MirFunc *f, PassContext *cx) {
  bool changed = false;
  uint32_t block_count = f->blocks.count; /* calls that inlining brings were refused in the callee already */
  for (uint32_t b = 1; b < block_count && in->size[f->id.index] < LARGEST_CALLER; b++) {
    if (f->blocks.items[b].is_removed) continue;
    const MirFunc *callee = mir_direct_callee(in->unit, &f->blocks.items[b].term);
    if (!callee || !wants(in, f, callee, &f->blocks.items[b].term, f->blocks.items[b].is_cold)) continue;
    in->size[f->id.index] += in->size[callee->id.index];
    inline_call(f, (BlockId){b}, callee, in->arena);
    changed = true;
  }
  if (!changed) return;
  mir_simplify(f, cx);
  in->size[f->id.index] = size_of(f, &in->has_stack_objects[f->id.index]);
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
    in.size[i] = size_of(f, &in.has_stack_objects[i]);
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
  arena_reset(&own);
}
