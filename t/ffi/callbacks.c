/* callbacks: C that calls functions of callbacks.fs. */
#include <stdint.h>
#include <stdlib.h>

typedef int (*IntFunction)(int);
int apply(IntFunction f, int x) { return f(x); }
int apply_twice(IntFunction f, int x) { return f(f(x)); }
int64_t sum_over(IntFunction f, int count) {
  int64_t sum = 0;
  for (int i = 0; i < count; i++) sum += f(i);
  return sum;
}

typedef double (*ManyFunction)(int8_t, double, int16_t, float, int32_t, double, int64_t, double,
                               uint8_t, double, uint16_t, double, uint32_t, float, uint64_t, double,
                               int, double, int, double, int, double);
double call_many(ManyFunction f) {
  return f(-1, 1.5, -2, 2.5f, -3, 3.5, -4, 4.5, 250, 5.5, 65000, 6.5, 4000000000u, 7.5f, 8, 8.5, 9,
           9.5, 10, 10.5, 11, 11.5);
}

typedef int64_t (*IntsFunction)(int, int, int, int, int, int, int, int, int, int);
int64_t call_ints(IntsFunction f) { return f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10); }
typedef int64_t (*SevenFunction)(int, int, int, int, int, int, int);
int64_t call_seven(SevenFunction f) { return f(1, 2, 3, 4, 5, 6, 7); }
typedef int64_t (*EightFunction)(int, int, int, int, int, int, int, int);
int64_t call_eight(EightFunction f) { return f(1, 2, 3, 4, 5, 6, 7, 8); }
typedef float (*FloatFunction)(float);
float call_float(FloatFunction f, float x) { return f(x); }
typedef int (*TestFunction)(int);
int count_if(TestFunction f, int from, int upto) {
  int count = 0;
  for (int i = from; i < upto; i++) count += f(i) != 0;
  return count;
}
typedef void (*Action)(void);
void run(Action f, int times) {
  for (int i = 0; i < times; i++) f();
}
typedef void (*VisitFunction)(int *place);
void visit(int *items, int count, VisitFunction f) {
  for (int i = 0; i < count; i++) f(&items[i]);
}
typedef int8_t (*ByteFunction)(int8_t);
int call_byte(ByteFunction f, int8_t x) { return f(x); }

static IntFunction kept;
void keep(IntFunction f) { kept = f; }
int call_kept(int x) { return kept ? kept(x) : -1; }
int is_none(IntFunction f) { return f == NULL; }

/* Calls back while it is called back. */
int nested(IntFunction f, int depth) { return depth == 0 ? 0 : f(depth); }
