/* map64: 64-bit keys (two handles) to rows. Key 0 is never used. */
#ifndef CLEF_BASE_MAP64_H
#define CLEF_BASE_MAP64_H

#include "clef/base/base.h"

typedef struct Map64 {
  Arena *arena;
  uint64_t *keys;
  uint32_t *values, capacity, count;
} Map64;

static inline uint32_t map64_slot(const Map64 *map, uint64_t key) {
  uint32_t i =
      hash_u32(hash_u32(0x811c9dc5u, (uint32_t)key), (uint32_t)(key >> 32)) & (map->capacity - 1);
  while (map->keys[i] && map->keys[i] != key) i = (i + 1) & (map->capacity - 1);
  return i;
}

static inline uint32_t map64_find(const Map64 *map, uint64_t key) {
  if (!map->capacity) return 0;
  uint32_t i = map64_slot(map, key);
  return map->keys[i] ? map->values[i] : 0;
}

static inline void map64_set(Map64 *map, uint64_t key, uint32_t value) {
  if (2 * (map->count + 1) > map->capacity) {
    Map64 old = *map;
    map->capacity = old.capacity ? old.capacity * 2 : 16;
    map->keys = NEW_ARRAY(map->arena, uint64_t, map->capacity);
    map->values = NEW_ARRAY(map->arena, uint32_t, map->capacity);
    for (uint32_t i = 0; i < old.capacity; i++)
      if (old.keys[i]) {
        uint32_t at = map64_slot(map, old.keys[i]);
        map->keys[at] = old.keys[i];
        map->values[at] = old.values[i];
      }
  }
  uint32_t at = map64_slot(map, key);
  if (!map->keys[at]) map->count++;
  map->keys[at] = key;
  map->values[at] = value;
}

static inline uint64_t map64_key(uint32_t high, uint32_t low) { return (uint64_t)high << 32 | low; }

#endif
