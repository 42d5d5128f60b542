/* peak FILE COMMAND...: runs the command, writes the most KiB of memory that it had into FILE. A small process of its own, because
 * on Linux a process begins with the peak of the one that started it. */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) {
    execvp(argv[2], argv + 2);
    return 127;
  }
  struct rusage usage;
  int status;
  if (wait4(child, &status, 0, &usage) < 0) return 1;
  FILE *file = fopen(argv[1], "w");
  if (!file) return 1;
  fprintf(file, "%ld\n", usage.ru_maxrss);
  fclose(file);
  return status != 0;
}
