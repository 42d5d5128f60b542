/* match_failure: decides whether a match of the program can fail. */
#include "clef/psg/match/match.h"

bool psg_may_fail_to_match(Graph *g) {
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count && g->match_failures == MATCHES_UNKNOWN;
       i++) {
    const PsgNode *node = psg_node(g, (NodeId){i});
    if (node->kind == PSG_MATCH_FAILURE ||
        (node->kind == PSG_NEW_OBJECT && !psg_new_object_of(node)->constructor.index &&
         psg_new_object_of(node)->exception.index ==
             type_known(g->types, KNOWN_MATCH_FAILURE).index))
      g->match_failures = MATCHES_MAY_FAIL;
  }
  if (g->match_failures == MATCHES_UNKNOWN) g->match_failures = MATCHES_ARE_COMPLETE;
  return g->match_failures == MATCHES_MAY_FAIL;
}
