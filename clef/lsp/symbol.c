/* symbol: occurrences from the graph, and what symbols are called. */
#include "clef/lsp/symbol.h"

#include <stdlib.h>

#include "clef/syntax/lexer.h"

/* The identifiers of one file, in order. */
typedef struct Idents {
  Token *items;
  uint32_t count;
} Idents;

typedef struct Collector {
  Analysis *a;
  Graph *g;
  Idents *of_file; /* by file */
  Occurrences found;
} Collector;

static Idents idents_of(Collector *k, uint32_t file) {
  Idents *idents = &k->of_file[file];
  if (idents->items) return *idents;
  Compilation *c = k->a->c;
  Diags quiet;
  Tokens tokens = {0};
  SyntaxOptions options = {c->defines.items, c->defines.count, 0};
  diags_init(&quiet, k->a->session, &c->sources);
  lex_file(k->a->session, &c->sources, &quiet, file, &options, &tokens);
  idents->items = NEW_ARRAY(k->a->session, Token, tokens.count + 1);
  for (uint32_t i = 0; i < tokens.count; i++)
    if (tokens.items[i].kind == T_IDENT) idents->items[idents->count++] = tokens.items[i];
  return *idents;
}

/* Does the identifier spell the name? ``a b`` is the name a b. */
static bool spells(const char *bytes, const Token *token, const char *name) {
  size_t quote = token->flags & TF_QUOTED ? 2 : 0, size = strlen(name);
  return token->end - token->start == size + 2 * quote &&
         !memcmp(bytes + token->start + quote, name, size);
}

static bool is_own_source(const Collector *k, Span span) {
  return span.file && source_bytes(&k->a->c->sources, span.file);
}

/* Adds the identifier with that name in the span: the first, or the last one. */
static void add(Collector *k, Span span, const char *name, bool last, Symbol symbol, NodeId node,
                bool is_definition) {
  if (!is_own_source(k, span) || !*name) return;
  const char *bytes = source_bytes(&k->a->c->sources, span.file);
  Idents idents = idents_of(k, span.file);
  uint32_t low = 0, high = idents.count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (idents.items[middle].start < span.start)
      low = middle + 1;
    else
      high = middle;
  }
  const Token *found = NULL;
  for (uint32_t i = low; i < idents.count && idents.items[i].end <= span.end; i++) {
    if (!spells(bytes, &idents.items[i], name)) continue;
    found = &idents.items[i];
    if (!last) break;
  }
  if (!found) return;
  Span at = {span.file, found->start, found->end};
  vec_push(k->a->session, &k->found, ((Occurrence){at, symbol, node, is_definition}));
}

static const char *text_of(Collector *k, Name name) {
  return name.index ? name_text(k->g->names, name) : "";
}

/* The last part of a name that was written as a path. */
static const char *last_part(const char *name) {
  const char *dot = strrchr(name, '.');
  return dot && dot[1] ? dot + 1 : name;
}

static void add_value(Collector *k, NodeId id, const PsgNode *n) {
  const PsgNode *target = psg_node(k->g, psg_var_ref_of(n)->definition);
  Symbol symbol = {SYMBOL_VALUE, psg_var_ref_of(n)->definition.index};
  if (target->kind == PSG_PATTERN_BINDING && target->flags & NODE_OR_ALIAS)
    symbol.id = psg_pattern_binding_of(target)->alias.index;
  if (psg_member_of(target).index) symbol = (Symbol){SYMBOL_MEMBER, psg_member_of(target).index};
  bool is_member = symbol.kind == SYMBOL_MEMBER;
  const char *name = is_member ? text_of(k, member_row(k->g->types, (MemberId){symbol.id})->name)
                               : text_of(k, n->name);
  add(k, n->span, last_part(name), is_member, symbol, id, false);
}

static void add_fields(Collector *k, NodeId id, const PsgNode *n) {
  IdRun fields = psg_record_of(n)->fields;
  for (uint32_t i = 0; i < fields.count; i++) {
    uint32_t field = psg_run(k->g, fields)[i];
    if (type_tycon(k->g->types, n->type).index)
      add(k, n->span, text_of(k, field_row(k->g->types, (FieldId){field})->name), false,
          (Symbol){SYMBOL_FIELD, field}, id, false);
  }
}

static void add_node(Collector *k, NodeId id) {
  const PsgNode *n = psg_node(k->g, id);
  if (!is_own_source(k, n->span)) return;
  Types *t = k->g->types;
  switch ((uint32_t)n->kind) { /* the kinds that name something */
  case PSG_BINDING:
    if (n->flags & NODE_SYNTHETIC) return;
    if (psg_member_of(n).index)
      add(k, n->span, text_of(k, member_row(t, psg_member_of(n))->name), false,
          (Symbol){SYMBOL_MEMBER, psg_member_of(n).index}, id, true);
    else
      add(k, n->span, text_of(k, n->name), false, (Symbol){SYMBOL_VALUE, id.index}, id, true);
    return;
  case PSG_PATTERN_BINDING: {
    bool is_alias = n->flags & NODE_OR_ALIAS;
    if (!(n->flags & NODE_SYNTHETIC))
      add(k, n->span, text_of(k, n->name), false,
          (Symbol){SYMBOL_VALUE, is_alias ? psg_pattern_binding_of(n)->alias.index : id.index}, id,
          !is_alias);
    return;
  }
  case PSG_VAR_REF: add_value(k, id, n); return;
  case PSG_UNION_CASE:
  case PSG_PAT_CASE:
    add(k, n->span, text_of(k, case_row(t, psg_union_case_of(n)->id)->name), false,
        (Symbol){SYMBOL_CASE, psg_union_case_of(n)->id.index}, id, false);
    return;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
    if (psg_field_of(n)->id.index &&
        type_tycon(t, psg_node(k->g, psg_child(k->g, id, 0))->type).index)
      add(k, n->span, text_of(k, field_row(t, psg_field_of(n)->id)->name), true,
          (Symbol){SYMBOL_FIELD, psg_field_of(n)->id.index}, id, false);
    return;
  case PSG_METHOD_CALL:
    add(k, n->span, text_of(k, member_row(t, psg_method_call_of(n)->slot)->name), true,
        (Symbol){SYMBOL_MEMBER, psg_method_call_of(n)->slot.index}, id, false);
    return;
  case PSG_RECORD_EXPR:
  case PSG_PAT_RECORD: add_fields(k, id, n); return;
  default: return;
  }
}

/* Definitions that are rows of the type tables. */
static void add_definitions(Collector *k) {
  Types *t = k->g->types;
  for (uint32_t i = t->tycons.own_start; i < t->tycons.count; i++) {
    const TyconRow *row = tycon_row(t, (TyconId){i});
    if (!is_own_source(k, row->span)) continue;
    add(k, row->span, text_of(k, row->name), false, (Symbol){SYMBOL_TYPE, i}, (NodeId){0}, true);
    for (uint32_t f = 0; f < row->field_count; f++) {
      const FieldRow *field = field_row(t, (FieldId){row->fields + f});
      if (!(field->flags & FIELD_HIDDEN))
        add(k, field->span, text_of(k, field->name), false, (Symbol){SYMBOL_FIELD, row->fields + f},
            (NodeId){0}, true);
    }
    bool has_cases = row->kind == TYCON_UNION || row->kind == TYCON_ENUM;
    for (uint32_t n = 0; has_cases && n < row->case_count; n++) {
      const CaseRow *own = case_row(t, (CaseId){row->cases + n});
      add(k, own->span, text_of(k, own->name), false, (Symbol){SYMBOL_CASE, row->cases + n},
          (NodeId){0}, true);
    }
  }
}

static int compare(const void *left, const void *right) {
  const Occurrence *a = left, *b = right;
  if (a->span.file != b->span.file) return a->span.file < b->span.file ? -1 : 1;
  if (a->span.start != b->span.start) return a->span.start < b->span.start ? -1 : 1;
  if (a->is_definition != b->is_definition) return a->is_definition ? -1 : 1;
  return a->node.index < b->node.index ? -1 : a->node.index > b->node.index;
}

static Occurrences collect(Analysis *a) {
  Collector k = {.a = a, .g = &a->c->graph};
  k.of_file = NEW_ARRAY(a->session, Idents, a->c->sources.files.count + 1);
  for (uint32_t i = k.g->nodes.own_start; i < k.g->nodes.count; i++) add_node(&k, (NodeId){i});
  add_definitions(&k);
  const TypeUses *uses = a->c->sema.editor.type_uses;
  for (uint32_t i = 0; uses && i < uses->count; i++)
    if (is_own_source(&k, uses->items[i].span))
      vec_push(a->session, &k.found,
               ((Occurrence){
                   uses->items[i].span, {SYMBOL_TYPE, uses->items[i].tycon.index}, {0}, false}));
  if (k.found.count) qsort(k.found.items, k.found.count, sizeof *k.found.items, compare);
  uint32_t kept = 0; /* one a place: the definition, else the first use */
  for (uint32_t i = 0; i < k.found.count; i++) {
    const Occurrence *last = kept ? &k.found.items[kept - 1] : NULL, *next = &k.found.items[i];
    if (last && last->span.file == next->span.file && last->span.start == next->span.start)
      continue;
    k.found.items[kept++] = *next;
  }
  k.found.count = kept;
  return k.found;
}

/* The index of the first occurrence at or behind the offset. */
static uint32_t first_in(const Occurrences *all, uint32_t file, uint32_t offset) {
  uint32_t low = 0, high = all->count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    const Span span = all->items[middle].span;
    if (span.file < file || (span.file == file && span.start < offset))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const Occurrences *symbol_occurrences(Analysis *a) {
  if (a->occurrences) return a->occurrences;
  Occurrences *all = NEW(a->session, Occurrences);
  *all = collect(a);
  return a->occurrences = all;
}

Span symbol_name_span(Analysis *a, NodeId definition) {
  const Graph *g = &a->c->graph;
  const PsgNode *n = psg_node(g, definition);
  const Occurrences *all = symbol_occurrences(a);
  for (uint32_t i = first_in(all, n->span.file, n->span.start); i < all->count; i++) {
    const Occurrence *o = &all->items[i];
    if (o->span.file != n->span.file || o->span.start >= n->span.end) break;
    bool is_type = n->kind == PSG_TYPE_DEF && o->symbol.kind == SYMBOL_TYPE &&
                   o->symbol.id == psg_type_def_of(n)->tycon.index;
    if (o->is_definition && (o->node.index == definition.index || is_type)) return o->span;
  }
  return (Span){n->span.file, n->span.start, n->span.start};
}

Occurrence symbol_at(const Occurrences *all, uint32_t file, uint32_t offset) {
  uint32_t next = first_in(all, file, offset + 1);
  const Occurrence *last = next ? &all->items[next - 1] : NULL;
  return last && last->span.file == file && offset <= last->span.end ? *last : (Occurrence){0};
}

const char *symbol_name(Analysis *a, Symbol symbol) {
  const Graph *g = &a->c->graph;
  Types *t = g->types;
  Name name = {0};
  switch (symbol.kind) {
  case SYMBOL_VALUE: name = psg_node(g, (NodeId){symbol.id})->name; break;
  case SYMBOL_MEMBER: name = member_row(t, (MemberId){symbol.id})->name; break;
  case SYMBOL_FIELD: name = field_row(t, (FieldId){symbol.id})->name; break;
  case SYMBOL_CASE: name = case_row(t, (CaseId){symbol.id})->name; break;
  case SYMBOL_TYPE: name = tycon_row(t, (TyconId){symbol.id})->name; break;
  case SYMBOL_NONE: break;
  }
  return name.index ? name_text(g->names, name) : "";
}

static const char *tycon_text(Analysis *a, TyconId tycon) {
  return tycon.index ? name_text(&a->c->names, tycon_row(&a->c->types, tycon)->name) : "";
}

const char *symbol_container(Analysis *a, Symbol symbol) {
  const Graph *g = &a->c->graph;
  Types *t = g->types;
  switch (symbol.kind) {
  case SYMBOL_VALUE: {
    const PsgNode *n = psg_node(g, (NodeId){symbol.id});
    NodeId up = n->parent;
    if (!(n->flags & NODE_MODULE_LEVEL)) return "";
    while (up.index && psg_kind(g, up) != PSG_MODULE_DEF) up = psg_node(g, up)->parent;
    return up.index && psg_node(g, up)->name.index ? name_text(g->names, psg_node(g, up)->name)
                                                   : "";
  }
  case SYMBOL_MEMBER: return tycon_text(a, member_row(t, (MemberId){symbol.id})->tycon);
  case SYMBOL_FIELD: return tycon_text(a, field_row(t, (FieldId){symbol.id})->tycon);
  case SYMBOL_CASE: return tycon_text(a, case_row(t, (CaseId){symbol.id})->tycon);
  case SYMBOL_TYPE: {
    Name path = tycon_row(t, (TyconId){symbol.id})->path;
    return path.index ? name_text(g->names, path) : "";
  }
  case SYMBOL_NONE: break;
  }
  return "";
}

const char *symbol_type(Analysis *a, Symbol symbol, NodeId node) {
  Graph *g = &a->c->graph;
  Types *t = g->types;
  TypeId type = {0};
  if (symbol.kind == SYMBOL_FIELD) type = field_row(t, (FieldId){symbol.id})->type;
  if (symbol.kind == SYMBOL_VALUE || symbol.kind == SYMBOL_MEMBER) {
    PsgKind kind = node.index ? psg_kind(g, node) : PSG_NONE;
    if (kind == PSG_VAR_REF || kind == PSG_BINDING || kind == PSG_PATTERN_BINDING)
      type = psg_node(g, node)->type;
    else if (symbol.kind == SYMBOL_VALUE)
      type = psg_node(g, (NodeId){symbol.id})->type;
  }
  if (!type.index) return NULL;
  type = type_resolve(t, type);
  bool has_this = symbol.kind == SYMBOL_MEMBER &&
                  !(member_row(t, (MemberId){symbol.id})->flags & MEMBER_STATIC) &&
                  member_row(t, (MemberId){symbol.id})->kind != MEMBER_CONSTRUCTOR;
  if (has_this && type_kind(t, type) == TYPE_FUNCTION) type = type_arg(t, type, 1);
  return type_text(t, a->arena, type);
}
