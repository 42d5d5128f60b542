/* seq: sequences as cells.
 *
 *   seq    {i32 state, current, code, captures …, internals …}    code(cell) → i8: MoveNext
 *
 * MoveNext is one function. Its entry switches on the state to the block at which it resumes, or (state −(k+1)) to the pending
 * cleanups of yield k. Each `finally` is one block C(exception or none, target): it runs the cleanup, then raises in the
 * enclosing region, continues disposing, or jumps to the target of a SeqLeave. Slot 0 of a seq row's methods clones a cell
 * that has not started. Slot 2, in programs that use it, returns the object that the sequence was made from.
 */
#include "clef/lower/psg_to_mir/cell.h"

enum {
  STATE_DONE = -1,
  WHERE_RAISE = 0,
  WHERE_DISPOSE = 1,
  WHERE_LEAVE = 2,
  CLONE_SLOT = 0,
  ATTACH_SLOT,
  SOURCE_SLOT
};
typedef struct Machine {
  NodeId node;
  InstanceId instance;
  SymbolId move_next, clone;
} Machine;

static Cell machine_shape(Lower *l, NodeId node, InstanceId instance) {
  SeqMachine m = psg_read_seq_machine(l->graph, node);
  ReprId element = repr_of(&l->layouts, psg_instance_type(l->graph, m.element, instance));
  Cell cell = cell_shape(l, &(CellOf){LAYOUT_SEQ, node, instance, element,
                                      list_captures(l, m.captures, m.capture_count), m.internals,
                                      m.internal_count, m.active});
  if (m.begins_again) cell.capture_flags = MIR_MUTABLE;
  return cell;
}

typedef struct Moving {
  SeqMachine m;
  Cell cell;
  BlockId *blocks; /* of SeqBlocks, by index */
  BlockId done;
  Handler *handlers; /* [0]: leaves MoveNext; [r] */
  Handler *eager;    /* [r]: where a cleanup inside of r raises; runs the cleanup of r at once */
  BlockId *cleanups; /* [r] */
  BlockId **leaves;  /* [r]: where each SeqLeave of the region goes */
  uint32_t *leave_counts;
} Moving;

static uint32_t block_index(Func *f, NodeId block) {
  return psg_seq_block(f->l->graph, block)->index;
}

/* The nearest region with a cleanup, from r outwards. */
static uint32_t finally_of(const Moving *mv, uint32_t r) {
  while (r && mv->m.regions[r - 1].is_with) r = mv->m.regions[r - 1].parent;
  return r;
}

/* Does an exception in region r leave MoveNext? Then the cleanups wait for Dispose. */
static bool is_outermost(const Moving *mv, uint32_t r) {
  while (r && !mv->m.regions[r - 1].is_with) r = mv->m.regions[r - 1].parent;
  return !r;
}

/* Region r was left by an exception, its cleanup is pending. */
static int64_t failed_state(const Moving *mv, uint32_t r) { return mv->m.yield_count + r; }

static void go_cleanup(Func *f, Moving *mv, uint32_t region, ValueId exception, uint32_t where) {
  ValueId args[2] = {exception.index ? fit_word(f, exception, mir_ref((RowId){0}, true))
                                     : mir_add_immediate(&f->at, (RowId){0}, 0),
                     const_int(f, MIR_KIND_I32, where)};
  mir_goto(&f->at, mv->cleanups[region], args, 2);
  f->at.block = (BlockId){0};
}

static void go_dispose(Func *f, Moving *mv, uint32_t region) {
  region = finally_of(mv, region);
  if (region)
    go_cleanup(f, mv, region, (ValueId){0}, WHERE_DISPOSE);
  else {
    mir_goto(&f->at, mv->done, NULL, 0);
    f->at.block = (BlockId){0};
  }
}

static void lower_seq_terminator(Func *f, Moving *mv, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  if (is_nowhere(f)) return;
  switch ((PsgKind)node->kind) {
  case PSG_SEQ_GOTO: {
    BlockId to = mv->blocks[block_index(f, psg_seq_goto_of(node)->block)];
    Words args = words_new(f, 0);
    for (uint32_t i = 0; i < psg_child_count(g, id); i++)
      args = words_concat(f, args, lower_value(f, psg_child(g, id, i)));
    for (uint32_t i = 0; i < args.count; i++)
      args.items[i] =
          fit_word(f, args.items[i], mir_type_of(f->mir, mir_block(f->mir, to)->params.items[i]));
    mir_goto(&f->at, to, args.items, args.count);
    break;
  }
  case PSG_SEQ_BRANCH: {
    Join yes = join_make(f, NULL, 0), no = join_make(f, NULL, 0);
    BlockId then = mv->blocks[block_index(f, psg_seq_branch_of(node)->yes)],
            otherwise = mv->blocks[block_index(f, psg_seq_branch_of(node)->no)];
    lower_condition(f, psg_child(g, id, 0), &yes, &no);
    join_open(f, &yes);
    mir_goto(&f->at, then, NULL, 0);
    join_open(f, &no);
    mir_goto(&f->at, otherwise, NULL, 0);
    break;
  }
  case PSG_SEQ_SWITCH: {
    ValueId value = lower_word(f, psg_child(g, id, 0));
    MirKind kind = (MirKind)mir_type_of(f->mir, value).kind;
    uint32_t count = psg_seq_switch(g, id)->arms.count / 3;
    int64_t *cases = NEW_ARRAY(f->l->scratch, int64_t, count + 1);
    MirEdge *edges = NEW_ARRAY(f->l->scratch, MirEdge, count + 1);
    for (uint32_t i = 0; i < count; i++) {
      const uint32_t *arm = psg_run(g, psg_seq_switch(g, id)->arms) + 3 * i;
      int64_t v = mir_sign_extend(kind, (uint64_t)arm[1] << 32 | arm[0]);
      MirEdge edge = mir_edge(f->mir, mv->blocks[block_index(f, (NodeId){arm[2]})], NULL, 0);
      uint32_t k = i;
      for (; k && cases[k - 1] > v; k--) {
        cases[k] = cases[k - 1];
        edges[k] = edges[k - 1];
      }
      cases[k] = v;
      edges[k] = edge;
    }
    MirEdge otherwise = {0};
    if (psg_seq_switch(g, id)->otherwise.index)
      otherwise =
          mir_edge(f->mir, mv->blocks[block_index(f, psg_seq_switch(g, id)->otherwise)], NULL, 0);
    else if (count)
      otherwise = edges[--count];
    if (count)
      mir_switch(&f->at, value, cases, edges, count, otherwise);
    else
      mir_goto(&f->at, otherwise.block, NULL, 0);
    break;
  }
  case PSG_SEQ_YIELD: {
    uint32_t state = psg_seq_yield_of(node)->state;
    if (!node->children.count) { /* hands up an inner sequence */
      uint8_t how = (uint8_t)psg_seq_yield_of(node)->result;
      store_state(f, f->cell, how == 3 ? STATE_DONE : (int64_t)state);
      ValueId result = const_int(f, MIR_KIND_I8, how);
      mir_return(&f->at, &result, 1);
      break;
    }
    const PsgNode *given = psg_node(g, psg_child(g, id, 0));
    if (given->kind == PSG_INTRINSIC && psg_intrinsic_of(given)->id == INTRINSIC_SEQ_REST) {
      store_state(f, f->cell, state);
      ValueId no = const_int(f, MIR_KIND_I8, 0);
      mir_return(&f->at, &no, 1);
      break;
    }
    Words value = lower_value(f, psg_child(g, id, 0));
    store_shape(f, (MirAddress){.base = f->cell, .offset = 0, .row = f->cell_row},
                mv->cell.prefix.words, mv->cell.prefix.count, value, MIR_MUTABLE, (ValueId){0});
    store_state(f, f->cell, state);
    ValueId yes = const_int(f, MIR_KIND_I8, 1);
    mir_return(&f->at, &yes, 1);
    break;
  }
  case PSG_SEQ_LEAVE: {
    uint32_t region = psg_seq_leave_of(node)->region, n = mv->leave_counts[region]++;
    BlockId *more = NEW_ARRAY(f->l->scratch, BlockId, n + 1);
    for (uint32_t i = 0; i < n; i++) more[i] = mv->leaves[region][i];
    more[n] = mv->blocks[block_index(f, psg_seq_leave_of(node)->block)];
    mv->leaves[region] = more;
    go_cleanup(f, mv, region, (ValueId){0}, WHERE_LEAVE + n);
    break;
  }
  case PSG_SEQ_DONE: mir_goto(&f->at, mv->done, NULL, 0); break;
  default: /* an expression that never ends by itself */
    lower_effect(f, id);
    if (!is_nowhere(f)) mir_goto(&f->at, mv->done, NULL, 0);
    break;
  }
  f->at.block = (BlockId){0};
}

static void lower_seq_block(Func *f, Moving *mv, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  uint32_t params = psg_seq_block_of(node)->params.count
                        ? psg_run(g, psg_seq_block_of(node)->params)[0]
                        : 0,
           count = node->children.count, at = 0;
  f->handler = &mv->handlers[psg_seq_block_of(node)->region];
  start_block(f, mv->blocks[psg_seq_block_of(node)->index]);
  BlockId block = f->at.block;
  for (uint32_t p = 0; p < params; p++) {
    NodeId param = psg_child(g, id, p);
    Words words = words_new(f, repr_info(f, node_repr(f, param))->word_count);
    for (uint32_t w = 0; w < words.count; w++)
      words.items[w] = mir_block(f->mir, block)->params.items[at++];
    env_bind(f, param, words);
  }
  for (uint32_t i = params; i + 1 < count; i++) {
    if (is_nowhere(f)) start_dead(f);
    lower_effect(f, psg_child(g, id, i));
  }
  if (count > params) lower_seq_terminator(f, mv, psg_child(g, id, count - 1));
  f->handler = NULL;
}

/* Blocks in an order in which what dominates comes first: depth first along the edges from the entries. */
static uint32_t *block_order(Func *f, const Moving *mv) {
  Graph *g = f->l->graph;
  uint32_t n = mv->m.block_count, count = 0;
  uint32_t *order = NEW_ARRAY(f->l->scratch, uint32_t, n + 1);
  uint8_t *seen = NEW_ARRAY(f->l->scratch, uint8_t, n + 1);
  VEC(uint32_t) work = {0};
  for (uint32_t root = 0; root <= mv->m.yield_count + n; root++) {
    uint32_t first = root == 0                   ? 0
                     : root <= mv->m.yield_count ? block_index(f, mv->m.yields[root - 1].resume)
                                                 : root - mv->m.yield_count - 1;
    vec_push(f->l->scratch, &work, first);
    while (work.count) {
      uint32_t b = vec_pop(&work);
      if (seen[b]) continue;
      seen[b] = 1;
      order[count++] = b;
      uint32_t children = psg_child_count(g, mv->m.blocks[b]);
      if (!children) continue;
      NodeId last = psg_child(g, mv->m.blocks[b], children - 1);
      const PsgNode *t = psg_node(g, last);
      if (t->kind == PSG_SEQ_BRANCH) {
        vec_push(f->l->scratch, &work, block_index(f, psg_seq_branch_of(t)->no));
        vec_push(f->l->scratch, &work, block_index(f, psg_seq_branch_of(t)->yes));
      }
      if (t->kind == PSG_SEQ_GOTO)
        vec_push(f->l->scratch, &work, block_index(f, psg_seq_goto_of(t)->block));
      if (t->kind == PSG_SEQ_LEAVE)
        vec_push(f->l->scratch, &work, block_index(f, psg_seq_leave_of(t)->block));
      if (t->kind == PSG_SEQ_SWITCH) {
        const PsgSeqSwitch *s = psg_seq_switch_of(t);
        if (s->otherwise.index) vec_push(f->l->scratch, &work, block_index(f, s->otherwise));
        for (uint32_t i = s->arms.count / 3; i; i--)
          vec_push(f->l->scratch, &work,
                   block_index(f, (NodeId){psg_run(g, s->arms)[3 * (i - 1) + 2]}));
      }
    }
  }
  return order;
}

/* The blocks of the machine with their parameters, and for each region its handler, and its cleanup when it has one. */
static void make_blocks(Func *f, Moving *mv) {
  Graph *g = f->l->graph;
  uint32_t n = mv->m.block_count, regions = mv->m.region_count;
  mv->blocks = NEW_ARRAY(f->l->scratch, BlockId, n + 1);
  mv->done = new_block(f, false);
  mv->handlers = NEW_ARRAY(f->l->scratch, Handler, regions + 1);
  mv->eager = NEW_ARRAY(f->l->scratch, Handler, regions + 1);
  mv->cleanups = NEW_ARRAY(f->l->scratch, BlockId, regions + 1);
  mv->leaves = NEW_ARRAY(f->l->scratch, BlockId *, regions + 1);
  mv->leave_counts = NEW_ARRAY(f->l->scratch, uint32_t, regions + 1);
  for (uint32_t b = 0; b < n; b++) {
    NodeId block = mv->m.blocks[b];
    uint32_t params =
        psg_seq_block(g, block)->params.count ? psg_run(g, psg_seq_block(g, block)->params)[0] : 0;
    mv->blocks[b] = new_block(f, false);
    for (uint32_t p = 0; p < params; p++) {
      Repr info = *repr_info(f, node_repr(f, psg_child(g, block, p)));
      for (uint32_t w = 0; w < info.word_count; w++)
        mir_block_param(f->mir, mv->blocks[b], info.words[w]);
    }
  }
  for (uint32_t r = 0; r <= regions; r++) {
    bool with = r && mv->m.regions[r - 1].is_with;
    mv->handlers[r].block = new_block(f, true);
    mir_block_param(f->mir, mv->handlers[r].block, mir_ref((RowId){0}, false));
    mv->eager[r] = mv->handlers[r];
    if (r && !with) {
      if (is_outermost(mv, r)) {
        mv->eager[r].block = new_block(f, true);
        mir_block_param(f->mir, mv->eager[r].block, mir_ref((RowId){0}, false));
      }
      mv->cleanups[r] = new_block(f, false);
      mir_block_param(f->mir, mv->cleanups[r], mir_ref((RowId){0}, true));
      mir_block_param(f->mir, mv->cleanups[r], mir_type(MIR_KIND_I32));
    }
  }
}

/* The jump by state: 0 starts, k goes on behind yield k, -(k + 1) disposes while at yield k; of a region that an exception
 * left, MoveNext says false and Dispose runs the cleanups; others are done. */
static void lower_entry(Func *f, Moving *mv, BlockId entry) {
  uint32_t yields = mv->m.yield_count, regions = mv->m.region_count, at = 0;
  int64_t *cases = NEW_ARRAY(f->l->scratch, int64_t, 2 * (yields + regions) + 2);
  MirEdge *edges = NEW_ARRAY(f->l->scratch, MirEdge, 2 * (yields + regions) + 2);
  BlockId *dispose = NEW_ARRAY(f->l->scratch, BlockId, yields + regions + 1), failed = {0};
  for (uint32_t k = yields + regions; k >= 1; k--) {
    uint32_t r = k > yields ? k - yields : 0;
    if (r && (mv->m.regions[r - 1].is_with || !is_outermost(mv, r))) continue;
    dispose[k] = new_block(f, true);
    cases[at] = -(int64_t)(k + 1);
    edges[at++] = mir_edge(f->mir, dispose[k], NULL, 0);
  }
  for (uint32_t k = 0; k <= yields; k++) {
    BlockId to = k ? mv->blocks[block_index(f, mv->m.yields[k - 1].resume)] : mv->blocks[0];
    cases[at] = k;
    edges[at++] = mir_edge(f->mir, to, NULL, 0);
  }
  for (uint32_t r = 1; r <= regions; r++) {
    if (!dispose[yields + r].index) continue;
    if (!failed.index) failed = new_block(f, true);
    cases[at] = failed_state(mv, r);
    edges[at++] = mir_edge(f->mir, failed, NULL, 0);
  }
  start_block(f, entry);
  f->cell = mir_add_cast(&f->at, mir_ref(mv->cell.row, false), f->cell, (ValueId){0});
  f->cell_row = mv->cell.row;
  mir_switch(&f->at, load_state(f, f->cell), cases, edges, at, mir_edge(f->mir, mv->done, NULL, 0));
  start_block(f, mv->done);
  store_state(f, f->cell, STATE_DONE);
  ValueId no = const_int(f, MIR_KIND_I8, 0);
  mir_return(&f->at, &no, 1);
  if (failed.index) {
    start_block(f, failed);
    no = const_int(f, MIR_KIND_I8, 0);
    mir_return(&f->at, &no, 1);
  }
  for (uint32_t k = 1; k <= yields + regions; k++) {
    if (!dispose[k].index) continue;
    start_block(f, dispose[k]);
    go_dispose(f, mv, k > yields ? k - yields : mv->m.yields[k - 1].region);
  }
}

/* try … with: what was raised goes to the handler's block. */
static void lower_with(Func *f, Moving *mv, uint32_t r) {
  BlockId to = mv->blocks[block_index(f, mv->m.regions[r - 1].handler)];
  ValueId caught = fit_word(f, mir_block(f->mir, mv->handlers[r].block)->params.items[0],
                            mir_type_of(f->mir, mir_block(f->mir, to)->params.items[0]));
  mir_goto(&f->at, to, &caught, 1);
  f->at.block = (BlockId){0};
}

/* try … finally: the cleanup runs once for all ways out, then goes on where it came from. An exception that leaves MoveNext
 * leaves it to Dispose, as in F#; one that a cleanup raises does not stop those around it. */
static void lower_cleanup(Func *f, Moving *mv, uint32_t r) {
  const SeqRegion *region = &mv->m.regions[r - 1];
  BlockId block = mv->cleanups[r];
  if (is_outermost(mv, r)) {
    store_state(f, f->cell, failed_state(mv, r));
    mir_raise(&f->at, mir_block(f->mir, mv->handlers[r].block)->params.items[0]);
    start_block(f, mv->eager[r].block);
  }
  go_cleanup(f, mv, r, mir_block(f->mir, mv->eager[r].block)->params.items[0], WHERE_RAISE);
  start_block(f, block);
  f->handler = &mv->eager[region->parent];
  lower_effect(f, region->cleanup);
  if (is_nowhere(f)) start_dead(f);
  ValueId exception = mir_block(f->mir, block)->params.items[0],
          where = mir_block(f->mir, block)->params.items[1];
  BlockId raises = new_block(f, true), disposes = new_block(f, true);
  uint32_t count = mv->leave_counts[r];
  int64_t *ways = NEW_ARRAY(f->l->scratch, int64_t, count + 3);
  MirEdge *to = NEW_ARRAY(f->l->scratch, MirEdge, count + 3);
  ways[0] = WHERE_RAISE;
  to[0] = mir_edge(f->mir, raises, NULL, 0);
  for (uint32_t i = 0; i < count; i++) {
    ways[i + 1] = WHERE_LEAVE + i;
    to[i + 1] = mir_edge(f->mir, mv->leaves[r][i], NULL, 0);
  }
  mir_switch(&f->at, where, ways, to, count + 1, mir_edge(f->mir, disposes, NULL, 0));
  start_block(f, raises);
  raise_word(f, exception);
  f->handler = NULL;
  start_block(f, disposes);
  go_dispose(f, mv, region->parent);
}

static void build_move_next(Func *f, void *data) {
  Machine *machine = data;
  Moving *mv = NEW(f->l->scratch, Moving);
  mv->m = psg_read_seq_machine(f->l->graph, machine->node);
  mv->cell = machine_shape(f->l, machine->node, machine->instance);
  f->cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_type(MIR_KIND_I8));
  bind_fields(f, &mv->cell, mv->m.internals, mv->m.internal_count);
  BlockId entry = new_block(f, false);
  make_blocks(f, mv);
  lower_entry(f, mv, entry);
  uint32_t *order = block_order(f, mv);
  for (uint32_t b = 0; b < mv->m.block_count; b++) lower_seq_block(f, mv, mv->m.blocks[order[b]]);
  start_block(f, mv->handlers[0].block);
  store_state(f, f->cell, STATE_DONE);
  mir_raise(&f->at, mir_block(f->mir, mv->handlers[0].block)->params.items[0]);
  for (uint32_t r = 1; r <= mv->m.region_count; r++) {
    start_block(f, mv->handlers[r].block);
    if (mv->m.regions[r - 1].is_with)
      lower_with(f, mv, r);
    else
      lower_cleanup(f, mv, r);
  }
  f->at.block = (BlockId){0};
}

static void build_clone(Func *f, void *data) {
  Machine *machine = data;
  Cell cell = machine_shape(f->l, machine->node, machine->instance);
  ValueId source = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_ref((RowId){0}, false));
  start_block(f, new_block(f, false));
  Words captured = words_new(f, cell.capture_words);
  for (uint32_t i = 0; i < cell.capture_words; i++)
    captured.items[i] = mir_add_load(&f->at, cell.types[i], mir_address(source, cell.offsets[i]),
                                     cell.capture_flags, (ValueId){0});
  ValueId copy =
      fit_word(f, alloc_cell(f, &cell, machine->move_next, captured), mir_ref((RowId){0}, false));
  mir_return(&f->at, &copy, 1);
  f->at.block = (BlockId){0};
}

/* Nothing to attach: a sequence without `yield!` hands up nothing. */
static void build_attach_none(Func *f, void *data) {
  (void)data;
  mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  start_block(f, new_block(f, false));
  mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

static const uint32_t *field_of(Func *f, const Machine *machine, NodeId internal) {
  SeqMachine m = psg_read_seq_machine(f->l->graph, machine->node);
  Cell cell = machine_shape(f->l, machine->node, machine->instance);
  uint32_t at = cell.capture_words;
  for (uint32_t i = 0; i < m.internal_count && m.internals[i].index != internal.index; i++)
    at += cell_is_shared(f->l->graph, m.internals[i])
              ? 1
              : repr_info(f, node_repr(f, m.internals[i]))->word_count;
  return cell.offsets + at;
}

static void build_attach(Func *f, void *data) {
  Machine *machine = data;
  NodeId driven = psg_read_seq_machine(f->l->graph, machine->node).driven;
  ValueId cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  start_block(f, new_block(f, false));
  mir_add_store(&f->at, mir_address(cell, *field_of(f, machine, driven)),
                const_int(f, MIR_KIND_I8, 1), MIR_MUTABLE, (ValueId){0});
  mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

static SymbolId new_method(Func *f, const char *name, void (*build)(Func *, void *),
                           InstanceId instance, void *data) {
  MirFunc *func = lower_function(f->l, name, (Span){0}, instance, build, data);
  func->flags = (func->flags | MIR_FUNC_ADDRESS) & ~(uint32_t)MIR_FUNC_RAISES;
  return func->symbol;
}

/* The object that the sequence was made of. */
static void build_source(Func *f, void *data) {
  Machine *machine = data;
  Lower *l = f->l;
  Cell cell = machine_shape(l, machine->node, machine->instance);
  NodeId source = psg_seq_source(l->graph, machine->node);
  ValueId self = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  MirType object = mir_ref((RowId){0}, true);
  mir_func_result(f->mir, object);
  start_block(f, new_block(f, false));
  uint32_t at = 0;
  for (uint32_t i = 0; cell.captures.items[i].index != source.index; i++)
    at += repr_info(f, node_repr(f, cell.captures.items[i]))->word_count;
  ReprId repr = node_repr(f, source);
  Words words = words_new(f, repr_info(f, repr)->word_count);
  for (uint32_t i = 0; i < words.count; i++)
    words.items[i] =
        mir_add_load(&f->at, cell.types[at + i], mir_address(self, cell.offsets[at + i]),
                     cell.capture_flags, (ValueId){0});
  ValueId boxed = fit_word(f, object_of(f, repr, words), object);
  mir_return(&f->at, &boxed, 1);
  f->at.block = (BlockId){0};
}

/* Nothing but itself. */
static void build_source_none(Func *f, void *data) {
  (void)data;
  mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_ref((RowId){0}, true));
  start_block(f, new_block(f, false));
  ValueId none = mir_add_immediate(&f->at, (RowId){0}, 0);
  mir_return(&f->at, &none, 1);
  f->at.block = (BlockId){0};
}

static SymbolId source_method(Func *f, Machine *machine, const char *name) {
  Lower *l = f->l;
  if (psg_seq_source(l->graph, machine->node).index) {
    MirFunc *func = lower_function(l, format_in(l->scratch, "%s.source", name), (Span){0},
                                   machine->instance, build_source, machine);
    func->flags |= MIR_FUNC_ADDRESS;
    return func->symbol;
  }
  SymbolId *none = lower_helper(l, "seq source none");
  SymbolId made = *none;
  if (!made.index) {
    made = new_method(f, "seq_source", build_source_none, f->instance, NULL);
    *lower_helper(l, "seq source none") = made;
  }
  return made;
}

/* The methods of a sequence's row; `source`: in programs that use it. `machine` only of one with `yield!`. */
static void set_methods(Func *f, RowId row, SymbolId clone, SymbolId source, Machine *machine,
                        const char *name) {
  Lower *l = f->l;
  SymbolId methods[SOURCE_SLOT + 1] = {[CLONE_SLOT] = clone, [SOURCE_SLOT] = source};
  if (machine) {
    methods[ATTACH_SLOT] = new_method(f, format_in(l->scratch, "%s.attach", name), build_attach,
                                      machine->instance, machine);
  } else {
    SymbolId none = *lower_helper(l, "seq attach none");
    if (!none.index) {
      none = new_method(f, "seq_attach", build_attach_none, f->instance, NULL);
      *lower_helper(l, "seq attach none") = none;
    }
    methods[ATTACH_SLOT] = none;
  }
  LayoutRow *r = layout_row(&l->unit->layout, row);
  r->method_count = source.index ? SOURCE_SLOT + 1 : SOURCE_SLOT;
  r->methods = NEW_ARRAY(l->arena, SymbolId, r->method_count);
  memcpy(r->methods, methods, r->method_count * sizeof *methods);
}

Words lower_seq_machine(Func *f, NodeId node) {
  Lower *l = f->l;
  Cell cell = machine_shape(l, node, f->instance);
  SymbolId *move =
      lower_helper(l, format_in(l->scratch, "move %u %u", node.index, f->instance.index));
  if (!move->index) {
    Machine *machine = NEW(l->arena, Machine);
    Span span = psg_node(l->graph, node)->span;
    *machine = (Machine){.node = node, .instance = f->instance};
    MirFunc *func = lower_function(
        l, format_in(l->scratch, "%s.next", mir_symbol_text(l->unit, f->mir->symbol)), span,
        f->instance, build_move_next, machine);
    func->flags |= MIR_FUNC_ADDRESS | MIR_FUNC_CELL;
    machine->move_next = func->symbol;
    *move = func->symbol;
    func = lower_function(
        l, format_in(l->scratch, "%s.clone", mir_symbol_text(l->unit, f->mir->symbol)), span,
        f->instance, build_clone, machine);
    func->flags |= MIR_FUNC_ADDRESS;
    machine->clone = func->symbol;
    bool has_inner = psg_read_seq_machine(l->graph, node).active.index != 0;
    const char *name = mir_symbol_text(l->unit, f->mir->symbol);
    SymbolId source = {0};
    if (psg_asks_sources(l->graph)) source = source_method(f, machine, name);
    set_methods(f, cell.row, func->symbol, source, has_inner ? machine : NULL, name);
  }
  Words result = words_new(f, 1);
  result.items[0] = fit_word(f, alloc_cell(f, &cell, *move, read_captures(f, &cell.captures)),
                             mir_ref((RowId){0}, false));
  return result;
}

static void build_empty_next(Func *f, void *data) {
  (void)data;
  mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_type(MIR_KIND_I8));
  start_block(f, new_block(f, false));
  ValueId no = const_int(f, MIR_KIND_I8, 0);
  mir_return(&f->at, &no, 1);
  f->at.block = (BlockId){0};
}

static void build_empty_clone(Func *f, void *data) {
  (void)data;
  ValueId cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, mir_ref((RowId){0}, false));
  start_block(f, new_block(f, false));
  mir_return(&f->at, &cell, 1);
  f->at.block = (BlockId){0};
}

/* An array of none. */
static void build_empty_source(Func *f, void *data) {
  const ReprId array = *(const ReprId *)data;
  MirType object = mir_ref((RowId){0}, true);
  mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  mir_func_result(f->mir, object);
  start_block(f, new_block(f, false));
  Words words = words_new(f, 1);
  ValueId zero = const_int(f, MIR_KIND_I64, 0);
  words.items[0] = mir_add_alloc_array(&f->at, repr_info(f, array)->row, &zero, 1, 0);
  ValueId boxed = fit_word(f, box_words(f, array, words), object);
  mir_return(&f->at, &boxed, 1);
  f->at.block = (BlockId){0};
}

static SymbolId empty_seq(Func *f, TypeId type) {
  Lower *l = f->l;
  ReprId element = repr_element(&l->layouts, repr_of(&l->layouts, type));
  bool asks = psg_asks_sources(l->graph);
  const char *key = format_in(l->scratch, asks ? "empty seq of %u" : "empty seq %u",
                              asks ? type.index : element.index);
  SymbolId *symbol = lower_helper(l, key);
  if (symbol->index) return *symbol;
  CellPrefix prefix = layout_cell_prefix(&l->layouts, element);
  MirFunc *next =
      lower_function(l, "seq_empty.next", (Span){0}, f->instance, build_empty_next, NULL);
  next->flags |= MIR_FUNC_ADDRESS | MIR_FUNC_CELL;
  next->flags &= ~(uint32_t)MIR_FUNC_RAISES;
  MirFunc *clone =
      lower_function(l, "seq_empty.clone", (Span){0}, f->instance, build_empty_clone, NULL);
  clone->flags |= MIR_FUNC_ADDRESS;
  clone->flags &= ~(uint32_t)MIR_FUNC_RAISES;
  RowId row = layout_add_row(&l->unit->layout, l->names, "seq_empty", LAYOUT_SEQ);
  layout_fill_block(&l->layouts, row, prefix.size, prefix.words, prefix.count);
  SymbolId source = {0};
  if (asks) {
    TypeId item = type_arg(l->types, type, 0);
    ReprId *array = NEW(l->arena, ReprId);
    *array = repr_of(&l->layouts, type_app(l->types, type_known(l->types, KNOWN_ARRAY), &item, 1));
    source = new_method(f, "seq_empty.source", build_empty_source, f->instance, array);
  }
  set_methods(f, row, clone->symbol, source, NULL, NULL);
  SymbolId id = lower_fresh_symbol(l, "seq_empty");
  MirData *data = mir_data_new(l->unit, id, MIR_DATA_OBJECT);
  data->row = row;
  data->is_mutable = true;
  data->size = prefix.size;
  mir_data_bits(l->unit, data, 0, mir_type(MIR_KIND_I32), STATE_DONE);
  mir_data_symbol(l->unit, data, prefix.code, mir_type(MIR_KIND_CODE), next->symbol);
  *lower_helper(l, key) = id;
  return id;
}

/* ---- operations on cells ---- */

/* One step, or, where the state says so, the pending cleanups: what the code gives, an i8. */
static Words call_move_next(Func *f, Words cell, CellPrefix prefix) {
  MirType truth = mir_type(MIR_KIND_I8);
  MirCallee code = {.form = MIR_CALLEE_CODE, .value = cell_code(f, cell.items[0], prefix)};
  return call_words(f, code, cell, &truth, 1, WANT_VALUE);
}

static Words call_cell_method(Func *f, uint32_t slot, Words args, const MirType *result) {
  MirCallee method = {.form = MIR_CALLEE_METHOD, .slot = slot};
  return call_words(f, method, args, result, result ? 1 : 0, WANT_VALUE);
}

/* Where cleanups are pending they run: the code is called with the state for them. */
static Words lower_dispose(Func *f, Words cell, CellPrefix prefix) {
  Join end = join_make(f, NULL, 0);
  Words none = words_new(f, 0);
  ValueId state = load_state(f, cell.items[0]);
  BlockId pending = new_block(f, false), idle = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add2(&f->at, MIR_SLT, const_int(f, MIR_KIND_I32, 0), state), pending, idle);
  start_block(f, pending);
  f->is_dead = was_dead;
  ValueId next = mir_add2(&f->at, MIR_ISUB, const_int(f, MIR_KIND_I32, -1), state);
  mir_add_store(&f->at, mir_address(cell.items[0], 0), next, MIR_MUTABLE, (ValueId){0});
  call_move_next(f, cell, prefix);
  join_add(f, &end, none);
  start_block(f, idle);
  f->is_dead = was_dead;
  store_state(f, cell.items[0], STATE_DONE);
  join_add(f, &end, none);
  return join_open(f, &end);
}

/* What a call of Current in the program gives: the element, or a default value before the first MoveNext and after the last
 * element. */
static Words lower_current(Func *f, Words cell, CellPrefix prefix, ReprId element) {
  Join end = join_make(f, repr_info(f, element)->words, repr_info(f, element)->word_count);
  BlockId running = new_block(f, false), idle = new_block(f, false);
  bool was_dead = f->is_dead;
  ValueId zero = const_int(f, MIR_KIND_I32, 0);
  branch_to(f, mir_add2(&f->at, MIR_SLT, zero, load_state(f, cell.items[0])), running, idle);
  start_block(f, running);
  f->is_dead = was_dead;
  join_add(f, &end,
           load_shape(f, mir_address(cell.items[0], 0), prefix.words, prefix.count, (ValueId){0}));
  start_block(f, idle);
  f->is_dead = was_dead;
  Words nothing = default_words(f, element);
  fit_words(f, nothing, repr_info(f, element)->words);
  join_add(f, &end, nothing);
  return join_open(f, &end);
}

/* A call of MoveNext or Current that stands in the program. A cell that wraps an object gets the state for that call. */
static Words lower_asked(Func *f, Words cell, CellPrefix prefix, ReprId element, int64_t asks) {
  Join end = join_make(f, NULL, 0);
  Words none = words_new(f, 0);
  BlockId driven = new_block(f, false), plain = new_block(f, false);
  bool was_dead = f->is_dead;
  ValueId runs = const_int(f, MIR_KIND_I32, DRIVEN_RUNS);
  branch_to(f, mir_add2(&f->at, MIR_IEQ, load_state(f, cell.items[0]), runs), driven, plain);
  start_block(f, driven);
  f->is_dead = was_dead;
  store_state(f, cell.items[0], asks);
  if (asks == DRIVEN_READS) call_move_next(f, cell, prefix);
  join_add(f, &end, none);
  start_block(f, plain);
  f->is_dead = was_dead;
  join_add(f, &end, none);
  join_open(f, &end);
  return asks == DRIVEN_MOVES ? call_move_next(f, cell, prefix)
                              : lower_current(f, cell, prefix, element);
}

ValueId call_seq_source(Func *f, ValueId cell) {
  Words args = words_new(f, 1);
  MirType object = mir_ref((RowId){0}, true);
  args.items[0] = cell;
  return call_cell_method(f, SOURCE_SLOT, args, &object).items[0];
}

Words lower_seq_op(Func *f, NodeId node, IntrinsicId op) {
  Lower *l = f->l;
  Graph *g = l->graph;
  Words result = words_new(f, 1), cell = {0};
  MirType ref = mir_ref((RowId){0}, false);
  if (op == INTRINSIC_SEQ_EMPTY) {
    result.items[0] = mir_add_symbol(&f->at, empty_seq(f, node_type(f, node)), ref);
    return result;
  }
  if (op == INTRINSIC_SEQ_STANDS_FOR) return words_new(f, 0); /* read where the method is made */
  NodeId arg = psg_child(g, node, 0);
  ReprId element = repr_element(&l->layouts, node_repr(f, arg));
  CellPrefix prefix = layout_cell_prefix(&l->layouts, element);
  cell = lower_value(f, arg);
  if (op == INTRINSIC_SEQ_START || type_is_known(l->types, node_type(f, arg), KNOWN_ENUMERATOR))
    check_object(f, arg, cell);
  cell.items[0] = non_null(f, cell.items[0], (RowId){0});
  switch (op) {
  case INTRINSIC_SEQ_START: return call_cell_method(f, CLONE_SLOT, cell, &ref);
  case INTRINSIC_SEQ_NEXT: return call_move_next(f, cell, prefix);
  case INTRINSIC_SEQ_MOVE: return lower_asked(f, cell, prefix, element, DRIVEN_MOVES);
  case INTRINSIC_SEQ_READ: return lower_asked(f, cell, prefix, element, DRIVEN_READS);
  case INTRINSIC_SEQ_STEP: {
    Words words = call_move_next(f, cell, prefix);
    result.items[0] = mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, words.items[0]);
    return result;
  }
  case INTRINSIC_SEQ_ATTACH: return call_cell_method(f, ATTACH_SLOT, cell, NULL);
  case INTRINSIC_SEQ_TAKE: { /* it leaves the cell, so that the list is the enumeration's alone */
    MirType active = repr_info(f, node_repr(f, node))->words[0];
    uint32_t at = cell_active_offset(&prefix);
    result.items[0] =
        mir_add_load(&f->at, active, mir_address(cell.items[0], at), MIR_MUTABLE, (ValueId){0});
    mir_add_store(&f->at, mir_address(cell.items[0], at), mir_add_immediate(&f->at, active.row, 0),
                  MIR_MUTABLE, (ValueId){0});
    return result;
  }
  case INTRINSIC_SEQ_GIVE: {
    ValueId found = lower_word(f, psg_child(g, node, 1));
    mir_add_store(&f->at, mir_address(cell.items[0], cell_active_offset(&prefix)), found,
                  MIR_MUTABLE, (ValueId){0});
    return words_new(f, 0);
  }
  case INTRINSIC_SEQ_SAME_CODE: {
    ValueId other = non_null(f, lower_word(f, psg_child(g, node, 1)), (RowId){0}), codes[2];
    for (uint32_t i = 0; i < 2; i++) codes[i] = cell_code(f, i ? other : cell.items[0], prefix);
    result.items[0] = mir_add2(&f->at, MIR_SAME, codes[0], codes[1]);
    return result;
  }
  case INTRINSIC_SEQ_CURRENT:
    return load_shape(f, mir_address(cell.items[0], 0), prefix.words, prefix.count, (ValueId){0});
  case INTRINSIC_SEQ_DISPOSE: return lower_dispose(f, cell, prefix);
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s is none of sequences", psg_intrinsic_info[op].operation);
}
