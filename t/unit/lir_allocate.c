/* link: clef/lir arch arch/x86_64 arch/aarch64
 * lir_allocate: random functions through selection and allocation, with few registers too; the verifier and the
 * independent checker look at each (a complaint ends the program). Blocks jump anywhere, so loops nest and cross. */
#include <stdio.h>

#include "clef/lir/alloc.h"

static uint64_t state;
static uint32_t pick_number(uint32_t limit) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)(state >> 33) % limit;
}

typedef struct Pool {
  LirValue items[400];
  uint32_t count;
} Pool;
static LirValue any(LirFunc *func, LirBlock block, const Pool *pool, LirType type) {
  for (int tries = 0; tries < 40 && pool->count; tries++) {
    LirValue value = pool->items[pick_number(pool->count)];
    if (lir_type(func, value) == type) return value;
  }
  if (lir_is_float(type)) return lir_op0(func, block, LIR_FCONST, type, (int64_t)pick_number(1000));
  return lir_op0(func, block, LIR_ICONST, type, (int64_t)pick_number(100000) - 500);
}
static void keep(Pool *pool, LirValue value) {
  if (pool->count < 400) pool->items[pool->count++] = value;
}

static void instruction(LirFunc *func, LirBlock block, Pool *pool) {
  static const LirOp ints[] = {LIR_IADD, LIR_ISUB, LIR_IMUL, LIR_IAND, LIR_IOR,
                               LIR_IXOR, LIR_SDIV, LIR_UREM, LIR_SMULH};
  static const LirOp shifts[] = {LIR_ISHL, LIR_ISAR, LIR_ISHR};
  static const LirOp floats[] = {LIR_FADD, LIR_FSUB, LIR_FMUL, LIR_FDIV};
  LirType type = pick_number(2) ? LIR_I64 : LIR_I32, real = pick_number(2) ? LIR_F64 : LIR_F32;
  switch (pick_number(14)) {
  case 0:
  case 1:
  case 2:
    keep(pool, lir_op2(func, block, ints[pick_number(COUNT_OF(ints))], type,
                       any(func, block, pool, type), any(func, block, pool, type)));
    return;
  case 3:
    keep(pool, lir_op2(func, block, shifts[pick_number(3)], type, any(func, block, pool, type),
                       any(func, block, pool, LIR_I32)));
    return;
  case 4:
  case 5:
    keep(pool, lir_op2(func, block, floats[pick_number(4)], real, any(func, block, pool, real),
                       any(func, block, pool, real)));
    return;
  case 6:
    keep(pool, lir_load(func, block, LIR_LOAD, type, any(func, block, pool, LIR_I64),
                        (int32_t)pick_number(64)));
    return;
  case 7:
    lir_store(func, block, LIR_STORE, any(func, block, pool, LIR_I64), 8,
              any(func, block, pool, real));
    return;
  case 8:
    keep(pool, lir_compare(func, block, LIR_ICMP, (LirCond)pick_number(10),
                           any(func, block, pool, type), any(func, block, pool, type)));
    return;
  case 9:
    keep(pool, lir_compare(func, block, LIR_FCMP, (LirCond)pick_number(6),
                           any(func, block, pool, real), any(func, block, pool, real)));
    return;
  case 10: {
    LirValue operands[3] = {any(func, block, pool, LIR_I32), any(func, block, pool, type),
                            any(func, block, pool, type)};
    lir_add(func, block, LIR_SELECT, type, operands, 3);
    keep(pool, lir_result(func, block, type));
    return;
  }
  case 11: {
    LirInst *inst = lir_add(func, block, LIR_ALLOC, LIR_I64, NULL, 0);
    inst->imm = 24;
    LirValue object = lir_result(func, block, LIR_I64);
    keep(pool, object);
    LirValue old = any(func, block, pool, LIR_I64);
    lir_add(func, block, LIR_DROPI, LIR_I64, &old, 1);
    return;
  }
  default: { /* a call */
    LirValue args[10];
    uint32_t n = 0, count = pick_number(6), n_floats = pick_number(3);
    for (uint32_t i = 0; i < count; i++)
      args[n++] = any(func, block, pool, pick_number(2) ? LIR_I64 : LIR_I32);
    for (uint32_t i = 0; i < n_floats; i++) args[n++] = any(func, block, pool, LIR_F64);
    LirInst *inst = lir_add(func, block, LIR_CALL, LIR_I64, args, n);
    inst->symbol = name_of_string(func->unit->names, "callee");
    inst->cond = (uint8_t)(pick_number(4) == 0 && !n_floats && n ? LIR_CONV_KEEP : LIR_CONV_CLEF);
    keep(pool, lir_result(func, block, LIR_I64));
    if (inst->cond == LIR_CONV_CLEF && pick_number(2)) keep(pool, lir_result(func, block, LIR_F64));
    return;
  }
  }
}

static void function(LirUnit *unit, Arena *arena, const LirTarget *target) {
  LirFunc *func = lir_func_new(arena, unit, name_of_string(unit->names, "f"));
  uint32_t block_count = 1 + pick_number(9);
  for (uint32_t b = 0; b < block_count; b++) lir_block_new(func);
  Pool entry = {.count = 0};
  uint32_t params = pick_number(9);
  for (uint32_t p = 0; p < params; p++)
    keep(&entry, lir_param_new(func, (LirBlock){1},
                               pick_number(4)   ? LIR_I64
                               : pick_number(2) ? LIR_I32
                                                : LIR_F64));
  for (uint32_t b = 2; b <= block_count; b++) {
    uint32_t count = pick_number(4);
    for (uint32_t p = 0; p < count; p++)
      lir_param_new(func, (LirBlock){b}, pick_number(3) ? LIR_I64 : LIR_F64);
    lir_block(func, (LirBlock){b})->cold = pick_number(5) == 0;
  }
  for (uint32_t b = 1; b <= block_count; b++) {
    LirBlock block = {b};
    Pool pool = entry; /* the entry's values dominate all; others only their block */
    for (uint32_t p = 0; p < lir_block(func, block)->params.count; p++)
      if (b > 1) keep(&pool, lir_block(func, block)->params.items[p]);
    uint32_t insts = pick_number(20);
    for (uint32_t i = 0; i < insts; i++) instruction(func, block, &pool);
    if (b == 1) entry = pool;
    uint32_t ways = block_count == 1 ? 0 : pick_number(4);
    if (ways == 0) {
      LirValue result = any(func, block, &pool, LIR_I64);
      lir_add(func, block, LIR_RETURN, LIR_NONE, &result, 1);
      continue;
    }
    LirBlock to[2];
    LirValue args[2][4];
    for (int e = 0; e < 2; e++) {
      to[e].index = 2 + pick_number(block_count - 1);
      for (uint32_t a = 0; a < lir_block(func, to[e])->params.count; a++)
        args[e][a] =
            any(func, block, &pool, lir_type(func, lir_block(func, to[e])->params.items[a]));
    }
    if (ways == 1) {
      lir_add(func, block, LIR_GOTO, LIR_NONE, NULL, 0);
    } else {
      LirValue test = lir_compare(func, block, LIR_ICMP, LIR_LT, any(func, block, &pool, LIR_I64),
                                  any(func, block, &pool, LIR_I64));
      lir_add(func, block, LIR_BRANCH, LIR_I32, &test, 1);
    }
    for (int e = 0; e < (ways == 1 ? 1 : 2); e++)
      lir_edge(func, block, to[e], args[e], lir_block(func, to[e])->params.count);
  }
  LirOptions options = {.optimise = pick_number(4) != 0, .verify = true};
  if (pick_number(2))
    options.int_limit = (uint8_t)(9 + pick_number(4)),
    options.float_limit = (uint8_t)(4 + pick_number(6));
  if (pick_number(2)) options.near_limit = (uint8_t)(1 + pick_number(12));
  Text out = text_in(arena);
  lir_emit_func(&out, func, target, &options);
}

int main(void) {
  Arena arena, names_arena;
  arena_init(&arena, "function");
  arena_init(&names_arena, "names");
  Names names;
  names_init(&names, &names_arena);
  for (uint32_t seed = 1; seed <= 1500; seed++) {
    state = seed * 0x9e3779b97f4a7c15u + 1;
    LirUnit unit = {.arena = &names_arena, .names = &names};
    fprintf(stderr, "\rseed %u ", seed); /* the last one seen is the one that failed */
    function(&unit, &arena, seed % 2 ? &lir_target_x86_64 : &lir_target_aarch64);
    arena_reset(&arena);
  }
  return 0;
}
