/* server: the main loop. It polls the editor and the workers, and passes on what they send. */
#include "clef/lsp/server.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/lsp/checked_base.h"
#include "clef/lsp/open_document.h"
#include "clef/lsp/positions.h"
#include "clef/lsp/transport.h"
#include "clef/lsp/worker.h"

#define COMPLETION "textDocument/completion"

/* A request that a worker has to answer. */
typedef struct Waiting {
  JsonKind kind; /* of its id, JSON_NULL once it is answered */
  const char *string;
  double number;
  struct Gathering *gathering; /* a request to several workers, or NULL */
} Waiting;

/* A request that the workers of all programs answer, each with a list. */
typedef struct Gathering {
  Waiting id;
  uint32_t missing; /* answers */
  Text items;       /* of the lists so far */
} Gathering;

/* The process from which the workers of one document fork. */
typedef struct Base {
  const char *program, *path;
  pid_t pid;
  int socket;
} Base;

typedef struct Worker {
  Arena arena;
  const char *program; /* "": it answers one request for completion */
  int in, out, notes;  /* requests, responses, diagnostics; -1: closed */
  Text requests;       /* that the pipe has not taken yet, from `sent` on */
  size_t sent;
  Inbox inbox, news;    /* from out, from notes */
  VEC(Waiting) waiting; /* by the serial numbers of the requests */
} Worker;

/* A URI with diagnostics that the editor shows, and their program. */
typedef struct Shown {
  const char *uri, *program;
  uint32_t count;
  uint32_t hash; /* of the last notification */
} Shown;

typedef struct Server {
  const Options *options;
  Arena arena, scratch; /* of the server; of one message */
  Documents documents;
  VEC(Base) bases;
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

/* Adds the list of one worker's response, NULL for none. Behind the last one the editor gets the answer. */
static void gather(Server *s, Gathering *g, const char *response) {
  static const char result[] = "\"result\": [";
  const char *list = response ? strstr(response, result) : NULL;
  const char *first = list ? list + sizeof result - 1 : NULL;
  const char *last = first ? strrchr(first, ']') : NULL;
  if (first && last > first) {
    if (g->items.size) text_add(&g->items, ", ");
    text_add_bytes(&g->items, first, (size_t)(last - first));
  }
  if (--g->missing) return;
  JsonValue id = id_of(&g->id);
  Text text = text_in(&s->scratch);
  Json json = json_in(&text, 0);
  begin_response(&json, &id);
  json_key(&json, "result");
  text_format(&text, "[%s]", text_string(&g->items));
  json_end_object(&json);
  Arena arena = *g->items.arena; /* g lies in it */
  send_text(s, &text);
  arena_end(&arena);
}

/* Lets go of the worker. Its requests get the error `code`. */
static void end_worker(Server *s, Worker *w, int code, const char *message) {
  const int ends[] = {w->in, w->out, w->notes};
  for (size_t i = 0; i < COUNT_OF(ends); i++)
    if (ends[i] >= 0) close(ends[i]);
  for (uint32_t i = 0; i < w->waiting.count; i++) {
    JsonValue id = id_of(&w->waiting.items[i]);
    Gathering *gathering = w->waiting.items[i].gathering;
    if (gathering && id.kind != JSON_NULL)
      gather(s, gathering, NULL);
    else if (id.kind != JSON_NULL)
      send_error(s, &id, code, message);
  }
  free(w->inbox.bytes);
  free(w->news.bytes);
  for (uint32_t i = 0; i < s->workers.count; i++)
    if (s->workers.items[i] == w) s->workers.items[i] = s->workers.items[--s->workers.count];
  Arena arena = w->arena; /* w lies in it */
  arena_end(&arena);
}

/* Writes what the pipe takes. A worker that has ended is noticed when it is read. */
static void flush_requests(Worker *w) {
  while (w->sent < w->requests.size) {
    ssize_t count = write(w->in, w->requests.data + w->sent, w->requests.size - w->sent);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;
    w->sent += (size_t)count;
  }
  w->requests.size = w->sent = 0;
}

static Base *find_base(Server *s, const char *program) {
  for (uint32_t i = 0; i < s->bases.count; i++)
    if (!strcmp(s->bases.items[i].program, program)) return &s->bases.items[i];
  return NULL;
}

/* Ends the base and, with it, the processes of its workers. */
static void end_base(Server *s, Base *base) {
  close(base->socket);
  kill(base->pid, SIGKILL);
  while (waitpid(base->pid, NULL, 0) < 0 && errno == EINTR) continue;
  *base = s->bases.items[--s->bases.count];
}

/* A pipe that a started program does not inherit. */
static bool make_pipe(int ends[2]) {
  if (pipe(ends) < 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
}

static Base *start_base(Server *s, const char *program, const Document *d) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0) return NULL;
  const char *kept = format_in(&s->arena, "%s", program);
  fflush(NULL);
  pid_t parent = getpid(), pid = fork();
  if (!pid) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    close(ends[1]);
    for (uint32_t i = 0; i < s->bases.count; i++) close(s->bases.items[i].socket);
    for (uint32_t i = 0; i < s->workers.count; i++) {
      const Worker *w = s->workers.items[i];
      close(w->in), close(w->out), close(w->notes);
    }
    int nothing = open("/dev/null", O_RDWR);
    if (nothing >= 0) dup2(nothing, 0), dup2(nothing, 1);
    base_run(s->options, &s->documents, kept, d->path, ends[0]);
  }
  close(ends[0]);
  if (pid < 0) return close(ends[1]), NULL;
  vec_push(&s->arena, &s->bases, ((Base){kept, d->path, pid, ends[1]}));
  return &vec_last(&s->bases);
}

/* The base for versions of the document: that of the last one, if it was of the same document. What a script loads can
 * change with its text, so it gets a new base each time. */
static Base *base_for(Server *s, const char *program, const Document *d) {
  Base *base = find_base(s, program);
  bool is_script = !strcmp(program, d->path);
  if (base && !is_script && !strcmp(base->path, d->path)) return base;
  if (base) end_base(s, base);
  return start_base(s, program, d);
}

/* A worker for the text of the document as it is now; NULL if it cannot be started. */
static Worker *start_worker(Server *s, Base *base, const Document *d, Wish wish, uint32_t offset) {
  int to[2], from[2], notes[2];
  if (!base || !make_pipe(to)) return NULL;
  if (!make_pipe(from)) return close(to[0]), close(to[1]), NULL;
  if (!make_pipe(notes)) return close(to[0]), close(to[1]), close(from[0]), close(from[1]), NULL;
  const int given[END_COUNT] = {[END_IN] = to[0], [END_OUT] = from[1], [END_NOTES] = notes[1]};
  bool is_sent = base_send(base->socket, (VersionHeader){wish, offset, d->size}, d->text, given);
  close(to[0]), close(from[1]), close(notes[1]);
  if (!is_sent) return close(to[1]), close(from[0]), close(notes[0]), NULL;
  Arena arena;
  arena_init(&arena, "worker");
  Worker *w = NEW(&arena, Worker);
  *w = (Worker){.in = to[1], .out = from[0], .notes = notes[0]};
  w->arena = arena;
  w->requests = text_in(&w->arena);
  fcntl(w->in, F_SETFL, O_NONBLOCK); /* a worker that answers at length does not read meanwhile */
  w->program = format_in(&w->arena, "%s", wish == WISH_CHECK ? base->program : "");
  vec_push(&s->arena, &s->workers, w);
  return w;
}

/* A new worker for the program of the document. `is_kept`: only this document has changed since the last one. */
static Worker *restart_worker(Server *s, const Document *d, bool is_kept) {
  const char *program = worker_program(&s->scratch, d->path);
  Worker *old = find_worker(s, program);
  Base *base = find_base(s, program);
  if (old) end_worker(s, old, CONTENT_MODIFIED, "the document has changed");
  if (base && !is_kept) end_base(s, base);
  return start_worker(s, base_for(s, program, d), d, WISH_CHECK, 0);
}

static Shown *find_shown(Server *s, const char *uri) {
  for (uint32_t i = 0; i < s->shown.count; i++)
    if (!strcmp(s->shown.items[i].uri, uri)) return &s->shown.items[i];
  return NULL;
}

/* Diagnostics that the editor shows already are not passed on: a worker publishes those of the document twice. */
static void pass_diagnostics(Server *s, const Worker *w, const Record *record) {
  Shown *shown = find_shown(s, record->uri);
  uint32_t hash = hash_bytes(record->text, record->text_size);
  if (!record->count && (!shown || !shown->count)) return;
  if (!shown) {
    Shown row = {.uri = format_in(&s->arena, "%s", record->uri),
                 .program = format_in(&s->arena, "%s", w->program)};
    vec_push(&s->arena, &s->shown, row);
    shown = &vec_last(&s->shown);
  }
  bool is_same = shown->count == record->count && shown->hash == hash;
  shown->count = record->count, shown->hash = hash;
  if (!is_same && !send_message(1, record->text, record->text_size)) s->is_done = true;
}

static void read_news(Server *s, Worker *w) {
  Record record;
  ReadResult result = inbox_read(&w->news, w->notes);
  while (inbox_record(&w->news, &record)) pass_diagnostics(s, w, &record);
  if (result != READ_END) return;
  close(w->notes);
  w->notes = -1;
}

static void read_worker(Server *s, Worker *w) {
  Record record;
  ReadResult result = inbox_read(&w->inbox, w->out);
  while (inbox_record(&w->inbox, &record)) {
    if (record.kind != RECORD_RESPONSE || record.count >= w->waiting.count) continue;
    w->waiting.items[record.count].kind = JSON_NULL;
    if (w->waiting.items[record.count].gathering)
      gather(s, w->waiting.items[record.count].gathering, record.text);
    else if (!send_message(1, record.text, record.text_size))
      s->is_done = true;
  }
  if (result != READ_END) return;
  Base *base = *w->program ? find_base(s, w->program) : NULL;
  if (base) end_base(s, base); /* it may be the process that failed */
  end_worker(s, w, INTERNAL_ERROR, "the compiler failed on this program");
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
      "\"documentFormattingProvider\":true,\"documentRangeFormattingProvider\":true,\"workspaceSymbolProvider\":true,"
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

static void end_processes(Server *s) {
  while (s->workers.count) end_worker(s, s->workers.items[0], CONTENT_MODIFIED, "the server ends");
  while (s->bases.count) end_base(s, &s->bases.items[0]);
}

static void shutdown_server(Server *s, const Message *m) {
  s->is_shut_down = true;
  end_processes(s);
  send_null(s, m->id);
}

static void exit_server(Server *s, const Message *m) {
  (void)m;
  s->is_done = true;
  s->status = s->is_shut_down ? 0 : 1;
}

static void did_open(Server *s, const Message *m) {
  const JsonValue *item = json_member(m->params, "textDocument"),
                  *version = json_member(item, "version");
  Document *d =
      document_open(&s->documents, json_member_string(item, "uri"),
                    json_member_string(item, "text"), version ? (int64_t)version->number : 0);
  if (d) restart_worker(s, d, false);
}

static void did_change(Server *s, const Message *m) {
  Document *d = document_find(&s->documents, document_uri(m->params));
  const JsonValue *version = json_member(json_member(m->params, "textDocument"), "version");
  if (!d) return;
  document_change(d, json_member(m->params, "contentChanges"),
                  version ? (int64_t)version->number : d->version + 1);
  restart_worker(s, d, true);
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
    restart_worker(s, other, false);
    return;
  }
  Worker *w = find_worker(s, program);
  Base *base = find_base(s, program);
  if (w) end_worker(s, w, CONTENT_MODIFIED, "the document was closed");
  if (base) end_base(s, base);
  for (uint32_t i = 0; i < s->shown.count; i++) {
    Shown *shown = &s->shown.items[i];
    if (!shown->count || strcmp(shown->program, program)) continue;
    Text text = text_in(&s->scratch);
    Json json = json_in(&text, 0);
    begin_diagnostics(&json, shown->uri);
    end_diagnostics(&json);
    shown->count = 0;
    send_text(s, &text);
  }
}

/* A file on disk changed: all programs are checked again. */
static void did_change_files(Server *s, const Message *m) {
  (void)m;
  for (uint32_t i = 0; i < s->documents.list.count; i++) {
    const Document *d = s->documents.list.items[i];
    if (d->is_open) restart_worker(s, d, false);
  }
}

static void ignore(Server *s, const Message *m) { (void)s, (void)m; }

static void ask_all(Server *s, const Message *m);

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
    {WORKSPACE_SYMBOL, ask_all},
};

/* The worker for a request: that of the document's program, or for completion one of its own. */
static Worker *worker_for(Server *s, const Message *m, const Document *d) {
  const char *program = worker_program(&s->scratch, d->path);
  if (strcmp(m->method, COMPLETION)) {
    Worker *w = find_worker(s, program);
    return w ? w : restart_worker(s, d, true);
  }
  Position at = position_of(json_member(m->params, "position"));
  Base *base = find_base(s, program);
  if (!base ||
      strcmp(base->path, d->path)) { /* then the versions of this document count from now on */
    restart_worker(s, d, false);
    base = find_base(s, program);
  }
  return start_worker(s, base, d, WISH_COMPLETE, (uint32_t)position_offset(d->text, d->size, at));
}

static void send_request(Worker *w, const Message *m, const char *uri, Gathering *gathering) {
  add_record(&w->requests, RECORD_REQUEST, w->waiting.count, uri, m->text, m->size);
  flush_requests(w);
  Waiting waiting = {m->id->kind,
                     m->id->kind == JSON_STRING ? format_in(&w->arena, "%s", m->id->string) : NULL,
                     m->id->number, gathering};
  vec_push(&w->arena, &w->waiting, waiting);
}

/* workspace/symbol: the programs of all open documents answer. */
static void ask_all(Server *s, const Message *m) {
  if (!m->id) return;
  Arena arena;
  arena_init(&arena, "gathering");
  Arena *kept = NEW(&arena, Arena);
  Gathering *g = NEW(&arena, Gathering);
  *kept = arena;
  *g = (Gathering){.missing = 1, .items = text_in(kept)};
  g->id = (Waiting){m->id->kind,
                    m->id->kind == JSON_STRING ? format_in(kept, "%s", m->id->string) : NULL,
                    m->id->number, NULL};
  for (uint32_t i = 0; i < s->workers.count; i++) {
    if (!*s->workers.items[i]->program) continue;
    g->missing++;
    send_request(s->workers.items[i], m, "", g);
  }
  gather(s, g, NULL);
}

static void ask_worker(Server *s, const Message *m) {
  Document *d = document_find(&s->documents, document_uri(m->params));
  if (!d) {
    send_error(s, m->id, INVALID_PARAMS, "the document is not open");
    return;
  }
  Worker *w = worker_for(s, m, d);
  if (!w) {
    send_error(s, m->id, INTERNAL_ERROR, "no process can be started for the program");
    return;
  }
  send_request(w, m, d->uri, NULL);
}

static void handle(Server *s, const char *bytes, size_t size) {
  const JsonValue *value = json_read(&s->scratch, bytes, size);
  Message m = {json_member(value, "id"), json_member(value, "params"),
               json_member_string(value, "method"), bytes, size};
  if (!value) {
    send_error(s, NULL, PARSE_ERROR, "the message is no JSON text");
    return;
  }
  if (!*m.method) { /* a response, although the server sends no requests */
    if (!json_member(value, "result") && !json_member(value, "error"))
      send_error(s, m.id, INVALID_REQUEST, "there is no method");
    return;
  }
  bool is_early = !s->is_initialized && strcmp(m.method, "initialize") && strcmp(m.method, "exit");
  if (is_early || (s->is_shut_down && strcmp(m.method, "exit"))) {
    if (m.id)
      send_error(s, m.id, is_early ? -32002 : INVALID_REQUEST,
                 is_early ? "not initialized" : "shut down");
    return;
  }
  for (size_t i = 0; i < COUNT_OF(methods); i++)
    if (!strcmp(methods[i].name, m.method)) {
      methods[i].handle(s, &m);
      return;
    }
  if (!m.id) return; /* a notification that is not known is ignored */
  if (worker_answers(m.method) || !strcmp(m.method, COMPLETION))
    ask_worker(s, &m);
  else
    send_error(s, m.id, METHOD_NOT_FOUND,
               format_in(&s->scratch, "the method '%s' is not known", m.method));
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
    struct pollfd *polls = NEW_ARRAY(&s.scratch, struct pollfd, 3 * count + 1);
    Worker **workers = NEW_ARRAY(&s.scratch, Worker *, count + 1);
    for (uint32_t i = 0; i < count; i++) {
      workers[i] = s.workers.items[i];
      polls[2 * i] = (struct pollfd){.fd = workers[i]->out, .events = POLLIN};
      polls[2 * i + 1] = (struct pollfd){.fd = workers[i]->notes, .events = POLLIN};
      bool has_more = workers[i]->requests.size != 0;
      polls[2 * count + 1 + i] =
          (struct pollfd){.fd = has_more ? workers[i]->in : -1, .events = POLLOUT};
    }
    polls[2 * count] = (struct pollfd){.fd = 0, .events = POLLIN};
    if (poll(polls, 3 * count + 1, -1) < 0 && errno != EINTR) break;
    for (uint32_t i = 0; i < count; i++) {
      if (polls[2 * count + 1 + i].revents) flush_requests(workers[i]);
      if (polls[2 * i + 1].revents) read_news(&s, workers[i]);
      if (polls[2 * i].revents) read_worker(&s, workers[i]);
    }
    bool has_input = polls[2 * count].revents != 0;
    arena_reset(&s.scratch);
    if (has_input) read_editor(&s);
  }
  end_processes(&s);
  return s.status;
}
