/* slots: virtual calls. A slot is called (MethodCall), an object type is constructed; each new pair of both adds the
 * function that fills the slot. Used by the walk of monomorphise.c.
 */
#include "clef/psg/derive/equality.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/object_types.h"
#include "clef/type/unify.h"

/* Exception.Message, which a declared exception fills with its payload's text. */
static bool is_message(Graph *g, TypeId type, MemberId slot) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, type);
  MemberRow *member = member_row(t, slot);
  return tycon.index && tycon_row(t, tycon)->kind == TYCON_EXCEPTION &&
         member->tycon.index == type_known(t, KNOWN_EXN).index &&
         !strcmp(name_text(g->names, member->name), "Message");
}

enum { FEW = 16 };

/* Room for `count` types: `few`, or in the arena. */
static TypeId *some(Graph *g, TypeId few[FEW], uint32_t count) {
  return count <= FEW ? few : NEW_ARRAY(g->instances->arena, TypeId, count);
}

/* A method that may fill a slot. */
typedef struct Filler {
  SchemeRow scheme;
  TypeId of;          /* the instance of a generic interface that it was written under */
  const TypeId *args; /* of its type */
  uint32_t arg_count;
  InstanceId inside; /* where an object expression stands */
} Filler;

/* A slot's type with its arguments, and the type of what fills it: does the one give the other? What fills it names its
 * own parameters, perhaps in another order: `bound` gets its type arguments, those of its type first. */
static bool fits_slot(Graph *g, const SlotRow *slot, const Filler *method, TypeId *bound) {
  const SchemeRow filler = method->scheme;
  TypeId of = method->of;
  uint32_t arg_count = method->arg_count;
  InstanceId inside = method->inside;
  Types *t = g->types;
  for (uint32_t i = 0; i < filler.params.count; i++)
    bound[i] = i < arg_count ? method->args[i] : (TypeId){0};
  if (!slot->owner.index && !slot->own.count) return true;
  if (of.index && slot->owner.index &&
      !(type_row(t, type_resolve(t, slot->owner))->flags & TYPE_FLAG_HAS_PARAM)) {
    TypeId own = psg_instance_type(g, type_zonk(t, of), inside);
    if (!psg_bind_params(t, own, slot->owner, filler.params, bound)) return false;
  }
  SchemeRow scheme = *scheme_row(t, member_row(t, slot->member)->scheme);
  TyconRow *tycon = tycon_row(t, member_row(t, slot->member)->tycon);
  uint32_t outer = tycon->params.count;
  if (outer + slot->own.count != scheme.params.count) return false;
  TypeId few[FEW], *wanted_args = some(g, few, scheme.params.count);
  for (uint32_t i = 0; i < outer; i++)
    wanted_args[i] = slot->owner.index ? type_arg(t, slot->owner, i)
                                       : type_param(t, (ParamId){run_items(t, scheme.params)[i]});
  for (uint32_t i = 0; i < slot->own.count; i++)
    wanted_args[outer + i] = (TypeId){run_items(t, slot->own)[i]};
  TypeId wanted = type_substitute(t, scheme.type, scheme.params, wanted_args);
  wanted = psg_instance_type(g, type_arg(t, type_resolve(t, wanted), 1), inside);
  TypeId given = psg_instance_type(g, type_arg(t, type_resolve(t, filler.type), 1), inside);
  bool open = (type_row(t, wanted)->flags & TYPE_FLAG_HAS_PARAM) != 0; /* of a generic class */
  if (!psg_bind_params(t, given, wanted, filler.params, bound) && !open) return false;
  uint32_t first = arg_count;
  for (uint32_t i = first; i < filler.params.count; i++)
    if (!bound[i].index || open)
      bound[i] = i - first < slot->own.count ? (TypeId){run_items(t, slot->own)[i - first]}
                                             : type_of(t, KNOWN_OBJ);
  return true;
}

/* Can the uniform type stand for the type or a base of it? */
static bool is_ever_uniform(Graph *g, TypeId type) {
  for (TypeId at = type; at.index; at = psg_type_of_base(g, at))
    if (type_is_shared(g->types, psg_instance_type(g, at, (InstanceId){PSG_ROOT_INSTANCE})))
      return true;
  return false;
}

/* The instance that fills `slot` in objects of `type`, or none. `inside`: where an object expression stands. */
static InstanceId implementation(Graph *g, TypeId type, InstanceId inside, SlotId id) {
  Types *t = g->types;
  const SlotRow row = g->instances->slots.items[id.index];
  MemberId slot = psg_shared_slot(g, type, row.member);
  if (member_row(t, slot)->tycon.index == type_known(t, KNOWN_OBJECT_SLOTS).index) {
    IntrinsicId operation = psg_slot_operation(g, slot);
    if (operation >= INTRINSIC_OBJECT_ORDER && operation <= INTRINSIC_OBJECT_PARTIAL_ORDER &&
        !is_ever_uniform(g, type))
      return (InstanceId){0};
    MemberId own = {0};
    TypeId where = psg_slot_override(g, type, slot, &own);
    if (where.index) {
      TypeRow *app = type_row(t, psg_instance_type(g, where, inside));
      NodeId binding = {member_row(t, own)->binding};
      IdRun params = psg_scheme_params(g, binding);
      uint32_t count = params.count < app->args.count ? params.count : app->args.count;
      return psg_need_instance(g, binding, (InstanceId){0}, (const TypeId *)run_items(t, app->args),
                               count);
    }
    return psg_operation_on(g, operation, type, member_row(t, slot)->span).call;
  }
  for (TypeId at = type; at.index; at = psg_type_of_base(g, at)) {
    at = psg_instance_type(g, at, inside);
    TyconId tycon = type_tycon(t, at);
    if (!tycon.index) break;
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      if (!member->binding || (m.index != slot.index && member->implements.index != slot.index))
        continue;
      IdRun app = type_row(t, at)->args;
      IdRun params = psg_scheme_params(g, (NodeId){member->binding});
      SchemeRow filler = *scheme_row(t, member->scheme);
      TypeId few[FEW], *bound = some(g, few, filler.params.count);
      TypeId of = member_row(t, m)->implements_of;
      Filler method = {filler, of, (const TypeId *)run_items(t, app), app.count, inside};
      if (!fits_slot(g, &row, &method, bound)) continue;
      uint32_t most = row.own.count ? filler.params.count : app.count;
      return psg_need_instance(g, (NodeId){member->binding}, (InstanceId){0}, bound,
                               params.count < most ? params.count : most);
    }
    if (is_message(g, at, slot)) {
      Span span = psg_node(g, (NodeId){tycon_row(t, tycon)->node})->span;
      return psg_operation_on(g, INTRINSIC_EXN_MESSAGE, at, span).call;
    }
  }
  return psg_own_implementation(g, type, &row);
}

/* A number, tuple, record or union is of no other type than its own. Where null can stand for it the object is made. */
InstanceId psg_known_receiver(Graph *g, TypeId type, SlotId slot) {
  Types *t = g->types;
  TypeKind kind = type_kind(t, type);
  PrimKind prim = type_prim(t, type);
  TyconId tycon = type_tycon(t, type);
  if (kind != TYPE_TUPLE && kind != TYPE_ANON_RECORD && !tycon.index) return (InstanceId){0};
  if (tycon.index) {
    const TyconRow *row = tycon_row(t, tycon);
    bool is_value = row->kind == TYCON_RECORD || row->kind == TYCON_UNION ||
                    row->kind == TYCON_ENUM || row->kind == TYCON_STRUCT || row->kind == TYCON_PRIM;
    if (!is_value || prim == PRIM_OBJ || prim == PRIM_SEQ || prim == PRIM_LAZY ||
        prim == PRIM_UNIT || prim == PRIM_ARRAY || type_is_known(t, type, KNOWN_OPTION) ||
        type_is_known(t, type, KNOWN_ENUMERATOR))
      return (InstanceId){0};
  }
  InstanceId made = implementation(g, type, (InstanceId){PSG_ROOT_INSTANCE}, slot);
  if (!made.index) return made;
  NodeId binding = psg_instance(g, made)->binding;
  bool is_function =
      psg_child_count(g, binding) && psg_kind(g, psg_child(g, binding, 0)) == PSG_LAMBDA;
  return is_function ? made : (InstanceId){0};
}

/* What fills `slot` in an object of this kind; without a binding and instance nothing does. */
void psg_fill_slot(Graph *g, const ObjectType *o, SlotId id, SlotFill *fill) {
  Types *t = g->types;
  *fill = (SlotFill){.slot = id};
  const SlotRow row = g->instances->slots.items[id.index];
  MemberId wanted = psg_shared_slot(g, o->type, row.member);
  bool of_obj = member_row(t, row.member)->tycon.index == type_known(t, KNOWN_OBJECT_SLOTS).index;
  for (uint32_t c = 0; o->object_expr.index && c < psg_child_count(g, o->object_expr); c++) {
    NodeId child = psg_child(g, o->object_expr, c);
    if (psg_kind(g, child) != PSG_BINDING || !psg_binding(g, child)->member.index) continue;
    MemberRow *member = member_row(t, psg_binding(g, child)->member);
    if (member->implements.index != row.member.index &&
        !(of_obj && member->name.index == member_row(t, wanted)->name.index))
      continue;
    SchemeRow filler = {.type = psg_node(g, child)->type};
    if (psg_binding(g, child)->scheme.index) filler = *scheme_row(t, psg_binding(g, child)->scheme);
    TypeId few[FEW], *bound = some(g, few, filler.params.count);
    TypeId of = member->implements_of;
    Filler method = {.scheme = filler, .of = of, .inside = o->inside};
    if (!fits_slot(g, &row, &method, bound)) continue;
    fill->binding = child;
    fill->instance = row.own.count && psg_is_local_template(g, child)
                         ? psg_need_instance(g, child, o->inside, bound, filler.params.count)
                         : o->inside;
    return;
  }
  InstanceId inside = o->inside.index ? o->inside : (InstanceId){PSG_ROOT_INSTANCE};
  fill->instance = implementation(g, o->type, inside, id);
}

void psg_need_fill(Graph *g, const ObjectType *o, SlotId id) {
  SlotFill fill;
  psg_fill_slot(g, o, id, &fill);
}

/* Objects of `type` come to be; `boxed`: by wrapping a value of any type as obj. */
void psg_need_object(Graph *g, TypeId type, bool boxed) {
  Instances *s = g->instances;
  type = type_resolve(g->types, type);
  TyconId tycon = type_tycon(g->types, type);
  if (!tycon.index && !boxed) return;
  TyconKind kind = tycon.index ? (TyconKind)tycon_row(g->types, tycon)->kind : TYCON_PRIM;
  if (kind == TYCON_INTERFACE || type_prim(g->types, type) == PRIM_OBJ) return;
  if (!boxed && (kind == TYCON_PRIM || kind == TYCON_ENUM)) return;
  if (kind == TYCON_CLASS && tycon_row(g->types, tycon)->flags & TYCON_OBJECT_EXPR)
    return; /* each instance of the expression has a table of its own */
  uint64_t key = map64_key(type.index, 1);
  if (map64_find(&s->object_of, key)) return;
  ObjectType object = {.type = type};
  vec_push(s->arena, &s->objects, object);
  map64_set(&s->object_of, key, s->objects.count);
  for (uint32_t i = 1; i < s->slots.count; i++) psg_need_fill(g, &object, (SlotId){i});
}

/* The slot of these arguments; when it is new, all objects get what fills it. */
static SlotId need_slot(Graph *g, MemberId member, TypeId owner, const TypeId *own,
                        uint32_t own_count) {
  Instances *s = g->instances;
  Types *t = g->types;
  TypeId few[FEW], key_type = owner;
  if (own_count) {
    TypeId *what = some(g, few, own_count + 1);
    uint32_t n = 0;
    what[n++] = owner.index ? owner : type_of(t, KNOWN_UNIT);
    for (uint32_t i = 0; i < own_count; i++) what[n++] = own[i];
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
    psg_need_fill(g, &object, id);
  }
  return id;
}

/* The slot of `member` in objects seen as `at`. */
SlotId psg_need_slot_at(Graph *g, MemberId member, TypeId at, const TypeId *own,
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

SlotId psg_called_slot(Graph *g, NodeId node, InstanceId in) {
  Types *t = g->types;
  const PsgNode *n = psg_node(g, node);
  MemberId member = psg_method_call_of(n)->slot;
  SchemeId scheme = member_row(t, member)->scheme;
  uint32_t all = scheme.index ? scheme_row(t, scheme)->params.count : 0,
           outer = tycon_row(t, member_row(t, member)->tycon)->params.count;
  uint32_t count =
      all > outer && psg_method_call_of(n)->types.count >= all - outer ? all - outer : 0;
  TypeId few[FEW], *own = some(g, few, count);
  for (uint32_t i = 0; i < count; i++) /* the last ones are the member's own */
    own[i] = type_as_argument(
        t,
        psg_instance_type(
            g,
            (TypeId){psg_run(
                g, psg_method_call_of(n)->types)[psg_method_call_of(n)->types.count - count + i]},
            in));
  return psg_need_slot_at(g, member, psg_node_type(g, psg_child(g, node, 0), in), own, count);
}

void psg_fill_tables(Graph *g) {
  Instances *s = g->instances;
  for (uint32_t i = 0; i < s->objects.count; i++) {
    ObjectType object = s->objects.items[i];
    VEC(SlotFill) fills = {0};
    for (uint32_t k = 1; k < s->slots.count; k++) {
      SlotFill fill;
      psg_fill_slot(g, &object, (SlotId){k}, &fill);
      if (fill.instance.index) vec_push(s->arena, &fills, fill);
    }
    s->objects.items[i].fills = fills.items;
    s->objects.items[i].fill_count = fills.count;
  }
}
