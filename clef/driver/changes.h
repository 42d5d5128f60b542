/* changes: which functions of MIR a step changed, for `-dump changed`, and where one went that is there no more. */
#ifndef CLEF_DRIVER_CHANGES_H
#define CLEF_DRIVER_CHANGES_H

#include "clef/base/vec.h"
#include "clef/mir/mir.h"

typedef struct ChangeRow {
  SymbolId symbol;
  Span span;
  uint32_t hash; /* of its text */
  bool is_gone;
} ChangeRow;

typedef struct Changes {
  Arena *arena;
  const char *only;    /* functions of this name, or part of it; NULL: all */
  VEC(ChangeRow) rows; /* of all functions that were seen */
} Changes;

/* Looks at the unit behind a step. Appends the functions that the step made or changed to `changed`, and to `gone` a line for
 * each that it removed; either may be NULL. */
void changes_see(Changes *changes, const MirUnit *unit, Text *changed, Text *gone);

#endif
