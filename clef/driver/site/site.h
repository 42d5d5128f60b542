/* site: `clef doc -site DIR`, the documentation as pages of HTML.
 *
 * DIR gets index.html, a page for each module and each type, site.css, site.js, and names.js, which the search looks through.
 * The pages refer only to each other, so a browser can read them from a disk as well as from a server. */
#ifndef CLEF_DRIVER_SITE_SITE_H
#define CLEF_DRIVER_SITE_SITE_H

#include "clef/driver/compile.h"

/* Writes the pages of the library, or of the sources that the options name. The exit status. */
int site_command(Compilation *c);
/* The comment of a definition as HTML: paragraphs, examples (lines that begin with four spaces), `code`. The tags of .NET's
 * comments in XML become such text. */
void site_add_comment(Arena *arena, Text *out, const char *comment);
void site_add_escaped(Text *out, const char *bytes, size_t size);

#endif
