/* terminal: see terminal.h. The sequences of keys are those of xterm ("XTerm Control Sequences", ECMA-48). */
#define _GNU_SOURCE
#include "clef/driver/repl/terminal.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "clef/base/base.h"

enum {
  BYTE_NONE = -1, /* none came in time, or a signal came */
  BYTE_END = -2,
  ESCAPE = 27,
  PATIENCE = 50, /* ms between the bytes of one key */
  NARROWEST = 4
};

static const int watched_signals[] = {SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};

void terminal_write(const char *bytes, size_t size) {
  while (size) {
    ssize_t count = write(1, bytes, size);
    if (count < 0 && errno == EAGAIN) {
      struct pollfd out = {1, POLLOUT, 0};
      poll(&out, 1, -1);
    } else if (count < 0 && errno != EINTR) {
      return;
    }
    if (count > 0) bytes += count, size -= (size_t)count;
  }
}

static void write_string(const char *string) { terminal_write(string, strlen(string)); }

bool terminal_open(TerminalState *t, Arena *arena) {
  const char *kind = getenv("TERM");
  if (!isatty(0) || !isatty(1) || !kind || !*kind || !strcmp(kind, "dumb")) return false;
  *t = (TerminalState){.signal_fd = -1, .pushed = -1, .typed = text_in(arena)};
  if (tcgetattr(0, &t->original) < 0) return false;
  sigemptyset(&t->signals);
  for (size_t i = 0; i < COUNT_OF(watched_signals); i++) sigaddset(&t->signals, watched_signals[i]);
  return true;
}

static void read_size(TerminalState *t) {
  struct winsize size = {0};
  bool is_known = ioctl(1, TIOCGWINSZ, &size) == 0;
  t->width = is_known && size.ws_col ? size.ws_col : 80;
  t->height = is_known && size.ws_row ? size.ws_row : 24;
  if (t->width < NARROWEST) t->width = NARROWEST;
}

/* Lines keep ending as before, since what is typed ahead is read by a program in the original modes. */
static void set_raw(const TerminalState *t) {
  struct termios raw = t->original;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | INLCR | IGNCR | ISTRIP | IXON | PARMRK);
  raw.c_iflag |= ICRNL;
  raw.c_oflag |= OPOST | ONLCR;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1, raw.c_cc[VTIME] = 0;
  while (tcsetattr(0, TCSADRAIN, &raw) < 0 && errno == EINTR) continue;
  write_string("\033[?2004h"); /* pastes are bracketed */
}

void terminal_enter(TerminalState *t) {
  sigprocmask(SIG_BLOCK, &t->signals, &t->old_signals);
  t->signal_fd = signalfd(-1, &t->signals, SFD_CLOEXEC | SFD_NONBLOCK);
  set_raw(t);
  read_size(t);
}

void terminal_leave(TerminalState *t) {
  if (t->signal_fd >= 0) {
    write_string("\033[?2004l");
    close(t->signal_fd);
  }
  while (tcsetattr(0, TCSADRAIN, &t->original) < 0 && errno == EINTR) continue;
  if (t->signal_fd >= 0) sigprocmask(SIG_SETMASK, &t->old_signals, NULL);
  t->signal_fd = -1;
}

/* Behind these calls the process may have ended, or stopped and continued. */
void terminal_suspend(TerminalState *t) {
  terminal_leave(t);
  kill(0, SIGTSTP);
  terminal_enter(t);
  t->is_interrupted = true;
}

static void take_signal(TerminalState *t) {
  struct signalfd_siginfo info;
  if (read(t->signal_fd, &info, sizeof info) != sizeof info) return;
  int number = (int)info.ssi_signo;
  if (number == SIGWINCH) {
    read_size(t);
    t->is_resized = true;
    return;
  }
  if (number == SIGCONT) {
    set_raw(t);
  } else {
    write_string("\n");
    terminal_leave(t);
    raise(number);
    terminal_enter(t);
  }
  read_size(t);
  t->is_interrupted = true;
}

bool terminal_has_input(const TerminalState *t) {
  struct pollfd in = {0, POLLIN, 0};
  return t->pushed >= 0 || poll(&in, 1, 0) > 0;
}

/* The next byte. A timeout of -1 waits for a byte or a signal. */
static int read_byte(TerminalState *t, int timeout) {
  int pushed = t->pushed;
  t->pushed = -1;
  if (pushed >= 0) return pushed;
  for (;;) {
    struct pollfd ends[] = {{0, POLLIN, 0}, {t->signal_fd, POLLIN, 0}};
    int count = poll(ends, COUNT_OF(ends), timeout);
    if (count < 0 && errno != EINTR) return BYTE_END;
    if (count == 0) return BYTE_NONE;
    if (count < 0) continue;
    if (ends[1].revents) {
      take_signal(t);
      if (timeout < 0) return BYTE_NONE;
      continue;
    }
    unsigned char byte;
    ssize_t size = read(0, &byte, 1);
    if (size == 1) return byte;
    if (size == 0 || (errno != EINTR && errno != EAGAIN)) return BYTE_END;
  }
}

/* A sequence behind ESC [: parameters and a final byte, which is 0 if the sequence is broken off. */
typedef struct Sequence {
  uint32_t first, second;
  int final;
} Sequence;

static Sequence read_sequence(TerminalState *t) {
  Sequence s = {0};
  bool is_second = false;
  for (;;) {
    int byte = read_byte(t, PATIENCE);
    if (byte < 0x20 || byte > 0x7e) {
      if (byte >= 0) t->pushed = byte;
      return s;
    }
    uint32_t *number = is_second ? &s.second : &s.first;
    if (byte >= '0' && byte <= '9') {
      if (*number < 10000) *number = *number * 10 + (uint32_t)(byte - '0');
    } else if (byte == ';') {
      is_second = true;
    } else if (byte >= 0x40) {
      s.final = byte;
      return s;
    }
  }
}

/* Adds what is pasted to `typed`, up to the bracket that ends it. Newlines are \n, other control characters but tabs are left
 * out. A paste whose end does not come ends when nothing has come for a second. */
static int read_paste(TerminalState *t) {
  for (int last = 0;;) {
    int byte = read_byte(t, 1000);
    if (byte < 0) return KEY_PASTE;
    if (byte == ESCAPE) {
      int next = read_byte(t, PATIENCE);
      if (next != '[') {
        if (next >= 0) t->pushed = next;
        continue;
      }
      Sequence s = read_sequence(t);
      if (s.final == '~' && s.first == 201) return KEY_PASTE;
      continue;
    }
    bool is_break = byte == '\n' || byte == '\r';
    if (is_break && !(byte == '\n' && last == '\r')) text_add_char(&t->typed, '\n');
    if (byte == '\t' || (byte >= ' ' && byte != 127)) text_add_char(&t->typed, (char)byte);
    last = byte;
  }
}

static const struct {
  uint32_t number; /* in front of ~; 0: the letter is final */
  char final;
  KeyCode key, word; /* alone, and with Alt or Control */
} sequences[] = {{0, 'A', KEY_UP, KEY_UP},
                 {0, 'B', KEY_DOWN, KEY_DOWN},
                 {0, 'C', KEY_RIGHT, KEY_WORD_RIGHT},
                 {0, 'D', KEY_LEFT, KEY_WORD_LEFT},
                 {0, 'H', KEY_HOME, KEY_HOME},
                 {0, 'F', KEY_END, KEY_END},
                 {1, '~', KEY_HOME, KEY_HOME},
                 {3, '~', KEY_DELETE, KEY_DELETE},
                 {4, '~', KEY_END, KEY_END},
                 {7, '~', KEY_HOME, KEY_HOME},
                 {8, '~', KEY_END, KEY_END}};

static int key_of_sequence(const Sequence *s) {
  for (size_t i = 0; i < COUNT_OF(sequences); i++)
    if (sequences[i].final == s->final && (s->final != '~' || sequences[i].number == s->first))
      return s->second > 2 ? sequences[i].word : sequences[i].key;
  return KEY_NONE;
}

/* A string that a terminal sends, behind ESC ] and the like. It ends with BEL or ESC \. */
static void skip_string(TerminalState *t) {
  for (int byte; (byte = read_byte(t, PATIENCE)) >= 0;) {
    if (byte == 7) return;
    if (byte != ESCAPE) continue;
    int next = read_byte(t, PATIENCE);
    if (next >= 0 && next != '\\') t->pushed = next;
    return;
  }
}

static int read_escape(TerminalState *t) {
  int byte = read_byte(t, PATIENCE);
  if (byte == '[') {
    Sequence s = read_sequence(t);
    return s.final == '~' && s.first == 200 ? read_paste(t) : key_of_sequence(&s);
  }
  if (byte == 'O') {
    Sequence s = {.final = read_byte(t, PATIENCE)};
    return key_of_sequence(&s);
  }
  if (byte == ']' || byte == 'P' || byte == '_' || byte == '^') return skip_string(t), KEY_NONE;
  if (byte == ESCAPE) t->pushed = byte;
  return byte < 0 || byte == ESCAPE ? KEY_NONE : ALT + byte;
}

int terminal_key(TerminalState *t) {
  t->typed.size = 0;
  int byte = read_byte(t, -1);
  if (byte == BYTE_END) return KEY_HANGUP;
  if (byte == ESCAPE) return read_escape(t);
  if (byte < ' ' || byte == 127) return byte < 0 ? KEY_NONE : byte;
  text_add_char(&t->typed, (char)byte);
  for (int left = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc0 ? 1 : 0; left; left--) {
    int next = read_byte(t, PATIENCE);
    if ((next & 0xc0) != 0x80 || next < 0) {
      if (next >= 0) t->pushed = next;
      break;
    }
    text_add_char(&t->typed, (char)next);
  }
  return KEY_TEXT;
}
