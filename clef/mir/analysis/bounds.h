/* bounds: proves v <= x + c, or v >= x + c, at a place.
 *
 * The search goes backwards from the place, as in ABCD (Bodik, Gupta, Sarkar, PLDI 2000). It uses the branches that dominate the
 * block and v's definition. For a block parameter it proves the bound for all arguments, each at the place where its edge leaves.
 * A query that returns to the same parameter, with a bound that is no harder, holds by induction, because the value was
 * bound earlier. For that x must not change in between: either x is available where the parameter is bound, or x is a parameter
 * of the same block; then its argument replaces it.
 *
 * Numbers are integers, not machine words, so a sum counts only where a further proof shows that it cannot wrap. A sign extension
 * is the number itself. So is a length truncated to 32 bits: such code exists only where `int` has 32 bits, and no array has more
 * elements than an `int` can count.
 *
 * MirFunc.facts has bounds of a function's parameters that hold in all calls (pass/ip_ranges.c).
 *
 * For a loop, a bound between values that do not change in the loop may be assumed instead of proved. This is ABCD's insertion of
 * checks. The result then holds in a copy of the loop that is entered behind tests of all assumptions.
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
  uint32_t depth, depth_from; /* goals below the second belong to another query */
  uint32_t steps;             /* left for this query */
  bool short_lengths;         /* lengths are cut to 32 bits */
  VEC(InstId) lengths;        /* instructions that read one */
  /* assuming */
  BlockId header;            /* of the loop, or none */
  bool assumes;              /* now */
  VEC(MirBound) assumptions; /* of all positive answers */
  uint32_t assumptions_from; /* the first one of this loop */
} MirBounds;

/* Is it a signed division by a constant without `nw`? */
bool mir_bounds_is_division(const MirFunc *f, const MirInst *inst);
/* Computes the graph's tables; false when the function has neither check nor division. */
bool mir_bounds_init(MirBounds *r, MirFunc *func, Arena *arena);
/* The same without a test whether the function has any. */
void mir_bounds_tables(MirBounds *r, MirFunc *func, Arena *arena);
/* A new query, independent of those before. */
bool mir_bounds_prove(MirBounds *r, ValueId v, ValueId x, int64_t c, bool is_upper, MirPlace at);
/* Allows assumptions for the loop with this header, which one edge enters; none ends that. */
void mir_bounds_assume(MirBounds *r, BlockId header);
/* Removes the assumptions of the loop that others imply, with the facts at its entry. */
void mir_bounds_thin(MirBounds *r, MirPlace at);
/* Does the switch of `block` test an index against a length, `0 <= index < length`, its first edge the failure? */
bool mir_bounds_is_check(const MirFunc *f, BlockId block);
/* Does that test always succeed? */
bool mir_bounds_is_within(MirBounds *r, BlockId block);
/* The facts that hold on an edge of a branch. */
MirFact mir_bounds_fact(const MirFunc *f, BlockId block, uint32_t edge);
/* The value behind conversions that do not change the number. */
ValueId mir_bounds_number(const MirFunc *f, ValueId v);
/* Removes the check of a block: it jumps to the target of success, and the proof there is `known`. `replacement` is indexed
 * by value and has room for two more than there are. */
void mir_bounds_remove_check(MirFunc *f, const MirCfg *cfg, BlockId block, ValueId *replacement);

#endif
