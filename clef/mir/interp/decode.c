/* decode: functions to the interpreter's form, when first called. A value's slot is its place in the frame; proofs have
 * none. Parameters of the function come first. */
#include "clef/mir/fold.h"
#include "clef/mir/interp/run.h"

typedef struct Decode {
  Machine *m;
  const MirFunc *func;
  RunFunc *out;
  uint32_t *slot;        /* by value */
  uint32_t *block_start; /* by block */
  VEC(Code) code;
} Decode;

static void number_values(Decode *d) {
  const MirFunc *func = d->func;
  uint32_t next = 1; /* slot 0 is for instructions without a result */
  d->slot = NEW_ARRAY(d->m->arena, uint32_t, func->values.count + 1);
  for (uint32_t i = 0; i < func->params.count; i++) d->slot[func->params.items[i].index] = next++;
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    for (uint32_t i = 0; i < block->params.count; i++)
      if (mir_type_of(func, block->params.items[i]).kind != MIR_KIND_PROOF)
        d->slot[block->params.items[i].index] = next++;
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      ValueId result = mir_inst(func, i)->result;
      if (result.index && mir_type_of(func, result).kind != MIR_KIND_PROOF)
        d->slot[result.index] = next++;
    }
  }
  d->out->slot_count = next, d->out->slot = d->slot;
}

static uint32_t add_slots(Decode *d, const ValueId *values, uint32_t count) {
  uint32_t start = d->out->slots.count;
  for (uint32_t i = 0; i < count; i++)
    vec_push(d->m->arena, &d->out->slots, d->slot[values[i].index]);
  return start;
}

static uint32_t add_edge(Decode *d, const MirEdge *edge, bool has_leading) {
  const MirBlock *to = mir_block(d->func, edge->block);
  uint32_t leading = has_leading ? to->params.count - edge->arg_count : 0;
  Edge out = {.target = edge->block.index, .move_start = d->out->moves.count};
  out.param_start = add_slots(d, to->params.items, leading), out.param_count = leading;
  for (uint32_t i = 0; i < edge->arg_count; i++) {
    Move move = {d->slot[to->params.items[leading + i].index], d->slot[edge->args[i].index]};
    if (!move.to || move.to == move.from) continue; /* proofs; what stays in place */
    for (uint32_t k = out.move_start; k < d->out->moves.count; k++)
      if (d->out->moves.items[k].to == move.from) out.is_parallel = true;
    vec_push(d->m->arena, &d->out->moves, move);
  }
  out.move_count = d->out->moves.count - out.move_start;
  if (out.move_count > d->m->temp_count) {
    d->m->temp_count = out.move_count * 2;
    d->m->temps = NEW_ARRAY(d->m->arena, uint64_t, d->m->temp_count);
  }
  vec_push(d->m->arena, &d->out->edges, out);
  return d->out->edges.count - 1;
}

static void decode_inst(Decode *d, InstId id) {
  const MirInst *inst = mir_inst(d->func, id);
  if (inst->op == MIR_DEBUG) return;
  if (inst->result.index && !d->slot[inst->result.index]) return; /* proofs */
  uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
  Code code = {.op = inst->op,
               .flags = inst->flags,
               .imm = inst->imm,
               .inst = id.index,
               .extra = inst->row.index};
  code.to = inst->kind;
  code.kind = count && inst->op != MIR_STORE && inst->op != MIR_LOAD && inst->op != MIR_RT_SET
                  ? mir_type_of(d->func, inst->operands[0]).kind
                  : inst->kind;
  code.result = inst->result.index ? d->slot[inst->result.index] : 0;
  if (count > 0) code.a = d->slot[inst->operands[0].index];
  if (count > 1) code.b = d->slot[inst->operands[1].index];
  if (count > 2) code.c = d->slot[inst->operands[2].index];
  MirTypeRule rule = (MirTypeRule)mir_op_info[inst->op].types;
  if (rule == MIR_RULE_SAME_INT || rule == MIR_RULE_SHIFT || rule == MIR_RULE_INT_TEST ||
      rule == MIR_RULE_REF_TEST) {
    code.imm = (int64_t)fold_cut(
        UINT64_MAX, mir_kind_size[code.kind]); /* the width's mask, and what is left of 64 */
    code.extra = 64 - mir_kind_size[code.kind] * 8u;
  }
  switch (inst->op) {
  case MIR_CONST:
    code.imm = (int64_t)fold_cut((uint64_t)inst->imm, mir_kind_size[inst->kind]);
    break;
  case MIR_SELECT: code.kind = MIR_KIND_I8; break;
  case MIR_ROW_NUMBER:
    code.op = MIR_CONST;
    code.imm = inst->row.index;
    break;
  case MIR_IMM: code.op = MIR_CONST; break;
  case MIR_SYMBOL: {
    const MirSymbol *row = mir_symbol_row(d->m->unit, inst->u.symbol);
    if (row->form == MIR_SYMBOL_DATA)
      code.op = MIR_CONST, code.imm = (int64_t)object_word(d->m, d->m->data_object[row->index]);
    else if (row->form == MIR_SYMBOL_FUNC)
      code.op = MIR_CONST, code.imm = row->index;
    else
      code.extra = inst->u.symbol.index;
    break;
  }
  case MIR_ELEM: code.extra = inst->u.stride; break;
  case MIR_LOAD: code.b = mir_type_of(d->func, inst->result).row.index; break;
  case MIR_ALLOC:
  case MIR_ALLOC_STACK: code.b = inst->tag; break;
  case MIR_ALLOC_ARRAY:
  case MIR_SYS:
    code.b = add_slots(d, inst->operands, count);
    code.c = count;
    break;
  default: break; /* as decoded above */
  }
  vec_push(d->m->arena, &d->code, code);
}

static void decode_call(Decode *d, const MirTerm *term, Code *code) {
  Call call = {
      .form = term->form, .arity = term->arity, .slot = term->slot, .symbol = term->symbol.index};
  call.is_tail = term->op == MIR_TAILCALL;
  call.has_handler = term->edge_count == 2;
  call.callee = term->callee.index ? d->slot[term->callee.index] : 0;
  MirFunc *callee = term->symbol.index ? mir_symbol_func(d->m->unit, term->symbol) : NULL;
  call.func = callee ? callee->id.index : 0;
  call.arg_start = add_slots(d, term->operands, term->operand_count);
  call.arg_count = term->operand_count;
  for (uint32_t e = 0; e < term->edge_count; e++) {
    uint32_t edge = add_edge(d, &term->edges[e], true);
    if (e == 0) call.edge = edge;
  }
  code->b = d->out->calls.count;
  vec_push(d->m->arena, &d->out->calls, call);
}

static void decode_term(Decode *d, uint32_t block) {
  const MirTerm *term = &d->func->blocks.items[block].term;
  Code code = {.op = term->op, .extra = block};
  switch (term->op) {
  case MIR_GOTO: code.b = add_edge(d, &term->edges[0], false); break;
  case MIR_SWITCH:
    code.a = d->slot[term->operands[0].index];
    code.kind = mir_type_of(d->func, term->operands[0]).kind;
    code.c = term->case_count;
    code.flags = term->edge_count > term->case_count;
    code.imm = d->out->cases.count;
    for (uint32_t i = 0; i < term->case_count; i++) {
      int64_t bits = (int64_t)fold_cut((uint64_t)term->cases[i], mir_kind_size[code.kind]);
      vec_push(d->m->arena, &d->out->cases, bits);
    }
    for (uint32_t e = 0; e < term->edge_count; e++) {
      uint32_t edge = add_edge(d, &term->edges[e], false);
      if (e == 0) code.b = edge;
    }
    break;
  case MIR_CALL:
  case MIR_TAILCALL: decode_call(d, term, &code); break;
  case MIR_RAISE: code.a = d->slot[term->operands[0].index]; break;
  case MIR_RETURN:
    code.b = add_slots(d, term->operands, term->operand_count);
    code.c = term->operand_count;
    break;
  default: break; /* INVALID */
  }
  vec_push(d->m->arena, &d->code, code);
}

RunFunc *run_decode(Machine *m, FuncId id) {
  Decode decode = {.m = m, .func = mir_func(m->unit, id), .out = NEW(m->arena, RunFunc)},
         *d = &decode;
  d->out->func = d->func;
  number_values(d);
  d->block_start = NEW_ARRAY(m->arena, uint32_t, d->func->blocks.count + 1);
  for (uint32_t b = 1; b < d->func->blocks.count; b++) {
    const MirBlock *block = &d->func->blocks.items[b];
    if (block->is_removed) continue;
    d->block_start[b] = d->code.count;
    for (InstId i = block->first; i.index; i = mir_inst(d->func, i)->next) decode_inst(d, i);
    decode_term(d, b);
  }
  for (uint32_t e = 0; e < d->out->edges.count; e++)
    d->out->edges.items[e].target = d->block_start[d->out->edges.items[e].target];
  d->out->code = d->code.items;
  m->funcs[id.index] = d->out;
  return d->out;
}
