/* unused: reports local values, parameters and variables of patterns without a use (FS1182), on request.
 *
 * In:  the graph of phase 1.
 * As in F#, it does not report values of modules, names that begin with `_`, mutable variables, those of `use`, the variable of a
 * loop or of a handler, and a member's own name for the object.
 */
#include <string.h>

#include "clef/psg/check/warnings.h"

static void skip_first(const Graph *g, NodeId node, bool *used) {
  if (psg_child_count(g, node)) used[psg_child(g, node, 0).index] = true;
}

static bool is_local_value(const PsgNode *node) {
  if (node->kind == PSG_PATTERN_BINDING)
    return !(node->flags & (NODE_SYNTHETIC | NODE_OR_ALIAS | NODE_MUTABLE));
  return node->kind == PSG_BINDING && !psg_binding_of(node)->member.index &&
         !(node->flags & (NODE_SYNTHETIC | NODE_MODULE_LEVEL | NODE_MUTABLE | NODE_USE));
}

void psg_check_unused(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "unused");
  uint32_t count = g->nodes.count;
  bool *used = NEW_ARRAY(&scratch, bool, count + 1);
  for (uint32_t n = g->nodes.own_start; n < count; n++) {
    const PsgNode *node = psg_node(g, (NodeId){n});
    switch (node->kind) {
    case PSG_VAR_REF:
      if (psg_var_ref_of(node)->definition.index < count)
        used[psg_var_ref_of(node)->definition.index] = true;
      break;
    case PSG_FOR_LOOP:
    case PSG_FOR_EACH: skip_first(g, (NodeId){n}, used); break;
    case PSG_TRY_WITH:
      for (uint32_t i = 1; i < psg_child_count(g, (NodeId){n}); i++)
        skip_first(g, psg_child(g, (NodeId){n}, i), used);
      break;
    case PSG_BINDING: /* a member's own object */
      if (psg_binding_of(node)->member.index && psg_child_count(g, (NodeId){n}) &&
          psg_kind(g, psg_child(g, (NodeId){n}, 0)) == PSG_LAMBDA &&
          !(member_row(g->types, psg_binding_of(node)->member)->flags & MEMBER_STATIC))
        skip_first(g, psg_child(g, (NodeId){n}, 0), used);
      break;
    default: break;
    }
  }
  for (uint32_t n = g->nodes.own_start; n < count; n++) {
    const PsgNode *node = psg_node(g, (NodeId){n});
    if (node->flags & NODE_OR_ALIAS && used[n] && psg_pattern_binding_of(node)->alias.index < count)
      used[psg_pattern_binding_of(node)->alias.index] = true;
  }
  for (uint32_t n = g->nodes.own_start; n < count; n++) {
    const PsgNode *node = psg_node(g, (NodeId){n});
    if (used[n] || !is_local_value(node) || !node->name.index) continue;
    const char *name = name_text(g->names, node->name);
    if (*name == '_' || *name == '$' || strpbrk(name, "@|")) continue;
    diag(g->diags, node->span, D_UNUSED, name);
  }
  arena_end(&scratch);
}
