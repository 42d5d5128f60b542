/* values: runs the program for its values; values.h is the overview. */
#include "clef/explain/values.h"

enum { MOST_STEPS = 50000, MOST_KEPT = 3 };

static Text *bind(void *owner, const MirFunc *func, ValueId value) {
  Values *v = owner;
  if (func->symbol.index >= v->symbol_count || !v->is_shown[func->symbol.index]) return NULL;
  uint64_t key = map64_key(func->symbol.index, value.index);
  uint32_t at = map64_find(&v->row_of, key);
  if (!at) {
    vec_push(v->arena, &v->rows, ((ValueRow){.text = text_in(v->arena)}));
    at = v->rows.count;
    map64_set(&v->row_of, key, at);
  }
  ValueRow *row = &v->rows.items[at - 1];
  if (row->count++ >= MOST_KEPT) return NULL;
  if (row->count > 1) text_add(&row->text, ", ");
  return &row->text;
}

void values_run(Values *values, const MirUnit *unit) {
  Arena arena;
  arena_init(&arena, "values");
  MirWatch watch = {values, bind};
  MirRunOptions options = {.max_steps = MOST_STEPS, .watch = &watch};
  values->row_of = (Map64){.arena = values->arena};
  values->rows.count = 0;
  mir_interpret(unit, &options, &arena);
  arena_end(&arena);
}

static const ValueRow *row_of(const Values *v, const MirFunc *func, ValueId value) {
  uint32_t at =
      value.index ? map64_find(&v->row_of, map64_key(func->symbol.index, value.index)) : 0;
  return at ? &v->rows.items[at - 1] : NULL;
}

static void add_row(Text *out, const ValueRow *row) {
  text_add_bytes(out, row->text.data, row->text.size);
  if (row->count > MOST_KEPT) text_format(out, ", … %u times", row->count);
}

/* Of parameters, each with its name. */
static const char *of_params(const Values *v, const MirFunc *func, const ValueId *params,
                             uint32_t count) {
  Text text = text_in(v->arena);
  for (uint32_t i = 0; i < count; i++) {
    const ValueRow *row = row_of(v, func, params[i]);
    if (!row) continue;
    text_format(&text, "%sv%u = ", text.size ? "; " : "", params[i].index);
    add_row(&text, row);
  }
  return text.size ? text_string(&text) : NULL;
}

/* Of an instruction that is no constant: the line of one says its value. */
static const char *of_result(const Values *v, const MirFunc *func, const MirInst *inst) {
  bool is_fixed = inst->op == MIR_CONST || inst->op == MIR_IMM || inst->op == MIR_SYMBOL;
  const ValueRow *row = is_fixed ? NULL : row_of(v, func, inst->result);
  Text text = text_in(v->arena);
  if (row) add_row(&text, row);
  return row ? text_string(&text) : NULL;
}

const char *const *values_of_lines(const Values *v, const MirFunc *func) {
  VEC(const char *) lines = {0};
  vec_push(v->arena, &lines, of_params(v, func, func->params.items, func->params.count));
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    vec_push(v->arena, &lines, of_params(v, func, block->params.items, block->params.count));
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next)
      vec_push(v->arena, &lines, of_result(v, func, mir_inst(func, i)));
    vec_push(v->arena, &lines, NULL);
  }
  vec_push(v->arena, &lines, NULL);
  return lines.items;
}
