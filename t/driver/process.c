/* process: starts a process, or a function in a child, with its output captured in files of the worker, and waits for it.
 *
 * The child leads a process group of its own, so that it can be stopped with all that it started. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "t/driver/driver.h"

static volatile pid_t running;
static volatile sig_atomic_t late;

static void stop_running(int signal_number) {
  if (running > 0) kill(-running, SIGKILL);
  if (signal_number != SIGALRM) _exit(1);
  late = 1;
}

static void watch_signals(void) {
  static bool watched;
  if (watched) return;
  watched = true;
  struct sigaction action = {.sa_handler = stop_running};
  sigaction(SIGALRM, &action, NULL);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

static int open_or_stop(const char *path, int flags) {
  int fd = open(path, flags | O_CLOEXEC, 0666);
  if (fd >= 0) return fd;
  fprintf(stderr, "driver: cannot open '%s': %s\n", path, strerror(errno));
  exit(2);
}

static int open_input(Worker *worker, const Start *start) {
  if (!start->input) return open_or_stop("/dev/null", O_RDONLY);
  const char *path = format_in(&worker->scratch, "%s/in", worker->dir);
  int fd = open_or_stop(path, O_RDWR | O_CREAT | O_TRUNC);
  size_t done = 0;
  while (done < start->input_size) {
    ssize_t n = write(fd, start->input + done, start->input_size - done);
    if (n < 0 && errno != EINTR) break;
    if (n > 0) done += (size_t)n;
  }
  lseek(fd, 0, SEEK_SET);
  return fd;
}

NORETURN static void become(const Start *start) {
  /* The emulator keeps a table of each page of its address space. With 2.5 GB a program begins three times as fast. */
  struct rlimit space = {2500000u * (rlim_t)1024, 2500000u * (rlim_t)1024};
  if (start->emulated) setrlimit(RLIMIT_AS, &space);
  for (const char *const *it = start->environment; it && *it; it++) putenv((char *)(uintptr_t)*it);
  if (start->folder && chdir(start->folder)) {
    fprintf(stderr, "driver: cannot enter '%s': %s\n", start->folder, strerror(errno));
    _exit(127);
  }
  execvp(start->argv[0], (char *const *)(uintptr_t)start->argv);
  fprintf(stderr, "driver: cannot run '%s': %s\n", start->argv[0], strerror(errno));
  _exit(127);
}

/* Forks; the child calls `function`, which may replace the process. */
static Run run_child(Worker *worker, const Start *start, int (*function)(void *argument),
                     void *argument) {
  watch_signals();
  const char *out_path = format_in(&worker->scratch, "%s/out", worker->dir);
  const char *err_path = format_in(&worker->scratch, "%s/err", worker->dir);
  int in = open_input(worker, start);
  int out = open_or_stop(out_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND);
  int err = open_or_stop(err_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND);
  fflush(NULL);
  pid_t child = fork();
  if (child < 0) {
    fprintf(stderr, "driver: cannot start a process: %s\n", strerror(errno));
    exit(2);
  }
  if (!child) {
    setpgid(0, 0);
    dup2(in, 0);
    dup2(out, 1);
    dup2(start->joined ? out : err, 2);
    if (!function) become(start);
    int status = function(argument);
    fflush(NULL);
    _exit(status);
  }
  setpgid(child, child); /* both sides do it: either may be first */
  running = child;
  late = 0;
  close(in);
  close(out);
  close(err);
  alarm(LIMIT_SECONDS);
  int status;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  alarm(0);
  running = 0;
  Run run = {.status = late                ? 124
                       : WIFEXITED(status) ? WEXITSTATUS(status)
                                           : 128 + WTERMSIG(status)};
  run.out = file_bytes(&worker->scratch, out_path);
  run.err = file_bytes(&worker->scratch, err_path);
  return run;
}

Run run_process(Worker *worker, Start start) { return run_child(worker, &start, NULL, NULL); }

Run run_function(Worker *worker, int (*function)(void *argument), void *argument) {
  return run_child(worker, &(Start){.argv = NULL}, function, argument);
}

/* ---- argument lists ---- */

Words words_in(Arena *arena) { return (Words){.arena = arena}; }

void words_add(Words *words, const char *word) {
  if (words->count + 1 >= words->capacity) {
    size_t capacity = words->capacity ? 2 * words->capacity : 16;
    words->items = arena_grow(words->arena, words->items, words->capacity * sizeof *words->items,
                              capacity * sizeof *words->items);
    words->capacity = capacity;
  }
  words->items[words->count++] = word;
}

void words_split(Words *words, const char *text) {
  while (*text) {
    size_t size = strcspn(text, " \n");
    if (size) words_add(words, format_in(words->arena, "%.*s", (int)size, text));
    text += size;
    text += strspn(text, " \n");
  }
}

void words_append(Words *words, const Words *more) {
  for (size_t i = 0; i < more->count; i++) words_add(words, more->items[i]);
}

const char *const *words_end(Words *words) {
  words_add(words, NULL);
  words->count--;
  return words->items;
}

void add_emulator(const Options *options, Words *argv) {
  if (options->emulated) words_add(argv, format_in(argv->arena, "qemu-%s", options->machine));
}
