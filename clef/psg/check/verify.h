/* verify: the invariants of the graph. */
#ifndef CLEF_PSG_CHECK_VERIFY_H
#define CLEF_PSG_CHECK_VERIFY_H

#include "clef/psg/psg.h"

/* Appends a line for each that does not hold; true when all do. */
bool psg_verify(Graph *graph, Text *problems);

#endif
