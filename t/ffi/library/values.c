/* values: calls values.fs: values of every kind, both ways. */
#include "values.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(const char *name, char *text) {
  printf("%s: %s\n", name, text ? text : "NULL");
  free(text);
}

static int is_odd(int x) { return x % 2; }
static double larger(double a, double b) { return a > b ? a : b; }

int main(void) {
  printf("%d %d %d %" PRId64 "\n", int8_neg(-128 + 1), int16_neg(-32767), int32_neg(2147483647),
         int64_neg(INT64_MAX));
  printf("%u %u %u %" PRIu64 "\n", uint8_not(1), uint16_not(1), uint32_not(1), uint64_not(1));
  printf("%g %g %d %d %d\n", float_half(3.5f), double_half(-7), bool_not(true), bool_not(false),
         bool_not(2 > 1));
  printf("%x %d %d\n", char_next(0x1F600), next_colour(1), next_colour(7));
  int words[3] = {0};
  printf("%d\n", (char *)offset(words, 8) - (char *)words == 8);
  nothing();
  show("many", many(1, 2.5, -3, 4.5f, 255, 6, 7, 8, 9, 10, 11, 12, -13, 14, INT64_MIN, 16.5f, 17,
                    18, -19, 20));
  const char *parts[] = {"a", "ä", "", "\xf0\x9f\x98\x80"};
  show("join", join(parts, 4, ", "));
  show("join", join(parts, 0, ", "));
  show("join", join(NULL, 0, NULL));
  size_t total = 99;
  char **pieces = split("one;two;;ü", ';', &total);
  printf("split %zu:", total);
  for (size_t i = 0; i < total; i++) printf(" <%s>", pieces[i]);
  printf(" %d\n", pieces[total] == NULL);
  free(pieces);
  pieces = split(NULL, ';', &total);
  printf("split %zu %d, lengths %d %d\n", total, pieces == NULL, length_of("äöü"), length_of(NULL));
  int32_t numbers[1000];
  for (int i = 0; i < 1000; i++) numbers[i] = i;
  printf("sum %d %d\n", sum(numbers, 1000), sum(NULL, 0));
  int64_t *all = squares(5, &total);
  printf("squares %zu:", total);
  for (size_t i = 0; i < total; i++) printf(" %" PRId64, all[i]);
  printf("\n");
  free(all);
  all = squares(-1, &total);
  printf("squares %zu %d\n", total, all == NULL);
  free(squares(3, NULL));
  Point corners[] = {{1, 2}, {3, 4}}, *scaled = scale(corners, 2, 1.5, &total);
  printf("scale %zu: %g %g %g %g\n", total, scaled[0].X, scaled[0].Y, scaled[1].X, scaled[1].Y);
  free(scaled);
  uint8_t *bytes = reversed((const uint8_t *)"abc", 3, &total);
  printf("reversed %.*s\n", (int)total, (char *)bytes);
  free(bytes);
  Point middle = midpoint((Point){1, 2}, (Point){4, 8});
  Small small = small_twice((Small){100, -200, 300});
  Mixed mixed = mixed_twice((Mixed){1.25f, -5});
  Large large = grown((Large){{1, 2}, {3, 4}, 5}, 10);
  printf("%g %g, %d %d %d, %g %" PRId64 "\n", middle.X, middle.Y, small.A, small.B, small.C,
         mixed.Weight, mixed.Count);
  printf("%g %g %g %g %d\n", large.Corner.X, large.Corner.Y, large.Size.X, large.Size.Y, large.Tag);
  printf("tags %d\n", tags(1, 2, 3, 4, 5, (Large){{0, 0}, {0, 0}, 6}, (Small){0, 0, 7},
                           (Mixed){0, 8}, (Small){0, 0, 9}));
  move_point(&middle, 0.5);
  int16_t filled[4];
  bool is_same = fill(filled, 4) == filled;
  printf("%g %d %d %d\n", middle.X, is_same, filled[1], filled[3]);
  printf("odd %d of %d\n", count_if(numbers, 999, is_odd), 999);
  double values[] = {3, 7, 5};
  keep(larger);
  printf("largest %g\n", reduce(values, 3));
  keep(NULL);
  printf("%d\n", reduce(values, 3) != reduce(values, 3));
  printf("%d\n", count());
  for (int i = 0; i < 3; i++) printf("%d%c", count_by(i, 10), i < 2 ? ' ' : '\n');
  return 0;
}
