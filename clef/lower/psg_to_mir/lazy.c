/* lazy: lazy values as cells.
 *
 *   lazy   {i32 computed, value, code, captures …, failure}       code(cell) → value
 *
 * `failure` has the exception that the code raised. A further call of the code raises it again. (In the word of `code` it would
 * save 8 bytes a cell, but a word that is counted in some states needs a release routine that reads the state.) A computed cell
 * releases its captures.
 */
#include "clef/lower/psg_to_mir/cell.h"

enum { LAZY_NOT_RUN, LAZY_DONE, LAZY_RUNNING, LAZY_FAILED };
enum { THREAD_NUMBER_SLOT = 27 }; /* rt/README.md, Slots */

/* A LazyThunk node in an instance. */
typedef struct Thunk {
  NodeId node;
  InstanceId instance;
} Thunk;

static Cell lazy_shape(Lower *l, NodeId node, InstanceId instance, ReprId element) {
  NodeId lambda = psg_child(l->graph, node, 0);
  Code *code = lower_code(l, lambda, (NodeId){0}, instance);
  return cell_shape(
      l, &(CellOf){LAYOUT_LAZY, node, instance, element, *code_captures(l, code), NULL, 0, {0}});
}

/* The entry of a lazy value's code: what it raised before it raises again, and what it raises now it keeps. */
static void guard_failure(Func *f, const Cell *cell, Handler *handler) {
  MirType exn = mir_ref((RowId){0}, false), kept_type = mir_ref((RowId){0}, true);
  BlockId run = new_block(f, false), again = new_block(f, true);
  *handler = (Handler){.block = new_block(f, true)};
  ValueId exception = mir_block_param(f->mir, handler->block, exn);
  branch_to(
      f, mir_add2(&f->at, MIR_IEQ, load_state(f, f->cell), const_int(f, MIR_KIND_I32, LAZY_FAILED)),
      again, run);
  start_block(f, again);
  ValueId kept = mir_add_load(&f->at, kept_type, mir_address(f->cell, cell->failure), MIR_MUTABLE,
                              (ValueId){0});
  ValueId proof =
      mir_inst(f->mir, mir_add_inst(&f->at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0))
          ->result; /* depends on the state */
  mir_raise(&f->at, mir_add_cast(&f->at, exn, kept, proof));
  start_block(f, handler->block);
  mir_add_store(&f->at, mir_address(f->cell, cell->failure), fit_word(f, exception, kept_type),
                MIR_MUTABLE, (ValueId){0});
  store_state(f, f->cell, LAZY_FAILED);
  mir_raise(&f->at, exception);
  start_block(f, run);
  f->handler = handler;
}

static void build_lazy(Func *f, void *data) {
  const Thunk *thunk = data;
  Graph *g = f->l->graph;
  NodeId lambda = psg_child(g, thunk->node, 0);
  ReprId element = node_repr(f, psg_child(g, lambda, lambda_arity(f->l, lambda)));
  Cell cell = lazy_shape(f->l, thunk->node, thunk->instance, element);
  f->cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  Repr info = *repr_info(f, element);
  for (uint32_t w = 0; w < info.word_count; w++) mir_func_result(f->mir, info.words[w]);
  f->result = element;
  start_block(f, new_block(f, false));
  Handler handler;
  guard_failure(f, &cell, &handler);
  Words captured = words_new(f, cell.capture_words);
  for (uint32_t i = 0; i < cell.capture_words; i++)
    captured.items[i] = mir_add_load(&f->at, cell.types[i], mir_address(f->cell, cell.offsets[i]),
                                     MIR_MUTABLE, (ValueId){0});
  bind_captures(f, &cell.captures, captured);
  for (uint32_t i = 0; i < lambda_arity(f->l, lambda); i++)
    env_bind(f, psg_child(g, lambda, i), words_new(f, 0));
  Words value = lower_value(f, psg_child(g, lambda, lambda_arity(f->l, lambda)));
  f->handler = NULL;
  fit_words(f, value, info.words);
  store_shape(f, mir_address(f->cell, 0), cell.prefix.words, cell.prefix.count, value, MIR_MUTABLE,
              (ValueId){0});
  for (uint32_t i = 0; i < cell.capture_words; i++) /* what is done needs them no more */
    if (cell.types[i].kind == MIR_KIND_REF)
      mir_add_store(&f->at, mir_address(f->cell, cell.offsets[i]),
                    mir_add_immediate(&f->at, cell.types[i].row, 0), MIR_MUTABLE, (ValueId){0});
  return_words(f, value);
}

Words lower_lazy_thunk(Func *f, NodeId node) {
  Lower *l = f->l;
  ReprId element = repr_element(&l->layouts, node_repr(f, node));
  Cell cell = lazy_shape(l, node, f->instance, element);
  SymbolId *code =
      lower_helper(l, format_in(l->scratch, "lazy %u %u", node.index, f->instance.index));
  if (!code->index) {
    Thunk *thunk = NEW(l->arena, Thunk);
    *thunk = (Thunk){node, f->instance};
    MirFunc *func = lower_function(
        l, format_in(l->scratch, "%s.lazy", mir_symbol_text(l->unit, f->mir->symbol)),
        psg_node(l->graph, node)->span, f->instance, build_lazy, thunk);
    func->flags |= MIR_FUNC_ADDRESS | MIR_FUNC_CELL;
    *code = func->symbol;
  }
  Words result = words_new(f, 1);
  result.items[0] = fit_word(f, alloc_cell(f, &cell, *code, read_captures(f, &cell.captures)),
                             mir_ref((RowId){0}, false));
  return result;
}

typedef struct Force {
  ReprId element;
  InstanceId recursion; /* raises: the value needs itself */
} Force;

/* The state of a value that the current thread computes: with its number where there are threads. */
static ValueId running_state(Func *f) {
  ValueId state = const_int(f, MIR_KIND_I32, LAZY_RUNNING);
  if (!psg_has_threads(f->l->graph)) return state;
  ValueId number = mir_add_rt_get(&f->at, mir_type(MIR_KIND_I64), THREAD_NUMBER_SLOT);
  ValueId thread = mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, number);
  return mir_add2(&f->at, MIR_IADD, state,
                  mir_add2(&f->at, MIR_SHL, thread, const_int(f, MIR_KIND_I32, 2)));
}

/* The value is being computed. If another thread computes it, the current thread waits; if it is the current thread, the value
 * depends on itself. */
static void wait_for_value(Func *f, ValueId state, BlockId head) {
  if (!psg_has_threads(f->l->graph)) return;
  BlockId other = new_block(f, true), recursion = new_block(f, true);
  branch_to(f, mir_add2(&f->at, MIR_IEQ, state, running_state(f)), recursion, other);
  start_block(f, other);
  mir_call(&f->at,
           (MirCallee){.form = MIR_CALLEE_DIRECT,
                       .symbol = mir_symbol_of_text(f->l->unit, "rt_thread_point")},
           NULL, 0, mir_edge(f->mir, head, NULL, 0), (MirEdge){0}, 0);
  start_block(f, recursion);
}

/* (cell) → value */
static void build_force(Func *f, void *data) {
  const Force *force = data;
  ReprId element = force->element;
  CellPrefix prefix = layout_cell_prefix(&f->l->layouts, element);
  Repr info = *repr_info(f, element);
  f->cell = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  for (uint32_t w = 0; w < info.word_count; w++) mir_func_result(f->mir, info.words[w]);
  f->result = element;
  start_block(f, new_block(f, false));
  BlockId head = new_block(f, false);
  mir_goto(&f->at, head, NULL, 0);
  start_block(f, head);
  ValueId state = load_state(f, f->cell);
  BlockId ready = new_block(f, false), run = new_block(f, false), running = new_block(f, true),
          call = new_block(f, false);
  int64_t cases[3] = {LAZY_NOT_RUN, LAZY_DONE, LAZY_FAILED};
  MirEdge edges[3] = {mir_edge(f->mir, run, NULL, 0), mir_edge(f->mir, ready, NULL, 0),
                      mir_edge(f->mir, call, NULL, 0)};
  mir_switch(&f->at, state, cases, edges, 3, mir_edge(f->mir, running, NULL, 0));
  start_block(f, running);
  wait_for_value(f, state, head);
  call_instance(f, force->recursion, words_new(f, 0),
                repr_of(&f->l->layouts, type_of(f->l->types, KNOWN_UNIT)), WANT_VALUE);
  mir_invalid(&f->at, "a failed check went on");
  start_block(f, ready);
  return_words(f, load_shape(f, mir_address(f->cell, 0), prefix.words, prefix.count, (ValueId){0}));
  start_block(f, run);
  mir_add_store(&f->at, (MirAddress){f->cell, 0, f->cell_row, 0}, running_state(f), MIR_MUTABLE,
                (ValueId){0});
  mir_goto(&f->at, call, NULL, 0);
  start_block(f, call);
  ValueId code = cell_code(f, f->cell, prefix);
  BlockId done = new_block(f, false);
  Words words = words_new(f, info.word_count);
  for (uint32_t w = 0; w < info.word_count; w++)
    words.items[w] = mir_block_param(f->mir, done, info.words[w]);
  mir_call(&f->at, (MirCallee){.form = MIR_CALLEE_CODE, .value = code}, &f->cell, 1,
           mir_edge(f->mir, done, NULL, 0), (MirEdge){0}, 0);
  start_block(f, done);
  store_state(f, f->cell, LAZY_DONE);
  return_words(f, words);
}

Words lower_lazy_op(Func *f, NodeId node, IntrinsicId op) {
  Lower *l = f->l;
  NodeId arg = psg_child(l->graph, node, 0);
  ReprId element = repr_element(&l->layouts, node_repr(f, arg));
  Words cell = lower_value(f, arg);
  check_object(f, arg, cell);
  cell.items[0] = non_null(f, cell.items[0], (RowId){0});
  if (op == INTRINSIC_LAZY_IS_DONE) {
    Words result = words_new(f, 1);
    result.items[0] = mir_add2(&f->at, MIR_IEQ, load_state(f, cell.items[0]),
                               const_int(f, MIR_KIND_I32, LAZY_DONE));
    return result;
  }
  SymbolId *force = lower_helper(l, format_in(l->scratch, "force %u", element.index));
  if (!force->index) {
    Force *what = NEW(l->arena, Force);
    *what = (Force){element, psg_witness(l->graph, node, f->instance).call};
    *force = lower_function(l, "lazy_force", (Span){0}, f->instance, build_force, what)->symbol;
  }
  return call_direct(f, *force, cell, element, WANT_VALUE);
}
