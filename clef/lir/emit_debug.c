/* emit_debug: what stands between the instructions for a debugger (-g): frames, and labels where the place in the
 * source changes.
 *
 * The directives describe the text as it lies in memory. So a block says again how its frame is where another block stands before
 * it in the text, and the cold parts of instructions, which stand elsewhere, say all of it themselves.
 */
#include "clef/lir/emit.h"

static void number(LirEmit *emit, const char *before, uint32_t n) {
  emit_text(emit, before);
  emit_u64(emit, n);
}

static uint32_t label(LirEmit *emit) {
  uint32_t made = ++emit->debug->unit->label;
  number(emit, ".LD", made);
  emit_text(emit, ":\n");
  return made;
}

/* ---- frames ---- */

void emit_cfa(LirEmit *emit, int32_t bytes) {
  if (!emit->debug) return;
  emit->debug->cfa += bytes;
  number(emit, "\t.cfi_def_cfa_offset ", (uint32_t)emit->debug->cfa);
  emit_char(emit, '\n');
}

void emit_cfa_base(LirEmit *emit, const char *reg, uint32_t offset) {
  if (!emit->debug) return;
  emit_text(emit, "\t.cfi_def_cfa ");
  emit_text(emit, reg);
  number(emit, ",", offset);
  emit_char(emit, '\n');
}

void emit_cfi_reg(LirEmit *emit, const char *directive, const char *reg, int32_t at) {
  if (!emit->debug) return;
  emit_text(emit, directive);
  emit_text(emit, reg);
  if (at) {
    emit_char(emit, ',');
    emit_i64(emit, at);
  }
  emit_char(emit, '\n');
}

/* The frame from here on is the function's, or the caller's. */
static void say_frame(LirEmit *emit, bool is_made, uint8_t *state) {
  EmitDebug *debug = emit->debug;
  uint8_t wanted = is_made ? EMIT_FRAME_MADE : EMIT_FRAME_NONE;
  if (*state == wanted) return;
  *state = wanted;
  EmitFrame before = emit->frame;
  emit->frame = debug->frame;
  emit_room(emit);
  debug->cfa = emit->target->cfi_frame(emit, is_made);
  emit->frame = before;
  emit_room(emit);
  number(emit, "\t.cfi_def_cfa_offset ", (uint32_t)debug->cfa);
  emit_char(emit, '\n');
}

/* ---- lines ---- */

static bool same_line(const LirLine *a, const LirLine *b) {
  return a->file == b->file && a->line == b->line && a->column == b->column && a->site == b->site;
}

static void go_to(LirEmit *emit, const LirLine *line) {
  EmitDebug *debug = emit->debug;
  if (debug->has_line && same_line(&debug->line, line)) return;
  LirDebugRow row = {label(emit), *line};
  vec_push(emit->scratch, &debug->rows, row);
  debug->line = *line;
  debug->has_line = true;
}

void emit_debug_begin(LirEmit *emit) {
  EmitDebug *debug = emit->debug;
  emit_text(emit, "\t.cfi_startproc\n");
  debug->frame = emit->frame;
  debug->has_saved = emit->frame.size || emit->frame.saved || emit->frame.has_calls;
  debug->hot_state = EMIT_FRAME_NONE;
  debug->cfa = emit->target->frame_start;
  debug->frame_size = emit->target->frame_size(emit);
  debug->locate = lir_locate(emit->func, emit->target, emit->scratch);
  go_to(emit, &emit->func->declared);
}

/* ---- variables ---- */

static void say_places(LirEmit *emit, bool is_call) {
  LirLocate *locate = emit->debug->locate;
  if (locate && locate->has_changed)
    lir_locate_say(locate, label(emit), is_call, emit->debug->frame_size);
}

void emit_debug_done(LirEmit *emit, const LirInst *inst, LirBlock block) {
  EmitDebug *debug = emit->debug;
  if (!debug->locate) return;
  bool is_call =
      inst->op >= LIR_MACHINE && emit->target->ops[inst->op - LIR_MACHINE].properties & LIR_CALLS;
  lir_locate_inst(debug->locate, inst, lir_block(emit->func, block)->is_shared);
  emit_room(emit);
  say_places(emit, is_call);
}

void emit_debug_block(LirEmit *emit, const LirBlockRow *row, bool makes_frame) {
  EmitDebug *debug = emit->debug;
  const LirFunc *func = emit->func;
  if (debug->locate) lir_locate_block(debug->locate, emit->at);
  say_places(emit, false);
  if (debug->has_saved) say_frame(emit, !row->bare && !makes_frame, &debug->hot_state);
  for (uint32_t i = 0; i < row->insts.count; i++) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    if (!inst->line) continue;
    if (!makes_frame) go_to(emit, &func->lines.items[inst->line]);
    return;
  }
  if (!debug->has_line) go_to(emit, &func->declared);
}

void emit_debug_prologue(LirEmit *emit) { emit->debug->hot_state = EMIT_FRAME_MADE; }

void emit_debug_inst(LirEmit *emit, const LirInst *inst) {
  emit->debug->inst = inst;
  if (inst->line) go_to(emit, &emit->func->lines.items[inst->line]);
}

void emit_debug_left(LirEmit *emit) {
  if (emit->debug) emit->debug->hot_state = EMIT_FRAME_NONE;
}

void emit_debug_cold(LirEmit *emit) {
  EmitDebug *debug = emit->debug;
  debug->hot_cfa = debug->cfa;
  LirDebugRow row = {label(emit), debug->line};
  vec_push(emit->scratch, &debug->cold, row);
  if (debug->has_saved) say_frame(emit, debug->hot_state == EMIT_FRAME_MADE, &debug->cold_state);
}

void emit_debug_cold_end(LirEmit *emit) {
  EmitDebug *debug = emit->debug;
  debug->cfa = debug->hot_cfa;
  if (!debug->locate) return;
  uint32_t end = label(emit);
  lir_locate_piece(debug->locate, debug->inst, vec_last(&debug->cold).label, end,
                   debug->frame_size);
}

void emit_debug_gap(LirEmit *emit) {
  EmitDebug *debug = emit->debug;
  if (debug->locate) {
    emit_room(emit);
    lir_locate_stop(debug->locate, label(emit), debug->frame_size);
  }
  for (uint32_t i = 0; i < debug->cold.count; i++)
    vec_push(emit->scratch, &debug->rows, debug->cold.items[i]);
  debug->cold.count = 0;
  debug->has_line = false;
  debug->hot_state = debug->cold_state = EMIT_FRAME_UNKNOWN;
}

void emit_debug_end(LirEmit *emit) {
  EmitDebug *debug = emit->debug;
  emit_room(emit);
  uint32_t end = label(emit);
  emit_text(emit, "\t.cfi_endproc\n");
  lir_debug_func(debug->unit, emit->func, debug->rows.items, debug->rows.count, end,
                 debug->locate ? debug->locate->lists : NULL);
}
