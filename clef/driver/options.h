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
#define COMMAND(NAME, text, operands, summary) COMMAND_##NAME,
#include "clef/driver/commands.def"
} Command;

typedef enum OptionForm { FORM_FLAG, FORM_VALUE, FORM_COLON } OptionForm;
typedef enum OptionId {
#define OPTION(NAME, text, form, value, commands, audience, summary) OPTION_##NAME,
#include "clef/driver/commands.def"
  OPTION_WARN_NOT_ERROR, /* -warnaserror-, which is listed with -warnaserror */
} OptionId;

/* The rows of commands.def. A command without a summary is not listed; an option without one is an alias. */
typedef struct CommandRow {
  const char *name;
  Command command;
  const char *operands, *summary;
} CommandRow;
typedef struct OptionRow {
  const char *name;
  OptionId id;
  OptionForm form;
  const char *value;
  uint32_t commands; /* a bit for each Command that accepts it */
  bool is_for_compiler;
  const char *summary;
} OptionRow;
extern const CommandRow command_rows[];
extern const OptionRow option_rows[];
extern const uint32_t command_row_count, option_row_count;

/* The source of `clef -e CODE`: a script with this name in messages. */
#define CODE_PATH "code.fsx"

typedef enum Machine { MACHINE_X86_64, MACHINE_AARCH64 } Machine;

typedef enum Colour { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER } Colour;

typedef struct Options {
  Command command;
  Command topic;    /* of help; COMMAND_NONE: all */
  bool watches;     /* watch: the command again when a file changes */
  int inputs;       /* of a round of watch: where the names of what was read go; 0: nowhere */
  bool lists_steps; /* help steps */
  VEC(const char *) sources;
  const char *code;        /* clef -e CODE: the text of the source CODE_PATH */
  VEC(const char *) args;  /* the program's */
  const char *output;      /* -o */
  const char *library;     /* -rt DIR: the library from source instead of the image */
  const char *site;        /* -site DIR: where `clef doc` writes its pages */
  const char *only;        /* -only FUNC: dumps show functions that have this name, or part of it */
  const char *stop_after;  /* -stop-after STEP: then print the program */
  const char *step;        /* -step STEP: that step alone, on MIR or LIR text, then print it */
  VEC(const char *) dumps; /* -dump STEP; "all" */
  VEC(const char *) disabled; /* -disable STEP */
  Machine machine;
  int level;                       /* -O0, -O1, -O2 */
  bool has_target, has_level;      /* the command line says so: a project does not */
  uint32_t stack_size;             /* -stack SIZE; 0: the default */
  int int_bits;                    /* -int 32|64; 0: by the kind of source */
  bool assembly_only, object_only; /* -S, -c */
  bool library_for_c;              /* -lib: what C calls, as an object or archive with a header */
  const char *explain;             /* -explain-egraph: the function, or NULL */
  bool skeleton;                   /* eval: the source is the text of skeletons */
  uint32_t seed;                   /* eval -skeleton: which members of classes are computed */
  bool verify, stats, check, trace, time, stress;
  bool debug;                 /* -g: describe the program to debuggers */
  bool strip;                 /* -strip: no symbols, no places */
  bool cache;                 /* build -cache: take the output from the cache, or put it there */
  bool writes_depend;         /* build -MD: what the output was made from, as a rule of make */
  const char *depend_path;    /* -MF FILE; NULL: OUTPUT.d */
  bool keep;                  /* -k: intermediate files beside the output */
  bool json;                  /* expr -json */
  bool json_messages;         /* -diag json */
  bool notes;                 /* -notes */
  Colour colour;              /* -colour */
  const char *at;             /* expr -at F:L:C */
  const char *binding;        /* expr -binding NAME */
  uint32_t node;              /* expr -node N */
  bool veils, pierces;        /* expr -veil, -pierce: phase 5 */
  uint32_t phase;             /* expr -phase N: the graph after that phase; 0: the checked graph */
  uint32_t error_limit;       /* -errors N; 0: the default */
  const char *filter;         /* test -filter X */
  const char *junit;          /* test -junit FILE */
  int results;                /* of the process for one project of tests: where its results go */
  bool makes_library;         /* new -library */
  bool makes_fidproj;         /* new -clef */
  const char *test_framework; /* new -tests X */
  uint32_t jobs;              /* test -jobs N; 0: one a core */
  VEC(const char *) link_libraries; /* -l NAME */
  VEC(const char *) link_folders;   /* -L DIR */
  VEC(const char *) link_files;     /* objects, archives, shared libraries of the command line */
  VEC(const char *) defines;        /* -d NAME */
  VEC(const char *) no_warn;        /* -nowarn N,M */
  VEC(const char *) warn_on;        /* -warnon N */
  VEC(const char *) as_errors;      /* -warnaserror N: "" all of them */
  VEC(const char *) not_errors;     /* -warnaserror- N */
} Options;

/* Reads argv; on a wrong command line prints what is wrong to stderr and returns false (status 2). */
bool options_parse(Options *options, Arena *arena, int argc, char **argv);
/* The text of `clef help`, or of `clef help COMMAND`. help.c */
void options_print_usage(Text *out, Command topic);
/* The machine of a name that -target takes; false: there is none. */
bool options_find_machine(const char *name, Machine *machine);
/* The machine that clef runs on, which is the target unless -target says otherwise. */
Machine options_own_machine(void);
/* Does -dump name this step (or "all")? */
bool options_dumps(const Options *options, const char *step);
/* -dump changed */
bool options_dumps_changed(const Options *options);
bool options_disables(const Options *options, const char *step);
/* .fs .fsi .fsx .fsproj .fidproj .clef .clefx .mir .lir, or "-" */
bool is_source_path(const char *path);

#endif
