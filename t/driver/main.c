/* main: options, the list of tests, the workers, the report.
 *
 *   driver SUITE,... [-O0 | -O2] [-check] [-eval] [-verify] [-stress] [-target MACHINE] [-part K/N] [-jobs N] [-slowest N]
 *          [-bless] [FILTER]
 *
 * FILTER is a part of the path. -part K/N: every Nth test, the Kth first. -jobs: workers, one a core by default. -slowest: the N
 * tests that took longest. Variables: CLEF, the compiler (out/clef); CLEF_FLAGS, more options for it. It runs in the root of the
 * tree. Several suites each print their sum. The last line is `N passed, N failed`; the exit status is 1 when a test failed, 2
 * when none could be run. */
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
#include <time.h>
#include <unistd.h>

#include "t/driver/driver.h"

static const char *const run_files[] = {
    "t/run/*.fs", "t/run/*.clef", "t/fuzz/cells/*.fs", "samples/*.fs",
    "t/err/*.fs", "t/err/*.clef", "t/err/*.files",     NULL};
static const char *const message_files[] = {"t/messages/*.fs", NULL};
static const char *const mir_files[] = {"t/mir/*.mir", "t/mir/*/*.mir", "t/mir/shape/*.fs",
                                        "clef/mir/README.md", NULL};
static const char *const native_files[] = {"t/mir/*.mir", NULL};
static const char *const syntax_files[] = {"t/syntax/*.fs", "t/syntax/*.fsi", NULL};
static const char *const psg_files[] = {"t/psg/*.fs", NULL};
static const char *const lir_files[] = {"t/lir/*.lir", NULL};
static const char *const asm_files[] = {"t/asm/*.lir", "t/asm/*.fs", NULL};
static const char *const project_files[] = {"t/projects/*/test", NULL};

static Verdict run_any(Worker *worker, const char *path) {
  return strncmp(path, "t/err/", 6) ? run_program(worker, path) : run_message(worker, path);
}

const Suite suites[] = {
    {"run", "t/run.sh", run_files, run_any},
    {"messages", "t/messages/run.sh", message_files, run_message_text},
    {"mir", "t/mir/run.sh", mir_files, run_mir},
    {"native", "t/driver/run.sh native", native_files, run_native},
    {"syntax", "t/driver/run.sh syntax", syntax_files, run_syntax},
    {"psg", "t/psg/run.sh", psg_files, run_psg},
    {"lir", "t/driver/run.sh lir", lir_files, run_lir},
    {"asm", "t/driver/run.sh asm", asm_files, run_asm},
    {"projects", "t/projects/run.sh", project_files, run_project},
    {0},
};

typedef struct Test {
  const Suite *suite;
  const char *path;
} Test;

typedef struct Tests {
  Test *items;
  size_t count, capacity;
} Tests;

/* ---- reports ---- */

Verdict fail(Worker *worker, const char *path, const char *format, ...) {
  text_format(worker->report, "FAIL %s: ", path);
  va_list list;
  va_start(list, format);
  text_format_list(worker->report, format, list);
  va_end(list);
  text_format(worker->report, "\n    again: %s%s %s\n", worker->suite->command,
              worker->options->again, path);
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

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* A worker leaves a record a test in its file: index, verdict, seconds and size of the report in a line, then the report. */
static void work(const Options *options, const Tests *tests, int queue, const char *dir) {
  Worker worker = {.options = options, .dir = dir};
  Arena reports;
  arena_init(&worker.scratch, "test");
  arena_init(&reports, "reports");
  FILE *records = fopen(format_in(&reports, "%s/records", dir), "wb");
  if (!records) exit(2);
  for (uint32_t i; read(queue, &i, sizeof i) == sizeof i;) {
    Text report = text_in(&reports);
    worker.report = &report;
    worker.suite = tests->items[i].suite;
    double start = seconds();
    Verdict verdict = worker.suite->run(&worker, tests->items[i].path);
    fprintf(records, "%u %d %.3f %zu\n%s", i, (int)verdict, seconds() - start, report.size,
            text_string(&report));
    fflush(records);
    arena_reset(&worker.scratch);
    arena_reset(&reports);
  }
  fclose(records);
}

typedef struct Result {
  Verdict verdict;
  double seconds;
  const char *report;
} Result;

static void read_records(Arena *arena, const char *path, Result *results) {
  Bytes records = file_bytes(arena, path);
  size_t at = 0;
  for (Bytes line; next_line(records, &at, &line);) {
    size_t index, size;
    int verdict;
    double took;
    if (sscanf(line.data, "%zu %d %lf %zu", &index, &verdict, &took, &size) != 4) break;
    results[index].verdict = (Verdict)verdict;
    results[index].seconds = took;
    results[index].report = format_in(arena, "%.*s", (int)size, records.data + at);
    at += size;
  }
}

/* ---- the report ---- */

static void print_slowest(const Tests *tests, Result *results, int count) {
  for (; count > 0; count--) {
    size_t slowest = 0;
    for (size_t i = 1; i < tests->count; i++)
      if (results[i].seconds > results[slowest].seconds) slowest = i;
    if (results[slowest].seconds <= 0) return;
    printf("%8.3f s  %s %s\n", results[slowest].seconds, tests->items[slowest].suite->name,
           tests->items[slowest].path);
    results[slowest].seconds = 0;
  }
}

static void print_sums(const Tests *tests, const Result *results) {
  for (size_t i = 0, from = 0; i < tests->count; from = i) {
    int passed = 0, failed = 0;
    for (; i < tests->count && tests->items[i].suite == tests->items[from].suite; i++) {
      passed += results[i].verdict == PASSED;
      failed += results[i].verdict == FAILED;
    }
    printf("%-10s %d passed, %d failed\n", tests->items[from].suite->name, passed, failed);
  }
}

/* Returns the number of failed tests. */
static int print_results(const Options *options, const Tests *tests, Result *results,
                         const char *trouble) {
  int passed = 0, failed = 0;
  for (size_t i = 0; i < tests->count; i++) {
    if (results[i].verdict == PASSED) passed++;
    if (results[i].verdict == SKIPPED) printf("SKIP %s\n", tests->items[i].path);
    if (results[i].verdict == FAILED) failed++, fputs(results[i].report, stdout);
  }
  if (failed) puts("failing:");
  for (size_t i = 0; i < tests->count; i++)
    if (results[i].verdict == FAILED) printf("  %s\n", tests->items[i].path);
  if (trouble) puts(trouble), failed++;
  if (tests->items[0].suite != tests->items[tests->count - 1].suite) print_sums(tests, results);
  print_slowest(tests, results, options->slowest);
  printf("%d passed, %d failed\n", passed, failed);
  fflush(stdout);
  return failed;
}

/* ---- the workers ---- */

static volatile sig_atomic_t interrupted;
static void interrupt(int number) { interrupted = number; }

static int remove_entry(const char *path, const struct stat *info, int type, struct FTW *walk) {
  (void)info, (void)type, (void)walk;
  return remove(path);
}

static void remove_folder(const char *path) { nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }

static int run_workers(const Options *options, const Tests *tests, int jobs, Arena *arena) {
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
      work(options, tests, queue, dirs[i]);
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
  int failed = print_results(options, tests, results,
                             interrupted ? "interrupted"
                             : died      ? "a worker died: its tests are not counted"
                                         : NULL);
  remove_folder(dir);
  return failed ? 1 : 0;
}

/* ---- options ---- */

static int usage(const char *why) {
  fprintf(stderr, "driver: %s\n", why);
  return 2;
}

/* Of the suites in "lir,asm"; false when one is unknown. */
static bool list_tests(const char *names, const char *filter, int part, int parts, Arena *arena,
                       Tests *tests) {
  int number = 0;
  for (; *names; names += strcspn(names, ","), names += *names == ',') {
    const Suite *suite = suites;
    size_t size = strcspn(names, ",");
    while (suite->name && (strncmp(suite->name, names, size) || suite->name[size])) suite++;
    if (!suite->name) return false;
    for (const char *const *pattern = suite->patterns; *pattern; pattern++) {
      glob_t found;
      if (glob(*pattern, 0, NULL, &found)) continue;
      for (size_t i = 0; i < found.gl_pathc; i++) {
        if (!strstr(found.gl_pathv[i], filter) || ++number % parts != part % parts) continue;
        if (tests->count == tests->capacity) {
          size_t capacity = tests->capacity ? 2 * tests->capacity : 64;
          tests->items = arena_grow(arena, tests->items, tests->capacity * sizeof(Test),
                                    capacity * sizeof(Test));
          tests->capacity = capacity;
        }
        tests->items[tests->count++] = (Test){suite, format_in(arena, "%s", found.gl_pathv[i])};
      }
      globfree(&found);
    }
  }
  return true;
}

typedef struct Selection {
  const char *suites, *filter;
  int part, parts, jobs;
} Selection;

/* Options that go on to the compiler, and those of a suite. Their words are repeated in `again`. */
static bool read_mode(Options *options, char **argv, int *at, Text *again) {
  const char *word = argv[*at];
  text_format(again, " %s", word);
  if (!strncmp(word, "-O", 2)) {
    words_add(&options->flags, word);
    options->level = word + 1;
  } else if (!strcmp(word, "-check")) {
    words_add(&options->flags, word);
    options->check = true;
  } else if (!strcmp(word, "-verify") || !strcmp(word, "-stress")) {
    words_add(&options->flags, word);
  } else if (!strcmp(word, "-eval")) {
    options->eval = true;
  } else if (!strcmp(word, "-bless")) {
    options->bless = true;
  } else if (!strcmp(word, "-target") && argv[*at + 1]) {
    const char *target = argv[++*at];
    words_add(&options->flags, word);
    words_add(&options->flags, target);
    text_format(again, " %s", target);
    bool arm = !strncmp(target, "aarch64", 7) || !strncmp(target, "arm64", 5);
    const char *machine = arm ? "aarch64" : "x86_64";
    options->emulated = strcmp(machine, options->machine) != 0;
    options->machine = machine;
  } else {
    return false;
  }
  return true;
}

/* Returns what is wrong with the command line, or NULL. */
static const char *read_options(Options *options, Selection *selection, char **argv, Text *again) {
  for (int i = 2; argv[i]; i++) {
    const char *word = argv[i];
    if (word[0] != '-') {
      selection->filter = word;
    } else if (!strcmp(word, "-jobs") && argv[i + 1]) {
      selection->jobs = atoi(argv[++i]);
    } else if (!strcmp(word, "-slowest") && argv[i + 1]) {
      options->slowest = atoi(argv[++i]);
    } else if (!strcmp(word, "-part") && argv[i + 1]) {
      if (sscanf(argv[++i], "%d/%d", &selection->part, &selection->parts) != 2)
        return "-part takes K/N";
    } else if (!read_mode(options, argv, &i, again)) {
      return format_in(again->arena, "unknown option %s", word);
    }
  }
  if (selection->jobs < 1 || selection->parts < 1) return "-jobs and -part take numbers from 1";
  return NULL;
}

int main(int argc, char **argv) {
  Arena arena;
  arena_init(&arena, "driver");
  struct utsname system;
  uname(&system);
  const char *clef = getenv("CLEF"), *more = getenv("CLEF_FLAGS");
  Options options = {.clef = clef ? clef : "out/clef",
                     .flags = words_in(&arena),
                     .level = "default",
                     .machine = format_in(&arena, "%s", system.machine)};
  if (more) words_split(&options.flags, more);
  Selection selection = {.suites = argc > 1 ? argv[1] : "",
                         .filter = "",
                         .part = 1,
                         .parts = 1,
                         .jobs = (int)sysconf(_SC_NPROCESSORS_ONLN)};
  Text again = text_in(&arena);
  const char *wrong = argc > 1 ? read_options(&options, &selection, argv, &again) : NULL;
  if (wrong) return usage(wrong);
  if (access(options.clef, X_OK))
    return usage(format_in(&arena, "no compiler at %s", options.clef));
  options.again = text_string(&again);
  Tests tests = {0};
  if (!*selection.suites || !list_tests(selection.suites, selection.filter, selection.part,
                                        selection.parts, &arena, &tests)) {
    Text names = text_in(&arena);
    for (const Suite *suite = suites; suite->name; suite++) text_format(&names, " %s", suite->name);
    return usage(format_in(&arena,
                           "the first argument is one or more suites, with commas between them:%s",
                           text_string(&names)));
  }
  if (!tests.count) return usage(format_in(&arena, "no test matches '%s'", selection.filter));
  return run_workers(&options, &tests, selection.jobs, &arena);
}
