/* clone: fresh copies of subtrees. References to what is declared inside go to the copy's. */
#ifndef CLEF_PSG_GRAPH_CLONE_H
#define CLEF_PSG_GRAPH_CLONE_H

#include "clef/base/map64.h"
#include "clef/psg/psg.h"

/* Declarations outside of the subtree that the copy names otherwise. */
typedef Map64 CloneMap;

static inline void clone_map_add(CloneMap *map, NodeId from, NodeId to) {
  map64_set(map, from.index, to.index);
}
/* none when absent */
static inline NodeId clone_map_find(const CloneMap *map, NodeId from) {
  return (NodeId){map64_find(map, from.index)};
}
NodeId psg_clone(Graph *graph, NodeId root, CloneMap *map);

#endif
