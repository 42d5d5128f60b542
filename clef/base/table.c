/* table: growth of the directory and of runs. */
#include <string.h>

#include "clef/base/base.h"
#include "clef/base/table.h"

static void add_chunks(Table *table, uint32_t n) {
  if (table->chunk_count + n > table->chunk_capacity) {
    uint32_t wanted = table->chunk_capacity ? table->chunk_capacity * 2 : 16;
    while (wanted < table->chunk_count + n) wanted *= 2;
    table->chunks = arena_grow(table->arena, table->chunks, table->chunk_count * sizeof(char *),
                               wanted * sizeof(char *));
    table->chunk_capacity = wanted;
  }
  size_t chunk_size = (size_t)TABLE_CHUNK_ROWS * table->row_size;
  char *memory = arena_alloc(table->arena, n * chunk_size);
  for (uint32_t i = 0; i < n; i++) table->chunks[table->chunk_count++] = memory + i * chunk_size;
}

void table_init(Table *table, Arena *arena, uint32_t row_size) {
  *table = (Table){.arena = arena, .row_size = row_size, .count = 1, .own_start = 1};
}

void table_init_image(Table *table, Arena *arena, uint32_t row_size, const void *rows,
                      uint32_t row_count) {
  table_init(table, arena, row_size);
  if (!row_count) return;
  uint32_t chunk_count = (row_count + TABLE_CHUNK_ROWS - 1) >> TABLE_CHUNK_BITS;
  table->chunk_capacity = chunk_count + 16;
  table->chunks = NEW_ARRAY(arena, char *, table->chunk_capacity);
  for (uint32_t i = 0; i < chunk_count; i++)
    table->chunks[i] = (char *)(uintptr_t)rows + (size_t)i * TABLE_CHUNK_ROWS * row_size;
  table->chunk_count = chunk_count;
  table->image_count = row_count;
  table->count = table->own_start = chunk_count << TABLE_CHUNK_BITS;
}

uint32_t table_add_chunks(Table *table, uint32_t n) {
  uint32_t have = table->chunk_count << TABLE_CHUNK_BITS,
           left = have > table->count ? have - table->count : 0;
  if (n > left) {
    uint32_t chunks = (n + (have ? 0 : 1) + TABLE_CHUNK_ROWS - 1) >> TABLE_CHUNK_BITS;
    if ((uint64_t)have + (uint64_t)chunks * TABLE_CHUNK_ROWS > UINT32_MAX)
      fatal("program too large");
    if (have) table->count = have;
    add_chunks(table, chunks ? chunks : 1);
  }
  uint32_t first = table->count;
  table->count += n;
  return first;
}
