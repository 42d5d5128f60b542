/* intern: chained hashing, buckets a power of two, doubled at load one. */
#include <string.h>

#include "clef/base/base.h"
#include "clef/base/intern.h"

void names_init(Names *names, Arena *arena) {
  *names = (Names){.arena = arena};
  table_init(&names->rows, arena, sizeof(NameRow));
  table_init(&names->words, arena, sizeof(uint32_t));
  names->bucket_count = 1024;
  names->buckets = NEW_ARRAY(arena, uint32_t, names->bucket_count);
}

static const char *row_text(const Names *names, const NameRow *row) {
  return table_row(&names->words, row->text);
}

static uint32_t find_in(const Names *names, uint32_t row_index, const char *bytes, size_t size,
                        uint32_t hash) {
  while (row_index) {
    const NameRow *row = table_row(&names->rows, row_index);
    if (row->hash == hash && row->size == size && !memcmp(row_text(names, row), bytes, size))
      return row_index;
    row_index = row->next;
  }
  return 0;
}

static uint32_t find(const Names *names, const char *bytes, size_t size, uint32_t hash) {
  if (names->image_bucket_count) {
    uint32_t found = find_in(names, names->image_buckets[hash & (names->image_bucket_count - 1)],
                             bytes, size, hash);
    if (found) return found;
  }
  return find_in(names, names->buckets[hash & (names->bucket_count - 1)], bytes, size, hash);
}

static void double_buckets(Names *names) {
  uint32_t count = names->bucket_count * 2;
  uint32_t *buckets = NEW_ARRAY(names->arena, uint32_t, count);
  for (uint32_t i = 0; i < names->bucket_count; i++) {
    for (uint32_t r = names->buckets[i], next; r; r = next) {
      NameRow *row = table_row(&names->rows, r);
      next = row->next;
      row->next = buckets[row->hash & (count - 1)];
      buckets[row->hash & (count - 1)] = r;
    }
  }
  names->buckets = buckets;
  names->bucket_count = count;
}

Name name_of(Names *names, const char *bytes, size_t size) {
  uint32_t hash = hash_bytes(bytes, size);
  uint32_t found = find(names, bytes, size, hash);
  if (found) return (Name){found};
  if (names->used >= names->bucket_count) double_buckets(names);
  uint32_t index = table_add(&names->rows, 1);
  NameRow *row = table_row(&names->rows, index);
  row->text = table_add(&names->words, (uint32_t)(size / 4 + 1));
  memcpy(table_row(&names->words, row->text), bytes, size);
  row->size = (uint32_t)size;
  row->hash = hash;
  uint32_t *bucket = &names->buckets[hash & (names->bucket_count - 1)];
  row->next = *bucket;
  *bucket = index;
  names->used++;
  return (Name){index};
}

Name name_of_string(Names *names, const char *string) {
  return name_of(names, string, strlen(string));
}

Name name_find(const Names *names, const char *bytes, size_t size) {
  return (Name){find(names, bytes, size, hash_bytes(bytes, size))};
}

const char *name_text(const Names *names, Name name) {
  return name.index ? row_text(names, name_row(names, name)) : "";
}
