/* expr: expressions: literals, variables, sequences of expressions, branches, loops, match trees.
 *
 * Recursion follows the nesting of the source, which the parser limits. Long sequences and else-chains are loops.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/psg/coeffect/platform.h"

/* ---- variables and literals ---- */

static Words lower_literal(Func *f, NodeId node) {
  const LiteralRow *row = psg_literal_row(f->l->graph, psg_literal(f->l->graph, node)->value);
  ReprId id = node_repr(f, node);
  const Repr *repr = repr_info(f, id);
  uint64_t bits = (uint64_t)row->high << 32 | row->low;
  Words words = words_new(f, 1);
  switch ((LiteralKind)row->kind) {
  case LITERAL_UNIT: words.count = 0; return words;
  case LITERAL_BOOL:
  case LITERAL_CHAR:
  case LITERAL_INT:
  case LITERAL_FLOAT32:
  case LITERAL_FLOAT64:
    if (repr->word_count != 1) bug("lower: a literal of %u words", repr->word_count);
    words.items[0] = mir_add_const(&f->at, (MirKind)repr->words[0].kind, bits);
    return words;
  case LITERAL_STRING:
    words.items[0] = mir_add_symbol(&f->at, lower_string(f->l, (Name){row->low}),
                                    mir_ref(f->l->layouts.string_row, false));
    return words;
  case LITERAL_BYTES: {
    uint32_t size = name_size(f->l->names, (Name){row->low});
    const char *bytes = name_text(f->l->names, (Name){row->low});
    SymbolId symbol = lower_fresh_symbol(f->l, "bytes");
    MirData *data = mir_data_new(f->l->unit, symbol, MIR_DATA_BYTES);
    data->bytes = bytes;
    data->size = size;
    ValueId length = const_int(f, MIR_KIND_I64, size);
    words.items[0] = mir_add_alloc_array(&f->at, repr->row, &length, 1, 0);
    ValueId to = mir_add_addr(&f->at, words.items[0], LAYOUT_ARRAY_ELEMENTS);
    ValueId from = mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR));
    mir_add3(&f->at, MIR_MEM_COPY, to, from, length);
    return words;
  }
  case LITERAL_NULL: return default_words(f, id);
  case LITERAL_FORMAT: break;
  }
  bug("lower: a format literal is left");
}

/* The value of a module-level binding whose right side is a literal, or none. */
static NodeId literal_of(Graph *g, NodeId binding) {
  const PsgNode *node = psg_node(g, binding);
  if ((node->flags & NODE_MUTABLE) || !node->children.count) return (NodeId){0};
  NodeId value = psg_child(g, binding, 0);
  if (psg_kind(g, value) != PSG_LITERAL) return (NodeId){0};
  LiteralKind kind = (LiteralKind)psg_literal_row(g, psg_literal(g, value)->value)->kind;
  return kind == LITERAL_BYTES || kind == LITERAL_FORMAT ? (NodeId){0} : value;
}

static void build_generic_value(Func *f, void *data) {
  NodeId binding = {(uint32_t)(uintptr_t)data};
  f->result = node_repr(f, psg_child(f->l->graph, binding, 0));
  const Repr *info = repr_info(f, f->result);
  for (uint32_t i = 0; i < info->word_count; i++) mir_func_result(f->mir, info->words[i]);
  start_block(f, new_block(f, false));
  lower_expr(f, psg_child(f->l->graph, binding, 0), WANT_TAIL);
}

static Words lower_var(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  NodeId definition = psg_var_ref(g, node)->definition;
  EnvEntry *entry = env_find(f, definition);
  if (entry) return finish(f, env_read(f, entry), want);
  InstanceId target = psg_target(g, node, f->instance);
  if (target.index) definition = psg_instance(g, target)->binding;
  if (binding_lambda(f->l, definition).index)
    return finish(f, lower_function_value(f, target, definition), want);
  const PsgNode *binding = psg_node(g, definition);
  if (binding->kind != PSG_BINDING || !binding->children.count)
    bug("lower: '%s' has no value here", name_text(f->l->names, psg_node(g, node)->name));
  NodeId literal = literal_of(g, definition);
  if (literal.index) {
    InstanceId here = f->instance;
    if (target.index) f->instance = target;
    Words words = lower_literal(f, literal);
    f->instance = here;
    return finish(f, words, want);
  }
  if (target.index && psg_instance(g, target)->args.count &&
      !(binding->flags & NODE_PER_INSTANCE)) { /* a generic value: made at each use */
    SymbolId *helper = lower_helper(f->l, format_in(f->l->scratch, "value %u", target.index));
    if (!helper->index)
      *helper = lower_function(f->l, binding_name(f->l, definition), binding->span, target,
                               build_generic_value, (void *)(uintptr_t)definition.index)
                    ->symbol;
    return call_direct(f, *helper, words_new(f, 0), node_repr(f, node), want);
  }
  ReprId repr;
  SymbolId symbol = lower_static(f->l, definition, target, &repr);
  return finish(f, static_read(f, symbol, repr, (binding->flags & NODE_MUTABLE) != 0), want);
}

Words lower_set(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  NodeId target = psg_child(g, node, 0);
  while (psg_kind(g, target) == PSG_TYPE_ANNOTATION) target = psg_child(g, target, 0);
  Words none = words_new(f, 0);
  if (psg_kind(g, target) != PSG_VAR_REF) {
    Place place = lower_place(f, target);
    place_write(f, place, lower_value(f, psg_child(g, node, 1)));
    return none;
  }
  Words value = lower_value(f, psg_child(g, node, 1));
  NodeId definition = psg_var_ref(g, target)->definition;
  EnvEntry *entry = env_find(f, definition);
  if (entry) {
    env_write(f, entry, value);
    return none;
  }
  ReprId repr;
  InstanceId instance = psg_target(g, target, f->instance);
  if (instance.index) definition = psg_instance(g, instance)->binding;
  SymbolId symbol = lower_static(f->l, definition, instance, &repr);
  static_write(f, symbol, repr, value, MIR_MUTABLE);
  return none;
}

/* ---- sequences and bindings ---- */

static void lower_binding(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  const PsgNode *binding = psg_node(g, node);
  if (!binding->children.count) return;
  if (binding_lambda(f->l, node).index)
    return; /* functions are translated where they are called or named */
  if (binding->flags & NODE_TEMPLATE) return;
  NodeId value = psg_child(g, node, 0);
  if (binding->flags & NODE_MODULE_LEVEL) {
    if (literal_of(g, node).index) {
      debug_literal(f, node, binding_name(f->l, node), literal_of(g, node));
      return;
    }
    if (*num_map(&f->l->homes, f->l->arena, node.index) !=
        HOME_STATIC) { /* nothing else mentions it */
      debug_global(f->l, node, binding_name(f->l, node), (SymbolId){0}, node_repr(f, value));
      env_bind(f, node, lower_value(f, value));
      return;
    }
    Words words = lower_value(f, value);
    ReprId repr;
    SymbolId symbol = lower_static(f->l, node, (InstanceId){0}, &repr);
    static_write(f, symbol, repr, words, MIR_MUTABLE | MIR_INIT);
    return;
  }
  env_bind(f, node, lower_value(f, value));
}

void lower_effect(Func *f, NodeId node) {
  PsgKind kind = psg_kind(f->l->graph, node);
  if (kind == PSG_BINDING)
    lower_binding(f, node);
  else if (kind == PSG_REC_GROUP)
    for (uint32_t i = 0; i < psg_child_count(f->l->graph, node); i++)
      lower_binding(f, psg_child(f->l->graph, node, i));
  else
    lower_value(f, node);
}

static Words lower_sequential(Func *f, NodeId node, Want want) {
  uint32_t count = psg_child_count(f->l->graph, node);
  for (uint32_t i = 0; i + 1 < count; i++) lower_effect(f, psg_child(f->l->graph, node, i));
  NodeId last = psg_child(f->l->graph, node, count - 1);
  PsgKind kind = psg_kind(f->l->graph, last);
  if (kind == PSG_BINDING || kind == PSG_REC_GROUP) {
    lower_effect(f, last);
    return finish(f, words_new(f, 0), want);
  }
  return lower_expr(f, last, want);
}

/* ---- branches and loops ---- */

/* A condition that is a literal, or that the platform decides. */
static bool is_known_bool(Graph *g, NodeId node, bool *value) {
  int64_t number;
  if (!psg_platform_value(g, node, &number)) return false;
  *value = number != 0;
  return true;
}

/* Is a place in `file` one to keep? What an inline function of the library put here stands where the program called it. */
static bool has_own_place(const Func *f, uint32_t file) {
  if (!file || file == f->at.span.file) return file;
  const Sources *sources = f->l->graph->sources;
  return source_bytes(sources, file) || !f->at.span.file || !source_bytes(sources, f->at.span.file);
}

static bool is_and_or(Graph *g, NodeId node) {
  if (psg_kind(g, node) != PSG_INTRINSIC) return false;
  IntrinsicId op = psg_intrinsic(g, node)->id;
  return op == INTRINSIC_AND_ALSO || op == INTRINSIC_OR_ELSE;
}

/* `is_tried`: the node is the first operand of `&&` or `||` that has no known value. If it is one of these itself, its
 * own operands say what is known: to evaluate each part of a long chain would walk down to its first operand each time. */
static void lower_condition_part(Func *f, NodeId node, Join *yes, Join *no, bool is_tried) {
  Graph *g = f->l->graph;
  Words none = words_new(f, 0);
  bool value;
  for (;; is_tried = false) {
    if (has_own_place(f, psg_node(g, node)->span.file)) f->at.span = psg_node(g, node)->span;
    if (!(is_tried && is_and_or(g, node)) && is_known_bool(g, node, &value)) {
      join_add(f, value ? yes : no, none);
      return;
    }
    switch (psg_kind(g, node)) {
    case PSG_TYPE_ANNOTATION: node = psg_child(g, node, 0); continue;
    case PSG_SEQUENTIAL: {
      uint32_t count = psg_child_count(g, node);
      for (uint32_t i = 0; i + 1 < count; i++) lower_effect(f, psg_child(g, node, i));
      node = psg_child(g, node, count - 1);
      continue;
    }
    case PSG_IF_THEN_ELSE: {
      if (psg_child_count(g, node) < 3) break;
      Join then = join_make(f, NULL, 0), otherwise = join_make(f, NULL, 0);
      lower_condition(f, psg_child(g, node, 0), &then, &otherwise);
      join_open(f, &then);
      lower_condition(f, psg_child(g, node, 1), yes, no);
      join_open(f, &otherwise);
      node = psg_child(g, node, 2);
      continue;
    }
    case PSG_INTRINSIC: {
      IntrinsicId op = psg_intrinsic(g, node)->id;
      if (op == INTRINSIC_NOT) {
        Join *other = yes;
        yes = no;
        no = other;
        node = psg_child(g, node, 0);
        continue;
      }
      if (is_and_or(g, node)) {
        Join middle = join_make(f, NULL, 0);
        lower_condition_part(f, psg_child(g, node, 0), op == INTRINSIC_AND_ALSO ? &middle : yes,
                             op == INTRINSIC_AND_ALSO ? no : &middle, true);
        join_open(f, &middle);
        node = psg_child(g, node, 1);
        continue;
      }
      break;
    }
    default: break; /* of a hundred kinds these few have control flow */
    }
    ValueId truth = lower_word(f, node);
    BlockId then = new_block(f, false), otherwise = new_block(f, false);
    bool was_dead = f->is_dead;
    branch_to(f, truth, then, otherwise);
    start_block(f, then);
    f->is_dead = was_dead;
    join_add(f, yes, none);
    start_block(f, otherwise);
    f->is_dead = was_dead;
    join_add(f, no, none);
    return;
  }
}

void lower_condition(Func *f, NodeId node, Join *yes, Join *no) {
  lower_condition_part(f, node, yes, no, false);
}

static Words lower_if(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  ReprId repr = node_repr(f, node);
  const Repr *info = repr_info(f, repr);
  Join end = join_make(f, info->words, info->word_count);
  bool has_else;
  for (;;) { /* elif chains are long */
    bool taken = true;
    bool is_known = is_known_bool(g, psg_child(g, node, 0), &taken);
    has_else = psg_child_count(g, node) > 2;
    if (is_known && taken) { /* nothing of the else part is needed */
      node = psg_child(g, node, 1);
      has_else = true;
      break;
    }
    if (is_known) {
      if (!has_else) break;
      node = psg_child(g, node, 2);
      if (psg_kind(g, node) != PSG_IF_THEN_ELSE) break;
      continue;
    }
    Join yes = join_make(f, NULL, 0), no = join_make(f, NULL, 0);
    lower_condition(f, psg_child(g, node, 0), &yes, &no);
    join_open(f, &yes);
    Words value = lower_expr(f, psg_child(g, node, 1), want);
    if (want == WANT_VALUE) join_add(f, &end, value);
    join_open(f, &no);
    if (!has_else) break;
    node = psg_child(g, node, 2);
    if (psg_kind(g, node) != PSG_IF_THEN_ELSE) break;
  }
  Words value = has_else ? lower_expr(f, node, want) : finish(f, words_new(f, 0), want);
  if (want == WANT_TAIL) return (Words){0};
  join_add(f, &end, value);
  return join_open(f, &end);
}

/* A block that gets the variables as parameters, entered with their present values. */
static BlockId open_loop(Func *f, const uint32_t *vars, uint32_t var_count, const MirType *extra,
                         Words first, Words *params) {
  BlockId header = new_block(f, false);
  ValueId *args = NEW_ARRAY(f->l->scratch, ValueId, first.count + var_count + 1);
  *params = words_new(f, first.count);
  uint32_t n = 0;
  for (uint32_t i = 0; i < first.count; i++) {
    params->items[i] = mir_block_param(f->mir, header, extra[i]);
    args[n++] = first.items[i];
  }
  for (uint32_t i = 0; i < var_count; i++) args[n++] = f->vars.items[vars[i]].value;
  mir_goto(&f->at, header, args, n);
  bool was_dead = f->is_dead;
  start_block(f, header);
  f->is_dead = was_dead;
  for (uint32_t i = 0; i < var_count; i++) {
    f->vars.items[vars[i]].value = mir_block_param(f->mir, header, f->vars.items[vars[i]].type);
    debug_var(f, vars[i]);
  }
  return header;
}

static void close_loop(Func *f, BlockId header, const uint32_t *vars, uint32_t var_count,
                       Words next) {
  if (is_nowhere(f)) return;
  ValueId *args = NEW_ARRAY(f->l->scratch, ValueId, next.count + var_count + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < next.count; i++) args[n++] = next.items[i];
  for (uint32_t i = 0; i < var_count; i++) args[n++] = f->vars.items[vars[i]].value;
  mir_goto(&f->at, header, args, n);
  f->at.block = (BlockId){0};
}

static Words lower_while(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  NodeId parts[2] = {psg_child(g, node, 0), psg_child(g, node, 1)};
  uint32_t *vars, count = assigned_vars(f, node, &vars);
  Words none = words_new(f, 0), params;
  BlockId header = open_loop(f, vars, count, NULL, none, &params);
  Join yes = join_make(f, NULL, 0), no = join_make(f, NULL, 0);
  lower_condition(f, parts[0], &yes, &no);
  join_open(f, &yes);
  lower_effect(f, parts[1]);
  close_loop(f, header, vars, count, none);
  join_open(f, &no);
  return none;
}

/* The loop ends when the counter equals the bound, so that the counter never passes the end of its type. */
static Words lower_for(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  bool up = (psg_node(g, node)->flags & NODE_UP) != 0;
  NodeId variable = psg_child(g, node, 0), body = psg_child(g, node, 3);
  ReprId repr = node_repr(f, variable);
  MirType type = repr_info(f, repr)->words[0];
  ValueId start = lower_word(f, psg_child(g, node, 1)), last = lower_word(f, psg_child(g, node, 2));
  uint32_t *vars, count = assigned_vars(f, body, &vars);
  Join end = join_make(f, NULL, 0);
  Words none = words_new(f, 0), first = words_new(f, 1), params;
  BlockId enter = new_block(f, false), skip = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, up ? mir_add2(&f->at, MIR_SLE, start, last) : mir_add2(&f->at, MIR_SLE, last, start),
            enter, skip);
  start_block(f, skip);
  f->is_dead = was_dead;
  join_add(f, &end, none);
  start_block(f, enter);
  f->is_dead = was_dead;
  first.items[0] = start;
  BlockId header = open_loop(f, vars, count, &type, first, &params);
  ValueId counter = params.items[0];
  env_bind(f, variable, params);
  lower_effect(f, body);
  if (is_nowhere(f)) start_dead(f);
  BlockId again = new_block(f, false), done = new_block(f, false);
  was_dead = f->is_dead;
  branch_to(f, mir_add2(&f->at, MIR_IEQ, counter, last), done, again);
  start_block(f, done);
  f->is_dead = was_dead;
  join_add(f, &end, none);
  start_block(f, again);
  f->is_dead = was_dead;
  Words next = words_new(f, 1);
  next.items[0] =
      mir_add2(&f->at, up ? MIR_IADD : MIR_ISUB, counter, const_int(f, (MirKind)type.kind, 1));
  close_loop(f, header, vars, count, next);
  join_open(f, &end);
  return none;
}

/* ---- match trees: joins ---- */

static Words lower_join(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  uint32_t count = psg_child_count(g, node), first = f->targets.count;
  ReprId repr = node_repr(f, node);
  const Repr *info = repr_info(f, repr);
  Join end = join_make(f, info->words, info->word_count);
  uint32_t *vars, var_count = assigned_vars(f, node, &vars);
  uint32_t outer_vars = f->vars.count;
  for (uint32_t i = 1; i < count; i++) {
    NodeId target = psg_child(g, node, i);
    BlockId block = new_block(f, false);
    for (uint32_t p = 0; p + 1 < psg_child_count(g, target); p++) {
      const Repr *param = repr_info(f, node_repr(f, psg_child(g, target, p)));
      for (uint32_t w = 0; w < param->word_count; w++)
        mir_block_param(f->mir, block, param->words[w]);
    }
    for (uint32_t v = 0; v < var_count; v++)
      mir_block_param(f->mir, block, f->vars.items[vars[v]].type);
    vec_push(f->l->scratch, &f->targets, ((Target){target, block, vars, var_count}));
  }
  Var *saved = NEW_ARRAY(f->l->scratch, Var, outer_vars + 1);
  for (uint32_t i = 0; i < outer_vars; i++) saved[i] = f->vars.items[i];
  Words value = lower_expr(f, psg_child(g, node, 0), want);
  if (want == WANT_VALUE) join_add(f, &end, value);
  for (uint32_t i = 1; i < count; i++) {
    Target target = f->targets.items[first + i - 1];
    uint32_t params = psg_child_count(g, target.node) - 1, at = 0;
    start_block(f, target.block);
    for (uint32_t v = 0; v < outer_vars; v++) f->vars.items[v] = saved[v];
    for (uint32_t p = 0; p < params; p++) {
      NodeId param = psg_child(g, target.node, p);
      Words words = words_new(f, repr_info(f, node_repr(f, param))->word_count);
      for (uint32_t w = 0; w < words.count; w++)
        words.items[w] = mir_block(f->mir, target.block)->params.items[at++];
      env_bind(f, param, words);
    }
    for (uint32_t v = 0; v < var_count; v++) {
      f->vars.items[vars[v]].value = mir_block(f->mir, target.block)->params.items[at++];
      debug_var(f, vars[v]);
    }
    value = lower_expr(f, psg_child(g, target.node, params), want);
    if (want == WANT_VALUE) join_add(f, &end, value);
  }
  f->targets.count = first;
  if (want == WANT_TAIL) return (Words){0};
  return join_open(f, &end);
}

static Words lower_jump(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  NodeId wanted = psg_jump(g, node)->target;
  uint32_t t = f->targets.count;
  while (t && f->targets.items[t - 1].node.index != wanted.index) t--;
  if (!t) bug("lower: a jump leaves its join");
  Target target = f->targets.items[t - 1];
  Words args = words_new(f, 0);
  for (uint32_t i = 0; i < psg_child_count(g, node); i++)
    args = words_concat(f, args, lower_value(f, psg_child(g, node, i)));
  for (uint32_t i = 0; i < args.count; i++)
    args.items[i] = fit_word(f, args.items[i],
                             mir_type_of(f->mir, mir_block(f->mir, target.block)->params.items[i]));
  Words vars = words_new(f, target.var_count);
  for (uint32_t v = 0; v < target.var_count; v++)
    vars.items[v] = f->vars.items[target.vars[v]].value;
  args = words_concat(f, args, vars);
  mir_goto(&f->at, target.block, args.items, args.count);
  f->at.block = (BlockId){0};
  return (Words){0};
}

/* ---- all kinds ---- */

ValueId lower_word(Func *f, NodeId node) {
  Words words = lower_value(f, node);
  if (words.count != 1)
    bug("lower: %s: %u words where one is wanted", psg_kind_text[psg_kind(f->l->graph, node)],
        words.count);
  return words.items[0];
}

static Words lower_trait_call(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  Witness witness = psg_witness(g, node, f->instance);
  uint32_t count = psg_child_count(g, node);
  Words args = words_new(f, 0);
  if (witness.prim == INTRINSIC_CONVERT) return lower_conversion(f, node, want);
  if (witness.prim) {
    TypeId type = node_type(f, psg_child(g, node, 0));
    ValueId a = lower_word(f, psg_child(g, node, 0)), b = {0};
    if (count > 1) b = lower_word(f, psg_child(g, node, 1));
    Words words = words_new(f, 1);
    words.items[0] = prim_op(f, witness.prim, prim_of(f, type), a, b);
    return finish(f, words, want);
  }
  if (witness.field) {
    NodeId object = psg_child(g, node, 0);
    ReprId repr = node_repr(f, object);
    uint32_t index = witness.field_id.index ? layout_field_index(&f->l->layouts, witness.field_id)
                                            : witness.position;
    return finish(f, read_field(f, repr, lower_value(f, object), index), want);
  }
  for (uint32_t i = 0; i < count; i++)
    args = words_concat(f, args, lower_value(f, psg_child(g, node, i)));
  if (witness.slot.index) return call_slot(f, witness.slot, args, node_repr(f, node), want);
  if (!witness.call.index) bug("lower: trait call without witness");
  return call_instance(f, witness.call, args, node_repr(f, node), want);
}

Words lower_expr(Func *f, NodeId id, Want want) {
  Graph *g = f->l->graph;
  if (is_nowhere(f)) start_dead(f);
  const PsgNode *node = psg_node(g, id);
  Span outer = f->at.span;
  if (has_own_place(f, node->span.file)) f->at.span = node->span;
  Words words = {0};
  switch ((PsgKind)node->kind) {
  case PSG_LITERAL: words = finish(f, lower_literal(f, id), want); break;
  case PSG_VAR_REF: words = lower_var(f, id, want); break;
  case PSG_APPLICATION: words = lower_application(f, id, want); break;
  case PSG_TYPE_ANNOTATION: words = lower_expr(f, psg_child(g, id, 0), want); break;
  case PSG_LAMBDA:
    words = finish(f, make_closure(f, lower_code(f->l, id, (NodeId){0}, f->instance)), want);
    break;
  case PSG_SEQUENTIAL: words = lower_sequential(f, id, want); break;
  case PSG_BINDING:
  case PSG_REC_GROUP:
    lower_effect(f, id);
    words = finish(f, words_new(f, 0), want);
    break;
  case PSG_IF_THEN_ELSE: words = lower_if(f, id, want); break;
  case PSG_WHILE_LOOP: words = finish(f, lower_while(f, id), want); break;
  case PSG_FOR_LOOP: words = finish(f, lower_for(f, id), want); break;
  case PSG_TRY_WITH: words = lower_try_with(f, id, want); break;
  case PSG_TRY_FINALLY: words = lower_try_finally(f, id, want); break;
  case PSG_SET: words = finish(f, lower_set(f, id), want); break;
  case PSG_TUPLE_EXPR:
  case PSG_RECORD_EXPR:
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_FIELD_GET:
  case PSG_DU_GET_TAG:
  case PSG_DU_ELIMINATE:
  case PSG_TUPLE_GET:
  case PSG_ADDRESS_OF: words = lower_data(f, id, want); break;
  case PSG_ARRAY_EXPR: words = finish(f, lower_array_expr(f, id), want); break;
  case PSG_FIELD_SET:
    lower_field_set(f, id);
    words = finish(f, words_new(f, 0), want);
    break;
  case PSG_NEW_OBJECT: words = finish(f, lower_new_object(f, id), want); break;
  case PSG_OBJECT_EXPR: words = finish(f, lower_object_expr(f, id), want); break;
  case PSG_METHOD_CALL: words = lower_method_call(f, id, want); break;
  case PSG_COERCE: words = lower_coerce(f, id, want); break;
  case PSG_TYPE_TEST: words = finish(f, lower_type_test(f, id), want); break;
  case PSG_INTRINSIC: words = lower_intrinsic(f, id, want); break;
  case PSG_FFI_CALL: words = finish(f, lower_ffi_call(f, id), want); break;
  case PSG_TRAIT_CALL: words = lower_trait_call(f, id, want); break;
  case PSG_SWITCH: words = lower_switch(f, id, want); break;
  case PSG_JOIN: words = lower_join(f, id, want); break;
  case PSG_JUMP: words = lower_jump(f, id); break;
  case PSG_MATCH_FAILURE: lower_match_failure(f, id); break;
  case PSG_EXN_GET: words = finish(f, lower_exn_get(f, id), want); break;
  case PSG_SEQ_MACHINE: words = finish(f, lower_seq_machine(f, id), want); break;
  case PSG_LAZY_THUNK: words = finish(f, lower_lazy_thunk(f, id), want); break;
  case PSG_NONE:
  case PSG_MODULE_DEF:
  case PSG_TYPE_DEF:
  case PSG_PATTERN_BINDING:
  case PSG_MATCH:
  case PSG_MATCH_CASE:
  case PSG_FOR_EACH:
  case PSG_LIST_EXPR:
  case PSG_PLATFORM_BINDING:
  case PSG_QUOTE:
  case PSG_SPLICE:
  case PSG_LAZY_EXPR:
  case PSG_SEQ_EXPR:
  case PSG_YIELD:
  case PSG_YIELD_FROM:
  case PSG_PENDING:
  case PSG_ERROR:
  case PSG_PAT_WILD:
  case PSG_PAT_LITERAL:
  case PSG_PAT_CASE:
  case PSG_PAT_EXN:
  case PSG_PAT_TUPLE:
  case PSG_PAT_RECORD:
  case PSG_PAT_ARRAY:
  case PSG_PAT_OR:
  case PSG_PAT_AND:
  case PSG_PAT_AS:
  case PSG_PAT_TYPED:
  case PSG_PAT_NULL:
  case PSG_PAT_TYPE_TEST:
  case PSG_PAT_ACTIVE:
  case PSG_JOIN_TARGET:
  case PSG_SEQ_BLOCK:
  case PSG_SEQ_GOTO:
  case PSG_SEQ_BRANCH:
  case PSG_SEQ_SWITCH:
  case PSG_SEQ_YIELD:
  case PSG_SEQ_LEAVE:
  case PSG_SEQ_DONE: bug("lower: %s is no expression of phase 5", psg_kind_text[node->kind]);
  }
  f->at.span = outer;
  /* what ended (raise, jump) has no words: followers get words that are never read */
  if (want == WANT_VALUE && is_nowhere(f)) {
    start_dead(f);
    if (node->kind == PSG_JUMP || node->kind == PSG_MATCH_FAILURE || !words.count)
      words = default_words(f, node_repr(f, id));
  }
  return words;
}
