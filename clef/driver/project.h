/* project: F# projects. What a .fsproj file means is computed by clef/driver/msbuild; here it becomes sources, symbols and
 * warnings of a compilation. */
#ifndef CLEF_DRIVER_PROJECT_H
#define CLEF_DRIVER_PROJECT_H

#include "clef/driver/compile.h"

/* Reads the project at `path`: its files go to c->inputs in order, behind those of the projects that it references, each
 * project once; its name goes to c->output_name. Reports what cannot be done. */
void project_read(Compilation *c, const char *path);

/* Resolves c->package_requests with the configuration of `directory`, and adds the packages' sources to c->inputs. */
void project_add_packages(Compilation *c, const char *directory, const char *framework, const char *lock_path);

/* The one project file in a directory; NULL when there is none, when there are several, and for what is no directory. */
const char *project_in(Arena *arena, const char *directory);

#endif
