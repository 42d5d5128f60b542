/* call_places: where calls and raises stand in the source, for the table of places (clef/lir/places.h).
 *
 * A place of MIR is a chain of sites (Note [Places of inlined code] in clef/mir/mir.h). The library has no text here, so its
 * frames are names alone. Of library functions that were inlined into each other the outermost remains, which is the one that
 * the program called.
 */
#include "clef/lir/places.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"

bool to_lir_has_text(const ToLir *to, uint32_t file) {
  file = mir_source_file(to->unit, file);
  return file && to->unit->sources && source_bytes(to->unit->sources, file);
}

Name to_lir_path(const ToLir *to, uint32_t file) {
  file = mir_source_file(to->unit, file);
  return to_lir_has_text(to, file) ? source_file(to->unit->sources, file)->path : (Name){0};
}

/* Functions that only call another one, with its arguments as a closure or method gets them. */
static bool is_adapter(const char *name) {
  static const char *const ends[] = {".closure", ".partial", ".unpack"};
  size_t size = strlen(name);
  for (size_t i = 0; i < COUNT_OF(ends); i++)
    if (size > strlen(ends[i]) && !strcmp(name + size - strlen(ends[i]), ends[i])) return true;
  return false;
}

Name to_lir_shown_name(const ToLir *to, Name name) {
  if (!name.index || is_adapter(name_text(to->unit->names, name))) return (Name){0};
  const char *text = mir_is_start_name(to->unit, name) ? "main@" : name_text(to->unit->names, name);
  Text shown = text_in(to->arena);
  while (*text) {
    size_t size = strcspn(text, ".");
    if (*text != '$' || !text[size]) {
      if (shown.size) text_add_char(&shown, '.');
      text_add_bytes(&shown, text, size);
    }
    text += size + (text[size] == '.');
  }
  return name_of_string(to->unit->names, text_string(&shown));
}

static uint32_t place_name(ToLir *to, Name name) {
  return lir_place_text(to->lir_unit.places, to_lir_shown_name(to, name));
}

static void resolve(ToLir *to, Span span, LirSource *source);

/* The site's number in the table. */
static uint32_t table_site(ToLir *to, uint32_t number) {
  if (to->place_sites[number]) return to->place_sites[number];
  const MirSite *site = &to->unit->sites.items[number];
  LirPlaces *places = to->lir_unit.places;
  LirSource call;
  resolve(to, site->call, &call);
  uint32_t file = lir_place_text(places, to_lir_path(to, site->file));
  uint32_t made = lir_place_site(places, place_name(to, site->callee), file, &call);
  to->place_sites[number] = made;
  return made;
}

/* The site of what stands outside functions in the file. */
static uint32_t file_site(ToLir *to, uint32_t file) {
  uint32_t *made = &to->place_files[file];
  LirPlaces *places = to->lir_unit.places;
  LirSource none = {0};
  if (!*made)
    *made = lir_place_site(places, place_name(to, to->mir->source_name),
                           lir_place_text(places, to_lir_path(to, file)), &none);
  return *made;
}

static void resolve(ToLir *to, Span span, LirSource *source) {
  const MirSite *sites = to->unit->sites.items;
  while (span.file & MIR_SITE && !to_lir_has_text(to, span.file) &&
         !to_lir_has_text(to, sites[span.file & ~MIR_SITE].call.file))
    span = sites[span.file & ~MIR_SITE].call;
  *source = (LirSource){0};
  if (to_lir_has_text(to, span.file)) {
    LineColumn at =
        source_line_column(to->unit->sources, mir_source_file(to->unit, span.file), span.start);
    source->line = at.line, source->column = at.column;
  }
  if (span.file & MIR_SITE)
    source->site = table_site(to, span.file & ~MIR_SITE);
  else if (source->line && mir_is_start_name(to->unit, to->mir->source_name))
    source->site = file_site(to, span.file);
}

void to_lir_place(ToLir *to, Span span, uint8_t flags) {
  if (!to->lir_unit.places) return;
  LirFunc *func = to->func;
  LirSource source;
  resolve(to, span, &source);
  source.flags = flags;
  if (!func->places.count) vec_push(to->arena, &func->places, (LirSource){.line = 0});
  vec_push(to->arena, &func->places, source);
  func->place = func->places.count - 1;
}

void to_lir_place_func(ToLir *to) {
  LirPlaces *places = to->lir_unit.places;
  if (!places) return;
  const MirFunc *mir = to->mir;
  Name path = to_lir_path(to, mir->span.file);
  bool is_raiser = !path.index && mir->flags & MIR_FUNC_COLD; /* failwith and the like */
  if (!mir->span.file || is_raiser || mir_is_start_name(to->unit, mir->source_name)) return;
  to->func->place_name = place_name(to, mir->source_name);
  to->func->place_file = lir_place_text(places, path);
}
