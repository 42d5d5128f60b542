/* load_sinking: moves loads of fields into the branches that use them.
 *
 * In:    verified MIR before ownership.
 * Out:   no load of an immutable reference stands before a switch if all its uses stand behind the switch, in branches that are
 *        entered only from there.
 * Keeps: blocks, edges.
 * Tests: t/mir/load-sinking-*.mir
 *
 * The gain is in ownership, not in the load. At its last use an object is taken apart: its fields are moved out and its memory is
 * reused (own/roots.c, Note [Taking apart]). A load before the switch would prevent that for the branch that passes on the object
 * itself. A load never moves past a call, which might share the object, nor into a loop. No path executes it twice.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_WAYS = 4, MOST_USES = 64 };

typedef struct Use {
  InstId inst; /* none: the terminator of `block` */
  BlockId block;
  ValueId *place;
  uint32_t next; /* of the same value; 0: none */
} Use;

typedef struct Sink {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  VEC(Use) uses;           /* item 0 unused */
  VEC(uint32_t) first_use; /* by value */
} Sink;

static bool is_candidate(const MirInst *inst) {
  return inst->op == MIR_LOAD && inst->kind == MIR_KIND_REF && !(inst->flags & MIR_MUTABLE);
}

static void note_use(Sink *s, InstId inst, BlockId block, ValueId *place) {
  while (s->first_use.count <= place->index) vec_push(s->arena, &s->first_use, 0);
  Use use = {inst, block, place, s->first_use.items[place->index]};
  vec_push(s->arena, &s->uses, use);
  s->first_use.items[place->index] = s->uses.count - 1;
}

static void note_uses(Sink *s, InstId i) {
  const MirInst *inst = mir_inst(s->f, i);
  for (uint32_t k = 0; k < inst->operand_count; k++)
    note_use(s, i, inst->block, &inst->operands[k]);
}

/* The successor of `from` that dominates the use and has no other predecessor; none if there is no such block. */
static BlockId way_to(const Sink *s, BlockId from, const Use *use) {
  const MirTerm *term = &mir_block(s->f, from)->term;
  BlockId at = use->inst.index ? mir_inst(s->f, use->inst)->block : use->block;
  if (at.index == from.index || !at.index) return (BlockId){0};
  for (uint32_t e = 0; e < term->edge_count; e++) {
    BlockId to = term->edges[e].block;
    if (mir_pred_count(&s->cfg, to) == 1 && mir_dominates(&s->cfg, to, at)) return to;
  }
  return (BlockId){0};
}

static InstId behind_proofs(const MirFunc *f, BlockId b) {
  InstId first = mir_block(f, b)->first;
  while (first.index && mir_inst(f, first)->op == MIR_PASSED) first = mir_inst(f, first)->next;
  return first;
}

/* A copy of the load in another branch. */
static ValueId load_again(Sink *s, InstId i, BlockId to) {
  MirFunc *f = s->f;
  const MirInst inst = *mir_inst(f, i);
  MirAt at = {f, to, behind_proofs(f, to), inst.span};
  ValueId again = mir_add_load(&at, mir_type_of(f, inst.result),
                               (MirAddress){inst.operands[0], inst.imm, inst.row, inst.field},
                               inst.flags & (uint8_t)~MIR_PROVED, mir_proof(&inst));
  mir_value(f, again)->name = mir_value(f, inst.result)->name;
  note_uses(s, mir_value(f, again)->inst);
  return again;
}

static void do_load(Sink *s, InstId i) {
  MirFunc *f = s->f;
  BlockId from = mir_inst(f, i)->block, ways[MOST_WAYS];
  ValueId result = mir_inst(f, i)->result, values[MOST_WAYS];
  uint32_t way_count = 0, use_count = 0;
  if (result.index >= s->first_use.count) return;
  for (uint32_t u = s->first_use.items[result.index]; u; u = s->uses.items[u].next) {
    BlockId way = way_to(s, from, &s->uses.items[u]);
    uint32_t w = 0;
    while (w < way_count && ways[w].index != way.index) w++;
    if (!way.index || w == MOST_WAYS || ++use_count > MOST_USES) return;
    if (w == way_count) ways[way_count++] = way;
  }
  if (!way_count) return;
  values[0] = result;
  for (uint32_t w = 1; w < way_count; w++) values[w] = load_again(s, i, ways[w]);
  uint32_t u = s->first_use.items[result.index], next;
  s->first_use.items[result.index] = 0;
  while (s->first_use.count <= values[way_count - 1].index) vec_push(s->arena, &s->first_use, 0);
  for (; u; u = next) {
    Use *use = &s->uses.items[u];
    BlockId way = way_to(s, from, use);
    uint32_t w = 0;
    while (ways[w].index != way.index) w++;
    next = use->next;
    *use->place = values[w];
    use->next = s->first_use.items[values[w].index];
    s->first_use.items[values[w].index] = u;
  }
  mir_move_inst(f, i, ways[0], behind_proofs(f, ways[0]));
  mir_value(f, result)->block = ways[0];
}

void mir_load_sinking(MirFunc *func, PassContext *cx) {
  Sink s = {.f = func, .arena = cx->scratch};
  bool any = false, allocates = false;
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      const MirInst *inst = mir_inst(func, i);
      any |= block->term.op == MIR_SWITCH && is_candidate(inst);
      allocates |= inst->op == MIR_ALLOC;
    }
  }
  if (!any || !allocates) return;
  mir_compute_cfg(func, cx->scratch, &s.cfg);
  vec_push(cx->scratch, &s.uses, ((Use){.next = 0}));
  for (uint32_t o = 0; o < s.cfg.order_count; o++) {
    BlockId b = s.cfg.order[o];
    for (InstId i = mir_block(func, b)->first; i.index; i = mir_inst(func, i)->next)
      note_uses(&s, i);
    for (MirUses u = mir_term_uses(&mir_block(func, b)->term); mir_next_use(&u);)
      note_use(&s, (InstId){0}, b, u.value);
  }
  for (uint32_t o = 0; o < s.cfg.order_count; o++) {
    BlockId b = s.cfg.order[o];
    if (mir_block(func, b)->term.op != MIR_SWITCH) continue;
    for (InstId i = mir_block(func, b)->last, before; i.index; i = before) {
      before = mir_inst(func, i)->prev;
      if (is_candidate(mir_inst(func, i))) do_load(&s, i);
    }
  }
}
