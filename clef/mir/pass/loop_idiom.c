/* loop_idiom: recognises loops that store one constant into every element of a range of an array.
 *
 * In:    MIR after simplify.
 * Out:   a loop that stores zeros into a new array of zeros is gone; a loop that stores bytes is one `mem_fill`.
 * Keeps: values. Loops are removed; blocks may become unreachable.
 * Tests: t/mir/loop-idiom-*.mir
 *
 * `Array.create` and `Array.fill` compile to such loops: a header H with the counter as its only parameter, and one block L.
 *
 *   P: …                         goto H(from)
 *   H(i): c = slt i, n           switch c { 0 -> X(…), default -> L }
 *   L: e = elem a, i * s; store e, constant; j = iadd i, 1; goto H(j)
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

typedef struct Run {
  BlockId head, body, before;
  ValueId counter, array, limit, value;
  InstId elem;
  bool is_zero, is_bytes;
} Run;

static bool is_zero(const MirFunc *f, ValueId v) {
  uint64_t bits;
  if (mir_is_const(f, v, &bits)) return !bits;
  const MirInst *d = mir_definition(f, v);
  return d && d->op == MIR_IMM && !d->imm;
}

static bool is_outside(const MirFunc *f, const Run *run, ValueId v) {
  BlockId b = mir_value(f, v)->block;
  return b.index != run->head.index && b.index != run->body.index;
}

static bool is_constant(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  return d && (d->op == MIR_CONST || d->op == MIR_IMM);
}

/* The block with the counter, and where it comes from. */
static bool read_head(const MirFunc *f, const MirCfg *cfg, Run *run) {
  const MirBlock *head = mir_block(f, run->head);
  if (head->params.count != 1 || mir_pred_count(cfg, run->head) != 2) return false;
  const MirTerm *term = &head->term;
  if (term->op != MIR_SWITCH || term->case_count != 1 || term->edge_count != 2 || term->cases[0])
    return false;
  run->body = term->edges[1].block;
  run->counter = head->params.items[0];
  if (run->body.index == run->head.index || term->edges[0].block.index == run->body.index)
    return false;
  if (mir_type_of(f, run->counter).kind != MIR_KIND_I64) return false;
  for (InstId i = head->first; i.index; i = mir_inst(f, i)->next)
    if (!mir_op_has(mir_inst(f, i)->op, MIR_PURE) || mir_inst(f, i)->flags & MIR_PROVED)
      return false;
  const MirInst *test = mir_definition(f, term->operands[0]);
  if (!test || test->op != MIR_SLT || test->operands[0].index != run->counter.index) return false;
  run->limit = test->operands[1];
  InstId after = mir_block(f, term->edges[0].block)->first;
  if (after.index && mir_inst(f, after)->op == MIR_PASSED) return false;
  const MirPred *preds = mir_preds(cfg, run->head);
  run->before = preds[preds[0].block.index == run->body.index].block;
  return preds[preds[0].block.index != run->body.index].block.index == run->body.index;
}

/* The block that stores. */
static bool read_body(const MirFunc *f, const MirCfg *cfg, Run *run) {
  const MirBlock *body = mir_block(f, run->body);
  if (body->params.count || mir_pred_count(cfg, run->body) != 1) return false;
  if (body->term.op != MIR_GOTO || body->term.edges[0].arg_count != 1) return false;
  uint32_t stores = 0;
  run->is_zero = true;
  for (InstId i = body->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_ELEM) {
      if (run->elem.index || inst->operands[1].index != run->counter.index) return false;
      run->elem = i;
      run->array = inst->operands[0];
    } else if (inst->op == MIR_STORE) {
      if (!run->elem.index || inst->operands[0].index != mir_inst(f, run->elem)->result.index)
        return false;
      stores++;
      run->value = inst->operands[1];
      if (!is_constant(f, run->value) && !is_outside(f, run, run->value)) return false;
      run->is_zero = run->is_zero && is_zero(f, run->value);
      run->is_bytes = stores == 1 && inst->kind == MIR_KIND_I8 && !inst->imm;
    } else if (!mir_op_has(inst->op, MIR_PURE) && inst->op != MIR_ASSUMED &&
               inst->op != MIR_PASSED) {
      return false;
    }
  }
  if (!stores || !is_outside(f, run, run->array) || !is_outside(f, run, run->limit)) return false;
  run->is_bytes = run->is_bytes && mir_inst(f, run->elem)->u.stride == 1;
  /* the counter is used by the test, the element and the step */
  uint64_t one;
  const MirInst *step = mir_definition(f, body->term.edges[0].args[0]);
  return step && step->op == MIR_IADD && step->operands[0].index == run->counter.index &&
         mir_is_const(f, step->operands[1], &one) && one == 1 &&
         step->block.index == run->body.index && mir_value(f, run->counter)->use_count == 3 &&
         mir_value(f, step->result)->use_count == 1;
}

/* Was the array made of zeros in the block before, and nothing stored since? */
static bool is_fresh(const MirFunc *f, const Run *run) {
  ValueId array = run->array;
  const MirInst *d = mir_definition(f, array);
  while (d && d->op == MIR_CAST) d = mir_definition(f, d->operands[0]);
  if (!d || d->op != MIR_ALLOC_ARRAY || !(d->flags & MIR_ZEROED) ||
      d->block.index != run->before.index)
    return false;
  for (InstId i = d->next; i.index; i = mir_inst(f, i)->next)
    if (mir_op_has(mir_inst(f, i)->op, MIR_WRITES)) return false;
  return mir_block(f, run->before)->term.op == MIR_GOTO;
}

static void rewrite(MirFunc *f, Run *run) {
  MirEdge out = mir_block(f, run->head)->term.edges[0];
  Span span = mir_block(f, run->body)->term.span;
  f->is_simple = false;
  if (run->is_zero && is_fresh(f, run)) {
    MirAt at = mir_at_end(f, run->head, span);
    mir_goto(&at, out.block, out.args, out.arg_count);
    return;
  }
  for (InstId i = mir_block(f, run->body)->first, next; i.index; i = next) {
    next = mir_inst(f, i)->next;
    if (mir_inst(f, i)->op == MIR_STORE) mir_remove_inst(f, i);
  }
  MirAt at = mir_at_end(f, run->body, span);
  ValueId operands[3] = {mir_inst(f, run->elem)->result, run->value,
                         mir_add2(&at, MIR_ISUB, run->limit, run->counter)};
  mir_add_inst(&at, MIR_MEM_FILL, mir_type(MIR_KIND_NONE), operands, 3);
  mir_goto(&at, out.block, out.args, out.arg_count);
}

void mir_loop_idiom(MirFunc *func, PassContext *cx) {
  bool any = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = func->insts.items[i].op == MIR_ELEM && func->insts.items[i].block.index;
  if (!any) return;
  MirCfg cfg;
  mir_compute_flow(func, cx->scratch, &cfg);
  bool counted = false;
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    Run run = {.head = cfg.order[o]};
    if (!read_head(func, &cfg, &run)) continue;
    if (!counted) mir_count_uses(func);
    counted = true;
    if (read_body(func, &cfg, &run) && (run.is_bytes || (run.is_zero && is_fresh(func, &run))))
      rewrite(func, &run);
  }
}
