/* locate: where the variables of the source are, for a debugger (-g). */
#ifndef CLEF_LIR_LOCATE_H
#define CLEF_LIR_LOCATE_H

#include "clef/lir/dwarf.h"
#include "clef/lir/target.h"

/* Where a word of a variable is: in any of these registers, and in a slot of the frame. */
typedef struct LirWordState {
  LirRegs regs;
  uint32_t slot; /* plus 1; 0: in none */
  /* of a reference: which value it is; 0: of another word, which stays true as long as it lies there */
  uint32_t value;
} LirWordState;

/* The place that a list says. */
typedef struct LirWordPlace {
  uint8_t reg;   /* or LIR_NO_REG */
  uint32_t slot; /* as above */
} LirWordPlace;

typedef struct LirLocate {
  const LirFunc *func;
  const LirTarget *target;
  Arena *arena;
  uint32_t word_count;
  uint32_t *first_note, *next_note; /* by value, by note: plus 1 */
  uint32_t *ref_of;                 /* by value: its number among noted references, plus 1; or 0 */
  uint32_t ref_count;
  uint64_t **live; /* by block: which of these live at its start */
  /* by reference: its last use in the block at hand, plus 1; 0: none, or it lives on */
  uint32_t *dies_at;
  const LirInst **fixed;   /* by word: the constant that it always is; or NULL */
  LirWordState **at_entry; /* by block; NULL: never reached */
  LirWordState *now;       /* by word */
  LirWordPlace *shown;     /* by word: what the list says from the label on */
  uint32_t *from;          /* by variable: that label; 0: the list says nothing */
  Text *lists;             /* by variable */
  bool has_changed;
} LirLocate;

/* After the last change of the function; NULL: it has no variables, or is too large for them. */
LirLocate *lir_locate(const LirFunc *func, const LirTarget *target, Arena *arena);
/* The state at the block's start; behind an instruction. */
void lir_locate_block(LirLocate *locate, LirBlock block);
void lir_locate_inst(LirLocate *locate, const LirInst *inst, bool is_shared);
/* Writes the lists up to the label, from which on the state counts. `is_call`: the label is where a call returns, and what the
 * call destroys was gone before. `frame`: bytes from the stack pointer to the frame's upper end. */
void lir_locate_say(LirLocate *locate, uint32_t label, bool is_call, int32_t frame);
/* Ends all lists at the label, until lir_locate_say is called again. */
void lir_locate_stop(LirLocate *locate, uint32_t label, int32_t frame);
/* A piece of code elsewhere has the state of now, but for the registers that `inst` writes. */
void lir_locate_piece(LirLocate *locate, const LirInst *inst, uint32_t from, uint32_t to,
                      int32_t frame);

#endif
