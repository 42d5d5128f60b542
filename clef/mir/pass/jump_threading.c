/* jump_threading: jump threading. A jump whose arguments decide the switch at its target goes directly to the case.
 *
 * In:    verified MIR before ownership, simplified.
 * Out:   no such jump reaches the switch. (Examples: a match on the result of a match, a loop's flag, `&&` and `||` as values.)
 * Keeps: nothing.
 * Tests: t/mir/jump-threading-*.mir
 *
 *      b1: goto b3(0, x)                       b1: goto b4(x)
 *      b2: goto b3(v, y)                =>     b2: goto b3(v, y)
 *      b3(t, z): switch t {0 -> b4, …}         b3(t, z): switch t {0 -> b5, …}     b5: goto b4(z)
 *      b4: … z …                               b4(z'): … z' …
 *
 * The block of the switch must have no effects. The jump goes to a copy of the block without the switch. A value that the block
 * defines and other blocks use then has two definitions, which meet in block parameters (ssa.h). A `passed` behind the switch
 * becomes a parameter too: its arguments are the `passed` of the new block b5 and a `known` of the copy.
 *
 * A loop must keep one entry. So either the jumps that enter it go to one place or stay at its header, and a back edge may only
 * leave the loop; or every jump to the header is decided, and those that do not leave go to one place. The flag of
 * `while running do …` is then not tested: a back edge that passes the value that the switch has tested goes to the same case.
 */
#include "clef/mir/passes.h"
#include "clef/mir/analysis/ssa.h"

enum {
  MOST_INSTS = 6,
  MOST_PARAMS = 32,
  MOST_CHANGES = 64,
  MOST_OUTER = 40,
  MOST_OPERANDS = 4,
  MOST_COST = 3
};

typedef struct Thread {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  bool has_dominators;
  uint32_t *in_loop; /* by block: the mark of the loop looked at */
  uint32_t mark_count, loop_mark;
} Thread;

static bool is_cheap(const MirInst *inst) {
  return inst->result.index && inst->operand_count <= MOST_OPERANDS && inst->op != MIR_PASSED &&
         mir_op_has(inst->op, MIR_PURE) && mir_op_info[inst->op].cost <= MOST_COST;
}

/* A block that only decides: cheap instructions, then a switch. */
static bool decides(const Thread *t, BlockId b) {
  const MirBlock *block = mir_block(t->f, b);
  uint32_t count = 0, constants = 0;
  if (block->is_removed || block->term.op != MIR_SWITCH || !block->params.count ||
      block->params.count > MOST_PARAMS || mir_pred_count(&t->cfg, b) < 2)
    return false;
  for (InstId i = block->first; i.index; i = mir_inst(t->f, i)->next)
    if (!is_cheap(mir_inst(t->f, i)) ||
        ++*(mir_inst(t->f, i)->operand_count ? &count : &constants) > MOST_INSTS)
      return false;
  return true;
}

static bool is_of(const Thread *t, ValueId v, BlockId b) {
  const MirValue *value = mir_value(t->f, v);
  return !value->is_func_param && value->block.index == b.index;
}

/* The value of `v` in `b` on an edge into b: the argument of a parameter, or else the value itself. */
static ValueId given(const Thread *t, BlockId b, const MirEdge *edge, ValueId v) {
  const MirBlock *block = mir_block(t->f, b);
  if (!is_of(t, v, b) || mir_value(t->f, v)->inst.index) return v;
  uint32_t first = block->params.count - edge->arg_count, index = mir_value(t->f, v)->param_index;
  return index < first ? v : edge->args[index - first];
}

/* The value of something in `b` when it is entered by `edge`. */
static bool evaluate(const Thread *t, BlockId b, const MirEdge *edge, ValueId v, uint64_t *bits) {
  const MirFunc *f = t->f;
  ValueId arg = given(t, b, edge, v);
  if (mir_is_const(f, arg, bits)) return true;
  const MirInst *d = mir_definition(f, v);
  if (!d || !is_of(t, v, b) || arg.index != v.index) return false;
  if (d->op == MIR_IS_IMM) {
    ValueId ref = given(t, b, edge, d->operands[0]);
    const MirInst *made = mir_definition(f, ref);
    *bits = made && made->op == MIR_IMM;
    return *bits || !mir_type_of(f, ref).may_be_immediate;
  }
  uint64_t operands[3];
  if (!d->operand_count || d->operand_count > 3) return false;
  for (uint32_t k = 0; k < d->operand_count; k++)
    if (!evaluate(t, b, edge, d->operands[k], &operands[k]))
      return false; /* at most MOST_INSTS deep */
  unsigned kind = mir_type_of(f, d->operands[0]).kind, to = mir_type_of(f, v).kind;
  return mir_kind_is_int(to) &&
         mir_fold((MirOp)d->op, (MirKind)kind, (MirKind)to, operands, d->operand_count, bits);
}

/* The switch's edge that led to `from`, which jumps to the switch again with the same value; UINT32_MAX: unknown. */
static uint32_t taken_before(const Thread *t, BlockId b, BlockId from, const MirEdge *edge) {
  const MirTerm *term = &mir_block(t->f, b)->term;
  ValueId v = term->operands[0];
  if (!t->has_dominators || !is_of(t, v, b) || mir_value(t->f, v)->inst.index ||
      given(t, b, edge, v).index != v.index)
    return UINT32_MAX;
  for (uint32_t e = 0; e < term->edge_count; e++) {
    BlockId to = term->edges[e].block;
    if (mir_pred_count(&t->cfg, to) == 1 && mir_dominates(&t->cfg, to, from)) return e;
  }
  return UINT32_MAX;
}

/* The switch's edge that is taken when its block is entered by `edge` of `from`; UINT32_MAX: unknown. */
static uint32_t decided(const Thread *t, BlockId b, BlockId from, const MirEdge *edge) {
  const MirTerm *term = &mir_block(t->f, b)->term;
  MirKind kind = (MirKind)mir_type_of(t->f, term->operands[0]).kind;
  uint64_t bits;
  if (!evaluate(t, b, edge, term->operands[0], &bits)) return taken_before(t, b, from, edge);
  for (uint32_t c = 0; c < term->case_count; c++)
    if (mir_zero_extend(kind, (uint64_t)term->cases[c]) == mir_zero_extend(kind, bits)) return c;
  return term->edge_count > term->case_count ? term->case_count : UINT32_MAX;
}

/* ---- what is threaded ---- */

/* Marks the blocks of the loops that `header` is the header of; false when it is none. */
static bool mark_loop(Thread *t, BlockId header) {
  if (t->f->blocks.count > t->mark_count) {
    t->mark_count = 2 * t->f->blocks.count;
    t->in_loop = NEW_ARRAY(t->arena, uint32_t, t->mark_count);
  }
  bool is_loop = false;
  VEC(BlockId) work = {0};
  t->loop_mark++;
  t->in_loop[header.index] = t->loop_mark;
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, header); p++) {
    BlockId from = mir_preds(&t->cfg, header)[p].block;
    if (!mir_dominates(&t->cfg, header, from)) continue;
    is_loop = true;
    if (from.index != header.index) vec_push(t->arena, &work, from);
  }
  while (work.count) {
    BlockId b = vec_pop(&work);
    if (t->in_loop[b.index] == t->loop_mark) continue;
    t->in_loop[b.index] = t->loop_mark;
    for (uint32_t p = 0; p < mir_pred_count(&t->cfg, b); p++)
      vec_push(t->arena, &work, mir_preds(&t->cfg, b)[p].block);
  }
  return is_loop;
}

/* By edge into `b`: the switch's edge that it decides; UINT32_MAX: none. */
static uint32_t *find_decisions(const Thread *t, BlockId b) {
  const MirFunc *f = t->f;
  uint32_t pred_count = mir_pred_count(&t->cfg, b);
  uint32_t *found = NEW_ARRAY(t->arena, uint32_t, pred_count);
  for (uint32_t p = 0; p < pred_count; p++) {
    MirPred pred = mir_preds(&t->cfg, b)[p];
    const MirTerm *from = &mir_block(f, pred.block)->term;
    found[p] = UINT32_MAX;
    if (from->op == MIR_GOTO || from->op == MIR_SWITCH)
      found[p] = decided(t, b, pred.block, &from->edges[pred.edge]);
    if (found[p] != UINT32_MAX && mir_block(f, b)->term.edges[found[p]].block.index == b.index)
      found[p] = UINT32_MAX;
  }
  return found;
}

/* Is each jump to the loop's header decided, and do those that stay in the loop go to one place? */
static bool is_all_decided(const Thread *t, BlockId b, const uint32_t *found) {
  uint32_t entry = UINT32_MAX;
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, b); p++) {
    if (found[p] == UINT32_MAX) return false;
    BlockId to = mir_block(t->f, b)->term.edges[found[p]].block;
    if (t->in_loop[to.index] != t->loop_mark) continue;
    if (entry != UINT32_MAX && entry != found[p]) return false;
    entry = found[p];
  }
  return entry != UINT32_MAX;
}

/* By edge into `b`: 1 + the switch's edge that it is redirected to; 0: it stays. NULL if all stay. Edges that enter a loop go
 * to one place or stay, and back edges may only leave, unless all edges are decided. */
static uint32_t *find_ways(Thread *t, BlockId b) {
  uint32_t pred_count = mir_pred_count(&t->cfg, b), entry = 0;
  bool is_loop = mark_loop(t, b), same_entry = true, any = false;
  uint32_t *way = find_decisions(t, b);
  bool all = is_loop && is_all_decided(t, b, way);
  for (uint32_t p = 0; p < pred_count; p++) {
    bool is_back = mir_dominates(&t->cfg, b, mir_preds(&t->cfg, b)[p].block);
    if (way[p]++ == UINT32_MAX) { /* undecided: 0 now */
      same_entry &= is_back || !is_loop;
      continue;
    }
    BlockId to = mir_block(t->f, b)->term.edges[way[p] - 1].block;
    if (!all && is_back && t->in_loop[to.index] == t->loop_mark) way[p] = 0;
    if (!is_back && is_loop) {
      if (entry && entry != way[p]) same_entry = false;
      entry = way[p];
    }
  }
  for (uint32_t p = 0; p < pred_count; p++) {
    bool is_back = mir_dominates(&t->cfg, b, mir_preds(&t->cfg, b)[p].block);
    if (is_loop && !all && !same_entry && !is_back) way[p] = 0;
    any |= way[p] != 0;
  }
  return any ? way : NULL;
}

/* ---- threading ---- */

typedef struct Outer { /* a value of the switch's block that is used behind it */
  ValueId value;
  VEC(BlockId) users;
} Outer;

typedef struct Switch {
  BlockId block;
  VEC(Outer) outer;
  uint32_t *outer_of; /* by value: index in `outer` + 1 */
  BlockId *copy;      /* by edge of the switch: the block's copy that goes only there */
  ValueId **copied;   /* by edge: what the values in `outer` are there */
  bool *is_open;      /* by edge: the target takes a proof behind its own parameters */
} Switch;

/* False when an address would have to become a parameter. */
static bool note_use(const Thread *t, Switch *s, ValueId v, BlockId user) {
  if (!is_of(t, v, s->block)) return true;
  if (!s->outer_of[v.index]) {
    if (mir_type_of(t->f, v).kind == MIR_KIND_ADDR || s->outer.count == MOST_OUTER) return false;
    vec_push(t->arena, &s->outer, ((Outer){.value = v}));
    s->outer_of[v.index] = s->outer.count;
  }
  Outer *outer = &s->outer.items[s->outer_of[v.index] - 1];
  if (!outer->users.count || vec_last(&outer->users).index != user.index)
    vec_push(t->arena, &outer->users, user);
  return true;
}

static bool find_outer(const Thread *t, Switch *s) {
  MirFunc *f = t->f;
  s->outer_of = NEW_ARRAY(t->arena, uint32_t, f->values.count);
  for (uint32_t o = t->cfg.order_index[s->block.index] + 1; o < t->cfg.order_count; o++) {
    BlockId at = t->cfg.order[o];
    if (!mir_dominates(&t->cfg, s->block, at)) continue;
    for (InstId i = mir_block(f, at)->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        if (!note_use(t, s, mir_inst(f, i)->operands[k], at)) return false;
    for (MirUses u = mir_term_uses(&mir_block(f, at)->term); mir_next_use(&u);)
      if (!note_use(t, s, *u.value, at)) return false;
  }
  return true;
}

/* A target that begins with the switch's proof gets it as a parameter, from a new block behind the switch. */
static void open_target(const Thread *t, Switch *s, uint32_t e) {
  MirFunc *f = t->f;
  const MirEdge edge = mir_block(f, s->block)->term.edges[e];
  InstId first = mir_block(f, edge.block)->first;
  if (mir_pred_count(&t->cfg, edge.block) != 1 || !first.index ||
      mir_inst(f, first)->op != MIR_PASSED)
    return;
  s->is_open[e] = true;
  ValueId passed = mir_inst(f, first)->result;
  BlockId middle = mir_block_new(f);
  mir_block(f, middle)->is_cold = mir_block(f, edge.block)->is_cold;
  MirAt at = mir_at_end(f, middle, mir_block(f, s->block)->term.span);
  VEC(ValueId) args = {0};
  for (uint32_t i = 0; i < edge.arg_count; i++) vec_push(t->arena, &args, edge.args[i]);
  vec_push(t->arena, &args, mir_add_proof(&at));
  mir_goto(&at, edge.block, args.items, args.count);
  mir_block(f, s->block)->term.edges[e] = mir_edge(f, middle, NULL, 0);
  ValueId param = mir_block_param(f, edge.block, mir_type(MIR_KIND_PROOF));
  mir_remove_inst(f, first);
  mir_replace_uses(f, passed, param);
}

/* A copy of the block that ends in a jump to the target of the switch's edge `e`. */
static void copy_block(const Thread *t, Switch *s, uint32_t e, const MirEdge *target) {
  MirFunc *f = t->f;
  BlockId made = mir_block_new(f);
  ValueId from[MOST_PARAMS + 2 * MOST_INSTS], to[MOST_PARAMS + 2 * MOST_INSTS];
  uint32_t count = 0;
  mir_block(f, made)->is_cold = mir_block(f, s->block)->is_cold;
  for (uint32_t i = 0; i < mir_block(f, s->block)->params.count; i++) {
    from[count] = mir_block(f, s->block)->params.items[i];
    to[count] = mir_block_param(f, made, mir_type_of(f, from[count]));
    mir_value(f, to[count])->name = mir_value(f, from[count])->name;
    count++;
  }
#define COPY_OF(v)                        \
  for (uint32_t n_ = 0; n_ < count; n_++) \
    if (from[n_].index == (v).index) {    \
      (v) = to[n_];                       \
      break;                              \
    }
  MirAt at = mir_at_end(f, made, mir_block(f, s->block)->term.span);
  for (InstId i = mir_block(f, s->block)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst inst = *mir_inst(f, i);
    ValueId operands[MOST_OPERANDS] = {{0}};
    for (uint32_t k = 0; k < inst.operand_count; k++) {
      operands[k] = inst.operands[k];
      COPY_OF(operands[k])
    }
    InstId id = mir_add_inst(&at, (MirOp)inst.op, mir_type_of(f, inst.result), operands,
                             inst.operand_count);
    MirInst *copy = mir_inst(f, id);
    copy->kind = inst.kind, copy->flags = inst.flags, copy->tag = inst.tag;
    copy->field = inst.field, copy->row = inst.row, copy->u = inst.u, copy->imm = inst.imm;
    from[count] = inst.result, to[count++] = copy->result;
  }
  VEC(ValueId) args = {0};
  for (uint32_t i = 0; i < target->arg_count; i++) {
    ValueId v = target->args[i];
    COPY_OF(v)
    vec_push(t->arena, &args, v);
  }
  if (s->is_open[e])
    vec_push(t->arena, &args, mir_add1(&at, MIR_KNOWN, mir_add_const(&at, MIR_KIND_I8, 1)));
  mir_goto(&at, target->block, args.items, args.count);
  s->copy[e] = made;
  s->copied[e] = NEW_ARRAY(t->arena, ValueId, s->outer.count + 1);
  for (uint32_t i = 0; i < s->outer.count; i++) {
    s->copied[e][i] = s->outer.items[i].value;
    COPY_OF(s->copied[e][i])
  }
#undef COPY_OF
}

static void replace_in_block(MirFunc *f, BlockId b, ValueId from, ValueId to) {
  if (from.index == to.index) return;
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
    for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
      if (mir_inst(f, i)->operands[k].index == from.index) mir_inst(f, i)->operands[k] = to;
  for (MirUses u = mir_term_uses(&mir_block(f, b)->term); mir_next_use(&u);)
    if (u.value->index == from.index) *u.value = to;
}

/* Computes the graph after jumps have changed, without the blocks that nothing reaches any more. */
static void update_cfg(Thread *t) {
  MirFunc *f = t->f;
  mir_compute_cfg(f, t->arena, &t->cfg);
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed && !mir_is_reachable(&t->cfg, (BlockId){b}))
      mir_remove_block(f, (BlockId){b});
}

/* Repairs SSA form: values of the block now have several definitions, its own and those of its copies. */
static void repair(Thread *t, const Switch *s, uint32_t edge_count) {
  MirFunc *f = t->f;
  MirSsa ssa;
  update_cfg(t);
  if (!s->outer.count) return;
  mir_ssa_init(&ssa, f, &t->cfg, t->arena);
  for (uint32_t i = 0; i < s->outer.count; i++) {
    const Outer *outer = &s->outer.items[i];
    mir_ssa_begin(&ssa);
    if (mir_is_reachable(&t->cfg, s->block)) mir_ssa_define(&ssa, s->block, outer->value);
    for (uint32_t e = 0; e < edge_count; e++)
      if (s->copy[e].index) mir_ssa_define(&ssa, s->copy[e], s->copied[e][i]);
    for (uint32_t u = 0; u < outer->users.count; u++)
      if (mir_is_reachable(&t->cfg, outer->users.items[u]))
        mir_ssa_need(&ssa, outer->users.items[u]);
    mir_ssa_place(&ssa);
    mir_ssa_make(&ssa, mir_type_of(f, outer->value));
    for (uint32_t u = 0; u < outer->users.count; u++) {
      BlockId user = outer->users.items[u];
      if (mir_is_reachable(&t->cfg, user))
        replace_in_block(f, user, outer->value, mir_ssa_at_start(&ssa, user));
    }
  }
}

/* True when `from` only passes its parameters on to the loop's header `b`, one of them as the operand of the switch there. */
static bool hands_on(const Thread *t, BlockId b, BlockId from) {
  const MirFunc *f = t->f;
  const MirBlock *block = mir_block(f, from);
  ValueId v = mir_block(f, b)->term.operands[0];
  if (block->first.index || block->term.op != MIR_GOTO || !mir_dominates(&t->cfg, b, from) ||
      !is_of(t, v, b) || mir_value(f, v)->inst.index)
    return false;
  ValueId flag = given(t, b, &block->term.edges[0], v);
  if (!is_of(t, flag, from)) return false;
  bool as_it_was = false;
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, from); p++) {
    MirPred pred = mir_preds(&t->cfg, from)[p];
    const MirTerm *term = &mir_block(f, pred.block)->term;
    if (term->op != MIR_GOTO && term->op != MIR_SWITCH) return false;
    as_it_was |= given(t, from, &term->edges[pred.edge], flag).index == v.index;
  }
  return as_it_was;
}

/* Jumps to such blocks go to the header itself. */
static void pass_by(Thread *t, BlockId b) {
  MirFunc *f = t->f;
  bool changed = false;
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, b); p++) {
    BlockId middle = mir_preds(&t->cfg, b)[p].block;
    if (!hands_on(t, b, middle)) continue;
    const MirEdge on = mir_block(f, middle)->term.edges[0];
    for (uint32_t q = 0; q < mir_pred_count(&t->cfg, middle); q++) {
      MirPred pred = mir_preds(&t->cfg, middle)[q];
      const MirEdge edge = mir_block(f, pred.block)->term.edges[pred.edge];
      ValueId args[MOST_PARAMS];
      for (uint32_t i = 0; i < on.arg_count; i++) args[i] = given(t, middle, &edge, on.args[i]);
      mir_block(f, pred.block)->term.edges[pred.edge] = mir_edge(f, b, args, on.arg_count);
    }
    changed = true;
  }
  if (!changed) return;
  update_cfg(t);
}

static bool do_block(Thread *t, BlockId b) {
  MirFunc *f = t->f;
  pass_by(t, b);
  uint32_t pred_count = mir_pred_count(&t->cfg, b);
  uint32_t *way = find_ways(t, b);
  if (!way) return false;
  Switch s = {.block = b};
  if (!find_outer(t, &s)) return false;
  uint32_t edge_count = mir_block(f, b)->term.edge_count;
  s.copy = NEW_ARRAY(t->arena, BlockId, edge_count);
  s.copied = NEW_ARRAY(t->arena, ValueId *, edge_count);
  s.is_open = NEW_ARRAY(t->arena, bool, edge_count);
  for (uint32_t p = 0; p < pred_count; p++) {
    if (!way[p]) continue;
    uint32_t e = way[p] - 1;
    if (!s.copy[e].index) {
      const MirEdge target = mir_block(f, b)->term.edges[e];
      open_target(t, &s, e);
      copy_block(t, &s, e, &target);
    }
    MirPred pred = mir_preds(&t->cfg, b)[p];
    mir_block(f, pred.block)->term.edges[pred.edge].block = s.copy[e];
  }
  repair(t, &s, edge_count);
  return true;
}

/* Does a jump decide the switch of `b`? Needs no dominators. */
static bool is_decided(const Thread *t, BlockId b) {
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, b); p++) {
    MirPred pred = mir_preds(&t->cfg, b)[p];
    const MirTerm *from = &mir_block(t->f, pred.block)->term;
    if ((from->op == MIR_GOTO || from->op == MIR_SWITCH) &&
        decided(t, b, pred.block, &from->edges[pred.edge]) != UINT32_MAX)
      return true;
  }
  return false;
}

void mir_jump_threading(MirFunc *func, PassContext *cx) {
  Thread t = {.f = func, .arena = cx->scratch};
  bool any = false;
  uint32_t block_count = func->blocks.count, changes = 0;
  for (uint32_t b = 2; b < block_count && !any; b++)
    any = !func->blocks.items[b].is_removed && func->blocks.items[b].term.op == MIR_SWITCH &&
          func->blocks.items[b].params.count;
  if (!any) return;
  mir_compute_flow(func, cx->scratch, &t.cfg);
  any = false;
  for (uint32_t b = 2; b < block_count && !any; b++)
    any = mir_is_reachable(&t.cfg, (BlockId){b}) && decides(&t, (BlockId){b}) &&
          is_decided(&t, (BlockId){b});
  if (!any) return;
  mir_compute_cfg(func, cx->scratch, &t.cfg);
  t.has_dominators = true;
  for (uint32_t b = 2; b < block_count && changes < MOST_CHANGES; b++) {
    if (!mir_is_reachable(&t.cfg, (BlockId){b}) || !decides(&t, (BlockId){b})) continue;
    if (!do_block(&t, (BlockId){b})) continue;
    changes++;
    func->is_simple = false;
  }
  if (changes) mir_simplify(func, cx);
}
