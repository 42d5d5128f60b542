/* spill: decides at each point which values are in registers, never more than there are.
 *
 * In:    ra_live's tables.
 * Out:   for each block the values in registers at entry and exit, which of them have a valid slot, and the events between:
 *        store, evict, reload, leave. Values keep their names; colour.c and the moves on edges do the rest.
 * Tests: t/lir/more-than-registers-x86_64.lir, t/unit/lir_allocate.c
 *
 * In each block Belady's rule applies: the value with the farthest next use is evicted. A block begins with the values that
 * are in registers at the end of all predecessors, then those with the nearest uses. The header of a loop begins with the
 * values that the loop uses, then as many of those that live through the loop as there are registers. A value is stored once,
 * at its first eviction. (Braun and Hack, CC 2009, sections 4.2 and 4.3; their coupling code is here the parallel move of the
 * edge.)
 */
#include "clef/lir/alloc.h"

typedef struct Spill {
  Ra *ra;
  uint32_t *in; /* values in registers */
  uint32_t in_count;
  uint32_t count[2]; /* of `in`, by class */
  uint32_t *place;   /* by value: place in `in` + 1, 0 when not in a register */
  uint32_t *next;    /* by value: position of its next use */
  /* by value in a register: its slot is valid here. That of a value in none always is */
  uint8_t *stored;
  uint8_t *locked;        /* by value: operand of the instruction at hand */
  uint32_t *tally;        /* by value, for joins: predecessors that end with it in a register */
  uint32_t *tally_stored; /* those of them at whose end its slot is valid */
  uint32_t *listed;       /* by value: where in the order it was last put on a list */
  uint32_t *order_index;  /* by block: its place in the order */
  VEC(RaEvent) events;
} Spill;

static void enter(Spill *spill, uint32_t value) {
  if (spill->place[value]) return;
  spill->in[spill->in_count++] = value;
  spill->place[value] = spill->in_count;
  spill->count[ra_class(spill->ra, value)]++;
}

static void leave(Spill *spill, uint32_t value) {
  uint32_t at = spill->place[value];
  if (!at) return;
  uint32_t last = spill->in[--spill->in_count];
  spill->in[at - 1] = last;
  spill->place[last] = at;
  spill->place[value] = 0;
  spill->count[ra_class(spill->ra, value)]--;
}

static void event(Spill *spill, uint32_t position, RaEventKind kind, uint32_t value) {
  vec_push(spill->ra->scratch, &spill->events, ((RaEvent){position, kind, value}));
}

/* Evicts values of the class until at most `most` are in registers. */
static void limit(Spill *spill, int class, uint32_t most, uint32_t position, RaEventKind kind) {
  while (spill->count[class] > most) {
    uint32_t worst = 0, distance = 0;
    for (uint32_t i = 0; i < spill->in_count; i++) {
      uint32_t value = spill->in[i];
      if (ra_class(spill->ra, value) != class || spill->locked[value]) continue;
      uint32_t far = spill->next[value];
      if (!worst || far > distance ||
          (far == distance && spill->stored[value] > spill->stored[worst]))
        worst = value, distance = far;
    }
    if (!worst) bug("spill: too few registers");
    if (distance != RA_NEVER) {
      if (!spill->stored[worst]) {
        event(spill, position, RA_STORE, worst);
        spill->stored[worst] = 1;
        ra_slot(spill->ra, worst);
      }
      event(spill, position, kind, worst);
    }
    leave(spill, worst);
  }
}

/* ---- the entry of a block ---- */

typedef struct Candidate {
  uint32_t value, rank;
} Candidate;

typedef struct Entry {
  Spill *spill;
  LirBlock at;
  const LirBlockRow *row;
  RaBlock *block;
  /* live at entry: the near values, then the far ones in registers at the end of predecessors */
  const RaUse *live;
  uint32_t live_count;
  uint32_t done;         /* predecessors that are through */
  bool is_header;        /* of a loop: other predecessors come later */
  uint32_t live_room[2]; /* by class: for values that live in, beside the block's parameters */
  uint32_t pressure[2];  /* by class: of a loop */
  uint32_t through[2];   /* by class: values that live through the loop */
  VEC(Candidate) list;
} Entry;

/* The blocks between header and last latch in reverse postorder, which approximate the body of the loop. */
static void loop_facts(const Spill *spill, uint32_t order_index, uint32_t pressure[2],
                       bool *calls) {
  const Ra *ra = spill->ra;
  const LirFunc *func = ra->func;
  LirBlock header = func->order.items[order_index];
  const LirBlockRow *row = lir_block(func, header);
  pressure[0] = pressure[1] = 0;
  *calls = false;
  uint32_t last = order_index;
  for (uint32_t p = 0; p < row->preds.count; p++) {
    uint32_t pred = spill->order_index[row->preds.items[p].index];
    if (pred > last) last = pred;
  }
  for (uint32_t k = order_index; k <= last; k++) {
    LirBlock at = func->order.items[k];
    if (lir_block(func, at)->loop_depth < row->loop_depth) continue;
    const RaBlock *block = &ra->blocks[at.index];
    for (int c = 0; c < 2; c++)
      if (block->pressure[c] > pressure[c]) pressure[c] = block->pressure[c];
    *calls |= block->calls && !(lir_block(func, at)->cold && !row->cold);
  }
}

static void loop_room(Entry *e, uint32_t order_index) {
  const Ra *ra = e->spill->ra;
  bool calls;
  loop_facts(e->spill, order_index, e->pressure, &calls);
  for (int c = 0; c < 2 && calls; c++)
    e->live_room[c] =
        regs_count(ra->allocatable & ra->target->conv[LIR_CONV_CLEF].kept & ra_class_regs(c));
}

/* The number of registers that the loop leaves to values that live through it. */
static uint32_t through_room(const Entry *e, int class) {
  uint32_t used = e->pressure[class] - e->through[class];
  return used < e->live_room[class] ? e->live_room[class] - used : 0;
}

/* Counts, for each value, the predecessors that end with it in a register; or sets the counts to 0 again. */
static void tally_exits(const Entry *e, bool clear) {
  Spill *spill = e->spill;
  for (uint32_t p = 0; p < e->row->preds.count; p++) {
    const RaBlock *pred = &spill->ra->blocks[e->row->preds.items[p].index];
    for (uint32_t i = 0; i < pred->exit_count; i++)
      spill->tally[pred->exit[i]] = clear ? 0 : spill->tally[pred->exit[i]] + 1;
    for (uint32_t i = 0; i < pred->exit_stored_count; i++)
      spill->tally_stored[pred->exit[i]] = clear ? 0 : spill->tally_stored[pred->exit[i]] + 1;
  }
}

/* Far values that are in no register at the end of some predecessor are in none at the entry. */
static void list_live(Entry *e, uint32_t order_index) {
  Spill *spill = e->spill;
  const Ra *ra = spill->ra;
  e->live = e->block->live_in;
  e->live_count = e->block->live_in_count;
  if (!e->block->live_in_all) return;
  VEC(RaUse) live = {0};
  for (uint32_t i = 0; i < e->live_count; i++) {
    spill->listed[e->live[i].value] = order_index + 1;
    vec_push(ra->scratch, &live, e->live[i]);
  }
  for (uint32_t p = 0; p < e->row->preds.count; p++) {
    const RaBlock *pred = &ra->blocks[e->row->preds.items[p].index];
    for (uint32_t i = 0; i < pred->exit_count; i++) {
      uint32_t value = pred->exit[i];
      if (spill->listed[value] == order_index + 1) continue;
      if (!live_set_has(&ra->live_sets, e->block->live_in_all, value)) continue;
      spill->listed[value] = order_index + 1;
      vec_push(ra->scratch, &live, ((RaUse){value, RA_FAR}));
    }
  }
  e->live = live.items;
  e->live_count = live.count;
}

/* The values with a valid slot: those stored on every path so far. */
static void join_slots(const Entry *e) {
  Spill *spill = e->spill;
  for (uint32_t i = 0; i < e->live_count; i++) {
    uint32_t value = e->live[i].value;
    spill->stored[value] = e->done && spill->tally_stored[value] == spill->tally[value];
  }
  for (uint32_t p = 0; p < e->row->params.count; p++)
    spill->stored[e->row->params.items[p].index] = 0;
}

static void propose_params(Entry *e) {
  for (uint32_t p = 0; p < e->row->params.count; p++) {
    uint32_t value = e->row->params.items[p].index, next = e->block->param_next[p];
    e->spill->next[value] = next;
    if (next == RA_NEVER) continue;
    uint32_t rank = e->at.index == 1 ? 0 : next; /* a function's arrive in registers */
    vec_push(e->spill->ra->scratch, &e->list, ((Candidate){value, rank}));
  }
}

/* The rank of a live-in value that is in a register at the end of `known` predecessors; RA_NEVER: it stays in its slot. */
static uint32_t live_rank(const Entry *e, uint32_t distance, uint32_t known) {
  if (e->is_header) return distance >= RA_LOOP_EXIT && !known ? RA_NEVER : distance;
  if (known == e->done) return distance < RA_COLD ? distance / 8 : distance; /* no edge reloads */
  return known && distance < 64 ? distance + 64 : RA_NEVER;
}

static void propose_live(Entry *e) {
  Spill *spill = e->spill;
  for (uint32_t i = 0; i < e->live_count; i++) {
    uint32_t value = e->live[i].value, distance = e->live[i].distance;
    spill->next[value] = distance;
    uint32_t rank = live_rank(e, distance, spill->tally[value]);
    if (e->is_header && distance >= RA_LOOP_EXIT) e->through[ra_class(spill->ra, value)]++;
    if (rank != RA_NEVER) vec_push(spill->ra->scratch, &e->list, ((Candidate){value, rank}));
  }
}

/* Adds values by rank while registers are left. Insertion sort: lists are short, and equal ranks keep their order. */
static void take_nearest(Entry *e) {
  Spill *spill = e->spill;
  const Ra *ra = spill->ra;
  for (uint32_t i = 1; i < e->list.count; i++) {
    Candidate item = e->list.items[i];
    uint32_t j = i;
    for (; j && e->list.items[j - 1].rank > item.rank; j--) e->list.items[j] = e->list.items[j - 1];
    e->list.items[j] = item;
  }
  uint32_t live_taken[2] = {0, 0}, through_taken[2] = {0, 0};
  for (uint32_t i = 0; i < e->list.count; i++) {
    uint32_t value = e->list.items[i].value;
    int class = ra_class(ra, value);
    const LirValueRow *row = &ra->func->values.items[value];
    bool is_param = row->is_param && row->block.index == e->at.index;
    if (spill->count[class] >= ra->limit[class]) continue;
    if (e->is_header && !is_param && live_taken[class] >= e->live_room[class]) continue;
    bool is_through = e->is_header && !is_param && e->list.items[i].rank >= RA_LOOP_EXIT;
    if (is_through && through_taken[class]++ >= through_room(e, class)) continue;
    if (!is_param) live_taken[class]++;
    enter(spill, value);
  }
}

/* The other values are in slots from here on. An edge stores those that have no valid slot yet. */
static void leave_in_slot(const Entry *e, uint32_t value) {
  if (e->spill->place[value]) return;
  e->spill->stored[value] = 1;
  ra_slot(e->spill->ra, value);
}

static void note_entry(const Entry *e) {
  Spill *spill = e->spill;
  RaBlock *block = e->block;
  for (uint32_t i = 0; i < e->live_count; i++) leave_in_slot(e, e->live[i].value);
  for (uint32_t p = 0; p < e->row->params.count; p++)
    if (block->param_next[p] != RA_NEVER) leave_in_slot(e, e->row->params.items[p].index);
  block->entry_count = spill->in_count;
  block->entry = NEW_ARRAY(spill->ra->scratch, uint32_t, spill->in_count);
  for (uint32_t i = 0; i < spill->in_count; i++) block->entry[i] = spill->in[i];
  block->entry_spilled =
      NEW_ARRAY(spill->ra->scratch, uint32_t, e->live_count + e->row->params.count);
  for (uint32_t i = 0; i < e->live_count; i++) {
    uint32_t value = e->live[i].value;
    if (spill->stored[value] && (i < block->live_in_count || spill->place[value]))
      block->entry_spilled[block->entry_spilled_count++] = value;
  }
  for (uint32_t p = 0; p < e->row->params.count; p++)
    if (spill->stored[e->row->params.items[p].index])
      block->entry_spilled[block->entry_spilled_count++] = e->row->params.items[p].index;
  block->uses_slots = block->entry_spilled_count || block->live_in_all;
}

static void choose_entry(Spill *spill, uint32_t order_index) {
  Ra *ra = spill->ra;
  LirBlock at = ra->func->order.items[order_index];
  Entry e = {.spill = spill,
             .at = at,
             .row = lir_block(ra->func, at),
             .block = &ra->blocks[at.index],
             .live_room = {ra->limit[0], ra->limit[1]}};
  while (spill->in_count) leave(spill, spill->in[spill->in_count - 1]);
  for (uint32_t p = 0; p < e.row->preds.count; p++)
    e.done += ra->blocks[e.row->preds.items[p].index].is_done;
  e.is_header = e.block->is_header = e.done < e.row->preds.count;
  if (e.is_header) loop_room(&e, order_index);
  list_live(&e, order_index);
  tally_exits(&e, false);
  join_slots(&e);
  propose_params(&e);
  propose_live(&e);
  tally_exits(&e, true);
  take_nearest(&e);
  note_entry(&e);
}

/* ---- an instruction ---- */

typedef struct Step {
  Spill *spill;
  const LirInst *inst;
  const LirValue *operands;
  uint32_t position;
  RaInst info;
  uint32_t extra[2];             /* by class: registers beside those of the values that it reads */
  uint32_t distinct[2];          /* by class: values that it reads */
  bool doubled[RA_MAX_OPERANDS]; /* needs a second register because it lives on */
} Step;

/* Of `locked` */
enum { IS_OPERAND = 1, IS_RELOADED = 2, IS_LEAVING = 4 };

static uint32_t next_use(const Step *s, uint32_t o) {
  return s->spill->ra->next_use[s->inst->operands + o];
}

/* The registers that operand `o` requires: one for the value, and perhaps a second one, for a copy that is overwritten or for the
 * value in two places. */
static void need_operand(Step *s, uint32_t o) {
  Spill *spill = s->spill;
  const Ra *ra = spill->ra;
  const RaInst *info = &s->info;
  uint32_t value = s->operands[o].index, first = o;
  for (uint32_t b = 0; b < o; b++)
    if (s->operands[b].index == value) first = b;
  bool lives = next_use(s, o) != RA_NEVER, tied = false;
  for (uint32_t r = 0; r < info->result_count; r++) tied |= info->result_tied[r] == (int)o;
  uint8_t fixed = info->operand_fixed[o];
  bool outside = fixed != LIR_NO_REG && !(ra->allocatable & LIR_REG(fixed));
  s->doubled[o] = !outside && first == o && lives &&
                  (tied || (fixed != LIR_NO_REG && info->destroyed & LIR_REG(fixed)));
  if (s->doubled[o] || (!outside && first != o && (fixed != LIR_NO_REG || (tied && lives))))
    s->extra[ra_class(ra, value)]++;
  if (first == o) s->distinct[ra_class(ra, value)]++;
  if (!spill->place[value]) {
    enter(spill, value);
    spill->stored[value] = 1;
    spill->locked[value] = IS_RELOADED; /* after the evictions */
  } else if (!spill->locked[value]) {
    spill->locked[value] = IS_OPERAND;
  }
}

/* The instruction requires more registers than there are: it reads the value with the farthest next use from its slot. */
static void leave_doubled(Step *s, int class) {
  Spill *spill = s->spill;
  Ra *ra = spill->ra;
  while (s->distinct[class] + s->extra[class] > ra->limit[class]) {
    uint32_t worst = RA_MAX_OPERANDS;
    for (uint32_t o = 0; o < s->info.operand_count; o++)
      if (s->operands[o].index && s->doubled[o] && ra_class(ra, s->operands[o].index) == class &&
          (worst == RA_MAX_OPERANDS || next_use(s, o) > next_use(s, worst)))
        worst = o;
    if (worst == RA_MAX_OPERANDS) return;
    uint32_t value = s->operands[worst].index;
    s->doubled[worst] = false;
    s->extra[class]--;
    if (!spill->stored[value]) {
      event(spill, s->position, RA_STORE, value);
      spill->stored[value] = 1;
      ra_slot(ra, value);
    }
    event(spill, s->position, RA_LEAVE, value);
    spill->locked[value] |= IS_LEAVING;
  }
}

static void read_operands(Step *s) {
  Spill *spill = s->spill;
  const Ra *ra = spill->ra;
  for (uint32_t t = 0; t < s->info.temp_count; t++) s->extra[s->info.temp_class[t]]++;
  for (uint32_t o = 0; o < s->info.operand_count; o++)
    if (s->operands[o].index) need_operand(s, o);
  for (int c = 0; c < 2; c++) leave_doubled(s, c);
  for (int c = 0; c < 2; c++)
    limit(spill, c, ra->limit[c] > s->extra[c] ? ra->limit[c] - s->extra[c] : 0, s->position,
          RA_EVICT);
  for (uint32_t o = 0; o < s->info.operand_count; o++) {
    uint32_t value = s->operands[o].index;
    if (!value || !(spill->locked[value] & IS_RELOADED)) continue;
    event(spill, s->position, RA_RELOAD, value);
    spill->locked[value] &= (uint8_t)~IS_RELOADED;
  }
  for (uint32_t o = 0; o < s->info.operand_count; o++) {
    uint32_t value = s->operands[o].index;
    if (!value) continue;
    bool leaves = spill->locked[value] & IS_LEAVING;
    spill->locked[value] = 0;
    spill->next[value] = next_use(s, o);
    if ((leaves || spill->next[value] == RA_NEVER) && spill->place[value]) leave(spill, value);
  }
}

/* Searches the operands before `o` for one of the same value, in a register that the instruction requires, or in any. */
static bool read_before(const LirValue *operands, const RaInst *info, uint32_t o, bool fixed) {
  for (uint32_t b = 0; b < o; b++)
    if (operands[b].index == operands[o].index && fixed == (info->operand_fixed[b] != LIR_NO_REG))
      return true;
  return false;
}

/* Counts the registers unavailable to values that live across this instruction's reads: registers that it destroys, fixed
 * registers of operands that do not live on there, registers of dying operands that are read in place, temporaries, copies
 * that are overwritten, and results that are written early. Dying operands are not counted among the live values. Locks the
 * operands that would need a register nevertheless. */
static uint32_t lock_and_count(Spill *spill, const LirValue *operands, const RaInst *info,
                               uint32_t first_result, int class) {
  Ra *ra = spill->ra;
  uint32_t count = regs_count(info->destroyed & ra->allocatable & ra_class_regs(class));
  for (uint32_t t = 0; t < info->temp_count; t++)
    count += info->temps[t] == LIR_NO_REG && info->temp_class[t] == class;
  for (uint32_t r = 0; r < info->result_count; r++) {
    if (info->result_fixed[r] != LIR_NO_REG || ra_class(ra, first_result + r) != class) continue;
    int tied = info->result_tied[r];
    count += info->result_early[r] || (tied >= 0 && spill->place[operands[tied].index]);
  }
  for (uint32_t o = 0; o < info->operand_count; o++) {
    uint32_t value = operands[o].index;
    if (!value || ra_class(ra, value) != class) continue;
    uint8_t fixed = info->operand_fixed[o];
    bool any = fixed == LIR_NO_REG, lives = spill->place[value];
    if (!any && (info->destroyed | ~ra->allocatable) & LIR_REG(fixed)) continue;
    if (lives) spill->locked[value] = 1;
    count += any ? !lives && !read_before(operands, info, o, false)
                 : !lives || read_before(operands, info, o, true);
  }
  return count;
}

/* Evicts values until there are registers for the results beside the values that live on. */
static void write_results(Step *s) {
  Spill *spill = s->spill;
  Ra *ra = spill->ra;
  const RaInst *info = &s->info;
  uint32_t first = s->inst->result.index, plain[2] = {0, 0};
  bool early = false;
  for (uint32_t r = 0; r < info->result_count; r++) {
    uint8_t fixed = info->result_fixed[r];
    if (fixed == LIR_NO_REG || !(ra->allocatable & LIR_REG(fixed)))
      plain[ra_class(ra, first + r)]++;
    early |= info->result_early[r];
  }
  for (int c = 0; c < 2; c++) {
    uint32_t others = regs_count(info->destroyed & ra->allocatable & ra_class_regs(c)) + plain[c];
    for (uint32_t t = 0; t < info->temp_count; t++)
      others += info->temps[t] == LIR_NO_REG && info->temp_class[t] == c;
    if (early || info->temp_count || info->has_fixed) {
      uint32_t tight = lock_and_count(spill, s->operands, info, first, c);
      limit(spill, c, ra->limit[c] > tight ? ra->limit[c] - tight : 0, s->position, RA_LEAVE);
      for (uint32_t o = 0; o < info->operand_count; o++) spill->locked[s->operands[o].index] = 0;
    }
    limit(spill, c, ra->limit[c] > others ? ra->limit[c] - others : 0, s->position, RA_LEAVE);
  }
  for (uint32_t r = 0; r < info->result_count; r++) {
    uint32_t value = first + r;
    spill->next[value] = ra->def_next[value];
    spill->stored[value] = 0;
    if (spill->next[value] != RA_NEVER) enter(spill, value);
  }
}

static void step(Spill *spill, const LirInst *inst, uint32_t position) {
  const Ra *ra = spill->ra;
  Step s = {.spill = spill, .inst = inst, .position = position};
  s.operands = lir_operands(ra->func, inst);
  ra_constraints(ra->func, ra->target, inst, &s.info);
  read_operands(&s);
  write_results(&s);
}

/* ---- the exit of a block ---- */

/* Is the slot of the value valid, whether or not it is in a register too? */
static bool is_in_slot(const Spill *spill, uint32_t value) {
  return !spill->place[value] || spill->stored[value];
}

/* Does the block end with a valid slot of a value that is read behind it? */
static bool leaves_slots(const Spill *spill, const LirBlockRow *row) {
  const Ra *ra = spill->ra;
  for (uint32_t e = 0; e < row->edges.count; e++) {
    const LirEdge *edge = &row->edges.items[e];
    const RaBlock *to = &ra->blocks[edge->block.index];
    if (to->live_in_all) return true;
    for (uint32_t i = 0; i < to->live_in_count; i++)
      if (is_in_slot(spill, to->live_in[i].value)) return true;
    for (uint32_t a = 0; a < edge->arg_count; a++)
      if (to->param_next[a] != RA_NEVER &&
          is_in_slot(spill, ra->func->operands.items[edge->args + a].index))
        return true;
  }
  return false;
}

/* Records the values in registers at the end of the block. */
static void note_exit(Spill *spill, RaBlock *block, const LirBlockRow *row) {
  block->exit = NEW_ARRAY(spill->ra->scratch, uint32_t, spill->in_count);
  for (uint32_t i = 0; i < spill->in_count; i++)
    if (spill->stored[spill->in[i]]) block->exit[block->exit_count++] = spill->in[i];
  block->exit_stored_count = block->exit_count;
  for (uint32_t i = 0; i < spill->in_count; i++)
    if (!spill->stored[spill->in[i]]) block->exit[block->exit_count++] = spill->in[i];
  block->uses_slots = block->uses_slots || leaves_slots(spill, row);
  block->is_done = true;
}

void ra_spill(Ra *ra) {
  LirFunc *func = ra->func;
  Spill spill = {.ra = ra};
  spill.in = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.place = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.next = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.tally = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.tally_stored = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.listed = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.stored = NEW_ARRAY(ra->scratch, uint8_t, ra->value_count);
  spill.locked = NEW_ARRAY(ra->scratch, uint8_t, ra->value_count);
  spill.order_index = NEW_ARRAY(ra->scratch, uint32_t, func->blocks.count);
  for (uint32_t k = 0; k < func->order.count; k++)
    spill.order_index[func->order.items[k].index] = k;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock at = func->order.items[k];
    RaBlock *block = &ra->blocks[at.index];
    LirBlockRow *row = lir_block(func, at);
    choose_entry(&spill, k);
    spill.events.items = NULL;
    spill.events.count = spill.events.capacity = 0;
    for (uint32_t i = 0; i < row->insts.count; i++)
      step(&spill, &func->insts.items[row->insts.items[i]], i);
    block->events = spill.events.items;
    block->event_count = spill.events.count;
    note_exit(&spill, block, row);
  }
}
