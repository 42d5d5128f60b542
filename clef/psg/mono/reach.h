/* reach: reachability (phase 3). */
#ifndef CLEF_PSG_MONO_REACH_H
#define CLEF_PSG_MONO_REACH_H

#include "clef/psg/psg.h"

/* From entry points and start-up; run again after phases 4 and 5. */
void psg_mark_reachable(Graph *graph);
/* Type definitions that reachable nodes use: for views of phase 5, whose definitions monomorphise.c has marked. */
void psg_mark_types(Graph *graph);

#endif
