/* run_trace: -trace, each step to standard error with the part of the environment that it reads and changes.
 *
 *        1 @main b2: v4 = 0, v5 = 1, v6 = 10          a block is entered: its parameters, in b1 those of the function
 *        1 @main: v7 = iadd v4, v5   [v4 = 0, v5 = 1] -> 1
 *
 * The number in front is how many frames there are. Since a value is bound once in a frame, the lines of a frame that come before
 * a step are its whole environment there.
 */
#include <stdio.h>

#include "clef/mir/fold.h"
#include "clef/mir/interp/run.h"

void run_add_value(const Machine *m, const MirFunc *func, const uint64_t *frame, ValueId value,
                   Text *out) {
  MirKind kind = mir_type_of(func, value).kind;
  uint64_t word = frame[m->func->slot[value.index]];
  double f64;
  float f32;
  switch (mir_kind_sort[kind]) {
  case 'P':
    if (kind == MIR_KIND_CODE) {
      bool is_func = word && word < m->unit->funcs.count;
      text_format(
          out, "%s%s", is_func ? "@" : "no code",
          is_func ? mir_symbol_text(m->unit, mir_func(m->unit, (FuncId){(uint32_t)word})->symbol)
                  : "");
    } else if (word >> OFFSET_BITS == 0) {
      text_format(out, "%llu", (unsigned long long)word);
    } else {
      uint32_t row = word_index(word) < m->object_count ? m->objects[word_index(word)].row : 0;
      text_format(out, "object %u", word_index(word));
      if (row)
        text_format(out, " of %s",
                    name_text(m->unit->names, layout_row(&m->unit->layout, (RowId){row})->name));
      if (word_offset(word)) text_format(out, " + %u", word_offset(word));
    }
    return;
  case 'F':
    memcpy(&f64, &word, sizeof f64), memcpy(&f32, &word, sizeof f32);
    text_format(out, "%.17g", kind == MIR_KIND_F32 ? (double)f32 : f64);
    return;
  default: text_format(out, "%lld", (long long)fold_signed(word, mir_kind_size[kind]));
  }
}

/* `v1 = 5, v2 = 7`; proofs are nothing. */
static void add_bound(const Machine *m, const MirFunc *func, const uint64_t *frame,
                      const ValueId *values, uint32_t count, const char **before, Text *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (!m->func->slot[values[i].index]) continue;
    text_format(out, "%sv%u = ", *before, values[i].index);
    run_add_value(m, func, frame, values[i], out);
    *before = ", ";
  }
}

void run_trace_end(Machine *m) {
  if (m->traced) fputc('\n', stderr);
  m->traced = NULL;
}

void run_trace(Machine *m, const Code *code, const uint64_t *frame) {
  Arena arena;
  arena_init(&arena, "trace");
  Text line = text_in(&arena);
  const MirFunc *func = m->func->func;
  if (m->traced && m->traced->inst && m->traced_func == func) {
    ValueId result = mir_inst(func, (InstId){m->traced->inst})->result;
    if (result.index && m->func->slot[result.index]) {
      text_add(&line, " -> ");
      run_add_value(m, func, frame, result, &line);
    }
  }
  if (m->traced) text_add(&line, "\n");
  const char *name = mir_symbol_text(m->unit, func->symbol);
  if (!m->is_in_block) {
    uint32_t block = code->inst ? mir_inst(func, (InstId){code->inst})->block.index : code->extra;
    const char *between = " ";
    text_format(&line, "%4u @%s b%u:", m->frame_count, name, block);
    if (block == 1)
      add_bound(m, func, frame, func->params.items, func->params.count, &between, &line);
    add_bound(m, func, frame, func->blocks.items[block].params.items,
              func->blocks.items[block].params.count, &between, &line);
    text_add(&line, "\n");
  }
  text_format(&line, "%4u @%s: ", m->frame_count, name);
  const char *between = "";
  if (code->inst) {
    const MirInst *inst = mir_inst(func, (InstId){code->inst});
    mir_print_inst(func, (InstId){code->inst}, &line);
    text_add(&line, "   [");
    add_bound(m, func, frame, inst->operands, inst->operand_count, &between, &line);
  } else {
    const MirTerm *term = &func->blocks.items[code->extra].term;
    mir_print_term(func, (BlockId){code->extra}, &line);
    text_add(&line, "   [");
    if (term->callee.index) add_bound(m, func, frame, &term->callee, 1, &between, &line);
    add_bound(m, func, frame, term->operands, term->operand_count, &between, &line);
    if (term->op == MIR_GOTO)
      add_bound(m, func, frame, term->edges[0].args, term->edges[0].arg_count, &between, &line);
  }
  text_add(&line, "]");
  fputs(text_string(&line), stderr);
  m->traced = code, m->traced_func = func, m->is_in_block = code->inst != 0;
  arena_end(&arena);
}
