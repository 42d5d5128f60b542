/* veil: see veil.h.
 *
 * A replaced node keeps its children and names what replaced it (Elaboration.Into). Where that is listed the replaced node is
 * put back. An expansion of what an expansion made is followed to the source. Two changes are made in place and are undone as
 * such: the lambda around a generic value, and the flag of a `use`.
 */
#include "clef/psg/view/veil.h"

#include "clef/base/map64.h"
#include "clef/psg/graph/walk.h"

typedef struct Veil {
  Graph *g;
  Name into, was, what;
  Map64 source; /* what replaced a node → the node */
  Map64 stays;  /* {node, child}: the child is a part that replaced what it stands in */
} Veil;

static bool is_generic_value(const Veil *v, NodeId lambda) {
  const PsgNode *n = psg_node(v->g, lambda);
  if (n->kind != PSG_LAMBDA || !(n->flags & NODE_SYNTHETIC)) return false;
  const MetadataRow *row = psg_find_metadata(v->g, lambda, v->what);
  return row && !strcmp(name_text(v->g->names, (Name){row->value}), "generic value");
}

static NodeId written(const Veil *v, NodeId node) {
  for (;;) {
    uint32_t source = map64_find(&v->source, node.index);
    if (source)
      node = (NodeId){source};
    else if (is_generic_value(v, node))
      node = psg_child(v->g, node, 1);
    else
      return node;
  }
}

static void restore(const Veil *v, NodeId node) {
  PsgNode *n = psg_node(v->g, node);
  if (n->kind == PSG_BINDING && psg_find_metadata(v->g, node, v->was)) n->flags |= NODE_USE;
  uint32_t *children = psg_run(v->g, n->children);
  for (uint32_t i = 0; i < n->children.count; i++)
    if (children[i] && !map64_find(&v->stays, map64_key(node.index, children[i])))
      children[i] = written(v, (NodeId){children[i]}).index;
}

/* A node may be replaced by a part of it: below the node the part stays. */
static void replace(Veil *v, Arena *scratch, NodeId node, NodeId part) {
  Walk w = psg_walk(scratch, node);
  map64_set(&v->source, part.index, node.index);
  if (psg_find_metadata(v->g, part, v->what)) return; /* made by the expansion */
  while (psg_walk_step(v->g, &w))
    if (w.entering && w.node.index == part.index && w.stack.count > 1)
      map64_set(&v->stays, map64_key(w.stack.items[w.stack.count - 2].node.index, part.index), 1);
}

void psg_veil(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "veil");
  Veil v = {.g = g, .source = {.arena = &scratch}, .stays = {.arena = &scratch}};
  v.into = name_of_string(g->names, "Elaboration.Into");
  v.was = name_of_string(g->names, "Elaboration.Was");
  v.what = name_of_string(g->names, "Elaboration.For");
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const MetadataRow *row =
        psg_node(g, (NodeId){i})->metadata ? psg_find_metadata(g, (NodeId){i}, v.into) : NULL;
    if (row && row->value != i) replace(&v, &scratch, (NodeId){i}, (NodeId){row->value});
  }
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    if (psg_kind(g, (NodeId){i}) != PSG_NONE && psg_node(g, (NodeId){i})->children.count)
      restore(&v, (NodeId){i});
  arena_end(&scratch);
}

void psg_add_elaboration(const Graph *g, Text *out, NodeId node) {
  if (!psg_node(g, node)->metadata) return;
  Name id_key = name_of_string(g->names, "Elaboration.Id"),
       for_key = name_of_string(g->names, "Elaboration.For"),
       kind_key = name_of_string(g->names, "Elaboration.Kind");
  const MetadataRow *id = psg_find_metadata(g, node, id_key),
                    *what = psg_find_metadata(g, node, for_key),
                    *kind = psg_find_metadata(g, node, kind_key);
  NodeId parent = psg_node(g, node)->parent;
  const MetadataRow *outer = parent.index ? psg_find_metadata(g, parent, id_key) : NULL;
  if (!id || !what || !kind || (outer && outer->value == id->value)) return;
  text_format(out, "{%s %s #%u} ", name_text(g->names, (Name){kind->value}),
              name_text(g->names, (Name){what->value}), id->value);
}
