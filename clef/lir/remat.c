/* remat: rematerialisation. A constant is loaded into the register where it is used.
 *
 * In:    an allocated function.
 * Out:   a constant with one reading instruction or edge, which moves bring there from its definition, is loaded in place of the
 *        last of these moves. The other moves are removed.
 * Keeps: blocks, edges, places of all other values.
 * Tests: t/asm/constant-settles.lir
 *
 * Colouring treats constants like all values: they are loaded a little before their use, into a register that is free there. But
 * they can be loaded later at no cost, when the parallel move has already freed the right register.
 */
#include "clef/lir/alloc.h"

typedef struct Settle {
  LirFunc *func;
  const LirTarget *target;
  uint32_t *made;  /* by value: the instruction that makes it in this block, if it is a constant */
  uint32_t *moved; /* by value: 1 + place of its last move */
  bool *stays;     /* by value: it is used elsewhere, too */
  uint32_t held[64];   /* by register: the constant that is there, or 0 */
  VEC(uint32_t) moves; /* by place in the block: the constant that is moved, or 0 */
} Settle;

/* Follows the block's constants. Are any of them moved? */
static bool follow(Settle *settle, const LirBlockRow *row, Arena *scratch) {
  const LirFunc *func = settle->func;
  bool any = false;
  memset(settle->held, 0, sizeof settle->held);
  settle->moves.count = 0;
  for (uint32_t i = 0; i < row->insts.count; i++) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    vec_push(scratch, &settle->moves, 0);
    if (inst->op == LIR_MOVE) {
      LirPlace to = (LirPlace)inst->disp, from = (LirPlace)inst->imm;
      uint32_t value = from & LIR_PLACE_SLOT ? 0 : settle->held[from];
      if (!(to & LIR_PLACE_SLOT)) settle->held[to] = value;
      if (!value) continue;
      settle->moves.items[i] = value;
      settle->moved[value] = i + 1;
      if (to & LIR_PLACE_SLOT) settle->stays[value] = true;
      any = true;
      continue;
    }
    for (uint32_t o = 0; o < inst->operand_count; o++) {
      uint32_t value = lir_operands(func, inst)[o].index,
               reg = func->operand_regs[inst->operands + o];
      if (settle->made[value] && (reg == LIR_NO_REG || settle->held[reg] != value))
        settle->stays[value] = true;
    }
    for (uint32_t r = 0; r < inst->result_count; r++) {
      uint32_t reg = func->result_regs[inst->result.index + r];
      if (reg != LIR_NO_REG) settle->held[reg] = 0;
    }
    if (!(settle->target->ops[inst->op - LIR_MACHINE].properties & LIR_CONSTANT)) continue;
    uint32_t value = inst->result.index;
    settle->made[value] = row->insts.items[i];
    settle->moved[value] = 0;
    settle->stays[value] =
        func->values.items[value].uses != 1 || func->result_regs[value] == LIR_NO_REG;
    if (!settle->stays[value]) settle->held[func->result_regs[value]] = value;
  }
  return any;
}

static void settle_block(Settle *settle, LirBlockRow *row, Arena *scratch) {
  LirFunc *func = settle->func;
  bool any = follow(settle, row, scratch);
  uint32_t kept = 0;
  for (uint32_t i = 0; any && i < row->insts.count; i++) {
    uint32_t index = row->insts.items[i], value = settle->moves.items[i];
    const LirInst *inst = &func->insts.items[index];
    if (inst->op != LIR_MOVE && inst->result_count == 1 && settle->made[inst->result.index] == index)
      value = inst->result.index;
    if (value && settle->moved[value] && !settle->stays[value]) {
      if (settle->moved[value] != i + 1) continue;
      func->result_regs[value] = (uint8_t)inst->disp;
      index = settle->made[value];
    }
    row->insts.items[kept++] = index;
  }
  if (any) row->insts.count = kept;
}

void ra_rematerialise(Ra *ra) {
  LirFunc *func = ra->func;
  Settle settle = {.func = func, .target = ra->target};
  settle.made = NEW_ARRAY(ra->scratch, uint32_t, func->values.count);
  settle.moved = NEW_ARRAY(ra->scratch, uint32_t, func->values.count);
  settle.stays = NEW_ARRAY(ra->scratch, bool, func->values.count);
  lir_count_uses(func);
  for (uint32_t k = 0; k < func->order.count; k++)
    settle_block(&settle, lir_block(func, func->order.items[k]), ra->scratch);
}
