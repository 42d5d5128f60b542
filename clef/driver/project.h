/* project: what a .fsproj file asks for. */
#ifndef CLEF_DRIVER_PROJECT_H
#define CLEF_DRIVER_PROJECT_H

#include "clef/driver/compile.h"

/* Reads the project: its files go to c->inputs in order (those of referenced projects first), its constants and warnings to
 * the compilation's, its name to c->output_name. Messages for what cannot be done. */
void project_read(Compilation *c, const char *path);

/* The one project file that a directory holds; null where it is none, or there are several, or it is no directory. */
const char *project_in(Arena *arena, const char *directory);

#endif
