/* main: options, the list of tests, the workers, the report.
 *
 *   driver SUITE [-O0 | -O2] [-check] [-eval] [-verify] [-stress] [-target MACHINE] [-part K/N] [-jobs N] [-bless] [FILTER]
 *
 * FILTER is a part of the path. -part K/N: every Nth test, the Kth first. Variables: CLEF, the compiler (out/clef);
 * CLEF_FLAGS, more options for it. It runs in the root of the tree. The last line is `N passed, N failed`; the exit status
 * is 1 when a test failed, 2 when none could be run. */
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include "t/driver/driver.h"

static const char *const run_files[] = {
    "t/run/*.fs", "t/run/*.clef", "t/fuzz/cells/*.fs", "samples/*.fs",
    "t/err/*.fs", "t/err/*.clef", "t/err/*.files",     NULL};
static const char *const message_files[] = {"t/messages/*.fs", NULL};
static const char *const mir_files[] = {"t/mir/*.mir", "t/mir/*/*.mir", "t/mir/shape/*.fs",
                                        "clef/mir/README.md", NULL};
static const char *const native_files[] = {"t/mir/*.mir", NULL};

static Verdict run_any(Worker *worker, const char *path) {
  return strncmp(path, "t/err/", 6) ? run_program(worker, path) : run_message(worker, path);
}

const Suite suites[] = {
    {"run", run_files, run_any},
    {"messages", message_files, run_message_text},
    {"mir", mir_files, run_mir},
    {"native", native_files, run_native},
    {0},
};

/* ---- reports ---- */

Verdict fail(Worker *worker, const char *path, const char *format, ...) {
  text_format(worker->report, "FAIL %s: ", path);
  va_list list;
  va_start(list, format);
  text_format_list(worker->report, format, list);
  va_end(list);
  text_format(worker->report, "\n    again: %s %s\n", worker->options->again, path);
  return FAILED;
}

void show(Worker *worker, Bytes text, int lines) {
  size_t at = 0;
  for (Bytes line; lines-- > 0 && next_line(text, &at, &line);)
    text_format(worker->report, "    %.*s\n", (int)line.size, line.data);
}

/* Only a failed test pays for a process of diff. */
void show_difference(Worker *worker, Bytes want, Bytes got, int lines) {
  const char *paths[2];
  Bytes sides[2] = {want, got};
  for (int i = 0; i < 2; i++) {
    paths[i] = format_in(&worker->scratch, "%s/side%d", worker->dir, i);
    FILE *file = fopen(paths[i], "wb");
    if (!file) return;
    fwrite(sides[i].data, 1, sides[i].size, file);
    fclose(file);
  }
  const char *argv[] = {"diff", "-a", paths[0], paths[1], NULL};
  show(worker, run_process(worker, (Start){.argv = argv}).out, lines);
}

/* ---- workers ---- */

/* The queue is a file of the tests' indices. All workers have the same open file, so that each read takes the next one. */
static int open_queue(Arena *arena, const char *dir, size_t count) {
  int queue = open(format_in(arena, "%s/queue", dir), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  uint32_t *indices = NEW_ARRAY(arena, uint32_t, count);
  for (size_t i = 0; i < count; i++) indices[i] = (uint32_t)i;
  ssize_t size = (ssize_t)(count * sizeof *indices);
  if (queue < 0 || write(queue, indices, (size_t)size) != size || lseek(queue, 0, SEEK_SET)) {
    fprintf(stderr, "driver: cannot write to '%s': %s\n", dir, strerror(errno));
    exit(2);
  }
  return queue;
}

/* A worker leaves a record a test in its file: index, verdict and size of the report in a line, then the report. */
static void work(const Options *options, const Suite *suite, const Words *tests, int queue,
                 const char *dir) {
  Worker worker = {.options = options, .dir = dir};
  Arena reports;
  arena_init(&worker.scratch, "test");
  arena_init(&reports, "reports");
  FILE *records = fopen(format_in(&reports, "%s/records", dir), "wb");
  if (!records) exit(2);
  for (uint32_t i; read(queue, &i, sizeof i) == sizeof i;) {
    Text report = text_in(&reports);
    worker.report = &report;
    Verdict verdict = suite->run(&worker, tests->items[i]);
    fprintf(records, "%u %d %zu\n%s", i, (int)verdict, report.size, text_string(&report));
    fflush(records);
    arena_reset(&worker.scratch);
    arena_reset(&reports);
  }
  fclose(records);
}

typedef struct Result {
  Verdict verdict;
  const char *report;
} Result;

static void read_records(Arena *arena, const char *path, Result *results) {
  Bytes records = file_bytes(arena, path);
  size_t at = 0;
  for (Bytes line; next_line(records, &at, &line);) {
    size_t index, size;
    int verdict;
    if (sscanf(line.data, "%zu %d %zu", &index, &verdict, &size) != 3) break;
    results[index].verdict = (Verdict)verdict;
    results[index].report = format_in(arena, "%.*s", (int)size, records.data + at);
    at += size;
  }
}

static volatile sig_atomic_t interrupted;
static void interrupt(int number) { interrupted = number; }

static int remove_entry(const char *path, const struct stat *info, int type, struct FTW *walk) {
  (void)info, (void)type, (void)walk;
  return remove(path);
}

static void remove_folder(const char *path) { nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }

static int run_workers(const Options *options, const Suite *suite, const Words *tests, int jobs,
                       Arena *arena) {
  char dir[] = "/tmp/clef-tests-XXXXXX";
  if (!mkdtemp(dir)) {
    fprintf(stderr, "driver: cannot make a folder in /tmp: %s\n", strerror(errno));
    return 2;
  }
  int queue = open_queue(arena, dir, tests->count);
  pid_t *workers = NEW_ARRAY(arena, pid_t, jobs);
  const char **dirs = NEW_ARRAY(arena, const char *, jobs);
  for (int i = 0; i < jobs; i++) {
    dirs[i] = format_in(arena, "%s/%d", dir, i);
    mkdir(dirs[i], 0777);
    workers[i] = fork();
    if (!workers[i]) {
      work(options, suite, tests, queue, dirs[i]);
      exit(0);
    }
  }
  struct sigaction action = {.sa_handler = interrupt};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  bool died = false;
  for (int i = 0; i < jobs; i++) {
    int status = 0;
    while (waitpid(workers[i], &status, 0) < 0 && errno == EINTR)
      if (interrupted)
        for (int j = 0; j < jobs; j++) kill(workers[j], SIGTERM);
    if (status) died = true;
  }
  Result *results = NEW_ARRAY(arena, Result, tests->count);
  for (size_t i = 0; i < tests->count; i++) results[i].verdict = NOT_COUNTED;
  for (int i = 0; i < jobs; i++)
    read_records(arena, format_in(arena, "%s/records", dirs[i]), results);
  int passed = 0, failed = 0;
  for (size_t i = 0; i < tests->count; i++) {
    if (results[i].verdict == PASSED) passed++;
    if (results[i].verdict == SKIPPED) printf("SKIP %s\n", tests->items[i]);
    if (results[i].verdict == FAILED) failed++, fputs(results[i].report, stdout);
  }
  if (failed) puts("failing:");
  for (size_t i = 0; i < tests->count; i++)
    if (results[i].verdict == FAILED) printf("  %s\n", tests->items[i]);
  if (died)
    puts(interrupted ? "interrupted" : "a worker died: its tests are not counted"),
        failed += !interrupted;
  printf("%d passed, %d failed\n", passed, failed);
  fflush(stdout);
  remove_folder(dir);
  return failed || interrupted ? 1 : 0;
}

/* ---- options ---- */

static int usage(const char *why) {
  fprintf(stderr, "driver: %s\n", why);
  return 2;
}

static const Suite *find_suite(const char *name) {
  for (const Suite *suite = suites; suite->name; suite++)
    if (!strcmp(suite->name, name)) return suite;
  return NULL;
}

static void list_tests(const Suite *suite, const char *filter, int part, int parts, Words *tests) {
  int number = 0;
  for (const char *const *pattern = suite->patterns; *pattern; pattern++) {
    glob_t found;
    if (glob(*pattern, 0, NULL, &found)) continue;
    for (size_t i = 0; i < found.gl_pathc; i++)
      if (strstr(found.gl_pathv[i], filter) && ++number % parts == part % parts)
        words_add(tests, format_in(tests->arena, "%s", found.gl_pathv[i]));
    globfree(&found);
  }
}

int main(int argc, char **argv) {
  Arena arena;
  arena_init(&arena, "driver");
  const Suite *suite = argc > 1 ? find_suite(argv[1]) : NULL;
  if (!suite) return usage("the first argument is a suite: run, messages, mir or native");
  struct utsname system;
  uname(&system);
  const char *clef = getenv("CLEF"), *more = getenv("CLEF_FLAGS"),
             *command = getenv("DRIVER_COMMAND");
  Options options = {.clef = clef ? clef : "out/clef",
                     .flags = words_in(&arena),
                     .level = "default",
                     .machine = format_in(&arena, "%s", system.machine)};
  if (more) words_split(&options.flags, more);
  int jobs = 2, part = 1, parts = 1;
  const char *filter = "";
  Text again = text_in(&arena);
  text_add(&again, command ? command : argv[0]);
  for (int i = 2; i < argc; i++) {
    const char *word = argv[i];
    bool has_next = i + 1 < argc;
    if (word[0] != '-') {
      filter = word;
      continue;
    }
    if (!strcmp(word, "-jobs") && has_next) {
      jobs = atoi(argv[++i]);
      continue;
    }
    if (!strcmp(word, "-part") && has_next) {
      if (sscanf(argv[++i], "%d/%d", &part, &parts) != 2) return usage("-part takes K/N");
      continue;
    }
    text_format(&again, " %s", word);
    if (!strncmp(word, "-O", 2)) {
      words_add(&options.flags, word);
      options.level = word + 1;
    } else if (!strcmp(word, "-check")) {
      words_add(&options.flags, word);
      options.check = true;
    } else if (!strcmp(word, "-verify") || !strcmp(word, "-stress")) {
      words_add(&options.flags, word);
    } else if (!strcmp(word, "-eval")) {
      options.eval = true;
    } else if (!strcmp(word, "-bless")) {
      options.bless = true;
    } else if (!strcmp(word, "-target") && has_next) {
      const char *target = argv[++i];
      words_add(&options.flags, word);
      words_add(&options.flags, target);
      text_format(&again, " %s", target);
      bool arm = !strncmp(target, "aarch64", 7) || !strncmp(target, "arm64", 5);
      const char *machine = arm ? "aarch64" : "x86_64";
      options.emulated = strcmp(machine, options.machine) != 0;
      options.machine = machine;
    } else {
      return usage(format_in(&arena, "unknown option %s", word));
    }
  }
  if (jobs < 1 || parts < 1) return usage("-jobs and -part take numbers from 1");
  if (access(options.clef, X_OK))
    return usage(format_in(&arena, "no compiler at %s", options.clef));
  options.again = text_string(&again);
  Words tests = words_in(&arena);
  list_tests(suite, filter, part, parts, &tests);
  if (!tests.count) return usage(format_in(&arena, "no test matches '%s'", filter));
  return run_workers(&options, suite, &tests, jobs, &arena);
}
