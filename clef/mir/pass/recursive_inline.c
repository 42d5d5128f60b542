/* recursive_inline: recursive inlining.
 *
 * In:    verified MIR before ownership; self tail calls are loops.
 * Out:   the calls of a small function to itself are replaced by its body, level by level, up to a limit of size.
 * Keeps: nothing.
 * Tests: t/mir/recursive-inline-*.mir
 *
 *      fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
 *   =>  fib n = if n < 2 then n
 *               else (if n - 1 < 2 then n - 1 else fib (n - 2) + fib (n - 3)) + (if n - 2 < 2 then … )
 *
 * This saves frames, saved registers and tests of the exception register. Each copy is of the original function, without the
 * copies made before. Cold blocks are copied but do not count towards the size.
 */
#include "clef/mir/analysis/copy.h"
#include "clef/mir/passes.h"

enum {
  LEVELS = 3,
  LARGEST = 20,   /* weight of a function that is unfolded at all */
  UNFOLDED = 130, /* weight of the result */
};

static bool is_self_call(const MirFunc *f, const MirBlock *block) {
  const MirTerm *term = &block->term;
  return !block->is_removed && !block->is_cold && term->op == MIR_CALL &&
         term->form == MIR_CALLEE_DIRECT && term->symbol.index == f->symbol.index &&
         !(term->flags & MIR_TERM_NO_RAISE && f->flags & MIR_FUNC_RAISES);
}

/* The function as it is now; rows are copied, since those of `f` change. */
static MirFunc snapshot(const MirFunc *f, Arena *arena) {
  MirFunc copy = *f;
  copy.values.items = NEW_ARRAY(arena, MirValue, f->values.count);
  copy.blocks.items = NEW_ARRAY(arena, MirBlock, f->blocks.count);
  copy.insts.items = NEW_ARRAY(arena, MirInst, f->insts.count);
  memcpy(copy.values.items, f->values.items, f->values.count * sizeof(MirValue));
  memcpy(copy.blocks.items, f->blocks.items, f->blocks.count * sizeof(MirBlock));
  memcpy(copy.insts.items, f->insts.items, f->insts.count * sizeof(MirInst));
  return copy;
}

static void unfold_call(MirFunc *f, BlockId block, const MirFunc *body, Arena *scratch) {
  const MirTerm term = mir_block(f, block)->term;
  MirCopy copy = {.to = f, .from = body, .scratch = scratch, .then = term.edges[0]};
  copy.is_inlined = true, copy.call = term.span;
  if (term.edge_count > 1) copy.handler = term.edges[1];
  BlockId entry = mir_copy_body(&copy, term.operands);
  MirAt at = mir_at_end(f, block, term.span);
  mir_goto(&at, entry, NULL, 0);
}

void mir_recursive_inline(MirFunc *func, PassContext *cx) {
  bool found = false, has_stack_objects;
  if (func->flags & (MIR_FUNC_COLD | MIR_FUNC_C)) return;
  for (uint32_t b = 1; b < func->blocks.count && !found; b++)
    found = is_self_call(func, &func->blocks.items[b]);
  if (!found) return;
  uint32_t weight = mir_code_weight(func, false, &has_stack_objects), total = weight;
  if (weight > LARGEST || has_stack_objects) return;
  MirFunc body = snapshot(func, cx->scratch);
  uint32_t first = 1;
  for (int level = 0; level < LEVELS; level++) {
    uint32_t end = func->blocks.count, calls = 0;
    for (uint32_t b = first; b < end; b++) calls += is_self_call(func, &func->blocks.items[b]);
    if (!calls || total + calls * weight > UNFOLDED * (cx->level > 1 ? 2 : 1)) break;
    for (uint32_t b = first; b < end; b++)
      if (is_self_call(func, &func->blocks.items[b]))
        unfold_call(func, (BlockId){b}, &body, cx->scratch);
    total += calls * weight;
    first = end;
  }
  if (first == 1) return;
  func->is_simple = false;
  mir_simplify(func, cx);
  mir_compact(func, cx->scratch);
}
