/* passes: running MIR's pipeline (passes.def). A step reads options only through its context and prints nothing. */
#ifndef CLEF_MIR_PASSES_H
#define CLEF_MIR_PASSES_H

#include "clef/mir/mir.h"

typedef struct PassContext {
  Arena *scratch; /* reset by the runner after each step of a function */
  int level;      /* 0, 1, 2 */
  Text *skeletons; /* where `eqsat` writes the pair of skeleton and graph that it read; NULL: nowhere */
  bool verify; /* the columns of passes.def are checked; a step checks its own structures, as the e-graph */
  const char *only; /* of functions of this name; NULL: of all */
  /* the function whose equalities `eqsat` explains, in `explanations`; "": all of them; or NULL */
  const char *explain;
  Text *explanations;
  const char
      *without_rule; /* of eqsat/algebra.rules: it finds nothing, which tests try; NULL: all do */
  bool may_renumber; /* in the pipeline; a test of one step sees the numbers that the step gives */
  bool without_specialise; /* left out: inline does not take it in either */
} PassContext;
/* Writes a function anew that consists of leftovers for more than half. Only between steps: nothing holds a number. */
void mir_tidy(MirFunc *func, PassContext *cx);

#define STEP(name, function, when, behind, keeps, what, source) \
  void function(MirFunc *func, PassContext *cx);
#define UNIT_STEP(name, function, when, behind, keeps, what, source) \
  void function(MirUnit *unit, PassContext *cx);
/* A function may stand in several rows: C allows the repeated declaration. */
#include "clef/mir/passes.def"

/* Callbacks of the runner. `after_step` sees the unit after each step that ran (to dump, to verify); it returns
 * false to stop there. */
typedef struct PassHooks {
  void *owner;
  bool (*wants)(void *owner, const char *step); /* false: disabled */
  bool (*after_step)(void *owner, const char *step, MirUnit *unit);
} PassHooks;
/* Runs all rows for the level; false when a hook stopped it. */
bool mir_run_passes(MirUnit *unit, PassContext *cx, const PassHooks *hooks);
/* Runs one row by name on the unit, as the tests of t/mir do; false when there is none. */
bool mir_run_step(MirUnit *unit, PassContext *cx, const char *step);

#endif
