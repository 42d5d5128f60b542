/* changes: see changes.h. */
#include "clef/driver/changes.h"

static ChangeRow *find_row(Changes *changes, SymbolId symbol) {
  for (uint32_t i = 0; i < changes->rows.count; i++)
    if (changes->rows.items[i].symbol.index == symbol.index) return &changes->rows.items[i];
  return NULL;
}

static void see_function(Changes *changes, const MirFunc *func, Text *out) {
  Text text = text_in(changes->arena);
  mir_print_func(func, &text);
  uint32_t hash = hash_bytes(text.data, text.size);
  ChangeRow *row = find_row(changes, func->symbol);
  bool is_same = row && !row->is_gone && row->hash == hash;
  if (!row) {
    vec_push(changes->arena, &changes->rows,
             ((ChangeRow){.symbol = func->symbol, .span = func->span}));
    row = &vec_last(&changes->rows);
  }
  row->hash = hash, row->is_gone = false;
  if (out && !is_same) text_add_bytes(out, text.data, text.size);
}

static bool has_code_of(const MirUnit *unit, const MirFunc *func, Span span) {
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    for (InstId i = block->is_removed ? (InstId){0} : block->first; i.index;
         i = mir_inst(func, i)->next) {
      Span at = mir_inst(func, i)->span;
      if (mir_source_file(unit, at.file) == span.file && at.start >= span.start &&
          at.end <= span.end)
        return true;
    }
  }
  return false;
}

/* `// NAME is gone: its code is in A, B`. The code of a place is known by its place. */
static void say_gone(const ChangeRow *row, const MirUnit *unit, Text *out) {
  const char *before = ": its code is in ";
  text_format(out, "// %s is gone", mir_symbol_text(unit, row->symbol));
  for (uint32_t i = 1; row->span.file && i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    if (!func->has_body || !has_code_of(unit, func, row->span)) continue;
    text_format(out, "%s%s", before, mir_symbol_text(unit, func->symbol));
    before = ", ";
  }
  text_add_char(out, '\n');
}

void changes_see(Changes *changes, const MirUnit *unit, Text *changed, Text *gone) {
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    bool is_wanted =
        !changes->only || text_has_part(mir_symbol_text(unit, func->symbol), changes->only);
    if (func->has_body && is_wanted) see_function(changes, func, changed);
  }
  for (uint32_t i = 0; i < changes->rows.count; i++) {
    ChangeRow *row = &changes->rows.items[i];
    const MirFunc *func = mir_symbol_func(unit, row->symbol);
    if (row->is_gone || (func && func->has_body)) continue;
    row->is_gone = true;
    if (gone) say_gone(row, unit, gone);
  }
}
