/* mir: the mid-level IR. README.md is the chapter: meaning, invariants, text form.
 *
 * A unit has symbols, layout rows, static data and functions. A function is a graph of blocks with parameters; a
 * block is a list of instructions (MirInst, at most one result) and one terminator (MirTerm, with edges). Operands
 * are values; constants and symbols are instructions without operands. Values are words: what is wider is several.
 * The entry block b1 has no parameters and no predecessors; the function's parameters are values of their own.
 *
 * Entities are handles and keep them when others come or go. Symbols, rows and data live in the unit's arena; what belongs
 * to a function lives in its own, which ends when the function is dropped, and is made anew by mir_compact: the vectors
 * that grew leave their old places behind, so a function is compacted when half of its arena is such rests.
 */
#ifndef CLEF_MIR_MIR_H
#define CLEF_MIR_MIR_H

#include "clef/base/base.h"
#include "clef/base/diag.h"
#include "clef/base/intern.h"
#include "clef/base/source.h"
#include "clef/base/vec.h"
#include "clef/mir/layout.h"

/* clang-format off */
typedef struct ValueId { uint32_t index; } ValueId; /* v7; 0 is none, as in all of them */
typedef struct BlockId { uint32_t index; } BlockId; /* b2 */
typedef struct InstId { uint32_t index; } InstId;
typedef struct FuncId { uint32_t index; } FuncId;
typedef struct DataId { uint32_t index; } DataId;
/* clang-format on */

/* ---- kinds and types ---- */
/*  MIR_KIND_ROW(NAME, text, bytes in memory, 'I' integer, 'F' float, 'P' one pointer word, '-' no word) */
#define MIR_KINDS(MIR_KIND_ROW)                                                                   \
  MIR_KIND_ROW(NONE, "none", 0, '-')                                                              \
  MIR_KIND_ROW(I8, "i8", 1, 'I') /* also truth values: 0 or 1 */                                  \
  MIR_KIND_ROW(I16, "i16", 2, 'I')                                                                \
  MIR_KIND_ROW(I32, "i32", 4, 'I')                                                                \
  MIR_KIND_ROW(I64, "i64", 8, 'I')                                                                \
  MIR_KIND_ROW(F32, "f32", 4, 'F')                                                                \
  MIR_KIND_ROW(F64, "f64", 8, 'F')                                                                \
  MIR_KIND_ROW(ADDR, "addr", 8,                                                                   \
               'P') /* into an object, static data or foreign memory; not counted */              \
  MIR_KIND_ROW(CODE, "code", 8, 'P') /* a function's address */                                   \
  MIR_KIND_ROW(REF, "ref", 8, 'P') /* counted reference, or an immediate when the type says so */ \
  MIR_KIND_ROW(TOKEN, "token", 8, 'P') /* memory of a dead cell, or nothing */                    \
  MIR_KIND_ROW(STATE, "state", 0, '-') /* memory as an operand, in skeletons */                   \
  MIR_KIND_ROW(PROOF, "proof", 0, '-') /* a check has passed */
typedef enum MirKind {
#define MIR_KIND_ROW(name, text, size, sort) MIR_KIND_##name,
  MIR_KINDS(MIR_KIND_ROW)
#undef MIR_KIND_ROW
      MIR_KIND_COUNT
} MirKind;
extern const char *const mir_kind_text[MIR_KIND_COUNT];
extern const uint8_t mir_kind_size[MIR_KIND_COUNT];
extern const char mir_kind_sort[MIR_KIND_COUNT];
static inline bool mir_kind_is_int(unsigned kind) {
  return kind >= MIR_KIND_I8 && kind <= MIR_KIND_I64;
}
static inline bool mir_kind_is_float(unsigned kind) {
  return kind == MIR_KIND_F32 || kind == MIR_KIND_F64;
}

typedef struct MirType {
  uint8_t kind;          /* MirKind */
  bool may_be_immediate; /* REF: the word may be below 4096; printed as ref? */
  RowId row;             /* REF: the object's layout row, when known; ref<list> */
} MirType;
static inline MirType mir_type(MirKind kind) { return (MirType){.kind = (uint8_t)kind}; }
static inline MirType mir_ref(RowId row, bool may_be_immediate) {
  return (MirType){MIR_KIND_REF, may_be_immediate, row};
}
static inline bool mir_type_same(MirType a, MirType b) {
  return a.kind == b.kind && a.may_be_immediate == b.may_be_immediate && a.row.index == b.row.index;
}

/* ---- operations ---- */
typedef enum MirOp {
#define OP(name, text, operands, result, types, properties, cost) MIR_##name,
#include "clef/mir/ops.def"
} MirOp;
enum {
  MIR_OP_COUNT = 0
#define OP(...) +1
#include "clef/mir/ops.def"
};
_Static_assert(MIR_OP_COUNT <= 256, "MirInst.op is one byte");

enum { /* properties: see ops.def */
       MIR_PURE = 1 << 0,
       MIR_COMMUTES = 1 << 1,
       MIR_READS = 1 << 2,
       MIR_WRITES = 1 << 3,
       MIR_ALLOCATES = 1 << 4,
       MIR_PARTIAL = 1 << 5,
       MIR_MAY_PROVE = 1 << 6,
       MIR_TYPED = 1 << 7,
       MIR_EGRAPH = 1 << 8,
       MIR_OWNERSHIP = 1 << 9,
       MIR_COUNTS = 1 << 10,
       MIR_TERMINATES = 1 << 11,
};
enum { MIR_VARY = -1 };

/* How the kinds of operands and result go together. k is any of the named class, the same throughout. */
typedef enum MirTypeRule {
  MIR_RULE_NUMBER,         /* () -> integer or float, TYPED */
  MIR_RULE_IMMEDIATE,      /* () -> ref? */
  MIR_RULE_SYMBOL,         /* () -> ref, addr or code */
  MIR_RULE_TO_I32,         /* () -> i32 */
  MIR_RULE_TO_PROOF,       /* proofs or i8 -> proof */
  MIR_RULE_SELECT,         /* (i8, k, k) -> k */
  MIR_RULE_CAST,           /* ref -> ref */
  MIR_RULE_SAME_INT,       /* k … -> k */
  MIR_RULE_SHIFT,          /* (k, i32) -> k */
  MIR_RULE_INT_TEST,       /* (k, k) -> i8 */
  MIR_RULE_REF_TEST,       /* (p, p) -> i8, p ref, addr or code */
  MIR_RULE_SAME_FLOAT,     /* k … -> k */
  MIR_RULE_FLOAT_TEST,     /* (k, k) -> i8 */
  MIR_RULE_WIDEN,          /* integer -> wider integer */
  MIR_RULE_NARROW,         /* integer -> narrower integer */
  MIR_RULE_INT_TO_FLOAT,   /* i32, i64 -> float */
  MIR_RULE_FLOAT_TO_INT,   /* float -> i32, i64 */
  MIR_RULE_FLOAT_TO_FLOAT, /* the other width */
  MIR_RULE_BITCAST,        /* same width, other class */
  MIR_RULE_LOAD,           /* ref or addr -> any word */
  MIR_RULE_STORE,          /* (ref or addr, any word) */
  MIR_RULE_ELEM,           /* (ref or addr, i64) -> addr */
  MIR_RULE_TO_ADDR,        /* ref or addr -> addr */
  MIR_RULE_ADDR_ADD,       /* (addr, i64) -> addr */
  MIR_RULE_ADDR_BITS,      /* addr -> i64 */
  MIR_RULE_BITS_ADDR,      /* i64 -> addr */
  MIR_RULE_LEN,            /* ref -> i64 */
  MIR_RULE_HEADER,         /* ref -> i32 */
  MIR_RULE_HEADER_TEST,    /* ref -> i8 */
  MIR_RULE_REF_QUESTION,   /* ref -> i8 */
  MIR_RULE_IMM_VALUE,      /* ref -> i64 */
  MIR_RULE_MEM_COPY,       /* (addr, addr, i64) */
  MIR_RULE_MEM_FILL,       /* (addr, i8, i64) */
  MIR_RULE_MEM_EQUAL,      /* (addr, addr, i64) -> i8 */
  MIR_RULE_ALLOC,          /* ([token]) -> ref<row> */
  MIR_RULE_ALLOC_ARRAY,    /* (i64 …) -> ref<row> */
  MIR_RULE_RT_GET,         /* () -> any word */
  MIR_RULE_RT_SET,         /* (any word) */
  MIR_RULE_SYS,            /* by sys.def */
  MIR_RULE_COUNTED,        /* (ref) */
  MIR_RULE_COUNTED_TEST,   /* ref -> i8 */
  MIR_RULE_TO_TOKEN,       /* ref -> token */
  MIR_RULE_NO_TOKEN,       /* () -> token */
  MIR_RULE_TOKEN,          /* (token) */
  MIR_RULE_DEBUG,          /* (anything) */
  MIR_RULE_TERMINATOR,
} MirTypeRule;

typedef struct MirOpInfo {
  const char *text;
  int8_t operand_count; /* or MIR_VARY */
  uint8_t result_count; /* 0 or 1; SYS: by sys.def */
  uint8_t types;        /* MirTypeRule */
  uint16_t properties;
  uint16_t cost;
} MirOpInfo;
extern const MirOpInfo mir_op_info[MIR_OP_COUNT];
static inline bool mir_op_has(unsigned op, unsigned properties) {
  return (mir_op_info[op].properties & properties) != 0;
}

typedef enum MirSys {
#define SYS(name, text, args, result) MIR_SYS_##name,
#include "clef/mir/sys.def"
  MIR_SYS_COUNT
} MirSys;
typedef struct MirSysInfo {
  const char *text, *args;
  char result;
} MirSysInfo;
extern const MirSysInfo mir_sys_info[MIR_SYS_COUNT];

/* ---- instructions ---- */
enum {                       /* MirInst.flags */
       MIR_MUTABLE = 1 << 0, /* LOAD, STORE: the place may be stored to after it was initialised */
       MIR_NW =
           1 << 1, /* IADD, ISUB, IMUL, SHL: no signed wrap; SDIV, SREM: the dividend is not negative. What `bounds-checks`
                           found; the interpreter checks */
       MIR_PROVED = 1 << 2, /* the last operand is a proof */
       MIR_ZEROED = 1 << 3, /* ALLOC, ALLOC_ARRAY: all bytes are 0; else undefined until stored */
       MIR_GATED =
           1 << 3, /* STORE, where several processors work, up to `gates`: needs a gate though it stores no reference: part of a
                           value of several words, some of them references, or the library's code inlined into the program */
       MIR_INIT =
           1 << 4, /* STORE: first store to the place (fresh object, computed field); nothing to drop there */
       MIR_MOVED =
           1 << 5, /* LOAD after ownership: takes the reference out of its place; the place is dead */
       MIR_KEPT = 1 << 7, /* CONST: made where it stands, once, and kept in a register */
       MIR_COUNTED =
           1 << 6, /* DUP, DROP, LOWER, IS_UNIQUE, DROP_REUSE: the word is no immediate here; the interpreter checks */
};

typedef struct MirInst {
  uint8_t op;   /* MirOp */
  uint8_t kind; /* MirKind of the word loaded, stored, set; else of the result */
  uint8_t flags;
  uint8_t tag;            /* ALLOC, ALLOC_STACK: header tag */
  uint16_t operand_count; /* the proof included */
  uint16_t
      field; /* LOAD, STORE: with row, the class of places that may alias: field of row, from 1; 0 unknown */
  ValueId *operands;
  ValueId result; /* or none */
  BlockId block;
  InstId prev, next; /* in the block */
  RowId row;
  union {
    SymbolId symbol; /* SYMBOL */
    uint32_t stride; /* ELEM: bytes */
    Name name;       /* DEBUG */
  } u;
  int64_t imm; /* constant's bits, byte offset, size, slot, dimension, MirSys … */
  Span span;
} MirInst;

typedef struct MirValue {
  MirType type;
  BlockId block; /* where it is defined; of a function's parameter b1 */
  InstId inst;   /* none: a parameter */
  uint16_t param_index;
  bool is_func_param;
  bool is_borrowed;   /* function parameter, after ownership: the caller keeps it alive */
  uint32_t use_count; /* as of the latest mir_count_uses; builders and mutators keep no counts */
  Name name;          /* source name, or none */
} MirValue;

/* ---- terminators ---- */
typedef struct MirEdge {
  BlockId block;
  uint32_t arg_count;
  ValueId *args;
} MirEdge;

/*  MIR_CALLEE(NAME, text) */
#define MIR_CALLEES(MIR_CALLEE)                                                                                 \
  MIR_CALLEE(DIRECT, "") /* symbol: function of the unit or runtime, Clef's convention */                       \
  MIR_CALLEE(                                                                                                   \
      CLOSURE,                                                                                                  \
      "closure") /* value: its code, its arity known to be right; the closure comes last among the arguments */ \
  MIR_CALLEE(                                                                                                   \
      APPLY,                                                                                                    \
      "apply") /* value: arity known when the tag says so; else symbol is called: the apply stub */             \
  MIR_CALLEE(METHOD, "method") /* slot of the row of the first argument */                                      \
  MIR_CALLEE(CODE, "code")     /* value: of kind code */                                                        \
  MIR_CALLEE(C, "c")           /* symbol, the platform's C convention */
typedef enum MirCalleeForm {
#define MIR_CALLEE(name, text) MIR_CALLEE_##name,
  MIR_CALLEES(MIR_CALLEE)
#undef MIR_CALLEE
      MIR_CALLEE_COUNT
} MirCalleeForm;
extern const char *const mir_callee_text[MIR_CALLEE_COUNT];

enum {
  MIR_TERM_NO_RAISE = 1 << 0
}; /* a call that is known not to raise, whatever its callee says */

typedef struct MirTerm {
  uint8_t op;   /* MirOp with TERMINATES; 0 (MIR_CONST): not yet set */
  uint8_t form; /* CALL, TAILCALL: MirCalleeForm */
  uint8_t flags;
  uint8_t arity;          /* APPLY: source arguments */
  uint32_t slot;          /* METHOD */
  SymbolId symbol;        /* DIRECT, C, APPLY */
  ValueId callee;         /* CLOSURE, APPLY, CODE */
  uint32_t operand_count; /* arguments; SWITCH: the value; RAISE: the exception; RETURN: results */
  ValueId *operands;
  /* GOTO 1; SWITCH case_count or one more, the default; CALL 1 or 2: return, exception */
  uint32_t edge_count;
  MirEdge *edges;
  uint32_t case_count;
  int64_t *cases; /* SWITCH: values, ascending, one per edge before the default */
  Name message;   /* INVALID */
  Span span;
} MirTerm;
/* CALL: the return block's parameters are the results, then the edge's arguments; the exception block's are the
 * exception (ref), then the edge's arguments. A call without exception edge hands an exception to the function's own
 * caller: that is canonical where the function has no work left for the exception. */

typedef struct MirBlock {
  bool is_removed;
  bool is_cold;
  uint8_t loop_depth; /* by mir_compute_loops */
  VEC(ValueId) params;
  InstId first, last; /* instructions */
  MirTerm term;
  Name name; /* for dumps; may be none */
} MirBlock;

/* ---- functions ---- */
enum {                            /* MirFunc.flags */
       MIR_FUNC_RAISES = 1 << 0,  /* may raise */
       MIR_FUNC_ADDRESS = 1 << 1, /* address taken: all parameters owned (after ownership) */
       MIR_FUNC_EXPORT =
           1 << 2, /* seen by the runtime or the linker; never removed or changed in signature */
       MIR_FUNC_COLD = 1 << 3,
       MIR_FUNC_NOINLINE = 1 << 4,
       MIR_FUNC_INLINE = 1 << 5, /* the source requests it */
       MIR_FUNC_CELL =
           1 << 6, /* code of a seq or Lazy: borrows its last parameter, the cell, though its address is taken */
       MIR_FUNC_C =
           1 << 7, /* C calls it; its last parameter is the slot of the call (arch/README.md, C) */
       MIR_FUNC_ALWAYS = 1 << 8, /* inlined at each call that is not cold, of whatever size */
       MIR_FUNC_LIBRARY =
           1 << 9, /* the library's or made by the compiler, not the program's: `thread-points` and `gates` differ */
};

typedef struct MirFuncFlag {
  uint32_t flag;
  const char *text;
} MirFuncFlag;
enum { MIR_FUNC_FLAG_COUNT = 10 };
extern const MirFuncFlag mir_func_flags[MIR_FUNC_FLAG_COUNT]; /* in the order of the text form */

typedef struct MirUnit MirUnit;
typedef struct MirParamFact { /* what all callers keep to: param >= 0, or param <= length of array + most */
  uint32_t param, array; /* numbers of parameters; array UINT32_MAX: the first form */
  int64_t most;          /* -1 or 0 */
} MirParamFact;

typedef struct MirFunc {
  MirUnit *unit;
  Arena *arena;        /* parameters, rows and what these point to */
  size_t compact_size; /* bytes of it after the latest mir_compact */
  FuncId id;
  SymbolId symbol;
  uint32_t flags;
  bool has_body;
  bool has_equals; /* a pass made computations that may exist already: for `eqsat-late`, `eqsat-end` */
  bool is_simple; /* `simplify` has nothing to do until something else changes the function */
  VEC(ValueId) params;
  VEC(MirType) results;
  VEC(MirValue) values; /* item 0 unused, as in the next two */
  VEC(MirBlock) blocks; /* b1 is the entry */
  VEC(MirInst) insts;
  struct MirWrites *writes; /* from `side-effects` on (analysis/memory.h); NULL: any place */
  VEC(MirParamFact) facts;  /* from `ip-ranges` on, in the unit's arena */
  Name source_name;         /* as the user wrote it, for messages */
  Span span;
} MirFunc;

/* ---- static data ---- */
typedef enum MirFieldForm { MIR_FIELD_BITS, MIR_FIELD_SYMBOL, MIR_FIELD_COMPUTED } MirFieldForm;
typedef struct MirField {
  uint32_t offset; /* bytes; ascending in the item */
  MirType type;
  MirFieldForm form;
  int64_t bits; /* BITS: the value or immediate; SYMBOL: added to the address */
  SymbolId symbol;
} MirField; /* COMPUTED: stored once at start-up, not to be read before */

typedef enum MirDataForm {
  MIR_DATA_OBJECT, /* with header: row, tag, fields; `size` bytes; bytes no field covers are 0 */
  MIR_DATA_STRING, /* with header, row of kind STRING: `bytes`, lengths and padding follow from them */
  MIR_DATA_BYTES, /* no header: bytes as they are, read only */
  MIR_DATA_SLOTS, /* no header: fields, mutable, zero unless given; references in them are dropped at the end */
} MirDataForm;
extern const char *const mir_data_text[];

typedef struct MirData {
  SymbolId symbol;
  MirDataForm form;
  RowId row;
  uint8_t tag;
  bool is_mutable; /* OBJECT: stores are allowed */
  uint32_t size;
  const char *bytes; /* STRING, BYTES: `size` of them */
  VEC(MirField) fields;
  Span span;
} MirData;

/* ---- symbols ---- */
typedef enum MirSymbolForm {
  MIR_SYMBOL_UNKNOWN,     /* named, not yet declared: the verifier refuses it */
  MIR_SYMBOL_FUNC,        /* index: FuncId */
  MIR_SYMBOL_DATA,        /* index: DataId */
  MIR_SYMBOL_IMPORT_FUNC, /* of the runtime (Clef's convention) or C; signature below */
  MIR_SYMBOL_IMPORT_DATA, /* an address */
} MirSymbolForm;
/* Where a word of a C call travels: in the next register of its class, on the stack, in the register for the result's address. */
#define MIR_C_PLACES          \
  MIR_C_PLACE(REG, "")        \
  MIR_C_PLACE(STACK, "stack") \
  MIR_C_PLACE(RESULT, "result")
typedef enum MirCPlace {
#define MIR_C_PLACE(name, text) MIR_C_##name,
  MIR_C_PLACES
#undef MIR_C_PLACE
      MIR_C_PLACE_COUNT
} MirCPlace;
extern const char *const mir_c_place_text[];

typedef struct MirSymbol {
  Name name;
  MirSymbolForm form;
  uint32_t index;
  uint32_t flags;            /* imports: MIR_FUNC_RAISES, MIR_FUNC_C */
  MirType *params, *results; /* imports */
  uint32_t param_count, result_count;
  uint8_t *places; /* MirCPlace of each parameter; NULL: all in registers, as far as these go */
  Name link,
      library; /* C: the function's name there, and as DllImport names it what it is in; or none */
  Span span;   /* C: of its declaration */
} MirSymbol;

/* ---- places ---- */
/* Note [Places of inlined code]
 * An instruction that `copy` brings into another function keeps its bytes of source text, and its Span.file names a row of
 * MirUnit.sites: the file, the function whose body it was, and the place of the call that it replaces. That place may be
 * of inlined code again, so a place is a chain, from the innermost function to the one whose code it is now. */
enum { MIR_SITE = 1u << 31 }; /* in Span.file: the other bits are the site's number */
typedef struct MirSite {
  uint32_t file; /* row of Sources.files */
  Name callee;   /* whose body it was, by its source name */
  Span call;     /* of the call, which may be of inlined code itself */
} MirSite;

/* ---- the unit ---- */
/* A function that C calls by a name: `body` gets the address of C's arguments (clef/lower/c_abi.h). */
typedef struct MirExport {
  Name name;
  SymbolId body;
} MirExport;

struct MirUnit {
  Arena *arena;
  Names *names;
  Sources *sources; /* may be NULL */
  Name name;
  bool is_owned;    /* after the ownership pass: counts are explicit */
  bool is_int32;    /* no array has more elements than an i32 counts */
  bool has_workers; /* several processors may work: objects that they share have counts of their own (rt/README.md, "Workers") */
  Layout layout;
  VEC(MirSymbol) symbols; /* item 0 unused, as in the next two */
  VEC(MirFunc *) funcs;
  VEC(MirData) data;
  uint32_t *symbol_of_name; /* by Name */
  uint32_t symbol_of_name_count;
  SymbolId start;          /* () -> i32 exit status */
  VEC(MirExport) exports;  /* of a library for C */
  uint32_t immediate_most; /* no immediate of the unit is larger */
  bool asks_traces;        /* the program reads the trace of an exception that was handled */
  bool keeps_places; /* the program has a table of places: calls at different places are not merged */
  VEC(MirSite) sites;     /* item 0 unused */
  struct MirDebug *debug; /* debug.h: the variables of the source; NULL without -g */
};

MirUnit *mir_unit_new(Arena *arena, Names *names, Sources *sources);
/* The symbol of that name, made when there is none. */
SymbolId mir_symbol(MirUnit *unit, Name name);
SymbolId mir_symbol_of_text(MirUnit *unit, const char *text);
/* Declares a function. Parameters and results are added to it, then a body if it has one here. */
MirFunc *mir_func_new(MirUnit *unit, SymbolId symbol, Span span);
ValueId mir_func_param(MirFunc *func, MirType type, Name name);
void mir_func_result(MirFunc *func, MirType type);
void mir_import_func(MirUnit *unit, SymbolId symbol, uint32_t flags, const MirType *params,
                     uint32_t param_count, const MirType *results, uint32_t result_count);
void mir_import_data(MirUnit *unit, SymbolId symbol);
/* The pointer lives until the next item is made. */
MirData *mir_data_new(MirUnit *unit, SymbolId symbol, MirDataForm form);
SymbolId mir_data_string(MirUnit *unit, SymbolId symbol, RowId row, const char *bytes,
                         uint32_t size);
void mir_data_bits(MirUnit *unit, MirData *data, uint32_t offset, MirType type, int64_t bits);
void mir_data_symbol(MirUnit *unit, MirData *data, uint32_t offset, MirType type, SymbolId symbol);

static inline MirSymbol *mir_symbol_row(const MirUnit *unit, SymbolId id) {
  return &unit->symbols.items[id.index];
}
static inline MirFunc *mir_func(const MirUnit *unit, FuncId id) {
  return unit->funcs.items[id.index];
}
static inline MirData *mir_data(const MirUnit *unit, DataId id) {
  return &unit->data.items[id.index];
}
/* NULL unless the symbol is a function of the unit; likewise data. */
MirFunc *mir_symbol_func(const MirUnit *unit, SymbolId id);
MirData *mir_symbol_data(const MirUnit *unit, SymbolId id);
/* The symbol of that name, if it is a function with a body; else none. */
SymbolId mir_find_function(const MirUnit *unit, const char *text);
/* Does it import functions of C, or is it a library for C? */
bool mir_calls_c(const MirUnit *unit);
static inline const char *mir_symbol_text(const MirUnit *unit, SymbolId id) {
  return name_text(unit->names, mir_symbol_row(unit, id)->name);
}

static inline MirValue *mir_value(const MirFunc *f, ValueId id) {
  return &f->values.items[id.index];
}
static inline MirBlock *mir_block(const MirFunc *f, BlockId id) {
  return &f->blocks.items[id.index];
}
static inline MirInst *mir_inst(const MirFunc *f, InstId id) { return &f->insts.items[id.index]; }
static inline MirType mir_type_of(const MirFunc *f, ValueId id) {
  return f->values.items[id.index].type;
}
/* The instruction that defines a value; NULL for a parameter. */
static inline MirInst *mir_definition(const MirFunc *f, ValueId id) {
  return f->values.items[id.index].inst.index ? mir_inst(f, f->values.items[id.index].inst) : NULL;
}
#define MIR_ENTRY ((BlockId){1})

/* ---- building: pointers to rows die with the next addition ---- */
BlockId mir_block_new(MirFunc *func); /* the first is the entry; makes has_body true */
ValueId mir_block_param(MirFunc *func, BlockId block, MirType type);

/* Where new instructions go: before `before`, or at the block's end. They get `span`. */
typedef struct MirAt {
  MirFunc *func;
  BlockId block;
  InstId before;
  Span span;
} MirAt;
static inline MirAt mir_at_end(MirFunc *func, BlockId block, Span span) {
  return (MirAt){func, block, {0}, span};
}

/* The kind of result that every instruction of this operation has; NONE: it follows from operands or type. */
MirKind mir_fixed_result(MirOp op);
/* The general form: an instruction with zero attributes; the result's type is given (kind NONE: no result). */
InstId mir_add_inst(MirAt *at, MirOp op, MirType result, const ValueId *operands,
                    uint32_t operand_count);
/* Short forms for what is common; each gives the result, or none. The result type follows from the operands. */
ValueId mir_add1(MirAt *at, MirOp op, ValueId a);
ValueId mir_add2(MirAt *at, MirOp op, ValueId a, ValueId b);
ValueId mir_add3(MirAt *at, MirOp op, ValueId a, ValueId b, ValueId c);
ValueId mir_add_convert(MirAt *at, MirOp op, MirKind to, ValueId a); /* also BITS */
ValueId mir_add_const(MirAt *at, MirKind kind,
                      uint64_t bits); /* i64 or narrower: cut to the width; floats: IEEE bits */
ValueId mir_add_immediate(MirAt *at, RowId row, uint32_t word); /* ref?<row> */
ValueId mir_add_symbol(MirAt *at, SymbolId symbol, MirType type);
ValueId mir_add_select(MirAt *at, ValueId condition, ValueId yes,
                       ValueId no); /* type: the two joined */
ValueId mir_add_cast(MirAt *at, MirType type, ValueId ref, ValueId proof);
/* A place in memory: a field of an object of `row`, or bytes of no known row. */
typedef struct MirAddress {
  ValueId base;
  int64_t offset;
  RowId row;
  uint16_t field;
} MirAddress;
static inline MirAddress mir_address(ValueId base, int64_t offset) {
  return (MirAddress){.base = base, .offset = offset};
}
ValueId mir_add_load(MirAt *at, MirType type, MirAddress place, uint8_t flags, ValueId proof);
InstId mir_add_store(MirAt *at, MirAddress place, ValueId value, uint8_t flags, ValueId proof);
ValueId mir_add_elem(MirAt *at, ValueId base, int64_t offset, ValueId index, uint32_t stride,
                     ValueId proof);
ValueId mir_add_addr(MirAt *at, ValueId base, int64_t offset);
ValueId mir_add_len(MirAt *at, ValueId array, uint32_t dimension);
ValueId mir_add_partial(MirAt *at, MirOp op, ValueId a, ValueId b, ValueId proof); /* sdiv … */
ValueId mir_add_alloc(MirAt *at, RowId row, uint8_t tag, uint32_t size, uint8_t flags);
ValueId mir_add_alloc_array(MirAt *at, RowId row, const ValueId *lengths, uint32_t count,
                            uint8_t flags);
ValueId mir_add_proof(
    MirAt *at); /* passed; the block must be new, its only predecessor the check's switch */
ValueId mir_add_rt_get(MirAt *at, MirType type, uint32_t slot);
void mir_add_rt_set(MirAt *at, uint32_t slot, ValueId value);
ValueId mir_add_sys(MirAt *at, MirSys call, const ValueId *args, uint32_t count);
/* A raise that becomes a jump to a handler: notes where it stands, if the unit keeps places. */
void mir_add_raised(MirAt *at, ValueId exception);
ValueId mir_add_test(MirAt *at, MirOp op, ValueId ref, RowId row,
                     int64_t imm); /* IS_INSTANCE, IMPLEMENTS */

MirEdge mir_edge(MirFunc *func, BlockId block, const ValueId *args, uint32_t arg_count);
void mir_goto(MirAt *at, BlockId block, const ValueId *args, uint32_t arg_count);
/* Two ways on an i8: switch with case 0 to `no` and default to `yes`. That is the canonical form of a branch. */
void mir_branch(MirAt *at, ValueId condition, MirEdge yes, MirEdge no);
/* The default is left out when its block is none. Cases ascend. */
void mir_switch(MirAt *at, ValueId value, const int64_t *cases, const MirEdge *edges,
                uint32_t case_count, MirEdge otherwise);
typedef struct MirCallee {
  MirCalleeForm form;
  SymbolId symbol;
  ValueId value;
  uint32_t slot;
  uint8_t arity;
} MirCallee;
/* exception.block none: propagates. */
void mir_call(MirAt *at, MirCallee callee, const ValueId *args, uint32_t arg_count, MirEdge then,
              MirEdge exception, uint8_t flags);
void mir_tailcall(MirAt *at, MirCallee callee, const ValueId *args, uint32_t arg_count);
void mir_raise(MirAt *at, ValueId exception);
void mir_return(MirAt *at, const ValueId *results, uint32_t count);
void mir_invalid(MirAt *at, const char *why);

/* ---- reading and changing ---- */
/* for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) */

/* All operand places of a terminator: arguments, callee, edges' arguments.
 *   for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) … *u.value … */
typedef struct MirUses {
  MirTerm *term;
  ValueId *value, *next;
  uint32_t left; /* of the part's places, from next on */
  uint32_t part; /* 0 operands, 1 callee, 2 + e edge e */
} MirUses;
static inline MirUses mir_term_uses(MirTerm *term) {
  return (MirUses){.term = term, .next = term->operands, .left = term->operand_count};
}
bool mir_next_part(MirUses *uses); /* the first place of the next part that has one */
static inline bool mir_next_use(MirUses *uses) {
  if (!uses->left) return mir_next_part(uses);
  uses->value = uses->next++, uses->left--;
  return true;
}
/* The proof of an instruction, or none. */
static inline ValueId mir_proof(const MirInst *inst) {
  return inst->flags & MIR_PROVED ? inst->operands[inst->operand_count - 1] : (ValueId){0};
}
/* Does this load, store … need a proof: partial by the table, base that may be immediate, row of several cases? */
bool mir_needs_proof(const MirFunc *func, const MirInst *inst);
void mir_remove_inst(MirFunc *func, InstId inst);
void mir_move_inst(MirFunc *func, InstId inst, BlockId block,
                   InstId before); /* before none: at the end */
/* Everywhere in the function; linear. For many at once fill an array by value index (0: keep) and call the second. */
void mir_replace_uses(MirFunc *func, ValueId from, ValueId to);
void mir_replace_all_uses(MirFunc *func, const ValueId *replacement);
/* Moves instructions from `inst` on and the terminator to a new block; the old one is left without terminator. */
BlockId mir_split_block(MirFunc *func, BlockId block, InstId inst);
void mir_remove_block(MirFunc *func, BlockId block); /* nothing may refer to it */
/* A block's parameter goes in two halves: the argument on a terminator's edges; the parameter. */
void mir_remove_edge_args(MirTerm *term, BlockId to, uint32_t param_count, uint32_t index);
void mir_drop_block_param(MirFunc *func, BlockId block, uint32_t index);
/* Number of edges into a block and, when there is one, where it comes from; linear: for many use MirCfg. */
bool mir_edge_equal(const MirEdge *a, const MirEdge *b);
/* Bits of a constant value, if it is one. */
bool mir_is_const(const MirFunc *func, ValueId value, uint64_t *bits);
/* Cuts bits to the width of an integer kind: zero-extended, sign-extended. */
uint64_t mir_zero_extend(MirKind kind, uint64_t bits);
int64_t mir_sign_extend(MirKind kind, uint64_t bits);
/* The value of a pure operation on constants; false when it has none here. Used by folding, `known`, the interpreter's tests. */
bool mir_fold(MirOp op, MirKind operand_kind, MirKind result_kind, const uint64_t *operands,
              uint32_t count, uint64_t *result);
/* May this call raise, by the declaration of its callee alone? */
bool mir_term_may_raise(const MirUnit *unit, const MirTerm *term);

/* ---- text, checking, running ---- */
void mir_print_unit(const MirUnit *unit, Text *out);
void mir_print_func(const MirFunc *func, Text *out);
void mir_print_inst(const MirFunc *func, InstId inst, Text *out);
void mir_print_term(const MirFunc *func, BlockId block, Text *out);
void mir_print_type(const MirUnit *unit, MirType type, Text *out);
/* A name as words of the text form are: quoted unless it is an identifier. A number of a kind, by its bits. */
void mir_print_word(const char *text, size_t size, Text *out);
void mir_print_number(MirKind kind, int64_t bits, Text *out);
/* The row of Sources.files that a Span.file means: it may be a site. */
static inline uint32_t mir_source_file(const MirUnit *unit, uint32_t file) {
  return file & MIR_SITE ? unit->sites.items[file & ~MIR_SITE].file : file;
}
/* The code of a file outside its functions is spread over functions with this source name, each with code of several files. */
static inline bool mir_is_start_name(const MirUnit *unit, Name name) {
  return name.index && !strcmp(name_text(unit->names, name), "start");
}
/* File and line of a span after `before`; false, and nothing, when its text is not there, as a library's is not. */
bool mir_print_place(const MirUnit *unit, const char *before, Span span, Text *out);
/* NULL when there were errors; they are in diags. Spans lead into the .mir file unless the text has its own. */
MirUnit *mir_parse(Arena *arena, Names *names, Sources *sources, Diags *diags, uint32_t file);
/* Appends a line for each violation; true when there is none. */
bool mir_verify_unit(const MirUnit *unit, Text *problems);

/* System calls with their results and what they read. A run answers its first calls from the log, which it must repeat, makes
 * the others, and adds them. The program writes `mark` to standard output to mark a point; it is not shown. */
typedef struct MirCall {
  uint32_t sys, size; /* MirSys; of the bytes */
  uint64_t result;
  uint8_t *bytes; /* that the call put into its buffer */
} MirCall;
typedef struct MirCallLog {
  Arena *arena;
  VEC(MirCall) calls;
  uint32_t next; /* the call that the run makes next */
  uint32_t
      marked; /* the calls up to the last mark; 0: this run came to no mark behind the log's end */
  const char *mark;
} MirCallLog;

/* A run that is watched has no effect outside: what it writes is dropped, standard input is empty, clocks stand still, and the
 * first other system call ends it with a fault. */
typedef struct MirWatch {
  void *owner;
  /* The value is bound: the text to which it is added, or NULL. */
  Text *(*bind)(void *owner, const MirFunc *func, ValueId value);
} MirWatch;

typedef struct MirRunOptions {
  bool trace;              /* each step to stderr */
  const char *const *args; /* of the program, without its name */
  uint32_t arg_count;
  uint64_t max_steps;    /* 0: no limit */
  bool check_leaks;      /* owned units: report what is left; status 1 if anything is */
  int in, out;           /* descriptors 0 and 1 of the program */
  MirCallLog *log;       /* or NULL: every call is made */
  const MirWatch *watch; /* or NULL */
} MirRunOptions;
typedef struct MirRunResult {
  int status; /* exit status of the program, 134 uncaught, 1 fault */
  uint64_t steps;
  /* what the interpreter refused, with function and instruction; NULL when nothing */
  const char *fault;
} MirRunResult;
MirRunResult mir_interpret(const MirUnit *unit, const MirRunOptions *options, Arena *arena);
/* `clef eval FILE.mir [-trace] [ARGS]`: reads, verifies, runs; with print_only prints what was read. The exit status. */
int mir_eval_file(Arena *arena, Names *names, Sources *sources, Diags *diags, const char *path,
                  const MirRunOptions *options, bool print_only);

#endif
