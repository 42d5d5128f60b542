/* places: the table that leads from a return address to a place in the source; README.md, chapter Places, has its form. */
#ifndef CLEF_LIR_PLACES_H
#define CLEF_LIR_PLACES_H

#include "clef/base/map64.h"
#include "clef/base/text.h"
#include "clef/lir/lir.h"

typedef struct LirPlaces {
  Arena *arena;
  Names *names;
  Text texts, sites, table; /* assembly text of the three parts, beside the bytes they make */
  uint32_t texts_size, sites_size;
  Map64 text_at;        /* by Name: where it begins, plus 1 */
  uint32_t label;       /* the last one made: .P<label> */
  uint32_t first, last; /* the label that begins the table, and that at which it has arrived */
  uint32_t line;        /* where the last entry with a place stood */
} LirPlaces;

/* A call in the text of a function. */
typedef struct LirPlaceEntry {
  uint32_t label; /* right behind it */
  uint32_t place; /* of LirFunc.places */
  uint32_t frame; /* the machine's description of the frame: LirTarget.frame_code */
} LirPlaceEntry;

LirPlaces *lir_places_new(Arena *arena, Names *names);
/* Where the name stands among the texts; 0: the empty one. */
uint32_t lir_place_text(LirPlaces *places, Name name);
/* A site: code of the function `name`, called at that place. `call.site` 0: of the function whose code it is now. */
uint32_t lir_place_site(LirPlaces *places, uint32_t name, uint32_t file, const LirSource *call);
/* The function begins at the label `start` and has these calls, in the order of the text. */
void lir_place_func(LirPlaces *places, const LirFunc *func, uint32_t start,
                    const LirPlaceEntry *entries, uint32_t count);
/* Writes the table. */
void lir_emit_places(Text *out, LirPlaces *places);

#endif
