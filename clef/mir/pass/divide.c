/* divide: division by a constant becomes multiplication and shifts.
 *
 * In:    verified MIR before ownership.
 * Out:   no sdiv, udiv, srem, urem of i32 and i64 by a constant.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/divide-*.mir, t/run/divide-by-constants.fs
 *
 * x / c = floor(x · M / 2^(w+s)), plus 1 for a negative x, with M and s found as in Granlund and Montgomery 1994, in the
 * form of Warren, Hacker's Delight, chapter 10. 32 bits are multiplied in 64, where M needs no sign. The quotient of a
 * negative constant is that of its magnitude, negated; a remainder is x - q · c.
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

typedef struct Magic {
  uint64_t multiplier; /* `width` bits */
  uint32_t shift;
  bool adds; /* unsigned: the multiplier has one bit more than there is room for */
} Magic;

/* For 2 <= divisor, not a power of two. */
static Magic signed_magic(uint64_t divisor, uint32_t width) {
  uint64_t half = (uint64_t)1 << (width - 1), limit = half - 1 - half % divisor;
  uint64_t q1 = half / limit, r1 = half % limit, q2 = half / divisor, r2 = half % divisor, delta;
  uint32_t power = width - 1;
  do {
    power++;
    q1 = 2 * q1, r1 = 2 * r1;
    if (r1 >= limit) q1++, r1 -= limit;
    q2 = 2 * q2, r2 = 2 * r2;
    if (r2 >= divisor) q2++, r2 -= divisor;
    delta = divisor - r2;
  } while (q1 < delta || (q1 == delta && !r1));
  return (Magic){.multiplier = q2 + 1, .shift = power - width};
}

static Magic unsigned_magic(uint64_t divisor, uint32_t width) {
  uint64_t all = width == 64 ? ~(uint64_t)0 : ((uint64_t)1 << width) - 1;
  uint64_t half = (uint64_t)1 << (width - 1), limit = all - ((0 - divisor) & all) % divisor;
  uint64_t q1 = half / limit, r1 = half % limit, q2 = (half - 1) / divisor,
           r2 = (half - 1) % divisor, delta;
  uint32_t power = width - 1;
  Magic magic = {.adds = false};
  do {
    power++;
    if (r1 >= limit - r1)
      q1 = 2 * q1 + 1, r1 = 2 * r1 - limit;
    else
      q1 = 2 * q1, r1 = 2 * r1;
    q1 &= all, r1 &= all;
    if (r2 + 1 >= divisor - r2) {
      magic.adds |= q2 >= half - 1;
      q2 = 2 * q2 + 1, r2 = 2 * r2 + 1 - divisor;
    } else {
      magic.adds |= q2 >= half;
      q2 = 2 * q2, r2 = 2 * r2 + 1;
    }
    q2 &= all, r2 &= all;
    delta = divisor - 1 - r2;
  } while (power < 2 * width && (q1 < delta || (q1 == delta && !r1)));
  magic.multiplier = (q2 + 1) & all;
  magic.shift = power - width;
  return magic;
}

static ValueId number(MirAt *at, MirKind kind, uint64_t bits) {
  return mir_add_const(at, kind, bits);
}
static ValueId shifted(MirAt *at, MirOp op, ValueId x, uint32_t count) {
  return count ? mir_add2(at, op, x, number(at, MIR_KIND_I32, count)) : x;
}
static ValueId converted(MirAt *at, MirOp op, MirKind kind, ValueId x) {
  return mir_add_convert(at, op, kind, x);
}
static uint32_t log2_of(uint64_t c) {
  uint32_t n = 0;
  while (c >> n > 1) n++;
  return n;
}

/* x + (2^n - 1 if x is negative): what is shifted to divide by 2^n. */
static ValueId biased(MirAt *at, MirKind kind, ValueId x, uint32_t n) {
  uint32_t width = kind == MIR_KIND_I32 ? 32 : 64;
  ValueId sign = n == 1 ? x : shifted(at, MIR_ASHR, x, width - 1);
  return mir_add2(at, MIR_IADD, x, shifted(at, MIR_LSHR, sign, width - n));
}

static ValueId signed_quotient(MirAt *at, MirKind kind, ValueId x, uint64_t divisor) {
  if (!(divisor & (divisor - 1))) {
    uint32_t n = log2_of(divisor);
    return n ? shifted(at, MIR_ASHR, biased(at, kind, x, n), n) : x;
  }
  if (kind == MIR_KIND_I32) {
    Magic magic = signed_magic(divisor, 32);
    ValueId wide = converted(at, MIR_SEXT, MIR_KIND_I64, x);
    ValueId product =
        mir_add2(at, MIR_IMUL, wide, number(at, MIR_KIND_I64, magic.multiplier & 0xffffffff));
    ValueId high =
        converted(at, MIR_TRUNC, MIR_KIND_I32, shifted(at, MIR_ASHR, product, 32 + magic.shift));
    return mir_add2(at, MIR_ISUB, high, shifted(at, MIR_ASHR, x, 31));
  }
  Magic magic = signed_magic(divisor, 64);
  ValueId high = mir_add2(at, MIR_SMULHI, x, number(at, MIR_KIND_I64, magic.multiplier));
  if (magic.multiplier >> 63) high = mir_add2(at, MIR_IADD, high, x);
  return mir_add2(at, MIR_IADD, shifted(at, MIR_ASHR, high, magic.shift),
                  shifted(at, MIR_LSHR, x, 63));
}

static ValueId unsigned_quotient(MirAt *at, MirKind kind, ValueId x, uint64_t divisor) {
  if (!(divisor & (divisor - 1))) return shifted(at, MIR_LSHR, x, log2_of(divisor));
  uint32_t width = kind == MIR_KIND_I32 ? 32 : 64;
  Magic magic = unsigned_magic(divisor, width);
  ValueId high;
  if (kind == MIR_KIND_I32) {
    ValueId product = mir_add2(at, MIR_IMUL, converted(at, MIR_ZEXT, MIR_KIND_I64, x),
                               number(at, MIR_KIND_I64, magic.multiplier));
    uint32_t shift = 32 + (magic.adds ? 0 : magic.shift);
    high = converted(at, MIR_TRUNC, MIR_KIND_I32, shifted(at, MIR_LSHR, product, shift));
    if (!magic.adds) return high;
  } else {
    high = mir_add2(at, MIR_UMULHI, x, number(at, MIR_KIND_I64, magic.multiplier));
    if (!magic.adds) return shifted(at, MIR_LSHR, high, magic.shift);
  }
  ValueId half = shifted(at, MIR_LSHR, mir_add2(at, MIR_ISUB, x, high), 1);
  return shifted(at, MIR_LSHR, mir_add2(at, MIR_IADD, half, high), magic.shift - 1);
}

/* The value of a division by a constant; none when it is none. */
static ValueId divided(MirFunc *f, InstId i) {
  const MirInst inst = *mir_inst(f, i);
  bool is_signed = inst.op == MIR_SDIV || inst.op == MIR_SREM;
  bool is_rest = inst.op == MIR_SREM || inst.op == MIR_UREM;
  if (!is_signed && inst.op != MIR_UDIV && inst.op != MIR_UREM) return (ValueId){0};
  MirKind kind = (MirKind)mir_type_of(f, inst.result).kind;
  uint64_t bits;
  if ((kind != MIR_KIND_I32 && kind != MIR_KIND_I64) || !mir_is_const(f, inst.operands[1], &bits))
    return (ValueId){0};
  ValueId x = inst.operands[0];
  int64_t whole = mir_sign_extend(kind, bits);
  bool negative = is_signed && whole < 0;
  uint64_t divisor = mir_zero_extend(kind, negative ? 0 - (uint64_t)whole : bits);
  if (!divisor) return (ValueId){0};
  MirAt at = {f, inst.block, i, inst.span};
  if (is_rest && !is_signed && !(divisor & (divisor - 1)))
    return mir_add2(&at, MIR_IAND, x, number(&at, kind, divisor - 1));
  ValueId q =
      is_signed ? signed_quotient(&at, kind, x, divisor) : unsigned_quotient(&at, kind, x, divisor);
  if (!is_rest) return negative ? mir_add1(&at, MIR_INEG, q) : q;
  ValueId product = !(divisor & (divisor - 1))
                        ? shifted(&at, MIR_SHL, q, log2_of(divisor))
                        : mir_add2(&at, MIR_IMUL, q, number(&at, kind, divisor));
  return mir_add2(&at, MIR_ISUB, x, product);
}

void mir_divide(MirFunc *func, PassContext *cx) {
  typedef struct Pair {
    ValueId from, to;
  } Pair;
  VEC(Pair) pairs = {0};
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    if (func->blocks.items[b].is_removed) continue;
    for (InstId i = func->blocks.items[b].first, next; i.index; i = next) {
      next = mir_inst(func, i)->next;
      ValueId to = divided(func, i);
      if (!to.index) continue;
      vec_push(cx->scratch, &pairs, ((Pair){mir_inst(func, i)->result, to}));
      mir_remove_inst(func, i);
    }
  }
  if (!pairs.count) return;
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count);
  for (uint32_t k = 0; k < pairs.count; k++)
    replacement[pairs.items[k].from.index] = pairs.items[k].to;
  mir_replace_all_uses(func, replacement);
}
