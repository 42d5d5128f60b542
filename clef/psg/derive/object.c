/* object: ToString, Equals, GetHashCode and %A of values whose static type is an object type.
 *
 * In:    a call on a value of type obj, of a class or an interface; a type whose values become objects.
 * Out:   a MethodCall through a slot of rt's ObjectSlots; for each such type the function that fills the slot: its own
 *        override, or else one that does on the exact type what the operation does there.
 * Tests: t/run/obj-members*
 */
#include "clef/psg/graph/object_types.h"
#include "clef/psg/derive/derive.h"

IntrinsicId psg_slot_operation(Graph *g, MemberId slot) {
  const char *name = name_text(g->names, member_row(g->types, slot)->name);
  return !strcmp(name, "ToString")         ? INTRINSIC_OBJECT_TEXT
         : !strcmp(name, "Equals")         ? INTRINSIC_OBJECT_EQUALS
         : !strcmp(name, "GetHashCode")    ? INTRINSIC_OBJECT_HASH
         : !strcmp(name, "Format")         ? INTRINSIC_OBJECT_FORMAT
         : !strcmp(name, "Describe")       ? INTRINSIC_OBJECT_DESCRIBE
         : !strcmp(name, "Same")           ? INTRINSIC_OBJECT_SAME
         : !strcmp(name, "Equivalent")     ? INTRINSIC_OBJECT_EQUIVALENT
         : !strcmp(name, "StructuralHash") ? INTRINSIC_OBJECT_STRUCTURAL_HASH
         : !strcmp(name, "Order")          ? INTRINSIC_OBJECT_ORDER
         : !strcmp(name, "PartialOrder")   ? INTRINSIC_OBJECT_PARTIAL_ORDER
                                           : INTRINSIC_OBJECT_LAYOUT;
}

TypeId psg_slot_override(Graph *g, TypeId type, MemberId slot, MemberId *found) {
  Types *t = g->types;
  MemberRow *wanted = member_row(t, slot);
  if (psg_slot_operation(g, slot) >= INTRINSIC_OBJECT_LAYOUT) return (TypeId){0};
  for (TypeId at = type; at.index;) {
    TyconRow *row = synth_definition(t, at);
    if (!row) break;
    for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      if (member->name.index != wanted->name.index || member->kind != MEMBER_METHOD ||
          member->flags & (MEMBER_STATIC | MEMBER_EXTENSION) || !member->binding ||
          member->arg_names.count != wanted->arg_names.count)
        continue;
      if (psg_slot_operation(g, slot) == INTRINSIC_OBJECT_EQUALS &&
          !type_is_known(t, synth_method_arg(g, (NodeId){member->binding}, 0), KNOWN_OBJ))
        continue; /* an overload, or IEquatable's */
      *found = m;
      return at;
    }
    if (!row->base.index) break;
    TypeRow *app = type_row(t, type_resolve(t, at));
    at = row->params.count
             ? type_substitute(t, row->base, row->params, (const TypeId *)run_items(t, app->args))
             : row->base;
  }
  return (TypeId){0};
}

bool synth_is_object(Types *t, TypeId type) {
  TyconRow *row = synth_definition(t, type);
  return type_prim(t, type) == PRIM_OBJ ||
         (row && (row->kind == TYCON_CLASS || row->kind == TYCON_INTERFACE));
}

NodeId synth_slot_call(Synth *s, const char *name, TypeId result, const NodeId *args,
                       uint32_t count) {
  return psg_object_slot_call(s->g, name, result, args, count, s->at);
}

NodeId synth_coerce(Synth *s, NodeId value, TypeId to, CoerceKind kind) {
  NodeId node = psg_new1(s->g, PSG_COERCE, to, s->at, value);
  psg_coerce(s->g, node)->kind = kind;
  psg_node(s->g, node)->flags |= NODE_SYNTHETIC;
  return node;
}

/* Both objects were made of values of one type; of classes the one may have derived from the other's. */
static NodeId of_uniform(Synth *s, IntrinsicId operation, TypeId result) {
  TypeId type = s->type;
  if (synth_is_object(s->t, type)) type = type_of(s->t, KNOWN_ICOMPARABLE);
  bool is_class = type.index != s->type.index;
  NodeId x = make_use(s->g, s->at, s->a), y = make_use(s->g, s->at, s->b);
  if (is_class) x = synth_coerce(s, x, type, COERCE_INTERFACE);
  y = synth_coerce(s, y, type, is_class ? COERCE_DOWNCAST : COERCE_UNBOX);
  return make_intrinsic2(s->g, s->at, operation, result, type, x, y);
}

/* The other object has the same type and is equal to this one. */
static NodeId of_same_type(Synth *s, IntrinsicId operation) {
  TypeId truth = type_of(s->t, KNOWN_BOOL);
  NodeId test = psg_new1(s->g, PSG_TYPE_TEST, truth, s->at, make_use(s->g, s->at, s->b));
  psg_type_test(s->g, test)->tested = s->type;
  NodeId other = synth_coerce(s, make_use(s->g, s->at, s->b), s->type, COERCE_UNBOX);
  NodeId equal =
      make_intrinsic2(s->g, s->at, operation, truth, s->type, make_use(s->g, s->at, s->a), other);
  return make_if(s->g, s->at, test, equal, make_bool(s->g, s->at, false));
}

NodeId synth_object_member(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  NodeId x = make_use(g, at, s->a);
  bool is_class = synth_is_object(t, s->type);
  bool is_seq = type_prim(t, s->type) == PRIM_SEQ; /* nothing but itself: it was made of no other */
  switch (s->operation) {
  case INTRINSIC_OBJECT_TEXT:
    return is_seq ? synth_type_text(s)
           : is_class
               ? synth_class_text(s)
               : make_intrinsic1(g, at, INTRINSIC_TO_TEXT, type_of(t, KNOWN_STRING), s->type, x);
  case INTRINSIC_OBJECT_EQUALS: {
    if (is_class)
      return make_intrinsic2(
          g, at, INTRINSIC_PHYSICAL_EQ, type_of(t, KNOWN_BOOL), type_of(t, KNOWN_OBJ),
          synth_coerce(s, x, type_of(t, KNOWN_OBJ), COERCE_BOX), make_use(g, at, s->b));
    return of_same_type(s, is_seq ? INTRINSIC_PHYSICAL_EQ : INTRINSIC_EQUALS_OBJECT);
  }
  case INTRINSIC_OBJECT_HASH:
    return is_class || is_seq ? synth_identity_hash(s)
                              : make_intrinsic1(g, at, INTRINSIC_HASH_DEFAULT,
                                                type_of(t, KNOWN_INT32), s->type, x);
  case INTRINSIC_OBJECT_FORMAT:
    if (is_class)
      return make_intrinsic1(g, at, INTRINSIC_TO_TEXT, type_of(t, KNOWN_STRING), s->type, x);
    return make_intrinsic2(g, at, INTRINSIC_TEXT_BY, type_of(t, KNOWN_STRING), s->type, x,
                           make_use(g, at, s->b));
  case INTRINSIC_OBJECT_DESCRIBE: return synth_type_table(s);
  case INTRINSIC_OBJECT_EQUIVALENT: return of_same_type(s, INTRINSIC_EQUALS_ER);
  case INTRINSIC_OBJECT_STRUCTURAL_HASH:
    return make_intrinsic1(g, at, INTRINSIC_HASH, type_of(t, KNOWN_INT32), s->type, x);
  case INTRINSIC_OBJECT_SAME: return of_same_type(s, INTRINSIC_EQUALS);
  case INTRINSIC_OBJECT_ORDER: return of_uniform(s, INTRINSIC_COMPARE, type_of(t, KNOWN_INT32));
  case INTRINSIC_OBJECT_PARTIAL_ORDER:
    return of_uniform(s, INTRINSIC_COMPARE_PARTIAL, type_of(t, KNOWN_INT32));
  case INTRINSIC_OBJECT_LAYOUT: {
    NodeId args[] = {x, make_use(g, at, s->limit), make_use(g, at, s->depth),
                     make_use(g, at, s->brackets)};
    return make_intrinsic(g, at, INTRINSIC_TO_LAYOUT, type_of(t, KNOWN_LAYOUT), s->type, args, 4);
  }
  default: bug("object: no member");
  }
}
