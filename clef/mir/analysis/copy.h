/* copy: the blocks of one function in another. What was the callee's return becomes a jump to where the call went on. */
#ifndef CLEF_MIR_ANALYSIS_COPY_H
#define CLEF_MIR_ANALYSIS_COPY_H

#include "clef/mir/analysis/analysis.h"

typedef struct MirCopy {
  MirFunc *to;
  const MirFunc *from;
  Arena *scratch;
  bool is_tail;          /* returns, raises and tail calls leave `to` */
  MirEdge then, handler; /* else: where results go, and exceptions (none: to the caller of `to`) */
  /* by FuncId, or NULL: tail calls of these functions jump to a block with their parameters */
  const BlockId *entry_of;
  bool is_cold;
  bool is_inlined; /* the copy is code of another function than `to`: Note [Places of inlined code] */
  Span call;       /* of the call that it stands for, if it is */
} MirCopy;

/* Copies all reachable blocks with `args` for the parameters; the copy of the entry. Edges lead out as the fields say.
 *
 *   call f(a) -> r(x) except h(y)       f's blocks: return v  =>  goto r(v, x)
 *                                                   raise e   =>  goto h(e, y)
 *                                                   tailcall  =>  call -> r(x) except h(y)
 *                                                   a call without exception edge gets h(y) */
BlockId mir_copy_body(const MirCopy *copy, const ValueId *args);
/* The Span.file of a place of `from` in a copy that stands for the call at `call`. */
uint32_t mir_inlined_file(const MirFunc *from, Span call, uint32_t file, Arena *scratch);

#endif
