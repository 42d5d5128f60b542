/* operator: operators, conversions and member constraints, decided when their types are known. */
#ifndef CLEF_SEMA_OPERATOR_H
#define CLEF_SEMA_OPERATOR_H

#include "clef/sema/names/names.h"

/* An attempt to decide an operator, a conversion or a trait: the facts about its place, besides the types. */
typedef struct Attempt {
  const Operator *op;    /* NULL: of a conversion or a trait */
  bool waits;            /* with one unknown operand it waits for later code (`x * 2.0`) */
  bool is_weak;          /* the left operand's type was unknown at first */
  bool has_known_result; /* the expected result type is known */
  bool is_defaulting;    /* a default of an operator determined a type: a mismatch is FS0071 */
  bool is_last;          /* the last attempt for a trait */
  bool takes_only; /* a single overload that fits is taken, although a type of the trait is open */
  Span blame; /* the expression that gave an operand its type, where that is not at the operator */
  TypeId blame_type;
  const Because *because; /* why a type is expected of that expression, or NULL */
} Attempt;

/* Decides `node`, which is Pending with its operands, or adds it to the list of pendings. */
NodeId sema_pend(Sema *s, NodeId node, const Attempt *attempt);
NodeId sema_pend_range(Sema *s, NodeId node);

/* The current type of the operand. */
TypeId sema_type_of_child(Sema *s, NodeId node, uint32_t index);
bool sema_has_measure(Sema *s, TypeId type);
/* Decides the attempt's operator (or the conversion, if that is NULL), if enough of its types is known. */
bool sema_try_node(Sema *s, NodeId node, const Attempt *attempt);

/* Makes `node` a call of the operator's static member, if an operand's type has one that fits. */
bool sema_try_operator_member(Sema *s, NodeId node, const Operator *op);

/* ---- operator.c ---- */

NodeId sema_make_conversion(Sema *s, NodeId value, KnownTycon target, Span span);
/* -x, abs x …: `op` as the table of call/operator.c has it. */
NodeId sema_make_unary(Sema *s, NodeId value, const char *op, TypeId result, Span span);
/* Turns a Pending node into an application of what `made` applies. */
void sema_become(Sema *s, NodeId node, NodeId made);

/* ---- trait.c ---- */

/* Decides the trait if its support is known. */
bool sema_try_trait(Sema *s, const Trait *trait, const Attempt *attempt);
/* Decides it although a support type is unknown, if exactly one member of the known ones fits. */
bool sema_settle_trait(Sema *s, const Trait *trait);
/* Unifies the types of those constraints from `from` on that require the same member of the same support type, and removes
 * all but one of them. Returns whether there were such constraints. */
bool sema_join_traits(Sema *s, uint32_t from);
void sema_add_trait(Sema *s, const Trait *trait);
/* Is it an arithmetic operator on two values? Returns the types of the operands and the result. */
bool sema_trait_arithmetic(Sema *s, const Trait *trait, TypeId *a, TypeId *b, TypeId *result);
void sema_add_use_traits(Sema *s, IdRun params, IdRun args, Span span);
/* Does every member constraint lack a member of its name, at the types of this use? */
bool sema_lacks_members(Sema *s, IdRun params, IdRun args, Span span);
/* Before generalisation: keeps a variable that such a trait searches unsolved, even if it has only a bound. */
void sema_keep_trait_support(Sema *s, uint32_t first_pending);
/* Turns the traits from `first_pending` on that mention generalised variables into constraints. Adds the variables that this
 * generalises to `params`. */
void sema_generalize_traits(Sema *s, uint32_t first_pending, ParamList *params, uint32_t level);
/* Does an interface among the constraints of the type variable have this static member? */
bool sema_has_static_slot(Sema *s, TypeId type, const char *name);
/* Turns an operator's or conversion's node into a trait call. */
void sema_make_trait_call(Sema *s, NodeId node, Name name, const TypeId *support, uint32_t count);

/* ---- trait_call.c ---- */

NodeId sema_check_trait_call(Sema *s, const Scope *scope, Syn *e, const Expect *expect);

/* ---- pending.c ---- */

/* Decides the operators whose operand types are known now. */
void sema_retry_pending(Sema *s);
/* Decides the operators that waited for an operand, which got its type when the expression at `span`, of type `type`, was fitted.
 * `because` says why that type was expected, or is NULL. */
void sema_decide_operators(Sema *s, Span span, TypeId type, const Because *because);
/* Decides the pendings from `from` on at the end of their group. Variables that stay unsolved are not generalised at `level`;
 * in an `inline` function each use decides. */
void sema_solve_pending(Sema *s, uint32_t from, uint32_t level, bool is_inline);
/* At the end of the file: solves the remaining variables by their defaults, or by int. */
void sema_default_pending(Sema *s);
/* Variables in the types of those from `from` on became parameters with constraints. */
void sema_wake_pending(Sema *s, uint32_t from);
/* Adds one that its types do not decide yet. */
void sema_add_pending(Sema *s, Pending pending);
/* The first index of the set that is not below `from`, or UINT32_MAX. */
uint32_t pending_set_next(const PendingQueue *queue, uint32_t set, uint32_t from);

#endif
