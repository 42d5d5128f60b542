/* selftail: a tail call of a function to itself becomes a jump.
 *
 * In:    verified MIR.
 * Out:   no direct self tail call. The parameters are copied once into those of a loop header.
 * Keeps: nothing.
 * Tests: t/mir/selftail-*.mir
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

static bool is_self_tail(const MirFunc *f, const MirBlock *block) {
  return !block->is_removed && block->term.op == MIR_TAILCALL && block->term.form == MIR_CALLEE_DIRECT &&
         block->term.symbol.index == f->symbol.index;
}

void mir_selftail(MirFunc *func, PassContext *cx) {
  bool found = false;
  for (uint32_t b = 1; b < func->blocks.count; b++) found |= is_self_tail(func, &func->blocks.items[b]);
  if (!found) return;
  func->is_simple = false;
  uint32_t block_count = func->blocks.count;
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count + func->params.count);
  Span span = mir_block(func, MIR_ENTRY)->term.span;
  BlockId header = mir_split_block(func, MIR_ENTRY, mir_block(func, MIR_ENTRY)->first);
  VEC(ValueId) params = {0};
  for (uint32_t i = 0; i < func->params.count; i++) {
    ValueId from = func->params.items[i];
    ValueId to = mir_block_param(func, header, mir_type_of(func, from));
    mir_value(func, to)->name = mir_value(func, from)->name;
    replacement[from.index] = to;
    vec_push(cx->scratch, &params, from);
  }
  mir_replace_all_uses(func, replacement);
  for (uint32_t b = 1; b <= block_count; b++) {
    if (!is_self_tail(func, &func->blocks.items[b])) continue;
    MirTerm term = func->blocks.items[b].term;
    MirAt at = mir_at_end(func, (BlockId){b}, term.span);
    mir_goto(&at, header, term.operands, term.operand_count);
  }
  MirAt at = mir_at_end(func, MIR_ENTRY, span);
  mir_goto(&at, header, params.items, params.count);
}
