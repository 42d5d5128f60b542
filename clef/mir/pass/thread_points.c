/* thread_points: adds the points at which a program with threads may switch to another thread.
 *
 * In:    a verified unit as lowering leaves it.
 * Out:   if the unit has threads, each function of the program calls `rt_thread_point` at each loop header, and at its entry if
 *        it contains a call or has its address taken. Except in a library for C, `clef_start` passes its result to
 *        `rt_threads_end` and returns that function's result.
 * Keeps: units without `rt_thread_point`, whose programs start no thread; the library's functions.
 * Tests: t/mir/thread-points-*.mir
 *
 * A point is an ordinary call, so every later pass assumes that any memory may change there: no value that another
 * thread could store to is forwarded, lent or moved across it. The library has no points. Between two points, and
 * inside a function of the library that does not call the program, no other thread runs (rt/README.md, "Threads").
 *
 * Every cycle of the program's control flow has a point: a loop has a header, and in a recursion each function contains
 * a call. Tail calls count as calls.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

typedef struct Switches {
  MirUnit *unit;
  SymbolId point, end;
  bool *is_taken; /* by symbol: its address is */
} Switches;

/* Addresses lie in instructions, static closures and method tables. */
static void note_addresses(Switches *s) {
  const MirUnit *unit = s->unit;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    for (uint32_t k = 1; f->has_body && k < f->insts.count; k++)
      if (f->insts.items[k].op == MIR_SYMBOL) s->is_taken[f->insts.items[k].u.symbol.index] = true;
  }
  for (uint32_t i = 1; i < unit->data.count; i++) {
    const MirData *data = &unit->data.items[i];
    for (uint32_t k = 0; k < data->fields.count; k++)
      if (data->fields.items[k].form == MIR_FIELD_SYMBOL)
        s->is_taken[data->fields.items[k].symbol.index] = true;
  }
  for (uint32_t i = 1; i < unit->layout.rows.count; i++) {
    const LayoutRow *row = layout_row(&unit->layout, (RowId){i});
    for (uint32_t k = 0; k < row->method_count; k++) s->is_taken[row->methods[k].index] = true;
  }
}

static bool calls_something(const MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (!block->is_removed && (block->term.op == MIR_CALL || block->term.op == MIR_TAILCALL))
      return true;
  }
  return false;
}

/* The block goes on behind a call that has no arguments and no results. */
static void call_first(MirFunc *f, BlockId block, InstId before, SymbolId callee, Span span) {
  BlockId rest = mir_split_block(f, block, before);
  MirAt at = {f, block, {0}, span};
  mir_call(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = callee}, NULL, 0,
           mir_edge(f, rest, NULL, 0), (MirEdge){0}, 0);
}

static Span span_at(const MirFunc *f, BlockId b) {
  const MirBlock *block = &f->blocks.items[b.index];
  return block->first.index ? f->insts.items[block->first.index].span : block->term.span;
}

static void add_points(Switches *s, MirFunc *f, PassContext *cx) {
  MirCfg cfg;
  mir_compute_flow(f, cx->scratch, &cfg);
  uint32_t count = f->blocks.count;
  bool *is_header = NEW_ARRAY(cx->scratch, bool, count);
  for (uint32_t o = 0; o < cfg.order_count;
       o++) { /* every cycle has an edge against reverse postorder */
    const MirTerm *term = &f->blocks.items[cfg.order[o].index].term;
    for (uint32_t e = 0; e < term->edge_count; e++)
      if (cfg.order_index[term->edges[e].block.index] <= o)
        is_header[term->edges[e].block.index] = true;
  }
  is_header[MIR_ENTRY.index] |= calls_something(f) || s->is_taken[f->symbol.index];
  for (uint32_t b = 1; b < count; b++)
    if (is_header[b])
      call_first(f, (BlockId){b}, f->blocks.items[b].first, s->point, span_at(f, (BlockId){b}));
}

/* The status that the program ends with passes through `rt_threads_end`. */
static void end_threads(Switches *s, MirFunc *start) {
  uint32_t count = start->blocks.count;
  for (uint32_t b = 1; b < count; b++) {
    if (start->blocks.items[b].is_removed || start->blocks.items[b].term.op != MIR_RETURN) continue;
    ValueId status = start->blocks.items[b].term.operands[0];
    BlockId rest = mir_split_block(start, (BlockId){b}, (InstId){0});
    MirTerm *end = &start->blocks.items[rest.index].term;
    end->operands[0] = mir_block_param(start, rest, mir_type(MIR_KIND_I32));
    MirAt at = {start, {b}, {0}, start->span};
    mir_call(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = s->end}, &status, 1,
             mir_edge(start, rest, NULL, 0), (MirEdge){0}, 0);
  }
}

void mir_thread_points(MirUnit *unit, PassContext *cx) {
  Switches s = {.unit = unit,
                .point = mir_find_function(unit, "rt_thread_point"),
                .end = mir_find_function(unit, "rt_threads_end")};
  if (!s.point.index || !s.end.index) return;
  s.is_taken = NEW_ARRAY(cx->scratch, bool, unit->symbols.count);
  note_addresses(&s);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (unit->funcs.items[i]->has_body && !(unit->funcs.items[i]->flags & MIR_FUNC_LIBRARY))
      add_points(&s, unit->funcs.items[i], cx);
  MirFunc *start = mir_symbol_func(unit, unit->start);
  if (start && !unit->exports.count) end_threads(&s, start); /* a library goes on */
}
