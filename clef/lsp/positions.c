/* positions: URIs, positions and offsets. */
#include "clef/lsp/positions.h"

#include <stdlib.h>
#include <unistd.h>

#include "clef/base/utf8.h"

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

const char *uri_path(Arena *arena, const char *uri) {
  if (strncmp(uri, "file://", 7)) return NULL;
  const char *from = strchr(uri + 7, '/'); /* behind the name of a machine, which is mostly empty */
  if (!from) return NULL;
  char *path = arena_alloc(arena, strlen(from) + 1);
  size_t used = 0;
  for (; *from; from++) {
    int high = *from == '%' ? hex_digit(from[1]) : -1, low = high < 0 ? -1 : hex_digit(from[2]);
    if (low < 0) {
      path[used++] = *from;
    } else {
      path[used++] = (char)(high << 4 | low);
      from += 2;
    }
  }
  path[used] = 0;
  return strlen(path) == used ? path : NULL; /* no path has a NUL */
}

const char *path_uri(Arena *arena, const char *path) {
  static const char plain[] = "/-._~!$&'()*+,;=:@";
  Text uri = text_in(arena);
  text_add(&uri, "file://");
  for (const char *at = path; *at; at++) {
    bool is_plain = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
                    (*at >= '0' && *at <= '9') || strchr(plain, *at);
    if (is_plain)
      text_add_char(&uri, *at);
    else
      text_format(&uri, "%%%02X", (unsigned char)*at);
  }
  return text_string(&uri);
}

/* The UTF-16 units of the character at `text`, and its bytes. */
static uint32_t units_of(const char *text, size_t left, uint32_t *size) {
  return utf8_decode(text, left, size) > 0xffff ? 2 : 1;
}

size_t position_offset(const char *text, size_t size, Position at) {
  size_t offset = 0;
  for (uint32_t line = 0; line < at.line; line++) {
    const char *end = memchr(text + offset, '\n', size - offset);
    if (!end) return size;
    offset = (size_t)(end - text) + 1;
  }
  for (uint32_t units = 0, bytes; units < at.character && offset < size && text[offset] != '\n';
       offset += bytes) {
    if (text[offset] == '\r' && offset + 1 < size && text[offset + 1] == '\n') break;
    units += units_of(text + offset, size - offset, &bytes);
  }
  return offset;
}

Position offset_position(const char *text, size_t size, size_t offset) {
  Position at = {0, 0};
  size_t start = 0;
  if (offset > size) offset = size;
  for (const char *end; (end = memchr(text + start, '\n', offset - start)); at.line++)
    start = (size_t)(end - text) + 1;
  for (uint32_t bytes; start < offset; start += bytes)
    at.character += units_of(text + start, size - start, &bytes);
  return at;
}

Position position_of(const JsonValue *value) {
  const JsonValue *line = json_member(value, "line"), *character = json_member(value, "character");
  Position at = {0, 0};
  if (line && line->kind == JSON_NUMBER && line->number > 0 && line->number < 1e9)
    at.line = (uint32_t)line->number;
  if (character && character->kind == JSON_NUMBER && character->number > 0 &&
      character->number < 1e9)
    at.character = (uint32_t)character->number;
  return at;
}

void json_position(Json *json, Position at) {
  json_begin_object(json);
  json_key_number(json, "line", at.line);
  json_key_number(json, "character", at.character);
  json_end_object(json);
}

void json_range(Json *json, Sources *sources, Span span) {
  const char *text = span.file ? source_bytes(sources, span.file) : NULL;
  size_t size = text ? source_file(sources, span.file)->size : 0;
  json_begin_object(json);
  json_key(json, "start");
  json_position(json, text ? offset_position(text, size, span.start) : (Position){0, 0});
  json_key(json, "end");
  json_position(json, text ? offset_position(text, size, span.end) : (Position){0, 0});
  json_end_object(json);
}

const char *absolute_path(Arena *arena, const char *path) {
  char *whole = realpath(path, NULL);
  const char *result = format_in(arena, "%s", whole ? whole : path);
  free(whole);
  return result;
}

const char *source_absolute_path(Arena *arena, const Sources *sources, uint32_t file) {
  return absolute_path(arena, name_text(sources->names, source_file(sources, file)->path));
}

void json_location(Json *json, const char *uri, Sources *sources, Span span) {
  json_begin_object(json);
  json_key_string(json, "uri", uri);
  json_key(json, "range");
  json_range(json, sources, span);
  json_end_object(json);
}
