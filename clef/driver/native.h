/* native: from a MIR unit to a file: assembly text (-S), an object (-c) or an executable. */
#ifndef CLEF_DRIVER_NATIVE_H
#define CLEF_DRIVER_NATIVE_H

#include "clef/driver/compile.h"
#include "clef/driver/toolchain.h"
#include "clef/mir/mir.h"

/* Where the output goes: -o, or the project's or first source's name, by what is made and for which machine. Of a folder, the
 * file of that name in it. */
const char *native_output(Compilation *c);
/* Makes the folder of `-o FOLDER/`. False after a message. */
bool native_make_folder(Compilation *c);
/* build: writes the output. run: becomes the program; it comes back only when that fails. The output is stored as the cache's
 * `entry`, unless that is NULL. The exit status. */
int native_finish(Compilation *c, MirUnit *unit, const char *entry);
/* The same with the output of the cache's entry; false if there is no such entry. */
bool native_from_cache(Compilation *c, const char *entry, int *status);
/* The program as an output without a path, and its name. False after a message. */
bool native_program(Compilation *c, MirUnit *unit, Output *output, const char **name);
/* build, run FILE.mir: the stages from MIR on. The exit status. */
int native_mir_file(Compilation *c);
/* The same of LIR text: generic, selected or allocated. */
int native_lir_file(Compilation *c);

/* -lib: the text of the header, made of the graph, which is gone when the output is written. */
Text native_header_text(Compilation *c);
/* Writes it beside the output: NAME.h. False after a message. */
bool native_write_header(Compilation *c, const Text *text);

#endif
