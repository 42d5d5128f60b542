/* list_append: a list that a loop builds from its end and then reverses is built from its front (destination passing, as in
 * trmc.c; Leijen and Lorenzen, "Tail Recursion Modulo Context", POPL 2023).
 *
 * In:    verified MIR before ownership, after inlining: a reversal is a loop, or a call of a function that is such a loop.
 * Out:   a list that was only consed onto and then reversed is appended to instead; the reversal receives the empty list.
 * Keeps: nothing in the functions that change. Later steps remove the code that is now dead.
 * Tests: t/mir/list-append-*.mir, t/mir/shape/list-forwards.fs, t/run/list-built-forwards.fs
 *
 *      goto h([])                                start = cell of []; goto h(start, &start.value)
 *    h(acc): …                                 h(owner, place): …
 *      c = alloc; store c.tail, acc       =>     c = alloc; store c.tail, []; store place, c
 *      goto h(c)                                 goto h(owner, &c.tail)
 *      …                                         …
 *      goto reverse(acc, [])                     goto reverse([], load owner.value)
 *
 * `acc` is a web of values: block parameters, new cells, and casts between them. Each has at most one use on a path: as the tail
 * of a cell, as an argument for another parameter of the web, or as the list to reverse. So no other reference can observe the
 * later change of a cell. Wherever something can raise, the list is complete and ends in []. The address of the new cell is
 * derived from the reference that was just stored, so the owner lends the cell and nothing is counted.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

#include <string.h>

enum { MOST_WEBS = 16 };

typedef struct Reversal { /* a loop with the parameters rest and result; how its cells look */
  uint32_t rest, result;
  RowId row;
  uint8_t tag;
  int64_t tail;
} Reversal;

typedef struct Use {
  BlockId block;
  InstId inst;   /* none: the terminator */
  uint32_t edge; /* of the terminator; UINT32_MAX: an operand */
  uint32_t index, next;
} Use;

typedef struct Web {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  VEC(Use) uses;
  uint32_t *first_use; /* by value */
  Reversal how;
  bool *is_in;          /* by value */
  bool *has_use, *seen; /* by block, for one value at a time */
  VEC(ValueId) values;
  ValueId *owner, *place; /* by value, when it is rewritten */
} Web;

static bool is_empty_list(const MirFunc *f, ValueId v) {
  const MirInst *d = mir_definition(f, v);
  return d && d->op == MIR_IMM && !d->imm;
}

/* One round of the loop: the cell is copied, its tail is the result. */
static bool reads_round(const MirFunc *f, BlockId head, BlockId round, Reversal *r) {
  const MirBlock *block = mir_block(f, round);
  ValueId rest = mir_block(f, head)->params.items[r->rest],
          result = mir_block(f, head)->params.items[r->result], made = {0};
  const MirTerm *term = &block->term;
  if (block->params.count || term->op != MIR_GOTO || term->edges[0].block.index != head.index)
    return false;
  bool has_tail = false;
  for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (inst->op == MIR_PASSED || inst->op == MIR_ASSUMED || inst->op == MIR_CAST) continue;
    if (inst->op == MIR_LOAD) {
      if (inst->flags & MIR_MUTABLE || inst->operands[0].index != rest.index) return false;
    } else if (inst->op == MIR_ALLOC && !made.index && inst->operand_count == 0) {
      made = inst->result;
      r->row = inst->row;
      r->tag = inst->tag;
    } else if (inst->op == MIR_STORE && made.index && inst->operands[0].index == made.index &&
               inst->flags & MIR_INIT && !(inst->flags & MIR_MUTABLE)) {
      const MirInst *from = mir_definition(f, inst->operands[1]);
      if (inst->operands[1].index == result.index) {
        if (has_tail) return false;
        has_tail = true;
        r->tail = inst->imm;
      } else if (!from || from->op != MIR_LOAD || from->block.index != round.index ||
                 from->imm != inst->imm || from->kind != inst->kind) {
        return false;
      }
    } else {
      return false;
    }
  }
  if (!has_tail) return false;
  const MirInst *next = mir_definition(f, term->edges[0].args[r->rest]);
  if (!next || next->op != MIR_LOAD || next->block.index != round.index || next->imm != r->tail)
    return false;
  ValueId out = term->edges[0].args[r->result];
  for (const MirInst *d = mir_definition(f, out); d && d->op == MIR_CAST;
       d = mir_definition(f, out))
    out = d->operands[0];
  return out.index == made.index;
}

static bool is_reversal(const MirFunc *f, BlockId head, Reversal *r) {
  const MirBlock *block = mir_block(f, head);
  if (block->is_removed || block->params.count != 2) return false;
  const MirBlock *test = block;
  if (!block->first.index && block->term.op == MIR_GOTO && !block->term.edges[0].arg_count)
    test = mir_block(f, block->term.edges[0].block);
  const MirTerm *term = &test->term;
  if (term->op != MIR_SWITCH || term->edge_count != 2 || term->case_count != 1 || term->cases[0] ||
      !test->first.index || mir_inst(f, test->first)->next.index)
    return false;
  const MirInst *question = mir_inst(f, test->first);
  if (question->op != MIR_IS_IMM || question->result.index != term->operands[0].index) return false;
  for (r->rest = 0; r->rest < 2; r->rest++) {
    r->result = 1 - r->rest;
    if (block->params.items[r->rest].index == question->operands[0].index)
      return reads_round(f, head, term->edges[0].block, r);
  }
  return false;
}

/* Does the function return its argument reversed? */
static bool is_reversing_call(const MirFunc *f, const MirTerm *term, Reversal *r) {
  if ((term->op != MIR_CALL && term->op != MIR_TAILCALL) || term->operand_count != 1) return false;
  const MirFunc *g = mir_direct_callee(f->unit, term);
  if (!g || g->params.count != 1 || g->results.count != 1 || g->blocks.count < 3) return false;
  const MirTerm *start = &mir_block(g, MIR_ENTRY)->term;
  if (start->op != MIR_GOTO || start->edges[0].arg_count != 2) return false;
  BlockId head = start->edges[0].block;
  if (!is_reversal(g, head, r)) return false;
  const MirBlock *block = mir_block(g, head);
  if (start->edges[0].args[r->rest].index != g->params.items[0].index ||
      !is_empty_list(g, start->edges[0].args[r->result]))
    return false;
  const MirTerm *test = &block->term;
  if (test->op == MIR_GOTO) test = &mir_block(g, test->edges[0].block)->term;
  const MirTerm *end = &mir_block(g, test->edges[1].block)->term;
  return end->op == MIR_RETURN && end->operands[0].index == block->params.items[r->result].index;
}

/* Does the use pass the value to a reversal of the same kind as the web's? */
static bool is_exit(const Web *w, const Use *use) {
  Reversal r;
  if (use->inst.index) return false;
  const MirTerm *term = &mir_block(w->f, use->block)->term;
  if (use->edge == UINT32_MAX) {
    if (use->index || !is_reversing_call(w->f, term, &r)) return false;
  } else {
    const MirEdge *edge = &term->edges[use->edge];
    if (edge->arg_count != 2 || !is_reversal(w->f, edge->block, &r) || use->index != r.rest ||
        w->is_in[mir_block(w->f, edge->block)->params.items[r.result].index])
      return false;
  }
  return r.row.index == w->how.row.index && r.tag == w->how.tag && r.tail == w->how.tail;
}

static void note_use(Web *w, ValueId v, Use use) {
  use.next = w->first_use[v.index];
  w->first_use[v.index] = w->uses.count;
  vec_push(w->arena, &w->uses, use);
}

static void collect_uses(Web *w) {
  w->first_use = NEW_ARRAY(w->arena, uint32_t, w->f->values.count);
  w->uses.count = 0;
  vec_push(w->arena, &w->uses, (Use){.next = 0});
  for (uint32_t o = 0; o < w->cfg.order_count; o++) {
    BlockId b = w->cfg.order[o];
    for (InstId i = mir_block(w->f, b)->first; i.index; i = mir_inst(w->f, i)->next)
      for (uint32_t k = 0; k < mir_inst(w->f, i)->operand_count; k++)
        note_use(w, mir_inst(w->f, i)->operands[k],
                 (Use){.block = b, .inst = i, .edge = UINT32_MAX, .index = k});
    const MirTerm *term = &mir_block(w->f, b)->term;
    for (uint32_t k = 0; k < term->operand_count; k++)
      note_use(w, term->operands[k], (Use){.block = b, .edge = UINT32_MAX, .index = k});
    if (term->callee.index)
      note_use(w, term->callee, (Use){.block = b, .edge = UINT32_MAX, .index = UINT32_MAX});
    for (uint32_t e = 0; e < term->edge_count; e++)
      for (uint32_t k = 0; k < term->edges[e].arg_count; k++)
        note_use(w, term->edges[e].args[k], (Use){.block = b, .edge = e, .index = k});
  }
}

static void add(Web *w, ValueId v) {
  if (w->is_in[v.index] || is_empty_list(w->f, v)) return;
  w->is_in[v.index] = true;
  vec_push(w->arena, &w->values, v);
}

static bool is_cell(const Web *w, const MirInst *inst) {
  return inst && inst->op == MIR_ALLOC && !inst->operand_count &&
         inst->row.index == w->how.row.index && inst->tag == w->how.tag;
}

/* The first store to a field of the new cell `made`. */
static bool is_field(const Web *w, const Use *use, ValueId made) {
  const MirInst *inst = use->inst.index ? mir_inst(w->f, use->inst) : NULL;
  return inst && inst->op == MIR_STORE && inst->flags & MIR_INIT && !(inst->flags & MIR_MUTABLE) &&
         use->index == 0 && inst->operands[0].index == made.index &&
         inst->block.index == mir_value(w->f, made)->block.index;
}

/* The store of a cell's tail; none when there is not just one. */
static InstId tail_store(const Web *w, ValueId made) {
  InstId found = {0};
  for (uint32_t u = w->first_use[made.index]; u; u = w->uses.items[u].next) {
    const Use *use = &w->uses.items[u];
    if (!is_field(w, use, made) || mir_inst(w->f, use->inst)->imm != w->how.tail) continue;
    if (found.index) return (InstId){0};
    found = use->inst;
  }
  return found;
}

/* The last store to a new cell; none when the cell is used before. */
static InstId last_field(const Web *w, ValueId made) {
  InstId last = {0};
  bool is_used = false;
  const MirInst *inst = mir_definition(w->f, made);
  for (InstId i = inst->next; i.index; i = inst->next) {
    inst = mir_inst(w->f, i);
    for (uint32_t k = 0; k < inst->operand_count; k++) {
      if (inst->operands[k].index != made.index) continue;
      Use use = {.inst = i, .index = k};
      if (!is_field(w, &use, made)) {
        is_used = true;
      } else {
        if (is_used) return (InstId){0};
        last = i;
      }
    }
  }
  return last;
}

/* Adds the values from which the value comes to the web. */
static bool grow_back(Web *w, ValueId v) {
  const MirValue *value = mir_value(w->f, v);
  if (value->is_func_param) return false;
  const MirInst *inst = mir_definition(w->f, v);
  if (!inst) {
    uint32_t param_count = mir_block(w->f, value->block)->params.count;
    for (uint32_t p = 0; p < mir_pred_count(&w->cfg, value->block); p++) {
      MirPred pred = mir_preds(&w->cfg, value->block)[p];
      const MirEdge *edge = &mir_block(w->f, pred.block)->term.edges[pred.edge];
      uint32_t before = param_count - edge->arg_count;
      if (value->param_index < before) return false;
      add(w, edge->args[value->param_index - before]);
    }
    return true;
  }
  if (inst->op == MIR_CAST) {
    add(w, inst->operands[0]);
    return true;
  }
  if (!is_cell(w, inst)) return false;
  InstId store = tail_store(w, v);
  if (!store.index || !last_field(w, v).index) return false;
  add(w, mir_inst(w->f, store)->operands[1]);
  return true;
}

/* Adds the parameters to which the value is passed to the web. */
static bool grow_on(Web *w, ValueId v) {
  for (uint32_t u = w->first_use[v.index]; u; u = w->uses.items[u].next) {
    const Use *use = &w->uses.items[u];
    if (is_field(w, use, v) || is_exit(w, use)) continue;
    if (use->inst.index) {
      const MirInst *inst = mir_inst(w->f, use->inst);
      if (inst->op == MIR_CAST && use->index == 0) {
        add(w, inst->result);
      } else if (inst->op == MIR_STORE && use->index == 1 && inst->imm == w->how.tail &&
                 is_cell(w, mir_definition(w->f, inst->operands[0])) &&
                 tail_store(w, inst->operands[0]).index == use->inst.index) {
        add(w, inst->operands[0]);
      } else {
        return false;
      }
    } else {
      if (use->edge == UINT32_MAX) return false;
      const MirEdge *edge = &mir_block(w->f, use->block)->term.edges[use->edge];
      const MirBlock *to = mir_block(w->f, edge->block);
      add(w, to->params.items[to->params.count - edge->arg_count + use->index]);
    }
  }
  return true;
}

/* Is each value used at most once on every path from its definition to its next definition? */
static bool is_used_once(const Web *w, ValueId v) {
  BlockId home = mir_value(w->f, v)->block;
  memset(w->has_use, 0, w->f->blocks.count);
  memset(w->seen, 0, w->f->blocks.count);
  VEC(BlockId) work = {0};
  for (uint32_t u = w->first_use[v.index]; u; u = w->uses.items[u].next) {
    const Use *use = &w->uses.items[u];
    if (is_field(w, use, v)) continue;
    for (uint32_t o = use->next; o; o = w->uses.items[o].next) {
      const Use *other = &w->uses.items[o];
      if (other->block.index == use->block.index && !is_field(w, other, v) &&
          (other->edge == UINT32_MAX || other->edge == use->edge || use->edge == UINT32_MAX))
        return false;
    }
    w->has_use[use->block.index] = true;
    const MirTerm *term = &mir_block(w->f, use->block)->term;
    for (uint32_t e = 0; e < term->edge_count; e++)
      if (use->edge == UINT32_MAX || use->edge == e)
        vec_push(w->arena, &work, term->edges[e].block);
  }
  while (work.count) {
    BlockId b = vec_pop(&work);
    if (b.index == home.index || w->seen[b.index]) continue;
    if (w->has_use[b.index]) return false;
    w->seen[b.index] = true;
    const MirTerm *term = &mir_block(w->f, b)->term;
    for (uint32_t e = 0; e < term->edge_count; e++) vec_push(w->arena, &work, term->edges[e].block);
  }
  return true;
}

/* Does a loop make cells? */
static bool has_loop(const Web *w) {
  for (uint32_t i = 0; i < w->values.count; i++) {
    const MirValue *value = mir_value(w->f, w->values.items[i]);
    if (value->inst.index) continue;
    for (uint32_t p = 0; p < mir_pred_count(&w->cfg, value->block); p++) {
      BlockId pred = mir_preds(&w->cfg, value->block)[p].block;
      if (!mir_dominates(&w->cfg, value->block, pred)) continue;
      for (uint32_t k = 0; k < w->values.count; k++) {
        const MirInst *made = mir_definition(w->f, w->values.items[k]);
        if (made && made->op == MIR_ALLOC && mir_dominates(&w->cfg, value->block, made->block))
          return true;
      }
    }
  }
  return false;
}

static bool may_end_in_nothing(const Web *w) {
  const LayoutCase *shape = layout_case(layout_row(&w->f->unit->layout, w->how.row), w->how.tag);
  for (uint32_t i = 0; shape && i < shape->word_count; i++)
    if (shape->words[i].index == (uint64_t)w->how.tail / 8) return shape->words[i].may_be_immediate;
  return false;
}

static bool find_web(Web *w, ValueId seed) {
  for (uint32_t i = 0; i < w->values.count; i++) w->is_in[w->values.items[i].index] = false;
  w->values.count = 0;
  if (!may_end_in_nothing(w)) return false;
  add(w, seed);
  for (uint32_t i = 0; i < w->values.count; i++)
    if (!grow_back(w, w->values.items[i]) || !grow_on(w, w->values.items[i])) return false;
  if (!has_loop(w)) return false;
  for (uint32_t i = 0; i < w->values.count; i++) {
    ValueId v = w->values.items[i];
    if (!is_used_once(w, v)) return false;
    for (uint32_t u = w->first_use[v.index]; u; u = w->uses.items[u].next) {
      /* once more: the web may have taken in the result of a reversal since */
      const Use *use = &w->uses.items[u];
      if (use->inst.index || is_exit(w, use)) continue;
      const MirEdge *edge = &mir_block(w->f, use->block)->term.edges[use->edge];
      const MirBlock *to = mir_block(w->f, edge->block);
      if (!w->is_in[to->params.items[to->params.count - edge->arg_count + use->index].index])
        return false;
    }
  }
  return true;
}

static bool has_cyclic_rows(const MirUnit *unit) {
  for (uint32_t r = 1; r < unit->layout.rows.count; r++)
    if (unit->layout.rows.items[r].is_cyclic) return true;
  return false;
}

/* The row of a cell that holds one list, which may be of a cyclic row if there are any: such objects count in another way. */
static RowId start_row(MirUnit *unit) {
  bool may_be_cyclic = has_cyclic_rows(unit);
  for (uint32_t r = 1; r < unit->layout.rows.count; r++) {
    const LayoutRow *row = &unit->layout.rows.items[r];
    if (row->kind == LAYOUT_BLOCK && !row->nominal && row->size == 8 && row->case_count == 1 &&
        row->cases[0].word_count == 1 && !row->cases[0].tag &&
        row->cases[0].words[0].may_be_immediate &&
        row->cases[0].words[0].may_be_cyclic == may_be_cyclic && !row->is_cyclic &&
        !row->release.index)
      return (RowId){r};
  }
  RowId id = layout_add_row(&unit->layout, unit->names, "start", LAYOUT_BLOCK);
  LayoutCase *only = NEW(unit->arena, LayoutCase);
  LayoutWord *word = NEW(unit->arena, LayoutWord);
  *word = (LayoutWord){.index = 0, .may_be_immediate = true, .may_be_cyclic = may_be_cyclic};
  *only = (LayoutCase){.size = 8, .words = word, .word_count = 1};
  LayoutRow *row = layout_row(&unit->layout, id);
  row->size = 8;
  row->cases = only;
  row->case_count = 1;
  return id;
}

typedef struct State {
  ValueId owner, place;
} State;

/* The old content is the immediate 0, so nothing is dropped. */
static void put(MirAt *at, ValueId place, ValueId value) {
  mir_add_store(at, mir_address(place, 0), value, MIR_INIT | MIR_MUTABLE, (ValueId){0});
}

static State make_start(Web *w, MirAt *at) {
  RowId row = start_row(w->f->unit);
  ValueId owner = mir_add_alloc(at, row, 0, 8, 0);
  put(at, owner, mir_add_immediate(at, (RowId){0}, 0));
  return (State){owner, mir_add_addr(at, owner, 0)};
}

static State state_of(Web *w, ValueId v);

/* Stores the new cell at the end of the list. */
static void append(Web *w, ValueId made) {
  InstId tail = tail_store(w, made), last = last_field(w, made);
  ValueId before = mir_inst(w->f, tail)->operands[1];
  Span span = mir_inst(w->f, tail)->span;
  State state = {{0}, {0}};
  if (!is_empty_list(w->f, before)) state = state_of(w, before);
  BlockId b = mir_value(w->f, made)->block;
  MirAt at = {w->f, b, tail, span};
  ValueId end = mir_add_immediate(&at, (RowId){0}, 0);
  mir_inst(w->f, tail)->operands[1] = end;
  mir_inst(w->f, tail)->flags |= MIR_MUTABLE;
  at = (MirAt){w->f, b, mir_inst(w->f, last)->next, span};
  if (!state.owner.index) state = make_start(w, &at);
  put(&at, state.place, made);
  ValueId stored = mir_add_load(&at, mir_ref(w->how.row, false), mir_address(state.place, 0), 0,
                                (ValueId){0}); /* nothing is stored there any more */
  w->owner[made.index] = state.owner;
  w->place[made.index] = mir_add_addr(&at, stored, w->how.tail);
}

static State state_of(Web *w, ValueId v) {
  if (!w->owner[v.index].index) {
    const MirInst *inst = mir_definition(w->f, v);
    if (inst->op == MIR_CAST) return state_of(w, inst->operands[0]);
    append(w, v);
  }
  return (State){w->owner[v.index], w->place[v.index]};
}

/* The finished list, behind which `rest` stands. */
static ValueId finish(Web *w, MirAt *at, State state, ValueId rest) {
  if (!is_empty_list(w->f, rest)) put(at, state.place, rest);
  return mir_add_load(at, mir_ref(w->how.row, true), mir_address(state.owner, 0), MIR_MUTABLE,
                      (ValueId){0});
}

static void rewrite_exit(Web *w, const Use *use, ValueId v) {
  MirFunc *f = w->f;
  const MirTerm term = mir_block(f, use->block)->term;
  State state = state_of(w, v);
  MirAt at = mir_at_end(f, use->block, term.span);
  ValueId none = mir_add_immediate(&at, w->how.row, 0);
  if (use->edge != UINT32_MAX) {
    MirEdge *edge = &term.edges[use->edge];
    edge->args[1 - use->index] = finish(w, &at, state, edge->args[1 - use->index]);
    edge->args[use->index] = none;
    return;
  }
  ValueId result = finish(w, &at, state, none);
  if (term.op == MIR_TAILCALL) {
    mir_return(&at, &result, 1);
    return;
  }
  const MirEdge *then = &term.edges[0];
  ValueId *args = NEW_ARRAY(w->arena, ValueId, then->arg_count + 1);
  args[0] = result;
  for (uint32_t i = 0; i < then->arg_count; i++) args[i + 1] = then->args[i];
  mir_goto(&at, then->block, args, then->arg_count + 1);
}

typedef struct Entry { /* an edge to a parameter of the web */
  MirPred from;
  uint32_t index; /* of its argument */
  ValueId param;
} Entry;
typedef VEC(Entry) Entries;

static Entries find_entries(const Web *w) {
  Entries entries = {0};
  for (uint32_t i = 0; i < w->values.count; i++) {
    const MirValue *value = mir_value(w->f, w->values.items[i]);
    if (value->inst.index) continue;
    for (uint32_t p = 0; p < mir_pred_count(&w->cfg, value->block); p++) {
      MirPred from = mir_preds(&w->cfg, value->block)[p];
      uint32_t before = mir_block(w->f, value->block)->params.count -
                        mir_block(w->f, from.block)->term.edges[from.edge].arg_count;
      vec_push(w->arena, &entries,
               ((Entry){from, value->param_index - before, w->values.items[i]}));
    }
  }
  return entries;
}

/* A block on an edge of a switch, for the instructions of that edge. */
static void split(MirFunc *f, BlockId from, uint32_t e) {
  if (mir_block(f, from)->term.op != MIR_SWITCH) return;
  InstId first = mir_block(f, mir_block(f, from)->term.edges[e].block)->first;
  if (first.index && mir_inst(f, first)->op == MIR_PASSED) return;
  BlockId between = mir_block_new(f);
  MirTerm *term = &mir_block(f, from)->term;
  MirEdge edge = term->edges[e];
  term->edges[e] = mir_edge(f, between, NULL, 0);
  MirAt at = mir_at_end(f, between, term->span);
  mir_goto(&at, edge.block, edge.args, edge.arg_count);
}

static void split_edges(Web *w) {
  Entries entries = find_entries(w);
  for (uint32_t i = 0; i < entries.count; i++) {
    const Entry *entry = &entries.items[i];
    const MirTerm *term = &mir_block(w->f, entry->from.block)->term;
    const MirEdge *edge = &term->edges[entry->from.edge];
    if (term->op == MIR_SWITCH && edge->arg_count && is_empty_list(w->f, edge->args[entry->index]))
      split(w->f, entry->from.block, entry->from.edge);
  }
  for (uint32_t i = 0; i < w->values.count; i++)
    for (uint32_t u = w->first_use[w->values.items[i].index]; u; u = w->uses.items[u].next)
      if (w->uses.items[u].edge != UINT32_MAX && is_exit(w, &w->uses.items[u]))
        split(w->f, w->uses.items[u].block, w->uses.items[u].edge);
  mir_compute_cfg(w->f, w->arena, &w->cfg);
  collect_uses(w);
}

/* Replaces an argument by the owner and the end of the unfinished list. */
static void rewrite_entry(Web *w, const Entry *entry) {
  MirFunc *f = w->f;
  BlockId b = entry->from.block;
  MirAt at = mir_at_end(f, b, mir_block(f, b)->term.span);
  ValueId arg = mir_block(f, b)->term.edges[entry->from.edge].args[entry->index];
  State state = is_empty_list(f, arg) ? make_start(w, &at) : state_of(w, arg);
  ValueId none = mir_add_immediate(&at, w->how.row, 0);
  MirEdge *edge = &mir_block(f, b)->term.edges[entry->from.edge];
  ValueId *args = NEW_ARRAY(f->arena, ValueId, edge->arg_count + 2);
  for (uint32_t i = 0; i < edge->arg_count; i++) args[i] = edge->args[i];
  args[entry->index] = none;
  args[edge->arg_count++] = state.owner;
  args[edge->arg_count++] = state.place;
  edge->args = args;
}

static void rewrite(Web *w) {
  MirFunc *f = w->f;
  split_edges(w);
  Entries entries = find_entries(w);
  VEC(Use) exits = {0};
  VEC(ValueId) reversed = {0};
  for (uint32_t i = 0; i < w->values.count; i++)
    for (uint32_t u = w->first_use[w->values.items[i].index]; u; u = w->uses.items[u].next)
      if (is_exit(w, &w->uses.items[u])) {
        vec_push(w->arena, &exits, w->uses.items[u]);
        vec_push(w->arena, &reversed, w->values.items[i]);
      }
  w->owner = NEW_ARRAY(w->arena, ValueId, f->values.count);
  w->place = NEW_ARRAY(w->arena, ValueId, f->values.count);
  MirType start = mir_ref(start_row(f->unit), false);
  for (uint32_t i = 0; i < w->values.count; i++) {
    ValueId v = w->values.items[i];
    if (mir_value(f, v)->inst.index) continue;
    BlockId b = mir_value(f, v)->block;
    w->owner[v.index] = mir_block_param(f, b, start);
    w->place[v.index] = mir_block_param(f, b, mir_type(MIR_KIND_ADDR));
  }
  for (uint32_t i = 0; i < w->values.count; i++) state_of(w, w->values.items[i]);
  /* a call that reverses gives its edge another argument: so the edges' arguments come first */
  for (uint32_t i = 0; i < entries.count; i++) rewrite_entry(w, &entries.items[i]);
  for (uint32_t i = 0; i < exits.count; i++) rewrite_exit(w, &exits.items[i], reversed.items[i]);
  f->is_simple = false;
}

/* A value that is reversed at the end of the block, or none. */
static ValueId find_seed(Web *w, BlockId b) {
  const MirTerm *term = &mir_block(w->f, b)->term;
  if (is_reversing_call(w->f, term, &w->how)) return term->operands[0];
  for (uint32_t e = 0; e < term->edge_count; e++)
    if (term->edges[e].arg_count == 2 && is_reversal(w->f, term->edges[e].block, &w->how) &&
        !mir_dominates(&w->cfg, term->edges[e].block, b))
      return term->edges[e].args[w->how.rest];
  return (ValueId){0};
}

static bool may_have_seeds(const MirFunc *f) {
  Reversal r;
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed &&
        (is_reversal(f, (BlockId){b}, &r) || is_reversing_call(f, &f->blocks.items[b].term, &r)))
      return true;
  return false;
}

static bool rewrite_one(MirFunc *f, Arena *arena) {
  Web w = {.f = f, .arena = arena};
  mir_compute_cfg(f, arena, &w.cfg);
  collect_uses(&w);
  w.is_in = NEW_ARRAY(arena, bool, f->values.count);
  w.has_use = NEW_ARRAY(arena, bool, f->blocks.count);
  w.seen = NEW_ARRAY(arena, bool, f->blocks.count);
  for (uint32_t o = 0; o < w.cfg.order_count; o++) {
    ValueId seed = find_seed(&w, w.cfg.order[o]);
    if (!seed.index || is_empty_list(f, seed) || !find_web(&w, seed)) continue;
    rewrite(&w);
    return true;
  }
  return false;
}

void mir_list_append(MirFunc *func, PassContext *cx) {
  if (!may_have_seeds(func)) return;
  for (uint32_t n = 0; n < MOST_WEBS && rewrite_one(func, cx->scratch); n++) continue;
}
