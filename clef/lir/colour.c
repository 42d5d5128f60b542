/* colour: assigns a register to each value that spill.c keeps in one.
 *
 * In:    ra_spill's sets and events.
 * Out:   LirFunc.operand_regs and result_regs; MOVE instructions for stores, reloads, fixed registers and edges.
 * Tests: t/lir/fib-allocate-*.lir, t/unit/lir_allocate.c
 *
 * Blocks are visited in reverse postorder, so after their dominators, and instructions in order. A value gets a free
 * register at its definition and releases it after its last use. Since spill.c keeps at most as many values as there are
 * registers, one is always free (Hack, Grund, Goos, "Register Allocation for Programs in SSA-Form", CC 2006). The hints for the
 * choice are, in order: the register that the value's use requires, the one of the block parameter for which it is an argument,
 * the one of a dying operand. Before an instruction with fixed registers one parallel move brings its operands there, and other
 * live values elsewhere. The values stay in their new places from then on, and each edge has a parallel move to the places that
 * its target expects.
 */
#include "clef/lir/colour.h"

enum { MOST_FED = 4 };

void colour_take(Colour *colour, uint32_t value, uint32_t reg) {
  colour->reg[value] = (uint8_t)reg;
  colour->held[reg] = value;
  colour->used |= LIR_REG(reg);
  colour->ra->func->used_regs |= LIR_REG(reg);
}
void colour_give(Colour *colour, uint32_t value) {
  uint8_t reg = colour->reg[value];
  if (reg == LIR_NO_REG) return;
  if (colour->held[reg] == value) {
    colour->held[reg] = 0;
    colour->used &= ~LIR_REG(reg);
  }
  colour->reg[value] = LIR_NO_REG;
}

static uint32_t pick_free(Colour *colour, uint32_t value, LirRegs free, uint32_t likes,
                          bool crosses) {
  Ra *ra = colour->ra;
  free &= ra->allocatable & ra_class_regs(ra_class(ra, value));
  if (!free) bug("colour: no register for v%u", value);
  LirRegs kept = ra->target->conv[LIR_CONV_CLEF].kept;
  if (colour->is_bare && free & ~kept) free &= ~kept, crosses = false;
  LirRegs good = crosses ? free & kept : free;
  uint32_t param = colour->param_of[value];
  if (colour->hint[value] != LIR_NO_REG && good & LIR_REG(colour->hint[value]))
    return colour->hint[value];
  if (param) {
    uint8_t hinted = colour->param_reg[param] != LIR_NO_REG ? colour->param_reg[param]
                     : colour->hint[param] != LIR_NO_REG    ? colour->hint[param]
                                                            : colour->affinity[param];
    if (hinted != LIR_NO_REG && good & LIR_REG(hinted)) return hinted;
  }
  if (colour->affinity[value] != LIR_NO_REG && good & LIR_REG(colour->affinity[value]))
    return colour->affinity[value];
  if (likes != LIR_NO_REG && good & LIR_REG(likes)) return likes;
  if (crosses) {
    if (free & kept & colour->saved_used) return regs_first(free & kept & colour->saved_used);
    if (free & kept) {
      uint32_t reg = regs_first(free & kept);
      colour->saved_used |= LIR_REG(reg);
      return reg;
    }
    return regs_first(free);
  }
  if (free & ~kept) return regs_first(free & ~kept);
  uint32_t reg = regs_first(free & colour->saved_used ? free & colour->saved_used : free);
  colour->saved_used |= LIR_REG(reg);
  return reg;
}

/* Does what the value becomes, from block parameter to block parameter none of which has a register yet, live across a call? */
static bool ends_across_call(const Colour *colour, uint32_t param) {
  for (uint32_t steps = 0; param && steps < MOST_FED; steps++, param = colour->param_of[param]) {
    if (colour->param_reg[param] != LIR_NO_REG || colour->hint[param] != LIR_NO_REG ||
        colour->affinity[param] != LIR_NO_REG)
      return false;
    if (colour->ra->crosses_call[param]) return true;
  }
  return false;
}

/* A register out of `free` for the value. A later block parameter has an affinity to the register of the first value passed to
 * it, so that register is chosen to suit the parameter. */
uint32_t colour_pick(Colour *colour, uint32_t value, LirRegs free, uint32_t likes) {
  uint32_t param = colour->param_of[value];
  bool first = param && colour->param_reg[param] == LIR_NO_REG &&
               colour->hint[param] == LIR_NO_REG && colour->affinity[param] == LIR_NO_REG &&
               ra_class(colour->ra, param) == ra_class(colour->ra, value);
  bool crosses = colour->ra->crosses_call[value] || (first && ends_across_call(colour, param));
  uint32_t reg = pick_free(colour, value, free, likes, crosses);
  if (first) colour->affinity[param] = (uint8_t)reg;
  return reg;
}

static void add_move(void *context, RaMove move) {
  Colour *colour = context;
  LirFunc *func = colour->ra->func;
  vec_push(func->arena, &func->insts,
           ((LirInst){.op = LIR_MOVE,
                      .type = move.type,
                      .disp = (int32_t)move.to,
                      .imm = move.from,
                      .result = {move.value}}));
  vec_push(colour->ra->scratch, &colour->out, func->insts.count - 1);
  if (!(move.to & LIR_PLACE_SLOT)) func->used_regs |= LIR_REG(move.to);
}

void colour_want(Colour *colour, LirPlace to, LirPlace from, uint32_t value) {
  uint8_t type = colour->ra->func->values.items[value].type;
  vec_push(colour->ra->scratch, &colour->moves, ((RaMove){to, from, type, value}));
}

void colour_flush(Colour *colour) {
  if (colour->moves.count)
    ra_sequence(colour->ra->target, colour->moves.items, colour->moves.count, add_move, colour);
  colour->moves.count = 0;
}

static LirPlace slot_place(Ra *ra, uint32_t value) { return LIR_PLACE_SLOT | ra_slot(ra, value); }

/* An operand's register is a letter of the table; `*` stands for those of a convention. */
static bool has_fixed_operands(const LirMachineOp *op) {
  for (const char *p = op->operands; *p; p++)
    if (*p == '*' || (*p >= 'A' && *p <= 'Z')) return true;
  return false;
}

/* Wishes, from the end of the function to its start: later uses write first, nearer ones last. */
static void collect_hints(Colour *colour) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  LirRegs kept = ra->target->conv[LIR_CONV_CLEF].kept;
  for (uint32_t k = func->order.count; k-- > 0;) {
    LirBlockRow *row = lir_block(func, func->order.items[k]);
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      const LirBlockRow *to = lir_block(func, edge->block);
      for (uint32_t a = 0; a < edge->arg_count; a++) {
        uint32_t value = func->operands.items[edge->args + a].index;
        colour->param_of[value] = to->params.items[a].index;
      }
    }
    for (uint32_t i = row->insts.count; i-- > 0;) {
      const LirInst *inst = &func->insts.items[row->insts.items[i]];
      const LirMachineOp *op = &ra->target->ops[inst->op - LIR_MACHINE];
      const LirValue *operands = lir_operands(func, inst);
      if (has_fixed_operands(op)) {
        RaInst info;
        ra_constraints(func, ra->target, inst, &info);
        for (uint32_t o = 0; o < info.operand_count; o++) {
          uint8_t fixed = info.operand_fixed[o];
          uint32_t value = operands[o].index;
          if (fixed == LIR_NO_REG || !(ra->allocatable & LIR_REG(fixed))) continue;
          if (ra->crosses_call[value] && !(kept & LIR_REG(fixed))) continue;
          colour->hint[value] = fixed;
        }
      }
      if (inst->result_count && op->results[0] >= '0' && op->results[0] <= '9') {
        uint32_t operand = operands[op->results[0] - '0'].index, result = inst->result.index;
        if (colour->hint[result] != LIR_NO_REG &&
            !(ra->crosses_call[operand] && !(kept & LIR_REG(colour->hint[result]))))
          colour->hint[operand] = colour->hint[result];
        if (!colour->param_of[operand]) colour->param_of[operand] = colour->param_of[result];
      } else if (inst->result_count && inst->operand_count && op->properties & LIR_PURE) {
        /* untied: the first operand's register is as good */
        uint32_t operand = operands[0].index, result = inst->result.index;
        if (operand && !colour->param_of[operand])
          colour->param_of[operand] = colour->param_of[result];
      }
    }
  }
}

/* Where a value is at the end of a block that was left already. */
static uint8_t exit_reg(const RaBlock *block, uint32_t value) {
  uint8_t reg = LIR_NO_REG;
  for (uint32_t h = 0; h < block->exit_reg_count; h++)
    if (block->exit_regs[h].value == value) reg = block->exit_regs[h].reg;
  return reg;
}

/* The predecessor, of those that were visited, from which the block is entered most often; none at the function's entry. */
static LirBlock likely_pred(const Ra *ra, LirBlock at) {
  LirFunc *func = ra->func;
  const LirBlockRow *row = lir_block(func, at);
  LirBlock likely = {0};
  uint32_t best = 0;
  for (uint32_t p = 0; p < row->preds.count; p++) {
    LirBlock pred = row->preds.items[p];
    if (!ra->blocks[pred.index].exit_regs) continue;
    uint32_t weight = 1u + lir_block(func, pred)->loop_depth * 2u;
    if (lir_block(func, pred)->cold) weight = 1;
    if (weight > best) best = weight, likely = pred;
  }
  return likely;
}

/* Does a call destroy the value where it lies, in a block that has the frame? */
static bool is_lost_in_calls(const Colour *colour, uint32_t value, uint8_t reg) {
  const Ra *ra = colour->ra;
  return ra->crosses_call[value] && !colour->is_bare &&
         !(LIR_REG(reg) & ra->target->conv[LIR_CONV_CLEF].kept);
}

/* What lives at the entry stays where `from` left it; the others, how many is returned, are pending. */
static uint32_t keep_assigned(Colour *colour, LirBlock at, LirBlock from, uint32_t *pending) {
  Ra *ra = colour->ra;
  const RaBlock *block = &ra->blocks[at.index];
  uint32_t pending_count = 0;
  for (uint32_t i = 0; i < block->entry_count; i++) {
    uint32_t value = block->entry[i];
    const LirValueRow *row = &ra->func->values.items[value];
    bool is_param = row->is_param && row->block.index == at.index;
    uint8_t reg = LIR_NO_REG;
    if (!is_param && from.index) reg = exit_reg(&ra->blocks[from.index], value);
    /* at the frame: what waited for it goes where calls leave it */
    if (reg != LIR_NO_REG && ra->bare[from.index] && is_lost_in_calls(colour, value, reg))
      reg = LIR_NO_REG;
    if (reg != LIR_NO_REG && !(colour->used & LIR_REG(reg)))
      colour_take(colour, value, reg);
    else
      pending[pending_count++] = value;
  }
  return pending_count;
}

/* Where the argument of the block's parameter `p` lies at the end of `from`. */
static uint8_t argument_reg(const Ra *ra, LirBlock at, LirBlock from, uint32_t p) {
  LirFunc *func = ra->func;
  const LirBlockRow *source = lir_block(func, from);
  uint8_t reg = LIR_NO_REG;
  for (uint32_t e = 0; e < source->edges.count; e++) {
    const LirEdge *edge = &source->edges.items[e];
    if (edge->block.index != at.index) continue;
    uint8_t at_exit = exit_reg(&ra->blocks[from.index], func->operands.items[edge->args + p].index);
    if (at_exit != LIR_NO_REG) reg = at_exit;
  }
  return reg;
}

/* A parameter takes the place that its argument comes from, if that is free and no call destroys it. */
static void keep_param(Colour *colour, LirBlock at, LirBlock from, uint32_t p,
                       const uint8_t *arrival) {
  Ra *ra = colour->ra;
  uint32_t value = lir_block(ra->func, at)->params.items[p].index;
  uint8_t reg = LIR_NO_REG;
  if (at.index == 1)
    reg = arrival[p];
  else if (colour->hint[value] == LIR_NO_REG && from.index)
    reg = argument_reg(ra, at, from, p);
  if (reg == LIR_NO_REG || is_lost_in_calls(colour, value, reg)) return;
  if (ra->allocatable & LIR_REG(reg) && !(colour->used & LIR_REG(reg)))
    colour_take(colour, value, reg);
}

/* The function's parameters move from where they arrive to where they were put. */
static void move_arrivals(Colour *colour, const uint8_t *arrival) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  const LirBlockRow *row = lir_block(func, (LirBlock){1});
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    if (ra->blocks[1].param_next[p] == RA_NEVER) continue;
    func->used_regs |= LIR_REG(arrival[p]);
    func->result_regs[value] = arrival[p];
    LirPlace to =
        colour->reg[value] != LIR_NO_REG ? (LirPlace)colour->reg[value] : slot_place(ra, value);
    colour_want(colour, to, arrival[p], value);
  }
  colour_flush(colour);
}

/* Gives a register to all that spill.c has in one at the block's entry. */
static void enter_block(Colour *colour, LirBlock at) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  LirBlockRow *row = lir_block(func, at);
  RaBlock *block = &ra->blocks[at.index];
  for (LirRegs left = colour->used; left; left &= left - 1)
    colour_give(colour, colour->held[regs_first(left)]);
  uint8_t arrival[64];
  if (at.index == 1) ra_entry_regs(func, ra->target, arrival);
  LirBlock from = likely_pred(ra, at);
  colour->is_bare = ra->bare[at.index];
  uint32_t *pending = NEW_ARRAY(ra->scratch, uint32_t, block->entry_count);
  uint32_t pending_count = keep_assigned(colour, at, from, pending);
  for (uint32_t p = 0; p < row->params.count; p++) {
    bool waits = false;
    for (uint32_t i = 0; i < pending_count; i++) waits |= pending[i] == row->params.items[p].index;
    if (waits) keep_param(colour, at, from, p, arrival);
  }
  for (uint32_t i = 0; i < pending_count; i++)
    if (colour->reg[pending[i]] == LIR_NO_REG)
      colour_take(colour, pending[i], colour_pick(colour, pending[i], ~colour->used, LIR_NO_REG));
  block->entry_regs = NEW_ARRAY(ra->scratch, RaAssignment, block->entry_count + 1);
  for (uint32_t i = 0; i < block->entry_count; i++)
    block->entry_regs[i] = (RaAssignment){block->entry[i], colour->reg[block->entry[i]]};
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t value = row->params.items[p].index;
    colour->param_reg[value] = colour->reg[value];
    func->result_regs[value] = colour->reg[value];
  }
  if (at.index == 1) move_arrivals(colour, arrival);
}

static bool is_operand(const LirValue *operands, uint32_t count, uint32_t value) {
  for (uint32_t o = 0; o < count; o++)
    if (operands[o].index == value) return true;
  return false;
}

static void colour_block(Colour *colour, LirBlock at) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  RaBlock *block = &ra->blocks[at.index];
  uint32_t *insts = lir_block(func, at)->insts.items, count = lir_block(func, at)->insts.count;
  uint8_t *leaving = ra->crosses_call + ra->value_count; /* second half: scratch flags */
  colour->out.items = NULL;
  colour->out.count = colour->out.capacity = 0;
  enter_block(colour, at);
  uint32_t next_event = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t first_event = next_event;
    for (; next_event < block->event_count && block->events[next_event].position == i;
         next_event++) {
      RaEvent event = block->events[next_event];
      switch (event.kind) {
      case RA_STORE:
        colour_want(colour, slot_place(ra, event.value), colour->reg[event.value], event.value);
        colour_flush(colour);
        break;
      case RA_EVICT: colour_give(colour, event.value); break;
      case RA_RELOAD: {
        uint32_t reg = colour_pick(colour, event.value, ~colour->used, LIR_NO_REG);
        colour_take(colour, event.value, reg);
        colour_want(colour, reg, slot_place(ra, event.value), event.value);
        colour_flush(colour);
        break;
      }
      case RA_LEAVE: { /* a value that is never read ends at once */
        const LirInst *inst = &func->insts.items[insts[i]];
        if (is_operand(lir_operands(func, inst), inst->operand_count, event.value))
          leaving[event.value] = 1;
        else
          colour_give(colour, event.value);
        break;
      }
      }
    }
    colour_place(colour, insts[i], leaving);
    for (uint32_t e = first_event; e < next_event; e++)
      if (block->events[e].kind == RA_LEAVE) {
        leaving[block->events[e].value] = 0;
        colour_give(colour, block->events[e].value);
      }
  }
  block->exit_regs = NEW_ARRAY(ra->scratch, RaAssignment, regs_count(colour->used) + 1);
  for (LirRegs left = colour->used; left; left &= left - 1) {
    uint32_t reg = regs_first(left);
    block->exit_regs[block->exit_reg_count++] = (RaAssignment){colour->held[reg], (uint8_t)reg};
  }
  LirBlockRow *row = lir_block(func, at);
  row->insts.count = 0;
  for (uint32_t i = 0; i < colour->out.count; i++)
    vec_push(func->arena, &row->insts, colour->out.items[i]);
}

static LirPlace exit_place(Ra *ra, const RaBlock *block, uint32_t value) {
  for (uint32_t h = 0; h < block->exit_reg_count; h++)
    if (block->exit_regs[h].value == value) return block->exit_regs[h].reg;
  return slot_place(ra, value);
}

/* A value that is in its slot in the target block, and at the end of the source only in a register, is stored. */
static void store_on_edge(Colour *colour, LirBlock from, LirBlock into) {
  Ra *ra = colour->ra;
  const LirFunc *func = ra->func;
  const RaBlock *source = &ra->blocks[from.index], *target = &ra->blocks[into.index];
  if (!target->entry_spilled_count && !target->live_in_all) return;
  for (uint32_t i = source->exit_stored_count; i < source->exit_count; i++)
    colour->unstored[source->exit[i]] = from.index;
  for (uint32_t i = 0; i < target->entry_spilled_count; i++) {
    uint32_t value = target->entry_spilled[i];
    const LirValueRow *row = &func->values.items[value];
    if (row->is_param && row->block.index == into.index) continue;
    if (colour->unstored[value] == from.index)
      colour_want(colour, slot_place(ra, value), exit_place(ra, source, value), value);
  }
  for (uint32_t i = source->exit_stored_count; i < source->exit_count && target->live_in_all; i++) {
    uint32_t value = source->exit[i];
    bool is_far = live_set_has(&ra->live_sets, target->live_in_all, value);
    for (uint32_t n = 0; n < target->live_in_count && is_far; n++)
      is_far = target->live_in[n].value != value;
    for (uint32_t n = 0; n < target->entry_count && is_far; n++) is_far = target->entry[n] != value;
    if (is_far) colour_want(colour, slot_place(ra, value), exit_place(ra, source, value), value);
  }
}

/* Moves on the edge: at the end of its source when that has no other edge, else at the start of its target. */
static void resolve_edge(Colour *colour, LirBlock from, const LirEdge *edge, bool at_end) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  const RaBlock *source = &ra->blocks[from.index], *target = &ra->blocks[edge->block.index];
  const LirBlockRow *to = lir_block(func, edge->block);
  for (uint32_t i = 0; i < target->entry_count; i++) {
    uint32_t value = target->entry_regs[i].value;
    const LirValueRow *row = &func->values.items[value];
    if (row->is_param && row->block.index == edge->block.index) continue;
    colour_want(colour, target->entry_regs[i].reg, exit_place(ra, source, value), value);
  }
  store_on_edge(colour, from, edge->block);
  for (uint32_t p = 0; p < to->params.count; p++) {
    uint32_t value = to->params.items[p].index;
    if (target->param_next[p] == RA_NEVER) continue;
    LirPlace place = exit_place(ra, source, func->operands.items[edge->args + p].index);
    LirPlace to_place = colour->param_reg[value] != LIR_NO_REG ? (LirPlace)colour->param_reg[value]
                                                               : slot_place(ra, value);
    colour_want(colour, to_place, place, value);
  }
  colour->out.items = NULL;
  colour->out.count = colour->out.capacity = 0;
  colour_flush(colour);
  if (!colour->out.count) return;
  LirBlockRow *row = lir_block(func, at_end ? from : edge->block);
  uint32_t count = row->insts.count, added = colour->out.count;
  vec_reserve(func->arena, &row->insts, count + added);
  if (at_end) {
    uint32_t last = row->insts.items[count - 1];
    for (uint32_t i = 0; i < added; i++) row->insts.items[count - 1 + i] = colour->out.items[i];
    row->insts.items[count - 1 + added] = last;
  } else {
    for (uint32_t i = count; i-- > 0;) row->insts.items[i + added] = row->insts.items[i];
    for (uint32_t i = 0; i < added; i++) row->insts.items[i] = colour->out.items[i];
  }
  row->insts.count = count + added;
}

void ra_colour(Ra *ra) {
  LirFunc *func = ra->func;
  Colour colour = {.ra = ra};
  uint32_t n = ra->value_count;
  colour.reg = NEW_ARRAY(ra->scratch, uint8_t, n);
  colour.hint = NEW_ARRAY(ra->scratch, uint8_t, n);
  colour.affinity = NEW_ARRAY(ra->scratch, uint8_t, n);
  colour.param_reg = NEW_ARRAY(ra->scratch, uint8_t, n);
  colour.param_of = NEW_ARRAY(ra->scratch, uint32_t, n);
  colour.unstored = NEW_ARRAY(ra->scratch, uint32_t, n);
  func->result_regs = NEW_ARRAY(func->arena, uint8_t, n);
  func->operand_regs = NEW_ARRAY(func->arena, uint8_t, func->operands.count + 1);
  memset(colour.reg, LIR_NO_REG, n);
  memset(colour.hint, LIR_NO_REG, n);
  memset(colour.affinity, LIR_NO_REG, n);
  memset(colour.param_reg, LIR_NO_REG, n);
  memset(func->result_regs, LIR_NO_REG, n);
  memset(func->operand_regs, LIR_NO_REG, func->operands.count + 1);
  collect_hints(&colour);
  for (uint32_t k = 0; k < func->order.count; k++) colour_block(&colour, func->order.items[k]);
  for (uint32_t k = 0; k < func->order.count; k++) {
    LirBlock from = func->order.items[k];
    uint32_t edge_count = lir_block(func, from)->edges.count;
    for (uint32_t e = 0; e < edge_count; e++) {
      LirEdge edge = lir_block(func, from)->edges.items[e];
      resolve_edge(&colour, from, &edge, edge_count == 1);
    }
  }
}

void lir_allocate(LirFunc *func, const LirTarget *target, const LirOptions *options,
                  Arena *scratch) {
  Ra ra = {.func = func, .target = target, .scratch = scratch, .allocatable = target->allocatable};
  ra.value_count = func->values.count;
  ra.most_near = options->near_limit ? options->near_limit : RA_MOST_NEAR;
  LirRegs kept = target->conv[LIR_CONV_CLEF].kept;
  for (int c = 0; c < 2; c++) {
    uint32_t wanted = c ? options->float_limit : options->int_limit;
    LirRegs mine = ra.allocatable & ra_class_regs(c);
    /* fewer registers, for tests: those of conventions stay as long as they can */
    while (wanted && regs_count(mine) > wanted) {
      LirRegs from = mine & kept && regs_count(mine & kept) > 1 ? mine & kept : mine;
      LirRegs highest = from;
      while (highest & (highest - 1)) highest &= highest - 1;
      mine &= ~highest;
    }
    ra.allocatable = (ra.allocatable & ~ra_class_regs(c)) | mine;
    ra.limit[c] = regs_count(mine);
  }
  ra.blocks = NEW_ARRAY(scratch, RaBlock, func->blocks.count);
  ra.next_use = NEW_ARRAY(scratch, uint32_t, func->operands.count + 1);
  ra.def_next = NEW_ARRAY(scratch, uint32_t, ra.value_count);
  ra.crosses_call = NEW_ARRAY(scratch, uint8_t, ra.value_count * 2);
  ra.slot = NEW_ARRAY(scratch, uint32_t, ra.value_count);
  ra_live(&ra);
  lir_step_done(options, func, LIR_STEP_LIVE);
  ra_spill(&ra);
  lir_step_done(options, func, LIR_STEP_SPILL);
  ra_plan_frame(&ra, options->optimise && lir_step_wanted(options, LIR_STEP_SHRINK_WRAP));
  ra_colour(&ra);
  lir_step_done(options, func, LIR_STEP_COLOUR);
  if (options->optimise && lir_step_wanted(options, LIR_STEP_REMAT)) ra_rematerialise(&ra);
  lir_step_done(options, func, LIR_STEP_REMAT);
}
