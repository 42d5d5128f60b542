/* expr: forms of expressions by the file that checks them; sema_check_expr (expr/expr.c) chooses. */
#ifndef CLEF_SEMA_EXPR_H
#define CLEF_SEMA_EXPR_H

#include "clef/sema/context.h"

NodeId expr_check(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

/* ---- expr/constant.c ---- */
NodeId expr_check_const(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

/* ---- expr/control.c ---- */
NodeId expr_check_block(Sema *s, const Scope *outer, Syn *e, const Expect *expect);
NodeId expr_check_if(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
NodeId expr_check_match(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
NodeId expr_check_try(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
NodeId expr_check_for_to(Sema *s, const Scope *outer, Syn *e, const Expect *expect);
NodeId expr_check_for_in(Sema *s, const Scope *outer, Syn *e, const Expect *expect);
/* The match of a value by rules. `expect` states the type of their results and why it is expected. */
NodeId expr_match_rules(Sema *s, const Scope *scope, NodeId scrutinee, Syn **rules, uint32_t count,
                        const Expect *expect, Span span);

/* ---- function.c ---- */
NodeId expr_check_lambda(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
NodeId expr_check_function(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
NodeId expr_check_dot_lambda(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

/* ---- cast.c ---- */

/* e :? t, e :?> t, e :> t and their shorter forms */
NodeId expr_check_cast(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

/* ---- statement.c ---- */

/* Statement: not unit is a warning (FS0020). */
NodeId sema_check_statement(Sema *s, const Scope *scope, Syn *expr);
/* The same in a comprehension whose elements have that type. */
NodeId sema_check_statement_of(Sema *s, const Scope *scope, Syn *expr, TypeId element);

/* ---- application.c ---- */

/* f a b */
NodeId sema_check_app(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
NodeId sema_check_pipe(Sema *s, const Scope *scope, Syn *operand, Syn *function, uint32_t count,
                       const Expect *expect, Span span);
NodeId sema_check_path(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);

/* ---- infix.c ---- */

/* (+) as a function; none when the name is no operator of the checker's. */
NodeId sema_operator_function(Sema *s, Name name, const Expect *expect, Span span);
NodeId sema_check_infix(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
NodeId sema_check_dynamic(Sema *s, const Scope *scope, Syn *e, Syn *assigned, const Expect *expect);
NodeId sema_check_prefix(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);

/* ---- index.c ---- */

NodeId sema_check_index(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
NodeId sema_check_assign(Sema *s, const Scope *scope, Syn *expr);

/* ---- comprehension.c ---- */

NodeId sema_check_sequence(Sema *s, const Scope *scope, Syn *expr,
                           const Expect *expect); /* LIST, ARRAY, COMP with seq */
/* A yield (not yield!) anywhere in it: statements are not yielded then. */
bool sema_writes_yield(Syn *e);

/* ---- bignum.c ---- */

/* 12I */
NodeId sema_check_decimal(Sema *s, const Scope *scope, Syn *literal, const Expect *expect);
NodeId sema_check_bignum(Sema *s, const Scope *scope, Syn *literal, const Expect *expect);

/* ---- builder.c ---- */

/* builder { … } */
NodeId sema_check_builder(Sema *s, const Scope *scope, Syn *builder, Syn *comp,
                          const Expect *expect, Span span);
NodeId sema_check_statement_or_yield(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
/* Custom operations: noted when a member is declared, found by the name that computations use. */
void sema_note_operation(Sema *s, MemberId member, Syn *syn);
const CustomOperation *sema_operation(const Sema *s, MemberId member);
bool sema_find_operation(Sema *s, TypeId builder, Name name, MemberId *member);

/* ---- record.c ---- */

NodeId sema_check_record(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
NodeId sema_check_anon_record(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);

/* ---- format_string.c ---- */

NodeId sema_check_interp(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
NodeId sema_check_format(Sema *s, Syn *literal, TypeId format_type);
/* PrintfFormat, with or without the tuple of its holes? */
bool sema_is_format(Types *types, TypeId type);

/* ---- typeof.c ---- */

/* typeof<t>.Name, sizeof<t>; none when it is something else. */
NodeId sema_check_typeof(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
Syn *sema_enum_call(Sema *s, Syn *e);

/* ---- extern.c ---- */

/* The `let` that an EXTERN is. */
Syn *sema_extern_as_let(Sema *s, Syn *decl);
/* The same of each `static extern` of types, which is a `static let`. */
void sema_externs_of_types(Sema *s, Syn *types);
/* The body of the function that an `extern` is. */
NodeId sema_check_extern_call(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

#endif
