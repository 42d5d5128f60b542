/* fold: the meaning of each pure operation on words, for folding and for the interpreter. A word of kind k is held
 * zero-extended in 64 bits; floats as their IEEE bits. */
#ifndef CLEF_MIR_FOLD_H
#define CLEF_MIR_FOLD_H

#include <math.h>

#include "clef/mir/mir.h"

static inline uint64_t fold_cut(uint64_t x, unsigned size) {
  return size >= 8 ? x : x & (((uint64_t)1 << size * 8) - 1);
}
static inline int64_t fold_signed(uint64_t x, unsigned size) {
  switch (size) {
  case 1: return (int8_t)x;
  case 2: return (int16_t)x;
  case 4: return (int32_t)x;
  }
  return (int64_t)x;
}
static inline double fold_f64(uint64_t x) {
  double d;
  memcpy(&d, &x, 8);
  return d;
}
static inline uint64_t fold_of_f64(double d) {
  uint64_t x;
  memcpy(&x, &d, 8);
  return x;
}
static inline float fold_f32(uint64_t x) {
  uint32_t bits = (uint32_t)x;
  float f;
  memcpy(&f, &bits, 4);
  return f;
}
static inline uint64_t fold_of_f32(float f) {
  uint32_t x;
  memcpy(&x, &f, 4);
  return x;
}
static inline uint64_t fold_popcount(uint64_t x) {
  uint64_t n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}
static inline uint64_t fold_clz(uint64_t x, unsigned size) {
  uint64_t n = 0;
  for (int bit = (int)size * 8 - 1; bit >= 0 && !(x >> bit & 1); bit--) n++;
  return n;
}
static inline uint64_t fold_ctz(uint64_t x, unsigned size) {
  uint64_t n = 0;
  while (n < size * 8 && !(x >> n & 1)) n++;
  return n;
}
/* High half of the unsigned product of two 64-bit words. */
static inline uint64_t fold_umulhi(uint64_t a, uint64_t b) {
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
  uint64_t low = al * bl, mid = ah * bl + (low >> 32), mid2 = al * bh + (uint32_t)mid;
  return ah * bh + (mid >> 32) + (mid2 >> 32);
}
static inline uint64_t fold_smulhi(uint64_t a, uint64_t b) {
  return fold_umulhi(a, b) - ((int64_t)a < 0 ? b : 0) - ((int64_t)b < 0 ? a : 0);
}
/* Does the exact signed sum, difference, product leave the width? */
static inline bool fold_sadd_over(uint64_t a, uint64_t b, unsigned size) {
  uint64_t r = fold_cut(a + b, size), top = (uint64_t)1 << (size * 8 - 1);
  return ((a ^ r) & (b ^ r) & top) != 0;
}
static inline bool fold_ssub_over(uint64_t a, uint64_t b, unsigned size) {
  uint64_t r = fold_cut(a - b, size), top = (uint64_t)1 << (size * 8 - 1);
  return ((a ^ b) & (a ^ r) & top) != 0;
}
static inline bool fold_smul_over(uint64_t a, uint64_t b, unsigned size) {
  int64_t x = fold_signed(a, size), y = fold_signed(b, size);
  if (size < 8) {
    int64_t r = x * y;
    return r != fold_signed((uint64_t)r, size);
  }
  uint64_t low = a * b;
  return fold_smulhi(a, b) != (uint64_t)((int64_t)low >> 63);
}
static inline bool fold_umul_over(uint64_t a, uint64_t b, unsigned size) {
  if (size < 8) return a * b != fold_cut(a * b, size);
  return fold_umulhi(a, b) != 0;
}
/* Truncate and saturate; nan is 0. `limit` is 2^(bits - 1), or 2^bits unsigned. */
static inline uint64_t fold_f2s(double x, unsigned size) {
  double limit = size == 4 ? 2147483648.0 : 9223372036854775808.0;
  if (x != x) return 0;
  if (x >= limit) return size == 4 ? 0x7fffffffu : 0x7fffffffffffffffu;
  if (x < -limit) return size == 4 ? 0x80000000u : 0x8000000000000000u;
  return fold_cut((uint64_t)(int64_t)x, size);
}
static inline uint64_t fold_f2u(double x, unsigned size) {
  double limit = size == 4 ? 4294967296.0 : 18446744073709551616.0;
  if (x != x || x <= -1.0) return 0;
  if (x >= limit) return size == 4 ? 0xffffffffu : 0xffffffffffffffffu;
  return x < 0 ? 0 : (uint64_t)x;
}

/* Is the fact behind a division's proof true? */
static inline bool fold_can_divide(MirOp op, unsigned size, uint64_t a, uint64_t b) {
  if (!b) return false;
  if (op == MIR_UDIV || op == MIR_UREM || size < 4) return true;
  return !(fold_signed(b, size) == -1 && a == (uint64_t)1 << (size * 8 - 1));
}

/* False: not a pure operation on words alone, or its fact does not hold. */
static inline bool fold_value(MirOp op, MirKind kind, MirKind to, uint64_t a, uint64_t b,
                              uint64_t c, uint64_t *result) {
  unsigned size = mir_kind_size[kind];
  unsigned shift = (unsigned)b & (size * 8 - 1);
  bool is_f32 = kind == MIR_KIND_F32;
  uint64_t r;
#define FLOAT1(f)                                                                        \
  r = is_f32 ? fold_of_f32((float)f((double)fold_f32(a))) : fold_of_f64(f(fold_f64(a))); \
  break
#define FLOAT2(o)                                                                               \
  r = is_f32 ? fold_of_f32(fold_f32(a) o fold_f32(b)) : fold_of_f64(fold_f64(a) o fold_f64(b)); \
  break
#define FLOAT_TEST(o)                                                 \
  r = is_f32 ? fold_f32(a) o fold_f32(b) : fold_f64(a) o fold_f64(b); \
  break
  switch (op) {
  case MIR_SELECT: r = a ? b : c; break;
  case MIR_IADD: r = a + b; break;
  case MIR_ISUB: r = a - b; break;
  case MIR_IMUL: r = a * b; break;
  case MIR_INEG: r = 0 - a; break;
  case MIR_SDIV:
    if (!fold_can_divide(op, size, a, b)) return false;
    r = (uint64_t)(fold_signed(a, size) / fold_signed(b, size));
    break;
  case MIR_SREM:
    if (!fold_can_divide(op, size, a, b)) return false;
    r = (uint64_t)(fold_signed(a, size) % fold_signed(b, size));
    break;
  case MIR_UDIV:
    if (!b) return false;
    r = a / b;
    break;
  case MIR_UREM:
    if (!b) return false;
    r = a % b;
    break;
  case MIR_SMULHI:
    r = size < 8 ? (uint64_t)(fold_signed(a, size) * fold_signed(b, size)) >> size * 8
                 : fold_smulhi(a, b);
    break;
  case MIR_UMULHI: r = size < 8 ? (a * b) >> size * 8 : fold_umulhi(a, b); break;
  case MIR_IAND: r = a & b; break;
  case MIR_IOR: r = a | b; break;
  case MIR_IXOR: r = a ^ b; break;
  case MIR_INOT: r = ~a; break;
  case MIR_SHL: r = a << shift; break;
  case MIR_LSHR: r = a >> shift; break;
  case MIR_ASHR: r = (uint64_t)(fold_signed(a, size) >> shift); break;
  case MIR_CLZ: r = fold_clz(a, size); break;
  case MIR_CTZ: r = fold_ctz(a, size); break;
  case MIR_POPCOUNT: r = fold_popcount(a); break;
  case MIR_SADD_OVER: r = fold_sadd_over(a, b, size); break;
  case MIR_SSUB_OVER: r = fold_ssub_over(a, b, size); break;
  case MIR_SMUL_OVER: r = fold_smul_over(a, b, size); break;
  case MIR_UMUL_OVER: r = fold_umul_over(a, b, size); break;
  case MIR_IEQ:
  case MIR_SAME: r = a == b; break;
  case MIR_INE: r = a != b; break;
  case MIR_SLT: r = fold_signed(a, size) < fold_signed(b, size); break;
  case MIR_SLE: r = fold_signed(a, size) <= fold_signed(b, size); break;
  case MIR_ULT: r = a < b; break;
  case MIR_ULE: r = a <= b; break;
  case MIR_FADD: FLOAT2(+);
  case MIR_FSUB: FLOAT2(-);
  case MIR_FMUL: FLOAT2(*);
  case MIR_FDIV: FLOAT2(/);
  case MIR_FREM:
    r = is_f32 ? fold_of_f32((float)fmod((double)fold_f32(a), (double)fold_f32(b)))
               : fold_of_f64(fmod(fold_f64(a), fold_f64(b)));
    break;
  case MIR_FNEG: r = is_f32 ? a ^ 0x80000000u : a ^ (uint64_t)1 << 63; break;
  case MIR_FABS: r = is_f32 ? a & 0x7fffffffu : a & ~((uint64_t)1 << 63); break;
  case MIR_FSQRT:
    FLOAT1(sqrt); /* the double's root rounded to float is the float's (Figueroa 1995) */
  case MIR_FFLOOR: FLOAT1(floor);
  case MIR_FCEIL: FLOAT1(ceil);
  case MIR_FTRUNC: FLOAT1(trunc);
  case MIR_FROUND: FLOAT1(rint);
  case MIR_FEQ: FLOAT_TEST(==);
  case MIR_FNE: FLOAT_TEST(!=);
  case MIR_FLT: FLOAT_TEST(<);
  case MIR_FLE: FLOAT_TEST(<=);
  case MIR_SEXT: r = (uint64_t)fold_signed(a, size); break;
  case MIR_ZEXT:
  case MIR_TRUNC:
  case MIR_BITS: r = a; break;
  case MIR_S2F:
    r = to == MIR_KIND_F32 ? fold_of_f32((float)fold_signed(a, size))
                           : fold_of_f64((double)fold_signed(a, size));
    break;
  case MIR_U2F: r = to == MIR_KIND_F32 ? fold_of_f32((float)a) : fold_of_f64((double)a); break;
  case MIR_F2S: r = fold_f2s(is_f32 ? (double)fold_f32(a) : fold_f64(a), mir_kind_size[to]); break;
  case MIR_F2U: r = fold_f2u(is_f32 ? (double)fold_f32(a) : fold_f64(a), mir_kind_size[to]); break;
  case MIR_F2F:
    r = is_f32 ? fold_of_f64((double)fold_f32(a)) : fold_of_f32((float)fold_f64(a));
    break;
  default: return false; /* everything that is not arithmetic on words */
  }
#undef FLOAT1
#undef FLOAT2
#undef FLOAT_TEST
  *result = fold_cut(r, mir_kind_size[to]);
  return true;
}

#endif
