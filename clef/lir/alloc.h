/* alloc: what the steps of register allocation share. Private to clef/lir.
 *
 *     live.c     next uses      spill.c      values in registers    colour.c             registers of values
 *     operand.c  constraints    placement.c  one instruction        moves.c              parallel moves
 *     remat.c    constants      shrink_wrap.c  where the frame is made    allocation_check.c   proof
 */
#ifndef CLEF_LIR_ALLOC_H
#define CLEF_LIR_ALLOC_H

#include "clef/lir/live_set.h"
#include "clef/lir/target.h"

enum {
  RA_MAX_OPERANDS = 48,
  RA_NEVER = 0x7fffffff,
  RA_FAR = RA_NEVER - 1, /* at some distance */
  RA_LOOP_EXIT = 100000,
  RA_COLD = 2000,
  RA_MOST_NEAR = 128, /* live values whose distance is known at a block's entry */
};

/* The registers that an instruction requires, from the machine's table and the calling convention. */
typedef struct RaInst {
  uint32_t operand_count, result_count, temp_count;
  uint8_t operand_fixed[RA_MAX_OPERANDS]; /* register or LIR_NO_REG */
  uint8_t result_fixed[8];
  int8_t result_tied[8]; /* operand or -1 */
  bool result_early[8];
  uint8_t temps[4]; /* register, or LIR_NO_REG for any */
  uint8_t temp_class[4];
  LirRegs clobbers;  /* destroyed, results aside */
  LirRegs destroyed; /* clobbers, fixed temps, fixed results: nothing that lives on may be there */
  bool has_fixed;
} RaInst;

/* A value live at a block's entry, and how far its next use is. */
typedef struct RaUse {
  uint32_t value, distance;
} RaUse;
typedef struct RaAssignment {
  uint32_t value;
  uint8_t reg;
} RaAssignment;

typedef enum RaEventKind {
  RA_STORE,  /* to the value's slot, before the instruction */
  RA_EVICT,  /* no longer in a register, before the instruction */
  RA_RELOAD, /* from the slot, before the instruction */
  RA_LEAVE,  /* read by the instruction, not in a register after it */
} RaEventKind;
typedef struct RaEvent {
  uint32_t position;
  RaEventKind kind;
  uint32_t value;
} RaEvent;

/* Note [Near and far values]
 * At a block's entry the distances of at most RA_MOST_NEAR live values are known, the nearest ones. If more live there,
 * `live_in_all` is the set of all; those that are not in `live_in` are far. So the work for n values that live across n
 * blocks does not grow with the square of n. A live value that is in no register lies in its slot; therefore only the
 * values in registers, which are few, have a bit that says whether their slot is valid (entry_spilled,
 * exit_stored_count).
 */
typedef struct RaBlock {
  RaUse *live_in;
  uint32_t live_in_count;
  uint32_t live_in_all;   /* LiveSets; 0: live_in is complete */
  uint32_t live_in_total; /* how many, near and far */
  uint32_t *param_next;   /* distance of each parameter's first use; RA_NEVER if dead */
  uint32_t pressure[2];
  bool calls, is_done, is_header;
  bool uses_slots; /* at entry or exit a live value has a valid slot */
  uint32_t *entry; /* values in registers at entry, parameters among them */
  uint32_t entry_count;
  uint32_t *entry_spilled; /* near, in registers or parameters, with a valid slot at entry */
  uint32_t entry_spilled_count;
  uint32_t *exit; /* values in registers at the end, those with a valid slot first */
  uint32_t exit_count, exit_stored_count;
  RaEvent *events;
  uint32_t event_count;
  RaAssignment *entry_regs, *exit_regs;
  uint32_t exit_reg_count;
} RaBlock;

typedef struct Ra {
  LirFunc *func;
  const LirTarget *target;
  Arena *scratch;
  LirRegs allocatable;
  uint32_t limit[2];  /* registers of each class */
  uint32_t most_near; /* RA_MOST_NEAR, or fewer for tests */
  RaBlock *blocks;    /* by block */
  LiveSets live_sets;
  /* by operand: position of the value's next use after the instruction, in its block */
  uint32_t *next_use;
  uint32_t *def_next;    /* by value: position of the first use after the definition */
  uint8_t *crosses_call; /* by value */
  uint32_t *slot;        /* by value: spill slot + 1 */
  uint32_t value_count;
  uint8_t *bare; /* by block: the function may end here without a frame (shrink_wrap.c) */
  bool has_loops;
} Ra;

static inline int ra_class(const Ra *ra, uint32_t value) {
  return lir_is_float((LirType)ra->func->values.items[value].type);
}
static inline LirRegs ra_class_regs(int class) {
  return class ? ~(LirRegs)0 << LIR_FLOAT_REG : (LirRegs)0xffffffff;
}
static inline uint32_t ra_slot(Ra *ra, uint32_t value) {
  if (!ra->slot[value]) ra->slot[value] = ++ra->func->spill_slots;
  return ra->slot[value] - 1;
}
static inline uint32_t regs_count(LirRegs regs) {
  uint32_t n = 0;
  for (; regs; regs &= regs - 1) n++;
  return n;
}
static inline uint32_t regs_first(LirRegs regs) {
  uint32_t n = 0;
  if (!(regs & 0xffffffff)) n += 32, regs >>= 32;
  if (!(regs & 0xffff)) n += 16, regs >>= 16;
  if (!(regs & 0xff)) n += 8, regs >>= 8;
  if (!(regs & 0xf)) n += 4, regs >>= 4;
  if (!(regs & 3)) n += 2, regs >>= 2;
  return n + !(regs & 1);
}

void ra_constraints(const LirFunc *func, const LirTarget *target, const LirInst *inst, RaInst *out);
/* Registers in which the function's parameters arrive. */
void ra_entry_regs(const LirFunc *func, const LirTarget *target, uint8_t *regs);

void ra_live(Ra *ra);
void ra_spill(Ra *ra);
/* Ra.bare; none unless requested. */
void ra_plan_frame(Ra *ra, bool wanted);
void ra_colour(Ra *ra);
void ra_rematerialise(Ra *ra);

/* One move of a parallel move. */
typedef struct RaMove {
  LirPlace to, from;
  uint8_t type;
  uint32_t value;
} RaMove;
/* Orders the moves; writes MOVE instructions through `add`. At most 512 moves. */
void ra_sequence(const LirTarget *target, const RaMove *moves, uint32_t count,
                 void (*add)(void *context, RaMove move), void *context);

/* Allocation as a whole; the function afterwards holds MOVE instructions and its register tables. */
void lir_allocate(LirFunc *func, const LirTarget *target, const LirOptions *options,
                  Arena *scratch);
/* Where the frame is made: not where the function ends early. */
void lir_place_frame(LirFunc *func, const LirTarget *target, Arena *scratch);
/* Merges equal ends of blocks (tail_merge.c). Afterwards only registers have a meaning. */
void lir_merge_tails(LirFunc *func, const LirTarget *target, Arena *scratch);
/* Complaints, one a line, about an allocated function. */
void lir_check_allocation(const LirFunc *func, const LirTarget *target, Arena *scratch,
                          Text *complaints);

#endif
