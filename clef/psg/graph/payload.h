/* payload: the words of a node's payload without its kind. What each of them is follows from the slots of kinds.def. Copies
 * and the library image translate handles by it; everything else reads a payload by its accessor (psg_coerce). */
#ifndef CLEF_PSG_GRAPH_PAYLOAD_H
#define CLEF_PSG_GRAPH_PAYLOAD_H

#include "clef/psg/psg.h"

typedef enum PayloadSort {
  PAYLOAD_NONE,   /* not used: 0 */
  PAYLOAD_NUMBER, /* no handle */
  PAYLOAD_NODE,
  PAYLOAD_TYPE,
  PAYLOAD_TYCON,
  PAYLOAD_FIELD,
  PAYLOAD_CASE,
  PAYLOAD_MEMBER,
  PAYLOAD_SCHEME,
  PAYLOAD_LITERAL,
  PAYLOAD_NAME,
  PAYLOAD_CAPTURES, /* a list of triples {NodeId, flags, 0} */
  PAYLOAD_FOREIGN,  /* a list: the descriptor of ffi.h, two Names and numbers */
  PAYLOAD_ARMS,     /* a list of triples {low, high, SeqBlock} */
  PAYLOAD_MACHINE   /* the list of a SeqStateMachine (clef/psg/seq/seq.h) */
} PayloadSort;
typedef struct Payload {
  uint8_t a, b, list; /* PayloadSort; of a list, that of each item */
  /* whether the sort is another for some nodes of the kind, which psg_payload decides */
  bool is_b_open : 1, is_list_open : 1;
} Payload;

/* Of the list of a SeqStateMachine: the words before its regions, yield points and internals (clef/psg/seq/seq.h). */
enum { SEQ_MACHINE_WORDS = 9 };

/* A SeqStateMachine's captures, whose IdRun is in `a` and `b`, are no part of it. */
Payload psg_payload(const Graph *graph, const PsgNode *node);
/* What it describes. */
static inline PsgRawPayload *psg_payload_words(PsgNode *node) { return &node->payload.raw; }
/* The captures of a Lambda, ObjectExpr, SeqExpr or SeqStateMachine; NULL of another node. */
IdRun *psg_captures(const Graph *graph, NodeId node);
/* The type arguments of a VarRef, NewObject, MethodCall, Intrinsic or TraitCall; NULL of another node. */
static inline IdRun *psg_type_args_of(PsgNode *n) {
  bool has_args = n->kind == PSG_VAR_REF || n->kind == PSG_INTRINSIC ||
                  n->kind == PSG_METHOD_CALL || n->kind == PSG_NEW_OBJECT ||
                  n->kind == PSG_TRAIT_CALL;
  return has_args ? &n->payload.raw.list : NULL;
}
/* Is the word a node in the list of a SeqStateMachine (psg_read_seq_machine)? */
bool psg_is_node_of_machine(const uint32_t *words, uint32_t index);
/* The sort of the word `index` of a list. */
static inline PayloadSort psg_payload_item(PayloadSort list, const uint32_t *words,
                                           uint32_t index) {
  if (list < PAYLOAD_CAPTURES) return list;
  if (list == PAYLOAD_FOREIGN) return index < 2 ? PAYLOAD_NAME : PAYLOAD_NUMBER;
  bool is_node = list == PAYLOAD_CAPTURES ? index % 3 == 0
                 : list == PAYLOAD_ARMS   ? index % 3 == 2
                                          : psg_is_node_of_machine(words, index);
  return is_node ? PAYLOAD_NODE : PAYLOAD_NUMBER;
}

#endif
