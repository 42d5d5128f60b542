/* pattern: paths, and which files a pattern of an item means.
 *
 * `*` and `?` stand for characters of one part of a path, `**` for any number of directories. Files come in ASCII order of
 * their paths, so that the order of compilation does not depend on the file system. Directories whose name begins with a
 * dot and the build's own bin and obj are left out, as in the SDK's defaults (DefaultItemExcludes). */
#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "clef/base/base.h"
#include "clef/driver/msbuild/evaluation.h"

enum { DEEPEST_DIRECTORY = 64 };

const char *path_normal(Arena *arena, const char *path) {
  Text out = text_in(arena);
  if (*path == '/') text_add_char(&out, '/');
  size_t root = out.size;
  while (*path) {
    size_t size = strcspn(path, "/");
    bool up = size == 2 && path[0] == '.' && path[1] == '.';
    if (up) {
      size_t last = out.size;
      while (last > root && out.data[last - 1] != '/') last--;
      bool is_up = out.size - last == 2 && out.data[last] == '.' && out.data[last + 1] == '.';
      if (out.size > root && !is_up) {
        out.size = last > root ? last - 1 : root;
        out.data[out.size] = 0;
      } else if (!root) {
        text_add(&out, out.size ? "/.." : "..");
      }
    } else if (size && !(size == 1 && *path == '.')) {
      if (out.size > root) text_add_char(&out, '/');
      text_add_bytes(&out, path, size);
    }
    path += size;
    path += strspn(path, "/");
  }
  return out.size ? text_string(&out) : ".";
}

const char *evaluation_path(const Evaluation *e, const char *path) {
  char *name = arena_alloc(e->arena, strlen(path) + 1);
  strcpy(name, path);
  for (char *c = name; *c; c++)
    if (*c == '\\') *c = '/';
  return path_normal(e->arena,
                     *name == '/' ? name : format_in(e->arena, "%s%s", e->directory, name));
}

const char *file_above(Arena *arena, const char *directory, const char *name) {
  char *whole = realpath(*directory ? directory : ".", NULL);
  const char *found = NULL;
  for (char *slash = whole; slash && !found;) {
    const char *path = format_in(arena, "%s/%s", strcmp(whole, "/") ? whole : "", name);
    struct stat info;
    if (!stat(path, &info) && S_ISREG(info.st_mode)) found = path;
    slash = strrchr(whole, '/');
    if (!slash || !slash[1]) break;
    slash[slash == whole] = 0;
  }
  free(whole);
  return found;
}

/* One part of a path, without '/'. Linear but for the last `*`, to which it goes back. */
static bool part_matches(const char *pattern, size_t size, const char *part, size_t length) {
  const char *end = pattern + size, *part_end = part + length;
  const char *star = NULL, *from = NULL;
  while (part < part_end) {
    if (pattern < end && *pattern == '*') {
      star = ++pattern;
      from = part;
    } else if (pattern < end && (*pattern == '?' || *pattern == *part)) {
      pattern++;
      part++;
    } else if (star) {
      pattern = star;
      part = ++from;
    } else {
      return false;
    }
  }
  while (pattern < end && *pattern == '*') pattern++;
  return pattern == end;
}

bool pattern_matches(const char *pattern, const char *path) {
  const char *star = NULL,
             *from = NULL; /* behind the last `**`, and the part where its rest is tried */
  while (*path) {
    size_t size = strcspn(pattern, "/"), length = strcspn(path, "/");
    if (size == 2 && !strncmp(pattern, "**", 2)) {
      pattern += size;
      pattern += *pattern == '/';
      star = pattern;
      from = path;
      if (!*star) return true;
    } else if (size && part_matches(pattern, size, path, length) &&
               !pattern[size] == !path[length]) {
      pattern += size + (pattern[size] == '/');
      path += length + (path[length] == '/');
    } else if (star) {
      from += strcspn(from, "/");
      if (!*from) return false;
      path = ++from;
      pattern = star;
    } else {
      return false;
    }
  }
  return !*pattern;
}

static int compare_paths(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool is_left_out(const char *name) {
  return *name == '.' || !strcmp(name, "bin") || !strcmp(name, "obj");
}

/* `depth`: how many directories further down a file can match. */
static void walk(const Evaluation *e, const char *directory, const char *pattern, uint32_t depth,
                 Paths *found) {
  DIR *open = opendir(*directory ? directory : ".");
  struct dirent *entry;
  while (open && (entry = readdir(open))) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    const char *path = format_in(e->arena, "%s%s", directory, entry->d_name);
    struct stat info;
    if (stat(path, &info)) continue;
    if (S_ISREG(info.st_mode) && pattern_matches(pattern, path))
      vec_push(e->arena, found, path);
    else if (S_ISDIR(info.st_mode) && depth && !is_left_out(entry->d_name))
      walk(e, format_in(e->arena, "%s/", path), pattern, depth - 1, found);
  }
  if (open) closedir(open);
}

void pattern_files(const Evaluation *e, const char *pattern, Paths *found) {
  /* The walk begins in the last directory before the first wild card. */
  const char *whole = evaluation_path(e, pattern);
  size_t size = strcspn(whole, "*?");
  while (size && whole[size - 1] != '/') size--;
  const char *first = format_in(e->arena, "%.*s", (int)size, whole);
  uint32_t before = found->count;
  uint32_t depth = 0;
  for (const char *c = whole + size; *c; c++) depth += *c == '/';
  walk(e, first, whole, strstr(whole, "**") ? DEEPEST_DIRECTORY : depth, found);
  qsort(found->items + before, found->count - before, sizeof *found->items, compare_paths);
}
