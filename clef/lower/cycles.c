/* cycles: which rows' objects can be part of a cycle of references.
 *
 * In:   a unit as lowered, rows complete and not yet merged.
 * Out:  LayoutRow.is_cyclic; of each counted word whether it may hold such an object, and whether it may close a cycle.
 *
 * A reference that an object gets when it is made leads to an older object. So each cycle has a reference that was stored
 * later. The rows are a graph: an edge leads from a row to each row whose objects one of its words may hold. Where a
 * strongly connected part of this graph has an edge that may be stored later, all its rows are cyclic.
 *
 * What a word may hold is found by a flow analysis over the whole unit (Andersen 1994, an object standing for all of its
 * row). A value whose type names a row holds that row or one of its subtypes. Only values of unknown row have sets: closures,
 * sequences, lazies, interfaces, obj. Calls of unknown code meet all functions whose address is taken and whose parameters
 * are of the same kinds; calls of a method meet all that stand in its slot.
 *
 * A first store (`init`) is not a later store if no other object can refer to the object yet: its value is
 * older than the object, or the store is in a constructor whose object does not escape.
 */
#include "clef/lower/layout.h"
#include "clef/mir/analysis/analysis.h"

enum {
  KEY_PLACE,
  KEY_SLOT,
  KEY_DATA,
  KEY_INDIRECT,
  KEY_INDIRECT_RESULT,
  KEY_METHOD,
  KEY_METHOD_RESULT
};
enum { ANSWER_UNKNOWN, ANSWER_BUSY, ANSWER_NO, ANSWER_YES };

/* A set of rows; its bits are there once it is not empty. */
typedef struct Node {
  uint64_t *bits;
} Node;

/* `from` holds `offset` of a reference word: `to` gets what lies there (load), or it what `to` holds (store). */
typedef struct Access {
  uint32_t base, offset, node;
  bool is_store, is_later;
} Access;
typedef struct Edge {
  uint32_t from, to;
} Edge;

typedef struct PlaceInfo {
  uint32_t node;
  RowId row;
  uint32_t offset;
  bool is_later; /* may be stored to when others have a reference to the object */
} PlaceInfo;

typedef struct Cycles {
  Layouts *layouts;
  MirUnit *unit;
  Layout *layout;
  Arena *arena;
  uint32_t row_count, set_words;
  uint32_t *
      holding; /* by row: how many rows before it have objects with counted words; NULL: not made yet */
  VEC(Node) nodes;   /* 0 unused; 1 exceptions; 2 what is reached by addresses that travel */
  uint32_t *values;  /* by function: node of its value 0 */
  uint32_t *results; /* by function: node of its result 0 */
  NumMap keys;       /* of places and the like: nodes */
  NumMap place_of;   /* node: index of its PlaceInfo, plus 1 */
  VEC(PlaceInfo) places;
  VEC(Edge) edges;
  VEC(Access) accesses;
  const bool *is_taken; /* by FuncId: its address is */
  uint64_t **self;      /* by FuncId: rows of the closures, cells whose code it is; or NULL */
  MirCallers callers;
  uint8_t *fresh;    /* by FuncId: is parameter 0 an object just made? */
  uint8_t *keeps;    /* by FuncId: does it only look at and store to the fields of parameter 0? */
  bool *has_objects; /* by row: some are allocated */
  bool changed;
} Cycles;
enum { NODE_EXCEPTION = 1, NODE_ADDRESSED = 2 };

/* Where an address leads. */
typedef struct Target {
  ValueId base;  /* behind casts; none: unknown */
  SymbolId data; /* static slots instead */
  uint32_t offset;
} Target;

static uint32_t new_nodes(Cycles *c, uint32_t count) {
  uint32_t first = c->nodes.count;
  for (uint32_t i = 0; i < count; i++) vec_push(c->arena, &c->nodes, ((Node){0}));
  return first;
}
static uint32_t keyed_node(Cycles *c, uint32_t kind, uint64_t a, uint64_t b) {
  uint32_t *known = num_map(&c->keys, c->arena, (uint64_t)kind << 60 | a << 32 | b);
  if (*known) return *known;
  uint32_t made = new_nodes(c, 1);
  *num_map(&c->keys, c->arena, (uint64_t)kind << 60 | a << 32 | b) = made;
  return made;
}
static uint64_t *bits_of(Cycles *c, uint32_t node) {
  Node *n = &c->nodes.items[node];
  if (!n->bits) n->bits = NEW_ARRAY(c->arena, uint64_t, c->set_words);
  return n->bits;
}
/* The first row of a set from `row` on; `end` when there is none. */
static uint32_t next_bit(const uint64_t *bits, uint32_t row, uint32_t end) {
  if (!bits) return end;
  while (row < end) {
    uint64_t rest = bits[row / 64] >> (row % 64);
    if (rest & 1) return row;
    if (!rest)
      row = (row / 64 + 1) * 64;
    else
      do row++;
      while (!((rest >>= 1) & 1));
  }
  return end;
}
static void add_row(Cycles *c, uint32_t node, uint32_t row) {
  uint64_t *bits = bits_of(c, node), bit = (uint64_t)1 << (row % 64);
  if (bits[row / 64] & bit) return;
  bits[row / 64] |= bit;
  c->changed = true;
}
static void add_set(Cycles *c, uint32_t node, const uint64_t *from) {
  if (!from) return;
  uint64_t *bits = bits_of(c, node), more = 0;
  for (uint32_t w = 0; w < c->set_words; w++) {
    more |= from[w] & ~bits[w];
    bits[w] |= from[w];
  }
  if (more) c->changed = true;
}

static uint32_t last_subtype(const Cycles *c, RowId row) {
  const LayoutRow *r = layout_row(c->layout, row);
  return r->subtypes_first.index ? r->subtypes_last.index : row.index;
}
static uint32_t first_subtype(const Cycles *c, RowId row) {
  const LayoutRow *r = layout_row(c->layout, row);
  return r->subtypes_first.index ? r->subtypes_first.index : row.index;
}

/* ---- places ---- */

/* The number of a word in a row: inherited ones are the base's, an array has those of one element. */
static uint32_t place_node(Cycles *c, RowId row, uint32_t offset) {
  const LayoutRow *r = layout_row(c->layout, row);
  if (r->kind == LAYOUT_ARRAY && r->stride && offset >= r->size)
    offset = r->size + (offset - r->size) % r->stride;
  while (r->base.index && offset < layout_row(c->layout, r->base)->size) {
    row = r->base;
    r = layout_row(c->layout, row);
  }
  uint32_t before = c->nodes.count, node = keyed_node(c, KEY_PLACE, row.index, offset);
  if (c->nodes.count > before) {
    vec_push(c->arena, &c->places, ((PlaceInfo){node, row, offset, false}));
    *num_map(&c->place_of, c->arena, node) = c->places.count;
  }
  return node;
}
static void set_later(Cycles *c, uint32_t node) {
  uint32_t place = *num_map(&c->place_of, c->arena, node);
  if (place) c->places.items[place - 1].is_later = true;
}

static Target target_of(const MirFunc *f, ValueId address) {
  Target target = {.base = mir_behind_casts(f, address)};
  for (;;) {
    const MirInst *d = mir_definition(f, target.base);
    if (d && d->op == MIR_SYMBOL) {
      const MirData *data = mir_symbol_data(f->unit, d->u.symbol);
      if (data && data->form == MIR_DATA_SLOTS) {
        target.data = d->u.symbol;
        return target;
      }
    }
    if (mir_type_of(f, target.base).kind == MIR_KIND_REF) return target;
    if (!d || (d->op != MIR_ADDR && d->op != MIR_ELEM)) break;
    target.offset += (uint32_t)d->imm;
    target.base = mir_behind_casts(f, d->operands[0]);
  }
  return (Target){0};
}

/* ---- flow ---- */

static bool is_ref(const MirFunc *f, ValueId v) { return mir_type_of(f, v).kind == MIR_KIND_REF; }
static uint32_t value_node(const Cycles *c, const MirFunc *f, ValueId v) {
  return c->values[f->id.index] + v.index;
}
static void add_edge(Cycles *c, uint32_t from, uint32_t to) {
  if (from != to) vec_push(c->arena, &c->edges, ((Edge){from, to}));
}

/* What a value holds goes to a node. */
static void flow(Cycles *c, const MirFunc *f, ValueId value, uint32_t to) {
  if (!value.index || !is_ref(f, value)) return;
  RowId row = mir_type_of(f, value).row;
  if (!row.index) {
    add_edge(c, value_node(c, f, value), to);
    return;
  }
  for (uint32_t r = first_subtype(c, row); r <= last_subtype(c, row); r++) add_row(c, to, r);
}
/* … and to a value: one of known row has no set. */
static void flow_to_value(Cycles *c, const MirFunc *f, uint32_t from, ValueId value) {
  if (is_ref(f, value) && !mir_type_of(f, value).row.index)
    add_edge(c, from, value_node(c, f, value));
}
static void flow_between(Cycles *c, const MirFunc *f, ValueId from, const MirFunc *g, ValueId to) {
  if (is_ref(g, to) && !mir_type_of(g, to).row.index) flow(c, f, from, value_node(c, g, to));
}

/* ---- which first stores are no later ones ---- */

static bool is_plain(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  return !is_ref(f, v) || (d && (d->op == MIR_SYMBOL || d->op == MIR_IMM));
}
static bool is_older(const MirFunc *f, ValueId value, ValueId object) {
  value = mir_behind_casts(f, value);
  return is_plain(f, value) || value.index < object.index;
}
static bool is_made_here(const MirFunc *f, ValueId object) {
  const MirInst *d = mir_definition(f, object);
  return d && (d->op == MIR_ALLOC || d->op == MIR_ALLOC_ARRAY);
}

enum { MOST_DEPTH = 8 };
/* Does the function do more with this parameter than look at and store to its fields? */
static bool lets_go(const MirFunc *f, ValueId param, uint32_t depth) {
  if (depth > MOST_DEPTH) return true;
  for (uint32_t i = 1; i < f->insts.count; i++) {
    const MirInst *inst = &f->insts.items[i];
    if (!inst->block.index) continue;
    bool looks = inst->op == MIR_CAST || inst->op == MIR_IS_IMM || inst->op == MIR_LOAD ||
                 inst->op == MIR_STORE;
    for (uint32_t k = looks ? 1 : 0; k < inst->operand_count; k++)
      if (mir_behind_casts(f, inst->operands[k]).index == param.index) return true;
  }
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirTerm *term = &f->blocks.items[b].term;
    if (f->blocks.items[b].is_removed) continue;
    MirFunc *callee = mir_direct_callee(f->unit, term);
    for (MirUses u = mir_term_uses(term); mir_next_use(&u);) {
      if (mir_behind_casts(f, *u.value).index != param.index) continue;
      if (!callee || u.part ||
          lets_go(callee, callee->params.items[u.value - u.term->operands], depth + 1))
        return true;
    }
  }
  return false;
}

static bool keeps_first(Cycles *c, const MirFunc *f) {
  uint8_t *answer = &c->keeps[f->id.index];
  if (!*answer) *answer = lets_go(f, f->params.items[0], 0) ? ANSWER_NO : ANSWER_YES;
  return *answer == ANSWER_YES;
}

static bool is_fresh(Cycles *c, const MirFunc *f);
/* Is the first argument of this call an object just made, which none of the others can lead to? */
static bool passes_fresh(Cycles *c, const MirFunc *f, const MirTerm *term) {
  if (!term->operand_count) return false;
  ValueId object = mir_behind_casts(f, term->operands[0]);
  if (f->params.count && object.index == f->params.items[0].index)
    return is_fresh(c, f) && keeps_first(c, f);
  if (!is_made_here(f, object)) return false;
  for (uint32_t k = 1; k < term->operand_count; k++)
    if (!is_older(f, term->operands[k], object)) return false;
  return true;
}
static bool is_fresh(Cycles *c, const MirFunc *f) {
  uint32_t id = f->id.index;
  if (c->fresh[id] != ANSWER_UNKNOWN) return c->fresh[id] == ANSWER_YES;
  c->fresh[id] = ANSWER_BUSY;
  bool yes = !c->is_taken[id] && !(f->flags & MIR_FUNC_EXPORT) && f->params.count;
  for (uint32_t k = c->callers.start[id]; yes && k < c->callers.start[id + 1]; k++) {
    if (k > c->callers.start[id] && c->callers.callers[k].index == c->callers.callers[k - 1].index)
      continue;
    const MirFunc *caller = mir_func(c->unit, c->callers.callers[k]);
    for (uint32_t b = 1; yes && b < caller->blocks.count; b++) {
      const MirBlock *block = &caller->blocks.items[b];
      if (!block->is_removed && mir_direct_callee(c->unit, &block->term) == f)
        yes = passes_fresh(c, caller, &block->term);
    }
  }
  c->fresh[id] = yes ? ANSWER_YES : ANSWER_NO;
  return yes;
}

static bool is_later_store(Cycles *c, const MirFunc *f, const MirInst *store, ValueId base) {
  if (is_plain(f, mir_behind_casts(f, store->operands[1]))) return false;
  const MirInst *d = mir_definition(f, base);
  if (d && d->op == MIR_SYMBOL) return false; /* static objects are no part of what dies */
  if (!(store->flags & MIR_INIT)) return true;
  if (is_made_here(f, base)) return !is_older(f, store->operands[1], base);
  return !(f->params.count && base.index == f->params.items[0].index && is_fresh(c, f) &&
           keeps_first(c, f));
}

/* ---- instructions ---- */

static void access_memory(Cycles *c, const MirFunc *f, const MirInst *inst) {
  bool is_store = inst->op == MIR_STORE;
  ValueId value = is_store ? inst->operands[1] : inst->result;
  if (inst->kind != MIR_KIND_REF) return;
  if (is_store && mir_definition(f, value) && mir_definition(f, value)->op == MIR_IMM) return;
  Target target = target_of(f, inst->operands[0]);
  uint32_t offset = target.offset + (uint32_t)inst->imm, node;
  if (!target.base.index) {
    node = NODE_ADDRESSED;
  } else if (target.data.index) {
    node = keyed_node(c, KEY_DATA, target.data.index, offset);
  } else {
    RowId row = mir_type_of(f, target.base).row;
    bool is_later = is_store && is_later_store(c, f, inst, target.base);
    if (!row.index) {
      uint32_t of = value_node(c, f, value);
      if (is_store && mir_type_of(f, value).row.index) {
        of = new_nodes(c, 1);
        flow(c, f, value, of);
      }
      if (is_store || !mir_type_of(f, value).row.index)
        vec_push(c->arena, &c->accesses,
                 ((Access){value_node(c, f, target.base), offset, of, is_store, is_later}));
      return;
    }
    for (uint32_t r = first_subtype(c, row); r <= last_subtype(c, row); r++) {
      node = place_node(c, (RowId){r}, offset);
      if (is_later) set_later(c, node);
      if (is_store)
        flow(c, f, value, node);
      else
        flow_to_value(c, f, node, value);
    }
    return;
  }
  if (is_store)
    flow(c, f, value, node);
  else
    flow_to_value(c, f, node, value);
}

/* An address that is more than the operand of a load or store: what lies there is known to all such. */
static void address_travels(Cycles *c, const MirFunc *f, ValueId address) {
  if (!address.index || mir_type_of(f, address).kind != MIR_KIND_ADDR) return;
  Target target = target_of(f, address);
  if (!target.base.index) return;
  if (target.data.index) {
    uint32_t size = mir_symbol_data(c->unit, target.data)->size;
    for (uint32_t at = target.offset; at < size && at < target.offset + 512; at += 8) {
      uint32_t node = keyed_node(c, KEY_DATA, target.data.index, at);
      add_edge(c, node, NODE_ADDRESSED);
      add_edge(c, NODE_ADDRESSED, node);
    }
    return;
  }
  RowId row = mir_type_of(f, target.base).row;
  if (!row.index) {
    vec_push(c->arena, &c->accesses,
             ((Access){value_node(c, f, target.base), target.offset, NODE_ADDRESSED, true, true}));
    vec_push(c->arena, &c->accesses,
             ((Access){value_node(c, f, target.base), target.offset, NODE_ADDRESSED, false, false}));
    return;
  }
  const LayoutRow *r = layout_row(c->layout, row);
  for (uint32_t s = first_subtype(c, row); s <= last_subtype(c, row); s++) {
    bool is_array = r->kind == LAYOUT_ARRAY;
    for (uint32_t k = 0; k < r->case_count || (is_array && !k); k++) {
      const LayoutWord *words = is_array ? r->element_words : r->cases[k].words;
      uint32_t count = is_array ? r->element_word_count : r->cases[k].word_count;
      for (uint32_t w = 0; w < count; w++) {
        uint32_t offset = words[w].index * LAYOUT_WORD_SIZE + (is_array ? r->size : 0);
        if (!is_array && (offset < target.offset || offset >= target.offset + 512)) continue;
        uint32_t node = place_node(c, (RowId){s}, offset);
        add_edge(c, node, NODE_ADDRESSED);
        add_edge(c, NODE_ADDRESSED, node);
        set_later(c, node);
      }
    }
  }
}

/* Elements copied from one array to another of the same row; false: something else. */
static bool copies(Cycles *c, const MirFunc *f, const MirInst *inst) {
  Target to = target_of(f, inst->operands[0]), from = target_of(f, inst->operands[1]);
  if (!to.base.index || to.data.index || !from.base.index || from.data.index) return false;
  RowId row = mir_type_of(f, to.base).row;
  if (!row.index || row.index != mir_type_of(f, from.base).row.index) return false;
  const LayoutRow *r = layout_row(c->layout, row);
  if (r->kind == LAYOUT_STRING) return true;
  if (r->kind != LAYOUT_ARRAY) return false;
  for (uint32_t w = 0; w < r->element_word_count && !is_made_here(f, to.base); w++)
    set_later(c, place_node(c, row, r->size + r->element_words[w].index * LAYOUT_WORD_SIZE));
  return true;
}

/* Is the first operand an address that stays here? */
static bool only_looks(const MirInst *inst) {
  return inst->op == MIR_LOAD || inst->op == MIR_STORE || inst->op == MIR_ADDR ||
         inst->op == MIR_ELEM || inst->op == MIR_ADDR_BITS || inst->op == MIR_MEM_FILL ||
         inst->op == MIR_MEM_EQUAL;
}

static void visit_inst(Cycles *c, const MirFunc *f, const MirInst *inst) {
  switch ((MirOp)inst->op) {
  case MIR_LOAD:
  case MIR_STORE: access_memory(c, f, inst); break;
  case MIR_CAST: flow_between(c, f, inst->operands[0], f, inst->result); break;
  case MIR_SELECT:
    flow_between(c, f, inst->operands[1], f, inst->result);
    flow_between(c, f, inst->operands[2], f, inst->result);
    break;
  case MIR_SYMBOL: {
    const MirData *data = mir_symbol_data(c->unit, inst->u.symbol);
    if (data && data->row.index && is_ref(f, inst->result) &&
        !mir_type_of(f, inst->result).row.index)
      add_row(c, value_node(c, f, inst->result), data->row.index);
    break;
  }
  case MIR_RT_GET:
    flow_to_value(c, f, keyed_node(c, KEY_SLOT, 0, (uint64_t)inst->imm), inst->result);
    break;
  case MIR_RT_SET:
    flow(c, f, inst->operands[0], keyed_node(c, KEY_SLOT, 0, (uint64_t)inst->imm));
    break;
  case MIR_ALLOC:
  case MIR_ALLOC_ARRAY: c->has_objects[inst->row.index] = true; break;
  default: break;
  }
  if (inst->op == MIR_MEM_COPY && copies(c, f, inst)) return;
  for (uint32_t k = only_looks(inst) ? 1 : 0; k < inst->operand_count; k++)
    address_travels(c, f, inst->operands[k]);
}

static uint32_t kinds_key(const MirFunc *f, const ValueId *values, uint32_t count) {
  uint32_t hash = hash_u32(11, count);
  for (uint32_t k = 0; k < count; k++) hash = hash_u32(hash, mir_type_of(f, values[k]).kind);
  return hash & 0xfffffff;
}

enum { MOST_PARAMS = 512 };
static void call_unknown(Cycles *c, const MirFunc *f, const MirTerm *term, uint32_t *results) {
  if (term->form == MIR_CALLEE_METHOD) {
    for (uint32_t k = 0; k < term->operand_count; k++)
      flow(c, f, term->operands[k], keyed_node(c, KEY_METHOD, term->slot & 0xfffffff, k));
    *results = keyed_node(c, KEY_METHOD_RESULT, term->slot & 0xfffffff, 0);
    return;
  }
  uint32_t count = term->operand_count;
  if (term->form == MIR_CALLEE_CODE && count) { /* the last one is the cell */
    count--;
    flow(c, f, term->operands[count], keyed_node(c, KEY_INDIRECT, 0, MOST_PARAMS));
  }
  if (term->form != MIR_CALLEE_CODE)
    flow(c, f, term->callee, keyed_node(c, KEY_INDIRECT, 0, MOST_PARAMS));
  uint32_t key = kinds_key(f, term->operands, count);
  for (uint32_t k = 0; k < count; k++)
    flow(c, f, term->operands[k], keyed_node(c, KEY_INDIRECT, key, k));
  *results = keyed_node(c, KEY_INDIRECT_RESULT, key, 0);
}

static void visit_term(Cycles *c, const MirFunc *f, const MirTerm *term) {
  bool is_call = term->op == MIR_CALL || term->op == MIR_TAILCALL;
  uint32_t result = 0; /* node of all results */
  const MirFunc *callee = NULL;
  if (is_call) {
    callee = mir_direct_callee(c->unit, term);
    if (callee) {
      for (uint32_t k = 0; k < term->operand_count && k < callee->params.count; k++)
        flow_between(c, f, term->operands[k], callee, callee->params.items[k]);
      result = c->results[callee->id.index];
    } else if (term->form != MIR_CALLEE_DIRECT && term->form != MIR_CALLEE_C) {
      call_unknown(c, f, term, &result);
      callee = term->form == MIR_CALLEE_APPLY ? mir_symbol_func(c->unit, term->symbol) : NULL;
      if (callee) /* the stub of another arity, which gets the closure too */
        for (uint32_t k = 0; k < callee->params.count; k++)
          flow_between(c, f, k < term->operand_count ? term->operands[k] : term->callee, callee,
                       callee->params.items[k]);
      if (callee) add_edge(c, c->results[callee->id.index], result);
    }
    for (uint32_t k = 0; k < term->operand_count; k++) address_travels(c, f, term->operands[k]);
  }
  if (term->op == MIR_TAILCALL && result) add_edge(c, result, c->results[f->id.index]);
  if (term->op == MIR_RETURN)
    for (uint32_t k = 0; k < term->operand_count; k++) {
      flow(c, f, term->operands[k], c->results[f->id.index]);
      address_travels(c, f, term->operands[k]);
    }
  if (term->op == MIR_RAISE) flow(c, f, term->operands[0], NODE_EXCEPTION);
  for (uint32_t e = 0; e < term->edge_count; e++) {
    const MirEdge *edge = &term->edges[e];
    const MirBlock *block = mir_block(f, edge->block);
    uint32_t before = block->params.count - edge->arg_count; /* results, or the exception */
    for (uint32_t k = 0; k < before && is_call; k++)
      if (e || result) flow_to_value(c, f, e ? NODE_EXCEPTION : result, block->params.items[k]);
    for (uint32_t k = 0; k < edge->arg_count; k++) {
      flow_between(c, f, edge->args[k], f, block->params.items[before + k]);
      address_travels(c, f, edge->args[k]);
    }
  }
}

/* ---- functions and data ---- */

static void note_self(Cycles *c, SymbolId code, RowId row) {
  const MirFunc *f = mir_symbol_func(c->unit, code);
  if (!f || !row.index) return;
  uint64_t **self = &c->self[f->id.index];
  if (!*self) *self = NEW_ARRAY(c->arena, uint64_t, c->set_words);
  (*self)[row.index / 64] |= (uint64_t)1 << (row.index % 64);
}

/* Whose code a function is: by the stores of its address. */
static void find_selves(Cycles *c) {
  for (uint32_t n = 1; n < c->unit->funcs.count; n++) {
    const MirFunc *f = c->unit->funcs.items[n];
    for (uint32_t i = 1; f && i < f->insts.count; i++) {
      const MirInst *inst = &f->insts.items[i];
      if (inst->op != MIR_STORE || inst->kind != MIR_KIND_CODE || !inst->block.index) continue;
      const MirInst *code = mir_definition(f, inst->operands[1]);
      if (code && code->op == MIR_SYMBOL)
        note_self(c, code->u.symbol, mir_type_of(f, mir_behind_casts(f, inst->operands[0])).row);
    }
  }
  for (uint32_t d = 1; d < c->unit->data.count; d++) {
    const MirData *data = &c->unit->data.items[d];
    for (uint32_t k = 0; k < data->fields.count; k++)
      if (data->fields.items[k].form == MIR_FIELD_SYMBOL && data->form == MIR_DATA_OBJECT)
        note_self(c, data->fields.items[k].symbol, data->row);
  }
}

static void visit_data(Cycles *c) {
  for (uint32_t d = 1; d < c->unit->data.count; d++) {
    const MirData *data = &c->unit->data.items[d];
    for (uint32_t k = 0; k < data->fields.count; k++) {
      const MirField *field = &data->fields.items[k];
      const MirData *to =
          field->form == MIR_FIELD_SYMBOL ? mir_symbol_data(c->unit, field->symbol) : NULL;
      if (!to || !to->row.index || field->type.kind != MIR_KIND_REF) continue;
      add_row(c,
              data->form == MIR_DATA_OBJECT
                  ? place_node(c, data->row, field->offset)
                  : keyed_node(c, KEY_DATA, data->symbol.index, field->offset),
              to->row.index);
    }
  }
}

/* A function that unknown code may call gets what such calls pass. */
static void meet_unknown_calls(Cycles *c, const MirFunc *f) {
  uint32_t count = f->params.count;
  if (!count) {
    uint32_t key = kinds_key(f, f->params.items, 0);
    add_edge(c, c->results[f->id.index], keyed_node(c, KEY_INDIRECT_RESULT, key, 0));
    return;
  }
  uint32_t key = kinds_key(f, f->params.items, count - 1);
  for (uint32_t k = 0; k + 1 < count; k++)
    flow_to_value(c, f, keyed_node(c, KEY_INDIRECT, key, k), f->params.items[k]);
  ValueId last = f->params.items[count - 1];
  if (is_ref(f, last) && !mir_type_of(f, last).row.index) {
    if (c->self[f->id.index])
      add_set(c, value_node(c, f, last), c->self[f->id.index]);
    else
      flow_to_value(c, f, keyed_node(c, KEY_INDIRECT, 0, MOST_PARAMS), last);
  }
  add_edge(c, c->results[f->id.index], keyed_node(c, KEY_INDIRECT_RESULT, key, 0));
}

static void visit_methods(Cycles *c) {
  for (uint32_t r = 1; r < c->row_count; r++) {
    const LayoutRow *row = layout_row(c->layout, (RowId){r});
    for (uint32_t m = 0; m < row->method_count; m++) {
      const MirFunc *f = row->methods[m].index ? mir_symbol_func(c->unit, row->methods[m]) : NULL;
      if (!f) continue;
      for (uint32_t k = 0; k < f->params.count; k++) {
        ValueId param = f->params.items[k];
        if (k)
          flow_to_value(c, f, keyed_node(c, KEY_METHOD, m, k), param);
        else if (is_ref(f, param) && !mir_type_of(f, param).row.index)
          add_row(c, value_node(c, f, param), r);
      }
      add_edge(c, c->results[f->id.index], keyed_node(c, KEY_METHOD_RESULT, m, 0));
    }
  }
}

static void solve(Cycles *c) {
  do {
    c->changed = false;
    for (uint32_t e = 0; e < c->edges.count; e++)
      add_set(c, c->edges.items[e].to, c->nodes.items[c->edges.items[e].from].bits);
    for (uint32_t a = 0; a < c->accesses.count; a++) {
      Access access = c->accesses.items[a];
      const uint64_t *rows = c->nodes.items[access.base].bits;
      for (uint32_t r = next_bit(rows, 1, c->row_count); r < c->row_count;
           r = next_bit(rows, r + 1, c->row_count)) {
        const LayoutRow *row = layout_row(c->layout, (RowId){r});
        if (row->kind != LAYOUT_ARRAY && access.offset >= row->size) continue;
        uint32_t node = place_node(c, (RowId){r}, access.offset);
        if (access.is_later) set_later(c, node);
        add_set(c, access.is_store ? node : access.node,
                c->nodes.items[access.is_store ? access.node : node].bits);
      }
    }
  } while (c->changed);
}

/* ---- may there be a cycle at all? ---- */

/* Have objects of exactly this row counted words? */
static bool has_counted_words(const Cycles *c, uint32_t r) {
  const LayoutRow *of = layout_row(c->layout, (RowId){r});
  if (of->element_word_count) return true;
  for (uint32_t k = 0; k < of->case_count; k++)
    if (of->cases[k].word_count) return true;
  return false;
}

/* Have objects of the row, or of a subtype, counted words? Of a row with many subtypes the table `holding` says it. */
static bool row_holds(Cycles *c, RowId row) {
  enum { FEW = 8 };
  if (!row.index) return true;
  uint32_t first = first_subtype(c, row), last = last_subtype(c, row);
  if (last < first) return false;
  if (last - first < FEW) {
    while (first <= last && !has_counted_words(c, first)) first++;
    return first <= last;
  }
  if (!c->holding) {
    c->holding = NEW_ARRAY(c->arena, uint32_t, c->row_count + 1);
    for (uint32_t r = 1; r < c->row_count; r++)
      c->holding[r + 1] = c->holding[r] + has_counted_words(c, r);
  }
  return c->holding[last + 1] > c->holding[first];
}
static bool value_holds(Cycles *c, const MirFunc *f, ValueId value) {
  return row_holds(c, mir_type_of(f, value).row);
}

/* Does some object's field become known by its address? */
static bool field_travels(Cycles *c, const MirFunc *f, const ValueId *values, uint32_t count) {
  for (uint32_t k = 0; k < count; k++) {
    if (!values[k].index || mir_type_of(f, values[k]).kind != MIR_KIND_ADDR) continue;
    Target target = target_of(f, values[k]);
    if (target.base.index && !target.data.index && row_holds(c, mir_type_of(f, target.base).row))
      return true;
  }
  return false;
}

static bool stores_later(Cycles *c, const MirFunc *f) {
  for (uint32_t i = 1; i < f->insts.count; i++) {
    const MirInst *inst = &f->insts.items[i];
    if (!inst->block.index) continue;
    if (inst->op == MIR_STORE && inst->kind == MIR_KIND_REF &&
        value_holds(c, f, inst->operands[1])) {
      Target target = target_of(f, inst->operands[0]);
      if (target.base.index && !target.data.index && is_later_store(c, f, inst, target.base))
        return true;
    }
    if (inst->op == MIR_MEM_COPY) {
      Target to = target_of(f, inst->operands[0]);
      if (to.base.index && !to.data.index && row_holds(c, mir_type_of(f, to.base).row)) return true;
    }
    uint32_t first = only_looks(inst) ? 1 : 0;
    if (inst->operand_count > first &&
        field_travels(c, f, inst->operands + first, inst->operand_count - first))
      return true;
  }
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirTerm *term = &f->blocks.items[b].term;
    if (f->blocks.items[b].is_removed) continue;
    if (field_travels(c, f, term->operands, term->operand_count)) return true;
    for (uint32_t e = 0; e < term->edge_count; e++)
      if (field_travels(c, f, term->edges[e].args, term->edges[e].arg_count)) return true;
  }
  return false;
}

/* Is a reference that may lead on to others stored somewhere, when its object is known already? No row is cyclic otherwise. */
static bool any_later_store(Cycles *c) {
  for (uint32_t n = 1; n < c->unit->funcs.count; n++) {
    const MirFunc *f = c->unit->funcs.items[n];
    if (f && f->has_body && stores_later(c, f)) return true;
  }
  return false;
}

/* ---- the graph of rows ---- */

typedef struct Rows {
  Cycles *c;
  uint64_t **next;  /* by row: rows its words may hold */
  uint32_t *number; /* by row: when it was met, from 1 */
  uint32_t *low;
  uint32_t *part; /* by row: its strongly connected part, from 1 */
  VEC(uint32_t) stack;
  uint32_t met, parts;
} Rows;

typedef void EachWord(Rows *rows, RowId row, LayoutWord *word, uint32_t place);

static void each_word(Rows *rows, EachWord *each) {
  Cycles *c = rows->c;
  for (uint32_t r = 1; r < c->row_count; r++) {
    LayoutRow *row = layout_row(c->layout, (RowId){r});
    if (!c->has_objects[r]) continue;
    for (uint32_t w = 0; w < row->element_word_count; w++)
      each(rows, (RowId){r}, &row->element_words[w],
           place_node(c, (RowId){r}, row->size + row->element_words[w].index * LAYOUT_WORD_SIZE));
    for (uint32_t k = 0; k < row->case_count; k++)
      for (uint32_t w = 0; w < row->cases[k].word_count; w++)
        each(rows, (RowId){r}, &row->cases[k].words[w],
             place_node(c, (RowId){r}, row->cases[k].words[w].index * LAYOUT_WORD_SIZE));
  }
}

static void add_next(Rows *rows, RowId row, LayoutWord *word, uint32_t place) {
  (void)word;
  const uint64_t *set = rows->c->nodes.items[place].bits;
  if (!set) return;
  uint64_t **next = &rows->next[row.index];
  if (!*next) *next = NEW_ARRAY(rows->c->arena, uint64_t, rows->c->set_words);
  for (uint32_t w = 0; w < rows->c->set_words; w++) (*next)[w] |= set[w];
}

/* Tarjan 1972, with a stack of its own. */
typedef struct Visit {
  uint32_t row, at;
} Visit;
static void find_parts(Rows *rows) {
  Cycles *c = rows->c;
  VEC(Visit) path = {0};
  for (uint32_t start = 1; start < c->row_count; start++) {
    if (!c->has_objects[start] || rows->number[start]) continue;
    vec_push(c->arena, &path, ((Visit){start, 0}));
    while (path.count) {
      Visit *visit = &vec_last(&path);
      uint32_t row = visit->row;
      if (!visit->at) {
        rows->number[row] = rows->low[row] = ++rows->met;
        vec_push(c->arena, &rows->stack, row);
      }
      uint32_t to = next_bit(rows->next[row], visit->at + 1, c->row_count);
      while (to < c->row_count && !c->has_objects[to])
        to = next_bit(rows->next[row], to + 1, c->row_count);
      visit->at = to;
      if (to < c->row_count) {
        if (!rows->number[to])
          vec_push(c->arena, &path, ((Visit){to, 0}));
        else if (!rows->part[to] && rows->number[to] < rows->low[row])
          rows->low[row] = rows->number[to];
        continue;
      }
      if (rows->low[row] == rows->number[row]) {
        rows->parts++;
        uint32_t of;
        do {
          of = vec_last(&rows->stack);
          rows->stack.count--;
          rows->part[of] = rows->parts;
        } while (of != row);
      }
      path.count--;
      if (path.count) {
        uint32_t parent = vec_last(&path).row;
        if (rows->low[row] < rows->low[parent]) rows->low[parent] = rows->low[row];
      }
    }
  }
}

static bool leads_back(const Rows *rows, RowId row, uint32_t place) {
  const uint64_t *set = rows->c->nodes.items[place].bits;
  uint32_t end = rows->c->row_count;
  for (uint32_t r = next_bit(set, 1, end); r < end; r = next_bit(set, r + 1, end))
    if (rows->c->has_objects[r] && rows->part[r] == rows->part[row.index]) return true;
  return false;
}
static void mark_part(Rows *rows, RowId row, LayoutWord *word, uint32_t place) {
  (void)word;
  uint32_t info = *num_map(&rows->c->place_of, rows->c->arena, place);
  if (!info || !rows->c->places.items[info - 1].is_later || !leads_back(rows, row, place)) return;
  for (uint32_t r = 1; r < rows->c->row_count; r++)
    if (rows->part[r] == rows->part[row.index])
      layout_row(rows->c->layout, (RowId){r})->is_cyclic = true;
}
static void mark_word(Rows *rows, RowId row, LayoutWord *word, uint32_t place) {
  const uint64_t *set = rows->c->nodes.items[place].bits;
  word->is_all_cyclic = true;
  uint32_t end = rows->c->row_count;
  for (uint32_t r = next_bit(set, 1, end); r < end; r = next_bit(set, r + 1, end))
    if (layout_row(rows->c->layout, (RowId){r})->is_cyclic)
      word->may_be_cyclic = true;
    else if (rows->c->has_objects[r])
      word->is_all_cyclic = false;
  word->leads_back = layout_row(rows->c->layout, row)->is_cyclic && leads_back(rows, row, place);
  word->is_all_cyclic &= word->leads_back;
}

void layouts_find_cycles(Layouts *l) {
  Arena arena;
  arena_init(&arena, "cycles");
  Cycles cycles = {.layouts = l, .unit = l->unit, .layout = &l->unit->layout, .arena = &arena},
         *c = &cycles;
  MirUnit *unit = l->unit;
  c->row_count = unit->layout.rows.count;
  c->set_words = (c->row_count + 63) / 64;
  uint32_t funcs = unit->funcs.count;
  c->fresh = NEW_ARRAY(&arena, uint8_t, funcs);
  c->keeps = NEW_ARRAY(&arena, uint8_t, funcs);
  c->is_taken = mir_addresses_taken(unit, &arena);
  mir_compute_callers(unit, &arena, &c->callers);
  if (!any_later_store(c)) {
    arena_end(&arena);
    return;
  }
  new_nodes(c, 3);
  c->values = NEW_ARRAY(&arena, uint32_t, funcs);
  c->results = NEW_ARRAY(&arena, uint32_t, funcs);
  c->self = NEW_ARRAY(&arena, uint64_t *, funcs);
  c->has_objects = NEW_ARRAY(&arena, bool, c->row_count);
  for (uint32_t f = 1; f < funcs; f++) {
    if (!unit->funcs.items[f]) continue;
    c->values[f] = new_nodes(c, unit->funcs.items[f]->values.count);
    c->results[f] = new_nodes(c, 1);
  }
  find_selves(c);
  visit_data(c);
  visit_methods(c);
  for (uint32_t n = 1; n < funcs; n++) {
    const MirFunc *f = unit->funcs.items[n];
    if (!f || !f->has_body) continue;
    if (c->is_taken[n]) meet_unknown_calls(c, f);
    for (uint32_t i = 1; i < f->insts.count; i++)
      if (f->insts.items[i].block.index) visit_inst(c, f, &f->insts.items[i]);
    for (uint32_t b = 1; b < f->blocks.count; b++)
      if (!f->blocks.items[b].is_removed) visit_term(c, f, &f->blocks.items[b].term);
  }
  solve(c);
  Rows rows = {.c = c};
  rows.next = NEW_ARRAY(&arena, uint64_t *, c->row_count);
  rows.number = NEW_ARRAY(&arena, uint32_t, c->row_count);
  rows.low = NEW_ARRAY(&arena, uint32_t, c->row_count);
  rows.part = NEW_ARRAY(&arena, uint32_t, c->row_count);
  each_word(&rows, add_next);
  find_parts(&rows);
  each_word(&rows, mark_part);
  each_word(&rows, mark_word);
  arena_end(&arena);
}
