/* emit: AArch64 assembly text. */
#include "arch/aarch64/machine.h"
#include "clef/lir/emit.h"
#include "clef/lir/rt.h"

static const char *const conds[LIR_COND_COUNT] = {"eq", "ne", "lt", "ge", "gt", "le", "lo",
                                                  "hs", "hi", "ls", "",   "",   "",   ""};
static const char *const float_conds[LIR_COND_COUNT] = {"eq", "ne", "mi", "ge", "gt", "ls", "",
                                                        "",   "",   "",   "pl", "lt", "le", "hi"};

static void reg(LirEmit *emit, uint32_t r, int bits) {
  if (r == SP) {
    emit_text(emit, "sp");
    return;
  }
  emit_char(emit, r >= LIR_FLOAT_REG ? (bits == 64 ? 'd' : 's') : bits == 64 ? 'x' : 'w');
  emit_u64(emit, r % 32);
}

static void number(LirEmit *emit, int64_t value) {
  emit_char(emit, '#');
  emit_i64(emit, value);
}

/* movz or movn, then movk for each 16 bits that differ */
static void constant(LirEmit *emit, uint32_t to, uint64_t value, int bits) {
  if (bits == 32) value = (uint32_t)value;
  uint32_t parts = bits == 32 ? 2 : 4, zeros = 0, ones = 0;
  for (uint32_t p = 0; p < parts; p++) {
    uint64_t part = value >> (16 * p) & 0xffff;
    zeros += part == 0;
    ones += part == 0xffff;
  }
  bool inverted = ones > zeros;
  uint64_t usual = inverted ? 0xffff : 0;
  bool first = true;
  for (uint32_t p = 0; p < parts; p++) {
    uint64_t part = value >> (16 * p) & 0xffff;
    bool last_chance = first && p + 1 == parts;
    if (part == usual && !last_chance) continue;
    emit_text(emit, first ? (inverted ? "\tmovn " : "\tmovz ") : "\tmovk ");
    reg(emit, to, bits);
    emit_text(emit, ",#");
    emit_u64(emit, first && inverted ? part ^ 0xffff : part);
    if (p) {
      emit_text(emit, ",lsl #");
      emit_u64(emit, 16 * p);
    }
    emit_char(emit, '\n');
    first = false;
  }
}

/* register, #imm when it fits; else through x17 */
static void add_offset(LirEmit *emit, const char *op, uint32_t to, uint32_t from, uint64_t offset) {
  if (offset < 4096 || (offset < 4096 << 12 && !(offset & 4095))) {
    emit_char(emit, '\t');
    emit_text(emit, op);
    emit_char(emit, ' ');
    reg(emit, to, 64);
    emit_char(emit, ',');
    reg(emit, from, 64);
    emit_text(emit, ",#");
    emit_u64(emit, offset);
    emit_char(emit, '\n');
    return;
  }
  constant(emit, X17, offset, 64);
  emit_char(emit, '\t');
  emit_text(emit, op);
  emit_char(emit, ' ');
  reg(emit, to, 64);
  emit_char(emit, ',');
  reg(emit, from, 64);
  emit_text(emit, ",x17\n");
}

uint32_t aarch64_access_bytes(uint32_t op, LirType type) {
  switch ((A64Op)(op - LIR_MACHINE)) {
  case OP_LD8S:
  case OP_LD8U:
  case OP_ST8:
  case OP_ST8_0: return 1;
  case OP_LD16S:
  case OP_LD16U:
  case OP_ST16:
  case OP_ST16_0: return 2;
  case OP_LD32S:
  case OP_LD32U:
  case OP_ST32:
  case OP_ST32_0: return 4;
  default: return lir_is_wide(type) ? 8 : 4;
  }
}

/* Before the instruction's own line: what its memory operand cannot say goes into x17. */
static bool needs_x17(const LirInst *inst) {
  return !aarch64_displacement_fits(inst->disp,
                                    aarch64_access_bytes(inst->op, (LirType)inst->type));
}

static void memory(LirEmit *emit, const LirInst *inst) {
  const char *letters = aarch64_ops[inst->op - LIR_MACHINE].operands;
  uint32_t at = 0;
  while (letters[at] != 'b') at++;
  LirValue base = lir_operands(emit->func, inst)[at],
           index = lir_operands(emit->func, inst)[at + 1];
  emit_char(emit, '[');
  reg(emit, base.index ? emit_operand_reg(emit, inst, at) : X28, 64);
  if (index.index) {
    emit_char(emit, ',');
    reg(emit, emit_operand_reg(emit, inst, at + 1), 64);
    if (inst->scale) {
      emit_text(emit, ",lsl #");
      emit_u64(emit, inst->scale);
    }
  } else if (needs_x17(inst)) {
    emit_text(emit, ",x17");
  } else if (inst->disp) {
    emit_char(emit, ',');
    number(emit, inst->disp);
  }
  emit_char(emit, ']');
}

/* ---- frame ---- */

/* The link register is saved by functions that call, with the others in pairs. */
static uint32_t saved_list(const LirEmit *emit, uint8_t *list) {
  uint32_t n = 0;
  for (uint32_t r = 0; r < LIR_FLOAT_REG; r++)
    if (emit->frame.saved >> r & 1) list[n++] = (uint8_t)r;
  if (emit->frame.has_calls) list[n++] = X30;
  if (n % 2) list[n++] = LIR_NO_REG;
  for (uint32_t r = LIR_FLOAT_REG; r < 64; r++)
    if (emit->frame.saved >> r & 1) list[n++] = (uint8_t)r;
  if (n % 2) list[n++] = LIR_NO_REG;
  return n;
}

static void pair(LirEmit *emit, const char *op, uint32_t a, uint32_t b) {
  emit_char(emit, '\t');
  emit_text(emit, b == LIR_NO_REG ? (*op == 's' ? "str " : "ldr ") : *op == 's' ? "stp " : "ldp ");
  reg(emit, a, 64);
  if (b != LIR_NO_REG) {
    emit_char(emit, ',');
    reg(emit, b, 64);
  }
  emit_text(emit, *op == 's' ? ",[sp,#-16]!\n" : ",[sp],#16\n");
}

/* For a debugger: register `i` of the list lies so far below the frame's upper end, or has its value again. */
static void say_saved(LirEmit *emit, const uint8_t *list, uint32_t i, bool is_saved) {
  if (!emit->debug || list[i] == LIR_NO_REG) return;
  const char *name = emit->target->reg_names[list[i]];
  int32_t at = -16 * (int32_t)(i / 2 + 1) + 8 * (int32_t)(i % 2);
  emit_cfi_reg(emit, is_saved ? "\t.cfi_offset " : "\t.cfi_restore ", name, is_saved ? at : 0);
}

int32_t aarch64_frame_size(const LirEmit *emit) {
  uint8_t list[66];
  return (int32_t)(8 * saved_list(emit, list) + emit->frame.size);
}

int32_t aarch64_cfi_frame(LirEmit *emit, bool is_made) {
  uint8_t list[66];
  uint32_t n = saved_list(emit, list);
  for (uint32_t i = 0; i < n; i++) {
    emit_room(emit);
    say_saved(emit, list, i, is_made);
  }
  return is_made ? aarch64_frame_size(emit) : 0;
}

static void epilogue(LirEmit *emit) {
  uint8_t list[66];
  uint32_t n = saved_list(emit, list);
  if (emit->frame.size) {
    add_offset(emit, "add", SP, SP, emit->frame.size);
    emit_cfa(emit, -(int32_t)emit->frame.size);
  }
  for (uint32_t i = n; i > 0; i -= 2) {
    pair(emit, "l", list[i - 2], list[i - 1]);
    emit_cfa(emit, -16);
    say_saved(emit, list, i - 2, false);
    say_saved(emit, list, i - 1, false);
    emit_room(emit);
  }
  emit_debug_left(emit);
}

void aarch64_emit_begin(LirEmit *emit) { emit->frame.size = (emit->frame.size + 15) / 16 * 16; }

void aarch64_emit_prologue(LirEmit *emit) {
  uint8_t list[66];
  uint32_t n = saved_list(emit, list);
  for (uint32_t i = 0; i < n; i += 2) {
    pair(emit, "s", list[i], list[i + 1]);
    emit_cfa(emit, 16);
    say_saved(emit, list, i, true);
    say_saved(emit, list, i + 1, true);
    emit_room(emit);
  }
  if (!emit->frame.size) return;
  if (emit->frame.size >
      65536) { /* touch each page on the way, so that the guard is not stepped over */
    constant(emit, X17, emit->frame.size, 64);
    emit_text(emit, "\tsub x17,sp,x17\n");
    emit_cfa_base(emit, "x17", emit->debug ? (uint32_t)emit->debug->cfa + emit->frame.size : 0);
    emit_text(emit, "1:\tsub sp,sp,#4096\n\tstr xzr,[sp]\n\tcmp sp,x17\n\tb.hi 1b\n\tmov sp,x17\n");
    emit_cfa_base(emit, "sp", 0);
  } else if (emit->frame.size < 4096 || !(emit->frame.size & 4095)) {
    add_offset(emit, "sub", SP, SP, emit->frame.size);
  } else {
    add_offset(emit, "sub", SP, SP, emit->frame.size & ~4095u);
    emit_cfa(emit, (int32_t)(emit->frame.size & ~4095u));
    add_offset(emit, "sub", SP, SP, emit->frame.size & 4095u);
    emit_cfa(emit, (int32_t)(emit->frame.size & 4095u));
    return;
  }
  emit_cfa(emit, (int32_t)emit->frame.size);
}

/* The frame's pairs of words times 16, and how many words below its upper end the return address lies. Without a frame a
 * raise pushes the return address. */
uint32_t aarch64_frame_code(const LirEmit *emit) {
  if (!emit->frame.has_calls) return 16 + 2;
  uint8_t list[66];
  uint32_t n = saved_list(emit, list), at = 0;
  while (list[at] != X30) at++;
  return (n / 2 + emit->frame.size / 16) * 16 + at / 2 * 2 + 2 - at % 2;
}

/* ---- jumps ---- */

void aarch64_emit_jump(LirEmit *emit, LirBlock to) {
  emit_text(emit, "\tb ");
  emit_label(emit, to);
  emit_char(emit, '\n');
}

void aarch64_emit_branch(LirEmit *emit, const LirInst *inst, LirBlock yes, LirBlock no,
                         LirBlock next) {
  LirCond cond = (LirCond)inst->cond;
  bool is_float = inst->op == LIR_MACHINE + OP_FCMP;
  if (yes.index == next.index) {
    cond = lir_cond_negated(cond, is_float);
    yes = no;
    no = next;
  }
  if (inst->op == LIR_MACHINE + OP_CBZ || inst->op == LIR_MACHINE + OP_EXN) {
    emit_text(emit, cond == LIR_EQ ? "\tcbz " : "\tcbnz ");
    if (inst->op == LIR_MACHINE + OP_EXN)
      reg(emit, X21, 64);
    else
      reg(emit, emit_operand_reg(emit, inst, 0),
          emit_bits(lir_type(emit->func, lir_operands(emit->func, inst)[0])));
    emit_char(emit, ',');
  } else {
    emit_text(emit, "\tb.");
    emit_text(emit, is_float ? float_conds[cond] : conds[cond]);
    emit_char(emit, ' ');
  }
  emit_label(emit, yes);
  emit_char(emit, '\n');
  if (no.index != next.index) aarch64_emit_jump(emit, no);
}

/* ---- instructions ---- */

static void move(LirEmit *emit, const LirInst *inst) {
  LirPlace to = (LirPlace)inst->disp, from = (LirPlace)inst->imm;
  int bits = emit_bits((LirType)inst->type);
  bool to_slot = to & LIR_PLACE_SLOT, from_slot = from & LIR_PLACE_SLOT;
  if (to_slot || from_slot) {
    uint32_t offset = emit_slot(to_slot ? to : from), r = to_slot ? from : to;
    bool far = offset / (uint32_t)(bits / 8) >=
               4096; /* the immediate counts words of the size that is moved */
    if (far) constant(emit, X17, offset, 64);
    emit_text(emit, to_slot ? "\tstr " : "\tldr ");
    reg(emit, r, bits);
    emit_text(emit, ",[sp");
    if (far) {
      emit_text(emit, ",x17");
    } else if (offset) {
      emit_text(emit, ",#");
      emit_u64(emit, offset);
    }
    emit_text(emit, "]\n");
    return;
  }
  bool crosses = (to >= LIR_FLOAT_REG) != (from >= LIR_FLOAT_REG),
       floats = to >= LIR_FLOAT_REG || from >= LIR_FLOAT_REG;
  emit_text(emit, floats ? "\tfmov " : "\tmov ");
  reg(emit, to, crosses ? 64 : bits);
  emit_char(emit, ',');
  reg(emit, from, crosses ? 64 : bits);
  emit_char(emit, '\n');
}

static void special(LirEmit *emit, const LirInst *inst) {
  uint32_t to = inst->result_count ? emit_result_reg(emit, inst) : 0;
  uint32_t a = inst->operand_count ? emit_operand_reg(emit, inst, 0) : 0;
  LirType type = inst->result_count ? lir_type(emit->func, inst->result) : LIR_NONE;
  switch ((A64Op)(inst->op - LIR_MACHINE)) {
  case OP_JMP:
  case OP_CBZ:
  case OP_EXN: return;
  case OP_MOV_I: constant(emit, to, (uint64_t)inst->imm, emit_bits(type)); return;
  case OP_MOV_RT: add_offset(emit, "add", to, X28, (uint32_t)inst->disp); return;
  case OP_LEA_O:
    add_offset(emit, "add", to, SP, emit->slot_at[inst->imm] + (uint32_t)inst->disp);
    return;
  case OP_MOV_R:
  case OP_FMOV_R:
    if (to == a) return;
    emit_text(emit, to >= LIR_FLOAT_REG ? "\tfmov " : "\tmov ");
    reg(emit, to, emit_bits(type));
    emit_char(emit, ',');
    reg(emit, a, emit_bits(type));
    emit_char(emit, '\n');
    return;
  case OP_MOV_Z:
    if (to == a) return;
    emit_text(emit, "\tmov ");
    reg(emit, to, 32);
    emit_char(emit, ',');
    reg(emit, a, 32);
    emit_char(emit, '\n');
    return;
  case OP_FMOV_I:
    if (!inst->imm) {
      emit_text(emit, "\tfmov ");
      reg(emit, to, emit_bits(type));
      emit_text(emit, type == LIR_F64 ? ",xzr\n" : ",wzr\n");
      return;
    }
    emit_text(emit, "\tadrp x17,");
    emit_const(emit, (uint64_t)inst->imm, type == LIR_F64 ? 8 : 4);
    emit_text(emit, "\n\tldr ");
    reg(emit, to, emit_bits(type));
    emit_text(emit, ",[x17,:lo12:");
    emit_const(emit, (uint64_t)inst->imm, type == LIR_F64 ? 8 : 4);
    emit_text(emit, "]\n");
    return;
  case OP_JTABLE:
    emit_text(emit, "\tadrp x16,");
    emit_table(emit);
    emit_text(emit, "\n\tadd x16,x16,:lo12:");
    emit_table(emit);
    emit_text(emit, "\n\tldr w16,[x16,");
    reg(emit, a, 32);
    emit_text(emit, ",uxtw #2]\n\tbr x16\n");
    return;
  default: bug("aarch64: no text for %s", aarch64_ops[inst->op - LIR_MACHINE].text);
  }
}

static uint32_t cell_class(int64_t bytes) { return (uint32_t)((bytes + 7) / 8); }

/* The letters that are this machine's own. */
static const char *letter(LirEmit *emit, const LirInst *inst, const char *t) {
  const LirMachineOp *op = &aarch64_ops[inst->op - LIR_MACHINE];
  switch (*t) {
  case 'B':
    t++;
    reg(emit, emit_operand_reg(emit, inst, (uint32_t)(*t - '0')), emit_bits((LirType)inst->type));
    break;
  case 'M': memory(emit, inst); break;
  case 'I': number(emit, inst->imm); break;
  case 'C':
    emit_text(emit, op->operands[0] == 'f' ? float_conds[inst->cond] : conds[inst->cond]);
    break;
  case 'F':
    emit_text(emit, "[x28,#");
    emit_u64(emit, RT_FREE + 8 * cell_class(inst->imm));
    emit_char(emit, ']');
    break;
  case 'G': number(emit, cell_class(inst->imm)); break;
  case 'H':
    emit_text(emit, "movz x16,#");
    emit_u64(emit, (uint32_t)inst->disp & 0xffff);
    emit_text(emit, ",lsl #32");
    if ((uint32_t)inst->disp >> 16) {
      emit_text(emit, "\n\tmovk x16,#");
      emit_u64(emit, (uint32_t)inst->disp >> 16);
      emit_text(emit, ",lsl #48");
    }
    break;
  default: bug("aarch64: template letter %c", *t);
  }
  return t;
}

/* A C function: further words are stored below the frame. */
static void call_c(LirEmit *emit, const LirInst *inst) {
  uint64_t count = (uint64_t)inst->imm, room = (8 * count + 15) / 16 * 16;
  if (room) {
    add_offset(emit, "sub", SP, SP, room);
    emit_cfa(emit, (int32_t)room);
  }
  for (uint64_t i = 0; i < count; i++) {
    emit_room(emit);
    emit_text(emit, "\tldr x16,[x28,#");
    emit_u64(emit, RT_OVERFLOW + 8 * i);
    emit_text(emit, "]\n\tstr x16,[sp,#");
    emit_u64(emit, 8 * i);
    emit_text(emit, "]\n");
  }
  if (inst->disp) {
    emit_text(emit, "\tldr x8,[x28,#");
    emit_u64(emit, RT_OVERFLOW + 8 * count);
    emit_text(emit, "]\n");
  }
  emit_text(emit, "\tbl ");
  emit_symbol(emit, inst->symbol);
  emit_char(emit, '\n');
  if (!room) return;
  add_offset(emit, "add", SP, SP, room);
  emit_cfa(emit, -(int32_t)room);
}

/* The link register is pushed, or popped. */
static void say_link(LirEmit *emit, bool is_pushed) {
  emit_cfa(emit, is_pushed ? 16 : -16);
  if (!emit->debug || emit->frame.has_calls) return; /* else it lies in the frame */
  emit_cfi_reg(emit, is_pushed ? "\t.cfi_offset " : "\t.cfi_restore ", "x30",
               is_pushed ? -emit->debug->cfa : 0);
}

static void moved(LirEmit *emit, const char *line) {
  while (*line == ' ') line++;
  if (!strncmp(line, "str x30, [sp", 12)) say_link(emit, true);
  if (!strncmp(line, "ldr x30, [sp", 12)) say_link(emit, false);
}

/* Counts where there are workers. The runtime changes negative ones: those of shared objects, atomically, and of some
 * local ones. */
static const char *with_workers(const LirEmit *emit, const LirInst *inst) {
#define UNLESS_IMMEDIATE "cmp A0, #4096; b.lo <; "
#define LOOK             "ldr w16, [A0, #-8]; cmp w16, #0; b.lt >; "
#define UP               LOOK "add w16, w16, I; str w16, [A0, #-8]; <:|"
#define DOWN             LOOK "subs w16, w16, #1; str w16, [A0, #-8]; "
#define BY(symbol)       "str x30, [sp, #-16]!; mov x16, A0; bl " symbol "; ldr x30, [sp], #16"
#define RELEASE          /* of a local object, whose count is -1 now */              \
  "b.lo >; <:|str x30, [sp, #-16]!; cmn w16, #1; mov x16, A0; b.ne 1f; bl S; b 2f; " \
  "1: bl rt_shared_drop; 2: ldr x30, [sp], #16"
  if (!emit->func->unit->has_workers) return NULL;
  switch (inst->op - LIR_MACHINE) {
  case OP_DUP: return UP BY("rt_shared_dup");
  case OP_DUPI: return UNLESS_IMMEDIATE UP BY("rt_shared_dup");
  case OP_DROP:
  case OP_DROPN: return DOWN RELEASE;
  case OP_DROPI:
  case OP_DROPNI: return UNLESS_IMMEDIATE DOWN RELEASE;
  case OP_LOWER:
    return inst->cond == LIR_LT ? DOWN "<:|" BY("rt_shared_lowern")
                                : DOWN "<:|" BY("rt_shared_lower");
  default: return NULL;
  }
#undef UNLESS_IMMEDIATE
#undef LOOK
#undef UP
#undef DOWN
#undef BY
#undef RELEASE
}

void aarch64_emit_inst(LirEmit *emit, const LirInst *inst) {
  if (inst->op == LIR_MOVE) {
    move(emit, inst);
    return;
  }
  const LirMachineOp *op = &aarch64_ops[inst->op - LIR_MACHINE];
  if (op->properties & LIR_LEAVES) epilogue(emit);
  if (!op->templ) {
    special(emit, inst);
    return;
  }
  if (inst->op == LIR_MACHINE + OP_CALL && inst->cond == LIR_CONV_C) {
    call_c(emit, inst);
    return;
  }
  const char *workers = with_workers(emit, inst), *t = workers ? workers : op->templ;
  if (emit->in_cold_block && emit->frame.has_calls &&
      (inst->op == LIR_MACHINE + OP_DROP || inst->op == LIR_MACHINE + OP_DROPI))
    t = "mov x16, A0; bl rt_drop";
  if (emit->in_cold_block && emit->frame.has_calls && inst->op == LIR_MACHINE + OP_ALLOC)
    t = "mov x16, G; bl rt_alloc_class; mov X0, x16; H; str x16, [X0, #-8]";
  if (strstr(op->operands, "bx") && needs_x17(inst))
    constant(emit, X17, (uint64_t)(int64_t)inst->disp, 64);
  static const EmitSyntax syntax = {reg, letter, moved};
  bool is_traced = inst->op == LIR_MACHINE + OP_RAISE && inst->place;
  bool pushes_link = is_traced && !emit->frame.has_calls;
  if (pushes_link) {
    emit_text(emit, "\tstr x30,[sp,#-16]!\n");
    say_link(emit, true);
  }
  if (is_traced)
    t = emit_is_again(emit, inst) ? "mov x16, A0; bl rt_reraise" : "mov x16, A0; bl rt_raise";
  emit_template(emit, inst, t, &syntax);
  if (is_traced) emit_place(emit, inst);
  if (pushes_link) {
    emit_text(emit, "\tldr x30,[sp],#16\n");
    say_link(emit, false);
  }
  if (op->properties & LIR_RETURNS) {
    bool is_long = emit->frame.size || emit->frame.saved;
    if (is_long && emit->has_return && emit->in_cold_block) {
      aarch64_emit_jump(emit, (LirBlock){0});
      return;
    }
    if (is_long && !emit->has_return) { /* cold returns come here */
      emit->has_return = true;
      emit_label(emit, (LirBlock){0});
      emit_text(emit, ":\n");
    }
    epilogue(emit);
    emit_text(emit, "\tret\n");
  }
}

/* Parameters lie where Clef has them, except those on C's stack and the slot, which go to a register or the overflow area,
 * integers before floats. */
void aarch64_emit_c_entry(Text *out, const LirCEntry *entry, const Names *names) {
  enum { REGS = 8, ABOVE = 32 /* bytes: what is saved */ };
  int32_t over = RT_OVERFLOW;
  text_format(
      out,
      "\t.text\n\t.balign 4\n\"%s\":\n\tstp x29,x30,[sp,#-32]!\n\tstp x21,x28,[sp,#16]\n\tmov x21,xzr\n"
      "\tadrp x28,rt_block\n\tadd x28,x28,:lo12:rt_block\n",
      name_text(names, entry->symbol));
  for (int floating = 0; floating < 2; floating++) {
    uint32_t seen[2] = {0}, on_stack = 0;
    for (uint32_t i = 0; i < entry->count; i++) {
      bool is_float = lir_is_float((LirType)entry->types[i]), is_slot = i + 1 == entry->count;
      uint32_t number = seen[is_float]++;
      bool is_stacked = !is_slot && number >= REGS;
      int32_t from = ABOVE + 8 * (int32_t)(is_stacked ? on_stack++ : 0);
      if (is_float != (bool)floating || (!is_stacked && !is_slot)) continue;
      if (number < REGS) {
        text_format(out, "\tmov x%u,x16\n", number);
        continue;
      }
      if (!is_slot) text_format(out, "\tldr x17,[sp,#%d]\n", from);
      text_format(out, "\tstr %s,[x28,#%d]\n", is_slot ? "x16" : "x17", over);
      over += 8;
    }
  }
  text_format(
      out,
      "\tbl \"%s\"\n\tcbz x21,1f\n\tb rt_callback_raised\n1:\tldp x21,x28,[sp,#16]\n\tldp x29,x30,[sp],#32\n\tret\n",
      name_text(names, entry->body));
}
