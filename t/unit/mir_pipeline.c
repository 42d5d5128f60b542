/* link: clef/mir clef/mir/analysis clef/mir/interp clef/mir/own clef/mir/eqsat clef/mir/pass
 * mir_pipeline: what passes.def states is checked. A step that says it keeps blocks and edges, and does not, ends the compiler; so
 * does a step of the unit. A table in which a step stands in front of one that it must follow is refused. The steps are
 * broken on purpose. */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define mir_tidy       tidy_of_test
#define mir_run_passes run_passes_of_test
#define mir_run_step   run_step_of_test
#define mir_own_step   own_step_of_test
#include "clef/mir/pass/pipeline.c"

static const char text[] = "func @f(v1: i8) {\n"
                           "b1:\n  switch v1 { 0 -> b2, default -> b3 }\n"
                           "b2:\n  return\n"
                           "b3:\n  return\n"
                           "}\n";

/* Says that it keeps blocks and edges. */
static void keep(MirFunc *func, PassContext *cx) { (void)func, (void)cx; }
static void take_other_edge(MirFunc *func, PassContext *cx) {
  (void)cx;
  mir_block(func, MIR_ENTRY)->term.edges[0].block = mir_block(func, MIR_ENTRY)->term.edges[1].block;
}
static void take_other_edges(MirUnit *unit, PassContext *cx) {
  take_other_edge(unit->funcs.items[1], cx);
}

/* Runs the row in a child: the status that the child ends with. */
static int status_of(const Row *row, bool verify) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    Arena arena, scratch;
    Names names;
    Sources sources;
    Diags diags;
    arena_init(&arena, "test"), arena_init(&scratch, "scratch");
    names_init(&names, &arena);
    sources_init(&sources, &arena, &names);
    diags_init(&diags, &arena, &sources);
    uint32_t file = source_add(&sources, "f.mir", SOURCE_CLEF, text, sizeof text - 1);
    MirUnit *unit = mir_parse(&arena, &names, &sources, &diags, file);
    if (!unit) _exit(9);
    PassContext cx = {.scratch = &scratch, .verify = verify};
    freopen("/dev/null", "w", stderr);
    run(row, unit, &cx);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 100;
}

static int failed;
static void check(bool good, const char *what) {
  if (!good) printf("%s\n", what), failed = 1;
}

int main(void) {
  enum { BUG = 3 };
  Row good = {"good", "", KEEPS_CFG, keep, NULL, OPT};
  Row broken = {"broken", "", KEEPS_CFG, take_other_edge, NULL, OPT};
  Row broken_unit = {"broken", "", KEEPS_CFG, NULL, take_other_edges, OPT};
  Row honest = {"honest", "", KEEPS_NOTHING, take_other_edge, NULL, OPT};
  check(status_of(&good, true) == 0, "a step that keeps blocks and edges is refused");
  check(status_of(&broken, true) == BUG, "a step of functions that changes an edge is not found");
  check(status_of(&broken_unit, true) == BUG,
        "a step of the unit that changes an edge is not found");
  check(status_of(&honest, true) == 0, "a step that keeps nothing is refused");
  check(status_of(&broken, false) == 0, "edges are compared without -verify");

  static const Row ordered[] = {{"a", "", KEEPS_NOTHING, keep, NULL, OPT},
                                {"ab", "", KEEPS_NOTHING, keep, NULL, OPT},
                                {"c", "a ab", KEEPS_NOTHING, keep, NULL, OPT}};
  static const Row misordered[] = {{"ab", "", KEEPS_NOTHING, keep, NULL, OPT},
                                   {"c", "ab a", KEEPS_NOTHING, keep, NULL, OPT},
                                   {"a", "", KEEPS_NOTHING, keep, NULL, OPT}};
  check(!misplaced_step(ordered, COUNT_OF(ordered)), "steps in order are refused");
  const char *found = misplaced_step(misordered, COUNT_OF(misordered));
  check(found && !strcmp(found, "c"), "a step in front of one that it must follow is not found");
  check(!misplaced_step(rows, COUNT_OF(rows)), "the steps of passes.def are not in order");
  return failed;
}
