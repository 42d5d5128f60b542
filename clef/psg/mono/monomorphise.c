/* monomorphise: monomorphisation, a walk over (template, type arguments) from the roots; the last step of phase 5.
 *
 * In:    phase 4 graph whose types are solved (templates have parameters); phase 5 for what was saturated already.
 * Out:   Graph.instances: instances, targets, witnesses, objects with method tables, start-up order; reachability
 *        precise.
 * Tests: t/psg/instances-*, t/run/generic-*
 *
 * A worklist contains the instances. The body of each is walked once with its type arguments, and every reference adds the
 * instance that it refers to. Keys are exact type arguments and contain only closed types: the instance's arguments close the
 * types of the references inside.
 *
 * A definition is saturated when it is first reached, so unreachable definitions cost nothing.
 * Virtual calls are in slots.c, the operations of types in witness.c.
 */
#include "clef/psg/mono/instances.h"

#include "clef/base/dialect.h"
#include "clef/base/progress.h"
#include "clef/base/vec.h"
#include "clef/psg/derive/equality.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/object_types.h"
#include "clef/psg/elaborate/ffi.h"
#include "clef/psg/elaborate/saturate.h"
#include "clef/psg/derive/derive.h"
#include "clef/psg/graph/walk.h"
#include "clef/type/unify.h"

/* Note [Nesting of instances]
 * A function that calls itself with ever larger types has instances without end. What a function without type arguments
 * needs may nest as deep as the program writes it, since there are finitely many such functions. An instance with type
 * arguments may need types that nest NESTING_LIMIT deeper than those that the chain of instances began with. A type
 * of MOST_TYPE_NODES constructors counts as too deep: Nested<'a * 'a> doubles instead.
 *
 * A function that calls itself at two larger types has too many instances before any of them is too deep: when MANY of one
 * function are there, types that nest MANY_NESTING deeper than the chain began with are too deep if a constructor repeats.
 *
 * The walk that meets such a type is given up. The constructor that repeats in the type becomes a growing one
 * (clef/type/shared.c), and the walk starts again; from then on there are finitely many type arguments in which this
 * constructor repeats. It is an error only if no constructor of the type can grow. */
enum {
  NESTING_LIMIT = 32,
  MOST_TYPE_NODES = 1 << 16,
  NO_LIMIT = INT32_MAX,
  MANY = 500,
  MANY_NESTING = 6
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
FieldId psg_exception_details(const Types *t) {
  const TyconRow *row = tycon_row(t, type_known(t, KNOWN_EXN));
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(t, (FieldId){row->fields + i})->flags & FIELD_DEFAULT)
      return (FieldId){row->fields + i};
  return (FieldId){0};
}

FieldId psg_unused_exception_field(const Graph *g) {
  return g->instances->asks_exception_details ? (FieldId){0} : psg_exception_details(g->types);
}

bool psg_has_threads(const Graph *g) { return g->instances->has_threads; }
bool psg_has_workers(const Graph *g) {
  return g->instances->starts_workers && !g->instances->has_threads && !g->has_thread_statics;
}
bool psg_asks_embedded(const Graph *g) { return g->instances->asks_embedded; }
bool psg_asks_traces(const Graph *g) { return g->instances->asks_traces; }
bool psg_asks_match_place(const Graph *g) { return g->instances->asks_match_place; }

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
  closed = type_with_shared_args(t, type_erase_measures(t, closed));
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

SlotId psg_slot(Graph *g, NodeId node, InstanceId in) {
  return (SlotId){map64_find(&g->instances->node_slots, map64_key(node.index, in.index))};
}
uint32_t psg_asked_interfaces(const Graph *g, const TypeId **items) {
  *items = g->instances->asked.items;
  return g->instances->asked.count;
}

/* --- Keys --- */

/* Computed once for each type: the types of a chain of instances contain each other. */
static Nesting nesting_of(Graph *g, TypeId type) {
  Instances *s = g->instances;
  Types *t = g->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  bool is_pairs = row.kind == TYPE_ANON_RECORD; /* of a name and a type */
  bool is_constructed =
      row.kind == TYPE_APP || row.kind == TYPE_TUPLE || row.kind == TYPE_FUNCTION || is_pairs;
  if (!is_constructed || !row.args.count) return (Nesting){0, 0};
  uint64_t key = map64_key(type.index, 1);
  uint32_t known = map64_find(&s->nesting_of, key);
  if (known) return s->nestings.items[known - 1];
  Nesting whole = {0, 1};
  for (uint32_t i = is_pairs; i < row.args.count; i += is_pairs + 1) {
    Nesting part = nesting_of(g, (TypeId){run_items(t, row.args)[i]});
    /* A function of many curried arguments, a long tuple are wide, not deep. */
    uint32_t depth = part.depth + !(row.kind == TYPE_FUNCTION && i == 1);
    if (depth > whole.depth) whole.depth = depth;
    whole.size =
        whole.size + part.size < MOST_TYPE_NODES ? whole.size + part.size : MOST_TYPE_NODES;
  }
  vec_push(s->arena, &s->nestings, whole);
  map64_set(&s->nesting_of, key, s->nestings.count);
  return whole;
}

IdRun psg_scheme_params(Graph *g, NodeId binding) {
  PsgNode *n = psg_node(g, binding);
  if (n->kind != PSG_BINDING || !psg_binding_of(n)->scheme.index) return (IdRun){0, 0};
  return scheme_row(g->types, psg_binding_of(n)->scheme)->params;
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

/* Types nest too deep: Note [Nesting of instances]. */
static void refuse_nesting(Graph *g, NodeId binding, const TypeId *own, uint32_t count) {
  Instances *s = g->instances;
  if (s->too_deep) return;
  s->too_deep = true;
  for (uint32_t i = 0; i < count && !s->again; i++) s->again = type_share(g->types, own[i]);
  if (s->again) return;
  Arena scratch;
  arena_init(&scratch, "message");
  diag(g->diags, psg_node(g, binding)->span, D_NESTING_INSTANCES,
       name_text(g->names, psg_node(g, binding)->name),
       format_in(&scratch, "%u", s->deepest == NO_LIMIT ? NESTING_LIMIT : s->deepest));
  arena_end(&scratch);
}

/* Counts the instances of a function; true: there are so many that the walk is given up. */
static bool is_one_of_many(Graph *g, NodeId binding, const TypeId *own, uint32_t count,
                           uint32_t depth) {
  Instances *s = g->instances;
  uint64_t key = map64_key(binding.index, 1);
  uint32_t made = map64_find(&s->made, key) + 1;
  map64_set(&s->made, key, made);
  if (made <= MANY || s->deepest == NO_LIMIT || depth + NESTING_LIMIT < s->deepest + MANY_NESTING)
    return false;
  for (uint32_t i = 0; i < count && !s->again; i++) s->again = type_share(g->types, own[i]);
  s->too_deep |= s->again;
  return s->again;
}

/* The instance of `binding` with its own arguments, inside `parent`; made and queued when new. */
InstanceId psg_need_instance(Graph *g, NodeId binding, InstanceId parent, const TypeId *own,
                             uint32_t count) {
  Instances *s = g->instances;
  Types *t = g->types;
  binding = psg_own(g, binding);
  enum { FEW = 16 };
  TypeId few[FEW], *stood = count <= FEW ? few : NEW_ARRAY(s->arena, TypeId, count);
  if (t->sharing) {
    for (uint32_t i = 0; i < count; i++) stood[i] = type_as_argument(t, own[i]);
    own = stood;
  }
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
  if (s->again) return (InstanceId){0}; /* this walk is given up */
  uint32_t depth = 0, size = 0;
  for (uint32_t i = 0; i < count; i++) {
    Nesting nesting = nesting_of(g, own[i]);
    if (nesting.depth > depth) depth = nesting.depth;
    size += nesting.size < MOST_TYPE_NODES - size ? nesting.size : MOST_TYPE_NODES - size;
  }
  if (depth > s->deepest || size == MOST_TYPE_NODES) {
    refuse_nesting(g, binding, own, count);
    return (InstanceId){0};
  }
  if (count && is_one_of_many(g, binding, own, count, depth)) return (InstanceId){0};
  uint32_t deepest = s->deepest;
  if (!outer_count && !count && !(psg_node(g, binding)->flags & NODE_SYNTHETIC))
    deepest = NO_LIMIT;
  else if (deepest == NO_LIMIT)
    deepest = depth + NESTING_LIMIT;
  VEC(uint32_t) params = {0}, args = {0};
  Arena scratch;
  arena_init(&scratch, "instance");
  for (uint32_t i = 0; i < outer_count; i++) {
    vec_push(&scratch, &params, run_items(t, outer->params)[i]);
    vec_push(&scratch, &args, run_items(t, outer->args)[i]);
  }
  IdRun own_params = psg_scheme_params(g, binding);
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
                       .deepest = deepest,
                       .from = s->from,
                       .hash = hash,
                       .next = s->buckets[hash & (s->bucket_count - 1)]};
  s->buckets[hash & (s->bucket_count - 1)] = id;
  vec_push(s->arena, &s->work, (InstanceId){id});
  return (InstanceId){id};
}

bool psg_is_local_template(const Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  return n->kind == PSG_BINDING && n->flags & NODE_TEMPLATE && !(n->flags & NODE_MODULE_LEVEL);
}

/* The module-level definition or local template that a node stands in. */
static NodeId owner_of(const Graph *g, NodeId node) {
  for (NodeId up = psg_node(g, node)->parent; up.index; up = psg_node(g, up)->parent) {
    const PsgNode *n = psg_node(g, up);
    if (n->kind == PSG_BINDING && (n->flags & NODE_MODULE_LEVEL || psg_is_local_template(g, up)))
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

/* The same of an expression that runs at start-up; what stands for it then. */
static NodeId need_expression(Graph *g, NodeId root) {
  Instances *s = g->instances;
  if (map64_find(&s->saturated, map64_key(root.index, 1))) return root;
  root = psg_saturate_definition(g, root);
  map64_set(&s->saturated, map64_key(root.index, 1), 1);
  return root;
}

/* --- Exceptions of checks --- */

static void need_known(Graph *g, KnownTycon known) {
  Instances *s = g->instances;
  Types *t = g->types;
  if (s->known[known]) return;
  TyconId tycon = type_known(t, known);
  if (!tycon.index) return;
  if (known == KNOWN_MATCH_FAILURE) { /* a declared exception: no constructor */
    psg_need_object(g, type_app(t, tycon, NULL, 0), false);
    return;
  }
  for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
    MemberRow *member = member_row(t, m);
    if (member->kind != MEMBER_CONSTRUCTOR || member->arg_names.count || !member->binding) continue;
    s->known[known] =
        psg_need_instance(g, (NodeId){member->binding}, (InstanceId){0}, NULL, 0).index;
    psg_need_object(g, type_app(t, tycon, NULL, 0), false);
    return;
  }
}

static void note_field_of_exception(Graph *g, FieldId field) {
  if (field.index == psg_exception_details(g->types).index) {
    g->instances->asks_exception_details = true;
    psg_note_null(g, field_row(g->types, field)->type);
  }
  const TyconRow *row = tycon_row(g->types, type_known(g->types, KNOWN_MATCH_FAILURE));
  if (field.index - row->fields < row->field_count) g->instances->asks_match_place = true;
}

static void need_checks(Graph *g, IntrinsicId id, PrimKind prim) {
  switch (id) {
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
/* Which function makes a range of elements of this type. */
static Witness range_witness(Graph *g, TypeId type) {
  PrimKind prim = type_prim(g->types, type);
  Witness w = {.prim = INTRINSIC_NONE};
  bool is_float = prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64;
  LibraryFunction function = LIBRARY_SEQ_RANGE_BY;
  if (is_float)
    function = prim == PRIM_FLOAT64 ? LIBRARY_SEQ_RANGE_FLOAT : LIBRARY_SEQ_RANGE_SINGLE;
  else if (prim >= PRIM_INT8 && prim <= PRIM_UNATIVEINT)
    function = LIBRARY_SEQ_RANGE_INTEGER;
  w.call = psg_need_instance(g, psg_library(g, function), (InstanceId){0}, &type, is_float ? 0 : 1);
  return w;
}

/* --- The walk --- */

static bool is_module_value(const PsgNode *definition) {
  return definition->flags & NODE_MODULE_LEVEL && definition->emission == EMIT_MAIN_PROLOGUE;
}

static void need_value(Graph *g, NodeId definition);

static InstanceId reference(Graph *g, NodeId definition, IdRun list, InstanceId in) {
  Instances *s = g->instances;
  Types *t = g->types;
  PsgNode *n = psg_node(g, definition);
  if (n->kind != PSG_BINDING || n->flags & NODE_INTRINSIC_DECL) return (InstanceId){0};
  bool local = !(n->flags & NODE_MODULE_LEVEL);
  if (local && !psg_is_local_template(g, definition)) return (InstanceId){0};
  if (is_module_value(n) || n->flags & NODE_LITERAL_CONST) {
    need_value(g, definition);
    return (InstanceId){0};
  }
  IdRun params = psg_scheme_params(g, definition);
  enum { FEW = 16 };
  TypeId few[FEW], *own = params.count <= FEW ? few : NEW_ARRAY(s->arena, TypeId, params.count);
  for (uint32_t i = 0; i < params.count; i++) {
    /* Inside its own group a recursive definition is used at its own parameters. */
    TypeId arg = i < list.count ? (TypeId){psg_run(g, list)[i]}
                                : type_param(t, (ParamId){run_items(t, params)[i]});
    own[i] = psg_instance_type(g, arg, in);
  }
  InstanceId parent = local ? psg_instance_around(g, definition, in) : (InstanceId){0};
  return psg_need_instance(g, definition, parent, own, params.count);
}

static void set_target(Graph *g, NodeId node, InstanceId in, InstanceId target) {
  if (target.index)
    map64_set(&g->instances->targets, map64_key(node.index, in.index), target.index);
}

void psg_set_witness(Graph *g, NodeId node, InstanceId in, Witness w) {
  map64_set(&g->instances->witness_of, map64_key(node.index, in.index),
            psg_add_witness(g->instances, w));
}

static const Dialect *dialect(const Graph *g, NodeId node) {
  return dialect_at(g->sources, psg_node(g, node)->span.file);
}

bool psg_is_of_program(Graph *g, NodeId node) { return !dialect(g, node)->owns_library; }

/* An extension by the program is a function that may take null. */
bool psg_refuses_null_text(Graph *g, NodeId reference, NodeId definition) {
  const PsgNode *n = psg_node(g, definition);
  if (!dialect(g, reference)->checks_receivers || !dialect(g, definition)->owns_library)
    return false;
  if (n->kind != PSG_BINDING || !(n->flags & NODE_MODULE_LEVEL) || !psg_binding_of(n)->member.index)
    return false;
  const MemberRow *member = member_row(g->types, psg_binding_of(n)->member);
  return !(member->flags & MEMBER_STATIC) &&
         member->tycon.index == type_tycon(g->types, type_of(g->types, KNOWN_STRING)).index;
}

/* A direct call on null of a member of string, or of a class that has null. */
static void need_receiver_check(Graph *g, NodeId reference) {
  NodeId definition = psg_var_ref(g, reference)->definition;
  if (!definition.index) return;
  if (psg_refuses_null_text(g, reference, definition)) need_known(g, KNOWN_NULL_REFERENCE);
  const PsgNode *n = psg_node(g, definition);
  if (n->kind != PSG_BINDING || !(n->flags & NODE_MODULE_LEVEL) ||
      !psg_binding_of(n)->member.index || n->flags & NODE_INTRINSIC_DECL)
    return;
  TyconId tycon = member_row(g->types, psg_binding_of(n)->member)->tycon;
  if (tycon.index && tycon_row(g->types, tycon)->flags & TYCON_ALLOW_NULL)
    need_known(g, KNOWN_NULL_REFERENCE);
}

bool psg_may_raise_null(Graph *g, NodeId raise) {
  NodeId raised = psg_child(g, raise, 0);
  while (psg_kind(g, raised) == PSG_COERCE) raised = psg_child(g, raised, 0);
  return psg_kind(g, raised) != PSG_NEW_OBJECT && psg_is_of_program(g, raise);
}

/* Is some object, of whatever static type, converted to a sequence or a collection? A list is one too, and has another row. The
 * library means the row itself. */
static bool asks_for_view(Graph *g, NodeId node, TypeId from, TypeId to) {
  Span span = psg_node(g, node)->span;
  TyconId tycon = type_tycon(g->types, from);
  TyconKind kind = tycon.index ? (TyconKind)tycon_row(g->types, tycon)->kind : TYCON_PRIM;
  bool is_object = type_is_known(g->types, from, KNOWN_OBJ) || psg_is_view(g, from) ||
                   kind == TYCON_INTERFACE || kind == TYCON_CLASS;
  return is_object && psg_is_view(g, to) && source_is_program(g->sources, span.file);
}

/* A test or a cast of an object to an interface: those that types have without declaring them matter. */
static void ask_interface(Graph *g, TypeId type) {
  Instances *s = g->instances;
  TyconId tycon = type_tycon(g->types, type);
  if (!tycon.index ||
      (!type_own_interface_kind(g->types, tycon) && !type_is_known(g->types, type, KNOWN_VIEW)))
    return;
  for (uint32_t i = 0; i < s->asked.count; i++)
    if (s->asked.items[i].index == type.index) return;
  vec_push(s->arena, &s->asked, type);
}

TypeId psg_tested_type(Graph *g, NodeId test, InstanceId in) {
  TypeId type = psg_instance_type(g, psg_type_test(g, test)->tested, in);
  return type_is_known(g->types, type, KNOWN_NULLABLE) ? type_arg(g->types, type, 0) : type;
}

/* A Nullable is boxed as its value or as null, and unboxed from either. */
static void through_nullable(Graph *g, NodeId node, InstanceId in, LibraryFunction function,
                             TypeId nullable) {
  TypeId of = type_arg(g->types, nullable, 0);
  Witness w = {.prim = INTRINSIC_NONE};
  w.call = psg_need_instance(g, psg_library(g, function), (InstanceId){0}, &of, 1);
  psg_set_witness(g, node, in, w);
}

/* A cast that a test has decided before cannot fail; what another raises names both types. */
static void walk_cast(Graph *g, NodeId node, InstanceId in) {
  TypeId to = psg_node_type(g, node, in);
  need_known(g, KNOWN_NULL_REFERENCE);
  ask_interface(g, to);
  if (psg_node(g, node)->flags & NODE_SYNTHETIC)
    need_known(g, KNOWN_INVALID_CAST);
  else if (type_mentions_uniform(g->types, to))
    need_known(g, KNOWN_INVALID_CAST); /* the exception's text would name the type */
  else if (type_prim(g->types, to) != PRIM_OBJ)
    set_target(g, node, in,
               psg_need_instance(g, psg_library(g, LIBRARY_CAST_FAILED), (InstanceId){0}, &to, 1));
}

bool psg_is_enumerator_cast(Graph *g, NodeId coercion, InstanceId in) {
  const PsgNode *n = psg_node(g, coercion);
  TypeId from = psg_node_type(g, psg_child(g, coercion, 0), in);
  return (psg_coerce_of(n)->kind == COERCE_INTERFACE ||
          psg_coerce_of(n)->kind == COERCE_DOWNCAST) &&
         type_is_known(g->types, from, KNOWN_ENUMERATOR) &&
         type_is_known(g->types, psg_node_type(g, coercion, in), KNOWN_IDISPOSABLE);
}

bool psg_keeps_enumerator(Graph *g, NodeId coercion, InstanceId in) {
  return type_is_known(g->types, psg_node_type(g, coercion, in), KNOWN_ENUMERATOR) &&
         type_is_known(g->types, psg_node_type(g, psg_child(g, coercion, 0), in), KNOWN_ENUMERATOR);
}

/* A list of a generic function where a collection is expected is made into one; else an object is. */
static void need_interface(Graph *g, NodeId node, InstanceId in, TypeId from) {
  TypeId to = psg_node_type(g, node, in);
  Witness w = {.prim = INTRINSIC_NONE};
  if (psg_is_view(g, to)) w.call = psg_view_of(g, from, to);
  if (w.call.index)
    psg_set_witness(g, node, in, w);
  else
    psg_need_object(g, from, true);
}

/* A virtual call on a value whose exact type is known is direct, and makes no object of it. */
static void walk_method_call(Graph *g, NodeId node, InstanceId in) {
  Instances *s = g->instances;
  SlotId slot = psg_called_slot(g, node, in);
  map64_set(&s->node_slots, map64_key(node.index, in.index), slot.index);
  NodeId receiver = psg_child(g, node, 0);
  const PsgNode *n = psg_node(g, receiver);
  if (n->kind != PSG_COERCE ||
      (psg_coerce_of(n)->kind != COERCE_INTERFACE && !(n->flags & NODE_CONSTRAINED)))
    return;
  TypeId type = psg_node_type(g, psg_child(g, receiver, 0), in);
  InstanceId direct = {0};
  if (psg_coerce_of(n)->kind != COERCE_BOX ||
      type_prim(g->types, type) != PRIM_STRING) /* null raises */
    direct = psg_known_receiver(g, type, slot);
  if (!direct.index && psg_coerce_of(n)->kind == COERCE_BOX) need_known(g, KNOWN_NULL_REFERENCE);
  if (!direct.index) return;
  set_target(g, node, in, direct);
  map64_set(&s->passed_by, map64_key(receiver.index, in.index), 1);
}

/* Array.length of a program raises ArgumentNullException. */
static void need_null_array(Graph *g, NodeId node, InstanceId in) {
  Witness w = {.prim = INTRINSIC_NONE};
  if (!psg_is_of_program(g, node)) return;
  w.call = psg_need_instance(g, psg_library(g, LIBRARY_NULL_ARRAY), (InstanceId){0}, NULL, 0);
  psg_set_witness(g, node, in, w);
}

/* Does the node's result depend on an exact type that is not wholly known here? */
static bool asks_exact_type(Graph *g, NodeId node, InstanceId in) {
  Types *t = g->types;
  const PsgNode *n = psg_node(g, node);
  TypeId asked = {0};
  if (n->kind == PSG_TYPE_TEST) {
    asked = psg_tested_type(g, node, in);
  } else if (n->kind == PSG_COERCE && (psg_coerce_of(n)->kind == COERCE_UNBOX ||
                                       psg_coerce_of(n)->kind == COERCE_DOWNCAST)) {
    if (!(n->flags & NODE_SYNTHETIC)) asked = psg_node_type(g, node, in);
  } else if (n->kind == PSG_INTRINSIC) {
    if (psg_intrinsic_of(n)->id == INTRINSIC_TYPE_TEXT ||
        psg_intrinsic_of(n)->id == INTRINSIC_SIZE_OF ||
        synth_is_reflection(psg_intrinsic_of(n)->id))
      asked = n->children.count ? psg_node_type(g, psg_child(g, node, 0), in)
                                : psg_node_type(g, node, in);
  } else if (n->kind == PSG_TRAIT_CALL) {
    for (uint32_t k = 0; k < psg_trait_call_of(n)->types.count; k++) {
      TypeId support =
          psg_instance_type(g, (TypeId){psg_run(g, psg_trait_call_of(n)->types)[k]}, in);
      if (type_is_uniform(t, support)) asked = support;
    }
  } else if (n->kind == PSG_VAR_REF && psg_var_ref_of(n)->definition.index &&
             psg_node(g, psg_var_ref_of(n)->definition)->flags & NODE_PER_INSTANCE) {
    /* a static value of a generic type: there is one for each exact type */
    IdRun args =
        psg_instance(g, reference(g, psg_var_ref_of(n)->definition, psg_var_ref_of(n)->types, in))
            ->args;
    for (uint32_t k = 0; k < args.count; k++) {
      TypeId arg = {run_items(t, args)[k]};
      if (type_mentions_uniform(t, arg)) asked = arg;
    }
  }
  if (!asked.index || !type_mentions_uniform(t, asked)) return false;
  /* a witness, or a function of the library that is one, tests for what it is the witness of */
  NodeId binding = psg_instance(g, in)->binding;
  if (binding.index && psg_node(g, binding)->flags & NODE_SYNTHETIC) return false;
  bool is_test = n->kind == PSG_TYPE_TEST || n->kind == PSG_COERCE;
  for (uint32_t i = 0; is_test && binding.index && i < LIBRARY_COUNT; i++)
    if (psg_is_library(g, binding, (LibraryFunction)i)) return false;
  return true;
}

/* Where types are shared: a value of one is an object, and the exact type is not known. */
static void walk_shared(Graph *g, NodeId node, InstanceId in) {
  Types *t = g->types;
  TypeId type = psg_node_type(g, node, in);
  if (type_is_shared(t, type)) psg_need_object(g, type, true);
  Instances *s = g->instances;
  NodeId binding = psg_instance(g, in)->binding;
  bool is_witness = binding.index && psg_node(g, binding)->flags & NODE_SYNTHETIC;
  if (is_witness)
    s->from = (NodeId){0};
  else if (psg_is_of_program(g, node))
    s->from = node;
  if (!asks_exact_type(g, node, in) || !s->from.index ||
      map64_find(&s->walked, map64_key(s->from.index, 2)))
    return;
  map64_set(&s->walked, map64_key(s->from.index, 2), 1);
  NodeId owner = owner_of(g, s->from);
  const char *name = owner.index ? name_text(g->names, psg_node(g, owner)->name) : "";
  bool is_shared = *name && psg_instance(g, in)->args.count;
  diag(g->diags, psg_node(g, s->from)->span, D_SHARED_TYPE);
  if (is_shared) diag_hint(g->diags, "'%s' is compiled once for all of them", name);
}

/* A delegate that C calls, or that calls C. */
static void need_function_of_c(Graph *g, NodeId node, InstanceId in) {
  bool calls_c = psg_intrinsic(g, node)->id == INTRINSIC_FFI_DELEGATE;
  TypeId type = psg_node_type(g, calls_c ? node : psg_child(g, node, 1), in);
  Span at = psg_node(g, node)->span;
  bool is_callback = !calls_c && ffi_passing(g->types, type, false) == FFI_CALLBACK;
  NodeId made = calls_c       ? ffi_pointer_function(g, type, at)
                : is_callback ? ffi_callback_function(g, type, at)
                              : (NodeId){0};
  Witness w = {.prim = INTRINSIC_NONE};
  if (made.index) w.call = psg_need_instance(g, made, (InstanceId){0}, NULL, 0);
  if (made.index) psg_set_witness(g, node, in, w);
  if (made.index || is_callback) return;
  TyconId tycon = type_tycon(g->types, type);
  diag(g->diags, tycon.index ? tycon_row(g->types, tycon)->span : (Span){0}, D_NO_FUNCTION_OF_C,
       type_text(g->types, g->diags->arena, type));
}

/* The constructor that makes the object, and what objects of its type need. */
static void walk_new_object(Graph *g, NodeId node, InstanceId in) {
  Types *t = g->types;
  const PsgNewObject *made = psg_new_object(g, node);
  TypeId type = psg_node_type(g, node, in);
  if (!made->constructor.index) { /* a declared exception */
    if (made->exception.index) psg_need_object(g, type_app(t, made->exception, NULL, 0), false);
    return;
  }
  NodeId binding = {member_row(t, made->constructor)->binding};
  psg_need_object(g, type, false);
  psg_note_null_fields(g, type);
  if (!binding.index) return;
  IdRun args = type_row(t, type)->args;
  set_target(g, node, in,
             psg_need_instance(g, binding, (InstanceId){0}, (const TypeId *)run_items(t, args),
                               psg_scheme_params(g, binding).count));
}

static void walk_object_expr(Graph *g, NodeId node, InstanceId in) {
  Instances *s = g->instances;
  uint64_t key = map64_key(node.index, in.index);
  if (map64_find(&s->walked, key)) return;
  map64_set(&s->walked, key, 1);
  TyconId tycon = psg_object_expr(g, node)->tycon;
  TypeId type = tycon.index ? type_app(g->types, tycon, NULL, 0) : psg_node_type(g, node, in);
  ObjectType object = {.type = type, .object_expr = node, .inside = in};
  vec_push(s->arena, &s->objects, object);
  for (uint32_t i = 1; i < s->slots.count; i++) psg_need_fill(g, &object, (SlotId){i});
}

static void walk_box(Graph *g, NodeId node, InstanceId in, TypeId from) {
  psg_ask_source(g, from);
  if (psg_is_enumerator_cast(g, node, in))
    psg_set_witness(g, node, in, psg_to_disposable(g, from));
  else if (map64_find(&g->instances->passed_by, map64_key(node.index, in.index)))
    return;
  else if (type_is_known(g->types, from, KNOWN_NULLABLE))
    through_nullable(g, node, in, LIBRARY_BOX_NULLABLE, from);
  else
    psg_need_object(g, from, true);
}

/* An unboxing or downcast. */
static void walk_narrowing(Graph *g, NodeId node, InstanceId in, TypeId from) {
  TypeId to = psg_node_type(g, node, in);
  psg_ask_source(g, from);
  if (psg_is_enumerator_cast(g, node, in))
    psg_set_witness(g, node, in, psg_to_disposable(g, from));
  else if (psg_coerce(g, node)->kind == COERCE_UNBOX && type_is_known(g->types, to, KNOWN_NULLABLE))
    through_nullable(g, node, in, LIBRARY_UNBOX_NULLABLE, to);
  else
    walk_cast(g, node, in);
  if (asks_for_view(g, node, from, to))
    psg_set_witness(g, node, in, psg_object_view(g, LIBRARY_TO_VIEW, to));
  if (!(psg_node(g, node)->flags & NODE_SYNTHETIC)) psg_note_null(g, to);
}

static void walk_coerce(Graph *g, NodeId node, InstanceId in) {
  TypeId from = psg_node_type(g, psg_child(g, node, 0), in);
  CoerceKind kind = (CoerceKind)psg_coerce(g, node)->kind;
  if (kind == COERCE_BOX) {
    walk_box(g, node, in, from);
  } else if (kind == COERCE_UNBOX || kind == COERCE_DOWNCAST) {
    walk_narrowing(g, node, in, from);
  } else if (kind == COERCE_TO_SEQ) {
    if (type_prim(g->types, from) == PRIM_STRING && psg_is_of_program(g, node))
      psg_note_null(g, psg_node_type(g, node, in)); /* of a null text */
    psg_set_witness(g, node, in, psg_coerced_seq(g, node, in));
  } else if (psg_is_enumerator_cast(g, node, in)) {
    psg_set_witness(g, node, in, psg_to_disposable(g, from));
  } else if (kind == COERCE_INTERFACE &&
             !map64_find(&g->instances->passed_by, map64_key(node.index, in.index)) &&
             !psg_keeps_enumerator(g, node, in)) {
    need_interface(g, node, in, from);
  }
}

static void walk_type_test(Graph *g, NodeId node, InstanceId in) {
  TypeId wanted = psg_tested_type(g, node, in);
  TypeId from = psg_node_type(g, psg_child(g, node, 0), in);
  ask_interface(g, wanted);
  psg_ask_source(g, from);
  if (asks_for_view(g, node, from, wanted))
    psg_set_witness(g, node, in, psg_object_view(g, LIBRARY_IS_VIEW, wanted));
}

/* The function that does the operation at this type, where the machine has none. `type` is that of the first argument. */
static void walk_operation(Graph *g, NodeId node, InstanceId in, TypeId type) {
  Types *t = g->types;
  IntrinsicId id = psg_intrinsic(g, node)->id;
  if (psg_is_type_operation(id))
    psg_set_witness(g, node, in, psg_operation_on(g, id, type, psg_node(g, node)->span));
  if (psg_own_operator(id)) {
    TypeId of = id == INTRINSIC_ZERO || id == INTRINSIC_ONE ? psg_node_type(g, node, in) : type;
    PrimKind prim = type_prim(t, of);
    if (prim != PRIM_NONE && prim != PRIM_STRING && psg_child_count(g, node) == 2) { /* 2 * v */
      TypeId second = psg_node_type(g, psg_child(g, node, 1), in);
      if (type_prim(t, second) == PRIM_NONE) of = second, prim = PRIM_NONE;
    }
    Witness w = {.prim = INTRINSIC_NONE};
    if (prim == PRIM_STRING && (id == INTRINSIC_ADD || id == INTRINSIC_ADD_CHECKED))
      w.call = psg_need_instance(g, psg_library(g, LIBRARY_CONCAT2), (InstanceId){0}, NULL, 0);
    else if (prim == PRIM_NONE)
      psg_member_witness(g, psg_own_operator(id), of, node, in, &w);
    if (w.call.index) psg_set_witness(g, node, in, w);
  }
  if (id == INTRINSIC_RANGE) psg_set_witness(g, node, in, range_witness(g, type));
  if (id == INTRINSIC_LAZY_FORCE) {
    Witness w = {.prim = INTRINSIC_NONE};
    w.call = psg_need_instance(g, psg_library(g, LIBRARY_LAZY_RECURSION), (InstanceId){0}, NULL, 0);
    psg_set_witness(g, node, in, w);
  }
  if (id == INTRINSIC_CONVERT && type_prim(t, type) == PRIM_STRING)
    psg_set_witness(g, node, in, psg_parse_witness(g, psg_node_type(g, node, in)));
  if (id == INTRINSIC_FFI_DELEGATE || id == INTRINSIC_FFI_BIND) need_function_of_c(g, node, in);
}

static void walk_intrinsic(Graph *g, NodeId node, InstanceId in) {
  Instances *s = g->instances;
  Types *t = g->types;
  IntrinsicId id = psg_intrinsic(g, node)->id;
  TypeId type = psg_node_type(g, psg_child_count(g, node) ? psg_child(g, node, 0) : node, in);
  walk_operation(g, node, in, type);
  need_checks(g, id, type_prim(t, type));
  s->has_threads |= id == INTRINSIC_SYS_STARTS_THREADS;
  s->starts_workers |= id == INTRINSIC_SYS_STARTS_WORKERS;
  s->asks_embedded |= id == INTRINSIC_SYS_EMBEDDED;
  s->asks_traces |= id == INTRINSIC_SYS_TRACE;
  if (id == INTRINSIC_SEQ_EMPTY) psg_note_source(g, node, in);
  if (id == INTRINSIC_PHYSICAL_EQ) psg_ask_source(g, type);
  if (id == INTRINSIC_PRESENT) {
    s->asks_text |= type_prim(t, type) == PRIM_STRING;
    s->makes_null |= psg_always_has_null(g, type);
  }
  if (id == INTRINSIC_ARRAY_COUNT) need_null_array(g, node, in);
  if (id == INTRINSIC_STRING_NULL || id == INTRINSIC_DEFAULT_OF)
    psg_note_null(g, psg_node_type(g, node, in));
  if (id == INTRINSIC_ARRAY_ZERO) psg_note_null(g, type_arg(t, psg_node_type(g, node, in), 0));
  if (id == INTRINSIC_RAISE && psg_may_raise_null(g, node)) need_known(g, KNOWN_NULL_REFERENCE);
}

static void walk_trait_call(Graph *g, NodeId node, InstanceId in) {
  Witness w = psg_trait_witness(g, node, in);
  psg_set_witness(g, node, in, w);
  if (w.prim && psg_child_count(g, node))
    need_checks(g, w.prim, type_prim(g->types, psg_node_type(g, psg_child(g, node, 0), in)));
}

/* Notes what the instance `in` needs because of the node: instances, witnesses, objects. */
static void walk_node(Graph *g, NodeId node, InstanceId in) {
  Instances *s = g->instances;
  PsgNode *n = psg_node(g, node);
  n->reachable = 1;
  if (g->types->sharing) walk_shared(g, node, in);
  switch (n->kind) {
  case PSG_VAR_REF:
    need_receiver_check(g, node);
    if (psg_var_ref_of(n)->definition.index)
      set_target(g, node, in,
                 reference(g, psg_var_ref_of(n)->definition, psg_var_ref_of(n)->types, in));
    break;
  case PSG_NEW_OBJECT: walk_new_object(g, node, in); break;
  case PSG_OBJECT_EXPR: walk_object_expr(g, node, in); break;
  case PSG_METHOD_CALL: walk_method_call(g, node, in); break;
  case PSG_COERCE: walk_coerce(g, node, in); break;
  case PSG_TYPE_TEST: walk_type_test(g, node, in); break;
  case PSG_INTRINSIC: walk_intrinsic(g, node, in); break;
  case PSG_TRAIT_CALL: walk_trait_call(g, node, in); break;
  case PSG_SEQ_MACHINE: psg_note_source(g, node, in); break;
  case PSG_LITERAL:
    if (psg_literal_row(g, psg_literal_of(n)->value)->kind == LITERAL_NULL)
      psg_note_null(g, psg_node_type(g, node, in));
    break;
  case PSG_MATCH_FAILURE: need_known(g, KNOWN_MATCH_FAILURE); break;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET: note_field_of_exception(g, psg_field_of(n)->id); break;
  case PSG_EXN_GET:
    s->asks_match_place |=
        psg_exn_get_of(n)->exception.index == type_known(g->types, KNOWN_MATCH_FAILURE).index;
    break;
  default: break;
  }
}

static void walk_body(Graph *g, NodeId root, InstanceId in) {
  Arena scratch;
  arena_init(&scratch, "instances");
  Walk w = psg_walk(&scratch, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    if (w.node.index != root.index && psg_is_local_template(g, w.node)) {
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
  return source_is_library(g->sources, span.file) &&
         !(psg_node(g, definition)->flags & NODE_LITERAL_CONST);
}

static void need_value(Graph *g, NodeId definition) {
  Instances *s = g->instances;
  uint64_t key = map64_key(definition.index, 1);
  if (map64_find(&s->walked, key)) return;
  map64_set(&s->walked, key, 1);
  need_definition(g, definition);
  mark_containers(g, definition);
  uint32_t deepest = s->deepest;
  s->deepest = NO_LIMIT;
  walk_body(g, definition, (InstanceId){PSG_ROOT_INSTANCE});
  s->deepest = deepest;
  /* the library's values come first */
  if (is_of_library(g, definition)) vec_push(s->arena, &s->startup, definition);
}

static void drain(Graph *g) {
  Instances *s = g->instances;
  for (uint32_t i = 0; i < s->work.count && !s->again; i++) {
    InstanceId id = s->work.items[i];
    NodeId binding = psg_instance(g, id)->binding;
    if (!psg_instance(g, id)->parent.index) {
      need_definition(g, binding);
      mark_containers(g, binding);
    }
    const PsgNode *definition = psg_node(g, binding);
    progress_function(name_text(g->names, definition->name), definition->span.file,
                      definition->span.start);
    s->deepest = psg_instance(g, id)->deepest;
    s->from = psg_instance(g, id)->from;
    walk_body(g, binding, id);
  }
  s->deepest = NO_LIMIT;
  s->work.count = 0;
}

typedef struct Roots {
  VEC(NodeId) items;
  Arena *arena;
} Roots;

static void collect_root(Graph *g, NodeId definition, void *context) {
  Roots *r = context;
  PsgNode *n = psg_node(g, definition);
  bool program = source_is_program(g->sources, n->span.file);
  bool is_main = n->flags & NODE_ENTRY_POINT && !g->is_library_for_c;
  if (is_main || (program && n->emission == EMIT_MAIN_PROLOGUE))
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
    for (TypeId at = s->objects.items[i].type; at.index; at = psg_type_of_base(g, at))
      if (type_is_known(g->types, at, KNOWN_EXN)) return true;
  return false;
}

/* The symbol that the root is exported under, or "". */
static const char *exported_as(const Graph *g, NodeId root) {
  const PsgNode *n = psg_node(g, root);
  bool is_export =
      n->kind == PSG_BINDING && n->flags & NODE_EXPORT && psg_binding_of(n)->attributes.count;
  return is_export ? name_text(g->names, (Name){psg_run(g, psg_binding_of(n)->attributes)[0]}) : "";
}

/* What start-up calls with an exception that left the program. */
static bool is_uncaught(const Graph *g, NodeId root) {
  return !strcmp(exported_as(g, root), "rt_uncaught");
}

/* Functions that only a program with threads needs: the functions that clef/mir/pass/thread_points.c and a new stack call. */
static bool is_of_threads(const Graph *g, NodeId root) {
  return !strncmp(exported_as(g, root), "rt_thread", strlen("rt_thread"));
}

/* Functions that only a program with workers needs: what workers run, and what clef/mir/pass/gates.c calls. */
static bool is_of_workers(const Graph *g, NodeId root) {
  return !strncmp(exported_as(g, root), "rt_worker", strlen("rt_worker"));
}

static void need_root(Graph *g, NodeId root) {
  PsgNode *n = psg_node(g, root);
  if (n->kind == PSG_BINDING && n->emission != EMIT_MAIN_PROLOGUE) {
    InstanceId id = reference(g, root, (IdRun){0, 0}, (InstanceId){PSG_ROOT_INSTANCE});
    if (n->flags & NODE_ENTRY_POINT) g->instances->entry = id;
  } else if (n->kind == PSG_BINDING) {
    need_value(g, root);
  } else {
    root = need_expression(g, root);
    mark_containers(g, root);
    walk_body(g, root, (InstanceId){PSG_ROOT_INSTANCE});
  }
  drain(g);
}

/* One walk from the roots; `saturated`: what an earlier one has saturated. */
static void walk_instances(Graph *g, Map64 saturated) {
  Instances *s = NEW(g->arena, Instances);
  g->match_failures = MATCHES_UNKNOWN;
  s->arena = g->arena;
  s->deepest = NO_LIMIT;
  g->instances = s;
  table_init(&s->rows, g->arena, sizeof(InstanceRow));
  table_add(&s->rows, 1); /* PSG_ROOT_INSTANCE */
  vec_push(s->arena, &s->slots, (SlotRow){0});
  Map64 *maps[] = {&s->targets, &s->witness_of,   &s->operations, &s->types,     &s->object_of,
                   &s->slot_of, &s->passed_by,    &s->node_slots, &s->saturated, &s->walked,
                   &s->nulls,   &s->by_interface, &s->made,       &s->nesting_of};
  for (uint32_t i = 0; i < COUNT_OF(maps); i++) maps[i]->arena = g->arena;
  if (saturated.count) s->saturated = saturated;
  Arena scratch;
  arena_init(&scratch, "roots");
  Roots roots = {.arena = &scratch};
  const NodeId *exports;
  uint32_t export_count = psg_exports(g, &exports);
  for (uint32_t i = 0; i < export_count; i++) vec_push(&scratch, &roots.items, exports[i]);
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], collect_root, &roots);
  for (uint32_t i = 0; i < g->c_exports.count; i++)
    if (g->c_exports.items[i].wrapper.index)
      vec_push(&scratch, &roots.items, g->c_exports.items[i].wrapper);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    psg_node(g, (NodeId){i})->reachable = 0;
  for (uint32_t i = 0; i < roots.items.count; i++)
    if (!is_uncaught(g, roots.items.items[i]) && !is_of_threads(g, roots.items.items[i]) &&
        !is_of_workers(g, roots.items.items[i]))
      need_root(g, roots.items.items[i]);
  for (uint32_t i = 0; s->has_threads && i < roots.items.count; i++)
    if (is_of_threads(g, roots.items.items[i])) need_root(g, roots.items.items[i]);
  for (uint32_t i = 0; psg_has_workers(g) && i < roots.items.count; i++)
    if (is_of_workers(g, roots.items.items[i])) need_root(g, roots.items.items[i]);
  if (s->makes_null || (s->asks_text && psg_has_null(g, type_of(g->types, KNOWN_STRING)))) {
    need_known(g, KNOWN_NULL_REFERENCE);
    drain(g);
  }
  /* A program that makes no exceptions needs nothing to report them. */
  for (uint32_t i = 0; i < roots.items.count; i++)
    if (is_uncaught(g, roots.items.items[i]) && has_exceptions(g))
      need_root(g, roots.items.items[i]);
  psg_fill_tables(g);
  psg_order_library_values(g, s->startup.items, s->startup.count);
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], collect_startup, s);
  arena_end(&scratch);
}

void psg_make_instances(Graph *g) {
  TyconId endless = type_share_definitions(g->types);
  if (endless.index) {
    const TyconRow *row = tycon_row(g->types, endless);
    diag(g->diags, row->span, D_ENDLESS_TYPE, name_text(g->names, row->name));
    return;
  }
  walk_instances(g, (Map64){0});
  while (g->instances->again) walk_instances(g, g->instances->saturated);
  g->phase = 5;
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
