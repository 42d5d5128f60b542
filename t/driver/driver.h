/* The test driver: runs the tests of one or more suites, one worker process a core.
 *
 * A suite is a set of file patterns and a function that runs one file. The workers take the next test from one
 * queue, so a slow test does not delay others. A test starts only the processes under test: the compiler, the program
 * that it made, an emulator. Parts of the compiler that the driver is linked with run in a child process without exec.
 * Headers, comparisons and reports are done here. The report of a failure begins with the command that repeats it.
 *
 *   main.c      options, the list of tests, workers, the report
 *   process.c   starting a process or a function in a child, capturing what it writes
 *   header.c    files, lines, and the comment lines of a test that state its expectation
 *   golden.c    tests that end with their expectation, behind a line `===>`; -bless rewrites it
 *   program.c   suite run: t/run, t/fuzz/cells, samples; t/err goes to message.c
 *   message.c   t/err, by line, severity and code; suite messages: t/messages, by text
 *   syntax.c    suite syntax: source and its tree, or the messages
 *   psg.c       suite psg: the graph after its phases
 *   mir.c       suites mir (t/mir by the interpreter, t/mir/shape) and native (t/mir as machine code)
 *   lir.c       suites lir (LIR after one step of the back end) and asm (patterns in the assembly of small functions)
 *   project.c   suite projects: command lines on projects of several files
 */
#ifndef T_DRIVER_H
#define T_DRIVER_H

#include <stdbool.h>
#include <stddef.h>

#include "clef/base/arena.h"
#include "clef/base/text.h"

enum { LIMIT_SECONDS = 300 }; /* only what never ends takes so long */

typedef struct Bytes {
  const char *data; /* NUL-terminated */
  size_t size;
} Bytes;

typedef struct Words {
  Arena *arena;
  const char **items; /* NULL-terminated once words_end was called */
  size_t count, capacity;
} Words;

typedef enum Verdict { PASSED, FAILED, SKIPPED, NOT_COUNTED } Verdict;

typedef struct Options {
  const char *clef;  /* the compiler */
  Words flags;       /* compiler options, in every build and evaluation */
  const char *again; /* options of the command that repeats a test */
  bool check, eval, bless;
  int slowest;         /* how many of the slowest tests are named */
  const char *level;   /* O0, O2 or default */
  const char *machine; /* x86_64 or aarch64: the target */
  bool emulated;       /* the target is not this machine */
} Options;

typedef struct Suite Suite;

typedef struct Worker {
  const Options *options;
  const Suite *suite; /* of the test that runs */
  Arena scratch;      /* lives as long as one test */
  const char *dir;    /* a folder of its own for what tests build and capture */
  Text *report;       /* what the failing test says */
} Worker;

struct Suite {
  const char *name;
  const char *command;         /* runs the suite: with the path of a test behind it, that test */
  const char *const *patterns; /* glob patterns from the root of the tree, NULL-terminated */
  Verdict (*run)(Worker *worker, const char *path);
};

extern const Suite suites[]; /* ends with a row without a name */

/* ---- process.c ---- */

typedef struct Run {
  int status; /* exit status, 128 + N for signal N, 124 when it was stopped after LIMIT_SECONDS */
  Bytes out, err;
} Run;

typedef struct Start {
  const char *const *argv;
  const char *input; /* standard input; NULL is /dev/null */
  size_t input_size;
  bool joined;                    /* standard error goes to `out` too */
  bool emulated;                  /* with the little address space that the emulator needs */
  const char *folder;             /* where it runs; NULL is the root of the tree */
  const char *const *environment; /* more variables, as NAME=VALUE; NULL-terminated */
} Start;

Run run_process(Worker *worker, Start start);
/* The same for a function of this program; what it returns is the exit status. */
Run run_function(Worker *worker, int (*function)(void *argument), void *argument);

Words words_in(Arena *arena);
void words_add(Words *words, const char *word);
/* The blank-separated words of a string. */
void words_split(Words *words, const char *text);
void words_append(Words *words, const Words *more);
const char *const *words_end(Words *words);
/* Adds the emulator's name when the target is another machine. */
void add_emulator(const Options *options, Words *argv);

/* ---- header.c ---- */

/* The whole file; NULL data when it cannot be read. */
Bytes file_bytes(Arena *arena, const char *path);
/* The next line of `text` from `*at`, without its newline; false at the end. */
bool next_line(Bytes text, size_t *at, Bytes *line);
/* Without its newline; empty when there is none. */
Bytes first_line(Bytes text);
bool has_line(Bytes text, Bytes line);
/* `needle` occurs in `text`. */
bool contains(Bytes text, Bytes needle);
bool begins_with(Bytes text, const char *start);
bool ends_with(const char *path, const char *end);
bool write_bytes(const char *path, Bytes bytes);
bool same_bytes(Bytes a, Bytes b);
Bytes bytes_of(const char *string);
/* The texts behind `// WORD: `, a line each. In the header: the run of such lines of known words at the top; else anywhere. */
Bytes header_lines(Arena *arena, Bytes source, const char *word, bool *found);
Bytes wanted_lines(Arena *arena, Bytes source, const char *word);

/* ---- golden.c ---- */

/* The text in front of the line that begins with `mark`, and `want`, the text behind that line. Without such a line
 * everything is in front, and `*want` has no data. */
Bytes before_mark(Bytes source, const char *mark, Bytes *want);
/* Compares; with -bless it rewrites what stands behind the mark, each line of `got` behind `prefix`. */
Verdict compare_golden(Worker *worker, const char *path, const char *mark, const char *prefix,
                       Run run, Bytes got);

/* ---- reports ---- */

/* Starts the report of a failed test: one line, then the indented details. */
Verdict fail(Worker *worker, const char *path, const char *format, ...)
#if defined(__GNUC__) || defined(__clang__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;
/* The first `lines` lines of a text, indented. */
void show(Worker *worker, Bytes text, int lines);
/* The lines that differ, as diff shows them: < expected, > got. */
void show_difference(Worker *worker, Bytes want, Bytes got, int lines);

/* ---- the suites ---- */

Verdict run_program(Worker *worker, const char *path);
Verdict run_message(Worker *worker, const char *path);
Verdict run_message_text(Worker *worker, const char *path);
Verdict run_mir(Worker *worker, const char *path);
Verdict run_native(Worker *worker, const char *path);
Verdict run_syntax(Worker *worker, const char *path);
Verdict run_psg(Worker *worker, const char *path);
Verdict run_lir(Worker *worker, const char *path);
Verdict run_asm(Worker *worker, const char *path);
Verdict run_project(Worker *worker, const char *path);

#endif
