/* flat: the normal forms of calls (ClefExpr 5.1 to 5.3), made in phase 2 and verified from then on. */
#ifndef CLEF_PSG_GRAPH_FLAT_H
#define CLEF_PSG_GRAPH_FLAT_H

#include "clef/psg/psg.h"

/* Does the Application apply an Application of a function that is known to take the arguments of both? For any other function
 * `(f a) b` differs from `f a b`: f a runs before b is evaluated. */
bool psg_can_flatten_application(Graph *graph, NodeId application);
/* One Application of all arguments, under the outer id; the inner one stays without a parent that lists it. */
void psg_flatten_application(Graph *graph, NodeId application);
/* Is it `fun x -> fun y -> e`? Nothing happens between the parameters: one whose pattern is tested has a match in front of the
 * body. */
bool psg_can_flatten_lambda(const Graph *graph, NodeId lambda);
void psg_flatten_lambda(Graph *graph, NodeId lambda);
#endif
