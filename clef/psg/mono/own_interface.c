/* own_interface: the implementations of IComparable, IComparable<T>, IEquatable<T>, IFormattable and ICloneable for types
 * that have the interface without a declaration (clef/type/implements.c).
 *
 * In:    a closed type, a slot.
 * Out:   the instance of a function of rt/system/interfaceimpl.clef for it, or none.
 * Tests: t/run/interfaces-of-*, t/run/objects-as-collections.fs
 */
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/object_types.h"
#include "clef/type/unify.h"

static bool is_small(PrimKind prim) {
  return prim == PRIM_INT8 || prim == PRIM_INT16 || prim == PRIM_UINT8 || prim == PRIM_UINT16 ||
         prim == PRIM_CHAR;
}

/* IComparable.CompareTo(obj): kinds of types differ in what they say of an object of another type. */
static LibraryFunction comparison(Types *t, TypeId type) {
  PrimKind prim = type_prim(t, type);
  TyconId tycon = type_tycon(t, type);
  const TyconRow *row = tycon.index ? tycon_row(t, tycon) : NULL;
  if (type_kind(t, type) == TYPE_TUPLE) return LIBRARY_COMPARE_TUPLE;
  if (!row) /* an anonymous record */
    return type_row(t, type)->flags & TYPE_FLAG_STRUCT ? LIBRARY_COMPARE_STRUCT
                                                       : LIBRARY_COMPARE_OBJECT;
  if (prim == PRIM_STRING) return LIBRARY_COMPARE_TEXT;
  if (is_small(prim)) return LIBRARY_COMPARE_SMALL;
  if (prim != PRIM_NONE && prim != PRIM_UNIT) return LIBRARY_COMPARE_TO;
  if (row->kind == TYCON_ENUM) return LIBRARY_COMPARE_ENUM;
  if (type_is_known(t, type, KNOWN_MAP)) return LIBRARY_COMPARE_MAP;
  bool of_system = !strncmp(name_text(t->names, row->path), "System", 6);
  if (of_system && table_is_image(&t->tycons, tycon.index)) return LIBRARY_COMPARE_TO;
  bool is_struct = row->flags & TYCON_IS_STRUCT || row->kind == TYCON_STRUCT;
  return is_struct ? LIBRARY_COMPARE_STRUCT : LIBRARY_COMPARE_OBJECT;
}

/* Is there a view? Of lists and arrays `made` gets the member that makes it, where it is no sequence. */
static bool has_view(Graph *g, TypeId type, TypeId interface, TypeId *element, NodeId *made) {
  Types *t = g->types;
  InstanceId root = {PSG_ROOT_INSTANCE};
  TyconId from = type_tycon(t, type), to = type_tycon(t, interface);
  if (!from.index || !to.index || tycon_row(t, from)->kind == TYCON_INTERFACE ||
      from.index == to.index)
    return false;
  MemberId untyped = {0};
  if (!tycon_row(t, to)->params.count && table_is_image(&t->tycons, to.index))
    untyped = type_view_member(t, to, from);
  if (untyped.index) { /* Array, IList, ICollection */
    *element = psg_instance_type(g, type_arg(t, type, 0), root);
    *made = (NodeId){member_row(t, untyped)->binding};
    return true;
  }
  *element = type_sequence_element(t, type);
  if (!element->index) return false;
  *element = psg_instance_type(g, *element, root);
  if (type_is_known(t, interface, KNOWN_OLD_ENUMERABLE)) return !type_find_super(t, type, to).index;
  if (psg_instance_type(g, type_arg(t, interface, 0), root).index != element->index) return false;
  if (type_is_known(t, interface, KNOWN_SEQ)) return true;
  if (!type_is_known(t, type, KNOWN_LIST) && !type_is_known(t, type, KNOWN_ARRAY)) return false;
  MemberId member = type_view_member(t, to, from);
  *made = (NodeId){member.index ? member_row(t, member)->binding : 0};
  return member.index != 0;
}

InstanceId psg_view_of(Graph *g, TypeId type, TypeId interface) {
  TypeId args[2] = {type};
  NodeId made = {0};
  if (!has_view(g, type, interface, &args[1], &made)) return (InstanceId){0};
  if (type_is_known(g->types, interface, KNOWN_SEQ))
    return psg_to_standing_seq(g, type, interface).call;
  if (made.index) return psg_need_instance(g, made, (InstanceId){0}, &args[1], 1);
  return psg_need_instance(g, psg_library(g, LIBRARY_UNTYPED_VIEW), (InstanceId){0}, args, 2);
}

/* The members of System.Collections.IEnumerator. */
static LibraryFunction enumerator_member(const char *name) {
  return !strcmp(name, "MoveNext") ? LIBRARY_ENUMERATOR_MOVE
         : !strcmp(name, "Reset")  ? LIBRARY_ENUMERATOR_RESET
                                   : LIBRARY_ENUMERATOR_CURRENT;
}

InstanceId psg_own_implementation(Graph *g, TypeId type, const SlotRow *slot) {
  Types *t = g->types;
  TyconId interface = member_row(t, slot->member)->tycon;
  if (interface.index == type_known(t, KNOWN_VIEW).index)
    return psg_view_of(g, type, type_arg(t, slot->owner, 0));
  uint32_t kind = type_own_interface_kind(t, interface);
  if (!kind) return (InstanceId){0};
  TypeId own = type_own_interface(t, type, interface, true);
  if (!own.index) return (InstanceId){0};
  InstanceId root = {PSG_ROOT_INSTANCE};
  if (slot->owner.index && psg_instance_type(g, own, root).index != slot->owner.index)
    return (InstanceId){0};
  PrimKind prim = type_prim(t, type);
  TypeId arg = type;
  LibraryFunction function;
  switch ((OwnInterface)kind) {
  case OWN_COMPARABLE: function = comparison(t, type); break;
  case OWN_COMPARABLE_OF:
    function = prim == PRIM_STRING ? LIBRARY_COMPARE_TEXT_OF
               : is_small(prim)    ? LIBRARY_COMPARE_SMALL_OF
                                   : LIBRARY_COMPARE_SAME;
    break;
  case OWN_EQUATABLE: function = LIBRARY_EQUALS_SAME; break;
  case OWN_FORMATTABLE: function = LIBRARY_FORMATTED; break;
  case OWN_CLONEABLE:
    function = prim == PRIM_STRING ? LIBRARY_CLONE_TEXT : LIBRARY_CLONE_ARRAY;
    if (prim == PRIM_ARRAY) arg = type_arg(t, type, 0);
    break;
  case OWN_TUPLE:
    function = !strcmp(name_text(t->names, member_row(t, slot->member)->name), "Item")
                   ? LIBRARY_TUPLE_ITEM
                   : LIBRARY_TUPLE_LENGTH;
    break;
  case OWN_DISPOSABLE:
    function = LIBRARY_ENUMERATOR_DISPOSE;
    arg = type_arg(t, type, 0);
    break;
  case OWN_ENUMERATOR:
    function = enumerator_member(name_text(t->names, member_row(t, slot->member)->name));
    arg = type_arg(t, type, 0);
    break;
  default: return (InstanceId){0};
  }
  NodeId binding = psg_library(g, function);
  return psg_need_instance(g, binding, (InstanceId){0}, &arg, psg_scheme_params(g, binding).count);
}

bool psg_has_own_interface(Graph *g, TypeId type, TypeId interface) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, interface);
  TypeId element;
  NodeId made;
  if (type_is_known(t, interface, KNOWN_VIEW))
    return has_view(g, type, type_arg(t, interface, 0), &element, &made);
  if (!tycon.index || !type_own_interface_kind(t, tycon)) return false;
  TypeId own = type_own_interface(t, type, tycon, true);
  InstanceId root = {PSG_ROOT_INSTANCE};
  return own.index &&
         psg_instance_type(g, own, root).index == psg_instance_type(g, interface, root).index;
}
