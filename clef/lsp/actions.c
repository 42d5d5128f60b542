/* actions: code actions, the edits that the hints of messages stand for.
 *
 * The editor sends the diagnostics of the place back. The last line of a message is its hint; those of
 * report/unresolved_name.c that name a replacement or a module to open become edits.
 */
#include "clef/lsp/answers.h"

/* The text between the first pair of quotes at or behind `from`; *end is behind it. NULL if there is none. */
static const char *quoted(Arena *arena, const char *from, const char **end) {
  const char *first = strchr(from, '\''), *last = first ? strchr(first + 1, '\'') : NULL;
  if (!last || last == first + 1) return NULL;
  *end = last + 1;
  return format_in(arena, "%.*s", (int)(last - first - 1), first + 1);
}

static void add_edit(Json *json, const char *uri, const char *title, const JsonValue *diagnostic,
                     Position start, Position end, const char *text) {
  json_begin_object(json);
  json_key_string(json, "title", title);
  json_key_string(json, "kind", "quickfix");
  json_key(json, "diagnostics");
  json_begin_array(json);
  json_begin_object(json);
  json_key(json, "range");
  json_begin_object(json);
  json_key(json, "start");
  json_position(json, position_of(json_member(json_member(diagnostic, "range"), "start")));
  json_key(json, "end");
  json_position(json, position_of(json_member(json_member(diagnostic, "range"), "end")));
  json_end_object(json);
  json_key_string(json, "message", json_member_string(diagnostic, "message"));
  json_end_object(json);
  json_end_array(json);
  json_key(json, "edit");
  json_begin_object(json);
  json_key(json, "changes");
  json_begin_object(json);
  json_key(json, uri);
  json_begin_array(json);
  json_begin_object(json);
  json_key(json, "range");
  json_begin_object(json);
  json_key(json, "start");
  json_position(json, start);
  json_key(json, "end");
  json_position(json, end);
  json_end_object(json);
  json_key_string(json, "newText", text);
  json_end_object(json);
  json_end_array(json);
  json_end_object(json);
  json_end_object(json);
  json_end_object(json);
}

/* The line before which an `open` goes: behind the last one at the margin, else behind the heading of the file. */
static uint32_t line_for_open(const char *text) {
  uint32_t line = 0, found = 0;
  for (const char *at = text; at; line++) {
    bool is_heading = !strncmp(at, "module ", 7) || !strncmp(at, "namespace ", 10);
    if (!strncmp(at, "open ", 5) || (is_heading && !found)) found = line + 1;
    at = strchr(at, '\n');
    if (at) at++;
  }
  return found;
}

void answer_actions(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                    Json *json) {
  (void)offset;
  const JsonValue *list = json_member(json_member(params, "context"), "diagnostics");
  const char *uri = json_member_string(json_member(params, "textDocument"), "uri");
  json_begin_array(json);
  for (const JsonValue *d = list ? list->first : NULL; d; d = d->next) {
    const char *hint = strstr(json_member_string(d, "message"), "\nhelp: "), *next;
    const JsonValue *range = json_member(d, "range");
    Position start = position_of(json_member(range, "start")),
             end = position_of(json_member(range, "end"));
    if (!hint) continue;
    hint += strlen("\nhelp: ");
    const char *first = quoted(a->arena, hint, &next);
    if (!first) continue;
    if (!strncmp(hint, "maybe '", 7)) {
      add_edit(json, uri, format_in(a->arena, "Replace by '%s'", first), d, start, end, first);
    } else if (!strncmp(hint, "it is in ", 9) && !strncmp(first, "open ", 5)) {
      Position top = {line_for_open(source_bytes(&a->c->sources, file)), 0};
      add_edit(json, uri, format_in(a->arena, "Add '%s'", first), d, top, top,
               format_in(a->arena, "%s\n", first));
      const char *path = quoted(a->arena, next, &next);
      if (path)
        add_edit(json, uri, format_in(a->arena, "Replace by '%s'", path), d, start, end, path);
    }
  }
  json_end_array(json);
}
