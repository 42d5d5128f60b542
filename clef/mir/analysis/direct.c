/* direct: indirect calls that become direct ones. */
#include "clef/mir/analysis/direct.h"

SymbolId mir_static_code(const MirData *data) {
  for (uint32_t k = 0; k < data->fields.count; k++)
    if (data->fields.items[k].offset == LAYOUT_CLOSURE_CODE &&
        data->fields.items[k].form == MIR_FIELD_SYMBOL)
      return data->fields.items[k].symbol;
  return (SymbolId){0};
}

bool mir_can_become(const MirFunc *f, ValueId value, MirType want) {
  MirType have = mir_type_of(f, value);
  const Layout *layout = &f->unit->layout;
  if (mir_type_fits(f->unit, have, want)) return true;
  if (have.kind != MIR_KIND_REF || want.kind != MIR_KIND_REF ||
      (have.may_be_immediate && !want.may_be_immediate))
    return false;
  return !want.row.index || !layout_row(layout, want.row)->nominal ||
         (have.row.index && layout_is_subtype(layout, have.row, want.row));
}

static bool has_closure(const MirTerm *call) {
  return call->form == MIR_CALLEE_CLOSURE || call->form == MIR_CALLEE_APPLY;
}

bool mir_can_call(const MirFunc *f, const MirTerm *call, const MirFunc *callee) {
  uint32_t count = call->operand_count + has_closure(call);
  if (callee->params.count != count) return false;
  for (uint32_t k = 0; k < count; k++) {
    ValueId arg = k < call->operand_count ? call->operands[k] : call->callee;
    if (!mir_can_become(f, arg, mir_type_of(callee, callee->params.items[k]))) return false;
  }
  if (call->op == MIR_CALL) {
    const MirBlock *to = mir_block(f, call->edges[0].block);
    if (to->params.count != callee->results.count + call->edges[0].arg_count) return false;
    for (uint32_t k = 0; k < callee->results.count; k++)
      if (!mir_type_fits(f->unit, callee->results.items[k], mir_type_of(f, to->params.items[k])))
        return false;
    return true;
  }
  if (callee->results.count != f->results.count) return false;
  for (uint32_t k = 0; k < callee->results.count; k++)
    if (!mir_type_fits(f->unit, callee->results.items[k], f->results.items[k])) return false;
  return true;
}

void mir_call_directly(MirFunc *f, BlockId block, const MirFunc *callee) {
  MirTerm *call = &mir_block(f, block)->term;
  uint32_t count = callee->params.count;
  ValueId *args = NEW_ARRAY(f->arena, ValueId, count + 1);
  for (uint32_t k = 0; k < call->operand_count; k++) args[k] = call->operands[k];
  if (has_closure(call)) args[count - 1] = call->callee;
  MirAt at = mir_at_end(f, block, call->span);
  for (uint32_t k = 0; k < count; k++) {
    MirType want = mir_type_of(callee, callee->params.items[k]);
    if (!mir_type_fits(f->unit, mir_type_of(f, args[k]), want))
      args[k] = mir_add_cast(&at, want, args[k], (ValueId){0});
  }
  call->form = MIR_CALLEE_DIRECT;
  call->symbol = callee->symbol;
  call->callee = (ValueId){0};
  call->operands = args;
  call->operand_count = count;
}
