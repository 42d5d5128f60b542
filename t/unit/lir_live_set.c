/* link: clef/lir/live_set.c
 * lir_live_set: random changes and unions of sets of up to 1,000 values beside plain tables of bits; equal sets are the same number. */
#include <stdio.h>
#include <string.h>

#include "clef/lir/live_set.h"

enum { MOST = 1000, SETS = 8 };

static uint64_t state;
static uint32_t pick_number(uint32_t limit) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)(state >> 33) % limit;
}

static bool plain[SETS][MOST];
static uint32_t set[SETS];

static bool agrees(const LiveSets *sets, uint32_t s, uint32_t limit) {
  uint32_t count = 0;
  for (uint32_t v = 0; v < limit; v++) {
    count += plain[s][v];
    if (live_set_has(sets, set[s], v) != plain[s][v]) return false;
  }
  return live_set_count(sets, set[s]) == count;
}

int main(void) {
  static const uint32_t limits[] = {1, 31, 32, 33, 64, 65, 999, MOST};
  Arena arena;
  arena_init(&arena, "sets");
  state = 0x9e3779b97f4a7c15u;
  for (uint32_t l = 0; l < sizeof limits / sizeof *limits; l++) {
    LiveSets sets;
    live_sets_init(&sets, &arena, limits[l]);
    memset(plain, 0, sizeof plain);
    memset(set, 0, sizeof set);
    for (uint32_t step = 0; step < 4000; step++) {
      uint32_t a = pick_number(SETS), b = pick_number(SETS), v = pick_number(limits[l]);
      switch (pick_number(4)) {
      case 0:
      case 1:
        set[a] = live_set_add(&sets, set[a], v);
        plain[a][v] = true;
        break;
      case 2:
        set[a] = live_set_remove(&sets, set[a], v);
        plain[a][v] = false;
        break;
      default:
        set[a] = pick_number(8) ? live_set_union(&sets, set[a], set[b]) : 0;
        for (uint32_t i = 0; i < limits[l]; i++)
          plain[a][i] = set[a] && (plain[a][i] || plain[b][i]);
      }
      bool same = memcmp(plain[a], plain[b], sizeof plain[a]) == 0;
      if (!agrees(&sets, a, limits[l]) || same != (set[a] == set[b])) {
        printf("limit %u, step %u: set %u is wrong\n", limits[l], step, a);
        return 1;
      }
    }
    arena_reset(&arena);
  }
  return 0;
}
