/* watch: see watch.h. */
#define _GNU_SOURCE
#include "clef/driver/watch.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "clef/driver/depend.h"

enum {
  QUIET = 10,     /* ms without a change until a round begins: an editor writes several times */
  PATIENCE = 500, /* ms that a round has to end by SIGTERM */
  CHANGES = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE,
};

/* ---- the process of a round ---- */

static void report(int to, const char *path) {
  size_t size = strlen(path) + 1;
  while (size) {
    ssize_t count = write(to, path, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;
    path += count, size -= (size_t)count;
  }
}

void watch_report(Compilation *c) {
  int to = c->options->inputs;
  if (!to) return;
  for (uint32_t i = 0; i < c->options->sources.count; i++) report(to, c->options->sources.items[i]);
  for (uint32_t i = 0; i < c->inputs.count; i++)
    report(to, c->inputs.items[i].path); /* also what could not be read */
  for (uint32_t i = 0; i < c->missing.count; i++) report(to, c->missing.items[i]);
  FilePaths read = {0};
  depend_paths(c, &read);
  for (uint32_t i = 0; i < read.count; i++) report(to, read.items[i]);
}

/* ---- the process that waits ---- */

typedef struct Folder {
  int watch;        /* inotify's number */
  const char *path; /* "" or with a slash at the end */
} Folder;
typedef struct Watched {
  uint32_t folder;
  const char *name; /* in the folder */
} Watched;

typedef struct Watcher {
  Arena arena;           /* of a round */
  int inotify, children; /* the second is a signalfd of SIGCHLD */
  int from;              /* the pipe of the round; -1 behind its end */
  pid_t round;           /* 0: it has ended */
  struct timespec begin;
  Text paths; /* what came through the pipe and is no whole path yet */
  VEC(Folder) folders;
  VEC(Watched) files;
  VEC(uint32_t) project_folders; /* those that the command line names */
  bool is_changed;
} Watcher;

static uint32_t folder_of(Watcher *w, const char *path) {
  for (uint32_t i = 0; i < w->folders.count; i++)
    if (!strcmp(w->folders.items[i].path, path)) return i;
  Folder folder = {inotify_add_watch(w->inotify, *path ? path : ".", CHANGES), path};
  vec_push(&w->arena, &w->folders, folder);
  return w->folders.count - 1;
}

static void watch_file(Watcher *w, const char *path) {
  struct stat info;
  bool exists = stat(path, &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) { /* any project file in it may be meant */
    vec_push(&w->arena, &w->project_folders, folder_of(w, format_in(&w->arena, "%s/", path)));
    return;
  }
  const char *slash = strrchr(path, '/');
  const char *folder = format_in(&w->arena, "%.*s", slash ? (int)(slash - path) + 1 : 0, path);
  Watched file = {folder_of(w, folder), format_in(&w->arena, "%s", slash ? slash + 1 : path)};
  for (uint32_t i = 0; i < w->files.count; i++)
    if (w->files.items[i].folder == file.folder && !strcmp(w->files.items[i].name, file.name))
      return;
  vec_push(&w->arena, &w->files, file);
  if (!exists) return;
  bool is_later =
      info.st_mtim.tv_sec > w->begin.tv_sec ||
      (info.st_mtim.tv_sec == w->begin.tv_sec && info.st_mtim.tv_nsec > w->begin.tv_nsec);
  if (is_later) w->is_changed = true; /* after it was read, or while */
}

static void read_paths(Watcher *w) {
  char bytes[4096];
  ssize_t count = read(w->from, bytes, sizeof bytes);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) {
    close(w->from);
    w->from = -1;
    return;
  }
  for (ssize_t i = 0; i < count; i++) {
    if (bytes[i]) {
      text_add_char(&w->paths, bytes[i]);
      continue;
    }
    watch_file(w, text_string(&w->paths));
    w->paths.size = 0;
  }
}

static bool is_watched(const Watcher *w, const struct inotify_event *event) {
  for (uint32_t i = 0; event->len && i < w->files.count; i++) {
    const Watched *file = &w->files.items[i];
    if (w->folders.items[file->folder].watch == event->wd && !strcmp(file->name, event->name))
      return true;
  }
  const char *suffix = event->len ? strrchr(event->name, '.') : NULL;
  bool is_project =
      suffix && (!strcmp(suffix, ".fsproj") || !strcmp(suffix, ".sln") || !strcmp(suffix, ".slnx"));
  for (uint32_t i = 0; is_project && i < w->project_folders.count; i++)
    if (w->folders.items[w->project_folders.items[i]].watch == event->wd) return true;
  return (event->mask & IN_Q_OVERFLOW) != 0;
}

static void read_changes(Watcher *w) {
  _Alignas(struct inotify_event) char bytes[4096];
  ssize_t count = read(w->inotify, bytes, sizeof bytes);
  for (ssize_t at = 0; at < count;) {
    const struct inotify_event *event = (const struct inotify_event *)(bytes + at);
    if (is_watched(w, event)) w->is_changed = true;
    at += (ssize_t)(sizeof *event + event->len);
  }
}

static void say_end(const Watcher *w, int status) {
  const char *files = w->files.count == 1 ? "file" : "files";
  if (WIFSIGNALED(status))
    fprintf(stderr, "clef: ended by signal %d; waiting for a change of %u %s\n", WTERMSIG(status),
            w->files.count, files);
  else
    fprintf(stderr, "clef: status %d; waiting for a change of %u %s\n", WEXITSTATUS(status),
            w->files.count, files);
}

/* Waits for what comes first, at most `timeout` ms (-1: without end). False: nothing came. */
static bool wait_for_news(Watcher *w, int timeout) {
  struct pollfd ends[] = {{w->inotify, POLLIN, 0}, {w->children, POLLIN, 0}, {w->from, POLLIN, 0}};
  if (poll(ends, COUNT_OF(ends), timeout) <= 0) return false;
  if (ends[2].revents) read_paths(w);
  if (ends[0].revents) read_changes(w);
  if (ends[1].revents) {
    struct signalfd_siginfo info;
    int status;
    if (read(w->children, &info, sizeof info) < 0) return true;
    if (w->round && waitpid(w->round, &status, WNOHANG) == w->round) {
      while (w->from >= 0) read_paths(w);
      w->round = 0;
      if (!w->is_changed) say_end(w, status);
    }
  }
  return true;
}

static void end_round(Watcher *w) {
  if (w->round) kill(w->round, SIGTERM);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  for (uint64_t end = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000 + PATIENCE;
       w->round;) {
    clock_gettime(CLOCK_MONOTONIC, &now);
    uint64_t time = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
    if (time >= end) break;
    wait_for_news(w, (int)(end - time));
  }
  if (w->round) kill(w->round, SIGKILL), waitpid(w->round, NULL, 0);
  if (w->from >= 0) close(w->from);
  for (uint32_t i = 0; i < w->folders.count; i++)
    if (w->folders.items[i].watch >= 0) inotify_rm_watch(w->inotify, w->folders.items[i].watch);
  arena_end(&w->arena);
}

/* True in the process of the round. */
static bool begin_round(Watcher *w, Options *options, const sigset_t *old_signals) {
  int ends[2], inotify = w->inotify, children = w->children;
  *w = (Watcher){.inotify = inotify, .children = children, .from = -1};
  arena_init(&w->arena, "watch");
  w->paths = text_in(&w->arena);
  clock_gettime(CLOCK_REALTIME, &w->begin);
  if (pipe2(ends, O_CLOEXEC) < 0) fatal("cannot make a pipe");
  pid_t parent = getpid();
  w->round = fork();
  if (w->round < 0) fatal("cannot start a process");
  if (!w->round) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(1);
    sigprocmask(SIG_SETMASK, old_signals, NULL);
    close(ends[0]);
    close(inotify);
    close(children);
    options->inputs = ends[1];
    return true;
  }
  close(ends[1]);
  w->from = ends[0];
  for (uint32_t i = 0; i < options->sources.count; i++) watch_file(w, options->sources.items[i]);
  return false;
}

void watch_start(Options *options, Arena *arena) {
  sigset_t child, old_signals;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, &old_signals);
  Watcher *w = NEW(arena, Watcher);
  w->inotify = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  w->children = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
  if (w->inotify < 0 || w->children < 0) fatal("cannot watch files");
  for (;;) {
    if (begin_round(w, options, &old_signals)) return;
    while (!w->is_changed) wait_for_news(w, -1);
    while (wait_for_news(w, QUIET)) continue;
    end_round(w);
  }
}
