/* paket: the packages that a project references through Paket.
 *
 * The file `paket.references` beside a project lists packages by group. The nearest `paket.lock` in the folders above gives their
 * versions. Without a lock file, the nearest `paket.dependencies` gives the requirements.
 */
#ifndef CLEF_DRIVER_NUGET_PAKET_H
#define CLEF_DRIVER_NUGET_PAKET_H

#include "clef/driver/msbuild/evaluation.h"

/* Adds an item PackageReference for each package that the project's `paket.references` names; nothing where there is no such
 * file. Reports files of other sources, which are not fetched. */
void paket_add_references(Evaluation *e);
/* A constraint of `paket.dependencies` (`~> 1.2`, `>= 1.0 < 2.0`, `1.2.3`) as a range of NuGet; "*" where it is empty. */
const char *paket_range(Arena *arena, const char *constraint);

#endif
