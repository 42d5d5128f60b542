/* verify: the invariants of the graph (program semantic graph, 10 and 12.7), for every reachable node.
 *
 * In:    any phase (Graph.phase).
 * Out:   false and all violations, a line each: the node and what is wrong with it.
 * Tests: t/unit/psg_verify.c, a broken graph for each; all programs with `-verify`.
 *
 *   node identity          a child appears under one parent only
 *   parent consistency     a reachable node's parent lists it
 *   type completeness      a type; from phase 4 on without open variables
 *   reachability closure   children, and what is referred to, are reachable
 *   entry points           flag and list agree
 *   emission               a strategy of the three
 *   kinds                  within the phases of kinds.def, with the children that it says
 *   normal forms           from phase 2 on Applications and Lambdas are flat; every VarRef has a definition
 *   elaboration            the three keys stand together; nodes that only phase 5 makes have them
 *   state machines         blocks are children in order, end in a terminator, go to blocks of their machine
 */
#include "clef/psg/check/verify.h"

#include "clef/psg/graph/flat.h"
#include "clef/psg/graph/walk.h"
#include "clef/psg/seq/seq.h"

typedef struct Verify {
  Graph *g;
  Text *out;
  Name keys[3]; /* of an elaboration */
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

/* ---- normal forms ---- */

/* f a b is one Application if f is known to take so many arguments. `(f a) b` of another f is two: f a is evaluated before b. */
static void verify_application(Verify *v, NodeId id) {
  Graph *g = v->g;
  if (psg_child_count(g, id) < 2) {
    wrong(v, id, "no argument");
    return;
  }
  if (g->phase >= 2 && psg_can_flatten_application(g, id))
    wrong(v, id, "applies an application of the same function");
}

static bool is_elaborated(const Graph *g, const Verify *v, NodeId id, uint32_t *count) {
  *count = 0;
  for (uint32_t k = 0; k < COUNT_OF(v->keys); k++)
    *count += psg_find_metadata(g, id, v->keys[k]) != NULL;
  return *count == COUNT_OF(v->keys);
}

/* The three keys stand together, and nodes that only phase 5 makes have them. */
static void verify_elaboration(Verify *v, NodeId id) {
  Graph *g = v->g;
  const PsgNode *n = psg_node(g, id);
  uint32_t count;
  bool is_complete = is_elaborated(g, v, id, &count);
  if (count && !is_complete) wrong(v, id, "a part of the keys of an elaboration");
  if (!count && psg_kind_info[n->kind].first_phase == 5)
    wrong(v, id, "synthesised without an elaboration");
}

/* ---- state machines ---- */

static bool is_block_of(const Graph *g, NodeId machine, uint32_t block) {
  return block && psg_kind(g, (NodeId){block}) == PSG_SEQ_BLOCK &&
         psg_node(g, (NodeId){block})->parent.index == machine.index;
}

static bool is_terminator(PsgKind kind) { return kind >= PSG_SEQ_GOTO && kind <= PSG_SEQ_DONE; }

/* Where the block goes: blocks of its own machine. */
static void verify_terminator(Verify *v, NodeId machine, NodeId id) {
  Graph *g = v->g;
  const PsgNode *n = psg_node(g, id);
  bool is_good = true;
  switch (n->kind) {
  case PSG_SEQ_GOTO:
    is_good = is_block_of(g, machine, psg_seq_goto_of(n)->block.index);
    if (is_good) {
      const PsgNode *to = psg_node(g, psg_seq_goto_of(n)->block);
      uint32_t params =
          psg_seq_block_of(to)->params.count ? psg_run(g, psg_seq_block_of(to)->params)[0] : 0;
      if (params != n->children.count) wrong(v, id, "arguments of its target");
    }
    break;
  case PSG_SEQ_BRANCH:
    is_good = is_block_of(g, machine, psg_seq_branch_of(n)->yes.index) &&
              is_block_of(g, machine, psg_seq_branch_of(n)->no.index);
    break;
  case PSG_SEQ_LEAVE: is_good = is_block_of(g, machine, psg_seq_leave_of(n)->block.index); break;
  case PSG_SEQ_SWITCH:
    is_good = !psg_seq_switch_of(n)->otherwise.index ||
              is_block_of(g, machine, psg_seq_switch_of(n)->otherwise.index);
    for (uint32_t i = 2; i < psg_seq_switch_of(n)->arms.count; i += 3)
      is_good &= is_block_of(g, machine, psg_run(g, psg_seq_switch_of(n)->arms)[i]);
    break;
  default: break;
  }
  if (!is_good) wrong(v, id, "its target is no block of the machine");
}

static void verify_machine(Verify *v, NodeId id) {
  Graph *g = v->g;
  SeqMachine m = psg_read_seq_machine(g, id);
  if (!m.block_count || m.block_count > psg_child_count(g, id)) {
    wrong(v, id, "number of blocks");
    return;
  }
  for (uint32_t i = 0; i < m.block_count; i++) {
    NodeId block = m.blocks[i];
    const PsgNode *n = psg_node(g, block);
    if (n->kind != PSG_SEQ_BLOCK) {
      wrong(v, block, "stands where a block of the machine should");
      continue;
    }
    if (psg_seq_block_of(n)->index != i) wrong(v, block, "its number is not its place");
    if (psg_seq_block_of(n)->region > m.region_count)
      wrong(v, block, "a region that the machine does not have");
    for (uint32_t k = 0; k + 1 < n->children.count; k++)
      if (is_terminator(psg_kind(g, psg_child(g, block, k))))
        wrong(v, block, "a terminator before its end");
    if (n->children.count) verify_terminator(v, id, psg_child(g, block, n->children.count - 1));
  }
  for (uint32_t k = 0; k < m.yield_count; k++)
    if (!is_block_of(g, id, m.yields[k].block.index) ||
        !is_block_of(g, id, m.yields[k].resume.index))
      wrong(v, id, "a yield whose block or resumption is no block of the machine");
  for (uint32_t i = 0; i < m.internal_count; i++)
    for (uint32_t k = 0; k < m.capture_count; k++)
      if (m.internals[i].index == m.captures[3 * k])
        wrong(v, m.internals[i], "both captured and internal");
}

/* ---- each node ---- */

static void verify_form(Verify *v, NodeId id) {
  Graph *g = v->g;
  const PsgNode *n = psg_node(g, id);
  switch (n->kind) {
  case PSG_VAR_REF:
    if (!psg_var_ref_of(n)->definition.index)
      wrong(v, id, "no definition");
    else {
      const PsgNode *definition = psg_node(g, psg_var_ref_of(n)->definition);
      if (definition->kind != PSG_BINDING && definition->kind != PSG_PATTERN_BINDING)
        wrong(v, id, "its definition is no binding");
      else if (g->phase >= 3 && !definition->reachable && !g->instances)
        wrong(v, id, "its definition is unreachable");
    }
    break;
  case PSG_APPLICATION: verify_application(v, id); break;
  case PSG_LAMBDA:
    if (g->phase >= 2 && psg_can_flatten_lambda(g, id)) wrong(v, id, "its body is a lambda");
    break;
  case PSG_LITERAL:
  case PSG_PAT_LITERAL:
    if (!psg_literal_of(n)->value.index) wrong(v, id, "no value");
    break;
  case PSG_JUMP:
    if (!psg_jump_of(n)->target.index || psg_kind(g, psg_jump_of(n)->target) != PSG_JOIN_TARGET)
      wrong(v, id, "no target");
    else if (psg_child_count(g, psg_jump_of(n)->target) != n->children.count + 1)
      wrong(v, id, "arguments of its target");
    break;
  case PSG_INTRINSIC:
    if (!psg_intrinsic_of(n)->id || psg_intrinsic_of(n)->id >= INTRINSIC_COUNT)
      wrong(v, id, "no operation");
    break;
  case PSG_SEQ_MACHINE: verify_machine(v, id); break;
  default: break;
  }
}

static void verify_children(Verify *v, NodeId id) {
  Graph *g = v->g;
  bool container = psg_is_container(g, id);
  for (uint32_t i = 0; i < psg_child_count(g, id); i++) {
    NodeId child = psg_child(g, id, i);
    if (!child.index) continue;
    if (psg_node(g, child)->parent.index != id.index)
      wrong(v, child, "listed by a node that is not its parent");
    /* Within phase 5 the walk over instances marks what each instance needs, not all of a function. */
    if (!container && !psg_node(g, child)->reachable && g->phase >= 3 && !g->instances)
      wrong(v, child, "unreachable below a reachable node");
  }
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
  verify_children(v, id);
  verify_elaboration(v, id);
  verify_form(v, id);
}

/* Before phase 3 no reachability is known: what stands below the modules is checked. */
static void verify_modules(Verify *v) {
  Graph *g = v->g;
  Arena scratch;
  arena_init(&scratch, "verify");
  for (uint32_t i = 0; i < g->modules.count; i++) {
    Walk w = psg_walk(&scratch, g->modules.items[i]);
    while (psg_walk_step(g, &w))
      if (w.entering) verify_node(v, w.node);
  }
  arena_end(&scratch);
}

static void verify_entry_points(Verify *v) {
  Graph *g = v->g;
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind != PSG_BINDING || !(n->flags & NODE_ENTRY_POINT)) continue;
    bool listed = false;
    for (uint32_t k = 0; k < g->entry_points.count; k++)
      listed |= g->entry_points.items[k].index == i;
    if (!listed) wrong(v, (NodeId){i}, "an entry point that is not listed");
  }
  for (uint32_t k = 0; k < g->entry_points.count; k++)
    if (!(psg_node(g, g->entry_points.items[k])->flags & NODE_ENTRY_POINT))
      wrong(v, g->entry_points.items[k], "listed as entry point without the flag");
}

bool psg_verify(Graph *g, Text *problems) {
  Verify v = {.g = g, .out = problems};
  static const char *const keys[] = {"Elaboration.Kind", "Elaboration.For", "Elaboration.Id"};
  _Static_assert(COUNT_OF(keys) == COUNT_OF(v.keys), "one Name each");
  for (uint32_t k = 0; k < COUNT_OF(keys); k++) v.keys[k] = name_of_string(g->names, keys[k]);
  if (g->phase < 3) verify_modules(&v);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count && g->phase >= 3; i++)
    if (psg_node(g, (NodeId){i})->reachable && psg_kind(g, (NodeId){i}) != PSG_NONE)
      verify_node(&v, (NodeId){i});
  verify_entry_points(&v);
  return !v.failed;
}
