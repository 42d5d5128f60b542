/* dce: dead-code elimination.
 *
 * In:    verified MIR before ownership.
 * Out:   every instruction without an effect has a used result; every block parameter has a use. An allocation that is
 *        only stored into is removed, with its stores and the values that were made only for them.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/dce-*.mir
 *
 * Roots are the instructions with an effect and the terminators. Marking walks operands backwards from them. A
 * block argument counts only if its parameter is live, so a loop that feeds nothing but itself disappears too. A store into
 * an object that the function itself allocates counts only if that object is live: no other reference can observe the store.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

typedef struct Pending {
  InstId store;
  uint32_t next;
} Pending;

typedef struct Dce {
  MirFunc *f;
  Arena *arena;
  bool *live;         /* by value */
  uint32_t *param_at; /* by value: for a block parameter its index + 1, else 0 */
  uint32_t *stores; /* by value: for an allocation the first of its stores, an index into `pending` */
  VEC(Pending) pending; /* item 0 unused */
  MirCfg cfg;
  VEC(ValueId) work;
} Dce;

static void mark(Dce *d, ValueId v) {
  if (!v.index || d->live[v.index]) return;
  d->live[v.index] = true;
  vec_push(d->arena, &d->work, v);
}

/* The allocation of this function into which the instruction stores; none when it is another instruction. */
static ValueId stored_into(const Dce *d, const MirInst *inst) {
  if (inst->op != MIR_STORE) return (ValueId){0};
  ValueId base = inst->operands[0];
  const MirInst *def = mir_definition(d->f, base);
  for (; def && def->op == MIR_CAST; def = mir_definition(d->f, base)) base = def->operands[0];
  return def && def->op == MIR_ALLOC ? base : (ValueId){0};
}

/* The arguments that flow into a live block parameter. */
static void mark_args(Dce *d, ValueId param) {
  BlockId b = mir_value(d->f, param)->block;
  uint32_t index = d->param_at[param.index] - 1;
  /* an address is kept alive by the reference before it */
  if (index && mir_type_of(d->f, param).kind == MIR_KIND_ADDR)
    mark(d, mir_block(d->f, b)->params.items[index - 1]);
  for (uint32_t p = 0; p < mir_pred_count(&d->cfg, b); p++) {
    MirPred pred = mir_preds(&d->cfg, b)[p];
    const MirEdge *edge = &mir_block(d->f, pred.block)->term.edges[pred.edge];
    uint32_t first = mir_block(d->f, b)->params.count - edge->arg_count;
    if (index >= first) mark(d, edge->args[index - first]);
  }
}

/* The first parameters that a call's result or exception fills: they stay. */
static uint32_t fixed_params(const Dce *d, BlockId b) {
  uint32_t fixed = 0, count = mir_block(d->f, b)->params.count;
  for (uint32_t p = 0; p < mir_pred_count(&d->cfg, b); p++) {
    MirPred pred = mir_preds(&d->cfg, b)[p];
    uint32_t leading = count - mir_block(d->f, pred.block)->term.edges[pred.edge].arg_count;
    if (leading > fixed) fixed = leading;
  }
  return fixed;
}

static void mark_all(Dce *d) {
  MirFunc *f = d->f;
  for (uint32_t o = 0; o < d->cfg.order_count; o++) {
    const MirBlock *block = mir_block(f, d->cfg.order[o]);
    uint32_t fixed = fixed_params(
        d, d->cfg.order[o]); /* a goto to a handler gives its exception even if nothing looks */
    for (uint32_t i = 0; i < fixed; i++) mark(d, block->params.items[i]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (!mir_op_has(inst->op, MIR_WRITES)) continue;
      ValueId object = stored_into(d, inst);
      if (object.index) {
        Pending pending = {i, d->stores[object.index]};
        vec_push(d->arena, &d->pending, pending);
        d->stores[object.index] = d->pending.count - 1;
        continue;
      }
      for (uint32_t k = 0; k < inst->operand_count; k++) mark(d, inst->operands[k]);
    }
    const MirTerm *term = &block->term;
    for (uint32_t k = 0; k < term->operand_count; k++) mark(d, term->operands[k]);
    mark(d, term->callee);
    for (uint32_t e = 0; e < term->edge_count && term->op == MIR_CALL;
         e++) { /* results and exceptions stay parameters */
      const MirBlock *to = mir_block(f, term->edges[e].block);
      for (uint32_t i = 0; i < to->params.count - term->edges[e].arg_count; i++)
        mark(d, to->params.items[i]);
    }
  }
  while (d->work.count) {
    ValueId v = vec_pop(&d->work);
    const MirInst *inst = mir_definition(f, v);
    if (!inst) {
      if (d->param_at[v.index]) mark_args(d, v);
      continue;
    }
    for (uint32_t k = 0; k < inst->operand_count; k++) mark(d, inst->operands[k]);
    for (uint32_t p = d->stores[v.index]; p; p = d->pending.items[p].next) {
      const MirInst *store = mir_inst(f, d->pending.items[p].store);
      for (uint32_t k = 0; k < store->operand_count; k++) mark(d, store->operands[k]);
    }
  }
}

/* Removes the dead parameters of a block and their arguments. Results of calls and exceptions stay. */
static void sweep_params(Dce *d, BlockId b) {
  MirFunc *f = d->f;
  MirBlock *block = mir_block(f, b);
  uint32_t fixed = fixed_params(d, b), count = block->params.count, kept = 0,
           pred_count = mir_pred_count(&d->cfg, b);
  bool any = false;
  for (uint32_t i = fixed; i < count; i++) any |= !d->live[block->params.items[i].index];
  if (!any) return;
  for (uint32_t p = 0; p < pred_count; p++) {
    MirPred pred = mir_preds(&d->cfg, b)[p];
    MirEdge *edge = &mir_block(f, pred.block)->term.edges[pred.edge];
    uint32_t leading = count - edge->arg_count, args = 0;
    for (uint32_t i = leading; i < count; i++)
      if (i < fixed || d->live[block->params.items[i].index])
        edge->args[args++] = edge->args[i - leading];
    edge->arg_count = args;
  }
  for (uint32_t i = 0; i < count; i++) {
    ValueId param = block->params.items[i];
    if (i >= fixed && !d->live[param.index]) continue;
    mir_value(f, param)->param_index = narrow16(kept);
    block->params.items[kept++] = param;
  }
  block->params.count = kept;
}

void mir_dce(MirFunc *func, PassContext *cx) {
  uint32_t count = func->values.count;
  Dce d = {.f = func, .arena = cx->scratch};
  mir_compute_flow(func, cx->scratch, &d.cfg);
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (!func->blocks.items[b].is_removed && !mir_is_reachable(&d.cfg, (BlockId){b}))
      mir_remove_block(func, (BlockId){b});
  d.live = NEW_ARRAY(cx->scratch, bool, count);
  d.stores = NEW_ARRAY(cx->scratch, uint32_t, count);
  d.param_at = NEW_ARRAY(cx->scratch, uint32_t, count);
  vec_push(cx->scratch, &d.pending, ((Pending){.next = 0}));
  for (uint32_t o = 0; o < d.cfg.order_count; o++) {
    const MirBlock *block = mir_block(func, d.cfg.order[o]);
    for (uint32_t i = 0; i < block->params.count; i++)
      d.param_at[block->params.items[i].index] = i + 1;
  }
  mark_all(&d);
  for (uint32_t o = 0; o < d.cfg.order_count; o++) {
    BlockId b = d.cfg.order[o];
    for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
      const MirInst *inst = mir_inst(func, i);
      next = inst->next;
      ValueId object = stored_into(&d, inst);
      bool wanted =
          mir_op_has(inst->op, MIR_WRITES) || (inst->result.index && d.live[inst->result.index]);
      if (object.index) wanted = d.live[object.index];
      if (!wanted) mir_remove_inst(func, i);
    }
    sweep_params(&d, b);
  }
}
