/* solution: solutions, and the projects that a path stands for.
 *
 * A solution (`.sln`, `.slnx`) is a list of projects. Those that its configuration Release leaves out and those of other
 * languages are not built. Of the others the *roots* are those that no other project of the solution references.
 */
#ifndef CLEF_DRIVER_SOLUTION_H
#define CLEF_DRIVER_SOLUTION_H

#include "clef/driver/compile.h"

/* One F# project of a solution. */
typedef struct Member {
  const char *path;  /* from the current directory */
  const char *whole; /* without links */
  const char *name;  /* of its assembly */
  Span span;         /* in the solution */
  bool is_program, is_test;
  bool is_referenced;       /* a root leads to it */
  VEC(uint32_t) references; /* indices of members */
} Member;
typedef VEC(Member) Members;

/* Is it the path of a solution? */
bool solution_is_path(const char *path);
/* The solution that the path stands for: itself, or the one of a folder; of a folder with just one project only when
 * `before_project`. NULL: none; then with `*failed` there is a message. */
const char *solution_find(Compilation *c, const char *path, bool before_project, bool *failed);
/* The members of a solution that are built. Reports what cannot be read, and the projects of other languages once. False after
 * an error. */
bool solution_read(Compilation *c, const char *path, Members *out);

#endif
