/* inst: one MIR instruction as LIR instructions. */
#include "clef/lower/mir_to_lir/mir_to_lir.h"

static LirValue op1(ToLir *to, LirOp op, LirType type, LirValue a) {
  return lir_op1(to->func, to->at, op, type, a);
}
static LirValue op2(ToLir *to, LirOp op, LirType type, LirValue a, LirValue b) {
  return lir_op2(to->func, to->at, op, type, a, b);
}

/* A narrow result back to its kind. */
static LirValue narrow(ToLir *to, unsigned kind, LirValue value) {
  if (kind == MIR_KIND_I8) return op1(to, LIR_ZEXT8, LIR_I32, value);
  if (kind == MIR_KIND_I16) return op1(to, LIR_ZEXT16, LIR_I32, value);
  return value;
}
static LirValue as_signed(ToLir *to, unsigned kind, LirValue value) {
  if (kind == MIR_KIND_I8) return op1(to, LIR_SEXT8, LIR_I32, value);
  if (kind == MIR_KIND_I16) return op1(to, LIR_SEXT16, LIR_I32, value);
  return value;
}

/* The i32 that the MIR value extends to 64 bits, sign first; none when it does not. */
static LirValue extended(ToLir *to, ValueId value) {
  const MirInst *d = mir_definition(to->mir, value);
  if (!d || d->op != MIR_SEXT || mir_type_of(to->mir, value).kind != MIR_KIND_I64 ||
      mir_type_of(to->mir, d->operands[0]).kind != MIR_KIND_I32)
    return (LirValue){0};
  return to_lir_value(to, d->operands[0]);
}

static LirValue compare(ToLir *to, LirCond cond, LirValue a, LirValue b) {
  return lir_compare(to->func, to->at, LIR_ICMP, cond, a, b);
}

/* a < b unsigned. 32 bits decide where an i32 was extended for the comparison and b is at most what an i32 counts, or
 * where both are extended: negative numbers are then the greatest ones in 64 bits too. */
static LirValue below(ToLir *to, const MirInst *inst, LirValue a, LirValue b) {
  LirValue word = extended(to, inst->operands[0]);
  const MirInst *d = word.index ? mir_definition(to->mir, inst->operands[1]) : NULL;
  if (d && d->op == MIR_CONST && d->imm >= 0 && d->imm <= INT32_MAX)
    return compare(to, LIR_ULT, word, to_lir_const(to, LIR_I32, d->imm));
  if (d && d->op == MIR_LEN && to->unit->is_int32)
    return compare(to, LIR_ULT, word, op1(to, LIR_TRUNC, LIR_I32, b));
  LirValue bound = extended(to, inst->operands[1]);
  return word.index && bound.index ? compare(to, LIR_ULT, word, bound) : compare(to, LIR_ULT, a, b);
}

/* Does the definition of a value say that its sign bit is 0? */
static bool is_never_negative(const ToLir *to, ValueId value) {
  const MirInst *d = mir_definition(to->mir, value);
  uint64_t bits;
  if (!d || (d->op != MIR_IAND && d->op != MIR_LSHR)) return false;
  if (!mir_is_const(to->mir, d->operands[1], &bits)) return false;
  unsigned kind = mir_type_of(to->mir, value).kind;
  uint64_t width = 8 * mir_kind_size[kind];
  return d->op == MIR_IAND ? mir_sign_extend((MirKind)kind, bits) >= 0 : bits % width != 0;
}

static LirValue convert(ToLir *to, const MirInst *inst, unsigned from, LirValue a) {
  unsigned kind = inst->kind;
  switch ((MirOp)inst->op) {
  case MIR_SEXT:
    if (kind == MIR_KIND_I64) {
      if (from == MIR_KIND_I32)
        return op1(to, is_never_negative(to, inst->operands[0]) ? LIR_ZEXT32 : LIR_SEXT32, LIR_I64,
                   a);
      return op1(to, from == MIR_KIND_I8 ? LIR_SEXT8 : LIR_SEXT16, LIR_I64, a);
    }
    return narrow(to, kind, as_signed(to, from, a));
  case MIR_ZEXT: return kind == MIR_KIND_I64 ? op1(to, LIR_ZEXT32, LIR_I64, a) : a;
  case MIR_TRUNC:
    if (from == MIR_KIND_I64) a = op1(to, LIR_TRUNC, LIR_I32, a);
    return narrow(to, kind, a);
  default: bug("lower: conversion %s", mir_op_info[inst->op].text);
  }
}

/* i8: would the exact result leave the range? */
static LirValue overflow(ToLir *to, MirOp op, unsigned kind, LirValue a, LirValue b) {
  bool wide = kind == MIR_KIND_I64;
  LirType type = wide ? LIR_I64 : LIR_I32;
  if (kind == MIR_KIND_I8 || kind == MIR_KIND_I16) { /* exact in 32 bits: does it come back? */
    bool is_signed = op != MIR_UMUL_OVER;
    if (is_signed) a = as_signed(to, kind, a), b = as_signed(to, kind, b);
    LirValue exact = op2(to,
                         op == MIR_SADD_OVER   ? LIR_IADD
                         : op == MIR_SSUB_OVER ? LIR_ISUB
                                               : LIR_IMUL,
                         LIR_I32, a, b);
    LirValue cut = is_signed ? as_signed(to, kind, exact) : narrow(to, kind, exact);
    return compare(to, LIR_NE, exact, cut);
  }
  switch (op) {
  case MIR_SADD_OVER: {
    LirValue sum = op2(to, LIR_IADD, type, a, b);
    LirValue both =
        op2(to, LIR_IAND, type, op2(to, LIR_IXOR, type, a, sum), op2(to, LIR_IXOR, type, b, sum));
    return compare(to, LIR_LT, both, to_lir_const(to, type, 0));
  }
  case MIR_SSUB_OVER: {
    LirValue difference = op2(to, LIR_ISUB, type, a, b);
    LirValue both = op2(to, LIR_IAND, type, op2(to, LIR_IXOR, type, a, b),
                        op2(to, LIR_IXOR, type, a, difference));
    return compare(to, LIR_LT, both, to_lir_const(to, type, 0));
  }
  case MIR_SMUL_OVER:
    if (!wide) {
      LirValue product = op2(to, LIR_IMUL, LIR_I64, op1(to, LIR_SEXT32, LIR_I64, a),
                             op1(to, LIR_SEXT32, LIR_I64, b));
      LirValue low = op1(to, LIR_SEXT32, LIR_I64, op1(to, LIR_TRUNC, LIR_I32, product));
      return compare(to, LIR_NE, product, low);
    } else {
      LirValue low = op2(to, LIR_IMUL, LIR_I64, a, b), high = op2(to, LIR_SMULH, LIR_I64, a, b);
      return compare(to, LIR_NE, high,
                     op2(to, LIR_ISAR, LIR_I64, low, to_lir_const(to, LIR_I32, 63)));
    }
  default: /* UMUL_OVER */
    if (!wide) {
      LirValue product = op2(to, LIR_IMUL, LIR_I64, op1(to, LIR_ZEXT32, LIR_I64, a),
                             op1(to, LIR_ZEXT32, LIR_I64, b));
      LirValue high = op2(to, LIR_ISHR, LIR_I64, product, to_lir_const(to, LIR_I32, 32));
      return compare(to, LIR_NE, high, to_lir_const(to, LIR_I64, 0));
    }
    return compare(to, LIR_NE, op2(to, LIR_UMULH, LIR_I64, a, b), to_lir_const(to, LIR_I64, 0));
  }
}

static LirValue load_kind(ToLir *to, unsigned kind, LirValue base, int32_t offset) {
  LirOp op = kind == MIR_KIND_I8 ? LIR_LOAD8U : kind == MIR_KIND_I16 ? LIR_LOAD16U : LIR_LOAD;
  return lir_load(to->func, to->at, op, to_lir_type(kind), base, offset);
}
static void store_kind(ToLir *to, unsigned kind, LirValue base, int32_t offset, LirValue value) {
  LirOp op = kind == MIR_KIND_I8 ? LIR_STORE8 : kind == MIR_KIND_I16 ? LIR_STORE16 : LIR_STORE;
  lir_store(to->func, to->at, op, base, offset, value);
}

static LirValue row_of(ToLir *to, LirValue object) {
  LirValue info = lir_load(to->func, to->at, LIR_LOAD, LIR_I32, object, LAYOUT_INFO_OFFSET);
  return op2(to, LIR_IAND, LIR_I32, info, to_lir_const(to, LIR_I32, LAYOUT_MAX_ROWS - 1));
}

static LirValue is_instance(ToLir *to, const MirInst *inst, LirValue object) {
  const LayoutRow *row = layout_row(&to->unit->layout, inst->row);
  uint32_t first = row->subtypes_first.index, last = row->subtypes_last.index;
  if (!first) first = last = inst->row.index;
  LirValue number = row_of(to, object);
  if (first == last) return compare(to, LIR_EQ, number, to_lir_const(to, LIR_I32, first));
  LirValue distance = op2(to, LIR_ISUB, LIR_I32, number, to_lir_const(to, LIR_I32, first));
  return compare(to, LIR_ULE, distance, to_lir_const(to, LIR_I32, last - first));
}

/* A bit a row (to_lir_rows). */
static LirValue implements(ToLir *to, const MirInst *inst, LirValue object) {
  uint32_t number = (uint32_t)inst->imm;
  if (number >= to->interface_count) return to_lir_const(to, LIR_I32, 0);
  to->interface_used[number] = 1;
  LirValue row = row_of(to, object);
  LirValue byte =
      op1(to, LIR_ZEXT32, LIR_I64, op2(to, LIR_ISHR, LIR_I32, row, to_lir_const(to, LIR_I32, 3)));
  LirValue table = lir_symbol(to->func, to->at, to_lir_interface_name(to, number), 0);
  LirValue bits =
      lir_load(to->func, to->at, LIR_LOAD8U, LIR_I32, op2(to, LIR_IADD, LIR_I64, byte, table), 0);
  LirValue bit = op2(to, LIR_IAND, LIR_I32, row, to_lir_const(to, LIR_I32, 7));
  return op2(to, LIR_IAND, LIR_I32, op2(to, LIR_ISHR, LIR_I32, bits, bit),
             to_lir_const(to, LIR_I32, 1));
}

static LirValue syscall(ToLir *to, LirSys call, const LirValue *args, uint32_t count) {
  LirValue operands[7];
  operands[0] = to_lir_const(to, LIR_I64, to->target->sys[call]);
  for (uint32_t i = 0; i < count; i++) operands[i + 1] = args[i];
  LirInst *inst = lir_add(to->func, to->at, LIR_SYSCALL, LIR_I64, operands, count + 1);
  inst->cond = LIR_CONV_SYSCALL;
  return lir_result(to->func, to->at, LIR_I64);
}

/* A slot of the frame for a struct timespec. */
static uint32_t timespec_slot(ToLir *to) {
  uint32_t slot = to->func->slots.count;
  vec_push(to->arena, &to->func->slots, ((LirSlot){16, 8}));
  return slot;
}

static LirValue clock_time(ToLir *to, int64_t which) {
  uint32_t slot = timespec_slot(to);
  LirValue buffer = lir_op0(to->func, to->at, LIR_SLOT, LIR_I64, slot);
  LirValue args[2] = {to_lir_const(to, LIR_I64, which), buffer};
  syscall(to, LIR_SYS_CLOCK_GETTIME, args, 2);
  buffer = lir_op0(to->func, to->at, LIR_SLOT, LIR_I64, slot);
  LirValue seconds = lir_load(to->func, to->at, LIR_LOAD, LIR_I64, buffer, 0);
  LirValue rest = lir_load(to->func, to->at, LIR_LOAD, LIR_I64, buffer, 8);
  return op2(to, LIR_IADD, LIR_I64,
             op2(to, LIR_IMUL, LIR_I64, seconds, to_lir_const(to, LIR_I64, 1000000000)), rest);
}

/* The kernel takes the nanoseconds as they are, below a second: the library never passes more. */
static LirValue timespec_below_second(ToLir *to, LirValue nanoseconds) {
  uint32_t slot = timespec_slot(to);
  LirValue buffer = lir_op0(to->func, to->at, LIR_SLOT, LIR_I64, slot);
  lir_store(to->func, to->at, LIR_STORE, buffer, 0, to_lir_const(to, LIR_I64, 0));
  lir_store(to->func, to->at, LIR_STORE, buffer, 8, nanoseconds);
  return lir_op0(to->func, to->at, LIR_SLOT, LIR_I64, slot);
}

static LirValue sleep_call(ToLir *to, LirValue nanoseconds) {
  LirValue args[2] = {timespec_below_second(to, nanoseconds), to_lir_const(to, LIR_I64, 0)};
  return syscall(to, LIR_SYS_NANOSLEEP, args, 2);
}

static LirValue poll_call(ToLir *to, const LirValue *args) {
  enum { POLLFD_SHIFT = 3 };
  LirValue rows = op2(to, LIR_ISHR, LIR_I64, args[1], to_lir_const(to, LIR_I32, POLLFD_SHIFT));
  LirValue none = to_lir_const(to, LIR_I64, 0);
  LirValue all[5] = {args[0], rows, timespec_below_second(to, args[2]), none, none};
  return syscall(to, LIR_SYS_PPOLL, all, 5);
}

enum { AT_CWD = -100, AT_REMOVE_DIR = 0x200 };

/* A call on a path below the working directory, with one number more. */
static LirValue path_call(ToLir *to, LirSys call, LirValue path, int64_t last) {
  LirValue at[3] = {to_lir_const(to, LIR_I64, AT_CWD), path, to_lir_const(to, LIR_I64, last)};
  return syscall(to, call, at, 3);
}

/* Address of argument `number` (from 0, without the program's name). */
static LirValue argument(ToLir *to, LirValue number) {
  LirValue argv = to_lir_rt_load(to, LIR_I64, RT_ARGV);
  LirValue offset = op2(to, LIR_ISHL, LIR_I64, number, to_lir_const(to, LIR_I32, 3));
  return lir_load(to->func, to->at, LIR_LOAD, LIR_I64, op2(to, LIR_IADD, LIR_I64, argv, offset), 8);
}

static LirValue sys(ToLir *to, const MirInst *inst) {
  LirValue args[6];
  for (uint32_t i = 0; i < inst->operand_count && i < 6; i++)
    args[i] = to_lir_value(to, inst->operands[i]);
  switch ((MirSys)inst->imm) {
  case MIR_SYS_READ: return syscall(to, LIR_SYS_READ, args, 3);
  case MIR_SYS_WRITE: return syscall(to, LIR_SYS_WRITE, args, 3);
  case MIR_SYS_OPEN: {
    LirValue at[4] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], args[1], args[2]};
    return syscall(to, LIR_SYS_OPENAT, at, 4);
  }
  case MIR_SYS_CLOSE: return syscall(to, LIR_SYS_CLOSE, args, 1);
  case MIR_SYS_LSEEK: return syscall(to, LIR_SYS_LSEEK, args, 3);
  case MIR_SYS_EXIT:
    if (mir_calls_c(to->unit)) { /* C has things to do before */
      LirInst *exit_call = lir_add(to->func, to->at, LIR_CALL, LIR_I64, args, 1);
      exit_call->symbol = name_of_string(to->unit->names, "exit");
      exit_call->cond = LIR_CONV_C;
      return (LirValue){0};
    }
    return syscall(to, LIR_SYS_EXIT_GROUP, args, 1);
  case MIR_SYS_RAISED: {
    to_lir_place(to, inst->span, LIR_SOURCE_CATCHES);
    if (to->lir_unit.places) to_lir_keep_call(to, RTS_MARK, args, 1, false);
    to_lir_no_place(to);
    return to_lir_const(to, LIR_I64, 0);
  }
  case MIR_SYS_TRACE:
    if (!to->lir_unit.places) return to_lir_const(to, LIR_I64, 0);
    return to_lir_keep_call(to, RTS_TRACE, args, 1, true);
  case MIR_SYS_SHOW_TRACE:
    to_lir_place(to, inst->span, 0);
    if (to->lir_unit.places) to_lir_keep_call(to, RTS_SHOW_TRACE, args, 0, false);
    to_lir_no_place(to);
    return to_lir_const(to, LIR_I64, 0);
  case MIR_SYS_FLUSH: return to_lir_keep_call(to, RTS_WRITE_OUT, args, 2, true);
  case MIR_SYS_CLOCK: return clock_time(to, 1);
  case MIR_SYS_TIME: return clock_time(to, 0);
  case MIR_SYS_GETRANDOM:
    args[2] = to_lir_const(to, LIR_I64, 0);
    return syscall(to, LIR_SYS_GETRANDOM, args, 3);
  case MIR_SYS_AFFINITY: {
    LirValue at[3] = {to_lir_const(to, LIR_I64, 0), args[1], args[0]};
    return syscall(to, LIR_SYS_SCHED_GETAFFINITY, at, 3);
  }
  case MIR_SYS_GETPID: return syscall(to, LIR_SYS_GETPID, args, 0);
  case MIR_SYS_UNLINK: return path_call(to, LIR_SYS_UNLINKAT, args[0], 0);
  case MIR_SYS_RMDIR: return path_call(to, LIR_SYS_UNLINKAT, args[0], AT_REMOVE_DIR);
  case MIR_SYS_ACCESS: return path_call(to, LIR_SYS_FACCESSAT, args[0], 0);
  case MIR_SYS_MKDIR: {
    LirValue at[3] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], args[1]};
    return syscall(to, LIR_SYS_MKDIRAT, at, 3);
  }
  case MIR_SYS_RENAME: {
    LirValue cwd = to_lir_const(to, LIR_I64, AT_CWD);
    LirValue at[4] = {cwd, args[0], cwd, args[1]};
    return syscall(to, LIR_SYS_RENAMEAT, at, 4);
  }
  case MIR_SYS_GETCWD: return syscall(to, LIR_SYS_GETCWD, args, 2);
  case MIR_SYS_CHDIR: return syscall(to, LIR_SYS_CHDIR, args, 1);
  case MIR_SYS_GETDENTS: return syscall(to, LIR_SYS_GETDENTS64, args, 3);
  case MIR_SYS_STAT: {
    LirValue at[5] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], to_lir_const(to, LIR_I64, 0),
                      to_lir_const(to, LIR_I64, 0xfff), args[1]};
    return syscall(to, LIR_SYS_STATX, at, 5);
  }
  case MIR_SYS_UTIMES: {
    LirValue at[4] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], args[1],
                      to_lir_const(to, LIR_I64, 0)};
    return syscall(to, LIR_SYS_UTIMENSAT, at, 4);
  }
  case MIR_SYS_CHMOD: {
    LirValue at[3] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], args[1]};
    return syscall(to, LIR_SYS_FCHMODAT, at, 3);
  }
  case MIR_SYS_SYMLINK: {
    LirValue at[3] = {args[0], to_lir_const(to, LIR_I64, AT_CWD), args[1]};
    return syscall(to, LIR_SYS_SYMLINKAT, at, 3);
  }
  case MIR_SYS_READLINK: {
    LirValue at[4] = {to_lir_const(to, LIR_I64, AT_CWD), args[0], args[1], args[2]};
    return syscall(to, LIR_SYS_READLINKAT, at, 4);
  }
  case MIR_SYS_IOCTL_GET:
  case MIR_SYS_IOCTL_SET: return syscall(to, LIR_SYS_IOCTL, args, 3);
  case MIR_SYS_SLEEP: return sleep_call(to, args[0]);
  case MIR_SYS_POLL: return poll_call(to, args);
  case MIR_SYS_PIPE: {
    enum { CLOSE_ON_EXEC_DO_NOT_WAIT = 0x80800 };
    LirValue all[2] = {args[0], to_lir_const(to, LIR_I64, CLOSE_ON_EXEC_DO_NOT_WAIT)};
    return syscall(to, LIR_SYS_PIPE2, all, 2);
  }
  case MIR_SYS_WATCH_SIGNAL: return to_lir_keep_call(to, RTS_WATCH_SIGNAL, args, 2, true);
  case MIR_SYS_KILL: return syscall(to, LIR_SYS_KILL, args, 2);
  case MIR_SYS_MMAP: { /* readable, writable, private, anonymous */
    LirValue all[6] = {to_lir_const(to, LIR_I64, 0),  args[0],
                       to_lir_const(to, LIR_I64, 3),  to_lir_const(to, LIR_I64, 0x22),
                       to_lir_const(to, LIR_I64, -1), to_lir_const(to, LIR_I64, 0)};
    return syscall(to, LIR_SYS_MMAP, all, 6);
  }
  case MIR_SYS_MUNMAP: return syscall(to, LIR_SYS_MUNMAP, args, 2);
  case MIR_SYS_NEW_STACK: return to_lir_keep_call(to, RTS_NEW_STACK, args, 1, true);
  case MIR_SYS_FREE_STACK:
    to_lir_keep_call(to, RTS_FREE_STACK, args, 1, false);
    return to_lir_const(to, LIR_I64, 0);
  case MIR_SYS_SWITCH:
    to_lir_keep_call(to, RTS_SWITCH, args, 1, false);
    return to_lir_const(to, LIR_I64, 0);
  case MIR_SYS_WORKERS: return to_lir_keep_call(to, RTS_WORKERS, args, 0, true);
  case MIR_SYS_OPEN_REGION:
  case MIR_SYS_CLOSE_REGION:
  case MIR_SYS_UNSHARE:
  case MIR_SYS_SLOT_WAIT:
  case MIR_SYS_SLOT_WAKE: {
    RtSymbol symbol = inst->imm == MIR_SYS_OPEN_REGION    ? RTS_OPEN_REGION
                      : inst->imm == MIR_SYS_CLOSE_REGION ? RTS_CLOSE_REGION
                      : inst->imm == MIR_SYS_UNSHARE      ? RTS_UNSHARE
                      : inst->imm == MIR_SYS_SLOT_WAIT    ? RTS_SLOT_WAIT
                                                          : RTS_SLOT_WAKE;
    if (to->unit->has_workers) to_lir_keep_call(to, symbol, args, inst->operand_count, false);
    return to_lir_const(to, LIR_I64, 0);
  }
  case MIR_SYS_SLOT_SWAP:
    if (!to->unit->has_workers) return to_lir_const(to, LIR_I64, 0);
    return to_lir_keep_call(to, RTS_SLOT_SWAP, args, 3, true);
  case MIR_SYS_ARG_COUNT:
    return op2(to, LIR_ISUB, LIR_I64, to_lir_rt_load(to, LIR_I64, RT_ARGC),
               to_lir_const(to, LIR_I64, 1));
  case MIR_SYS_ARG_SIZE: {
    LirValue text = argument(to, args[0]);
    return to_lir_keep_call(to, RTS_STRLEN, &text, 1, true);
  }
  case MIR_SYS_ARG_COPY: {
    LirValue copy[3] = {args[1], argument(to, args[0]), args[2]};
    to_lir_keep_call(to, RTS_COPY, copy, 3, false);
    return args[2];
  }
  case MIR_SYS_COUNT: break;
  }
  bug("lower: sys %lld", (long long)inst->imm);
}

static LirValue floats(ToLir *to, LirOp op, LirCond cond, LirValue a, LirValue b) {
  return lir_compare(to->func, to->at, op, cond, a, b);
}

/* Shared objects and static ones have the highest counts. */
static LirValue is_shared(ToLir *to, LirValue object, MirType type) {
  LirFunc *func = to->func;
  LirBlock join = {0}, no = {0};
  if (type.may_be_immediate) {
    LirBlock look = lir_block_new(func);
    join = lir_block_new(func), no = lir_block_new(func);
    to_lir_branch(to, compare(to, LIR_ULT, object, to_lir_immediate_limit(to)), no, look);
    to->at = look;
  }
  LirValue count = lir_load(func, to->at, LIR_LOAD, LIR_I32, object, LAYOUT_COUNT_OFFSET);
  LirValue is_high =
      compare(to, LIR_UGE, count, to_lir_const(to, LIR_I32, (int32_t)LAYOUT_SHARED_COUNT));
  if (!type.may_be_immediate) return is_high;
  LirValue result = lir_param_new(func, join, LIR_I32);
  to_lir_goto(to, join, &is_high, 1);
  to->at = no;
  LirValue zero = to_lir_const(to, LIR_I32, 0);
  to_lir_goto(to, join, &zero, 1);
  to->at = join;
  return result;
}

static LirValue is_unique(ToLir *to, LirValue object, MirType type) {
  LirFunc *func = to->func;
  if (!type.may_be_immediate) return to_lir_is_unique(to, object, type.row);
  LirBlock look = lir_block_new(func), join = lir_block_new(func), no = lir_block_new(func);
  LirValue result = lir_param_new(func, join, LIR_I32);
  to_lir_branch(to, compare(to, LIR_ULT, object, to_lir_immediate_limit(to)), no, look);
  to->at = look;
  LirValue test = to_lir_is_unique(to, object, type.row);
  to_lir_goto(to, join, &test, 1);
  to->at = no;
  LirValue zero = to_lir_const(to, LIR_I32, 0);
  to_lir_goto(to, join, &zero, 1);
  to->at = join;
  return result;
}

/* Of the operand of a count; a test may have excluded that it is an immediate. */
static MirType counted_type(const ToLir *to, const MirInst *inst) {
  MirType type = mir_type_of(to->mir, inst->operands[0]);
  if (inst->flags & MIR_COUNTED) type.may_be_immediate = false;
  return type;
}

/* Is the word an index that some element access of this block, above, has used? Then it is not negative. */
static bool is_index(const ToLir *to, ValueId word, const MirInst *above) {
  for (InstId i = above->prev; i.index; i = mir_inst(to->mir, i)->prev) {
    const MirInst *inst = mir_inst(to->mir, i);
    if (inst->op != MIR_ELEM) continue;
    const MirInst *d = mir_definition(to->mir, inst->operands[1]);
    if (d && d->op == MIR_SEXT && d->operands[0].index == word.index) return true;
  }
  return false;
}

/* The address of an element: base + imm + index * stride. The index is not negative, so zeros extend it too; of x - c, c > 0,
 * they may extend x, which is no less, and of x + c where x is no less than 0. */
/* A distance that is an index times a size which machines scale by: made anew for each address, which takes the product in. */
static LirValue scaled(ToLir *to, const MirInst *inst) {
  enum { MOST_SCALE = 3 };
  const MirInst *d = mir_definition(to->mir, inst->operands[1]);
  uint64_t shift;
  if (!to->options->lir.optimise || !d || d->op != MIR_SHL || d->block.index != inst->block.index ||
      !mir_is_const(to->mir, d->operands[1], &shift) || shift > MOST_SCALE)
    return to_lir_value(to, inst->operands[1]);
  return op2(to, LIR_ISHL, LIR_I64, to_lir_value(to, d->operands[0]),
             to_lir_const(to, LIR_I32, (int64_t)shift));
}

static LirValue element(ToLir *to, const MirInst *inst) {
  LirValue base = to_lir_value(to, inst->operands[0]), index = to_lir_value(to, inst->operands[1]);
  LirValue word = extended(to, inst->operands[1]), offset = index;
  int64_t disp = inst->imm;
  if (word.index) {
    const MirInst *d =
        mir_definition(to->mir, mir_definition(to->mir, inst->operands[1])->operands[0]);
    uint64_t bits;
    if (d && (d->op == MIR_IADD || d->op == MIR_ISUB) && to->options->lir.optimise &&
        mir_is_const(to->mir, d->operands[1], &bits)) {
      int64_t add = mir_sign_extend(MIR_KIND_I32, d->op == MIR_IADD ? bits : 0 - bits);
      int64_t more = disp + add * (int64_t)inst->u.stride;
      if (more == (int32_t)more && (add < 0 || is_index(to, d->operands[0], inst))) {
        word = to_lir_value(to, d->operands[0]);
        disp = more;
      }
    }
    offset = index = op1(to, LIR_ZEXT32, LIR_I64, word);
  }
  uint32_t stride = inst->u.stride, shift = 0;
  while (stride >> shift > 1) shift++;
  if (stride != 1)
    offset = stride == 1u << shift
                 ? op2(to, LIR_ISHL, LIR_I64, index, to_lir_const(to, LIR_I32, shift))
                 : op2(to, LIR_IMUL, LIR_I64, index, to_lir_const(to, LIR_I64, stride));
  LirValue place = op2(to, LIR_IADD, LIR_I64, base, offset);
  return disp ? op2(to, LIR_IADD, LIR_I64, place, to_lir_const(to, LIR_I64, disp)) : place;
}

/* What a load or store goes through. Where it costs nothing an element's address is made again for each of them. */
static LirValue place_of(ToLir *to, const MirInst *inst, LirValue base) {
  const MirInst *d = mir_definition(to->mir, inst->operands[0]);
  if (d && d->op == MIR_ADDR_ADD && to->target->folds_elements && to->options->lir.optimise)
    return op2(to, LIR_IADD, LIR_I64, to_lir_value(to, d->operands[0]), scaled(to, d));
  if (!d || d->op != MIR_ELEM || (d->next.index && mir_inst(to->mir, d->next) == inst)) return base;
  uint32_t stride = d->u.stride;
  bool folds = to->target->folds_elements && stride <= 8 && !(stride & (stride - 1));
  return folds && to->options->lir.optimise ? element(to, d) : base;
}

void to_lir_inst(ToLir *to, MirInst *inst) {
  LirFunc *func = to->func;
  LirValue a = {0}, b = {0}, c = {0}, result = {0};
  unsigned kind = inst->kind, of = 0; /* of the result; of the first operand */
  if (inst->result.index) kind = mir_type_of(to->mir, inst->result).kind;
  if (kind == MIR_KIND_PROOF) return;
  if (inst->operand_count > 0)
    a = to_lir_value(to, inst->operands[0]), of = mir_type_of(to->mir, inst->operands[0]).kind;
  if (inst->operand_count > 1) b = to_lir_value(to, inst->operands[1]);
  if (inst->operand_count > 2) c = to_lir_value(to, inst->operands[2]);
  LirType type = to_lir_type(kind);
#define INT2(op) result = narrow(to, kind, op2(to, op, type, a, b))
#define SIGNED2(op) \
  result = narrow(to, kind, op2(to, op, type, as_signed(to, kind, a), as_signed(to, kind, b)))
#define TEST(cond)        result = compare(to, cond, a, b)
#define SIGNED_TEST(cond) result = compare(to, cond, as_signed(to, of, a), as_signed(to, of, b))
#define FLOAT2(op)        result = op2(to, op, type, a, b)
#define FLOAT1(op)        result = op1(to, op, type, a)
  switch ((MirOp)inst->op) {
  case MIR_CONST:
    if (lir_is_float(type))
      result = lir_op0(func, to->at, LIR_FCONST, type, inst->imm);
    else {
      int64_t bits = inst->imm;
      if (kind == MIR_KIND_I8) bits &= 0xff;
      if (kind == MIR_KIND_I16) bits &= 0xffff;
      result = to_lir_const(to, type, bits);
    }
    if (inst->flags & MIR_KEPT) result = op1(to, LIR_COPY, type, result);
    break;
  case MIR_IMM: result = to_lir_const(to, LIR_I64, inst->imm); break;
  case MIR_SYMBOL:
    result = lir_symbol(func, to->at, to_lir_symbol(to, inst->u.symbol), (int32_t)inst->imm);
    break;
  case MIR_ROW_NUMBER: result = to_lir_const(to, LIR_I32, inst->row.index); break;
  case MIR_PASSED:
  case MIR_BOTH:
  case MIR_KNOWN:
  case MIR_ASSUMED: break;
  case MIR_SELECT: {
    LirValue operands[3] = {a, b, c};
    lir_add(func, to->at, LIR_SELECT, type, operands, 3);
    result = lir_result(func, to->at, type);
    break;
  }
  case MIR_CAST: result = a; break;
  case MIR_IADD: INT2(LIR_IADD); break;
  case MIR_ISUB: INT2(LIR_ISUB); break;
  case MIR_IMUL: INT2(LIR_IMUL); break;
  case MIR_INEG: result = narrow(to, kind, op1(to, LIR_INEG, type, a)); break;
  case MIR_SDIV: SIGNED2(LIR_SDIV); break;
  case MIR_UDIV: result = op2(to, LIR_UDIV, type, a, b); break;
  case MIR_SREM: SIGNED2(LIR_SREM); break;
  case MIR_UREM: result = op2(to, LIR_UREM, type, a, b); break;
  case MIR_SMULHI: result = op2(to, LIR_SMULH, type, a, b); break;
  case MIR_UMULHI: result = op2(to, LIR_UMULH, type, a, b); break;
  case MIR_IAND: result = op2(to, LIR_IAND, type, a, b); break;
  case MIR_IOR: result = op2(to, LIR_IOR, type, a, b); break;
  case MIR_IXOR: result = op2(to, LIR_IXOR, type, a, b); break;
  case MIR_INOT: result = narrow(to, kind, op1(to, LIR_INOT, type, a)); break;
  case MIR_SHL:
  case MIR_LSHR:
  case MIR_ASHR: {
    if (kind == MIR_KIND_I8) b = op2(to, LIR_IAND, LIR_I32, b, to_lir_const(to, LIR_I32, 7));
    if (kind == MIR_KIND_I16) b = op2(to, LIR_IAND, LIR_I32, b, to_lir_const(to, LIR_I32, 15));
    if (inst->op == MIR_ASHR) a = as_signed(to, kind, a);
    result = narrow(to, kind,
                    op2(to,
                        inst->op == MIR_SHL    ? LIR_ISHL
                        : inst->op == MIR_LSHR ? LIR_ISHR
                                               : LIR_ISAR,
                        type, a, b));
    break;
  }
  case MIR_CLZ:
    result = op1(to, LIR_ICLZ, type, a);
    if (kind == MIR_KIND_I8 || kind == MIR_KIND_I16)
      result = op2(to, LIR_ISUB, LIR_I32, result,
                   to_lir_const(to, LIR_I32, kind == MIR_KIND_I8 ? 24 : 16));
    break;
  case MIR_CTZ: /* a bit above the kind's width ends the search */
    if (kind == MIR_KIND_I8 || kind == MIR_KIND_I16)
      a = op2(to, LIR_IOR, LIR_I32, a,
              to_lir_const(to, LIR_I32, kind == MIR_KIND_I8 ? 0x100 : 0x10000));
    result = op1(to, LIR_ICTZ, type, a);
    break;
  case MIR_POPCOUNT: result = op1(to, LIR_IPOPCNT, type, a); break;
  case MIR_SADD_OVER:
  case MIR_SSUB_OVER:
  case MIR_SMUL_OVER:
  case MIR_UMUL_OVER: result = overflow(to, (MirOp)inst->op, of, a, b); break;
  case MIR_IEQ: TEST(LIR_EQ); break;
  case MIR_INE: TEST(LIR_NE); break;
  case MIR_SLT: SIGNED_TEST(LIR_LT); break;
  case MIR_SLE: SIGNED_TEST(LIR_LE); break;
  case MIR_ULT: result = below(to, inst, a, b); break;
  case MIR_ULE: TEST(LIR_ULE); break;
  case MIR_SAME: TEST(LIR_EQ); break;
  case MIR_FADD: FLOAT2(LIR_FADD); break;
  case MIR_FSUB: FLOAT2(LIR_FSUB); break;
  case MIR_FMUL: FLOAT2(LIR_FMUL); break;
  case MIR_FDIV: FLOAT2(LIR_FDIV); break;
  case MIR_FREM: { /* by the library routine of the machine, in doubles: exact there for both widths */
    LirValue args[2] = {a, b};
    if (type == LIR_F32)
      args[0] = op1(to, LIR_FCVT, LIR_F64, a), args[1] = op1(to, LIR_FCVT, LIR_F64, b);
    LirInst *call = lir_add(func, to->at, LIR_CALL, LIR_F64, args, 2);
    call->symbol = to->rt[RTS_FMOD];
    call->cond = LIR_CONV_CLEF;
    result = lir_result(func, to->at, LIR_F64);
    if (type == LIR_F32) result = op1(to, LIR_FCVT, LIR_F32, result);
    break;
  }
  case MIR_FNEG: FLOAT1(LIR_FNEG); break;
  case MIR_FABS: FLOAT1(LIR_FABS); break;
  case MIR_FSQRT: FLOAT1(LIR_FSQRT); break;
  case MIR_FFLOOR: FLOAT1(LIR_FFLOOR); break;
  case MIR_FCEIL: FLOAT1(LIR_FCEIL); break;
  case MIR_FTRUNC: FLOAT1(LIR_FTRUNC); break;
  case MIR_FROUND: FLOAT1(LIR_FROUND); break;
  case MIR_FEQ: result = floats(to, LIR_FCMP, LIR_EQ, a, b); break;
  case MIR_FNE: result = floats(to, LIR_FCMP, LIR_NE, a, b); break;
  case MIR_FLT: result = floats(to, LIR_FCMP, LIR_LT, a, b); break;
  case MIR_FLE: result = floats(to, LIR_FCMP, LIR_LE, a, b); break;
  case MIR_SEXT:
  case MIR_ZEXT:
  case MIR_TRUNC: {
    MirInst copy = *inst;
    copy.kind = (uint8_t)kind;
    result = convert(to, &copy, of, a);
    break;
  }
  case MIR_S2F: FLOAT1(LIR_ITOF); break;
  case MIR_U2F: FLOAT1(LIR_UTOF); break;
  case MIR_F2S: FLOAT1(LIR_FTOI); break;
  case MIR_F2U: FLOAT1(LIR_FTOU); break;
  case MIR_F2F: FLOAT1(LIR_FCVT); break;
  case MIR_BITS: FLOAT1(LIR_BITCAST); break;
  case MIR_LOAD: result = load_kind(to, kind, place_of(to, inst, a), (int32_t)inst->imm); break;
  case MIR_STORE:
    store_kind(to, mir_type_of(to->mir, inst->operands[1]).kind, place_of(to, inst, a),
               (int32_t)inst->imm, b);
    break;
  case MIR_ELEM: result = element(to, inst); break;
  case MIR_ADDR:
    result = inst->imm ? op2(to, LIR_IADD, LIR_I64, a, to_lir_const(to, LIR_I64, inst->imm)) : a;
    break;
  case MIR_ADDR_ADD: result = op2(to, LIR_IADD, LIR_I64, a, scaled(to, inst)); break;
  case MIR_ADDR_BITS:
  case MIR_BITS_ADDR: result = a; break;
  case MIR_LEN: {
    RowId row = mir_type_of(to->mir, inst->operands[0]).row;
    bool is_string = row.index && layout_row(&to->unit->layout, row)->kind == LAYOUT_STRING;
    result = is_string ? lir_load(func, to->at, LIR_LOAD32U, LIR_I64, a, LAYOUT_STRING_BYTES)
                       : lir_load(func, to->at, LIR_LOAD, LIR_I64, a,
                                  LAYOUT_ARRAY_LENGTH + 8 * (int32_t)inst->imm);
    break;
  }
  case MIR_TAG:
    result = lir_load(func, to->at, LIR_LOAD8U, LIR_I32, a, LAYOUT_INFO_OFFSET + 3);
    break;
  case MIR_ROW_OF: result = row_of(to, a); break;
  case MIR_IS_INSTANCE: result = is_instance(to, inst, a); break;
  case MIR_IMPLEMENTS: result = implements(to, inst, a); break;
  case MIR_IS_IMM: result = compare(to, LIR_ULT, a, to_lir_immediate_limit(to)); break;
  case MIR_IMM_VALUE: result = a; break;
  case MIR_MEM_COPY: {
    LirValue args[3] = {a, b, c};
    to_lir_keep_call(to, RTS_COPY, args, 3, false);
    break;
  }
  case MIR_MEM_FILL: {
    LirValue args[3] = {a, b, c};
    to_lir_keep_call(to, RTS_FILL, args, 3, false);
    break;
  }
  case MIR_MEM_EQUAL: {
    LirValue args[3] = {a, b, c};
    result = op1(to, LIR_TRUNC, LIR_I32, to_lir_keep_call(to, RTS_EQUAL, args, 3, true));
    break;
  }
  case MIR_ALLOC: result = to_lir_alloc(to, inst); break;
  case MIR_ALLOC_ARRAY: result = to_lir_alloc_array(to, inst); break;
  case MIR_ALLOC_STACK: result = to_lir_alloc_stack(to, inst); break;
  case MIR_RT_GET:
    result = load_kind(to, kind, to_lir_block(to, RT_LIBRARY + 8 * (int32_t)inst->imm),
                       RT_LIBRARY + 8 * (int32_t)inst->imm);
    break;
  case MIR_RT_SET:
    store_kind(to, of, to_lir_block(to, RT_LIBRARY + 8 * (int32_t)inst->imm),
               RT_LIBRARY + 8 * (int32_t)inst->imm, a);
    break;
  case MIR_SYS: result = sys(to, inst); break;
  case MIR_LOWER: /* an object in the buffer of candidates is not taken for unique, though this may be its last reference */
    if (to_lir_may_be_cyclic(to, counted_type(to, inst).row) ||
        to->unit->has_workers) { /* nor is a shared one */
      to_lir_drop(to, a, counted_type(to, inst));
      break;
    } /* fall through */
  case MIR_DUP:
    lir_add(func, to->at, counted_type(to, inst).may_be_immediate ? LIR_DUPI : LIR_DUP, LIR_I64, &a,
            1)
        ->imm = inst->op == MIR_DUP ? 1 : -1;
    break;
  case MIR_DROP: to_lir_drop(to, a, counted_type(to, inst)); break;
  case MIR_DROP_FIELDS:
    to_lir_drop_fields(to, a, mir_type_of(to->mir, inst->operands[0]).row);
    break;
  case MIR_IS_SHARED: result = is_shared(to, a, mir_type_of(to->mir, inst->operands[0])); break;
  case MIR_SHARE: to_lir_keep_call(to, RTS_SHARE, &a, 1, false); break;
  case MIR_IS_UNIQUE: result = is_unique(to, a, counted_type(to, inst)); break;
  case MIR_FREE: to_lir_free(to, a, mir_type_of(to->mir, inst->operands[0]).row); break;
  case MIR_REUSE: result = a; break;
  case MIR_DROP_REUSE: result = to_lir_drop_reuse(to, a, counted_type(to, inst)); break;
  case MIR_NO_TOKEN: result = to_lir_const(to, LIR_I64, 0); break;
  case MIR_DROP_TOKEN: {
    LirBlock yes = lir_block_new(func), after = lir_block_new(func);
    to_lir_branch(to, compare(to, LIR_NE, a, to_lir_const(to, LIR_I64, 0)), yes, after);
    to->at = yes;
    to_lir_free_cell(to, a);
    to_lir_goto(to, after, NULL, 0);
    to->at = after;
    break;
  }
  case MIR_DEBUG: break;
  case MIR_GOTO:
  case MIR_SWITCH:
  case MIR_CALL:
  case MIR_TAILCALL:
  case MIR_RAISE:
  case MIR_RETURN:
  case MIR_INVALID: bug("lower: a terminator among the instructions");
  }
  if (inst->result.index) to->values[inst->result.index] = result;
}
