/* seq: turns sequence expressions into state machines, by a cut at every yield.
 *
 * In:    a SeqExpr whose body is saturated but for Yield nodes, which stand in statement position: in Sequential,
 *        IfThenElse, WhileLoop, ForLoop, Switch, Join, TryFinally, TryWith.
 * Out:   a SeqStateMachine as seq.h describes it.
 * Tests: t/psg/saturate-seq-*, t/unit/psg_seq.c
 *
 * Nested Sequentials are flattened first (sequence representation 6.3). An expression without a yield stays one statement of
 * its block. An expression with a yield is split into blocks:
 *
 *   yield v                 SeqYield k; the rest of the list goes on in block s<k>
 *   if c then a else b      SeqBranch c; blocks for a and b; both go to the block after
 *   while c do a            check: SeqBranch c → body, after;  body ends in SeqGoto check
 *   try a finally c         the blocks of a lie in a region; its end is SeqLeave
 *   Join/Jump               targets are blocks with params
 *
 * A variable gets a field (internal state) if a block may read it after a resumption, if a cleanup reads it, or if
 * it is mutable and live in several blocks. Mutable variables come first, then the others, each in order of declaration.
 */
#include "clef/psg/seq/seq_cut.h"

#include "clef/psg/graph/library.h"
#include "clef/psg/seq/seq.h"

SeqMachine psg_read_seq_machine(const Graph *g, NodeId machine) {
  const PsgNode *n = psg_node(g, machine);
  const uint32_t *words = psg_run(g, psg_seq_machine_of(n)->words);
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  SeqMachine m = {.body_kind = (SeqBodyKind)words[0],
                  .block_count = words[1],
                  .region_count = words[2],
                  .yield_count = words[3],
                  .internal_count = words[4],
                  .element = {words[5]},
                  .driven = {words[6]},
                  .active = {words[7]},
                  .begins_again = words[8],
                  .capture_count = psg_seq_machine_of(n)->captures.count / 3};
  words += SEQ_MACHINE_WORDS;
  m.regions = (const SeqRegion *)words;
  m.yields = (const SeqYieldPoint *)(words + 4 * m.region_count);
  m.internals = (const NodeId *)(words + 4 * (m.region_count + m.yield_count));
  m.captures = psg_run(g, psg_seq_machine_of(n)->captures);
  m.blocks = children;
  return m;
}
_Static_assert(sizeof(SeqRegion) == 16 && sizeof(SeqYieldPoint) == 16,
               "rows of the list are read in place");

uint32_t psg_seq_field(const SeqMachine *m, NodeId definition) {
  uint32_t field = 3;
  if (m->active.index && definition.index == m->active.index) return field;
  field += m->active.index != 0;
  for (uint32_t i = 0; i < m->capture_count; i++, field++)
    if (m->captures[3 * i] == definition.index) return field;
  for (uint32_t i = 0; i < m->internal_count; i++) {
    if (m->internals[i].index == definition.index) return field;
    field += m->internals[i].index != m->active.index;
  }
  return 0;
}

static TypeId unit_type(Cut *c) { return type_of(c->g->types, KNOWN_UNIT); }

uint32_t seq_new_block(Cut *c, const char *name) {
  NodeId node = psg_new(c->g, PSG_SEQ_BLOCK, unit_type(c), c->span);
  psg_seq_block(c->g, node)->index = c->blocks.count;
  vec_push(c->scratch, &c->blocks, ((Block){.node = node, .region = c->region, .name = name}));
  return c->blocks.count - 1;
}

void seq_add(Cut *c, NodeId statement) {
  vec_push(c->scratch, &c->blocks.items[c->current].items, statement);
}

void seq_terminate(Cut *c, NodeId terminator) {
  Block *b = &c->blocks.items[c->current];
  if (b->closed) return;
  vec_push(c->scratch, &b->items, terminator);
  b->closed = true;
}

NodeId seq_terminator(Cut *c, PsgKind kind, const NodeId *children, uint32_t count) {
  return psg_new_n(c->g, kind, unit_type(c), c->span, children, count);
}

void seq_go_to(Cut *c, uint32_t block) {
  NodeId node = seq_terminator(c, PSG_SEQ_GOTO, NULL, 0);
  psg_seq_goto(c->g, node)->block = c->blocks.items[block].node;
  seq_terminate(c, node);
}

/* --- the nodes from a yield up to the root --- */

static bool is_marked(Cut *c, NodeId node) { return clone_map_find(&c->marked, node).index; }

static void mark_up(Cut *c, NodeId node, NodeId root) {
  for (; !is_marked(c, node); node = psg_node(c->g, node)->parent) {
    clone_map_add(&c->marked, node, node);
    if (node.index == root.index) break;
  }
}

static void mark_jumps(Cut *c, NodeId join) {
  Walk w = psg_walk(c->scratch, join);
  while (psg_walk_step(c->g, &w)) {
    if (!w.entering) continue;
    const PsgNode *n = psg_node(c->g, w.node);
    if (seq_is_inner_function((PsgKind)n->kind)) psg_walk_skip(&w);
    if (n->kind == PSG_JUMP && psg_node(c->g, psg_jump_of(n)->target)->parent.index == join.index)
      mark_up(c, w.node, join);
  }
}

static void mark(Cut *c, NodeId body) {
  Walk w = psg_walk(c->scratch, body);
  while (psg_walk_step(c->g, &w)) {
    if (!w.entering) continue;
    PsgKind kind = psg_kind(c->g, w.node);
    if (seq_is_inner_function(kind)) psg_walk_skip(&w);
    if (kind == PSG_YIELD || kind == PSG_YIELD_FROM) mark_up(c, w.node, body);
  }
  w = psg_walk(c->scratch, body);
  while (psg_walk_step(c->g, &w)) {
    if (!w.entering) continue;
    if (!is_marked(c, w.node))
      psg_walk_skip(&w);
    else if (psg_kind(c->g, w.node) == PSG_JOIN)
      mark_jumps(c, w.node);
  }
}

/* --- The cut --- */

static void cut(Cut *c, NodeId node);

static void cut_yield(Cut *c, NodeId node) {
  if (clone_map_find(&c->again, node).index || clone_map_find(&c->deeper, node).index) {
    seq_cut_again(c, node);
    return;
  }
  bool hands_up = psg_kind(c->g, node) == PSG_YIELD_FROM;
  NodeId value = psg_child(c->g, node, 0);
  uint32_t from = c->current, state = c->yields.count + 1;
  NodeId end = seq_terminator(c, PSG_SEQ_YIELD, &value, hands_up ? 0 : 1);
  psg_seq_yield(c->g, end)->state = state;
  psg_seq_yield(c->g, end)->result = hands_up ? 2 : 0;
  seq_terminate(c, end);
  uint32_t resume = seq_new_block(c, format_in(c->scratch, "s%u", state));
  SeqYieldPoint point = {node, c->blocks.items[from].node, c->blocks.items[resume].node, c->region};
  vec_push(c->scratch, &c->yields, point);
  c->current = resume;
  if (hands_up) seq_add(c, value);
}

/* --- yield! --- */

static NodeId library_call(Cut *c, LibraryFunction function, TypeId element, NodeId arg, Span at) {
  Types *t = c->g->types;
  NodeId ref = psg_library_ref(c->g, (LibraryUse){function, &element, 1}, at);
  TypeId type = type_arg(t, type_resolve(t, make_node_type(c->g, ref)), 1);
  NodeId children[2] = {ref, arg};
  return psg_new_n(c->g, PSG_APPLICATION, type, at, children, 2);
}

/* yield! s:   active <- activate s
 *             if driven then hand up; resumed active
 *             else try while (let was = active in active <- none
 *                             let now = drive was in let goes = isActive now in active <- now; goes) do
 *                    yield currentOf active
 *                  finally disposeAll active */
static NodeId run_inner(Cut *c, NodeId node, TypeId element) {
  Graph *g = c->g;
  Span at = psg_node(g, node)->span;
  NodeId start = library_call(c, LIBRARY_SEQ_ACTIVATE, element, psg_child(g, node, 0), at);
  if (!c->active.index) {
    c->driven = make_variable(g, at, "$driven", type_of(g->types, KNOWN_BOOL));
    c->active = make_variable(g, at, "$active", make_node_type(g, start));
    psg_node(g, c->driven)->flags |= NODE_MUTABLE;
    psg_node(g, c->active)->flags |= NODE_MUTABLE;
  }
  NodeId resumed = library_call(c, LIBRARY_SEQ_RESUMED, element, make_use(g, at, c->active), at);
  NodeId up = psg_new1(g, PSG_YIELD_FROM, unit_type(c), at, resumed);
  NodeId was = make_let(g, at, "$was", make_use(g, at, c->active), false);
  NodeId none = library_call(c, LIBRARY_SEQ_NONE, element, make_unit(g, at), at);
  NodeId on = library_call(c, LIBRARY_SEQ_DRIVE, element, make_use(g, at, was), at);
  NodeId now = make_let(g, at, "$now", on, false);
  NodeId is_active = library_call(c, LIBRARY_SEQ_IS_ACTIVE, element, make_use(g, at, now), at);
  NodeId goes = make_let(g, at, "$goes", is_active, false);
  NodeId guard_items[6] = {was,
                           make_set(g, at, c->active, none),
                           now,
                           goes,
                           make_set(g, at, c->active, make_use(g, at, now)),
                           make_use(g, at, goes)};
  NodeId guard = make_sequence(g, at, guard_items, 6);
  NodeId value = library_call(c, LIBRARY_SEQ_CURRENT_OF, element, make_use(g, at, c->active), at);
  NodeId loop = make_while(g, at, guard, psg_new1(g, PSG_YIELD, unit_type(c), at, value));
  NodeId dispose =
      library_call(c, LIBRARY_SEQ_DISPOSE_ALL, element, make_use(g, at, c->active), at);
  NodeId own = psg_new2(g, PSG_TRY_FINALLY, unit_type(c), at, loop, dispose);
  NodeId items[2] = {make_set(g, at, c->active, start),
                     make_if(g, at, make_use(g, at, c->driven), up, own)};
  return make_sequence(g, at, items, 2);
}

static void run_inner_sequences(Cut *c, NodeId seq, TypeId element) {
  Graph *g = c->g;
  VEC(NodeId) found = {0};
  Walk w = psg_walk(c->scratch, psg_child(g, seq, 0));
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    if (seq_is_inner_function(psg_kind(g, w.node))) psg_walk_skip(&w);
    if (psg_kind(g, w.node) == PSG_YIELD_FROM) vec_push(c->scratch, &found, w.node);
  }
  bool alone = !seq_shares_variables(c, seq);
  for (uint32_t i = 0; i < found.count; i++)
    alone &= seq_calls_itself(c, seq, found.items[i]) && !seq_is_guarded(g, found.items[i], seq);
  for (uint32_t i = 0; i < found.count; i++) {
    NodeId node = found.items[i], parent = psg_node(g, node)->parent;
    uint32_t index = 0;
    if (seq_calls_itself(c, seq, node) && seq_is_last(g, node, seq)) {
      clone_map_add(&c->again, node, node);
      continue;
    }
    if (alone) {
      clone_map_add(&c->deeper, node, node);
      continue;
    }
    while (psg_child(g, parent, index).index != node.index) index++;
    NodeId into = run_inner(c, node, element);
    psg_link_expansion(g, node, into);
    psg_replace_child(g, parent, index, into);
  }
}

/* Nothing but the end follows: after the check for an exception, only empty blocks. */
static bool leads_to_end(Cut *c, uint32_t block, uint32_t done) {
  for (uint32_t steps = 0; steps <= c->blocks.count; steps++) {
    const Block *b = &c->blocks.items[block];
    if (block == done) return true;
    if (b->items.count != (steps ? 1u : 2u) || b->params || b->region) return false;
    const PsgNode *end = psg_node(c->g, b->items.items[b->items.count - 1]);
    if (end->kind != PSG_SEQ_GOTO || end->children.count) return false;
    uint32_t next = 0;
    while (c->blocks.items[next].node.index != psg_seq_goto_of(end)->block.index) next++;
    block = next;
  }
  return false;
}

static void find_tails(Cut *c, uint32_t done) {
  for (uint32_t k = 0; k < c->yields.count; k++) {
    const SeqYieldPoint *y = &c->yields.items[k];
    if (psg_kind(c->g, y->yield) != PSG_YIELD_FROM || y->region) continue;
    uint32_t from = 0, resume = 0;
    while (c->blocks.items[from].node.index != y->block.index) from++;
    while (c->blocks.items[resume].node.index != y->resume.index) resume++;
    const Block *b = &c->blocks.items[from];
    if (leads_to_end(c, resume, done))
      psg_seq_yield(c->g, b->items.items[b->items.count - 1])->result = 3;
  }
}

void seq_branch(Cut *c, NodeId condition, uint32_t yes, uint32_t no) {
  NodeId end = seq_terminator(c, PSG_SEQ_BRANCH, &condition, 1);
  psg_seq_branch(c->g, end)->yes = c->blocks.items[yes].node;
  psg_seq_branch(c->g, end)->no = c->blocks.items[no].node;
  seq_terminate(c, end);
}

static void cut_in(Cut *c, uint32_t block, NodeId node, uint32_t after) {
  c->current = block;
  cut(c, node);
  seq_go_to(c, after);
}

static void cut_if(Cut *c, NodeId node) {
  bool has_else = psg_child_count(c->g, node) > 2;
  uint32_t yes = seq_new_block(c, NULL), after = seq_new_block(c, NULL),
           no = has_else ? seq_new_block(c, NULL) : after;
  seq_branch(c, psg_child(c->g, node, 0), yes, no);
  cut_in(c, yes, psg_child(c->g, node, 1), after);
  if (has_else) cut_in(c, no, psg_child(c->g, node, 2), after);
  c->current = after;
}

static void cut_while(Cut *c, NodeId node) {
  uint32_t n = c->checks++;
  uint32_t check = seq_new_block(c, n ? format_in(c->scratch, "check%u", n + 1) : "check");
  seq_go_to(c, check);
  uint32_t body = seq_new_block(c, NULL), after = seq_new_block(c, NULL);
  c->current = check;
  seq_branch(c, psg_child(c->g, node, 0), body, after);
  cut_in(c, body, psg_child(c->g, node, 1), check);
  c->current = after;
}

/* for i = a to b: counted in a variable of our own, since the body may capture `i`. The end is
 * tested before the step. */
static void cut_for(Cut *c, NodeId node) {
  Graph *g = c->g;
  Span at = c->span;
  bool up = psg_node(g, node)->flags & NODE_UP;
  NodeId variable = psg_child(g, node, 0);
  TypeId type = make_node_type(g, variable), bool_type = type_of(g->types, KNOWN_BOOL);
  NodeId counter = make_let(g, at, "$i", psg_child(g, node, 1), true);
  NodeId last = make_let(g, at, "$last", psg_child(g, node, 2), false);
  seq_add(c, counter);
  seq_add(c, last);
  uint32_t check = seq_new_block(c, NULL);
  seq_go_to(c, check);
  uint32_t body = seq_new_block(c, NULL), step = seq_new_block(c, NULL),
           after = seq_new_block(c, NULL);
  c->current = check;
  seq_branch(c,
             make_intrinsic2(g, at, up ? INTRINSIC_PRIM_LE : INTRINSIC_PRIM_GE, bool_type, type,
                             make_use(g, at, counter), make_use(g, at, last)),
             body, after);
  c->current = body;
  make_bound(g, variable, make_use(g, at, counter));
  seq_add(c, variable);
  cut(c, psg_child(g, node, 3));
  seq_branch(c,
             make_intrinsic2(g, at, INTRINSIC_PRIM_NE, bool_type, type, make_use(g, at, counter),
                             make_use(g, at, last)),
             step, after);
  c->current = step;
  seq_add(c, make_set(g, at, counter,
                      make_intrinsic2(g, at, up ? INTRINSIC_ADD : INTRINSIC_SUB, type, type,
                                      make_use(g, at, counter), make_int(g, at, type, 1))));
  seq_go_to(c, body);
  c->current = after;
}

static void cut_switch(Cut *c, NodeId node) {
  Graph *g = c->g;
  PsgNode *n = psg_node(g, node);
  uint32_t arms = psg_switch_of(n)->values.count / 2;
  bool has_default = n->flags & NODE_HAS_DEFAULT;
  uint32_t *values = psg_run(g, psg_switch_of(n)->values);
  uint32_t *words = NEW_ARRAY(c->scratch, uint32_t, 3 * arms + 1);
  uint32_t first = c->blocks.count;
  for (uint32_t i = 0; i < arms + has_default; i++) seq_new_block(c, NULL);
  uint32_t after = seq_new_block(c, NULL);
  for (uint32_t i = 0; i < arms; i++) {
    words[3 * i] = values[2 * i];
    words[3 * i + 1] = values[2 * i + 1];
    words[3 * i + 2] = c->blocks.items[first + i].node.index;
  }
  NodeId value = psg_child(g, node, 0);
  NodeId end = seq_terminator(c, PSG_SEQ_SWITCH, &value, 1);
  IdRun list = psg_list(g, words, 3 * arms);
  psg_seq_switch(g, end)->arms = list;
  if (has_default) psg_seq_switch(g, end)->otherwise = c->blocks.items[first + arms].node;
  seq_terminate(c, end);
  for (uint32_t i = 0; i < arms + has_default; i++)
    cut_in(c, first + i, psg_child(g, node, i + 1), after);
  c->current = after;
}

static void cut_join(Cut *c, NodeId node) {
  Graph *g = c->g;
  uint32_t targets = psg_child_count(g, node) - 1, first = c->blocks.count;
  for (uint32_t i = 0; i < targets; i++) {
    NodeId target = psg_child(g, node, i + 1);
    uint32_t block = seq_new_block(c, NULL), count = psg_child_count(g, target);
    for (uint32_t k = 0; k + 1 < count; k++)
      vec_push(c->scratch, &c->blocks.items[block].items, psg_child(g, target, k));
    c->blocks.items[block].params = count - 1;
    vec_push(c->scratch, &c->joins, ((JoinBlock){target, block}));
  }
  uint32_t after = seq_new_block(c, NULL);
  cut(c, psg_child(g, node, 0));
  seq_go_to(c, after);
  for (uint32_t i = 0; i < targets; i++) {
    NodeId target = psg_child(g, node, i + 1);
    cut_in(c, first + i, psg_child(g, target, psg_child_count(g, target) - 1), after);
  }
  c->current = after;
}

static void cut_jump(Cut *c, NodeId node) {
  Graph *g = c->g;
  PsgNode *n = psg_node(g, node);
  for (uint32_t i = c->joins.count; i-- > 0;) {
    if (c->joins.items[i].target.index != psg_jump_of(n)->target.index) continue;
    NodeId end =
        seq_terminator(c, PSG_SEQ_GOTO, (const NodeId *)psg_run(g, n->children), n->children.count);
    psg_seq_goto(g, end)->block = c->blocks.items[c->joins.items[i].block].node;
    seq_terminate(c, end);
    return;
  }
  bug("seq: jump n%u to a target outside of the sequence", node.index);
}

/* A handler becomes blocks like any others: what raises its exception again raises its variable. */
static void name_reraised(Cut *c, NodeId variable, NodeId handler) {
  Graph *g = c->g;
  VEC(NodeId) roots = {0};
  vec_push(c->scratch, &roots, handler);
  while (roots.count) {
    Walk w = psg_walk(c->scratch, vec_pop(&roots));
    while (psg_walk_step(g, &w)) {
      if (!w.entering) continue;
      const PsgNode *n = psg_node(g, w.node);
      if (n->kind == PSG_TRY_WITH) { /* its own handler has an exception of its own */
        vec_push(c->scratch, &roots, psg_child(g, w.node, 0));
        psg_walk_skip(&w);
      } else if (n->kind == PSG_INTRINSIC && psg_intrinsic_of(n)->id == INTRINSIC_RERAISE) {
        NodeId use = make_use(g, n->span, variable);
        psg_rewrite(g, w.node, PSG_INTRINSIC, psg_node(g, w.node)->type, &use, 1);
        psg_intrinsic(g, w.node)->id = INTRINSIC_RAISE;
        psg_walk_skip(&w);
      }
    }
  }
}

static void cut_try(Cut *c, NodeId node) {
  Graph *g = c->g;
  bool finally = psg_kind(g, node) == PSG_TRY_FINALLY;
  uint32_t outer = c->region, after = seq_new_block(c, NULL), handler = 0;
  SeqRegion region = {.is_with = !finally, .parent = outer};
  if (finally) {
    region.cleanup = psg_child(g, node, 1);
  } else {
    handler = seq_new_block(c, NULL);
    name_reraised(c, psg_child(g, node, 1), psg_child(g, node, 2));
    c->blocks.items[handler].params = 1;
    vec_push(c->scratch, &c->blocks.items[handler].items, psg_child(g, node, 1));
    region.handler = c->blocks.items[handler].node;
  }
  vec_push(c->scratch, &c->regions, region);
  c->region = c->regions.count;
  uint32_t own = c->region, body = seq_new_block(c, NULL);
  seq_go_to(c, body);
  c->current = body;
  cut(c, psg_child(g, node, 0));
  if (finally) {
    NodeId end = seq_terminator(c, PSG_SEQ_LEAVE, NULL, 0);
    psg_seq_leave(g, end)->block = c->blocks.items[after].node;
    psg_seq_leave(g, end)->region = own;
    seq_terminate(c, end);
  } else {
    seq_go_to(c, after);
  }
  c->region = outer;
  if (!finally) cut_in(c, handler, psg_child(g, node, 2), after);
  c->current = after;
}

static void cut(Cut *c, NodeId node) {
  Graph *g = c->g;
  if (psg_kind(g, node) == PSG_SEQUENTIAL) {
    /* Flattened also where there is no yield: a statement list is one list. */
    for (uint32_t i = 0; i < psg_child_count(g, node); i++) cut(c, psg_child(g, node, i));
    return;
  }
  if (!is_marked(c, node)) {
    const PsgNode *n = psg_node(g, node);
    bool nothing = n->kind == PSG_LITERAL &&
                   psg_literal_row(g, psg_literal_of(n)->value)->kind == LITERAL_UNIT;
    if (!nothing) seq_add(c, node);
    return;
  }
  switch (psg_kind(g, node)) {
  case PSG_YIELD:
  case PSG_YIELD_FROM: cut_yield(c, node); return;
  case PSG_IF_THEN_ELSE: cut_if(c, node); return;
  case PSG_WHILE_LOOP: cut_while(c, node); return;
  case PSG_FOR_LOOP: cut_for(c, node); return;
  case PSG_SWITCH: cut_switch(c, node); return;
  case PSG_JOIN: cut_join(c, node); return;
  case PSG_JUMP: cut_jump(c, node); return;
  case PSG_TRY_FINALLY:
  case PSG_TRY_WITH: cut_try(c, node); return;
  case PSG_TYPE_ANNOTATION: cut(c, psg_child(g, node, 0)); return;
  case PSG_REC_GROUP: seq_add(c, node); return;
  default: bug("seq: a yield inside %s (n%u)", psg_kind_text[psg_kind(g, node)], node.index);
  }
}

/* --- Internal state --- */

static uint32_t variable_row(State *s, NodeId definition) {
  return clone_map_find(&s->index, definition).index;
}

static void declare(State *s, NodeId definition, uint32_t block) {
  PsgNode *n = psg_node(s->c->g, definition);
  if (psg_is_local_function(s->c->g, definition)) return; /* never a value of its own */
  vec_push(s->c->scratch, &s->variables,
           ((Variable){
               .definition = definition, .block = block, .is_mutable = n->flags & NODE_MUTABLE}));
  clone_map_add(&s->index, definition, (NodeId){s->variables.count});
}

static void set_bit(uint64_t *bits, uint32_t i) { bits[i >> 6] |= (uint64_t)1 << (i & 63); }

/* Uses in a subtree. A local function's users use what its body uses. */
static void find_uses(State *s, NodeId root, uint32_t block, bool cleanup, CloneMap *functions) {
  Graph *g = s->c->g;
  Walk w = psg_walk(s->c->scratch, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering || n->kind != PSG_VAR_REF || !psg_var_ref_of(n)->definition.index) continue;
    NodeId definition = psg_var_ref_of(n)->definition;
    if (psg_is_local_function(g, definition)) {
      if (clone_map_find(functions, definition).index) continue;
      clone_map_add(functions, definition, definition);
      find_uses(s, psg_child(g, definition, 0), block, cleanup, functions);
      continue;
    }
    uint32_t row = variable_row(s, definition);
    if (!row--) continue;
    Variable *v = &s->variables.items[row];
    if (cleanup) v->slot = true;
    if (v->block != block) v->several = true;
    if (!seq_has_bit(s->def + (size_t)block * s->words, row))
      set_bit(s->use + (size_t)block * s->words, row);
  }
}

static uint32_t block_of(Cut *c, uint32_t node) {
  return psg_seq_block(c->g, (NodeId){node})->index;
}

static bool flow_into(State *s, uint32_t block, uint32_t successor) {
  uint64_t *live = s->live + (size_t)block * s->words,
           *next = s->live + (size_t)successor * s->words;
  uint64_t *def = s->def + (size_t)block * s->words;
  bool changed = false;
  for (uint32_t i = 0; i < s->words; i++) {
    uint64_t more = (next[i] & ~def[i]) & ~live[i];
    if (more) live[i] |= more, changed = true;
  }
  return changed;
}

/* What a frame is made of is live before the parameters are set. */
static bool flow_back(State *s, uint32_t block, uint32_t resume) {
  uint64_t *live = s->live + (size_t)block * s->words, *next = s->live + (size_t)resume * s->words;
  uint64_t *def = s->def + (size_t)block * s->words;
  bool changed = false;
  for (uint32_t i = 0; i < s->words; i++) {
    uint64_t more = next[i] & (~def[i] | s->params[i]) & ~live[i];
    if (more) live[i] |= more, changed = true;
  }
  return changed;
}

static bool flow(State *s, uint32_t block) {
  Cut *c = s->c;
  const Block *b = &c->blocks.items[block];
  const PsgNode *end = psg_node(c->g, b->items.items[b->items.count - 1]);
  bool changed = false;
  switch (end->kind) {
  case PSG_SEQ_GOTO:
  case PSG_SEQ_LEAVE:
    changed |=
        flow_into(s, block,
                  block_of(c, end->kind == PSG_SEQ_GOTO ? psg_seq_goto_of(end)->block.index
                                                        : psg_seq_leave_of(end)->block.index));
    for (uint32_t i = 0; i < c->points.count; i++)
      if (c->points.items[i].block == block)
        changed |= flow_back(s, block, c->points.items[i].resume);
    break;
  case PSG_SEQ_BRANCH:
    changed |= flow_into(s, block, block_of(c, psg_seq_branch_of(end)->yes.index));
    changed |= flow_into(s, block, block_of(c, psg_seq_branch_of(end)->no.index));
    break;
  case PSG_SEQ_SWITCH:
    for (uint32_t i = 0; i < psg_seq_switch_of(end)->arms.count; i += 3)
      changed |=
          flow_into(s, block, block_of(c, psg_run(c->g, psg_seq_switch_of(end)->arms)[i + 2]));
    if (psg_seq_switch_of(end)->otherwise.index)
      changed |= flow_into(s, block, block_of(c, psg_seq_switch_of(end)->otherwise.index));
    break;
  case PSG_SEQ_YIELD:
    changed |= flow_into(
        s, block, block_of(c, c->yields.items[psg_seq_yield_of(end)->state - 1].resume.index));
    break;
  default: break;
  }
  for (uint32_t r = b->region; r; r = c->regions.items[r - 1].parent)
    if (c->regions.items[r - 1].is_with) {
      /* A handler sees the variables as they were anywhere in the block. */
      uint32_t handler = block_of(c, c->regions.items[r - 1].handler.index);
      uint64_t *live = s->live + (size_t)block * s->words,
               *next = s->live + (size_t)handler * s->words;
      for (uint32_t i = 0; i < s->words; i++)
        if (next[i] & ~live[i]) live[i] |= next[i], changed = true;
    }
  return changed;
}

static void declare_params(State *s) {
  Cut *c = s->c;
  const uint32_t *triples = psg_run(c->g, c->captures);
  const NodeId lambda = c->lambda;
  for (uint32_t i = 0; i + 2 < c->captures.count; i += 3) {
    NodeId definition = {triples[i]};
    if (psg_node(c->g, definition)->parent.index != lambda.index) continue;
    declare(s, definition, UINT32_MAX);
    s->variables.items[s->variables.count - 1].is_param = true;
  }
}

/* The row of the parameter that the statement sets, + 1; or 0. */
static uint32_t set_param(State *s, NodeId item) {
  Graph *g = s->c->g;
  if (psg_kind(g, item) != PSG_SET) return 0;
  uint32_t row = variable_row(s, psg_var_ref(g, psg_child(g, item, 0))->definition);
  return row && s->variables.items[row - 1].is_param ? row : 0;
}

static void find_internals(State *s) {
  Cut *c = s->c;
  if (c->points.count) declare_params(s);
  for (uint32_t b = 0; b < c->blocks.count; b++) {
    Block *block = &c->blocks.items[b];
    for (uint32_t i = 0; i < block->items.count; i++) {
      PsgKind kind = psg_kind(c->g, block->items.items[i]);
      if (i < block->params || kind == PSG_BINDING) declare(s, block->items.items[i], b);
    }
  }
  s->words = (s->variables.count + 63) / 64;
  size_t size = (size_t)s->words * c->blocks.count + 1;
  s->use = NEW_ARRAY(c->scratch, uint64_t, size);
  s->def = NEW_ARRAY(c->scratch, uint64_t, size);
  s->params = NEW_ARRAY(c->scratch, uint64_t, s->words + 1);
  for (uint32_t v = 0; v < s->variables.count; v++)
    if (s->variables.items[v].is_param) set_bit(s->params, v);
  for (uint32_t b = 0; b < c->blocks.count; b++) {
    Block *block = &c->blocks.items[b];
    for (uint32_t i = 0; i < block->items.count; i++) {
      NodeId item = block->items.items[i];
      CloneMap functions = {.arena = c->scratch};
      uint32_t row = set_param(s, item);
      if (i >= block->params)
        find_uses(s, row ? psg_child(c->g, item, 1) : item, b, false, &functions);
      if (!row) row = variable_row(s, item);
      if (row) set_bit(s->def + (size_t)b * s->words, row - 1);
    }
  }
  for (uint32_t r = 0; r < c->regions.count; r++) {
    CloneMap functions = {.arena = c->scratch};
    if (c->regions.items[r].cleanup.index)
      find_uses(s, c->regions.items[r].cleanup, 0, true, &functions);
  }
  s->live = NEW_ARRAY(c->scratch, uint64_t, size);
  memcpy(s->live, s->use, size * sizeof(uint64_t));
  for (bool changed = s->words > 0; changed;) {
    changed = false;
    for (uint32_t b = c->blocks.count; b-- > 0;) changed |= flow(s, b);
  }
  uint64_t *resumed = NEW_ARRAY(c->scratch, uint64_t, s->words + 1);
  for (uint32_t k = 0; k < c->yields.count; k++) {
    size_t row = (size_t)block_of(c, c->yields.items[k].resume.index) * s->words;
    for (uint32_t i = 0; i < s->words; i++) resumed[i] |= s->live[row + i];
  }
  for (uint32_t v = 0; v < s->variables.count; v++) {
    Variable *variable = &s->variables.items[v];
    if ((variable->is_mutable && variable->several) || seq_has_bit(resumed, v))
      variable->slot = true;
  }
}

/* --- The node --- */

/* `let mutable …; while c do …` with the yields in the loop. */
static SeqBodyKind body_kind(Cut *c, NodeId body) {
  VEC(NodeId) flat = {0}, work = {0};
  vec_push(c->scratch, &work, body);
  while (work.count) {
    NodeId node = vec_pop(&work);
    if (psg_kind(c->g, node) != PSG_SEQUENTIAL) {
      vec_push(c->scratch, &flat, node);
      continue;
    }
    for (uint32_t i = psg_child_count(c->g, node); i-- > 0;)
      vec_push(c->scratch, &work, psg_child(c->g, node, i));
  }
  uint32_t loops = 0;
  for (uint32_t i = 0; i < flat.count; i++)
    if (is_marked(c, flat.items[i])) {
      if (psg_kind(c->g, flat.items[i]) != PSG_WHILE_LOOP) return SEQ_SEQUENTIAL;
      loops++;
    }
  return loops == 1 ? SEQ_WHILE_BASED : SEQ_SEQUENTIAL;
}

static bool is_nothing(const Graph *g, NodeId body) {
  const PsgNode *n = psg_node(g, body);
  return n->kind == PSG_LITERAL &&
         psg_literal_row(g, psg_literal_of(n)->value)->kind == LITERAL_UNIT;
}

NodeId psg_saturate_seq(Graph *g, NodeId seq) {
  Arena scratch;
  arena_init(&scratch, "seq");
  PsgNode source = *psg_node(g, seq);
  NodeId body = psg_child(g, seq, 0);
  TypeId element = type_arg(g->types, source.type, 0);
  if (is_nothing(g, body))
    return make_intrinsic(g, source.span, INTRINSIC_SEQ_EMPTY, source.type, element, NULL, 0);
  Cut c = {.g = g,
           .scratch = &scratch,
           .span = source.span,
           .marked = {.arena = &scratch},
           .captures = psg_seq_expr_of(&source)->captures,
           .lambda = source.parent,
           .again = {.arena = &scratch},
           .deeper = {.arena = &scratch}};
  run_inner_sequences(&c, seq, element);
  body = psg_child(g, seq, 0);
  mark(&c, body);
  SeqBodyKind kind = body_kind(&c, body);
  c.current = seq_new_block(&c, "s0");
  cut(&c, body);
  uint32_t last = c.current;
  uint32_t done = seq_new_block(&c, "done");
  c.current = last;
  seq_go_to(&c, done);
  c.current = done;
  seq_terminate(&c, seq_terminator(&c, PSG_SEQ_DONE, NULL, 0));
  find_tails(&c, done);
  State s = {.c = &c, .index = {.arena = &scratch}};
  find_internals(&s);
  if (c.points.count) seq_make_frames(&s, done);

  VEC(NodeId) children = {0};
  VEC(uint32_t) words = {0};
  for (uint32_t i = 0; i < c.blocks.count; i++) {
    Block *b = &c.blocks.items[i];
    psg_set_children(g, b->node, b->items.items, b->items.count);
    PsgNode *end = psg_node(g, b->items.items[b->items.count - 1]);
    const char *name = b->name;
    if (!name && kind == SEQ_WHILE_BASED && end->kind == PSG_SEQ_YIELD)
      name = psg_seq_yield_of(end)->state == 1
                 ? "yield"
                 : format_in(&scratch, "yield%u", psg_seq_yield_of(end)->state);
    if (!name) name = format_in(&scratch, "b%u", i);
    IdRun list = psg_list(g, &b->params, 1);
    psg_seq_block(g, b->node)->region = b->region;
    psg_seq_block(g, b->node)->params = list;
    psg_node(g, b->node)->name = name_of_string(g->names, name);
    vec_push(&scratch, &children, b->node);
  }
  vec_push(&scratch, &words, (uint32_t)kind);
  vec_push(&scratch, &words, c.blocks.count);
  vec_push(&scratch, &words, c.regions.count);
  vec_push(&scratch, &words, c.yields.count);
  vec_push(&scratch, &words, 0);
  vec_push(&scratch, &words, element.index);
  vec_push(&scratch, &words, c.driven.index);
  vec_push(&scratch, &words, c.active.index);
  vec_push(&scratch, &words, c.again.count + c.deeper.count > 0);
  for (uint32_t i = 0; i < c.regions.count; i++) {
    SeqRegion r = c.regions.items[i];
    uint32_t row[4] = {r.is_with, r.parent, r.cleanup.index, r.handler.index};
    for (uint32_t k = 0; k < 4; k++) vec_push(&scratch, &words, row[k]);
    if (r.cleanup.index) vec_push(&scratch, &children, r.cleanup);
  }
  for (uint32_t i = 0; i < c.yields.count; i++) {
    SeqYieldPoint y = c.yields.items[i];
    uint32_t row[4] = {y.yield.index, y.block.index, y.resume.index, y.region};
    for (uint32_t k = 0; k < 4; k++) vec_push(&scratch, &words, row[k]);
  }
  for (uint32_t pass = 0; pass < 2; pass++) /* mutable ones first */
    for (uint32_t i = 0; i < s.variables.count; i++) {
      Variable *v = &s.variables.items[i];
      if (!v->slot || v->is_param || v->is_mutable == (pass == 1)) continue;
      vec_push(&scratch, &words, v->definition.index);
      words.items[4]++;
    }
  NodeId own[3] = {c.driven, c.active, c.frames};
  for (uint32_t i = 0; i < 3; i++) {
    if (!own[i].index) continue;
    vec_push(&scratch, &children, own[i]);
    vec_push(&scratch, &words, own[i].index);
    words.items[4]++;
  }
  NodeId machine =
      psg_new_n(g, PSG_SEQ_MACHINE, source.type, source.span, children.items, children.count);
  IdRun list = psg_list(g, words.items, words.count);
  PsgNode *n = psg_node(g, machine);
  psg_seq_machine(g, machine)->words = list;
  psg_seq_machine(g, machine)->captures = psg_seq_expr_of(&source)->captures;
  n->emission = EMIT_SEPARATE_FUNCTION;
  n->affinity = AFFINITY_COUNTED;
  arena_end(&scratch);
  return machine;
}
