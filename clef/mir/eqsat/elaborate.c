/* elaborate: the function is written anew from the graph, scoped over the dominator tree (Fallin 2023). Each computation stands
 * where it stood: as itself, as the cheapest equal one, or not at all where a dominating one gives the word. What then has no
 * use goes. */
#include "clef/mir/debug.h"
#include "clef/mir/eqsat/eqsat.h"

enum {
  MOST_MEMBERS = 16, /* nodes of a class that are compared */
  MOST_PLANNED = 64, /* classes that are looked at to make one */
};

typedef struct Made { /* a value of a class, and the one before it */
  ValueId value;
  BlockId block;
  uint32_t before;
} Made;

typedef struct Elaborate {
  EqGraph *g;
  MirFunc *f;
  VEC(Made) made; /* item 0 unused */
  uint32_t *top;  /* by class: the newest in `made` */
  EqPlace now;
  NodeId *choice; /* of a saturated graph, by class: the node that the latest plan makes */
  bool *in_plan;  /* by class: it is being planned */
  uint32_t fuel;  /* classes that a plan may still look at */
  bool changed, may_leave,
      has_counts; /* something changed; operands of it may have lost their use */
} Elaborate;

/* The class's value that dominates here; none when there is none yet. */
static ValueId value_here(Elaborate *e, ClassId c) {
  uint32_t *top = &e->top[c.index];
  while (*top && !mir_dominates(e->g->cfg, e->made.items[*top].block, e->now.block))
    *top = e->made.items[*top].before;
  return *top ? e->made.items[*top].value : (ValueId){0};
}

static void record(Elaborate *e, ClassId c, ValueId value) {
  Made made = {value, e->now.block, e->top[c.index]};
  e->top[c.index] = e->made.count;
  vec_push(e->g->arena, &e->made, made);
}

/* What a node costs here, in cycles: a child that is there and used elsewhere too costs nothing more. */
static uint32_t cost_here(Elaborate *e, const EqNode *node) {
  uint32_t cost = node->op == MIR_CONST ? 0 : mir_op_info[node->op].cost;
  if (!e->has_counts) mir_count_uses(e->f);
  e->has_counts = true;
  for (uint32_t k = 0; k < node->child_count; k++) {
    ClassId c = eq_find(e->g, node->children[k]);
    ValueId v = value_here(e, c);
    bool is_shared = v.index && v.index < e->g->value_count && mir_value(e->f, v)->use_count > 1;
    if (!is_shared) cost += eq_class(e->g, c)->cost;
  }
  return cost;
}

/* The cheapest floating node of a class that can stand here; none when `own`, which does stand here, is no dearer. */
static NodeId cheapest(Elaborate *e, ClassId c, NodeId own) {
  const EqGraph *g = e->g;
  NodeId best = {0};
  uint32_t least = UINT32_MAX, looked = 0;
  NodeId n = eq_class(g, c)->first;
  if (own.index && n.index == own.index && !eq_node(g, n)->next.index)
    return best; /* the only one */
  if (own.index) least = cost_here(e, eq_node(g, own));
  for (; n.index && looked < MOST_MEMBERS; n = eq_node(g, n)->next, looked++) {
    const EqNode *node = eq_node(g, n);
    if (node->is_pinned || n.index == own.index || !eq_is_at(g, node->available, e->now)) continue;
    uint32_t cost = cost_here(e, node);
    if (cost >= least) continue;
    least = cost;
    best = n;
  }
  return best;
}

static bool can_make(Elaborate *e, ClassId c);

static bool can_make_node(Elaborate *e, ClassId c, NodeId id) {
  const EqNode *node = eq_node(e->g, id);
  bool can = true;
  e->in_plan[c.index] = true;
  for (uint32_t k = 0; k < node->child_count && can; k++)
    can = can_make(e, eq_find(e->g, node->children[k]));
  e->in_plan[c.index] = false;
  return can;
}

/* Plans how a class is made here. Classes of a saturated graph may lead back to themselves, and the cheapest node of each need
 * not lead to a value: nodes are tried until one does. */
static bool can_make(Elaborate *e, ClassId c) {
  const EqGraph *g = e->g;
  uint32_t looked = 0;
  if (value_here(e, c).index) return true;
  if (e->in_plan[c.index] || !e->fuel) return false;
  e->fuel--;
  NodeId best = cheapest(e, c, (NodeId){0});
  if (best.index && can_make_node(e, c, best)) return e->choice[c.index] = best, true;
  for (NodeId n = eq_class(g, c)->first; n.index && looked < MOST_MEMBERS;
       n = eq_node(g, n)->next, looked++) {
    const EqNode *node = eq_node(g, n);
    if (node->is_pinned || n.index == best.index || !eq_is_at(g, node->available, e->now)) continue;
    if (can_make_node(e, c, n)) return e->choice[c.index] = n, true;
  }
  return false;
}

static ValueId make_here(Elaborate *e, ClassId c, MirAt *at);

static ValueId make_node(Elaborate *e, ClassId c, NodeId id, MirAt *at) {
  const EqNode node = *eq_node(e->g, id);
  ValueId operands[EQ_MOST_CHILDREN];
  for (uint32_t k = 0; k < node.child_count; k++)
    operands[k] = make_here(e, eq_find(e->g, node.children[k]), at);
  InstId i = mir_add_inst(at, (MirOp)node.op, node.type, operands, node.child_count);
  MirInst *inst = mir_inst(e->f, i);
  inst->imm = node.imm, inst->row = node.row, inst->u.symbol = node.symbol, inst->tag = node.tag;
  e->may_leave = true;
  record(e, c, inst->result);
  return inst->result;
}

static ValueId make_here(Elaborate *e, ClassId c, MirAt *at) {
  ValueId value = value_here(e, c);
  if (value.index) return value;
  NodeId n = e->choice ? e->choice[c.index] : cheapest(e, c, (NodeId){0});
  if (!n.index) bug("no node of a class can stand where it is wanted");
  return make_node(e, c, n, at);
}

static ValueId now_called(Elaborate *e, ValueId v) {
  if (v.index >= e->g->value_count || !e->g->class_of[v.index].index)
    return v; /* it is new, or a proof */
  ClassId c = eq_find(e->g, e->g->class_of[v.index]);
  ValueId value = value_here(e, c);
  return value.index ? value : v;
}

static void do_inst(Elaborate *e, InstId i) {
  EqGraph *g = e->g;
  MirInst *inst = mir_inst(e->f, i);
  for (uint32_t k = 0; k < inst->operand_count; k++)
    inst->operands[k] = now_called(e, inst->operands[k]);
  if (!inst->result.index || !g->class_of[inst->result.index].index) return;
  ClassId c = eq_find(g, g->class_of[inst->result.index]);
  NodeId own = g->node_of[i.index];
  if (!own.index) { /* an effect */
    record(e, c, inst->result);
    return;
  }
  if (value_here(e, c).index) {
    if (e->f->unit->debug) mir_debug_replace(e->f, inst->result, value_here(e, c));
    const EqClass *class = eq_class(g, c);
    e->may_leave |= class->leaf.index || class->first.index != class->last.index;
    e->changed |=
        inst->op != MIR_CONST; /* nothing looks simpler where a constant is another's value */
    mir_remove_inst(e->f, i);
    return;
  }
  if (eq_node(g, own)->op != inst->op) own = (NodeId){0}; /* it was folded */
  NodeId better = cheapest(e, c, own);
  e->fuel = MOST_PLANNED;
  if (e->choice && better.index && !can_make_node(e, c, better)) better = (NodeId){0};
  if (!better.index) {
    record(e, c, inst->result);
    return;
  }
  MirAt at = {e->f, e->now.block, i, inst->span};
  ValueId made = make_node(e, c, better, &at);
  if (e->f->unit->debug) mir_debug_replace(e->f, mir_inst(e->f, i)->result, made);
  mir_remove_inst(e->f, i);
  e->changed = true;
}

/* ---- values without uses ---- */

static bool goes_unused(const MirInst *inst) {
  return inst->result.index && mir_op_has(inst->op, MIR_EGRAPH) && !(inst->flags & MIR_MOVED);
}

static void remove_unused(Elaborate *e) {
  MirFunc *f = e->f;
  VEC(ValueId) work = {0};
  mir_count_uses(f);
  for (uint32_t k = 0; k < e->g->walk_count; k++)
    for (InstId i = mir_block(f, e->g->walk[k])->first; i.index; i = mir_inst(f, i)->next)
      if (goes_unused(mir_inst(f, i)) && !mir_value(f, mir_inst(f, i)->result)->use_count)
        vec_push(e->g->arena, &work, mir_inst(f, i)->result);
  while (work.count) {
    const MirInst *inst = mir_definition(f, vec_pop(&work));
    for (uint32_t k = 0; k < inst->operand_count; k++) {
      ValueId v = inst->operands[k];
      const MirInst *d = --mir_value(f, v)->use_count ? NULL : mir_definition(f, v);
      if (d && goes_unused(d)) vec_push(e->g->arena, &work, v);
    }
    mir_remove_inst(f, mir_value(f, inst->result)->inst);
  }
}

bool eq_elaborate(EqGraph *g) {
  Elaborate e = {.g = g, .f = g->func, .may_leave = g->has_no_rules};
  e.top = NEW_ARRAY(g->arena, uint32_t, g->classes.count);
  if (g->round)
    e.choice = NEW_ARRAY(g->arena, NodeId, g->classes.count),
    e.in_plan = NEW_ARRAY(g->arena, bool, g->classes.count);
  vec_push(g->arena, &e.made, (Made){0});
  e.now = (EqPlace){MIR_ENTRY, 0};
  for (uint32_t p = 0; p < g->func->params.count; p++)
    record(&e, eq_find(g, g->class_of[g->func->params.items[p].index]), g->func->params.items[p]);
  for (uint32_t k = 0; k < g->walk_count; k++) {
    BlockId b = g->walk[k];
    e.now = (EqPlace){b, e.now.time + 1};
    for (uint32_t p = 0; p < mir_block(g->func, b)->params.count; p++) {
      ValueId v = mir_block(g->func, b)->params.items[p];
      ClassId c = eq_find(g, g->class_of[v.index]);
      if (!c.index) continue;
      if (g->same && value_here(&e, c).index)
        e.changed = true; /* an equal one stands before it */
      else
        record(&e, c, v);
    }
    for (InstId i = mir_block(g->func, b)->first, next; i.index; i = next) {
      next = mir_inst(g->func, i)->next;
      e.now.time++;
      do_inst(&e, i);
    }
    for (MirUses u = mir_term_uses(&mir_block(g->func, b)->term); mir_next_use(&u);)
      *u.value = now_called(&e, *u.value);
  }
  if (e.may_leave) remove_unused(&e);
  return e.changed;
}
