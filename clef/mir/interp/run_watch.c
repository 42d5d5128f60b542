/* run_watch: a run whose values an observer sees (MirWatch in mir.h).
 *
 * The run depends on the program alone, so the same program shows the same values.
 */
#include "clef/mir/interp/run.h"

enum { LONGEST_STRING = 24 };

/* A string as its text; anything else as -trace has it. */
static void add_value(Machine *m, const MirFunc *func, const uint64_t *frame, ValueId value,
                      Text *out) {
  uint64_t word = frame[m->func->slot[value.index]];
  const Object *object = NULL;
  if (mir_type_of(func, value).kind == MIR_KIND_REF && word >> OFFSET_BITS &&
      word_index(word) < m->object_count)
    object = &m->objects[word_index(word)];
  bool is_string = object && object->row && object->size >= LAYOUT_STRING_DATA &&
                   layout_row(&m->unit->layout, (RowId){object->row})->kind == LAYOUT_STRING;
  if (!is_string) {
    run_add_value(m, func, frame, value, out);
    return;
  }
  uint32_t size;
  memcpy(&size, object->bytes + LAYOUT_STRING_BYTES, sizeof size);
  bool is_whole = size <= LONGEST_STRING && size <= object->size - LAYOUT_STRING_DATA;
  text_add_char(out, '"');
  for (uint32_t i = 0; i < (is_whole ? size : LONGEST_STRING); i++) {
    uint8_t byte =
        i + LAYOUT_STRING_DATA < object->size ? object->bytes[LAYOUT_STRING_DATA + i] : 0;
    text_add_char(out, byte < ' ' || byte > '~' ? '.' : (char)byte);
  }
  text_add(out, is_whole ? "\"" : "…\"");
}

static void bind(Machine *m, const MirFunc *func, const uint64_t *frame, ValueId value) {
  if (!value.index || !m->func->slot[value.index]) return;
  Text *out = m->options->watch->bind(m->options->watch->owner, func, value);
  if (out) add_value(m, func, frame, value, out);
}

void run_watch(Machine *m, const Code *code, const uint64_t *frame) {
  const MirFunc *func = m->func->func;
  if (m->traced && m->traced->inst && m->traced_func == func)
    bind(m, func, frame, mir_inst(func, (InstId){m->traced->inst})->result);
  if (!m->is_in_block) {
    uint32_t b = code->inst ? mir_inst(func, (InstId){code->inst})->block.index : code->extra;
    const MirBlock *block = &func->blocks.items[b];
    for (uint32_t i = 0; b == MIR_ENTRY.index && i < func->params.count; i++)
      bind(m, func, frame, func->params.items[i]);
    for (uint32_t i = 0; i < block->params.count; i++) bind(m, func, frame, block->params.items[i]);
  }
  m->traced = code, m->traced_func = func, m->is_in_block = code->inst != 0;
}

bool run_watched_call(Machine *m, MirSys sys, const uint64_t *args, uint64_t *result) {
  static const char *const texts[] = {
#define SYS(name, text, args, result) text,
#include "clef/mir/sys.def"
  };
  *result = 0;
  switch (sys) {
  case MIR_SYS_WRITE: *result = args[2]; return true;
  case MIR_SYS_FLUSH: m->state[0] = 0; return true;
  case MIR_SYS_READ:
    if (!args[0]) return true;
    break;
  case MIR_SYS_CLOCK:
  case MIR_SYS_TIME:
  case MIR_SYS_CLOSE: return true;
  default: break; /* the others need the world outside */
  }
  return run_fault(m, "the program calls %s", texts[sys]);
}
