/* main: from the command line to a command.
 *
 * Exit status: the program's own for `run` and `eval`; 1 for a program in error or anything missing that it needs; 2 for a
 * wrong command line; 3 for a fault of clef.
 */
#include <stdio.h>
#include <sys/resource.h>

#include "clef/driver/compile.h"
#include "clef/driver/eval.h"
#include "clef/driver/image.h"
#include "clef/driver/native.h"
#include "clef/driver/toolchain.h"
#include "clef/psg/clefexpr.h"
#include "clef/mir/mir.h"

enum { STACK_SIZE = 120 * 1024 * 1024 }; /* bytes; below the kernel's smallest gap under the main stack, 128 MiB */

/* Nesting in a source is limited by count, with a message (clef/syntax); this makes room for that count. */
static void enlarge_stack(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) < 0 || limit.rlim_cur >= STACK_SIZE) return;
  limit.rlim_cur = limit.rlim_max < STACK_SIZE ? limit.rlim_max : STACK_SIZE;
  setrlimit(RLIMIT_STACK, &limit);
}

static int check(Compilation *c) {
  if (compile_read(c) && compile_check(c)) compile_enrich(c); /* coverage and instances have messages too */
  return compile_report(c) ? 0 : 1;
}

/* expr: the program as expression trees, also when it has errors. */
static int print_expr(Compilation *c) {
  if (compile_read(c)) {
    bool good = compile_check(c);
    psg_analyse(&c->graph, good && c->options->verify);
    Text out = text_in(&c->unit);
    clef_expr_print(&c->graph, &out);
    fwrite(text_string(&out), 1, out.size, stdout);
  }
  return compile_report(c) ? 0 : 1;
}

/* eval FILE.mir: that text alone, without the stages before it. `-stop-after read` prints what was read. */
static int eval_mir(Compilation *c) {
  const Options *o = c->options;
  MirRunOptions run = {.trace = o->trace, .args = o->args.items, .arg_count = o->args.count,
                       .check_leaks = true, .in = 0, .out = 1};
  bool print_only = o->stop_after && !strcmp(o->stop_after, "read");
  if (o->step || (o->stop_after && !print_only)) return eval_mir_file(c);
  return mir_eval_file(&c->unit, &c->names, &c->sources, &c->diags, o->sources.items[0], &run, print_only);
}

/* From source to MIR after its passes; NULL when something stopped it, with `*status`. */
static MirUnit *compile_mir(Compilation *c, int *status) {
  *status = 1;
  bool good = compile_read(c) && compile_check(c) && compile_enrich(c);
  MirUnit *unit = good ? compile_lower(c) : NULL;
  if (!compile_report(c) || !unit) return NULL;
  *status = 0;
  return eval_passes(c, unit) ? unit : NULL;
}

static int eval_program(Compilation *c) {
  int status;
  MirUnit *unit = compile_mir(c, &status);
  return unit ? eval_unit(c, unit) : status;
}

static int build_program(Compilation *c) {
  int status;
  MirUnit *unit = compile_mir(c, &status);
  return unit ? native_finish(c, unit) : status;
}

/* `clef image -rt DIR -o FILE`: a step of the build. */
static int write_image(Compilation *c) {
  if (!compile_read(c) || !compile_check(c)) return compile_report(c), 1;
  psg_close_captures(&c->graph);
  Text out = text_in(&c->unit);
  image_write(c, &out);
  return write_output(&c->unit, c->options->output ? c->options->output : "image.bin", out.data, out.size) ? 0 : 1;
}

static bool is_mir_path(const char *path) {
  size_t size = strlen(path);
  return size > 4 && !strcmp(path + size - 4, ".mir");
}

int main(int argc, char **argv) {
  static Options options;
  static Compilation compilation;
  Arena arena;
  enlarge_stack();
  arena_init(&arena, "options");
  if (!options_parse(&options, &arena, argc, argv)) return 2;
  compile_init(&compilation, &options);
  switch (options.command) {
  case COMMAND_HELP: {
    Text usage = text_in(&arena);
    options_print_usage(&usage);
    fputs(text_string(&usage), stdout);
    return 0;
  }
  case COMMAND_VERSION: puts("clef 0.1"); return 0;
  case COMMAND_CHECK: return check(&compilation);
  case COMMAND_RUN:
  case COMMAND_BUILD:
    if (options.sources.count == 1 && is_mir_path(options.sources.items[0])) return native_mir_file(&compilation);
    return build_program(&compilation);
  case COMMAND_EXPR: return print_expr(&compilation);
  case COMMAND_EVAL:
    if (options.sources.count == 1 && is_mir_path(options.sources.items[0])) return eval_mir(&compilation);
    return eval_program(&compilation);
  case COMMAND_IMAGE: return write_image(&compilation);
  case COMMAND_NONE: break;
  }
  return 2;
}
