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
 * Two loads of a mutable place are equal under one state of memory (memory.h).
 */
#include "clef/mir/memory.h"
#include "clef/mir/passes.h"

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
  uint32_t clock = 2 * cfg.order_count + 1;
  uint32_t *state_of = NEW_ARRAY(cx->scratch, uint32_t, func->insts.count); /* of a load */
  MirMemory memory;
  mir_memory_init(&memory, func, &cfg, cx->scratch);
  BlockId *walk = NEW_ARRAY(cx->scratch, BlockId, clock);
  for (uint32_t o = 0; o < cfg.order_count; o++)
    walk[cfg.dom_in[cfg.order[o].index]] = cfg.order[o];
  for (uint32_t time = 0; time < clock; time++) {
    BlockId b = walk[time];
    if (!b.index) continue;
    mir_memory_enter(&memory, b);
    for (InstId i = mir_block(func, b)->first, next; i.index; i = next) {
      MirInst *inst = mir_inst(func, i);
      next = inst->next;
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (replacement[inst->operands[k].index].index)
          inst->operands[k] = replacement[inst->operands[k].index];
      mir_memory_step(&memory, inst);
      if (!is_candidate(inst)) continue;
      bool is_mutable = inst->op == MIR_LOAD && inst->flags & MIR_MUTABLE;
      if (is_mutable && !(state_of[i.index] = mir_memory_state(&memory, inst))) continue;
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
    mir_memory_leave(&memory, b);
  }
  mir_replace_all_uses(func, replacement);
}
