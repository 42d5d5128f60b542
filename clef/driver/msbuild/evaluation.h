/* evaluation: the properties and items of a project file, as MSBuild computes them.
 *
 * Source of the rules: "How MSBuild builds projects" and "MSBuild reference" in Microsoft's documentation. Evaluation has
 * two passes. The first walks properties, imports and choices in document order; the second walks the item groups that the
 * first met, so that an item sees the last value of a property. Names of properties, items and attributes ignore ASCII
 * case; strings compare so in conditions. What is not understood is noted once, with its place, and has no effect.
 *
 * Order of files, as the .NET SDK has it: Directory.Build.props, the project, Directory.Build.targets; with central package
 * versions Directory.Packages.props behind the first. Each is searched from the project's directory upwards. Targets and
 * tasks are not run.
 */
#ifndef CLEF_DRIVER_MSBUILD_EVALUATION_H
#define CLEF_DRIVER_MSBUILD_EVALUATION_H

#include "clef/base/diag.h"
#include "clef/driver/msbuild/xml.h"

typedef struct Property {
  const char *name, *value;
} Property;

typedef struct Item {
  const char *type; /* Compile, ProjectReference … */
  /* one value. Of items that name files, a path from the current directory; patterns are replaced */
  const char *include;
  VEC(Property) metadata;
  Span span;
} Item;

typedef struct ItemGroup {
  const XmlElement *element;
  const char *file; /* the path of the file it stands in */
} ItemGroup;

typedef struct Evaluation Evaluation;
struct Evaluation {
  Arena *arena; /* session */
  Sources *sources;
  Diags *diags;
  const char *path, *directory; /* of the project; the directory is "" or ends in / */
  const Property *given;        /* properties that no file changes */
  uint32_t given_count;
  VEC(Property) properties; /* one row a name */
  VEC(Item) items;
  VEC(ItemGroup) groups;     /* for the second pass */
  VEC(const char *) imports; /* files being read */
  VEC(const char *) noted;   /* what was noted already */
  bool ignores_missing;      /* imports of files that do not exist */
  bool failed;               /* a file could not be read or is not well-formed; it was reported */
};

/* Evaluates the project at `path`; `e` is zeroed but for `ignores_missing`. `given` are properties that the file cannot
 * change. */
void evaluate_project(Evaluation *e, Arena *arena, Sources *sources, Diags *diags, const char *path,
                      const Property *given, uint32_t given_count);
/* "" when it is not set. */
const char *evaluation_property(const Evaluation *e, const char *name);
bool evaluation_is_true(const Evaluation *e, const char *name);
void evaluation_set(Evaluation *e, const char *name, const char *value);
/* "" when the item has none of that name. */
const char *item_metadata(const Item *item, const char *name);
/* A path of the project file: relative to its directory, separators turned, `.` and `..` resolved as text. */
const char *evaluation_path(const Evaluation *e, const char *path);
/* Notes that something has no effect, once for each text. */
void evaluation_note(Evaluation *e, Span at, const char *what);

/* ---- between the files of this folder ---- */

/* `$(Name)`, `$(Name.Method (…))` and `$([Type]::Method (…))` by their values. expand.c */
const char *expand_properties(Evaluation *e, Span at, const char *text);
/* Does the condition hold? True for NULL and blank ones. conditions.c */
bool evaluation_holds(Evaluation *e, Span at, const char *condition);
/* Appends the files that match a pattern with `*`, `?` and `**`, sorted, relative to the project. pattern.c */
typedef VEC(const char *) Paths;
void pattern_files(const Evaluation *e, const char *pattern, Paths *found);
/* Does a path match a pattern? */
bool pattern_matches(const char *pattern, const char *path);
/* `a/./b/../c` is `a/c`. */
const char *path_normal(Arena *arena, const char *path);
/* The next of the values between semicolons, without blanks around it; NULL at the end. */
const char *next_value(Arena *arena, const char **at);
const char *text_trim(Arena *arena, const char *text);
/* The file NAME in `directory` or the nearest directory above it that has one; NULL when none has. */
const char *file_above(Arena *arena, const char *directory, const char *name);

#endif
