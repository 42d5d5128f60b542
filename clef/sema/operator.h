/* operator: what infer_op.c, which decides operators, shares with infer_infix.c, which checks the forms they stand in. */
#ifndef CLEF_SEMA_OPERATOR_H
#define CLEF_SEMA_OPERATOR_H

#include "clef/sema/sema.h"

typedef struct Operator {
  const char *text, *member;
  IntrinsicId intrinsic;
  char sort; /* a arithmetic, b bits, s shift, c comparison, l logic, u unary */
} Operator;

/* The operator written so ("+", "~-", "abs"); NULL for any other name. */
const Operator *sema_find_operator(const char *text);

bool sema_is_number(PrimKind p);

/* `node`, Pending with its operands, decided now or put with what waits for its types; `op` NULL: a conversion. */
NodeId sema_pend(Sema *s, const char *op, NodeId node);

/* Makes `node` a call of the operator's static member, if an operand's type has one that fits. */
bool sema_try_operator_member(Sema *s, NodeId node, const Operator *op);

#endif
