/* project: F# projects. What a .fsproj file means is computed by clef/driver/msbuild; here it becomes sources, symbols and
 * warnings of a compilation. */
#ifndef CLEF_DRIVER_PROJECT_H
#define CLEF_DRIVER_PROJECT_H

#include "clef/driver/compile.h"
#include "clef/driver/msbuild/evaluation.h"

/* Reads the project that the path names, a file or a folder with one; false when it names neither. Its files go to c->inputs
 * in order, behind those of the projects that it references, each project once; its name goes to c->output_name. Reports what
 * cannot be done. */
bool project_read(Compilation *c, const char *path);

/* Resolves c->package_requests with the configuration of `directory`, and adds the packages' sources to c->inputs. */
void project_add_packages(Compilation *c, const char *directory, const char *framework,
                          const char *lock_path);

/* Is it the path of an F# project, or of a folder? */
bool project_is_path(const char *path);
/* Appends the names of the folder's files that end so, in ASCII order. */
void project_list(Arena *arena, const char *folder, const char *suffix, Paths *out);
/* Does the folder have project files or solutions? */
bool project_is_in(Arena *arena, const char *folder);
/* Does the project make a program (OutputType is Exe or WinExe)? */
bool project_is_program(const Evaluation *e);
/* Is it a project of tests: does it request a test framework, or say so (IsTestProject)? */
bool project_is_test(const Evaluation *e);

#endif
