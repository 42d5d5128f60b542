/* bounds: is v <= x + c, or v >= x + c, at a place?
 *
 * Queries search backwards from the place, as in ABCD (Bodik, Gupta, Sarkar, PLDI 2000). Answers come from the branches
 * that dominate the block, from v's definition, and for a block parameter from all its arguments, each queried where its edge
 * leaves. A question that comes back to the same parameter, no harder than it was, is answered by induction: the value was
 * bound earlier. That needs an x that does not change in between: one that is available where the parameter is bound, or is
 * bound together with it; then its argument stands for it.
 *
 * Numbers are integers, not machine words: a sum counts only where it cannot wrap, which is a question of its own. A sign
 * extension is the number itself, and so is a length cut to 32 bits: where that occurs `int` has 32 bits, and no array has
 * more elements than it can count.
 *
 * Of a function's parameter what all callers keep to is known (MirFunc.facts, pass/ip_ranges.c).
 *
 * With a loop given, what does not change in it may be assumed instead of shown: ABCD's insertion of checks. The answer then
 * holds in a copy of the loop that is entered behind tests of all assumptions.
 */
#ifndef CLEF_MIR_ANALYSIS_BOUNDS_H
#define CLEF_MIR_ANALYSIS_BOUNDS_H

#include "clef/mir/analysis/analysis.h"

enum { MIR_BOUNDS_DEPTH = 40, MIR_BOUNDS_FAR = 1 << 30 };

typedef struct MirPlace { /* the place of a query: in a block, or on an edge out of it */
  BlockId block;
  uint32_t edge; /* + 1; 0: in the block */
} MirPlace;

typedef struct MirFact { /* what holds behind an edge of a branch: a <= b + c, or a is not b */
  ValueId a, b;          /* none: nothing */
  int64_t c;
  bool is_equal, is_different, is_unsigned; /* unsigned: and a >= 0, if b >= 0 */
} MirFact;

typedef struct MirBound { /* v <= x + c, or v >= x + c; x may be none */
  ValueId v, x;
  int64_t c;
  bool is_upper;
  bool is_minus; /* of an assumption: */
  ValueId plus;  /* v + plus, or v - plus, stands for v, if there is one: a sum that is no value */
} MirBound;

typedef struct MirGoal {
  MirBound bound;
  bool is_induction; /* its arguments are being queried */
} MirGoal;

typedef struct MirBounds {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  MirFact *facts;   /* by block */
  bool *compared;   /* by value: some fact is about it */
  InstId *array_of; /* by value: the first array made with that length */
  MirGoal active[MIR_BOUNDS_DEPTH];
  uint32_t depth, depth_from; /* goals below the second are of another question */
  uint32_t steps;             /* left for this question */
  bool short_lengths;         /* lengths are cut to 32 bits */
  VEC(InstId) lengths;        /* instructions that read one */
  /* assuming */
  BlockId header;            /* of the loop, or none */
  bool assumes;              /* now */
  VEC(MirBound) assumptions; /* of all positive answers */
  uint32_t assumptions_from; /* the first one of this loop */
} MirBounds;

/* Is it a signed division by a constant, of which nothing is known? */
bool mir_bounds_is_division(const MirFunc *f, const MirInst *inst);
/* Computes the graph's tables; false when the function has neither check nor division. */
bool mir_bounds_init(MirBounds *r, MirFunc *func, Arena *arena);
/* The same without a test whether the function has any. */
void mir_bounds_tables(MirBounds *r, MirFunc *func, Arena *arena);
/* A question of its own. */
bool mir_bounds_ask(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at);
/* From here on the loop with this header, which one edge enters, may be given assumptions. None: no more. */
void mir_bounds_assume(MirBounds *r, BlockId header);
/* Assumptions of the loop go that others imply, with what is known where the loop is entered. */
void mir_bounds_thin(MirBounds *r, MirPlace at);
/* Does the switch of `block` test an index against a length, `0 <= index < length`, its first edge the failure? */
bool mir_bounds_is_check(const MirFunc *f, BlockId block);
/* Is that test always passed? */
bool mir_bounds_is_within(MirBounds *r, BlockId block);
/* The facts that hold on an edge of a branch. */
MirFact mir_bounds_fact(const MirFunc *f, BlockId block, uint32_t edge);
/* The value behind what does not change the number. */
ValueId mir_bounds_number(const MirFunc *f, ValueId v);
/* The check of a block goes: it jumps to where passing led, and the proof there is `known`. `replacement` is by value and has
 * room for two more than there are. */
void mir_bounds_remove_check(MirFunc *f, const MirCfg *cfg, BlockId block, ValueId *replacement);

#endif
