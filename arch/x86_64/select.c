/* select: the predicates and address modes that select.rules stands on. */
#include "arch/x86_64/machine.h"
#include "clef/lir/select.h"

static bool guard_simm32(int64_t c) { return c == (int32_t)c; }
static bool guard_power(int64_t c) { return c > 0 && (c & (c - 1)) == 0; }
static bool guard_upper(int64_t c) {
  return c >= 32 && c < 64;
} /* what is shifted out of the lower half */
static bool guard_octet(int64_t c) { return c >= 0 && c <= UINT8_MAX; } /* what a load8u can give */
static bool guard_scale(int64_t c) { return c >= 1 && c <= 3; } /* shifts of an address mode */
static bool guard_negated(int64_t c) { return c > INT32_MIN && c <= INT32_MAX; }
static int64_t imm_neg(int64_t c) { return -c; }
static int64_t imm_log2(int64_t c) {
  int64_t n = 0;
  while (c >> n != 1) n++;
  return n;
}
static int64_t imm_count(int64_t c) { return c & 63; }
static int64_t imm_byte(int64_t c) { return (int8_t)c; }
static int64_t imm_half(int64_t c) { return (int16_t)c; }
static int64_t imm_word(int64_t c) { return (int32_t)c; }
static LirCond cond_swapped(LirCond cond) { return lir_cond_swapped(cond); }
/* Of numbers that are not negative. */
static LirCond cond_unsigned(LirCond cond) {
  switch (cond) {
  case LIR_LT: return LIR_ULT;
  case LIR_GE: return LIR_UGE;
  case LIR_GT: return LIR_UGT;
  case LIR_LE: return LIR_ULE;
  default: return cond;
  }
}

/* *part = value + constant: the constant goes to the displacement. */
static void fold_offset(LirSelect *select, LirValue *part, LirAddress *address) {
  const LirValueRow *row = &select->func->values.items[part->index];
  const LirInst *sum = row->is_param ? NULL : &select->func->insts.items[row->def];
  if (!sum || sum->op != LIR_IADD) return;
  const LirInst *constant = lir_select_def(select, lir_operands(select->func, sum)[1], LIR_ICONST);
  if (!constant) return;
  int64_t disp = address->disp + constant->imm;
  if (constant->imm != (int32_t)constant->imm || disp != (int32_t)disp) return;
  address->disp = (int32_t)disp;
  *part = lir_operands(select->func, sum)[0];
}

static bool fold_symbol(LirSelect *select, LirValue part, LirAddress *address) {
  const LirInst *def = lir_select_def(select, part, LIR_SYMBOL);
  if (!def || address->symbol.index) return false;
  address->symbol = def->symbol;
  address->disp += def->disp;
  return true;
}

/* base + index << scale + disp, or symbol + index << scale + disp */
static bool address_mode(LirSelect *select, const LirInst *inst, LirAddress *address) {
  *address = (LirAddress){0};
  lir_select_base(select, inst, address, true);
  if (!address->base.index || !select->optimise) return true;
  const LirFunc *func = select->func;
  const LirInst *sum = lir_select_def(select, address->base, LIR_IADD);
  if (!sum) return true;
  LirValue left = lir_operands(func, sum)[0], right = lir_operands(func, sum)[1];
  for (int side = 0; side < 2; side++) {
    const LirInst *shift = lir_select_def(select, right, LIR_ISHL);
    const LirInst *count =
        shift ? lir_select_def(select, lir_operands(func, shift)[1], LIR_ICONST) : NULL;
    if (count && count->imm >= 0 && count->imm <= 3) {
      address->base = left;
      address->index = lir_operands(func, shift)[0];
      address->scale = (uint8_t)count->imm;
      fold_offset(select, &address->base, address);
      if (fold_symbol(select, address->base, address)) address->base = (LirValue){0};
      address->index = lir_select_index(select, address->index);
      return true;
    }
    LirValue other = left;
    left = right;
    right = other;
  }
  address->base = left;
  address->index = right;
  fold_offset(select, &address->base, address);
  fold_offset(select, &address->index, address);
  if (fold_symbol(select, address->index, address))
    address->index = (LirValue){0};
  else if (fold_symbol(select, address->base, address))
    address->base = address->index, address->index = (LirValue){0};
  address->index = lir_select_index(select, address->index);
  return true;
}

#include "rules_x86_64.h"

void x86_64_select(LirFunc *func, Arena *scratch, bool optimise) {
  LirSelect select = {.func = func,
                      .scratch = scratch,
                      .optimise = optimise,
                      .rules = rules_x86_64,
                      .ops = x86_64_ops,
                      .address = address_mode};
  select.runtime_block = name_of_string(func->unit->names, "rt_block");
  lir_select(&select);
}
