/* json: writing JSON text. Commas and indentation are the writer's business, not the caller's. */
#ifndef CLEF_BASE_JSON_H
#define CLEF_BASE_JSON_H

#include "clef/base/base.h"

typedef struct Json {
  Text *out;
  int indent; /* spaces a level; 0 writes one line */
  int depth;
  bool has_item, after_key;
} Json;

static inline Json json_in(Text *out, int indent) { return (Json){.out = out, .indent = indent}; }
void json_begin_object(Json *json);
void json_end_object(Json *json);
void json_begin_array(Json *json);
void json_end_array(Json *json);
void json_key(Json *json, const char *key);
void json_string(Json *json, const char *value);
void json_bytes(Json *json, const char *bytes, size_t size);
void json_number(Json *json, int64_t value);
void json_bool(Json *json, bool value);
void json_null(Json *json);
void json_key_string(Json *json, const char *key, const char *value);
void json_key_number(Json *json, const char *key, int64_t value);
void json_key_bool(Json *json, const char *key, bool value);

#endif
