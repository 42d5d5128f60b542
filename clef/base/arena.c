/* arena: blocks that double from 1 KiB up to 4 MiB; a request larger than a block gets one of its own.
 *
 * Small blocks come from mimalloc (CLEF_MIMALLOC) or the C library; large ones are fresh pages from the kernel, which are zero
 * without anybody writing them. What is handed out is zeroed then and there, and only where the block may be dirty.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "clef/base/base.h"

#ifdef CLEF_MIMALLOC
#include <mimalloc.h>
#define SMALL_ALLOC(size) mi_malloc(size)
#define SMALL_FREE(p)     mi_free(p)
#else
#define SMALL_ALLOC(size) malloc(size)
#define SMALL_FREE(p)     free(p)
#endif

/* Else the compiler makes a call of memset of several stores. */
#if defined(__GNUC__)
#define KEEP_APART(p) __asm__ volatile("" : : "r"(p) : "memory")
#else
#define KEEP_APART(p)
#endif

struct ArenaBlock {
  ArenaBlock *older;
  size_t size; /* of the payload */
  char payload[];
};

enum {
  FIRST_BLOCK = 1024,
  PAGES_FROM = 16 * 1024,
  LARGEST_BLOCK = 4 * 1024 * 1024,
  ALIGNMENT = 16
};

static ArenaBlock *block_alloc(size_t size) {
  if (size < PAGES_FROM) return SMALL_ALLOC(size);
  void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return pages == MAP_FAILED ? NULL : pages;
}

static void block_free(ArenaBlock *block) {
  size_t size = sizeof(ArenaBlock) + block->size;
  if (size < PAGES_FROM)
    SMALL_FREE(block);
  else
    munmap(block, size);
}

static char *first_byte(ArenaBlock *block) {
  return (char *)(((uintptr_t)block->payload + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1));
}

void arena_init(Arena *arena, const char *name) { *arena = (Arena){.name = name}; }

/* Keeps one block, so that an arena that is reset often costs what is used of it. */
void arena_reset(Arena *arena) {
  ArenaBlock *block = arena->block;
  if (!block) return;
  for (ArenaBlock *older = block->older, *next; older; older = next) {
    next = older->older;
    block_free(older);
  }
  block->older = NULL;
  if (arena->dirty < arena->next) arena->dirty = arena->next;
  arena->clean_end = block->payload;
  arena->next = first_byte(block);
  arena->closed = 0;
}

size_t arena_used(const Arena *arena) {
  return arena->block ? arena->closed + (size_t)(arena->next - first_byte(arena->block)) : 0;
}

void arena_end(Arena *arena) {
  for (ArenaBlock *block = arena->block, *older; block; block = older) {
    older = block->older;
    block_free(block);
  }
  arena_init(arena, arena->name);
}

static void add_block_of(Arena *arena, size_t size) {
  ArenaBlock *block = block_alloc(sizeof(ArenaBlock) + size);
  if (!block) fatal("out of memory (%s arena, %zu bytes more)", arena->name, size);
  arena->closed = arena_used(arena);
  block->older = arena->block;
  block->size = size;
  arena->block = block;
  arena->next = first_byte(block);
  arena->end = block->payload + size;
  bool is_clean = sizeof(ArenaBlock) + size >= PAGES_FROM;
  arena->dirty = is_clean ? block->payload : arena->end;
  arena->clean_end = is_clean ? arena->end : block->payload;
}

static void add_block(Arena *arena, size_t at_least) {
  size_t size = arena->block ? arena->block->size * 2 : FIRST_BLOCK;
  if (size > LARGEST_BLOCK) size = LARGEST_BLOCK;
  if (size < at_least + ALIGNMENT) size = at_least + ALIGNMENT;
  add_block_of(arena, size);
}

void arena_reserve(Arena *arena, size_t size) {
  if (!arena->block || (size_t)(arena->end - arena->next) < size)
    add_block_of(arena, size + ALIGNMENT);
}

/* Writes zeros in pieces of the alignment. Most requests are small, and a call of memset takes longer than these stores. */
static inline void clear(char *p, size_t size) {
  enum { PIECE = 4 * ALIGNMENT };
  for (; size >= PIECE; p += PIECE, size -= PIECE) {
    memset(p, 0, PIECE);
    KEEP_APART(p);
  }
  for (; size; p += ALIGNMENT, size -= ALIGNMENT) {
    memset(p, 0, ALIGNMENT);
    KEEP_APART(p);
  }
}

/* By itself, so that the frequent case keeps no registers. */
__attribute__((noinline)) static void *alloc_in_new_block(Arena *arena, size_t size) {
  add_block(arena, size);
  return arena_alloc(arena, size);
}

void *arena_alloc(Arena *arena, size_t size) {
  size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  char *p = arena->next;
  if ((size_t)(arena->end - p) < size || !p) return alloc_in_new_block(arena, size);
  arena->next = p + size;
  if (p < arena->dirty) clear(p, size);
  return p;
}

void *arena_grow(Arena *arena, void *old, size_t old_size, size_t new_size) {
  size_t old_rounded = (old_size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  size_t new_rounded = (new_size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
  if (old && (char *)old + old_rounded == arena->next &&
      (size_t)(arena->end - (char *)old) >= new_rounded) {
    char *more = arena->next;
    arena->next = (char *)old + new_rounded;
    if (more < arena->dirty) clear(more, new_rounded - old_rounded);
    return old;
  }
  void *p = arena_alloc(arena, new_size);
  if (old_size) memcpy(p, old, old_size);
  return p;
}
