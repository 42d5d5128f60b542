/* cse: one computation for equal ones, where one dominates the others (value numbering over the dominator tree).
 *
 * In:    verified MIR before ownership.
 * Out:   no two equal pure instructions, the first of which dominates the second. Loads of immutable fields, lengths and
 *        tags count as pure: what they read was stored before anybody saw the object. Nor two loads of a mutable place where
 *        nothing on any way between them may have stored to it: loops read but once what they do not write.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/cse-*.mir
 *
 * Equal up to the proof: the dominating one has a proof of its own.
 *
 * What is stored is told apart by its kind: memory has a state for each, a store with a row begins another one for the kind
 * stored, everything else that writes and a call for all; a join for what the blocks between it and its dominator store,
 * if these are not too many. Two loads are equal under one state. A reference is lent by
 * its place as long (clef/mir/own/roots.c, Note [Lending what a place holds]).
 */
#include "clef/mir/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_BETWEEN = 64, EVERY_KIND = (1 << MIR_KIND_COUNT) - 1 };

typedef struct Memory { /* what was last stored, by kind: numbers of states */
  uint32_t state[MIR_KIND_COUNT];
} Memory;

typedef struct Between { /* which blocks lie between a join and its dominator */
  const MirFunc *f;
  const MirCfg *cfg;
  uint32_t *written; /* by block: the kinds it stores, a bit each; bit 31: known */
  uint32_t *seen;    /* by block: the join that it was looked at for */
} Between;

static void forget(Memory *memory, uint32_t *states) {
  ++*states;
  for (uint32_t k = 0; k < MIR_KIND_COUNT; k++) memory->state[k] = *states;
}

/* What an instruction does to it. */
static void write(Memory *memory, const MirInst *inst, uint32_t *states) {
  if (!mir_op_has(inst->op, MIR_WRITES)) return;
  if (inst->op == MIR_STORE && inst->row.index)
    memory->state[inst->kind] = ++*states;
  else
    forget(memory, states);
}

static uint32_t written_by(Between *w, BlockId b) {
  if (w->written[b.index]) return w->written[b.index];
  const MirBlock *block = mir_block(w->f, b);
  uint32_t kinds = block->term.op == MIR_CALL ? EVERY_KIND : 0;
  for (InstId i = block->first; i.index; i = mir_inst(w->f, i)->next) {
    const MirInst *inst = mir_inst(w->f, i);
    if (!mir_op_has(inst->op, MIR_WRITES)) continue;
    kinds |= inst->op == MIR_STORE && inst->row.index ? 1u << inst->kind : EVERY_KIND;
  }
  return w->written[b.index] = kinds | 1u << 31;
}

/* The kinds that may have been stored on a way from the end of the join's dominator to the join: all blocks from which it is
 * reached without the dominator; of a loop's header the whole loop, itself included. */
static uint32_t written_between(Between *w, BlockId join) {
  BlockId stack[MOST_BETWEEN], dominator = w->cfg->idom[join.index];
  uint32_t depth = 0, looked = 0, kinds = 0;
  BlockId at = join;
  if (!dominator.index || mir_block(w->f, dominator)->term.op == MIR_CALL) return EVERY_KIND;
  for (;;) {
    for (uint32_t p = 0; p < mir_pred_count(w->cfg, at); p++) {
      BlockId from = mir_preds(w->cfg, at)[p].block;
      if (from.index == dominator.index || w->seen[from.index] == join.index) continue;
      if (++looked > MOST_BETWEEN) return EVERY_KIND;
      w->seen[from.index] = join.index;
      kinds |= written_by(w, from);
      stack[depth++] = from;
    }
    if (!depth || (kinds & EVERY_KIND) == EVERY_KIND) return kinds & EVERY_KIND;
    at = stack[--depth];
  }
}

static bool is_candidate(const MirInst *inst) {
  if (!inst->result.index) return false;
  if (inst->op == MIR_LOAD) return !(inst->flags & MIR_MUTABLE) || inst->row.index;
  if (inst->op == MIR_LEN || inst->op == MIR_TAG || inst->op == MIR_ROW_OF ||
      inst->op == MIR_IS_INSTANCE || inst->op == MIR_IMPLEMENTS)
    return true;
  return mir_op_has(inst->op, MIR_PURE) && mir_op_has(inst->op, MIR_EGRAPH);
}

static uint32_t value_operands(const MirInst *inst) {
  return inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
}

static uint32_t hash_inst(const MirInst *inst) {
  uint32_t h = hash_u32(inst->op, inst->kind);
  h = hash_u32(h, (uint32_t)inst->imm);
  h = hash_u32(h, (uint32_t)((uint64_t)inst->imm >> 32));
  h = hash_u32(h, inst->u.symbol.index);
  uint32_t n = value_operands(inst);
  if (n == 2 && mir_op_has(inst->op, MIR_COMMUTES))
    return hash_u32(h, inst->operands[0].index + inst->operands[1].index);
  for (uint32_t k = 0; k < n; k++) h = hash_u32(h, inst->operands[k].index);
  return h;
}

static bool same_computation(const MirFunc *f, const MirInst *a, const MirInst *b) {
  if (a->op != b->op || a->kind != b->kind || a->imm != b->imm ||
      a->u.symbol.index != b->u.symbol.index)
    return false;
  if (a->row.index != b->row.index || a->tag != b->tag) return false;
  uint32_t n = value_operands(a);
  if (n != value_operands(b) ||
      !mir_type_same(mir_type_of(f, a->result), mir_type_of(f, b->result)))
    return false;
  bool same = true;
  for (uint32_t k = 0; k < n; k++) same = same && a->operands[k].index == b->operands[k].index;
  if (!same && n == 2 && mir_op_has(a->op, MIR_COMMUTES))
    same = a->operands[0].index == b->operands[1].index &&
           a->operands[1].index == b->operands[0].index;
  return same;
}

void mir_cse(MirFunc *func, PassContext *cx) {
  MirCfg cfg;
  mir_compute_cfg(func, cx->scratch, &cfg);
  uint32_t bucket_count = 64;
  while (bucket_count < func->insts.count) bucket_count *= 2;
  uint32_t *buckets = NEW_ARRAY(cx->scratch, uint32_t, bucket_count);
  uint32_t *chain = NEW_ARRAY(cx->scratch, uint32_t, func->insts.count);
  ValueId *replacement = NEW_ARRAY(cx->scratch, ValueId, func->values.count);
  /* The dominator tree from the root, each subtree whole: what does not dominate here will not dominate later, so it
   * leaves its bucket. */
  uint32_t clock = 2 * cfg.order_count + 1, states = 0;
  Memory *at_end = NEW_ARRAY(cx->scratch, Memory, func->blocks.count);
  uint32_t *state_of = NEW_ARRAY(cx->scratch, uint32_t, func->insts.count); /* of a load */
  Between between = {func, &cfg, NEW_ARRAY(cx->scratch, uint32_t, func->blocks.count),
                     NEW_ARRAY(cx->scratch, uint32_t, func->blocks.count)};
  BlockId *walk = NEW_ARRAY(cx->scratch, BlockId, clock);
  for (uint32_t o = 0; o < cfg.order_count; o++)
    walk[cfg.dom_in[cfg.order[o].index]] = cfg.order[o];
  for (uint32_t time = 0; time < clock; time++) {
    BlockId b = walk[time];
    if (!b.index) continue;
    Memory memory;
    uint32_t lost = b.index == MIR_ENTRY.index ? EVERY_KIND : written_between(&between, b);
    if (lost != EVERY_KIND) memory = at_end[cfg.idom[b.index].index];
    if (lost) ++states;
    for (uint32_t k = 0; k < MIR_KIND_COUNT; k++)
      if (lost & 1u << k) memory.state[k] = states;
    for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
      MirInst *inst = mir_inst(func, i);
      next = inst->next;
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (replacement[inst->operands[k].index].index)
          inst->operands[k] = replacement[inst->operands[k].index];
      write(&memory, inst, &states);
      if (!is_candidate(inst)) continue;
      bool is_mutable = inst->op == MIR_LOAD && inst->flags & MIR_MUTABLE;
      if (is_mutable) state_of[i.index] = memory.state[inst->kind];
      uint32_t *bucket = &buckets[hash_inst(inst) & (bucket_count - 1)];
      while (*bucket && !mir_dominates(&cfg, mir_inst(func, (InstId){*bucket})->block, b))
        *bucket = chain[*bucket];
      uint32_t found = *bucket;
      while (found && !(same_computation(func, mir_inst(func, (InstId){found}), inst) &&
                        state_of[found] == state_of[i.index]))
        found = chain[found];
      if (found) {
        replacement[inst->result.index] = mir_inst(func, (InstId){found})->result;
        mir_remove_inst(func, i);
        func->is_simple = false;
        continue;
      }
      chain[i.index] = *bucket;
      *bucket = i.index;
    }
    at_end[b.index] = memory;
  }
  mir_replace_all_uses(func, replacement);
}
