/* strength_reduction: the counter of a loop over array elements counts up to 0.
 *
 * In:    MIR before ownership, its counted loops as `lftr` leaves them.
 * Out:   k - n, an i64, replaces a counter k that is compared with a limit n once in each iteration and has no other use than
 *        as an index, or on paths that not every iteration takes. Its sign, or a test for 0, is the comparison: a
 *        machine has it from the flags of the addition. Elements are addressed from the place behind the last one.
 * Keeps: nothing.
 * Tests: t/mir/strength-reduction-*.mir
 *
 *      b2(k: i32): …                                  b2(j: i64): …
 *          a = elem v + 8, sext k * 8 proof p             a = addr_add e, j * 8      e = v + 8 + n * 8, in front of the loop
 *          v7 = iadd k, 1                        =>       v7 = iadd j, 1
 *          v8 = ieq v7, n                                 v8 = ieq v7, 0
 *          switch v8 { 0 -> b2(v7), … }                   switch v8 { 0 -> b2(v7), … }
 *
 * This is strength reduction with linear function test replacement (Cocke and Kennedy, CACM 20(11), 1977). The difference has
 * 64 bits and k may wrap in 32, so the pass needs a proof that k does not wrap. An element with index k that each iteration reads
 * or writes is one, since an index has a proof that it is below the array's length. A counter of 64 bits and an address wrap
 * together, so they need no such element if the loop ends with a test for equality.
 *
 * It comes after all passes that use bounds: a difference proves nothing about an index.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_PLACES = 12, MOST_GENERAL = 16, MOST_BASES = 4, MOST_STRIDE = 8 };

typedef struct Use {
  ValueId *place;
  InstId inst; /* none: the terminator of `block` */
  BlockId block;
} Use;

typedef struct Counters {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  uint32_t *use_start; /* by value */
  Use *uses;
  uint32_t value_count;
  uint32_t *inside; /* by block: the header of the loop looked at last that it is in */
  bool *touched;    /* by value: what a loop that was rewritten uses in another way now */
  BlockId *stack;
} Counters;

typedef struct Place { /* an element or address of the loop */
  InstId inst;
  ValueId base;
  int64_t offset; /* from the base to the element of index k */
  uint32_t stride;
} Place;

typedef struct Loop {
  BlockId header;
  MirPred entry, latch;
  ValueId counter, next, step;
  uint32_t param;
  ValueId test;
  bool is_latch_test; /* else the header's */
  bool is_out;        /* the test holds where the loop ends */
  MirOp compare;      /* of the difference with 0: IEQ, INE or SLT */
  MirKind kind;       /* of the counter as it was */
  ValueId limit;
  int64_t more;  /* added to the limit: 1 where the last value equals it */
  bool is_exact; /* some element shows that the counter does not wrap */
  bool needs_exact;
  Place places[MOST_PLACES];
  uint32_t place_count;
  Use general[MOST_GENERAL]; /* of the counter, or of its sign extension */
  uint32_t general_count;
  struct {
    ValueId base, end;
    int64_t offset;
    uint32_t stride;
  } bases[MOST_BASES];
  uint32_t base_count;
  ValueId wide_limit, wide_step; /* as i64, in front of the loop */
} Loop;

/* ---- uses ---- */

static void note_uses(Counters *c) {
  MirFunc *f = c->f;
  c->value_count = f->values.count;
  c->use_start = NEW_ARRAY(c->arena, uint32_t, f->values.count + 2);
  for (int round = 0; round < 2; round++) {
    for (uint32_t o = 0; o < c->cfg.order_count; o++) {
      BlockId b = c->cfg.order[o];
      for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
        for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++) {
          ValueId *place = &mir_inst(f, i)->operands[k];
          if (round)
            c->uses[c->use_start[place->index]++] = (Use){place, i, b};
          else
            c->use_start[place->index + 1]++;
        }
      for (MirUses u = mir_term_uses(&mir_block(f, b)->term); mir_next_use(&u);)
        if (round)
          c->uses[c->use_start[u.value->index]++] = (Use){u.value, {0}, b};
        else
          c->use_start[u.value->index + 1]++;
    }
    if (round) break;
    for (uint32_t v = 0; v <= c->value_count; v++) c->use_start[v + 1] += c->use_start[v];
    c->uses = NEW_ARRAY(c->arena, Use, c->use_start[c->value_count + 1] + 1);
  }
  for (uint32_t v = c->value_count + 1; v > 0; v--) c->use_start[v] = c->use_start[v - 1];
  c->use_start[0] = 0;
}

static uint32_t use_count(const Counters *c, ValueId v) {
  return c->use_start[v.index + 1] - c->use_start[v.index];
}

/* ---- the loop ---- */

static bool is_inside(const Counters *c, const Loop *l, BlockId b) {
  return c->inside[b.index] == l->header.index;
}

/* Is the value available at the entry of the loop, and loop-invariant? */
static bool is_outside(const Counters *c, const Loop *l, ValueId v) {
  const MirValue *value = mir_value(c->f, v);
  return v.index < c->value_count &&
         (value->is_func_param ||
          (!is_inside(c, l, value->block) && mir_dominates(&c->cfg, value->block, l->header)));
}

/* One edge that enters the loop, one that leads back; marks its blocks. */
static bool find_loop(Counters *c, Loop *l) {
  uint32_t count = mir_pred_count(&c->cfg, l->header), back = 0;
  if (count != 2) return false;
  for (uint32_t p = 0; p < 2; p++) {
    MirPred pred = mir_preds(&c->cfg, l->header)[p];
    if (mir_dominates(&c->cfg, l->header, pred.block))
      l->latch = pred, back++;
    else
      l->entry = pred;
  }
  if (back != 1 || mir_block(c->f, l->latch.block)->is_cold) return false;
  uint32_t depth = 0;
  c->inside[l->header.index] = l->header.index;
  if (!is_inside(c, l, l->latch.block)) {
    c->inside[l->latch.block.index] = l->header.index;
    c->stack[depth++] = l->latch.block;
  }
  while (depth) {
    BlockId b = c->stack[--depth];
    for (uint32_t p = 0; p < mir_pred_count(&c->cfg, b); p++) {
      BlockId from = mir_preds(&c->cfg, b)[p].block;
      if (is_inside(c, l, from)) continue;
      c->inside[from.index] = l->header.index;
      c->stack[depth++] = from;
    }
  }
  return true;
}

static ValueId behind_sext(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  return d && d->op == MIR_SEXT && mir_type_of(f, d->operands[0]).kind == MIR_KIND_I32
             ? d->operands[0]
             : v;
}

/* The parameter of the header that is this value; its arguments on the two edges. */
static bool find_param(const Counters *c, Loop *l, ValueId v) {
  const MirBlock *header = mir_block(c->f, l->header);
  for (uint32_t k = 0; k < header->params.count; k++) {
    if (header->params.items[k].index != v.index) continue;
    const MirEdge *entry = &mir_block(c->f, l->entry.block)->term.edges[l->entry.edge],
                  *back = &mir_block(c->f, l->latch.block)->term.edges[l->latch.edge];
    if (entry->arg_count != header->params.count || back->arg_count != header->params.count)
      return false;
    MirKind kind = (MirKind)mir_type_of(c->f, v).kind;
    if (kind != MIR_KIND_I32 && kind != MIR_KIND_I64) return false;
    if (c->touched[v.index]) return false;
    l->counter = v;
    l->kind = kind;
    l->param = k;
    l->next = back->args[k];
    const MirInst *d = mir_definition(c->f, l->next);
    if (!d || d->op != MIR_IADD || d->operands[0].index != v.index || !is_inside(c, l, d->block))
      return false;
    l->step = d->operands[1];
    return true;
  }
  return false;
}

/* Is it the length of an array, which fits in 31 bits or is one that an array was made with? */
static bool is_length(const Counters *c, const Loop *l, ValueId v) {
  const MirInst *d = mir_definition(c->f, v);
  if (d && d->op == MIR_LEN) return true;
  for (uint32_t u = c->use_start[v.index]; u < c->use_start[v.index + 1]; u++) {
    const Use *use = &c->uses[u];
    if (use->inst.index && mir_inst(c->f, use->inst)->op == MIR_ALLOC_ARRAY &&
        mir_dominates(&c->cfg, use->block, l->entry.block))
      return true;
  }
  return false;
}

/* Did a dominating block use the number as an index, or is it a constant above 0? */
static bool is_positive(const Counters *c, const Loop *l, ValueId v) {
  uint64_t bits;
  if (mir_is_const(c->f, v, &bits))
    return mir_sign_extend((MirKind)mir_type_of(c->f, v).kind, bits) > 0;
  for (uint32_t u = c->use_start[v.index]; u < c->use_start[v.index + 1]; u++) {
    const Use *use = &c->uses[u];
    const MirInst *d = use->inst.index ? mir_inst(c->f, use->inst) : NULL;
    if (!d || d->op != MIR_SEXT || d->result.index >= c->value_count) continue;
    for (uint32_t w = c->use_start[d->result.index]; w < c->use_start[d->result.index + 1]; w++) {
      const Use *index = &c->uses[w];
      if (index->inst.index && mir_inst(c->f, index->inst)->op == MIR_ELEM &&
          index->place == &mir_inst(c->f, index->inst)->operands[1] &&
          mir_dominates(&c->cfg, index->block, l->entry.block))
        return true;
    }
  }
  return false;
}

/* `… v = iadd k, 1; t = ieq v, n; switch t { 0 -> header(v), … }` */
static bool find_latch_test(const Counters *c, Loop *l) {
  MirFunc *f = c->f;
  const MirTerm *term = &mir_block(f, l->latch.block)->term;
  if (term->op != MIR_SWITCH || term->edge_count != 2 || term->case_count != 1 || term->cases[0])
    return false;
  const MirInst *test = mir_definition(f, term->operands[0]);
  if (!test || (test->op != MIR_IEQ && test->op != MIR_INE) || use_count(c, test->result) != 1)
    return false;
  if ((test->op == MIR_INE) != (l->latch.edge == 1)) return false;
  const MirInst *sum = mir_definition(f, test->operands[0]);
  uint64_t step;
  if (!sum || sum->op != MIR_IADD || !find_param(c, l, sum->operands[0]) ||
      l->next.index != test->operands[0].index || !mir_is_const(f, l->step, &step) || step != 1)
    return false;
  l->test = test->result;
  l->is_latch_test = true;
  l->compare = (MirOp)test->op;
  l->limit = test->operands[1];
  l->needs_exact = l->kind == MIR_KIND_I32;
  return use_count(c, l->next) == 2 && is_outside(c, l, l->limit);
}

/* `header(k): t = slt k, n; switch t { 0 -> out, default -> inside }`, and the like. */
static bool find_header_test(const Counters *c, Loop *l) {
  MirFunc *f = c->f;
  const MirTerm *term = &mir_block(f, l->header)->term;
  if (term->op != MIR_SWITCH || term->edge_count != 2 || term->case_count != 1 || term->cases[0])
    return false;
  const MirInst *test = mir_definition(f, term->operands[0]);
  if (!test || mir_op_info[test->op].types != MIR_RULE_INT_TEST ||
      test->block.index != l->header.index || use_count(c, test->result) != 1)
    return false;
  bool first = is_inside(c, l, term->edges[0].block),
       second = is_inside(c, l, term->edges[1].block);
  if (first == second) return false;
  l->is_out = first;
  ValueId a = test->operands[0], b = test->operands[1];
  l->compare = MIR_SLT;
  l->test = test->result;
  bool is_unsigned = false;
  switch ((MirOp)test->op) {
  case MIR_SLT: /* k < n, or not n < k */
  case MIR_SLE:
    l->more = (test->op == MIR_SLE) == second;
    if (first) {
      ValueId other = a;
      a = b, b = other;
    }
    break;
  case MIR_ULT:
    is_unsigned = true;
    if (first) return false;
    break;
  default: return false;
  }
  ValueId number = is_unsigned ? behind_sext(f, a) : a;
  if (!find_param(c, l, number)) return false;
  l->limit = b;
  l->needs_exact = !is_unsigned;
  if (!is_outside(c, l, b) ||
      !(mir_is_const(f, l->step, &(uint64_t){0}) || is_outside(c, l, l->step)) ||
      use_count(c, l->next) != 1)
    return false;
  if (is_unsigned && (!is_length(c, l, b) || !is_positive(c, l, l->step))) return false;
  if (l->kind == MIR_KIND_I32) return !is_unsigned || f->unit->is_int32;
  uint64_t start, step; /* 0 <= k < n + step */
  ValueId from = mir_block(f, l->entry.block)->term.edges[l->entry.edge].args[l->param];
  return is_unsigned && mir_is_const(f, from, &start) && start < INT32_MAX &&
         mir_is_const(f, l->step, &step) && step < INT32_MAX;
}

/* ---- the uses of the counter ---- */

/* Moves a comparison to its only branch, in another block, as `compare-sinking` will do. */
static void move_test(Counters *c, Use *use) {
  const MirInst *d = use->inst.index ? mir_inst(c->f, use->inst) : NULL;
  if (!d || mir_op_info[d->op].types != MIR_RULE_INT_TEST || use_count(c, d->result) != 1) return;
  const Use *asked = &c->uses[c->use_start[d->result.index]];
  if (asked->inst.index || asked->block.index == use->block.index ||
      mir_block(c->f, asked->block)->term.op != MIR_SWITCH ||
      mir_block(c->f, asked->block)->loop_depth > mir_block(c->f, use->block)->loop_depth)
    return;
  use->block = asked->block;
  mir_move_inst(c->f, use->inst, use->block, (InstId){0});
}

static bool add_general(Counters *c, Loop *l, Use use) {
  if (l->general_count == MOST_GENERAL) return false;
  move_test(c, &use);
  if (is_inside(c, l, use.block) && !mir_block(c->f, use.block)->is_cold &&
      (mir_dominates(&c->cfg, use.block, l->latch.block) ||
       mir_block(c->f, use.block)->loop_depth > mir_block(c->f, l->header)->loop_depth))
    return false;
  l->general[l->general_count++] = use;
  return true;
}

/* Is the base certainly no immediate at the entry of the loop or in its first iteration? */
static bool is_object(const Counters *c, const Loop *l, ValueId base) {
  if (!mir_type_of(c->f, base).may_be_immediate) return true;
  const MirInst *d = mir_definition(c->f, mir_behind_casts(c->f, base));
  if (d && d->op == MIR_ALLOC_ARRAY) return true;
  for (uint32_t u = c->use_start[base.index]; u < c->use_start[base.index + 1]; u++) {
    const Use *use = &c->uses[u];
    const MirInst *user = use->inst.index ? mir_inst(c->f, use->inst) : NULL;
    if (!user || (user->op != MIR_LEN && user->op != MIR_ELEM) || use->place != user->operands)
      continue;
    if (mir_dominates(&c->cfg, use->block, l->entry.block) ||
        (l->is_latch_test && is_inside(c, l, use->block) &&
         mir_dominates(&c->cfg, use->block, l->latch.block)))
      return true;
  }
  return false;
}

static bool add_place(Counters *c, Loop *l, const MirInst *inst, InstId id, int64_t plus) {
  if (l->place_count == MOST_PLACES || !is_inside(c, l, inst->block) ||
      !is_outside(c, l, inst->operands[0]) || !is_object(c, l, inst->operands[0]))
    return false;
  uint32_t stride = inst->op == MIR_ELEM ? inst->u.stride : 1;
  if (!stride || stride > MOST_STRIDE || (stride & (stride - 1))) return false;
  if (inst->op == MIR_ELEM) {
    for (uint32_t u = c->use_start[inst->result.index]; u < c->use_start[inst->result.index + 1];
         u++) {
      const MirInst *user = c->uses[u].inst.index ? mir_inst(c->f, c->uses[u].inst) : NULL;
      if (!user || (user->op != MIR_LOAD && user->op != MIR_STORE) ||
          c->uses[u].place != user->operands)
        return false;
    }
    if (!plus && mir_dominates(&c->cfg, inst->block, l->latch.block) &&
        (c->f->unit->is_int32 || l->kind == MIR_KIND_I64))
      l->is_exact = true;
  }
  int64_t offset = (inst->op == MIR_ELEM ? inst->imm : 0) + plus * (int64_t)stride;
  l->places[l->place_count++] = (Place){id, inst->operands[0], offset, stride};
  return true;
}

/* Indices of elements, directly or by a constant more; other uses. */
static bool add_index(Counters *c, Loop *l, ValueId index, int64_t plus) {
  MirFunc *f = c->f;
  for (uint32_t u = c->use_start[index.index]; u < c->use_start[index.index + 1]; u++) {
    Use use = c->uses[u];
    const MirInst *inst = use.inst.index ? mir_inst(f, use.inst) : NULL;
    if (inst && (inst->result.index == l->next.index || inst->result.index == l->test.index) &&
        !plus)
      continue;
    bool is_place = inst && (inst->op == MIR_ELEM || (inst->op == MIR_ADDR_ADD && !plus)) &&
                    use.place == &inst->operands[1] && is_inside(c, l, use.block);
    if (is_place && add_place(c, l, inst, use.inst, plus)) continue;
    if (plus || !add_general(c, l, use)) return false;
  }
  return true;
}

static bool find_places(Counters *c, Loop *l) {
  MirFunc *f = c->f;
  if (l->kind == MIR_KIND_I64) return add_index(c, l, l->counter, 0);
  for (uint32_t u = c->use_start[l->counter.index]; u < c->use_start[l->counter.index + 1]; u++) {
    Use use = c->uses[u];
    const MirInst *inst = use.inst.index ? mir_inst(f, use.inst) : NULL;
    if (inst && (inst->result.index == l->next.index || inst->result.index == l->test.index))
      continue;
    if (inst && inst->op == MIR_SEXT && inst->kind == MIR_KIND_I64) {
      if (!add_index(c, l, inst->result, 0)) return false;
      continue;
    }
    uint64_t bits;
    if (inst && (inst->op == MIR_IADD || inst->op == MIR_ISUB) && use.place == inst->operands &&
        mir_is_const(f, inst->operands[1], &bits) && use_count(c, inst->result) == 1) {
      int64_t plus = mir_sign_extend(MIR_KIND_I32, inst->op == MIR_IADD ? bits : 0 - bits);
      const Use *only = &c->uses[c->use_start[inst->result.index]];
      const MirInst *wide = only->inst.index ? mir_inst(f, only->inst) : NULL;
      uint32_t places = l->place_count, general = l->general_count;
      if (wide && wide->op == MIR_SEXT && plus > -4096 && plus < 4096 &&
          add_index(c, l, wide->result, plus))
        continue;
      l->place_count = places, l->general_count = general;
    }
    if (!add_general(c, l, use)) return false;
  }
  return true;
}

/* ---- what it costs ---- */

static bool has_other_use(const Counters *c, const Loop *l, ValueId v, ValueId user) {
  for (uint32_t u = c->use_start[v.index]; u < c->use_start[v.index + 1]; u++) {
    const Use *use = &c->uses[u];
    if (!is_inside(c, l, use->block) || mir_block(c->f, use->block)->is_cold) continue;
    bool is_place = false;
    for (uint32_t p = 0; p < l->place_count && !is_place; p++)
      is_place = use->inst.index == l->places[p].inst.index;
    if (!is_place && !(use->inst.index && mir_inst(c->f, use->inst)->result.index == user.index))
      return true;
  }
  return false;
}

/* The number of additional registers that the loop needs: for the ends of arrays whose start is still used, and for the limit. */
static bool is_worth_it(const Counters *c, Loop *l) {
  uint64_t bits;
  if (!l->place_count) return false;
  bool is_known = mir_is_const(c->f, l->limit, &bits);
  int extra =
      is_known || l->more || l->general_count || has_other_use(c, l, l->limit, l->test) ? 0 : -1;
  if (!mir_is_const(c->f, l->step, &bits) && has_other_use(c, l, l->step, l->next)) extra++;
  for (uint32_t p = 0; p < l->place_count; p++) {
    const Place *place = &l->places[p];
    uint32_t b = 0;
    while (b < l->base_count &&
           (l->bases[b].base.index != place->base.index || l->bases[b].stride != place->stride))
      b++;
    if (b < l->base_count) continue;
    if (b == MOST_BASES) return false;
    l->bases[b].base = place->base;
    l->bases[b].offset = place->offset;
    l->bases[b].stride = place->stride;
    l->base_count++;
    const MirInst *d = mir_definition(c->f, place->base);
    bool is_static = d && (d->op == MIR_SYMBOL || d->op == MIR_ADDR);
    if (!is_known && (is_static || has_other_use(c, l, place->base, (ValueId){0}))) extra++;
  }
  return extra <= 0;
}

/* ---- rewriting ---- */

static uint32_t log2_of(uint32_t stride) {
  uint32_t shift = 0;
  while (stride >> shift > 1) shift++;
  return shift;
}

static ValueId widened(MirAt *at, ValueId v) {
  uint64_t bits;
  if (mir_type_of(at->func, v).kind == MIR_KIND_I64) return v;
  if (mir_is_const(at->func, v, &bits))
    return mir_add_const(at, MIR_KIND_I64, (uint64_t)mir_sign_extend(MIR_KIND_I32, bits));
  return mir_add_convert(at, MIR_SEXT, MIR_KIND_I64, v);
}

static ValueId scaled(MirAt *at, ValueId v, uint32_t stride) {
  uint64_t bits;
  if (mir_is_const(at->func, v, &bits)) return mir_add_const(at, MIR_KIND_I64, bits * stride);
  return stride == 1 ? v
                     : mir_add2(at, MIR_SHL, v, mir_add_const(at, MIR_KIND_I32, log2_of(stride)));
}

/* The block in front of the loop, on the edge that enters it. */
static MirAt front_of(Counters *c, const Loop *l) {
  MirFunc *f = c->f;
  Span span = mir_block(f, l->header)->term.span;
  if (mir_block(f, l->entry.block)->term.op == MIR_GOTO) return mir_at_end(f, l->entry.block, span);
  BlockId front = mir_block_new(f);
  MirEdge *edge = &mir_block(f, l->entry.block)->term.edges[l->entry.edge];
  MirAt at = mir_at_end(f, front, span);
  MirEdge old = *edge;
  *edge = mir_edge(f, front, NULL, 0);
  mir_goto(&at, l->header, old.args, old.arg_count);
  mir_block(f, front)->term.edges[0].args = old.args; /* uses that were noted */
  return at;
}

static void set_up(Counters *c, Loop *l) {
  MirFunc *f = c->f;
  MirAt at = front_of(c, l);
  MirEdge *entry = &mir_block(f, at.block)->term.edges[0];
  ValueId from = entry->args[l->param];
  uint64_t start, limit;
  if (from.index < c->value_count) c->touched[from.index] = true;
  ValueId wide = widened(&at, l->limit);
  if (l->more) {
    bool known = mir_is_const(f, wide, &limit);
    ValueId one = mir_add_const(&at, MIR_KIND_I64, known ? limit + 1 : 1);
    wide = known ? one : mir_add2(&at, MIR_IADD, wide, one);
  }
  l->wide_limit = wide;
  if (!mir_is_const(f, l->step, &start)) l->wide_step = widened(&at, l->step);
  /* under an unsigned test, a start below 0 is behind all lengths */
  bool is_unsigned =
      mir_definition(f, l->test)->op == MIR_ULT && mir_type_of(f, from).kind == MIR_KIND_I32;
  ValueId first = !is_unsigned ? widened(&at, from)
                  : mir_is_const(f, from, &start)
                      ? mir_add_const(&at, MIR_KIND_I64, start & UINT32_MAX)
                      : mir_add_convert(&at, MIR_ZEXT, MIR_KIND_I64, from);
  bool known = mir_is_const(f, first, &start);
  ValueId difference;
  if (known && mir_is_const(f, wide, &limit))
    difference = mir_add_const(&at, MIR_KIND_I64, start - limit);
  else if (known && !start)
    difference = mir_add1(&at, MIR_INEG, wide);
  else
    difference = mir_add2(&at, MIR_ISUB, first, wide);
  mir_block(f, at.block)->term.edges[0].args[l->param] = difference;
  if (mir_is_const(f, wide, &limit)) return;
  for (uint32_t b = 0; b < l->base_count; b++) {
    ValueId base = l->bases[b].base;
    if (mir_type_of(f, base).kind != MIR_KIND_ADDR || l->bases[b].offset)
      base = mir_add_addr(&at, base, l->bases[b].offset);
    l->bases[b].end = mir_add2(&at, MIR_ADDR_ADD, base, scaled(&at, wide, l->bases[b].stride));
  }
}

/* The address at offset 0 of the place, and what a load adds to it. */
static ValueId address(const Counters *c, const Loop *l, MirAt *at, const Place *place,
                       int64_t *more) {
  uint64_t limit;
  *more = 0;
  ValueId bytes = scaled(at, l->counter, place->stride), end;
  if (mir_is_const(c->f, l->wide_limit, &limit)) {
    end = mir_add_addr(at, place->base, place->offset + (int64_t)(limit * place->stride));
  } else {
    uint32_t b = 0;
    while (l->bases[b].base.index != place->base.index || l->bases[b].stride != place->stride) b++;
    end = l->bases[b].end;
    *more = place->offset - l->bases[b].offset;
  }
  return mir_add2(at, MIR_ADDR_ADD, end, bytes);
}

static void rewrite_place(const Counters *c, const Loop *l, const Place *place) {
  MirFunc *f = c->f;
  int64_t more;
  const MirInst inst = *mir_inst(f, place->inst);
  if (inst.op == MIR_ADDR_ADD) {
    MirAt at = {f, inst.block, place->inst, inst.span};
    uint64_t limit;
    if (mir_is_const(f, l->wide_limit, &limit)) {
      inst.operands[0] = mir_add_addr(&at, place->base, (int64_t)limit);
    } else {
      for (uint32_t b = 0; b < l->base_count; b++)
        if (l->bases[b].base.index == place->base.index && l->bases[b].stride == 1)
          inst.operands[0] = l->bases[b].end;
    }
    inst.operands[1] = l->counter;
    return;
  }
  for (uint32_t u = c->use_start[inst.result.index]; u < c->use_start[inst.result.index + 1]; u++) {
    InstId user = c->uses[u].inst;
    MirAt at = {f, mir_inst(f, user)->block, user, mir_inst(f, user)->span};
    ValueId made = address(c, l, &at, place, &more);
    mir_inst(f, user)->operands[0] = made;
    mir_inst(f, user)->imm += more;
  }
  mir_remove_inst(f, place->inst);
}

/* The original counter, computed once in each block that uses it. */
static void rewrite_general(const Counters *c, const Loop *l) {
  MirFunc *f = c->f;
  for (uint32_t g = 0; g < l->general_count; g++) {
    const Use *use = &l->general[g];
    bool is_wide = l->kind == MIR_KIND_I64 || use->place->index != l->counter.index;
    ValueId made = {0};
    for (uint32_t h = 0; h < g && !made.index; h++)
      if (l->general[h].block.index == use->block.index &&
          mir_type_of(f, *l->general[h].place).kind == (is_wide ? MIR_KIND_I64 : MIR_KIND_I32))
        made = *l->general[h].place;
    if (!made.index) {
      InstId first = mir_block(f, use->block)->first;
      while (first.index && mir_inst(f, first)->op == MIR_PASSED) first = mir_inst(f, first)->next;
      MirAt at = {f, use->block, first, mir_block(f, use->block)->term.span};
      made = mir_add2(&at, MIR_IADD, l->counter, l->wide_limit);
      if (!is_wide) made = mir_add_convert(&at, MIR_TRUNC, MIR_KIND_I32, made);
    }
    *use->place = made;
  }
}

/* Sign extensions and sums that were indices only. */
static void remove_indices(const Counters *c, const Loop *l) {
  MirFunc *f = c->f;
  for (uint32_t u = c->use_start[l->counter.index]; u < c->use_start[l->counter.index + 1]; u++) {
    InstId id = c->uses[u].inst;
    if (!id.index || c->uses[u].place->index != l->counter.index) continue;
    const MirInst inst = *mir_inst(f, id);
    if (inst.result.index == l->next.index || inst.result.index == l->test.index) continue;
    if (l->kind == MIR_KIND_I64 ||
        (inst.op != MIR_SEXT && inst.op != MIR_IADD && inst.op != MIR_ISUB))
      continue;
    if (inst.op != MIR_SEXT) mir_remove_inst(f, c->uses[c->use_start[inst.result.index]].inst);
    mir_remove_inst(f, id);
  }
}

static void rewrite(Counters *c, Loop *l) {
  MirFunc *f = c->f;
  uint64_t bits;
  c->touched[l->limit.index] = c->touched[l->step.index] = true;
  for (uint32_t b = 0; b < l->base_count; b++) c->touched[l->bases[b].base.index] = true;
  set_up(c, l);
  mir_value(f, l->counter)->type = mir_type(MIR_KIND_I64);
  for (uint32_t p = 0; p < l->place_count; p++) rewrite_place(c, l, &l->places[p]);
  InstId sum = mir_value(f, l->next)->inst, test = mir_value(f, l->test)->inst;
  MirAt at = {f, mir_inst(f, sum)->block, sum, mir_inst(f, sum)->span};
  ValueId next = mir_add2(&at, MIR_IADD, l->counter,
                          mir_is_const(f, l->step, &bits) ? widened(&at, l->step) : l->wide_step);
  mir_block(f, l->latch.block)->term.edges[l->latch.edge].args[l->param] = next;
  bool is_latch = l->compare != MIR_SLT;
  at = (MirAt){f, mir_inst(f, test)->block, test, mir_inst(f, test)->span};
  ValueId zero = mir_add_const(&at, MIR_KIND_I64, 0);
  ValueId made = is_latch    ? mir_add2(&at, l->compare, next, zero)
                 : l->is_out ? mir_add2(&at, MIR_SLE, zero, l->counter)
                             : mir_add2(&at, MIR_SLT, l->counter, zero);
  mir_block(f, l->is_latch_test ? l->latch.block : l->header)->term.operands[0] = made;
  mir_remove_inst(f, test);
  mir_remove_inst(f, sum);
  rewrite_general(c, l);
  remove_indices(c, l);
}

void mir_strength_reduction(MirFunc *func, PassContext *cx) {
  bool any = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = (func->insts.items[i].op == MIR_ELEM || func->insts.items[i].op == MIR_ADDR_ADD) &&
          func->insts.items[i].block.index;
  if (!any) return;
  Counters c = {.f = func, .arena = cx->scratch};
  mir_compute_cfg(func, cx->scratch, &c.cfg);
  for (uint32_t o = c.cfg.order_count; o-- > 0;) {
    Loop l = {.header = c.cfg.order[o]};
    if (mir_pred_count(&c.cfg, l.header) != 2 || !mir_block(func, l.header)->params.count ||
        mir_block(func, l.header)->is_cold)
      continue;
    if (!c.inside) {
      c.inside = NEW_ARRAY(c.arena, uint32_t, func->blocks.count);
      c.stack = NEW_ARRAY(c.arena, BlockId, func->blocks.count);
      note_uses(&c);
      mir_compute_loops(func, &c.cfg, c.arena);
      c.touched = NEW_ARRAY(c.arena, bool, c.value_count);
    }
    if (!find_loop(&c, &l)) continue;
    Loop before = l;
    if (!find_latch_test(&c, &l)) {
      l = before;
      if (!find_header_test(&c, &l)) continue;
    }
    if (!find_places(&c, &l) || (l.needs_exact && !l.is_exact) || !is_worth_it(&c, &l)) continue;
    rewrite(&c, &l);
    func->has_equals = true;
  }
}
