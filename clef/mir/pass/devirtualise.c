/* devirtualise: closure devirtualisation. A call of one of few known closures becomes a switch of direct calls.
 *
 * In:    verified MIR before ownership.
 * Out:   a call of a closure that is one of at most four closures made in the function tests which one it is, and calls its
 *        code directly. If all have the same code there is no test.
 * Keeps: nothing in functions that change.
 * Tests: t/mir/devirtualise-*.mir, t/run/closures-chosen.fs, t/mir/shape/chosen-closures.fs
 *
 *      b1: goto b3(f)                         b1: goto b3(f, 0)
 *      b2: goto b3(g)                   =>    b2: goto b3(g, 1)
 *      b3(c):                                 b3(c, which):
 *        … call closure c(x) -> b4(y)           … switch which { 0 -> b5, default -> b6 }
 *                                             b5: proof = passed; call @f.code(x, cast c proof) -> b4(y)
 *                                             b6: proof = passed; call @g.code(x, cast c proof) -> b4(y)
 *
 * The pass follows the callee backwards from block parameters to arguments, through casts. Every parameter on the path gets a
 * second one beside it, the number of the closure. So the test reads no field, `jump-threading` can see which jump passes which
 * closure, and a closure without captures is static where it is called. The casts to the type that the code expects stand behind
 * the switch, with its proof, so no load of a capture can move in front of the switch.
 *
 * A call stays if its closure may be a parameter of the function, a loaded value or the result of a call.
 */
#include "clef/mir/analysis/direct.h"
#include "clef/mir/passes.h"

enum { MOST_TARGETS = 4, MOST_PARAMS = 16, MOST_EDGES = 64, MOST_STORES = 48 };

typedef struct Target {
  const MirFunc *callee;
  SymbolId object; /* the static closure that alone leads here; none: others do */
  RowId row;       /* of all closures that lead here, if they have one */
} Target;

/* The targets of calls through `root`, for all calls of the same form. */
typedef struct Choice {
  ValueId root;
  uint8_t form, arity;
  SymbolId stub;
  uint32_t target_count; /* 0: not known */
  Target targets[MOST_TARGETS];
  ValueId which; /* beside `root`: the target's number; none when there is one */
  uint32_t next; /* of the same root */
} Choice;

typedef struct Site {
  BlockId block;
  uint32_t choice;
} Site;

typedef struct Specialise {
  MirFunc *f;
  Arena *arena;
  MirCfg cfg;
  uint32_t *choice_of; /* by value: the first with that root */
  VEC(Choice) choices; /* item 0 unused */
  VEC(Site) sites;
  uint32_t *seen; /* by value: in the search of that number its place in `params` + 1 */
  VEC(ValueId) params, which;
  uint32_t edge_count;
} Specialise;

/* The parameter of a block that the call goes through; none when it is another call. */
static ValueId find_root(const MirFunc *f, const MirBlock *block) {
  const MirTerm *term = &block->term;
  if (block->is_removed || block->is_cold || (term->op != MIR_CALL && term->op != MIR_TAILCALL) ||
      (term->form != MIR_CALLEE_CLOSURE && term->form != MIR_CALLEE_APPLY))
    return (ValueId){0};
  ValueId root = mir_behind_casts(f, term->callee);
  const MirValue *value = mir_value(f, root);
  return value->inst.index || value->is_func_param ? (ValueId){0} : root;
}

/* The code that is stored into a closure when it is made. */
static SymbolId stored_code(const MirFunc *f, const MirInst *alloc) {
  InstId i = alloc->next;
  for (int n = 0; i.index && n < MOST_STORES; n++, i = mir_inst(f, i)->next) {
    const MirInst *store = mir_inst(f, i);
    if (store->op != MIR_STORE || store->imm != LAYOUT_CLOSURE_CODE ||
        mir_behind_casts(f, store->operands[0]).index != alloc->result.index)
      continue;
    const MirInst *code = mir_definition(f, store->operands[1]);
    bool stays = store->flags & MIR_INIT && !(store->flags & MIR_MUTABLE);
    return stays && code && code->op == MIR_SYMBOL ? code->u.symbol : (SymbolId){0};
  }
  return (SymbolId){0};
}

/* The target of the call if the closure is `v`, which is no parameter; false if it is unknown. */
static bool find_target(const MirFunc *f, const MirTerm *call, ValueId v, Target *target) {
  const MirInst *made = mir_definition(f, v);
  const MirData *data = made->op == MIR_SYMBOL ? mir_symbol_data(f->unit, made->u.symbol) : NULL;
  if (data ? data->form != MIR_DATA_OBJECT : made->op != MIR_ALLOC) return false;
  SymbolId symbol = data ? mir_static_code(data) : stored_code(f, made);
  if (call->form == MIR_CALLEE_APPLY && (data ? data->tag : made->tag) != call->arity)
    symbol = call->symbol;
  target->callee = symbol.index ? mir_symbol_func(f->unit, symbol) : NULL;
  target->object = data ? made->u.symbol : (SymbolId){0};
  target->row = data ? data->row : made->row;
  return target->callee != NULL;
}

/* Adds the target of `v`, or `v` itself if it is a parameter; false if the closure is unknown. */
static bool look_at(Specialise *s, Choice *choice, const MirTerm *call, ValueId v) {
  const MirFunc *f = s->f;
  v = mir_behind_casts(f, v);
  if (mir_value(f, v)->is_func_param) return false;
  if (!mir_value(f, v)->inst.index) {
    uint32_t place = s->seen[v.index];
    if (place && place <= s->params.count && s->params.items[place - 1].index == v.index)
      return true;
    if (s->params.count == MOST_PARAMS) return false;
    vec_push(s->arena, &s->params, v);
    s->seen[v.index] = s->params.count;
    return true;
  }
  Target found;
  if (!find_target(f, call, v, &found)) return false;
  for (uint32_t t = 0; t < choice->target_count; t++) {
    Target *target = &choice->targets[t];
    if (target->callee != found.callee) continue;
    if (target->object.index != found.object.index) target->object = (SymbolId){0};
    if (target->row.index != found.row.index) target->row = (RowId){0};
    return true;
  }
  if (choice->target_count == MOST_TARGETS || !mir_can_call(f, call, found.callee)) return false;
  choice->targets[choice->target_count++] = found;
  return true;
}

static bool search(Specialise *s, Choice *choice, const MirTerm *call) {
  const MirFunc *f = s->f;
  s->params.count = s->edge_count = 0;
  look_at(s, choice, call, choice->root);
  for (uint32_t i = 0; i < s->params.count; i++) {
    const MirValue *param = mir_value(f, s->params.items[i]);
    uint32_t param_count = mir_block(f, param->block)->params.count;
    for (uint32_t p = 0; p < mir_pred_count(&s->cfg, param->block); p++) {
      MirPred pred = mir_preds(&s->cfg, param->block)[p];
      const MirEdge *edge = &mir_block(f, pred.block)->term.edges[pred.edge];
      uint32_t first = param_count - edge->arg_count; /* a call's results stand before that */
      if (param->param_index < first || ++s->edge_count > MOST_EDGES ||
          !look_at(s, choice, call, edge->args[param->param_index - first]))
        return false;
    }
  }
  return choice->target_count != 0;
}

/* The number of the closure that is the argument of an edge, at the end of the block that it leaves. */
static ValueId number_of(Specialise *s, const Choice *choice, const MirTerm *call, BlockId from,
                         ValueId arg) {
  MirFunc *f = s->f;
  arg = mir_behind_casts(f, arg);
  if (!mir_value(f, arg)->inst.index) return s->which.items[s->seen[arg.index] - 1];
  Target found;
  uint32_t number = 0;
  find_target(f, call, arg, &found);
  while (choice->targets[number].callee != found.callee) number++;
  MirAt at = mir_at_end(f, from, mir_block(f, from)->term.span);
  return mir_add_const(&at, MIR_KIND_I8, number);
}

/* Gives each parameter that was searched another one: the number of the closure that it is. */
static void add_numbers(Specialise *s, Choice *choice, const MirTerm *call) {
  MirFunc *f = s->f;
  s->which.count = 0;
  for (uint32_t i = 0; i < s->params.count; i++) {
    BlockId block = mir_value(f, s->params.items[i])->block;
    vec_push(s->arena, &s->which, mir_block_param(f, block, mir_type(MIR_KIND_I8)));
  }
  for (uint32_t i = 0; i < s->params.count; i++) {
    const MirValue param = *mir_value(f, s->params.items[i]);
    for (uint32_t p = 0; p < mir_pred_count(&s->cfg, param.block); p++) {
      MirPred pred = mir_preds(&s->cfg, param.block)[p];
      MirEdge *edge = &mir_block(f, pred.block)->term.edges[pred.edge];
      /* parameters that came since have their arguments up to this one's */
      uint32_t count = edge->arg_count,
               first = mir_value(f, s->which.items[i])->param_index - count;
      ValueId *args = NEW_ARRAY(s->arena, ValueId, count + 1);
      for (uint32_t k = 0; k < count; k++) args[k] = edge->args[k];
      args[count] = number_of(s, choice, call, pred.block, args[param.param_index - first]);
      *edge = mir_edge(f, param.block, args, count + 1);
    }
  }
  choice->which = s->which.items[0];
}

/* Finds the targets of a call, unless an earlier call through the same parameter has the result. */
static void do_call(Specialise *s, BlockId b, ValueId root) {
  const MirTerm call = mir_block(s->f, b)->term;
  uint32_t c = s->choice_of[root.index];
  for (; c; c = s->choices.items[c].next) {
    const Choice *known = &s->choices.items[c];
    if (known->form == call.form && known->arity == call.arity &&
        known->stub.index == call.symbol.index)
      break;
  }
  if (!c) {
    Choice choice = {.root = root,
                     .form = call.form,
                     .arity = call.arity,
                     .stub = call.symbol,
                     .next = s->choice_of[root.index]};
    if (!search(s, &choice, &call))
      choice.target_count = 0;
    else if (choice.target_count > 1)
      add_numbers(s, &choice, &call);
    vec_push(s->arena, &s->choices, choice);
    s->choice_of[root.index] = c = s->choices.count - 1;
  }
  const Choice *choice = &s->choices.items[c];
  for (uint32_t t = 0; t < choice->target_count; t++)
    if (!mir_can_call(s->f, &call, choice->targets[t].callee)) return;
  if (choice->target_count) vec_push(s->arena, &s->sites, ((Site){b, c}));
}

static MirEdge copy_edge(MirFunc *f, const MirTerm *term, uint32_t e) {
  if (e >= term->edge_count) return (MirEdge){.arg_count = 0};
  const MirEdge *edge = &term->edges[e];
  return mir_edge(f, edge->block, edge->args, edge->arg_count);
}

static BlockId make_arm(MirFunc *f, const MirTerm *call, const Target *target) {
  BlockId arm = mir_block_new(f);
  MirAt at = mir_at_end(f, arm, call->span);
  MirCallee callee = {(MirCalleeForm)call->form, call->symbol, call->callee, 0, call->arity};
  ValueId proof = mir_add_proof(&at);
  MirType want = mir_type_of(target->callee, vec_last(&target->callee->params));
  if (!want.row.index) want = mir_ref(target->row, false);
  if (target->object.index) {
    callee.value = mir_add_symbol(&at, target->object, mir_ref(target->row, false));
  } else if (!mir_type_fits(f->unit, mir_type_of(f, callee.value), want)) {
    callee.value = mir_add_cast(&at, want, callee.value, proof);
  }
  if (call->op == MIR_TAILCALL)
    mir_tailcall(&at, callee, call->operands, call->operand_count);
  else
    mir_call(&at, callee, call->operands, call->operand_count, copy_edge(f, call, 0),
             copy_edge(f, call, 1), call->flags);
  mir_call_directly(f, arm, target->callee);
  return arm;
}

static void do_site(MirFunc *f, BlockId b, const Choice *choice) {
  static const int64_t cases[MOST_TARGETS] = {0, 1, 2, 3};
  const MirTerm call = mir_block(f, b)->term;
  if (choice->target_count == 1) {
    mir_call_directly(f, b, choice->targets[0].callee);
    return;
  }
  MirEdge arms[MOST_TARGETS];
  for (uint32_t t = 0; t < choice->target_count; t++)
    arms[t] = mir_edge(f, make_arm(f, &call, &choice->targets[t]), NULL, 0);
  MirAt at = mir_at_end(f, b, call.span);
  uint32_t last = choice->target_count - 1;
  mir_switch(&at, choice->which, cases, arms, last, arms[last]);
}

void mir_devirtualise(MirFunc *func, PassContext *cx) {
  Specialise s = {.f = func, .arena = cx->scratch};
  bool any = false;
  uint32_t block_count = func->blocks.count, value_count = func->values.count;
  for (uint32_t b = 1; b < block_count && !any; b++)
    any = find_root(func, &func->blocks.items[b]).index != 0;
  if (!any) return;
  mir_remove_unreachable(func, cx->scratch);
  mir_compute_flow(func, cx->scratch, &s.cfg);
  s.choice_of = NEW_ARRAY(cx->scratch, uint32_t, value_count);
  s.seen = NEW_ARRAY(cx->scratch, uint32_t, value_count);
  vec_push(cx->scratch, &s.choices, ((Choice){.next = 0}));
  for (uint32_t b = 1; b < block_count; b++) {
    ValueId root = find_root(func, &func->blocks.items[b]);
    if (root.index) do_call(&s, (BlockId){b}, root);
  }
  for (uint32_t i = 0; i < s.sites.count; i++)
    do_site(func, s.sites.items[i].block, &s.choices.items[s.sites.items[i].choice]);
  if (s.sites.count) func->is_simple = false;
}
