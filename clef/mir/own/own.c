/* own: the steps of ownership, in order. Tests, of what comes out of all of them: t/mir/count-*.mir */
#include "clef/mir/own/own.h"

void mir_own(MirUnit *unit, PassContext *cx) {
  Arena *scratch = cx->scratch;
  bool optimise = cx->level > 0;
  own_infer_borrows(unit, scratch);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    if (!func->has_body) continue;
    if (optimise) own_find_first_stores(func);
    own_insert_counts(func, scratch, optimise);
    arena_reset(scratch);
    if (optimise) {
      own_reuse(func, scratch);
      arena_reset(scratch);
      own_refill(func, scratch);
      arena_reset(scratch);
      own_use_tests(func, scratch);
      arena_reset(scratch);
    }
    mir_tidy(func, cx);
  }
  unit->is_owned = true;
}
