/* bounds: questions about the size of integers, answered backwards along definitions and branches. bounds.h has the idea. */
#include "clef/mir/analysis/bounds.h"

enum { MOST_STEPS = 500, MOST_CLIMB = 64, MOST_NEAR = 6, MOST_ASSUMPTIONS = 8 };

static bool prove(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at);

/* The same of c + k; false where that is no number of 64 bits. */
static bool prove_plus(MirBounds *r, ValueId v, ValueId x, int64_t c, int64_t k, bool is_upper,
                       MirPlace at) {
  if (k > 0 ? c > INT64_MAX - k : c < INT64_MIN - k) return false;
  return prove(r, v, x, c + k, is_upper, at);
}

/* Behind operations that do not change the number. */
ValueId mir_bounds_number(const MirFunc *f, ValueId v) {
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

MirFact mir_bounds_fact(const MirFunc *f, BlockId block, uint32_t edge) {
  const MirTerm *term = &mir_block(f, block)->term;
  MirFact nothing = {.c = 0};
  if (term->op != MIR_SWITCH || term->case_count != 1 || term->edge_count != 2 || term->cases[0])
    return nothing;
  if (term->edges[0].block.index == term->edges[1].block.index) return nothing;
  const MirInst *d = mir_definition(f, term->operands[0]);
  if (!d || mir_op_info[d->op].types != MIR_RULE_INT_TEST) return nothing;
  bool holds = edge == 1;
  ValueId a = mir_bounds_number(f, d->operands[0]), b = mir_bounds_number(f, d->operands[1]);
  switch ((MirOp)d->op) {
  case MIR_SLT: return holds ? (MirFact){.a = a, .b = b, .c = -1} : (MirFact){.a = b, .b = a};
  case MIR_SLE: return holds ? (MirFact){.a = a, .b = b} : (MirFact){.a = b, .b = a, .c = -1};
  case MIR_ULT: return holds ? (MirFact){.a = a, .b = b, .c = -1, .is_unsigned = true} : nothing;
  case MIR_ULE: return holds ? (MirFact){.a = a, .b = b, .is_unsigned = true} : nothing;
  case MIR_IEQ:
  case MIR_INE:
    holds = (d->op == MIR_IEQ) == holds;
    return (MirFact){.a = a, .b = b, .is_equal = holds, .is_different = !holds};
  default: return nothing;
  }
}

/* Does a fact bound v enough? `branch`: the block that ends in it. */
static bool by_fact(MirBounds *r, const MirFact *fact, const MirBound *g, BlockId branch,
                    MirPlace at) {
  bool left = fact->a.index == g->v.index, right = fact->b.index == g->v.index;
  if (!left && !right) return false;
  ValueId other = left ? fact->b : fact->a;
  ValueId none = {0};
  if (fact->is_equal) return prove(r, other, g->x, g->c, g->is_upper, at);
  if (fact->is_different) { /* v <= y before, so v <= y - 1 now */
    MirPlace before = {branch, 0};
    int64_t y;
    if (constant(r->f, other, &y))
      return !g->x.index && (g->is_upper ? g->c < y && g->c == y - 1 : g->c > y && g->c == y + 1) &&
             prove(r, g->v, none, y, g->is_upper, before);
    if (other.index == g->x.index && g->c == (g->is_upper ? -1 : 1))
      return prove(r, g->v, other, 0, g->is_upper, before);
    return prove(r, g->v, other, 0, g->is_upper, before) &&
           prove_plus(r, other, g->x, g->c, g->is_upper ? 1 : -1, g->is_upper, at);
  }
  if (fact->is_unsigned) { /* 0 <= a <= b + c, if b >= 0 */
    if (!left || !prove(r, fact->b, none, 0, false, at)) return false;
    if (!g->is_upper && !g->x.index && g->c <= 0) return true;
    return g->is_upper && prove_plus(r, fact->b, g->x, g->c, -fact->c, true, at);
  }
  if (left) return g->is_upper && prove_plus(r, fact->b, g->x, g->c, -fact->c, true, at);
  return !g->is_upper && prove_plus(r, fact->a, g->x, g->c, fact->c, false, at);
}

/* Is an array of v elements made on the way to `at`? Then it is not negative. */
static bool by_array(const MirBounds *r, const MirBound *g, MirPlace at) {
  InstId made = r->array_of[g->v.index];
  if (!made.index || g->is_upper || g->x.index || g->c > 0) return false;
  BlockId b = mir_inst(r->f, made)->block;
  return b.index != at.block.index ? mir_dominates(&r->cfg, b, at.block) : true;
}

/* What callers keep to. */
static bool by_callers(const MirBounds *r, const MirBound *g) {
  const MirFunc *f = r->f;
  if (!f->facts.count || !mir_value(f, g->v)->is_func_param) return false;
  uint32_t param = mir_value(f, g->v)->param_index, array = UINT32_MAX;
  const MirInst *length = g->x.index ? mir_definition(f, g->x) : NULL;
  if (g->x.index) {
    if (!length || length->op != MIR_LEN || length->imm) return false;
    ValueId of = length->operands[0];
    for (const MirInst *d = mir_definition(f, of); d && d->op == MIR_CAST;
         d = mir_definition(f, of))
      of = d->operands[0];
    if (!mir_value(f, of)->is_func_param) return false;
    array = mir_value(f, of)->param_index;
  }
  for (uint32_t i = 0; i < f->facts.count; i++) {
    const MirParamFact *fact = &f->facts.items[i];
    if (fact->param != param || fact->array != array) continue;
    if (array == UINT32_MAX ? !g->is_upper && g->c <= 0 : g->is_upper && g->c >= fact->most)
      return true;
  }
  return false;
}

static bool by_facts(MirBounds *r, const MirBound *g, MirPlace at) {
  if (by_array(r, g, at) || by_callers(r, g)) return true;
  if (!r->compared[g->v.index]) return false;
  if (at.edge) {
    MirFact fact = mir_bounds_fact(r->f, at.block, at.edge - 1);
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
static bool stays(MirBounds *r, ValueId u, int64_t k, MirPlace at) {
  int64_t most = greatest(r->f, u);
  ValueId none = {0};
  if (k >= 0) return prove(r, mir_bounds_number(r->f, u), none, most - k, true, at);
  return prove(r, mir_bounds_number(r->f, u), none, -most - 1 - k, false, at);
}

/* The constant that an IADD or ISUB adds to its first operand. */
static bool added(const MirFunc *f, const MirInst *d, int64_t *k) {
  if ((d->op != MIR_IADD && d->op != MIR_ISUB) || !constant(f, d->operands[1], k)) return false;
  if (*k <= -MIR_BOUNDS_FAR || *k >= MIR_BOUNDS_FAR) return false;
  if (d->op == MIR_ISUB) *k = -*k;
  return true;
}

static bool by_sum(MirBounds *r, const MirBound *g, const MirInst *d, int64_t k, MirPlace at) {
  ValueId u = d->operands[0];
  if (!prove_plus(r, mir_bounds_number(r->f, u), g->x, g->c, -k, g->is_upper, at)) return false;
  /* a sum that wraps upwards comes out below, one that wraps downwards above */
  return (k >= 0) == g->is_upper || stays(r, u, k, at);
}

/* Is x the same on all ways into the block of a parameter? A length is if its array is. */
static bool is_fixed(const MirBounds *r, ValueId x, BlockId b) {
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

static bool by_params(MirBounds *r, const MirBound *g) {
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
    MirPlace at = {pred.block, pred.edge + 1};
    ValueId x = g->x;
    if (is_together)
      x = other->param_index < first
              ? g->v
              : mir_bounds_number(r->f, edge->args[other->param_index - first]);
    if (index < first || x.index == g->v.index ||
        !prove(r, mir_bounds_number(r->f, edge->args[index - first]), x, g->c, g->is_upper, at)) {
      r->active[r->depth - 1].is_induction = false;
      return false;
    }
  }
  r->active[r->depth - 1].is_induction = false;
  return count != 0;
}

/* What a counter goes round until it equals, or none. */
static ValueId last_of(const MirBounds *r, const MirBound *g) {
  const MirValue *value = mir_value(r->f, g->v);
  BlockId b = value->block;
  if (value->is_func_param || value->inst.index || !r->compared[g->v.index]) return (ValueId){0};
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, b); p++) {
    MirPred pred = mir_preds(&r->cfg, b)[p];
    MirFact fact = mir_bounds_fact(r->f, pred.block, pred.edge);
    BlockId d = pred.block;
    for (int steps = 0; steps < MOST_NEAR && d.index; steps++, d = r->cfg.idom[d.index]) {
      ValueId y = {0};
      if (fact.is_different && fact.a.index == g->v.index) y = fact.b;
      if (fact.is_different && fact.b.index == g->v.index) y = fact.a;
      fact = r->facts[d.index];
      if (y.index && y.index != g->x.index && is_fixed(r, y, b)) return y;
    }
  }
  return (ValueId){0};
}

/* v <= y <= x + c */
static bool by_last(MirBounds *r, const MirBound *g, MirPlace at) {
  ValueId y = last_of(r, g);
  return y.index && prove(r, y, g->x, g->c, g->is_upper, at) &&
         prove(r, g->v, y, 0, g->is_upper, at);
}

/* u - w <= x + c, if w >= 0 and it does not wrap: not below w, or with u >= -1 */
static bool by_difference(MirBounds *r, const MirBound *g, const MirInst *d, MirPlace at) {
  ValueId u = mir_bounds_number(r->f, d->operands[0]), w = mir_bounds_number(r->f, d->operands[1]),
          none = {0};
  if (!g->is_upper && !g->x.index && g->c <= 0)
    return prove(r, w, u, 0, true, at) && prove(r, w, none, 0, false, at);
  return g->is_upper && prove(r, w, none, 0, false, at) && prove(r, u, g->x, g->c, true, at) &&
         (prove(r, u, none, -1, false, at) || prove(r, w, u, 0, true, at));
}

/* u * k against a number, k > 0, where it does not wrap. */
static bool by_product(MirBounds *r, const MirBound *g, const MirInst *d, MirPlace at) {
  int64_t k, most = greatest(r->f, g->v);
  ValueId u = mir_bounds_number(r->f, d->operands[0]), none = {0};
  if (g->x.index || !constant(r->f, d->operands[1], &k) || k <= 0 || k >= MIR_BOUNDS_FAR)
    return false;
  if (!g->is_upper && g->c <= 0) /* the usual question: u >= 0 answers both */
    return prove(r, u, none, 0, false, at) && prove(r, u, none, most / k, true, at);
  return g->is_upper && g->c >= 0 && prove(r, u, none, g->c / k, true, at) &&
         prove(r, u, none, -most / k, false, at);
}

static bool by_definition(MirBounds *r, const MirBound *g, MirPlace at) {
  const MirFunc *f = r->f;
  const MirInst *d = mir_definition(f, g->v);
  ValueId none = {0};
  int64_t k;
  if (!d) return by_params(r, g);
  if (added(f, d, &k)) return by_sum(r, g, d, k, at);
  bool wants_low = !g->is_upper && !g->x.index && g->c <= 0;
  switch ((MirOp)d->op) {
  case MIR_LEN:
    return wants_low || (r->short_lengths && g->is_upper && !g->x.index &&
                         g->c >= 2 * (int64_t)MIR_BOUNDS_FAR - 1);
  case MIR_ZEXT: {
    uint32_t size = mir_kind_size[mir_type_of(f, d->operands[0]).kind];
    return wants_low ||
           (g->is_upper && !g->x.index && size < 8 && g->c >= (int64_t)(1ull << (8 * size)) - 1);
  }
  case MIR_IAND:
    if (!constant(f, d->operands[1], &k) || k < 0) return false;
    return wants_low || (g->is_upper && !g->x.index && g->c >= k);
  case MIR_UREM:
  case MIR_SREM:
    if (!constant(f, d->operands[1], &k) || k <= 0 || g->x.index) return false;
    if (d->op == MIR_UREM && wants_low) return true;
    if (g->is_upper ? g->c >= k - 1 : g->c <= 1 - k) return true;
    return wants_low && prove(r, mir_bounds_number(f, d->operands[0]), none, 0, false, at);
  case MIR_SDIV:
  case MIR_ASHR:
    if (!constant(f, d->operands[1], &k) || k < (d->op == MIR_SDIV)) return false;
    if (!prove(r, mir_bounds_number(f, d->operands[0]), none, 0, false, at)) return false;
    return wants_low ||
           (g->is_upper && prove(r, mir_bounds_number(f, d->operands[0]), g->x, g->c, true, at));
  case MIR_IMUL: return by_product(r, g, d, at);
  case MIR_ISUB: return by_difference(r, g, d, at);
  case MIR_SELECT:
    return prove(r, mir_bounds_number(f, d->operands[1]), g->x, g->c, g->is_upper, at) &&
           prove(r, mir_bounds_number(f, d->operands[2]), g->x, g->c, g->is_upper, at);
  default: return false;
  }
}

/* The same question about what x was made of. */
static bool by_other(MirBounds *r, const MirBound *g, MirPlace at) {
  int64_t k;
  const MirInst *d = g->x.index ? mir_definition(r->f, g->x) : NULL;
  if (!d || !added(r->f, d, &k)) return false;
  int64_t most = greatest(r->f, g->x);
  ValueId none = {0};
  /* a sum that wraps comes out on the other side */
  bool exact = k >= 0 ? prove(r, g->x, none, k - most - 1, false, at)
                      : prove(r, g->x, none, most + k, true, at);
  return exact &&
         prove_plus(r, g->v, mir_bounds_number(r->f, d->operands[0]), g->c, k, g->is_upper, at);
}

/* ---- assuming ---- */

/* Without assumptions, for a query that is made under them. Inductions begun there hold in the loop alone. */
static bool show(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at) {
  uint32_t depth_from = r->depth_from;
  r->assumes = false;
  r->depth_from = r->depth;
  bool found = prove(r, v, x, c, is_upper, at);
  r->depth_from = depth_from;
  r->assumes = true;
  return found;
}

/* The loop's last value needs the fewest facts, where the counter is known to reach it. */
static bool assume_last(MirBounds *r, const MirBound *g, MirPlace at) {
  ValueId y = last_of(r, g);
  return y.index && show(r, g->v, y, 0, g->is_upper, at) &&
         prove(r, y, g->x, g->c, g->is_upper, at);
}

static bool assume(MirBounds *r, const MirBound *g) {
  const MirInst *d = g->x.index ? mir_definition(r->f, g->x) : NULL;
  bool is_short =
      !g->x.index || mir_type_of(r->f, g->x).kind != MIR_KIND_I64 || (d && d->op == MIR_LEN);
  if (g->c && !is_short) return false; /* the test might wrap */
  if (r->assumptions.count >= r->assumptions_from + MOST_ASSUMPTIONS) return false;
  vec_push(r->arena, &r->assumptions, *g);
  return true;
}

/* Values that do not change in the loop: shown, or else assumed. */
static bool show_or_assume(MirBounds *r, const MirBound *g, MirPlace at) {
  return show(r, g->v, g->x, g->c, g->is_upper, at) || assume(r, g);
}

/* The argument that the loop's entry has for a parameter of its header. */
static ValueId start_of(const MirBounds *r, ValueId u) {
  const MirValue *value = mir_value(r->f, u);
  BlockId b = r->header;
  if (value->is_func_param || value->inst.index || value->block.index != b.index)
    return (ValueId){0};
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, b); p++) {
    MirPred pred = mir_preds(&r->cfg, b)[p];
    if (mir_dominates(&r->cfg, b, pred.block)) continue;
    const MirEdge *edge = &mir_block(r->f, pred.block)->term.edges[pred.edge];
    uint32_t first = mir_block(r->f, b)->params.count - edge->arg_count;
    if (value->param_index < first) break;
    return mir_bounds_number(r->f, edge->args[value->param_index - first]);
  }
  return (ValueId){0};
}

/* What a counter never exceeds at a place, + *c: its last value, or what it was compared with in the loop. */
static ValueId end_of(MirBounds *r, ValueId u, int64_t *c, MirPlace at) {
  MirBound g = {.v = u};
  ValueId y = last_of(r, &g);
  *c = 0;
  if (y.index && show(r, u, y, 0, true, at)) return y;
  BlockId d = at.block;
  for (int steps = 0; d.index && steps < MOST_NEAR; steps++, d = r->cfg.idom[d.index]) {
    const MirFact *fact = &r->facts[d.index];
    if (fact->a.index == u.index && !fact->is_equal && !fact->is_different && !fact->is_unsigned &&
        is_fixed(r, fact->b, r->header)) {
      *c = fact->c;
      return fact->b;
    }
    if (d.index == r->header.index) break;
  }
  return (ValueId){0};
}

/* A rising counter and a number that does not change, added in 32 bits or less: their sums at both ends are assumed to be
 * where they may be, and not to wrap. */
static bool assume_sum(MirBounds *r, const MirBound *g, MirPlace at) {
  const MirFunc *f = r->f;
  const MirInst *d = mir_definition(f, g->v);
  int64_t most = greatest(f, g->v), end_c, none_c;
  if (!d || (d->op != MIR_IADD && d->op != MIR_ISUB) || most > INT32_MAX) return false;
  ValueId u = mir_bounds_number(f, d->operands[0]), w = mir_bounds_number(f, d->operands[1]);
  if (d->op == MIR_IADD && is_fixed(r, u, r->header)) {
    ValueId other = u;
    u = w, w = other;
  }
  if (!is_fixed(r, w, r->header) || constant(f, w, &none_c)) return false;
  ValueId start = start_of(r, u), end;
  if (!start.index || !show(r, u, start, 0, false, at)) return false;
  if (end = end_of(r, u, &end_c, at), !end.index) return false;
  if (g->x.index && !is_fixed(r, g->x, r->header)) return false;
  MirBound low = {.v = start, .c = -most - 1, .plus = w, .is_minus = d->op == MIR_ISUB};
  MirBound high = {
      .v = end, .c = most - end_c, .plus = w, .is_minus = low.is_minus, .is_upper = true};
  MirBound asked = g->is_upper ? high : low;
  asked.x = g->x;
  asked.c = g->is_upper ? g->c - end_c : g->c;
  return assume(r, &low) && assume(r, &high) && assume(r, &asked);
}

void mir_bounds_assume(MirBounds *r, BlockId header) {
  r->header = header;
  r->assumes = header.index != 0;
  r->assumptions_from = r->assumptions.count;
}

/* Of two assumptions about the same the harder one is enough. */
static void merge_assumptions(MirBounds *r) {
  uint32_t kept = r->assumptions_from;
  for (uint32_t i = kept; i < r->assumptions.count; i++) {
    MirBound b = r->assumptions.items[i], *same = NULL;
    for (uint32_t k = r->assumptions_from; k < kept && !same; k++) {
      MirBound *old = &r->assumptions.items[k];
      if (old->v.index == b.v.index && old->x.index == b.x.index && old->is_upper == b.is_upper &&
          old->plus.index == b.plus.index && old->is_minus == b.is_minus)
        same = old;
    }
    if (!same)
      r->assumptions.items[kept++] = b;
    else if (b.is_upper ? b.c < same->c : b.c > same->c)
      same->c = b.c;
  }
  r->assumptions.count = kept;
}

void mir_bounds_thin(MirBounds *r, MirPlace at) {
  uint32_t kept = r->assumptions_from;
  ValueId none = {0};
  for (uint32_t i = kept; i < r->assumptions.count; i++) {
    MirBound least = r->assumptions.items[i];
    bool is_implied = false;
    for (uint32_t k = r->assumptions_from; k < r->assumptions.count && !is_implied; k++) {
      const MirBound *b = &r->assumptions.items[k]; /* u <= v + d: v >= c if u >= c + d */
      if (least.plus.index || b->plus.index) continue;
      if (least.is_upper || least.x.index || !b->is_upper || b->x.index != least.v.index) continue;
      r->depth = r->depth_from = 0;
      r->steps = MOST_STEPS;
      is_implied = show(r, b->v, none, least.c + b->c, false, at);
    }
    if (!is_implied) r->assumptions.items[kept++] = least;
  }
  r->assumptions.count = kept;
}

/* ---- questions ---- */

static bool search(MirBounds *r, const MirBound *g, bool goes_round, MirPlace at) {
  if (r->assumes && !g->x.index && show(r, g->v, g->x, g->c, g->is_upper, at)) return true;
  if (r->assumes && !goes_round && (assume_last(r, g, at) || assume_sum(r, g, at))) return true;
  if (by_facts(r, g, at)) return true;
  return !goes_round &&
         (by_definition(r, g, at) || by_other(r, g, at) || (!r->assumes && by_last(r, g, at)));
}

static bool prove(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at) {
  const MirFunc *f = r->f;
  int64_t value;
  if (!r->steps || r->depth == MIR_BOUNDS_DEPTH) return false;
  r->steps--;
  if (constant(f, x, &value)) {
    if (value >= MIR_BOUNDS_FAR || value <= -(int64_t)MIR_BOUNDS_FAR) return false;
    c += value, x = (ValueId){0};
  }
  if (v.index == x.index) return is_upper ? c >= 0 : c <= 0;
  if (constant(f, v, &value)) {
    if (!x.index) return is_upper ? value <= c : value >= c;
    if (value >= MIR_BOUNDS_FAR || value <= -(int64_t)MIR_BOUNDS_FAR) return false;
    return prove(r, x, (ValueId){0}, value - c, !is_upper, at);
  }
  if (!x.index && (is_upper ? c >= greatest(f, v) : c <= -greatest(f, v) - 1)) return true;
  if (!x.index && !is_upper && c <= 0 && mir_definition(f, v) && mir_definition(f, v)->op == MIR_LEN)
    return true;
  if (x.index && (c >= 4ll * MIR_BOUNDS_FAR || c <= -4ll * MIR_BOUNDS_FAR)) return false;
  MirBound goal = {.v = v, .x = x, .c = c, .is_upper = is_upper};
  bool goes_round = false;
  for (uint32_t i = r->depth; i-- > r->depth_from;) {
    const MirBound *g = &r->active[i].bound;
    bool is_induction = r->active[i].is_induction;
    if (g->v.index != v.index || g->x.index != x.index || g->is_upper != is_upper) continue;
    if (is_induction && (is_upper ? c >= g->c : c <= g->c)) return true;
    if (is_induction) goes_round = true; /* only a branch on the way may help */
    if (g->c == c && !goes_round) return false;
  }
  uint32_t assumed = r->assumptions.count;
  if (r->assumes && is_fixed(r, v, r->header) && (!x.index || is_fixed(r, x, r->header)))
    return show_or_assume(r, &goal, at);
  r->active[r->depth++] = (MirGoal){goal, false};
  bool found = search(r, &goal, goes_round, at);
  r->depth--;
  if (!found) r->assumptions.count = assumed;
  return found;
}

bool mir_bounds_prove(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at) {
  r->depth = r->depth_from = 0;
  r->steps = MOST_STEPS;
  bool found = prove(r, v, x, c, is_upper, at);
  if (r->assumes) merge_assumptions(r);
  return found;
}

/* ---- checks ---- */

bool mir_bounds_is_check(const MirFunc *f, BlockId block) {
  const MirTerm *term = &mir_block(f, block)->term;
  const MirInst *d = term->op == MIR_SWITCH ? mir_definition(f, term->operands[0]) : NULL;
  return d && d->op == MIR_ULT && term->case_count == 1 && term->edge_count == 2 && !term->cases[0];
}

bool mir_bounds_is_within(MirBounds *r, BlockId block) {
  const MirFunc *f = r->f;
  const MirInst *d = mir_definition(f, mir_block(f, block)->term.operands[0]);
  ValueId index = mir_bounds_number(f, d->operands[0]), none = {0};
  ValueId length = mir_bounds_number(f, d->operands[1]);
  uint32_t assumed = r->assumptions.count;
  MirPlace at = {block, 0};
  bool found = mir_bounds_prove(r, index, none, 0, false, at) &&
               mir_bounds_prove(r, index, length, -1, true, at);
  if (!found) r->assumptions.count = assumed;
  return found;
}

void mir_bounds_remove_check(MirFunc *f, const MirCfg *cfg, BlockId block, ValueId *replacement) {
  const MirTerm *term = &mir_block(f, block)->term;
  MirEdge way = term->edges[1];
  Span span = term->span;
  InstId begin = mir_block(f, way.block)->first;
  f->is_simple = false;
  if (mir_pred_count(cfg, way.block) == 1 && begin.index && mir_inst(f, begin)->op == MIR_PASSED) {
    MirAt here = {f, way.block, begin, mir_inst(f, begin)->span};
    ValueId one = mir_add_const(&here, MIR_KIND_I8, 1);
    replacement[mir_inst(f, begin)->result.index] = mir_add1(&here, MIR_KNOWN, one);
    mir_remove_inst(f, begin);
  }
  MirAt at = mir_at_end(f, block, span);
  mir_goto(&at, way.block, way.args, way.arg_count);
}

bool mir_bounds_is_division(const MirFunc *f, const MirInst *inst) {
  int64_t k;
  return (inst->op == MIR_SDIV || inst->op == MIR_SREM) && inst->kind >= MIR_KIND_I32 &&
         !(inst->flags & MIR_NW) && constant(f, inst->operands[1], &k);
}

static bool is_asked(const MirFunc *f, const MirInst *inst) {
  return inst->op == MIR_ULT || mir_bounds_is_division(f, inst);
}

bool mir_bounds_init(MirBounds *r, MirFunc *func, Arena *arena) {
  bool any = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = func->insts.items[i].block.index && is_asked(func, &func->insts.items[i]);
  if (any) mir_bounds_tables(r, func, arena);
  return any;
}

void mir_bounds_tables(MirBounds *r, MirFunc *func, Arena *arena) {
  *r = (MirBounds){.f = func, .arena = arena};
  mir_compute_cfg(func, arena, &r->cfg);
  r->facts = NEW_ARRAY(arena, MirFact, func->blocks.count);
  r->compared = NEW_ARRAY(arena, bool, func->values.count);
  r->array_of = NEW_ARRAY(arena, InstId, func->values.count);
  for (uint32_t o = 0; o < r->cfg.order_count; o++) {
    BlockId b = r->cfg.order[o];
    const MirTerm *term = &mir_block(func, b)->term;
    for (InstId i = mir_block(func, b)->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      const MirInst *from = inst->op == MIR_TRUNC ? mir_definition(func, inst->operands[0]) : NULL;
      if (from && from->op == MIR_LEN && inst->kind == MIR_KIND_I32) r->short_lengths = true;
      if (inst->op == MIR_LEN) vec_push(arena, &r->lengths, i);
      if (inst->op == MIR_ALLOC_ARRAY)
        for (uint32_t k = 0; k < inst->operand_count; k++) {
          InstId *made = &r->array_of[mir_bounds_number(func, inst->operands[k]).index];
          if (!made->index) *made = i;
        }
    }
    if (mir_pred_count(&r->cfg, b) == 1) {
      MirPred pred = *mir_preds(&r->cfg, b);
      r->facts[b.index] = mir_bounds_fact(func, pred.block, pred.edge);
    }
    const MirInst *d = term->op == MIR_SWITCH ? mir_definition(func, term->operands[0]) : NULL;
    if (!d || mir_op_info[d->op].types != MIR_RULE_INT_TEST) continue;
    for (uint32_t k = 0; k < 2; k++)
      r->compared[mir_bounds_number(func, d->operands[k]).index] = true;
  }
}
