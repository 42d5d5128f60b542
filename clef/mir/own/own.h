/* own: reference counts made explicit (Perceus: Reinking, Xie, de Moura, Leijen 2021; borrowing after Ullrich and
 * de Moura 2019, "Counting immutable beans").
 *
 * Before, a program copies references freely. After, every counted reference is consumed exactly once on every path. The
 * steps, each its own file:
 *
 *   roots.c    ownership of values: a value is owned, lent by a root that must outlive it, or not counted
 *   borrow.c   which function parameters are only borrowed (over the unit)
 *   lend.c     block parameters lent by an owned value that lives on
 *   fresh.c    stores to objects just made, which overwrite nothing
 *   insert.c   dup and drop, by liveness of owners; cleanup on exception edges
 *   reuse.c    a unique cell gives up its fields without counting and its memory to the next allocation of its size
 *   tested_words.c counts of words that a test has classified as immediates or references
 */
#ifndef CLEF_MIR_OWN_OWN_H
#define CLEF_MIR_OWN_OWN_H

#include "clef/mir/analysis/analysis.h"
#include "clef/mir/mir.h"
#include "clef/mir/passes.h"

typedef enum OwnClass {
  OWN_NONE,  /* not a counted reference, or an immediate for sure */
  OWN_OWNED, /* this value holds a reference that must be consumed once */
  OWN_LENT,  /* a reference that its root keeps alive; to consume it, dup it */
} OwnClass;

/* Root of what outlives the function's activation: borrowed parameters, static data. */
#define OWN_FRAME UINT32_MAX

typedef struct OwnFunc {
  MirFunc *func;
  Arena *arena; /* scratch */
  MirCfg cfg;
  uint32_t value_count;
  /* by value index */
  uint32_t *canon; /* the value behind casts */
  uint8_t *class;  /* OwnClass of a REF */
  /* of OWN_LENT and of ADDR: owner's index or OWN_FRAME; of OWN_OWNED: itself; 0: nothing to keep alive */
  uint32_t *root;
  bool *dup_at_birth; /* OWNED, but read from a place that keeps its own reference */
  bool *taken;        /* field owned because its object is taken apart, if that is owned */
  bool *kept;         /* field owned because it outlives what lends its object */
  bool *may_be_lent;  /* block parameter that only edges' arguments reach */
} OwnFunc;

/* Which owned values live into which blocks. */
typedef struct OwnLive {
  const uint32_t *number; /* by value index */
  /* by block, `words` each; values from 64 * words on live in their block alone */
  const uint64_t *bits;
  uint32_t words;
} OwnLive;

static inline bool own_lives_into(const OwnLive *live, uint32_t value, BlockId block) {
  uint32_t n = live->number[value];
  return n / 64 < live->words &&
         (live->bits[(size_t)block.index * live->words + n / 64] >> (n % 64) & 1) != 0;
}

/* Fills the tables for the function as it is now; `func->values[p].is_borrowed` says which parameters are borrowed. */
void own_find_roots(OwnFunc *own, MirFunc *func, Arena *scratch);

/* How an operand is used. */
typedef enum OwnUse { OWN_USE_NOTHING, OWN_USE_BORROW, OWN_USE_CONSUME } OwnUse;
/* May it store a reference where one was before? */
bool own_may_change_references(const MirInst *inst);
OwnUse own_use_of_operand(const MirFunc *func, const MirInst *inst, uint32_t index);
/* Of argument `index` of a call or tail call, or operand of another terminator (not of edges). */
OwnUse own_use_of_term_operand(const MirFunc *func, const MirTerm *term, uint32_t index);
/* The value whose life a use of `value` extends: an OWNED value's index, OWN_FRAME, or 0. */
static inline uint32_t own_root(const OwnFunc *own, ValueId value) {
  return own->root[own->canon[value.index]];
}
static inline OwnClass own_class(const OwnFunc *own, ValueId value) {
  return (OwnClass)own->class[own->canon[value.index]];
}

/* Changes the tables so that block parameters are lent by what lives on; true when there was one. */
bool own_lend_params(OwnFunc *own, const OwnLive *live);
void own_infer_borrows(MirUnit *unit, Arena *scratch);
void own_insert_counts(MirFunc *func, Arena *scratch, bool optimise);
void own_find_first_stores(MirFunc *func);
void own_use_tests(MirFunc *func, Arena *scratch);
void own_reuse(MirFunc *func, Arena *scratch);
void own_refill(MirFunc *func, Arena *scratch);

/* In: a verified unit without counts. Out: `unit->is_owned`. Keeps: nothing. `optimise` adds fresh, reuse, refill and known. */
void mir_own(MirUnit *unit, PassContext *cx);

#endif
