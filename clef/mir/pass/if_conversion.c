/* if_conversion: if-conversion. A branch that only chooses between two numbers becomes arithmetic or a selection.
 *
 * In:    verified MIR before ownership, after range analysis, which reads facts off branches.
 * Out:   no branch on a comparison whose two paths compute next to nothing and meet again at once with the same arguments
 *        except one or two. Those arguments are selected.
 * Keeps: nothing.
 * Tests: t/mir/if-conversion-*.mir
 *
 *      b1: v3 = slt a, b                          b1: v3 = slt a, b
 *          switch v3 { 0 -> b2, default -> b3 }       v4 = sle b, a
 *      b2: v5 = const 1; goto b4(v5)        =>        v5 = zext v4
 *      b3: v6 = const 0; goto b4(v6)                  goto b4(v5)
 *
 * Two constants that differ by one become the smaller one plus the condition. `x + 1` or `x` becomes x plus the condition. Truth
 * values are combined by `iand` and `ior`. Any other pair becomes `select`, if both values exist already or take an operation
 * or two. Branches on references stay, since counts depend on the path. So do branches on floats, for which a machine's select
 * is a jump, and branches with a cold path.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_VALUES = 2, MOST_COST = 3 };

typedef struct Way {
  const MirEdge *edge; /* to where the ways meet */
  BlockId block;       /* that it passes through, or none */
  uint32_t cost;
} Way;

typedef struct Choose {
  MirFunc *f;
  uint32_t *pred_count; /* by block */
  bool changed;
} Choose;

/* Is the condition one test of the machine? Equality of floats takes two tests, and tests of an object's header are loads. */
static bool is_one_test(const MirFunc *f, ValueId condition, bool *is_float) {
  const MirInst *d = mir_definition(f, condition);
  if (!d || d->op == MIR_FEQ || d->op == MIR_FNE) return false;
  *is_float = mir_op_info[d->op].types == MIR_RULE_FLOAT_TEST;
  return mir_is_test(d->op) && !mir_op_has(d->op, MIR_READS);
}

static bool find_way(const Choose *c, const MirEdge *edge, Way *way) {
  const MirFunc *f = c->f;
  const MirBlock *block = mir_block(f, edge->block);
  *way = (Way){.edge = edge};
  if (block->is_cold) return false;
  if (block->term.op != MIR_GOTO || block->params.count || c->pred_count[edge->block.index] != 1)
    return true; /* the ways meet here, or not at all */
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (!mir_op_has(inst->op, MIR_PURE) || !mir_op_has(inst->op, MIR_EGRAPH) ||
        mir_op_has(inst->op, MIR_PARTIAL) || inst->flags & MIR_PROVED)
      return true;
    if (!inst->operand_count) continue;
    way->cost += mir_op_info[inst->op].cost;
    if (way->cost > MOST_COST) return true;
  }
  way->edge = &block->term.edges[0];
  way->block = edge->block;
  return true;
}

/* The negated condition. */
static ValueId inverse(MirAt *at, ValueId condition) {
  const MirInst d = *mir_definition(at->func, condition);
  switch ((MirOp)d.op) {
  case MIR_IEQ: return mir_add2(at, MIR_INE, d.operands[0], d.operands[1]);
  case MIR_INE: return mir_add2(at, MIR_IEQ, d.operands[0], d.operands[1]);
  case MIR_SLT: return mir_add2(at, MIR_SLE, d.operands[1], d.operands[0]);
  case MIR_SLE: return mir_add2(at, MIR_SLT, d.operands[1], d.operands[0]);
  case MIR_ULT: return mir_add2(at, MIR_ULE, d.operands[1], d.operands[0]);
  case MIR_ULE: return mir_add2(at, MIR_ULT, d.operands[1], d.operands[0]);
  default: return mir_add2(at, MIR_IXOR, condition, mir_add_const(at, MIR_KIND_I8, 1));
  }
}

/* The comparison, or a copy if it has another use than the removed branch: a machine compares and selects in one instruction
 * if the truth value has no other use. */
static ValueId again(MirAt *at, ValueId condition) {
  const MirInst d = *mir_definition(at->func, condition);
  if (mir_value(at->func, condition)->use_count++ <= 1) return condition;
  return mir_op_info[d.op].types == MIR_RULE_INT_TEST
             ? mir_add2(at, (MirOp)d.op, d.operands[0], d.operands[1])
             : condition;
}

static ValueId widened(MirAt *at, ValueId truth, MirKind kind) {
  return kind == MIR_KIND_I8 ? truth : mir_add_convert(at, MIR_ZEXT, kind, truth);
}

/* Is `sum` the value `base` and 1 more (add 1), or 1 less (add -1)? */
static bool is_next(const MirFunc *f, ValueId sum, ValueId base, int64_t *add) {
  const MirInst *d = mir_definition(f, sum);
  uint64_t bits, other;
  MirKind kind = (MirKind)mir_type_of(f, sum).kind;
  if (mir_is_const(f, sum, &bits) && mir_is_const(f, base, &other))
    *add = mir_sign_extend(kind, bits - other);
  else if (d && d->op == MIR_IADD && d->operands[0].index == base.index &&
           mir_is_const(f, d->operands[1], &bits))
    *add = mir_sign_extend(kind, bits);
  else if (d && d->op == MIR_ISUB && d->operands[0].index == base.index &&
           mir_is_const(f, d->operands[1], &bits))
    *add = mir_sign_extend(kind, 0 - bits);
  else
    return false;
  return *add == 1 || *add == -1;
}

/* The value of the parameter without a branch; none if a branch is better. Writes instructions only if `at` is given. */
static bool choice(MirFunc *f, MirAt *at, ValueId condition, ValueId yes, ValueId no,
                   ValueId *result) {
  MirKind kind = (MirKind)mir_type_of(f, yes).kind;
  uint64_t bits = 0;
  int64_t add = 0;
  bool is_float = false, is_zero = mir_is_const(f, no, &bits) && bits == 0;
  is_one_test(f, condition, &is_float);
  bool turned = !is_next(f, yes, no, &add);
  if (!turned || is_next(f, no, yes, &add)) {
    if (!at) return true;
    if (!turned && add < 0 && !is_zero && mir_is_const(f, no, &bits))
      turned = is_next(f, no, yes, &add);
    if (turned) is_zero = mir_is_const(f, yes, &bits) && bits == 0;
    ValueId truth = widened(at, turned ? inverse(at, condition) : condition, kind);
    if (is_zero)
      *result = add == 1 ? truth : mir_add1(at, MIR_INEG, truth);
    else
      *result = mir_add2(at, add == 1 ? MIR_IADD : MIR_ISUB, turned ? yes : no, truth);
    return true;
  }
  if (mir_is_truth(f, yes) && mir_is_truth(f, no)) {
    uint64_t yes_bits = 2, no_bits = 2;
    mir_is_const(f, yes, &yes_bits), mir_is_const(f, no, &no_bits);
    if (no_bits == 0 || yes_bits == 1) {
      if (at && no_bits == 0) *result = mir_add2(at, MIR_IAND, condition, yes);
      if (at && no_bits != 0) *result = mir_add2(at, MIR_IOR, condition, no);
      return true;
    }
    if (no_bits == 1 || yes_bits == 0) {
      if (!at) return true;
      ValueId other = inverse(at, condition);
      *result =
          no_bits == 1 ? mir_add2(at, MIR_IOR, other, yes) : mir_add2(at, MIR_IAND, other, no);
      return true;
    }
  }
  if (is_float || kind == MIR_KIND_I8) return false;
  if (at) *result = mir_add_select(at, again(at, condition), yes, no);
  return true;
}

static void do_branch(Choose *c, BlockId b) {
  MirFunc *f = c->f;
  const MirTerm *term = &mir_block(f, b)->term;
  if (term->op != MIR_SWITCH || term->case_count != 1 || term->edge_count != 2 || term->cases[0])
    return;
  Way no, yes;
  bool is_float;
  ValueId condition = term->operands[0];
  if (!is_one_test(f, condition, &is_float) || !find_way(c, &term->edges[0], &no) ||
      !find_way(c, &term->edges[1], &yes))
    return;
  BlockId to = no.edge->block;
  if (to.index != yes.edge->block.index || to.index == b.index) return;
  if (no.cost + yes.cost > MOST_COST || mir_block(f, to)->is_cold) return;
  uint32_t count = no.edge->arg_count, differ = 0;
  for (uint32_t k = 0; k < count; k++) {
    ValueId x = yes.edge->args[k], y = no.edge->args[k], none;
    if (x.index == y.index) continue;
    if (++differ > MOST_VALUES || !mir_kind_is_int(mir_type_of(f, x).kind) ||
        !choice(f, NULL, condition, x, y, &none))
      return;
  }
  ValueId *args = NEW_ARRAY(f->arena, ValueId, count + 1);
  for (uint32_t k = 0; k < count; k++) args[k] = no.edge->args[k];
  Span span = term->span;
  const MirEdge yes_edge = *yes.edge;
  for (uint32_t w = 0; w < 2; w++) {
    BlockId from = w ? yes.block : no.block;
    while (from.index && mir_block(f, from)->first.index) {
      InstId i = mir_block(f, from)->first;
      mir_move_inst(f, i, b, (InstId){0});
    }
  }
  MirAt at = mir_at_end(f, b, span);
  for (uint32_t k = 0; k < count; k++)
    if (yes_edge.args[k].index != args[k].index)
      choice(f, &at, condition, yes_edge.args[k], args[k], &args[k]);
  mir_goto(&at, to, args, count);
  if (no.block.index) mir_remove_block(f, no.block);
  if (yes.block.index) mir_remove_block(f, yes.block);
  c->pred_count[to.index]--; /* two edges became one */
  c->changed = true;
}

void mir_if_conversion(MirFunc *func, PassContext *cx) {
  Choose c = {.f = func};
  MirCfg cfg;
  bool any = false;
  for (uint32_t b = 1; b < func->blocks.count && !any; b++) {
    const MirTerm *term = &func->blocks.items[b].term;
    any = !func->blocks.items[b].is_removed && term->op == MIR_SWITCH && term->edge_count == 2;
  }
  if (!any) return;
  mir_compute_flow(func, cx->scratch, &cfg);
  mir_count_uses(func);
  c.pred_count = NEW_ARRAY(cx->scratch, uint32_t, func->blocks.count);
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (mir_is_reachable(&cfg, (BlockId){b})) c.pred_count[b] = mir_pred_count(&cfg, (BlockId){b});
  for (uint32_t o = cfg.order_count; o-- > 0;)
    if (!mir_block(func, cfg.order[o])->is_removed) do_branch(&c, cfg.order[o]);
  if (!c.changed) return;
  func->is_simple = false;
  func->has_equals = true;
  mir_simplify(func, cx);
}
