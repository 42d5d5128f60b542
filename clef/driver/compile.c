/* compile: the stages in order. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "clef/base/progress.h"
#include "clef/psg/check/warnings.h"
#include "clef/psg/view/dump.h"
#include "clef/base/utf8.h"
#include "clef/sema/names/names.h"
#include "clef/sema/signature/signature_file.h"
#include "clef/driver/compile.h"
#include "clef/driver/embed.h"
#include "clef/driver/eval.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/phases/passes.h"
#include "clef/driver/image.h"
#include "clef/driver/project.h"
#include "clef/psg/coeffect/platform.h"
#include "clef/driver/script.h"
#include "clef/driver/testing/discover.h"
#include "clef/driver/testing/frameworks.h"
#include "clef/syntax/syntax.h"
#include "clef/lower/lower.h"

enum {
  LARGEST_SOURCE = 256 * 1024 * 1024
}; /* bytes; offsets are 32 bits and tables grow with the text */

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

bool compile_is_script(const char *path) {
  return has_suffix(path, ".fsx") || has_suffix(path, ".clefx");
}

void compile_init(Compilation *c, const Options *options) {
  *c = (Compilation){.options = options};
  arena_init(&c->session, "session");
  arena_init(&c->tree, "tree");
  arena_init(&c->front, "front");
  arena_init(&c->unit, "unit");
  arena_init(&c->func, "func");
  arena_init(&c->scratch, "scratch");
  names_init(&c->names, &c->session);
  sources_init(&c->sources, &c->session, &c->names);
  char directory[4096];
  c->sources.directory =
      getcwd(directory, sizeof directory) ? format_in(&c->session, "%s", directory) : NULL;
  diags_init(&c->diags, &c->session, &c->sources);
  c->messages = text_in(&c->session);
  if (options->error_limit) c->diags.error_limit = options->error_limit;
  /* as in F#, where fsi runs scripts and fsc compiles them */
  bool is_script = options->sources.count && compile_is_script(vec_last(&options->sources));
  vec_push(&c->session, &c->defines,
           is_script && options->command != COMMAND_BUILD ? "INTERACTIVE" : "COMPILED");
  vec_push(&c->session, &c->defines, "FIDELITY");
#define TAKE(from, to)                               \
  for (uint32_t i = 0; i < options->from.count; i++) \
    vec_push(&c->session, &c->to, options->from.items[i]);
  TAKE(defines, defines)
  TAKE(no_warn, warnings.off)
  TAKE(warn_on, warnings.on)
  TAKE(not_errors, warnings.not_errors)
  c->warnings.has_notes = options->notes;
#undef TAKE
  for (uint32_t i = 0; i < options->as_errors.count; i++)
    if (*options->as_errors.items[i])
      vec_push(&c->session, &c->warnings.errors, options->as_errors.items[i]);
    else
      c->warnings.all_errors = true;
  compile_time(c, NULL, NULL);
}

/* ---- -time ---- */

struct Stopwatch {
  struct timespec last;
};

void compile_time(Compilation *c, const char *stage, const char *counts, ...) {
  if (!c->options->time) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!c->stopwatch) c->stopwatch = NEW(&c->session, struct Stopwatch);
  if (stage) {
    double ms = (double)(now.tv_sec - c->stopwatch->last.tv_sec) * 1e3 +
                (double)(now.tv_nsec - c->stopwatch->last.tv_nsec) / 1e6;
    fprintf(stderr, "%-12s %9.3f ms  ", stage, ms);
    va_list list;
    va_start(list, counts);
    vfprintf(stderr, counts, list);
    va_end(list);
    fputc('\n', stderr);
  }
  clock_gettime(CLOCK_MONOTONIC, &c->stopwatch->last); /* printing is no stage */
}

/* ---- dumps ---- */

bool compile_show(Compilation *c, const char *step, StepText *print, void *owner) {
  bool stop = c->options->stop_after && !strcmp(c->options->stop_after, step);
  if (!stop && !options_dumps(c->options, step)) return false;
  Text text = text_in(&c->unit);
  print(owner, &text);
  fwrite(text_string(&text), 1, text.size, stop ? stdout : stderr);
  return stop;
}

/* ---- reading ---- */

static SourceKind source_kind(const Compilation *c, const char *path) {
  bool is_clef = c->reading_project && c->projects.items[c->reading_project - 1].is_clef;
  return is_clef || has_suffix(path, ".clef") || has_suffix(path, ".clefx") ? SOURCE_CLEF
                                                                            : SOURCE_FSHARP;
}

/* A file that begins with the mark of UTF-16 is rewritten; a surrogate by itself becomes U+FFFD. */
static char *from_utf16(Compilation *c, char *bytes, size_t *size) {
  if (*size < 2) return bytes;
  const unsigned char *at = (const unsigned char *)bytes;
  bool little = at[0] == 0xff && at[1] == 0xfe, big = at[0] == 0xfe && at[1] == 0xff;
  if (!little && !big) return bytes;
  size_t count = *size / 2, used = 0;
  char *out = NEW_ARRAY(&c->session, char, 3 * count + 16);
  for (size_t i = 1; i < count; i++) {
    uint32_t unit = little ? at[2 * i] | (uint32_t)at[2 * i + 1] << 8
                           : at[2 * i + 1] | (uint32_t)at[2 * i] << 8;
    if (unit >= 0xd800 && unit < 0xe000) {
      uint32_t next = 0;
      if (i + 1 < count)
        next = little ? at[2 * i + 2] | (uint32_t)at[2 * i + 3] << 8
                      : at[2 * i + 3] | (uint32_t)at[2 * i + 2] << 8;
      bool is_pair = unit < 0xdc00 && next >= 0xdc00 && next < 0xe000;
      unit = is_pair ? 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00) : 0xfffd;
      i += is_pair;
    }
    used += utf8_encode(unit, out + used);
  }
  *size = used;
  return out;
}

/* Are the next 32 bytes ASCII? */
static bool is_ascii(const char *bytes) {
  uint64_t a, b, c, d;
  memcpy(&a, bytes, 8), memcpy(&b, bytes + 8, 8);
  memcpy(&c, bytes + 16, 8), memcpy(&d, bytes + 24, 8);
  return !((a | b | c | d) & 0x8080808080808080u);
}

/* Bytes that are no UTF-8 become U+FFFD, one for each maximal subpart (Unicode, definition D93b). */
static char *repair_utf8(Compilation *c, char *bytes, size_t *size) {
  size_t at = 0, end = *size, used;
  while (at < end) {
    while (at + 32 <= end && is_ascii(bytes + at)) at += 32;
    uint32_t step = utf8_valid_size(bytes + at, end - at);
    if (!step) break;
    at += step;
  }
  if (at == end) return bytes;
  char *out = NEW_ARRAY(&c->session, char, at + 3 * (*size - at) + 1);
  memcpy(out, bytes, used = at);
  while (at < *size) {
    uint32_t step = utf8_valid_size(bytes + at, *size - at);
    if (step) memcpy(out + used, bytes + at, step);
    used += step ? step : utf8_encode(0xfffd, out + used);
    at += step ? step : utf8_subpart_size(bytes + at, *size - at);
  }
  *size = used;
  return out;
}

/* 0 after a diagnostic. */
static uint32_t read_source(Compilation *c, const char *path, SourceKind kind) {
  size_t size;
  const char *embedded = frameworks_text(path);
  const char *given = c->options->code && !strcmp(path, CODE_PATH) ? c->options->code : NULL;
  if (given) size = strlen(given);
  if (!given && c->find_text) given = c->find_text(c->text_owner, path, &size);
  if (embedded) return source_add(&c->sources, path, kind, embedded, (uint32_t)strlen(embedded));
  char *bytes = given ? memcpy(arena_alloc(&c->session, size + 1), given, size + 1)
                      : read_file(&c->session, path, &size);
  if (!bytes) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(errno));
    return 0;
  }
  if (size > LARGEST_SOURCE) {
    diag(&c->diags, (Span){0}, D_FILE_TOO_LARGE, path,
         format_in(&c->session, "%d", LARGEST_SOURCE));
    return 0;
  }
  bytes = repair_utf8(c, from_utf16(c, bytes, &size), &size);
  return source_add(&c->sources, strcmp(path, "-") ? path : "stdin", kind, bytes, (uint32_t)size);
}

/* library.txt: one path a line, relative to DIR, in order of compilation; # begins a comment. */
static bool read_library(Compilation *c, const char *dir) {
  size_t size;
  const char *list_path = format_in(&c->session, "%s/library.txt", dir);
  char *list = read_file(&c->session, list_path, &size);
  if (!list) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, list_path, strerror(errno));
    return false;
  }
  for (char *line = list; *line;) {
    char *end = strchr(line, '\n');
    if (!end) end = line + strlen(line);
    char *next = *end ? end + 1 : end;
    *end = 0;
    if (*line && *line != '#') {
      uint32_t file = read_source(c, format_in(&c->session, "%s/%s", dir, line), SOURCE_LIBRARY);
      if (file) vec_push(&c->session, &c->library_files, file);
    }
    line = next;
  }
  return !c->diags.error_count;
}

SyntaxOptions compile_syntax_options(const Compilation *c, uint32_t file) {
  uint32_t project = source_file(&c->sources, file)->project;
  const Project *row = project ? &c->projects.items[project - 1] : NULL;
  return (SyntaxOptions){row ? row->defines.items : c->defines.items,
                         row ? row->defines.count : c->defines.count, row ? row->language : 0};
}

static Syn *parse(Compilation *c, uint32_t file) {
  SyntaxOptions options = compile_syntax_options(c, file);
  return syntax_parse_file(&c->tree, &c->names, &c->sources, &c->diags, file, &options);
}

/* A file of a project of tests, parsed anew with what registers its tests. */
static ProgramFile with_tests(Compilation *c, ProgramFile row) {
  uint32_t frameworks = c->projects.items[c->root_project - 1].frameworks;
  size_t size;
  if (!frameworks || c->diags.error_count) return row;
  uint32_t messages = c->diags.list.count, warnings = c->diags.warning_count;
  const char *text = discover_tests(c, row.file, row.tree, frameworks, c->is_last_input, &size);
  if (!text || c->diags.error_count) return row;
  const SourceFile *old = source_file(&c->sources, row.file);
  Name path = old->path;
  SourceKind kind = (SourceKind)old->kind;
  c->diags.list.count = messages, c->diags.warning_count = warnings;
  uint32_t file = source_add(&c->sources, name_text(&c->names, path), kind, text, (uint32_t)size);
  source_set_project(&c->sources, file, c->reading_project);
  return (ProgramFile){file, parse(c, file)};
}

/* Reads and parses a file of the program, after those that it loads; each is taken once. */
static void read_program_file(Compilation *c, const char *path, Span at) {
  for (uint32_t i = 0; i < c->program_files.count; i++) {
    const char *known =
        name_text(&c->names, source_file(&c->sources, c->program_files.items[i].file)->path);
    if (at.file && !strcmp(known, path)) return;
  }
  for (uint32_t i = 0; i < c->loading.count; i++)
    if (!strcmp(c->loading.items[i], path)) {
      diag(&c->diags, at, D_LOAD_CYCLE, path);
      return;
    }
  uint32_t errors = c->diags.error_count;
  uint32_t file = read_source(c, path, source_kind(c, path));
  if (!file) {
    if (at.file && c->diags.error_count > errors) vec_last(&c->diags.list).span = at;
    return;
  }
  if (source_kind(c, path) == SOURCE_CLEF) c->platform.kind = SOURCE_CLEF;
  vec_push(&c->session, &c->loading, path);
  source_set_project(&c->sources, file, c->reading_project);
  ProgramFile row = {file, parse(c, file)};
  bool is_run = !c->find_text; /* an editor's text stays as it is */
  if (is_run && c->reading_project && c->reading_project == c->root_project)
    row = with_tests(c, row);
  script_read_directives(c, file, row.tree, read_program_file);
  (void)vec_pop(&c->loading);
  vec_push(&c->session, &c->program_files, row);
}

void compile_replace(Compilation *c, uint32_t index, const char *text, size_t size) {
  ProgramFile *row = &c->program_files.items[index];
  const SourceFile *old = source_file(&c->sources, row->file);
  const char *path = name_text(&c->names, old->path);
  SourceKind kind = (SourceKind)old->kind;
  uint32_t project = old->project, kept = 0;
  for (uint32_t i = 0; i < c->diags.list.count; i++) {
    const Diag *d = &c->diags.list.items[i];
    if (d->span.file != row->file)
      c->diags.list.items[kept++] = *d;
    else if (d->severity == SEVERITY_ERROR)
      c->diags.error_count--;
    else
      c->diags.warning_count--;
  }
  c->diags.list.count = kept;
  char *bytes = memcpy(arena_alloc(&c->session, size + 1), text, size + 1);
  bytes = repair_utf8(c, bytes, &size);
  uint32_t file = source_add(&c->sources, path, kind, bytes, (uint32_t)size);
  source_set_project(&c->sources, file, project);
  *row = (ProgramFile){file, parse(c, file)};
}

static void print_syntax(void *owner, Text *out) {
  Compilation *c = owner;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    syntax_dump(out, &c->names, c->program_files.items[i].tree);
}

static void print_nothing(void *owner, Text *out) { (void)owner, (void)out; }

bool compile_read(Compilation *c) {
  progress_step("parse", NULL, NULL);
  const Options *o = c->options;
  c->platform = platform_linux(o->machine == MACHINE_AARCH64);
  if (o->library_for_c) c->platform.startup_symbol = NULL;
  types_init(&c->types, &c->session, &c->names, &c->platform);
  psg_init(&c->graph, &c->front, &c->types, &c->names, &c->sources, &c->diags);
  c->graph.keeps_places = !c->options->strip;
  c->graph.is_library_for_c = c->options->library_for_c;
  c->graph.keeps_variables = c->options->debug;
  sema_init(&c->sema, &c->session, &c->front, &c->scratch, &c->graph);
  if (!o->library && !image_load(c)) fatal("this clef has no library image; give -rt DIR");
  sema_find_names(&c->sema);
  if (o->library && !read_library(c, o->library)) return false;
  for (uint32_t i = 0; i < o->sources.count; i++) {
    const char *source = o->sources.items[i];
    if (!project_read(c, source)) vec_push(&c->session, &c->inputs, ((Input){source, 0}));
  }
  for (uint32_t i = 0; i < c->inputs.count; i++) {
    c->reading_project = c->inputs.items[i].project;
    c->is_last_input = i + 1 == c->inputs.count;
    read_program_file(c, c->inputs.items[i].path, (Span){0});
  }
  uint32_t usual_width = dialect_of(c->platform.kind)->has_fixed_int ? 32 : 64;
  c->platform.dimensions[WIDTH_INT] = o->int_bits ? (uint32_t)o->int_bits : usual_width;
  uint32_t bytes = 0;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    bytes += source_file(&c->sources, c->program_files.items[i].file)->size;
  compile_time(c, "parse", "%u files, %u bytes", c->program_files.count, bytes);
  return !c->diags.error_count && !compile_show(c, "parse", print_nothing, c) &&
         !compile_show(c, "syntax", print_syntax, c);
}

static void print_graph(void *owner, Text *out) {
  psg_dump_text(&((Compilation *)owner)->graph, out, false);
}
static void print_instances(void *owner, Text *out) {
  psg_dump_instances(&((Compilation *)owner)->graph, out);
}

/* -stats: source lines on which something reachable begins, the library's (with -rt) included. */
static void print_reachable_lines(Compilation *c) {
  const Graph *g = &c->graph;
  uint32_t count = 0, files = c->sources.files.count;
  uint8_t **seen = NEW_ARRAY(&c->unit, uint8_t *, files);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *node = psg_node(g, (NodeId){i});
    if (!node->reachable || !node->span.file || !source_bytes(&c->sources, node->span.file))
      continue;
    uint32_t line = source_line_column(&c->sources, node->span.file, node->span.start).line;
    uint8_t **lines = &seen[node->span.file];
    if (!*lines)
      *lines = NEW_ARRAY(&c->unit, uint8_t, source_file(&c->sources, node->span.file)->size + 2);
    if (!(*lines)[line]) count++;
    (*lines)[line] = 1;
  }
  fprintf(stderr, "reachable source lines: %u\n", count);
}

/* A program that does nothing. A project that does not say what it makes is a library then, as MSBuild has it anyway. */
static void check_idle(Compilation *c) {
  if (c->diags.error_count || c->is_library || c->options->library_for_c) return;
  if (!psg_check_idle(&c->graph, !c->may_be_library) || !c->may_be_library) return;
  Command command = c->options->command;
  if (command == COMMAND_BUILD || command == COMMAND_RUN || command == COMMAND_EVAL)
    diag(&c->diags, (Span){0}, D_NO_PROGRAM);
}

/* What the project's platform library says of the platform. */
static void read_platform(Compilation *c) {
  for (uint32_t i = 0; i < c->projects.count; i++)
    if (c->platform.library_path && c->projects.items[i].evaluation &&
        !strcmp(c->projects.items[i].evaluation->path, c->platform.library_path))
      psg_read_platform(&c->graph, &c->platform, i + 1);
}

bool compile_enrich(Compilation *c) {
  read_platform(c);
  if (c->diags.error_count) return false;
  bool verify = c->options->verify;
  progress_step("psg", print_graph, c);
  psg_analyse(&c->graph, verify);
  check_idle(c);
  if (c->options->library_for_c && !c->diags.error_count && !c->graph.c_exports.count)
    diag(&c->diags, (Span){0}, D_NO_EXPORTS);
  compile_time(c, "analyse", "%u nodes", c->graph.nodes.count - c->graph.nodes.own_start);
  if (compile_show(c, "psg", print_graph, c) || c->diags.error_count) return false;
  progress_step("saturate", print_graph, c);
  psg_enrich(&c->graph, verify);
  compile_time(c, "enrich", "%u nodes", c->graph.nodes.count - c->graph.nodes.own_start);
  if (c->options->stats) print_reachable_lines(c);
  if (c->diags.error_count) return false;
  return !compile_show(c, "saturate", print_graph, c) &&
         !compile_show(c, "instances", print_instances, c);
}

typedef struct Lowered {
  const Options *options;
  LowerResult result;
} Lowered;

static void print_unit(void *owner, Text *out) { mir_print_unit(owner, out); }
static void print_layout(void *owner, Text *out) {
  layouts_dump(((Lowered *)owner)->result.layouts, out);
}
static void print_mir(void *owner, Text *out) {
  const Lowered *lowered = owner;
  eval_print_unit(lowered->options, lowered->result.unit, out);
}

static uint32_t count_insts(const MirUnit *unit) {
  uint32_t count = 0;
  for (uint32_t f = 1; f < unit->funcs.count; f++)
    if (unit->funcs.items[f]) count += unit->funcs.items[f]->insts.count;
  return count;
}

MirUnit *compile_lower(Compilation *c) {
  progress_step("lower", print_graph, c);
  embed_files(c);
  Lowered lowered = {c->options, lower_program(&c->graph, &c->unit, &c->diags)};
  MirUnit *unit = lowered.result.unit;
  progress_step("mir", print_unit, unit);
  compile_time(c, "lower", "%u functions, %u instructions", unit->funcs.count - 1,
               count_insts(unit));
  if (compile_show(c, "layout", print_layout, &lowered)) return NULL;
  Text problems = text_in(&c->scratch);
  if (c->options->verify && !mir_verify_unit(unit, &problems))
    bug("lower made a wrong program:\n%s", text_string(&problems));
  if (c->diags.error_count || compile_show(c, "mir", print_mir, &lowered)) return NULL;
  arena_end(&c->front); /* what is left of the program is MIR */
  return unit;
}

static bool is_signature(const ProgramFile *file) { return file->tree->flags & SYN_F_VAL; }

/* A signature file refers to a later file with the same module or namespace. */
static void check_signature_place(Compilation *c, uint32_t index) {
  Syn *signature = c->program_files.items[index].tree;
  sema_check_signature_form(&c->sema, signature);
  Span start = {signature->span.file, 0, 0};
  if (signature->flags & SYN_F_IMPLICIT) {
    diag(&c->diags, start, D_SIGNATURE_WITHOUT_HEAD);
    return;
  }
  for (uint32_t i = 0; i < c->program_files.count; i++) {
    if (is_signature(&c->program_files.items[i]) ||
        !sema_signature_is_of(&c->sema, signature, c->program_files.items[i].tree))
      continue;
    if (i < index) diag(&c->diags, start, D_SIGNATURE_LATE);
    return;
  }
  diag(&c->diags, start, D_SIGNATURE_ALONE);
}

/* Where the file at `index` stands in its project. */
static FilePlace place_of(const Compilation *c, uint32_t index) {
  uint32_t project = source_file(&c->sources, c->program_files.items[index].file)->project;
  if (index + 1 == c->program_files.count) return FILE_LAST;
  uint32_t next = source_file(&c->sources, c->program_files.items[index + 1].file)->project;
  if (!project || project == next) return FILE_INNER;
  const Evaluation *evaluation = c->projects.items[project - 1].evaluation; /* packages have none */
  return evaluation && project_is_program(evaluation) ? FILE_LAST_OF_PROGRAM : FILE_LAST_OF_LIBRARY;
}

/* The signature file of the file at `index`, if there is one. */
static Syn *signature_of(Compilation *c, uint32_t index) {
  for (uint32_t i = index; i-- > 0;)
    if (is_signature(&c->program_files.items[i]) &&
        sema_signature_is_of(&c->sema, c->program_files.items[i].tree,
                             c->program_files.items[index].tree))
      return c->program_files.items[i].tree;
  return NULL;
}

bool compile_check(Compilation *c) {
  for (uint32_t i = 0; i < c->library_files.count && !c->diags.error_count; i++) {
    uint32_t file = c->library_files.items[i];
    Syn *tree = parse(c, file);
    if (!c->diags.error_count) sema_check_file(&c->sema, tree, NULL, SOURCE_LIBRARY, FILE_INNER);
  }
  if (c->library_files.count) compile_time(c, "library", "%u files", c->library_files.count);
  if (c->diags.error_count) return false;
  progress_step("check", print_syntax, c);
  for (uint32_t i = 0; i < c->program_files.count; i++)
    if (is_signature(&c->program_files.items[i])) check_signature_place(c, i);
  ProjectAccess *projects = NEW_ARRAY(&c->front, ProjectAccess, c->projects.count + 1);
  for (uint32_t i = 0; i < c->projects.count; i++) {
    const Project *project = &c->projects.items[i];
    projects[i + 1] = (ProjectAccess){project->name, project->friends.items, project->friends.count,
                                      project->is_standard};
  }
  c->sema.access.projects = projects;
  Syn **trees = NEW_ARRAY(&c->front, Syn *, c->program_files.count + 1);
  for (uint32_t i = 0; i < c->program_files.count; i++) trees[i] = c->program_files.items[i].tree;
  for (uint32_t i = 0; i < c->program_files.count; i++) {
    if (c->before_file && !c->before_file(c->file_owner, i)) break;
    ProgramFile *file = &c->program_files.items[i];
    if (is_signature(file)) continue;
    c->sema.file.tree = file->tree;
    c->sema.file.later_files = trees + i + 1;
    c->sema.file.later_count = c->program_files.count - i - 1;
    SourceKind kind = (SourceKind)source_file(&c->sources, file->file)->kind;
    sema_enter_project(&c->sema, source_file(&c->sources, file->file)->project);
    sema_check_file(&c->sema, file->tree, signature_of(c, i), kind, place_of(c, i));
  }
  if (c->before_file) c->before_file(c->file_owner, c->program_files.count);
  compile_time(c, "check", "%u nodes", c->graph.nodes.count - c->graph.nodes.own_start);
  if (c->diags.error_count) psg_check_matches(&c->graph); /* else with the analyses */
  bool unused = warnings_ask(&c->warnings, "FS1182");
  for (uint32_t i = 0; i < c->projects.count; i++)
    unused = unused || warnings_ask(&c->projects.items[i].warnings, "FS1182");
  if (unused) psg_check_unused(&c->graph);
  progress_step("check", NULL, NULL);
  arena_end(&c->tree);
  return !c->diags.error_count && !compile_show(c, "check", print_nothing, c);
}

/* -stats: the most memory that the process had, in pages that were touched. */
static void print_memory(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) == 0) fprintf(stderr, "memory: %ld KiB\n", usage.ru_maxrss);
}

void compile_end(Compilation *c) {
  if (c->options->stats) print_memory();
}

bool compile_has_colour(const Options *o) {
  return o->colour == COLOUR_ALWAYS ||
         (o->colour == COLOUR_AUTO && isatty(2) && !getenv("NO_COLOR"));
}

void compile_judge(Compilation *c) {
  const WarningPolicy **policies =
      NEW_ARRAY(&c->session, const WarningPolicy *, c->projects.count + 1);
  for (uint32_t i = 0; i < c->projects.count; i++) policies[i + 1] = &c->projects.items[i].warnings;
  diags_apply(&c->diags, &c->warnings, policies);
}

bool compile_report(Compilation *c) {
  const Options *o = c->options;
  compile_judge(c);
  if (c->diags.list.count) {
    Text out = text_in(&c->session);
    if (o->json_messages)
      diags_print_json(&c->diags, &out);
    else
      diags_print(&c->diags, &out, compile_has_colour(o));
    fwrite(text_string(&out), 1, out.size, stderr);
    text_add_bytes(&c->messages, text_string(&out), out.size);
    c->diags.list.count = 0; /* once */
  }
  return !c->diags.error_count;
}
