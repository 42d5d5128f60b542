/* verify: all violations of a function, one a line.
 *
 * In:    any function.
 * Out:   complaints; nothing is changed.
 * Tests: t/lir/violations.lir
 */
#include "clef/lir/lir.h"
#include "clef/lir/target.h"

typedef struct Verify {
  const LirFunc *func;
  const LirTarget *target;
  Text *out;
  uint32_t *position;  /* of instructions in their block */
  uint32_t *dominator; /* immediate, by block */
  uint32_t *order;     /* index in func->order, by block */
} Verify;

static const char *op_text(const Verify *verify, uint32_t op) {
  if (op < LIR_OP_COUNT) return lir_op_info[op].text;
  if (verify->target && op >= LIR_MACHINE && op - LIR_MACHINE < verify->target->op_count)
    return verify->target->ops[op - LIR_MACHINE].text;
  return "?";
}

/* Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001), figure 3. */
static void compute_dominators(Verify *verify) {
  const LirFunc *func = verify->func;
  for (uint32_t k = 0; k < func->order.count; k++) verify->order[func->order.items[k].index] = k;
  verify->dominator[func->order.items[0].index] = func->order.items[0].index;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 1; k < func->order.count; k++) {
      uint32_t b = func->order.items[k].index, best = 0;
      const LirBlockRow *row = &func->blocks.items[b];
      for (uint32_t p = 0; p < row->preds.count; p++) {
        uint32_t other = row->preds.items[p].index;
        if (!verify->dominator[other]) continue;
        if (!best) best = other;
        while (best != other) {
          if (verify->order[other] > verify->order[best])
            other = verify->dominator[other];
          else
            best = verify->dominator[best];
        }
      }
      if (verify->dominator[b] != best) {
        verify->dominator[b] = best;
        changed = true;
      }
    }
  }
}

static bool dominates(const Verify *verify, uint32_t a, uint32_t b) {
  while (verify->order[b] > verify->order[a]) b = verify->dominator[b];
  return a == b;
}

static void check_use(Verify *verify, LirValue value, uint32_t block, uint32_t position,
                      const char *what, uint32_t inst) {
  const LirFunc *func = verify->func;
  if (value.index >= func->values.count) {
    text_format(verify->out, "b%u: %s i%u: v%u does not exist\n", block, what, inst, value.index);
    return;
  }
  const LirValueRow *row = &func->values.items[value.index];
  bool fine;
  if (!row->block.index)
    fine = false;
  else if (row->block.index != block)
    fine = dominates(verify, row->block.index, block);
  else
    fine = row->is_param || verify->position[row->def] < position;
  if (!fine)
    text_format(verify->out, "b%u: %s i%u: v%u is not defined on every path\n", block, what, inst,
                value.index);
}

/* Does a value of `type` fit a letter of LirOpInfo.types in an instruction of type `of`? */
static bool fits(char letter, LirType type, LirType of) {
  switch (letter) {
  case 'i': return type == of && !lir_is_float(type);
  case 'f': return type == of && lir_is_float(type);
  case 'v': return type == of;
  case 'w': return type == LIR_I32;
  case 'p': return type == LIR_I64;
  case 'g': return !lir_is_float(type);
  case 'h': return lir_is_float(type);
  default: return true;
  }
}

static uint16_t properties_of(const Verify *verify, uint32_t op) {
  return op < LIR_MACHINE ? lir_op_info[op].properties
                          : verify->target->ops[op - LIR_MACHINE].properties;
}

static void check_generic(Verify *verify, uint32_t block, const LirInst *inst) {
  const LirFunc *func = verify->func;
  const LirOpInfo *info = &lir_op_info[inst->op];
  const char *letter = info->types;
  for (uint32_t o = 0; *letter && *letter != '>' && *letter != '*'; o++, letter++) {
    if (o >= inst->operand_count) {
      text_format(verify->out, "b%u: %s: %u operands are too few\n", block, info->text,
                  inst->operand_count);
      return;
    }
    LirValue value = lir_operands(func, inst)[o];
    if (value.index < func->values.count &&
        !fits(*letter, lir_type(func, value), (LirType)inst->type))
      text_format(verify->out, "b%u: %s: v%u has the wrong type\n", block, info->text, value.index);
  }
  uint32_t fixed = (uint32_t)(strchr(info->types, '>') - info->types);
  if (info->types[0] != '*' && inst->operand_count != fixed)
    text_format(verify->out, "b%u: %s: %u operands, not %u\n", block, info->text,
                inst->operand_count, fixed);
  const char *results = strchr(info->types, '>') + 1;
  if (*results == '*') return;
  if (inst->result_count != strlen(results)) {
    text_format(verify->out, "b%u: %s: %u results\n", block, info->text, inst->result_count);
    return;
  }
  if (*results && !fits(*results, lir_type(func, inst->result), (LirType)inst->type))
    text_format(verify->out, "b%u: %s: v%u has the wrong type\n", block, info->text,
                inst->result.index);
}

static void check_machine(Verify *verify, uint32_t block, const LirInst *inst) {
  const LirFunc *func = verify->func;
  const LirMachineOp *machine = &verify->target->ops[inst->op - LIR_MACHINE];
  const char *letter = machine->operands;
  uint32_t o = 0;
  for (; *letter && *letter != '*'; letter++, o++) {
    if (o >= inst->operand_count) break;
    LirValue value = lir_operands(func, inst)[o];
    if (value.index && value.index < func->values.count &&
        lir_is_float(lir_type(func, value)) != (*letter == 'f'))
      text_format(verify->out, "b%u: %s: operand v%u has the wrong class\n", block, machine->text,
                  value.index);
    if (!value.index && *letter != 'b' && *letter != 'x')
      text_format(verify->out, "b%u: %s: operand %u is missing\n", block, machine->text, o);
  }
  if (*letter != '*' && (*letter || inst->operand_count != o))
    text_format(verify->out, "b%u: %s: %u operands\n", block, machine->text, inst->operand_count);
  uint32_t r = 0;
  const char *result = machine->results;
  for (; *result && *result != '*' && r < inst->result_count; result++) {
    if (*result == '&') continue;
    bool is_float = lir_is_float(lir_type(func, (LirValue){inst->result.index + r++}));
    if ((*result == 'f' || *result == 'r') && is_float != (*result == 'f'))
      text_format(verify->out, "b%u: %s: result v%u has the wrong class\n", block, machine->text,
                  inst->result.index + r - 1);
  }
  if (*result != '*' && (*result || r != inst->result_count))
    text_format(verify->out, "b%u: %s: %u results\n", block, machine->text, inst->result_count);
}

static void check_inst(Verify *verify, uint32_t block, uint32_t index, uint32_t position,
                       const LirInst *before) {
  const LirFunc *func = verify->func;
  const LirInst *inst = &func->insts.items[index];
  if (inst->op >= LIR_OP_COUNT && !(verify->target && inst->op >= LIR_MACHINE &&
                                    inst->op < LIR_MACHINE + verify->target->op_count)) {
    text_format(verify->out, "b%u: i%u: no operation %u\n", block, index, inst->op);
    return;
  }
  for (uint32_t o = 0; o < inst->operand_count; o++)
    if (lir_operands(func, inst)[o].index)
      check_use(verify, lir_operands(func, inst)[o], block, position, op_text(verify, inst->op),
                index);
    else if (inst->op < LIR_OP_COUNT)
      text_format(verify->out, "b%u: %s: operand %u is missing\n", block, op_text(verify, inst->op),
                  o);
  if (inst->op < LIR_OP_COUNT)
    check_generic(verify, block, inst);
  else
    check_machine(verify, block, inst);
  if (inst->op == LIR_BREXN && !(before && properties_of(verify, before->op) & LIR_CALLS))
    text_format(verify->out, "b%u: brexn does not follow a call\n", block);
}

static bool terminates(const Verify *verify, const LirInst *inst) {
  if (inst->op >= LIR_OP_COUNT && inst->op < LIR_MACHINE) return false;
  if (inst->op >= LIR_MACHINE &&
      (!verify->target || inst->op >= LIR_MACHINE + verify->target->op_count))
    return false;
  return properties_of(verify, inst->op) & (LIR_TERMINATES | LIR_BRANCHES);
}

void lir_verify(const LirFunc *func, const LirTarget *target, Arena *scratch, Text *complaints) {
  if (func->blocks.count < 2) {
    text_add(complaints, "no blocks\n");
    return;
  }
  Verify verify = {.func = func, .target = target, .out = complaints};
  verify.position = NEW_ARRAY(scratch, uint32_t, func->insts.count);
  verify.dominator = NEW_ARRAY(scratch, uint32_t, func->blocks.count);
  verify.order = NEW_ARRAY(scratch, uint32_t, func->blocks.count);
  for (uint32_t k = 0; k < func->order.count; k++) {
    const LirBlockRow *row = lir_block(func, func->order.items[k]);
    for (uint32_t i = 0; i < row->insts.count; i++) verify.position[row->insts.items[i]] = i + 1;
  }
  compute_dominators(&verify);
  for (uint32_t k = 0; k < func->order.count; k++) {
    uint32_t b = func->order.items[k].index;
    const LirBlockRow *row = &func->blocks.items[b];
    if (!row->insts.count) text_format(complaints, "b%u: empty\n", b);
    for (uint32_t i = 0; i < row->insts.count; i++) {
      const LirInst *inst = &func->insts.items[row->insts.items[i]];
      check_inst(&verify, b, row->insts.items[i], i + 1,
                 i ? &func->insts.items[row->insts.items[i - 1]] : NULL);
      if (terminates(&verify, inst) != (i + 1 == row->insts.count))
        text_format(complaints, "b%u: %s %s\n", b, op_text(&verify, inst->op),
                    i + 1 == row->insts.count ? "does not end the block"
                                              : "stands inside the block");
    }
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      if (!edge->block.index || edge->block.index >= func->blocks.count) {
        text_format(complaints, "b%u: edge to b%u\n", b, edge->block.index);
        continue;
      }
      const LirBlockRow *to = lir_block(func, edge->block);
      if (edge->block.index == 1) text_format(complaints, "b%u: edge to the entry\n", b);
      if (to->params.count != edge->arg_count) {
        text_format(complaints, "b%u: %u arguments for the %u parameters of b%u\n", b,
                    edge->arg_count, to->params.count, edge->block.index);
        continue;
      }
      for (uint32_t a = 0; a < edge->arg_count; a++) {
        LirValue arg = func->operands.items[edge->args + a];
        check_use(&verify, arg, b, UINT32_MAX, "argument of edge", e);
        if (arg.index < func->values.count &&
            lir_type(func, arg) != lir_type(func, to->params.items[a]))
          text_format(complaints, "b%u: v%u and v%u differ in type\n", b, arg.index,
                      to->params.items[a].index);
      }
    }
  }
}
