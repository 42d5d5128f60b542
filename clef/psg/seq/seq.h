/* seq: a sequence expression after saturation (phase 5).
 *
 * `seq { … }` becomes a SeqStateMachine node: a cell {state, current, code, captures…, internal…} (language
 * specification, sequence representation) and the blocks of its MoveNext. The node's value is a fresh cell in state 0.
 *
 *   children   [SeqBlock b0, b1, …, cleanup of region 1, cleanup of region 2, …]
 *
 * Code generation reads it through psg_read_seq_machine. What MoveNext(cell) does:
 *
 *   entry:  state 0 → block 0;  state k (1..N) → yields[k-1].resume;  state −(k+1) → dispose at yield k;  else → done
 *   done:   state := −1, return false
 *
 * SeqBlock: [PatternBinding param…, statement…, terminator]   index, region (0 none), params: {their number}
 * Statements are expressions (a Binding scopes over what follows, also in blocks that this one dominates). Terminators:
 *
 *   SeqGoto   [argument…]        block: the SeqBlock      arguments for its params
 *   SeqBranch [condition]        yes, no: the blocks if true, if false (no params)
 *   SeqSwitch [value]            arms: {value low, value high, block} each; otherwise: default block or none
 *   SeqYield  [value]            state: k (1..N); stores current, sets state k, returns true
 *   SeqYield  []                 state: k; result: 2 sets state k, 3 (nothing is left to do) state −1; is returned
 *   SeqLeave  []                 block: after the region; region: its Finally is run first, then goto block
 *   SeqDone   []                 goto done
 * A statement that raises, in a block of region r: see SeqRegion. Region 0: state := −1, the exception leaves MoveNext.
 *
 * Variables: `captures` are read in place in their fields; `internals` live in fields from 3 + capture count: a VarRef
 * loads, a Set or the Binding that declares it stores, a param of a block stores at entry. Every other variable is local:
 * it is set before its uses on every path, in the same activation, and a mutable one is used in one block only.
 * A variable with NODE_CAPTURED is a counted cell, and the field has the reference to it.
 *
 * `yield! s` sets `active` to the sequences that are active: s (SeqImpl of rt/). A machine that is itself run so has `driven`
 * set: it returns 2 or 3, the enumeration at the root takes s, puts it above and resumes the machine when s has ended. At
 * the root the machine runs s in a loop of its own. Lists, arrays and strings are loops in either case.
 * `yield! f a` at the end of `let rec f x = seq { … }` sets the capture x to a and goes to block 0: no sequence is made.
 *
 * Dispose (state −(k+1)): runs the cleanups of yield k's regions, innermost first, each once; then done. With regions
 * (TryWith) are skipped. An exception from a cleanup goes to the enclosing region.
 * An exception that no TryWith around it takes leaves MoveNext before the cleanups: they wait for Dispose, in state N + r of
 * the innermost Finally region r, in which MoveNext says false.
 */
#ifndef CLEF_PSG_SEQ_SEQ_H
#define CLEF_PSG_SEQ_SEQ_H

#include "clef/psg/graph/payload.h"

typedef enum SeqBodyKind { SEQ_SEQUENTIAL, SEQ_WHILE_BASED } SeqBodyKind;

typedef struct SeqRegion {
  uint32_t is_with; /* try … with; else try … finally */
  uint32_t parent;  /* region around it, 0 none */
  NodeId cleanup; /* finally: an expression of type unit, run once: after SeqLeave, on an exception (which is then
                        raised in `parent`), on dispose (then the parent's) */
  NodeId handler; /* with: the SeqBlock that gets the exception as its only param */
} SeqRegion;

typedef struct SeqYieldPoint {
  NodeId yield;    /* the Yield of the source */
  NodeId block;    /* the SeqBlock that ends in SeqYield k */
  NodeId resume;   /* the SeqBlock to go on with in state k */
  uint32_t region; /* of the yield */
} SeqYieldPoint;

typedef struct SeqMachine {
  SeqBodyKind body_kind;
  uint32_t block_count, region_count, yield_count, capture_count, internal_count;
  const NodeId *blocks;        /* blocks[0] is state 0 */
  const SeqRegion *regions;    /* regions[r - 1] */
  const SeqYieldPoint *yields; /* yields[k - 1], in order of the source */
  const uint32_t *captures;    /* triples as in a Lambda's list: {definition, flags, 0} */
  const NodeId *internals;     /* Bindings and PatternBindings */
  TypeId element;              /* of `current` */
  NodeId driven, active;       /* internals of a machine with `yield!`, else none */
  bool begins_again;           /* its captures are set on the way */
} SeqMachine;

SeqMachine psg_read_seq_machine(const Graph *graph, NodeId machine);
/* The field of a capture or an internal, as it lies in the cell: 0 state, 1 current, 2 code, then the captures, then the
 * internals. `active` is field 3 of a machine that has it, before the captures: the code that drives a sequence can
 * take it from any machine. */
uint32_t psg_seq_field(const SeqMachine *machine, NodeId definition);
/* The state machine of a SeqExpr whose body is saturated but for Yield. */
NodeId psg_saturate_seq(Graph *graph, NodeId seq);

#endif
