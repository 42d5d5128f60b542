/* options: the command line as data.
 *
 *   clef COMMAND [OPTION | SOURCE]... [-- ARG...]
 *
 * Leading arguments that end in a source suffix are sources. For `run` and `eval` the program's own arguments begin behind a
 * script, a project or a folder, and else with the first argument after the sources that is not an option of clef, or behind
 * `--`. `-` reads the source from standard input. An option's value
 * is the next argument or stands behind a colon, and two dashes are as good as one: `-nowarn 25`, `--nowarn:25`.
 */
#ifndef CLEF_DRIVER_OPTIONS_H
#define CLEF_DRIVER_OPTIONS_H

#include "clef/base/base.h"
#include "clef/base/vec.h"

typedef enum Command {
  COMMAND_NONE,
  COMMAND_RUN,
  COMMAND_BUILD,
  COMMAND_CHECK,
  COMMAND_TEST,
  COMMAND_RESTORE,
  COMMAND_EXPR,
  COMMAND_EVAL,
  COMMAND_IMAGE,
  COMMAND_CACHE,
  COMMAND_HELP,
  COMMAND_VERSION
} Command;
typedef enum Machine { MACHINE_X86_64, MACHINE_AARCH64 } Machine;

typedef enum Colour { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER } Colour;

typedef struct Options {
  Command command;
  VEC(const char *) sources;
  VEC(const char *) args;     /* the program's */
  const char *output;         /* -o */
  const char *library;        /* -rt DIR: the library from source instead of the image */
  const char *only;           /* -only FUNC: dumps show functions that have this name, or part of it */
  const char *stop_after;     /* -stop-after STEP: then print the program */
  const char *step;           /* -step STEP: that step alone, on MIR or LIR text, then print it */
  VEC(const char *) dumps;    /* -dump STEP; "all" */
  VEC(const char *) disabled; /* -disable STEP */
  Machine machine;
  int level;                       /* -O0, -O1, -O2 */
  uint32_t stack_size;             /* -stack SIZE; 0: the default */
  int int_bits;                    /* -int 32|64; 0: by the kind of source */
  bool assembly_only, object_only; /* -S, -c */
  bool verify, stats, check, trace, time, stress;
  bool cache;                  /* build -cache: take the output from the cache, or put it there */
  bool keep;                   /* -k: intermediate files beside the output */
  bool json;                   /* expr -json */
  bool json_messages;          /* -diag json */
  bool notes;                  /* -notes */
  Colour colour;               /* -colour */
  const char *at;              /* expr -at F:L:C */
  const char *binding;         /* expr -binding NAME */
  uint32_t node;               /* expr -node N */
  uint32_t phase;              /* expr -phase N: the graph after that phase; 0: the checked graph */
  uint32_t error_limit;        /* -errors N; 0: the default */
  const char *filter;          /* test -filter X */
  const char *junit;           /* test -junit FILE */
  int results;                 /* of the process for one project of tests: where its results go */
  uint32_t jobs;               /* test -jobs N; 0: one a core */
  VEC(const char *) defines;   /* -d NAME */
  VEC(const char *) no_warn;   /* -nowarn N,M */
  VEC(const char *) warn_on;   /* -warnon N */
  VEC(const char *) as_errors; /* -warnaserror N: "" all of them */
  VEC(const char *) not_errors; /* -warnaserror- N */
} Options;

/* Reads argv; on a wrong command line prints what is wrong to stderr and returns false (status 2). */
bool options_parse(Options *options, Arena *arena, int argc, char **argv);
void options_print_usage(Text *out);
/* The machine that clef runs on, which is the target unless -target says otherwise. */
Machine options_own_machine(void);
/* Does -dump name this step (or "all")? */
bool options_dumps(const Options *options, const char *step);
bool options_disables(const Options *options, const char *step);
/* .fs .fsi .fsx .fsproj .clef .clefx .mir .lir, or "-" */
bool is_source_path(const char *path);

#endif
