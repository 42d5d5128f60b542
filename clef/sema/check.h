/* check: the functions through which the rooms of the checker call each other recursively.
 *
 * An expression contains patterns, bindings and object expressions, and each of these contains expressions. A lower room
 * calls the functions that check them through a table, so it depends on no room above it. file/file.c has the table.
 */
#ifndef CLEF_SEMA_CHECK_H
#define CLEF_SEMA_CHECK_H

#include "clef/sema/context.h"

typedef enum LetPlace { LET_LOCAL, LET_MODULE, LET_CLASS } LetPlace;

typedef struct Checkers {
  NodeId (*expr)(Sema *s, const Scope *scope, Syn *expr, const Expect *expect); /* expr/expr.c */
  NodeId (*pattern)(Sema *s, Scope *scope, Syn *pattern, TypeId type);         /* bind/patterns.c */
  void (*let)(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out); /* bind/binding.c */
  NodeId (*object)(Sema *s, const Scope *scope, Syn *object,
                   const Expect *expect); /* decl/object_expression.c */
} Checkers;

static inline NodeId sema_check(Sema *s, const Scope *scope, Syn *expr, const Expect *expect) {
  return s->check->expr(s, scope, expr, expect);
}

/* Checks an expression against an expected type without a reason. */
static inline NodeId sema_check_expr(Sema *s, const Scope *scope, Syn *expr, TypeId expected) {
  return sema_check(s, scope, expr, EXPECT(expected));
}

/* A fresh variable is expected; the type found. */
static inline NodeId sema_infer_expr(Sema *s, const Scope *scope, Syn *expr, TypeId *type) {
  *type = sema_new_var(s, expr->span);
  NodeId node = sema_check_expr(s, scope, expr, *type);
  *type = psg_node(s->graph, node)->type;
  return node;
}

/* A pattern for a value of the type; its variables are added to `scope`. */
static inline NodeId sema_check_pattern(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  return s->check->pattern(s, scope, pattern, type);
}

/* let bindings: the nodes (Binding or RecGroup, or several for a pattern); names are added to the scope. */
static inline void sema_check_let(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out) {
  s->check->let(s, scope, let, place, out);
}

/* { new T(…) with … } */
static inline NodeId sema_check_object(Sema *s, const Scope *scope, Syn *object,
                                       const Expect *expect) {
  return s->check->object(s, scope, object, expect);
}

#endif
