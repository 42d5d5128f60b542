/* run_sys: system calls of the interpreted program. Buffers are checked, then the call is made. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "clef/mir/interp/run.h"

static uint64_t kernel(int64_t result) { return (uint64_t)(result < 0 ? -(int64_t)errno : result); }

/* The program's 0 and 1 may be elsewhere; what else it opens are descriptors of this process. */
static int descriptor(const Machine *m, uint64_t fd) {
  if (fd == 0) return m->options->in;
  if (fd == 1) return m->options->out;
  return fd <= INT32_MAX ? (int)fd : -1;
}

static const char *path(Machine *m, uint64_t addr) {
  Object *object = run_object(m, addr);
  if (!object) return NULL;
  for (uint32_t i = word_offset(addr); i < object->size; i++)
    if (!object->bytes[i])
      return (const char *)run_buffer(m, addr, i + 1 - word_offset(addr), false);
  run_fault(m, "a path without its NUL");
  return NULL;
}

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec t = {0, 0};
  clock_gettime(clock, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static int make_pipe(uint8_t *buffer) {
  int ends[2];
  if (pipe(ends)) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  memcpy(buffer, ends, sizeof ends);
  return 0;
}

/* The rows are copied: the program's descriptors are not all our own, and its buffer may lie anywhere. */
static int poll_rows(const Machine *m, uint8_t *rows, uint64_t bytes, uint64_t limit) {
  nfds_t count = bytes / sizeof(struct pollfd);
  struct pollfd *all = calloc(count + 1, sizeof *all);
  if (!all) return -1;
  for (nfds_t i = 0; i < count; i++) {
    memcpy(&all[i], rows + i * sizeof *all, sizeof *all);
    all[i].fd = descriptor(m, (uint64_t)(uint32_t)all[i].fd);
  }
  int ready = poll(all, count, (int)((limit + 999999) / 1000000)); /* milliseconds */
  for (nfds_t i = 0; i < count; i++)
    memcpy(rows + i * sizeof *all + offsetof(struct pollfd, revents), &all[i].revents,
           sizeof all[i].revents);
  free(all);
  return ready;
}

/* Where the numbers of signals go. A handler has no context but this. */
static struct { volatile sig_atomic_t pipe; } watched;

static void note_signal(int number) {
  int saved = errno;
  uint8_t byte = (uint8_t)number;
  ssize_t written = write(watched.pipe, &byte, 1);
  (void)written; /* a full pipe says enough */
  errno = saved;
}

static int watch_signal(uint64_t number, int64_t fd) {
  struct sigaction action = {.sa_handler = fd < 0 ? SIG_DFL : note_signal, .sa_flags = SA_RESTART};
  if (fd >= 0) watched.pipe = (sig_atomic_t)fd;
  return sigaction((int)number, &action, NULL);
}

bool run_call(Machine *m, const Code *code, const uint64_t *a, uint64_t *result) {
  uint8_t *buffer;
  const char *name;
  *result = 0;
  switch ((MirSys)code->imm) {
  case MIR_SYS_READ:
    if (!(buffer = run_buffer(m, a[1], a[2], true))) return false;
    *result = kernel(read(descriptor(m, a[0]), buffer, a[2]));
    return true;
  case MIR_SYS_WRITE:
    if (!(buffer = run_buffer(m, a[1], a[2], false))) return false;
    *result = kernel(write(descriptor(m, a[0]), buffer, a[2]));
    return true;
  case MIR_SYS_OPEN:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(open(name, (int)a[1] | O_CLOEXEC, (mode_t)a[2]));
    return true;
  case MIR_SYS_CLOSE: *result = a[0] <= 2 ? 0 : kernel(close(descriptor(m, a[0]))); return true;
  case MIR_SYS_LSEEK:
    *result = kernel(lseek(descriptor(m, a[0]), (off_t)a[1], (int)a[2]));
    return true;
  case MIR_SYS_EXIT:
    m->has_exited = true;
    m->exit_status = (int)(a[0] & 255);
    return false;
  case MIR_SYS_WORKERS:
  case MIR_SYS_OPEN_REGION:
  case MIR_SYS_CLOSE_REGION:
  case MIR_SYS_UNSHARE:
  case MIR_SYS_SLOT_SWAP:
  case MIR_SYS_SLOT_WAIT:
  case MIR_SYS_SLOT_WAKE: /* there are no workers */
  case MIR_SYS_RAISED:
  case MIR_SYS_SHOW_TRACE:
  case MIR_SYS_TRACE: return true; /* the interpreter keeps no trace */
  case MIR_SYS_FLUSH:
    if (!(buffer = run_buffer(m, a[0], a[1], false))) return false;
    m->state[0] = 0;
    for (uint64_t at = 0; at < a[1];) {
      int64_t written = (int64_t)kernel(write(descriptor(m, 1), buffer + at, a[1] - at));
      if (written <= 0) {
        m->state[66] = (uint64_t)written;
        break;
      }
      at += (uint64_t)written;
    }
    return true;
  case MIR_SYS_CLOCK: *result = nanoseconds(CLOCK_MONOTONIC); return true;
  case MIR_SYS_TIME: *result = nanoseconds(CLOCK_REALTIME); return true;
  case MIR_SYS_GETRANDOM: {
    if (!(buffer = run_buffer(m, a[0], a[1], true))) return false;
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    *result = kernel(fd < 0 ? -1 : read(fd, buffer, a[1]));
    if (fd >= 0) close(fd);
    return true;
  }
  case MIR_SYS_AFFINITY:
    if (!(buffer = run_buffer(m, a[0], a[1], true))) return false;
    *result = kernel(syscall(SYS_sched_getaffinity, 0, a[1], buffer));
    return true;
  case MIR_SYS_GETPID: *result = (uint64_t)getpid(); return true;
  case MIR_SYS_UNLINK:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(unlink(name));
    return true;
  case MIR_SYS_RENAME: {
    const char *to;
    if (!(name = path(m, a[0])) || !(to = path(m, a[1]))) return false;
    *result = kernel(rename(name, to));
    return true;
  }
  case MIR_SYS_MKDIR:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(mkdir(name, (mode_t)a[1]));
    return true;
  case MIR_SYS_RMDIR:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(rmdir(name));
    return true;
  case MIR_SYS_ACCESS:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(access(name, F_OK));
    return true;
  case MIR_SYS_GETCWD:
    if (!(buffer = run_buffer(m, a[0], a[1], true))) return false;
    *result = kernel(getcwd((char *)buffer, a[1]) ? (int64_t)strlen((char *)buffer) + 1 : -1);
    return true;
  case MIR_SYS_CHDIR:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(chdir(name));
    return true;
  case MIR_SYS_GETDENTS:
    if (!(buffer = run_buffer(m, a[1], a[2], true))) return false;
    *result = kernel(syscall(SYS_getdents64, descriptor(m, a[0]), buffer, a[2]));
    return true;
  case MIR_SYS_STAT:
    if (!(name = path(m, a[0])) || !(buffer = run_buffer(m, a[1], a[2], true))) return false;
    if (a[2] < 256) return run_fault(m, "a buffer too small for a struct statx"), false;
    *result = kernel(syscall(SYS_statx, AT_FDCWD, name, 0, 0xfff, buffer));
    return true;
  case MIR_SYS_UTIMES:
    if (!(name = path(m, a[0])) || !(buffer = run_buffer(m, a[1], a[2], false))) return false;
    if (a[2] < 32) return run_fault(m, "a buffer too small for two times"), false;
    *result = kernel(syscall(SYS_utimensat, AT_FDCWD, name, buffer, 0));
    return true;
  case MIR_SYS_CHMOD:
    if (!(name = path(m, a[0]))) return false;
    *result = kernel(chmod(name, (mode_t)a[1]));
    return true;
  case MIR_SYS_SYMLINK: {
    const char *link;
    if (!(name = path(m, a[0])) || !(link = path(m, a[1]))) return false;
    *result = kernel(symlink(name, link));
    return true;
  }
  case MIR_SYS_READLINK:
    if (!(name = path(m, a[0])) || !(buffer = run_buffer(m, a[1], a[2], true))) return false;
    *result = kernel(readlink(name, (char *)buffer, a[2]));
    return true;
  case MIR_SYS_IOCTL_GET:
  case MIR_SYS_IOCTL_SET:
    if (!(buffer = run_buffer(m, a[2], a[3], (MirSys)code->imm == MIR_SYS_IOCTL_GET))) return false;
    if (a[3] < 64) return run_fault(m, "a buffer too small for settings of a device"), false;
    *result = kernel(ioctl(descriptor(m, a[0]), a[1], buffer));
    return true;
  case MIR_SYS_SLEEP: {
    struct timespec t = {(time_t)(a[0] / 1000000000u), (long)(a[0] % 1000000000u)};
    *result = kernel(nanosleep(&t, NULL));
    return true;
  }
  case MIR_SYS_PIPE:
    if (!(buffer = run_buffer(m, a[0], a[1], true))) return false;
    if (a[1] < 8) return run_fault(m, "a buffer too small for two descriptors"), false;
    *result = kernel(make_pipe(buffer));
    return true;
  case MIR_SYS_POLL:
    if (!(buffer = run_buffer(m, a[0], a[1], true))) return false;
    *result = kernel(poll_rows(m, buffer, a[1], a[2]));
    return true;
  case MIR_SYS_WATCH_SIGNAL: *result = kernel(watch_signal(a[0], (int64_t)a[1])); return true;
  case MIR_SYS_KILL: *result = kernel(kill((pid_t)a[0], (int)a[1])); return true;
  case MIR_SYS_MMAP: {
    uint64_t word;
    if (a[0] > OFFSET_MASK)
      *result = (uint64_t) - (int64_t)ENOMEM;
    else if (!run_new_object(m, OBJECT_RAW, 0, 0, a[0], true, &word))
      return false;
    else
      *result = word;
    return true;
  }
  case MIR_SYS_MUNMAP: {
    Object *object = run_object(m, a[0]);
    if (!object) return false;
    if (object->state != OBJECT_RAW || !object->func)
      return run_fault(m, "unmaps what mmap did not give");
    run_kill(m, word_index(a[0]));
    return true;
  }
  case MIR_SYS_NEW_STACK: *result = (uint64_t)run_new_stack(m, a[0]); return true;
  case MIR_SYS_FREE_STACK: return run_free_stack(m, a[0]);
  case MIR_SYS_SWITCH: break; /* run.c's loop does it */
  case MIR_SYS_ARG_COUNT: *result = m->options->arg_count; return true;
  case MIR_SYS_ARG_SIZE:
    if (a[0] >= m->options->arg_count)
      return run_fault(m, "there is no argument %llu", (unsigned long long)a[0]);
    *result = strlen(m->options->args[a[0]]);
    return true;
  case MIR_SYS_ARG_COPY: {
    if (a[0] >= m->options->arg_count)
      return run_fault(m, "there is no argument %llu", (unsigned long long)a[0]);
    size_t size = strlen(m->options->args[a[0]]);
    if (a[2] > size)
      return run_fault(m, "argument %llu has only %zu bytes", (unsigned long long)a[0], size);
    if (!(buffer = run_buffer(m, a[1], a[2], true))) return false;
    memcpy(buffer, m->options->args[a[0]], a[2]);
    *result = a[2];
    return true;
  }
  case MIR_SYS_COUNT: break;
  }
  return run_fault(m, "an unknown system call");
}
