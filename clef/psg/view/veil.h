/* veil: the graph behind phase 5 as it was written, and what the compiler made. */
#ifndef CLEF_PSG_VIEW_VEIL_H
#define CLEF_PSG_VIEW_VEIL_H

#include "clef/psg/psg.h"

/* Lists the nodes of the source again where what replaced them stands, so that views print the program as it was written. The
 * last thing done to a graph. */
void psg_veil(Graph *graph);
/* `{FOR #ID} ` in front of a node that begins an expansion; nothing for nodes of the source and for others of the expansion. */
void psg_add_elaboration(const Graph *graph, Text *out, NodeId node);

#endif
