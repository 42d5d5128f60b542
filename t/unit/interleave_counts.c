/* link: t/unit/interleave/explore.c
 * interleave_counts: counts of shared objects (rt/<machine>/workers.s: rt_shared_dup, rt_shared_drop) in all interleavings. Three threads
 * have references to one object, whose field refers to a second one; each runs a short program over them.
 *
 * What holds: an object is read and counted only while it is there; each is released once; at the end none is left; what a thread
 * reads of an object is no race with its release. Each fault of `Fault` breaks one of them.
 */
#include <stdio.h>

#include "t/unit/interleave/explore.h"

enum { THREADS = 3, MOST_OPS = 7, PARENT = 0, CHILD = 1, OBJECTS = 2 };

typedef enum Op { END, DUP, READ, DUP_CHILD, DROP_CHILD, READ_CHILD, DROP } Op;

typedef enum Fault {
  SOUND,
  TORN_DUP,      /* a dup is a load and a store */
  TORN_DROP,     /* so is a drop */
  DEAD_TOO_SOON, /* a drop takes the last reference but one for the last */
  READ_BEHIND,   /* a thread reads behind its last drop */
  CHILD_LENT,    /* a thread keeps the child without a count of its own */
  FAULTS
} Fault;
static Fault fault;

static const Op programs[][THREADS][MOST_OPS] = {
    {{READ, DROP}, {READ, DROP}, {READ, DROP}},
    {{DUP, READ, DROP, DROP}, {READ, DROP}, {DUP, DROP, READ, DROP}},
    {{READ, DUP_CHILD, DROP, READ_CHILD, DROP_CHILD},
     {READ, DROP},
     {DUP_CHILD, READ_CHILD, DROP_CHILD, DROP}},
};
static const Op read_behind[THREADS][MOST_OPS] = {{DROP, READ}, {READ, DROP}, {DROP}};
static const Op child_lent[THREADS][MOST_OPS] = {{DROP, READ_CHILD}, {DROP}, {DROP}};
static const Op (*program)[MOST_OPS];

typedef enum Point { AT_OP, AT_STORE, AT_RELEASE, AT_DROP_CHILD, AT_RELEASE_CHILD } Point;

typedef struct State {
  uint8_t counts[OBJECTS], is_free[OBJECTS];
  struct {
    uint8_t op, point, read;
  } threads[THREADS];
} State;

static uint32_t object_of(Op op) {
  return op == DUP_CHILD || op == DROP_CHILD || op == READ_CHILD ? CHILD : PARENT;
}

static bool is_drop(Op op) { return op == DROP || op == DROP_CHILD; }
static bool is_dup(Op op) { return op == DUP || op == DUP_CHILD; }

/* What follows a drop, which found `count` references. */
static void dropped(State *s, uint32_t thread, uint32_t object, uint8_t count) {
  uint8_t last = fault == DEAD_TOO_SOON ? 2 : 1;
  if (count == last)
    s->threads[thread].point = object == PARENT ? AT_RELEASE : AT_RELEASE_CHILD;
  else
    s->threads[thread].point = AT_OP, s->threads[thread].op++;
}

static void release(State *s, uint32_t object, const char **wrong) {
  if (s->is_free[object]) *wrong = "an object is released twice";
  s->is_free[object] = true;
}

static Move op_step(State *s, uint32_t thread, const char **wrong) {
  Op op = program[thread][s->threads[thread].op];
  uint32_t object = object_of(op);
  switch (s->threads[thread].point) {
  case AT_RELEASE:
    release(s, PARENT, wrong);
    s->threads[thread].point = AT_DROP_CHILD;
    return MOVE_STEP;
  case AT_DROP_CHILD: dropped(s, thread, CHILD, s->counts[CHILD]--); return MOVE_STEP;
  case AT_RELEASE_CHILD:
    release(s, CHILD, wrong);
    s->threads[thread].point = AT_OP;
    s->threads[thread].op++;
    return MOVE_STEP;
  case AT_STORE: /* the second half of a torn one */
    s->counts[object] = (uint8_t)(s->threads[thread].read + (is_dup(op) ? 1 : -1));
    if (is_dup(op))
      s->threads[thread].point = AT_OP, s->threads[thread].op++;
    else
      dropped(s, thread, object, s->threads[thread].read);
    s->threads[thread].read = 0;
    return MOVE_STEP;
  default: break;
  }
  if (op == END) return MOVE_ENDED;
  if (s->is_free[object]) *wrong = "a released object is used";
  bool is_torn = (fault == TORN_DUP && is_dup(op)) || (fault == TORN_DROP && is_drop(op));
  if (is_torn) {
    s->threads[thread].read = s->counts[object];
    s->threads[thread].point = AT_STORE;
  } else if (is_drop(op)) {
    dropped(s, thread, object, s->counts[object]--);
  } else {
    s->counts[object] = (uint8_t)(s->counts[object] + is_dup(op));
    s->threads[thread].op++;
  }
  return MOVE_STEP;
}

static Move step(void *state, uint32_t thread, const char **wrong) {
  State *s = state;
  Move move = op_step(s, thread, wrong);
  bool is_over = move == MOVE_STEP && !*wrong;
  for (uint32_t t = 0; t < THREADS; t++) is_over &= !program[t][s->threads[t].op];
  if (is_over && !(s->is_free[PARENT] && s->is_free[CHILD]))
    *wrong = "an object is left at the end";
  return move;
}

/* Places: the contents of the objects. A release reads and writes them. */
static Access access(const void *state, uint32_t thread) {
  const State *s = state;
  Op op = program[thread][s->threads[thread].op];
  switch (s->threads[thread].point) {
  case AT_RELEASE: return (Access){1 + PARENT, true};
  case AT_RELEASE_CHILD: return (Access){1 + CHILD, true};
  case AT_OP:
    return (Access){op == READ || op == READ_CHILD ? (uint8_t)(1 + object_of(op)) : 0, false};
  default: return (Access){0};
  }
}

static void start(void *state) {
  State *s = state;
  s->counts[PARENT] = THREADS;
  s->counts[CHILD] = 1;
}

static const char *point(const void *state, uint32_t thread) {
  static const char *const ops[] = {"end",        "dup",        "read", "dup child",
                                    "drop child", "read child", "drop"};
  static const char *const points[] = {"", "store", "release", "drop of the child",
                                       "release of it"};
  const State *s = state;
  uint8_t at = s->threads[thread].point;
  return at ? points[at] : ops[program[thread][s->threads[thread].op]];
}

static Explored run(const Op (*ops)[MOST_OPS], bool print) {
  Model model = {sizeof(State), THREADS, start, step, access, NULL, point};
  program = ops;
  return explore(&model, 1u << 20, print);
}

int main(void) {
  int failed = 0;
  for (uint32_t i = 0; i < sizeof programs / sizeof *programs; i++) {
    Explored e = run(programs[i], true);
    printf("program %u: %u states%s%s\n", i, e.states, e.wrong ? ": " : "", e.wrong ? e.wrong : "");
    failed |= e.wrong != NULL;
  }
  for (fault = SOUND + 1; fault < FAULTS; fault++) {
    Explored e = fault == READ_BEHIND  ? run(read_behind, false)
                 : fault == CHILD_LENT ? run(child_lent, false)
                                       : (Explored){0};
    for (uint32_t i = 0; i < sizeof programs / sizeof *programs && fault < READ_BEHIND && !e.wrong;
         i++)
      e = run(programs[i], false);
    printf("fault %d: %s after %u steps\n", (int)fault, e.wrong ? e.wrong : "not found", e.steps);
    failed |= !e.wrong;
  }
  return failed;
}
