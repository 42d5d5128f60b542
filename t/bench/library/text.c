/* What text.fs does, where C has the same thing. */
#include "measure.h"
#include <stdlib.h>

enum { FLOATS = 300000 };
static double floats[FLOATS];
static char (*texts)[32], (*numbers)[32];
static uint64_t state = 1;
static uint64_t next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 11;
}

static int64_t print(void) {
  for (int i = 1; i <= 1000000; i++) printf("# %d %s %5.2f\n", i, "text", i * 0.5);
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

static int64_t print_int(void) {
  for (int i = 1; i <= 1000000; i++) printf("# %d\n", i);
  return 0;
}

static int64_t int32_parse(void) {
  int64_t sum = 0;
  for (int i = 0; i < 300000; i++) {
    long long n = strtoll(numbers[i], NULL, 10);
    if (n >= INT32_MIN && n <= INT32_MAX) sum += n;
  }
  return sum;
}

/* 100 numbers, cut at commas into texts of their own, joined with semicolons, which then are doubled. */
static int64_t split_join(void) {
  char line[400], *parts[100], joined[400], doubled[800];
  int64_t sum = 0;
  size_t used = 0;
  for (int i = 0; i < 100; i++) used += (size_t)sprintf(line + used, i ? ",%d" : "%d", i);
  for (int round = 0; round < 3000; round++) {
    int count = 0;
    for (char *at = line;;) {
      char *end = strchr(at, ',');
      size_t size = end ? (size_t)(end - at) : strlen(at);
      parts[count] = malloc(size + 1);
      memcpy(parts[count], at, size);
      parts[count++][size] = 0;
      if (!end) break;
      at = end + 1;
    }
    size_t size = 0;
    for (int i = 0; i < count; i++) {
      size_t part = strlen(parts[i]);
      if (i) joined[size++] = ';';
      memcpy(joined + size, parts[i], part);
      size += part;
      free(parts[i]);
    }
    joined[size] = 0;
    size = 0;
    for (char *at = joined; *at; at++) {
      doubled[size++] = *at;
      if (*at == ';') doubled[size++] = ';';
    }
    doubled[size] = 0;
    sum += (int64_t)strlen(doubled);
  }
  return sum;
}

/* Words of 32 bits, then nine digits at a time. */
static int64_t factorial(void) {
  static uint32_t words[1200];
  size_t used = 1;
  words[0] = 1;
  for (uint32_t i = 2; i <= 3000; i++) {
    uint64_t carry = 0;
    for (size_t k = 0; k < used; k++) {
      carry += (uint64_t)words[k] * i;
      words[k] = (uint32_t)carry;
      carry >>= 32;
    }
    if (carry) words[used++] = (uint32_t)carry;
  }
  int64_t digits = 0;
  while (used) {
    uint64_t rest = 0;
    for (size_t k = used; k-- > 0;) {
      rest = rest << 32 | words[k];
      words[k] = (uint32_t)(rest / 1000000000);
      rest %= 1000000000;
    }
    while (used && !words[used - 1]) used--;
    if (used)
      digits += 9;
    else
      for (; rest; rest /= 10) digits++;
  }
  return digits;
}

int main(int argc, char **argv) {
  wanted_count = argc, wanted = argv;
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
  measure("printf-int", print_int);
  measure("sprintf", print_text);
  measure("float-fixed", float_fixed);
  measure("float-scientific", float_scientific);
  measure("float-parse", float_parse);
  measure("int-print", int_print);
  measure("int-parse", int_parse);
  measure("int32-parse", int32_parse);
  measure("string-split-join", split_join);
  measure("bigint-factorial", factorial);
  return 0;
}
