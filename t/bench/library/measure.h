/* measure: the timing of one part of a benchmark program, for the C peers of this folder. measure.fs is its counterpart.
 *
 * A program takes the name of the part to run. `once` behind the name runs it one time, for counting instructions.
 * Included first, because it selects POSIX's clock.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static int wanted_count;
static char **wanted;
static int is_wanted(const char *name) {
  for (int i = 1; i < wanted_count; i++)
    if (strcmp(wanted[i], name) == 0) return 1;
  return wanted_count < 2;
}

static void measure(const char *name, int64_t (*work)(void)) {
  if (!is_wanted(name)) return;
  int64_t best = INT64_MAX, result = 0, total = 0;
  int most = wanted_count > 2 && strcmp(wanted[2], "once") == 0 ? 1 : 20;
  for (int rounds = 0; rounds < most && (rounds < 3 ? total < 2000000 : total < 500000); rounds++) {
    int64_t from = now();
    result = work();
    int64_t took = now() - from;
    if (took < best) best = took;
    total += took;
  }
  printf("%s %lld.%03lld %lld\n", name, (long long)best / 1000, (long long)best % 1000,
         (long long)result);
}
