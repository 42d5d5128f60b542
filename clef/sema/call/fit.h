/* fit: a node made to fit the type that is expected: coercions, conversions, narrower functions. */
#ifndef CLEF_SEMA_CALL_FIT_H
#define CLEF_SEMA_CALL_FIT_H

#include "clef/sema/context.h"

/* ---- fit.c ---- */

/* Fits a node of a known type to the expected one: the same node, a coercion around it, or a message. */
NodeId sema_fit(Sema *s, NodeId node, TypeId expected, Span span);
NodeId sema_fit_expected(Sema *s, NodeId node, const Expect *expect, Span span);

/* int to int64, nativeint or float: F# 6's type-directed conversions. */
bool sema_can_widen(Sema *s, TypeId from, TypeId to);
void sema_take_form(Sema *s, TypeId wanted, TypeId form);
/* Does a static member op_Implicit of either type make the one of the other? Solves nothing. */
bool sema_converts_implicitly(Sema *s, TypeId actual, TypeId expected, Span span);
/* A variable of a flexible type of sequences, beside a sequence. */
bool sema_is_flexible_seq(Sema *s, TypeId actual, TypeId expected);
/* A type that nothing is converted to: what gives it has it. */
bool sema_is_fixed_result(Sema *s, TypeId type);
/* An argument may be coerced where the parameter's type is one that values are coerced to. */
bool sema_takes_coercion(Sema *s, TypeId domain);

/* ---- flexible.c ---- */

/* Fits an argument: one of an open type becomes what may be a subtype of the parameter's. */
NodeId sema_fit_arg(Sema *s, NodeId node, const Expect *expect, Span span);
/* A named function whose parameters are wider than expected, wrapped; else `node` itself (call/flexible.c). */
NodeId sema_fit_function(Sema *s, NodeId node, TypeId wanted, Span span);
/* The same where parameters of what is expected are still open: they become variables with the function's types as bounds. */
NodeId sema_flex_function(Sema *s, NodeId node, TypeId wanted, Span span);
/* Can there be values of other types that are coerced to this one? */
bool sema_has_subtypes(Sema *s, TypeId type);

/* ---- type_test.c ---- */

/* What is open in either type may be decided by the question. */
bool sema_may_be(Sema *s, TypeId type, TypeId tested, Span at);
/* FS1240 for each unit of measure in `tested`: a value has none at run time. */
void sema_warn_measures(Sema *s, TypeId tested, Span at);
/* May a value of type `from` be tested for `to`? Not while it may be of any type: reports it (FS0008). */
bool sema_check_testable(Sema *s, TypeId from, TypeId to, Span span);

/* ---- coerce.c ---- */

/* A value of an open type that has a bound, where a supertype of the bound is expected: the type stays open. */
NodeId sema_through_bound(Sema *s, NodeId node, TypeId wanted, Span span);
NodeId sema_coerce(Sema *s, NodeId node, TypeId to, CoerceKind kind, Span span);
/* A value as one of its supertypes: a base class, an interface, a sequence, obj. */
NodeId sema_upcast(Sema *s, NodeId node, TypeId super, Span span);

/* ---- place.c ---- */

bool sema_is_written(Sema *s, const Scope *scope, NodeId place, Span span);
/* a.[i, j] as a place: what the byref to the element refers to. Any other node is given back. */
NodeId sema_element_place(Sema *s, NodeId node);
/* FS0256: MoveNext of an immutable variable whose enumerator is a struct in .NET would move a copy. */
void sema_check_enumerator(Sema *s, NodeId object, Span span);

#endif
