/* repl: `clef repl`, F# line by line. */
#ifndef CLEF_DRIVER_REPL_REPL_H
#define CLEF_DRIVER_REPL_REPL_H

#include "clef/driver/options.h"

/* Reads inputs from standard input until its end. An input ends with `;;` or an empty line. The exit status: 0, or that of an
 * input that ends the program. */
int repl_command(const Options *options);

#endif
