/* workspace: which projects of a solution a command is for.
 *
 *   check, restore   the roots, which lead to all others
 *   build            the programs are built, the other roots are checked
 *   run, eval, expr  the one program
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <signal.h>
#include <unistd.h>

#include "clef/driver/solution.h"
#include "clef/driver/workspace.h"

static void set_source(Options *options, Arena *arena, const char *path) {
  options->sources.count = 0;
  vec_push(arena, &options->sources, path);
}

/* One project in a process of its own, with its own tables. */
static int run_member(const Options *options, Arena *arena, const char *path, Command command, Work *work) {
  fflush(NULL);
  pid_t parent = getpid(), child = fork();
  if (child < 0) fatal("cannot start a process");
  if (child) {
    int status;
    while (waitpid(child, &status, 0) < 0) continue;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    fprintf(stderr, "clef: the process for '%s' was ended by signal %d\n", path, WTERMSIG(status));
    return 3;
  }
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(1);
  Options *own = NEW(arena, Options);
  *own = *options;
  own->command = command;
  memset(&own->sources, 0, sizeof own->sources);
  set_source(own, arena, path);
  Compilation *c = NEW(arena, Compilation);
  compile_init(c, own);
  int status = work(c, arena);
  compile_end(c);
  if (fflush(stdout) || ferror(stdout)) status = status ? status : 1;
  _exit(status);
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
static bool has_place_for_all(Compilation *c, const Options *options, const char *solution, const Members *members) {
  const char *output = options->output;
  uint32_t count = 0;
  struct stat info;
  for (uint32_t i = 0; i < members->count; i++) count += members->items[i].is_program && !members->items[i].is_test;
  if (options->command != COMMAND_BUILD || count < 2 || !output || !*output || output[strlen(output) - 1] == '/' ||
      (stat(output, &info) == 0 && S_ISDIR(info.st_mode)))
    return true;
  diag(&c->diags, (Span){0}, D_OUTPUT_OF_SEVERAL, output, solution);
  return false;
}

/* The worst status of all. */
static int run_members(const Options *options, Arena *arena, const Members *members, Work *work) {
  int worst = 0;
  for (uint32_t i = 0; i < members->count; i++) {
    const Member *m = &members->items[i];
    bool is_built = options->command == COMMAND_BUILD && m->is_program && !m->is_test;
    if (!is_built && m->is_referenced) continue;
    Command command = options->command == COMMAND_BUILD && !is_built ? COMMAND_CHECK : options->command;
    int status = run_member(options, arena, m->path, command, work);
    if (status > worst) worst = status;
  }
  return worst;
}

int workspace_run(Compilation *c, Options *options, Arena *arena, Work *work) {
  bool failed = false;
  const char *solution = NULL;
  if (options->sources.count == 1) solution = solution_find(c, options->sources.items[0], &failed);
  Members members = {0};
  if (solution) failed = !solution_read(c, solution, &members);
  if (!solution && !failed) return work(c, arena);
  bool is_of_many = options->command == COMMAND_CHECK || options->command == COMMAND_BUILD ||
                    options->command == COMMAND_RESTORE;
  if (!failed && !is_of_many) failed = !choose_program(c, options, arena, solution, &members);
  failed = failed || !has_place_for_all(c, options, solution, &members);
  if (!compile_report(c) || failed) return 1;
  if (is_of_many) return run_members(options, arena, &members, work);
  return work(c, arena);
}
