/* accumulator_introduction: a call of a function to itself whose result only goes into an associative operator on integers, and
 * is then returned, becomes a jump that carries what the operator had so far.
 *
 * In:    verified MIR before ownership.
 * Out:   count (_ :: t) = 1 + count t     runs in constant stack; self tail calls of such a function are jumps too.
 * Keeps: nothing in the functions that change.
 * Tests: t/mir/accumulator-*.mir, t/run/recursion-into-operators.fs, t/mir/shape/accumulator.fs
 *
 *      fact(n):                              fact(n):
 *                                              goto head(n, 1)
 *                                            head(n, a):
 *        …                                     …
 *        call fact(n - 1) -> b          =>     goto head(n - 1, a * n)
 *      b(r): return n * r
 *        …                                     …
 *        return 1                              return a * 1
 *
 * Wrapping +, *, &&&, ||| and ^^^ of every width are associative and commutative, so the order of the operands does not matter,
 * and r - x is r + -x. A sequence of operators counts as one when they are of one kind. Instructions behind the call move in
 * front of it, so they must be pure, or load memory that does not change. An exception would have passed through all the calls;
 * now the accumulator is dropped with it. A call with a handler of its own stays.
 *
 * A path with another such call before it is left alone: its depth is not the number of its operators, and one more value would
 * live across the call (fib, sums over trees). A function with tail calls of other functions is left alone too, because they
 * would no longer be tail calls.
 */
#include "clef/mir/passes.h"
#include "clef/mir/analysis/selfcall.h"

enum { MOST_BEHIND = 40 };

/* The operator of `inst` if it can combine results, with `part` as the result so far; otherwise MIR_CONST. */
static MirOp accumulator_op(const MirInst *inst, ValueId part) {
  if (inst->op == MIR_ISUB && inst->operands[0].index == part.index) return MIR_IADD;
  bool can = inst->op == MIR_IADD || inst->op == MIR_IMUL || inst->op == MIR_IAND ||
             inst->op == MIR_IOR || inst->op == MIR_IXOR;
  return can ? (MirOp)inst->op : MIR_CONST;
}

static uint64_t neutral(MirOp op) { return op == MIR_IMUL ? 1 : op == MIR_IAND ? UINT64_MAX : 0; }

static bool has_operand(const MirInst *inst, ValueId value) {
  for (uint32_t i = 0; i < inst->operand_count; i++)
    if (inst->operands[i].index == value.index) return true;
  return false;
}

static bool can_go_ahead(const MirInst *inst) {
  if (inst->op == MIR_PASSED || inst->flags & MIR_NW) return false;
  return mir_op_has(inst->op, MIR_PURE) || (inst->op == MIR_LOAD && !(inst->flags & MIR_MUTABLE));
}

/* The operator that uses the result of the self call at the end of block `b`; MIR_CONST if there is no such call. */
static MirOp find_site(const MirFunc *f, BlockId b, const uint32_t *pred_count) {
  BlockId behind = mir_self_call_arrives(f, f->symbol, b, pred_count);
  if (!behind.index) return MIR_CONST;
  ValueId part = mir_block(f, behind)->params.items[0], result = mir_returned(f, behind);
  MirOp op = MIR_CONST;
  uint32_t count = 0;
  for (InstId i = mir_block(f, behind)->first; i.index; i = mir_inst(f, i)->next) {
    const MirInst *inst = mir_inst(f, i);
    if (++count > MOST_BEHIND) return MIR_CONST;
    if (has_operand(inst, part)) {
      MirOp now = accumulator_op(inst, part);
      if (now == MIR_CONST || (op != MIR_CONST && now != op) || mir_value(f, part)->use_count != 1)
        return MIR_CONST;
      op = now;
      part = inst->result;
    } else if (!can_go_ahead(inst)) {
      return MIR_CONST;
    }
  }
  return part.index == result.index && mir_value(f, part)->use_count == 1 ? op : MIR_CONST;
}

/* Replaces the terminator by a jump to the header with `args` and the accumulator. */
static void jump(MirFunc *f, BlockId b, BlockId header, ValueId accumulator, Arena *scratch) {
  const MirTerm term = mir_block(f, b)->term;
  ValueId *args = NEW_ARRAY(scratch, ValueId, term.operand_count + 1);
  for (uint32_t i = 0; i < term.operand_count; i++) args[i] = term.operands[i];
  args[term.operand_count] = accumulator;
  MirAt at = mir_at_end(f, b, term.span);
  mir_goto(&at, header, args, term.operand_count + 1);
}

/* Moves the instructions behind the call in front of it, with the accumulator in place of the call's result. */
static void do_site(MirFunc *f, BlockId b, BlockId header, ValueId accumulator, Arena *scratch) {
  MirEdge edge = mir_block(f, b)->term.edges[0];
  ValueId part = mir_block(f, edge.block)->params.items[0];
  for (uint32_t i = 1; i < mir_block(f, edge.block)->params.count; i++)
    mir_replace_uses(f, mir_block(f, edge.block)->params.items[i], edge.args[i - 1]);
  mir_replace_uses(f, part, accumulator);
  part = accumulator;
  for (InstId i = mir_block(f, edge.block)->first, next; i.index; i = next) {
    const MirInst *inst = mir_inst(f, i);
    next = inst->next;
    if (has_operand(inst, part)) part = inst->result;
    mir_move_inst(f, i, b, (InstId){0});
  }
  jump(f, b, header, part, scratch);
}

static bool may_have_sites(const MirFunc *f) {
  if (!f->has_body || f->results.count != 1 || !mir_kind_is_int(f->results.items[0].kind) ||
      f->flags & (MIR_FUNC_COLD | MIR_FUNC_C | MIR_FUNC_CELL))
    return false;
  bool found = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirTerm *term = &f->blocks.items[b].term;
    if (f->blocks.items[b].is_removed) continue;
    if (term->op == MIR_TAILCALL && !mir_calls_directly(term, MIR_TAILCALL, f->symbol))
      return false;
    found |= mir_calls_directly(term, MIR_CALL, f->symbol);
  }
  return found;
}

void mir_introduce_accumulators(MirFunc *func, PassContext *cx) {
  if (!may_have_sites(func)) return;
  MirOp op = MIR_CONST;
  uint32_t block_count = func->blocks.count;
  uint32_t *pred_count = mir_count_preds(func, cx->scratch);
  bool *is_site = NEW_ARRAY(cx->scratch, bool, block_count + 1), has_stack_objects;
  bool *is_behind = NEW_ARRAY(cx->scratch, bool, block_count + 1); /* a site: gone with it */
  mir_count_uses(func);
  for (uint32_t b = 1; b < block_count; b++) {
    if (func->blocks.items[b].is_removed) continue;
    MirOp now = find_site(func, (BlockId){b}, pred_count);
    if (now == MIR_CONST || (op != MIR_CONST && now != op) ||
        mir_is_behind_self_call(func, func->symbol, (BlockId){b}, cx->scratch))
      continue;
    op = now;
    is_site[b] = true;
    is_behind[mir_block(func, (BlockId){b})->term.edges[0].block.index] = true;
  }
  if (op == MIR_CONST) return;
  mir_code_weight(func, true, &has_stack_objects);
  if (has_stack_objects) return;
  func->is_simple = false;
  Span span = mir_block(func, MIR_ENTRY)->term.span;
  BlockId header = mir_make_header(func, cx->scratch);
  is_site[header.index] = is_site[MIR_ENTRY.index];
  is_site[MIR_ENTRY.index] = false;
  ValueId accumulator = mir_block_param(func, header, func->results.items[0]);
  for (uint32_t b = 1; b <= block_count; b++) {
    const MirTerm term = func->blocks.items[b].term;
    if (func->blocks.items[b].is_removed || is_behind[b]) continue;
    if (is_site[b]) {
      do_site(func, (BlockId){b}, header, accumulator, cx->scratch);
    } else if (term.op == MIR_TAILCALL) {
      jump(func, (BlockId){b}, header, accumulator, cx->scratch);
    } else if (term.op == MIR_RETURN) {
      MirAt at = mir_at_end(func, (BlockId){b}, term.span);
      ValueId result = mir_add2(&at, op, accumulator, term.operands[0]);
      mir_return(&at, &result, 1);
    }
  }
  MirAt at = mir_at_end(func, MIR_ENTRY, span);
  ValueId *args = NEW_ARRAY(cx->scratch, ValueId, func->params.count + 1);
  for (uint32_t i = 0; i < func->params.count; i++) args[i] = func->params.items[i];
  args[func->params.count] = mir_add_const(&at, func->results.items[0].kind, neutral(op));
  mir_goto(&at, header, args, func->params.count + 1);
  mir_remove_unreachable(func, cx->scratch);
}
