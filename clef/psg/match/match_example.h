/* match_example: the text of values that no rule covers, as F# writes it. */
#ifndef CLEF_PSG_MATCH_MATCH_EXAMPLE_H
#define CLEF_PSG_MATCH_MATCH_EXAMPLE_H

#include "clef/psg/psg.h"

/* What is known of an occurrence on the way to a leaf: the counter-example. */
typedef enum ExampleShape {
  SHAPE_ANY,
  SHAPE_CASE,
  SHAPE_TUPLE,
  SHAPE_RECORD,
  SHAPE_ARRAY,
  SHAPE_TEXT,
  SHAPE_UNKNOWN
} ExampleShape;
typedef struct Example Example;
struct Example {
  ExampleShape shape;
  uint32_t id; /* CASE: CaseId; RECORD: TyconId */
  const char *text;
  Example **parts;
  uint32_t count;
};

static inline int64_t literal_value(const LiteralRow *l) {
  return (int64_t)((uint64_t)l->high << 32 | l->low);
}
/* `Some (_)`, `[_;_]` … */
void example_text(Graph *g, Text *out, const Example *e);
/* Does it hang on something that cannot be shown: a guard, an active pattern? */
bool example_is_unknown(const Example *e);
/* A value of the type that is none of the literals; *is_enum when it is a number outside an enum's cases. */
const char *example_other_literal(Graph *g, Arena *scratch, TypeId type, const LiteralRow **used,
                                  uint32_t count, bool *is_enum);

#endif
