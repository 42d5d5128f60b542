/* tested_words: counts of words that a test has classified, drops of objects whose row a test has determined.
 *
 *      v2 = is_imm v1; switch v2 { 0 -> b2, default -> b3 }
 *    b2: drop v1            =>   drop v1 counted        no look whether it is an immediate
 *    b3: drop v1            =>   nothing
 *
 *      v3 = cast.ref<Row> v1; ...; drop v1            =>   ...; drop v3          its release routine is known
 *
 * In:    a function with counts.
 * Out:   counts behind a test of their word do not test it again; a drop names the row that a cast in front of it names.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/count-known-*.mir, t/mir/count-row-known-by-a-cast.mir
 *
 * A fact holds where a test's edge leads and nothing else does, and in all that this block dominates.
 */
#include "clef/mir/own/own.h"

typedef struct Fact {
  BlockId block;
  bool is_object;
  uint32_t next; /* of the same value */
} Fact;

typedef struct Known {
  MirFunc *func;
  Arena *arena;
  MirCfg cfg;
  uint32_t *first; /* by value: its facts, 0 none */
  VEC(Fact) facts; /* item 0 unused */
  ValueId *cast;   /* by value: the last cast of it to a row without subtypes */
} Known;

/* The word that a terminator's switch tests for an immediate, if it does. */
static ValueId tested(const MirFunc *f, const MirTerm *term) {
  if (term->op != MIR_SWITCH) return (ValueId){0};
  const MirInst *test = mir_definition(f, term->operands[0]);
  return test && test->op == MIR_IS_IMM ? mir_behind_casts(f, test->operands[0]) : (ValueId){0};
}

static bool is_count(const MirInst *inst) {
  switch (inst->op) {
  case MIR_DUP:
  case MIR_DROP:
  case MIR_LOWER:
  case MIR_IS_UNIQUE:
  case MIR_DROP_REUSE: return true;
  default: return false;
  }
}

static void add_facts(Known *k, BlockId b) {
  MirFunc *f = k->func;
  const MirTerm *term = &mir_block(f, b)->term;
  ValueId word = tested(f, term);
  for (uint32_t e = 0; word.index && e < term->edge_count; e++) {
    BlockId to = term->edges[e].block;
    if (mir_pred_count(&k->cfg, to) != 1) continue;
    bool is_object = e < term->case_count && term->cases[e] == 0;
    if (!is_object && !(term->case_count == 1 && term->cases[0] == 0) &&
        !(e < term->case_count && term->cases[e] == 1))
      continue; /* the default of a switch without case 0 */
    vec_push(k->arena, &k->facts, ((Fact){to, is_object, k->first[word.index]}));
    k->first[word.index] = k->facts.count - 1;
  }
}

static void use_facts(Known *k, InstId i) {
  MirFunc *f = k->func;
  MirInst *inst = mir_inst(f, i);
  ValueId word = mir_behind_casts(f, inst->operands[0]);
  if (!mir_type_of(f, inst->operands[0]).may_be_immediate) return;
  if (!mir_type_of(f, word).may_be_immediate) { /* cast to a type that has immediates */
    inst->flags |= MIR_COUNTED;
    return;
  }
  for (uint32_t n = k->first[word.index]; n; n = k->facts.items[n].next) {
    const Fact *fact = &k->facts.items[n];
    if (!mir_dominates(&k->cfg, fact->block, inst->block)) continue;
    if (fact->is_object)
      inst->flags |= MIR_COUNTED;
    else if (!inst->result.index)
      mir_remove_inst(f, i);
    return;
  }
}

/* Is it an object of one row for sure? */
static bool is_exact(const MirFunc *f, ValueId v) {
  MirType type = mir_type_of(f, v);
  return type.kind == MIR_KIND_REF && !type.may_be_immediate &&
         layout_is_exact(&f->unit->layout, type.row);
}

/* The object of a row that may have subtypes, or of none. */
static bool is_vague(const MirFunc *f, ValueId v) {
  RowId row = mir_type_of(f, v).row;
  return !row.index || !layout_is_exact(&f->unit->layout, row);
}

static void use_cast(Known *k, MirInst *drop) {
  ValueId cast = k->cast[mir_behind_casts(k->func, drop->operands[0]).index];
  if (!cast.index || !is_vague(k->func, drop->operands[0])) return;
  if (mir_dominates(&k->cfg, mir_value(k->func, cast)->block, drop->block))
    drop->operands[0] = cast;
}

void own_use_tests(MirFunc *func, Arena *scratch) {
  Known k = {.func = func, .arena = scratch};
  bool has_test = false, has_cast = false;
  for (uint32_t b = 1; b < func->blocks.count && !has_test; b++)
    has_test = !func->blocks.items[b].is_removed && tested(func, &func->blocks.items[b].term).index;
  for (uint32_t i = 1; i < func->insts.count && !has_test && !has_cast; i++) {
    const MirInst *inst = &func->insts.items[i];
    if (!is_count(inst)) continue;
    has_cast = inst->op == MIR_DROP && is_vague(func, inst->operands[0]);
    has_cast |= mir_behind_casts(func, inst->operands[0]).index != inst->operands[0].index;
  }
  if (!has_test && !has_cast) return;
  mir_compute_cfg(func, scratch, &k.cfg);
  k.first = NEW_ARRAY(scratch, uint32_t, func->values.count);
  k.cast = NEW_ARRAY(scratch, ValueId, func->values.count);
  vec_push(scratch, &k.facts, ((Fact){.next = 0}));
  for (uint32_t o = 0; o < k.cfg.order_count; o++) add_facts(&k, k.cfg.order[o]);
  for (uint32_t o = 0; o < k.cfg.order_count; o++)
    for (InstId i = mir_block(func, k.cfg.order[o])->first, next; i.index; i = next) {
      MirInst *inst = mir_inst(func, i);
      next = inst->next;
      if (inst->op == MIR_CAST && is_exact(func, inst->result))
        k.cast[mir_behind_casts(func, inst->result).index] = inst->result;
      else if (inst->op == MIR_DROP)
        use_cast(&k, inst);
      if (is_count(inst)) use_facts(&k, i);
    }
}
