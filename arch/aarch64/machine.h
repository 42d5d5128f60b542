/* aarch64: what the files of this folder share. */
#ifndef ARCH_AARCH64_AARCH64_H
#define ARCH_AARCH64_AARCH64_H

#include "clef/lir/target.h"

typedef enum A64Op {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) OP_##name,
#include "arch/aarch64/ops.def"
} A64Op;

/* Integer registers have their own numbers, d0-d31 follow from 32. */
enum { X16 = 16, X17, X18, X19, X20, X21, X28 = 28, X29, X30, SP, D0 = LIR_FLOAT_REG };

extern const LirMachineOp aarch64_ops[];

void aarch64_select(LirFunc *func, Arena *scratch, bool optimise);
void aarch64_emit_inst(LirEmit *emit, const LirInst *inst);
void aarch64_emit_branch(LirEmit *emit, const LirInst *inst, LirBlock yes, LirBlock no,
                         LirBlock next);
void aarch64_emit_jump(LirEmit *emit, LirBlock to);
void aarch64_emit_begin(LirEmit *emit);
void aarch64_emit_prologue(LirEmit *emit);
void aarch64_emit_c_entry(Text *out, const LirCEntry *entry, const Names *names);
uint32_t aarch64_frame_code(const LirEmit *emit);
int32_t aarch64_frame_size(const LirEmit *emit);
int32_t aarch64_cfi_frame(LirEmit *emit, bool is_made);
/* Can a load or store of `bytes` have this displacement? */
bool aarch64_displacement_fits(int64_t disp, uint32_t bytes);
/* Bytes that a memory operation accesses. */
uint32_t aarch64_access_bytes(uint32_t op, LirType type);

#endif
