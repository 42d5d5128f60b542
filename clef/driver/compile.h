/* compile: one compilation from sources to assembly text, stage by stage (design: the road of a program).
 *
 * Each stage returns false when diagnostics stop it; they are printed by the caller, once. Stages that are lists of
 * steps (PSG, MIR, LIR) run them by their tables; -dump, -stop-after, -verify and -time are obeyed here and nowhere else.
 */
#ifndef CLEF_DRIVER_COMPILE_H
#define CLEF_DRIVER_COMPILE_H

#include "clef/base/base.h"
#include "clef/base/diag.h"
#include "clef/driver/options.h"
#include "clef/mir/mir.h"
#include "clef/psg/psg.h"
#include "clef/sema/sema.h"

typedef struct Compilation {
  const Options *options;
  Arena session, unit, func, scratch;
  Names names;
  Sources sources;
  Diags diags;
  PlatformContext platform;
  Types types;
  Graph graph;
  Sema sema;
  VEC(uint32_t) library_files; /* of -rt DIR, in the order of its library.txt */
  VEC(uint32_t) program_files;
} Compilation;

void compile_init(Compilation *c, const Options *options);
/* Reads the library's list (with -rt) and the program's files. */
bool compile_read(Compilation *c);
/* Parses and checks the library (with -rt) and the program: the graph through phases 1, 2 and 4. */
bool compile_check(Compilation *c);
/* The checked graph through phases 3 to 5: captures, coverage, saturation, instances. */
bool compile_enrich(Compilation *c);
/* The graph's instances as MIR before any pass; NULL after a diagnostic. -dump layout, -dump lower. */
MirUnit *compile_lower(Compilation *c);
/* Prints what was collected to stderr; true when there was no error. */
bool compile_report(Compilation *c);

#endif
