/* describe: hover. A code block with the declaration as F# writes it, then the comment `///` before the definition. */
#include "clef/driver/doc.h"
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

static Span definition_span(const Occurrences *all, Symbol symbol) {
  for (uint32_t i = 0; i < all->count; i++)
    if (all->items[i].is_definition && all->items[i].symbol.kind == symbol.kind &&
        all->items[i].symbol.id == symbol.id)
      return all->items[i].span;
  return (Span){0};
}

/* Where the library defines it, if that is no member. */
static Span library_span(Analysis *a, Symbol symbol) {
  const Types *t = &a->c->types;
  switch (symbol.kind) {
  case SYMBOL_VALUE: return psg_node(&a->c->graph, (NodeId){symbol.id})->span;
  case SYMBOL_FIELD: return field_row(t, (FieldId){symbol.id})->span;
  case SYMBOL_CASE: return case_row(t, (CaseId){symbol.id})->span;
  case SYMBOL_TYPE: return tycon_row(t, (TyconId){symbol.id})->span;
  case SYMBOL_MEMBER:
  case SYMBOL_NONE: break;
  }
  return (Span){0};
}

static const char *comment_of(Analysis *a, const Occurrences *all, Symbol symbol) {
  Span span = definition_span(all, symbol);
  if (span.file)
    return comment_above(a->arena, source_bytes(&a->c->sources, span.file), span.start);
  if (symbol.kind == SYMBOL_MEMBER) return doc_of_member(a->c, (MemberId){symbol.id});
  return comment_of_library(&a->c->comments, library_span(a, symbol));
}

static void add_fields(Analysis *a, Text *out, uint32_t first, uint32_t count) {
  Types *t = &a->c->types;
  for (uint32_t i = 0; i < count; i++) {
    const FieldRow *field = field_row(t, (FieldId){first + i});
    const char *type = type_text(t, a->arena, type_resolve(t, field->type));
    text_add(out, i ? " * " : " of ");
    if (field->flags & FIELD_NAMED) text_format(out, "%s: ", name_text(&a->c->names, field->name));
    text_add(out, type);
  }
}

static void add_declaration(Analysis *a, Text *out, const Occurrence *o) {
  Graph *g = &a->c->graph;
  const char *name = symbol_name(a, o->symbol), *type = symbol_type(a, o->symbol, o->node),
             *container = symbol_container(a, o->symbol);
  switch (o->symbol.kind) {
  case SYMBOL_VALUE: {
    bool is_mutable = psg_node(g, (NodeId){o->symbol.id})->flags & NODE_MUTABLE;
    text_format(out, "val %s%s%s%s: %s", is_mutable ? "mutable " : "", container,
                *container ? "." : "", name, type ? type : "_");
    return;
  }
  case SYMBOL_MEMBER:
    text_format(out, "member %s.%s%s%s", container, name, type ? ": " : "", type ? type : "");
    return;
  case SYMBOL_FIELD: text_format(out, "%s.%s: %s", container, name, type ? type : "_"); return;
  case SYMBOL_CASE: {
    const CaseRow *row = case_row(g->types, (CaseId){o->symbol.id});
    text_format(out, "%s.%s", container, name);
    add_fields(a, out, row->fields, row->field_count);
    return;
  }
  case SYMBOL_TYPE: text_format(out, "type %s%s%s", container, *container ? "." : "", name); return;
  case SYMBOL_NONE: return;
  }
}

void answer_hover(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                  Json *json) {
  (void)params;
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  if (!o.symbol.kind) {
    json_null(json);
    return;
  }
  Text text = text_in(a->arena);
  text_add(&text, "```fsharp\n");
  add_declaration(a, &text, &o);
  text_add(&text, "\n```");
  const char *comment = comment_of(a, all, o.symbol);
  if (*comment) text_format(&text, "\n\n%s", comment);
  json_begin_object(json);
  json_key(json, "contents");
  json_begin_object(json);
  json_key_string(json, "kind", "markdown");
  json_key_string(json, "value", text_string(&text));
  json_end_object(json);
  json_key(json, "range");
  json_range(json, &a->c->sources, o.span);
  json_end_object(json);
}
