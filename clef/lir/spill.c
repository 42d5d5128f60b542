/* spill: decides at each point which values are in registers, never more than there are.
 *
 * In:    ra_live's tables.
 * Out:   for each block the values in registers at entry and exit, those with a valid slot, and the events between:
 *        store, evict, reload, leave. Values keep their names; colour.c and the moves on edges do the rest.
 *
 * Belady's rule in each block: the value whose next use is farthest goes. At entry: what all predecessors agree on, then
 * the nearest uses; for a loop's header the values that the loop uses, and those that live through it when the loop
 * leaves room. A value is stored once, where it first leaves the registers. (Braun and Hack, CC 2009, sections 4.2 and
 * 4.3; their coupling code is here the parallel move of the edge.)
 */
#include "clef/lir/alloc.h"

typedef struct Spill {
  Ra *ra;
  uint32_t *in; /* values in registers */
  uint32_t in_count;
  uint32_t count[2]; /* of `in`, by class */
  uint32_t *place;   /* by value: place in `in` + 1, 0 when not in a register */
  uint32_t *next;    /* by value: position of its next use */
  uint8_t *stored;   /* by value: its slot is valid here */
  uint8_t *locked;   /* by value: operand of the instruction at hand */
  uint32_t *tally;   /* by value, for joins */
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

/* Takes values of the class out of registers until at most `most` are in. */
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

/* In blocks between header and last latch, in reverse postorder: near enough to the loop's body. */
static void loop_facts(const Ra *ra, uint32_t order_index, uint32_t pressure[2], bool *calls) {
  const LirFunc *func = ra->func;
  LirBlock header = func->order.items[order_index];
  const LirBlockRow *row = lir_block(func, header);
  pressure[0] = pressure[1] = 0;
  *calls = false;
  uint32_t last = order_index;
  for (uint32_t k = order_index; k < func->order.count; k++)
    for (uint32_t p = 0; p < row->preds.count; p++)
      if (func->order.items[k].index == row->preds.items[p].index) last = k;
  for (uint32_t k = order_index; k <= last; k++) {
    LirBlock at = func->order.items[k];
    if (lir_block(func, at)->loop_depth < row->loop_depth) continue;
    const RaBlock *block = &ra->blocks[at.index];
    for (int c = 0; c < 2; c++)
      if (block->pressure[c] > pressure[c]) pressure[c] = block->pressure[c];
    *calls |= block->calls && !(lir_block(func, at)->cold && !row->cold);
  }
}

typedef struct Candidate {
  uint32_t value, rank;
} Candidate;

static void choose_entry(Spill *spill, uint32_t order_index) {
  Ra *ra = spill->ra;
  LirFunc *func = ra->func;
  LirBlock at = func->order.items[order_index];
  LirBlockRow *row = lir_block(func, at);
  RaBlock *block = &ra->blocks[at.index];
  while (spill->in_count) leave(spill, spill->in[spill->in_count - 1]);
  uint32_t done = 0;
  for (uint32_t p = 0; p < row->preds.count; p++)
    done += ra->blocks[row->preds.items[p].index].is_done;
  bool is_header = done < row->preds.count;
  block->is_header = is_header;
  /* stored on every path so far */
  for (uint32_t i = 0; i < block->live_in_count; i++) {
    spill->tally[block->live_in[i].value] = 0;
    spill->stored[block->live_in[i].value] = 0;
  }
  for (uint32_t p = 0; p < row->preds.count; p++) {
    const RaBlock *pred = &ra->blocks[row->preds.items[p].index];
    if (pred->is_done)
      for (uint32_t i = 0; i < pred->exit_spilled_count; i++) spill->tally[pred->exit_spilled[i]]++;
  }
  for (uint32_t i = 0; i < block->live_in_count; i++) {
    uint32_t value = block->live_in[i].value;
    spill->stored[value] = done && spill->tally[value] == done;
    spill->tally[value] = 0;
  }
  for (uint32_t p = 0; p < row->preds.count; p++) {
    const RaBlock *pred = &ra->blocks[row->preds.items[p].index];
    if (pred->is_done) {
      for (uint32_t i = 0; i < pred->exit_spilled_count; i++)
        spill->tally[pred->exit_spilled[i]] = 0;
    }
  }
  for (uint32_t p = 0; p < row->preds.count; p++) {
    const RaBlock *pred = &ra->blocks[row->preds.items[p].index];
    if (pred->is_done)
      for (uint32_t i = 0; i < pred->exit_count; i++) spill->tally[pred->exit[i]]++;
  }
  uint32_t room[2] = {ra->limit[0], ra->limit[1]}, live_room[2] = {ra->limit[0], ra->limit[1]};
  bool all_fit[2] = {false, false};
  if (is_header) {
    uint32_t pressure[2];
    bool calls;
    loop_facts(ra, order_index, pressure, &calls);
    for (int c = 0; c < 2; c++) {
      if (calls)
        live_room[c] =
            regs_count(ra->allocatable & ra->target->conv[LIR_CONV_CLEF].kept & ra_class_regs(c));
      all_fit[c] = pressure[c] <= live_room[c];
    }
  }
  VEC(Candidate) list = {0};
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    spill->next[value] = block->param_next[p];
    spill->stored[value] = 0;
    if (block->param_next[p] != RA_NEVER) {
      uint32_t rank = block->param_next[p];
      if (at.index == 1) rank = 0; /* they arrive in registers */
      vec_push(ra->scratch, &list, ((Candidate){value, rank}));
    }
  }
  for (uint32_t i = 0; i < block->live_in_count; i++) {
    uint32_t value = block->live_in[i].value, distance = block->live_in[i].distance, rank;
    int class = ra_class(ra, value);
    spill->next[value] = distance;
    uint32_t known = spill->tally[value];
    if (is_header) {
      if (distance >= RA_LOOP_EXIT && !all_fit[class]) continue;
      rank = distance;
      if (!known && distance >= RA_LOOP_EXIT) continue;
    } else if (known == done) {
      rank = distance < RA_COLD ? distance / 8 : distance; /* no reload on any edge */
    } else if (known && distance < 64) {
      rank = distance + 64;
    } else {
      continue;
    }
    vec_push(ra->scratch, &list, ((Candidate){value, rank}));
  }
  for (uint32_t p = 0; p < row->preds.count; p++) {
    const RaBlock *pred = &ra->blocks[row->preds.items[p].index];
    if (pred->is_done)
      for (uint32_t i = 0; i < pred->exit_count; i++) spill->tally[pred->exit[i]] = 0;
  }
  /* Insertion by rank; lists are short, and equal ranks keep their order. */
  for (uint32_t i = 1; i < list.count; i++) {
    Candidate item = list.items[i];
    uint32_t j = i;
    for (; j && list.items[j - 1].rank > item.rank; j--) list.items[j] = list.items[j - 1];
    list.items[j] = item;
  }
  uint32_t live_taken[2] = {0, 0};
  for (uint32_t i = 0; i < list.count; i++) {
    uint32_t value = list.items[i].value;
    int class = ra_class(ra, value);
    const LirValueRow *value_row = &func->values.items[value];
    bool is_param = value_row->is_param && value_row->block.index == at.index;
    if (spill->count[class] >= room[class]) continue;
    if (is_header && !is_param && live_taken[class] >= live_room[class]) continue;
    if (!is_param) live_taken[class]++;
    enter(spill, value);
  }
  /* The rest lies in slots from here on; an edge stores what is not there yet. */
  for (uint32_t i = 0; i < block->live_in_count; i++) {
    uint32_t value = block->live_in[i].value;
    if (!spill->place[value]) spill->stored[value] = 1, ra_slot(ra, value);
  }
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    if (!spill->place[value] && block->param_next[p] != RA_NEVER)
      spill->stored[value] = 1, ra_slot(ra, value);
  }
  block->entry_count = spill->in_count;
  block->entry = NEW_ARRAY(ra->scratch, uint32_t, spill->in_count);
  for (uint32_t i = 0; i < spill->in_count; i++) block->entry[i] = spill->in[i];
  block->entry_spilled = NEW_ARRAY(ra->scratch, uint32_t, block->live_in_count + row->params.count);
  for (uint32_t i = 0; i < block->live_in_count; i++)
    if (spill->stored[block->live_in[i].value])
      block->entry_spilled[block->entry_spilled_count++] = block->live_in[i].value;
  for (uint32_t p = 0; p < row->params.count; p++)
    if (spill->stored[row->params.items[p].index])
      block->entry_spilled[block->entry_spilled_count++] = row->params.items[p].index;
}

/* Among operands before `o`: one of the same value in a register that the instruction asks for, or in any. */
static bool read_before(const LirValue *operands, const RaInst *info, uint32_t o, bool fixed) {
  for (uint32_t b = 0; b < o; b++)
    if (operands[b].index == operands[o].index && fixed == (info->operand_fixed[b] != LIR_NO_REG))
      return true;
  return false;
}

/* Registers that are for nobody who lives on while the instruction reads: those that it destroys; those that it asks
 * for, unless the operand lives on there; those of operands that die and are read where they are; temporaries, copies
 * to be overwritten, results written early. Dying operands have left already. Locks those operands that would need
 * a register all the same. */
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

static void step(Spill *spill, const LirInst *inst, uint32_t position) {
  Ra *ra = spill->ra;
  const LirFunc *func = ra->func;
  RaInst info;
  ra_constraints(func, ra->target, inst, &info);
  const LirValue *operands = lir_operands(func, inst);
  uint32_t extra[2] = {0, 0},
           distinct[2] = {0, 0}; /* registers beside those of the values; values */
  bool doubled[RA_MAX_OPERANDS]; /* needs a second register because it lives on */
  for (uint32_t t = 0; t < info.temp_count; t++) extra[info.temp_class[t]]++;
  for (uint32_t o = 0; o < info.operand_count; o++) {
    uint32_t value = operands[o].index;
    if (!value) continue;
    uint32_t first = o;
    for (uint32_t b = 0; b < o; b++)
      if (operands[b].index == value) first = b;
    bool lives = ra->next_use[inst->operands + o] != RA_NEVER;
    bool tied = false;
    for (uint32_t r = 0; r < info.result_count; r++) tied |= info.result_tied[r] == (int)o;
    uint8_t fixed = info.operand_fixed[o];
    /* a second register: a copy to be overwritten, or the value in two places */
    bool outside = fixed != LIR_NO_REG && !(ra->allocatable & LIR_REG(fixed));
    doubled[o] = !outside && first == o && lives &&
                 (tied || (fixed != LIR_NO_REG && info.destroyed & LIR_REG(fixed)));
    if (doubled[o] || (!outside && first != o && (fixed != LIR_NO_REG || (tied && lives))))
      extra[ra_class(ra, value)]++;
    if (first == o) distinct[ra_class(ra, value)]++;
    if (!spill->place[value]) {
      enter(spill, value);
      spill->locked[value] = 2; /* to be reloaded, after the evictions */
    } else if (!spill->locked[value]) {
      spill->locked[value] = 1;
    }
  }
  /* More than there are: who is read last from here on is read by this instruction and stays in its slot. */
  for (int c = 0; c < 2; c++)
    while (distinct[c] + extra[c] > ra->limit[c]) {
      uint32_t worst = RA_MAX_OPERANDS;
      for (uint32_t o = 0; o < info.operand_count; o++)
        if (operands[o].index && doubled[o] && ra_class(ra, operands[o].index) == c &&
            (worst == RA_MAX_OPERANDS ||
             ra->next_use[inst->operands + o] > ra->next_use[inst->operands + worst]))
          worst = o;
      if (worst == RA_MAX_OPERANDS) break;
      uint32_t value = operands[worst].index;
      doubled[worst] = false;
      extra[c]--;
      if (!spill->stored[value]) {
        event(spill, position, RA_STORE, value);
        spill->stored[value] = 1;
        ra_slot(ra, value);
      }
      event(spill, position, RA_LEAVE, value);
      spill->locked[value] |= 4;
    }
  for (int c = 0; c < 2; c++) {
    uint32_t most = ra->limit[c] > extra[c] ? ra->limit[c] - extra[c] : 0;
    limit(spill, c, most, position, RA_EVICT);
  }
  for (uint32_t o = 0; o < info.operand_count; o++) {
    uint32_t value = operands[o].index;
    if (value && spill->locked[value] & 2) {
      event(spill, position, RA_RELOAD, value);
      spill->locked[value] &= ~2;
    }
  }
  for (uint32_t o = 0; o < info.operand_count; o++) {
    uint32_t value = operands[o].index;
    if (!value) continue;
    bool leaves = spill->locked[value] & 4;
    spill->locked[value] = 0;
    spill->next[value] = ra->next_use[inst->operands + o];
    if ((leaves || spill->next[value] == RA_NEVER) && spill->place[value]) leave(spill, value);
  }
  /* what lives on, beside the results */
  uint32_t plain[2] = {0, 0};
  bool early = false;
  for (uint32_t r = 0; r < info.result_count; r++) {
    int class = ra_class(ra, inst->result.index + r);
    if (info.result_fixed[r] == LIR_NO_REG || !(ra->allocatable & LIR_REG(info.result_fixed[r])))
      plain[class]++;
    early |= info.result_early[r];
  }
  for (int c = 0; c < 2; c++) {
    uint32_t gone = regs_count(info.destroyed & ra->allocatable & ra_class_regs(c));
    uint32_t others = gone + plain[c];
    for (uint32_t t = 0; t < info.temp_count; t++)
      others += info.temps[t] == LIR_NO_REG && info.temp_class[t] == c;
    if (early || info.temp_count || info.has_fixed) {
      uint32_t tight = lock_and_count(spill, operands, &info, inst->result.index, c);
      limit(spill, c, ra->limit[c] > tight ? ra->limit[c] - tight : 0, position, RA_LEAVE);
      for (uint32_t o = 0; o < info.operand_count; o++) spill->locked[operands[o].index] = 0;
    }
    limit(spill, c, ra->limit[c] > others ? ra->limit[c] - others : 0, position, RA_LEAVE);
  }
  for (uint32_t r = 0; r < info.result_count; r++) {
    uint32_t value = inst->result.index + r;
    spill->next[value] = ra->def_next[value];
    spill->stored[value] = 0;
    if (spill->next[value] != RA_NEVER) enter(spill, value);
  }
}

void ra_spill(Ra *ra) {
  LirFunc *func = ra->func;
  Spill spill = {.ra = ra};
  spill.in = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.place = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.next = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.tally = NEW_ARRAY(ra->scratch, uint32_t, ra->value_count);
  spill.stored = NEW_ARRAY(ra->scratch, uint8_t, ra->value_count);
  spill.locked = NEW_ARRAY(ra->scratch, uint8_t, ra->value_count);
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
    /* what is in registers at the end, if anybody reads it on the way out */
    block->exit = NEW_ARRAY(ra->scratch, uint32_t, spill.in_count);
    for (uint32_t i = 0; i < spill.in_count; i++) block->exit[block->exit_count++] = spill.in[i];
    uint32_t outs = 0;
    for (uint32_t e = 0; e < row->edges.count; e++)
      outs +=
          ra->blocks[row->edges.items[e].block.index].live_in_count + row->edges.items[e].arg_count;
    block->exit_spilled = NEW_ARRAY(ra->scratch, uint32_t, outs);
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      const RaBlock *to = &ra->blocks[edge->block.index];
      for (uint32_t i = 0; i < to->live_in_count + edge->arg_count; i++) {
        uint32_t value = i < to->live_in_count
                             ? to->live_in[i].value
                             : func->operands.items[edge->args + i - to->live_in_count].index;
        if (!spill.stored[value] || spill.tally[value]) continue;
        spill.tally[value] = 1;
        block->exit_spilled[block->exit_spilled_count++] = value;
      }
    }
    for (uint32_t i = 0; i < block->exit_spilled_count; i++)
      spill.tally[block->exit_spilled[i]] = 0;
    block->is_done = true;
  }
}
