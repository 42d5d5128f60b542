/* debug: notes of values; debug.h is the overview. */
#include "clef/mir/debug.h"

MirDebug *mir_debug_new(Arena *arena) {
  MirDebug *debug = NEW(arena, MirDebug);
  debug->first.arena = debug->global_of.arena = arena;
  vec_push(arena, &debug->variables, (MirVariable){.word_count = 0});
  vec_push(arena, &debug->notes, (MirNote){.next = 0});
  vec_push(arena, &debug->globals, (MirGlobal){.type = 0});
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

void mir_debug_constant(MirUnit *unit, SymbolId symbol, const MirField *content) {
  MirDebug *debug = unit->debug;
  uint32_t global = debug ? map64_find(&debug->global_of, symbol.index) : 0;
  for (uint32_t w = 0; global && w < debug->globals.items[global].words.count; w++) {
    MirGlobalWord *word = &debug->globals.items[global].words.items[w];
    if (word->offset == content->offset) word->is_known = true, word->content = *content;
  }
}
