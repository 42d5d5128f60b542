/* clefexpr: the printed form (ClefExpr 6.1).
 *
 *   === Entry Point 0 ===
 *   Module HelloWorldDirect:
 *     Let main =
 *       Lambda(argv) ->
 *         Seq:
 *           App(Var(Console.Write -> 12356), [Literal(String "Hello, World!")])
 *
 * A node whose children have no lines of their own is one line; every other node has a head and its parts indented below.
 */
#include "clef/psg/view/clefexpr.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/view/veil.h"

#include "clef/base/utf8.h"

static void line(Graph *g, Text *out, NodeId node, uint32_t indent);

static const char *const case_of_kind[PSG_KIND_COUNT] = {
    [PSG_BINDING] = "LetBinding",
    [PSG_REC_GROUP] = "LetRecBindings",
    [PSG_LAMBDA] = "Lambda",
    [PSG_APPLICATION] = "Application",
    [PSG_LITERAL] = "Literal",
    [PSG_VAR_REF] = "Variable",
    [PSG_IF_THEN_ELSE] = "IfThenElse",
    [PSG_MATCH] = "Match",
    [PSG_SEQUENTIAL] = "Sequential",
    [PSG_WHILE_LOOP] = "WhileLoop",
    [PSG_FOR_LOOP] = "ForLoop",
    [PSG_RECORD_EXPR] = "RecordExpr",
    [PSG_UNION_CASE] = "UnionCase",
    [PSG_DU_CONSTRUCT] = "UnionCase",
    [PSG_TUPLE_EXPR] = "TupleExpr",
    [PSG_INTRINSIC] = "Intrinsic",
    [PSG_FFI_CALL] = "FFICall",
    [PSG_TRAIT_CALL] = "TraitCall",
    [PSG_MODULE_DEF] = "ModuleDef",
    [PSG_TYPE_DEF] = "TypeDef",
    [PSG_ERROR] = "Error",
};

const char *clef_expr_case(const Graph *g, NodeId node) {
  PsgKind kind = psg_kind(g, node);
  return case_of_kind[kind] ? case_of_kind[kind] : psg_kind_text[kind];
}

static const char *name_of_node(Graph *g, NodeId node) {
  return name_text(g->names, psg_node(g, node)->name);
}

void clef_expr_written_name(Graph *g, Text *out, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  const char *name = name_of_node(g, node),
             *bytes = n->span.file ? source_bytes(g->sources, n->span.file) : NULL;
  size_t size = n->span.end - n->span.start, length = strlen(name);
  bool path = bytes && size > length && !memcmp(bytes + n->span.end - length, name, length) &&
              bytes[n->span.end - length - 1] == '.';
  for (size_t i = 0; path && i < size; i++) {
    char c = bytes[n->span.start + i];
    path = c == '.' || c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
           (c >= 'a' && c <= 'z');
  }
  NodeId definition = psg_var_ref_of(n)->definition;
  MemberId member = definition.index ? psg_member_of(psg_node(g, definition)) : (MemberId){0};
  bool is_static = member.index && member_row(g->types, member)->flags & MEMBER_STATIC;
  if (path)
    text_add_bytes(out, bytes + n->span.start, size);
  else if (is_static &&
           !strchr(name, '.')) /* the call has the span: by the type that has the member */
    text_format(out, "%s.%s",
                name_text(g->names, tycon_row(g->types, member_row(g->types, member)->tycon)->name),
                name);
  else
    text_add(out, name);
}

NodeId clef_expr_definition(const Graph *g, NodeId definition) {
  if (!definition.index || !psg_node(g, definition)->metadata) return definition;
  const MetadataRow *row = psg_find_metadata(g, definition, name_of_string(g->names, "Library.Id"));
  return row ? (NodeId){row->value} : definition;
}

const char *clef_expr_error(const Graph *g, NodeId node) {
  Span span = psg_node(g, node)->span;
  for (uint32_t i = 0; g->diags && i < g->diags->list.count; i++) {
    const Diag *d = &g->diags->list.items[i];
    bool is_here =
        d->span.file == span.file && d->span.start >= span.start && d->span.start <= span.end;
    if (d->severity == SEVERITY_ERROR && is_here) return d->message;
  }
  return "";
}

const char *clef_expr_field(const Graph *g, NodeId access) {
  FieldId field = psg_field(g, access)->id;
  if (!field.index) return name_text(g->names, psg_node(g, access)->name);
  return psg_field_text(g, psg_node(g, psg_child(g, access, 0))->type, field.index);
}

/* A literal that is a call in the graph, as `2.5M` is, is text that begins with a digit. */
static bool is_written_number(const Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  const char *bytes = n->span.file ? source_bytes(g->sources, n->span.file) : NULL;
  if (!bytes || n->span.end == n->span.start) return false;
  for (uint32_t i = n->span.start; i < n->span.end; i++) {
    char c = bytes[i];
    bool is_digit = c >= '0' && c <= '9',
         is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    bool is_part = is_digit || (i > n->span.start && (is_letter || c == '.' || c == '_'));
    if (!is_part && !(c == '-' && i == n->span.start && n->span.end - n->span.start > 1))
      return false;
  }
  return true;
}

void clef_expr_literal(Graph *g, Text *out, LiteralId literal, TypeId type) {
  const LiteralRow *l = psg_literal_row(g, literal);
  int64_t value = (int64_t)((uint64_t)l->high << 32 | l->low);
  switch ((LiteralKind)l->kind) {
  case LITERAL_UNIT: text_add(out, "Unit"); return;
  case LITERAL_BOOL: text_format(out, "Bool %s", l->low ? "true" : "false"); return;
  case LITERAL_CHAR: {
    char bytes[4];
    text_add(out, "Char '");
    text_add_bytes(out, bytes, utf8_encode(l->low, bytes));
    text_add_char(out, '\'');
    return;
  }
  case LITERAL_INT: {
    const char *kind = "Int32";
    switch (type_prim(g->types, type)) {
    case PRIM_INT8: kind = "Int8"; break;
    case PRIM_INT16: kind = "Int16"; break;
    case PRIM_INT64: kind = "Int64"; break;
    case PRIM_UINT8: kind = "UInt8"; break;
    case PRIM_UINT16: kind = "UInt16"; break;
    case PRIM_UINT32: kind = "UInt32"; break;
    case PRIM_UINT64: text_format(out, "UInt64 %llu", (unsigned long long)value); return;
    default: break;
    }
    text_format(out, "%s %lld", kind, (long long)value);
    return;
  }
  case LITERAL_FLOAT32:
    text_add(out, "Float32 ");
    psg_add_literal_text(g, out, literal);
    return;
  case LITERAL_FLOAT64:
    text_add(out, "Float64 ");
    psg_add_literal_text(g, out, literal);
    return;
  case LITERAL_STRING: text_add(out, "String "); break;
  case LITERAL_BYTES: text_add(out, "Bytes "); break;
  case LITERAL_FORMAT: text_add(out, "Format "); break;
  case LITERAL_NULL: text_add(out, "Null"); return;
  }
  text_add_quoted(out, name_text(g->names, (Name){l->low}), name_size(g->names, (Name){l->low}));
}

/* --- One line --- */

static bool fits_line(const Graph *g, NodeId node) {
  switch (psg_kind(g, node)) {
  case PSG_LITERAL:
  case PSG_VAR_REF: return true;
  case PSG_APPLICATION:
  case PSG_INTRINSIC:
  case PSG_TUPLE_EXPR:
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_LIST_EXPR:
  case PSG_ARRAY_EXPR:
  case PSG_RECORD_EXPR:
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
  case PSG_SET:
  case PSG_TRAIT_CALL:
  case PSG_NEW_OBJECT:
  case PSG_METHOD_CALL:
  case PSG_COERCE:
  case PSG_TYPE_TEST:
  case PSG_ADDRESS_OF:
  case PSG_TYPE_ANNOTATION:
  case PSG_YIELD:
  case PSG_YIELD_FROM:
  case PSG_DU_GET_TAG:
  case PSG_DU_ELIMINATE:
  case PSG_TUPLE_GET:
  case PSG_EXN_GET:
  case PSG_JUMP:
  case PSG_MATCH_FAILURE:
  case PSG_ERROR:
  case PSG_PLATFORM_BINDING:
  case PSG_FFI_CALL:
    for (uint32_t i = 0; i < psg_child_count(g, node); i++)
      if (!fits_line(g, psg_child(g, node, i))) return false;
    return true;
  default: return false;
  }
}

static void inline_text(Graph *g, Text *out, NodeId node);

static void inline_list(Graph *g, Text *out, NodeId node, uint32_t from) {
  for (uint32_t i = from; i < psg_child_count(g, node); i++) {
    if (i > from) text_add(out, ", ");
    inline_text(g, out, psg_child(g, node, i));
  }
}

/* What a node is called when it heads a list of parts. */
static const char *head_of(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  switch (n->kind) {
  case PSG_INTRINSIC:
    return format_in(g->arena, "Intrinsic(%s.%s",
                     psg_intrinsic_info[psg_intrinsic_of(n)->id].module,
                     psg_intrinsic_info[psg_intrinsic_of(n)->id].operation);
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
    return format_in(g->arena, "UnionCase(%s",
                     psg_union_case_of(n)->id.index
                         ? name_text(g->names, case_row(g->types, psg_union_case_of(n)->id)->name)
                         : "?");
  case PSG_FIELD_GET: return format_in(g->arena, "FieldGet(%s", clef_expr_field(g, node));
  case PSG_FIELD_SET: return format_in(g->arena, "FieldSet(%s", clef_expr_field(g, node));
  case PSG_NEW_OBJECT: {
    TyconId tycon =
        psg_new_object_of(n)->exception.index && !psg_new_object_of(n)->constructor.index
            ? psg_new_object_of(n)->exception
            : type_tycon(g->types, n->type);
    return format_in(g->arena, "NewObject(%s",
                     tycon.index ? name_text(g->names, tycon_row(g->types, tycon)->name) : "?");
  }
  case PSG_METHOD_CALL:
    return format_in(
        g->arena, "MethodCall(%s",
        psg_method_call_of(n)->slot.index
            ? name_text(g->names, member_row(g->types, psg_method_call_of(n)->slot)->name)
            : "?");
  case PSG_TRAIT_CALL: return format_in(g->arena, "TraitCall(%s", name_text(g->names, n->name));
  case PSG_DU_ELIMINATE:
    return format_in(g->arena, "DUEliminate(%s.%u",
                     name_text(g->names, case_row(g->types, psg_du_eliminate_of(n)->id)->name),
                     psg_du_eliminate_of(n)->field);
  case PSG_TUPLE_GET: return format_in(g->arena, "TupleGet(%u", psg_tuple_get_of(n)->index);
  case PSG_EXN_GET: return format_in(g->arena, "ExnGet(%u", psg_exn_get_of(n)->field);
  case PSG_JUMP: return format_in(g->arena, "Jump(%u", psg_jump_of(n)->target.index);
  case PSG_COERCE: return format_in(g->arena, "Coerce(%s", type_text(g->types, g->arena, n->type));
  case PSG_ERROR: {
    Text text = text_in(g->arena);
    const char *message = clef_expr_error(g, node);
    text_add(&text, "Error(");
    text_add_quoted(&text, message, strlen(message));
    return text_string(&text);
  }
  case PSG_TYPE_TEST:
    return format_in(g->arena, "TypeTest(%s",
                     type_text(g->types, g->arena, psg_type_test_of(n)->tested));
  default: return NULL;
  }
}

static void inline_text(Graph *g, Text *out, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  if (g->pierces) psg_add_elaboration(g, out, node);
  switch (n->kind) {
  case PSG_LITERAL:
    text_add(out, "Literal(");
    clef_expr_literal(g, out, psg_literal_of(n)->value, n->type);
    text_add_char(out, ')');
    return;
  case PSG_VAR_REF:
    text_add(out, "Var(");
    clef_expr_written_name(g, out, node);
    text_format(out, " -> %u)", clef_expr_definition(g, psg_var_ref_of(n)->definition).index);
    return;
  case PSG_APPLICATION:
    if (is_written_number(g, node)) {
      text_format(out, "Literal(%s ", type_text(g->types, g->arena, n->type));
      text_add_bytes(out, source_bytes(g->sources, n->span.file) + n->span.start,
                     n->span.end - n->span.start);
      text_add_char(out, ')');
      return;
    }
    text_add(out, "App(");
    inline_text(g, out, psg_child(g, node, 0));
    text_add(out, ", [");
    inline_list(g, out, node, 1);
    text_add(out, "])");
    return;
  case PSG_SET:
    text_add(out, "Set(");
    inline_list(g, out, node, 0);
    text_add_char(out, ')');
    return;
  case PSG_TUPLE_EXPR:
    text_add(out, "Tuple(");
    inline_list(g, out, node, 0);
    text_add_char(out, ')');
    return;
  case PSG_RECORD_EXPR: {
    uint32_t first = n->flags & NODE_HAS_COPY ? 1 : 0;
    text_add(out, "Record(");
    if (first) {
      inline_text(g, out, psg_child(g, node, 0));
      text_add(out, " with ");
    }
    for (uint32_t i = first; i < n->children.count; i++) {
      uint32_t field = i - first < psg_record_of(n)->fields.count
                           ? psg_run(g, psg_record_of(n)->fields)[i - first]
                           : 0;
      text_format(out, "%s%s = ", i > first ? "; " : "", psg_field_text(g, n->type, field));
      inline_text(g, out, psg_child(g, node, i));
    }
    text_add_char(out, ')');
    return;
  }
  default: {
    const char *head = head_of(g, node);
    if (head)
      text_add(out, head);
    else
      text_format(out, "%s(", clef_expr_case(g, node));
    if (n->children.count) {
      if (head) text_add(out, ", ");
      text_add_char(out, '[');
      inline_list(g, out, node, 0);
      text_add_char(out, ']');
    }
    text_add_char(out, ')');
    return;
  }
  }
}

/* --- Patterns (NativePattern) --- */

const char *clef_expr_active_case(Graph *g, NodeId p) {
  NodeId call = psg_child(g, p, 0);
  if (psg_kind(g, call) == PSG_APPLICATION) call = psg_child(g, call, 0);
  const char *at = name_of_node(g, call);
  for (uint32_t i = 0; *at; i++) {
    const char *end = strchr(at += *at == '|', '|');
    if (!end) end = at + strlen(at);
    if (i == psg_pat_active(g, p)->index) return format_in(g->arena, "%.*s", (int)(end - at), at);
    at = end;
  }
  return name_of_node(g, call);
}

/* `Color.Red`; NULL when the literal's type is no enum, or has no case of that value. */
static const char *enum_case(Graph *g, NodeId p) {
  const PsgNode *n = psg_node(g, p);
  TyconId tycon = type_tycon(g->types, type_resolve(g->types, n->type));
  if (!tycon.index || tycon_row(g->types, tycon)->kind != TYCON_ENUM) return NULL;
  const TyconRow *row = tycon_row(g->types, tycon);
  const LiteralRow *l = psg_literal_row(g, psg_literal_of(n)->value);
  for (uint32_t i = 0; i < row->case_count; i++) {
    const CaseRow *c = case_row(g->types, (CaseId){row->cases + i});
    if (c->value == (int64_t)((uint64_t)l->high << 32 | l->low))
      return format_in(g->arena, "%s.%s", name_text(g->names, row->name),
                       name_text(g->names, c->name));
  }
  return NULL;
}

static void pattern_text(Graph *g, Text *out, NodeId p);

static void pattern_list(Graph *g, Text *out, NodeId p, const char *comma) {
  for (uint32_t i = 0; i < psg_child_count(g, p); i++) {
    if (i) text_add(out, comma);
    pattern_text(g, out, psg_child(g, p, i));
  }
}

static void pattern_group(Graph *g, Text *out, const char *open, NodeId p, const char *comma,
                          const char *close) {
  text_add(out, open);
  pattern_list(g, out, p, comma);
  text_add(out, close);
}

static void pattern_text(Graph *g, Text *out, NodeId p) {
  const PsgNode *n = psg_node(g, p);
  switch (n->kind) {
  case PSG_PAT_WILD: text_add_char(out, '_'); return;
  case PSG_PATTERN_BINDING:
  case PSG_BINDING: text_add(out, name_of_node(g, p)); return;
  case PSG_PAT_LITERAL: {
    const char *name = enum_case(g, p);
    if (name)
      text_add(out, name);
    else
      clef_expr_literal(g, out, psg_literal_of(n)->value, n->type);
    return;
  }
  case PSG_PAT_CASE:
    text_add(out, name_text(g->names, case_row(g->types, psg_union_case_of(n)->id)->name));
    if (n->children.count) pattern_group(g, out, "(", p, ", ", ")");
    return;
  case PSG_PAT_EXN:
    text_add(out, name_text(g->names, tycon_row(g->types, psg_pat_exn_of(n)->exception)->name));
    pattern_group(g, out, "(", p, ", ", ")");
    return;
  case PSG_PAT_TUPLE: pattern_group(g, out, "(", p, ", ", ")"); return;
  case PSG_PAT_ARRAY: pattern_group(g, out, "[|", p, "; ", "|]"); return;
  case PSG_PAT_RECORD:
    text_add(out, "{ ");
    for (uint32_t i = 0; i < n->children.count; i++) {
      if (i) text_add(out, "; ");
      text_format(out,
                  "%s = ", psg_field_text(g, n->type, psg_run(g, psg_record_of(n)->fields)[i]));
      pattern_text(g, out, psg_child(g, p, i));
    }
    text_add(out, " }");
    return;
  case PSG_PAT_OR: pattern_list(g, out, p, " | "); return;
  case PSG_PAT_AND: pattern_list(g, out, p, " & "); return;
  case PSG_PAT_AS: pattern_list(g, out, p, " as "); return;
  case PSG_PAT_TYPED:
    pattern_text(g, out, psg_child(g, p, 0));
    text_format(out, " : %s", type_text(g->types, g->arena, n->type));
    return;
  case PSG_PAT_NULL: text_add(out, "null"); return;
  case PSG_PAT_TYPE_TEST:
    text_format(out, ":? %s", type_text(g->types, g->arena, psg_type_test_of(n)->tested));
    if (n->children.count) {
      text_add(out, " as ");
      pattern_text(g, out, psg_child(g, p, 0));
    }
    return;
  case PSG_PAT_ACTIVE: {
    NodeId call = psg_child(g, p, 0);
    text_add(out, clef_expr_active_case(g, p));
    for (uint32_t i = 1; psg_kind(g, call) == PSG_APPLICATION && i < psg_child_count(g, call);
         i++) {
      text_add_char(out, ' ');
      inline_text(g, out, psg_child(g, call, i));
    }
    text_add_char(out, '(');
    pattern_text(g, out, psg_child(g, p, 1));
    text_add_char(out, ')');
    return;
  }
  default: text_add(out, psg_kind_text[n->kind]); return;
  }
}

/* --- Lines --- */

static void start_line(Text *out, uint32_t indent) {
  for (uint32_t i = 0; i < indent; i++) text_add(out, "  ");
}

static void lines(Graph *g, Text *out, NodeId node, uint32_t from, uint32_t indent) {
  for (uint32_t i = from; i < psg_child_count(g, node); i++)
    if (psg_child(g, node, i).index) line(g, out, psg_child(g, node, i), indent);
}

static void parameters(Graph *g, Text *out, NodeId lambda) {
  for (uint32_t i = 0; i + 1 < psg_child_count(g, lambda); i++)
    text_format(out, "%s%s", i ? ", " : "", name_of_node(g, psg_child(g, lambda, i)));
}

/* The head, a line for each case and field, the members. */
static void type_definition(Graph *g, Text *out, NodeId node, uint32_t indent) {
  Types *t = g->types;
  const PsgNode *n = psg_node(g, node);
  const TyconRow *row = tycon_row(t, psg_type_def_of(n)->tycon);
  text_format(out, "Type %s:\n",
              psg_type_def_of(n)->tycon.index ? name_text(g->names, row->name) : "");
  for (uint32_t i = 0; psg_type_def_of(n)->tycon.index && i < row->case_count; i++) {
    const CaseRow *c = case_row(t, (CaseId){row->cases + i});
    start_line(out, indent + 1);
    text_format(out, "Case %s", name_text(g->names, c->name));
    if (row->kind == TYCON_ENUM) text_format(out, " = %lld", (long long)c->value);
    for (uint32_t k = 0; k < c->field_count; k++) {
      const FieldRow *field = field_row(t, (FieldId){c->fields + k});
      text_format(out, "%s%s: %s", k ? ", " : "(", name_text(g->names, field->name),
                  type_text(t, g->arena, field->type));
    }
    text_add(out, c->field_count ? ")\n" : "\n");
  }
  for (uint32_t i = 0; psg_type_def_of(n)->tycon.index && i < row->field_count; i++) {
    const FieldRow *field = field_row(t, (FieldId){row->fields + i});
    if (field->flags & FIELD_HIDDEN) continue;
    start_line(out, indent + 1);
    text_format(out, "Field %s%s: %s\n", field->flags & FIELD_MUTABLE ? "mutable " : "",
                name_text(g->names, field->name), type_text(t, g->arena, field->type));
  }
  lines(g, out, node, 0, indent + 1);
}

/* A line that says what the node below it is. */
static void labelled(Graph *g, Text *out, const char *label, NodeId node, uint32_t indent) {
  start_line(out, indent);
  text_format(out, "%s:\n", label);
  line(g, out, node, indent + 1);
}

static void line(Graph *g, Text *out, NodeId node, uint32_t indent) {
  const PsgNode *n = psg_node(g, node);
  uint32_t count = n->children.count;
  start_line(out, indent);
  if (fits_line(g, node)) {
    inline_text(g, out, node);
    text_add_char(out, '\n');
    return;
  }
  if (g->pierces) psg_add_elaboration(g, out, node);
  switch (n->kind) {
  case PSG_MODULE_DEF:
    text_format(out, "Module %s:\n", name_of_node(g, node));
    for (uint32_t i = 0; i < count; i++)
      if (clef_expr_shows_member(g, psg_child(g, node, i)))
        line(g, out, psg_child(g, node, i), indent + 1);
    return;
  case PSG_TYPE_DEF: type_definition(g, out, node, indent); return;
  case PSG_BINDING:
    text_format(out, "%s %s%s =\n", n->flags & NODE_USE ? "Use" : "Let",
                n->flags & NODE_MUTABLE ? "mutable " : "", name_of_node(g, node));
    lines(g, out, node, 0, indent + 1);
    return;
  case PSG_REC_GROUP:
    text_add(out, "LetRec:\n");
    lines(g, out, node, 0, indent + 1);
    return;
  case PSG_LAMBDA:
    text_add(out, "Lambda(");
    parameters(g, out, node);
    text_add(out, ") ->\n");
    line(g, out, psg_child(g, node, count - 1), indent + 1);
    return;
  case PSG_SEQUENTIAL:
    text_add(out, "Seq:\n");
    lines(g, out, node, 0, indent + 1);
    return;
  case PSG_IF_THEN_ELSE:
    text_add(out, "If:\n");
    line(g, out, psg_child(g, node, 0), indent + 1);
    labelled(g, out, "Then", psg_child(g, node, 1), indent);
    if (count > 2) labelled(g, out, "Else", psg_child(g, node, 2), indent);
    return;
  case PSG_MATCH:
  case PSG_TRY_WITH:
    text_add(out, n->kind == PSG_MATCH ? "Match:\n" : "TryWith:\n");
    lines(g, out, node, 0, indent + 1);
    return;
  case PSG_MATCH_CASE:
    text_add(out, "Case ");
    pattern_text(g, out, psg_child(g, node, 0));
    if (count > 2) {
      if (fits_line(g, psg_child(g, node, 2))) {
        text_add(out, " when ");
        inline_text(g, out, psg_child(g, node, 2));
      } else {
        text_add(out, " when\n");
        line(g, out, psg_child(g, node, 2), indent + 2);
        start_line(out, indent);
      }
    }
    text_add(out, " ->\n");
    line(g, out, psg_child(g, node, 1), indent + 1);
    return;
  case PSG_WHILE_LOOP:
    text_add(out, "While:\n");
    line(g, out, psg_child(g, node, 0), indent + 1);
    labelled(g, out, "Do", psg_child(g, node, 1), indent);
    return;
  case PSG_FOR_LOOP:
    text_format(out, "For %s %s:\n", name_of_node(g, psg_child(g, node, 0)),
                n->flags & NODE_UP ? "to" : "downto");
    lines(g, out, node, 1, indent + 1);
    return;
  case PSG_FOR_EACH:
    text_add(out, "ForEach ");
    pattern_text(g, out, psg_child(g, node, 0));
    text_add(out, " in:\n");
    lines(g, out, node, 1, indent + 1);
    return;
  case PSG_APPLICATION:
    text_add(out, "App:\n");
    lines(g, out, node, 0, indent + 1);
    return;
  case PSG_PATTERN_BINDING: text_format(out, "%s\n", name_of_node(g, node)); return;
  case PSG_SEQ_BLOCK:
    text_format(out, "SeqBlock %s:\n", name_of_node(g, node));
    lines(g, out, node, 0, indent + 1);
    return;
  default: {
    const char *head = head_of(g, node);
    if (head)
      text_format(out, "%s):\n", head);
    else
      text_format(out, "%s:\n", clef_expr_case(g, node));
    lines(g, out, node, 0, indent + 1);
    return;
  }
  }
}

void clef_expr_print_node(Graph *g, Text *out, NodeId node, uint32_t indent) {
  line(g, out, node, indent);
}

static NodeId module_of(const Graph *g, NodeId node) {
  while (node.index && psg_kind(g, node) != PSG_MODULE_DEF) node = psg_node(g, node)->parent;
  return node;
}

static bool is_program(const Graph *g, NodeId module) {
  Span span = psg_node(g, module)->span;
  return source_is_program(g->sources, span.file);
}

static bool has_entry_point(const Graph *g, NodeId module) {
  for (uint32_t k = 0; k < g->entry_points.count; k++)
    if (module_of(g, g->entry_points.items[k]).index == module.index) return true;
  return false;
}

bool clef_expr_shows(const Graph *g, NodeId module) {
  return has_entry_point(g, module) || is_program(g, module);
}

bool clef_expr_shows_member(const Graph *g, NodeId member) {
  return member.index && (psg_node(g, member)->reachable || is_program(g, member));
}

void clef_expr_print(Graph *g, Text *out) {
  for (uint32_t i = 0; i < g->entry_points.count; i++) {
    text_format(out, "=== Entry Point %u ===\n", i);
    line(g, out, module_of(g, g->entry_points.items[i]), 0);
  }
  for (uint32_t i = 0; i < g->modules.count; i++) {
    NodeId module = g->modules.items[i];
    if (has_entry_point(g, module) || !clef_expr_shows(g, module)) continue;
    text_format(out, "=== Module %s ===\n", name_of_node(g, module));
    line(g, out, module, 0);
  }
}

/* Do the names of the definition and of what it stands in, from the innermost, end with `name`? */
static bool has_path(const Graph *g, NodeId definition, const char *name, size_t size) {
  const PsgNode *n = psg_node(g, definition);
  const char *own = name_text(g->names, n->kind == PSG_TYPE_DEF && psg_type_def_of(n)->tycon.index
                                            ? tycon_row(g->types, psg_type_def_of(n)->tycon)->name
                                            : n->name);
  size_t length = strlen(own);
  if (n->kind == PSG_MODULE_DEF) /* its name is its whole path */
    return size <= length && !memcmp(own + length - size, name, size) &&
           (size == length || own[length - size - 1] == '.');
  bool is_end = length <= size && !memcmp(name + size - length, own, length);
  if (!is_end || length == size) return is_end;
  if (name[size - length - 1] != '.') return false;
  NodeId around = n->parent;
  for (; around.index; around = psg_node(g, around)->parent) {
    PsgKind kind = psg_kind(g, around);
    if (kind == PSG_MODULE_DEF || kind == PSG_BINDING || kind == PSG_TYPE_DEF) break;
  }
  return around.index && has_path(g, around, name, size - length - 1);
}

NodeId clef_expr_find(Graph *g, const char *name) {
  NodeId local = {0};
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind != PSG_BINDING || !is_program(g, (NodeId){i}) ||
        !has_path(g, (NodeId){i}, name, strlen(name)))
      continue;
    if (n->flags & NODE_MODULE_LEVEL) return (NodeId){i};
    if (!local.index) local = (NodeId){i};
  }
  return local;
}

NodeId clef_expr_at(const Graph *g, uint32_t file, uint32_t offset) {
  NodeId found = {0};
  uint32_t smallest = UINT32_MAX;
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind == PSG_NONE || n->span.file != file || n->span.start > offset ||
        n->span.end <= offset)
      continue;
    if (!n->reachable && found.index) continue;
    uint32_t size = n->span.end - n->span.start;
    if (size < smallest || (size == smallest && n->reachable)) smallest = size, found = (NodeId){i};
  }
  return found;
}
