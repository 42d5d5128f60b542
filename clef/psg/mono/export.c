/* export: see export.h.
 *
 * In:    phase 4 for the check; Graph.c_exports.
 * Out:   messages; wrappers in the form of phase 5.
 * Tests: t/err/export-*, t/ffi/
 *
 * The wrapper of `let join (xs: string[]) (by: string) : string` is
 *
 *   fun (xs: nativeint) (xs_count: nativeint) (by: nativeint) ->
 *     let $result = try Interop.copied (join (Interop.ofTexts xs xs_count) (Interop.ofText by))
 *                   with e -> Interop.failed e; 0n
 *     Interop.flush (); $result
 *
 * A result that is an array is copied outside the try, so that its length is 0 after an exception.
 */
#include "clef/psg/mono/export.h"

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"

/* How a value of the type travels between C and an exported function. */
static FfiPassing passing_of(Types *types, TypeId type, bool is_result) {
  FfiPassing passing = ffi_passing(types, type, is_result);
  if (passing == FFI_REFUSED && is_result) { /* arrays are copied */
    FfiPassing as_argument = ffi_passing(types, type, false);
    if (as_argument == FFI_ARRAY || as_argument == FFI_STRINGS) return as_argument;
  }
  return passing;
}

static NodeId lambda_of(const Graph *g, NodeId binding) {
  if (psg_kind(g, binding) != PSG_BINDING || !psg_child_count(g, binding)) return (NodeId){0};
  NodeId value = psg_child(g, binding, 0);
  return psg_kind(g, value) == PSG_LAMBDA ? value : (NodeId){0};
}

/* The parts of a parameter: elements of a tuple, nothing of unit. */
static uint32_t parts_of(Types *types, TypeId type, const uint32_t **parts) {
  type = type_resolve(types, type);
  if (type_prim(types, type) == PRIM_UNIT) return 0;
  const TypeRow *row = type_row(types, type);
  if (type_kind(types, type) != TYPE_TUPLE) {
    *parts = NULL;
    return 1;
  }
  *parts = run_items(types, row->args);
  return row->args.count;
}

static uint32_t lambda_params(const Graph *g, NodeId lambda) {
  return psg_child_count(g, lambda) - 1;
}

CSignature psg_export_signature(Graph *g, const CExport *row, Arena *arena) {
  Types *t = g->types;
  CSignature s = {0};
  VEC(CParam) params = {0};
  NodeId lambda = lambda_of(g, row->binding);
  TypeId function = type_resolve(t, psg_node(g, row->binding)->type);
  for (uint32_t i = 0; i < lambda_params(g, lambda); i++) {
    TypeId type = type_resolve(t, type_arg(t, function, 0));
    const uint32_t *parts = NULL;
    uint32_t count = parts_of(t, type, &parts);
    for (uint32_t k = 0; k < count; k++) {
      TypeId part = type_resolve(t, parts ? (TypeId){parts[k]} : type);
      Name name = params.count < row->name_count ? row->names[params.count] : (Name){0};
      vec_push(arena, &params, ((CParam){name, part, passing_of(t, part, false)}));
    }
    function = type_resolve(t, type_arg(t, function, 1));
  }
  s.params = params.items, s.count = params.count;
  s.result = function, s.result_passing = passing_of(t, function, true);
  return s;
}

/* ---- the check ---- */

static const char *const keywords[] = {
    "alignas",   "alignof",  "and",    "asm",      "auto",     "bool",     "break",     "case",
    "catch",     "char",     "class",  "const",    "continue", "default",  "delete",    "do",
    "double",    "else",     "enum",   "explicit", "export",   "extern",   "false",     "float",
    "for",       "friend",   "goto",   "if",       "inline",   "int",      "long",      "main",
    "namespace", "new",      "not",    "operator", "or",       "private",  "protected", "public",
    "register",  "restrict", "return", "short",    "signed",   "sizeof",   "static",    "struct",
    "switch",    "template", "this",   "throw",    "true",     "try",      "typedef",   "typename",
    "union",     "unsigned", "using",  "virtual",  "void",     "volatile", "while",     "xor"};

bool psg_is_c_keyword(const char *name) {
  for (size_t i = 0; i < COUNT_OF(keywords); i++)
    if (!strcmp(keywords[i], name)) return true;
  return false;
}

static bool is_c_name(const char *name) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";
  size_t size = strspn(name, letters);
  bool is_reserved =
      !strncmp(name, "clef_", 5) || !strncmp(name, "rt_", 3) || psg_is_c_keyword(name);
  return size && !name[size] && !(name[0] >= '0' && name[0] <= '9') && !is_reserved;
}

static void check_type(Graph *g, const CExport *row, const char *function, TypeId type,
                       FfiPassing passing, bool is_result) {
  const char *text = type_text(g->types, g->diags->arena, type);
  if (type_kind(g->types, type) == TYPE_ERROR) return;
  if (passing == FFI_REFUSED && is_result)
    diag(g->diags, row->span, D_EXPORT_RESULT, function, text);
  if (passing == FFI_REFUSED && !is_result)
    diag(g->diags, row->span, D_EXPORT_PARAM, text, function);
  TypeId own =
      passing == FFI_REFUSED ? (TypeId){0} : ffi_own_layout(g->types, type, TYCON_OWN_LAYOUT);
  if (own.index)
    diag(g->diags, row->span, D_EXPORT_LAYOUT, type_text(g->types, g->diags->arena, own));
}

static void check_export(Graph *g, const CExport *row) {
  const PsgNode *n = psg_node(g, row->binding);
  const char *name = name_text(g->names, row->name), *function = name_text(g->names, n->name);
  if (!is_c_name(name)) diag(g->diags, row->span, D_EXPORT_NAME, name);
  if (!lambda_of(g, row->binding).index) {
    diag(g->diags, row->span, D_EXPORT_PLACE);
    return;
  }
  bool is_generic = psg_scheme_params(g, row->binding).count;
  if (is_generic || n->flags & NODE_INLINE) {
    diag(g->diags, row->span, D_EXPORT_GENERIC, function, is_generic ? "generic" : "inline");
    return;
  }
  CSignature s = psg_export_signature(g, row, g->arena);
  for (uint32_t i = 0; i < s.count; i++)
    check_type(g, row, function, s.params[i].type, s.params[i].passing, false);
  check_type(g, row, function, s.result, s.result_passing, true);
}

void psg_check_exports(Graph *g) {
  Map64 seen = {.arena = g->arena};
  for (uint32_t i = 0; i < g->c_exports.count; i++) {
    const CExport *row = &g->c_exports.items[i];
    uint64_t key = map64_key(row->name.index, 1);
    if (map64_find(&seen, key))
      diag(g->diags, row->span, D_EXPORT_TWICE, name_text(g->names, row->name));
    map64_set(&seen, key, 1);
    check_export(g, row);
  }
}

/* ---- wrappers ---- */

typedef struct Wrapper {
  Graph *g;
  Span at;
  VEC(NodeId) variables;
} Wrapper;

static NodeId add_variable(Wrapper *w, const char *name, TypeId type) {
  NodeId variable = make_variable(w->g, w->at, name, type);
  vec_push(w->g->arena, &w->variables, variable);
  return variable;
}

static TypeId word_type(Graph *g) { return type_of(g->types, KNOWN_NATIVEINT); }

/* The argument that the function gets, of new variables. */
static NodeId argument(Wrapper *w, const CParam *param) {
  Graph *g = w->g;
  FfiPassing passing = param->passing;
  bool is_text = passing == FFI_STRING, is_function = passing == FFI_CALLBACK;
  bool is_array = passing == FFI_ARRAY || passing == FFI_STRINGS;
  NodeId variable =
      add_variable(w, "$arg", is_text || is_array || is_function ? word_type(g) : param->type);
  NodeId uses[] = {make_use(g, w->at, variable), {0}};
  if (is_array) uses[1] = make_use(g, w->at, add_variable(w, "$count", word_type(g)));
  if (is_text)
    return psg_library_call(g, psg_plain(LIBRARY_FFI_OF_TEXT), param->type, uses, 1, w->at);
  if (is_function)
    return psg_library_call(g, (LibraryUse){LIBRARY_FFI_DELEGATE_OF, &param->type, 1}, param->type,
                            uses, 1, w->at);
  if (!is_array) return uses[0];
  if (passing == FFI_STRINGS)
    return psg_library_call(g, psg_plain(LIBRARY_FFI_OF_TEXTS), param->type, uses, 2, w->at);
  TypeId element = type_resolve(g->types, type_arg(g->types, param->type, 0));
  return psg_library_call(g, (LibraryUse){LIBRARY_FFI_OF_ARRAY, &element, 1}, param->type, uses, 2,
                          w->at);
}

/* The function applied to what C passes. */
static NodeId call_of(Wrapper *w, const CExport *row, const CSignature *s) {
  Graph *g = w->g;
  Types *t = g->types;
  NodeId lambda = lambda_of(g, row->binding);
  TypeId type = type_resolve(t, psg_node(g, row->binding)->type), function = type;
  uint32_t count = lambda_params(g, lambda), next = 0;
  NodeId *args = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    TypeId param = type_resolve(t, type_arg(t, function, 0));
    const uint32_t *parts = NULL;
    uint32_t part_count = parts_of(t, param, &parts);
    NodeId *items = NEW_ARRAY(g->arena, NodeId, part_count + 1);
    for (uint32_t k = 0; k < part_count; k++) items[k] = argument(w, &s->params[next++]);
    args[i] = !part_count ? make_unit(g, w->at)
              : parts     ? psg_new_n(g, PSG_TUPLE_EXPR, param, w->at, items, part_count)
                          : items[0];
    function = type_resolve(t, type_arg(t, function, 1));
  }
  return make_apply(g, w->at, psg_new_var(g, row->binding, type, w->at), args, count, s->result);
}

/* The result as C gets it. */
static NodeId result_of(Wrapper *w, NodeId value, const CSignature *s) {
  Graph *g = w->g;
  if (s->result_passing == FFI_STRING)
    return psg_library_call(g, psg_plain(LIBRARY_FFI_COPIED), word_type(g), &value, 1, w->at);
  if (s->result_passing != FFI_ARRAY && s->result_passing != FFI_STRINGS) return value;
  NodeId args[] = {value, make_use(g, w->at, add_variable(w, "$count", word_type(g)))};
  TypeId element = type_resolve(g->types, type_arg(g->types, s->result, 0));
  return s->result_passing == FFI_STRINGS
             ? psg_library_call(g, psg_plain(LIBRARY_FFI_COPIED_TEXTS), word_type(g), args, 2,
                                w->at)
             : psg_library_call(g, (LibraryUse){LIBRARY_FFI_COPIED_ARRAY, &element, 1},
                                word_type(g), args, 2, w->at);
}

static NodeId unit_call(Graph *g, LibraryFunction function, NodeId arg, Span at) {
  return psg_library_call(g, psg_plain(function), type_of(g->types, KNOWN_UNIT), &arg, 1, at);
}

/* try value with e -> Interop.failed e; default */
static NodeId guarded(Wrapper *w, NodeId value) {
  Graph *g = w->g;
  TypeId type = make_node_type(g, value);
  NodeId exception = make_variable(g, w->at, "$exn", type_of(g->types, KNOWN_EXN));
  NodeId failed = unit_call(g, LIBRARY_FFI_FAILED, make_use(g, w->at, exception), w->at);
  bool is_unit = type_prim(g->types, type) == PRIM_UNIT;
  NodeId nothing = is_unit ? make_unit(g, w->at)
                           : make_intrinsic(g, w->at, INTRINSIC_DEFAULT_OF, type, type, NULL, 0);
  NodeId handler = make_sequence(g, w->at, (NodeId[]){failed, nothing}, 2);
  return psg_new3(g, PSG_TRY_WITH, type, w->at, value, exception, handler);
}

static void wrap(Graph *g, CExport *row) {
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "export");
  Wrapper w = {.g = g, .at = psg_node(g, row->binding)->span};
  CSignature s = psg_export_signature(g, row, g->arena);
  NodeId call = call_of(&w, row, &s);
  bool is_array = s.result_passing == FFI_ARRAY || s.result_passing == FFI_STRINGS;
  NodeId value = is_array
                     ? result_of(&w, guarded(&w, call), &s) /* the length is written in any case */
                     : guarded(&w, result_of(&w, call, &s));
  NodeId result = make_let(g, w.at, "$result", value, false);
  NodeId flush = unit_call(g, LIBRARY_FFI_FLUSH, make_unit(g, w.at), w.at);
  NodeId body = make_sequence(g, w.at, (NodeId[]){result, flush, make_use(g, w.at, result)}, 3);
  if (!w.variables.count) add_variable(&w, "$unit", type_of(g->types, KNOWN_UNIT));
  NodeId lambda = make_lambda(g, w.at, w.variables.items, w.variables.count, body);
  NodeId binding = make_function(
      g, w.at, format_in(g->arena, "%s.export", name_text(g->names, row->name)), lambda);
  psg_end_expansion(g, outer);
  row->wrapper = binding;
}

void psg_wrap_exports(Graph *g) {
  for (uint32_t i = 0; i < g->c_exports.count; i++) wrap(g, &g->c_exports.items[i]);
}
