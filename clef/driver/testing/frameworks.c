/* frameworks: the embedded sources. build.sh turns rt/testing into out/testing.h, a row for each file. */
#include <strings.h>

#include "clef/driver/testing/frameworks.h"

static const struct {
  const char *path, *text;
} files[] = {
#include "testing.h"
};

/* In order of compilation. */
static const struct {
  uint32_t bit;
  const char *path;
} order[] = {
    {FRAMEWORK_RUNNER, "<clef>/runner.fs"},       {FRAMEWORK_XUNIT, "<clef>/xunit.fs"},
    {FRAMEWORK_NUNIT, "<clef>/nunit.fs"},         {FRAMEWORK_MSTEST, "<clef>/mstest.fs"},
    {FRAMEWORK_EXPECTO, "<clef>/expecto.fs"},     {FRAMEWORK_FSUNIT_XUNIT, "<clef>/fsunit.fs"},
    {FRAMEWORK_FSUNIT_NUNIT, "<clef>/fsunit.fs"}, {FRAMEWORK_EXERCISM, "<clef>/exercism.fs"},
};

uint32_t frameworks_of_package(const char *id) {
  static const struct {
    const char *id;
    uint32_t set;
  } packages[] = {
      {"xunit", FRAMEWORK_XUNIT},
      {"xunit.v3", FRAMEWORK_XUNIT},
      {"xunit.core", FRAMEWORK_XUNIT},
      {"xunit.assert", FRAMEWORK_XUNIT},
      {"xunit.abstractions", FRAMEWORK_XUNIT},
      {"xunit.extensibility.core", FRAMEWORK_XUNIT},
      {"FsUnit.xUnit", FRAMEWORK_FSUNIT_XUNIT | FRAMEWORK_XUNIT},
      {"FsUnit", FRAMEWORK_FSUNIT_NUNIT | FRAMEWORK_NUNIT},
      {"NUnit", FRAMEWORK_NUNIT},
      {"MSTest", FRAMEWORK_MSTEST},
      {"MSTest.TestFramework", FRAMEWORK_MSTEST},
      {"Expecto", FRAMEWORK_EXPECTO},
      {"Exercism.Tests", FRAMEWORK_EXERCISM},
      {"Exercism.Tests.xunit.v3", FRAMEWORK_EXERCISM},
  };
  for (size_t i = 0; i < COUNT_OF(packages); i++)
    if (!strcasecmp(packages[i].id, id)) return packages[i].set | FRAMEWORK_RUNNER;
  return 0;
}

uint32_t frameworks_count(void) { return COUNT_OF(order); }

const char *frameworks_path(uint32_t index, uint32_t set) {
  return order[index].bit & set ? order[index].path : NULL;
}

const char *frameworks_text(const char *path) {
  static const char folder[] = "rt/testing/", prefix[] = "<clef>/";
  if (strncmp(path, prefix, sizeof prefix - 1) != 0) return NULL;
  for (size_t i = 0; i < COUNT_OF(files); i++)
    if (!strcmp(files[i].path + sizeof folder - 1, path + sizeof prefix - 1)) return files[i].text;
  return NULL;
}
