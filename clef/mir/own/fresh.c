/* fresh: the first store to a field of an object just made overwrites nothing.
 *
 *      v1 = alloc row exn size 8 zeroed                     v1 = alloc row exn size 8 zeroed
 *      store.ref v1, v2 row exn field 1 mutable      =>     store.ref v1, v2 row exn field 1 mutable init
 *
 * In:    a function before counts are inserted.
 * Out:   such stores say `init`, so that nothing is read out and dropped there.
 * Keeps: all else.
 * Tests: t/mir/count-fresh-*.mir
 *
 * Only within a block, and until something else may refer to the object: until it is an operand of anything but a load, a
 * store to it, or a cast, whose result is then the same object.
 */
#include "clef/mir/own/own.h"

enum { MOST_STORED = 16 };

typedef struct Fresh {
  ValueId object;
  int64_t stored[MOST_STORED];
  uint32_t count;
} Fresh;

/* Follows one object from its allocation to the end of its block. */
static void follow(MirFunc *f, InstId alloc) {
  Fresh fresh = {.object = mir_inst(f, alloc)->result};
  for (InstId i = mir_inst(f, alloc)->next; i.index; i = mir_inst(f, i)->next) {
    MirInst *inst = mir_inst(f, i);
    bool known = inst->op == MIR_LOAD || inst->op == MIR_CAST || inst->op == MIR_STORE;
    for (uint32_t k = known ? 1 : 0; k < inst->operand_count; k++)
      if (mir_behind_casts(f, inst->operands[k]).index == fresh.object.index) return;
    if (inst->op != MIR_STORE || mir_behind_casts(f, inst->operands[0]).index != fresh.object.index)
      continue;
    bool again = false;
    for (uint32_t k = 0; k < fresh.count; k++) again |= fresh.stored[k] == inst->imm;
    if (again) continue;
    if (fresh.count == MOST_STORED) return;
    fresh.stored[fresh.count++] = inst->imm;
    if (inst->kind == MIR_KIND_REF) inst->flags |= MIR_INIT;
  }
}

void own_find_first_stores(MirFunc *func) {
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    if (func->blocks.items[b].is_removed) continue;
    for (InstId i = func->blocks.items[b].first; i.index; i = mir_inst(func, i)->next)
      if (mir_inst(func, i)->op == MIR_ALLOC && mir_inst(func, i)->flags & MIR_ZEROED)
        follow(func, i);
  }
}
