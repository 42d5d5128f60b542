/* live: which values are live at each block's entry and how far their next use is.
 *
 * In:    machine LIR, order and preds computed.
 * Out:   Ra.blocks[].live_in, param_next, pressure, calls; next_use, def_next, crosses_call.
 *
 * The distance of a use is counted in instructions; leaving a loop adds RA_LOOP_EXIT, entering a cold block RA_COLD, so
 * that what the loop needs stays in registers. (Braun and Hack, "Register Spilling and Live-Range Splitting for
 * SSA-Form Programs", CC 2009, section 4.1.) A parameter that nobody reads is dead, and so is what is passed to it.
 */
#include "clef/lir/alloc.h"

typedef struct Walk {
  Ra *ra;
  uint32_t *next;  /* by value: position of its next use, RA_NEVER when not live */
  uint32_t *live;  /* the live ones */
  uint32_t *index; /* by value: place in `live` */
  uint32_t live_count;
  uint32_t count[2]; /* live, by class */
  uint32_t calls;    /* passed so far */
  uint32_t *since;   /* by value: calls when it became live */
} Walk;

static void use(Walk *walk, uint32_t value, uint32_t position) {
  if (walk->next[value] == RA_NEVER) {
    walk->index[value] = walk->live_count;
    walk->live[walk->live_count++] = value;
    walk->since[value] = walk->calls;
    walk->count[ra_class(walk->ra, value)]++;
  }
  walk->next[value] = position;
}

static void end(Walk *walk, uint32_t value) {
  if (walk->next[value] == RA_NEVER) return;
  if (walk->since[value] != walk->calls) walk->ra->crosses_call[value] = 1;
  uint32_t last = walk->live[--walk->live_count];
  walk->live[walk->index[value]] = last;
  walk->index[last] = walk->index[value];
  walk->next[value] = RA_NEVER;
  walk->count[ra_class(walk->ra, value)]--;
}

static uint32_t further(uint32_t distance, uint32_t by) {
  return distance >= RA_NEVER - 1 - by ? RA_NEVER - 1 : distance + by;
}

static void start_at_end(Walk *walk, const LirBlockRow *row) {
  Ra *ra = walk->ra;
  const LirFunc *func = ra->func;
  uint32_t length = row->insts.count;
  while (walk->live_count) end(walk, walk->live[walk->live_count - 1]);
  for (uint32_t e = 0; e < row->edges.count; e++) {
    const LirEdge *edge = &row->edges.items[e];
    const LirBlockRow *to = lir_block(func, edge->block);
    const RaBlock *next = &ra->blocks[edge->block.index];
    uint32_t penalty = to->loop_depth < row->loop_depth
                           ? RA_LOOP_EXIT * (uint32_t)(row->loop_depth - to->loop_depth)
                       : to->cold && !row->cold ? RA_COLD
                                                : 0;
    for (uint32_t i = 0; i < next->live_in_count; i++) {
      uint32_t distance = further(next->live_in[i].distance, penalty + length);
      if (distance < walk->next[next->live_in[i].value])
        use(walk, next->live_in[i].value, distance);
    }
    for (uint32_t a = 0; a < edge->arg_count; a++) {
      if (!next->param_next || next->param_next[a] == RA_NEVER) continue;
      uint32_t value = func->operands.items[edge->args + a].index;
      uint32_t distance = further(next->param_next[a], penalty + length);
      if (distance < walk->next[value]) use(walk, value, distance);
    }
  }
}

static void note_pressure(Walk *walk, RaBlock *block) {
  for (int c = 0; c < 2; c++)
    if (walk->count[c] > block->pressure[c]) block->pressure[c] = walk->count[c];
}

/* Returns true when the block's live-in set grew. */
static bool walk_block(Walk *walk, LirBlock at, bool record) {
  Ra *ra = walk->ra;
  const LirFunc *func = ra->func;
  const LirBlockRow *row = lir_block(func, at);
  RaBlock *block = &ra->blocks[at.index];
  start_at_end(walk, row);
  if (record) note_pressure(walk, block);
  for (uint32_t i = row->insts.count; i-- > 0;) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    for (uint32_t r = 0; r < inst->result_count; r++) {
      uint32_t value = inst->result.index + r;
      if (record) {
        ra->def_next[value] = walk->next[value];
        if (walk->next[value] == RA_NEVER) use(walk, value, i), note_pressure(walk, block);
      }
      end(walk, value);
    }
    const LirValue *operands = lir_operands(func, inst);
    if (record) {
      if (ra->target->ops[inst->op - LIR_MACHINE].properties & LIR_CALLS) {
        block->calls = true;
        walk->calls++;
      }
      for (uint32_t o = 0; o < inst->operand_count; o++)
        ra->next_use[inst->operands + o] = walk->next[operands[o].index];
    }
    for (uint32_t o = 0; o < inst->operand_count; o++)
      if (operands[o].index) use(walk, operands[o].index, i);
    if (record) note_pressure(walk, block);
  }
  if (row->params.count && !block->param_next) {
    block->param_next = NEW_ARRAY(ra->scratch, uint32_t, row->params.count);
    for (uint32_t p = 0; p < row->params.count; p++) block->param_next[p] = RA_NEVER;
  }
  bool grew = false;
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    if (record) ra->def_next[value] = walk->next[value];
    if ((block->param_next[p] == RA_NEVER) != (walk->next[value] == RA_NEVER)) grew = true;
    block->param_next[p] = walk->next[value];
    end(walk, value);
  }
  if (walk->live_count > block->live_in_count) {
    grew = true;
    block->live_in = NEW_ARRAY(ra->scratch, RaUse, walk->live_count);
    block->live_in_count = walk->live_count;
  }
  for (uint32_t v = 0; v < walk->live_count; v++)
    block->live_in[v] = (RaUse){walk->live[v], walk->next[walk->live[v]]};
  return grew;
}

void ra_live(Ra *ra) {
  const LirFunc *func = ra->func;
  Walk walk = {.ra = ra};
  walk.next = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.live = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.index = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.since = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  for (uint32_t v = 0; v < ra->value_count; v++) walk.next[v] = RA_NEVER;
  ra->has_loops = false;
  for (uint32_t k = 0; k < func->order.count; k++)
    if (lir_block(func, func->order.items[k])->loop_depth) ra->has_loops = true;
  if (ra->has_loops)
    for (uint32_t pass = 0, changed = 1; changed; pass++) {
      changed = pass < 1;
      for (uint32_t k = func->order.count; k-- > 0;)
        if (walk_block(&walk, func->order.items[k], false)) changed = 1;
    }
  for (uint32_t k = func->order.count; k-- > 0;) walk_block(&walk, func->order.items[k], true);
}
