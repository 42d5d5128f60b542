/* final_values: final values of induction variables. A loop that only counts ends at once, with the values of its last iteration.
 *
 * In:    verified MIR before ownership.
 * Out:   no loop of one or two blocks without effects remains whose counter c changes by 1 or -1 until it equals a limit, and
 *        whose other parameters grow by a loop-invariant step.
 * Keeps: nothing.
 * Tests: t/mir/final-values-*.mir
 *
 *      b2(c, a): t = ieq c, n                            goto b2(n, a0 + (n - c0) * s)
 *                switch t { 0 -> b3, default -> b4 }  =>  b2(c, a): t = ieq c, n; goto b4
 *      b3: c' = iadd c, 1; a' = iadd a, s; goto b2(c', a')
 *
 * The back edge is taken k = n - c0 times, modulo the width of c, and each step is added k times. Where the loop compares the
 * sum c', it is k - 1 times. Sums wrap, so the product modulo the width of a is exact; k is unsigned. The header then runs
 * once, with the parameters of its last iteration. (Scalar evolution, as in Bachmann, Wang and Zima, Chains of Recurrences,
 * ISSAC 1994.)
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_INSTS = 24 };

typedef struct Counting {
  MirFunc *f;
  const MirCfg *cfg;
  BlockId header, body; /* body: the block that leads back, if it is another one */
  MirPred entry;
  const MirEdge *back;
  uint32_t out;     /* the header's edge that leaves */
  uint32_t counter; /* number of the parameter */
  bool is_down;     /* the counter goes by -1 */
  bool tests_sum;
  ValueId limit; /* none: 0 */
} Counting;

/* True when a block of the loop only computes, so that the program cannot observe how often it runs. */
static bool only_computes(const MirFunc *f, BlockId b) {
  uint32_t count = 0;
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    bool reads = inst->op == MIR_LOAD && !(inst->flags & MIR_MOVED);
    if ((!reads && !mir_op_has(inst->op, MIR_PURE)) || ++count > MOST_INSTS) return false;
  }
  return true;
}

static bool is_outside(const Counting *c, ValueId v) {
  const MirValue *value = mir_value(c->f, v);
  if (mir_definition(c->f, v) && mir_definition(c->f, v)->op == MIR_CONST) return true;
  return value->is_func_param ||
         (value->block.index != c->header.index && value->block.index != c->body.index &&
          mir_dominates(c->cfg, value->block, c->header));
}

/* The edge of `from` that leads to the block; a header whose loop was removed has one edge only. */
static bool find_edge(const MirFunc *f, BlockId from, BlockId to, uint32_t *edge) {
  const MirTerm *term = &mir_block(f, from)->term;
  uint32_t count = 0;
  for (uint32_t e = 0; e < term->edge_count; e++)
    if (term->edges[e].block.index == to.index) *edge = e, count++;
  return count == 1;
}

/* The loop's blocks and edges: header alone, or header and one block that leads back. */
static bool find_loop(Counting *c, BlockId header) {
  const MirFunc *f = c->f;
  const MirTerm *term = &mir_block(f, header)->term;
  c->header = header;
  c->body = (BlockId){0};
  if (term->op != MIR_SWITCH || term->edge_count != 2 || term->case_count != 1 || term->cases[0] ||
      mir_pred_count(c->cfg, header) != 2 || !mir_block(f, header)->params.count)
    return false;
  bool found = false;
  for (uint32_t p = 0; p < 2; p++) {
    MirPred pred = mir_preds(c->cfg, header)[p];
    if (!mir_dominates(c->cfg, header, pred.block)) {
      c->entry = pred;
      if (!find_edge(f, pred.block, header, &c->entry.edge)) return false;
      continue;
    }
    const MirTerm *last = &mir_block(f, pred.block)->term;
    c->back = &last->edges[pred.edge];
    if (pred.block.index == header.index) {
      c->out = 1 - pred.edge;
      found = true;
    } else if (last->op == MIR_GOTO && mir_pred_count(c->cfg, pred.block) == 1 &&
               mir_preds(c->cfg, pred.block)->block.index == header.index &&
               !mir_block(f, pred.block)->params.count) {
      c->body = pred.block;
      c->out = 1 - mir_preds(c->cfg, pred.block)->edge;
      found = true;
    }
  }
  return found && c->entry.block.index &&
         term->edges[0].block.index != term->edges[1].block.index &&
         mir_block(f, c->entry.block)->term.edges[c->entry.edge].arg_count ==
             mir_block(f, header)->params.count &&
         c->back->arg_count == mir_block(f, header)->params.count;
}

/* What is added to parameter k each time: `step` none is nothing; false when it is something else. */
static bool find_step(const Counting *c, uint32_t k, ValueId *step, bool *is_minus) {
  ValueId param = mir_block(c->f, c->header)->params.items[k], next = c->back->args[k];
  *step = (ValueId){0};
  if (next.index == param.index) return true;
  const MirInst *d = mir_definition(c->f, next);
  if (!d || (d->op != MIR_IADD && d->op != MIR_ISUB) || d->operands[0].index != param.index ||
      !is_outside(c, d->operands[1]))
    return false;
  *step = d->operands[1];
  *is_minus = d->op == MIR_ISUB;
  return true;
}

static bool find_counter(Counting *c) {
  const MirFunc *f = c->f;
  const MirTerm *term = &mir_block(f, c->header)->term;
  ValueId tested = term->operands[0];
  uint32_t equal = 0; /* the edge taken when they are equal */
  const MirInst *d = mir_definition(f, tested);
  c->limit = (ValueId){0};
  if (d && (d->op == MIR_IEQ || d->op == MIR_INE)) {
    equal = d->op == MIR_IEQ;
    tested = d->operands[0];
    c->limit = d->operands[1];
    if (!is_outside(c, c->limit)) return false;
  }
  if (c->out != equal) return false;
  const MirBlock *header = mir_block(f, c->header);
  for (uint32_t k = 0; k < header->params.count; k++) {
    ValueId step;
    bool is_minus;
    uint64_t by;
    c->tests_sum = tested.index == c->back->args[k].index;
    if (header->params.items[k].index != tested.index && !c->tests_sum) continue;
    if (!find_step(c, k, &step, &is_minus) || !step.index || !mir_is_const(f, step, &by))
      return false;
    MirKind kind = (MirKind)mir_type_of(f, step).kind;
    int64_t number = mir_sign_extend(kind, by);
    if (number != 1 && number != -1) return false;
    c->counter = k;
    c->is_down = (number < 0) != is_minus;
    return true;
  }
  return false;
}

static ValueId copied(MirAt *at, ValueId v) {
  const MirInst *d = mir_definition(at->func, v);
  return d && d->op == MIR_CONST ? mir_add_const(at, (MirKind)d->kind, (uint64_t)d->imm) : v;
}

/* The number of times that the back edge is taken. */
static ValueId times(const Counting *c, MirAt *at, ValueId start) {
  MirKind kind = (MirKind)mir_type_of(c->f, start).kind;
  if (!c->limit.index && c->is_down && !c->tests_sum) return start; /* down to 0 */
  ValueId limit = c->limit.index ? copied(at, c->limit) : mir_add_const(at, kind, 0);
  if (c->tests_sum)
    limit = mir_add2(at, c->is_down ? MIR_IADD : MIR_ISUB, limit, mir_add_const(at, kind, 1));
  return c->is_down ? mir_add2(at, MIR_ISUB, start, limit) : mir_add2(at, MIR_ISUB, limit, start);
}

static ValueId final_value(MirAt *at, ValueId start, ValueId step, bool is_minus, ValueId count) {
  MirKind kind = (MirKind)mir_type_of(at->func, start).kind,
          have = (MirKind)mir_type_of(at->func, count).kind;
  if (mir_kind_size[kind] > mir_kind_size[have]) count = mir_add_convert(at, MIR_ZEXT, kind, count);
  if (mir_kind_size[kind] < mir_kind_size[have])
    count = mir_add_convert(at, MIR_TRUNC, kind, count);
  uint64_t by;
  if (!mir_is_const(at->func, step, &by) || by != 1)
    count = mir_add2(at, MIR_IMUL, count, copied(at, step));
  return mir_add2(at, is_minus ? MIR_ISUB : MIR_IADD, start, count);
}

static bool leave_at_once(Counting *c) {
  MirFunc *f = c->f;
  uint32_t count = mir_block(f, c->header)->params.count;
  ValueId step;
  bool is_minus;
  for (uint32_t k = 0; k < count; k++)
    if (!find_step(c, k, &step, &is_minus)) return false;
  BlockId front = mir_block_new(f);
  MirEdge *edge = &mir_block(f, c->entry.block)->term.edges[c->entry.edge];
  MirEdge old = *edge;
  *edge = mir_edge(f, front, NULL, 0);
  MirTerm *term = &mir_block(f, c->header)->term;
  MirAt at = mir_at_end(f, front, term->span);
  ValueId taken = times(c, &at, old.args[c->counter]);
  for (uint32_t k = 0; k < count; k++) {
    find_step(c, k, &step, &is_minus);
    if (step.index) old.args[k] = final_value(&at, old.args[k], step, is_minus, taken);
  }
  mir_goto(&at, c->header, old.args, old.arg_count);
  MirEdge out = mir_block(f, c->header)->term.edges[c->out];
  at = mir_at_end(f, c->header, mir_block(f, c->header)->term.span);
  mir_goto(&at, out.block, out.args, out.arg_count);
  f->is_simple = false;
  return true;
}

void mir_final_values(MirFunc *func, PassContext *cx) {
  MirCfg cfg = {0};
  bool changed = false;
  uint32_t count = func->blocks.count;
  for (uint32_t b = 2; b < count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed || block->term.op != MIR_SWITCH || block->term.edge_count != 2 ||
        !block->params.count || !only_computes(func, (BlockId){b}))
      continue;
    if (!cfg.order)
      mir_compute_cfg(func, cx->scratch,
                      &cfg); /* new blocks are in front of headers that were looked at */
    Counting c = {.f = func, .cfg = &cfg};
    if (mir_is_reachable(&cfg, (BlockId){b}) && find_loop(&c, (BlockId){b}) &&
        (!c.body.index || only_computes(func, c.body)) && find_counter(&c))
      changed |= leave_at_once(&c);
  }
  if (changed) mir_remove_unreachable(func, cx->scratch);
}
