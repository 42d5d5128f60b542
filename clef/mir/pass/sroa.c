/* sroa: scalar replacement of objects that do not escape.
 *
 * In:    verified MIR before ownership.
 * Out:   no allocation whose reference is used only to load and store fields: the fields are values and block parameters.
 *        (Examples: mutable variables captured by functions that were inlined, records and unions that are built and taken apart,
 *        closures that are called, sequences whose MoveNext was inlined into the loop that drives them.)
 * Keeps: nothing where something changed: simplify runs then.
 * Tests: t/mir/sroa-*.mir
 *
 * An object that is stored only into such an object no longer escapes in the next round. A field without a store is 0: a zeroed
 * object has 0 there, and in any other object such a field is never loaded. A loaded reference has the type of the load. It gets
 * a cast where it comes from a block parameter that may also be the initial 0.
 */
#include "clef/mir/passes.h"
#include "clef/mir/analysis/ssa.h"

enum { MOST_ROUNDS = 8, MOST_FIELDS = 64 };

typedef struct Access {
  InstId inst;
  uint32_t next; /* of the object, in the order of the graph; 0: none */
} Access;

typedef struct Object {
  InstId alloc;
  bool escapes;
  uint32_t first, last; /* accesses: loads, stores, casts and notes for the debugger */
} Object;

typedef struct Field {
  int64_t offset;
  uint8_t kind;
} Field;

typedef struct Scalars {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  MirSsa ssa;
  bool has_ssa;
  uint32_t *object_of; /* by value: the object that it refers to */
  VEC(Object) objects; /* item 0 unused, as in the next */
  VEC(Access) accesses;
  VEC(ValueId) replacement; /* by value */
} Scalars;

static void note_access(Scalars *s, uint32_t object, InstId inst) {
  Object *o = &s->objects.items[object];
  Access access = {inst, 0};
  vec_push(s->arena, &s->accesses, access);
  uint32_t id = s->accesses.count - 1;
  if (o->last)
    s->accesses.items[o->last].next = id;
  else
    o->first = id;
  o->last = id;
}

static void escape(Scalars *s, ValueId v) {
  s->objects.items[s->object_of[v.index]].escapes = true;
}

static void look_at(Scalars *s, InstId id) {
  const MirInst *inst = mir_inst(s->f, id);
  if (inst->op == MIR_ALLOC) {
    Object object = {.alloc = id};
    vec_push(s->arena, &s->objects, object);
    s->object_of[inst->result.index] = s->objects.count - 1;
    return;
  }
  uint32_t object = inst->operand_count ? s->object_of[inst->operands[0].index] : 0;
  uint32_t from = 0;
  if (object && (inst->op == MIR_LOAD || inst->op == MIR_STORE || inst->op == MIR_CAST ||
                 inst->op == MIR_DEBUG)) {
    note_access(s, object, id);
    if (inst->op == MIR_CAST) s->object_of[inst->result.index] = object;
    from = 1;
  }
  for (uint32_t k = from; k < inst->operand_count; k++) escape(s, inst->operands[k]);
}

static void find_objects(Scalars *s) {
  MirFunc *f = s->f;
  s->object_of = NEW_ARRAY(s->arena, uint32_t, f->values.count + 1);
  s->objects.count = s->accesses.count = 0;
  vec_push(s->arena, &s->objects, ((Object){.escapes = true}));
  vec_push(s->arena, &s->accesses, ((Access){.next = 0}));
  for (uint32_t o = 0; o < s->cfg.order_count; o++) {
    MirBlock *block = mir_block(f, s->cfg.order[o]);
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) look_at(s, i);
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) escape(s, *u.value);
  }
}

/* The object's fields; UINT32_MAX when they cannot become values. */
static uint32_t list_fields(const Scalars *s, const Object *object, Field *fields) {
  uint32_t count = 0;
  for (uint32_t a = object->first; a; a = s->accesses.items[a].next) {
    const MirInst *inst = mir_inst(s->f, s->accesses.items[a].inst);
    if (inst->op != MIR_LOAD && inst->op != MIR_STORE) continue;
    int64_t end = inst->imm + mir_kind_size[inst->kind];
    bool known = false;
    for (uint32_t i = 0; i < count && !known; i++) {
      known = fields[i].offset == inst->imm && fields[i].kind == inst->kind;
      if (!known && inst->imm < fields[i].offset + mir_kind_size[fields[i].kind] &&
          fields[i].offset < end)
        return UINT32_MAX;
    }
    if (known) continue;
    if (count == MOST_FIELDS || inst->kind == MIR_KIND_ADDR) return UINT32_MAX;
    fields[count++] = (Field){inst->imm, inst->kind};
  }
  return count;
}

static bool is_of(const Scalars *s, const Field *field, InstId id, MirOp op) {
  const MirInst *inst = mir_inst(s->f, id);
  return inst->op == op && inst->imm == field->offset;
}

/* The value of the field before the first store. A code address has no 0, so it is the symbol of the only store. */
static ValueId initial_value(Scalars *s, const Object *object, const Field *field) {
  MirFunc *f = s->f;
  MirAt at = {f, mir_inst(f, object->alloc)->block, object->alloc,
              mir_inst(f, object->alloc)->span};
  if (field->kind == MIR_KIND_REF) return mir_add_immediate(&at, (RowId){0}, 0);
  if (field->kind != MIR_KIND_CODE) return mir_add_const(&at, (MirKind)field->kind, 0);
  SymbolId symbol = {0};
  for (uint32_t a = object->first; a; a = s->accesses.items[a].next) {
    InstId id = s->accesses.items[a].inst;
    if (!is_of(s, field, id, MIR_STORE)) continue;
    const MirInst *d = mir_definition(f, mir_inst(f, id)->operands[1]);
    if (!d || d->op != MIR_SYMBOL || symbol.index) return (ValueId){0};
    symbol = d->u.symbol;
  }
  return symbol.index ? mir_add_symbol(&at, symbol, mir_type(MIR_KIND_CODE)) : (ValueId){0};
}

static void replace_load(Scalars *s, InstId load, ValueId value) {
  MirFunc *f = s->f;
  ValueId result = mir_inst(f, load)->result;
  MirType want = mir_type_of(f, result);
  if (!mir_type_fits(f->unit, mir_type_of(f, value), want)) {
    MirAt at = {f, mir_inst(f, load)->block, load, mir_inst(f, load)->span};
    InstId assumed = mir_add_inst(&at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0);
    ValueId proof = mir_inst(f, assumed)->result;
    value = mir_add_cast(&at, want, value, proof);
  }
  while (s->replacement.count <= result.index) vec_push(s->arena, &s->replacement, ((ValueId){0}));
  s->replacement.items[result.index] = value;
}

/* The type of a parameter for the field: the type of all stored values if they agree, otherwise the most general type. */
static MirType param_type(Scalars *s, const Object *object, const Field *field, ValueId initial) {
  MirFunc *f = s->f;
  MirType type = mir_type(MIR_KIND_NONE), general = mir_ref((RowId){0}, true);
  if (field->kind != MIR_KIND_REF) return mir_type((MirKind)field->kind);
  if (!s->ssa.joins.count || mir_ssa_feeds(&s->ssa, initial)) return general;
  for (uint32_t a = object->first; a; a = s->accesses.items[a].next) {
    InstId id = s->accesses.items[a].inst;
    if (!is_of(s, field, id, MIR_STORE)) continue;
    MirType stored = mir_type_of(f, mir_inst(f, id)->operands[1]);
    if (type.kind != MIR_KIND_NONE && !mir_type_same(type, stored)) return general;
    type = stored;
  }
  return type.kind == MIR_KIND_NONE ? general : type;
}

static void do_field(Scalars *s, const Object *object, const Field *field, ValueId initial) {
  MirFunc *f = s->f;
  BlockId block = mir_inst(f, object->alloc)->block;
  ValueId current = initial;
  if (!s->has_ssa) mir_ssa_init(&s->ssa, f, &s->cfg, s->arena);
  s->has_ssa = true;
  mir_ssa_begin(&s->ssa);
  mir_ssa_define(&s->ssa, block, initial);
  /* loads before the first store of a block wait */
  uint32_t waiting = 0;
  for (int round = 0; round < 2; round++) {
    for (uint32_t a = object->first; a; a = s->accesses.items[a].next) {
      InstId id = s->accesses.items[a].inst;
      bool is_load = is_of(s, field, id, MIR_LOAD);
      if (!is_load && !is_of(s, field, id, MIR_STORE)) continue;
      const MirInst *inst = mir_inst(f, id);
      if (inst->block.index != block.index) current = (ValueId){0};
      block = inst->block;
      if (!is_load) {
        current = inst->operands[1];
        if (!round) mir_ssa_define(&s->ssa, block, current);
      } else if (round) {
        replace_load(s, id, current.index ? current : mir_ssa_at_start(&s->ssa, block));
      } else if (!current.index) {
        mir_ssa_need(&s->ssa, block);
        waiting++;
      }
    }
    if (round) break;
    if (waiting) {
      mir_ssa_place(&s->ssa);
      mir_ssa_make(&s->ssa, param_type(s, object, field, initial));
    }
    block = mir_inst(f, object->alloc)->block;
    current = initial;
  }
}

static bool do_object(Scalars *s, Object *object) {
  MirFunc *f = s->f;
  Field fields[MOST_FIELDS];
  ValueId initial[MOST_FIELDS];
  uint32_t count = list_fields(s, object, fields);
  if (count == UINT32_MAX) return false;
  for (uint32_t i = 0; i < count; i++) {
    initial[i] = initial_value(s, object, &fields[i]);
    if (!initial[i].index) return false;
  }
  for (uint32_t i = 0; i < count; i++) do_field(s, object, &fields[i], initial[i]);
  for (uint32_t a = object->first; a; a = s->accesses.items[a].next)
    mir_remove_inst(f, s->accesses.items[a].inst);
  mir_remove_inst(f, object->alloc);
  return true;
}

static bool do_round(Scalars *s) {
  MirFunc *f = s->f;
  bool any = false, changed = false;
  s->replacement.count = 0;
  s->has_ssa = false;
  find_objects(s);
  for (uint32_t i = 1; i < s->objects.count && !any; i++) any = !s->objects.items[i].escapes;
  if (!any) return false;
  mir_compute_cfg(f, s->arena, &s->cfg);
  for (uint32_t i = 1; i < s->objects.count; i++)
    if (!s->objects.items[i].escapes) changed |= do_object(s, &s->objects.items[i]);
  if (!changed) return false;
  vec_reserve(s->arena, &s->replacement, f->values.count);
  while (s->replacement.count < f->values.count)
    vec_push(s->arena, &s->replacement, ((ValueId){0}));
  mir_replace_all_uses(f, s->replacement.items);
  return true;
}

void mir_sroa(MirFunc *func, PassContext *cx) {
  Scalars s = {.f = func, .arena = cx->scratch};
  bool any = false, changed = false;
  for (uint32_t i = 1; i < func->insts.count && !any; i++)
    any = func->insts.items[i].op == MIR_ALLOC && func->insts.items[i].block.index;
  if (!any) return;
  mir_compute_flow(func, cx->scratch, &s.cfg);
  if (s.cfg.order_count + 1 < func->blocks.count) {
    mir_remove_unreachable(func, cx->scratch);
    mir_compute_flow(func, cx->scratch, &s.cfg);
  }
  for (int round = 0; round < MOST_ROUNDS && do_round(&s); round++) changed = true;
  if (!changed) return;
  func->is_simple = false;
  mir_simplify(func, cx);
}
