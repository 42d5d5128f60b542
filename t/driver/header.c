/* header: files, lines, and the comment lines of a test that state its expectation. */
#include <stdio.h>
#include <string.h>

#include "t/driver/driver.h"

Bytes file_bytes(Arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return (Bytes){0};
  Text text = text_in(arena);
  char buffer[1 << 14];
  size_t size;
  while ((size = fread(buffer, 1, sizeof buffer, file)) > 0) text_add_bytes(&text, buffer, size);
  fclose(file);
  return (Bytes){text_string(&text), text.size};
}

Bytes bytes_of(const char *string) { return (Bytes){string, strlen(string)}; }

bool same_bytes(Bytes a, Bytes b) {
  return a.size == b.size && (!a.size || !memcmp(a.data, b.data, a.size));
}

bool next_line(Bytes text, size_t *at, Bytes *line) {
  if (*at >= text.size) return false;
  const char *from = text.data + *at;
  const char *end = memchr(from, '\n', text.size - *at);
  line->data = from;
  line->size = end ? (size_t)(end - from) : text.size - *at;
  *at += line->size + 1;
  return true;
}

Bytes first_line(Bytes text) {
  size_t at = 0;
  Bytes line = {"", 0};
  next_line(text, &at, &line);
  return line;
}

bool has_line(Bytes text, Bytes line) {
  size_t at = 0;
  for (Bytes it; next_line(text, &at, &it);)
    if (same_bytes(it, line)) return true;
  return false;
}

bool contains(Bytes text, Bytes needle) {
  for (size_t at = 0; at + needle.size <= text.size; at++)
    if (!memcmp(text.data + at, needle.data, needle.size)) return true;
  return false;
}

bool begins_with(Bytes text, const char *start) {
  size_t size = strlen(start);
  return text.size >= size && !memcmp(text.data, start, size);
}

bool ends_with(const char *path, const char *end) {
  size_t size = strlen(path), end_size = strlen(end);
  return size >= end_size && !strcmp(path + size - end_size, end);
}

bool write_bytes(const char *path, Bytes bytes) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  bool written = !bytes.size || fwrite(bytes.data, 1, bytes.size, file) == bytes.size;
  return !fclose(file) && written;
}

/* Does the line read `// WORD:`? `*rest` is what stands behind it, without one blank. */
static bool is_wanted(Bytes line, const char *word, Bytes *rest) {
  size_t size = strlen(word);
  if (line.size < size + 4 || memcmp(line.data, "// ", 3) || memcmp(line.data + 3, word, size) ||
      line.data[3 + size] != ':')
    return false;
  size_t skipped = size + 4;
  if (skipped < line.size && line.data[skipped] == ' ') skipped++;
  *rest = (Bytes){line.data + skipped, line.size - skipped};
  return true;
}

static bool is_header(Bytes line) {
  static const char *const words[] = {"out", "err", "trace", "exit", "args", "in", "with", "skip"};
  Bytes rest;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (is_wanted(line, words[i], &rest)) return true;
  return false;
}

static Bytes lines_of(Arena *arena, Bytes source, const char *word, bool in_header, bool *found) {
  Text text = text_in(arena);
  size_t at = 0;
  *found = false;
  for (Bytes line, rest; next_line(source, &at, &line) && (!in_header || is_header(line));)
    if (is_wanted(line, word, &rest)) {
      text_add_bytes(&text, rest.data, rest.size);
      text_add_char(&text, '\n');
      *found = true;
    }
  return (Bytes){text_string(&text), text.size};
}

Bytes header_lines(Arena *arena, Bytes source, const char *word, bool *found) {
  return lines_of(arena, source, word, true, found);
}

Bytes wanted_lines(Arena *arena, Bytes source, const char *word) {
  bool found;
  return lines_of(arena, source, word, false, &found);
}
