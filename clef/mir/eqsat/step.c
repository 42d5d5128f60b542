/* step: equality saturation of one function.
 *
 * In:    verified MIR before ownership.
 * Out:   no two equal computations, the first of which dominates the second; each is the cheapest form by algebra.rules and
 *        the known facts about its operands. Loads of immutable fields, lengths and tags count as computations: the memory
 *        that they read was stored before the object was visible to other code. Loads of mutable places are equal under one
 *        state of memory (memory.h). No unused computations.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/eqsat-*.mir, t/unit/eqsat_rules.c
 *
 * The operands are equal but for the proof, and the dominating one has a proof of its own. */
#include "clef/mir/eqsat/eqsat.h"
#include "clef/mir/eqsat/skeleton.h"
#include "clef/mir/passes.h"

static void write_skeleton(EqGraph *g, PassContext *cx) {
  if (cx->only && !text_has_part(mir_symbol_text(g->func->unit, g->func->symbol), cx->only)) return;
  SkelUnit *unit = skel_unit_new(cx->scratch, g->func->unit->names);
  skel_of(unit, g);
  skel_print(unit, cx->skeletons);
}

static void verify_graph(EqGraph *g, PassContext *cx) {
  SkelUnit *unit = skel_unit_new(cx->scratch, g->func->unit->names);
  Text problems = text_in(cx->scratch);
  skel_of(unit, g);
  if (!skel_verify(unit, &problems)) bug("the e-graph is wrong: %s", text_string(&problems));
}

static void run(MirFunc *func, PassContext *cx, bool has_rules) {
  MirCfg cfg;
  EqGraph g;
  mir_compute_cfg(func, cx->scratch, &cfg);
  eq_init(&g, func, &cfg, cx->scratch);
  g.has_no_rules = !has_rules;
  if (cx->without_rule) g.without = eq_rule_number(cx->without_rule);
  if (cx->level >= 2) g.same = eq_same_params(func, &cfg, cx->scratch);
  g.has_reasons =
      cx->explain &&
      (!*cx->explain || text_has_part(mir_symbol_text(func->unit, func->symbol), cx->explain));
  eq_build(&g);
  if (cx->level >= 2) eq_saturate(&g);
  if (g.has_reasons) eq_explain(&g, cx->explanations);
  if (cx->verify) verify_graph(&g, cx);
  if (cx->skeletons) write_skeleton(&g, cx);
  if (eq_elaborate(&g)) func->is_simple = false;
  func->has_equals = false;
}

void skel_add_func(SkelUnit *unit, MirFunc *func) {
  MirCfg *cfg = NEW(unit->arena, MirCfg);
  EqGraph *g = NEW(unit->arena, EqGraph);
  mir_compute_cfg(func, unit->arena, cfg);
  eq_init(g, func, cfg, unit->arena);
  eq_build(g);
  skel_of(unit, g);
}

void mir_eqsat(MirFunc *func, PassContext *cx) { run(func, cx, true); }

void mir_eqsat_late(MirFunc *func, PassContext *cx) {
  if (func->has_equals) mir_eqsat(func, cx);
}

void mir_eqsat_end(MirFunc *func, PassContext *cx) {
  if (func->has_equals) run(func, cx, false);
}
