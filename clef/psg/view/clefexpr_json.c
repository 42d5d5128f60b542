/* clefexpr_json: ClefExpr as JSON (ClefExpr 3 and 6.2), written as a list of nodes.
 *
 *   { "roots": [ 12 ],
 *     "nodes": [
 *       {"id": 12, "kind": "Application", "function": 13, "arguments": [14], "returnType": "unit", "srtpResolution": null},
 *       {"id": 13, "kind": "Variable", "name": "f", …, "definitionId": 7},
 *       … ] }
 *
 * A part of a node is the id of another node, so the size grows with the number of nodes and not with their depth. The ids
 * are those of the graph. Keys and their order are those of the specification's cases; what a case may lack is null. Kinds
 * that the specification has no case for have their own name, "children" and "type". As in the text form, a module of the
 * program shows all that it defines. A node stands before its parts. The last nodes are the definitions that variables refer to
 * and that stand nowhere below the roots, such as those of the library: they are written without their values.
 */
#include "clef/base/json.h"
#include "clef/base/vec.h"
#include "clef/psg/elaborate/ffi.h"
#include "clef/psg/view/clefexpr.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/view/resolution.h"

typedef struct Writer {
  Graph *g;
  Json json;
  Arena scratch;
  VEC(NodeId) stack;       /* nodes to write, the next one last */
  VEC(NodeId) definitions; /* those that variables refer to */
  uint8_t *seen;           /* a bit for each node that has its place in the output */
} Writer;

/* Whether `node` had no place in the output so far; it has one now. */
static bool first_time(Writer *w, NodeId node) {
  uint8_t bit = (uint8_t)(1u << node.index % 8), *byte = &w->seen[node.index / 8];
  bool first = !(*byte & bit);
  *byte |= bit;
  return first;
}

/* The id of a part, which is written on its own. */
static void part(Writer *w, NodeId node) {
  if (!node.index) {
    json_null(&w->json);
    return;
  }
  json_number(&w->json, node.index);
  if (first_time(w, node)) vec_push(&w->scratch, &w->stack, node);
}

static const char *name_of_node(Graph *g, NodeId node) {
  return name_text(g->names, psg_node(g, node)->name);
}

static void key_type(Writer *w, const char *key, TypeId type) {
  Graph *g = w->g;
  Json *j = &w->json;
  Arena scratch;
  arena_init(&scratch, "type");
  json_key_string(j, key, type.index ? type_text_native(g->types, &scratch, type) : "");
  arena_end(&scratch);
}

static void key_part(Writer *w, const char *key, NodeId node) {
  json_key(&w->json, key);
  part(w, node);
}

/* A variable that its parent declares and that has no node in the list. */
static void key_variable(Writer *w, const char *key, const char *id_key, NodeId variable) {
  json_key_string(&w->json, key, name_of_node(w->g, variable));
  json_key_number(&w->json, id_key, variable.index);
  (void)first_time(w, variable);
}

/* Children from `from` to `end`, exclusive. */
static void key_list(Writer *w, const char *key, NodeId node, uint32_t from, uint32_t end) {
  json_key(&w->json, key);
  json_begin_array(&w->json);
  for (uint32_t i = from; i < end; i++)
    if (psg_child(w->g, node, i).index) part(w, psg_child(w->g, node, i));
  json_end_array(&w->json);
}

/* All children under the key, and the node's type. */
static void key_typed_list(Writer *w, const char *key, NodeId node) {
  key_list(w, key, node, 0, psg_child_count(w->g, node));
  key_type(w, "type", psg_node(w->g, node)->type);
}

static void key_resolution(Writer *w, const char *key, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  json_key(j, key);
  psg_resolution_json(g, j, psg_shown_resolution(g, node));
}

static void key_literal(Writer *w, LiteralId literal, TypeId type) {
  Graph *g = w->g;
  Json *j = &w->json;
  Text text = text_in(g->arena);
  if (literal.index) clef_expr_literal(g, &text, literal, type);
  json_key(j, "value");
  json_bytes(j, text_string(&text), text.size);
}

static void key_case(Writer *w, CaseId id) {
  Graph *g = w->g;
  const char *name = id.index ? name_text(g->names, case_row(g->types, id)->name) : "";
  json_key_string(&w->json, "caseName", name);
}

static const char *tycon_name(Graph *g, uint32_t tycon) {
  return tycon ? name_text(g->names, tycon_row(g->types, (TyconId){tycon})->name) : "";
}

/* --- NativePattern --- */

/* Writes what follows the id of a pattern; false when `p` is none. */
static bool pattern(Writer *w, NodeId p) {
  Graph *g = w->g;
  Json *j = &w->json;
  const PsgNode *n = psg_node(g, p);
  switch (n->kind) {
  case PSG_PATTERN_BINDING:
    json_key_string(j, "kind", "Named");
    json_key_string(j, "name", name_of_node(g, p));
    key_type(w, "type", n->type);
    break;
  case PSG_PAT_LITERAL:
    json_key_string(j, "kind", "Literal");
    key_literal(w, psg_literal_of(n)->value, n->type);
    break;
  case PSG_PAT_CASE:
    json_key_string(j, "kind", "Constructor");
    key_case(w, psg_union_case_of(n)->id);
    key_list(w, "args", p, 0, n->children.count);
    break;
  case PSG_PAT_EXN:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    json_key_string(j, "caseName", tycon_name(g, psg_pat_exn_of(n)->exception.index));
    key_list(w, "args", p, 0, n->children.count);
    break;
  case PSG_PAT_RECORD:
    json_key_string(j, "kind", "Record");
    json_key(j, "fields");
    json_begin_array(j);
    for (uint32_t i = 0; i < n->children.count; i++) {
      json_begin_object(j);
      json_key_string(j, "name",
                      psg_field_text(g, n->type, psg_run(g, psg_record_of(n)->fields)[i]));
      key_part(w, "pattern", psg_child(g, p, i));
      json_end_object(j);
    }
    json_end_array(j);
    break;
  case PSG_PAT_OR:
  case PSG_PAT_AND:
    if (n->children.count != 2) {
      json_key_string(j, "kind", psg_kind_text[n->kind]);
      key_list(w, "patterns", p, 0, n->children.count);
      break;
    }
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    key_part(w, "left", psg_child(g, p, 0));
    key_part(w, "right", psg_child(g, p, 1));
    break;
  case PSG_PAT_AS:
    json_key_string(j, "kind", "As");
    key_part(w, "pattern", psg_child(g, p, 0));
    key_variable(w, "name", "nameId", psg_child(g, p, 1));
    break;
  case PSG_PAT_TYPED:
    json_key_string(j, "kind", "Typed");
    key_part(w, "pattern", psg_child(g, p, 0));
    key_type(w, "type", n->type);
    break;
  case PSG_PAT_TYPE_TEST:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    key_type(w, "type", psg_type_test_of(n)->tested);
    key_list(w, "patterns", p, 0, n->children.count);
    break;
  case PSG_PAT_ACTIVE:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    json_key_string(j, "caseName", clef_expr_active_case(g, p));
    key_part(w, "call", psg_child(g, p, 0));
    key_list(w, "patterns", p, 1, n->children.count);
    break;
  case PSG_PAT_WILD:
  case PSG_PAT_TUPLE:
  case PSG_PAT_ARRAY:
  case PSG_PAT_NULL:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    if (n->children.count) key_list(w, "elements", p, 0, n->children.count);
    break;
  default: return false;
  }
  return true;
}

static void key_cases(Writer *w, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  json_key(j, "cases");
  json_begin_array(j);
  for (uint32_t i = 1; i < psg_child_count(g, node); i++) {
    NodeId rule = psg_child(g, node, i);
    if (psg_kind(g, rule) != PSG_MATCH_CASE) continue;
    json_begin_object(j);
    key_part(w, "pattern", psg_child(g, rule, 0));
    key_part(w, "guard", psg_child_count(g, rule) > 2 ? psg_child(g, rule, 2) : (NodeId){0});
    key_part(w, "body", psg_child(g, rule, 1));
    json_end_object(j);
  }
  json_end_array(j);
}

/* --- The cases --- */

static void parameters(Writer *w, NodeId lambda) {
  Graph *g = w->g;
  Json *j = &w->json;
  json_key(j, "parameters");
  json_begin_array(j);
  for (uint32_t i = 0; i + 1 < psg_child_count(g, lambda); i++) {
    NodeId parameter = psg_child(g, lambda, i);
    json_begin_object(j);
    key_variable(w, "name", "id", parameter);
    key_type(w, "type", psg_node(g, parameter)->type);
    json_end_object(j);
  }
  json_end_array(j);
}

static void record(Writer *w, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  const PsgNode *n = psg_node(g, node);
  uint32_t first = n->flags & NODE_HAS_COPY ? 1 : 0;
  json_key(j, "fields");
  json_begin_array(j);
  for (uint32_t i = first; i < n->children.count; i++) {
    uint32_t field = i - first < psg_record_of(n)->fields.count
                         ? psg_run(g, psg_record_of(n)->fields)[i - first]
                         : 0;
    json_begin_object(j);
    json_key_string(j, "name", psg_field_text(g, n->type, field));
    key_part(w, "value", psg_child(g, node, i));
    json_end_object(j);
  }
  json_end_array(j);
  key_part(w, "copyFrom", first ? psg_child(g, node, 0) : (NodeId){0});
}

/* None, the one field, or a tuple of them. */
static void payload(Writer *w, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  uint32_t count = psg_child_count(g, node);
  json_key(j, "payload");
  if (!count) {
    json_null(j);
  } else if (count == 1) {
    part(w, psg_child(g, node, 0));
  } else {
    json_begin_object(j);
    json_key_string(j, "kind", "TupleExpr");
    key_list(w, "elements", node, 0, count);
    json_end_object(j);
  }
}

static void range(Writer *w, Span span) {
  Graph *g = w->g;
  Json *j = &w->json;
  bool has_text = span.file && source_bytes(g->sources, span.file);
  LineColumn from = {0, 0}, to = {0, 0};
  if (has_text) {
    from = source_line_column(g->sources, span.file, span.start);
    to = source_line_column(g->sources, span.file, span.end);
  }
  json_key(j, "range");
  json_begin_object(j);
  json_key_string(j, "file",
                  span.file ? name_text(g->names, source_file(g->sources, span.file)->path) : "");
  json_key_number(j, "startLine", from.line);
  json_key_number(j, "startColumn", from.column);
  json_key_number(j, "endLine", to.line);
  json_key_number(j, "endColumn", to.column);
  json_end_object(j);
}

static const char *type_def_kind(Graph *g, uint32_t tycon) {
  if (!tycon) return "";
  switch (tycon_row(g->types, (TyconId){tycon})->kind) {
  case TYCON_RECORD: return "Record";
  case TYCON_UNION: return "Union";
  case TYCON_ENUM: return "Enum";
  case TYCON_CLASS: return "Class";
  case TYCON_INTERFACE: return "Interface";
  case TYCON_STRUCT: return "Struct";
  case TYCON_EXCEPTION: return "Exception";
  case TYCON_ABBREV: return "Abbreviation";
  case TYCON_MEASURE: return "Measure";
  case TYCON_DELEGATE: return "Delegate";
  default: return "Primitive";
  }
}

static void fields(Writer *w, uint32_t first, uint32_t count) {
  Graph *g = w->g;
  Json *j = &w->json;
  json_key(j, "fields");
  json_begin_array(j);
  for (uint32_t i = 0; i < count; i++) {
    const FieldRow *field = field_row(g->types, (FieldId){first + i});
    if (field->flags & FIELD_HIDDEN) continue;
    json_begin_object(j);
    json_key_string(j, "name", name_text(g->names, field->name));
    json_key_bool(j, "isMutable", field->flags & FIELD_MUTABLE);
    key_type(w, "type", field->type);
    json_end_object(j);
  }
  json_end_array(j);
}

/* The cases and fields of a type definition. */
static void key_type_parts(Writer *w, TyconId tycon) {
  Graph *g = w->g;
  Json *j = &w->json;
  const TyconRow *row = tycon_row(g->types, tycon);
  json_key(j, "cases");
  json_begin_array(j);
  for (uint32_t i = 0; i < row->case_count; i++) {
    const CaseRow *c = case_row(g->types, (CaseId){row->cases + i});
    json_begin_object(j);
    json_key_string(j, "name", name_text(g->names, c->name));
    if (row->kind == TYCON_ENUM) json_key_number(j, "caseValue", c->value);
    fields(w, c->fields, c->field_count);
    json_end_object(j);
  }
  json_end_array(j);
  fields(w, row->fields, row->field_count);
}

static void key_members(Writer *w, NodeId node, bool all) {
  Graph *g = w->g;
  Json *j = &w->json;
  json_key(j, "members");
  json_begin_array(j);
  for (uint32_t i = 0; i < psg_child_count(g, node); i++) {
    NodeId member = psg_child(g, node, i);
    if (member.index && (all || clef_expr_shows_member(g, member))) part(w, member);
  }
  json_end_array(j);
}

static void reference(Writer *w, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  NodeId definition = psg_var_ref(g, node)->definition;
  Text name = text_in(g->arena);
  clef_expr_written_name(g, &name, node);
  json_key_string(j, "name", text_string(&name));
  key_type(w, "type", psg_node(g, node)->type);
  json_key_bool(j, "isMutable", definition.index && psg_node(g, definition)->flags & NODE_MUTABLE);
  json_key(j, "definitionId");
  if (definition.index)
    json_number(j, definition.index);
  else
    json_null(j);
  if (definition.index) vec_push(&w->scratch, &w->definitions, definition);
}

static void trait_call(Writer *w, NodeId node) {
  Graph *g = w->g;
  Json *j = &w->json;
  IdRun types = psg_trait_call(g, node)->types;
  uint32_t count = psg_child_count(g, node);
  json_key_string(j, "memberName", name_of_node(g, node));
  json_key(j, "constrainedTypes");
  json_begin_array(j);
  for (uint32_t i = 0; i < types.count; i++)
    json_string(j, type_text_native(g->types, g->arena, (TypeId){psg_run(g, types)[i]}));
  json_end_array(j);
  json_key(j, "arg");
  if (count == 1) {
    part(w, psg_child(g, node, 0));
  } else { /* the operands of an operator: one tuple */
    json_begin_object(j);
    json_key_string(j, "kind", "TupleExpr");
    key_list(w, "elements", node, 0, count);
    json_end_object(j);
  }
  key_resolution(w, "resolution", node);
}

/* Writes what follows the id of an expression or a definition; of a definition that others refer to without its value. */
static void expr(Writer *w, NodeId node, bool with_value) {
  Graph *g = w->g;
  Json *j = &w->json;
  const PsgNode *n = psg_node(g, node);
  uint32_t count = n->children.count;
  json_key_string(j, "kind", clef_expr_case(g, node));
  switch (n->kind) {
  case PSG_BINDING:
    json_key_string(j, "name", name_of_node(g, node));
    json_key_bool(j, "isMutable", n->flags & NODE_MUTABLE);
    key_part(w, "value", count && with_value ? psg_child(g, node, 0) : (NodeId){0});
    key_part(w, "body", (NodeId){0}); /* what it scopes over follows it in its Sequential */
    key_type(w, "type", n->type);
    break;
  case PSG_REC_GROUP:
    key_list(w, "bindings", node, 0, count);
    key_part(w, "body", (NodeId){0});
    break;
  case PSG_LAMBDA:
    parameters(w, node);
    key_part(w, "body", psg_child(g, node, count - 1));
    key_type(w, "returnType", psg_node(g, psg_child(g, node, count - 1))->type);
    key_resolution(w, "srtpResolution", node);
    break;
  case PSG_APPLICATION:
    key_part(w, "function", psg_child(g, node, 0));
    key_list(w, "arguments", node, 1, count);
    key_type(w, "returnType", n->type);
    key_resolution(w, "srtpResolution", node);
    break;
  case PSG_LITERAL:
    key_literal(w, psg_literal_of(n)->value, n->type);
    key_type(w, "type", n->type);
    break;
  case PSG_VAR_REF: reference(w, node); break;
  case PSG_IF_THEN_ELSE:
    key_part(w, "guard", psg_child(g, node, 0));
    key_part(w, "thenBranch", psg_child(g, node, 1));
    key_part(w, "elseBranch", count > 2 ? psg_child(g, node, 2) : (NodeId){0});
    key_type(w, "type", n->type);
    break;
  case PSG_MATCH:
    key_part(w, "scrutinee", psg_child(g, node, 0));
    key_cases(w, node);
    key_type(w, "type", n->type);
    break;
  case PSG_SEQUENTIAL: key_typed_list(w, "exprs", node); break;
  case PSG_WHILE_LOOP:
    key_part(w, "guard", psg_child(g, node, 0));
    key_part(w, "body", psg_child(g, node, 1));
    break;
  case PSG_FOR_LOOP:
    key_variable(w, "var", "varId", psg_child(g, node, 0));
    key_part(w, "start", psg_child(g, node, 1));
    key_part(w, "finish", psg_child(g, node, 2));
    json_key_bool(j, "isUp", n->flags & NODE_UP);
    key_part(w, "body", psg_child(g, node, 3));
    break;
  case PSG_RECORD_EXPR:
    record(w, node);
    key_type(w, "type", n->type);
    break;
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
    key_case(w, psg_union_case_of(n)->id);
    payload(w, node);
    key_type(w, "type", n->type);
    break;
  case PSG_TUPLE_EXPR: key_typed_list(w, "elements", node); break;
  case PSG_INTRINSIC:
    json_key_string(j, "name",
                    format_in(g->arena, "%s.%s", psg_intrinsic_info[psg_intrinsic_of(n)->id].module,
                              psg_intrinsic_info[psg_intrinsic_of(n)->id].operation));
    key_typed_list(w, "arguments", node);
    break;
  case PSG_FFI_CALL:
    json_key(j, "descriptor");
    ffi_write_json(g, j, node);
    key_typed_list(w, "arguments", node);
    break;
  case PSG_TRAIT_CALL:
    trait_call(w, node);
    key_type(w, "type", n->type);
    break;
  case PSG_MODULE_DEF:
    json_key_string(j, "name", name_of_node(g, node));
    key_members(w, node, false);
    break;
  case PSG_TYPE_DEF:
    json_key_string(j, "name", tycon_name(g, psg_type_def_of(n)->tycon.index));
    json_key_string(j, "typeKind", type_def_kind(g, psg_type_def_of(n)->tycon.index));
    if (psg_type_def_of(n)->tycon.index) key_type_parts(w, psg_type_def_of(n)->tycon);
    key_members(w, node, true);
    break;
  case PSG_ERROR:
    json_key_string(j, "message", clef_expr_error(g, node));
    range(w, n->span);
    break;
  case PSG_TRY_WITH:
    if (count > 1 && psg_kind(g, psg_child(g, node, 1)) == PSG_MATCH_CASE) {
      key_part(w, "body", psg_child(g, node, 0));
      key_cases(w, node);
    } else {
      key_list(w, "children", node, 0, count);
    }
    key_type(w, "type", n->type);
    break;
  case PSG_FOR_EACH:
    key_part(w, "pattern", psg_child(g, node, 0));
    key_part(w, "source", psg_child(g, node, 1));
    key_part(w, "body", psg_child(g, node, 2));
    break;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
    json_key_string(j, "field", clef_expr_field(g, node));
    key_typed_list(w, "children", node);
    break;
  default:
    if (n->name.index) json_key_string(j, "name", name_of_node(g, node));
    key_typed_list(w, "children", node);
    break;
  }
}

/* --- The list --- */

/* A node has a line of its own. */
static void write_node(Writer *w, NodeId node, bool with_value) {
  json_begin_object(&w->json);
  int indent = w->json.indent;
  w->json.indent = 0;
  json_key_number(&w->json, "id", node.index);
  uint32_t waiting = w->stack.count;
  if (!pattern(w, node)) expr(w, node, with_value);
  for (uint32_t i = waiting, k = w->stack.count; i + 1 < k; i++, k--) { /* the first part is next */
    NodeId swapped = w->stack.items[i];
    w->stack.items[i] = w->stack.items[k - 1];
    w->stack.items[k - 1] = swapped;
  }
  json_end_object(&w->json);
  w->json.indent = indent;
}

static void write_list(Graph *g, Text *out, const NodeId *roots, uint32_t count) {
  Writer w = {.g = g, .json = json_in(out, 2)};
  arena_init(&w.scratch, "json");
  w.seen = NEW_ARRAY(&w.scratch, uint8_t, g->nodes.count / 8 + 1);
  json_begin_object(&w.json);
  json_key(&w.json, "roots");
  json_begin_array(&w.json);
  for (uint32_t i = 0; i < count; i++) json_number(&w.json, roots[i].index);
  json_end_array(&w.json);
  json_key(&w.json, "nodes");
  json_begin_array(&w.json);
  for (uint32_t i = 0; i < count; i++) {
    if (!first_time(&w, roots[i])) continue;
    vec_push(&w.scratch, &w.stack, roots[i]);
    while (w.stack.count) write_node(&w, vec_pop(&w.stack), true);
  }
  for (uint32_t i = 0; i < w.definitions.count; i++)
    if (first_time(&w, w.definitions.items[i])) write_node(&w, w.definitions.items[i], false);
  json_end_array(&w.json);
  json_end_object(&w.json);
  text_add_char(out, '\n');
  arena_end(&w.scratch);
}

void clef_expr_json_node(Graph *g, Text *out, NodeId node) { write_list(g, out, &node, 1); }

void clef_expr_json(Graph *g, Text *out) {
  VEC(NodeId) roots = {0};
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (clef_expr_shows(g, g->modules.items[i])) vec_push(g->arena, &roots, g->modules.items[i]);
  write_list(g, out, roots.items, roots.count);
}
