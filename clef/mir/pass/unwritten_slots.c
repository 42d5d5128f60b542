/* unwritten_slots: constant propagation of runtime slots without a store in the unit.
 *
 * In:    a verified unit.
 * Out:   no `rt_get` of such a slot: its value is the initial 0. Functions that change are simplified.
 * Keeps: functions without such an `rt_get`.
 * Tests: t/mir/unwritten-slots-*.mir
 *
 * Slots say, for instance, whether standard output, error or input were replaced. A program that never replaces them has
 * no such test, and does not contain the code for the other case.
 */
#include "clef/mir/passes.h"

enum { SLOT_COUNT = 64 }; /* the library's own; others are left alone */

static void note_stores(const MirFunc *f, bool *is_stored) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_RT_SET && inst->imm >= 0 && inst->imm < SLOT_COUNT)
        is_stored[inst->imm] = true;
    }
  }
}

static bool fold_gets(MirFunc *f, const bool *is_stored, Arena *scratch) {
  ValueId *replacement = NULL;
  uint32_t count = f->values.count;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    for (InstId i = f->blocks.items[b].first, next; i.index; i = next) {
      MirInst inst = *mir_inst(f, i);
      next = inst.next;
      if (inst.op != MIR_RT_GET || inst.imm < 0 || inst.imm >= SLOT_COUNT || is_stored[inst.imm])
        continue;
      if (inst.result.index >= count) continue;
      MirType type = mir_type_of(f, inst.result);
      MirAt at = {f, {b}, i, inst.span};
      if (!replacement) replacement = NEW_ARRAY(scratch, ValueId, count * 2);
      replacement[inst.result.index] = type.kind == MIR_KIND_REF
                                           ? mir_add_immediate(&at, type.row, 0)
                                           : mir_add_const(&at, (MirKind)type.kind, 0);
      mir_remove_inst(f, i);
    }
  }
  if (replacement) mir_replace_all_uses(f, replacement);
  return replacement != NULL;
}

void mir_unwritten_slots(MirUnit *unit, PassContext *cx) {
  bool is_stored[SLOT_COUNT] = {false};
  for (uint32_t i = 1; i < unit->funcs.count; i++) note_stores(unit->funcs.items[i], is_stored);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (fold_gets(unit->funcs.items[i], is_stored, cx->scratch))
      mir_simplify(unit->funcs.items[i], cx);
}
