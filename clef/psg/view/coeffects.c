/* coeffects: see coeffects.h. Each is one walk. */
#include "clef/psg/view/coeffects.h"

#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/walk.h"

static bool is_variable(const PsgNode *n) {
  return n->kind == PSG_BINDING || n->kind == PSG_PATTERN_BINDING;
}

static uint32_t next_version(SsaAssignment *a, Arena *arena, Name name) {
  uint64_t key = (uint64_t)name.index + 1;
  uint32_t known = map64_find(&a->version_of, key);
  if (known) return a->versions.items[known - 1].versions++;
  vec_push(arena, &a->versions, ((BindingVersions){name, 1}));
  map64_set(&a->version_of, key, a->versions.count);
  return 0;
}

void psg_ssa_assignment(Graph *g, Arena *arena, NodeId root, SsaAssignment *a) {
  a->version_of.arena = arena;
  Walk w = psg_walk(arena, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering || (!is_variable(n) && n->kind != PSG_SET)) continue;
    Name name = n->name;
    if (n->kind == PSG_SET) name = psg_node(g, psg_child(g, w.node, 0))->name;
    const char *ssa =
        format_in(arena, "%s_%u", name_text(g->names, name), next_version(a, arena, name));
    vec_push(arena, &a->node_to_ssa, ((SsaName){w.node, ssa}));
  }
}

static bool first_time(MutabilityAnalysis *a, uint32_t list, NodeId node) {
  uint64_t key = map64_key(list, node.index);
  if (map64_find(&a->listed, key)) return false;
  map64_set(&a->listed, key, 1);
  return true;
}

void psg_mutability(Graph *g, Arena *arena, NodeId root, MutabilityAnalysis *a) {
  enum { ADDRESSED = 1, MODIFIED };
  uint32_t loops = 0;
  a->listed.arena = arena;
  Walk w = psg_walk(arena, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (n->kind == PSG_WHILE_LOOP || n->kind == PSG_FOR_LOOP || n->kind == PSG_FOR_EACH)
      loops += w.entering ? 1u : 0u - 1u;
    if (!w.entering) continue;
    if (is_variable(n) && n->flags & NODE_CAPTURED && first_time(a, ADDRESSED, w.node))
      vec_push(arena, &a->addressed_mutable_bindings, w.node);
    if (is_variable(n) && n->flags & NODE_MUTABLE && n->flags & NODE_MODULE_LEVEL)
      vec_push(arena, &a->module_level_mutable_bindings, w.node);
    if (n->kind != PSG_ADDRESS_OF && n->kind != PSG_SET) continue;
    NodeId place = psg_child(g, w.node, 0);
    if (psg_kind(g, place) != PSG_VAR_REF) continue;
    NodeId definition = {psg_node(g, place)->a};
    if (n->kind == PSG_ADDRESS_OF && first_time(a, ADDRESSED, definition))
      vec_push(arena, &a->addressed_mutable_bindings, definition);
    if (n->kind == PSG_SET && loops && first_time(a, MODIFIED, definition))
      vec_push(arena, &a->modified_vars_in_loop_bodies, definition);
  }
}

YieldStateAnalysis psg_yield_states(Graph *g, Arena *arena, NodeId seq_machine) {
  SeqMachine m = psg_seq_machine(g, seq_machine);
  YieldStateAnalysis a = {
      .seq_expr = seq_machine, .num_yields = m.yield_count, .body_kind = m.body_kind};
  for (uint32_t i = 0; i < m.yield_count; i++) {
    NodeId block = m.yields[i].block, end = psg_child(g, block, psg_child_count(g, block) - 1);
    NodeId value = psg_child_count(g, end) ? psg_child(g, end, 0) : (NodeId){0};
    vec_push(arena, &a.yields, ((YieldState){m.yields[i].yield, i + 1, value}));
  }
  for (uint32_t i = 0; i < m.internal_count; i++)
    vec_push(arena, &a.internal_state,
             ((InternalState){psg_node(g, m.internals[i])->name, m.internals[i],
                              3 + m.capture_count + i}));
  return a;
}

PatternBindingAnalysis psg_pattern_bindings(Graph *g, Arena *arena, NodeId root) {
  PatternBindingAnalysis a = {{0}, {0}};
  Walk w = psg_walk(arena, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering) continue;
    if (n->kind == PSG_LAMBDA)
      for (uint32_t i = 0; i + 1 < n->children.count; i++) {
        NodeId variable = psg_child(g, w.node, i);
        vec_push(arena, &a.entry_pattern_bindings,
                 ((PatternVariable){variable, psg_node(g, variable)->name,
                                    psg_node(g, variable)->type}));
      }
    if (n->kind != PSG_MATCH_CASE && n->kind != PSG_JOIN_TARGET) continue;
    CaseVariables rule = {.rule = w.node};
    uint32_t parts = n->kind == PSG_MATCH_CASE ? 1 : n->children.count - 1;
    for (uint32_t i = 0; i < parts; i++) {
      Walk pattern = psg_walk(arena, psg_child(g, w.node, i));
      while (psg_walk_step(g, &pattern)) {
        const PsgNode *v = psg_node(g, pattern.node);
        if (pattern.entering && v->kind == PSG_PATTERN_BINDING)
          vec_push(arena, &rule.variables, ((PatternVariable){pattern.node, v->name, v->type}));
      }
    }
    vec_push(arena, &a.case_pattern_bindings, rule);
  }
  return a;
}
