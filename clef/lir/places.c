/* places: the table from return addresses to places.
 *
 * In:    of each function its calls with their places, in the order of the text.
 * Out:   rt_places, rt_place_sites and rt_place_texts in .rodata; README.md, chapter Places, has their form.
 * Tests: t/run/place-*.fs, t/places.sh
 *
 * Addresses are differences of labels, which the assembler computes and writes as LEB128. All else is known here.
 */
#include "clef/lir/places.h"
#include "clef/lir/dwarf.h"

enum {
  CATCHES = 1,     /* bits of an entry's first byte */
  OTHER_FRAME = 2, /* not that of the function */
  KIND = 4,        /* times PlaceKind */
  LINE = 16, /* times the difference of lines, from LEAST_LINE on; LINE_FOLLOWS: it comes behind */
  LEAST_LINE = -3,
  LINE_FOLLOWS = 15,
};
typedef enum PlaceKind { PLACE_NONE, PLACE_SAME, PLACE_OWN, PLACE_INLINED } PlaceKind;

LirPlaces *lir_places_new(Arena *arena, Names *names) {
  LirPlaces *places = NEW(arena, LirPlaces);
  places->arena = arena, places->names = names;
  places->texts = text_in(arena), places->sites = text_in(arena), places->table = text_in(arena);
  places->text_at.arena = arena;
  places->texts_size = places->sites_size = 1; /* 0 is none */
  return places;
}

uint32_t lir_place_text(LirPlaces *places, Name name) {
  if (!name.index) return 0;
  uint32_t at = map64_find(&places->text_at, name.index);
  if (at) return at - 1;
  at = places->texts_size;
  const char *bytes = name_text(places->names, name);
  uint32_t size = name_size(places->names, name);
  text_add(&places->texts, "\t.asciz ");
  lir_add_string(&places->texts, bytes, size);
  text_add_char(&places->texts, '\n');
  places->texts_size += size + 1;
  map64_set(&places->text_at, name.index, at + 1);
  return at;
}

/* Bytes, each behind a comma but the first; the number of them. */
static uint32_t add_unsigned(Text *text, uint32_t n) {
  uint32_t count = 0;
  do {
    if (text->data[text->size - 1] != ' ') text_add_char(text, ',');
    text_add_u64(text, (n & 127) | (n > 127 ? 128 : 0));
    count++;
  } while (n >>= 7);
  return count;
}
/* 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 … */
static uint32_t add_signed(Text *text, int32_t n) {
  return add_unsigned(text, n < 0 ? (uint32_t)(-(n + 1)) * 2 + 1 : (uint32_t)n * 2);
}

uint32_t lir_place_site(LirPlaces *places, uint32_t name, uint32_t file, const LirSource *call) {
  uint32_t at = places->sites_size;
  Text *text = &places->sites;
  text_add(text, "\t.byte ");
  places->sites_size += add_unsigned(text, name);
  places->sites_size += add_unsigned(text, file);
  places->sites_size += add_unsigned(text, call->site);
  places->sites_size += add_unsigned(text, call->line);
  places->sites_size += add_unsigned(text, call->column);
  text_add_char(text, '\n');
  return at;
}

/* The bytes from where the table is to the label. */
static void advance(LirPlaces *places, uint32_t label) {
  Text *text = &places->table;
  text_add(text, "\t.uleb128 .P");
  text_add_u64(text, label);
  text_add(text, "-.P");
  text_add_u64(text, places->last);
  text_add(text, "\n\t.byte ");
  places->last = label;
}

static void add_entry(LirPlaces *places, const LirSource *source, const LirSource *before,
                      bool same_frame, uint32_t frame) {
  Text *text = &places->table;
  bool is_same = before && before->line == source->line && before->column == source->column &&
                 before->site == source->site;
  PlaceKind kind = !source->line && !source->site ? PLACE_NONE
                   : is_same                      ? PLACE_SAME
                   : source->site                 ? PLACE_INLINED
                                                  : PLACE_OWN;
  bool has_line = kind >= PLACE_OWN;
  int32_t difference = (int32_t)(source->line - places->line);
  bool is_near = difference >= LEAST_LINE && difference < LEAST_LINE + LINE_FOLLOWS;
  uint32_t line = !has_line ? 0 : is_near ? (uint32_t)(difference - LEAST_LINE) : LINE_FOLLOWS;
  text_add_u64(text, (source->flags & LIR_SOURCE_CATCHES ? CATCHES : 0) |
                         (same_frame ? 0 : OTHER_FRAME) | KIND * (uint32_t)kind | LINE * line);
  if (!same_frame) add_unsigned(text, frame);
  if (kind == PLACE_INLINED) add_unsigned(text, source->site);
  if (has_line) {
    if (!is_near) add_signed(text, difference);
    add_unsigned(text, source->column);
    places->line = source->line;
  }
  text_add_char(text, '\n');
}

void lir_place_func(LirPlaces *places, const LirFunc *func, uint32_t start,
                    const LirPlaceEntry *entries, uint32_t count) {
  if (!count) return;
  if (!places->first) places->first = places->last = start;
  advance(places, start);
  Text *text = &places->table;
  add_unsigned(text, func->place_name);
  add_unsigned(text, func->place_file);
  add_unsigned(text, entries[0].frame);
  text_add_char(text, '\n');
  const LirSource *before = NULL;
  for (uint32_t i = 0; i < count; i++) {
    const LirSource *source = &func->places.items[entries[i].place];
    advance(places, entries[i].label);
    add_entry(places, source, before, entries[i].frame == entries[0].frame, entries[i].frame);
    if (source->line || source->site) before = source;
  }
  text_add(text, "\t.byte 0\n");
}

void lir_emit_places(Text *out, LirPlaces *places) {
  text_add(out, "\t.section .rodata\nrt_place_texts:\t.byte 0\n");
  text_add_bytes(out, places->texts.data, places->texts.size);
  text_add(out, "rt_place_sites:\t.byte 0\n");
  text_add_bytes(out, places->sites.data, places->sites.size);
  text_add(out, "rt_places:\n");
  text_add_bytes(out, places->table.data, places->table.size);
  text_add(out, "rt_places_end:\n\t.text\n");
  text_format(out, "\t.set rt_places_text,%s%u\n", places->first ? ".P" : "", places->first);
}
