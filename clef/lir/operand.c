/* operand: the constraints of one instruction, from the machine's table and the calling convention. */
#include "clef/lir/alloc.h"

/* The registers in which values pass into a call or out of it, and how many of them are taken. */
typedef struct Passing {
  const uint8_t *ints, *floats;
  uint32_t int_count, float_count, next_int, next_float;
} Passing;

static Passing passing_args(const LirConvention *conv) {
  return (Passing){
      conv->int_args, conv->float_args, conv->int_arg_count, conv->float_arg_count, 0, 0};
}
static Passing passing_results(const LirConvention *conv) {
  return (Passing){conv->int_results,
                   conv->float_results,
                   conv->int_result_count,
                   conv->float_result_count,
                   0,
                   0};
}

static uint8_t pass(Passing *p, const LirFunc *func, LirValue value) {
  bool is_float = lir_is_float(lir_type(func, value));
  uint32_t *next = is_float ? &p->next_float : &p->next_int;
  if (*next >= (is_float ? p->float_count : p->int_count))
    bug("lir: v%u has no register in its call", value.index);
  return (is_float ? p->floats : p->ints)[(*next)++];
}

void ra_constraints(const LirFunc *func, const LirTarget *target, const LirInst *inst,
                    RaInst *out) {
  const LirMachineOp *op = &target->ops[inst->op - LIR_MACHINE];
  const LirConvention *conv = NULL;
  uint32_t o = 0;
  if (inst->operand_count > RA_MAX_OPERANDS)
    bug("lir: %s has %u operands", op->text, inst->operand_count);
  out->operand_count = inst->operand_count;
  out->result_count = inst->result_count;
  out->temp_count = 0;
  out->clobbers = out->destroyed = 0;
  out->has_fixed = false;
  for (const char *p = op->operands; *p; p++) {
    if (*p == '*') {
      bool returns = op->properties & LIR_RETURNS;
      conv = &target->conv[returns ? func->conv : inst->cond];
      out->has_fixed = true;
      Passing passing = returns ? passing_results(conv) : passing_args(conv);
      for (; o < inst->operand_count; o++)
        out->operand_fixed[o] = pass(&passing, func, lir_operands(func, inst)[o]);
      if (op->properties & LIR_CALLS) out->clobbers = target->allocatable & ~conv->kept;
      break;
    }
    uint8_t fixed = *p >= 'A' && *p <= 'Z' ? target->fixed[*p - 'A'] : LIR_NO_REG;
    if (fixed != LIR_NO_REG) out->has_fixed = true;
    out->operand_fixed[o++] = fixed;
  }
  for (const char *p = op->clobbers; *p; p++) {
    out->clobbers |= LIR_REG(target->fixed[*p - 'A']);
    out->has_fixed = true;
  }
  out->destroyed = out->clobbers;
  for (const char *p = op->temps; *p; p++) {
    uint8_t fixed = *p >= 'A' && *p <= 'Z' ? target->fixed[*p - 'A'] : LIR_NO_REG;
    if (fixed != LIR_NO_REG) out->destroyed |= LIR_REG(fixed), out->has_fixed = true;
    out->temp_class[out->temp_count] = fixed == LIR_NO_REG ? *p == 'u' : fixed >= LIR_FLOAT_REG;
    out->temps[out->temp_count++] = fixed;
  }
  uint32_t r = 0;
  bool early = false;
  for (const char *p = op->results; *p; p++) {
    if (*p == '&') {
      early = true;
      continue;
    }
    if (*p == '*') {
      Passing passing = passing_results(conv);
      for (; r < inst->result_count; r++) {
        out->result_early[r] = false;
        out->result_tied[r] = -1;
        out->result_fixed[r] = pass(&passing, func, (LirValue){inst->result.index + r});
        out->destroyed |= LIR_REG(out->result_fixed[r]);
      }
      break;
    }
    if (r >= inst->result_count) break;
    out->result_early[r] = early;
    early = false;
    out->result_tied[r] = -1;
    out->result_fixed[r] = LIR_NO_REG;
    if (*p >= '0' && *p <= '9') {
      out->result_tied[r] = (int8_t)(*p - '0');
      out->result_fixed[r] = out->operand_fixed[*p - '0'];
    } else if (*p >= 'A' && *p <= 'Z') {
      out->result_fixed[r] = target->fixed[*p - 'A'];
    }
    if (out->result_fixed[r] != LIR_NO_REG)
      out->destroyed |= LIR_REG(out->result_fixed[r]), out->has_fixed = true;
    r++;
  }
}

void ra_entry_regs(const LirFunc *func, const LirTarget *target, uint8_t *regs) {
  const LirBlockRow *row = &func->blocks.items[1];
  Passing passing = passing_args(&target->conv[func->conv]);
  for (uint32_t p = 0; p < row->params.count; p++)
    regs[p] = pass(&passing, func, row->params.items[p]);
}

LirRegs lir_written_regs(const LirFunc *func, const LirTarget *target, const LirInst *inst) {
  RaInst info;
  ra_constraints(func, target, inst, &info);
  LirRegs regs = info.clobbers & target->allocatable;
  for (uint32_t t = 0; t < info.temp_count; t++)
    if (info.temps[t] != LIR_NO_REG)
      regs |= LIR_REG(info.temps[t]);
    else if (t == 0)
      regs |= LIR_REG(inst->scale); /* where the allocator notes it */
  return regs;
}
