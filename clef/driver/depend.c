/* depend: see depend.h. */
#include "clef/driver/depend.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/base/map64.h"
#include "clef/driver/native.h"
#include "clef/driver/testing/frameworks.h"

/* make reads `\ `, `\#` and `$$` in names; a colon needs nothing behind a space. A newline cannot be written. */
static void add_path(Text *out, const char *path) {
  for (; *path; path++) {
    if (*path == '$') text_add(out, "$");
    if (*path == ' ' || *path == '#') text_add(out, "\\");
    text_add_char(out, *path);
  }
}

/* The path of the file that was read; NULL where the text came from elsewhere. */
static const char *path_of(const Compilation *c, uint32_t file) {
  const char *path = name_text(&c->names, source_file(&c->sources, file)->path);
  if (!source_bytes(&c->sources, file) || frameworks_text(path)) return NULL;
  if (c->options->code && !strcmp(path, CODE_PATH)) return NULL;
  return strcmp(path, "stdin") ? path : NULL;
}

void depend_paths(Compilation *c, FilePaths *paths) {
  Map64 seen = {.arena = &c->unit};
  for (uint32_t file = 1; file < c->sources.files.count;
       file = table_next(&c->sources.files, file)) {
    const char *path = path_of(c, file);
    uint64_t key = source_file(&c->sources, file)->path.index;
    if (!path || map64_find(&seen, key)) continue;
    map64_set(&seen, key, 1);
    vec_push(&c->unit, paths, path);
  }
  for (uint32_t i = 0; i < c->embedded.count; i++)
    vec_push(&c->unit, paths, c->embedded.items[i].path);
}

bool depend_has(Compilation *c, const char *path) {
  struct stat one, other;
  FilePaths paths = {0};
  if (stat(path, &one) < 0 || !S_ISREG(one.st_mode)) return false;
  depend_paths(c, &paths);
  for (uint32_t i = 0; i < paths.count; i++)
    if (stat(paths.items[i], &other) == 0 && one.st_dev == other.st_dev &&
        one.st_ino == other.st_ino)
      return true;
  return false;
}

bool depend_write(Compilation *c) {
  const char *output = native_output(c), *path = c->options->depend_path;
  FilePaths paths = {0};
  depend_paths(c, &paths);
  Text text = text_in(&c->unit);
  add_path(&text, output);
  text_add(&text, ":");
  for (uint32_t i = 0; i < paths.count; i++) {
    text_add(&text, " \\\n  ");
    add_path(&text, paths.items[i]);
  }
  text_add(&text, "\n");
  for (uint32_t i = 0; i < paths.count; i++) {
    text_add(&text, "\n");
    add_path(&text, paths.items[i]);
    text_add(&text, ":\n");
  }
  if (!path) path = format_in(&c->unit, "%s.d", output);
  if (write_output(&c->unit, path, text.data, text.size, false)) return true;
  struct stat info; /* a build that fails leaves no program behind */
  if (lstat(output, &info) == 0 && S_ISREG(info.st_mode)) unlink(output);
  return false;
}
