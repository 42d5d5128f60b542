/* seq_self: a recursive sequence function (`yield!` of itself) runs in one cell.
 *
 * In:    Cut: the `yield!`s of a sequence; then its blocks, and State: the variables that are live in each.
 * Out:   jumps to the first block, with a frame for each recursion that is not in tail position.
 * Tests: t/psg/saturate-seq-comes-back.fs, t/mir/shape/seq-comes-back.fs
 */
#include "clef/psg/seq/seq_cut.h"

/* Does nothing of the sequence come after it? */
bool seq_is_last(const Graph *g, NodeId node, NodeId seq) {
  for (NodeId up; (up = psg_node(g, node)->parent).index != seq.index; node = up) {
    uint32_t count = psg_child_count(g, up);
    switch (psg_kind(g, up)) {
    case PSG_SEQUENTIAL:
      if (psg_child(g, up, count - 1).index != node.index) return false;
      break;
    case PSG_IF_THEN_ELSE:
    case PSG_SWITCH:
      if (psg_child(g, up, 0).index == node.index) return false;
      break;
    case PSG_JOIN:
    case PSG_TYPE_ANNOTATION: break;
    case PSG_JOIN_TARGET:
      if (psg_child(g, up, count - 1).index != node.index) return false;
      break;
    default: return false;
    }
  }
  return true;
}

/* Has the reference the type arguments that its definition has itself? */
static bool is_same_instance(Cut *c, NodeId reference, NodeId binding) {
  Graph *g = c->g;
  IdRun args = psg_var_ref(g, reference)->types;
  SchemeId scheme = psg_binding(g, binding)->scheme;
  if (!scheme.index) return true;
  IdRun params = scheme_row(g->types, scheme)->params;
  for (uint32_t i = 0; i < args.count && i < params.count; i++) {
    ParamId param = {run_items(g->types, params)[i]};
    if (!type_equal(g->types, (TypeId){psg_run(g, args)[i]}, type_param(g->types, param)))
      return false;
  }
  return true;
}

/* A member of a class that has null: the call tests its receiver, unless that is the object itself. */
static bool may_refuse(const Graph *g, NodeId binding, NodeId call) {
  MemberId member = psg_binding(g, binding)->member;
  if (!member.index) return false;
  TyconId tycon = member_row(g->types, member)->tycon;
  NodeId receiver = psg_child(g, call, 1);
  NodeId self = psg_child(g, psg_child(g, binding, 0), 0);
  return tycon.index && tycon_row(g->types, tycon)->flags & TYCON_ALLOW_NULL &&
         (psg_kind(g, receiver) != PSG_VAR_REF ||
          psg_var_ref(g, receiver)->definition.index != self.index);
}

/* `yield! f a b` in let rec f x y = seq { … } */
bool seq_calls_itself(Cut *c, NodeId seq, NodeId node) {
  Graph *g = c->g;
  NodeId lambda = psg_node(g, seq)->parent, call = psg_child(g, node, 0);
  if (!lambda.index || psg_kind(g, lambda) != PSG_LAMBDA || psg_kind(g, call) != PSG_APPLICATION)
    return false;
  NodeId binding = psg_node(g, lambda)->parent, callee = psg_child(g, call, 0);
  uint32_t params = psg_child_count(g, lambda) - 1;
  if (!binding.index || psg_kind(g, binding) != PSG_BINDING || psg_kind(g, callee) != PSG_VAR_REF ||
      psg_var_ref(g, callee)->definition.index != binding.index ||
      psg_child_count(g, call) != params + 1 || psg_child(g, lambda, params).index != seq.index ||
      !is_same_instance(c, callee, binding) || may_refuse(g, binding, call) ||
      !type_equal(g->types, make_node_type(g, call), make_node_type(g, seq)))
    return false;
  for (uint32_t i = 0; i < params; i++) {
    NodeId param = psg_child(g, lambda, i);
    if (psg_kind(g, param) != PSG_PATTERN_BINDING ||
        psg_node(g, param)->flags & (NODE_MUTABLE | NODE_CAPTURED) ||
        !type_equal(g->types, make_node_type(g, param),
                    make_node_type(g, psg_child(g, call, i + 1))))
      return false;
  }
  return true;
}

/* Note [Frames]
 *
 * At the end of the sequence `yield! f a b` is x <- a; y <- b; goto s0. Elsewhere it is a call: what is still needed afterwards
 * is a frame on the stack $frames, and the end of the sequence takes the last one off.
 *
 *   yield! f a; rest        let $next = a; $frames <- (0, v, w) :: $frames; x <- $next; goto s0
 *                    r0:    rest
 *   the end         end:    $frames is empty ? done : pop
 *                   pop:    (k, v, w) of its head; $frames <- its tail; v, w set; goto r<k>
 *
 * So a tree is walked by one object and one activation an element. A frame holds the variables live at some r<k>: fields of the
 * cell, and parameters; what is not live at its own has the default value. Without several places there is no k.
 *
 * Not where a `yield!` is in a `try`, whose handler or cleanup belongs to one activation; nor where another sequence is run
 * too (drive in rt/core/seqimpl.clef has a stack then); nor where a variable is a cell that closures share: each activation has
 * its own.
 */
bool seq_is_guarded(const Graph *g, NodeId node, NodeId seq) {
  for (; node.index != seq.index; node = psg_node(g, node)->parent)
    if (psg_kind(g, node) == PSG_TRY_FINALLY || psg_kind(g, node) == PSG_TRY_WITH) return true;
  return false;
}

bool seq_shares_variables(Cut *c, NodeId seq) {
  Walk w = psg_walk(c->scratch, psg_child(c->g, seq, 0));
  while (psg_walk_step(c->g, &w)) {
    if (!w.entering) continue;
    const PsgNode *n = psg_node(c->g, w.node);
    if (seq_is_inner_function((PsgKind)n->kind)) psg_walk_skip(&w);
    if ((n->kind == PSG_BINDING || n->kind == PSG_PATTERN_BINDING) && (n->flags & NODE_MUTABLE) &&
        (n->flags & NODE_CAPTURED))
      return true;
  }
  return false;
}

static bool is_captured(Cut *c, NodeId definition) {
  const uint32_t *triples = psg_run(c->g, c->captures);
  for (uint32_t i = 0; i + 2 < c->captures.count; i += 3)
    if (triples[i] == definition.index) return true;
  return false;
}

/* The arguments become the captures of the same names; then the first block. */
void seq_cut_again(Cut *c, NodeId node) {
  Graph *g = c->g;
  NodeId call = psg_child(g, node, 0);
  NodeId lambda = psg_child(g, psg_var_ref(g, psg_child(g, call, 0))->definition, 0);
  uint32_t count = psg_child_count(g, call) - 1;
  NodeId *lets = NEW_ARRAY(c->scratch, NodeId, count + 1);
  Span at = psg_node(g, node)->span;
  for (uint32_t i = 0; i < count; i++)
    seq_add(c, lets[i] = make_let(g, at, "$next", psg_child(g, call, i + 1), false));
  bool comes_back = clone_map_find(&c->deeper, node).index;
  uint32_t block = c->current;
  Deeper point = {.block = block, .item = c->blocks.items[block].items.count};
  for (uint32_t i = 0; i < count; i++) {
    NodeId param = psg_child(g, lambda, i);
    if (is_captured(c, param)) seq_add(c, make_set(g, at, param, make_use(g, at, lets[i])));
  }
  NodeId end = seq_terminator(c, PSG_SEQ_GOTO, NULL, 0);
  psg_seq_goto(g, end)->block = c->blocks.items[0].node;
  seq_terminate(c, end);
  psg_link_expansion(g, node, end);
  if (!comes_back) return;
  point.resume = seq_new_block(c, format_in(c->scratch, "r%u", c->points.count));
  vec_push(c->scratch, &c->points, point);
  c->current = point.resume;
}

/* --- Frames --- */

typedef struct Frame {
  VEC(uint32_t) rows; /* of its variables */
  TypeId type, list;
  bool has_place;
  CaseId nil, cons;
} Frame;

static bool is_live(State *s, uint32_t block, uint32_t row) {
  return seq_has_bit(s->live + (size_t)block * s->words, row);
}

static NodeId list_case(Cut *c, const Frame *f, CaseId id, const NodeId *fields, uint32_t count) {
  NodeId list = psg_new_n(c->g, PSG_DU_CONSTRUCT, f->list, c->span, fields, count);
  psg_union_case(c->g, list)->id = id;
  psg_node(c->g, list)->affinity = count ? AFFINITY_COUNTED : AFFINITY_STATIC;
  return list;
}

/* What a frame has: the place where there are several, then the variables that are live at one of them. */
static Frame frame_of(State *s) {
  Cut *c = s->c;
  Types *t = c->g->types;
  Frame f = {.has_place = c->points.count > 1};
  VEC(TypeId) types = {0};
  for (uint32_t v = 0; v < s->variables.count; v++) {
    bool live = false;
    for (uint32_t k = 0; k < c->points.count; k++) live |= is_live(s, c->points.items[k].resume, v);
    if (live) vec_push(c->scratch, &f.rows, v);
  }
  if (f.has_place || !f.rows.count) vec_push(c->scratch, &types, type_of(t, KNOWN_INT32));
  for (uint32_t i = 0; i < f.rows.count; i++) {
    Variable *v = &s->variables.items[f.rows.items[i]];
    v->slot = true;
    vec_push(c->scratch, &types, make_node_type(c->g, v->definition));
  }
  f.type = types.count == 1 ? types.items[0] : type_tuple(t, types.items, types.count, false);
  TyconId list = type_known(t, KNOWN_LIST);
  f.list = type_app(t, list, &f.type, 1);
  f.nil.index = tycon_row(t, list)->cases;
  f.cons.index = f.nil.index + 1;
  return f;
}

static void push_frame(State *s, const Frame *f, uint32_t place) {
  Cut *c = s->c;
  Graph *g = c->g;
  Span at = c->span;
  Deeper point = c->points.items[place];
  VEC(NodeId) values = {0};
  if (f->has_place || !f->rows.count) vec_push(c->scratch, &values, make_int32(g, at, place));
  for (uint32_t i = 0; i < f->rows.count; i++) {
    uint32_t row = f->rows.items[i];
    NodeId definition = s->variables.items[row].definition;
    TypeId type = make_node_type(g, definition);
    vec_push(c->scratch, &values,
             is_live(s, point.resume, row)
                 ? make_use(g, at, definition)
                 : make_intrinsic(g, at, INTRINSIC_BLANK_OF, type, type, NULL, 0));
  }
  NodeId value = values.count == 1
                     ? values.items[0]
                     : psg_new_n(g, PSG_TUPLE_EXPR, f->type, at, values.items, values.count);
  NodeId fields[2] = {value, make_use(g, at, c->frames)};
  NodeId push = make_set(g, at, c->frames, list_case(c, f, f->cons, fields, 2));
  Block *b = &c->blocks.items[point.block];
  vec_push(c->scratch, &b->items, push);
  for (uint32_t i = b->items.count - 1; i > point.item; i--)
    b->items.items[i] = b->items.items[i - 1];
  b->items.items[point.item] = push;
}

static void pop_frame(State *s, const Frame *f) {
  Cut *c = s->c;
  Graph *g = c->g;
  Span at = c->span;
  NodeId was = make_let(g, at, "$was", make_use(g, at, c->frames), false);
  NodeId head = make_field(g, at, make_use(g, at, was), f->cons, 0, f->type);
  NodeId top = make_let(g, at, "$top", head, false);
  seq_add(c, was);
  seq_add(c, make_set(g, at, c->frames, list_case(c, f, f->nil, NULL, 0)));
  seq_add(c, top);
  seq_add(c,
          make_set(g, at, c->frames, make_field(g, at, make_use(g, at, was), f->cons, 1, f->list)));
  for (uint32_t i = 0; i < f->rows.count; i++) {
    NodeId definition = s->variables.items[f->rows.items[i]].definition,
           value = make_use(g, at, top);
    if (f->has_place || f->rows.count > 1) {
      value = psg_new1(g, PSG_TUPLE_GET, make_node_type(g, definition), at, value);
      psg_tuple_get(g, value)->index = i + f->has_place;
    }
    seq_add(c, make_set(g, at, definition, value));
  }
  if (!f->has_place) {
    seq_go_to(c, c->points.items[0].resume);
    return;
  }
  NodeId place = make_use(g, at, top);
  if (f->rows.count) place = psg_new1(g, PSG_TUPLE_GET, type_of(g->types, KNOWN_INT32), at, place);
  NodeId end = seq_terminator(c, PSG_SEQ_SWITCH, &place, 1);
  uint32_t *words = NEW_ARRAY(c->scratch, uint32_t, 3 * c->points.count);
  for (uint32_t k = 0; k < c->points.count; k++) {
    words[3 * k] = k;
    words[3 * k + 2] = c->blocks.items[c->points.items[k].resume].node.index;
  }
  IdRun list = psg_list(g, words, 3 * c->points.count);
  psg_seq_switch(g, end)->arms = list;
  seq_terminate(c, end);
}

/* Note [Frames]: what was `done` allocates a frame first. */
void seq_make_frames(State *s, uint32_t done) {
  Cut *c = s->c;
  Graph *g = c->g;
  Frame f = frame_of(s);
  c->frames = make_variable(g, c->span, "$frames", f.list);
  psg_node(g, c->frames)->flags |= NODE_MUTABLE;
  for (uint32_t k = 0; k < c->points.count; k++) push_frame(s, &f, k);
  Block *end = &c->blocks.items[done];
  NodeId over = vec_pop(&end->items);
  end->name = "end";
  end->closed = false;
  uint32_t pop = seq_new_block(c, "pop"), last = seq_new_block(c, "done");
  c->current = done;
  seq_branch(c,
             make_intrinsic2(g, c->span, INTRINSIC_PRIM_EQ, type_of(g->types, KNOWN_BOOL),
                             type_of(g->types, KNOWN_INT32),
                             make_tag(g, c->span, make_use(g, c->span, c->frames)),
                             make_int32(g, c->span, 1)),
             pop, last);
  c->current = pop;
  pop_frame(s, &f);
  c->current = last;
  seq_terminate(c, over);
}
