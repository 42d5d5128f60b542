/* bug: the two ways out that are not a diagnostic, crashes, checked narrowing, and the hash that all tables share. */
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/base/progress.h"

/* A signal handler has no other place to look. */
Progress *progress(void) {
  static Progress the_progress;
  return &the_progress;
}

void progress_step(const char *step, ProgressText *print_ir, void *ir) {
  Progress *p = progress();
  p->step = step, p->print_ir = print_ir, p->ir = ir;
  progress_function(NULL, 0, 0);
}

void progress_function(const char *name, uint32_t file, uint32_t start) {
  Progress *p = progress();
  p->function = name, p->file = file, p->start = start;
}

static bool write_ir(const Progress *p, const Text *text) {
  int fd = open(p->ir_path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0644);
  if (fd < 0) return false;
  size_t done = 0;
  for (ssize_t n; done < text->size; done += (size_t)n)
    if ((n = write(fd, text->data + done, text->size - done)) <= 0) break;
  return close(fd) == 0 && done == text->size;
}

/* Where clef was; and the program, into its file. What is wrong may end this too: what is known is printed first. */
static void report(void) {
  Progress *p = progress();
  p->is_reporting = true;
  Arena arena;
  arena_init(&arena, "report");
  Text where = text_in(&arena);
  if (p->step) text_format(&where, "  in step '%s'", p->step);
  if (p->function) text_format(&where, "%s function '%s'", where.size ? "," : "  in", p->function);
  if (p->file && p->print_place) {
    text_add(&where, where.size ? ", at " : "  at ");
    p->print_place(p->owner, p->file, p->start, &where);
  }
  if (where.size) fprintf(stderr, "%s\n", text_string(&where));
  fputs("This is a fault of clef, not of your program.\n", stderr);
  fflush(stderr);
  if (!p->print_ir || !p->ir_path) return;
  Text text = text_in(&arena);
  p->print_ir(p->ir, &text);
  if (write_ir(p, &text))
    fprintf(stderr, "The program as it was then is in '%s': a report of the fault needs it.\n",
            p->ir_path);
}

NORETURN void bug(const char *format, ...) {
  va_list list;
  fputs("clef: internal error: ", stderr);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputc('\n', stderr);
  if (progress()->is_reporting) _exit(3); /* of what reports another */
  report();
  exit(3);
}

/* The address sanitizer reports crashes itself. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
void progress_watch_crashes(void) {}
#else
static void crashed(int number) {
  if (progress()->is_reporting) _exit(3);
  fprintf(stderr, "clef: internal error: %s\n",
          number == SIGSEGV  ? "invalid memory reference"
          : number == SIGBUS ? "bus error"
                             : "abort");
  report();
  exit(3);
}

void progress_watch_crashes(void) {
  enum { STACK = 1 << 20 }; /* printing the program recurses */
  stack_t stack = {.ss_sp = malloc(STACK), .ss_size = STACK};
  if (!stack.ss_sp || sigaltstack(&stack, NULL)) return;
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK | SA_NODEFER};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
  sigaction(SIGABRT, &action, NULL);
}
#endif

NORETURN void fatal(const char *format, ...) {
  va_list list;
  fputs("clef: ", stderr);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputc('\n', stderr);
  exit(1);
}

uint16_t narrow16(uint64_t count) {
  if (count > UINT16_MAX) bug("a count of %llu does not fit 16 bits", (unsigned long long)count);
  return (uint16_t)count;
}

uint8_t narrow8(uint64_t count) {
  if (count > UINT8_MAX) bug("a count of %llu does not fit 8 bits", (unsigned long long)count);
  return (uint8_t)count;
}

uint32_t hash_bytes(const void *bytes, size_t size) {
  const unsigned char *b = bytes;
  uint32_t h = 2166136261u;
  for (size_t i = 0; i < size; i++) h = (h ^ b[i]) * 16777619u;
  return h ^ (h >> 15);
}
