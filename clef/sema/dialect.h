/* dialect: the permissions of a source file, which depend on its kind (dialect.def). */
#ifndef CLEF_SEMA_DIALECT_H
#define CLEF_SEMA_DIALECT_H

#include <stdbool.h>

#include "clef/base/source.h"

typedef struct Dialect {
#define PERMISSION(name, fsharp, clef, library) bool name;
#include "clef/sema/dialect.def"
} Dialect;

const Dialect *dialect_of(SourceKind kind);

#endif
