/* toolchain: processes and renames. Nothing here goes through a shell. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "clef/driver/archive.h"
#include "clef/driver/toolchain.h"

extern char **environ;

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
  if (!path)
    fprintf(stderr, "clef: cannot make a temporary file: %s\n", strerror(errno));
  else if (!strcmp(path, "-"))
    fprintf(stderr, "clef: cannot write to standard output: %s\n", strerror(errno));
  else
    fprintf(stderr, "clef: cannot write '%s': %s\n", path,
            errno == ENXIO ? "no process reads this pipe" : strerror(errno));
  return false;
}

static bool is_directory(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool is_terminal(const char *path) {
  struct stat info;
  if (!strcmp(path, "-")) return isatty(1);
  if (stat(path, &info) < 0 || !S_ISCHR(info.st_mode)) return false;
  int fd = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
  bool is = fd >= 0 && isatty(fd);
  if (fd >= 0) close(fd);
  return is;
}

/* Neither absent nor a file: a device, a pipe. It is written to, never replaced. */
static bool is_special(const char *path) {
  struct stat info;
  return !strcmp(path, "-") || (stat(path, &info) == 0 && !S_ISREG(info.st_mode));
}

/* Opens what is_special. A pipe's reader may start a moment later; -1 with ENXIO when none comes, where a plain open would
 * wait without end. */
static int open_special(const char *path) {
  enum { STEP = 10, LIMIT = 2000 }; /* ms */
  int fd = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  for (int waited = 0; fd < 0 && errno == ENXIO && waited < LIMIT; waited += STEP) {
    nanosleep(&(struct timespec){.tv_nsec = STEP * 1000000L}, NULL);
    fd = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  }
  if (fd >= 0) fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
  return fd;
}

/* ---- what was begun ---- */

/* Files to remove and the process to end when clef does not come to the end of its work. */
typedef struct Begun {
  const char *paths[2]; /* or NULL */
  pid_t child;          /* or 0 */
  bool is_watched;
} Begun;

/* A signal handler has no other place to look. */
static Begun *begun(void) {
  static Begun the_work;
  return &the_work;
}

static void remove_begun(void) {
  Begun *b = begun();
  if (b->child > 0) { /* first: it could make its file again */
    kill(b->child, SIGKILL);
    while (waitpid(b->child, NULL, 0) < 0 && errno == EINTR) {
    }
    b->child = 0;
  }
  for (size_t i = 0; i < COUNT_OF(b->paths); i++)
    if (b->paths[i]) unlink(b->paths[i]);
}

static void die_by(int number) {
  remove_begun();
  signal(number, SIG_DFL);
  raise(number);
}

static const int fatal_signals[] = {SIGINT, SIGTERM, SIGHUP};

/* Between the two nothing ends clef: what is begun and the list of it are changed together. */
static void hold_signals(sigset_t *before) {
  sigset_t held;
  sigemptyset(&held);
  for (size_t i = 0; i < COUNT_OF(fatal_signals); i++) sigaddset(&held, fatal_signals[i]);
  sigprocmask(SIG_BLOCK, &held, before);
}
static void release_signals(const sigset_t *before) { sigprocmask(SIG_SETMASK, before, NULL); }

static void watch_begun(void) {
  if (begun()->is_watched) return;
  begun()->is_watched = true;
  atexit(remove_begun); /* bug and fatal come there */
  for (size_t i = 0; i < COUNT_OF(fatal_signals); i++) {
    struct sigaction action = {.sa_handler = die_by}, old;
    if (sigaction(fatal_signals[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction(fatal_signals[i], &action, NULL); /* one that is ignored stays so: nohup */
  }
}

static void begin_path(const char *path) {
  Begun *b = begun();
  b->paths[b->paths[0] ? 1 : 0] = path;
}
static void end_path(const char *path) {
  Begun *b = begun();
  for (size_t i = 0; i < COUNT_OF(b->paths); i++)
    if (b->paths[i] == path) b->paths[i] = NULL;
}

/* A new file in the folder, opened; its path, or NULL with errno. */
static const char *make_file(Arena *arena, const char *folder, int *fd) {
  sigset_t before;
  const char *path;
  int tries = 100;
  watch_begun();
  hold_signals(&before);
  do {
    uint64_t word;
    if (getrandom(&word, sizeof word, 0) != sizeof word)
      word = (uint64_t)getpid() << 8 | (unsigned)tries;
    path = format_in(arena, "%s.clef-%016llx", folder, (unsigned long long)word);
    *fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  } while (*fd < 0 && errno == EEXIST && --tries);
  if (*fd >= 0) begin_path(path);
  release_signals(&before);
  return *fd < 0 ? NULL : path;
}

/* The folder of a path with its slash, so written that nothing in it is an option: rename stays on one file system. */
static const char *folder_of(Arena *arena, const char *path) {
  const char *slash = strrchr(path, '/');
  int size = slash ? (int)(slash + 1 - path) : 0;
  return format_in(arena, "%s%.*s", *path == '/' ? "" : "./", size, path);
}

/* A file without a name: its descriptor, and a path to it while that is open. In memory where the system can. NULL with errno. */
static const char *make_nameless(Arena *arena, const char *name, int *fd) {
  *fd = -1;
#ifdef SYS_memfd_create
  enum { MAY_BE_RUN = 0x10 }; /* MFD_EXEC: older kernels refuse it */
  *fd = (int)syscall(SYS_memfd_create, name, MAY_BE_RUN);
  if (*fd < 0) *fd = (int)syscall(SYS_memfd_create, name, 0);
  const char *path = format_in(arena, "/proc/self/fd/%d", *fd);
  if (*fd >= 0 && access(path, W_OK) == 0) return path;
  if (*fd >= 0) close(*fd);
#else
  (void)name;
#endif
  const char *base = getenv("TMPDIR");
  return make_file(arena, format_in(arena, "%s/", base && *base ? base : "/tmp"), fd);
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

/* Starts `file`, a path or a name in PATH, with `input` as standard input and `errors` as standard error (-1: ours). -1 when
 * fork fails; a tool that is not found makes the child end with 127. */
static pid_t start(const char *file, const char *const *argv, int input, int errors) {
  sigset_t before;
  fflush(NULL);
  hold_signals(&before);
  pid_t child = fork();
  if (child) {
    if (child > 0) begun()->child = child;
    release_signals(&before);
    return child;
  }
  for (size_t i = 0; i < COUNT_OF(fatal_signals); i++) { /* what was begun is not the child's */
    struct sigaction old;
    if (sigaction(fatal_signals[i], NULL, &old) == 0 && old.sa_handler == die_by)
      signal(fatal_signals[i], SIG_DFL);
  }
  release_signals(&before);
  if (input >= 0) {
    dup2(input, 0);
    close(input);
  }
  if (errors >= 0) {
    dup2(errors, 2);
    close(errors);
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
  siginfo_t info;
  sigset_t before;
  while (waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT) < 0)
    if (errno != EINTR) return 126;
  hold_signals(&before); /* its number is free for others as soon as it is waited for */
  waitpid(child, &status, 0);
  begun()->child = 0;
  release_signals(&before);
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
    o->fd = open_special(o->path);
  } else {
    o->result = make_file(o->arena, folder_of(o->arena, o->path), &o->fd);
    o->is_neighbour = o->result != NULL;
  }
  if (o->fd < 0) o->error = errno;
}

/* The files that as and ld write. */
static bool make_results(Output *o) {
  const char *name = o->path ? "output" : "program";
  if (!o->path || is_special(o->path)) {
    o->result = make_nameless(o->arena, name, &o->result_fd);
  } else {
    int fd;
    o->result = make_file(o->arena, folder_of(o->arena, o->path), &fd);
    o->is_neighbour = o->result != NULL;
    if (o->result) close(fd);
  }
  o->object = o->result;
  if (o->result && o->form >= OUTPUT_LIBRARY)
    o->object = make_nameless(o->arena, "object", &o->object_fd);
  if (!o->object) o->error = errno;
  return !o->error;
}

/* Starts `as`, which reads while we write. */
static void open_assembler(Output *o) {
  if (o->path && is_terminal(o->path)) {
    o->error = ENOTSUP;
    return;
  }
  if (!make_results(o)) return;
  int ends[2];
  if (pipe(ends) < 0) fatal("cannot make a pipe: %s", strerror(errno));
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  const char *as = format_in(o->arena, "%sas", tool_prefix(o->machine));
  const char *argv[] = {as, "-o", o->object, "-", NULL};
  o->as = start(as, argv, ends[0], -1);
  close(ends[0]);
  if (o->as < 0) fatal("cannot start a process: %s", strerror(errno));
  o->old_pipe = signal(SIGPIPE, SIG_IGN); /* as may end early; its exit status shows that */
  o->fd = ends[1];
}

bool output_open(Output *o, Arena *arena, Machine machine, OutputForm form, const char *path) {
  if (path && !strcmp(path, "/dev/stdout")) path = "-";
  *o = (Output){.arena = arena, .machine = machine, .form = form, .path = path};
  o->fd = o->result_fd = o->object_fd = -1;
  if (path && strcmp(path, "-") && is_directory(path))
    o->error = EISDIR;
  else if (form == OUTPUT_TEXT)
    open_text(o);
  else
    open_assembler(o);
  if (o->error == ENOTSUP) {
    fprintf(stderr, "clef: '%s' is a terminal, to which only text is written (-S)\n", path);
    return false;
  }
  return !o->error || (errno = o->error, cannot_write(path));
}

void output_write(Output *o, const char *bytes, size_t size) {
  o->size += size;
  if (o->fd < 0 || o->error || write_all(o->fd, bytes, size)) return;
  if (o->form == OUTPUT_TEXT) o->error = errno;
}

/* All that comes out of a pipe. */
static const char *read_pipe(Arena *arena, int fd) {
  enum { AT_ONCE = 4096 };
  Text text = text_in(arena);
  char *bytes = NEW_ARRAY(arena, char, AT_ONCE);
  ssize_t count;
  while ((count = read(fd, bytes, AT_ONCE)) > 0 || (count < 0 && errno == EINTR))
    if (count > 0) text_add_bytes(&text, bytes, (size_t)count);
  close(fd);
  return text_string(&text);
}

/* A program that calls C: it begins in C's start-up code and is linked dynamically. ld's messages are kept for the caller. */
static bool link_with_c(Output *o, const char *ld) {
  static const char *const flags[] = {"-z", "noexecstack", "--build-id=none", "--hash-style=gnu",
                                      "--no-warn-rwx-segments"};
  const char **argv = NEW_ARRAY(
      o->arena, const char *, COUNT_OF(flags) + o->link->before.count + o->link->behind.count + 6);
  uint32_t n = 0;
  argv[n++] = ld;
  for (size_t i = 0; i < COUNT_OF(flags); i++) argv[n++] = flags[i];
  argv[n++] = "-o", argv[n++] = o->result;
  if (o->is_stripped) argv[n++] = "-s";
  for (uint32_t i = 0; i < o->link->before.count; i++) argv[n++] = o->link->before.items[i];
  argv[n++] = o->object;
  for (uint32_t i = 0; i < o->link->behind.count; i++) argv[n++] = o->link->behind.items[i];
  int ends[2];
  if (pipe(ends) < 0) fatal("cannot make a pipe: %s", strerror(errno));
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  pid_t child = start(ld, argv, -1, ends[1]);
  close(ends[1]);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  const char *messages = read_pipe(o->arena, ends[0]);
  int status = wait_for(child);
  if (!status || status == 127) return report(status, ld, o->machine);
  o->messages = messages;
  return false;
}

static bool link_program(Output *o) {
  const char *ld = format_in(o->arena, "%sld", tool_prefix(o->machine));
  if (o->link) return link_with_c(o, ld);
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
      "-z",
      "norelro", /* on AArch64 its end would be moved to the end of a page of 64 KiB, in the file too */
      "--no-warn-rwx-segments",
      "--gc-sections", /* the routines of start.s that nothing refers to */
      "-o",
      o->result,
      o->object,
      o->is_stripped ? "-s" : NULL,
      NULL};
  pid_t child = start(ld, argv, -1, -1);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  return report(wait_for(child), ld, o->machine);
}

static bool is_archive_path(const char *path) {
  size_t size = path ? strlen(path) : 0;
  return size > 2 && !strcmp(path + size - 2, ".a");
}

/* The archive in place of the object at `path`. */
static bool archive_object(Output *o, const char *path) {
  size_t size;
  const char *slash = strrchr(o->path, '/'), *base = slash ? slash + 1 : o->path;
  char *bytes = read_file(o->arena, path, &size);
  if (!bytes) return cannot_write(o->path);
  Text text = text_in(o->arena);
  const char *member = format_in(o->arena, "%.*s.o", (int)strlen(base) - 2, base);
  archive_write(&text, member, bytes, size, o->exports.items, o->exports.count);
  int fd = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC);
  bool good = fd >= 0 && write_all(fd, text_string(&text), text.size);
  if (fd >= 0 && close(fd) < 0) good = false;
  return good || cannot_write(o->path);
}

/* The object of `as` with no global symbols but the exports. */
static bool make_library(Output *o) {
  const char *objcopy = format_in(o->arena, "%sobjcopy", tool_prefix(o->machine));
  const char **argv = NEW_ARRAY(o->arena, const char *, 2 * o->exports.count + 6);
  uint32_t n = 0;
  struct stat info;
  argv[n++] = objcopy;
  for (uint32_t i = 0; i < o->exports.count; i++) argv[n++] = "-G", argv[n++] = o->exports.items[i];
  if (o->is_stripped) argv[n++] = "--strip-unneeded";
  argv[n++] = o->object, argv[n++] = o->result;
  bool has_mode = stat(o->result, &info) == 0;
  pid_t child = start(objcopy, argv, -1, -1);
  if (child < 0) fatal("cannot start a process: %s", strerror(errno));
  if (!report(wait_for(child), objcopy, o->machine)) return false;
  if (has_mode) chmod(o->result, info.st_mode & 07777); /* it was given that of the object */
  return !is_archive_path(o->path) || archive_object(o, o->result);
}

/* The result goes where it must not be renamed to. */
static bool copy_result(Output *o) {
  char bytes[16384];
  int from = open(o->result, O_RDONLY | O_CLOEXEC),
      to = !strcmp(o->path, "-") ? 1 : open_special(o->path);
  ssize_t count = -1;
  while (from >= 0 && to >= 0 && (count = read(from, bytes, sizeof bytes)) > 0)
    if (!write_all(to, bytes, (size_t)count)) {
      count = -1;
      break;
    }
  int error = errno;
  if (from >= 0) close(from);
  if (to > 1 && close(to) < 0 && !count) count = -1, error = errno;
  errno = error;
  return count == 0;
}

static bool rename_result(Output *o) {
  sigset_t before;
  hold_signals(&before);
  bool good = rename(o->result, o->path) == 0;
  if (good) end_path(o->result);
  int error = errno;
  release_signals(&before);
  errno = error;
  return good;
}

/* Removes a file that has a name, if it is still there. */
static void drop_file(const char *path, int fd) {
  sigset_t before;
  hold_signals(&before);
  if (path && strncmp(path, "/proc/", 6)) unlink(path);
  end_path(path);
  release_signals(&before);
  if (fd >= 0) close(fd);
}

bool output_close(Output *o) {
  if (o->fd > 1 && close(o->fd) < 0 && !o->error) o->error = errno;
  bool good = !o->error || (errno = o->error, cannot_write(o->path));
  if (o->form != OUTPUT_TEXT) {
    signal(SIGPIPE, o->old_pipe);
    good =
        report(wait_for(o->as), format_in(o->arena, "%sas", tool_prefix(o->machine)), o->machine);
    if (good && o->form == OUTPUT_EXECUTABLE) good = link_program(o);
    if (good && o->form == OUTPUT_LIBRARY) good = make_library(o);
    if (o->form >= OUTPUT_LIBRARY) drop_file(o->object, o->object_fd);
  }
  if (good && o->is_neighbour && !is_special(o->path)) /* it may have become a device meanwhile */
    good = rename_result(o) || cannot_write(o->path);
  else if (good && o->path && o->result)
    good = copy_result(o) || cannot_write(o->path);
  if (o->result && (o->path || !good)) drop_file(o->result, o->result_fd);
  return good;
}

bool write_output(Arena *arena, const char *path, const char *bytes, size_t size, bool is_program) {
  Output output;
  struct stat info;
  if (!output_open(&output, arena, MACHINE_X86_64, OUTPUT_TEXT, path)) return false;
  if (is_program && output.is_neighbour &&
      fstat(output.fd, &info) == 0) /* a user with the right to read it gets the right to run it */
    fchmod(output.fd, info.st_mode | (info.st_mode & 0444) >> 2);
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

static const char *emulator_of(Arena *arena, Machine machine) {
  const char *plain = machine == MACHINE_X86_64 ? "qemu-x86_64" : "qemu-aarch64";
  const char *linked = format_in(arena, "%s-static", plain);
  if (is_in_path(arena, plain)) return plain;
  if (is_in_path(arena, linked)) return linked;
  fprintf(stderr,
          "clef: cannot find '%s', which runs programs of the other machine; on Debian it is in the "
          "package 'qemu-user'\n",
          plain);
  return NULL;
}

int open_program(Output *o) {
  bool is_direct = is_here(o->machine);
  int fd = open(o->result, O_RDONLY | (is_direct ? O_CLOEXEC : 0));
  drop_file(o->result, o->result_fd); /* no longer open for writing, else it could not be run */
  return fd;
}

void become_program(Output *o, int fd, const char *name, const char *const *args, uint32_t count,
                    uint64_t stack_limit) {
  const char **argv = NEW_ARRAY(o->arena, const char *, count + 5);
  const char *emulator = is_here(o->machine) ? NULL : emulator_of(o->arena, o->machine);
  if (!emulator && !is_here(o->machine)) return;
  uint32_t n = 0;
  const char *root = emulator ? link_sysroot(o->machine) : NULL;
  if (root) setenv("QEMU_LD_PREFIX", root, 0);
  if (emulator) {
    argv[n++] = emulator;
    argv[n++] = "-0";
    argv[n++] = name;
    name = format_in(o->arena, "/proc/self/fd/%d", fd);
  }
  argv[n++] = name;
  for (uint32_t i = 0; i < count; i++) argv[n++] = args[i];
  fflush(NULL);
  struct rlimit limit;
  if (stack_limit && getrlimit(RLIMIT_STACK, &limit) == 0) {
    limit.rlim_cur = (rlim_t)stack_limit;
    setrlimit(RLIMIT_STACK, &limit);
  }
  if (fd >= 0 && emulator) execvp(emulator, (char *const *)(uintptr_t)argv);
  if (fd >= 0 && !emulator) fexecve(fd, (char *const *)(uintptr_t)argv, environ);
  fprintf(stderr, "clef: cannot run the program: %s\n", strerror(errno));
}

bool make_folders(Arena *arena, const char *path) {
  for (const char *at = path; *at; at += strspn(at, "/")) {
    at += strcspn(at, "/");
    const char *folder = format_in(arena, "%.*s", (int)(at - path), path);
    if (!*folder || mkdir(folder, 0777) == 0 || errno == EEXIST) continue;
    fprintf(stderr, "clef: cannot make the folder '%s': %s\n", folder, strerror(errno));
    return false;
  }
  return true;
}
