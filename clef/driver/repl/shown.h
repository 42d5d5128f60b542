/* shown: inputs of `clef repl` as files of a program, and the text that shows what an input defines. */
#ifndef CLEF_DRIVER_REPL_SHOWN_H
#define CLEF_DRIVER_REPL_SHOWN_H

#include "clef/driver/compile.h"

/* Standard output gets this behind what an input prints; it is not shown (MirCallLog). */
#define SHOWN_MARK \
  "\x01\x02"       \
  "clef\x03"

/* What a file opens at its beginning: the modules of earlier inputs, and what these open, in their order. */
typedef VEC(Syn *) Opens;

/* Makes the declarations of a file those of a module, which opens what is in `opens`. Then the module and what it opens
 * itself are added there. With `has_it` an expression at the end becomes the value `it`. */
void shown_wrap(Arena *arena, Names *names, Syn *file, const char *module, bool has_it,
                Opens *opens);
/* The source that prints the definitions of the checked file, as fsi does: `val x: int = 3`. */
const char *shown_text(Compilation *c, const Syn *tree, uint32_t file);
/* The type of the value `it` of the checked file; NULL if it has none. */
const char *shown_type_of_it(Compilation *c, uint32_t file);

#endif
