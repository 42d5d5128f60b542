/* explore: see explore.h. States lie in one vector in the order of their discovery, which is also the queue; a hash table finds
 * them again. Each has its parent and the thread that made the step, so a run can be printed. */
#include "explore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Search {
  const Model *model;
  uint8_t *states;
  uint32_t *parents;
  uint8_t *movers;
  uint32_t count, limit;
  uint32_t *slots; /* 0: free; else 1 + a state */
  uint32_t mask;
} Search;

static uint8_t *state_at(const Search *s, uint32_t i) {
  return s->states + (size_t)i * s->model->size;
}

static uint32_t hash(const uint8_t *bytes, uint32_t size) { /* FNV-1a */
  uint32_t h = 2166136261u;
  for (uint32_t i = 0; i < size; i++) h = (h ^ bytes[i]) * 16777619u;
  return h ^ h >> 15;
}

/* The newest row of `states` stays if it is new. False: it was there before. */
static bool add(Search *s, uint32_t parent, uint32_t mover) {
  const uint8_t *state = state_at(s, s->count);
  uint32_t slot = hash(state, s->model->size) & s->mask;
  for (; s->slots[slot]; slot = (slot + 1) & s->mask)
    if (!memcmp(state_at(s, s->slots[slot] - 1), state, s->model->size)) return false;
  s->parents[s->count] = parent;
  s->movers[s->count] = (uint8_t)mover;
  s->slots[slot] = ++s->count;
  return true;
}

static const char *find_race(const Search *s, const uint8_t *state) {
  const Model *m = s->model;
  for (uint32_t a = 0; m->access && a < m->threads; a++)
    for (uint32_t b = a + 1; b < m->threads; b++) {
      Access x = m->access(state, a), y = m->access(state, b);
      if (x.place && x.place == y.place && (x.is_store || y.is_store)) return "a data race";
    }
  return NULL;
}

/* Adds what each thread's next step leads to. The reason when one is wrong; the state that it leads to is the newest row. */
static const char *expand(Search *s, uint32_t from) {
  const Model *m = s->model;
  bool can_move = false, is_waiting = false;
  for (uint32_t t = 0; t < m->threads; t++) {
    const char *wrong = NULL;
    memcpy(state_at(s, s->count), state_at(s, from), m->size);
    Move move = m->step(state_at(s, s->count), t, &wrong);
    if (move == MOVE_WAITS) is_waiting |= !m->may_wait || !m->may_wait(state_at(s, from), t);
    if (move != MOVE_STEP) continue;
    can_move = true;
    bool is_new = add(s, from, t);
    if (wrong) return wrong;
    if (!is_new) continue;
    if ((wrong = find_race(s, state_at(s, s->count - 1)))) return wrong;
    if (s->count == s->limit) return "too many states";
  }
  return !can_move && is_waiting ? "a deadlock" : NULL;
}

static uint32_t print_run(const Search *s, uint32_t state, bool print) {
  uint32_t steps = state ? 1 + print_run(s, s->parents[state], print) : 0;
  if (print && state) {
    uint32_t t = s->movers[state];
    printf("  thread %u: %s -> %s\n", t, s->model->point(state_at(s, s->parents[state]), t),
           s->model->point(state_at(s, state), t));
  }
  return steps;
}

Explored explore(const Model *model, uint32_t limit, bool print) {
  uint32_t slots = 1;
  while (slots < 2 * limit) slots *= 2;
  Search s = {.model = model,
              .states = calloc(limit + 1, model->size),
              .parents = calloc(limit + 1, sizeof(uint32_t)),
              .movers = calloc(limit + 1, 1),
              .limit = limit,
              .slots = calloc(slots, sizeof(uint32_t)),
              .mask = slots - 1};
  if (!s.states || !s.parents || !s.movers || !s.slots) abort();
  model->start(s.states);
  add(&s, 0, 0);
  Explored result = {0};
  uint32_t from = 0;
  for (; from < s.count && !result.wrong; from++) result.wrong = expand(&s, from);
  bool is_deadlock = result.wrong && !strcmp(result.wrong, "a deadlock");
  result.states = s.count;
  if (result.wrong) result.steps = print_run(&s, is_deadlock ? from - 1 : s.count - 1, print);
  free(s.states);
  free(s.parents);
  free(s.movers);
  free(s.slots);
  return result;
}
