/* paket: three formats of lines.
 *
 *     paket.references      NAME [options], `group NAME` before those of another group, `File: NAME` of another source
 *     paket.lock            `GROUP NAME`, a heading such as `NUGET`, then `    NAME (VERSION)`, deeper lines are dependencies
 *     paket.dependencies    `group NAME`, `nuget NAME [constraint] [options]`
 *
 * Names ignore ASCII case.
 */
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

#include "clef/driver/nuget/paket.h"

/* One line of a file, without the blanks at its ends and comments. */
typedef struct Lines {
  Arena *arena;
  const char *start, *at;
  const char *text; /* of the line */
  uint32_t indent;  /* columns before it */
  uint32_t offset;  /* of the line in the file */
} Lines;

static bool next_line(Lines *l) {
  while (*l->at) {
    const char *line = l->at;
    size_t size = strcspn(line, "\r\n"), indent = 0;
    l->at += size + strspn(line + size, "\r\n");
    if (!strncmp(line, "\xef\xbb\xbf", 3)) line += 3, size -= 3;
    while (indent < size && (line[indent] == ' ' || line[indent] == '\t')) indent++;
    l->text = text_trim(l->arena, format_in(l->arena, "%.*s", (int)size, line));
    l->indent = (uint32_t)indent;
    l->offset = (uint32_t)(line + indent - l->start);
    if (*l->text && *l->text != '#' && strncmp(l->text, "//", 2) != 0) return true;
  }
  return false;
}

/* The word at `*at`; "" at the end. */
static const char *next_word(Arena *arena, const char **at) {
  *at += strspn(*at, " \t");
  size_t size = strcspn(*at, " \t");
  const char *word = format_in(arena, "%.*s", (int)size, *at);
  *at += size;
  return word;
}

/* ---- constraints ---- */

/* 1.2 to 2.0, 1.2.3 to 1.3: the version with its last part but one raised. */
static const char *raised(Arena *arena, const char *version) {
  unsigned parts[4] = {0}, count = 0;
  for (const char *at = version; count < 4 && *at >= '0' && *at <= '9';) {
    char *end;
    parts[count++] = (unsigned)strtoul(at, &end, 10);
    at = *end == '.' ? end + 1 : end;
  }
  Text out = text_in(arena);
  unsigned last = count > 2 ? count - 2 : 0;
  for (unsigned i = 0; i <= last; i++)
    text_format(&out, "%s%u", i ? "." : "", parts[i] + (i == last));
  return text_string(&out);
}

static bool is_version(const char *word) { return *word >= '0' && *word <= '9'; }

const char *paket_range(Arena *arena, const char *constraint) {
  const char *low = NULL, *high = NULL, *at = constraint;
  bool has_low = true, has_high = false;
  for (const char *word; *(word = next_word(arena, &at));) {
    const char *operator= word + strspn(word, "!@"), *version = operator+ strspn(operator, "<>=~");
    size_t length = (size_t)(version - operator);
    if (!*version) version = next_word(arena, &at);
    if (!is_version(version)) continue; /* an option */
    if (!strncmp(operator, "~>", 2))
      low = version, high = raised(arena, version), has_high = false;
    else if (!length || *operator== '=')
      low = high = version, has_high = true;
    else if (*operator== '>')
      low = version, has_low = length > 1;
    else if (*operator== '<')
      high = version, has_high = length > 1;
  }
  if (!low && !high) return "*";
  return format_in(arena, "%c%s,%s%c", low && has_low ? '[' : '(', low ? low : "", high ? high : "",
                   high && has_high ? ']' : ')');
}

/* ---- files ---- */

static char *read_above(Evaluation *e, const char *name) {
  size_t size;
  const char *path = file_above(e->arena, e->directory, name);
  return path ? read_file(e->arena, path, &size) : NULL;
}

/* The version that the lock file has chosen; NULL: none. */
static const char *locked_version(Evaluation *e, const char *lock, const char *group,
                                  const char *name) {
  Lines l = {.arena = e->arena, .start = lock, .at = lock};
  bool is_group = !strcasecmp(group, "Main"), is_nuget = false;
  while (lock && next_line(&l)) {
    const char *at = l.text, *word = next_word(e->arena, &at);
    if (!l.indent && !strcmp(word, "GROUP")) {
      is_group = !strcasecmp(next_word(e->arena, &at), group), is_nuget = false;
    } else if (!l.indent) {
      is_nuget = !strcmp(word, "NUGET");
    } else if (is_group && is_nuget && l.indent == 4 && !strcasecmp(word, name)) {
      at += strspn(at, " (");
      return format_in(e->arena, "[%.*s]", (int)strcspn(at, ")"), at);
    }
  }
  return NULL;
}

static const char *asked_range(Evaluation *e, const char *dependencies, const char *group,
                               const char *name) {
  Lines l = {.arena = e->arena, .start = dependencies, .at = dependencies};
  bool is_group = !strcasecmp(group, "Main");
  while (dependencies && next_line(&l)) {
    const char *at = l.text, *word = next_word(e->arena, &at);
    if (!strcasecmp(word, "group"))
      is_group = !strcasecmp(next_word(e->arena, &at), group);
    else if (is_group && !strcasecmp(word, "nuget") && !strcasecmp(next_word(e->arena, &at), name))
      return paket_range(e->arena, at);
  }
  return "*";
}

/* `paket.references`, or the project's name in front of it. */
static const char *references_path(Evaluation *e) {
  const char *slash = strrchr(e->path, '/'), *base = slash ? slash + 1 : e->path,
             *dot = strrchr(base, '.');
  const char *names[] = {
      format_in(e->arena, "%s.paket.references", base),
      format_in(e->arena, "%.*s.paket.references", (int)(dot ? dot - base : 0), base),
      "paket.references"};
  for (size_t i = 0; i < COUNT_OF(names); i++) {
    const char *path = evaluation_path(e, names[i]);
    if (access(path, R_OK) == 0) return path;
  }
  return NULL;
}

void paket_add_references(Evaluation *e) {
  const char *path = references_path(e), *group = "Main";
  size_t size;
  char *text = path ? read_file(e->arena, path, &size) : NULL;
  if (!text) return;
  uint32_t file = source_add(e->sources, path, SOURCE_FSHARP, text, (uint32_t)size);
  const char *lock = read_above(e, "paket.lock"),
             *dependencies = read_above(e, "paket.dependencies");
  Lines l = {.arena = e->arena, .start = text, .at = text};
  while (next_line(&l)) {
    const char *at = l.text, *name = next_word(e->arena, &at);
    Span span = {file, l.offset, l.offset + (uint32_t)strlen(name)};
    if (!strcasecmp(name, "group")) {
      group = next_word(e->arena, &at);
    } else if (!strncasecmp(name, "File:", 5)) {
      const char *what = text_trim(e->arena, l.text + 5);
      diag(e->diags, span, D_PROJECT_REFUSED,
           format_in(e->arena, "the file of another source '%s'", what));
    } else {
      const char *version = locked_version(e, lock, group, name);
      Item item = {.type = "PackageReference", .include = name, .span = span};
      Property row = {"Version", version ? version : asked_range(e, dependencies, group, name)};
      vec_push(e->arena, &item.metadata, row);
      vec_push(e->arena, &e->items, item);
    }
  }
}
