/* allocation_check: proves an allocation right, independently of the allocator.
 *
 * In:    an allocated function: machine instructions with the registers of operands and results, MOVEs.
 * Out:   messages; nothing changes.
 * Tests: t/unit/lir_allocate.c checks random functions; `-verify` checks all programs.
 *
 * This is a forward data-flow analysis. For each place (register or slot) it computes the set of values that the place has on all
 * paths to a point. An instruction requires each operand's value in the operand's register. It then destroys the registers that
 * the table lists and writes its results. An edge binds parameters: a place with the argument has the parameter as well. A
 * join is the intersection over the predecessors, and the analysis runs to the fixpoint. The constraints of the table (fixed
 * registers, ties, early results) are checked too. (Rideau and Leroy, "Validating Register Allocation and Spilling", CC 2010,
 * but forwards.)
 */
#include "clef/lir/alloc.h"

/* The values that places hold at a block's entry: those of place p are values[start[p]] and count[p] - 1 more. */
typedef struct Entry {
  uint32_t *start, *count, *values;
} Entry;

typedef VEC(uint32_t) Values;

typedef struct Check {
  const LirFunc *func;
  const LirTarget *target;
  Arena *scratch;
  Text *out;
  uint32_t places;
  Entry **entry;       /* by block; NULL: not reached yet */
  Values *now;         /* by place: in no order, each once; places hold few values */
  uint32_t *held;      /* by value: how many places hold it now */
  uint32_t *passed_to; /* by parameter of the edge at hand: the value that it gets, else 0 */
} Check;

static uint32_t place_row(LirPlace place) {
  return place & LIR_PLACE_SLOT ? 64 + (place & ~(uint32_t)LIR_PLACE_SLOT) : place;
}
static bool holds(const Check *check, uint32_t place, uint32_t value) {
  const Values *values = &check->now[place];
  for (uint32_t i = 0; i < values->count; i++)
    if (values->items[i] == value) return true;
  return false;
}
static void add(Check *check, uint32_t place, uint32_t value) {
  vec_push(check->scratch, &check->now[place], value);
  check->held[value]++;
}
static void clear(Check *check, uint32_t place) {
  Values *values = &check->now[place];
  for (uint32_t i = 0; i < values->count; i++) check->held[values->items[i]]--;
  values->count = 0;
}
static void copy(Check *check, uint32_t to, uint32_t from) {
  if (to == from) return;
  clear(check, to);
  for (uint32_t i = 0; i < check->now[from].count; i++) add(check, to, check->now[from].items[i]);
}
static void put(Check *check, uint32_t place, uint32_t value) {
  for (uint32_t p = 0; check->held[value]; p++) { /* of an earlier round of a loop */
    Values *values = &check->now[p];
    for (uint32_t i = 0; i < values->count; i++)
      if (values->items[i] == value) {
        values->items[i] = values->items[--values->count];
        check->held[value]--;
        break;
      }
  }
  clear(check, place);
  add(check, place, value);
}

static void instruction(Check *check, uint32_t block, const LirInst *inst, bool complain) {
  const LirFunc *func = check->func;
  if (inst->op == LIR_MOVE) {
    uint32_t to = place_row((LirPlace)inst->disp), from = place_row((LirPlace)inst->imm);
    if (to >= check->places || from >= check->places) {
      text_format(check->out, "b%u: move between places that do not exist\n", block);
      return;
    }
    copy(check, to, from);
    return;
  }
  RaInst info;
  ra_constraints(func, check->target, inst, &info);
  const char *text = check->target->ops[inst->op - LIR_MACHINE].text;
  const LirValue *operands = lir_operands(func, inst);
  LirRegs read = 0;
  for (uint32_t o = 0; o < info.operand_count; o++) {
    uint32_t value = operands[o].index;
    if (!value) continue;
    uint8_t reg = func->operand_regs[inst->operands + o];
    if (reg == LIR_NO_REG) {
      if (complain) text_format(check->out, "b%u: %s: v%u has no register\n", block, text, value);
      continue;
    }
    read |= LIR_REG(reg);
    if (!complain) continue;
    if (!holds(check, reg, value))
      text_format(check->out, "b%u: %s: %s does not hold v%u\n", block, text,
                  check->target->reg_names[reg], value);
    if (info.operand_fixed[o] != LIR_NO_REG && info.operand_fixed[o] != reg)
      text_format(check->out, "b%u: %s: v%u belongs in %s\n", block, text, value,
                  check->target->reg_names[info.operand_fixed[o]]);
    if ((reg >= LIR_FLOAT_REG) != lir_is_float(lir_type(func, operands[o])))
      text_format(check->out, "b%u: %s: v%u in a register of the wrong class\n", block, text,
                  value);
  }
  LirRegs temps = 0;
  for (uint32_t t = 0; t < info.temp_count; t++)
    temps |= LIR_REG(info.temps[t] != LIR_NO_REG ? info.temps[t] : inst->scale);
  if (complain && temps & read)
    text_format(check->out, "b%u: %s: a temporary is an operand\n", block, text);
  LirRegs scratch = LIR_REG(check->target->scratch[0]) | LIR_REG(check->target->scratch[1]);
  if (check->target->ops[inst->op - LIR_MACHINE].properties & LIR_CONSTANT) scratch = 0;
  for (LirRegs gone = info.clobbers | temps | scratch; gone; gone &= gone - 1)
    clear(check, regs_first(gone));
  LirRegs written = 0;
  for (uint32_t r = 0; r < info.result_count; r++) {
    uint32_t value = inst->result.index + r;
    uint8_t reg = func->result_regs[value];
    if (reg == LIR_NO_REG) {
      if (complain)
        text_format(check->out, "b%u: %s: result v%u has no register\n", block, text, value);
      continue;
    }
    if (complain) {
      if (written & LIR_REG(reg))
        text_format(check->out, "b%u: %s: two results in one register\n", block, text);
      if (info.result_fixed[r] != LIR_NO_REG && info.result_fixed[r] != reg)
        text_format(check->out, "b%u: %s: v%u belongs in %s\n", block, text, value,
                    check->target->reg_names[info.result_fixed[r]]);
      if (info.result_tied[r] >= 0 &&
          func->operand_regs[inst->operands + (uint32_t)info.result_tied[r]] != reg)
        text_format(check->out, "b%u: %s: v%u is not where its operand is\n", block, text, value);
      if (info.result_early[r] && read & LIR_REG(reg))
        text_format(check->out, "b%u: %s: v%u overwrites an operand\n", block, text, value);
      if (temps & LIR_REG(reg) && info.result_fixed[r] == LIR_NO_REG)
        text_format(check->out, "b%u: %s: v%u is a temporary\n", block, text, value);
    }
    written |= LIR_REG(reg);
    put(check, reg, value);
  }
}

/* The state at hand as the edge's target sees it. */
static Entry *first_entry(Check *check, const LirEdge *edge, const LirBlockRow *to) {
  Values all = {0};
  vec_reserve(check->scratch, &all, 1);
  Entry *entry = NEW(check->scratch, Entry);
  entry->start = NEW_ARRAY(check->scratch, uint32_t, check->places);
  entry->count = NEW_ARRAY(check->scratch, uint32_t, check->places);
  for (uint32_t p = 0; p < check->places; p++) {
    entry->start[p] = all.count;
    const Values *values = &check->now[p];
    for (uint32_t i = 0; i < values->count; i++)
      if (!check->passed_to[values->items[i]]) vec_push(check->scratch, &all, values->items[i]);
    for (uint32_t a = 0; values->count && a < to->params.count; a++)
      if (holds(check, p, check->func->operands.items[edge->args + a].index))
        vec_push(check->scratch, &all, to->params.items[a].index);
    entry->count[p] = all.count - entry->start[p];
  }
  entry->values = all.items;
  return entry;
}

/* Joins the state at hand into the entry of the edge's target; true when that changed. */
static bool join(Check *check, const LirEdge *edge) {
  const LirFunc *func = check->func;
  const LirBlockRow *to = lir_block(func, edge->block);
  for (uint32_t a = 0; a < to->params.count; a++)
    check->passed_to[to->params.items[a].index] = func->operands.items[edge->args + a].index;
  Entry *entry = check->entry[edge->block.index];
  bool changed = !entry;
  if (!entry) {
    check->entry[edge->block.index] = first_entry(check, edge, to);
  } else {
    for (uint32_t p = 0; p < check->places; p++) {
      uint32_t *values = entry->values + entry->start[p], kept = 0;
      for (uint32_t i = 0; i < entry->count[p]; i++) {
        uint32_t passed = check->passed_to[values[i]];
        if (holds(check, p, passed ? passed : values[i])) values[kept++] = values[i];
      }
      changed |= kept != entry->count[p];
      entry->count[p] = kept;
    }
  }
  for (uint32_t a = 0; a < to->params.count; a++) check->passed_to[to->params.items[a].index] = 0;
  return changed;
}

static void enter(Check *check, const Entry *entry) {
  for (uint32_t p = 0; p < check->places; p++) clear(check, p);
  for (uint32_t p = 0; p < check->places; p++)
    for (uint32_t i = 0; i < entry->count[p]; i++)
      add(check, p, entry->values[entry->start[p] + i]);
}

static void follow(Check *check, LirBlock at, bool complain) {
  const LirBlockRow *block = lir_block(check->func, at);
  enter(check, check->entry[at.index]);
  for (uint32_t i = 0; i < block->insts.count; i++)
    instruction(check, at.index, &check->func->insts.items[block->insts.items[i]], complain);
}

void lir_check_allocation(const LirFunc *func, const LirTarget *target, Arena *scratch,
                          Text *complaints) {
  Check check = {.func = func, .target = target, .scratch = scratch, .out = complaints};
  check.places = 64 + func->spill_slots;
  check.entry = NEW_ARRAY(scratch, Entry *, func->blocks.count);
  check.now = NEW_ARRAY(scratch, Values, check.places);
  check.held = NEW_ARRAY(scratch, uint32_t, func->values.count);
  check.passed_to = NEW_ARRAY(scratch, uint32_t, func->values.count);
  bool *waits = NEW_ARRAY(scratch, bool, func->blocks.count); /* its entry has changed */
  uint8_t arrival[64];
  ra_entry_regs(func, target, arrival);
  const LirBlockRow *first = &func->blocks.items[1];
  for (uint32_t p = 0; p < first->params.count; p++)
    put(&check, arrival[p], first->params.items[p].index);
  check.entry[1] = first_entry(&check, &(LirEdge){0}, &(LirBlockRow){0});
  waits[1] = true;
  /* A block's edges are taken with the state at its end; parameters are known at the target before the moves that stand
   * at the end of the source have put them in place, because a place then holds both. */
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 0; k < func->order.count; k++) {
      LirBlock at = func->order.items[k];
      if (!waits[at.index]) continue;
      waits[at.index] = false;
      follow(&check, at, false);
      const LirBlockRow *block = lir_block(func, at);
      for (uint32_t e = 0; e < block->edges.count; e++)
        if (join(&check, &block->edges.items[e]))
          waits[block->edges.items[e].block.index] = changed = true;
    }
  }
  for (uint32_t k = 0; k < func->order.count; k++)
    if (check.entry[func->order.items[k].index]) follow(&check, func->order.items[k], true);
}
