/* reuse: what becomes of a cell at its last drop.
 *
 *      dup v2; dup v3; drop v1        v2, v3 fields of v1
 *   =>
 *      v9 = is_unique v1
 *      switch v9 { 0 -> shared, default -> alone }
 *    alone:  (drop v1's other fields)  v10 = reuse v1;  goto on(v10)
 *    shared: dup v2; dup v3; lower v1; v11 = no_token;  goto on(v11)
 *    on(v12: token): …  alloc v12 size …
 *
 * The fields move out of a unique cell without a count being touched, and its memory serves the next allocation of its
 * size (Reinking et al. 2021, sections 2.3-2.5: drop specialisation and reuse). Where no allocation follows the cell is freed;
 * where nothing is moved, `drop_reuse` does the same in one operation. A token is freed on every way that does not use it,
 * exceptions included.
 */
#include "clef/mir/own/own.h"

/* Note [The graph while drops are replaced]
 * This pass splits blocks and adds blocks on edges. Neither changes the dominance between the original blocks, so the graph is
 * computed once. The parts of a split block follow each other in the order of their numbers, and drops
 * and allocations are in such parts only.
 */
typedef struct Part {
  uint32_t of;    /* the block that this one is a part of, itself at first; 0: it was made here */
  uint32_t preds; /* edges that lead to it, as the graph is now */
} Part;

typedef struct Reuse {
  MirFunc *func;
  Arena *scratch;
  Arena at_drop;      /* starts again with each drop */
  MirCfg cfg;         /* before the first drop is replaced */
  VEC(Part) parts;    /* by block */
  VEC(InstId) allocs; /* of any size, without token at first; in reverse postorder */
} Reuse;

enum { MOST_BLOCKS = 4000, MOST_MOVED = 16 };

static void note_new_blocks(Reuse *r) {
  while (r->parts.count < r->func->blocks.count) vec_push(r->scratch, &r->parts, ((Part){0, 1}));
}

static bool dominates(const Reuse *r, BlockId a, BlockId b) {
  BlockId of_a = {r->parts.items[a.index].of}, of_b = {r->parts.items[b.index].of};
  return of_a.index == of_b.index ? a.index <= b.index : mir_dominates(&r->cfg, of_a, of_b);
}

/* Does the operation consume a reference to `v`, or could it release v's object? */
static bool consumes(const MirFunc *f, const MirInst *inst, ValueId v) {
  if (mir_op_has(inst->op, MIR_COUNTS) && inst->op != MIR_DUP)
    return inst->operand_count && mir_behind_casts(f, inst->operands[0]).index == v.index;
  for (uint32_t k = 0; k < inst->operand_count; k++)
    if (own_use_of_operand(f, inst, k) == OWN_USE_CONSUME &&
        mir_behind_casts(f, inst->operands[k]).index == v.index)
      return true;
  return false;
}

/* dups of immutable fields of `object` that can wait until `drop`, in the drop's block. */
static uint32_t find_moved(const MirFunc *f, InstId drop, ValueId object, InstId *dups) {
  uint32_t count = 0;
  for (InstId i = mir_inst(f, drop)->prev; i.index && count < MOST_MOVED;
       i = mir_inst(f, i)->prev) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_DUP && mir_behind_casts(f, inst->operands[0]).index == object.index) break;
    if (inst->op != MIR_DUP) continue;
    const MirInst *load = mir_definition(f, inst->operands[0]);
    if (!load || load->op != MIR_LOAD || (load->flags & MIR_MUTABLE)) continue;
    if (mir_behind_casts(f, load->operands[0]).index != object.index) continue;
    bool waits = true;
    for (InstId j = inst->next; j.index != drop.index; j = mir_inst(f, j)->next)
      waits = waits && !consumes(f, mir_inst(f, j), inst->operands[0]);
    for (uint32_t k = 0; k < count; k++) { /* a field is moved once; a second dup of it stays */
      const MirInst *other = mir_definition(f, mir_inst(f, dups[k])->operands[0]);
      waits = waits && other->imm != load->imm;
    }
    if (waits) dups[count++] = i;
  }
  return count;
}

static bool case_has(const LayoutCase *shape, uint32_t word) {
  for (uint32_t w = 0; w < shape->word_count; w++)
    if (shape->words[w].index == word) return true;
  return false;
}

/* The shape that the object must have, as far as the moved fields determine it: all cases that have them
 * agree on size and words. NULL
 * when they do not. */
static const LayoutCase *find_shape(const MirFunc *f, ValueId object, const MirInst *const *loads,
                                    uint32_t load_count) {
  RowId row_id = mir_type_of(f, object).row;
  for (uint32_t i = 0; i < load_count; i++)
    if (loads[i]->row.index) row_id = loads[i]->row;
  if (!row_id.index) return NULL;
  const LayoutRow *row = layout_row(&f->unit->layout, row_id);
  if (row->kind != LAYOUT_BLOCK && row->kind != LAYOUT_CLOSURE) return NULL;
  if (row->subtypes_first.index) return NULL; /* it may be larger than it looks */
  const LayoutCase *found = NULL;
  for (uint32_t c = 0; c < row->case_count; c++) {
    const LayoutCase *shape = &row->cases[c];
    if (!shape->size) continue; /* an immediate */
    bool fits = true;
    for (uint32_t i = 0; i < load_count; i++)
      fits = fits && case_has(shape, (uint32_t)(loads[i]->imm / LAYOUT_WORD_SIZE));
    if (!fits) continue;
    if (found && (found->size != shape->size || found->word_count != shape->word_count))
      return NULL;
    for (uint32_t w = 0; found && w < shape->word_count; w++)
      if (found->words[w].index != shape->words[w].index ||
          found->words[w].may_be_immediate != shape->words[w].may_be_immediate)
        return NULL;
    found = shape;
  }
  return found;
}

/* Blocks reachable from the successors of `from` without entering `stop`. */
static void mark_reachable(const MirFunc *f, BlockId from, BlockId stop, bool *seen, Arena *arena) {
  VEC(BlockId) work = {0};
  vec_push(arena, &work, from);
  while (work.count) {
    const MirTerm *term = &mir_block(f, vec_pop(&work))->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      BlockId to = term->edges[e].block;
      if (to.index == stop.index || seen[to.index]) continue;
      seen[to.index] = true;
      vec_push(arena, &work, to);
    }
  }
}

static bool is_open_alloc(const MirInst *inst, uint32_t size) {
  return inst->op == MIR_ALLOC && inst->imm == (int64_t)size && !inst->operand_count &&
         !(inst->flags & MIR_ZEROED);
}

/* The allocations of `size` that the drop dominates, at most one on any path, each at most once per drop. */
static uint32_t find_allocs(Reuse *r, InstId drop, uint32_t size, InstId *allocs, uint32_t most) {
  MirFunc *f = r->func;
  BlockId home = mir_inst(f, drop)->block;
  uint32_t count = 0;
  for (InstId i = mir_inst(f, drop)->next; i.index; i = mir_inst(f, i)->next)
    if (is_open_alloc(mir_inst(f, i), size)) {
      allocs[0] = i;
      return 1;
    }
  bool any = false;
  for (uint32_t a = 0; a < r->allocs.count && !any; a++)
    any = is_open_alloc(mir_inst(f, r->allocs.items[a]), size);
  if (!any) return 0;
  bool *beyond = NEW_ARRAY(&r->at_drop, bool, f->blocks.count); /* after a chosen allocation */
  BlockId tried = {0};                                          /* one a block */
  for (uint32_t a = 0; a < r->allocs.count && count < most; a++) {
    InstId i = r->allocs.items[a];
    BlockId b = mir_inst(f, i)->block;
    if (!is_open_alloc(mir_inst(f, i), size) || b.index == tried.index) continue;
    if (b.index == home.index || !dominates(r, home, b) || beyond[b.index]) continue;
    tried = b;
    bool *after = NEW_ARRAY(&r->at_drop, bool, f->blocks.count);
    mark_reachable(f, b, home, after, &r->at_drop);
    bool fits = !after[b.index];
    for (uint32_t k = 0; k < count; k++) fits = fits && !after[mir_inst(f, allocs[k])->block.index];
    if (!fits) continue;
    for (uint32_t k = 0; k < f->blocks.count; k++) beyond[k] = beyond[k] || after[k];
    allocs[count++] = i;
  }
  return count;
}

static void add_count(MirAt *at, MirOp op, ValueId v) {
  mir_add_inst(at, op, mir_type(MIR_KIND_NONE), &v, 1);
}

static void set_token(MirFunc *f, InstId alloc, ValueId token) {
  MirInst *inst = mir_inst(f, alloc);
  inst->operands = NEW_ARRAY(f->arena, ValueId, 1);
  inst->operands[0] = token;
  inst->operand_count = 1;
}

/* Frees the token on an edge: in the target if it has no other predecessor, otherwise in a new block. */
static void free_on_edge(Reuse *r, BlockId from, uint32_t e, ValueId token) {
  MirFunc *f = r->func;
  Arena *arena = &r->at_drop;
  MirEdge edge = mir_block(f, from)->term.edges[e];
  if (r->parts.items[edge.block.index].preds == 1) {
    InstId first = mir_block(f, edge.block)->first;
    while (first.index && mir_inst(f, first)->op == MIR_PASSED) first = mir_inst(f, first)->next;
    MirAt start = {f, edge.block, first, mir_block(f, from)->term.span};
    add_count(&start, MIR_DROP_TOKEN, token);
    return;
  }
  uint32_t own_params = mir_block(f, edge.block)->params.count - edge.arg_count;
  VEC(ValueId) args = {0};
  BlockId middle = mir_block_new(f);
  for (uint32_t i = 0; i < own_params; i++) {
    ValueId param =
        mir_block_param(f, middle, mir_type_of(f, mir_block(f, edge.block)->params.items[i]));
    vec_push(arena, &args, param);
  }
  for (uint32_t i = 0; i < edge.arg_count; i++) vec_push(arena, &args, edge.args[i]);
  mir_block(f, middle)->is_cold = mir_block(f, edge.block)->is_cold;
  MirAt at = mir_at_end(f, middle, mir_block(f, from)->term.span);
  add_count(&at, MIR_DROP_TOKEN, token);
  mir_goto(&at, edge.block, args.items, args.count);
  mir_block(f, from)->term.edges[e] = mir_edge(f, middle, NULL, 0);
}

static void free_on_raise(MirFunc *f, BlockId from, ValueId token) {
  BlockId cleanup = mir_block_new(f);
  mir_block(f, cleanup)->is_cold = true;
  ValueId exception = mir_block_param(f, cleanup, mir_ref((RowId){0}, false));
  MirAt at = mir_at_end(f, cleanup, mir_block(f, from)->term.span);
  add_count(&at, MIR_DROP_TOKEN, token);
  mir_raise(&at, exception);
  MirTerm *term = &mir_block(f, from)->term;
  MirEdge *edges = NEW_ARRAY(f->arena, MirEdge, 2);
  edges[0] = term->edges[0];
  edges[1] = mir_edge(f, cleanup, NULL, 0);
  term->edges = edges;
  term->edge_count = 2;
}

/* Marks what leads from `home` to one of the allocations, whose blocks are marked. Paths that are at such a block end there. */
static void mark_ways(Reuse *r, BlockId home, const bool *uses, bool *live) {
  typedef struct Way {
    BlockId from;
    uint32_t next; /* of those that lead to the same block, from 1 */
  } Way;
  MirFunc *f = r->func;
  uint32_t block_count = f->blocks.count;
  uint32_t *first =
      NEW_ARRAY(&r->at_drop, uint32_t, block_count); /* way that leads there, from 1 */
  VEC(Way) ways = {0};
  VEC(BlockId) work = {0}, found = {0};
  vec_push(&r->at_drop, &work, home);
  while (work.count) {
    BlockId b = vec_pop(&work);
    const MirTerm *term = &mir_block(f, b)->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      BlockId to = term->edges[e].block;
      if (to.index == home.index) continue;
      bool is_new = !first[to.index];
      vec_push(&r->at_drop, &ways, ((Way){b, first[to.index]}));
      first[to.index] = ways.count;
      if (is_new) vec_push(&r->at_drop, uses[to.index] ? &found : &work, to);
    }
  }
  while (found.count) {
    BlockId b = vec_pop(&found);
    for (uint32_t w = first[b.index]; w; w = ways.items[w - 1].next) {
      BlockId from = ways.items[w - 1].from;
      if (from.index == home.index || live[from.index]) continue;
      live[from.index] = true;
      vec_push(&r->at_drop, &found, from);
    }
  }
}

/* Gives `token`, alive from the start of `home` (or made in it), to the allocations; frees it where none follows. */
static void thread_token(Reuse *r, BlockId home, ValueId token, const InstId *allocs,
                         uint32_t count) {
  MirFunc *f = r->func;
  uint32_t block_count = f->blocks.count;
  for (uint32_t k = 0; k < count; k++) {
    set_token(f, allocs[k], token);
    if (mir_inst(f, allocs[k])->block.index == home.index) return;
  }
  bool *live =
      NEW_ARRAY(&r->at_drop, bool, block_count); /* at the block's start, an allocation follows */
  bool *uses = NEW_ARRAY(&r->at_drop, bool, block_count);
  for (uint32_t k = 0; k < count; k++) {
    BlockId b = mir_inst(f, allocs[k])->block;
    uses[b.index] = live[b.index] = true;
  }
  mark_ways(r, home, uses, live);
  for (uint32_t b = 1; b < block_count; b++) {
    if (!(live[b] || b == home.index) || uses[b]) continue;
    uint32_t edge_count = mir_block(f, (BlockId){b})->term.edge_count;
    for (uint32_t e = 0; e < edge_count; e++) {
      BlockId to = mir_block(f, (BlockId){b})->term.edges[e].block;
      if (to.index < block_count && (!live[to.index] || to.index == home.index))
        free_on_edge(r, (BlockId){b}, e, token);
    }
    const MirTerm *term = &mir_block(f, (BlockId){b})->term;
    if (term->op == MIR_CALL && edge_count == 1 && mir_term_may_raise(f->unit, term))
      free_on_raise(f, (BlockId){b}, token);
  }
  note_new_blocks(r);
}

/* Replaces the drop by the test for uniqueness; the block in which the rest goes on, and its token
 * parameter if requested. */
static BlockId make_test(Reuse *r, InstId drop, const LayoutCase *shape, const InstId *dups,
                         uint32_t dup_count, bool wants_token, ValueId *token) {
  MirFunc *f = r->func;
  Span span = mir_inst(f, drop)->span;
  ValueId object = mir_inst(f, drop)->operands[0];
  BlockId head = mir_inst(f, drop)->block;
  ValueId fields[MOST_MOVED];
  uint32_t moved_words[MOST_MOVED];
  ValueId base = object, proof = {0};
  RowId row = {0};
  for (uint32_t i = 0; i < dup_count; i++) {
    fields[i] = mir_inst(f, dups[i])->operands[0];
    const MirInst *load = mir_definition(f, fields[i]);
    moved_words[i] = (uint32_t)(load->imm / LAYOUT_WORD_SIZE);
    base = load->operands[0];
    proof = mir_proof(load);
    row = load->row;
    mir_remove_inst(f, dups[i]);
  }
  InstId rest = mir_inst(f, drop)->next;
  mir_remove_inst(f, drop);
  BlockId on = mir_split_block(f, head, rest);
  BlockId alone = mir_block_new(f), shared = mir_block_new(f);
  MirAt at = mir_at_end(f, head, span);
  ValueId unique = mir_add1(&at, MIR_IS_UNIQUE, base);
  mir_branch(&at, unique, mir_edge(f, alone, NULL, 0), mir_edge(f, shared, NULL, 0));

  at = mir_at_end(f, alone, span);
  for (uint32_t w = 0; w < shape->word_count; w++) {
    bool moved = false;
    for (uint32_t i = 0; i < dup_count; i++) moved |= moved_words[i] == shape->words[w].index;
    if (moved) continue;
    ValueId field =
        mir_add_load(&at, mir_ref((RowId){0}, shape->words[w].may_be_immediate),
                     (MirAddress){base, (int64_t)shape->words[w].index * LAYOUT_WORD_SIZE, row, 0},
                     MIR_MOVED, proof);
    add_count(&at, MIR_DROP, field);
  }
  ValueId arg = {0};
  if (wants_token) {
    InstId made = mir_add_inst(&at, MIR_REUSE, mir_type(MIR_KIND_TOKEN), &base, 1);
    arg = mir_inst(f, made)->result;
  } else {
    add_count(&at, MIR_FREE, base);
  }
  mir_goto(&at, on, &arg, wants_token ? 1 : 0);

  at = mir_at_end(f, shared, span);
  for (uint32_t i = dup_count; i-- > 0;) add_count(&at, MIR_DUP, fields[i]);
  add_count(&at, MIR_LOWER, base);
  if (wants_token) {
    InstId made = mir_add_inst(&at, MIR_NO_TOKEN, mir_type(MIR_KIND_TOKEN), NULL, 0);
    arg = mir_inst(f, made)->result;
  }
  mir_goto(&at, on, &arg, wants_token ? 1 : 0);
  if (wants_token) *token = mir_block_param(f, on, mir_type(MIR_KIND_TOKEN));
  return on;
}

/* An object whose word cannot be an immediate here: its fields were read. */
static bool is_surely_object(const MirFunc *f, ValueId v) {
  return !mir_type_of(f, v).may_be_immediate;
}

static void look_at_drop(Reuse *r, InstId drop) {
  enum { MOST_ALLOCS = 8 };
  MirFunc *f = r->func;
  ValueId operand = mir_inst(f, drop)->operands[0];
  InstId dups[MOST_MOVED], allocs[MOST_ALLOCS];
  const MirInst *loads[MOST_MOVED];
  uint32_t moved = find_moved(f, drop, mir_behind_casts(f, operand), dups);
  for (uint32_t i = 0; i < moved; i++)
    loads[i] = mir_definition(f, mir_inst(f, dups[i])->operands[0]);
  if (!moved && !is_surely_object(f, operand)) return;
  const LayoutCase *shape = find_shape(f, operand, loads, moved);
  if (!shape) return;
  uint32_t alloc_count = 0;
  if (r->allocs.count) alloc_count = find_allocs(r, drop, shape->size, allocs, MOST_ALLOCS);
  if (!moved && !alloc_count) return;
  ValueId token = {0};
  BlockId home;
  if (moved) {
    uint32_t of = r->parts.items[mir_inst(f, drop)->block.index].of;
    home = make_test(r, drop, shape, dups, moved, alloc_count != 0, &token);
    note_new_blocks(r);
    r->parts.items[home.index] = (Part){of, 2};
  } else {
    home = mir_inst(f, drop)->block;
    MirAt at = {f, home, drop, mir_inst(f, drop)->span};
    InstId made = mir_add_inst(&at, MIR_DROP_REUSE, mir_type(MIR_KIND_TOKEN), &operand, 1);
    token = mir_inst(f, made)->result;
    mir_remove_inst(f, drop);
  }
  if (alloc_count) thread_token(r, home, token, allocs, alloc_count);
}

void own_reuse(MirFunc *func, Arena *scratch) {
  Reuse r = {.func = func, .scratch = scratch};
  if (func->blocks.count > MOST_BLOCKS) return;
  arena_init(&r.at_drop, "drop");
  VEC(InstId) drops = {0};
  mir_compute_cfg(func, scratch, &r.cfg);
  for (uint32_t b = 0; b < func->blocks.count; b++)
    vec_push(scratch, &r.parts, ((Part){b, b ? mir_pred_count(&r.cfg, (BlockId){b}) : 0}));
  for (uint32_t o = 0; o < r.cfg.order_count; o++)
    for (InstId i = mir_block(func, r.cfg.order[o])->first; i.index; i = mir_inst(func, i)->next) {
      if (mir_inst(func, i)->op == MIR_DROP) vec_push(scratch, &drops, i);
      if (mir_inst(func, i)->op == MIR_ALLOC) vec_push(scratch, &r.allocs, i);
    }
  for (uint32_t i = 0; i < drops.count; i++) {
    arena_reset(&r.at_drop);
    look_at_drop(&r, drops.items[i]);
  }
  arena_end(&r.at_drop);
}
