/* terminal: the terminal of a line editor: its modes, its size, and the keys that come from it.
 *
 * Between `terminal_enter` and `terminal_leave` the terminal sends each byte at once, without echo, and control characters are
 * keys. The signals that end, stop or continue the process, or report a new size, are blocked then and read from a descriptor.
 * Before the process ends or stops by one of them, the modes of before are restored. Bytes are read one by one, so what is typed
 * behind the end of an input is left for the program that reads next.
 */
#ifndef CLEF_DRIVER_REPL_TERMINAL_H
#define CLEF_DRIVER_REPL_TERMINAL_H

#include <signal.h>
#include <stdbool.h>
#include <termios.h>

#include "clef/base/text.h"

/* A key is a control character, ALT with a character, or one of these. */
typedef enum KeyCode {
  KEY_NONE, /* nothing was typed: the state of the terminal changed, or its bytes mean nothing here */
  ALT = 0x100,
  KEY_TEXT = 0x200, /* the character is in `typed` */
  KEY_PASTE,        /* a pasted text is in `typed` */
  KEY_UP,
  KEY_DOWN,
  KEY_LEFT,
  KEY_RIGHT,
  KEY_HOME,
  KEY_END,
  KEY_DELETE,
  KEY_WORD_LEFT,
  KEY_WORD_RIGHT,
  KEY_HANGUP /* the terminal is gone */
} KeyCode;
#define CONTROL(letter) ((letter)&31)

typedef struct TerminalState {
  struct termios original;
  sigset_t signals, old_signals;
  int signal_fd; /* -1: outside enter and leave */
  int pushed;    /* a byte that was read too early, or -1 */
  uint32_t width, height;
  bool is_resized; /* since the caller set it to false */
  bool is_interrupted; /* the same: other output may have been written, so that the cursor is elsewhere */
  Text typed;
} TerminalState;

/* False: standard input and output are not a terminal that can be controlled. */
bool terminal_open(TerminalState *t, Arena *arena);
void terminal_enter(TerminalState *t);
void terminal_leave(TerminalState *t);
/* Can a key be read without waiting? */
bool terminal_has_input(const TerminalState *t);
/* Waits for the next key: a KeyCode, or a sum with ALT. */
int terminal_key(TerminalState *t);
/* Gives way to the shell, as control-Z is expected to. */
void terminal_suspend(TerminalState *t);
void terminal_write(const char *bytes, size_t size);

#endif
