/* simplify: constant folding, identities, load forwarding from new objects, and merging of blocks.
 *
 * In:    verified MIR before ownership.
 * Out:   no operation on constants only, no switch on a constant, no block parameter that always gets the same value, no
 *        block that could be appended to its only predecessor. A load of an immutable field of a static object, or of one that
 *        the function makes, is replaced by the stored value. Closures and methods of such objects are called directly.
 * Keeps: nothing.
 * Tests: t/mir/simplify-*.mir
 *
 * A round visits every instruction once, in reverse postorder, so operands are simplified before their users. Another round
 * follows only if edges or parameters were removed.
 */
#include "clef/mir/analysis/direct.h"
#include "clef/mir/passes.h"

typedef struct Simplify {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  VEC(ValueId) replacement; /* by value; none: keep */
  bool *reached;            /* by block, this round: something that was looked at leads there */
  bool *walked;   /* by block: it was reached at its place, and all it leads to is reached */
  bool *dead;     /* by block: passed by as not reached, and no jump back can reach it */
  bool replaced;  /* something stands in `replacement` */
  bool skipped;   /* edges pass by empty blocks, or blocks are cut off */
  uint32_t place; /* of the block looked at, in the order */
  bool again;     /* what was looked at already would look simpler now */
} Simplify;

enum { MOST_ROUNDS = 12, MOST_STORES = 48 };

static ValueId now(const Simplify *s, ValueId v) {
  while (v.index < s->replacement.count && s->replacement.items[v.index].index)
    v = s->replacement.items[v.index];
  return v;
}

static void replace_by(Simplify *s, ValueId from, ValueId to) {
  while (s->replacement.count <= from.index) vec_push(s->arena, &s->replacement, ((ValueId){0}));
  s->replacement.items[from.index] = to;
  s->replaced = true;
}

static MirAt before_inst(const Simplify *s, InstId i) {
  return (MirAt){s->f, mir_inst(s->f, i)->block, i, mir_inst(s->f, i)->span};
}
static ValueId add_const_before(Simplify *s, InstId i, MirKind kind, uint64_t bits) {
  MirAt at = before_inst(s, i);
  return mir_add_const(&at, kind, bits);
}

/* ---- objects made here, static objects ---- */

static ValueId behind_casts(const Simplify *s, ValueId v) {
  v = now(s, v);
  for (const MirInst *d = mir_definition(s->f, v); d && d->op == MIR_CAST;
       d = mir_definition(s->f, v))
    v = now(s, d->operands[0]);
  return v;
}

static const MirData *static_object(const MirFunc *f, const MirInst *d) {
  const MirData *data = d && d->op == MIR_SYMBOL ? mir_symbol_data(f->unit, d->u.symbol) : NULL;
  return data && (data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING) ? data : NULL;
}

/* The only store to a field of the object that `alloc` makes, if it is one of the first things done with it. */
static ValueId stored_field(const Simplify *s, const MirInst *alloc, int64_t offset,
                            unsigned kind) {
  const MirFunc *f = s->f;
  InstId i = alloc->next;
  for (int n = 0; i.index && n < MOST_STORES; n++, i = mir_inst(f, i)->next) {
    const MirInst *store = mir_inst(f, i);
    if (store->op != MIR_STORE || !(store->flags & MIR_INIT) || store->imm != offset) continue;
    if (behind_casts(s, store->operands[0]).index != alloc->result.index) continue;
    bool may_change = store->flags & MIR_MUTABLE; /* a hole (trmc.c) is filled later */
    return store->kind == kind && !may_change ? now(s, store->operands[1]) : (ValueId){0};
  }
  return (ValueId){0};
}

/* `value` converted to the type `want`; none when that takes a proof. */
static ValueId as_type(Simplify *s, InstId before, ValueId value, MirType want) {
  if (!mir_can_become(s->f, value, want)) return (ValueId){0};
  if (mir_type_fits(s->f->unit, mir_type_of(s->f, value), want)) return value;
  MirAt at = before_inst(s, before);
  return mir_add_cast(&at, want, value, (ValueId){0});
}

static ValueId static_field(Simplify *s, InstId i, const MirInst *load, const MirData *data) {
  MirType type = mir_type_of(s->f, load->result);
  if (data->form != MIR_DATA_OBJECT || data->is_mutable) return (ValueId){0};
  for (uint32_t k = 0; k < data->fields.count; k++) {
    const MirField field = data->fields.items[k];
    if (field.offset != load->imm) continue;
    if (field.type.kind != load->kind) return (ValueId){0};
    MirAt at = before_inst(s, i);
    if (field.form == MIR_FIELD_SYMBOL && !field.bits) {
      if (field.type.kind == MIR_KIND_CODE)
        return mir_add_symbol(&at, field.symbol, mir_type(MIR_KIND_CODE));
      const MirData *target = mir_symbol_data(s->f->unit, field.symbol);
      if (field.type.kind != MIR_KIND_REF || !target) return (ValueId){0};
      return as_type(s, i, mir_add_symbol(&at, field.symbol, mir_ref(target->row, false)), type);
    }
    if (field.form != MIR_FIELD_BITS) return (ValueId){0};
    if (field.type.kind == MIR_KIND_REF) {
      if (!type.may_be_immediate) return (ValueId){0};
      return mir_add_immediate(&at, type.row, (uint32_t)field.bits);
    }
    if (!mir_kind_is_int(field.type.kind) && !mir_kind_is_float(field.type.kind))
      return (ValueId){0};
    return mir_add_const(&at, (MirKind)field.type.kind, (uint64_t)field.bits);
  }
  return (ValueId){0};
}

static ValueId known_load(Simplify *s, InstId i, const MirInst *load) {
  if (load->flags & MIR_MUTABLE || mir_type_of(s->f, load->operands[0]).kind != MIR_KIND_REF)
    return (ValueId){0};
  const MirInst *d = mir_definition(s->f, behind_casts(s, load->operands[0]));
  if (!d) return (ValueId){0};
  if (d->op == MIR_ALLOC) {
    ValueId value = stored_field(s, d, load->imm, load->kind);
    return value.index ? as_type(s, i, value, mir_type_of(s->f, load->result)) : value;
  }
  const MirData *data = static_object(s->f, d);
  return data ? static_field(s, i, load, data) : (ValueId){0};
}

/* The exact row of an object made here or static; none when unknown. */
static RowId exact_row(const Simplify *s, ValueId v, uint32_t *tag) {
  const MirInst *d = mir_definition(s->f, behind_casts(s, v));
  const MirData *data = static_object(s->f, d);
  *tag = d ? d->tag : 0;
  if (data) *tag = data->tag;
  if (data) return data->row;
  return d && (d->op == MIR_ALLOC || d->op == MIR_ALLOC_STACK || d->op == MIR_ALLOC_ARRAY)
             ? d->row
             : (RowId){0};
}

/* ---- instructions ---- */

static ValueId header_fact(Simplify *s, InstId i, const MirInst *inst) {
  const MirUnit *unit = s->f->unit;
  uint32_t tag;
  RowId row = exact_row(s, inst->operands[0], &tag);
  if (!row.index) return (ValueId){0};
  switch ((MirOp)inst->op) {
  case MIR_TAG: return add_const_before(s, i, MIR_KIND_I32, tag);
  case MIR_IS_INSTANCE:
    return add_const_before(s, i, MIR_KIND_I8, layout_is_subtype(&unit->layout, row, inst->row));
  case MIR_IMPLEMENTS:
    return add_const_before(s, i, MIR_KIND_I8,
                            layout_implements(layout_row(&unit->layout, row), (uint32_t)inst->imm));
  default: return (ValueId){0};
  }
}

static ValueId known_length(Simplify *s, InstId i, const MirInst *inst) {
  const MirInst *d = mir_definition(s->f, behind_casts(s, inst->operands[0]));
  if (d && d->op == MIR_ALLOC_ARRAY && (uint64_t)inst->imm < d->operand_count)
    return now(s, d->operands[inst->imm]);
  const MirData *data = static_object(s->f, d);
  if (data && data->form == MIR_DATA_STRING)
    return add_const_before(s, i, MIR_KIND_I64, data->size);
  return (ValueId){0};
}

/* An operand, or a constant, that the operation equals; none when there is no such identity. Those of integers are the graph's
 * (eqsat/algebra.rules). */
static ValueId identity(Simplify *s, InstId i, const MirInst *inst) {
  MirFunc *f = s->f;
  ValueId none = {0};
  ValueId x = inst->operand_count ? inst->operands[0] : none,
          y = inst->operand_count > 1 ? inst->operands[1] : none;
  switch ((MirOp)inst->op) {
  case MIR_SDIV: /* the graph has no rules for operations with a proof */
  case MIR_UDIV: {
    uint64_t by;
    if (mir_is_const(f, y, &by) && by == 1) return x;
    break;
  }
  case MIR_SELECT: {
    uint64_t c;
    if (mir_is_const(f, x, &c))
      return as_type(s, i, c ? y : inst->operands[2], mir_type_of(f, inst->result));
    if (y.index == inst->operands[2].index) return as_type(s, i, y, mir_type_of(f, inst->result));
    break;
  }
  case MIR_CAST:
    /* there and back */
    for (ValueId v = x;;) {
      if (mir_type_same(mir_type_of(f, v), mir_type_of(f, inst->result))) return v;
      const MirInst *d = mir_definition(f, v);
      if (!d || d->op != MIR_CAST) break;
      v = now(s, d->operands[0]);
    }
    break;
  case MIR_IS_IMM:
    for (ValueId v = x;;) {
      const MirInst *d = mir_definition(f, v);
      if (d && d->op == MIR_IMM) return add_const_before(s, i, MIR_KIND_I8, 1);
      if (!mir_type_of(f, v).may_be_immediate) return add_const_before(s, i, MIR_KIND_I8, 0);
      if (!d || d->op != MIR_CAST) break;
      v = now(s, d->operands[0]);
    }
    break;
  case MIR_IMM_VALUE: {
    const MirInst *d = mir_definition(f, behind_casts(s, x));
    if (d && d->op == MIR_IMM) return add_const_before(s, i, MIR_KIND_I64, (uint64_t)d->imm);
    break;
  }
  case MIR_TAG:
  case MIR_IS_INSTANCE:
  case MIR_IMPLEMENTS: return header_fact(s, i, inst);
  case MIR_LEN: return known_length(s, i, inst);
  case MIR_LOAD: return known_load(s, i, inst);
  default: break;
  }
  return none;
}

static bool can_fold(const MirInst *inst) {
  if (!inst->operand_count || inst->operand_count > 4) return false;
  return mir_op_has(inst->op, MIR_PURE) && mir_op_has(inst->op, MIR_EGRAPH);
}

static void do_inst(Simplify *s, InstId i) {
  MirFunc *f = s->f;
  MirInst *inst = mir_inst(f, i);
  if (s->replaced)
    for (uint32_t k = 0; k < inst->operand_count; k++)
      inst->operands[k] = now(s, inst->operands[k]);
  if (!inst->result.index || !inst->operand_count) return;
  if (can_fold(inst)) {
    uint64_t bits[4], folded;
    uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
    bool constant = count != 0;
    for (uint32_t k = 0; k < count && constant; k++)
      constant = mir_is_const(f, inst->operands[k], &bits[k]);
    MirKind to = (MirKind)mir_type_of(f, inst->result).kind;
    if (constant && (mir_kind_is_int(to) || mir_kind_is_float(to)) &&
        mir_fold((MirOp)inst->op, (MirKind)mir_type_of(f, inst->operands[0]).kind, to, bits, count,
                 &folded)) {
      ValueId result = inst->result;
      replace_by(s, result, add_const_before(s, i, to, folded));
      mir_remove_inst(f, i);
      return;
    }
    /* constants to the right */
    uint64_t left;
    if (count == 2 && mir_op_has(inst->op, MIR_COMMUTES) &&
        mir_is_const(f, inst->operands[0], &left) && !mir_is_const(f, inst->operands[1], &left)) {
      ValueId x = inst->operands[0];
      inst->operands[0] = inst->operands[1];
      inst->operands[1] = x;
    }
  }
  ValueId result = inst->result;
  MirInst copy = *inst; /* constants that `identity` adds may move the row */
  ValueId same = identity(s, i, &copy);
  if (!same.index) return;
  replace_by(s, result, same);
  mir_remove_inst(f, i);
}

/* ---- calls ---- */

/* The callee, if the closure or the receiver is known. */
static SymbolId known_callee(const Simplify *s, const MirTerm *term) {
  const MirFunc *f = s->f;
  SymbolId none = {0};
  uint32_t tag;
  if (term->form == MIR_CALLEE_CODE) {
    const MirInst *d = mir_definition(f, term->callee);
    return d && d->op == MIR_SYMBOL ? d->u.symbol : none;
  }
  if (term->form == MIR_CALLEE_METHOD) {
    RowId row = exact_row(s, term->operands[0], &tag);
    if (!row.index || term->slot >= layout_row(&f->unit->layout, row)->method_count) return none;
    return layout_row(&f->unit->layout, row)->methods[term->slot];
  }
  if (term->form != MIR_CALLEE_CLOSURE && term->form != MIR_CALLEE_APPLY) return none;
  const MirInst *d = mir_definition(f, behind_casts(s, term->callee));
  const MirData *data = static_object(f, d);
  if (!data && !(d && d->op == MIR_ALLOC)) return none;
  if (term->form == MIR_CALLEE_APPLY && (data ? data->tag : d->tag) != term->arity)
    return term->symbol;
  if (!data) {
    ValueId code = stored_field(s, d, LAYOUT_CLOSURE_CODE, MIR_KIND_CODE);
    d = code.index ? mir_definition(f, code) : NULL;
    return d && d->op == MIR_SYMBOL ? d->u.symbol : none;
  }
  return mir_static_code(data);
}

static void do_call(Simplify *s, BlockId b) {
  MirFunc *f = s->f;
  const MirTerm *term = &mir_block(f, b)->term;
  if (term->form == MIR_CALLEE_DIRECT || term->form == MIR_CALLEE_C) return;
  SymbolId symbol = known_callee(s, term);
  const MirFunc *callee = symbol.index ? mir_symbol_func(f->unit, symbol) : NULL;
  if (callee && mir_can_call(f, term, callee)) mir_call_directly(f, b, callee);
}

/* ---- edges and blocks ---- */

/* A `passed` in a block that a decided switch leads to needs another proof. */
static void replace_proof(Simplify *s, BlockId b) {
  MirFunc *f = s->f;
  InstId first = mir_block(f, b)->first;
  if (!first.index || mir_inst(f, first)->op != MIR_PASSED) return;
  MirAt at = {f, b, first, mir_inst(f, first)->span};
  ValueId one = mir_add_const(&at, MIR_KIND_I8, 1);
  ValueId proof = mir_add1(&at, MIR_KNOWN, one);
  replace_by(s, mir_inst(f, first)->result, proof);
  mir_remove_inst(f, first);
}

/* switch (c == 0) { 0 -> a, default -> b }, c a truth value, is switch c { 0 -> b, default -> a } */
static void turn_round(Simplify *s, MirTerm *term) {
  MirFunc *f = s->f;
  for (int steps = 0; steps < 8; steps++) {
    const MirInst *d = mir_definition(f, term->operands[0]);
    uint64_t bits;
    if (!d || (d->op != MIR_IEQ && d->op != MIR_IXOR) || term->case_count != 1 ||
        term->edge_count != 2 || term->cases[0] != 0)
      return;
    if (!mir_is_const(f, d->operands[1], &bits) || bits != (d->op == MIR_IXOR) ||
        !mir_is_truth(f, d->operands[0]))
      return;
    term->operands[0] = d->operands[0];
    MirEdge edge = term->edges[0];
    term->edges[0] = term->edges[1];
    term->edges[1] = edge;
  }
}

/* Has the walk passed the block? */
static bool is_behind(const Simplify *s, BlockId b) {
  return s->cfg.order_index[b.index] <= s->place;
}

static void do_switch(Simplify *s, BlockId b) {
  MirFunc *f = s->f;
  MirTerm *term = &mir_block(f, b)->term;
  uint64_t bits;
  uint32_t edge = UINT32_MAX;
  turn_round(s, term);
  if (mir_is_const(f, term->operands[0], &bits)) {
    MirKind kind = (MirKind)mir_type_of(f, term->operands[0]).kind;
    for (uint32_t c = 0; c < term->case_count; c++)
      if (mir_zero_extend(kind, (uint64_t)term->cases[c]) == mir_zero_extend(kind, bits)) edge = c;
    if (edge == UINT32_MAX && term->edge_count > term->case_count) edge = term->case_count;
  } else {
    bool equal = term->edge_count != 0;
    for (uint32_t e = 1; e < term->edge_count; e++)
      equal = equal && mir_edge_equal(&term->edges[0], &term->edges[e]);
    if (equal) edge = 0;
  }
  if (edge == UINT32_MAX) return;
  MirEdge way = term->edges[edge];
  Span span = term->span;
  for (uint32_t e = 0; e < term->edge_count; e++)
    s->again |= e != edge && is_behind(s, term->edges[e].block);
  if (mir_pred_count(&s->cfg, way.block) == 1) replace_proof(s, way.block);
  MirAt at = mir_at_end(f, b, span);
  mir_goto(&at, way.block, way.args, way.arg_count);
}

static bool same_constant(const MirFunc *f, ValueId a, ValueId b) {
  uint64_t x, y;
  return mir_is_const(f, a, &x) && mir_is_const(f, b, &y) && x == y &&
         mir_type_of(f, a).kind == mir_type_of(f, b).kind;
}

/* The one value that all edges pass for a parameter, itself apart; none when they differ. `apart`: it is a constant made in
 * several places. */
static ValueId only_arg(Simplify *s, BlockId b, uint32_t index, bool *apart) {
  ValueId param = mir_block(s->f, b)->params.items[index], found = {0};
  *apart = false;
  for (uint32_t p = 0; p < mir_pred_count(&s->cfg, b); p++) {
    /* the terminator may have been folded meanwhile: its edges have other numbers now */
    BlockId from = mir_preds(&s->cfg, b)[p].block;
    const MirTerm *term = &mir_block(s->f, from)->term;
    bool is_doubtful = !s->reached[from.index] && is_behind(s, from);
    for (uint32_t e = 0; e < term->edge_count; e++) {
      const MirEdge *edge = &term->edges[e];
      if (edge->block.index != b.index) continue;
      uint32_t first = mir_block(s->f, b)->params.count - edge->arg_count;
      if (index < first) return (ValueId){0};
      if (s->dead[from.index]) continue;
      ValueId arg = now(s, edge->args[index - first]);
      if (arg.index == param.index || arg.index == found.index) continue;
      s->again |= is_doubtful; /* perhaps cut off: decided in the next round */
      if (found.index && !same_constant(s->f, arg, found)) return (ValueId){0};
      *apart |= found.index != 0;
      found = arg;
    }
  }
  return found;
}

/* The predecessors of the block: those at the begin of the round whose edges still exist. */
static void remove_param(Simplify *s, BlockId b, uint32_t index) {
  MirBlock *block = mir_block(s->f, b);
  for (uint32_t p = 0; p < mir_pred_count(&s->cfg, b); p++) {
    BlockId from = mir_preds(&s->cfg, b)[p].block;
    if (p && mir_preds(&s->cfg, b)[p - 1].block.index == from.index) continue;
    mir_remove_edge_args(&mir_block(s->f, from)->term, b, block->params.count, index);
  }
  mir_drop_block_param(s->f, b, index);
}

static void do_params(Simplify *s, BlockId b) {
  bool is_loop = false;
  for (uint32_t p = 0; p < mir_pred_count(&s->cfg, b) && !is_loop; p++)
    is_loop = s->cfg.order_index[mir_preds(&s->cfg, b)[p].block.index] >= s->place;
  for (uint32_t i = mir_block(s->f, b)->params.count; i-- > 0;) {
    ValueId param = mir_block(s->f, b)->params.items[i];
    /* the owner of an address stays before it */
    if (i + 1 < mir_block(s->f, b)->params.count &&
        mir_type_of(s->f, mir_block(s->f, b)->params.items[i + 1]).kind == MIR_KIND_ADDR)
      continue;
    bool apart;
    ValueId arg = only_arg(s, b, i, &apart);
    if (!arg.index || !mir_type_fits(s->f->unit, mir_type_of(s->f, arg), mir_type_of(s->f, param)))
      continue;
    if (apart) {
      uint64_t bits = 0;
      MirAt at = {s->f, b, mir_block(s->f, b)->first, mir_definition(s->f, arg)->span};
      mir_is_const(s->f, arg, &bits);
      arg = mir_add_const(&at, (MirKind)mir_type_of(s->f, arg).kind, bits);
    }
    replace_by(s, param, arg);
    remove_param(s, b, i);
    s->again |= is_loop;
  }
}

/* Appends blocks to their only predecessors, where that ends in a plain goto. `pred_count`: edges into each block. */
static void merge_blocks(Simplify *s, uint32_t *pred_count) {
  MirFunc *f = s->f;
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    BlockId b = s->cfg.order[o];
    if (mir_block(f, b)->is_removed) continue;
    for (;;) {
      MirTerm *term = &mir_block(f, b)->term;
      if (term->op != MIR_GOTO) break;
      BlockId to = term->edges[0].block;
      if (to.index == b.index || pred_count[to.index] != 1) break;
      MirBlock *next = mir_block(f, to);
      for (uint32_t i = 0; i < next->params.count; i++)
        replace_by(s, next->params.items[i], term->edges[0].args[i]);
      while (mir_block(f, to)->first.index)
        mir_move_inst(f, mir_block(f, to)->first, b, (InstId){0});
      mir_block(f, b)->term = mir_block(f, to)->term;
      mir_remove_block(f, to);
    }
  }
}

/* A jump to a block without parameters that only jumps goes to the final target. */
static void skip_empty(Simplify *s) {
  MirFunc *f = s->f;
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    if (mir_block(f, s->cfg.order[o])->is_removed) continue;
    MirTerm *term = &mir_block(f, s->cfg.order[o])->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      for (int steps = 0; steps < 16; steps++) {
        MirEdge *edge = &term->edges[e];
        const MirBlock *to = mir_block(f, edge->block);
        if (to->params.count || to->first.index || to->term.op != MIR_GOTO ||
            to->term.edges[0].block.index == edge->block.index)
          break;
        const MirEdge *on = &to->term.edges[0];
        if (term->op == MIR_CALL && mir_block(f, on->block)->params.count != on->arg_count) break;
        *edge = mir_edge(f, on->block, on->args, on->arg_count);
        s->skipped = true;
      }
    }
  }
}

/* Is a block that was not reached in its turn unreachable from later blocks too? */
static bool is_dead(const Simplify *s, BlockId b) {
  for (uint32_t p = 0; p < mir_pred_count(&s->cfg, b); p++) {
    BlockId from = mir_preds(&s->cfg, b)[p].block;
    if (from.index == b.index) continue;
    if (!is_behind(s, from) || (!s->walked[from.index] && !s->dead[from.index])) return false;
  }
  return true;
}

static void round_of(Simplify *s) {
  MirFunc *f = s->f;
  mir_compute_flow(f, s->arena, &s->cfg);
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed && !mir_is_reachable(&s->cfg, (BlockId){b}))
      mir_remove_block(f, (BlockId){b});
  s->reached = NEW_ARRAY(s->arena, bool, f->blocks.count);
  s->walked = NEW_ARRAY(s->arena, bool, f->blocks.count);
  s->dead = NEW_ARRAY(s->arena, bool, f->blocks.count);
  s->reached[MIR_ENTRY.index] = true;
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    BlockId b = s->cfg.order[o];
    s->place = o;
    /* what a folded switch cut off may be a circle of values without a beginning */
    if (!s->reached[b.index]) {
      const MirTerm *term = &mir_block(f, b)->term;
      s->skipped = true;
      s->dead[b.index] = is_dead(s, b);
      for (uint32_t e = 0; e < term->edge_count; e++)
        s->again |= is_behind(s, term->edges[e].block) && s->reached[term->edges[e].block.index];
      continue;
    }
    s->walked[b.index] = true;
    if (o) do_params(s, b);
    for (InstId i = mir_block(f, b)->first, next; i.index; i = next) {
      next = mir_inst(f, i)->next;
      do_inst(s, i);
    }
    MirTerm *term = &mir_block(f, b)->term;
    if (s->replaced)
      for (MirUses u = mir_term_uses(term); mir_next_use(&u);) *u.value = now(s, *u.value);
    if (term->op == MIR_SWITCH)
      do_switch(s, b);
    else if (term->op == MIR_CALL || term->op == MIR_TAILCALL)
      do_call(s, b);
    term = &mir_block(f, b)->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      BlockId to = term->edges[e].block;
      /* a block passed by as cut off is reached after all, by a jump back */
      if (!s->reached[to.index] && is_behind(s, to)) s->again = true;
      s->reached[to.index] = true;
    }
  }
}

void mir_simplify(MirFunc *func, PassContext *cx) {
  Simplify s = {.f = func, .arena = cx->scratch};
  if (func->is_simple) return;
  for (int round = 0; round < MOST_ROUNDS; round++) {
    s.again = s.replaced = s.skipped = false;
    vec_reserve(cx->scratch, &s.replacement, func->values.count);
    s.replacement.count = func->values.count;
    memset(s.replacement.items, 0, func->values.count * sizeof(ValueId));
    round_of(&s);
    skip_empty(&s);
    if (s.skipped) mir_remove_unreachable(func, cx->scratch);
    uint32_t *pred_count = NEW_ARRAY(cx->scratch, uint32_t, func->blocks.count);
    for (uint32_t o = 0; o < s.cfg.order_count; o++) {
      const MirTerm *term = &mir_block(func, s.cfg.order[o])->term;
      for (uint32_t e = 0; e < term->edge_count; e++) pred_count[term->edges[e].block.index]++;
    }
    merge_blocks(&s, pred_count);
    if (s.replaced) {
      while (s.replacement.count < func->values.count)
        vec_push(cx->scratch, &s.replacement, ((ValueId){0}));
      mir_replace_all_uses(func, s.replacement.items);
    }
    if (!s.again) break;
  }
  func->is_simple = !s.again;
}
