/* outline: the symbols of a document as a tree, and the ranges that an editor can fold. */
#include "clef/lsp/answers.h"
#include "clef/lsp/symbol.h"

/* SymbolKind of the protocol. */
enum { KIND_MODULE = 2, KIND_CLASS = 5, KIND_METHOD = 6, KIND_FUNCTION = 12, KIND_VARIABLE = 13 };

static const char *last_part(const char *name) {
  const char *dot = strrchr(name, '.');
  return dot && dot[1] ? dot + 1 : name;
}

/* The kind of the symbol that a definition is; 0 for what is none. */
static int symbol_kind(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  if (n->flags & NODE_SYNTHETIC || !n->span.file) return 0;
  switch ((uint32_t)n->kind) {
  case PSG_MODULE_DEF: return KIND_MODULE;
  case PSG_TYPE_DEF: return KIND_CLASS;
  case PSG_BINDING:
    if (psg_member_of(n).index) return KIND_METHOD;
    return type_kind(g->types, type_resolve(g->types, n->type)) == TYPE_FUNCTION ? KIND_FUNCTION
                                                                                 : KIND_VARIABLE;
  default: return 0;
  }
}

static const char *symbol_text(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  Name name = n->name;
  if (n->kind == PSG_TYPE_DEF) name = tycon_row(g->types, psg_type_def_of(n)->tycon)->name;
  if (psg_member_of(n).index) name = member_row(g->types, psg_member_of(n))->name;
  return name.index ? last_part(name_text(g->names, name)) : "";
}

/* Writes the symbols among the children of a container. */
static void add_symbols(Analysis *a, NodeId container, uint32_t file, Json *json) {
  Graph *g = &a->c->graph;
  for (uint32_t i = 0; i < psg_child_count(g, container); i++) {
    NodeId node = psg_child(g, container, i);
    const PsgNode *n = psg_node(g, node);
    if (n->kind == PSG_REC_GROUP) add_symbols(a, node, file, json);
    int kind = symbol_kind(g, node);
    const char *name = symbol_text(g, node);
    if (!kind || n->span.file != file || !*name || *name == '.') continue;
    json_begin_object(json);
    json_key_string(json, "name", name);
    if (kind == KIND_METHOD || kind == KIND_FUNCTION || kind == KIND_VARIABLE)
      json_key_string(json, "detail",
                      type_text(g->types, a->arena, type_resolve(g->types, n->type)));
    json_key_number(json, "kind", kind);
    json_key(json, "range");
    json_range(json, &a->c->sources, n->span);
    json_key(json, "selectionRange");
    json_range(json, &a->c->sources, symbol_name_span(a, node));
    if (n->kind == PSG_MODULE_DEF || n->kind == PSG_TYPE_DEF) {
      json_key(json, "children");
      json_begin_array(json);
      add_symbols(a, node, file, json);
      json_end_array(json);
    }
    json_end_object(json);
  }
}

void answer_symbols(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                    Json *json) {
  (void)params, (void)offset;
  Graph *g = &a->c->graph;
  json_begin_array(json);
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (psg_node(g, g->modules.items[i])->span.file == file)
      add_symbols(a, g->modules.items[i], file, json);
  json_end_array(json);
}

/* Are the letters of the query letters of the name, in their order? Case does not count. */
static bool matches(const char *name, const char *query) {
  for (; *query; query++, name++) {
    while (*name && (*name | 0x20) != (*query | 0x20)) name++;
    if (!*name) return false;
  }
  return true;
}

static bool is_in_program(const Analysis *a, uint32_t file) {
  for (uint32_t i = 0; i < a->c->program_files.count; i++)
    if (a->c->program_files.items[i].file == file) return true;
  return false;
}

static void add_matches(Analysis *a, NodeId container, const char *path, const char *query,
                        Json *json) {
  Graph *g = &a->c->graph;
  for (uint32_t i = 0; i < psg_child_count(g, container); i++) {
    NodeId node = psg_child(g, container, i);
    const PsgNode *n = psg_node(g, node);
    if (n->kind == PSG_REC_GROUP) add_matches(a, node, path, query, json);
    int kind = symbol_kind(g, node);
    const char *name = symbol_text(g, node);
    if (!kind || !*name || *name == '.') continue;
    if (matches(name, query) && is_in_program(a, n->span.file)) {
      json_begin_object(json);
      json_key_string(json, "name", name);
      json_key_number(json, "kind", kind);
      if (*path) json_key_string(json, "containerName", path);
      json_key(json, "location");
      json_location(json, source_uri(a, n->span.file), &a->c->sources, symbol_name_span(a, node));
      json_end_object(json);
    }
    if (n->kind == PSG_MODULE_DEF || n->kind == PSG_TYPE_DEF)
      add_matches(a, node, *path ? format_in(a->arena, "%s.%s", path, name) : name, query, json);
  }
}

void answer_workspace_symbols(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                              Json *json) {
  (void)file, (void)offset;
  Graph *g = &a->c->graph;
  const char *query = json_member_string(params, "query");
  json_begin_array(json);
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (is_in_program(a, psg_node(g, g->modules.items[i])->span.file))
      add_matches(a, g->modules.items[i], "", query, json);
  json_end_array(json);
}

/* A definition of several lines can be folded. */
static void add_folding(Analysis *a, NodeId node, uint32_t file, Json *json) {
  Graph *g = &a->c->graph;
  const PsgNode *n = psg_node(g, node);
  for (uint32_t i = 0; i < psg_child_count(g, node); i++) {
    NodeId child = psg_child(g, node, i);
    PsgKind kind = psg_kind(g, child);
    if (kind == PSG_MODULE_DEF || kind == PSG_TYPE_DEF || kind == PSG_REC_GROUP ||
        kind == PSG_BINDING)
      add_folding(a, child, file, json);
  }
  if (n->span.file != file || n->flags & NODE_SYNTHETIC || n->kind == PSG_REC_GROUP) return;
  LineColumn from = source_line_column(&a->c->sources, file, n->span.start),
             to = source_line_column(&a->c->sources, file, n->span.end);
  if (to.line <= from.line) return;
  json_begin_object(json);
  json_key_number(json, "startLine", from.line - 1);
  json_key_number(json, "endLine", to.line - 1);
  json_end_object(json);
}

void answer_folding(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                    Json *json) {
  (void)params, (void)offset;
  Graph *g = &a->c->graph;
  json_begin_array(json);
  for (uint32_t i = 0; i < g->modules.count; i++)
    for (uint32_t k = 0; psg_node(g, g->modules.items[i])->span.file == file &&
                         k < psg_child_count(g, g->modules.items[i]);
         k++)
      add_folding(a, psg_child(g, g->modules.items[i], k), file, json);
  json_end_array(json);
}
