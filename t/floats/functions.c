/* functions: checks the values of one elementary function on standard input, 8 bytes each, beside MPFR.
 *
 *   functions NAME SEED COUNT
 *
 * A name with an f at its end is the function of a float32, its results as floats. The arguments are those of functions.fs: all exponents, usual sizes, whole and half numbers, numbers near 1, multiples of pi / 2,
 * results that overflow and underflow.
 */
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t next(void) { /* splitmix64 */
  state += 0x9E3779B97F4A7C15u;
  uint64_t z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static double of_bits(uint64_t bits) {
  double x;
  memcpy(&x, &bits, 8);
  return x;
}

static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  return bits;
}

static double fraction(void) { return (double)(next() >> 11) * 1.1102230246251565E-16; }
static double power2(int k) { return of_bits((uint64_t)(k + 1023) << 52); }

static double argument(void) {
  double x;
  switch (next() & 15) {
  case 0: return of_bits(next());
  case 1: return (fraction() - 0.5) * 80.0;
  case 2: x = fraction() - 0.5; return x * power2((int)(next() % 43) - 30);
  case 3: x = (double)((int)(next() % 2001) - 1000); return x * power2(-(int)(next() % 5));
  case 4: x = fraction() - 0.5; return 1.0 + x * power2(-(int)(next() % 52));
  case 5: return (double)(next() % 1048576) * 1.5707963267948966;
  case 6: return (fraction() - 0.5) * 1500.0;
  case 7: x = fraction() - 0.5; return x * power2((int)(next() % 14) + 15);
  case 8: return (double)(next() % 134217728);
  case 9: return of_bits(next() & 0xFFFFFFFFFFFFF);
  case 10: return -700.0 - fraction() * 46.0;
  case 11: return 700.0 + fraction() * 46.0;
  default: return (fraction() - 0.5) * 2.0;
  }
}

typedef int Unary(mpfr_t, const mpfr_t, mpfr_rnd_t);
typedef int Binary(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
static const struct {
  const char *name;
  Unary *unary;
  Binary *binary;
} functions[] = {
    {"exp", mpfr_exp, NULL},     {"log", mpfr_log, NULL},     {"sin", mpfr_sin, NULL},
    {"cos", mpfr_cos, NULL},     {"tan", mpfr_tan, NULL},     {"pow", NULL, mpfr_pow},
    {"log10", mpfr_log10, NULL}, {"log2", mpfr_log2, NULL},   {"asin", mpfr_asin, NULL},
    {"acos", mpfr_acos, NULL},   {"atan", mpfr_atan, NULL},   {"atan2", NULL, mpfr_atan2},
    {"sinh", mpfr_sinh, NULL},   {"cosh", mpfr_cosh, NULL},   {"tanh", mpfr_tanh, NULL},
    {"asinh", mpfr_asinh, NULL}, {"acosh", mpfr_acosh, NULL}, {"atanh", mpfr_atanh, NULL},
    {"cbrt", mpfr_cbrt, NULL},   {"expf", mpfr_exp, NULL},    {"logf", mpfr_log, NULL},
    {"sinf", mpfr_sin, NULL},    {"cosf", mpfr_cos, NULL},    {"tanf", mpfr_tan, NULL},
    {"powf", NULL, mpfr_pow},
};

int main(int argc, char **argv) {
  enum { SHOWN = 6 };
  if (argc != 4) return 2;
  size_t f = 0, count = sizeof functions / sizeof functions[0];
  while (f < count && strcmp(functions[f].name, argv[1])) f++;
  if (f == count) return 2;
  state = strtoull(argv[2], NULL, 10);
  long values = atol(argv[3]), wrong = 0;
  bool is_single = argv[1][strlen(argv[1]) - 1] == 'f';
  mpfr_t x, y, result;
  mpfr_inits2(53, x, y, (mpfr_ptr)NULL);
  mpfr_init2(result, is_single ? 24 : 53);
  for (long i = 0; i < values; i++) {
    double a = argument(), b = functions[f].binary ? argument() : 0.0;
    uint64_t got;
    if (fread(&got, 8, 1, stdin) != 1) {
      printf("%s: no value\n", argv[1]);
      return 1;
    }
    if (is_single) a = (float)a, b = (float)b;
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
    mpfr_set_d(x, a, MPFR_RNDN);
    mpfr_set_d(y, b, MPFR_RNDN);
    mpfr_set_emin(is_single ? -148 : -1073);
    mpfr_set_emax(is_single ? 128 : 1024);
    int inexact = functions[f].binary ? functions[f].binary(result, x, y, MPFR_RNDN)
                                      : functions[f].unary(result, x, MPFR_RNDN);
    mpfr_subnormalize(result, inexact, MPFR_RNDN);
    double wanted = mpfr_get_d(result, MPFR_RNDN), found = of_bits(got);
    if (bits_of(wanted) == got || (wanted != wanted && found != found)) continue;
    if (wrong++ < SHOWN)
      printf("%s %.17g %.17g is %.17g, not %.17g\n", argv[1], a, b, wanted, found);
  }
  mpfr_clears(x, y, result, (mpfr_ptr)NULL);
  printf("%-6s %ld of %ld wrong\n", argv[1], wrong, values);
  return wrong != 0;
}
