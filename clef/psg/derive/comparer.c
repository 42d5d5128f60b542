/* comparer: the operations on a type that .NET's collections use: EqualityComparer<T>.Default, Comparer<T>.Default, x.Equals y.
 *
 * In:    a closed type, one of EQUALS_DEFAULT, EQUALS_OBJECT, HASH_DEFAULT, COMPARE_DEFAULT.
 * Out:   the operation of F# that does the same (EQUALS_ER, HASH, COMPARE), or the body of a function.
 * Tests: t/run/comparers-*
 *
 * They differ from F#'s `=`, `hash` and `compare` in four points. An array is equal only to itself and has no order, also as
 * an element of a tuple or a KeyValuePair; in a record, a union or a list it is compared by F#'s members of these. A class or
 * interface that implements IEquatable<itself> or IComparable<itself> is compared by that, whatever its dynamic type is. The
 * elements of a reference tuple are compared as objects, those of a struct tuple by their own default comparers. A value whose
 * static type has no order is compared as an object, which may raise ArgumentException.
 */
#include "clef/psg/graph/object_types.h"
#include "clef/psg/derive/derive.h"
#include "clef/type/unify.h"

static bool is_tuple(Types *t, TypeId type) { return type_kind(t, type) == TYPE_TUPLE; }

static bool is_pair(Types *t, TypeId type) {
  const TyconRow *row = synth_definition(t, type);
  return row && type_tycon(t, type).index == type_known(t, KNOWN_KEY_VALUE).index;
}

/* Does this instance of an interface compare `itself`? IComparable<T> takes what is derived from T. */
static bool compares(Types *t, TypeId interface, TypeId itself) {
  TypeId taken = type_arg(t, interface, 0);
  if (type_equal(t, taken, itself)) return true;
  TyconId tycon = type_tycon(t, taken);
  return tycon.index &&
         type_tycon(t, interface).index == type_known(t, KNOWN_ICOMPARABLE_OF).index &&
         synth_is_object(t, itself) && type_equal(t, type_find_super(t, itself, tycon), taken);
}

/* The instance of IEquatable or IComparable that compares `itself`, of the type, its bases and interfaces; none. */
static TypeId declared(Graph *g, TypeId at, TyconId interface, TypeId itself) {
  Types *t = g->types;
  for (; at.index; at = psg_type_of_base(g, at)) {
    TyconId tycon = type_tycon(t, at);
    if (!tycon.index) break;
    if (tycon.index == interface.index) return compares(t, at, itself) ? at : (TypeId){0};
    const TyconRow row = *tycon_row(t, tycon);
    const TypeId *args = (const TypeId *)run_items(t, type_row(t, type_resolve(t, at))->args);
    for (uint32_t i = 0; i < row.interfaces.count; i++) {
      TypeId one = {run_items(t, row.interfaces)[i]};
      TypeId found = declared(g, type_substitute(t, one, row.params, args), interface, itself);
      if (found.index) return found;
    }
  }
  return (TypeId){0};
}

/* The same of what is dispatched as an object. */
static TypeId own_interface(Graph *g, TypeId type, KnownTycon interface) {
  bool is_object = synth_is_object(g->types, type) && type_prim(g->types, type) != PRIM_OBJ;
  return is_object ? declared(g, type, type_known(g->types, interface), type) : (TypeId){0};
}

/* Is nothing known of an order of the type? */
static bool has_no_order(Graph *g, TypeId type) {
  Types *t = g->types;
  PrimKind prim = type_prim(t, type);
  if (type_is_array(t, type) || is_pair(t, type) || prim == PRIM_OBJ || prim == PRIM_SEQ ||
      type_kind(t, type) == TYPE_FUNCTION)
    return true;
  TyconId tycon = type_tycon(t, type);
  const TyconRow *row = synth_definition(t, type);
  if (!row || row->kind == TYCON_PRIM || row->flags & TYCON_CUSTOM_COMPARISON) return false;
  TyconId comparable = type_known(t, KNOWN_ICOMPARABLE);
  if (type_own_interface(t, type, comparable, true).index) return false;
  if (synth_is_object(t, type))
    return tycon.index != comparable.index && !type_find_super(t, type, comparable).index;
  return row->kind == TYCON_EXCEPTION || !table_is_image(&t->tycons, tycon.index);
}

/* What a part of a tuple or a KeyValuePair is compared by. */
static IntrinsicId part_operation(Graph *g, IntrinsicId operation, TypeId whole, TypeId part) {
  Types *t = g->types;
  bool is_struct = is_tuple(t, whole) && type_row(t, whole)->flags & TYPE_FLAG_STRUCT;
  if (operation == INTRINSIC_EQUALS_DEFAULT || operation == INTRINSIC_EQUALS_OBJECT)
    return is_struct ? INTRINSIC_EQUALS_DEFAULT : INTRINSIC_EQUALS_OBJECT;
  bool as_object = operation == INTRINSIC_COMPARE_DEFAULT && !is_struct && !is_tuple(t, part) &&
                   !has_no_order(g, part);
  return as_object ? INTRINSIC_COMPARE : operation;
}

static bool parts_differ(Graph *g, IntrinsicId operation, TypeId type) {
  Types *t = g->types;
  for (uint32_t i = 0; i < type_row(t, type)->args.count; i++) {
    IntrinsicId of_part = part_operation(g, operation, type, type_arg(t, type, i));
    if (of_part != INTRINSIC_COMPARE &&
        psg_plain_operation(g, of_part, type_arg(t, type, i)) == of_part)
      return true;
  }
  return false;
}

IntrinsicId synth_part_operation(const Synth *s, TypeId part) {
  return s->operation >= INTRINSIC_EQUALS_DEFAULT && s->operation <= INTRINSIC_COMPARE_DEFAULT
             ? part_operation(s->g, s->operation, s->type, part)
             : s->operation;
}

/* A definition with an Equals of its own and IEquatable<itself>, between which F#'s `=` chooses. */
static bool has_two_equals(Graph *g, TypeId type) {
  const TyconRow *row = synth_definition(g->types, type);
  if (!row || row->kind == TYCON_PRIM) return false;
  bool is_class = row->kind == TYCON_CLASS;
  if (is_class ? !(row->flags & TYCON_SEALED) : !(row->flags & TYCON_CUSTOM_EQUALITY)) return false;
  return declared(g, type, type_known(g->types, KNOWN_IEQUATABLE), type).index != 0;
}

IntrinsicId psg_plain_operation(Graph *g, IntrinsicId operation, TypeId type) {
  Types *t = g->types;
  type = type_resolve(t, type);
  bool differs = (is_tuple(t, type) || is_pair(t, type)) && operation >= INTRINSIC_EQUALS_DEFAULT &&
                 operation <= INTRINSIC_COMPARE_DEFAULT && parts_differ(g, operation, type);
  switch (operation) {
  case INTRINSIC_EQUALS_DEFAULT:
    differs = differs || type_is_array(t, type) || synth_is_any(g, type) ||
              own_interface(g, type, KNOWN_IEQUATABLE).index;
    return differs ? operation : INTRINSIC_EQUALS_ER;
  case INTRINSIC_EQUALS_OBJECT:
    differs = differs || type_is_array(t, type) || synth_is_any(g, type) || has_two_equals(g, type);
    return differs ? operation : INTRINSIC_EQUALS_ER;
  case INTRINSIC_HASH_DEFAULT:
    return differs || type_is_array(t, type) || synth_is_any(g, type) ? operation : INTRINSIC_HASH;
  case INTRINSIC_COMPARE_DEFAULT: {
    const TyconRow *row = synth_definition(t, type);
    if (row && row->kind != TYCON_PRIM && row->flags & TYCON_CUSTOM_COMPARISON)
      differs = declared(g, type, type_known(t, KNOWN_ICOMPARABLE_OF), type).index;
    differs =
        differs || own_interface(g, type, KNOWN_ICOMPARABLE_OF).index || has_no_order(g, type);
    return differs ? operation : INTRINSIC_COMPARE;
  }
  default: return operation;
  }
}

/* (a :> I<T>).Member b; null is equal to null only, and comes first. */
static NodeId by_interface(Synth *s, KnownTycon known, TypeId interface) {
  Graph *g = s->g;
  Types *t = s->t;
  TypeId taken = type_arg(t, interface, 0);
  MemberId slot = tycon_row(t, type_known(t, known))->members;
  NodeId args[2] = {make_use(g, s->at, s->a), make_use(g, s->at, s->b)};
  if (type_tycon(t, s->type).index != type_known(t, known).index)
    args[0] = synth_coerce(s, args[0], interface, COERCE_INTERFACE);
  if (!type_equal(t, taken, s->type)) {
    bool is_class = synth_definition(t, taken)->kind == TYCON_CLASS;
    args[1] = synth_coerce(s, args[1], taken, is_class ? COERCE_UPCAST : COERCE_INTERFACE);
  }
  bool is_order = known == KNOWN_ICOMPARABLE_OF;
  TypeId result = type_of(t, is_order ? KNOWN_INT : KNOWN_BOOL), number = type_of(t, KNOWN_INT32);
  NodeId call = psg_new_n(g, PSG_METHOD_CALL, result, s->at, args, 2);
  psg_method_call(g, call)->slot = slot;
  psg_node(g, call)->name = member_row(t, slot)->name;
  if (is_order) call = make_intrinsic1(g, s->at, INTRINSIC_CONVERT, number, result, call);
  return synth_unless_null(s, call);
}

/* The object's own Equals or GetHashCode. */
static NodeId by_slot(Synth *s, const char *name, TypeId result) {
  TypeId obj = type_of(s->t, KNOWN_OBJ);
  bool is_hash = s->operation == INTRINSIC_HASH_DEFAULT;
  bool is_obj = type_prim(s->t, s->type) == PRIM_OBJ;
  bool is_receiver = synth_is_object(s->t, s->type) && !psg_is_view(s->g, s->type);
  NodeId args[2] = {make_use(s->g, s->at, s->a)};
  if (!is_hash) args[1] = make_use(s->g, s->at, s->b);
  for (int i = 0; i < 2 - is_hash; i++)
    if (!is_obj && (i || !is_receiver)) /* a view is compared as the object that it shows */
      args[i] = synth_coerce(s, args[i], obj, COERCE_BOX);
  return synth_unless_null(s, synth_slot_call(s, name, result, args, is_hash ? 1 : 2));
}

static NodeId by_objects(Synth *s) {
  Graph *g = s->g;
  TypeId obj = type_of(s->t, KNOWN_OBJ), result = type_of(s->t, KNOWN_INT32);
  NodeId function = psg_library(g, LIBRARY_COMPARE_OBJECTS);
  NodeId args[2] = {make_use(g, s->at, s->a), make_use(g, s->at, s->b)};
  if (type_prim(s->t, s->type) != PRIM_OBJ)
    for (int i = 0; i < 2; i++) args[i] = synth_coerce(s, args[i], obj, COERCE_BOX);
  return make_apply(g, s->at, psg_new_var(g, function, psg_node(g, function)->type, s->at), args, 2,
                    result);
}

static NodeId same_object(Synth *s) {
  return make_intrinsic2(s->g, s->at, INTRINSIC_PHYSICAL_EQ, type_of(s->t, KNOWN_BOOL), s->type,
                         make_use(s->g, s->at, s->a), make_use(s->g, s->at, s->b));
}

NodeId synth_by_default(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  TypeId truth = type_of(t, KNOWN_BOOL), number = type_of(t, KNOWN_INT32);
  if (is_tuple(t, s->type) || (is_pair(t, s->type) && s->operation != INTRINSIC_COMPARE_DEFAULT))
    return synth_by_parts(s);
  switch (s->operation) {
  case INTRINSIC_EQUALS_DEFAULT:
    if (type_is_array(t, s->type)) return same_object(s);
    if (own_interface(g, s->type, KNOWN_IEQUATABLE).index)
      return by_interface(s, KNOWN_IEQUATABLE, own_interface(g, s->type, KNOWN_IEQUATABLE));
    return by_slot(s, "Equals", truth);
  case INTRINSIC_EQUALS_OBJECT:
    if (type_is_array(t, s->type)) return same_object(s);
    if (!synth_is_any(g, s->type) && !synth_is_object(t, s->type))
      return synth_member_call(s, "Equals", truth, true);
    return by_slot(s, "Equals", truth);
  case INTRINSIC_HASH_DEFAULT:
    return type_is_array(t, s->type) ? synth_identity_hash(s) : by_slot(s, "GetHashCode", number);
  case INTRINSIC_COMPARE_DEFAULT: {
    TypeId by_own = own_interface(g, s->type, KNOWN_ICOMPARABLE_OF);
    if (by_own.index) return by_interface(s, KNOWN_ICOMPARABLE_OF, by_own);
    NodeId call = {0};
    if (!has_no_order(g, s->type)) call = synth_member_call(s, "CompareTo", number, true);
    return call.index ? call : by_objects(s);
  }
  default: bug("comparer: no default");
  }
}

MemberId psg_shared_slot(Graph *g, TypeId type, MemberId slot) {
  Types *t = g->types;
  if (member_row(t, slot)->tycon.index != type_known(t, KNOWN_OBJECT_SLOTS).index) return slot;
  IntrinsicId operation = psg_slot_operation(g, slot);
  bool has_elements = is_tuple(t, type) || type_is_array(t, type);
  if (operation == INTRINSIC_OBJECT_SAME && psg_same_is_equals(g, type))
    return psg_object_slot(g, has_elements ? "Equivalent" : "Equals");
  if (operation == INTRINSIC_OBJECT_EQUIVALENT && !has_elements)
    return psg_object_slot(g, "Equals");
  if (operation == INTRINSIC_OBJECT_STRUCTURAL_HASH && !has_elements)
    return psg_object_slot(g, "GetHashCode");
  return slot;
}
