/* intern: each text once. A Name is a handle; equal names are equal texts.
 *
 * The texts lie in a byte table and the hash in a bucket table, both lasting (table.h), so that the library image's
 * names are found without being inserted: look-ups go first to the image's buckets, then to the program's own.
 */
#ifndef CLEF_BASE_INTERN_H
#define CLEF_BASE_INTERN_H

#include "clef/base/table.h"

typedef struct Name {
  uint32_t index;
} Name; /* 0 is none */

typedef struct NameRow {
  uint32_t text; /* first word in the word table */
  uint32_t size; /* bytes */
  uint32_t hash;
  uint32_t next; /* NameRow in the same bucket */
} NameRow;

typedef struct Names {
  Arena *arena;
  Table rows;                            /* NameRow */
  Table words;                           /* uint32_t: the bytes, NUL-terminated, padded to 4 */
  uint32_t *buckets, bucket_count, used; /* the program's own */
  const uint32_t *image_buckets;
  uint32_t image_bucket_count;
} Names;

void names_init(Names *names, Arena *arena);
Name name_of(Names *names, const char *bytes, size_t size);
Name name_of_string(Names *names, const char *string);
/* The name if it exists already, else none. */
Name name_find(const Names *names, const char *bytes, size_t size);
static inline const NameRow *name_row(const Names *names, Name name) {
  return table_row(&names->rows, name.index);
}
/* NUL-terminated; "" for none. */
const char *name_text(const Names *names, Name name);
static inline uint32_t name_size(const Names *names, Name name) {
  return name.index ? name_row(names, name)->size : 0;
}

#endif
