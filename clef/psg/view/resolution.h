/* resolution: how constraints were resolved, for people and tools. */
#ifndef CLEF_PSG_VIEW_RESOLUTION_H
#define CLEF_PSG_VIEW_RESOLUTION_H

#include "clef/psg/mono/instances.h"
#include "clef/psg/psg.h"

/* What a trait call of an inline function is in an instance. */
ResolutionRow psg_instance_resolution(Graph *graph, NodeId trait_call, InstanceId in);
/* The row of a node's resolution, or 0. In phase 5 the call of an operator that is an inline function around a trait call
 * has that of the call's instance. Before phase 4 there are none, though the checker has found them. */
uint32_t psg_shown_resolution(Graph *graph, NodeId node);

#endif
