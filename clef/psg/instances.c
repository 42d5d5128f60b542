/* instances: the walk over (template, type arguments) from the roots; last step of phase 5.
 *
 * In:    phase 4 graph whose types are solved (templates have parameters); phase 5 for what was saturated already.
 * Out:   Graph.instances: instances, targets, witnesses, objects with method tables, start-up
 * order; reachability precise.
 * Tests: t/psg/instances-*, t/run/generic-*
 *
 * A worklist of instances: the body of each is walked once with its type arguments; every reference adds what it names.
 * Keys are exact type arguments. Only closed types occur in keys, so a walk of a body never meets
 * a parameter: the types
 * of references inside are closed by the instance's arguments.
 *
 * A definition is saturated when it is first reached: what the program does not reach costs nothing.
 *
 * Virtual calls: a slot is called (MethodCall), an object type is constructed; each new pair of
 * both adds the function that
 * fills the slot.
 */
#include "clef/psg/instances.h"

#include "clef/base/vec.h"
#include "clef/psg/clone.h"
#include "clef/psg/equality.h"
#include "clef/psg/library.h"
#include "clef/psg/make.h"
#include "clef/psg/map64.h"
#include "clef/psg/saturate.h"
#include "clef/psg/walk.h"
#include "clef/type/unify.h"

enum { NESTING_LIMIT = 32, MOST_TYPE_NODES = 4096 };

typedef struct LocalList {
  VEC(InstanceId) items;
} LocalList;

struct Instances {
  Arena *arena;
  Table rows; /* InstanceRow */
  uint32_t *buckets, bucket_count;
  VEC(Witness) witnesses;
  VEC(LocalList) locals;
  VEC(ObjectType) objects;
  VEC(NodeId) startup;
  VEC(SlotRow) slots; /* called; item 0 unused */
  VEC(InstanceId) work;
  Map64 targets;           /* (node, instance) → instance */
  Map64 witness_of;        /* (node, instance) → row of witnesses + 1 */
  Map64 operations;        /* (type, intrinsic) → row of witnesses + 1 */
  Map64 types;             /* (type, instance) → type */
  Map64 local_of;          /* (binding, instance) → row of locals + 1 */
  Map64 object_of;         /* (type, 0) → row of objects + 1 */
  Map64 slot_of;           /* (member, owner and own arguments as one type) → slot */
  Map64 node_slots;        /* (node, instance) → slot */
  Map64 saturated, walked; /* (definition, 0) */
  uint32_t known[KNOWN_COUNT];
  InstanceId entry;
  bool too_deep;
};

/* --- Questions --- */

uint32_t psg_instance_count(const Graph *g) { return g->instances->rows.count - 1; }
const InstanceRow *psg_instance(const Graph *g, InstanceId i) {
  return table_row(&g->instances->rows, i.index);
}
uint32_t psg_startup(const Graph *g, const NodeId **items) {
  *items = g->instances->startup.items;
  return g->instances->startup.count;
}
InstanceId psg_entry(const Graph *g) { return g->instances->entry; }
InstanceId psg_known_constructor(const Graph *g, KnownTycon exception) {
  return (InstanceId){g->instances->known[exception]};
}
uint32_t psg_object_type_count(const Graph *g) { return g->instances->objects.count; }
const ObjectType *psg_object_type(const Graph *g, uint32_t index) {
  return &g->instances->objects.items[index];
}

/* Closed, and in the one form that tables are keyed by: in F# programs `int` reads as int32 everywhere. */
TypeId psg_instance_type(Graph *g, TypeId type, InstanceId in) {
  Types *t = g->types;
  Instances *s = g->instances;
  bool is_open = type_row(t, type)->flags & (TYPE_FLAG_HAS_VAR | TYPE_FLAG_HAS_PARAM);
  uint64_t key = map64_key(type.index, is_open ? in.index : PSG_ROOT_INSTANCE);
  uint32_t known = map64_find(&s->types, key);
  if (known) return (TypeId){known};
  TypeId closed = type_zonk(t, type);
  const InstanceRow *instance = psg_instance(g, in);
  if (type_row(t, closed)->flags & TYPE_FLAG_HAS_PARAM && instance->params.count)
    closed = type_zonk(t, type_substitute(t, closed, instance->params,
                                          (const TypeId *)run_items(t, instance->args)));
  closed = type_erase_measures(t, closed);
  map64_set(&s->types, key, closed.index);
  return closed;
}

InstanceId psg_target(Graph *g, NodeId node, InstanceId in) {
  return (InstanceId){map64_find(&g->instances->targets, map64_key(node.index, in.index))};
}

Witness psg_witness(Graph *g, NodeId node, InstanceId in) {
  uint32_t row = map64_find(&g->instances->witness_of, map64_key(node.index, in.index));
  return row ? g->instances->witnesses.items[row - 1] : (Witness){.prim = INTRINSIC_NONE};
}

uint32_t psg_local_instances(Graph *g, NodeId binding, InstanceId in, const InstanceId **items) {
  uint32_t row = map64_find(&g->instances->local_of, map64_key(binding.index, in.index));
  if (!row) return 0;
  LocalList *list = &g->instances->locals.items[row - 1];
  *items = list->items.items;
  return list->items.count;
}

SlotId psg_slot(Graph *g, NodeId node, InstanceId in) {
  return (SlotId){map64_find(&g->instances->node_slots, map64_key(node.index, in.index))};
}
uint32_t psg_slot_count(const Graph *g) { return g->instances->slots.count - 1; }
const SlotRow *psg_slot_row(const Graph *g, SlotId slot) {
  return &g->instances->slots.items[slot.index];
}

/* --- Keys --- */

/* `room`: how many nodes may still be looked at; what has more is as deep as can be (Nest of Nested<'a * 'a> doubles). */
static uint32_t type_depth(Types *t, TypeId type, uint32_t *room) {
  if (!*room) return NESTING_LIMIT + 1;
  --*room;
  TypeRow *row = type_row(t, type_resolve(t, type));
  if (row->kind != TYPE_APP && row->kind != TYPE_TUPLE && row->kind != TYPE_FUNCTION) return 0;
  uint32_t deepest = 0;
  for (uint32_t i = 0; i < row->args.count; i++) {
    uint32_t depth = 1 + type_depth(t, (TypeId){run_items(t, row->args)[i]}, room);
    /* A function of many curried arguments, a long tuple are wide, not deep. */
    if (row->kind == TYPE_FUNCTION && i == 1) depth--;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

static IdRun scheme_params(Graph *g, NodeId binding) {
  PsgNode *n = psg_node(g, binding);
  if (n->kind != PSG_BINDING || !n->a) return (IdRun){0, 0};
  return scheme_row(g->types, (SchemeId){n->a})->params;
}

static void add_instance_buckets(Instances *s) {
  s->bucket_count = s->bucket_count ? s->bucket_count * 2 : 256;
  s->buckets = NEW_ARRAY(s->arena, uint32_t, s->bucket_count);
  for (uint32_t i = 1; i < s->rows.count; i++) {
    InstanceRow *row = table_row(&s->rows, i);
    if (!row->hash) continue;
    row->next = s->buckets[row->hash & (s->bucket_count - 1)];
    s->buckets[row->hash & (s->bucket_count - 1)] = i;
  }
}

/* The instance of `binding` with its own arguments, inside `parent`; made and queued when new. */
static InstanceId instance_of(Graph *g, NodeId binding, InstanceId parent, const TypeId *own,
                              uint32_t count) {
  Instances *s = g->instances;
  Types *t = g->types;
  binding = psg_own(g, binding);
  uint32_t hash = hash_u32(hash_u32(0x811c9dc5u, binding.index), parent.index);
  for (uint32_t i = 0; i < count; i++) hash = hash_u32(hash, own[i].index);
  if (!hash) hash = 1;
  if (s->rows.count >= s->bucket_count) add_instance_buckets(s);
  const InstanceRow *outer = psg_instance(g, parent);
  uint32_t outer_count = parent.index ? outer->args.count : 0;
  for (uint32_t i = s->buckets[hash & (s->bucket_count - 1)]; i;) {
    InstanceRow *row = table_row(&s->rows, i);
    if (row->hash == hash && row->binding.index == binding.index &&
        row->parent.index == parent.index && row->args.count == outer_count + count &&
        (!count || !memcmp(run_items(t, row->args) + outer_count, own, count * sizeof *own)))
      return (InstanceId){i};
    i = row->next;
  }
  uint32_t depth = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t room = MOST_TYPE_NODES, d = type_depth(t, own[i], &room);
    if (d > depth) depth = d;
  }
  if (depth > NESTING_LIMIT) {
    if (!s->too_deep) {
      Arena scratch;
      arena_init(&scratch, "message");
      diag(g->diags, psg_node(g, binding)->span, D_NESTING_INSTANCES,
           name_text(g->names, psg_node(g, binding)->name),
           format_in(&scratch, "%d", NESTING_LIMIT));
      arena_end(&scratch);
    }
    s->too_deep = true;
    return (InstanceId){0};
  }
  VEC(uint32_t) params = {0}, args = {0};
  Arena scratch;
  arena_init(&scratch, "instance");
  for (uint32_t i = 0; i < outer_count; i++) {
    vec_push(&scratch, &params, run_items(t, outer->params)[i]);
    vec_push(&scratch, &args, run_items(t, outer->args)[i]);
  }
  IdRun own_params = scheme_params(g, binding);
  for (uint32_t i = 0; i < count; i++) {
    vec_push(&scratch, &params, i < own_params.count ? run_items(t, own_params)[i] : 0);
    vec_push(&scratch, &args, own[i].index);
  }
  IdRun param_run = types_run(t, params.items, params.count),
        arg_run = types_run(t, args.items, args.count);
  arena_end(&scratch);
  uint32_t id = table_add(&s->rows, 1);
  InstanceRow *row = table_row(&s->rows, id);
  *row = (InstanceRow){.binding = binding,
                       .parent = parent,
                       .params = param_run,
                       .args = arg_run,
                       .depth = depth,
                       .hash = hash,
                       .next = s->buckets[hash & (s->bucket_count - 1)]};
  s->buckets[hash & (s->bucket_count - 1)] = id;
  vec_push(s->arena, &s->work, (InstanceId){id});
  if (parent.index) {
    uint64_t key = map64_key(binding.index, parent.index);
    uint32_t local = map64_find(&s->local_of, key);
    if (!local) {
      vec_push(s->arena, &s->locals, ((LocalList){{0}}));
      local = s->locals.count;
      map64_set(&s->local_of, key, local);
    }
    vec_push(s->arena, &s->locals.items[local - 1].items, (InstanceId){id});
  }
  return (InstanceId){id};
}

static bool is_local_template(const Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  return n->kind == PSG_BINDING && n->flags & NODE_TEMPLATE && !(n->flags & NODE_MODULE_LEVEL);
}

/* The module-level definition or local template that a node stands in. */
static NodeId owner_of(const Graph *g, NodeId node) {
  for (NodeId up = psg_node(g, node)->parent; up.index; up = psg_node(g, up)->parent) {
    const PsgNode *n = psg_node(g, up);
    if (n->kind == PSG_BINDING && (n->flags & NODE_MODULE_LEVEL || is_local_template(g, up)))
      return up;
    if (psg_is_container(g, up)) break;
  }
  return (NodeId){0};
}

InstanceId psg_instance_around(Graph *g, NodeId local_template, InstanceId in) {
  NodeId owner = owner_of(g, local_template);
  while (in.index && psg_instance(g, in)->binding.index != owner.index) {
    if (in.index == PSG_ROOT_INSTANCE) return in;
    InstanceId parent = psg_instance(g, in)->parent;
    if (!parent.index) break;
    in = parent;
  }
  return in;
}

/* --- Saturation on demand --- */

static void need_definition(Graph *g, NodeId definition) {
  Instances *s = g->instances;
  if (psg_node(g, definition)->flags & NODE_SYNTHETIC && !psg_node(g, definition)->parent.index)
    return; /* a witness */
  uint64_t key = map64_key(definition.index, 1);
  if (map64_find(&s->saturated, key)) return;
  map64_set(&s->saturated, key, 1);
  psg_saturate_definition(g, definition);
}

/* --- Objects --- */

static TypeId base_type(Graph *g, TypeId type) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return (TypeId){0};
  TyconRow *row = tycon_row(t, tycon);
  if (!row->base.index) return row->kind == TYCON_EXCEPTION ? type_of(t, KNOWN_EXN) : (TypeId){0};
  TypeRow *app = type_row(t, type_resolve(t, type));
  if (!row->params.count) return row->base;
  return type_substitute(t, row->base, row->params, (const TypeId *)run_items(t, app->args));
}

static Witness operation_on(Graph *g, IntrinsicId operation, TypeId type, Span at);

/* Exception.Message, which a declared exception fills with its payload's text. */
static bool is_message(Graph *g, TypeId type, MemberId slot) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, type);
  MemberRow *member = member_row(t, slot);
  return tycon.index && tycon_row(t, tycon)->kind == TYCON_EXCEPTION &&
         member->tycon.index == type_known(t, KNOWN_EXN).index &&
         !strcmp(name_text(g->names, member->name), "Message");
}

static bool bind_params(Types *t, TypeId pattern, TypeId actual, IdRun params, TypeId *bound);

enum { MOST_PARAMS = 64 };

/* A slot's type with its arguments, and the type of what fills it: does the one give the other? What fills it names its
 * own parameters, perhaps in another order: `bound` gets its type arguments, those of its type first. */
static bool fits_slot(Graph *g, const SlotRow *slot, SchemeRow filler, const TypeId *args,
                      uint32_t arg_count, InstanceId inside, TypeId *bound) {
  Types *t = g->types;
  if (filler.params.count > MOST_PARAMS) return false;
  for (uint32_t i = 0; i < filler.params.count; i++)
    bound[i] = i < arg_count ? args[i] : (TypeId){0};
  if (!slot->owner.index && !slot->own.count) return true;
  SchemeRow scheme = *scheme_row(t, member_row(t, slot->member)->scheme);
  TypeId wanted_args[MOST_PARAMS];
  TyconRow *tycon = tycon_row(t, member_row(t, slot->member)->tycon);
  uint32_t outer = tycon->params.count;
  if (outer + slot->own.count != scheme.params.count || scheme.params.count > MOST_PARAMS)
    return false;
  for (uint32_t i = 0; i < outer; i++)
    wanted_args[i] = slot->owner.index ? type_arg(t, slot->owner, i)
                                       : type_param(t, (ParamId){run_items(t, scheme.params)[i]});
  for (uint32_t i = 0; i < slot->own.count; i++)
    wanted_args[outer + i] = (TypeId){run_items(t, slot->own)[i]};
  TypeId wanted = type_substitute(t, scheme.type, scheme.params, wanted_args);
  wanted = psg_instance_type(g, type_arg(t, type_resolve(t, wanted), 1), inside);
  TypeId given = psg_instance_type(g, type_arg(t, type_resolve(t, filler.type), 1), inside);
  bool open = (type_row(t, wanted)->flags & TYPE_FLAG_HAS_PARAM) != 0; /* of a generic class */
  if (!bind_params(t, given, wanted, filler.params, bound) && !open) return false;
  uint32_t first = arg_count;
  for (uint32_t i = first; i < filler.params.count; i++)
    if (!bound[i].index || open)
      bound[i] = i - first < slot->own.count ? (TypeId){run_items(t, slot->own)[i - first]}
                                             : type_of(t, KNOWN_OBJ);
  return true;
}

/* The instance that fills `slot` in objects of `type`, or none. `inside`: where an object expression stands. */
static InstanceId implementation(Graph *g, TypeId type, InstanceId inside, SlotId id) {
  Types *t = g->types;
  const SlotRow row = g->instances->slots.items[id.index];
  MemberId slot = row.member;
  if (member_row(t, slot)->tycon.index == type_known(t, KNOWN_OBJECT_SLOTS).index) {
    IntrinsicId operation = psg_slot_operation(g, slot);
    MemberId own = {0};
    TypeId where = psg_slot_override(g, type, slot, &own);
    if (where.index) {
      TypeRow *app = type_row(t, psg_instance_type(g, where, inside));
      NodeId binding = {member_row(t, own)->binding};
      IdRun params = scheme_params(g, binding);
      uint32_t count = params.count < app->args.count ? params.count : app->args.count;
      return instance_of(g, binding, (InstanceId){0}, (const TypeId *)run_items(t, app->args),
                         count);
    }
    return operation_on(g, operation, type, member_row(t, slot)->span).call;
  }
  for (TypeId at = type; at.index; at = base_type(g, at)) {
    at = psg_instance_type(g, at, inside);
    TyconId tycon = type_tycon(t, at);
    if (!tycon.index) break;
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      if (!member->binding || (m.index != slot.index && member->implements.index != slot.index))
        continue;
      IdRun app = type_row(t, at)->args;
      IdRun params = scheme_params(g, (NodeId){member->binding});
      TypeId bound[MOST_PARAMS];
      SchemeRow filler = *scheme_row(t, member->scheme);
      if (!fits_slot(g, &row, filler, (const TypeId *)run_items(t, app), app.count, inside, bound))
        continue;
      uint32_t most = row.own.count ? filler.params.count : app.count;
      return instance_of(g, (NodeId){member->binding}, (InstanceId){0}, bound,
                         params.count < most ? params.count : most);
    }
    if (is_message(g, at, slot)) {
      Span span = psg_node(g, (NodeId){tycon_row(t, tycon)->node})->span;
      return operation_on(g, INTRINSIC_EXN_MESSAGE, at, span).call;
    }
  }
  return (InstanceId){0};
}

/* What fills `slot` in an object of this kind; without a binding and instance nothing does. */
static SlotFill fill_slot(Graph *g, const ObjectType *o, SlotId id) {
  Types *t = g->types;
  SlotFill fill = {.slot = id};
  const SlotRow row = g->instances->slots.items[id.index];
  bool of_obj = member_row(t, row.member)->tycon.index == type_known(t, KNOWN_OBJECT_SLOTS).index;
  for (uint32_t c = 0; o->object_expr.index && c < psg_child_count(g, o->object_expr); c++) {
    NodeId child = psg_child(g, o->object_expr, c);
    if (psg_kind(g, child) != PSG_BINDING || !psg_node(g, child)->b) continue;
    MemberRow *member = member_row(t, (MemberId){psg_node(g, child)->b});
    if (member->implements.index != row.member.index &&
        !(of_obj && member->name.index == member_row(t, row.member)->name.index))
      continue;
    TypeId bound[MOST_PARAMS];
    SchemeRow filler = {.type = psg_node(g, child)->type};
    if (psg_node(g, child)->a) filler = *scheme_row(t, (SchemeId){psg_node(g, child)->a});
    if (!fits_slot(g, &row, filler, NULL, 0, o->inside, bound)) continue;
    fill.binding = child;
    fill.instance = row.own.count && is_local_template(g, child)
                        ? instance_of(g, child, o->inside, bound, filler.params.count)
                        : o->inside;
    return fill;
  }
  InstanceId inside = o->inside.index ? o->inside : (InstanceId){PSG_ROOT_INSTANCE};
  fill.instance = implementation(g, o->type, inside, id);
  return fill;
}

/* Objects of `type` come to be; `boxed`: by wrapping a value of any type as obj. */
static void need_object(Graph *g, TypeId type, bool boxed) {
  Instances *s = g->instances;
  type = type_resolve(g->types, type);
  TyconId tycon = type_tycon(g->types, type);
  if (!tycon.index && !boxed) return;
  TyconKind kind = tycon.index ? (TyconKind)tycon_row(g->types, tycon)->kind : TYCON_PRIM;
  if (kind == TYCON_INTERFACE || type_prim(g->types, type) == PRIM_OBJ) return;
  if (!boxed && (kind == TYCON_PRIM || kind == TYCON_ENUM)) return;
  uint64_t key = map64_key(type.index, 1);
  if (map64_find(&s->object_of, key)) return;
  ObjectType object = {.type = type};
  vec_push(s->arena, &s->objects, object);
  map64_set(&s->object_of, key, s->objects.count);
  for (uint32_t i = 1; i < s->slots.count; i++) fill_slot(g, &object, (SlotId){i});
}

/* The slot of these arguments; when it is new, all objects get what fills it. */
static SlotId need_slot(Graph *g, MemberId member, TypeId owner, const TypeId *own,
                        uint32_t own_count) {
  Instances *s = g->instances;
  Types *t = g->types;
  TypeId what[MOST_PARAMS + 1], key_type = owner;
  if (own_count) {
    uint32_t n = 0;
    what[n++] = owner.index ? owner : type_of(t, KNOWN_UNIT);
    for (uint32_t i = 0; i < own_count && i < MOST_PARAMS; i++) what[n++] = own[i];
    key_type = type_tuple(t, what, n, false);
  }
  uint64_t key = map64_key(member.index, key_type.index);
  uint32_t known = map64_find(&s->slot_of, key);
  if (known) return (SlotId){known};
  SlotId id = {s->slots.count};
  map64_set(&s->slot_of, key, id.index);
  vec_push(s->arena, &s->slots,
           ((SlotRow){member, owner, types_run(t, (const uint32_t *)own, own_count)}));
  for (uint32_t i = 0; i < s->objects.count; i++) {
    ObjectType object = s->objects.items[i];
    fill_slot(g, &object, id);
  }
  return id;
}

/* The slot of `member` in objects seen as `at`. */
static SlotId need_slot_at(Graph *g, MemberId member, TypeId at, const TypeId *own,
                           uint32_t own_count) {
  Types *t = g->types;
  TyconId tycon = member_row(t, member)->tycon;
  TyconRow *row = tycon_row(t, tycon);
  TypeId owner = {0};
  if (row->kind == TYCON_INTERFACE && row->params.count) {
    owner = type_find_super(t, at, tycon);
    if (owner.index) owner = psg_instance_type(g, owner, (InstanceId){PSG_ROOT_INSTANCE});
  }
  return need_slot(g, member, owner, own, own_count);
}

static SlotId called_slot(Graph *g, NodeId node, InstanceId in) {
  Types *t = g->types;
  const PsgNode *n = psg_node(g, node);
  MemberId member = {n->a};
  SchemeId scheme = member_row(t, member)->scheme;
  uint32_t all = scheme.index ? scheme_row(t, scheme)->params.count : 0,
           outer = tycon_row(t, member_row(t, member)->tycon)->params.count;
  TypeId own[MOST_PARAMS];
  uint32_t count = all > outer && n->list.count >= all - outer ? all - outer : 0;
  if (count > MOST_PARAMS) count = MOST_PARAMS;
  for (uint32_t i = 0; i < count; i++) /* the last ones are the member's own */
    own[i] = psg_instance_type(g, (TypeId){psg_run(g, n->list)[n->list.count - count + i]}, in);
  return need_slot_at(g, member, psg_node_type(g, psg_child(g, node, 0), in), own, count);
}

static void fill_tables(Graph *g) {
  Instances *s = g->instances;
  for (uint32_t i = 0; i < s->objects.count; i++) {
    ObjectType object = s->objects.items[i];
    VEC(SlotFill) fills = {0};
    for (uint32_t k = 1; k < s->slots.count; k++) {
      SlotFill fill = fill_slot(g, &object, (SlotId){k});
      if (fill.instance.index) vec_push(s->arena, &fills, fill);
    }
    s->objects.items[i].fills = fills.items;
    s->objects.items[i].fill_count = fills.count;
  }
}

/* --- Exceptions of checks --- */

static void need_known(Graph *g, KnownTycon known) {
  Instances *s = g->instances;
  Types *t = g->types;
  if (s->known[known]) return;
  TyconId tycon = type_known(t, known);
  if (!tycon.index) return;
  for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
    MemberRow *member = member_row(t, m);
    if (member->kind != MEMBER_CONSTRUCTOR || member->arg_names.count || !member->binding) continue;
    s->known[known] = instance_of(g, (NodeId){member->binding}, (InstanceId){0}, NULL, 0).index;
    need_object(g, type_app(t, tycon, NULL, 0), false);
    return;
  }
}

static void need_checks(Graph *g, IntrinsicId id, PrimKind prim) {
  switch ((int)id) {
  case INTRINSIC_DIV:
  case INTRINSIC_REM:
    if (prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64) return;
    need_known(g, KNOWN_DIVIDE_BY_ZERO);
    need_known(g, KNOWN_OVERFLOW);
    return;
  case INTRINSIC_ADD_CHECKED:
  case INTRINSIC_SUB_CHECKED:
  case INTRINSIC_MUL_CHECKED: need_known(g, KNOWN_OVERFLOW); return;
  case INTRINSIC_ARRAY_GET:
  case INTRINSIC_ARRAY_SET: need_known(g, KNOWN_INDEX_OUT_OF_RANGE); return;
  default: return;
  }
}

/* --- Witnesses --- */

static uint32_t add_witness(Instances *s, Witness w) {
  vec_push(s->arena, &s->witnesses, w);
  return s->witnesses.count;
}

static Witness operation_on(Graph *g, IntrinsicId operation, TypeId type, Span at) {
  Instances *s = g->instances;
  uint64_t key = map64_key(type.index, operation);
  uint32_t row = map64_find(&s->operations, key);
  if (row) return s->witnesses.items[row - 1];
  TypeOperation o = psg_type_operation(g, operation, type, at);
  Witness w = {.prim = o.prim};
  if (o.function.index) w.call = instance_of(g, o.function, (InstanceId){0}, o.args, o.arg_count);
  map64_set(&s->operations, key, add_witness(s, w));
  return w;
}

static Witness to_seq(Graph *g, TypeId from, TypeId to) {
  Types *t = g->types;
  Witness w = {.prim = INTRINSIC_NONE};
  TypeId element = type_arg(t, to, 0);
  if (type_is_known(t, from, KNOWN_LIST))
    w.call = instance_of(g, psg_library(g, LIBRARY_LIST_TO_SEQ), (InstanceId){0}, &element, 1);
  else if (type_prim(t, from) == PRIM_ARRAY)
    w.call = instance_of(g, psg_library(g, LIBRARY_ARRAY_TO_SEQ), (InstanceId){0}, &element, 1);
  else if (type_prim(t, from) == PRIM_STRING)
    w.call = instance_of(g, psg_library(g, LIBRARY_STRING_TO_SEQ), (InstanceId){0}, NULL, 0);
  else {
    /* Map, Set and classes: a member named for it, of the type or a base. */
    for (TypeId at = from; at.index && !w.call.index; at = base_type(g, at)) {
      TyconId tycon = type_tycon(t, at);
      TypeRow *app = type_row(t, type_resolve(t, at));
      for (MemberId m = tycon.index ? tycon_row(t, tycon)->members : (MemberId){0}; m.index;
           m = member_row(t, m)->next) {
        MemberRow *member = member_row(t, m);
        if (!member->binding || strcmp(name_text(g->names, member->name), "ToSeq") != 0) continue;
        w.call = instance_of(g, (NodeId){member->binding}, (InstanceId){0},
                             (const TypeId *)run_items(t, app->args), app->args.count);
      }
    }
  }
  return w;
}

static Witness to_disposable(Graph *g, TypeId enumerator) {
  TypeId element = type_arg(g->types, enumerator, 0);
  Witness w = {.prim = INTRINSIC_NONE};
  w.call = instance_of(g, psg_library(g, LIBRARY_DISPOSABLE), (InstanceId){0}, &element, 1);
  return w;
}

/* `int s` in an inline function, where s turns out to be a string. */
static Witness parse_witness(Graph *g, TypeId to) {
  Witness w = {.prim = INTRINSIC_NONE};
  LibraryFunction function;
  switch (type_prim(g->types, to)) {
  case PRIM_INT8: function = LIBRARY_PARSE_INT8; break;
  case PRIM_INT16: function = LIBRARY_PARSE_INT16; break;
  case PRIM_INT:
  case PRIM_INT32: function = LIBRARY_PARSE_INT32; break;
  case PRIM_INT64: function = LIBRARY_PARSE_INT64; break;
  case PRIM_UINT8: function = LIBRARY_PARSE_UINT8; break;
  case PRIM_UINT16: function = LIBRARY_PARSE_UINT16; break;
  case PRIM_UINT:
  case PRIM_UINT32: function = LIBRARY_PARSE_UINT32; break;
  case PRIM_UINT64: function = LIBRARY_PARSE_UINT64; break;
  case PRIM_FLOAT64: function = LIBRARY_PARSE_FLOAT; break;
  case PRIM_FLOAT32: function = LIBRARY_PARSE_FLOAT32; break;
  case PRIM_CHAR: function = LIBRARY_PARSE_CHAR; break;
  default: return w;
  }
  w.call = instance_of(g, psg_library(g, function), (InstanceId){0}, NULL, 0);
  return w;
}

static const struct {
  const char *name;
  IntrinsicId id;
} operators[] = {
    {"op_Addition", INTRINSIC_ADD},
    {"op_Subtraction", INTRINSIC_SUB},
    {"op_Multiply", INTRINSIC_MUL},
    {"op_Division", INTRINSIC_DIV},
    {"op_Modulus", INTRINSIC_REM},
    {"op_UnaryNegation", INTRINSIC_NEG},
    {"op_BitwiseAnd", INTRINSIC_BIT_AND},
    {"op_BitwiseOr", INTRINSIC_BIT_OR},
    {"op_ExclusiveOr", INTRINSIC_BIT_XOR},
    {"op_LogicalNot", INTRINSIC_BIT_NOT},
    {"op_LeftShift", INTRINSIC_SHL},
    {"op_RightShift", INTRINSIC_SHR},
    {"op_Explicit", INTRINSIC_CONVERT},
    {"op_Implicit", INTRINSIC_CONVERT},
    {"Sqrt", INTRINSIC_SQRT},
    {"Floor", INTRINSIC_FLOOR},
    {"Ceiling", INTRINSIC_CEIL},
    {"Truncate", INTRINSIC_TRUNC},
    {"Round", INTRINSIC_ROUND_EVEN},
};

/* get_Zero, get_One: a function of no arguments. */
static NodeId constant_function(Graph *g, TypeId type, PrimKind prim, uint64_t value, Span at) {
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", value ? "One" : "Zero");
  LiteralId literal;
  if (prim == PRIM_FLOAT64)
    literal = psg_literal_int(g, LITERAL_FLOAT64, value ? 0x3FF0000000000000u : 0);
  else if (prim == PRIM_FLOAT32)
    literal = psg_literal_int(g, LITERAL_FLOAT32, value ? 0x3F800000u : 0);
  else
    literal = psg_literal_int(g, LITERAL_INT, value);
  NodeId unit = make_variable(g, at, "$unit", type_of(g->types, KNOWN_UNIT));
  NodeId lambda = make_lambda(g, at, &unit, 1, psg_new_literal(g, literal, type, at));
  NodeId binding = psg_new1(g, PSG_BINDING, make_node_type(g, lambda), at, lambda);
  PsgNode *n = psg_node(g, binding);
  n->name = name_of_string(g->names, value ? "One" : "Zero");
  n->flags = NODE_SYNTHETIC | NODE_MODULE_LEVEL;
  n->emission = EMIT_SEPARATE_FUNCTION;
  psg_end_expansion(g, outer);
  return binding;
}

/* Parameters of a member by matching its types with a call's: false when they differ. */
static bool bind_params(Types *t, TypeId pattern, TypeId actual, IdRun params, TypeId *bound) {
  pattern = type_resolve(t, pattern), actual = type_resolve(t, actual);
  const TypeRow a = *type_row(t, pattern), b = *type_row(t, actual);
  if (!(a.flags & TYPE_FLAG_HAS_PARAM))
    return type_equal(t, type_erase_measures(t, pattern), type_erase_measures(t, actual));
  if (a.kind == TYPE_PARAM) {
    for (uint32_t i = 0; i < params.count; i++) {
      if (run_items(t, params)[i] != a.head) continue;
      if (bound[i].index) return type_equal(t, bound[i], actual);
      bound[i] = actual;
      return true;
    }
    return false;
  }
  if (type_is_measure(t, pattern)) return true;
  if (a.flags & TYPE_FLAG_MEASURED) return b.kind == TYPE_APP && a.head == b.head;
  if (a.kind != b.kind || a.head != b.head || a.args.count != b.args.count) return false;
  for (uint32_t i = a.kind == TYPE_ANON_RECORD; i < a.args.count;
       i += a.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (!bind_params(t, (TypeId){run_items(t, a.args)[i]}, (TypeId){run_items(t, b.args)[i]},
                     params, bound))
      return false;
  return true;
}

/* Does the member take what the call gives? `bound`: its parameters, those of `support` first. */
static bool same_params(Graph *g, MemberRow *member, TypeId support, NodeId call, InstanceId in,
                        TypeId *bound) {
  Types *t = g->types;
  SchemeRow *scheme = scheme_row(t, member->scheme);
  TypeRow *app = type_row(t, type_resolve(t, support));
  TypeId type = scheme->type;
  for (uint32_t i = 0; i < scheme->params.count; i++)
    bound[i] = i < app->args.count ? (TypeId){run_items(t, app->args)[i]} : (TypeId){0};
  uint32_t count = psg_child_count(g, call);
  for (uint32_t i = 0; i < count; i++) {
    TypeRow *row = type_row(t, type_resolve(t, type));
    TypeId arg = psg_node_type(g, psg_child(g, call, i), in);
    if (row->kind != TYPE_FUNCTION) { /* a property takes no unit */
      if (i + 1 < count || type_prim(t, arg) != PRIM_UNIT) return false;
      break;
    }
    if (!bind_params(t, (TypeId){run_items(t, row->args)[0]}, arg, scheme->params, bound))
      return false;
    type = (TypeId){run_items(t, row->args)[1]};
  }
  TypeRow *rest = type_row(t, type_resolve(t, type));
  if (rest->kind == TYPE_FUNCTION &&
      type_prim(t, (TypeId){run_items(t, rest->args)[0]}) == PRIM_UNIT && !count)
    type = (TypeId){run_items(t, rest->args)[1]};
  return bind_params(t, type, psg_node_type(g, call, in), scheme->params, bound);
}

static bool is_primitive_or_enum(Graph *g, TypeId type) {
  TyconId tycon = type_tycon(g->types, type);
  return type_prim(g->types, type) != PRIM_NONE ||
         (tycon.index && tycon_row(g->types, tycon)->kind == TYCON_ENUM);
}

/* Are all operands primitive, so that the language itself has the operator? */
static bool is_builtin_call(Graph *g, NodeId call, InstanceId in) {
  uint32_t count = psg_child_count(g, call);
  for (uint32_t i = 0; i < count && i < 2; i++) {
    if (!is_primitive_or_enum(g, psg_node_type(g, psg_child(g, call, i), in))) return false;
  }
  return true;
}

static Witness constant_witness(Graph *g, TypeId type, PrimKind prim, bool one, Span at) {
  Witness w = {.prim = INTRINSIC_NONE};
  w.call = instance_of(g, constant_function(g, type, prim, one, at), (InstanceId){0}, NULL, 0);
  return w;
}

/* A member of `support` or its bases that takes what the node `call` gives; false: there is none. */
static bool member_witness(Graph *g, const char *name, TypeId support, NodeId call, InstanceId in,
                           Witness *w) {
  Types *t = g->types;
  if (!type_tycon(t, support).index) return false;
  const char *plain = !strncmp(name, "get_", 4) || !strncmp(name, "set_", 4) ? name + 4 : name;
  for (TypeId at = support; at.index; at = base_type(g, at)) {
    TyconRow *row = tycon_row(t, type_tycon(t, at));
    for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      const char *text = name_text(g->names, member->name);
      if (strcmp(text, name) != 0 && strcmp(text, plain) != 0) continue;
      bool is_property = plain != name && !strcmp(text, plain); /* get_ or set_ asks for it */
      if (is_property && (member->kind == MEMBER_SETTER) != (name[0] == 's')) continue;
      TypeId bound[64];
      if (scheme_row(t, member->scheme)->params.count > COUNT_OF(bound) ||
          !same_params(g, member, at, call, in, bound))
        continue;
      if (member->flags & (MEMBER_VIRTUAL | MEMBER_ABSTRACT)) {
        w->slot = need_slot_at(g, m, at, NULL, 0);
        return true;
      }
      if (!member->binding) continue;
      for (uint32_t i = 0; i < scheme_row(t, member->scheme)->params.count; i++)
        if (!bound[i].index) bound[i] = type_of(t, KNOWN_OBJ);
      w->call = instance_of(g, (NodeId){member->binding}, (InstanceId){0}, bound,
                            scheme_params(g, (NodeId){member->binding}).count);
      return true;
    }
    for (uint32_t i = 0; i < row->field_count; i++)
      if (!strcmp(name_text(g->names, field_row(t, (FieldId){row->fields + i})->name), plain)) {
        w->field = true;
        w->field_id = (FieldId){row->fields + i};
        return true;
      }
  }
  return false;
}

static Witness trait_witness(Graph *g, NodeId call, InstanceId in) {
  Types *t = g->types;
  PsgNode *n = psg_node(g, call);
  const char *name = name_text(g->names, n->name);
  Witness w = {.prim = INTRINSIC_NONE};
  for (uint32_t k = 0; k < n->list.count; k++) {
    TypeId support = psg_instance_type(g, (TypeId){psg_run(g, n->list)[k]}, in);
    PrimKind prim = type_prim(t, support);
    if (prim == PRIM_STRING && !strcmp(name, "op_Addition") && is_builtin_call(g, call, in)) {
      w.call = instance_of(g, psg_library(g, LIBRARY_CONCAT2), (InstanceId){0}, NULL, 0);
      return w;
    }
    if (!strcmp(name, "op_Explicit") && is_builtin_call(g, call, in) &&
        is_primitive_or_enum(g, psg_node_type(g, call, in))) {
      if (prim == PRIM_STRING) return parse_witness(g, psg_node_type(g, call, in));
      w.prim = INTRINSIC_CONVERT;
      return w;
    }
    if (prim != PRIM_NONE && is_builtin_call(g, call, in)) {
      if (!strcmp(name, "get_Zero") || !strcmp(name, "get_One"))
        return constant_witness(g, support, prim, !strcmp(name, "get_One"), n->span);
      if (!strcmp(name, "Sign")) {
        NodeId sign = psg_library(g, LIBRARY_SIGN_OF);
        w.call = instance_of(g, sign, (InstanceId){0}, &support, scheme_params(g, sign).count);
        return w;
      }
      if (!strcmp(name, "Abs")) {
        if (prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64)
          w.prim = INTRINSIC_ABS;
        else {
          NodeId abs = psg_library(g, LIBRARY_ABS_WHOLE);
          w.call = instance_of(g, abs, (InstanceId){0}, &support, scheme_params(g, abs).count);
        }
        return w;
      }
      for (uint32_t i = 0; i < COUNT_OF(operators) && !w.prim; i++)
        if (!strcmp(name, operators[i].name)) w.prim = operators[i].id;
      if (w.prim) return w;
    }
    if (member_witness(g, name, support, call, in, &w)) return w;
  }
  return w;
}

/* Arithmetic of library code on a type of the user's: its own operator. */
static const char *own_operator(IntrinsicId id) {
  switch ((int)id) {
  case INTRINSIC_ADD:
  case INTRINSIC_ADD_CHECKED: return "op_Addition";
  case INTRINSIC_SUB:
  case INTRINSIC_SUB_CHECKED: return "op_Subtraction";
  case INTRINSIC_MUL:
  case INTRINSIC_MUL_CHECKED: return "op_Multiply";
  case INTRINSIC_DIV: return "op_Division";
  case INTRINSIC_NEG: return "op_UnaryNegation";
  case INTRINSIC_ZERO: return "get_Zero";
  case INTRINSIC_ONE: return "get_One";
  case INTRINSIC_DIVIDE_BY_INT: return "DivideByInt";
  default: return NULL;
  }
}

/* --- The walk --- */

static bool is_module_value(const PsgNode *definition) {
  return definition->flags & NODE_MODULE_LEVEL && definition->emission == EMIT_MAIN_PROLOGUE;
}

static void need_value(Graph *g, NodeId definition);

static InstanceId reference(Graph *g, NodeId definition, IdRun list, InstanceId in) {
  Types *t = g->types;
  PsgNode *n = psg_node(g, definition);
  if (n->kind != PSG_BINDING || n->flags & NODE_INTRINSIC_DECL) return (InstanceId){0};
  bool local = !(n->flags & NODE_MODULE_LEVEL);
  if (local && !is_local_template(g, definition)) return (InstanceId){0};
  if (is_module_value(n) || n->flags & NODE_LITERAL_CONST) {
    need_value(g, definition);
    return (InstanceId){0};
  }
  IdRun params = scheme_params(g, definition);
  TypeId own[64];
  uint32_t count = params.count < 64 ? params.count : 64;
  for (uint32_t i = 0; i < count; i++) {
    /* Inside its own group a recursive definition is used at its own parameters. */
    TypeId arg = i < list.count ? (TypeId){psg_run(g, list)[i]}
                                : type_param(t, (ParamId){run_items(t, params)[i]});
    own[i] = psg_instance_type(g, arg, in);
  }
  InstanceId parent = local ? psg_instance_around(g, definition, in) : (InstanceId){0};
  return instance_of(g, definition, parent, own, count);
}

static void set_target(Graph *g, NodeId node, InstanceId in, InstanceId target) {
  if (target.index)
    map64_set(&g->instances->targets, map64_key(node.index, in.index), target.index);
}

static void set_witness(Graph *g, NodeId node, InstanceId in, Witness w) {
  map64_set(&g->instances->witness_of, map64_key(node.index, in.index),
            add_witness(g->instances, w));
}

/* A direct call on null of a member of a class that has null. */
static void need_receiver_check(Graph *g, NodeId definition) {
  if (!definition.index) return;
  const PsgNode *n = psg_node(g, definition);
  if (n->kind != PSG_BINDING || !(n->flags & NODE_MODULE_LEVEL) || !n->b ||
      n->flags & NODE_INTRINSIC_DECL)
    return;
  TyconId tycon = member_row(g->types, (MemberId){n->b})->tycon;
  if (tycon.index && tycon_row(g->types, tycon)->flags & TYCON_ALLOW_NULL)
    need_known(g, KNOWN_NULL_REFERENCE);
}

static void walk_node(Graph *g, NodeId node, InstanceId in) {
  Instances *s = g->instances;
  Types *t = g->types;
  PsgNode *n = psg_node(g, node);
  n->reachable = 1;
  switch ((int)n->kind) {
  case PSG_VAR_REF:
    need_receiver_check(g, (NodeId){n->a});
    if (n->a) set_target(g, node, in, reference(g, (NodeId){n->a}, n->list, in));
    break;
  case PSG_NEW_OBJECT: {
    TypeId type = psg_node_type(g, node, in);
    if (!n->a) { /* a declared exception */
      if (n->b) need_object(g, type_app(t, (TyconId){n->b}, NULL, 0), false);
      break;
    }
    need_object(g, type, false);
    NodeId binding = {member_row(t, (MemberId){n->a})->binding};
    TypeRow *app = type_row(t, type);
    if (binding.index)
      set_target(g, node, in,
                 instance_of(g, binding, (InstanceId){0}, (const TypeId *)run_items(t, app->args),
                             scheme_params(g, binding).count));
    break;
  }
  case PSG_OBJECT_EXPR: {
    uint64_t key = map64_key(node.index, in.index);
    if (map64_find(&s->walked, key)) break;
    map64_set(&s->walked, key, 1);
    TypeId type = n->a ? type_app(t, (TyconId){n->a}, NULL, 0) : psg_node_type(g, node, in);
    ObjectType object = {.type = type, .object_expr = node, .inside = in};
    vec_push(s->arena, &s->objects, object);
    for (uint32_t i = 1; i < s->slots.count; i++) fill_slot(g, &object, (SlotId){i});
    break;
  }
  case PSG_METHOD_CALL:
    map64_set(&s->node_slots, map64_key(node.index, in.index), called_slot(g, node, in).index);
    break;
  case PSG_COERCE: {
    TypeId from = psg_node_type(g, psg_child(g, node, 0), in);
    if (n->b == COERCE_TO_SEQ)
      set_witness(g, node, in, to_seq(g, from, psg_node_type(g, node, in)));
    else if (n->b == COERCE_INTERFACE && type_is_known(t, from, KNOWN_ENUMERATOR))
      set_witness(g, node, in, to_disposable(g, from));
    else if (n->b == COERCE_INTERFACE || n->b == COERCE_BOX)
      need_object(g, from, n->b == COERCE_BOX);
    else if (n->b == COERCE_UNBOX || n->b == COERCE_DOWNCAST)
      need_known(g, KNOWN_INVALID_CAST), need_known(g, KNOWN_NULL_REFERENCE);
    break;
  }
  case PSG_INTRINSIC: {
    IntrinsicId id = (IntrinsicId)n->a;
    TypeId type = n->children.count ? psg_node_type(g, psg_child(g, node, 0), in)
                                    : psg_node_type(g, node, in);
    if (psg_is_type_operation(id)) {
      Witness w = operation_on(g, id, type, n->span);
      set_witness(g, node, in, w);
    }
    if (own_operator(id)) {
      TypeId of = id == INTRINSIC_ZERO || id == INTRINSIC_ONE ? psg_node_type(g, node, in) : type;
      PrimKind prim = type_prim(t, of);
      Witness w = {.prim = INTRINSIC_NONE};
      if (prim == PRIM_STRING && (id == INTRINSIC_ADD || id == INTRINSIC_ADD_CHECKED))
        w.call = instance_of(g, psg_library(g, LIBRARY_CONCAT2), (InstanceId){0}, NULL, 0);
      else if (prim == PRIM_NONE)
        member_witness(g, own_operator(id), of, node, in, &w);
      if (w.call.index) set_witness(g, node, in, w);
    }
    if (id == INTRINSIC_LAZY_FORCE) {
      Witness w = {.prim = INTRINSIC_NONE};
      w.call = instance_of(g, psg_library(g, LIBRARY_LAZY_RECURSION), (InstanceId){0}, NULL, 0);
      set_witness(g, node, in, w);
    }
    if (id == INTRINSIC_CONVERT && type_prim(t, type) == PRIM_STRING)
      set_witness(g, node, in, parse_witness(g, psg_node_type(g, node, in)));
    need_checks(g, id, type_prim(t, type));
    break;
  }
  case PSG_TRAIT_CALL: {
    Witness w = trait_witness(g, node, in);
    set_witness(g, node, in, w);
    if (w.prim && n->children.count)
      need_checks(g, w.prim, type_prim(t, psg_node_type(g, psg_child(g, node, 0), in)));
    break;
  }
  case PSG_MATCH_FAILURE: need_known(g, KNOWN_MATCH_FAILURE); break;
  default: break;
  }
}

static void walk_body(Graph *g, NodeId root, InstanceId in) {
  Arena scratch;
  arena_init(&scratch, "instances");
  Walk w = psg_walk(&scratch, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    if (w.node.index != root.index && is_local_template(g, w.node)) {
      psg_node(g, w.node)->reachable = 1;
      psg_walk_skip(&w); /* its instances walk it */
      continue;
    }
    walk_node(g, w.node, in);
  }
  arena_end(&scratch);
}

static void mark_containers(Graph *g, NodeId definition) {
  for (NodeId up = psg_node(g, definition)->parent; up.index; up = psg_node(g, up)->parent)
    psg_node(g, up)->reachable = 1;
}

static bool is_of_library(Graph *g, NodeId definition) {
  Span span = psg_node(g, definition)->span;
  return span.file && source_file(g->sources, span.file)->kind == SOURCE_LIBRARY &&
         !(psg_node(g, definition)->flags & NODE_LITERAL_CONST);
}

static void need_value(Graph *g, NodeId definition) {
  Instances *s = g->instances;
  uint64_t key = map64_key(definition.index, 1);
  if (map64_find(&s->walked, key)) return;
  map64_set(&s->walked, key, 1);
  need_definition(g, definition);
  mark_containers(g, definition);
  walk_body(g, definition, (InstanceId){PSG_ROOT_INSTANCE});
  /* the library's values come first */
  if (is_of_library(g, definition)) vec_push(s->arena, &s->startup, definition);
}

static void drain(Graph *g) {
  Instances *s = g->instances;
  for (uint32_t i = 0; i < s->work.count; i++) {
    InstanceId id = s->work.items[i];
    NodeId binding = psg_instance(g, id)->binding;
    if (!psg_instance(g, id)->parent.index) {
      need_definition(g, binding);
      mark_containers(g, binding);
    }
    walk_body(g, binding, id);
  }
  s->work.count = 0;
}

typedef struct Roots {
  VEC(NodeId) items;
  Arena *arena;
} Roots;

static void collect_root(Graph *g, NodeId definition, void *context) {
  Roots *r = context;
  PsgNode *n = psg_node(g, definition);
  bool program = n->span.file && source_file(g->sources, n->span.file)->kind != SOURCE_LIBRARY;
  if (n->flags & NODE_ENTRY_POINT || (program && n->emission == EMIT_MAIN_PROLOGUE))
    vec_push(r->arena, &r->items, definition);
}

static void collect_startup(Graph *g, NodeId definition, void *context) {
  Instances *s = context;
  PsgNode *n = psg_node(g, definition);
  if (n->emission == EMIT_MAIN_PROLOGUE && n->reachable && !(n->flags & NODE_LITERAL_CONST) &&
      !is_of_library(g, definition))
    vec_push(s->arena, &s->startup, definition);
}

/* Is an object made that could be raised? */
static bool has_exceptions(Graph *g) {
  Instances *s = g->instances;
  for (uint32_t i = 0; i < s->objects.count; i++)
    for (TypeId at = s->objects.items[i].type; at.index; at = base_type(g, at))
      if (type_is_known(g->types, at, KNOWN_EXN)) return true;
  return false;
}

/* What start-up calls with an exception that left the program. */
static bool is_uncaught(const Graph *g, NodeId root) {
  const PsgNode *n = psg_node(g, root);
  return n->kind == PSG_BINDING && n->flags & NODE_EXPORT && n->list.count &&
         !strcmp(name_text(g->names, (Name){psg_run(g, n->list)[0]}), "rt_uncaught");
}

static void need_root(Graph *g, NodeId root) {
  PsgNode *n = psg_node(g, root);
  if (n->kind == PSG_BINDING && n->emission != EMIT_MAIN_PROLOGUE) {
    InstanceId id = reference(g, root, (IdRun){0, 0}, (InstanceId){PSG_ROOT_INSTANCE});
    if (n->flags & NODE_ENTRY_POINT) g->instances->entry = id;
  } else if (n->kind == PSG_BINDING) {
    need_value(g, root);
  } else {
    root = psg_saturate_definition(g, root);
    mark_containers(g, root);
    walk_body(g, root, (InstanceId){PSG_ROOT_INSTANCE});
  }
  drain(g);
}

void psg_make_instances(Graph *g) {
  Instances *s = NEW(g->arena, Instances);
  s->arena = g->arena;
  g->instances = s;
  table_init(&s->rows, g->arena, sizeof(InstanceRow));
  table_add(&s->rows, 1); /* PSG_ROOT_INSTANCE */
  vec_push(s->arena, &s->slots, (SlotRow){0});
  Map64 *maps[] = {&s->targets,   &s->witness_of, &s->operations, &s->types,     &s->local_of,
                   &s->object_of, &s->slot_of,    &s->node_slots, &s->saturated, &s->walked};
  for (uint32_t i = 0; i < COUNT_OF(maps); i++) maps[i]->arena = g->arena;
  Arena scratch;
  arena_init(&scratch, "roots");
  Roots roots = {.arena = &scratch};
  const NodeId *exports;
  uint32_t export_count = psg_exports(g, &exports);
  for (uint32_t i = 0; i < export_count; i++) vec_push(&scratch, &roots.items, exports[i]);
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], collect_root, &roots);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    psg_node(g, (NodeId){i})->reachable = 0;
  for (uint32_t i = 0; i < roots.items.count; i++)
    if (!is_uncaught(g, roots.items.items[i])) need_root(g, roots.items.items[i]);
  /* A program that makes no exceptions needs nobody to report them. */
  for (uint32_t i = 0; i < roots.items.count && has_exceptions(g); i++)
    if (is_uncaught(g, roots.items.items[i])) need_root(g, roots.items.items[i]);
  fill_tables(g);
  psg_order_library_values(g, s->startup.items, s->startup.count);
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], collect_startup, s);
  g->phase = 5;
  arena_end(&scratch);
}

void psg_dump_instances(Graph *g, Text *out) {
  Arena scratch;
  arena_init(&scratch, "dump");
  for (uint32_t i = 1; i <= psg_instance_count(g); i++) {
    const InstanceRow *row = psg_instance(g, (InstanceId){i});
    text_format(out, "instance %u n%u %s", i, row->binding.index,
                row->binding.index ? name_text(g->names, psg_node(g, row->binding)->name)
                                   : "start-up");
    if (row->parent.index) text_format(out, " in %u", row->parent.index);
    for (uint32_t k = 0; k < row->args.count; k++)
      text_format(out, "%s%s", k ? ", " : " <",
                  type_text(g->types, &scratch, (TypeId){run_items(g->types, row->args)[k]}));
    text_add(out, row->args.count ? ">\n" : "\n");
  }
  arena_end(&scratch);
}
