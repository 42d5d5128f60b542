/* live_set: hash-consed sets of values (live_set.h). */
#include "clef/lir/live_set.h"

enum { LEAF_BITS = 5, LEAF_KEY = -1 };

void live_sets_init(LiveSets *sets, Arena *arena, uint32_t value_count) {
  *sets = (LiveSets){.arena = arena, .made = {.arena = arena}};
  while ((uint64_t)value_count > (uint64_t)1 << (LEAF_BITS + sets->levels)) sets->levels++;
}

uint32_t live_set_count(const LiveSets *sets, uint32_t set) {
  return set ? sets->nodes.items[set].count : 0;
}

static LiveNode node_at(const LiveSets *sets, uint32_t set) {
  return set ? sets->nodes.items[set] : (LiveNode){0, 0, 0};
}

/* The node with this key: there already, or made. */
static uint32_t find_node(LiveSets *sets, uint64_t key, LiveNode node) {
  uint32_t found = map64_find(&sets->made, key);
  if (found) return found;
  if (!sets->nodes.count) vec_push(sets->arena, &sets->nodes, ((LiveNode){0, 0, 0}));
  vec_push(sets->arena, &sets->nodes, node);
  map64_set(&sets->made, key, sets->nodes.count - 1);
  return sets->nodes.count - 1;
}

static uint32_t leaf(LiveSets *sets, uint32_t bits) {
  if (!bits) return 0;
  uint32_t count = 0;
  for (uint32_t rest = bits; rest; rest &= rest - 1) count++;
  return find_node(sets, (uint64_t)(uint32_t)LEAF_KEY << 32 | bits, (LiveNode){bits, 0, count});
}

static uint32_t inner(LiveSets *sets, uint32_t low, uint32_t high) {
  if (!low && !high) return 0;
  uint32_t count = live_set_count(sets, low) + live_set_count(sets, high);
  return find_node(sets, (uint64_t)high << 32 | low, (LiveNode){low, high, count});
}

bool live_set_has(const LiveSets *sets, uint32_t set, uint32_t value) {
  for (uint32_t level = sets->levels; level && set; level--) {
    const LiveNode *node = &sets->nodes.items[set];
    set = value >> (LEAF_BITS + level - 1) & 1 ? node->high : node->low;
  }
  return set && sets->nodes.items[set].low >> (value & 31) & 1;
}

static uint32_t flip(LiveSets *sets, uint32_t set, uint32_t level, uint32_t value) {
  LiveNode node = node_at(sets, set);
  if (!level) return leaf(sets, node.low ^ (uint32_t)1 << (value & 31));
  bool upper = value >> (LEAF_BITS + level - 1) & 1;
  uint32_t half = flip(sets, upper ? node.high : node.low, level - 1, value);
  return upper ? inner(sets, node.low, half) : inner(sets, half, node.high);
}

uint32_t live_set_add(LiveSets *sets, uint32_t set, uint32_t value) {
  return live_set_has(sets, set, value) ? set : flip(sets, set, sets->levels, value);
}

uint32_t live_set_remove(LiveSets *sets, uint32_t set, uint32_t value) {
  return live_set_has(sets, set, value) ? flip(sets, set, sets->levels, value) : set;
}

static uint32_t unite(LiveSets *sets, uint32_t a, uint32_t b, uint32_t level) {
  if (a == b || !b) return a;
  if (!a) return b;
  LiveNode one = node_at(sets, a), other = node_at(sets, b);
  if (!level) return leaf(sets, one.low | other.low);
  uint32_t low = unite(sets, one.low, other.low, level - 1);
  uint32_t high = unite(sets, one.high, other.high, level - 1);
  return inner(sets, low, high);
}

uint32_t live_set_union(LiveSets *sets, uint32_t a, uint32_t b) {
  return unite(sets, a, b, sets->levels);
}
