/* vec: growth by doubling. */
#include "clef/base/base.h"
#include "clef/base/vec.h"

void *vec_grow(Arena *arena, void *items, uint32_t *capacity, uint32_t needed, size_t item_size) {
  uint32_t old = *capacity;
  uint32_t wanted = old ? old * 2 : 8;
  if (wanted < needed) wanted = needed;
  *capacity = wanted;
  return arena_grow(arena, items, old * item_size, wanted * item_size);
}
