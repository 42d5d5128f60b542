/* payload: the table; what depends on more than the kind. */
#include "clef/psg/graph/payload.h"

static const Payload of_kind[PSG_KIND_COUNT] = {
    [PSG_TYPE_DEF] = {.a = PAYLOAD_TYCON},
    [PSG_BINDING] = {PAYLOAD_SCHEME, PAYLOAD_MEMBER, PAYLOAD_NAME},
    [PSG_LITERAL] = {.a = PAYLOAD_LITERAL},
    [PSG_VAR_REF] = {.a = PAYLOAD_NODE, .list = PAYLOAD_TYPE},
    [PSG_LAMBDA] = {PAYLOAD_NODE, PAYLOAD_NUMBER, PAYLOAD_CAPTURES},
    [PSG_RECORD_EXPR] = {.list = PAYLOAD_FIELD},
    [PSG_UNION_CASE] = {.a = PAYLOAD_CASE},
    [PSG_FIELD_GET] = {.a = PAYLOAD_FIELD},
    [PSG_FIELD_SET] = {.a = PAYLOAD_FIELD},
    [PSG_NEW_OBJECT] = {PAYLOAD_MEMBER, PAYLOAD_TYCON, PAYLOAD_TYPE},
    [PSG_OBJECT_EXPR] = {.a = PAYLOAD_TYCON, .list = PAYLOAD_CAPTURES},
    [PSG_METHOD_CALL] = {.a = PAYLOAD_MEMBER, .list = PAYLOAD_TYPE},
    [PSG_COERCE] = {.b = PAYLOAD_NUMBER},
    [PSG_TYPE_TEST] = {.a = PAYLOAD_TYPE},
    [PSG_INTRINSIC] = {.a = PAYLOAD_NUMBER, .list = PAYLOAD_TYPE},
    [PSG_TRAIT_CALL] = {.b = PAYLOAD_NUMBER, .list = PAYLOAD_TYPE},
    [PSG_FFI_CALL] = {.list = PAYLOAD_FOREIGN},
    [PSG_SEQ_EXPR] = {.list = PAYLOAD_CAPTURES},
    [PSG_PAT_LITERAL] = {.a = PAYLOAD_LITERAL},
    [PSG_PAT_CASE] = {.a = PAYLOAD_CASE},
    [PSG_PAT_EXN] = {.a = PAYLOAD_TYCON},
    [PSG_PAT_RECORD] = {.list = PAYLOAD_FIELD},
    [PSG_PAT_TYPE_TEST] = {.a = PAYLOAD_TYPE},
    [PSG_PAT_ACTIVE] = {.a = PAYLOAD_NUMBER, .b = PAYLOAD_NUMBER},
    [PSG_TUPLE_GET] = {.a = PAYLOAD_NUMBER},
    [PSG_JUMP] = {.a = PAYLOAD_NODE},
    [PSG_SEQ_GOTO] = {.a = PAYLOAD_NODE},
    [PSG_SEQ_BRANCH] = {.a = PAYLOAD_NODE, .b = PAYLOAD_NODE},
    [PSG_SEQ_SWITCH] = {.a = PAYLOAD_NODE, .list = PAYLOAD_ARMS},
    [PSG_SEQ_LEAVE] = {.a = PAYLOAD_NODE, .b = PAYLOAD_NUMBER},
    [PSG_SEQ_MACHINE] = {PAYLOAD_NUMBER, PAYLOAD_NUMBER, PAYLOAD_MACHINE},
};

static bool is_anonymous(const Graph *g, const PsgNode *n) {
  return type_kind(g->types, type_resolve(g->types, n->type)) == TYPE_ANON_RECORD;
}

Payload psg_payload(const Graph *g, const PsgNode *n) {
  Payload payload = of_kind[n->kind];
  if (n->kind == PSG_BINDING && n->flags & NODE_INTRINSIC_DECL) payload.b = PAYLOAD_NUMBER;
  if (n->kind == PSG_PATTERN_BINDING && n->flags & NODE_OR_ALIAS) payload.a = PAYLOAD_NODE;
  if (payload.list == PAYLOAD_FIELD && is_anonymous(g, n)) payload.list = PAYLOAD_NAME;
  return payload;
}

bool psg_is_node_of_machine(const uint32_t *words, uint32_t index) {
  uint32_t regions = SEQ_MACHINE_WORDS, yields = regions + 4 * words[2],
           internals = yields + 4 * words[3];
  if (index < regions) return index == 6 || index == 7; /* driven, active */
  if (index < yields) return (index - regions) % 4 >= 2;
  if (index < internals) return (index - yields) % 4 < 3;
  return true;
}
