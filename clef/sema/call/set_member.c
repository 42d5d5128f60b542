/* set_member: e.Name <- value and e.[i] <- value. */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* ---- a <- b ---- */

/* Is it a struct in an immutable variable? Its fields cannot be assigned. */
static bool is_fixed_struct(Sema *s, NodeId object) {
  const PsgNode *node = psg_node(s->graph, object);
  if (node->kind != PSG_VAR_REF || !psg_var_ref_of(node)->definition.index) return false;
  const PsgNode *definition = psg_node(s->graph, psg_var_ref_of(node)->definition);
  TyconId tycon = type_tycon(s->types, node->type);
  return definition->kind == PSG_BINDING && !(definition->flags & NODE_MUTABLE) && tycon.index &&
         tycon_row(s->types, tycon)->flags & TYCON_IS_STRUCT;
}

NodeId member_set_field(Sema *s, const Scope *scope, NodeId object, FieldId field, NameAt member,
                        Syn *value, Span span) {
  Types *t = s->types;
  if (!(field_row(t, field)->flags & FIELD_MUTABLE)) {
    diag(s->diags, member.span, D_FIELD_NOT_MUTABLE, name_text(s->names, member.name));
  }
  if (is_fixed_struct(s, object)) diag(s->diags, span, D_VALUE_MUST_BE_MUTABLE);
  NodeId node =
      sema_check_expr(s, scope, value, type_of_field(t, field, psg_node(s->graph, object)->type));
  NodeId made = psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), span, object, node);
  psg_field(s->graph, made)->id = field;
  psg_node(s->graph, made)->name = member.name;
  return made;
}

bool member_is_read_of_byref(Sema *s, NodeId node) {
  return psg_kind(s->graph, node) == PSG_INTRINSIC &&
         psg_intrinsic(s->graph, node)->id == INTRINSIC_PTR_READ;
}

/* Is it a property of a struct type? F# reports an assignment to a field of the returned copy. */
static bool gives_copy(Sema *s, MemberId property) {
  Types *t = s->types;
  const MemberRow *row = member_row(t, property);
  TypeId type = row->scheme.index ? scheme_row(t, row->scheme)->type
                                  : psg_node(s->graph, (NodeId){row->binding})->type;
  for (type = type_resolve(t, type); type_kind(t, type) == TYPE_FUNCTION;)
    type = type_resolve(t, type_arg(t, type, 1));
  if (type_kind(t, type) != TYPE_APP) return false;
  PrimKind prim = type_prim(t, type);
  TyconKind kind = (TyconKind)tycon_row(t, type_tycon(t, type))->kind;
  return kind == TYCON_STRUCT || kind == TYCON_ENUM || prim_is_number(prim) || prim == PRIM_BOOL ||
         prim == PRIM_CHAR;
}

NodeId member_set_place(Sema *s, const Scope *scope, NodeId place, Syn *value, Span span) {
  NodeId node = sema_check_expr(s, scope, value, psg_node(s->graph, place)->type);
  return psg_new2(s->graph, PSG_SET, sema_unit(s), span, place, node);
}

NodeId member_set(Sema *s, const CallSite *place, Syn *index, Syn *value) {
  Types *t = s->types;
  const Scope *scope = place->scope;
  Name name = place->name;
  NameAt member = {name, place->name_span};
  Span span = place->span;
  NodeId object = place->object;
  TypeId owner = type_resolve(t, place->owner);
  if (object.index && type_prim(t, owner) == PRIM_BYREF && !s->dialect->has_raw_byrefs) {
    object = sema_follow_byref(s, object, span); /* what a property gave */
    owner = type_resolve(t, psg_node(s->graph, object)->type);
  }
  object = member_coerce_to_bound(s, object, &owner, name, span);
  if (type_kind(t, owner) == TYPE_VAR) {
    if (!member_guess_record(s, scope, owner, name, span))
      return sema_error_node(s, sema_unit(s), span);
    owner = type_resolve(t, owner);
  }
  if (type_kind(t, owner) == TYPE_ERROR) return sema_error_node(s, sema_unit(s), span);
  FieldId field = object.index && !index ? member_find_field(s, owner, name) : (FieldId){0};
  if (field.index) return member_set_field(s, scope, object, field, member, value, span);
  bool hidden;
  MemberSet setters = member_find(s, scope, owner, name, MEMBER_SETTER, !object.index, &hidden);
  if (setters.count) {
    CallSite site = {scope, object, owner, name, span, NULL, 0, EXPECT(sema_unit(s)), span};
    return call_members(s, &site, setters.items, setters.count, member_index_args(s, index, value));
  }
  bool unseen = false;
  MemberId found = member_find_first(s, scope, owner, name, MEMBER_GETTER, !object.index, &unseen);
  if (!index && found.index) {
    bool took; /* a property that gives a byref */
    CallSite site = call_site(scope, object, owner, member, EXPECT(sema_new_var(s, span)), span);
    NodeId read = sema_call_member(s, &site, NULL, &took);
    read = sema_follow_byref(s, read, span);
    if (member_is_read_of_byref(s, read)) return member_set_place(s, scope, read, value, span);
  }
  if (!found.index && !unseen)
    found = member_find_first(s, scope, owner, name, MEMBER_METHOD, !object.index, &unseen);
  if (found.index) {
    diag(s->diags, member.span, D_PROPERTY_NOT_SETTABLE, name_text(s->names, name));
    if (object.index && !index && gives_copy(s, found)) diag(s->diags, span, D_BAD_ASSIGNMENT);
  } else if (hidden || unseen)
    diag(s->diags, span, D_MEMBER_PRIVATE, name_text(s->names, name));
  else
    sema_undefined_member(s, owner, !object.index, name, member.span);
  return sema_error_node(s, sema_unit(s), span);
}

/* The indices, then the value that is set, as arguments. */
CallArgs member_index_args(Sema *s, Syn *index, Syn *value) {
  bool is_tuple = index && index->kind == SYN_TUPLE && !(index->flags & SYN_F_STRUCT);
  uint32_t count = !index ? 0 : is_tuple ? index->count : 1;
  CallArgs args = {NEW_ARRAY(s->unit, CallArg, count + 1), 0};
  for (uint32_t i = 0; i < count; i++) {
    Syn *item = is_tuple ? index->items[i] : index;
    args.items[args.count++] = (CallArg){.value = item, .written = item};
  }
  if (value) args.items[args.count++] = (CallArg){.value = value, .written = value};
  return args;
}

NodeId member_coerce_to_bound(Sema *s, NodeId object, TypeId *type, Name name, Span span) {
  Types *t = s->types;
  TypeId bound = member_bound_with(s, *type, name);
  if (!object.index || bound.index == type_resolve(t, *type).index) return object;
  *type = type_resolve(t, bound);
  return member_bound_receiver(s, object, *type, span);
}
