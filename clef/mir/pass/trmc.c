/* trmc: a call of a function to itself whose result only goes into a new object becomes a tail call with a parameter for
 * the place of the result (destination passing; Leijen and Lorenzen, "Tail Recursion Modulo Context", POPL 2023).
 *
 * In:    verified MIR before ownership; self tail calls are still calls.
 * Out:   map f (x :: xs) = f x :: map f xs      runs in constant stack: `map.into` fills the holes of the list it makes.
 * Keeps: nothing in the functions that change.
 * Tests: t/mir/trmc-*.mir, t/run/recursion-into-constructors.fs
 *
 *      map(l):                                   map(l):                        map.into(l, to, place):
 *        …                                         …                              …
 *        call map(t) -> b                          c = alloc; hole in c           c = alloc; hole in c
 *      b(r): c = alloc; store c.tail, r     =>     call map.into(t, c, &c.tail)   store place, c
 *        return c                                  return c                       tailcall map.into(t, c, &c.tail)
 *        …                                         …                              …
 *        return nil                                return nil                     store place, nil; return
 *
 * The instructions behind the call move in front of it: allocations, the first stores into new objects, and instructions without
 * a visible effect. The hole has the immediate 0 from the allocation on. So an exception midway finds a list whose last tail
 * is 0, and drops it; the word of the hole must be one that may have an immediate. A path with another such call before it is
 * left alone: its depth is not the length of the result, and a frame costs less there (measured on trees built from both sides).
 */
#include "clef/mir/analysis/copy.h"
#include "clef/mir/passes.h"
#include "clef/mir/analysis/selfcall.h"

enum { LARGEST = 400, MOST_BEHIND = 40 };

typedef struct Site {
  BlockId call, behind; /* where the call stands; where its result arrives */
  ValueId result;       /* what is returned: the new object, perhaps cast */
  ValueId object;       /* the allocation */
  InstId store;         /* of the call's result into it */
} Site;

/* May the instruction run before the preceding call? `home` is its block. */
static bool can_go_ahead(const MirFunc *f, const MirInst *inst, BlockId home) {
  if (inst->op == MIR_PASSED) return false;
  if (mir_op_has(inst->op, MIR_PURE) || inst->op == MIR_ALLOC) return true;
  if (inst->op == MIR_LOAD) return !(inst->flags & MIR_MUTABLE);
  if (inst->op != MIR_STORE || !(inst->flags & MIR_INIT)) return false;
  const MirInst *made = mir_definition(f, inst->operands[0]);
  return made && made->op == MIR_ALLOC && made->block.index == home.index;
}

/* May the word hold the hole's 0? */
static bool can_be_hole(const MirUnit *unit, const MirInst *alloc, const MirInst *store) {
  const LayoutCase *shape = layout_case(layout_row(&unit->layout, alloc->row), alloc->tag);
  for (uint32_t i = 0; shape && i < shape->word_count; i++)
    if (shape->words[i].index == (uint64_t)store->imm / 8) return shape->words[i].may_be_immediate;
  return false;
}

static bool find_site(const MirFunc *f, SymbolId self, BlockId b, const uint32_t *pred_count,
                      Site *site) {
  BlockId behind = mir_self_call_arrives(f, self, b, pred_count);
  if (!behind.index) return false;
  ValueId arrives = mir_block(f, behind)->params.items[0], result = mir_returned(f, behind),
          object = result;
  if (!result.index || mir_value(f, arrives)->use_count != 1) return false;
  const MirInst *made = mir_definition(f, object);
  for (; made && made->op == MIR_CAST; made = mir_definition(f, object)) object = made->operands[0];
  if (!made || made->op != MIR_ALLOC || made->block.index != behind.index) return false;
  *site = (Site){.call = b, .behind = behind, .result = result, .object = object};
  uint32_t count = 0;
  for (InstId i = mir_block(f, behind)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (++count > MOST_BEHIND) return false;
    bool takes = false;
    for (uint32_t k = 0; k < inst->operand_count; k++)
      takes |= inst->operands[k].index == arrives.index;
    if (!takes) {
      if (!can_go_ahead(f, inst, behind)) return false;
    } else if (inst->op == MIR_CAST && mir_value(f, inst->result)->use_count == 1) {
      arrives = inst->result; /* its one use is the one looked for now */
    } else if (inst->op == MIR_STORE && inst->flags & MIR_INIT && inst->kind == MIR_KIND_REF &&
               inst->operands[0].index == object.index && can_be_hole(f->unit, made, inst)) {
      site->store = i;
    } else {
      return false;
    }
  }
  return site->store.index != 0;
}

/* Moves the instructions behind the call in front of it; the address of the hole comes last. */
static ValueId make_hole(MirFunc *f, const Site *site) {
  MirTerm *term = &mir_block(f, site->call)->term;
  for (uint32_t i = 1; i < mir_block(f, site->behind)->params.count; i++)
    mir_replace_uses(f, mir_block(f, site->behind)->params.items[i], term->edges[0].args[i - 1]);
  ValueId arrives = mir_block(f, site->behind)->params.items[0];
  const MirInst store = *mir_inst(f, site->store);
  for (InstId i = mir_block(f, site->behind)->first, next; i.index; i = next) {
    const MirInst *inst = mir_inst(f, i);
    next = inst->next;
    if (i.index == site->store.index ||
        (inst->operand_count && inst->operands[0].index == arrives.index)) {
      if (inst->op == MIR_CAST) arrives = inst->result;
      mir_remove_inst(f, i);
    } else {
      mir_move_inst(f, i, site->call, (InstId){0});
    }
  }
  MirAt at = mir_at_end(f, site->call, store.span);
  ValueId hole = mir_add_immediate(&at, (RowId){0}, 0);
  mir_add_store(&at, (MirAddress){site->object, store.imm, store.row, store.field}, hole,
                MIR_INIT | MIR_MUTABLE, mir_proof(&store));
  return mir_add_addr(&at, site->object, store.imm);
}

/* The arguments of a call, then the object and the place in it. */
static const ValueId *with_place(MirFunc *f, const MirTerm *term, ValueId object, ValueId place) {
  uint32_t count = term->operand_count;
  ValueId *args = NEW_ARRAY(f->arena, ValueId, count + 2);
  for (uint32_t i = 0; i < count; i++) args[i] = term->operands[i];
  args[count] = object;
  args[count + 1] = place;
  return args;
}

/* The function itself makes the first object. */
static void do_outer(MirFunc *f, const Site *site, SymbolId into) {
  ValueId place = make_hole(f, site);
  const MirTerm term = mir_block(f, site->call)->term;
  BlockId done = mir_block_new(f);
  MirAt at = mir_at_end(f, done, term.span);
  mir_return(&at, &site->result, 1);
  at = mir_at_end(f, site->call, term.span);
  mir_call(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = into},
           with_place(f, &term, site->object, place), term.operand_count + 2,
           mir_edge(f, done, NULL, 0), (MirEdge){.arg_count = 0}, term.flags);
}

static void put(MirAt *at, ValueId place, ValueId value) {
  mir_add_store(at, mir_address(place, 0), value, MIR_INIT | MIR_MUTABLE, (ValueId){0});
}

/* A returning block of the copy: stores the result into the hole. */
static void do_leave(MirFunc *g, BlockId b, SymbolId self, ValueId object, ValueId place) {
  const MirTerm term = mir_block(g, b)->term;
  MirAt at = mir_at_end(g, b, term.span);
  if (term.op == MIR_RETURN) {
    put(&at, place, term.operands[0]);
    mir_return(&at, NULL, 0);
  } else if (mir_calls_directly(&term, MIR_TAILCALL, self)) {
    mir_tailcall(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = g->symbol},
                 with_place(g, &term, object, place), term.operand_count + 2);
  } else if (term.op == MIR_TAILCALL) {
    BlockId then = mir_block_new(g);
    MirFunc *self_func = mir_symbol_func(g->unit, self);
    ValueId result = mir_block_param(g, then, self_func->results.items[0]);
    mir_call(&at,
             (MirCallee){(MirCalleeForm)term.form, term.symbol, term.callee, term.slot, term.arity},
             term.operands, term.operand_count, mir_edge(g, then, NULL, 0),
             (MirEdge){.arg_count = 0}, term.flags);
    at = mir_at_end(g, then, term.span);
    put(&at, place, result);
    mir_return(&at, NULL, 0);
  }
}

typedef VEC(Site) Sites;

static Sites find_sites(MirFunc *f, SymbolId self, Arena *arena) {
  Sites sites = {0};
  Site site;
  uint32_t *pred_count = mir_count_preds(f, arena);
  mir_count_uses(f);
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed && find_site(f, self, (BlockId){b}, pred_count, &site) &&
        !mir_is_behind_self_call(f, self, (BlockId){b}, arena))
      vec_push(arena, &sites, site);
  return sites;
}

static SymbolId fresh_symbol(const MirFunc *f) {
  MirUnit *unit = f->unit;
  const char *name = format_in(unit->arena, "%s.into", mir_symbol_text(unit, f->symbol));
  SymbolId symbol = mir_symbol_of_text(unit, name);
  for (uint32_t n = 2; mir_symbol_row(unit, symbol)->form != MIR_SYMBOL_UNKNOWN; n++)
    symbol = mir_symbol_of_text(unit, format_in(unit->arena, "%s'%u", name, n));
  return symbol;
}

/* Makes the version of the function with a parameter for the address of its result. */
static MirFunc *make_into(MirFunc *f, Arena *scratch) {
  MirFunc *g = mir_func_new(f->unit, fresh_symbol(f), f->span);
  g->flags = f->flags & (MIR_FUNC_RAISES | MIR_FUNC_NOINLINE | MIR_FUNC_LIBRARY);
  g->source_name = f->source_name;
  ValueId *args = NEW_ARRAY(scratch, ValueId, f->params.count + 1);
  for (uint32_t i = 0; i < f->params.count; i++) {
    const MirValue *param = mir_value(f, f->params.items[i]);
    args[i] = mir_func_param(g, param->type, param->name);
  }
  ValueId object = mir_func_param(g, mir_ref((RowId){0}, false), (Name){0}),
          place = mir_func_param(g, mir_type(MIR_KIND_ADDR), (Name){0});
  BlockId entry = mir_block_new(g);
  MirCopy copy = {.to = g, .from = f, .scratch = scratch, .is_tail = true};
  MirAt at = mir_at_end(g, entry, f->span);
  mir_goto(&at, mir_copy_body(&copy, args), NULL, 0);
  Sites sites = find_sites(g, f->symbol, scratch);
  uint32_t block_count = g->blocks.count;
  bool *is_site = NEW_ARRAY(scratch, bool, block_count);
  for (uint32_t i = 0; i < sites.count; i++) {
    const Site *site = &sites.items[i];
    is_site[site->call.index] = is_site[site->behind.index] = true;
    ValueId inner = make_hole(g, site);
    const MirTerm term = mir_block(g, site->call)->term;
    at = mir_at_end(g, site->call, term.span);
    put(&at, place, site->result);
    mir_tailcall(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = g->symbol},
                 with_place(g, &term, site->object, inner), term.operand_count + 2);
  }
  mir_remove_unreachable(g, scratch);
  for (uint32_t b = 1; b < block_count; b++)
    if (!g->blocks.items[b].is_removed && !is_site[b])
      do_leave(g, (BlockId){b}, f->symbol, object, place);
  return g;
}

static bool may_have_sites(const MirFunc *f) {
  if (!f->has_body || f->results.count != 1 || f->results.items[0].kind != MIR_KIND_REF ||
      f->flags & (MIR_FUNC_COLD | MIR_FUNC_C | MIR_FUNC_CELL))
    return false;
  for (uint32_t b = 1; b < f->blocks.count; b++)
    if (!f->blocks.items[b].is_removed &&
        mir_calls_directly(&f->blocks.items[b].term, MIR_CALL, f->symbol))
      return true;
  return false;
}

void mir_trmc(MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count;
  for (uint32_t i = 1; i < count; i++) {
    MirFunc *f = unit->funcs.items[i];
    bool has_stack_objects;
    if (!may_have_sites(f)) continue;
    Sites sites = find_sites(f, f->symbol, cx->scratch);
    if (sites.count && mir_code_weight(f, true, &has_stack_objects) <= LARGEST &&
        !has_stack_objects) {
      const MirFunc *into = make_into(f, cx->scratch);
      for (uint32_t k = 0; k < sites.count; k++) do_outer(f, &sites.items[k], into->symbol);
      mir_remove_unreachable(f, cx->scratch);
      f->is_simple = false;
    }
    arena_reset(cx->scratch);
  }
}
