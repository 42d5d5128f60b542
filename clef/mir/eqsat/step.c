/* step: equality saturation of one function.
 *
 * In:    verified MIR before ownership.
 * Out:   no two equal computations, the first of which dominates the second; each is the cheapest that algebra.rules and what is
 *        known of its operands make of it. Loads of immutable fields, lengths and tags count as computations: what they read was
 *        stored before anybody saw the object. Loads of mutable places are equal under one state of memory (memory.h). Nothing
 *        that is not used.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/eqsat-*.mir, t/unit/eqsat_rules.c
 *
 * Equal up to the proof: the dominating one has a proof of its own. */
#include "clef/mir/eqsat/eqsat.h"
#include "clef/mir/passes.h"

void mir_eqsat(MirFunc *func, PassContext *cx) {
  MirCfg cfg;
  EqGraph g;
  mir_compute_cfg(func, cx->scratch, &cfg);
  eq_init(&g, func, &cfg, cx->scratch);
  eq_build(&g);
  if (eq_elaborate(&g)) func->is_simple = false;
  func->has_equals = false;
}

void mir_eqsat_late(MirFunc *func, PassContext *cx) {
  if (func->has_equals) mir_eqsat(func, cx);
}
