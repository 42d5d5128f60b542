/* toml: see toml.h. A reader of one pass over the text; each function stands at what it reads and leaves behind it. */
#include "clef/driver/toml.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "clef/base/text.h"
#include "clef/base/utf8.h"

enum { DEEPEST_VALUE = 64 };

typedef struct Reader {
  Arena *arena;
  const char *text;
  uint32_t size, at, file;
  Span where;
  const char *why; /* of the first fault */
  TomlValue *root, *table;
} Reader;

static bool fault(Reader *r, uint32_t from, const char *why) {
  uint32_t end = r->at > from ? r->at : from + 1;
  if (!r->why) r->why = why, r->where = (Span){r->file, from, end < r->size ? end : r->size};
  return false;
}

static int here(const Reader *r) { return r->at < r->size ? (unsigned char)r->text[r->at] : 0; }

static void skip_blanks(Reader *r) {
  while (here(r) == ' ' || here(r) == '\t') r->at++;
}

static bool at_line_end(const Reader *r) {
  return r->at >= r->size || here(r) == '\n' || (here(r) == '\r' && r->text[r->at + 1] == '\n');
}

static void skip_comment(Reader *r) {
  if (here(r) == '#')
    while (!at_line_end(r)) r->at++;
}

/* Blanks, comments and ends of lines. */
static void skip_lines(Reader *r) {
  for (;;) {
    skip_blanks(r);
    skip_comment(r);
    if (r->at >= r->size || !at_line_end(r)) return;
    r->at++;
  }
}

static bool expect_line_end(Reader *r) {
  skip_blanks(r);
  skip_comment(r);
  return at_line_end(r) || fault(r, r->at, "the line goes on behind the value");
}

/* ---- values ---- */

static TomlValue *new_value(Reader *r, TomlKind kind, uint32_t from) {
  TomlValue *value = NEW(r->arena, TomlValue);
  value->kind = kind;
  value->span = (Span){r->file, from, r->at};
  return value;
}

static bool read_escape(Reader *r, Text *out) {
  static const char names[] = "btnfre\"\\", bytes[] = "\b\t\n\f\r\x1b\"\\";
  int letter = here(r);
  const char *found = letter ? strchr(names, letter) : NULL;
  uint32_t from = r->at++, digits = letter == 'u' ? 4 : letter == 'U' ? 8 : 0, scalar = 0;
  if (found) {
    text_add_char(out, bytes[found - names]);
    return true;
  }
  for (uint32_t i = 0; i < digits; i++, r->at++) {
    int digit = here(r);
    if (!isxdigit(digit)) return fault(r, from, "an escape of a string lacks digits");
    scalar = scalar << 4 | (uint32_t)(isdigit(digit) ? digit - '0' : (digit | 32) - 'a' + 10);
  }
  if (!digits || !scalar || scalar > 0x10ffff || (scalar >= 0xd800 && scalar < 0xe000))
    return fault(r, from, "a string has an escape that is none");
  char encoded[4];
  text_add_bytes(out, encoded, utf8_encode(scalar, encoded));
  return true;
}

/* "…" with escapes, or '…' without. */
static const char *read_string(Reader *r) {
  uint32_t from = r->at;
  int quote = here(r);
  Text out = text_in(r->arena);
  for (r->at++; here(r) != quote;) {
    if (at_line_end(r)) {
      fault(r, from, "a string is not closed on its line");
      return NULL;
    }
    if (quote == '"' && here(r) == '\\') {
      r->at++;
      if (!read_escape(r, &out)) return NULL;
    } else {
      text_add_char(&out, r->text[r->at++]);
    }
  }
  r->at++;
  return text_string(&out);
}

static bool is_bare(int c) { return isalnum(c) || c == '_' || c == '-'; }

/* A bare word, with dots and signs as numbers have them. */
static const char *read_word(Reader *r, bool is_number) {
  uint32_t from = r->at;
  while (is_bare(here(r)) || (is_number && (here(r) == '+' || here(r) == '.'))) r->at++;
  return format_in(r->arena, "%.*s", (int)(r->at - from), r->text + from);
}

static bool read_number(const char *word, int64_t *number) {
  bool is_negative = *word == '-';
  word += *word == '-' || *word == '+';
  int base = !strncmp(word, "0x", 2)   ? 16
             : !strncmp(word, "0o", 2) ? 8
             : !strncmp(word, "0b", 2) ? 2
                                       : 10;
  if (base != 10) word += 2;
  if (!isxdigit((unsigned char)*word)) return false;
  uint64_t value = 0;
  for (; *word; word++) {
    int digit = isdigit((unsigned char)*word) ? *word - '0' : (*word | 32) - 'a' + 10;
    if (*word == '_') continue;
    if (!isxdigit((unsigned char)*word) || digit >= base || value > (uint64_t)INT64_MAX / 16)
      return false;
    value = value * (uint64_t)base + (uint64_t)digit;
  }
  *number = is_negative ? -(int64_t)value : (int64_t)value;
  return true;
}

static TomlValue *read_value(Reader *r, uint32_t depth);
static bool read_entry(Reader *r, TomlValue *table, uint32_t depth);

static bool read_array(Reader *r, TomlValue *array, uint32_t depth) {
  uint32_t from = r->at++;
  for (;;) {
    skip_lines(r);
    if (here(r) == ']') break;
    TomlValue *item = read_value(r, depth + 1);
    if (!item) return false;
    vec_push(r->arena, &array->items, item);
    skip_lines(r);
    if (here(r) != ',') break;
    r->at++;
  }
  if (here(r) != ']') return fault(r, from, "an array is not closed");
  r->at++;
  return true;
}

static bool read_inline_table(Reader *r, TomlValue *table, uint32_t depth) {
  uint32_t from = r->at++;
  skip_blanks(r);
  while (here(r) != '}') {
    if (!read_entry(r, table, depth + 1)) return false;
    skip_blanks(r);
    if (here(r) != ',') break;
    r->at++;
    skip_blanks(r);
  }
  if (here(r) != '}') return fault(r, from, "a table in braces is not closed");
  r->at++;
  table->is_closed = true;
  return true;
}

/* NULL after a fault. */
static TomlValue *read_value(Reader *r, uint32_t depth) {
  uint32_t from = r->at;
  TomlValue *value = new_value(r, TOML_STRING, from);
  bool good = true;
  if (depth > DEEPEST_VALUE) {
    good = fault(r, from, "values nest too deep");
  } else if (!strncmp(r->text + from, "\"\"\"", 3) || !strncmp(r->text + from, "'''", 3)) {
    good = fault(r, from, "strings of several lines are not read");
  } else if (here(r) == '"' || here(r) == '\'') {
    value->text = read_string(r);
    good = value->text != NULL;
  } else if (here(r) == '[') {
    value->kind = TOML_ARRAY;
    good = read_array(r, value, depth);
  } else if (here(r) == '{') {
    value->kind = TOML_TABLE;
    good = read_inline_table(r, value, depth);
  } else {
    const char *word = read_word(r, true);
    bool is_true = !strcmp(word, "true");
    value->kind = is_true || !strcmp(word, "false") ? TOML_BOOL : TOML_INT;
    value->number = is_true;
    if (value->kind == TOML_INT && !read_number(word, &value->number))
      good = fault(r, from,
                   *word ? "a value is no string, number, true, false, array or table"
                         : "a value is missing");
  }
  value->span.end = r->at;
  return good ? value : NULL;
}

/* ---- keys and tables ---- */

TomlValue *toml_find(const TomlValue *table, const char *key) {
  for (uint32_t i = 0; table && i < table->items.count; i++)
    if (!strcmp(table->items.items[i]->key, key)) return table->items.items[i];
  return NULL;
}

static const char *read_key(Reader *r, Span *span) {
  skip_blanks(r);
  uint32_t from = r->at;
  const char *key = here(r) == '"' || here(r) == '\'' ? read_string(r) : read_word(r, false);
  *span = (Span){r->file, from, r->at};
  if (!key) return NULL;
  if (r->at == from) {
    fault(r, from, "a key is missing");
    return NULL;
  }
  skip_blanks(r);
  return key;
}

static void add_entry(Reader *r, TomlValue *table, TomlValue *value, const char *key, Span span) {
  value->key = key;
  value->key_span = span;
  vec_push(r->arena, &table->items, value);
}

/* The table of that key inside of a table, made when it is new; the last of an array of tables. NULL after a fault. */
static TomlValue *inner_table(Reader *r, TomlValue *table, const char *key, Span span) {
  TomlValue *found = toml_find(table, key);
  if (!found) {
    found = new_value(r, TOML_TABLE, span.start);
    add_entry(r, table, found, key, span);
  }
  if (found->kind == TOML_ARRAY && found->items.count) found = vec_last(&found->items);
  if (found->kind == TOML_TABLE) return found;
  fault(r, span.start, "a key stands for a value and for a table");
  return NULL;
}

/* a.b = value */
static bool read_entry(Reader *r, TomlValue *table, uint32_t depth) {
  for (;;) {
    Span span;
    const char *key = read_key(r, &span);
    if (!key) return false;
    if (here(r) == '.') {
      r->at++;
      table = inner_table(r, table, key, span);
      if (!table) return false;
      continue;
    }
    if (here(r) != '=') return fault(r, span.start, "a key has no '=' behind it");
    r->at++;
    skip_blanks(r);
    if (toml_find(table, key)) return fault(r, span.start, "a key stands twice in its table");
    TomlValue *value = read_value(r, depth);
    if (value) add_entry(r, table, value, key, span);
    return value != NULL;
  }
}

/* [a.b] or [[a.b]] */
static bool read_header(Reader *r) {
  uint32_t from = r->at++;
  bool is_array = here(r) == '[';
  r->at += is_array;
  TomlValue *table = r->root;
  for (;;) {
    Span span;
    const char *key = read_key(r, &span);
    if (!key) return false;
    bool is_last = here(r) != '.';
    if (!is_last) {
      r->at++;
    } else if (is_array) {
      TomlValue *array = toml_find(table, key), *row = new_value(r, TOML_TABLE, from);
      if (!array) add_entry(r, table, array = new_value(r, TOML_ARRAY, from), key, span);
      if (array->kind != TOML_ARRAY)
        return fault(r, from, "a key stands for a value and for a table");
      vec_push(r->arena, &array->items, row);
      table = row;
      break;
    }
    table = inner_table(r, table, key, span);
    if (!table) return false;
    if (is_last) break;
  }
  if (!is_array && table->is_closed) return fault(r, from, "a table stands twice");
  table->is_closed = true;
  r->table = table;
  for (int i = 0; i < 1 + is_array; i++) {
    if (here(r) != ']') return fault(r, from, "the head of a table is not closed");
    r->at++;
  }
  return true;
}

TomlValue *toml_read(Arena *arena, uint32_t file, const char *text, size_t size, Span *at,
                     const char **why) {
  Reader reader = {.arena = arena, .text = text, .size = (uint32_t)size, .file = file},
         *r = &reader;
  r->root = r->table = new_value(r, TOML_TABLE, 0);
  if (size >= 3 && !memcmp(text, "\xef\xbb\xbf", 3)) r->at = 3;
  for (;;) {
    skip_lines(r);
    if (r->at >= r->size) return r->root;
    bool good = here(r) == '[' ? read_header(r) : read_entry(r, r->table, 0);
    if (good && expect_line_end(r)) continue;
    *at = r->where, *why = r->why;
    return NULL;
  }
}

const char *toml_kind_text(TomlKind kind) {
  static const char *const texts[] = {"a string", "a number", "true or false", "an array",
                                      "a table"};
  return texts[kind];
}
