/* memory: see memory.h. */
#include "clef/mir/analysis/memory.h"

enum { MOST_BETWEEN = 64 };
#define EVERYWHERE (((uint64_t)1 << MIR_LOCATIONS) - 1)
#define IS_KNOWN   ((uint64_t)1 << 63)

/* Does it say by its row what it may overlap with? */
static bool names_location(const MirFunc *f, const MirInst *inst) {
  if (!inst->row.index) return false;
  return inst->field || inst->kind == MIR_KIND_REF ||
         layout_row(&f->unit->layout, inst->row)->nominal;
}

bool mir_location_of(const MirFunc *f, const MirInst *inst, MirLocation *location) {
  if (!names_location(f, inst)) return false;
  *location = (MirLocation){inst->kind, inst->field, inst->row};
  if (inst->kind == MIR_KIND_REF || layout_row(&f->unit->layout, inst->row)->nominal)
    location->row = (RowId){0}, location->field = 0;
  return true;
}

bool mir_same_location(const MirLocation *a, const MirLocation *b) {
  return a->kind == b->kind && a->field == b->field && a->row.index == b->row.index;
}

bool mir_is_no_write(const MirInst *inst) {
  return !mir_op_has(inst->op, MIR_WRITES) || inst->op == MIR_DEBUG ||
         (inst->op == MIR_RT_SET && inst->kind != MIR_KIND_REF);
}

/* The number of a location that the function loads from; none: no load can see what is stored there. */
static bool find_location(const MirMemory *m, const MirLocation *location, uint32_t *number) {
  for (uint32_t k = 0; k < m->location_count; k++)
    if (mir_same_location(&m->locations[k], location)) return *number = k, true;
  *number = MIR_LOCATIONS - 1;
  return m->has_others;
}

static void number_location(MirMemory *m, const MirInst *load) {
  uint32_t number;
  MirLocation location;
  if (!mir_location_of(m->func, load, &location) || find_location(m, &location, &number)) return;
  if (m->location_count == MIR_LOCATIONS - 1)
    m->has_others = true;
  else
    m->locations[m->location_count++] = location;
}

void mir_memory_init(MirMemory *m, const MirFunc *func, const MirCfg *cfg, Arena *arena) {
  *m = (MirMemory){.func = func, .cfg = cfg};
  m->at_end = NEW_ARRAY(arena, MirStates, func->blocks.count);
  m->stored = NEW_ARRAY(arena, uint64_t, func->blocks.count);
  m->seen = NEW_ARRAY(arena, uint32_t, func->blocks.count);
  for (uint32_t o = 0; o < cfg->order_count; o++)
    for (InstId i = mir_block(func, cfg->order[o])->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      if (inst->op == MIR_LOAD && inst->flags & MIR_MUTABLE) number_location(m, inst);
    }
}

static uint64_t bit_of(const MirMemory *m, const MirLocation *location) {
  uint32_t number;
  return find_location(m, location, &number) ? (uint64_t)1 << number : 0;
}

static const MirLocation references = {.kind = MIR_KIND_REF};

/* The locations that an instruction stores to. */
static uint64_t stored_by(const MirMemory *m, const MirInst *inst) {
  if (mir_is_no_write(inst)) return 0;
  if (inst->op == MIR_RT_SET) return bit_of(m, &references);
  MirLocation location;
  if (inst->op != MIR_STORE || !mir_location_of(m->func, inst, &location)) return EVERYWHERE;
  return bit_of(m, &location);
}

/* The locations that a block's call stores to. All references are among them: whether a call counts one that a place lent is
 * ownership's affair. */
static uint64_t stored_by_call(const MirMemory *m, BlockId b) {
  const MirTerm *term = &mir_block(m->func, b)->term;
  if (term->op != MIR_CALL) return 0;
  const MirFunc *callee = mir_direct_callee(m->func->unit, term);
  if (!callee || !callee->writes) return EVERYWHERE;
  uint64_t all = bit_of(m, &references);
  for (uint32_t k = 0; k < callee->writes->count; k++)
    all |= bit_of(m, &callee->writes->locations[k]);
  return all;
}

static void begin_states(MirMemory *m, uint64_t locations) {
  if (!locations) return;
  m->state_count++;
  for (uint32_t k = 0; k < MIR_LOCATIONS; k++)
    if (locations >> k & 1) m->now.of[k] = m->state_count;
}

static uint64_t stored_in(MirMemory *m, BlockId b) {
  if (m->stored[b.index]) return m->stored[b.index];
  const MirBlock *block = mir_block(m->func, b);
  uint64_t all = stored_by_call(m, b);
  for (InstId i = block->first; i.index && all != EVERYWHERE; i = mir_inst(m->func, i)->next)
    all |= stored_by(m, mir_inst(m->func, i));
  return m->stored[b.index] = all | IS_KNOWN;
}

/* The locations that may have been stored to on a way from the end of the join's dominator to the join: by its call, and by all
 * blocks from which it is reached without the dominator; of a loop's header by the whole loop, itself included. */
static uint64_t stored_between(MirMemory *m, BlockId join) {
  BlockId stack[MOST_BETWEEN], dominator = m->cfg->idom[join.index];
  uint32_t depth = 0, looked = 0;
  BlockId at = join;
  if (!dominator.index) return EVERYWHERE;
  uint64_t all = stored_by_call(m, dominator);
  for (;;) {
    for (uint32_t p = 0; p < mir_pred_count(m->cfg, at); p++) {
      BlockId from = mir_preds(m->cfg, at)[p].block;
      if (from.index == dominator.index || m->seen[from.index] == join.index) continue;
      if (++looked > MOST_BETWEEN) return EVERYWHERE;
      m->seen[from.index] = join.index;
      all |= stored_in(m, from) & EVERYWHERE;
      stack[depth++] = from;
    }
    if (!depth || all == EVERYWHERE) return all;
    at = stack[--depth];
  }
}

void mir_memory_enter(MirMemory *m, BlockId block) {
  if (block.index == MIR_ENTRY.index) {
    begin_states(m, EVERYWHERE);
    return;
  }
  uint64_t stored = stored_between(m, block);
  if (stored != EVERYWHERE) m->now = m->at_end[m->cfg->idom[block.index].index];
  begin_states(m, stored);
}

void mir_memory_step(MirMemory *m, const MirInst *inst) { begin_states(m, stored_by(m, inst)); }

uint32_t mir_memory_state(MirMemory *m, const MirInst *load) {
  uint32_t number;
  MirLocation location;
  if (!mir_location_of(m->func, load, &location)) return 0;
  return find_location(m, &location, &number) ? m->now.of[number] : 0;
}

void mir_memory_leave(MirMemory *m, BlockId block) { m->at_end[block.index] = m->now; }
