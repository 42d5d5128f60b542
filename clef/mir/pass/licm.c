/* licm: loop-invariant code motion.
 *
 * In:    MIR before ownership, after the passes that decide checks and remove dead code.
 * Out:   pure operations whose operands come from outside a loop stand in front of it, if the loop has registers for them.
 *        So do constants that no instruction has as an immediate; they are marked `kept`.
 * Keeps: blocks. A loop gets a preheader where one is needed.
 * Tests: t/mir/licm-*.mir
 *
 *      b2(i):  …                              b2(i):  … v7 = imul i, columns
 *      b3(j):  v7 = imul i, columns      =>   b3(j):  v8 = iadd v7, j
 *              v8 = iadd v7, j
 *
 * The pass moves only operations that every iteration executes: those of blocks that dominate a back edge of their innermost loop
 * and are not cold. Partial operations stay, since nothing moves above its check. So do operations that cost nothing in place:
 * truth values that a branch tests, extensions, addresses, lengths. References stay, because they would need a count across the
 * loop.
 *
 * The number of free registers is an estimate: the registers of the machine with fewer, minus the values that the loop uses from
 * outside and the parameters of its header. A loop with calls has only the callee-saved registers. An operation of several cycles
 * moves even if its value may have to wait in memory.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"
#include "clef/mir/passes.h"

enum { INT_ROOM = 10, FLOAT_ROOM = 11, CALL_ROOM = 4, DEAR = 3, MOST_DEPTH = 4 };

typedef struct Loop {
  BlockId header, front; /* front: the block in front of it, when requested */
  uint32_t parent;       /* 0: none */
  bool is_cold, calls;
  int32_t room[2]; /* registers left: of integers, of floats */
} Loop;

typedef struct Kept { /* a constant made in front of a loop */
  ValueId from, to;
  uint32_t loop;
} Kept;

typedef struct Hoist {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  VEC(uint32_t) loop_of; /* by block: the innermost */
  VEC(Loop) loops;       /* item 0 unused */
  VEC(Kept) kept;
} Hoist;

/* ---- loops ---- */

static uint32_t loop_of(const Hoist *h, BlockId b) {
  return b.index < h->loop_of.count ? h->loop_of.items[b.index] : 0;
}

static bool is_inside(const Hoist *h, BlockId b, uint32_t loop) {
  for (uint32_t l = loop_of(h, b); l; l = h->loops.items[l].parent)
    if (l == loop) return true;
  return false;
}

static bool is_back_edge(const Hoist *h, MirPred pred, BlockId header) {
  return mir_dominates(&h->cfg, header, pred.block);
}

/* The blocks of the loop with this header; what belongs to a loop already belongs to that one, inside this one. */
static void fill_loop(Hoist *h, uint32_t loop, BlockId *stack) {
  BlockId header = h->loops.items[loop].header;
  uint32_t depth = 0;
  for (uint32_t p = 0; p < mir_pred_count(&h->cfg, header); p++)
    if (is_back_edge(h, mir_preds(&h->cfg, header)[p], header))
      stack[depth++] = mir_preds(&h->cfg, header)[p].block;
  h->loop_of.items[header.index] = loop;
  while (depth) {
    BlockId b = stack[--depth];
    uint32_t in = h->loop_of.items[b.index];
    while (in && in != loop && h->loops.items[in].parent) in = h->loops.items[in].parent;
    if (in == loop) continue;
    if (in) {
      h->loops.items[in].parent = loop;
      b = h->loops.items[in].header;
    } else {
      h->loop_of.items[b.index] = loop;
    }
    for (uint32_t p = 0; p < mir_pred_count(&h->cfg, b); p++) {
      MirPred pred = mir_preds(&h->cfg, b)[p];
      if (!(in && is_back_edge(h, pred, b)) && depth < h->cfg.order_count)
        stack[depth++] = pred.block;
    }
  }
}

static bool find_loops(Hoist *h) {
  MirFunc *f = h->f;
  for (uint32_t b = 0; b < f->blocks.count; b++) vec_push(h->arena, &h->loop_of, 0);
  vec_push(h->arena, &h->loops, ((Loop){.parent = 0}));
  BlockId *stack = NULL;
  for (uint32_t o = h->cfg.order_count; o-- > 0;) {
    BlockId header = h->cfg.order[o];
    bool is_header = false;
    for (uint32_t p = 0; p < mir_pred_count(&h->cfg, header); p++)
      is_header |= is_back_edge(h, mir_preds(&h->cfg, header)[p], header);
    if (!is_header) continue;
    if (!stack) stack = NEW_ARRAY(h->arena, BlockId, 2 * h->cfg.order_count + 2);
    Loop loop = {.header = header, .is_cold = mir_block(f, header)->is_cold};
    vec_push(h->arena, &h->loops, loop);
    fill_loop(h, h->loops.count - 1, stack);
  }
  return stack != NULL;
}

/* ---- registers ---- */

static bool is_leaf(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  return d && !d->operand_count && mir_op_has(d->op, MIR_PURE);
}

static bool is_float(const MirFunc *f, ValueId v) {
  return mir_kind_is_float(mir_type_of(f, v).kind);
}

typedef struct Seen { /* by value: the last block with a use of it, so that a block counts a value once */
  uint32_t *block;
} Seen;

static void note_use(Hoist *h, Seen *seen, BlockId b, ValueId v) {
  MirType type = mir_type_of(h->f, v);
  if (type.kind == MIR_KIND_PROOF || is_leaf(h->f, v)) return;
  for (uint32_t l = loop_of(h, b); l; l = h->loops.items[l].parent) {
    if (is_inside(h, mir_value(h->f, v)->block, l)) return;
    /* for an outer loop it is counted at the first of its blocks */
    uint32_t *last = &seen->block[v.index];
    if (*last && is_inside(h, (BlockId){*last}, l)) continue;
    h->loops.items[l].room[is_float(h->f, v)]--;
  }
  seen->block[v.index] = b.index;
}

static void count_registers(Hoist *h) {
  MirFunc *f = h->f;
  Seen seen = {NEW_ARRAY(h->arena, uint32_t, f->values.count)};
  for (uint32_t o = 0; o < h->cfg.order_count; o++) {
    BlockId b = h->cfg.order[o];
    const MirBlock *block = mir_block(f, b);
    if (block->is_cold || !block->term.op || block->term.op != MIR_CALL) continue;
    for (uint32_t l = loop_of(h, b); l; l = h->loops.items[l].parent)
      h->loops.items[l].calls = true;
  }
  for (uint32_t l = 1; l < h->loops.count; l++) {
    Loop *loop = &h->loops.items[l];
    loop->room[0] = loop->calls ? CALL_ROOM : INT_ROOM;
    loop->room[1] = loop->calls ? 0 : FLOAT_ROOM;
  }
  for (uint32_t o = 0; o < h->cfg.order_count; o++) {
    BlockId b = h->cfg.order[o];
    MirBlock *block = mir_block(f, b);
    uint32_t in = loop_of(h, b);
    if (block->is_cold || !in) continue;
    if (h->loops.items[in].header.index == b.index)
      for (uint32_t l = in; l; l = h->loops.items[l].parent)
        for (uint32_t k = 0; k < block->params.count; k++)
          h->loops.items[l].room[is_float(f, block->params.items[k])]--;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        note_use(h, &seen, b, mir_inst(f, i)->operands[k]);
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      note_use(h, &seen, b, *u.value);
  }
}

/* ---- moving ---- */

/* The preheader of a loop: the only entering block, if the header is its only successor, or a new block on all entering edges. */
static BlockId front_of(Hoist *h, uint32_t l) {
  MirFunc *f = h->f;
  Loop *loop = &h->loops.items[l];
  if (loop->front.index) return loop->front;
  BlockId header = loop->header, from = {0};
  uint32_t count = 0;
  for (uint32_t p = 0; p < mir_pred_count(&h->cfg, header); p++)
    if (!is_back_edge(h, mir_preds(&h->cfg, header)[p], header))
      from = mir_preds(&h->cfg, header)[p].block, count++;
  if (count == 1 && mir_block(f, from)->term.op == MIR_GOTO) return loop->front = from;
  BlockId front = mir_block_new(f);
  uint32_t param_count = mir_block(f, header)->params.count;
  ValueId *params = NEW_ARRAY(f->arena, ValueId, param_count + 1);
  for (uint32_t k = 0; k < param_count; k++)
    params[k] = mir_block_param(f, front, mir_type_of(f, mir_block(f, header)->params.items[k]));
  for (uint32_t p = 0; p < mir_pred_count(&h->cfg, header); p++) {
    MirPred pred = mir_preds(&h->cfg, header)[p];
    if (!is_back_edge(h, pred, header))
      mir_block(f, pred.block)->term.edges[pred.edge].block = front;
  }
  MirAt at = mir_at_end(f, front, mir_block(f, header)->term.span);
  mir_goto(&at, header, params, param_count);
  while (h->loop_of.count <= front.index) vec_push(h->arena, &h->loop_of, 0);
  h->loop_of.items[front.index] = h->loops.items[l].parent;
  return h->loops.items[l].front = front;
}

static bool is_free(const MirInst *d) {
  return d->op == MIR_ZEXT || d->op == MIR_SEXT || d->op == MIR_TRUNC;
}

/* May the operation stand anywhere? */
static bool is_movable(const MirFunc *f, const MirInst *d) {
  if (!d->result.index || d->flags & MIR_PROVED) return false;
  MirKind kind = (MirKind)mir_type_of(f, d->result).kind;
  if (!mir_kind_is_int(kind) && !mir_kind_is_float(kind)) return false;
  return mir_op_has(d->op, MIR_PURE) && mir_op_has(d->op, MIR_EGRAPH) &&
         !mir_op_has(d->op, MIR_PARTIAL) && !(d->flags & MIR_NW);
}

static bool can_leave(const Hoist *h, ValueId v, uint32_t loop, uint32_t depth) {
  if (!is_inside(h, mir_value(h->f, v)->block, loop)) return true;
  const MirInst *d = mir_definition(h->f, v);
  if (!d || depth >= MOST_DEPTH) return false;
  if (is_leaf(h->f, v)) return mir_type_of(h->f, v).kind != MIR_KIND_PROOF;
  if (!is_movable(h->f, d)) return false;
  for (uint32_t k = 0; k < d->operand_count; k++)
    if (!can_leave(h, d->operands[k], loop, depth + 1)) return false;
  return true;
}

static void move(Hoist *h, ValueId v, uint32_t loop, BlockId front) {
  const MirInst *d = mir_definition(h->f, v);
  if (!d || !is_inside(h, mir_value(h->f, v)->block, loop)) return;
  for (uint32_t k = 0; k < d->operand_count; k++) move(h, d->operands[k], loop, front);
  mir_move_inst(h->f, mir_value(h->f, v)->inst, front, (InstId){0});
}

/* Is it worth a register? */
static bool is_wanted(const Hoist *h, const MirInst *d) {
  const MirFunc *f = h->f;
  if (!d->operand_count || !is_movable(f, d) || is_free(d)) return false;
  MirTypeRule rule = (MirTypeRule)mir_op_info[d->op].types;
  return rule != MIR_RULE_INT_TEST && rule != MIR_RULE_FLOAT_TEST && rule != MIR_RULE_REF_TEST &&
         rule != MIR_RULE_REF_QUESTION;
}

/* The outermost loop that the value can be moved out of and that has a register for it; 0: none. */
static uint32_t outermost(const Hoist *h, BlockId b, const MirInst *inst, bool is_dear) {
  uint32_t best = 0;
  bool floats = is_float(h->f, inst->result);
  for (uint32_t l = loop_of(h, b); l; l = h->loops.items[l].parent) {
    const Loop *loop = &h->loops.items[l];
    if (loop->is_cold || loop->room[floats] <= (is_dear && !loop->calls ? -DEAR : 0)) break;
    for (uint32_t k = 0; k < inst->operand_count; k++)
      if (!can_leave(h, inst->operands[k], l, 0)) return best;
    best = l;
  }
  return best;
}

static void take_room(Hoist *h, BlockId b, uint32_t out_of, bool floats) {
  for (uint32_t l = loop_of(h, b); l; l = h->loops.items[l].parent) {
    h->loops.items[l].room[floats]--;
    if (l == out_of) return;
  }
}

static void do_inst(Hoist *h, BlockId b, InstId i) {
  const MirInst *inst = mir_inst(h->f, i);
  uint32_t l =
      outermost(h, b, inst,
                mir_op_info[inst->op].cost >= DEAR && inst->op != MIR_LEN && inst->op != MIR_LOAD);
  if (!l) return;
  take_room(h, b, l, is_float(h->f, inst->result));
  move(h, inst->result, l, front_of(h, l));
}

/* ---- constants ---- */

/* Is it a constant that needs an instruction or a load at each use? */
static bool is_large(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  if (!d || d->op != MIR_CONST || d->flags & MIR_KEPT) return false;
  if (mir_kind_is_float(d->kind)) return d->imm != 0;
  return d->kind == MIR_KIND_I64 && d->imm != (int32_t)d->imm;
}

static ValueId keep(Hoist *h, BlockId b, ValueId v) {
  MirFunc *f = h->f;
  const MirInst d = *mir_definition(f, v);
  uint32_t equal = h->kept.count;
  for (uint32_t k = 0; k < h->kept.count; k++) {
    const Kept *kept = &h->kept.items[k];
    const MirInst *have = mir_definition(f, kept->to);
    if (have->kind != d.kind || have->imm != d.imm || !is_inside(h, b, kept->loop)) continue;
    if (kept->from.index == v.index) return kept->to;
    equal = k;
  }
  if (equal < h->kept.count) {
    Kept kept = h->kept.items[equal];
    kept.from = v;
    vec_push(h->arena, &h->kept, kept);
    return kept.to;
  }
  bool floats = is_float(f, v);
  uint32_t l = 0;
  for (uint32_t in = loop_of(h, b); in; in = h->loops.items[in].parent) {
    if (h->loops.items[in].is_cold || h->loops.items[in].calls ||
        h->loops.items[in].room[floats] <= 0)
      break;
    l = in;
  }
  if (!l) return v;
  take_room(h, b, l, floats);
  MirAt at = mir_at_end(f, front_of(h, l), d.span);
  ValueId to = mir_add_const(&at, (MirKind)d.kind, (uint64_t)d.imm);
  mir_definition(f, to)->flags |= MIR_KEPT;
  vec_push(h->arena, &h->kept, ((Kept){v, to, l}));
  return to;
}

/* Removes the constants that kept ones have replaced everywhere. */
static void remove_replaced(Hoist *h) {
  if (!h->kept.count) return;
  mir_count_uses(h->f);
  for (uint32_t k = 0; k < h->kept.count; k++) {
    MirValue *value = mir_value(h->f, h->kept.items[k].from);
    if (value->use_count++) continue; /* or removed already */
    if (h->f->unit->debug) mir_debug_replace(h->f, h->kept.items[k].from, h->kept.items[k].to);
    mir_remove_inst(h->f, value->inst);
  }
}

static bool runs_each_turn(const Hoist *h, BlockId b) {
  BlockId header = h->loops.items[loop_of(h, b)].header;
  for (uint32_t p = 0; p < mir_pred_count(&h->cfg, header); p++) {
    MirPred pred = mir_preds(&h->cfg, header)[p];
    if (is_back_edge(h, pred, header) && mir_dominates(&h->cfg, b, pred.block)) return true;
  }
  return false;
}

void mir_licm(MirFunc *func, PassContext *cx) {
  Hoist h = {.f = func, .arena = cx->scratch};
  mir_compute_cfg(func, cx->scratch, &h.cfg);
  if (!find_loops(&h)) return;
  count_registers(&h);
  for (uint32_t o = 0; o < h.cfg.order_count; o++) {
    BlockId b = h.cfg.order[o];
    if (!loop_of(&h, b) || mir_block(func, b)->is_cold || !runs_each_turn(&h, b)) continue;
    for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
      next = mir_inst(func, i)->next;
      for (uint32_t k = 0; k < mir_inst(func, i)->operand_count; k++) {
        ValueId v = mir_inst(func, i)->operands[k];
        if (!is_large(func, v)) continue;
        v = keep(&h, b, v);
        mir_inst(func, i)->operands[k] = v;
      }
      if (is_wanted(&h, mir_inst(func, i))) do_inst(&h, b, i);
    }
  }
  remove_replaced(&h);
}
