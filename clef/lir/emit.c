/* emit: from an allocated function to text: frame, order of blocks, jumps, constants; instructions are the machine's.
 *
 * A jump to a block that only jumps goes to the final target. Cold blocks are placed last. A jump to the next block is removed.
 * A back edge to a header that only tests becomes a copy of the test (loop inversion), so an iteration takes one jump.
 */
#include "clef/base/progress.h"
#include "clef/lir/emit.h"
#include "clef/lir/alloc.h"
#include "clef/lir/rt.h"

void emit_flush(LirEmit *emit) {
  text_add_bytes(emit->out, emit->buffer, emit->used);
  emit->used = 0;
}

void emit_u64(LirEmit *emit, uint64_t n) {
  char digits[24];
  int count = 0;
  do digits[count++] = (char)('0' + n % 10);
  while (n /= 10);
  while (count) emit_char(emit, digits[--count]);
}
void emit_i64(LirEmit *emit, int64_t n) {
  if (n < 0) emit_char(emit, '-');
  emit_u64(emit, n < 0 ? 0 - (uint64_t)n : (uint64_t)n);
}

/* Note [Names in assembly text]
 * A name may have any bytes: ``sum of "all" items`` is one. A name of letters, digits, `_` and `.` stands in the text as it
 * is, one with `'` or bytes of UTF-8 in double quotes. Any other name stands in the text once, quoted and escaped, as the
 * label of what it names, so that it is in the symbol table; beside it stands a label of ours, `.LN` and the name's number,
 * which all references use. In operands the assemblers do not read escapes and take `@`, `%` and brackets for syntax.
 */
typedef enum SymbolForm { SYMBOL_BARE, SYMBOL_QUOTED, SYMBOL_LABELLED } SymbolForm;

static SymbolForm symbol_form(const char *text, uint32_t size) {
  SymbolForm form = size && *text >= '0' && *text <= '9' ? SYMBOL_QUOTED : SYMBOL_BARE;
  if (!size) return SYMBOL_LABELLED;
  for (uint32_t i = 0; i < size; i++) {
    char c = text[i];
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
        c == '.')
      continue;
    if (c != '\'' && !((unsigned char)c & 0x80)) return SYMBOL_LABELLED;
    form = SYMBOL_QUOTED;
  }
  return form;
}

void emit_symbol(LirEmit *emit, Name symbol) {
  const char *text = name_text(emit->func->unit->names, symbol);
  uint32_t size = name_size(emit->func->unit->names, symbol);
  SymbolForm form = symbol_form(text, size);
  if (form == SYMBOL_LABELLED) {
    emit_text(emit, ".LN");
    emit_u64(emit, symbol.index);
    return;
  }
  if (form == SYMBOL_QUOTED) emit_char(emit, '"');
  if (size > 200) {
    emit_flush(emit);
    text_add_bytes(emit->out, text, size);
  } else {
    emit_text(emit, text);
  }
  if (form == SYMBOL_QUOTED) emit_char(emit, '"');
}

void lir_add_reference(Text *out, const Names *names, Name symbol) {
  SymbolForm form = symbol_form(name_text(names, symbol), name_size(names, symbol));
  if (form == SYMBOL_LABELLED)
    text_format(out, ".LN%u", symbol.index);
  else
    text_format(out, form == SYMBOL_QUOTED ? "\"%s\"" : "%s", name_text(names, symbol));
}

/* The name that the symbol table gets: of a labelled name itself, quoted. */
static void emit_name(LirEmit *emit, Name symbol) {
  const char *text = name_text(emit->func->unit->names, symbol);
  uint32_t size = name_size(emit->func->unit->names, symbol);
  if (symbol_form(text, size) != SYMBOL_LABELLED) {
    emit_symbol(emit, symbol);
    return;
  }
  Text name = text_in(emit->out->arena);
  text_add_symbol(&name, text, size);
  emit_char(emit, '"');
  for (size_t i = 0; i < name.size; i++) {
    emit_room(emit);
    if (name.data[i] == '"' || name.data[i] == '\\') emit_char(emit, '\\');
    emit_char(emit, name.data[i]);
  }
  emit_char(emit, '"');
}

static void emit_global(LirEmit *emit, Name symbol) {
  emit_text(emit, "\t.globl ");
  emit_name(emit, symbol);
  emit_char(emit, '\n');
}

static void emit_definition(LirEmit *emit, Name symbol) {
  emit_name(emit, symbol);
  emit_text(emit, ":\n");
  const LirUnit *unit = emit->func->unit;
  if (symbol_form(name_text(unit->names, symbol), name_size(unit->names, symbol)) != SYMBOL_LABELLED)
    return;
  emit_symbol(emit, symbol);
  emit_text(emit, ":\n");
}

/* For profilers, which take a symbol without type and size for none. */
static void emit_type(LirEmit *emit) {
  emit_text(emit, "\t.type ");
  emit_name(emit, emit->func->name);
  emit_text(emit, ",%function\n\t.size ");
  emit_name(emit, emit->func->name);
  emit_text(emit, ",.LD");
  emit_u64(emit, emit->func->unit->debug->label);
  emit_text(emit, "-.LD");
  emit_u64(emit, emit->debug->rows.items[0].label);
  emit_char(emit, '\n');
}

void emit_label(LirEmit *emit, LirBlock block) {
  emit_text(emit, ".L");
  emit_u64(emit, emit->number);
  emit_char(emit, '_');
  emit_u64(emit, block.index);
}

static uint32_t place_label(LirEmit *emit) {
  uint32_t label = ++emit->func->unit->places->label;
  emit_text(emit, ".P");
  emit_u64(emit, label);
  emit_text(emit, ":\n");
  return label;
}

void emit_place(LirEmit *emit, const LirInst *inst) {
  if (!emit->func->unit->places || !inst->place) return;
  LirPlaceEntry entry = {.place = inst->place, .frame = emit->target->frame_code(emit)};
  entry.label = place_label(emit);
  vec_push(emit->scratch, &emit->places, entry);
}

static void cold_label(LirEmit *emit, char kind) {
  emit_text(emit, ".L");
  emit_u64(emit, emit->number);
  emit_char(emit, kind);
  emit_u64(emit, emit->cold_count);
}

/* The letters of Note [Cold parts]; false for any other. */
/* The text from here on has the place of that row of LirFunc.spans; 0: none. */
static void emit_mark(LirEmit *emit, uint32_t row) {
  if (!emit->func->spans.count) return;
  Span span = emit->func->spans.items[row];
  const uint32_t numbers[] = {span.file, span.start, span.end};
  emit->mark = row;
  for (uint32_t i = 0; i < COUNT_OF(numbers); i++) {
    emit_char(emit, i ? ' ' : LIR_MARK);
    emit_u64(emit, numbers[i]);
  }
  emit_char(emit, '\n');
}

static bool cold_letter(LirEmit *emit, char letter) {
  if (letter == '>') {
    cold_label(emit, 'c');
  } else if (letter == '<') {
    cold_label(emit, 'r');
  } else if (letter == '|') {
    emit_char(emit, '\n');
    emit_flush(emit);
    emit->hot = emit->out;
    emit->out = &emit->cold;
    cold_label(emit, 'c');
    emit_char(emit, ':');
    if (emit->debug) {
      emit_char(emit, '\n');
      emit_debug_cold(emit);
    }
    if (emit->func->spans.count) {
      emit_char(emit, '\n');
      emit_mark(emit, emit->mark);
    }
  } else {
    return false;
  }
  return true;
}

/* Closes what `|` began. */
static void cold_end(LirEmit *emit) {
  if (!emit->hot) return;
  emit_text(emit, emit->target->jump);
  cold_label(emit, 'r');
  emit_char(emit, '\n');
  if (emit->debug) emit_debug_cold_end(emit);
  emit_flush(emit);
  emit->out = emit->hot;
  emit->hot = NULL;
  emit->cold_count++;
}

/* Writes the text between letters. `line`: where the line at hand begins in the template. */
static const char *between(LirEmit *emit, const char *t, const char **line,
                           const EmitSyntax *syntax) {
  if (*t == ';') {
    emit_char(emit, '\n');
    if (emit->debug && syntax->moved) syntax->moved(emit, *line);
    emit_char(emit, '\t');
    if (t[1] == ' ') t++;
    *line = t + 1;
  } else if (*t == ',' && t[1] == ' ') {
    emit_char(emit, ',');
    t++;
  } else if (cold_letter(emit, *t)) {
    if (*t == '|') *line = t + 1;
  } else {
    emit_char(emit, *t);
  }
  return t;
}

static void symbol_of(LirEmit *emit, const LirInst *inst) {
  if (inst->symbol.index)
    emit_symbol(emit, inst->symbol);
  else
    emit_text(emit, "rt_release");
  if (inst->disp > 0) emit_char(emit, '+');
  if (inst->disp) emit_i64(emit, inst->disp);
}

void emit_template(LirEmit *emit, const LirInst *inst, const char *t, const EmitSyntax *syntax) {
  const LirFunc *func = emit->func;
  if (!*t) return;
  const char *line = t;
  emit_char(emit, '\t');
  for (; *t; t++) {
    if (*t < 'A' || *t > 'Z') {
      t = between(emit, t, &line, syntax);
      continue;
    }
    uint32_t o = (uint32_t)(t[1] - '0');
    switch (*t) {
    case 'A':
      syntax->reg(emit, emit_operand_reg(emit, inst, o),
                  emit_bits(lir_type(func, lir_operands(func, inst)[o])));
      t++;
      break;
    case 'W':
      syntax->reg(emit, emit_operand_reg(emit, inst, o), 32);
      t++;
      break;
    case 'Q':
      syntax->reg(emit, emit_operand_reg(emit, inst, o), 64);
      t++;
      break;
    case 'R':
      syntax->reg(emit, emit_result_reg(emit, inst), emit_bits(lir_type(func, inst->result)));
      t++;
      break;
    case 'D':
      syntax->reg(emit, emit_result_reg(emit, inst), 32);
      t++;
      break;
    case 'X':
      syntax->reg(emit, emit_result_reg(emit, inst), 64);
      t++;
      break;
    case 'S': symbol_of(emit, inst); break;
    default: t = syntax->letter(emit, inst, t);
    }
  }
  emit_char(emit, '\n');
  if (emit->debug && syntax->moved) syntax->moved(emit, line);
  cold_end(emit);
}

void emit_const(LirEmit *emit, uint64_t bits, uint8_t size) {
  uint32_t k = 0;
  while (k < emit->consts.count &&
         (emit->consts.items[k].bits != bits || emit->consts.items[k].size != size))
    k++;
  if (k == emit->consts.count)
    vec_push(emit->scratch, &emit->consts, ((LirFloatConst){bits, size}));
  emit_text(emit, ".LC");
  emit_u64(emit, emit->number);
  emit_char(emit, '_');
  emit_u64(emit, k);
}

static void table_label(LirEmit *emit, uint32_t table) {
  emit_text(emit, ".LT");
  emit_u64(emit, emit->number);
  emit_char(emit, '_');
  emit_u64(emit, table);
}

void emit_table(LirEmit *emit) {
  uint32_t k = 0;
  while (k < emit->tables.count && emit->tables.items[k].index != emit->at.index) k++;
  if (k == emit->tables.count) vec_push(emit->scratch, &emit->tables, emit->at);
  table_label(emit, k);
}

static void layout_frame(LirEmit *emit) {
  const LirFunc *func = emit->func;
  uint32_t at = func->spill_slots * 8;
  emit->slot_at = NEW_ARRAY(emit->scratch, uint32_t, func->slots.count + 1);
  for (uint32_t s = 0; s < func->slots.count; s++) {
    uint32_t align = func->slots.items[s].align < 8 ? 8 : func->slots.items[s].align;
    at = (at + align - 1) / align * align;
    emit->slot_at[s] = at;
    at += (func->slots.items[s].size + 7) / 8 * 8;
  }
  emit->frame.size = at;
  emit->frame.saved = func->used_regs & emit->target->conv[func->conv].kept;
}

/* Does the block only test: few instructions, then two ways? */
static bool only_tests(const LirEmit *emit, LirBlock block) {
  enum { MOST = 4 };
  const LirFunc *func = emit->func;
  const LirBlockRow *row = lir_block(func, block);
  if (row->cold || row->insts.count > MOST || row->edges.count != 2) return false;
  for (uint32_t i = 0; i < row->insts.count; i++) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    if (inst->op == LIR_MOVE) continue;
    const LirMachineOp *op = &emit->target->ops[inst->op - LIR_MACHINE];
    bool is_last = i + 1 == row->insts.count;
    if (op->properties & (LIR_STORES | LIR_CALLS) || !(op->properties & LIR_BRANCHES) != !is_last)
      return false;
  }
  return true;
}

/* The block's terminator, whose instruction has been emitted. */
static void emit_ways(LirEmit *emit, const LirBlockRow *row, LirBlock next) {
  const LirFunc *func = emit->func;
  const LirInst *inst = &func->insts.items[vec_last(&row->insts)];
  LirBlock yes = lir_final_target(func, row->edges.items[0].block),
           no = lir_final_target(func, row->edges.items[1].block);
  if (yes.index != no.index)
    emit->target->emit_branch(emit, inst, yes, no, next);
  else if (yes.index != next.index)
    emit->target->emit_jump(emit, yes);
}

/* Does the block end in a jump or return when `next` follows it? */
static bool ends_in_jump(const LirEmit *emit, const LirBlockRow *row, LirBlock next) {
  const LirFunc *func = emit->func;
  if (row->edges.count == 0) return true;
  LirBlock to = lir_final_target(func, row->edges.items[0].block);
  return row->edges.count == 1 && to.index != next.index && !only_tests(emit, to);
}

/* The blocks as they will stand: cold ones last. But a branch farther than 127 bytes takes three or four bytes more: in a
 * long function what is cold stands behind a jump nearby, where nothing runs into it. `gap[k]`: the texts of
 * Note [Cold parts] go there too, after block k. */
static uint32_t order_blocks(LirEmit *emit, LirBlock *order, bool *gap) {
  enum { NEAR = 10, LONG = 40 }; /* instructions */
  const LirFunc *func = emit->func;
  LirBlock *hot = NEW_ARRAY(emit->scratch, LirBlock, func->order.count + 1);
  uint32_t *place = NEW_ARRAY(emit->scratch, uint32_t, func->order.count + 1);
  uint32_t hot_count = 0, left = 0, count = 0, since = 0, next_cold = 0;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock block = func->order.items[k];
    if (k && (lir_block(func, block)->cold || lir_final_target(func, block).index != block.index))
      continue;
    place[hot_count] = k;
    hot[hot_count++] = block;
    left += lir_block(func, block)->insts.count;
  }
  bool is_long = left >= LONG;
  for (uint32_t h = 0; h < hot_count; h++) {
    const LirBlockRow *row = lir_block(func, hot[h]);
    order[count++] = hot[h];
    since += row->insts.count;
    left -= row->insts.count;
    bool is_last = h + 1 == hot_count;
    if (!is_last &&
        (!is_long || since < NEAR || left < NEAR || !ends_in_jump(emit, row, hot[h + 1])))
      continue;
    gap[count - 1] = !is_last;
    since = 0;
    uint32_t end = is_last ? func->order.count : place[h + 1];
    for (; next_cold < end; next_cold++) {
      LirBlock block = func->order.items[next_cold];
      if (!next_cold || !lir_block(func, block)->cold ||
          lir_final_target(func, block).index != block.index)
        continue;
      order[count++] = block;
    }
  }
  return count;
}

/* Note [Heads of loops]
 * How fast a loop of a few instructions runs depends on where it lies: decoded instructions are kept in
 * lines of 32 bytes, and some processors run a jump across such a boundary slowly. So the first block of a
 * short innermost loop without calls, to which its last jump leads back, begins a line if that costs few
 * bytes; a loop in another loop may cost more. Other code is not padded. */
enum { SHORT_LOOP = 9 }; /* instructions: about a line */
typedef enum LoopAlign { ALIGN_NONE, ALIGN_INNER, ALIGN_OUTER } LoopAlign;
static const char *const align_text[] = {"", "\t.p2align 5,,21\n", "\t.p2align 5,,10\n"};

/* Notes that the block at place `from` jumps back to `to`; `place`: 1 more than a block's place in `order`. */
static void note_loop(const LirEmit *emit, const LirBlock *order, const uint32_t *place,
                      uint32_t from, LirBlock to, uint8_t *align) {
  const LirFunc *func = emit->func;
  uint32_t first = place[to.index] - 1, insts = 0;
  if (!place[to.index] || first > from || !first) return;
  for (uint32_t k = first; k <= from; k++) {
    const LirBlockRow *row = lir_block(func, order[k]);
    if (row->cold || row->loop_depth == 0 || (align[k] && k != first)) return;
    insts += row->insts.count;
    if (insts > SHORT_LOOP) return;
    for (uint32_t i = 0; i < row->insts.count; i++) {
      uint32_t op = func->insts.items[row->insts.items[i]].op;
      if (op >= LIR_MACHINE && emit->target->ops[op - LIR_MACHINE].properties & LIR_CALLS) return;
    }
  }
  align[first] = lir_block(func, to)->loop_depth > 1 ? ALIGN_INNER : ALIGN_OUTER;
}

/* LoopAlign by place. Inner loops end before outer ones. */
static uint8_t *align_loops(const LirEmit *emit, const LirBlock *order, uint32_t count) {
  const LirFunc *func = emit->func;
  uint8_t *align = NEW_ARRAY(emit->scratch, uint8_t, count + 1);
  if (!emit->target->aligns_loops) return align;
  uint32_t *place = NEW_ARRAY(emit->scratch, uint32_t, func->blocks.count);
  for (uint32_t k = 0; k < count; k++) place[order[k].index] = k + 1;
  for (uint32_t k = 0; k < count; k++) {
    const LirBlockRow *row = lir_block(func, order[k]);
    if (row->cold || row->loop_depth == 0) continue;
    for (uint32_t e = 0; e < row->edges.count; e++) {
      LirBlock to = lir_final_target(func, row->edges.items[e].block);
      const LirBlockRow *header = lir_block(func, to);
      bool repeats_test = row->edges.count == 1 && place[to.index] && place[to.index] - 1 <= k &&
                          only_tests(emit, to);
      if (repeats_test)
        for (uint32_t h = 0; h < header->edges.count; h++)
          note_loop(emit, order, place, k, lir_final_target(func, header->edges.items[h].block),
                    align);
      else
        note_loop(emit, order, place, k, to, align);
    }
  }
  return align;
}

/* Keeps `before`: jumps to one block and moves between registers or slots leave the flags as they are. */
static void note_flags(LirEmit *emit, const LirInst *inst) {
  if (inst->op == LIR_MOVE) {
    const LirInst *before = emit->before;
    bool overwrites = before && before->op >= LIR_MACHINE && before->result_count &&
                      (LirPlace)inst->disp == emit_result_reg(emit, before);
    if (overwrites) emit->before = NULL;
    return;
  }
  const LirMachineOp *op = &emit->target->ops[inst->op - LIR_MACHINE];
  bool is_goto = op->properties & LIR_TERMINATES && !inst->operand_count && !op->templ;
  if (!is_goto) emit->before = inst;
}

static void emit_func(LirEmit *emit, bool optimise) {
  const LirFunc *func = emit->func;
  const LirTarget *target = emit->target;
  for (uint32_t k = 0; k < func->order.count && !emit->frame.has_calls; k++) {
    const LirBlockRow *row = lir_block(func, func->order.items[k]);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      uint32_t op = func->insts.items[row->insts.items[i]].op;
      if (op >= LIR_MACHINE && target->ops[op - LIR_MACHINE].properties & LIR_CALLS)
        emit->frame.has_calls = true;
    }
  }
  layout_frame(emit);
  if (target->emit_begin) target->emit_begin(emit);
  if (emit->debug) emit_debug_begin(emit);
  LirBlock frame_block = func->frame_block.index ? func->frame_block : func->order.items[0];
  EmitFrame frame = emit->frame;
  LirBlock *order = NEW_ARRAY(emit->scratch, LirBlock, func->order.count + 1);
  bool *emitted = NEW_ARRAY(emit->scratch, bool, func->blocks.count);
  bool *gap = NEW_ARRAY(emit->scratch, bool, func->order.count + 1);
  uint32_t count = order_blocks(emit, order, gap);
  const uint8_t *align =
      optimise ? align_loops(emit, order, count) : NEW_ARRAY(emit->scratch, uint8_t, count + 1);
  for (uint32_t k = 0; k < count; k++) {
    const LirBlockRow *row = lir_block(func, order[k]);
    LirBlock next = k + 1 < count && !gap[k] ? order[k + 1] : (LirBlock){0};
    emitted[order[k].index] = true;
    emit_room(emit);
    emit->at = order[k];
    emit->in_cold_block = row->cold;
    emit->is_raising = !emit->raising || emit->raising[order[k].index];
    emit_mark(emit, 0);
    if (k) {
      emit_text(emit, align_text[align[k]]);
      emit_label(emit, order[k]);
      emit_text(emit, ":\n");
    }
    emit->before = NULL;
    emit->frame = row->bare ? (EmitFrame){0} : frame;
    bool makes_frame = order[k].index == frame_block.index;
    if (emit->debug) emit_debug_block(emit, row, makes_frame);
    if (makes_frame) target->emit_prologue(emit);
    if (emit->debug && makes_frame) emit_debug_prologue(emit);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      emit_room(emit);
      uint32_t index = row->insts.items[i];
      const LirInst *inst = &func->insts.items[index];
      if (emit->debug) emit_debug_inst(emit, inst);
      if (inst->line) emit_mark(emit, inst->line);
      target->emit_inst(emit, inst);
      note_flags(emit, inst);
      if (emit->debug) emit_debug_done(emit, inst, order[k]);
      if (inst->place && inst->op != LIR_MOVE &&
          target->ops[inst->op - LIR_MACHINE].properties & LIR_CALLS)
        emit_place(emit, inst);
      if (i + 1 < row->insts.count) continue;
      uint16_t properties = target->ops[inst->op - LIR_MACHINE].properties;
      if (properties & LIR_BRANCHES) {
        emit_ways(emit, row, next);
      } else if (row->edges.count == 1) {
        LirBlock to = lir_final_target(func, row->edges.items[0].block);
        if (to.index == next.index) continue;
        const LirBlockRow *header = lir_block(func, to);
        if (!emitted[to.index] || row->cold || header->loop_depth == 0 || !only_tests(emit, to)) {
          target->emit_jump(emit, to);
          continue;
        }
        for (uint32_t t = 0; t < header->insts.count; t++) {
          emit_room(emit);
          const LirInst *again = &func->insts.items[header->insts.items[t]];
          if (emit->debug) emit_debug_inst(emit, again);
          if (again->line) emit_mark(emit, again->line);
          target->emit_inst(emit, again);
          note_flags(emit, again);
          if (emit->debug) emit_debug_done(emit, again, to);
        }
        emit_ways(emit, header, next);
      }
    }
    if (!gap[k]) continue;
    if (emit->debug) emit_debug_gap(emit);
    emit_flush(emit);
    text_add_bytes(emit->out, emit->cold.data, emit->cold.size);
    emit->cold.size = 0;
  }
}

static void emit_tables(LirEmit *emit) {
  const LirFunc *func = emit->func;
  if (emit->tables.count) emit_text(emit, "\t.section .rodata\n\t.balign 4\n");
  for (uint32_t k = 0; k < emit->tables.count; k++) {
    const LirBlockRow *row = lir_block(func, emit->tables.items[k]);
    table_label(emit, k);
    emit_text(emit, ":\n");
    for (uint32_t e = 0; e < row->edges.count; e++) {
      emit_room(emit);
      emit_text(emit, "\t.long ");
      emit_label(emit, lir_final_target(func, row->edges.items[e].block));
      emit_char(emit, '\n');
    }
  }
  if (emit->tables.count) emit_text(emit, "\t.text\n");
}

void lir_emit_func(Text *out, LirFunc *func, const LirTarget *target, const LirOptions *options) {
  Arena *scratch = func->arena;
  lir_prepare(func, target, options);
  if (options->optimise && lir_step_wanted(options, LIR_STEP_SHRINK_WRAP))
    lir_place_frame(func, target, scratch);
  lir_step_done(options, func, LIR_STEP_SHRINK_WRAP);
  if (options->optimise && lir_step_wanted(options, LIR_STEP_TAIL_MERGE))
    lir_merge_tails(func, target, scratch);
  lir_step_done(options, func, LIR_STEP_TAIL_MERGE);
  char buffer[EMIT_BUFFER];
  LirEmit *emit =
      &(LirEmit){.out = out, .func = func, .target = target, .scratch = scratch, .buffer = buffer};
  emit->cold = text_in(scratch);
  emit->number = ++func->unit->func_count;
  if (func->is_global) emit_global(emit, func->name);
  emit_definition(emit, func->name);
  LirPlaces *places = func->unit->places;
  uint32_t start = places && func->places.count ? place_label(emit) : 0;
  EmitDebug debug = {.unit = func->unit->debug};
  if (debug.unit) emit->debug = &debug;
  emit_func(emit, options->optimise);
  if (emit->debug) emit_debug_gap(emit);
  emit_flush(emit);
  text_add_bytes(out, emit->cold.data, emit->cold.size);
  if (emit->debug) {
    emit_debug_end(emit);
    emit_type(emit);
  }
  if (start) lir_place_func(places, func, start, emit->places.items, emit->places.count);
  if (emit->consts.count) {
    for (uint32_t k = 0; k < emit->consts.count; k++) {
      emit_room(emit);
      uint8_t size = emit->consts.items[k].size;
      if (!k || size != emit->consts.items[k - 1].size) {
        emit_text(emit, "\t.section .rodata.cst");
        emit_u64(emit, size);
        emit_text(emit, ",\"aM\",@progbits,");
        emit_u64(emit, size);
        emit_text(emit, "\n\t.balign ");
        emit_u64(emit, size);
        emit_char(emit, '\n');
      }
      emit_text(emit, ".LC");
      emit_u64(emit, emit->number);
      emit_char(emit, '_');
      emit_u64(emit, k);
      emit_text(emit, size == 4 ? ":\t.long " : ":\t.quad ");
      emit_u64(emit, emit->consts.items[k].bits);
      if (size == 16) emit_text(emit, ", 0");
      emit_char(emit, '\n');
    }
    emit_text(emit, "\t.text\n");
  }
  emit_tables(emit);
  emit_flush(emit);
  for (uint32_t d = 0; d < func->datas.count; d++)
    lir_emit_data(out, func->unit, target, func->datas.items[d]);
  lir_step_done(options, func, LIR_STEP_EMIT);
}

static void complain(Text *complaints, const LirFunc *func, const LirTarget *target,
                     const char *step) {
  if (!complaints->size) return;
  Text text = text_in(func->arena);
  lir_print(&text, func, target);
  bug("%s: @%s:\n%s%s", step, name_text(func->unit->names, func->name), text_string(complaints),
      text_string(&text));
}

static void verify(LirFunc *func, const LirTarget *target, const char *step) {
  Text complaints = text_in(func->arena);
  lir_verify(func, target, func->arena, &complaints);
  complain(&complaints, func, target, step);
}

void lir_select_only(LirFunc *func, const LirTarget *target, const LirOptions *options) {
  if (!func->is_machine) {
    lir_compute_order(func, func->arena);
    if (options->verify) verify(func, target, "lowering");
    lir_step_done(options, func, LIR_STEP_LOWER);
    if (lir_step_wanted(options, LIR_STEP_MERGE)) lir_merge_blocks(func);
    lir_step_done(options, func, LIR_STEP_MERGE);
    if (options->optimise && lir_step_wanted(options, LIR_STEP_KNOWN)) lir_known(func);
    lir_step_done(options, func, LIR_STEP_KNOWN);
    lir_expand_switches(func, options->optimise);
    lir_step_done(options, func, LIR_STEP_SWITCH);
  }
  lir_compute_order(func, func->arena);
  lir_split_critical_edges(func);
  if (!func->is_machine) {
    lir_count_uses(func);
    target->select(func, func->arena, options->optimise);
  }
  if (options->verify) verify(func, target, "select");
  lir_step_done(options, func, LIR_STEP_SELECT);
}

void lir_prepare(LirFunc *func, const LirTarget *target, const LirOptions *options) {
  if (!func->operand_regs) {
    lir_select_only(func, target, options);
    lir_allocate(func, target, options, func->arena);
  }
  if (options->verify) {
    Text complaints = text_in(func->arena);
    lir_check_allocation(func, target, func->arena, &complaints);
    complain(&complaints, func, target, "allocate");
  }
  lir_step_done(options, func, LIR_STEP_ALLOCATE);
}

const LirStepInfo lir_step_info[LIR_STEP_COUNT] = {
#define LIR_STEP(NAME, text, is_printed, is_optional, what, source) {text, is_optional},
#include "clef/lir/steps.def"
};

bool lir_step_wanted(const LirOptions *options, LirStep step) {
  return !(options->disabled >> step & 1);
}

void lir_step_done(const LirOptions *options, const LirFunc *func, LirStep step) {
  if (step + 1 < LIR_STEP_COUNT) progress()->step = lir_step_info[step + 1].text;
  LirWatch *watch = options->watch;
  if (!watch) return;
  if (watch->clock) watch->time[step] += watch->clock() - watch->last;
  if (step == LIR_STEP_EMIT) watch->funcs++;
  for (uint32_t k = 0; k < func->order.count; k++) {
    watch->blocks[step]++;
    watch->insts[step] += lir_block(func, func->order.items[k])->insts.count;
  }
  if (watch->clock) watch->last = watch->clock(); /* counting is no step */
}

/* ---- data ---- */

/* The entry size for a mergeable section, in which the linker keeps one copy of equal tables: inlining copies a function's local
 * tables. 0 if the table must stay where it is. Small tables stay, because a section of their own would cost more. */
static uint32_t size_to_merge(const LirData *data) {
  enum { LEAST_MERGED = 256 };
  uint32_t size = 0;
  if (data->section != LIR_RODATA || data->is_global || data->label_at) return 0;
  for (uint32_t i = 0; i < data->items.count; i++) {
    if (data->items.items[i].kind != LIR_DATUM_INT) return 0;
    size += data->items.items[i].size;
  }
  return size < LEAST_MERGED || size % data->align ? 0 : size;
}

void lir_emit_data(Text *out, const LirUnit *unit, const LirTarget *target, const LirData *data) {
  const LirFunc func = {.unit = (LirUnit *)unit};
  char buffer[EMIT_BUFFER];
  LirEmit *emit = &(LirEmit){.out = out, .func = &func, .target = target, .buffer = buffer};
  uint32_t merged_size = size_to_merge(data);
  if (merged_size) {
    emit_text(emit, "\t.section .rodata.table");
    emit_u64(emit, merged_size);
    emit_text(emit, ",\"aM\",@progbits,");
    emit_u64(emit, merged_size);
    emit_char(emit, '\n');
  } else {
    emit_text(emit, data->section == LIR_RODATA ? "\t.section .rodata\n"
                    : data->section == LIR_DATA ? "\t.data\n"
                                                : "\t.bss\n");
  }
  if (data->align > 1)
    emit_text(emit, "\t.balign "), emit_u64(emit, data->align), emit_char(emit, '\n');
  if (data->is_global) emit_global(emit, data->name);
  uint32_t at = 0;
  bool labelled = false;
  for (uint32_t i = 0; i <= data->items.count; i++) {
    emit_room(emit);
    if (!labelled && (at >= data->label_at || i == data->items.count)) {
      emit_definition(emit, data->name);
      labelled = true;
    }
    if (i == data->items.count) break;
    const LirDatum *datum = &data->items.items[i];
    at += datum->size;
    switch (datum->kind) {
    case LIR_DATUM_INT:
      emit_text(emit, datum->size == 8   ? "\t.quad "
                      : datum->size == 4 ? "\t.long "
                      : datum->size == 2 ? "\t.short "
                                         : "\t.byte ");
      emit_i64(emit, datum->value);
      break;
    case LIR_DATUM_SYMBOL:
      emit_text(emit, datum->size == 4 ? "\t.long " : "\t.quad ");
      emit_symbol(emit, datum->symbol);
      if (datum->value) {
        if (datum->value > 0) emit_char(emit, '+');
        emit_i64(emit, datum->value);
      }
      break;
    case LIR_DATUM_ZERO:
      emit_text(emit, "\t.zero ");
      emit_u64(emit, datum->size);
      break;
    case LIR_DATUM_BYTES:
      emit_text(emit, "\t.ascii \"");
      for (uint32_t b = 0; b < datum->size; b++) {
        unsigned char c = (unsigned char)datum->bytes[b];
        emit_room(emit);
        if (c == '"' || c == '\\') {
          emit_char(emit, '\\');
          emit_char(emit, (char)c);
        } else if (c >= ' ' && c < 127) {
          emit_char(emit, (char)c);
        } else { /* three octal digits */
          emit_char(emit, '\\');
          emit_char(emit, (char)('0' + (c >> 6)));
          emit_char(emit, (char)('0' + (c >> 3 & 7)));
          emit_char(emit, (char)('0' + (c & 7)));
        }
      }
      emit_char(emit, '"');
      break;
    }
    emit_char(emit, '\n');
  }
  emit_text(emit, "\t.text\n");
  emit_flush(emit);
}

void lir_emit_start(Text *out, const LirUnit *unit, Name start) {
  const LirFunc func = {.unit = (LirUnit *)unit};
  char buffer[EMIT_BUFFER];
  LirEmit emit = {.out = out, .func = &func, .buffer = buffer};
  emit_text(&emit, "\t.globl clef_start\n\t.set clef_start,");
  emit_symbol(&emit, start);
  emit_char(&emit, '\n');
  emit_flush(&emit);
}
void lir_emit_begin(Text *out, const LirUnit *unit) {
  text_add(out, "\t.text\n");
  if (unit->debug) lir_debug_begin(out);
}
void lir_emit_end(Text *out, const LirUnit *unit, const LirTarget *target) {
  if (target->emit_end) target->emit_end(out, unit);
  if (unit->debug) lir_debug_end(out, unit->debug);
  if (unit->places) lir_emit_places(out, unit->places);
  text_add(out, "\t.section .note.GNU-stack,\"\",@progbits\n");
}
