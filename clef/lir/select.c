/* select: the walk that drives a machine's rules (select.h).
 *
 * In:    generic LIR, critical edges split, uses counted.
 * Out:   machine LIR; blocks, edges and the numbers of values stay.
 * Tests: t/lir (x86-select.lir and the like), t/asm
 */
#include "clef/lir/select.h"

static bool is_leaf(uint32_t op) {
  return op == LIR_ICONST || op == LIR_FCONST || op == LIR_SYMBOL || op == LIR_RTADDR ||
         op == LIR_SLOT;
}

const LirInst *lir_select_def(LirSelect *select, LirValue value, LirOp op) {
  const LirValueRow *row = &select->func->values.items[value.index];
  if (row->is_param) return NULL;
  const LirInst *inst = &select->func->insts.items[row->def];
  if (inst->op != op) return NULL;
  if (is_leaf(op)) return inst;
  if (!select->optimise || row->uses != 1 || row->block.index != select->block.index) return NULL;
  uint16_t properties = lir_op_info[op].properties;
  if (properties & LIR_LOADS) {
    if (properties & LIR_STORES || select->epoch[row->def] != select->epoch_now) return NULL;
  } else if (!(properties & LIR_PURE)) {
    return NULL;
  }
  return inst;
}

LirInst *lir_select_emit(LirSelect *select, uint32_t op, const LirValue *operands,
                         uint32_t operand_count) {
  LirFunc *func = select->func;
  uint32_t first = func->operands.count;
  vec_reserve(func->arena, &func->operands, first + operand_count);
  for (uint32_t i = 0; i < operand_count; i++) func->operands.items[first + i] = operands[i];
  func->operands.count += operand_count;
  vec_push(
      func->arena, &func->insts,
      ((LirInst){.op = (uint16_t)op, .operands = first, .operand_count = narrow16(operand_count)}));
  vec_push(select->scratch, &select->group, func->insts.count - 1);
  return &vec_last(&func->insts);
}

LirInst *lir_select_copy(LirSelect *select, uint32_t op, const LirInst *root) {
  LirFunc *func = select->func;
  LirInst copy = *root;
  LirValue *operands = NEW_ARRAY(select->scratch, LirValue, copy.operand_count + 1);
  for (uint32_t i = 0; i < copy.operand_count; i++)
    operands[i] = lir_select_use(select, func->operands.items[copy.operands + i]);
  LirInst *inst = lir_select_emit(select, op, operands, copy.operand_count);
  copy.op = (uint16_t)op;
  copy.operands = inst->operands;
  *inst = copy;
  return inst;
}

LirValue lir_select_temp(LirSelect *select, LirInst *inst, LirType type) {
  LirFunc *func = select->func;
  uint32_t def = (uint32_t)(inst - func->insts.items);
  vec_push(func->arena, &func->values,
           ((LirValueRow){.type = (uint8_t)type, .def = def, .block = select->block}));
  inst->result = (LirValue){func->values.count - 1};
  inst->result_count = 1;
  return inst->result;
}

LirValue lir_select_use(LirSelect *select, LirValue value) {
  if (!value.index) return value;
  LirFunc *func = select->func;
  if (value.index >= func->values.count) bug("select: v%u", value.index);
  const LirValueRow *row = &func->values.items[value.index];
  if (!row->is_param) {
    LirInst leaf = func->insts.items[row->def];
    if (is_leaf(leaf.op)) { /* again, right here */
      vec_push(func->arena, &func->insts, leaf);
      uint32_t index = func->insts.count - 1;
      LirValue result = lir_select_temp(select, &func->insts.items[index], (LirType)row->type);
      if (!select->rules(select, index)) bug("select: no rule for %s", lir_op_info[leaf.op].text);
      return result;
    }
  }
  if (value.index < select->value_count) select->needed[value.index]++;
  return value;
}

void lir_select_base(LirSelect *select, const LirInst *inst, LirAddress *address, bool symbols) {
  LirFunc *func = select->func;
  address->base = lir_operands(func, inst)[0];
  address->disp = inst->disp;
  /* Even at -O0: what is only an address costs nothing. */
  for (uint32_t steps = 0; steps < 8; steps++) {
    const LirValueRow *row = &func->values.items[address->base.index];
    if (row->is_param) return;
    const LirInst *def = &func->insts.items[row->def];
    if (def->op == LIR_IADD && select->optimise) {
      LirValue left = lir_operands(func, def)[0], right = lir_operands(func, def)[1];
      const LirInst *constant = lir_select_def(select, right, LIR_ICONST);
      if (!constant) {
        constant = lir_select_def(select, left, LIR_ICONST);
        left = right;
      }
      if (!constant || constant->imm != (int32_t)constant->imm) return;
      int64_t disp = address->disp + constant->imm;
      if (disp != (int32_t)disp) return;
      address->base = left;
      address->disp = (int32_t)disp;
      continue;
    }
    if (!symbols) return;
    if (def->op == LIR_SYMBOL) {
      address->symbol = def->symbol;
    } else if (def->op == LIR_RTADDR) {
      address->symbol = select->runtime_block;
    } else {
      return;
    }
    address->disp += def->disp;
    address->base = (LirValue){0};
    return;
  }
}

LirValue lir_select_index(LirSelect *select, LirValue index) {
  if (!index.index) return index;
  const LirInst *extended = lir_select_def(select, index, LIR_ZEXT32);
  return extended ? lir_operands(select->func, extended)[0] : index;
}

bool lir_select_same_address(const LirAddress *a, const LirAddress *b) {
  return lir_same(a->base, b->base) && lir_same(a->index, b->index) && a->scale == b->scale &&
         a->disp == b->disp && a->symbol.index == b->symbol.index;
}

/* Has the instruction just translated read `value` last? */
static bool dies(const LirSelect *select, LirValue value) {
  if (value.index >= select->value_count) return true;
  return select->func->values.items[value.index].block.index == select->block.index &&
         select->needed[value.index] == 1;
}

/* A two-address instruction writes its first operand's register: the operand that dies goes there. */
static void commute(LirSelect *select, uint32_t index) {
  const LirInst *inst = &select->func->insts.items[index];
  if (inst->op < LIR_MACHINE || !(select->ops[inst->op - LIR_MACHINE].properties & LIR_COMMUTES))
    return;
  LirValue *operands = &select->func->operands.items[inst->operands];
  if (dies(select, operands[0]) || !dies(select, operands[1])) return;
  LirValue first = operands[0];
  operands[0] = operands[1];
  operands[1] = first;
}

void lir_select(LirSelect *select) {
  LirFunc *func = select->func;
  uint32_t inst_count = func->insts.count;
  /* Rules make values while they run, for constants; those are read once and never looked up here. */
  select->value_count = func->values.count;
  select->needed = NEW_ARRAY(select->scratch, uint32_t, func->values.count);
  select->epoch = NEW_ARRAY(select->scratch, uint32_t, inst_count);
  for (uint32_t k = func->order.count; k-- > 0;) {
    LirBlock block = func->order.items[k];
    LirBlockRow *row = lir_block(func, block);
    select->block = block;
    uint32_t count = row->insts.count, epoch = 0;
    for (uint32_t i = 0; i < count; i++) {
      uint32_t index = row->insts.items[i];
      select->epoch[index] = epoch;
      if (lir_op_info[func->insts.items[index].op].properties & LIR_STORES) epoch++;
    }
    VEC(uint32_t) reversed = {0};
    vec_reserve(select->scratch, &reversed, count * 2 + 8);
    select->group.count = 0;
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      if (!edge->arg_count) continue;
      LirEdge copy = *edge;
      LirValue *args = NEW_ARRAY(select->scratch, LirValue, copy.arg_count);
      for (uint32_t a = 0; a < copy.arg_count; a++)
        args[a] = lir_select_use(select, func->operands.items[copy.args + a]);
      uint32_t first = func->operands.count;
      for (uint32_t a = 0; a < copy.arg_count; a++) vec_push(func->arena, &func->operands, args[a]);
      row = lir_block(func, block);
      row->edges.items[e].args = first;
    }
    /* what the arguments need stands before the terminator, so after it in the reversed list */
    VEC(uint32_t) args_group = {0};
    for (uint32_t g = 0; g < select->group.count; g++)
      vec_push(select->scratch, &args_group, select->group.items[g]);
    for (uint32_t i = count; i-- > 0;) {
      uint32_t index = row->insts.items[i];
      const LirInst *inst = &func->insts.items[index];
      uint16_t properties = lir_op_info[inst->op].properties;
      bool wanted = properties & (LIR_STORES | LIR_CALLS | LIR_TERMINATES);
      for (uint32_t r = 0; r < inst->result_count && !wanted; r++)
        wanted = select->needed[inst->result.index + r] > 0;
      if (wanted && !is_leaf(inst->op)) {
        select->epoch_now = select->epoch[index];
        select->group.count = 0;
        uint32_t op = inst->op;
        uint32_t place = inst->place, line = inst->line;
        LirValue result = inst->result;
        uint32_t result_count = inst->result_count;
        if (!select->rules(select, index)) bug("select: no rule for %s", lir_op_info[op].text);
        uint32_t last = vec_last(&select->group);
        func->insts.items[last].place = place;
        if (select->optimise) commute(select, last);
        for (uint32_t g = 0; line && g < select->group.count; g++)
          func->insts.items[select->group.items[g]].line = line;
        for (uint32_t r = 0; r < result_count; r++) func->values.items[result.index + r].def = last;
        for (uint32_t g = select->group.count; g-- > 0;)
          vec_push(select->scratch, &reversed, select->group.items[g]);
      }
      if (i + 1 == count)
        for (uint32_t g = args_group.count; g-- > 0;)
          vec_push(select->scratch, &reversed, args_group.items[g]);
    }
    row = lir_block(func, block);
    row->insts.count = 0;
    vec_reserve(func->arena, &row->insts, reversed.count);
    for (uint32_t i = reversed.count; i-- > 0;)
      row->insts.items[row->insts.count++] = reversed.items[i];
  }
  func->is_machine = true;
}
