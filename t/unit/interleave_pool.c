/* link: t/unit/interleave/explore.c
 * interleave_pool: how free cells go from thread to thread (rt/<machine>/workers.s: alloc_from_pool, give_cells) in all interleavings. The pool
 * is a list of lists: a cell's `next` is the next free cell of its list, its `list` the first cell of the pool's next list.
 * A thread whose own list is empty takes up to BATCH cells of the pool's first list, or new cells where the pool is empty.
 *
 * What holds: a cell has one owner, a thread that uses it or a thread's list or the pool; when all is over none is lost; plain
 * accesses are no data races. Each fault of `Fault` breaks one of them.
 */
#include <stdio.h>
#include <string.h>

#include "t/unit/interleave/explore.h"

enum { THREADS = 3, CELLS = 8, BATCH = 2, FRESH = 5, MOST_OPS = 6, NONE = 0, MOST_HELD = 2 };

typedef enum Op { END, MAKE, FREE } Op;

typedef enum Fault {
  SOUND,
  NO_LOCK,       /* the pool is changed without its lock */
  EARLY_UNLOCK,  /* the lock is given up before the rest of a list is back */
  REST_UNLINKED, /* the rest of a list forgets the lists behind it */
  STALE_HEAD,    /* what was seen of the pool before the lock is taken for true behind it */
  FAULTS
} Fault;
static Fault fault;

static const Op programs[][THREADS][MOST_OPS] = {
    {{MAKE, MAKE, FREE, FREE}, {MAKE, FREE}, {MAKE}},
    {{MAKE, FREE, MAKE, MAKE}, {MAKE, MAKE, FREE, FREE}, {END}},
    {{MAKE, MAKE}, {MAKE, FREE, MAKE}, {MAKE, FREE}},
};
static const Op (*program)[MOST_OPS];

typedef enum Point {
  AT_OP,
  AT_LOCK,  /* the pool is not empty, so it seemed */
  AT_FIRST, /* loads the first cell */
  AT_CUT,   /* walks to the end of the batch, and cuts */
  AT_REST,  /* stores what stays in the pool */
  AT_UNLOCK,
  AT_OWN,   /* the batch but its first cell is the thread's list */
  AT_EMPTY, /* another thread was faster: unlocks */
  AT_NEW_LOCK,
  AT_NEW,
  AT_NEW_UNLOCK
} Point;

typedef struct State {
  uint8_t pool, fresh, lock; /* the pool's first list; the next new cell */
  uint8_t next[CELLS], list[CELLS];
  uint8_t users[CELLS]; /* 1 + the thread that has the cell in use */
  struct {
    uint8_t op, point, own; /* own: the list */
    uint8_t cell, rest;     /* the batch's first cell, what stays of its list */
    uint8_t held[MOST_HELD];
  } threads[THREADS];
} State;

static void hold(State *s, uint32_t thread, uint8_t cell, const char **wrong) {
  if (!cell || cell >= CELLS || s->users[cell]) {
    *wrong = "a cell has two owners";
    return;
  }
  s->users[cell] = (uint8_t)(1 + thread);
  for (uint32_t h = 0; h < MOST_HELD; h++)
    if (!s->threads[thread].held[h]) {
      s->threads[thread].held[h] = cell;
      break;
    }
  s->threads[thread].point = AT_OP;
  s->threads[thread].op++;
}

/* Every cell that was ever handed out or made is in use, on a thread's list, or in the pool: once. */
static const char *find_lost(const State *s) {
  uint8_t seen[CELLS] = {0};
  for (uint32_t c = 1; c < CELLS; c++) seen[c] = s->users[c] != 0;
  for (uint32_t t = 0; t < THREADS; t++)
    for (uint8_t c = s->threads[t].own; c; c = s->next[c])
      if (seen[c]++) return "a cell has two owners";
  for (uint8_t first = s->pool; first; first = s->list[first])
    for (uint8_t c = first; c; c = s->next[c])
      if (seen[c]++) return "a cell has two owners";
  for (uint32_t c = 1; c < s->fresh; c++)
    if (!seen[c]) return "a cell is lost";
  return NULL;
}

static Move lock(State *s, uint32_t thread, Point after) {
  if (s->lock && fault != NO_LOCK) return MOVE_WAITS;
  s->lock = 1;
  s->threads[thread].point = (uint8_t)after;
  return MOVE_STEP;
}

static Move unlock(State *s, uint32_t thread, Point after) {
  s->lock = 0;
  s->threads[thread].point = (uint8_t)after;
  return MOVE_STEP;
}

/* The pool's first list: its first BATCH cells stay linked, the rest becomes the pool's first list, or its second one does. */
static void cut(State *s, uint32_t thread) {
  uint8_t first = s->threads[thread].cell, last = first;
  for (uint32_t n = 1; n < BATCH && s->next[last]; n++) last = s->next[last];
  uint8_t rest = s->next[last];
  s->next[last] = NONE;
  if (rest && fault != REST_UNLINKED) s->list[rest] = s->list[first];
  s->threads[thread].rest = rest ? rest : s->list[first];
}

static Move pool_step(State *s, uint32_t thread, const char **wrong) {
  uint8_t cell = s->threads[thread].cell;
  switch (s->threads[thread].point) {
  case AT_LOCK: return lock(s, thread, fault == STALE_HEAD ? AT_CUT : AT_FIRST);
  case AT_FIRST:
    s->threads[thread].cell = s->pool;
    s->threads[thread].point = s->pool ? AT_CUT : AT_EMPTY;
    return MOVE_STEP;
  case AT_CUT:
    cut(s, thread);
    s->threads[thread].point = fault == EARLY_UNLOCK ? AT_UNLOCK : AT_REST;
    return MOVE_STEP;
  case AT_REST:
    s->pool = s->threads[thread].rest;
    s->threads[thread].rest = NONE;
    s->threads[thread].point = fault == EARLY_UNLOCK ? AT_OWN : AT_UNLOCK;
    return MOVE_STEP;
  case AT_UNLOCK: return unlock(s, thread, fault == EARLY_UNLOCK ? AT_REST : AT_OWN);
  case AT_OWN:
    s->threads[thread].own = s->next[cell];
    s->threads[thread].cell = NONE;
    hold(s, thread, cell, wrong);
    return MOVE_STEP;
  case AT_EMPTY: return unlock(s, thread, AT_NEW_LOCK);
  case AT_NEW_LOCK: return lock(s, thread, AT_NEW);
  case AT_NEW:
    s->threads[thread].cell = s->fresh++;
    s->threads[thread].point = AT_NEW_UNLOCK;
    return MOVE_STEP;
  default: break;
  }
  unlock(s, thread, AT_OP); /* AT_NEW_UNLOCK */
  s->threads[thread].cell = NONE;
  hold(s, thread, cell, wrong);
  return MOVE_STEP;
}

static Move op_step(State *s, uint32_t thread, const char **wrong) {
  Op op = program[thread][s->threads[thread].op];
  if (op == END) return MOVE_ENDED;
  if (op == FREE) {
    uint8_t cell = s->threads[thread].held[0];
    memmove(s->threads[thread].held, s->threads[thread].held + 1, MOST_HELD - 1);
    s->threads[thread].held[MOST_HELD - 1] = NONE;
    s->users[cell] = 0;
    s->next[cell] = s->threads[thread].own;
    s->threads[thread].own = cell;
    s->threads[thread].op++;
  } else if (s->threads[thread].own) {
    uint8_t cell = s->threads[thread].own;
    s->threads[thread].own = s->next[cell];
    hold(s, thread, cell, wrong);
  } else {
    if (fault == STALE_HEAD) s->threads[thread].cell = s->pool;
    s->threads[thread].point = s->pool ? AT_LOCK : AT_NEW_LOCK;
  }
  return MOVE_STEP;
}

static Move step(void *state, uint32_t thread, const char **wrong) {
  State *s = state;
  Move move = s->threads[thread].point ? pool_step(s, thread, wrong) : op_step(s, thread, wrong);
  bool is_over = move == MOVE_STEP && !*wrong;
  for (uint32_t t = 0; t < THREADS; t++)
    is_over &= !program[t][s->threads[t].op] && !s->threads[t].point;
  if (is_over) *wrong = find_lost(s);
  return move;
}

/* Place 1: the pool. The test whether it is empty, in front of the lock, is one word, atomic, and decides nothing but which way is
 * taken. Place 2: the heap's end. Cells are those of lists that are a thread's own, or of the pool. */
static Access access(const void *state, uint32_t thread) {
  const State *s = state;
  switch (s->threads[thread].point) {
  case AT_FIRST: return (Access){1, false};
  case AT_CUT:
  case AT_REST: return (Access){1, true};
  case AT_NEW: return (Access){2, true};
  default: return (Access){0};
  }
}

static void start(void *state) { /* two lists in the pool: of three cells and of one */
  State *s = state;
  s->pool = 1;
  s->next[1] = 2;
  s->next[2] = 3;
  s->list[1] = 4;
  s->fresh = FRESH;
}

static const char *point(const void *state, uint32_t thread) {
  static const char *const names[] = {"op",
                                      "lock",
                                      "first",
                                      "cut",
                                      "rest",
                                      "unlock",
                                      "own",
                                      "empty",
                                      "lock, for a new cell",
                                      "new",
                                      "unlock, a new cell"};
  return names[((const State *)state)->threads[thread].point];
}

static Explored run(const Op (*ops)[MOST_OPS], bool print) {
  Model model = {sizeof(State), THREADS, start, step, access, NULL, point};
  program = ops;
  return explore(&model, 1u << 20, print);
}

int main(void) {
  int failed = 0;
  for (fault = SOUND; fault < FAULTS; fault++) {
    Explored e = {0};
    uint32_t i = 0, states = 0;
    for (; i < sizeof programs / sizeof *programs && !e.wrong; i++) {
      e = run(programs[i], fault == SOUND);
      states += e.states;
    }
    printf("fault %d: %s, %u states\n", (int)fault, e.wrong ? e.wrong : "nothing is wrong", states);
    failed |= (e.wrong != NULL) != (fault != SOUND);
  }
  return failed;
}
