/* solution: reading the two formats, and what each project is for the others.
 *
 * A `.sln` file is lines. `Project("{KIND}") = "NAME", "PATH", "{ID}"` names a project or a folder of the solution, and the
 * section ProjectConfigurationPlatforms has the line `{ID}.CONFIGURATION|PLATFORM.Build.0 = …` for each configuration that
 * builds a project. A `.slnx` file is XML: `Project` elements with a Path, in `Folder` elements or not, and with `Build`
 * elements that leave them out.
 */
#include <errno.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/nuget/paket.h"
#include "clef/driver/project.h"
#include "clef/driver/solution.h"

enum { LARGEST_SOLUTION = 16 << 20, DEEPEST_FOLDER = 64 };

/* One project as a solution lists it. */
typedef struct Listed {
  const char *path, *id;
  Span span;
  bool is_configured, is_built;
} Listed;

typedef struct Solution {
  Compilation *c;
  const char *path, *text;
  uint32_t file;
  VEC(Listed) projects;
  const char *configuration; /* of the solution: `Release|Any CPU` */
  bool failed;
} Solution;

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcasecmp(path + size - length, suffix);
}

bool solution_is_path(const char *path) {
  return has_suffix(path, ".sln") || has_suffix(path, ".slnx");
}

static void fail(Solution *s, Span at, const char *what) {
  diag(&s->c->diags, at, D_SOLUTION_SYNTAX, what);
  s->failed = true;
}

/* Separators are turned; the path is relative to the solution's folder. */
static void add_project(Solution *s, const char *path, const char *id, Span span) {
  Arena *arena = &s->c->session;
  Text text = text_in(arena);
  for (const char *at = path; *at; at++) text_add_char(&text, *at == '\\' ? '/' : *at);
  const char *turned = text_string(&text);
  const char *slash = strrchr(s->path, '/');
  if (*turned != '/' && slash)
    turned = format_in(arena, "%.*s/%s", (int)(slash - s->path), s->path, turned);
  vec_push(arena, &s->projects, ((Listed){path_normal(arena, turned), id, span, false, false}));
}

/* ---- .sln ---- */

/* The text between the next two quotes before `end`; NULL when there is none. */
static const char *next_quoted(Solution *s, const char **at, const char *end) {
  const char *open = memchr(*at, '"', (size_t)(end - *at));
  const char *close = open ? memchr(open + 1, '"', (size_t)(end - open - 1)) : NULL;
  if (!close) return NULL;
  *at = close + 1;
  return format_in(&s->c->session, "%.*s", (int)(close - open - 1), open + 1);
}

static void read_project_line(Solution *s, const char *line, const char *end) {
  static const char folder_kind[] = "{2150E333-8FDC-42A3-9474-1A3956D46DE8}";
  Span span = {s->file, (uint32_t)(line - s->text), (uint32_t)(end - s->text)};
  const char *at = line, *kind = next_quoted(s, &at, end),
             *name = kind ? next_quoted(s, &at, end) : NULL,
             *path = name ? next_quoted(s, &at, end) : NULL,
             *id = path ? next_quoted(s, &at, end) : NULL;
  if (!id)
    fail(s, span, "the line of a project is not 'Project(\"KIND\") = \"NAME\", \"PATH\", \"ID\"'");
  else if (strcasecmp(kind, folder_kind) != 0)
    add_project(s, path, id, span);
}

/* Release|Any CPU where there is such a configuration, else the first one of Release. */
static void take_configuration(Solution *s, const char *line, size_t size) {
  if (size < 8 || strncasecmp(line, "Release|", 8) != 0) return;
  if (s->configuration && (size != 15 || strncasecmp(line, "Release|Any CPU", size) != 0)) return;
  s->configuration = format_in(&s->c->session, "%.*s", (int)size, line);
}

/* `{ID}.Release|Any CPU.ActiveCfg = …`, `{ID}.Release|Any CPU.Build.0 = …` */
static void read_configuration_line(Solution *s, const char *line, size_t size) {
  for (uint32_t i = 0; i < s->projects.count; i++) {
    Listed *project = &s->projects.items[i];
    size_t length = strlen(project->id);
    if (size <= length + 1 || line[length] != '.' || strncasecmp(line, project->id, length) != 0)
      continue;
    project->is_configured = true;
    if (!s->configuration) return;
    const char *rest = line + length + 1;
    size_t left = size - length - 1, wanted = strlen(s->configuration);
    if (left == wanted + 8 && !strncasecmp(rest, s->configuration, wanted) &&
        !strncasecmp(rest + wanted, ".Build.0", 8))
      project->is_built = true;
  }
}

static void read_lines(Solution *s) {
  enum { OUTSIDE, CONFIGURATIONS, PROJECT_CONFIGURATIONS } section = OUTSIDE;
  if (!strstr(s->text, "Microsoft Visual Studio Solution File"))
    fail(s, (Span){s->file, 0, 0}, "the line 'Microsoft Visual Studio Solution File' is missing");
  for (const char *line = s->text; *line && !s->failed;) {
    size_t size = strcspn(line, "\r\n");
    const char *next = line + size + strspn(line + size, "\r\n"), *end = line + size;
    while (line < end && (*line == ' ' || *line == '\t')) line++;
    const char *equals = line < end ? memchr(line, '=', (size_t)(end - line)) : NULL;
    const char *key_end = equals ? equals : end;
    while (key_end > line && (key_end[-1] == ' ' || key_end[-1] == '\t')) key_end--;
    size_t key = (size_t)(key_end - line);
#define STARTS(word) (!strncmp(line, word, sizeof(word) - 1))
    if (STARTS("Project("))
      read_project_line(s, line, end);
    else if (STARTS("GlobalSection(SolutionConfigurationPlatforms)"))
      section = CONFIGURATIONS;
    else if (STARTS("GlobalSection(ProjectConfigurationPlatforms)"))
      section = PROJECT_CONFIGURATIONS;
    else if (STARTS("EndGlobalSection"))
      section = OUTSIDE;
    else if (section == CONFIGURATIONS)
      take_configuration(s, line, key);
    else if (section == PROJECT_CONFIGURATIONS)
      read_configuration_line(s, line, key);
#undef STARTS
    line = next;
  }
}

/* ---- .slnx ---- */

/* Does the pattern of a `Build` element cover the configuration Release? */
static bool is_for_release(const char *pattern) {
  return !pattern || !strncmp(pattern, "*|", 2) || !strncasecmp(pattern, "Release|", 8) ||
         !strcasecmp(pattern, "Release");
}

static void read_elements(Solution *s, const XmlElement *parent, uint32_t depth) {
  for (uint32_t i = 0; i < parent->children.count && depth < DEEPEST_FOLDER; i++) {
    const XmlElement *x = parent->children.items[i];
    if (!strcmp(x->name, "Folder")) read_elements(s, x, depth + 1);
    if (strcmp(x->name, "Project") != 0) continue;
    const char *path = xml_attribute(x, "Path");
    if (!path || !*path) {
      fail(s, x->span, "a <Project> has no Path");
      return;
    }
    add_project(s, path, "", x->span);
    Listed *project = &vec_last(&s->projects);
    project->is_configured = project->is_built = true;
    for (uint32_t k = 0; k < x->children.count; k++) {
      const XmlElement *build = x->children.items[k];
      const char *wanted = xml_attribute(build, "Project");
      if (!strcmp(build->name, "Build") && is_for_release(xml_attribute(build, "Solution")))
        project->is_built = !wanted || strcasecmp(wanted, "false") != 0;
    }
  }
}

static void read_xml(Solution *s) {
  XmlError error = {0};
  XmlElement *root = xml_parse(&s->c->session, s->file, s->text, &error);
  if (!root)
    fail(s, error.span, error.what);
  else if (strcmp(root->name, "Solution") != 0)
    fail(s, root->span, "it does not begin with <Solution>");
  else
    read_elements(s, root, 0);
}

/* ---- members ---- */

static const char *whole_path(Arena *arena, const char *path) {
  char *found = realpath(path, NULL);
  const char *copy = found ? format_in(arena, "%s", found) : path;
  free(found);
  return copy;
}

/* What the evaluation says of each member; its messages come when the project is compiled. */
static void classify(Compilation *c, Members *members) {
  Diags quiet;
  diags_init(&quiet, &c->session, &c->sources);
  for (uint32_t i = 0; i < members->count; i++) {
    Member *m = &members->items[i];
    Evaluation *e = NEW(&c->session, Evaluation);
    e->ignores_missing = true;
    evaluate_project(e, &c->session, &c->sources, &quiet, m->path, NULL, 0);
    if (!e->failed) paket_add_references(e);
    const char *name = evaluation_property(e, "AssemblyName");
    const char *slash = strrchr(m->path, '/'), *base = slash ? slash + 1 : m->path;
    m->name = *name ? name : format_in(&c->session, "%.*s", (int)strlen(base) - 7, base);
    m->is_program = project_is_program(e);
    m->is_test = project_is_test(e);
    for (uint32_t k = 0; k < e->items.count; k++) {
      const Item *item = &e->items.items[k];
      if (strcasecmp(item->type, "ProjectReference") != 0) continue;
      const char *whole = whole_path(&c->session, item->include);
      for (uint32_t other = 0; other < members->count; other++)
        if (other != i && !strcmp(members->items[other].whole, whole)) {
          members->items[other].is_referenced = true;
          vec_push(&c->session, &m->references, other);
        }
    }
  }
}

static void reach(const Members *members, bool *reached, uint32_t index) {
  if (reached[index]) return;
  reached[index] = true;
  const Member *m = &members->items[index];
  for (uint32_t i = 0; i < m->references.count; i++)
    reach(members, reached, m->references.items[i]);
}

/* A circle of references has no root; its first project is made one, so that the circle is reported. */
static void add_roots_of_circles(Compilation *c, Members *members) {
  bool *reached = NEW_ARRAY(&c->session, bool, members->count + 1);
  for (uint32_t i = 0; i < members->count; i++)
    if (!members->items[i].is_referenced) reach(members, reached, i);
  for (uint32_t i = 0; i < members->count; i++) {
    if (reached[i]) continue;
    members->items[i].is_referenced = false;
    reach(members, reached, i);
  }
}

static void add_members(Solution *s, Members *out) {
  Compilation *c = s->c;
  Text others = text_in(&c->session);
  for (uint32_t i = 0; i < s->projects.count; i++) {
    const Listed *project = &s->projects.items[i];
    if (project->is_configured && !project->is_built) continue;
    if (!has_suffix(project->path, ".fsproj")) {
      text_format(&others, "%s%s", others.size ? ", " : "", project->path);
      continue;
    }
    if (access(project->path, R_OK) < 0) {
      diag(&c->diags, project->span, D_CANNOT_READ, project->path, strerror(errno));
      s->failed = true;
      continue;
    }
    const char *whole = whole_path(&c->session, project->path);
    bool is_new = true;
    for (uint32_t k = 0; k < out->count; k++)
      is_new = is_new && strcmp(out->items[k].whole, whole) != 0;
    Member member = {.path = project->path, .whole = whole, .span = project->span};
    if (is_new) vec_push(&c->session, out, member);
  }
  if (others.size) diag(&c->diags, (Span){0}, D_OTHER_LANGUAGES, s->path, text_string(&others));
}

bool solution_read(Compilation *c, const char *path, Members *out) {
  Solution s = {.c = c, .path = path};
  size_t size;
  char *text = read_file(&c->session, path, &size);
  if (!text || size > LARGEST_SOLUTION) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(text ? EFBIG : errno));
    return false;
  }
  s.text = text;
  s.file = source_add(&c->sources, path, SOURCE_FSHARP, text, (uint32_t)size);
  if (has_suffix(path, ".slnx"))
    read_xml(&s);
  else
    read_lines(&s);
  if (s.failed) return false;
  add_members(&s, out);
  if (s.failed) return false;
  if (!out->count) {
    diag(&c->diags, (Span){0}, D_EMPTY_SOLUTION, path);
    return false;
  }
  classify(c, out);
  add_roots_of_circles(c, out);
  return true;
}

const char *solution_find(Compilation *c, const char *path, bool before_project, bool *failed) {
  struct stat info;
  *failed = false;
  if (!strcmp(path, "-") || stat(path, &info) < 0 || !S_ISDIR(info.st_mode))
    return solution_is_path(path) ? path : NULL;
  Paths projects = {0}, solutions = {0};
  project_list(&c->session, path, ".fsproj", &projects);
  project_list(&c->session, path, ".sln", &solutions);
  project_list(&c->session, path, ".slnx", &solutions);
  if ((projects.count == 1 && (!before_project || solutions.count != 1)) || !solutions.count)
    return NULL;
  if (solutions.count == 1)
    return path_normal(&c->session, format_in(&c->session, "%s/%s", path, solutions.items[0]));
  Text names = text_in(&c->session);
  for (uint32_t i = 0; i < solutions.count; i++)
    text_format(&names, "%s%s", i ? ", " : "", solutions.items[i]);
  diag(&c->diags, (Span){0}, D_SEVERAL_SOLUTIONS, path, text_string(&names));
  *failed = true;
  return NULL;
}
