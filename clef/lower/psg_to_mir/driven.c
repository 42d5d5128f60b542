/* driven: cells that wrap an enumerator object of the program (class C() = interface IEnumerator<'T> …).
 *
 *   {i64 state, current, code, moveNext, current, dispose}    the last three: functions of unit
 *
 * The cell has the layout of a sequence's (psg_to_mir/seq.c); its code calls the three functions. The state is DRIVEN_RUNS from
 * the start, so that Dispose calls the code with DRIVEN_DISPOSES. It never becomes done, because the object itself decides what
 * happens after the last element and after Dispose. A step of a loop calls moveNext, then current. A call that stands in the
 * program calls only one of them.
 */
#include "clef/lower/psg_to_mir/cell.h"

enum { MOVE_NEXT, CURRENT, DISPOSE, FUNCTIONS };

typedef struct Driven {
  CellPrefix prefix;
  RowId row;
  uint32_t size;
  uint32_t offsets[FUNCTIONS];
  TypeId types[FUNCTIONS];
} Driven;

static Words call_function(Func *f, const Driven *d, ValueId cell, uint32_t which) {
  ValueId function =
      mir_add_load(&f->at, mir_ref((RowId){0}, true),
                   (MirAddress){cell, d->offsets[which], d->row, 0}, 0, (ValueId){0});
  Words none = words_new(f, 0);
  return apply_value(f, function, d->types[which], &none, 1, WANT_VALUE);
}

static void give_truth(Func *f, uint32_t truth) {
  ValueId result = const_int(f, MIR_KIND_I8, truth);
  mir_return(&f->at, &result, 1);
}

static void store_current(Func *f, const Driven *d, ValueId cell) {
  Words current = call_function(f, d, cell, CURRENT);
  store_shape(f, (MirAddress){.base = cell, .offset = 0, .row = d->row}, d->prefix.words,
              d->prefix.count, current, MIR_MUTABLE, (ValueId){0});
}

static void build_driven_next(Func *f, void *data) {
  const Driven *d = data;
  ValueId cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_type(MIR_KIND_I8));
  start_block(f, new_block(f, false));
  cell = mir_add_cast(&f->at, mir_ref(d->row, false), cell, (ValueId){0});
  static const int64_t asked[] = {DRIVEN_DISPOSES, DRIVEN_MOVES, DRIVEN_READS};
  BlockId step = new_block(f, false), more = new_block(f, false), end = new_block(f, false),
          blocks[COUNT_OF(asked)];
  MirEdge edges[COUNT_OF(asked)];
  for (uint32_t i = 0; i < COUNT_OF(asked); i++) {
    blocks[i] = new_block(f, false);
    edges[i] = mir_edge(f->mir, blocks[i], NULL, 0);
  }
  mir_switch(&f->at, load_state(f, cell), asked, edges, COUNT_OF(asked),
             mir_edge(f->mir, step, NULL, 0));
  start_block(f, blocks[0]);
  store_state(f, cell, DRIVEN_RUNS);
  call_function(f, d, cell, DISPOSE);
  give_truth(f, 0);
  start_block(f, blocks[1]);
  store_state(f, cell, DRIVEN_RUNS);
  Words moved = call_function(f, d, cell, MOVE_NEXT);
  mir_return(&f->at, moved.items, 1);
  start_block(f, blocks[2]);
  store_state(f, cell, DRIVEN_RUNS);
  store_current(f, d, cell);
  give_truth(f, 1);
  start_block(f, step);
  branch_to(f, call_function(f, d, cell, MOVE_NEXT).items[0], more, end);
  start_block(f, more);
  store_current(f, d, cell);
  give_truth(f, 1);
  start_block(f, end);
  give_truth(f, 0);
  f->at.block = (BlockId){0};
}

static const Driven *driven_shape(Func *f, NodeId node) {
  Lower *l = f->l;
  Driven *d = NEW(l->arena, Driven);
  d->prefix = layout_cell_prefix(&l->layouts, repr_element(&l->layouts, node_repr(f, node)));
  uint32_t count = d->prefix.count, at = (d->prefix.size + 7) / 8 * 8;
  ShapeWord *words = NEW_ARRAY(l->scratch, ShapeWord, count + FUNCTIONS);
  for (uint32_t i = 0; i < count; i++) words[i] = d->prefix.words[i];
  for (uint32_t i = 0; i < FUNCTIONS; i++, at += 8) {
    d->offsets[i] = at;
    d->types[i] = node_type(f, psg_child(l->graph, node, i));
    words[count + i] = (ShapeWord){mir_ref((RowId){0}, true), at, true, 0};
  }
  d->size = at;
  d->row = layout_add_row(&l->unit->layout, l->names, "enumerator", LAYOUT_SEQ);
  layout_fill_block(&l->layouts, d->row, d->size, words, count + FUNCTIONS);
  return d;
}

Words lower_driven(Func *f, NodeId node) {
  Lower *l = f->l;
  const Driven *d = driven_shape(f, node);
  MirFunc *func = lower_function(l, "enumerator.next", psg_node(l->graph, node)->span, f->instance,
                                 build_driven_next, (void *)d);
  func->flags |= MIR_FUNC_ADDRESS | MIR_FUNC_CELL;
  Words functions = words_new(f, FUNCTIONS), result = words_new(f, 1);
  for (uint32_t i = 0; i < FUNCTIONS; i++)
    functions.items[i] = lower_word(f, psg_child(l->graph, node, i));
  ValueId cell = mir_add_alloc(&f->at, d->row, 0, d->size, MIR_ZEROED);
  mir_add_store(&f->at, (MirAddress){cell, 0, d->row, 0}, const_int(f, MIR_KIND_I32, DRIVEN_RUNS),
                MIR_INIT | MIR_MUTABLE, (ValueId){0});
  mir_add_store(&f->at, (MirAddress){cell, d->prefix.code, d->row, 0},
                mir_add_symbol(&f->at, func->symbol, mir_type(MIR_KIND_CODE)), MIR_INIT,
                (ValueId){0});
  for (uint32_t i = 0; i < FUNCTIONS; i++)
    mir_add_store(&f->at, (MirAddress){cell, d->offsets[i], d->row, 0},
                  fit_word(f, functions.items[i], mir_ref((RowId){0}, true)), MIR_INIT,
                  (ValueId){0});
  result.items[0] = fit_word(f, cell, repr_info(f, node_repr(f, node))->words[0]);
  return result;
}
