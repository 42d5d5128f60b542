/* coeffects: see coeffects.h. Each is one walk. */
#include "clef/psg/coeffects.h"

#include "clef/psg/seq.h"
#include "clef/psg/walk.h"

static bool is_variable(const PsgNode *n) {
  return n->kind == PSG_BINDING || n->kind == PSG_PATTERN_BINDING;
}

static uint32_t next_version(SsaAssignment *a, Arena *arena, Name name) {
  for (uint32_t i = 0; i < a->versions.count; i++)
    if (a->versions.items[i].binding.index == name.index) return a->versions.items[i].versions++;
  vec_push(arena, &a->versions, ((BindingVersions){name, 1}));
  return 0;
}

SsaAssignment psg_ssa_assignment(Graph *g, Arena *arena, NodeId root) {
  SsaAssignment a = {{0}, {0}};
  Walk w = psg_walk(arena, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering || (!is_variable(n) && n->kind != PSG_SET)) continue;
    Name name = n->name;
    if (n->kind == PSG_SET) name = psg_node(g, psg_child(g, w.node, 0))->name;
    const char *ssa =
        format_in(arena, "%s_%u", name_text(g->names, name), next_version(&a, arena, name));
    vec_push(arena, &a.node_to_ssa, ((SsaName){w.node, ssa}));
  }
  return a;
}

MutabilityAnalysis psg_mutability(Graph *g, Arena *arena, NodeId root) {
  MutabilityAnalysis a = {{0}, {0}, {0}};
  uint32_t loops = 0;
  Walk w = psg_walk(arena, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (n->kind == PSG_WHILE_LOOP || n->kind == PSG_FOR_LOOP || n->kind == PSG_FOR_EACH)
      loops += w.entering ? 1u : 0u - 1u;
    if (!w.entering) continue;
    if (is_variable(n) && n->flags & NODE_CAPTURED)
      vec_push(arena, &a.addressed_mutable_bindings, w.node);
    if (is_variable(n) && n->flags & NODE_MUTABLE && n->flags & NODE_MODULE_LEVEL)
      vec_push(arena, &a.module_level_mutable_bindings, w.node);
    if (n->kind == PSG_ADDRESS_OF && psg_kind(g, psg_child(g, w.node, 0)) == PSG_VAR_REF)
      vec_push(arena, &a.addressed_mutable_bindings,
               ((NodeId){psg_node(g, psg_child(g, w.node, 0))->a}));
    if (n->kind == PSG_SET && loops && psg_kind(g, psg_child(g, w.node, 0)) == PSG_VAR_REF) {
      NodeId definition = {psg_node(g, psg_child(g, w.node, 0))->a};
      bool known = false;
      for (uint32_t i = 0; i < a.modified_vars_in_loop_bodies.count; i++)
        known |= a.modified_vars_in_loop_bodies.items[i].index == definition.index;
      if (!known) vec_push(arena, &a.modified_vars_in_loop_bodies, definition);
    }
  }
  return a;
}

YieldStateAnalysis psg_yield_states(Graph *g, Arena *arena, NodeId seq_machine) {
  SeqMachine m = psg_seq_machine(g, seq_machine);
  YieldStateAnalysis a = {
      .seq_expr = seq_machine, .num_yields = m.yield_count, .body_kind = m.body_kind};
  for (uint32_t i = 0; i < m.yield_count; i++) {
    NodeId block = m.yields[i].block, end = psg_child(g, block, psg_child_count(g, block) - 1);
    vec_push(arena, &a.yields, ((YieldState){m.yields[i].yield, i + 1, psg_child(g, end, 0)}));
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
