/* graph: nodes that are one when label and children are (the fifth text, 1.1), classes of equal ones, what is known of them.
 *
 * Hash-consing and union-find as in Nelson and Oppen, Fast decision procedures based on congruence closure, JACM 1980. A node is
 * made after its children and the rules are matched once, then: the graph has no circles, and congruence is not restored when
 * two classes become one later (Fallin, ægraphs: acyclic e-graphs for efficient optimization, EGRAPHS 2023). */
#include "clef/mir/eqsat/eqsat.h"

enum { MOST_COST = 1 << 20 };

void eq_init(EqGraph *g, MirFunc *func, const MirCfg *cfg, Arena *arena) {
  *g = (EqGraph){.func = func, .cfg = cfg, .arena = arena};
  uint32_t expected = 16;
  for (uint32_t o = 0; o < cfg->order_count; o++)
    for (InstId i = mir_block(func, cfg->order[o])->first; i.index; i = mir_inst(func, i)->next)
      expected++;
  g->bucket_count = 16;
  while (g->bucket_count < expected / 2) g->bucket_count *= 2;
  g->floating = NEW_ARRAY(arena, uint32_t, g->bucket_count);
  g->pinned = NEW_ARRAY(arena, uint32_t, g->bucket_count);
  g->value_count = func->values.count;
  g->class_of = NEW_ARRAY(arena, ClassId, func->values.count);
  g->node_of = NEW_ARRAY(arena, NodeId, func->insts.count);
  BlockId *by_time = NEW_ARRAY(arena, BlockId, 2 * cfg->order_count + 1);
  for (uint32_t o = 0; o < cfg->order_count; o++)
    by_time[cfg->dom_in[cfg->order[o].index]] = cfg->order[o];
  g->walk = NEW_ARRAY(arena, BlockId, cfg->order_count + 1);
  for (uint32_t time = 0; time <= 2 * cfg->order_count; time++)
    if (by_time[time].index) g->walk[g->walk_count++] = by_time[time];
  vec_reserve(arena, &g->nodes, expected);
  vec_reserve(arena, &g->classes, expected + expected / 4);
  vec_push(arena, &g->nodes, (EqNode){0});
  vec_push(arena, &g->classes, (EqClass){.parent = {0}});
}

ClassId eq_find_root(const EqGraph *g, ClassId c) {
  ClassId root = c;
  while (eq_class(g, root)->parent.index) root = eq_class(g, root)->parent;
  while (c.index != root.index) { /* the path gets short */
    ClassId up = eq_class(g, c)->parent;
    eq_class(g, c)->parent = root;
    c = up;
  }
  return root;
}

bool eq_is_at(const EqGraph *g, EqPlace a, EqPlace b) {
  if (!a.time) return a.block.index != 0;
  if (!a.block.index || !b.block.index || !mir_dominates(g->cfg, a.block, b.block)) return false;
  return a.block.index != b.block.index || a.time <= b.time;
}

static EqPlace anywhere(void) { return (EqPlace){MIR_ENTRY, 0}; }

/* Where both are: the later of two places on one way, else nowhere. */
static EqPlace later(const EqGraph *g, EqPlace a, EqPlace b) {
  if (eq_is_at(g, a, b)) return b;
  if (eq_is_at(g, b, a)) return a;
  return (EqPlace){{0}, 1};
}

/* ---- what is known ---- */

static uint64_t mask_of(unsigned kind) {
  return mir_kind_size[kind] ? mir_zero_extend((MirKind)kind, ~(uint64_t)0) : 0;
}

/* All bits up to the highest of these. */
static uint64_t filled(uint64_t bits) {
  for (unsigned n = 1; n < 64; n *= 2) bits |= bits >> n;
  return bits;
}

/* The bits of a node's word that may be 1, from what is known of its children. */
static uint64_t possible_bits(const EqGraph *g, const EqNode *node) {
  uint64_t all = mask_of(node->type.kind);
  const EqFact *a = node->child_count > 0 ? eq_fact(g, node->children[0]) : NULL;
  const EqFact *b = node->child_count > 1 ? eq_fact(g, node->children[1]) : NULL;
  uint64_t width = 8u * mir_kind_size[node->type.kind];
  uint64_t count = b && b->is_constant && width ? b->bits & (width - 1) : 0;
  if (mir_is_test(node->op)) return 1;
  switch ((MirOp)node->op) {
  case MIR_IAND: return a->possible & b->possible;
  case MIR_IOR:
  case MIR_IXOR: return a->possible | b->possible;
  case MIR_SHL: return b->is_constant ? a->possible << count & all : all;
  case MIR_LSHR: return b->is_constant ? a->possible >> count : filled(a->possible);
  case MIR_ASHR:
    if (a->possible >> (width - 1) & 1) return all;
    return b->is_constant ? a->possible >> count : filled(a->possible);
  case MIR_ZEXT: return a->possible;
  case MIR_TRUNC: return a->possible & all;
  case MIR_SEXT: return a->possible >> (8u * mir_kind_size[a->kind] - 1) & 1 ? all : a->possible;
  case MIR_SELECT: return b->possible | eq_fact(g, node->children[2])->possible;
  case MIR_CLZ:
  case MIR_CTZ:
  case MIR_POPCOUNT: return filled(width);
  case MIR_UDIV: return filled(a->possible);
  case MIR_UREM: return filled(a->possible) & filled(b->possible);
  case MIR_LEN: return g->func->unit->is_int32 ? INT32_MAX : INT64_MAX;
  case MIR_TAG: return UINT8_MAX;
  default: return all;
  }
}

static EqFact fact_of(const EqGraph *g, const EqNode *node) {
  EqFact fact = {.kind = (MirKind)node->type.kind, .possible = ~(uint64_t)0};
  if (mir_kind_is_int(node->type.kind)) fact.possible = possible_bits(g, node);
  if (node->op != MIR_CONST) return fact;
  fact.is_constant = true;
  fact.bits = fact.possible = mir_zero_extend(fact.kind, (uint64_t)node->imm);
  return fact;
}

/* ---- classes ---- */

/* Its operation and the cheapest of each child. */
static uint32_t cost_of(const EqGraph *g, const EqNode *n) {
  uint32_t cost = n->op == MIR_CONST ? 0 : mir_op_info[n->op].cost;
  for (uint32_t k = 0; k < n->child_count; k++) {
    cost += eq_class(g, eq_find(g, n->children[k]))->cost;
    if (cost > MOST_COST) cost = MOST_COST;
  }
  return cost;
}
/* Where all children are. */
static EqPlace place_of(const EqGraph *g, const EqNode *n) {
  EqPlace place = anywhere();
  for (uint32_t k = 0; k < n->child_count; k++)
    place = later(g, place, eq_class(g, eq_find(g, n->children[k]))->available);
  return place;
}

static NodeId new_node(EqGraph *g, const EqNode *node) {
  NodeId id = {g->nodes.count};
  ClassId c = {g->classes.count};
  vec_push(g->arena, &g->nodes, *node);
  EqNode *n = eq_node(g, id);
  n->class = c;
  n->cost = cost_of(g, n);
  for (uint32_t k = 0; k < n->child_count; k++)
    eq_class(g, eq_find(g, n->children[k]))->is_child = true;
  if (!n->is_pinned) n->available = place_of(g, n);
  EqClass class = {.changed = g->round,
                   .first = id,
                   .last = id,
                   .cost = n->cost,
                   .type = n->type,
                   .available = n->available};
  class.fact = fact_of(g, n);
  class.has = EQ_HAS_OP(n->op) | (class.fact.is_constant ? EQ_HAS_CONSTANT : 0);
  vec_push(g->arena, &g->classes, class);
  return id;
}

void eq_union(EqGraph *g, ClassId a, ClassId b) {
  a = eq_find(g, a), b = eq_find(g, b);
  if (a.index == b.index) return;
  if (a.index > b.index) { /* the older one stays */
    ClassId t = a;
    a = b, b = t;
  }
  EqClass *to = eq_class(g, a), *from = eq_class(g, b);
  if (!mir_type_same(to->type, from->type)) bug("classes of two types become one");
  if (!to->first.index)
    to->first = from->first, to->last = from->last;
  else if (from->first.index)
    eq_node(g, to->last)->next = from->first, to->last = from->last;
  if (!to->leaf.index) to->leaf = from->leaf;
  to->has |= from->has;
  if (from->cost < to->cost) to->cost = from->cost;
  if (from->fact.is_constant) to->fact = from->fact;
  to->fact.possible &= from->fact.possible;
  if (eq_is_at(g, from->available, to->available)) to->available = from->available;
  from->parent = a;
  to->changed = g->round;
  g->is_incongruent |= from->is_child;
  to->is_child |= from->is_child;
  g->unions++;
}

/* ---- nodes ---- */

static uint32_t hash_node(const EqNode *n) {
  uint32_t h = hash_u32(n->op, n->type.kind);
  h = hash_u32(h, (uint32_t)n->imm);
  h = hash_u32(h, (uint32_t)((uint64_t)n->imm >> 32));
  h = hash_u32(h, n->symbol.index ^ n->row.index << 8 ^ n->state << 16);
  for (uint32_t k = 0; k < n->child_count; k++) h = hash_u32(h, n->children[k].index);
  return h;
}

static bool same_label(const EqNode *a, const EqNode *b) {
  return a->op == b->op && a->child_count == b->child_count && a->imm == b->imm &&
         a->tag == b->tag && a->row.index == b->row.index && a->symbol.index == b->symbol.index &&
         a->state == b->state && mir_type_same(a->type, b->type);
}

static bool same_node(const EqNode *a, const EqNode *b) {
  if (!same_label(a, b)) return false;
  for (uint32_t k = 0; k < a->child_count; k++)
    if (a->children[k].index != b->children[k].index) return false;
  return true;
}

/* The children as they are called now, in one order where the operation commutes: constants last. */
static void make_normal(const EqGraph *g, EqNode *n) {
  for (uint32_t k = 0; k < n->child_count; k++) n->children[k] = eq_find(g, n->children[k]);
  if (n->child_count != 2 || !mir_op_has(n->op, MIR_COMMUTES)) return;
  bool left = eq_fact(g, n->children[0])->is_constant,
       right = eq_fact(g, n->children[1])->is_constant;
  if (left != right ? !left : n->children[0].index <= n->children[1].index) return;
  ClassId t = n->children[0];
  n->children[0] = n->children[1], n->children[1] = t;
}

/* Does it fold? Then to these bits. */
static bool folds(const EqGraph *g, const EqNode *n, uint64_t *result) {
  uint64_t bits[EQ_MOST_CHILDREN];
  if (!n->child_count || !(mir_kind_is_int(n->type.kind) || mir_kind_is_float(n->type.kind)))
    return false;
  for (uint32_t k = 0; k < n->child_count; k++) {
    const EqFact *fact = eq_fact(g, n->children[k]);
    if (!fact->is_constant) return false;
    bits[k] = fact->bits;
  }
  return mir_fold((MirOp)n->op, eq_fact(g, n->children[0])->kind, (MirKind)n->type.kind, bits,
                  n->child_count, result);
}

ClassId eq_add_constant(EqGraph *g, MirKind kind, uint64_t bits) {
  EqNode node = {.op = MIR_CONST, .type = mir_type(kind), .imm = mir_sign_extend(kind, bits)};
  if (mir_kind_is_float(kind)) node.imm = (int64_t)bits;
  return eq_add(g, &node);
}

static ClassId class_of(EqGraph *g, NodeId id) {
  g->latest = id;
  return eq_find(g, eq_node(g, id)->class);
}

ClassId eq_add(EqGraph *g, EqNode *node) {
  uint64_t bits;
  make_normal(g, node);
  if (folds(g, node, &bits)) return eq_add_constant(g, (MirKind)node->type.kind, bits);
  uint32_t *bucket = &g->floating[hash_node(node) & (g->bucket_count - 1)];
  for (uint32_t k = *bucket; k; k = eq_node(g, (NodeId){k})->chain.index)
    if (same_node(node, eq_node(g, (NodeId){k}))) return class_of(g, (NodeId){k});
  node->chain = (NodeId){*bucket};
  NodeId id = new_node(g, node);
  *bucket = id.index;
  eq_apply_rules(g, id);
  return class_of(g, id);
}

ClassId eq_add_leaf(EqGraph *g, ValueId value) {
  ClassId c = {g->classes.count};
  EqFact fact = {.kind = (MirKind)mir_type_of(g->func, value).kind};
  fact.possible = mir_kind_is_int(fact.kind) ? mask_of(fact.kind) : ~(uint64_t)0;
  EqClass class = {.leaf = value,
                   .has = EQ_HAS_LEAF,
                   .type = mir_type_of(g->func, value),
                   .fact = fact,
                   .available = g->now};
  vec_push(g->arena, &g->classes, class);
  return c;
}

ClassId eq_add_pinned(EqGraph *g, EqNode *node) {
  make_normal(g, node);
  /* a node that does not dominate here will not dominate later: it leaves its bucket */
  uint32_t *bucket = &g->pinned[hash_node(node) & (g->bucket_count - 1)];
  while (*bucket &&
         !mir_dominates(g->cfg, eq_node(g, (NodeId){*bucket})->available.block, g->now.block))
    *bucket = eq_node(g, (NodeId){*bucket})->chain.index;
  for (uint32_t k = *bucket; k; k = eq_node(g, (NodeId){k})->chain.index)
    if (same_node(node, eq_node(g, (NodeId){k}))) return class_of(g, (NodeId){k});
  node->is_pinned = true;
  node->available = g->now;
  node->chain = (NodeId){*bucket};
  NodeId id = new_node(g, node);
  *bucket = id.index;
  eq_apply_rules(g, id);
  return class_of(g, id);
}

void eq_clear_floating(EqGraph *g) {
  memset(g->floating, 0, g->bucket_count * sizeof *g->floating);
}

void eq_add_again(EqGraph *g, NodeId id) {
  uint64_t bits;
  EqNode *n = eq_node(g, id);
  make_normal(g, n);
  if (n->op != MIR_CONST && !eq_fact(g, n->class)->is_constant && folds(g, n, &bits)) {
    MirKind kind = (MirKind)n->type.kind;
    eq_union(g, n->class, eq_add_constant(g, kind, bits));
    n = eq_node(g, id);
  }
  uint32_t *bucket = &g->floating[hash_node(n) & (g->bucket_count - 1)];
  for (uint32_t k = *bucket; k; k = eq_node(g, (NodeId){k})->chain.index) {
    if (k == id.index) return; /* added in this pass already, for a constant */
    if (!same_node(n, eq_node(g, (NodeId){k}))) continue;
    eq_union(g, n->class, eq_node(g, (NodeId){k})->class);
    return;
  }
  n->chain = (NodeId){*bucket};
  *bucket = id.index;
}

bool eq_update(EqGraph *g, NodeId id) {
  EqNode *n = eq_node(g, id);
  EqClass *class = eq_class(g, eq_find(g, n->class));
  uint32_t cost = cost_of(g, n);
  EqPlace place = place_of(g, n);
  bool is_cheaper = cost < n->cost;
  if (is_cheaper) n->cost = cost;
  if (eq_is_at(g, place, n->available)) n->available = place;
  if (n->cost < class->cost) class->cost = n->cost;
  if (eq_is_at(g, n->available, class->available)) class->available = n->available;
  return is_cheaper;
}
