/* signature: signature help, the type of the function whose arguments are being written. */
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

static bool is_call(PsgKind kind) {
  return kind == PSG_APPLICATION || kind == PSG_METHOD_CALL || kind == PSG_NEW_OBJECT;
}

/* The innermost call around the offset that has an argument before it, or whose name ends before it. */
static NodeId call_around(const Graph *g, uint32_t file, uint32_t offset) {
  NodeId found = {0};
  uint32_t smallest = UINT32_MAX;
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (!is_call((PsgKind)n->kind) || n->span.file != file || n->span.start >= offset ||
        n->span.end < offset)
      continue;
    if (n->span.end - n->span.start < smallest)
      smallest = n->span.end - n->span.start, found = (NodeId){i};
  }
  return found;
}

/* The function or member that a call calls. */
static Symbol called(const Graph *g, NodeId call) {
  const PsgNode *n = psg_node(g, call);
  if (n->kind == PSG_METHOD_CALL || n->kind == PSG_NEW_OBJECT) {
    MemberId member = n->kind == PSG_METHOD_CALL ? psg_method_call_of(n)->slot
                                                 : psg_new_object_of(n)->constructor;
    return (Symbol){member.index ? SYMBOL_MEMBER : SYMBOL_NONE, member.index};
  }
  const PsgNode *function = psg_node(g, psg_child(g, call, 0));
  if (function->kind != PSG_VAR_REF) return (Symbol){SYMBOL_NONE, 0};
  NodeId definition = psg_var_ref_of(function)->definition;
  MemberId member = psg_member_of(psg_node(g, definition));
  return member.index ? (Symbol){SYMBOL_MEMBER, member.index}
                      : (Symbol){SYMBOL_VALUE, definition.index};
}

/* The number of arguments that end before the offset. */
static uint32_t arguments_before(const Graph *g, NodeId call, Symbol symbol, uint32_t offset) {
  uint32_t count = 0, first = psg_kind(g, call) == PSG_NEW_OBJECT ? 0 : 1;
  bool has_receiver = psg_kind(g, call) == PSG_APPLICATION && symbol.kind == SYMBOL_MEMBER &&
                      !(member_row(g->types, (MemberId){symbol.id})->flags & MEMBER_STATIC);
  for (uint32_t i = first + has_receiver; i < psg_child_count(g, call); i++) {
    const PsgNode *n = psg_node(g, psg_child(g, call, i));
    if (n->span.file && n->span.end < offset) count++;
  }
  return count;
}

void answer_signature(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                      Json *json) {
  (void)params;
  Graph *g = &a->c->graph;
  NodeId call = call_around(g, file, offset);
  Symbol symbol = call.index ? called(g, call) : (Symbol){SYMBOL_NONE, 0};
  NodeId function =
      call.index && psg_kind(g, call) == PSG_APPLICATION ? psg_child(g, call, 0) : (NodeId){0};
  const char *type = symbol.kind ? symbol_type(a, symbol, function) : NULL;
  if (!type) {
    json_null(json);
    return;
  }
  json_begin_object(json);
  json_key(json, "signatures");
  json_begin_array(json);
  json_begin_object(json);
  json_key_string(json, "label", format_in(a->arena, "%s: %s", symbol_name(a, symbol), type));
  json_end_object(json);
  json_end_array(json);
  json_key_number(json, "activeSignature", 0);
  json_key_number(json, "activeParameter", arguments_before(g, call, symbol, offset));
  json_end_object(json);
}
