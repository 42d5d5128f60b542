/* new: the files of a new project. */
#ifndef CLEF_DRIVER_NEW_H
#define CLEF_DRIVER_NEW_H

#include "clef/driver/options.h"

/* `clef new NAME`: makes the folder NAME with a project file and a source: a program, a library (-library) or tests (-tests X).
 * Overwrites nothing. The exit status. */
int new_command(Arena *arena, const Options *options);

#endif
