/* coeffects: see coeffects.h. Each is one walk. */
#include "clef/psg/coeffect/coeffects.h"

#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/fold.h"
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

typedef struct Naming {
  Graph *graph;
  Arena *arena;
  SsaAssignment *assignment;
} Naming;

static void name_node(void *state, NodeId node) {
  Naming *naming = state;
  Graph *g = naming->graph;
  SsaAssignment *a = naming->assignment;
  const PsgNode *n = psg_node(g, node);
  if (!is_variable(n) && n->kind != PSG_SET) return;
  Name name = n->name;
  if (n->kind == PSG_SET) name = psg_node(g, psg_child(g, node, 0))->name;
  const char *ssa = format_in(naming->arena, "%s_%u", name_text(g->names, name),
                              next_version(a, naming->arena, name));
  vec_push(naming->arena, &a->node_to_ssa, ((SsaName){node, ssa}));
}

void psg_ssa_assignment(Graph *g, Arena *arena, NodeId root, SsaAssignment *a) {
  Naming naming = {g, arena, a};
  a->version_of.arena = arena;
  psg_fold_with_lambda_pre_bind(g, arena, root, name_node, &naming);
}

static bool first_time(MutabilityAnalysis *a, uint32_t list, NodeId node) {
  uint64_t key = map64_key(list, node.index);
  if (map64_find(&a->listed, key)) return false;
  map64_set(&a->listed, key, 1);
  return true;
}

/* ---- what a region modifies ---- */

struct Coeffects {
  Map64 modified; /* region to 1 + row of `sets` */
  VEC(IdRun) sets;
};

static IdRun find_modified(Graph *g, Arena *scratch, NodeId region) {
  Map64 seen = {.arena = scratch};
  VEC(uint32_t) found = {0};
  Walk w = psg_walk(scratch, region);
  while (psg_walk_step(g, &w)) {
    PsgKind kind = psg_kind(g, w.node);
    if (!w.entering) continue;
    if (kind == PSG_OBJECT_EXPR || kind == PSG_SEQ_MACHINE) psg_walk_skip(&w);
    if (kind != PSG_SET && kind != PSG_FIELD_SET && kind != PSG_ADDRESS_OF) continue;
    NodeId place = psg_child(g, w.node, 0);
    while (psg_kind(g, place) == PSG_FIELD_GET || psg_kind(g, place) == PSG_TYPE_ANNOTATION)
      place = psg_child(g, place, 0);
    if (psg_kind(g, place) != PSG_VAR_REF) continue;
    uint32_t definition = psg_var_ref(g, place)->definition.index;
    if (!(psg_node(g, (NodeId){definition})->flags & NODE_MUTABLE) || map64_find(&seen, definition))
      continue;
    map64_set(&seen, definition, 1);
    vec_push(scratch, &found, definition);
  }
  return psg_list(g, found.items, found.count);
}

const NodeId *psg_modified_vars(Graph *g, Arena *scratch, NodeId region, uint32_t *count) {
  if (!g->coeffects) {
    g->coeffects = NEW(g->arena, struct Coeffects);
    g->coeffects->modified.arena = g->arena;
  }
  struct Coeffects *c = g->coeffects;
  uint32_t row = map64_find(&c->modified, region.index);
  if (!row) {
    vec_push(g->arena, &c->sets, find_modified(g, scratch, region));
    row = c->sets.count;
    map64_set(&c->modified, region.index, row);
  }
  *count = c->sets.items[row - 1].count;
  return (const NodeId *)psg_run(g, c->sets.items[row - 1]);
}

enum { ADDRESSED = 1, MODIFIED };
typedef struct Mutables {
  Graph *graph;
  Arena *arena;
  MutabilityAnalysis *analysis;
} Mutables;

/* The body of a loop, or the guard, which runs as often. */
static void enter_region(void *state, NodeId parent, NodeId region) {
  Mutables *m = state;
  MutabilityAnalysis *a = m->analysis;
  PsgKind kind = psg_kind(m->graph, parent);
  if (kind != PSG_WHILE_LOOP && kind != PSG_FOR_LOOP) return;
  uint32_t count;
  const NodeId *modified =
      psg_modified_vars(m->graph, m->arena, kind == PSG_WHILE_LOOP ? parent : region, &count);
  for (uint32_t i = 0; i < count; i++)
    if (first_time(a, MODIFIED, modified[i]))
      vec_push(m->arena, &a->modified_vars_in_loop_bodies, modified[i]);
}

static void visit_mutable(void *state, NodeId node) {
  Mutables *m = state;
  Graph *g = m->graph;
  MutabilityAnalysis *a = m->analysis;
  const PsgNode *n = psg_node(g, node);
  if (is_variable(n) && n->flags & NODE_CAPTURED && first_time(a, ADDRESSED, node))
    vec_push(m->arena, &a->addressed_mutable_bindings, node);
  if (is_variable(n) && n->flags & NODE_MUTABLE && n->flags & NODE_MODULE_LEVEL)
    vec_push(m->arena, &a->module_level_mutable_bindings, node);
  if (n->kind != PSG_ADDRESS_OF) return;
  NodeId place = psg_child(g, node, 0);
  if (psg_kind(g, place) != PSG_VAR_REF) return;
  NodeId definition = psg_var_ref(g, place)->definition;
  if (first_time(a, ADDRESSED, definition))
    vec_push(m->arena, &a->addressed_mutable_bindings, definition);
}

void psg_mutability(Graph *g, Arena *arena, NodeId root, MutabilityAnalysis *a) {
  Mutables mutables = {g, arena, a};
  RegionFold fold = {.state = &mutables, .visit = visit_mutable, .enter = enter_region};
  a->listed.arena = arena;
  psg_fold_with_scf_regions(g, arena, root, &fold);
}

YieldStateAnalysis psg_yield_states(Graph *g, Arena *arena, NodeId seq_machine) {
  SeqMachine m = psg_read_seq_machine(g, seq_machine);
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
                              psg_seq_field(&m, m.internals[i])}));
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

/* ---- the loop of a sequence, from its source ---- */

typedef VEC(NodeId) NodeList;

static NodeList flatten(Graph *g, Arena *arena, NodeId node) {
  NodeList out = {0};
  Walk w = psg_walk(arena, node);
  while (psg_walk_step(g, &w)) {
    if (!w.entering || psg_kind(g, w.node) == PSG_SEQUENTIAL) continue;
    vec_push(arena, &out, w.node);
    psg_walk_skip(&w);
  }
  return out;
}

static NodeId yield_below(Graph *g, Arena *arena, NodeId node) {
  Walk w = psg_walk(arena, node);
  NodeId found = {0};
  while (!found.index && psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    if (psg_kind(g, w.node) == PSG_YIELD) found = w.node;
    if (psg_kind(g, w.node) == PSG_LAMBDA) psg_walk_skip(&w);
  }
  return found;
}

bool psg_while_based(Graph *g, Arena *arena, NodeId seq_expr, WhileBasedYieldInfo *info) {
  *info = (WhileBasedYieldInfo){0};
  NodeList parts = flatten(g, arena, psg_child(g, seq_expr, 0));
  uint32_t at = 0;
  while (at < parts.count && psg_kind(g, parts.items[at]) != PSG_WHILE_LOOP)
    vec_push(arena, &info->init_exprs, parts.items[at++]);
  if (at == parts.count) return false;
  info->while_node = parts.items[at];
  info->condition = psg_child(g, info->while_node, 0);
  parts = flatten(g, arena, psg_child(g, info->while_node, 1));
  for (uint32_t i = 0; i < parts.count; i++) {
    NodeId part = parts.items[i];
    NodeId yield = info->yield.index ? (NodeId){0} : yield_below(g, arena, part);
    if (yield.index) {
      info->yield = yield;
      info->yield_value = psg_child(g, yield, 0);
      if (psg_kind(g, part) == PSG_IF_THEN_ELSE) info->conditional_yield = part;
    } else if (info->yield.index) {
      vec_push(arena, &info->post_yield_exprs, part);
    } else {
      vec_push(arena, &info->pre_yield_exprs, part);
    }
  }
  return info->yield.index != 0;
}
