/* classes: rows of nominal types, subtypes, slots, interfaces, method tables.
 *
 * Rows of classes, exceptions and object expressions are numbered first, in preorder of inheritance, so that the subtypes
 * of each are contiguous and `:?` is a range test. Slots of virtual and interface members are program-wide: two slots may
 * share a number when no object has both (greedy colouring in order of appearance).
 *
 *     Exception          rows 2 .. 5        Shape (interface)      slot 0: Area
 *       SystemException  rows 3 .. 4        Exception.Message      slot 0 too: nothing is both
 *         IndexOutOf…    row 4
 *       MyError          row 5
 *
 * A record or union that is a flattened value gets an object form when it becomes an interface or obj: a row of its own
 * whose methods unpack the receiver.
 */
#include <stdlib.h>

#include "clef/lower/psg_to_mir/psg_to_mir.h"

typedef struct ClassNode {
  TypeId type;
  uint32_t object; /* ObjectType + 1 of an object expression; else 0 */
  RowId row;
  uint32_t parent, first_child, last_child, next;
} ClassNode;

struct Classes {
  VEC(ClassNode) nodes; /* item 0 unused */
  NumMap by_type;       /* TypeId → node */
  NumMap by_expr;       /* (ObjectExpr node, instance) → node */
  NumMap object_of;     /* TypeId → ObjectType + 1, not object expressions */
  NumMap slots;         /* SlotId → number + 1 */
  NumMap box_rows;      /* ReprId → RowId */
  VEC(ReprId) boxed;    /* what they hold, in order */
  uint32_t slot_count;
  bool has_methods, has_same_objects;
};

static uint32_t add_node(Lower *l, TypeId type, uint32_t object, uint32_t parent) {
  Classes *c = l->classes;
  uint32_t id = c->nodes.count;
  vec_push(l->arena, &c->nodes, ((ClassNode){.type = type, .object = object, .parent = parent}));
  ClassNode *up = &c->nodes.items[parent];
  if (up->last_child)
    c->nodes.items[up->last_child].next = id;
  else
    up->first_child = id;
  up->last_child = id;
  return id;
}

static TypeId base_of(Lower *l, TypeId type) {
  TyconId id = type_tycon(l->types, type);
  const TyconRow *tycon = tycon_row(l->types, id);
  TypeId base = tycon->base;
  if (!base.index && tycon->kind == TYCON_EXCEPTION) base = type_of(l->types, KNOWN_EXN);
  if (base.index && tycon->params.count)
    base = type_substitute(l->types, base, tycon->params,
                           (const TypeId *)run_items(l->types, type_row(l->types, type)->args));
  return base.index ? type_zonk(l->types, base) : base;
}

static bool is_class(Lower *l, TypeId type) {
  TyconId id = type_tycon(l->types, type);
  if (!id.index) return false;
  uint32_t kind = tycon_row(l->types, id)->kind;
  return kind == TYCON_CLASS || kind == TYCON_EXCEPTION;
}

static uint32_t class_node(Lower *l, TypeId type) {
  type = type_zonk(l->types, type);
  uint32_t known = *num_map(&l->classes->by_type, l->arena, type.index);
  if (known) return known;
  TypeId base = base_of(l, type);
  if (base.index) base = psg_instance_type(l->graph, base, (InstanceId){PSG_ROOT_INSTANCE});
  uint32_t parent = base.index && is_class(l, base) ? class_node(l, base) : 0;
  uint32_t id = add_node(l, type, 0, parent);
  *num_map(&l->classes->by_type, l->arena, type.index) = id;
  return id;
}

static void number_rows(Lower *l, uint32_t id) {
  Classes *c = l->classes;
  ClassNode node = c->nodes.items[id];
  bool exception =
      !node.object && tycon_row(l->types, type_tycon(l->types, node.type))->kind == TYCON_EXCEPTION;
  RowId row = layout_add_row(&l->unit->layout, l->names, type_text(l->types, l->arena, node.type),
                             exception ? LAYOUT_EXCEPTION : LAYOUT_CLASS);
  c->nodes.items[id].row = row;
  for (uint32_t child = node.first_child; child; child = c->nodes.items[child].next)
    number_rows(l, child);
  LayoutRow *r = layout_row(&l->unit->layout, row);
  r->nominal = true;
  r->base = node.parent ? c->nodes.items[node.parent].row : (RowId){0};
  r->subtypes_first = row;
  r->subtypes_last = (RowId){l->unit->layout.rows.count - 1};
}

/* ---- slots ---- */

static void colour_slots(Lower *l) {
  Graph *g = l->graph;
  Classes *c = l->classes;
  uint32_t objects = psg_object_type_count(g);
  for (uint32_t o = 0; o < objects; o++) {
    const ObjectType *object = psg_object_type(g, o);
    for (uint32_t i = 0; i < object->fill_count; i++) {
      SlotId wanted = object->fills[i].slot;
      if (*num_map(&c->slots, l->arena, wanted.index)) continue;
      /* numbers that objects with this member have given already */
      uint8_t *used = NEW_ARRAY(l->scratch, uint8_t, c->slot_count + 2);
      for (uint32_t p = 0; p < objects; p++) {
        const ObjectType *other = psg_object_type(g, p);
        bool has = false;
        for (uint32_t k = 0; k < other->fill_count && !has; k++)
          has = other->fills[k].slot.index == wanted.index;
        for (uint32_t k = 0; has && k < other->fill_count; k++) {
          uint32_t slot = *num_map(&c->slots, l->arena, other->fills[k].slot.index);
          if (slot) used[slot - 1] = 1;
        }
      }
      uint32_t slot = 0;
      while (used[slot]) slot++;
      if (slot >= c->slot_count) c->slot_count = slot + 1;
      *num_map(&c->slots, l->arena, wanted.index) = slot + 1;
    }
  }
}

uint32_t classes_slot(Lower *l, SlotId id) {
  uint32_t slot = *num_map(&l->classes->slots, l->arena, id.index);
  return slot ? slot - 1
              : l->classes->slot_count; /* nothing implements it: no receiver exists either */
}

uint32_t classes_interface_number(Lower *l, TypeId interface) {
  interface = psg_instance_type(l->graph, interface, (InstanceId){PSG_ROOT_INSTANCE});
  for (uint32_t i = 0; i < l->interface_numbers.count; i++)
    if (l->interface_numbers.items[i].index == interface.index) return i;
  vec_push(l->arena, &l->interface_numbers, interface);
  return l->interface_numbers.count - 1;
}

typedef VEC(uint32_t) Numbers; /* rising */

/* False: it is there already. */
static bool add_number(Lower *l, Numbers *out, uint32_t number) {
  uint32_t at = 0;
  while (at < out->count && out->items[at] < number) at++;
  if (at < out->count && out->items[at] == number) return false;
  vec_push(l->arena, out, number);
  memmove(out->items + at + 1, out->items + at, (out->count - 1 - at) * sizeof *out->items);
  out->items[at] = number;
  return true;
}

static void add_interfaces(Lower *l, TypeId type, InstanceId inside, Numbers *out) {
  TyconId id = type_tycon(l->types, type);
  if (!id.index) return;
  const TyconRow *tycon = tycon_row(l->types, id);
  const uint32_t *list = run_items(l->types, tycon->interfaces);
  for (uint32_t i = 0; i < tycon->interfaces.count; i++) {
    TypeId interface = {list[i]};
    if (tycon->params.count)
      interface =
          type_substitute(l->types, interface, tycon->params,
                          (const TypeId *)run_items(l->types, type_row(l->types, type)->args));
    interface = psg_instance_type(l->graph, interface, inside);
    if (add_number(l, out, classes_interface_number(l, interface)))
      add_interfaces(l, interface, inside, out);
  }
  if (tycon->kind == TYCON_CLASS || tycon->kind == TYCON_EXCEPTION) {
    TypeId base = base_of(l, type);
    if (base.index) base = psg_instance_type(l->graph, base, inside);
    if (base.index) add_interfaces(l, base, inside, out);
  }
}

/* Of the interfaces that the type has without declaring them, those that some test or cast names. */
static void add_own_interfaces(Lower *l, TypeId type, Numbers *out) {
  const TypeId *asked;
  uint32_t count = psg_asked_interfaces(l->graph, &asked);
  for (uint32_t i = 0; i < count; i++)
    if (psg_has_own_interface(l->graph, type, asked[i]))
      add_number(l, out, classes_interface_number(l, asked[i]));
}

static void set_interfaces(Lower *l, RowId row, TypeId type, InstanceId inside) {
  Numbers numbers = {0};
  add_interfaces(l, type_resolve(l->types, type), inside, &numbers);
  add_own_interfaces(l, type_resolve(l->types, type), &numbers);
  LayoutRow *r = layout_row(&l->unit->layout, row);
  r->interfaces = numbers.items;
  r->interface_count = numbers.count;
}

/* ---- rows ---- */

void classes_init(Lower *l) {
  Graph *g = l->graph;
  l->classes = NEW(l->arena, Classes);
  Classes *c = l->classes;
  vec_push(l->arena, &c->nodes, (ClassNode){0});
  for (uint32_t o = 0; o < psg_object_type_count(g); o++) {
    const ObjectType *object = psg_object_type(g, o);
    TypeId type = type_zonk(l->types, object->type);
    if (object->object_expr.index) {
      TypeId base = base_of(l, type);
      if (base.index) base = psg_instance_type(g, base, object->inside);
      uint32_t parent = base.index && is_class(l, base) ? class_node(l, base) : 0;
      uint32_t id = add_node(l, type, o + 1, parent);
      *num_map(&c->by_expr, l->arena,
               (uint64_t)object->inside.index << 32 | object->object_expr.index) = id;
      continue;
    }
    *num_map(&c->object_of, l->arena, type.index) = o + 1;
    if (is_class(l, type)) class_node(l, type);
  }
  for (uint32_t id = c->nodes.items[0].first_child; id; id = c->nodes.items[id].next)
    number_rows(l, id);
  colour_slots(l);
  l->layouts.class_row = classes_row;
  l->layouts.context = l;
}

RowId classes_row(void *context, TypeId type) {
  Lower *l = context;
  type = type_zonk(l->types, type);
  uint32_t node = *num_map(&l->classes->by_type, l->arena, type.index);
  if (node) return l->classes->nodes.items[node].row;
  if (!*num_map(&l->classes->object_of, l->arena, type.index)) return (RowId){0};
  RowId row =
      layout_add_row(&l->unit->layout, l->names, type_text(l->types, l->arena, type), LAYOUT_BLOCK);
  layout_row(&l->unit->layout, row)->nominal = true;
  return row;
}

const ObjectType *classes_object_type(Lower *l, TypeId type) {
  uint32_t object = *num_map(&l->classes->object_of, l->arena, type_zonk(l->types, type).index);
  return object ? psg_object_type(l->graph, object - 1) : NULL;
}

RowId classes_expr_row(Lower *l, NodeId expr, InstanceId instance) {
  uint32_t node =
      *num_map(&l->classes->by_expr, l->arena, (uint64_t)instance.index << 32 | expr.index);
  if (!node) bug("lower: an object expression without object type");
  return l->classes->nodes.items[node].row;
}

RowId classes_box_row(Lower *l, ReprId repr, const Shape **shape) {
  Repr info = *repr_row(&l->layouts, repr);
  Shape *words = NEW(l->arena, Shape);
  *words = *repr_element_shape(&l->layouts, repr);
  for (uint32_t w = 0; w < info.word_count; w++) words->words[w].is_mutable = false;
  words->size = words->size ? (words->size + 7) / 8 * 8 : 8;
  *shape = words;
  uint32_t *known = num_map(&l->classes->box_rows, l->arena, repr.index);
  if (*known) return (RowId){*known};
  RowId row = layout_add_row(
      &l->unit->layout, l->names,
      format_in(l->scratch, "%s boxed", type_text(l->types, l->arena, info.type)), LAYOUT_BOXED);
  layout_row(&l->unit->layout, row)->nominal = true;
  layout_fill_block(&l->layouts, row, words->size, words->words, words->word_count);
  *num_map(&l->classes->box_rows, l->arena, repr.index) = row.index;
  vec_push(l->arena, &l->classes->boxed, repr);
  return row;
}

/* ---- identity ---- */

/* Each boxing of a record, an array, a string makes an object of its own: they are the same where what they hold is. */
static void build_same_object(Func *f, void *data) {
  Lower *l = data;
  ValueId a = f->mir->params.items[0], b = f->mir->params.items[1];
  BlockId first = new_block(f, false), yes = new_block(f, false), no = new_block(f, false),
          other = new_block(f, false), some = new_block(f, false), both = new_block(f, false);
  start_block(f, first);
  branch_to(f, mir_add2(&f->at, MIR_SAME, a, b), yes, other);
  start_block(f, other);
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, a), no, some);
  start_block(f, some);
  MirType object = mir_ref((RowId){0}, false);
  a = mir_add_cast(&f->at, object, a, mir_add_proof(&f->at));
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, b), no, both);
  start_block(f, both);
  b = mir_add_cast(&f->at, object, b, mir_add_proof(&f->at));
  for (uint32_t i = 0; i < l->classes->boxed.count; i++) {
    const Shape *shape;
    RowId row = classes_box_row(l, l->classes->boxed.items[i], &shape);
    if (shape->word_count != 1 || shape->words[0].type.kind != MIR_KIND_REF) continue;
    BlockId left = new_block(f, false), right = new_block(f, false), next = new_block(f, false);
    branch_to(f, mir_add_test(&f->at, MIR_IS_INSTANCE, a, row, 0), left, next);
    start_block(f, left);
    ValueId x = mir_add_cast(&f->at, mir_ref(row, false), a, mir_add_proof(&f->at));
    branch_to(f, mir_add_test(&f->at, MIR_IS_INSTANCE, b, row, 0), right, no);
    start_block(f, right);
    ValueId y = mir_add_cast(&f->at, mir_ref(row, false), b, mir_add_proof(&f->at));
    Words held = load_shape(f, (MirAddress){.base = x, .offset = 0, .row = row}, shape->words, 1,
                            (ValueId){0});
    Words beside = load_shape(f, (MirAddress){.base = y, .offset = 0, .row = row}, shape->words, 1,
                              (ValueId){0});
    branch_to(f, mir_add2(&f->at, MIR_SAME, held.items[0], beside.items[0]), yes, no);
    start_block(f, next);
  }
  mir_goto(&f->at, no, NULL, 0);
  for (int32_t answer = 0; answer < 2; answer++) {
    start_block(f, answer ? yes : no);
    ValueId truth = const_int(f, MIR_KIND_I8, answer);
    mir_return(&f->at, &truth, 1);
  }
  f->at.block = (BlockId){0};
}

ValueId classes_same_object(Func *f, ValueId a, ValueId b) {
  SymbolId *symbol = lower_helper(f->l, "same_object");
  MirType object = mir_ref((RowId){0}, true), truth = mir_type(MIR_KIND_I8);
  if (!symbol->index) {
    MirFunc *func = mir_func_new(f->l->unit, lower_fresh_symbol(f->l, "same_object"), (Span){0});
    *symbol = func->symbol;
    mir_func_param(func, object, (Name){0});
    mir_func_param(func, object, (Name){0});
    mir_func_result(func, truth);
  }
  Words args = words_new(f, 2);
  args.items[0] = fit_word(f, a, object);
  args.items[1] = fit_word(f, b, object);
  MirCallee callee = {.form = MIR_CALLEE_DIRECT, .symbol = *symbol};
  return call_words(f, callee, args, &truth, 1, WANT_VALUE).items[0];
}

void classes_same_objects(Lower *l) {
  SymbolId symbol = *lower_helper(l, "same_object");
  if (!symbol.index || l->classes->has_same_objects) return;
  l->classes->has_same_objects = true;
  lower_body(l, mir_symbol_func(l->unit, symbol), (InstanceId){PSG_ROOT_INSTANCE},
             build_same_object, l);
}

/* ---- method tables ---- */

typedef struct Unpack {
  Code *code;
  ReprId receiver;
} Unpack;

/* A method of a flattened value called through its object form: unpacks the receiver. */
static void build_unpack(Func *f, void *data) {
  Unpack *u = data;
  Graph *g = f->l->graph;
  uint32_t arity = lambda_arity(f->l, u->code->lambda);
  const Shape *shape;
  RowId row = classes_box_row(f->l, u->receiver, &shape);
  ValueId object = mir_func_param(f->mir, mir_ref(row, false), (Name){0});
  Words rest = words_new(f, 0), one;
  for (uint32_t i = 1; i < arity; i++) {
    add_params(f, f->mir, node_repr(f, psg_child(g, u->code->lambda, i)), &one);
    rest = words_concat(f, rest, one);
  }
  f->result = node_repr(f, psg_child(g, u->code->lambda, arity));
  for (uint32_t w = 0; w < repr_info(f, f->result)->word_count; w++)
    mir_func_result(f->mir, repr_info(f, f->result)->words[w]);
  start_block(f, new_block(f, false));
  Words receiver;
  if (repr_info(f, node_repr(f, psg_child(g, u->code->lambda, 0)))->form == REPR_POINTER) {
    receiver = words_new(f, 2); /* a member that changes the value in its box */
    receiver.items[0] = fit_word(f, object, mir_ref((RowId){0}, true));
    receiver.items[1] = mir_add_addr(&f->at, object, 0);
  } else
    receiver = load_shape(f, (MirAddress){.base = object, .offset = 0, .row = row}, shape->words,
                          shape->word_count, (ValueId){0});
  Words all = words_concat(f, receiver, rest);
  mir_tailcall(&f->at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = code_direct(f->l, u->code)},
               all.items, all.count);
  f->at.block = (BlockId){0};
}

static SymbolId method_symbol(Lower *l, InstanceId instance, bool unpacks, ReprId receiver) {
  NodeId binding = psg_instance(l->graph, instance)->binding, lambda = binding_lambda(l, binding);
  if (!lambda.index) return (SymbolId){0};
  Code *code = lower_code(l, lambda, binding, instance);
  SymbolId direct = code_direct(l, code);
  if (!unpacks) {
    mir_symbol_func(l->unit, direct)->flags |= MIR_FUNC_ADDRESS;
    return direct;
  }
  Unpack *u = NEW(l->arena, Unpack);
  *u = (Unpack){code, receiver};
  MirFunc *func = lower_function(l, format_in(l->scratch, "%s.unpack", binding_name(l, binding)),
                                 psg_node(l->graph, lambda)->span, instance, build_unpack, u);
  func->flags |= MIR_FUNC_ADDRESS;
  return func->symbol;
}

static void set_method(Lower *l, RowId row, SlotId id, SymbolId symbol) {
  LayoutRow *r = layout_row(&l->unit->layout, row);
  if (!r->methods) {
    r->methods = NEW_ARRAY(l->arena, SymbolId, l->classes->slot_count + 1);
    r->method_count = 0;
  }
  uint32_t slot = classes_slot(l, id);
  r->methods[slot] = symbol;
  if (slot >= r->method_count) r->method_count = slot + 1;
}

void classes_finish(Lower *l) {
  Graph *g = l->graph;
  if (l->classes->has_methods) return;
  l->classes->has_methods = true;
  for (uint32_t o = 0; o < psg_object_type_count(g); o++) {
    const ObjectType *object = psg_object_type(g, o);
    bool is_expr = object->object_expr.index != 0;
    RowId row;
    ReprId repr = {0};
    bool unpacks = false;
    if (is_expr)
      row = classes_expr_row(l, object->object_expr, object->inside);
    else {
      repr = repr_of(&l->layouts, object->type);
      row = repr_row(&l->layouts, repr)->row;
      ReprForm form = repr_row(&l->layouts, repr)->form;
      bool is_shared = form == REPR_SHARED; /* its members take the object */
      if (is_shared) repr = repr_row(&l->layouts, repr)->inner;
      unpacks = form != REPR_CLASS && ((form != REPR_OBJECT && form != REPR_CASES) ||
                                       repr_row(&l->layouts, repr)->words[0].may_be_immediate);
      const Shape *shape;
      if (unpacks) row = classes_box_row(l, repr, &shape);
      unpacks &= !is_shared;
    }
    InstanceId root = {PSG_ROOT_INSTANCE};
    set_interfaces(l, row, object->type, is_expr ? object->inside : root);
    for (uint32_t i = 0; i < object->fill_count; i++) {
      const SlotFill *fill = &object->fills[i];
      SymbolId symbol = fill->binding.index
                            ? lower_object_method(l, object, fill->binding, fill->instance)
                            : method_symbol(l, fill->instance, unpacks, repr);
      if (symbol.index) set_method(l, row, fill->slot, symbol);
    }
  }
}

/* ---- names ---- */

/* As .NET writes it: namespaces with dots, modules with plus signs. */
const char *classes_type_name(Lower *l, TypeId type) {
  Graph *g = l->graph;
  TyconId id = type_tycon(l->types, type);
  if (!id.index || type_row(l->types, type)->args.count || type_prim(l->types, type) != PRIM_NONE)
    return type_net_name(l->types, l->scratch, type);
  const TyconRow *tycon = tycon_row(l->types, id);
  char *path = NEW_ARRAY(l->scratch, char, name_size(l->names, tycon->path) + 1);
  memcpy(path, name_text(l->names, tycon->path), name_size(l->names, tycon->path));
  uint32_t end = name_size(l->names, tycon->path);
  bool in_module = false;
  if (tycon->node)
    for (NodeId up = psg_node(g, (NodeId){tycon->node})->parent; up.index;
         up = psg_node(g, up)->parent) {
      if (psg_kind(g, up) != PSG_MODULE_DEF || (psg_node(g, up)->flags & NODE_NAMESPACE)) break;
      if (in_module && end) path[end] = '+';
      in_module = true;
      while (end && path[end - 1] != '.') end--;
      if (end) end--;
    }
  const char *name = name_text(l->names, tycon->name);
  if (id.index == type_known(l->types, KNOWN_MATCH_FAILURE).index)
    return format_in(l->scratch, "Microsoft.FSharp.Core.%s", name);
  bool in_program = source_is_program(l->graph->sources, tycon->span.file);
  if (!path[0])
    return in_program ? format_in(l->scratch, "Program+%s", name)
                      : name; /* the module of a file without header */
  return format_in(l->scratch, "%s%c%s", path, in_module ? '+' : '.', name);
}

/* The row that objects of the type carry; a flattened value is wrapped in one of its own. */
static RowId row_of_object(Lower *l, TypeId type) {
  ReprId repr = repr_of(&l->layouts, type);
  bool is_shared = repr_row(&l->layouts, repr)->form == REPR_SHARED;
  if (is_shared) repr = repr_row(&l->layouts, repr)->inner;
  const Repr *row = repr_row(&l->layouts, repr);
  RowId own = row->row;
  bool wrapped =
      is_shared ||
      (row->form != REPR_CLASS &&
       ((row->form != REPR_OBJECT && row->form != REPR_CASES) || row->words[0].may_be_immediate));
  const Shape *shape;
  return wrapped ? classes_box_row(l, repr, &shape) : own;
}

typedef struct NamedRow {
  uint32_t row, place; /* place: in the order of finding */
  TypeId type;
} NamedRow;

/* By row. Of two types with one row the first has its name. */
static int compare_rows(const void *a, const void *b) {
  const NamedRow *x = a, *y = b;
  if (x->row != y->row) return x->row < y->row ? -1 : 1;
  return x->place < y->place ? -1 : x->place > y->place;
}

/* The body of `type_name`: object → full name of its class. */
void classes_type_names(Lower *l) {
  SymbolId symbol = *lower_helper(l, "type_name");
  if (!symbol.index) return;
  MirFunc *func = mir_symbol_func(l->unit, symbol);
  Classes *c = l->classes;
  MirType string = mir_ref(l->layouts.string_row, false);
  MirAt at = mir_at_end(func, mir_block_new(func), (Span){0});
  ValueId row = mir_add1(&at, MIR_ROW_OF, func->params.items[0]);
  uint32_t most = c->nodes.count + psg_object_type_count(l->graph), named = 0;
  NamedRow *rows = NEW_ARRAY(l->scratch, NamedRow, most + 1);
  for (uint32_t i = 1; i < c->nodes.count; i++, named++)
    rows[named] = (NamedRow){c->nodes.items[i].row.index, named, c->nodes.items[i].type};
  for (uint32_t o = 0; o < psg_object_type_count(l->graph); o++) {
    const ObjectType *object = psg_object_type(l->graph, o);
    if (object->object_expr.index) continue;
    rows[named] = (NamedRow){row_of_object(l, object->type).index, named, object->type};
    named++;
  }
  int64_t *cases = NEW_ARRAY(l->scratch, int64_t, most + 1);
  MirEdge *edges = NEW_ARRAY(l->scratch, MirEdge, most + 1);
  BlockId end = mir_block_new(func);
  ValueId name = mir_block_param(func, end, string);
  uint32_t count = 0, last = 0;
  qsort(rows, named, sizeof *rows, compare_rows);
  for (uint32_t i = 0; i < named; i++) {
    if (rows[i].row == last) continue; /* none, or the one before */
    last = rows[i].row;
    const char *text = classes_type_name(l, rows[i].type);
    BlockId block = mir_block_new(func);
    MirAt in = mir_at_end(func, block, (Span){0});
    ValueId value = mir_add_symbol(&in, lower_string(l, name_of_string(l->names, text)), string);
    mir_goto(&in, end, &value, 1);
    cases[count] = last;
    edges[count++] = mir_edge(func, block, NULL, 0);
  }
  BlockId other = mir_block_new(func);
  MirAt in = mir_at_end(func, other, (Span){0});
  ValueId value =
      mir_add_symbol(&in, lower_string(l, name_of_string(l->names, "System.Object")), string);
  mir_goto(&in, end, &value, 1);
  if (count)
    mir_switch(&at, row, cases, edges, count, mir_edge(func, other, NULL, 0));
  else
    mir_goto(&at, other, NULL, 0);
  MirAt out = mir_at_end(func, end, (Span){0});
  mir_return(&out, &name, 1);
}
