/* skeleton_of: the pair ⟨S, G⟩ of a function whose graph was built.
 *
 * An instruction that is no node is a call of a primitive: the block ends with it, and its result is a parameter of the block
 * behind it (`b3`, `b3.1`, `b3.2` …). Memory is an operand: if the function loads from mutable places, each effect that may
 * change memory and each join define a `state`, and such a load has the state at its place as its last child. No caller passes
 * a state to a function, and no effect to the block behind it: there the state is memory as it is then. Proofs are left out.
 *
 * N of a region are all nodes that can be computed where the region stands, from the variables that are bound there: I, in
 * order of first visit from the root. So regions that differ in the names of parameters only are equal by position, and join. */
#include <stdlib.h>

#include "clef/mir/eqsat/rules.h"
#include "clef/mir/eqsat/skeleton.h"

typedef struct Maker {
  SkelUnit *unit;
  SkelFunc *f;
  EqGraph *g;
  MirFunc *func;
  bool has_states;
  uint32_t *node_of_class; /* by ClassId as it was made: its node */
  uint32_t *least;         /* by ClassId that is a root: the least node of the class */
  uint32_t *var_of;        /* by value: its variable, when it is a leaf */
  uint32_t *head;          /* by MIR block: its first block */
  uint32_t *end_state;     /* by MIR block: variable of memory's state behind it */
  uint32_t state, states;  /* variable of memory's state here; how many there are */
  uint32_t *state_node;    /* by variable */
  uint32_t *state_var;     /* by node */
  EqPlace *place_of;       /* by value that is a leaf */
  EqPlace now;
  /* of the region that is being made, by root class */
  uint32_t *seen_for;
  bool *usable;
  uint32_t stamp;
  VEC(ClassId) found;
} Maker;

static Arena *arena_of(const Maker *m) { return m->unit->arena; }

static Name name_format(const Maker *m, const char *letter, uint32_t number) {
  return name_of_string(m->unit->names, format_in(arena_of(m), "%s%u", letter, number));
}
static SkelType type_of(const Maker *m, MirType type) {
  SkelType t = {.kind = type.kind, .may_be_immediate = type.may_be_immediate};
  if (type.row.index) t.row = layout_row(&m->func->unit->layout, type.row)->name;
  return t;
}
static Name row_name(const Maker *m, RowId row) {
  return row.index ? layout_row(&m->func->unit->layout, row)->name : (Name){0};
}
static Name symbol_name(const Maker *m, SymbolId symbol) {
  return symbol.index ? mir_symbol_row(m->func->unit, symbol)->name : (Name){0};
}

static uint32_t new_var(Maker *m, Name name, SkelType type, uint32_t block) {
  vec_push(arena_of(m), &m->f->vars, ((SkelVar){.name = name, .type = type, .block = block}));
  return m->f->vars.count - 1;
}

static bool is_leaf(const Maker *m, ValueId v) {
  ClassId c = m->g->class_of[v.index];
  return c.index && eq_class(m->g, c)->leaf.index == v.index;
}
/* A value that an effect, a block or the function gives: none for a proof. */
static uint32_t var_of_value(Maker *m, ValueId v, uint32_t block) {
  if (!is_leaf(m, v)) return 0;
  m->place_of[v.index] = m->now;
  return m->var_of[v.index] =
             new_var(m, name_format(m, "x", v.index), type_of(m, mir_type_of(m->func, v)), block);
}

/* Memory has a new state from the block on. */
static uint32_t new_state(Maker *m, uint32_t block) {
  return m->state = new_var(m, name_format(m, "m", ++m->states), (SkelType){.kind = MIR_KIND_STATE},
                            block);
}

/* ---- G ---- */

static SkelLabel label_of_node(const Maker *m, const EqNode *n) {
  SkelLabel l = {
      .form = SKEL_OP, .op = n->op, .tag = n->tag, .imm = n->imm, .row = row_name(m, n->row)};
  if (n->op == MIR_SYMBOL) l.symbol = symbol_name(m, n->symbol);
  if (n->op == MIR_ELEM) l.number = n->symbol.index;
  return l;
}

static void make_nodes(Maker *m) {
  EqGraph *g = m->g;
  NodeId *made = NEW_ARRAY(arena_of(m), NodeId, g->classes.count);
  for (uint32_t n = 1; n < g->nodes.count; n++) made[g->nodes.items[n].class.index] = (NodeId){n};
  for (uint32_t c = 1; c < g->classes.count; c++) {
    SkelNode node = {.label = {.form = SKEL_PARAM}, .type = type_of(m, g->classes.items[c].type)};
    if (made[c].index) node.label = label_of_node(m, eq_node(g, made[c]));
    if (made[c].index && eq_node(g, made[c])->rule)
      node.rule = eq_rules[eq_node(g, made[c])->rule - 1].name;
    uint32_t number = m->f->nodes.count, *least = &m->least[eq_find(g, (ClassId){c}).index];
    if (!*least) *least = number;
    node.class = *least;
    m->node_of_class[c] = number;
    vec_push(arena_of(m), &m->f->nodes, node);
  }
  for (uint32_t c = 1; c < g->classes.count; c++) {
    if (!made[c].index) continue;
    const EqNode *n = eq_node(g, made[c]);
    SkelNode *node = &m->f->nodes.items[m->node_of_class[c]];
    node->children = NEW_ARRAY(arena_of(m), uint32_t, n->child_count + 1u);
    node->child_count = n->child_count;
    for (uint32_t k = 0; k < n->child_count; k++)
      node->children[k] = m->least[eq_find(g, n->children[k]).index];
  }
}

/* ---- regions ---- */

/* Root classes that a class leads to, by all of its nodes, itself first. */
static void find_classes(Maker *m, ClassId root) {
  m->stamp++;
  m->found.count = 0;
  vec_push(arena_of(m), &m->found, root);
  m->seen_for[root.index] = m->stamp;
  for (uint32_t k = 0; k < m->found.count; k++) {
    m->usable[m->found.items[k].index] = false;
    for (NodeId n = eq_class(m->g, m->found.items[k])->first; n.index; n = eq_node(m->g, n)->next)
      for (uint32_t i = 0; i < eq_node(m->g, n)->child_count; i++) {
        ClassId c = eq_find(m->g, eq_node(m->g, n)->children[i]);
        if (m->seen_for[c.index] == m->stamp) continue;
        m->seen_for[c.index] = m->stamp;
        vec_push(arena_of(m), &m->found, c);
      }
  }
}

static bool is_usable_node(const Maker *m, const EqNode *n) {
  if (n->is_pinned && !eq_is_at(m->g, n->available, m->now)) return false;
  for (uint32_t k = 0; k < n->child_count; k++)
    if (!m->usable[eq_find(m->g, n->children[k]).index]) return false;
  return true;
}
static bool has_leaf_here(const Maker *m, ClassId c) {
  ValueId v = eq_class(m->g, c)->leaf;
  return v.index && m->var_of[v.index] && eq_is_at(m->g, m->place_of[v.index], m->now);
}

/* The least fixed point: a class is usable here when it has a variable or a node whose children are. */
static void find_usable(Maker *m) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = m->found.count; k-- > 0;) {
      ClassId c = m->found.items[k];
      if (m->usable[c.index]) continue;
      bool usable = has_leaf_here(m, c);
      for (NodeId n = eq_class(m->g, c)->first; n.index && !usable; n = eq_node(m->g, n)->next)
        usable = is_usable_node(m, eq_node(m->g, n));
      changed |= usable;
      m->usable[c.index] = usable;
    }
  }
}

typedef struct RegionParts {
  VEC(uint32_t) nodes, params, args;
} RegionParts;

static void add_param(Maker *m, RegionParts *parts, uint32_t node, uint32_t var) {
  for (uint32_t k = 0; k < parts->params.count; k++)
    if (parts->params.items[k] == node) return;
  vec_push(arena_of(m), &parts->nodes, node);
  vec_push(arena_of(m), &parts->params, node);
  vec_push(arena_of(m), &parts->args, var);
}

static void add_usable_node(Maker *m, RegionParts *parts, const EqNode *n) {
  vec_push(arena_of(m), &parts->nodes, m->node_of_class[n->class.index]);
  for (uint32_t k = 0; k < n->child_count; k++) {
    ClassId child = eq_find(m->g, n->children[k]);
    if (m->seen_for[child.index] == m->stamp) continue;
    m->seen_for[child.index] = m->stamp;
    vec_push(arena_of(m), &m->found, child);
  }
  const SkelNode *node = &m->f->nodes.items[m->node_of_class[n->class.index]];
  if (node->child_count == n->child_count) return;
  uint32_t state = node->children[n->child_count];
  add_param(m, parts, state, m->state_var[state]);
}

static int compare_numbers(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

static SkelUse use_of_parts(Maker *m, RegionParts *parts, uint32_t root) {
  SkelUse use = {m->f->regions.count, parts->args.items, parts->args.count};
  SkelRegion region = {parts->nodes.items, parts->nodes.count, parts->params.items,
                       parts->params.count, root};
  if (region.node_count)
    qsort(region.nodes, region.node_count, sizeof *region.nodes, compare_numbers);
  vec_push(arena_of(m), &m->f->regions, region);
  return use;
}

/* A value as it is used here: R X. */
static SkelUse use_of(Maker *m, ValueId v) {
  ClassId root = eq_find(m->g, m->g->class_of[v.index]);
  RegionParts parts = {.nodes = {0}};
  find_classes(m, root);
  find_usable(m);
  m->stamp++;
  m->found.count = 0;
  vec_push(arena_of(m), &m->found, root);
  m->seen_for[root.index] = m->stamp;
  for (uint32_t k = 0; k < m->found.count; k++) {
    ClassId c = m->found.items[k];
    if (has_leaf_here(m, c)) {
      ValueId leaf = eq_class(m->g, c)->leaf;
      add_param(m, &parts, m->node_of_class[m->g->class_of[leaf.index].index],
                m->var_of[leaf.index]);
    }
    for (NodeId n = eq_class(m->g, c)->first; n.index; n = eq_node(m->g, n)->next)
      if (is_usable_node(m, eq_node(m->g, n))) add_usable_node(m, &parts, eq_node(m->g, n));
  }
  uint32_t least = UINT32_MAX; /* r: the first node of N that is in the root's class */
  for (uint32_t k = 0; k < parts.nodes.count; k++)
    if (m->f->nodes.items[parts.nodes.items[k]].class == m->least[root.index] &&
        parts.nodes.items[k] < least)
      least = parts.nodes.items[k];
  if (least == UINT32_MAX) bug("a value has no region where it is used");
  return use_of_parts(m, &parts, least);
}

static SkelUse use_of_state(Maker *m) {
  RegionParts parts = {.nodes = {0}};
  add_param(m, &parts, m->state_node[m->state], m->state);
  return use_of_parts(m, &parts, m->state_node[m->state]);
}

/* ---- S ---- */

static bool is_proof(const Maker *m, ValueId v) {
  return mir_type_of(m->func, v).kind == MIR_KIND_PROOF;
}

static void add_use(Maker *m, SkelUses *uses, ValueId v) {
  if (!is_proof(m, v)) vec_push(arena_of(m), uses, use_of(m, v));
}
static void add_uses(Maker *m, SkelUses *uses, const ValueId *values, uint32_t count) {
  for (uint32_t k = 0; k < count; k++) add_use(m, uses, values[k]);
}

static bool begins_with_state(const Maker *m, BlockId b) {
  if (!m->has_states) return false;
  bool has_call = false;
  for (uint32_t p = 0; p < mir_pred_count(m->g->cfg, b); p++)
    has_call |= mir_block(m->func, mir_preds(m->g->cfg, b)[p].block)->term.op == MIR_CALL;
  return has_call || mir_pred_count(m->g->cfg, b) > 1;
}

static SkelEdge edge_of(Maker *m, const MirEdge *edge, bool is_after_call) {
  SkelEdge e = {.block = m->head[edge->block.index]};
  if (!is_after_call && begins_with_state(m, edge->block))
    vec_push(arena_of(m), &e.args, use_of_state(m));
  const MirBlock *to = mir_block(m->func, edge->block);
  uint32_t given = to->params.count - edge->arg_count; /* results of a call come first */
  for (uint32_t k = 0; k < edge->arg_count; k++)
    if (m->var_of[to->params.items[given + k].index]) /* else it equals another, or is a proof */
      add_use(m, &e.args, edge->args[k]);
  return e;
}

static void make_call(Maker *m, SkelTransfer *t, const MirTerm *term) {
  t->form = SKEL_CALL, t->callee = term->form;
  t->name = symbol_name(m, term->symbol);
  t->number = term->form == MIR_CALLEE_METHOD  ? term->slot
              : term->form == MIR_CALLEE_APPLY ? term->arity
                                               : 0;
  if (term->callee.index) add_use(m, &t->args, term->callee);
  add_uses(m, &t->args, term->operands, term->operand_count);
  if (term->op == MIR_TAILCALL) return;
  t->to = edge_of(m, &term->edges[0], true);
  if (term->edge_count > 1) t->handler = edge_of(m, &term->edges[1], true);
}

static void make_match(Maker *m, SkelTransfer *t, const MirTerm *term) {
  t->form = SKEL_MATCH;
  add_use(m, &t->args, term->operands[0]);
  for (uint32_t k = 0; k < term->edge_count; k++) {
    SkelCase c = {.form = k < term->case_count ? SKEL_CONSTANT : SKEL_ALWAYS};
    if (k < term->case_count) c.label = term->cases[k];
    c.to = edge_of(m, &term->edges[k], false);
    vec_push(arena_of(m), &t->cases, c);
  }
}

static void make_transfer(Maker *m, SkelTransfer *t, const MirTerm *term) {
  switch ((MirOp)term->op) {
  case MIR_GOTO: t->form = SKEL_GOTO, t->to = edge_of(m, &term->edges[0], false); return;
  case MIR_SWITCH: make_match(m, t, term); return;
  case MIR_CALL:
  case MIR_TAILCALL: make_call(m, t, term); return;
  case MIR_RAISE:
  case MIR_RETURN:
    t->form = term->op == MIR_RAISE ? SKEL_RAISE : SKEL_RETURN;
    add_uses(m, &t->args, term->operands, term->operand_count);
    return;
  default: t->form = SKEL_INVALID, t->name = term->message;
  }
}

static bool is_effect(const Maker *m, const MirInst *inst) {
  return inst->result.index ? is_leaf(m, inst->result) : inst->op != MIR_DEBUG;
}

static void make_effect(Maker *m, SkelTransfer *t, const MirInst *inst) {
  t->form = SKEL_EFFECT;
  t->label = (SkelLabel){.form = SKEL_OP,
                         .op = inst->op,
                         .tag = inst->tag,
                         .imm = inst->imm,
                         .row = row_name(m, inst->row)};
  add_uses(m, &t->args, inst->operands, inst->operand_count);
}

/* The block's parameters become variables, and its instructions' effects blocks of their own. */
static void make_block(Maker *m, BlockId b) {
  const MirBlock *block = mir_block(m->func, b);
  uint32_t at = m->head[b.index];
  m->now = b.index == MIR_ENTRY.index ? (EqPlace){b, 0} : (EqPlace){b, m->now.time + 1};
  if (b.index == MIR_ENTRY.index) {
    for (uint32_t k = 0; k < m->func->params.count; k++) {
      uint32_t var = var_of_value(m, m->func->params.items[k], 0);
      if (var) vec_push(arena_of(m), &m->f->params, var);
    }
    if (m->has_states) vec_push(arena_of(m), &m->f->params, new_state(m, 0));
  } else if (begins_with_state(m, b)) {
    vec_push(arena_of(m), &m->f->blocks.items[at].params, new_state(m, at));
  } else if (m->has_states) {
    m->state = m->end_state[mir_preds(m->g->cfg, b)[0].block.index];
  }
  if (b.index == MIR_ENTRY.index) m->now.time++;
  for (uint32_t k = 0; k < block->params.count; k++) {
    uint32_t var = var_of_value(m, block->params.items[k], at);
    if (var) vec_push(arena_of(m), &m->f->blocks.items[at].params, var);
  }
  for (InstId i = block->first; i.index; i = mir_inst(m->func, i)->next) {
    const MirInst *inst = mir_inst(m->func, i);
    m->now.time++;
    if (m->has_states &&
        m->g->node_of[i.index].index) { /* read at its first place: that is the state it has */
      const EqNode *n = eq_node(m->g, m->g->node_of[i.index]);
      if (n->is_pinned && n->state && n->inst.index == i.index) {
        SkelNode *node = &m->f->nodes.items[m->node_of_class[n->class.index]];
        node->children[node->child_count++] = m->state; /* a variable until all have their node */
      }
    }
    if (!is_effect(m, inst)) continue;
    at++;
    if (m->has_states && mir_op_has(inst->op, MIR_WRITES))
      vec_push(arena_of(m), &m->f->blocks.items[at].params, new_state(m, at));
    if (inst->result.index)
      vec_push(arena_of(m), &m->f->blocks.items[at].params, var_of_value(m, inst->result, at));
  }
  m->end_state[b.index] = m->state;
}

/* Each state has a node of its own. */
static void make_state_nodes(Maker *m) {
  m->state_node = NEW_ARRAY(arena_of(m), uint32_t, m->f->vars.count);
  for (uint32_t v = 1; v < m->f->vars.count; v++) {
    if (m->f->vars.items[v].type.kind != MIR_KIND_STATE) continue;
    SkelNode node = {.label = {.form = SKEL_PARAM},
                     .type = m->f->vars.items[v].type,
                     .class = m->f->nodes.count};
    m->state_node[v] = node.class;
    vec_push(arena_of(m), &m->f->nodes, node);
  }
  m->state_var = NEW_ARRAY(arena_of(m), uint32_t, m->f->nodes.count);
  for (uint32_t v = 1; v < m->f->vars.count; v++) m->state_var[m->state_node[v]] = v;
  EqGraph *g = m->g;
  for (uint32_t n = 1; n < g->nodes.count; n++) {
    const EqNode *e = &g->nodes.items[n];
    SkelNode *node = &m->f->nodes.items[m->node_of_class[e->class.index]];
    if (node->child_count > e->child_count)
      node->children[e->child_count] = m->state_node[node->children[e->child_count]];
  }
}

static void make_transfers(Maker *m, BlockId b) {
  const MirBlock *block = mir_block(m->func, b);
  uint32_t at = m->head[b.index];
  for (uint32_t k = 0; k < m->f->blocks.items[at].params.count; k++) {
    uint32_t var = m->f->blocks.items[at].params.items[k];
    if (m->f->vars.items[var].type.kind == MIR_KIND_STATE) m->state = var;
  }
  if (m->has_states && !begins_with_state(m, b))
    m->state = b.index == MIR_ENTRY.index ? vec_last(&m->f->params)
                                          : m->end_state[mir_preds(m->g->cfg, b)[0].block.index];
  m->now = (EqPlace){b, m->now.time + 1};
  for (InstId i = block->first; i.index; i = mir_inst(m->func, i)->next) {
    const MirInst *inst = mir_inst(m->func, i);
    m->now.time++;
    if (!is_effect(m, inst)) continue;
    EqPlace now = m->now;
    m->now.time--; /* its own result is not there yet */
    SkelTransfer t = {.to = {.block = at + 1}};
    make_effect(m, &t, inst);
    m->f->blocks.items[at++].t = t;
    m->now = now;
    const SkelBlock *behind = &m->f->blocks.items[at];
    if (behind->params.count &&
        m->f->vars.items[behind->params.items[0]].type.kind == MIR_KIND_STATE)
      m->state = behind->params.items[0];
  }
  SkelTransfer t = {.form = SKEL_INVALID};
  make_transfer(m, &t, &block->term);
  m->f->blocks.items[at].t = t;
}

/* Blocks get their labels: in the order of MIR's, parts behind their head. */
static void make_labels(Maker *m) {
  for (uint32_t o = 0; o < m->g->cfg->order_count; o++) {
    BlockId b = m->g->cfg->order[o];
    Name name = name_format(m, "b", b.index);
    m->head[b.index] = m->f->blocks.count;
    vec_push(arena_of(m), &m->f->blocks, (SkelBlock){.name = name});
    uint32_t part = 0;
    for (InstId i = mir_block(m->func, b)->first; i.index; i = mir_inst(m->func, i)->next) {
      if (!is_effect(m, mir_inst(m->func, i))) continue;
      Name next = name_of_string(m->unit->names, format_in(arena_of(m), "b%u.%u", b.index, ++part));
      vec_push(arena_of(m), &m->f->blocks, (SkelBlock){.name = next});
    }
  }
}

SkelFunc *skel_of(SkelUnit *unit, EqGraph *g) {
  Arena *arena = unit->arena;
  Maker m = {.unit = unit, .g = g, .func = g->func};
  m.f = skel_func_new(unit, mir_symbol_row(g->func->unit, g->func->symbol)->name);
  m.node_of_class = NEW_ARRAY(arena, uint32_t, g->classes.count);
  m.least = NEW_ARRAY(arena, uint32_t, g->classes.count);
  m.seen_for = NEW_ARRAY(arena, uint32_t, g->classes.count);
  m.usable = NEW_ARRAY(arena, bool, g->classes.count);
  m.var_of = NEW_ARRAY(arena, uint32_t, g->func->values.count);
  m.head = NEW_ARRAY(arena, uint32_t, g->func->blocks.count);
  m.place_of = NEW_ARRAY(arena, EqPlace, g->func->values.count);
  m.end_state = NEW_ARRAY(arena, uint32_t, g->func->blocks.count);
  for (uint32_t n = 1; n < g->nodes.count; n++) m.has_states |= g->nodes.items[n].state != 0;
  for (uint32_t k = 0; k < g->func->results.count; k++)
    vec_push(arena, &m.f->results, type_of(&m, g->func->results.items[k]));
  make_nodes(&m);
  make_labels(&m);
  for (uint32_t k = 0; k < g->walk_count; k++) make_block(&m, g->walk[k]);
  make_state_nodes(&m);
  m.now = (EqPlace){MIR_ENTRY, 0};
  for (uint32_t k = 0; k < g->walk_count; k++) make_transfers(&m, g->walk[k]);
  skel_join_regions(unit, m.f);
  return m.f;
}
