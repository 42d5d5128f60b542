/* select: the predicates and address modes that select.rules stands on. */
#include "arch/aarch64/machine.h"
#include "clef/lir/select.h"

static bool guard_imm12(int64_t c) {
  return c >= 0 && (c < 4096 || (c < 4096 << 12 && !(c & 4095)));
}
static bool guard_neg12(int64_t c) { return c < 0 && c > -(4096 << 12) && guard_imm12(-c); }
static bool guard_power(int64_t c) { return c > 0 && (c & (c - 1)) == 0; }
/* An immediate of and, orr, eor: a run of ones, rotated, repeated in elements of a power of two bits. */
static bool guard_logical64(int64_t c) {
  uint64_t v = (uint64_t)c;
  if (v == 0 || v == ~(uint64_t)0) return false;
  uint32_t size = 64;
  while (size > 2) {
    uint32_t half = size / 2;
    uint64_t mask = ((uint64_t)1 << half) - 1;
    if ((v & mask) != (v >> half & mask)) break;
    size = half;
  }
  uint64_t mask = size == 64 ? ~(uint64_t)0 : ((uint64_t)1 << size) - 1;
  v &= mask;
  /* one run, perhaps around the ends: at most two changes between neighbouring bits */
  uint64_t rotated = (v >> 1 | v << (size - 1)) & mask, changes = v ^ rotated;
  uint32_t count = 0;
  for (; changes; changes &= changes - 1) count++;
  return count == 2;
}
static bool guard_logical32(int64_t c) {
  uint64_t low = (uint32_t)c;
  return guard_logical64((int64_t)(low | low << 32));
}
static int64_t imm_low(int64_t c) { return (int64_t)(uint32_t)c; }
static int64_t imm_minus(int64_t c) { return -c; }
static int64_t imm_count32(int64_t c) { return c & 31; }
static int64_t imm_count64(int64_t c) { return c & 63; }
static int64_t imm_log2(int64_t c) {
  int64_t n = 0;
  while (c >> n != 1) n++;
  return n;
}
static LirCond cond_swapped(LirCond cond) { return lir_cond_swapped(cond); }

bool aarch64_displacement_fits(int64_t disp, uint32_t bytes) {
  return (disp >= -256 && disp < 256) || (disp >= 0 && disp % bytes == 0 && disp / bytes < 4096);
}

static uint32_t generic_bytes(const LirInst *inst) {
  switch ((LirOp)inst->op) {
  case LIR_LOAD8S:
  case LIR_LOAD8U:
  case LIR_STORE8: return 1;
  case LIR_LOAD16S:
  case LIR_LOAD16U:
  case LIR_STORE16: return 2;
  case LIR_LOAD32S:
  case LIR_LOAD32U:
  case LIR_STORE32: return 4;
  default: return lir_is_wide((LirType)inst->type) ? 8 : 4;
  }
}

/* [base, disp], [base, index, lsl scale], [x28, disp]; the last is written without base. */
static bool address_mode(LirSelect *select, const LirInst *inst, LirAddress *address) {
  const LirFunc *func = select->func;
  uint32_t bytes = generic_bytes(inst);
  *address = (LirAddress){0};
  lir_select_base(select, inst, address, false);
  if (!aarch64_displacement_fits(address->disp, bytes)) {
    address->base = lir_operands(func, inst)[0];
    address->disp = inst->disp;
  }
  const LirInst *block = lir_select_def(select, address->base, LIR_RTADDR);
  if (block) {
    address->base = (LirValue){0};
    address->disp += block->disp;
    return true;
  }
  if (!select->optimise || address->disp) return true;
  const LirInst *sum = lir_select_def(select, address->base, LIR_IADD);
  if (!sum) return true;
  LirValue left = lir_operands(func, sum)[0], right = lir_operands(func, sum)[1];
  for (int side = 0; side < 2; side++) {
    const LirInst *shift = lir_select_def(select, right, LIR_ISHL);
    const LirInst *count =
        shift ? lir_select_def(select, lir_operands(func, shift)[1], LIR_ICONST) : NULL;
    if (count && (count->imm == 0 || (count->imm < 4 && 1u << count->imm == bytes))) {
      address->base = left;
      address->index = lir_operands(func, shift)[0];
      address->index = lir_select_index(select, address->index);
      address->scale = (uint8_t)count->imm;
      return true;
    }
    LirValue other = left;
    left = right;
    right = other;
  }
  address->base = left;
  address->index = lir_select_index(select, right);
  return true;
}

#include "rules_aarch64.h"

void aarch64_select(LirFunc *func, Arena *scratch, bool optimise) {
  LirSelect select = {.func = func,
                      .scratch = scratch,
                      .optimise = optimise,
                      .rules = rules_aarch64,
                      .ops = aarch64_ops,
                      .address = address_mode};
  lir_select(&select);
}
