/* link: t/unit/interleave/explore.c
 * interleave_regions: the protocol of rt/system/workers.clef in all interleavings of one opener and its workers. rt/README.md,
 * "Workers". A step is one atomic operation on a slot, one call of the kernel (which compares and sleeps in one step), or one access to
 * shared memory. Two regions follow each other, so what a late worker does with the second one is covered.
 *
 * What holds in each state: a piece is done once, with the body of its region; a thread that works alone is the only one at work; behind a
 * region no thread works; no object is used after its last reference is given up; no thread sleeps for ever; plain accesses are no data
 * races. Each fault of `Fault` breaks one rule of the protocol, and the search has to find it.
 */
#include <stdio.h>
#include <string.h>

#include "t/unit/interleave/explore.h"

/* ---- what is explored ---- */

typedef enum Kind { COMPUTE, READ, WRITE, RAISE } Kind; /* what a piece does */
enum { MOST_THREADS = 4, MOST_PIECES = 3, REGIONS = 2, OBJECTS = 8 };

typedef enum Fault {
  SOUND,
  NO_GATE,       /* a piece changes a shared reference without being alone */
  GATE_BEFORE,   /* entering reads the gate first, then the count of its changes */
  SILENT_LEAVE,  /* leaving does not announce it */
  SILENT_FINISH, /* the last piece does not wake the opener */
  BODY_LATE,     /* the opener hands out pieces, then says what is done with them */
  FINISH_FIRST,  /* a piece counts as done before the thread has left */
  PASS_ALONE,    /* a piece begins while another one works alone */
  TORN_TAKE,     /* taking a piece is a load and a store */
  FAULTS
} Fault;

static struct Setup {
  uint32_t threads, pieces;
  Kind kinds[REGIONS][MOST_PIECES];
  Fault fault;
} setup;

typedef enum Slot {
  SLOT_NONE,
  SLOT_REGIONS,
  SLOT_LEFT,
  SLOT_CHANGES
} Slot; /* where threads sleep */
typedef enum Place { PLACE_NONE, PLACE_BODY, PLACE_FIELD, PLACE_ERRORS } Place;

/* clang-format off */
#define POINTS(X) \
  X(OPEN) X(OPEN_LEFT) X(OPEN_PIECES) X(OPEN_REGIONS) X(OPEN_WAKE) X(WAIT) X(WAIT_SLEEP) \
  X(CLOSE) X(REST) X(REST_SLEEP) X(TAKE) X(TAKE_SWAP) X(ENTER) X(ENTER_GATE) X(ENTER_SLEEP) \
  X(ENTER_SWAP) X(BODY) X(LOAD) X(DUP) X(DROP) X(SWAP_LOAD) X(SWAP_STORE) X(SWAP_DROP) X(FAIL) \
  X(FAIL_STORE) X(CANCEL) X(CANCEL_SWAP) X(GATE) X(GATE_SEEN) X(GATE_READ) X(GATE_SLEEP) \
  X(GATE_SWAP) X(LEAVE) X(LEAVE_CHANGES) X(LEAVE_WAKE) X(FINISH) X(FINISH_WAKE)
/* clang-format on */
#define NAME(p)  #p,
#define VALUE(p) AT_##p,
typedef enum Point { POINTS(VALUE) } Point;
static const char *const point_names[] = {POINTS(NAME)};

typedef struct Gate {
  uint8_t working, alone, waiting;
} Gate;

typedef struct Pieces {
  uint8_t next, count;
} Pieces;

typedef struct Thread {
  uint8_t point, after; /* `after`: where a gate, or taking no piece, goes on */
  uint8_t sleeps;       /* Slot */
  uint8_t mode;         /* 0 outside of pieces, 1 in one, 2 alone */
  uint8_t seen, piece, extra, object;
  Gate gate; /* what was read */
  Pieces pieces;
} Thread;

typedef struct State {
  Thread threads[MOST_THREADS];
  Gate gate;
  Pieces pieces;
  uint8_t changes, regions, left;
  uint8_t region; /* the number of the open one, from 1; 0 outside */
  uint8_t opened;
  uint8_t body; /* slot 41: the region whose work it is */
  uint8_t done[MOST_PIECES], cancelled;
  uint8_t field,
      counts[OBJECTS]; /* the shared place; the counts of what it may refer to, 0: freed */
  uint8_t errors;
} State;

/* ---- steps ---- */

static bool same_gate(Gate a, Gate b) {
  return a.working == b.working && a.alone == b.alone && a.waiting == b.waiting;
}

static void wake(State *s, Slot slot) {
  for (uint32_t t = 0; t < setup.threads; t++)
    if (s->threads[t].sleeps == slot) s->threads[t].sleeps = SLOT_NONE;
}

static void sleep_while(Thread *t, Slot slot, bool is_unchanged, Point after) {
  if (is_unchanged) t->sleeps = slot;
  t->point = after;
}

/* A piece ends by leaving, then counting as done. */
static uint8_t end_of_piece(void) { return setup.fault == FINISH_FIRST ? AT_FINISH : AT_LEAVE; }
static uint8_t after_leave(void) { return setup.fault == FINISH_FIRST ? AT_TAKE : AT_FINISH; }
static uint8_t after_finish(void) { return setup.fault == FINISH_FIRST ? AT_LEAVE : AT_TAKE; }

static Kind kind_of(const State *s, const Thread *t) {
  return setup.kinds[s->region - 1][t->piece];
}

static Move opener_step(State *s, Thread *t, const char **wrong) {
  switch (t->point) {
  case AT_OPEN:
    if (s->opened == REGIONS) return MOVE_ENDED;
    s->region = ++s->opened;
    if (setup.fault != BODY_LATE) s->body = s->region;
    memset(s->done, 0, sizeof s->done);
    s->cancelled = s->errors = 0;
    t->point = AT_OPEN_LEFT;
    return MOVE_STEP;
  case AT_OPEN_LEFT:
    s->left = (uint8_t)(s->left + setup.pieces);
    t->point = AT_OPEN_PIECES;
    return MOVE_STEP;
  case AT_OPEN_PIECES:
    s->pieces = (Pieces){0, (uint8_t)setup.pieces};
    t->point = AT_OPEN_REGIONS;
    return MOVE_STEP;
  case AT_OPEN_REGIONS:
    s->body = s->region;
    s->regions++;
    t->point = AT_OPEN_WAKE;
    return MOVE_STEP;
  case AT_OPEN_WAKE:
    wake(s, SLOT_REGIONS);
    t->point = AT_TAKE;
    t->after = AT_WAIT;
    return MOVE_STEP;
  case AT_WAIT:
    t->seen = s->left;
    t->point = s->left ? AT_WAIT_SLEEP : AT_CLOSE;
    return MOVE_STEP;
  case AT_WAIT_SLEEP:
    sleep_while(t, SLOT_LEFT, s->left == t->seen, AT_WAIT);
    t->seen = 0;
    return MOVE_STEP;
  default: break;
  }
  uint32_t done = s->cancelled; /* AT_CLOSE */
  for (uint32_t p = 0; p < setup.pieces; p++) done += s->done[p];
  if (done != setup.pieces) *wrong = "a region ended before its pieces";
  for (uint32_t o = 0; o < setup.threads; o++)
    if (s->threads[o].mode) *wrong = "somebody works behind the region";
  s->region = s->body = 0;
  t->point = AT_OPEN;
  return MOVE_STEP;
}

static Move take_step(State *s, Thread *t) {
  if (t->point == AT_TAKE) {
    bool are_left = s->pieces.next < s->pieces.count;
    t->pieces = are_left ? s->pieces : (Pieces){0};
    t->point = are_left ? AT_TAKE_SWAP : t->after;
    return MOVE_STEP;
  }
  bool is_same = s->pieces.next == t->pieces.next && s->pieces.count == t->pieces.count;
  if (is_same || setup.fault == TORN_TAKE) {
    t->piece = t->pieces.next;
    s->pieces.next = (uint8_t)(t->pieces.next + 1);
  }
  t->pieces = (Pieces){0};
  t->point = !is_same && setup.fault != TORN_TAKE ? AT_TAKE
             : setup.fault == GATE_BEFORE         ? AT_ENTER_GATE
                                                  : AT_ENTER;
  return MOVE_STEP;
}

static Move enter_step(State *s, Thread *t) {
  bool gate_before = setup.fault == GATE_BEFORE;
  switch (t->point) {
  case AT_ENTER:
    t->seen = s->changes;
    t->point = !gate_before                       ? AT_ENTER_GATE
               : t->gate.alone || t->gate.waiting ? AT_ENTER_SLEEP
                                                  : AT_ENTER_SWAP;
    return MOVE_STEP;
  case AT_ENTER_GATE:
    t->gate = s->gate;
    t->point = gate_before                        ? AT_ENTER
               : setup.fault == PASS_ALONE        ? AT_ENTER_SWAP
               : t->gate.alone || t->gate.waiting ? AT_ENTER_SLEEP
                                                  : AT_ENTER_SWAP;
    return MOVE_STEP;
  case AT_ENTER_SLEEP:
    sleep_while(t, SLOT_CHANGES, s->changes == t->seen, gate_before ? AT_ENTER_GATE : AT_ENTER);
    t->gate = (Gate){0};
    t->seen = 0;
    return MOVE_STEP;
  default: break;
  }
  bool is_same = same_gate(s->gate, t->gate); /* AT_ENTER_SWAP */
  if (is_same) s->gate.working++, t->mode = 1;
  t->gate = (Gate){0}; /* fields that nothing reads any more would make states differ */
  t->seen = 0;
  t->point = is_same ? AT_BODY : gate_before ? AT_ENTER_GATE : AT_ENTER;
  return MOVE_STEP;
}

static void use(const State *s, uint8_t object, const char **wrong) {
  if (!s->counts[object]) *wrong = "a freed object is used";
}

static Move body_step(State *s, Thread *t, const char **wrong) {
  switch (t->point) {
  case AT_BODY: {
    const uint8_t next[] = {end_of_piece(), AT_LOAD, AT_GATE, AT_FAIL};
    if (!s->region || s->body != s->region) {
      *wrong = "a piece runs outside of its region";
      return MOVE_STEP;
    }
    if (s->done[t->piece]++) *wrong = "a piece is done twice";
    Kind kind = kind_of(s, t);
    t->extra = 0;
    t->point = next[kind];
    if (kind == WRITE) t->after = AT_SWAP_LOAD;
    if (kind == WRITE && setup.fault == NO_GATE) t->point = AT_SWAP_LOAD;
    if (kind == RAISE) t->point = AT_GATE, t->after = AT_FAIL;
    return MOVE_STEP;
  }
  case AT_LOAD:
    t->object = s->field;
    t->point = AT_DUP;
    return MOVE_STEP;
  case AT_DUP:
    use(s, t->object, wrong);
    s->counts[t->object]++;
    t->point = AT_DROP;
    return MOVE_STEP;
  case AT_DROP:
    use(s, t->object, wrong);
    s->counts[t->object]--;
    t->object = 0;
    t->point = end_of_piece();
    return MOVE_STEP;
  case AT_SWAP_LOAD:
    t->object = s->field;
    t->point = AT_SWAP_STORE;
    return MOVE_STEP;
  case AT_SWAP_STORE:
    s->field = (uint8_t)(1 + (s->region - 1) * MOST_PIECES + t->piece);
    s->counts[s->field] = 1;
    t->point = AT_SWAP_DROP;
    return MOVE_STEP;
  case AT_SWAP_DROP:
    use(s, t->object, wrong);
    s->counts[t->object]--;
    t->object = 0;
    t->point = end_of_piece();
    return MOVE_STEP;
  case AT_FAIL:
    t->object = s->errors;
    t->point = AT_FAIL_STORE;
    return MOVE_STEP;
  default: break;
  }
  s->errors = (uint8_t)(t->object + 1); /* AT_FAIL_STORE */
  t->object = 0;
  t->point = AT_CANCEL;
  return MOVE_STEP;
}

static Move cancel_step(State *s, Thread *t) {
  if (t->point == AT_CANCEL) {
    t->pieces = s->pieces;
    t->point = s->pieces.next < s->pieces.count ? AT_CANCEL_SWAP : end_of_piece();
    return MOVE_STEP;
  }
  Pieces read = t->pieces;
  t->pieces = (Pieces){0};
  t->point = AT_CANCEL;
  if (s->pieces.next != read.next || s->pieces.count != read.count) return MOVE_STEP;
  t->extra = (uint8_t)(read.count - read.next);
  s->cancelled = (uint8_t)(s->cancelled + t->extra);
  s->pieces.next = s->pieces.count;
  t->point = end_of_piece();
  return MOVE_STEP;
}

static Move gate_step(State *s, Thread *t, const char **wrong) {
  switch (t->point) {
  case AT_GATE: /* the last thread finds that no other one works, so no announcement is needed */
    s->gate.working--;
    s->gate.waiting++;
    t->point = AT_GATE_SEEN;
    return MOVE_STEP;
  case AT_GATE_SEEN:
    t->seen = s->changes;
    t->point = AT_GATE_READ;
    return MOVE_STEP;
  case AT_GATE_READ:
    t->gate = s->gate;
    t->point = s->gate.working || s->gate.alone ? AT_GATE_SLEEP : AT_GATE_SWAP;
    return MOVE_STEP;
  case AT_GATE_SLEEP:
    sleep_while(t, SLOT_CHANGES, s->changes == t->seen, AT_GATE_SEEN);
    t->gate = (Gate){0};
    t->seen = 0;
    return MOVE_STEP;
  default: break;
  }
  t->point = AT_GATE_SEEN; /* AT_GATE_SWAP */
  bool is_same = same_gate(s->gate, t->gate);
  t->gate = (Gate){0};
  t->seen = 0;
  if (!is_same) return MOVE_STEP;
  s->gate.waiting--;
  s->gate.alone++;
  t->mode = 2;
  t->point = t->after;
  if (s->gate.working || s->gate.alone > 1) *wrong = "two work where one works alone";
  return MOVE_STEP;
}

static Move leave_step(State *s, Thread *t) {
  switch (t->point) {
  case AT_LEAVE: {
    bool was_alone = t->mode == 2;
    if (was_alone)
      s->gate.alone--;
    else
      s->gate.working--;
    t->mode = 0;
    bool announces = was_alone || (!s->gate.working && (s->gate.alone || s->gate.waiting));
    t->point = announces && setup.fault != SILENT_LEAVE ? AT_LEAVE_CHANGES : after_leave();
    return MOVE_STEP;
  }
  case AT_LEAVE_CHANGES:
    s->changes++;
    t->point = AT_LEAVE_WAKE;
    return MOVE_STEP;
  case AT_LEAVE_WAKE:
    wake(s, SLOT_CHANGES);
    t->point = after_leave();
    return MOVE_STEP;
  case AT_FINISH:
    s->left = (uint8_t)(s->left - 1 - t->extra);
    t->extra = 0;
    t->point = !s->left && setup.fault != SILENT_FINISH ? AT_FINISH_WAKE : after_finish();
    return MOVE_STEP;
  default: /* AT_FINISH_WAKE */
    wake(s, SLOT_LEFT);
    t->point = after_finish();
    return MOVE_STEP;
  }
}

static Move step(void *state, uint32_t thread, const char **wrong) {
  State *s = state;
  Thread *t = &s->threads[thread];
  Point after_piece = thread ? AT_REST_SLEEP : AT_WAIT;
  if (t->sleeps) return MOVE_WAITS;
  if (t->point <= AT_CLOSE) return opener_step(s, t, wrong);
  if (t->point == AT_REST) {
    t->seen = s->regions;
    t->point = AT_TAKE;
    t->after = AT_REST_SLEEP;
    return MOVE_STEP;
  }
  if (t->point == AT_REST_SLEEP) {
    sleep_while(t, SLOT_REGIONS, s->regions == t->seen, AT_REST);
    t->seen = 0;
    return MOVE_STEP;
  }
  if (t->point <= AT_TAKE_SWAP) return take_step(s, t);
  if (t->point <= AT_ENTER_SWAP) return enter_step(s, t);
  if (t->point <= AT_FAIL_STORE) return body_step(s, t, wrong);
  if (t->point <= AT_CANCEL_SWAP) return cancel_step(s, t);
  if (t->point <= AT_GATE_SWAP) return gate_step(s, t, wrong);
  Move move = leave_step(s, t);
  if (t->point == AT_TAKE) t->after = (uint8_t)after_piece, t->piece = 0;
  return move;
}

/* ---- the model ---- */

static Access access(const void *state, uint32_t thread) {
  const State *s = state;
  const Thread *t = &s->threads[thread];
  if (t->sleeps) return (Access){0};
  switch (t->point) {
  case AT_OPEN: return (Access){PLACE_BODY, true};
  case AT_CLOSE: return (Access){PLACE_BODY, true};
  case AT_BODY: return (Access){PLACE_BODY, false};
  case AT_LOAD:
  case AT_SWAP_LOAD: return (Access){PLACE_FIELD, false};
  case AT_SWAP_STORE: return (Access){PLACE_FIELD, true};
  case AT_FAIL: return (Access){PLACE_ERRORS, false};
  case AT_FAIL_STORE: return (Access){PLACE_ERRORS, true};
  default: return (Access){0};
  }
}

static void start(void *state) {
  State *s = state;
  s->counts[0] = 1;
  s->threads[0].point = AT_OPEN;
  for (uint32_t t = 1; t < setup.threads; t++) s->threads[t].point = AT_REST;
}

static bool may_wait(const void *state, uint32_t thread) { /* a worker, for the next region */
  const State *s = state;
  return thread && s->threads[thread].sleeps == SLOT_REGIONS;
}

static const char *point(const void *state, uint32_t thread) {
  const Thread *t = &((const State *)state)->threads[thread];
  return t->sleeps ? "asleep" : point_names[t->point];
}

static Explored run(bool print) {
  Model model = {sizeof(State), setup.threads, start, step, access, may_wait, point};
  return explore(&model, 1u << 23, print);
}

static const struct Setup setups[] = {
    {2, 2, {{COMPUTE, COMPUTE}, {COMPUTE, COMPUTE}}, SOUND},
    {2, 3, {{READ, WRITE, RAISE}, {WRITE, READ, WRITE}}, SOUND},
    {2, 3, {{RAISE, RAISE, READ}, {WRITE, WRITE, READ}}, SOUND},
    {3, 2, {{READ, WRITE}, {RAISE, READ}}, SOUND},
    {3, 3, {{WRITE, READ, READ}, {COMPUTE, COMPUTE, COMPUTE}}, SOUND},
    {3, 3, {{READ, WRITE, RAISE}, {WRITE, READ, WRITE}}, SOUND},
    {4, 2, {{READ, WRITE}, {COMPUTE, COMPUTE}}, SOUND},
};

int main(void) {
  int failed = 0;
  for (uint32_t i = 0; i < sizeof setups / sizeof *setups; i++) {
    setup = setups[i];
    Explored e = run(true);
    printf("%u threads, %u pieces: %u states%s%s\n", setup.threads, setup.pieces, e.states,
           e.wrong ? ": " : "", e.wrong ? e.wrong : "");
    failed |= e.wrong != NULL;
  }
  for (Fault fault = SOUND + 1; fault < FAULTS; fault++) {
    Explored e = {0};
    for (uint32_t i = 0; i < sizeof setups / sizeof *setups && !e.wrong; i++) {
      setup = setups[i];
      setup.fault = fault;
      e = run(false);
    }
    printf("fault %d: %s after %u steps\n", (int)fault, e.wrong ? e.wrong : "not found", e.steps);
    failed |= !e.wrong || !strcmp(e.wrong, "too many states");
  }
  return failed;
}
