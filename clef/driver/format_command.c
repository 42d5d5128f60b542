/* format_command: see format_command.h. Each file is read, formatted and written by itself. */
#include "clef/driver/format_command.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "clef/driver/compile.h"
#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/project.h"
#include "clef/driver/toolchain.h"
#include "clef/fmt/fmt.h"

typedef struct Formatting {
  Arena *arena;
  const Options *options;
  bool failed;
  uint32_t changed, unchanged;
} Formatting;

static void complain(Formatting *job, const char *path, const char *what) {
  fprintf(stderr, "clef: %s: %s\n", path, what);
  job->failed = true;
}

/* All of standard input. */
static char *read_input(Arena *arena, size_t *size) {
  Text text = text_in(arena);
  char bytes[4096];
  size_t count;
  while ((count = fread(bytes, 1, sizeof bytes, stdin)) > 0) text_add_bytes(&text, bytes, count);
  *size = text.size;
  return ferror(stdin) ? NULL : (char *)(uintptr_t)text_string(&text);
}

static void print_messages(const Options *options, Formatted *result) {
  Text out = text_in(result->diags.arena);
  if (options->json_messages)
    diags_print_json(&result->diags, &out);
  else
    diags_print(&result->diags, &out, compile_has_colour(options));
  fputs(text_string(&out), stderr);
}

/* Writes the new text over the file, which keeps its permissions. */
static void replace_file(Formatting *job, Arena *arena, const char *path, const Text *text) {
  struct stat info;
  bool has_info = stat(path, &info) == 0;
  if (!write_output(arena, path, text->data, text->size, false)) {
    job->failed = true;
    return;
  }
  if (has_info) chmod(path, info.st_mode & 07777);
}

static void finish_file(Formatting *job, Arena *arena, const char *path, bool is_input,
                        Formatted *result, const char *bytes, size_t size) {
  switch (result->outcome) {
  case FORMAT_BROKEN:
    print_messages(job->options, result);
    job->failed = true;
    return;
  case FORMAT_REFUSED:
    complain(job, path, "no layout with the same meaning was found; the file is left as it was");
    return;
  case FORMAT_UNCHANGED:
    job->unchanged++;
    if (is_input && !job->options->check) fwrite(bytes, 1, size, stdout);
    return;
  case FORMAT_CHANGED:
    job->changed++;
    if (job->options->check)
      printf("%s\n", path);
    else if (is_input)
      fwrite(result->text.data, 1, result->text.size, stdout);
    else
      replace_file(job, arena, path, &result->text);
    return;
  }
}

static void format_file(Formatting *job, const char *path) {
  Arena arena;
  arena_init(&arena, "format");
  bool is_input = !strcmp(path, "-");
  size_t size;
  const char *bytes = is_input ? read_input(&arena, &size) : read_file(&arena, path, &size);
  if (!bytes) {
    complain(job, is_input ? "standard input" : path, strerror(errno));
  } else if (size >= UINT32_MAX / 4) {
    complain(job, path, "the file is too large");
  } else {
    const char *name = is_input ? "stdin.fs" : path;
    VEC(const char *) defines = {0};
    for (uint32_t i = 0; i < job->options->defines.count; i++)
      vec_push(&arena, &defines, job->options->defines.items[i]);
    SyntaxOptions syntax = {defines.items, defines.count, 0};
    Formatted result;
    format_source(&arena, name, bytes, (uint32_t)size, &syntax, NULL, &result);
    finish_file(job, &arena, is_input ? name : path, is_input, &result, bytes, size);
  }
  arena_end(&arena);
}

/* ---- folders and projects ---- */

static bool has_suffix(const char *name, const char *suffix) {
  size_t size = strlen(name), length = strlen(suffix);
  return size > length && !strcmp(name + size - length, suffix);
}
static bool is_source(const char *name) {
  return has_suffix(name, ".fs") || has_suffix(name, ".fsx") || has_suffix(name, ".fsi");
}
/* Folders of outputs and of tools. */
static bool is_skipped(const char *name) {
  return name[0] == '.' || !strcmp(name, "bin") || !strcmp(name, "obj") ||
         !strcmp(name, "node_modules") || !strcmp(name, "fable_modules");
}

static int by_name(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void format_folder(Formatting *job, const char *folder) {
  DIR *dir = opendir(folder);
  if (!dir) {
    complain(job, folder, strerror(errno));
    return;
  }
  VEC(char *) names = {0};
  struct dirent *entry;
  while ((entry = readdir(dir)))
    if (!is_skipped(entry->d_name)) {
      char *name = arena_alloc(job->arena, strlen(entry->d_name) + 1);
      memcpy(name, entry->d_name, strlen(entry->d_name));
      vec_push(job->arena, &names, name);
    }
  closedir(dir);
  if (names.count) qsort(names.items, names.count, sizeof *names.items, by_name);
  const char *between = has_suffix(folder, "/") ? "" : "/";
  for (uint32_t i = 0; i < names.count; i++) {
    const char *path = format_in(job->arena, "%s%s%s", folder, between, names.items[i]);
    struct stat info;
    if (lstat(path, &info) < 0) continue;
    if (S_ISDIR(info.st_mode))
      format_folder(job, path);
    else if (S_ISREG(info.st_mode) && is_source(path))
      format_file(job, path);
  }
}

/* The sources that the project lists. */
static void format_project(Formatting *job, const char *path) {
  Names names;
  Sources sources;
  Formatted messages = {0};
  Evaluation project = {.ignores_missing = true};
  names_init(&names, job->arena);
  sources_init(&sources, job->arena, &names);
  diags_init(&messages.diags, job->arena, &sources);
  evaluate_project(&project, job->arena, &sources, &messages.diags, path, NULL, 0);
  if (project.failed) {
    print_messages(job->options, &messages);
    job->failed = true;
    return;
  }
  for (uint32_t i = 0; i < project.items.count; i++)
    if (!strncmp(project.items.items[i].type, "Compile", 7) &&
        is_source(project.items.items[i].include))
      format_file(job, project.items.items[i].include);
}

int format_command(Arena *arena, const Options *options) {
  Formatting job = {.arena = arena, .options = options};
  for (uint32_t i = 0; i < options->sources.count; i++) {
    const char *path = options->sources.items[i];
    struct stat info;
    if (strcmp(path, "-") != 0 && stat(path, &info) == 0 && S_ISDIR(info.st_mode))
      format_folder(&job, path);
    else if (has_suffix(path, ".fsproj"))
      format_project(&job, path);
    else
      format_file(&job, path);
  }
  return job.failed || (options->check && job.changed) ? 1 : 0;
}
