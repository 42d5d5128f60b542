/* steps: the steps from source to assembly text, for `clef help steps` and the options that name a step.
 *
 * The rows come from stages.def, clef/mir/passes.def and clef/lir/steps.def, in the order in which the steps run. */
#ifndef CLEF_DRIVER_STEPS_H
#define CLEF_DRIVER_STEPS_H

#include "clef/base/text.h"

typedef struct StepRow {
  const char *name;
  int level;          /* it runs from -O0, 1, 2 on */
  bool is_printed;    /* -dump and -stop-after print the program behind it */
  bool is_optional;   /* -disable leaves it out */
  const char *what;   /* a sentence */
  const char *source; /* where its idea was published, or "" */
} StepRow;

/* NULL when there is none. Two rows never share a name. */
const StepRow *step_find(const char *name);
/* The text of `clef help steps`. */
void steps_print(Text *out);

#endif
