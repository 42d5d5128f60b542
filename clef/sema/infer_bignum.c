/* infer_bignum: literals with the suffixes I, Q, R, Z, N and G. `12I` is a call of the module NumericLiteralI in
 * scope: FromZero (), FromOne (), FromInt32 n, FromInt64 n or FromString "digits", the first that fits (F# 4.1
 * specification, section 6.3.1). The library has NumericLiteralI, which makes bigint. */
#include <stdlib.h>

#include "clef/sema/sema.h"

static Syn *make(Sema *s, SynKind kind, Span span, Syn **items, uint32_t count) {
  Syn *node = NEW(s->unit, Syn);
  node->kind = (uint16_t)kind;
  node->span = span;
  node->count = count;
  node->items = NEW_ARRAY(s->unit, Syn *, count + 1);
  for (uint32_t i = 0; i < count; i++) node->items[i] = items[i];
  return node;
}

static Syn *ident(Sema *s, const char *name, Span span) {
  Syn *node = make(s, SYN_IDENT, span, NULL, 0);
  node->name = sema_name(s, name);
  return node;
}

/* Which function, and its argument as a constant. */
static const char *choose(const Syn *e, Syn *argument) {
  enum { SURE_DIGITS = 18 }; /* fit 64 bits, with a sign too */
  if (e->size > SURE_DIGITS) {
    argument->sub = SYN_CONST_STRING;
    argument->u.bytes = e->u.bytes;
    argument->size = e->size;
    return "FromString";
  }
  int64_t value = strtoll(e->u.bytes, NULL, 10);
  argument->u.bits = (uint64_t)value;
  argument->sub = SYN_CONST_UNIT;
  if (value == 0) return "FromZero";
  if (value == 1) return "FromOne";
  bool is_small = value >= INT32_MIN && value <= INT32_MAX;
  argument->sub = (uint8_t)(is_small ? SYN_CONST_I32 : SYN_CONST_I64);
  if (is_small) argument->flags = SYN_F_POSTFIX;
  return is_small ? "FromInt32" : "FromInt64";
}

NodeId sema_check_bignum(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  char module[] = "NumericLiteral?";
  module[sizeof module - 2] = name_text(s->names, e->name)[0];
  Syn *argument = make(s, SYN_CONST, e->span, NULL, 0);
  Syn *parts[] = {ident(s, module, e->span), ident(s, choose(e, argument), e->span)};
  Syn *function = make(s, SYN_LONG_IDENT, e->span, parts, 2);
  ModuleId found;
  if (!scope_find_module(s, scope, function, 1, &found)) {
    diag(s->diags, e->span, D_NUMERIC_LITERAL_MODULE, module);
    return sema_error_node(s, expected, e->span);
  }
  Syn *call[] = {function, argument};
  return sema_check_expr(s, scope, make(s, SYN_APP, e->span, call, 2), expected);
}
