/* bug: a fault of clef ends it with status 3 and says so; what the machine lacks, with 1. In children, since both end the program. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/base.h"

static void fault(void) { bug("a step of MIR made a wrong program: v%d", 7); }
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
  char said[256];
  int status = status_of(end, said, sizeof said);
  if (status == wanted && !strcmp(said, text)) return 0;
  printf("ends with %d, wanted %d; says: %s\n", status, wanted, said);
  return 1;
}

int main(void) {
  return check(fault, 3,
               "clef: internal error: a step of MIR made a wrong program: v7\n"
               "This is a fault of clef, not of your program.\n") |
         check(lack, 1, "clef: no room for x.s\n");
}
