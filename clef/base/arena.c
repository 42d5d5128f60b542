/* arena: blocks that double from 1 KiB up to 4 MiB; a request larger than a block gets one of its own.
 *
 * Small blocks come from mimalloc (CLEF_MIMALLOC) or the C library; large ones are fresh pages from the kernel, which are zero
 * already. An allocation is zeroed when it is made, and only in the part of the block that may be dirty.
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

/* Zeros and copies in pieces of a few stores: a call of memset or memcpy takes longer for what is small, and those of glibc write
 * what is large byte by byte (`rep`), which takes long to begin. */
enum { PIECE = 4 * ALIGNMENT };
static inline void clear(char *p, size_t size) {
  for (; size >= PIECE; p += PIECE, size -= PIECE) {
    memset(p, 0, PIECE);
    KEEP_APART(p);
  }
  for (; size; p += ALIGNMENT, size -= ALIGNMENT) {
    memset(p, 0, ALIGNMENT);
    KEEP_APART(p);
  }
}

static inline void copy(char *restrict to, const char *restrict from, size_t size) {
  for (; size >= PIECE; to += PIECE, from += PIECE, size -= PIECE) {
    memcpy(to, from, PIECE);
    KEEP_APART(to);
  }
  memcpy(to, from, size);
}

static inline size_t round_up(size_t size) {
  return (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

/* By itself, so that the frequent case keeps no registers. */
__attribute__((noinline)) static void *alloc_in_new_block(Arena *arena, size_t size) {
  add_block(arena, size);
  return arena_alloc(arena, size);
}

void *arena_alloc(Arena *arena, size_t size) {
  size = round_up(size);
  char *p = arena->next;
  if ((size_t)(arena->end - p) < size || !p) return alloc_in_new_block(arena, size);
  arena->next = p + size;
  if (p < arena->dirty) clear(p, size);
  return p;
}

void *arena_grow(Arena *arena, void *old, size_t old_size, size_t new_size) {
  size_t old_rounded = round_up(old_size), new_rounded = round_up(new_size);
  char *p = arena->next;
  if (old && (char *)old + old_rounded == p && (size_t)(arena->end - (char *)old) >= new_rounded) {
    arena->next = (char *)old + new_rounded;
    if (p < arena->dirty) clear(p, new_rounded - old_rounded);
    return old;
  }
  if (!old_size) return arena_alloc(arena, new_size);
  if ((size_t)(arena->end - p) < new_rounded) {
    add_block(arena, new_rounded);
    p = arena->next;
  }
  arena->next = p + new_rounded;
  if (p < arena->dirty) clear(p + old_rounded - ALIGNMENT, new_rounded - old_rounded + ALIGNMENT);
  copy(p, old, old_size);
  return p;
}
