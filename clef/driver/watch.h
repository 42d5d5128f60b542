/* watch: `clef watch COMMAND …`, the command again whenever a file that it read changes.
 *
 * One process waits, another does the work of one round. That one tells the first which files it read, through a pipe; the first
 * watches their folders by inotify, since editors replace files by renaming. A change ends a round that is still running: its
 * process gets SIGTERM, and SIGKILL half a second later. */
#ifndef CLEF_DRIVER_WATCH_H
#define CLEF_DRIVER_WATCH_H

#include "clef/driver/compile.h"

/* Returns in the process of each round, with `options->inputs` as the pipe. The waiting process ends by a signal. */
void watch_start(Options *options, Arena *arena);
/* Writes the paths of what was read, or was to be read, to the pipe; nothing if nobody watches. */
void watch_report(Compilation *c);

#endif
