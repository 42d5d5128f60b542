/* eqsat: the e-graph of a function, the fifth text's ⟨N, L, C, E, Γ⟩ (README.md). Private to clef/mir/eqsat.
 *
 *   N   nodes       EqNode: one computation of a word. A leaf (a parameter, what an effect gave) is written down as its class
 *                   alone, EqClass.leaf: it has no children, and no other node has its label
 *   L   labels      an EqNode's operation, type and attributes: what two nodes must share to be one
 *   C   children    classes, one an operand; a proof is none
 *   E   equalities  classes of nodes that give the same word (union-find)
 *   Γ   types       a MirType a class; a node has exactly one
 *
 * Nodes that are total and made of numbers only float: equal ones are one wherever they stand. All others (loads, lengths,
 * divisions with a proof, what looks at references or addresses) are pinned to the instruction that they were read from, and
 * equal only to one that dominates them. A leaf or pinned node is there from its place on; a floating one from where all its
 * children are.
 */
#ifndef CLEF_MIR_EQSAT_EQSAT_H
#define CLEF_MIR_EQSAT_EQSAT_H

#include "clef/mir/analysis/analysis.h"

/* clang-format off */
typedef struct ClassId { uint32_t index; } ClassId; /* c7; 0 is none */
typedef struct NodeId { uint32_t index; } NodeId;   /* n7; 0 is none */
/* clang-format on */

typedef struct EqPlace { /* a point of the walk over the dominator tree; block none: nowhere */
  BlockId block;
  uint32_t time; /* of the instruction, from 1; 0: anywhere */
} EqPlace;

/* What is known of a class everywhere (the text's section 2.1 leaves analyses open; as egg's e-class analyses). */
typedef struct EqFact {
  MirKind kind;
  bool is_constant;
  uint64_t bits;     /* of a constant, zero-extended; a float's IEEE bits */
  uint64_t possible; /* bits that may be 1 */
} EqFact;

enum { EQ_MOST_CHILDREN = 4 };

typedef struct EqNode {
  uint8_t op; /* MirOp */
  uint8_t child_count;
  uint8_t tag; /* attributes as in MirInst */
  bool is_pinned;
  uint16_t rule; /* the equality that made it + 1; 0: the program has it */
  MirType type;
  RowId row;
  SymbolId symbol; /* or the stride */
  uint32_t state;  /* of memory; 0: no matter */
  int64_t imm;
  ClassId children[EQ_MOST_CHILDREN];
  ClassId class; /* as it was made: eq_find gives its representative */
  NodeId next;   /* in its class */
  NodeId chain;  /* in its bucket */
  InstId inst;   /* pinned: where it stands */
  EqPlace available;
  uint32_t cost; /* cycles, its children's cheapest included */
} EqNode;

#define EQ_HAS_OP(op) \
  ((uint64_t)1 << (op) % 62) /* operations that share a bit are distinguished later */
#define EQ_HAS_LEAF     ((uint64_t)1 << 62)
#define EQ_HAS_CONSTANT ((uint64_t)1 << 63)
typedef struct EqClass {
  ClassId parent;     /* none: the root of its tree */
  NodeId first, last; /* none: a leaf alone */
  ValueId leaf;       /* or none */
  uint32_t cost;      /* of the cheapest node */
  uint64_t has;       /* EQ_HAS_… of its nodes */
  bool is_child;      /* of a node */
  uint32_t changed;   /* EqGraph.round when it was made or became larger last */
  MirType type;
  EqFact fact;
  EqPlace available; /* where one of its nodes is, as near to the entry as is known */
} EqClass;

typedef struct EqReason { /* a union that a rule made */
  ClassId of, is;         /* as they were made: of the left side's node, of the right side */
  uint16_t rule;          /* in eq_rules */
} EqReason;

typedef struct EqGraph {
  MirFunc *func;
  const MirCfg *cfg;
  Arena *arena;
  VEC(EqNode) nodes; /* item 0 unused, as in the next */
  VEC(EqClass) classes;
  uint32_t *floating, *pinned; /* buckets */
  uint32_t bucket_count;
  ClassId *class_of; /* by value */
  NodeId *node_of;   /* by instruction: what it was read as; none: an effect */
  NodeId latest;     /* the node that eq_add, eq_add_constant or eq_add_pinned gave the class of */
  uint32_t value_count; /* of the function as it was read */
  BlockId *walk;        /* the dominator tree, dominators first, each subtree whole */
  uint32_t walk_count;
  EqPlace now;   /* of what is being read */
  uint32_t fuel; /* how often rules may still find something for the instruction that is being read */
  uint32_t depth;      /* of rules that make what other rules look at */
  const ValueId *same; /* by value, or NULL: a parameter of its block that it is always equal to */
  uint32_t round;      /* of saturation, from 1; 0: while the function is read */
  uint32_t unions;     /* that made one class of two */
  bool is_incongruent; /* one of these had a node as parent: it may equal another now */
  uint32_t *fired;     /* by rule, or NULL: how often it found something */
  uint32_t without;    /* the number of a rule that finds nothing, from 1; 0: none */
  bool has_no_rules;   /* only nodes with equal labels and children are equal */
  bool has_reasons;    /* unions are written down, for eq_explain */
  VEC(EqReason) reasons;
} EqGraph;

/* ---- graph.c ---- */
void eq_init(EqGraph *g, MirFunc *func, const MirCfg *cfg, Arena *arena);
static inline EqNode *eq_node(const EqGraph *g, NodeId n) { return &g->nodes.items[n.index]; }
static inline EqClass *eq_class(const EqGraph *g, ClassId c) { return &g->classes.items[c.index]; }
ClassId eq_find_root(const EqGraph *g, ClassId c);
/* The class that this one has become a part of. */
static inline ClassId eq_find(const EqGraph *g, ClassId c) {
  return eq_class(g, c)->parent.index ? eq_find_root(g, c) : c;
}
/* What is known of a class. */
static inline const EqFact *eq_fact(const EqGraph *g, ClassId c) {
  return &eq_class(g, eq_find(g, c))->fact;
}
/* The class of a floating node with this label and children (which are put into the graph's order): that of an equal one, of the
 * constant that it folds to, or a new one, with what the rules find equal to it. */
ClassId eq_add(EqGraph *g, EqNode *node);
ClassId eq_add_constant(EqGraph *g, MirKind kind, uint64_t bits);
ClassId eq_add_leaf(EqGraph *g, ValueId value);
/* The class of the equal pinned node that dominates here, or of a new one. */
ClassId eq_add_pinned(EqGraph *g, EqNode *node);
/* Both are the same word. */
void eq_union(EqGraph *g, ClassId a, ClassId b);
/* For saturation: forgets which floating nodes there are; finds the node again, with its children as they are now, which may
 * make its class one with an equal node's; takes its cost and place from its children's classes anew: is it cheaper? */
void eq_clear_floating(EqGraph *g);
void eq_add_again(EqGraph *g, NodeId node);
bool eq_update(EqGraph *g, NodeId node);
/* Is what is there from `a` on there at `b`? */
bool eq_is_at(const EqGraph *g, EqPlace a, EqPlace b);

/* ---- e_matching.c ---- */
/* The number of the rule of this name, from 1; 0: there is none. */
uint32_t eq_rule_number(const char *name);
/* Unites the node's class with what each rule of clef/mir/eqsat/algebra.rules makes of it. */
void eq_apply_rules(EqGraph *g, NodeId node);

/* ---- explanation.c ---- */
/* Of a graph with reasons: for each instruction what it is equal to, and by which rules. */
void eq_explain(const EqGraph *g, Text *out);

/* ---- loops.c ---- */
/* By value: of a block's parameter the first parameter of the block that always equals it, or itself; NULL when none is equal. */
const ValueId *eq_same_params(MirFunc *func, const MirCfg *cfg, Arena *arena);

/* ---- equality_saturation.c ---- */
/* Restores congruence and applies rules again, in rounds, up to a bound. */
void eq_saturate(EqGraph *g);

/* ---- build.c, elaborate.c ---- */
/* Reads the function: every value gets a class. Changes nothing. */
void eq_build(EqGraph *g);
/* Writes it anew: each computation in its place, as the cheapest equal one that can stand there, once where one dominates.
 * Has anything changed that `simplify` could look at again? */
bool eq_elaborate(EqGraph *g);

#endif
