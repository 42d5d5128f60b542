/* shrink_wrap: shrink-wrapping. Paths that end early need no frame.
 *
 * In:    ra_plan_frame: ra_spill's events. lir_place_frame: an allocated function.
 * Out:   LirFunc.frame_block, before which callee-saved registers are saved and the frame is made, and LirBlockRow.bare for the
 *        blocks without a frame. If frame_block is 0, the frame is made at the entry.
 * Keeps: everything else.
 * Tests: t/asm/early-exit-has-no-frame.lir
 *
 * A block needs the frame if it calls, uses a slot or writes a callee-saved register. The frame is made before the nearest block
 * that dominates all of these, lies in no loop, and from which no block is reached that is also reached without passing it.
 * There is only one such place, so the text does not grow. (Chow, "Minimizing Register Usage Penalty at Procedure Calls",
 * PLDI 1988, section 5, has several.) The frame moves only if a path that is not cold ends without it.
 *
 * The place is computed twice. Before colouring it is an estimate (Ra.bare): values that live across calls stay out of
 * callee-saved registers as long as the path may still end early, and move there at the frame. After allocation it is exact.
 */
#include "clef/lir/alloc.h"

typedef struct Frame {
  LirFunc *func;
  Arena *scratch;
  uint8_t *needs;   /* by block */
  uint32_t *number; /* by block: its place in the order */
  uint32_t *idom;   /* by place in the order */
  uint32_t *passed; /* by place: the round in which it was passed last */
  uint32_t round;
  uint8_t *reached; /* by block: from the frame */
} Frame;

/* What dominates `a` and what `found` stands for. Those that were passed in the same `round` lie below `found`, and are not
 * passed again: as in clef/mir/analysis/analysis.c. */
static uint32_t common(Frame *frame, uint32_t found, uint32_t a) {
  while (a != found && frame->passed[a] != frame->round) {
    uint32_t *lower = a > found ? &a : &found;
    frame->passed[*lower] = frame->round;
    *lower = frame->idom[*lower];
  }
  return found;
}

/* Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001). */
static void find_dominators(Frame *frame) {
  const LirFunc *func = frame->func;
  uint32_t count = func->order.count;
  frame->number = NEW_ARRAY(frame->scratch, uint32_t, func->blocks.count);
  frame->idom = NEW_ARRAY(frame->scratch, uint32_t, count);
  frame->passed = NEW_ARRAY(frame->scratch, uint32_t, count);
  for (uint32_t k = 0; k < count; k++) {
    frame->number[func->order.items[k].index] = k;
    frame->idom[k] = RA_NEVER;
  }
  frame->idom[0] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 1; k < count; k++) {
      const LirBlockRow *row = lir_block(func, func->order.items[k]);
      uint32_t best = RA_NEVER;
      frame->round++;
      for (uint32_t p = 0; p < row->preds.count; p++) {
        uint32_t pred = frame->number[row->preds.items[p].index];
        if (frame->idom[pred] == RA_NEVER) continue;
        best = best == RA_NEVER ? pred : common(frame, best, pred);
      }
      if (frame->idom[k] != best) frame->idom[k] = best, changed = true;
    }
  }
}

static void reach(Frame *frame, uint32_t from) {
  const LirFunc *func = frame->func;
  memset(frame->reached, 0, func->blocks.count);
  uint32_t *work = NEW_ARRAY(frame->scratch, uint32_t, func->order.count), count = 0;
  work[count++] = func->order.items[from].index;
  frame->reached[work[0]] = 1;
  while (count) {
    const LirBlockRow *row = &func->blocks.items[work[--count]];
    for (uint32_t e = 0; e < row->edges.count; e++) {
      uint32_t to = row->edges.items[e].block.index;
      if (frame->reached[to]) continue;
      frame->reached[to] = 1;
      work[count++] = to;
    }
  }
}

/* The nearest block outside loops above this one. */
static uint32_t out_of_loops(const Frame *frame, uint32_t at) {
  while (at && lir_block(frame->func, frame->func->order.items[at])->loop_depth)
    at = frame->idom[at];
  return at;
}

/* Is there a way to leave, not a cold one, that passes no block in `passed`? */
static bool leaves_without(const LirFunc *func, const uint8_t *passed) {
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock block = func->order.items[k];
    const LirBlockRow *row = lir_block(func, block);
    if (!row->edges.count && !row->cold && !passed[block.index]) return true;
  }
  return false;
}

/* Where the frame is made: `needs` is filled, `reached` becomes what runs behind it. The entry, b1, when it is for all. */
static LirBlock find_place(Frame *frame) {
  LirFunc *func = frame->func;
  LirBlock entry = {1};
  if (frame->needs[entry.index] || !leaves_without(func, frame->needs)) return entry;
  find_dominators(frame);
  uint32_t at = RA_NEVER;
  frame->round++;
  for (uint32_t k = 0; k < func->order.count; k++)
    if (frame->needs[func->order.items[k].index]) at = at == RA_NEVER ? k : common(frame, at, k);
  if (at == RA_NEVER) return entry;
  frame->reached = NEW_ARRAY(frame->scratch, uint8_t, func->blocks.count);
  for (uint32_t before = RA_NEVER; at && before != at;) {
    before = at = out_of_loops(frame, at);
    frame->round++;
    if (!at) break;
    reach(frame, at);
    for (uint32_t k = before + 1; k < func->order.count; k++) {
      LirBlock block = func->order.items[k];
      const LirBlockRow *row = lir_block(func, block);
      if (!frame->reached[block.index]) continue;
      for (uint32_t p = 0; p < row->preds.count; p++)
        if (!frame->reached[row->preds.items[p].index]) at = common(frame, at, k);
    }
  }
  return at && leaves_without(func, frame->reached) ? func->order.items[at] : entry;
}

static bool is_saved_anyway(const LirFunc *func) {
  return func->conv != LIR_CONV_CLEF || func->slots.count || func->order.count < 3;
}

void ra_plan_frame(Ra *ra, bool wanted) {
  LirFunc *func = ra->func;
  ra->bare = NEW_ARRAY(ra->scratch, uint8_t, func->blocks.count);
  if (!wanted || is_saved_anyway(func)) return;
  Frame frame = {.func = func, .scratch = ra->scratch};
  frame.needs = NEW_ARRAY(ra->scratch, uint8_t, func->blocks.count);
  for (uint32_t k = 0; k < func->order.count; k++) {
    uint32_t b = func->order.items[k].index;
    const RaBlock *block = &ra->blocks[b];
    bool needs = block->calls || block->uses_slots;
    for (uint32_t e = 0; e < block->event_count && !needs; e++)
      needs = block->events[e].kind == RA_STORE || block->events[e].kind == RA_RELOAD;
    frame.needs[b] = needs;
  }
  LirBlock place = find_place(&frame);
  if (place.index == 1) return;
  for (uint32_t k = 0; k < func->order.count; k++) {
    uint32_t b = func->order.items[k].index;
    ra->bare[b] = !frame.reached[b];
  }
}

static bool needs_frame(const LirFunc *func, const LirTarget *target, const LirInst *inst) {
  LirRegs kept = target->conv[func->conv].kept;
  if (inst->op == LIR_MOVE) {
    LirPlace to = (LirPlace)inst->disp, from = (LirPlace)inst->imm;
    return (to | from) & LIR_PLACE_SLOT || kept & LIR_REG(to);
  }
  if (target->ops[inst->op - LIR_MACHINE].properties & LIR_CALLS) return true;
  for (uint32_t r = 0; r < inst->result_count; r++) {
    uint32_t reg = func->result_regs[inst->result.index + r];
    if (reg != LIR_NO_REG && kept & LIR_REG(reg)) return true;
  }
  return (lir_written_regs(func, target, inst) & kept) != 0;
}

void lir_place_frame(LirFunc *func, const LirTarget *target, Arena *scratch) {
  if (is_saved_anyway(func)) return;
  Frame frame = {.func = func, .scratch = scratch};
  frame.needs = NEW_ARRAY(scratch, uint8_t, func->blocks.count);
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock block = func->order.items[k];
    const LirBlockRow *row = lir_block(func, block);
    for (uint32_t i = 0; i < row->insts.count && !frame.needs[block.index]; i++)
      frame.needs[block.index] = needs_frame(func, target, &func->insts.items[row->insts.items[i]]);
    if (block.index == 1 && frame.needs[1]) return;
  }
  LirBlock place = find_place(&frame);
  if (place.index == 1) return;
  func->frame_block = place;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock block = func->order.items[k];
    lir_block(func, block)->bare = !frame.reached[block.index];
  }
}
