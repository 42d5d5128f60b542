/* view: the program as people and tools look at it: `clef expr`, and the intermediate files of -k. */
#ifndef CLEF_DRIVER_VIEW_H
#define CLEF_DRIVER_VIEW_H

#include "clef/driver/compile.h"

/* clef expr. The exit status. */
int view_expr(Compilation *c);
/* -k: from now on each phase of the graph goes to a file of the folder OUTPUT.k. False after a message. */
bool view_keep(Compilation *c, const char *output);
/* A further file of that folder. */
void view_keep_text(Compilation *c, const char *name, const Text *text);

#endif
