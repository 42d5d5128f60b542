/* simplify: constants, identities and straight lines.
 *
 * In:    verified MIR before ownership.
 * Out:   no operation on constants only, no switch on a constant, no block parameter that always gets the same value, no
 *        block that could be appended to its only predecessor.
 * Keeps: nothing.
 * Tests: t/mir/simplify-*.mir
 *
 * Rounds until nothing changes: each looks at every instruction once, in reverse postorder, so most is done in the first.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

typedef struct Simplify {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  VEC(ValueId) replacement; /* by value; none: keep */
  bool *reached;            /* by block, this round: something that was looked at leads there */
  bool changed;
} Simplify;

enum { MOST_ROUNDS = 12 };

static ValueId now(const Simplify *s, ValueId v) {
  while (v.index < s->replacement.count && s->replacement.items[v.index].index) v = s->replacement.items[v.index];
  return v;
}

static void replace_by(Simplify *s, ValueId from, ValueId to) {
  while (s->replacement.count <= from.index) vec_push(s->arena, &s->replacement, ((ValueId){0}));
  s->replacement.items[from.index] = to;
  s->changed = true;
}

static ValueId add_const_before(Simplify *s, InstId i, MirKind kind, uint64_t bits) {
  MirAt at = {s->f, mir_inst(s->f, i)->block, i, mir_inst(s->f, i)->span};
  return mir_add_const(&at, kind, bits);
}

static bool all_ones(MirKind kind, uint64_t bits) { return mir_sign_extend(kind, bits) == -1; }

/* An operand, or a constant, that the operation equals; none when there is no such identity. */
static ValueId identity(Simplify *s, InstId i, const MirInst *inst) {
  MirFunc *f = s->f;
  uint64_t b = 0;
  ValueId x = inst->operand_count ? inst->operands[0] : (ValueId){0}, y = inst->operand_count > 1 ? inst->operands[1] : (ValueId){0};
  MirKind kind = inst->result.index ? (MirKind)mir_type_of(f, inst->result).kind : MIR_KIND_NONE;
  bool right = y.index && mir_is_const(f, y, &b);
  bool same = y.index && x.index == y.index;
  switch ((MirOp)inst->op) {
  case MIR_IADD: case MIR_IOR: case MIR_IXOR: case MIR_SHL: case MIR_LSHR: case MIR_ASHR: case MIR_ISUB:
    if (right && b == 0) return x;
    if (same && (inst->op == MIR_ISUB || inst->op == MIR_IXOR)) return add_const_before(s, i, kind, 0);
    if (same && inst->op == MIR_IOR) return x;
    break;
  case MIR_IMUL:
    if (right && b == 1) return x;
    if (right && b == 0) return y;
    break;
  case MIR_IAND:
    if (right && b == 0) return y;
    if ((right && all_ones(kind, b)) || same) return x;
    break;
  case MIR_SDIV: case MIR_UDIV:
    if (right && b == 1) return x;
    break;
  case MIR_IEQ: case MIR_SLE: case MIR_ULE: case MIR_SAME:
    if (same) return add_const_before(s, i, MIR_KIND_I8, 1);
    /* (c != 0) of a truth value is c; (c == 1) too */
    if (inst->op == MIR_IEQ && right && b == 1 && mir_definition(f, x) && mir_op_info[mir_definition(f, x)->op].types == MIR_RULE_INT_TEST) return x;
    break;
  case MIR_INE: case MIR_SLT: case MIR_ULT:
    if (same) return add_const_before(s, i, MIR_KIND_I8, 0);
    if (inst->op == MIR_INE && right && b == 0 && mir_definition(f, x) && mir_op_info[mir_definition(f, x)->op].types == MIR_RULE_INT_TEST) return x;
    break;
  case MIR_SELECT: {
    uint64_t c;
    if (mir_is_const(f, x, &c)) return c ? y : inst->operands[2];
    if (y.index == inst->operands[2].index) return y;
    break;
  }
  case MIR_CAST:
    if (mir_type_same(mir_type_of(f, x), mir_type_of(f, inst->result))) return x;
    break;
  case MIR_IS_IMM: {
    const MirInst *d = mir_definition(f, x);
    if (d && d->op == MIR_IMM) return add_const_before(s, i, MIR_KIND_I8, 1);
    if (!mir_type_of(f, x).may_be_immediate) return add_const_before(s, i, MIR_KIND_I8, 0);
    break;
  }
  case MIR_IMM_VALUE: {
    const MirInst *d = mir_definition(f, x);
    if (d && d->op == MIR_IMM) return add_const_before(s, i, MIR_KIND_I64, (uint64_t)d->imm);
    break;
  }
  case MIR_TAG: {
    const MirInst *d = mir_definition(f, x);
    while (d && d->op == MIR_CAST) d = mir_definition(f, d->operands[0]);
    if (d && d->op == MIR_ALLOC) return add_const_before(s, i, MIR_KIND_I32, d->tag);
    break;
  }
  default: break;
  }
  return (ValueId){0};
}

static bool can_fold(const MirInst *inst) {
  if (!inst->result.index || !inst->operand_count || inst->operand_count > 4) return false;
  return mir_op_has(inst->op, MIR_PURE) && mir_op_has(inst->op, MIR_EGRAPH);
}

static void do_inst(Simplify *s, InstId i) {
  MirFunc *f = s->f;
  MirInst *inst = mir_inst(f, i);
  for (uint32_t k = 0; k < inst->operand_count; k++) inst->operands[k] = now(s, inst->operands[k]);
  if (!inst->result.index) return;
  if (can_fold(inst)) {
    uint64_t bits[4], folded;
    uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
    bool constant = count != 0;
    for (uint32_t k = 0; k < count && constant; k++) constant = mir_is_const(f, inst->operands[k], &bits[k]);
    MirKind to = (MirKind)mir_type_of(f, inst->result).kind;
    if (constant && (mir_kind_is_int(to) || mir_kind_is_float(to)) &&
        mir_fold((MirOp)inst->op, (MirKind)mir_type_of(f, inst->operands[0]).kind, to, bits, count, &folded)) {
      ValueId result = inst->result;
      replace_by(s, result, add_const_before(s, i, to, folded));
      mir_remove_inst(f, i);
      return;
    }
    /* constants to the right */
    uint64_t left;
    if (count == 2 && mir_op_has(inst->op, MIR_COMMUTES) && mir_is_const(f, inst->operands[0], &left) &&
        !mir_is_const(f, inst->operands[1], &left)) {
      ValueId x = inst->operands[0];
      inst->operands[0] = inst->operands[1];
      inst->operands[1] = x;
    }
  }
  ValueId result = inst->result;
  MirInst copy = *inst; /* constants that `identity` adds may move the row */
  ValueId same = identity(s, i, &copy);
  if (!same.index) return;
  replace_by(s, result, same);
  mir_remove_inst(f, i);
}

/* A `passed` in a block that a decided switch leads to needs another proof. */
static void replace_proof(Simplify *s, BlockId b) {
  MirFunc *f = s->f;
  InstId first = mir_block(f, b)->first;
  if (!first.index || mir_inst(f, first)->op != MIR_PASSED) return;
  MirAt at = {f, b, first, mir_inst(f, first)->span};
  ValueId one = mir_add_const(&at, MIR_KIND_I8, 1);
  ValueId proof = mir_add1(&at, MIR_KNOWN, one);
  replace_by(s, mir_inst(f, first)->result, proof);
  mir_remove_inst(f, first);
}

static void do_switch(Simplify *s, BlockId b) {
  MirFunc *f = s->f;
  const MirTerm *term = &mir_block(f, b)->term;
  uint64_t bits;
  uint32_t edge = UINT32_MAX;
  if (mir_is_const(f, term->operands[0], &bits)) {
    MirKind kind = (MirKind)mir_type_of(f, term->operands[0]).kind;
    for (uint32_t c = 0; c < term->case_count; c++)
      if (mir_zero_extend(kind, (uint64_t)term->cases[c]) == mir_zero_extend(kind, bits)) edge = c;
    if (edge == UINT32_MAX && term->edge_count > term->case_count) edge = term->case_count;
  } else {
    bool equal = term->edge_count != 0;
    for (uint32_t e = 1; e < term->edge_count; e++) equal = equal && mir_edge_equal(&term->edges[0], &term->edges[e]);
    if (equal) edge = 0;
  }
  if (edge == UINT32_MAX) return;
  MirEdge way = term->edges[edge];
  Span span = term->span;
  if (mir_pred_count(&s->cfg, way.block) == 1) replace_proof(s, way.block);
  MirAt at = mir_at_end(f, b, span);
  mir_goto(&at, way.block, way.args, way.arg_count);
  s->changed = true;
}

/* The one value that all edges pass for a parameter, itself apart; none when they differ. */
static ValueId only_arg(Simplify *s, BlockId b, uint32_t index) {
  ValueId param = mir_block(s->f, b)->params.items[index], found = {0};
  for (uint32_t p = 0; p < mir_pred_count(&s->cfg, b); p++) {
    /* the terminator may have been folded meanwhile: its edges have other numbers now */
    const MirTerm *term = &mir_block(s->f, mir_preds(&s->cfg, b)[p].block)->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      const MirEdge *edge = &term->edges[e];
      if (edge->block.index != b.index) continue;
      uint32_t first = mir_block(s->f, b)->params.count - edge->arg_count;
      if (index < first) return (ValueId){0};
      ValueId arg = now(s, edge->args[index - first]);
      if (arg.index == param.index || arg.index == found.index) continue;
      if (found.index) return (ValueId){0};
      found = arg;
    }
  }
  return found;
}

static void do_params(Simplify *s, BlockId b) {
  for (uint32_t i = mir_block(s->f, b)->params.count; i-- > 0;) {
    ValueId param = mir_block(s->f, b)->params.items[i], arg = only_arg(s, b, i);
    if (!arg.index || !mir_type_same(mir_type_of(s->f, param), mir_type_of(s->f, arg))) continue;
    replace_by(s, param, arg);
    mir_remove_block_param(s->f, b, i);
  }
}

/* Appends blocks to their only predecessors, where that ends in a plain goto. */
static void merge_blocks(Simplify *s) {
  MirFunc *f = s->f;
  mir_compute_cfg(f, s->arena, &s->cfg);
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    BlockId b = s->cfg.order[o];
    if (mir_block(f, b)->is_removed) continue;
    for (;;) {
      MirTerm *term = &mir_block(f, b)->term;
      if (term->op != MIR_GOTO) break;
      BlockId to = term->edges[0].block;
      if (to.index == b.index || mir_pred_count(&s->cfg, to) != 1) break;
      MirBlock *next = mir_block(f, to);
      for (uint32_t i = 0; i < next->params.count; i++) replace_by(s, next->params.items[i], term->edges[0].args[i]);
      while (mir_block(f, to)->first.index) mir_move_inst(f, mir_block(f, to)->first, b, (InstId){0});
      mir_block(f, b)->term = mir_block(f, to)->term;
      mir_remove_block(f, to);
      s->changed = true;
    }
  }
}

/* goto b where b only goes on, without parameters: go there at once. */
static void skip_empty(Simplify *s) {
  MirFunc *f = s->f;
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    MirTerm *term = &mir_block(f, s->cfg.order[o])->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      for (int steps = 0; steps < 16; steps++) {
        MirEdge *edge = &term->edges[e];
        const MirBlock *to = mir_block(f, edge->block);
        if (to->params.count || to->first.index || to->term.op != MIR_GOTO || to->term.edges[0].block.index == edge->block.index) break;
        const MirEdge *on = &to->term.edges[0];
        InstId first = mir_block(f, on->block)->first;
        if (first.index && mir_inst(f, first)->op == MIR_PASSED) break;
        if (term->op == MIR_CALL && mir_block(f, on->block)->params.count != on->arg_count) break;
        *edge = mir_edge(f, on->block, on->args, on->arg_count);
        s->changed = true;
      }
    }
  }
}

void mir_simplify(MirFunc *func, PassContext *cx) {
  Simplify s = {.f = func, .arena = cx->scratch};
  for (int round = 0; round < MOST_ROUNDS; round++) {
    s.changed = false;
    s.replacement.count = 0;
    mir_remove_unreachable(func, cx->scratch);
    mir_compute_cfg(func, cx->scratch, &s.cfg);
    s.reached = NEW_ARRAY(cx->scratch, bool, func->blocks.count);
    for (uint32_t v = 0; v < func->values.count; v++) vec_push(cx->scratch, &s.replacement, ((ValueId){0}));
    for (uint32_t o = 0; o < s.cfg.order_count; o++) {
      BlockId b = s.cfg.order[o];
      if (!o) s.reached[b.index] = true;
      /* what a folded switch cut off may be a circle of values without a beginning */
      if (!s.reached[b.index]) {
        s.changed = true;
        continue;
      }
      if (o) do_params(&s, b);
      for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
        next = mir_inst(func, i)->next;
        do_inst(&s, i);
      }
      for (MirUses u = mir_term_uses(&mir_block(func, b)->term); mir_next_use(&u);) *u.value = now(&s, *u.value);
      if (mir_block(func, b)->term.op == MIR_SWITCH) do_switch(&s, b);
      const MirTerm *term = &mir_block(func, b)->term;
      for (uint32_t e = 0; e < term->edge_count; e++) s.reached[term->edges[e].block.index] = true;
    }
    while (s.replacement.count < func->values.count) vec_push(cx->scratch, &s.replacement, ((ValueId){0}));
    mir_replace_all_uses(func, s.replacement.items);
    for (uint32_t v = 0; v < s.replacement.count; v++) s.replacement.items[v] = (ValueId){0};
    mir_remove_unreachable(func, cx->scratch);
    merge_blocks(&s);
    while (s.replacement.count < func->values.count) vec_push(cx->scratch, &s.replacement, ((ValueId){0}));
    mir_replace_all_uses(func, s.replacement.items);
    mir_compute_cfg(func, cx->scratch, &s.cfg);
    skip_empty(&s);
    if (!s.changed) break;
  }
  mir_remove_unreachable(func, cx->scratch);
}
