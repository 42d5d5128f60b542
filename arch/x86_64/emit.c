/* emit: x86-64 assembly text, AT&T syntax. */
#include "arch/x86_64/machine.h"
#include "clef/lir/alloc.h"
#include "clef/lir/emit.h"
#include "clef/lir/rt.h"

static const char *const regs64[] = {"%rax", "%rcx", "%rdx", "%rsi", "%rdi", "%r8",
                                     "%r9",  "%r10", "%r11", "%rbx", "%rbp", "%r12",
                                     "%r13", "%r15", "%r14", "%rsp"};
static const char *const regs32[] = {"%eax",  "%ecx",  "%edx",  "%esi", "%edi", "%r8d",
                                     "%r9d",  "%r10d", "%r11d", "%ebx", "%ebp", "%r12d",
                                     "%r13d", "%r15d", "%r14d", "%esp"};
static const char *const regs16[] = {"%ax",   "%cx",   "%dx",   "%si", "%di", "%r8w",
                                     "%r9w",  "%r10w", "%r11w", "%bx", "%bp", "%r12w",
                                     "%r13w", "%r15w", "%r14w", "%sp"};
static const char *const regs8[] = {"%al",   "%cl",   "%dl",   "%sil", "%dil", "%r8b",
                                    "%r9b",  "%r10b", "%r11b", "%bl",  "%bpl", "%r12b",
                                    "%r13b", "%r15b", "%r14b", "%spl"};
static const char *const xmms[] = {"%xmm0",  "%xmm1",  "%xmm2",  "%xmm3", "%xmm4",  "%xmm5",
                                   "%xmm6",  "%xmm7",  "%xmm8",  "%xmm9", "%xmm10", "%xmm11",
                                   "%xmm12", "%xmm13", "%xmm14", "%xmm15"};
static const char *const conds[LIR_COND_COUNT] = {"e",  "ne", "l",  "ge", "g", "le", "b",
                                                  "ae", "a",  "be", "",   "",  "",   ""};
/* After the flags of an addition that may overflow, for a comparison of its result with 0. */
static const char *const zero_conds[LIR_COND_COUNT] = {"e",  "ne", "s",  "ns", "g", "le", "b",
                                                       "ae", "a",  "be", "",   "",  "",   ""};
static const char *const float_conds[LIR_COND_COUNT] = {"e", "ne", "b", "ae", "a", "be", "",
                                                        "",  "",   "",  "ae", "b", "be", "a"};

static void reg(LirEmit *emit, uint32_t r, int bits) {
  const char *text = r >= LIR_FLOAT_REG ? xmms[r - LIR_FLOAT_REG]
                     : bits == 64       ? regs64[r]
                     : bits == 32       ? regs32[r]
                     : bits == 16       ? regs16[r]
                                        : regs8[r];
  emit_text(emit, text);
}

static void memory(LirEmit *emit, const LirInst *inst) {
  const char *letters = x86_64_ops[inst->op - LIR_MACHINE].operands;
  uint32_t at = 0;
  while (letters[at] != 'b') at++;
  LirValue base = lir_operands(emit->func, inst)[at],
           index = lir_operands(emit->func, inst)[at + 1];
  if (inst->symbol.index) {
    emit_symbol(emit, inst->symbol);
    if (inst->disp > 0) emit_char(emit, '+');
    if (inst->disp) emit_i64(emit, inst->disp);
  } else if (inst->disp || (!base.index && !index.index)) {
    emit_i64(emit, inst->disp);
  }
  if (!base.index && !index.index) {
    if (inst->symbol.index) emit_text(emit, "(%rip)"); /* a byte shorter than an absolute address */
    return;
  }
  emit_char(emit, '(');
  if (base.index) reg(emit, emit_operand_reg(emit, inst, at), 64);
  if (index.index) {
    emit_char(emit, ',');
    reg(emit, emit_operand_reg(emit, inst, at + 1), 64);
    emit_char(emit, ',');
    emit_u64(emit, 1u << inst->scale);
  }
  emit_char(emit, ')');
}

static void stack(LirEmit *emit, uint32_t offset) {
  if (offset) emit_u64(emit, offset);
  emit_text(emit, "(%rsp)");
}

static void immediate(LirEmit *emit, int64_t value) {
  emit_char(emit, '$');
  emit_i64(emit, value);
}

int32_t x86_64_frame_size(const LirEmit *emit) { return 8 + 8 * (int32_t)x86_64_frame_code(emit); }

int32_t x86_64_cfi_frame(LirEmit *emit, bool is_made) {
  int32_t cfa = lir_target_x86_64.frame_start;
  for (uint32_t r = 0; r < LIR_FLOAT_REG; r++) {
    if (!(emit->frame.saved >> r & 1)) continue;
    if (is_made) cfa += 8;
    emit_cfi_reg(emit, is_made ? "\t.cfi_offset " : "\t.cfi_restore ", regs64[r],
                 is_made ? -cfa : 0);
  }
  return is_made ? cfa + (int32_t)emit->frame.size : cfa;
}

/* Eight bytes come off in a register that nothing reads after this. */
static void epilogue(LirEmit *emit, const char *dead) {
  if (emit->frame.size == 8 && dead && emit->func->conv == LIR_CONV_CLEF) {
    emit_text(emit, "\tpopq ");
    emit_text(emit, dead);
    emit_char(emit, '\n');
    emit_cfa(emit, -8);
  } else if (emit->frame.size) {
    emit_text(emit, "\taddq ");
    immediate(emit, emit->frame.size);
    emit_text(emit, ",%rsp\n");
    emit_cfa(emit, -(int32_t)emit->frame.size);
  }
  for (uint32_t r = LIR_FLOAT_REG + 16; r-- > 0;)
    if (emit->frame.saved >> r & 1 && r < LIR_FLOAT_REG) {
      emit_text(emit, "\tpopq ");
      reg(emit, r, 64);
      emit_char(emit, '\n');
      emit_cfa(emit, -8);
      emit_cfi_reg(emit, "\t.cfi_restore ", regs64[r], 0);
    }
  emit_debug_left(emit);
}

/* Blocks between a call that raised and the taking of its exception: elsewhere r14 is 0, a shorter zero than the number.
 * Release routines run at any time. */
static void find_raising(LirEmit *emit) {
  const LirFunc *func = emit->func;
  if (func->conv != LIR_CONV_CLEF) return;
  emit->raising = NEW_ARRAY(emit->scratch, bool, func->blocks.count);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 0; k < func->order.count; k++) {
      const LirBlockRow *row = lir_block(func, func->order.items[k]);
      bool at_end = emit->raising[func->order.items[k].index];
      bool tests = false;
      for (uint32_t i = 0; i < row->insts.count; i++) {
        uint32_t op = func->insts.items[row->insts.items[i]].op;
        if (op == LIR_MACHINE + OP_EXNTAKE) at_end = false;
        if (op == LIR_MACHINE + OP_EXN) tests = true;
      }
      for (uint32_t e = 0; e < row->edges.count; e++) {
        bool *there = &emit->raising[row->edges.items[e].block.index];
        if ((tests ? e == 1 : at_end) && !*there) *there = changed = true;
      }
    }
  }
}

void x86_64_emit_begin(LirEmit *emit) {
  find_raising(emit);
  /* KEEP functions save no float registers: they hold none. */
  uint32_t pushed = regs_count(emit->frame.saved & ra_class_regs(0));
  if ((emit->frame.has_calls || emit->func->slots.count) && (8 + 8 * pushed + emit->frame.size) % 16)
    emit->frame.size += 8;
}

void x86_64_emit_prologue(LirEmit *emit) {
  for (uint32_t r = 0; r < LIR_FLOAT_REG; r++)
    if (emit->frame.saved >> r & 1) {
      emit_text(emit, "\tpushq ");
      reg(emit, r, 64);
      emit_char(emit, '\n');
      emit_cfa(emit, 8);
      if (emit->debug) emit_cfi_reg(emit, "\t.cfi_offset ", regs64[r], -emit->debug->cfa);
    }
  if (!emit->frame.size) return;
  if (emit->frame.size == 8) {
    emit_text(emit, "\tpushq %rax\n");
  } else if (emit->frame.size >
             65536) { /* touch each page on the way, so that the guard is not stepped over */
    emit_text(emit, "\tleaq -");
    emit_u64(emit, emit->frame.size);
    emit_text(emit, "(%rsp),%r11\n");
    emit_cfa_base(emit, "%r11", emit->debug ? (uint32_t)emit->debug->cfa + emit->frame.size : 0);
    emit_text(emit,
              "1:\tsubq $4096,%rsp\n\torl $0,(%rsp)\n\tcmpq %r11,%rsp\n\tja 1b\n\tmovq %r11,%rsp\n");
    emit_cfa_base(emit, "%rsp", 0);
  } else {
    emit_text(emit, "\tsubq ");
    immediate(emit, emit->frame.size);
    emit_text(emit, ",%rsp\n");
  }
  emit_cfa(emit, (int32_t)emit->frame.size);
}

/* How many words lie between the stack pointer and the return address. */
uint32_t x86_64_frame_code(const LirEmit *emit) {
  return regs_count(emit->frame.saved & ra_class_regs(0)) + emit->frame.size / 8;
}

void x86_64_emit_jump(LirEmit *emit, LirBlock to) {
  emit_text(emit, "\tjmp ");
  emit_label(emit, to);
  emit_char(emit, '\n');
}

static void jump_if(LirEmit *emit, const char *cond, LirBlock to) {
  emit_text(emit, "\tj");
  emit_text(emit, cond);
  emit_char(emit, ' ');
  emit_label(emit, to);
  emit_char(emit, '\n');
}

static bool is_test_of_zero(const LirInst *inst) {
  return inst->op == LIR_MACHINE + OP_CMP_T || (inst->op == LIR_MACHINE + OP_CMP_I && !inst->imm);
}

void x86_64_emit_branch(LirEmit *emit, const LirInst *inst, LirBlock yes, LirBlock no,
                        LirBlock next) {
  LirCond cond = (LirCond)inst->cond;
  if (inst->op == LIR_MACHINE + OP_FCMP) {
    if (cond == LIR_EQ) { /* equal and ordered */
      jump_if(emit, "ne", no);
      jump_if(emit, "p", no);
      if (yes.index != next.index) x86_64_emit_jump(emit, yes);
      return;
    }
    if (cond == LIR_NE) {
      jump_if(emit, "ne", yes);
      jump_if(emit, "p", yes);
      if (no.index != next.index) x86_64_emit_jump(emit, no);
      return;
    }
    if (yes.index == next.index) {
      jump_if(emit, float_conds[lir_cond_negated(cond, true)], no);
    } else {
      jump_if(emit, float_conds[cond], yes);
      if (no.index != next.index) x86_64_emit_jump(emit, no);
    }
    return;
  }
  const char *const *texts = is_test_of_zero(inst) ? zero_conds : conds;
  if (yes.index == next.index) {
    jump_if(emit, texts[lir_cond_negated(cond, false)], no);
  } else {
    jump_if(emit, texts[cond], yes);
    if (no.index != next.index) x86_64_emit_jump(emit, no);
  }
}

static void move(LirEmit *emit, const LirInst *inst) {
  LirPlace to = (LirPlace)inst->disp, from = (LirPlace)inst->imm;
  int bits = emit_bits((LirType)inst->type);
  bool to_slot = to & LIR_PLACE_SLOT, from_slot = from & LIR_PLACE_SLOT;
  uint32_t r = to_slot ? from : to;
  if (to_slot || from_slot) {
    bool is_float = r >= LIR_FLOAT_REG;
    emit_text(emit, is_float     ? (bits == 64 ? "\tmovsd " : "\tmovss ")
                    : bits == 64 ? "\tmovq "
                                 : "\tmovl ");
    if (from_slot) {
      stack(emit, emit_slot(from));
      emit_char(emit, ',');
      reg(emit, to, bits);
    } else {
      reg(emit, from, bits);
      emit_char(emit, ',');
      stack(emit, emit_slot(to));
    }
  } else if (to >= LIR_FLOAT_REG && from >= LIR_FLOAT_REG) {
    emit_text(emit, "\tmovaps ");
    reg(emit, from, 64);
    emit_char(emit, ',');
    reg(emit, to, 64);
  } else if (to < LIR_FLOAT_REG && from < LIR_FLOAT_REG) {
    emit_text(emit, bits == 64 ? "\tmovq " : "\tmovl ");
    reg(emit, from, bits);
    emit_char(emit, ',');
    reg(emit, to, bits);
  } else {
    emit_text(emit, "\tmovq ");
    reg(emit, from, 64);
    emit_char(emit, ',');
    reg(emit, to, 64);
  }
  emit_char(emit, '\n');
}

static void constant(LirEmit *emit, uint32_t to, int64_t value, LirType type) {
  if (type == LIR_I32) value = (int64_t)(uint32_t)value;
  if (!value) {
    emit_text(emit, "\txorl ");
    reg(emit, to, 32);
    emit_char(emit, ',');
    reg(emit, to, 32);
  } else if (value > 0 && value <= 0xffffffff) {
    emit_text(emit, "\tmovl ");
    immediate(emit, value);
    emit_char(emit, ',');
    reg(emit, to, 32);
  } else {
    emit_text(emit, value == (int32_t)value ? "\tmovq " : "\tmovabsq ");
    immediate(emit, value);
    emit_char(emit, ',');
    reg(emit, to, 64);
  }
  emit_char(emit, '\n');
}

/* text source,target */
static void two(LirEmit *emit, const char *text, uint32_t from, uint32_t to, int bits) {
  emit_text(emit, text);
  emit_char(emit, ' ');
  reg(emit, from, bits);
  emit_char(emit, ',');
  reg(emit, to, bits);
  emit_char(emit, '\n');
}

static void convert_to_unsigned(LirEmit *emit, const LirInst *inst) {
  /* Saturating: nan and what is below 1 give 0. */
  bool wide = inst->op == LIR_MACHINE + OP_FTOU,
       doubles = lir_type(emit->func, lir_operands(emit->func, inst)[0]) == LIR_F64;
  uint32_t from = emit_operand_reg(emit, inst, 0), to = emit_result_reg(emit, inst);
  const char *s = doubles ? "d" : "s";
#define PUT(text) emit_text(emit, text)
#define F         reg(emit, from, 64)
#define X         reg(emit, to, 64)
  PUT("\txorl "), reg(emit, to, 32), PUT(","), reg(emit, to, 32), PUT("\n");
  PUT("\tpxor %xmm15,%xmm15\n\tucomis"), PUT(s), PUT(" %xmm15,"), F,
      PUT("\n\tjbe 2f\n"); /* nan: below */
  PUT("\tcvtts"), PUT(s), PUT("2siq "), F, PUT(","), X, PUT("\n");
  if (wide) {
    PUT("\ttestq "), X, PUT(","), X, PUT("\n\tjns 2f\n"); /* below 2^63 */
    PUT("\tmovs"), PUT(s), PUT(" "),
        emit_const(emit, doubles ? 0x43e0000000000000u : 0x5f000000u, doubles ? 8 : 4),
        PUT(",%xmm15\n");
    /* twice 2^63 is 2^64: from there on all ones */
    PUT("\tmovq $-1,"), X, PUT("\n\tadd");
    PUT("s"), PUT(s), PUT(" %xmm15,%xmm15\n\tucomis"), PUT(s), PUT(" %xmm15,"), F,
        PUT("\n\tjae 2f\n");
    PUT("\tmovaps "), F, PUT(",%xmm15\n\tsubs"), PUT(s), PUT(" "),
        emit_const(emit, doubles ? 0x43e0000000000000u : 0x5f000000u, doubles ? 8 : 4),
        PUT(",%xmm15\n");
    PUT("\tcvtts"), PUT(s), PUT("2siq %xmm15,"), X, PUT("\n\tbtcq $63,"), X, PUT("\n");
  } else {
    PUT("\tmovl $-1,%r11d\n\tcmpq %r11,"), X, PUT("\n\tjbe 2f\n\tmovl %r11d,"), reg(emit, to, 32),
        PUT("\n");
  }
  PUT("2:\n");
#undef PUT
#undef F
#undef X
}

/* text constant,result: of a float instruction whose name ends with its type. */
static void with_constant(LirEmit *emit, const char *text, const LirInst *inst) {
  bool doubles = lir_type(emit->func, inst->result) == LIR_F64;
  emit_text(emit, text);
  emit_text(emit, doubles ? "d " : "s ");
  emit_const(emit, (uint64_t)inst->imm, doubles ? 8 : 4);
  emit_char(emit, ',');
  reg(emit, emit_result_reg(emit, inst), 64);
  emit_char(emit, '\n');
}

/* Rows without a template. */
static void special(LirEmit *emit, const LirInst *inst) {
  const LirFunc *func = emit->func;
  uint32_t to = inst->result_count ? emit_result_reg(emit, inst) : 0;
  uint32_t a = inst->operand_count ? emit_operand_reg(emit, inst, 0) : 0;
  LirType type = inst->result_count ? lir_type(func, inst->result) : LIR_NONE;
  int bits = emit_bits(type);
  switch ((X86Op)(inst->op - LIR_MACHINE)) {
  case OP_JMP: return;
  case OP_MOV_I: constant(emit, to, inst->imm, type); return;
  case OP_MOV_R:
    if (to != a) two(emit, bits == 64 ? "\tmovq" : "\tmovl", a, to, bits);
    return;
  case OP_FMOV_R:
    if (to != a) two(emit, "\tmovaps", a, to, 64);
    return;
  case OP_MOV_Z:
    if (to != a) two(emit, "\tmovl", a, to, 32);
    return;
  case OP_FMOV_I:
    if (!inst->imm) {
      two(emit, "\txorps", to, to, 64);
      return;
    }
    emit_text(emit, type == LIR_F64 ? "\tmovsd " : "\tmovss ");
    emit_const(emit, (uint64_t)inst->imm, type == LIR_F64 ? 8 : 4);
    emit_char(emit, ',');
    reg(emit, to, 64);
    emit_char(emit, '\n');
    return;
  case OP_FADD_C: with_constant(emit, "\tadds", inst); return;
  case OP_FSUB_C: with_constant(emit, "\tsubs", inst); return;
  case OP_FMUL_C: with_constant(emit, "\tmuls", inst); return;
  case OP_FDIV_C: with_constant(emit, "\tdivs", inst); return;
  case OP_MOV_FR:
  case OP_MOV_RF:
    emit_text(emit, bits == 64 ? "\tmovq " : "\tmovd ");
    reg(emit, a, bits);
    emit_char(emit, ',');
    reg(emit, to, bits);
    emit_char(emit, '\n');
    return;
  case OP_FCVT: two(emit, type == LIR_F64 ? "\tcvtss2sd" : "\tcvtsd2ss", a, to, 64); return;
  case OP_FXOR:
  case OP_FAND: {
    bool flips = inst->op == LIR_MACHINE + OP_FXOR;
    uint64_t mask = type == LIR_F64 ? 0x8000000000000000u : 0x80000000u;
    if (!flips) mask = type == LIR_F64 ? ~mask : 0x7fffffffu;
    emit_text(emit, flips ? "\txorps " : "\tandps ");
    emit_const(emit, mask, 16);
    emit_char(emit, ',');
    reg(emit, to, 64);
    emit_char(emit, '\n');
    return;
  }
  case OP_ADD: {
    uint32_t b = emit_operand_reg(emit, inst, 1);
    if (to == a || to == b) {
      two(emit, bits == 64 ? "\taddq" : "\taddl", to == a ? b : a, to, bits);
      return;
    }
    emit_text(emit, bits == 64 ? "\tleaq (" : "\tleal (");
    reg(emit, a, 64);
    emit_char(emit, ',');
    reg(emit, b, 64);
    emit_text(emit, "),");
    reg(emit, to, bits);
    emit_char(emit, '\n');
    return;
  }
  case OP_ADD_I:
    if (to == a) {
      emit_text(emit, bits == 64 ? "\taddq " : "\taddl ");
      immediate(emit, bits == 32 ? (int32_t)inst->imm : inst->imm);
    } else {
      emit_text(emit, bits == 64 ? "\tleaq " : "\tleal ");
      emit_i64(emit, bits == 32 ? (int32_t)inst->imm : inst->imm);
      emit_char(emit, '(');
      reg(emit, a, 64);
      emit_char(emit, ')');
    }
    emit_char(emit, ',');
    reg(emit, to, bits);
    emit_char(emit, '\n');
    return;
  case OP_LEA_3:
  case OP_LEA_S:
    emit_text(emit, bits == 64 ? "\tleaq " : "\tleal ");
    if (inst->op == LIR_MACHINE + OP_LEA_3)
      emit_i64(emit, bits == 32 ? (int32_t)inst->imm : inst->imm);
    emit_char(emit, '(');
    reg(emit, a, 64);
    emit_char(emit, ',');
    reg(emit, emit_operand_reg(emit, inst, 1), 64);
    if (inst->op == LIR_MACHINE + OP_LEA_S) {
      emit_char(emit, ',');
      emit_u64(emit, 1u << inst->imm);
    }
    emit_text(emit, "),");
    reg(emit, to, bits);
    emit_char(emit, '\n');
    return;
  case OP_JTABLE:
    emit_text(emit, "\tmovl ");
    emit_table(emit);
    emit_text(emit, "(,");
    reg(emit, a, 64);
    emit_text(emit, ",4),%r11d\n\tjmp *%r11\n");
    return;
  case OP_FTOU:
    if (bits == 64)
      convert_to_unsigned(emit, inst);
    else {
      LirInst narrow = *inst;
      narrow.op = LIR_MACHINE + OP_FTOUW;
      convert_to_unsigned(emit, &narrow);
    }
    return;
  default: bug("x86_64: no text for %s", x86_64_ops[inst->op - LIR_MACHINE].text);
  }
}

/* Class and list of cells of `bytes` (clef/lir/rt.def). */
static uint32_t cell_class(int64_t bytes) { return (uint32_t)((bytes + 7) / 8); }

/* From how many bytes on a return of its own is too long: a jump costs less than what it displaces from the cache. */
static bool shares_return(const LirEmit *emit) {
  enum { LONG = 8 };
  uint32_t bytes = !emit->frame.size        ? 0
                   : emit->frame.size == 8  ? 1
                   : emit->frame.size < 128 ? 4
                                            : 7;
  for (LirRegs left = emit->frame.saved & ra_class_regs(0); left; left &= left - 1)
    bytes += regs_first(left) >= R12 ? 2 : 1;
  return bytes + 1 >= LONG;
}

/* The letters that are this machine's own. */
static const char *letter(LirEmit *emit, const LirInst *inst, const char *t) {
  const LirFunc *func = emit->func;
  const LirMachineOp *op = &x86_64_ops[inst->op - LIR_MACHINE];
  const LirValue *operands = lir_operands(func, inst);
  switch (*t) {
  case 'B':
    t++;
    reg(emit, emit_operand_reg(emit, inst, (uint32_t)(*t - '0')), 8);
    break;
  case 'H':
    t++;
    reg(emit, emit_operand_reg(emit, inst, (uint32_t)(*t - '0')), 16);
    break;
  case 'L':
    t++;
    reg(emit, emit_result_reg(emit, inst), 8);
    break;
  case 'P':
    t++;
    reg(emit, inst->scale, 64);
    break;
  case 'E':
    t++;
    reg(emit, inst->scale, 32);
    break;
  case 'Y':
    t++;
    reg(emit, inst->scale, 8);
    break;
  case 'T': {
    LirType type = (LirType)inst->type;
    if (op->properties == LIR_PURE && inst->op == LIR_MACHINE + OP_FTOI)
      type = lir_type(func, operands[0]);
    emit_char(emit, type == LIR_I32 ? 'l' : type == LIR_I64 ? 'q' : type == LIR_F32 ? 's' : 'd');
    break;
  }
  case 'U': emit_char(emit, lir_type(func, operands[0]) == LIR_I32 ? 'l' : 'q'); break;
  case 'M': memory(emit, inst); break;
  case 'K':
    immediate(emit, func->unit->immediate_limit ? func->unit->immediate_limit : 4096);
    break;
  case 'Z': {
    t++;
    bool wide = *t == 'T' && inst->type == LIR_I64;
    if (!emit->is_raising && (*t == '0' || !inst->imm))
      emit_text(emit, wide ? "%r14" : "%r14d");
    else
      immediate(emit, *t == '0' ? 0 : wide ? inst->imm : (int32_t)inst->imm);
    break;
  }
  case 'I': immediate(emit, inst->type == LIR_I32 ? (int32_t)inst->imm : inst->imm); break;
  case 'C':
    emit_text(emit, x86_64_ops[inst->op - LIR_MACHINE].operands[0] == 'f' ? float_conds[inst->cond]
                                                                          : conds[inst->cond]);
    break;
  case 'F':
    emit_text(emit, emit->func->unit->has_workers ? "%gs:rt_block+" : "rt_block+");
    emit_u64(emit, RT_FREE + 8 * cell_class(inst->imm));
    emit_text(emit, "(%rip)");
    break;
  case 'G': immediate(emit, cell_class(inst->imm)); break;
  case 'N': emit_i64(emit, inst->disp); break;
  case 'O': stack(emit, emit->slot_at[inst->imm] + (uint32_t)inst->disp); break;
  case 'J': emit_text(emit, inst->type == LIR_I64 ? "cqto" : "cltd"); break;
  case 'V': emit_u64(emit, inst->type == LIR_I64 ? 64 : 32); break;
  default: bug("x86_64: template letter %c", *t);
  }
  return t;
}

/* True when the zero and sign flags of the instruction before decide this comparison of its result with 0. */
static bool is_told(const LirEmit *emit, const LirInst *inst) {
  const LirInst *before = emit->before;
  const LirFunc *func = emit->func;
  if (!is_test_of_zero(inst) || !before || before->op < LIR_MACHINE || before->result_count != 1)
    return false;
  if (inst->cond != LIR_EQ && inst->cond != LIR_NE && inst->cond != LIR_LT && inst->cond != LIR_GE)
    return false;
  uint32_t to = emit_result_reg(emit, before);
  if (to != emit_operand_reg(emit, inst, 0) ||
      lir_type(func, before->result) != lir_type(func, lir_operands(func, inst)[0]))
    return false;
  switch (before->op - LIR_MACHINE) {
  case OP_SUB:
  case OP_AND:
  case OP_AND_I:
  case OP_OR:
  case OP_OR_I:
  case OP_XOR: return true;
  case OP_ADD_I: return to == emit_operand_reg(emit, before, 0); /* else lea */
  case OP_ADD:
    return to == emit_operand_reg(emit, before, 0) || to == emit_operand_reg(emit, before, 1);
  default: return false;
  }
}

/* A C function: further words are pushed, al is the number of float registers with arguments, which variadic functions read. */
static void call_c(LirEmit *emit, const LirInst *inst) {
  int64_t count = inst->imm;
  uint32_t floats = 0;
  for (uint32_t o = 0; o < inst->operand_count; o++)
    floats += emit_operand_reg(emit, inst, o) >= LIR_FLOAT_REG;
  if (count % 2) {
    emit_text(emit, "\tpushq %rax\n");
    emit_cfa(emit, 8);
  }
  for (int64_t i = count; i-- > 0;) {
    emit_room(emit);
    emit_text(emit, "\tpushq rt_block+");
    emit_i64(emit, RT_OVERFLOW + 8 * i);
    emit_text(emit, "(%rip)\n");
    emit_cfa(emit, 8);
  }
  constant(emit, RAX, floats, LIR_I32);
  emit_text(emit, "\tcall ");
  emit_symbol(emit, inst->symbol);
  emit_char(emit, '\n');
  if (!count) return;
  emit_text(emit, "\taddq ");
  immediate(emit, 8 * (count + count % 2));
  emit_text(emit, ",%rsp\n");
  emit_cfa(emit, (int32_t)(-8 * (count + count % 2)));
}

/* Counts where there are workers. The runtime changes negative ones: those of shared objects, atomically, and of some
 * local ones. */
static const char *with_workers(const LirEmit *emit, const LirInst *inst) {
  if (!emit->func->unit->has_workers) return NULL;
  switch (inst->op - LIR_MACHINE) {
  case OP_DUP: return "cmpl $0, -8(A0); jl >; addl I, -8(A0); <:|movq A0, %r11; call rt_shared_dup";
  case OP_DUP_S: return ""; /* a static object's count does not change */
  case OP_DUPI:
    return "cmpq K, A0; jb <; cmpl $0, -8(A0); jl >; addl I, -8(A0); <:|movq A0, %r11; call rt_shared_dup";
  case OP_DROP:
  case OP_DROPN:
    return "cmpl $0, -8(A0); jl >; subl $1, -8(A0); jb >; <:|movq A0, %r11; jnc 1f; call S; jmp <; 1: call rt_shared_drop";
  case OP_DROPI:
  case OP_DROPNI:
    return "cmpq K, A0; jb <; cmpl $0, -8(A0); jl >; subl $1, -8(A0); jb >; <:|movq A0, %r11; jnc 1f; call S; jmp <; 1: call "
           "rt_shared_drop";
  case OP_LOWER:
    return inst->cond == LIR_LT
               ? "cmpl $0, -8(A0); jl >; subl $1, -8(A0); <:|movq A0, %r11; call rt_shared_lowern"
               : "cmpl $0, -8(A0); jl >; subl $1, -8(A0); <:|movq A0, %r11; call rt_shared_lower";
  default: return NULL;
  }
}

void x86_64_emit_inst(LirEmit *emit, const LirInst *inst) {
  if (inst->op == LIR_MOVE) {
    move(emit, inst);
    return;
  }
  const LirMachineOp *op = &x86_64_ops[inst->op - LIR_MACHINE];
  if (op->properties & LIR_LEAVES)
    epilogue(emit, inst->op == LIR_MACHINE + OP_TAIL ? "%r11" : NULL);
  if (!op->templ) {
    special(emit, inst);
    return;
  }
  if (inst->op == LIR_MACHINE + OP_CALL && inst->cond == LIR_CONV_C) {
    call_c(emit, inst);
    return;
  }
  if (is_told(emit, inst)) return;
  const char *workers = with_workers(emit, inst), *t = workers ? workers : op->templ;
  if (inst->op == LIR_MACHINE + OP_CMP_I && !inst->imm) t = "testT A0, A0";
  if (emit->in_cold_block &&
      (inst->op == LIR_MACHINE + OP_DROP || inst->op == LIR_MACHINE + OP_DROPI)) {
    uint32_t from = emit_operand_reg(emit, inst, 0);
    emit_text(emit, "\tcall rt_drop_");
    emit_text(emit, regs64[from] + 1);
    emit_char(emit, '\n');
    emit->func->unit->drops_from |= LIR_REG(from);
    return;
  }
  if (emit->in_cold_block && inst->op == LIR_MACHINE + OP_ALLOC)
    t = "movl G, %r11d; call rt_alloc_class; movl $N, -4(%r11); movq %r11, R0";
  static const EmitSyntax syntax = {reg, letter, NULL};
  if (inst->op == LIR_MACHINE + OP_RAISE && inst->place)
    t = emit_is_again(emit, inst) ? "movq A0, %r11; call rt_reraise"
                                  : "movq A0, %r11; call rt_raise";
  emit_template(emit, inst, t, &syntax);
  if (inst->op == LIR_MACHINE + OP_RAISE) emit_place(emit, inst);
  if (inst->op == LIR_MACHINE + OP_EXNTAKE) emit->is_raising = false;
  if (op->properties & LIR_RETURNS) {
    bool is_long = emit->frame.size || emit->frame.saved;
    if (is_long && emit->has_return && (emit->in_cold_block || shares_return(emit))) {
      x86_64_emit_jump(emit, (LirBlock){0});
      return;
    }
    if (is_long && !emit->has_return) { /* cold returns come here */
      emit->has_return = true;
      emit_label(emit, (LirBlock){0});
      emit_text(emit, ":\n");
    }
    epilogue(emit, "%rdi");
    emit_text(emit, "\tret\n");
  }
}

/* The runtime's drop takes its object in r11; cold code calls it from wherever the object is. */
void x86_64_emit_end(Text *out, const LirUnit *unit) {
  if (unit->drops_from) text_add(out, "\t.text\n");
  for (uint32_t r = 0; r < LIR_FLOAT_REG; r++) {
    if (!(unit->drops_from & LIR_REG(r))) continue;
    text_format(out, "rt_drop_%s:\n\tmovq %s,%%r11\n\tjmp rt_drop\n", regs64[r] + 1, regs64[r]);
  }
}

/* Parameters lie where Clef has them, except those on C's stack and the slot: rax and r10, the seventh and eighth register, or
 * the overflow area, integers before floats. */
void x86_64_emit_c_entry(Text *out, const LirCEntry *entry, const Names *names) {
  enum { C_INTS = 6, CLEF_INTS = 8, FLOATS = 8, ABOVE = 16 /* bytes: r14, the return address */ };
  const uint8_t *ints = lir_target_x86_64.conv[LIR_CONV_CLEF].int_args;
  int32_t over = RT_OVERFLOW, rax_from = -1, r10_from = -1;
  text_format(out, "\t.text\n\"%s\":\n\tpushq %%r14\n\txorl %%r14d,%%r14d\n\tmovq %%r10,%%r11\n",
              name_text(names, entry->symbol));
  for (int floating = 0; floating < 2; floating++) {
    uint32_t seen_ints = 0, seen_floats = 0, on_stack = 0;
    for (uint32_t i = 0; i < entry->count; i++) {
      bool is_float = lir_is_float((LirType)entry->types[i]), is_slot = i + 1 == entry->count;
      uint32_t number = is_float ? seen_floats++ : seen_ints++;
      bool is_stacked = !is_slot && number >= (is_float ? FLOATS : C_INTS);
      int32_t from = ABOVE + 8 * (int32_t)(is_stacked ? on_stack++ : 0);
      if (is_float != (bool)floating || (!is_stacked && !is_slot)) continue;
      if (!is_float && number < CLEF_INTS) {
        if (is_slot)
          text_format(out, "\tmovq %%r11,%s\n", regs64[ints[number]]);
        else if (number == C_INTS)
          rax_from = from;
        else
          r10_from = from;
        continue;
      }
      if (is_slot)
        text_format(out, "\tmovq %%r11,rt_block+%d(%%rip)\n", over);
      else
        text_format(out, "\tmovq %d(%%rsp),%%rax\n\tmovq %%rax,rt_block+%d(%%rip)\n", from, over);
      over += 8;
    }
  }
  if (r10_from >= 0) text_format(out, "\tmovq %d(%%rsp),%%r10\n", r10_from);
  if (rax_from >= 0) text_format(out, "\tmovq %d(%%rsp),%%rax\n", rax_from);
  text_format(out,
              "\tcall \"%s\"\n\ttestq %%r14,%%r14\n\tjne rt_callback_raised\n\tpopq %%r14\n\tret\n",
              name_text(names, entry->body));
}
