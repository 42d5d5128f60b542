/* server: `clef lsp`. README.md is the chapter. */
#ifndef CLEF_LSP_SERVER_H
#define CLEF_LSP_SERVER_H

#include "clef/driver/options.h"

/* Serves the editor on standard input and output until it says `exit` or closes them. The exit status: 0 after `shutdown`. */
int lsp_serve(const Options *options);

#endif
