/* analysis: reverse postorder, predecessors, dominators (Cooper, Harvey, Kennedy, "A Simple, Fast Dominance
 * Algorithm", 2001), loops. Walks keep their own stacks. */
#include "clef/mir/analysis.h"

typedef struct Visit {
  uint32_t block, edge;
} Visit;

static void compute_order(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count;
  cfg->order = NEW_ARRAY(arena, BlockId, n);
  cfg->order_index = NEW_ARRAY(arena, uint32_t, n);
  Visit *stack = NEW_ARRAY(arena, Visit, n);
  bool *seen = NEW_ARRAY(arena, bool, n);
  for (uint32_t b = 0; b < n; b++) cfg->order_index[b] = UINT32_MAX;
  if (n < 2) return;
  uint32_t depth = 0, place = n;
  stack[depth++] = (Visit){1, 0};
  seen[1] = true;
  while (depth) {
    Visit *top = &stack[depth - 1];
    const MirTerm *term = &func->blocks.items[top->block].term;
    if (top->edge < term->edge_count) {
      /* Edges from the last to the first, so that the first successor follows its block. */
      uint32_t next = term->edges[term->edge_count - 1 - top->edge++].block.index;
      if (next && next < n && !seen[next]) seen[next] = true, stack[depth++] = (Visit){next, 0};
    } else {
      cfg->order[--place] = (BlockId){top->block};
      depth--;
    }
  }
  cfg->order_count = n - place;
  memmove(cfg->order, cfg->order + place, cfg->order_count * sizeof *cfg->order);
  for (uint32_t i = 0; i < cfg->order_count; i++) cfg->order_index[cfg->order[i].index] = i;
}

static void compute_preds(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count, total = 0;
  cfg->pred_start = NEW_ARRAY(arena, uint32_t, n + 2);
  for (uint32_t i = 0; i < cfg->order_count; i++) {
    const MirTerm *term = &mir_block(func, cfg->order[i])->term;
    for (uint32_t e = 0; e < term->edge_count; e++)
      if (term->edges[e].block.index < n)
        cfg->pred_start[term->edges[e].block.index + 1]++, total++;
  }
  for (uint32_t b = 0; b < n; b++) cfg->pred_start[b + 1] += cfg->pred_start[b];
  cfg->preds = NEW_ARRAY(arena, MirPred, total + 1);
  uint32_t *fill = NEW_ARRAY(arena, uint32_t, n + 1);
  for (uint32_t b = 1; b < n; b++) {
    if (!mir_is_reachable(cfg, (BlockId){b})) continue;
    const MirTerm *term = &func->blocks.items[b].term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      uint32_t to = term->edges[e].block.index;
      if (to < n) cfg->preds[cfg->pred_start[to] + fill[to]++] = (MirPred){{b}, e};
    }
  }
}

static uint32_t meet(const MirCfg *cfg, const uint32_t *idom, uint32_t a, uint32_t b) {
  while (a != b) {
    while (cfg->order_index[a] > cfg->order_index[b]) a = idom[a];
    while (cfg->order_index[b] > cfg->order_index[a]) b = idom[b];
  }
  return a;
}

static void compute_dominators(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count;
  uint32_t *idom = NEW_ARRAY(arena, uint32_t, n + 1);
  cfg->idom = NEW_ARRAY(arena, BlockId, n + 1);
  cfg->dom_in = NEW_ARRAY(arena, uint32_t, n + 1);
  cfg->dom_out = NEW_ARRAY(arena, uint32_t, n + 1);
  if (!cfg->order_count) return;
  uint32_t entry = cfg->order[0].index;
  idom[entry] = entry;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < cfg->order_count; i++) {
      BlockId b = cfg->order[i];
      uint32_t found = 0;
      const MirPred *preds = mir_preds(cfg, b);
      for (uint32_t p = 0; p < mir_pred_count(cfg, b); p++) {
        uint32_t from = preds[p].block.index;
        if (idom[from]) found = found ? meet(cfg, idom, from, found) : from;
      }
      if (idom[b.index] != found) idom[b.index] = found, changed = true;
    }
  }
  /* Children in order, as a linked list, then one walk for the intervals. */
  uint32_t *child = NEW_ARRAY(arena, uint32_t, n + 1), *sibling = NEW_ARRAY(arena, uint32_t, n + 1);
  for (uint32_t i = cfg->order_count; i-- > 1;) {
    uint32_t b = cfg->order[i].index;
    cfg->idom[b] = (BlockId){idom[b]};
    sibling[b] = child[idom[b]], child[idom[b]] = b;
  }
  uint32_t *stack = NEW_ARRAY(arena, uint32_t, n + 1), depth = 0, clock = 1;
  stack[depth++] = entry;
  cfg->dom_in[entry] = clock++;
  while (depth) {
    uint32_t b = stack[depth - 1], next = child[b];
    if (next) {
      child[b] = sibling[next];
      cfg->dom_in[next] = clock++;
      stack[depth++] = next;
    } else {
      cfg->dom_out[b] = clock++;
      depth--;
    }
  }
}

void mir_compute_flow(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  *cfg = (MirCfg){.order_count = 0};
  compute_order(func, arena, cfg);
  compute_preds(func, arena, cfg);
}

void mir_compute_cfg(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  mir_compute_flow(func, arena, cfg);
  compute_dominators(func, arena, cfg);
}

bool mir_is_available(const MirFunc *func, const MirCfg *cfg, ValueId id, BlockId block,
                      InstId inst) {
  const MirValue *value = mir_value(func, id);
  if (value->is_func_param) return true;
  if (value->block.index != block.index) return mir_dominates(cfg, value->block, block);
  if (!value->inst.index) return true;
  if (!inst.index) return false;
  for (InstId i = mir_block(func, block)->first; i.index && i.index != inst.index;
       i = mir_inst(func, i)->next)
    if (i.index == value->inst.index) return true;
  return false;
}

void mir_count_uses(MirFunc *func) {
  for (uint32_t v = 0; v < func->values.count; v++) func->values.items[v].use_count = 0;
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      for (uint32_t k = 0; k < inst->operand_count; k++)
        mir_value(func, inst->operands[k])->use_count++;
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      mir_value(func, *u.value)->use_count++;
  }
}

void mir_compute_loops(MirFunc *func, const MirCfg *cfg, Arena *scratch) {
  uint32_t n = func->blocks.count;
  uint32_t *mark = NEW_ARRAY(scratch, uint32_t, n + 1),
           *stack = NEW_ARRAY(scratch, uint32_t, n + 1);
  for (uint32_t b = 0; b < n; b++) func->blocks.items[b].loop_depth = 0;
  for (uint32_t i = 0; i < cfg->order_count; i++) {
    /* All back edges of one header make one loop. */
    BlockId header = cfg->order[i];
    uint32_t depth = 0;
    const MirPred *preds = mir_preds(cfg, header);
    for (uint32_t p = 0; p < mir_pred_count(cfg, header); p++)
      if (mir_dominates(cfg, header, preds[p].block) && mark[preds[p].block.index] != header.index)
        mark[preds[p].block.index] = header.index, stack[depth++] = preds[p].block.index;
    if (!depth) continue;
    mark[header.index] = header.index;
    if (func->blocks.items[header.index].loop_depth < 255)
      func->blocks.items[header.index].loop_depth++;
    while (depth) {
      uint32_t b = stack[--depth];
      if (b == header.index) continue;
      if (func->blocks.items[b].loop_depth < 255) func->blocks.items[b].loop_depth++;
      const MirPred *more = mir_preds(cfg, (BlockId){b});
      for (uint32_t p = 0; p < mir_pred_count(cfg, (BlockId){b}); p++)
        if (mark[more[p].block.index] != header.index)
          mark[more[p].block.index] = header.index, stack[depth++] = more[p].block.index;
    }
  }
}

MirFunc *mir_direct_callee(const MirUnit *unit, const MirTerm *term) {
  if ((term->op != MIR_CALL && term->op != MIR_TAILCALL) || term->form != MIR_CALLEE_DIRECT)
    return NULL;
  MirFunc *callee = mir_symbol_func(unit, term->symbol);
  return callee && callee->has_body ? callee : NULL;
}

bool mir_type_fits(const MirUnit *unit, MirType from, MirType to) {
  if (from.kind != to.kind) return false;
  if (from.kind != MIR_KIND_REF) return true;
  if (from.may_be_immediate && !to.may_be_immediate) return false;
  return !to.row.index || (from.row.index && layout_is_subtype(&unit->layout, from.row, to.row));
}

void mir_compute_callers(const MirUnit *unit, Arena *arena, MirCallers *out) {
  uint32_t count = unit->funcs.count;
  out->start = NEW_ARRAY(arena, uint32_t, count + 2);
  for (int round = 0; round < 2; round++) { /* count, then fill */
    for (uint32_t i = 1; i < count; i++) {
      const MirFunc *f = unit->funcs.items[i];
      for (uint32_t b = 1; b < f->blocks.count; b++) {
        const MirFunc *callee = f->blocks.items[b].is_removed
                                    ? NULL
                                    : mir_direct_callee(unit, &f->blocks.items[b].term);
        if (!callee) continue;
        if (!round)
          out->start[callee->id.index + 1]++;
        else
          out->callers[out->start[callee->id.index]++] = f->id;
      }
    }
    if (round) break;
    for (uint32_t i = 0; i <= count; i++) out->start[i + 1] += out->start[i];
    out->callers = NEW_ARRAY(arena, FuncId, out->start[count] + 1);
  }
  /* filling moved each start to its end, which is the next one's start */
  memmove(out->start + 1, out->start, count * sizeof *out->start);
  out->start[0] = 0;
}

void mir_remove_unreachable(MirFunc *func, Arena *scratch) {
  MirCfg cfg = {.order_count = 0};
  compute_order(func, scratch, &cfg);
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (!func->blocks.items[b].is_removed && !mir_is_reachable(&cfg, (BlockId){b}))
      mir_remove_block(func, (BlockId){b});
}

void mir_compact(MirFunc *func, Arena *scratch) {
  MirFunc old = *func;
  Arena *arena = func->unit->arena;
  ValueId *value_map = NEW_ARRAY(scratch, ValueId, old.values.count);
  BlockId *block_map = NEW_ARRAY(scratch, BlockId, old.blocks.count);
  func->values.items = NULL, func->values.count = func->values.capacity = 0;
  func->blocks.items = NULL, func->blocks.count = func->blocks.capacity = 0;
  func->insts.items = NULL, func->insts.count = func->insts.capacity = 0;
  uint32_t live = 1, values = 1 + old.params.count, insts = 1;
  for (uint32_t b = 1; b < old.blocks.count; b++) {
    const MirBlock *block = &old.blocks.items[b];
    if (block->is_removed) continue;
    block_map[b].index = live++;
    values += block->params.count;
    for (InstId i = block->first; i.index; i = old.insts.items[i.index].next)
      insts++, values += old.insts.items[i.index].result.index != 0;
  }
  vec_reserve(arena, &func->blocks, live);
  vec_reserve(arena, &func->values, values);
  vec_reserve(arena, &func->insts, insts);
  vec_push(arena, &func->values, old.values.items[0]);
  vec_push(arena, &func->blocks, old.blocks.items[0]);
  vec_push(arena, &func->insts, old.insts.items[0]);
  for (uint32_t i = 0; i < old.params.count; i++) {
    ValueId *param = &func->params.items[i];
    value_map[param->index].index = func->values.count;
    vec_push(arena, &func->values, old.values.items[param->index]);
    *param = value_map[param->index];
  }
  /* definitions first: a use may stand in a block with a smaller number */
  for (uint32_t b = 1; b < old.blocks.count; b++) {
    MirBlock block = old.blocks.items[b];
    if (block.is_removed) continue;
    for (uint32_t i = 0; i < block.params.count; i++) {
      MirValue value = old.values.items[block.params.items[i].index];
      value.block = block_map[b];
      value_map[block.params.items[i].index].index = func->values.count;
      block.params.items[i].index = func->values.count;
      vec_push(arena, &func->values, value);
    }
    InstId first = {func->insts.count};
    for (InstId i = block.first; i.index; i = old.insts.items[i.index].next) {
      MirInst inst = old.insts.items[i.index];
      InstId id = {func->insts.count};
      inst.block = block_map[b];
      inst.prev.index = id.index == first.index ? 0 : id.index - 1;
      inst.next.index = inst.next.index ? id.index + 1 : 0;
      if (inst.result.index) {
        MirValue value = old.values.items[inst.result.index];
        value.block = block_map[b], value.inst = id;
        value_map[inst.result.index].index = func->values.count;
        inst.result.index = func->values.count;
        vec_push(arena, &func->values, value);
      }
      vec_push(arena, &func->insts, inst);
    }
    bool is_empty = first.index == func->insts.count;
    block.first.index = is_empty ? 0 : first.index;
    block.last.index = is_empty ? 0 : func->insts.count - 1;
    for (uint32_t e = 0; e < block.term.edge_count; e++)
      block.term.edges[e].block = block_map[block.term.edges[e].block.index];
    vec_push(arena, &func->blocks, block);
  }
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    MirBlock *block = &func->blocks.items[b];
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      MirInst *inst = mir_inst(func, i);
      for (uint32_t k = 0; k < inst->operand_count; k++)
        inst->operands[k] = value_map[inst->operands[k].index];
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      *u.value = value_map[u.value->index];
  }
}

/* ---- size ---- */

/* How much code an instruction becomes, in instructions of the plain sort. */
static uint32_t weight(const MirInst *inst) {
  switch ((int)inst->op) {
  case MIR_ALLOC: return 4;
  case MIR_ALLOC_ARRAY:
  case MIR_SYS: return 8;
  case MIR_MEM_COPY:
  case MIR_MEM_FILL:
  case MIR_MEM_EQUAL: return 4;
  case MIR_STORE: return inst->kind == MIR_KIND_REF && !(inst->flags & MIR_INIT) ? 6 : 1;
  default: return mir_op_info[inst->op].cost != 0;
  }
}

static uint32_t term_weight(const MirTerm *term) {
  return term->op == MIR_GOTO ? 0 : term->op == MIR_CALL ? 3 : 1 + term->case_count / 2;
}

uint32_t mir_code_weight(const MirFunc *f, bool with_cold, bool *has_stack_objects) {
  uint32_t size = 0;
  *has_stack_objects = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed || (block->is_cold && !with_cold)) continue;
    size += term_weight(&block->term);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      size += weight(mir_inst(f, i));
      *has_stack_objects |= mir_inst(f, i)->op == MIR_ALLOC_STACK;
    }
  }
  return size;
}
