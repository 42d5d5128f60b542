/* roots: who owns what in a function.
 *
 *   allocations, results of calls, exceptions, owned parameters, block parameters   OWNED
 *   an immutable field of x                                                          LENT by x's root
 *   a mutable field: nothing may store to it before the last use, all in one block   LENT by x's root
 *                    else                                                            OWNED, dup'd at birth
 *   static objects, borrowed parameters                                              LENT by the frame
 *   stack objects                                                                    LENT by themselves
 *
 * A block parameter that only ever receives what the frame lends is lent by the frame too (a loop over a borrowed list
 * counts nothing); this is a greatest fixpoint: all are thought lent until an argument says otherwise.
 *
 * An address has the root of the reference it came from. Through parameters it comes in a pair {owner, address}: its
 * owner is the reference parameter before it.
 */
#include "clef/mir/own/own.h"

static bool is_ref(const MirFunc *f, ValueId v) { return mir_type_of(f, v).kind == MIR_KIND_REF; }
static bool is_addr(const MirFunc *f, ValueId v) { return mir_type_of(f, v).kind == MIR_KIND_ADDR; }

OwnUse own_use_of_operand(const MirFunc *func, const MirInst *inst, uint32_t index) {
  ValueId v = inst->operands[index];
  unsigned kind = mir_type_of(func, v).kind;
  if (kind != MIR_KIND_REF && kind != MIR_KIND_ADDR) return OWN_USE_NOTHING;
  if (inst->op == MIR_DEBUG) return OWN_USE_NOTHING;
  if (inst->op == MIR_STORE && index == 1 && kind == MIR_KIND_REF) return OWN_USE_CONSUME;
  if (inst->op == MIR_RT_SET && kind == MIR_KIND_REF) return OWN_USE_CONSUME;
  return OWN_USE_BORROW;
}

OwnUse own_use_of_term_operand(const MirFunc *func, const MirTerm *term, uint32_t index) {
  ValueId v = term->operands[index];
  unsigned kind = mir_type_of(func, v).kind;
  if (kind == MIR_KIND_ADDR) return OWN_USE_BORROW;
  if (kind != MIR_KIND_REF) return OWN_USE_NOTHING;
  if (term->op == MIR_SWITCH) return OWN_USE_BORROW;
  if (term->op != MIR_CALL && term->op != MIR_TAILCALL) return OWN_USE_CONSUME;
  if (term->form == MIR_CALLEE_C) return OWN_USE_BORROW;
  if (term->form == MIR_CALLEE_DIRECT) {
    const MirFunc *callee = mir_symbol_func(func->unit, term->symbol);
    if (callee && index < callee->params.count &&
        mir_value(callee, callee->params.items[index])->is_borrowed)
      return OWN_USE_BORROW;
  }
  /* the code of a seq or Lazy borrows its cell; no other code is called by address */
  if (term->form == MIR_CALLEE_CODE && index + 1 == term->operand_count) return OWN_USE_BORROW;
  /* the stub of an apply is called as if by address */
  return OWN_USE_CONSUME;
}

/* Does a use of this value stand outside the block that defines it? One walk over all uses. */
static bool *find_far_uses(OwnFunc *own) {
  MirFunc *f = own->func;
  bool *far = NEW_ARRAY(own->arena, bool, own->value_count);
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    BlockId b = own->cfg.order[o];
    for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (mir_value(f, inst->operands[k])->block.index != b.index)
          far[inst->operands[k].index] = true;
    }
    for (MirUses u = mir_term_uses(&mir_block(f, b)->term); mir_next_use(&u);)
      if (mir_value(f, *u.value)->block.index != b.index) far[u.value->index] = true;
  }
  return far;
}

static bool may_change_references(const MirInst *inst) {
  if (inst->op == MIR_STORE || inst->op == MIR_RT_SET)
    return inst->kind == MIR_KIND_REF && !(inst->flags & MIR_INIT);
  return inst->op == MIR_MEM_COPY || inst->op == MIR_MEM_FILL;
}

/* Can what this load reads be lent? Its uses, and those of what is read through it, stand in its
 * block with nothing between
 * that may store a reference. `derived` is scratch by value index, stamped with the load's result. */
static bool can_lend_mutable(const OwnFunc *own, InstId load, const bool *far, uint32_t *derived) {
  MirFunc *f = own->func;
  uint32_t stamp = mir_inst(f, load)->result.index;
  derived[stamp] = stamp;
  bool changed = false;
  if (far[stamp]) return false;
  for (InstId i = mir_inst(f, load)->next; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    bool uses = false;
    for (uint32_t k = 0; k < inst->operand_count; k++)
      uses |= derived[inst->operands[k].index] == stamp;
    if (uses && changed) return false;
    if (uses && inst->result.index && (is_ref(f, inst->result) || is_addr(f, inst->result))) {
      if (far[inst->result.index]) return false;
      derived[inst->result.index] = stamp;
    }
    if (may_change_references(inst)) changed = true;
  }
  MirTerm *term = &mir_block(f, mir_inst(f, load)->block)->term;
  bool is_call = term->op == MIR_CALL || term->op == MIR_TAILCALL;
  for (MirUses u = mir_term_uses(term);
       mir_next_use(&u);) /* part 2 and on: a block parameter would outlive the loan */
    if (derived[u.value->index] == stamp && (changed || is_call || u.part >= 2)) return false;
  return true;
}

/* Note [Taking apart]
 * A field that is going to be consumed would cost a dup, and its object a drop later. If instead
 * the field is owned from
 * its load on and the object dropped after its last direct use, reuse.c can ask once whether the object is unique: then
 * field and cell are simply taken. So the fields that a block reads from an owned object are owned
 * when no direct use of the
 * object can follow in another block, and one of the fields is consumed somewhere.
 */
typedef struct ObjectUse {
  uint32_t object, block, next;
} ObjectUse; /* next: of the same object, from 1 */

typedef struct Taker {
  OwnFunc *own;
  VEC(ObjectUse) uses;
  uint32_t *first_use; /* by object */
  uint32_t *canon;
  bool *consumed;
  uint32_t *seen; /* by block, stamped */
  uint32_t stamp;
} Taker;

static void note_use(Taker *t, uint32_t object, uint32_t block) {
  uint32_t first = t->first_use[object];
  if (first && t->uses.items[first - 1].block == block) return;
  ObjectUse use = {object, block, first};
  vec_push(t->own->arena, &t->uses, use);
  t->first_use[object] = t->uses.count;
}

/* Can a direct use of the object follow the block, before the object's definition comes round again? */
static bool is_used_after(Taker *t, uint32_t object, BlockId block) {
  MirFunc *f = t->own->func;
  BlockId home = mir_value(f, (ValueId){object})->block;
  VEC(BlockId) work = {0};
  uint32_t stamp = ++t->stamp;
  vec_push(t->own->arena, &work, block);
  while (work.count) {
    const MirTerm *term = &mir_block(f, vec_pop(&work))->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      BlockId to = term->edges[e].block;
      if (to.index == home.index || t->seen[to.index] == stamp) continue;
      t->seen[to.index] = stamp;
      vec_push(t->own->arena, &work, to);
    }
  }
  for (uint32_t u = t->first_use[object]; u; u = t->uses.items[u - 1].next)
    if (t->seen[t->uses.items[u - 1].block] == stamp) return true;
  return false;
}

static bool is_field_load(const MirFunc *f, const MirInst *inst) {
  return inst->op == MIR_LOAD && inst->kind == MIR_KIND_REF && !(inst->flags & MIR_MUTABLE) &&
         is_ref(f, inst->operands[0]);
}

static void take_in_block(Taker *t, BlockId b, bool *taken) {
  MirFunc *f = t->own->func;
  MirBlock *block = mir_block(f, b);
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (!is_field_load(f, inst) || taken[inst->result.index] || !t->consumed[inst->result.index])
      continue;
    uint32_t object = t->canon[inst->operands[0].index];
    bool fits = !mir_value(f, (ValueId){object})->is_borrowed;
    for (InstId k = block->first; k.index && fits;
         k = mir_inst(f, k)->next) { /* no address of it may be about */
      const MirInst *other = mir_inst(f, k);
      fits = !other->operand_count || t->canon[other->operands[0].index] != object ||
             !other->result.index || !is_addr(f, other->result);
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      fits = fits && t->canon[u.value->index] != object;
    if (!fits || is_used_after(t, object, b)) continue;
    for (InstId k = block->first; k.index; k = mir_inst(f, k)->next) {
      const MirInst *other = mir_inst(f, k);
      if (is_field_load(f, other) && t->canon[other->operands[0].index] == object)
        taken[other->result.index] = true;
    }
  }
}

static void find_taken_apart(OwnFunc *own, bool *taken) {
  MirFunc *f = own->func;
  Taker t = {.own = own};
  t.first_use = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  t.canon = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  t.consumed = NEW_ARRAY(own->arena, bool, own->value_count);
  t.seen = NEW_ARRAY(own->arena, uint32_t, f->blocks.count);
  for (uint32_t v = 0; v < own->value_count; v++) t.canon[v] = v;
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    BlockId b = own->cfg.order[o];
    for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_CAST) t.canon[inst->result.index] = t.canon[inst->operands[0].index];
      for (uint32_t k = 0; k < inst->operand_count; k++) {
        if (inst->op != MIR_CAST) note_use(&t, t.canon[inst->operands[k].index], b.index);
        if (own_use_of_operand(f, inst, k) == OWN_USE_CONSUME)
          t.consumed[t.canon[inst->operands[k].index]] = true;
      }
    }
    MirTerm *term = &mir_block(f, b)->term;
    for (MirUses u = mir_term_uses(term); mir_next_use(&u);) {
      note_use(&t, t.canon[u.value->index], b.index);
      t.consumed[t.canon[u.value->index]] = true;
    }
  }
  for (uint32_t o = 0; o < own->cfg.order_count; o++) take_in_block(&t, own->cfg.order[o], taken);
}

static void set(OwnFunc *own, ValueId v, OwnClass class, uint32_t root) {
  own->class[v.index] = (uint8_t) class;
  own->root[v.index] = root;
}

/* A parameter list: owned references, addresses that belong to the reference before them. */
static void set_param(OwnFunc *own, const ValueId *params, uint32_t i, bool lent) {
  MirFunc *f = own->func;
  ValueId v = params[i];
  if (is_ref(f, v)) {
    if (lent)
      set(own, v, OWN_LENT, OWN_FRAME);
    else
      set(own, v, OWN_OWNED, v.index);
  } else if (is_addr(f, v)) {
    own->root[v.index] = i && is_ref(f, params[i - 1]) ? own->root[params[i - 1].index] : OWN_FRAME;
  }
}

static void classify_inst(OwnFunc *own, InstId id, const bool *far, const bool *taken,
                          uint32_t *derived) {
  MirFunc *f = own->func;
  const MirInst *inst = mir_inst(f, id);
  ValueId r = inst->result;
  if (!r.index || (!is_ref(f, r) && !is_addr(f, r))) return;
  switch ((MirOp)inst->op) {
  case MIR_CAST: own->canon[r.index] = own->canon[inst->operands[0].index]; return;
  case MIR_SYMBOL:
    if (is_ref(f, r))
      set(own, r, OWN_LENT, OWN_FRAME);
    else
      own->root[r.index] = OWN_FRAME;
    return;
  case MIR_IMM: return;
  case MIR_LOAD:
    if (is_addr(f, r)) {
      own->root[r.index] = OWN_FRAME; /* a nativeptr kept in memory: its owner lies beside it */
      return;
    }
    if (taken[r.index] && own_class(own, inst->operands[0]) == OWN_OWNED)
      break; /* Note [Taking apart] */
    if (!(inst->flags & MIR_MUTABLE) || can_lend_mutable(own, id, far, derived)) {
      uint32_t root = own_root(own, inst->operands[0]);
      set(own, r, OWN_LENT, root ? root : OWN_FRAME);
      return;
    }
    break;
  case MIR_RT_GET:
    if (can_lend_mutable(own, id, far, derived)) {
      set(own, r, OWN_LENT, OWN_FRAME);
      return;
    }
    break;
  case MIR_SELECT:
    if (is_addr(f, r)) {
      own->root[r.index] = own_root(own, inst->operands[1]);
      return;
    }
    break;
  case MIR_ELEM:
  case MIR_ADDR:
  case MIR_ADDR_ADD: {
    uint32_t root = own_root(own, inst->operands[0]);
    own->root[r.index] = root ? root : OWN_FRAME;
    return;
  }
  default: /* allocations; addresses made of bits */
    if (is_addr(f, r))
      own->root[r.index] = OWN_FRAME;
    else if (inst->op == MIR_ALLOC_STACK)
      set(own, r, OWN_LENT, r.index);
    else
      set(own, r, OWN_OWNED, r.index);
    return;
  }
  set(own, r, OWN_OWNED, r.index);
  own->dup_at_birth[r.index] = true;
}

/* Call results and exceptions come before an edge's arguments. */
static uint32_t first_arg_param(const MirFunc *f, BlockId from, uint32_t edge, BlockId to) {
  const MirTerm *term = &mir_block(f, from)->term;
  return term->op == MIR_CALL ? mir_block(f, to)->params.count - term->edges[edge].arg_count : 0;
}

static bool is_lent_by_frame(const OwnFunc *own, const bool *lent, const bool *is_block_param,
                             ValueId v) {
  uint32_t c = own->canon[v.index];
  if (is_block_param[c]) return lent[c];
  if (own->class[c] == OWN_NONE) return true; /* an immediate */
  return own->class[c] == OWN_LENT && own->root[c] == OWN_FRAME;
}

static void classify_all(OwnFunc *own, const bool *lent, const bool *far, const bool *taken,
                         uint32_t *derived) {
  MirFunc *f = own->func;
  memset(own->class, 0, own->value_count);
  memset(own->root, 0, own->value_count * sizeof(uint32_t));
  memset(own->dup_at_birth, 0, own->value_count * sizeof(bool));
  for (uint32_t v = 0; v < own->value_count; v++) own->canon[v] = v;
  for (uint32_t i = 0; i < f->params.count; i++)
    set_param(own, f->params.items, i, mir_value(f, f->params.items[i])->is_borrowed);
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    MirBlock *block = mir_block(f, own->cfg.order[o]);
    for (uint32_t i = 0; i < block->params.count; i++)
      set_param(own, block->params.items, i, lent[block->params.items[i].index]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      classify_inst(own, i, far, taken, derived);
  }
}

void own_find_roots(OwnFunc *own, MirFunc *func, Arena *scratch) {
  *own = (OwnFunc){.func = func, .arena = scratch, .value_count = func->values.count};
  mir_compute_cfg(func, scratch, &own->cfg);
  own->canon = NEW_ARRAY(scratch, uint32_t, own->value_count);
  own->class = NEW_ARRAY(scratch, uint8_t, own->value_count);
  own->root = NEW_ARRAY(scratch, uint32_t, own->value_count);
  own->dup_at_birth = NEW_ARRAY(scratch, bool, own->value_count);
  bool *far = find_far_uses(own);
  uint32_t *derived = NEW_ARRAY(scratch, uint32_t, own->value_count);
  bool *taken = NEW_ARRAY(scratch, bool, own->value_count);
  find_taken_apart(own, taken);
  bool *lent = NEW_ARRAY(scratch, bool, own->value_count);
  bool *is_block_param = NEW_ARRAY(scratch, bool, own->value_count);
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    BlockId b = own->cfg.order[o];
    MirBlock *block = mir_block(func, b);
    uint32_t pred_count = mir_pred_count(&own->cfg, b);
    uint32_t first = pred_count ? UINT32_MAX : 0;
    for (uint32_t p = 0; p < pred_count; p++) {
      MirPred pred = mir_preds(&own->cfg, b)[p];
      uint32_t at = first_arg_param(func, pred.block, pred.edge, b);
      if (first == UINT32_MAX || at > first) first = at;
    }
    for (uint32_t i = 0; i < block->params.count; i++) {
      is_block_param[block->params.items[i].index] = true;
      lent[block->params.items[i].index] = is_ref(func, block->params.items[i]) && i >= first;
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    classify_all(own, lent, far, taken, derived);
    for (uint32_t o = 0; o < own->cfg.order_count; o++) {
      BlockId from = own->cfg.order[o];
      MirTerm *term = &mir_block(func, from)->term;
      for (uint32_t e = 0; e < term->edge_count; e++) {
        BlockId to = term->edges[e].block;
        uint32_t first = first_arg_param(func, from, e, to);
        for (uint32_t k = 0; k < term->edges[e].arg_count; k++) {
          ValueId param = mir_block(func, to)->params.items[first + k];
          if (!lent[param.index] ||
              is_lent_by_frame(own, lent, is_block_param, term->edges[e].args[k]))
            continue;
          lent[param.index] = false;
          changed = true;
        }
      }
    }
  }
}
