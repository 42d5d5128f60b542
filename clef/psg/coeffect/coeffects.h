/* coeffects: what lowering and tools derive from the enriched graph (program semantic graph, 14). Computed on demand, after
 * enrichment; no node is made or changed. Captures, emission strategies, affinities and the layout of sequences stand in the
 * nodes. */
#ifndef CLEF_PSG_VIEW_COEFFECTS_H
#define CLEF_PSG_VIEW_COEFFECTS_H

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/psg.h"

typedef struct SsaName {
  NodeId node;
  const char *name;
} SsaName;
typedef struct BindingVersions {
  Name binding;
  uint32_t versions;
} BindingVersions;
/* Every binding of a variable has a name of its own; a mutable one has a version for each Set: x_0, x_1 … */
typedef struct SsaAssignment {
  VEC(SsaName) node_to_ssa;
  VEC(BindingVersions) versions; /* one for each name, over all roots */
  Map64 version_of;              /* Name to 1 + index in `versions` */
} SsaAssignment;

typedef struct MutabilityAnalysis {
  VEC(NodeId) addressed_mutable_bindings; /* captured, or their address taken */
  VEC(NodeId) modified_vars_in_loop_bodies;
  VEC(NodeId) module_level_mutable_bindings;
  Map64 listed; /* {list, NodeId}: each of them once */
} MutabilityAnalysis;

typedef struct YieldState {
  NodeId yield;
  uint32_t state;
  NodeId value;
} YieldState; /* value: none of a `yield!` */
typedef struct InternalState {
  Name name;
  NodeId definition;
  uint32_t field;
} InternalState;
typedef struct YieldStateAnalysis {
  NodeId seq_expr; /* the SeqStateMachine */
  uint32_t num_yields;
  uint32_t body_kind; /* SeqBodyKind */
  VEC(YieldState) yields;
  VEC(InternalState) internal_state;
} YieldStateAnalysis;

typedef struct PatternVariable {
  NodeId node;
  Name name;
  TypeId type;
} PatternVariable;
typedef struct CaseVariables {
  NodeId rule;
  VEC(PatternVariable) variables;
} CaseVariables;
typedef struct PatternBindingAnalysis {
  VEC(PatternVariable) entry_pattern_bindings; /* parameters */
  VEC(CaseVariables) case_pattern_bindings;    /* of Match (phase 4) and JoinTarget (phase 5) */
} PatternBindingAnalysis;

/* A seq body of one loop (sequence representation, 8): nodes of the source, its nested Sequentials flattened. */
typedef struct WhileBasedYieldInfo {
  VEC(NodeId) init_exprs; /* before the loop */
  NodeId while_node, condition;
  VEC(NodeId) pre_yield_exprs;
  NodeId yield, yield_value;
  VEC(NodeId) post_yield_exprs;
  NodeId conditional_yield; /* the IfThenElse around the yield, or none */
} WhileBasedYieldInfo;

/* Of what stands below `root` (a Binding, a module); the first two add to what they found below other roots. */
void psg_ssa_assignment(Graph *graph, Arena *arena, NodeId root, SsaAssignment *assignment);
void psg_mutability(Graph *graph, Arena *arena, NodeId root, MutabilityAnalysis *analysis);
YieldStateAnalysis psg_yield_states(Graph *graph, Arena *arena, NodeId seq_machine);
PatternBindingAnalysis psg_pattern_bindings(Graph *graph, Arena *arena, NodeId root);
/* Of a SeqExpr; false when its body is not one `while` with one yield. */
bool psg_while_based(Graph *graph, Arena *arena, NodeId seq_expr, WhileBasedYieldInfo *info);
/* The mutable variables that a Set, a FieldSet or an AddressOf below the region names. Objects and sequences of the region are
 * left out: they share their variables as cells. Lowering uses it for each loop, join and guarded body. The set of a region is
 * computed once. */
const NodeId *psg_modified_vars(Graph *graph, Arena *scratch, NodeId region, uint32_t *count);

#endif
