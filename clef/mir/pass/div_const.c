/* div_const: division by a constant becomes multiplication and shifts.
 *
 * In:    verified MIR before ownership.
 * Out:   no sdiv, udiv, srem, urem of i32 and i64 by a constant.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/div-const-*.mir, t/run/divide-by-constants.fs
 *
 * x / c = floor(x · M / 2^(w+s)), plus 1 for a negative x, with M and s found as in Granlund and Montgomery 1994, in the
 * form of Warren, Hacker's Delight, chapter 10. Operands of 32 bits are multiplied in 64, where M needs no sign. The quotient by
 * a negative constant is the negated quotient by its magnitude. A remainder is x - q · c.
 *
 * A remainder that is only compared with 0 is not computed: x is a multiple of an odd c where x times its inverse modulo 2^w
 * is small enough (Warren, 10-17). It is a multiple of 2^n · c where that product is small enough after a rotation of its last n
 * bits to the top. It is a multiple of 2^n where its last n bits are 0; a comparison of the remainder with a positive number
 * reads the sign too.
 *
 * `nw` says that the dividend is not negative: its quotient needs no correction.
 */
#include "clef/mir/analysis/analysis.h"
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

static bool is_power_of_2(uint64_t c) { return !(c & (c - 1)); }

static ValueId signed_quotient(MirAt *at, MirKind kind, ValueId x, uint64_t divisor,
                               bool is_positive) {
  if (is_power_of_2(divisor)) {
    uint32_t n = log2_of(divisor);
    if (is_positive) return shifted(at, MIR_LSHR, x, n);
    return n ? shifted(at, MIR_ASHR, biased(at, kind, x, n), n) : x;
  }
  MirOp shift = is_positive ? MIR_LSHR : MIR_ASHR;
  if (kind == MIR_KIND_I32) {
    Magic magic = signed_magic(divisor, 32);
    ValueId wide = converted(at, is_positive ? MIR_ZEXT : MIR_SEXT, MIR_KIND_I64, x);
    ValueId product =
        mir_add2(at, MIR_IMUL, wide, number(at, MIR_KIND_I64, magic.multiplier & 0xffffffff));
    ValueId high =
        converted(at, MIR_TRUNC, MIR_KIND_I32, shifted(at, shift, product, 32 + magic.shift));
    return is_positive ? high : mir_add2(at, MIR_ISUB, high, shifted(at, MIR_ASHR, x, 31));
  }
  Magic magic = signed_magic(divisor, 64);
  ValueId high = mir_add2(at, MIR_SMULHI, x, number(at, MIR_KIND_I64, magic.multiplier));
  if (magic.multiplier >> 63) high = mir_add2(at, MIR_IADD, high, x);
  high = shifted(at, shift, high, magic.shift);
  if (is_positive) return high;
  return mir_add2(at, MIR_IADD, high, shifted(at, MIR_LSHR, x, 63));
}

static ValueId unsigned_quotient(MirAt *at, MirKind kind, ValueId x, uint64_t divisor) {
  if (is_power_of_2(divisor)) return shifted(at, MIR_LSHR, x, log2_of(divisor));
  uint32_t width = kind == MIR_KIND_I32 ? 32 : 64;
  Magic magic = unsigned_magic(divisor, width);
  ValueId high;
  if (kind == MIR_KIND_I32) {
    ValueId wide = converted(at, MIR_ZEXT, MIR_KIND_I64, x);
    ValueId product = mir_add2(at, MIR_IMUL, wide, number(at, MIR_KIND_I64, magic.multiplier));
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

/* ---- divisions by a constant ---- */

typedef struct Division {
  MirKind kind;
  ValueId x;
  uint64_t divisor;                                  /* its magnitude, not 0 */
  bool is_signed, is_rest, is_negative, is_positive; /* the divisor negative; the dividend not */
} Division;

static bool is_division(const MirFunc *f, const MirInst *inst, Division *d) {
  if (inst->op != MIR_SDIV && inst->op != MIR_SREM && inst->op != MIR_UDIV && inst->op != MIR_UREM)
    return false;
  uint64_t bits;
  d->kind = (MirKind)mir_type_of(f, inst->result).kind;
  if ((d->kind != MIR_KIND_I32 && d->kind != MIR_KIND_I64) ||
      !mir_is_const(f, inst->operands[1], &bits))
    return false;
  d->x = inst->operands[0];
  d->is_signed = inst->op == MIR_SDIV || inst->op == MIR_SREM;
  d->is_rest = inst->op == MIR_SREM || inst->op == MIR_UREM;
  int64_t whole = mir_sign_extend(d->kind, bits);
  d->is_negative = d->is_signed && whole < 0;
  d->is_positive = d->is_signed && inst->flags & MIR_NW;
  d->divisor = mir_zero_extend(d->kind, d->is_negative ? 0 - (uint64_t)whole : bits);
  return d->divisor != 0;
}

static ValueId divided(MirAt *at, const Division *d) {
  if (d->is_rest && (!d->is_signed || d->is_positive) && is_power_of_2(d->divisor))
    return mir_add2(at, MIR_IAND, d->x, number(at, d->kind, d->divisor - 1));
  ValueId q = d->is_signed ? signed_quotient(at, d->kind, d->x, d->divisor, d->is_positive)
                           : unsigned_quotient(at, d->kind, d->x, d->divisor);
  if (!d->is_rest) return d->is_negative ? mir_add1(at, MIR_INEG, q) : q;
  ValueId product = is_power_of_2(d->divisor)
                        ? shifted(at, MIR_SHL, q, log2_of(d->divisor))
                        : mir_add2(at, MIR_IMUL, q, number(at, d->kind, d->divisor));
  return mir_add2(at, MIR_ISUB, d->x, product);
}

/* ---- remainders that are only compared ---- */

enum { WITH_ZERO = 1, WITH_POSITIVE = 2, AS_NUMBER = 4 };
enum { MOST_MADE = 24 }; /* values for one division */

typedef struct Divide {
  MirFunc *f;
  uint8_t *uses;        /* by value: of a remainder */
  ValueId *replacement; /* by value */
} Divide;

static uint8_t compared_with(MirKind kind, uint64_t bits) {
  int64_t c = mir_sign_extend(kind, bits);
  return !c ? WITH_ZERO : c > 0 ? WITH_POSITIVE : AS_NUMBER;
}

static bool is_equality(const MirInst *inst) { return inst->op == MIR_IEQ || inst->op == MIR_INE; }

static void find_uses(Divide *v) {
  MirFunc *f = v->f;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      uint64_t bits;
      for (uint32_t k = 0; k < inst->operand_count; k++) {
        uint8_t use = AS_NUMBER;
        if (is_equality(inst) && mir_is_const(f, inst->operands[1 - k], &bits))
          use = compared_with((MirKind)mir_type_of(f, inst->operands[k]).kind, bits);
        v->uses[inst->operands[k].index] |= use;
      }
    }
    const MirTerm *term = &block->term;
    if (term->op == MIR_SWITCH && term->case_count == 1 && term->edge_count == 2) {
      ValueId x = term->operands[0];
      MirKind kind = (MirKind)mir_type_of(f, x).kind;
      v->uses[x.index] |= compared_with(kind, (uint64_t)term->cases[0]);
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      if (term->op != MIR_SWITCH || term->case_count != 1 || u.value != &term->operands[0])
        v->uses[u.value->index] |= AS_NUMBER;
  }
}

/* 0 where the divisor, no power of 2, divides x, else 1. */
static ValueId no_multiple(MirAt *at, const Division *d) {
  uint32_t width = d->kind == MIR_KIND_I32 ? 32 : 64, n = 0;
  while (!(d->divisor >> n & 1)) n++;
  uint64_t odd = d->divisor >> n, inverse = odd; /* right in 3 bits, doubled each time */
  for (uint32_t i = 0; i < 5; i++) inverse *= 2 - odd * inverse;
  uint64_t all = width == 64 ? ~(uint64_t)0 : 0xffffffff, most = all / d->divisor;
  ValueId product = mir_add2(at, MIR_IMUL, d->x, number(at, d->kind, inverse & all));
  if (d->is_signed && !d->is_positive) {
    uint64_t middle = (all >> 1) / odd >> n << n;
    most = n ? middle >> (n - 1) : 2 * middle;
    product = mir_add2(at, MIR_IADD, product, number(at, d->kind, middle));
  }
  if (n) {
    ValueId low = shifted(at, MIR_SHL, product, width - n);
    product = mir_add2(at, MIR_IOR, shifted(at, MIR_LSHR, product, n), low);
  }
  return mir_add2(at, MIR_ULT, number(at, d->kind, most), product);
}

/* The value that replaces a remainder in comparisons; none if the remainder has to be computed. */
static ValueId compared(MirAt *at, const Division *d, uint8_t uses) {
  uint64_t sign = d->kind == MIR_KIND_I32 ? 0x80000000 : (uint64_t)1 << 63;
  if (!d->is_rest || d->divisor == 1) return (ValueId){0};
  if (!is_power_of_2(d->divisor)) return uses == WITH_ZERO ? no_multiple(at, d) : (ValueId){0};
  if (!d->is_signed || d->is_positive || (uses != WITH_ZERO && uses != WITH_POSITIVE))
    return (ValueId){0};
  uint64_t bits = d->divisor - 1;
  return mir_add2(at, MIR_IAND, d->x, number(at, d->kind, uses == WITH_ZERO ? bits : bits | sign));
}

/* Simplifies a comparison with 0 of a value that is now a truth value. */
static void compare_truths(Divide *v, InstId i) {
  MirFunc *f = v->f;
  const MirInst inst = *mir_inst(f, i);
  for (uint32_t k = 0; k < 2; k++) {
    ValueId to = v->replacement[inst.operands[k].index];
    if (!to.index || mir_type_of(f, to).kind != MIR_KIND_I8 ||
        mir_type_of(f, inst.operands[k]).kind == MIR_KIND_I8)
      continue;
    if (inst.op == MIR_IEQ) {
      MirAt at = {f, inst.block, i, inst.span};
      const MirInst *test = mir_definition(f, to);
      to = mir_add2(&at, MIR_ULE, test->operands[1], test->operands[0]);
    }
    v->replacement[inst.result.index] = to;
    mir_remove_inst(f, i);
    return;
  }
}

void mir_div_const(MirFunc *func, PassContext *cx) {
  Divide v = {.f = func};
  Division d;
  VEC(InstId) divisions = {0}, equalities = {0};
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    if (func->blocks.items[b].is_removed) continue;
    for (InstId i = func->blocks.items[b].first; i.index; i = mir_inst(func, i)->next) {
      if (is_division(func, mir_inst(func, i), &d)) vec_push(cx->scratch, &divisions, i);
      if (is_equality(mir_inst(func, i))) vec_push(cx->scratch, &equalities, i);
    }
  }
  if (!divisions.count) return;
  func->has_equals = true;
  uint32_t values = func->values.count;
  v.uses = NEW_ARRAY(cx->scratch, uint8_t, values);
  v.replacement =
      NEW_ARRAY(cx->scratch, ValueId, values + MOST_MADE * divisions.count + equalities.count);
  find_uses(&v);
  for (uint32_t i = 0; i < divisions.count; i++) {
    InstId id = divisions.items[i];
    const MirInst inst = *mir_inst(func, id);
    is_division(func, &inst, &d);
    MirAt at = {func, inst.block, id, inst.span};
    ValueId to = compared(&at, &d, v.uses[inst.result.index]);
    v.replacement[inst.result.index] = to.index ? to : divided(&at, &d);
    mir_remove_inst(func, id);
  }
  for (uint32_t i = 0; i < equalities.count; i++) compare_truths(&v, equalities.items[i]);
  mir_replace_all_uses(func, v.replacement);
}
