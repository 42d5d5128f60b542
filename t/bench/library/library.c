/* What library.fs does, where C has the same thing. */
#include "measure.h"
#include <stdlib.h>

static uint32_t state;
static int next(void) {
  state = state * 1664525u + 1013904223u;
  return (int)(state >> 1);
}

static int *numbers(int n) {
  int *a = malloc((size_t)n * sizeof *a);
  state = 1;
  for (int i = 0; i < n; i++) a[i] = next();
  return a;
}

static int compare_ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int compare_texts(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int *keys;
static char (*texts)[16];

static int64_t sort_array(void) {
  int *a = numbers(500000);
  qsort(a, 500000, sizeof *a, compare_ints);
  int64_t result = a[1000];
  free(a);
  return result;
}

static int64_t sort_strings(void) {
  char **a = malloc(200000 * sizeof *a);
  for (int i = 0; i < 200000; i++) a[i] = texts[i];
  qsort(a, 200000, sizeof *a, compare_texts);
  int64_t result = (int64_t)strlen(a[100]);
  free(a);
  return result;
}

static int64_t stringbuilder(void) {
  size_t used = 0, room = 16;
  char *b = malloc(room);
  for (int i = 1; i <= 500000; i++) {
    if (room - used < 32) b = realloc(b, room *= 2);
    used += (size_t)sprintf(b + used, "%d", i);
    b[used++] = ' ';
    memcpy(b + used, "text", 4);
    used += 4;
    b[used++] = '\n';
  }
  char *copy = malloc(used + 1);
  memcpy(copy, b, used);
  free(b);
  free(copy);
  return (int64_t)used;
}

static int64_t array(void) {
  int n = 1000000, m = 0;
  int *a = malloc((size_t)n * sizeof *a), *b = malloc((size_t)n * sizeof *b),
      *c = malloc((size_t)n * sizeof *c);
  for (int i = 0; i < n; i++) a[i] = i;
  for (int i = 0; i < n; i++) b[i] = a[i] * 3;
  for (int i = 0; i < n; i++)
    if (b[i] % 2 == 0) c[m++] = b[i];
  int64_t sum = 0;
  for (int i = 0; i < m; i++) sum += c[i];
  free(a), free(b), free(c);
  return sum;
}

static int64_t array2d(void) {
  enum { N = 160 };
  static double a[N][N], c[N][N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = i + j;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double s = 0;
      for (int k = 0; k < N; k++) s += a[i][k] * a[k][j];
      c[i][j] = s;
    }
  double sum = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) sum += c[i][j];
  return (int64_t)sum;
}

static int compare_floats(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static int64_t sort_floats(void) {
  int *n = numbers(500000);
  double *a = malloc(500000 * sizeof *a);
  for (int i = 0; i < 500000; i++) a[i] = n[i] % 1000003 / 7.0;
  qsort(a, 500000, sizeof *a, compare_floats);
  int64_t result = (int64_t)a[1000];
  free(n), free(a);
  return result;
}

static int64_t list_of_t(void) {
  size_t used = 0, room = 0;
  int *l = NULL;
  for (int i = 1; i <= 1000000; i++) {
    if (used == room) l = realloc(l, (room = room ? 2 * room : 4) * sizeof *l);
    l[used++] = i;
  }
  int64_t sum = 0;
  for (size_t i = 0; i < used; i++) sum += l[i];
  free(l);
  return sum;
}

static int64_t queue(void) {
  size_t first = 0, used = 0, room = 0;
  int *q = NULL;
  int64_t sum = 0;
  for (int i = 1; i <= 1000000; i++) {
    if (used == room) {
      int *old = q;
      size_t was = room;
      q = malloc((room = room ? 2 * room : 4) * sizeof *q);
      for (size_t k = 0; k < used; k++) q[k] = old[first + k < was ? first + k : first + k - was];
      free(old);
      first = 0;
    }
    q[first + used < room ? first + used : first + used - room] = i;
    used++;
    if ((i & 3) == 0) {
      sum += q[first];
      if (++first == room) first = 0;
      used--;
    }
  }
  for (; used; used--) {
    sum = (int64_t)((uint64_t)sum * 3 + (uint64_t)q[first]);
    if (++first == room) first = 0;
  }
  free(q);
  return sum;
}

static int64_t stack(void) {
  size_t used = 0, room = 0;
  int *l = NULL;
  int64_t sum = 0;
  for (int i = 1; i <= 1000000; i++) {
    if (used == room) l = realloc(l, (room = room ? 2 * room : 4) * sizeof *l);
    l[used++] = i;
    if ((i & 3) == 0) sum += l[--used];
  }
  while (used) sum = (int64_t)((uint64_t)sum * 3 + (uint64_t)l[--used]);
  free(l);
  return sum;
}

static int64_t array_floats(void) {
  int n = 1000000;
  double *xs = malloc((size_t)n * sizeof *xs), *ys = malloc((size_t)n * sizeof *ys);
  for (int i = 0; i < n; i++) xs[i] = i;
  for (int i = 0; i < n; i++) ys[i] = xs[i] * 0.5 + 1.0;
  double dot = 0, max = xs[0], sum = 0;
  for (int i = 0; i < n; i++) dot += xs[i] * ys[i];
  for (int i = 1; i < n; i++)
    if (xs[i] > max) max = xs[i];
  for (int i = 0; i < n; i++) sum += ys[i];
  free(xs), free(ys);
  return (int64_t)(dot / 1e6 + max + sum);
}

static int64_t array_loop(void) {
  int n = 2000000;
  int *a = calloc((size_t)n, sizeof *a);
  for (int i = 0; i < n; i++) a[i] = i ^ i >> 3;
  int64_t sum = 0;
  for (int i = 0; i < n; i++) sum += a[i];
  for (int i = n - 1; i > 0; i--) a[i] -= a[i - 1];
  sum += a[n - 1];
  free(a);
  return sum;
}

int main(int argc, char **argv) {
  wanted_count = argc, wanted = argv;
  if (is_wanted("sort-strings")) {
    keys = numbers(200000);
    texts = malloc(200000 * sizeof *texts);
    for (int i = 0; i < 200000; i++) sprintf(texts[i], "key%d", keys[i] % 100000);
  }
  measure("queue", queue);
  measure("stack", stack);
  measure("sort-array", sort_array);
  measure("sort-floats", sort_floats);
  measure("sort-strings", sort_strings);
  measure("stringbuilder", stringbuilder);
  measure("array", array);
  measure("array-floats", array_floats);
  measure("array-loop", array_loop);
  measure("array2d", array2d);
  measure("list-of-t", list_of_t);
  return 0;
}
