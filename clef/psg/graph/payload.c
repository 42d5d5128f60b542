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
#define A(type, name) .a = SORT(type),
#define B(type, name) .b = SORT(type),
#define OR_B(type, name)
#define LIST(sort, name) .list = PAYLOAD_##sort,
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
  if (n->kind == PSG_BINDING && n->flags & NODE_INTRINSIC_DECL) payload.b = PAYLOAD_NUMBER;
  if (n->kind == PSG_PATTERN_BINDING && !(n->flags & NODE_OR_ALIAS)) payload.a = PAYLOAD_NONE;
  if (payload.list == PAYLOAD_FIELD && is_anonymous(g, n)) payload.list = PAYLOAD_NAME;
  return payload;
}

static PayloadSort list_sort(const PsgNode *n) {
  return (PayloadSort)of_kind[psg_payload_kind[n->kind]].list;
}

IdRun *psg_captures(const Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  if (n->kind == PSG_SEQ_MACHINE) return &psg_seq_machine(g, node)->captures;
  return list_sort(n) == PAYLOAD_CAPTURES ? &n->payload.raw.list : NULL;
}

IdRun *psg_type_args(const Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  return list_sort(n) == PAYLOAD_TYPE ? &n->payload.raw.list : NULL;
}

bool psg_is_node_of_machine(const uint32_t *words, uint32_t index) {
  uint32_t regions = SEQ_MACHINE_WORDS, yields = regions + 4 * words[2],
           internals = yields + 4 * words[3];
  if (index < regions) return index == 6 || index == 7; /* driven, active */
  if (index < yields) return (index - regions) % 4 >= 2;
  if (index < internals) return (index - yields) % 4 < 3;
  return true;
}
