/* global_dce: removes functions and data that are not reachable.
 *
 * In:    a verified unit.
 * Out:   every function and data item is reachable from the start function or an exported one. Symbols keep their handles;
 *        FuncIds and DataIds are renumbered in the old order.
 * Keeps: the functions themselves.
 * Tests: t/mir/global-dce-*.mir
 */
#include "clef/mir/passes.h"

typedef struct Prune {
  MirUnit *unit;
  Arena *arena;
  bool *wanted; /* by symbol */
  bool *row_seen;
  VEC(SymbolId) work;
} Prune;

static void want(Prune *p, SymbolId s) {
  if (!s.index || p->wanted[s.index]) return;
  p->wanted[s.index] = true;
  vec_push(p->arena, &p->work, s);
}

/* An object of a row can be released and called through its table. */
static void want_row(Prune *p, RowId id) {
  if (!id.index || p->row_seen[id.index]) return;
  p->row_seen[id.index] = true;
  const LayoutRow *row = layout_row(&p->unit->layout, id);
  want(p, row->release);
  for (uint32_t i = 0; i < row->method_count; i++) want(p, row->methods[i]);
}

static void scan_func(Prune *p, const MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_SYMBOL) want(p, inst->u.symbol);
      if (inst->op == MIR_ALLOC || inst->op == MIR_ALLOC_ARRAY || inst->op == MIR_ALLOC_STACK)
        want_row(p, inst->row);
    }
    want(p, block->term.symbol);
  }
}

static void scan_data(Prune *p, const MirData *data) {
  want_row(p, data->row);
  for (uint32_t i = 0; i < data->fields.count; i++)
    if (data->fields.items[i].form == MIR_FIELD_SYMBOL) want(p, data->fields.items[i].symbol);
}

void mir_global_dce(MirUnit *unit, PassContext *cx) {
  Prune p = {.unit = unit, .arena = cx->scratch};
  p.wanted = NEW_ARRAY(cx->scratch, bool, unit->symbols.count);
  p.row_seen = NEW_ARRAY(cx->scratch, bool, unit->layout.rows.count + 1);
  want(&p, unit->start);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (unit->funcs.items[i]->flags & (MIR_FUNC_EXPORT | MIR_FUNC_C))
      want(&p, unit->funcs.items[i]->symbol);
  while (p.work.count) {
    SymbolId s = vec_pop(&p.work);
    const MirFunc *f = mir_symbol_func(unit, s);
    const MirData *data = mir_symbol_data(unit, s);
    if (f) scan_func(&p, f);
    if (data) scan_data(&p, data);
  }
  uint32_t kept = 1;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    MirSymbol *symbol = mir_symbol_row(unit, f->symbol);
    if (!p.wanted[f->symbol.index]) {
      symbol->form = MIR_SYMBOL_UNKNOWN;
      symbol->index = 0;
      arena_end(f->arena);
      continue;
    }
    f->id = (FuncId){kept};
    symbol->index = kept;
    unit->funcs.items[kept++] = f;
  }
  unit->funcs.count = kept;
  kept = 1;
  for (uint32_t i = 1; i < unit->data.count; i++) {
    MirData data = unit->data.items[i];
    MirSymbol *symbol = mir_symbol_row(unit, data.symbol);
    if (!p.wanted[data.symbol.index]) {
      symbol->form = MIR_SYMBOL_UNKNOWN;
      symbol->index = 0;
      continue;
    }
    symbol->index = kept;
    unit->data.items[kept++] = data;
  }
  unit->data.count = kept;
  /* rows without objects keep their place, but name nothing */
  for (uint32_t r = 1; r < unit->layout.rows.count; r++) {
    LayoutRow *row = &unit->layout.rows.items[r];
    if (p.row_seen[r]) continue;
    if (row->release.index && !p.wanted[row->release.index]) row->release = (SymbolId){0};
    for (uint32_t m = 0; m < row->method_count; m++)
      if (row->methods[m].index && !p.wanted[row->methods[m].index])
        row->methods[m] = (SymbolId){0};
  }
}
