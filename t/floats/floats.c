/* floats: questions about floats for floats.fs, and the check of its answers against the C library.
 *
 *   `floats ask SEED COUNT`     questions on standard output
 *   `floats check SEED COUNT`   answers on standard input; how many there were, `N passed, N failed`
 *
 * Both draw the same numbers from the seed. Floats are random bits, subnormals, neighbours of powers of two and ten, short
 * decimals, whole numbers; texts are random digits, what lies midway between two floats to the last digit or all but, and what
 * is near the least and the largest float. A text is the shortest when no decimal with one digit less reads back, and the
 * nearest of its length when the C library's rounding to that many digits is either it or does not read back.
 */
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

/* splitmix64: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014 */
static uint64_t draw(void) {
  uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}
static int below(int limit) { return (int)(draw() % (uint64_t)limit); }

static double double_of(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}
static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}
static float single_of(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}
static uint32_t bits_of_single(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static uint64_t power_of_ten(void) {
  char text[16];
  snprintf(text, sizeof text, "1e%d", below(640) - 325);
  return bits_of(strtod(text, NULL));
}

/* The bits of a finite float. */
static uint64_t some_double(void) {
  uint64_t bits;
  do {
    switch (below(8)) {
    case 0: bits = draw() >> 12 >> below(52); break; /* subnormal */
    case 1:
      bits = ((uint64_t)below(2047) << 52) + (uint64_t)below(7) - 3;
      break;                                                       /* near a power of two */
    case 2: bits = power_of_ten() + (uint64_t)below(7) - 3; break; /* near a power of ten */
    case 3:
      bits = bits_of((double)(draw() >> below(64)) / pow(10, below(23)));
      break; /* a decimal */
    case 4:
      bits = bits_of((double)(draw() >> below(64)) / (double)(1ull << below(30)));
      break; /* few bits */
    default: bits = draw(); break;
    }
  } while (!isfinite(double_of(bits)));
  return below(8) == 0 ? bits ^ (1ull << 63) : bits;
}

static uint32_t some_single(void) {
  uint32_t bits;
  do {
    switch (below(6)) {
    case 0: bits = (uint32_t)(draw() >> 41 >> below(23)); break;
    case 1: bits = ((uint32_t)below(255) << 23) + (uint32_t)below(7) - 3; break;
    case 2:
      bits = bits_of_single((float)((double)(draw() >> below(64)) / pow(10, below(23))));
      break;
    default: bits = (uint32_t)draw(); break;
    }
  } while (!isfinite(single_of(bits)));
  return bits;
}

/* The text of a number between zero and a little past the largest float. */
static void some_text(char *text, size_t size) {
  int kind = below(8);
  if (kind < 4) { /* digits and an exponent */
    int digits = 1 + below(kind == 0 ? 40 : 20), point = below(3) == 0 ? below(digits) : -1, n = 0;
    for (int i = 0; i < digits; i++) {
      text[n++] = (char)('0' + below(10));
      if (i == point && i + 1 < digits) text[n++] = '.';
    }
    int most = below(2) ? 330 : 25;
    snprintf(text + n, size - (size_t)n, "e%d", below(2 * most) - most);
    return;
  }
  /* between two floats: cut to some digits, the last one changed, or followed by more */
  long double middle;
  if (kind < 7) {
    double x = fabs(double_of(some_double()));
    middle = ((long double)x + (long double)nextafter(x, INFINITY)) / 2;
  } else {
    float x = fabsf(single_of(some_single()));
    middle = ((long double)x + (long double)nextafterf(x, INFINITY)) / 2;
  }
  if (!isfinite(middle)) middle = 1.5L;
  char whole[1400];
  snprintf(whole, sizeof whole, "%.*Le", below(3) == 0 ? 5 + below(40) : 1100, middle);
  char *exponent = strchr(whole, 'e');
  char *last = exponent - 1;
  while (*last == '0') last--;
  if (last > whole && *last != '.' && below(3) == 0)
    *last = (char)(*last + (*last == '9' || below(2) ? -1 : 1));
  static const char *const more[] = {"", "", "1", "0000000000001", "9"};
  snprintf(text, size, "%.*s%s%s", (int)(last + 1 - whole), whole,
           more[*last == '.' ? 0 : below(5)], exponent);
}

/* Digits without zeros at the ends and the exponent of the last; false where `text` is not a number as floats.fs writes it. */
static bool read_decimal(const char *text, uint64_t *digits, int *count, int *exponent) {
  uint64_t value = 0;
  int places = 0, n = 0, zeros = 0;
  bool seen_point = false;
  if (*text == '-') text++;
  for (; (*text >= '0' && *text <= '9') || *text == '.'; text++) {
    if (*text == '.') {
      if (seen_point) return false;
      seen_point = true;
      continue;
    }
    places += seen_point;
    if (*text == '0') {
      zeros += n > 0 || seen_point || zeros > 0;
      if (n > 0) continue;
      zeros = 0;
      continue;
    }
    for (; zeros > 0; zeros--) value *= 10, n++;
    value = value * 10 + (uint64_t)(*text - '0');
    if (++n > 20) return false;
  }
  int scale = *text == 'E' ? atoi(text + 1) : 0;
  *digits = value;
  *count = n;
  *exponent = scale - places + zeros;
  return true;
}

/* As .NET writes the digits. */
static void write_decimal(char *out, bool negative, uint64_t digits, int count, int exponent,
                          int wide) {
  char d[32];
  snprintf(d, sizeof d, "%" PRIu64, digits);
  int point = count + exponent;
  if (negative) *out++ = '-';
  if (count == 0) {
    strcpy(out, "0");
  } else if (point - 1 <= -5 || point - 1 >= wide) {
    out += sprintf(out, "%c", d[0]);
    if (count > 1) out += sprintf(out, ".%s", d + 1);
    sprintf(out, "E%c%02d", point - 1 < 0 ? '-' : '+', abs(point - 1));
  } else if (point <= 0) {
    sprintf(out, "0.%.*s%s", -point, "0000000000", d);
  } else if (point >= count) {
    sprintf(out, "%s%.*s", d, point - count, "00000000000000000000");
  } else {
    sprintf(out, "%.*s.%s", point, d, d + point);
  }
}

static bool reads_back(uint64_t digits, int exponent, double x, bool single) {
  char text[48];
  snprintf(text, sizeof text, "%" PRIu64 "e%d", digits, exponent);
  return single ? strtof(text, NULL) == (float)x : strtod(text, NULL) == x;
}

static void rounded(double x, int count, uint64_t *digits, int *exponent) {
  char text[64];
  snprintf(text, sizeof text, "%.*e", count - 1, x);
  *exponent = atoi(strchr(text, 'e') + 1) - (count - 1);
  *digits = (uint64_t)(text[0] - '0');
  for (const char *p = text + 2; count > 1 && *p != 'e'; p++)
    *digits = *digits * 10 + (uint64_t)(*p - '0');
}

static bool is_shortest(const char *text, double x, bool single) {
  uint64_t digits, other;
  int count, exponent, other_exponent;
  char again[64];
  if (!read_decimal(text, &digits, &count, &exponent)) return false;
  write_decimal(again, signbit(x), digits, count, exponent, single ? 9 : 17);
  if (strcmp(text, again) != 0) return false;
  double magnitude = fabs(x);
  if (magnitude == 0) return count == 0;
  if (!reads_back(digits, exponent, magnitude, single)) return false;
  if (count > 1) {
    rounded(magnitude, count - 1, &other, &other_exponent);
    for (uint64_t near = other - 1; near <= other + 1; near++)
      if (reads_back(near, other_exponent, magnitude, single)) return false;
  }
  rounded(magnitude, count, &other, &other_exponent);
  return (other == digits && other_exponent == exponent) ||
         !reads_back(other, other_exponent, magnitude, single);
}

/* C's exponent has two digits at least, .NET's of %e three. */
static void scientific(char *out, double x, int places) {
  sprintf(out, "%.*e", places, x);
  char *exponent = strchr(out, 'e') + 2;
  if (strlen(exponent) == 2) {
    memmove(exponent + 1, exponent, 3);
    *exponent = '0';
  }
}

static bool check_double(char *answer, double x, int places) {
  char wanted[2048], *texts[5];
  for (int i = 0; i < 5; i++) {
    texts[i] = strtok(i == 0 ? answer : NULL, " \n");
    if (!texts[i]) return false;
  }
  if (!is_shortest(texts[0], x, false)) return false;
  snprintf(wanted, sizeof wanted, "%.*f", places, x);
  if (strcmp(texts[1], wanted) != 0) return false;
  scientific(wanted, x, places);
  if (strcmp(texts[2], wanted) != 0) return false;
  snprintf(wanted, sizeof wanted, "%.*g", places, x);
  if (places > 0 && x != 0 && strcmp(texts[3], wanted) != 0) return false;
  snprintf(wanted, sizeof wanted, "%016" PRIx64, bits_of(x));
  return strcmp(texts[4], wanted) == 0;
}

static bool check_single(char *answer, float x) {
  char wanted[32], *text = strtok(answer, " \n"), *back = strtok(NULL, " \n");
  snprintf(wanted, sizeof wanted, "%08" PRIx32, bits_of_single(x));
  return text && back && is_shortest(text, x, true) && strcmp(back, wanted) == 0;
}

static bool check_text(char *answer, const char *text) {
  char wanted[64];
  snprintf(wanted, sizeof wanted, "%016" PRIx64 " %08" PRIx32 "\n", bits_of(strtod(text, NULL)),
           bits_of_single(strtof(text, NULL)));
  return strcmp(answer, wanted) == 0;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  bool check = strcmp(argv[1], "check") == 0;
  state = strtoull(argv[2], NULL, 10);
  long count = atol(argv[3]), failed = 0;
  static char text[4096], question[4200], answer[8192], copy[8192];
  for (long i = 0; i < count; i++) {
    int kind = (int)(i % 5);
    uint64_t bits = 0;
    int places = 0;
    if (kind < 2) {
      bits = some_double();
      places = below(i % 50 == 0 ? 60 : 22);
      snprintf(question, sizeof question, "d %016" PRIx64 " %d", bits, places);
    } else if (kind == 2) {
      bits = some_single();
      snprintf(question, sizeof question, "s %08" PRIx32, (uint32_t)bits);
    } else {
      some_text(text, sizeof text);
      snprintf(question, sizeof question, "r %s", text);
    }
    if (!check) {
      puts(question);
      continue;
    }
    if (!fgets(answer, sizeof answer, stdin)) strcpy(answer, "no answer\n");
    strcpy(copy, answer);
    bool good = kind < 2    ? check_double(copy, double_of(bits), places)
                : kind == 2 ? check_single(copy, single_of((uint32_t)bits))
                            : check_text(copy, text);
    if (!good && failed++ < 20) printf("FAIL %s: %s", question, answer);
  }
  if (check) printf("%ld passed, %ld failed\n", count - failed, failed);
  return failed > 0;
}
