/* format_command: `clef fmt`. */
#ifndef CLEF_DRIVER_FORMAT_COMMAND_H
#define CLEF_DRIVER_FORMAT_COMMAND_H

#include "clef/driver/options.h"

/* Formats the sources that the command line names: files, the sources of projects, and all F# sources below folders. `-` reads
 * standard input and writes standard output. With -check it writes nothing and prints the names of files that would change.
 * The exit status: 1 when a file has syntax errors or cannot be read or written, and with -check when one would change. */
int format_command(Arena *arena, const Options *options);

#endif
