/* place: the places whose address is taken: elements, fields, variables. */
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"

/* a.[i, j] of an array of several dimensions is the call of a getter. As a place it is a call of the library's `place`. */
NodeId sema_element_place(Sema *s, NodeId node) {
  Types *t = s->types;
  static const struct {
    KnownTycon known;
    const char *module;
  } kinds[] = {{KNOWN_ARRAY2, "Array2D"}, {KNOWN_ARRAY3, "Array3D"}, {KNOWN_ARRAY4, "Array4D"}};
  const PsgNode *call = psg_node(s->graph, node);
  Span span = call->span;
  if (call->kind != PSG_APPLICATION || s->dialect->has_raw_byrefs) return node;
  const PsgNode *function = psg_node(s->graph, psg_child(s->graph, node, 0));
  uint32_t count = psg_child_count(s->graph, node) - 1;
  if (function->kind != PSG_VAR_REF || function->name.index != s->words.item.index || count < 3)
    return node;
  TypeId array = type_resolve(t, psg_node(s->graph, psg_child(s->graph, node, 1))->type);
  for (size_t i = 0; i < COUNT_OF(kinds); i++) {
    if (count != i + 3 || !type_is_known(t, array, kinds[i].known)) continue;
    NodeId args[5];
    for (uint32_t k = 0; k < count; k++) args[k] = psg_child(s->graph, node, k + 1);
    NodeId place = sema_library_call(s, kinds[i].module, "place", (TypeId){0}, args, count, span);
    return sema_follow_byref(s, place, span);
  }
  return node;
}

/* Is the value the result of GetEnumerator of a collection whose enumerator is a struct in .NET? */
static bool is_struct_enumerator(Sema *s, NodeId value) {
  static const char *const names[] = {"List",      "Dictionary",   "HashSet",
                                      "Queue",     "Stack",        "LinkedList",
                                      "SortedSet", "ArraySegment", "SortedDictionary"};
  const PsgNode *call = psg_node(s->graph, value);
  if (call->kind != PSG_APPLICATION) return false;
  const PsgNode *callee = psg_node(s->graph, psg_child(s->graph, value, 0));
  if (callee->kind != PSG_VAR_REF ||
      strcmp(name_text(s->names, callee->name), "GetEnumerator") != 0 ||
      type_kind(s->types, type_resolve(s->types, callee->type)) != TYPE_FUNCTION)
    return false;
  TyconId tycon = type_tycon(s->types, type_arg(s->types, type_resolve(s->types, callee->type), 0));
  if (!tycon.index || !table_is_image(&s->types->tycons, tycon.index)) return false;
  const TyconRow *row = tycon_row(s->types, tycon);
  if (!strcmp(name_text(s->names, row->path), "System.Collections.Immutable")) return true;
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(names[i], name_text(s->names, row->name))) return true;
  return false;
}

void sema_check_enumerator(Sema *s, NodeId object, Span span) {
  const PsgNode *node = psg_node(s->graph, object);
  if (!s->dialect->checks_enumerator_copies || node->kind != PSG_VAR_REF ||
      !psg_var_ref_of(node)->definition.index)
    return;
  const PsgNode *definition = psg_node(s->graph, psg_var_ref_of(node)->definition);
  if (definition->kind == PSG_BINDING && !(definition->flags & NODE_MUTABLE) &&
      definition->children.count &&
      is_struct_enumerator(s, psg_child(s->graph, psg_var_ref_of(node)->definition, 0)))
    diag(s->diags, span, D_VALUE_MUST_BE_MUTABLE);
}

/* Can `place` be assigned? Reports FS3230 for a value of a module, which has no address. */
bool sema_is_written(Sema *s, const Scope *scope, NodeId place, Span span) {
  Graph *g = s->graph;
  for (;;) {
    const PsgNode *n = psg_node(g, place);
    if (n->kind == PSG_FIELD_GET && n->children.count) {
      NodeId object = psg_child(g, place, 0);
      TyconId tycon = type_tycon(s->types, psg_node(g, object)->type);
      if (!(field_row(s->types, psg_field_of(n)->id)->flags & FIELD_MUTABLE)) return false;
      if (!tycon.index || tycon_row(s->types, tycon)->kind == TYCON_CLASS ||
          !(tycon_row(s->types, tycon)->flags & TYCON_IS_STRUCT))
        return true;
      place = object;
    } else if (n->kind == PSG_TYPE_ANNOTATION) {
      place = psg_child(g, place, 0);
    } else if (n->kind == PSG_INTRINSIC && psg_intrinsic_of(n)->id == INTRINSIC_PTR_READ) {
      return !type_is_known(s->types, psg_node(g, psg_child(g, place, 0))->type, KNOWN_INREF);
    } else if (n->kind == PSG_VAR_REF && psg_var_ref_of(n)->definition.index) {
      const PsgNode *definition = psg_node(g, psg_var_ref_of(n)->definition);
      if (definition->flags & NODE_MUTABLE) return true;
      if (psg_var_ref_of(n)->definition.index == scope->this_node.index)
        return true; /* of a struct: a byref, clef/psg/elaborate/structs.c */
      if (definition->flags & NODE_STATIC_LET) return false;
      if (definition->flags & NODE_MODULE_LEVEL && !s->dialect->has_raw_byrefs) {
        diag(s->diags, span, D_ADDRESS_OF_VALUE);
        return true; /* reported */
      }
      return s->dialect->has_raw_byrefs;
    } else {
      return true;
    }
  }
}
