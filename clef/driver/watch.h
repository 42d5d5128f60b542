/* watch: `clef watch COMMAND …`, the command again whenever a file that it read changes.
 *
 * A child process runs the command once and writes the paths of the files that it read to a pipe. The parent watches the folders
 * of these files by inotify, because editors replace files by renaming. When a file changes, the parent starts the next child. A
 * child that is still running gets SIGTERM, and SIGKILL half a second later. */
#ifndef CLEF_DRIVER_WATCH_H
#define CLEF_DRIVER_WATCH_H

#include "clef/driver/compile.h"

/* Returns in the process of each round, with `options->inputs` as the pipe. The waiting process ends by a signal. */
void watch_start(Options *options, Arena *arena);
/* Writes the paths of the files that were read, or would have been read, to the pipe; nothing if nothing watches. */
void watch_report(Compilation *c);

#endif
