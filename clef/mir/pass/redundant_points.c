/* redundant_points: removes points of threads that inlining made superfluous, and expands the test of the others.
 *
 * In:    verified MIR before ownership, calls inlined; `rt_thread_point` is not.
 * Out:   a point follows no other one of the same loop, or outside of loops of the same function, on all paths to it. A point
 *        that is left counts slot 23 down in place, and calls `rt_thread_point` only where that becomes negative.
 * Keeps: units without threads.
 * Tests: t/mir/redundant-points.mir
 *
 * An inlined function brings the point of its entry, and a loop into which it is inlined has one at its header. Let p and q
 * be points whose innermost loops are the same, and q dominate p. Each cycle of the control flow through p then also passes q,
 * since every path from the loop's header to p does. Outside of loops, a cycle through p is one of calls, and enters the
 * function anew. So every cycle keeps a point without p. In a function with a cycle that is no natural loop all points stay.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { POINTS_LEFT_SLOT = 23 };

typedef struct Points {
  MirFunc *func;
  SymbolId point;
  MirCfg cfg;
  uint32_t *loop; /* by block: the header of its innermost loop, 0 when it is in none */
  VEC(uint32_t) kept;
} Points;

static bool is_point(const Points *points, BlockId b) {
  const MirBlock *block = mir_block(points->func, b);
  return !block->is_removed && block->term.op == MIR_CALL &&
         block->term.form == MIR_CALLEE_DIRECT && block->term.symbol.index == points->point.index;
}

/* Fills `loop`; false if a cycle is no natural loop. Outer loops come first, so the innermost is what remains. */
static bool find_loops(Points *points, Arena *scratch) {
  const MirCfg *cfg = &points->cfg;
  uint32_t count = points->func->blocks.count;
  uint32_t *stack = NEW_ARRAY(scratch, uint32_t, count);
  points->loop = NEW_ARRAY(scratch, uint32_t, count);
  for (uint32_t i = 0; i < cfg->order_count; i++) {
    BlockId header = cfg->order[i];
    uint32_t depth = 0, outer = points->loop[header.index];
    const MirPred *preds = mir_preds(cfg, header);
    for (uint32_t p = 0; p < mir_pred_count(cfg, header); p++) {
      BlockId pred = preds[p].block;
      if (cfg->order_index[pred.index] < i) continue;
      if (!mir_dominates(cfg, header, pred)) return false;
      points->loop[header.index] = header.index;
      if (points->loop[pred.index] != header.index)
        points->loop[pred.index] = header.index, stack[depth++] = pred.index;
    }
    while (depth) {
      BlockId b = {stack[--depth]};
      if (b.index == header.index) continue;
      const MirPred *more = mir_preds(cfg, b);
      for (uint32_t p = 0; p < mir_pred_count(cfg, b); p++)
        if (points->loop[more[p].block.index] == outer)
          points->loop[more[p].block.index] = header.index, stack[depth++] = more[p].block.index;
    }
  }
  return true;
}

static bool is_redundant(const Points *points, BlockId b) {
  for (uint32_t k = 0; k < points->kept.count; k++) {
    BlockId kept = {points->kept.items[k]};
    if (points->loop[kept.index] == points->loop[b.index] && mir_dominates(&points->cfg, kept, b))
      return true;
  }
  return false;
}

/* The block goes on where the call would, without it. */
static void remove_call(MirFunc *func, BlockId b) {
  MirTerm term = mir_block(func, b)->term;
  MirAt at = mir_at_end(func, b, term.span);
  mir_goto(&at, term.edges[0].block, term.edges[0].args, term.edges[0].arg_count);
}

/* left = slot - 1; slot = left; if left < 0 then the call, in a block of its own. */
static void expand(MirFunc *func, BlockId b) {
  MirTerm term = mir_block(func, b)->term;
  BlockId slow = mir_block_new(func), then = mir_block_new(func);
  mir_block(func, slow)->is_cold = true;
  MirAt at = mir_at_end(func, then, term.span);
  mir_goto(&at, term.edges[0].block, term.edges[0].args, term.edges[0].arg_count);
  at = mir_at_end(func, slow, term.span);
  mir_call(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = term.symbol}, NULL, 0,
           mir_edge(func, then, NULL, 0), term.edge_count > 1 ? term.edges[1] : (MirEdge){0},
           term.flags);
  at = mir_at_end(func, b, term.span);
  ValueId left = mir_add_rt_get(&at, mir_type(MIR_KIND_I32), POINTS_LEFT_SLOT);
  left = mir_add2(&at, MIR_ISUB, left, mir_add_const(&at, MIR_KIND_I32, 1));
  mir_add_rt_set(&at, POINTS_LEFT_SLOT, left);
  ValueId is_over = mir_add2(&at, MIR_SLT, left, mir_add_const(&at, MIR_KIND_I32, 0));
  mir_branch(&at, is_over, mir_edge(func, slow, NULL, 0), mir_edge(func, then, NULL, 0));
}

static void do_function(MirFunc *func, SymbolId point, Arena *scratch) {
  Points points = {.func = func, .point = point};
  mir_compute_cfg(func, scratch, &points.cfg);
  bool are_natural = find_loops(&points, scratch);
  for (uint32_t i = 0; i < points.cfg.order_count; i++) {
    BlockId b = points.cfg.order[i];
    if (!is_point(&points, b)) continue;
    func->is_simple = false;
    if (are_natural && is_redundant(&points, b))
      remove_call(func, b);
    else
      vec_push(scratch, &points.kept, b.index);
  }
  for (uint32_t k = 0; k < points.kept.count; k++) {
    BlockId b = {points.kept.items[k]};
    if (!mir_block(func, b)->is_cold) expand(func, b);
  }
}

void mir_redundant_points(MirUnit *unit, PassContext *cx) {
  SymbolId point = mir_find_function(unit, "rt_thread_point");
  if (!point.index) return;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    if (func->has_body && func->symbol.index != point.index) do_function(func, point, cx->scratch);
  }
}
