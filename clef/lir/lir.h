/* LIR: one function at machine level, in SSA form, from lowering to assembly text.
 *
 * Values are words that fit a register: i32 i64 f32 f64. Blocks have parameters; edges pass arguments. The first
 * block's parameters are the function's. Every use is dominated by its definition. README.md is the chapter: steps,
 * invariants, text form. clef/lir/ops.def has the generic operations, arch/<machine>/ops.def the machine's; one
 * instruction format serves both:
 *
 *     v7: i64 = load v3 +16              generic
 *     v7: i64 = mov_m v3, v9 +16 *3      machine: base, index, displacement, log2 of the scale
 *
 * Depends on clef/base alone.
 */
#ifndef CLEF_LIR_LIR_H
#define CLEF_LIR_LIR_H

#include "clef/base/base.h"
#include "clef/base/intern.h"
#include "clef/base/source.h"
#include "clef/base/vec.h"

typedef enum LirType { LIR_NONE, LIR_I32, LIR_I64, LIR_F32, LIR_F64 } LirType;
static inline bool lir_is_float(LirType type) { return type >= LIR_F32; }
static inline bool lir_is_wide(LirType type) { return type == LIR_I64 || type == LIR_F64; }

typedef enum LirOp {
#define OP(name, text, types, properties) LIR_##name,
#include "clef/lir/ops.def"
} LirOp;
enum {
  LIR_OP_COUNT = 0
#define OP(...) +1
#include "clef/lir/ops.def"
  ,
  LIR_MACHINE = 256 /* machine operation k of the target is LIR_MACHINE + k */
};
_Static_assert(LIR_OP_COUNT <= LIR_MACHINE, "generic and machine operations share a field");

/* properties */
enum {
  LIR_PURE = 1,
  LIR_LOADS = 2,
  LIR_STORES = 4,
  LIR_CALLS = 8,
  LIR_COMMUTES = 16,
  LIR_TERMINATES = 32,
  /* of machine operations: sets flags for a jump; epilogue and return follow; epilogue precedes */
  LIR_BRANCHES = 64,
  LIR_RETURNS = 128,
  LIR_LEAVES = 256,
  LIR_CONSTANT = 512 /* may be made at any place, whatever is in the scratch registers */
};
typedef struct LirOpInfo {
  const char *text, *types;
  uint16_t properties;
} LirOpInfo;
extern const LirOpInfo lir_op_info[LIR_OP_COUNT];

/* Conditions of ICMP, FCMP, and of machine branches. For floats: ordered, NE unordered. The N.. rows are the
 * negations of the ordered comparisons, true with nan; only machine code has them. */
typedef enum LirCond {
  LIR_EQ,
  LIR_NE,
  LIR_LT,
  LIR_GE,
  LIR_GT,
  LIR_LE,
  LIR_ULT,
  LIR_UGE,
  LIR_UGT,
  LIR_ULE,
  LIR_NLT,
  LIR_NGE,
  LIR_NGT,
  LIR_NLE,
  LIR_COND_COUNT
} LirCond;
extern const char *const lir_cond_text[LIR_COND_COUNT];
/* a ? b  and  b ? a */
LirCond lir_cond_swapped(LirCond cond);
LirCond lir_cond_negated(LirCond cond, bool is_float);

/* Conventions (arch/README.md, ABI): kept in `cond` of calls and in functions. */
typedef enum LirConv {
  LIR_CONV_CLEF,
  LIR_CONV_C,
  LIR_CONV_KEEP,
  LIR_CONV_SYSCALL,
  LIR_CONV_COUNT
} LirConv;
extern const char *const lir_conv_text[LIR_CONV_COUNT];

typedef struct LirValue {
  uint32_t index;
} LirValue; /* 0 is none */
typedef struct LirBlock {
  uint32_t index;
} LirBlock;

typedef struct LirInst {
  uint16_t op;
  /* LirType of the operation: of the result, of what is compared, of what is stored */
  uint8_t type;
  uint8_t cond;  /* LirCond or LirConv */
  uint8_t scale; /* log2 */
  uint8_t result_count;
  uint16_t operand_count;
  uint32_t operands; /* first in LirFunc.operands */
  LirValue result;   /* results follow one another */
  Name symbol;
  int32_t disp;
  int64_t imm;
  uint32_t place; /* of LirFunc.places, or 0; calls and raises alone have one */
  uint32_t line;  /* of LirFunc.lines or spans, or 0: that of the instruction before it */
} LirInst;

typedef struct LirEdge {
  LirBlock block;
  uint32_t args, arg_count; /* in LirFunc.operands */
  int64_t match;            /* of a SWITCH's case */
} LirEdge;

typedef struct LirBlockRow {
  VEC(uint32_t) insts; /* rows of LirFunc.insts; the last one terminates */
  VEC(LirValue) params;
  VEC(LirEdge) edges;  /* of the terminator */
  VEC(LirBlock) preds; /* filled by lir_compute_preds */
  uint16_t loop_depth; /* filled by lir_compute_order */
  bool cold;           /* laid out last; its uses weigh little */
  bool bare;           /* runs without the frame; filled by lir_place_frame */
  bool is_shared; /* an end of several blocks (tail_merge.c): its values are those of one of them */
} LirBlockRow;

typedef struct LirValueRow {
  uint8_t type;
  bool is_param;
  uint32_t def;   /* instruction, or block of a parameter */
  LirBlock block; /* where it is defined */
  uint32_t uses;  /* filled by lir_count_uses */
} LirValueRow;

/* Where a call stands in the source. */
typedef struct LirSource {
  uint32_t line, column; /* 0: in code without text, which is the library's */
  uint32_t site;         /* of LirPlaces: which functions were inlined here; 0: none */
  uint8_t flags;         /* LIR_SOURCE_… */
} LirSource;
enum {
  LIR_SOURCE_CATCHES = 1, /* an exception that the callee raises is taken here */
  LIR_SOURCE_AGAIN = 2    /* a raise hands on an exception that was taken here: its trace goes on */
};

/* A variable of the source, for a debugger. */
typedef struct LirVariable {
  Name name;
  uint32_t type;              /* of LirDebug.types */
  uint32_t site;              /* of the inlined function whose it is; 0: of the function itself */
  uint32_t first, word_count; /* its words among those of all variables */
  uint32_t number;            /* variables are shown in this order */
  bool is_param;
  bool is_cell; /* its word is the address of the cell in which it lies, `at` bytes from the start */
  uint32_t at;
} LirVariable;

/* A value is a word of a variable. */
typedef struct LirNote {
  LirValue value;
  uint32_t word; /* LirVariable.first and the word's number */
  bool is_ref;   /* what it refers to may be gone after its last use */
} LirNote;

/* Where an instruction comes from, for a debugger (dwarf.h). */
typedef struct LirLine {
  uint32_t file; /* of LirDebug.files; 0: none */
  uint32_t line, column;
  uint32_t site; /* of LirDebug.sites: the calls that were inlined around it; 0: none */
} LirLine;

typedef struct LirUnit {
  Arena *arena; /* unit */
  Names *names;
  uint32_t func_count; /* emitted so far: numbers local labels */
  /* registers for which the text calls the runtime's drop by a name of their own */
  uint64_t drops_from;
  /* reference words below it are immediates; between it and 4096 there is none */
  uint32_t immediate_limit;
  bool has_workers; /* several threads run: each has a block; counts of shared objects are negative (rt/README.md, "Workers") */
  struct LirPlaces *places; /* places.h: the table of places, or NULL when the program has none */
  struct LirDebug *debug;   /* dwarf.h: -g; or NULL */
} LirUnit;

/* Where a value lies: a register's number or a spill slot. */
typedef uint32_t LirPlace;
enum { LIR_PLACE_SLOT = 0x10000000 };

typedef struct LirSlot {
  uint32_t size, align;
} LirSlot;

typedef struct LirFunc {
  Arena *arena; /* func */
  LirUnit *unit;
  Name name;
  uint8_t conv;              /* LirConv */
  bool is_global;            /* seen by the linker */
  bool is_machine;           /* after selection */
  VEC(uint8_t) result_types; /* LirType */
  VEC(LirInst) insts;
  VEC(LirBlockRow) blocks;         /* row 0 unused; b1 is the entry */
  VEC(LirValueRow) values;         /* row 0 unused */
  VEC(LirValue) operands;          /* of instructions and edges */
  VEC(LirSlot) slots;              /* of the frame, addressed by SLOT */
  VEC(struct LirData *) datas;     /* tables that its code reads */
  VEC(LirSource) places;           /* row 0 unused */
  uint32_t place;                  /* what instructions get that are added now */
  uint32_t place_name, place_file; /* texts of LirPlaces */
  VEC(LirLine) lines;              /* with LirUnit.debug; row 0 unused */
  VEC(Span) spans;                 /* where text has marks (LIR_MARK): of MIR; row 0 unused */
  uint32_t line;                   /* what instructions get that are added now */
  Name debug_name;                 /* as the debugger shows it; none: by its symbol */
  LirLine declared;
  VEC(LirVariable) variables;
  VEC(LirNote) notes;
  uint32_t word_count; /* of all variables together */
  bool is_main;        /* the program's code outside functions */
  VEC(LirBlock) order; /* reverse postorder, by lir_compute_order; after layout: as in the text */
  /* After allocation. A MOVE has its places in disp (to) and imm (from), its value as result. */
  uint8_t *operand_regs; /* beside `operands`: the register that each operand is read from */
  uint8_t *result_regs;  /* by value: the register where it is defined */
  uint32_t spill_slots;  /* 8 bytes each */
  uint64_t used_regs;    /* all registers that the function writes */
  LirBlock frame_block;  /* before which the frame is made; none: at the entry */
} LirFunc;

/* Static data, written to the assembly text as it stands. */
typedef enum LirDatumKind {
  LIR_DATUM_INT,
  LIR_DATUM_BYTES,
  LIR_DATUM_SYMBOL,
  LIR_DATUM_ZERO
} LirDatumKind;
typedef struct LirDatum {
  LirDatumKind kind;
  uint32_t size; /* INT: 1 2 4 8; BYTES, ZERO: bytes */
  int64_t value; /* INT; SYMBOL: added to the address */
  Name symbol;
  const char *bytes;
} LirDatum;
typedef enum LirSection { LIR_RODATA, LIR_DATA, LIR_BSS } LirSection;
typedef struct LirData {
  Name name;
  LirSection section;
  bool is_global;
  uint32_t align;
  uint32_t label_at; /* bytes before the name's address: 8 for an object with a header */
  VEC(LirDatum) items;
} LirData;

/* ---- building ---- */
LirFunc *lir_func_new(Arena *arena, LirUnit *unit, Name name);
LirBlock lir_block_new(LirFunc *func);
LirValue lir_param_new(LirFunc *func, LirBlock block, LirType type);
/* Appends an instruction with `operand_count` operands; results come with lir_result. The pointer lives until the
 * next instruction. */
LirInst *lir_add(LirFunc *func, LirBlock block, LirOp op, LirType type, const LirValue *operands,
                 uint32_t operand_count);
/* Adds a result of that type to the instruction added last. */
LirValue lir_result(LirFunc *func, LirBlock block, LirType type);
/* One result, fixed operands. */
LirValue lir_op0(LirFunc *func, LirBlock block, LirOp op, LirType type, int64_t imm);
LirValue lir_op1(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue a);
LirValue lir_op2(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue a, LirValue b);
LirValue lir_compare(LirFunc *func, LirBlock block, LirOp op, LirCond cond, LirValue a, LirValue b);
LirValue lir_load(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue address,
                  int32_t disp);
void lir_store(LirFunc *func, LirBlock block, LirOp op, LirValue address, int32_t disp,
               LirValue value);
LirValue lir_symbol(LirFunc *func, LirBlock block, Name symbol, int32_t disp);
/* Adds an edge to the block's terminator. */
void lir_edge(LirFunc *func, LirBlock from, LirBlock to, const LirValue *args, uint32_t arg_count);

static inline LirBlockRow *lir_block(const LirFunc *func, LirBlock block) {
  return &func->blocks.items[block.index];
}
static inline LirType lir_type(const LirFunc *func, LirValue value) {
  return (LirType)func->values.items[value.index].type;
}
static inline LirValue *lir_operands(const LirFunc *func, const LirInst *inst) {
  return func->operands.items + inst->operands;
}
static inline bool lir_same(LirValue a, LirValue b) { return a.index == b.index; }

/* ---- analyses ---- */
void lir_compute_preds(LirFunc *func);
/* Reverse postorder, unreachable blocks dropped, loop depths (Havlak's nesting is not needed: depth counts the
 * natural loops around a block). Sets preds as well. */
void lir_compute_order(LirFunc *func, Arena *scratch);
void lir_count_uses(LirFunc *func);
/* Counts of references that are no immediates (known.c); after lir_compute_order. */
void lir_known(LirFunc *func);
/* What follows a jump that nothing else takes is the same block (merge.c); after lir_compute_order. */
void lir_merge_blocks(LirFunc *func);
/* No SWITCH any more (switch.c); the order has to be computed again. `optimise`: tables, not comparisons alone. */
void lir_expand_switches(LirFunc *func, bool optimise);
/* Where a jump to the block really ends: blocks that are only a jump are passed over. */
LirBlock lir_final_target(const LirFunc *func, LirBlock block);
/* Puts an empty block on each edge from a block with several successors to one with several predecessors. */
void lir_split_critical_edges(LirFunc *func);

/* ---- text ---- */
struct LirTarget;
void lir_print(Text *out, const LirFunc *func, const struct LirTarget *target);
/* Text of a function with spans has marks: a line LIR_MARK, file, start, end, with spaces between the numbers, gives the place of
 * the lines behind it, up to the next mark. File 0 means none. */
enum { LIR_MARK = '\1' };
/* `@name`, quoted where a reader could not see its end. */
void lir_print_symbol(Text *out, const LirUnit *unit, Name symbol);
void lir_print_data(Text *out, const LirUnit *unit, const LirData *data);
typedef struct LirModule { /* what a .lir file holds */
  VEC(LirFunc *) funcs;
  VEC(LirData *) datas;
  Name start; /* the function that the runtime calls, where it is not @clef_start itself */
} LirModule;
/* NULL and a message "line: what" in *error when the text is not LIR. `target` gives the machine operations. */
LirModule *lir_parse(Arena *arena, LirUnit *unit, const char *text, const struct LirTarget *target,
                     const char **error);
/* All violations, one a line, each with the entity; nothing when the function is right. */
void lir_verify(const LirFunc *func, const struct LirTarget *target, Arena *scratch,
                Text *complaints);

#endif
