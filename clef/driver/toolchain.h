/* toolchain: `as` and `ld`, and the files that they need. */
#ifndef CLEF_DRIVER_TOOLCHAIN_H
#define CLEF_DRIVER_TOOLCHAIN_H

#include "clef/driver/options.h"

/* What is made, in the order of the tools that it goes through. */
typedef enum OutputForm { OUTPUT_TEXT, OUTPUT_OBJECT, OUTPUT_EXECUTABLE } OutputForm;

/* Text on its way to a file: as it is, or through `as`, or through `as` and `ld`. The file appears at `path` whole or not at
 * all, by way of a neighbour that is renamed; "-" and devices are written to. */
typedef struct Output {
  Arena *arena;
  Machine machine;
  OutputForm form;
  const char *path, *result, *object; /* result: the neighbour, or NULL; object: what as makes */
  int fd, error;                      /* where text goes; errno of what went wrong */
  int as;                             /* its process */
  size_t size;                        /* bytes of text so far */
} Output;
/* False after a message; then the others must not be called. */
bool output_open(Output *output, Arena *arena, Machine machine, OutputForm form, const char *path);
void output_write(Output *output, const char *bytes, size_t size);
/* False after a message (missing tool: the Debian package is named). */
bool output_close(Output *output);
/* All at once, as text. */
bool write_output(Arena *arena, const char *path, const char *bytes, size_t size);
/* Runs the program of `machine` with `args`, under qemu when the machine is not this one; its exit status, 128 + signal when
 * it died of one. 1 after a message when there is no qemu. */
int run_program(Arena *arena, Machine machine, const char *path, const char *name,
                const char *const *args, uint32_t count);
/* A fresh directory that only we can read; NULL after a message. */
const char *make_temporary_directory(Arena *arena);

#endif
