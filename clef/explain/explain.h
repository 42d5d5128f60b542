/* explain: `clef explain FILE`, a page that shows a program in every stage of the compiler. README.md describes the page. */
#ifndef CLEF_EXPLAIN_EXPLAIN_H
#define CLEF_EXPLAIN_EXPLAIN_H

#include "clef/driver/compile.h"

/* Writes the page to -o, or to NAME.html. The exit status. */
int explain_command(Compilation *c);

#endif
