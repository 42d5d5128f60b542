/* target: x86-64's registers and conventions (arch/README.md, ABI). */
#include "arch/x86_64/machine.h"

enum {
  PURE = LIR_PURE,
  COMMUTES = LIR_COMMUTES,
  LOADS = LIR_LOADS,
  STORES = LIR_STORES,
  CALLS = LIR_CALLS,
  TERMINATES = LIR_TERMINATES,
  BRANCHES = LIR_BRANCHES,
  RETURNS = LIR_RETURNS,
  LEAVES = LIR_LEAVES,
  CONSTANT = LIR_CONSTANT
};
const LirMachineOp x86_64_ops[] = {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) \
  {text, operands, results, temps, clobbers, properties, templ},
#include "arch/x86_64/ops.def"
};

static const char *const names[64] = {
    "rax",  "rcx",  "rdx",   "rsi",   "rdi",   "r8",    "r9",    "r10",  "r11",  "rbx",
    "rbp",  "r12",  "r13",   "r15",   "r14",   "rsp",   0,       0,      0,      0,
    0,      0,      0,       0,       0,       0,       0,       0,      0,      0,
    0,      0,      "xmm0",  "xmm1",  "xmm2",  "xmm3",  "xmm4",  "xmm5", "xmm6", "xmm7",
    "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"};

#define KEPT (LIR_REG(RBX) | LIR_REG(RBP) | LIR_REG(R12) | LIR_REG(R13) | LIR_REG(R15))
#define ALLOCATABLE                                                                                \
  (KEPT | LIR_REG(RAX) | LIR_REG(RCX) | LIR_REG(RDX) | LIR_REG(RSI) | LIR_REG(RDI) | LIR_REG(R8) | \
   LIR_REG(R9) | LIR_REG(R10) | (LirRegs)0x7fff << XMM0)
#define FLOATS \
  { XMM0, XMM0 + 1, XMM0 + 2, XMM0 + 3, XMM0 + 4, XMM0 + 5, XMM0 + 6, XMM0 + 7 }
#define FLOAT_RESULTS \
  { XMM0, XMM0 + 1, XMM0 + 2, XMM0 + 3 }
#define NO LIR_NO_REG

/* In the order of machine.h: rax rcx rdx rsi rdi r8-r11 rbx rbp r12 r13 r15 r14 rsp; xmm0 is 17. */
static const uint8_t dwarf_regs[64] = {0,
                                       2,
                                       1,
                                       4,
                                       5,
                                       8,
                                       9,
                                       10,
                                       11,
                                       3,
                                       6,
                                       12,
                                       13,
                                       15,
                                       14,
                                       7,
                                       [XMM0] = 17,
                                       [XMM0 + 1] = 18,
                                       [XMM0 + 2] = 19,
                                       [XMM0 + 3] = 20,
                                       [XMM0 + 4] = 21,
                                       [XMM0 + 5] = 22,
                                       [XMM0 + 6] = 23,
                                       [XMM0 + 7] = 24,
                                       [XMM0 + 8] = 25,
                                       [XMM0 + 9] = 26,
                                       [XMM0 + 10] = 27,
                                       [XMM0 + 11] = 28,
                                       [XMM0 + 12] = 29,
                                       [XMM0 + 13] = 30,
                                       [XMM0 + 14] = 31,
                                       [XMM0 + 15] = 32};

const LirTarget lir_target_x86_64 =
    {
        .name = "x86_64",
        .ops = x86_64_ops,
        .op_count = COUNT_OF(x86_64_ops),
        .reg_names = names,
        .allocatable = ALLOCATABLE,
        .scratch = {R11, XMM0 + 15},
        .exception = R14,
        .fixed = {['A' - 'A'] = RAX, ['C' - 'A'] = RCX, ['D' - 'A'] = RDX, ['Z' - 'A'] = R11},
        .conv =
            {
                [LIR_CONV_CLEF] = {.int_args = {RDI, RSI, RDX, RCX, R8, R9, RAX, R10},
                                   .int_arg_count = 8,
                                   .float_args = FLOATS,
                                   .float_arg_count = 8,
                                   .int_results = {RAX, RDX, RCX, RSI},
                                   .int_result_count = 4,
                                   .float_results = FLOAT_RESULTS,
                                   .float_result_count = 4,
                                   .kept = KEPT},
                [LIR_CONV_C] = {.int_args = {RDI, RSI, RDX, RCX, R8, R9},
                                .int_arg_count = 6,
                                .float_args = FLOATS,
                                .float_arg_count = 8,
                                .int_results = {RAX, RDX},
                                .int_result_count = 2,
                                .float_results = FLOAT_RESULTS,
                                .float_result_count = 2,
                                .kept = KEPT},
                [LIR_CONV_KEEP] = {.int_args = {R11, RSI, RDX, RCX, R8, R9, RAX, R10},
                                   .int_arg_count = 8,
                                   .int_results = {R11},
                                   .int_result_count = 1,
                                   .kept = ALLOCATABLE},
                [LIR_CONV_SYSCALL] = {.int_args = {RAX, RDI, RSI, RDX, R10, R8, R9},
                                      .int_arg_count = 7,
                                      .int_results = {RAX},
                                      .int_result_count = 1,
                                      .kept = ALLOCATABLE & ~(LIR_REG(RAX) | LIR_REG(RCX))},
            },
        .sys = {0,  1,  257, 3,  8,   231, 228, 318, 39,  263, 9,   11,  264, 258, 269,
                79, 80, 217, 35, 332, 280, 268, 266, 267, 16,  293, 271, 62,  204},
        .aligns_loops = true,
        .folds_elements = true,
        .select = x86_64_select,
        .emit_inst = x86_64_emit_inst,
        .emit_branch = x86_64_emit_branch,
        .emit_jump = x86_64_emit_jump,
        .emit_begin = x86_64_emit_begin,
        .emit_prologue = x86_64_emit_prologue,
        .frame_code = x86_64_frame_code,
        .cfi_frame = x86_64_cfi_frame,
        .frame_start = 8, /* the return address */
        .frame_size = x86_64_frame_size,
        .dwarf_regs = dwarf_regs,
        .emit_end = x86_64_emit_end,
        .emit_c_entry = x86_64_emit_c_entry,
        .jump_op = LIR_MACHINE + OP_JMP,
        .jump = "\tjmp ",
};
