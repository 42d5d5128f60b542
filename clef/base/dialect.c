/* dialect: the permissions of each kind of source. */
#include "clef/base/dialect.h"

const Dialect dialect_table[] = {
    [SOURCE_FSHARP] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = fsharp,
#include "clef/base/dialect.def"
        },
    [SOURCE_CLEF] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = clef,
#include "clef/base/dialect.def"
        },
    [SOURCE_LIBRARY] =
        {
#define PERMISSION(name, fsharp, clef, library) .name = library,
#include "clef/base/dialect.def"
        },
};
