/* coeffects_json: the analyses of the final graph as JSON, under the specification's names (program semantic graph, 14.3;
 * sequence representation, 8). A program without sequences, mutable variables or matches has no such section.
 */
#include "clef/base/json.h"
#include "clef/psg/coeffect/coeffects.h"
#include "clef/psg/coeffect/platform.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/view/resolution.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/walk.h"

/* ---- writing ---- */

static void reference(Json *j, const char *key, NodeId node) {
  json_key(j, key);
  if (node.index)
    json_number(j, node.index);
  else
    json_null(j);
}

static void numbers(Json *j, const char *key, const NodeId *items, uint32_t count) {
  json_key(j, key);
  json_begin_array(j);
  for (uint32_t i = 0; i < count; i++) json_number(j, items[i].index);
  json_end_array(j);
}

static void variables(Graph *g, Json *j, Arena *arena, const PatternVariable *items,
                      uint32_t count) {
  json_begin_array(j);
  for (uint32_t i = 0; i < count; i++) {
    json_begin_object(j);
    json_key_number(j, "Node", items[i].node.index);
    json_key_string(j, "Name", name_text(g->names, items[i].name));
    json_key_string(j, "Type", type_text_native(g->types, arena, items[i].type));
    json_end_object(j);
  }
  json_end_array(j);
}

static void ssa(Graph *g, Json *j, Arena *arena) {
  SsaAssignment a = {0};
  for (uint32_t m = 0; m < g->modules.count; m++)
    psg_ssa_assignment(g, arena, g->modules.items[m], &a);
  json_key(j, "SSAAssignment");
  json_begin_object(j);
  json_key(j, "NodeToSSA");
  json_begin_object(j);
  for (uint32_t i = 0; i < a.node_to_ssa.count; i++)
    json_key_string(j, format_in(arena, "%u", a.node_to_ssa.items[i].node.index),
                    a.node_to_ssa.items[i].name);
  json_end_object(j);
  json_key(j, "BindingVersions");
  json_begin_object(j);
  for (uint32_t i = 0; i < a.versions.count; i++)
    json_key_number(j, name_text(g->names, a.versions.items[i].binding),
                    a.versions.items[i].versions);
  json_end_object(j);
  json_end_object(j);
}

static void mutability(Graph *g, Json *j, Arena *arena) {
  MutabilityAnalysis a = {0};
  for (uint32_t m = 0; m < g->modules.count; m++) psg_mutability(g, arena, g->modules.items[m], &a);
  if (!a.addressed_mutable_bindings.count && !a.modified_vars_in_loop_bodies.count &&
      !a.module_level_mutable_bindings.count)
    return;
  json_key(j, "MutabilityAnalysis");
  json_begin_object(j);
  numbers(j, "AddressedMutableBindings", a.addressed_mutable_bindings.items,
          a.addressed_mutable_bindings.count);
  numbers(j, "ModifiedVarsInLoopBodies", a.modified_vars_in_loop_bodies.items,
          a.modified_vars_in_loop_bodies.count);
  json_key(j, "ModuleLevelMutableBindings");
  json_begin_array(j);
  for (uint32_t i = 0; i < a.module_level_mutable_bindings.count; i++) {
    NodeId binding = a.module_level_mutable_bindings.items[i];
    const PsgNode *n = psg_node(g, binding);
    json_begin_object(j);
    json_key_string(j, "Name", name_text(g->names, n->name));
    json_key_number(j, "Binding", binding.index);
    reference(j, "Value", n->children.count ? psg_child(g, binding, 0) : (NodeId){0});
    json_end_object(j);
  }
  json_end_array(j);
  json_end_object(j);
}

static void yield_states(Graph *g, Json *j, Arena *arena, NodeId machine) {
  YieldStateAnalysis a = psg_yield_states(g, arena, machine);
  SeqMachine m = psg_read_seq_machine(g, machine);
  json_begin_object(j);
  json_key_number(j, "SeqExprId", machine.index);
  json_key_number(j, "NumYields", a.num_yields);
  json_key_string(j, "BodyKind", a.body_kind == SEQ_WHILE_BASED ? "WhileBased" : "Sequential");
  json_key(j, "Yields");
  json_begin_array(j);
  for (uint32_t i = 0; i < a.yields.count; i++) {
    json_begin_object(j);
    json_key_number(j, "Yield", a.yields.items[i].yield.index);
    json_key_number(j, "State", a.yields.items[i].state);
    reference(j, "Value", a.yields.items[i].value);
    json_end_object(j);
  }
  json_end_array(j);
  json_key(j, "InternalState");
  json_begin_array(j);
  for (uint32_t i = 0; i < a.internal_state.count; i++) {
    json_begin_object(j);
    json_key_string(j, "Name", name_text(g->names, a.internal_state.items[i].name));
    json_key_number(j, "Definition", a.internal_state.items[i].definition.index);
    json_key_number(j, "Field", a.internal_state.items[i].field);
    json_end_object(j);
  }
  json_end_array(j);
  json_key_number(j, "SSACost", 5 + m.capture_count + 2 * m.internal_count);
  json_end_object(j);
}

static void while_based(Json *j, NodeId seq_expr, const WhileBasedYieldInfo *info) {
  json_begin_object(j);
  json_key_number(j, "SeqExprId", seq_expr.index);
  numbers(j, "InitExprs", info->init_exprs.items, info->init_exprs.count);
  json_key_number(j, "WhileNodeId", info->while_node.index);
  json_key_number(j, "ConditionId", info->condition.index);
  numbers(j, "PreYieldExprs", info->pre_yield_exprs.items, info->pre_yield_exprs.count);
  json_key_number(j, "YieldNodeId", info->yield.index);
  json_key_number(j, "YieldValueId", info->yield_value.index);
  numbers(j, "PostYieldExprs", info->post_yield_exprs.items, info->post_yield_exprs.count);
  reference(j, "ConditionalYield", info->conditional_yield);
  json_end_object(j);
}

static bool is_of_program(const Graph *g, NodeId node) {
  Span span = psg_node(g, node)->span;
  return source_is_program(g->sources, span.file);
}

static void sequences(Graph *g, Json *j, Arena *arena) {
  VEC(NodeId) machines = {0}, loops = {0};
  Name into = name_of_string(g->names, "Elaboration.Into");
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    NodeId id = {i};
    const PsgNode *n = psg_node(g, id);
    if (n->kind == PSG_SEQ_MACHINE && n->reachable && is_of_program(g, id))
      vec_push(arena, &machines, id);
    if (n->kind != PSG_SEQ_EXPR || !is_of_program(g, id)) continue;
    const MetadataRow *row = psg_find_metadata(g, id, into);
    NodeId machine = {row ? row->value : 0};
    if (machine.index && psg_kind(g, machine) == PSG_SEQ_MACHINE &&
        psg_read_seq_machine(g, machine).body_kind == SEQ_WHILE_BASED)
      vec_push(arena, &loops, id);
  }
  if (!machines.count) return;
  json_key(j, "YieldStateAnalysis");
  json_begin_array(j);
  for (uint32_t i = 0; i < machines.count; i++) yield_states(g, j, arena, machines.items[i]);
  json_end_array(j);
  json_key(j, "WhileBasedYieldInfo");
  json_begin_array(j);
  for (uint32_t i = 0; i < loops.count; i++) {
    WhileBasedYieldInfo info;
    if (psg_while_based(g, arena, loops.items[i], &info)) while_based(j, loops.items[i], &info);
  }
  json_end_array(j);
}

/* Rules of matches stand in the graph as the source has them, replaced or not; their variables have become Bindings. */
static void case_variables(Graph *g, Json *j, Arena *arena, NodeId rule) {
  VEC(PatternVariable) found = {0};
  Walk w = psg_walk(arena, psg_child(g, rule, 0));
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering || (n->kind != PSG_PATTERN_BINDING && n->kind != PSG_BINDING)) continue;
    vec_push(arena, &found, ((PatternVariable){w.node, n->name, n->type}));
    psg_walk_skip(&w);
  }
  json_key(j, format_in(arena, "%u", rule.index));
  variables(g, j, arena, found.items, found.count);
}

static void patterns(Graph *g, Json *j, Arena *arena) {
  VEC(NodeId) rules = {0};
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    if (psg_kind(g, (NodeId){i}) == PSG_MATCH_CASE && is_of_program(g, (NodeId){i}))
      vec_push(arena, &rules, ((NodeId){i}));
  if (!rules.count) return;
  json_key(j, "PatternBindingAnalysis");
  json_begin_object(j);
  json_key(j, "EntryPatternBindings");
  json_begin_object(j);
  for (uint32_t m = 0; m < g->modules.count; m++) {
    PatternBindingAnalysis a = psg_pattern_bindings(g, arena, g->modules.items[m]);
    json_key(j, format_in(arena, "%u", g->modules.items[m].index));
    variables(g, j, arena, a.entry_pattern_bindings.items, a.entry_pattern_bindings.count);
  }
  json_end_object(j);
  json_key(j, "CasePatternBindings");
  json_begin_object(j);
  for (uint32_t i = 0; i < rules.count; i++) case_variables(g, j, arena, rules.items[i]);
  json_end_object(j);
  json_end_object(j);
}

/* What the trait calls of inline functions are in each instance: the table (node, instance) → witness. */
static void witnesses(Graph *g, Json *j, Arena *arena) {
  bool any = false;
  for (uint32_t i = 1; g->instances && i <= psg_instance_count(g); i++) {
    NodeId root = psg_instance(g, (InstanceId){i})->binding;
    if (!root.index || !is_of_program(g, root)) continue;
    Walk w = psg_walk(arena, root);
    while (psg_walk_step(g, &w)) {
      if (!w.entering || psg_kind(g, w.node) != PSG_TRAIT_CALL) continue;
      ResolutionRow row = psg_instance_resolution(g, w.node, (InstanceId){i});
      if (!any) {
        json_key(j, "Witnesses");
        json_begin_array(j);
      }
      any = true;
      uint32_t kept = psg_node(g, w.node)->resolution;
      psg_set_resolution(g, w.node, row);
      json_begin_object(j);
      json_key_number(j, "Node", w.node.index);
      json_key_number(j, "Instance", i);
      json_key(j, "SRTPResolution");
      psg_resolution_json(g, j, psg_node(g, w.node)->resolution);
      json_end_object(j);
      psg_node(g, w.node)->resolution = kept;
    }
  }
  if (any) json_end_array(j);
}

/* What the platform decides in the program: operations of module Platform with their values, and the part of each
 * conditional that is taken. */
static void platform_bindings(Graph *g, Json *j) {
  bool any = false;
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    NodeId id = {i};
    const PsgNode *n = psg_node(g, id);
    bool is_branch = n->kind == PSG_IF_THEN_ELSE;
    bool is_operation = n->kind == PSG_INTRINSIC && psg_is_platform(psg_intrinsic_of(n)->id);
    int64_t value;
    if (!n->reachable || (!is_branch && !is_operation) || !is_of_program(g, id) ||
        !psg_platform_value(g, is_branch ? psg_child(g, id, 0) : id, &value))
      continue;
    if (!any) {
      json_key(j, "PlatformBindings");
      json_begin_array(j);
    }
    any = true;
    json_begin_object(j);
    json_key_number(j, "Node", i);
    if (is_operation) {
      json_key_string(j, "Operation", psg_intrinsic_info[psg_intrinsic_of(n)->id].operation);
      json_key_number(j, "Value", value);
    } else {
      uint32_t part = value ? 1 : 2;
      reference(j, "Taken", part < psg_child_count(g, id) ? psg_child(g, id, part) : (NodeId){0});
    }
    json_end_object(j);
  }
  if (any) json_end_array(j);
}

void psg_coeffects_json(Graph *g, Text *out) {
  Json writer = json_in(out, 1), *j = &writer;
  Arena scratch;
  arena_init(&scratch, "coeffects");
  json_begin_object(j);
  ssa(g, j, &scratch);
  mutability(g, j, &scratch);
  sequences(g, j, &scratch);
  patterns(g, j, &scratch);
  witnesses(g, j, &scratch);
  platform_bindings(g, j);
  json_end_object(j);
  text_add_char(out, '\n');
  arena_end(&scratch);
}
