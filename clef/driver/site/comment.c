/* comment: the text of a comment as HTML. A comment that begins with a tag is .NET's XML; it becomes plain text first. */
#include "clef/driver/site/site.h"

#include <string.h>

/* What a tag of XML stands for in plain text. A name in the attribute goes in place of `%s`. */
typedef struct Tag {
  const char *name, *attribute, *open, *close;
} Tag;
static const Tag tags[] = {
    {"c", NULL, "`", "`"},
    {"code", NULL, "\n\n    ", "\n\n"},
    {"example", NULL, "\n\n", "\n\n"},
    {"exception", "cref", "\n\nRaises `%s`: ", "\n\n"},
    {"item", NULL, "\n\n- ", ""},
    {"para", NULL, "\n\n", "\n\n"},
    {"param", "name", "\n\n`%s`: ", "\n\n"},
    {"paramref", "name", "`%s`", ""},
    {"remarks", NULL, "\n\n", "\n\n"},
    {"returns", NULL, "\n\nReturns: ", "\n\n"},
    {"see", "cref", "`%s`", ""},
    {"seealso", "cref", "\n\nSee also `%s`.", ""},
    {"summary", NULL, "\n\n", "\n\n"},
    {"typeparam", "name", "\n\n`'%s`: ", "\n\n"},
    {"typeparamref", "name", "`'%s`", ""},
    {"value", NULL, "\n\n", "\n\n"},
};

static const Tag *find_tag(const char *name, size_t size) {
  for (size_t i = 0; i < COUNT_OF(tags); i++)
    if (strlen(tags[i].name) == size && !memcmp(tags[i].name, name, size)) return &tags[i];
  return NULL;
}

/* The value of `name="…"` between `at` and `end`; without the letter and colon of a cref (T:System.Exception). */
static const char *attribute(Arena *arena, const char *at, const char *end, const char *name) {
  const char *found = strstr(at, name);
  if (!found || found >= end) return "";
  const char *first = strpbrk(found, "\"'");
  if (!first || first >= end) return "";
  const char *last = strchr(first + 1, *first);
  if (!last || last > end) return "";
  first++;
  if (last - first > 2 && first[1] == ':') first += 2;
  return format_in(arena, "%.*s", (int)(last - first), first);
}

static void add_tag(Arena *arena, Text *out, const char *at, const char *end) {
  bool is_close = at[1] == '/';
  const char *name = at + 1 + is_close;
  const Tag *tag = find_tag(name, strcspn(name, " />\n"));
  if (!tag) return;
  if (is_close)
    text_add(out, tag->close);
  else if (tag->attribute) {
    const char *value = attribute(arena, at, end, tag->attribute), *mark = strchr(tag->open, '%');
    text_format(out, "%.*s%s%s", (int)(mark - tag->open), tag->open, value, mark + 2);
  } else
    text_add(out, tag->open);
}

/* The text without tags and entities. Lines of `code` begin with four spaces, all others with none. */
static const char *without_xml(Arena *arena, const char *at) {
  static const char *const entities[][2] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}, {"&quot;", "\""}, {"&apos;", "'"}};
  Text out = text_in(arena);
  bool is_code = false;
  while (*at) {
    const char *end = *at == '<' ? strchr(at, '>') : NULL;
    if (end) {
      if (!strncmp(at, "<code", 5) && strchr(">\n ", at[5])) is_code = true;
      if (!strncmp(at, "</code", 6)) is_code = false;
      add_tag(arena, &out, at, end);
      at = end + 1;
      if (is_code && *at == '\n') at++;
      continue;
    }
    size_t i = 0;
    while (i < COUNT_OF(entities) && strncmp(at, entities[i][0], strlen(entities[i][0])) != 0) i++;
    if (i < COUNT_OF(entities)) {
      text_add(&out, entities[i][1]);
      at += strlen(entities[i][0]);
      continue;
    }
    text_add_char(&out, *at);
    if (*at++ != '\n') continue;
    if (is_code)
      text_add(&out, "    ");
    else
      at += strspn(at, " ");
  }
  return text_string(&out);
}

void site_add_escaped(Text *out, const char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++) switch (bytes[i]) {
    case '<': text_add(out, "&lt;"); break;
    case '>': text_add(out, "&gt;"); break;
    case '&': text_add(out, "&amp;"); break;
    case '"': text_add(out, "&quot;"); break;
    default: text_add_char(out, bytes[i]);
    }
}

/* A line of prose; what stands between backticks is code. */
static void add_prose(Text *out, const char *line, size_t size) {
  const char *end = line + size;
  while (line < end) {
    const char *tick = memchr(line, '`', (size_t)(end - line)),
               *close = tick ? memchr(tick + 1, '`', (size_t)(end - tick - 1)) : NULL;
    site_add_escaped(out, line, (size_t)((close ? tick : end) - line));
    if (!close) return;
    text_add(out, "<code>");
    site_add_escaped(out, tick + 1, (size_t)(close - tick - 1));
    text_add(out, "</code>");
    line = close + 1;
  }
}

void site_add_comment(Arena *arena, Text *out, const char *comment) {
  if (comment[strspn(comment, " \n")] == '<') comment = without_xml(arena, comment);
  enum { NOTHING, PROSE, CODE } open = NOTHING;
  static const char *const ends[] = {"", "</p>\n", "</pre>\n"};
  uint32_t blank = 0; /* lines of an example that may go on behind them */
  for (const char *line = comment; *line;) {
    const char *end = line + strcspn(line, "\n");
    bool is_blank = line + strspn(line, " ") >= end, is_code = !strncmp(line, "    ", 4);
    if (is_blank) {
      if (open == PROSE) text_add(out, ends[open]), open = NOTHING;
      blank++;
    } else if (is_code) {
      if (open != CODE) text_format(out, "%s<pre class=\"example\">", ends[open]), blank = 0;
      open = CODE;
      for (; blank; blank--) text_add_char(out, '\n');
      site_add_escaped(out, line + 4, (size_t)(end - line - 4));
      text_add_char(out, '\n');
    } else {
      if (open != PROSE) text_format(out, "%s<p>", ends[open]);
      if (open == PROSE) text_add_char(out, '\n');
      open = PROSE, blank = 0;
      add_prose(out, line, (size_t)(end - line));
    }
    line = *end ? end + 1 : end;
  }
  text_add(out, ends[open]);
}
