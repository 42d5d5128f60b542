/* byref: a byref, or a structure with addresses such as a Span, is a parameter, a result or a local. It is never part of another
 * value, which could outlive the place that the address points to (FS0412). Annotated types are checked in their definitions.
 * Types that inference finds for generic functions, tuples and lists are checked when the types of a group are known.
 */
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"

static bool is_like(Sema *s, TypeId type) {
  TyconId tycon = type_tycon(s->types, type);
  return tycon.index && tycon_row(s->types, tycon)->flags & TYCON_BYREF_LIKE;
}

static bool holds(Sema *s, TypeId type, bool is_part) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (is_part && row.kind == TYPE_APP && (type_prim(t, type) == PRIM_BYREF || is_like(s, type)))
    return true;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        holds(s, (TypeId){run_items(t, row.args)[i]}, row.kind != TYPE_FUNCTION))
      return true;
  return false;
}

bool sema_stores_byref(Sema *s, TyconId owner, TypeId type) {
  if (!s->file.has_byref) return false;
  bool keeps = (tycon_row(s->types, owner)->flags & TYCON_BYREF_LIKE) != 0;
  return holds(s, type, !keeps || !is_like(s, type_resolve(s->types, type)));
}

void sema_note_byref(Sema *s, TypeId type) {
  if (s->dialect->has_raw_byrefs || type_kind(s->types, type) != TYPE_APP) return;
  if (type_prim(s->types, type) == PRIM_BYREF || is_like(s, type)) s->file.has_byref = true;
}

static bool has_wrong_args(Sema *s, const PsgNode *node) {
  for (uint32_t i = 0; i < psg_var_ref_of(node)->types.count; i++)
    if (holds(s, (TypeId){psg_run(s->graph, psg_var_ref_of(node)->types)[i]}, true)) return true;
  return false;
}

/* The address of a local right in the value. The pass over captures reports it with its name (FS0421,
 * clef/psg/elaborate/captures.c). */
static bool has_local_address(Sema *s, NodeId value) {
  for (uint32_t i = 0; i < psg_child_count(s->graph, value); i++) {
    NodeId child = psg_child(s->graph, value, i);
    if (psg_kind(s->graph, child) != PSG_ADDRESS_OF) continue;
    NodeId place = psg_child(s->graph, child, 0);
    if (psg_kind(s->graph, place) == PSG_VAR_REF &&
        !(psg_node(s->graph, psg_var_ref(s->graph, place)->definition)->flags & NODE_MODULE_LEVEL))
      return true;
  }
  return false;
}

/* Does it make an object of a structure with addresses? The receiver of a member of Object is no value of its own: its coercion
 * has the place of the call. */
static bool boxes_like(Sema *s, NodeId node) {
  CoerceKind kind = psg_coerce(s->graph, node)->kind;
  if (kind != COERCE_BOX && kind != COERCE_UPCAST && kind != COERCE_INTERFACE) return false;
  Span at = psg_node(s->graph, node)->span;
  NodeId parent = psg_node(s->graph, node)->parent;
  if (parent.index && psg_node(s->graph, parent)->span.start == at.start &&
      psg_node(s->graph, parent)->span.end == at.end)
    return false;
  TypeId from = type_resolve(s->types, psg_node(s->graph, psg_child(s->graph, node, 0))->type);
  return type_kind(s->types, from) == TYPE_APP && is_like(s, from);
}

/* `f (a, &b)` of `let f (a, b: byref<int>)`: the tuple only passes several arguments and is no value. */
static bool is_arguments(Sema *s, const PsgNode *node) {
  Types *t = s->types;
  const TypeRow row = *type_row(t, type_resolve(t, node->type));
  if (row.kind != TYPE_TUPLE || row.flags & TYPE_FLAG_STRUCT) return false;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (holds(s, (TypeId){run_items(t, row.args)[i]}, false)) return false;
  PsgKind parent = psg_kind(s->graph, node->parent);
  if (node->kind == PSG_PATTERN_BINDING)
    return node->flags & NODE_SYNTHETIC && parent == PSG_LAMBDA;
  return parent == PSG_APPLICATION;
}

void sema_check_byrefs(Sema *s, uint32_t first_node, uint32_t end) {
  if (!s->file.has_byref || s->diags->error_count) return;
  Span said = {0};
  for (uint32_t n = first_node; n < end; n++) {
    const PsgNode node = *psg_node(s->graph, (NodeId){n});
    bool wrong = false;
    switch (node.kind) {
    case PSG_VAR_REF: wrong = has_wrong_args(s, &node); break;
    case PSG_COERCE: wrong = boxes_like(s, (NodeId){n}); break;
    case PSG_PATTERN_BINDING:
    case PSG_TUPLE_EXPR:
    case PSG_LIST_EXPR:
    case PSG_ARRAY_EXPR:
    case PSG_UNION_CASE:
      wrong = holds(s, node.type, false) && !has_local_address(s, (NodeId){n}) &&
              !is_arguments(s, &node);
      break;
    default: break;
    }
    bool is_inside = said.file == node.span.file && node.span.start <= said.end &&
                     node.span.end >= said.start; /* around or in what was said */
    if (!wrong || is_inside || !sema_is_own_text(s, node.span)) continue;
    if (node.kind == PSG_PATTERN_BINDING && psg_kind(s->graph, node.parent) == PSG_LAMBDA)
      diag(s->diags, node.span, D_BYREF_PARAM, name_text(s->names, node.name),
           sema_type_text(s, node.type));
    else
      diag(s->diags, node.span, D_BYREF_PART);
    said = node.span;
  }
}
