/* dead_args: dead-argument elimination.
 *
 * In:    a verified unit before ownership; the flags `address` are right.
 * Out:   no function whose callers are all known has a parameter without a use, or one that is only passed on.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/dead-args-*.mir
 *
 * A parameter is live when an instruction, an edge or a terminator uses it other than as an argument for a dead parameter. So a
 * parameter that a recursive function only passes to itself is removed too.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

typedef struct Handed {
  uint32_t param, next;
} Handed; /* to a parameter: this one is handed on */

typedef struct Params {
  MirUnit *unit;
  Arena *arena;
  /* by FuncId: number of its first parameter, over the unit; 0: not a candidate */
  uint32_t *first_param;
  bool *needed;     /* by number */
  uint32_t *handed; /* by number: first in `hands` */
  /* by number: of an address the reference before it, without which it has no owner */
  uint32_t *owner;
  VEC(Handed) hands; /* item 0 unused */
  VEC(uint32_t) work;
} Params;

static void need(Params *p, uint32_t param) {
  if (!param || p->needed[param]) return;
  p->needed[param] = true;
  vec_push(p->arena, &p->work, param);
}

/* The number of the parameter that a value is; 0 when it is none of a candidate's. */
static uint32_t number_of(const Params *p, const MirFunc *f, ValueId v) {
  const MirValue *value = mir_value(f, v);
  uint32_t first = p->first_param[f->id.index];
  return value->is_func_param && first ? first + value->param_index : 0;
}

static void scan(Params *p, const MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        need(p, number_of(p, f, mir_inst(f, i)->operands[k]));
    const MirFunc *callee = mir_direct_callee(p->unit, &block->term);
    uint32_t to = callee ? p->first_param[callee->id.index] : 0;
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) {
      uint32_t param = number_of(p, f, *u.value);
      if (!param) continue;
      if (u.part || !to) { /* not an argument of a known function */
        need(p, param);
        continue;
      }
      uint32_t target = to + (uint32_t)(u.value - u.term->operands);
      Handed handed = {param, p->handed[target]};
      vec_push(p->arena, &p->hands, handed);
      p->handed[target] = p->hands.count - 1;
    }
  }
}

static void remove_args(const Params *p, MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirTerm *term = &f->blocks.items[b].term;
    const MirFunc *callee = f->blocks.items[b].is_removed ? NULL : mir_direct_callee(p->unit, term);
    uint32_t first = callee ? p->first_param[callee->id.index] : 0, kept = 0;
    if (!first) continue;
    for (uint32_t k = 0; k < term->operand_count; k++)
      if (p->needed[first + k]) term->operands[kept++] = term->operands[k];
    term->operand_count = kept;
  }
}

void mir_dead_args(MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count, total = 1;
  Params p = {.unit = unit, .arena = cx->scratch};
  p.first_param = NEW_ARRAY(cx->scratch, uint32_t, count);
  for (uint32_t i = 1; i < count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    if (!f->params.count || !f->has_body ||
        f->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT | MIR_FUNC_C | MIR_FUNC_CELL))
      continue;
    if (f->symbol.index == unit->start.index) continue;
    p.first_param[i] = total;
    total += f->params.count;
  }
  p.owner = NEW_ARRAY(cx->scratch, uint32_t, total);
  for (uint32_t i = 1; i < count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    for (uint32_t k = 1; k < f->params.count && p.first_param[i]; k++)
      if (mir_type_of(f, f->params.items[k]).kind == MIR_KIND_ADDR)
        p.owner[p.first_param[i] + k] = p.first_param[i] + k - 1;
  }
  p.needed = NEW_ARRAY(cx->scratch, bool, total);
  p.handed = NEW_ARRAY(cx->scratch, uint32_t, total);
  vec_push(cx->scratch, &p.hands, ((Handed){.param = 0}));
  for (uint32_t i = 1; i < count; i++) scan(&p, unit->funcs.items[i]);
  while (p.work.count) {
    uint32_t param = vec_pop(&p.work);
    for (uint32_t h = p.handed[param]; h; h = p.hands.items[h].next)
      need(&p, p.hands.items[h].param);
    need(&p, p.owner[param]);
  }
  bool any = false;
  for (uint32_t i = 1; i < total; i++) any |= !p.needed[i];
  if (!any) return;
  for (uint32_t i = 1; i < count; i++) remove_args(&p, unit->funcs.items[i]);
  for (uint32_t i = 1; i < count; i++) {
    MirFunc *f = unit->funcs.items[i];
    uint32_t kept = 0;
    if (!p.first_param[i]) continue;
    for (uint32_t k = 0; k < f->params.count; k++) {
      if (!p.needed[p.first_param[i] + k]) continue;
      mir_value(f, f->params.items[k])->param_index = narrow16(kept);
      f->params.items[kept++] = f->params.items[k];
    }
    f->params.count = kept;
  }
}
