/* What math.fs does, by the C library. */
#include "measure.h"
#include <math.h>
#include <stdlib.h>

enum { COUNT = 200000, ARGUMENTS = 4096 };

static double xs[ARGUMENTS], ys[ARGUMENTS];
static float single_xs[ARGUMENTS], single_ys[ARGUMENTS];

static void spread(double *numbers, double low, double high) {
  uint32_t state = 1;
  for (int i = 0; i < ARGUMENTS; i++) {
    state = state * 1664525u + 1013904223u;
    numbers[i] = low + (high - low) * ((double)(state >> 1) / 2147483648.0);
  }
}

static void reverse(double *numbers) {
  for (int i = 0; i < ARGUMENTS / 2; i++) {
    double x = numbers[i];
    numbers[i] = numbers[ARGUMENTS - 1 - i];
    numbers[ARGUMENTS - 1 - i] = x;
  }
}

static void narrow(float *to, const double *from) {
  for (int i = 0; i < ARGUMENTS; i++) to[i] = (float)from[i];
}

#define SUM(part, function, low, high)                                                             \
  static int64_t part(void) {                                                                      \
    spread(xs, low, high);                                                                         \
    double total = 0.0;                                                                            \
    for (int i = 0; i < COUNT; i++) total += function(xs[i & (ARGUMENTS - 1)]);                    \
    return (int64_t)total;                                                                         \
  }
#define SUM_OF_TWO(part, function, low, high, least, most)                                         \
  static int64_t part(void) {                                                                      \
    spread(xs, low, high);                                                                         \
    spread(ys, least, most);                                                                       \
    reverse(ys);                                                                                   \
    double total = 0.0;                                                                            \
    for (int i = 0; i < COUNT; i++)                                                                \
      total += function(xs[i & (ARGUMENTS - 1)], ys[i & (ARGUMENTS - 1)]);                         \
    return (int64_t)total;                                                                         \
  }
#define SUM_32(part, function, low, high)                                                          \
  static int64_t part(void) {                                                                      \
    spread(xs, low, high);                                                                         \
    narrow(single_xs, xs);                                                                         \
    double total = 0.0;                                                                            \
    for (int i = 0; i < COUNT; i++) total += (double)function(single_xs[i & (ARGUMENTS - 1)]);     \
    return (int64_t)(total / 16.0);                                                                \
  }

SUM(sum_exp, exp, -20.0, 10.0)
SUM(sum_log, log, 0.01, 100.0)
SUM(sum_log_near_1, log, 0.95, 1.05)
SUM(sum_sin, sin, -10.0, 10.0)
SUM(sum_cos, cos, -10.0, 10.0)
SUM(sum_tan, tan, -10.0, 10.0)
SUM(sum_exp_subnormal, exp, -745.0, -708.5)
SUM(sum_log_subnormal, log, 1e-323, 1e-309)
SUM(sum_sin_to_1e6, sin, -1e6, 1e6)
SUM(sum_cos_to_1e6, cos, -1e6, 1e6)
SUM(sum_tan_to_1e6, tan, -1e6, 1e6)
SUM_OF_TWO(sum_power, pow, 0.1, 10.0, -5.0, 5.0)
SUM_OF_TWO(sum_math_pow, pow, 0.9, 1.1, -50.0, 50.0)
SUM(sum_log2, log2, 0.01, 100.0)
SUM(sum_log10, log10, 0.01, 100.0)
SUM(sum_asin, asin, -1.0, 1.0)
SUM(sum_acos, acos, -1.0, 1.0)
SUM(sum_atan, atan, -5.0, 5.0)
SUM_OF_TWO(sum_atan2, atan2, -5.0, 5.0, -5.0, 5.0)
SUM(sum_sinh, sinh, -5.0, 5.0)
SUM(sum_cosh, cosh, -5.0, 5.0)
SUM(sum_tanh, tanh, -3.0, 3.0)
SUM(sum_asinh, asinh, -5.0, 5.0)
SUM(sum_acosh, acosh, 1.0, 10.0)
SUM(sum_atanh, atanh, -0.99, 0.99)
SUM(sum_cbrt, cbrt, -10.0, 10.0)
SUM_32(sum_exp_32, expf, -20.0, 10.0)
SUM_32(sum_log_32, logf, 0.01, 100.0)
SUM_32(sum_sin_32, sinf, -10.0, 10.0)
SUM_32(sum_cos_32, cosf, -10.0, 10.0)
SUM_32(sum_tan_32, tanf, -10.0, 10.0)

static int64_t sum_power_32(void) {
  spread(xs, 0.1, 10.0);
  narrow(single_xs, xs);
  spread(ys, -5.0, 5.0);
  reverse(ys);
  narrow(single_ys, ys);
  double total = 0.0;
  for (int i = 0; i < COUNT; i++)
    total += (double)powf(single_xs[i & (ARGUMENTS - 1)], single_ys[i & (ARGUMENTS - 1)]);
  return (int64_t)(total / 16.0);
}

int main(int argc, char **argv) {
  wanted_count = argc;
  wanted = argv;
  measure("exp", sum_exp);
  measure("log", sum_log);
  measure("log-near-1", sum_log_near_1);
  measure("sin", sum_sin);
  measure("cos", sum_cos);
  measure("tan", sum_tan);
  measure("exp-subnormal", sum_exp_subnormal);
  measure("log-subnormal", sum_log_subnormal);
  measure("sin-to-1e6", sum_sin_to_1e6);
  measure("cos-to-1e6", sum_cos_to_1e6);
  measure("tan-to-1e6", sum_tan_to_1e6);
  measure("power", sum_power);
  measure("math-pow", sum_math_pow);
  measure("log2", sum_log2);
  measure("log10", sum_log10);
  measure("asin", sum_asin);
  measure("acos", sum_acos);
  measure("atan", sum_atan);
  measure("atan2", sum_atan2);
  measure("sinh", sum_sinh);
  measure("cosh", sum_cosh);
  measure("tanh", sum_tanh);
  measure("asinh", sum_asinh);
  measure("acosh", sum_acosh);
  measure("atanh", sum_atanh);
  measure("cbrt", sum_cbrt);
  measure("exp-32", sum_exp_32);
  measure("log-32", sum_log_32);
  measure("sin-32", sum_sin_32);
  measure("cos-32", sum_cos_32);
  measure("tan-32", sum_tan_32);
  measure("power-32", sum_power_32);
}
