/* tail_recursion: tail-recursion elimination. A tail call of a function to itself becomes a jump.
 *
 * In:    verified MIR.
 * Out:   no direct self tail call. The parameters are copied once into those of a loop header.
 * Keeps: nothing.
 * Tests: t/mir/tail-recursion-*.mir
 */
#include "clef/mir/passes.h"
#include "clef/mir/analysis/selfcall.h"

static bool is_self_tail(const MirFunc *f, const MirBlock *block) {
  return !block->is_removed && mir_calls_directly(&block->term, MIR_TAILCALL, f->symbol);
}

void mir_tail_recursion(MirFunc *func, PassContext *cx) {
  bool found = false;
  for (uint32_t b = 1; b < func->blocks.count; b++)
    found |= is_self_tail(func, &func->blocks.items[b]);
  if (!found) return;
  func->is_simple = false;
  Span span = mir_block(func, MIR_ENTRY)->term.span;
  BlockId header = mir_make_header(func, cx->scratch);
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    if (!is_self_tail(func, &func->blocks.items[b])) continue;
    MirTerm term = func->blocks.items[b].term;
    MirAt at = mir_at_end(func, (BlockId){b}, term.span);
    mir_goto(&at, header, term.operands, term.operand_count);
  }
  MirAt at = mir_at_end(func, MIR_ENTRY, span);
  mir_goto(&at, header, func->params.items, func->params.count);
}
