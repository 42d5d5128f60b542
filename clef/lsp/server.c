/* server: the main loop. It polls the editor and the workers, and passes on what they send. */
#include "clef/lsp/server.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/lsp/document.h"
#include "clef/lsp/places.h"
#include "clef/lsp/transport.h"
#include "clef/lsp/worker.h"

/* The id of a request that a worker has not answered yet. */
typedef struct Waiting {
  JsonKind kind;
  const char *string;
  double number;
} Waiting;

typedef struct Worker {
  Arena arena;
  const char *program;
  pid_t pid;
  int in, out; /* to it, from it; -1: it ended */
  Inbox inbox;
  VEC(Waiting) waiting; /* in order of the requests */
  uint32_t answered;
} Worker;

/* A URI with diagnostics that the editor shows, and their program. */
typedef struct Shown {
  const char *uri, *program;
  uint32_t count;
} Shown;

typedef struct Server {
  const Options *options;
  Arena arena, scratch; /* of the server; of one message */
  Documents documents;
  VEC(Worker *) workers;
  VEC(Shown) shown;
  Inbox inbox;
  bool is_initialized, is_shut_down, is_done;
  int status;
} Server;

static void send_text(Server *s, Text *text) {
  if (!send_message(1, text_string(text), text->size)) s->is_done = true;
}

static JsonValue id_of(const Waiting *waiting) {
  return (JsonValue){.kind = waiting->kind, .string = waiting->string, .number = waiting->number};
}

static void send_error(Server *s, const JsonValue *id, int code, const char *message) {
  Text text = text_in(&s->scratch);
  Json json = json_in(&text, 0);
  begin_response(&json, id);
  json_key(&json, "error");
  json_begin_object(&json);
  json_key_number(&json, "code", code);
  json_key_string(&json, "message", message);
  json_end_object(&json);
  json_end_object(&json);
  send_text(s, &text);
}

static void send_null(Server *s, const JsonValue *id) {
  Text text = text_in(&s->scratch);
  Json json = json_in(&text, 0);
  begin_response(&json, id);
  json_key(&json, "result"), json_null(&json);
  json_end_object(&json);
  send_text(s, &text);
}

/* ---- workers ---- */

static Worker *find_worker(const Server *s, const char *program) {
  for (uint32_t i = 0; i < s->workers.count; i++)
    if (!strcmp(s->workers.items[i]->program, program)) return s->workers.items[i];
  return NULL;
}

/* Ends the worker. Its requests get the error `code`. */
static void end_worker(Server *s, Worker *w, int code, const char *message) {
  if (w->pid > 0) {
    kill(w->pid, SIGKILL);
    while (waitpid(w->pid, NULL, 0) < 0 && errno == EINTR) continue;
  }
  if (w->in >= 0) close(w->in);
  if (w->out >= 0) close(w->out);
  for (uint32_t i = w->answered; i < w->waiting.count; i++) {
    JsonValue id = id_of(&w->waiting.items[i]);
    send_error(s, &id, code, message);
  }
  free(w->inbox.bytes);
  for (uint32_t i = 0; i < s->workers.count; i++)
    if (s->workers.items[i] == w) s->workers.items[i] = s->workers.items[--s->workers.count];
  Arena arena = w->arena; /* w lies in it */
  arena_end(&arena);
}

/* A pipe that a started program does not inherit. */
static bool make_pipe(int ends[2]) {
  if (pipe(ends) < 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
}

static Worker *start_worker(Server *s, const char *program, const char *path) {
  int to[2], from[2];
  if (!make_pipe(to)) return NULL;
  if (!make_pipe(from)) return close(to[0]), close(to[1]), NULL;
  fflush(NULL);
  pid_t parent = getpid(), pid = fork();
  if (!pid) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    close(to[1]), close(from[0]);
    for (uint32_t i = 0; i < s->workers.count; i++) close(s->workers.items[i]->in), close(s->workers.items[i]->out);
    int nothing = open("/dev/null", O_RDWR);
    if (nothing >= 0) dup2(nothing, 0), dup2(nothing, 1);
    worker_run(s->options, &s->documents, program, path, to[0], from[1]);
  }
  close(to[0]), close(from[1]);
  if (pid < 0) return close(to[1]), close(from[0]), NULL;
  Arena arena;
  arena_init(&arena, "worker");
  Worker *w = NEW(&arena, Worker);
  *w = (Worker){.pid = pid, .in = to[1], .out = from[0]};
  w->arena = arena;
  w->program = format_in(&w->arena, "%s", program);
  vec_push(&s->arena, &s->workers, w);
  return w;
}

/* A new worker for the program of the document, with the texts as they are now. */
static Worker *restart_worker(Server *s, const Document *d) {
  const char *program = worker_program(&s->scratch, d->path);
  Worker *old = find_worker(s, program);
  if (old) end_worker(s, old, CONTENT_MODIFIED, "the document has changed");
  return start_worker(s, program, d->path);
}

static Shown *find_shown(Server *s, const char *uri) {
  for (uint32_t i = 0; i < s->shown.count; i++)
    if (!strcmp(s->shown.items[i].uri, uri)) return &s->shown.items[i];
  return NULL;
}

/* Diagnostics without anything in them are passed on only where the editor shows some. */
static void pass_diagnostics(Server *s, const Worker *w, const Record *record) {
  Shown *shown = find_shown(s, record->uri);
  if (!record->count && (!shown || !shown->count)) return;
  if (!shown) {
    vec_push(&s->arena, &s->shown,
             ((Shown){format_in(&s->arena, "%s", record->uri), format_in(&s->arena, "%s", w->program), 0}));
    shown = &vec_last(&s->shown);
  }
  shown->count = record->count;
  if (!send_message(1, record->text, record->text_size)) s->is_done = true;
}

static void read_worker(Server *s, Worker *w) {
  Record record;
  ReadResult result = inbox_read(&w->inbox, w->out);
  while (inbox_record(&w->inbox, &record)) {
    if (record.kind == RECORD_DIAGNOSTICS) pass_diagnostics(s, w, &record);
    if (record.kind != RECORD_RESPONSE || w->answered == w->waiting.count) continue;
    w->answered++;
    if (!send_message(1, record.text, record.text_size)) s->is_done = true;
  }
  if (result == READ_END) end_worker(s, w, INTERNAL_ERROR, "the compiler failed on this program");
}

/* ---- messages ---- */

typedef struct Message {
  const JsonValue *id, *params; /* without an id it is a notification */
  const char *method, *text;
  size_t size;
} Message;

static const char *document_uri(const JsonValue *params) {
  return json_member_string(json_member(params, "textDocument"), "uri");
}

static void initialize(Server *s, const Message *m) {
  /* the legend's order is that of tokens.c */
  static const char result[] =
      "{\"capabilities\":{\"positionEncoding\":\"utf-16\","
      "\"textDocumentSync\":{\"openClose\":true,\"change\":2,\"save\":false},"
      "\"hoverProvider\":true,\"definitionProvider\":true,\"referencesProvider\":true,"
      "\"documentHighlightProvider\":true,\"documentSymbolProvider\":true,\"foldingRangeProvider\":true,"
      "\"completionProvider\":{\"triggerCharacters\":[\".\"]},\"renameProvider\":{\"prepareProvider\":true},"
      "\"signatureHelpProvider\":{\"triggerCharacters\":[\" \",\"(\",\",\"]},"
      "\"codeActionProvider\":{\"codeActionKinds\":[\"quickfix\"]},\"inlayHintProvider\":true,"
      "\"semanticTokensProvider\":{\"legend\":{\"tokenTypes\":[\"type\",\"function\",\"variable\",\"parameter\","
      "\"method\",\"property\",\"enumMember\"],\"tokenModifiers\":[\"declaration\",\"modification\"]},\"full\":true}},"
      "\"serverInfo\":{\"name\":\"clef\"}}";
  Text text = text_in(&s->scratch);
  Json json = json_in(&text, 0);
  begin_response(&json, m->id);
  json_key(&json, "result");
  text_add(&text, result);
  json_end_object(&json);
  s->is_initialized = true;
  send_text(s, &text);
}

static void shutdown_server(Server *s, const Message *m) {
  s->is_shut_down = true;
  while (s->workers.count) end_worker(s, s->workers.items[0], CONTENT_MODIFIED, "the server ends");
  send_null(s, m->id);
}

static void exit_server(Server *s, const Message *m) {
  (void)m;
  s->is_done = true;
  s->status = s->is_shut_down ? 0 : 1;
}

static void did_open(Server *s, const Message *m) {
  const JsonValue *item = json_member(m->params, "textDocument"), *version = json_member(item, "version");
  Document *d = document_open(&s->documents, json_member_string(item, "uri"), json_member_string(item, "text"),
                              version ? (int64_t)version->number : 0);
  if (d) restart_worker(s, d);
}

static void did_change(Server *s, const Message *m) {
  Document *d = document_find(&s->documents, document_uri(m->params));
  const JsonValue *version = json_member(json_member(m->params, "textDocument"), "version");
  if (!d) return;
  document_change(d, json_member(m->params, "contentChanges"), version ? (int64_t)version->number : d->version + 1);
  restart_worker(s, d);
}

/* The diagnostics of a closed document's program go when none of its documents is open any more. */
static void did_close(Server *s, const Message *m) {
  Document *d = document_find(&s->documents, document_uri(m->params));
  if (!d) return;
  document_close(d);
  const char *program = worker_program(&s->scratch, d->path);
  for (uint32_t i = 0; i < s->documents.list.count; i++) {
    const Document *other = s->documents.list.items[i];
    if (!other->is_open || strcmp(worker_program(&s->scratch, other->path), program)) continue;
    restart_worker(s, other);
    return;
  }
  Worker *w = find_worker(s, program);
  if (w) end_worker(s, w, CONTENT_MODIFIED, "the document was closed");
  for (uint32_t i = 0; i < s->shown.count; i++) {
    Shown *shown = &s->shown.items[i];
    if (!shown->count || strcmp(shown->program, program)) continue;
    Text text = text_in(&s->scratch);
    Json json = json_in(&text, 0);
    json_begin_object(&json);
    json_key_string(&json, "jsonrpc", "2.0");
    json_key_string(&json, "method", "textDocument/publishDiagnostics");
    json_key(&json, "params");
    json_begin_object(&json);
    json_key_string(&json, "uri", shown->uri);
    json_key(&json, "diagnostics");
    json_begin_array(&json);
    json_end_array(&json);
    json_end_object(&json);
    json_end_object(&json);
    shown->count = 0;
    send_text(s, &text);
  }
}

/* A file on disk changed: all programs are checked again. */
static void did_change_files(Server *s, const Message *m) {
  (void)m;
  for (uint32_t i = 0; i < s->documents.list.count; i++) {
    const Document *d = s->documents.list.items[i];
    if (d->is_open) restart_worker(s, d);
  }
}

static void ignore(Server *s, const Message *m) { (void)s, (void)m; }

static const struct {
  const char *name;
  void (*handle)(Server *s, const Message *m);
} methods[] = {
    {"initialize", initialize},
    {"initialized", ignore},
    {"shutdown", shutdown_server},
    {"exit", exit_server},
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didClose", did_close},
    {"textDocument/didSave", ignore},
    {"workspace/didChangeWatchedFiles", did_change_files},
};

/* Hands the request to the worker of its document's program. */
static void ask_worker(Server *s, const Message *m) {
  Document *d = document_find(&s->documents, document_uri(m->params));
  if (!d) {
    send_error(s, m->id, INVALID_PARAMS, "the document is not open");
    return;
  }
  Worker *w = find_worker(s, worker_program(&s->scratch, d->path));
  if (!w) w = start_worker(s, worker_program(&s->scratch, d->path), d->path);
  if (!w || !send_record(w->in, RECORD_REQUEST, 0, d->uri, m->text, m->size)) {
    send_error(s, m->id, INTERNAL_ERROR, "no process can be started for the program");
    return;
  }
  Waiting waiting = {m->id->kind, m->id->kind == JSON_STRING ? format_in(&w->arena, "%s", m->id->string) : NULL,
                     m->id->number};
  vec_push(&w->arena, &w->waiting, waiting);
}

static void handle(Server *s, const char *bytes, size_t size) {
  const JsonValue *value = json_read(&s->scratch, bytes, size);
  Message m = {json_member(value, "id"), json_member(value, "params"), json_member_string(value, "method"), bytes,
               size};
  if (!value) {
    send_error(s, NULL, PARSE_ERROR, "the message is no JSON text");
    return;
  }
  if (!*m.method) { /* a response; the server asks nothing */
    if (!json_member(value, "result") && !json_member(value, "error"))
      send_error(s, m.id, INVALID_REQUEST, "there is no method");
    return;
  }
  bool is_early = !s->is_initialized && strcmp(m.method, "initialize") && strcmp(m.method, "exit");
  if (is_early || (s->is_shut_down && strcmp(m.method, "exit"))) {
    if (m.id) send_error(s, m.id, is_early ? -32002 : INVALID_REQUEST, is_early ? "not initialized" : "shut down");
    return;
  }
  for (size_t i = 0; i < COUNT_OF(methods); i++)
    if (!strcmp(methods[i].name, m.method)) {
      methods[i].handle(s, &m);
      return;
    }
  if (!m.id) return; /* a notification that is not known is ignored */
  if (worker_answers(m.method))
    ask_worker(s, &m);
  else
    send_error(s, m.id, METHOD_NOT_FOUND, format_in(&s->scratch, "the method '%s' is not known", m.method));
}

static void read_editor(Server *s) {
  size_t size;
  bool is_bad = false;
  if (inbox_read(&s->inbox, 0) == READ_END) s->is_done = true;
  for (const char *message; !s->is_done && (message = inbox_message(&s->inbox, &size, &is_bad));) {
    handle(s, message, size);
    arena_reset(&s->scratch);
  }
  if (!is_bad) return;
  fputs("clef: what comes on standard input is not the Language Server Protocol\n", stderr);
  s->is_done = true, s->status = 1;
}

int lsp_serve(const Options *options) {
  Server s = {.options = options, .status = 1};
  arena_init(&s.arena, "server");
  arena_init(&s.scratch, "message");
  documents_init(&s.documents);
  signal(SIGPIPE, SIG_IGN);
  while (!s.is_done) {
    uint32_t count = s.workers.count;
    struct pollfd *polls = NEW_ARRAY(&s.scratch, struct pollfd, count + 1);
    Worker **workers = NEW_ARRAY(&s.scratch, Worker *, count + 1);
    polls[0] = (struct pollfd){.fd = 0, .events = POLLIN};
    for (uint32_t i = 0; i < count; i++) {
      workers[i] = s.workers.items[i];
      polls[i + 1] = (struct pollfd){.fd = workers[i]->out, .events = POLLIN};
    }
    if (poll(polls, count + 1, -1) < 0 && errno != EINTR) break;
    for (uint32_t i = 0; i < count; i++)
      if (polls[i + 1].revents) read_worker(&s, workers[i]);
    bool has_input = polls[0].revents != 0;
    arena_reset(&s.scratch);
    if (has_input) read_editor(&s);
  }
  while (s.workers.count) end_worker(&s, s.workers.items[0], CONTENT_MODIFIED, "the server ends");
  return s.status;
}
