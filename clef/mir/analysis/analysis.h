/* analysis: analyses of a function's control-flow graph. Results are tables in the arena given, by block or value index,
 * valid until the graph changes. */
#ifndef CLEF_MIR_ANALYSIS_ANALYSIS_H
#define CLEF_MIR_ANALYSIS_ANALYSIS_H

#include "clef/mir/mir.h"

/* One edge into a block: `edge` counts among the terminator's edges. */
typedef struct MirPred {
  BlockId block;
  uint32_t edge;
} MirPred;

typedef struct MirCfg {
  BlockId *order; /* reverse postorder of the reachable blocks; order[0] is the entry */
  uint32_t order_count;
  uint32_t *order_index; /* by block; UINT32_MAX: unreachable */
  /* of block b: preds[pred_start[b] .. pred_start[b + 1]) ; reachable ones, in order of blocks */
  MirPred *preds;
  uint32_t *pred_start; /* block count + 1 entries */
  BlockId *idom;        /* immediate dominator; the entry's is none */
  uint32_t *dom_in,
      *dom_out; /* interval of the dominator tree's walk: a dominates b iff in[a] <= in[b] && out[b] <= out[a] */
} MirCfg;

void mir_compute_cfg(const MirFunc *func, Arena *arena, MirCfg *cfg);
/* Order and predecessors alone, without dominators: less than half of the work. */
void mir_compute_flow(const MirFunc *func, Arena *arena, MirCfg *cfg);
static inline bool mir_is_reachable(const MirCfg *cfg, BlockId b) {
  return cfg->order_index[b.index] != UINT32_MAX;
}
static inline bool mir_dominates(const MirCfg *cfg, BlockId a, BlockId b) {
  return cfg->dom_in[a.index] <= cfg->dom_in[b.index] &&
         cfg->dom_out[b.index] <= cfg->dom_out[a.index];
}
static inline uint32_t mir_pred_count(const MirCfg *cfg, BlockId b) {
  return cfg->pred_start[b.index + 1] - cfg->pred_start[b.index];
}
static inline const MirPred *mir_preds(const MirCfg *cfg, BlockId b) {
  return cfg->preds + cfg->pred_start[b.index];
}
/* Is the definition of `value` available at the start of `block` (or before `inst` in it, when given)? */
bool mir_is_available(const MirFunc *func, const MirCfg *cfg, ValueId value, BlockId block,
                      InstId inst);

/* What a value is a cast of, or it itself. */
/* Has a handler of the function taken the exception that is raised? Then it came by a block's parameter. */
bool mir_is_raised_again(const MirFunc *func, ValueId exception);
static inline ValueId mir_behind_casts(const MirFunc *func, ValueId value) {
  for (const MirInst *d = mir_definition(func, value); d && d->op == MIR_CAST;
       d = mir_definition(func, value))
    value = d->operands[0];
  return value;
}

/* Does the operation give a truth value, 0 or 1? All do whose result is an i8 whatever their operands are. */
static inline bool mir_is_test(unsigned op) { return mir_fixed_result((MirOp)op) == MIR_KIND_I8; }
/* Is the value the result of such an operation, or a constant 0 or 1? */
static inline bool mir_is_truth(const MirFunc *func, ValueId value) {
  const MirInst *d = mir_definition(func, value);
  if (!d || d->kind != MIR_KIND_I8) return false;
  return mir_is_test(d->op) || (d->op == MIR_CONST && (d->imm == 0 || d->imm == 1));
}

/* Fills MirValue.use_count of every value (uses in unreachable blocks count too). */
void mir_count_uses(MirFunc *func);
/* Fills MirBlock.loop_depth from natural loops (back edges to a dominator), at most 255. */
void mir_compute_loops(MirFunc *func, const MirCfg *cfg, Arena *scratch);
/* The direct callers of a function: callers[start[f] .. start[f + 1]) by FuncId, a caller once for each call. */
typedef struct MirCallers {
  uint32_t *start;
  FuncId *callers;
} MirCallers;
void mir_compute_callers(const MirUnit *unit, Arena *arena, MirCallers *callers);
/* The function of the unit, with a body, that a terminator calls directly; NULL when it does not. */
MirFunc *mir_direct_callee(const MirUnit *unit, const MirTerm *term);
/* How much code a function becomes, in instructions of the plain sort; without its cold blocks, if requested. Stack objects
 * live until the function returns, so a function that has some cannot become part of a loop. */
uint32_t mir_code_weight(const MirFunc *f, bool with_cold, bool *has_stack_objects);
/* May a value of type `from` stand where `to` is expected, as it is? */
bool mir_type_fits(const MirUnit *unit, MirType from, MirType to);
/* Numbers blocks, values and instructions afresh, in their order, so that tables by number have no gaps: what was removed is
 * forgotten. All of the function moves to a fresh arena of just the size. Worth it where much was removed or grew. */
void mir_compact(MirFunc *func, Arena *scratch);
/* Is more than half of the function's arena what changes left behind? */
bool mir_is_loose(const MirFunc *func);
/* Removes blocks that cannot be reached. */
void mir_remove_unreachable(MirFunc *func, Arena *scratch);

/* By FuncId: is the function's address in code, data or a row, or is it the stub of an apply, called like code behind one? */
const bool *mir_addresses_taken(const MirUnit *unit, Arena *scratch);

#endif
