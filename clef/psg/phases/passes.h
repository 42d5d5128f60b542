/* passes: the nanopasses in order. */
#ifndef CLEF_PSG_PHASES_PASSES_H
#define CLEF_PSG_PHASES_PASSES_H

#include "clef/psg/psg.h"

/* To phase 4, with the warnings about matches: the checker has left phases 1 and 2 while it made the graph, and phase 4 when
 * types were solved. `with_verifier`: check the invariants after each. */
void psg_analyse(Graph *graph, bool with_verifier);
/* Unless there were errors: phase 5, with instances. */
void psg_enrich(Graph *graph, bool with_verifier);

#endif
