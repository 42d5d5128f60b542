/* skeleton_value: what regions mean: values, memory by its states, ⟦n⟧ = L(n)⟦C(n)⟧. Private to the interpreter. */
#ifndef CLEF_MIR_EQSAT_SKELETON_VALUE_H
#define CLEF_MIR_EQSAT_SKELETON_VALUE_H

#include "clef/mir/eqsat/skeleton.h"

typedef struct SkelValue {
  uint8_t kind;        /* as SkelType.kind; MIR_KIND_NONE: ⊥ */
  uint32_t object;     /* of a reference or address; 0: the word itself is `bits` */
  uint32_t tag, count; /* of a tuple */
  uint64_t bits;       /* number; offset in the object; version of a state */
  const struct SkelValue *parts;
} SkelValue;
static inline bool skel_is_bottom(SkelValue v) { return v.kind == MIR_KIND_NONE; }

/* Memory is one; a state is a version of it. Each store begins a version and keeps what was there before. */
typedef struct SkelCell {
  uint64_t offset, version;
  SkelValue value;
} SkelCell;
typedef struct SkelObject {
  uint32_t tag;
  uint64_t lengths[4];
  bool is_zeroed;
  VEC(SkelCell) cells; /* in the order of the stores */
} SkelObject;

typedef struct SkelEval {
  const SkelUnit *unit;
  Arena *arena;
  const SkelFunc *f;      /* whose regions are evaluated */
  const SkelValue *store; /* s: by variable */
  uint64_t seed;
  VEC(SkelObject) objects; /* item 0 unused */
  uint64_t version;
  const char *fault;   /* why nothing goes on, or NULL */
  SkelValue *of_class; /* by node that stands for its class, of the region that is evaluated */
  uint32_t *done, stamp, room;
} SkelEval;

void skel_eval_init(SkelEval *e, const SkelUnit *unit, Arena *arena, uint64_t seed);
/* ⟦R X⟧ in the store. ⊥ when no node of the root's class has a value. */
SkelValue skel_eval_use(SkelEval *e, const SkelUse *use);
/* A primitive that is no word's function, on its operands: its result, or ⊥ when it gives none. */
SkelValue skel_eval_effect(SkelEval *e, const SkelLabel *label, const SkelValue *args,
                           uint32_t count);
/* Tuples in tuples down to a depth that a reader can follow. */
void skel_value_print(SkelValue v, uint32_t depth, Text *out);
enum { SKEL_SHOWN_DEPTH = 20 };

#endif
