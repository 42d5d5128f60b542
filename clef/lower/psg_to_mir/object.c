/* object: construction, object expressions, method calls, casts, boxes, type tests.
 *
 * `new C(args)` allocates zeroed memory and calls the constructor with the object as `this`. An object expression is an
 * object whose fields are its captures; its methods load them from the receiver.
 */
#include "clef/psg/graph/object_types.h"
#include "clef/lower/psg_to_mir/psg_to_mir.h"

ValueId non_null(Func *f, ValueId object, RowId row) {
  MirType type = mir_type_of(f->mir, object);
  if (!row.index) row = type.row;
  return fit_word(f, object, mir_ref(row, false));
}

/* ---- construction ---- */

Words new_object_of(Func *f, InstanceId constructor, TypeId type, Words args) {
  Lower *l = f->l;
  ReprId repr = repr_of(&l->layouts, type);
  Repr info = *repr_info(f, repr);
  NodeId binding = psg_instance(l->graph, constructor)->binding,
         lambda = binding_lambda(l, binding);
  if (!lambda.index) bug("lower: a constructor without body");
  if (info.form != REPR_CLASS) { /* a struct: its constructor gives the value */
    return call_instance(f, constructor, args, repr, WANT_VALUE);
  }
  uint32_t size = repr_shape(&l->layouts, repr, 0)->size;
  ValueId object = mir_add_alloc(&f->at, info.row, 0, size ? size : 8, MIR_ZEROED);
  Words self = words_new(f, 1);
  self.items[0] = fit_word(f, object, info.words[0]);
  ReprId unit = repr_of(&l->layouts, type_of(l->types, KNOWN_UNIT));
  call_instance(f, constructor, words_concat(f, self, args), unit, WANT_VALUE);
  return self;
}

Words new_exception(Func *f, TyconId tycon, Words *fields, uint32_t count) {
  Lower *l = f->l;
  ReprId repr = repr_of(&l->layouts, type_app(l->types, tycon, NULL, 0));
  Repr info = *repr_info(f, repr);
  const Shape *shape = repr_shape(&l->layouts, repr, 0);
  uint32_t inherited = shape->field_count - count;
  ValueId object = mir_add_alloc(&f->at, info.row, 0, shape->size ? shape->size : 8, MIR_ZEROED);
  for (uint32_t i = 0; i < shape->field_count; i++) {
    uint32_t first = shape->first[i], n = shape->first[i + 1] - first;
    Words words;
    if (i >= inherited)
      words = fields[i - inherited];
    else if (!i && repr_info(f, shape->fields[i])->form == REPR_STRING) { /* the message */
      Name text = tycon.index == type_known(l->types, KNOWN_MATCH_FAILURE).index
                      ? name_of_string(l->names, "The match cases were incomplete")
                      : tycon_row(l->types, tycon)->name;
      words = words_new(f, 1);
      words.items[0] =
          mir_add_symbol(&f->at, lower_string(l, text), mir_ref(l->layouts.string_row, false));
    } else
      words = default_words(f, shape->fields[i]);
    store_shape(f, (MirAddress){.base = object, .offset = 0, .row = info.row}, shape->words + first,
                n, words, MIR_INIT, (ValueId){0});
  }
  Words result = words_new(f, 1);
  result.items[0] = fit_word(f, object, info.words[0]);
  return result;
}

Words lower_new_object(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  uint32_t count = node->children.count;
  Words *args = NEW_ARRAY(f->l->scratch, Words, count + 1), all = words_new(f, 0);
  for (uint32_t i = 0; i < count; i++) {
    args[i] = lower_value(f, psg_child(g, id, i));
    all = words_concat(f, all, args[i]);
  }
  if (!psg_new_object_of(node)->constructor.index)
    return new_exception(f, psg_new_object_of(node)->exception, args, count);
  InstanceId constructor = psg_target(g, id, f->instance);
  if (!constructor.index) bug("lower: a constructor without instance");
  return new_object_of(f, constructor, node_type(f, id), all);
}

/* ---- object expressions ---- */

typedef struct ExprShape {
  Captures captures;
  MirType *types;
  uint32_t *offsets;
  uint32_t count, size;
  ReprId base;
} ExprShape;

static ExprShape expr_shape(Lower *l, const ObjectType *object) {
  ExprShape s = {.captures = node_captures(l, object->object_expr)};
  uint32_t start = 0;
  TypeId base = tycon_row(l->types, type_tycon(l->types, object->type))->base;
  if (base.index) {
    base = psg_instance_type(l->graph, base, object->inside);
    s.base = repr_of(&l->layouts, base);
    if (repr_row(&l->layouts, s.base)->form == REPR_CLASS)
      start = repr_shape(&l->layouts, s.base, 0)->size;
  }
  s.count = captures_types(l, &s.captures, object->inside, &s.types);
  s.offsets = NEW_ARRAY(l->scratch, uint32_t, s.count + 1);
  ShapeWord *words = NEW_ARRAY(l->scratch, ShapeWord, s.count + 1);
  for (uint32_t i = 0; i < s.count; i++) words[i] = (ShapeWord){s.types[i], 0, true, 0};
  s.size = layout_place(words, s.count, start);
  for (uint32_t i = 0; i < s.count; i++) s.offsets[i] = words[i].at;
  if (!s.size) s.size = 8;
  RowId row = classes_expr_row(l, object->object_expr, object->inside);
  if (!layout_row(&l->unit->layout, row)->case_count) {
    uint32_t base_words = 0;
    const Shape *shape = NULL;
    if (start) {
      shape = repr_shape(&l->layouts, s.base, 0);
      base_words = shape->word_count;
    }
    ShapeWord *all = NEW_ARRAY(l->scratch, ShapeWord, s.count + base_words + 1);
    for (uint32_t i = 0; i < base_words; i++) all[i] = shape->words[i];
    for (uint32_t i = 0; i < s.count; i++) all[base_words + i] = words[i];
    layout_fill_block(&l->layouts, row, s.size, all, s.count + base_words);
  }
  return s;
}

static const ObjectType *find_expr(Func *f, NodeId expr) {
  Graph *g = f->l->graph;
  for (uint32_t o = 0; o < psg_object_type_count(g); o++) {
    const ObjectType *object = psg_object_type(g, o);
    if (object->object_expr.index == expr.index && object->inside.index == f->instance.index)
      return object;
  }
  bug("lower: an object expression without object type");
}

Words lower_object_expr(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const ObjectType *object = find_expr(f, id);
  ExprShape s = expr_shape(f->l, object);
  RowId row = classes_expr_row(f->l, id, f->instance);
  Words base_args = words_new(f, 0);
  NodeId base = psg_child_count(g, id) ? psg_child(g, id, 0) : (NodeId){0};
  bool has_base = base.index && psg_kind(g, base) == PSG_NEW_OBJECT;
  if (has_base)
    for (uint32_t i = 0; i < psg_child_count(g, base); i++)
      base_args = words_concat(f, base_args, lower_value(f, psg_child(g, base, i)));
  Words captured = read_captures(f, &s.captures);
  ValueId self = mir_add_alloc(&f->at, row, 0, s.size, MIR_ZEROED);
  for (uint32_t i = 0; i < s.count; i++)
    mir_add_store(&f->at, (MirAddress){self, s.offsets[i], row, 0}, captured.items[i],
                  MIR_INIT | MIR_MUTABLE, (ValueId){0});
  Words result = words_new(f, 1);
  result.items[0] = fit_word(f, self, repr_info(f, node_repr(f, id))->words[0]);
  if (has_base) {
    InstanceId constructor = psg_target(g, base, f->instance);
    Words this = words_new(f, 1);
    this.items[0] = self;
    if (constructor.index)
      call_instance(f, constructor, words_concat(f, this, base_args),
                    repr_of(&f->l->layouts, type_of(f->l->types, KNOWN_UNIT)), WANT_VALUE);
  }
  return result;
}

typedef struct ObjectMethod {
  const ObjectType *object;
  NodeId lambda;
} ObjectMethod;

static void build_object_method(Func *f, void *data) {
  ObjectMethod *m = data;
  Graph *g = f->l->graph;
  ExprShape s = expr_shape(f->l, m->object);
  RowId row = classes_expr_row(f->l, m->object->object_expr, m->object->inside);
  uint32_t arity = lambda_arity(f->l, m->lambda);
  Words *args = NEW_ARRAY(f->l->scratch, Words, arity + 1);
  args[0] = words_new(f, 1);
  args[0].items[0] = mir_func_param(f->mir, mir_ref(row, false), (Name){0});
  ValueId self = args[0].items[0];
  for (uint32_t i = 1; i < arity; i++)
    add_params(f, f->mir, node_repr(f, psg_child(g, m->lambda, i)), &args[i]);
  f->result = node_repr(f, psg_child(g, m->lambda, arity));
  for (uint32_t w = 0; w < repr_info(f, f->result)->word_count; w++)
    mir_func_result(f->mir, repr_info(f, f->result)->words[w]);
  start_block(f, new_block(f, false));
  Words captured = words_new(f, s.count);
  for (uint32_t i = 0; i < s.count; i++)
    captured.items[i] = mir_add_load(&f->at, s.types[i], (MirAddress){self, s.offsets[i], row, 0},
                                     MIR_MUTABLE, (ValueId){0});
  bind_captures(f, &s.captures, captured);
  for (uint32_t i = 0; i < arity; i++) env_bind(f, psg_child(g, m->lambda, i), args[i]);
  lower_expr(f, psg_child(g, m->lambda, arity), WANT_TAIL);
}

SymbolId lower_object_method(Lower *l, const ObjectType *object, NodeId binding,
                             InstanceId instance) {
  NodeId lambda = binding_lambda(l, binding);
  if (!lambda.index) return (SymbolId){0};
  ObjectMethod *m = NEW(l->arena, ObjectMethod);
  *m = (ObjectMethod){object, lambda};
  MirFunc *func = lower_function(l, binding_name(l, binding), psg_node(l->graph, lambda)->span,
                                 instance, build_object_method, m);
  func->flags |= MIR_FUNC_ADDRESS;
  return func->symbol;
}

/* ---- calls through the table ---- */

Words call_slot(Func *f, SlotId slot, Words args, ReprId result, Want want) {
  MirType type = mir_type_of(f->mir, args.items[0]);
  args.items[0] = fit_word(f, args.items[0], mir_ref(type.row, false));
  const Repr *info = repr_info(f, result);
  MirCallee callee = {.form = MIR_CALLEE_METHOD, .slot = classes_slot(f->l, slot)};
  return call_words(f, callee, args, info->words, info->word_count, want);
}

/* What is coerced to the interface; the address of a struct that the member may change. A cast makes a copy. */
static Words direct_receiver(Func *f, NodeId call, InstanceId direct) {
  Graph *g = f->l->graph;
  NodeId value = psg_child(g, psg_child(g, call, 0), 0);
  NodeId lambda = binding_lambda(f->l, psg_instance(g, direct)->binding);
  TypeId taken = psg_node_type(g, psg_child(g, lambda, 0), direct);
  if (repr_info(f, repr_of(&f->l->layouts, taken))->form != REPR_POINTER)
    return lower_value(f, value);
  return lower_address(f, value, !psg_is_constrained_call(g, call));
}

Words lower_method_call(Func *f, NodeId id, Want want) {
  Graph *g = f->l->graph;
  uint32_t count = psg_child_count(g, id);
  InstanceId direct = psg_target(g, id, f->instance);
  Words args = direct.index ? direct_receiver(f, id, direct) : lower_value(f, psg_child(g, id, 0));
  for (uint32_t i = 1; i < count; i++)
    args = words_concat(f, args, lower_value(f, psg_child(g, id, i)));
  Words receiver = words_new(f, 1);
  receiver.items[0] = args.items[0];
  const PsgNode *object = psg_node(g, psg_child(g, id, 0));
  if (!direct.index && object->kind == PSG_COERCE && object->flags & NODE_CONSTRAINED &&
      psg_coerce_of(object)->kind == COERCE_BOX)
    check_not_null(f, mir_add1(&f->at, MIR_IS_IMM, args.items[0]));
  else if (!direct.index)
    check_object(f, psg_child(g, id, 0), receiver);
  if (direct.index) return call_instance(f, direct, args, node_repr(f, id), want);
  return call_slot(f, psg_slot(g, id, f->instance), args, node_repr(f, id), want);
}

/* ---- casts and boxes ---- */

/* True when a value of this representation is an object by itself, with a row that has its type. */
static bool is_object(Func *f, ReprId repr) {
  const Repr *info = repr_info(f, repr);
  if (info->form == REPR_CLASS) return true;
  return (info->form == REPR_OBJECT || info->form == REPR_CASES) &&
         !info->words[0].may_be_immediate && classes_object_type(f->l, info->type);
}

ValueId box_fresh(Func *f, ReprId repr, Words words) {
  const Shape *shape;
  RowId row = classes_box_row(f->l, repr, &shape);
  ValueId object = mir_add_alloc(&f->at, row, 0, shape->size, 0);
  store_shape(f, (MirAddress){.base = object, .offset = 0, .row = row}, shape->words,
              shape->word_count, words, MIR_INIT, (ValueId){0});
  return object;
}

/* null as an object: the null string, None, (), 0 for an array, an object, a function … ; no value: never. What is flattened
 * around a reference ({ V = E } of an empty case E, the empty Map) is a value whatever its word. */
ValueId is_null_value(Func *f, ReprId repr, Words words) {
  const Repr *info = repr_info(f, repr);
  bool is_option = type_is_known(f->l->types, info->type, KNOWN_OPTION);
  if (info->form == REPR_SHARED) {
    if (!is_option) return mir_add1(&f->at, MIR_IS_IMM, words.items[0]);
    words = shared_open(f, &repr, words);
    info = repr_info(f, repr);
  }
  if (info->form == REPR_STRING)
    return mir_add2(&f->at, MIR_SAME, words.items[0],
                    mir_add_symbol(&f->at, f->l->null_string, mir_type_of(f->mir, words.items[0])));
  if (type_prim(f->l->types, info->type) == PRIM_UNIT) return const_int(f, MIR_KIND_I8, 1);
  if (is_option && (info->form == REPR_UNION || info->form == REPR_TAGS))
    return mir_add2(&f->at, MIR_IEQ, words.items[0], const_int(f, MIR_KIND_I8, 0));
  bool is_reference = info->word_count == 1 && info->words[0].kind == MIR_KIND_REF &&
                      info->words[0].may_be_immediate && info->form != REPR_PRODUCT;
  if (is_reference && (is_option || !info->has_empty_case))
    return mir_add1(&f->at, MIR_IS_IMM, words.items[0]);
  return (ValueId){0};
}

ValueId box_words(Func *f, ReprId repr, Words words) {
  if (is_object(f, repr)) return words.items[0];
  if (repr_info(f, repr)->form == REPR_SHARED) {
    /* its object, but for None, which is null as an object */
    if (!type_is_known(f->l->types, repr_info(f, repr)->type, KNOWN_OPTION)) return words.items[0];
    words = shared_open(f, &repr, words);
  }
  ValueId is_null = is_null_value(f, repr, words);
  if (!is_null.index) return box_fresh(f, repr, words);
  MirType type = mir_ref((RowId){0}, true);
  Join end = join_make(f, &type, 1);
  BlockId null = new_block(f, true), some = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, is_null, null, some);
  Words result = words_new(f, 1);
  start_block(f, null);
  f->is_dead = was_dead;
  result.items[0] = mir_add_immediate(&f->at, (RowId){0}, 0);
  join_add(f, &end, result);
  start_block(f, some);
  f->is_dead = was_dead;
  result = words_new(f, 1);
  result.items[0] = fit_word(f, box_fresh(f, repr, words), type);
  join_add(f, &end, result);
  return join_open(f, &end).items[0];
}

/* The object behind a test for null; control goes on in the current block when it is none. `truth`: null's answer to a
 * type test, none for a cast. */
static ValueId test_null(Func *f, ValueId object, Join *null, bool truth) {
  MirType type = mir_type_of(f->mir, object);
  if (!type.may_be_immediate) return object;
  BlockId none = new_block(f, false), some = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, object), none, some);
  start_block(f, none);
  f->is_dead = was_dead;
  Words words = words_new(f, 1);
  if (truth)
    words.items[0] = const_int(f, MIR_KIND_I8, 1);
  else if (null->result_count)
    words.items[0] = default_word(f, null->types[0]);
  join_add(f, null, words);
  start_block(f, some);
  f->is_dead = was_dead;
  return mir_add_cast(&f->at, mir_ref(type.row, false), object, mir_add_proof(&f->at));
}

/* The list or array behind a view, in programs that use it. */
static ValueId object_behind(Func *f, ReprId repr, ValueId view) {
  Lower *l = f->l;
  InstanceId behind = psg_behind(l->graph);
  if (!behind.index || !psg_is_view(l->graph, repr_info(f, repr)->type)) return view;
  ReprId object = repr_of(&l->layouts, type_of(l->types, KNOWN_OBJ));
  Words args = words_new(f, 1);
  args.items[0] = fit_word(f, view, repr_info(f, object)->words[0]);
  return call_instance(f, behind, args, object, WANT_VALUE).items[0];
}

/* A sequence is the object that it was made of, or else has one of its own. */
static ValueId box_sequence(Func *f, ReprId repr, Words words) {
  MirType type = mir_ref((RowId){0}, true);
  Join end = join_make(f, &type, 1);
  Words result = words_new(f, 1);
  ValueId cell = test_null(f, words.items[0], &end, false);
  ValueId source = call_seq_source(f, cell);
  BlockId none = new_block(f, false), some = new_block(f, false);
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, source), none, some);
  start_block(f, some);
  result.items[0] = source;
  join_add(f, &end, result);
  start_block(f, none);
  result = words_new(f, 1);
  words.items[0] = fit_word(f, cell, repr_info(f, repr)->words[0]);
  result.items[0] = fit_word(f, box_fresh(f, repr, words), type);
  join_add(f, &end, result);
  return join_open(f, &end).items[0];
}

ValueId object_of(Func *f, ReprId repr, Words words) {
  if (is_object(f, repr)) return object_behind(f, repr, words.items[0]);
  if (type_is_known(f->l->types, repr_info(f, repr)->type, KNOWN_SEQ) &&
      psg_asks_sources(f->l->graph))
    return box_sequence(f, repr, words);
  return box_words(f, repr, words);
}

/* Types whose own values null stands for. */
static bool null_is_value(Func *f, ReprId repr) {
  const Repr *info = repr_info(f, repr);
  return type_is_known(f->l->types, info->type, KNOWN_OPTION) ||
         type_prim(f->l->types, info->type) == PRIM_UNIT;
}

static bool null_unboxes(Func *f, ReprId repr) {
  const Repr *info = repr_info(f, repr);
  TyconId tycon = type_tycon(f->l->types, info->type);
  bool is_delegate = tycon.index && tycon_row(f->l->types, tycon)->kind == TYCON_DELEGATE;
  /* of classes those that have null, and .NET's own */
  bool is_class = tycon.index && info->form == REPR_CLASS;
  const TyconRow *row = tycon.index ? tycon_row(f->l->types, tycon) : NULL;
  bool is_system = type_prim(f->l->types, info->type) == PRIM_OBJ ||
                   (is_class && row->flags & TYCON_ALLOW_NULL) ||
                   (is_class && table_is_image(&f->l->types->tycons, tycon.index) &&
                    !strncmp(name_text(f->l->names, row->path), "System", 6));
  return is_system || null_is_value(f, repr) || info->form == REPR_STRING ||
         info->form == REPR_ARRAY || info->form == REPR_SEQ || info->form == REPR_LAZY ||
         is_delegate;
}

/* i8: is the object (not null) of this type? */
static ValueId is_of_type(Func *f, ValueId object, TypeId type, RowId *row) {
  Lower *l = f->l;
  type = type_resolve(l->types, type);
  ReprId repr = repr_inside(f, repr_of(&l->layouts, type));
  TyconId tycon = type_tycon(l->types, type);
  *row = (RowId){0};
  if (tycon.index && tycon_row(l->types, tycon)->kind == TYCON_INTERFACE)
    return mir_add_test(&f->at, MIR_IMPLEMENTS, object, (RowId){0},
                        classes_interface_number(l, type));
  if (type_prim(l->types, type) == PRIM_OBJ) return const_int(f, MIR_KIND_I8, 1);
  if (is_object(f, repr)) {
    *row = repr_info(f, repr)->row;
    /* an object expression has a row for each place: only tables of reflection name its type, and read nothing of it */
    if (!row->index) return const_int(f, MIR_KIND_I8, 0);
  } else {
    const Shape *shape;
    *row = classes_box_row(l, repr, &shape);
  }
  return mir_add_test(&f->at, MIR_IS_INSTANCE, object, *row, 0);
}

/* As an argument of type obj. */
static Words object_word(Func *f, ValueId object) {
  Words words = words_new(f, 1);
  words.items[0] = fit_word(f, object, mir_ref((RowId){0}, true));
  return words;
}

Words lower_type_test(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  NodeId value = psg_child(g, id, 0);
  Witness witness = psg_witness(g, id, f->instance); /* of a sequence */
  TypeId from = node_type(f, value);
  if (type_is_known(f->l->types, from, KNOWN_ENUMERATOR) &&
      type_is_known(f->l->types, psg_type_test(g, id)->tested, KNOWN_IDISPOSABLE)) {
    Words words = lower_value(f, value);
    words.items[0] = mir_add2(&f->at, MIR_IEQ, mir_add1(&f->at, MIR_IS_IMM, words.items[0]),
                              const_int(f, MIR_KIND_I8, 0));
    return words;
  }
  ValueId object = object_of(f, node_repr(f, value), lower_value(f, value));
  if (witness.call.index)
    return call_instance(f, witness.call, object_word(f, object), node_repr(f, id), WANT_VALUE);
  TypeId wanted = psg_tested_type(g, id, f->instance);
  MirType truth = mir_type(MIR_KIND_I8);
  Join end = join_make(f, &truth, 1);
  Words words = words_new(f, 1);
  RowId row;
  object = test_null(f, object, &end, null_is_value(f, repr_of(&f->l->layouts, wanted)));
  words.items[0] = is_of_type(f, object, wanted, &row);
  join_add(f, &end, words);
  return join_open(f, &end);
}

/* The proof that `holds`; else the library's function raises what names both types, or the exception without a text. */
static ValueId check_cast(Func *f, ValueId holds, ValueId object, InstanceId failed) {
  if (!failed.index) return check_word(f, holds, KNOWN_INVALID_CAST);
  BlockId bad = new_block(f, true), good = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, holds, good, bad);
  start_block(f, bad);
  f->is_dead = was_dead;
  Words args = words_new(f, 1);
  args.items[0] = fit_word(f, object, mir_ref((RowId){0}, true));
  call_instance(f, failed, args, repr_of(&f->l->layouts, type_of(f->l->types, KNOWN_UNIT)),
                WANT_VALUE);
  mir_invalid(&f->at, "a failed cast went on");
  start_block(f, good);
  f->is_dead = was_dead;
  return mir_add_proof(&f->at);
}

static Words cast_checked(Func *f, ReprId from, Words words, ReprId to, bool null_passes,
                          InstanceId failed) {
  Lower *l = f->l;
  Repr info = *repr_info(f, to);
  ValueId object = object_of(f, from, words);
  bool as_object = is_object(f, to);
  Join end = join_make(f, info.words, info.word_count), null = join_make(f, NULL, 0);
  if (as_object && null_passes && info.words[0].may_be_immediate) {
    Join pass = join_make(f, info.words, 1);
    object = test_null(f, object, &pass, false);
    for (uint32_t i = 0; i < pass.ways.count; i++)
      vec_push(l->scratch, &end.ways, pass.ways.items[i]);
  } else
    object = test_null(f, object, &null, false);
  RowId row;
  ValueId holds = is_of_type(f, object, info.type, &row);
  ValueId proof = check_cast(f, holds, object, failed);
  Words result;
  if (as_object) {
    result = words_new(f, 1);
    MirType type = mir_ref(info.words[0].row, false);
    result.items[0] = mir_type_same(mir_type_of(f->mir, object), type)
                          ? object
                          : mir_add_cast(&f->at, type, object, proof);
  } else if (info.form == REPR_SHARED) {
    result = words_new(f, 1);
    result.items[0] = mir_add_cast(&f->at, info.words[0], object, proof);
  } else {
    const Shape *shape;
    classes_box_row(l, to, &shape);
    ValueId boxed = mir_add_cast(&f->at, mir_ref(row, false), object, proof);
    result = load_shape(f, (MirAddress){.base = boxed, .offset = 0, .row = row}, shape->words,
                        shape->word_count, (ValueId){0});
  }
  join_add(f, &end, result);
  if (null.ways.count && null_unboxes(f, to)) { /* null is one of its values */
    join_open(f, &null);
    join_add(f, &end, default_words(f, to));
  } else if (null.ways.count) {
    join_open(f, &null);
    mir_goto(&f->at, fail_block(f, KNOWN_NULL_REFERENCE), NULL, 0);
    f->at.block = (BlockId){0};
  }
  return join_open(f, &end);
}

/* Of null the sequence is null. */
static Words null_or_sequence(Func *f, InstanceId made, ReprId from, Words words, ReprId to) {
  MirType type = repr_info(f, to)->words[0];
  Join end = join_make(f, &type, 1);
  ValueId object = test_null(f, words.items[0], &end, false);
  words.items[0] = fit_word(f, object, repr_info(f, from)->words[0]);
  join_add(f, &end, call_instance(f, made, words, to, WANT_VALUE));
  return join_open(f, &end);
}

Words lower_coerce(Func *f, NodeId id, Want want) {
  Graph *g = f->l->graph;
  NodeId value = psg_child(g, id, 0);
  ReprId from = node_repr(f, value), to = node_repr(f, id);
  CoerceKind kind = psg_coerce(g, id)->kind;
  Witness witness = psg_witness(g, id, f->instance);
  bool is_cast = kind == COERCE_UNBOX || kind == COERCE_DOWNCAST;
  if (kind == COERCE_TO_SEQ && witness.call.index && repr_info(f, from)->form == REPR_CLASS &&
      psg_has_null(g, node_type(f, value)))
    return finish(f, null_or_sequence(f, witness.call, from, lower_value(f, value), to), want);
  if (kind == COERCE_TO_SEQ || witness.call.index) {
    Words words = lower_value(f, value);
    if (is_cast && !psg_is_enumerator_cast(g, id, f->instance))
      words = object_word(f, object_of(f, from, words));
    return witness.call.index ? call_instance(f, witness.call, words, to, want)
                              : finish(f, words, want);
  }
  Words words = lower_value(f, value), result = words_new(f, 1);
  if (is_cast && type_prim(f->l->types, node_type(f, id)) == PRIM_OBJ) /* everything is one */
    kind = COERCE_BOX;
  switch (kind) {
  case COERCE_BOX:
    result.items[0] = fit_word(f, object_of(f, from, words), repr_info(f, to)->words[0]);
    return finish(f, result, want);
  case COERCE_UPCAST:
  case COERCE_INTERFACE:
    if (psg_keeps_enumerator(g, id, f->instance)) return finish(f, words, want);
    result.items[0] = fit_word(f, box_words(f, from, words), repr_info(f, to)->words[0]);
    return finish(f, result, want);
  case COERCE_UNBOX:
  case COERCE_DOWNCAST:
    words =
        cast_checked(f, from, words, to, kind == COERCE_DOWNCAST, psg_target(g, id, f->instance));
    return finish(f, words, want);
  case COERCE_DELEGATE:
  case COERCE_TO_SEQ: break;
  }
  return finish(f, words, want);
}

Words lower_exn_get(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  ReprId repr =
      repr_of(&f->l->layouts, type_app(f->l->types, psg_exn_get_of(node)->exception, NULL, 0));
  uint32_t own = tycon_row(f->l->types, psg_exn_get_of(node)->exception)->field_count;
  uint32_t index =
      repr_shape(&f->l->layouts, repr, 0)->field_count - own + psg_exn_get_of(node)->field;
  Words words = lower_value(f, psg_child(g, id, 0));
  return read_field(f, repr, words, index);
}
