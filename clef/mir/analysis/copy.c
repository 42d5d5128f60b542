/* copy: a function's blocks, value by value. */
#include "clef/mir/analysis/copy.h"

#include "clef/base/map64.h"
#include "clef/mir/debug.h"

typedef struct Placing {
  MirUnit *unit;
  bool is_wanted; /* else places stay as they are */
  Name callee;
  Span call;
  Map64 files;       /* (1, file) → what the places of the file become: a site */
  uint32_t from, to; /* the latest of them */
} Placing;

static uint32_t new_place_file(Placing *p, uint32_t file);

/* The Span.file of the copy of a place in `file`. */
static uint32_t place_file(Placing *p, uint32_t file) {
  if (!p->is_wanted) return file;
  if (file == p->from && p->to) return p->to;
  uint32_t to = map64_find(&p->files, map64_key(1, file));
  if (!to) to = new_place_file(p, file);
  p->from = file;
  return p->to = to;
}

static uint32_t new_place_file(Placing *p, uint32_t file) {
  MirSite site = {file, p->callee, p->call};
  if (file & MIR_SITE) {
    site = p->unit->sites.items[file & ~MIR_SITE];
    site.call.file = place_file(p, site.call.file);
  }
  vec_push(p->unit->arena, &p->unit->sites, site);
  uint32_t to = (p->unit->sites.count - 1) | MIR_SITE;
  map64_set(&p->files, map64_key(1, file), to);
  return to;
}

/* The copy of a value is the same variable, of a function that is inlined now. */
static void copy_notes(const MirCopy *c, Placing *p, ValueId value, ValueId copy) {
  const MirDebug *debug = p->unit->debug;
  uint32_t n = debug ? mir_debug_first(c->from, value) : 0;
  if (!p->is_wanted || !n) {
    if (!mir_value(c->to, copy)->name.index)
      mir_value(c->to, copy)->name = mir_value(c->from, value)->name;
    return;
  }
  for (; n; n = debug->notes.items[n].next) {
    const MirNote note = debug->notes.items[n];
    mir_debug_note(c->to, copy, note.variable, note.word,
                   place_file(p, note.file ? note.file : c->from->span.file));
  }
}

static MirEdge copy_edge(const MirCopy *c, const ValueId *map, const BlockId *blocks,
                         const MirEdge *edge) {
  MirEdge made = mir_edge(c->to, blocks[edge->block.index], edge->args, edge->arg_count);
  for (uint32_t i = 0; i < made.arg_count; i++) made.args[i] = map[made.args[i].index];
  return made;
}

/* A function that the compiler made, or one of the library that only raises, like failwith: its caller is where the program
 * failed. */
static bool is_hidden(const MirFunc *f) {
  const Sources *sources = f->unit->sources;
  if (mir_is_start_name(f->unit, f->source_name)) return false;
  return !f->span.file ||
         (f->flags & MIR_FUNC_COLD && sources && !source_bytes(sources, f->span.file));
}

static void copy_inst(const MirCopy *c, Placing *p, ValueId *map, InstId id, BlockId block) {
  const MirFunc *from = c->from;
  const MirInst inst = *mir_inst(from, id);
  ValueId few[8], *list = few;
  if (inst.operand_count > COUNT_OF(few)) list = NEW_ARRAY(c->scratch, ValueId, inst.operand_count);
  for (uint32_t k = 0; k < inst.operand_count; k++) list[k] = map[inst.operands[k].index];
  MirAt at = mir_at_end(c->to, block, inst.span);
  at.span.file = place_file(p, at.span.file);
  MirType type = inst.result.index ? mir_type_of(from, inst.result) : mir_type(MIR_KIND_NONE);
  InstId made = mir_add_inst(&at, (MirOp)inst.op, type, list, inst.operand_count);
  MirInst *copy = mir_inst(c->to, made);
  copy->kind = inst.kind, copy->flags = inst.flags, copy->tag = inst.tag, copy->field = inst.field;
  copy->row = inst.row, copy->u = inst.u, copy->imm = inst.imm;
  if (!inst.result.index) return;
  map[inst.result.index] = copy->result;
  copy_notes(c, p, inst.result, map[inst.result.index]);
}

/* goto `edge` with `first` before its own arguments */
static void go(const MirCopy *c, MirAt *at, const MirEdge *edge, const ValueId *first,
               uint32_t count) {
  ValueId *args = NEW_ARRAY(c->scratch, ValueId, count + edge->arg_count + 1);
  for (uint32_t i = 0; i < count; i++) args[i] = first[i];
  for (uint32_t i = 0; i < edge->arg_count; i++) args[count + i] = edge->args[i];
  mir_goto(at, edge->block, args, count + edge->arg_count);
}

static MirEdge fresh_edge(const MirCopy *c, const MirEdge *edge) {
  return edge->block.index ? mir_edge(c->to, edge->block, edge->args, edge->arg_count) : *edge;
}

static void copy_tail_call(const MirCopy *c, MirAt *at, const MirTerm *term, MirCallee callee,
                           const ValueId *operands) {
  const MirFunc *target = mir_direct_callee(c->from->unit, term);
  MirEdge none = {.arg_count = 0};
  if (target && c->entry_of && c->entry_of[target->id.index].index) {
    mir_goto(at, c->entry_of[target->id.index], operands, term->operand_count);
  } else if (c->is_tail) {
    mir_tailcall(at, callee, operands, term->operand_count);
  } else {
    MirEdge handler = mir_term_may_raise(c->from->unit, term) ? fresh_edge(c, &c->handler) : none;
    mir_call(at, callee, operands, term->operand_count, fresh_edge(c, &c->then), handler,
             term->flags);
  }
}

static void copy_term(const MirCopy *c, Placing *p, const ValueId *map, const BlockId *blocks,
                      BlockId block, const MirTerm *term) {
  const MirUnit *unit = c->from->unit;
  ValueId few[16], *operands = few;
  if (term->operand_count > COUNT_OF(few))
    operands = NEW_ARRAY(c->scratch, ValueId, term->operand_count);
  for (uint32_t k = 0; k < term->operand_count; k++) operands[k] = map[term->operands[k].index];
  MirAt at = mir_at_end(c->to, block, term->span);
  at.span.file = place_file(p, at.span.file);
  MirEdge none = {.arg_count = 0};
  ValueId closure = term->callee.index ? map[term->callee.index] : term->callee;
  MirCallee callee = {(MirCalleeForm)term->form, term->symbol, closure, term->slot, term->arity};
  switch ((MirOp)term->op) {
  case MIR_RETURN:
    if (c->is_tail)
      mir_return(&at, operands, term->operand_count);
    else
      go(c, &at, &c->then, operands, term->operand_count);
    return;
  case MIR_RAISE:
    if (c->is_tail || !c->handler.block.index)
      mir_raise(&at, operands[0]);
    else {
      if (!mir_is_raised_again(c->from, term->operands[0])) mir_add_raised(&at, operands[0]);
      go(c, &at, &c->handler, operands, 1);
    }
    return;
  case MIR_TAILCALL: copy_tail_call(c, &at, term, callee, operands); return;
  case MIR_CALL: {
    MirEdge then = copy_edge(c, map, blocks, &term->edges[0]), handler = none;
    if (term->edge_count > 1)
      handler = copy_edge(c, map, blocks, &term->edges[1]);
    else if (!c->is_tail && mir_term_may_raise(unit, term))
      handler = fresh_edge(c, &c->handler);
    mir_call(&at, callee, operands, term->operand_count, then, handler, term->flags);
    return;
  }
  case MIR_GOTO: {
    MirEdge edge = copy_edge(c, map, blocks, &term->edges[0]);
    mir_goto(&at, edge.block, edge.args, edge.arg_count);
    return;
  }
  case MIR_SWITCH: {
    MirEdge *edges = NEW_ARRAY(c->scratch, MirEdge, term->edge_count + 1);
    for (uint32_t e = 0; e < term->edge_count; e++)
      edges[e] = copy_edge(c, map, blocks, &term->edges[e]);
    mir_switch(&at, operands[0], term->cases, edges, term->case_count,
               term->edge_count > term->case_count ? edges[term->case_count] : none);
    return;
  }
  default: /* the other terminator */
    mir_invalid(&at, name_text(unit->names, term->message));
    return;
  }
}

static Placing placing_of(const MirFunc *from, Span call, Arena *scratch) {
  Placing placing = {.unit = from->unit, .call = call, .files = {.arena = scratch}};
  placing.is_wanted = placing.unit->keeps_places;
  bool has_name = from->source_name.index;
  if (!is_hidden(from))
    placing.callee =
        has_name ? from->source_name : mir_symbol_row(placing.unit, from->symbol)->name;
  return placing;
}

uint32_t mir_inlined_file(const MirFunc *from, Span call, uint32_t file, Arena *scratch) {
  Placing placing = placing_of(from, call, scratch);
  return place_file(&placing, file);
}

BlockId mir_copy_body(const MirCopy *c, const ValueId *args) {
  const MirFunc *from = c->from;
  Placing placing = placing_of(from, c->call, c->scratch);
  placing.is_wanted &= c->is_inlined;
  ValueId *map = NEW_ARRAY(c->scratch, ValueId, from->values.count);
  BlockId *blocks = NEW_ARRAY(c->scratch, BlockId, from->blocks.count);
  for (uint32_t i = 0; i < from->params.count; i++) map[from->params.items[i].index] = args[i];
  for (uint32_t i = 0; c->is_inlined && placing.unit->debug && i < from->params.count; i++)
    copy_notes(c, &placing, from->params.items[i], args[i]);
  MirCfg cfg;
  mir_compute_flow(from, c->scratch, &cfg);
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    BlockId b = cfg.order[o], made = mir_block_new(c->to);
    blocks[b.index] = made;
    mir_block(c->to, made)->is_cold = c->is_cold || mir_block(from, b)->is_cold;
    for (uint32_t i = 0; i < mir_block(from, b)->params.count; i++) {
      ValueId param = mir_block(from, b)->params.items[i];
      map[param.index] = mir_block_param(c->to, made, mir_type_of(from, param));
      copy_notes(c, &placing, param, map[param.index]);
    }
  }
  /* definitions before uses: reverse postorder visits dominators first */
  for (uint32_t o = 0; o < cfg.order_count; o++) {
    BlockId b = cfg.order[o];
    for (InstId i = mir_block(from, b)->first; i.index; i = mir_inst(from, i)->next)
      copy_inst(c, &placing, map, i, blocks[b.index]);
    copy_term(c, &placing, map, blocks, blocks[b.index], &mir_block(from, b)->term);
  }
  return blocks[MIR_ENTRY.index];
}
