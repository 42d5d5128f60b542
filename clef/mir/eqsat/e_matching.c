/* e_matching: finds what rules say of a node. Of an inner term each node of the class is tried, of a commutative operation both
 * orders; every rule that matches adds its right side. */
#include "clef/mir/eqsat/rules.h"

#include "clef/mir/fold.h"

enum {
  MOST_DEPTH = 4,   /* rules matched on what rules made */
  MOST_MEMBERS = 8, /* nodes of a class that are looked at for an inner term */
};

/* ---- guards: named by the rules ---- */

/* Can `x` have no other bits than the constant `c`? */
static bool guard_within(const EqKnown *m, unsigned x, unsigned c) {
  return !(m->facts[x].possible & ~m->facts[c].bits);
}
static bool guard_truth(const EqKnown *m, unsigned x) { return m->facts[x].possible <= 1; }
static bool guard_not_zero(const EqKnown *m, unsigned c) { return m->facts[c].bits != 0; }
static bool guard_wider(const EqKnown *m, unsigned a, unsigned b) {
  return mir_kind_size[m->kinds[a]] > mir_kind_size[m->kinds[b]];
}
/* Is the number the same when it is cut to the kind and extended with zeros; with its sign? */
static bool guard_fits(const EqKnown *m, unsigned x, unsigned kind) {
  return !(m->facts[x].possible >> (8u * mir_kind_size[m->kinds[kind]] - 1) >> 1);
}
static bool guard_fits_signed(const EqKnown *m, unsigned x, unsigned kind) {
  return !(m->facts[x].possible >> (8u * mir_kind_size[m->kinds[kind]] - 1));
}
/* Are shifts by `a`, then by `b`, shifts by their sum? */
static bool guard_shift_together(const EqKnown *m, unsigned a, unsigned b, unsigned kind) {
  uint64_t width = 8u * mir_kind_size[m->kinds[kind]];
  return (m->facts[a].bits & (width - 1)) + (m->facts[b].bits & (width - 1)) < width;
}
/* Has the float an inverse that is exact, as powers of 2 have? */
static bool guard_exact_inverse(const EqKnown *m, unsigned c) {
  bool is_f32 = m->facts[c].kind == MIR_KIND_F32;
  uint64_t bits = m->facts[c].bits, fraction = is_f32 ? 0x7fffff : 0xfffffffffffff;
  uint64_t exponent = is_f32 ? bits >> 23 & 0xff : bits >> 52 & 0x7ff, bias = is_f32 ? 127 : 1023;
  return !(bits & fraction) && exponent > 1 && exponent < 2 * bias - 1;
}

#include "rules_mir.h"

/* ---- left sides ---- */

typedef struct EqMatch { /* what names and types are bound to; bits say which */
  ClassId classes[EQ_SLOTS];
  uint8_t kinds[EQ_KIND_SLOTS], bound, kinds_bound;
} EqMatch;

typedef struct Pending { /* terms still to be matched, each with its class */
  uint16_t term[EQ_LONGEST_LEFT];
  ClassId class[EQ_LONGEST_LEFT];
  uint32_t count;
} Pending;

typedef struct Matcher {
  EqGraph *g;
  const EqRule *rule;
  EqMatch match;
  ClassId root;
  MirKind root_kind;
} Matcher;

static bool bind_kind(EqMatch *m, unsigned expected, unsigned kind) {
  if (expected == EQ_KIND_ANY) return true;
  if (!(expected & EQ_KIND_SLOT)) return expected == kind;
  unsigned slot = expected & ~(unsigned)EQ_KIND_SLOT;
  if (m->kinds_bound >> slot & 1) return m->kinds[slot] == kind;
  m->kinds_bound |= (uint8_t)(1u << slot);
  m->kinds[slot] = (uint8_t)kind;
  return true;
}

static uint64_t number_bits(const EqTerm *t, MirKind kind) {
  if (t->form == EQ_TERM_NUMBER) return mir_zero_extend(kind, (uint64_t)t->number);
  return kind == MIR_KIND_F32 ? fold_of_f32((float)fold_f64((uint64_t)t->number))
                              : (uint64_t)t->number;
}

/* A term that is no operation. */
static bool match_leaf(const EqGraph *g, EqMatch *m, const EqTerm *t, ClassId c) {
  const EqFact *fact = eq_fact(g, c);
  if (t->form == EQ_TERM_NUMBER || t->form == EQ_TERM_FLOAT)
    return fact->is_constant && fact->bits == number_bits(t, fact->kind);
  if (t->form == EQ_TERM_CONSTANT && !fact->is_constant) return false;
  if (m->bound >> t->slot & 1) return m->classes[t->slot].index == c.index;
  if (!bind_kind(m, t->kind, fact->kind)) return false;
  m->bound |= (uint8_t)(1u << t->slot);
  m->classes[t->slot] = c;
  return true;
}

/* Can a class be matched by a term at all? Said quickly, and mostly no. */
static bool may_match(const EqGraph *g, uint32_t term, ClassId c) {
  const EqTerm *t = &eq_terms[term];
  const EqClass *class = eq_class(g, c);
  if (t->form == EQ_TERM_NAME) return true;
  if (t->form == EQ_TERM_NUMBER)
    return class->fact.is_constant && class->fact.bits == number_bits(t, class->fact.kind);
  if (t->form != EQ_TERM_OP) return class->fact.is_constant;
  uint32_t looked = 0;
  for (NodeId n = class->first; n.index && looked < MOST_MEMBERS; n = eq_node(g, n)->next, looked++)
    if (eq_node(g, n)->op == t->op) return true;
  return false;
}

/* Of the root's operands, `turned` for the first two exchanged: is each one that may match? */
static bool may_match_all(const EqGraph *g, uint32_t term, const ClassId *children, bool turned) {
  const EqTerm *t = &eq_terms[term];
  uint32_t operand = term + 1, previous = 0;
  for (uint32_t k = 0; k < t->count; previous = operand, k++, operand = eq_behind(operand)) {
    ClassId c = eq_find(g, children[turned ? 1 - k : k]);
    if (!may_match(g, operand, c)) return false;
    bool again = k && eq_terms[operand].form == EQ_TERM_NAME &&
                 eq_terms[previous].form == EQ_TERM_NAME &&
                 eq_terms[operand].slot == eq_terms[previous].slot;
    if (again && c.index != eq_find(g, children[turned ? 2 - k : k - 1]).index) return false;
  }
  return true;
}

static void found(Matcher *m);

/* The node's children for the operands of `term`, then all that is pending. */
static void match_rest(Matcher *m, Pending pending);

static void match_node(Matcher *m, uint32_t term, const EqNode *node, const Pending *pending) {
  const EqTerm *t = &eq_terms[term];
  if (node->op != t->op || node->child_count != t->count) return;
  bool commutes = t->count == 2 && mir_op_has(t->op, MIR_COMMUTES) &&
                  node->children[0].index != node->children[1].index;
  bool one = may_match_all(m->g, term, node->children, false);
  bool other = commutes && may_match_all(m->g, term, node->children, true);
  if (!one && !other) return;
  EqMatch before = m->match;
  if (bind_kind(&m->match, t->kind, node->type.kind)) {
    EqMatch bound = m->match;
    ClassId children[EQ_MOST_CHILDREN];
    memcpy(children, node->children, sizeof children);
    for (uint32_t way = 0; way < 2; way++) {
      if (way ? !other : !one) continue;
      Pending more = *pending;
      uint32_t operand = term + 1;
      for (uint32_t k = 0; k < t->count; k++, operand = eq_behind(operand)) {
        more.term[more.count] = (uint16_t)operand;
        more.class[more.count++] = eq_find(m->g, children[way ? 1 - k : k]);
      }
      m->match = bound;
      match_rest(m, more);
    }
  }
  m->match = before;
}

static bool is_allowed(const Matcher *m) {
  if (!m->rule->guard) return true;
  EqKnown known;
  for (uint32_t k = 0; k < m->rule->slot_count; k++)
    known.facts[k] = *eq_fact(m->g, m->match.classes[k]);
  memcpy(known.kinds, m->match.kinds, sizeof known.kinds);
  return m->rule->guard(&known);
}

static void match_rest(Matcher *m, Pending pending) {
  EqMatch before = m->match;
  /* leaves first: they are cheap and say no most often */
  for (uint32_t k = 0; k < pending.count;) {
    const EqTerm *t = &eq_terms[pending.term[k]];
    if (t->form == EQ_TERM_OP) {
      k++;
      continue;
    }
    if (!match_leaf(m->g, &m->match, t, pending.class[k])) {
      m->match = before;
      return;
    }
    pending.count--;
    pending.term[k] = pending.term[pending.count];
    pending.class[k] = pending.class[pending.count];
  }
  if (!pending.count) {
    if (is_allowed(m)) found(m);
  } else {
    uint32_t term = pending.term[--pending.count], looked = 0;
    NodeId n = eq_class(m->g, pending.class[pending.count])->first;
    for (; n.index && looked < MOST_MEMBERS; n = eq_node(m->g, n)->next, looked++) {
      EqNode node = *eq_node(m->g, n);
      match_node(m, term, &node, &pending);
    }
  }
  m->match = before;
}

/* ---- right sides ---- */

/* The class of a term. `expected` is the kind of its place, for numbers. Moves `*term` behind the term. */
static ClassId make(Matcher *m, uint32_t *term, MirKind expected) {
  const EqTerm *t = &eq_terms[(*term)++];
  switch ((EqTermForm)t->form) {
  case EQ_TERM_NAME:
  case EQ_TERM_CONSTANT: return m->match.classes[t->slot];
  case EQ_TERM_NUMBER:
  case EQ_TERM_FLOAT: return eq_add_constant(m->g, expected, number_bits(t, expected));
  case EQ_TERM_OP: break;
  }
  EqNode node = {.op = t->op, .child_count = t->count};
  MirTypeRule types = (MirTypeRule)mir_op_info[t->op].types;
  uint32_t operands[EQ_MOST_CHILDREN] = {0}, at = *term;
  for (uint32_t k = 0; k < t->count; k++, at = eq_behind(at)) operands[k] = at;
  *term = at;
  /* numbers take the kind of what stands beside them */
  MirKind beside = MIR_KIND_NONE;
  for (uint32_t pass = 0; pass < 2; pass++)
    for (uint32_t k = 0; k < t->count; k++) {
      uint8_t form = eq_terms[operands[k]].form;
      bool is_number = form == EQ_TERM_NUMBER || form == EQ_TERM_FLOAT;
      if (is_number != (pass == 1)) continue;
      MirKind want = expected;
      if (types == MIR_RULE_INT_TEST || types == MIR_RULE_FLOAT_TEST) want = beside;
      if (types == MIR_RULE_SHIFT && k == 1) want = MIR_KIND_I32;
      if (types == MIR_RULE_SELECT && k == 0) want = MIR_KIND_I8;
      uint32_t operand = operands[k];
      node.children[k] = make(m, &operand, want);
      if (types != MIR_RULE_SHIFT || k == 0) beside = eq_fact(m->g, node.children[k])->kind;
    }
  MirKind fixed = mir_fixed_result((MirOp)t->op);
  MirKind kind = fixed != MIR_KIND_NONE ? fixed
                 : t->kind & EQ_KIND_SLOT && t->kind != EQ_KIND_ANY
                     ? (MirKind)m->match.kinds[t->kind & ~(unsigned)EQ_KIND_SLOT]
                 : t->kind != EQ_KIND_ANY ? (MirKind)t->kind
                 : mir_op_has(t->op, MIR_TYPED) && t->op != MIR_SELECT
                     ? expected
                     : eq_fact(m->g, node.children[t->op == MIR_SELECT ? 1 : 0])->kind;
  node.type = mir_type(kind);
  node.rule = (uint16_t)(m->rule - eq_rules + 1);
  return eq_add(m->g, &node);
}

/* Why the root's class and that of the right side become one, unless they are one already. */
static void write_reason(Matcher *m, ClassId made) {
  EqGraph *g = m->g;
  if (eq_find(g, m->root).index == eq_find(g, made).index) return;
  bool is_name = eq_terms[m->rule->right].form == EQ_TERM_NAME ||
                 eq_terms[m->rule->right].form == EQ_TERM_CONSTANT;
  EqReason reason = {m->root, is_name ? made : eq_node(g, g->latest)->class,
                     (uint16_t)(m->rule - eq_rules)};
  vec_push(g->arena, &g->reasons, reason);
}

static void found(Matcher *m) {
  if (!m->g->fuel) return;
  m->g->fuel--;
  EqMatch match = m->match;
  uint32_t term = m->rule->right;
  ClassId made = make(m, &term, m->root_kind);
  if (m->g->fired) m->g->fired[m->rule - eq_rules]++;
  if (m->g->has_reasons) write_reason(m, made);
  eq_union(m->g, m->root, made);
  m->match = match;
}

uint32_t eq_rule_number(const char *name) {
  for (uint32_t r = 0; r < eq_rule_count; r++)
    if (!strcmp(eq_rules[r].name, name)) return r + 1;
  return 0;
}

void eq_apply_rules(EqGraph *g, NodeId id) {
  if (g->has_no_rules) return;
  uint8_t op = eq_node(g, id)->op;
  uint32_t first = eq_rules_of[op], last = eq_rules_of[op + 1];
  if (first == last || g->depth == MOST_DEPTH || !g->fuel) return;
  const EqNode node = *eq_node(g, id);
  if (!mir_kind_is_int(node.type.kind) && !mir_kind_is_float(node.type.kind))
    return; /* of references rules say nothing */
  uint64_t has[2] = {0, 0};
  for (uint32_t k = 0; k < node.child_count && k < 2; k++)
    has[k] = eq_class(g, eq_find(g, node.children[k]))->has;
  if (node.child_count < 2) has[1] = ~(uint64_t)0;
  bool commutes = node.child_count == 2 && mir_op_has(node.op, MIR_COMMUTES);
  g->depth++;
  for (uint32_t r = first; r < last; r++) {
    if (r + 1 == g->without) continue;
    const uint64_t *wants = eq_rules[r].wants;
    bool one = wants[0] & has[0] && wants[1] & has[1],
         other = commutes && wants[0] & has[1] && wants[1] & has[0];
    if (!one && !other) continue;
    if (!g->fuel) break;
    if (eq_fact(g, node.class)->is_constant) break;
    Matcher m = {
        .g = g, .rule = &eq_rules[r], .root = node.class, .root_kind = (MirKind)node.type.kind};
    Pending none;
    none.count = 0;
    match_node(&m, m.rule->left, &node, &none);
  }
  g->depth--;
}
