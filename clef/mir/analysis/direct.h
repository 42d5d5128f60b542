/* direct: calls through closures, methods and code values that become direct ones, because what they run is known. */
#ifndef CLEF_MIR_ANALYSIS_DIRECT_H
#define CLEF_MIR_ANALYSIS_DIRECT_H

#include "clef/mir/analysis/analysis.h"

/* The code of a static closure; none when the data is none. */
SymbolId mir_static_code(const MirData *data);
/* Can a value become one of type `want` without a proof? */
bool mir_can_become(const MirFunc *f, ValueId value, MirType want);
/* Can a call that is not direct call the function instead: do arguments (with the closure, last) and results go together? */
bool mir_can_call(const MirFunc *f, const MirTerm *call, const MirFunc *callee);
/* Makes such a call at a block's end direct; arguments get casts where they need some. */
void mir_call_directly(MirFunc *f, BlockId block, const MirFunc *callee);

#endif
