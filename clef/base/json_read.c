/* json_read: recursive descent, one function a form. */
#include <stdlib.h>

#include "clef/base/base.h"
#include "clef/base/json_read.h"
#include "clef/base/utf8.h"

enum { DEEPEST_JSON = 256 };

typedef struct Reader {
  Arena *arena;
  const char *at, *end;
  int depth;
} Reader;

static void skip_space(Reader *r) {
  while (r->at < r->end && strchr(" \t\r\n", *r->at) && *r->at) r->at++;
}

static bool take(Reader *r, const char *text) {
  size_t size = strlen(text);
  if ((size_t)(r->end - r->at) < size || memcmp(r->at, text, size) != 0) return false;
  r->at += size;
  return true;
}

/* The four digits of `\u`; -1 when they are none. */
static long hex4(Reader *r) {
  char digits[5] = {0}, *end;
  if (r->end - r->at < 4) return -1;
  memcpy(digits, r->at, 4);
  long unit = strtol(digits, &end, 16);
  if (*end || *digits == '-' || *digits == '+' || *digits == ' ') return -1;
  r->at += 4;
  return unit;
}

static bool escape(Reader *r, Text *text) {
  static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
  if (r->at >= r->end) return false;
  char c = *r->at++;
  const char *name = c ? strchr(names, c) : NULL;
  if (name) return text_add_char(text, values[name - names]), true;
  if (c != 'u') return false;
  long unit = hex4(r);
  if (unit >= 0xd800 && unit < 0xdc00 && take(r, "\\u")) {
    long low = hex4(r);
    if (low < 0xdc00 || low > 0xdfff) return false;
    unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
  }
  if (unit < 0) return false;
  char bytes[4];
  bool alone = unit >= 0xd800 && unit < 0xe000; /* half a pair means nothing */
  text_add_bytes(text, bytes, utf8_encode(alone ? 0xfffd : (uint32_t)unit, bytes));
  return true;
}

static const char *read_string(Reader *r) {
  Text text = text_in(r->arena);
  r->at++;
  while (r->at < r->end && *r->at != '"') {
    if ((unsigned char)*r->at < ' ') return NULL;
    if (*r->at == '\\') {
      r->at++;
      if (!escape(r, &text)) return NULL;
    } else {
      text_add_char(&text, *r->at++);
    }
  }
  return take(r, "\"") ? text_string(&text) : NULL;
}

static JsonValue *read_value(Reader *r);

static bool read_members(Reader *r, JsonValue *value, const char *close) {
  JsonValue **last = &value->first;
  bool is_object = value->kind == JSON_OBJECT;
  skip_space(r);
  if (take(r, close)) return true;
  do {
    skip_space(r);
    const char *key = NULL;
    if (is_object) {
      if (r->at >= r->end || *r->at != '"' || !(key = read_string(r))) return false;
      skip_space(r);
      if (!take(r, ":")) return false;
    }
    JsonValue *member = read_value(r);
    if (!member) return false;
    member->key = key;
    *last = member;
    last = &member->next;
    skip_space(r);
  } while (take(r, ","));
  return take(r, close);
}

static bool read_number(Reader *r, JsonValue *value) {
  size_t size = 0;
  while (r->at + size < r->end && strchr("+-.eE0123456789", r->at[size]) && r->at[size]) size++;
  char *digits = NEW_ARRAY(r->arena, char, size + 1);
  memcpy(digits, r->at, size);
  char *end;
  value->number = strtod(digits, &end);
  r->at += end - digits;
  return end != digits;
}

static JsonValue *read_value(Reader *r) {
  JsonValue *value = NEW(r->arena, JsonValue);
  skip_space(r);
  if (r->at >= r->end || ++r->depth > DEEPEST_JSON) return NULL;
  bool good = true;
  if (take(r, "null")) {
    value->kind = JSON_NULL;
  } else if (take(r, "true") || take(r, "false")) {
    value->kind = JSON_BOOL;
    value->truth = r->at[-2] == 'u';
  } else if (*r->at == '"') {
    value->kind = JSON_STRING;
    value->string = read_string(r);
    good = value->string != NULL;
  } else if (take(r, "[")) {
    value->kind = JSON_ARRAY;
    good = read_members(r, value, "]");
  } else if (take(r, "{")) {
    value->kind = JSON_OBJECT;
    good = read_members(r, value, "}");
  } else {
    value->kind = JSON_NUMBER;
    good = read_number(r, value);
  }
  r->depth--;
  return good ? value : NULL;
}

JsonValue *json_read(Arena *arena, const char *text, size_t size) {
  Reader reader = {arena, text, text + size, 0};
  if (size >= 3 && !memcmp(text, "\357\273\277", 3)) reader.at += 3;
  JsonValue *value = read_value(&reader);
  skip_space(&reader);
  return reader.at == reader.end ? value : NULL;
}

const JsonValue *json_member(const JsonValue *value, const char *key) {
  const JsonValue *found = NULL;
  for (const JsonValue *it = value && value->kind == JSON_OBJECT ? value->first : NULL; it;
       it = it->next)
    if (!strcmp(it->key, key)) found = it;
  return found;
}

const char *json_member_string(const JsonValue *value, const char *key) {
  const JsonValue *member = json_member(value, key);
  return member && member->kind == JSON_STRING ? member->string : "";
}
