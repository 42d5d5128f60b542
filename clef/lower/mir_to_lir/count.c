/* count: allocation, counts, and the release routine of each layout row.
 *
 * Note [Release]
 * A release routine receives an object whose count has just become negative. It decrements the count of each object that a
 * counted word refers to. The first one that dies is kept in `next`. Further ones go into the list RT_PENDING, linked through
 * the word of their dead count (address / 8: the heap lies below 32 GiB). The cell is freed, then `next` is released: by a
 * loop if its row is the same, otherwise by a tail jump through the row table. So releasing uses constant stack space,
 * whatever the shape of the data.
 */
#include "clef/lower/mir_to_lir/mir_to_lir.h"
#include "clef/mir/analysis/analysis.h"

enum {
  SMALL_LIMIT = 8 * (RT_SMALL_CLASSES - 1)
}; /* bytes of the largest cell with its own inline list */

static LirValue op2(ToLir *to, LirOp op, LirType type, LirValue a, LirValue b) {
  return lir_op2(to->func, to->at, op, type, a, b);
}
static LirValue compare(ToLir *to, LirCond cond, LirValue a, LirValue b) {
  return lir_compare(to->func, to->at, LIR_ICMP, cond, a, b);
}
static LirValue is_immediate(ToLir *to, LirValue value) {
  return compare(to, LIR_ULT, value, to_lir_immediate_limit(to));
}

static Name row_name(const ToLir *to, const char *prefix, RowId row) {
  char text[64];
  size_t n = strlen(prefix);
  memcpy(text, prefix, n);
  char digits[12];
  int count = 0;
  for (uint32_t r = row.index; r || !count; r /= 10) digits[count++] = (char)('0' + r % 10);
  while (count) text[n++] = digits[--count];
  return name_of(to->unit->names, text, n);
}
/* The counted words of an object of one shape, a bit each; 0: there are none, or they lie too far behind. */
uint32_t to_lir_counted_mask(const LayoutRow *row) {
  uint32_t mask = 0;
  if (row->case_count != 1) return 0;
  for (uint32_t w = 0; w < row->cases[0].word_count; w++) {
    if (row->cases[0].words[w].index >= 32) return 0;
    mask |= 1u << row->cases[0].words[w].index;
  }
  return mask;
}

/* A string's routine is the same in all programs, and that of exceptions and other classes with many counted words; but for
 * -check. */
static bool is_released_by_runtime(const ToLir *to, RowId id) {
  enum { FEW_WORDS = 3 };
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  if (to->options->check || (to->has_cycles && row->is_cyclic)) return false;
  for (uint32_t w = 0; to->has_cycles && row->case_count && w < row->cases[0].word_count; w++)
    if (row->cases[0].words[w].may_be_cyclic) return false;
  if (row->kind == LAYOUT_CLASS || row->kind == LAYOUT_EXCEPTION)
    return to_lir_counted_mask(row) && row->cases[0].word_count > FEW_WORDS;
  return row->kind == LAYOUT_STRING;
}

Name to_lir_release_name(const ToLir *to, RowId row) {
  RowId of = to->release_of[row.index];
  if (of.index && is_released_by_runtime(to, of))
    return to->rt[layout_row(&to->unit->layout, of)->kind == LAYOUT_STRING ? RTS_RELEASE_STRING
                                                                           : RTS_RELEASE_FIELDS];
  return of.index ? row_name(to, ".Lrelease", of) : to->rt[RTS_RELEASE]; /* never reached */
}
Name to_lir_interface_name(const ToLir *to, uint32_t number) {
  return row_name(to, ".Linterface", (RowId){number});
}

/* ---- cycles ---- */

bool to_lir_is_cyclic(const ToLir *to, RowId row) {
  return to->has_cycles && layout_row(&to->unit->layout, row)->is_cyclic &&
         to->release_of[row.index].index;
}

bool to_lir_may_be_cyclic(const ToLir *to, RowId row) {
  if (!to->has_cycles || !row.index) return to->has_cycles;
  const LayoutRow *of = layout_row(&to->unit->layout, row);
  uint32_t first = of->subtypes_first.index ? of->subtypes_first.index : row.index;
  uint32_t last = of->subtypes_first.index ? of->subtypes_last.index : row.index;
  for (uint32_t r = first; r <= last; r++)
    if (to_lir_is_cyclic(to, (RowId){r})) return true;
  return false;
}

int32_t to_lir_first_count(const ToLir *to, RowId row) {
  return to_lir_is_cyclic(to, row) ? (int32_t)LAYOUT_CYCLE_COUNT : 0;
}
int32_t to_lir_static_count(const ToLir *to) {
  if (to->unit->has_workers) return (int32_t)LAYOUT_WORKERS_STATIC_COUNT;
  return (int32_t)(to->has_cycles ? LAYOUT_CYCLE_STATIC_COUNT : LAYOUT_STATIC_COUNT);
}

LirValue to_lir_is_unique(ToLir *to, LirValue object, RowId row) {
  LirValue count = lir_load(to->func, to->at, LIR_LOAD, LIR_I32, object, LAYOUT_COUNT_OFFSET);
  LirValue plain =
      compare(to, LIR_EQ, count, to_lir_const(to, LIR_I32, to_lir_first_count(to, row)));
  bool is_known =
      (row.index && layout_is_exact(&to->unit->layout, row)) || !to_lir_may_be_cyclic(to, row);
  if (is_known) return plain;
  int32_t other = to_lir_first_count(to, row) ? 0 : (int32_t)LAYOUT_CYCLE_COUNT;
  return op2(to, LIR_IOR, LIR_I32, plain,
             compare(to, LIR_EQ, count, to_lir_const(to, LIR_I32, other)));
}

/* May a token of this function be the memory of an object of a cyclic row? Tokens stay in their function. */
static bool has_cyclic_tokens(ToLir *to) {
  if (to->tokens_of != to->mir) {
    to->tokens_of = to->mir;
    to->has_cyclic_tokens = false;
    for (uint32_t i = 1; to->has_cycles && i < to->mir->insts.count; i++) {
      const MirInst *inst = &to->mir->insts.items[i];
      if (inst->block.index && (inst->op == MIR_REUSE || inst->op == MIR_DROP_REUSE))
        to->has_cyclic_tokens |=
            to_lir_may_be_cyclic(to, mir_type_of(to->mir, inst->operands[0]).row);
    }
  }
  return to->has_cyclic_tokens;
}

/* ---- allocation ---- */

/* Halves of words that the block stores to the object before anything else can refer to it: bit k for bytes 4k to 4k + 3. */
static uint32_t stored_at_once(const MirFunc *mir, const MirInst *alloc) {
  uint32_t halves = 0;
  InstId i = alloc->next;
  for (int n = 0; i.index && n < 64; n++, i = mir_inst(mir, i)->next) {
    const MirInst *inst = mir_inst(mir, i);
    bool is_base = inst->operand_count &&
                   mir_behind_casts(mir, inst->operands[0]).index == alloc->result.index;
    for (uint32_t k = 1; k < inst->operand_count; k++)
      if (mir_behind_casts(mir, inst->operands[k]).index == alloc->result.index) return halves;
    if (!is_base || inst->op == MIR_CAST) continue;
    if (inst->op != MIR_STORE) return halves;
    uint32_t size = mir_kind_size[inst->kind];
    if (size < 4 || inst->imm < 0 || inst->imm >= 128) continue;
    halves |= (uint32_t)(size == 8 ? 3 : 1) << (inst->imm / 4);
  }
  return halves;
}

/* `stored`: what stored_at_once says, 0 when nothing is known. */
static void zero_fields(ToLir *to, LirValue object, uint32_t size, uint32_t stored) {
  if (size <= 128) {
    for (uint32_t at = 0; at < size; at += 8)
      if ((stored >> (at / 4) & 3) != 3)
        lir_store(to->func, to->at, LIR_STORE, object, (int32_t)at, to_lir_const(to, LIR_I64, 0));
    return;
  }
  LirValue args[3] = {object, to_lir_const(to, LIR_I64, 0), to_lir_const(to, LIR_I64, size)};
  to_lir_keep_call(to, RTS_FILL, args, 3, false);
}

/* The count of an object made of memory that has the count 0, or any. */
static void set_count(ToLir *to, LirValue object, RowId row, bool is_any) {
  int32_t count = to_lir_first_count(to, row);
  if (count || is_any)
    lir_store(to->func, to->at, LIR_STORE, object, LAYOUT_COUNT_OFFSET,
              to_lir_const(to, LIR_I32, count));
}

/* By the runtime, which writes the header. */
static LirValue alloc_call(ToLir *to, const MirInst *at, LirValue bytes, uint32_t info) {
  LirValue args[3] = {bytes, to_lir_const(to, LIR_I64, info)}, object;
  if (to->options->check) {
    args[2] = to_lir_const(to, LIR_I64, to_lir_site(to, at));
    object = to_lir_keep_call(to, RTS_CHECK_ALLOC, args, 3, true);
  } else {
    object = to_lir_keep_call(to, RTS_ALLOC_SIZE, args, 2, true);
  }
  set_count(to, object, at->row, false);
  return object;
}
static void free_call(ToLir *to, LirValue object, LirValue bytes) {
  LirValue args[2] = {object, bytes};
  to_lir_keep_call(to, to->options->check ? RTS_CHECK_FREE : RTS_FREE_SIZE, args,
                   to->options->check ? 1 : 2, false);
}

static LirValue alloc_fresh(ToLir *to, const MirInst *at, uint32_t size, uint32_t info) {
  uint32_t cell = size + LAYOUT_HEADER_SIZE;
  if (cell < 16) cell = 16;
  if (to->options->check || cell > SMALL_LIMIT)
    return alloc_call(to, at, to_lir_const(to, LIR_I64, cell - LAYOUT_HEADER_SIZE), info);
  LirOp op = to_lir_is_cyclic(to, at->row) ? LIR_ALLOCN : LIR_ALLOC;
  LirInst *inst = lir_add(to->func, to->at, op, LIR_I64, NULL, 0);
  inst->imm = cell;
  inst->disp = (int32_t)info;
  return lir_result(to->func, to->at, LIR_I64);
}

/* Are all objects of the row alike in row and tag? */
static bool is_only_shape(const ToLir *to, RowId id, uint8_t tag) {
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  return row->kind == LAYOUT_BLOCK && !row->subtypes_first.index && to->tag_of[id.index] == tag;
}

/* Writes the header of a dead cell, whose count is 0 already. `old`: what it was, if that is known. */
static void refill(ToLir *to, const MirInst *alloc, LirValue token, RowId old, uint32_t info) {
  if (old.index != alloc->row.index || !is_only_shape(to, old, alloc->tag))
    lir_store(to->func, to->at, LIR_STORE, token, LAYOUT_INFO_OFFSET,
              to_lir_const(to, LIR_I32, (int32_t)info));
  if (to_lir_is_cyclic(to, alloc->row) || has_cyclic_tokens(to))
    set_count(to, token, alloc->row, true);
}

LirValue to_lir_alloc(ToLir *to, const MirInst *inst) {
  LirFunc *func = to->func;
  uint32_t size = (uint32_t)inst->imm, info = layout_info(inst->row, inst->tag);
  LirValue token = {0};
  const MirInst *source = inst->operand_count ? mir_definition(to->mir, inst->operands[0]) : NULL;
  for (uint32_t o = 0; o < inst->operand_count; o++)
    if (mir_type_of(to->mir, inst->operands[o]).kind == MIR_KIND_TOKEN)
      token = to_lir_value(to, inst->operands[o]);
  LirValue object;
  if (!token.index) {
    object = alloc_fresh(to, inst, size, info);
  } else if (source && source->op == MIR_REUSE) { /* surely a cell */
    refill(to, inst, token, mir_type_of(to->mir, source->operands[0]).row, info);
    object = token;
  } else {
    LirBlock again = lir_block_new(func), fresh = lir_block_new(func), join = lir_block_new(func);
    object = lir_param_new(func, join, LIR_I64);
    to_lir_branch(to, compare(to, LIR_NE, token, to_lir_const(to, LIR_I64, 0)), again, fresh);
    to->at = again;
    refill(to, inst, token, (RowId){0}, info);
    to_lir_goto(to, join, &token, 1);
    to->at = fresh;
    LirValue cell = alloc_fresh(to, inst, size, info);
    to_lir_goto(to, join, &cell, 1);
    to->at = join;
  }
  if (inst->flags & MIR_ZEROED) zero_fields(to, object, size, stored_at_once(to->mir, inst));
  return object;
}

LirValue to_lir_alloc_array(ToLir *to, const MirInst *inst) {
  LirFunc *func = to->func;
  const LayoutRow *row = layout_row(&to->unit->layout, inst->row);
  LirValue length = to_lir_value(to, inst->operands[0]);
  uint32_t ranks = 0;
  for (uint32_t o = 0; o < inst->operand_count; o++) {
    LirValue n = to_lir_value(to, inst->operands[o]);
    if (!n.index) continue;
    if (ranks++) length = op2(to, LIR_IMUL, LIR_I64, length, n);
  }
  LirValue bytes = length;
  if (row->stride != 1)
    bytes = op2(to, LIR_IMUL, LIR_I64, length, to_lir_const(to, LIR_I64, row->stride));
  bytes = op2(to, LIR_IADD, LIR_I64, bytes, to_lir_const(to, LIR_I64, row->size + 7));
  bytes = op2(to, LIR_IAND, LIR_I64, bytes, to_lir_const(to, LIR_I64, -8));
  LirValue object = alloc_call(to, inst, bytes, layout_info(inst->row, 0));
  if (inst->flags & MIR_ZEROED) {
    LirValue fill[3] = {object, to_lir_const(to, LIR_I64, 0), bytes};
    to_lir_keep_call(to, RTS_FILL, fill, 3, false);
  }
  if (row->kind ==
      LAYOUT_STRING) { /* padding first: an empty string's last word is that of the lengths */
    LirValue end = op2(to, LIR_IADD, LIR_I64, object, bytes);
    lir_store(func, to->at, LIR_STORE, end, -8, to_lir_const(to, LIR_I64, 0));
    LirValue narrow = lir_op1(func, to->at, LIR_TRUNC, LIR_I32, length);
    lir_store(func, to->at, LIR_STORE, object, LAYOUT_STRING_BYTES, narrow);
    lir_store(func, to->at, LIR_STORE, object, LAYOUT_STRING_CHARS, to_lir_const(to, LIR_I32, 0));
  } else {
    uint32_t rank = 0;
    for (uint32_t o = 0; o < inst->operand_count; o++) {
      LirValue n = to_lir_value(to, inst->operands[o]);
      if (n.index) lir_store(func, to->at, LIR_STORE, object, 8 * (int32_t)rank++, n);
    }
  }
  return object;
}

LirValue to_lir_alloc_stack(ToLir *to, const MirInst *inst) {
  LirFunc *func = to->func;
  uint32_t slot = func->slots.count, size = (uint32_t)inst->imm;
  vec_push(to->arena, &func->slots, ((LirSlot){size + LAYOUT_HEADER_SIZE, 8}));
  LirValue base = lir_op0(func, to->at, LIR_SLOT, LIR_I64, slot);
  lir_store(func, to->at, LIR_STORE, base, 0, to_lir_const(to, LIR_I32, to_lir_static_count(to)));
  lir_store(func, to->at, LIR_STORE, base, 4,
            to_lir_const(to, LIR_I32, (int32_t)layout_info(inst->row, inst->tag)));
  LirValue object = op2(to, LIR_IADD, LIR_I64, base, to_lir_const(to, LIR_I64, LAYOUT_HEADER_SIZE));
  if (inst->flags & MIR_ZEROED) zero_fields(to, object, size, 0);
  return object;
}

/* ---- freeing ---- */

static void free_small(ToLir *to, LirValue object, uint32_t size) {
  uint32_t cell = size + LAYOUT_HEADER_SIZE;
  if (cell < 16) cell = 16;
  if (to->options->check || cell > SMALL_LIMIT) {
    free_call(to, object, to_lir_const(to, LIR_I64, cell - LAYOUT_HEADER_SIZE));
    return;
  }
  lir_add(to->func, to->at, LIR_FREE, LIR_I64, &object, 1)->imm = cell;
}

/* The size of all shapes of the row, or 0 when they differ. */
static uint32_t common_size(const LayoutRow *row) {
  if (!row->case_count) return row->size;
  for (uint32_t c = 1; c < row->case_count; c++)
    if (row->cases[c].size != row->cases[0].size) return 0;
  return row->cases[0].size;
}

static bool is_array(const LayoutRow *row) {
  return row->kind == LAYOUT_ARRAY || row->kind == LAYOUT_STRING;
}

/* Bytes of an array or string, from its lengths. */
static LirValue array_bytes(ToLir *to, LirValue object, const LayoutRow *row) {
  LirFunc *func = to->func;
  LirValue bytes;
  if (row->kind == LAYOUT_STRING) {
    bytes = lir_load(func, to->at, LIR_LOAD32U, LIR_I64, object, LAYOUT_STRING_BYTES);
  } else {
    bytes = lir_load(func, to->at, LIR_LOAD, LIR_I64, object, 0);
    for (uint32_t r = 1; r < row->size / 8; r++)
      bytes = op2(to, LIR_IMUL, LIR_I64, bytes,
                  lir_load(func, to->at, LIR_LOAD, LIR_I64, object, 8 * (int32_t)r));
    if (row->stride != 1)
      bytes = op2(to, LIR_IMUL, LIR_I64, bytes, to_lir_const(to, LIR_I64, row->stride));
  }
  bytes = op2(to, LIR_IADD, LIR_I64, bytes, to_lir_const(to, LIR_I64, row->size + 7));
  return op2(to, LIR_IAND, LIR_I64, bytes, to_lir_const(to, LIR_I64, -8));
}

void to_lir_free(ToLir *to, LirValue object, RowId id) {
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  if (id.index && is_array(row)) {
    free_call(to, object, array_bytes(to, object, row));
  } else if (layout_is_exact(&to->unit->layout, id) && (common_size(row) || !row->size)) {
    free_small(to, object, common_size(row));
  } else {
    to_lir_free_cell(to, object);
  }
}

void to_lir_free_cell(ToLir *to, LirValue object) {
  to_lir_keep_call(to, to->options->check ? RTS_CHECK_FREE : RTS_FREE_CELL, &object, 1, false);
}

/* ---- counts ---- */

void to_lir_drop(ToLir *to, LirValue value, MirType type) {
  bool cyclic = to_lir_may_be_cyclic(to, type.row), may = type.may_be_immediate;
  LirOp op = cyclic ? (may ? LIR_DROPNI : LIR_DROPN) : may ? LIR_DROPI : LIR_DROP;
  LirInst *inst = lir_add(to->func, to->at, op, LIR_I64, &value, 1);
  if (cyclic) {
    inst->symbol = to->rt[RTS_CYCLE_DROP];
    return;
  }
  bool is_exact = layout_is_exact(&to->unit->layout, type.row);
  inst->symbol = is_exact ? to_lir_release_name(to, type.row) : to->rt[RTS_RELEASE];
}

typedef void Each(ToLir *to, LirValue object, const LayoutCase *shape, void *context);

/* Goes on in one block per shape of the row; `each` ends in to->at, all of which join. Tags are read from the header. */
static void by_tag(ToLir *to, LirValue object, const LayoutRow *row, Each *each, void *context) {
  LirFunc *func = to->func;
  if (row->case_count == 0) {
    each(to, object, NULL, context);
    return;
  }
  if (row->case_count == 1) {
    each(to, object, &row->cases[0], context);
    return;
  }
  LirValue tag = lir_load(func, to->at, LIR_LOAD8U, LIR_I32, object, LAYOUT_INFO_OFFSET + 3);
  LirBlock join = lir_block_new(func), from = to->at;
  lir_add(func, from, LIR_SWITCH, LIR_I32, &tag, 1);
  /* the first is the default */
  for (uint32_t c = 0; c < row->case_count; c++) {
    LirBlock block = lir_block_new(func);
    lir_edge(func, from, block, NULL, 0);
    LirEdge *edge = &vec_last(&lir_block(func, from)->edges);
    edge->match = row->cases[c].tag;
    to->at = block;
    each(to, object, &row->cases[c], context);
    to_lir_goto(to, join, NULL, 0);
  }
  to->at = join;
}

static void drop_words(ToLir *to, LirValue object, const LayoutCase *shape, void *context) {
  (void)context;
  for (uint32_t w = 0; shape && w < shape->word_count; w++) {
    LirValue word =
        lir_load(to->func, to->at, LIR_LOAD, LIR_I64, object, 8 * (int32_t)shape->words[w].index);
    MirType type = mir_type(MIR_KIND_REF);
    type.may_be_immediate = shape->words[w].may_be_immediate;
    to_lir_drop(to, word, type);
  }
}

/* Walks the elements of an array: leaves to->at in the body with *element bound; loop_end closes it. */
typedef struct Loop {
  LirBlock head, done;
  LirValue element;
  uint32_t stride;
} Loop;

static Loop loop_start(ToLir *to, LirValue object, const LayoutRow *row) {
  LirFunc *func = to->func;
  Loop loop = {.stride = row->stride};
  LirValue count = lir_load(func, to->at, LIR_LOAD, LIR_I64, object, 0);
  for (uint32_t r = 1; r < row->size / 8; r++)
    count = op2(to, LIR_IMUL, LIR_I64, count,
                lir_load(func, to->at, LIR_LOAD, LIR_I64, object, 8 * (int32_t)r));
  LirValue bytes = op2(to, LIR_IMUL, LIR_I64, count, to_lir_const(to, LIR_I64, row->stride));
  LirValue first = op2(to, LIR_IADD, LIR_I64, object, to_lir_const(to, LIR_I64, row->size));
  LirValue end = op2(to, LIR_IADD, LIR_I64, first, bytes);
  loop.head = lir_block_new(func);
  loop.done = lir_block_new(func);
  LirBlock body = lir_block_new(func);
  loop.element = lir_param_new(func, loop.head, LIR_I64);
  to_lir_goto(to, loop.head, &first, 1);
  to->at = loop.head;
  to_lir_branch(to, compare(to, LIR_ULT, loop.element, end), body, loop.done);
  to->at = body;
  return loop;
}
static void loop_end(ToLir *to, const Loop *loop) {
  LirValue next =
      op2(to, LIR_IADD, LIR_I64, loop->element, to_lir_const(to, LIR_I64, loop->stride));
  to_lir_goto(to, loop->head, &next, 1);
  to->at = loop->done;
}

void to_lir_drop_fields(ToLir *to, LirValue object, RowId id) {
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  if (!id.index) bug("lower: drop_fields of an object of unknown row");
  if (!is_array(row)) {
    by_tag(to, object, row, drop_words, NULL);
    return;
  }
  if (!row->element_word_count) return;
  Loop loop = loop_start(to, object, row);
  LayoutCase element = {.words = row->element_words, .word_count = row->element_word_count};
  drop_words(to, loop.element, &element, NULL);
  loop_end(to, &loop);
}

LirValue to_lir_drop_reuse(ToLir *to, LirValue object, MirType type) {
  LirFunc *func = to->func;
  LirBlock unique = lir_block_new(func), shared = lir_block_new(func), join = lir_block_new(func),
           none = {0};
  LirValue token = lir_param_new(func, join, LIR_I64);
  if (type.may_be_immediate) {
    LirBlock look = lir_block_new(func);
    none = lir_block_new(func);
    to_lir_branch(to, is_immediate(to, object), none, look);
    to->at = look;
  }
  to_lir_branch(to, to_lir_is_unique(to, object, type.row), unique, shared);
  to->at = unique;
  to_lir_drop_fields(to, object, type.row);
  to_lir_goto(to, join, &object, 1);
  to->at = shared;
  if (to_lir_may_be_cyclic(to, type.row) || to->unit->has_workers)
    to_lir_drop(to, object, mir_ref(type.row, false));
  else
    lir_add(func, to->at, LIR_DUP, LIR_I64, &object, 1)->imm = -1;
  LirValue zero = to_lir_const(to, LIR_I64, 0);
  to_lir_goto(to, join, &zero, 1);
  if (none.index) {
    to->at = none;
    zero = to_lir_const(to, LIR_I64, 0);
    to_lir_goto(to, join, &zero, 1);
  }
  to->at = join;
  return token;
}

/* ---- release routines: Note [Release] ---- */

/* Puts a dead object into the list RT_PENDING. */
static void push_pending(ToLir *to, LirValue object) {
  LirFunc *func = to->func;
  LirValue first = to_lir_rt_load(to, LIR_I32, RT_PENDING);
  lir_store(func, to->at, LIR_STORE, object, LAYOUT_COUNT_OFFSET, first);
  LirValue link = op2(to, LIR_ISHR, LIR_I64, object, to_lir_const(to, LIR_I32, 3));
  to_lir_rt_store(to, RT_PENDING, lir_op1(func, to->at, LIR_TRUNC, LIR_I32, link));
}

/* Lowers the count of a word in a release routine; goes on where it is dead. */
static void lower_count(ToLir *to, LirValue word, const LayoutWord *of, LirBlock dead,
                        LirBlock lives) {
  LirFunc *func = to->func;
  if (!to->has_cycles || !of->may_be_cyclic) {
    lir_add(func, to->at, LIR_LOWER, LIR_I64, &word, 1);
    lir_edge(func, to->at, dead, NULL, 0);
    lir_edge(func, to->at, lives, NULL, 0);
  } else {
    LirBlock look = lir_block_new(func);
    lir_add(func, to->at, LIR_LOWERN, LIR_I64, &word, 1);
    lir_edge(func, to->at, look, NULL, 0);
    lir_edge(func, to->at, lives, NULL, 0);
    to->at = look;
    LirValue is_dead = to_lir_keep_call(to, RTS_CYCLE_LOWER, &word, 1, true);
    to_lir_branch(to, compare(to, LIR_NE, is_dead, to_lir_const(to, LIR_I64, 0)), dead, lives);
  }
}

/* Lowers the word at object + offset. `next`: the object to go on with, 0 when there is none, or none when that is known;
 * the new one is returned. */
static LirValue lower_word(ToLir *to, LirValue object, const LayoutWord *of, LirValue next) {
  LirFunc *func = to->func;
  LirValue word = lir_load(func, to->at, LIR_LOAD, LIR_I64, object, 8 * (int32_t)of->index);
  LirBlock join = lir_block_new(func), dead = lir_block_new(func), lives = lir_block_new(func);
  LirValue result = lir_param_new(func, join, LIR_I64);
  if (of->may_be_immediate) {
    LirBlock counted = lir_block_new(func);
    to_lir_branch(to, is_immediate(to, word), lives, counted);
    to->at = counted;
  }
  lower_count(to, word, of, dead, lives);
  to->at = lives;
  LirValue kept = next.index ? next : to_lir_const(to, LIR_I64, 0);
  to_lir_goto(to, join, &kept, 1);
  to->at = dead;
  if (next.index) {
    LirBlock push = lir_block_new(func), keep = lir_block_new(func);
    to_lir_branch(to, compare(to, LIR_EQ, next, to_lir_const(to, LIR_I64, 0)), keep, push);
    to->at = keep;
    to_lir_goto(to, join, &word, 1);
    to->at = push;
    push_pending(to, next);
  }
  to_lir_goto(to, join, &word, 1);
  to->at = join;
  return result;
}

/* Lowers an element of an array: the dead all wait in the list. */
static void lower_element(ToLir *to, LirValue element, const LayoutWord *of) {
  LirFunc *func = to->func;
  LirValue word = lir_load(func, to->at, LIR_LOAD, LIR_I64, element, 8 * (int32_t)of->index);
  LirBlock after = lir_block_new(func), dead = lir_block_new(func);
  if (of->may_be_immediate) {
    LirBlock counted = lir_block_new(func);
    to_lir_branch(to, is_immediate(to, word), after, counted);
    to->at = counted;
  }
  lower_count(to, word, of, dead, after);
  to->at = dead;
  push_pending(to, word);
  to_lir_goto(to, after, NULL, 0);
  to->at = after;
}

/* next, nothing: blocks shared by the shapes of the row, made when first needed:
 * where one more object goes on, and where there is none. */
typedef struct Release {
  RowId id;
  const LayoutRow *row;
  LirBlock head, next, nothing;
} Release;

/* The object's cell is free; goes on with `next`, if there is one, or what is pending. */
static void go_on(ToLir *to, LirValue next, const Release *release) {
  LirFunc *func = to->func;
  LirBlock other = to->at;
  if (next.index) {
    LirBlock here = lir_block_new(func), away = lir_block_new(func);
    other = lir_block_new(func);
    to_lir_branch(to, compare(to, LIR_NE, next, to_lir_const(to, LIR_I64, 0)), here, other);
    to->at = here;
    to_lir_rt_store(to, RT_UNTIDY,
                    op2(to, LIR_ISUB, LIR_I32, to_lir_rt_load(to, LIR_I32, RT_UNTIDY),
                        to_lir_const(to, LIR_I32, 1)));
    LirValue info = lir_load(func, to->at, LIR_LOAD, LIR_I32, next, LAYOUT_INFO_OFFSET);
    LirValue row = op2(to, LIR_IAND, LIR_I32, info, to_lir_const(to, LIR_I32, LAYOUT_MAX_ROWS - 1));
    LirValue same = compare(to, LIR_EQ, row, to_lir_const(to, LIR_I32, release->id.index));
    lir_add(func, to->at, LIR_BRANCH, LIR_I32, &same, 1);
    lir_edge(func, to->at, release->head, &next, 1);
    lir_edge(func, to->at, away, NULL, 0);
    LirInst *inst = lir_add(func, away, LIR_TAIL, LIR_I64, &next, 1);
    inst->symbol = to->rt[RTS_RELEASE];
    inst->cond = LIR_CONV_KEEP;
  }
  LirInst *inst = lir_add(func, other, LIR_TAIL, LIR_I64, NULL, 0);
  inst->symbol = to->rt[RTS_RELEASE_NEXT];
  inst->cond = LIR_CONV_KEEP;
}

/* Memory of small cells stays in the program: an entry of the buffer that leads there is seen to be stale. */
static void forget(ToLir *to, LirValue object) {
  if (to->has_cycles) to_lir_keep_call(to, RTS_CYCLE_FORGET, &object, 1, false);
}

/* Of an object with many counted words the runtime lowers all but the last two: a call is a fifth of the text. */
static void release_shape(ToLir *to, LirValue object, const LayoutCase *shape, void *context) {
  enum { IN_LINE = 2 };
  Release *release = context;
  LirValue next = {0};
  uint32_t size = shape ? shape->size : release->row->size, words = shape ? shape->word_count : 0;
  uint32_t w = 0;
  for (; w + IN_LINE < words; w++) {
    LirValue word =
        lir_load(to->func, to->at, LIR_LOAD, LIR_I64, object, 8 * (int32_t)shape->words[w].index);
    bool cyclic = to->has_cycles && shape->words[w].may_be_cyclic;
    to_lir_keep_call(to, cyclic ? RTS_CYCLE_DROP_LATER : RTS_DROP_LATER, &word, 1, false);
  }
  for (; w < words; w++) next = lower_word(to, object, &shape->words[w], next);
  if (release->row->is_cyclic && size > LAYOUT_LARGEST_KEPT) forget(to, object);
  free_small(to, object, size);
  bool is_shared = release->row->case_count > 1;
  LirBlock *block = words ? &release->next : &release->nothing;
  LirBlock at = to->at;
  if (is_shared && !block->index) {
    *block = lir_block_new(to->func);
    LirValue param = words ? lir_param_new(to->func, *block, LIR_I64) : (LirValue){0};
    to->at = *block;
    go_on(to, param, release);
  }
  to->at = at;
  if (is_shared)
    to_lir_goto(to, *block, &next, words ? 1 : 0);
  else
    go_on(to, next, release);
}

static bool same_words(const LayoutWord *a, uint32_t a_count, const LayoutWord *b,
                       uint32_t b_count) {
  if (a_count != b_count) return false;
  for (uint32_t w = 0; w < a_count; w++)
    if (a[w].index != b[w].index || a[w].may_be_immediate != b[w].may_be_immediate ||
        a[w].may_be_cyclic != b[w].may_be_cyclic)
      return false;
  return true;
}

static bool same_shape(const LayoutCase *a, const LayoutCase *b) {
  return a->size == b->size && same_words(a->words, a->word_count, b->words, b->word_count);
}

static void release_routine(ToLir *to, RowId id) {
  const LayoutRow *row = layout_row(&to->unit->layout, id);
  to->func = lir_func_new(to->arena, &to->lir_unit, to_lir_release_name(to, id));
  LirFunc *func = to->func;
  func->conv = LIR_CONV_KEEP;
  LirBlock entry = lir_block_new(func), head = lir_block_new(func);
  LirValue first = lir_param_new(func, entry, LIR_I64), object = lir_param_new(func, head, LIR_I64);
  to->at = entry;
  to_lir_goto(to, head, &first, 1);
  to->at = head;
  if (is_array(row)) {
    if (row->element_word_count) { /* the dead all wait in the list */
      Loop loop = loop_start(to, object, row);
      for (uint32_t w = 0; w < row->element_word_count; w++)
        lower_element(to, loop.element, &row->element_words[w]);
      loop_end(to, &loop);
    }
    LirValue bytes = array_bytes(to, object, row);
    if (to->has_cycles && row->is_cyclic) {
      LirBlock large = lir_block_new(func), small = lir_block_new(func);
      to_lir_branch(to, compare(to, LIR_UGT, bytes, to_lir_const(to, LIR_I64, LAYOUT_LARGEST_KEPT)),
                    large, small);
      to->at = large;
      forget(to, object);
      to_lir_goto(to, small, NULL, 0);
      to->at = small;
    }
    free_call(to, object, bytes);
    LirInst *inst = lir_add(func, to->at, LIR_TAIL, LIR_I64, NULL, 0);
    inst->symbol = to->rt[RTS_RELEASE_NEXT];
    inst->cond = LIR_CONV_KEEP;
  } else {
    Release release = {.id = id, .row = row, .head = head};
    if (row->case_count < 2) {
      release_shape(to, object, row->case_count ? &row->cases[0] : NULL, &release);
    } else {
      LirValue tag = lir_load(func, to->at, LIR_LOAD8U, LIR_I32, object, LAYOUT_INFO_OFFSET + 3);
      LirBlock from = to->at;
      lir_add(func, from, LIR_SWITCH, LIR_I32, &tag, 1);
      LirBlock *blocks = NEW_ARRAY(to->arena, LirBlock, row->case_count);
      for (uint32_t c = 0; c < row->case_count; c++) {
        const LayoutCase *shape = &row->cases[c];
        uint32_t like = 0;
        while (like < c && !same_shape(&row->cases[like], shape)) like++;
        blocks[c] = like < c ? blocks[like] : lir_block_new(func);
        lir_edge(func, from, blocks[c], NULL, 0);
        vec_last(&lir_block(func, from)->edges).match = shape->tag;
        if (like < c) continue;
        to->at = blocks[c];
        release_shape(to, object, shape, &release);
      }
    }
  }
  to_lir_finish_func(to);
}

/* Are objects of both rows released by the same instructions? */
static bool same_release(const LayoutRow *a, const LayoutRow *b) {
  if (is_array(a) != is_array(b) || (a->kind == LAYOUT_STRING) != (b->kind == LAYOUT_STRING) ||
      a->is_cyclic != b->is_cyclic || a->stride != b->stride || a->size != b->size ||
      a->case_count != b->case_count ||
      !same_words(a->element_words, a->element_word_count, b->element_words, b->element_word_count))
    return false;
  for (uint32_t c = 0; c < a->case_count; c++) {
    const LayoutCase *x = &a->cases[c], *y = &b->cases[c];
    if (x->tag != y->tag || !same_shape(x, y)) return false;
  }
  return true;
}

static void note_tag(ToLir *to, RowId row, uint8_t tag) {
  int16_t *only = &to->tag_of[row.index];
  *only = *only == TAG_NONE || *only == tag ? tag : TAG_SEVERAL;
}

void to_lir_plan_releases(ToLir *to) {
  MirUnit *unit = to->unit;
  uint32_t count = unit->layout.rows.count;
  bool *has_objects = NEW_ARRAY(unit->arena, bool, count);
  to->release_of = NEW_ARRAY(unit->arena, RowId, count);
  to->tag_of = NEW_ARRAY(unit->arena, int16_t, count);
  for (uint32_t r = 0; r < count; r++) to->tag_of[r] = TAG_NONE;
  for (uint32_t f = 1; f < unit->funcs.count; f++) {
    const MirFunc *func = unit->funcs.items[f];
    if (!func || !func->has_body) continue;
    for (uint32_t i = 1; i < func->insts.count; i++) {
      const MirInst *inst = &func->insts.items[i];
      if (inst->op != MIR_ALLOC && inst->op != MIR_ALLOC_ARRAY && inst->op != MIR_ALLOC_STACK)
        continue;
      has_objects[inst->row.index] = true;
      note_tag(to, inst->row, inst->tag);
    }
  }
  for (uint32_t d = 1; d < unit->data.count; d++) {
    has_objects[unit->data.items[d].row.index] = true;
    note_tag(to, unit->data.items[d].row, unit->data.items[d].tag);
  }
  for (uint32_t r = 1; r < count; r++) {
    if (!has_objects[r]) continue;
    to->has_cycles |= unit->layout.rows.items[r].is_cyclic;
    to->release_of[r] = (RowId){r};
    const LayoutRow *row = layout_row(&unit->layout, (RowId){r});
    for (uint32_t e = 1; e < r; e++)
      if (to->release_of[e].index == e && same_release(layout_row(&unit->layout, (RowId){e}), row)) {
        to->release_of[r] = (RowId){e};
        break;
      }
  }
}

void to_lir_release_routines(ToLir *to) {
  for (uint32_t r = 1; r < to->unit->layout.rows.count; r++)
    if (to->release_of[r].index == r && !is_released_by_runtime(to, (RowId){r}))
      release_routine(to, (RowId){r});
}
