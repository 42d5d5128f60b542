/* dialect: the permissions of each kind of source. */
#include "clef/sema/dialect.h"

static const Dialect dialects[] = {
    [SOURCE_FSHARP] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = fsharp,
#include "clef/sema/dialect.def"
        },
    [SOURCE_CLEF] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = clef,
#include "clef/sema/dialect.def"
        },
    [SOURCE_LIBRARY] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = library,
#include "clef/sema/dialect.def"
        },
};

const Dialect *dialect_of(SourceKind kind) { return &dialects[kind]; }
