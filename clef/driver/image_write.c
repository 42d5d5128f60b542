/* image_write: the library image is written by copying from its roots.
 *
 * In:    the checked library: tables with all that checking left behind.
 * Out:   the same definitions in tables without gaps: types without inference variables, nodes without those that were
 *        replaced, bodies of functions packed (clef/psg/graph/pack.h).
 *
 * The roots are the names that programs can write (entries, modules) and the definitions that the compiler refers to (known
 * types, functions of library.def, operations of builders). One function for each kind of row passes its handles to `refer`.
 * In the first run `refer` marks the rows that they name. Live rows are then numbered in their old order, and in the second
 * run `refer` replaces the handles. The order matters: runs of rows stay runs, and factors of measures, which are sorted by
 * handle, stay sorted.
 *
 * A body is packed when nothing outside refers to a node in it but the definition of the function.
 */
#include "clef/base/vec.h"
#include "clef/driver/image.h"
#include "clef/driver/image_format.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/pack.h"
#include "clef/psg/graph/payload.h"
#include "clef/psg/graph/walk.h"
#include "clef/sema/names/scope.h"

typedef struct Handle {
  ImageTable table;
  uint32_t row;
} Handle;

typedef struct Copy {
  Compilation *c;
  Arena *arena;
  bool is_marking;
  uint32_t *to[IMAGE_TABLES];  /* by old row: 0, or 1 while marking, then the new row */
  uint32_t room[IMAGE_TABLES]; /* rows that `to` has room for */
  Table tables[IMAGE_TABLES];  /* the new ones */
  uint32_t *closed;            /* by type: its form without variables, or 0 */
  uint32_t closed_room;
  VEC(Handle) work;
  uint32_t *body,
      *place; /* by node: the Binding whose packed body it is in, or 0; its place there in preorder */
  Text bodies;
} Copy;

/* ---- handles ---- */

static uint32_t *grown(Copy *copy, uint32_t *items, uint32_t *room, uint32_t wanted) {
  if (wanted < *room) return items;
  uint32_t more = wanted < 512 ? 1024 : wanted * 2;
  uint32_t *made = NEW_ARRAY(copy->arena, uint32_t, more);
  if (*room) memcpy(made, items, *room * sizeof *items);
  *room = more;
  return made;
}

static void refer(Copy *copy, ImageTable table, uint32_t *handle) {
  uint32_t row = *handle;
  if (!row) return;
  copy->to[table] = grown(copy, copy->to[table], &copy->room[table], row);
  if (!copy->is_marking) {
    *handle = copy->to[table][row];
    if (!*handle) bug("the library image has no row %u of table %u", row, (unsigned)table);
  } else if (!copy->to[table][row]) {
    copy->to[table][row] = 1;
    vec_push(copy->arena, &copy->work, ((Handle){table, row}));
  }
}

/* The type without solved variables. */
static void refer_type(Copy *copy, TypeId *type) {
  if (!type->index) return;
  copy->closed = grown(copy, copy->closed, &copy->closed_room, type->index);
  uint32_t closed = copy->closed[type->index];
  if (!closed) closed = copy->closed[type->index] = type_zonk(&copy->c->types, *type).index;
  type->index = closed;
  refer(copy, IMAGE_TYPES, &type->index);
}

static void refer_name(Copy *copy, Name *name) { refer(copy, IMAGE_NAMES, &name->index); }

/* Rows that follow one another. */
static void refer_range(Copy *copy, ImageTable table, uint32_t *first, uint32_t count) {
  for (uint32_t i = 1; i < count; i++) refer(copy, table, &(uint32_t){*first + i});
  if (count)
    refer(copy, table, first);
  else
    *first = 0;
}

static void refer_item(Copy *copy, ImageTable table, uint32_t *item) {
  if (table == IMAGE_TYPES) {
    TypeId type = {*item};
    refer_type(copy, &type);
    *item = type.index;
  } else if (table != IMAGE_NONE) {
    refer(copy, table, item);
  }
}

static ImageTable table_of(PayloadSort sort) {
  switch (sort) {
  case PAYLOAD_NODE: return IMAGE_NODES;
  case PAYLOAD_TYPE: return IMAGE_TYPES;
  case PAYLOAD_TYCON: return IMAGE_TYCONS;
  case PAYLOAD_FIELD: return IMAGE_FIELDS;
  case PAYLOAD_CASE: return IMAGE_CASES;
  case PAYLOAD_MEMBER: return IMAGE_MEMBERS;
  case PAYLOAD_SCHEME: return IMAGE_SCHEMES;
  case PAYLOAD_LITERAL: return IMAGE_LITERALS;
  case PAYLOAD_NAME: return IMAGE_NAMES;
  case PAYLOAD_NONE:
  case PAYLOAD_NUMBER:
  case PAYLOAD_CAPTURES:
  case PAYLOAD_FOREIGN:
  case PAYLOAD_ARMS:
  case PAYLOAD_MACHINE: break;
  }
  return IMAGE_NONE;
}

/* The items of a run: of a table, or as a node's payload has them. */
static void refer_run(Copy *copy, const Table *from, Table *to, IdRun *run, ImageTable table,
                      PayloadSort sort) {
  if (!run->count) {
    run->first = 0;
    return;
  }
  const uint32_t *items = table_row(from, run->first);
  if (!copy->is_marking) run->first = table_add(to, run->count);
  for (uint32_t i = 0; i < run->count; i++) {
    uint32_t item = items[i];
    refer_item(copy, sort ? table_of(psg_payload_item(sort, items, i)) : table, &item);
    if (!copy->is_marking) *(uint32_t *)table_row(to, run->first + i) = item;
  }
}

static void refer_types_run(Copy *copy, IdRun *run, ImageTable table) {
  refer_run(copy, &copy->c->types.pool, &copy->tables[IMAGE_TYPE_POOL], run, table, PAYLOAD_NONE);
}

/* ---- rows: each shows its handles ---- */

static void visit_type(Copy *copy, TypeRow *row) {
  TypeKind kind = (TypeKind)row->kind;
  if (kind == TYPE_VAR) refer(copy, IMAGE_VARS, &row->head);
  if (kind == TYPE_APP) refer(copy, IMAGE_TYCONS, &row->head);
  if (kind == TYPE_PARAM) refer(copy, IMAGE_PARAMS, &row->head);
  IdRun args = row->args;
  refer_types_run(copy, &row->args, kind == TYPE_ANON_RECORD ? IMAGE_NONE : IMAGE_TYPES);
  for (uint32_t i = 0; kind == TYPE_ANON_RECORD && i < args.count; i++) { /* names and types */
    uint32_t item = run_items(&copy->c->types, args)[i];
    refer_item(copy, i % 2 ? IMAGE_TYPES : IMAGE_NAMES, &item);
    if (!copy->is_marking)
      *(uint32_t *)table_row(&copy->tables[IMAGE_TYPE_POOL], row->args.first + i) = item;
  }
  row->hash = row->next = row->zonked = 0;
}

static void visit_var(Copy *copy, VarRow *row) {
  refer(copy, IMAGE_CONSTRAINTS, &row->constraints);
  refer_type(copy, &row->default_type);
  refer_name(copy, &row->name);
}

static void visit_tycon(Copy *copy, TyconRow *row) {
  refer_name(copy, &row->name);
  refer_name(copy, &row->path);
  refer_types_run(copy, &row->params, IMAGE_PARAMS);
  refer_range(copy, IMAGE_FIELDS, &row->fields, row->field_count);
  if (row->kind != TYCON_DELEGATE) refer_range(copy, IMAGE_CASES, &row->cases, row->case_count);
  refer_type(copy, &row->target);
  refer_type(copy, &row->base);
  refer_types_run(copy, &row->interfaces, IMAGE_TYPES);
  refer(copy, IMAGE_MEMBERS, &row->members.index);
  refer(copy, IMAGE_MEMBERS, &row->last_member.index);
  refer(copy, IMAGE_NODES, &row->node);
  refer_name(copy, &row->display);
}

static void visit_field(Copy *copy, FieldRow *row) {
  refer_name(copy, &row->name);
  refer_type(copy, &row->type);
  refer(copy, IMAGE_TYCONS, &row->tycon.index);
}

static void visit_case(Copy *copy, CaseRow *row) {
  refer_name(copy, &row->name);
  refer(copy, IMAGE_TYCONS, &row->tycon.index);
  refer_range(copy, IMAGE_FIELDS, &row->fields, row->field_count);
}

static void visit_member(Copy *copy, MemberRow *row) {
  refer_name(copy, &row->name);
  refer(copy, IMAGE_TYCONS, &row->tycon.index);
  refer(copy, IMAGE_SCHEMES, &row->scheme.index);
  refer_types_run(copy, &row->arg_names, IMAGE_NAMES);
  refer(copy, IMAGE_NODES, &row->binding);
  refer(copy, IMAGE_MEMBERS, &row->implements.index);
  refer_type(copy, &row->implements_of);
  refer(copy, IMAGE_MEMBERS, &row->next.index);
}

static void visit_param(Copy *copy, ParamRow *row) {
  refer_name(copy, &row->name);
  refer(copy, IMAGE_CONSTRAINTS, &row->constraints);
}

static void visit_constraint(Copy *copy, ConstraintRow *row) {
  refer_name(copy, &row->name);
  refer_type(copy, &row->type);
  refer_types_run(copy, &row->support, IMAGE_TYPES);
  row->node = 0; /* what waited for it has been decided */
  refer(copy, IMAGE_CONSTRAINTS, &row->next);
}

static void visit_scheme(Copy *copy, SchemeRow *row) {
  refer_types_run(copy, &row->params, IMAGE_PARAMS);
  refer_type(copy, &row->type);
}

static void visit_literal(Copy *copy, LiteralRow *row) {
  if (row->kind == LITERAL_STRING || row->kind == LITERAL_BYTES || row->kind == LITERAL_FORMAT)
    refer(copy, IMAGE_NAMES, &row->low);
}

static void visit_module(Copy *copy, ModuleRow *row) {
  refer_name(copy, &row->name);
  refer_name(copy, &row->path);
  refer(copy, IMAGE_MODULES, &row->parent.index);
  refer(copy, IMAGE_MODULES, &row->first_auto.index);
  refer(copy, IMAGE_MODULES, &row->next_auto.index);
}

static ImageTable table_of_entry(EntryKind kind) {
  switch (kind) {
  case ENTRY_VALUE:
  case ENTRY_ACTIVE: return IMAGE_NODES;
  case ENTRY_CASE: return IMAGE_CASES;
  case ENTRY_EXN:
  case ENTRY_TYPE: return IMAGE_TYCONS;
  case ENTRY_MODULE: return IMAGE_MODULES;
  case ENTRY_FIELD: return IMAGE_FIELDS;
  case ENTRY_TYPE_VAR:
  case ENTRY_STATIC: return IMAGE_TYPES;
  case ENTRY_MEMBER: return IMAGE_MEMBERS;
  case ENTRY_NONE: break;
  }
  return IMAGE_NONE;
}

static void visit_entry(Copy *copy, EntryRow *row) {
  refer(copy, IMAGE_MODULES, &row->module);
  refer_name(copy, &row->name);
  refer_item(copy, table_of_entry((EntryKind)row->kind), &row->target);
  row->next = 0;
}

/* A node's parent counts where it is a module or type, or is live by itself; a node that was replaced is neither. */
static void refer_parent(Copy *copy, NodeId *parent) {
  if (!parent->index) return;
  bool is_live = parent->index < copy->room[IMAGE_NODES] && copy->to[IMAGE_NODES][parent->index];
  if (is_live || psg_is_container(&copy->c->graph, *parent))
    refer(copy, IMAGE_NODES, &parent->index);
  else
    parent->index = 0;
}

static void check_payload(PsgNode *n, Payload payload) {
  const PsgRawPayload *words = psg_payload_words(n);
  if ((words->a && !payload.a) || (words->b && !payload.b) ||
      (words->list.count && !payload.list) || n->resolution || n->metadata ||
      psg_kind_info[n->kind].first_phase > 4)
    bug("the library image cannot have a node %s with this payload", psg_kind_text[n->kind]);
}

/* All but its parent, children and list. */
static void visit_node_words(Copy *copy, PsgNode *n) {
  Payload payload = psg_payload(&copy->c->graph, n);
  check_payload(n, payload);
  refer_type(copy, &n->type);
  refer_name(copy, &n->name);
  refer_item(copy, table_of((PayloadSort)payload.a), &psg_payload_words(n)->a);
  refer_item(copy, table_of((PayloadSort)payload.b), &psg_payload_words(n)->b);
}

static void visit_node(Copy *copy, PsgNode *n) {
  PayloadSort sort = (PayloadSort)psg_payload(&copy->c->graph, n).list;
  visit_node_words(copy, n);
  refer_parent(copy, &n->parent);
  refer_run(copy, &copy->c->graph.pool, &copy->tables[IMAGE_NODE_POOL], &psg_payload_words(n)->list,
            IMAGE_NONE, sort);
  refer_run(copy, &copy->c->graph.pool, &copy->tables[IMAGE_NODE_POOL], &n->children, IMAGE_NODES,
            PAYLOAD_NONE);
}

static void visit(Copy *copy, ImageTable table, void *row) {
  switch (table) {
  case IMAGE_NAMES: return;
  case IMAGE_FILES: refer_name(copy, &((SourceFile *)row)->path); return;
  case IMAGE_TYPES: visit_type(copy, row); return;
  case IMAGE_VARS: visit_var(copy, row); return;
  case IMAGE_TYCONS: visit_tycon(copy, row); return;
  case IMAGE_FIELDS: visit_field(copy, row); return;
  case IMAGE_CASES: visit_case(copy, row); return;
  case IMAGE_MEMBERS: visit_member(copy, row); return;
  case IMAGE_PARAMS: visit_param(copy, row); return;
  case IMAGE_CONSTRAINTS: visit_constraint(copy, row); return;
  case IMAGE_SCHEMES: visit_scheme(copy, row); return;
  case IMAGE_NODES: visit_node(copy, row); return;
  case IMAGE_LITERALS: visit_literal(copy, row); return;
  case IMAGE_MODULES: visit_module(copy, row); return;
  case IMAGE_ENTRIES: visit_entry(copy, row); return;
  case IMAGE_WORDS:
  case IMAGE_TYPE_POOL:
  case IMAGE_NODE_POOL:
  case IMAGE_NONE: return;
  }
}

/* ---- the first run: what is live ---- */

static void mark_all(Copy *copy, ImageTable table) {
  for (uint32_t row = 1; row < image_table(copy->c, table)->count; row++)
    refer(copy, table, &(uint32_t){row});
}

static void visit_roots(Copy *copy, uint32_t *known, uint32_t *library, uint32_t library_count,
                        CustomOperation *operations, uint32_t operation_count) {
  for (uint32_t i = 0; i < KNOWN_COUNT; i++) refer(copy, IMAGE_TYCONS, &known[i]);
  for (uint32_t i = 0; i < library_count; i++) refer(copy, IMAGE_NODES, &library[i]);
  for (uint32_t i = 0; i < operation_count; i++) {
    refer(copy, IMAGE_MEMBERS, &operations[i].member.index);
    refer_name(copy, &operations[i].name);
    refer_name(copy, &operations[i].word);
  }
}

static void mark_live(Copy *copy) {
  mark_all(copy, IMAGE_FILES);
  mark_all(copy, IMAGE_MODULES);
  const Table *entries = image_table(copy->c, IMAGE_ENTRIES);
  for (uint32_t i = 1; i < entries->count; i++)
    if (((EntryRow *)table_row(entries, i))->kind != ENTRY_NONE)
      refer(copy, IMAGE_ENTRIES, &(uint32_t){i});
  while (copy->work.count) {
    Handle at = vec_pop(&copy->work);
    const Table *table = image_table(copy->c, at.table);
    uint64_t row[16];
    if (table->row_size > sizeof row) bug("rows of the library image are too long");
    memcpy(row, table_row(table, at.row), table->row_size);
    visit(copy, at.table, row);
  }
}

/* ---- bodies ---- */

static bool is_live(const Copy *copy, NodeId node) {
  return node.index < copy->room[IMAGE_NODES] && copy->to[IMAGE_NODES][node.index];
}

/* A property that is a constant, Int32.MaxValue, is read by the checker: its body stays. */
static bool may_be_constant(const Graph *g, NodeId lambda) {
  enum { FEW = 8 };
  Arena scratch;
  arena_init(&scratch, "constant");
  Walk w = psg_walk(&scratch, psg_child(g, lambda, psg_child_count(g, lambda) - 1));
  uint32_t count = 0;
  bool found = true;
  while (found && psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    PsgKind kind = psg_kind(g, w.node);
    found = ++count <= FEW &&
            (kind == PSG_LITERAL || kind == PSG_INTRINSIC || kind == PSG_TYPE_ANNOTATION);
  }
  arena_end(&scratch);
  return found;
}

static bool can_be_packed(const Graph *g, NodeId definition) {
  const PsgNode *n = psg_node(g, definition);
  enum { STAYS = NODE_LITERAL_CONST | NODE_INTRINSIC_DECL };
  if (n->kind != PSG_BINDING || !(n->flags & NODE_MODULE_LEVEL) || n->flags & STAYS ||
      n->children.count != 1)
    return false;
  NodeId value = psg_child(g, definition, 0);
  return psg_kind(g, value) == PSG_LAMBDA && !may_be_constant(g, value);
}

/* Calls `visit` for each node of the body, in preorder. */
static void each_of_body(Copy *copy, NodeId definition,
                         void (*visit_one)(Copy *, NodeId definition, NodeId node)) {
  const Graph *g = &copy->c->graph;
  Arena scratch;
  arena_init(&scratch, "body");
  Walk w = psg_walk(&scratch, psg_child(g, definition, 0));
  while (psg_walk_step(g, &w))
    if (w.entering) visit_one(copy, definition, w.node);
  arena_end(&scratch);
}

static void join_body(Copy *copy, NodeId definition, NodeId node) {
  copy->body[node.index] = definition.index;
}
static void leave_body(Copy *copy, NodeId definition, NodeId node) {
  if (copy->body[node.index] == definition.index) copy->body[node.index] = 0;
}

/* Something that stands in the body of `from`, or in none if that is 0, refers to the node. */
static void cross(Copy *copy, uint32_t from, uint32_t node) {
  if (!node || !is_live(copy, (NodeId){node})) return;
  uint32_t body = copy->body[node];
  if (body && body != from) each_of_body(copy, (NodeId){body}, leave_body);
}

static void cross_all(Copy *copy, NodeId id) {
  const Graph *g = &copy->c->graph;
  PsgNode *n = psg_node(g, id);
  Payload payload = psg_payload(g, n);
  const PsgRawPayload *words = psg_payload_words(n);
  uint32_t from = copy->body[id.index];
  cross(copy, from, n->parent.index == from ? 0 : n->parent.index);
  if (payload.a == PAYLOAD_NODE) cross(copy, from, words->a);
  for (uint32_t i = 0; i < words->list.count; i++)
    if (psg_payload_item((PayloadSort)payload.list, psg_run(g, words->list), i) == PAYLOAD_NODE)
      cross(copy, from, psg_run(g, words->list)[i]);
  for (uint32_t i = 0; i < n->children.count; i++) {
    NodeId child = psg_child(g, id, i);
    cross(copy, copy->body[child.index] == id.index ? id.index : from, child.index);
  }
}

/* Decides which bodies are packed: `body` of their nodes is the definition. */
static void find_bodies(Copy *copy) {
  const Graph *g = &copy->c->graph;
  uint32_t count = g->nodes.count;
  copy->body = NEW_ARRAY(copy->arena, uint32_t, count);
  copy->place = NEW_ARRAY(copy->arena, uint32_t, count);
  for (uint32_t i = 1; i < count; i++)
    if (is_live(copy, (NodeId){i}) && !copy->body[i] && can_be_packed(g, (NodeId){i}))
      each_of_body(copy, (NodeId){i}, join_body);
  for (uint32_t i = 1; i < count; i++)
    if (is_live(copy, (NodeId){i})) cross_all(copy, (NodeId){i});
  for (uint32_t kind = 0; kind < IMAGE_TABLES; kind++) {
    const Table *table = image_table(copy->c, (ImageTable)kind);
    for (uint32_t i = 1; i < copy->room[kind] && i < table->count; i++) {
      if (!copy->to[kind][i]) continue;
      const void *row = table_row(table, i);
      const EntryRow *entry = kind == IMAGE_ENTRIES ? row : NULL;
      if (kind == IMAGE_MEMBERS) cross(copy, 0, ((const MemberRow *)row)->binding);
      if (kind == IMAGE_TYCONS) cross(copy, 0, ((const TyconRow *)row)->node);
      if (entry && table_of_entry((EntryKind)entry->kind) == IMAGE_NODES)
        cross(copy, 0, entry->target);
    }
  }
}

/* A reference to a node, coded as in clef/psg/graph/pack.h. */
static uint32_t coded(Copy *copy, uint32_t definition, uint32_t node) {
  if (node == definition) return 1;
  if (node && copy->body[node] == definition) return copy->place[node] << 1 | 1;
  refer(copy, IMAGE_NODES, &node);
  return node << 1;
}

typedef struct Packing {
  uint32_t definition;
  PackState before;
} Packing;

static void number_node(Copy *copy, NodeId definition, NodeId node) {
  copy->place[node.index] = ++copy->place[definition.index];
}

static void pack_node(Copy *copy, Packing *packing, NodeId id) {
  const Graph *g = &copy->c->graph;
  PsgNode n = *psg_node(g, id);
  Payload payload = psg_payload(g, &n);
  PsgRawPayload *words = psg_payload_words(&n);
  bool is_reference = payload.a == PAYLOAD_NODE;
  uint32_t target = words->a, *list = NEW_ARRAY(copy->arena, uint32_t, words->list.count);
  for (uint32_t i = 0; i < words->list.count; i++) {
    PayloadSort sort = psg_payload_item((PayloadSort)payload.list, psg_run(g, words->list), i);
    list[i] = psg_run(g, words->list)[i];
    if (sort == PAYLOAD_NODE)
      list[i] = coded(copy, packing->definition, list[i]);
    else
      refer_item(copy, table_of(sort), &list[i]);
  }
  bool has_name = n.name.index != 0;
  if (n.kind == PSG_VAR_REF) {
    bool is_behind =
        copy->body[target] == packing->definition && copy->place[target] > copy->place[id.index];
    has_name = is_behind || psg_node(g, (NodeId){target})->name.index != n.name.index;
  }
  if (is_reference) words->a = 0;
  visit_node_words(copy, &n);
  if (is_reference && target) words->a = coded(copy, packing->definition, target);
  psg_pack_node(&copy->bodies, &packing->before, &n, list, has_name);
}

static bool is_packed(const Copy *copy, NodeId definition) {
  const PsgNode *n = psg_node(&copy->c->graph, definition);
  return n->kind == PSG_BINDING && n->children.count == 1 &&
         copy->body[psg_child(&copy->c->graph, definition, 0).index] == definition.index;
}

/* Appends the body; the offset of its first byte. */
static uint32_t pack_body(Copy *copy, NodeId definition) {
  const Graph *g = &copy->c->graph;
  uint32_t offset = (uint32_t)copy->bodies.size;
  PsgNode row = *psg_node(g, definition);
  refer_type(copy, &row.type);
  Packing packing = {definition.index, psg_pack_start(&row)};
  each_of_body(copy, definition, number_node);
  Arena scratch;
  arena_init(&scratch, "body");
  VEC(NodeId) open = {0}; /* missing children among them, which the walk leaves out */
  vec_push(&scratch, &open, psg_child(g, definition, 0));
  while (open.count) {
    NodeId node = vec_pop(&open);
    if (node.index)
      pack_node(copy, &packing, node);
    else
      psg_pack_node(&copy->bodies, &packing.before, NULL, NULL, false);
    for (uint32_t i = node.index ? psg_child_count(g, node) : 0; i > 0; i--)
      vec_push(&scratch, &open, psg_child(g, node, i - 1));
  }
  arena_end(&scratch);
  return offset;
}

/* ---- the second run ---- */

/* Live rows in their old order get their numbers; nodes of packed bodies get none. */
static void number_rows(Copy *copy) {
  for (uint32_t kind = 0; kind < IMAGE_TABLES; kind++) {
    const Table *from = image_table(copy->c, (ImageTable)kind);
    Table *to = &copy->tables[kind];
    table_init(to, copy->arena, from->row_size);
    uint32_t count = 0;
    for (uint32_t row = 1; row < copy->room[kind]; row++) {
      if (kind == IMAGE_NODES && copy->body[row]) copy->to[kind][row] = 0;
      if (copy->to[kind][row]) copy->to[kind][row] = ++count;
    }
    if (count) table_add(to, count);
  }
}

static void write_name(Copy *copy, const NameRow *from, NameRow *row) {
  const char *text = table_row(image_table(copy->c, IMAGE_WORDS), from->text);
  Table *words = &copy->tables[IMAGE_WORDS];
  *row = (NameRow){
      .text = table_add(words, from->size / 4 + 1), .size = from->size, .hash = from->hash};
  memcpy(table_row(words, row->text), text, from->size);
}

static void write_node(Copy *copy, NodeId old, PsgNode *n) {
  if (is_packed(copy, old)) {
    uint32_t offset = pack_body(copy, old);
    n->children.count = 0;
    visit_node(copy, n);
    n->children.first = offset;
    n->flags |= NODE_PACKED;
  } else {
    visit_node(copy, n);
  }
}

static void write_rows(Copy *copy) {
  for (uint32_t kind = 0; kind < IMAGE_TABLES; kind++) {
    const Table *from = image_table(copy->c, (ImageTable)kind);
    Table *to = &copy->tables[kind];
    for (uint32_t i = 1; i < copy->room[kind]; i++) {
      if (!copy->to[kind][i]) continue;
      void *row = table_row(to, copy->to[kind][i]);
      memcpy(row, table_row(from, i), from->row_size);
      if (kind == IMAGE_NAMES)
        write_name(copy, table_row(from, i), row);
      else if (kind == IMAGE_NODES)
        write_node(copy, (NodeId){i}, row);
      else
        visit(copy, (ImageTable)kind, row);
    }
  }
}

/* ---- hash tables ---- */

typedef struct Buckets {
  uint32_t *items, count;
} Buckets;

static uint32_t hash_of(Copy *copy, ImageTable kind, void *row) {
  if (kind == IMAGE_NAMES) return ((NameRow *)row)->hash;
  if (kind == IMAGE_ENTRIES) {
    const EntryRow *entry = row;
    return scope_hash_entry(entry->module, entry->name, (EntrySpace)entry->space);
  }
  TypeRow *type = row;
  const Table *pool = &copy->tables[IMAGE_TYPE_POOL];
  return type->hash = type_hash((TypeKind)type->kind, type->flags, type->head,
                                type->args.count ? table_row(pool, type->args.first) : NULL,
                                type->args.count);
}

/* Chains begin with the latest row, as scopes need it. */
static Buckets make_buckets(Copy *copy, ImageTable kind) {
  Table *table = &copy->tables[kind];
  Buckets b = {NULL, 64};
  while (b.count < table->count) b.count *= 2;
  b.items = NEW_ARRAY(copy->arena, uint32_t, b.count);
  for (uint32_t i = 1; i < table->count; i++) {
    void *row = table_row(table, i);
    if (kind == IMAGE_TYPES && ((TypeRow *)row)->kind == TYPE_VAR) continue;
    uint32_t *bucket = &b.items[hash_of(copy, kind, row) & (b.count - 1)];
    uint32_t *next = kind == IMAGE_NAMES   ? &((NameRow *)row)->next
                     : kind == IMAGE_TYPES ? &((TypeRow *)row)->next
                                           : &((EntryRow *)row)->next;
    *next = *bucket;
    *bucket = i;
  }
  return b;
}

/* ---- the file ---- */

static void align(Text *out) {
  while (out->size % IMAGE_UNIT) text_add_char(out, 0);
}

static void add_table(Text *out, const Table *table) {
  align(out);
  for (uint32_t row = 0; row < table->count; row += TABLE_CHUNK_ROWS) {
    uint32_t left = table->count - row, rows = left < TABLE_CHUNK_ROWS ? left : TABLE_CHUNK_ROWS;
    text_add_bytes(out, table_row(table, row), (size_t)rows * table->row_size);
  }
}

typedef struct ArrayBytes {
  const void *bytes;
  size_t size;
} ArrayBytes;

static void add_image(Text *out, const Table *tables, const ArrayBytes *arrays) {
  ImageHeader header = {.magic = IMAGE_MAGIC, .build = CLEF_BUILD};
  size_t at = sizeof header;
  for (uint32_t i = 0; i < IMAGE_TABLES; i++) {
    uint32_t rows = tables[i].chunk_count ? tables[i].count : 0;
    at = (at + IMAGE_UNIT - 1) / IMAGE_UNIT * IMAGE_UNIT;
    header.tables[i] = (ImageTableEntry){tables[i].row_size, rows, (uint32_t)(at / IMAGE_UNIT)};
    at += (size_t)rows * tables[i].row_size;
  }
  for (uint32_t i = 0; i < IMAGE_ARRAYS; i++) {
    at = (at + IMAGE_UNIT - 1) / IMAGE_UNIT * IMAGE_UNIT;
    header.arrays[i] = (ImageArrayEntry){(uint32_t)arrays[i].size, (uint32_t)(at / IMAGE_UNIT)};
    at += arrays[i].size;
  }
  text_add_bytes(out, (const char *)&header, sizeof header);
  for (uint32_t i = 0; i < IMAGE_TABLES; i++)
    if (tables[i].chunk_count)
      add_table(out, &tables[i]);
    else
      align(out);
  for (uint32_t i = 0; i < IMAGE_ARRAYS; i++) {
    align(out);
    text_add_bytes(out, arrays[i].bytes, arrays[i].size);
  }
  align(out);
}

void image_write(Compilation *c, Text *out) {
  Arena arena;
  arena_init(&arena, "image");
  Copy copy = {.c = c, .arena = &arena, .is_marking = true, .bodies = text_in(&arena)};
  uint32_t known[KNOWN_COUNT];
  const uint32_t *words;
  uint32_t library_count = psg_library_words(&c->graph, &words),
           operation_count = c->sema.members.operations.count;
  uint32_t *library = NEW_ARRAY(&arena, uint32_t, library_count);
  CustomOperation *operations = NEW_ARRAY(&arena, CustomOperation, operation_count);
  for (int run = 0; run < 2; run++) {
    memcpy(known, c->types.known, sizeof known);
    memcpy(library, words, library_count * sizeof *library);
    for (uint32_t i = 0; i < operation_count; i++)
      operations[i] = c->sema.members.operations.items[i];
    visit_roots(&copy, known, library, library_count, operations, operation_count);
    if (!copy.is_marking) break;
    mark_live(&copy);
    find_bodies(&copy);
    number_rows(&copy);
    copy.is_marking = false;
  }
  write_rows(&copy);
  Text comments = text_in(&arena), texts = text_in(&arena);
  comments_collect(&c->sources, &comments, &texts);
  Buckets names = make_buckets(&copy, IMAGE_NAMES), types = make_buckets(&copy, IMAGE_TYPES),
          entries = make_buckets(&copy, IMAGE_ENTRIES);
  ArrayBytes arrays[IMAGE_ARRAYS] = {
      [IMAGE_NAME_BUCKETS] = {names.items, names.count * sizeof(uint32_t)},
      [IMAGE_TYPE_BUCKETS] = {types.items, types.count * sizeof(uint32_t)},
      [IMAGE_ENTRY_BUCKETS] = {entries.items, entries.count * sizeof(uint32_t)},
      [IMAGE_KNOWN] = {known, sizeof known},
      [IMAGE_LIBRARY] = {library, library_count * sizeof *library},
      [IMAGE_OPERATIONS] = {operations, operation_count * sizeof *operations},
      [IMAGE_COMMENTS] = {comments.data, comments.size},
      [IMAGE_COMMENT_TEXTS] = {texts.data, texts.size},
      [IMAGE_BODIES] = {copy.bodies.data, copy.bodies.size},
  };
  add_image(out, copy.tables, arrays);
  arena_end(&arena);
}
