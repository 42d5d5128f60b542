/* bug: a fault of clef, or a crash, ends it with status 3, with step, function and place, and writes the program to a file; what the
 * machine lacks ends it with 1. In children, since all end the program. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/base/progress.h"

static char ir_path[64];

static void print_ir(void *ir, Text *out) { text_add(out, ir); }
static void print_wrong(void *ir, Text *out) { text_add(out, ir), bug("a second fault"); }
static void print_place(void *owner, uint32_t file, uint32_t start, Text *out) {
  text_format(out, "%s%u:%u", (const char *)owner, file, start);
}

static void work(ProgressText *print) {
  progress_step("inline", print, "func @main\n");
  progress_function("main", 2, 40);
  progress()->print_place = print_place, progress()->owner = "file ";
  progress()->ir_path = ir_path;
}

static void fault(void) { bug("a step of MIR made a wrong program: v%d", 7); }
static void fault_at_work(void) { work(print_ir), bug("wrong"); }
static void fault_twice(void) { work(print_wrong), bug("wrong"); }
static void crash(void) {
  work(print_ir);
  progress_watch_crashes();
  raise(SIGSEGV);
}
static uint32_t deep(volatile uint32_t *above) {
  volatile uint32_t here[1000] = {*above};
  return above ? deep(here) + here[1] : 0; /* the compiler does not see that it never ends */
}
static void overflow(void) {
  uint32_t none = 0;
  work(print_ir);
  progress_watch_crashes();
  deep(&none);
}
static void stop(void) {
  work(print_ir);
  progress_watch_crashes();
  abort();
}
static void lack(void) { fatal("no room for %s", "x.s"); }

/* Runs `end` in a child: its status, and what it wrote to standard error. */
static int status_of(void (*end)(void), char *said, size_t size) {
  int ends[2];
  if (pipe(ends)) return -1;
  fflush(NULL);
  pid_t child = fork();
  if (child < 0) return -1;
  if (!child) {
    dup2(ends[1], 2);
    close(ends[0]);
    end();
  }
  close(ends[1]);
  size_t count = 0;
  for (ssize_t n; count + 1 < size && (n = read(ends[0], said + count, size - 1 - count)) > 0;)
    count += (size_t)n;
  said[count] = 0;
  close(ends[0]);
  int status;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int check(void (*end)(void), int wanted, const char *text) {
  char said[512];
  int status = status_of(end, said, sizeof said);
  if (status == wanted && !strcmp(said, text)) return 0;
  printf("ends with %d, wanted %d; says: %s\n", status, wanted, said);
  return 1;
}

/* The file has the program, and goes. */
static int check_ir(void) {
  char text[64] = "";
  FILE *file = fopen(ir_path, "r");
  size_t size = file ? fread(text, 1, sizeof text - 1, file) : 0;
  if (file) fclose(file), unlink(ir_path);
  if (size && !strcmp(text, "func @main\n")) return 0;
  printf("the program is not in its file: %s\n", text);
  return 1;
}

#define FAULT "This is a fault of clef, not of your program.\n"
#define WHERE "  in step 'inline', function 'main', at file 2:40\n" FAULT

int main(void) {
  snprintf(ir_path, sizeof ir_path, "/tmp/clef-bug-%ld", (long)getpid());
  char written[160];
  snprintf(written, sizeof written,
           "The program as it was then is in '%s': a report of the fault needs it.\n", ir_path);
  char wrong[512], segv[512], aborted[512];
  snprintf(wrong, sizeof wrong, "clef: internal error: wrong\n" WHERE "%s", written);
  snprintf(segv, sizeof segv, "clef: internal error: invalid memory reference\n" WHERE "%s",
           written);
  snprintf(aborted, sizeof aborted, "clef: internal error: abort\n" WHERE "%s", written);
  int failed =
      check(fault, 3, "clef: internal error: a step of MIR made a wrong program: v7\n" FAULT) |
      check(fault_at_work, 3, wrong) | check_ir() |
      check(fault_twice, 3,
            "clef: internal error: wrong\n" WHERE "clef: internal error: a second fault\n") |
      check(lack, 1, "clef: no room for x.s\n");
#ifndef __SANITIZE_ADDRESS__
  failed |= check(crash, 3, segv) | check_ir() | check(overflow, 3, segv) | check_ir() |
            check(stop, 3, aborted) | check_ir();
#endif
  return failed;
}
