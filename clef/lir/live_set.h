/* live_set: sets of values, for blocks at which many live. A set is a number, 0 the empty one; equal sets are the same
 * number.
 *
 * A set is a binary trie over the numbers of values, 32 of them a leaf. Each node is made once (hash consing), so sets
 * share what they have in common: a set that differs from another in one value costs a path, and the time of a union
 * grows with the difference of its operands.
 */
#ifndef CLEF_LIR_LIVE_SET_H
#define CLEF_LIR_LIVE_SET_H

#include "clef/base/map64.h"
#include "clef/base/vec.h"

/* Of an inner node the sets of its lower and its upper half; of a leaf its bits in `low`. */
typedef struct LiveNode {
  uint32_t low, high, count;
} LiveNode;

typedef struct LiveSets {
  Arena *arena;
  uint32_t levels; /* of inner nodes */
  VEC(LiveNode) nodes;
  Map64 made;
} LiveSets;

/* Nothing is allocated before the first set is made. */
void live_sets_init(LiveSets *sets, Arena *arena, uint32_t value_count);
bool live_set_has(const LiveSets *sets, uint32_t set, uint32_t value);
uint32_t live_set_count(const LiveSets *sets, uint32_t set);
/* The set with the value, or without it. */
uint32_t live_set_add(LiveSets *sets, uint32_t set, uint32_t value);
uint32_t live_set_remove(LiveSets *sets, uint32_t set, uint32_t value);
uint32_t live_set_union(LiveSets *sets, uint32_t a, uint32_t b);

#endif
