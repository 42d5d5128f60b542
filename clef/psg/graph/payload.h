/* payload: what the words `a`, `b` and `list` of a node are, by its kind. The table is in payload.c; kinds.def says what they
 * mean. Copies and the library image translate handles by it. */
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
  PAYLOAD_FOREIGN   /* a list: the descriptor of ffi.h, two Names and numbers */
} PayloadSort;
typedef struct Payload {
  uint8_t a, b, list; /* PayloadSort; of a list, that of each item */
} Payload;

/* Of the list of a SeqStateMachine: the words before its regions, yield points and internals (clef/psg/seq/seq.h). */
enum { SEQ_MACHINE_WORDS = 9 };

/* Of the nodes of phases 1 to 4. */
Payload psg_payload(const Graph *graph, const PsgNode *node);
/* The sort of item `index` in a list. */
static inline PayloadSort psg_payload_item(PayloadSort list, uint32_t index) {
  if (list == PAYLOAD_CAPTURES) return index % 3 ? PAYLOAD_NUMBER : PAYLOAD_NODE;
  if (list == PAYLOAD_FOREIGN) return index < 2 ? PAYLOAD_NAME : PAYLOAD_NUMBER;
  return list;
}

#endif
