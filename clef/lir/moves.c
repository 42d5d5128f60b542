/* moves: a parallel move as a sequence.
 *
 * Each move's target is written once. A move whose target nobody still has to read is written first; when none is left,
 * what remains are cycles, one of which is opened by a copy to a scratch register. Memory to memory goes through the
 * scratch register of the class that does not hold such a copy. The integer scratch register may itself be a target
 * (a call through a register): then cycles are opened with the float one. Tests: t/unit/lir_moves.c: all moves of five places.
 */
#include "clef/lir/alloc.h"

static bool in_memory(LirPlace place) { return place & LIR_PLACE_SLOT; }

void ra_sequence(const LirTarget *target, const RaMove *moves, uint32_t count,
                 void (*add)(void *context, RaMove move), void *context) {
  RaMove left[512];
  if (count > COUNT_OF(left)) bug("moves: %u at once", count);
  uint32_t n = 0;
  bool busy[2] = {false, false}; /* scratch registers */
  for (uint32_t i = 0; i < count; i++) {
    if (moves[i].to == target->scratch[0]) busy[0] = true;
    if (moves[i].to != moves[i].from) left[n++] = moves[i];
  }
  while (n) {
    bool moved = false;
    for (uint32_t i = 0; i < n; i++) {
      bool read = false;
      for (uint32_t j = 0; j < n && !read; j++) read = j != i && left[j].from == left[i].to;
      if (read) continue;
      RaMove move = left[i];
      if (in_memory(move.to) && in_memory(move.from)) {
        LirPlace by = target->scratch[busy[1] ? 0 : 1];
        if (busy[0] && busy[1]) bug("moves: no scratch register");
        add(context, (RaMove){by, move.from, move.type, move.value});
        move.from = by;
      }
      add(context, move);
      if (move.from == target->scratch[1])
        busy[1] = false;
      else if (move.from == target->scratch[0])
        busy[0] = false;
      left[i] = left[--n];
      moved = true;
      break;
    }
    if (moved) continue;
    /* a cycle: free its first target */
    int which = lir_is_float((LirType)left[0].type) ? 1 : busy[0] ? 1 : 0;
    if (busy[which]) which = !which;
    if (busy[which]) bug("moves: no scratch register");
    LirPlace by = target->scratch[which], freed = left[0].to;
    busy[which] = true;
    for (uint32_t j = 0; j < n; j++)
      if (left[j].from == freed) {
        add(context, (RaMove){by, freed, left[j].type, left[j].value});
        break;
      }
    for (uint32_t j = 0; j < n; j++)
      if (left[j].from == freed) left[j].from = by;
  }
}
