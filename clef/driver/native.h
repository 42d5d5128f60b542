/* native: from a MIR unit to a file: assembly text (-S), an object (-c) or an executable. */
#ifndef CLEF_DRIVER_NATIVE_H
#define CLEF_DRIVER_NATIVE_H

#include "clef/driver/compile.h"
#include "clef/mir/mir.h"

/* Writes the unit, all passes done, to `path`. False after a message. */
bool native_write(Compilation *c, MirUnit *unit, const char *path);
/* Where the output goes: -o, or the project's or first source's name, by what is made. */
const char *native_output(Compilation *c);
/* build: writes the output; run: runs it. The exit status. */
int native_finish(Compilation *c, MirUnit *unit);
/* build, run FILE.mir: the stages from MIR on. The exit status. */
int native_mir_file(Compilation *c);
/* The same of LIR text: generic, selected or allocated. */
int native_lir_file(Compilation *c);

#endif
