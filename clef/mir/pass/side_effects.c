/* side_effects: which places each function stores to.
 *
 * In:    a verified unit before ownership.
 * Out:   MirFunc.writes of each function: its own stores and those of the functions that it calls, directly or not. None where
 *        that may be any place: behind a call that is indirect or of an import, a store through an address, and the like.
 * Keeps: everything. What it finds stays true while the program is optimised: no pass makes a function store to a place that it
 *        did not store to before.
 * Tests: t/mir/side-effects-*.mir
 *
 * Cooper and Kennedy's MOD, without parameters: sets go from callees to callers until none grows. Stores into an object that the
 * function makes do not count: no load in front of the call reads that object.
 */
#include "clef/mir/analysis/memory.h"
#include "clef/mir/passes.h"

static bool add_write(MirWrites *writes, const MirLocation *location) {
  for (uint32_t k = 0; k < writes->count; k++)
    if (mir_same_location(&writes->locations[k], location)) return true;
  if (writes->count == MIR_MOST_WRITES) return false;
  writes->locations[writes->count++] = *location;
  return true;
}

/* Is it a store into an object that the function makes? No load in front of the call reads that one. */
static bool is_into_new(const MirFunc *f, const MirInst *store) {
  const MirInst *base = mir_definition(f, store->operands[0]);
  if (base && base->op == MIR_CAST) base = mir_definition(f, base->operands[0]);
  return base && (base->op == MIR_ALLOC || base->op == MIR_ALLOC_ARRAY);
}

/* Adds what the function itself stores to; false when that may be any place. */
static bool add_own_writes(const MirFunc *f, MirWrites *writes) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    if ((block->term.op == MIR_CALL || block->term.op == MIR_TAILCALL) &&
        !mir_direct_callee(f->unit, &block->term))
      return false;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (mir_is_no_write(inst) || (inst->op == MIR_STORE && is_into_new(f, inst))) continue;
      MirLocation location;
      if (inst->op != MIR_STORE || !mir_location_of(f, inst, &location) ||
          !add_write(writes, &location))
        return false;
    }
  }
  return true;
}

/* Adds what a callee writes to what its caller writes; true when that was more. */
static bool take_over(MirFunc *caller, const MirFunc *callee) {
  if (!caller->writes) return false;
  uint32_t before = caller->writes->count;
  for (uint32_t k = 0; callee->writes && k < callee->writes->count; k++)
    if (!add_write(caller->writes, &callee->writes->locations[k])) {
      caller->writes = NULL;
      return true;
    }
  if (!callee->writes) caller->writes = NULL;
  return !caller->writes || caller->writes->count != before;
}

void mir_side_effects(MirUnit *unit, PassContext *cx) {
  Arena *scratch = cx->scratch;
  MirCallers callers;
  VEC(uint32_t) work = {0};
  bool *waits = NEW_ARRAY(scratch, bool, unit->funcs.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    MirWrites own = {0};
    f->writes = NULL;
    if (f->has_body && add_own_writes(f, &own)) {
      f->writes = NEW(unit->arena, MirWrites);
      *f->writes = own;
    }
    vec_push(scratch, &work, i);
    waits[i] = true;
  }
  mir_compute_callers(unit, scratch, &callers);
  while (work.count) {
    uint32_t i = vec_pop(&work);
    waits[i] = false;
    for (uint32_t k = callers.start[i]; k < callers.start[i + 1]; k++) {
      uint32_t caller = callers.callers[k].index;
      if (!take_over(unit->funcs.items[caller], unit->funcs.items[i]) || waits[caller]) continue;
      vec_push(scratch, &work, caller);
      waits[caller] = true;
    }
  }
}
