/* target: the description of a machine for the machine-independent steps. `arch/<machine>/target.c` fills one.
 *
 * Registers are numbered 0-31 (integer) and 32-63 (float), so that a set of them is a uint64_t.
 */
#ifndef CLEF_LIR_TARGET_H
#define CLEF_LIR_TARGET_H

#include "clef/lir/lir.h"

typedef uint64_t LirRegs;
enum { LIR_FLOAT_REG = 32, LIR_NO_REG = 255 };
#define LIR_REG(r) ((LirRegs)1 << (r))

/* A machine operation, a row of arch/<machine>/ops.def.
 *
 * `operands` has a letter per operand, `results` per result, `temps` per register needed only inside:
 *   r f      any integer, any float register
 *   b x      base and index of a memory operand: integer register or none
 *   A-Z      that one register (the machine's letters: LirTarget.fixed)
 *   0 1 2    (results) the register of that operand, which is overwritten
 *   &        (before a result) not the register of any operand
 *   *        as many as there are, placed by the convention in `cond`
 * `clobbers` has letters of registers that the instruction destroys beside its results. */
typedef struct LirMachineOp {
  const char *text, *operands, *results, *temps, *clobbers;
  uint16_t properties; /* LIR_PURE ... */
  const char *templ;   /* assembly text; its letters are explained above the machine's table */
} LirMachineOp;

typedef struct LirConvention {
  uint8_t int_args[8], float_args[8], int_results[4], float_results[4];
  uint8_t int_arg_count, float_arg_count, int_result_count, float_result_count;
  /* callee-saved: a call leaves them, a function of this convention saves those that it uses */
  LirRegs kept;
} LirConvention;

typedef struct LirEmit LirEmit;

/* System calls; the numbers are the machine's. */
typedef enum LirSys {
  LIR_SYS_READ,
  LIR_SYS_WRITE,
  LIR_SYS_OPENAT,
  LIR_SYS_CLOSE,
  LIR_SYS_LSEEK,
  LIR_SYS_EXIT_GROUP,
  LIR_SYS_CLOCK_GETTIME,
  LIR_SYS_GETRANDOM,
  LIR_SYS_GETPID,
  LIR_SYS_UNLINKAT,
  LIR_SYS_MMAP,
  LIR_SYS_MUNMAP,
  LIR_SYS_RENAMEAT,
  LIR_SYS_MKDIRAT,
  LIR_SYS_FACCESSAT,
  LIR_SYS_GETCWD,
  LIR_SYS_CHDIR,
  LIR_SYS_GETDENTS64,
  LIR_SYS_NANOSLEEP,
  LIR_SYS_STATX,
  LIR_SYS_UTIMENSAT,
  LIR_SYS_FCHMODAT,
  LIR_SYS_SYMLINKAT,
  LIR_SYS_READLINKAT,
  LIR_SYS_IOCTL,
  LIR_SYS_PIPE2,
  LIR_SYS_PPOLL,
  LIR_SYS_KILL,
  LIR_SYS_SCHED_GETAFFINITY,
  LIR_SYS_COUNT
} LirSys;

/* A function that C calls: the entry for C, and the function itself, by Clef's convention. C passes its words but the last,
 * which is the address of the slot that the call came through: it arrives in a scratch register (r10, x16). */
typedef struct LirCEntry {
  Name symbol, body;
  uint8_t *types; /* LirType, of the parameters */
  uint32_t count;
} LirCEntry;

typedef struct LirTarget {
  const char *name; /* x86_64, aarch64 */
  const LirMachineOp *ops;
  uint32_t op_count;
  const char *const *reg_names; /* 64-bit names, for dumps */
  LirRegs allocatable;
  /* integer and float register outside the allocator: moves, allocation, release */
  uint8_t scratch[2];
  uint8_t exception; /* zero in normal execution */
  uint8_t fixed[26]; /* register of each capital letter, LIR_NO_REG if none */
  LirConvention conv[LIR_CONV_COUNT];
  uint16_t sys[LIR_SYS_COUNT];
  /* Rewrites generic operations to machine operations. `optimise` is false at -O0: no combining rules. */
  void (*select)(LirFunc *func, Arena *scratch, bool optimise);
  /* Assembly text (clef/lir/emit.h): the instruction without its jump, a branch's jumps, the frame. */
  void (*emit_inst)(LirEmit *emit, const LirInst *inst);
  void (*emit_branch)(LirEmit *emit, const LirInst *inst, LirBlock yes, LirBlock no, LirBlock next);
  void (*emit_jump)(LirEmit *emit, LirBlock to);
  void (*emit_begin)(LirEmit *emit); /* before all else: sizes, analyses */
  void (*emit_prologue)(LirEmit *emit);
  /* Says to a debugger that the function's frame (LirEmit.frame) is made, or that it is not; returns the bytes from the stack
   * pointer to its upper end. At the entry of a function these are frame_start. */
  int32_t (*cfi_frame)(LirEmit *emit, bool is_made);
  int32_t frame_start;
  int32_t (*frame_size)(const LirEmit *emit); /* these bytes, once it is made */
  const uint8_t *dwarf_regs;                  /* DWARF's numbers of the registers */
  /* The frame at a call in the block at hand, as rt/<machine>/trace.s reads it from the table of places. */
  uint32_t (*frame_code)(const LirEmit *emit);
  void (*emit_end)(Text *out,
                   const LirUnit *unit); /* what the unit's functions share; may be NULL */
  void (*emit_c_entry)(Text *out, const LirCEntry *entry, const Names *names);
  bool aligns_loops;   /* Note [Heads of loops] in clef/lir/emit.c */
  bool folds_elements; /* an operand in memory may be base + index * 1, 2, 4, 8 + displacement */
  uint16_t jump_op;    /* its operation, LIR_MACHINE included */
  const char *jump;    /* the text of a jump, without its target */
} LirTarget;

extern const LirTarget lir_target_x86_64, lir_target_aarch64;
/* By -target's name ("x86_64-linux", "amd64-linux", "aarch64-linux", "arm64-linux", or the bare machine); NULL. */
const LirTarget *lir_target_find(const char *name);

/* ---- the way from generic LIR to text ---- */
typedef enum LirStep {
#define LIR_STEP(NAME, text, is_printed, is_optional, what, source) LIR_STEP_##NAME,
#include "clef/lir/steps.def"
  LIR_STEP_COUNT
} LirStep;

typedef struct LirStepInfo {
  const char *text;
  bool is_optional;
} LirStepInfo;
extern const LirStepInfo lir_step_info[LIR_STEP_COUNT];

/* What the steps cost and leave, all functions together. */
typedef struct LirWatch {
  uint64_t (*clock)(void); /* nanoseconds; or NULL: counts alone */
  uint64_t last, time[LIR_STEP_COUNT];
  uint32_t blocks[LIR_STEP_COUNT], insts[LIR_STEP_COUNT], funcs;
} LirWatch;

typedef struct LirOptions {
  bool optimise, verify;
  uint8_t int_limit, float_limit; /* 0: as many registers as the machine has; tests set fewer */
  uint8_t near_limit;             /* 0: RA_MOST_NEAR; tests set fewer */
  uint32_t disabled;              /* bits of steps that are left out */
  LirWatch *watch;                /* or NULL */
} LirOptions;
/* The step has been done on the function. */
void lir_step_done(const LirOptions *options, const LirFunc *func, LirStep step);
/* Is it to be done? An optional one, with optimisation. */
bool lir_step_wanted(const LirOptions *options, LirStep step);
/* Registers that an allocated instruction writes besides its results: temporaries and what it destroys. */
LirRegs lir_written_regs(const LirFunc *func, const LirTarget *target, const LirInst *inst);
/* Selects and no more: for dumps. */
void lir_select_only(LirFunc *func, const LirTarget *target, const LirOptions *options);
/* Selects and allocates, each unless it is done; verifies after each step if the options say so. */
void lir_prepare(LirFunc *func, const LirTarget *target, const LirOptions *options);
/* The same, then lays out and writes one function; `func->arena` is scratch space too. */
void lir_emit_func(Text *out, LirFunc *func, const LirTarget *target, const LirOptions *options);
void lir_emit_data(Text *out, const LirUnit *unit, const LirTarget *target, const LirData *data);
/* What stands before the first and after the last function or datum of a unit. */
void lir_emit_begin(Text *out, const LirUnit *unit);
/* `clef_start`, which start-up code calls, is that function. */
void lir_emit_start(Text *out, const LirUnit *unit, Name start);
void lir_emit_end(Text *out, const LirUnit *unit, const LirTarget *target);

#endif
