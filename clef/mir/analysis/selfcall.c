/* selfcall: calls of a function to itself, and the loop that its body becomes. */
#include "clef/mir/analysis/selfcall.h"

bool mir_calls_directly(const MirTerm *term, MirOp op, SymbolId symbol) {
  return term->op == op && term->form == MIR_CALLEE_DIRECT && term->symbol.index == symbol.index;
}

ValueId mir_returned(const MirFunc *f, BlockId block) {
  const MirTerm *term = &mir_block(f, block)->term;
  if (term->op == MIR_RETURN) return term->operands[0];
  if (term->op != MIR_GOTO) return (ValueId){0};
  const MirEdge *edge = &term->edges[0];
  const MirBlock *to = mir_block(f, edge->block);
  if (to->first.index || to->term.op != MIR_RETURN) return (ValueId){0};
  ValueId v = to->term.operands[0];
  const MirValue *value = mir_value(f, v);
  if (value->is_func_param || value->block.index != edge->block.index) return v;
  return edge->args[value->param_index];
}

uint32_t *mir_count_preds(const MirFunc *f, Arena *arena) {
  uint32_t *count = NEW_ARRAY(arena, uint32_t, f->blocks.count);
  for (uint32_t b = 1; b < f->blocks.count; b++)
    for (uint32_t e = 0; e < f->blocks.items[b].term.edge_count && !f->blocks.items[b].is_removed;
         e++)
      count[f->blocks.items[b].term.edges[e].block.index]++;
  return count;
}

BlockId mir_self_call_arrives(const MirFunc *f, SymbolId self, BlockId b,
                              const uint32_t *pred_count) {
  const MirTerm *term = &mir_block(f, b)->term;
  if (!mir_calls_directly(term, MIR_CALL, self) || term->edge_count != 1 ||
      term->flags & MIR_TERM_NO_RAISE || pred_count[term->edges[0].block.index] != 1)
    return (BlockId){0};
  return term->edges[0].block;
}

bool mir_is_behind_self_call(const MirFunc *f, SymbolId self, BlockId site, Arena *arena) {
  bool *seen = NEW_ARRAY(arena, bool, f->blocks.count);
  VEC(BlockId) work = {0};
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed && b != site.index &&
        mir_calls_directly(&f->blocks.items[b].term, MIR_CALL, self))
      vec_push(arena, &work, ((BlockId){b}));
  while (work.count) {
    const MirTerm *term = &mir_block(f, vec_pop(&work))->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      BlockId to = term->edges[e].block;
      if (to.index == site.index) return true;
      if (seen[to.index]) continue;
      seen[to.index] = true;
      vec_push(arena, &work, to);
    }
  }
  return false;
}

BlockId mir_make_header(MirFunc *f, Arena *scratch) {
  ValueId *replacement = NEW_ARRAY(scratch, ValueId, f->values.count + f->params.count);
  BlockId header = mir_split_block(f, MIR_ENTRY, mir_block(f, MIR_ENTRY)->first);
  for (uint32_t i = 0; i < f->params.count; i++) {
    ValueId from = f->params.items[i];
    ValueId to = mir_block_param(f, header, mir_type_of(f, from));
    mir_value(f, to)->name = mir_value(f, from)->name;
    replacement[from.index] = to;
  }
  mir_replace_all_uses(f, replacement);
  return header;
}
