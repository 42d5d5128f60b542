/* json_read: a JSON text (RFC 8259) as a tree. */
#ifndef CLEF_BASE_JSON_READ_H
#define CLEF_BASE_JSON_READ_H

#include <stdbool.h>
#include <stddef.h>

#include "clef/base/arena.h"

typedef enum JsonKind {
  JSON_NULL,
  JSON_BOOL,
  JSON_NUMBER,
  JSON_STRING,
  JSON_ARRAY,
  JSON_OBJECT
} JsonKind;

typedef struct JsonValue JsonValue;
struct JsonValue {
  JsonKind kind;
  const char *key;    /* of a member of an object */
  const char *string; /* of a string; it ends at a NUL that the text has */
  double number;
  bool truth;
  JsonValue *first, *next; /* elements or members, in order; the next one around this */
};

/* NULL when the text is no JSON value, or nested deeper than 256. */
JsonValue *json_read(Arena *arena, const char *text, size_t size);
/* The last member of that name; NULL when the value is no object or has none. */
const JsonValue *json_member(const JsonValue *value, const char *key);
/* The string of that member; "" when there is none. */
const char *json_member_string(const JsonValue *value, const char *key);

#endif
