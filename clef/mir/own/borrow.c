/* borrow: which parameters are only borrowed, over the unit.
 *
 * All are thought borrowed until a reason says owned: the parameter itself is consumed (returned, raised, stored, called as a
 * closure, handed to an owned parameter); its cell could serve an allocation of its size; a tail call hands it what its
 * caller's frame does not outlive. Functions whose address is taken own all parameters, except the cell of a seq's or
 * Lazy's code.
 */
#include "clef/mir/own/own.h"

static bool has_fixed_signature(const MirFunc *f) {
  return (f->flags & (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT | MIR_FUNC_C)) != 0;
}

static void start_optimistic(MirFunc *f) {
  for (uint32_t i = 0; i < f->params.count; i++) {
    MirValue *param = mir_value(f, f->params.items[i]);
    bool is_cell = (f->flags & MIR_FUNC_CELL) && i + 1 == f->params.count;
    param->is_borrowed = param->type.kind == MIR_KIND_REF && (is_cell || !has_fixed_signature(f));
  }
}

/* Is a case of the row as large as something that the function allocates, and is the parameter taken apart? */
static bool may_serve_reuse(const MirFunc *f, ValueId param, const uint64_t *alloc_sizes) {
  RowId row_id = mir_type_of(f, param).row;
  if (!row_id.index) return false;
  const LayoutRow *row = layout_row(&f->unit->layout, row_id);
  if (row->kind != LAYOUT_BLOCK && row->kind != LAYOUT_CLOSURE) return false;
  bool fits = row->size < 512 && (*alloc_sizes >> (row->size / 8) & 1) != 0;
  for (uint32_t c = 0; c < row->case_count; c++)
    if (row->cases[c].size && row->cases[c].size < 512)
      fits |= (*alloc_sizes >> (row->cases[c].size / 8) & 1) != 0;
  return fits;
}

typedef struct Borrow {
  MirUnit *unit;
  MirCallers callers;
  bool *dirty; /* by FuncId: to be looked at again */
  Arena *scratch;
} Borrow;

/* Makes the parameter owned. Its function and the callers have other uses then. */
static void own_param(Borrow *bo, MirFunc *f, ValueId v) {
  MirValue *value = mir_value(f, v);
  if (!value->is_func_param || !value->is_borrowed) return;
  if ((f->flags & MIR_FUNC_CELL) && v.index == f->params.items[f->params.count - 1].index) return;
  value->is_borrowed = false;
  bo->dirty[f->id.index] = true;
  for (uint32_t i = bo->callers.start[f->id.index]; i < bo->callers.start[f->id.index + 1]; i++)
    bo->dirty[bo->callers.callers[i].index] = true;
}

/* If a block parameter is taken apart, its arguments are too: the loop of a tail-recursive function. */
static void spread_to_args(const OwnFunc *own, bool *taken_apart) {
  const MirFunc *f = own->func;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t o = own->cfg.order_count; o-- > 0;) {
      const MirTerm *term = &mir_block(f, own->cfg.order[o])->term;
      for (uint32_t e = 0; e < term->edge_count; e++) {
        const MirEdge *edge = &term->edges[e];
        const MirBlock *to = mir_block(f, edge->block);
        uint32_t first = to->params.count - edge->arg_count;
        for (uint32_t k = 0; k < edge->arg_count; k++) {
          uint32_t arg = own->canon[edge->args[k].index];
          if (!taken_apart[to->params.items[first + k].index] || taken_apart[arg]) continue;
          taken_apart[arg] = changed = true;
        }
      }
    }
  }
}

/* One pass over a function under the current assumptions. */
static void look(Borrow *bo, MirFunc *f) {
  OwnFunc own;
  bool any = false;
  for (uint32_t i = 0; i < f->params.count; i++)
    any |= mir_value(f, f->params.items[i])->is_borrowed;
  for (uint32_t b = 1; b < f->blocks.count; b++)
    any |= !f->blocks.items[b].is_removed && f->blocks.items[b].term.op == MIR_TAILCALL;
  if (!any) return; /* nothing that could fall, here or in a callee */
  own_find_roots(&own, f, bo->scratch);
  uint64_t alloc_sizes = 0;
  bool *taken_apart = NEW_ARRAY(bo->scratch, bool, f->values.count);
  for (uint32_t o = 0; o < own.cfg.order_count; o++) {
    MirBlock *block = mir_block(f, own.cfg.order[o]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_ALLOC && inst->imm < 512) alloc_sizes |= (uint64_t)1 << (inst->imm / 8);
      if (inst->op == MIR_LOAD && inst->kind == MIR_KIND_REF)
        taken_apart[own.canon[inst->operands[0].index]] = true;
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (own_use_of_operand(f, inst, k) == OWN_USE_CONSUME)
          own_param(bo, f, (ValueId){own.canon[inst->operands[k].index]});
    }
    MirTerm *term = &block->term;
    for (uint32_t k = 0; k < term->operand_count; k++) {
      ValueId operand = term->operands[k];
      OwnUse use = own_use_of_term_operand(f, term, k);
      if (use == OWN_USE_CONSUME) own_param(bo, f, (ValueId){own.canon[operand.index]});
      if (use != OWN_USE_BORROW || term->op != MIR_TAILCALL ||
          mir_type_of(f, operand).kind != MIR_KIND_REF)
        continue;
      uint32_t root = own_root(&own, operand);
      if (root == OWN_FRAME || !root) continue;
      MirFunc *callee = mir_symbol_func(f->unit, term->symbol);
      if (callee && term->form == MIR_CALLEE_DIRECT) own_param(bo, callee, callee->params.items[k]);
    }
    if (term->callee.index) own_param(bo, f, (ValueId){own.canon[term->callee.index]});
    for (uint32_t e = 0; e < term->edge_count; e++) {
      const MirEdge *edge = &term->edges[e];
      const MirBlock *to = mir_block(f, edge->block);
      uint32_t first = to->params.count - edge->arg_count;
      for (uint32_t k = 0; k < edge->arg_count; k++)
        if (own.class[to->params.items[first + k].index] == OWN_OWNED)
          own_param(bo, f, (ValueId){own.canon[edge->args[k].index]});
    }
  }
  if (alloc_sizes) spread_to_args(&own, taken_apart);
  for (uint32_t i = 0; i < f->params.count; i++)
    if (taken_apart[f->params.items[i].index] &&
        may_serve_reuse(f, f->params.items[i], &alloc_sizes))
      own_param(bo, f, f->params.items[i]);
}

/* The stub of an apply receives its arguments like a function that is called by address. */
static void fix_stubs(MirUnit *unit) {
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *f = unit->funcs.items[i];
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      const MirTerm *term = &f->blocks.items[b].term;
      if ((term->op != MIR_CALL && term->op != MIR_TAILCALL) || term->form != MIR_CALLEE_APPLY)
        continue;
      MirFunc *stub = mir_symbol_func(unit, term->symbol);
      if (stub) stub->flags |= MIR_FUNC_ADDRESS;
    }
  }
}

void own_infer_borrows(MirUnit *unit, Arena *scratch) {
  Arena lasting;
  Borrow bo = {.unit = unit, .scratch = scratch};
  arena_init(&lasting, "borrow");
  fix_stubs(unit);
  mir_compute_callers(unit, &lasting, &bo.callers);
  bo.dirty = NEW_ARRAY(&lasting, bool, unit->funcs.count + 1);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    start_optimistic(unit->funcs.items[i]), bo.dirty[i] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < unit->funcs.count; i++) {
      if (!bo.dirty[i] || !unit->funcs.items[i]->has_body) continue;
      bo.dirty[i] = false;
      changed = true;
      look(&bo, unit->funcs.items[i]);
      arena_reset(scratch);
    }
  }
  arena_end(&lasting);
}
