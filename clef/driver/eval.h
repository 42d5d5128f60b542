/* eval: running MIR without a machine. */
#ifndef CLEF_DRIVER_EVAL_H
#define CLEF_DRIVER_EVAL_H

#include "clef/driver/compile.h"
#include "clef/mir/mir.h"

/* `clef eval FILE.mir`: reads, verifies, runs the steps that the options select, interprets (or prints); the exit status. */
int eval_mir_file(Compilation *c);
/* `clef eval -skeleton FILE`: reads, verifies and runs a skeleton with its graph; the exit status. */
int eval_skeleton_file(Compilation *c);
/* Interprets a unit as the options say; the exit status of the program, 3 when the interpreter refuses it. */
int eval_unit(Compilation *c, MirUnit *unit);
/* Runs MIR's pipeline with -dump, -verify, -stop-after, -disable; false when stopped (or found wrong, with a message). */
bool eval_passes(Compilation *c, MirUnit *unit);

/* The unit as MIR text, or of it what -only names. */
void eval_print_unit(const Options *options, const MirUnit *unit, Text *out);
/* MIR text, verified; NULL after a message. */
MirUnit *eval_read_unit(Compilation *c, const char *path);

#endif
