/* clone: fresh copies of subtrees. References to what is declared inside go to the copy's. */
#ifndef CLEF_PSG_GRAPH_CLONE_H
#define CLEF_PSG_GRAPH_CLONE_H

#include "clef/psg/psg.h"

/* Declarations outside of the subtree that the copy names otherwise. */
typedef struct CloneMap {
  Arena *arena;
  uint32_t *keys, *values, capacity, count;
} CloneMap;

void clone_map_add(CloneMap *map, NodeId from, NodeId to);
NodeId clone_map_find(const CloneMap *map, NodeId from); /* none when absent */
NodeId psg_clone(Graph *graph, NodeId root, CloneMap *map);

#endif
