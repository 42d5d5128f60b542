/* image: loading; Note [Library image] in image.h. */
#include "clef/driver/image.h"

#include "clef/driver/image_format.h"
#include "clef/psg/graph/library.h"

extern char clef_image[], clef_image_end[]; /* linked by build.sh */

Table *image_table(Compilation *c, ImageTable table) {
  Types *t = &c->types;
  switch (table) {
  case IMAGE_NAMES: return &c->names.rows;
  case IMAGE_FILES: return &c->sources.files;
  case IMAGE_TYPES: return &t->rows;
  case IMAGE_VARS: return &t->vars;
  case IMAGE_TYCONS: return &t->tycons;
  case IMAGE_FIELDS: return &t->fields;
  case IMAGE_CASES: return &t->cases;
  case IMAGE_MEMBERS: return &t->members;
  case IMAGE_PARAMS: return &t->params;
  case IMAGE_CONSTRAINTS: return &t->constraints;
  case IMAGE_SCHEMES: return &t->schemes;
  case IMAGE_NODES: return &c->graph.nodes;
  case IMAGE_LITERALS: return &c->graph.literals;
  case IMAGE_MODULES: return &c->sema.scopes.modules;
  case IMAGE_ENTRIES: return &c->sema.scopes.entries;
  case IMAGE_WORDS: return &c->names.words;
  case IMAGE_TYPE_POOL: return &t->pool;
  case IMAGE_NODE_POOL: return &c->graph.pool;
  case IMAGE_NONE: break;
  }
  bug("the library image has no table %u", (unsigned)table);
}

bool image_load(Compilation *c) {
  size_t size = (size_t)(clef_image_end - clef_image);
  const ImageHeader *header = (const ImageHeader *)(const void *)clef_image;
  if (size < sizeof *header) return false;
  bool fits =
      header->magic == IMAGE_MAGIC && !strncmp(header->build, CLEF_BUILD, sizeof header->build);
  for (uint32_t i = 0; fits && i < IMAGE_TABLES; i++) {
    Table *table = image_table(c, (ImageTable)i);
    const ImageTableEntry *entry = &header->tables[i];
    fits = entry->row_size == table->row_size;
    table_init_image(table, table->arena, entry->row_size,
                     clef_image + (size_t)entry->offset * IMAGE_UNIT, entry->row_count);
  }
  if (!fits) bug("the library image is not this compiler's");
#define ARRAY(i)    ((void *)(clef_image + (size_t)header->arrays[i].offset * IMAGE_UNIT))
#define COUNT(i, T) (header->arrays[i].size / (uint32_t)sizeof(T))
  c->names.image_buckets = ARRAY(IMAGE_NAME_BUCKETS);
  c->names.image_bucket_count = COUNT(IMAGE_NAME_BUCKETS, uint32_t);
  c->types.image_buckets = ARRAY(IMAGE_TYPE_BUCKETS);
  c->types.image_bucket_count = COUNT(IMAGE_TYPE_BUCKETS, uint32_t);
  c->sema.scopes.image_buckets = ARRAY(IMAGE_ENTRY_BUCKETS);
  c->sema.scopes.image_bucket_count = COUNT(IMAGE_ENTRY_BUCKETS, uint32_t);
  c->types.known = ARRAY(IMAGE_KNOWN);
  c->sema.members.image_operations = ARRAY(IMAGE_OPERATIONS);
  c->sema.members.image_operation_count = COUNT(IMAGE_OPERATIONS, CustomOperation);
  c->comments = (LibraryComments){.rows = ARRAY(IMAGE_COMMENTS),
                                  .count = COUNT(IMAGE_COMMENTS, LibraryComment),
                                  .texts = ARRAY(IMAGE_COMMENT_TEXTS)};
  psg_library_start(&c->graph, ARRAY(IMAGE_LIBRARY), COUNT(IMAGE_LIBRARY, uint32_t),
                    ARRAY(IMAGE_BODIES));
  return true;
}
