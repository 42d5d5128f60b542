/* archive: see archive.h. The format is that of System V: a header of 60 characters before each member, an index `/` of offsets
 * with the highest byte first, and `//` for a name that does not fit in a header. */
#include "clef/driver/archive.h"

#include <string.h>

enum { HEADER = 60, NAME_ROOM = 15, MAGIC = 8 };

static void add_header(Text *out, const char *name, size_t size) {
  text_format(out, "%-16s%-12d%-6d%-6d%-8d%-10zu`\n", name, 0, 0, 0, 644, size);
}

static void add_even(Text *out) {
  if (out->size % 2) text_add_char(out, '\n');
}

static void add_big(Text *out, uint32_t value) {
  const char bytes[] = {(char)(value >> 24), (char)(value >> 16), (char)(value >> 8), (char)value};
  text_add_bytes(out, bytes, sizeof bytes);
}

void archive_write(Text *out, const char *member, const char *bytes, size_t size,
                   const char *const *symbols, uint32_t count) {
  size_t index = 4 + 4 * (size_t)count, length = strlen(member);
  for (uint32_t i = 0; i < count; i++) index += strlen(symbols[i]) + 1;
  bool is_long = length > NAME_ROOM;
  size_t names = is_long ? HEADER + length + 2 + length % 2 : 0;
  size_t at = MAGIC + HEADER + index + index % 2 + names;
  text_add(out, "!<arch>\n");
  add_header(out, "/", index);
  add_big(out, count);
  for (uint32_t i = 0; i < count; i++) add_big(out, (uint32_t)at);
  for (uint32_t i = 0; i < count; i++) text_add_bytes(out, symbols[i], strlen(symbols[i]) + 1);
  add_even(out);
  if (is_long) {
    add_header(out, "//", length + 2);
    text_format(out, "%s/\n", member);
    add_even(out);
  }
  add_header(out, is_long ? "/0" : format_in(out->arena, "%s/", member), size);
  text_add_bytes(out, bytes, size);
  add_even(out);
}
