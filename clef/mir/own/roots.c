/* roots: ownership of the values of a function.
 *
 *   allocations, results of calls, exceptions, owned parameters, block parameters   OWNED
 *   an immutable field of x                                                          LENT by x's root
 *   a mutable field: nothing may store to it before the last use                     LENT by x's root
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

bool own_may_change_references(const MirInst *inst) {
  if (inst->op == MIR_SYS && (inst->imm == MIR_SYS_SWITCH || inst->imm == MIR_SYS_SLOT_SWAP ||
                              inst->imm == MIR_SYS_SLOT_WAIT))
    return true; /* other threads run meanwhile */
  if (inst->op == MIR_STORE || inst->op == MIR_RT_SET)
    return inst->kind == MIR_KIND_REF && !(inst->flags & MIR_INIT);
  return inst->op == MIR_MEM_COPY || inst->op == MIR_MEM_FILL;
}

static bool is_field_load(const MirFunc *f, const MirInst *inst) {
  return inst->op == MIR_LOAD && inst->kind == MIR_KIND_REF && !(inst->flags & MIR_MUTABLE) &&
         is_ref(f, inst->operands[0]);
}

/* Note [Lending what a place holds]
 * A mutable place can lend the value loaded from it as long as no reference can be stored. So all uses of the value, and of
 * values loaded through it, must lie behind the load on paths without calls, before the first store of a reference. Paths may
 * join if all predecessors of the block are reached only from the load, so no path goes round a loop. A value that is loaded
 * through it and lives on (a field that is stored elsewhere) is owned from its own load on: one dup instead of two and a
 * drop. If the place itself is overwritten, the object may be unique, and taking it apart is better.
 */
enum { MOST_WALKED = 160, MOST_KEPT = 4, MOST_DERIVED = 32 };

typedef struct Joined { /* a block at which paths join */
  uint32_t walk, ways;  /* how many of them came in this walk */
  bool changed;
} Joined;

typedef struct Reached { /* a block of the ways, from an instruction on */
  BlockId block;
  InstId first;
  bool changed;
} Reached;

typedef struct Lending {
  OwnFunc *own;
  const uint32_t *uses;             /* by value: how many there are */
  const bool *consumed;             /* by value behind casts */
  uint32_t *derived;                /* by value, stamped with the load's result */
  uint32_t *found;                  /* by value: uses met in time */
  uint32_t stamp, open, kept_count; /* uses not met yet */
  VEC(uint32_t) values;
  VEC(Reached) work;
  Joined *joined; /* by block */
  uint32_t walk;
} Lending;

static void derive(Lending *l, ValueId v) {
  l->derived[v.index] = l->stamp;
  l->found[v.index] = 0;
  l->open += l->uses[v.index];
  vec_push(l->own->arena, &l->values, v.index);
}

/* A path arrives at a block. The last one to arrive continues, marked as changed if any was. */
static void come_to(Lending *l, BlockId to, bool changed) {
  Joined *joined = &l->joined[to.index];
  if (joined->walk != l->walk) *joined = (Joined){.walk = l->walk};
  joined->changed |= changed;
  if (++joined->ways < mir_pred_count(&l->own->cfg, to)) return;
  Reached reached = {to, mir_block(l->own->func, to)->first, joined->changed};
  vec_push(l->own->arena, &l->work, reached);
}

/* Walks the paths. Returns false if a use comes too late, or if the walk takes too long. */
static bool walk_ways(Lending *l, InstId load, bool *overwritten) {
  MirFunc *f = l->own->func;
  const MirInst *place = mir_inst(f, load);
  uint32_t steps = 0;
  l->walk++;
  for (uint32_t i = 0; i < l->values.count; i++) l->derived[l->values.items[i]] = 0;
  l->values.count = l->work.count = l->open = 0;
  derive(l, place->result);
  vec_push(l->own->arena, &l->work, ((Reached){place->block, place->next, false}));
  while (l->work.count && (l->open || l->kept_count)) {
    Reached at = vec_pop(&l->work);
    for (InstId i = at.first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      bool uses = false;
      if (++steps > MOST_WALKED || l->values.count > MOST_DERIVED) return false;
      for (uint32_t k = 0; k < inst->operand_count && !at.changed; k++) {
        if (l->derived[inst->operands[k].index] != l->stamp) continue;
        l->found[inst->operands[k].index]++;
        l->open--;
        uses = true;
      }
      if (uses && inst->result.index && (is_ref(f, inst->result) || is_addr(f, inst->result)) &&
          !l->own->kept[inst->result.index])
        derive(l, inst->result);
      if (!own_may_change_references(inst)) continue;
      at.changed = true;
      *overwritten |= inst->op != MIR_STORE || inst->imm == place->imm;
    }
    MirTerm *term = &mir_block(f, at.block)->term;
    bool is_call = term->op == MIR_CALL || term->op == MIR_TAILCALL;
    /* part 2 and on: a block parameter would outlive the loan */
    for (MirUses u = mir_term_uses(term); mir_next_use(&u);)
      if (l->derived[u.value->index] == l->stamp && !at.changed && !is_call && u.part < 2)
        l->found[u.value->index]++, l->open--;
    for (uint32_t e = 0; e < term->edge_count && !is_call; e++)
      come_to(l, term->edges[e].block, at.changed);
  }
  return true;
}

/* The field load behind casts, below the value that is lent; none: it is no field. */
static uint32_t field_of(const Lending *l, uint32_t v) {
  const MirFunc *f = l->own->func;
  const MirInst *d = mir_definition(f, (ValueId){v});
  while (d && d->op == MIR_CAST && d->operands[0].index != l->stamp)
    d = mir_definition(f, d->operands[0]);
  return d && is_field_load(f, d) && d->result.index != l->stamp ? d->result.index : 0;
}

static bool can_lend_mutable(Lending *l, InstId load) {
  uint32_t kept[MOST_KEPT];
  bool fits = false, again = true;
  l->stamp = mir_inst(l->own->func, load)->result.index;
  l->kept_count = 0;
  while (again) {
    bool overwritten = false;
    again = false;
    fits = walk_ways(l, load, &overwritten);
    for (uint32_t i = 0; i < l->values.count && fits; i++) {
      uint32_t v = l->values.items[i];
      if (l->found[v] == l->uses[v]) continue;
      uint32_t field = field_of(l, v);
      if (field && l->own->kept[field]) continue;
      fits = field && l->consumed[field] && !overwritten && l->kept_count < MOST_KEPT;
      if (!fits) break;
      l->own->kept[kept[l->kept_count++] = field] = again = true;
    }
    again = again && fits;
  }
  for (uint32_t i = 0; i < l->kept_count && !fits; i++) l->own->kept[kept[i]] = false;
  return fits;
}

/* Note [Taking apart]
 * A consumed field costs a dup, and its object a drop later. If instead the field is owned from its load on, and the object is
 * dropped after its last direct use, reuse.c can test once whether the object is unique. If it is, the field and the memory
 * of the object are taken over without counting. So the fields that a block reads from an owned object are owned if no direct
 * use of the object can follow in another block, and one of the fields is consumed somewhere.
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

/* Also counts the uses of each value, and marks the consumed ones. */
static void find_taken_apart(OwnFunc *own, bool *taken, Lending *lending) {
  MirFunc *f = own->func;
  Taker t = {.own = own};
  t.first_use = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  t.canon = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  t.consumed = NEW_ARRAY(own->arena, bool, own->value_count);
  uint32_t *uses = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  lending->consumed = t.consumed;
  lending->uses = uses;
  t.seen = NEW_ARRAY(own->arena, uint32_t, f->blocks.count);
  for (uint32_t v = 0; v < own->value_count; v++) t.canon[v] = v;
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    BlockId b = own->cfg.order[o];
    for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_CAST) t.canon[inst->result.index] = t.canon[inst->operands[0].index];
      for (uint32_t k = 0; k < inst->operand_count; k++) {
        uses[inst->operands[k].index]++;
        if (inst->op != MIR_CAST) note_use(&t, t.canon[inst->operands[k].index], b.index);
        if (own_use_of_operand(f, inst, k) == OWN_USE_CONSUME)
          t.consumed[t.canon[inst->operands[k].index]] = true;
      }
    }
    MirTerm *term = &mir_block(f, b)->term;
    for (MirUses u = mir_term_uses(term); mir_next_use(&u);) {
      uses[u.value->index]++;
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

static void classify_inst(OwnFunc *own, InstId id, Lending *lending, const bool *taken) {
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
      uint32_t root = own_root(own, inst->operands[0]);
      own->root[r.index] = root ? root : OWN_FRAME; /* its owner lies beside it in the object */
      return;
    }
    if (own->kept[r.index]) break; /* Note [Lending what a place holds] */
    if (taken[r.index] && own_class(own, inst->operands[0]) == OWN_OWNED)
      break; /* Note [Taking apart] */
    if (!(inst->flags & MIR_MUTABLE) || can_lend_mutable(lending, id)) {
      uint32_t root = own_root(own, inst->operands[0]);
      set(own, r, OWN_LENT, root ? root : OWN_FRAME);
      return;
    }
    break;
  case MIR_RT_GET:
    if (can_lend_mutable(lending, id)) {
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

static void classify_all(OwnFunc *own, const bool *lent, Lending *lending, const bool *taken) {
  MirFunc *f = own->func;
  memset(own->class, 0, own->value_count);
  memset(own->root, 0, own->value_count * sizeof(uint32_t));
  memset(own->dup_at_birth, 0, own->value_count * sizeof(bool));
  memset(own->kept, 0, own->value_count * sizeof(bool));
  for (uint32_t v = 0; v < own->value_count; v++) own->canon[v] = v;
  for (uint32_t i = 0; i < f->params.count; i++)
    set_param(own, f->params.items, i, mir_value(f, f->params.items[i])->is_borrowed);
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    MirBlock *block = mir_block(f, own->cfg.order[o]);
    for (uint32_t i = 0; i < block->params.count; i++)
      set_param(own, block->params.items, i, lent[block->params.items[i].index]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      classify_inst(own, i, lending, taken);
  }
}

void own_find_roots(OwnFunc *own, MirFunc *func, Arena *scratch) {
  *own = (OwnFunc){.func = func, .arena = scratch, .value_count = func->values.count};
  mir_compute_cfg(func, scratch, &own->cfg);
  own->canon = NEW_ARRAY(scratch, uint32_t, own->value_count);
  own->class = NEW_ARRAY(scratch, uint8_t, own->value_count);
  own->root = NEW_ARRAY(scratch, uint32_t, own->value_count);
  own->dup_at_birth = NEW_ARRAY(scratch, bool, own->value_count);
  Lending lending = {.own = own};
  lending.derived = NEW_ARRAY(scratch, uint32_t, own->value_count);
  lending.found = NEW_ARRAY(scratch, uint32_t, own->value_count);
  lending.joined = NEW_ARRAY(scratch, Joined, func->blocks.count);
  own->kept = NEW_ARRAY(scratch, bool, own->value_count);
  bool *taken = own->taken = NEW_ARRAY(scratch, bool, own->value_count);
  find_taken_apart(own, taken, &lending);
  bool *lent = NEW_ARRAY(scratch, bool, own->value_count);
  bool *is_block_param = NEW_ARRAY(scratch, bool, own->value_count);
  own->may_be_lent = NEW_ARRAY(scratch, bool, own->value_count);
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
  memcpy(own->may_be_lent, lent, own->value_count * sizeof(bool));
  for (bool changed = true; changed;) {
    changed = false;
    classify_all(own, lent, &lending, taken);
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
