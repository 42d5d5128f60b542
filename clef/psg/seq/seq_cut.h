/* seq_cut: the state of the translation of a sequence expression, for seq.c and seq_self.c. */
#ifndef CLEF_PSG_SEQ_SEQ_CUT_H
#define CLEF_PSG_SEQ_SEQ_CUT_H

#include "clef/base/vec.h"
#include "clef/psg/graph/clone.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/walk.h"

typedef struct Block {
  NodeId node;
  VEC(NodeId) items; /* params, statements, terminator */
  uint32_t params, region;
  const char *name;
  bool closed;
} Block;

typedef struct JoinBlock {
  NodeId target;
  uint32_t block;
} JoinBlock;

/* Where the sequence goes on as itself and comes back: see Note [Frames] in clef/psg/seq/seq_self.c. */
typedef struct Deeper {
  uint32_t block,
      item; /* the frame is pushed in front of this item, which sets the first parameter or goes to s0 */
  uint32_t resume;
} Deeper;

typedef struct Cut {
  Graph *g;
  Arena *scratch;
  Span span;
  VEC(Block) blocks;
  VEC(SeqRegion) regions;
  VEC(SeqYieldPoint) yields;
  VEC(JoinBlock) joins;
  CloneMap marked; /* nodes to be taken apart */
  uint32_t current, region, checks;
  NodeId driven, active; /* variables of `yield!` */
  IdRun captures;
  NodeId lambda;   /* whose body the sequence is, if it is one */
  CloneMap again;  /* each `yield!` that begins anew → itself */
  CloneMap deeper; /* each that does and comes back → itself */
  VEC(Deeper) points;
  NodeId frames; /* the variable of the stack, or none */
} Cut;

typedef struct Variable {
  NodeId definition;
  uint32_t block; /* that declares it */
  bool is_mutable, several, slot;
  bool is_param; /* a capture that the sequence sets where it goes on as itself */
} Variable;

/* Liveness, as bit sets over variables. */
typedef struct State {
  Cut *c;
  VEC(Variable) variables;
  CloneMap index;             /* definition → row + 1 */
  uint64_t *use, *def, *live; /* bit sets, `words` a block */
  uint64_t *params;           /* a bit set: variables that are parameters */
  uint32_t words;
} State;

/* Blocks are named by index. A statement or terminator goes to the end of the current one. */
uint32_t seq_new_block(Cut *c, const char *name);
void seq_add(Cut *c, NodeId statement);
void seq_terminate(Cut *c, NodeId terminator);
NodeId seq_terminator(Cut *c, PsgKind kind, const NodeId *children, uint32_t count);
void seq_go_to(Cut *c, uint32_t block);
void seq_branch(Cut *c, NodeId condition, uint32_t yes, uint32_t no);

static inline bool seq_is_inner_function(PsgKind kind) {
  return kind == PSG_LAMBDA || kind == PSG_SEQ_MACHINE || kind == PSG_SEQ_EXPR ||
         kind == PSG_OBJECT_EXPR;
}
static inline bool seq_has_bit(const uint64_t *bits, uint32_t i) {
  return bits[i >> 6] >> (i & 63) & 1;
}

/* seq_self.c */
/* Is the node `yield! f a b` in let rec f x y = seq { … }? */
bool seq_calls_itself(Cut *c, NodeId seq, NodeId node);
/* Does nothing of the sequence come after the node? */
bool seq_is_last(const Graph *g, NodeId node, NodeId seq);
/* May such a `yield!` that is not the last keep a frame? For the sequence and each `yield!` in it. */
bool seq_is_guarded(const Graph *g, NodeId node, NodeId seq);
bool seq_shares_variables(Cut *c, NodeId seq);
/* Ends the current block; what comes behind, if anything does, is the current one then. */
void seq_cut_again(Cut *c, NodeId node);
/* After liveness is known: frames are pushed, and the block `done` takes one off first. */
void seq_make_frames(State *s, uint32_t done);

#endif
