/* fmt: source text in F#'s standard layout. README.md is the chapter. */
#ifndef CLEF_FMT_FMT_H
#define CLEF_FMT_FMT_H

#include "clef/base/diag.h"
#include "clef/syntax/syntax.h"

typedef enum FormatOutcome {
  FORMAT_UNCHANGED, /* the text is formatted already */
  FORMAT_CHANGED,
  FORMAT_BROKEN, /* syntax errors, in the messages of the result */
  FORMAT_REFUSED /* no layout found with the same meaning */
} FormatOutcome;

typedef struct Formatted {
  FormatOutcome outcome;
  Text text;           /* when it is CHANGED */
  uint32_t kept_count; /* constructs that stand as they were written */
  Diags diags;
} Formatted;

/* Bytes of the source, the end exclusive. */
typedef struct FormatRange {
  uint32_t start, end;
} FormatRange;

/* `bytes` must have a NUL at [size]. With a range only declarations that have a part of it are formatted, as a whole.
 * Everything of the result lies in the arena. */
void format_source(Arena *arena, const char *path, const char *bytes, uint32_t size,
                   const SyntaxOptions *options, const FormatRange *range, Formatted *result);

#endif
