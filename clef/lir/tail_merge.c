/* tail_merge: blocks with equal ends share one copy of the end.
 *
 * In:    an allocated function. From here on only registers have a meaning, values have none.
 * Out:   equal sequences before a return, a tail call or jumps to one place exist once, if that is shorter.
 * Keeps: the effects of every path. Blocks are split, and the rest of a block jumps to the shared end.
 * Tests: t/asm/tails-are-shared.lir
 *
 * Blocks with one successor are compared backwards with those that have the same terminator. The shared end becomes a block
 * behind the more frequent of the two, which falls through to it; the other one jumps. In a loop a jump may cost more than it
 * saves, so only ends with a call are shared there.
 */
#include "clef/lir/alloc.h"
#include "clef/lir/dwarf.h"

enum { LEAST_BYTES = 10, MOST_COMPARED = 8, ROUNDS = 3 };

typedef struct Tails {
  LirFunc *func;
  const LirTarget *target;
  Arena *scratch;
  uint32_t leave_bytes;   /* of an epilogue */
  uint32_t *first, *next; /* blocks by their way out; next: by block */
  uint32_t bucket_count, most_blocks;
  /* by block: the shared end that was split off it, behind which older ones stand */
  LirBlock *after;
} Tails;

typedef struct Shared {
  uint32_t count, bytes;
  bool calls;
} Shared; /* instructions from the end */

static uint16_t properties_of(const Tails *tails, const LirInst *inst) {
  return inst->op < LIR_MACHINE ? 0 : tails->target->ops[inst->op - LIR_MACHINE].properties;
}

/* About as many as the instruction's text makes. */
static uint32_t bytes_of(const Tails *tails, const LirInst *inst) {
  enum { LINE = 4, MOVE = 3, SPILLED = 5 };
  if (inst->op == LIR_MOVE)
    return ((LirPlace)inst->disp | (LirPlace)inst->imm) & LIR_PLACE_SLOT ? SPILLED : MOVE;
  const LirMachineOp *op = &tails->target->ops[inst->op - LIR_MACHINE];
  uint32_t bytes = LINE;
  for (const char *t = op->templ; t && *t; t++) bytes += *t == ';' || *t == '|' ? LINE : 0;
  return bytes + (op->properties & LIR_LEAVES ? tails->leave_bytes : 0);
}

static bool same_place(const LirFunc *func, const LirInst *a, const LirInst *b) {
  if (a->place == b->place) return true;
  if (!a->place || !b->place) return false;
  const LirSource *x = &func->places.items[a->place], *y = &func->places.items[b->place];
  return x->line == y->line && x->column == y->column && x->site == y->site && x->flags == y->flags;
}

static bool same_inst(const LirFunc *func, const LirInst *a, const LirInst *b) {
  if (a->op != b->op || a->type != b->type || a->cond != b->cond || a->scale != b->scale ||
      a->disp != b->disp || a->imm != b->imm || a->symbol.index != b->symbol.index ||
      !same_place(func, a, b))
    return false;
  if (a->op == LIR_MOVE) return true;
  if (a->operand_count != b->operand_count || a->result_count != b->result_count) return false;
  for (uint32_t o = 0; o < a->operand_count; o++) {
    LirValue x = lir_operands(func, a)[o], y = lir_operands(func, b)[o];
    if (!x.index != !y.index || lir_type(func, x) != lir_type(func, y) ||
        func->operand_regs[a->operands + o] != func->operand_regs[b->operands + o])
      return false;
  }
  for (uint32_t r = 0; r < a->result_count; r++) {
    LirValue x = {a->result.index + r}, y = {b->result.index + r};
    if (lir_type(func, x) != lir_type(func, y) ||
        func->result_regs[x.index] != func->result_regs[y.index])
      return false;
  }
  return true;
}

static LirInst *inst_from_end(const LirFunc *func, const LirBlockRow *row, uint32_t k) {
  return &func->insts.items[row->insts.items[row->insts.count - 1 - k]];
}

/* Where both leave in one way: how much of their ends is the same. */
static void compare(const Tails *tails, LirBlock a, LirBlock b, Shared *shared) {
  const LirFunc *func = tails->func;
  const LirBlockRow *x = lir_block(func, a), *y = lir_block(func, b);
  *shared = (Shared){0};
  if (x->edges.count != y->edges.count || x->bare != y->bare) return;
  if (x->edges.count) {
    if (lir_final_target(func, x->edges.items[0].block).index !=
        lir_final_target(func, y->edges.items[0].block).index)
      return;
    shared->count = 1;
  }
  uint32_t most = x->insts.count < y->insts.count ? x->insts.count : y->insts.count;
  for (; shared->count < most; shared->count++) {
    const LirInst *inst = inst_from_end(func, x, shared->count);
    if (!same_inst(func, inst, inst_from_end(func, y, shared->count))) break;
    shared->bytes += bytes_of(tails, inst);
    shared->calls |= (properties_of(tails, inst) & (LIR_CALLS | LIR_LEAVES)) != 0;
  }
}

/* The block's last `count` instructions as a block of their own: itself, if it has no more. */
static LirBlock split(Tails *tails, LirBlock owner, uint32_t count) {
  LirFunc *func = tails->func;
  if (lir_block(func, owner)->insts.count == count && owner.index != 1 &&
      owner.index != func->frame_block.index)
    return owner;
  LirBlock end = lir_block_new(func);
  LirBlockRow *row = lir_block(func, owner), *shared = lir_block(func, end);
  uint32_t from = row->insts.count - count;
  for (uint32_t i = from; i < row->insts.count; i++)
    vec_push(func->arena, &shared->insts, row->insts.items[i]);
  for (uint32_t e = 0; e < row->edges.count; e++)
    vec_push(func->arena, &shared->edges, row->edges.items[e]);
  shared->cold = row->cold;
  shared->bare = row->bare;
  shared->loop_depth = row->loop_depth;
  row->insts.count = from;
  row->edges.count = 0;
  return end;
}

static void jump(Tails *tails, LirBlock from, LirBlock to) {
  LirFunc *func = tails->func;
  vec_push(func->arena, &func->insts, ((LirInst){.op = tails->target->jump_op}));
  LirBlockRow *row = lir_block(func, from);
  vec_push(func->arena, &row->insts, func->insts.count - 1);
  vec_push(func->arena, &row->edges, ((LirEdge){.block = to}));
}

static bool runs_less(const LirFunc *func, LirBlock a, LirBlock b) {
  const LirBlockRow *x = lir_block(func, a), *y = lir_block(func, b);
  return x->cold != y->cold ? x->cold : x->loop_depth < y->loop_depth;
}

static uint32_t bucket_of(const Tails *tails, LirBlock block) {
  const LirFunc *func = tails->func;
  const LirBlockRow *row = lir_block(func, block);
  uint32_t hash = 0;
  if (row->edges.count) {
    hash = lir_final_target(func, row->edges.items[0].block).index;
  } else {
    const LirInst *inst = inst_from_end(func, row, 0);
    hash = inst->op * 31u + inst->symbol.index;
  }
  return hash * 2654435761u >> 7 & (tails->bucket_count - 1);
}

/* For a debugger: the lines of shared instructions, of which the guest's copies go. */
static void join_lines(LirFunc *func, const LirBlockRow *shared, const LirBlockRow *guest,
                       uint32_t count) {
  for (uint32_t k = 0; func->unit->debug && k < count; k++) {
    LirInst *kept = inst_from_end(func, shared, k);
    const LirInst *gone = inst_from_end(func, guest, k);
    if (!kept->line || !gone->line) continue;
    const LirLine *a = &func->lines.items[kept->line], *b = &func->lines.items[gone->line];
    if (a->site == b->site) continue;
    LirLine joined = lir_debug_join(func->unit->debug, a, b);
    vec_push(func->arena, &func->lines, joined);
    kept->line = func->lines.count - 1;
  }
}

static bool share_end(Tails *tails, LirBlock block) {
  LirFunc *func = tails->func;
  if (func->blocks.count >= tails->most_blocks) return false;
  uint32_t *link = &tails->first[bucket_of(tails, block)], *best_link = NULL;
  Shared best = {0};
  for (uint32_t steps = 0; *link && steps < MOST_COMPARED; steps++, link = &tails->next[*link]) {
    LirBlock other = {*link};
    Shared shared;
    compare(tails, block, other, &shared);
    const LirBlockRow *colder = lir_block(func, runs_less(func, other, block) ? other : block);
    if (shared.bytes < LEAST_BYTES || shared.bytes <= best.bytes) continue;
    if (colder->loop_depth && !colder->cold && !shared.calls) continue;
    best = shared;
    best_link = link;
  }
  uint32_t *head = &tails->first[bucket_of(tails, block)];
  if (!best.count) {
    tails->next[block.index] = *head;
    *head = block.index;
    return false;
  }
  LirBlock other = {*best_link};
  bool takes_over = runs_less(func, other, block);
  LirBlock owner = takes_over ? block : other, guest = takes_over ? other : block;
  LirBlock end = split(tails, owner, best.count);
  if (end.index != owner.index) {
    jump(tails, owner, end);
    tails->after[end.index] = tails->after[owner.index];
    tails->after[owner.index] = end;
  }
  LirBlockRow *row = lir_block(func, guest);
  join_lines(func, lir_block(func, end), row, best.count);
  lir_block(func, end)->is_shared = true;
  row->insts.count -= best.count;
  row->edges.count = 0;
  jump(tails, guest, end);
  /* the shared end stands for both */
  uint32_t rest = tails->next[other.index];
  *best_link = end.index;
  tails->next[end.index] = rest;
  return true;
}

void lir_merge_tails(LirFunc *func, const LirTarget *target, Arena *scratch) {
  Tails tails = {.func = func, .target = target, .scratch = scratch, .bucket_count = 16};
  tails.most_blocks = func->blocks.count + 2 * func->order.count;
  while (tails.bucket_count < func->order.count) tails.bucket_count *= 2;
  tails.leave_bytes = 1 + regs_count(func->used_regs & target->conv[func->conv].kept) * 3 / 2;
  tails.next = NEW_ARRAY(scratch, uint32_t, tails.most_blocks);
  tails.after = NEW_ARRAY(scratch, LirBlock, tails.most_blocks);
  bool changed = true;
  for (uint32_t round = 0; changed && round < ROUNDS; round++) {
    changed = false;
    tails.first = NEW_ARRAY(scratch, uint32_t, tails.bucket_count);
    uint32_t count = func->order.count;
    for (uint32_t k = 0; k < count; k++) {
      LirBlock block = func->order.items[k];
      const LirBlockRow *row = lir_block(func, block);
      if (row->edges.count > 1 || row->insts.count < 2) continue;
      if (k && lir_final_target(func, block).index != block.index) continue;
      changed |= share_end(&tails, block);
    }
    if (!changed) break;
    LirBlock *order = NEW_ARRAY(func->arena, LirBlock, func->blocks.count);
    uint32_t placed = 0;
    for (uint32_t k = 0; k < count; k++) {
      LirBlock block = func->order.items[k];
      order[placed++] = block;
      for (LirBlock end = tails.after[block.index]; end.index; end = tails.after[end.index])
        order[placed++] = end;
      for (LirBlock end = tails.after[block.index], then; end.index; end = then) {
        then = tails.after[end.index];
        tails.after[end.index].index = 0;
      }
      tails.after[block.index].index = 0;
    }
    func->order.items = order;
    func->order.count = func->order.capacity = placed;
  }
}
