/* comments: the documentation of definitions, the lines `///` above them.
 *
 * Those of the library lie in its image, found by the place of the definition. In a text, lines that begin with four spaces more
 * than the others are an example. In the library it is the body of a function whose value is true (t/doc/run.py runs all
 * of them). */
#ifndef CLEF_DRIVER_COMMENTS_H
#define CLEF_DRIVER_COMMENTS_H

#include "clef/base/source.h"
#include "clef/base/text.h"

/* The lines `///` directly above the line of `start`, lines of attributes between them left out, without the slashes and a
 * space behind them; "" if there are none. */
const char *comment_above(Arena *arena, const char *bytes, uint32_t start);

/* Where a comment of the library stands: a definition that begins in [first, end) of the file has it. Words of the image. */
typedef struct LibraryComment {
  uint32_t file, first, end;
  uint32_t text; /* its offset among the texts, which end in NUL */
} LibraryComment;
typedef struct LibraryComments { /* in the image */
  const LibraryComment *rows;    /* in order of file and place */
  uint32_t count;
  const char *texts;
} LibraryComments;
/* Appends the comments of all sources, in order of file and place. */
void comments_collect(const Sources *sources, Text *rows, Text *texts);
/* The comment of a definition that begins there; "" if it has none. */
const char *comment_of_library(const LibraryComments *comments, Span definition);

#endif
