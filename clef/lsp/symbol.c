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
  Map64 params;    /* by MemberId and Name: the PatternBinding */
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

/* An override and its slot are one symbol, the slot; a property's setter and getter are one, the getter. */
static Symbol member_symbol(const Types *t, MemberId member) {
  const MemberRow *row = member_row(t, member);
  if (row->flags & MEMBER_OVERRIDE && row->implements.index)
    return member_symbol(t, row->implements);
  if (row->kind == MEMBER_SETTER)
    for (MemberId at = tycon_row(t, row->tycon)->members; at.index; at = member_row(t, at)->next)
      if (member_row(t, at)->kind == MEMBER_GETTER &&
          member_row(t, at)->name.index == row->name.index)
        return member_symbol(t, at);
  return (Symbol){SYMBOL_MEMBER, member.index};
}

static bool is_setter(const Types *t, MemberId member) {
  return member_row(t, member)->kind == MEMBER_SETTER;
}

/* Adds the identifier with that name in the span: the first, or the last one. False if there is none. */
static bool add(Collector *k, Span span, const char *name, bool last, Symbol symbol, NodeId node,
                bool is_definition) {
  if (!is_own_source(k, span) || !*name) return false;
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
  if (!found) return false;
  Span at = {span.file, found->start, found->end};
  vec_push(k->a->session, &k->found, ((Occurrence){at, symbol, node, is_definition}));
  return true;
}

static const char *text_of(Collector *k, Name name) {
  return name.index ? name_text(k->g->names, name) : "";
}

/* The last part of a name that was written as a path. */
static const char *last_part(const char *name) {
  const char *dot = strrchr(name, '.');
  return dot && dot[1] ? dot + 1 : name;
}

/* Of an assignment the part in front of the new value, which may have the same name: the last child of the node. */
static Span target_span(const Collector *k, NodeId assignment, Span span) {
  uint32_t count = psg_child_count(k->g, assignment);
  Span value = count ? psg_node(k->g, psg_child(k->g, assignment, count - 1))->span : span;
  if (value.file == span.file && value.start > span.start && value.start < span.end)
    span.end = value.start;
  return span;
}

static void add_value(Collector *k, NodeId id, const PsgNode *n) {
  const PsgNode *target = psg_node(k->g, psg_var_ref_of(n)->definition);
  Symbol symbol = {SYMBOL_VALUE, psg_var_ref_of(n)->definition.index};
  if (target->kind == PSG_PATTERN_BINDING && target->flags & NODE_OR_ALIAS)
    symbol.id = psg_pattern_binding_of(target)->alias.index;
  if (psg_member_of(target).index) symbol = member_symbol(k->g->types, psg_member_of(target));
  bool is_member = symbol.kind == SYMBOL_MEMBER;
  bool sets = psg_member_of(target).index && is_setter(k->g->types, psg_member_of(target));
  const char *name = is_member ? text_of(k, member_row(k->g->types, (MemberId){symbol.id})->name)
                               : text_of(k, n->name);
  add(k, sets ? target_span(k, n->parent, n->span) : n->span, last_part(name), is_member, symbol,
      id, false);
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
    if (psg_member_of(n).index) {
      const MemberRow *row = member_row(t, psg_member_of(n));
      Symbol member = member_symbol(t, psg_member_of(n));
      bool is_definition = member.id == psg_member_of(n).index;
      Span before = {n->span.file, 0, n->span.start}; /* of `member _.P with get () = …` */
      if (!add(k, n->span, text_of(k, row->name), false, member, id, is_definition) &&
          (row->kind == MEMBER_GETTER || row->kind == MEMBER_SETTER))
        add(k, before, text_of(k, row->name), true, member, id, is_definition);
    } else {
      add(k, n->span, text_of(k, n->name), false, (Symbol){SYMBOL_VALUE, id.index}, id, true);
    }
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
      add(k, n->kind == PSG_FIELD_SET ? target_span(k, id, n->span) : n->span,
          text_of(k, field_row(t, psg_field_of(n)->id)->name), true,
          (Symbol){SYMBOL_FIELD, psg_field_of(n)->id.index}, id, false);
    return;
  case PSG_METHOD_CALL:
    add(k, is_setter(t, psg_method_call_of(n)->slot) ? target_span(k, id, n->span) : n->span,
        text_of(k, member_row(t, psg_method_call_of(n)->slot)->name), true,
        member_symbol(t, psg_method_call_of(n)->slot), id, false);
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
      bool is_made = field->flags & FIELD_HIDDEN && strchr(text_of(k, field->name), '@');
      if (!is_made)
        add(k, field->span, text_of(k, field->name), false, (Symbol){SYMBOL_FIELD, row->fields + f},
            (NodeId){0}, true);
    }
    for (MemberId m = row->members; m.index; m = member_row(t, m)->next)
      if (member_row(t, m)->flags & MEMBER_ABSTRACT)
        add(k, member_row(t, m)->span, text_of(k, member_row(t, m)->name), false,
            member_symbol(t, m), (NodeId){0}, !is_setter(t, m));
    bool has_cases = row->kind == TYCON_UNION || row->kind == TYCON_ENUM;
    for (uint32_t n = 0; has_cases && n < row->case_count; n++) {
      const CaseRow *own = case_row(t, (CaseId){row->cases + n});
      add(k, own->span, text_of(k, own->name), false, (Symbol){SYMBOL_CASE, row->cases + n},
          (NodeId){0}, true);
    }
  }
}

/* Definitions of the parameters of members, by the member and the name. */
static void find_params(Collector *k) {
  k->params.arena = k->a->session;
  for (uint32_t i = k->g->nodes.own_start; i < k->g->nodes.count; i++) {
    const PsgNode *n = psg_node(k->g, (NodeId){i});
    if (n->kind != PSG_BINDING || !psg_member_of(n).index || !n->children.count) continue;
    NodeId lambda = psg_child(k->g, (NodeId){i}, 0);
    for (uint32_t depth = 0; depth < 2 && psg_kind(k->g, lambda) == PSG_LAMBDA; depth++) {
      NodeId body = {0};
      for (uint32_t p = 0; p < psg_child_count(k->g, lambda); p++) {
        NodeId child = psg_child(k->g, lambda, p);
        if (psg_kind(k->g, child) == PSG_PATTERN_BINDING)
          map64_set(&k->params,
                    map64_key(psg_member_of(n).index, psg_node(k->g, child)->name.index),
                    child.index);
        else
          body = child;
      }
      lambda = body;
      if (!lambda.index) break;
    }
  }
}

/* A name that the checker noted. The span may be more than the name. */
static void add_use(Collector *k, const NameUse *use) {
  static const SymbolKind kinds[] = {
      [USE_TYPE] = SYMBOL_TYPE,   [USE_VALUE] = SYMBOL_VALUE, [USE_MEMBER] = SYMBOL_MEMBER,
      [USE_FIELD] = SYMBOL_FIELD, [USE_CASE] = SYMBOL_CASE,   [USE_PARAM] = SYMBOL_VALUE};
  Symbol symbol = {kinds[use->kind], use->id};
  if (use->kind == USE_PARAM) {
    symbol.id = map64_find(&k->params, map64_key(use->id, use->param.index));
    if (symbol.id) add(k, use->span, text_of(k, use->param), false, symbol, (NodeId){0}, false);
    return;
  }
  if (use->kind == USE_MEMBER) symbol = member_symbol(k->g->types, (MemberId){use->id});
  if (use->kind != USE_TYPE)
    add(k, use->span, symbol_name(k->a, symbol), use->kind == USE_CASE, symbol, (NodeId){0},
        use->is_declaration);
  else if (is_own_source(k, use->span))
    vec_push(k->a->session, &k->found, ((Occurrence){use->span, symbol, {0}, use->is_declaration}));
}

/* A value of a class that members capture is a hidden field: both are one symbol, the field. */
static void join_hidden_fields(Collector *k) {
  Types *t = k->g->types;
  Map64 at = {.arena = k->a->session}, field_of = {.arena = k->a->session};
  for (uint32_t i = 0; i < k->found.count; i++) {
    const Occurrence *o = &k->found.items[i];
    if (o->symbol.kind == SYMBOL_FIELD && o->is_definition &&
        field_row(t, (FieldId){o->symbol.id})->flags & FIELD_HIDDEN)
      map64_set(&at, map64_key(o->span.file, o->span.start + 1), o->symbol.id);
  }
  for (uint32_t i = 0; i < k->found.count; i++) {
    const Occurrence *o = &k->found.items[i];
    uint32_t field = o->symbol.kind == SYMBOL_VALUE && o->is_definition
                         ? map64_find(&at, map64_key(o->span.file, o->span.start + 1))
                         : 0;
    if (field) map64_set(&field_of, o->symbol.id, field);
  }
  for (uint32_t i = 0; i < k->found.count; i++) {
    Symbol *symbol = &k->found.items[i].symbol;
    uint32_t field = symbol->kind == SYMBOL_VALUE ? map64_find(&field_of, symbol->id) : 0;
    if (field) *symbol = (Symbol){SYMBOL_FIELD, field};
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
  find_params(&k);
  const NameUses *uses = a->c->sema.editor.name_uses;
  for (uint32_t i = 0; uses && i < uses->count; i++) add_use(&k, &uses->items[i]);
  join_hidden_fields(&k);
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
