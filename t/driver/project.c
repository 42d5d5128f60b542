/* project: projects of several files. Each folder of t/projects is one; its file `test` says what is tried in it:
 *
 *   run: ARGUMENTS      a command line of clef, run in the folder (a copy of it)
 *   out: TEXT           a line of its standard output; all of them, in order
 *   says: TEXT          standard error has this text in a line
 *   not: TEXT           standard error has it in no line
 *   exit: N             the exit status; without it 0
 *   make: COMMAND       a shell command, run in the folder before what follows
 *   needs: COMMANDS     what must be installed, else the folder is left out
 *
 * The first command that does not do what its lines say fails the test. */
#include <stdlib.h>
#include <string.h>

#include "clef/base/base.h"
#include "t/driver/driver.h"

typedef struct Project {
  Worker *worker;
  const char *path;   /* its file `test` */
  const char *folder; /* the copy */
  const char *const *environment;
  const char *command; /* of the last `run:` line; NULL when nothing waits to be run */
  Text out, says, absent;
  int status;
} Project;

static Run run_in(const Project *project, const char *const *argv) {
  return run_process(
      project->worker,
      (Start){.argv = argv, .folder = project->folder, .environment = project->environment});
}

/* Each line of `texts` is in `said`, or none is. */
static const char *unlike(Text *texts, Bytes said, bool must) {
  Bytes lines = {text_string(texts), texts->size};
  size_t at = 0;
  for (Bytes line; next_line(lines, &at, &line);)
    if (contains(said, line) != must)
      return format_in(texts->arena, "%s: %.*s", must ? "does not say" : "says", (int)line.size,
                       line.data);
  return NULL;
}

/* Runs the command of the last `run:` line, and compares it with the lines that followed. */
static Verdict finish(Project *project) {
  if (!project->command) return PASSED;
  Worker *worker = project->worker;
  Words argv = words_in(&worker->scratch);
  words_add(&argv, worker->options->clef);
  words_split(&argv, project->command);
  Run run = run_in(project, words_end(&argv));
  Bytes want = {text_string(&project->out), project->out.size};
  const char *why =
      run.status != project->status
          ? format_in(&worker->scratch, "status %d, wanted %d", run.status, project->status)
      : !same_bytes(want, run.out) ? "output differs (< wanted, > got)"
                                   : unlike(&project->says, run.err, true);
  if (!why) why = unlike(&project->absent, run.err, false);
  if (!why) return PASSED;
  fail(worker, project->path, "clef %s: %s", project->command, why);
  show_difference(worker, want, run.out, 12);
  show(worker, run.err, 12);
  return FAILED;
}

static void start(Project *project, const char *command) {
  Arena *scratch = &project->worker->scratch;
  project->command = command;
  project->status = 0;
  project->out = text_in(scratch);
  project->says = text_in(scratch);
  project->absent = text_in(scratch);
}

static bool has_commands(Project *project, const char *names) {
  const char *argv[] = {"sh", "-c",  "for c in $1; do command -v $c || exit; done",
                        "sh", names, NULL};
  return !run_in(project, argv).status;
}

static Verdict make(Project *project, const char *command) {
  Verdict verdict = finish(project);
  project->command = NULL;
  if (verdict == FAILED) return verdict;
  const char *argv[] = {"sh", "-c", command, NULL};
  Run run = run_in(project, argv);
  if (!run.status) return PASSED;
  fail(project->worker, project->path, "make: %s", command);
  show(project->worker, run.err, 12);
  return FAILED;
}

static Verdict run_line(Project *project, Bytes line) {
  const char *word = format_in(&project->worker->scratch, "%.*s", (int)line.size, line.data);
  const char *colon = strchr(word, ':');
  if (!line.size || *word == '#') return PASSED;
  if (!colon) return fail(project->worker, project->path, "has the line %s", word);
  const char *text = colon + 1 + (colon[1] == ' ');
  Text *lines = begins_with(line, "out:")    ? &project->out
                : begins_with(line, "says:") ? &project->says
                : begins_with(line, "not:")  ? &project->absent
                                             : NULL;
  if (lines) return text_format(lines, "%s\n", text), PASSED;
  if (begins_with(line, "exit:")) return project->status = atoi(text), PASSED;
  if (begins_with(line, "make:")) return make(project, text);
  if (begins_with(line, "needs:")) return has_commands(project, text) ? PASSED : SKIPPED;
  if (!begins_with(line, "run:"))
    return fail(project->worker, project->path, "has the line %s", word);
  Verdict verdict = finish(project);
  start(project, text);
  return verdict;
}

Verdict run_project(Worker *worker, const char *path) {
  Arena *scratch = &worker->scratch;
  Options options = *worker->options; /* the compiler is started from another folder */
  char *clef = realpath(options.clef, NULL);
  options.clef = format_in(scratch, "%s", clef ? clef : options.clef);
  free(clef);
  const char *environment[] = {format_in(scratch, "NUGET_PACKAGES=%s/packages", worker->dir),
                               format_in(scratch, "CLEF=%s", options.clef), NULL};
  const Options *given = worker->options;
  worker->options = &options;
  Project project = {.worker = worker,
                     .path = path,
                     .folder = format_in(scratch, "%s/copy", worker->dir),
                     .environment = environment};
  const char *from = format_in(scratch, "%.*s", (int)(strrchr(path, '/') - path), path);
  const char *clear[] = {"rm", "-rf", project.folder, strchr(environment[0], '=') + 1, NULL};
  const char *copy[] = {"cp", "-r", from, project.folder, NULL};
  if (run_process(worker, (Start){.argv = clear}).status ||
      run_process(worker, (Start){.argv = copy}).status)
    fatal("cannot copy '%s'", from);
  start(&project, NULL);
  Bytes lines = file_bytes(scratch, path);
  Verdict verdict = PASSED;
  size_t at = 0;
  for (Bytes line; verdict == PASSED && next_line(lines, &at, &line);)
    verdict = run_line(&project, line);
  if (verdict == PASSED) verdict = finish(&project);
  worker->options = given;
  return verdict;
}
