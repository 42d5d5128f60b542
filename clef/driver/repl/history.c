/* history: see history.h. */
#define _GNU_SOURCE
#include "clef/driver/repl/history.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/base/text.h"

enum {
  ENTRIES = 1000,
  ENTRY_SIZE = 1 << 14, /* bytes; a longer one does not get into the file */
  FILE_SIZE = ENTRIES * 2 * ENTRY_SIZE,
  ATTEMPTS = 20 /* to get the lock, 10 ms apart */
};

static const char *history_path(Arena *arena) {
  const char *base = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
  if (base && *base == '/') return format_in(arena, "%s/clef/history", base);
  return home && *home == '/' ? format_in(arena, "%s/.local/state/clef/history", home) : NULL;
}

/* Makes the folders above the file, for the user alone. */
static void make_folders(Arena *arena, const char *path) {
  for (const char *at = path + 1; *at; at++)
    if (*at == '/') mkdir(format_in(arena, "%.*s", (int)(at - path), path), 0700);
}

static const char *read_entry(Arena *arena, const char *line, size_t size) {
  Text entry = text_in(arena);
  for (size_t i = 0; i < size; i++) {
    bool is_escape = line[i] == '\\' && i + 1 < size;
    if (is_escape) i++;
    text_add_char(&entry, is_escape && line[i] == 'n' ? '\n' : line[i]);
  }
  return text_string(&entry);
}

/* False: the file is there, but it is not for us to replace. */
static bool read_file(History *into) {
  int fd = open(into->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (fd < 0) return errno == ENOENT;
  struct stat info;
  bool good = fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_size <= FILE_SIZE;
  FILE *in = good ? fdopen(fd, "r") : NULL;
  if (!in) return close(fd), false;
  char *line = NULL;
  size_t capacity = 0;
  for (ssize_t size; (size = getline(&line, &capacity, in)) > 0;) {
    if (line[size - 1] == '\n') size--;
    size = (ssize_t)strnlen(line, (size_t)size);
    if (!size) continue;
    vec_push(&into->arena, &into->entries, read_entry(&into->arena, line, (size_t)size));
  }
  free(line);
  good = !ferror(in);
  fclose(in);
  return good;
}

static void write_file(History *all) {
  const char *name = format_in(&all->arena, "%s.new", all->path);
  int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  FILE *out = fd < 0 ? NULL : fdopen(fd, "w");
  if (!out) return;
  uint32_t count = all->entries.count;
  for (uint32_t i = count > ENTRIES ? count - ENTRIES : 0; i < count; i++) {
    for (const char *at = all->entries.items[i]; *at; at++) {
      if (*at == '\n' || *at == '\\') putc('\\', out);
      putc(*at == '\n' ? 'n' : *at, out);
    }
    putc('\n', out);
  }
  bool failed = ferror(out) != 0;
  failed = fclose(out) != 0 || failed;
  if (failed || rename(name, all->path) != 0) unlink(name);
}

/* The lock's descriptor, or -1. */
static int lock_file(Arena *arena, const char *path) {
  const char *name = format_in(arena, "%s.lock", path);
  int fd = open(name, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  for (int i = 0; fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0; i++) {
    if (i == ATTEMPTS || errno != EWOULDBLOCK) return close(fd), -1;
    usleep(10000);
  }
  return fd;
}

static bool add_entry(History *history, const char *entry) {
  if (history->entries.count && !strcmp(vec_last(&history->entries), entry)) return false;
  vec_push(&history->arena, &history->entries, format_in(&history->arena, "%s", entry));
  return true;
}

void history_open(History *history) {
  *history = (History){0};
  arena_init(&history->arena, "history");
  history->path = history_path(&history->arena);
  if (!history->path) return;
  make_folders(&history->arena, history->path);
  char *real = realpath(history->path, NULL); /* a link stays, its target is replaced */
  if (real) history->path = format_in(&history->arena, "%s", real);
  free(real);
  if (!read_file(history)) history->path = NULL;
}

void history_add(History *history, const char *entry) {
  if (!add_entry(history, entry) || !history->path || strlen(entry) > ENTRY_SIZE) return;
  History all = {.path = history->path};
  arena_init(&all.arena, "history file");
  int lock = lock_file(&all.arena, history->path);
  if (lock >= 0) {
    if (read_file(&all) && add_entry(&all, entry)) write_file(&all);
    close(lock);
  }
  arena_end(&all.arena);
}
