/* navigate: definition, references, highlights, rename. All are filters over the program's occurrences. */
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

#include "clef/syntax/lexer.h"

static bool is_same(Symbol a, Symbol b) { return a.kind == b.kind && a.id == b.id; }

void answer_definition(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                       Json *json) {
  (void)params;
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  json_begin_array(json);
  for (uint32_t i = 0; o.symbol.kind && i < all->count; i++)
    if (all->items[i].is_definition && is_same(all->items[i].symbol, o.symbol))
      json_location(json, source_uri(a, all->items[i].span.file), &a->c->sources,
                    all->items[i].span);
  json_end_array(json);
}

void answer_references(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                       Json *json) {
  const JsonValue *with = json_member(json_member(params, "context"), "includeDeclaration");
  bool with_definition = !with || with->truth;
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  json_begin_array(json);
  for (uint32_t i = 0; o.symbol.kind && i < all->count; i++)
    if (is_same(all->items[i].symbol, o.symbol) && (with_definition || !all->items[i].is_definition))
      json_location(json, source_uri(a, all->items[i].span.file), &a->c->sources,
                    all->items[i].span);
  json_end_array(json);
}

void answer_highlights(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                       Json *json) {
  (void)params;
  enum { READ = 2, WRITE = 3 };
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  json_begin_array(json);
  for (uint32_t i = 0; o.symbol.kind && i < all->count; i++) {
    if (all->items[i].span.file != file || !is_same(all->items[i].symbol, o.symbol)) continue;
    json_begin_object(json);
    json_key(json, "range");
    json_range(json, &a->c->sources, all->items[i].span);
    json_key_number(json, "kind", all->items[i].is_definition ? WRITE : READ);
    json_end_object(json);
  }
  json_end_array(json);
}

/* Is the symbol defined in a file of the user's? Only then can its name be changed. */
static bool has_definition(const Occurrences *all, Symbol symbol) {
  for (uint32_t i = 0; i < all->count; i++)
    if (all->items[i].is_definition && is_same(all->items[i].symbol, symbol)) return true;
  return false;
}

void answer_prepare_rename(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                           Json *json) {
  (void)params;
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  if (o.symbol.kind && has_definition(all, o.symbol))
    json_range(json, &a->c->sources, o.span);
  else
    json_null(json);
}

/* The name as an identifier is written: quoted unless it is a plain one. NULL: there is no such identifier. */
static const char *written(Arena *arena, const char *name) {
  size_t size = strlen(name);
  bool has_quotes = size > 4 && !strncmp(name, "``", 2) && !strcmp(name + size - 2, "``");
  if (!size || strpbrk(name, "\r\n\t") || (strstr(name, "``") && !has_quotes)) return NULL;
  bool is_plain = !(*name >= '0' && *name <= '9') && !lex_is_keyword(name);
  for (const char *at = name; *at && is_plain; at++)
    is_plain = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
               (*at >= '0' && *at <= '9') || *at == '_' || *at == '\'' || *at & 0x80;
  return is_plain || has_quotes ? name : format_in(arena, "``%s``", name);
}

void answer_rename(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                   Json *json) {
  const char *name = written(a->arena, json_member_string(params, "newName"));
  const Occurrences *all = symbol_occurrences(a);
  Occurrence o = symbol_at(all, file, offset);
  if (!o.symbol.kind || !name || !has_definition(all, o.symbol)) {
    json_null(json);
    return;
  }
  uint32_t open = 0; /* the file whose edits are being written */
  json_begin_object(json);
  json_key(json, "changes");
  json_begin_object(json);
  for (uint32_t i = 0; i < all->count; i++) {
    const Occurrence *use = &all->items[i];
    if (!is_same(use->symbol, o.symbol)) continue;
    if (use->span.file != open) {
      if (open) json_end_array(json);
      open = use->span.file;
      json_key(json, source_uri(a, open));
      json_begin_array(json);
    }
    json_begin_object(json);
    json_key(json, "range");
    json_range(json, &a->c->sources, use->span);
    json_key_string(json, "newText", name);
    json_end_object(json);
  }
  if (open) json_end_array(json);
  json_end_object(json);
  json_end_object(json);
}
