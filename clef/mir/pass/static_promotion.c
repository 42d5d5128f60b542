/* static_promotion: static promotion. Objects made of constants become static data.
 *
 *      v1 = const.i64 3; v2 = imm.ref?<list> 0
 *      v3 = alloc row list tag 1 size 16
 *      store.i64 v3 + 8, v1 row list field 1 init    =>   v3 = symbol.ref<list> @constant
 *      store.ref v3, v2 row list field 2 init
 *
 *      data @constant object list tag 1 size 16 { 0: ref?<list> = 0, 8: i64 = 3 }
 *
 * In:    verified MIR before ownership.
 * Out:   no allocation of a record, union or closure whose fields are immutable and known, and no boxing of a constant at
 *        start-up. Equal objects are one, but for boxed ones.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/static-promotion-*.mir
 *
 * An object becomes static when its block fills it with constants, immediates and static objects before any other use of it,
 * and nothing stores to it later. An object is allocated after the objects that it refers to, so one pass promotes whole lists.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { MOST_FIELDS = 32, MOST_LOOKED_AT = 200 };

typedef struct Made {
  DataId data;
  uint32_t next; /* of the same hash */
} Made;

typedef struct Constants {
  MirUnit *unit;
  Arena *arena;
  uint32_t *buckets, bucket_count; /* of `made` */
  VEC(Made) made;                  /* item 0 unused */
  uint32_t serial;
  /* by row: something stores to its objects later, or takes the address of a field */
  bool *is_mutable;
  const MirFunc *start;
} Constants;

/* The value as the content of a field. */
static bool is_static(const MirFunc *f, ValueId value, MirField *field) {
  const MirInst *d = mir_definition(f, mir_behind_casts(f, value));
  if (!d) return false;
  field->type = mir_type_of(f, value);
  if (d->op == MIR_CONST || d->op == MIR_IMM) {
    field->form = MIR_FIELD_BITS;
    field->bits = d->imm;
    return true;
  }
  const MirData *data = d->op == MIR_SYMBOL ? mir_symbol_data(f->unit, d->u.symbol) : NULL;
  bool is_code = d->op == MIR_SYMBOL && field->type.kind == MIR_KIND_CODE;
  bool is_object = data && (data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING);
  if (!is_code && !is_object) return false;
  field->form = MIR_FIELD_SYMBOL;
  field->symbol = d->u.symbol;
  return true;
}

/* Fields of the object, by ascending offset, from the stores behind its allocation; false when it is not known. */
static bool find_fields(const MirFunc *f, InstId alloc, const uint32_t *stores, MirField *fields,
                        uint32_t *count) {
  ValueId object = mir_inst(f, alloc)->result;
  bool is_shared = false;
  *count = 0;
  InstId i = mir_inst(f, alloc)->next;
  for (int n = 0; i.index && n < MOST_LOOKED_AT; n++, i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    bool is_base =
        inst->operand_count && mir_behind_casts(f, inst->operands[0]).index == object.index;
    for (uint32_t k = 1; k < inst->operand_count; k++)
      is_shared |= mir_behind_casts(f, inst->operands[k]).index == object.index;
    if (!is_base || inst->op == MIR_LOAD || inst->op == MIR_CAST) continue;
    if (inst->op != MIR_STORE) {
      is_shared = true;
      continue;
    }
    MirField field = {.offset = (uint32_t)inst->imm};
    if (is_shared || !(inst->flags & MIR_INIT) || inst->flags & MIR_MUTABLE || inst->imm < 0 ||
        *count == MOST_FIELDS || !is_static(f, inst->operands[1], &field))
      return false;
    uint32_t at = (*count)++;
    for (; at && fields[at - 1].offset > field.offset; at--) fields[at] = fields[at - 1];
    if (at && fields[at - 1].offset == field.offset) return false;
    fields[at] = field;
    if (*count == stores[object.index]) return true; /* nothing else stores to it */
  }
  return false;
}

static bool same_data(const MirData *data, const MirInst *alloc, const MirField *fields,
                      uint32_t count) {
  if (data->row.index != alloc->row.index || data->tag != alloc->tag ||
      data->size != (uint32_t)alloc->imm || data->fields.count != count)
    return false;
  for (uint32_t k = 0; k < count; k++) {
    const MirField *a = &data->fields.items[k], *b = &fields[k];
    if (a->offset != b->offset || a->form != b->form || a->bits != b->bits ||
        a->symbol.index != b->symbol.index || a->type.kind != b->type.kind)
      return false;
  }
  return true;
}

static uint32_t hash_of(const MirInst *alloc, const MirField *fields, uint32_t count) {
  uint32_t hash = hash_u32(hash_u32(0x811c9dc5u, alloc->row.index), alloc->tag);
  for (uint32_t k = 0; k < count; k++) {
    hash = hash_u32(hash, fields[k].offset ^ fields[k].symbol.index << 8);
    hash = hash_u32(hash_u32(hash, (uint32_t)fields[k].bits), (uint32_t)(fields[k].bits >> 32));
  }
  return hash;
}

static void grow(Constants *c) {
  c->bucket_count = c->bucket_count ? c->bucket_count * 4 : 64;
  c->buckets = NEW_ARRAY(c->arena, uint32_t, c->bucket_count);
  for (uint32_t m = 1; m < c->made.count; m++) c->made.items[m].next = 0;
}

static SymbolId fresh_symbol(Constants *c) {
  for (;;) {
    SymbolId id = mir_symbol_of_text(c->unit, format_in(c->arena, "constant'%u", ++c->serial));
    if (mir_symbol_row(c->unit, id)->form == MIR_SYMBOL_UNKNOWN) return id;
  }
}

static SymbolId data_of(Constants *c, const MirInst *alloc, const MirField *fields,
                        uint32_t count) {
  bool is_own = layout_row(&c->unit->layout, alloc->row)->kind == LAYOUT_BOXED;
  if (c->made.count >= c->bucket_count) grow(c); /* what was made before is not found again */
  uint32_t hash = hash_of(alloc, fields, count) & (c->bucket_count - 1);
  for (uint32_t m = c->buckets[hash]; m && !is_own; m = c->made.items[m].next) {
    const MirData *known = mir_data(c->unit, c->made.items[m].data);
    if (same_data(known, alloc, fields, count)) return known->symbol;
  }
  if (!c->made.count) vec_push(c->arena, &c->made, ((Made){.next = 0}));
  SymbolId symbol = fresh_symbol(c);
  MirData *data = mir_data_new(c->unit, symbol, MIR_DATA_OBJECT);
  data->row = alloc->row;
  data->tag = alloc->tag;
  data->size = (uint32_t)alloc->imm;
  data->span = alloc->span;
  for (uint32_t k = 0; k < count; k++) vec_push(c->unit->arena, &data->fields, fields[k]);
  vec_push(c->arena, &c->made, ((Made){{c->unit->data.count - 1}, c->buckets[hash]}));
  c->buckets[hash] = c->made.count - 1;
  return symbol;
}

/* Does the shape have all its counted words? The interpreter and the release routine read them. */
static bool is_whole(const MirUnit *unit, const MirInst *alloc, const MirField *fields,
                     uint32_t count) {
  const LayoutRow *row = layout_row(&unit->layout, alloc->row);
  if (!row->case_count) return true;
  for (uint32_t s = 0; s < row->case_count; s++) {
    const LayoutCase *shape = &row->cases[s];
    if (shape->tag != alloc->tag && row->case_count > 1) continue;
    uint32_t found = 0;
    for (uint32_t w = 0; w < shape->word_count; w++)
      for (uint32_t k = 0; k < count; k++) found += fields[k].offset == shape->words[w].index * 8;
    return found == shape->word_count;
  }
  return false;
}

/* Boxed values have an identity, so only those that are made once are static: by start-up, outside of loops. */
static bool may_be_static(const Constants *c, const MirFunc *f, BlockId block,
                          const MirInst *alloc) {
  LayoutKind kind = layout_row(&c->unit->layout, alloc->row)->kind;
  bool runs_once = f == c->start && !mir_block(f, block)->loop_depth;
  return kind == LAYOUT_BLOCK || kind == LAYOUT_CLOSURE || (kind == LAYOUT_BOXED && runs_once);
}

static void do_alloc(Constants *c, MirFunc *f, BlockId block, InstId i, const uint32_t *stores) {
  MirField fields[MOST_FIELDS];
  uint32_t count;
  const MirInst alloc = *mir_inst(f, i);
  if (alloc.operand_count || alloc.flags & MIR_ZEROED || !stores[alloc.result.index]) return;
  if (!may_be_static(c, f, block, &alloc)) return;
  if (c->is_mutable[alloc.row.index]) return;
  if (!find_fields(f, i, stores, fields, &count) || !is_whole(c->unit, &alloc, fields, count))
    return;
  SymbolId symbol = data_of(c, &alloc, fields, count);
  for (InstId k = alloc.next, next; k.index && count; k = next) {
    next = mir_inst(f, k)->next;
    if (mir_inst(f, k)->op == MIR_STORE &&
        mir_behind_casts(f, mir_inst(f, k)->operands[0]).index == alloc.result.index)
      mir_remove_inst(f, k), count--;
  }
  MirInst *inst = mir_inst(f, i);
  inst->op = MIR_SYMBOL;
  inst->kind = MIR_KIND_REF;
  inst->tag = 0;
  inst->imm = 0;
  inst->row = (RowId){0};
  inst->u.symbol = symbol;
  f->is_simple = false;
}

/* Has the object, made in this function, a hole that is filled later (trmc.c)? It is no constant, and others have none there. */
static bool has_hole(const MirFunc *f, const bool *holes, ValueId object) {
  object = mir_behind_casts(f, object);
  const MirInst *d = mir_definition(f, object);
  return d && d->op == MIR_ALLOC && holes[object.index];
}

static void find_mutable(Constants *c, const MirFunc *f, Arena *scratch) {
  bool *holes = NEW_ARRAY(scratch, bool, f->values.count);
  for (uint32_t i = 1; i < f->insts.count; i++) {
    const MirInst *inst = &f->insts.items[i];
    if (inst->op == MIR_STORE && inst->flags & MIR_INIT && inst->flags & MIR_MUTABLE)
      holes[mir_behind_casts(f, inst->operands[0]).index] = true;
  }
  for (uint32_t i = 1; i < f->insts.count; i++) {
    const MirInst *inst = &f->insts.items[i];
    bool stores = inst->op == MIR_STORE && !(inst->flags & MIR_INIT);
    if (!stores && inst->op != MIR_ADDR) continue;
    if (!stores && has_hole(f, holes, inst->operands[0])) continue;
    c->is_mutable[inst->row.index] = true;
    c->is_mutable[mir_type_of(f, inst->operands[0]).row.index] = true;
  }
}

static void do_func(Constants *c, MirFunc *f, Arena *scratch) {
  uint32_t *stores = NULL; /* by object */
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    for (InstId i = f->blocks.items[b].first; i.index; i = mir_inst(f, i)->next) {
      if (mir_inst(f, i)->op != MIR_STORE) continue;
      if (!stores) stores = NEW_ARRAY(scratch, uint32_t, f->values.count);
      stores[mir_behind_casts(f, mir_inst(f, i)->operands[0]).index]++;
    }
  }
  if (!stores) return;
  MirCfg cfg;
  if (f == c->start) { /* what an object refers to is seen before it */
    mir_compute_cfg(f, scratch, &cfg);
    mir_compute_loops(f, &cfg, scratch);
  } else {
    mir_compute_flow(f, scratch, &cfg);
  }
  for (uint32_t o = 0; o < cfg.order_count; o++)
    for (InstId i = mir_block(f, cfg.order[o])->first; i.index; i = mir_inst(f, i)->next)
      if (mir_inst(f, i)->op == MIR_ALLOC) do_alloc(c, f, cfg.order[o], i, stores);
}

void mir_static_promotion(MirUnit *unit, PassContext *cx) {
  Arena own = {0}; /* lives across the functions */
  arena_init(&own, "constants");
  Constants c = {.unit = unit, .arena = &own};
  c.is_mutable = NEW_ARRAY(&own, bool, unit->layout.rows.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    if (unit->funcs.items[i]->symbol.index == unit->start.index) c.start = unit->funcs.items[i];
    find_mutable(&c, unit->funcs.items[i], cx->scratch);
    arena_reset(cx->scratch);
  }
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    if (!unit->funcs.items[i]->has_body) continue;
    do_func(&c, unit->funcs.items[i], cx->scratch);
    arena_reset(cx->scratch);
  }
  arena_end(&own);
}
