/* flat: see flat.h. */
#include "clef/psg/graph/flat.h"

#include "clef/psg/graph/library.h"

/* How many parameters the function has; 0 when that is not known. */
static uint32_t known_arity(Graph *g, NodeId definition) {
  if (psg_kind(g, definition) != PSG_BINDING) return 0;
  definition = psg_own(g, definition);
  const PsgNode *n = psg_node(g, definition);
  if (n->flags & NODE_MUTABLE || n->children.count != 1) return 0;
  NodeId value = psg_child(g, definition, 0);
  return psg_kind(g, value) == PSG_LAMBDA ? psg_child_count(g, value) - 1 : 0;
}

bool psg_can_flatten_application(Graph *g, NodeId application) {
  NodeId inner = psg_child(g, application, 0);
  if (psg_kind(g, inner) != PSG_APPLICATION) return false;
  NodeId head = psg_child(g, inner, 0);
  if (psg_kind(g, head) != PSG_VAR_REF || !psg_var_ref(g, head)->definition.index) return false;
  uint32_t args = psg_child_count(g, inner) + psg_child_count(g, application) - 2;
  return known_arity(g, psg_var_ref(g, head)->definition) >= args;
}

void psg_flatten_application(Graph *g, NodeId application) {
  NodeId inner = psg_child(g, application, 0);
  uint32_t first = psg_child_count(g, inner), rest = psg_child_count(g, application) - 1;
  NodeId *children = NEW_ARRAY(g->arena, NodeId, first + rest);
  for (uint32_t i = 0; i < first; i++) children[i] = psg_child(g, inner, i);
  for (uint32_t i = 0; i < rest; i++) children[first + i] = psg_child(g, application, i + 1);
  psg_set_children(g, application, children, first + rest);
  psg_node(g, inner)->reachable = 0;
}

bool psg_can_flatten_lambda(const Graph *g, NodeId lambda) {
  NodeId body = psg_child(g, lambda, psg_child_count(g, lambda) - 1);
  return psg_lambda(g, lambda)->context == LAMBDA_CLOSURE && body.index &&
         psg_kind(g, body) == PSG_LAMBDA && psg_lambda(g, body)->context == LAMBDA_CLOSURE;
}

/* The parameters of both are those of the outer one, which keeps its type. */
void psg_flatten_lambda(Graph *g, NodeId lambda) {
  uint32_t count = psg_child_count(g, lambda) - 1;
  NodeId inner = psg_child(g, lambda, count);
  uint32_t more = psg_child_count(g, inner);
  NodeId *children = NEW_ARRAY(g->arena, NodeId, count + more);
  for (uint32_t i = 0; i < count; i++) children[i] = psg_child(g, lambda, i);
  for (uint32_t i = 0; i < more; i++) children[count + i] = psg_child(g, inner, i);
  psg_set_children(g, lambda, children, count + more);
  psg_node(g, inner)->reachable = 0;
}
