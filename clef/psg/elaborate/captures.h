/* captures: what closures capture, and the emission of definitions (phase 2). */
#ifndef CLEF_PSG_ELABORATE_CAPTURES_H
#define CLEF_PSG_ELABORATE_CAPTURES_H

#include "clef/psg/psg.h"

/* What the closures of a constructor read of the object, before captures (shared_fields.c). */
void psg_share_fields(Graph *graph, Arena *scratch, NodeId constructor);
/* Lambda.list, NODE_CAPTURED, emission strategies. */
void psg_close_captures(Graph *graph);
/* The same of one module-level Binding or expression, again after changes. */
void psg_close_definition(Graph *graph, NodeId definition);

#endif
