/* main: from the command line to a command.
 *
 * Exit status: the program's own for `run` and `eval`; 1 for a program in error or anything missing that it needs; 2 for a
 * wrong command line; 3 for a fault of clef.
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>

#include "clef/base/progress.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/driver/cache.h"
#include "clef/driver/compile.h"
#include "clef/driver/depend.h"
#include "clef/driver/doc.h"
#include "clef/driver/eval.h"
#include "clef/driver/format_command.h"
#include "clef/driver/image.h"
#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/native.h"
#include "clef/driver/new.h"
#include "clef/driver/nuget/lock.h"
#include "clef/driver/testing/frameworks.h"
#include "clef/driver/repl/repl.h"
#include "clef/driver/site/site.h"
#include "clef/driver/steps.h"
#include "clef/driver/testing/test_run.h"
#include "clef/driver/toolchain.h"
#include "clef/driver/view.h"
#include "clef/driver/watch.h"
#include "clef/explain/explain.h"
#include "clef/lsp/server.h"
#include "clef/driver/workspace.h"
#include "clef/mir/mir.h"

/* build.sh makes it. */
static const char commit[] =
#include "commit.h"
    ;

enum {
  STACK_SIZE = 120 * 1024 * 1024
}; /* bytes; below the kernel's smallest gap under the main stack, 128 MiB */

/* Nesting in a source is limited by count, with a message (clef/syntax); this makes room for that count. The
 * limit there was, or 0 when it was large enough. */
static uint64_t enlarge_stack(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) < 0 || limit.rlim_cur >= STACK_SIZE) return 0;
  uint64_t before = limit.rlim_cur;
  limit.rlim_cur = limit.rlim_max < STACK_SIZE ? limit.rlim_max : STACK_SIZE;
  setrlimit(RLIMIT_STACK, &limit);
  return before;
}

static int check(Compilation *c) {
  bool good = compile_read(c);
  watch_report(c);
  if (good && compile_check(c)) compile_enrich(c); /* coverage and instances have messages too */
  return compile_report(c) ? 0 : 1;
}

/* Packages are resolved when the project is read; what is left is the lock file. */
static int restore(Compilation *c) {
  if (compile_read(c) && (c->resolution || c->git_references.count)) {
    const char *text = lock_text(&c->session, c->framework, c->resolution, &c->git_references);
    size_t size;
    char *old = read_file(&c->session, c->lock_path, &size);
    bool is_locked = old && evaluation_is_true(c->root, "RestoreLockedMode");
    if (is_locked && strcmp(old, text) != 0)
      diag(&c->diags, (Span){0}, D_LOCK_DIFFERS, c->lock_path);
    else if ((!old || strcmp(old, text) != 0) &&
             !write_output(&c->session, c->lock_path, text, strlen(text), false))
      return 1;
  }
  return compile_report(c) ? 0 : 1;
}

/* eval FILE.mir: that text alone, without the stages before it. `-stop-after read` prints what was read. */
static int eval_mir(Compilation *c) {
  const Options *o = c->options;
  MirRunOptions run = {.trace = o->trace,
                       .args = o->args.items,
                       .arg_count = o->args.count,
                       .check_leaks = true,
                       .in = 0,
                       .out = 1};
  bool print_only = o->stop_after && !strcmp(o->stop_after, "read");
  if (o->step || (o->stop_after && !print_only)) return eval_mir_file(c);
  return mir_eval_file(&c->unit, &c->names, &c->sources, &c->diags, o->sources.items[0], &run,
                       print_only);
}

/* Reads the sources of something that runs; false with an error among the diagnostics. */
static bool read_program(Compilation *c) {
  bool good = compile_read(c);
  watch_report(c);
  if (good && c->is_library && !c->options->library_for_c)
    diag(&c->diags, (Span){0}, D_NO_PROGRAM), good = false;
  if (good && c->options->command == COMMAND_TEST && !c->test_count &&
      !(c->frameworks & FRAMEWORK_EXPECTO))
    diag(&c->diags, (Span){0}, D_NO_TESTS, c->options->sources.items[0]), good = false;
  return good;
}

/* From a program that was read (`good`) to MIR after its passes; NULL when something stopped it, with `*status`. `header`: of a
 * library for C, or NULL. */
static MirUnit *compile_mir(Compilation *c, bool good, Text *header, int *status) {
  *status = 1;
  if (good && c->options->keep && !(native_make_folder(c) && view_keep(c, native_output(c))))
    return NULL;
  good = good && compile_check(c) && compile_enrich(c);
  if (good && header) *header = native_header_text(c);
  MirUnit *unit = good ? compile_lower(c) : NULL;
  if (!compile_report(c)) return NULL;
  *status = 0; /* without a unit: -stop-after */
  if (!unit || !eval_passes(c, unit)) return *status = c->lacks_named, NULL;
  if (c->keep) {
    Text text = text_in(&c->unit);
    mir_print_unit(unit, &text);
    view_keep_text(c, "program.mir", &text);
  }
  return unit;
}

static int eval_program(Compilation *c) {
  int status;
  MirUnit *unit = compile_mir(c, read_program(c), NULL, &status);
  return unit ? eval_unit(c, unit) : status;
}

/* Would an output be written over what the program is made of? Says so. */
static bool overwrites_source(Compilation *c) {
  const Options *o = c->options;
  const char *paths[] = {o->command == COMMAND_BUILD ? native_output(c) : NULL, o->depend_path};
  for (size_t i = 0; i < COUNT_OF(paths); i++) {
    if (!paths[i] || !depend_has(c, paths[i])) continue;
    fprintf(stderr, "clef: cannot write '%s': it is a source of the program\n", paths[i]);
    return true;
  }
  return false;
}

static int build_program(Compilation *c) {
  int status;
  bool good = read_program(c);
  if (good && overwrites_source(c)) return 1;
  const char *entry = good && !c->options->library_for_c ? cache_find(c) : NULL;
  if (!entry || !native_from_cache(c, entry, &status)) {
    Text header;
    MirUnit *unit = compile_mir(c, good, c->options->library_for_c ? &header : NULL, &status);
    if (unit) status = native_finish(c, unit, entry);
    if (unit && !status && c->options->library_for_c && !native_write_header(c, &header))
      status = 1;
  }
  bool is_whole = !status && !c->options->stop_after && !c->options->explain;
  if (is_whole && c->options->writes_depend && !depend_write(c)) status = 1;
  return status;
}

/* Runs the tests of one project. Their numbers go to the process that started this one, and the XML if requested. */
static int test_program(Compilation *c) {
  int status;
  MirUnit *unit = compile_mir(c, read_program(c), NULL, &status);
  Output program;
  const char *name;
  if (!unit) return status;
  if (!native_program(c, unit, &program, &name)) return 1;
  TestRun run = {.arena = &c->session, .options = c->options};
  test_run(&run, &program, name, c->stack_limit);
  Text results = text_in(&c->session);
  text_format(&results, "%u %u %u\n", run.passed, run.failed, run.skipped);
  if (c->options->junit) test_run_junit(&run, name, &results);
  FILE *out = fdopen(c->options->results, "w");
  if (!out || fwrite(results.data, 1, results.size, out) != results.size || fclose(out)) return 1;
  return run.failed ? 1 : 0;
}

/* `clef image -rt DIR -o FILE`: a step of the build. */
static int write_image(Compilation *c) {
  if (!compile_read(c) || !compile_check(c)) return compile_report(c), 1;
  psg_close_captures(&c->graph);
  Text out = text_in(&c->unit);
  image_write(c, &out);
  return write_output(&c->unit, c->options->output ? c->options->output : "image.bin", out.data,
                      out.size, false)
             ? 0
             : 1;
}

/* The one source, when it is text of a later stage. */
static bool is_only_source(const Options *o, const char *suffix) {
  const char *path = o->sources.count == 1 ? o->sources.items[0] : "";
  size_t size = strlen(path), length = strlen(suffix);
  return size > length && !strcmp(path + size - length, suffix);
}

static int command(Compilation *c, Arena *arena) {
  const Options *o = c->options;
  switch (o->command) {
  case COMMAND_HELP: {
    Text usage = text_in(arena);
    if (o->lists_steps)
      steps_print(&usage);
    else
      options_print_usage(&usage, o->topic);
    fputs(text_string(&usage), stdout);
    return 0;
  }
  case COMMAND_VERSION:
    printf("clef 0.1 (%s) %s\n", commit,
           options_own_machine() == MACHINE_X86_64 ? "x86_64-linux" : "aarch64-linux");
    return 0;
  case COMMAND_CHECK: return check(c);
  case COMMAND_RESTORE: return restore(c);
  case COMMAND_TEST: return test_program(c);
  case COMMAND_RUN:
  case COMMAND_BUILD:
    if (is_only_source(o, ".mir")) return native_mir_file(c);
    if (is_only_source(o, ".lir")) return native_lir_file(c);
    return build_program(c);
  case COMMAND_EXPR: return view_expr(c);
  case COMMAND_EXPLAIN: return explain_command(c);
  case COMMAND_EVAL:
    if (o->skeleton) return eval_skeleton_file(c);
    return is_only_source(o, ".mir") ? eval_mir(c) : eval_program(c);
  case COMMAND_IMAGE: return write_image(c);
  case COMMAND_DOC: return o->site ? site_command(c) : doc_command(c, o->args.items[0]);
  case COMMAND_CACHE: /* done by main */
  case COMMAND_NEW:
  case COMMAND_FMT:
  case COMMAND_REPL:
  case COMMAND_LSP:
  case COMMAND_WATCH: /* stands for another */
  case COMMAND_NONE: break;
  }
  return 2;
}

static void print_place(void *owner, uint32_t file, uint32_t start, Text *out) {
  Compilation *c = owner;
  LineColumn at = source_line_column(&c->sources, file, start);
  const char *path = name_text(&c->names, source_file(&c->sources, file)->path);
  text_format(out, "%s(%u,%u)", path, at.line, at.column);
}

/* A fault of clef is reported with its place; the program goes beside the output. */
static void watch_faults(Compilation *c, Arena *arena) {
  const Options *o = c->options;
  const char *path = o->output && strcmp(o->output, "-") != 0 ? o->output : NULL;
  if (!path && o->sources.count) {
    const char *source = o->sources.items[0], *slash = strrchr(source, '/');
    path = slash ? slash + 1 : source;
  }
  Progress *p = progress();
  p->print_place = print_place, p->owner = c;
  p->ir_path = format_in(arena, "%s.fault", path && *path && strcmp(path, "-") ? path : "clef");
  progress_watch_crashes();
}

/* A standard stream that is closed: its descriptor must not become that of a file, to which the output would go. */
static void reserve_streams(void) {
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl(fd, F_GETFD) < 0) open("/dev/null", fd ? O_RDONLY : O_WRONLY); /* fails as before */
}

/* The status of the process: 1 if the output is lost. */
static int finish(int status) {
  if (!fflush(stdout) && !ferror(stdout)) return status;
  fputs("clef: cannot write the output\n", stderr); /* a full disk */
  return status ? status : 1;
}

int main(int argc, char **argv) {
  static Options options;
  static Compilation compilation;
  Arena arena;
  uint64_t stack_limit = enlarge_stack();
  reserve_streams();
  arena_init(&arena, "options");
  if (!options_parse(&options, &arena, argc, argv)) return 2;
  if (options.command == COMMAND_CACHE) return finish(cache_command(&arena, &options));
  if (options.command == COMMAND_REPL) return finish(repl_command(&options));
  if (options.command == COMMAND_FMT) return finish(format_command(&arena, &options));
  if (options.command == COMMAND_NEW) return finish(new_command(&arena, &options));
  if (options.command == COMMAND_LSP) return lsp_serve(&options);
  if (options.watches) watch_start(&options, &arena);
  compile_init(&compilation, &options);
  compilation.stack_limit = stack_limit;
  watch_faults(&compilation, &arena);
  int status = workspace_run(&compilation, &options, &arena, command);
  compile_end(&compilation);
  return finish(status);
}
