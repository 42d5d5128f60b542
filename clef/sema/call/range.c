/* range: a .. b and a .. s .. b as calls of the library, made when the type of their bounds is known. */
#include "clef/sema/names/names.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

static NodeId make_range(Sema *s, NodeId first, NodeId step, NodeId last, TypeId type,
                         bool is_generic, Span span) {
  Types *t = s->types;
  const char *function = NULL;
  bool measured = (type_row(t, type)->flags & TYPE_FLAG_MEASURED) != 0;
  bool is_int = type_is_known(t, type, KNOWN_INT) || type_is_known(t, type, KNOWN_INT32);
  if (measured)
    function = NULL;
  else if (is_int)
    function = "range";
  else if (type_is_known(t, type, KNOWN_CHAR) && !step.index)
    function = "rangeChar";
  else if (type_is_known(t, type, KNOWN_INT64))
    function = "rangeInt64";
  else if (type_is_known(t, type, KNOWN_FLOAT))
    function = "rangeFloat";
  else if (type_is_known(t, type, KNOWN_UINT8))
    function = "rangeByte";
  TyconId tycon = type_tycon(t, type);
  if (!function && (tycon.index || is_generic) && type_prim(t, type) != PRIM_STRING &&
      (type_prim(t, type) != PRIM_NONE || !tycon.index ||
       sema_find_member(s, type, sema_name(s, "op_Addition"), true).index) &&
      type_constrain(&s->unifier, type, CONSTRAINT_COMPARISON)) {
    NodeId parts[3] = {first, step.index ? step : last, last};
    function = !step.index                                           ? "rangeTo"
               : type_equal(t, type, psg_node(s->graph, step)->type) ? "rangeOf"
                                                                     : "rangeStep";
    return sema_library_call(s, "SeqImpl", function, (TypeId){0}, parts, step.index ? 3 : 2, span);
  }
  if (!function) {
    if (type_kind(t, type) != TYPE_ERROR)
      diag(s->diags, span, D_NO_OPERATOR, sema_type_text(s, type), "..");
    return sema_error_node(s, type_app(t, type_known(t, KNOWN_SEQ), &type, 1), span);
  }
  if (!step.index) {
    if (type_is_known(t, type, KNOWN_FLOAT)) {
      double one = 1.0;
      uint64_t bits;
      memcpy(&bits, &one, 8);
      step =
          psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_FLOAT64, bits), type, span);
    } else if (!type_is_known(t, type, KNOWN_CHAR)) {
      step = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, 1), type, span);
    }
  }
  NodeId args[3] = {first, step.index ? step : last, last};
  return sema_library_call(s, "SeqImpl", function, (TypeId){0}, args, step.index ? 3 : 2, span);
}

bool sema_try_range(Sema *s, NodeId node, bool is_generic) {
  Types *t = s->types;
  uint32_t count = psg_child_count(s->graph, node);
  const PsgNode row = *psg_node(s->graph, node);
  TypeId type = type_resolve(t, type_arg(t, type_resolve(t, row.type), 0));
  if (type_kind(t, type) == TYPE_VAR && !is_generic) return false;
  NodeId first = psg_child(s->graph, node, 0), last = psg_child(s->graph, node, count - 1);
  NodeId step = count > 2 ? psg_child(s->graph, node, 1) : (NodeId){0};
  sema_become(s, node, make_range(s, first, step, last, type, is_generic, row.span));
  return true;
}

NodeId sema_range(Sema *s, const NodeId *parts, uint32_t count, TypeId type, Span span) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) == TYPE_VAR && s->dialect->joins_operands)
    type_unify(&s->unifier, type, sema_int(s)), type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_VAR)
    return make_range(s, parts[0], count > 2 ? parts[1] : (NodeId){0}, parts[count - 1], type,
                      s->depths.inline_depth > 0, span);
  TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &type, 1);
  return sema_pend_range(s, psg_new_n(s->graph, PSG_PENDING, sequence, span, parts, count));
}
