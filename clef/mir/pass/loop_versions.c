/* loop_versions: loop versioning. An innermost loop whose bounds checks depend on values from outside gets a copy without them.
 *
 * In:    MIR after `bounds-checks`, with the checks that are left.
 * Out:   tests of the start, the end and the lengths stand in front of such a loop. If all succeed, the copy without the checks
 *        runs. If one fails, the original loop runs, which is cold now, and raises its exception at the same place as before.
 * Keeps: nothing.
 * Tests: t/mir/loop-versions-*.mir, t/mir/shape/no-check-in-loop.fs, t/run/array-loop-check-raises-in-the-middle.fs
 *
 *      for k in 0 .. n - 1 do s <- s + row.[k] * col.[k]
 *   =>  if n - 1 <= row.Length - 1 && n - 1 <= col.Length - 1
 *       then for k in 0 .. n - 1 do …      (no check)
 *       else for k in 0 .. n - 1 do …      (both)
 *
 * For each check the pass runs the proof of `bounds-checks`, under assumptions about values that do not change in the loop
 * (bounds.h). The assumptions that a proof needs become the tests in front of the loop. This is the insertion of checks of
 * ABCD (Bodik, Gupta, Sarkar 2000). It makes two copies of the loop, as do Wuerthinger, Wimmer and Moessenboeck (Array Bounds
 * Check Elimination for the Java HotSpot Client Compiler, 2007), because an exception may not come before the effects of
 * earlier iterations. The tests have no effect and compute in 64 bits. They never read the length of a null.
 *
 * The pass first runs all proofs, then writes all tests, then makes all copies, and repairs SSA form once for the values that are
 * used behind a loop. So a change of one loop does not cost a new analysis of the others.
 */
#include "clef/mir/analysis/bounds.h"
#include "clef/mir/passes.h"
#include "clef/mir/analysis/ssa.h"

enum {
  LARGEST = 64,     /* instructions of a loop that is copied, without cold blocks */
  MOST_BLOCKS = 40, /* with them */
  MOST_ADDED = 600, /* instructions a function */
};

typedef struct Loop {
  BlockId header;
  MirPred entry;         /* the one edge into it */
  uint32_t first, count; /* its blocks, from `blocks` */
  uint32_t check_first, check_count;
  uint32_t assumption_first, assumption_count;
  uint32_t weight;
  BlockId slow; /* jumps to the copy with the checks */
} Loop;

typedef struct Versions {
  MirBounds bounds;
  MirFunc *f;
  Arena *arena;
  uint32_t *loop_of; /* by block: 1 + index of the innermost loop seen, or 0 */
  VEC(Loop) loops;
  VEC(BlockId) blocks, checks;
  /* of the loop whose tests are being made */
  MirAt at;
  Loop *loop;
  /* pairs: a number and the same in 64 bits, or twice an array that is not null */
  VEC(ValueId) wide;
} Versions;

/* ---- loops ---- */

static bool is_in(const Versions *v, const Loop *loop, BlockId b) {
  return v->loop_of[b.index] == (uint32_t)(loop - v->loops.items) + 1;
}

/* The blocks of the natural loop; false when it holds another loop or is too large. */
static bool collect_blocks(Versions *v, Loop *loop) {
  const MirCfg *cfg = &v->bounds.cfg;
  const MirFunc *f = v->f;
  uint32_t id = (uint32_t)(loop - v->loops.items) + 1;
  bool is_plain = true;
  loop->first = v->blocks.count;
  if (v->loop_of[loop->header.index]) return false;
  v->loop_of[loop->header.index] = id;
  vec_push(v->arena, &v->blocks, loop->header);
  for (uint32_t i = loop->first; i < v->blocks.count && is_plain; i++) {
    BlockId b = v->blocks.items[i];
    for (uint32_t p = 0; p < mir_pred_count(cfg, b); p++) {
      MirPred pred = mir_preds(cfg, b)[p];
      bool is_back = mir_dominates(cfg, loop->header, pred.block);
      if (b.index == loop->header.index && !is_back) continue;
      if (v->loop_of[pred.block.index] == id) continue;
      is_plain &= !v->loop_of[pred.block.index];
      if (!is_plain) break;
      v->loop_of[pred.block.index] = id;
      vec_push(v->arena, &v->blocks, pred.block);
    }
    is_plain &= v->blocks.count - loop->first <= MOST_BLOCKS;
    if (!mir_block(f, b)->is_cold)
      for (InstId k = mir_block(f, b)->first; k.index; k = mir_inst(f, k)->next) loop->weight++;
  }
  loop->count = v->blocks.count - loop->first;
  return is_plain && loop->weight <= LARGEST;
}

/* Does one edge enter the loop, and can its exits get a second predecessor? */
static bool is_copyable(const Versions *v, Loop *loop) {
  const MirCfg *cfg = &v->bounds.cfg;
  const MirFunc *f = v->f;
  uint32_t entries = 0;
  for (uint32_t p = 0; p < mir_pred_count(cfg, loop->header); p++) {
    MirPred pred = mir_preds(cfg, loop->header)[p];
    if (is_in(v, loop, pred.block)) continue;
    loop->entry = pred;
    entries++;
  }
  if (entries != 1 || mir_block(f, loop->header)->is_cold) return false;
  if (mir_block(f, loop->entry.block)->term.op == MIR_CALL) return false; /* results come with it */
  for (uint32_t i = 0; i < loop->count; i++) {
    const MirBlock *block = mir_block(f, v->blocks.items[loop->first + i]);
    for (InstId k = block->first; k.index; k = mir_inst(f, k)->next)
      if (mir_inst(f, k)->op == MIR_ALLOC_STACK) return false;
    for (uint32_t e = 0; e < block->term.edge_count; e++) {
      BlockId to = block->term.edges[e].block;
      InstId begin = mir_block(f, to)->first;
      if (!is_in(v, loop, to) && begin.index && mir_inst(f, begin)->op == MIR_PASSED) return false;
    }
  }
  return true;
}

/* Loops, the innermost first: a header's inner headers come later in the order. */
static void find_loops(Versions *v) {
  const MirCfg *cfg = &v->bounds.cfg;
  for (uint32_t o = cfg->order_count; o-- > 0;) {
    BlockId header = cfg->order[o];
    bool is_header = false;
    for (uint32_t p = 0; p < mir_pred_count(cfg, header) && !is_header; p++)
      is_header = mir_dominates(cfg, header, mir_preds(cfg, header)[p].block);
    if (!is_header) continue;
    vec_push(v->arena, &v->loops, ((Loop){.header = header}));
    Loop *loop = &vec_last(&v->loops);
    if (!collect_blocks(v, loop) || !is_copyable(v, loop)) loop->entry.block = (BlockId){0};
  }
}

/* Excludes loops with a value that is used outside and cannot be a block parameter. */
static void refuse_use(Versions *v, BlockId user, ValueId value) {
  const MirValue *row = mir_value(v->f, value);
  if (row->type.kind != MIR_KIND_ADDR && row->type.kind != MIR_KIND_STATE &&
      row->type.kind != MIR_KIND_TOKEN)
    return;
  uint32_t id = row->is_func_param ? 0 : v->loop_of[row->block.index];
  if (id && id != v->loop_of[user.index]) v->loops.items[id - 1].entry.block = (BlockId){0};
}

/* ---- proofs ---- */

static bool is_before(const Versions *v, const Loop *loop, ValueId value) {
  const MirValue *row = mir_value(v->f, value);
  return row->is_func_param || (row->block.index != loop->header.index &&
                                mir_dominates(&v->bounds.cfg, row->block, loop->header));
}

/* The array whose length a value is, as it stands in front of the loop, or none. */
static ValueId array_before(const Versions *v, const Loop *loop, ValueId length) {
  const MirInst *d = mir_definition(v->f, length);
  ValueId array = d && d->op == MIR_LEN ? d->operands[0] : (ValueId){0};
  if (!array.index) return array;
  RowId row = mir_type_of(v->f, array).row;
  while (!is_before(v, loop, array)) {
    d = mir_definition(v->f, array);
    if (!d || d->op != MIR_CAST) return (ValueId){0};
    array = d->operands[0];
  }
  return mir_type_of(v->f, array).row.index == row.index ? array : (ValueId){0};
}

static bool is_testable(const Versions *v, const Loop *loop, ValueId value) {
  uint64_t bits;
  return !value.index || mir_is_const(v->f, value, &bits) || is_before(v, loop, value) ||
         array_before(v, loop, value).index;
}

static void prove_checks(Versions *v, Loop *loop) {
  MirBounds *bounds = &v->bounds;
  loop->check_first = v->checks.count;
  loop->assumption_first = bounds->assumptions.count;
  mir_bounds_assume(bounds, loop->header);
  for (uint32_t i = 0; i < loop->count; i++) {
    BlockId b = v->blocks.items[loop->first + i];
    if (!mir_bounds_is_check(v->f, b) || mir_block(v->f, b)->is_cold) continue;
    const MirTerm *term = &mir_block(v->f, b)->term;
    if (!mir_block(v->f, term->edges[0].block)->is_cold) continue;
    uint32_t assumed = bounds->assumptions.count;
    bool can_test = mir_bounds_is_within(bounds, b);
    for (uint32_t k = loop->assumption_first; k < bounds->assumptions.count && can_test; k++) {
      const MirBound *a = &bounds->assumptions.items[k];
      can_test =
          is_testable(v, loop, a->v) && is_testable(v, loop, a->x) && is_testable(v, loop, a->plus);
    }
    if (can_test)
      vec_push(v->arena, &v->checks, b);
    else
      bounds->assumptions.count = assumed;
  }
  mir_bounds_thin(bounds, (MirPlace){loop->entry.block, loop->entry.edge + 1});
  mir_bounds_assume(bounds, (BlockId){0});
  loop->check_count = v->checks.count - loop->check_first;
  loop->assumption_count = bounds->assumptions.count - loop->assumption_first;
}

/* ---- tests ---- */

/* Branches to the slow copy if the condition is `unwanted`, and continues in a new block otherwise. */
static void test(Versions *v, ValueId condition, bool wanted) {
  MirFunc *f = v->f;
  BlockId next = mir_block_new(f);
  MirEdge on = mir_edge(f, next, NULL, 0), off = mir_edge(f, v->loop->slow, NULL, 0);
  mir_branch(&v->at, condition, wanted ? on : off, wanted ? off : on);
  v->at.block = next;
}

static ValueId known_before(const Versions *v, ValueId value) {
  for (uint32_t i = 0; i < v->wide.count; i += 2)
    if (v->wide.items[i].index == value.index) return v->wide.items[i + 1];
  return (ValueId){0};
}

/* The number in front of the loop, as an i64. */
static ValueId in_64_bits(Versions *v, ValueId value) {
  MirFunc *f = v->f;
  ValueId wide = known_before(v, value);
  uint64_t bits;
  if (wide.index) return wide;
  if (mir_is_const(f, value, &bits)) {
    MirKind kind = (MirKind)mir_type_of(f, value).kind;
    return mir_add_const(&v->at, MIR_KIND_I64, (uint64_t)mir_sign_extend(kind, bits));
  }
  if (!is_before(v, v->loop, value)) {
    ValueId array = array_before(v, v->loop, value);
    uint32_t dimension = (uint32_t)mir_definition(f, value)->imm;
    if (mir_type_of(f, array).may_be_immediate && !known_before(v, array).index) {
      test(v, mir_add1(&v->at, MIR_IS_IMM, array), false);
      vec_push(v->arena, &v->wide, array);
      vec_push(v->arena, &v->wide, array);
    }
    wide = mir_add_len(&v->at, array, dimension);
  } else if (mir_type_of(f, value).kind == MIR_KIND_I64) {
    return value;
  } else {
    wide = mir_add_convert(&v->at, MIR_SEXT, MIR_KIND_I64, value);
  }
  vec_push(v->arena, &v->wide, value);
  vec_push(v->arena, &v->wide, wide);
  return wide;
}

/* less <= more + c */
static void test_order(Versions *v, ValueId less, ValueId more, int64_t c) {
  MirOp op = c == -1 ? MIR_SLT : MIR_SLE;
  if (c && c != -1)
    more = mir_add2(&v->at, MIR_IADD, more, mir_add_const(&v->at, MIR_KIND_I64, (uint64_t)c));
  test(v, mir_add2(&v->at, op, less, more), true);
}

static void test_bound(Versions *v, const MirBound *b) {
  ValueId value = in_64_bits(v, b->v);
  if (b->plus.index)
    value = mir_add2(&v->at, b->is_minus ? MIR_ISUB : MIR_IADD, value, in_64_bits(v, b->plus));
  ValueId limit =
      b->x.index ? in_64_bits(v, b->x) : mir_add_const(&v->at, MIR_KIND_I64, (uint64_t)b->c);
  int64_t c = b->x.index ? b->c : 0;
  if (b->is_upper)
    test_order(v, value, limit, c);
  else
    test_order(v, limit, value, -c);
}

static void make_tests(Versions *v, Loop *loop) {
  MirFunc *f = v->f;
  const MirEdge entry = mir_block(f, loop->entry.block)->term.edges[loop->entry.edge];
  v->loop = loop;
  v->wide.count = 0;
  v->at = mir_at_end(f, mir_block_new(f), mir_block(f, loop->entry.block)->term.span);
  mir_block(f, loop->entry.block)->term.edges[loop->entry.edge] = mir_edge(f, v->at.block, NULL, 0);
  loop->slow = mir_block_new(f);
  mir_block(f, loop->slow)->is_cold = true;
  MirAt slow = mir_at_end(f, loop->slow, v->at.span);
  mir_goto(&slow, loop->header, entry.args, entry.arg_count);
  for (uint32_t i = 0; i < loop->assumption_count; i++) {
    const MirBound b = v->bounds.assumptions.items[loop->assumption_first + i];
    test_bound(v, &b);
  }
  mir_goto(&v->at, loop->header, entry.args, entry.arg_count);
  f->is_simple = false;
  f->has_equals = true;
}

/* ---- copies ---- */

typedef struct Maps {
  ValueId *values; /* by old index: the copy, or none */
  BlockId *blocks;
  VEC(ValueId) copied;
} Maps;

static ValueId mapped(const Maps *m, ValueId value) {
  return m->values[value.index].index ? m->values[value.index] : value;
}

static void copy_block(Versions *v, Maps *m, BlockId from, BlockId to) {
  MirFunc *f = v->f;
  for (InstId i = mir_block(f, from)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst inst = *mir_inst(f, i);
    ValueId *list = NEW_ARRAY(v->arena, ValueId, inst.operand_count + 1u);
    for (uint32_t k = 0; k < inst.operand_count; k++) list[k] = mapped(m, inst.operands[k]);
    MirAt at = mir_at_end(f, to, inst.span);
    MirType type = inst.result.index ? mir_type_of(f, inst.result) : mir_type(MIR_KIND_NONE);
    MirInst *copy = mir_inst(f, mir_add_inst(&at, (MirOp)inst.op, type, list, inst.operand_count));
    copy->kind = inst.kind, copy->flags = inst.flags, copy->tag = inst.tag;
    copy->field = inst.field, copy->row = inst.row, copy->u = inst.u, copy->imm = inst.imm;
    if (!inst.result.index) continue;
    mir_value(f, copy->result)->name = mir_value(f, inst.result)->name;
    m->values[inst.result.index] = copy->result;
    vec_push(v->arena, &m->copied, inst.result);
  }
  MirTerm term = mir_block(f, from)->term;
  const ValueId *operands = term.operands;
  const MirEdge *edges = term.edges;
  const int64_t *cases = term.cases;
  if (term.case_count) term.cases = NEW_ARRAY(f->arena, int64_t, term.case_count);
  for (uint32_t k = 0; k < term.case_count; k++) term.cases[k] = cases[k];
  if (term.operand_count) term.operands = NEW_ARRAY(f->arena, ValueId, term.operand_count);
  for (uint32_t k = 0; k < term.operand_count; k++) term.operands[k] = mapped(m, operands[k]);
  if (term.callee.index) term.callee = mapped(m, term.callee);
  if (term.edge_count) term.edges = NEW_ARRAY(f->arena, MirEdge, term.edge_count);
  for (uint32_t e = 0; e < term.edge_count; e++) {
    BlockId target = m->blocks[edges[e].block.index];
    MirEdge made =
        mir_edge(f, target.index ? target : edges[e].block, edges[e].args, edges[e].arg_count);
    for (uint32_t k = 0; k < made.arg_count; k++) made.args[k] = mapped(m, made.args[k]);
    term.edges[e] = made;
  }
  mir_block(f, to)->term = term;
}

static void copy_loop(Versions *v, Maps *m, const Loop *loop) {
  MirFunc *f = v->f;
  for (uint32_t i = 0; i < loop->count; i++) {
    BlockId b = v->blocks.items[loop->first + i], made = mir_block_new(f);
    m->blocks[b.index] = made;
    mir_block(f, made)->is_cold = true;
    for (uint32_t k = 0; k < mir_block(f, b)->params.count; k++) {
      ValueId param = mir_block(f, b)->params.items[k];
      ValueId copy = mir_block_param(f, made, mir_type_of(f, param));
      mir_value(f, copy)->name = mir_value(f, param)->name;
      m->values[param.index] = copy;
      vec_push(v->arena, &m->copied, param);
    }
  }
  /* definitions before uses: a block's dominators come earlier in the order */
  VEC(BlockId) order = {0};
  for (uint32_t i = 0; i < loop->count; i++)
    vec_push(v->arena, &order, v->blocks.items[loop->first + i]);
  const uint32_t *place = v->bounds.cfg.order_index;
  for (uint32_t i = 1; i < order.count; i++) {
    BlockId b = order.items[i];
    uint32_t k = i;
    for (; k && place[order.items[k - 1].index] > place[b.index]; k--)
      order.items[k] = order.items[k - 1];
    order.items[k] = b;
  }
  for (uint32_t i = 0; i < order.count; i++)
    copy_block(v, m, order.items[i], m->blocks[order.items[i].index]);
  mir_block(f, loop->slow)->term.edges[0].block = m->blocks[loop->header.index];
}

/* ---- values that are used behind their loop ---- */

typedef struct Use { /* an operand of an instruction, or of the block's terminator */
  BlockId block;
  InstId inst;
  uint32_t part, index; /* as MirUses counts them */
  uint32_t next;        /* use of the same value, + 1 */
} Use;

typedef struct Uses {
  Versions *v;
  const Maps *m;
  uint32_t old_blocks;
  uint32_t *first; /* by value, + 1 */
  VEC(Use) uses;
} Uses;

static void note_use(Uses *u, ValueId value, Use use) {
  const Versions *v = u->v;
  if (!u->m->values[value.index].index) return;
  uint32_t loop = v->loop_of[mir_value(v->f, value)->block.index];
  if (use.block.index < u->old_blocks && v->loop_of[use.block.index] == loop) return;
  use.next = u->first[value.index];
  vec_push(v->arena, &u->uses, use);
  u->first[value.index] = u->uses.count;
}

static ValueId *place_of(const MirFunc *f, const Use *use) {
  if (use->inst.index) return &mir_inst(f, use->inst)->operands[use->index];
  MirTerm *term = &mir_block(f, use->block)->term;
  if (use->part == 0) return &term->operands[use->index];
  return use->part == 1 ? &term->callee : &term->edges[use->part - 2].args[use->index];
}

static void find_uses(Uses *u, const MirCfg *cfg) {
  MirFunc *f = u->v->f;
  u->first = NEW_ARRAY(u->v->arena, uint32_t, f->values.count);
  for (uint32_t o = 0; o < cfg->order_count; o++) {
    BlockId b = cfg->order[o];
    for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        note_use(u, mir_inst(f, i)->operands[k], (Use){.block = b, .inst = i, .index = k});
    const MirTerm *term = &mir_block(f, b)->term;
    for (uint32_t k = 0; k < term->operand_count; k++)
      note_use(u, term->operands[k], (Use){.block = b, .index = k});
    if (term->callee.index) note_use(u, term->callee, (Use){.block = b, .part = 1});
    for (uint32_t e = 0; e < term->edge_count; e++)
      for (uint32_t k = 0; k < term->edges[e].arg_count; k++)
        note_use(u, term->edges[e].args[k], (Use){.block = b, .part = 2 + e, .index = k});
  }
}

static void repair(Versions *v, const Maps *m, uint32_t old_blocks) {
  MirFunc *f = v->f;
  MirCfg cfg;
  MirSsa ssa;
  Uses u = {.v = v, .m = m, .old_blocks = old_blocks};
  mir_remove_unreachable(f, v->arena); /* edges from there would lack the new arguments */
  mir_compute_cfg(f, v->arena, &cfg);
  find_uses(&u, &cfg);
  if (!u.uses.count) return;
  mir_ssa_init(&ssa, f, &cfg, v->arena);
  for (uint32_t i = 0; i < m->copied.count; i++) {
    ValueId value = m->copied.items[i], copy = m->values[value.index];
    if (!u.first[value.index]) continue;
    mir_ssa_begin(&ssa);
    mir_ssa_define(&ssa, mir_value(f, value)->block, value);
    mir_ssa_define(&ssa, mir_value(f, copy)->block, copy);
    for (uint32_t k = u.first[value.index]; k; k = u.uses.items[k - 1].next)
      mir_ssa_need(&ssa, u.uses.items[k - 1].block);
    mir_ssa_place(&ssa);
    mir_ssa_make(&ssa, mir_type_of(f, value));
    for (uint32_t k = u.first[value.index]; k; k = u.uses.items[k - 1].next) {
      const Use *use = &u.uses.items[k - 1];
      *place_of(f, use) = mir_ssa_at_start(&ssa, use->block);
    }
  }
}

void mir_loop_versions(MirFunc *func, PassContext *cx) {
  Versions v = {.f = func, .arena = cx->scratch};
  if (func->flags & MIR_FUNC_COLD || !mir_bounds_init(&v.bounds, func, cx->scratch)) return;
  uint32_t old_blocks = func->blocks.count, chosen = 0, added = 0;
  v.loop_of = NEW_ARRAY(cx->scratch, uint32_t, old_blocks);
  find_loops(&v);
  for (uint32_t o = 0; o < v.bounds.cfg.order_count && v.loops.count; o++) {
    BlockId b = v.bounds.cfg.order[o];
    for (InstId i = mir_block(func, b)->first; i.index; i = mir_inst(func, i)->next)
      for (uint32_t k = 0; k < mir_inst(func, i)->operand_count; k++)
        refuse_use(&v, b, mir_inst(func, i)->operands[k]);
    for (MirUses t = mir_term_uses(&mir_block(func, b)->term); mir_next_use(&t);)
      refuse_use(&v, b, *t.value);
  }
  for (uint32_t i = 0; i < v.loops.count; i++) {
    Loop *loop = &v.loops.items[i];
    if (!loop->entry.block.index || added + loop->weight > MOST_ADDED) continue;
    prove_checks(&v, loop);
    added += loop->check_count ? loop->weight : 0;
    chosen += loop->check_count != 0;
  }
  if (!chosen) return;
  for (uint32_t i = 0; i < v.loops.count; i++)
    if (v.loops.items[i].check_count) make_tests(&v, &v.loops.items[i]);
  Maps m = {.values = NEW_ARRAY(cx->scratch, ValueId, func->values.count)};
  m.blocks = NEW_ARRAY(cx->scratch, BlockId, func->blocks.count);
  uint32_t old_values = func->values.count;
  for (uint32_t i = 0; i < v.loops.count; i++)
    if (v.loops.items[i].check_count) copy_loop(&v, &m, &v.loops.items[i]);
  /* the tables by value grow with what was made */
  Maps all = {.values = NEW_ARRAY(cx->scratch, ValueId, func->values.count), .blocks = m.blocks};
  memcpy(all.values, m.values, old_values * sizeof *m.values);
  for (uint32_t i = 0; i < m.copied.count; i++)
    vec_push(cx->scratch, &all.copied, m.copied.items[i]);
  repair(&v, &all, old_blocks);
  uint32_t room = func->values.count + 2 * v.checks.count + 1;
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, room);
  MirCfg cfg;
  mir_compute_flow(func, cx->scratch, &cfg);
  for (uint32_t i = 0; i < v.checks.count; i++)
    mir_bounds_remove_check(func, &cfg, v.checks.items[i], replacement);
  mir_replace_all_uses(func, replacement);
}
