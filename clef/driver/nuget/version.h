/* version: package versions and ranges of them.
 *
 * Source of the rules: "Package versioning" in NuGet's documentation. A version is up to four numbers and a pre-release
 * label; the build label behind `+` does not count. A range is an interval, `[1.0,2.0)`; a bare version is its lower bound;
 * `1.2.*` floats to the highest that begins so. The lowest version of an interval is taken.
 */
#ifndef CLEF_DRIVER_NUGET_VERSION_H
#define CLEF_DRIVER_NUGET_VERSION_H

#include "clef/base/base.h"

typedef struct Version {
  uint32_t parts[4];
  const char *label; /* of a pre-release; "" */
  const char *text;  /* as NuGet names its folders: three numbers or four, lower case */
} Version;

typedef struct VersionRange {
  bool has_low, has_high, low_inclusive, high_inclusive, is_floating;
  Version low, high;      /* of a floating one the low bound */
  uint32_t fixed;         /* how many numbers a floating one fixes */
  bool floats_prerelease; /* 1.0.0-* */
  const char *text;       /* as it was written */
} VersionRange;

/* False when it is none. */
bool version_read(Arena *arena, const char *text, Version *version);
/* Below 0, 0 or above 0. */
int version_compare(const Version *a, const Version *b);
bool range_read(Arena *arena, const char *text, VersionRange *range);
bool range_has(const VersionRange *range, const Version *version);
/* The version that the range means among `count`: the lowest, of a floating one the highest; pre-releases only where a bound
 * is one, unless there is nothing else. NULL: none satisfies it. */
const Version *range_choose(const VersionRange *range, const Version *versions, uint32_t count);
/* `[1.0.0, )`, as lock files have it. */
const char *range_text(Arena *arena, const VersionRange *range);

#endif
