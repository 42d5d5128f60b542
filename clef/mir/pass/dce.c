/* dce: drop instructions whose results nobody uses.
 *
 * In:    verified MIR before ownership.
 * Out:   every instruction without an effect has a used result; every block parameter has a use. An allocation that is
 *        only stored into goes, with its stores.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/dce-*.mir
 *
 * Roots are the instructions wanted for their effect and the terminators. Marking walks operands backwards from them. A
 * block argument counts only if its parameter is live, so a loop that feeds nothing but itself disappears too.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

typedef struct Dce {
  MirFunc *f;
  Arena *arena;
  bool *live;         /* by value */
  uint32_t *param_at; /* by value: index among its block's parameters, for block parameters */
  bool *is_param;
  bool *only_stored;  /* by value: an allocation that is used as a store's base alone */
  MirCfg cfg;
  VEC(ValueId) work;
} Dce;

static void mark(Dce *d, ValueId v) {
  if (!v.index || d->live[v.index]) return;
  d->live[v.index] = true;
  vec_push(d->arena, &d->work, v);
}

static bool is_dead_store(const Dce *d, const MirInst *inst) {
  return inst->op == MIR_STORE && d->only_stored[inst->operands[0].index] && !d->live[inst->operands[0].index];
}

static bool is_root(const Dce *d, const MirInst *inst) {
  return mir_op_has(inst->op, MIR_WRITES) && !is_dead_store(d, inst);
}

static void find_only_stored(Dce *d) {
  MirFunc *f = d->f;
  for (uint32_t v = 1; v < f->values.count; v++) {
    const MirInst *inst = mir_definition(f, (ValueId){v});
    d->only_stored[v] = inst && inst->op == MIR_ALLOC;
  }
  for (uint32_t o = 0; o < d->cfg.order_count; o++) {
    MirBlock *block = mir_block(f, d->cfg.order[o]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (!(inst->op == MIR_STORE && k == 0)) d->only_stored[inst->operands[k].index] = false;
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) d->only_stored[u.value->index] = false;
  }
}

/* The arguments that flow into a live block parameter. */
static void mark_args(Dce *d, ValueId param) {
  BlockId b = mir_value(d->f, param)->block;
  for (uint32_t p = 0; p < mir_pred_count(&d->cfg, b); p++) {
    MirPred pred = mir_preds(&d->cfg, b)[p];
    const MirEdge *edge = &mir_block(d->f, pred.block)->term.edges[pred.edge];
    uint32_t first = mir_block(d->f, b)->params.count - edge->arg_count;
    if (d->param_at[param.index] >= first) mark(d, edge->args[d->param_at[param.index] - first]);
  }
}

static void mark_all(Dce *d) {
  MirFunc *f = d->f;
  for (uint32_t o = 0; o < d->cfg.order_count; o++) {
    MirBlock *block = mir_block(f, d->cfg.order[o]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (!is_root(d, inst)) continue;
      for (uint32_t k = 0; k < inst->operand_count; k++) mark(d, inst->operands[k]);
    }
    const MirTerm *term = &block->term;
    for (uint32_t k = 0; k < term->operand_count; k++) mark(d, term->operands[k]);
    mark(d, term->callee);
  }
  while (d->work.count) {
    ValueId v = vec_pop(&d->work);
    const MirInst *inst = mir_definition(f, v);
    if (!inst) {
      if (d->is_param[v.index]) mark_args(d, v);
      continue;
    }
    for (uint32_t k = 0; k < inst->operand_count; k++) mark(d, inst->operands[k]);
  }
}

/* Results of calls and exceptions stay: their block's other edges do not give them. */
static bool is_removable_param(const Dce *d, BlockId b, uint32_t index) {
  for (uint32_t p = 0; p < mir_pred_count(&d->cfg, b); p++) {
    MirPred pred = mir_preds(&d->cfg, b)[p];
    const MirEdge *edge = &mir_block(d->f, pred.block)->term.edges[pred.edge];
    if (index < mir_block(d->f, b)->params.count - edge->arg_count) return false;
  }
  return true;
}

void mir_dce(MirFunc *func, PassContext *cx) {
  mir_remove_unreachable(func, cx->scratch);
  uint32_t count = func->values.count;
  Dce d = {.f = func, .arena = cx->scratch};
  d.live = NEW_ARRAY(cx->scratch, bool, count);
  d.is_param = NEW_ARRAY(cx->scratch, bool, count);
  d.only_stored = NEW_ARRAY(cx->scratch, bool, count);
  d.param_at = NEW_ARRAY(cx->scratch, uint32_t, count);
  mir_compute_cfg(func, cx->scratch, &d.cfg);
  for (uint32_t o = 0; o < d.cfg.order_count; o++) {
    const MirBlock *block = mir_block(func, d.cfg.order[o]);
    for (uint32_t i = 0; i < block->params.count; i++) {
      d.is_param[block->params.items[i].index] = true;
      d.param_at[block->params.items[i].index] = i;
    }
  }
  find_only_stored(&d);
  mark_all(&d);
  for (uint32_t o = 0; o < d.cfg.order_count; o++) {
    BlockId b = d.cfg.order[o];
    for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
      const MirInst *inst = mir_inst(func, i);
      next = inst->next;
      bool wanted = inst->op == MIR_STORE ? !is_dead_store(&d, inst)
                                          : mir_op_has(inst->op, MIR_WRITES) || (inst->result.index && d.live[inst->result.index]);
      if (!wanted) mir_remove_inst(func, i);
    }
    for (uint32_t i = mir_block(func, b)->params.count; i-- > 0;)
      if (!d.live[mir_block(func, b)->params.items[i].index] && is_removable_param(&d, b, i))
        mir_remove_block_param(func, b, i);
  }
}
