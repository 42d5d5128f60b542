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
