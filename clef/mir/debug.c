/* debug: notes of values; debug.h is the overview. */
#include "clef/mir/debug.h"

MirDebug *mir_debug_new(Arena *arena) {
  MirDebug *debug = NEW(arena, MirDebug);
  debug->first.arena = arena;
  vec_push(arena, &debug->variables, (MirVariable){.word_count = 0});
  vec_push(arena, &debug->notes, (MirNote){.next = 0});
  vec_push(arena, &debug->types.items, (DebugType){.size = 0});
  return debug;
}

uint32_t mir_debug_first(const MirFunc *func, ValueId value) {
  Name name = mir_value(func, value)->name;
  return name.index && func->unit->debug ? map64_find(&func->unit->debug->first, name.index) : 0;
}

/* A name that no other value has. */
static Name fresh_name(MirFunc *func, Name like) {
  MirUnit *unit = func->unit;
  const char *text = like.index ? name_text(unit->names, like) : "v";
  return name_of_string(unit->names, format_in(unit->arena, "%.*s'%u", (int)strcspn(text, "'"),
                                               text, unit->debug->notes.count));
}

void mir_debug_note(MirFunc *func, ValueId value, uint32_t variable, uint32_t word, uint32_t file) {
  MirDebug *debug = func->unit->debug;
  uint32_t first = mir_debug_first(func, value);
  for (uint32_t n = first; n; n = debug->notes.items[n].next) {
    const MirNote *note = &debug->notes.items[n];
    if (note->variable == variable && note->word == word && note->file == file) return;
  }
  MirNote note = {variable, word, file, first};
  Name fresh = fresh_name(
      func, debug->variables.items[variable].name); /* another value may have the old one */
  vec_push(func->unit->arena, &debug->notes, note);
  map64_set(&debug->first, fresh.index, debug->notes.count - 1);
  mir_value(func, value)->name = fresh;
}

void mir_debug_replace(MirFunc *func, ValueId from, ValueId to) {
  const MirDebug *debug = func->unit->debug;
  for (uint32_t n = mir_debug_first(func, from); n; n = debug->notes.items[n].next) {
    const MirNote note = debug->notes.items[n];
    mir_debug_note(func, to, note.variable, note.word, note.file);
  }
}
