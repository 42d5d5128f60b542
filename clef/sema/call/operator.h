/* operator: what call/operator.c, which decides operators, shares with expr/infix.c, which checks the forms they
 * stand in, and with call/pending.c, where they wait. */
#ifndef CLEF_SEMA_OPERATOR_H
#define CLEF_SEMA_OPERATOR_H

#include "clef/sema/sema.h"

bool sema_is_number(PrimKind p);

/* `node`, Pending with its operands, decided now or put with what waits for its types; `op` NULL: a conversion. */
NodeId sema_pend(Sema *s, const char *op, NodeId node);

/* The type that the operand has by now. */
TypeId sema_type_of_child(Sema *s, NodeId node, uint32_t index);
bool sema_has_measure(Sema *s, TypeId type);
/* Decides the operator `op`, or the conversion, if its types are known well enough. */
bool sema_try_node(Sema *s, NodeId node, Name op);

/* Makes `node` a call of the operator's static member, if an operand's type has one that fits. */
bool sema_try_operator_member(Sema *s, NodeId node, const Operator *op);

#endif
