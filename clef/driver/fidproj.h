/* fidproj: projects of Clef.
 *
 * A `.fidproj` file is TOML. What it says becomes the items and properties that a `.fsproj` file would have, so that
 * all that follows treats both alike. What MSBuild has no word for are properties and items of these names:
 *
 *   ClefTarget, ClefStackSize, ClefLevel   as -target, -stack and -O have them, where the command line does not say
 *   ClefLibrary                            item: a library to link, as -l
 *   ClefPredicate                          item: a predicate of the platform, its value as metadata
 *   ClefPlatform                           the path of the platform library
 */
#ifndef CLEF_DRIVER_FIDPROJ_H
#define CLEF_DRIVER_FIDPROJ_H

#include "clef/driver/compile.h"
#include "clef/driver/msbuild/evaluation.h"

/* Is it the path of a Clef project? */
bool fidproj_is_path(const char *path);
/* Reads the file; `e` is zeroed. Reports what is wrong, and sets `e->failed` when nothing can be made of it. */
void fidproj_evaluate(Compilation *c, Evaluation *e, const char *path);
/* The settings of the project that the command line names, for the whole compilation. */
void fidproj_apply(Compilation *c, const Evaluation *e);
/* The file in a folder that a dependency names, or the path itself. */
const char *fidproj_of_path(Arena *arena, const char *path);

#endif
