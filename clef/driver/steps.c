/* steps: see steps.h. */
#include "clef/driver/steps.h"

#include <string.h>

#include "clef/base/base.h"

typedef enum Level { ALWAYS, OPT, MORE } Level; /* as passes.def names them */

static const StepRow rows[] = {
#define STAGE(name, what) {name, ALWAYS, true, false, what, ""},
#include "clef/driver/stages.def"
#define STEP(name, function, when, behind, keeps, what, source) \
  {name, when, true, true, what, source},
#define UNIT_STEP(name, function, when, behind, keeps, what, source) \
  {name, when, true, true, what, source},
#include "clef/mir/passes.def"
#define LIR_STEP(NAME, text, is_printed, is_optional, what, source) \
  {text, ALWAYS, is_printed, is_optional, what, source},
#include "clef/lir/steps.def"
};

const StepRow *step_find(const char *name) {
  for (size_t i = 0; i < COUNT_OF(rows); i++)
    if (!strcmp(rows[i].name, name)) return &rows[i];
  return NULL;
}

void steps_print(Text *out) {
  static const char *const levels[] = {"", "-O1", "-O2"};
  text_add(
      out,
      "steps, in order (the second column: from which level on; p: -dump and -stop-after print the program\n"
      "behind the step; d: -disable leaves the step out):\n\n");
  for (size_t i = 0; i < COUNT_OF(rows); i++) {
    const StepRow *row = &rows[i];
    text_format(out, "  %-16s %-3s %s%s  %s\n", row->name, levels[row->level],
                row->is_printed ? "p" : " ", row->is_optional ? "d" : " ", row->what);
    if (*row->source) text_format(out, "  %-16s          (%s)\n", "", row->source);
  }
}
