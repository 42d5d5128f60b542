/* positions: how the protocol names files and places in them.
 *
 * A file is a URI (RFC 3986): `file:///src/a%20b.fs`. A position is a line and a character, both from 0; a character is a
 * UTF-16 unit. The compiler has paths and offsets in bytes.
 */
#ifndef CLEF_LSP_POSITIONS_H
#define CLEF_LSP_POSITIONS_H

#include "clef/base/base.h"
#include "clef/base/json.h"
#include "clef/base/json_read.h"
#include "clef/base/source.h"

typedef struct Position {
  uint32_t line, character;
} Position;

/* The path of a `file:` URI, its escapes decoded; NULL for another URI. */
const char *uri_path(Arena *arena, const char *uri);
const char *path_uri(Arena *arena, const char *path);
/* The offset of a position, which may lie behind the end of its line or of the text: then that end. */
size_t position_offset(const char *text, size_t size, Position at);
Position offset_position(const char *text, size_t size, size_t offset);
/* {"line": …, "character": …}; absent parts are 0. */
Position position_of(const JsonValue *value);

/* The `range` of a span, and a position of it, as JSON values. */
void json_position(Json *json, Position at);
void json_range(Json *json, Sources *sources, Span span);
/* {"uri": …, "range": …} */
void json_location(Json *json, const char *uri, Sources *sources, Span span);
/* The path without links and relative parts; as it is if no file is there. */
const char *absolute_path(Arena *arena, const char *path);
/* That of a source. */
const char *source_absolute_path(Arena *arena, const Sources *sources, uint32_t file);

#endif
