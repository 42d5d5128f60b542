/* worker: checks the program, publishes its diagnostics, then answers until the server ends it. */
#include "clef/lsp/worker.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/lsp/answers.h"
#include "clef/lsp/checked_base.h"
#include "clef/lsp/complete.h"
#include "clef/lsp/transport.h"

static const struct {
  const char *method;
  Answer *answer;
  bool needs_all; /* of the program; the others need the files up to the document only */
} answers[] = {
    {"textDocument/hover", answer_hover, false},
    {"textDocument/definition", answer_definition, false},
    {"textDocument/references", answer_references, true},
    {"textDocument/documentHighlight", answer_highlights, false},
    {"textDocument/rename", answer_rename, true},
    {"textDocument/prepareRename", answer_prepare_rename, false},
    {"textDocument/documentSymbol", answer_symbols, false},
    {"textDocument/foldingRange", answer_folding, false},
    {"textDocument/semanticTokens/full", answer_tokens, false},
    {"textDocument/inlayHint", answer_inlay_hints, false},
    {"textDocument/signatureHelp", answer_signature, false},
    {"textDocument/codeAction", answer_actions, false},
    {"textDocument/formatting", answer_formatting, false},
    {"textDocument/rangeFormatting", answer_range_formatting, false},
    {WORKSPACE_SYMBOL, answer_workspace_symbols, true},
};

bool worker_answers(const char *method) {
  for (size_t i = 0; i < COUNT_OF(answers); i++)
    if (!strcmp(answers[i].method, method)) return true;
  return false;
}

/* ---- the program of a document ---- */

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

/* Does the project's text have the file's name? Whether the project compiles it is known once it is evaluated. */
static bool names_file(Arena *arena, const char *project, const char *path) {
  size_t size;
  const char *slash = strrchr(path, '/'), *text = read_file(arena, project, &size);
  return text && (strstr(text, slash ? slash + 1 : path) || strstr(text, "*.fs"));
}

static bool is_project(const char *name) {
  return has_suffix(name, ".fsproj") || has_suffix(name, ".fidproj");
}

const char *worker_program(Arena *arena, const char *path) {
  if (!has_suffix(path, ".fs") && !has_suffix(path, ".fsi") && !has_suffix(path, ".clef"))
    return path;
  for (const char *slash = strrchr(path, '/'); slash;) {
    const char *folder = format_in(arena, "%.*s", (int)(slash - path), path), *found = NULL;
    DIR *open = opendir(*folder ? folder : "/");
    const struct dirent *row;
    bool has_project = false;
    while (open && (row = readdir(open))) {
      if (!is_project(row->d_name)) continue;
      const char *project = format_in(arena, "%s/%s", folder, row->d_name);
      has_project = true;
      if (names_file(arena, project, path) && (!found || strcmp(project, found) < 0))
        found = project;
    }
    if (open) closedir(open);
    if (found) return found;
    if (has_project) return path;
    while (slash > path && *--slash != '/') continue;
    if (slash == path) break;
  }
  return path;
}

/* ---- the check ---- */

static const char *open_text(const void *owner, const char *path, size_t *size) {
  const Analysis *a = owner;
  return document_text(a->documents, path, size);
}

void worker_read(Analysis *a, const char *program) {
  Options *own = NEW(a->session, Options);
  *own = *a->options;
  own->command = COMMAND_CHECK;
  memset(&own->sources, 0, sizeof own->sources);
  vec_push(a->session, &own->sources, program);
  compile_init(a->c, own);
  a->c->find_text = open_text, a->c->text_owner = a;
  compile_read(a->c);
}

const char *source_uri(Analysis *a, uint32_t file) {
  const char *path = source_absolute_path(a->arena, &a->c->sources, file);
  for (uint32_t i = 0; i < a->documents->list.count; i++) {
    const Document *d = a->documents->list.items[i];
    if (d->is_open && !strcmp(d->path, path)) return d->uri;
  }
  return path_uri(a->arena, path);
}

/* ---- diagnostics ---- */

/* Does the message stand in a file of the program? It may have no place, or one in a project file. */
static bool is_in_program(const Analysis *a, const Diag *d) {
  for (uint32_t i = 0; i < a->c->program_files.count; i++)
    if (a->c->program_files.items[i].file == d->span.file) return true;
  return false;
}

static void add_diagnostic(Analysis *a, Json *json, const Diag *d, uint32_t file) {
  static const int severities[] = {
      [SEVERITY_ERROR] = 1, [SEVERITY_WARNING] = 2, [SEVERITY_NOTE] = 3};
  Sources *sources = &a->c->sources;
  json_begin_object(json);
  json_key(json, "range");
  json_range(json, sources, d->span.file == file ? d->span : (Span){file, 0, 0});
  json_key_number(json, "severity", severities[d->severity]);
  json_key_string(json, "code", diag_code_text(d->code));
  json_key_string(json, "source", "clef");
  json_key_string(json, "message",
                  d->hint ? format_in(a->arena, "%s\nhelp: %s", d->message, d->hint) : d->message);
  if (d->label.span.file && source_bytes(sources, d->label.span.file)) {
    json_key(json, "relatedInformation");
    json_begin_array(json);
    json_begin_object(json);
    json_key(json, "location");
    json_location(json, source_uri(a, d->label.span.file), sources, d->label.span);
    json_key_string(json, "message", d->label.text);
    json_end_object(json);
    json_end_array(json);
  }
  json_end_object(json);
}

/* The notification for one file. `file` 0: the document, which the program does not have. */
static void publish_file(Analysis *a, uint32_t file, bool is_home, const Diag **list,
                         uint32_t count, int notes) {
  const char *uri = file ? source_uri(a, file) : path_uri(a->arena, a->path);
  uint32_t found = 0;
  Text text = text_in(a->arena);
  Json json = json_in(&text, 0);
  begin_diagnostics(&json, uri);
  for (uint32_t k = 0; k < count; k++) {
    bool is_here = file && list[k]->span.file == file;
    if (is_here || (is_home && !is_in_program(a, list[k])))
      add_diagnostic(a, &json, list[k], file), found++;
  }
  end_diagnostics(&json);
  if (!send_record(notes, RECORD_DIAGNOSTICS, found, uri, text_string(&text), text.size)) _exit(0);
}

/* A notification for each file, or for the document alone. A message that stands in no file of the program is shown at the
 * beginning of the document. */
static void publish(Analysis *a, bool of_document, int notes) {
  uint32_t count;
  if (!of_document) compile_judge(a->c);
  const Diag **list = diags_sorted(&a->c->diags, &count);
  for (uint32_t i = 0; i < a->c->program_files.count; i++)
    if (!of_document || i == a->index)
      publish_file(a, a->c->program_files.items[i].file, i == a->index, list, count, notes);
  if (a->index == UINT32_MAX) publish_file(a, 0, true, list, count, notes);
}

/* The stages behind the checker have messages too, but they change the graph: a process of their own runs them. */
static void publish_later(Analysis *a, int notes) {
  pid_t parent = getpid(), child = fork();
  if (child > 0) return;
  if (!child) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    pid_t enriching = fork(); /* it may fail: then the checker's messages count */
    if (!enriching) {
      compile_enrich(a->c);
      publish(a, false, notes);
      _exit(0);
    }
    int status = 0;
    while (enriching > 0 && waitpid(enriching, &status, 0) < 0 && errno == EINTR) continue;
    if (enriching > 0 && WIFEXITED(status) && !WEXITSTATUS(status)) _exit(0);
  }
  publish(a, false, notes);
  if (!child) _exit(0);
}

/* ---- requests ---- */

typedef struct Query {
  const JsonValue *id, *params;
  const char *method;
  uint32_t file, offset, serial; /* file 0: the program does not have the document */
} Query;

static uint32_t find_file(Analysis *a, const char *path) {
  Compilation *c = a->c;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    if (!strcmp(source_absolute_path(a->arena, &c->sources, c->program_files.items[i].file), path))
      return c->program_files.items[i].file;
  return 0;
}

static Query read_query(Analysis *a, const Record *record) {
  const JsonValue *value = json_read(a->arena, record->text, record->text_size);
  Query q = {.id = json_member(value, "id"),
             .params = json_member(value, "params"),
             .method = json_member_string(value, "method"),
             .serial = record->count};
  const JsonValue *position = json_member(q.params, "position");
  const Document *d = document_find(a->documents, record->uri);
  if (d && a->index != UINT32_MAX)
    q.file =
        strcmp(d->path, a->path) ? find_file(a, d->path) : a->c->program_files.items[a->index].file;
  if (q.file && position)
    q.offset =
        (uint32_t)position_offset(source_bytes(&a->c->sources, q.file),
                                  source_file(&a->c->sources, q.file)->size, position_of(position));
  return q;
}

static Json begin_answer(const Query *q, Text *text) {
  Json json = json_in(text, 0);
  begin_response(&json, q->id);
  json_key(&json, "result");
  return json;
}

static void send_answer(Json *json, const Query *q, int out) {
  json_end_object(json);
  if (!send_record(out, RECORD_RESPONSE, q->serial, "", text_string(json->out), json->out->size))
    _exit(0);
}

static size_t find_answer(const char *method) {
  size_t k = 0;
  while (k < COUNT_OF(answers) && strcmp(answers[k].method, method)) k++;
  return k;
}

static void answer(Analysis *a, const Record *record, int out) {
  Query q = read_query(a, record);
  size_t k = find_answer(q.method);
  Text text = text_in(a->arena);
  Json json = begin_answer(&q, &text);
  bool has_place = q.file || !strcmp(q.method, WORKSPACE_SYMBOL);
  if (has_place && k < COUNT_OF(answers))
    answers[k].answer(a, q.params, q.file, q.offset, &json);
  else
    json_null(&json);
  send_answer(&json, &q, out);
}

/* The state that a worker keeps between its calls. */
typedef struct Requests {
  Inbox inbox;
  VEC(Record) later; /* about files that are not checked yet; copies */
} Requests;

static Requests *requests(void) {
  static Requests of_process;
  return &of_process;
}

/* Answers the requests that have come and can be answered: behind the last file everything. */
static void answer_some(Analysis *a, int out, bool is_complete) {
  Requests *r = requests();
  Record record;
  while (inbox_record(&r->inbox, &record)) {
    Query q = read_query(a, &record);
    size_t k = find_answer(q.method);
    bool is_here = a->index != UINT32_MAX && q.file == a->c->program_files.items[a->index].file;
    if (is_complete || (is_here && k < COUNT_OF(answers) && !answers[k].needs_all)) {
      answer(a, &record, out);
    } else {
      record.text =
          memcpy(arena_alloc(a->session, record.text_size + 1), record.text, record.text_size + 1);
      record.uri = format_in(a->session, "%s", record.uri);
      vec_push(a->session, &r->later, record);
    }
    arena_reset(a->arena);
  }
}

/* ---- completion ---- */

/* The one request of a worker with this wish. */
static void complete(Analysis *a, const DocumentVersion *version) {
  Requests *r = requests();
  Record record;
  while (!inbox_record(&r->inbox, &record))
    if (inbox_read(&r->inbox, version->in) == READ_END) _exit(0);
  Query q = read_query(a, &record);
  Text answer = text_in(a->arena);
  Json json = begin_answer(&q, &answer);
  if (a->c->sema.editor.completion)
    complete_write(a, a->c->sema.editor.completion, version->text, version->size, version->offset,
                   &json);
  else
    json_null(&json);
  send_answer(&json, &q, version->out);
  _exit(0);
}

/* ---- the steps of a worker ---- */

void worker_begin(Analysis *a, const DocumentVersion *version, uint32_t index, bool has_errors) {
  static Arena arena; /* the version's text lies in the arena of requests */
  Compilation *c = a->c;
  arena_init(&arena, "request");
  a->arena = &arena;
  a->index = index;
  if (index == UINT32_MAX) return;
  uint32_t errors = c->diags.error_count;
  if (version->wish == WISH_COMPLETE) {
    size_t size;
    const char *text =
        complete_text(a->session, version->text, version->size, version->offset, &size);
    Completion *completion = NEW(a->session, Completion);
    *completion = complete_request(&c->names);
    compile_replace(c, index, text, size);
    c->sema.editor.completion = completion;
    c->diags.error_count = 0;
    c->diags.error_limit = UINT32_MAX; /* past it nothing more is looked up */
    return;
  }
  compile_replace(c, index, version->text, version->size);
  if (!has_errors && c->diags.error_count == errors) return;
  /* Behind a syntax error the checker sees what the parser could read, for answers. Its messages would mislead. */
  publish(a, false, version->notes);
  a->is_published = true;
  c->diags.error_count = 0;
}

bool worker_before_file(Analysis *a, const DocumentVersion *version, uint32_t index) {
  if (version->wish == WISH_COMPLETE) return false;
  uint32_t document = a->c->program_files.items[a->index].file, errors = 0;
  for (uint32_t i = 0; i < a->c->diags.list.count; i++) {
    const Diag *d = &a->c->diags.list.items[i];
    errors += d->span.file == document && d->severity == SEVERITY_ERROR;
  }
  if (index == a->index + 1 && errors && !a->is_published) publish(a, true, version->notes);
  struct pollfd asked = {.fd = version->in, .events = POLLIN};
  if (poll(&asked, 1, 0) > 0 && inbox_read(&requests()->inbox, version->in) == READ_END) _exit(0);
  answer_some(a, version->out, false);
  a->occurrences = NULL; /* the next file brings more */
  return true;
}

void worker_finish(Analysis *a, const DocumentVersion *version) {
  if (version->wish == WISH_COMPLETE) complete(a, version);
  Requests *r = requests();
  bool is_checked = a->index != UINT32_MAX && !a->c->diags.error_count;
  if (!a->is_published && is_checked)
    publish_later(a, version->notes);
  else if (!a->is_published)
    publish(a, false, version->notes);
  close(version->notes);
  for (uint32_t i = 0; i < r->later.count; i++) answer(a, &r->later.items[i], version->out);
  do {
    answer_some(a, version->out, true);
    arena_reset(a->arena);
  } while (inbox_read(&r->inbox, version->in) != READ_END);
  _exit(0);
}
