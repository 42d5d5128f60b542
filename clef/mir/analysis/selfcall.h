/* selfcall: properties of a function's calls of itself. Tables are by block index. */
#ifndef CLEF_MIR_ANALYSIS_SELFCALL_H
#define CLEF_MIR_ANALYSIS_SELFCALL_H

#include "clef/mir/analysis/analysis.h"

/* Does the terminator call that function directly, by CALL or TAILCALL as `op` says? */
bool mir_calls_directly(const MirTerm *term, MirOp op, SymbolId symbol);
/* What is returned from the end of `block` on, when nothing else happens there; else none. */
ValueId mir_returned(const MirFunc *f, BlockId block);
/* Edges into each block. */
uint32_t *mir_count_preds(const MirFunc *f, Arena *arena);
/* Where the result of the call of `self` at the end of block `b` arrives; none when something else does too, the call has a
 * handler or is none of `self`. */
BlockId mir_self_call_arrives(const MirFunc *f, SymbolId self, BlockId b,
                              const uint32_t *pred_count);
/* Does a way from behind another call of `self` lead to the one at the end of block `site`? */
bool mir_is_behind_self_call(const MirFunc *f, SymbolId self, BlockId site, Arena *arena);
/* Moves the function's body into a loop: a fresh header, with the parameters as its own. The entry is left without a
 * terminator, to be given the jump to the header. */
BlockId mir_make_header(MirFunc *f, Arena *scratch);

#endif
