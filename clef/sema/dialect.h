/* dialect: what a source may do, chosen once a file by the kind of the source. dialect.def has the permissions. */
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
