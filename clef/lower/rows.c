/* rows: equal shapes become one row of the layout table, and numbers without gaps.
 *
 * In:   a unit as lowered, rows complete.
 * Out:  the same program; two rows that are not nominal differ in kind, size, stride or counted words.
 *
 * Rows are numbered before their contents are known (layout.h), so each type starts with one of its own. Field numbers of
 * types that come to share a row may disagree; no object is seen as two types, so no question about aliases is wrong.
 */
#include "clef/lower/layout.h"

static void add_words(Text *key, const LayoutWord *words, uint32_t count) {
  for (uint32_t w = 0; w < count; w++)
    text_format(key, " %u%s%s%s%s", words[w].index, words[w].may_be_immediate ? "?" : "",
                words[w].may_be_cyclic ? "c" : "", words[w].leads_back ? "b" : "",
                words[w].is_all_cyclic ? "a" : "");
}

static Name shape_key(Layouts *l, const LayoutRow *row) {
  Text key = text_in(l->arena);
  text_format(&key, "%d %u %u %d", (int)row->kind, row->size, row->stride, row->is_cyclic);
  add_words(&key, row->element_words, row->element_word_count);
  for (uint32_t c = 0; c < row->case_count; c++) {
    text_format(&key, "|%u %u", row->cases[c].tag, row->cases[c].size);
    add_words(&key, row->cases[c].words, row->cases[c].word_count);
  }
  return name_of(l->names, text_string(&key), key.size);
}

static void rename_type(const RowId *to, MirType *type) { type->row = to[type->row.index]; }

/* The cases of a switch over an object's row; they stay in order, as rows do. */
static void rename_cases(const RowId *to, const MirFunc *func, MirTerm *term) {
  if (term->op != MIR_SWITCH) return;
  const MirInst *value = mir_definition(func, term->operands[0]);
  if (!value || value->op != MIR_ROW_OF) return;
  for (uint32_t c = 0; c < term->case_count; c++) term->cases[c] = to[term->cases[c]].index;
}

static void rename_func(const RowId *to, MirFunc *func) {
  for (uint32_t v = 1; v < func->values.count; v++) rename_type(to, &func->values.items[v].type);
  for (uint32_t r = 0; r < func->results.count; r++) rename_type(to, &func->results.items[r]);
  for (uint32_t i = 1; i < func->insts.count; i++)
    func->insts.items[i].row = to[func->insts.items[i].row.index];
  for (uint32_t b = 1; b < func->blocks.count; b++)
    rename_cases(to, func, &func->blocks.items[b].term);
}

static void rename_reprs(Layouts *l, const RowId *to) {
  for (uint32_t i = 1; i < l->reprs.count; i++) {
    Repr *repr = &l->reprs.items[i];
    repr->row = to[repr->row.index];
    for (uint32_t w = 0; w < repr->word_count; w++) rename_type(to, &repr->words[w]);
    for (uint32_t s = 0; s < repr->shape_count; s++)
      for (uint32_t w = 0; w < repr->shapes[s].word_count; w++)
        rename_type(to, &repr->shapes[s].words[w].type);
  }
}

void layouts_merge_rows(Layouts *l) {
  Layout *layout = &l->unit->layout;
  uint32_t count = layout->rows.count, kept = 1;
  RowId *to = NEW_ARRAY(l->arena, RowId, count);
  NumMap by_shape = {0};
  for (uint32_t r = 1; r < count; r++) {
    LayoutRow *row = &layout->rows.items[r];
    if (!row->nominal && row->kind != LAYOUT_STRING && !row->method_count) {
      uint32_t *known = num_map(&by_shape, l->arena, shape_key(l, row).index);
      if (*known) {
        to[r] = (RowId){*known};
        continue;
      }
      *known = kept;
    }
    to[r] = (RowId){kept};
    layout->rows.items[kept++] = *row;
  }
  if (kept == count) return;
  layout->rows.count = kept;
  for (uint32_t r = 1; r < kept; r++) {
    LayoutRow *row = &layout->rows.items[r];
    row->base = to[row->base.index];
    row->subtypes_first = to[row->subtypes_first.index];
    row->subtypes_last = to[row->subtypes_last.index];
  }
  for (uint32_t f = 1; f < l->unit->funcs.count; f++) rename_func(to, l->unit->funcs.items[f]);
  for (uint32_t d = 1; d < l->unit->data.count; d++) {
    MirData *data = &l->unit->data.items[d];
    data->row = to[data->row.index];
    for (uint32_t i = 0; i < data->fields.count; i++) rename_type(to, &data->fields.items[i].type);
  }
  rename_reprs(l, to);
  l->string_row = to[l->string_row.index];
}
