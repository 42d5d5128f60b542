/* vec: a growable array in an arena. `VEC(T)` is the type; the macros work on an lvalue of it.
 *
 *   VEC(uint32_t) work = {0};
 *   vec_push(scratch, &work, 7);
 *   for (uint32_t i = 0; i < work.count; i++) use(work.items[i]);
 */
#ifndef CLEF_BASE_VEC_H
#define CLEF_BASE_VEC_H

#include "clef/base/arena.h"

#define VEC(T)                \
  struct {                    \
    T *items;                 \
    uint32_t count, capacity; \
  }

void *vec_grow(Arena *arena, void *items, uint32_t *capacity, uint32_t needed, size_t item_size);

#define vec_reserve(arena, v, n)                                                                 \
  ((v)->capacity >= (n) ? (void)0                                                                \
                        : (void)((v)->items = vec_grow((arena), (v)->items, &(v)->capacity, (n), \
                                                       sizeof *(v)->items)))
#define vec_push(arena, v, item) \
  (vec_reserve((arena), (v), (v)->count + 1), (v)->items[(v)->count++] = (item))
#define vec_pop(v)  ((v)->items[--(v)->count])
#define vec_last(v) ((v)->items[(v)->count - 1])

#endif
