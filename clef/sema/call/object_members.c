/* object_members: the members that every value has: ToString, Equals, GetHashCode and GetType, and CompareTo of types with an
 * order.
 *
 * Members that the type declares come first (call/member.c). Otherwise these are library functions or the members of IComparable.
 */
#include <string.h>

#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"

/* Is the node `base`, as expr/application.c makes it? Its members are called directly, not virtually. */
bool member_is_base_object(Sema *s, NodeId object) {
  const PsgNode *row = psg_node(s->graph, object);
  return row->kind == PSG_COERCE && psg_coerce_of(row)->kind == COERCE_UPCAST &&
         (row->flags & NODE_SYNTHETIC);
}

static bool is_exception(Types *t, TypeId type) {
  while (type.index && !type_is_known(t, type, KNOWN_EXN)) {
    TyconId tycon = type_tycon(t, type);
    type = tycon.index ? tycon_row(t, tycon)->base : (TypeId){0};
  }
  return type.index != 0;
}

/* Removes the format provider from the arguments of `x.ToString culture` or `x.ToString (format, culture)`. There is one culture,
 * but the expression is evaluated. Returns 0 when there is no provider. */
static NodeId take_provider(Sema *s, const CallSite *site, CallArgs *args) {
  TypeId wanted = type_of(s->types, KNOWN_IFORMAT_PROVIDER), type;
  if (!args->count || args->count > 2) return (NodeId){0};
  CallArg *last = &args->items[args->count - 1];
  if (args->count == 1) {
    if (last->written->kind == SYN_CONST) return (NodeId){0};
    last->node = sema_infer_expr(s, site->scope, last->written, &type);
    TyconId tycon = type_tycon(s->types, type_resolve(s->types, type));
    if (!tycon.index) return (NodeId){0};
    const char *name = name_text(s->names, tycon_row(s->types, tycon)->name);
    if (strcmp(name, "CultureInfo") != 0 && strcmp(name, "IFormatProvider") != 0 &&
        strcmp(name, "NumberFormatInfo") != 0)
      return (NodeId){0};
  } else {
    last->node = sema_infer_expr(s, site->scope, last->written, &type);
  }
  args->count--;
  return sema_fit(s, last->node, wanted, last->written->span);
}

/* Has the type a null, or may an argument for it have? */
static bool may_be_null(Types *t, TypeId type) {
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return type_kind(t, type) != TYPE_TUPLE;
  PrimKind prim = type_prim(t, type);
  if (type_is_known(t, type, KNOWN_OPTION) || prim == PRIM_UNIT) return true;
  if (prim) return prim >= PRIM_STRING && prim <= PRIM_LAZY;
  const TyconRow *row = tycon_row(t, tycon);
  return row->kind != TYCON_UNION && row->kind != TYCON_ENUM && row->kind != TYCON_STRUCT &&
         !(row->flags & TYCON_IS_STRUCT);
}

static NodeId present(Sema *s, NodeId object, Span span) {
  TypeId type = psg_node(s->graph, object)->type;
  NodeId node = psg_new1(s->graph, PSG_INTRINSIC, type, span, object);
  psg_intrinsic(s->graph, node)->id = INTRINSIC_PRESENT;
  psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
  return node;
}

/* What every type has: ToString, GetHashCode, Equals, CompareTo, GetType; none when it is not requested. */
NodeId member_of_object(Sema *s, const CallSite *site, Syn *syn, bool *took) {
  static const char *const names[] = {"ToString", "GetHashCode", "Equals", "CompareTo", "GetType"};
  const char *text = name_text(s->names, site->name);
  NodeId object = site->object;
  uint32_t which = 0;
  while (which < COUNT_OF(names) && strcmp(text, names[which]) != 0) which++;
  if (which == COUNT_OF(names) || !object.index) return (NodeId){0};
  if (which == 3 && !s->dialect->takes_first_overload) return (NodeId){0}; /* member_add_order */
  if (!syn) { /* as a function, which has overloads here */
    if (which == 2 || which == 3) return (NodeId){0};
    diag(s->diags, site->name_span, D_AMBIGUOUS_OVERLOAD, text);
    diag_hint(s->diags, "write '.%s()' to call it", text);
    return sema_error_node(s, site->expect->type, site->span);
  }
  CallArgs args = call_split_args(s, syn);
  uint32_t wanted = which < 2 || which == 4 ? 0 : 1;
  NodeId provider = which == 0 ? take_provider(s, site, &args) : (NodeId){0};
  if (which == 0 && args.count) text = "Format", wanted = 1;
  const char *module = provider.index ? "ProviderMembers" : "ObjectMembers";
  if (which == 0 && member_is_base_object(s, object)) {
    bool of_exception = is_exception(s->types, psg_node(s->graph, object)->type);
    module = of_exception ? "TextOf" : module;
    text = of_exception ? "exn" : "TypeName";
  }
  if (args.count != wanted) {
    diag(s->diags, site->span, D_OVERLOAD_ARG_COUNTS, names[which],
         format_in(s->session, "%u argument%s", args.count, args.count == 1 ? "" : "s"),
         which == 0 ? "0, 1 or 2"
         : wanted   ? "1"
                    : "0");
    *took = true;
    return sema_error_node(s, site->expect->type, site->span);
  }
  if (s->dialect->checks_receivers && !member_is_base_object(s, object) &&
      may_be_null(s->types, psg_node(s->graph, object)->type))
    object = present(s, object, site->span);
  NodeId nodes[3] = {object};
  if (which == 4)
    nodes[0] = sema_coerce(s, object, type_of(s->types, KNOWN_OBJ), COERCE_BOX, site->span);
  if (wanted) {
    TypeId type;
    nodes[1] = args.items[0].node.index
                   ? sema_fit(s, args.items[0].node, type_of(s->types, KNOWN_STRING), site->span)
               : which == 0 ? sema_check_expr(s, site->scope, args.items[0].written,
                                              type_of(s->types, KNOWN_STRING))
                            : sema_infer_expr(s, site->scope, args.items[0].written, &type);
    if (which == 2 && sema_can_widen(s, type, site->owner)) {
      nodes[1] = sema_fit(s, nodes[1], site->owner, site->span);
      type = site->owner;
    }
    if (which == 2 && type_prim(s->types, site->owner) == PRIM_ARRAY &&
        type_equal(s->types, type, site->owner)) { /* an array is equal to itself only */
      *took = true;
      return sema_library_call(s, "ObjectImpl", "same", (TypeId){0}, nodes, 2, site->span);
    }
    if (which == 2 && !type_equal(s->types, type, site->owner)) {
      TypeId obj = type_of(s->types, KNOWN_OBJ);
      for (uint32_t i = 0; i < 2; i++)
        if (!type_equal(s->types, psg_node(s->graph, nodes[i])->type, obj))
          nodes[i] = sema_coerce(s, nodes[i], obj, COERCE_BOX, site->span);
    }
  }
  *took = true;
  s->notes.member_at = site->span;
  if (which == 4) {
    TypeId obj = type_of(s->types, KNOWN_OBJ);
    if (!type_equal(s->types, site->owner, obj))
      nodes[0] = sema_coerce(s, object, obj, COERCE_BOX, site->span);
    return sema_library_call(s, "TypeImpl", "ofObject", (TypeId){0}, nodes, 1, site->span);
  }
  uint32_t count = 1 + wanted;
  if (provider.index) nodes[count++] = provider;
  NodeId node = sema_library_call(s, module, text, (TypeId){0}, nodes, count, site->span);
  psg_node(s->graph, node)->flags |= NODE_CONSTRAINED;
  return node;
}

/* x.CompareTo of numbers, enums, struct tuples and library types: the member of IComparable and, if the type declares none
 * itself, the member of IComparable<itself>. Other types have them only through these interfaces. */
void member_add_order(Sema *s, TypeId owner, Name name, MemberSet *members) {
  Types *t = s->types;
  if (strcmp(name_text(s->names, name), "CompareTo") != 0) return;
  TyconId tycon = type_tycon(t, owner);
  if (tycon.index) {
    const TyconRow *row = tycon_row(t, tycon);
    bool is_system = table_is_image(&t->tycons, tycon.index) &&
                     !strncmp(name_text(s->names, row->path), "System", 6) &&
                     row->kind != TYCON_INTERFACE;
    bool is_prim = row->kind == TYCON_PRIM && row->prim != PRIM_UNIT;
    if (!is_system && !is_prim && row->kind != TYCON_ENUM) return;
  } else if (type_kind(t, owner) != TYPE_TUPLE || !(type_row(t, owner)->flags & TYPE_FLAG_STRUCT)) {
    return;
  }
  static const KnownTycon interfaces[] = {KNOWN_ICOMPARABLE, KNOWN_ICOMPARABLE_OF};
  bool found = members->count != 0;
  for (uint32_t i = 0; i < COUNT_OF(interfaces); i++) {
    TyconId interface = type_known(t, interfaces[i]);
    if ((!i || !found) && type_find_super(t, owner, interface).index)
      vec_push(s->scratch, members, tycon_row(t, interface)->members);
  }
}

/* Object.Equals or ReferenceEquals, where the type has no static member of the name? */
bool member_is_static_of_object(Sema *s, const MemberId *members, uint32_t count, Name name) {
  const char *text = name_text(s->names, name);
  if (strcmp(text, "Equals") != 0 && strcmp(text, "ReferenceEquals") != 0) return false;
  for (uint32_t i = 0; i < count; i++)
    if (member_row(s->types, members[i])->flags & MEMBER_STATIC) return false;
  return true;
}
