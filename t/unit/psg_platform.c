/* link: clef/type/platform.c
 * psg_platform: widths and predicates of a platform context (program semantic graph, 9). */
#include <stdio.h>
#include <string.h>

#include "clef/type/platform.h"

static int failed;
#define CHECK(condition) \
  if (!(condition)) failed++, printf("%s:%d: %s\n", __FILE__, __LINE__, #condition)

static void check_widths(PlatformContext *platform, uint32_t int_bits) {
  platform->dimensions[WIDTH_INT] = int_bits;
  CHECK(platform_width(platform, 32, WIDTH_REGISTER, true) == 32);
  CHECK(platform_width(platform, 32, WIDTH_REGISTER, false) == 64);
  CHECK(platform_width(platform, 0, WIDTH_POINTER, false) == 64);
  CHECK(platform_width(platform, 0, WIDTH_INT, false) == int_bits);
  CHECK(platform_pointer_size(platform) == 8);
  CHECK(platform_word_size(platform) == 8);
}

int main(void) {
  for (int is_arm = 0; is_arm < 2; is_arm++) {
    PlatformContext p = platform_linux(is_arm);
    PlatformPredicate missing;
    check_widths(&p, 32);
    check_widths(&p, 64);
    CHECK(p.predicates[PREDICATE_HAS_NEON] == is_arm);
    CHECK(p.predicates[PREDICATE_HAS_SSE2] == !is_arm);
    CHECK(p.pointer_align == 8 && !p.library_path && !strcmp(p.startup_symbol, "_start"));
    CHECK(platform_conflict(&p, &missing) == PREDICATE_NONE);
    platform_set_predicate(&p, PREDICATE_HAS_AVX512, 1);
    CHECK(p.predicates[PREDICATE_HAS_AVX2] && p.predicates[PREDICATE_HAS_SSE42] &&
          p.predicates[PREDICATE_HAS_SSE2]);
    platform_set_predicate(&p, PREDICATE_HAS_SSE42, 0);
    CHECK(platform_conflict(&p, &missing) == PREDICATE_HAS_AVX2 && missing == PREDICATE_HAS_SSE42);
  }
  CHECK(platform_find_predicate("has_sve2") == PREDICATE_HAS_SVE2);
  CHECK(platform_find_predicate("has_flux") == PREDICATE_NONE);
  CHECK(!strcmp(platform_predicate_name(PREDICATE_CACHE_LINE_SIZE), "cache_line_size"));
  CHECK(platform_predicate_is_number(PREDICATE_CACHE_LINE_SIZE) &&
        !platform_predicate_is_number(PREDICATE_FITS_U64));
  return failed;
}
