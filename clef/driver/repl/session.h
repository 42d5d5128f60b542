/* session: the inputs of `clef repl`, and what became of them.
 *
 * Note [A session is repeated]
 * Each input is a file of a program, a module that is open in the files behind it. For a new input a child process compiles the
 * program of all inputs and interprets it. The system calls that earlier inputs made are not made again: the interpreter takes
 * their results from a log, so values are what they were, nothing is printed twice and no file is written twice. Behind the log
 * the new input runs. The child then hands over the calls that it made, its descriptors and its working directory. The parent
 * keeps them for the next child. A child that fails hands over nothing, so an input that fails changes nothing.
 */
#ifndef CLEF_DRIVER_REPL_SESSION_H
#define CLEF_DRIVER_REPL_SESSION_H

#include "clef/driver/options.h"
#include "clef/mir/mir.h"

typedef struct SessionFile {
  const char *path, *text;
  bool is_plain; /* an expression at the end does not become the value `it` */
} SessionFile;

typedef struct Session {
  Arena arena;
  const Options *options;
  VEC(SessionFile) files; /* inputs, each with the file that shows its definitions behind it */
  MirCallLog log;
  int directory;        /* the working directory of the program, or -1: that of the process */
  uint32_t input_count; /* numbers are not used again, so that a message names one input */
  bool has_exited;      /* the program of an input has ended itself */
  int status;           /* then its exit status */
} Session;

typedef enum SessionWish {
  WISH_RUN,
  WISH_TYPE,    /* print the type of the expression */
  WISH_MIR,     /* print the MIR of the function that the text names */
  WISH_ASSEMBLY /* the same in assembly */
} SessionWish;

void session_init(Session *session, const Options *options);
/* Does with the text what is wished. What it prints, messages too, has appeared. True if it was accepted. */
bool session_input(Session *session, const char *text, SessionWish wish);

#endif
