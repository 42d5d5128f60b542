/* payload: the sorts of slots, from kinds.def; what depends on more than the kind. */
#include "clef/psg/graph/payload.h"

/* What a slot's type in C says it is. */
#define SORT(type)                     \
  _Generic((type){0}, NodeId           \
           : PAYLOAD_NODE, TypeId      \
           : PAYLOAD_TYPE, TyconId     \
           : PAYLOAD_TYCON, FieldId    \
           : PAYLOAD_FIELD, CaseId     \
           : PAYLOAD_CASE, MemberId    \
           : PAYLOAD_MEMBER, SchemeId  \
           : PAYLOAD_SCHEME, LiteralId \
           : PAYLOAD_LITERAL, default  \
           : PAYLOAD_NUMBER)
#define A(type, name)    .a = SORT(type),
#define B(type, name)    .b = SORT(type),
#define OR_B(type, name) .is_b_open = true,
#define LIST(sort, name) .list = PAYLOAD_##sort, .is_list_open = PAYLOAD_##sort == PAYLOAD_FIELD,
#define RUN(name)        .a = PAYLOAD_NUMBER, .b = PAYLOAD_NUMBER,
static const Payload of_kind[PSG_KIND_COUNT] = {
#define PAYLOAD(name, accessor, type, slots) [PSG_##name] = {slots},
#include "clef/psg/kinds.def"
};

static bool is_anonymous(const Graph *g, const PsgNode *n) {
  return type_kind(g->types, type_resolve(g->types, n->type)) == TYPE_ANON_RECORD;
}

Payload psg_payload(const Graph *g, const PsgNode *n) {
  Payload payload = of_kind[psg_payload_kind[n->kind]];
  if (payload.is_b_open && n->flags & NODE_INTRINSIC_DECL) payload.b = PAYLOAD_NUMBER;
  if (payload.is_list_open && is_anonymous(g, n)) payload.list = PAYLOAD_NAME;
  return payload;
}

IdRun *psg_captures(const Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  if (n->kind == PSG_SEQ_MACHINE) return &psg_seq_machine(g, node)->captures;
  return of_kind[n->kind].list == PAYLOAD_CAPTURES ? &n->payload.raw.list : NULL;
}

bool psg_is_node_of_machine(const uint32_t *words, uint32_t index) {
  uint32_t regions = SEQ_MACHINE_WORDS, yields = regions + 4 * words[2],
           internals = yields + 4 * words[3];
  if (index < regions) return index == 6 || index == 7; /* driven, active */
  if (index < yields) return (index - regions) % 4 >= 2;
  if (index < internals) return (index - yields) % 4 < 3;
  return true;
}
