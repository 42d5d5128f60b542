/* behaviour: calls behaviour.fs: start-up, exceptions, callbacks, threads. */
#include "behaviour.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(const char *what) {
  const char *error = clef_error();
  printf("%s: %s\n", what, error ? error : "no error");
}

/* What the library calls. */
int c_apply(int (*step)(int), int n);
int c_apply(int (*step)(int), int n) { return step(n) + (int)factorial(4); }

static void *run(void *data) {
  int sum = 0;
  for (int i = 0; i < 200; i++) {
    sum += work(50);
    if (divide(1, 0) != 0 || clef_error() == NULL) sum = -1000000;
    if (divide(6, 2) != 3 || clef_error() != NULL) sum = -1000000;
  }
  *(int *)data = sum;
  return NULL;
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  check("before");
  printf("one %d\n", remember("one", 1));
  printf("two %d, one is %d\n", remember("two", 2), recall("one"));
  printf("three is %d\n", recall("three"));
  check("recall");
  printf("two is %d\n", recall("two"));
  check("recall");
  char *text = refuse(5);
  printf("%d\n", text == NULL);
  check("refuse");
  size_t count = 9;
  int32_t *all_squares = squares(3, &count);
  printf("%zu squares, the last %d\n", count, (int)all_squares[count - 1]);
  free(all_squares);
  all_squares = squares(-1, &count);
  printf("%d %zu\n", all_squares == NULL, count);
  count = 9;
  printf("%d", letters("", &count) == NULL);
  printf(" %zu %d\n", count, letters("", NULL) == NULL);
  check("letters");
  long_message();
  printf("%zu bytes\n", strlen(clef_error()));
  printf("%d\n", divide(7, 0));
  check("divide");
  say("from F#, ");
  printf("from C, ");
  say("from F#\n");
  printf("through %d\n", through(3));
  int (*times)(int) = (int (*)(int))multiplier(6);
  printf("multiplied %d\n", times(7));
  pthread_t threads[4];
  int sums[4], all = 0;
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, run, &sums[i]);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL), all += sums[i];
  printf("threads %d %d\n", all, total_work());
  printf("tasks %d\n", parallel_sum(10));
  printf("deep %d\n", deep(1000));
  return 0;
}
