/* placement: chooses the registers around one instruction.
 *
 * In:    the place of each value before it (Colour), and the registers that the instruction requires (ra_constraints).
 * Out:   registers of operands, temporaries and results; one parallel move before it; the place of each value after it.
 * Keeps: values that live on are in registers that the instruction does not destroy.
 * Tests: t/lir/divide-and-shift-x86_64.lir, t/unit/lir_allocate.c
 *
 * An instruction with fixed registers (a call, a division) first clears them: a value that is in one and may not stay
 * moves to another register. Then each fixed operand is copied in. Both are one parallel move, so two values
 * may exchange registers. The rest is as for any instruction. An operand that a tied result overwrites is copied if it
 * lives on. Temporaries get registers, dying operands release theirs, and results get free ones.
 * (Hack, "Register Allocation for Programs in SSA Form", 2007, section 4.6: the instruction splits every live range.)
 */
#include "clef/lir/colour.h"

typedef struct Placing {
  Colour *colour;
  LirInst inst;
  RaInst info;
  const LirValue *operands;
  uint8_t *regs; /* by operand: where the instruction reads it */
  const uint8_t *leaving;
  bool lives[RA_MAX_OPERANDS];     /* by operand: the value lives on in a register */
  uint8_t before[RA_MAX_OPERANDS]; /* by operand: where it is before the parallel move */
  LirRegs fixed_operands;          /* registers that operands require */
  LirRegs early_fixed;             /* registers written before the last operand is read */
  LirRegs taken;                   /* nothing may move there */
  uint32_t movers[64], mover_count;
  LirRegs busy;  /* read by the instruction */
  LirRegs temps; /* of temporaries */
} Placing;

static void read_operands(Placing *p) {
  Colour *colour = p->colour;
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    uint32_t value = p->operands[o].index;
    p->regs[o] = p->before[o] = LIR_NO_REG;
    p->lives[o] = false;
    if (!value) continue;
    if (colour->reg[value] == LIR_NO_REG) bug("colour: v%u is in no register", value);
    p->regs[o] = p->before[o] = colour->reg[value];
    p->lives[o] = colour->ra->next_use[p->inst.operands + o] != RA_NEVER && !p->leaving[value];
    if (p->info.operand_fixed[o] != LIR_NO_REG)
      p->fixed_operands |= LIR_REG(p->info.operand_fixed[o]);
  }
  for (uint32_t r = 0; r < p->info.result_count; r++)
    if (p->info.result_early[r] && p->info.result_fixed[r] != LIR_NO_REG)
      p->early_fixed |= LIR_REG(p->info.result_fixed[r]);
  for (uint32_t t = 0; t < p->info.temp_count; t++)
    if (p->info.temps[t] != LIR_NO_REG) p->early_fixed |= LIR_REG(p->info.temps[t]);
}

/* ---- fixed registers ---- */

/* What becomes of the value in `reg`: it may stay, must move, or is read where it is copied to and gone (neither). */
typedef enum Fate { STAYS, MOVES, DIES } Fate;

static Fate fate(const Placing *p, uint32_t reg, uint32_t value) {
  LirRegs here = LIR_REG(reg);
  bool is_read = false, lives_on = false;
  bool plain = false;      /* an operand that any register suits */
  bool wants_here = false; /* an operand that requires this register */
  bool moves_in = false;   /* an operand that requires another, where it may live on */
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    if (p->operands[o].index != value) continue;
    uint8_t fixed = p->info.operand_fixed[o];
    is_read = true;
    lives_on = p->lives[o];
    if (fixed == reg)
      wants_here = true;
    else if (fixed == LIR_NO_REG)
      plain = true;
    else if (!(p->info.destroyed & LIR_REG(fixed)))
      moves_in = true;
  }
  bool may_stay;
  if (is_read && !lives_on && !plain) return DIES;
  if (is_read && !lives_on)
    may_stay =
        !((p->fixed_operands | p->early_fixed) & here) || (wants_here && !(p->early_fixed & here));
  else if (wants_here)
    may_stay = !(p->info.destroyed & here);
  else if (moves_in)
    may_stay = false; /* no register beside the required one may be free */
  else
    may_stay = !((p->fixed_operands | p->info.destroyed) & here);
  return may_stay ? STAYS : MOVES;
}

/* Where a mover goes: a fixed operand that lives on moves in for good. */
static uint32_t new_reg(Placing *p, uint32_t value) {
  Ra *ra = p->colour->ra;
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    uint8_t fixed = p->info.operand_fixed[o];
    if (p->operands[o].index == value && fixed != LIR_NO_REG && p->lives[o] &&
        !(p->info.destroyed & LIR_REG(fixed)) && ra->allocatable & LIR_REG(fixed))
      return fixed;
  }
  LirRegs all = ra->allocatable & ra_class_regs(ra_class(ra, value)), free = all & ~p->taken;
  if (!free) {
    /* dying plain operands may use registers that are destroyed only afterwards */
    LirRegs later = p->info.destroyed & ~p->early_fixed & ~p->fixed_operands & ~p->colour->used;
    free = all & ~(p->taken & ~later);
  }
  return colour_pick(p->colour, value, free, LIR_NO_REG);
}

/* Finds first the values that stay, then room for the others; requests their moves. */
static void find_movers(Placing *p) {
  Colour *colour = p->colour;
  p->taken = p->fixed_operands | p->info.destroyed;
  for (LirRegs left = colour->used; left; left &= left - 1) {
    uint32_t reg = regs_first(left), value = colour->held[reg];
    switch (fate(p, reg, value)) {
    case STAYS: p->taken |= LIR_REG(reg); break;
    case MOVES: p->movers[p->mover_count++] = value; break;
    case DIES: break;
    }
  }
  for (uint32_t m = 0; m < p->mover_count; m++) {
    uint32_t to = new_reg(p, p->movers[m]);
    p->taken |= LIR_REG(to);
    colour_want(colour, to, colour->reg[p->movers[m]], p->movers[m]);
  }
}

static void copy_into_fixed(Placing *p) {
  Colour *colour = p->colour;
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    uint8_t fixed = p->info.operand_fixed[o];
    uint32_t value = p->operands[o].index;
    if (fixed == LIR_NO_REG || !value) continue;
    p->regs[o] = fixed;
    bool known = fixed == colour->reg[value];
    for (uint32_t m = 0; m < colour->moves.count; m++) known |= colour->moves.items[m].to == fixed;
    if (!known) colour_want(colour, fixed, colour->reg[value], value);
  }
}

/* The value's register is free; colour->reg still says which it was. */
static void vacate(Colour *colour, uint32_t value) {
  uint8_t old = colour->reg[value];
  if (old == LIR_NO_REG || colour->held[old] != value) return;
  colour->held[old] = 0;
  colour->used &= ~LIR_REG(old);
}

/* Of an operand that dies: read in its own register, not only where it was copied to. */
static bool is_read_in_own_reg(const Placing *p, uint32_t value) {
  for (uint32_t o = 0; o < p->info.operand_count; o++)
    if (p->operands[o].index == value && (p->info.operand_fixed[o] == LIR_NO_REG ||
                                          p->info.operand_fixed[o] == p->colour->reg[value]))
      return true;
  return false;
}

static void clear_fixed(Placing *p) {
  Colour *colour = p->colour;
  find_movers(p);
  copy_into_fixed(p);
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    uint32_t value = p->operands[o].index;
    if (!value || p->lives[o] || p->info.operand_fixed[o] == LIR_NO_REG) continue;
    if (!is_read_in_own_reg(p, value)) vacate(colour, value);
  }
  for (uint32_t m = 0; m < p->mover_count; m++) vacate(colour, p->movers[m]);
  for (uint32_t m = 0; m < p->mover_count; m++)
    colour_take(colour, p->movers[m], colour->moves.items[m].to);
  for (uint32_t o = 0; o < p->info.operand_count; o++)
    if (p->operands[o].index && p->info.operand_fixed[o] == LIR_NO_REG)
      p->regs[o] = colour->reg[p->operands[o].index];
}

/* ---- every instruction ---- */

/* Operands that are overwritten but live on: a copy is overwritten instead. */
static void copy_tied(Placing *p) {
  Colour *colour = p->colour;
  p->busy = p->fixed_operands;
  for (uint32_t o = 0; o < p->info.operand_count; o++)
    if (p->regs[o] != LIR_NO_REG) p->busy |= LIR_REG(p->regs[o]);
  for (uint32_t r = 0; r < p->info.result_count; r++) {
    int tied = p->info.result_tied[r];
    if (tied < 0 || p->info.operand_fixed[tied] != LIR_NO_REG || !p->lives[tied]) continue;
    LirRegs free = ~(colour->used | p->busy | p->info.destroyed);
    uint32_t copy = colour_pick(colour, p->inst.result.index + r, free, LIR_NO_REG);
    colour_want(colour, copy, p->before[tied], p->operands[tied].index);
    p->regs[tied] = (uint8_t)copy;
    p->busy |= LIR_REG(copy);
  }
}

static void find_temps(Placing *p, uint32_t index) {
  Ra *ra = p->colour->ra;
  for (uint32_t t = 0; t < p->info.temp_count; t++) {
    uint32_t reg = p->info.temps[t];
    if (reg == LIR_NO_REG) {
      LirRegs free = ra->allocatable & ra_class_regs(p->info.temp_class[t]) &
                     ~(p->colour->used | p->busy | p->temps | p->info.destroyed);
      if (!free) bug("colour: no register for a temporary");
      LirRegs cheap = free & ~ra->target->conv[LIR_CONV_CLEF].kept;
      reg = regs_first(cheap ? cheap : free);
      /* P0 of the template; such rows have no address */
      if (t == 0) ra->func->insts.items[index].scale = (uint8_t)reg;
    }
    p->temps |= LIR_REG(reg);
    ra->func->used_regs |= LIR_REG(reg);
  }
  ra->func->used_regs |= p->info.clobbers & ra->allocatable;
}

/* Dying operands leave. Gives a register that a result would like: that of the first that leaves. */
static uint32_t leave(Placing *p) {
  uint32_t likes = LIR_NO_REG;
  for (uint32_t o = 0; o < p->info.operand_count; o++) {
    uint32_t value = p->operands[o].index;
    if (!value || p->lives[o]) continue;
    if (likes == LIR_NO_REG && p->info.operand_fixed[o] == LIR_NO_REG) likes = p->regs[o];
    colour_give(p->colour, value);
  }
  return likes;
}

/* A result that arrives in the scratch register goes to a place of its own. */
static void settle_scratch(Placing *p, uint32_t value, uint32_t arrives) {
  Colour *colour = p->colour;
  uint32_t own = colour_pick(colour, value, ~colour->used, LIR_NO_REG);
  colour->ra->func->result_regs[value] = (uint8_t)arrives;
  colour_take(colour, value, own);
  if (colour->ra->def_next[value] == RA_NEVER) {
    colour_give(colour, value);
    return;
  }
  colour_want(colour, own, arrives, value);
  colour_flush(colour);
}

static void place_results(Placing *p, uint32_t likes) {
  Colour *colour = p->colour;
  Ra *ra = colour->ra;
  uint32_t first = p->inst.result.index;
  for (uint32_t r = 0; r < p->info.result_count; r++) { /* nothing else may take the fixed ones */
    uint8_t fixed = p->info.result_fixed[r];
    if (fixed == LIR_NO_REG || !(ra->allocatable & LIR_REG(fixed))) continue;
    colour_take(colour, first + r, fixed);
    ra->func->result_regs[first + r] = fixed;
  }
  for (uint32_t r = 0; r < p->info.result_count; r++) {
    uint32_t value = first + r, fixed = p->info.result_fixed[r];
    if (fixed != LIR_NO_REG) {
      if (!(ra->allocatable & LIR_REG(fixed))) settle_scratch(p, value, fixed);
      continue;
    }
    if (p->info.result_tied[r] >= 0) {
      colour_take(colour, value, p->regs[p->info.result_tied[r]]);
    } else {
      bool early = p->info.result_early[r];
      LirRegs not = colour->used | p->temps | (early ? p->busy : 0);
      colour_take(colour, value, colour_pick(colour, value, ~not, early ? LIR_NO_REG : likes));
    }
    ra->func->result_regs[value] = colour->reg[value];
  }
  for (uint32_t r = 0; r < p->info.result_count; r++)
    if (ra->def_next[first + r] == RA_NEVER) colour_give(colour, first + r);
}

void colour_place(Colour *colour, uint32_t index, const uint8_t *leaving) {
  Ra *ra = colour->ra;
  LirFunc *func = ra->func;
  Placing p; /* one for each instruction: the arrays are not cleared */
  p.colour = colour;
  p.inst = func->insts.items[index];
  p.leaving = leaving;
  p.fixed_operands = p.early_fixed = p.temps = 0;
  p.mover_count = 0;
  ra_constraints(func, ra->target, &p.inst, &p.info);
  p.operands = lir_operands(func, &p.inst);
  p.regs = func->operand_regs + p.inst.operands;
  read_operands(&p);
  if (p.info.has_fixed) clear_fixed(&p);
  copy_tied(&p);
  colour_flush(colour);
  find_temps(&p, index);
  uint32_t likes = leave(&p);
  vec_push(ra->scratch, &colour->out, index);
  place_results(&p, likes);
}
