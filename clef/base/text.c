/* text: doubling buffers. */
#include <stdio.h>
#include <string.h>

#include "clef/base/base.h"

static void reserve(Text *text, size_t more) {
  size_t needed = text->size + more + 1;
  if (needed <= text->capacity) return;
  size_t wanted = text->capacity ? text->capacity * 2 : 64;
  if (wanted < needed) wanted = needed;
  text->data = arena_grow(text->arena, text->data, text->data ? text->size + 1 : 0, wanted);
  text->capacity = wanted;
}

void text_add_bytes(Text *text, const char *bytes, size_t size) {
  if (!size) return;
  reserve(text, size);
  memcpy(text->data + text->size, bytes, size);
  text->size += size;
  text->data[text->size] = 0;
}

void text_add(Text *text, const char *string) { text_add_bytes(text, string, strlen(string)); }

void text_add_char(Text *text, char c) {
  reserve(text, 1);
  text->data[text->size++] = c;
  text->data[text->size] = 0;
}

void text_add_u64(Text *text, uint64_t value) {
  char digits[20];
  int at = 20;
  do digits[--at] = (char)('0' + value % 10), value /= 10;
  while (value);
  text_add_bytes(text, digits + at, (size_t)(20 - at));
}

void text_add_i64(Text *text, int64_t value) {
  if (value < 0) text_add_char(text, '-');
  text_add_u64(text, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void text_format_list(Text *text, const char *format, va_list list) {
  va_list again;
  va_copy(again, list);
  reserve(text, 80);
  int size = vsnprintf(text->data + text->size, text->capacity - text->size, format, list);
  if (size >= 0 && (size_t)size >= text->capacity - text->size) {
    reserve(text, (size_t)size);
    vsnprintf(text->data + text->size, text->capacity - text->size, format, again);
  }
  if (size > 0) text->size += (size_t)size;
  va_end(again);
}

void text_format(Text *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  text_format_list(text, format, list);
  va_end(list);
}

const char *text_string(Text *text) { return text->data ? text->data : ""; }

const char *format_in(Arena *arena, const char *format, ...) {
  Text text = text_in(arena);
  va_list list;
  va_start(list, format);
  text_format_list(&text, format, list);
  va_end(list);
  return text_string(&text);
}

bool text_has_part(const char *dotted, const char *part) {
  size_t size = strlen(part);
  for (const char *at = size ? dotted : NULL; at && (at = strstr(at, part)) != NULL; at++)
    if ((at == dotted || at[-1] == '.') && (!at[size] || at[size] == '.')) return true;
  return false;
}

void text_add_quoted(Text *text, const char *bytes, size_t size) {
  text_add_char(text, '"');
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)bytes[i];
    switch (c) {
    case '\n': text_add(text, "\\n"); break;
    case '\t': text_add(text, "\\t"); break;
    case '"': text_add(text, "\\\""); break;
    case '\\': text_add(text, "\\\\"); break;
    default:
      if (c < 32 || c == 127)
        text_format(text, "\\x%02x", c);
      else
        text_add_char(text, (char)c);
    }
  }
  text_add_char(text, '"');
}

void text_add_symbol(Text *text, const char *name, size_t size) {
  if (size && *name == '.') text_add_char(text, '_');
  for (size_t i = 0; i < size; i++) {
    char c = name[i];
    if (c == 0 || c == 1 || c == 2 || c == '\n') {
      text_add_bytes(text, "\xe2\x90", 2);
      c = (char)(0x80 + c);
    }
    text_add_char(text, c);
  }
}
