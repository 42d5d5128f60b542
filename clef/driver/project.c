/* project: from evaluated items and properties to a compilation's inputs.
 *
 * Compile items are compiled in order; CompileOrder and the items CompileBefore and CompileAfter move them, as in F#'s
 * targets. Referenced projects come first, depth first, in the order of their items. A project is one unit for `internal`,
 * for symbols and for warnings. What changes the program and cannot be had is an error that names it; what concerns only
 * .NET's build has no effect, the less usual with a note.
 */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/driver/embed.h"
#include "clef/driver/fidproj.h"
#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/nuget/lock.h"
#include "clef/driver/nuget/paket.h"
#include "clef/driver/project.h"
#include "clef/driver/testing/frameworks.h"

enum { DEEPEST_REFERENCE = 256 };

/* The parts of a list that semicolons, commas or blanks separate. */
static const char *next_part(Arena *arena, const char **at) {
  *at += strspn(*at, ";, \t\r\n");
  size_t size = strcspn(*at, ";, \t\r\n");
  const char *part = size ? format_in(arena, "%.*s", (int)size, *at) : NULL;
  *at += size;
  return part;
}
#define EACH_PART(part, text) \
  for (const char *at_ = (text), *part; (part = next_part(e->arena, &at_)) != NULL;)

/* ---- symbols ---- */

static void define(Evaluation *e, Project *project, const char *symbol) {
  vec_push(e->arena, &project->defines, symbol);
}

/* NET8_0 and NET5_0_OR_GREATER … for net8.0, NETSTANDARD2_1 … for netstandard2.1, NET48 for .NET Framework. */
static void define_framework(Evaluation *e, Project *project) {
  static const char *const net[] = {"5_0", "6_0", "7_0", "8_0", "9_0", "10_0"},
                           *const core[] = {"1_0", "1_1", "2_0", "2_1", "2_2", "3_0", "3_1"},
                           *const standard[] = {"1_0", "1_1", "1_2", "1_3", "1_4",
                                                "1_5", "1_6", "2_0", "2_1"};
  const char *framework = evaluation_property(e, "TargetFramework");
  bool is_standard = !strncasecmp(framework, "netstandard", 11),
       is_core = !strncasecmp(framework, "netcoreapp", 10);
  const char *version = framework + (is_standard                        ? 11
                                     : is_core                          ? 10
                                     : strncasecmp(framework, "net", 3) ? 0
                                                                        : 3);
  if (!isdigit((unsigned char)*version)) return;
  char *symbol = arena_alloc(e->arena, strlen(version) + 1);
  for (size_t i = 0; version[i] && version[i] != '-'; i++)
    symbol[i] = version[i] == '.' ? '_' : version[i];
  project->is_standard = is_standard;
  if (is_standard) {
    define(e, project, "NETSTANDARD");
    define(e, project, format_in(e->arena, "NETSTANDARD%s", symbol));
  } else if (!strchr(symbol, '_')) {
    define(e, project, "NETFRAMEWORK");
    define(e, project, format_in(e->arena, "NET%s", symbol));
    return;
  } else {
    if (!is_core) define(e, project, "NET");
    define(e, project, "NETCOREAPP");
    define(e, project, format_in(e->arena, "%s%s", is_core ? "NETCOREAPP" : "NET", symbol));
  }
  double own = strtod(version, NULL);
#define OR_GREATER(list, prefix, limit)                                            \
  for (size_t i = 0; i < COUNT_OF(list); i++) {                                    \
    double one = strtod(list[i], NULL) + (strchr(list[i], '_')[1] - '0') / 10.0;   \
    if (one <= (limit) + 0.001)                                                    \
      define(e, project, format_in(e->arena, "%s%s_OR_GREATER", prefix, list[i])); \
  }
  if (is_standard) {
    OR_GREATER(standard, "NETSTANDARD", own)
  } else {
    OR_GREATER(core, "NETCOREAPP", own)
    if (!is_core) OR_GREATER(net, "NET", own)
  }
#undef OR_GREATER
}

/* ---- warnings and flags ---- */

static void add_codes(Evaluation *e, Project *project, const char *text, bool errors) {
  EACH_PART(part, text) {
    if (errors)
      vec_push(e->arena, &project->warnings.errors, part);
    else
      vec_push(e->arena, &project->warnings.off, part);
  }
}

/* `8.0`, `8`; `latest`, `default`, `preview` and what is no version: 0. */
static uint32_t language_version(const char *text) {
  char *end;
  unsigned long major = strtoul(text, &end, 10), minor = 0;
  if (end == text || major > 1000) return 0;
  if (*end == '.') minor = strtoul(end + 1, &end, 10);
  return *end ? 0 : (uint32_t)(10 * major + (minor > 9 ? 9 : minor));
}

/* OtherFlags: options of F#'s compiler. */
static void compiler_flags(Evaluation *e, Project *project, Span at, const char *text) {
  EACH_PART(flag, text) {
    const char *colon = strchr(flag, ':');
    const char *name = flag + strspn(flag, "-"), *codes = colon ? colon + 1 : "";
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
#define IS(wanted) (length == strlen(wanted) && !strncmp(name, wanted, length))
    if (colon && (IS("define") || IS("d")))
      define(e, project, codes);
    else if (colon && IS("nowarn"))
      add_codes(e, project, codes, false);
    else if (colon && (IS("warnaserror") || IS("warnaserror+")))
      add_codes(e, project, codes, true);
    else if (colon && IS("warnaserror-"))
      vec_push(e->arena, &project->warnings.not_errors, codes);
    else if (colon && IS("langversion"))
      project->language = language_version(codes);
    else if (colon && IS("warnon"))
      vec_push(e->arena, &project->warnings.on, codes);
    else if (IS("warnaserror") || IS("warnaserror+"))
      project->warnings.all_errors = true;
    else
      evaluation_note(e, at, format_in(e->arena, "the flag %s", flag));
#undef IS
  }
}

static void read_settings(Compilation *c, Evaluation *e, Project *project) {
  for (uint32_t i = 0; i < c->defines.count; i++) define(e, project, c->defines.items[i]);
  EACH_PART(symbol, evaluation_property(e, "DefineConstants")) define(e, project, symbol);
  if (!evaluation_is_true(e, "DisableImplicitFrameworkDefines")) define_framework(e, project);
  const WarningPolicy *given = &c->warnings;
#define TAKE(list)                                 \
  for (uint32_t i = 0; i < given->list.count; i++) \
    vec_push(e->arena, &project->warnings.list, given->list.items[i]);
  TAKE(off)
  TAKE(on)
  TAKE(errors)
  TAKE(not_errors)
#undef TAKE
  project->warnings.all_errors =
      given->all_errors || evaluation_is_true(e, "TreatWarningsAsErrors");
  add_codes(e, project, evaluation_property(e, "NoWarn"), false);
  add_codes(e, project, evaluation_property(e, "WarningsAsErrors"), true);
  EACH_PART(code, evaluation_property(e, "WarningsNotAsErrors"))
  vec_push(e->arena, &project->warnings.not_errors, code);
  EACH_PART(code, evaluation_property(e, "WarnOn")) vec_push(e->arena, &project->warnings.on, code);
  project->language = language_version(evaluation_property(e, "LangVersion"));
  compiler_flags(e, project, (Span){0}, evaluation_property(e, "OtherFlags"));
  if (evaluation_is_true(e, "CheckForOverflowUnderflow"))
    evaluation_note(e, (Span){0}, "the property CheckForOverflowUnderflow");
}

/* ---- references ---- */

static void refuse(Evaluation *e, const Item *item, const char *what) {
  diag(e->diags, item->span, D_PROJECT_REFUSED,
       format_in(e->arena, "%s '%s'", what, item->include));
}

/* Does a name match one of the patterns, in which a `*` at the end stands for anything? ASCII case is ignored. */
static bool is_one_of(const char *name, const char *const *patterns, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t size = strlen(patterns[i]);
    bool open = patterns[i][size - 1] == '*';
    if (open ? !strncasecmp(patterns[i], name, size - 1) : !strcasecmp(patterns[i], name))
      return true;
  }
  return false;
}

/* Packages that make a project one of tests. */
static bool is_test_package(const char *id) {
  static const char *const names[] = {
      "Microsoft.NET.Test.Sdk", "xunit*", "NUnit*", "FsUnit*", "Expecto*", "MSTest*"};
  return is_one_of(id, names, COUNT_OF(names));
}

bool project_is_program(const Evaluation *e) {
  const char *output = evaluation_property(e, "OutputType");
  return !strcasecmp(output, "Exe") || !strcasecmp(output, "WinExe");
}

bool project_is_test(const Evaluation *e) {
  const char *given = evaluation_property(e, "IsTestProject");
  if (*given) return !strcasecmp(given, "true");
  for (uint32_t i = 0; i < e->items.count; i++)
    if (!strcasecmp(e->items.items[i].type, "PackageReference") &&
        is_test_package(e->items.items[i].include))
      return true;
  return false;
}

/* A package that the library covers counts as present, and one that only the build needs is left out. */
static void take_package(Compilation *c, Evaluation *e, Project *project, const Item *item) {
  static const char *const of_build[] = {"Microsoft.SourceLink.*",
                                         "DotNet.ReproducibleBuilds*",
                                         "MinVer",
                                         "Nerdbank.GitVersioning",
                                         "FSharp.Analyzers.*",
                                         "Ionide.*",
                                         "altcover"};
  static const char *const of_tests[] = {
      "Microsoft.NET.Test.Sdk", "Microsoft.TestPlatform.*", "coverlet.*",
      "xunit.runner.*",         "xunit.analyzers",          "NUnit3TestAdapter",
      "NUnit.Analyzers",        "YoloDev.Expecto.TestSdk",  "MSTest.TestAdapter",
      "MSTest.Analyzers",       "JunitXml.TestLogger",      "GitHubActionsTestLogger"};
  if (is_one_of(item->include, of_tests, COUNT_OF(of_tests)))
    return; /* `clef test` does their work */
  if (package_is_covered(item->include)) return;
  uint32_t frameworks = frameworks_of_package(item->include);
  project->frameworks |= frameworks;
  c->frameworks |= frameworks;
  if (frameworks) return;
  const char *assets = item_metadata(item, "PrivateAssets");
  if (!strncasecmp(assets, "all", 3) || is_one_of(item->include, of_build, COUNT_OF(of_build))) {
    evaluation_note(e, item->span, format_in(e->arena, "the package %s", item->include));
    return;
  }
  Request request = {.dependency.id = item->include,
                     .span = item->span,
                     .is_for_dotnet = !strcasecmp(item_metadata(item, "Fable"), "false")};
  const char *version = item_metadata(item, "Version");
  if (*item_metadata(item, "VersionOverride")) version = item_metadata(item, "VersionOverride");
  for (uint32_t i = 0; !*version && i < e->items.count; i++) { /* central package versions */
    const Item *central = &e->items.items[i];
    if (!strcasecmp(central->type, "PackageVersion") && !strcasecmp(central->include, item->include))
      version = item_metadata(central, "Version");
  }
  if (range_read(e->arena, version, &request.dependency.range))
    vec_push(&c->session, &c->package_requests, request);
  else
    diag(e->diags, item->span, D_PACKAGE_REFUSED, item->include,
         format_in(e->arena, "'%s' is no range of versions", version));
}

/* Parts of .NET itself: their names resolve where the library has them. */
static void take_assembly(Evaluation *e, const Item *item) {
  static const char *const present[] = {
      "mscorlib",         "netstandard",          "System", "System.*", "FSharp.Core*",
      "Microsoft.CSharp", "Microsoft.NETCore.App"};
  if (!is_one_of(item->include, present, COUNT_OF(present))) refuse(e, item, "the assembly");
}

/* ---- files ---- */

typedef struct Ordered {
  const Item *item;
  int rank; /* of its place: files of a lower rank come first */
} Ordered;

static int rank_of(const Item *item) {
  const char *order = item_metadata(item, "CompileOrder");
  if (!strcasecmp(order, "CompileFirst")) return 0;
  if (!strcasecmp(order, "CompileBefore") || !strcasecmp(item->type, "CompileBefore")) return 1;
  if (!strcasecmp(order, "CompileAfter") || !strcasecmp(item->type, "CompileAfter")) return 3;
  if (!strcasecmp(order, "CompileLast")) return 4;
  return 2;
}

static void add_files(Compilation *c, const Evaluation *e, uint32_t project) {
  for (int rank = 0; rank <= 4; rank++)
    for (uint32_t i = 0; i < e->items.count; i++) {
      const Item *item = &e->items.items[i];
      bool is_file = !strcasecmp(item->type, "Compile") ||
                     !strcasecmp(item->type, "CompileBefore") ||
                     !strcasecmp(item->type, "CompileAfter");
      if (!is_file || rank_of(item) != rank) continue;
      if (access(item->include, R_OK) < 0) {
        diag(e->diags, item->span, D_CANNOT_READ, item->include, strerror(errno));
        vec_push(&c->session, &c->missing, item->include);
      } else
        vec_push(&c->session, &c->inputs, ((Input){item->include, project}));
    }
}

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

static const char *canonical(Arena *arena, const char *path) {
  char *whole = realpath(path, NULL);
  const char *copy = whole ? format_in(arena, "%s", whole) : path;
  free(whole);
  return copy;
}

static const char *stem(Arena *arena, const char *path) {
  const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path,
             *dot = strrchr(base, '.');
  return format_in(arena, "%.*s", (int)(dot ? dot - base : (ptrdiff_t)strlen(base)), base);
}

/* ---- reading ---- */

/* The projects that lead to `path` again, each with what it references. */
static void report_cycle(Compilation *c, Span at, const char *path) {
  Text text = text_in(&c->session);
  bool in_cycle = false;
  for (uint32_t i = 0; i < c->open_projects.count; i++) {
    in_cycle = in_cycle || !strcmp(c->open_projects.items[i], path);
    if (in_cycle) text_format(&text, "%s -> ", stem(&c->session, c->open_projects.items[i]));
  }
  text_add(&text, stem(&c->session, path));
  diag(&c->diags, at, D_PROJECT_CYCLE, text_string(&text));
}

/* The items that only .NET's build or an editor needs. */
static bool is_without_effect(const char *type) {
  static const char *const types[] = {"None",
                                      "Content",
                                      "Folder",
                                      "PackageVersion",
                                      "GlobalPackageReference",
                                      "Using",
                                      "AssemblyAttribute",
                                      "AssemblyMetadata",
                                      "DotNetCliToolReference",
                                      "Service",
                                      "BootstrapperPackage",
                                      "SupportedPlatform",
                                      "TrimmerRootAssembly",
                                      "RuntimeHostConfigurationOption",
                                      "SourceRoot",
                                      "WCFMetadata",
                                      "Analyzer",
                                      "UpToDateCheckInput",
                                      "Watch",
                                      "EditorConfigFiles",
                                      "AdditionalFiles",
                                      "ProjectCapability",
                                      "KnownFrameworkReference",
                                      "CopyFileToFolders",
                                      "Resource"};
  return is_one_of(type, types, COUNT_OF(types));
}

static void read_project(Compilation *c, const char *path, Span at);

static void refuse_repository(Compilation *c, const Item *item, const char *why) {
  diag(&c->diags, item->span, D_REPOSITORY_REFUSED, item->include, why);
}

/* A project of a repository at a commit; its path stays in the repository. */
static void take_repository(Compilation *c, Evaluation *e, const Item *item) {
  GitReference reference = {item->include, item_metadata(item, "Commit")};
  const char *why, *project = item_metadata(item, "Project");
  Feeds feeds;
  feeds_configure(&feeds, &c->session, e->directory);
  const char *folder = git_install(&feeds, &reference, &why);
  if (!folder) {
    refuse_repository(c, item, why);
    return;
  }
  Text turned = text_in(&c->session);
  for (; *project; project++) text_add_char(&turned, *project == '\\' ? '/' : *project);
  const char *path = path_normal(&c->session, text_string(&turned));
  bool leaves = *path == '/' || (path[0] == '.' && path[1] == '.' && (!path[2] || path[2] == '/'));
  const char *whole = format_in(&c->session, "%s/%s", folder, path);
  if (!*path || leaves || access(whole, R_OK) < 0) {
    refuse_repository(
        c, item, *path ? "its Project is no file of the repository" : "its Project is missing");
    return;
  }
  bool is_known = false;
  for (uint32_t i = 0; i < c->git_references.count; i++)
    is_known = is_known || (!strcmp(c->git_references.items[i].url, reference.url) &&
                            !strcmp(c->git_references.items[i].commit, reference.commit));
  if (!is_known) vec_push(&c->session, &c->git_references, reference);
  read_project(c, whole, item->span);
}

static void take_item(Compilation *c, Evaluation *e, Project *project, const Item *item) {
#define IS(name) (!strcasecmp(item->type, name))
  if (IS("ClefLibrary") || IS("ClefPredicate")) {
    return; /* of the root: fidproj_apply */
  } else if (IS("ProjectReference")) {
    read_project(c, item->include, item->span);
  } else if (IS("GitReference")) {
    take_repository(c, e, item);
  } else if (IS("PackageReference")) {
    take_package(c, e, project, item);
  } else if (IS("Reference") || IS("FrameworkReference") || IS("COMReference")) {
    take_assembly(e, item);
  } else if (IS("InternalsVisibleTo")) {
    vec_push(e->arena, &project->friends, item->include);
  } else if (IS("EmbeddedResource")) {
    embed_item(c, e, item);
  } else if (IS("FsYacc")) {
    refuse(e, item, "a parser generator for");
  } else if (IS("FsLex")) {
    refuse(e, item, "a lexer generator for");
  } else if (!IS("Compile") && !IS("CompileBefore") && !IS("CompileAfter") &&
             !is_without_effect(item->type)) {
    evaluation_note(e, item->span,
                    format_in(e->arena, "the item %s %s", item->type, item->include));
  }
#undef IS
}

static void read_project(Compilation *c, const char *path, Span at) {
  const char *whole = canonical(&c->session, path);
  for (uint32_t i = 0; i < c->open_projects.count; i++)
    if (!strcmp(c->open_projects.items[i], whole)) {
      report_cycle(c, at, whole);
      return;
    }
  for (uint32_t i = 0; i < c->projects.count; i++)
    if (!strcmp(c->projects.items[i].path, whole)) return;
  bool is_clef = fidproj_is_path(path);
  if (!is_clef && !has_suffix(path, ".fsproj")) {
    diag(&c->diags, at, D_PROJECT_REFUSED, format_in(&c->session, "the project '%s'", path));
    return;
  }
  if (c->open_projects.count > DEEPEST_REFERENCE) {
    const char *limit =
        format_in(&c->session, "project references nested deeper than %d in", DEEPEST_REFERENCE);
    diag(&c->diags, at, D_PROJECT_REFUSED, format_in(&c->session, "%s '%s'", limit, path));
    return;
  }
  vec_push(&c->session, &c->open_projects, whole);
  Evaluation *e = NEW(&c->session, Evaluation);
  if (is_clef)
    fidproj_evaluate(c, e, path);
  else
    evaluate_project(e, &c->session, &c->sources, &c->diags, path, NULL, 0);
  if (!e->failed) {
    if (!is_clef) paket_add_references(e);
    const char *name = evaluation_property(e, "AssemblyName");
    Project project = {.path = whole,
                       .name = *name ? name : stem(&c->session, path),
                       .evaluation = e,
                       .is_clef = is_clef};
    read_settings(c, e, &project);
    for (uint32_t i = 0; i < e->items.count; i++) take_item(c, e, &project, &e->items.items[i]);
    vec_push(&c->session, &c->projects, project);
  }
  (void)vec_pop(&c->open_projects);
}

/* ---- packages ---- */

/* Leaves out Fable's symbols, which project files define themselves too. */
static void undefine_fable(Project *project) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < project->defines.count; i++) {
    bool is_fable = false;
    for (uint32_t k = 0; package_symbol(k); k++)
      is_fable = is_fable || !strcmp(project->defines.items[i], package_symbol(k));
    if (!is_fable) project->defines.items[kept++] = project->defines.items[i];
  }
  project->defines.count = kept;
}

/* The sources of a package, as its project file lists them, for Fable or for .NET. Its dependencies are those of the nuspec. What
 * could be better about them is of no use to users of the package. */
static void add_package(Compilation *c, const Package *package) {
  Evaluation *e = NEW(&c->session, Evaluation);
  package_evaluate(e, &c->session, &c->diags, package->project, !package->is_for_dotnet);
  if (e->failed) return;
  Project project = {
      .path = canonical(&c->session, package->project), .name = package->id, .evaluation = e};
  read_settings(c, e, &project);
  for (uint32_t i = 0; package_symbol(i); i++) define(e, &project, package_symbol(i));
  if (package->is_for_dotnet) undefine_fable(&project);
  project.warnings.is_silent = project.is_package = true;
  vec_push(&c->session, &c->projects, project);
  add_files(c, e, c->projects.count);
}

void project_add_packages(Compilation *c, const char *directory, const char *framework,
                          const char *lock_path) {
  Resolution *r = NEW(&c->session, Resolution);
  r->arena = &c->session;
  r->diags = &c->diags;
  feeds_configure(&r->feeds, &c->session, directory);
  r->lock = lock_path ? lock_read(&c->session, lock_path, framework) : NULL;
  resolve_packages(r, c->package_requests.items, c->package_requests.count);
  c->package_requests.count = 0;
  c->resolution = r;
  for (uint32_t i = 0; i < r->packages.count; i++)
    if (r->packages.items[i].project) add_package(c, &r->packages.items[i]);
}

/* The libraries of tests that any project requests come before all projects. Each is a project of its own. */
static void add_frameworks(Compilation *c) {
  for (uint32_t i = 0; i < frameworks_count(); i++) {
    const char *path = frameworks_path(i, c->frameworks);
    if (!path) continue;
    Project project = {.path = path, .name = "clef.testing", .is_package = true};
    vec_push(&c->session, &project.defines, "COMPILED");
    vec_push(&c->session, &c->projects, project);
    vec_push(&c->session, &c->inputs, ((Input){path, c->projects.count}));
  }
}

static void read_root(Compilation *c, const char *path) {
  uint32_t first = c->projects.count;
  read_project(c, path, (Span){0});
  uint32_t end = c->projects.count;
  if (end == first) return;
  const Evaluation *root = c->projects.items[end - 1].evaluation;
  const char *output = evaluation_property(root, "OutputType"),
             *lock = evaluation_property(root, "NuGetLockFilePath");
  c->root = root;
  if (fidproj_is_path(path)) fidproj_apply(c, root);
  c->output_name = c->projects.items[end - 1].name;
  c->may_be_library = !*output;
  c->is_library = *output && !project_is_program(root);
  c->framework = evaluation_property(root, "TargetFramework");
  c->lock_path = evaluation_path(root, *lock ? lock : "packages.lock.json");
  c->root_project = end;
  c->may_be_library = c->may_be_library || c->frameworks;
  add_frameworks(c);
  if (c->package_requests.count)
    project_add_packages(c, root->directory, c->framework, c->lock_path);
  uint32_t inputs = c->inputs.count;
  for (uint32_t i = first; i < end; i++) add_files(c, c->projects.items[i].evaluation, i + 1);
  if (inputs == c->inputs.count && !c->diags.error_count)
    diag(&c->diags, (Span){0}, D_PROJECT_SYNTAX,
         fidproj_is_path(path)
             ? "it names no files: sources = [\"main.clef\"] of [build] is missing"
             : "it names no files: <Compile Include=\"Program.fs\" /> is missing");
}

/* "a solution" and so on, when it is no F# project; else NULL. */
static const char *other_project(const char *path) {
  return has_suffix(path, ".sln") || has_suffix(path, ".slnx") ? "a solution"
         : has_suffix(path, ".slnf")                           ? "a filter of a solution"
         : has_suffix(path, ".csproj")                         ? "a C# project"
         : has_suffix(path, ".vbproj")                         ? "a Visual Basic project"
                                                               : NULL;
}

bool project_is_path(const char *path) {
  struct stat info;
  return has_suffix(path, ".fsproj") || fidproj_is_path(path) ||
         (strcmp(path, "-") && stat(path, &info) == 0 && S_ISDIR(info.st_mode));
}

void project_list(Arena *arena, const char *folder, const char *suffix, Paths *out) {
  DIR *open = opendir(folder);
  struct dirent *entry;
  uint32_t first = out->count;
  while (open && (entry = readdir(open))) {
    if (!has_suffix(entry->d_name, suffix)) continue;
    const char *name = format_in(arena, "%s", entry->d_name);
    vec_push(arena, out, name);
    uint32_t i = out->count - 1;
    for (; i > first && strcmp(out->items[i - 1], name) > 0; i--) out->items[i] = out->items[i - 1];
    out->items[i] = name;
  }
  if (open) closedir(open);
}

bool project_is_in(Arena *arena, const char *folder) {
  Paths found = {0};
  project_list(arena, folder, ".fsproj", &found);
  project_list(arena, folder, ".fidproj", &found);
  project_list(arena, folder, ".sln", &found);
  project_list(arena, folder, ".slnx", &found);
  return found.count > 0;
}

static void read_folder(Compilation *c, const char *folder) {
  Paths found = {0};
  project_list(&c->session, folder, ".fsproj", &found);
  if (!found.count) project_list(&c->session, folder, ".fidproj", &found);
  if (found.count == 1) {
    const char *path = format_in(&c->session, "%s/%s", folder, found.items[0]);
    read_root(c, path_normal(&c->session, path));
  } else if (!found.count) {
    diag(&c->diags, (Span){0}, D_NO_PROJECT, folder);
  } else {
    Text names = text_in(&c->session);
    for (uint32_t i = 0; i < found.count; i++)
      text_format(&names, "%s%s", i ? ", " : "", found.items[i]);
    diag(&c->diags, (Span){0}, D_SEVERAL_PROJECTS, folder, text_string(&names));
  }
}

bool project_read(Compilation *c, const char *path) {
  struct stat info;
  bool is_folder = strcmp(path, "-") && stat(path, &info) == 0 && S_ISDIR(info.st_mode);
  if (is_folder)
    read_folder(c, path);
  else if (other_project(path))
    diag(&c->diags, (Span){0}, D_OTHER_PROJECT, path, other_project(path));
  else if (has_suffix(path, ".fsproj") || fidproj_is_path(path))
    read_root(c, path);
  else
    return false;
  return true;
}
