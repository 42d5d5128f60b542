/* bind: `let` bindings and patterns. */
#ifndef CLEF_SEMA_BIND_H
#define CLEF_SEMA_BIND_H

#include "clef/sema/context.h"

typedef NodeId (*LetRest)(Sema *s, const Scope *scope, Syn *rest, const Expect *expect,
                          void *context);
typedef NodeId (*BodyMaker)(Sema *s, const Scope *scope, const Expect *expect, void *context);
enum { /* of an active pattern */
       ACTIVE_PARTIAL = 1 << 16,
       ACTIVE_OF_CLASS = 1 << 17 /* a function of a class: takes this first */
};

/* ---- let_pattern.c ---- */

bool sema_is_pattern_let(Sema *s, const Scope *scope, Syn *let);
/* let p = e in rest, where p is more than a name; the rest is checked by `check_rest`. */
NodeId sema_check_pattern_let(Sema *s, const Scope *scope, Syn *let, const Expect *expect,
                              LetRest check_rest, void *context);
/* Splits `let a, b = e, f` with syntactic values into `let a = e and b = f`; returns other syntax as it is. */
Syn *sema_split_tuple_let(Sema *s, const Scope *scope, Syn *let);
/* Splits `let pattern = e` with a syntactic value and an irrefutable pattern: `first` is `let $t = e`, and `second` binds each
 * variable by a match on $t, so that each is generalised separately. `first` ends in `second` if the let has a rest. Returns
 * false for any other binding. */
bool sema_split_value_let(Sema *s, const Scope *scope, Syn *let, Syn **first, Syn **second);

/* ---- generalize.c ---- */

/* Reports FS0064 for the annotated variables that were solved, at the place that solved them, or at `whole`. */
void sema_check_written_vars(Sema *s, const TypeVars *vars, Span whole);

/* ---- patterns.c ---- */

NodeId pattern_check(Sema *s, Scope *scope, Syn *pattern, TypeId type);
/* Reports names that two variables between `before` and the scope's top have (FS0038). */
void sema_check_bound_twice(Sema *s, const ScopeItem *before, const Scope *scope);

/* ---- lambda.c ---- */

/* The patterns of a lambda's parameters, and its body: `make` is called once, in the scope of the patterns. */
typedef struct LambdaParts {
  Syn **patterns;
  uint32_t count;
  BodyMaker make;
  void *context;
} LambdaParts;

/* fun p1 … pn -> body, as one Lambda. */
NodeId sema_make_lambda(Sema *s, const Scope *scope, const LambdaParts *parts, const Expect *expect,
                        Span span);

/* ---- recursive_values.c ---- */

/* Delays values of a `let rec` group (bind/recursive_values.c). Returns the new members of the group, behind which the delayed
 * values stand, or NULL if none had to be delayed. */
NodeId *sema_check_recursive_values(Sema *s, uint32_t first_node, const NodeId *bindings,
                                    uint32_t count);

/* ---- binding.c ---- */

/* The cases of (|A|B|), `ident`, for patterns; `flags`: ACTIVE_OF_CLASS or none. */
void sema_add_active_patterns(Sema *s, Scope *scope, Syn *ident, NodeId node, uint32_t flags,
                              bool in_module);
/* The same in the body of (|A|B|): the cases make its result. */
void sema_add_active_results(Sema *s, Scope *scope, Syn *ident, NodeId node);

/* FS0086: let (=) a b = …, where `head` is the pattern. */
void sema_warn_operator(Sema *s, const Syn *head);

/* ---- constant_folding.c ---- */

/* Evaluates a constant expression to a literal; reports FS0267 for any other expression. */
NodeId sema_fold_literal(Sema *s, NodeId value);
NodeId sema_fold_property(Sema *s, NodeId use);

/* ---- declare.c ---- */

/* A function's Binding before its group is checked (BINDING.size), with the types that are written. */
void sema_declare_function(Sema *s, const Scope *scope, Syn *binding);

/* ---- forward_value.c ---- */

/* A value of a recursive module that is used before its definition. The use checks that it is initialised and raises
 * InvalidOperationException otherwise. */
void sema_declare_value(Sema *s, NodeId value, Span span);
NodeId sema_guard_value(Sema *s, NodeId definition, NodeId use, Span span);
void sema_start_value(Sema *s, NodeId value, NodeList *out);  /* before its Binding */
void sema_finish_value(Sema *s, NodeId value, NodeList *out); /* after it */

#endif
