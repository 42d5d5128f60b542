/* live: which values are live at each block's entry and how far their next use is.
 *
 * In:    machine LIR, order and preds computed.
 * Out:   Ra.blocks[].live_in and live_in_all, param_next, pressure, calls; next_use, def_next, crosses_call.
 *
 * The distance of a use is counted in instructions; leaving a loop adds RA_LOOP_EXIT, entering a cold block RA_COLD, so
 * that what the loop needs stays in registers. (Braun and Hack, "Register Spilling and Live-Range Splitting for
 * SSA-Form Programs", CC 2009, section 4.1.) A parameter that nothing reads is dead, and so is what is passed to it.
 * Note [Near and far values] in clef/lir/alloc.h says which distances are kept.
 */
#include "clef/lir/alloc.h"

typedef struct Walk {
  Ra *ra;
  uint32_t *next;  /* by value: position of its next use, RA_NEVER when not live or far */
  uint32_t *live;  /* the live ones, far ones aside */
  uint32_t *index; /* by value: place in `live` */
  uint32_t live_count;
  uint32_t count[2]; /* live, by class */
  uint32_t calls;    /* passed so far */
  uint32_t *since;   /* by value: calls when it became live */
  bool has_far;      /* far values live */
  uint32_t all;      /* then: the set of all that live */
  VEC(uint32_t) distances;
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

static inline uint32_t next_of(const Walk *walk, uint32_t value, bool has_far) {
  uint32_t next = walk->next[value];
  if (!has_far || next != RA_NEVER) return next;
  return live_set_has(&walk->ra->live_sets, walk->all, value) ? (uint32_t)RA_FAR : next;
}

/* The value is no longer among the near ones. */
static void forget(Walk *walk, uint32_t value) {
  if (walk->next[value] == RA_NEVER) return;
  if (walk->since[value] != walk->calls) walk->ra->crosses_call[value] = 1;
  uint32_t last = walk->live[--walk->live_count];
  walk->live[walk->index[value]] = last;
  walk->index[last] = walk->index[value];
  walk->next[value] = RA_NEVER;
  walk->count[ra_class(walk->ra, value)]--;
}

static void forget_all(Walk *walk) {
  for (uint32_t i = 0; i < walk->live_count; i++) {
    uint32_t value = walk->live[i];
    if (walk->since[value] != walk->calls) walk->ra->crosses_call[value] = 1;
    walk->next[value] = RA_NEVER;
  }
  walk->live_count = walk->count[0] = walk->count[1] = 0;
}

/* Before its definition the value does not live. */
static inline void end(Walk *walk, uint32_t value, bool has_far) {
  forget(walk, value);
  if (has_far) walk->all = live_set_remove(&walk->ra->live_sets, walk->all, value);
}

static uint32_t further(uint32_t distance, uint32_t by) {
  return distance >= RA_FAR - by ? (uint32_t)RA_FAR : distance + by;
}

static void add_all(Walk *walk, const uint32_t *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    walk->all = live_set_add(&walk->ra->live_sets, walk->all, values[i]);
}

static void add_operands(Walk *walk, const LirInst *inst) {
  const LirValue *operands = lir_operands(walk->ra->func, inst);
  for (uint32_t o = 0; o < inst->operand_count; o++)
    if (operands[o].index)
      walk->all = live_set_add(&walk->ra->live_sets, walk->all, operands[o].index);
}

static void start_at_end(Walk *walk, const LirBlockRow *row) {
  Ra *ra = walk->ra;
  const LirFunc *func = ra->func;
  uint32_t length = row->insts.count;
  forget_all(walk);
  walk->all = 0;
  walk->has_far = false;
  for (uint32_t e = 0; e < row->edges.count; e++) {
    const LirEdge *edge = &row->edges.items[e];
    const LirBlockRow *to = lir_block(func, edge->block);
    const RaBlock *next = &ra->blocks[edge->block.index];
    uint32_t penalty = to->loop_depth < row->loop_depth
                           ? RA_LOOP_EXIT * (uint32_t)(row->loop_depth - to->loop_depth)
                       : to->cold && !row->cold ? RA_COLD
                                                : 0;
    if (next->live_in_all) {
      walk->has_far = true;
      walk->all = live_set_union(&ra->live_sets, walk->all, next->live_in_all);
    }
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
  if (walk->has_far) add_all(walk, walk->live, walk->live_count);
}

static void note_pressure(Walk *walk, RaBlock *block) {
  for (int c = 0; c < 2; c++)
    if (walk->count[c] > block->pressure[c]) block->pressure[c] = walk->count[c];
}

static void add_destroyed(const Ra *ra, const LirInst *inst, uint32_t extra[2]) {
  RaInst info;
  ra_constraints(ra->func, ra->target, inst, &info);
  LirRegs lost = info.destroyed & ra->allocatable;
  for (uint32_t o = 0; o < info.operand_count; o++)
    if (info.operand_fixed[o] != LIR_NO_REG) lost &= ~LIR_REG(info.operand_fixed[o]);
  for (int c = 0; c < 2; c++) extra[c] += regs_count(lost & ra_class_regs(c));
}

/* Adds the registers that the instruction requires beside those of the values that live while it reads: temporaries, results that
 * are written early, copies of operands that it overwrites and that are read later, registers that it destroys. Those of a
 * call do not count: `calls` says that only saved registers are left. Called in front of `use` for the operands. */
static void count_extra(const Walk *walk, const LirInst *inst, bool has_far, uint32_t extra[2]) {
  const Ra *ra = walk->ra;
  const LirMachineOp *op = &ra->target->ops[inst->op - LIR_MACHINE];
  if (op->properties & (LIR_CALLS | LIR_RETURNS)) return;
  bool is_fixed = *op->clobbers;
  for (const char *p = op->temps; *p; p++)
    if (*p >= 'A' && *p <= 'Z')
      is_fixed = true;
    else
      extra[*p == 'u']++;
  uint32_t r = 0;
  for (const char *p = op->results; *p && r < inst->result_count; p++) {
    int class = ra_class(ra, inst->result.index + r);
    if (*p == '&') {
      extra[class]++;
      continue;
    }
    if (*p >= '0' && *p <= '9') {
      uint32_t tied = lir_operands(ra->func, inst)[*p - '0'].index;
      if (tied && next_of(walk, tied, has_far) != RA_NEVER) extra[class]++;
    }
    is_fixed |= *p >= 'A' && *p <= 'Z';
    r++;
  }
  if (is_fixed) add_destroyed(ra, inst, extra);
}

static void note_operand_pressure(const Walk *walk, RaBlock *block, const uint32_t extra[2]) {
  for (int c = 0; c < 2; c++)
    if (walk->count[c] + extra[c] > block->pressure[c])
      block->pressure[c] = walk->count[c] + extra[c];
}

static uint32_t kth_least(uint32_t *items, uint32_t count, uint32_t k) {
  uint32_t low = 0, high = count - 1;
  while (low < high) {
    uint32_t pivot = items[low + (high - low) / 2], i = low, j = high;
    for (;; i++, j--) {
      while (items[i] < pivot) i++;
      while (items[j] > pivot) j--;
      if (i >= j) break;
      uint32_t item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    if (k <= j)
      high = j;
    else
      low = j + 1;
  }
  return items[k];
}

/* Of crosses_call. A value that was far crosses a call if there is one: that is nearly always so, and a wish only. */
enum { BECAME_FAR = 2 };

/* More than `most_near` values are near: the last ones become far. */
static void keep_nearest(Walk *walk, bool record) {
  Ra *ra = walk->ra;
  walk->distances.count = 0;
  for (uint32_t v = 0; v < walk->live_count; v++)
    vec_push(ra->scratch, &walk->distances, walk->next[walk->live[v]]);
  uint32_t most = kth_least(walk->distances.items, walk->live_count, ra->most_near - 1);
  uint32_t equal = ra->most_near; /* as many of this distance may stay */
  for (uint32_t v = 0; v < walk->live_count; v++) equal -= walk->next[walk->live[v]] < most;
  if (!walk->has_far) add_all(walk, walk->live, walk->live_count);
  walk->has_far = true;
  for (uint32_t v = walk->live_count; v-- > 0;) {
    uint32_t value = walk->live[v], distance = walk->next[value];
    if (distance < most || (distance == most && equal && equal--)) continue;
    forget(walk, value);
    if (record) ra->crosses_call[value] |= BECAME_FAR;
  }
}

/* Notes what lives at the block's entry. Returns true when that grew. */
static bool note_live_in(Walk *walk, RaBlock *block, bool record) {
  Ra *ra = walk->ra;
  uint32_t total = walk->has_far ? live_set_count(&ra->live_sets, walk->all) : walk->live_count;
  if (walk->live_count > ra->most_near) keep_nearest(walk, record);
  if (walk->live_count > block->live_in_count)
    block->live_in = NEW_ARRAY(ra->scratch, RaUse, walk->live_count);
  block->live_in_count = walk->live_count;
  block->live_in_all = total > walk->live_count ? walk->all : 0;
  for (uint32_t v = 0; v < walk->live_count; v++)
    block->live_in[v] = (RaUse){walk->live[v], walk->next[walk->live[v]]};
  bool grew = total > block->live_in_total;
  block->live_in_total = total;
  return grew;
}

/* Returns true when the block's live-in set grew. */
static bool walk_block(Walk *walk, LirBlock at, bool record) {
  Ra *ra = walk->ra;
  const LirFunc *func = ra->func;
  const LirBlockRow *row = lir_block(func, at);
  RaBlock *block = &ra->blocks[at.index];
  start_at_end(walk, row);
  const bool has_far = walk->has_far;
  if (record) note_pressure(walk, block);
  for (uint32_t i = row->insts.count; i-- > 0;) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    for (uint32_t r = 0; r < inst->result_count; r++) {
      uint32_t value = inst->result.index + r;
      if (record) {
        ra->def_next[value] = next_of(walk, value, has_far);
        if (ra->def_next[value] == RA_NEVER) use(walk, value, i), note_pressure(walk, block);
      }
      end(walk, value, has_far);
    }
    const LirValue *operands = lir_operands(func, inst);
    uint32_t extra[2] = {0, 0};
    if (record) {
      if (row->loop_depth)
        count_extra(walk, inst, has_far, extra); /* only loops' pressure is read */
      if (ra->target->ops[inst->op - LIR_MACHINE].properties & LIR_CALLS) {
        block->calls = true;
        walk->calls++;
      }
      for (uint32_t o = 0; o < inst->operand_count; o++)
        ra->next_use[inst->operands + o] = next_of(walk, operands[o].index, has_far);
    }
    for (uint32_t o = 0; o < inst->operand_count; o++)
      if (operands[o].index) use(walk, operands[o].index, i);
    if (has_far) add_operands(walk, inst);
    if (record) note_operand_pressure(walk, block, extra);
  }
  if (row->params.count && !block->param_next) {
    block->param_next = NEW_ARRAY(ra->scratch, uint32_t, row->params.count);
    for (uint32_t p = 0; p < row->params.count; p++) block->param_next[p] = RA_NEVER;
  }
  bool grew = false;
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    uint32_t next = next_of(walk, value, has_far);
    if (record) ra->def_next[value] = next;
    if ((block->param_next[p] == RA_NEVER) != (next == RA_NEVER)) grew = true;
    block->param_next[p] = next;
    end(walk, value, has_far);
  }
  return note_live_in(walk, block, record) || grew;
}

/* Have all paths from the block been walked? Then its row changes no more. */
static bool is_settled(const LirFunc *func, LirBlock at, const bool *settled) {
  const LirBlockRow *row = lir_block(func, at);
  for (uint32_t e = 0; e < row->edges.count; e++)
    if (!settled[row->edges.items[e].block.index]) return false;
  return true;
}

/* Walks until the sets of loops stop growing. No loop's set depends on the blocks in front of the first loop. */
static void walk_loops(Walk *walk, uint32_t first) {
  const LirFunc *func = walk->ra->func;
  bool *settled = NEW_ARRAY(walk->ra->scratch, bool, func->blocks.count);
  for (uint32_t pass = 0, changed = 1; changed; pass++) {
    changed = pass < 1;
    for (uint32_t k = func->order.count; k-- > first;) {
      LirBlock at = func->order.items[k];
      if (settled[at.index]) continue;
      if (walk_block(walk, at, false)) changed = 1;
      if (!pass) settled[at.index] = is_settled(func, at, settled);
    }
  }
}

void ra_live(Ra *ra) {
  const LirFunc *func = ra->func;
  Walk walk = {.ra = ra};
  live_sets_init(&ra->live_sets, ra->scratch, ra->value_count);
  walk.next = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.live = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.index = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  walk.since = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  for (uint32_t v = 0; v < ra->value_count; v++) walk.next[v] = RA_NEVER;
  uint32_t first = 0;
  while (first < func->order.count && !lir_block(func, func->order.items[first])->loop_depth)
    first++;
  ra->has_loops = first < func->order.count;
  if (ra->has_loops) walk_loops(&walk, first);
  for (uint32_t k = func->order.count; k-- > 0;) walk_block(&walk, func->order.items[k], true);
  for (uint32_t v = 0; v < ra->value_count && ra->live_sets.nodes.count; v++)
    ra->crosses_call[v] = ra->crosses_call[v] & 1 || (ra->crosses_call[v] && walk.calls);
}
