/* library: one pass over the library's modules finds all rows of library.def. */
#include "clef/psg/graph/library.h"

#include "clef/psg/graph/clone.h"
#include "clef/psg/graph/pack.h"

static const char *const names[] = {
#define LIBRARY(name, text) text,
#include "clef/psg/graph/library.def"
#undef LIBRARY
};

static void find(Graph *g, NodeId container, const char *path) {
  for (uint32_t i = 0; i < psg_child_count(g, container); i++) {
    NodeId child = psg_child(g, container, i);
    if (!child.index) continue;
    const PsgNode *n = psg_node(g, child);
    if (n->kind == PSG_MODULE_DEF) find(g, child, name_text(g->names, n->name));
    if (n->kind == PSG_REC_GROUP) find(g, child, path);
    if (n->kind == PSG_BINDING && n->flags & NODE_EXPORT)
      vec_push(g->arena, &g->library->exports, child);
    if (n->kind != PSG_BINDING) continue;
    const char *name = name_text(g->names, n->name);
    size_t size = strlen(path);
    for (uint32_t k = 0; k < LIBRARY_COUNT; k++) {
      const char *wanted = names[k], *dot = strrchr(wanted, '.');
      if (g->library->binding[k].index || (size_t)(dot - wanted) != size) continue;
      if (!memcmp(wanted, path, size) && !strcmp(dot + 1, name)) g->library->binding[k] = child;
    }
  }
}

static PsgLibrary *library_of(Graph *g) {
  if (g->library) return g->library;
  g->library = NEW(g->arena, PsgLibrary);
  g->library->own.arena = g->arena;
  for (uint32_t i = 0; i < g->modules.count; i++) {
    const PsgNode *n = psg_node(g, g->modules.items[i]);
    if (source_is_library(g->sources, n->span.file))
      find(g, g->modules.items[i], name_text(g->names, n->name));
  }
  return g->library;
}

static NodeId clone(Graph *g, NodeId definition) {
  Arena scratch;
  arena_init(&scratch, "own");
  CloneMap map = {.arena = &scratch};
  NodeId copy = psg_clone(g, definition, &map);
  arena_end(&scratch);
  return copy;
}

/* Nodes of a library function stand in no source of the user. Views mark them as the expansion of the function: "Baker"
 * of the functions that decompose collections and options, "Intrinsic" of all others. */
static void begin_function(Graph *g, NodeId definition) {
  static const char *const decomposed[] = {"List",        "Array",  "Seq", "Option",
                                           "ValueOption", "Result", "Map", "Set"};
  NodeId module = psg_node(g, definition)->parent;
  while (module.index && psg_kind(g, module) != PSG_MODULE_DEF &&
         psg_kind(g, module) != PSG_TYPE_DEF)
    module = psg_node(g, module)->parent;
  const char *place = module.index ? name_text(g->names, psg_node(g, module)->name) : "",
             *name = name_text(g->names, psg_node(g, definition)->name), *kind = "Intrinsic";
  for (size_t i = 0; i < COUNT_OF(decomposed); i++)
    if (!strcmp(place, decomposed[i])) kind = "Baker";
  psg_begin_expansion(g, kind, format_in(g->arena, "%s%s%s", place, *place ? "." : "", name));
}

NodeId psg_own(Graph *g, NodeId definition) {
  if (!definition.index || !table_is_image(&g->nodes, definition.index)) return definition;
  const PsgNode *n = psg_node(g, definition);
  if (n->kind != PSG_BINDING || n->flags & NODE_INTRINSIC_DECL) return definition;
  PsgLibrary *library = library_of(g);
  uint64_t key = map64_key(definition.index, 1);
  uint32_t known = map64_find(&library->own, key);
  if (known) return (NodeId){known};
  uint32_t outer = g->expansion;
  g->expansion = 0; /* a library definition is none of what refers to it */
  if (g->after_phase) begin_function(g, definition);
  NodeId copy =
      n->flags & NODE_PACKED ? psg_unpack(g, library->bodies, definition) : clone(g, definition);
  g->expansion = outer;
  psg_node(g, copy)->parent = n->parent; /* its module, which names it */
  if (g->after_phase)                    /* views say which it is */
    psg_add_metadata(g, copy, name_of_string(g->names, "Library.Id"), META_NODE, definition.index);
  map64_set(&library->own, key, copy.index);
  return copy;
}

uint32_t psg_library_words(Graph *g, const uint32_t **words) {
  PsgLibrary *library = library_of(g);
  VEC(uint32_t) out = {0};
  for (uint32_t i = 0; i < LIBRARY_COUNT; i++) vec_push(g->arena, &out, library->binding[i].index);
  for (uint32_t i = 0; i < library->exports.count; i++)
    vec_push(g->arena, &out, library->exports.items[i].index);
  *words = out.items;
  return out.count;
}

void psg_library_start(Graph *g, const uint32_t *words, uint32_t count, const uint8_t *bodies) {
  g->library = NEW(g->arena, PsgLibrary);
  g->library->bodies = bodies;
  g->library->own.arena = g->arena;
  for (uint32_t i = 0; i < LIBRARY_COUNT && i < count; i++)
    g->library->binding[i] = (NodeId){words[i]};
  for (uint32_t i = LIBRARY_COUNT; i < count; i++)
    vec_push(g->arena, &g->library->exports, (NodeId){words[i]});
}

uint32_t psg_exports(Graph *g, const NodeId **items) {
  PsgLibrary *library = library_of(g);
  *items = library->exports.items;
  return library->exports.count;
}

NodeId psg_library(Graph *g, LibraryFunction function) {
  NodeId id = library_of(g)->binding[function];
  if (!id.index) bug("the library has no %s", names[function]);
  return psg_own(g, id);
}

bool psg_is_library(Graph *g, NodeId definition, LibraryFunction function) {
  if (!definition.index) return false;
  NodeId wanted = library_of(g)->binding[function];
  return wanted.index == definition.index ||
         (wanted.index && psg_own(g, wanted).index == definition.index);
}

NodeId psg_library_ref(Graph *g, LibraryUse use, Span span) {
  NodeId definition = psg_library(g, use.function);
  PsgNode *n = psg_node(g, definition);
  TypeId type = n->type;
  if (psg_binding_of(n)->scheme.index) {
    SchemeRow *scheme = scheme_row(g->types, psg_binding_of(n)->scheme);
    type = scheme->params.count ? type_substitute(g->types, scheme->type, scheme->params, use.args)
                                : scheme->type;
  }
  NodeId ref = psg_new_var(g, definition, type, span);
  IdRun list = psg_list(g, (const uint32_t *)use.args, use.arg_count);
  psg_var_ref(g, ref)->types = list;
  return ref;
}

NodeId psg_library_call(Graph *g, LibraryUse use, TypeId result, const NodeId *args, uint32_t count,
                        Span span) {
  NodeId children[9];
  if (count > 8) bug("library call with %u arguments", count);
  children[0] = psg_library_ref(g, use, span);
  memcpy(children + 1, args, count * sizeof *args);
  return psg_new_n(g, PSG_APPLICATION, result, span, children, count + 1);
}
