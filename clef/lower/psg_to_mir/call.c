/* call: functions, closures and application.
 *
 * A Lambda in an instance is one Code. A function that has a name and known uses is lambda-lifted: its direct entry takes
 * captures, then arguments. As a value it is a closure {code, captures}; `code` takes arguments, then the closure, loads
 * the captures and tail-calls the direct entry. A Lambda without a name has only the closure's code, which is its body.
 *
 *     let add n = (fun x -> x + n)      @fun(x, closure): n = load closure + 8; …
 *     let rec even n = … odd …          @even(captures of the group, n), no closure unless used as a value
 *
 * The captures of a function are those of its body and those of the local functions that it refers to, never these functions
 * themselves. So a group of mutually recursive functions captures the free variables of the group.
 *
 * Application of a value: a type of arity 1 has one possible arity. For other types `apply` reads the arity from the header.
 * A stub for each function type and number of arguments handles the other arities.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/psg/graph/payload.h"

NodeId binding_lambda(Lower *l, NodeId binding) {
  Graph *g = l->graph;
  const PsgNode *node = psg_node(g, binding);
  if (node->kind != PSG_BINDING || !node->children.count || (node->flags & NODE_MUTABLE))
    return (NodeId){0};
  NodeId value = psg_child(g, binding, 0);
  while (psg_kind(g, value) == PSG_TYPE_ANNOTATION) value = psg_child(g, value, 0);
  return psg_kind(g, value) == PSG_LAMBDA ? value : (NodeId){0};
}

uint32_t lambda_arity(Lower *l, NodeId lambda) { return psg_child_count(l->graph, lambda) - 1; }

Code *lower_code(Lower *l, NodeId lambda, NodeId binding, InstanceId instance) {
  uint32_t *item = num_map(&l->code_map, l->arena, (uint64_t)instance.index << 32 | lambda.index);
  if (!*item) {
    Code *code = NEW(l->arena, Code);
    code->lambda = lambda;
    code->binding = binding;
    code->instance = instance;
    vec_push(l->arena, &l->codes, code);
    *item = l->codes.count;
  }
  return l->codes.items[*item - 1];
}

/* Variables that a function captures only through another may be its own: a sibling's capture that is bound inside. */
static bool is_bound_inside(Graph *g, NodeId definition, NodeId node) {
  for (NodeId up = psg_node(g, definition)->parent; up.index; up = psg_node(g, up)->parent)
    if (up.index == node.index) return true;
  return false;
}

/* The instance that contains a local function that is no template. A local template that calls the function has another
 * instance. The code of a module-level value or `do` belongs to the root instance, which has no binding. */
static InstanceId around(Func *f, NodeId binding) {
  Graph *g = f->l->graph;
  InstanceId instance = psg_instance_around(g, binding, f->instance);
  if (instance.index == PSG_ROOT_INSTANCE) return instance;
  return instance.index && is_bound_inside(g, binding, psg_instance(g, instance)->binding)
             ? instance
             : f->instance;
}

/* The definitions that a node captures: its coeffect in the graph, read as it is. */
Captures list_captures(Lower *l, const uint32_t *triples, uint32_t count) {
  Captures out = {NEW_ARRAY(l->arena, NodeId, count + 1), count};
  for (uint32_t i = 0; i < count; i++) out.items[i] = (NodeId){triples[3 * i]};
  return out;
}

Captures node_captures(Lower *l, NodeId node) {
  IdRun captures = *psg_captures(l->graph, node);
  return list_captures(l, psg_run(l->graph, captures), captures.count / 3);
}

const Captures *code_captures(Lower *l, Code *code) {
  if (!code->has_captures) {
    code->has_captures = true;
    code->captures = node_captures(l, code->lambda);
  }
  return &code->captures;
}

static bool is_cell(Graph *g, NodeId definition) {
  uint32_t flags = psg_node(g, definition)->flags;
  return (flags & NODE_MUTABLE) && (flags & NODE_CAPTURED);
}

/* Words of a capture: its value's, or its cell. */
static uint32_t capture_types(Lower *l, NodeId definition, InstanceId instance, MirType *types) {
  ReprId repr = repr_of(&l->layouts, psg_node_type(l->graph, definition, instance));
  const Repr *info = repr_row(&l->layouts, repr);
  if (is_cell(l->graph, definition)) {
    uint32_t *offsets = NEW_ARRAY(l->scratch, uint32_t, info->word_count + 1), size;
    types[0] = mir_ref(layout_cell_row(&l->layouts, repr, offsets, &size), false);
    return 1;
  }
  for (uint32_t w = 0; w < info->word_count; w++) types[w] = info->words[w];
  return info->word_count;
}

uint32_t captures_types(Lower *l, const Captures *captures, InstanceId instance, MirType **types) {
  uint32_t most = 0, n = 0;
  for (uint32_t i = 0; i < captures->count; i++)
    most +=
        1 + repr_row(&l->layouts,
                     repr_of(&l->layouts, psg_node_type(l->graph, captures->items[i], instance)))
                ->word_count;
  *types = NEW_ARRAY(l->scratch, MirType, most + 1);
  for (uint32_t i = 0; i < captures->count; i++)
    n += capture_types(l, captures->items[i], instance, *types + n);
  return n;
}

void bind_captures(Func *f, const Captures *captures, Words words) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < captures->count; i++) {
    ReprId repr = node_repr(f, captures->items[i]);
    bool cell = is_cell(f->l->graph, captures->items[i]);
    uint32_t count = cell ? 1 : repr_info(f, repr)->word_count;
    Words captured = words_slice(words, at, count);
    env_add(f, captures->items[i], cell ? ENV_CELL : ENV_WORDS, repr)->words = captured;
    if (cell)
      debug_bind_cell(f, captures->items[i], repr, captured.items[0]);
    else
      debug_bind_capture(f, captures->items[i], repr, captured);
    at += count;
  }
}

/* What a function captures, read where the closure is made or the function called. */
Words read_captures(Func *f, const Captures *captures) {
  Words all = words_new(f, 0);
  for (uint32_t i = 0; i < captures->count; i++) {
    NodeId definition = captures->items[i];
    EnvEntry *entry = env_find(f, definition);
    if (!entry)
      bug("lower: '%s' is captured but not in scope",
          name_text(f->l->names, psg_node(f->l->graph, definition)->name));
    if (is_cell(f->l->graph, definition)) {
      Words cell = words_new(f, 1);
      if (entry->form == ENV_CELL)
        cell.items[0] = entry->words.items[0];
      else {
        MirType type;
        uint32_t offset = entry->offsets[0];
        capture_types(f->l, definition, f->instance, &type);
        cell.items[0] = mir_add_load(&f->at, type, (MirAddress){f->cell, offset, f->cell_row, 0},
                                     MIR_MUTABLE, (ValueId){0});
      }
      all = words_concat(f, all, cell);
    } else
      all = words_concat(f, all, env_read(f, entry));
  }
  return all;
}

/* ---- bodies ---- */

static const char *code_name(Lower *l, const Code *code) {
  if (code->binding.index) return binding_name(l, code->binding);
  for (NodeId up = psg_node(l->graph, code->lambda)->parent; up.index;
       up = psg_node(l->graph, up)->parent)
    if (psg_kind(l->graph, up) == PSG_BINDING && psg_node(l->graph, up)->name.index)
      return format_in(l->scratch, "%s.fun", binding_name(l, up));
  return "fun";
}

static ReprId body_repr(Func *f, NodeId lambda) {
  return node_repr(f, psg_child(f->l->graph, lambda, lambda_arity(f->l, lambda)));
}

static void declare_params(Func *f, const Code *code, Words *args) {
  uint32_t arity = lambda_arity(f->l, code->lambda);
  for (uint32_t i = 0; i < arity; i++) {
    add_params(f, f->mir, node_repr(f, psg_child(f->l->graph, code->lambda, i)), &args[i]);
  }
}

static void declare_results(Func *f, ReprId repr) {
  uint32_t count = repr_info(f, repr)->word_count;
  for (uint32_t w = 0; w < count; w++) mir_func_result(f->mir, repr_info(f, repr)->words[w]);
}

static void build_body(Func *f, const Code *code, const Words *args) {
  Graph *g = f->l->graph;
  uint32_t arity = lambda_arity(f->l, code->lambda);
  for (uint32_t i = 0; i < arity; i++) env_bind(f, psg_child(g, code->lambda, i), args[i]);
  lower_expr(f, psg_child(g, code->lambda, arity), WANT_TAIL);
}

static void build_direct(Func *f, void *data) {
  Code *code = data;
  const Captures *captures = code_captures(f->l, code);
  MirType *types;
  uint32_t count = captures_types(f->l, captures, f->instance, &types);
  Words captured = words_new(f, count);
  Words *args = NEW_ARRAY(f->l->scratch, Words, lambda_arity(f->l, code->lambda) + 1);
  for (uint32_t i = 0; i < count; i++)
    captured.items[i] = mir_func_param(f->mir, types[i], (Name){0});
  declare_params(f, code, args);
  f->result = body_repr(f, code->lambda);
  declare_results(f, f->result);
  start_block(f, new_block(f, false));
  bind_captures(f, captures, captured);
  build_body(f, code, args);
}

static Words load_captures(Func *f, const Captures *captures, ValueId closure, RowId *row) {
  MirType *types;
  uint32_t size, count = captures_types(f->l, captures, f->instance, &types);
  uint32_t *offsets = NEW_ARRAY(f->l->scratch, uint32_t, count + 1);
  *row = layout_closure_row(&f->l->layouts, types, count, offsets, &size);
  Words words = words_new(f, count);
  if (closure.index)
    for (uint32_t i = 0; i < count; i++)
      words.items[i] =
          mir_add_load(&f->at, types[i], (MirAddress){closure, offsets[i], *row, narrow16(i + 2)},
                       0, (ValueId){0});
  return words;
}

static void build_closure_code(Func *f, void *data) {
  Code *code = data;
  const Captures *captures = code_captures(f->l, code);
  uint32_t arity = lambda_arity(f->l, code->lambda);
  Words *args = NEW_ARRAY(f->l->scratch, Words, arity + 1);
  RowId row;
  declare_params(f, code, args);
  load_captures(f, captures, (ValueId){0}, &row);
  ValueId closure = mir_func_param(f->mir, mir_ref(row, false), (Name){0});
  f->result = body_repr(f, code->lambda);
  declare_results(f, f->result);
  start_block(f, new_block(f, false));
  Words captured = load_captures(f, captures, closure, &row);
  if (!code->binding.index) {
    bind_captures(f, captures, captured);
    build_body(f, code, args);
    return;
  }
  for (uint32_t i = 0; i < arity; i++) captured = words_concat(f, captured, args[i]);
  mir_tailcall(&f->at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = code_direct(f->l, code)},
               captured.items, captured.count);
  f->at.block = (BlockId){0};
}

SymbolId code_direct(Lower *l, Code *code) {
  if (!code->direct.index) {
    const PsgNode *binding = code->binding.index ? psg_node(l->graph, code->binding) : NULL;
    MirFunc *func;
    if (binding && (binding->flags & NODE_EXPORT) && psg_binding_of(binding)->attributes.count) {
      func = lower_function(
          l, name_text(l->names, (Name){psg_run(l->graph, psg_binding_of(binding)->attributes)[0]}),
          binding->span, code->instance, build_direct, code);
      func->flags |= MIR_FUNC_EXPORT;
    } else
      func = lower_function(l, code_name(l, code), psg_node(l->graph, code->lambda)->span,
                            code->instance, build_direct, code);
    if (binding && binding->flags & NODE_COLD) func->flags |= MIR_FUNC_COLD | MIR_FUNC_NOINLINE;
    if (binding && binding->flags & NODE_INLINE) func->flags |= MIR_FUNC_INLINE;
    if (binding && binding->flags & NODE_NO_INLINE) func->flags |= MIR_FUNC_NOINLINE;
    if (binding && binding->flags & NODE_ALWAYS_INLINE) func->flags |= MIR_FUNC_ALWAYS;
    code->direct = func->symbol;
  }
  return code->direct;
}

SymbolId code_closure(Lower *l, Code *code) {
  if (!code->closure.index) {
    const char *name = code->binding.index ? format_in(l->scratch, "%s.closure", code_name(l, code))
                                           : code_name(l, code);
    MirFunc *func = lower_function(l, name, psg_node(l->graph, code->lambda)->span, code->instance,
                                   build_closure_code, code);
    func->flags |= MIR_FUNC_ADDRESS;
    code->closure = func->symbol;
  }
  return code->closure;
}

/* ---- closures ---- */

/* The arguments of a function value, whose number the header of a closure holds in 8 bits. */
static uint8_t closure_arity(uint32_t count) {
  if (count > UINT8_MAX)
    fatal("a function that is a value takes more than %d arguments, the most that clef hands over: "
          "make a tuple, a list or an array of some of them",
          UINT8_MAX);
  return narrow8(count);
}

static ValueId alloc_closure(Func *f, SymbolId code, uint32_t arity, const MirType *types,
                             Words captured) {
  uint32_t size, *offsets = NEW_ARRAY(f->l->scratch, uint32_t, captured.count + 1);
  RowId row = layout_closure_row(&f->l->layouts, types, captured.count, offsets, &size);
  ValueId closure = mir_add_alloc(&f->at, row, closure_arity(arity), size, 0);
  ValueId entry = mir_add_symbol(&f->at, code, mir_type(MIR_KIND_CODE));
  mir_add_store(&f->at, (MirAddress){closure, LAYOUT_CLOSURE_CODE, row, 1}, entry, MIR_INIT,
                (ValueId){0});
  for (uint32_t i = 0; i < captured.count; i++)
    mir_add_store(&f->at, (MirAddress){closure, offsets[i], row, narrow16(i + 2)},
                  fit_word(f, captured.items[i], types[i]), MIR_INIT, (ValueId){0});
  return fit_word(f, closure, mir_ref((RowId){0}, false));
}

static SymbolId static_closure(Lower *l, SymbolId code, uint32_t arity) {
  uint32_t size, offsets[1];
  RowId row = layout_closure_row(&l->layouts, NULL, 0, offsets, &size);
  SymbolId symbol =
      lower_fresh_symbol(l, format_in(l->scratch, "%s.value", mir_symbol_text(l->unit, code)));
  MirData *data = mir_data_new(l->unit, symbol, MIR_DATA_OBJECT);
  data->row = row;
  data->tag = closure_arity(arity);
  data->size = size;
  mir_data_symbol(l->unit, data, LAYOUT_CLOSURE_CODE, mir_type(MIR_KIND_CODE), code);
  return symbol;
}

Words make_closure(Func *f, Code *code) {
  Words result = words_new(f, 1);
  const Captures *captures = code_captures(f->l, code);
  uint32_t arity = lambda_arity(f->l, code->lambda);
  if (psg_node(f->l->graph, code->lambda)->affinity == AFFINITY_STATIC) {
    if (!code->object.index) code->object = static_closure(f->l, code_closure(f->l, code), arity);
    result.items[0] = mir_add_symbol(&f->at, code->object, mir_ref((RowId){0}, false));
    return result;
  }
  MirType *types;
  captures_types(f->l, captures, f->instance, &types);
  result.items[0] =
      alloc_closure(f, code_closure(f->l, code), arity, types, read_captures(f, captures));
  return result;
}

Words lower_function_value(Func *f, InstanceId target, NodeId binding) {
  return make_closure(f, lower_code(f->l, binding_lambda(f->l, binding), binding,
                                    target.index ? target : around(f, binding)));
}

/* ---- calls ---- */

static bool same_kinds(const MirType *a, uint32_t a_count, const MirType *b, uint32_t b_count) {
  if (a_count != b_count) return false;
  for (uint32_t i = 0; i < a_count; i++)
    if (a[i].kind != b[i].kind) return false;
  return true;
}

Words call_words(Func *f, MirCallee callee, Words args, const MirType *results, uint32_t count,
                 Want want) {
  if (want == WANT_TAIL && !f->handler) {
    const Repr *own = repr_info(f, f->result);
    if (same_kinds(results, count, own->words, own->word_count)) {
      mir_tailcall(&f->at, callee, args.items, args.count);
      f->at.block = (BlockId){0};
      return (Words){0};
    }
  }
  BlockId next = new_block(f, false);
  Words words = words_new(f, count);
  for (uint32_t i = 0; i < count; i++) words.items[i] = mir_block_param(f->mir, next, results[i]);
  mir_call(&f->at, callee, args.items, args.count, mir_edge(f->mir, next, NULL, 0),
           exception_edge(f), 0);
  bool was_dead = f->is_dead;
  start_block(f, next);
  f->is_dead = was_dead;
  return finish(f, words, want);
}

Words call_direct(Func *f, SymbolId symbol, Words args, ReprId result, Want want) {
  const Repr *info = repr_info(f, result);
  return call_words(f, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = symbol}, args, info->words,
                    info->word_count, want);
}

/* Arguments in the form of the function's parameters. */
static void fit_args(Func *f, const Code *code, Words args, uint32_t first) {
  Lower *l = f->l;
  uint32_t arity = lambda_arity(l, code->lambda), at = first;
  for (uint32_t i = 0; i < arity; i++) {
    ReprId repr = repr_of(
        &l->layouts, psg_node_type(l->graph, psg_child(l->graph, code->lambda, i), code->instance));
    const Repr *info = repr_info(f, repr);
    for (uint32_t w = 0; w < info->word_count; w++, at++) {
      if (at >= args.count) bug("lower: %s: too few words of arguments", code_name(l, code));
      args.items[at] = fit_word(f, args.items[at], info->words[w]);
    }
  }
  if (at != args.count)
    bug("lower: %s: %u words of arguments, %u wanted", code_name(l, code), args.count, at);
}

static Words call_code(Func *f, Code *code, Words args, ReprId result, Want want) {
  const Captures *captures = code_captures(f->l, code);
  Words all = words_concat(f, read_captures(f, captures), args);
  fit_args(f, code, all, all.count - args.count);
  return call_direct(f, code_direct(f->l, code), all, result, want);
}

Words call_instance(Func *f, InstanceId target, Words args, ReprId result, Want want) {
  NodeId binding = psg_instance(f->l->graph, target)->binding,
         lambda = binding_lambda(f->l, binding);
  if (!lambda.index) bug("lower: '%s' is no function", binding_name(f->l, binding));
  return call_code(f, lower_code(f->l, lambda, binding, target), args, result, want);
}

/* The types of the first `count` arguments of a function type, and what is left. */
static TypeId function_result(Lower *l, TypeId type, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(l->types, type);
    if (type_kind(l->types, type) != TYPE_FUNCTION)
      bug("lower: application of %s", type_text(l->types, l->scratch, type));
    type = (TypeId){run_items(l->types, type_row(l->types, type)->args)[1]};
  }
  return type_resolve(l->types, type);
}

static TypeId function_domain(Lower *l, TypeId type) {
  return (TypeId){run_items(l->types, type_row(l->types, type_resolve(l->types, type))->args)[0]};
}

static uint32_t arrow_count(Lower *l, TypeId type) {
  uint32_t n = 0;
  for (type = type_resolve(l->types, type); type_kind(l->types, type) == TYPE_FUNCTION; n++)
    type = function_result(l, type, 1);
  return n;
}

/* ---- apply stubs ---- */

typedef struct Stub {
  TypeId type;
  uint32_t given, arity;
} Stub;

static uint32_t arg_types(Lower *l, TypeId type, uint32_t from, uint32_t to, MirType **types) {
  uint32_t n = 0, most = 0;
  for (uint32_t i = from; i < to; i++)
    most +=
        repr_row(&l->layouts, repr_of(&l->layouts, function_domain(l, function_result(l, type, i))))
            ->word_count;
  *types = NEW_ARRAY(l->scratch, MirType, most + 1);
  for (uint32_t i = from; i < to; i++) {
    const Repr *info = repr_row(
        &l->layouts, repr_of(&l->layouts, function_domain(l, function_result(l, type, i))));
    for (uint32_t w = 0; w < info->word_count; w++) (*types)[n++] = info->words[w];
  }
  return n;
}

/* Code of a closure {code, f, given arguments}: the rest of the arguments, then itself. */
static void build_partial_value(Func *f, void *data) {
  Stub *stub = data;
  MirType *given_types, *rest_types;
  uint32_t given = arg_types(f->l, stub->type, 0, stub->given, &given_types);
  uint32_t rest = arg_types(f->l, stub->type, stub->given, stub->arity, &rest_types);
  MirType *captured = NEW_ARRAY(f->l->scratch, MirType, given + 1);
  captured[0] = mir_ref((RowId){0}, false);
  for (uint32_t i = 0; i < given; i++) captured[i + 1] = given_types[i];
  uint32_t size, *offsets = NEW_ARRAY(f->l->scratch, uint32_t, given + 2);
  RowId row = layout_closure_row(&f->l->layouts, captured, given + 1, offsets, &size);
  Words args = words_new(f, given + rest + 1);
  for (uint32_t i = 0; i < rest; i++)
    args.items[given + i] = mir_func_param(f->mir, rest_types[i], (Name){0});
  ValueId self = mir_func_param(f->mir, mir_ref(row, false), (Name){0});
  f->result = repr_of(&f->l->layouts, function_result(f->l, stub->type, stub->arity));
  declare_results(f, f->result);
  start_block(f, new_block(f, false));
  ValueId function =
      mir_add_load(&f->at, captured[0], (MirAddress){self, offsets[0], row, 2}, 0, (ValueId){0});
  for (uint32_t i = 0; i < given; i++)
    args.items[i] =
        mir_add_load(&f->at, captured[i + 1],
                     (MirAddress){self, offsets[i + 1], row, narrow16(i + 3)}, 0, (ValueId){0});
  args.count = given + rest;
  mir_tailcall(&f->at, (MirCallee){.form = MIR_CALLEE_CLOSURE, .value = function}, args.items,
               args.count);
  f->at.block = (BlockId){0};
}

/* @apply(arguments, closure) for a closure whose arity is not their number. */
static void build_apply(Func *f, void *data) {
  Stub *stub = data;
  Lower *l = f->l;
  uint32_t arrows = arrow_count(l, stub->type), n = stub->given;
  Words *args = NEW_ARRAY(l->scratch, Words, n + 1), all = words_new(f, 0);
  for (uint32_t i = 0; i < n; i++) {
    add_params(f, f->mir,
               repr_of(&l->layouts, function_domain(l, function_result(l, stub->type, i))),
               &args[i]);
    all = words_concat(f, all, args[i]);
  }
  ValueId closure = mir_func_param(f->mir, mir_ref((RowId){0}, false), (Name){0});
  f->result = repr_of(&l->layouts, function_result(l, stub->type, n));
  declare_results(f, f->result);
  start_block(f, new_block(f, false));
  ValueId arity = mir_add1(&f->at, MIR_TAG, closure);
  int64_t *cases = NEW_ARRAY(l->scratch, int64_t, arrows + 1);
  MirEdge *edges = NEW_ARRAY(l->scratch, MirEdge, arrows + 1);
  BlockId *blocks = NEW_ARRAY(l->scratch, BlockId, arrows + 2);
  uint32_t case_count = 0;
  for (uint32_t k = 1; k <= arrows; k++) {
    if (k == n) continue;
    blocks[k] = new_block(f, false);
    cases[case_count] = k;
    edges[case_count++] = mir_edge(f->mir, blocks[k], NULL, 0);
  }
  BlockId wrong = new_block(f, true);
  mir_switch(&f->at, arity, cases, edges, case_count, mir_edge(f->mir, wrong, NULL, 0));
  start_block(f, wrong);
  mir_invalid(&f->at, "arity of a closure");
  for (uint32_t k = 1; k <= arrows; k++) {
    if (k == n) continue;
    start_block(f, blocks[k]);
    if (k < n) { /* the rest goes to what it returns */
      Words first = words_new(f, 0);
      for (uint32_t i = 0; i < k; i++) first = words_concat(f, first, args[i]);
      MirType result = mir_ref((RowId){0}, true);
      Words next = call_words(f, (MirCallee){.form = MIR_CALLEE_CLOSURE, .value = closure}, first,
                              &result, 1, WANT_VALUE);
      apply_value(f, next.items[0], function_result(l, stub->type, k), args + k, n - k, WANT_TAIL);
      continue;
    }
    Stub *inner = NEW(l->arena, Stub);
    *inner = (Stub){stub->type, n, k};
    SymbolId *code =
        lower_helper(l, format_in(l->scratch, "partial %u %u %u", stub->type.index, n, k));
    if (!code->index) {
      MirFunc *func =
          lower_function(l, "partial", (Span){0}, f->instance, build_partial_value, inner);
      func->flags |= MIR_FUNC_ADDRESS;
      *code = func->symbol;
    }
    MirType *types = NEW_ARRAY(l->scratch, MirType, all.count + 2);
    Words captured = words_new(f, all.count + 1);
    types[0] = mir_ref((RowId){0}, false);
    captured.items[0] = closure;
    for (uint32_t i = 0; i < all.count; i++) {
      types[i + 1] = mir_type_of(f->mir, all.items[i]);
      captured.items[i + 1] = all.items[i];
    }
    Words result = words_new(f, 1);
    result.items[0] = alloc_closure(f, *code, k - n, types, captured);
    return_words(f, result);
  }
  f->at.block = (BlockId){0};
}

Words apply_value(Func *f, ValueId closure, TypeId type, Words *args, uint32_t count, Want want) {
  Lower *l = f->l;
  closure = non_null(f, closure, (RowId){0});
  type = type_resolve(l->types, type);
  TyconId delegate = type_tycon(l->types, type);
  if (delegate.index && tycon_row(l->types, delegate)->kind == TYCON_DELEGATE)
    type = tycon_row(l->types, delegate)->target;
  uint32_t arrows = arrow_count(l, type);
  if (count > arrows)
    bug("lower: %u arguments for a value of type %s", count, type_text(l->types, l->scratch, type));
  Words all = words_new(f, 0);
  for (uint32_t i = 0; i < count; i++) {
    const Repr *info =
        repr_info(f, repr_of(&l->layouts, function_domain(l, function_result(l, type, i))));
    fit_words(f, args[i], info->words);
    all = words_concat(f, all, args[i]);
  }
  ReprId result = repr_of(&l->layouts, function_result(l, type, count));
  const Repr *info = repr_info(f, result);
  MirCallee callee = {.form = MIR_CALLEE_CLOSURE, .value = closure, .arity = closure_arity(count)};
  if (arrows > 1) {
    SymbolId *stub = lower_helper(l, format_in(l->scratch, "apply %u %u", type.index, count));
    if (!stub->index) {
      Stub *what = NEW(l->arena, Stub);
      *what = (Stub){type, count, 0};
      MirFunc *func = lower_function(l, format_in(l->scratch, "apply%u", count), (Span){0},
                                     f->instance, build_apply, what);
      stub = lower_helper(l, format_in(l->scratch, "apply %u %u", type.index, count));
      *stub = func->symbol, func->flags |= MIR_FUNC_ADDRESS;
    }
    callee.form = MIR_CALLEE_APPLY;
    callee.symbol = *stub;
  }
  return call_words(f, callee, all, info->words, info->word_count, want);
}

/* ---- partial application of a known function ---- */

typedef struct Partial {
  Code *code;
  uint32_t given;
} Partial;

static uint32_t partial_types(Lower *l, const Partial *p, MirType **types) {
  MirType *captured;
  uint32_t n = captures_types(l, code_captures(l, p->code), p->code->instance, &captured), most = n;
  for (uint32_t i = 0; i < p->given; i++)
    most += repr_row(&l->layouts,
                     repr_of(&l->layouts,
                             psg_node_type(l->graph, psg_child(l->graph, p->code->lambda, i),
                                           p->code->instance)))
                ->word_count;
  *types = NEW_ARRAY(l->scratch, MirType, most + 1);
  for (uint32_t i = 0; i < n; i++) (*types)[i] = captured[i];
  for (uint32_t i = 0; i < p->given; i++) {
    const Repr *info = repr_row(
        &l->layouts,
        repr_of(&l->layouts, psg_node_type(l->graph, psg_child(l->graph, p->code->lambda, i),
                                           p->code->instance)));
    for (uint32_t w = 0; w < info->word_count; w++) (*types)[n++] = info->words[w];
  }
  return n;
}

static void build_partial(Func *f, void *data) {
  Partial *p = data;
  uint32_t arity = lambda_arity(f->l, p->code->lambda), size;
  MirType *types;
  uint32_t count = partial_types(f->l, p, &types);
  uint32_t *offsets = NEW_ARRAY(f->l->scratch, uint32_t, count + 1);
  RowId row = layout_closure_row(&f->l->layouts, types, count, offsets, &size);
  Words rest = words_new(f, 0), one;
  for (uint32_t i = p->given; i < arity; i++) {
    add_params(f, f->mir, node_repr(f, psg_child(f->l->graph, p->code->lambda, i)), &one);
    rest = words_concat(f, rest, one);
  }
  ValueId self = mir_func_param(f->mir, mir_ref(row, false), (Name){0});
  f->result = body_repr(f, p->code->lambda);
  declare_results(f, f->result);
  start_block(f, new_block(f, false));
  Words all = words_new(f, count);
  for (uint32_t i = 0; i < count; i++)
    all.items[i] = mir_add_load(
        &f->at, types[i], (MirAddress){self, offsets[i], row, narrow16(i + 2)}, 0, (ValueId){0});
  all = words_concat(f, all, rest);
  mir_tailcall(&f->at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = code_direct(f->l, p->code)},
               all.items, all.count);
  f->at.block = (BlockId){0};
}

static Words partial_application(Func *f, Code *code, Words given, uint32_t given_count) {
  Lower *l = f->l;
  Partial *p = NEW(l->arena, Partial);
  *p = (Partial){code, given_count};
  SymbolId *symbol = lower_helper(l, format_in(l->scratch, "part %u %u %u", code->lambda.index,
                                               code->instance.index, given_count));
  if (!symbol->index) {
    MirFunc *func =
        lower_function(l, format_in(l->scratch, "%s.partial", code_name(l, code)),
                       psg_node(l->graph, code->lambda)->span, code->instance, build_partial, p);
    func->flags |= MIR_FUNC_ADDRESS;
    symbol = lower_helper(l, format_in(l->scratch, "part %u %u %u", code->lambda.index,
                                       code->instance.index, given_count));
    *symbol = func->symbol;
  }
  MirType *types;
  partial_types(l, p, &types);
  Words all = words_concat(f, read_captures(f, code_captures(l, code)), given);
  Words result = words_new(f, 1);
  result.items[0] =
      alloc_closure(f, *symbol, lambda_arity(l, code->lambda) - given_count, types, all);
  return result;
}

/* ---- application ---- */

static Words apply_lambda(Func *f, NodeId lambda, const Words *args, Want want) {
  Graph *g = f->l->graph;
  uint32_t arity = lambda_arity(f->l, lambda);
  for (uint32_t i = 0; i < arity; i++) env_bind(f, psg_child(g, lambda, i), args[i]);
  return lower_expr(f, psg_child(g, lambda, arity), want);
}

static bool is_member(Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  if (n->kind != PSG_BINDING || !(n->flags & NODE_MODULE_LEVEL) || !psg_binding_of(n)->member.index)
    return false;
  const MemberRow *member = member_row(g->types, psg_binding_of(n)->member);
  return !(member->flags & MEMBER_STATIC) && member->kind != MEMBER_CONSTRUCTOR;
}

/* `this` of a member: calls have checked it. */
static bool is_receiver(Graph *g, NodeId node) {
  if (psg_kind(g, node) != PSG_VAR_REF) return false;
  NodeId definition = psg_var_ref(g, node)->definition, lambda = psg_node(g, definition)->parent;
  if (!lambda.index || psg_kind(g, lambda) != PSG_LAMBDA) return false;
  NodeId binding = psg_node(g, lambda)->parent;
  return psg_child(g, lambda, 0).index == definition.index && binding.index &&
         is_member(g, binding);
}

/* A direct call of a member on null fails at the call, whatever the member does. */
static void check_receiver(Func *f, NodeId function, NodeId binding, NodeId receiver, Words words) {
  Graph *g = f->l->graph;
  if (psg_kind(g, function) == PSG_VAR_REF && psg_refuses_null_text(g, function, binding)) {
    if (psg_kind(g, receiver) != PSG_LITERAL)
      check_not_null(f, is_null_value(f, node_repr(f, receiver), words));
    return;
  }
  if (!is_member(g, binding) || is_receiver(g, receiver) || words.count != 1) return;
  const Repr *info = repr_info(f, node_repr(f, receiver));
  if (info->form == REPR_CLASS && info->is_null_allowed &&
      type_prim(f->l->types, info->type) != PRIM_OBJ)
    check_not_null(f, mir_add1(&f->at, MIR_IS_IMM, words.items[0]));
  else
    check_object(f, receiver, words);
}

/* The receiver of a field, a slot or a member. */
void check_object(Func *f, NodeId object, Words words) {
  const Repr *info = repr_info(f, node_repr(f, object));
  if (words.count != 1 || info->form < REPR_OBJECT || info->form == REPR_CASES ||
      info->form == REPR_STRING || is_receiver(f->l->graph, object) ||
      !psg_is_of_program(f->l->graph, object))
    return;
  check_use(f, node_type(f, object), words.items[0]);
}

/* The handler of an event takes its arguments one by one where Event has them as a tuple: they are taken out of it. */
static Words invoke_handler(Func *f, NodeId node, ValueId handler, TypeId type, Words *args,
                            Want want) {
  Lower *l = f->l;
  const TyconRow *row = tycon_row(l->types, type_tycon(l->types, type));
  NodeId tuple = psg_child(l->graph, node, 2);
  Words *all = NEW_ARRAY(l->scratch, Words, row->cases);
  all[0] = args[0];
  for (uint32_t i = 1; i < row->cases; i++)
    all[i] = read_field(f, node_repr(f, tuple), args[1], i - 1);
  const TypeId *own = (const TypeId *)run_items(l->types, type_row(l->types, type)->args);
  TypeId function = type_substitute(l->types, row->target, row->params, own);
  return apply_value(f, handler, function, all, row->cases, want);
}

/* Is it a delegate of more parameters than it is invoked with? */
static bool takes_spread_args(Func *f, TypeId type, uint32_t count) {
  TyconId delegate = type_tycon(f->l->types, type);
  if (!delegate.index || count != 2) return false;
  const TyconRow *row = tycon_row(f->l->types, delegate);
  return row->kind == TYCON_DELEGATE && row->cases > count;
}

Words lower_application(Func *f, NodeId node, Want want) {
  Lower *l = f->l;
  Graph *g = l->graph;
  NodeId function = psg_child(g, node, 0);
  while (psg_kind(g, function) == PSG_TYPE_ANNOTATION) function = psg_child(g, function, 0);
  uint32_t count = psg_child_count(g, node) - 1;
  ReprId result = node_repr(f, node);
  InstanceId target = {0};
  NodeId lambda = {0}, binding = {0};
  if (psg_kind(g, function) == PSG_VAR_REF) {
    binding = psg_var_ref(g, function)->definition;
    target = psg_target(g, function, f->instance);
    if (target.index) binding = psg_instance(g, target)->binding;
    lambda = binding_lambda(l, binding);
  }
  bool in_place =
      psg_kind(g, function) == PSG_LAMBDA && psg_node(g, function)->emission == EMIT_INLINE;
  Words head = {0};
  if (!lambda.index && !in_place) head = lower_value(f, function);
  Words *args = NEW_ARRAY(l->scratch, Words, count + 1);
  Words all = words_new(f, 0);
  for (uint32_t i = 0; i < count; i++) {
    args[i] = lower_value(f, psg_child(g, node, i + 1));
    all = words_concat(f, all, args[i]);
  }
  if (in_place) return apply_lambda(f, function, args, want);
  if (!lambda.index) {
    const PsgNode *n = psg_node(g, function);
    bool is_invoked = n->kind == PSG_COERCE && psg_coerce_of(n)->kind == COERCE_DELEGATE;
    TypeId own =
        type_resolve(l->types, node_type(f, is_invoked ? psg_child(g, function, 0) : function));
    check_use(f, own, head.items[0]);
    if (is_invoked && takes_spread_args(f, own, count))
      return invoke_handler(f, node, head.items[0], own, args, want);
    return apply_value(f, head.items[0], node_type(f, function), args, count, want);
  }
  check_receiver(f, function, binding, psg_child(g, node, 1), args[0]);
  Code *code = lower_code(l, lambda, binding, target.index ? target : around(f, binding));
  uint32_t arity = lambda_arity(l, lambda);
  if (count == arity) return call_code(f, code, all, result, want);
  if (count < arity) return finish(f, partial_application(f, code, all, count), want);
  Words first = words_new(f, 0);
  for (uint32_t i = 0; i < arity; i++) first = words_concat(f, first, args[i]);
  TypeId rest = psg_node_type(g, psg_child(g, lambda, arity), code->instance);
  Words closure = call_code(f, code, first, repr_of(&l->layouts, rest), WANT_VALUE);
  return apply_value(f, closure.items[0], rest, args + arity, count - arity, want);
}
