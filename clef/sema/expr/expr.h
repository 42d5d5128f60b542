/* expr: forms of expressions by the file that checks them; sema_check_expr (expr/expr.c) chooses. */
#ifndef CLEF_SEMA_EXPR_H
#define CLEF_SEMA_EXPR_H

#include "clef/sema/sema.h"

NodeId expr_check(Sema *s, const Scope *scope, Syn *e, TypeId expected);

/* ---- expr/constant.c ---- */
NodeId expr_check_const(Sema *s, const Scope *scope, Syn *e, TypeId expected);

/* ---- expr/control.c ---- */
NodeId expr_check_block(Sema *s, const Scope *outer, Syn *e, TypeId expected);
NodeId expr_check_if(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId expr_check_match(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId expr_check_try(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId expr_check_for_to(Sema *s, const Scope *outer, Syn *e, TypeId expected);
NodeId expr_check_for_in(Sema *s, const Scope *outer, Syn *e, TypeId expected);
/* The match of a value by rules; `because`: why their results' type is expected. */
NodeId expr_match_rules(Sema *s, const Scope *scope, NodeId scrutinee, Syn **rules, uint32_t count,
                        TypeId expected, Span span, Because because);

/* ---- bind/lambda.c ---- */
NodeId expr_check_lambda(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId expr_check_function(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId expr_check_dot_lambda(Sema *s, const Scope *scope, Syn *e, TypeId expected);

/* ---- call/coerce.c ---- */

/* e :? t, e :?> t, e :> t and their shorter forms */
NodeId expr_check_cast(Sema *s, const Scope *scope, Syn *e, TypeId expected);

#endif
