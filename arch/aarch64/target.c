/* target: AArch64's registers and conventions (arch/README.md, ABI). */
#include "arch/aarch64/machine.h"

enum {
  PURE = LIR_PURE,
  LOADS = LIR_LOADS,
  STORES = LIR_STORES,
  CALLS = LIR_CALLS,
  TERMINATES = LIR_TERMINATES,
  BRANCHES = LIR_BRANCHES,
  RETURNS = LIR_RETURNS,
  LEAVES = LIR_LEAVES,
  CONSTANT = LIR_CONSTANT
};
const LirMachineOp aarch64_ops[] = {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) \
  {text, operands, results, temps, clobbers, properties, templ},
#include "arch/aarch64/ops.def"
};

static const char *const names[64] = {
    "x0",  "x1",  "x2",  "x3",  "x4",  "x5",  "x6",  "x7",  "x8",  "x9",  "x10", "x11", "x12",
    "x13", "x14", "x15", "x16", "x17", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25",
    "x26", "x27", "x28", "x29", "x30", "sp",  "d0",  "d1",  "d2",  "d3",  "d4",  "d5",  "d6",
    "d7",  "d8",  "d9",  "d10", "d11", "d12", "d13", "d14", "d15", "d16", "d17", "d18", "d19",
    "d20", "d21", "d22", "d23", "d24", "d25", "d26", "d27", "d28", "d29", "d30", "d31"};

#define KEPT \
  (LIR_REG(19) | LIR_REG(20) | (LirRegs)0x3f << 22 | LIR_REG(29) | (LirRegs)0xff << (D0 + 8))
#define ALLOCATABLE (KEPT | (LirRegs)0xffff | (LirRegs)0x7fffffff << D0)
#define FLOATS \
  { D0, D0 + 1, D0 + 2, D0 + 3, D0 + 4, D0 + 5, D0 + 6, D0 + 7 }
#define FLOAT_RESULTS \
  { D0, D0 + 1, D0 + 2, D0 + 3 }

/* Integer registers have their own numbers, d0 is 64. */
static const uint8_t dwarf_regs[64] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
    76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95};

const LirTarget lir_target_aarch64 =
    {
        .name = "aarch64",
        .ops = aarch64_ops,
        .op_count = COUNT_OF(aarch64_ops),
        .reg_names = names,
        .allocatable = ALLOCATABLE,
        .scratch = {X16, D0 + 31},
        .exception = X21,
        .fixed = {['Z' - 'A'] = X17},
        .conv =
            {
                [LIR_CONV_CLEF] = {.int_args = {0, 1, 2, 3, 4, 5, 6, 7},
                                   .int_arg_count = 8,
                                   .float_args = FLOATS,
                                   .float_arg_count = 8,
                                   .int_results = {0, 1, 2, 3},
                                   .int_result_count = 4,
                                   .float_results = FLOAT_RESULTS,
                                   .float_result_count = 4,
                                   .kept = KEPT},
                [LIR_CONV_C] = {.int_args = {0, 1, 2, 3, 4, 5, 6, 7},
                                .int_arg_count = 8,
                                .float_args = FLOATS,
                                .float_arg_count = 8,
                                .int_results = {0, 1},
                                .int_result_count = 2,
                                .float_results = FLOAT_RESULTS,
                                .float_result_count = 4,
                                .kept = KEPT},
                [LIR_CONV_KEEP] = {.int_args = {X16, 1, 2, 3, 4, 5, 6, 7},
                                   .int_arg_count = 8,
                                   .int_results = {X16},
                                   .int_result_count = 1,
                                   .kept = ALLOCATABLE},
                [LIR_CONV_SYSCALL] = {.int_args = {8, 0, 1, 2, 3, 4, 5},
                                      .int_arg_count = 7,
                                      .int_results = {0},
                                      .int_result_count = 1,
                                      .kept = ALLOCATABLE & ~LIR_REG(0)},
            },
        .sys = {63, 64, 56, 57,  62,  94, 113, 278, 172, 35, 222, 215, 38,  34, 48,
                17, 49, 61, 101, 291, 88, 53,  36,  78,  29, 59,  73,  129, 123},
        .select = aarch64_select,
        .emit_inst = aarch64_emit_inst,
        .emit_branch = aarch64_emit_branch,
        .emit_jump = aarch64_emit_jump,
        .emit_begin = aarch64_emit_begin,
        .emit_prologue = aarch64_emit_prologue,
        .frame_code = aarch64_frame_code,
        .cfi_frame = aarch64_cfi_frame,
        .frame_start = 0,
        .frame_size = aarch64_frame_size,
        .dwarf_regs = dwarf_regs,
        .emit_c_entry = aarch64_emit_c_entry,
        .jump_op = LIR_MACHINE + OP_JMP,
        .jump = "\tb ",
};
