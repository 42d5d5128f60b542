/* script: the directives of a file. */
#ifndef CLEF_DRIVER_SCRIPT_H
#define CLEF_DRIVER_SCRIPT_H

#include "clef/driver/compile.h"

/* Looks at the directives of a parsed file: warnings switched off and on, and in a script the files that it loads, which are
 * handed to `load` in order, each to be parsed and put before this file. */
void script_read_directives(Compilation *c, uint32_t file, Syn *tree,
                            void (*load)(Compilation *c, const char *path, Span at));

#endif
