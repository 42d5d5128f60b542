/* explanation: why values of a function are one class: the rules that united them, each with its place in algebra.rules.
 *
 * Each union that a rule made is an edge between two classes as they were made (EqReason). A union of classes that were one
 * already makes none, so the edges are a forest. The path between two of its vertices is the chain of equalities that proves
 * them equal (Nieuwenhuis and Oliveras, Proof-producing congruence closure, RTA 2005). */
#include "clef/mir/eqsat/rules.h"

enum { MOST_NESTED = 3 }; /* operations in operations that are written out */

typedef struct Explain {
  const EqGraph *g;
  Text *out;
  ValueId *named; /* by root: a value of the class */
  NodeId *node;   /* by class as it was made: its node */
  ValueId *first; /* by class as it was made: the first value that was read as its node */
  uint32_t *head; /* by class: first edge + 1 in `next`, two entries a reason */
  uint32_t *next;
  uint32_t *seen, stamp;
  ClassId *queue;
} Explain;

static void add_label(Explain *e, const EqNode *n) {
  text_add(e->out, mir_op_info[n->op].text);
  if (n->op == MIR_CONST) {
    text_add_char(e->out, ' ');
    mir_print_number((MirKind)n->type.kind, n->imm, e->out);
  } else if (n->imm) {
    text_format(e->out, " + %lld", (long long)n->imm);
  }
}

static void add_node(Explain *e, const EqNode *n, uint32_t nested);

static void add_class(Explain *e, ClassId c, uint32_t nested) {
  ClassId root = eq_find(e->g, c);
  const EqFact *fact = eq_fact(e->g, root);
  if (fact->is_constant) {
    bool is_float = mir_kind_is_float(fact->kind);
    mir_print_number(fact->kind,
                     is_float ? (int64_t)fact->bits : mir_sign_extend(fact->kind, fact->bits),
                     e->out);
  } else if (e->named[root.index].index) {
    text_format(e->out, "v%u", e->named[root.index].index);
  } else if (nested == MOST_NESTED) {
    text_add(e->out, "…");
  } else {
    text_add_char(e->out, '(');
    add_node(e,
             eq_node(e->g, e->node[c.index].index ? e->node[c.index] : eq_class(e->g, root)->first),
             nested + 1);
    text_add_char(e->out, ')');
  }
}

static void add_node(Explain *e, const EqNode *n, uint32_t nested) {
  add_label(e, n);
  for (uint32_t k = 0; k < n->child_count; k++) {
    text_add(e->out, k ? ", " : " ");
    add_class(e, n->children[k], nested);
  }
}

/* What a class was made for: a node, or the value that is a leaf. */
static void add_made(Explain *e, ClassId c) {
  if (e->node[c.index].index)
    add_node(e, eq_node(e->g, e->node[c.index]), 0);
  else
    text_format(e->out, "v%u", eq_class(e->g, c)->leaf.index);
}

static void add_step(Explain *e, ClassId from, ClassId to, const EqReason *reason) {
  const EqRule *rule = &eq_rules[reason->rule];
  text_add(e->out, "    ");
  add_made(e, from);
  text_add(e->out, " = ");
  add_made(e, to);
  text_format(e->out, "\n        %s, %s:%u: %s%s\n", rule->name, eq_rules_path, rule->line,
              rule->text, reason->of.index == from.index ? "" : ", from right to left");
}

/* All classes that unions lead to from this one, nearest first, each with the step that leads there. */
static void add_chain(Explain *e, ClassId start) {
  uint32_t count = 0;
  e->stamp++;
  e->queue[count++] = start;
  e->seen[start.index] = e->stamp;
  for (uint32_t k = 0; k < count; k++)
    for (uint32_t entry = e->head[e->queue[k].index]; entry; entry = e->next[entry]) {
      const EqReason *reason = &e->g->reasons.items[(entry - 1) / 2];
      ClassId to = entry % 2 ? reason->is : reason->of;
      if (e->seen[to.index] == e->stamp) continue;
      e->seen[to.index] = e->stamp;
      add_step(e, e->queue[k], to, reason);
      e->queue[count++] = to;
    }
}

static void add_inst(Explain *e, InstId i) {
  const MirFunc *f = e->g->func;
  const MirInst *inst = mir_inst(f, i);
  const EqNode *n = eq_node(e->g, e->g->node_of[i.index]);
  ClassId c = n->class;
  ValueId *first = &e->first[c.index];
  bool is_folded = n->op != inst->op, is_again = first->index && inst->op != MIR_CONST;
  if (is_folded || is_again || e->head[c.index]) {
    text_add(e->out, "  ");
    mir_print_inst(f, i, e->out);
    mir_print_place(f->unit, "    // ", inst->span, e->out);
    text_add_char(e->out, '\n');
    if (is_folded) {
      text_add(e->out, "    = ");
      add_class(e, c, 0);
      text_add(e->out, "\n        its operands are constants\n");
    } else if (is_again) {
      text_format(e->out, "    = v%u\n        the same operation on equal operands\n",
                  first->index);
    } else {
      add_chain(e, c);
    }
  }
  if (!is_folded && !first->index) *first = inst->result;
}

static void add_params(Explain *e, BlockId b) {
  const MirBlock *block = mir_block(e->g->func, b);
  for (uint32_t p = 0; p < block->params.count && e->g->same; p++) {
    ValueId v = block->params.items[p], same = e->g->same[v.index];
    if (!same.index || same.index == v.index) continue;
    text_format(e->out, "  v%u\n    = v%u\n        each edge to b%u passes both equal arguments\n",
                v.index, same.index, b.index);
  }
}

static void find_edges(Explain *e) {
  for (uint32_t r = 0; r < e->g->reasons.count; r++) {
    const EqReason *reason = &e->g->reasons.items[r];
    uint32_t there = 2 * r + 1, back = 2 * r + 2;
    e->next[there] = e->head[reason->of.index], e->head[reason->of.index] = there;
    e->next[back] = e->head[reason->is.index], e->head[reason->is.index] = back;
  }
}

void eq_explain(const EqGraph *g, Text *out) {
  Arena *arena = g->arena;
  Explain e = {.g = g, .out = out};
  e.named = NEW_ARRAY(arena, ValueId, g->classes.count);
  e.node = NEW_ARRAY(arena, NodeId, g->classes.count);
  e.first = NEW_ARRAY(arena, ValueId, g->classes.count);
  e.head = NEW_ARRAY(arena, uint32_t, g->classes.count);
  e.next = NEW_ARRAY(arena, uint32_t, 2 * g->reasons.count + 3);
  e.seen = NEW_ARRAY(arena, uint32_t, g->classes.count);
  e.queue = NEW_ARRAY(arena, ClassId, g->classes.count);
  for (uint32_t n = 1; n < g->nodes.count; n++) e.node[g->nodes.items[n].class.index] = (NodeId){n};
  for (uint32_t v = 1; v < g->value_count; v++) {
    ClassId c = g->class_of[v];
    if (!c.index) continue;
    ValueId *named = &e.named[eq_find(g, c).index];
    if (!named->index || eq_class(g, c)->leaf.index == v) *named = (ValueId){v};
  }
  find_edges(&e);
  text_format(out, "@%s\n", mir_symbol_text(g->func->unit, g->func->symbol));
  for (uint32_t k = 0; k < g->walk_count; k++) {
    add_params(&e, g->walk[k]);
    for (InstId i = mir_block(g->func, g->walk[k])->first; i.index; i = mir_inst(g->func, i)->next)
      if (g->node_of[i.index].index) add_inst(&e, i);
  }
}
