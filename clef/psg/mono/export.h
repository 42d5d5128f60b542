/* export: functions that C calls.
 *
 * The checker lists them (clef/sema/decl/export.c). Their types are checked behind phase 4. In a library for C each gets a
 * wrapper in phase 5, a function of what C passes, which makes strings and arrays of it, calls the function, copies a result
 * to memory of C's malloc, and keeps the text of an exception. clef/lower/psg_to_mir/ffi.c has the code that C calls, which
 * takes the arguments from where C puts them; export_header.c says the same in C.
 *
 *   value        C's parameter                           C's result
 *   T            T                                       T
 *   string       const char *                            char *, to be freed
 *   array        const T *, size_t                       T *, to be freed; the last parameter is a size_t *
 *   string[]     const char *const *, size_t             char **, one block to be freed; likewise
 */
#ifndef CLEF_PSG_MONO_EXPORT_H
#define CLEF_PSG_MONO_EXPORT_H

#include "clef/psg/elaborate/ffi.h"

/* A parameter of the function, or an element of one that is a tuple. */
typedef struct CParam {
  Name name; /* or none */
  TypeId type;
  FfiPassing passing;
} CParam;

typedef struct CSignature {
  CParam *params;
  uint32_t count;
  TypeId result;
  FfiPassing result_passing;
} CSignature;

/* Of a right export. */
CSignature psg_export_signature(Graph *graph, const CExport *row, Arena *arena);
/* Reports names and types that C cannot have. */
void psg_check_exports(Graph *graph);
/* Phase 5 of a library for C. */
void psg_wrap_exports(Graph *graph);
/* The header: `guard` is part of a macro's name. export_header.c */
void psg_export_header(Graph *graph, Text *out, const char *guard);
/* Is it a keyword of C? */
bool psg_is_c_keyword(const char *name);

#endif
