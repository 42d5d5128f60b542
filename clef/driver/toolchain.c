/* toolchain: processes and renames. Nothing here goes through a shell. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/driver/toolchain.h"

static bool write_all(int fd, const char *bytes, size_t size) {
  while (size) {
    ssize_t done = write(fd, bytes, size);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    bytes += done;
    size -= (size_t)done;
  }
  return true;
}

static bool cannot_write(const char *path) {
  fprintf(stderr, "clef: cannot write '%s': %s\n", path, strerror(errno));
  return false;
}

/* A name beside `path`, so that rename stays on one file system. */
static const char *neighbour(Arena *arena, const char *path) {
  return format_in(arena, "%s.%ld.tmp", path, (long)getpid());
}

static bool is_directory(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* Neither absent nor a file: a device, a pipe. It is written to, never replaced. */
static bool is_special(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && !S_ISREG(info.st_mode);
}

static bool write_special(const char *path, const char *bytes, size_t size) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return cannot_write(path);
  bool written = write_all(fd, bytes, size);
  if (close(fd) < 0) written = false;
  return written ? true : cannot_write(path);
}

bool write_output(Arena *arena, const char *path, const char *bytes, size_t size) {
  if (!strcmp(path, "-")) return write_all(1, bytes, size) ? true : cannot_write("standard output");
  if (is_directory(path)) return errno = EISDIR, cannot_write(path);
  if (is_special(path)) return write_special(path, bytes, size);
  const char *temporary = neighbour(arena, path);
  int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd < 0) return cannot_write(path);
  bool written = write_all(fd, bytes, size);
  if (close(fd) < 0) written = false;
  if (!written || rename(temporary, path) < 0) {
    int why = errno;
    unlink(temporary);
    errno = why;
    return cannot_write(path);
  }
  return true;
}

static const char *tool_prefix(Machine machine) {
#if defined(__x86_64__)
  return machine == MACHINE_X86_64 ? "" : "aarch64-linux-gnu-";
#elif defined(__aarch64__)
  return machine == MACHINE_AARCH64 ? "" : "x86_64-linux-gnu-";
#else
  return machine == MACHINE_X86_64 ? "x86_64-linux-gnu-" : "aarch64-linux-gnu-";
#endif
}

static const char *tool_package(Machine machine) {
  if (!*tool_prefix(machine)) return "binutils";
  return machine == MACHINE_X86_64 ? "binutils-x86-64-linux-gnu" : "binutils-aarch64-linux-gnu";
}

/* Starts `file` from PATH with `input` as standard input (-1: ours). -1 when fork fails; a tool that is not found makes
 * the child end with 127. */
static pid_t start(const char *file, const char *const *argv, int input) {
  fflush(NULL);
  pid_t child = fork();
  if (child) return child;
  if (input >= 0) {
    dup2(input, 0);
    close(input);
  }
  execvp(file, (char *const *)(uintptr_t)argv);
  _exit(errno == ENOENT || errno == EACCES ? 127 : 126);
  return -1;
}

static int wait_for(pid_t child) {
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return 126;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static bool report(int status, const char *tool, Machine machine) {
  if (!status) return true;
  if (status == 127)
    fprintf(stderr, "clef: cannot find '%s'; on Debian it is in the package '%s'\n", tool,
            tool_package(machine));
  else
    fprintf(stderr, "clef: '%s' failed with status %d\n", tool, status);
  return false;
}

bool assemble(Arena *arena, Machine machine, const char *assembly, size_t size, const char *path,
              bool object_only) {
  if (is_directory(path)) return errno = EISDIR, cannot_write(path);
  if (is_special(path)) return errno = ENOTSUP, cannot_write(path);
  const char *result = neighbour(arena, path);
  int probe = open(result, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (probe < 0) return cannot_write(path); /* said once here, not by as */
  close(probe);
  const char *object = object_only ? result : format_in(arena, "%s.o", result);
  const char *as = format_in(arena, "%sas", tool_prefix(machine)),
             *ld = format_in(arena, "%sld", tool_prefix(machine));
  int ends[2];
  if (pipe(ends) < 0) fatal("cannot make a pipe: %s", strerror(errno));
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  const char *as_argv[] = {as, "-o", object, "-", NULL};
  pid_t child = start(as, as_argv, ends[0]);
  close(ends[0]);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  signal(SIGPIPE, SIG_IGN); /* as may end early; its own status tells */
  write_all(ends[1], assembly, size);
  close(ends[1]);
  bool good = report(wait_for(child), as, machine);
  if (good && !object_only) {
    const char *ld_argv[] = {ld, "-static", "-nostdlib", "-z", "noseparate-code", "-z", "noexecstack", "--build-id=none",
                             "-z", "common-page-size=64", /* then data begins in the file right where code ends */
                             "--no-warn-rwx-segments", "-o", result, object, NULL};
    child = start(ld, ld_argv, -1);
    if (child < 0) fatal("cannot start a process: %s", strerror(errno));
    good = report(wait_for(child), ld, machine);
  }
  if (!object_only) unlink(object);
  if (good && rename(result, path) < 0) good = cannot_write(path);
  if (!good) unlink(result);
  return good;
}

int run_program(Arena *arena, const char *path, const char *name, const char *const *args, uint32_t count) {
  const char **argv = NEW_ARRAY(arena, const char *, count + 2);
  argv[0] = name;
  for (uint32_t i = 0; i < count; i++) argv[i + 1] = args[i];
  pid_t child = start(path, argv, -1);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  signal(SIGINT, SIG_IGN); /* the program's to handle */
  return wait_for(child);
}

const char *make_temporary_directory(Arena *arena) {
  const char *base = getenv("TMPDIR");
  char *path = (char *)(uintptr_t)format_in(arena, "%s/clef-XXXXXX", base && *base ? base : "/tmp");
  if (mkdtemp(path)) return path;
  fprintf(stderr, "clef: cannot make a directory '%s': %s\n", path, strerror(errno));
  return NULL;
}
