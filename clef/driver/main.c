/* main: from the command line to a command.
 *
 * Exit status: the program's own for `run` and `eval`; 1 for a program in error or anything missing that it needs; 2 for a
 * wrong command line; 3 for a fault of clef.
 */
#include <stdio.h>
#include <sys/resource.h>

#include "clef/driver/compile.h"
#include "clef/driver/toolchain.h"

enum { STACK_SIZE = 120 * 1024 * 1024 }; /* bytes; below the kernel's smallest gap under the main stack, 128 MiB */

/* Nesting in a source is limited by count, with a message (clef/syntax); this makes room for that count. */
static void enlarge_stack(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) < 0 || limit.rlim_cur >= STACK_SIZE) return;
  limit.rlim_cur = limit.rlim_max < STACK_SIZE ? limit.rlim_max : STACK_SIZE;
  setrlimit(RLIMIT_STACK, &limit);
}

static int check(Compilation *c) {
  compile_read(c);
  return compile_report(c) ? 0 : 1;
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
  case COMMAND_EXPR:
  case COMMAND_EVAL:
  case COMMAND_IMAGE: return check(&compilation);
  case COMMAND_NONE: break;
  }
  return 2;
}
