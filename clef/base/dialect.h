/* dialect: the permissions of a source file, which depend on its kind (dialect.def). Every stage that treats kinds of source
 * differently reads them here. */
#ifndef CLEF_BASE_DIALECT_H
#define CLEF_BASE_DIALECT_H

#include <stdbool.h>

#include "clef/base/source.h"

typedef struct Dialect {
#define PERMISSION(name, fsharp, clef, library) bool name;
#include "clef/base/dialect.def"
} Dialect;

extern const Dialect dialect_table[]; /* by SourceKind */
static inline const Dialect *dialect_of(SourceKind kind) { return &dialect_table[kind]; }
/* The dialect of a place: that of its file; of no file, the library's. */
static inline const Dialect *dialect_at(const Sources *sources, uint32_t file) {
  return dialect_of(file ? (SourceKind)source_file(sources, file)->kind : SOURCE_LIBRARY);
}

#endif
