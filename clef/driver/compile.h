/* compile: one compilation from sources to assembly text, stage by stage.
 *
 * Each stage returns false when diagnostics stop it; they are printed by the caller, once. Stages that are lists of
 * steps (PSG, MIR, LIR) run them by their tables; -dump, -stop-after, -verify and -time are obeyed here and nowhere else.
 */
#ifndef CLEF_DRIVER_COMPILE_H
#define CLEF_DRIVER_COMPILE_H

#include "clef/base/base.h"
#include "clef/base/diag.h"
#include "clef/driver/comments.h"
#include "clef/driver/nuget/git.h"
#include "clef/driver/nuget/resolve.h"
#include "clef/driver/options.h"
#include "clef/mir/mir.h"
#include "clef/psg/psg.h"
#include "clef/sema/sema.h"
#include "clef/syntax/syntax.h"

typedef struct ProgramFile {
  uint32_t file;
  Syn *tree;
} ProgramFile;

/* A project is one unit for `internal`, symbols and warnings. Sources outside projects form a unit of their own. */
typedef struct Project {
  const char *path, *name;   /* the whole path of its file; of its assembly */
  VEC(const char *) defines; /* with those of the command line */
  VEC(const char *) friends; /* InternalsVisibleTo: names of projects */
  uint32_t language;         /* LangVersion, as SyntaxOptions has it */
  /* with the command line's; the places of directives stand in Compilation.warnings */
  WarningPolicy warnings;
  struct Evaluation *evaluation;
  bool is_standard;    /* its framework is .NET Standard */
  bool is_package;     /* of sources that the user did not write */
  bool is_clef;        /* of a .fidproj file: its sources are Clef, whatever their suffix */
  uint32_t frameworks; /* of tests, that it requests: FRAMEWORK_ */
} Project;

typedef struct EmbeddedFile {
  const char *name, *path;
} EmbeddedFile;

typedef struct Input {
  const char *path;
  uint32_t project; /* from 1: the row of Compilation.projects; 0: none */
} Input;

typedef struct Compilation {
  const Options *options;
  Arena session;
  Arena tree;  /* syntax trees: until the program is checked */
  Arena front; /* the graph and what makes it: until there is MIR */
  Arena unit, func, scratch;
  Names names;
  Sources sources;
  Diags diags;
  PlatformContext platform;
  Types types;
  Graph graph;
  Sema sema;
  VEC(uint32_t) library_files;    /* of -rt DIR, in the order of its library.txt */
  VEC(ProgramFile) program_files; /* in order of compilation */
  /* Settings from the command line and the project files. */
  VEC(Input) inputs;          /* sources, projects replaced by their files */
  VEC(EmbeddedFile) embedded; /* files that the program contains if it uses Sys.embedded: embed.h */
  VEC(const char *) missing;  /* sources that projects name and that cannot be read */
  VEC(const char *) defines;
  VEC(Project) projects;         /* that were read, the referenced before those that reference */
  VEC(Request) package_requests; /* not resolved yet */
  GitReferences git_references;  /* of all projects, each once */
  const struct Resolution *resolution; /* of the packages of the project; NULL: it requests none */
  const struct Evaluation *root;       /* of the project that the command line names */
  const char *framework, *lock_path;   /* of that project */
  VEC(const char *) open_projects;     /* being read: their whole paths, the outermost first */
  VEC(const char *) loading;           /* scripts whose #load is being followed */
  uint32_t reading_project;            /* what is read belongs to this project */
  const char *output_name;             /* of the project; NULL: the first source's */
  uint32_t frameworks;                 /* of tests, that any of the projects requests */
  uint32_t root_project; /* the number of the project that the command line names; 0: none */
  uint32_t test_count;   /* tests that were found, rows not counted */
  bool lacks_named;      /* -explain-egraph or -only names a function that there is not */
  bool is_last_input;    /* no other file of the command line or the project follows */
  bool is_library;       /* the project makes no program */
  bool may_be_library;   /* the project does not say what it makes */
  /* NULL, or the text that stands for the file at a path; NULL where the file itself counts. The language server sets it. */
  const char *(*find_text)(const void *owner, const char *path, size_t *size);
  const void *text_owner;
  /* NULL, or called before the file at an index of program_files is checked, and once behind the last; false ends the
   * check. */
  bool (*before_file)(void *owner, uint32_t index);
  void *file_owner;
  WarningPolicy warnings;
  Text messages;               /* that compile_report has printed */
  const char *keep;            /* -k: the folder of intermediate files */
  struct Stopwatch *stopwatch; /* -time */
  LibraryComments comments;
  uint64_t stack_limit; /* of the process before clef raised it; 0: it did not */
} Compilation;

void compile_init(Compilation *c, const Options *options);
/* Reads the library's list (with -rt), project files, and parses the program's files and what they load. */
bool compile_read(Compilation *c);
/* Gives the file at `index`, which is not checked yet, another text. The messages of its old text go. */
void compile_replace(Compilation *c, uint32_t index, const char *text, size_t size);
/* Checks the library (with -rt) and the program: the graph through phases 1, 2 and 4. */
bool compile_check(Compilation *c);
/* The checked graph through phases 3 to 5: captures, coverage, saturation, instances. */
bool compile_enrich(Compilation *c);
/* The graph's instances as MIR before any pass; NULL after a diagnostic. -dump layout, -dump lower. */
MirUnit *compile_lower(Compilation *c);
/* -dump STEP prints the text to stderr, -stop-after STEP to stdout; true when this was the last step. `text` is requested
 * only when requested. */
typedef void StepText(void *owner, Text *out);
bool compile_show(Compilation *c, const char *step, StepText *text, void *owner);
bool compile_is_script(const char *path);
/* -time: since the last call, and what there is now, printf-like. */
void compile_time(Compilation *c, const char *stage, const char *counts, ...) PRINTF_LIKE(3, 4);
/* What is said once, at the end: -stats. */
void compile_end(Compilation *c);
/* Takes out the warnings that are not requested and turns those into errors that shall be. */
void compile_judge(Compilation *c);
/* Are messages printed in colour? */
bool compile_has_colour(const Options *options);
/* The symbols and the version of the language for a source. */
SyntaxOptions compile_syntax_options(const Compilation *c, uint32_t file);
/* Prints what was collected to stderr; true when there was no error. */
bool compile_report(Compilation *c);

#endif
