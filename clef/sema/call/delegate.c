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

/* Of a function. */
static NodeId of_function(Sema *s, TypeId type, NodeId node, Span span) {
  Types *t = s->types;
  TypeId actual = type_resolve(t, psg_node(s->graph, node)->type);
  if (delegate_is(s, actual)) return sema_fit(s, node, type, span);
  uint32_t arity;
  TypeId wanted = delegate_function(s, type, &arity);
  return sema_coerce(s, sema_fit(s, node, wanted, span), type, COERCE_DELEGATE, span);
}

NodeId delegate_of_node(Sema *s, TypeId type, NodeId node, Span span) {
  TypeId actual = type_resolve(s->types, psg_node(s->graph, node)->type);
  return type_kind(s->types, actual) == TYPE_VAR ? sema_fit(s, node, type, span)
                                                 : of_function(s, type, node, span);
}

/* Reports FS0002 for a lambda at the end of a branch or a block, where F# expects the delegate itself. */
static bool refuse_inner_lambda(Sema *s, TypeId type, Syn *e) {
  bool refused = false;
  switch (e->kind) {
  case SYN_LAMBDA:
  case SYN_FUNCTION:
    sema_report_function(s, e->span, EXPECT(type), e->kind == SYN_LAMBDA ? e->count - 1 : 1);
    return true;
  case SYN_PAREN: return refuse_inner_lambda(s, type, e->items[0]);
  case SYN_LET:
  case SYN_RULE:
  case SYN_SEQUENTIAL: return refuse_inner_lambda(s, type, e->items[e->count - 1]);
  case SYN_IF:
  case SYN_MATCH:
    for (uint32_t i = 1; i < e->count; i++)
      refused |= e->items[i] && refuse_inner_lambda(s, type, e->items[i]);
    return refused;
  default: return false;
  }
}

static bool is_at(Span a, Span b) {
  return a.file == b.file && a.start == b.start && a.end == b.end;
}

/* Checks the argument for a delegate parameter of a method without overloads, if it has no type of its own. Reports FS0002 for a
 * method and FS0001 for a format that makes a function. */
static bool is_refused_arg(Sema *s, TypeId type, Syn *arg, NodeId node) {
  TypeId actual = psg_node(s->graph, node)->type;
  PsgKind kind = psg_kind(s->graph, node);
  if (!s->dialect->checks_uses ||
      type_kind(s->types, type_resolve(s->types, actual)) != TYPE_FUNCTION)
    return false;
  if (refuse_inner_lambda(s, type, arg)) return true;
  if ((kind == PSG_LAMBDA || kind == PSG_SEQUENTIAL) && is_at(s->notes.method_at, arg->span)) {
    sema_mismatch(s, arg->span, type, actual);
    return true;
  }
  while (kind == PSG_APPLICATION &&
         psg_kind(s->graph, psg_child(s->graph, node, 0)) == PSG_APPLICATION)
    node = psg_child(s->graph, node, 0);
  bool is_call = kind == PSG_APPLICATION || kind == PSG_INTRINSIC;
  for (uint32_t i = 0; is_call && i < psg_child_count(s->graph, node); i++) {
    const PsgNode *part = psg_node(s->graph, psg_child(s->graph, node, i));
    if (part->kind != PSG_LITERAL ||
        psg_literal_row(s->graph, psg_literal_of(part)->value)->kind != LITERAL_FORMAT)
      continue;
    sema_mismatch(s, part->span, type, actual);
    return true;
  }
  return false;
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
  if (!is_arg && s->dialect->checks_uses) {
    NodeId node = sema_check_expr(s, scope, function, delegate_function(s, type, &arity));
    return sema_coerce(s, node, type, COERCE_DELEGATE, span);
  }
  s->notes.method_at = (Span){0};
  NodeId node = sema_infer_expr(s, scope, function, &actual);
  if (is_arg && is_refused_arg(s, type, function, node)) return sema_error_node(s, type, span);
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
