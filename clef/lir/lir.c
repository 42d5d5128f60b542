/* lir: making functions, and the analyses over their blocks. */
#include "clef/lir/lir.h"

enum {
  PURE = LIR_PURE,
  LOADS = LIR_LOADS,
  STORES = LIR_STORES,
  CALLS = LIR_CALLS,
  COMMUTES = LIR_COMMUTES,
  TERMINATES = LIR_TERMINATES
};
const LirOpInfo lir_op_info[LIR_OP_COUNT] = {
#define OP(name, text, types, properties) {text, types, properties},
#include "clef/lir/ops.def"
};

const char *const lir_cond_text[LIR_COND_COUNT] = {"eq",  "ne",  "lt",  "ge",  "gt",  "le",  "ult",
                                                   "uge", "ugt", "ule", "nlt", "nge", "ngt", "nle"};
const char *const lir_conv_text[LIR_CONV_COUNT] = {"clef", "c", "keep", "sys"};

LirCond lir_cond_swapped(LirCond cond) {
  switch (cond) {
  case LIR_EQ:
  case LIR_NE: return cond;
  case LIR_LT: return LIR_GT;
  case LIR_GT: return LIR_LT;
  case LIR_LE: return LIR_GE;
  case LIR_GE: return LIR_LE;
  case LIR_ULT: return LIR_UGT;
  case LIR_UGT: return LIR_ULT;
  case LIR_ULE: return LIR_UGE;
  case LIR_UGE: return LIR_ULE;
  case LIR_NLT: return LIR_NGT;
  case LIR_NGT: return LIR_NLT;
  case LIR_NLE: return LIR_NGE;
  case LIR_NGE: return LIR_NLE;
  case LIR_COND_COUNT: break;
  }
  bug("lir: condition %d", (int)cond);
}

LirCond lir_cond_negated(LirCond cond, bool is_float) {
  switch (cond) {
  case LIR_EQ: return LIR_NE;
  case LIR_NE: return LIR_EQ;
  case LIR_LT: return is_float ? LIR_NLT : LIR_GE;
  case LIR_GE: return is_float ? LIR_NGE : LIR_LT;
  case LIR_GT: return is_float ? LIR_NGT : LIR_LE;
  case LIR_LE: return is_float ? LIR_NLE : LIR_GT;
  case LIR_ULT: return LIR_UGE;
  case LIR_UGE: return LIR_ULT;
  case LIR_UGT: return LIR_ULE;
  case LIR_ULE: return LIR_UGT;
  case LIR_NLT: return LIR_LT;
  case LIR_NGE: return LIR_GE;
  case LIR_NGT: return LIR_GT;
  case LIR_NLE: return LIR_LE;
  case LIR_COND_COUNT: break;
  }
  bug("lir: condition %d", (int)cond);
}

/* ---- building ---- */

LirFunc *lir_func_new(Arena *arena, LirUnit *unit, Name name) {
  LirFunc *func = NEW(arena, LirFunc);
  func->arena = arena;
  func->unit = unit;
  func->name = name;
  vec_reserve(arena, &func->insts, 64);
  vec_reserve(arena, &func->values, 64);
  vec_reserve(arena, &func->operands, 128);
  vec_push(arena, &func->insts, ((LirInst){0}));
  vec_push(arena, &func->blocks, ((LirBlockRow){0}));
  vec_push(arena, &func->values, ((LirValueRow){0}));
  return func;
}

LirBlock lir_block_new(LirFunc *func) {
  vec_push(func->arena, &func->blocks, ((LirBlockRow){0}));
  return (LirBlock){func->blocks.count - 1};
}

static LirValue value_new(LirFunc *func, LirType type, LirBlock block, uint32_t def,
                          bool is_param) {
  vec_push(func->arena, &func->values,
           ((LirValueRow){.type = (uint8_t)type, .is_param = is_param, .def = def, .block = block}));
  return (LirValue){func->values.count - 1};
}

LirValue lir_param_new(LirFunc *func, LirBlock block, LirType type) {
  LirValue value = value_new(func, type, block, block.index, true);
  LirBlockRow *row = lir_block(func, block);
  vec_push(func->arena, &row->params, value);
  return value;
}

static uint32_t add_operands(LirFunc *func, const LirValue *operands, uint32_t count) {
  uint32_t first = func->operands.count;
  vec_reserve(func->arena, &func->operands, first + count);
  for (uint32_t i = 0; i < count; i++) func->operands.items[first + i] = operands[i];
  func->operands.count += count;
  return first;
}

LirInst *lir_add(LirFunc *func, LirBlock block, LirOp op, LirType type, const LirValue *operands,
                 uint32_t operand_count) {
  LirBlockRow *row = lir_block(func, block);
  uint32_t first = add_operands(func, operands, operand_count);
  vec_push(func->arena, &func->insts,
           ((LirInst){.op = (uint16_t)op,
                      .type = (uint8_t)type,
                      .operand_count = narrow16(operand_count),
                      .operands = first,
                      .place = func->place,
                      .line = func->line}));
  vec_push(func->arena, &row->insts, func->insts.count - 1);
  return &vec_last(&func->insts);
}

LirValue lir_result(LirFunc *func, LirBlock block, LirType type) {
  LirInst *inst = &vec_last(&func->insts);
  LirValue value = value_new(func, type, block, func->insts.count - 1, false);
  if (!inst->result_count++) inst->result = value;
  return value;
}

LirValue lir_op0(LirFunc *func, LirBlock block, LirOp op, LirType type, int64_t imm) {
  lir_add(func, block, op, type, NULL, 0)->imm = imm;
  return lir_result(func, block, type);
}
LirValue lir_op1(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue a) {
  lir_add(func, block, op, type, &a, 1);
  return lir_result(func, block, type);
}
LirValue lir_op2(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue a, LirValue b) {
  LirValue operands[2] = {a, b};
  lir_add(func, block, op, type, operands, 2);
  return lir_result(func, block, type);
}
LirValue lir_compare(LirFunc *func, LirBlock block, LirOp op, LirCond cond, LirValue a,
                     LirValue b) {
  LirValue operands[2] = {a, b};
  lir_add(func, block, op, lir_type(func, a), operands, 2)->cond = (uint8_t)cond;
  return lir_result(func, block, LIR_I32);
}
LirValue lir_load(LirFunc *func, LirBlock block, LirOp op, LirType type, LirValue address,
                  int32_t disp) {
  lir_add(func, block, op, type, &address, 1)->disp = disp;
  return lir_result(func, block, type);
}
void lir_store(LirFunc *func, LirBlock block, LirOp op, LirValue address, int32_t disp,
               LirValue value) {
  LirValue operands[2] = {address, value};
  lir_add(func, block, op, lir_type(func, value), operands, 2)->disp = disp;
}
LirValue lir_symbol(LirFunc *func, LirBlock block, Name symbol, int32_t disp) {
  LirInst *inst = lir_add(func, block, LIR_SYMBOL, LIR_I64, NULL, 0);
  inst->symbol = symbol;
  inst->disp = disp;
  return lir_result(func, block, LIR_I64);
}

void lir_edge(LirFunc *func, LirBlock from, LirBlock to, const LirValue *args, uint32_t arg_count) {
  uint32_t first = add_operands(func, args, arg_count);
  LirBlockRow *row = lir_block(func, from);
  vec_push(func->arena, &row->edges,
           ((LirEdge){.block = to, .args = first, .arg_count = arg_count}));
}

/* ---- analyses ---- */

void lir_compute_preds(LirFunc *func) {
  for (uint32_t b = 1; b < func->blocks.count; b++) func->blocks.items[b].preds.count = 0;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock from = func->order.items[k];
    LirBlockRow *row = lir_block(func, from);
    for (uint32_t e = 0; e < row->edges.count; e++) {
      LirBlockRow *to = lir_block(func, row->edges.items[e].block);
      vec_push(func->arena, &to->preds, from);
    }
  }
}

typedef struct Exit { /* an edge that leaves the loop of a header */
  LirBlock to;
  uint32_t next; /* of the same header, + 1 */
} Exit;

typedef struct Order {
  LirFunc *func;
  Arena *scratch;
  uint8_t *state; /* by block: 0 unseen, 1 on the path, 2 done */
  uint32_t *next, *path, *post;
  uint32_t done;
  VEC(LirBlock) back;   /* sources of back edges, with their targets in turn */
  uint32_t *first_exit; /* by header, + 1; NULL in the first walk */
  VEC(Exit) exits;
} Order;

static void enter(Order *o, uint32_t *depth, LirBlock to) {
  if (o->state[to.index]) return;
  o->state[to.index] = 1;
  o->path[(*depth)++] = to.index;
}

/* Depth first; what is done first comes last. A header's exits are walked before its loop, which so stands in one piece. */
static void walk(Order *o) {
  uint32_t depth = 0;
  o->done = 0;
  enter(o, &depth, (LirBlock){1});
  while (depth) {
    uint32_t b = o->path[depth - 1], exit = o->first_exit ? o->first_exit[b] : 0;
    const LirBlockRow *row = &o->func->blocks.items[b];
    if (exit) {
      o->first_exit[b] = o->exits.items[exit - 1].next;
      enter(o, &depth, o->exits.items[exit - 1].to);
    } else if (o->next[b] < row->edges.count) {
      /* last edges first: then the first successor follows its block in the order */
      LirBlock to = row->edges.items[row->edges.count - 1 - o->next[b]++].block;
      if (!o->first_exit && o->state[to.index] == 1) {
        vec_push(o->scratch, &o->back, ((LirBlock){b}));
        vec_push(o->scratch, &o->back, to);
      }
      enter(o, &depth, to);
    } else {
      o->state[b] = 2;
      o->post[o->done++] = b;
      depth--;
    }
  }
  LirFunc *func = o->func;
  func->order.count = 0;
  vec_reserve(func->arena, &func->order, o->done);
  for (uint32_t k = o->done; k-- > 0;)
    vec_push(func->arena, &func->order, ((LirBlock){o->post[k]}));
}

/* A loop's body: what reaches a back edge's source without passing its target. Back edges to one target are one loop; they
 * are grouped by marking the target's sources together. */
static void find_loops(Order *o) {
  LirFunc *func = o->func;
  uint32_t n = func->blocks.count, *mark = NEW_ARRAY(o->scratch, uint32_t, n);
  uint32_t *first_exit = NEW_ARRAY(o->scratch, uint32_t, n);
  for (uint32_t i = 0; i < o->back.count; i += 2) {
    LirBlock head = o->back.items[i + 1];
    if (!head.index) continue;
    uint32_t stamp = i + 1, count = 0, *body = o->path;
    mark[head.index] = stamp;
    body[count++] = head.index;
    for (uint32_t j = i; j < o->back.count; j += 2) {
      LirBlock source = o->back.items[j];
      if (o->back.items[j + 1].index != head.index) continue;
      o->back.items[j + 1].index = 0;
      if (mark[source.index] != stamp) body[count++] = source.index;
      mark[source.index] = stamp;
    }
    for (uint32_t k = 0; k < count; k++) {
      LirBlockRow *row = &func->blocks.items[body[k]];
      row->loop_depth++;
      for (uint32_t p = 0; k && p < row->preds.count; p++) {
        uint32_t pred = row->preds.items[p].index;
        if (mark[pred] != stamp) body[count++] = pred;
        mark[pred] = stamp;
      }
    }
    for (uint32_t k = 0; k < count; k++) {
      const LirBlockRow *row = &func->blocks.items[body[k]];
      for (uint32_t e = 0; e < row->edges.count; e++) {
        LirBlock to = row->edges.items[e].block;
        if (mark[to.index] == stamp) continue;
        vec_push(o->scratch, &o->exits, ((Exit){to, first_exit[head.index]}));
        first_exit[head.index] = o->exits.count;
      }
    }
  }
  o->first_exit = first_exit;
}

void lir_compute_order(LirFunc *func, Arena *scratch) {
  uint32_t n = func->blocks.count;
  Order o = {.func = func, .scratch = scratch};
  o.state = NEW_ARRAY(scratch, uint8_t, n);
  o.next = NEW_ARRAY(scratch, uint32_t, n);
  o.path = NEW_ARRAY(scratch, uint32_t, n);
  o.post = NEW_ARRAY(scratch, uint32_t, n);
  walk(&o);
  lir_compute_preds(func);
  for (uint32_t k = 0; k < o.done; k++) lir_block(func, func->order.items[k])->loop_depth = 0;
  if (!o.back.count) return;
  find_loops(&o);
  memset(o.state, 0, n * sizeof *o.state);
  memset(o.next, 0, n * sizeof *o.next);
  walk(&o);
}

void lir_count_uses(LirFunc *func) {
  for (uint32_t v = 1; v < func->values.count; v++) func->values.items[v].uses = 0;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlockRow *row = lir_block(func, func->order.items[k]);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      LirInst *inst = &func->insts.items[row->insts.items[i]];
      for (uint32_t o = 0; o < inst->operand_count; o++)
        func->values.items[func->operands.items[inst->operands + o].index].uses++;
    }
    for (uint32_t e = 0; e < row->edges.count; e++)
      for (uint32_t a = 0; a < row->edges.items[e].arg_count; a++)
        func->values.items[func->operands.items[row->edges.items[e].args + a].index].uses++;
  }
}

LirBlock lir_final_target(const LirFunc *func, LirBlock block) {
  for (uint32_t steps = 0; steps < func->blocks.count; steps++) {
    const LirBlockRow *row = lir_block(func, block);
    if (row->insts.count != 1 || row->edges.count != 1 ||
        row->edges.items[0].block.index == block.index || block.index == func->frame_block.index)
      break;
    block = row->edges.items[0].block;
  }
  return block;
}

void lir_split_critical_edges(LirFunc *func) {
  bool changed = false;
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock from = func->order.items[k];
    uint32_t edge_count = lir_block(func, from)->edges.count;
    if (edge_count < 2) continue;
    for (uint32_t e = 0; e < edge_count; e++) {
      LirEdge edge = lir_block(func, from)->edges.items[e];
      if (lir_block(func, edge.block)->preds.count < 2 && !edge.arg_count) continue;
      LirBlock between = lir_block_new(func);
      LirBlockRow *row = lir_block(func, between);
      LirBlockRow *source = lir_block(func, from), *target = lir_block(func, edge.block);
      row->cold = source->cold || target->cold;
      row->loop_depth =
          source->loop_depth < target->loop_depth ? source->loop_depth : target->loop_depth;
      lir_add(func, between, LIR_GOTO, LIR_NONE, NULL, 0);
      vec_push(func->arena, &row->edges,
               ((LirEdge){.block = edge.block, .args = edge.args, .arg_count = edge.arg_count}));
      source->edges.items[e].block = between;
      source->edges.items[e].arg_count = 0;
      vec_push(func->arena, &func->order, between); /* placed below */
      changed = true;
    }
  }
  if (!changed) return;
  /* New blocks stand in the order right after their source: reverse postorder stays one. */
  uint32_t n = func->order.count;
  LirBlock *order = NEW_ARRAY(func->arena, LirBlock, n);
  uint8_t *placed = NEW_ARRAY(func->arena, uint8_t, func->blocks.count);
  uint32_t count = 0;
  uint32_t old_blocks = func->blocks.count;
  for (uint32_t k = 0; k < n; k++) {
    LirBlock block = func->order.items[k];
    if (placed[block.index]) continue;
    placed[block.index] = 1;
    order[count++] = block;
    LirBlockRow *row = lir_block(func, block);
    if (row->edges.count < 2) continue;
    for (uint32_t e = 0; e < row->edges.count; e++) {
      LirBlock to = row->edges.items[e].block;
      /* a split block has no parameters, one GOTO, and no preds computed yet */
      if (to.index < old_blocks && !placed[to.index] && !lir_block(func, to)->preds.count) {
        placed[to.index] = 1;
        order[count++] = to;
      }
    }
  }
  func->order.items = order;
  func->order.count = func->order.capacity = count;
  lir_compute_preds(func);
}
