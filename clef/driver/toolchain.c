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
  if (!strcmp(path, "-"))
    fprintf(stderr, "clef: cannot write to standard output: %s\n", strerror(errno));
  else
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

static bool is_here(Machine machine) { return !*tool_prefix(machine); }

/* Starts `file`, a path or a name in PATH, with `input` as standard input (-1: ours). -1 when fork fails; a tool that
 * is not found makes the child end with 127. */
static pid_t start(const char *file, const char *const *argv, int input) {
  fflush(NULL);
  pid_t child = fork();
  if (child) return child;
  if (input >= 0) {
    dup2(input, 0);
    close(input);
  }
  if (strchr(file, '/'))
    execv(file, (char *const *)(uintptr_t)argv); /* never through a shell, as execvp may */
  else
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

/* ---- output ---- */

static void open_text(Output *o) {
  if (!strcmp(o->path, "-")) {
    o->fd = 1;
  } else if (is_special(o->path)) {
    o->fd = open(o->path, O_WRONLY | O_CLOEXEC);
  } else {
    o->result = neighbour(o->arena, o->path);
    o->fd = open(o->result, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (o->fd < 0) o->result = NULL;
  }
  if (o->fd < 0) o->error = errno;
}

/* Starts `as`, which reads while we write. */
static void open_assembler(Output *o) {
  if (is_special(o->path)) {
    o->error = ENOTSUP;
    return;
  }
  o->result = neighbour(o->arena, o->path);
  int probe = open(o->result, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (probe < 0) { /* said once here, not by as */
    o->error = errno;
    o->result = NULL;
    return;
  }
  close(probe);
  o->object = o->form == OUTPUT_OBJECT ? o->result : format_in(o->arena, "%s.o", o->result);
  int ends[2];
  if (pipe(ends) < 0) fatal("cannot make a pipe: %s", strerror(errno));
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  const char *as = format_in(o->arena, "%sas", tool_prefix(o->machine));
  const char *argv[] = {as, "-o", o->object, "-", NULL};
  o->as = start(as, argv, ends[0]);
  close(ends[0]);
  if (o->as < 0) fatal("cannot start a process: %s", strerror(errno));
  signal(SIGPIPE, SIG_IGN); /* as may end early; its own status tells */
  o->fd = ends[1];
}

bool output_open(Output *o, Arena *arena, Machine machine, OutputForm form, const char *path) {
  *o = (Output){.arena = arena, .machine = machine, .form = form, .path = path, .fd = -1};
  if (strcmp(path, "-") && is_directory(path))
    o->error = EISDIR;
  else if (form == OUTPUT_TEXT)
    open_text(o);
  else
    open_assembler(o);
  return !o->error || (errno = o->error, cannot_write(path));
}

void output_write(Output *o, const char *bytes, size_t size) {
  o->size += size;
  if (o->fd < 0 || o->error || write_all(o->fd, bytes, size)) return;
  if (o->form == OUTPUT_TEXT) o->error = errno;
}

static bool link_program(Output *o) {
  const char *ld = format_in(o->arena, "%sld", tool_prefix(o->machine));
  const char *argv[] = {
      ld,
      "-static",
      "-nostdlib",
      "-z",
      "noseparate-code",
      "-z",
      "noexecstack",
      "--build-id=none",
      "-z",
      "common-page-size=64", /* then data begins in the file right where code ends */
      "--no-warn-rwx-segments",
      "-o",
      o->result,
      o->object,
      NULL};
  pid_t child = start(ld, argv, -1);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  return report(wait_for(child), ld, o->machine);
}

bool output_close(Output *o) {
  if (o->fd > 1 && close(o->fd) < 0 && !o->error) o->error = errno;
  bool good = !o->error || (errno = o->error, cannot_write(o->path));
  if (o->form != OUTPUT_TEXT) {
    good =
        report(wait_for(o->as), format_in(o->arena, "%sas", tool_prefix(o->machine)), o->machine);
    if (good && o->form == OUTPUT_EXECUTABLE) good = link_program(o);
    if (o->form == OUTPUT_EXECUTABLE) unlink(o->object);
  }
  if (good && o->result && rename(o->result, o->path) < 0) good = cannot_write(o->path);
  if (!good && o->result) unlink(o->result);
  return good;
}

bool write_output(Arena *arena, const char *path, const char *bytes, size_t size) {
  Output output;
  if (!output_open(&output, arena, MACHINE_X86_64, OUTPUT_TEXT, path)) return false;
  output_write(&output, bytes, size);
  return output_close(&output);
}

static bool is_in_path(Arena *arena, const char *tool) {
  const char *path = getenv("PATH");
  for (const char *at = path ? path : ""; *at;) {
    size_t size = strcspn(at, ":");
    if (access(format_in(arena, "%.*s/%s", (int)size, at, tool), X_OK) == 0) return true;
    at += size + (at[size] == ':');
  }
  return false;
}

int run_program(Arena *arena, Machine machine, const char *path, const char *name,
                const char *const *args, uint32_t count) {
  const char **argv = NEW_ARRAY(arena, const char *, count + 5);
  const char *emulator = machine == MACHINE_X86_64 ? "qemu-x86_64" : "qemu-aarch64";
  uint32_t n = 0;
  if (!is_here(machine)) {
    if (!is_in_path(arena, emulator)) {
      fprintf(stderr,
              "clef: cannot find '%s', which runs programs of the other machine; on Debian it is "
              "in the package "
              "'qemu-user'\n",
              emulator);
      return 1;
    }
    argv[n++] = emulator;
    argv[n++] = "-0";
    argv[n++] = name;
    name = path;
  }
  argv[n++] = name;
  for (uint32_t i = 0; i < count; i++) argv[n++] = args[i];
  pid_t child = start(is_here(machine) ? path : emulator, argv, -1);
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
