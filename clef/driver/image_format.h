/* image_format: the bytes of the library image, between image_write.c and image.c.
 *
 *   header    magic, hash of the build, then for each table the size and number of its rows and its offset, for each array
 *             its size and offset; offsets are in units of 64 bytes
 *   tables    rows from row 0, without a gap; the last chunk ends with the last row
 *   arrays    hash buckets, handles of definitions that the compiler refers to, comments, packed bodies
 */
#ifndef CLEF_DRIVER_IMAGE_FORMAT_H
#define CLEF_DRIVER_IMAGE_FORMAT_H

#include "build.h" /* CLEF_BUILD: a hash of the compiler's sources */
#include "clef/driver/compile.h"

/* The tables, in order of the file. The pools have no rows of their own: runs in other rows name their items. */
typedef enum ImageTable {
  IMAGE_NAMES,
  IMAGE_FILES,
  IMAGE_TYPES,
  IMAGE_VARS,
  IMAGE_TYCONS,
  IMAGE_FIELDS,
  IMAGE_CASES,
  IMAGE_MEMBERS,
  IMAGE_PARAMS,
  IMAGE_CONSTRAINTS,
  IMAGE_SCHEMES,
  IMAGE_NODES,
  IMAGE_LITERALS,
  IMAGE_MODULES,
  IMAGE_ENTRIES,
  IMAGE_WORDS, /* the bytes of names */
  IMAGE_TYPE_POOL,
  IMAGE_NODE_POOL,
  IMAGE_NONE, /* no handle */
  IMAGE_TABLES = IMAGE_NONE
} ImageTable;
typedef enum ImageArray {
  IMAGE_NAME_BUCKETS,
  IMAGE_TYPE_BUCKETS,
  IMAGE_ENTRY_BUCKETS,
  IMAGE_KNOWN,
  IMAGE_LIBRARY,
  IMAGE_OPERATIONS,
  IMAGE_COMMENTS,
  IMAGE_COMMENT_TEXTS,
  IMAGE_BODIES,
  IMAGE_ARRAYS
} ImageArray;

enum { IMAGE_MAGIC = 0x32464c43 /* "CLF2" */, IMAGE_UNIT = 64 };

typedef struct ImageTableEntry {
  uint32_t row_size, row_count, offset;
} ImageTableEntry;
typedef struct ImageArrayEntry {
  uint32_t size, offset;
} ImageArrayEntry;
typedef struct ImageHeader {
  uint32_t magic;
  char build[20]; /* CLEF_BUILD */
  ImageTableEntry tables[IMAGE_TABLES];
  ImageArrayEntry arrays[IMAGE_ARRAYS];
} ImageHeader;

/* The table of the compilation that the image has. */
Table *image_table(Compilation *c, ImageTable table);

#endif
