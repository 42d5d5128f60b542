/* moves: turns a parallel move into a sequence of moves.
 *
 * Each target is written once. A move is written as soon as no remaining move reads its target. When there is none, the remaining
 * moves are cycles, and a copy to a scratch register breaks one of them. A move from memory to memory uses the scratch register
 * of the class without such a copy. The integer scratch register may itself be a target (a call through a register): then the
 * float one breaks cycles. Tests: t/unit/lir_moves.c: all moves of five places.
 */
#include "clef/base/map64.h"
#include "clef/lir/alloc.h"

static bool in_memory(LirPlace place) { return place & LIR_PLACE_SLOT; }

enum { FEW = 32 };

/* What is still to be done. Of many, how often each place is read is counted. */
typedef struct Left {
  RaMove few[FEW], *moves;
  uint32_t count;
  bool counted;
  Map64 readers;
} Left;

static uint64_t key_of(LirPlace place) { return map64_key(1, place); }

static void count_reads(Left *left, LirPlace place, uint32_t more) {
  if (left->counted)
    map64_set(&left->readers, key_of(place), map64_find(&left->readers, key_of(place)) + more);
}

/* Does another move read the target of this one? */
static bool is_read(const Left *left, uint32_t i) {
  LirPlace to = left->moves[i].to;
  if (left->counted) return map64_find(&left->readers, key_of(to)) > (left->moves[i].from == to);
  for (uint32_t j = 0; j < left->count; j++)
    if (j != i && left->moves[j].from == to) return true;
  return false;
}

/* Takes a move away. */
static RaMove take(Left *left, uint32_t i) {
  RaMove move = left->moves[i];
  count_reads(left, move.from, (uint32_t)-1);
  left->moves[i] = left->moves[--left->count];
  return move;
}

/* Moves that read `from` read `by` from now on. */
static void read_elsewhere(Left *left, LirPlace from, LirPlace by) {
  for (uint32_t j = 0; j < left->count; j++) {
    if (left->moves[j].from != from) continue;
    left->moves[j].from = by;
    count_reads(left, from, (uint32_t)-1);
    count_reads(left, by, 1);
  }
}

void ra_sequence(const LirTarget *target, const RaMove *moves, uint32_t count,
                 void (*add)(void *context, RaMove move), void *context) {
  Arena scratch;
  arena_init(&scratch, "moves");
  Left left = {.counted = count > FEW, .readers = {.arena = &scratch}};
  left.moves = left.counted ? NEW_ARRAY(&scratch, RaMove, count) : left.few;
  bool busy[2] = {false, false}; /* scratch registers */
  for (uint32_t i = 0; i < count; i++) {
    if (moves[i].to == target->scratch[0]) busy[0] = true;
    if (moves[i].to == moves[i].from) continue;
    left.moves[left.count++] = moves[i];
    count_reads(&left, moves[i].from, 1);
  }
  while (left.count) {
    uint32_t free = 0;
    while (free < left.count && is_read(&left, free)) free++;
    if (free < left.count) {
      RaMove move = take(&left, free);
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
      continue;
    }
    /* a cycle: free its first target */
    RaMove first = left.moves[0];
    int which = lir_is_float((LirType)first.type) ? 1 : busy[0] ? 1 : 0;
    if (busy[which]) which = !which;
    if (busy[which]) bug("moves: no scratch register");
    LirPlace by = target->scratch[which], freed = first.to;
    busy[which] = true;
    for (uint32_t j = 0; j < left.count; j++)
      if (left.moves[j].from == freed) {
        add(context, (RaMove){by, freed, left.moves[j].type, left.moves[j].value});
        break;
      }
    read_elsewhere(&left, freed, by);
  }
  arena_end(&scratch);
}
