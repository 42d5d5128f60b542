/* match: rows of patterns to decision trees (L. Maranget, Compiling Pattern Matching to Good Decision Trees, ML 2008). */
#ifndef CLEF_PSG_MATCH_MATCH_H
#define CLEF_PSG_MATCH_MATCH_H

#include "clef/psg/psg.h"

typedef enum MatchFail {
  FAIL_RAISE,
  FAIL_RERAISE,
  FAIL_IGNORE /* unit: a `for` skips values that do not match */
} MatchFail;

/* The tree that finds the first of `cases` (MatchCase nodes) for the value of `scrutinee`, an expression that becomes part
 * of the tree. Bodies move into it, each once. */
NodeId psg_match_tree(Graph *graph, NodeId scrutinee, const NodeId *cases, uint32_t count,
                      TypeId result, Span span, MatchFail fail);

/* The rules (MatchCase nodes) of a match over a value of `type`. */
typedef struct MatchRules {
  const NodeId *rules;
  uint32_t count;
  TypeId type;
  bool has_error; /* others, whose patterns are in error, are left out: what is missing may be what they were meant for */
} MatchRules;

/* FS0025, FS0026, FS0104 for these rules; makes no node. `at`: place of FS0025. */
void psg_match_coverage(Graph *graph, const MatchRules *rules, Span at, MatchFail fail);
/* Does the program raise MatchFailureException? */
bool psg_may_fail_to_match(Graph *graph);

#endif
