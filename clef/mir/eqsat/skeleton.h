/* skeleton: the fifth text's IR itself, the pair ⟨S, G⟩ of a control-flow skeleton and an e-graph (README.md).
 *
 *   G = ⟨N, L, C, E, Γ⟩   SkelNode: a node, its label, children and type; `class` is E, the least node equal to it
 *   R = ⟨N, I, r⟩         SkelRegion: nodes of G, parameter nodes among them, root
 *   R X                   SkelUse: a region with the arguments that take the places of its parameters
 *   B = ⟨b, X, T, t⟩      SkelBlock: label, arguments with their types (SkelVar), transfer
 *   S                     SkelFunc: the closure of `children` from its first block
 *
 * It is made from a MirFunc and its EqGraph (skeleton_of.c) or read from its text form (skeleton_parse.c), and is independent of
 * both then: it has words of its own for labels, types and blocks. */
#ifndef CLEF_MIR_EQSAT_SKELETON_H
#define CLEF_MIR_EQSAT_SKELETON_H

#include "clef/mir/mir.h"

/* ---- Γ: types ---- */
enum { SKEL_TUPLE = MIR_KIND_COUNT }; /* SkelType.kind beyond MIR's: a tagged tuple */
typedef struct SkelType {
  uint8_t kind;
  bool may_be_immediate; /* of a reference, as in MIR */
  uint32_t constructors; /* of a tuple: its tags are '1 to 'constructors */
  Name row;              /* of a reference; or none */
} SkelType;
static inline bool skel_type_same(SkelType a, SkelType b) {
  return a.kind == b.kind && a.may_be_immediate == b.may_be_immediate &&
         a.constructors == b.constructors && a.row.index == b.row.index;
}

/* ---- G: nodes ---- */
typedef enum SkelForm {
  SKEL_PARAM, /* a parameter node: what a region's argument replaces */
  SKEL_OP,    /* an operation of MIR */
  SKEL_MAKE,  /* `tuple 'K`: the tagged tuple of its children */
  SKEL_PART,  /* `part 'K N`: component N, from 1, of a tuple whose tag is 'K; ⊥ of any other */
} SkelForm;

typedef struct SkelLabel {
  uint8_t form, op, tag; /* tag: of an allocation */
  uint32_t number;       /* MAKE, PART: the constructor; OP: the stride */
  int64_t imm; /* PART: which component; OP: constant's bits, offset, size … as in MirInst */
  Name row, symbol;
} SkelLabel;
bool skel_label_same(const SkelLabel *a, const SkelLabel *b);

typedef struct SkelNode {
  SkelLabel label;
  SkelType type;
  uint32_t *children, child_count; /* nodes; any one of its class stands for it */
  uint32_t class;
  const char *rule; /* that made it, for the reader of a dump; NULL: the program has it */
} SkelNode;

typedef struct SkelRegion {
  uint32_t *nodes, node_count;
  uint32_t *params, param_count;
  uint32_t root;
} SkelRegion;

/* ---- S: blocks ---- */
typedef struct SkelVar { /* an argument label: of a function, of a block, or of a global */
  Name name;
  SkelType type;
  uint32_t block; /* whose parameter it is; 0: the function's, or a global */
  bool is_global;
} SkelVar;

typedef struct SkelUse { /* R X */
  uint32_t region;
  uint32_t *args, arg_count; /* variables */
} SkelUse;

typedef struct SkelUses {
  SkelUse *items;
  uint32_t count, capacity;
} SkelUses;

typedef struct SkelEdge { /* goto_b(R X, …) */
  uint32_t block;         /* 0: there is none */
  SkelUses args;
} SkelEdge;

typedef enum SkelCaseForm {
  SKEL_CONSTRUCTOR,
  SKEL_CONSTANT,
  SKEL_PREDICATE,
  SKEL_ALWAYS
} SkelCaseForm;
typedef struct SkelCase {
  uint8_t form;
  int64_t label; /* CONSTRUCTOR, CONSTANT */
  SkelUse check; /* PREDICATE */
  SkelEdge to;
} SkelCase;

/*  SKEL_TRANSFER_ROW(NAME, word, meaning) */
#define SKEL_TRANSFERS(SKEL_TRANSFER_ROW)                                                              \
  SKEL_TRANSFER_ROW(GOTO, "goto")                                                                      \
  SKEL_TRANSFER_ROW(CALL,                                                                              \
                    "call") /* the function's result is the call's, or `then` goes on with it */       \
  SKEL_TRANSFER_ROW(                                                                                   \
      EFFECT,                                                                                          \
      "effect") /* a call of a primitive: it changes memory, or what it gives is no word's function */ \
  SKEL_TRANSFER_ROW(RAISE, "raise")                                                                    \
  SKEL_TRANSFER_ROW(RETURN, "return")                                                                  \
  SKEL_TRANSFER_ROW(MATCH,                                                                             \
                    "match") /* by label: tagged tuples and constants; a default without one */        \
  SKEL_TRANSFER_ROW(FIRST,                                                                             \
                    "first") /* first evaluation: the first case whose regions are all not ⊥ */      \
  SKEL_TRANSFER_ROW(CHECK, "check") /* check first: the first case whose predicate holds */            \
  SKEL_TRANSFER_ROW(INVALID, "invalid")
typedef enum SkelTransferForm {
#define SKEL_TRANSFER_ROW(name, text) SKEL_##name,
  SKEL_TRANSFERS(SKEL_TRANSFER_ROW)
#undef SKEL_TRANSFER_ROW
      SKEL_TRANSFER_COUNT
} SkelTransferForm;
extern const char *const skel_transfer_text[SKEL_TRANSFER_COUNT];

typedef struct SkelTransfer {
  uint8_t form;
  uint8_t callee;  /* CALL: MirCalleeForm */
  uint32_t number; /* CALL: arity or slot */
  Name name;       /* CALL: the callee; INVALID: the reason */
  SkelLabel label; /* EFFECT */
  /* CALL, EFFECT, RAISE, RETURN; of matches the value, or none. CALL of a value: the value is the first */
  SkelUses args;
  VEC(SkelCase) cases;
  SkelEdge to;      /* GOTO; EFFECT; CALL: where it returns to, or none */
  SkelEdge handler; /* CALL: where an exception goes, or none */
} SkelTransfer;

typedef struct SkelBlock {
  Name name;
  VEC(uint32_t) params; /* variables */
  SkelTransfer t;
} SkelBlock;

typedef struct SkelFunc {
  Name name;
  VEC(uint32_t) params; /* variables */
  VEC(SkelType) results;
  VEC(SkelVar) vars; /* item 0 unused, as in the next ones */
  VEC(SkelNode) nodes;
  VEC(SkelRegion) regions;
  VEC(SkelBlock) blocks; /* the first is 1 */
} SkelFunc;

typedef struct SkelGlobal {
  Name name;
  SkelType type;
  uint64_t bits;
} SkelGlobal;

typedef struct SkelUnit {
  Arena *arena;
  Names *names;
  VEC(SkelGlobal) globals;
  VEC(SkelFunc *) funcs;
} SkelUnit;

/* ---- skeleton.c: the functions of the text's figure 4, and what readers and makers need ---- */
/* block(b): the block with this label; NULL when there is none. */
const SkelBlock *skel_block(const SkelFunc *f, Name b);
/* sig(b), params(b): types and labels of a block's arguments, in order. */
SkelType skel_sig(const SkelFunc *f, const SkelBlock *b, uint32_t index);
uint32_t skel_params(const SkelBlock *b, uint32_t index);
/* children(b): the blocks that its transfer names, in order; the count. `out` has room for skel_most_children. */
uint32_t skel_children(const SkelBlock *b, uint32_t *out);
uint32_t skel_most_children(const SkelBlock *b);
/* is_prim of a value's type; c_label is skel_c_label in skeleton_run.c, since it is a function of values. */
bool skel_is_prim(SkelType type);

SkelUnit *skel_unit_new(Arena *arena, Names *names);
SkelFunc *skel_func_new(SkelUnit *unit, Name name);
const SkelFunc *skel_find_func(const SkelUnit *unit, Name name);
/* All of S*: by block, whether it can be reached from the first. */
const bool *skel_reachable(const SkelFunc *f, Arena *arena);

/* ---- skeleton_join.c ---- */
/* Are two regions equal, by position of their parameters? */
bool skel_region_equal(const SkelFunc *f, uint32_t a, uint32_t b, Arena *arena);
/* Regions that are equal become the first of them. */
void skel_join_regions(SkelUnit *unit, SkelFunc *f);

/* ---- skeleton_of.c ---- */
/* The pair of a function whose graph was built, added to the unit. */
struct EqGraph;
SkelFunc *skel_of(SkelUnit *unit, struct EqGraph *g);
/* The same of a function as it is. */
void skel_add_func(SkelUnit *unit, MirFunc *func);

/* ---- skeleton_print.c, skeleton_parse.c: what is printed reads back the same ---- */
void skel_print(const SkelUnit *unit, Text *out);
/* NULL when there were errors; they are in diags. */
SkelUnit *skel_parse(Arena *arena, Names *names, Sources *sources, Diags *diags, uint32_t file);

/* ---- skeleton_verify.c ---- */
/* Appends a line for each violation; true when there is none. */
bool skel_verify(const SkelUnit *unit, Text *problems);

/* ---- skeleton_run.c: the rules of figure 5 ---- */
typedef struct SkelRunOptions {
  bool trace;    /* each rule that is applied, to stderr */
  uint64_t seed; /* 0: of a class the first node that has a value; else any, chosen by it */
  const char *const *args; /* of the first function */
  uint32_t arg_count;
} SkelRunOptions;
/* Runs @main, or the first function; writes Ok(…) or Err(…). The exit status: 0, 134 after Err, 1 when no rule applies. */
int skel_run(const SkelUnit *unit, const SkelRunOptions *options, Text *out, Text *trace);

#endif
