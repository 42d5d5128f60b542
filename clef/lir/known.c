/* known: counts of references that are never immediates are changed without a test.
 *
 * In:    generic LIR in reverse postorder, with predecessors.
 * Out:   DUPI and DROPI of a value through which memory was read or written before are DUP and DROP.
 * Keeps: everything else.
 * Tests: t/lir/known.lir
 *
 * Memory below 64 KiB is never mapped, so a load of a field shows that the reference is an object. The fact holds in
 * the rest of the block and in the blocks that are only reached from there; for each value the first place is kept.
 */
#include "clef/lir/lir.h"
#include "clef/lir/target.h"

enum { MOST_STEPS = 32, NEAR = 32768 };
_Static_assert(LIR_STORE32 - LIR_LOAD == 10, "loads and stores, by address, stand together");

/* Do the facts at `at` hold in `block`, which is reached from there alone? */
static bool reaches(const LirFunc *func, uint32_t at, uint32_t block) {
  if (!at) return false;
  for (int step = 0; step < MOST_STEPS; step++) {
    if (block == at) return true;
    const LirBlockRow *row = &func->blocks.items[block];
    if (row->preds.count != 1) return false;
    block = row->preds.items[0].index;
  }
  return false;
}

void lir_known(LirFunc *func) {
  uint32_t *known = NEW_ARRAY(func->arena, uint32_t, func->values.count); /* block, by value */
  for (uint32_t k = 0; k < func->order.count; k++) {
    uint32_t block = func->order.items[k].index;
    const LirBlockRow *row = lir_block(func, func->order.items[k]);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      LirInst *inst = &func->insts.items[row->insts.items[i]];
      if (inst->op >= LIR_OP_COUNT || !inst->operand_count) continue;
      uint32_t value = lir_operands(func, inst)[0].index;
      bool looks = (inst->op >= LIR_LOAD && inst->op <= LIR_STORE32 && inst->disp < NEAR &&
                    inst->disp > -NEAR) ||
                   inst->op == LIR_DUP || inst->op == LIR_DROP || inst->op == LIR_DROPN;
      if (looks) {
        if (!reaches(func, known[value], block)) known[value] = block;
      } else if (inst->op == LIR_DUPI || inst->op == LIR_DROPI || inst->op == LIR_DROPNI) {
        if (reaches(func, known[value], block))
          inst->op = inst->op == LIR_DUPI ? LIR_DUP : inst->op == LIR_DROPI ? LIR_DROP : LIR_DROPN;
      }
    }
  }
}
