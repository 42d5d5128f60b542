/* select: what the generated rules of a machine stand on (clef/tools/rulec.c writes them, arch/<machine>/select.c takes
 * them in). Blocks are walked in postorder, instructions from the last to the first; an instruction is translated when
 * it has an effect or when something already translated reads its result from a register. So what a rule folds into
 * its user, and an instruction without uses, is never written. Constants and addresses of symbols are made anew for each user.
 */
#ifndef CLEF_LIR_SELECT_H
#define CLEF_LIR_SELECT_H

#include "clef/lir/target.h"

typedef struct LirAddress {
  LirValue base, index;
  uint8_t scale;
  int32_t disp;
  Name symbol;
} LirAddress;

typedef struct LirSelect LirSelect;
struct LirSelect {
  LirFunc *func;
  Arena *scratch;
  bool optimise;
  bool (*rules)(LirSelect *select, uint32_t inst);
  const LirMachineOp *ops; /* the machine's table */
  /* Address of a load or store as the machine's memory operand. Always possible. */
  bool (*address)(LirSelect *select, const LirInst *inst, LirAddress *address);
  uint32_t *needed;     /* by value: readers so far */
  uint32_t value_count; /* values made by rules come after and are read at once */
  uint32_t *epoch;      /* by instruction: stores before it in its block */
  LirBlock block;
  uint32_t epoch_now;
  Name runtime_block;  /* symbol */
  VEC(uint32_t) group; /* machine instructions of the rule at work, in order */
};

/* The instruction that makes `value`, if it is an `op` that the instruction at work may take in; NULL. */
const LirInst *lir_select_def(LirSelect *select, LirValue value, LirOp op);
/* The value as an operand in a register; makes constants. */
LirValue lir_select_use(LirSelect *select, LirValue value);
/* A machine instruction at the end of the group. */
LirInst *lir_select_emit(LirSelect *select, uint32_t op, const LirValue *operands,
                         uint32_t operand_count);
/* One with all operands, fields and results of `root`. */
LirInst *lir_select_copy(LirSelect *select, uint32_t op, const LirInst *root);
/* A new value as result of the instruction. */
LirValue lir_select_temp(LirSelect *select, LirInst *inst, LirType type);
/* An index of an address: an i32 behind its zero-extension, which is what its register holds. */
LirValue lir_select_index(LirSelect *select, LirValue index);
/* Base and displacement, with the additions of constants below taken in. */
void lir_select_base(LirSelect *select, const LirInst *inst, LirAddress *address, bool symbols);

bool lir_select_same_address(const LirAddress *a, const LirAddress *b);

void lir_select(LirSelect *select);

#endif
