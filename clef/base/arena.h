/* arena: memory that is freed all at once. NEW and NEW_ARRAY return zeroed memory. */
#ifndef CLEF_BASE_ARENA_H
#define CLEF_BASE_ARENA_H

#include <stddef.h>
#include <stdint.h>

typedef struct ArenaBlock ArenaBlock;
typedef struct Arena {
  const char *name;
  ArenaBlock *block; /* newest first */
  char *next, *end;  /* free part of the newest block */
  char *dirty;       /* from here on it is zero already */
  char *clean_end; /* end, when all of the block is; else its start: a fast path that looks here alone is not taken */
  size_t closed; /* bytes handed out of older blocks */
} Arena;

void arena_init(Arena *arena, const char *name);
/* What was handed out ends; the arena can be used again, and keeps a block for that. */
void arena_reset(Arena *arena);
/* Bytes handed out and not ended. */
size_t arena_used(const Arena *arena);
/* Gives everything back to the system. */
void arena_end(Arena *arena);
/* Makes room for `size` bytes in one piece, no more: of things whose number is known. */
void arena_reserve(Arena *arena, size_t size);
/* `size` zeroed bytes, 16-aligned. Never NULL. */
void *arena_alloc(Arena *arena, size_t size);
/* Grows the latest allocation in place when it can, else copies; the new part is zeroed. */
void *arena_grow(Arena *arena, void *old, size_t old_size, size_t new_size);

#define NEW(arena, T)          ((T *)arena_alloc((arena), sizeof(T)))
#define NEW_ARRAY(arena, T, n) ((T *)arena_alloc((arena), sizeof(T) * (size_t)(n)))

#endif
