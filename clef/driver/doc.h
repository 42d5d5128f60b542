/* doc: `clef doc NAME`, what the library says of a name. */
#ifndef CLEF_DRIVER_DOC_H
#define CLEF_DRIVER_DOC_H

#include "clef/driver/compile.h"

/* The comment of the member, or of the first of its overloads that has one; "" if none has. */
const char *doc_of_member(const Compilation *c, MemberId member);
/* Prints the definitions of that name, a path (`List.fold`) or its end (`fold`): declaration and comment; of modules and types
 * what they contain, too. `c` has been initialised for options without sources. The exit status. */
int doc_command(Compilation *c, const char *name);

#endif
