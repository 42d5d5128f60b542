/* clefexpr_json: ClefExpr as JSON (ClefExpr 3 and 6.2).
 *
 *   { "kind": "Application", "function": { "kind": "Variable", … }, "arguments": [ … ],
 *     "returnType": "unit", "srtpResolution": null }
 *
 * Keys and their order are those of the specification's cases; what a case may lack is null. Kinds that the specification has
 * no case for have their own name, "children" and "type". As in the text form, a module shows what is reachable.
 */
#include "clef/base/json.h"
#include "clef/psg/clefexpr.h"

static void expr(Graph *g, Json *j, NodeId node);

static const char *name_of_node(Graph *g, NodeId node) {
  return name_text(g->names, psg_node(g, node)->name);
}

static void key_type(Graph *g, Json *j, const char *key, TypeId type) {
  Arena scratch;
  arena_init(&scratch, "type");
  json_key_string(j, key, type.index ? type_text_native(g->types, &scratch, type) : "");
  arena_end(&scratch);
}

static void key_expr(Graph *g, Json *j, const char *key, NodeId node) {
  json_key(j, key);
  if (node.index)
    expr(g, j, node);
  else
    json_null(j);
}

/* Children from `from` to `end`, exclusive. */
static void key_list(Graph *g, Json *j, const char *key, NodeId node, uint32_t from, uint32_t end) {
  json_key(j, key);
  json_begin_array(j);
  for (uint32_t i = from; i < end; i++)
    if (psg_child(g, node, i).index) expr(g, j, psg_child(g, node, i));
  json_end_array(j);
}

static void key_resolution(Graph *g, Json *j, const char *key, NodeId node) {
  json_key(j, key);
  psg_resolution_json(g, j, psg_node(g, node)->resolution);
}

static void key_literal(Graph *g, Json *j, uint32_t literal, TypeId type) {
  Text text = text_in(g->arena);
  if (literal) clef_expr_literal(g, &text, literal, type);
  json_key(j, "value");
  json_bytes(j, text_string(&text), text.size);
}

static const char *field_name(Graph *g, NodeId record, uint32_t field) {
  const PsgNode *n = psg_node(g, record);
  if (type_kind(g->types, type_resolve(g->types, n->type)) == TYPE_ANON_RECORD)
    return name_text(g->names, (Name){field});
  return field ? name_text(g->names, field_row(g->types, (FieldId){field})->name) : "";
}

static const char *tycon_name(Graph *g, uint32_t tycon) {
  return tycon ? name_text(g->names, tycon_row(g->types, (TyconId){tycon})->name) : "";
}

/* --- NativePattern --- */

static void pattern(Graph *g, Json *j, NodeId p);

static void key_patterns(Graph *g, Json *j, const char *key, NodeId p, uint32_t from) {
  json_key(j, key);
  json_begin_array(j);
  for (uint32_t i = from; i < psg_child_count(g, p); i++) pattern(g, j, psg_child(g, p, i));
  json_end_array(j);
}

static void key_pattern(Graph *g, Json *j, const char *key, NodeId p) {
  json_key(j, key);
  pattern(g, j, p);
}

static void pattern(Graph *g, Json *j, NodeId p) {
  const PsgNode *n = psg_node(g, p);
  json_begin_object(j);
  switch ((int)n->kind) {
  case PSG_PATTERN_BINDING:
  case PSG_BINDING:
    json_key_string(j, "kind", "Named");
    json_key_string(j, "name", name_of_node(g, p));
    key_type(g, j, "type", n->type);
    break;
  case PSG_PAT_LITERAL:
    json_key_string(j, "kind", "Literal");
    key_literal(g, j, n->a, n->type);
    break;
  case PSG_PAT_CASE:
    json_key_string(j, "kind", "Constructor");
    json_key_string(j, "caseName",
                    n->a ? name_text(g->names, case_row(g->types, (CaseId){n->a})->name) : "");
    key_patterns(g, j, "args", p, 0);
    break;
  case PSG_PAT_EXN:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    json_key_string(j, "caseName", tycon_name(g, n->a));
    key_patterns(g, j, "args", p, 0);
    break;
  case PSG_PAT_RECORD:
    json_key_string(j, "kind", "Record");
    json_key(j, "fields");
    json_begin_array(j);
    for (uint32_t i = 0; i < n->children.count; i++) {
      json_begin_object(j);
      json_key_string(j, "name", field_name(g, p, psg_run(g, n->list)[i]));
      key_pattern(g, j, "pattern", psg_child(g, p, i));
      json_end_object(j);
    }
    json_end_array(j);
    break;
  case PSG_PAT_OR:
  case PSG_PAT_AND:
    if (n->children.count != 2) {
      json_key_string(j, "kind", psg_kind_text[n->kind]);
      key_patterns(g, j, "patterns", p, 0);
      break;
    }
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    key_pattern(g, j, "left", psg_child(g, p, 0));
    key_pattern(g, j, "right", psg_child(g, p, 1));
    break;
  case PSG_PAT_AS:
    json_key_string(j, "kind", "As");
    key_pattern(g, j, "pattern", psg_child(g, p, 0));
    json_key_string(j, "name", name_of_node(g, psg_child(g, p, 1)));
    break;
  case PSG_PAT_TYPED:
    json_key_string(j, "kind", "Typed");
    key_pattern(g, j, "pattern", psg_child(g, p, 0));
    key_type(g, j, "type", n->type);
    break;
  case PSG_PAT_TYPE_TEST:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    key_type(g, j, "type", (TypeId){n->a});
    key_patterns(g, j, "patterns", p, 0);
    break;
  case PSG_PAT_ACTIVE:
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    key_expr(g, j, "call", psg_child(g, p, 0));
    key_patterns(g, j, "patterns", p, 1);
    break;
  default: /* Wildcard, Tuple, Array, Null */
    json_key_string(j, "kind", psg_kind_text[n->kind]);
    if (n->children.count) key_patterns(g, j, "patterns", p, 0);
    break;
  }
  json_end_object(j);
}

static void key_cases(Graph *g, Json *j, NodeId node) {
  json_key(j, "cases");
  json_begin_array(j);
  for (uint32_t i = 1; i < psg_child_count(g, node); i++) {
    NodeId rule = psg_child(g, node, i);
    if (psg_kind(g, rule) != PSG_MATCH_CASE) continue;
    json_begin_object(j);
    key_pattern(g, j, "pattern", psg_child(g, rule, 0));
    key_expr(g, j, "guard", psg_child_count(g, rule) > 2 ? psg_child(g, rule, 2) : (NodeId){0});
    key_expr(g, j, "body", psg_child(g, rule, 1));
    json_end_object(j);
  }
  json_end_array(j);
}

/* --- The cases --- */

static void parameters(Graph *g, Json *j, NodeId lambda) {
  json_key(j, "parameters");
  json_begin_array(j);
  for (uint32_t i = 0; i + 1 < psg_child_count(g, lambda); i++) {
    NodeId parameter = psg_child(g, lambda, i);
    json_begin_object(j);
    json_key_string(j, "name", name_of_node(g, parameter));
    key_type(g, j, "type", psg_node(g, parameter)->type);
    json_end_object(j);
  }
  json_end_array(j);
}

static void record(Graph *g, Json *j, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  uint32_t first = n->flags & NODE_HAS_COPY ? 1 : 0;
  json_key(j, "fields");
  json_begin_array(j);
  for (uint32_t i = first; i < n->children.count; i++) {
    uint32_t field = i - first < n->list.count ? psg_run(g, n->list)[i - first] : 0;
    json_begin_object(j);
    json_key_string(j, "name", field_name(g, node, field));
    key_expr(g, j, "value", psg_child(g, node, i));
    json_end_object(j);
  }
  json_end_array(j);
  key_expr(g, j, "copyFrom", first ? psg_child(g, node, 0) : (NodeId){0});
}

/* None, the one field, or a tuple of them. */
static void payload(Graph *g, Json *j, NodeId node) {
  uint32_t count = psg_child_count(g, node);
  json_key(j, "payload");
  if (!count) {
    json_null(j);
  } else if (count == 1) {
    expr(g, j, psg_child(g, node, 0));
  } else {
    json_begin_object(j);
    json_key_string(j, "kind", "TupleExpr");
    key_list(g, j, "elements", node, 0, count);
    json_end_object(j);
  }
}

static void range(Graph *g, Json *j, Span span) {
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
  switch ((int)tycon_row(g->types, (TyconId){tycon})->kind) {
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

static bool is_shown(Graph *g, NodeId member) {
  return member.index && psg_node(g, member)->reachable;
}

static void key_members(Graph *g, Json *j, NodeId node, bool all) {
  json_key(j, "members");
  json_begin_array(j);
  for (uint32_t i = 0; i < psg_child_count(g, node); i++) {
    NodeId member = psg_child(g, node, i);
    if (member.index && (all || is_shown(g, member))) expr(g, j, member);
  }
  json_end_array(j);
}

static void expr(Graph *g, Json *j, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  uint32_t count = n->children.count;
  json_begin_object(j);
  json_key_string(j, "kind", clef_expr_case(g, node));
  switch ((int)n->kind) {
  case PSG_BINDING:
    json_key_string(j, "name", name_of_node(g, node));
    json_key_bool(j, "isMutable", n->flags & NODE_MUTABLE);
    key_expr(g, j, "value", count ? psg_child(g, node, 0) : (NodeId){0});
    key_expr(g, j, "body", (NodeId){0}); /* what it scopes over follows it in its Sequential */
    key_type(g, j, "type", n->type);
    break;
  case PSG_REC_GROUP:
    key_list(g, j, "bindings", node, 0, count);
    key_expr(g, j, "body", (NodeId){0});
    break;
  case PSG_LAMBDA:
    parameters(g, j, node);
    key_expr(g, j, "body", psg_child(g, node, count - 1));
    key_type(g, j, "returnType", psg_node(g, psg_child(g, node, count - 1))->type);
    key_resolution(g, j, "srtpResolution", node);
    break;
  case PSG_APPLICATION:
    key_expr(g, j, "function", psg_child(g, node, 0));
    key_list(g, j, "arguments", node, 1, count);
    key_type(g, j, "returnType", n->type);
    key_resolution(g, j, "srtpResolution", node);
    break;
  case PSG_LITERAL:
    key_literal(g, j, n->a, n->type);
    key_type(g, j, "type", n->type);
    break;
  case PSG_VAR_REF: {
    Text name = text_in(g->arena);
    clef_expr_written_name(g, &name, node);
    json_key_string(j, "name", text_string(&name));
    key_type(g, j, "type", n->type);
    json_key_bool(j, "isMutable", n->a && psg_node(g, (NodeId){n->a})->flags & NODE_MUTABLE);
    json_key(j, "definitionId");
    if (n->a)
      json_number(j, n->a);
    else
      json_null(j);
    break;
  }
  case PSG_IF_THEN_ELSE:
    key_expr(g, j, "guard", psg_child(g, node, 0));
    key_expr(g, j, "thenBranch", psg_child(g, node, 1));
    key_expr(g, j, "elseBranch", count > 2 ? psg_child(g, node, 2) : (NodeId){0});
    key_type(g, j, "type", n->type);
    break;
  case PSG_MATCH:
    key_expr(g, j, "scrutinee", psg_child(g, node, 0));
    key_cases(g, j, node);
    key_type(g, j, "type", n->type);
    break;
  case PSG_SEQUENTIAL:
    key_list(g, j, "exprs", node, 0, count);
    key_type(g, j, "type", n->type);
    break;
  case PSG_WHILE_LOOP:
    key_expr(g, j, "guard", psg_child(g, node, 0));
    key_expr(g, j, "body", psg_child(g, node, 1));
    break;
  case PSG_FOR_LOOP:
    json_key_string(j, "var", name_of_node(g, psg_child(g, node, 0)));
    key_expr(g, j, "start", psg_child(g, node, 1));
    key_expr(g, j, "finish", psg_child(g, node, 2));
    json_key_bool(j, "isUp", n->flags & NODE_UP);
    key_expr(g, j, "body", psg_child(g, node, 3));
    break;
  case PSG_RECORD_EXPR:
    record(g, j, node);
    key_type(g, j, "type", n->type);
    break;
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
    json_key_string(j, "caseName",
                    n->a ? name_text(g->names, case_row(g->types, (CaseId){n->a})->name) : "");
    payload(g, j, node);
    key_type(g, j, "type", n->type);
    break;
  case PSG_TUPLE_EXPR:
    key_list(g, j, "elements", node, 0, count);
    key_type(g, j, "type", n->type);
    break;
  case PSG_INTRINSIC:
    json_key_string(j, "name",
                    format_in(g->arena, "%s.%s", psg_intrinsic_info[n->a].module,
                              psg_intrinsic_info[n->a].operation));
    key_list(g, j, "arguments", node, 0, count);
    key_type(g, j, "type", n->type);
    break;
  case PSG_FFI_CALL:
    json_key_string(j, "descriptor", name_of_node(g, node));
    key_list(g, j, "arguments", node, 0, count);
    key_type(g, j, "type", n->type);
    break;
  case PSG_TRAIT_CALL:
    json_key_string(j, "memberName", name_of_node(g, node));
    json_key(j, "constrainedTypes");
    json_begin_array(j);
    for (uint32_t i = 0; i < n->list.count; i++)
      json_string(j, type_text_native(g->types, g->arena, (TypeId){psg_run(g, n->list)[i]}));
    json_end_array(j);
    json_key(j, "arg");
    if (count == 1) {
      expr(g, j, psg_child(g, node, 0));
    } else { /* the operands of an operator: one tuple */
      json_begin_object(j);
      json_key_string(j, "kind", "TupleExpr");
      key_list(g, j, "elements", node, 0, count);
      json_end_object(j);
    }
    key_resolution(g, j, "resolution", node);
    key_type(g, j, "type", n->type);
    break;
  case PSG_MODULE_DEF:
    json_key_string(j, "name", name_of_node(g, node));
    key_members(g, j, node, false);
    break;
  case PSG_TYPE_DEF:
    json_key_string(j, "name", tycon_name(g, n->a));
    json_key_string(j, "typeKind", type_def_kind(g, n->a));
    key_members(g, j, node, true);
    break;
  case PSG_ERROR:
    json_key_string(j, "message", "reported");
    range(g, j, n->span);
    break;
  case PSG_TRY_WITH:
    if (count > 1 && psg_kind(g, psg_child(g, node, 1)) == PSG_MATCH_CASE) {
      key_expr(g, j, "body", psg_child(g, node, 0));
      key_cases(g, j, node);
    } else {
      key_list(g, j, "children", node, 0, count);
    }
    key_type(g, j, "type", n->type);
    break;
  case PSG_FOR_EACH:
    key_pattern(g, j, "pattern", psg_child(g, node, 0));
    key_expr(g, j, "source", psg_child(g, node, 1));
    key_expr(g, j, "body", psg_child(g, node, 2));
    break;
  default:
    if (n->name.index) json_key_string(j, "name", name_of_node(g, node));
    key_list(g, j, "children", node, 0, count);
    key_type(g, j, "type", n->type);
    break;
  }
  json_end_object(j);
}

void clef_expr_json_node(Graph *g, Text *out, NodeId node) {
  Json j = json_in(out, 2);
  expr(g, &j, node);
  text_add_char(out, '\n');
}

void clef_expr_json(Graph *g, Text *out) {
  Json j = json_in(out, 2);
  json_begin_array(&j);
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (clef_expr_shows(g, g->modules.items[i])) expr(g, &j, g->modules.items[i]);
  json_end_array(&j);
  text_add_char(out, '\n');
}
