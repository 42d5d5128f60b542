/* formatting: the layout of a document, or of the lines of a range, as edits (clef/fmt). */
#include "clef/fmt/fmt.h"
#include "clef/lsp/answers.h"

typedef struct Line {
  const char *text;
  uint32_t start, size; /* with its newline */
} Line;
typedef struct Lines {
  Line *items;
  uint32_t count, capacity;
} Lines; /* a vector */

static Lines split_lines(Arena *arena, const char *text, size_t size) {
  Lines lines = {0};
  for (size_t at = 0; at < size;) {
    const char *end = memchr(text + at, '\n', size - at);
    size_t next = end ? (size_t)(end - text) + 1 : size;
    vec_push(arena, &lines, ((Line){text + at, (uint32_t)at, (uint32_t)(next - at)}));
    at = next;
  }
  return lines;
}
static bool same_line(const Line *a, const Line *b) {
  return a->size == b->size && !memcmp(a->text, b->text, a->size);
}
static bool is_blank(const Line *line) {
  for (uint32_t i = 0; i < line->size; i++)
    if ((unsigned char)line->text[i] > ' ') return false;
  return true;
}

/* The lines that differ: [first, last) of the old text, [new_first, new_last) of the new one. With `passes_blank` blank lines
 * outside the change may differ. */
typedef struct Change {
  uint32_t first, last, new_first, new_last;
} Change;

static Change find_change(const Lines *old, const Lines *new, bool passes_blank) {
  Change c = {0, old->count, 0, new->count};
  while (c.first < c.last && c.new_first < c.new_last) {
    if (same_line(&old->items[c.first], &new->items[c.new_first]))
      c.first++, c.new_first++;
    else if (passes_blank && is_blank(&new->items[c.new_first]))
      c.new_first++;
    else if (passes_blank && is_blank(&old->items[c.first]))
      c.first++;
    else
      break;
  }
  while (c.first < c.last && c.new_first < c.new_last) {
    if (same_line(&old->items[c.last - 1], &new->items[c.new_last - 1]))
      c.last--, c.new_last--;
    else if (passes_blank && is_blank(&new->items[c.new_last - 1]))
      c.new_last--;
    else if (passes_blank && is_blank(&old->items[c.last - 1]))
      c.last--;
    else
      break;
  }
  /* blank lines beside the change belong to it */
  while (passes_blank && c.new_first && is_blank(&new->items[c.new_first - 1]) &&
         !(c.first && is_blank(&old->items[c.first - 1])))
    c.new_first--;
  while (passes_blank && c.new_last < new->count &&is_blank(&new->items[c.new_last]) &&
         !(c.last < old->count && is_blank(&old->items[c.last])))
    c.new_last++;
  return c;
}

static void add_edit(Analysis *a, uint32_t file, const Lines *old, const Lines *new, Change c,
                     Json *json) {
  uint32_t size = source_file(&a->c->sources, file)->size;
  uint32_t start = c.first < old->count ? old->items[c.first].start : size;
  uint32_t end = c.last < old->count ? old->items[c.last].start : size;
  Text text = text_in(a->arena);
  for (uint32_t i = c.new_first; i < c.new_last; i++)
    text_add_bytes(&text, new->items[i].text, new->items[i].size);
  if (start == end && !text.size) return;
  json_begin_object(json);
  json_key(json, "range");
  json_range(json, &a->c->sources, (Span){file, start, end});
  json_key_string(json, "newText", text_string(&text));
  json_end_object(json);
}

static void add_edits(Analysis *a, uint32_t file, const FormatRange *range, Json *json) {
  const char *bytes = source_bytes(&a->c->sources, file);
  uint32_t size = source_file(&a->c->sources, file)->size;
  SyntaxOptions options = compile_syntax_options(a->c, file);
  const char *path = source_absolute_path(a->arena, &a->c->sources, file);
  Formatted result;
  format_source(a->arena, path, bytes, size, &options, range, &result);
  if (result.outcome == FORMAT_BROKEN || result.outcome == FORMAT_REFUSED) {
    json_null(json);
    return;
  }
  json_begin_array(json);
  if (result.outcome == FORMAT_CHANGED) {
    Lines old = split_lines(a->arena, bytes, size);
    Lines new = split_lines(a->arena, result.text.data, result.text.size);
    add_edit(a, file, &old, &new, find_change(&old, &new, range != NULL), json);
  }
  json_end_array(json);
}

void answer_formatting(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                       Json *json) {
  (void)params, (void)offset;
  add_edits(a, file, NULL, json);
}

void answer_range_formatting(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                             Json *json) {
  (void)offset;
  const char *bytes = source_bytes(&a->c->sources, file);
  uint32_t size = source_file(&a->c->sources, file)->size;
  const JsonValue *range = json_member(params, "range");
  FormatRange of = {(uint32_t)position_offset(bytes, size, position_of(json_member(range, "start"))),
                    (uint32_t)position_offset(bytes, size, position_of(json_member(range, "end")))};
  add_edits(a, file, &of, json);
}
