/* cell: the shape of a sequence's or lazy value's cell, and its first fields. */
#include "clef/lower/psg_to_mir/cell.h"

void store_state(Func *f, ValueId cell, int64_t state) {
  RowId row = cell.index == f->cell.index ? f->cell_row : (RowId){0};
  mir_add_store(&f->at, (MirAddress){cell, 0, row, 0}, const_int(f, MIR_KIND_I32, state),
                MIR_MUTABLE, (ValueId){0});
}

ValueId load_state(Func *f, ValueId cell) {
  RowId row = cell.index == f->cell.index ? f->cell_row : (RowId){0};
  return mir_add_load(&f->at, mir_type(MIR_KIND_I32), (MirAddress){cell, 0, row, 0}, MIR_MUTABLE,
                      (ValueId){0});
}

ValueId cell_code(Func *f, ValueId cell, CellPrefix prefix) {
  return mir_add_load(&f->at, mir_type(MIR_KIND_CODE), mir_address(cell, prefix.code), 0,
                      (ValueId){0});
}

bool cell_is_shared(Graph *g, NodeId definition) {
  uint32_t flags = psg_node(g, definition)->flags;
  return (flags & NODE_MUTABLE) && (flags & NODE_CAPTURED);
}

/* Words of a field for a definition: its own, or the one of the cell that closures share. */
static uint32_t field_words(Lower *l, NodeId definition, InstanceId instance, ShapeWord *words) {
  const Repr *info =
      repr_row(&l->layouts, repr_of(&l->layouts, psg_node_type(l->graph, definition, instance)));
  if (cell_is_shared(l->graph, definition)) {
    words[0] = (ShapeWord){mir_ref((RowId){0}, true), 0, true, 0};
    return 1;
  }
  for (uint32_t w = 0; w < info->word_count; w++)
    words[w] = (ShapeWord){info->words[w], 0, true, 0};
  return info->word_count;
}

Cell cell_shape(Lower *l, const CellOf *of) {
  Cell cell = {.prefix = layout_cell_prefix(&l->layouts, of->element), .captures = of->captures};
  if (of->kind == LAYOUT_LAZY) cell.capture_flags = MIR_MUTABLE;
  cell.capture_words = captures_types(l, &of->captures, of->instance, &cell.types);
  uint32_t most = cell.capture_words, n = 0;
  for (uint32_t i = 0; i < of->internal_count; i++)
    most +=
        1 + repr_row(&l->layouts,
                     repr_of(&l->layouts, psg_node_type(l->graph, of->internals[i], of->instance)))
                ->word_count;
  ShapeWord *words = NEW_ARRAY(l->scratch, ShapeWord, most + cell.prefix.count + 2);
  cell.offsets = NEW_ARRAY(l->scratch, uint32_t, most + 1);
  uint32_t at = cell.prefix.size;
  for (uint32_t i = 0; i < cell.prefix.count; i++) words[n++] = cell.prefix.words[i];
  uint32_t fixed = n;
  for (uint32_t i = 0; i < cell.capture_words; i++)
    words[n++] = (ShapeWord){cell.types[i], 0, true, 0};
  uint32_t active = UINT32_MAX;
  for (uint32_t i = 0; i < of->internal_count; i++) {
    if (of->active.index && of->internals[i].index == of->active.index) active = n;
    n += field_words(l, of->internals[i], of->instance, words + n);
  }
  if (active != UINT32_MAX) {
    at = cell_active_offset(&cell.prefix);
    words[active].at = cell.offsets[active - fixed] = at;
    at += 8;
  }
  for (uint32_t i = fixed; i < n; i++) { /* in order, as the specification has it */
    if (i == active) continue;
    uint32_t bytes = mir_kind_size[words[i].type.kind];
    at = (at + bytes - 1) / bytes * bytes;
    words[i].at = cell.offsets[i - fixed] = at;
    at += bytes;
  }
  if (of->kind == LAYOUT_LAZY) {
    cell.failure = at = (at + 7) / 8 * 8;
    words[n++] = (ShapeWord){mir_ref((RowId){0}, true), at, true, 0};
    at += 8;
  }
  cell.size = (at + 7) / 8 * 8;
  SymbolId *row =
      lower_helper(l, format_in(l->scratch, "cell %u %u", of->node.index, of->instance.index));
  if (!row->index) {
    cell.row = layout_add_row(&l->unit->layout, l->names, of->kind == LAYOUT_SEQ ? "seq" : "lazy",
                              of->kind);
    layout_fill_block(&l->layouts, cell.row, cell.size, words, n);
    row->index = cell.row.index;
  }
  cell.row.index = row->index;
  return cell;
}

void bind_fields(Func *f, const Cell *cell, const NodeId *internals, uint32_t internal_count) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < cell->captures.count + internal_count; i++) {
    NodeId definition =
        i < cell->captures.count ? cell->captures.items[i] : internals[i - cell->captures.count];
    ReprId repr = node_repr(f, definition);
    bool in_cell = cell_is_shared(f->l->graph, definition);
    EnvEntry *entry = env_add(f, definition, ENV_FIELD, repr);
    entry->offsets = cell->offsets + at;
    entry->is_cell_field = in_cell;
    entry->is_fixed_field = i < cell->captures.count && !(cell->capture_flags & MIR_MUTABLE);
    at += in_cell ? 1 : repr_info(f, repr)->word_count;
  }
}

ValueId alloc_cell(Func *f, const Cell *cell, SymbolId code, Words captured) {
  ValueId object = mir_add_alloc(&f->at, cell->row, 0, cell->size, MIR_ZEROED);
  ValueId entry = mir_add_symbol(&f->at, code, mir_type(MIR_KIND_CODE));
  mir_add_store(&f->at, mir_address(object, cell->prefix.code), entry, MIR_INIT, (ValueId){0});
  for (uint32_t i = 0; i < cell->capture_words; i++)
    mir_add_store(&f->at, mir_address(object, cell->offsets[i]),
                  fit_word(f, captured.items[i], cell->types[i]), MIR_INIT | cell->capture_flags,
                  (ValueId){0});
  return object;
}
