/* transport: messages between the editor, the server and its workers.
 *
 * A message of the editor is a JSON text behind a header `Content-Length: N` and an empty line (Language Server Protocol 3.17,
 * "Base Protocol"). A record between server and worker is four words, then a URI and a JSON text:
 *
 *     {kind, uri size, text size, count}
 */
#ifndef CLEF_LSP_TRANSPORT_H
#define CLEF_LSP_TRANSPORT_H

#include "clef/base/base.h"
#include "clef/base/json.h"
#include "clef/base/json_read.h"

/* Bytes that were received and not taken yet. The memory is reused: what was taken moves out at the next read. */
typedef struct Inbox {
  char *bytes; /* by malloc: it grows and stays */
  size_t start, size, capacity;
} Inbox;

typedef enum ReadResult { READ_SOME, READ_NOTHING, READ_END } ReadResult;
/* Reads what is there. READ_END: the other side is closed, or failed. */
ReadResult inbox_read(Inbox *inbox, int fd);
/* The next whole message's text, valid until the next read; NULL if there is none yet. *is_bad: no further message can
 * be found. */
const char *inbox_message(Inbox *inbox, size_t *size, bool *is_bad);

typedef enum RecordKind {
  RECORD_REQUEST,     /* server to worker: the editor's request */
  RECORD_RESPONSE,    /* worker to server: the answer to the oldest request */
  RECORD_DIAGNOSTICS, /* worker to server: a notification for the URI, with `count` diagnostics */
} RecordKind;
typedef struct Record {
  RecordKind kind;
  uint32_t count;
  const char *uri, *text; /* valid until the next read; they end with NUL */
  size_t text_size;
} Record;
bool inbox_record(Inbox *inbox, Record *record);

/* All of it; false when the other side is gone. */
bool send_bytes(int fd, const char *bytes, size_t size);
/* A JSON text with its header. */
bool send_message(int fd, const char *text, size_t size);
/* Adds a record to bytes that are sent when the other side can take them. */
void add_record(Text *out, RecordKind kind, uint32_t count, const char *uri, const char *text,
                size_t size);
bool send_record(int fd, RecordKind kind, uint32_t count, const char *uri, const char *text,
                 size_t size);

/* `"jsonrpc": "2.0"` in an object that has begun, and the id of the request. */
void begin_response(Json *json, const JsonValue *id);
/* The notification `textDocument/publishDiagnostics` for the URI, up to and behind its list of diagnostics. */
void begin_diagnostics(Json *json, const char *uri);
void end_diagnostics(Json *json);
/* Errors of JSON-RPC and of the protocol. */
enum {
  PARSE_ERROR = -32700,
  INVALID_REQUEST = -32600,
  METHOD_NOT_FOUND = -32601,
  INVALID_PARAMS = -32602,
  INTERNAL_ERROR = -32603,
  CONTENT_MODIFIED = -32801
};

#endif
