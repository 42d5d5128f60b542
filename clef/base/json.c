/* json: RFC 8259. Bytes that are not UTF-8 become U+FFFD. */
#include "clef/base/json.h"
#include "clef/base/utf8.h"

static void new_line(Json *json) {
  if (!json->indent) return;
  text_add_char(json->out, '\n');
  for (int i = 0; i < json->depth * json->indent; i++) text_add_char(json->out, ' ');
}

static void begin_item(Json *json) {
  if (json->after_key) {
    json->after_key = false;
    return;
  }
  if (json->has_item) text_add(json->out, json->indent ? "," : ", ");
  if (json->depth) new_line(json);
  json->has_item = true;
}

static void begin(Json *json, char open) {
  begin_item(json);
  text_add_char(json->out, open);
  json->depth++;
  json->has_item = false;
}

static void end(Json *json, char close) {
  json->depth--;
  if (json->has_item) new_line(json);
  text_add_char(json->out, close);
  json->has_item = true;
}

void json_begin_object(Json *json) { begin(json, '{'); }
void json_end_object(Json *json) { end(json, '}'); }
void json_begin_array(Json *json) { begin(json, '['); }
void json_end_array(Json *json) { end(json, ']'); }

static void add_string(Text *out, const char *bytes, size_t size) {
  text_add_char(out, '"');
  for (size_t i = 0; i < size;) {
    unsigned char c = (unsigned char)bytes[i];
    if (c == '"' || c == '\\')
      text_add_char(out, '\\'), text_add_char(out, (char)c), i++;
    else if (c == '\n')
      text_add(out, "\\n"), i++;
    else if (c == '\t')
      text_add(out, "\\t"), i++;
    else if (c == '\r')
      text_add(out, "\\r"), i++;
    else if (c < 32)
      text_format(out, "\\u%04x", c), i++;
    else {
      uint32_t step = utf8_valid_size(bytes + i, size - i);
      if (step)
        text_add_bytes(out, bytes + i, step), i += step;
      else
        text_add(out, "\\ufffd"), i++;
    }
  }
  text_add_char(out, '"');
}

void json_key(Json *json, const char *key) {
  begin_item(json);
  add_string(json->out, key, strlen(key));
  text_add(json->out, ": ");
  json->after_key = true;
}

void json_bytes(Json *json, const char *bytes, size_t size) {
  begin_item(json);
  add_string(json->out, bytes, size);
}
void json_string(Json *json, const char *value) { json_bytes(json, value, strlen(value)); }
void json_number(Json *json, int64_t value) {
  begin_item(json);
  text_add_i64(json->out, value);
}
void json_bool(Json *json, bool value) {
  begin_item(json);
  text_add(json->out, value ? "true" : "false");
}
void json_null(Json *json) {
  begin_item(json);
  text_add(json->out, "null");
}
void json_key_string(Json *json, const char *key, const char *value) {
  json_key(json, key);
  json_string(json, value);
}
void json_key_number(Json *json, const char *key, int64_t value) {
  json_key(json, key);
  json_number(json, value);
}
void json_key_bool(Json *json, const char *key, bool value) {
  json_key(json, key);
  json_bool(json, value);
}
