/* lower: from the graph of instances to MIR, and what its files share. README.md is the chapter.
 *
 * Only this folder sees two IRs. `lower_program` translates (node, instance) pairs, makes no node and looks up no name.
 */
#ifndef CLEF_LOWER_LOWER_H
#define CLEF_LOWER_LOWER_H

#include "clef/lower/layout.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/seq/seq.h"

typedef struct LowerResult {
  MirUnit *unit;
  Layouts *layouts; /* for -dump layout and LayoutHint */
} LowerResult;

/* The graph has its instances. Faults of the program that only code generation sees go to `diags`. */
LowerResult lower_program(Graph *graph, Arena *unit, Diags *diags);

/* LayoutHint: how a value of a closed type lies in memory; Graph.layout_hint. */
bool lower_layout_hint(Graph *graph, TypeId type, uint32_t *size, uint32_t *align);

#endif
