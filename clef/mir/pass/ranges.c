/* ranges: bounds checks that comparisons on the way there have answered.
 *
 * In:    MIR after checks; divisions are still divisions.
 * Out:   a branch on `index < length` that always goes the same way is a jump. Its proof is `known`, made where `passed` was:
 *        what needs it cannot move above the place it was proved for.
 * Keeps: values. Edges go; blocks may become unreachable.
 * Tests: t/mir/ranges-*.mir, t/mir/shape/no-bounds-check.fs
 *
 * Questions are asked backwards from the check, as in ABCD (Bodik, Gupta, Sarkar, PLDI 2000): is v <= x + c, or v >= x + c, at a
 * block? Answers come from the branches that dominate the block, from v's definition, and for a block parameter from all its
 * arguments, each asked where its edge leaves. A question that comes back to the same parameter, no harder than it was, is
 * answered by induction: the value was bound earlier. That needs an x that does not change in between: one that is
 * available where the parameter is bound, or is bound together with it; then its argument stands for it.
 *
 * Numbers are integers, not machine words: a sum counts only where it cannot wrap, which is a question of its own. A sign
 * extension is the number itself, and so is a length cut to 32 bits: where that occurs `int` has 32 bits, and no array has
 * more elements than it can count.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_STEPS = 500, MOST_DEPTH = 40, MOST_CLIMB = 64, MOST_NEAR = 6, FAR = 1 << 30 };

typedef struct Place { /* where a question is asked: in a block, or where it is left */
  BlockId block;
  uint32_t edge; /* + 1; 0: in the block */
} Place;

typedef struct Fact { /* what a branch tells where it leads: a <= b + c, or a is not b */
  ValueId a, b;       /* none: nothing */
  int64_t c;
  bool is_equal, is_different, is_unsigned; /* unsigned: and a >= 0, if b >= 0 */
} Fact;

typedef struct Goal { /* v <= x + c, or v >= x + c */
  ValueId v, x;
  int64_t c;
  bool is_upper;
  bool is_induction; /* its arguments are being asked about */
} Goal;

typedef struct Ranges {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  Fact *facts;      /* by block */
  bool *compared;   /* by value: some fact is about it */
  InstId *array_of; /* by value: the first array made with that length */
  Goal active[MOST_DEPTH];
  uint32_t depth;
  uint32_t steps;     /* left for this check */
  bool short_lengths; /* lengths are cut to 32 bits */
} Ranges;

static bool prove(Ranges *r, ValueId v, ValueId x, int64_t c, bool is_upper, Place at);

/* Behind what does not change the number. */
static ValueId number(const MirFunc *f, ValueId v) {
  for (;;) {
    const MirInst *d = mir_definition(f, v);
    if (!d || (d->op != MIR_SEXT && d->op != MIR_TRUNC)) return v;
    const MirInst *from = mir_definition(f, d->operands[0]);
    if (d->op == MIR_TRUNC && !(from && from->op == MIR_LEN && d->kind == MIR_KIND_I32)) return v;
    v = d->operands[0];
  }
}

static bool constant(const MirFunc *f, ValueId v, int64_t *value) {
  uint64_t bits;
  if (!v.index || !mir_is_const(f, v, &bits)) return false;
  *value = mir_sign_extend((MirKind)mir_type_of(f, v).kind, bits);
  return true;
}

static int64_t greatest(const MirFunc *f, ValueId v) {
  return (int64_t)(UINT64_MAX >> 1) >> (64 - 8 * mir_kind_size[mir_type_of(f, v).kind]);
}

/* ---- facts ---- */

static Fact fact_of(const MirFunc *f, BlockId block, uint32_t edge) {
  const MirTerm *term = &mir_block(f, block)->term;
  Fact nothing = {.c = 0};
  if (term->op != MIR_SWITCH || term->case_count != 1 || term->edge_count != 2 || term->cases[0])
    return nothing;
  if (term->edges[0].block.index == term->edges[1].block.index) return nothing;
  const MirInst *d = mir_definition(f, term->operands[0]);
  if (!d || mir_op_info[d->op].types != MIR_RULE_INT_TEST) return nothing;
  bool holds = edge == 1;
  ValueId a = number(f, d->operands[0]), b = number(f, d->operands[1]);
  switch ((MirOp)d->op) {
  case MIR_SLT: return holds ? (Fact){.a = a, .b = b, .c = -1} : (Fact){.a = b, .b = a};
  case MIR_SLE: return holds ? (Fact){.a = a, .b = b} : (Fact){.a = b, .b = a, .c = -1};
  case MIR_ULT: return holds ? (Fact){.a = a, .b = b, .c = -1, .is_unsigned = true} : nothing;
  case MIR_ULE: return holds ? (Fact){.a = a, .b = b, .is_unsigned = true} : nothing;
  case MIR_IEQ:
  case MIR_INE:
    holds = (d->op == MIR_IEQ) == holds;
    return (Fact){.a = a, .b = b, .is_equal = holds, .is_different = !holds};
  default: return nothing;
  }
}

/* Does a fact tell enough about v? `branch`: the block that ends in it. */
static bool by_fact(Ranges *r, const Fact *fact, const Goal *g, BlockId branch, Place at) {
  bool left = fact->a.index == g->v.index, right = fact->b.index == g->v.index;
  if (!left && !right) return false;
  ValueId other = left ? fact->b : fact->a;
  ValueId none = {0};
  if (fact->is_equal) return prove(r, other, g->x, g->c, g->is_upper, at);
  if (fact->is_different) { /* v <= y before, so v <= y - 1 now */
    Place before = {branch, 0};
    int64_t y;
    if (constant(r->f, other, &y))
      return !g->x.index && g->c == (g->is_upper ? y - 1 : y + 1) &&
             prove(r, g->v, none, y, g->is_upper, before);
    if (other.index == g->x.index && g->c == (g->is_upper ? -1 : 1))
      return prove(r, g->v, other, 0, g->is_upper, before);
    return prove(r, g->v, other, 0, g->is_upper, before) &&
           prove(r, other, g->x, g->c + (g->is_upper ? 1 : -1), g->is_upper, at);
  }
  if (fact->is_unsigned) { /* 0 <= a <= b + c, if b >= 0 */
    if (!left || !prove(r, fact->b, none, 0, false, at)) return false;
    if (!g->is_upper && !g->x.index && g->c <= 0) return true;
    return g->is_upper && prove(r, fact->b, g->x, g->c - fact->c, true, at);
  }
  if (left) return g->is_upper && prove(r, fact->b, g->x, g->c - fact->c, true, at);
  return !g->is_upper && prove(r, fact->a, g->x, g->c + fact->c, false, at);
}

/* Is an array of v elements made on the way to `at`? Then it is not negative. */
static bool by_array(const Ranges *r, const Goal *g, Place at) {
  InstId made = r->array_of[g->v.index];
  if (!made.index || g->is_upper || g->x.index || g->c > 0) return false;
  BlockId b = mir_inst(r->f, made)->block;
  return b.index != at.block.index ? mir_dominates(&r->cfg, b, at.block) : true;
}

static bool by_facts(Ranges *r, const Goal *g, Place at) {
  if (by_array(r, g, at)) return true;
  if (!r->compared[g->v.index]) return false;
  if (at.edge) {
    Fact fact = fact_of(r->f, at.block, at.edge - 1);
    if (fact.a.index && by_fact(r, &fact, g, at.block, at)) return true;
  }
  BlockId d = at.block;
  for (int steps = 0; d.index && steps < MOST_CLIMB; steps++, d = r->cfg.idom[d.index])
    if (r->facts[d.index].a.index &&
        by_fact(r, &r->facts[d.index], g, mir_preds(&r->cfg, d)->block, at))
      return true;
  return false;
}

/* ---- definitions ---- */

/* u + k does not wrap at `at`. */
static bool stays(Ranges *r, ValueId u, int64_t k, Place at) {
  int64_t most = greatest(r->f, u);
  ValueId none = {0};
  if (k >= 0) return prove(r, number(r->f, u), none, most - k, true, at);
  return prove(r, number(r->f, u), none, -most - 1 - k, false, at);
}

/* The constant that an IADD or ISUB adds to its first operand. */
static bool added(const MirFunc *f, const MirInst *d, int64_t *k) {
  if ((d->op != MIR_IADD && d->op != MIR_ISUB) || !constant(f, d->operands[1], k)) return false;
  if (d->op == MIR_ISUB) *k = -*k;
  return *k > -FAR && *k < FAR;
}

static bool by_sum(Ranges *r, const Goal *g, const MirInst *d, int64_t k, Place at) {
  ValueId u = d->operands[0];
  if (!prove(r, number(r->f, u), g->x, g->c - k, g->is_upper, at)) return false;
  /* a sum that wraps upwards comes out below, one that wraps downwards above */
  return (k >= 0) == g->is_upper || stays(r, u, k, at);
}

/* Is x the same on all ways into the block of a parameter? A length is if its array is. */
static bool is_fixed(const Ranges *r, ValueId x, BlockId b) {
  const MirValue *value = mir_value(r->f, x);
  if (value->is_func_param ||
      (value->block.index != b.index && mir_dominates(&r->cfg, value->block, b)))
    return true;
  const MirInst *d = mir_definition(r->f, x);
  if (!d || d->op != MIR_LEN) return false;
  for (x = d->operands[0]; (d = mir_definition(r->f, x)) && d->op == MIR_CAST; x = d->operands[0])
    ;
  value = mir_value(r->f, x);
  return value->is_func_param ||
         (value->block.index != b.index && mir_dominates(&r->cfg, value->block, b));
}

static bool by_params(Ranges *r, const Goal *g) {
  const MirValue *value = mir_value(r->f, g->v);
  BlockId b = value->block;
  const MirValue *other = mir_value(r->f, g->x);
  bool is_together =
      g->x.index && !other->is_func_param && !other->inst.index && other->block.index == b.index;
  if (value->is_func_param || (g->x.index && !is_together && !is_fixed(r, g->x, b))) return false;
  uint32_t count = mir_pred_count(&r->cfg, b), index = value->param_index;
  r->active[r->depth - 1].is_induction = true;
  for (uint32_t p = 0; p < count; p++) {
    MirPred pred = mir_preds(&r->cfg, b)[p];
    const MirEdge *edge = &mir_block(r->f, pred.block)->term.edges[pred.edge];
    uint32_t first = mir_block(r->f, b)->params.count - edge->arg_count;
    Place at = {pred.block, pred.edge + 1};
    ValueId x = g->x;
    if (is_together)
      x = other->param_index < first ? g->v : number(r->f, edge->args[other->param_index - first]);
    if (index < first || x.index == g->v.index ||
        !prove(r, number(r->f, edge->args[index - first]), x, g->c, g->is_upper, at)) {
      r->active[r->depth - 1].is_induction = false;
      return false;
    }
  }
  r->active[r->depth - 1].is_induction = false;
  return count != 0;
}

/* A counter that goes round until it equals y: v <= y, if y <= x + c is enough. */
static bool by_last(Ranges *r, const Goal *g, Place at) {
  const MirValue *value = mir_value(r->f, g->v);
  BlockId b = value->block;
  if (value->is_func_param || value->inst.index || !r->compared[g->v.index]) return false;
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, b); p++) {
    MirPred pred = mir_preds(&r->cfg, b)[p];
    Fact fact = fact_of(r->f, pred.block, pred.edge);
    BlockId d = pred.block;
    for (int steps = 0; steps < MOST_NEAR && d.index; steps++, d = r->cfg.idom[d.index]) {
      ValueId y = {0};
      if (fact.is_different && fact.a.index == g->v.index) y = fact.b;
      if (fact.is_different && fact.b.index == g->v.index) y = fact.a;
      fact = r->facts[d.index];
      if (!y.index || y.index == g->x.index || !is_fixed(r, y, b)) continue;
      return prove(r, y, g->x, g->c, g->is_upper, at) && prove(r, g->v, y, 0, g->is_upper, at);
    }
  }
  return false;
}

/* u - w <= x + c, if w >= 0 and it does not wrap: not below w, or with u >= -1 */
static bool by_difference(Ranges *r, const Goal *g, const MirInst *d, Place at) {
  ValueId u = number(r->f, d->operands[0]), w = number(r->f, d->operands[1]), none = {0};
  if (!g->is_upper && !g->x.index && g->c <= 0)
    return prove(r, w, u, 0, true, at) && prove(r, w, none, 0, false, at);
  return g->is_upper && prove(r, w, none, 0, false, at) && prove(r, u, g->x, g->c, true, at) &&
         (prove(r, u, none, -1, false, at) || prove(r, w, u, 0, true, at));
}

static bool by_definition(Ranges *r, const Goal *g, Place at) {
  const MirFunc *f = r->f;
  const MirInst *d = mir_definition(f, g->v);
  ValueId none = {0};
  int64_t k;
  if (!d) return by_params(r, g);
  if (added(f, d, &k)) return by_sum(r, g, d, k, at);
  bool wants_low = !g->is_upper && !g->x.index && g->c <= 0;
  switch ((MirOp)d->op) {
  case MIR_LEN:
    return wants_low ||
           (r->short_lengths && g->is_upper && !g->x.index && g->c >= 2 * (int64_t)FAR - 1);
  case MIR_ZEXT: {
    uint32_t size = mir_kind_size[mir_type_of(f, d->operands[0]).kind];
    return wants_low ||
           (g->is_upper && !g->x.index && size < 8 && g->c >= (int64_t)(1ull << (8 * size)) - 1);
  }
  case MIR_IAND:
    if (!constant(f, d->operands[1], &k) || k < 0) return false;
    return wants_low || (g->is_upper && !g->x.index && g->c >= k);
  case MIR_SREM:
    if (!constant(f, d->operands[1], &k) || k <= 0 || g->x.index) return false;
    if (g->is_upper ? g->c >= k - 1 : g->c <= 1 - k) return true;
    return wants_low && prove(r, number(f, d->operands[0]), none, 0, false, at);
  case MIR_SDIV:
  case MIR_ASHR:
    if (!constant(f, d->operands[1], &k) || k < (d->op == MIR_SDIV)) return false;
    if (!prove(r, number(f, d->operands[0]), none, 0, false, at)) return false;
    return wants_low || (g->is_upper && prove(r, number(f, d->operands[0]), g->x, g->c, true, at));
  case MIR_ISUB: return by_difference(r, g, d, at);
  case MIR_SELECT:
    return prove(r, number(f, d->operands[1]), g->x, g->c, g->is_upper, at) &&
           prove(r, number(f, d->operands[2]), g->x, g->c, g->is_upper, at);
  default: return false;
  }
}

/* The same question about what x was made of. */
static bool by_other(Ranges *r, const Goal *g, Place at) {
  int64_t k;
  const MirInst *d = g->x.index ? mir_definition(r->f, g->x) : NULL;
  if (!d || !added(r->f, d, &k)) return false;
  int64_t most = greatest(r->f, g->x);
  ValueId none = {0};
  /* a sum that wraps comes out on the other side */
  bool exact = k >= 0 ? prove(r, g->x, none, k - most - 1, false, at)
                      : prove(r, g->x, none, most + k, true, at);
  return exact && prove(r, g->v, number(r->f, d->operands[0]), g->c + k, g->is_upper, at);
}

static bool prove(Ranges *r, ValueId v, ValueId x, int64_t c, bool is_upper, Place at) {
  const MirFunc *f = r->f;
  int64_t value;
  if (!r->steps || r->depth == MOST_DEPTH) return false;
  r->steps--;
  if (constant(f, x, &value)) {
    if (value >= FAR || value <= -(int64_t)FAR) return false;
    c += value, x = (ValueId){0};
  }
  if (v.index == x.index) return is_upper ? c >= 0 : c <= 0;
  if (constant(f, v, &value)) {
    if (!x.index) return is_upper ? value <= c : value >= c;
    if (value >= FAR || value <= -(int64_t)FAR) return false;
    return prove(r, x, (ValueId){0}, value - c, !is_upper, at);
  }
  if (!x.index && (is_upper ? c >= greatest(f, v) : c <= -greatest(f, v) - 1)) return true;
  if (!x.index && !is_upper && c <= 0 && mir_definition(f, v) &&
      mir_definition(f, v)->op == MIR_LEN)
    return true;
  if (x.index && (c >= 4ll * FAR || c <= -4ll * FAR)) return false;
  Goal goal = {v, x, c, is_upper, false};
  bool goes_round = false;
  for (uint32_t i = r->depth; i-- > 0;) {
    const Goal *g = &r->active[i];
    if (g->v.index != v.index || g->x.index != x.index || g->is_upper != is_upper) continue;
    if (g->is_induction && (is_upper ? c >= g->c : c <= g->c)) return true;
    if (g->is_induction) goes_round = true; /* only a branch on the way may help */
    if (g->c == c && !goes_round) return false;
  }
  r->active[r->depth++] = goal;
  bool found = by_facts(r, &goal, at) ||
               (!goes_round &&
                (by_definition(r, &goal, at) || by_other(r, &goal, at) || by_last(r, &goal, at)));
  r->depth--;
  return found;
}

/* ---- checks ---- */

static bool is_always_within(Ranges *r, BlockId b) {
  const MirFunc *f = r->f;
  const MirTerm *term = &mir_block(f, b)->term;
  const MirInst *d = mir_definition(f, term->operands[0]);
  if (!d || d->op != MIR_ULT) return false;
  ValueId index = number(f, d->operands[0]), length = number(f, d->operands[1]), none = {0};
  Place at = {b, 0};
  r->depth = 0;
  r->steps = MOST_STEPS;
  if (!prove(r, index, none, 0, false, at)) return false;
  r->steps = MOST_STEPS;
  return prove(r, index, length, -1, true, at);
}

/* A check in a loop, right behind the loop's own test, which it implies: `while j <= limit do a.[j] …`, limit + 1 the length.
 * It can be asked instead, and the test only where it fails. */
static bool can_ask_first(Ranges *r, BlockId b) {
  const MirFunc *f = r->f;
  if (mir_block(f, b)->params.count || mir_pred_count(&r->cfg, b) != 1) return false;
  MirPred pred = *mir_preds(&r->cfg, b);
  BlockId head = pred.block;
  const MirTerm *term = &mir_block(f, b)->term, *test = &mir_block(f, head)->term;
  if (test->op != MIR_SWITCH || test->edge_count != 2) return false;
  if (!mir_block(f, term->edges[0].block)->is_cold ||
      test->edges[1 - pred.edge].block.index == b.index)
    return false;
  bool is_loop = false;
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, head); p++)
    is_loop |= mir_dominates(&r->cfg, head, mir_preds(&r->cfg, head)[p].block);
  if (!is_loop) return false;
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
    if (!mir_op_has(mir_inst(f, i)->op, MIR_PURE) || mir_op_has(mir_inst(f, i)->op, MIR_PARTIAL) ||
        mir_type_of(f, mir_inst(f, i)->result).kind == MIR_KIND_PROOF)
      return false;
  const MirInst *d = mir_definition(f, term->operands[0]);
  Fact fact = fact_of(f, head, pred.edge);
  if (!fact.a.index || fact.is_equal || fact.is_different || fact.is_unsigned) return false;
  if (fact.a.index != number(f, d->operands[0]).index) return false;
  r->depth = 0;
  r->steps = MOST_STEPS;
  return prove(r, number(f, d->operands[1]), fact.b, fact.c + 1, true, (Place){head, 0});
}

static void ask_first(Ranges *r, BlockId b) {
  MirFunc *f = r->f;
  MirPred pred = *mir_preds(&r->cfg, b);
  BlockId head = pred.block;
  const MirTerm *term = &mir_block(f, b)->term, *test = &mir_block(f, head)->term;
  MirEdge ok = term->edges[1], edges[2];
  edges[pred.edge] = term->edges[0];
  edges[1 - pred.edge] = test->edges[1 - pred.edge];
  ValueId check = term->operands[0], tested = test->operands[0];
  Span at_check = term->span, at_test = test->span;
  while (mir_block(f, b)->first.index) mir_move_inst(f, mir_block(f, b)->first, head, (InstId){0});
  mir_remove_block(f, b);
  BlockId fails = mir_block_new(f);
  MirAt at = mir_at_end(f, fails, at_test);
  const MirInst *d = mir_definition(f, tested);
  tested = mir_add2(&at, (MirOp)d->op, d->operands[0], d->operands[1]);
  mir_branch(&at, tested, edges[1], edges[0]);
  at = mir_at_end(f, head, at_check);
  mir_branch(&at, check, ok, mir_edge(f, fails, NULL, 0));
  f->is_simple = false;
}

void mir_ranges(MirFunc *func, PassContext *cx) {
  Ranges r = {.f = func, .arena = cx->scratch};
  bool any = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = func->insts.items[i].op == MIR_ULT && func->insts.items[i].block.index;
  if (!any) return;
  mir_compute_cfg(func, cx->scratch, &r.cfg);
  r.facts = NEW_ARRAY(cx->scratch, Fact, func->blocks.count);
  r.compared = NEW_ARRAY(cx->scratch, bool, func->values.count);
  r.array_of = NEW_ARRAY(cx->scratch, InstId, func->values.count);
  VEC(BlockId) checks = {0};
  for (uint32_t o = 0; o < r.cfg.order_count; o++) {
    BlockId b = r.cfg.order[o];
    const MirTerm *term = &mir_block(func, b)->term;
    for (InstId i = mir_block(func, b)->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      const MirInst *from = inst->op == MIR_TRUNC ? mir_definition(func, inst->operands[0]) : NULL;
      if (from && from->op == MIR_LEN && inst->kind == MIR_KIND_I32) r.short_lengths = true;
      if (inst->op == MIR_ALLOC_ARRAY)
        for (uint32_t k = 0; k < inst->operand_count; k++) {
          InstId *made = &r.array_of[number(func, inst->operands[k]).index];
          if (!made->index) *made = i;
        }
    }
    if (mir_pred_count(&r.cfg, b) == 1) {
      MirPred pred = *mir_preds(&r.cfg, b);
      r.facts[b.index] = fact_of(func, pred.block, pred.edge);
    }
    const MirInst *d = term->op == MIR_SWITCH ? mir_definition(func, term->operands[0]) : NULL;
    if (!d || mir_op_info[d->op].types != MIR_RULE_INT_TEST) continue;
    for (uint32_t k = 0; k < 2; k++) r.compared[number(func, d->operands[k]).index] = true;
    if (d->op == MIR_ULT && term->case_count == 1 && term->edge_count == 2 && !term->cases[0])
      vec_push(cx->scratch, &checks, b);
  }
  /* all questions before anything changes */
  VEC(BlockId) first = {0};
  uint32_t always = 0;
  for (uint32_t i = 0; i < checks.count; i++) {
    BlockId b = checks.items[i];
    if (is_always_within(&r, b))
      checks.items[always++] = b;
    else if (can_ask_first(&r, b))
      vec_push(cx->scratch, &first, b);
  }
  /* at most a proof and a constant are made for each */
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count + 2 * always + 1);
  for (uint32_t i = 0; i < always; i++) {
    BlockId b = checks.items[i];
    const MirTerm *term = &mir_block(func, b)->term;
    MirEdge way = term->edges[1];
    Span span = term->span;
    InstId begin = mir_block(func, way.block)->first;
    func->is_simple = false;
    if (mir_pred_count(&r.cfg, way.block) == 1 && begin.index &&
        mir_inst(func, begin)->op == MIR_PASSED) {
      MirAt here = {func, way.block, begin, mir_inst(func, begin)->span};
      ValueId one = mir_add_const(&here, MIR_KIND_I8, 1);
      replacement[mir_inst(func, begin)->result.index] = mir_add1(&here, MIR_KNOWN, one);
      mir_remove_inst(func, begin);
    }
    MirAt at = mir_at_end(func, b, span);
    mir_goto(&at, way.block, way.args, way.arg_count);
  }
  mir_replace_all_uses(func, replacement);
  for (uint32_t i = 0; i < first.count; i++) ask_first(&r, first.items[i]);
}
