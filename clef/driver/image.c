/* image: writing and loading; Note [Library image] in image.h. */
#include "clef/driver/image.h"
#include "clef/psg/library.h"

extern char clef_image[], clef_image_end[]; /* out/image.s */

enum { MAGIC = 0x31464c43 /* "CLF1" */, UNIT = 64, MOST_PARTS = 32 };

typedef struct Header {
  uint32_t magic, table_count, array_count;
} Header;
typedef struct TableEntry {
  uint32_t row_size, chunk_count, offset;
} TableEntry;
typedef struct ArrayEntry {
  uint32_t count, offset;
} ArrayEntry;

typedef struct Parts {
  Table *tables[MOST_PARTS];
  uint32_t table_count;
} Parts;

static Parts parts_of(Compilation *c) {
  Types *t = &c->types;
  Graph *g = &c->graph;
  Parts p = {{&c->names.rows,  &c->names.words, &c->sources.files, &t->rows,
              &t->vars,        &t->tycons,      &t->fields,        &t->cases,
              &t->members,     &t->params,      &t->constraints,   &t->schemes,
              &t->pool,        &g->nodes,       &g->pool,          &g->literals,
              &g->resolutions, &g->metadata,    &c->sema.scopes.modules,  &c->sema.scopes.entries},
             20};
  return p;
}

enum { ARRAY_NAMES, ARRAY_TYPES, ARRAY_ENTRIES, ARRAY_KNOWN, ARRAY_LIBRARY, ARRAY_OPERATIONS,
       ARRAY_COMMENTS, ARRAY_COMMENT_TEXTS, ARRAY_COUNT };
_Static_assert(sizeof(LibraryComment) % sizeof(uint32_t) == 0, "comments are stored as words");
_Static_assert(sizeof(CustomOperation) % sizeof(uint32_t) == 0, "operations are stored as words");

static void align(Text *out) {
  while (out->size % UNIT) text_add_char(out, 0);
}

void image_write(Compilation *c, Text *out) {
  Parts p = parts_of(c);
  const uint32_t *library;
  uint32_t library_count = psg_library_words(&c->graph, &library);
  Text comments = text_in(&c->unit), texts = text_in(&c->unit);
  comments_collect(&c->sources, &comments, &texts);
  while (texts.size % sizeof(uint32_t)) text_add_char(&texts, 0);
  const uint32_t *arrays[ARRAY_COUNT] = {c->names.buckets, c->types.buckets, c->sema.scopes.buckets,
                                         c->types.known, library,
                                         (const uint32_t *)(const void *)c->sema.members.operations.items,
                                         (const uint32_t *)(const void *)comments.data,
                                         (const uint32_t *)(const void *)texts.data};
  size_t operation_words = c->sema.members.operations.count * (sizeof(CustomOperation) / sizeof(uint32_t));
  uint32_t counts[ARRAY_COUNT] = {c->names.bucket_count, c->types.bucket_count,
                                  c->sema.scopes.bucket_count, KNOWN_COUNT, library_count,
                                  (uint32_t)operation_words, (uint32_t)(comments.size / sizeof(uint32_t)),
                                  (uint32_t)(texts.size / sizeof(uint32_t))};
  TableEntry tables[MOST_PARTS];
  ArrayEntry entries[ARRAY_COUNT];
  size_t at = sizeof(Header) + p.table_count * sizeof(TableEntry) + sizeof entries;
  at = (at + UNIT - 1) / UNIT * UNIT;
  for (uint32_t i = 0; i < p.table_count; i++) {
    tables[i] =
        (TableEntry){p.tables[i]->row_size, p.tables[i]->chunk_count, (uint32_t)(at / UNIT)};
    at += (size_t)p.tables[i]->chunk_count * TABLE_CHUNK_ROWS * p.tables[i]->row_size;
    at = (at + UNIT - 1) / UNIT * UNIT;
  }
  for (uint32_t i = 0; i < ARRAY_COUNT; i++) {
    entries[i] = (ArrayEntry){counts[i], (uint32_t)(at / UNIT)};
    at = (at + counts[i] * sizeof(uint32_t) + UNIT - 1) / UNIT * UNIT;
  }
  Header header = {MAGIC, p.table_count, ARRAY_COUNT};
  text_add_bytes(out, (const char *)&header, sizeof header);
  text_add_bytes(out, (const char *)tables, p.table_count * sizeof(TableEntry));
  text_add_bytes(out, (const char *)entries, sizeof entries);
  for (uint32_t i = 0; i < p.table_count; i++) {
    align(out);
    for (uint32_t k = 0; k < p.tables[i]->chunk_count; k++)
      text_add_bytes(out, p.tables[i]->chunks[k], (size_t)TABLE_CHUNK_ROWS * p.tables[i]->row_size);
  }
  for (uint32_t i = 0; i < ARRAY_COUNT; i++) {
    align(out);
    text_add_bytes(out, (const char *)arrays[i], counts[i] * sizeof(uint32_t));
  }
  align(out);
}

bool image_load(Compilation *c) {
  size_t size = (size_t)(clef_image_end - clef_image);
  const Header *header = (const Header *)(const void *)clef_image;
  if (size < sizeof *header) return false;
  Parts p = parts_of(c);
  if (header->magic != MAGIC || header->table_count != p.table_count ||
      header->array_count != ARRAY_COUNT)
    bug("the library image is not this compiler's");
  const TableEntry *tables = (const TableEntry *)(const void *)(header + 1);
  const ArrayEntry *arrays = (const ArrayEntry *)(const void *)(tables + p.table_count);
  for (uint32_t i = 0; i < p.table_count; i++) {
    Arena *arena = p.tables[i]->arena;
    if (tables[i].row_size != p.tables[i]->row_size)
      bug("the library image is not this compiler's");
    table_init_image(p.tables[i], arena, tables[i].row_size,
                     clef_image + (size_t)tables[i].offset * UNIT, tables[i].chunk_count);
  }
#define ARRAY(i) ((uint32_t *)(void *)(clef_image + (size_t)arrays[i].offset * UNIT))
  c->names.image_buckets = ARRAY(ARRAY_NAMES),
  c->names.image_bucket_count = arrays[ARRAY_NAMES].count;
  c->types.image_buckets = ARRAY(ARRAY_TYPES),
  c->types.image_bucket_count = arrays[ARRAY_TYPES].count;
  c->sema.scopes.image_buckets = ARRAY(ARRAY_ENTRIES),
  c->sema.scopes.image_bucket_count = arrays[ARRAY_ENTRIES].count;
  c->types.known = ARRAY(ARRAY_KNOWN);
  c->sema.members.image_operations = (const CustomOperation *)(void *)ARRAY(ARRAY_OPERATIONS);
  c->sema.members.image_operation_count =
      arrays[ARRAY_OPERATIONS].count / (sizeof(CustomOperation) / sizeof(uint32_t));
  c->comments = (LibraryComments){.rows = (const LibraryComment *)(void *)ARRAY(ARRAY_COMMENTS),
                                  .count = arrays[ARRAY_COMMENTS].count / (sizeof(LibraryComment) / sizeof(uint32_t)),
                                  .texts = (const char *)ARRAY(ARRAY_COMMENT_TEXTS)};
  psg_library_start(&c->graph, ARRAY(ARRAY_LIBRARY), arrays[ARRAY_LIBRARY].count);
  return true;
}
