/* memory: which stores a load may see, as numbers of states.
 *
 * Memory is cut into locations that cannot overlap: a field of a row, for each kind of word; all fields of nominal rows of one
 * kind, since a subtype names its base's fields anew; all references, since ownership lends them by kind
 * (clef/mir/own/roots.c, Note [Lending what a place holds]). Each location that the function loads from has a state. A store
 * begins another one for its location, what names no row (mem_copy, a store through a byref) for all. A call does so for what its
 * callee and the functions that this one calls store to (MirWrites), and for all references; a call of a function that is not
 * known, for all. Two loads of one place under one state give the same word. A join has the states of its dominator but for
 * locations that the blocks between the two store to, if these are not too many to look at.
 *
 *   mir_memory_init (&m, func, &cfg, scratch);
 *   for each block, dominators first:
 *     mir_memory_enter (&m, block);
 *     for each instruction: mir_memory_step (&m, inst), and for a load mir_memory_state (&m, inst)
 *     mir_memory_leave (&m, block);
 */
#ifndef CLEF_MIR_ANALYSIS_MEMORY_H
#define CLEF_MIR_ANALYSIS_MEMORY_H

#include "clef/mir/analysis/analysis.h"

enum { MIR_LOCATIONS = 16 }; /* the last stands for all that come behind it */

typedef struct MirLocation {
  uint8_t kind;
  uint16_t field; /* 0: any */
  RowId row;      /* none: any */
} MirLocation;

/* What a function stores to, its callees included: found by the step `side-effects`. A function that stores to more locations
 * counts as one that may store to any. */
enum { MIR_MOST_WRITES = 12 };
typedef struct MirWrites {
  uint32_t count;
  MirLocation locations[MIR_MOST_WRITES];
} MirWrites;

typedef struct MirStates {
  uint32_t of[MIR_LOCATIONS];
} MirStates;

typedef struct MirMemory {
  const MirFunc *func;
  const MirCfg *cfg;
  MirLocation locations[MIR_LOCATIONS];
  uint32_t location_count;
  bool has_others; /* the function loads from more locations: these are the last */
  uint32_t state_count;
  MirStates now;
  MirStates *at_end; /* by block */
  uint64_t *stored;  /* by block: the locations it stores to, a bit each; bit 63: known */
  uint32_t *seen;    /* by block: the join that it was looked at for */
} MirMemory;

/* The location of a load or store; false when it names none. */
bool mir_location_of(const MirFunc *f, const MirInst *inst, MirLocation *location);
bool mir_same_location(const MirLocation *a, const MirLocation *b);
/* Does it store to no place that a load or ownership looks at? */
bool mir_is_no_write(const MirInst *inst);

void mir_memory_init(MirMemory *m, const MirFunc *func, const MirCfg *cfg, Arena *arena);
void mir_memory_enter(MirMemory *m, BlockId block);
/* What the instruction stores begins new states. */
void mir_memory_step(MirMemory *m, const MirInst *inst);
/* The state that a load of a mutable place sees; 0: none that another load could share. */
uint32_t mir_memory_state(MirMemory *m, const MirInst *load);
void mir_memory_leave(MirMemory *m, BlockId block);

#endif
