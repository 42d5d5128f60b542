/* switch: lowers a switch on an integer to a table of results, a jump table, or comparisons.
 *
 * In:    generic LIR in reverse postorder.
 * Out:   no SWITCH. TABLE jumps to the edge with the number of its operand. A table of results is data of the function.
 * Keeps: the blocks that contain more than constants. The order has to be computed again.
 * Tests: t/asm/switch-*.lir, t/lir/switch-select.lir, t/run/match-dense-*.fs
 *
 * The first applicable form is used:
 *   - If each case only passes constants to one block or to the return: loads from tables, one table for each word that differs
 *     between cases, with the narrowest elements that are wide enough.
 *   - If there are many cases close together: a jump table.
 *   - Otherwise comparisons: a sequence for up to four cases, a binary search for more.
 */
#include "clef/lir/alloc.h"

enum { LEAST_RESULTS = 4, LEAST_JUMPS = 6, MOST_ENTRIES = 4096, IN_LINE = 4 };

/* What a case comes to when it does nothing but hand on words. */
typedef struct Outcome {
  bool is_return;
  LirBlock block;         /* receives the words, unless they are returned */
  const LirValue *values; /* in LirFunc.operands: valid until that grows */
  uint32_t count;
} Outcome;

static const LirInst *definition(const LirFunc *func, LirValue value) {
  const LirValueRow *row = &func->values.items[value.index];
  return row->is_param ? NULL : &func->insts.items[row->def];
}

static bool is_constant(const LirInst *inst) {
  return inst && (inst->op == LIR_ICONST || inst->op == LIR_FCONST || inst->op == LIR_SYMBOL);
}

static bool same_word(const LirFunc *func, LirValue a, LirValue b) {
  if (lir_same(a, b)) return true;
  const LirInst *x = definition(func, a), *y = definition(func, b);
  return is_constant(x) && is_constant(y) && x->op == y->op && x->imm == y->imm &&
         x->symbol.index == y->symbol.index && x->disp == y->disp;
}

static Outcome outcome_of(const LirFunc *func, const LirEdge *edge) {
  Outcome passed = {false, edge->block, func->operands.items + edge->args, edge->arg_count};
  const LirBlockRow *row = lir_block(func, edge->block);
  if (row->params.count || !row->insts.count) return passed;
  for (uint32_t i = 0; i + 1 < row->insts.count; i++)
    if (!is_constant(&func->insts.items[row->insts.items[i]])) return passed;
  const LirInst *last = &func->insts.items[vec_last(&row->insts)];
  if (last->op == LIR_RETURN)
    return (Outcome){true, {0}, lir_operands(func, last), last->operand_count};
  if (last->op != LIR_GOTO) return passed;
  const LirEdge *on = &row->edges.items[0];
  return (Outcome){false, on->block, func->operands.items + on->args, on->arg_count};
}

/* A switch while it is taken apart: its edges, the default one first, then the cases in rising order. */
typedef struct Choice {
  LirFunc *func;
  LirBlock at; /* where the next instruction goes */
  LirValue value;
  LirType type;
  const LirEdge *edges;
  uint32_t edge_count;
  bool cold;
  int64_t least;
  uint32_t entries; /* of a table: from the least case to the greatest */
  bool is_total;    /* the value has no others */
} Choice;

static LirBlock block_new(const Choice *choice) {
  LirBlock block = lir_block_new(choice->func);
  lir_block(choice->func, block)->cold = choice->cold;
  return block;
}

/* The edge of each entry, the default one where there is no case. */
static const LirEdge **entries_of(const Choice *choice) {
  const LirEdge **entries = NEW_ARRAY(choice->func->arena, const LirEdge *, choice->entries);
  for (uint32_t k = 0; k < choice->entries; k++) entries[k] = &choice->edges[0];
  for (uint32_t e = 1; e < choice->edge_count; e++)
    entries[choice->edges[e].match - choice->least] = &choice->edges[e];
  return entries;
}

/* A branch to the default edge when the value may be and is outside the table; then its index, an i32. */
static LirValue index_in_table(Choice *choice) {
  LirFunc *func = choice->func;
  LirValue index = choice->value;
  if (choice->least) {
    LirValue low = lir_op0(func, choice->at, LIR_ICONST, choice->type, choice->least);
    index = lir_op2(func, choice->at, LIR_ISUB, choice->type, index, low);
  }
  if (choice->is_total)
    return choice->type == LIR_I64 ? lir_op1(func, choice->at, LIR_TRUNC, LIR_I32, index) : index;
  LirValue end = lir_op0(func, choice->at, LIR_ICONST, choice->type, choice->entries);
  LirValue test = lir_compare(func, choice->at, LIR_ICMP, LIR_ULT, index, end);
  lir_add(func, choice->at, LIR_BRANCH, LIR_I32, &test, 1);
  LirBlock inside = block_new(choice);
  lir_edge(func, choice->at, inside, NULL, 0);
  vec_push(func->arena, &lir_block(func, choice->at)->edges, choice->edges[0]);
  choice->at = inside;
  return choice->type == LIR_I64 ? lir_op1(func, inside, LIR_TRUNC, LIR_I32, index) : index;
}

/* ---- tables of results ---- */

/* How a column is kept: bytes of an element, and the load that gives the word. */
static uint32_t element_size(const LirFunc *func, const Outcome *outcomes, uint32_t count,
                             uint32_t word, LirType type, LirOp *load) {
  int64_t lowest = 0, highest = 0;
  bool has_symbols = false;
  *load = LIR_LOAD;
  if (lir_is_float(type)) return type == LIR_F64 ? 8 : 4;
  for (uint32_t k = 0; k < count; k++) {
    const LirInst *inst = definition(func, outcomes[k].values[word]);
    if (inst->op == LIR_SYMBOL) {
      has_symbols = true;
      continue;
    }
    int64_t value = type == LIR_I32 ? (int32_t)inst->imm : inst->imm;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if (!has_symbols) {
    if (lowest >= 0 && highest <= UINT8_MAX) return *load = LIR_LOAD8U, 1;
    if (lowest >= INT8_MIN && highest <= INT8_MAX) return *load = LIR_LOAD8S, 1;
    if (lowest >= 0 && highest <= UINT16_MAX) return *load = LIR_LOAD16U, 2;
    if (lowest >= INT16_MIN && highest <= INT16_MAX) return *load = LIR_LOAD16S, 2;
    if (type == LIR_I32) return 4;
    if (lowest >= INT32_MIN && highest <= INT32_MAX) return *load = LIR_LOAD32S, 4;
  }
  if (lowest >= 0 && highest <= UINT32_MAX)
    return *load = LIR_LOAD32U, 4; /* symbols lie below 4 GiB */
  return 8;
}

static LirValue load_word(Choice *choice, const Outcome *outcomes, LirValue index, uint32_t word) {
  LirFunc *func = choice->func;
  LirType type = lir_type(func, outcomes[0].values[word]);
  LirOp load;
  uint32_t size = element_size(func, outcomes, choice->entries, word, type, &load);
  LirData *data = NEW(func->arena, LirData);
  data->section = LIR_RODATA;
  data->align = size;
  data->name = name_of_string(func->unit->names, format_in(func->arena, ".Ltable.%s.%u",
                                                           name_text(func->unit->names, func->name),
                                                           func->datas.count));
  vec_reserve(func->arena, &data->items, choice->entries);
  for (uint32_t k = 0; k < choice->entries; k++) {
    const LirInst *inst = definition(func, outcomes[k].values[word]);
    LirDatum datum = {.size = size, .value = inst->imm};
    if (inst->op == LIR_SYMBOL)
      datum =
          (LirDatum){LIR_DATUM_SYMBOL, .size = size, .symbol = inst->symbol, .value = inst->disp};
    vec_push(func->arena, &data->items, datum);
  }
  vec_push(func->arena, &func->datas, data);
  uint32_t scale = size == 8 ? 3 : size == 4 ? 2 : size == 2 ? 1 : 0;
  LirValue offset = index;
  if (scale) {
    LirValue count = lir_op0(func, choice->at, LIR_ICONST, LIR_I32, scale);
    offset = lir_op2(func, choice->at, LIR_ISHL, LIR_I64, offset, count);
  }
  LirValue table = lir_symbol(func, choice->at, data->name, 0);
  LirValue address = lir_op2(func, choice->at, LIR_IADD, LIR_I64, table, offset);
  return lir_load(func, choice->at, load, type, address, 0);
}

static bool table_of_results(Choice *choice) {
  LirFunc *func = choice->func;
  if (choice->edge_count + choice->is_total < LEAST_RESULTS + 1) return false;
  Outcome first = outcome_of(func, &choice->edges[1]);
  for (uint32_t e = 0; e < choice->edge_count; e++) {
    Outcome outcome = outcome_of(func, &choice->edges[e]);
    bool fits = outcome.is_return == first.is_return && outcome.block.index == first.block.index;
    for (uint32_t w = 0; w < first.count && fits; w++)
      fits = (is_constant(definition(func, outcome.values[w])) &&
              is_constant(definition(func, first.values[w]))) ||
             lir_same(outcome.values[w], first.values[w]);
    if (!fits && (e || choice->is_total || choice->entries + 1 != choice->edge_count)) return false;
  }
  LirValue index = index_in_table(choice);
  const LirEdge **entries = entries_of(choice);
  Outcome *outcomes = NEW_ARRAY(func->arena, Outcome, choice->entries);
  LirValue *words = NEW_ARRAY(func->arena, LirValue, first.count + 1);
  index = lir_op1(func, choice->at, LIR_ZEXT32, LIR_I64, index);
  for (uint32_t w = 0; w < first.count; w++) {
    bool varies = false;
    for (uint32_t k = 0; k < choice->entries; k++) {
      outcomes[k] =
          outcome_of(func, entries[k]); /* again: new operands may have moved the old ones */
      varies |= !same_word(func, outcomes[k].values[w], outcomes[0].values[w]);
    }
    words[w] = outcomes[0].values[w];
    if (varies) {
      words[w] = load_word(choice, outcomes, index, w);
    } else if (is_constant(definition(func, words[w]))) { /* its block may have gone */
      LirInst constant = *definition(func, words[w]);
      LirInst *copy =
          lir_add(func, choice->at, (LirOp)constant.op, (LirType)constant.type, NULL, 0);
      copy->imm = constant.imm, copy->symbol = constant.symbol, copy->disp = constant.disp;
      words[w] = lir_result(func, choice->at, lir_type(func, words[w]));
    }
  }
  if (first.is_return) {
    lir_add(func, choice->at, LIR_RETURN, LIR_NONE, words, first.count);
  } else {
    lir_add(func, choice->at, LIR_GOTO, LIR_NONE, NULL, 0);
    lir_edge(func, choice->at, first.block, words, first.count);
  }
  return true;
}

/* ---- tables of jumps ---- */

static bool table_of_jumps(Choice *choice) {
  LirFunc *func = choice->func;
  if (choice->edge_count < LEAST_JUMPS + 1 || choice->entries > 2 * (choice->edge_count - 1))
    return false;
  LirValue index = index_in_table(choice);
  const LirEdge **entries = entries_of(choice);
  lir_add(func, choice->at, LIR_TABLE, LIR_I32, &index, 1);
  LirBlockRow *row = lir_block(func, choice->at);
  for (uint32_t k = 0; k < choice->entries; k++) {
    vec_push(func->arena, &row->edges, *entries[k]);
    vec_last(&row->edges).match = k;
  }
  return true;
}

/* ---- comparisons ---- */

typedef struct SwitchPart {
  LirBlock block;
  uint32_t first, end;
} SwitchPart;

static void comparisons(const Choice *choice) {
  LirFunc *func = choice->func;
  SwitchPart work[64];
  uint32_t depth = 0;
  work[depth++] = (SwitchPart){choice->at, 1, choice->edge_count};
  while (depth) {
    SwitchPart part = work[--depth];
    LirBlock at = part.block;
    if (part.end == part.first) {
      lir_add(func, at, LIR_GOTO, LIR_NONE, NULL, 0);
      vec_push(func->arena, &lir_block(func, at)->edges, choice->edges[0]);
      continue;
    }
    bool halve = part.end - part.first > IN_LINE;
    uint32_t middle = halve ? (part.first + part.end) / 2 : part.first;
    LirValue bound = lir_op0(func, at, LIR_ICONST, choice->type, choice->edges[middle].match);
    LirValue test = lir_compare(func, at, LIR_ICMP, halve ? LIR_LT : LIR_EQ, choice->value, bound);
    lir_add(func, at, LIR_BRANCH, LIR_I32, &test, 1);
    if (halve) {
      LirBlock low = block_new(choice), high = block_new(choice);
      lir_edge(func, at, low, NULL, 0);
      lir_edge(func, at, high, NULL, 0);
      work[depth++] = (SwitchPart){high, middle, part.end};
      work[depth++] = (SwitchPart){low, part.first, middle};
      continue;
    }
    vec_push(func->arena, &lir_block(func, at)->edges, choice->edges[middle]);
    if (part.end - part.first == 1) {
      vec_push(func->arena, &lir_block(func, at)->edges, choice->edges[0]);
      continue;
    }
    LirBlock rest = block_new(choice);
    lir_edge(func, at, rest, NULL, 0);
    work[depth++] = (SwitchPart){rest, part.first + 1, part.end};
  }
}

/* A value of few bits is always in a table with an entry for each value that they give. */
static void cover_bits(Choice *choice) {
  const LirInst *mask = definition(choice->func, choice->value);
  if (!mask || mask->op != LIR_IAND) return;
  mask = definition(choice->func, lir_operands(choice->func, mask)[1]);
  if (!mask || mask->op != LIR_ICONST || mask->imm < 0 || mask->imm >= MOST_ENTRIES) return;
  if (choice->least < 0 || choice->least + choice->entries - 1 > mask->imm ||
      mask->imm + 1 > 2 * (int64_t)(choice->edge_count - 1))
    return;
  choice->least = 0;
  choice->entries = (uint32_t)mask->imm + 1;
  choice->is_total = true;
}

void lir_expand_switches(LirFunc *func, bool optimise) {
  uint32_t block_count = func->blocks.count;
  for (uint32_t b = 1; b < block_count; b++) {
    LirBlockRow *row = &func->blocks.items[b];
    if (!row->insts.count) continue;
    LirInst inst = func->insts.items[vec_last(&row->insts)];
    if (inst.op != LIR_SWITCH) continue;
    LirValue value = lir_operands(func, &inst)[0];
    LirEdge *edges = NEW_ARRAY(func->arena, LirEdge, row->edges.count);
    memcpy(edges, row->edges.items, sizeof(LirEdge) * row->edges.count);
    Choice choice = {.func = func,
                     .at = {b},
                     .value = value,
                     .type = lir_type(func, value),
                     .edges = edges,
                     .edge_count = row->edges.count,
                     .cold = row->cold};
    func->line = inst.line;
    row->insts.count--;
    row->edges.count = 0;
    uint64_t span = choice.edge_count < 2
                        ? MOST_ENTRIES
                        : (uint64_t)edges[choice.edge_count - 1].match - (uint64_t)edges[1].match;
    choice.entries = span < MOST_ENTRIES ? (uint32_t)span + 1 : 0;
    if (choice.entries && choice.edge_count > 1) {
      choice.least = edges[1].match;
      cover_bits(&choice);
    }
    if (optimise && choice.entries && (table_of_results(&choice) || table_of_jumps(&choice)))
      continue;
    comparisons(&choice);
  }
}
