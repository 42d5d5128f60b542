/* fold: traversals in the orders that meanings need (program semantic graph, 11). Both visit a node before its children.
 *
 *   foldWithLambdaPreBind   definitions before uses: the bindings of a recursive group are visited before the values of
 *                           any of them, the variables of a lambda before its body
 *   foldWithSCFRegions      regions of structured control flow: hooks are called where one begins and where it ends
 */
#ifndef CLEF_PSG_GRAPH_FOLD_H
#define CLEF_PSG_GRAPH_FOLD_H

#include "clef/psg/psg.h"

typedef void FoldNode(void *state, NodeId node);
void psg_fold_with_lambda_pre_bind(const Graph *graph, Arena *scratch, NodeId root, FoldNode *visit,
                                   void *state);

/* A region is a child that runs never, once or often by its parent's decision: parts of a conditional, arms of a switch,
 * targets of a join, guards and bodies of loops, bodies and handlers of `try`. */
typedef struct RegionFold {
  void *state;
  FoldNode *visit;
  void (*enter)(void *state, NodeId parent, NodeId region); /* NULL: nothing to do */
  void (*leave)(void *state, NodeId parent, NodeId region);
} RegionFold;
void psg_fold_with_scf_regions(const Graph *graph, Arena *scratch, NodeId root,
                               const RegionFold *fold);

#endif
