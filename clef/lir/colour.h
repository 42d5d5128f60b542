/* colour: what colour.c (blocks and edges) and placement.c (one instruction) share. Private to clef/lir. */
#ifndef CLEF_LIR_COLOUR_H
#define CLEF_LIR_COLOUR_H

#include "clef/lir/alloc.h"

typedef struct Colour {
  Ra *ra;
  uint8_t *reg;       /* by value: now, LIR_NO_REG outside registers */
  uint32_t held[64];  /* by register: value or 0 */
  LirRegs used;       /* registers that hold something now */
  uint8_t *hint;      /* by value */
  uint8_t *affinity;  /* by block parameter: register of the first value passed to it */
  uint32_t *param_of; /* by value: a block parameter that it is passed to */
  /* by value: the block, of those whose edges are resolved, at whose end it is in a register alone */
  uint32_t *unstored;
  uint8_t *param_reg; /* by value: register of a block parameter at entry, once chosen */
  VEC(uint32_t) out;  /* instructions of the block */
  VEC(RaMove) moves;  /* still to be written */
  LirRegs saved_used; /* kept registers in use so far: cheaper to use again */
  bool is_bare;       /* the block at hand may run without a frame */
} Colour;

/* From now on the value is in the register; is in none. */
void colour_take(Colour *colour, uint32_t value, uint32_t reg);
void colour_give(Colour *colour, uint32_t value);
/* A register out of `free` for the value, best one it wishes for, then `likes` (or LIR_NO_REG). One is free: spill.c
 * saw to that. */
uint32_t colour_pick(Colour *colour, uint32_t value, LirRegs free, uint32_t likes);
/* Adds a move to the parallel move in the making; writes that out. */
void colour_want(Colour *colour, LirPlace to, LirPlace from, uint32_t value);
void colour_flush(Colour *colour);

/* Instruction `index`, in place: moves before it, registers of its operands, temporaries and results, itself, and a
 * move after it for a result that cannot stay where it arrives. leaving, by value: read here for the last time in a
 * register. */
void colour_place(Colour *colour, uint32_t index, const uint8_t *leaving);

#endif
