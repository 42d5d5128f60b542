/* toolchain: `as` and `ld`, and the files that they need. */
#ifndef CLEF_DRIVER_TOOLCHAIN_H
#define CLEF_DRIVER_TOOLCHAIN_H

#include "clef/driver/options.h"

/* Writes `size` bytes to `path` by way of a neighbour that is renamed, so that no partial file is ever seen.
 * "-" is standard output. False after a message. */
bool write_output(Arena *arena, const char *path, const char *bytes, size_t size);
/* Pipes `assembly` through as to an object, and for an executable through ld; the result appears at `path` whole or not
 * at all. False after a message (missing tool: the Debian package is named). */
bool assemble(Arena *arena, Machine machine, const char *assembly, size_t size, const char *path,
              bool object_only);
/* Runs the program with `args`; its exit status, 128 + signal when it died of one. */
int run_program(Arena *arena, const char *path, const char *name, const char *const *args, uint32_t count);
/* A fresh directory that only we can read; NULL after a message. */
const char *make_temporary_directory(Arena *arena);

#endif
