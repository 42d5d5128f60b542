/* ip_ranges: interprocedural value ranges of integer parameters.
 *
 * In:    a unit before `bounds-checks`; the flags `address` are right.
 * Out:   MirFunc.facts: an integer parameter that is never negative; one that never exceeds the length of an array that is
 *        another parameter. Only functions whose callers are all known have facts, and only about parameters of a bounds check.
 * Keeps: everything. `bounds-checks` and `loop-versions` use the facts.
 * Tests: t/mir/ip-ranges-*.mir, t/mir/shape/no-check-in-recursion.fs
 *
 *      let rec sum (a: int[]) i = if i >= a.Length then 0 else a.[i] - sum a (i + 1)        i >= 0, if it begins so
 *
 * Assume all facts at first. Query for each call (bounds.h) whether it satisfies them, under those of its own function, and
 * drop each fact that a call violates, until nothing changes. This greatest fixpoint is sound by induction over the depth of
 * calls.
 */
#include "clef/mir/analysis/bounds.h"
#include "clef/mir/passes.h"

enum { MOST_FACTS = 24, MOST_ROUNDS = 8, MOST_CALLS = 400 };

typedef struct Site { /* a call of a function with facts */
  MirFunc *caller, *callee;
  BlockId block;
} Site;

typedef struct Callers {
  MirUnit *unit;
  Arena *arena;
  bool *closed;       /* by FuncId: all callers are known */
  MirBounds **bounds; /* by FuncId, of callers, once made */
  VEC(Site) sites;
  VEC(MirFunc *) funcs; /* with facts */
} Callers;

static bool is_number(const MirFunc *f, ValueId v) {
  unsigned kind = mir_type_of(f, v).kind;
  return kind == MIR_KIND_I32 || kind == MIR_KIND_I64;
}

/* The argument of a block parameter on the edge from the function's entry; none if there is no such edge. */
static ValueId entered_with(const MirFunc *f, ValueId v) {
  const MirTerm *term = &mir_block(f, MIR_ENTRY)->term;
  if (term->op != MIR_GOTO && term->op != MIR_SWITCH) return (ValueId){0};
  for (uint32_t e = 0; e < term->edge_count; e++)
    if (term->edges[e].block.index == mir_value(f, v)->block.index)
      return term->edges[e].args[mir_value(f, v)->param_index];
  return (ValueId){0};
}

/* The parameter of the function from which a number comes, by the addition of constants and from the entry of its loop;
 * UINT32_MAX: none. */
static uint32_t param_of(const MirFunc *f, ValueId v) {
  for (uint32_t steps = 0; steps < 8; steps++) {
    v = mir_bounds_number(f, v);
    if (mir_value(f, v)->is_func_param)
      return is_number(f, v) ? mir_value(f, v)->param_index : UINT32_MAX;
    const MirInst *d = mir_definition(f, v);
    uint64_t bits;
    if (d && (d->op != MIR_IADD && d->op != MIR_ISUB)) break;
    if (d && !mir_is_const(f, d->operands[1], &bits)) break;
    v = d ? d->operands[0] : entered_with(f, v);
    if (!v.index) break;
  }
  return UINT32_MAX;
}

static void believe(Callers *c, MirFunc *f, uint32_t param, uint32_t array, int64_t most) {
  for (uint32_t i = 0; i < f->facts.count; i++) {
    const MirParamFact *old = &f->facts.items[i];
    if (old->param == param && old->array == array && old->most == most) return;
  }
  if (f->facts.count == MOST_FACTS) return;
  if (!f->facts.count) vec_push(c->arena, &c->funcs, f);
  vec_push(c->unit->arena, &f->facts, ((MirParamFact){param, array, most}));
}

/* Adds the candidate facts: those that the function's bounds checks could use. */
static void find_checks(Callers *c, MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed || !mir_bounds_is_check(f, (BlockId){b})) continue;
    const MirInst *d = mir_definition(f, f->blocks.items[b].term.operands[0]);
    uint32_t param = param_of(f, d->operands[0]);
    if (param == UINT32_MAX) continue;
    believe(c, f, param, UINT32_MAX, 0);
    const MirInst *length = mir_definition(f, mir_bounds_number(f, d->operands[1]));
    if (!length || length->op != MIR_LEN || length->imm) continue;
    const MirValue *array = mir_value(f, mir_behind_casts(f, length->operands[0]));
    if (!array->is_func_param) continue;
    believe(c, f, param, array->param_index, -1);
    believe(c, f, param, array->param_index, 0);
  }
}

/* If the argument is a parameter of the caller, the caller's own fact proves it. */
static void hand_back(Callers *c, const Site *site) {
  MirFunc *f = site->caller;
  const MirTerm *term = &mir_block(f, site->block)->term;
  if (!c->closed[f->id.index]) return;
  for (uint32_t i = 0; i < site->callee->facts.count; i++) {
    MirParamFact fact = site->callee->facts.items[i];
    if (fact.param >= term->operand_count) continue;
    uint32_t param = param_of(f, term->operands[fact.param]);
    if (param == UINT32_MAX) continue;
    if (fact.array == UINT32_MAX) {
      believe(c, f, param, UINT32_MAX, 0);
      continue;
    }
    const MirValue *array = mir_value(f, mir_behind_casts(f, term->operands[fact.array]));
    if (array->is_func_param) believe(c, f, param, array->param_index, fact.most);
  }
}

static void find_sites(Callers *c) {
  for (uint32_t i = 1; i < c->unit->funcs.count; i++) {
    MirFunc *f = c->unit->funcs.items[i];
    if (!f->has_body) continue;
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      if (f->blocks.items[b].is_removed) continue;
      MirFunc *callee = mir_direct_callee(c->unit, &f->blocks.items[b].term);
      if (callee && c->closed[callee->id.index])
        vec_push(c->arena, &c->sites, ((Site){f, callee, {b}}));
    }
  }
}

static bool prove(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, BlockId at) {
  const MirFunc *f = r->f;
  return mir_bounds_prove(r, mir_bounds_number(f, v), x.index ? mir_bounds_number(f, x) : x, c,
                          is_upper, (MirPlace){at, 0});
}

/* v <= length of the array + most? Tried with every value that is this length. */
static bool keeps_below(MirBounds *r, ValueId v, ValueId array, int64_t most, BlockId at) {
  const MirFunc *f = r->f;
  array = mir_behind_casts(f, array);
  const MirInst *made = mir_definition(f, array);
  if (made && made->op == MIR_ALLOC_ARRAY && made->operand_count == 1 &&
      prove(r, v, made->operands[0], most, true, at))
    return true;
  for (uint32_t i = 0; i < r->lengths.count; i++) {
    const MirInst *length = mir_inst(f, r->lengths.items[i]);
    if (length->imm || mir_behind_casts(f, length->operands[0]).index != array.index) continue;
    if (prove(r, v, length->result, most, true, at)) return true;
  }
  /* no length is read here: the caller's own fact about the same array */
  uint32_t param = mir_value(f, mir_bounds_number(f, v))->is_func_param
                       ? mir_value(f, mir_bounds_number(f, v))->param_index
                       : UINT32_MAX;
  if (param == UINT32_MAX || !mir_value(f, array)->is_func_param) return false;
  for (uint32_t i = 0; i < f->facts.count; i++) {
    const MirParamFact *fact = &f->facts.items[i];
    if (fact->param == param && fact->array == mir_value(f, array)->param_index &&
        fact->most <= most)
      return true;
  }
  return false;
}

static MirBounds *bounds_of(Callers *c, MirFunc *f) {
  MirBounds **r = &c->bounds[f->id.index];
  if (*r) return *r;
  *r = NEW(c->arena, MirBounds);
  mir_bounds_tables(*r, f, c->arena);
  return *r;
}

/* Drops the facts that the call violates; true if there was one. */
static bool check_site(Callers *c, const Site *site) {
  MirFunc *callee = site->callee;
  const MirTerm *term = &mir_block(site->caller, site->block)->term;
  uint32_t kept = 0, count = callee->facts.count;
  if (!count) return false;
  MirBounds *r = bounds_of(c, site->caller);
  if (!mir_is_reachable(&r->cfg, site->block)) return false;
  bool *keeps = NEW_ARRAY(c->arena, bool, count);
  for (uint32_t i = 0; i < count; i++) {
    MirParamFact fact = callee->facts.items[i];
    ValueId v = term->operands[fact.param];
    keeps[i] = fact.array == UINT32_MAX
                   ? prove(r, v, (ValueId){0}, 0, false, site->block)
                   : keeps_below(r, v, term->operands[fact.array], fact.most, site->block);
  }
  for (uint32_t i = 0; i < count; i++)
    if (keeps[i]) callee->facts.items[kept++] = callee->facts.items[i];
  callee->facts.count = kept;
  return kept < count;
}

void mir_ip_ranges(MirUnit *unit, PassContext *cx) {
  Callers c = {.unit = unit, .arena = cx->scratch};
  c.closed = NEW_ARRAY(cx->scratch, bool, unit->funcs.count);
  c.bounds = NEW_ARRAY(cx->scratch, MirBounds *, unit->funcs.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    f->facts.count = 0;
    c.closed[i] = f->has_body &&
                  !(f->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT | MIR_FUNC_C | MIR_FUNC_CELL)) &&
                  f->symbol.index != unit->start.index;
    if (c.closed[i]) find_checks(&c, f);
  }
  if (!c.funcs.count) return;
  find_sites(&c);
  for (uint32_t round = 0, before = 0; c.funcs.count != before && round < MOST_ROUNDS; round++) {
    before = c.funcs.count;
    for (uint32_t i = 0; i < c.sites.count; i++) hand_back(&c, &c.sites.items[i]);
  }
  bool changed = true;
  uint32_t calls = 0;
  while (changed && calls < MOST_CALLS * (c.funcs.count + 1)) {
    changed = false;
    for (uint32_t i = 0; i < c.sites.count; i++) {
      calls += c.sites.items[i].callee->facts.count != 0;
      changed |= check_site(&c, &c.sites.items[i]);
    }
  }
  for (uint32_t i = 0; i < c.funcs.count && changed; i++) /* it took too long */
    c.funcs.items[i]->facts.count = 0;
}
