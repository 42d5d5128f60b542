/* structure: see structure.h. Rows are in the order of files and, within a file, of the source. */
#include "clef/psg/graph/structure.h"

#include "clef/base/map64.h"

struct Structure {
  Arena arena;
  uint32_t phase; /* the tables are of the graph behind it */
  bool has_modules, has_types, has_classifications;
  ModuleTable modules;
  TypeTable types;
  ClassificationTable classifications;
};

/* The tables of the graph as it is; empty ones behind a new phase. */
static struct Structure *structure_of(Graph *g) {
  struct Structure *s = g->structure;
  if (s && s->phase == g->phase) return s;
  if (s)
    arena_reset(&s->arena);
  else
    s = g->structure = NEW(g->arena, struct Structure), arena_init(&s->arena, "structure");
  Arena arena = s->arena;
  *s = (struct Structure){.arena = arena, .phase = g->phase};
  return s;
}

typedef VEC(NodeId) ModuleNodes;

/* All ModuleDefs of the program, a module before those nested in it. */
static ModuleNodes module_nodes(Graph *g, Arena *arena) {
  ModuleNodes found = {0};
  for (uint32_t i = 0; i < g->modules.count; i++) {
    uint32_t next = found.count;
    vec_push(arena, &found, g->modules.items[i]);
    for (; next < found.count; next++) {
      NodeId module = found.items[next];
      for (uint32_t k = 0; k < psg_child_count(g, module); k++) {
        NodeId child = psg_child(g, module, k);
        if (child.index && psg_kind(g, child) == PSG_MODULE_DEF) vec_push(arena, &found, child);
      }
    }
  }
  return found;
}

const ModuleTable *psg_modules(Graph *g) {
  struct Structure *s = structure_of(g);
  if (s->has_modules) return &s->modules;
  s->has_modules = true;
  Map64 rows = {.arena = &s->arena}; /* path to 1 + row */
  ModuleNodes modules = module_nodes(g, &s->arena);
  for (uint32_t i = 0; i < modules.count; i++) {
    NodeId module = modules.items[i];
    Name path = psg_node(g, module)->name;
    uint32_t row = map64_find(&rows, (uint64_t)path.index + 1);
    if (!row) {
      vec_push(&s->arena, &s->modules, ((ModuleContents){.path = path}));
      row = s->modules.count;
      map64_set(&rows, (uint64_t)path.index + 1, row);
    }
    for (uint32_t k = 0; k < psg_child_count(g, module); k++) {
      NodeId child = psg_child(g, module, k);
      if (child.index) vec_push(&s->arena, &s->modules.items[row - 1].members, child);
    }
  }
  return &s->modules;
}

const TypeTable *psg_types(Graph *g) {
  struct Structure *s = structure_of(g);
  if (s->has_types) return &s->types;
  s->has_types = true;
  Map64 known = {.arena = &s->arena};
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind != PSG_TYPE_DEF || !psg_type_def_of(n)->tycon.index) continue;
    const TyconRow *t = tycon_row(g->types, psg_type_def_of(n)->tycon);
    Text text = text_in(&s->arena);
    const char *path = name_text(g->names, t->path);
    text_format(&text, "%s%s%s", path, *path ? "." : "", name_text(g->names, t->name));
    if (t->params.count) text_format(&text, "`%u", t->params.count);
    Name key = name_of(g->names, text.data, text.size);
    if (map64_find(&known, key.index)) continue;
    map64_set(&known, key.index, 1);
    vec_push(&s->arena, &s->types, ((TypeEntry){key, {i}}));
  }
  return &s->types;
}

static void classify(Graph *g, Arena *arena, ModuleClassification *row, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  switch (n->kind) {
  case PSG_MODULE_DEF:
  case PSG_ERROR: return;
  case PSG_REC_GROUP:
    for (uint32_t i = 0; i < n->children.count; i++) classify(g, arena, row, psg_child(g, node, i));
    return;
  default: break;
  }
  if (n->flags & NODE_ENTRY_POINT)
    row->entry_point = node;
  else if (n->emission == EMIT_MAIN_PROLOGUE)
    vec_push(arena, &row->init, node);
  else
    vec_push(arena, &row->definitions, node);
}

const ClassificationTable *psg_classifications(Graph *g) {
  struct Structure *s = structure_of(g);
  if (s->has_classifications) return &s->classifications;
  s->has_classifications = true;
  ModuleNodes modules = module_nodes(g, &s->arena);
  for (uint32_t i = 0; i < modules.count; i++) {
    ModuleClassification row = {.module = modules.items[i]};
    for (uint32_t k = 0; k < psg_child_count(g, row.module); k++) {
      NodeId child = psg_child(g, row.module, k);
      if (child.index) classify(g, &s->arena, &row, child);
    }
    vec_push(&s->arena, &s->classifications, row);
  }
  return &s->classifications;
}
