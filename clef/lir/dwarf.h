/* dwarf: what a debugger reads of a program (-g): lines, functions, inlined calls. README.md, chapter "Debugging", says what is
 * described and how. */
#ifndef CLEF_LIR_DWARF_H
#define CLEF_LIR_DWARF_H

#include "clef/base/debug_type.h"
#include "clef/base/map64.h"
#include "clef/base/text.h"
#include "clef/lir/lir.h"

/* A call that was inlined. */
typedef struct LirDebugSite {
  Name callee;
  LirLine call; /* its site: that of the code that calls */
} LirDebugSite;

/* From this label on, up to that of the next row, the code comes from the line. */
typedef struct LirDebugRow {
  uint32_t label;
  LirLine line;
} LirDebugRow;

typedef struct LirDebug {
  Arena *arena;
  Names *names;
  const DebugTypes *types; /* or NULL */
  uint8_t *type_used;      /* by type: 1 used, 2 written */
  const char *folder;      /* to which paths are relative */
  VEC(Name) files;         /* paths; item 0 unused, as in the next one */
  VEC(LirDebugSite) sites;
  VEC(Name) origins;               /* functions that were inlined somewhere */
  Map64 origin_of;                 /* by Name: the item of `origins`, plus 1 */
  Text info, ranges, lines, lists; /* assembly text of sections; lists: of locations */
  uint32_t row_label; /* where the text of `lines` has arrived, 0 outside sequences; its registers */
  LirLine row;
  uint32_t label; /* the last one made: .LD<label> */
  uint32_t range_count, list_count;
} LirDebug;

/* A word of a module-level value. */
typedef struct LirDebugWord {
  enum {
    LIR_WORD_GONE,
    LIR_WORD_MEMORY,  /* at `value` bytes from the symbol */
    LIR_WORD_ADDRESS, /* it is that address */
    LIR_WORD_BITS     /* it is `value` */
  } place;
  uint32_t size; /* bytes */
  Name symbol;
  int64_t value;
} LirDebugWord;

LirDebug *lir_debug_new(Arena *arena, Names *names, const char *folder);
/* The number of the file; 0: none. */
uint32_t lir_debug_file(LirDebug *debug, Name path);
uint32_t lir_debug_site(LirDebug *debug, Name callee, const LirLine *call);
/* The line of an instruction that stands for two, of the lines `a` and `b`: that of `a`, or that of the call in `a`'s chain from
 * which on the two have the same frames. */
LirLine lir_debug_join(const LirDebug *debug, const LirLine *a, const LirLine *b);
/* Describes the function, which ends at a label and begins with the first row. `locations`: by variable, its list; or NULL. */
void lir_debug_func(LirDebug *debug, const LirFunc *func, const LirDebugRow *rows, uint32_t count,
                    uint32_t end, const Text *locations);
/* Describes a module-level value under its name and under its path. */
void lir_debug_global(LirDebug *debug, Name name, Name path, uint32_t type, const LirLine *declared,
                      const LirDebugWord *words, uint32_t count);
/* The types, which the functions refer to (dwarf_type.c). */
void lir_debug_types(Text *out, LirDebug *debug);
/* What stands before the first function. */
void lir_debug_begin(Text *out);
/* The sections; behind the last function. */
void lir_debug_end(Text *out, LirDebug *debug);
/* The runtime's text of assembly with `.cfi` directives (cfi.c). */
struct LirTarget;
void lir_add_frames(Text *out, const char *text, size_t size, const struct LirTarget *target);
/* A symbol as operands name it (Note [Names in assembly text] in clef/lir/emit.c). */
void lir_add_reference(Text *out, const Names *names, Name symbol);
/* The bytes as a string of the assembler, with quotes and escapes. */
void lir_add_string(Text *text, const char *bytes, size_t size);

#endif
