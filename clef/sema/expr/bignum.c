/* bignum: literals with the suffixes I, Q, R, Z, N and G. `12I` is a call of the module NumericLiteralI in
 * scope: FromZero (), FromOne (), FromInt32 n, FromInt64 n or FromString "digits", the first that fits (F# 4.1
 * specification, section 6.3.1). The library has NumericLiteralI, which makes bigint. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/expr/expr.h"

static Syn *ident(Sema *s, const char *name, Span span) {
  return sema_make_ident(s, sema_name(s, name), span);
}

/* Which function, and its argument as a constant. */
static const char *choose(const Syn *e, Syn *argument) {
  enum { MOST_DIGITS = 20 }; /* that may fit 64 bits, with a sign */
  errno = 0;
  int64_t value = e->size > MOST_DIGITS ? 0 : strtoll(e->u.bytes, NULL, 10);
  if (e->size > MOST_DIGITS || errno) {
    argument->sub = SYN_CONST_STRING;
    argument->u.bytes = e->u.bytes;
    argument->size = e->size;
    return "FromString";
  }
  argument->u.bits = (uint64_t)value;
  argument->sub = SYN_CONST_UNIT;
  if (value == 0) return "FromZero";
  if (value == 1) return "FromOne";
  bool is_small = value >= INT32_MIN && value <= INT32_MAX;
  argument->sub = (uint8_t)(is_small ? SYN_CONST_I32 : SYN_CONST_I64);
  if (is_small) argument->flags = SYN_F_POSTFIX;
  return is_small ? "FromInt32" : "FromInt64";
}

NodeId sema_check_bignum(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  char module[] = "NumericLiteral?";
  module[sizeof module - 2] = name_text(s->names, e->name)[0];
  Syn *argument = sema_make_syn(s, SYN_CONST, e->span, NULL, 0);
  Syn *parts[] = {ident(s, module, e->span), ident(s, choose(e, argument), e->span)};
  Syn *function = sema_make_syn(s, SYN_LONG_IDENT, e->span, parts, 2);
  ModuleId found;
  if (!scope_find_module(s, scope, function, 1, &found)) {
    diag(s->diags, e->span, D_NUMERIC_LITERAL_MODULE, module);
    return sema_error_node(s, expect->type, e->span);
  }
  Syn *call[] = {function, argument};
  return sema_check(s, scope, sema_make_syn(s, SYN_APP, e->span, call, 2), expect);
}

/* m <- m * 10 + digit, m of 96 bits in three limbs; false: it does not fit. */
static bool add_digit(uint32_t m[3], uint32_t digit) {
  uint32_t next[3];
  uint64_t carry = digit;
  for (int i = 0; i < 3; i++) {
    carry += (uint64_t)m[i] * 10;
    next[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) return false;
  memcpy(m, next, sizeof next);
  return true;
}

static Syn *word(Sema *s, uint64_t bits, Span span) {
  Syn *node = sema_make_syn(s, SYN_CONST, span, NULL, 0);
  node->sub = SYN_CONST_U64;
  node->u.bits = bits;
  return node;
}

/* 1.5M: a call of NumericLiteralM.OfBits with the mantissa's lower 64 bits and the word of the others. */
NodeId sema_check_decimal(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  enum { MOST_PLACES = 28 };
  const char *at = e->u.bytes, *end = at + e->size;
  uint32_t m[3] = {0, 0, 0};
  bool negative = at < end && *at == '-', point = false, good = true;
  long scale = 0;
  int dropped = -1;  /* the first digit that finds no room, */
  bool more = false; /* and whether others than 0 follow */
  for (at += negative; at < end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      point = true;
    } else if (dropped >= 0) {
      more = more || *at != '0';
    } else if (scale < MOST_PLACES && add_digit(m, (uint32_t)(*at - '0'))) {
      scale += point;
    } else {
      good = good && point;
      dropped = *at - '0';
    }
  }
  if (dropped > 5 || (dropped == 5 && (more || (m[0] & 1))))
    for (int i = 0; i < 3 && !++m[i];) i++;
  if (at < end) scale -= strtol(at + 1, NULL, 10);
  for (; good && scale < 0; scale++) good = !(m[0] | m[1] | m[2]) || add_digit(m, 0);
  if (!good || scale > MOST_PLACES) {
    diag(s->diags, e->span, D_RANGE_DECIMAL);
    return sema_error_node(s, expect->type, e->span);
  }
  uint64_t low = (uint64_t)m[1] << 32 | m[0],
           high = (uint64_t)negative << 63 | (uint64_t)scale << 32 | m[2];
  Syn *pair[] = {word(s, low, e->span), word(s, high, e->span)};
  Syn *path[] = {ident(s, "NumericLiteralM", e->span), ident(s, "OfBits", e->span)};
  Syn *call[] = {sema_make_syn(s, SYN_LONG_IDENT, e->span, path, 2), pair[0], pair[1]};
  call[0]->flags |= SYN_F_LIBRARY;
  return sema_check(s, scope, sema_make_syn(s, SYN_APP, e->span, call, 3), expect);
}
