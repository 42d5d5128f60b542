/* link: clef/lir arch arch/x86_64 arch/aarch64
 * cycle_collect: the cycle collector (clef/lower/mir_to_lir/cycle.def) under a random mutator of object graphs, compared with a search of
 * what the roots reach. The routines are run as they stand, as LIR; what they call of the runtime is here, in C.
 *
 *   cycle_collect [STEPS [SEED]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "clef/lir/lir.h"
#include "clef/lir/rt.h"
#include "clef/lir/target.h"
#include "clef/mir/layout.h"

#define CYCLE_DROPS(text)    static const char drops[] = text;
#define CYCLE_VECTORS(text)  static const char vectors[] = text;
#define CYCLE_ROUTINES(text) static const char routines[] = text;
#define CYCLE_FREE(text)     static const char free_routine[] = text;
#define CYCLE_CHECK_FREE(text)
#include "clef/lower/mir_to_lir/cycle.def"

/* ---- memory: cells of 8 words in a heap where the program's would lie ---- */

enum { CELL = 64, CELLS = 1 << 16, ROOTS = 1000, BLOCK = 1 << 22 };
typedef enum Row { ROW_NONE, ROW_NODE, ROW_TAGGED, ROW_ARRAY, ROW_LEAF, ROW_HOLDER, ROW_COUNT } Row;
static uint8_t *heap, *blocks;
static uint64_t blocks_used;
static uint8_t *rt;        /* the runtime block */
static uint32_t *rows;     /* rt_cycle_rows, and what it leads to: below 4 GiB */
static uint64_t free_list; /* as the allocator links cells: through the header */
static uint32_t made;      /* cells that were ever used */
static uint8_t is_live[CELLS];
static uint64_t roots[ROOTS];
static uint32_t live_count;
static const char *failure;
static uint32_t most_live, collections;

static uint64_t cell_at(uint32_t i) { return (uint64_t)(uintptr_t)heap + (uint64_t)i * CELL + 8; }
static uint32_t cell_of(uint64_t object) {
  return (uint32_t)((object - (uint64_t)(uintptr_t)heap) / CELL);
}
static void *at(uint64_t address) { return (void *)(uintptr_t)address; }
static int32_t *count_of(uint64_t object) { return at(object - 8); }
static uint32_t *info_of(uint64_t object) { return at(object - 4); }
static uint64_t *words_of(uint64_t object) { return at(object); }
static Row row_of(uint64_t object) { return (Row)(*info_of(object) & 0xfffff); }
static bool is_object(uint64_t word) { return word >= 4096; }
static bool is_cyclic(Row row) { return row == ROW_NODE || row == ROW_TAGGED || row == ROW_ARRAY; }

/* The words of an object that hold references, a bit each. */
static uint32_t references(uint64_t object) {
  switch (row_of(object)) {
  case ROW_NODE: return 0xf;
  case ROW_TAGGED: return *info_of(object) >> 24 ? 0x7 : 0x3;
  case ROW_ARRAY: { /* two words an element, the first a reference */
    uint32_t mask = 0;
    for (uint64_t e = 0; e < words_of(object)[0]; e++) mask |= 2u << (2 * e);
    return mask;
  }
  case ROW_HOLDER: return 1;
  case ROW_NONE:
  case ROW_LEAF:
  case ROW_COUNT: return 0;
  }
  return 0;
}

static uint64_t new_object(Row row, uint8_t tag) {
  uint64_t object = free_list;
  if (object)
    memcpy(&free_list, at(object - 8), 8);
  else if (made == CELLS) {
    failure = "no memory is left";
    return 0;
  } else
    object = cell_at(made++);
  *count_of(object) = is_cyclic(row) ? (int32_t)LAYOUT_CYCLE_COUNT : 0;
  *info_of(object) = (uint32_t)row | (uint32_t)tag << 24;
  memset(words_of(object), 0, CELL - 8);
  if (row == ROW_ARRAY) words_of(object)[0] = tag ? 3 : 0;
  is_live[cell_of(object)] = 1;
  if (++live_count > most_live) most_live = live_count;
  return object;
}

/* ---- LIR, interpreted ---- */

static LirModule *modules[4];
static LirUnit unit;
static void run_release(uint64_t object);
static void run_release_next(void);
static uint64_t interpret(const LirFunc *f, const uint64_t *args);

static void free_cell(uint64_t object) {
  if (!is_live[cell_of(object)]) failure = "freed twice";
  is_live[cell_of(object)] = 0;
  live_count--;
  memset(words_of(object), 0xdb, CELL - 8);
  memcpy(at(object - 8), &free_list, 8);
  free_list = object;
}

static uint64_t call(const char *name, const uint64_t *args) {
  if (!strcmp(name, "rt_alloc_size")) { /* its blocks are only given back when all are */
    uint64_t address = (uint64_t)(uintptr_t)blocks + blocks_used;
    blocks_used += args[0];
    if (blocks_used > BLOCK) failure = "the vectors grow without end", blocks_used = 0;
    return address;
  }
  if (!strcmp(name, "rt_free_size")) {
    uint64_t object = args[0];
    if (object >= (uint64_t)(uintptr_t)heap && object < cell_at(CELLS)) free_cell(object);
    return 0;
  }
  if (!strcmp(name, "rt_free_cell")) return free_cell(args[0]), 0;
  collections += !strcmp(name, "rt_cycle_run");
  if (!strcmp(name, "rt_copy")) return memmove(at(args[0]), at(args[1]), args[2]), 0;
  if (!strcmp(name, "rt_release")) return run_release(args[0]), 0;
  if (!strcmp(name, "rt_release_next")) return run_release_next(), 0;
  for (int m = 0; m < 4; m++)
    for (uint32_t f = 0; f < modules[m]->funcs.count; f++)
      if (!strcmp(name_text(unit.names, modules[m]->funcs.items[f]->name), name))
        return interpret(modules[m]->funcs.items[f], args);
  printf("no routine %s\n", name);
  exit(1);
}
static uint64_t call1(const char *name, uint64_t arg) {
  return call(name, (uint64_t[]){arg, 0, 0});
}

static bool compare(LirCond cond, LirType type, uint64_t x, uint64_t y) {
  int64_t a = type == LIR_I32 ? (int32_t)x : (int64_t)x,
          b = type == LIR_I32 ? (int32_t)y : (int64_t)y;
  uint64_t u = type == LIR_I32 ? (uint32_t)x : x, v = type == LIR_I32 ? (uint32_t)y : y;
  switch (cond) {
  case LIR_EQ: return u == v;
  case LIR_NE: return u != v;
  case LIR_LT: return a < b;
  case LIR_GE: return a >= b;
  case LIR_GT: return a > b;
  case LIR_LE: return a <= b;
  case LIR_ULT: return u < v;
  case LIR_UGE: return u >= v;
  default: break;
  }
  printf("condition %u\n", cond);
  exit(1);
}

static uint64_t load(const LirInst *inst, uint64_t address, LirType type) {
  uint64_t word = 0;
  const void *from = at(address + (uint64_t)(int64_t)inst->disp);
  switch ((LirOp)inst->op) {
  case LIR_LOAD8U: memcpy(&word, from, 1); return word;
  case LIR_LOAD32U: memcpy(&word, from, 4); return word;
  case LIR_LOAD32S: memcpy(&word, from, 4); return (uint64_t)(int64_t)(int32_t)word;
  default: memcpy(&word, from, type == LIR_I64 ? 8 : 4); return word;
  }
}

static uint64_t operate(const LirFunc *f, const LirInst *inst, const uint64_t *v) {
  LirType type = (LirType)inst->type;
  uint64_t a = inst->operand_count > 0 ? v[0] : 0, b = inst->operand_count > 1 ? v[1] : 0, r = 0;
  switch ((LirOp)inst->op) {
  case LIR_ICONST: r = (uint64_t)inst->imm; break;
  case LIR_RTADDR: return (uint64_t)(uintptr_t)rt;
  case LIR_SYMBOL: return (uint64_t)(uintptr_t)rows; /* the only one */
  case LIR_IADD: r = a + b; break;
  case LIR_ISUB: r = a - b; break;
  case LIR_IMUL: r = a * b; break;
  case LIR_UDIV: r = (uint32_t)a / (uint32_t)b; break;
  case LIR_IAND: r = a & b; break;
  case LIR_IOR: r = a | b; break;
  case LIR_IXOR: r = a ^ b; break;
  case LIR_ISHL: r = a << b; break;
  case LIR_ISHR: r = (type == LIR_I32 ? (uint32_t)a : a) >> b; break;
  case LIR_TRUNC:
  case LIR_ZEXT32: return (uint32_t)a;
  case LIR_ICMP: return compare((LirCond)inst->cond, type, a, b);
  case LIR_SELECT: return (uint32_t)a ? b : v[2];
  case LIR_LOAD:
  case LIR_LOAD8U:
  case LIR_LOAD32U:
  case LIR_LOAD32S: return load(inst, a, (LirType)f->values.items[inst->result.index].type);
  default: printf("operation %s\n", lir_op_info[inst->op].text); exit(1);
  }
  return type == LIR_I32 ? (uint32_t)r : r;
}

static uint64_t interpret(const LirFunc *f, const uint64_t *args) {
  uint64_t values[128], moved[8];
  const LirBlockRow *block = &f->blocks.items[1];
  for (uint32_t p = 0; p < block->params.count; p++) values[block->params.items[p].index] = args[p];
  for (;;) {
    const LirInst *inst = NULL;
    uint64_t v[4] = {0};
    for (uint32_t i = 0; i < block->insts.count; i++) {
      inst = &f->insts.items[block->insts.items[i]];
      for (uint32_t k = 0; k < inst->operand_count && k < 4; k++)
        v[k] = values[f->operands.items[inst->operands + k].index];
      if (lir_op_info[inst->op].properties & LIR_TERMINATES) break;
      if (inst->op == LIR_STORE) {
        memcpy(at(v[0] + (uint64_t)(int64_t)inst->disp), &v[1], inst->type == LIR_I64 ? 8 : 4);
      } else if (inst->op == LIR_CALL) {
        uint64_t result = call(name_text(unit.names, inst->symbol), v);
        if (inst->result_count) values[inst->result.index] = result;
      } else {
        values[inst->result.index] = operate(f, inst, v);
      }
    }
    uint32_t edge = 0;
    switch ((LirOp)inst->op) {
    case LIR_RETURN: return v[0];
    case LIR_TAIL: return call(name_text(unit.names, inst->symbol), v);
    case LIR_BRANCH: edge = (uint32_t)v[0] ? 0 : 1; break;
    case LIR_LOWERN: edge = --*count_of(v[0]) < 0 ? 0 : 1; break;
    default: break;
    }
    const LirEdge *to = &block->edges.items[edge];
    for (uint32_t k = 0; k < to->arg_count; k++)
      moved[k] = values[f->operands.items[to->args + k].index];
    block = &f->blocks.items[to->block.index];
    for (uint32_t k = 0; k < to->arg_count; k++) values[block->params.items[k].index] = moved[k];
  }
}

/* ---- what generated code does ---- */

/* As the memory of a large array, which may leave the program: no entry of the buffer leads to it any more. */
static void forget(uint64_t object) {
  uint64_t buffer;
  uint32_t used, entry;
  if (!(*info_of(object) & LAYOUT_BUFFERED))
    return; /* an entry may be of what was in the cell before */
  call1("rt_cycle_forget", object);
  memcpy(&buffer, rt + RT_CYCLE_BUFFER, 8);
  memcpy(&used, rt + RT_CYCLE_BUFFER + 8, 4);
  for (uint32_t i = 0; i < used; i++) {
    memcpy(&entry, at(buffer + 4 * i), 4);
    if (entry == object >> 3) failure = "an entry was not forgotten";
  }
}

static void run_release_fields(uint64_t object) {
  uint32_t mask = references(object);
  for (uint32_t w = 0; mask >> w; w++)
    if (mask >> w & 1) call1("rt_cycle_drop_later", words_of(object)[w]);
  if (row_of(object) == ROW_ARRAY) forget(object);
  free_cell(object);
}
static void run_release_next(void) {
  uint32_t link;
  while (memcpy(&link, rt + RT_PENDING, 4), link) {
    uint64_t object = (uint64_t)link << 3;
    memcpy(rt + RT_PENDING, count_of(object), 4);
    run_release_fields(object);
  }
}
static void run_release(uint64_t object) {
  run_release_fields(object);
  run_release_next();
}
static void dup(uint64_t word) {
  if (is_object(word)) ++*count_of(word);
}
static void drop(uint64_t word) {
  if (is_object(word) && --*count_of(word) < 0) call1("rt_cycle_drop", word);
}

/* ---- the mutator, and what is compared ---- */

static uint64_t seed = 1;
static uint32_t random_below(uint32_t n) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % n;
}

static void set_root(uint32_t r, uint64_t word) { /* owned */
  uint64_t old = roots[r];
  roots[r] = word;
  drop(old);
}
/* A word of the object that a store may change; holders are made once. */
static int some_word(uint64_t object) {
  uint32_t mask = references(object);
  if (!mask || row_of(object) == ROW_HOLDER) return -1;
  int w;
  do w = (int)random_below(8);
  while (!(mask >> w & 1));
  return w;
}

static void step(void) {
  uint32_t r = random_below(ROOTS), other = random_below(ROOTS);
  uint64_t object = roots[r];
  int w = is_object(object) ? some_word(object) : -1;
  switch (random_below(14)) {
  case 0:
  case 1:
  case 2: set_root(r, new_object((Row)(1 + random_below(4)), (uint8_t)random_below(2))); break;
  case 3: { /* an object of another row that keeps one alive */
    uint64_t held = roots[other], holder = new_object(ROW_HOLDER, 0);
    if (!holder) break;
    dup(held);
    words_of(holder)[0] = held;
    set_root(r, holder);
    break;
  }
  case 4:
  case 5:
  case 6:
  case 7: /* a store; of a holder it would be one through a row that is not cyclic */
    if (w >= 0 && !(is_object(roots[other]) && row_of(roots[other]) == ROW_HOLDER)) {
      uint64_t old = words_of(object)[w];
      if (is_object(old) && random_below(4)) break; /* graphs grow */
      if (row_of(object) == ROW_ARRAY && is_object(roots[other]) && !is_cyclic(row_of(roots[other])))
        break;
      dup(roots[other]);
      words_of(object)[w] = roots[other];
      drop(old);
    }
    break;
  case 8:
  case 9:
  case 10: /* a load */
    if (w >= 0 && is_object(words_of(object)[w])) {
      uint64_t word = words_of(object)[w];
      dup(word);
      set_root(other, word);
    }
    break;
  case 11: /* a reference is copied and given up, as by a call */
    dup(object);
    drop(object);
    break;
  case 12:
    dup(object);
    set_root(other, object);
    break;
  default:
    if (!random_below(8)) set_root(r, 0);
    break;
  }
}

static int32_t wanted[CELLS];
static uint8_t reached[CELLS];
static uint32_t work[CELLS * 8];

/* Everything that the roots reach is there, with the right count; `exact`: and nothing else. */
static bool compare_with_search(bool exact) {
  uint32_t todo = 0, count = 0;
  memset(wanted, 0, made * sizeof *wanted);
  memset(reached, 0, made);
  for (uint32_t r = 0; r < ROOTS; r++)
    if (is_object(roots[r])) wanted[cell_of(roots[r])]++, work[todo++] = cell_of(roots[r]);
  while (todo) {
    uint32_t cell = work[--todo];
    if (reached[cell]) continue;
    reached[cell] = 1;
    count++;
    if (!is_live[cell]) return failure = "what can be reached was freed", false;
    uint64_t object = cell_at(cell);
    uint32_t mask = references(object);
    for (uint32_t w = 0; mask >> w; w++) {
      uint64_t word = words_of(object)[w];
      if (!(mask >> w & 1) || !is_object(word)) continue;
      wanted[cell_of(word)]++;
      if (!reached[cell_of(word)]) work[todo++] = cell_of(word);
    }
  }
  if (!exact) return true;
  if (count != live_count) return failure = "garbage is left", false;
  for (uint32_t i = 0; i < made; i++) {
    if (!is_live[i]) continue;
    int32_t plain = *count_of(cell_at(i));
    if (plain < 0) plain -= (int32_t)LAYOUT_CYCLE_COUNT;
    if (plain + 1 != wanted[i]) return failure = "a count is wrong", false;
    if (*info_of(cell_at(i)) & 0xf00000) return failure = "a colour is left", false;
  }
  return true;
}

static uint32_t *describe(uint32_t *to, const uint32_t *numbers, uint32_t count) {
  memcpy(to, numbers, count * sizeof *numbers);
  return to + count;
}
static uint32_t low(const uint32_t *p) { return (uint32_t)(uintptr_t)p; }

static void make_rows(void) {
  uint32_t *next = rows + ROW_COUNT;
  rows[ROW_NODE] = low(next);
  next = describe(next, (uint32_t[]){0, 0, 4, 1, 9, 17, 25}, 7);
  uint32_t *small = next;
  next = describe(next, (uint32_t[]){0, 0, 2, 1, 9}, 5);
  uint32_t *large = next;
  next = describe(next, (uint32_t[]){0, 0, 3, 1, 9, 17}, 6);
  rows[ROW_TAGGED] = low(next);
  next = describe(next, (uint32_t[]){UINT32_MAX, low(small), low(large)}, 3);
  rows[ROW_ARRAY] = low(next);
  describe(next, (uint32_t[]){16, 8, 1, 3}, 4);
}

static uint8_t *map(uint64_t where, uint64_t bytes) {
  void *memory = mmap(at(where), bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  if (memory == MAP_FAILED) exit(1);
  return memory;
}

int main(int argc, char **argv) {
  uint64_t steps = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000000;
  if (argc > 2) seed = strtoull(argv[2], NULL, 10);
  Arena arena;
  arena_init(&arena, "test");
  Names names;
  names_init(&names, &arena);
  unit = (LirUnit){.arena = &arena, .names = &names};
  const char *error = NULL;
  modules[3] = lir_parse(&arena, &unit, drops, lir_target_find("x86_64"), &error);
  modules[2] = lir_parse(&arena, &unit, vectors, lir_target_find("x86_64"), &error);
  modules[0] = lir_parse(&arena, &unit, routines, lir_target_find("x86_64"), &error);
  modules[1] = lir_parse(&arena, &unit, free_routine, lir_target_find("x86_64"), &error);
  if (error) return printf("%s\n", error), 1;
  rt = map(0x70000000, RT_SIZE);
  rows = (uint32_t *)(void *)map(0x71000000, 4096);
  heap = map(0x100000000, (uint64_t)CELLS * CELL);
  blocks = map(0x200000000, BLOCK);
  make_rows();
  for (uint64_t s = 1; s <= steps && !failure; s++) {
    step();
    if (s % 512 == 0) { /* collections follow each other more closely than in programs */
      int32_t limit = 1 + (int32_t)random_below(400);
      memcpy(rt + RT_CYCLE_LIMIT, &limit, 4);
    }
    if (!failure && s % 500 == 0) compare_with_search(false);
    if (!failure && s % 20000 == 0) {
      call("rt_cycle_finish", (uint64_t[]){0, 0, 0});
      compare_with_search(true);
    }
    if (failure) printf("step %llu: %s\n", (unsigned long long)s, failure);
  }
  for (uint32_t r = 0; r < ROOTS && !failure; r++) set_root(r, 0);
  if (!failure) call("rt_cycle_finish", (uint64_t[]){0, 0, 0});
  if (!failure && live_count) printf("%u objects are left\n", live_count), failure = "";
  printf("%u collections, at most %u objects\n", collections, most_live);
  arena_end(&arena);
  return failure != NULL;
}
