/* psg: making and changing nodes. */
#include "clef/psg/psg.h"

const char *const psg_kind_text[] = {
    "None",
#define KIND(name, text, children, first, last) text,
#include "clef/psg/kinds.def"
};

enum { VARY = PSG_VARY };
const PsgKindInfo psg_kind_info[] = {
    {0, 0, 0},
#define KIND(name, text, children, first, last) {children, first, last},
#include "clef/psg/kinds.def"
};

const uint8_t psg_payload_kind[PSG_KIND_COUNT] = {
#define PAYLOAD(name, accessor, type, slots) [PSG_##name] = PSG_##name,
#define PAYLOAD_AS(name, other)              [PSG_##name] = PSG_##other,
#include "clef/psg/kinds.def"
};

void psg_check_payload(const PsgNode *n, PsgKind kind) {
  if (psg_payload_kind[n->kind] != kind)
    bug("a node %s has no payload of a %s", psg_kind_text[n->kind], psg_kind_text[kind]);
}

const IntrinsicInfo psg_intrinsic_info[] = {
    {"", "", ""},
#define INTRINSIC(name, module, operation, category) {#module, #operation, category},
#include "clef/psg/intrinsics.def"
#undef INTRINSIC
};

IntrinsicId psg_find_intrinsic(const char *full_name) {
  const char *dot = strchr(full_name, '.');
  if (!dot) return INTRINSIC_NONE;
  size_t size = (size_t)(dot - full_name);
  for (uint32_t i = 1; i < INTRINSIC_COUNT; i++) {
    const IntrinsicInfo *info = &psg_intrinsic_info[i];
    if (strlen(info->module) == size && !memcmp(info->module, full_name, size) &&
        !strcmp(info->operation, dot + 1))
      return (IntrinsicId)i;
  }
  return INTRINSIC_NONE;
}

const char *psg_field_text(const Graph *g, TypeId record, uint32_t field) {
  if (!field) return "";
  bool is_anonymous = type_kind(g->types, type_resolve(g->types, record)) == TYPE_ANON_RECORD;
  Name name = is_anonymous ? (Name){field} : field_row(g->types, (FieldId){field})->name;
  return name_text(g->names, name);
}

void psg_init(Graph *g, Arena *unit, Types *types, Names *names, Sources *sources, Diags *diags) {
  *g = (Graph){.arena = unit, .types = types, .names = names, .sources = sources, .diags = diags};
  table_init(&g->nodes, unit, sizeof(PsgNode));
  table_init(&g->pool, unit, sizeof(uint32_t));
  table_init(&g->literals, unit, sizeof(LiteralRow));
  table_init(&g->resolutions, unit, sizeof(ResolutionRow));
  table_init(&g->metadata, unit, sizeof(MetadataRow));
  g->attributes.arena = unit;
  g->phase = 1;
}

NodeId psg_new(Graph *g, PsgKind kind, TypeId type, Span span) {
  NodeId id = {table_add(&g->nodes, 1)};
  PsgNode *n = psg_node(g, id);
  n->kind = (uint8_t)kind;
  n->emission = EMIT_INLINE;
  n->affinity = AFFINITY_STACK;
  n->reachable = !g->instances; /* from then on the walk over instances says */
  n->type = type;
  n->span = span;
  n->metadata = g->expansion;
  return id;
}

static void adopt(Graph *g, NodeId parent, const uint32_t *children, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (children[i]) psg_node(g, (NodeId){children[i]})->parent = parent;
}

IdRun psg_list(Graph *g, const uint32_t *items, uint32_t count) {
  IdRun run = {0, count};
  if (!count) return run;
  run.first = table_add(&g->pool, count);
  memcpy(table_row(&g->pool, run.first), items, count * sizeof *items);
  return run;
}

void psg_set_children(Graph *g, NodeId node, const NodeId *children, uint32_t count) {
  _Static_assert(sizeof(NodeId) == sizeof(uint32_t), "children are pool words");
  PsgNode *n = psg_node(g, node);
  if (count == n->children.count && !table_is_image(&g->nodes, node.index) &&
      (!count || !table_is_image(&g->pool, n->children.first))) {
    if (count) memmove(psg_run(g, n->children), children, count * sizeof *children);
  } else {
    n->children = psg_list(g, (const uint32_t *)children, count);
  }
  adopt(g, node, psg_run(g, n->children), count);
}

NodeId psg_new_n(Graph *g, PsgKind kind, TypeId type, Span span, const NodeId *children,
                 uint32_t count) {
  NodeId id = psg_new(g, kind, type, span);
  psg_set_children(g, id, children, count);
  return id;
}
NodeId psg_new1(Graph *g, PsgKind kind, TypeId type, Span span, NodeId child) {
  return psg_new_n(g, kind, type, span, &child, 1);
}
NodeId psg_new2(Graph *g, PsgKind kind, TypeId type, Span span, NodeId first, NodeId second) {
  return psg_new_n(g, kind, type, span, (NodeId[]){first, second}, 2);
}
NodeId psg_new3(Graph *g, PsgKind kind, TypeId type, Span span, NodeId first, NodeId second,
                NodeId third) {
  return psg_new_n(g, kind, type, span, (NodeId[]){first, second, third}, 3);
}

void psg_replace_child(Graph *g, NodeId parent, uint32_t index, NodeId child) {
  psg_run(g, psg_node(g, parent)->children)[index] = child.index;
  psg_node(g, child)->parent = parent;
}

LiteralId psg_literal_int(Graph *g, LiteralKind kind, uint64_t value) {
  uint32_t row = table_add(&g->literals, 1);
  *(LiteralRow *)table_row(&g->literals, row) =
      (LiteralRow){kind, (uint32_t)value, (uint32_t)(value >> 32)};
  return (LiteralId){row};
}

LiteralId psg_literal_text(Graph *g, LiteralKind kind, const char *bytes, size_t size) {
  uint32_t row = table_add(&g->literals, 1);
  /* The empty text has a name of its own only when one is requested: low = 0 is "". */
  uint32_t name = size ? name_of(g->names, bytes, size).index : 0;
  *(LiteralRow *)table_row(&g->literals, row) = (LiteralRow){kind, name, (uint32_t)size};
  return (LiteralId){row};
}

NodeId psg_new_literal(Graph *g, LiteralId literal, TypeId type, Span span) {
  NodeId id = psg_new(g, PSG_LITERAL, type, span);
  psg_literal(g, id)->value = literal;
  return id;
}

NodeId psg_new_var(Graph *g, NodeId definition, TypeId type, Span span) {
  NodeId id = psg_new(g, PSG_VAR_REF, type, span);
  psg_var_ref(g, id)->definition = definition;
  psg_node(g, id)->name = psg_node(g, definition)->name;
  return id;
}

void psg_rewrite(Graph *g, NodeId node, PsgKind kind, TypeId type, const NodeId *children,
                 uint32_t count) {
  PsgNode *n = psg_node(g, node);
  n->kind = (uint8_t)kind;
  n->type = type;
  n->flags = 0;
  n->payload = (PsgPayload){{0}};
  n->resolution = 0;
  psg_set_children(g, node, children, count);
}

void psg_add_metadata(Graph *g, NodeId node, Name key, MetadataKind kind, uint32_t value) {
  uint32_t row = table_add(&g->metadata, 1);
  *(MetadataRow *)table_row(&g->metadata, row) =
      (MetadataRow){key, kind, value, psg_node(g, node)->metadata};
  psg_node(g, node)->metadata = row;
}

const MetadataRow *psg_find_metadata(const Graph *g, NodeId node, Name key) {
  for (uint32_t row = psg_node(g, node)->metadata; row;) {
    const MetadataRow *m = table_row(&g->metadata, row);
    if (m->key.index == key.index) return m;
    row = m->next;
  }
  return NULL;
}

/* --- Enrichment --- */

/* The three rows of an expansion are shared by its nodes: each node's list begins at them. */
uint32_t psg_begin_expansion(Graph *g, const char *kind, const char *what) {
  static const char *const keys[] = {"Elaboration.Kind", "Elaboration.For", "Elaboration.Id"};
  const char *const texts[] = {kind, what};
  uint32_t outer = g->expansion, row = table_add(&g->metadata, 3);
  if (!g->interned.keys[0].index)
    for (int i = 0; i < 3; i++) g->interned.keys[i] = name_of_string(g->names, keys[i]);
  for (int i = 0; i < 2; i++) {
    if (g->interned.texts[i] == texts[i]) continue;
    g->interned.texts[i] = texts[i];
    g->interned.names[i] = name_of_string(g->names, texts[i]);
  }
  const Name *names = g->interned.names;
  MetadataRow *m = table_row(&g->metadata, row);
  for (uint32_t i = 0; i < 2; i++)
    m[i] = (MetadataRow){g->interned.keys[i], META_TEXT, names[i].index, row + i + 1};
  m[2] = (MetadataRow){g->interned.keys[2], META_INT, ++g->next_expansion, 0};
  g->expansion = row;
  return outer;
}

void psg_end_expansion(Graph *g, uint32_t outer) { g->expansion = outer; }

void psg_link_expansion(Graph *g, NodeId source, NodeId into) {
  psg_add_metadata(g, source, name_of_string(g->names, "Elaboration.Into"), META_NODE, into.index);
  psg_node(g, source)->reachable = 0;
  if (g->after_phase) /* views go both ways */
    psg_add_metadata(g, into, name_of_string(g->names, "Elaboration.From"), META_NODE,
                     source.index);
}

void psg_set_resolution(Graph *g, NodeId node, ResolutionRow row) {
  uint32_t id = table_add(&g->resolutions, 1);
  *psg_resolution(g, id) = row;
  psg_node(g, node)->resolution = id;
}

/* --- Questions --- */

bool psg_is_container(const Graph *g, NodeId id) {
  PsgKind kind = psg_kind(g, id);
  if (kind == PSG_REC_GROUP) {
    NodeId parent = psg_node(g, id)->parent;
    return parent.index && psg_is_container(g, parent);
  }
  return kind == PSG_MODULE_DEF || kind == PSG_TYPE_DEF;
}

bool psg_is_local_function(const Graph *g, NodeId definition) {
  const PsgNode *n = psg_node(g, definition);
  return n->kind == PSG_BINDING && !(n->flags & (NODE_MODULE_LEVEL | NODE_MUTABLE)) &&
         n->children.count == 1 && psg_kind(g, psg_child(g, definition, 0)) == PSG_LAMBDA;
}

bool psg_is_constrained_call(const Graph *g, NodeId node) {
  if (psg_kind(g, node) != PSG_METHOD_CALL) return false;
  NodeId receiver = psg_child(g, node, 0);
  if (psg_kind(g, receiver) != PSG_COERCE || !(psg_node(g, receiver)->flags & NODE_CONSTRAINED))
    return false;
  TypeId type = type_resolve(g->types, psg_node(g, psg_child(g, receiver, 0))->type);
  if (type_kind(g->types, type) == TYPE_VAR || type_kind(g->types, type) == TYPE_PARAM) return true;
  TyconId tycon = type_tycon(g->types, type);
  return tycon.index && tycon_row(g->types, tycon)->flags & TYCON_IS_STRUCT;
}

void psg_each_definition(Graph *g, NodeId module, void (*visit)(Graph *, NodeId, void *),
                         void *context) {
  for (uint32_t i = 0; i < psg_child_count(g, module); i++) {
    NodeId child = psg_child(g, module, i);
    if (!child.index) continue;
    switch (psg_kind(g, child)) {
    case PSG_MODULE_DEF:
    case PSG_TYPE_DEF:
    case PSG_REC_GROUP: psg_each_definition(g, child, visit, context); break;
    case PSG_ERROR: break;
    default: visit(g, child, context); break;
    }
  }
}
