/* share: the routines that make objects shared, in programs that use several processors.
 *
 * The chapter "Workers" of rt/README.md says when objects are shared. An object is local while its count is below
 * LAYOUT_SHARED_COUNT. rt_share changes its count and the counts of all local objects that are reachable from it. Objects
 * that are reachable from a shared one are shared, so the walk stops there. Shared objects with references are in a list,
 * which is also the queue of the walk, so the walk uses constant stack space. A bit of the header marks them. When an object
 * of the list dies, its entry stays, because a free cell and a new object do not have the bit. With the list all objects
 * become local again between two regions, if they are few, or before cycles are collected. All of this happens while no other
 * thread works. Its routines are LIR text. The table rt_share_rows has the form of rt_cycle_rows (cycle.c).
 */
#include "clef/lower/mir_to_lir/mir_to_lir.h"

#define CYCLE_VECTORS(text) static const char vectors[] = text;
#include "clef/lower/mir_to_lir/cycle.def"

/* The hole: behind a row that is cyclic. */
static const char routines[] =
    /* rt_share: object or immediate: shared with all that it leads to */
    "func @rt_share -> () keep global {\n"
    "b1(v1: i64):\n"
    "  call keep v1 @rt_share_one\n"
    "  tail keep @rt_share_rest\n"
    "}\n"
    /* rt_unshare: shared object: local if it has one reference; else what it leads to is shared */
    "func @rt_unshare -> () keep global {\n"
    "b1(v1: i64):\n"
    "  v2: i32 = load v1 -8\n"
    "  v3: i32 = iconst #-1610612736\n"
    "  v4: i32 = icmp uge v2, v3\n"
    "  branch v4 -> b2, b4\n"
    "b2:\n"
    "  v5: i32 = icmp eq v2, v3\n"
    "  branch v5 -> b3, b5\n"
    "b3:\n"
    "  tail keep v1 @rt_unshare_one\n"
    "b4:\n"
    "  return\n"
    "b5:\n"
    "  call keep v1 @rt_share_words\n"
    "  tail keep @rt_share_rest\n"
    "}\n"
    /* rt_unshare_one: shared object: local, and a candidate where its row is cyclic; its entry is stale */
    "func @rt_unshare_one -> () keep {\n"
    "b1(v1: i64):\n"
    "  v2: i32 = load v1 -8\n"
    "  v3: i32 = iconst #-1610612736\n"
    "  v4: i32 = isub v2, v3\n"
    "  store v1, v4 -8\n"
    "  v5: i32 = load v1 -4\n"
    "  v6: i32 = iconst #-1048577\n"
    "  v7: i32 = iand v5, v6\n"
    "  store v1, v7 -4\n"
    "%s"
    "  return\n"
    "}\n"
    /* rt_unshare_all: each object of the list that still is what it was */
    "func @rt_unshare_all -> () keep global {\n"
    "b1:\n"
    "  v1: i64 = symbol @rt_block\n"
    "  v2: i32 = iconst #0\n"
    "  v3: i64 = load v1 +3392\n"
    "  v4: i32 = load v1 +3400\n"
    "  store v1, v2 +3400\n"
    "  store v1, v2 +3408\n"
    "  goto -> b2(v4, v3)\n"
    "b2(v5: i32, v6: i64):\n"
    "  branch v5 -> b3, b6\n"
    "b3:\n"
    "  v7: i64 = load32u v6\n"
    "  v8: i32 = iconst #3\n"
    "  v9: i64 = ishl v7, v8\n"
    "  v10: i64 = iconst #4\n"
    "  v11: i64 = iadd v6, v10\n"
    "  v12: i32 = iconst #1\n"
    "  v13: i32 = isub v5, v12\n"
    "  v14: i64 = iconst #0\n"
    "  v15: i32 = icmp eq v9, v14\n"
    "  branch v15 -> b2(v13, v11), b4\n"
    "b4:\n"
    "  v16: i32 = load v9 -4\n"
    "  v17: i32 = iconst #0x100000\n"
    "  v18: i32 = iand v16, v17\n"
    "  branch v18 -> b5, b2(v13, v11)\n"
    "b5:\n"
    "  call keep v9 @rt_unshare_one\n"
    "  goto -> b2(v13, v11)\n"
    "b6:\n"
    "  return\n"
    "}\n"
    /* rt_share_forget: large object that is in the list, and dies: leaves it, since its memory may leave the program */
    "func @rt_share_forget -> () keep global {\n"
    "b1(v1: i64):\n"
    "  v2: i64 = symbol @rt_block\n"
    "  v3: i64 = load v2 +3392\n"
    "  v4: i32 = load v2 +3400\n"
    "  v5: i32 = iconst #3\n"
    "  v6: i64 = ishr v1, v5\n"
    "  v7: i64 = iconst #4\n"
    "  v8: i32 = iconst #1\n"
    "  v9: i32 = iconst #0\n"
    "  goto -> b2(v4, v3)\n"
    "b2(v10: i32, v11: i64):\n"
    "  branch v10 -> b3, b5\n"
    "b3:\n"
    "  v12: i64 = load32u v11\n"
    "  v13: i32 = isub v10, v8\n"
    "  v14: i64 = iadd v11, v7\n"
    "  v15: i32 = icmp eq v12, v6\n"
    "  branch v15 -> b4, b2(v13, v14)\n"
    "b4:\n"
    "  store v11, v9\n"
    "  goto -> b2(v13, v14)\n"
    "b5:\n"
    "  return\n"
    "}\n"
    /* rt_share_end: behind a region: objects are local again where they are few, or twice as many as behind an earlier region */
    "func @rt_share_end -> () keep global {\n"
    "b1:\n"
    "  v1: i64 = symbol @rt_block\n"
    "  v2: i32 = load v1 +3400\n"
    "  v3: i32 = iconst #1024\n"
    "  v4: i32 = icmp lt v2, v3\n"
    "  branch v4 -> b4, b2\n"
    "b2:\n"
    "  v5: i32 = load v1 +3412\n"
    "  v6: i32 = iconst #0\n"
    "  v7: i32 = icmp eq v5, v6\n"
    "  branch v7 -> b5, b3\n"
    "b3:\n"
    "  v8: i32 = icmp ge v2, v5\n"
    "  branch v8 -> b4, b6\n"
    "b4:\n"
    "  v9: i32 = iconst #0\n"
    "  store v1, v9 +3412\n"
    "  tail keep @rt_unshare_all\n"
    "b5:\n"
    "  v10: i32 = iadd v2, v2\n"
    "  store v1, v10 +3412\n"
    "  return\n"
    "b6:\n"
    "  return\n"
    "}\n"
    /* rt_share_row: object -> where its words are described, 0: it has none */
    "func @rt_share_row -> (i64) keep {\n"
    "b1(v1: i64):\n"
    "  v2: i64 = load32u v1 -4\n"
    "  v3: i64 = iconst #0xfffff\n"
    "  v4: i64 = iand v2, v3\n"
    "  v5: i32 = iconst #2\n"
    "  v6: i64 = ishl v4, v5\n"
    "  v7: i64 = symbol @rt_share_rows\n"
    "  v8: i64 = iadd v7, v6\n"
    "  v9: i64 = load32u v8\n"
    "  return v9\n"
    "}\n"
    /* rt_share_one: object or immediate: is shared; what it leads to is not yet. Its entry among the candidates of
     * cycles is stale */
    "func @rt_share_one -> () keep {\n"
    "b1(v1: i64):\n"
    "  v2: i64 = iconst #4096\n"
    "  v3: i32 = icmp ult v1, v2\n"
    "  branch v3 -> b4, b2\n"
    "b2:\n"
    "  v4: i32 = load v1 -8\n"
    "  v5: i32 = iconst #-1610612736\n"
    "  v6: i32 = icmp uge v4, v5\n"
    "  branch v6 -> b4, b3\n"
    "b3:\n"
    "  v20: i32 = iconst #0\n"
    "  v21: i32 = icmp lt v4, v20\n"
    "  v22: i32 = iconst #0x1fff0000\n" /* from LAYOUT_CYCLE_COUNT */
    "  v23: i32 = select v21, v22, v5\n"
    "  v8: i32 = iadd v4, v23\n"
    "  store v1, v8 -8\n"
    "  v9: i64 = call keep v1 @rt_share_row\n"
    "  v10: i64 = iconst #0\n"
    "  v11: i32 = icmp eq v9, v10\n"
    "  branch v11 -> b4, b5\n"
    "b4:\n"
    "  return\n"
    "b5:\n"
    "  v12: i32 = load v1 -4\n"
    "  v13: i32 = iconst #-8388609\n"
    "  v14: i32 = iand v12, v13\n"
    "  v15: i32 = iconst #0x100000\n"
    "  v16: i32 = ior v14, v15\n"
    "  store v1, v16 -4\n"
    "  v17: i64 = symbol @rt_block\n"
    "  v18: i64 = iconst #3392\n"
    "  v19: i64 = iadd v17, v18\n"
    "  call keep v19, v1 @rt_cycle_append\n"
    "  return\n"
    "}\n"
    /* rt_share_rest: shares what the objects lead to that were added to the list */
    "func @rt_share_rest -> () keep {\n"
    "b1:\n"
    "  v1: i64 = symbol @rt_block\n"
    "  goto -> b2\n"
    "b2:\n"
    "  v6: i32 = load v1 +3408\n"
    "  v7: i32 = load v1 +3400\n"
    "  v8: i32 = icmp eq v6, v7\n"
    "  branch v8 -> b4, b3\n"
    "b3:\n"
    "  v3: i32 = iconst #1\n"
    "  v2: i32 = iadd v6, v3\n"
    "  store v1, v2 +3408\n"
    "  v9: i64 = load v1 +3392\n"
    "  v10: i64 = zext32 v6\n"
    "  v4: i32 = iconst #2\n"
    "  v11: i64 = ishl v10, v4\n"
    "  v12: i64 = iadd v9, v11\n"
    "  v13: i64 = load32u v12\n"
    "  v5: i32 = iconst #3\n"
    "  v14: i64 = ishl v13, v5\n"
    "  call keep v14 @rt_share_words\n"
    "  goto -> b2\n"
    "b4:\n"
    "  return\n"
    "}\n"
    /* rt_share_words: object: shares each object that its words refer to */
    "func @rt_share_words -> () keep {\n"
    "b1(v1: i64):\n"
    "  v3: i64 = call keep v1 @rt_share_row\n"
    "  v5: i64 = iconst #0\n"
    "  v6: i64 = iconst #1\n"
    "  v50: i32 = icmp eq v3, v5\n"
    "  branch v50 -> b12, b13\n"
    "b13:\n"
    "  v4: i64 = load32s v3\n"
    "  v7: i32 = icmp lt v4, v5\n"
    "  branch v7 -> b2, b3\n"
    "b2:\n"
    "  v8: i64 = load8u v1 -1\n"
    "  v9: i32 = iconst #2\n"
    "  v10: i64 = ishl v8, v9\n"
    "  v11: i64 = iadd v3, v10\n"
    "  v12: i64 = load32u v11 +4\n"
    "  v13: i32 = icmp eq v12, v5\n"
    "  branch v13 -> b12, b4(v12, v6, v1, v5)\n"
    "b3:\n"
    "  v14: i32 = icmp ne v4, v5\n"
    "  branch v14 -> b5, b4(v3, v6, v1, v5)\n"
    "b5:\n"
    "  v15: i64 = load32u v3 +4\n"
    "  v17: i64 = iadd v1, v15\n"
    "  v16: i64 = load v1\n"
    "  v51: i64 = iconst #8\n"
    "  v52: i64 = iadd v1, v51\n"
    "  goto -> b14(v52, v16)\n"
    "b14(v53: i64, v54: i64):\n" /* lengths of further dimensions */
    "  v55: i32 = icmp ult v53, v17\n"
    "  branch v55 -> b15, b4(v3, v54, v17, v4)\n"
    "b15:\n"
    "  v56: i64 = load v53\n"
    "  v57: i64 = imul v54, v56\n"
    "  v58: i64 = iadd v53, v51\n"
    "  goto -> b14(v58, v57)\n"
    "b4(v18: i64, v19: i64, v20: i64, v21: i64):\n" /* description, elements, the first, stride */
    "  v22: i32 = icmp ne v19, v5\n"
    "  branch v22 -> b6, b12\n"
    "b6:\n"
    "  v23: i64 = load32u v18 +8\n"
    "  goto -> b7(v23, v18)\n"
    "b7(v24: i64, v25: i64):\n"
    "  v26: i32 = icmp ne v24, v5\n"
    "  branch v26 -> b8, b9\n"
    "b8:\n"
    "  v27: i64 = load32u v25 +12\n"
    "  v28: i64 = iconst #-8\n"
    "  v29: i64 = iand v27, v28\n"
    "  v30: i64 = iadd v20, v29\n"
    "  v31: i64 = load v30\n"
    "  call keep v31 @rt_share_one\n"
    "  v42: i64 = isub v24, v6\n"
    "  v43: i64 = iconst #4\n"
    "  v44: i64 = iadd v25, v43\n"
    "  goto -> b7(v42, v44)\n"
    "b9:\n"
    "  v45: i64 = isub v19, v6\n"
    "  v46: i64 = iadd v20, v21\n"
    "  goto -> b4(v18, v45, v46, v21)\n"
    "b12:\n"
    "  return\n"
    "}\n";
static const char candidate[] = "  v8: i64 = call keep v1 @rt_cycle_row\n"
                                "  v9: i64 = iconst #0\n"
                                "  v10: i32 = icmp ne v8, v9\n"
                                "  branch v10 -> b2, b3\n"
                                "b2:\n"
                                "  v11: i32 = iconst #0x800000\n"
                                "  v12: i32 = ior v7, v11\n"
                                "  store v1, v12 -4\n"
                                "  v13: i64 = symbol @rt_block\n"
                                "  v14: i64 = iconst #3328\n"
                                "  v15: i64 = iadd v13, v14\n"
                                "  call keep v15, v1 @rt_cycle_append\n"
                                "  goto -> b3\n"
                                "b3:\n";
/* rt_share_merge: block of a worker: its candidates become those of the first thread */
static const char merge[] = "func @rt_share_merge -> () keep global {\n"
                            "b1(v1: i64):\n"
                            "  v2: i32 = load v1 +3336\n"
                            "  v3: i64 = load v1 +3328\n"
                            "  v4: i64 = symbol @rt_block\n"
                            "  v5: i64 = iconst #3328\n"
                            "  v6: i64 = iadd v4, v5\n"
                            "  v7: i32 = iconst #0\n"
                            "  store v1, v7 +3336\n"
                            "  goto -> b2(v2, v3)\n"
                            "b2(v8: i32, v9: i64):\n"
                            "  branch v8 -> b3, b4\n"
                            "b3:\n"
                            "  v10: i64 = load32u v9\n"
                            "  v11: i32 = iconst #3\n"
                            "  v12: i64 = ishl v10, v11\n"
                            "  call keep v6, v12 @rt_cycle_append\n"
                            "  v13: i64 = iconst #4\n"
                            "  v14: i64 = iadd v9, v13\n"
                            "  v15: i32 = iconst #1\n"
                            "  v16: i32 = isub v8, v15\n"
                            "  goto -> b2(v16, v14)\n"
                            "b4:\n"
                            "  return\n"
                            "}\n";
_Static_assert(RT_SHARE_LIST == 3392 && RT_SHARE_DONE == 3408 && RT_SHARE_LIMIT == 3412 &&
                   RT_CYCLE_BUFFER == 3328 && (int32_t)LAYOUT_SHARED_COUNT == -1610612736 &&
                   LAYOUT_LISTED == 0x100000 &&
                   LAYOUT_SHARED_COUNT - LAYOUT_CYCLE_COUNT == 0x1fff0000u &&
                   LAYOUT_BUFFERED == 0x800000,
               "as the text has them");

static bool has_words(const ToLir *to, RowId id) {
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  if (!to->release_of[id.index].index) return false;
  for (uint32_t c = 0; c < row->case_count; c++)
    if (row->cases[c].word_count) return true;
  return row->element_word_count > 0;
}

/* rt_share_roots: what static data refers to that is not static. */
static void roots(ToLir *to) {
  MirUnit *unit = to->unit;
  to->func = lir_func_new(to->arena, &to->lir_unit, to->rt[RTS_SHARE_ROOTS]);
  to->func->conv = LIR_CONV_KEEP;
  to->func->is_global = true;
  to->at = lir_block_new(to->func);
  for (uint32_t d = 1; d < unit->data.count; d++) {
    const MirData *data = &unit->data.items[d];
    for (uint32_t k = 0; k < data->fields.count; k++) {
      const MirField *field = &data->fields.items[k];
      if (field->type.kind != MIR_KIND_REF) continue;
      if (data->form != MIR_DATA_SLOTS && !data->is_mutable && field->form != MIR_FIELD_COMPUTED)
        continue;
      LirValue base = lir_symbol(to->func, to->at, to_lir_symbol(to, data->symbol), 0);
      LirValue word = lir_load(to->func, to->at, LIR_LOAD, LIR_I64, base, (int32_t)field->offset);
      to_lir_keep_call(to, RTS_SHARE, &word, 1, false);
    }
  }
  lir_add(to->func, to->at, LIR_RETURN, LIR_NONE, NULL, 0);
  to_lir_finish_func(to);
}

void to_lir_share_routines(ToLir *to) {
  if (!to->unit->has_workers) return;
  if (!to->has_cycles) to_lir_add_routines(to, vectors);
  to_lir_add_routines(to, format_in(to->unit->arena, routines, to->has_cycles ? candidate : ""));
  if (to->has_cycles) to_lir_add_routines(to, merge);
  roots(to);
  to_lir_word_table(to, RTS_SHARE_ROWS, has_words);
}
