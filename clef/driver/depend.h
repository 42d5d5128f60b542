/* depend: `build -MD`, the files that an output was made from, as a rule of make.
 *
 * The form is gcc's, which ninja reads too (`deps = gcc`): OUTPUT, a colon, the files in the order in which they were read, and
 * for each of them an empty rule as of `gcc -MP`, so that make goes on when one has been deleted. Listed are sources, projects
 * with their imports, solutions and paket's files. What is inside of clef is not; files of packages are, since they are read. */
#ifndef CLEF_DRIVER_DEPEND_H
#define CLEF_DRIVER_DEPEND_H

#include "clef/driver/compile.h"

typedef VEC(const char *) FilePaths;

/* Appends the files that were read, each once, in the order of reading. */
void depend_paths(Compilation *c, FilePaths *paths);

/* Is the path that of a file that was read? */
bool depend_has(Compilation *c, const char *path);
/* Writes OUTPUT.d, or the file of -MF. False after a message. */
bool depend_write(Compilation *c);

#endif
