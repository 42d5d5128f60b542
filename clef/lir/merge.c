/* merge: joins a block that only one jump leads to with the block of that jump.
 *
 * In:    generic LIR in reverse postorder, with predecessors.
 * Out:   no GOTO to a block with one predecessor, but for those between hot and cold blocks.
 * Keeps: order, predecessors and loop depths, of the blocks that remain.
 * Tests: t/lir/merge.lir
 *
 * MIR ends a block at each call. In LIR calls are instructions, so the code behind a call that cannot raise belongs to the same
 * block. Then loads fold across the call, results need no parameter, and register allocation has fewer blocks. The sets of live
 * values at the blocks of a long chain would cost the square of its length.
 */
#include "clef/lir/lir.h"

static LirValue now(LirValue *same, LirValue value) {
  while (same[value.index].index) value = same[value.index];
  return value;
}

/* The block that can be put behind `at`, or none. */
static LirBlock follower(const LirFunc *func, LirBlock at) {
  const LirBlockRow *row = lir_block(func, at);
  if (row->edges.count != 1 || func->insts.items[vec_last(&row->insts)].op != LIR_GOTO)
    return (LirBlock){0};
  LirBlock next = row->edges.items[0].block;
  const LirBlockRow *to = lir_block(func, next);
  bool fits =
      to->preds.count == 1 && next.index != 1 && next.index != at.index && to->cold == row->cold;
  return fits ? next : (LirBlock){0};
}

void lir_merge_blocks(LirFunc *func) {
  LirValue *same =
      NEW_ARRAY(func->arena, LirValue, func->values.count); /* by parameter: its argument */
  bool *is_gone = NEW_ARRAY(func->arena, bool, func->blocks.count), any = false;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock at = func->order.items[k], next;
    if (is_gone[at.index]) continue;
    while ((next = follower(func, at)).index) {
      LirBlockRow *row = lir_block(func, at), *from = lir_block(func, next);
      const LirEdge edge = row->edges.items[0];
      for (uint32_t p = 0; p < from->params.count; p++)
        same[from->params.items[p].index] = func->operands.items[edge.args + p];
      row->insts.count--;
      for (uint32_t i = 0; i < from->insts.count; i++) {
        const LirInst *inst = &func->insts.items[from->insts.items[i]];
        vec_push(func->arena, &row->insts, from->insts.items[i]);
        for (uint32_t r = 0; r < inst->result_count; r++)
          func->values.items[inst->result.index + r].block = at;
      }
      row->edges.count = 0;
      for (uint32_t e = 0; e < from->edges.count; e++) {
        vec_push(func->arena, &row->edges, from->edges.items[e]);
        LirBlockRow *to = lir_block(func, from->edges.items[e].block);
        for (uint32_t p = 0; p < to->preds.count; p++)
          if (to->preds.items[p].index == next.index) to->preds.items[p] = at;
      }
      is_gone[next.index] = any = true;
    }
  }
  if (!any) return;
  uint32_t count = 0;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock at = func->order.items[k];
    if (is_gone[at.index]) continue;
    func->order.items[count++] = at;
    const LirBlockRow *row = lir_block(func, at);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      const LirInst *inst = &func->insts.items[row->insts.items[i]];
      for (uint32_t o = 0; o < inst->operand_count; o++)
        lir_operands(func, inst)[o] = now(same, lir_operands(func, inst)[o]);
    }
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      for (uint32_t a = 0; a < edge->arg_count; a++)
        func->operands.items[edge->args + a] = now(same, func->operands.items[edge->args + a]);
    }
  }
  func->order.count = count;
  for (uint32_t n = 0; n < func->notes.count; n++)
    func->notes.items[n].value = now(same, func->notes.items[n].value);
}
