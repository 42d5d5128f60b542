/* thread: a jump to a switch that the jump's own arguments decide goes where the switch would.
 *
 * In:    verified MIR before ownership, simplified.
 * Out:   such jumps pass by the switch. (A match on what another match gave, a loop's flag, `&&` and `||` as values.)
 * Keeps: nothing.
 * Tests: t/mir/thread-*.mir
 *
 *      b1: goto b3(0, x)                       b1: goto b4'(x)
 *      b2: goto b3(v, y)                =>     b2: goto b3(v, y)
 *      b3(t, z): switch t {0 -> b4, …}         b3(t, z): switch t {0 -> b5, …}     b5: goto b4'(z)
 *      b4: … z …                               b4'(z'): … z' …
 *
 * The switch's block must do nothing but decide. What it defines may be used behind it only where
 * a single edge leads to (b4
 * above), which then gets it as a parameter; a `passed` there becomes a parameter too, from the
 * new block b5, and from the jump
 * as `known`. Jumps back to a loop's header stay, so no loop gets a second entry.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_INSTS = 6, MOST_CHANGES = 64, MOST_NEEDED = 12 };

typedef struct Thread {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
} Thread;

static bool is_cheap(const MirInst *inst) {
  return inst->result.index && mir_op_has(inst->op, MIR_PURE) && mir_op_has(inst->op, MIR_EGRAPH) &&
         !(inst->flags & MIR_PROVED);
}

/* A block that only decides: cheap instructions, then a switch. */
static bool decides(const Thread *t, BlockId b) {
  const MirBlock *block = mir_block(t->f, b);
  uint32_t count = 0;
  if (block->is_removed || block->term.op != MIR_SWITCH || !block->params.count ||
      mir_pred_count(&t->cfg, b) < 2)
    return false;
  for (InstId i = block->first; i.index; i = mir_inst(t->f, i)->next)
    if (++count > MOST_INSTS || !is_cheap(mir_inst(t->f, i))) return false;
  return true;
}

static bool is_of(const Thread *t, ValueId v, BlockId b) {
  const MirValue *value = mir_value(t->f, v);
  return !value->is_func_param && value->block.index == b.index;
}

/* What an edge into `b` gives for a value of b: the argument of a parameter, else the value itself. */
static ValueId given(const Thread *t, BlockId b, const MirEdge *edge, ValueId v) {
  const MirBlock *block = mir_block(t->f, b);
  if (!is_of(t, v, b) || mir_value(t->f, v)->inst.index) return v;
  uint32_t first = block->params.count - edge->arg_count, index = mir_value(t->f, v)->param_index;
  return index < first ? v : edge->args[index - first];
}

/* The value of something in `b` when it is entered by `edge`. */
static bool evaluate(const Thread *t, BlockId b, const MirEdge *edge, ValueId v, uint64_t *bits) {
  const MirFunc *f = t->f;
  v = given(t, b, edge, v);
  if (mir_is_const(f, v, bits)) return true;
  const MirInst *d = mir_definition(f, v);
  if (!d || !is_of(t, v, b)) return false;
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

/* The switch's edge that is taken when its block is entered by `edge`; UINT32_MAX: unknown. */
static uint32_t decided(const Thread *t, BlockId b, const MirEdge *edge) {
  const MirTerm *term = &mir_block(t->f, b)->term;
  MirKind kind = (MirKind)mir_type_of(t->f, term->operands[0]).kind;
  uint64_t bits;
  if (!evaluate(t, b, edge, term->operands[0], &bits)) return UINT32_MAX;
  for (uint32_t c = 0; c < term->case_count; c++)
    if (mir_zero_extend(kind, (uint64_t)term->cases[c]) == mir_zero_extend(kind, bits)) return c;
  return term->edge_count > term->case_count ? term->case_count : UINT32_MAX;
}

/* What is being threaded: a block, and which of its parameters are used behind it. */
typedef struct Switch {
  BlockId block;
  ValueId needed[MOST_NEEDED];
  uint32_t needed_count;
  BlockId *target; /* by edge, of the switch as it was */
  MirEdge *edges;  /* as they were */
  bool *
      is_open; /* by edge: the target takes `needed` and perhaps a proof behind its own parameters */
  bool *has_proof;
} Switch;

/* A use behind the block of `v`; `covered`: where a single edge leads. */
static bool note_use(const Thread *t, Switch *s, ValueId v, bool covered) {
  if (!is_of(t, v, s->block)) return true;
  if (!covered || mir_value(t->f, v)->inst.index || mir_type_of(t->f, v).kind == MIR_KIND_ADDR)
    return false;
  for (uint32_t i = 0; i < s->needed_count; i++)
    if (s->needed[i].index == v.index) return true;
  if (s->needed_count == MOST_NEEDED) return false;
  s->needed[s->needed_count++] = v;
  return true;
}

/* False when what the block defines is used where threading cannot bring it. */
static bool find_needed(const Thread *t, Switch *s) {
  MirFunc *f = t->f;
  const MirTerm *term = &mir_block(f, s->block)->term;
  for (uint32_t o = t->cfg.order_index[s->block.index] + 1; o < t->cfg.order_count; o++) {
    BlockId at = t->cfg.order[o];
    if (!mir_dominates(&t->cfg, s->block, at)) continue;
    bool covered = false;
    for (uint32_t e = 0; e < term->edge_count && !covered; e++)
      covered = mir_pred_count(&t->cfg, term->edges[e].block) == 1 &&
                mir_dominates(&t->cfg, term->edges[e].block, at);
    MirBlock *block = mir_block(f, at);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        if (!note_use(t, s, mir_inst(f, i)->operands[k], covered)) return false;
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      if (!note_use(t, s, *u.value, covered)) return false;
  }
  return true;
}

static void replace_in_region(const Thread *t, BlockId top, const ValueId *from, const ValueId *to,
                              uint32_t count) {
  MirFunc *f = t->f;
  for (uint32_t o = t->cfg.order_index[top.index]; o < t->cfg.order_count; o++) {
    if (!mir_dominates(&t->cfg, top, t->cfg.order[o])) continue;
    MirBlock *block = mir_block(f, t->cfg.order[o]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        for (uint32_t n = 0; n < count; n++)
          if (mir_inst(f, i)->operands[k].index == from[n].index)
            mir_inst(f, i)->operands[k] = to[n];
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      for (uint32_t n = 0; n < count; n++)
        if (u.value->index == from[n].index) *u.value = to[n];
  }
}

/* The target of an edge that is its only one takes what it uses as parameters, so that others may jump there. */
static void open_target(const Thread *t, Switch *s, uint32_t e) {
  MirFunc *f = t->f;
  BlockId target = s->target[e];
  s->is_open[e] = true;
  ValueId from[MOST_NEEDED + 1], to[MOST_NEEDED + 1];
  uint32_t count = 0;
  VEC(ValueId) args = {0};
  Span span = mir_block(f, s->block)->term.span;
  BlockId middle = mir_block_new(f);
  mir_block(f, middle)->is_cold = mir_block(f, target)->is_cold;
  for (uint32_t i = 0; i < s->edges[e].arg_count; i++)
    vec_push(t->arena, &args, s->edges[e].args[i]);
  for (uint32_t i = 0; i < s->needed_count; i++) {
    from[count] = s->needed[i];
    to[count] = mir_block_param(f, target, mir_type_of(f, s->needed[i]));
    mir_value(f, to[count++])->name = mir_value(f, s->needed[i])->name;
    vec_push(t->arena, &args, s->needed[i]);
  }
  MirAt at = mir_at_end(f, middle, span);
  InstId first = mir_block(f, target)->first;
  if (first.index && mir_inst(f, first)->op == MIR_PASSED) {
    s->has_proof[e] = true;
    from[count] = mir_inst(f, first)->result;
    to[count++] = mir_block_param(f, target, mir_type(MIR_KIND_PROOF));
    vec_push(t->arena, &args, mir_add_proof(&at));
    mir_remove_inst(f, first);
  }
  mir_goto(&at, target, args.items, args.count);
  mir_block(f, s->block)->term.edges[e] = mir_edge(f, middle, NULL, 0);
  replace_in_region(t, target, from, to, count);
}

/* The argument that a jump gives directly to the switch's target; none when only the switch's block has it. */
static ValueId arg_from(const Thread *t, const Switch *s, BlockId from, const MirEdge *edge,
                        ValueId v, bool really) {
  v = given(t, s->block, edge, v);
  if (!is_of(t, v, s->block)) return v;
  uint64_t bits;
  unsigned kind = mir_type_of(t->f, v).kind;
  if (!mir_kind_is_int(kind) || !evaluate(t, s->block, edge, v, &bits)) return (ValueId){0};
  MirAt at = mir_at_end(t->f, from, mir_block(t->f, from)->term.span);
  return really ? mir_add_const(&at, (MirKind)kind, bits) : v;
}

static bool can_go(const Thread *t, const Switch *s, MirPred pred, uint32_t e) {
  const MirEdge *edge = &mir_block(t->f, pred.block)->term.edges[pred.edge];
  for (uint32_t i = 0; i < s->edges[e].arg_count; i++)
    if (!arg_from(t, s, pred.block, edge, s->edges[e].args[i], false).index) return false;
  return true;
}

static void go(const Thread *t, Switch *s, MirPred pred, uint32_t e) {
  MirFunc *f = t->f;
  const MirEdge edge = mir_block(f, pred.block)->term.edges[pred.edge];
  VEC(ValueId) args = {0};
  for (uint32_t i = 0; i < s->edges[e].arg_count; i++)
    vec_push(t->arena, &args, arg_from(t, s, pred.block, &edge, s->edges[e].args[i], true));
  for (uint32_t i = 0; i < s->needed_count && s->is_open[e]; i++)
    vec_push(t->arena, &args, given(t, s->block, &edge, s->needed[i]));
  if (s->has_proof[e]) {
    MirAt at = mir_at_end(f, pred.block, mir_block(f, pred.block)->term.span);
    vec_push(t->arena, &args, mir_add1(&at, MIR_KNOWN, mir_add_const(&at, MIR_KIND_I8, 1)));
  }
  mir_block(f, pred.block)->term.edges[pred.edge] =
      mir_edge(f, s->target[e], args.items, args.count);
}

static bool do_block(Thread *t, BlockId b) {
  MirFunc *f = t->f;
  uint32_t pred_count = mir_pred_count(&t->cfg, b);
  uint32_t *way = NULL;
  for (uint32_t p = 0; p < pred_count; p++) {
    MirPred pred = mir_preds(&t->cfg, b)[p];
    const MirTerm *from = &mir_block(f, pred.block)->term;
    if ((from->op != MIR_GOTO && from->op != MIR_SWITCH) || mir_dominates(&t->cfg, b, pred.block))
      continue;
    uint32_t e = decided(t, b, &from->edges[pred.edge]);
    if (e == UINT32_MAX || mir_block(f, b)->term.edges[e].block.index == b.index) continue;
    if (!way) way = NEW_ARRAY(t->arena, uint32_t, pred_count);
    way[p] = e + 1;
  }
  if (!way) return false;
  Switch s = {.block = b};
  if (!find_needed(t, &s)) return false;
  uint32_t edge_count = mir_block(f, b)->term.edge_count;
  s.target = NEW_ARRAY(t->arena, BlockId, edge_count);
  s.edges = NEW_ARRAY(t->arena, MirEdge, edge_count);
  s.is_open = NEW_ARRAY(t->arena, bool, edge_count);
  s.has_proof = NEW_ARRAY(t->arena, bool, edge_count);
  for (uint32_t e = 0; e < edge_count; e++)
    s.edges[e] = mir_block(f, b)->term.edges[e], s.target[e] = s.edges[e].block;
  bool changed = false;
  for (uint32_t p = 0; p < pred_count; p++) {
    MirPred pred = mir_preds(&t->cfg, b)[p];
    if (!way[p] || !can_go(t, &s, pred, way[p] - 1)) continue;
    uint32_t e = way[p] - 1;
    if (!s.is_open[e] && mir_pred_count(&t->cfg, s.target[e]) == 1) open_target(t, &s, e);
    go(t, &s, pred, e);
    changed = true;
  }
  return changed;
}

/* Does a jump decide the switch of `b`? Needs no dominators. */
static bool is_decided(const Thread *t, BlockId b) {
  for (uint32_t p = 0; p < mir_pred_count(&t->cfg, b); p++) {
    MirPred pred = mir_preds(&t->cfg, b)[p];
    const MirTerm *from = &mir_block(t->f, pred.block)->term;
    if ((from->op == MIR_GOTO || from->op == MIR_SWITCH) &&
        decided(t, b, &from->edges[pred.edge]) != UINT32_MAX)
      return true;
  }
  return false;
}

void mir_thread(MirFunc *func, PassContext *cx) {
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
  for (uint32_t b = 2; b < block_count && changes < MOST_CHANGES; b++) {
    if (!mir_is_reachable(&t.cfg, (BlockId){b}) || !decides(&t, (BlockId){b}) ||
        !do_block(&t, (BlockId){b}))
      continue;
    changes++;
    func->is_simple = false;
    mir_compute_cfg(func, cx->scratch, &t.cfg);
  }
  if (changes) mir_simplify(func, cx);
}
