/* leak_check: the code that -check adds to a program.
 *
 *        -32      -24    -20      -16    -12    -8        0
 *      │ bytes  │ site │ serial │ prev │ next │ header │ fields …      prev, next: address / 8; newest first
 *
 * Every object is in a list. A freed object is removed from it and filled with 0xdb, and its memory is not used again. After the
 * program has returned, the references in static slots, computed fields of static data and the runtime block are dropped,
 * the last one first. Each object that then remains in the list is reported with its row and the place of its allocation, and the
 * exit status is CHECK_STATUS.
 *
 * The routines are LIR text, so both machines have them.
 */
#include "clef/lower/mir_to_lir/mir_to_lir.h"

enum { CHECK_STATUS = 99 };

/* Holes: the number of the system call `write`; the call that collects cycles, where they can be. */
static const char routines[] =
    "func @rt_check_alloc -> (i64) keep global {\n"
    "b1(v1: i64, v2: i64, v3: i64):\n"
    "  v4: i64 = iconst #24\n"
    "  v5: i64 = iadd v1, v4\n"
    "  v6: i64 = call keep v5, v2 @rt_alloc_size\n"
    "  store v6, v1 -8\n"
    "  v7: i32 = trunc v3\n"
    "  store v6, v7\n"
    "//workers call keep @rt_lock\n"
    "  v8: i64 = rtaddr\n"
    "  v9: i32 = load v8 +2392\n"
    "  v10: i32 = iconst #1\n"
    "  v11: i32 = iadd v9, v10\n"
    "  store v8, v11 +2392\n"
    "  store v6, v9 +4\n"
    "  v12: i32 = load v8 +2384\n"
    "  v13: i64 = iadd v6, v4\n"
    "  v14: i32 = iconst #3\n"
    "  v15: i64 = ishr v13, v14\n"
    "  v16: i32 = trunc v15\n"
    "  v17: i32 = iconst #0\n"
    "  store v6, v17 +8\n"
    "  store v6, v12 +12\n"
    "  store v8, v16 +2384\n"
    "  branch v12 -> b2, b3\n"
    "b2:\n"
    "  v18: i64 = zext32 v12\n"
    "  v19: i64 = ishl v18, v14\n"
    "  store v19, v16 -16\n"
    "  goto -> b3\n"
    "b3:\n"
    "  store v6, v17 +16\n"
    "  v20: i32 = trunc v2\n"
    "  store v6, v20 +20\n"
    "//workers call keep @rt_unlock\n"
    "  return v13\n"
    "}\n"
    "func @rt_check_free -> () keep global {\n"
    "b1(v1: i64):\n"
    "//workers call keep @rt_lock\n"
    "  v2: i32 = load v1 -16\n"
    "  v3: i32 = load v1 -12\n"
    "  v4: i32 = iconst #3\n"
    "  branch v2 -> b2, b3\n"
    "b2:\n"
    "  v5: i64 = zext32 v2\n"
    "  v6: i64 = ishl v5, v4\n"
    "  store v6, v3 -12\n"
    "  goto -> b4\n"
    "b3:\n"
    "  v7: i64 = rtaddr\n"
    "  store v7, v3 +2384\n"
    "  goto -> b4\n"
    "b4:\n"
    "  branch v3 -> b5, b6\n"
    "b5:\n"
    "  v8: i64 = zext32 v3\n"
    "  v9: i64 = ishl v8, v4\n"
    "  store v9, v2 -16\n"
    "  goto -> b6\n"
    "b6:\n"
    "//workers call keep @rt_unlock\n"
    "  v10: i64 = load v1 -32\n"
    "  v11: i64 = iconst #0xdb\n"
    "  call keep v1, v11, v10 @rt_fill\n"
    "  v12: i32 = iconst #0x7fffffff\n"
    "  store v1, v12 -8\n"
    "  v19: i32 = load v1 -4\n"
    "  v20: i32 = iconst #-8388609\n" /* no longer among the candidates for cycles */
    "  v21: i32 = iand v19, v20\n"
    "  store v1, v21 -4\n"
    "//workers v24: i32 = iconst #-1048577\n" /* nor listed */
    "//workers v25: i32 = iand v21, v24\n"
    "//workers store v1, v25 -4\n"
    "  v13: i64 = iconst #32000\n"
    "  v14: i32 = icmp gt v10, v13\n"
    "  branch v14 -> b7, b8\n"
    "b7:\n"
    "//workers v22: i32 = iconst #0x100000\n" /* LAYOUT_LISTED */
    "//workers v23: i32 = iand v19, v22\n"
    "//workers branch v23 -> b9, b10\n"
    "//workers b9:\n"
    "//workers call keep v1 @rt_share_forget\n"
    "//workers goto -> b10\n"
    "//workers b10:\n"
    "  v15: i64 = iconst #-24\n"
    "  v16: i64 = iadd v1, v15\n"
    "  v17: i64 = iconst #24\n"
    "  v18: i64 = iadd v10, v17\n"
    "  call keep v16, v18 @rt_free_size\n"
    "  return\n"
    "b8:\n"
    "  return\n"
    "}\n"
    "func @rt_check_puts -> () clef {\n"
    "b1(v1: i64):\n"
    "  v2: i64 = call keep v1 @rt_strlen\n"
    "  v3: i64 = iconst #%u\n"
    "  v4: i64 = iconst #2\n"
    "  v5: i64 = syscall sys v3, v4, v1, v2\n"
    "  return\n"
    "}\n"
    "func @rt_check_report -> (i32) clef global {\n"
    "b1(v1: i32):\n"
    "  call clef @rt_check_roots\n"
    "%s"
    "  v2: i64 = rtaddr\n"
    "  v3: i32 = load v2 +2384\n"
    "  branch v3 -> b2(v3), b3\n"
    "b2(v4: i32):\n"
    "  v5: i32 = iconst #3\n"
    "  v6: i64 = zext32 v4\n"
    "  v7: i64 = ishl v6, v5\n"
    "  v8: i64 = symbol @rt_check_leak\n"
    "  call clef v8 @rt_check_puts\n"
    "  v9: i64 = load32u v7 -4\n"
    "  v10: i64 = iconst #0xfffff\n"
    "  v11: i64 = iand v9, v10\n"
    "  v12: i32 = iconst #5\n"
    "  v13: i64 = ishl v11, v12\n"
    "  v14: i64 = symbol @rt_rows\n"
    "  v15: i64 = iadd v14, v13\n"
    "  v16: i64 = load32u v15 +24\n"
    "  call clef v16 @rt_check_puts\n"
    "  v17: i64 = symbol @rt_check_at\n"
    "  call clef v17 @rt_check_puts\n"
    "  v18: i64 = load32u v7 -24\n"
    "  v19: i64 = ishl v18, v5\n"
    "  v20: i64 = symbol @rt_check_sites\n"
    "  v21: i64 = iadd v20, v19\n"
    "  v22: i64 = load v21\n"
    "  call clef v22 @rt_check_puts\n"
    "  v23: i64 = symbol @rt_check_line\n"
    "  call clef v23 @rt_check_puts\n"
    "  v24: i32 = load v7 -12\n"
    "  branch v24 -> b2(v24), b4\n"
    "b3:\n"
    "  return v1\n"
    "b4:\n"
    "  v25: i32 = iconst #99\n"
    "  return v25\n"
    "}\n"
    "data @rt_check_leak ro align 1 { \"leak: \\0\" }\n"
    "data @rt_check_at ro align 1 { \", allocated at \\0\" }\n"
    "data @rt_check_line ro align 1 { \"\\n\\0\" }\n";
_Static_assert(CHECK_STATUS == 99 && RT_CHECK_FIRST == 2384 && RT_CHECK_SERIAL == 2392,
               "as the text above has them");

uint32_t to_lir_site(ToLir *to, const MirInst *inst) {
  const char *text = NULL;
  Span span = inst->span;
  span.file = mir_source_file(to->unit, span.file);
  if (to->unit->sources && span.file) {
    const SourceFile *file = source_file(to->unit->sources, span.file);
    if (source_bytes(to->unit->sources, span.file)) {
      LineColumn at = source_line_column(to->unit->sources, span.file, span.start);
      text = format_in(to->arena, "%s:%u", name_text(to->unit->names, file->path), at.line);
    }
  }
  if (!text)
    text = to->mir->source_name.index ? name_text(to->unit->names, to->mir->source_name)
                                      : mir_symbol_text(to->unit, to->mir->symbol);
  Name name = name_of_string(to->unit->names, text);
  for (uint32_t s = to->sites.count; s-- > 0;)
    if (to->sites.items[s].index == name.index) return s;
  vec_push(to->unit->arena, &to->sites, name);
  return to->sites.count - 1;
}

static void drop_field(ToLir *to, Name symbol, uint32_t offset) {
  LirValue base = lir_symbol(to->func, to->at, symbol, 0);
  LirValue word = lir_load(to->func, to->at, LIR_LOAD, LIR_I64, base, (int32_t)offset);
  lir_store(to->func, to->at, LIR_STORE, base, (int32_t)offset, to_lir_const(to, LIR_I64, 0));
  MirType type = mir_type(MIR_KIND_REF);
  type.may_be_immediate = true;
  to_lir_drop(to, word, type);
}

/* rt_check_roots: gives up what outlives the program's own code. */
static void roots(ToLir *to) {
  MirUnit *unit = to->unit;
  /* runtime slots that ever hold a reference */
  uint8_t *is_ref = NEW_ARRAY(unit->arena, uint8_t, RT_SIZE);
  for (uint32_t f = 1; f < unit->funcs.count; f++)
    for (uint32_t i = 1; i < unit->funcs.items[f]->insts.count; i++) {
      const MirInst *inst = &unit->funcs.items[f]->insts.items[i];
      if (inst->op == MIR_RT_SET && inst->block.index && inst->kind == MIR_KIND_REF &&
          inst->imm >= 0 && inst->imm < (RT_SIZE - RT_LIBRARY) / 8)
        is_ref[inst->imm] = 1;
    }
  to->func = lir_func_new(to->arena, &to->lir_unit, name_of_string(unit->names, "rt_check_roots"));
  to->at = lir_block_new(to->func);
  for (uint32_t d = unit->data.count; d-- > 1;) {
    const MirData *data = &unit->data.items[d];
    for (uint32_t k = data->fields.count; k-- > 0;) {
      const MirField *field = &data->fields.items[k];
      if (field->type.kind != MIR_KIND_REF) continue;
      if (data->form == MIR_DATA_SLOTS || data->is_mutable || field->form == MIR_FIELD_COMPUTED)
        drop_field(to, to_lir_symbol(to, data->symbol), field->offset);
    }
  }
  for (uint32_t s = RT_SIZE; s-- > 0;)
    if (is_ref[s]) {
      LirValue word = to_lir_rt_load(to, LIR_I64, RT_LIBRARY + 8 * (int32_t)s);
      to_lir_rt_store(to, RT_LIBRARY + 8 * (int32_t)s, to_lir_const(to, LIR_I64, 0));
      MirType type = mir_type(MIR_KIND_REF);
      type.may_be_immediate = true;
      to_lir_drop(to, word, type);
    }
  lir_add(to->func, to->at, LIR_RETURN, LIR_NONE, NULL, 0);
  to_lir_finish_func(to);
}

void to_lir_check_routines(ToLir *to) {
  const char *text = format_in(to->unit->arena, routines, (unsigned)to->target->sys[LIR_SYS_WRITE],
                               to->has_cycles ? "  call keep @rt_cycle_finish\n" : ""),
             *error;
  text = to_lir_for_workers(to, text, "symbol @rt_block");
  LirModule *module = lir_parse(to->unit->arena, &to->lir_unit, text, to->target, &error);
  if (!module) bug("check: %s", error);
  for (uint32_t f = 0; f < module->funcs.count; f++) {
    to->func = module->funcs.items[f];
    to_lir_finish_func(to);
  }
  for (uint32_t d = 0; d < module->datas.count; d++) {
    if (to->options->dump)
      lir_print_data(to->out, &to->lir_unit, module->datas.items[d]);
    else
      lir_emit_data(to->out, &to->lir_unit, to->target, module->datas.items[d]);
  }
  roots(to);
  /* names of sites and rows */
  LirData table = {
      .name = name_of_string(to->unit->names, "rt_check_sites"), .align = 8, .section = LIR_RODATA};
  Arena *arena = to->unit->arena;
  for (uint32_t s = 0; s < to->sites.count; s++) {
    Name name = name_of_string(to->unit->names, format_in(arena, ".Lsite%u", s));
    LirData data = {.name = name, .align = 1, .section = LIR_RODATA};
    vec_push(arena, &data.items,
             ((LirDatum){.kind = LIR_DATUM_BYTES,
                         .bytes = name_text(to->unit->names, to->sites.items[s]),
                         .size = name_size(to->unit->names, to->sites.items[s]) + 1}));
    if (!to->options->dump) lir_emit_data(to->out, &to->lir_unit, to->target, &data);
    vec_push(arena, &table.items,
             ((LirDatum){.kind = LIR_DATUM_SYMBOL, .size = 8, .symbol = name}));
  }
  if (!to->sites.count) vec_push(arena, &table.items, ((LirDatum){.size = 8}));
  if (!to->options->dump) lir_emit_data(to->out, &to->lir_unit, to->target, &table);
  for (uint32_t r = 1; r < to->unit->layout.rows.count; r++) {
    Name name = name_of_string(to->unit->names, format_in(arena, ".Lrow%u", r)),
         text_name = to->unit->layout.rows.items[r].name;
    LirData data = {.name = name, .align = 1, .section = LIR_RODATA};
    vec_push(arena, &data.items,
             ((LirDatum){.kind = LIR_DATUM_BYTES,
                         .bytes = name_text(to->unit->names, text_name),
                         .size = name_size(to->unit->names, text_name) + 1}));
    if (!to->options->dump) lir_emit_data(to->out, &to->lir_unit, to->target, &data);
  }
}
