/* x86_64: what the files of this folder share. */
#ifndef ARCH_X86_64_X86_64_H
#define ARCH_X86_64_X86_64_H

#include "clef/lir/target.h"

typedef enum X86Op {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) OP_##name,
#include "arch/x86_64/ops.def"
} X86Op;

/* Register numbers are the order of preference: those that calls destroy first. */
enum {
  RAX,
  RCX,
  RDX,
  RSI,
  RDI,
  R8,
  R9,
  R10,
  R11,
  RBX,
  RBP,
  R12,
  R13,
  R15,
  R14,
  RSP,
  XMM0 = LIR_FLOAT_REG
};

extern const LirMachineOp x86_64_ops[];

void x86_64_select(LirFunc *func, Arena *scratch, bool optimise);
void x86_64_emit_inst(LirEmit *emit, const LirInst *inst);
void x86_64_emit_branch(LirEmit *emit, const LirInst *inst, LirBlock yes, LirBlock no,
                        LirBlock next);
void x86_64_emit_jump(LirEmit *emit, LirBlock to);
void x86_64_emit_begin(LirEmit *emit);
void x86_64_emit_prologue(LirEmit *emit);
void x86_64_emit_c_entry(Text *out, const LirCEntry *entry, const Names *names);
uint32_t x86_64_frame_code(const LirEmit *emit);
int32_t x86_64_frame_size(const LirEmit *emit);
int32_t x86_64_cfi_frame(LirEmit *emit, bool is_made);
void x86_64_emit_end(Text *out, const LirUnit *unit);

#endif
