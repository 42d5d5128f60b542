/* run_stack: stacks of the threads of an interpreted program. A machine runs one of them; the state of the others lies in
 * Machine.stacks. */
#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "clef/mir/interp/run.h"

enum { THREAD_STACK = 1 << 26 }; /* bytes of a thread's stack, if no more are requested */

bool run_map_stack(uint64_t **stack, uint64_t **end, size_t *size, size_t most) {
  for (*size = most; *size >= (size_t)1 << 24; *size /= 2) {
    void *memory = mmap(NULL, *size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) continue;
    /* The program is to stop with a message before the machine has no memory left. */
    size_t usable = *size < (size_t)1 << 30 ? *size - (1 << 16) : (size_t)1 << 30;
    *stack = memory;
    *end = *stack + usable / sizeof **stack;
    return true;
  }
  return false;
}

int64_t run_new_stack(Machine *m, uint64_t bytes) {
  size_t most = THREAD_STACK; /* frames of the interpreter are about four times as large */
  while (most < bytes * 4 && most < (size_t)1 << 34) most *= 2;
  if (!m->stacks.count) vec_push(m->arena, &m->stacks, (RunStack){.is_used = true});
  uint32_t number = 1;
  while (number < m->stacks.count && m->stacks.items[number].is_used) number++;
  if (number == m->stacks.count) vec_push(m->arena, &m->stacks, (RunStack){0});
  RunStack *fresh = &m->stacks.items[number];
  if (fresh->stack && fresh->stack_size < most) {
    munmap(fresh->stack, fresh->stack_size);
    fresh->stack = NULL;
  }
  if (!fresh->stack && !run_map_stack(&fresh->stack, &fresh->stack_end, &fresh->stack_size, most))
    return -ENOMEM;
  fresh->stack_top = fresh->stack;
  fresh->frame_count = 0;
  fresh->code = NULL;
  fresh->is_used = true;
  return number;
}

bool run_free_stack(Machine *m, uint64_t number) {
  if (!number || number >= m->stacks.count || !m->stacks.items[number].is_used ||
      number == m->stack_current)
    return run_fault(m, "frees stack %llu, which is not a thread's that has ended",
                     (unsigned long long)number);
  m->stacks.items[number].is_used = false; /* its memory waits for the next thread */
  return true;
}

static void keep(Machine *m, RunStack *to) {
  to->frames = m->frames, to->frame_count = m->frame_count, to->frame_capacity = m->frame_capacity;
  to->stack = m->stack, to->stack_end = m->stack_end, to->stack_top = m->stack_top;
  to->stack_size = m->stack_size;
  to->code = m->code;
}

bool run_switch_stack(Machine *m, uint64_t number, bool *begins) {
  *begins = false;
  if (number >= m->stacks.count || !m->stacks.items[number].is_used)
    return run_fault(m, "switches to stack %llu, which is none", (unsigned long long)number);
  if (number == m->stack_current) return true;
  keep(m, &m->stacks.items[m->stack_current]);
  m->stack_current = (uint32_t)number;
  const RunStack *from = &m->stacks.items[number];
  m->frames = from->frames, m->frame_count = from->frame_count,
  m->frame_capacity = from->frame_capacity;
  m->stack = from->stack, m->stack_end = from->stack_end, m->stack_top = from->stack_top;
  m->stack_size = from->stack_size;
  m->code = from->code;
  *begins = !from->code;
  return true;
}

void run_free_stacks(Machine *m) {
  if (m->stacks.count) keep(m, &m->stacks.items[m->stack_current]);
  for (uint32_t i = 0; i < m->stacks.count; i++) {
    munmap(m->stacks.items[i].stack, m->stacks.items[i].stack_size);
    free(m->stacks.items[i].frames);
  }
  if (m->stacks.count) return;
  munmap(m->stack, m->stack_size);
  free(m->frames);
}
