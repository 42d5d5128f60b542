/* cycle: the cycle collector, in programs some of whose rows are cyclic (clef/lower/cycles.c).
 *
 * The chapter "Cycles" of rt/README.md has the algorithm and why it is right. Its routines are LIR text (cycle.def),
 * so that both machines have them. Here is the table of where the references of each cyclic row's objects lie;
 * share.c has one of all rows:
 *
 *   rt_cycle_rows   i32 for each row: the address of its description, 0 when it is not cyclic
 *   description     i32 stride of an array's elements, else 0; i32 where they begin; i32 number of words; the words: i32
 *                   byte offset in the object or element, plus 1 when the word may lead back to the object, plus 2
 *                   when all objects that it then may hold are of cyclic rows.
 *                   Where cases differ: i32 -1, then for each tag the address of its description
 */
#include "clef/lower/mir_to_lir/mir_to_lir.h"

#define CYCLE_DROPS(text)      static const char drops[] = text;
#define CYCLE_VECTORS(text)    static const char vectors[] = text;
#define CYCLE_ROUTINES(text)   static const char routines[] = text;
#define CYCLE_FREE(text)       static const char free_routine[] = text;
#define CYCLE_CHECK_FREE(text) static const char check_free_routine[] = text;
#include "clef/lower/mir_to_lir/cycle.def"
_Static_assert(RT_CYCLE_BUFFER == 3328 && RT_CYCLE_LIST == 3344 && RT_CYCLE_STACK == 3360 &&
                   RT_CYCLE_LIMIT == 3376 && RT_PENDING == 2328 && RT_LIBRARY + 8 * 48 == 12672 &&
                   (uint32_t)LAYOUT_CYCLE_COUNT == 0x80010000u && LAYOUT_BUFFERED == 0x800000,
               "as the text has them");

/* ---- tables of words ---- */

static void add_int(ToLir *to, LirData *data, int64_t value) {
  vec_push(to->arena, &data->items, ((LirDatum){.size = 4, .value = value}));
}
static void add_address(ToLir *to, LirData *data, Name symbol) {
  vec_push(to->arena, &data->items,
           ((LirDatum){.kind = LIR_DATUM_SYMBOL, .size = 4, .symbol = symbol}));
}

static Name row_name(ToLir *to, uint32_t row) {
  return name_of_string(to->unit->names, format_in(to->unit->arena, ".Lwords%u", row));
}
static Name case_name(ToLir *to, uint32_t row, uint32_t tag) {
  return name_of_string(to->unit->names, format_in(to->unit->arena, ".Lwords%u_%u", row, tag));
}

static void describe(ToLir *to, Name name, const LayoutRow *row, const LayoutWord *words,
                     uint32_t count) {
  LirData data = {.name = name, .align = 4, .section = LIR_RODATA};
  add_int(to, &data, row->stride);
  add_int(to, &data, row->stride ? row->size : 0);
  add_int(to, &data, count);
  for (uint32_t w = 0; w < count; w++)
    add_int(to, &data,
            words[w].index * LAYOUT_WORD_SIZE + words[w].leads_back + 2 * words[w].is_all_cyclic);
  to_lir_finish_data(to, &data);
}

static void describe_row(ToLir *to, uint32_t r) {
  const LayoutRow *row = layout_row(&to->unit->layout, (RowId){r});
  if (row->kind == LAYOUT_ARRAY) {
    describe(to, row_name(to, r), row, row->element_words, row->element_word_count);
    return;
  }
  if (row->case_count == 1) {
    describe(to, row_name(to, r), row, row->cases[0].words, row->cases[0].word_count);
    return;
  }
  uint32_t tags = 0;
  for (uint32_t c = 0; c < row->case_count; c++) {
    describe(to, case_name(to, r, row->cases[c].tag), row, row->cases[c].words,
             row->cases[c].word_count);
    if (row->cases[c].tag >= tags) tags = row->cases[c].tag + 1;
  }
  LirData data = {.name = row_name(to, r), .align = 4, .section = LIR_RODATA};
  add_int(to, &data, -1);
  for (uint32_t tag = 0; tag < tags; tag++) {
    if (layout_case(row, tag))
      add_address(to, &data, case_name(to, r, tag));
    else
      add_int(to, &data, 0);
  }
  to_lir_finish_data(to, &data);
}

void to_lir_word_table(ToLir *to, RtSymbol symbol, bool (*has)(const ToLir *to, RowId row)) {
  const Layout *layout = &to->unit->layout;
  for (uint32_t r = 1; r < layout->rows.count; r++)
    if (has(to, (RowId){r}) && (symbol == RTS_CYCLE_ROWS || !to_lir_is_cyclic(to, (RowId){r})))
      describe_row(to, r);
  LirData data = {.name = to->rt[symbol], .align = 4, .section = LIR_RODATA};
  add_int(to, &data, 0);
  for (uint32_t r = 1; r < layout->rows.count; r++) {
    if (has(to, (RowId){r}))
      add_address(to, &data, row_name(to, r));
    else
      add_int(to, &data, 0);
  }
  to_lir_finish_data(to, &data);
}

const char *to_lir_for_workers(ToLir *to, const char *text, const char *block) {
  if (!to->unit->has_workers) return text;
  const struct { const char *from, *to; } rows[] = {{"//workers ", "  "}, {"rtaddr", block}};
  Text out = text_in(to->unit->arena);
  while (*text) {
    uint32_t r = 0;
    while (r < COUNT_OF(rows) && strncmp(text, rows[r].from, strlen(rows[r].from))) r++;
    if (r < COUNT_OF(rows)) {
      text_add(&out, rows[r].to);
      text += strlen(rows[r].from);
    } else {
      text_add_char(&out, *text++);
    }
  }
  return text_string(&out);
}

void to_lir_add_routines(ToLir *to, const char *text) {
  text = to_lir_for_workers(to, text, "rtown");
  const char *error;
  LirModule *module = lir_parse(to->unit->arena, &to->lir_unit, text, to->target, &error);
  if (!module) bug("routines: %s", error);
  for (uint32_t f = 0; f < module->funcs.count; f++) {
    to->func = module->funcs.items[f];
    to_lir_finish_func(to);
  }
}

void to_lir_cycle_routines(ToLir *to) {
  if (!to->has_cycles) return;
  to_lir_add_routines(to, drops);
  to_lir_add_routines(to, vectors);
  to_lir_add_routines(to, routines);
  to_lir_add_routines(to, to->options->check ? check_free_routine : free_routine);
  to_lir_word_table(to, RTS_CYCLE_ROWS, to_lir_is_cyclic);
}
