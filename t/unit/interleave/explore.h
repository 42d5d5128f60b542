/* explore: all interleavings of a few small threads, by explicit-state search.
 *
 * A model is a state of fixed size and a function that does one atomic step of one thread. `explore` visits every state that some
 * interleaving reaches (breadth first, each state once) and reports the shortest run to a state that is wrong:
 *
 *   a broken invariant   `step` says so, or `wrong` does of a state
 *   a deadlock           no thread can move, and not all that must end have ended
 *   a data race          two threads are about to make plain accesses to one place, at least one of them a store
 *
 * Steps are atomic and sequentially consistent. A program without data races in any sequentially consistent run behaves so on weaker
 * machines, too, if its atomic operations are acquire and release operations in one order (Adve and Hill, "Weak Ordering - A New
 * Definition", ISCA 1990). So a model marks each plain access, and what it proves holds for AArch64 as for x86-64.
 */
#ifndef INTERLEAVE_EXPLORE_H
#define INTERLEAVE_EXPLORE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum Move {
  MOVE_STEP,  /* the state has changed */
  MOVE_WAITS, /* the thread cannot move in this state; the state is as it was */
  MOVE_ENDED, /* the thread has no more to do; the state is as it was */
} Move;

typedef struct Access {
  uint8_t place; /* 0: the next step is no plain access */
  bool is_store;
} Access;

typedef struct Model {
  uint32_t size;    /* of a state, in bytes; unused bytes are 0 */
  uint32_t threads; /* at most 8 */
  void (*start)(void *state);
  /* One step of the thread. A reason in `*wrong` ends the search. */
  Move (*step)(void *state, uint32_t thread, const char **wrong);
  Access (*access)(const void *state, uint32_t thread); /* of the thread's next step; NULL: none */
  bool (*may_wait)(const void *state, uint32_t thread); /* for ever: it is no deadlock */
  const char *(*point)(const void *state, uint32_t thread); /* where the thread stands, for a run */
} Model;

typedef struct Explored {
  uint32_t states;
  const char *wrong; /* NULL: nothing was */
  uint32_t steps;    /* of the shortest run to it */
} Explored;

/* Explores at most `limit` states (then `wrong` is "too many states"). With `print`, a run to the fault goes to standard output. */
Explored explore(const Model *model, uint32_t limit, bool print);

#endif
