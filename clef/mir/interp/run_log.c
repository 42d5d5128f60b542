/* run_log: system calls that are repeated from a log (MirCallLog in mir.h).
 *
 * The interpreter depends on nothing but the program, its arguments and the results of its system calls. So a run whose calls
 * give what they gave before has the same values at the same points. Calls that serve the interpreter's own memory and stacks are
 * made again; all others come from the log, without any effect outside.
 */
#include "clef/mir/interp/run.h"

/* The calls of the interpreter itself. */
static const bool is_internal[MIR_SYS_COUNT] = {
    [MIR_SYS_EXIT] = true,         [MIR_SYS_WORKERS] = true,   [MIR_SYS_OPEN_REGION] = true,
    [MIR_SYS_CLOSE_REGION] = true, [MIR_SYS_UNSHARE] = true,   [MIR_SYS_SLOT_SWAP] = true,
    [MIR_SYS_SLOT_WAIT] = true,    [MIR_SYS_SLOT_WAKE] = true, [MIR_SYS_RAISED] = true,
    [MIR_SYS_SHOW_TRACE] = true,   [MIR_SYS_TRACE] = true,     [MIR_SYS_MMAP] = true,
    [MIR_SYS_MUNMAP] = true,       [MIR_SYS_NEW_STACK] = true, [MIR_SYS_FREE_STACK] = true,
    [MIR_SYS_SWITCH] = true,       [MIR_SYS_ARG_COUNT] = true, [MIR_SYS_ARG_SIZE] = true,
    [MIR_SYS_ARG_COPY] = true,
};

/* The argument that is a buffer which the call fills; -1 if there is none. */
static int filled_argument(MirSys sys) {
  static const char *const args[] = {
#define SYS(name, text, args, result) args,
#include "clef/mir/sys.def"
  };
  const char *at = strchr(args[sys], 'w');
  return at ? (int)(at - args[sys]) : -1;
}

/* The bytes of the buffer that the call has filled. */
static uint64_t filled_size(MirSys sys, uint64_t size, uint64_t result) {
  bool counts = sys == MIR_SYS_READ || sys == MIR_SYS_GETDENTS || sys == MIR_SYS_READLINK ||
                sys == MIR_SYS_GETCWD || sys == MIR_SYS_AFFINITY || sys == MIR_SYS_GETRANDOM;
  if (!counts) return size;
  return (int64_t)result <= 0 ? 0 : result < size ? result : size;
}

static bool repeat_call(Machine *m, MirSys sys, const uint64_t *a, uint64_t *result) {
  MirCallLog *log = m->options->log;
  const MirCall *call = &log->calls.items[log->next++];
  int filled = filled_argument(sys);
  if (call->sys != sys) return run_fault(m, "the run does not repeat the calls of its log");
  *result = call->result;
  if (sys == MIR_SYS_FLUSH) m->state[0] = 0;
  if (filled < 0 || !call->size) return true;
  uint8_t *buffer = run_buffer(m, a[filled], call->size, true);
  if (!buffer) return false;
  memcpy(buffer, call->bytes, call->size);
  return true;
}

/* Does the call write the log's mark to standard output? */
static bool writes_mark(Machine *m, MirSys sys, const uint64_t *a) {
  const MirCallLog *log = m->options->log;
  bool is_write = sys == MIR_SYS_WRITE && a[0] == 1;
  if (!is_write && sys != MIR_SYS_FLUSH) return false;
  uint64_t at = is_write ? a[1] : a[0], size = is_write ? a[2] : a[1];
  size_t length = strlen(log->mark);
  if (size < length) return false;
  const uint8_t *bytes = run_buffer(m, at, size, false);
  return bytes && !memcmp(bytes + size - length, log->mark, length);
}

bool run_sys(Machine *m, const Code *code, const uint64_t *a, uint64_t *result) {
  MirCallLog *log = m->options->log;
  MirSys sys = (MirSys)code->imm;
  if (m->options->watch && !is_internal[sys]) return run_watched_call(m, sys, a, result);
  if (!log || is_internal[sys]) return run_call(m, code, a, result);
  if (log->next < log->calls.count) return repeat_call(m, sys, a, result);
  bool is_marked = writes_mark(m, sys, a);
  uint64_t shorter[] = {a[0], a[1], a[2]};
  if (is_marked) shorter[sys == MIR_SYS_WRITE ? 2 : 1] -= strlen(log->mark);
  if (!run_call(m, code, is_marked ? shorter : a, result)) return false;
  if (is_marked && sys == MIR_SYS_WRITE) *result += strlen(log->mark);
  MirCall call = {.sys = (uint32_t)sys, .result = *result};
  int filled = filled_argument(sys);
  if (filled >= 0) {
    uint64_t size = filled_size(sys, a[filled + 1], *result);
    const uint8_t *buffer = size ? run_buffer(m, a[filled], size, false) : NULL;
    if (size && !buffer) return false;
    call.size = (uint32_t)size;
    call.bytes = arena_alloc(log->arena, size + 1);
    if (size) memcpy(call.bytes, buffer, size);
  }
  vec_push(log->arena, &log->calls, call);
  log->next++;
  if (is_marked) log->marked = log->calls.count;
  return true;
}
