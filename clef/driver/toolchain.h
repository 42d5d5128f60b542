/* toolchain: `as` and `ld`, and the files that they need. */
#ifndef CLEF_DRIVER_TOOLCHAIN_H
#define CLEF_DRIVER_TOOLCHAIN_H

#include "clef/driver/link.h"
#include "clef/driver/options.h"

/* What is made, in the order of the tools that it goes through. */
typedef enum OutputForm {
  OUTPUT_TEXT,
  OUTPUT_OBJECT,
  OUTPUT_LIBRARY, /* an object of which other objects see the exports alone, or an archive of it, where the path ends in .a */
  OUTPUT_EXECUTABLE
} OutputForm;

/* Text on its way to a file: as it is, or through `as`, through `as` and `ld`, or through `as` and `objcopy`. The file appears
 * at `path` whole or not at all: it is made beside it under a random name, and renamed. Standard output ("-"),
 * devices and pipes are written to. Without a path the program is a file without a name, for run_program.
 *
 * What was begun is removed when clef ends early, by a signal too. */
typedef struct Output {
  Arena *arena;
  Machine machine;
  OutputForm form;
  const char *path; /* or NULL */
  const char *result,
      *object;       /* what as and ld are given: a neighbour of the path, or files without names */
  bool is_neighbour; /* the result; else it is written to the path by us, or stays without a name */
  int result_fd, object_fd;  /* of files without names, else -1 */
  int fd, error;             /* where text goes; errno of what went wrong */
  bool is_stripped;          /* an executable without symbols */
  int as;                    /* its process */
  void (*old_pipe)(int);     /* what SIGPIPE did before */
  size_t size;               /* bytes of text so far */
  VEC(const char *) exports; /* of a library: set after output_open */
  const Link *link;          /* of a program that calls C, else NULL: set after output_open */
  const char *messages;      /* what ld said of such a program that it could not link */
} Output;
/* False after a message; then the others must not be called. */
bool output_open(Output *output, Arena *arena, Machine machine, OutputForm form, const char *path);
void output_write(Output *output, const char *bytes, size_t size);
/* False after a message (missing tool: the Debian package is named). */
bool output_close(Output *output);
/* All at once, as it is; a program may be run. False after a message. */
bool write_output(Arena *arena, const char *path, const char *bytes, size_t size, bool is_program);
/* Opens the program of an output without a path, which loses its name; -1 when that fails. */
int open_program(Output *output);
/* Becomes that program, with `args` behind its `name`; under qemu when it is for the other machine. `stack_limit`: the soft
 * limit that it gets, 0: ours. Returns, after a message, only when that cannot be done. */
void become_program(Output *output, int fd, const char *name, const char *const *args,
                    uint32_t count, uint64_t stack_limit);
/* Makes the folder and those around it; false after a message. */
bool make_folders(Arena *arena, const char *path);

#endif
