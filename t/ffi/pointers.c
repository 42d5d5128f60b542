/* pointers.fs: functions that the program gets the addresses of. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct Pair {
  double a, b;
} Pair;
typedef struct Wide {
  int64_t a, b, c;
} Wide;

static int twice(int x) { return 2 * x; }
static double many(int8_t a, double b, int16_t c, float d, int32_t e, double f, int64_t g, double h,
                   uint8_t i, double j, uint16_t k, double l, uint32_t m, float n, uint64_t o,
                   double p, int q, double r, int s, double t) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * (double)g + 8 * h + 9 * i + 10 * j +
         11 * k + 12 * l + 13 * (double)m + 14 * n + 15 * (double)o + 16 * p + 17 * q + 18 * r +
         19 * s + 20 * t;
}
static Pair swap(Pair p) { return (Pair){p.b, p.a}; }
static Wide turn(Wide w, int by) { return by ? (Wide){w.c, w.a, w.b} : w; }
static int is_even(int x) { return x % 2 == 0; }
static char *upper(const char *text) {
  char *copy = text ? malloc(strlen(text) + 1) : NULL;
  if (copy) strcpy(copy, text);
  for (char *c = copy; c && *c; c++)
    if (*c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
  return copy;
}
static int count;
static void tick(void) { count++; }
static int ticks(void) { return count; }
static int apply(int (*f)(int), int x) { return f(x) + 1; }
static void fill(int *xs, int n) {
  for (int i = 0; i < n; i++) xs[i] = i * i;
}

#define FUNCTION(name) \
  { #name, (void (*)(void))name }
static const struct {
  const char *name;
  void (*address)(void);
} functions[] = {FUNCTION(twice),   FUNCTION(many),  FUNCTION(swap), FUNCTION(turn),
                 FUNCTION(is_even), FUNCTION(upper), FUNCTION(tick), FUNCTION(ticks),
                 FUNCTION(apply),   FUNCTION(fill)};

/* The length of the longest text that `shout` makes. */
int longest(char *(*shout)(const char *, int), const char *const *words, int word_count);
int longest(char *(*shout)(const char *, int), const char *const *words, int word_count) {
  int most = 0;
  for (int i = 0; i < word_count; i++) {
    char *loud = shout(words[i], 2);
    if ((int)strlen(loud) > most) most = (int)strlen(loud);
    free(loud);
  }
  return most;
}

void *address_of(const char *name);
void *address_of(const char *name) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (!strcmp(functions[i].name, name)) return (void *)functions[i].address;
  return NULL;
}
