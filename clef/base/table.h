/* table: lasting rows behind 32-bit handles.
 *
 * A table is a directory of chunks of 4,096 rows. Row 0 is never used: handle 0 is "none". Rows never move
 * and hold no C pointers, only handles, so the chunks of the library image are used in place, read-only,
 * and a program's rows start a new chunk (Note [Library image] in clef/driver/image.h).
 *
 *   directory   [chunk 0] [chunk 1] [chunk 2] ...
 *                image     image     own (first row: own_start)
 *
 * A run is several rows that follow one another in memory: it never crosses a chunk's end unless the chunks
 * were allocated together (longer runs than a chunk are).
 */
#ifndef CLEF_BASE_TABLE_H
#define CLEF_BASE_TABLE_H

#include <stdint.h>

#include "clef/base/arena.h"

enum { TABLE_CHUNK_BITS = 12, TABLE_CHUNK_ROWS = 1 << TABLE_CHUNK_BITS };

typedef struct Table {
  Arena *arena;
  char **chunks; /* directory */
  uint32_t chunk_count, chunk_capacity;
  uint32_t row_size;    /* bytes, a multiple of 4 */
  uint32_t count;       /* next free row; rows below may be gaps at chunk ends */
  uint32_t own_start;   /* first row that is not the image's; rows below are read-only */
  uint32_t image_count; /* the image has the rows below; from here to own_start there are none */
} Table;

/* An empty table; `name` is for messages and -stats. */
void table_init(Table *table, Arena *arena, uint32_t row_size);
/* Starts from `row_count` read-only rows laid end to end at `rows` (the image's), row 0 included; the first new row begins a
 * chunk. Nothing lies behind the last row: handles between it and that chunk do not exist. */
void table_init_image(Table *table, Arena *arena, uint32_t row_size, const void *rows,
                      uint32_t row_count);
/* Adds `n` zeroed rows that follow one another; the first one's handle. n = 0 gives the current count. */
uint32_t table_add_chunks(Table *table, uint32_t n);
static inline uint32_t table_add(Table *table, uint32_t n) {
  uint32_t have = table->chunk_count << TABLE_CHUNK_BITS, first = table->count;
  if (first > have || n > have - first) return table_add_chunks(table, n);
  table->count = first + n;
  return first;
}
/* The row; stays where it is for the table's life. */
static inline void *table_row(const Table *table, uint32_t row) {
  return table->chunks[row >> TABLE_CHUNK_BITS] +
         (size_t)(row & (TABLE_CHUNK_ROWS - 1)) * table->row_size;
}
/* The row after this one, for loops over all rows up to `count`. */
static inline uint32_t table_next(const Table *table, uint32_t row) {
  return row + 1 == table->image_count ? table->own_start : row + 1;
}
static inline int table_is_image(const Table *table, uint32_t row) {
  return row < table->own_start;
}

#endif
