/* memory: see memory.h. */
#include "clef/mir/analysis/memory.h"

enum { MOST_BETWEEN = 64 };
#define EVERYWHERE (((uint64_t)1 << MIR_LOCATIONS) - 1)
#define IS_KNOWN   ((uint64_t)1 << 63)

void mir_memory_init(MirMemory *m, const MirFunc *func, const MirCfg *cfg, Arena *arena) {
  *m = (MirMemory){.func = func, .cfg = cfg};
  m->at_end = NEW_ARRAY(arena, MirStates, func->blocks.count);
  m->stored = NEW_ARRAY(arena, uint64_t, func->blocks.count);
  m->seen = NEW_ARRAY(arena, uint32_t, func->blocks.count);
}

/* Does it say by its row what it may overlap with? */
static bool names_location(const MirMemory *m, const MirInst *inst) {
  if (!inst->row.index) return false;
  return inst->field || inst->kind == MIR_KIND_REF ||
         layout_row(&m->func->unit->layout, inst->row)->nominal;
}

/* The number of the location of a load or store that names one. */
static uint32_t location_of(MirMemory *m, const MirInst *inst) {
  MirLocation want = {inst->kind, inst->field, inst->row};
  if (inst->kind == MIR_KIND_REF || layout_row(&m->func->unit->layout, inst->row)->nominal)
    want.row = (RowId){0}, want.field = 0;
  for (uint32_t k = 0; k < m->location_count; k++) {
    const MirLocation *have = &m->locations[k];
    if (have->kind == want.kind && have->field == want.field && have->row.index == want.row.index)
      return k;
  }
  if (m->location_count == MIR_LOCATIONS - 1) return MIR_LOCATIONS - 1;
  m->locations[m->location_count] = want;
  return m->location_count++;
}

/* The locations that an instruction stores to. */
static uint64_t stored_by(MirMemory *m, const MirInst *inst) {
  if (!mir_op_has(inst->op, MIR_WRITES)) return 0;
  if (inst->op != MIR_STORE || !names_location(m, inst)) return EVERYWHERE;
  return (uint64_t)1 << location_of(m, inst);
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
  uint64_t all = block->term.op == MIR_CALL ? EVERYWHERE : 0;
  for (InstId i = block->first; i.index && all != EVERYWHERE; i = mir_inst(m->func, i)->next)
    all |= stored_by(m, mir_inst(m->func, i));
  return m->stored[b.index] = all | IS_KNOWN;
}

/* The locations that may have been stored to on a way from the end of the join's dominator to the join: by all blocks from
 * which it is reached without the dominator; of a loop's header by the whole loop, itself included. */
static uint64_t stored_between(MirMemory *m, BlockId join) {
  BlockId stack[MOST_BETWEEN], dominator = m->cfg->idom[join.index];
  uint32_t depth = 0, looked = 0;
  uint64_t all = 0;
  BlockId at = join;
  if (!dominator.index || mir_block(m->func, dominator)->term.op == MIR_CALL) return EVERYWHERE;
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
  return names_location(m, load) ? m->now.of[location_of(m, load)] : 0;
}

void mir_memory_leave(MirMemory *m, BlockId block) { m->at_end[block.index] = m->now; }
