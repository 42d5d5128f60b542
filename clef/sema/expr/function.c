/* function: the expressions `fun`, `function` and `_.P`. */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/expr.h"

/* The domain and range of a function expression at `span`: those of `expected`, which is solved by new variables if it is
 * unknown. Returns false if it is no function type; the caller reports it. */
static bool is_function(Sema *s, Span span, TypeId expected, TypeId *domain, TypeId *range) {
  Types *t = s->types;
  TypeId known = type_resolve(t, expected);
  if (type_kind(t, known) == TYPE_FUNCTION) {
    *domain = type_arg(t, known, 0), *range = type_arg(t, known, 1);
    return true;
  }
  *domain = sema_new_var(s, span), *range = sema_new_var(s, span);
  return type_unify(&s->unifier, known, type_function(t, *domain, *range));
}

NodeId expr_check_function(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  TypeId domain, range;
  if (!is_function(s, e->span, expect->type, &domain, &range)) {
    if (type_kind(s->types, type_resolve(s->types, expect->type)) != TYPE_ERROR)
      sema_report_function(s, e->span, expect, 1);
    return sema_error_node(s, expect->type, e->span);
  }
  uint32_t outer = sema_begin_made(s, "function");
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, e->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId value = psg_new_var(s->graph, param, domain, e->span);
  psg_node(s->graph, value)->name = psg_node(s->graph, param)->name;
  sema_end_made(s, outer);
  Expect of_body = {.type = range, .because = &(Because){0}};
  NodeId body = expr_match_rules(s, scope, value, e->items, e->count, &of_body, e->span);
  NodeId children[] = {param, body};
  return psg_new_n(s->graph, PSG_LAMBDA, expect->type, e->span, children, 2);
}

static NodeId lambda_body(Sema *s, const Scope *scope, const Expect *expect, void *context) {
  return sema_check(s, scope, context, expect);
}

NodeId expr_check_lambda(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Scope inner = *scope;
  inner.comp = NULL;
  return sema_make_lambda(
      s, &inner, &(LambdaParts){e->items, e->count - 1, lambda_body, e->items[e->count - 1]},
      expect, e->span);
}

/* _.Name: fun x -> x.Name, its parameter has a name that no program can write */
NodeId expr_check_dot_lambda(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  TypeId domain, range;
  if (!is_function(s, e->span, expect->type, &domain, &range)) {
    sema_mismatch_expected(s, e->span, expect, type_function(s->types, domain, range));
    return sema_error_node(s, expect->type, e->span);
  }
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, e->span);
  psg_node(s->graph, param)->name = sema_name(s, "_");
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  Scope inner = *scope;
  inner.comp = NULL;
  scope_add_value(s, &inner, sema_name(s, "_"), param);
  NodeId children[] = {param, sema_check_expr(s, &inner, e->items[0], range)};
  return psg_new_n(s->graph, PSG_LAMBDA, type_function(s->types, domain, range), e->span, children,
                   2);
}
