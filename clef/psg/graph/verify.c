/* verify: the invariants of the graph (program semantic graph, 10 and 12.7), for every reachable node.
 *
 * In:    any phase (Graph.phase).
 * Out:   false and all violations, a line each: the node and what is wrong with it.
 * Tests: t/unit/psg_instances.c; all programs with `-verify`.
 *
 *   node identity          a child appears under one parent only
 *   parent consistency     a reachable node's parent lists it
 *   type completeness      a type; from phase 4 on without open variables
 *   reachability closure   children, and what is referred to, are reachable
 *   entry points           flag and list agree
 *   emission               a strategy of the three
 *   kinds                  within the phases of kinds.def, with the children that it says
 *   normal forms           an Application has an argument at least; every VarRef has a definition
 */
#include "clef/psg/graph/verify.h"
#include "clef/psg/graph/walk.h"

typedef struct Verify {
  Graph *g;
  Text *out;
  bool failed;
} Verify;

static void wrong(Verify *v, NodeId node, const char *what) {
  v->failed = true;
  text_format(v->out, "n%u %s %s: %s\n", node.index, psg_kind_text[psg_kind(v->g, node)],
              name_text(v->g->names, psg_node(v->g, node)->name), what);
}

static bool has_open_variable(Types *t, TypeId type) {
  TypeRow *row = type_row(t, type);
  if (!(row->flags & TYPE_FLAG_HAS_VAR)) return false;
  type = type_resolve(t, type);
  row = type_row(t, type);
  if (row->kind == TYPE_VAR) return true;
  if (!(row->flags & TYPE_FLAG_HAS_VAR)) return false;
  uint32_t first = row->kind == TYPE_ANON_RECORD ? 1 : 0, step = first + 1;
  for (uint32_t i = first; i < row->args.count; i += step)
    if (has_open_variable(t, (TypeId){run_items(t, row->args)[i]})) return true;
  return false;
}

static bool lists(const Graph *g, NodeId parent, NodeId child) {
  for (uint32_t i = 0; i < psg_child_count(g, parent); i++)
    if (psg_child(g, parent, i).index == child.index) return true;
  return false;
}

static void verify_node(Verify *v, NodeId id) {
  Graph *g = v->g;
  const PsgNode *n = psg_node(g, id);
  if (n->kind == PSG_NONE || n->kind >= PSG_KIND_COUNT) {
    wrong(v, id, "no kind");
    return;
  }
  const PsgKindInfo *info = &psg_kind_info[n->kind];
  if (g->phase < info->first_phase || g->phase > info->last_phase)
    wrong(v, id, "its kind does not belong to this phase");
  if (info->children != PSG_VARY && info->children != n->children.count)
    wrong(v, id, "number of children");
  if (n->parent.index && !table_is_image(&g->nodes, n->parent.index) && !lists(g, n->parent, id))
    wrong(v, id, "its parent does not list it");
  if (!n->type.index && n->kind != PSG_MODULE_DEF && n->kind != PSG_TYPE_DEF)
    wrong(v, id, "no type");
  if (n->type.index && g->phase >= 4 && has_open_variable(g->types, n->type))
    wrong(v, id, "an open type");
  if (n->emission > EMIT_MAIN_PROLOGUE) wrong(v, id, "no emission strategy");
  bool container = psg_is_container(g, id);
  for (uint32_t i = 0; i < n->children.count; i++) {
    NodeId child = psg_child(g, id, i);
    if (!child.index) continue;
    if (psg_node(g, child)->parent.index != id.index)
      wrong(v, child, "listed by a node that is not its parent");
    if (!container && !psg_node(g, child)->reachable && g->phase >= 3) {
      /* Templates whose instances are never needed stay unreachable inside a reachable function. */
      const PsgNode *c = psg_node(g, child);
      bool dead_template = g->instances && c->kind == PSG_BINDING;
      if (!dead_template && !g->instances) wrong(v, child, "unreachable below a reachable node");
    }
  }
  switch ((int)n->kind) {
  case PSG_VAR_REF:
    if (!n->a)
      wrong(v, id, "no definition");
    else {
      const PsgNode *definition = psg_node(g, (NodeId){n->a});
      if (definition->kind != PSG_BINDING && definition->kind != PSG_PATTERN_BINDING)
        wrong(v, id, "its definition is no binding");
      else if (g->phase >= 3 && !definition->reachable && !g->instances)
        wrong(v, id, "its definition is unreachable");
    }
    break;
  case PSG_APPLICATION:
    if (n->children.count < 2) wrong(v, id, "no argument");
    break;
  case PSG_LITERAL:
  case PSG_PAT_LITERAL:
    if (!n->a) wrong(v, id, "no value");
    break;
  case PSG_JUMP:
    if (!n->a || psg_kind(g, (NodeId){n->a}) != PSG_JOIN_TARGET)
      wrong(v, id, "no target");
    else if (psg_child_count(g, (NodeId){n->a}) != n->children.count + 1)
      wrong(v, id, "arguments of its target");
    break;
  case PSG_INTRINSIC:
    if (!n->a || n->a >= INTRINSIC_COUNT) wrong(v, id, "no operation");
    break;
  default: break;
  }
}

bool psg_verify(Graph *g, Text *problems) {
  Verify v = {.g = g, .out = problems};
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    NodeId id = {i};
    const PsgNode *n = psg_node(g, id);
    if (n->kind == PSG_NONE && !n->span.file && !n->children.count)
      continue; /* a gap of the table */
    if (n->reachable) verify_node(&v, id);
    if (n->flags & NODE_ENTRY_POINT && n->kind == PSG_BINDING) {
      bool listed = false;
      for (uint32_t k = 0; k < g->entry_points.count; k++)
        listed |= g->entry_points.items[k].index == i;
      if (!listed) wrong(&v, id, "an entry point that is not listed");
    }
  }
  for (uint32_t k = 0; k < g->entry_points.count; k++)
    if (!(psg_node(g, g->entry_points.items[k])->flags & NODE_ENTRY_POINT))
      wrong(&v, g->entry_points.items[k], "listed as entry point without the flag");
  return !v.failed;
}
