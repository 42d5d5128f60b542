/* workspace: which projects of a solution a command is for.
 *
 *   check, restore   the roots, which lead to all others
 *   build            the programs are built, the other roots are checked
 *   run, eval, expr  the one program
 *   test             the projects of tests
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/driver/project.h"
#include "clef/driver/solution.h"
#include "clef/driver/toolchain.h"
#include "clef/driver/workspace.h"

static void set_source(Options *options, Arena *arena, const char *path) {
  options->sources.count = 0;
  vec_push(arena, &options->sources, path);
}

/* The work of a process for one project, with its own tables. */
static void become_member(const Options *options, Arena *arena, const char *path, Command command,
                          int results, uint64_t stack_limit, Work *work) {
  Options *own = NEW(arena, Options);
  *own = *options;
  own->command = command;
  own->results = results;
  memset(&own->sources, 0, sizeof own->sources);
  set_source(own, arena, path);
  Compilation *c = NEW(arena, Compilation);
  compile_init(c, own);
  c->stack_limit = stack_limit;
  int status = work(c, arena);
  compile_end(c);
  if (fflush(stdout) || ferror(stdout)) status = status ? status : 1;
  exit(status);
}

/* Runs one project in a process of its own. What it writes as results is added to `results`, which may be NULL. */
static int run_member(Compilation *c, const Options *options, Arena *arena, const char *path,
                      Command command, Text *results, Work *work) {
  int ends[2] = {-1, -1}, status;
  if (results && pipe(ends) < 0) fatal("cannot make a pipe");
  fflush(NULL);
  pid_t parent = getpid(), child = fork();
  if (child < 0) fatal("cannot start a process");
  if (!child) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(1);
    if (results) close(ends[0]), fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    become_member(options, arena, path, command, ends[1], c->stack_limit, work);
  }
  if (results) {
    char bytes[16384];
    ssize_t count;
    close(ends[1]);
    while ((count = read(ends[0], bytes, sizeof bytes)) > 0 || (count < 0 && errno == EINTR))
      if (count > 0) text_add_bytes(results, bytes, (size_t)count);
    close(ends[0]);
  }
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  fprintf(stderr, "clef: the process for '%s' was ended by signal %d\n", path, WTERMSIG(status));
  return 3;
}

/* The one program, which takes the place of the solution; false after a message. */
static bool choose_program(Compilation *c, Options *options, Arena *arena, const char *solution,
                           const Members *members) {
  Text names = text_in(&c->session);
  const Member *found = NULL;
  uint32_t count = 0;
  for (uint32_t i = 0; i < members->count; i++) {
    const Member *m = &members->items[i];
    if (!m->is_program || m->is_test) continue;
    text_format(&names, "%s%s", count++ ? ", " : "", m->path);
    found = m;
  }
  if (count == 1)
    set_source(options, arena, format_in(arena, "%s", found->path));
  else if (count)
    diag(&c->diags, (Span){0}, D_SEVERAL_PROGRAMS, solution, text_string(&names));
  else
    diag(&c->diags, (Span){0}, D_NO_PROGRAM_IN, solution);
  return count == 1;
}

/* Can `-o` be where all programs go? */
static bool has_place_for_all(Compilation *c, const Options *options, const char *solution,
                              const Members *members) {
  const char *output = options->output;
  uint32_t count = 0;
  struct stat info;
  for (uint32_t i = 0; i < members->count; i++)
    count += members->items[i].is_program && !members->items[i].is_test;
  if (options->command != COMMAND_BUILD || count < 2 || !output || !*output ||
      output[strlen(output) - 1] == '/' || (stat(output, &info) == 0 && S_ISDIR(info.st_mode)))
    return true;
  diag(&c->diags, (Span){0}, D_OUTPUT_OF_SEVERAL, output, solution);
  return false;
}

/* The worst status of all. */
static int run_members(Compilation *c, const Options *options, Arena *arena, const Members *members,
                       Work *work) {
  int worst = 0;
  for (uint32_t i = 0; i < members->count; i++) {
    const Member *m = &members->items[i];
    bool is_built = options->command == COMMAND_BUILD && m->is_program && !m->is_test;
    if (!is_built && m->is_referenced) continue;
    Command command =
        options->command == COMMAND_BUILD && !is_built ? COMMAND_CHECK : options->command;
    int status = run_member(c, options, arena, m->path, command, NULL, work);
    if (status > worst) worst = status;
  }
  return worst;
}

/* The projects of tests that the source stands for; false after a message. */
static bool find_tests(Compilation *c, const Options *options, Members *tests) {
  const char *source = options->sources.items[0];
  bool failed, is_one = options->sources.count == 1;
  const char *solution = is_one ? solution_find(c, source, true, &failed) : NULL;
  Members all = {0};
  if (is_one && failed) return false;
  if (solution && !solution_read(c, solution, &all)) return false;
  for (uint32_t i = 0; i < all.count; i++)
    if (all.items[i].is_test) vec_push(&c->session, tests, all.items[i]);
  if (is_one && !solution && project_is_path(source))
    vec_push(&c->session, tests, (Member){.path = source});
  if (!tests->count && access(source, F_OK))
    diag(&c->diags, (Span){0}, D_CANNOT_READ, source, strerror(errno));
  else if (!tests->count)
    diag(&c->diags, (Span){0}, D_NO_TESTS_IN, source);
  return tests->count > 0;
}

/* test: each project of tests in a process of its own. The last line has the numbers of all. */
static int run_tests(Compilation *c, const Options *options, Arena *arena, Work *work) {
  Members tests = {0};
  unsigned passed = 0, failed = 0, skipped = 0;
  int worst = 0;
  bool has_results = false;
  Text suites = text_in(arena);
  bool is_found = find_tests(c, options, &tests);
  if (!compile_report(c) || !is_found) return 1;
  for (uint32_t i = 0; i < tests.count; i++) {
    Text results = text_in(arena);
    unsigned numbers[3] = {0};
    int status = run_member(c, options, arena, tests.items[i].path, COMMAND_TEST, &results, work);
    if (status > worst) worst = status;
    const char *text = text_string(&results), *end = strchr(text, '\n');
    if (end && sscanf(text, "%u %u %u", &numbers[0], &numbers[1], &numbers[2]) == 3)
      text_add(&suites, end + 1), has_results = true;
    passed += numbers[0], failed += numbers[1], skipped += numbers[2];
  }
  if (!passed && !failed && !skipped && !worst) {
    fprintf(stderr, "clef: no test has '%s' in its name\n", options->filter ? options->filter : "");
    worst = 1;
  }
  if (options->junit) {
    const char *xml = format_in(
        arena,
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites tests=\"%u\" failures=\"%u\" "
        "errors=\"0\" skipped=\"%u\">\n%s</testsuites>\n",
        passed + failed + skipped, failed, skipped, text_string(&suites));
    if (!write_output(arena, options->junit, xml, strlen(xml), false)) worst = 1;
  }
  if (has_results) printf("%u passed, %u failed, %u skipped\n", passed, failed, skipped);
  return worst;
}

int workspace_run(Compilation *c, Options *options, Arena *arena, Work *work) {
  bool failed = false;
  const char *solution = NULL;
  if (options->command == COMMAND_TEST) return run_tests(c, options, arena, work);
  if (options->sources.count == 1)
    solution = solution_find(c, options->sources.items[0], false, &failed);
  Members members = {0};
  if (solution) failed = !solution_read(c, solution, &members);
  if (!solution && !failed) return work(c, arena);
  bool is_of_many = options->command == COMMAND_CHECK || options->command == COMMAND_BUILD ||
                    options->command == COMMAND_RESTORE;
  if (!failed && !is_of_many) failed = !choose_program(c, options, arena, solution, &members);
  failed = failed || !has_place_for_all(c, options, solution, &members);
  if (!compile_report(c) || failed) return 1;
  if (is_of_many) return run_members(c, options, arena, &members, work);
  return work(c, arena);
}
