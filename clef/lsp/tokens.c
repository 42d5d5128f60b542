/* tokens: semantic tokens. An editor colours identifiers by what they mean.
 *
 * The result is a list of numbers, five a token: lines and characters since the token before, length, kind, modifiers
 * (Language Server Protocol 3.17, "Semantic Tokens").
 */
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

/* The order is that of the legend in server.c. */
enum {
  TOKEN_TYPE,
  TOKEN_FUNCTION,
  TOKEN_VARIABLE,
  TOKEN_PARAMETER,
  TOKEN_METHOD,
  TOKEN_PROPERTY,
  TOKEN_CASE
};

static int token_kind(Analysis *a, Symbol symbol) {
  const Graph *g = &a->c->graph;
  Types *t = g->types;
  switch (symbol.kind) {
  case SYMBOL_TYPE: return TOKEN_TYPE;
  case SYMBOL_CASE: return TOKEN_CASE;
  case SYMBOL_FIELD: return TOKEN_PROPERTY;
  case SYMBOL_MEMBER:
    return member_row(t, (MemberId){symbol.id})->kind == MEMBER_METHOD ? TOKEN_METHOD
                                                                       : TOKEN_PROPERTY;
  case SYMBOL_VALUE:
  case SYMBOL_NONE: break;
  }
  const PsgNode *n = psg_node(g, (NodeId){symbol.id});
  if (type_kind(t, type_resolve(t, n->type)) == TYPE_FUNCTION) return TOKEN_FUNCTION;
  bool is_parameter =
      n->kind == PSG_PATTERN_BINDING && n->parent.index && psg_kind(g, n->parent) == PSG_LAMBDA;
  return is_parameter ? TOKEN_PARAMETER : TOKEN_VARIABLE;
}

void answer_tokens(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                   Json *json) {
  (void)params, (void)offset;
  enum { DECLARATION = 1, MUTABLE = 2 }; /* modifiers, in the order of the legend */
  const Occurrences *all = symbol_occurrences(a);
  const char *text = source_bytes(&a->c->sources, file);
  size_t size = source_file(&a->c->sources, file)->size;
  size_t last_offset = 0;
  json_begin_object(json);
  json_key(json, "data");
  json_begin_array(json);
  for (uint32_t i = 0; i < all->count; i++) {
    const Occurrence *o = &all->items[i];
    if (o->span.file != file) continue;
    /* positions are counted from the token before, so that the whole is linear */
    Position from =
        offset_position(text + last_offset, size - last_offset, o->span.start - last_offset);
    Position length =
        offset_position(text + o->span.start, size - o->span.start, o->span.end - o->span.start);
    bool is_mutable = o->symbol.kind == SYMBOL_VALUE &&
                      psg_node(&a->c->graph, (NodeId){o->symbol.id})->flags & NODE_MUTABLE;
    json_number(json, from.line);
    json_number(json, from.character);
    json_number(json, length.character);
    json_number(json, token_kind(a, o->symbol));
    json_number(json, (o->is_definition ? DECLARATION : 0) | (is_mutable ? MUTABLE : 0));
    last_offset = o->span.start;
  }
  json_end_array(json);
  json_end_object(json);
}
