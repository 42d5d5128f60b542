/* comments: see comments.h. */
#include "clef/driver/comments.h"

#include <string.h>

typedef enum Line { LINE_COMMENT, LINE_ATTRIBUTE, LINE_OTHER } Line;

static Line line_kind(const char *bytes, uint32_t at) {
  while (bytes[at] == ' ') at++;
  return !strncmp(bytes + at, "///", 3)  ? LINE_COMMENT
         : !strncmp(bytes + at, "[<", 2) ? LINE_ATTRIBUTE
                                         : LINE_OTHER;
}

static uint32_t line_end(const char *bytes, uint32_t at) {
  while (bytes[at] && bytes[at] != '\n') at++;
  return at;
}

/* Adds the comment lines from `first` up to `end`, both beginnings of lines. */
static void add_lines(Text *out, const char *bytes, uint32_t first, uint32_t end) {
  while (first < end) {
    uint32_t next = line_end(bytes, first);
    if (line_kind(bytes, first) == LINE_COMMENT) {
      while (bytes[first] == ' ') first++;
      first += 3;
      if (first < next && bytes[first] == ' ') first++;
      text_add_bytes(out, bytes + first, next - first);
      text_add_char(out, '\n');
    }
    first = next + 1;
  }
}

const char *comment_above(Arena *arena, const char *bytes, uint32_t start) {
  uint32_t line = start;
  while (line && bytes[line - 1] != '\n') line--;
  uint32_t first = line;
  while (first) {
    uint32_t above = first - 1;
    while (above && bytes[above - 1] != '\n') above--;
    if (line_kind(bytes, above) == LINE_OTHER) break;
    first = above;
  }
  Text lines = text_in(arena);
  add_lines(&lines, bytes, first, line);
  return text_string(&lines);
}

static void collect(const char *bytes, uint32_t file, Text *rows, Text *texts) {
  for (uint32_t at = 0; bytes[at];) {
    uint32_t first = at, attributes = 0;
    for (; bytes[at] && line_kind(bytes, at) != LINE_OTHER; at = line_end(bytes, at) + 1) {
      if (line_kind(bytes, at) == LINE_COMMENT)
        attributes = 0;
      else if (!attributes)
        attributes = at;
      if (!bytes[line_end(bytes, at)]) return;
    }
    uint32_t end = line_end(bytes, at), text = (uint32_t)texts->size;
    add_lines(texts, bytes, first, at);
    if (texts->size != text) {
      LibraryComment row = {file, attributes ? attributes : at, end, text};
      text_add_bytes(rows, (const char *)&row, sizeof row);
      text_add_char(texts, 0);
    }
    if (!bytes[end]) return;
    at = end + 1;
  }
}

void comments_collect(const Sources *sources, Text *rows, Text *texts) {
  for (uint32_t file = 1; file < sources->files.count; file = table_next(&sources->files, file)) {
    const char *bytes = source_bytes(sources, file);
    if (bytes) collect(bytes, file, rows, texts);
  }
}

const char *comment_of_library(const LibraryComments *comments, Span definition) {
  const LibraryComment *rows = comments->rows;
  uint32_t low = 0,
           high = comments->count; /* the last row that begins at the definition or before */
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    const LibraryComment *row = &rows[middle];
    bool is_before =
        row->file != definition.file ? row->file < definition.file : row->first <= definition.start;
    if (is_before)
      low = middle + 1;
    else
      high = middle;
  }
  if (!low) return "";
  const LibraryComment *row = &rows[low - 1];
  return row->file == definition.file && definition.start < row->end ? comments->texts + row->text
                                                                     : "";
}
