/* fidproj: from TOML to items and properties.
 *
 *   [package]       name, version, description, authors, license
 *   [build]         sources (in order of compilation), output, output_kind = "console" | "freestanding" | "library", defines
 *   [dependencies]  NAME = { path = "folder or file" }; the dependency `platform` is the platform library
 *   [link]          libraries
 *   [compilation]   target, max_stack_size, cryptography_implementation
 *   [optimization]  level
 *   [platform]      word_size, endianness, and predicates: has_avx2 = true …
 *
 * `output_kind` may also stand in front of the tables. A key that is not known is noted, with its place, and has no effect.
 */
#include "clef/driver/fidproj.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "clef/driver/project.h"
#include "clef/driver/toml.h"
#include "clef/driver/toolchain.h"

enum { LARGEST_FILE = 16 << 20 };

typedef struct Reading {
  Compilation *c;
  Evaluation *e;
} Reading;
typedef void ReadKey(Reading *r, const char *name, const TomlValue *value);

static void refuse(Reading *r, const TomlValue *value, const char *what, const char *which) {
  diag(r->e->diags, value->span, D_PROJECT_REFUSED, format_in(r->e->arena, "%s '%s'", what, which));
}

static Item *add_item(Reading *r, const char *type, const char *include, Span span) {
  vec_push(r->e->arena, &r->e->items, ((Item){.type = type, .include = include, .span = span}));
  return &vec_last(&r->e->items);
}

/* ---- keys ---- */

static void read_name(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  evaluation_set(r->e, "AssemblyName", value->text);
}

static void read_version(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  evaluation_set(r->e, "Version", value->text);
}

static void read_nothing(Reading *r, const char *name, const TomlValue *value) {
  (void)r, (void)name, (void)value;
}

static void read_sources(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  for (uint32_t i = 0; i < value->items.count; i++)
    add_item(r, "Compile", evaluation_path(r->e, value->items.items[i]->text),
             value->items.items[i]->span);
}

static void read_output_kind(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  bool is_library = !strcmp(value->text, "library"),
       is_program = !strcmp(value->text, "console") || !strcmp(value->text, "freestanding");
  if (!is_library && !is_program)
    refuse(r, value, "the output kind", value->text);
  else
    evaluation_set(r->e, "OutputType", is_library ? "Library" : "Exe");
}

static void read_defines(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  Text all = text_in(r->e->arena);
  for (uint32_t i = 0; i < value->items.count; i++)
    text_format(&all, "%s;", value->items.items[i]->text);
  evaluation_set(r->e, "DefineConstants", text_string(&all));
}

static void read_libraries(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  for (uint32_t i = 0; i < value->items.count;
       i++) { /* the C library comes with every program that calls C */
    const TomlValue *item = value->items.items[i];
    if (strcmp(item->text, "c") != 0) add_item(r, "ClefLibrary", item->text, item->span);
  }
}

/* A name of the command line, or a triple with a vendor and an environment: x86_64-unknown-linux-gnu. */
static bool find_machine(const char *name, Machine *machine) {
  if (!strcmp(name, "cpu") || !strcmp(name, "native")) {
    *machine = options_own_machine();
    return true;
  }
  if (options_find_machine(name, machine)) return true;
  bool is_intel = !strncmp(name, "x86_64-", 7), is_arm = !strncmp(name, "aarch64-", 8);
  *machine = is_arm ? MACHINE_AARCH64 : MACHINE_X86_64;
  return (is_intel || is_arm) && strstr(name, "-linux");
}

static void read_target(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  Machine machine;
  if (!find_machine(value->text, &machine))
    refuse(r, value, "the target", value->text);
  else
    evaluation_set(r->e, "ClefTarget", machine == MACHINE_AARCH64 ? "aarch64" : "x86_64");
}

static void read_stack_size(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  if (value->number < 64 << 10 || value->number > 1 << 30)
    refuse(r, value, "a stack outside of 64 KiB to 1 GiB:",
           format_in(r->e->arena, "%lld", (long long)value->number));
  else
    evaluation_set(r->e, "ClefStackSize", format_in(r->e->arena, "%lld", (long long)value->number));
}

static void read_level(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  if (value->number < 0 || value->number > 2)
    refuse(r, value, "the level of optimisation",
           format_in(r->e->arena, "%lld", (long long)value->number));
  else
    evaluation_set(r->e, "ClefLevel", format_in(r->e->arena, "%d", (int)value->number));
}

static void read_cryptography(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  if (strcmp(value->text, "inline") != 0) refuse(r, value, "the cryptography", value->text);
}

static void read_word_size(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  if (value->number != 64)
    refuse(r, value, "words of other than 64 bits:",
           format_in(r->e->arena, "%lld", (long long)value->number));
}

static void read_endianness(Reading *r, const char *name, const TomlValue *value) {
  (void)name;
  if (strcmp(value->text, "little") != 0) refuse(r, value, "the byte order", value->text);
}

static const struct KeyRow {
  const char *name; /* table.key */
  TomlKind kind;
  bool is_of_strings; /* of an array: its members are strings */
  ReadKey *read;
} rows[] = {
    {"package.name", TOML_STRING, false, read_name},
    {"package.version", TOML_STRING, false, read_version},
    {"package.description", TOML_STRING, false, read_nothing},
    {"package.authors", TOML_ARRAY, true, read_nothing},
    {"package.license", TOML_STRING, false, read_nothing},
    {"build.sources", TOML_ARRAY, true, read_sources},
    {"build.output", TOML_STRING, false, read_name},
    {"build.output_kind", TOML_STRING, false, read_output_kind},
    {"build.defines", TOML_ARRAY, true, read_defines},
    {"output_kind", TOML_STRING, false, read_output_kind},
    {"link.libraries", TOML_ARRAY, true, read_libraries},
    {"compilation.target", TOML_STRING, false, read_target},
    {"compilation.max_stack_size", TOML_INT, false, read_stack_size},
    {"compilation.cryptography_implementation", TOML_STRING, false, read_cryptography},
    {"optimization.level", TOML_INT, false, read_level},
    {"platform.word_size", TOML_INT, false, read_word_size},
    {"platform.endianness", TOML_STRING, false, read_endianness},
};

static void report_kind(Reading *r, const char *name, const TomlValue *value, const char *wanted) {
  diag(r->e->diags, value->span, D_PROJECT_SYNTAX,
       format_in(r->e->arena, "'%s' is %s, where %s is expected", name, toml_kind_text(value->kind),
                 wanted));
}

/* Has the value the kind of its row? Reports. */
static bool has_kind(Reading *r, const struct KeyRow *row, const TomlValue *value) {
  const char *wanted = row->is_of_strings ? "an array of strings" : toml_kind_text(row->kind);
  if (value->kind != row->kind) {
    report_kind(r, row->name, value, wanted);
    return false;
  }
  for (uint32_t i = 0; row->is_of_strings && i < value->items.count; i++)
    if (value->items.items[i]->kind != TOML_STRING) {
      report_kind(r, row->name, value->items.items[i], "a string");
      return false;
    }
  return true;
}

/* ---- tables with names of their own ---- */

/* NAME = { path = "…" } is a project; a version stands for a package, and there is no place that has packages of Clef. */
static void read_dependency(Reading *r, const TomlValue *value) {
  const TomlValue *path = value->kind == TOML_TABLE ? toml_find(value, "path") : NULL;
  if (!path || path->kind != TOML_STRING) {
    refuse(r, value, "the package", value->key);
    return;
  }
  const char *found = fidproj_of_path(r->e->arena, evaluation_path(r->e, path->text));
  if (!strcmp(value->key, "platform")) evaluation_set(r->e, "ClefPlatform", found);
  add_item(r, "ProjectReference", found, path->span);
}

/* A predicate of the platform; false: the key is none. */
static bool read_predicate(Reading *r, const TomlValue *value) {
  PlatformPredicate predicate = platform_find_predicate(value->key);
  bool is_predicate = predicate != PREDICATE_NONE;
  TomlKind wanted = is_predicate && platform_predicate_is_number(predicate) ? TOML_INT : TOML_BOOL;
  if (!is_predicate && !strncmp(value->key, "has_", 4)) {
    diag(r->e->diags, value->key_span, D_PREDICATE_UNKNOWN, value->key);
    return true;
  }
  if (!is_predicate) return false;
  if (value->kind != wanted ||
      (wanted == TOML_INT && (value->number < 0 || value->number > INT32_MAX))) {
    report_kind(r, value->key, value, toml_kind_text(wanted));
    return true;
  }
  Item *item = add_item(r, "ClefPredicate", value->key, value->span);
  const char *text = format_in(r->e->arena, "%d", (int)value->number);
  vec_push(r->e->arena, &item->metadata, ((Property){"Value", text}));
  return true;
}

static void read_key(Reading *r, const char *table, const TomlValue *value) {
  const char *name = *table ? format_in(r->e->arena, "%s.%s", table, value->key) : value->key;
  if (!strcmp(table, "dependencies")) {
    read_dependency(r, value);
    return;
  }
  for (size_t i = 0; i < COUNT_OF(rows); i++)
    if (!strcmp(rows[i].name, name)) {
      if (has_kind(r, &rows[i], value)) rows[i].read(r, name, value);
      return;
    }
  if (!strcmp(table, "platform") && read_predicate(r, value)) return;
  evaluation_note(r->e, value->key_span, format_in(r->e->arena, "the key %s", name));
}

/* ---- the file ---- */

static bool has_suffix(const char *path, const char *suffix) {
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

bool fidproj_is_path(const char *path) { return has_suffix(path, ".fidproj"); }

const char *fidproj_of_path(Arena *arena, const char *path) {
  struct stat info;
  Paths found = {0};
  if (stat(path, &info) < 0 || !S_ISDIR(info.st_mode)) return path;
  project_list(arena, path, ".fidproj", &found);
  return found.count == 1 ? path_normal(arena, format_in(arena, "%s/%s", path, found.items[0]))
                          : path;
}

void fidproj_evaluate(Compilation *c, Evaluation *e, const char *path) {
  const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path, *why;
  size_t size;
  *e = (Evaluation){.arena = &c->session,
                    .sources = &c->sources,
                    .diags = &c->diags,
                    .path = path,
                    .directory = format_in(&c->session, "%.*s", (int)(base - path), path)};
  char *text = read_file(e->arena, path, &size);
  if (!text || size > LARGEST_FILE) {
    const char *reason = text ? "it is too large" : strerror(errno);
    diag(e->diags, (Span){0}, D_CANNOT_READ, path, reason);
    e->failed = true;
    return;
  }
  uint32_t file = source_add(e->sources, path, SOURCE_CLEF, text, (uint32_t)size);
  Span at;
  TomlValue *root = toml_read(e->arena, file, text, size, &at, &why);
  if (!root) {
    diag(e->diags, at, D_PROJECT_SYNTAX, why);
    e->failed = true;
    return;
  }
  evaluation_set(e, "OutputType", "Exe");
  evaluation_set(e, "MSBuildProjectName",
                 format_in(e->arena, "%.*s", (int)(strlen(base) - strlen(".fidproj")), base));
  Reading reading = {c, e};
  uint32_t errors = e->diags->error_count;
  for (uint32_t i = 0; i < root->items.count; i++) {
    const TomlValue *value = root->items.items[i];
    if (value->kind != TOML_TABLE) read_key(&reading, "", value);
    for (uint32_t k = 0; value->kind == TOML_TABLE && k < value->items.count; k++)
      read_key(&reading, value->key, value->items.items[k]);
  }
  e->failed = e->diags->error_count > errors;
}

/* ---- settings ---- */

/* Sets the predicates that hold, with what they imply, or those that do not. Returns the place of the last. */
static Span set_predicates(Compilation *c, const Evaluation *e, bool hold) {
  Span at = {0};
  for (uint32_t i = 0; i < e->items.count; i++) {
    const Item *item = &e->items.items[i];
    int32_t value = (int32_t)strtol(item_metadata(item, "Value"), NULL, 10);
    if (strcmp(item->type, "ClefPredicate") != 0 || (value != 0) != hold) continue;
    platform_set_predicate(&c->platform, platform_find_predicate(item->include), value);
    at = item->span;
  }
  return at;
}

static void report_conflict(Compilation *c, Span at) {
  PlatformPredicate missing, holds = platform_conflict(&c->platform, &missing);
  if (holds != PREDICATE_NONE)
    diag(&c->diags, at, D_PREDICATE_CONFLICT, platform_predicate_name(holds),
         platform_predicate_name(missing));
}

void fidproj_apply(Compilation *c, const Evaluation *e) {
  const char *target = evaluation_property(e, "ClefTarget"),
             *stack = evaluation_property(e, "ClefStackSize"),
             *level = evaluation_property(e, "ClefLevel"),
             *platform = evaluation_property(e, "ClefPlatform");
  Options *own = NEW(&c->session, Options);
  *own = *c->options;
  if (*target && !own->has_target)
    own->machine = !strcmp(target, "aarch64") ? MACHINE_AARCH64 : MACHINE_X86_64;
  if (*stack && !own->stack_size) own->stack_size = (uint32_t)strtoul(stack, NULL, 10) & ~0xffffu;
  if (*level && !own->has_level) own->level = *level - '0';
  memset(&own->link_libraries, 0, sizeof own->link_libraries);
  for (uint32_t i = 0; i < c->options->link_libraries.count; i++)
    vec_push(&c->session, &own->link_libraries, c->options->link_libraries.items[i]);
  c->platform = platform_linux(own->machine == MACHINE_AARCH64);
  c->platform.kind = SOURCE_CLEF;
  c->platform.library_path = *platform ? platform : NULL;
  if (own->library_for_c) c->platform.startup_symbol = NULL;
  for (uint32_t i = 0; i < e->items.count; i++)
    if (!strcmp(e->items.items[i].type, "ClefLibrary"))
      vec_push(&c->session, &own->link_libraries, e->items.items[i].include);
  c->options = own;
  Span at = set_predicates(c, e, true);
  Span absent = set_predicates(c, e, false);
  report_conflict(c, absent.file ? absent : at);
}
