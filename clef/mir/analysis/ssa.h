/* ssa: a variable that is defined in several blocks becomes values and block parameters again.
 *
 *   mir_ssa_begin(&s);
 *   mir_ssa_define(&s, block, value);   the variable's value at the end of the block; the last call counts
 *   mir_ssa_need(&s, block);            a use in the block needs the value at its start
 *   mir_ssa_place(&s);                  finds the blocks that need a parameter
 *   mir_ssa_make(&s, type);             makes the parameters and their arguments
 *   mir_ssa_at_start(&s, block)         the value at the start of a block that needs it
 *
 * A definition has to reach every need on all ways. Parameters stand at the end of a block's list; nothing else changes, so
 * one MirSsa serves many variables of a function. Its blocks must all be reachable. */
#ifndef CLEF_MIR_ANALYSIS_SSA_H
#define CLEF_MIR_ANALYSIS_SSA_H

#include "clef/mir/analysis/analysis.h"

typedef struct MirSsaBlock { /* of one variable, while `epoch` is the current one */
  uint32_t defined, live, joins, looked;
  ValueId value, param, start; /* at the end; at the start, of a join; at the start, as looked up */
} MirSsaBlock;

typedef struct MirSsa {
  MirFunc *func;
  Arena *arena;
  const MirCfg *cfg;
  uint32_t *frontier_start; /* block b's dominance frontier: frontier[start[b] .. start[b + 1]) */
  BlockId *frontier;
  MirSsaBlock *blocks;
  uint32_t epoch;
  bool is_made;
  VEC(BlockId) defines, needs, joins, work;
} MirSsa;

void mir_ssa_init(MirSsa *s, MirFunc *func, const MirCfg *cfg, Arena *arena);
void mir_ssa_begin(MirSsa *s);
void mir_ssa_define(MirSsa *s, BlockId block, ValueId value);
void mir_ssa_need(MirSsa *s, BlockId block);
void mir_ssa_place(MirSsa *s);
/* After `place`: would this definition be an argument for one of the parameters? */
bool mir_ssa_feeds(MirSsa *s, ValueId value);
void mir_ssa_make(MirSsa *s, MirType type);
ValueId mir_ssa_at_start(MirSsa *s, BlockId block);

#endif
