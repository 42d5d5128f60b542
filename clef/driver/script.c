/* script: #load, #r, #I, #time, #help, #quit, #nowarn and #warnon.
 *
 * A script is compiled like any other file. `#load "A.fs"` puts A.fs before it, looked for beside the script and in the
 * folders of `#I`. `#r "nuget: NAME, VERSION"` puts the package's sources before it; `#r` of an assembly is refused.
 * #time, #help and #quit are
 * commands of an interactive session: here they have no effect. #nowarn and #warnon hold from their place to the end of the file.
 */
#include <unistd.h>

#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/project.h"
#include "clef/driver/script.h"

typedef struct Script {
  Compilation *c;
  uint32_t file;
  bool is_script;
  const char *directory;
  VEC(const char *) folders; /* of #I */
  void (*load)(Compilation *c, const char *path, Span at);
} Script;

static const char *argument(Script *s, const Syn *node) {
  if (node->kind == SYN_IDENT) return name_text(&s->c->names, node->name);
  if (node->sub == SYN_CONST_STRING)
    return format_in(&s->c->session, "%s", node->u.bytes); /* the tree ends earlier */
  uint32_t size = node->span.end - node->span.start;
  return format_in(&s->c->session, "%.*s", (int)size,
                   source_bytes(&s->c->sources, s->file) + node->span.start);
}

static const char *below(Script *s, const char *directory, const char *path) {
  if (*path == '/' || !*directory) return path;
  return format_in(&s->c->session, "%s/%s", directory, path);
}

static void load(Script *s, const Syn *node) {
  const char *name = argument(s, node), *path = below(s, s->directory, name);
  for (uint32_t i = 0; i < s->folders.count && access(path, R_OK) != 0; i++) {
    const char *other = below(s, s->folders.items[i], name);
    if (access(other, R_OK) == 0) path = other;
  }
  s->load(s->c, path, node->span);
}

/* `NAME` or `NAME, VERSION`; without a version the newest, as in F#. */
static void request_package(Script *s, const char *text, Span span) {
  Compilation *c = s->c;
  const char *comma = strchr(text, ',');
  Arena *arena = &c->session;
  const char *id =
      text_trim(arena, comma ? format_in(arena, "%.*s", (int)(comma - text), text) : text);
  const char *version = comma ? text_trim(arena, comma + 1) : "*";
  Request request = {.dependency.id = id, .span = span};
  if (package_is_covered(id)) return;
  if (range_read(arena, version, &request.dependency.range))
    vec_push(arena, &c->package_requests, request);
  else
    diag(&c->diags, span, D_PACKAGE_REFUSED, id,
         format_in(arena, "'%s' is no range of versions", version));
}

/* The sources of the packages stand before the script. */
static void load_packages(Script *s) {
  Compilation *c = s->c;
  if (!c->package_requests.count) return;
  uint32_t before = c->inputs.count, project = c->reading_project;
  Span span = c->package_requests.items[0].span;
  project_add_packages(c, s->directory, "", NULL);
  for (uint32_t i = before; i < c->inputs.count; i++) {
    c->reading_project = c->inputs.items[i].project;
    s->load(c, c->inputs.items[i].path, span);
  }
  c->reading_project = project;
  c->inputs.count = before;
}

static void directive(Script *s, Syn *node) {
  Compilation *c = s->c;
  const char *name = name_text(&c->names, node->name);
  if (!strcmp(name, "nowarn") || !strcmp(name, "warnon")) {
    for (uint32_t i = 0; i < node->count; i++) {
      WarningPlace place = {s->file, node->span.start, argument(s, node->items[i]), name[0] == 'w'};
      vec_push(&c->session, &c->warnings.places, place);
    }
    return;
  }
  if (!s->is_script) {
    diag(&c->diags, node->span, D_SCRIPT_ONLY);
    return;
  }
  bool is_load = !strcmp(name, "load"), is_folder = !strcmp(name, "I");
  if (!is_load && !is_folder && strcmp(name, "r")) return;
  if (!node->count)
    diag(&c->diags, node->span, D_BAD_DIRECTIVE, name,
         is_load     ? "\"file\""
         : is_folder ? "\"folder\""
                     : "\"name\"");
  for (uint32_t i = 0; i < node->count; i++) {
    if (is_load) {
      load(s, node->items[i]);
    } else if (is_folder) {
      vec_push(&c->session, &s->folders, below(s, s->directory, argument(s, node->items[i])));
    } else {
      const char *what = argument(s, node->items[i]);
      if (!strncmp(what, "nuget:", 6))
        request_package(s, what + 6, node->items[i]->span);
      else
        diag(&c->diags, node->items[i]->span, D_REFERENCE_REFUSED, what);
    }
  }
}

static void walk(Script *s, Syn *tree) {
  for (uint32_t i = 0; i < tree->count; i++) {
    Syn *node = tree->items[i];
    if (!node) continue;
    if (node->kind == SYN_DIRECTIVE)
      directive(s, node);
    else if (node->kind == SYN_MODULE || node->kind == SYN_NAMESPACE)
      walk(s, node);
  }
}

void script_read_directives(Compilation *c, uint32_t file, Syn *tree,
                            void (*load_file)(Compilation *c, const char *path, Span at)) {
  const char *path = name_text(&c->names, source_file(&c->sources, file)->path);
  const char *slash = strrchr(path, '/');
  Script script = {.c = c, .file = file, .is_script = compile_is_script(path), .load = load_file};
  script.directory = slash ? format_in(&c->session, "%.*s", (int)(slash - path), path) : "";
  walk(&script, tree);
  load_packages(&script);
}
