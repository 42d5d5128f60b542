/* veil: see veil.h.
 *
 * A replaced node keeps its children and names what replaced it (Elaboration.Into). Where that is listed the replaced node is
 * put back. An expansion of what an expansion made is followed to the source. Two changes are made in place and are undone as
 * such: the lambda around a generic value, and the flag of a `use`.
 */
#include "clef/psg/view/veil.h"

#include "clef/base/map64.h"

typedef struct Veil {
  Graph *g;
  Name into, was, what;
  Map64 source; /* what replaced a node → the node */
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
    if (children[i]) children[i] = written(v, (NodeId){children[i]}).index;
}

void psg_veil(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "veil");
  Veil v = {.g = g, .source = {.arena = &scratch}};
  v.into = name_of_string(g->names, "Elaboration.Into");
  v.was = name_of_string(g->names, "Elaboration.Was");
  v.what = name_of_string(g->names, "Elaboration.For");
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const MetadataRow *row =
        psg_node(g, (NodeId){i})->metadata ? psg_find_metadata(g, (NodeId){i}, v.into) : NULL;
    if (row && row->value != i) map64_set(&v.source, row->value, i);
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
