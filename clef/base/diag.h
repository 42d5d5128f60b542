/* diag: errors and warnings of the user's program, collected, then shown sorted by place.
 *
 * `diag.def` has a row each: DIAG(NAME, "CODE", SEVERITY, "text with {} holes", "hint or empty"). Arguments are
 * strings already rendered; they are copied. Output is produced only when no error was collected.
 */
#ifndef CLEF_BASE_DIAG_H
#define CLEF_BASE_DIAG_H

#include "clef/base/base.h"
#include "clef/base/source.h"
#include "clef/base/text.h"
#include "clef/base/vec.h"

typedef enum Severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE } Severity;

typedef enum DiagCode {
  D_NONE,
#define DIAG(name, code, severity, text, hint) D_##name,
#include "clef/base/diag.def"
#undef DIAG
} DiagCode;

/* A second place that explains the first: the place that sets the expectation. */
typedef struct DiagLabel {
  Span span; /* its file is 0 when there is none */
  const char *text;
} DiagLabel;

typedef struct Diag {
  DiagCode code;
  Severity severity;
  Span span;
  const char *message; /* holes filled */
  const char *hint;    /* NULL or text shown as "help: ..." */
  DiagLabel label;
} Diag;

typedef struct Diags {
  Arena *arena; /* session */
  Sources *sources;
  VEC(Diag) list;
  uint32_t error_count, warning_count;
  uint32_t error_limit; /* past it nothing more is collected; 0 = 100 */
  bool is_latest_kept;  /* what `diag` was last called with is the list's last */
} Diags;

/* The user's settings for warnings: options, and `#nowarn`, `#warnon` from their place to the end of their file. A code is
 * written `FS0025` or `25`. */
typedef struct WarningPlace {
  uint32_t file, start;
  const char *code;
  bool on;
} WarningPlace;
typedef struct WarningPolicy {
  VEC(const char *) off, on, errors, not_errors;
  VEC(WarningPlace) places;
  bool all_errors;
  bool is_silent; /* no warnings and notes */
  bool has_notes; /* F#'s informational messages are requested, which its build leaves out; beside errors they show */
} WarningPolicy;

/* Is no further error collected? Then nothing need find out what to say of it. */
static inline bool diags_full(const Diags *diags) {
  return diags->error_count >= diags->error_limit;
}
void diags_init(Diags *diags, Arena *arena, Sources *sources);
/* One `const char *` argument for each {} of the text. */
void diag(Diags *diags, Span at, DiagCode code, ...);
/* Sets the hint of the latest diagnostic (printf-like). */
void diag_hint(Diags *diags, const char *format, ...) PRINTF_LIKE(2, 3);
/* Sets the label of the latest diagnostic; nothing when `at` is not in a file of the program's. */
void diag_label(Diags *diags, Span at, const char *format, ...) PRINTF_LIKE(3, 4);
const char *diag_code_text(DiagCode code);
bool warnings_ask(const WarningPolicy *policy, const char *code);
/* Takes out the warnings that are not requested, and makes errors of those that shall be. */
/* `of_projects` has a policy for each project's number from 1, which takes the place of `policy` but for directives. */
void diags_apply(Diags *diags, const WarningPolicy *policy,
                 const WarningPolicy *const *of_projects);
/* All in order of file and place, then of discovery; equal ones on one place once. */
const Diag **diags_sorted(Diags *diags, uint32_t *count);
/* The same, to `out`; colour adds ANSI sequences. Equal ones on one place show once. */
void diags_print(Diags *diags, Text *out, bool colour);
/* One JSON object a line. */
void diags_print_json(Diags *diags, Text *out);
/* The nearest of `candidates` to `wanted` by edit distance, or NULL when none is near enough. */
const char *nearest_name(Arena *scratch, const char *wanted, const char *const *candidates,
                         uint32_t count);

#endif
