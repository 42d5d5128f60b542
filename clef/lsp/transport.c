/* transport: reading, writing, and where messages begin and end. */
#include "clef/lsp/transport.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

enum {
  LONGEST_HEADER = 8192,
  LARGEST_MESSAGE = 1 << 28, /* bytes */
};

ReadResult inbox_read(Inbox *inbox, int fd) {
  if (inbox->start) {
    memmove(inbox->bytes, inbox->bytes + inbox->start, inbox->size - inbox->start);
    inbox->size -= inbox->start;
    inbox->start = 0;
  }
  if (inbox->capacity - inbox->size < 65536) {
    size_t capacity = inbox->capacity ? 2 * inbox->capacity : 1 << 17;
    char *grown = realloc(inbox->bytes, capacity);
    if (!grown) fatal("out of memory");
    inbox->bytes = grown, inbox->capacity = capacity;
  }
  ssize_t count = read(fd, inbox->bytes + inbox->size, inbox->capacity - inbox->size - 1);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return READ_NOTHING;
  if (count <= 0) return READ_END;
  inbox->size += (size_t)count;
  return READ_SOME;
}

/* The value of Content-Length among the lines of a header, in any case of letters; SIZE_MAX if it has none. */
static size_t content_length(const char *header, size_t size) {
  static const char wanted[] = "content-length:";
  for (size_t at = 0; at < size;) {
    size_t k = 0;
    while (wanted[k] && at + k < size && (header[at + k] | 0x20) == (wanted[k] | 0x20)) k++;
    if (!wanted[k]) {
      size_t length = 0, digits = 0;
      for (at += k; at < size && header[at] == ' '; at++) continue;
      for (; at < size && header[at] >= '0' && header[at] <= '9' && digits < 10; at++, digits++)
        length = 10 * length + (size_t)(header[at] - '0');
      return digits ? length : SIZE_MAX;
    }
    while (at < size && header[at] != '\n') at++;
    at++;
  }
  return SIZE_MAX;
}

const char *inbox_message(Inbox *inbox, size_t *size, bool *is_bad) {
  const char *bytes = inbox->bytes + inbox->start;
  size_t there = inbox->size - inbox->start, end = 0;
  *is_bad = false;
  while (end + 4 <= there && memcmp(bytes + end, "\r\n\r\n", 4)) end++;
  if (end + 4 > there) {
    *is_bad = there > LONGEST_HEADER;
    return NULL;
  }
  size_t length = content_length(bytes, end);
  if (length > LARGEST_MESSAGE) {
    *is_bad = true;
    return NULL;
  }
  if (there < end + 4 + length) return NULL;
  inbox->start += end + 4 + length;
  *size = length;
  return bytes + end + 4;
}

bool inbox_record(Inbox *inbox, Record *record) {
  uint32_t words[4];
  size_t there = inbox->size - inbox->start;
  if (there < sizeof words) return false;
  memcpy(words, inbox->bytes + inbox->start, sizeof words);
  size_t size = sizeof words + words[1] + 1 + words[2] + 1;
  if (there < size) return false;
  const char *uri = inbox->bytes + inbox->start + sizeof words;
  *record = (Record){(RecordKind)words[0], words[3], uri, uri + words[1] + 1, words[2]};
  inbox->start += size;
  return true;
}

bool send_bytes(int fd, const char *bytes, size_t size) {
  while (size) {
    ssize_t count = write(fd, bytes, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes += count;
    size -= (size_t)count;
  }
  return true;
}

bool send_message(int fd, const char *text, size_t size) {
  Arena arena;
  arena_init(&arena, "message");
  const char *header = format_in(&arena, "Content-Length: %zu\r\n\r\n", size);
  bool good = send_bytes(fd, header, strlen(header)) && send_bytes(fd, text, size);
  arena_end(&arena);
  return good;
}

void add_record(Text *out, RecordKind kind, uint32_t count, const char *uri, const char *text,
                size_t size) {
  uint32_t words[4] = {kind, (uint32_t)strlen(uri), (uint32_t)size, count};
  text_add_bytes(out, (const char *)words, sizeof words);
  text_add_bytes(out, uri, words[1] + 1);
  text_add_bytes(out, text, size);
  text_add_char(out, 0);
}

bool send_record(int fd, RecordKind kind, uint32_t count, const char *uri, const char *text,
                 size_t size) {
  Arena arena;
  arena_init(&arena, "message");
  Text out = text_in(&arena);
  add_record(&out, kind, count, uri, text, size);
  bool good = send_bytes(fd, out.data, out.size);
  arena_end(&arena);
  return good;
}

void begin_response(Json *json, const JsonValue *id) {
  json_begin_object(json);
  json_key_string(json, "jsonrpc", "2.0");
  if (id && id->kind == JSON_STRING)
    json_key_string(json, "id", id->string);
  else if (id && id->kind == JSON_NUMBER)
    json_key_number(json, "id", (int64_t)id->number);
  else
    json_key(json, "id"), json_null(json);
}

void begin_diagnostics(Json *json, const char *uri) {
  json_begin_object(json);
  json_key_string(json, "jsonrpc", "2.0");
  json_key_string(json, "method", "textDocument/publishDiagnostics");
  json_key(json, "params");
  json_begin_object(json);
  json_key_string(json, "uri", uri);
  json_key(json, "diagnostics");
  json_begin_array(json);
}

void end_diagnostics(Json *json) {
  json_end_array(json);
  json_end_object(json);
  json_end_object(json);
}
