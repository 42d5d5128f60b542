/* icf: functions with equal bodies become one.
 *
 *      func @f(v1: i64) -> i64 { b1: v2 = iadd v1, v1; return v2 }
 *      func @g(v3: i64) -> i64 { b1: v4 = iadd v3, v3; return v4 }
 *      call @g(v5) -> b2                                             =>   call @f(v5) -> b2
 *
 * In:    verified MIR before ownership.
 * Out:   nothing names a function whose body is that of another one.
 * Keeps: the functions themselves; `global-dce` removes functions that nothing refers to any more.
 * Tests: t/mir/icf-*.mir
 *
 * Bodies are equal when they differ only in the numbers and names of values and blocks, and in source places. Operations,
 * types, rows and symbols must be the same, and both must call themselves at the same places. In a program with a table of
 * places (the table of the frames that a failing program prints), the places of calls and raises must be the same too. Callees
 * are merged before their callers, so callers of equal functions become equal. Mutually recursive functions are not merged. Most
 * equal bodies are instances of one generic function at types with the same layout.
 *
 * A hash over the instructions separates functions that cannot be equal. Only functions with equal hashes are encoded as words
 * and compared. The code of cells is not merged, because two sequences are compared by it.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { FIXED = MIR_FUNC_EXPORT | MIR_FUNC_C | MIR_FUNC_CELL };

typedef struct Body { /* a function as words */
  FuncId func;
  uint32_t hash, first, count; /* in Merge.words */
  uint32_t next;               /* of the same bucket */
} Body;

typedef enum State { NOT_LOOKED_AT, CANDIDATE, OPEN, DONE } State;

typedef struct Merge {
  MirUnit *unit;
  Arena *scratch;
  uint8_t *state;   /* by FuncId */
  SymbolId *merged; /* by symbol: what to name instead, or none */
  VEC(uint32_t) words;
  VEC(Body) bodies; /* item 0 unused */
  uint32_t *buckets, bucket_mask;
  VEC(uint32_t) work;
  /* of the function that is written down */
  uint32_t *value_number, *block_number; /* by index, in the order of the walk; 0: not yet seen */
  uint32_t value_count;
  VEC(BlockId) blocks; /* in that order */
} Merge;

/* ---- candidates for equality ---- */

/* A hash that is equal for equal bodies, whatever the order of their blocks. Callees do not contribute, since they may be
 * merged. */
static uint32_t sum_of(const MirFunc *f) {
  uint32_t sum =
      hash_u32(f->flags & ~(uint32_t)MIR_FUNC_LIBRARY, f->params.count << 8 | f->results.count);
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op == MIR_DEBUG) continue;
      uint32_t form = (uint32_t)inst->op << 24 | (uint32_t)inst->kind << 16 | inst->field;
      sum += hash_u32(hash_u32(form, inst->row.index), (uint32_t)inst->imm);
    }
    sum += hash_u32((uint32_t)block->term.op << 8 | block->term.form, block->term.operand_count);
  }
  return sum;
}

static bool may_go(const Merge *m, const MirFunc *f) {
  return f->has_body && !(f->flags & FIXED) && f->symbol.index != m->unit->start.index;
}

/* Marks the functions whose hash another one has. */
static uint32_t find_candidates(Merge *m) {
  uint32_t count = m->unit->funcs.count, size = 8, found = 0;
  while (size < count * 2) size *= 2;
  uint32_t *sums = NEW_ARRAY(m->scratch, uint32_t, count);
  uint32_t *table = NEW_ARRAY(m->scratch, uint32_t, size); /* the first function of each sum */
  for (uint32_t i = 1; i < count; i++) {
    const MirFunc *f = m->unit->funcs.items[i];
    if (!may_go(m, f)) continue;
    sums[i] = sum_of(f);
    uint32_t at = hash_u32(sums[i], 0) & (size - 1);
    while (table[at] && sums[table[at]] != sums[i]) at = (at + 1) & (size - 1);
    if (!table[at]) {
      table[at] = i;
      continue;
    }
    found += m->state[table[at]] == NOT_LOOKED_AT ? 2 : 1;
    m->state[table[at]] = m->state[i] = CANDIDATE;
  }
  return found;
}

/* ---- a function as words ---- */

static void word(Merge *m, uint32_t w) { vec_push(m->scratch, &m->words, w); }

static void long_word(Merge *m, int64_t w) {
  word(m, (uint32_t)w);
  word(m, (uint32_t)((uint64_t)w >> 32));
}

static void type_words(Merge *m, MirType type) {
  word(m, type.kind | (uint32_t)type.may_be_immediate << 8);
  word(m, type.row.index);
}

/* The word for a callee: the function that it was merged with, or a fixed word for the function itself. */
static void symbol_word(Merge *m, const MirFunc *f, SymbolId symbol) {
  if (m->merged[symbol.index].index) symbol = m->merged[symbol.index];
  word(m, symbol.index == f->symbol.index ? UINT32_MAX : symbol.index);
}

static void value_word(Merge *m, ValueId v) { word(m, m->value_number[v.index]); }

/* Dominators come first in the walk, so definitions are numbered before their uses. */
static void define(Merge *m, ValueId v) { m->value_number[v.index] = ++m->value_count; }

static void block_word(Merge *m, BlockId b) {
  if (!m->block_number[b.index]) {
    vec_push(m->scratch, &m->blocks, b);
    m->block_number[b.index] = m->blocks.count;
  }
  word(m, m->block_number[b.index]);
}

static void inst_words(Merge *m, const MirFunc *f, const MirInst *inst) {
  word(m, (uint32_t)inst->op << 24 | (uint32_t)inst->kind << 16 | (uint32_t)inst->flags << 8 |
              inst->tag);
  word(m, (uint32_t)inst->field << 16 | inst->operand_count);
  word(m, inst->row.index);
  long_word(m, inst->imm);
  if (inst->op == MIR_SYMBOL) symbol_word(m, f, inst->u.symbol);
  if (inst->op == MIR_ELEM) word(m, inst->u.stride);
  for (uint32_t k = 0; k < inst->operand_count; k++) value_word(m, inst->operands[k]);
  if (!inst->result.index) return;
  define(m, inst->result);
  type_words(m, mir_type_of(f, inst->result));
}

/* Where a call stands, with those that it was inlined at. */
static void place_words(Merge *m, Span span) {
  const MirSite *sites = m->unit->sites.items;
  for (; span.file & MIR_SITE; span = sites[span.file & ~MIR_SITE].call) {
    word(m, sites[span.file & ~MIR_SITE].file);
    word(m, span.start);
  }
  word(m, span.file);
  word(m, span.start);
}

static void term_words(Merge *m, const MirFunc *f, const MirTerm *term) {
  if (m->unit->keeps_places && (term->op == MIR_CALL || term->op == MIR_RAISE))
    place_words(m, term->span);
  word(m, (uint32_t)term->op << 24 | (uint32_t)term->form << 16 | (uint32_t)term->flags << 8 |
              term->arity);
  word(m, term->slot);
  symbol_word(m, f, term->symbol);
  value_word(m, term->callee);
  word(m, term->operand_count);
  for (uint32_t k = 0; k < term->operand_count; k++) value_word(m, term->operands[k]);
  word(m, term->case_count);
  for (uint32_t k = 0; k < term->case_count; k++) long_word(m, term->cases[k]);
  word(m, term->message.index);
  word(m, term->edge_count);
  for (uint32_t e = 0; e < term->edge_count; e++) {
    block_word(m, term->edges[e].block);
    word(m, term->edges[e].arg_count);
    for (uint32_t k = 0; k < term->edges[e].arg_count; k++) value_word(m, term->edges[e].args[k]);
  }
}

static void write_down(Merge *m, const MirFunc *f) {
  m->value_number = NEW_ARRAY(m->scratch, uint32_t, f->values.count);
  m->block_number = NEW_ARRAY(m->scratch, uint32_t, f->blocks.count);
  m->value_count = m->blocks.count = 0;
  word(m, f->flags & ~(uint32_t)MIR_FUNC_LIBRARY);
  word(m, f->params.count);
  for (uint32_t k = 0; k < f->params.count; k++) {
    define(m, f->params.items[k]);
    type_words(m, mir_type_of(f, f->params.items[k]));
  }
  word(m, f->results.count);
  for (uint32_t k = 0; k < f->results.count; k++) type_words(m, f->results.items[k]);
  block_word(m, MIR_ENTRY);
  for (uint32_t n = 0; n < m->blocks.count; n++) {
    const MirBlock *block = mir_block(f, m->blocks.items[n]);
    word(m, block->params.count << 1 | block->is_cold);
    for (uint32_t k = 0; k < block->params.count; k++) {
      define(m, block->params.items[k]);
      type_words(m, mir_type_of(f, block->params.items[k]));
    }
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      if (mir_inst(f, i)->op != MIR_DEBUG) inst_words(m, f, mir_inst(f, i));
    term_words(m, f, &block->term);
  }
}

/* ---- one for equal ones ---- */

static bool same_words(const Merge *m, const Body *a, const Body *b) {
  return a->hash == b->hash && a->count == b->count &&
         !memcmp(m->words.items + a->first, m->words.items + b->first, a->count * sizeof(uint32_t));
}

static void find_equal(Merge *m, const MirFunc *f) {
  Body body = {.func = f->id, .first = m->words.count};
  write_down(m, f);
  body.count = m->words.count - body.first;
  body.hash = hash_bytes(m->words.items + body.first, body.count * sizeof(uint32_t));
  uint32_t *bucket = &m->buckets[body.hash & m->bucket_mask];
  for (uint32_t k = *bucket; k; k = m->bodies.items[k].next) {
    if (!same_words(m, &m->bodies.items[k], &body)) continue;
    m->merged[f->symbol.index] = mir_func(m->unit, m->bodies.items[k].func)->symbol;
    m->words.count = body.first;
    return;
  }
  body.next = *bucket;
  *bucket = m->bodies.count;
  vec_push(m->scratch, &m->bodies, body);
}

static void ask_for(Merge *m, SymbolId symbol) {
  const MirFunc *f = mir_symbol_func(m->unit, symbol);
  if (f && m->state[f->id.index] == CANDIDATE) vec_push(m->scratch, &m->work, f->id.index);
}

/* The candidates that a function names, then itself. */
static void find_equal_in_order(Merge *m, uint32_t root) {
  vec_push(m->scratch, &m->work, root);
  while (m->work.count) {
    uint32_t i = vec_last(&m->work);
    const MirFunc *f = m->unit->funcs.items[i];
    if (m->state[i] != CANDIDATE) {
      m->work.count--;
      if (m->state[i] == OPEN) find_equal(m, f);
      m->state[i] = DONE;
      continue;
    }
    m->state[i] = OPEN;
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      const MirBlock *block = &f->blocks.items[b];
      if (block->is_removed) continue;
      for (InstId k = block->first; k.index; k = mir_inst(f, k)->next)
        if (mir_inst(f, k)->op == MIR_SYMBOL) ask_for(m, mir_inst(f, k)->u.symbol);
      ask_for(m, block->term.symbol);
    }
  }
}

/* ---- users of merged functions ---- */

static bool rename_symbol(const Merge *m, SymbolId *symbol) {
  SymbolId to = m->merged[symbol->index];
  if (to.index) *symbol = to;
  return to.index != 0;
}

static void rename_in_func(const Merge *m, MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next)
      if (mir_inst(f, i)->op == MIR_SYMBOL && rename_symbol(m, &mir_inst(f, i)->u.symbol))
        f->is_simple = false;
    if (rename_symbol(m, &block->term.symbol)) f->is_simple = false;
  }
}

static void rename_all(const Merge *m) {
  MirUnit *unit = m->unit;
  for (uint32_t i = 1; i < unit->funcs.count; i++) rename_in_func(m, unit->funcs.items[i]);
  for (uint32_t i = 1; i < unit->data.count; i++)
    for (uint32_t k = 0; k < unit->data.items[i].fields.count; k++)
      if (unit->data.items[i].fields.items[k].form == MIR_FIELD_SYMBOL)
        rename_symbol(m, &unit->data.items[i].fields.items[k].symbol);
  for (uint32_t i = 1; i < unit->layout.rows.count; i++) {
    LayoutRow *row = &unit->layout.rows.items[i];
    rename_symbol(m, &row->release);
    for (uint32_t k = 0; k < row->method_count; k++) rename_symbol(m, &row->methods[k]);
  }
}

void mir_icf(MirUnit *unit, PassContext *cx) {
  Merge m = {.unit = unit, .scratch = cx->scratch};
  m.state = NEW_ARRAY(cx->scratch, uint8_t, unit->funcs.count);
  uint32_t candidates = find_candidates(&m);
  if (!candidates) return;
  uint32_t bucket_count = 8;
  while (bucket_count < candidates) bucket_count *= 2;
  m.buckets = NEW_ARRAY(cx->scratch, uint32_t, bucket_count);
  m.bucket_mask = bucket_count - 1;
  m.merged = NEW_ARRAY(cx->scratch, SymbolId, unit->symbols.count);
  vec_push(cx->scratch, &m.bodies, (Body){.first = 0});
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (m.state[i] == CANDIDATE) find_equal_in_order(&m, i);
  for (uint32_t i = 1; i < unit->symbols.count; i++)
    if (m.merged[i].index) {
      rename_all(&m);
      return;
    }
}
