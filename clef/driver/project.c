/* project: .fsproj files.
 *
 * A project file is XML; what matters of it is a handful of elements, so the reader below knows elements, attributes, text,
 * comments and the five named entities, and nothing of MSBuild's evaluation but properties `$(Name)` and conditions that
 * compare two strings. Taken: Compile (in order), ProjectReference (its files come first), OutputType, AssemblyName,
 * DefineConstants, and the properties about warnings. What changes the program and cannot be had (packages, assemblies)
 * is an error that names it; what only concerns .NET's build is passed over, the less usual with a note.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "clef/driver/project.h"

enum { DEEPEST_REFERENCE = 64 };

typedef struct Property {
  const char *name, *value;
  Span span;
  bool is_unknown; /* of no meaning unless `$(Name)` asks for it */
} Property;

typedef struct Attribute {
  const char *name, *value;
} Attribute;

typedef struct Project {
  Compilation *c;
  Arena *arena;
  uint32_t file;
  const char *path, *directory;
  const char *text, *at;
  uint32_t depth; /* of references */
  bool failed, is_referenced;
  VEC(Property) properties;
  VEC(const char *) files; /* of its Compile items: behind those of the projects it refers to */
} Project;

/* An element's start: `<Name a="b">` or `<Name/>`. */
typedef struct Element {
  const char *name;
  VEC(Attribute) attributes;
  Span span;
  bool is_empty, is_end;
} Element;

#define span_here(p, from) \
  ((Span){(p)->file, (uint32_t)((from) - (p)->text), (uint32_t)((p)->at - (p)->text)})

static void wrong(Project *p, const char *from, const char *what) {
  if (!p->failed) diag(&p->c->diags, span_here(p, from), D_PROJECT_SYNTAX, what);
  p->failed = true;
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
static void skip_space(Project *p) {
  while (is_space(*p->at)) p->at++;
}

static const char *copy(Project *p, const char *from, const char *end) {
  static const struct {
    const char *name;
    char c;
  } entities[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
  Text text = text_in(p->arena);
  while (from < end) {
    size_t k = 0;
    while (k < COUNT_OF(entities) && strncmp(from, entities[k].name, strlen(entities[k].name))) k++;
    if (k < COUNT_OF(entities)) {
      text_add_char(&text, entities[k].c);
      from += strlen(entities[k].name);
    } else {
      text_add_char(&text, *from++);
    }
  }
  return text_string(&text);
}

static const char *word(Project *p) {
  const char *from = p->at;
  while (*p->at && !is_space(*p->at) && !strchr("<>/=\"'", *p->at)) p->at++;
  return copy(p, from, p->at);
}

static const char *find_property(Project *p, const char *name) {
  const char *value = NULL;
  for (uint32_t i = p->properties.count; i-- > 0;) {
    Property *row = &p->properties.items[i];
    if (strcmp(row->name, name) != 0) continue;
    if (!value) value = row->value;
    row->is_unknown = false;
  }
  return value ? value : "";
}

/* `$(Name)` by its value; unknown ones are empty, as in MSBuild. */
static const char *expand(Project *p, const char *text) {
  if (!strstr(text, "$(")) return text;
  Text out = text_in(p->arena);
  while (*text) {
    const char *close = text[0] == '$' && text[1] == '(' ? strchr(text, ')') : NULL;
    if (close) {
      text_add(&out, find_property(p, copy(p, text + 2, close)));
      text = close + 1;
    } else {
      text_add_char(&out, *text++);
    }
  }
  return text_string(&out);
}

static const char *attribute(const Element *e, const char *name) {
  for (uint32_t i = 0; i < e->attributes.count; i++)
    if (!strcmp(e->attributes.items[i].name, name)) return e->attributes.items[i].value;
  return NULL;
}

/* The next start or end of an element; false at the end of the file. `*content` is the text before it. */
static bool next_element(Project *p, Element *e, const char **content) {
  const char *from = p->at;
  for (;;) {
    while (*p->at && *p->at != '<') p->at++;
    if (!strncmp(p->at, "<!--", 4)) {
      const char *close = strstr(p->at, "-->");
      if (!close) return wrong(p, p->at, "a comment that is not closed"), false;
      p->at = close + 3;
      continue;
    }
    if (p->at[0] == '<' && (p->at[1] == '?' || p->at[1] == '!')) {
      while (*p->at && *p->at != '>') p->at++;
      continue;
    }
    break;
  }
  *content = copy(p, from, p->at);
  if (!*p->at) return false;
  const char *start = p->at++;
  *e = (Element){0};
  if (*p->at == '/') p->at++, e->is_end = true;
  e->name = word(p);
  if (!*e->name) return wrong(p, start, "'<' without a name"), false;
  for (;;) {
    skip_space(p);
    if (*p->at == '>') break;
    if (p->at[0] == '/' && p->at[1] == '>') {
      e->is_empty = true;
      p->at++;
      break;
    }
    Attribute a = {word(p), NULL};
    skip_space(p);
    if (!*a.name || *p->at != '=') return wrong(p, start, "an element that is not closed"), false;
    p->at++;
    skip_space(p);
    char quote = *p->at;
    const char *close = quote == '"' || quote == '\'' ? strchr(p->at + 1, quote) : NULL;
    if (!close) return wrong(p, start, "an attribute without its value"), false;
    a.value = copy(p, p->at + 1, close);
    p->at = close + 1;
    vec_push(p->arena, &e->attributes, a);
  }
  p->at++;
  e->span = span_here(p, start);
  return true;
}

/* Behind the end of `e`, with the texts in it; with the text of its `child`, when one is asked for, or none. */
static const char *text_of(Project *p, const Element *e, const char *child) {
  Text all = text_in(p->arena);
  uint32_t depth = e->is_empty ? 0 : 1;
  while (depth && !p->failed) {
    Element inner;
    const char *content;
    const char *start = p->at;
    bool more = next_element(p, &inner, &content);
    if (p->failed) break;
    bool is_asked = child && inner.is_end && depth == 2 && !strcmp(inner.name, child);
    if (!child || is_asked) text_add(&all, content);
    if (!more) return wrong(p, start, format_in(p->arena, "<%s> is not closed", e->name)), "";
    if (inner.is_end)
      depth--;
    else if (!inner.is_empty)
      depth++;
  }
  return text_string(&all);
}
static const char *rest_of(Project *p, const Element *e) { return text_of(p, e, NULL); }

static const char *trimmed(Project *p, const char *text) {
  while (is_space(*text)) text++;
  const char *end = text + strlen(text);
  while (end > text && is_space(end[-1])) end--;
  return format_in(p->arena, "%.*s", (int)(end - text), text);
}

/* `'$(A)' == 'b'`, `!=`; anything else does not hold, with a note. */
static bool holds(Project *p, const Element *e) {
  const char *condition = attribute(e, "Condition");
  if (!condition) return true;
  const char *text = trimmed(p, expand(p, condition));
  const char *same = strstr(text, "=="), *other = strstr(text, "!=");
  if (!same && !other) {
    diag(&p->c->diags, e->span, D_PROJECT_IGNORED,
         format_in(p->arena, "the condition \"%s\"", condition));
    return false;
  }
  bool equal = same && (!other || same < other);
  const char *at = equal ? same : other;
  const char *left = trimmed(p, format_in(p->arena, "%.*s", (int)(at - text), text)),
             *right = trimmed(p, at + 2);
  return !strcmp(left, right) == equal;
}

static const char *in_directory(Project *p, const char *path) {
  char *name = arena_alloc(p->arena, strlen(path) + 1);
  strcpy(name, path);
  for (char *c = name; *c; c++)
    if (*c == '\\') *c = '/';
  bool plain = *name == '/' || !*p->directory;
  return plain ? name : format_in(p->arena, "%s/%s", p->directory, name);
}

/* The parts of "a;b". */
#define EACH_PART(part, text) \
  for (const char *at_ = (text), *part; (part = next_part(p, &at_)) != NULL;)
static const char *next_part(Project *p, const char **at) {
  *at += strspn(*at, ";, \t\r\n");
  size_t size = strcspn(*at, ";,\t\r\n");
  if (!size) return NULL;
  const char *part = trimmed(p, format_in(p->arena, "%.*s", (int)size, *at));
  *at += size;
  return part;
}

static void add_codes(Project *p, const char *text, bool errors) {
  EACH_PART(part, text) {
    if (errors)
      vec_push(p->arena, &p->c->warnings.errors, part);
    else
      vec_push(p->arena, &p->c->warnings.off, part);
  }
}

static void refuse(Project *p, const Element *e, const char *what, const char *name) {
  diag(&p->c->diags, e->span, D_PROJECT_REFUSED, format_in(p->arena, "%s '%s'", what, name));
}

/* OtherFlags: what F#'s compiler is told besides. */
static void compiler_flags(Project *p, const Element *e, const char *text) {
  while (*(text += strspn(text, " \t\r\n"))) {
    size_t size = strcspn(text, " \t\r\n");
    const char *flag = format_in(p->arena, "%.*s", (int)size, text), *colon = strchr(flag, ':');
    const char *name = flag + strspn(flag, "-"), *codes = colon ? colon + 1 : "";
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    text += size;
#define IS(wanted) (length == strlen(wanted) && !strncmp(name, wanted, length))
    if (colon && (IS("define") || IS("d")))
      vec_push(p->arena, &p->c->defines, codes);
    else if (colon && IS("nowarn"))
      add_codes(p, codes, false);
    else if (colon && (IS("warnaserror") || IS("warnaserror+")))
      add_codes(p, codes, true);
    else if (colon && IS("warnaserror-"))
      EACH_PART(part, codes) vec_push(p->arena, &p->c->warnings.not_errors, part);
    else if (colon && IS("warnon"))
      EACH_PART(part, codes) vec_push(p->arena, &p->c->warnings.on, part);
    else if (IS("warnaserror") || IS("warnaserror+"))
      p->c->warnings.all_errors = true;
    else
      diag(&p->c->diags, e->span, D_PROJECT_IGNORED, format_in(p->arena, "the flag %s", flag));
#undef IS
  }
}

static void property(Project *p, const Element *e) {
  /* Of .NET's build, packaging and analysers: without effect on what the program does. */
  static const char *const known[] = {"TargetFramework",
                                      "TargetFrameworks",
                                      "RootNamespace",
                                      "Nullable",
                                      "LangVersion",
                                      "Optimize",
                                      "DebugType",
                                      "DebugSymbols",
                                      "Deterministic",
                                      "Version",
                                      "AssemblyVersion",
                                      "FileVersion",
                                      "Authors",
                                      "Company",
                                      "Product",
                                      "Description",
                                      "Copyright",
                                      "PackageId",
                                      "PackageVersion",
                                      "PackageTags",
                                      "PackageLicenseExpression",
                                      "PackageProjectUrl",
                                      "PackageReadmeFile",
                                      "RepositoryUrl",
                                      "RepositoryType",
                                      "IsPackable",
                                      "PackAsTool",
                                      "ToolCommandName",
                                      "GenerateDocumentationFile",
                                      "DocumentationFile",
                                      "SatelliteResourceLanguages",
                                      "ImplicitUsings",
                                      "InvariantGlobalization",
                                      "ServerGarbageCollection",
                                      "ConcurrentGarbageCollection",
                                      "TieredPGO",
                                      "TieredCompilation",
                                      "PublishAot",
                                      "PublishSingleFile",
                                      "PublishTrimmed",
                                      "SelfContained",
                                      "RuntimeIdentifier",
                                      "RuntimeIdentifiers",
                                      "OutputPath",
                                      "BaseOutputPath",
                                      "IntermediateOutputPath",
                                      "BaseIntermediateOutputPath",
                                      "Configuration",
                                      "Configurations",
                                      "Platform",
                                      "Platforms",
                                      "PlatformTarget",
                                      "WarningLevel",
                                      "Tailcalls",
                                      "Prefer32Bit",
                                      "StartupObject",
                                      "AppendTargetFrameworkToOutputPath",
                                      "DisableImplicitFSharpCoreReference",
                                      "FSharpCoreVersion",
                                      "GenerateAssemblyInfo",
                                      "Title",
                                      "RollForward",
                                      "EnableDefaultCompileItems",
                                      "EnableDefaultItems",
                                      "ManagePackageVersionsCentrally",
                                      "UseAppHost"};
  const char *value = trimmed(p, expand(p, rest_of(p, e)));
  if (p->failed || !holds(p, e)) return;
  Property row = {e->name, value, e->span, false};
  vec_push(p->arena, &p->properties, row);
  if (!strcmp(e->name, "OutputType")) {
    if (strcmp(value, "Exe") && strcmp(value, "WinExe")) p->c->is_library = !p->is_referenced;
  } else if (!strcmp(e->name, "AssemblyName")) {
    if (!p->is_referenced) p->c->output_name = value;
  } else if (!strcmp(e->name, "DefineConstants")) {
    EACH_PART(part, value) vec_push(p->arena, &p->c->defines, part);
  } else if (!strcmp(e->name, "NoWarn")) {
    add_codes(p, value, false);
  } else if (!strcmp(e->name, "WarningsAsErrors")) {
    add_codes(p, value, true);
  } else if (!strcmp(e->name, "WarningsNotAsErrors")) {
    EACH_PART(part, value) vec_push(p->arena, &p->c->warnings.not_errors, part);
  } else if (!strcmp(e->name, "WarnOn")) {
    EACH_PART(part, value) vec_push(p->arena, &p->c->warnings.on, part);
  } else if (!strcmp(e->name, "TreatWarningsAsErrors")) {
    p->c->warnings.all_errors = !strcmp(value, "true") || !strcmp(value, "True");
  } else if (!strcmp(e->name, "OtherFlags")) {
    compiler_flags(p, e, value);
  } else {
    for (uint32_t k = 0; k < COUNT_OF(known); k++)
      if (!strcmp(known[k], e->name)) return;
    vec_last(&p->properties).is_unknown = true;
  }
}

static void read_project(Compilation *c, const char *path, uint32_t depth);

static void add_file(Project *p, const Element *e, const char *path) {
  if (access(path, R_OK) < 0)
    diag(&p->c->diags, e->span, D_CANNOT_READ, path, strerror(errno));
  else
    vec_push(p->arena, &p->files, path);
}

/* A package that only the build needs, as analysers and versioning are, is left out; no other can be had. */
static void package(Project *p, const Element *e) {
  const char *name = attribute(e, "Include"), *assets = attribute(e, "PrivateAssets");
  const char *inside = text_of(p, e, "PrivateAssets");
  if (!name) name = attribute(e, "Update");
  if (!assets) assets = inside;
  if (p->failed || !holds(p, e) || !name || !strcmp(name, "FSharp.Core")) return;
  assets += strspn(assets, " \t\r\n");
  if (!strncmp(assets, "all", 3) || !strncmp(assets, "All", 3))
    diag(&p->c->diags, e->span, D_PROJECT_IGNORED, format_in(p->arena, "the package %s", name));
  else
    refuse(p, e, "the package", name);
}

static void item(Project *p, const Element *e) {
  if (!strcmp(e->name, "PackageReference")) {
    package(p, e);
    return;
  }
  const char *include = attribute(e, "Include");
  rest_of(p, e);
  if (p->failed || !holds(p, e)) return;
  if (!strcmp(e->name, "Compile") && include) {
    EACH_PART(part, expand(p, include)) {
      if (strpbrk(part, "*?"))
        refuse(p, e, "files by pattern,", part);
      else
        add_file(p, e, in_directory(p, part));
    }
  } else if (!strcmp(e->name, "ProjectReference") && include) {
    EACH_PART(part, expand(p, include)) read_project(p->c, in_directory(p, part), p->depth + 1);
  } else if (!strcmp(e->name, "Reference") || !strcmp(e->name, "FrameworkReference")) {
    refuse(p, e, "the assembly", include ? include : "");
  } else if (strcmp(e->name, "None") && strcmp(e->name, "Content") &&
             strcmp(e->name, "EmbeddedResource") && strcmp(e->name, "Folder")) {
    const char *what =
        format_in(p->arena, "the item %s%s%s", e->name, include ? " " : "", include ? include : "");
    diag(&p->c->diags, e->span, D_PROJECT_IGNORED, what);
  }
}

static void group(Project *p, const Element *e, void (*member)(Project *, const Element *)) {
  bool wanted = holds(p, e);
  if (e->is_empty) return;
  if (!wanted) {
    rest_of(p, e);
    return;
  }
  Element inner;
  const char *content;
  const char *start = p->at;
  while (next_element(p, &inner, &content)) {
    if (inner.is_end) return;
    member(p, &inner);
    if (p->failed) return;
  }
  wrong(p, start, format_in(p->arena, "<%s> is not closed", e->name));
}

static void read_project(Compilation *c, const char *path, uint32_t depth) {
  for (uint32_t i = 0; i < c->projects.count; i++)
    if (!strcmp(c->projects.items[i], path)) return; /* referenced twice */
  vec_push(&c->session, &c->projects, path);
  if (depth > DEEPEST_REFERENCE) {
    diag(&c->diags, (Span){0}, D_LOAD_CYCLE, path);
    return;
  }
  size_t size;
  char *text = read_file(&c->session, path, &size);
  if (!text || size > UINT32_MAX / 2) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(text ? EFBIG : errno));
    return;
  }
  const char *slash = strrchr(path, '/');
  Project project = {.c = c,
                     .arena = &c->session,
                     .path = path,
                     .text = text,
                     .at = text,
                     .depth = depth,
                     .is_referenced = depth > 0};
  Project *p = &project;
  p->directory = slash ? format_in(p->arena, "%.*s", (int)(slash - path), path) : "";
  p->file = source_add(&c->sources, path, SOURCE_FSHARP, text, (uint32_t)size);
  if (!strncmp(p->at, "\357\273\277", 3)) p->at += 3;
  const char *base = slash ? slash + 1 : path;
  const char *name = format_in(p->arena, "%.*s", (int)(strlen(base) - strlen(".fsproj")), base);
  if (!depth) c->output_name = name;
  Property first[] = {{"Configuration", "Release", {0}, false},
                      {"Platform", "AnyCPU", {0}, false},
                      {"MSBuildProjectName", name, {0}, false},
                      {"MSBuildThisFileDirectory", "", {0}, false},
                      {"MSBuildProjectDirectory", *p->directory ? p->directory : ".", {0}, false}};
  for (uint32_t i = 0; i < COUNT_OF(first); i++) vec_push(p->arena, &p->properties, first[i]);
  Element e;
  const char *content;
  if (!next_element(p, &e, &content) || strcmp(e.name, "Project")) {
    wrong(p, p->text, "it does not begin with <Project>");
    return;
  }
  bool is_closed = e.is_empty;
  while (!p->failed && !is_closed) {
    const char *start = p->at;
    if (!next_element(p, &e, &content)) {
      wrong(p, start, "<Project> is not closed");
      break;
    }
    is_closed = e.is_end;
    if (is_closed) break;
    if (!strcmp(e.name, "PropertyGroup"))
      group(p, &e, property);
    else if (!strcmp(e.name, "ItemGroup"))
      group(p, &e, item);
    else {
      rest_of(p, &e);
      if (!p->failed)
        diag(&c->diags, e.span, D_PROJECT_IGNORED, format_in(p->arena, "<%s>", e.name));
    }
  }
  for (uint32_t i = 0; i < p->properties.count; i++) {
    const Property *row = &p->properties.items[i];
    if (row->is_unknown)
      diag(&c->diags, row->span, D_PROJECT_IGNORED,
           format_in(p->arena, "the property %s", row->name));
  }
  for (uint32_t i = 0; i < p->files.count; i++)
    vec_push(&c->session, &c->inputs, p->files.items[i]);
  if (!depth && !c->inputs.count && !c->diags.error_count)
    wrong(p, p->text, "it names no files: <Compile Include=\"Program.fs\" /> is missing");
}

const char *project_in(Arena *arena, const char *directory) {
  DIR *open = opendir(directory);
  const char *found = NULL;
  uint32_t count = 0;
  struct dirent *entry;
  while (open && (entry = readdir(open))) {
    size_t size = strlen(entry->d_name), length = strlen(".fsproj");
    if (size <= length || strcmp(entry->d_name + size - length, ".fsproj") != 0) continue;
    count++;
    found = !strcmp(directory, ".") ? format_in(arena, "%s", entry->d_name)
                                    : format_in(arena, "%s/%s", directory, entry->d_name);
  }
  if (open) closedir(open);
  return count == 1 ? found : NULL;
}

void project_read(Compilation *c, const char *path) { read_project(c, path, 0); }
