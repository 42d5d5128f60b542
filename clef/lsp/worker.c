/* worker: checks the program, publishes its diagnostics, then answers until the server ends it. */
#include "clef/lsp/worker.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/lsp/answers.h"
#include "clef/lsp/complete.h"
#include "clef/lsp/transport.h"

static const struct {
  const char *method;
  Answer *answer;
} answers[] = {
    {"textDocument/hover", answer_hover},
    {"textDocument/definition", answer_definition},
    {"textDocument/references", answer_references},
    {"textDocument/documentHighlight", answer_highlights},
    {"textDocument/rename", answer_rename},
    {"textDocument/prepareRename", answer_prepare_rename},
    {"textDocument/documentSymbol", answer_symbols},
    {"textDocument/foldingRange", answer_folding},
    {"textDocument/semanticTokens/full", answer_tokens},
    {"textDocument/inlayHint", answer_inlay_hints},
    {"textDocument/signatureHelp", answer_signature},
    {"textDocument/codeAction", answer_actions},
};

#define COMPLETION "textDocument/completion"

bool worker_answers(const char *method) {
  if (!strcmp(method, COMPLETION)) return true;
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

const char *worker_program(Arena *arena, const char *path) {
  if (!has_suffix(path, ".fs") && !has_suffix(path, ".fsi")) return path;
  for (const char *slash = strrchr(path, '/'); slash;) {
    const char *folder = format_in(arena, "%.*s", (int)(slash - path), path), *found = NULL;
    DIR *open = opendir(*folder ? folder : "/");
    const struct dirent *row;
    bool has_project = false;
    while (open && (row = readdir(open))) {
      if (!has_suffix(row->d_name, ".fsproj")) continue;
      const char *project = format_in(arena, "%s/%s", folder, row->d_name);
      has_project = true;
      if (names_file(arena, project, path) && (!found || strcmp(project, found) < 0)) found = project;
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
  const char *text = document_text(a->documents, path, size);
  if (!text || !a->patch || strcmp(absolute_path(a->session, path), a->patch_path)) return text;
  *size = a->patch_size;
  return a->patch;
}

/* The source of that path; 0 if the program does not have it. */
static uint32_t find_file(Analysis *a, const char *path) {
  Compilation *c = a->c;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    if (!strcmp(source_absolute_path(a->arena, &c->sources, c->program_files.items[i].file), path))
      return c->program_files.items[i].file;
  return 0;
}

static bool read_program(Analysis *a, const char *program) {
  Options *own = NEW(a->session, Options);
  *own = *a->options;
  own->command = COMMAND_CHECK;
  memset(&own->sources, 0, sizeof own->sources);
  vec_push(a->session, &own->sources, program);
  a->program = program;
  compile_init(a->c, own);
  a->c->find_text = open_text, a->c->text_owner = a;
  return compile_read(a->c);
}

/* ---- diagnostics ---- */

static void add_diagnostic(Analysis *a, Json *json, const Diag *d, uint32_t file) {
  static const int severities[] = {[SEVERITY_ERROR] = 1, [SEVERITY_WARNING] = 2, [SEVERITY_NOTE] = 3};
  Sources *sources = &a->c->sources;
  json_begin_object(json);
  json_key(json, "range");
  json_range(json, sources, d->span.file == file ? d->span : (Span){file, 0, 0});
  json_key_number(json, "severity", severities[d->severity]);
  json_key_string(json, "code", diag_code_text(d->code));
  json_key_string(json, "source", "clef");
  json_key_string(json, "message", d->hint ? format_in(a->arena, "%s\nhelp: %s", d->message, d->hint) : d->message);
  if (d->label.span.file && source_bytes(sources, d->label.span.file)) {
    json_key(json, "relatedInformation");
    json_begin_array(json);
    json_begin_object(json);
    json_key(json, "location");
    json_location(json, a->arena, sources, d->label.span);
    json_key_string(json, "message", d->label.text);
    json_end_object(json);
    json_end_array(json);
  }
  json_end_object(json);
}

/* A notification for each file. A message without a place stands at the beginning of `home`. */
static void publish(Analysis *a, uint32_t home, int out) {
  uint32_t count;
  compile_judge(a->c);
  const Diag **list = diags_sorted(&a->c->diags, &count);
  for (uint32_t i = 0; i < a->c->program_files.count; i++) {
    uint32_t file = a->c->program_files.items[i].file, found = 0;
    const char *uri = path_uri(a->arena, source_absolute_path(a->arena, &a->c->sources, file));
    Text text = text_in(a->arena);
    Json json = json_in(&text, 0);
    json_begin_object(&json);
    json_key_string(&json, "jsonrpc", "2.0");
    json_key_string(&json, "method", "textDocument/publishDiagnostics");
    json_key(&json, "params");
    json_begin_object(&json);
    json_key_string(&json, "uri", uri);
    json_key(&json, "diagnostics");
    json_begin_array(&json);
    for (uint32_t k = 0; k < count; k++) {
      bool is_here = list[k]->span.file == file || (file == home && !list[k]->span.file);
      if (is_here) add_diagnostic(a, &json, list[k], file), found++;
    }
    json_end_array(&json);
    json_end_object(&json);
    json_end_object(&json);
    if (!send_record(out, RECORD_DIAGNOSTICS, found, uri, text_string(&text), text.size)) _exit(0);
  }
}

/* The stages behind the checker have messages too, but they change the graph: a process of their own runs them. */
static void publish_all(Analysis *a, bool is_checked, uint32_t home, int out) {
  pid_t child = fork();
  if (!child) {
    if (is_checked) compile_enrich(a->c);
    publish(a, home, out);
    _exit(0);
  }
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (child < 0 || !WIFEXITED(status) || WEXITSTATUS(status)) publish(a, home, out);
}

/* ---- requests ---- */

typedef struct Query {
  const JsonValue *id, *params;
  const char *method, *path; /* of the document */
  uint32_t file, offset;     /* file 0: the program does not have the document */
} Query;

static Query read_query(Analysis *a, const Record *record) {
  const JsonValue *value = json_read(a->arena, record->text, record->text_size);
  Query r = {.id = json_member(value, "id"),
             .params = json_member(value, "params"),
             .method = json_member_string(value, "method")};
  const JsonValue *position = json_member(r.params, "position");
  const Document *d = document_find(a->documents, record->uri);
  r.path = d ? d->path : "";
  r.file = d ? find_file(a, d->path) : 0;
  if (r.file && position)
    r.offset = (uint32_t)position_offset(source_bytes(&a->c->sources, r.file),
                                         source_file(&a->c->sources, r.file)->size, position_of(position));
  return r;
}

static Json begin_answer(const Query *r, Text *text) {
  Json json = json_in(text, 0);
  begin_response(&json, r->id);
  json_key(&json, "result");
  return json;
}

static void send_answer(Json *json, int out) {
  json_end_object(json);
  if (!send_record(out, RECORD_RESPONSE, 0, "", text_string(json->out), json->out->size)) _exit(0);
}

/* In a child of the worker: checks the program with another text of the document and writes the list. */
static void complete(Analysis *a, const Query *r, int out) {
  const char *text = source_bytes(&a->c->sources, r->file);
  size_t size = source_file(&a->c->sources, r->file)->size;
  Analysis other = *a;
  other.c = NEW(a->arena, Compilation);
  other.session = a->arena;
  other.patch_path = r->path;
  other.patch = complete_text(a->arena, text, size, r->offset, &other.patch_size);
  Text answer = text_in(a->arena);
  Json json = begin_answer(r, &answer);
  if (read_program(&other, a->program) || other.c->program_files.count) {
    Completion completion = complete_request(&other.c->names);
    other.c->sema.completion = &completion;
    other.c->diags.error_count = 0;
    other.c->diags.error_limit = UINT32_MAX; /* past it nothing more is looked up */
    compile_check(other.c);
    complete_write(&other, &completion, text, size, r->offset, &json);
  } else {
    json_null(&json);
  }
  send_answer(&json, out);
}

static void answer_null(Analysis *a, const Query *r, int out) {
  Text text = text_in(a->arena);
  Json json = begin_answer(r, &text);
  json_null(&json);
  send_answer(&json, out);
}

static void answer(Analysis *a, const Record *record, int out) {
  Query r = read_query(a, record);
  if (r.file && !strcmp(r.method, COMPLETION)) {
    pid_t child = fork();
    if (!child) {
      complete(a, &r, out);
      _exit(0);
    }
    int status = 0;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (child < 0 || !WIFEXITED(status) || WEXITSTATUS(status)) answer_null(a, &r, out);
    return;
  }
  size_t k = 0;
  while (k < COUNT_OF(answers) && strcmp(answers[k].method, r.method)) k++;
  if (!r.file || !a->is_checked || k == COUNT_OF(answers)) {
    answer_null(a, &r, out);
    return;
  }
  Text text = text_in(a->arena);
  Json json = begin_answer(&r, &text);
  answers[k].answer(a, r.params, r.file, r.offset, &json);
  send_answer(&json, out);
}

void worker_run(const Options *options, const Documents *documents, const char *program, const char *path, int in,
                int out) {
  static Compilation compilation;
  static Arena session, request;
  TypeUses uses = {0};
  arena_init(&session, "session");
  arena_init(&request, "request");
  Analysis a = {.c = &compilation, .options = options, .documents = documents, .session = &session, .arena = &session};
  bool is_read = read_program(&a, program);
  if (strcmp(program, path) && is_read && !find_file(&a, path)) is_read = read_program(&a, path);
  uint32_t home = find_file(&a, path);
  compilation.sema.type_uses = &uses;
  /* Behind a syntax error the checker sees what the parser could read, for answers. Its messages would mislead. */
  if (!is_read) publish(&a, home, out), compilation.diags.error_count = 0;
  bool is_good = home && compile_check(a.c);
  a.is_checked = home != 0;
  if (is_read) publish_all(&a, is_good, home, out);
  a.arena = &request;
  Inbox inbox = {0};
  Record record;
  while (inbox_read(&inbox, in) != READ_END)
    while (inbox_record(&inbox, &record)) {
      answer(&a, &record, out);
      arena_reset(&request);
    }
  _exit(0);
}
