/* statement: expressions whose value is dropped. */
#include "clef/sema/check.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/expr.h"

/* The expression that is the value of a block. */
static Syn *end_of_block(Syn *e) {
  while (e->kind == SYN_SEQUENTIAL || (e->kind == SYN_LET && !(e->flags & SYN_F_BANG))) {
    Syn *last = e->count ? e->items[e->count - 1] : NULL;
    if (!last) break;
    e = last;
  }
  return e;
}

NodeId sema_check_statement(Sema *s, const Scope *scope, Syn *expr) {
  return sema_check_statement_of(s, scope, expr, (TypeId){0});
}

NodeId sema_check_statement_of(Sema *s, const Scope *scope, Syn *expr, TypeId element) {
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, expr, &type);
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_VAR) { /* an operator's result may be known by now */
    sema_retry_pending(s);
    type = type_resolve(s->types, type);
  }
  if (type_kind(s->types, type) == TYPE_VAR) {
    type_unify(&s->unifier, type, sema_unit(s));
  } else if (!type_is_known(s->types, type, KNOWN_UNIT) && type_kind(s->types, type) != TYPE_ERROR) {
    expr = end_of_block(expr);
    if (type_kind(s->types, type) == TYPE_FUNCTION)
      diag(s->diags, expr->span, D_FUNCTION_STATEMENT, sema_type_text(s, type));
    else if (expr->kind == SYN_INFIX && !strcmp(name_text(s->names, expr->name), "="))
      diag(s->diags, expr->span, D_EQUALITY_STATEMENT, sema_type_text(s, type));
    else
      diag(s->diags, expr->span,
           element.index && type_equal(s->types, type, type_resolve(s->types, element))
               ? D_NOT_YIELDED
               : D_NOT_UNIT,
           sema_type_text(s, type));
  }
  return node;
}
