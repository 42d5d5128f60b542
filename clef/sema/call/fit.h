/* fit: makes a node fit its expected type: coercions, conversions, functions of other parameter types. */
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
/* Does either type have a static member op_Implicit that converts between them? Solves no variable. */
bool sema_converts_implicitly(Sema *s, TypeId actual, TypeId expected, Span span);
/* Is one type a flexible variable with a sequence as its bound, and the other a sequence? */
bool sema_is_flexible_seq(Sema *s, TypeId actual, TypeId expected);
/* Is it a type that no conversion leads to, so that the value must have it already? */
bool sema_is_fixed_result(Sema *s, TypeId type);
/* May an argument be coerced to this parameter type? */
bool sema_takes_coercion(Sema *s, TypeId domain);

/* ---- flexible.c ---- */

/* Fits an argument to a parameter. An argument of unknown type gets the parameter's type as its bound. */
NodeId sema_fit_arg(Sema *s, NodeId node, const Expect *expect, Span span);
/* Wraps a named function whose parameter types are wider than expected; returns any other node as it is (call/flexible.c). */
NodeId sema_fit_function(Sema *s, NodeId node, TypeId wanted, Span span);
/* The same for unknown expected parameter types: they become variables with the function's parameter types as bounds. */
NodeId sema_flex_function(Sema *s, NodeId node, TypeId wanted, Span span);
/* Can values of other types be coerced to this one? */
bool sema_has_subtypes(Sema *s, TypeId type);

/* ---- type_test.c ---- */

/* May solve variables of both types. */
bool sema_may_be(Sema *s, TypeId type, TypeId tested, Span at);
/* Reports FS1240 for each unit of measure in `tested`: a value has none at run time. */
void sema_warn_measures(Sema *s, TypeId tested, Span at);
/* May a value of type `from` be tested for `to`? Not while it may be of any type: reports it (FS0008). */
bool sema_check_testable(Sema *s, TypeId from, TypeId to, Span span);

/* ---- coerce.c ---- */

/* Coerces a value whose type is a variable with a bound to a supertype of the bound. The variable stays unsolved. */
NodeId sema_through_bound(Sema *s, NodeId node, TypeId wanted, Span span);
NodeId sema_coerce(Sema *s, NodeId node, TypeId to, CoerceKind kind, Span span);
/* A value as one of its supertypes: a base class, an interface, a sequence, obj. */
NodeId sema_upcast(Sema *s, NodeId node, TypeId super, Span span);

/* ---- place.c ---- */

bool sema_is_written(Sema *s, const Scope *scope, NodeId place, Span span);
/* `a.[i, j]` as a place: the target of the byref to the element. Returns any other node as it is. */
NodeId sema_element_place(Sema *s, NodeId node);
/* FS0256: MoveNext of an immutable variable whose enumerator is a struct in .NET would move a copy. */
void sema_check_enumerator(Sema *s, NodeId object, Span span);

#endif
