/* values: what the values of MIR are when the program runs.
 *
 * The interpreter runs the program, for some thousand steps and without any effect outside (MirWatch in
 * clef/mir/mir.h). Of each value of the shown functions the first ones that it has are kept, and how many there are.
 */
#ifndef CLEF_EXPLAIN_VALUES_H
#define CLEF_EXPLAIN_VALUES_H

#include "clef/base/map64.h"
#include "clef/mir/mir.h"

typedef struct ValueRow {
  uint32_t count; /* how often it was bound */
  Text text;      /* the first ones */
} ValueRow;

typedef struct Values {
  Arena *arena;            /* of the texts */
  const uint8_t *is_shown; /* by symbol: values of the function are kept */
  uint32_t symbol_count;
  Map64 row_of; /* by symbol and value: the row, plus 1 */
  VEC(ValueRow) rows;
} Values;

void values_run(Values *values, const MirUnit *unit);
/* By line of what mir_print_func prints: its values, or NULL. */
const char *const *values_of_lines(const Values *values, const MirFunc *func);

#endif
