/* check: proves an allocation right, knowing nothing of how it was made.
 *
 * In:    an allocated function: machine instructions with the registers of operands and results, MOVEs.
 * Out:   complaints; nothing changes.
 *
 * Every path is followed symbolically: for each place (register or slot) the set of values that it holds on all paths
 * that lead here. An instruction needs each operand's value in the operand's register; it then destroys what the table
 * says and puts its results where they were said to be. An edge binds parameters: a place that holds the argument
 * holds the parameter as well. Where paths meet, what all of them agree on remains; this is repeated until nothing
 * changes. Constraints of the table (fixed registers, ties, early results) are tested too. (In the manner of
 * Rideau and Leroy, "Validating Register Allocation and Spilling", CC 2010, forwards.)
 */
#include "clef/lir/alloc.h"

typedef struct Check {
  const LirFunc *func;
  const LirTarget *target;
  Text *out;
  uint32_t places, words; /* rows of a state; words of a row: a bit a value */
  uint64_t **entry;       /* by block; NULL: not reached yet */
  uint64_t *now;
} Check;

static uint64_t *row(const Check *check, uint64_t *state, uint32_t place) {
  return state + (size_t)place * check->words;
}
static uint32_t place_row(LirPlace place) {
  return place & LIR_PLACE_SLOT ? 64 + (place & ~(uint32_t)LIR_PLACE_SLOT) : place;
}
static bool holds(Check *check, uint32_t place, uint32_t value) {
  return row(check, check->now, place)[value / 64] >> (value % 64) & 1;
}
static void clear(Check *check, uint32_t place) {
  memset(row(check, check->now, place), 0, check->words * sizeof(uint64_t));
}
static void put(Check *check, uint32_t place, uint32_t value) {
  for (uint32_t p = 0; p < check->places; p++) /* of an earlier round of a loop */
    row(check, check->now, p)[value / 64] &= ~((uint64_t)1 << (value % 64));
  clear(check, place);
  row(check, check->now, place)[value / 64] |= (uint64_t)1 << (value % 64);
}

static void instruction(Check *check, uint32_t block, const LirInst *inst, bool complain) {
  const LirFunc *func = check->func;
  if (inst->op == LIR_MOVE) {
    uint32_t to = place_row((LirPlace)inst->disp), from = place_row((LirPlace)inst->imm);
    if (to >= check->places || from >= check->places) {
      text_format(check->out, "b%u: move between places that do not exist\n", block);
      return;
    }
    memmove(row(check, check->now, to), row(check, check->now, from),
            check->words * sizeof(uint64_t));
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

/* Joins the state at hand into the entry of the edge's target; true when that changed. */
static bool join(Check *check, const LirEdge *edge, uint64_t *spare) {
  const LirFunc *func = check->func;
  const LirBlockRow *to = lir_block(func, edge->block);
  size_t size = (size_t)check->places * check->words;
  memcpy(spare, check->now, size * sizeof(uint64_t));
  for (uint32_t p = 0; p < check->places; p++) {
    uint64_t *old = row(check, check->now, p), *new = row(check, spare, p);
    for (uint32_t a = 0; a < to->params.count; a++)
      new[to->params.items[a].index / 64] &= ~((uint64_t)1 << (to->params.items[a].index % 64));
    for (uint32_t a = 0; a < to->params.count; a++) {
      uint32_t arg = func->operands.items[edge->args + a].index, param = to->params.items[a].index;
      if (old[arg / 64] >> (arg % 64) & 1) new[param / 64] |= (uint64_t)1 << (param % 64);
    }
  }
  uint64_t *entry = check->entry[edge->block.index];
  if (!entry) {
    entry = check->entry[edge->block.index] = NEW_ARRAY(func->arena, uint64_t, size);
    memcpy(entry, spare, size * sizeof(uint64_t));
    return true;
  }
  bool changed = false;
  for (size_t i = 0; i < size; i++) {
    uint64_t both = entry[i] & spare[i];
    changed |= both != entry[i];
    entry[i] = both;
  }
  return changed;
}

void lir_check_allocation(const LirFunc *func, const LirTarget *target, Arena *scratch,
                          Text *complaints) {
  Check check = {.func = func, .target = target, .out = complaints};
  check.places = 64 + func->spill_slots;
  check.words = (func->values.count + 63) / 64;
  size_t size = (size_t)check.places * check.words;
  check.entry = NEW_ARRAY(scratch, uint64_t *, func->blocks.count);
  check.now = NEW_ARRAY(scratch, uint64_t, size);
  uint64_t *spare = NEW_ARRAY(scratch, uint64_t, size);
  uint8_t arrival[64];
  ra_entry_regs(func, target, arrival);
  const LirBlockRow *first = &func->blocks.items[1];
  for (uint32_t p = 0; p < first->params.count; p++)
    put(&check, arrival[p], first->params.items[p].index);
  check.entry[1] = NEW_ARRAY(scratch, uint64_t, size);
  memcpy(check.entry[1], check.now, size * sizeof(uint64_t));
  /* A block's edges are taken with the state at its end; parameters are known at the target before the moves that stand
   * at the end of the source have put them in place, because a place then holds both. */
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 0; k < func->order.count; k++) {
      LirBlock at = func->order.items[k];
      if (!check.entry[at.index]) continue;
      memcpy(check.now, check.entry[at.index], size * sizeof(uint64_t));
      const LirBlockRow *block = lir_block(func, at);
      for (uint32_t i = 0; i < block->insts.count; i++)
        instruction(&check, at.index, &func->insts.items[block->insts.items[i]], false);
      for (uint32_t e = 0; e < block->edges.count; e++)
        if (join(&check, &block->edges.items[e], spare)) changed = true;
    }
  }
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock at = func->order.items[k];
    if (!check.entry[at.index]) continue;
    memcpy(check.now, check.entry[at.index], size * sizeof(uint64_t));
    const LirBlockRow *block = lir_block(func, at);
    for (uint32_t i = 0; i < block->insts.count; i++)
      instruction(&check, at.index, &func->insts.items[block->insts.items[i]], true);
  }
}
