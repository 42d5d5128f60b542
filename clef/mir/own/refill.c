/* refill: an allocation that takes the cell of an object, or none, is made where it is known which.
 *
 *      alone:  v10 = reuse v1;  goto on(v10)             alone:  v10 = reuse v1;  v13 = alloc v10 …;  goto on(v13)
 *      shared: … v11 = no_token;  goto on(v11)     =>    shared: … v14 = alloc …;  goto on(v14)
 *      on(v12: token): …  v15 = alloc v12 …              on(v15: ref): …
 *
 * `reuse` joins the two where the cell's last drop stood. If the allocation follows in that block, behind nothing but pure
 * operations and loads, the program cannot observe that it was made earlier, and it needs no test for a cell.
 *
 * Tests: t/mir/count-cell-for-an-allocation-at-once.mir
 */
#include "clef/mir/own/own.h"

typedef struct Refill {
  MirFunc *func;
  MirCfg cfg;
  VEC(ValueId) made, params; /* results of allocations that went, and what stands for them */
} Refill;

/* The block's allocation with its parameter `token`, if nothing with an effect is in front; none otherwise. */
static InstId find_alloc(const MirFunc *f, BlockId b, ValueId token) {
  for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_ALLOC && inst->operand_count == 1 && inst->operands[0].index == token.index)
      return i;
    if (inst->op == MIR_LOAD && !(inst->flags & MIR_MOVED)) continue;
    if (!mir_op_has(inst->op, MIR_PURE)) break;
  }
  return (InstId){0};
}

/* The instruction that makes the token which the edge brings, right at its end; NULL if it is none of the two. */
static const MirInst *find_source(const Refill *r, MirPred pred, BlockId to, uint32_t param) {
  const MirFunc *f = r->func;
  const MirTerm *term = &mir_block(f, pred.block)->term;
  if (term->op != MIR_GOTO || term->edges[0].arg_count != mir_block(f, to)->params.count)
    return NULL;
  const MirInst *d = mir_definition(f, term->edges[0].args[param]);
  if (!d || (d->op != MIR_REUSE && d->op != MIR_NO_TOKEN) || d->block.index != pred.block.index ||
      d->next.index)
    return NULL;
  return d;
}

static void make(Refill *r, BlockId b, uint32_t param, InstId alloc, Arena *scratch) {
  MirFunc *f = r->func;
  const MirInst old = *mir_inst(f, alloc);
  for (uint32_t p = 0; p < mir_pred_count(&r->cfg, b); p++) {
    BlockId from = mir_preds(&r->cfg, b)[p].block;
    ValueId *arg = &mir_block(f, from)->term.edges[0].args[param];
    InstId token = mir_value(f, *arg)->inst;
    bool has_cell = mir_inst(f, token)->op == MIR_REUSE;
    MirAt at = mir_at_end(f, from, old.span);
    InstId made = mir_add_inst(&at, MIR_ALLOC, mir_type_of(f, old.result), arg, has_cell ? 1 : 0);
    MirInst *inst = mir_inst(f, made);
    inst->row = old.row, inst->tag = old.tag, inst->imm = old.imm, inst->flags = old.flags;
    *arg = inst->result;
    if (!has_cell) mir_remove_inst(f, token);
  }
  ValueId object = mir_block(f, b)->params.items[param];
  mir_value(f, object)->type = mir_type_of(f, old.result);
  vec_push(scratch, &r->made, old.result);
  vec_push(scratch, &r->params, object);
  mir_remove_inst(f, alloc);
}

static void look_at_block(Refill *r, BlockId b, Arena *scratch) {
  MirFunc *f = r->func;
  uint32_t pred_count = mir_pred_count(&r->cfg, b);
  for (uint32_t k = 0; k < mir_block(f, b)->params.count; k++) {
    ValueId token = mir_block(f, b)->params.items[k];
    if (mir_type_of(f, token).kind != MIR_KIND_TOKEN) continue;
    bool fits = pred_count != 0;
    for (uint32_t p = 0; p < pred_count && fits; p++)
      fits = find_source(r, mir_preds(&r->cfg, b)[p], b, k) != NULL;
    InstId alloc = fits ? find_alloc(f, b, token) : (InstId){0};
    if (alloc.index) make(r, b, k, alloc, scratch);
  }
}

void own_refill(MirFunc *func, Arena *scratch) {
  Refill r = {.func = func};
  bool any = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = func->insts.items[i].op == MIR_REUSE && func->insts.items[i].block.index;
  if (!any) return;
  mir_compute_flow(func, scratch, &r.cfg);
  for (uint32_t o = 0; o < r.cfg.order_count; o++) look_at_block(&r, r.cfg.order[o], scratch);
  if (!r.made.count) return;
  ValueId *replacement = NEW_ARRAY(scratch, ValueId, func->values.count);
  for (uint32_t k = 0; k < r.made.count; k++)
    replacement[r.made.items[k].index] = r.params.items[k];
  mir_replace_all_uses(func, replacement);
}
