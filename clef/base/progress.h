/* progress: what clef does at the moment, for the report of a fault (`bug`, or a crash). Each stage sets its step, and the
 * function and the source place that it works on; the driver says how places are printed and where the program goes.
 */
#ifndef CLEF_BASE_PROGRESS_H
#define CLEF_BASE_PROGRESS_H

#include "clef/base/text.h"

typedef void ProgressText(void *owner, Text *out);

typedef struct Progress {
  const char *step;       /* by its name in clef/driver/README.md; NULL: none */
  const char *function;   /* that the step works on; NULL: all of the program */
  uint32_t file, start;   /* the source place, as in a Span; file 0: unknown */
  ProgressText *print_ir; /* the program as the step received it; NULL: there is none */
  void *ir;
  /* by the driver */
  void (*print_place)(void *owner, uint32_t file, uint32_t start, Text *out);
  void *owner;
  const char *ir_path; /* the file that the program is written to; NULL: none */
  bool is_reporting;
} Progress;

Progress *progress(void);
/* The next step begins, with the whole program. */
void progress_step(const char *step, ProgressText *print_ir, void *ir);
/* The step goes on with this function. */
void progress_function(const char *name, uint32_t file, uint32_t start);
/* SIGSEGV, SIGBUS and SIGABRT report as `bug` does, on a stack of their own, and end clef with status 3. */
void progress_watch_crashes(void);

#endif
