/* evaluation: the two passes over a project file and what it imports. */
#include <errno.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/driver/msbuild/evaluation.h"

enum { DEEPEST_IMPORT = 64, LARGEST_FILE = 16 << 20 };

/* ---- properties ---- */

static Property *find_property(const Evaluation *e, const char *name) {
  for (uint32_t i = 0; i < e->properties.count; i++)
    if (!strcasecmp(e->properties.items[i].name, name)) return &e->properties.items[i];
  return NULL;
}

/* As in MSBuild, a variable of the environment is a property that the files may set. */
const char *evaluation_property(const Evaluation *e, const char *name) {
  const Property *row = find_property(e, name);
  if (row) return row->value;
  const char *value = *name ? getenv(name) : NULL;
  return value ? value : "";
}

bool evaluation_is_true(const Evaluation *e, const char *name) {
  return !strcasecmp(evaluation_property(e, name), "true");
}

void evaluation_set(Evaluation *e, const char *name, const char *value) {
  Property *row = find_property(e, name);
  if (row)
    row->value = value;
  else
    vec_push(e->arena, &e->properties, ((Property){name, value}));
}

void evaluation_note(Evaluation *e, Span at, const char *what) {
  for (uint32_t i = 0; i < e->noted.count; i++)
    if (!strcmp(e->noted.items[i], what)) return;
  vec_push(e->arena, &e->noted, what);
  diag(e->diags, at, D_PROJECT_IGNORED, what);
}

/* ---- files ---- */

static const char *full_path(Evaluation *e, const char *path) {
  char *found = realpath(*path ? path : ".", NULL);
  const char *copy = found ? format_in(e->arena, "%s", found) : path;
  free(found);
  return copy;
}

/* The directory of a path, with its slash; "" when it has none. */
static const char *directory_of(Evaluation *e, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? format_in(e->arena, "%.*s", (int)(slash - path) + 1, path) : "";
}

static const char *base_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static const char *stem_of(Evaluation *e, const char *path) {
  const char *base = base_of(path), *dot = strrchr(base, '.');
  return dot ? format_in(e->arena, "%.*s", (int)(dot - base), base) : base;
}

static void set_this_file(Evaluation *e, const char *path) {
  const char *whole = full_path(e, path);
  evaluation_set(e, "MSBuildThisFile", base_of(whole));
  evaluation_set(e, "MSBuildThisFileName", stem_of(e, whole));
  evaluation_set(e, "MSBuildThisFileFullPath", whole);
  evaluation_set(e, "MSBuildThisFileDirectory", directory_of(e, whole));
}

/* ---- the first pass ---- */

static bool is_element(const XmlElement *x, const char *name) { return !strcasecmp(x->name, name); }

static bool holds(Evaluation *e, const XmlElement *x) {
  return evaluation_holds(e, x->span, xml_attribute(x, "Condition"));
}

static void read_file_of(Evaluation *e, const char *path, Span at);
static void first_pass(Evaluation *e, const XmlElement *parent, const char *path, uint32_t depth);

static bool is_given(const Evaluation *e, const char *name) {
  for (uint32_t i = 0; i < e->given_count; i++)
    if (!strcasecmp(e->given[i].name, name)) return true;
  return false;
}

static void read_properties(Evaluation *e, const XmlElement *group) {
  if (!holds(e, group)) return;
  for (uint32_t i = 0; i < group->children.count; i++) {
    const XmlElement *x = group->children.items[i];
    if (!holds(e, x) || is_given(e, x->name)) continue;
    evaluation_set(e, x->name, text_trim(e->arena, expand_properties(e, x->span, x->text)));
  }
}

/* The SDK's own files are not read: what matters is set by `evaluate_project`. What Paket's targets would do is done by
 * nuget/paket.c. */
static void read_import(Evaluation *e, const XmlElement *x, const char *file) {
  if (!holds(e, x) || xml_attribute(x, "Sdk")) return;
  const char *project = xml_attribute(x, "Project");
  if (!project) return;
  if (strstr(project, "$(MSBuildExtensionsPath") || strstr(project, "$(MSBuildToolsPath") ||
      strstr(project, "$(VSToolsPath") || strstr(project, "Paket.Restore.targets") ||
      strstr(project, "$(FSharpTargetsPath"))
    return;
  const char *path = expand_properties(e, x->span, project);
  /* An import is relative to the file that it stands in, an item to the project. */
  Evaluation here = *e;
  here.directory = directory_of(e, file);
  const char *whole = evaluation_path(&here, path);
  if (strpbrk(path, "*?")) {
    Paths files = {0};
    pattern_files(&here, path, &files);
    for (uint32_t i = 0; i < files.count; i++) read_file_of(e, files.items[i], x->span);
  } else if (*path && access(whole, R_OK) == 0) {
    read_file_of(e, whole, x->span);
    set_this_file(e, file);
  } else if (!e->ignores_missing) {
    diag(e->diags, x->span, D_CANNOT_READ, whole, strerror(*path ? errno : ENOENT));
    e->failed = true;
  }
}

/* Choose: the first When that holds, else Otherwise. */
static void read_choice(Evaluation *e, const XmlElement *choice, const char *path, uint32_t depth) {
  for (uint32_t i = 0; i < choice->children.count; i++) {
    const XmlElement *x = choice->children.items[i];
    bool chosen = is_element(x, "Otherwise") || (is_element(x, "When") && holds(e, x));
    if (!chosen) continue;
    first_pass(e, x, path, depth + 1);
    return;
  }
}

static void first_pass(Evaluation *e, const XmlElement *parent, const char *path, uint32_t depth) {
  static const char *const without_effect[] = {"Target", "UsingTask", "ItemDefinitionGroup",
                                               "ProjectExtensions", "Sdk"};
  if (depth > DEEPEST_IMPORT) return;
  for (uint32_t i = 0; i < parent->children.count && !e->failed; i++) {
    const XmlElement *x = parent->children.items[i];
    if (is_element(x, "PropertyGroup")) {
      read_properties(e, x);
    } else if (is_element(x, "ItemGroup")) {
      vec_push(e->arena, &e->groups, ((ItemGroup){x, path}));
    } else if (is_element(x, "Import")) {
      read_import(e, x, path);
    } else if (is_element(x, "ImportGroup")) {
      if (holds(e, x)) first_pass(e, x, path, depth + 1);
    } else if (is_element(x, "Choose")) {
      read_choice(e, x, path, depth);
    } else {
      size_t k = 0;
      while (k < COUNT_OF(without_effect) && !is_element(x, without_effect[k])) k++;
      bool is_target = is_element(x, "Target"); /* a task may write sources */
      if (k == COUNT_OF(without_effect) || is_target) {
        const char *name = xml_attribute(x, "Name");
        name = name ? format_in(e->arena, " Name=\"%s\"", name) : "";
        evaluation_note(e, x->span, format_in(e->arena, "<%s%s>", x->name, name));
      }
    }
  }
}

static void read_file_of(Evaluation *e, const char *path, Span at) {
  for (uint32_t i = 0; i < e->imports.count; i++)
    if (!strcmp(e->imports.items[i], path)) {
      diag(e->diags, at, D_LOAD_CYCLE, path);
      e->failed = true;
      return;
    }
  size_t size;
  char *text = read_file(e->arena, path, &size);
  if (!text || size > LARGEST_FILE) {
    diag(e->diags, at, D_CANNOT_READ, path, strerror(text ? EFBIG : errno));
    e->failed = true;
    return;
  }
  uint32_t file = source_add(e->sources, path, SOURCE_FSHARP, text, (uint32_t)size);
  XmlError error;
  XmlElement *root = xml_parse(e->arena, file, text, &error);
  if (root && strcasecmp(root->name, "Project") != 0)
    error = (XmlError){root->span, "it does not begin with <Project>"};
  if (error.what) {
    diag(e->diags, error.span, D_PROJECT_SYNTAX, error.what);
    e->failed = true;
    return;
  }
  vec_push(e->arena, &e->imports, path);
  set_this_file(e, path);
  first_pass(e, root, path, 0);
  (void)vec_pop(&e->imports);
}

/* ---- the second pass ---- */

const char *item_metadata(const Item *item, const char *name) {
  for (uint32_t i = item->metadata.count; i-- > 0;)
    if (!strcasecmp(item->metadata.items[i].name, name)) return item->metadata.items[i].value;
  return "";
}

/* The values of an item attribute: properties and `@(Type)` are replaced. */
static const char *expand_items(Evaluation *e, const XmlElement *x, const char *text) {
  text = expand_properties(e, x->span, text);
  const char *open;
  while ((open = strstr(text, "@("))) {
    const char *close = strchr(open, ')');
    if (!close) break;
    size_t size = (size_t)(close - open) - 2;
    Text out = text_in(e->arena);
    text_add_bytes(&out, text, (size_t)(open - text));
    for (uint32_t i = 0; i < e->items.count; i++) {
      const Item *item = &e->items.items[i];
      if (strlen(item->type) != size || strncasecmp(item->type, open + 2, size) != 0) continue;
      text_add(&out, item->include);
      text_add_char(&out, ';');
    }
    text_add(&out, close + 1);
    text = text_string(&out);
  }
  return text;
}

/* Does one of the values of `list` name the item? */
static bool is_listed(Evaluation *e, const char *list, const char *include, bool as_paths) {
  const char *path = as_paths ? evaluation_path(e, include) : include;
  for (const char *at = list, *value; (value = next_value(e->arena, &at));) {
    const char *wanted = as_paths ? evaluation_path(e, value) : value;
    if (as_paths ? pattern_matches(wanted, path) : !strcasecmp(wanted, path)) return true;
  }
  return false;
}

static void add_metadata(Evaluation *e, Item *item, const XmlElement *x) {
  static const char *const operations[] = {"Include",      "Exclude",        "Remove",
                                           "Update",       "Condition",      "Label",
                                           "KeepMetadata", "RemoveMetadata", "KeepDuplicates"};
  for (uint32_t i = 0; i < x->attributes.count; i++) {
    const XmlAttribute *a = &x->attributes.items[i];
    size_t k = 0;
    while (k < COUNT_OF(operations) && strcasecmp(operations[k], a->name) != 0) k++;
    if (k < COUNT_OF(operations)) continue;
    Property row = {a->name, text_trim(e->arena, expand_properties(e, x->span, a->value))};
    vec_push(e->arena, &item->metadata, row);
  }
  for (uint32_t i = 0; i < x->children.count; i++) {
    const XmlElement *child = x->children.items[i];
    if (!holds(e, child)) continue;
    Property row = {child->name,
                    text_trim(e->arena, expand_properties(e, child->span, child->text))};
    vec_push(e->arena, &item->metadata, row);
  }
}

/* Items whose Include names files of the project. */
static bool is_of_files(const char *type) {
  static const char *const types[] = {"Compile",          "CompileBefore", "CompileAfter",
                                      "ProjectReference", "FsLex",         "FsYacc",
                                      "EmbeddedResource"};
  for (size_t i = 0; i < COUNT_OF(types); i++)
    if (!strcasecmp(types[i], type)) return true;
  return false;
}

static void add_item(Evaluation *e, const XmlElement *x, const char *include) {
  Item item = {.type = x->name, .include = include, .span = x->span};
  add_metadata(e, &item, x);
  vec_push(e->arena, &e->items, item);
}

static void read_item(Evaluation *e, const XmlElement *x) {
  if (!holds(e, x)) return;
  const char *include = xml_attribute(x, "Include"), *remove = xml_attribute(x, "Remove"),
             *update = xml_attribute(x, "Update"), *exclude = xml_attribute(x, "Exclude");
  bool files = is_of_files(x->name);
  exclude = exclude ? expand_items(e, x, exclude) : "";
  const char *at = include ? expand_items(e, x, include) : "";
  for (const char *value; (value = next_value(e->arena, &at));) {
    Paths found = {0};
    if (files && strpbrk(value, "*?"))
      pattern_files(e, value, &found);
    else
      vec_push(e->arena, &found, files ? evaluation_path(e, value) : value);
    for (uint32_t i = 0; i < found.count; i++) {
      /* What a pattern found is relative to us already, not to the project. */
      bool excluded = false;
      for (const char *rest = exclude, *other; !excluded && (other = next_value(e->arena, &rest));)
        excluded = files ? pattern_matches(evaluation_path(e, other), found.items[i])
                         : !strcasecmp(other, value);
      if (!excluded) add_item(e, x, found.items[i]);
    }
  }
  remove = remove ? expand_items(e, x, remove) : "";
  update = update ? expand_items(e, x, update) : "";
  if (!*remove && !*update) return;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < e->items.count; i++) {
    Item item = e->items.items[i];
    bool same_type = !strcasecmp(item.type, x->name);
    const char *name = item.include;
    Evaluation plain = *e; /* includes of files are paths from here */
    plain.directory = "";
    bool removed = false, updated = false;
    if (same_type && files) {
      for (const char *rest = remove, *other; !removed && (other = next_value(e->arena, &rest));)
        removed = pattern_matches(evaluation_path(e, other), evaluation_path(&plain, name));
      for (const char *rest = update, *other; !updated && (other = next_value(e->arena, &rest));)
        updated = pattern_matches(evaluation_path(e, other), evaluation_path(&plain, name));
    } else if (same_type) {
      removed = is_listed(e, remove, name, false);
      updated = is_listed(e, update, name, false);
    }
    if (updated) add_metadata(e, &item, x);
    if (!removed) e->items.items[kept++] = item;
  }
  e->items.count = kept;
}

static void second_pass(Evaluation *e) {
  for (uint32_t i = 0; i < e->groups.count; i++) {
    const ItemGroup *group = &e->groups.items[i];
    set_this_file(e, group->file);
    if (!holds(e, group->element)) continue;
    for (uint32_t k = 0; k < group->element->children.count; k++)
      read_item(e, group->element->children.items[k]);
  }
}

/* ---- the project ---- */

/* A file of the repository that the SDK imports by itself. */
static void read_shared(Evaluation *e, const char *name) {
  const char *path = file_above(e->arena, e->directory, name);
  if (path) read_file_of(e, path, (Span){0});
}

/* The framework of several that Clef resembles most: the newest .NET, else the newest .NET Standard, else the first. */
static const char *choose_framework(Evaluation *e, const char *frameworks) {
  const char *best = "";
  double best_rank = -1;
  for (const char *at = frameworks, *name; (name = next_value(e->arena, &at));) {
    double rank = 0;
    if (!strncasecmp(name, "netstandard", 11))
      rank = 100 + strtod(name + 11, NULL);
    else if (!strncasecmp(name, "netcoreapp", 10))
      rank = 200 + strtod(name + 10, NULL);
    else if (!strncasecmp(name, "net", 3) && strchr(name, '.'))
      rank = strchr(name, '-') ? 50 : 300 + strtod(name + 3, NULL); /* net8.0-windows comes last */
    if (rank > best_rank) best = name, best_rank = rank;
  }
  return best;
}

static void set_reserved(Evaluation *e) {
  const char *whole = full_path(e, e->path), *directory = directory_of(e, whole);
  size_t size = strlen(directory);
  const Property rows[] = {
      {"Configuration", "Release"},
      {"Platform", "AnyCPU"},
      {"OS", "Unix"},
      {"MSBuildProjectName", stem_of(e, whole)},
      {"MSBuildProjectFile", base_of(whole)},
      {"MSBuildProjectExtension", strrchr(whole, '.') ? strrchr(whole, '.') : ""},
      {"MSBuildProjectFullPath", whole},
      {"MSBuildProjectDirectory",
       size > 1 ? format_in(e->arena, "%.*s", (int)size - 1, directory) : directory},
      {"MSBuildRuntimeType", "Core"},
      {"MSBuildVersion", "18.0"},
      {"MSBuildToolsVersion", "Current"},
      {"NETCoreSdkVersion", "10.0.100"},
      {"BundledNETCoreAppTargetFrameworkVersion", "10.0"},
      {"UsingMicrosoftNETSdk", "true"},
      {"ImportDirectoryBuildProps", "true"},
      {"ImportDirectoryBuildTargets", "true"},
      {"Language", "F#"},
      {"DefaultLanguageSourceExtension", ".fs"},
      {"BaseIntermediateOutputPath", "obj/"},
      {"IntermediateOutputPath", "obj/Release/"},
  };
  for (size_t i = 0; i < COUNT_OF(rows); i++) evaluation_set(e, rows[i].name, rows[i].value);
  for (uint32_t i = 0; i < e->given_count; i++)
    evaluation_set(e, e->given[i].name, e->given[i].value);
}

/* One evaluation with the framework that is given, if any. */
static void evaluate_once(Evaluation *e) {
  set_reserved(e);
  read_shared(e, "Directory.Build.props");
  read_shared(e, "Directory.Packages.props");
  read_file_of(e, e->path, (Span){0});
  read_shared(e, "Directory.Build.targets");
  if (!e->failed) second_pass(e);
}

void evaluate_project(Evaluation *e, Arena *arena, Sources *sources, Diags *diags, const char *path,
                      const Property *given, uint32_t given_count) {
  *e = (Evaluation){.arena = arena,
                    .sources = sources,
                    .diags = diags,
                    .path = path,
                    .ignores_missing = e->ignores_missing};
  Evaluation first = *e;
  e->directory = directory_of(e, path);
  e->given = given;
  e->given_count = given_count;
  uint32_t before = diags->list.count;
  evaluate_once(e);
  const char *frameworks = evaluation_property(e, "TargetFrameworks");
  if (e->failed || !*frameworks || *evaluation_property(e, "TargetFramework")) return;
  /* As the SDK does it: the project is evaluated anew for one of its frameworks. */
  Property *rows = NEW_ARRAY(arena, Property, given_count + 1);
  for (uint32_t i = 0; i < given_count; i++) rows[i] = given[i];
  rows[given_count] = (Property){"TargetFramework", choose_framework(e, frameworks)};
  first.directory = e->directory;
  diags->list.count = before; /* notes only: an error is a failure */
  *e = first;
  e->given = rows;
  e->given_count = given_count + 1;
  evaluate_once(e);
}
