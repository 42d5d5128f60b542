/* workspace: a command over the projects of a solution. */
#ifndef CLEF_DRIVER_WORKSPACE_H
#define CLEF_DRIVER_WORKSPACE_H

#include "clef/driver/compile.h"

/* One command on one program. */
typedef int Work(Compilation *c, Arena *arena);

/* Performs `work` for the sources of `options`. Where they are one solution, or a folder with one, it is done for each of its
 * projects that the command is for, each in a process of its own: the library's tables are changed by a compilation. The
 * exit status. */
int workspace_run(Compilation *c, Options *options, Arena *arena, Work *work);

#endif
