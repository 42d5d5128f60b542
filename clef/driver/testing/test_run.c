/* test_run: starting workers, reading what they say. Results are printed as soon as all before them are known. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/utf8.h"
#include "clef/driver/testing/test_run.h"

enum { RECORDS = 3, REPLIES = 4, LARGEST_OUTPUT = 1 << 20, MOST_TESTS = 1 << 24 };

typedef struct Worker {
  pid_t pid; /* 0: there is none */
  uint32_t part;
  int output, records; /* pipes that it writes to; -1: closed */
  int replies;         /* the pipe that it reads */
  Text line, text;     /* the record that has begun; what the test has written */
  int64_t test;        /* that it is at; -1: none */
  int64_t latest;      /* that it was at last, -1: none */
  bool is_done;
} Worker;

typedef struct Workers {
  TestRun *run;
  Output *program;
  const char *name;
  uint64_t stack_limit;
  int program_fd;
  Worker *items;
  uint32_t count, shown; /* results before `shown` are printed */
} Workers;

/* ---- printing ---- */

/* Lines of a text, indented. */
static void print_lines(const char *text, const char *indent) {
  while (*text) {
    size_t size = strcspn(text, "\n");
    printf("%s%.*s\n", indent, (int)size, text);
    text += size + (text[size] == '\n');
  }
}

static void print_result(TestRun *run, const TestResult *result) {
  run->passed += result->outcome == OUTCOME_PASS;
  run->failed += result->outcome == OUTCOME_FAIL;
  run->skipped += result->outcome == OUTCOME_SKIP;
  if (result->outcome == OUTCOME_SKIP) {
    printf("SKIP %s%s", result->name, *result->message ? ": " : "\n");
    print_lines(result->message, "");
  }
  if (result->outcome != OUTCOME_FAIL) return;
  printf("FAIL %s\n", result->name);
  print_lines(result->message, "    ");
  if (*result->output) printf("  It wrote:\n");
  print_lines(result->output, "    ");
}

/* Those that nothing unknown stands before; at the end all. */
static void show_results(Workers *w, bool is_end) {
  for (; w->shown < w->run->results.count; w->shown++) {
    const TestResult *result = &w->run->results.items[w->shown];
    if (!result->outcome && !is_end) break;
    print_result(w->run, result);
  }
  fflush(stdout);
}

/* ---- records ---- */

static const char *unescaped(Arena *arena, const char *field, size_t size) {
  Text out = text_in(arena);
  for (size_t i = 0; i < size; i++) {
    char c = field[i];
    if (c == '\\' && i + 1 < size) {
      c = field[++i];
      c = c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
    }
    text_add_char(&out, c);
  }
  return text_string(&out);
}

/* The next field of the line. */
static const char *field(Arena *arena, const char **at) {
  size_t size = strcspn(*at, "\t");
  const char *text = unescaped(arena, *at, size);
  *at += size + ((*at)[size] == '\t');
  return text;
}

static TestResult *result_at(TestRun *run, uint64_t index) {
  if (index >= MOST_TESTS) return NULL;
  while (run->results.count <= index)
    vec_push(run->arena, &run->results, ((TestResult){"", "", 0, 0, "", ""}));
  return &run->results.items[index];
}

/* The test that the worker is at has ended. */
static void end_test(Workers *w, Worker *worker, Outcome outcome, uint64_t microseconds,
                     const char *message) {
  TestResult *result = result_at(w->run, (uint64_t)worker->test);
  worker->test = -1;
  if (!result) return;
  result->outcome = outcome;
  result->microseconds = microseconds;
  result->message = message;
  result->output =
      worker->text.size ? format_in(w->run->arena, "%s", text_string(&worker->text)) : "";
  worker->text.size = 0;
}

/* Something failed outside of a test. */
static void add_failure(Workers *w, const char *name, const char *message) {
  TestResult result = {"", name, OUTCOME_FAIL, 0, message, ""};
  vec_push(w->run->arena, &w->run->troubles, result);
}

static void read_output(Worker *worker);

static void reply(const Worker *worker) {
  while (write(worker->replies, "", 1) < 0 && errno == EINTR) continue;
}

static void read_record(Workers *w, Worker *worker, const char *line) {
  Arena *arena = w->run->arena;
  const char *at = line, *kind = field(arena, &at);
  if (!strcmp(kind, "plan")) {
    uint64_t count = strtoull(at, NULL, 10);
    if (count && count <= MOST_TESTS) result_at(w->run, count - 1);
  } else if (!strcmp(kind, "start")) {
    worker->test = worker->latest = (int64_t)strtoull(field(arena, &at), NULL, 10);
    TestResult *result = result_at(w->run, (uint64_t)worker->test);
    if (result) result->group = field(arena, &at), result->name = field(arena, &at);
  } else if (!strcmp(kind, "end") && worker->test >= 0) {
    field(arena, &at);
    uint64_t microseconds = strtoull(field(arena, &at), NULL, 10);
    const char *outcome = field(arena, &at);
    read_output(worker); /* it was written before the record */
    end_test(w, worker,
             !strcmp(outcome, "pass")   ? OUTCOME_PASS
             : !strcmp(outcome, "skip") ? OUTCOME_SKIP
                                        : OUTCOME_FAIL,
             microseconds, field(arena, &at));
    reply(worker);
  } else if (!strcmp(kind, "group")) {
    read_output(worker); /* of no test */
    worker->text.size = 0;
    reply(worker);
  } else if (!strcmp(kind, "after")) {
    add_failure(w, "the end of a group of tests", field(arena, &at));
  } else if (!strcmp(kind, "done")) {
    worker->is_done = true;
  }
}

/* ---- processes ---- */

static void become_worker(Workers *w, uint32_t part, uint32_t first, int output, int records,
                          int replies) {
  const char *filter = w->run->options->filter;
  setenv("CLEF_TEST_WORKER",
         format_in(w->run->arena, "%u %u %u %s", part, w->count, first, filter ? filter : ""), 1);
  int nothing = open("/dev/null", O_RDONLY);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  signal(SIGPIPE, SIG_DFL);
  int program = fcntl(w->program_fd, F_DUPFD, 10);
  records = fcntl(records, F_DUPFD, 10), replies = fcntl(replies, F_DUPFD, 10);
  dup2(nothing, 0);
  dup2(output, 1);
  dup2(output, 2);
  dup2(records, RECORDS);
  dup2(replies, REPLIES);
  close(records), close(replies);
  if (w->program->machine == options_own_machine()) fcntl(program, F_SETFD, FD_CLOEXEC);
  become_program(w->program, program, w->name, NULL, 0, w->stack_limit);
  _exit(127);
}

static void start_worker(Workers *w, Worker *worker, uint32_t first) {
  int output[2], records[2], replies[2];
  if (pipe(output) < 0 || pipe(records) < 0 || pipe(replies) < 0)
    fatal("cannot make a pipe: %s", strerror(errno));
  int ends[] = {output[0], output[1], records[0], records[1], replies[0], replies[1]};
  for (size_t i = 0; i < COUNT_OF(ends); i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  fflush(NULL);
  worker->pid = fork();
  if (worker->pid < 0) fatal("cannot start a process: %s", strerror(errno));
  if (!worker->pid) become_worker(w, worker->part, first, output[1], records[1], replies[0]);
  close(output[1]), close(records[1]), close(replies[0]);
  worker->output = output[0], worker->records = records[0], worker->replies = replies[1];
  worker->test = worker->latest = -1;
  worker->is_done = false;
  worker->line.size = worker->text.size = 0;
}

/* What is there of the output; more than the limit is dropped. */
static void read_output(Worker *worker) {
  char bytes[16384];
  ssize_t count;
  while (worker->output >= 0 && (count = read(worker->output, bytes, sizeof bytes)) != 0) {
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;
    size_t room = LARGEST_OUTPUT - worker->text.size;
    text_add_bytes(&worker->text, bytes, (size_t)count < room ? (size_t)count : room);
  }
  if (worker->output >= 0) close(worker->output);
  worker->output = -1;
}

/* The worker has closed its records: it ended, or is about to. */
static void end_worker(Workers *w, Worker *worker) {
  int status;
  while (waitpid(worker->pid, &status, 0) < 0 && errno == EINTR) continue;
  read_output(worker);
  if (worker->output >= 0) close(worker->output);
  close(worker->records), close(worker->replies);
  worker->pid = 0, worker->output = worker->records = -1;
  if (worker->is_done && WIFEXITED(status) && !WEXITSTATUS(status))
    return; /* -check may find leaks at the end */
  const char *how =
      WIFSIGNALED(status)
          ? format_in(w->run->arena, "The program was ended by signal %d.", WTERMSIG(status))
          : format_in(w->run->arena, "The program ended with status %d.", WEXITSTATUS(status));
  if (worker->test >= 0) {
    end_test(w, worker, OUTCOME_FAIL, 0, how);
    start_worker(w, worker, (uint32_t)worker->latest + 1);
  } else {
    const char *text = worker->text.size
                           ? format_in(w->run->arena, "%s\n%s", how, text_string(&worker->text))
                           : how;
    add_failure(w, "the program, outside of its tests", text);
  }
}

static void read_records(Workers *w, Worker *worker) {
  char bytes[16384];
  ssize_t count = read(worker->records, bytes, sizeof bytes);
  if (count < 0 && errno == EINTR) return;
  if (count <= 0) {
    end_worker(w, worker);
    return;
  }
  for (ssize_t i = 0; i < count; i++) {
    if (bytes[i] != '\n') {
      text_add_char(&worker->line, bytes[i]);
      continue;
    }
    read_record(w, worker, text_string(&worker->line));
    worker->line.size = 0;
  }
}

void test_run(TestRun *run, Output *program, const char *name, uint64_t stack_limit) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  uint32_t jobs = run->options->jobs ? run->options->jobs : cores > 0 ? (uint32_t)cores : 1;
  Workers w = {
      .run = run, .program = program, .name = name, .stack_limit = stack_limit, .count = jobs};
  w.program_fd = open_program(program);
  signal(SIGPIPE, SIG_IGN); /* a worker may end before its reply */
  w.items = NEW_ARRAY(run->arena, Worker, jobs);
  struct pollfd *ends = NEW_ARRAY(run->arena, struct pollfd, 2 * jobs);
  for (uint32_t i = 0; i < jobs; i++) {
    w.items[i] = (Worker){.part = i, .line = text_in(run->arena), .text = text_in(run->arena)};
    start_worker(&w, &w.items[i], 0);
  }
  for (;;) {
    uint32_t alive = 0;
    for (uint32_t i = 0; i < jobs; i++) {
      alive += w.items[i].pid != 0;
      ends[2 * i] =
          (struct pollfd){w.items[i].output, POLLIN, 0}; /* one that is -1 is passed over */
      ends[2 * i + 1] = (struct pollfd){w.items[i].records, POLLIN, 0};
    }
    if (!alive) break;
    if (poll(ends, 2 * jobs, -1) < 0) continue;
    for (uint32_t i = 0; i < jobs; i++) {
      if (ends[2 * i].revents) read_output(&w.items[i]);
      if (ends[2 * i + 1].revents && w.items[i].pid) read_records(&w, &w.items[i]);
    }
    show_results(&w, false);
  }
  show_results(&w, true);
  for (uint32_t i = 0; i < run->troubles.count; i++) print_result(run, &run->troubles.items[i]);
}

/* ---- JUnit ---- */

/* Characters that XML cannot have, and bytes that are no UTF-8, become U+FFFD. */
static void add_escaped(Text *out, const char *text) {
  size_t size = strlen(text);
  for (size_t i = 0; i < size;) {
    uint32_t length = utf8_valid_size(text + i, size - i);
    unsigned char c = (unsigned char)text[i];
    if (!length || (c < 32 && c != '\n' && c != '\t' && c != '\r'))
      text_add(out, "\xef\xbf\xbd");
    else if (c == '<' || c == '>' || c == '&' || c == '"')
      text_add(out, c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : "&quot;");
    else if (c == '\n' || c == '\t' || c == '\r')
      text_format(out, "&#%d;", c);
    else
      text_add_bytes(out, text + i, length);
    i += length ? length : 1;
  }
}

static void add_seconds(Text *out, uint64_t microseconds) {
  text_format(out, " time=\"%" PRIu64 ".%06" PRIu64 "\"", microseconds / 1000000,
              microseconds % 1000000);
}

static void add_case(Text *out, const TestResult *result) {
  text_add(out, "    <testcase classname=\"");
  add_escaped(out, result->group);
  text_add(out, "\" name=\"");
  add_escaped(out, result->name);
  text_add(out, "\"");
  add_seconds(out, result->microseconds);
  text_add(out, ">");
  if (result->outcome != OUTCOME_PASS) {
    text_format(out, "<%s message=\"", result->outcome == OUTCOME_SKIP ? "skipped" : "failure");
    add_escaped(out, result->message);
    text_add(out, "\" />");
  }
  if (*result->output) {
    text_add(out, "<system-out>");
    add_escaped(out, result->output);
    text_add(out, "</system-out>");
  }
  text_add(out, "</testcase>\n");
}

void test_run_junit(const TestRun *run, const char *project, Text *out) {
  uint64_t microseconds = 0;
  for (uint32_t i = 0; i < run->results.count; i++)
    microseconds += run->results.items[i].microseconds;
  text_add(out, "  <testsuite name=\"");
  add_escaped(out, project);
  text_format(out, "\" tests=\"%u\" failures=\"%u\" errors=\"0\" skipped=\"%u\"",
              run->passed + run->failed + run->skipped, run->failed, run->skipped);
  add_seconds(out, microseconds);
  text_add(out, ">\n");
  for (uint32_t i = 0; i < run->results.count; i++)
    if (run->results.items[i].outcome) add_case(out, &run->results.items[i]);
  for (uint32_t i = 0; i < run->troubles.count; i++) add_case(out, &run->troubles.items[i]);
  text_add(out, "  </testsuite>\n");
}
