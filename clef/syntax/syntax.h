/* syntax: from a file's bytes to its syntax tree. README.md is the chapter. */
#ifndef CLEF_SYNTAX_SYNTAX_H
#define CLEF_SYNTAX_SYNTAX_H

#include "clef/base/diag.h"
#include "clef/syntax/tree.h"

enum { SYNTAX_DEPTH_LIMIT = 5000 }; /* levels of nesting */

typedef struct SyntaxOptions {
  const char *const *defines; /* true in #if, besides CLEF; COMPILED, FIDELITY... are the caller's */
  uint32_t define_count;
  uint32_t language; /* the F# version, in tenths: 80 is F# 8.0; 0: the latest */
} SyntaxOptions;

/* The FILE node; never NULL. Messages go to `diags`; after an error the tree is incomplete (tree.h). */
Syn *syntax_parse_file(Arena *unit, Names *names, Sources *sources, Diags *diags, uint32_t file,
                       const SyntaxOptions *options);

#endif
