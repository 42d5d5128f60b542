/* link: clef/lir arch arch/x86_64 arch/aarch64
 * lir_moves: every parallel move over five places: each is written from any of the five, or not at all. Run on values, and
 * once more with the integer scratch register among the targets, as before a call through a register. */
#include <stdio.h>
#include <stdlib.h>

#include "clef/lir/alloc.h"

enum { PLACES = 5 };
enum { MANY = 1500 };
static uint64_t regs[64], slots[MANY];
static uint64_t *place(LirPlace p) {
  return p & LIR_PLACE_SLOT ? &slots[p & ~(LirPlace)LIR_PLACE_SLOT] : &regs[p];
}
static void run(void *context, RaMove move) {
  (void)context;
  if (move.to & LIR_PLACE_SLOT && move.from & LIR_PLACE_SLOT) {
    printf("a move from memory to memory\n");
    exit(1);
  }
  *place(move.to) = *place(move.from);
}

static int try(const LirTarget *target, const LirPlace *places, uint32_t count, uint32_t code,
               LirType type) {
  RaMove moves[PLACES + 1] = {{0}};
  uint64_t want[PLACES + 1];
  uint32_t n = 0, left = code;
  for (uint32_t p = 0; p < count; p++) *place(places[p]) = 100 + p;
  for (uint32_t p = 0; p < count; p++) {
    uint32_t from = left % (count + 1);
    left /= count + 1;
    want[p] = 100 + (from == count ? p : from);
    if (from < count) moves[n++] = (RaMove){places[p], places[from], (uint8_t)type, p + 1};
  }
  ra_sequence(target, moves, n, run, NULL);
  for (uint32_t p = 0; p < count; p++)
    if (*place(places[p]) != want[p] &&
        !(places[p] == target->scratch[0] &&
          want[p] == 100 + p)) { /* nothing reads the scratch register's own */
      printf("%s: code %u: place %u holds %llu, not %llu\n", target->name, code, p,
             (unsigned long long)*place(places[p]), (unsigned long long)want[p]);
      return 1;
    }
  return 0;
}

/* Each of many slots gets the next one's value, the last one the first's; or all get the first's. */
static int try_many(const LirTarget *target, bool all_from_first) {
  static RaMove moves[MANY];
  for (uint32_t i = 0; i < MANY; i++) {
    uint32_t from = all_from_first ? 0 : (i + 1) % MANY;
    slots[i] = i;
    moves[i] = (RaMove){LIR_PLACE_SLOT | i, LIR_PLACE_SLOT | from, LIR_I64, i + 1};
  }
  ra_sequence(target, moves, MANY, run, NULL);
  for (uint32_t i = 0; i < MANY; i++)
    if (slots[i] != (all_from_first ? 0 : (i + 1) % MANY)) {
      printf("%s: slot %u of many holds %llu\n", target->name, i, (unsigned long long)slots[i]);
      return 1;
    }
  return 0;
}

int main(void) {
  const LirTarget *targets[] = {&lir_target_x86_64, &lir_target_aarch64};
  int failed = 0;
  for (int t = 0; t < 2; t++) {
    const LirPlace ints[PLACES] = {0, 1, 2, LIR_PLACE_SLOT | 0, LIR_PLACE_SLOT | 1};
    const LirPlace floats[PLACES] = {32, 33, 34, LIR_PLACE_SLOT | 0, LIR_PLACE_SLOT | 1};
    failed |= try_many(targets[t], false) | try_many(targets[t], true);
    uint32_t all = 1;
    for (int p = 0; p < PLACES; p++) all *= PLACES + 1;
    for (uint32_t code = 0; code < all; code++) {
      failed |= try(targets[t], ints, PLACES, code, LIR_I64);
      failed |= try(targets[t], floats, PLACES, code, LIR_F64);
    }
    /* registers alone, the scratch register a target but never a source */
    const LirPlace with_scratch[4] = {targets[t]->scratch[0], 0, 1, 2};
    for (uint32_t code = 0; code < 5 * 5 * 5 * 5; code++) {
      uint32_t left = code;
      bool reads_scratch = false;
      for (int p = 0; p < 4; p++, left /= 5) reads_scratch |= left % 5 == 0;
      if (!reads_scratch) failed |= try(targets[t], with_scratch, 4, code, LIR_I64);
    }
  }
  return failed;
}
