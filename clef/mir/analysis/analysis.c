/* analysis: reverse postorder, predecessors, dominators (Cooper, Harvey, Kennedy, "A Simple, Fast Dominance
 * Algorithm", 2001), loops. Walks keep their own stacks. */
#include "clef/mir/analysis/analysis.h"

typedef struct Visit {
  uint32_t block, edges_left;
  const MirEdge *edges;
} Visit;

enum { /* in order_index */
       NOT_REACHED = UINT32_MAX,
       ON_STACK = 0 /* replaced by the index at the end */
};

static inline Visit visit(const MirFunc *func, uint32_t block) {
  const MirTerm *term = &func->blocks.items[block].term;
  return (Visit){block, term->edge_count, term->edges};
}

static void compute_order(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count;
  BlockId *order = NEW_ARRAY(arena, BlockId, n), *first = order + n; /* written from its end */
  uint32_t *index = NEW_ARRAY(arena, uint32_t, n);
  Visit *stack = NEW_ARRAY(arena, Visit, n + 1), *top = stack; /* the first is no visit */
  cfg->order = order, cfg->order_index = index;
  memset(index, 0xff, n * sizeof *index);
  if (n < 2) return;
  *++top = visit(func, 1);
  index[1] = ON_STACK;
  while (top > stack) {
    if (!top->edges_left) {
      *--first = (BlockId){top--->block};
      continue;
    }
    /* Edges from the last to the first, so that the first successor follows its block. */
    uint32_t next = top->edges[--top->edges_left].block.index;
    if (!next || next >= n || index[next] != NOT_REACHED) continue;
    index[next] = ON_STACK;
    *++top = visit(func, next);
  }
  cfg->order = first;
  cfg->order_count = n - (uint32_t)(first - order);
  for (uint32_t i = 0; i < cfg->order_count; i++) index[first[i].index] = i;
}

/* place[b] first counts the predecessors of b, then is the index of the next one to write, and ends as the start of block
 * b + 1. So it is pred_start, one entry further on. */
static void compute_preds(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count;
  uint32_t *start = NEW_ARRAY(arena, uint32_t, n + 2), *place = start + 1;
  cfg->pred_start = start;
  for (uint32_t i = 0; i < cfg->order_count; i++) {
    const MirTerm *term = &mir_block(func, cfg->order[i])->term;
    for (uint32_t e = 0; e < term->edge_count; e++)
      if (term->edges[e].block.index < n) place[term->edges[e].block.index]++;
  }
  uint32_t total = 0;
  for (uint32_t b = 0; b < n; b++) {
    uint32_t count = place[b];
    place[b] = total;
    total += count;
  }
  MirPred *preds = cfg->preds = NEW_ARRAY(arena, MirPred, total + 1);
  for (uint32_t b = 1; b < n; b++) {
    if (!mir_is_reachable(cfg, (BlockId){b})) continue;
    const MirTerm *term = &func->blocks.items[b].term;
    const MirEdge *edges = term->edges;
    for (uint32_t e = 0, count = term->edge_count; e < count; e++) {
      uint32_t to = edges[e].block.index;
      if (to < n) preds[place[to]++] = (MirPred){{b}, e};
    }
  }
}

/* The nearest block that dominates both `found`, the common dominator of the predecessors before, and the predecessor `a`.
 * Blocks that were passed for this `join` lie below `found`, so a walk that comes to one of them is done, and none is passed
 * twice. The cost is linear in the number of predecessors. A block is its place in the order, from 1. */
static inline uint32_t meet(const uint32_t *idom, uint32_t *passed, uint32_t join, uint32_t a,
                            uint32_t found) {
  while (a != found && passed[a] != join) {
    if (a > found) {
      passed[a] = join;
      a = idom[a];
    } else {
      passed[found] = join;
      found = idom[found];
    }
  }
  return found;
}

/* Immediate dominators; a block is its place in the order, from 1. */
static uint32_t *find_dominators(const MirCfg *cfg, Arena *arena) {
  uint32_t count = cfg->order_count;
  uint32_t *idom = NEW_ARRAY(arena, uint32_t, count + 1),
           *passed = NEW_ARRAY(arena, uint32_t, count + 1), join = 0;
  idom[1] = 1;
  for (bool first = true, again = true; again; first = false) {
    again = false;
    for (uint32_t i = 2; i <= count; i++) {
      BlockId b = cfg->order[i - 1];
      uint32_t found = 0;
      const MirPred *p = mir_preds(cfg, b), *end = p + mir_pred_count(cfg, b);
      join++;
      for (; p < end; p++) {
        uint32_t from = cfg->order_index[p->block.index] + 1;
        if (idom[from])
          found = found ? meet(idom, passed, join, from, found) : from;
        else
          again = true; /* a back edge: without one, a single round suffices */
      }
      if (idom[i] != found) idom[i] = found, again |= !first;
    }
  }
  return idom;
}

static void compute_dominators(const MirFunc *func, Arena *arena, MirCfg *cfg) {
  uint32_t n = func->blocks.count, count = cfg->order_count;
  cfg->idom = NEW_ARRAY(arena, BlockId, n + 1);
  cfg->dom_in = NEW_ARRAY(arena, uint32_t, n + 1);
  cfg->dom_out = NEW_ARRAY(arena, uint32_t, n + 1);
  if (!count) return;
  const uint32_t *idom = find_dominators(cfg, arena);
  /* Children in order, as a linked list, then one walk for the intervals. */
  uint32_t *child = NEW_ARRAY(arena, uint32_t, count + 1),
           *sibling = NEW_ARRAY(arena, uint32_t, count + 1);
  for (uint32_t i = count; i > 1; i--) {
    cfg->idom[cfg->order[i - 1].index] = cfg->order[idom[i] - 1];
    sibling[i] = child[idom[i]], child[idom[i]] = i;
  }
  uint32_t clock = 1;
  for (uint32_t i = 1; i;) {
    uint32_t block = cfg->order[i - 1].index;
    if (!cfg->dom_in[block]) cfg->dom_in[block] = clock++;
    uint32_t next = child[i];
    if (next) {
      child[i] = sibling[next];
      i = next;
    } else {
      cfg->dom_out[block] = clock++;
      i = i == 1 ? 0 : idom[i];
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

/* ---- compaction ---- */

typedef struct Compact {
  MirFunc *func; /* the new one; its vectors have room for exactly what is left */
  const MirFunc *old;
  ValueId *values; /* by old index */
  BlockId *blocks;
  /* room for all of them; what is left of it */
  ValueId *pool;
  MirEdge *edges;
  int64_t *cases;
} Compact;

typedef struct Counts {
  uint32_t blocks, values, insts, edges, operands, cases;
} Counts;

static Counts count_live(Compact *c) {
  const MirFunc *old = c->old;
  Counts n = {.blocks = 1, .values = 1 + old->params.count, .insts = 1};
  for (uint32_t b = 1; b < old->blocks.count; b++) {
    const MirBlock *block = &old->blocks.items[b];
    const MirTerm *term = &block->term;
    if (block->is_removed) continue;
    c->blocks[b].index = n.blocks++;
    n.values += block->params.count;
    n.operands += block->params.count;
    for (InstId i = block->first; i.index; i = mir_inst(old, i)->next) {
      n.insts++;
      n.values += mir_inst(old, i)->result.index != 0;
      n.operands += mir_inst(old, i)->operand_count;
    }
    n.operands += term->operand_count;
    n.edges += term->edge_count;
    n.cases += term->case_count;
    for (uint32_t e = 0; e < term->edge_count; e++) n.operands += term->edges[e].arg_count;
  }
  return n;
}

static inline ValueId keep_value(Compact *c, ValueId old, BlockId block, InstId inst) {
  MirFunc *func = c->func;
  ValueId id = {func->values.count++};
  func->values.items[id.index] = *mir_value(c->old, old);
  func->values.items[id.index].block = block;
  func->values.items[id.index].inst = inst;
  return c->values[old.index] = id;
}

static ValueId *keep_operands(Compact *c, const ValueId *operands, uint32_t count) {
  if (!count) return NULL;
  ValueId *copy = c->pool;
  c->pool += count;
  for (uint32_t i = 0; i < count; i++) copy[i] = c->values[operands[i].index];
  return copy;
}

/* The block's values and instructions; operands and terminator still stand in the old numbers. */
static void keep_block(Compact *c, const MirBlock *old) {
  MirFunc *func = c->func;
  BlockId id = {func->blocks.count++};
  MirBlock *block = mir_block(func, id);
  *block = *old;
  block->params.items = c->pool, block->params.capacity = block->params.count;
  c->pool += block->params.count;
  for (uint32_t i = 0; i < block->params.count; i++)
    block->params.items[i] = keep_value(c, old->params.items[i], id, (InstId){0});
  uint32_t first = func->insts.count;
  for (InstId i = old->first; i.index; i = mir_inst(c->old, i)->next) {
    InstId made = {func->insts.count++};
    MirInst *inst = mir_inst(func, made);
    *inst = *mir_inst(c->old, i);
    inst->block = id;
    inst->prev.index = made.index == first ? 0 : made.index - 1;
    inst->next.index = inst->next.index ? made.index + 1 : 0;
    if (inst->result.index) inst->result = keep_value(c, inst->result, id, made);
  }
  bool is_empty = first == func->insts.count;
  block->first.index = is_empty ? 0 : first;
  block->last.index = is_empty ? 0 : func->insts.count - 1;
}

static void keep_term(Compact *c, MirTerm *term) {
  term->operands = keep_operands(c, term->operands, term->operand_count);
  if (term->callee.index) term->callee = c->values[term->callee.index];
  const MirEdge *edges = term->edges;
  if (term->edge_count) term->edges = c->edges;
  c->edges += term->edge_count;
  for (uint32_t e = 0; e < term->edge_count; e++)
    term->edges[e] = (MirEdge){c->blocks[edges[e].block.index], edges[e].arg_count,
                               keep_operands(c, edges[e].args, edges[e].arg_count)};
  const int64_t *cases = term->cases;
  if (term->case_count) {
    term->cases = c->cases;
    c->cases += term->case_count;
    memcpy(term->cases, cases, term->case_count * sizeof *cases);
  }
}

void mir_compact(MirFunc *func, Arena *scratch) {
  const MirFunc old = *func;
  Arena old_arena = *func->arena, *arena = func->arena;
  Compact c = {.func = func, .old = &old};
  c.values = NEW_ARRAY(scratch, ValueId, old.values.count);
  c.blocks = NEW_ARRAY(scratch, BlockId, old.blocks.count);
  Counts n = count_live(&c);
  arena_init(arena, old_arena.name);
  enum { ROUNDING = 16, ARRAYS = 8 };
  arena_reserve(arena, n.blocks * sizeof(MirBlock) + n.values * sizeof(MirValue) +
                           n.insts * sizeof(MirInst) + n.edges * sizeof(MirEdge) +
                           (n.operands + old.params.count) * sizeof(ValueId) +
                           n.cases * sizeof(int64_t) + old.results.count * sizeof(MirType) +
                           ARRAYS * ROUNDING);
  c.pool = NEW_ARRAY(arena, ValueId, n.operands); /* in front: params in it never grow in place */
  c.edges = NEW_ARRAY(arena, MirEdge, n.edges);
  c.cases = NEW_ARRAY(arena, int64_t, n.cases);
#define EXACTLY(vec, type, n)                         \
  (vec).items = n ? NEW_ARRAY(arena, type, n) : NULL; \
  (vec).count = 0, (vec).capacity = n
  EXACTLY(func->params, ValueId, old.params.count);
  EXACTLY(func->results, MirType, old.results.count);
  EXACTLY(func->values, MirValue, n.values);
  EXACTLY(func->blocks, MirBlock, n.blocks);
  EXACTLY(func->insts, MirInst, n.insts);
#undef EXACTLY
  func->values.items[func->values.count++] = old.values.items[0];
  func->blocks.items[func->blocks.count++] = old.blocks.items[0];
  func->insts.items[func->insts.count++] = old.insts.items[0];
  for (uint32_t i = 0; i < old.results.count; i++)
    func->results.items[func->results.count++] = old.results.items[i];
  for (uint32_t i = 0; i < old.params.count; i++)
    func->params.items[func->params.count++] =
        keep_value(&c, old.params.items[i], MIR_ENTRY, (InstId){0});
  /* definitions first: a use may stand in a block with a smaller number */
  for (uint32_t b = 1; b < old.blocks.count; b++)
    if (!old.blocks.items[b].is_removed) keep_block(&c, &old.blocks.items[b]);
  for (uint32_t i = 1; i < func->insts.count; i++) {
    MirInst *inst = &func->insts.items[i];
    inst->operands = keep_operands(&c, inst->operands, inst->operand_count);
  }
  for (uint32_t b = 1; b < func->blocks.count; b++) keep_term(&c, &func->blocks.items[b].term);
  func->compact_size = arena_used(arena);
  arena_end(&old_arena);
}

bool mir_is_raised_again(const MirFunc *func, ValueId exception) {
  const MirValue *value = mir_value(func, mir_behind_casts(func, exception));
  return !value->inst.index && !value->is_func_param;
}

bool mir_is_loose(const MirFunc *func) {
  enum { SLACK = 1024 };
  return arena_used(func->arena) > 2 * func->compact_size + SLACK;
}

/* ---- size ---- */

/* How much code an instruction becomes, in instructions of the plain sort. */
static uint32_t weight(const MirInst *inst) {
  switch (inst->op) {
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

/* ---- addresses ---- */

static void take_address(const MirUnit *unit, SymbolId symbol, bool *taken) {
  const MirFunc *func = symbol.index ? mir_symbol_func(unit, symbol) : NULL;
  if (func) taken[func->id.index] = true;
}

const bool *mir_addresses_taken(const MirUnit *unit, Arena *scratch) {
  bool *taken = NEW_ARRAY(scratch, bool, unit->funcs.count + 1);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      const MirBlock *block = &f->blocks.items[b];
      if (block->is_removed) continue;
      for (InstId k = block->first; k.index; k = mir_inst(f, k)->next)
        if (mir_inst(f, k)->op == MIR_SYMBOL) take_address(unit, mir_inst(f, k)->u.symbol, taken);
      if (block->term.form == MIR_CALLEE_APPLY &&
          (block->term.op == MIR_CALL || block->term.op == MIR_TAILCALL))
        take_address(unit, block->term.symbol, taken);
    }
  }
  for (uint32_t i = 1; i < unit->data.count; i++)
    for (uint32_t k = 0; k < unit->data.items[i].fields.count; k++)
      if (unit->data.items[i].fields.items[k].form == MIR_FIELD_SYMBOL)
        take_address(unit, unit->data.items[i].fields.items[k].symbol, taken);
  for (uint32_t i = 1; i < unit->layout.rows.count; i++) {
    const LayoutRow *row = &unit->layout.rows.items[i];
    take_address(unit, row->release, taken);
    for (uint32_t m = 0; m < row->method_count; m++) take_address(unit, row->methods[m], taken);
  }
  return taken;
}
