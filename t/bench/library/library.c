/* What library.fs does, where C has the same thing. */
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
static int compare_texts(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

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
  int *a = malloc((size_t)n * sizeof *a), *b = malloc((size_t)n * sizeof *b), *c = malloc((size_t)n * sizeof *c);
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

static void measure(const char *name, int64_t (*work)(void)) {
  int64_t best = INT64_MAX, result = 0;
  for (int i = 0; i < 3; i++) {
    int64_t from = now();
    result = work();
    int64_t took = now() - from;
    if (took < best) best = took;
  }
  printf("%s %lld.%03lld %lld\n", name, (long long)best / 1000, (long long)best % 1000, (long long)result);
}

int main(void) {
  int *keys = numbers(200000);
  texts = malloc(200000 * sizeof *texts);
  for (int i = 0; i < 200000; i++) sprintf(texts[i], "key%d", keys[i] % 100000);
  measure("sort-array", sort_array);
  measure("sort-strings", sort_strings);
  measure("stringbuilder", stringbuilder);
  measure("array", array);
  measure("array2d", array2d);
  int64_t from = now(), count = 0, length = 0;
  char *line = NULL;
  size_t room = 0;
  ssize_t n;
  while ((n = getline(&line, &room, stdin)) >= 0) {
    count++;
    length += n && line[n - 1] == '\n' ? n - 1 : n;
  }
  printf("lines %lld.000 %lld\n", (long long)(now() - from) / 1000, (long long)(length + count));
  free(line);
  return 0;
}
