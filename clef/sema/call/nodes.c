/* nodes: constructors of nodes for all rooms above: uses of values and library functions, applications of checked nodes, and
 * the `this` and `base` of members.
 */
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

NodeId sema_use_value(Sema *s, NodeId definition, Name name, Span span) {
  const PsgNode row = *psg_node(s->graph, definition);
  IdRun args = {0};
  TypeId type = row.type;
  if (s->rec.untouched.count && map64_find(&s->rec.untouched, definition.index))
    map64_set(&s->rec.untouched, definition.index, 2);
  if (row.kind == PSG_BINDING && psg_binding_of(&row)->scheme.index)
    type = type_instantiate(&s->unifier, psg_binding_of(&row)->scheme, s->level, span, &args);
  NodeId node = psg_new_var(s->graph, definition, type, span);
  psg_node(s->graph, node)->name = name.index ? name : row.name;
  if ((row.name.index == s->words.incr.index || row.name.index == s->words.decr.index) &&
      s->dialect->warns && !sema_is_own_text(s, row.span) && row.flags & NODE_MODULE_LEVEL)
    diag(s->diags, span, D_CELL_OPERATOR, name_text(s->names, row.name),
         row.name.index == s->words.incr.index ? "cell.Value <- cell.Value + 1"
                                               : "cell.Value <- cell.Value - 1");
  if (args.count) {
    psg_var_ref(s->graph, node)->types = psg_list(s->graph, run_items(s->types, args), args.count);
    sema_add_use_traits(s, scheme_row(s->types, psg_binding_of(&row)->scheme)->params, args, span);
  }
  return node;
}

/* Wraps a reference to an intrinsic without all its arguments in a lambda. */
static NodeId expand_intrinsic(Sema *s, NodeId function, Span span) {
  Types *t = s->types;
  const PsgNode use = *psg_node(s->graph, function);
  const PsgNode declaration = *psg_node(s->graph, psg_var_ref_of(&use)->definition);
  uint32_t count = sema_function_arity(t, use.type);
  if (psg_binding_of(&declaration)->scheme.index)
    count = sema_function_arity(t, scheme_row(t, psg_binding_of(&declaration)->scheme)->type);
  else
    count = sema_function_arity(t, declaration.type);
  NodeId *params = NEW_ARRAY(s->unit, NodeId, count + 1),
         *args = NEW_ARRAY(s->unit, NodeId, count + 1);
  TypeId type = use.type;
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(t, type);
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, type_arg(t, type, 0), span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    args[i] = psg_new_var(s->graph, params[i], type_arg(t, type, 0), span);
    psg_node(s->graph, args[i])->name = psg_node(s->graph, params[i])->name;
    type = type_arg(t, type, 1);
  }
  NodeId body = psg_new_n(s->graph, PSG_INTRINSIC, type, span, args, count);
  psg_intrinsic(s->graph, body)->id = psg_binding_of(&declaration)->intrinsic;
  psg_intrinsic(s->graph, body)->types = psg_var_ref_of(&use)->types;
  if (!count) return body;
  params[count] = body;
  return psg_new_n(s->graph, PSG_LAMBDA, use.type, span, params, count + 1);
}

NodeId sema_expand_intrinsic(Sema *s, NodeId function, Span span) {
  uint32_t outer = sema_begin_made(s, "function as a value");
  NodeId node = expand_intrinsic(s, function, span);
  sema_end_made(s, outer);
  return node;
}

bool sema_is_intrinsic(Sema *s, NodeId function) {
  const PsgNode *use = psg_node(s->graph, function);
  return use->kind == PSG_VAR_REF &&
         (psg_node(s->graph, psg_var_ref_of(use)->definition)->flags & NODE_INTRINSIC_DECL);
}

NodeId sema_apply_nodes(Sema *s, NodeId function, const NodeId *args, uint32_t count, TypeId result,
                        Span span) {
  if (sema_is_intrinsic(s, function)) {
    const PsgNode use = *psg_node(s->graph, function);
    const PsgNode declaration = *psg_node(s->graph, psg_var_ref_of(&use)->definition);
    uint32_t wanted = sema_function_arity(
        s->types, psg_binding_of(&declaration)->scheme.index
                      ? scheme_row(s->types, psg_binding_of(&declaration)->scheme)->type
                      : declaration.type);
    if (count == wanted) {
      NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, result, span, args, count);
      psg_intrinsic(s->graph, node)->id = psg_binding_of(&declaration)->intrinsic;
      psg_intrinsic(s->graph, node)->types = psg_var_ref_of(&use)->types;
      return node;
    }
    if (count > wanted && wanted) {
      TypeId type = use.type;
      for (uint32_t i = 0; i < wanted; i++)
        type = type_arg(s->types, type_resolve(s->types, type), 1);
      function = sema_apply_nodes(s, function, args, wanted, type, span);
      return sema_apply_nodes(s, function, args + wanted, count - wanted, result, span);
    }
    function = sema_expand_intrinsic(s, function, span);
  }
  if (!count) return function;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  const PsgNode head = *psg_node(s->graph, function);
  if (head.kind == PSG_APPLICATION && !(head.flags & NODE_SYNTHETIC)) {
    /* f(a) then b: one application */
    uint32_t have = head.children.count;
    children = NEW_ARRAY(s->unit, NodeId, have + count);
    memcpy(children, psg_run(s->graph, head.children), have * sizeof(NodeId));
    memcpy(children + have, args, count * sizeof(NodeId));
    return psg_new_n(s->graph, PSG_APPLICATION, result, span, children, have + count);
  }
  children[0] = function;
  memcpy(children + 1, args, count * sizeof(NodeId));
  return psg_new_n(s->graph, PSG_APPLICATION, result, span, children, count + 1);
}

/* A variable of type byref<'T> stands for what it points to. */
NodeId sema_follow_byref(Sema *s, NodeId use, Span span) {
  TypeId type = type_resolve(s->types, psg_node(s->graph, use)->type);
  if (type_prim(s->types, type) != PRIM_BYREF || s->dialect->has_raw_byrefs) return use;
  TypeId to = type_arg(s->types, type, 0);
  NodeId read = psg_new1(s->graph, PSG_INTRINSIC, to, span, use);
  psg_intrinsic(s->graph, read)->id = INTRINSIC_PTR_READ;
  psg_intrinsic(s->graph, read)->types = psg_list(s->graph, &to.index, 1);
  return read;
}

NodeId sema_apply_to_this(Sema *s, const Scope *scope, NodeId function, Span span) {
  if (!scope->this_node.index) return function;
  NodeId self =
      psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
  psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
  TypeId type = type_resolve(s->types, psg_node(s->graph, function)->type), result = type;
  if (type_kind(s->types, type) == TYPE_FUNCTION) {
    result = type_arg(s->types, type, 1);
    type_unify(&s->unifier, type_arg(s->types, type, 0), psg_node(s->graph, self)->type);
  }
  return sema_apply_nodes(s, function, &self, 1, result, span);
}

NodeId sema_base_object(Sema *s, const Scope *scope, Span span) {
  TypeId self = psg_node(s->graph, scope->base_node)->type;
  TypeId base = scope->base_type.index ? scope->base_type : type_of(s->types, KNOWN_OBJ);
  NodeId object = psg_new_var(s->graph, scope->base_node, self, span);
  psg_node(s->graph, object)->name = psg_node(s->graph, scope->base_node)->name;
  object = sema_coerce(s, object, base, COERCE_UPCAST, span);
  psg_node(s->graph, object)->flags |= NODE_SYNTHETIC;
  return object;
}

NodeId sema_library(Sema *s, const char *module, const char *name) {
  Found found;
  if (!sema_find_library_value(s, sema_name(s, module), sema_name(s, name), &found) ||
      found.kind != ENTRY_VALUE)
    bug("the library has no %s.%s", module, name);
  return (NodeId){found.target};
}

NodeId sema_library_call(Sema *s, const char *module, const char *name, TypeId result,
                         const NodeId *args, uint32_t count, Span span) {
  NodeId function = sema_use_value(s, sema_library(s, module, name), sema_name(s, name), span);
  TypeId type = psg_node(s->graph, function)->type;
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(s->types, type);
    if (type_kind(s->types, type) != TYPE_FUNCTION)
      bug("library function %s.%s takes fewer arguments", module, name);
    if (!type_unify(&s->unifier, type_arg(s->types, type, 0), psg_node(s->graph, args[i])->type))
      sema_mismatch(s, span, type_arg(s->types, type, 0), psg_node(s->graph, args[i])->type);
    type = type_arg(s->types, type, 1);
  }
  if (result.index) type_unify(&s->unifier, result, type);
  return sema_apply_nodes(s, function, args, count, type, span);
}

/* ---- constants as written ---- */

NodeId sema_literal_node(Sema *s, LiteralKind kind, uint64_t bits, TypeId type, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, kind, bits), type, span);
}

NodeId sema_case_pattern(Sema *s, CaseId id, TypeId owner, NodeId *fields, uint32_t count,
                         Span span) {
  NodeId node = psg_new_n(s->graph, PSG_PAT_CASE, owner, span, fields, count);
  psg_union_case(s->graph, node)->id = id;
  return node;
}

uint32_t sema_function_arity(Types *t, TypeId type) {
  uint32_t count = 0;
  for (type = type_resolve(t, type); type_kind(t, type) == TYPE_FUNCTION;
       type = type_resolve(t, type_arg(t, type, 1)))
    count++;
  return count;
}

/* ---- methods as values ---- */

static NodeId tuple_lambda(Sema *s, const TypeId *types, uint32_t count, TypeId result,
                           CallMaker make, void *context, Span span) {
  Types *t = s->types;
  TypeId domain = count == 0   ? sema_unit(s)
                  : count == 1 ? types[0]
                               : type_tuple(t, types, count, false);
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(s->graph, param, domain, span), body;
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  if (count <= 1) {
    body = make(s, context, &use, count);
  } else {
    NodeId *patterns = NEW_ARRAY(s->unit, NodeId, count), *uses = NEW_ARRAY(s->unit, NodeId, count);
    for (uint32_t i = 0; i < count; i++) {
      patterns[i] = psg_new(s->graph, PSG_PATTERN_BINDING, types[i], span);
      psg_node(s->graph, patterns[i])->name = sema_fresh_name(s);
      uses[i] = psg_new_var(s->graph, patterns[i], types[i], span);
      psg_node(s->graph, uses[i])->name = psg_node(s->graph, patterns[i])->name;
    }
    NodeId pattern = psg_new_n(s->graph, PSG_PAT_TUPLE, domain, span, patterns, count);
    NodeId rule =
        psg_new2(s->graph, PSG_MATCH_CASE, result, span, pattern, make(s, context, uses, count));
    body = psg_new2(s->graph, PSG_MATCH, result, span, use, rule);
  }
  NodeId children[] = {param, body};
  return psg_new_n(s->graph, PSG_LAMBDA, type_function(t, domain, result), span, children, 2);
}

NodeId call_tuple_lambda(Sema *s, const TypeId *types, uint32_t count, TypeId result,
                         CallMaker make, void *context, Span span) {
  uint32_t outer = sema_begin_made(s, "method as a value");
  NodeId node = tuple_lambda(s, types, count, result, make, context, span);
  sema_end_made(s, outer);
  return node;
}
