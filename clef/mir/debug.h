/* debug: which values are variables of the source, for a debugger (-g).
 *
 * The program does not change for it, so no instruction says so. The name of a value leads to notes: this is word w of that
 * variable. Passes keep names of values anyway. Where a function is inlined, its notes get the site; where an argument takes the
 * place of a parameter, its value is noted as the parameter too. A value that a pass makes anew has no note, and the variable no
 * place there: a debugger says "optimized out".
 */
#ifndef CLEF_MIR_DEBUG_H
#define CLEF_MIR_DEBUG_H

#include "clef/base/debug_type.h"
#include "clef/base/map64.h"
#include "clef/mir/mir.h"

typedef struct MirVariable {
  Name name;
  uint32_t type; /* of MirDebug.types */
  uint32_t word_count;
  bool is_param;
  Name owner; /* the function's source name */
  /* of a variable that closures share: where its words lie in the cell, of which the value is the address; or NULL */
  uint32_t *cell;
  uint32_t at; /* where it begins in the cell */
} MirVariable;

/* A word of a module-level value. */
typedef struct MirGlobalWord {
  uint32_t offset, size; /* in the data of the symbol */
  bool is_known;         /* it is a constant: constant_slots removed its loads and stores */
  MirField content;      /* is_known */
} MirGlobalWord;

/* A module-level value. */
typedef struct MirGlobal {
  Name name, path; /* as `count`, and `Module.count` */
  SymbolId symbol; /* or none: not in static data */
  uint32_t type;   /* of MirDebug.types */
  Span span;
  VEC(MirGlobalWord) words;
} MirGlobal;

typedef struct MirNote {
  uint32_t variable, word; /* of MirDebug.variables */
  uint32_t file; /* MIR_SITE and a site: of the function inlined there; 0: of the function itself */
  uint32_t next; /* another note of the same name, or 0 */
} MirNote;

typedef struct MirDebug {
  VEC(MirVariable) variables; /* item 0 unused, as in the next one */
  VEC(MirNote) notes;
  Map64 first;            /* by Name: its first note */
  VEC(MirGlobal) globals; /* item 0 unused */
  Map64 global_of;        /* by SymbolId */
  DebugTypes types;
} MirDebug;

MirDebug *mir_debug_new(Arena *arena);
/* The value is that word of the variable too. */
void mir_debug_note(MirFunc *func, ValueId value, uint32_t variable, uint32_t word, uint32_t file);
/* The first note of a value's name, or 0. */
uint32_t mir_debug_first(const MirFunc *func, ValueId value);
/* `to` takes the place of `from`. */
void mir_debug_replace(MirFunc *func, ValueId from, ValueId to);

/* The word of the data at the offset, if it is a module-level value, is that constant wherever it is read. */
void mir_debug_constant(MirUnit *unit, SymbolId symbol, const MirField *content);

#endif
