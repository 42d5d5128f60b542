/* frameworks: the libraries of tests that are part of clef, as sources (rt/testing).
 *
 * A project that requests one of their packages has their files compiled before all others. Nothing of them is in the library
 * image, so other programs pay nothing.
 */
#ifndef CLEF_DRIVER_TESTING_FRAMEWORKS_H
#define CLEF_DRIVER_TESTING_FRAMEWORKS_H

#include "clef/base/base.h"

/* Bits of a set of libraries. */
enum {
  FRAMEWORK_RUNNER = 1 << 0,
  FRAMEWORK_XUNIT = 1 << 1,
  FRAMEWORK_NUNIT = 1 << 2,
  FRAMEWORK_MSTEST = 1 << 3,
  FRAMEWORK_EXPECTO = 1 << 4,
  FRAMEWORK_FSUNIT_XUNIT = 1 << 5,
  FRAMEWORK_FSUNIT_NUNIT = 1 << 6,
  FRAMEWORK_EXERCISM = 1 << 7
};

/* The libraries that a package stands for, with those that they build on; 0: it is another package. */
uint32_t frameworks_of_package(const char *id);

/* The files of a set in order of compilation: how many there are, and the path of each, which no file of the disk has. */
uint32_t frameworks_count(void);
const char *frameworks_path(uint32_t index, uint32_t set); /* NULL: not in the set */
/* The text of such a path; NULL: it is another. */
const char *frameworks_text(const char *path);

#endif
