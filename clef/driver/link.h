/* link: what `ld` needs for a program that calls C: start-up files, the dynamic linker, libraries. */
#ifndef CLEF_DRIVER_LINK_H
#define CLEF_DRIVER_LINK_H

#include "clef/base/diag.h"
#include "clef/driver/options.h"
#include "clef/mir/mir.h"

/* The arguments of ld around the program's object. */
typedef struct Link {
  VEC(const char *) before, behind;
} Link;

/* Libraries by the imports of the unit, by -l, and files on the command line. False after messages. */
bool link_plan(Link *link, Arena *arena, const Options *options, const MirUnit *unit, Diags *diags);
/* Reports what ld's messages say of functions that are in none of the libraries. False: they say something else. */
bool link_explain(const char *messages, const MirUnit *unit, Diags *diags);
/* Where libraries of the other machine are, for its emulator; NULL if nowhere. */
const char *link_sysroot(Machine machine);

#endif
