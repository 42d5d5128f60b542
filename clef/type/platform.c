/* platform: contexts and their predicates. The table is platform.def. */
#include "clef/type/platform.h"

#include <string.h>

enum { FORM_BOOL, FORM_INT };
static const struct PredicateRow {
  const char *name;
  int form;
  int32_t x86_64, aarch64;
  PlatformPredicate implies;
} rows[] = {
#define PREDICATE(NAME, name, form, x86_64, aarch64, implies) \
  {#name, FORM_##form, x86_64, aarch64, PREDICATE_##implies},
#include "clef/type/platform.def"
};

PlatformContext platform_linux(bool is_aarch64) {
  PlatformContext platform = {
      .platform_id = is_aarch64 ? "Linux_aarch64" : "Linux_x86_64",
      .dimensions = {[WIDTH_POINTER] = 64, [WIDTH_REGISTER] = 64, [WIDTH_INT] = 32},
      .pointer_align = 8,
      .startup_symbol = "_start",
      .kind = SOURCE_FSHARP,
  };
  for (int i = 0; i < PREDICATE_COUNT; i++)
    platform.predicates[i] = is_aarch64 ? rows[i].aarch64 : rows[i].x86_64;
  return platform;
}

uint32_t platform_width(const PlatformContext *platform, uint32_t fixed_bits,
                        WidthDimension dimension, bool is_fixed) {
  return is_fixed ? fixed_bits : platform->dimensions[dimension];
}

uint32_t platform_pointer_size(const PlatformContext *platform) {
  return platform->dimensions[WIDTH_POINTER] / 8;
}

uint32_t platform_word_size(const PlatformContext *platform) {
  return platform->dimensions[WIDTH_REGISTER] / 8;
}

const char *platform_predicate_name(PlatformPredicate predicate) { return rows[predicate].name; }

bool platform_predicate_is_number(PlatformPredicate predicate) {
  return rows[predicate].form == FORM_INT;
}

PlatformPredicate platform_find_predicate(const char *name) {
  for (int i = 0; i < PREDICATE_COUNT; i++)
    if (!strcmp(rows[i].name, name)) return (PlatformPredicate)i;
  return PREDICATE_NONE;
}

void platform_set_predicate(PlatformContext *platform, PlatformPredicate predicate, int32_t value) {
  platform->predicates[predicate] = value;
  for (predicate = rows[predicate].implies; value && predicate != PREDICATE_NONE;
       predicate = rows[predicate].implies)
    platform->predicates[predicate] = 1;
}

PlatformPredicate platform_conflict(const PlatformContext *platform, PlatformPredicate *missing) {
  for (int i = 0; i < PREDICATE_COUNT; i++)
    if (platform->predicates[i] && rows[i].implies != PREDICATE_NONE &&
        !platform->predicates[rows[i].implies]) {
      *missing = rows[i].implies;
      return (PlatformPredicate)i;
    }
  return PREDICATE_NONE;
}
