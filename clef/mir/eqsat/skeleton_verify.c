/* skeleton_verify: what always holds of a pair ⟨S, G⟩.
 *
 * Of the graph:   a child is a node; a label has as many children as its operation has operands, and their types and the result's
 *                 go together; nodes of a class have one type; each class has a node that is built of parameters and constants
 *                 alone (a class that needs itself means nothing).
 * Of a region:    N are nodes, each once; I are parameter nodes of N, each once, and all of them; r is one of N; N is closed, and
 *                 its root follows from I.
 * Of a block:     all blocks are in the closure of `children`; the first has no parameters
 *                 and is no child; a region has arguments of its parameters' types; each argument is bound on every path to
 *                 its use (dominance, the text's 2.4); an edge's arguments have the types of sig(b).
 * Of a transfer:  a match's labels are disjoint and are labels of its value; a default is last, and absent only if no value
 *                 needs it; first evaluation has no labels, check first has truth values; calls and returns agree with
 *                 signatures. */
#include <stdarg.h>

#include "clef/mir/eqsat/skeleton.h"

typedef struct Verifier {
  const SkelUnit *unit;
  const SkelFunc *f;
  Arena *arena;
  Text *out;
  const char *where;
  uint32_t *stamps, stamp; /* by node */
  uint32_t *idom, *order;  /* by block: immediate dominator, place in reverse postorder from 1 */
  bool good;
} Verifier;

static void problem(Verifier *v, const char *format, ...) {
  va_list list;
  v->good = false;
  text_format(v->out, "@%s: %s: ", name_text(v->unit->names, v->f->name), v->where);
  va_start(list, format);
  text_format_list(v->out, format, list);
  va_end(list);
  text_add_char(v->out, '\n');
}

static const SkelNode *node_at(const Verifier *v, uint32_t n) { return &v->f->nodes.items[n]; }
static bool is_node(const Verifier *v, uint32_t n) { return n && n < v->f->nodes.count; }
static const char *var_text(const Verifier *v, uint32_t var) {
  return name_text(v->unit->names, v->f->vars.items[var].name);
}

/* May a value of this type stand there? Rows of references are nominal, and the text form has no table of them. */
static bool fits(SkelType from, SkelType to) {
  return from.kind == to.kind && from.constructors == to.constructors;
}

/* ---- G ---- */

static bool kinds_agree(const Verifier *v, const SkelNode *n) {
  unsigned to = n->type.kind,
           a = n->child_count > 0 ? node_at(v, n->children[0])->type.kind : MIR_KIND_NONE;
  unsigned b = n->child_count > 1 ? node_at(v, n->children[1])->type.kind : MIR_KIND_NONE;
  bool is_int = mir_kind_is_int(to), from_int = mir_kind_is_int(a);
  bool is_float = mir_kind_is_float(to), from_float = mir_kind_is_float(a),
       same = n->child_count < 2 || a == b;
  MirKind fixed = mir_fixed_result((MirOp)n->label.op);
  if (fixed != MIR_KIND_NONE && to != (unsigned)fixed) return false;
  switch ((MirTypeRule)mir_op_info[n->label.op].types) {
  case MIR_RULE_NUMBER: return is_int || is_float;
  case MIR_RULE_SAME_INT: return is_int && a == to && same;
  case MIR_RULE_SAME_FLOAT: return is_float && a == to && same;
  case MIR_RULE_SHIFT: return is_int && a == to && b == MIR_KIND_I32;
  case MIR_RULE_INT_TEST: return from_int && same;
  case MIR_RULE_FLOAT_TEST: return from_float && same;
  case MIR_RULE_SELECT:
    return a == MIR_KIND_I8 && b == to && node_at(v, n->children[2])->type.kind == to;
  case MIR_RULE_WIDEN: return is_int && from_int && mir_kind_size[a] < mir_kind_size[to];
  case MIR_RULE_NARROW: return is_int && from_int && mir_kind_size[a] > mir_kind_size[to];
  case MIR_RULE_INT_TO_FLOAT: return is_float && from_int;
  case MIR_RULE_FLOAT_TO_INT: return is_int && from_float;
  case MIR_RULE_LOAD:
    return (a == MIR_KIND_REF || a == MIR_KIND_ADDR) && (n->child_count < 2 || b == MIR_KIND_STATE);
  default: return true; /* references and addresses: as MIR's verifier saw them */
  }
}

static void check_node(Verifier *v, const SkelNode *n) {
  for (uint32_t k = 0; k < n->child_count; k++)
    if (!is_node(v, n->children[k])) {
      problem(v, "n%u is no node of the graph", n->children[k]);
      return;
    }
  switch ((SkelForm)n->label.form) {
  case SKEL_PARAM:
    if (n->child_count) problem(v, "a parameter node has no children");
    return;
  case SKEL_MAKE:
    if (n->type.kind != SKEL_TUPLE || !n->label.number || n->label.number > n->type.constructors)
      problem(v, "'%u is no constructor of the node's type", n->label.number);
    return;
  case SKEL_PART:
    if (n->child_count != 1 || node_at(v, n->children[0])->type.kind != SKEL_TUPLE)
      problem(v, "a part is of one tagged tuple");
    return;
  case SKEL_OP: break;
  }
  const MirOpInfo *info = &mir_op_info[n->label.op];
  uint32_t most = (uint32_t)info->operand_count + (n->label.op == MIR_LOAD);
  if (!(info->properties & MIR_EGRAPH) || info->operand_count < 0)
    problem(v, "%s is no function of words", info->text);
  else if (n->child_count < (uint32_t)info->operand_count || n->child_count > most)
    problem(v, "%s has %d operands", info->text, info->operand_count);
  else if (!kinds_agree(v, n))
    problem(v, "the types of %s and its operands do not go together", info->text);
}

/* Marks, among `nodes`, those whose class follows from parameters: the least fixed point. */
static void mark_computable(Verifier *v, const uint32_t *nodes, uint32_t count) {
  v->stamp++;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t k = 0; k < count; k++) {
      const SkelNode *n = node_at(v, nodes[k]);
      bool ready = v->stamps[n->class] != v->stamp;
      for (uint32_t c = 0; c < n->child_count && ready; c++)
        ready =
            is_node(v, n->children[c]) && v->stamps[node_at(v, n->children[c])->class] == v->stamp;
      if (ready) v->stamps[n->class] = v->stamp, more = true;
    }
  }
}

static void check_graph(Verifier *v) {
  const SkelFunc *f = v->f;
  uint32_t *all = NEW_ARRAY(v->arena, uint32_t, f->nodes.count);
  for (uint32_t n = 1; n < f->nodes.count; n++) {
    v->where = format_in(v->arena, "n%u", n);
    check_node(v, node_at(v, n));
    if (!skel_type_same(node_at(v, n)->type, node_at(v, node_at(v, n)->class)->type))
      problem(v, "is of another type than n%u, which it equals", node_at(v, n)->class);
    all[n - 1] = n;
  }
  mark_computable(v, all, f->nodes.count - 1);
  for (uint32_t n = 1; n < f->nodes.count; n++)
    if (v->stamps[node_at(v, n)->class] != v->stamp) {
      v->where = format_in(v->arena, "n%u", n);
      problem(v, "no node of its class is built of parameters and constants alone");
    }
}

/* ---- regions ---- */

static bool is_among(const uint32_t *items, uint32_t count, uint32_t wanted) {
  for (uint32_t k = 0; k < count; k++)
    if (items[k] == wanted) return true;
  return false;
}

static void check_region(Verifier *v, const SkelRegion *r) {
  bool has_root = false;
  for (uint32_t k = 0; k < r->node_count; k++) {
    if (!is_node(v, r->nodes[k])) {
      problem(v, "n%u is no node of the graph", r->nodes[k]);
      return;
    }
    if (k && r->nodes[k] <= r->nodes[k - 1]) problem(v, "N names each node once, in order");
    bool is_param = node_at(v, r->nodes[k])->label.form == SKEL_PARAM;
    if (is_param && !is_among(r->params, r->param_count, r->nodes[k]))
      problem(v, "n%u is a parameter node of N and not in I", r->nodes[k]);
    has_root |= r->nodes[k] == r->root;
  }
  if (!has_root) problem(v, "the root n%u is not in N", r->root);
  for (uint32_t k = 0; k < r->param_count; k++) {
    if (!is_among(r->nodes, r->node_count, r->params[k]))
      problem(v, "n%u is in I and not in N", r->params[k]);
    else if (node_at(v, r->params[k])->label.form != SKEL_PARAM)
      problem(v, "n%u is in I and no parameter node", r->params[k]);
    if (is_among(r->params, k, r->params[k])) problem(v, "n%u is in I twice", r->params[k]);
  }
  mark_computable(v, r->nodes, r->node_count);
  for (uint32_t k = 0; k < r->node_count; k++)
    if (v->stamps[node_at(v, r->nodes[k])->class] != v->stamp) {
      problem(v, "n%u does not follow from I by nodes of N", r->nodes[k]);
      return;
    }
}

/* ---- S ---- */

static void number_blocks(Verifier *v, uint32_t *post) {
  uint32_t count = v->f->blocks.count, depth = 0, done = 0;
  uint32_t *stack = NEW_ARRAY(v->arena, uint32_t, count),
           *next = NEW_ARRAY(v->arena, uint32_t, count);
  uint32_t **children = NEW_ARRAY(v->arena, uint32_t *, count),
           *child_count = NEW_ARRAY(v->arena, uint32_t, count);
  bool *seen = NEW_ARRAY(v->arena, bool, count);
  for (uint32_t b = 1; b < count; b++) {
    children[b] = NEW_ARRAY(v->arena, uint32_t, skel_most_children(&v->f->blocks.items[b]));
    child_count[b] = skel_children(&v->f->blocks.items[b], children[b]);
  }
  stack[depth++] = 1, seen[1] = true;
  while (depth) {
    uint32_t b = stack[depth - 1];
    if (next[b] == child_count[b]) {
      post[done++] = b;
      depth--;
      continue;
    }
    uint32_t child = children[b][next[b]++];
    if (!seen[child]) seen[child] = true, stack[depth++] = child;
  }
  for (uint32_t k = 0; k < done; k++) v->order[post[k]] = done - k;
  /* Cooper, Harvey, Kennedy, A simple, fast dominance algorithm, 2001 */
  v->idom[1] = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = done; k-- > 0;) {
      uint32_t from = post[k];
      for (uint32_t c = 0; c < child_count[from] && v->idom[from]; c++) {
        uint32_t to = children[from][c], a = from, b = v->idom[to];
        if (to == 1) continue;
        if (!b) b = a;
        while (a != b) {
          while (v->order[a] > v->order[b]) a = v->idom[a];
          while (v->order[b] > v->order[a]) b = v->idom[b];
        }
        changed |= v->idom[to] != a;
        v->idom[to] = a;
      }
    }
  }
}

static bool dominates(const Verifier *v, uint32_t a, uint32_t b) {
  while (v->order[b] > v->order[a]) b = v->idom[b];
  return a == b;
}

static SkelType use_type(const Verifier *v, const SkelUse *use) {
  return node_at(v, v->f->regions.items[use->region].root)->type;
}

static bool check_use(Verifier *v, uint32_t block, const SkelUse *use) {
  if (!use->region || use->region >= v->f->regions.count) {
    problem(v, "there is no region R%u", use->region);
    return false;
  }
  const SkelRegion *r = &v->f->regions.items[use->region];
  if (use->arg_count != r->param_count) {
    problem(v, "R%u has %u parameters and %u arguments", use->region, r->param_count,
            use->arg_count);
    return false;
  }
  for (uint32_t k = 0; k < use->arg_count; k++) {
    const SkelVar *var = &v->f->vars.items[use->args[k]];
    if (var->type.kind == MIR_KIND_NONE)
      problem(v, "%s is declared nowhere", var_text(v, use->args[k]));
    else if (!fits(var->type, node_at(v, r->params[k])->type))
      problem(v, "%s is of another type than its parameter of R%u", var_text(v, use->args[k]),
              use->region);
    else if (var->block && !dominates(v, var->block, block))
      problem(v, "%s is not bound on every path to its use", var_text(v, use->args[k]));
  }
  return true;
}

static bool check_uses(Verifier *v, uint32_t block, const SkelUses *uses) {
  bool good = true;
  for (uint32_t k = 0; k < uses->count; k++) good &= check_use(v, block, &uses->items[k]);
  return good;
}

/* `given`: the types of the values between memory's state and the edge's arguments; NULL if they are unknown. */
static void check_edge(Verifier *v, uint32_t block, const SkelEdge *edge, const SkelType *given,
                       uint32_t given_count, bool is_behind_call) {
  if (!edge->block) return;
  const SkelBlock *b = &v->f->blocks.items[edge->block];
  const char *name = name_text(v->unit->names, b->name);
  if (edge->block == 1) problem(v, "the first block is the child of a block");
  if (!check_uses(v, block, &edge->args)) return;
  bool has_state = is_behind_call && b->params.count && skel_sig(v->f, b, 0).kind == MIR_KIND_STATE;
  uint32_t from = has_state + given_count;
  if (b->params.count != from + edge->args.count) {
    problem(v, "%s has %u parameters, and is given %u", name, b->params.count,
            from + edge->args.count);
    return;
  }
  for (uint32_t k = 0; given && k < given_count; k++)
    if (!fits(given[k], skel_sig(v->f, b, has_state + k)))
      problem(v, "result %u is of another type than %s's parameter", k + 1, name);
  for (uint32_t k = 0; k < edge->args.count; k++)
    if (!fits(use_type(v, &edge->args.items[k]), skel_sig(v->f, b, from + k)))
      problem(v, "argument %u is of another type than %s's parameter", k + 1, name);
}

static void check_labels(Verifier *v, const SkelTransfer *t) {
  SkelType type = use_type(v, &t->args.items[0]);
  uint32_t labels = 0;
  bool has_default = false, has_0 = false, has_1 = false;
  for (uint32_t k = 0; k < t->cases.count; k++) {
    const SkelCase *c = &t->cases.items[k];
    if (c->form == SKEL_ALWAYS) {
      has_default = true;
      if (k + 1 < t->cases.count) problem(v, "a default is the last case");
      continue;
    }
    bool fits_value =
        c->form == SKEL_CONSTRUCTOR
            ? type.kind == SKEL_TUPLE && c->label >= 1 && c->label <= type.constructors
            : c->form == SKEL_CONSTANT && mir_kind_is_int(type.kind);
    if (!fits_value) problem(v, "case %u is no label of the value", k + 1);
    for (uint32_t other = 0; other < k; other++)
      if (t->cases.items[other].form == c->form && t->cases.items[other].label == c->label)
        problem(v, "case %u has the label of case %u", k + 1, other + 1);
    labels++;
    has_0 |= c->label == 0, has_1 |= c->label == 1;
  }
  bool is_whole = type.kind == SKEL_TUPLE ? labels >= type.constructors
                                          : type.kind == MIR_KIND_I8 && has_0 && has_1;
  if (!has_default && !is_whole) problem(v, "the match has no default, and not all labels");
}

static void check_match(Verifier *v, uint32_t block, const SkelTransfer *t) {
  bool good = check_uses(v, block, &t->args);
  if (t->form == SKEL_MATCH && t->args.count != 1) problem(v, "a match by label has a value");
  if (!t->cases.count) problem(v, "a match has a case");
  for (uint32_t k = 0; k < t->cases.count; k++) {
    const SkelCase *c = &t->cases.items[k];
    check_edge(v, block, &c->to, NULL, 0, false);
    if (t->form == SKEL_FIRST && c->form != SKEL_ALWAYS)
      problem(v, "first evaluation has no labels");
    if (t->form == SKEL_CHECK && c->form != SKEL_PREDICATE &&
        (c->form != SKEL_ALWAYS || k + 1 < t->cases.count))
      problem(v, "check first has a predicate for each case but a last default");
    if (c->form == SKEL_PREDICATE && t->form != SKEL_CHECK)
      problem(v, "a predicate is for check first");
    if (c->form == SKEL_PREDICATE && check_use(v, block, &c->check) &&
        use_type(v, &c->check).kind != MIR_KIND_I8)
      problem(v, "a predicate is a truth value");
  }
  if (t->form == SKEL_MATCH && good && t->args.count == 1) check_labels(v, t);
}

static void check_call(Verifier *v, uint32_t block, const SkelTransfer *t) {
  bool good = check_uses(v, block, &t->args);
  const SkelFunc *f = t->callee == MIR_CALLEE_DIRECT ? skel_find_func(v->unit, t->name) : NULL;
  if (f && good) {
    uint32_t wanted = f->params.count;
    if (wanted && f->vars.items[vec_last(&f->params)].type.kind == MIR_KIND_STATE) wanted--;
    if (t->args.count != wanted)
      problem(v, "@%s has %u parameters, and is given %u", name_text(v->unit->names, t->name),
              wanted, t->args.count);
    for (uint32_t k = 0; k < wanted && k < t->args.count; k++)
      if (!fits(use_type(v, &t->args.items[k]), f->vars.items[f->params.items[k]].type))
        problem(v, "argument %u is of another type than the function's parameter", k + 1);
    bool same = f->results.count == v->f->results.count;
    for (uint32_t k = 0; same && k < f->results.count; k++)
      same = fits(f->results.items[k], v->f->results.items[k]);
    if (!t->to.block && !same) problem(v, "the function called last gives other results");
  }
  if (f) check_edge(v, block, &t->to, f->results.items, f->results.count, true);
}

static void check_effect(Verifier *v, uint32_t block, const SkelTransfer *t) {
  if (t->label.form != SKEL_OP || mir_op_has(t->label.op, MIR_TERMINATES))
    problem(v, "an effect is an operation");
  else if ((int)t->args.count < mir_op_info[t->label.op].operand_count)
    problem(v, "the effect %s has %d operands", mir_op_info[t->label.op].text,
            mir_op_info[t->label.op].operand_count);
  if (!t->to.block) problem(v, "an effect goes on with a block");
  if (!check_uses(v, block, &t->args) || !t->to.block) return;
  const SkelBlock *b = &v->f->blocks.items[t->to.block];
  bool has_state = b->params.count && skel_sig(v->f, b, 0).kind == MIR_KIND_STATE;
  uint32_t most = has_state + (mir_op_info[t->label.op].result_count > 0) + t->to.args.count;
  if (b->params.count > most)
    problem(v, "%s has more parameters than the effect gives", name_text(v->unit->names, b->name));
}

static void check_transfer(Verifier *v, uint32_t block, const SkelTransfer *t) {
  switch ((SkelTransferForm)t->form) {
  case SKEL_GOTO: check_edge(v, block, &t->to, NULL, 0, false); return;
  case SKEL_CALL: check_call(v, block, t); return;
  case SKEL_EFFECT: check_effect(v, block, t); return;
  case SKEL_RAISE: check_uses(v, block, &t->args); return;
  case SKEL_MATCH:
  case SKEL_FIRST:
  case SKEL_CHECK: check_match(v, block, t); return;
  case SKEL_INVALID:
  case SKEL_TRANSFER_COUNT: return;
  case SKEL_RETURN: break;
  }
  if (!check_uses(v, block, &t->args)) return;
  bool same = t->args.count == v->f->results.count;
  for (uint32_t k = 0; same && k < t->args.count; k++)
    same = fits(use_type(v, &t->args.items[k]), v->f->results.items[k]);
  if (!same) problem(v, "what is returned is not what the function gives");
}

static void check_func(Verifier *v) {
  const SkelFunc *f = v->f;
  v->where = "skeleton";
  v->stamps = NEW_ARRAY(v->arena, uint32_t, f->nodes.count);
  v->stamp = 0;
  v->idom = NEW_ARRAY(v->arena, uint32_t, f->blocks.count);
  v->order = NEW_ARRAY(v->arena, uint32_t, f->blocks.count);
  bool was_good = v->good;
  v->good = true;
  check_graph(v);
  for (uint32_t r = 1; r < f->regions.count && v->good; r++) {
    v->where = format_in(v->arena, "R%u", r);
    check_region(v, &f->regions.items[r]);
  }
  v->where = "skeleton";
  if (f->blocks.count < 2) problem(v, "has no block");
  if (!v->good) return; /* the blocks would be checked against what is wrong */
  if (f->blocks.items[1].params.count) problem(v, "the first block has no parameters");
  const bool *is_reached = skel_reachable(f, v->arena);
  number_blocks(v, NEW_ARRAY(v->arena, uint32_t, f->blocks.count));
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    v->where = name_text(v->unit->names, f->blocks.items[b].name);
    if (!is_reached[b])
      problem(v, "cannot be reached");
    else
      check_transfer(v, b, &f->blocks.items[b].t);
  }
  v->good &= was_good;
}

bool skel_verify(const SkelUnit *unit, Text *problems) {
  Verifier v = {.unit = unit, .arena = unit->arena, .out = problems, .good = true};
  for (uint32_t k = 0; k < unit->funcs.count; k++) {
    v.f = unit->funcs.items[k];
    check_func(&v);
  }
  return v.good;
}
