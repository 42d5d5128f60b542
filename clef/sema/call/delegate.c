/* delegate: delegates are functions under a name of their own.
 *
 *   type D = delegate of int * int -> int        a value of D is a closure int -> int -> int
 *   D(fun a b -> a + b)                          Coerce(Delegate) of the lambda
 *   d.Invoke(1, 2)                               the closure, coerced back, applied
 *
 * A lambda, or a function value, becomes a delegate where a method's parameter has a delegate type.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"

/* fun a b -> f (a, b) */
static NodeId spread_tuple(Sema *s, NodeId function, TypeId wanted, uint32_t arity, Span span) {
  Types *t = s->types;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, arity + 1),
         *uses = NEW_ARRAY(s->unit, NodeId, arity);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, arity), type = wanted;
  NodeId binding =
      psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, function)->type, span, function);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  for (uint32_t i = 0; i < arity; i++) {
    types[i] = type_arg(t, type_resolve(t, type), 0);
    children[i] = psg_new(s->graph, PSG_PATTERN_BINDING, types[i], span);
    psg_node(s->graph, children[i])->name = sema_fresh_name(s);
    uses[i] = psg_new_var(s->graph, children[i], types[i], span);
    psg_node(s->graph, uses[i])->name = psg_node(s->graph, children[i])->name;
    type = type_arg(t, type_resolve(t, type), 1);
  }
  NodeId tuple =
      psg_new_n(s->graph, PSG_TUPLE_EXPR, type_tuple(t, types, arity, false), span, uses, arity);
  NodeId use = psg_new_var(s->graph, binding, psg_node(s->graph, binding)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  children[arity] = sema_apply_nodes(s, use, &tuple, 1, type, span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, wanted, span, children, arity + 1);
  return psg_new2(s->graph, PSG_SEQUENTIAL, wanted, span, binding, lambda);
}

/* Of a function. */
static NodeId of_function(Sema *s, TypeId type, NodeId node, Span span) {
  Types *t = s->types;
  TypeId actual = type_resolve(t, psg_node(s->graph, node)->type);
  if (delegate_is(s, actual)) return sema_fit(s, node, type, span);
  uint32_t arity;
  TypeId wanted = delegate_function(s, type, &arity);
  if (arity > 1 && type_kind(t, actual) == TYPE_FUNCTION) { /* a method: takes a tuple */
    TypeId domain = type_resolve(t, type_arg(t, actual, 0));
    if (type_kind(t, domain) == TYPE_TUPLE && type_row(t, domain)->args.count == arity) {
      TypeId rest = wanted;
      for (uint32_t i = 0; i < arity; i++) {
        rest = type_resolve(t, rest);
        if (!type_unify(&s->unifier, type_arg(t, rest, 0), type_arg(t, domain, i)))
          sema_mismatch(s, span, wanted, actual);
        rest = type_arg(t, rest, 1);
      }
      if (!type_unify(&s->unifier, rest, type_arg(t, actual, 1)))
        sema_mismatch(s, span, wanted, actual);
      return sema_coerce(s, spread_tuple(s, node, wanted, arity, span), type, COERCE_DELEGATE,
                         span);
    }
  }
  return sema_coerce(s, sema_fit(s, node, wanted, span), type, COERCE_DELEGATE, span);
}

NodeId delegate_of_node(Sema *s, TypeId type, NodeId node, Span span) {
  TypeId actual = type_resolve(s->types, psg_node(s->graph, node)->type);
  return type_kind(s->types, actual) == TYPE_VAR ? sema_fit(s, node, type, span)
                                                 : of_function(s, type, node, span);
}

NodeId delegate_make(Sema *s, const Scope *scope, TypeId type, Syn *function, bool is_arg,
                     Span span) {
  while (function->kind == SYN_PAREN) function = function->items[0];
  uint32_t arity;
  if (function->kind == SYN_LAMBDA || function->kind == SYN_FUNCTION ||
      function->kind == SYN_DOT_LAMBDA) {
    NodeId node = sema_check_expr(s, scope, function, delegate_function(s, type, &arity));
    return sema_coerce(s, node, type, COERCE_DELEGATE, span);
  }
  if (function->kind == SYN_CONST && function->sub == SYN_CONST_NULL)
    return sema_check_expr(s, scope, function, type);
  TypeId actual;
  NodeId node = sema_infer_expr(s, scope, function, &actual);
  return is_arg ? delegate_of_node(s, type, node, span) : of_function(s, type, node, span);
}

typedef struct Invoke {
  NodeId function;
  TypeId result;
  Span span;
} Invoke;

static NodeId make_invoke(Sema *s, void *context, const NodeId *args, uint32_t count) {
  Invoke *i = context;
  NodeId unit = sema_unit_node(s, i->span);
  return count ? sema_apply_nodes(s, i->function, args, count, i->result, i->span)
               : sema_apply_nodes(s, i->function, &unit, 1, i->result, i->span);
}

NodeId delegate_invoke(Sema *s, const CallSite *site, Syn *syn, bool *took) {
  Types *t = s->types;
  uint32_t arity;
  TypeId type = delegate_function(s, site->owner, &arity), result = type;
  TypeId *params = NEW_ARRAY(s->scratch, TypeId, arity);
  for (uint32_t i = 0; i < arity; i++) {
    result = type_resolve(t, result);
    params[i] = type_arg(t, result, 0);
    result = type_arg(t, result, 1);
  }
  NodeId function = sema_coerce(s, site->object, type, COERCE_DELEGATE, site->span);
  bool is_unit = arity == 1 && type_is_known(t, params[0], KNOWN_UNIT);
  Invoke invoke = {function, result, site->span};
  if (!syn) {
    if (arity == 1) return function;
    return call_tuple_lambda(s, params, arity, result, make_invoke, &invoke, site->span);
  }
  *took = true;
  CallArgs args = call_split_args(s, syn);
  if (args.count == 1 && arity > 1 && !args.items[0].name.index) {
    TypeId actual;
    sema_infer_expr(s, site->scope, args.items[0].written, &actual);
    sema_mismatch(s, syn->span, type_tuple(t, params, arity, false), actual);
    return sema_error_node(s, site->expect->type, site->span);
  }
  if (args.count != (is_unit ? 0 : arity)) {
    diag(s->diags, site->span, D_MEMBER_ARG_COUNT, "Invoke", format_in(s->session, "%u", arity),
         format_in(s->session, "%u", args.count));
    return sema_error_node(s, site->expect->type, site->span);
  }
  NodeId *nodes = NEW_ARRAY(s->scratch, NodeId, args.count + 1);
  for (uint32_t i = 0; i < args.count; i++)
    nodes[i] = call_check_arg(s, site->scope, args.items[i].written, EXPECT(params[i]));
  return make_invoke(s, &invoke, nodes, args.count);
}
