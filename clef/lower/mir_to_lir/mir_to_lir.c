/* mir_to_lir: units, functions and terminators. mir_to_lir.h is the overview.
 *
 * In:    a verified MIR unit, owned (or not: then nothing is freed).
 * Out:   assembly text: functions, release routines, static data, rows.
 *
 * A function's blocks keep their numbers. MIR's entry block has no parameters; LIR's has those of the function. Arguments
 * beyond the argument registers are loaded from the overflow area at the entry, and stored there directly before a call.
 */
#include "clef/base/progress.h"
#include "clef/lir/dwarf.h"
#include "clef/lir/places.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"

LirType to_lir_type(unsigned kind) {
  switch ((MirKind)kind) {
  case MIR_KIND_I8:
  case MIR_KIND_I16:
  case MIR_KIND_I32: return LIR_I32;
  case MIR_KIND_I64:
  case MIR_KIND_ADDR:
  case MIR_KIND_CODE:
  case MIR_KIND_REF:
  case MIR_KIND_TOKEN: return LIR_I64;
  case MIR_KIND_F32: return LIR_F32;
  case MIR_KIND_F64: return LIR_F64;
  case MIR_KIND_STATE:
  case MIR_KIND_NONE:
  case MIR_KIND_PROOF:
  case MIR_KIND_COUNT: break;
  }
  return LIR_NONE;
}

Name to_lir_symbol(const ToLir *to, SymbolId symbol) {
  const MirSymbol *row = mir_symbol_row(to->unit, symbol);
  return row->link.index ? row->link : row->name;
}

LirValue to_lir_const(ToLir *to, LirType type, int64_t value) {
  return lir_op0(to->func, to->at, LIR_ICONST, type, type == LIR_I32 ? (int32_t)value : value);
}

LirValue to_lir_immediate_limit(ToLir *to) {
  return to_lir_const(to, LIR_I64, to->lir_unit.immediate_limit);
}

void to_lir_goto(ToLir *to, LirBlock block, const LirValue *args, uint32_t count) {
  lir_add(to->func, to->at, LIR_GOTO, LIR_NONE, NULL, 0);
  lir_edge(to->func, to->at, block, args, count);
}

void to_lir_branch(ToLir *to, LirValue condition, LirBlock yes, LirBlock no) {
  lir_add(to->func, to->at, LIR_BRANCH, LIR_I32, &condition, 1);
  lir_edge(to->func, to->at, yes, NULL, 0);
  lir_edge(to->func, to->at, no, NULL, 0);
}

LirValue to_lir_keep_call(ToLir *to, RtSymbol symbol, const LirValue *args, uint32_t count,
                          bool has_result) {
  LirInst *inst = lir_add(to->func, to->at, LIR_CALL, LIR_I64, args, count);
  inst->symbol = to->rt[symbol];
  inst->cond = LIR_CONV_KEEP;
  return has_result ? lir_result(to->func, to->at, LIR_I64) : (LirValue){0};
}

/* Where there are workers each thread has a block, for these fields; all others are those of the first. */
LirValue to_lir_block(ToLir *to, int32_t offset) {
  enum { MODE_SLOT = 48 };
  if (!to->unit->has_workers) return lir_op0(to->func, to->at, LIR_RTADDR, LIR_I64, 0);
  bool is_own = offset == RT_PENDING || offset == RT_UNTIDY ||
                offset == RT_LIBRARY + 8 * MODE_SLOT ||
                (offset >= RT_OVERFLOW && offset < RT_LIBRARY);
  return is_own ? lir_op0(to->func, to->at, LIR_RTOWN, LIR_I64, 0)
                : lir_symbol(to->func, to->at, name_of_string(to->unit->names, "rt_block"), 0);
}
LirValue to_lir_rt_load(ToLir *to, LirType type, int32_t offset) {
  return lir_load(to->func, to->at, LIR_LOAD, type, to_lir_block(to, offset), offset);
}
void to_lir_rt_store(ToLir *to, int32_t offset, LirValue value) {
  lir_store(to->func, to->at, LIR_STORE, to_lir_block(to, offset), offset, value);
}

/* ---- calls ---- */

typedef struct Args {
  LirValue items[16];
  uint32_t count;
} Args;

/* Which words travel where: the first eight of each class in registers, the rest in the overflow area, integers first. */
static void place_words(ToLir *to, const LirValue *words, uint32_t count, uint32_t int_limit,
                        uint32_t float_limit, Args *in_regs) {
  uint32_t ints = 0, floats = 0, at = 0;
  in_regs->count = 0;
  for (uint32_t i = 0; i < count; i++) {
    bool is_float = lir_is_float(lir_type(to->func, words[i]));
    if (is_float ? floats++ < float_limit : ints++ < int_limit)
      in_regs->items[in_regs->count++] = words[i];
  }
  for (int floating = 0; floating < 2; floating++) {
    uint32_t seen = 0;
    for (uint32_t i = 0; i < count; i++) {
      if (lir_is_float(lir_type(to->func, words[i])) != (bool)floating) continue;
      if (seen++ < (floating ? float_limit : int_limit)) continue;
      if (at >= RT_OVERFLOW_WORDS)
        fatal(
            "'%s' takes, passes or returns more than %d words at once, the most that clef hands over: make "
            "a class, a list or an array of them",
            to->mir->source_name.index ? name_text(to->unit->names, to->mir->source_name)
                                       : mir_symbol_text(to->unit, to->mir->symbol),
            RT_OVERFLOW_WORDS);
      to_lir_rt_store(to, RT_OVERFLOW + (int32_t)at++ * 8, words[i]);
    }
  }
}

/* The words of a C call: those for the stack lie in the overflow area, in order, behind them the result's address; the call
 * itself takes them from there. Returns how many are on the stack. */
static uint32_t place_c_words(ToLir *to, const MirTerm *term, const LirValue *words, Args *in_regs,
                              bool *has_result) {
  const uint8_t *places = mir_symbol_row(to->unit, term->symbol)->places;
  uint32_t on_stack = 0;
  *has_result = false;
  in_regs->count = 0;
  for (uint32_t i = 0; i < term->operand_count; i++)
    if (!places || places[i] == MIR_C_REG) in_regs->items[in_regs->count++] = words[i];
  for (uint32_t i = 0; places && i < term->operand_count; i++)
    if (places[i] == MIR_C_STACK)
      to_lir_rt_store(to, RT_OVERFLOW + (int32_t)on_stack++ * 8, words[i]);
  for (uint32_t i = 0; places && i < term->operand_count; i++)
    if (places[i] == MIR_C_RESULT) {
      to_lir_rt_store(to, RT_OVERFLOW + (int32_t)on_stack * 8, words[i]);
      *has_result = true;
    }
  return on_stack;
}

/* The same for words that arrive: `words` gets a value of each type; `regs` says which came in registers. */
static void take_words(ToLir *to, const uint8_t *types, uint32_t count, uint32_t int_limit,
                       uint32_t float_limit, LirValue *words) {
  uint32_t at = 0;
  for (int floating = 0; floating < 2; floating++) {
    uint32_t seen = 0;
    for (uint32_t i = 0; i < count; i++) {
      if (lir_is_float((LirType)types[i]) != (bool)floating) continue;
      if (seen++ < (floating ? float_limit : int_limit)) continue;
      words[i] = to_lir_rt_load(to, (LirType)types[i], RT_OVERFLOW + (int32_t)at++ * 8);
    }
  }
}

static uint32_t words_of(ToLir *to, const ValueId *values, uint32_t count, LirValue *words) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < count; i++) {
    LirValue word = to_lir_value(to, values[i]);
    if (word.index) words[n++] = word;
  }
  return n;
}

/* Code of a method: slot of the receiver's row. */
static LirValue method_code(ToLir *to, LirValue receiver, uint32_t slot) {
  LirFunc *func = to->func;
  LirValue info = lir_load(func, to->at, LIR_LOAD32U, LIR_I64, receiver, LAYOUT_INFO_OFFSET);
  LirValue row = lir_op2(func, to->at, LIR_IAND, LIR_I64, info,
                         to_lir_const(to, LIR_I64, LAYOUT_MAX_ROWS - 1));
  LirValue shifted = lir_op2(func, to->at, LIR_ISHL, LIR_I64, row, to_lir_const(to, LIR_I32, 5));
  LirValue address = lir_op2(func, to->at, LIR_IADD, LIR_I64, shifted,
                             lir_symbol(func, to->at, to->rt[RTS_ROWS], 0));
  LirValue table = lir_load(func, to->at, LIR_LOAD32U, LIR_I64, address, 20);
  return lir_load(func, to->at, LIR_LOAD32U, LIR_I64, table, (int32_t)slot * 4);
}

static bool has_word(const ToLir *to, ValueId value) {
  return to_lir_type(mir_type_of(to->mir, value).kind) != LIR_NONE &&
         !to_lir_is_in_flight(to, value);
}

/* Arguments of an edge to the MIR block, those of kinds without a word left out. */
static uint32_t edge_args(ToLir *to, const MirEdge *edge, LirValue *args) {
  const MirBlock *target = mir_block(to->mir, edge->block);
  uint32_t n = 0, first = target->params.count - edge->arg_count;
  for (uint32_t i = 0; i < edge->arg_count; i++) {
    if (!has_word(to, target->params.items[first + i])) continue;
    LirValue word = to_lir_value(to, edge->args[i]);
    if (!word.index)
      bug("lower: @%s: v%u is passed to b%u and nowhere defined",
          mir_symbol_text(to->unit, to->mir->symbol), edge->args[i].index, edge->block.index);
    args[n++] = word;
  }
  return n;
}

static LirBlock propagate_block(ToLir *to) {
  if (!to->propagate.index) {
    to->propagate = lir_block_new(to->func);
    lir_block(to->func, to->propagate)->cold = true;
    lir_add(to->func, to->propagate, LIR_RETURN, LIR_NONE, NULL, 0);
  }
  return to->propagate;
}

/* A tail call of a function that only raises is a call if there is a table of places: the failing function has a frame. */
static bool fails(const ToLir *to, const MirTerm *term) {
  const MirFunc *callee = to->lir_unit.places ? mir_direct_callee(to->unit, term) : NULL;
  return callee && callee->flags & MIR_FUNC_COLD;
}

/* One call at `to->at` with its edges. `code` none: by symbol. */
static void finish_call(ToLir *to, const MirTerm *term, Name symbol, LirValue code,
                        const LirValue *words, uint32_t word_count, LirConv conv) {
  LirFunc *func = to->func;
  LirConvention const *convention = &to->target->conv[conv];
  Args in_regs;
  uint32_t on_stack = 0;
  bool has_result = false;
  if (conv == LIR_CONV_C)
    on_stack = place_c_words(to, term, words, &in_regs, &has_result);
  else
    place_words(to, words, word_count, convention->int_arg_count, convention->float_arg_count,
                &in_regs);
  LirValue operands[17];
  uint32_t n = 0;
  if (code.index) operands[n++] = code;
  for (uint32_t i = 0; i < in_regs.count; i++) operands[n++] = in_regs.items[i];
  bool is_tail = term->op == MIR_TAILCALL && !fails(to, term);
  bool catches = term->edge_count > 1 &&
                 has_word(to, mir_block(to->mir, term->edges[1].block)->params.items[0]);
  if (!is_tail && conv != LIR_CONV_C)
    to_lir_place(to, term->span, catches ? LIR_SOURCE_CATCHES : 0);
  LirInst *inst = lir_add(func, to->at,
                          is_tail      ? (code.index ? LIR_TAILR : LIR_TAIL)
                          : code.index ? LIR_CALLR
                                       : LIR_CALL,
                          LIR_I64, operands, n);
  inst->symbol = symbol;
  inst->cond = (uint8_t)conv;
  to_lir_no_place(to);
  inst->imm = on_stack;
  inst->disp = has_result;
  if (is_tail) return;
  if (term->op == MIR_TAILCALL) {
    lir_add(func, to->at, LIR_RETURN, LIR_NONE, NULL, 0);
    return;
  }
  /* results: parameters of the return block before the edge's arguments */
  const MirEdge *then = &term->edges[0];
  const MirBlock *target = mir_block(to->mir, then->block);
  uint32_t result_count = target->params.count - then->arg_count;
  uint8_t *types = NEW_ARRAY(to->arena, uint8_t, result_count + 1);
  LirValue *args = NEW_ARRAY(to->arena, LirValue, target->params.count + 1);
  uint32_t m = 0, ints = 0, floats = 0;
  for (uint32_t r = 0; r < result_count; r++) {
    LirType type = to_lir_type(mir_type_of(to->mir, target->params.items[r]).kind);
    if (type == LIR_NONE) continue;
    types[m] = (uint8_t)type;
    if (lir_is_float(type) ? floats++ < convention->float_result_count
                           : ints++ < convention->int_result_count)
      args[m] = lir_result(func, to->at, type);
    m++;
  }
  bool overflows = ints > convention->int_result_count || floats > convention->float_result_count;
  bool raises = mir_term_may_raise(to->unit, term);
  LirBlock from = to->at;
  if (raises) {
    lir_add(func, from, LIR_BREXN, LIR_NONE, NULL, 0);
    if (overflows) {
      LirBlock after = lir_block_new(func);
      lir_edge(func, from, after, NULL, 0);
      to->at = after;
    }
  }
  if (overflows)
    take_words(to, types, m, convention->int_result_count, convention->float_result_count, args);
  m += edge_args(to, then, args + m);
  if (raises && !overflows)
    lir_edge(func, from, (LirBlock){then->block.index}, args, m);
  else
    to_lir_goto(to, (LirBlock){then->block.index}, args, m);
  if (!raises) return;
  if (term->edge_count < 2) {
    LirBlock out = propagate_block(to);
    lir_edge(func, from, out, NULL, 0);
    return;
  }
  const MirEdge *except = &term->edges[1];
  LirBlock handler = lir_block_new(func);
  lir_block(func, handler)->cold = true;
  lir_edge(func, from, handler, NULL, 0);
  to->at = handler;
  LirValue *handed = NEW_ARRAY(to->arena, LirValue, except->arg_count + 1);
  uint32_t taken = 0;
  if (has_word(to, mir_block(to->mir, except->block)->params.items[0]))
    handed[taken++] = lir_op0(func, handler, LIR_EXNTAKE, LIR_I64, 0);
  taken += edge_args(to, except, handed + taken);
  to_lir_goto(to, (LirBlock){except->block.index}, handed, taken);
}

static void call(ToLir *to, const MirTerm *term) {
  LirFunc *func = to->func;
  LirValue *words = NEW_ARRAY(to->arena, LirValue, term->operand_count + 2);
  uint32_t count = words_of(to, term->operands, term->operand_count, words);
  LirValue none = {0};
  switch ((MirCalleeForm)term->form) {
  case MIR_CALLEE_DIRECT: {
    LirConv conv = LIR_CONV_CLEF;
    finish_call(to, term, to_lir_symbol(to, term->symbol), none, words, count, conv);
    return;
  }
  case MIR_CALLEE_C:
    finish_call(to, term, to_lir_symbol(to, term->symbol), none, words, count, LIR_CONV_C);
    return;
  case MIR_CALLEE_CODE:
    finish_call(to, term, (Name){0}, to_lir_value(to, term->callee), words, count, LIR_CONV_CLEF);
    return;
  case MIR_CALLEE_METHOD:
    finish_call(to, term, (Name){0}, method_code(to, words[0], term->slot), words, count,
                LIR_CONV_CLEF);
    return;
  case MIR_CALLEE_CLOSURE: {
    LirValue closure = to_lir_value(to, term->callee);
    LirValue code = lir_load(func, to->at, LIR_LOAD, LIR_I64, closure, LAYOUT_CLOSURE_CODE);
    words[count++] = closure;
    finish_call(to, term, (Name){0}, code, words, count, LIR_CONV_CLEF);
    return;
  }
  case MIR_CALLEE_APPLY: {
    LirValue closure = to_lir_value(to, term->callee);
    LirValue arity = lir_load(func, to->at, LIR_LOAD8U, LIR_I32, closure, LAYOUT_INFO_OFFSET + 3);
    LirValue same =
        lir_compare(func, to->at, LIR_ICMP, LIR_EQ, arity, to_lir_const(to, LIR_I32, term->arity));
    LirBlock yes = lir_block_new(func), no = lir_block_new(func);
    to_lir_branch(to, same, yes, no);
    words[count++] = closure;
    to->at = yes;
    LirValue code = lir_load(func, to->at, LIR_LOAD, LIR_I64, closure, LAYOUT_CLOSURE_CODE);
    finish_call(to, term, (Name){0}, code, words, count, LIR_CONV_CLEF);
    to->at = no;
    finish_call(to, term, to_lir_symbol(to, term->symbol), none, words, count, LIR_CONV_CLEF);
    return;
  }
  case MIR_CALLEE_COUNT: break;
  }
  bug("lower: call of form %u", term->form);
}

/* ---- terminators ---- */

static void add_edge(ToLir *to, LirBlock from, const MirEdge *edge, int64_t match) {
  LirValue *args = NEW_ARRAY(to->arena, LirValue, edge->arg_count + 1);
  uint32_t n = edge_args(to, edge, args);
  lir_edge(to->func, from, (LirBlock){edge->block.index}, args, n);
  vec_last(&lir_block(to->func, from)->edges).match = match;
}

/* A case as a register holds it: narrow kinds are zero-extended. */
static int64_t case_in_register(unsigned kind, int64_t match) {
  uint32_t size = mir_kind_size[kind];
  return size == 1 ? match & 0xff : size == 2 ? match & 0xffff : size == 4 ? (int32_t)match : match;
}

/* The test `a <> b`, made here: a jump on it is one instruction where the value would have to be kept. */
static LirValue unequal_here(ToLir *to, ValueId test) {
  const MirInst *d = mir_definition(to->mir, test);
  return lir_compare(to->func, to->at, LIR_ICMP, LIR_NE, to_lir_value(to, d->operands[0]),
                     to_lir_value(to, d->operands[1]));
}

/* A check that one of two unequalities holds (a division's against overflow): two jumps, of which the second is cold. False
 * when the switch is something else. */
static bool check_either(ToLir *to, const MirTerm *term) {
  const MirInst *either = mir_definition(to->mir, term->operands[0]);
  if (!either || either->op != MIR_IOR || term->case_count != 1 || term->edge_count != 2 ||
      term->cases[0] != 0 || !mir_block(to->mir, term->edges[0].block)->is_cold)
    return false;
  for (int i = 0; i < 2; i++) {
    const MirInst *test = mir_definition(to->mir, either->operands[i]);
    if (!test || test->op != MIR_INE) return false;
  }
  LirBlock first = to->at, second = lir_block_new(to->func);
  LirValue test = unequal_here(to, either->operands[0]);
  lir_add(to->func, first, LIR_BRANCH, LIR_I32, &test, 1);
  add_edge(to, first, &term->edges[1], 0);
  lir_edge(to->func, first, second, NULL, 0);
  to->at = second;
  lir_block(to->func, second)->cold = true;
  test = unequal_here(to, either->operands[1]);
  lir_add(to->func, second, LIR_BRANCH, LIR_I32, &test, 1);
  add_edge(to, second, &term->edges[1], 0);
  add_edge(to, second, &term->edges[0], 0);
  return true;
}

static void switch_on(ToLir *to, const MirTerm *term) {
  if (check_either(to, term)) return;
  LirFunc *func = to->func;
  LirValue value = to_lir_value(to, term->operands[0]);
  LirType type = lir_type(func, value);
  const MirEdge *otherwise =
      term->edge_count > term->case_count ? &term->edges[term->case_count] : NULL;
  uint32_t cases = term->case_count;
  unsigned kind = mir_type_of(to->mir, term->operands[0]).kind;
  if (!otherwise) { /* one case is always taken */
    otherwise = &term->edges[cases - 1];
    cases--;
  }
  LirBlock from = to->at;
  if (!cases) {
    lir_add(func, from, LIR_GOTO, LIR_NONE, NULL, 0);
    add_edge(to, from, otherwise, 0);
    return;
  }
  if (cases == 1) {
    LirValue test;
    bool negated = false;
    if (term->cases[0] == 0 && type == LIR_I32) {
      test = value;
      negated = true;
    } else {
      test = lir_compare(func, from, LIR_ICMP, LIR_EQ, value,
                         to_lir_const(to, type, case_in_register(kind, term->cases[0])));
    }
    lir_add(func, from, LIR_BRANCH, LIR_I32, &test, 1);
    add_edge(to, from, negated ? otherwise : &term->edges[0], 0);
    add_edge(to, from, negated ? &term->edges[0] : otherwise, 0);
    return;
  }
  /* In ascending order, which may be another in the register. */
  uint32_t *order = NEW_ARRAY(to->arena, uint32_t, cases);
  int64_t *matches = NEW_ARRAY(to->arena, int64_t, cases);
  for (uint32_t k = 0; k < cases; k++) {
    int64_t match = case_in_register(kind, term->cases[k]);
    uint32_t j = k;
    for (; j && matches[j - 1] > match; j--) matches[j] = matches[j - 1], order[j] = order[j - 1];
    matches[j] = match;
    order[j] = k;
  }
  lir_add(func, from, LIR_SWITCH, type, &value, 1);
  add_edge(to, from, otherwise, 0);
  for (uint32_t k = 0; k < cases; k++) add_edge(to, from, &term->edges[order[k]], matches[k]);
}

static void terminator(ToLir *to, const MirTerm *term) {
  LirFunc *func = to->func;
  switch ((MirOp)term->op) {
  case MIR_GOTO:
    lir_add(func, to->at, LIR_GOTO, LIR_NONE, NULL, 0);
    add_edge(to, to->at, &term->edges[0], 0);
    return;
  case MIR_SWITCH: switch_on(to, term); return;
  case MIR_CALL:
  case MIR_TAILCALL: call(to, term); return;
  case MIR_RAISE: {
    if (to_lir_is_in_flight(to, term->operands[0])) {
      lir_add(func, to->at, LIR_RETURN, LIR_NONE, NULL, 0);
      return;
    }
    LirValue exception = to_lir_value(to, term->operands[0]);
    to_lir_place(to, term->span,
                 mir_is_raised_again(to->mir, term->operands[0]) ? LIR_SOURCE_AGAIN : 0);
    lir_add(func, to->at, LIR_RAISE, LIR_I64, &exception, 1);
    to_lir_no_place(to);
    return;
  }
  case MIR_RETURN: {
    LirValue *words = NEW_ARRAY(to->arena, LirValue, term->operand_count + 1);
    uint32_t count = words_of(to, term->operands, term->operand_count, words);
    const LirConvention *conv = &to->target->conv[func->conv];
    Args in_regs;
    place_words(to, words, count, conv->int_result_count, conv->float_result_count, &in_regs);
    lir_add(func, to->at, LIR_RETURN, LIR_NONE, in_regs.items, in_regs.count);
    return;
  }
  default: lir_add(func, to->at, LIR_TRAP, LIR_NONE, NULL, 0); return; /* invalid */
  }
}

/* ---- functions ---- */

/* May an exception stay in its register through the block? */
static bool leaves_exception(const MirFunc *mir, const MirBlock *block) {
  if (block->is_removed || (block->term.op != MIR_GOTO && block->term.op != MIR_RAISE))
    return false;
  for (InstId i = block->first; i.index; i = mir_inst(mir, i)->next)
    if (!mir_op_has(mir_inst(mir, i)->op, MIR_COUNTS) || mir_inst(mir, i)->result.index)
      return false;
  return true;
}

/* Note [Exceptions in flight]: at first every parameter that could be one, then fewer until all agree. */
static void find_in_flight(ToLir *to) {
  MirFunc *mir = to->mir;
  bool has_handlers = false;
  for (uint32_t b = 1; b < mir->blocks.count && !has_handlers; b++)
    has_handlers =
        mir->blocks.items[b].term.op == MIR_CALL && mir->blocks.items[b].term.edge_count > 1;
  to->in_flight = NULL;
  if (!has_handlers) return;
  mir_count_uses(mir);
  uint8_t *flies = NEW_ARRAY(to->arena, uint8_t, mir->values.count);
  for (uint32_t b = 2; b < mir->blocks.count; b++) {
    const MirBlock *block = &mir->blocks.items[b];
    for (uint32_t p = 0; leaves_exception(mir, block) && p < block->params.count; p++) {
      const MirValue *value = mir_value(mir, block->params.items[p]);
      flies[block->params.items[p].index] =
          value->type.kind == MIR_KIND_REF && value->use_count == 1;
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 1; b < mir->blocks.count; b++) {
      const MirBlock *block = &mir->blocks.items[b];
      const MirTerm *term = &block->term;
      if (block->is_removed) continue;
      for (uint32_t e = 0; e < term->edge_count; e++) { /* what comes in must be in flight */
        const MirBlock *target = mir_block(mir, term->edges[e].block);
        uint32_t first = target->params.count - term->edges[e].arg_count;
        for (uint32_t p = 0; p < target->params.count; p++) {
          uint8_t *flag = &flies[target->params.items[p].index];
          bool is_exception = term->op == MIR_CALL && e == 1 && p == 0;
          bool agrees = is_exception || (p >= first && flies[term->edges[e].args[p - first].index]);
          if (*flag && !agrees) *flag = 0, changed = true;
        }
      }
      for (uint32_t p = 0; p < block->params.count;
           p++) { /* outgoing parameters must be received in the same form */
        ValueId value = block->params.items[p];
        if (!flies[value.index]) continue;
        bool agrees = term->op == MIR_RAISE && term->operands[0].index == value.index;
        for (uint32_t a = 0; term->op == MIR_GOTO && a < term->edges[0].arg_count; a++) {
          const MirBlock *target = mir_block(mir, term->edges[0].block);
          uint32_t first = target->params.count - term->edges[0].arg_count;
          if (term->edges[0].args[a].index == value.index)
            agrees = flies[target->params.items[first + a].index];
        }
        if (!agrees) flies[value.index] = 0, changed = true;
      }
    }
  }
  to->in_flight = flies;
}

void to_lir_flush(ToLir *to) {
  if (to->options->flush && to->out->size >= FLUSH_FROM)
    to->options->flush(to->options->flush_owner, to->out);
}

void to_lir_finish_func(ToLir *to) {
  const char *dump = to->options->dump, *only = to->options->only;
  if (dump && only && !text_has_part(name_text(to->unit->names, to->func->name), only)) {
    arena_reset(to->arena);
    return;
  }
  if (dump && !strcmp(dump, "lower")) {
    lir_compute_order(to->func, to->arena);
    lir_print(to->out, to->func, to->target);
  } else if (dump && !strcmp(dump, "allocate")) {
    lir_prepare(to->func, to->target, &to->options->lir);
    lir_print(to->out, to->func, to->target);
  } else if (dump && !strcmp(dump, "select")) {
    lir_select_only(to->func, to->target, &to->options->lir);
    lir_print(to->out, to->func, to->target);
  } else {
    lir_emit_func(to->out, to->func, to->target, &to->options->lir);
  }
  arena_reset(to->arena);
  to_lir_flush(to);
}

static void print_mir(void *ir, Text *out) { mir_print_func(ir, out); }

static void emit_c_entry(ToLir *to, const LirCEntry *entry) {
  if (!to->lir_unit.debug) {
    to->target->emit_c_entry(to->out, entry, to->unit->names);
    return;
  }
  Text text = text_in(to->unit->arena);
  to->target->emit_c_entry(&text, entry, to->unit->names);
  lir_add_frames(to->out, text_string(&text), text.size, to->target);
}

static void function(ToLir *to, MirFunc *mir) {
  progress_step(lir_step_info[LIR_STEP_LOWER].text, print_mir,
                mir); /* of the steps behind it too */
  progress_function(mir_symbol_text(to->unit, mir->symbol), mir->span.file, mir->span.start);
  to->mir = mir;
  to->func = lir_func_new(to->arena, &to->lir_unit, to_lir_symbol(to, mir->symbol));
  LirFunc *func = to->func;
  bool has_entry = mir->flags & MIR_FUNC_C && to->options->dump == NULL;
  LirCEntry entry_of_c = {.symbol = func->name};
  if (has_entry) {
    func->name = name_of_string(to->unit->names, format_in(to->unit->arena, "%s.body",
                                                           name_text(to->unit->names, func->name)));
    entry_of_c.body = func->name;
  }
  func->is_global = (mir->flags & MIR_FUNC_EXPORT) != 0;
  to_lir_place_func(to);
  to_lir_debug_func(to);
  to->propagate = (LirBlock){0};
  to->values = NEW_ARRAY(to->arena, LirValue, mir->values.count);
  find_in_flight(to);
  for (uint32_t b = 1; b < mir->blocks.count; b++) {
    LirBlock block = lir_block_new(func);
    lir_block(func, block)->cold = mir->blocks.items[b].is_cold && b > 1;
  }
  for (uint32_t r = 0; r < mir->results.count; r++) {
    LirType type = to_lir_type(mir->results.items[r].kind);
    if (type != LIR_NONE) vec_push(to->arena, &func->result_types, (uint8_t)type);
  }
  /* parameters */
  LirBlock entry = {1};
  to->at = entry;
  const LirConvention *conv = &to->target->conv[func->conv];
  uint8_t *types = NEW_ARRAY(to->arena, uint8_t, mir->params.count + 1);
  LirValue *words = NEW_ARRAY(to->arena, LirValue, mir->params.count + 1);
  uint32_t count = 0, ints = 0, floats = 0;
  for (uint32_t p = 0; p < mir->params.count; p++) {
    LirType type = to_lir_type(mir_type_of(mir, mir->params.items[p]).kind);
    if (type == LIR_NONE) continue;
    types[count] = (uint8_t)type;
    if (lir_is_float(type) ? floats++ < conv->float_arg_count : ints++ < conv->int_arg_count)
      words[count] = lir_param_new(func, entry, type);
    count++;
  }
  if (has_entry) {
    entry_of_c.types = NEW_ARRAY(to->unit->arena, uint8_t, count + 1);
    memcpy(entry_of_c.types, types, count);
    entry_of_c.count = count;
  }
  take_words(to, types, count, conv->int_arg_count, conv->float_arg_count, words);
  count = 0;
  for (uint32_t p = 0; p < mir->params.count; p++)
    if (to_lir_type(mir_type_of(mir, mir->params.items[p]).kind) != LIR_NONE)
      to->values[mir->params.items[p].index] = words[count++];
  for (uint32_t b = 2; b < mir->blocks.count; b++) {
    const MirBlock *block = &mir->blocks.items[b];
    if (block->is_removed) continue;
    for (uint32_t p = 0; p < block->params.count; p++) {
      LirType type = to_lir_type(mir_type_of(mir, block->params.items[p]).kind);
      if (has_word(to, block->params.items[p]))
        to->values[block->params.items[p].index] = lir_param_new(func, (LirBlock){b}, type);
    }
  }
  /* Definitions come before uses in a walk that sees dominators first. */
  uint32_t n = mir->blocks.count, depth = 0;
  uint8_t *seen = NEW_ARRAY(to->arena, uint8_t, n);
  uint32_t *path = NEW_ARRAY(to->arena, uint32_t, n), *next = NEW_ARRAY(to->arena, uint32_t, n);
  uint32_t *post = NEW_ARRAY(to->arena, uint32_t, n), done = 0;
  path[depth++] = 1;
  seen[1] = 1;
  while (depth) {
    uint32_t b = path[depth - 1];
    const MirTerm *term = &mir->blocks.items[b].term;
    if (next[b] < term->edge_count) {
      uint32_t target = term->edges[term->edge_count - 1 - next[b]++].block.index;
      if (!seen[target]) seen[target] = 1, path[depth++] = target;
    } else {
      post[done++] = b;
      depth--;
    }
  }
  while (done) {
    uint32_t b = post[--done];
    to->at = (LirBlock){b};
    const MirBlock *block = &mir->blocks.items[b];
    for (InstId i = block->first; i.index; i = mir_inst(mir, i)->next) {
      to_lir_line(to, mir_inst(mir, i)->span);
      to_lir_inst(to, mir_inst(mir, i));
    }
    to_lir_line(to, block->term.span);
    terminator(to, &block->term);
  }
  to_lir_variables(to);
  to_lir_finish_func(to);
  if (has_entry) emit_c_entry(to, &entry_of_c);
  if (to->options->see_func) to->options->see_func(to->options->see_owner, mir, to->out);
}

/* A start function without result ends with status 0. */
static void start_function(ToLir *to) {
  to->func = lir_func_new(to->arena, &to->lir_unit, to->rt[RTS_START]);
  LirFunc *func = to->func;
  func->is_global = true;
  vec_push(to->arena, &func->result_types, LIR_I32);
  LirBlock entry = lir_block_new(func), after = lir_block_new(func), raised = lir_block_new(func);
  lir_add(func, entry, LIR_CALL, LIR_I64, NULL, 0)->symbol = to_lir_symbol(to, to->unit->start);
  lir_add(func, entry, LIR_BREXN, LIR_NONE, NULL, 0);
  lir_edge(func, entry, after, NULL, 0);
  lir_edge(func, entry, raised, NULL, 0);
  LirValue zero = lir_op0(func, after, LIR_ICONST, LIR_I32, 0);
  lir_add(func, after, LIR_RETURN, LIR_NONE, &zero, 1);
  lir_add(func, raised, LIR_RETURN, LIR_NONE, NULL, 0);
  to_lir_finish_func(to);
}

bool mir_may_fail(MirUnit *unit) {
  const MirFunc *report = mir_symbol_func(unit, mir_symbol_of_text(unit, "rt_uncaught"));
  return report && report->has_body;
}

void mir_to_assembly(Text *out, MirUnit *unit, const LirTarget *target,
                     const MirToLirOptions *options, Arena *func_arena) {
  ToLir to = {.unit = unit, .target = target, .options = options, .arena = func_arena, .out = out};
  to.lir_unit =
      (LirUnit){.arena = unit->arena, .names = unit->names, .has_workers = unit->has_workers};
  to.lir_unit.immediate_limit =
      unit->immediate_most < LAYOUT_SMALL_LIMIT ? LAYOUT_SMALL_LIMIT : LAYOUT_IMMEDIATE_LIMIT;
#define RT_SYMBOL(name, text) to.rt[RTS_##name] = name_of_string(unit->names, text);
#include "clef/lir/rt.def"
  if (unit->keeps_places && mir_may_fail(unit)) {
    to.lir_unit.places = lir_places_new(unit->arena, unit->names);
    to.place_sites = NEW_ARRAY(unit->arena, uint32_t, unit->sites.count);
    uint32_t files = unit->sources ? unit->sources->files.count : 0;
    to.place_files = NEW_ARRAY(unit->arena, uint32_t, files + 1);
  }
  if (options->debug_folder) {
    to.lir_unit.debug = lir_debug_new(unit->arena, unit->names, options->debug_folder);
    if (unit->debug) {
      to.lir_unit.debug->types = &unit->debug->types;
      to.lir_unit.debug->type_used =
          NEW_ARRAY(unit->arena, uint8_t, unit->debug->types.items.count);
    }
    to.debug_sites = NEW_ARRAY(unit->arena, uint32_t, unit->sites.count);
    for (uint32_t f = 1;
         unit->sources && f < unit->sources->files.count && to.lir_unit.debug->files.count < 2; f++)
      lir_debug_file(to.lir_unit.debug,
                     to_lir_path(&to, f)); /* the program is named after its first */
  }
  uint32_t interfaces = 0;
  for (uint32_t r = 1; r < unit->layout.rows.count; r++) {
    const LayoutRow *row = &unit->layout.rows.items[r];
    for (uint32_t i = 0; i < row->interface_count; i++)
      if (row->interfaces[i] >= interfaces) interfaces = row->interfaces[i] + 1;
  }
  to_lir_plan_releases(&to);
  to.interface_count = interfaces;
  to.interface_used = NEW_ARRAY(unit->arena, uint8_t, interfaces + 1);
  to_lir_debug_stores(&to);
  if (!options->dump) lir_emit_begin(out, &to.lir_unit);
  for (uint32_t f = 1; f < unit->funcs.count; f++) {
    MirFunc *mir = unit->funcs.items[f];
    if (mir && mir->has_body) function(&to, mir);
  }
  to_lir_release_routines(&to);
  to_lir_cycle_routines(&to);
  to_lir_share_routines(&to);
  if (options->dump && (options->only || options->see_func)) return;
  MirFunc *start = unit->start.index ? mir_symbol_func(unit, unit->start) : NULL;
  bool is_named =
      unit->start.index && to_lir_symbol(&to, unit->start).index == to.rt[RTS_START].index;
  if (start && !start->results.count && !is_named) start_function(&to);
  if (options->check) to_lir_check_routines(&to);
  to_lir_debug_globals(&to);
  to_lir_data(&to);
  to_lir_rows(&to);
  if (options->dump) {
    if (start && start->results.count && !is_named) {
      text_add(out, "start ");
      lir_print_symbol(out, &to.lir_unit, to_lir_symbol(&to, unit->start));
      text_add_char(out, '\n');
    }
    return;
  }
  if (start && start->results.count && !is_named)
    lir_emit_start(out, &to.lir_unit, to_lir_symbol(&to, unit->start));
  lir_emit_end(out, &to.lir_unit, target);
}
