/* insert: dup and drop where they are due.
 *
 * An owned value is alive from its definition to its last use; a use of what it lends counts. Walking each block backwards
 * from what lives at its end, for every operand the references that it needs are counted: those it consumes, and one more if
 * the value lives on. One is there; the rest are dup'd just before, and a value that needs none is dropped just after.
 *
 *      v2 = load v1 + 0          v1 owned, v2 lent by v1
 *      store v3 + 0, v2          dup v2 before it (a lent value is consumed)
 *                                drop v1 after it (v1's last use was v2's)
 *
 * At a terminator this is done once per edge: a value that one successor needs and another does not is dropped on the edge to the
 * other. A call that may raise and has no exception edge gets one to a cleanup block if an owned value lives across it;
 * cleanup blocks that drop the same values in the end share that end (the values dropped first are the youngest).
 *
 * A stack object is the frame's: consuming it dups it, and where its scope ends (the part of the graph that its allocation
 * dominates) its fields are dropped.
 *
 * Most values live in one block. Only the others have bits in the sets of all blocks; those of a block share the numbers behind
 * theirs with those of any other, so that the work grows with the function and what lives across its blocks.
 *
 * Out: MirFunc with explicit counts. Keeps: values and their definitions; adds blocks.
 */
#include "clef/base/map64.h"
#include "clef/mir/own/own.h"

typedef uint64_t Bits;

typedef struct Insert {
  OwnFunc own;
  MirFunc *func;
  Arena *arena;
  uint32_t *number; /* of an owned value, from 0; by value index */
  ValueId *owned;   /* by number; behind `across`: those of the block at hand */
  uint32_t across,
      words; /* numbers of values that live across blocks, a multiple of 64; words of their bits */
  uint32_t *local_start; /* by block: its own values are locals[start .. next start) */
  ValueId *locals;
  VEC(uint32_t) stack_objects; /* numbers */
  Bits *live_in;               /* by block, `words` each */
  uint32_t block_count;        /* before any is added */
  Bits *asked;                 /* at a terminator: values that it or its edges need */
  /* Cleanup blocks: a value to drop and the block that does what is left, 0 for none, to the block of both. */
  Map64 cleanups;
  Bits *cleanup;      /* at a call: what its cleanup drops */
  Bits *last_cleanup; /* what that of the call before dropped, of values that live across blocks */
  VEC(BlockId) drops; /* the blocks that drop these, the last ones first */
} Insert;

/* The references that a place consumes and the values that it only reads, as owned numbers; and the lent values to dup. */
typedef struct Needs {
  VEC(uint32_t) consumed; /* numbers, with repetition */
  VEC(uint32_t) looked_at;
  VEC(ValueId) lent; /* with repetition */
} Needs;

static Bits *bits_of(Insert *in, BlockId b) { return in->live_in + (size_t)b.index * in->words; }
/* Words of the numbers in use in a block. */
static uint32_t words_in(const Insert *in, BlockId b) {
  return in->words + (in->local_start[b.index + 1] - in->local_start[b.index] + 63) / 64;
}
static bool has(const Bits *bits, uint32_t n) { return bits[n / 64] >> (n % 64) & 1; }
static void put(Bits *bits, uint32_t n) { bits[n / 64] |= (Bits)1 << (n % 64); }
static void take(Bits *bits, uint32_t n) { bits[n / 64] &= ~((Bits)1 << (n % 64)); }

/* Is the value one of those with a number: owned, or a stack object? */
static bool is_owned_index(const Insert *in, uint32_t value) {
  if (!value || value == OWN_FRAME || in->own.canon[value] != value) return false;
  return in->own.class[value] == OWN_OWNED ||
         (in->own.class[value] == OWN_LENT && in->own.root[value] == value);
}
static bool is_stack_object(const Insert *in, uint32_t number) {
  return in->own.class[in->owned[number].index] == OWN_LENT;
}

static void clear_needs(Needs *needs) {
  needs->consumed.count = needs->looked_at.count = needs->lent.count = 0;
}

static void add_need(Insert *in, Needs *needs, ValueId value, OwnUse use) {
  if (use == OWN_USE_NOTHING) return;
  uint32_t c = in->own.canon[value.index], root = in->own.root[c];
  bool is_ref = mir_type_of(in->func, value).kind == MIR_KIND_REF;
  if (use == OWN_USE_CONSUME && is_ref) {
    if (in->own.class[c] == OWN_OWNED) {
      vec_push(in->arena, &needs->consumed, in->number[c]);
      return;
    }
    if (in->own.class[c] == OWN_LENT) vec_push(in->arena, &needs->lent, value);
  }
  if (is_owned_index(in, root)) vec_push(in->arena, &needs->looked_at, in->number[root]);
}

static void needs_of_inst(Insert *in, Needs *needs, const MirInst *inst) {
  clear_needs(needs);
  for (uint32_t k = 0; k < inst->operand_count; k++)
    add_need(in, needs, inst->operands[k], own_use_of_operand(in->func, inst, k));
}

static void needs_of_operands(Insert *in, Needs *needs, const MirTerm *term) {
  clear_needs(needs);
  for (uint32_t k = 0; k < term->operand_count; k++)
    add_need(in, needs, term->operands[k], own_use_of_term_operand(in->func, term, k));
  if (term->callee.index)
    add_need(in, needs, term->callee, OWN_USE_CONSUME); /* a closure is handed to its code */
}

/* An edge's arguments are consumed where the parameter is owned. */
static void needs_of_edge(Insert *in, Needs *needs, const MirEdge *edge) {
  clear_needs(needs);
  const MirBlock *to = mir_block(in->func, edge->block);
  uint32_t first = to->params.count - edge->arg_count;
  for (uint32_t k = 0; k < edge->arg_count; k++) {
    uint32_t param = to->params.items[first + k].index;
    bool owned = in->own.class[param] == OWN_OWNED;
    unsigned kind = mir_type_of(in->func, edge->args[k]).kind;
    add_need(in, needs, edge->args[k],
             owned                                           ? OWN_USE_CONSUME
             : kind == MIR_KIND_REF || kind == MIR_KIND_ADDR ? OWN_USE_BORROW
                                                             : OWN_USE_NOTHING);
  }
}

static void add_live(const Needs *needs, Bits *live) {
  for (uint32_t i = 0; i < needs->consumed.count; i++) put(live, needs->consumed.items[i]);
  for (uint32_t i = 0; i < needs->looked_at.count; i++) put(live, needs->looked_at.items[i]);
}

static uint32_t count_of(const Needs *needs, uint32_t number) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < needs->consumed.count; i++) count += needs->consumed.items[i] == number;
  return count;
}

static void note_use(Insert *in, bool *across, ValueId value, BlockId b) {
  uint32_t c = in->own.canon[value.index], root = in->own.root[c];
  if (mir_value(in->func, (ValueId){c})->block.index != b.index) across[c] = true;
  if (root && root != OWN_FRAME && mir_value(in->func, (ValueId){root})->block.index != b.index)
    across[root] = true;
}

/* By value: is it, or a value that it lends, used in another block? */
static bool *find_across(Insert *in) {
  MirFunc *f = in->func;
  bool *across = NEW_ARRAY(in->arena, bool, in->own.value_count);
  for (uint32_t o = 0; o < in->own.cfg.order_count; o++) {
    BlockId b = in->own.cfg.order[o];
    for (InstId i = mir_block(f, b)->first; i.index; i = mir_inst(f, i)->next)
      for (uint32_t k = 0; k < mir_inst(f, i)->operand_count; k++)
        note_use(in, across, mir_inst(f, i)->operands[k], b);
    for (MirUses u = mir_term_uses(&mir_block(f, b)->term); mir_next_use(&u);)
      note_use(in, across, *u.value, b);
  }
  return across;
}

static void number_owned(Insert *in) {
  OwnFunc *own = &in->own;
  const bool *across = find_across(in);
  uint32_t count = 0;
  in->number = NEW_ARRAY(in->arena, uint32_t, own->value_count);
  in->owned = NEW_ARRAY(in->arena, ValueId, own->value_count + 64);
  in->locals = NEW_ARRAY(in->arena, ValueId, own->value_count);
  in->local_start = NEW_ARRAY(in->arena, uint32_t, in->block_count + 2);
  uint32_t *next = in->local_start + 1; /* counts, then where the next one goes */
  for (uint32_t v = 1; v < own->value_count; v++) {
    if (!is_owned_index(in, v)) continue;
    bool is_stack = own->class[v] == OWN_LENT;
    if (!across[v] && !is_stack) {
      next[mir_value(in->func, (ValueId){v})->block.index]++;
      continue;
    }
    in->number[v] = count;
    if (is_stack) vec_push(in->arena, &in->stack_objects, count);
    in->owned[count++] = (ValueId){v};
  }
  in->words = (count + 63) / 64;
  in->across = 64 * in->words;
  uint32_t sum = 0;
  for (uint32_t b = 0; b <= in->block_count; b++) {
    uint32_t own_count = in->local_start[b + 1];
    in->local_start[b + 1] = sum;
    sum += own_count;
  }
  for (uint32_t v = 1; v < own->value_count; v++) {
    if (!is_owned_index(in, v) || across[v] || own->class[v] == OWN_LENT) continue;
    uint32_t b = mir_value(in->func, (ValueId){v})->block.index;
    in->locals[next[b]++] = (ValueId){v};
  }
  for (uint32_t b = 0; b < in->block_count; b++)
    for (uint32_t k = in->local_start[b]; k < in->local_start[b + 1]; k++)
      in->number[in->locals[k].index] = in->across + k - in->local_start[b];
}

/* Live before the terminator: what it and its edges need, and what lives into the successors. */
static void live_at_end(Insert *in, BlockId b, Needs *needs, Bits *live) {
  const MirTerm *term = &mir_block(in->func, b)->term;
  memset(live, 0, words_in(in, b) * sizeof(Bits));
  for (uint32_t e = 0; e < term->edge_count; e++) {
    const Bits *into = bits_of(in, term->edges[e].block);
    for (uint32_t w = 0; w < in->words; w++) live[w] |= into[w];
    needs_of_edge(in, needs, &term->edges[e]);
    add_live(needs, live);
  }
  needs_of_operands(in, needs, term);
  add_live(needs, live);
  for (uint32_t i = 0; i < in->stack_objects.count; i++) {
    uint32_t number = in->stack_objects.items[i];
    if (mir_dominates(&in->own.cfg, mir_value(in->func, in->owned[number])->block, b))
      put(live, number);
  }
}

/* Backwards over the graph, with what each block uses before it defines it (`gen`) and what it defines (`kill`). */
static void find_live(Insert *in, Bits *uses) {
  Needs needs = {0};
  uint32_t words = in->words;
  in->live_in = NEW_ARRAY(in->arena, Bits, (size_t)in->block_count * words + 1);
  if (!words) return;
  Bits *gen = NEW_ARRAY(in->arena, Bits, (size_t)in->own.cfg.order_count * words);
  Bits *kill = NEW_ARRAY(in->arena, Bits, (size_t)in->own.cfg.order_count * words);
  for (uint32_t o = 0; o < in->own.cfg.order_count; o++) {
    BlockId b = in->own.cfg.order[o];
    MirBlock *block = mir_block(in->func, b);
    Bits *defs = kill + (size_t)o * words;
    live_at_end(in, b, &needs, uses); /* nothing lives into the successors yet */
    for (InstId i = block->last; i.index; i = mir_inst(in->func, i)->prev) {
      const MirInst *inst = mir_inst(in->func, i);
      if (is_owned_index(in, inst->result.index)) {
        uint32_t n = in->number[inst->result.index];
        take(uses, n);
        if (n < in->across) put(defs, n);
      }
      if (!inst->operand_count) continue;
      needs_of_inst(in, &needs, inst);
      add_live(&needs, uses);
    }
    for (uint32_t p = 0; p < block->params.count; p++) {
      uint32_t v = block->params.items[p].index;
      if (!is_owned_index(in, v)) continue;
      take(uses, in->number[v]);
      if (in->number[v] < in->across) put(defs, in->number[v]);
    }
    memcpy(gen + (size_t)o * words, uses, words * sizeof(Bits));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t o = in->own.cfg.order_count; o-- > 0;) {
      BlockId b = in->own.cfg.order[o];
      const MirTerm *term = &mir_block(in->func, b)->term;
      Bits *into = bits_of(in, b);
      for (uint32_t w = 0; w < words; w++) {
        Bits out = 0;
        for (uint32_t e = 0; e < term->edge_count; e++) out |= bits_of(in, term->edges[e].block)[w];
        Bits live = gen[(size_t)o * words + w] | (out & ~kill[(size_t)o * words + w]);
        changed |= live != into[w];
        into[w] = live;
      }
    }
  }
}

static void add_count(MirAt *at, MirOp op, ValueId value) {
  mir_add_inst(at, op, mir_type(MIR_KIND_NONE), &value, 1);
}

/* Drops the reference that this function owns; a stack object drops its fields. */
static void add_last_drop(Insert *in, MirAt *at, uint32_t number) {
  add_count(at, is_stack_object(in, number) ? MIR_DROP_FIELDS : MIR_DROP, in->owned[number]);
}

static uint32_t lowest_bit(Bits bits) {
  uint32_t n = 0;
  for (; !(bits & 0xff); bits >>= 8) n += 8;
  for (; !(bits & 1); bits >>= 1) n++;
  return n;
}

static void add_dups(Insert *in, MirAt *at, uint32_t number, uint32_t times) {
  for (uint32_t i = 0; i < times; i++) add_count(at, MIR_DUP, in->owned[number]);
}

/* Before the first instruction that is not a `passed`, which must come first. */
static MirAt start_of(Insert *in, BlockId b) {
  InstId i = mir_block(in->func, b)->first;
  while (i.index && mir_inst(in->func, i)->op == MIR_PASSED) i = mir_inst(in->func, i)->next;
  Span span = i.index ? mir_inst(in->func, i)->span : mir_block(in->func, b)->term.span;
  return (MirAt){in->func, b, i, span};
}

/* What happens on one edge: lent arguments dup'd, owned values dup'd or dropped. */
typedef struct EdgeWork {
  VEC(ValueId) dups;
  VEC(uint32_t) drops; /* numbers */
} EdgeWork;

static void do_counts(Insert *in, MirAt *at, const EdgeWork *work) {
  for (uint32_t i = 0; i < work->dups.count; i++) add_count(at, MIR_DUP, work->dups.items[i]);
  for (uint32_t i = 0; i < work->drops.count; i++) add_last_drop(in, at, work->drops.items[i]);
}

/* A block on the edge: its parameters are the results or exception of a call; it hands on the edge's arguments. */
static BlockId split_edge(Insert *in, BlockId from, uint32_t e) {
  MirFunc *f = in->func;
  MirEdge edge = mir_block(f, from)->term.edges[e];
  uint32_t own_params = mir_block(f, edge.block)->params.count - edge.arg_count;
  Span span = mir_block(f, from)->term.span;
  BlockId middle = mir_block_new(f);
  VEC(ValueId) args = {0};
  for (uint32_t i = 0; i < own_params; i++) {
    ValueId param =
        mir_block_param(f, middle, mir_type_of(f, mir_block(f, edge.block)->params.items[i]));
    vec_push(in->arena, &args, param);
  }
  for (uint32_t i = 0; i < edge.arg_count; i++) vec_push(in->arena, &args, edge.args[i]);
  mir_block(f, middle)->is_cold = mir_block(f, edge.block)->is_cold;
  MirAt at = mir_at_end(f, middle, span);
  mir_goto(&at, edge.block, args.items, args.count);
  mir_block(f, from)->term.edges[e] = mir_edge(f, middle, NULL, 0);
  return middle;
}

static void do_edge(Insert *in, BlockId from, uint32_t e, const EdgeWork *work) {
  if (!work->dups.count && !work->drops.count) return;
  BlockId to = mir_block(in->func, from)->term.edges[e].block;
  MirAt at;
  if (mir_pred_count(&in->own.cfg, to) == 1) {
    at = start_of(in, to);
  } else {
    BlockId middle = split_edge(in, from, e);
    at = mir_at_end(in->func, middle, mir_block(in->func, from)->term.span);
  }
  do_counts(in, &at, work);
}

/* The cleanup block that drops `number` and then does what `rest` does. */
static BlockId find_cleanup(Insert *in, BlockId rest, uint32_t number, Span span) {
  MirFunc *f = in->func;
  uint64_t key = (uint64_t)rest.index << 32 | in->owned[number].index;
  BlockId block = {map64_find(&in->cleanups, key)};
  if (block.index) return block;
  block = mir_block_new(f);
  mir_block(f, block)->is_cold = true;
  ValueId exception = mir_block_param(f, block, mir_ref((RowId){0}, false));
  MirAt at = mir_at_end(f, block, span);
  add_last_drop(in, &at, number);
  if (rest.index)
    mir_goto(&at, rest, &exception, 1);
  else
    mir_raise(&at, exception);
  map64_set(&in->cleanups, key, block.index);
  return block;
}

/* The numbers that this cleanup and the last one have in common below the first in which they differ; up to there
 * their blocks are the same. Keeps these in `drops`, and returns where the others begin. */
static uint32_t keep_common(Insert *in) {
  uint32_t count = 0;
  for (uint32_t w = 0; w < in->words; w++) {
    Bits differ = in->cleanup[w] ^ in->last_cleanup[w], common = in->cleanup[w];
    if (differ) common &= (differ & (0 - differ)) - 1;
    for (Bits rest = common; rest; rest &= rest - 1) count++;
    if (!differ) continue;
    in->drops.count = count;
    return w * 64 + lowest_bit(differ);
  }
  in->drops.count = count;
  return in->across;
}

/* The handler of a call that had none: drops what `cleanup` says, the highest numbers first, then raises on. */
static void add_cleanup(Insert *in, BlockId b) {
  MirFunc *f = in->func;
  Span span = mir_block(f, b)->term.span;
  uint32_t start = keep_common(in), words = words_in(in, b);
  BlockId block = in->drops.count ? vec_last(&in->drops) : (BlockId){0};
  for (uint32_t w = start / 64; w < words; w++) {
    Bits rest = in->cleanup[w];
    if (w == start / 64) rest &= ~(Bits)0 << start % 64;
    for (; rest; rest &= rest - 1) {
      block = find_cleanup(in, block, w * 64 + lowest_bit(rest), span);
      if (w < in->words) vec_push(in->arena, &in->drops, block);
    }
  }
  memcpy(in->last_cleanup, in->cleanup, in->words * sizeof(Bits));
  MirTerm *term = &mir_block(f, b)->term;
  MirEdge *edges = NEW_ARRAY(f->arena, MirEdge, 2);
  edges[0] = term->edges[0];
  edges[1] = mir_edge(f, block, NULL, 0);
  term->edges = edges;
  term->edge_count = 2;
}

/* Does it live into the block that an edge leads to? */
static bool lives_into(Insert *in, BlockId to, uint32_t number) {
  return number < in->across && has(bits_of(in, to), number);
}

/* Marks what is needed, or takes the marks away. */
static void mark_needs(Insert *in, const Needs *needs, bool begins) {
  for (uint32_t i = 0; i < needs->consumed.count + needs->looked_at.count; i++) {
    uint32_t n = i < needs->consumed.count ? needs->consumed.items[i]
                                           : needs->looked_at.items[i - needs->consumed.count];
    if (begins)
      put(in->asked, n);
    else
      take(in->asked, n);
  }
}

static bool has_number(const Needs *needs, uint32_t number) {
  for (uint32_t i = 0; i < needs->looked_at.count; i++)
    if (needs->looked_at.items[i] == number) return true;
  return false;
}

/* `live`: before the terminator. */
static void do_terminator(Insert *in, BlockId b, const Bits *live) {
  MirFunc *f = in->func;
  Needs operands = {0};
  MirOp op = (MirOp)mir_block(f, b)->term.op;
  uint32_t edge_count = mir_block(f, b)->term.edge_count;
  bool is_call = op == MIR_CALL;
  bool needs_cleanup =
      is_call && edge_count == 1 && mir_term_may_raise(f->unit, &mir_block(f, b)->term);
  EdgeWork *work = NEW_ARRAY(in->arena, EdgeWork, edge_count + 1);
  Needs *on_edge = NEW_ARRAY(in->arena, Needs, edge_count + 1);
  bool has_cleanup = false;
  MirAt before = mir_at_end(f, b, mir_block(f, b)->term.span);
  needs_of_operands(in, &operands, &mir_block(f, b)->term);
  for (uint32_t i = 0; i < operands.lent.count; i++)
    add_count(&before, MIR_DUP, operands.lent.items[i]);
  /* lent arguments of edges first, as they may be lent by what is dropped there */
  for (uint32_t e = 0; e < edge_count; e++) {
    needs_of_edge(in, &on_edge[e], &mir_block(f, b)->term.edges[e]);
    for (uint32_t i = 0; i < on_edge[e].lent.count; i++)
      vec_push(in->arena, &work[e].dups, on_edge[e].lent.items[i]);
  }
  mark_needs(in, &operands, true);
  for (uint32_t e = 0; e < edge_count; e++) mark_needs(in, &on_edge[e], true);
  for (uint32_t w = 0, words = words_in(in, b); w < words; w++) {
    /* a value that only lives on, on all paths, needs nothing */
    Bits on = edge_count && w < in->words ? live[w] & ~in->asked[w] : 0;
    for (uint32_t e = 0; e < edge_count && on; e++)
      on &= bits_of(in, mir_block(f, b)->term.edges[e].block)[w];
    in->cleanup[w] = needs_cleanup ? on : 0;
    for (Bits rest = live[w] & ~on; rest; rest &= rest - 1) {
      uint32_t n = w * 64 + lowest_bit(rest);
      uint32_t consumed = count_of(&operands, n);
      bool after = is_call && has_number(&operands, n); /* a callee borrows it */
      for (uint32_t e = 0; e < edge_count && !after; e++)
        after = count_of(&on_edge[e], n) || has_number(&on_edge[e], n) ||
                lives_into(in, mir_block(f, b)->term.edges[e].block, n);
      uint32_t needed = consumed + (after ? 1 : 0);
      if (needed > 1) add_dups(in, &before, n, needed - 1);
      if (!needed) add_last_drop(in, &before, n);
      if (!after) continue;
      for (uint32_t e = 0; e < edge_count; e++) {
        uint32_t uses = count_of(&on_edge[e], n) +
                        (lives_into(in, mir_block(f, b)->term.edges[e].block, n) ? 1 : 0);
        if (!uses) vec_push(in->arena, &work[e].drops, n);
        for (uint32_t i = 1; i < uses; i++) vec_push(in->arena, &work[e].dups, in->owned[n]);
      }
      if (needs_cleanup) put(in->cleanup, n);
    }
    has_cleanup = has_cleanup || in->cleanup[w];
  }
  mark_needs(in, &operands, false);
  for (uint32_t e = 0; e < edge_count; e++) mark_needs(in, &on_edge[e], false);
  if (op == MIR_GOTO) { /* the edge is the only way: no block needed */
    do_counts(in, &before, &work[0]);
    return;
  }
  for (uint32_t e = 0; e < edge_count; e++) do_edge(in, b, e, &work[e]);
  if (has_cleanup) add_cleanup(in, b);
}

static MirAt before_inst(Insert *in, InstId i) {
  return (MirAt){in->func, mir_inst(in->func, i)->block, i, mir_inst(in->func, i)->span};
}
static MirAt after_inst(Insert *in, InstId i) {
  return (MirAt){in->func, mir_inst(in->func, i)->block, mir_inst(in->func, i)->next,
                 mir_inst(in->func, i)->span};
}

/* Moves the old content out of the place before the store, and drops it afterwards. */
static void drop_overwritten(Insert *in, InstId i, MirAt *after) {
  const MirInst store = *mir_inst(in->func, i);
  MirAt before = before_inst(in, i);
  MirType type = mir_ref((RowId){0}, true);
  ValueId old;
  if (store.op == MIR_STORE) {
    old = mir_add_load(&before, type,
                       (MirAddress){store.operands[0], store.imm, store.row, store.field},
                       (uint8_t)(MIR_MUTABLE | MIR_MOVED), mir_proof(&store));
  } else {
    old = mir_add_rt_get(&before, type, (uint32_t)store.imm);
    mir_inst(in->func, mir_value(in->func, old)->inst)->flags |= MIR_MOVED;
  }
  add_count(after, MIR_DROP, old);
}

/* Note [Taking what is replaced]
 *
 *      v5 = load.ref v1 + 8 mutable; dup v5         v5 = load.ref v1 + 8 mutable moved
 *      v6 = load.ref v1 + 8 mutable moved     =>
 *      store.ref v1 + 8, v2; drop v6                store.ref v1 + 8, v2
 *
 * The load of what a store replaces, if what it read is owned and nothing between the two reads the place or stores a
 * reference. None: the store drops what it replaces.
 */
enum { MOST_BETWEEN = 32 };

static InstId find_taken(const Insert *in, const MirInst *store) {
  const MirFunc *f = in->func;
  uint32_t steps = 0;
  for (InstId i = store->prev; store->op == MIR_STORE && i.index && steps < MOST_BETWEEN;
       i = mir_inst(f, i)->prev, steps++) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_LOAD && inst->kind == MIR_KIND_REF && inst->imm == store->imm) {
      bool fits = in->own.canon[inst->operands[0].index] == in->own.canon[store->operands[0].index];
      fits = fits && inst->flags & MIR_MUTABLE && !(inst->flags & MIR_MOVED) &&
             inst->row.index == store->row.index && is_owned_index(in, inst->result.index) &&
             in->own.dup_at_birth[inst->result.index];
      return fits ? i : (InstId){0};
    }
    if (own_may_change_references(inst)) break;
  }
  return (InstId){0};
}

static bool replaces_reference(const MirInst *inst) {
  if (inst->kind != MIR_KIND_REF || (inst->flags & MIR_INIT)) return false;
  return inst->op == MIR_STORE || inst->op == MIR_RT_SET;
}

static void do_inst(Insert *in, InstId i, Needs *needs, Bits *live) {
  const MirInst inst = *mir_inst(in->func, i);
  needs_of_inst(in, needs, &inst);
  MirAt after = after_inst(in, i);
  uint32_t result = inst.result.index;
  /* what stands directly behind the instruction, in order: its result's dup, then last drops */
  if (is_owned_index(in, result)) {
    bool used = has(live, in->number[result]);
    if (in->own.dup_at_birth[result]) {
      if (used) add_count(&after, MIR_DUP, inst.result);
    } else if (!used) {
      add_last_drop(in, &after, in->number[result]);
    }
    take(live, in->number[result]);
  }
  if (replaces_reference(&inst)) {
    InstId taken = find_taken(in, &inst);
    if (taken.index) {
      mir_inst(in->func, taken)->flags |= MIR_MOVED;
      in->own.dup_at_birth[mir_inst(in->func, taken)->result.index] = false;
    } else
      drop_overwritten(in, i, &after);
  }
  MirAt before = before_inst(in, i);
  for (uint32_t k = 0; k < needs->lent.count; k++)
    add_count(&before, MIR_DUP, needs->lent.items[k]);
  for (uint32_t k = 0; k < needs->consumed.count; k++) {
    uint32_t n = needs->consumed.items[k];
    if (has(live, n)) add_dups(in, &before, n, 1);
    put(live, n); /* a second consumption in the same place needs a dup */
  }
  for (uint32_t k = 0; k < needs->looked_at.count; k++) {
    uint32_t n = needs->looked_at.items[k];
    if (has(live, n)) continue;
    add_last_drop(in, &after, n);
    put(live, n);
  }
}

static void do_block(Insert *in, BlockId b, Needs *needs, Bits *live) {
  MirFunc *f = in->func;
  for (uint32_t k = in->local_start[b.index]; k < in->local_start[b.index + 1]; k++)
    in->owned[in->across + k - in->local_start[b.index]] = in->locals[k];
  live_at_end(in, b, needs, live);
  InstId last = mir_block(f, b)->last;
  do_terminator(in, b, live);
  for (InstId i = last, prev; i.index; i = prev) {
    prev = mir_inst(f, i)->prev;
    do_inst(in, i, needs, live);
  }
  const MirBlock *block = mir_block(f, b);
  const ValueId *params = b.index == MIR_ENTRY.index ? f->params.items : block->params.items;
  uint32_t count = b.index == MIR_ENTRY.index ? f->params.count : block->params.count;
  for (uint32_t p = count; p-- > 0;) {
    uint32_t v = params[p].index;
    if (!is_owned_index(in, v) || has(live, in->number[v])) continue;
    MirAt at = start_of(in, b);
    add_last_drop(in, &at, in->number[v]);
  }
}

/* The code of a seq or Lazy borrows its cell, and a frame that ends cannot lend what it owns: such
 * a tail call becomes a
 * call and a return. True when there was one. */
static bool undo_tail_calls(Insert *in) {
  MirFunc *f = in->func;
  bool changed = false;
  for (uint32_t o = 0; o < in->own.cfg.order_count; o++) {
    BlockId b = in->own.cfg.order[o];
    const MirTerm term = mir_block(f, b)->term;
    bool lends = false;
    for (uint32_t k = 0; k < term.operand_count && term.op == MIR_TAILCALL; k++)
      lends |= own_use_of_term_operand(f, &term, k) == OWN_USE_BORROW &&
               mir_type_of(f, term.operands[k]).kind == MIR_KIND_REF &&
               is_owned_index(in, own_root(&in->own, term.operands[k]));
    if (!lends) continue;
    BlockId back = mir_block_new(f);
    VEC(ValueId) results = {0};
    for (uint32_t i = 0; i < f->results.count; i++)
      vec_push(in->arena, &results, mir_block_param(f, back, f->results.items[i]));
    MirAt at = mir_at_end(f, back, term.span);
    mir_return(&at, results.items, results.count);
    at = mir_at_end(f, b, term.span);
    MirCallee callee = {(MirCalleeForm)term.form, term.symbol, term.callee, term.slot, term.arity};
    MirEdge none = {.arg_count = 0};
    mir_call(&at, callee, term.operands, term.operand_count, mir_edge(f, back, NULL, 0), none,
             term.flags);
    changed = true;
  }
  return changed;
}

void own_insert_counts(MirFunc *func, Arena *scratch, bool optimise) {
  Insert in = {.func = func, .arena = scratch, .cleanups = {.arena = scratch}};
  bool any = false;
  for (uint32_t v = 1; v < func->values.count && !any; v++)
    any = func->values.items[v].type.kind == MIR_KIND_REF;
  if (!any) return;
  mir_remove_unreachable(func, scratch);
  own_find_roots(&in.own, func, scratch);
  if (undo_tail_calls(&in)) own_find_roots(&in.own, func, scratch);
  in.block_count = func->blocks.count;
  number_owned(&in);
  Bits *live = NEW_ARRAY(scratch, Bits, in.words + func->values.count / 64 + 2);
  in.asked = NEW_ARRAY(scratch, Bits, in.words + func->values.count / 64 + 2);
  in.cleanup = NEW_ARRAY(scratch, Bits, in.words + func->values.count / 64 + 2);
  in.last_cleanup = NEW_ARRAY(scratch, Bits, in.words + func->values.count / 64 + 2);
  find_live(&in, live);
  OwnLive alive = {in.number, in.live_in, in.words};
  if (optimise && own_lend_params(&in.own, &alive)) {
    in.stack_objects.count = 0;
    number_owned(&in);
    find_live(&in, live);
  }
  Needs needs = {0};
  /* the starts of blocks come first in the order of work that single-predecessor edges append to:
   * blocks last to first */
  for (uint32_t o = in.own.cfg.order_count; o-- > 0;)
    do_block(&in, in.own.cfg.order[o], &needs, live);
}
