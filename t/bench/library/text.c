/* What text.fs does, where C has the same thing. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

enum { FLOATS = 300000 };
static double floats[FLOATS];
static char (*texts)[32], (*numbers)[32];
static uint64_t state = 1;
static uint64_t next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 11;
}

static int64_t print(void) {
  for (int i = 1; i <= 300000; i++) printf("# %d %s %5.2f\n", i, "text", i * 0.5);
  return 0;
}

static int64_t print_text(void) {
  char text[64];
  int64_t sum = 0;
  for (int i = 1; i <= 300000; i++)
    sum += snprintf(text, sizeof text, "%5d: %-8s = %08x", i, "name", (unsigned)i * 77);
  return sum;
}

static int64_t float_fixed(void) {
  char text[400];
  int64_t sum = 0;
  for (int i = 0; i < FLOATS; i += 3) sum += snprintf(text, sizeof text, "%.6f", floats[i]);
  return sum;
}

static int64_t float_scientific(void) {
  char text[64];
  int64_t sum = 0;
  for (int i = 0; i < FLOATS; i++) {
    int size = snprintf(text, sizeof text, "%.10e", floats[i]);
    sum += size + (strlen(strchr(text, 'e')) == 4); /* .NET's exponent has three digits */
  }
  return sum;
}

static int64_t float_parse(void) {
  int64_t sum = 0;
  for (int i = 0; i < FLOATS; i++) {
    double x = strtod(texts[i], NULL);
    int64_t bits;
    memcpy(&bits, &x, sizeof bits);
    sum ^= bits;
  }
  return sum;
}

static int64_t int_print(void) {
  char text[32];
  int64_t sum = 0;
  for (int i = 1; i <= 1000000; i++) sum += snprintf(text, sizeof text, "%d", i * 1237);
  return sum;
}

static int64_t int_parse(void) {
  int64_t sum = 0;
  for (int i = 0; i < 300000; i++) sum += strtoll(numbers[i], NULL, 10);
  return sum;
}

static void measure(const char *name, int64_t (*work)(void)) {
  int64_t best = INT64_MAX, result = 0;
  for (int i = 0; i < 3; i++) {
    int64_t from = now();
    result = work();
    int64_t took = now() - from;
    if (took < best) best = took;
  }
  printf("%s %lld.%03lld %lld\n", name, (long long)best / 1000, (long long)best % 1000,
         (long long)result);
}

int main(void) {
  for (int i = 0; i < FLOATS; i++) {
    uint64_t n = next(), bits = n * 1024 % 0x7FE0000000000000;
    double any;
    memcpy(&any, &bits, sizeof any);
    floats[i] = i % 3 == 0 ? (double)n / 1e16 : i % 3 == 1 ? any : (double)(n % 10000000) / 100.0;
  }
  texts = malloc(FLOATS * sizeof *texts);
  for (int i = 0; i < FLOATS; i++) snprintf(texts[i], sizeof texts[i], "%.17g", floats[i]);
  numbers = malloc(300000 * sizeof *numbers);
  for (int i = 0; i < 300000; i++)
    snprintf(numbers[i], sizeof numbers[i], "%lld", (long long)i * 1000003);
  measure("printf", print);
  measure("sprintf", print_text);
  measure("float-fixed", float_fixed);
  measure("float-scientific", float_scientific);
  measure("float-parse", float_parse);
  measure("int-print", int_print);
  measure("int-parse", int_parse);
  return 0;
}
