/* toml: the format of Clef's project files.
 *
 * What "TOML 1.0.0" has but dates, numbers with fractions, and strings of several lines. Dotted keys and headers of
 * tables make tables; `[[name]]` adds a table to an array.
 */
#ifndef CLEF_DRIVER_TOML_H
#define CLEF_DRIVER_TOML_H

#include "clef/base/diag.h"
#include "clef/base/vec.h"

typedef enum TomlKind { TOML_STRING, TOML_INT, TOML_BOOL, TOML_ARRAY, TOML_TABLE } TomlKind;

typedef struct TomlValue TomlValue;
struct TomlValue {
  TomlKind kind;
  Span span;        /* of the value; of a table its first key */
  const char *text; /* STRING */
  int64_t number;   /* INT, BOOL */
  const char *key;  /* in its table; NULL: a member of an array */
  Span key_span;
  VEC(TomlValue *) items; /* ARRAY, TABLE: in order */
  bool is_closed;         /* an inline table, or one whose header was read */
};

/* The table of a file; NULL when it is not well-formed: then `*why` says why and `*at` where. */
TomlValue *toml_read(Arena *arena, uint32_t file, const char *text, size_t size, Span *at,
                     const char **why);
/* The entry of a table, or NULL. */
TomlValue *toml_find(const TomlValue *table, const char *key);
/* "a string", "a table" … */
const char *toml_kind_text(TomlKind kind);

#endif
