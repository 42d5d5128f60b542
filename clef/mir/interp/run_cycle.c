/* run_cycle: the objects that only cycles keep alive when an interpreted program ends.
 *
 * The machine's code collects it while it runs (rt/README.md, "Cycles"); the interpreter, which looks for leaks once, frees it
 * before. It does not repeat that algorithm: an object whose count is larger than the number of references that other objects
 * hold leaked, with all that it leads to. Of the others those of cyclic rows are freed, with all that they lead to. So a
 * cycle through a row that is not marked as cyclic is reported.
 */
#include <stdlib.h>

#include "clef/mir/interp/run.h"

enum { MARK_LEAKED = 1, MARK_FREED = 2 };

typedef void EachRef(Machine *m, uint32_t to, uint32_t *count);

static void each_ref(Machine *m, uint32_t index, EachRef *each, uint32_t *count) {
  const Object *object = &m->objects[index];
  for (uint32_t i = 0; i < object->size / 8; i++) {
    uint64_t word;
    if (!(object->shadow[i] & SHADOW_REF)) continue;
    memcpy(&word, object->bytes + (size_t)i * 8, 8);
    uint32_t to = (uint32_t)(word >> OFFSET_BITS & INDEX_MASK);
    if (word >= LAYOUT_IMMEDIATE_LIMIT && to < m->object_count &&
        m->objects[to].state == OBJECT_LIVE)
      each(m, to, count);
  }
}

static void count_one(Machine *m, uint32_t to, uint32_t *count) {
  (void)m;
  count[to]++;
}
static void push_one(Machine *m, uint32_t to, uint32_t *count) {
  (void)count;
  if (!m->objects[to].next) run_push(m, to);
}

/* Marks what the objects on the work list lead to. */
static void mark(Machine *m, uint32_t with) {
  while (m->work_count) {
    uint32_t index = (uint32_t)m->work[--m->work_count];
    if (m->objects[index].next) continue;
    m->objects[index].next = with;
    each_ref(m, index, push_one, NULL);
  }
}

void run_free_cycles(Machine *m) {
  uint32_t *count = calloc(m->object_count + 1, sizeof *count);
  if (!count) fatal("out of memory while interpreting");
  for (uint32_t i = 1; i < m->object_count; i++) {
    if (m->objects[i].state != OBJECT_LIVE) continue;
    m->objects[i].next = 0;
    each_ref(m, i, count_one, count);
  }
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state == OBJECT_LIVE && (int64_t)m->objects[i].count + 1 > count[i])
      run_push(m, i);
  mark(m, MARK_LEAKED);
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state == OBJECT_LIVE && !m->objects[i].next &&
        layout_row(&m->unit->layout, (RowId){m->objects[i].row})->is_cyclic)
      run_push(m, i);
  mark(m, MARK_FREED);
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state == OBJECT_LIVE && m->objects[i].next == MARK_FREED)
      m->objects[i].state = OBJECT_DEAD;
  free(count);
}
