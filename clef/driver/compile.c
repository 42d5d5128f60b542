/* compile: the stages in order. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "clef/driver/compile.h"
#include "clef/psg/instances.h"
#include "clef/driver/image.h"
#include "clef/syntax/syntax.h"
#include "clef/lower/lower.h"

enum {
  LARGEST_SOURCE = 256 * 1024 * 1024
}; /* bytes; offsets are 32 bits and tables grow with the text */

void compile_init(Compilation *c, const Options *options) {
  *c = (Compilation){.options = options};
  arena_init(&c->session, "session");
  arena_init(&c->unit, "unit");
  arena_init(&c->func, "func");
  arena_init(&c->scratch, "scratch");
  names_init(&c->names, &c->session);
  sources_init(&c->sources, &c->session, &c->names);
  diags_init(&c->diags, &c->session, &c->sources);
}

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

static SourceKind source_kind(const char *path) {
  return has_suffix(path, ".clef") || has_suffix(path, ".clefx") ? SOURCE_CLEF : SOURCE_FSHARP;
}

/* 0 after a diagnostic. */
static uint32_t read_source(Compilation *c, const char *path, SourceKind kind) {
  size_t size;
  char *bytes = read_file(&c->session, path, &size);
  if (!bytes) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(errno));
    return 0;
  }
  if (size > LARGEST_SOURCE) {
    diag(&c->diags, (Span){0}, D_FILE_TOO_LARGE, path,
         format_in(&c->session, "%d", LARGEST_SOURCE));
    return 0;
  }
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

bool compile_read(Compilation *c) {
  const Options *o = c->options;
  c->platform = (PlatformContext){
      .platform_id = o->machine == MACHINE_X86_64 ? "Linux_x86_64" : "Linux_aarch64",
      .dimensions = {[WIDTH_POINTER] = 64, [WIDTH_REGISTER] = 64, [WIDTH_INT] = 32},
      .pointer_align = 8,
      .kind = SOURCE_FSHARP,
  };
  types_init(&c->types, &c->session, &c->names, &c->platform);
  psg_init(&c->graph, &c->unit, &c->types, &c->names, &c->sources, &c->diags);
  sema_init(&c->sema, &c->session, &c->unit, &c->scratch, &c->graph);
  if (!o->library && !image_load(c)) fatal("this clef has no library image; give -rt DIR");
  sema_find_names(&c->sema);
  if (o->library && !read_library(c, o->library)) return false;
  for (uint32_t i = 0; i < o->sources.count; i++) {
    const char *path = o->sources.items[i];
    uint32_t file = read_source(c, path, source_kind(path));
    if (!file) continue;
    vec_push(&c->session, &c->program_files, file);
    if (source_kind(path) == SOURCE_CLEF) c->platform.kind = SOURCE_CLEF;
  }
  c->platform.dimensions[WIDTH_INT] = o->int_bits                       ? (uint32_t)o->int_bits
                                      : c->platform.kind == SOURCE_CLEF ? 64
                                                                        : 32;
  return !c->diags.error_count;
}

static void print_text(Text *text) { fwrite(text_string(text), 1, text->size, stderr); }

/* psg: phase 4; saturate: phase 5; instances: what each is. */
static void dump_graph(Compilation *c, const char *step) {
  if (!options_dumps(c->options, step)) return;
  Text text = text_in(&c->scratch);
  if (strcmp(step, "instances"))
    psg_dump_text(&c->graph, &text, false);
  else
    psg_dump_instances(&c->graph, &text);
  print_text(&text);
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

bool compile_enrich(Compilation *c) {
  bool verify = c->options->verify;
  psg_analyse(&c->graph, verify);
  dump_graph(c, "psg");
  if (c->diags.error_count) return false;
  psg_enrich(&c->graph, verify);
  if (c->options->stats) print_reachable_lines(c);
  if (c->diags.error_count) return false;
  dump_graph(c, "saturate");
  dump_graph(c, "instances");
  return true;
}

MirUnit *compile_lower(Compilation *c) {
  LowerResult result = lower_program(&c->graph, &c->unit, &c->scratch, &c->diags);
  Text text = text_in(&c->scratch);
  if (options_dumps(c->options, "layout")) layouts_dump(result.layouts, &text);
  if (options_dumps(c->options, "lower")) mir_print_unit(result.unit, &text, 0);
  if (text.size) print_text(&text);
  Text problems = text_in(&c->scratch);
  if (c->options->verify && !mir_verify_unit(result.unit, &problems))
    bug("lower made a wrong program:\n%s", text_string(&problems));
  return c->diags.error_count ? NULL : result.unit;
}

static void check_file(Compilation *c, uint32_t file, bool is_last) {
  static const char *const defines[] = {"COMPILED", "FIDELITY"};
  SyntaxOptions options = {defines, COUNT_OF(defines)};
  Syn *tree = syntax_parse_file(&c->unit, &c->names, &c->sources, &c->diags, file, &options);
  if (c->diags.error_count) return;
  sema_check_file(&c->sema, tree, (SourceKind)source_file(&c->sources, file)->kind, is_last);
}

bool compile_check(Compilation *c) {
  for (uint32_t i = 0; i < c->library_files.count && !c->diags.error_count; i++)
    check_file(c, c->library_files.items[i], false);
  if (c->diags.error_count) return false;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    check_file(c, c->program_files.items[i], i + 1 == c->program_files.count);
  return !c->diags.error_count;
}

bool compile_report(Compilation *c) {
  if (c->diags.list.count) {
    Text out = text_in(&c->session);
    diags_print(&c->diags, &out, isatty(2));
    fwrite(text_string(&out), 1, out.size, stderr);
  }
  return !c->diags.error_count;
}
