/* inlay_hints: inlay hints, the inferred types of names that the source gives none. */
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

/* Is a type written behind the name? */
static bool is_annotated(const char *text, uint32_t end) {
  while (text[end] == ' ') end++;
  return text[end] == ':' && text[end + 1] != ':' && text[end + 1] != '=';
}

/* The type that is shown behind the definition; NULL for none: functions have their signature in a hover. */
static const char *hint_text(Analysis *a, const Occurrence *o) {
  const Graph *g = &a->c->graph;
  if (o->symbol.kind != SYMBOL_VALUE || !o->is_definition || !o->node.index) return NULL;
  const PsgNode *n = psg_node(g, o->node);
  Types *t = g->types;
  TypeId type = type_resolve(t, n->type);
  bool is_function = n->kind == PSG_BINDING && type_kind(t, type) == TYPE_FUNCTION;
  if (is_function || type_kind(t, type) == TYPE_ERROR || type_kind(t, type) == TYPE_VAR)
    return NULL;
  return type_text(t, a->arena, type);
}

void answer_inlay_hints(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                        Json *json) {
  (void)offset;
  enum { KIND_TYPE = 1 };
  const Occurrences *all = symbol_occurrences(a);
  const char *text = source_bytes(&a->c->sources, file);
  size_t size = source_file(&a->c->sources, file)->size;
  const JsonValue *range = json_member(params, "range");
  size_t from = range ? position_offset(text, size, position_of(json_member(range, "start"))) : 0,
         to = range ? position_offset(text, size, position_of(json_member(range, "end"))) : size;
  json_begin_array(json);
  for (uint32_t i = 0; i < all->count; i++) {
    const Occurrence *o = &all->items[i];
    if (o->span.file != file || o->span.start < from || o->span.start > to ||
        is_annotated(text, o->span.end))
      continue;
    const char *type = hint_text(a, o);
    if (!type) continue;
    json_begin_object(json);
    json_key(json, "position");
    json_position(json, offset_position(text, size, o->span.end));
    json_key_string(json, "label", format_in(a->arena, ": %s", type));
    json_key_number(json, "kind", KIND_TYPE);
    json_end_object(json);
  }
  json_end_array(json);
}
