/* coerce: converts a value to its expected type.
 *
 * F# inserts a conversion where the expected type is known and differs from the value's type: to a base class, an interface,
 * obj, a sequence or a wider number, or by op_Implicit (F# specification, section 14.4.3; RFC FS-1093). All rooms above call
 * sema_fit. The other functions decide which conversions exist.
 */
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"

/* The type through which `type` is a seq<'T>: itself, a base or an interface; none if it is no sequence. */
static TypeId sequence_class(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_APP) return (TypeId){0};
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  if (row.flags & TYCON_TO_SEQ) return type; /* its own way, not that of an interface of its */
  for (uint32_t i = 0; i < row.interfaces.count; i++)
    if (type_is_known(t, (TypeId){run_items(t, row.interfaces)[i]}, KNOWN_SEQ)) return type;
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type)->args);
  for (uint32_t i = 0; i <= row.interfaces.count; i++) {
    TypeId next = i < row.interfaces.count ? (TypeId){run_items(t, row.interfaces)[i]} : row.base;
    if (!next.index) continue;
    TypeId found = sequence_class(s, type_substitute(t, next, row.params, args));
    if (found.index) return found;
    args = (const TypeId *)run_items(t, type_row(t, type)->args);
  }
  return (TypeId){0};
}

static NodeId as_sequence_class(Sema *s, NodeId node, Span span) {
  TypeId type = type_resolve(s->types, psg_node(s->graph, node)->type),
         at = sequence_class(s, type);
  if (!at.index || at.index == type.index) return node;
  bool is_interface = tycon_row(s->types, type_tycon(s->types, at))->kind == TYCON_INTERFACE;
  return sema_coerce(s, node, at, is_interface ? COERCE_INTERFACE : COERCE_UPCAST, span);
}

NodeId sema_coerce(Sema *s, NodeId node, TypeId to, CoerceKind kind, Span span) {
  if (kind == COERCE_TO_SEQ) node = as_sequence_class(s, node, span);
  NodeId made = psg_new1(s->graph, PSG_COERCE, to, span, node);
  psg_coerce(s->graph, made)->kind = kind;
  return made;
}

static CoerceKind kind_of_coercion(Sema *s, TypeId to) {
  if (type_is_known(s->types, to, KNOWN_OBJ)) return COERCE_BOX;
  if (type_is_known(s->types, to, KNOWN_SEQ)) return COERCE_TO_SEQ;
  return tycon_row(s->types, type_tycon(s->types, to))->kind == TYCON_INTERFACE ? COERCE_INTERFACE
                                                                                : COERCE_UPCAST;
}

NodeId sema_upcast(Sema *s, NodeId node, TypeId super, Span span) {
  return sema_coerce(s, node, super, kind_of_coercion(s, super), span);
}

NodeId member_bound_receiver(Sema *s, NodeId object, TypeId bound, Span span) {
  PsgNode *row = psg_node(s->graph, object);
  if (row->kind == PSG_COERCE && row->flags & NODE_CONSTRAINED)
    object = psg_child(s->graph, object, 0);
  if (tycon_row(s->types, type_tycon(s->types, bound))->kind == TYCON_INTERFACE)
    object = sema_element_place(s, object);
  NodeId node = sema_upcast(s, object, bound, span);
  row = psg_node(s->graph, node);
  if (row->kind == PSG_COERCE && psg_coerce_of(row)->kind == COERCE_INTERFACE)
    row->flags |= NODE_CONSTRAINED;
  return node;
}

/* Coerces a value whose type is a variable with a bound to a supertype of the bound. The variable stays unsolved. */
NodeId sema_through_bound(Sema *s, NodeId node, TypeId wanted, Span span) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, node)->type);
  if (type_kind(t, type) != TYPE_VAR && type_kind(t, type) != TYPE_PARAM) return node;
  wanted = type_resolve(t, wanted);
  if (type_kind(t, wanted) != TYPE_APP || type_is_known(t, wanted, KNOWN_SEQ)) return node;
  TypeId bound = type_resolve(t, member_bound_to(s, type, wanted));
  if (bound.index == type.index || type_kind(t, bound) != TYPE_APP) return node;
  if (type_tycon(t, bound).index != type_tycon(t, wanted).index &&
      !sema_can_coerce(s, bound, wanted))
    return node;
  return sema_upcast(s, node, bound, span);
}
