/* rules: the equalities of algebra.rules as a table, written by clef/tools/rulec.c. e_matching.c reads it; t/unit/eqsat_rules.c
 * proves each row. */
#ifndef CLEF_MIR_EQSAT_RULES_H
#define CLEF_MIR_EQSAT_RULES_H

#include "clef/mir/eqsat/eqsat.h"

enum { EQ_SLOTS = 8, EQ_KIND_SLOTS = 4 };

typedef enum EqTermForm {
  EQ_TERM_OP,       /* an operation; its `count` operands follow, each whole */
  EQ_TERM_NAME,     /* any class, the same wherever the name stands */
  EQ_TERM_CONSTANT, /* likewise, a constant */
  EQ_TERM_NUMBER,   /* this constant, of the type of its place */
  EQ_TERM_FLOAT,    /* the same; `number` are the bits of an f64 */
} EqTermForm;

enum {
  EQ_KIND_ANY = 0xff,
  EQ_KIND_SLOT = 0x80
}; /* EqTerm.kind: a MirKind, any, or EQ_KIND_SLOT + n: the same everywhere */

typedef struct EqTerm {
  uint8_t form, op, count, slot, kind;
  uint8_t size; /* of the whole term, in rows: the next one begins behind them */
  int64_t number;
} EqTerm;

typedef struct EqKnown { /* what a guard may test: facts of names, bound types */
  EqFact facts[EQ_SLOTS];
  uint8_t kinds[EQ_KIND_SLOTS];
} EqKnown;

typedef struct EqRule {
  const char *name, *text;
  uint16_t line, left, right; /* line of the file; first terms in eq_terms, in preorder */
  uint8_t slot_count, kind_count;
  uint64_t wants[2]; /* of the root's first two operands: EqClass.has must share a bit */
  bool (*guard)(const EqKnown *known); /* or NULL */
} EqRule;

extern const char eq_rules_path[];
extern const EqTerm eq_terms[];
/* The term behind a whole one. */
static inline uint32_t eq_behind(uint32_t term) { return term + eq_terms[term].size; }
extern const EqRule eq_rules[];                      /* by the operation of the left side's root */
extern const uint16_t eq_rules_of[MIR_OP_COUNT + 1]; /* rules of an operation: [of[op], of[op + 1]) */
extern const uint32_t eq_rule_count;

#endif
