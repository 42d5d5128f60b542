/* run: the inside of the interpreter, shared by its files.
 *
 *   decode.c    functions to a compact form: one Code an instruction, values as slots of a frame
 *   run.c       the loop, calls, exceptions
 *   run_trace.c -trace
 *   run_watch.c values for an observer, without effects outside
 *   run_heap.c  objects, checked access, counts
 *   run_sys.c   Sys.*
 *   run_log.c   system calls that are repeated from a log
 *   run_stack.c stacks of threads
 *
 * A word is 64 bits; narrower values are held zero-extended. A reference is
 *
 *     63      58 57            30 29            0
 *    │ generation │ object number │ offset = 0   │      an addr is the same with its offset; immediates are < 4096
 *
 * so the generation (of 64) distinguishes a stale reference from a fresh one with the same object number. Besides its bytes an
 * object has a shadow, one uint16_t a word: bits 0..7 which bytes were stored to, bit 8 the word holds a reference,
 * bit 9 a load that said it never changes has read all of it (before ownership, which ends what is immutable).
 */
#ifndef CLEF_MIR_INTERP_RUN_H
#define CLEF_MIR_INTERP_RUN_H

#include "clef/mir/mir.h"

enum {
  OFFSET_BITS = 30,
  INDEX_BITS = 28,
  SHADOW_STORED = 0xff,
  SHADOW_REF = 0x100,
  SHADOW_FIXED = 0x200,
  RT_SLOTS = 2560,
};
#define OFFSET_MASK (((uint64_t)1 << OFFSET_BITS) - 1)
#define INDEX_MASK  (((uint64_t)1 << INDEX_BITS) - 1)

typedef enum ObjectState {
  OBJECT_DEAD,  /* freed; its number waits for reuse */
  OBJECT_LIVE,  /* counted */
  OBJECT_TOKEN, /* memory of a dead cell, held by a token */
  OBJECT_STACK,
  OBJECT_STATIC, /* with header */
  OBJECT_RAW,    /* static data without header, memory from mmap */
} ObjectState;

typedef struct Object {
  uint8_t *bytes; /* then the shadow */
  uint16_t *shadow;
  uint32_t size;
  uint32_t row;
  uint8_t tag, state, generation, is_read_only;
  int32_t count;       /* references - 1 */
  uint32_t func, inst; /* where it was allocated; static: func 0, inst the DataId */
  /* dead: next in the queue; stack: next of its frame; live: mark of the collector */
  uint32_t next;
} Object;

/* A decoded instruction. Operands a, b, c and the result are slots. */
typedef struct Code {
  uint8_t op;   /* MirOp */
  uint8_t kind; /* MirKind loaded, stored, or of the first operand */
  uint8_t to;   /* MirKind of the result */
  uint8_t flags;
  uint32_t result, a, b, c;
  uint32_t extra; /* row, stride, slot of the runtime … */
  uint32_t inst;  /* InstId, 0: terminator of block `extra` */
  int64_t imm;
} Code;

typedef struct Move {
  uint32_t to, from;
} Move;
typedef struct Edge {
  uint32_t target; /* Code index */
  uint32_t move_start, move_count;
  uint32_t param_start,
      param_count;  /* CALL: slots of the results (or exception), in RunFunc.slots */
  bool is_parallel; /* a target is also a later source */
} Edge;
typedef struct Call {
  uint8_t form, arity, has_handler, is_tail;
  uint32_t callee;     /* slot */
  uint32_t slot, func; /* METHOD; DIRECT, APPLY: FuncId or 0 */
  uint32_t symbol;
  uint32_t arg_start, arg_count; /* in RunFunc.slots */
  uint32_t edge;                 /* return; the handler follows */
} Call;

typedef struct RunFunc {
  const MirFunc *func;
  Code *code;
  uint32_t slot_count;
  const uint32_t *slot; /* by value; 0: none */
  VEC(Edge) edges;
  VEC(Move) moves;
  VEC(uint32_t) slots;
  VEC(Call) calls;
  VEC(int64_t) cases;
} RunFunc;

typedef struct Frame {
  RunFunc *func;
  const Code *code; /* the CALL to come back to */
  uint64_t *base;
  uint32_t stack_objects;
} Frame;

/* What a thread has of the machine while another runs: its frames, and where it goes on. */
typedef struct RunStack {
  Frame *frames;
  uint32_t frame_count, frame_capacity;
  uint64_t *stack, *stack_end, *stack_top;
  size_t stack_size;
  const Code *code; /* the switch that it is in; NULL: it has not begun */
  bool is_used;
} RunStack;

typedef struct Machine {
  const MirUnit *unit;
  const MirRunOptions *options;
  Arena *arena;    /* decoded functions */
  RunFunc **funcs; /* by FuncId; NULL until first called */
  Object *objects;
  uint32_t object_count, object_capacity;
  uint32_t dead_first, dead_last, dead_count;
  uint32_t *data_object; /* by DataId */
  uint64_t state[RT_SLOTS];
  bool state_is_ref[RT_SLOTS];
  uint64_t *work; /* release: pending references */
  uint32_t work_count, work_capacity;
  uint64_t live_bytes, collect_at;
  Frame *frames;
  uint32_t frame_count, frame_capacity;
  uint64_t *stack, *stack_end, *stack_top;
  size_t stack_size;
  VEC(RunStack)
  stacks; /* by number; item 0 is that of the process. The current one's is out of date */
  uint32_t stack_current;
  /* where it stands, for messages */
  RunFunc *func;
  const Code *code;
  const char *fault;
  const Code *traced; /* the step before, which run_trace or run_watch saw, and its function */
  const MirFunc *traced_func;
  bool is_in_block; /* the step before was no terminator */
  bool has_exited;
  int exit_status;
  uint64_t steps;
  uint64_t *temps;
  uint32_t temp_count;
  uint8_t nothing[8]; /* the buffer of no bytes */
} Machine;

/* decode.c */
RunFunc *run_decode(Machine *m, FuncId id);

/* run_trace.c: a step before it is taken, behind the result of the one before; the end of the last line. */
void run_trace(Machine *m, const Code *code, const uint64_t *frame);
void run_trace_end(Machine *m);
/* The value as it lies in the frame. */
void run_add_value(const Machine *m, const MirFunc *func, const uint64_t *frame, ValueId value,
                   Text *out);

/* run_watch.c: as run_trace; a system call of a run that is watched. */
void run_watch(Machine *m, const Code *code, const uint64_t *frame);
bool run_watched_call(Machine *m, MirSys sys, const uint64_t *args, uint64_t *result);

/* run_heap.c. What gives bool or NULL sets m->fault first. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool run_fault(Machine *m, const char *format, ...);
static inline uint64_t object_word(const Machine *m, uint32_t index) {
  return (uint64_t)m->objects[index].generation << (OFFSET_BITS + INDEX_BITS) | (uint64_t)index
                                                                                    << OFFSET_BITS;
}
static inline uint32_t word_index(uint64_t word) {
  return (uint32_t)(word >> OFFSET_BITS & INDEX_MASK);
}
static inline uint32_t word_offset(uint64_t word) { return (uint32_t)(word & OFFSET_MASK); }
/* The live object a word points into. */
Object *run_object(Machine *m, uint64_t word);
/* The object behind a reference: not an immediate, offset 0, with header. */
Object *run_ref(Machine *m, uint64_t word);
Object *run_new_object(Machine *m, ObjectState state, uint32_t row, uint8_t tag, uint64_t size,
                       bool is_zeroed, uint64_t *word);
bool run_load(Machine *m, uint64_t addr, unsigned kind, uint8_t flags, uint64_t *value);
bool run_store(Machine *m, uint64_t addr, unsigned kind, uint64_t value, uint8_t flags);
/* `size` bytes that may be read (all stored), or written (marked as stored). */
uint8_t *run_buffer(Machine *m, uint64_t addr, uint64_t size, bool is_written);
bool run_copy(Machine *m, uint64_t to, uint64_t from, uint64_t size);
bool run_check_row(Machine *m, const Object *object, uint32_t row, const char *what);
bool run_dup(Machine *m, uint64_t word);
bool run_drop(Machine *m, uint64_t word);
bool run_drop_fields(Machine *m, uint64_t word);
bool run_free(Machine *m, uint64_t word, ObjectState next); /* DEAD or TOKEN */
bool run_token_alloc(Machine *m, uint64_t token, const Code *code, uint64_t *word);
void run_kill(Machine *m, uint32_t index);
bool run_init_data(Machine *m);
void run_collect(Machine *m);
/* Puts a word on the work list. */
void run_push(Machine *m, uint64_t word);
/* At the end: frees the objects that only cycles through cyclic rows keep alive. */
void run_free_cycles(Machine *m);
/* Drops what static data and the runtime's slots hold; reports what is left to stderr; false when something is. */
bool run_check_leaks(Machine *m);
void run_free_heap(Machine *m);

/* run_stack.c */
/* Maps the words that frames lie in: as many as `most` bytes can have; false when there is no memory. */
bool run_map_stack(uint64_t **stack, uint64_t **end, size_t *size, size_t most);
/* The number of a new one for frames that take `bytes` in native code, 0: as usual; or a negative errno. */
int64_t run_new_stack(Machine *m, uint64_t bytes);
bool run_free_stack(Machine *m, uint64_t number);
/* The machine goes on there: *begins when rt_thread must be called first, otherwise m->code is the switch that it was in. */
bool run_switch_stack(Machine *m, uint64_t number, bool *begins);
void run_free_stacks(Machine *m);

/* Makes the call. run_sys.c */
bool run_call(Machine *m, const Code *code, const uint64_t *args, uint64_t *result);
/* Makes the call, or takes it from the log of the options. run_log.c */
bool run_sys(Machine *m, const Code *code, const uint64_t *args, uint64_t *result);

#endif
