/* data: static data and the tables of layout rows and interfaces.
 *
 * An object has its header 8 bytes before its symbol, with the count of static objects. Row entries are those of
 * arch/README.md: 32 bytes, by row number.
 */
#include "clef/base/utf8.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"

static void add_int(ToLir *to, LirData *data, uint32_t size, int64_t value) {
  vec_push(to->arena, &data->items, ((LirDatum){.size = size, .value = value}));
}
static void add_zero(ToLir *to, LirData *data, uint32_t size) {
  if (size) vec_push(to->arena, &data->items, ((LirDatum){.kind = LIR_DATUM_ZERO, .size = size}));
}
static void add_symbol(ToLir *to, LirData *data, uint32_t size, Name symbol, int64_t offset) {
  vec_push(to->arena, &data->items,
           ((LirDatum){.kind = LIR_DATUM_SYMBOL, .size = size, .symbol = symbol, .value = offset}));
}
void to_lir_finish_data(ToLir *to, const LirData *data) {
  if (to->options->dump)
    lir_print_data(to->out, &to->lir_unit, data);
  else
    lir_emit_data(to->out, &to->lir_unit, to->target, data);
  to_lir_flush(to);
  arena_reset(to->arena);
}

static void add_header(ToLir *to, LirData *data, RowId row, uint32_t tag) {
  data->label_at = 8;
  add_int(to, data, 4, to_lir_static_count(to));
  add_int(to, data, 4, (int32_t)layout_info(row, tag));
}

static void add_fields(ToLir *to, LirData *data, const MirData *mir) {
  uint32_t at = 0;
  for (uint32_t f = 0; f < mir->fields.count; f++) {
    const MirField *field = &mir->fields.items[f];
    uint32_t size = mir_kind_size[field->type.kind];
    if (!size) continue;
    add_zero(to, data, field->offset - at);
    at = field->offset + size;
    switch (field->form) {
    case MIR_FIELD_BITS: add_int(to, data, size, field->bits); break;
    case MIR_FIELD_SYMBOL:
      add_symbol(to, data, size, to_lir_symbol(to, field->symbol), field->bits);
      break;
    case MIR_FIELD_COMPUTED: add_zero(to, data, size); break;
    }
  }
  if (mir->size > at) add_zero(to, data, mir->size - at);
}

static uint32_t char_count(const char *bytes, uint32_t size) { return utf8_count(bytes, size); }

static void datum(ToLir *to, const MirData *mir) {
  LirData data = {.name = to_lir_symbol(to, mir->symbol), .align = 8, .section = LIR_DATA};
  switch (mir->form) {
  case MIR_DATA_OBJECT:
    add_header(to, &data, mir->row, mir->tag);
    add_fields(to, &data, mir);
    break;
  case MIR_DATA_STRING:
    add_header(to, &data, mir->row, 0);
    add_int(to, &data, 4, mir->size);
    add_int(to, &data, 4, char_count(mir->bytes, mir->size));
    vec_push(to->arena, &data.items,
             ((LirDatum){.kind = LIR_DATUM_BYTES, .size = mir->size, .bytes = mir->bytes}));
    add_zero(to, &data, (8 - mir->size % 8) % 8);
    break;
  case MIR_DATA_BYTES:
    data.section = LIR_RODATA;
    vec_push(to->arena, &data.items,
             ((LirDatum){.kind = LIR_DATUM_BYTES, .size = mir->size, .bytes = mir->bytes}));
    break;
  case MIR_DATA_SLOTS: {
    bool zero = true;
    for (uint32_t f = 0; f < mir->fields.count; f++)
      if (mir->fields.items[f].form == MIR_FIELD_SYMBOL ||
          (mir->fields.items[f].form == MIR_FIELD_BITS && mir->fields.items[f].bits))
        zero = false;
    if (zero) data.section = LIR_BSS;
    if (zero)
      add_zero(to, &data, mir->size ? mir->size : 8);
    else
      add_fields(to, &data, mir);
    break;
  }
  }
  to_lir_finish_data(to, &data);
}

void to_lir_data(ToLir *to) {
  for (uint32_t d = 1; d < to->unit->data.count; d++) datum(to, &to->unit->data.items[d]);
}

static Name part_name(ToLir *to, const char *prefix, uint32_t number) {
  return name_of_string(to->unit->names, format_in(to->arena, "%s%u", prefix, number));
}

/* Sizes by tag, in words with the header: for rows whose shapes differ in size. */
static bool add_classes(ToLir *to, uint32_t r) {
  const LayoutRow *row = &to->unit->layout.rows.items[r];
  bool differ = false;
  uint32_t tags = 0;
  for (uint32_t c = 0; c < row->case_count; c++) {
    differ |= row->cases[c].size != row->cases[0].size;
    if (row->cases[c].tag >= tags) tags = row->cases[c].tag + 1;
  }
  if (!differ) return false;
  LirData data = {.name = part_name(to, ".Lclasses", r), .align = 1, .section = LIR_RODATA};
  for (uint32_t tag = 0; tag < tags; tag++) {
    const LayoutCase *shape = layout_case(row, tag);
    uint32_t words = shape ? (shape->size + 8) / 8 : 0;
    add_int(to, &data, 1, words < 2 ? 2 : words);
  }
  to_lir_finish_data(to, &data);
  return true;
}

void to_lir_rows(ToLir *to) {
  const Layout *layout = &to->unit->layout;
  uint32_t count = layout->rows.count ? layout->rows.count : 1;
  uint8_t *has_classes = NEW_ARRAY(to->unit->arena, uint8_t, count);
  for (uint32_t r = 1; r < count; r++) {
    has_classes[r] = add_classes(to, r);
    const LayoutRow *row = &layout->rows.items[r];
    if (!row->method_count) continue;
    LirData data = {.name = part_name(to, ".Lmethods", r), .align = 4, .section = LIR_RODATA};
    for (uint32_t m = 0; m < row->method_count; m++) {
      if (row->methods[m].index)
        add_symbol(to, &data, 4, to_lir_symbol(to, row->methods[m]), 0);
      else
        add_int(to, &data, 4, 0);
    }
    to_lir_finish_data(to, &data);
  }
  for (uint32_t i = 0; i < to->interface_count; i++) {
    if (!to->interface_used[i]) continue;
    LirData data = {.name = to_lir_interface_name(to, i), .align = 1, .section = LIR_RODATA};
    for (uint32_t r = 0; r < count; r += 8) {
      uint32_t byte = 0;
      for (uint32_t k = 0; k < 8 && r + k < count; k++)
        if (r + k && layout_implements(&layout->rows.items[r + k], i)) byte |= 1u << k;
      add_int(to, &data, 1, byte);
    }
    to_lir_finish_data(to, &data);
  }
  LirData data = {.name = to->rt[RTS_ROWS], .align = 8, .section = LIR_RODATA, .is_global = true};
  add_zero(to, &data, 32);
  for (uint32_t r = 1; r < count; r++) {
    const LayoutRow *row = &layout->rows.items[r];
    bool is_array = row->kind == LAYOUT_ARRAY || row->kind == LAYOUT_STRING;
    add_symbol(to, &data, 8, to_lir_release_name(to, (RowId){r}), 0);
    add_int(to, &data, 4,
            is_array          ? -(int64_t)row->stride
            : row->case_count ? row->cases[0].size
                              : row->size);
    add_int(to, &data, 4, row->subtypes_first.index ? row->subtypes_first.index : r);
    add_int(to, &data, 4, row->subtypes_last.index ? row->subtypes_last.index : r);
    if (row->method_count)
      add_symbol(to, &data, 4, part_name(to, ".Lmethods", r), 0);
    else
      add_int(to, &data, 4, 0);
    if (to->options->check)
      add_symbol(to, &data, 4, part_name(to, ".Lrow", r), 0);
    else
      add_int(to, &data, 4, to_lir_counted_mask(row));
    if (has_classes[r])
      add_symbol(to, &data, 4, part_name(to, ".Lclasses", r), 0);
    else
      add_int(to, &data, 4, 0);
  }
  to_lir_finish_data(to, &data);
}
