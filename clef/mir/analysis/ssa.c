/* ssa: block parameters for a variable of several definitions: at the iterated dominance frontier of its definitions (Cytron,
 * Ferrante, Rosen, Wegman, Zadeck 1991), where it is live. */
#include "clef/mir/analysis/ssa.h"

/* Calls `add` for each pair (b, j), j in the frontier of b: those that lie between a predecessor of the join j and j's
 * immediate dominator (Cooper, Harvey, Kennedy 2001). */
static uint32_t each_frontier(const MirCfg *cfg, uint32_t *start, uint32_t *fill, BlockId *frontier,
                              uint32_t *last) {
  uint32_t total = 0;
  for (uint32_t o = 0; o < cfg->order_count; o++) {
    BlockId join = cfg->order[o];
    uint32_t count = mir_pred_count(cfg, join);
    if (count < 2) continue;
    for (uint32_t p = 0; p < count; p++) {
      BlockId at = mir_preds(cfg, join)[p].block;
      for (; at.index && at.index != cfg->idom[join.index].index; at = cfg->idom[at.index]) {
        if (last[at.index] == join.index) break; /* this way up was walked for the join already */
        last[at.index] = join.index;
        total++;
        if (frontier)
          frontier[start[at.index] + fill[at.index]++] = join;
        else
          start[at.index + 1]++;
      }
    }
  }
  return total;
}

void mir_ssa_init(MirSsa *s, MirFunc *func, const MirCfg *cfg, Arena *arena) {
  uint32_t count = func->blocks.count;
  *s = (MirSsa){.func = func, .arena = arena, .cfg = cfg};
  s->frontier_start = NEW_ARRAY(arena, uint32_t, count + 2);
  uint32_t *last = NEW_ARRAY(arena, uint32_t, count + 1);
  uint32_t total = each_frontier(cfg, s->frontier_start, NULL, NULL, last);
  for (uint32_t b = 0; b < count; b++) s->frontier_start[b + 1] += s->frontier_start[b];
  s->frontier = NEW_ARRAY(arena, BlockId, total + 1);
  memset(last, 0, (count + 1) * sizeof *last);
  each_frontier(cfg, s->frontier_start, NEW_ARRAY(arena, uint32_t, count + 1), s->frontier, last);
  s->blocks = NEW_ARRAY(arena, MirSsaBlock, count + 1);
}

void mir_ssa_begin(MirSsa *s) {
  s->epoch++;
  s->is_made = false;
  s->defines.count = s->needs.count = s->joins.count = 0;
}

void mir_ssa_define(MirSsa *s, BlockId block, ValueId value) {
  MirSsaBlock *b = &s->blocks[block.index];
  if (b->defined != s->epoch) vec_push(s->arena, &s->defines, block);
  b->defined = s->epoch;
  b->value = value;
}

void mir_ssa_need(MirSsa *s, BlockId block) { vec_push(s->arena, &s->needs, block); }

void mir_ssa_place(MirSsa *s) {
  const MirCfg *cfg = s->cfg;
  s->work.count = 0;
  for (uint32_t i = 0; i < s->needs.count; i++) {
    BlockId need = s->needs.items[i];
    if (s->blocks[need.index].live == s->epoch) continue;
    s->blocks[need.index].live = s->epoch;
    vec_push(s->arena, &s->work, need);
  }
  while (s->work.count) { /* the variable is live at the start of the block */
    BlockId b = vec_pop(&s->work);
    for (uint32_t p = 0; p < mir_pred_count(cfg, b); p++) {
      BlockId from = mir_preds(cfg, b)[p].block;
      MirSsaBlock *row = &s->blocks[from.index];
      if (row->defined == s->epoch || row->live == s->epoch) continue;
      row->live = s->epoch;
      vec_push(s->arena, &s->work, from);
    }
  }
  for (uint32_t i = 0; i < s->defines.count; i++) vec_push(s->arena, &s->work, s->defines.items[i]);
  while (s->work.count) {
    BlockId b = vec_pop(&s->work);
    for (uint32_t k = s->frontier_start[b.index]; k < s->frontier_start[b.index + 1]; k++) {
      BlockId join = s->frontier[k];
      MirSsaBlock *row = &s->blocks[join.index];
      if (row->live != s->epoch || row->joins == s->epoch) continue;
      row->joins = s->epoch;
      row->param = (ValueId){0};
      vec_push(s->arena, &s->joins, join);
      if (row->defined != s->epoch) vec_push(s->arena, &s->work, join);
    }
  }
}

ValueId mir_ssa_at_start(MirSsa *s, BlockId block) {
  ValueId found = {0};
  BlockId top = block;
  for (;; top = s->cfg->idom[top.index]) {
    if (!top.index)
      bug("ssa: a variable of %s without definition",
          mir_symbol_text(s->func->unit, s->func->symbol));
    const MirSsaBlock *row = &s->blocks[top.index];
    if (top.index != block.index && row->defined == s->epoch)
      found = row->value;
    else if (row->joins == s->epoch)
      found = row->param;
    else if (row->looked == s->epoch)
      found = row->start;
    else
      continue;
    break;
  }
  for (; s->is_made && block.index != top.index; block = s->cfg->idom[block.index]) {
    s->blocks[block.index].looked = s->epoch;
    s->blocks[block.index].start = found;
  }
  return found;
}

static ValueId at_end(MirSsa *s, BlockId block) {
  const MirSsaBlock *row = &s->blocks[block.index];
  return row->defined == s->epoch ? row->value : mir_ssa_at_start(s, block);
}

bool mir_ssa_feeds(MirSsa *s, ValueId value) {
  for (uint32_t i = 0; i < s->joins.count; i++) {
    BlockId join = s->joins.items[i];
    for (uint32_t p = 0; p < mir_pred_count(s->cfg, join); p++)
      if (at_end(s, mir_preds(s->cfg, join)[p].block).index == value.index) return true;
  }
  return false;
}

void mir_ssa_make(MirSsa *s, MirType type) {
  MirFunc *f = s->func;
  s->is_made = true;
  for (uint32_t i = 0; i < s->joins.count; i++)
    s->blocks[s->joins.items[i].index].param = mir_block_param(f, s->joins.items[i], type);
  for (uint32_t i = 0; i < s->joins.count; i++) {
    BlockId join = s->joins.items[i];
    for (uint32_t p = 0; p < mir_pred_count(s->cfg, join); p++) {
      MirPred pred = mir_preds(s->cfg, join)[p];
      ValueId arg = at_end(s, pred.block);
      MirEdge *edge = &mir_block(f, pred.block)->term.edges[pred.edge];
      ValueId *args = NEW_ARRAY(f->arena, ValueId, edge->arg_count + 1);
      for (uint32_t k = 0; k < edge->arg_count; k++) args[k] = edge->args[k];
      args[edge->arg_count++] = arg;
      edge->args = args;
    }
  }
}
