/* dump_json: the graph as the specification's record (program semantic graph, 2 and 3): six keys, twelve per node.
 *
 *   { "Nodes": { "12": { "Id", "Kind", "Range", "Type", "SRTPResolution", "ArenaAffinity", "LayoutHint", "Children",
 *       "Parent", "Metadata", "IsReachable", "EmissionStrategy" } … },
 *     "EntryPoints", "Modules", "Types", "Platform", "ModuleClassifications" }
 *
 * Kind is the name, or an object with the name under "Kind" and the payload. Types and ModuleClassifications are computed
 * here. Each id names a node of the same file: a library definition that the program refers to is among the Nodes, with what
 * it stands in; Children lists only those that are in the file.
 */
#include <stdio.h>

#include "clef/base/json.h"
#include "clef/psg/coeffect/coeffects.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/view/resolution.h"
#include "clef/base/map64.h"
#include "clef/psg/elaborate/ffi.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/graph/structure.h"
#include "clef/psg/seq/seq.h"

static const char *const affinity_text[] = {
    [AFFINITY_STACK] = "Stack", [AFFINITY_STATIC] = "Static", [AFFINITY_COUNTED] = "Counted"};
static const char *const context_text[] = {[LAMBDA_CLOSURE] = "Closure",
                                           [LAMBDA_LAZY_THUNK] = "LazyThunk",
                                           [LAMBDA_MEMBER] = "Member",
                                           [LAMBDA_CONSTRUCTOR] = "Constructor",
                                           [LAMBDA_METHOD_OF_OBJECT] = "ObjectMethod"};

static const char *name_of_node(Graph *g, NodeId id) {
  return name_text(g->names, psg_node(g, id)->name);
}

static void reference(Json *j, const char *key, uint32_t node) {
  json_key(j, key);
  if (node)
    json_number(j, node);
  else
    json_null(j);
}

static void captures(Graph *g, Json *j, IdRun list) {
  json_key(j, "Captures");
  json_begin_array(j);
  for (uint32_t i = 0; i < list.count; i += 3) {
    NodeId definition = {psg_run(g, list)[i]};
    json_begin_object(j);
    json_key_string(j, "Name", name_of_node(g, definition));
    json_key_number(j, "Definition", definition.index);
    json_key_bool(j, "IsMutable", psg_node(g, definition)->flags & NODE_MUTABLE);
    json_end_object(j);
  }
  json_end_array(j);
}

static void literal(Graph *g, Json *j, Arena *scratch, LiteralId row) {
  Text text = text_in(scratch);
  if (row.index) psg_add_literal_text(g, &text, row);
  json_key_string(j, "Value", text_string(&text));
}

static void case_name(const Graph *g, Json *j, CaseId id) {
  if (id.index) json_key_string(j, "Case", name_text(g->names, case_row(g->types, id)->name));
}

static uint32_t block_named(Graph *g, const SeqMachine *m, const char *name) {
  for (uint32_t i = 0; i < m->block_count; i++)
    if (!strcmp(name_of_node(g, m->blocks[i]), name)) return m->blocks[i].index;
  return 0;
}

static void machine(Graph *g, Json *j, Arena *scratch, NodeId id) {
  SeqMachine m = psg_read_seq_machine(g, id);
  const PsgNode *n = psg_node(g, id);
  json_key_string(j, "BodyKind", m.body_kind == SEQ_WHILE_BASED ? "WhileBased" : "Sequential");
  json_key(j, "StateVariables");
  json_begin_array(j);
  for (uint32_t i = 0; i < m.internal_count; i++) {
    json_begin_object(j);
    json_key_string(j, "Name", name_of_node(g, m.internals[i]));
    json_key_number(j, "Definition", m.internals[i].index);
    json_key_number(j, "Field", psg_seq_field(&m, m.internals[i]));
    json_end_object(j);
  }
  json_end_array(j);
  captures(g, j, psg_seq_machine_of(n)->captures);
  /* The blocks that the specification names. What it says of the one yield of a loop is said here of the first; all follow. */
  reference(j, "InitBlock", m.blocks[0].index);
  reference(j, "CheckBlock", block_named(g, &m, "check"));
  reference(j, "YieldBlock", m.yield_count ? m.yields[0].block.index : 0);
  reference(j, "PostYieldBlock", m.yield_count ? m.yields[0].resume.index : 0);
  reference(j, "DoneBlock", block_named(g, &m, "done"));
  const MetadataRow *source =
      psg_find_metadata(g, id, name_of_string(g->names, "Elaboration.From"));
  WhileBasedYieldInfo info = {0};
  if (source) psg_while_based(g, scratch, (NodeId){source->value}, &info);
  reference(j, "ConditionalYield", info.conditional_yield.index);
  json_key(j, "Yields");
  json_begin_array(j);
  for (uint32_t i = 0; i < m.yield_count; i++) {
    json_begin_object(j);
    json_key_number(j, "State", i + 1);
    reference(j, "YieldBlock", m.yields[i].block.index);
    reference(j, "PostYieldBlock", m.yields[i].resume.index);
    json_end_object(j);
  }
  json_end_array(j);
}

static void kind(Graph *g, Json *j, Arena *scratch, NodeId id) {
  const PsgNode *n = psg_node(g, id);
  json_key(j, "Kind");
  json_begin_object(j);
  json_key_string(j, "Kind", psg_kind_text[n->kind]);
  if (n->name.index) json_key_string(j, "Name", name_of_node(g, id));
  switch (n->kind) {
  case PSG_BINDING:
    json_key_bool(j, "IsMutable", n->flags & NODE_MUTABLE);
    json_key_bool(j, "IsEntryPoint", n->flags & NODE_ENTRY_POINT);
    break;
  case PSG_PATTERN_BINDING: json_key_bool(j, "IsMutable", n->flags & NODE_MUTABLE); break;
  case PSG_LITERAL:
  case PSG_PAT_LITERAL: literal(g, j, scratch, psg_literal_of(n)->value); break;
  case PSG_VAR_REF: reference(j, "DefinitionId", psg_var_ref_of(n)->definition.index); break;
  case PSG_LAMBDA:
    json_key(j, "Parameters");
    json_begin_array(j);
    for (uint32_t i = 0; i + 1 < n->children.count; i++)
      json_string(j, name_of_node(g, psg_child(g, id, i)));
    json_end_array(j);
    captures(g, j, psg_lambda_of(n)->captures);
    json_key_string(j, "Context", context_text[psg_lambda_of(n)->context]);
    break;
  case PSG_SEQ_EXPR:
  case PSG_OBJECT_EXPR: captures(g, j, *psg_captures(g, id)); break;
  case PSG_SEQ_MACHINE: machine(g, j, scratch, id); break;
  case PSG_FFI_CALL:
    json_key(j, "Descriptor");
    ffi_write_json(g, j, id);
    break;
  case PSG_INTRINSIC: {
    const IntrinsicInfo *info = &psg_intrinsic_info[psg_intrinsic_of(n)->id];
    json_key_string(j, "Module", info->module);
    json_key_string(j, "Operation", info->operation);
    json_key_string(j, "Category", info->category);
    json_key_string(j, "FullName", format_in(scratch, "%s.%s", info->module, info->operation));
    break;
  }
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_PAT_CASE: case_name(g, j, psg_union_case_of(n)->id); break;
  case PSG_DU_ELIMINATE: case_name(g, j, psg_du_eliminate_of(n)->id); break;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
    if (psg_field_of(n)->id.index)
      json_key_string(
          j, "Field",
          psg_field_text(g, psg_node(g, psg_child(g, id, 0))->type, psg_field_of(n)->id.index));
    break;
  case PSG_METHOD_CALL: json_key_number(j, "Member", psg_method_call_of(n)->slot.index); break;
  case PSG_FOR_LOOP: json_key_bool(j, "IsUp", n->flags & NODE_UP); break;
  case PSG_JUMP: reference(j, "Target", psg_jump_of(n)->target.index); break;
  case PSG_SEQ_GOTO: reference(j, "Target", psg_seq_goto_of(n)->block.index); break;
  case PSG_SEQ_LEAVE: reference(j, "Target", psg_seq_leave_of(n)->block.index); break;
  case PSG_SEQ_BRANCH:
    reference(j, "Yes", psg_seq_branch_of(n)->yes.index);
    reference(j, "No", psg_seq_branch_of(n)->no.index);
    break;
  case PSG_SEQ_YIELD: json_key_number(j, "State", psg_seq_yield_of(n)->state); break;
  default: break;
  }
  json_end_object(j);
}

static void range(Graph *g, Json *j, Span span) {
  json_key(j, "Range");
  json_begin_object(j);
  json_key_string(j, "File",
                  span.file ? name_text(g->names, source_file(g->sources, span.file)->path) : "");
  bool has_text = span.file && source_bytes(g->sources, span.file);
  LineColumn start =
      has_text ? source_line_column(g->sources, span.file, span.start) : (LineColumn){0, 0};
  LineColumn end =
      has_text ? source_line_column(g->sources, span.file, span.end) : (LineColumn){0, 0};
  json_key_number(j, "StartLine", start.line);
  json_key_number(j, "StartColumn", start.column);
  json_key_number(j, "EndLine", end.line);
  json_key_number(j, "EndColumn", end.column);
  json_end_object(j);
}

static const char *resolved_member(Graph *g, const ResolutionRow *r) {
  if (r->kind == WITNESS_MEMBER) {
    const MemberRow *member = member_row(g->types, (MemberId){r->target});
    const TyconRow *owner = tycon_row(g->types, member->tycon);
    const char *path = name_text(g->names, owner->path);
    return format_in(g->arena, "%s%s%s.%s", path, *path ? "." : "",
                     name_text(g->names, owner->name), name_text(g->names, member->name));
  }
  if (r->kind == WITNESS_BUILTIN && !r->member.index)
    return format_in(g->arena, "%s.%s", psg_intrinsic_info[r->target].module,
                     psg_intrinsic_info[r->target].operation);
  return name_text(g->names, r->member);
}

void psg_resolution_json(Graph *g, Json *j, uint32_t row) {
  static const char *const kinds[] = {"Builtin", "Member", "Field", "Synthetic"};
  if (!row) {
    json_null(j);
    return;
  }
  const ResolutionRow *r = psg_resolution(g, row);
  json_begin_object(j);
  json_key_string(j, "Operator", name_text(g->names, r->operation));
  json_key_string(j, "ArgType", type_text_native(g->types, g->arena, r->arg_type));
  json_key_string(j, "ResolvedMember", resolved_member(g, r));
  json_key_string(j, "Implementation", kinds[r->kind]);
  json_end_object(j);
}

static void metadata(Graph *g, Json *j, uint32_t row) {
  json_key(j, "Metadata");
  json_begin_object(j);
  while (row) {
    const MetadataRow *m = table_row(&g->metadata, row);
    const char *key = name_text(g->names, m->key);
    if (m->kind == META_TEXT)
      json_key_string(j, key, name_text(g->names, (Name){m->value}));
    else
      json_key_number(j, key, m->value);
    row = m->next;
  }
  json_end_object(j);
}

static void emission(const Graph *g, Json *j, NodeId id) {
  const PsgNode *n = psg_node(g, id);
  json_key(j, "EmissionStrategy");
  if (n->emission == EMIT_SEPARATE_FUNCTION) {
    const IdRun *captures = psg_captures(g, id);
    uint32_t count = captures ? captures->count / 3 : 0;
    json_begin_object(j);
    json_key_number(j, "SeparateFunction", count);
    json_end_object(j);
  } else {
    json_string(j, n->emission == EMIT_MAIN_PROLOGUE ? "MainPrologue" : "Inline");
  }
}

/* Known when types are: of the values that a node gives. */
static void layout_hint(Graph *g, Json *j, const PsgNode *n) {
  uint32_t size, align;
  json_key(j, "LayoutHint");
  if (g->phase < 4 || !g->layout_hint || n->kind == PSG_MODULE_DEF || n->kind == PSG_TYPE_DEF ||
      !g->layout_hint(g, n->type, &size, &align)) {
    json_null(j);
    return;
  }
  json_begin_object(j);
  json_key_number(j, "Size", size);
  json_key_number(j, "Align", align);
  json_end_object(j);
}

/* ---- which nodes the file has: the program's, and of the library's what these name ---- */

typedef struct Shown {
  Graph *g;
  uint8_t *library; /* a bit for each node of the image */
} Shown;

static bool is_shown(const Shown *shown, NodeId id) {
  if (id.index >= shown->g->nodes.own_start) return psg_kind(shown->g, id) != PSG_NONE;
  return shown->library[id.index / 8] >> id.index % 8 & 1;
}

/* `id` and what it stands in. */
static void show(Shown *shown, NodeId id) {
  for (; id.index && !is_shown(shown, id); id = psg_node(shown->g, id)->parent) {
    if (id.index >= shown->g->nodes.own_start) return;
    shown->library[id.index / 8] |= (uint8_t)(1u << id.index % 8);
  }
}

static Shown shown_nodes(Graph *g, Arena *scratch) {
  Shown shown = {g, NEW_ARRAY(scratch, uint8_t, g->nodes.own_start / 8 + 1)};
  Name library_id = name_of_string(g->names, "Library.Id");
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind == PSG_NONE) continue;
    show(&shown, n->parent);
    if (n->kind == PSG_VAR_REF) show(&shown, psg_var_ref_of(n)->definition);
    const MetadataRow *row = n->kind == PSG_BINDING && n->metadata
                                 ? psg_find_metadata(g, (NodeId){i}, library_id)
                                 : NULL;
    if (row) show(&shown, (NodeId){row->value});
  }
  return shown;
}

static void node(Graph *g, Json *j, const Shown *shown, NodeId id) {
  Arena scratch;
  arena_init(&scratch, "json");
  const PsgNode *n = psg_node(g, id);
  json_begin_object(j);
  json_key_number(j, "Id", id.index);
  kind(g, j, &scratch, id);
  range(g, j, n->span);
  json_key_string(j, "Type", n->type.index ? type_text_native(g->types, &scratch, n->type) : "");
  json_key(j, "SRTPResolution");
  psg_resolution_json(g, j, psg_shown_resolution(g, id));
  json_key_string(j, "ArenaAffinity", affinity_text[n->affinity]);
  layout_hint(g, j, n);
  json_key(j, "Children");
  json_begin_array(j);
  for (uint32_t i = 0; i < n->children.count; i++)
    if (psg_child(g, id, i).index && is_shown(shown, psg_child(g, id, i)))
      json_number(j, psg_child(g, id, i).index);
  json_end_array(j);
  reference(j, "Parent", n->parent.index);
  metadata(g, j, n->metadata);
  json_key_bool(j, "IsReachable", n->reachable);
  emission(g, j, id);
  json_end_object(j);
  arena_end(&scratch);
}

static void key_nodes(Json *j, const char *key, const NodeId *items, uint32_t count) {
  json_key(j, key);
  json_begin_array(j);
  for (uint32_t i = 0; i < count; i++) json_number(j, items[i].index);
  json_end_array(j);
}

static void classifications(Graph *g, Json *j, Arena *scratch) {
  const ClassificationTable *table = psg_classifications(g);
  json_key(j, "ModuleClassifications");
  json_begin_object(j);
  for (uint32_t i = 0; i < table->count; i++) {
    const ModuleClassification *row = &table->items[i];
    json_key(j, format_in(scratch, "%u", row->module.index));
    json_begin_object(j);
    json_key_string(j, "Name", name_of_node(g, row->module));
    key_nodes(j, "ModuleInit", row->init.items, row->init.count);
    key_nodes(j, "Definitions", row->definitions.items, row->definitions.count);
    reference(j, "EntryPoint", row->entry_point.index);
    json_end_object(j);
  }
  json_end_object(j);
}

static void text_or_null(Json *j, const char *text) {
  if (text)
    json_string(j, text);
  else
    json_null(j);
}

/* A program that calls C begins in the C library's start-up code. */
static bool calls_c(const Graph *g) {
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    if (psg_kind(g, (NodeId){i}) == PSG_FFI_CALL && psg_node(g, (NodeId){i})->reachable)
      return true;
  return false;
}

static void platform(Graph *g, Json *j) {
  const PlatformContext *p = g->types->platform;
  json_key(j, "Platform");
  json_begin_object(j);
  json_key_string(j, "PlatformId", p->platform_id);
  json_key(j, "Dimensions");
  json_begin_object(j);
  json_key_number(j, "Pointer", p->dimensions[WIDTH_POINTER]);
  json_key_number(j, "Register", p->dimensions[WIDTH_REGISTER]);
  json_key_number(j, "Int", p->dimensions[WIDTH_INT]);
  json_end_object(j);
  json_key_number(j, "PointerAlign", p->pointer_align);
  json_key(j, "PlatformLibraryPath");
  text_or_null(j, p->library_path);
  json_key(j, "Predicates");
  json_begin_object(j);
  for (int i = 0; i < PREDICATE_COUNT; i++) {
    const char *name = platform_predicate_name((PlatformPredicate)i);
    json_key(j, name);
    if (platform_predicate_is_number((PlatformPredicate)i))
      json_number(j, p->predicates[i]);
    else
      json_bool(j, p->predicates[i]);
  }
  json_end_object(j);
  json_key(j, "FreestandingStartup");
  if (p->startup_symbol && !calls_c(g)) {
    json_begin_object(j);
    json_key_string(j, "EntrySymbol", p->startup_symbol);
    json_end_object(j);
  } else {
    json_null(j);
  }
  json_end_object(j);
}

static void modules(Graph *g, Json *j) {
  const ModuleTable *table = psg_modules(g);
  json_key(j, "Modules");
  json_begin_object(j);
  for (uint32_t i = 0; i < table->count; i++) {
    const ModuleContents *row = &table->items[i];
    key_nodes(j, name_text(g->names, row->path), row->members.items, row->members.count);
  }
  json_end_object(j);
}

static void types(Graph *g, Json *j) {
  const TypeTable *table = psg_types(g);
  json_key(j, "Types");
  json_begin_object(j);
  for (uint32_t i = 0; i < table->count; i++)
    json_key_number(j, name_text(g->names, table->items[i].key), table->items[i].definition.index);
  json_end_object(j);
}

static void dump_nodes(Graph *g, Json *j, Arena *scratch) {
  Shown shown = shown_nodes(g, scratch);
  json_key(j, "Nodes");
  json_begin_object(j);
  for (uint32_t i = 1; i < g->nodes.count; i++) {
    if (!is_shown(&shown, (NodeId){i})) continue;
    char key[12];
    snprintf(key, sizeof key, "%u", i);
    json_key(j, key);
    node(g, j, &shown, (NodeId){i});
  }
  json_end_object(j);
}

void psg_dump_json(Graph *g, Text *out) {
  Json writer = json_in(out, 1), *j = &writer;
  Arena scratch;
  arena_init(&scratch, "json");
  json_begin_object(j);
  dump_nodes(g, j, &scratch);
  json_key(j, "EntryPoints");
  json_begin_array(j);
  for (uint32_t i = 0; i < g->entry_points.count; i++)
    json_number(j, g->entry_points.items[i].index);
  json_end_array(j);
  modules(g, j);
  types(g, j);
  platform(g, j);
  classifications(g, j, &scratch);
  json_end_object(j);
  text_add_char(out, '\n');
  arena_end(&scratch);
}

void psg_dump_json_node(Graph *g, Text *out, NodeId id) {
  Json writer = json_in(out, 1);
  Arena scratch;
  arena_init(&scratch, "json");
  Shown shown = shown_nodes(g, &scratch);
  node(g, &writer, &shown, id);
  arena_end(&scratch);
  text_add_char(out, '\n');
}
