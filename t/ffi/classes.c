/* classes: functions with each class of parameters and results, called by classes.fs. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int8_t neg8(int8_t x) { return (int8_t)-x; }
uint8_t not8(uint8_t x) { return (uint8_t)~x; }
int16_t neg16(int16_t x) { return (int16_t)-x; }
uint16_t not16(uint16_t x) { return (uint16_t)~x; }
int32_t neg32(int32_t x) { return -x; }
uint32_t not32(uint32_t x) { return ~x; }
int64_t neg64(int64_t x) { return -x; }
uint64_t not64(uint64_t x) { return ~x; }
intptr_t next_address(intptr_t x) { return x + 1; }
float half32(float x) { return x / 2; }
double half64(double x) { return x / 2; }
int is_odd(int x) { return x & 1 ? 256 : 0; }
bool is_even(int x) { return !(x & 1); }
int from_bool(int x) { return x; }
int from_bool8(bool x) { return x ? 10 : 20; }
char next_char(char c) { return (char)(c + 1); }

/* More than there are registers for. */
int64_t many_ints(int8_t a, int16_t b, int32_t c, int64_t d, uint8_t e, uint16_t f, uint32_t g,
                  uint64_t h, int8_t i, int16_t j, int32_t k) {
  return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + (int64_t)g * 7 + (int64_t)h * 8 + i * 9 +
         j * 10 + k * 11;
}
double many_floats(double a, float b, double c, float d, double e, float f, double g, float h,
                   double i, float j) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j;
}
double mixed(int a, double b, int c, double d, int e, double f, int g, double h, int i, double j,
             int k, double l, int m, double n, int o, double p, int q, double r) {
  return a + b + 2 * c + d * 3 + e + f + g + h + i * 5 + j + k * 7 + l + m + n * 2 + o + p + q * 9 +
         r * 11;
}

typedef struct {
  int32_t x, y;
} Pair;
typedef struct {
  int64_t a;
  int8_t b;
} Uneven;
typedef struct {
  float x, y;
} Two32;
typedef struct {
  double x, y;
} Two64;
typedef struct {
  float x, y, z;
} Three32;
typedef struct {
  double a, b, c, d;
} Four64;
typedef struct {
  double x;
  int64_t n;
} FloatInt;
typedef struct {
  int32_t n;
  float x;
} IntFloat;
typedef struct {
  int64_t a, b, c;
} Large;
typedef struct {
  int8_t a;
  int16_t b;
  int32_t c;
  int8_t d;
} Gaps;
typedef struct {
  Pair p;
  Two32 q;
} Nested;
typedef struct {
  int8_t only;
} One;

Pair swap_pair(Pair p) { return (Pair){p.y, p.x}; }
Uneven bump(Uneven u) { return (Uneven){u.a + 1, (int8_t)(u.b + 1)}; }
Two32 scale2(Two32 v, float by) { return (Two32){v.x * by, v.y * by}; }
Two64 scale_two(Two64 v, double by) { return (Two64){v.x * by, v.y * by}; }
Three32 scale3(Three32 v, float by) { return (Three32){v.x * by, v.y * by, v.z * by}; }
Four64 scale4(double by, Four64 v) { return (Four64){v.a * by, v.b * by, v.c * by, v.d * by}; }
FloatInt both(FloatInt f) { return (FloatInt){f.x + 1, f.n + 1}; }
IntFloat both32(IntFloat f) { return (IntFloat){f.n + 1, f.x + 1}; }
Large next_large(Large l, int64_t by) { return (Large){l.a + by, l.b + by, l.c + by}; }
Gaps next_gaps(Gaps g) {
  return (Gaps){(int8_t)(g.a + 1), (int16_t)(g.b + 1), g.c + 1, (int8_t)(g.d + 1)};
}
Nested turn(Nested n) { return (Nested){{n.p.y, n.p.x}, {n.q.y, n.q.x}}; }
One one(One o) { return (One){(int8_t)(o.only * 2)}; }
/* The last struct does not fit into the registers that are left. */
int64_t crowded(int a, int b, int c, int d, int e, Pair p, Uneven u, int f, Pair q, int64_t g) {
  return a + b + c + d + e + p.x * 10 + p.y * 20 + u.a * 30 + u.b * 40 + f * 50 + q.x * 60 +
         q.y * 70 + g * 80;
}
double crowded_floats(double a, double b, double c, double d, double e, double f, Three32 v,
                      double g, Two64 w, double h) {
  return a + b + c + d + e + f + v.x * 10 + v.y * 20 + v.z * 30 + g * 40 + w.x * 50 + w.y * 60 +
         h * 70;
}
double large_and_more(Large l, double x, Four64 f, int n) {
  return (double)l.a + (double)l.b + (double)l.c + x + f.a + f.b + f.c + f.d + n;
}

/* References, arrays, strings. */
void set_int(int *at, int value) { *at = value; }
void set_pair(Pair *at) { at->x += 1, at->y += 2; }
void set_gaps(Gaps *at) { at->a = 1, at->b = 2, at->c = 3, at->d = 4; }
int64_t sum_ints(const int *items, int count) {
  int64_t sum = 0;
  for (int i = 0; i < count; i++) sum += items[i];
  return sum;
}
void double_all(double *items, int count) {
  for (int i = 0; i < count; i++) items[i] *= 2;
}
int sum_gaps(const Gaps *items, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++) sum += items[i].a + items[i].b + items[i].c + items[i].d;
  return sum;
}
int is_null(const void *p) { return p == NULL; }
int upper(char *text) { /* changes the copy that it is given */
  int changed = 0;
  for (; *text; text++)
    if (*text >= 'a' && *text <= 'z') *text = (char)(*text - 32), changed++;
  return changed;
}
char *repeat(const char *text, int count) {
  size_t size = strlen(text);
  char *all = malloc(size * (size_t)count + 1);
  for (int i = 0; i < count; i++) memcpy(all + size * (size_t)i, text, size);
  all[size * (size_t)count] = 0;
  return all;
}
char *no_text(void) { return NULL; }
const char *constant_text(void) { return "constant"; }
int total_length(const char **texts) {
  int total = 0;
  for (; *texts; texts++) total += (int)strlen(*texts);
  return total;
}
int *address_of_static(void) {
  static int it = 42;
  return &it;
}

/* Variadic. */
double sum_of(int count, ...) {
  va_list args;
  double sum = 0;
  va_start(args, count);
  for (int i = 0; i < count; i++) sum += va_arg(args, double);
  va_end(args);
  return sum;
}
int format_number(char *to, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int count = vsnprintf(to, size, format, args);
  va_end(args);
  return count;
}
