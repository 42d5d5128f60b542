/* quote: `<@ e @>` becomes the calls that build e as a tree (rt/system/quotations.clef).
 *
 * In:    a Quote node whose types are solved, before captures are looked for (phase 2).
 * Out:   an ordinary expression of type Expr<'T>, or Expr:
 *
 *   <@ fun x -> x + n @>     let x = QuoteImpl.variable "x" (typeof int) false
 *                            QuoteImpl.lambda x (QuoteImpl.call "op_Addition" … [var x; named (box n) "n" …]) …
 *
 * Keeps: spliced expressions (`%e`), which are evaluated where they stand.
 * Tests: t/run/quotations-*
 *
 * Every variable of the quotation is one Var, made before the tree. A variable from outside the quotation becomes its current
 * value. The tree is that of the graph: applications are flat, pipes are gone, and operators are calls. Functions of the library
 * have their names in .NET (List.map is Map).
 */
#include "clef/base/vec.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"
#include "clef/base/map64.h"
#include "clef/psg/elaborate/quote.h"
#include "clef/psg/graph/walk.h"

enum { MOST_DEPTH = 1000 };

typedef struct Quote {
  Graph *g;
  Arena *scratch;
  Span at;
  Map64 vars;       /* (definition, 0) → Binding of its Var */
  VEC(NodeId) lets; /* these Bindings */
  uint32_t depth, serial;
  bool failed;
} Quote;

static NodeId quoted(Quote *q, NodeId node);

/* --- Pieces --- */

static TypeId expr_type(Quote *q) { return type_of(q->g->types, KNOWN_EXPR); }

static NodeId call(Quote *q, LibraryFunction function, const NodeId *args, uint32_t count) {
  return psg_library_call(q->g, psg_plain(function), expr_type(q), args, count, q->at);
}

static NodeId text(Quote *q, const char *s) { return make_string(q->g, q->at, s, strlen(s)); }

/* The Type of `type`; where an instance decides, found there. */
static NodeId type_value(Quote *q, TypeId type) {
  Graph *g = q->g;
  TypeId result = type_of(g->types, KNOWN_TYPE);
  type = type_zonk(g->types, type);
  if (type_row(g->types, type)->flags & TYPE_FLAG_HAS_PARAM) {
    NodeId unit = make_unit(g, q->at);
    return psg_library_call(g, (LibraryUse){LIBRARY_TYPE_OF, &type, 1}, result, &unit, 1, q->at);
  }
  NodeId name = text(q, type_net_name(g->types, q->scratch, type));
  return psg_library_call(g, psg_plain(LIBRARY_TYPE_NAMED), result, &name, 1, q->at);
}

static NodeId list(Quote *q, TypeId element, const NodeId *items, uint32_t count) {
  TypeId type = type_app(q->g->types, type_known(q->g->types, KNOWN_LIST), &element, 1);
  return psg_new_n(q->g, PSG_LIST_EXPR, type, q->at, items, count);
}

static NodeId refuse(Quote *q, NodeId node, const char *what) {
  if (!q->failed) diag(q->g->diags, psg_node(q->g, node)->span, D_QUOTE_FORM, what);
  q->failed = true;
  NodeId args[] = {psg_new_literal(q->g, psg_literal_int(q->g, LITERAL_NULL, 0),
                                   type_of(q->g->types, KNOWN_OBJ), q->at),
                   type_value(q, type_of(q->g->types, KNOWN_OBJ))};
  return call(q, LIBRARY_QUOTE_VALUE, args, 2);
}

static NodeId null_value(Quote *q) {
  return psg_new_literal(q->g, psg_literal_int(q->g, LITERAL_NULL, 0),
                         type_of(q->g->types, KNOWN_OBJ), q->at);
}

static NodeId boxed(Quote *q, NodeId value) {
  TypeId type = make_node_type(q->g, value), obj = type_of(q->g->types, KNOWN_OBJ);
  if (type_prim(q->g->types, type) == PRIM_UNIT) return null_value(q);
  if (type_equal(q->g->types, type, obj)) return value;
  NodeId node = psg_new1(q->g, PSG_COERCE, obj, q->at, value);
  psg_coerce(q->g, node)->kind = COERCE_BOX;
  return node;
}

static NodeId value(Quote *q, NodeId of, TypeId type) {
  NodeId args[] = {boxed(q, of), type_value(q, type)};
  return call(q, LIBRARY_QUOTE_VALUE, args, 2);
}
static NodeId truth(Quote *q, bool yes) {
  return value(q, make_bool(q->g, q->at, yes), type_of(q->g->types, KNOWN_BOOL));
}
static NodeId nothing(Quote *q) {
  return value(q, make_unit(q->g, q->at), type_of(q->g->types, KNOWN_UNIT));
}

/* The Var of a variable of the quotation. */
static NodeId variable(Quote *q, NodeId definition, const char *name) {
  Graph *g = q->g;
  const PsgNode n = *psg_node(g, definition);
  if (!name)
    name = n.name.index && !(n.flags & NODE_SYNTHETIC) ? name_text(g->names, n.name) : NULL;
  if (!name) name = format_in(q->scratch, "var%u", q->serial++);
  NodeId args[] = {text(q, name), type_value(q, n.type),
                   make_bool(g, q->at, (n.flags & NODE_MUTABLE) != 0)};
  NodeId made = psg_library_call(g, psg_plain(LIBRARY_QUOTE_VARIABLE),
                                 type_of(g->types, KNOWN_QUOTE_VAR), args, 3, q->at);
  NodeId let = make_let(g, q->at, format_in(q->scratch, "%s@", name), made, false);
  vec_push(q->scratch, &q->lets, let);
  map64_set(&q->vars, map64_key(definition.index, 0), let.index);
  return make_use(g, q->at, let);
}

static NodeId known_variable(Quote *q, NodeId definition) {
  uint32_t let = map64_find(&q->vars, map64_key(definition.index, 0));
  return let ? make_use(q->g, q->at, (NodeId){let}) : (NodeId){0};
}

static NodeId use_of(Quote *q, NodeId var) { return call(q, LIBRARY_QUOTE_VAR, &var, 1); }

static NodeId method(Quote *q, const char *name, NodeId declaring, NodeId *args, uint32_t count,
                     TypeId type) {
  NodeId all[] = {text(q, name), declaring, list(q, expr_type(q), args, count),
                  type_value(q, type)};
  return call(q, LIBRARY_QUOTE_CALL, all, 4);
}

static NodeId type_named(Quote *q, const char *name) {
  NodeId of = text(q, name);
  return psg_library_call(q->g, psg_plain(LIBRARY_TYPE_NAMED), type_of(q->g->types, KNOWN_TYPE),
                          &of, 1, q->at);
}

static NodeId operator_call(Quote *q, const char *name, NodeId *args, uint32_t count, TypeId type) {
  return method(q, name, type_named(q, "Microsoft.FSharp.Core.Operators"), args, count, type);
}

static NodeId branch(Quote *q, NodeId guard, NodeId yes, NodeId no, TypeId type) {
  NodeId args[] = {guard, yes, no, type_value(q, type)};
  return call(q, LIBRARY_QUOTE_BRANCH, args, 4);
}

static NodeId bind(Quote *q, NodeId var, NodeId of, NodeId body, TypeId type) {
  NodeId args[] = {var, of, body, type_value(q, type)};
  return call(q, LIBRARY_QUOTE_BIND, args, 4);
}

static NodeId tuple_get(Quote *q, NodeId tuple, uint32_t index, TypeId type) {
  NodeId args[] = {tuple, make_int32(q->g, q->at, index), type_value(q, type)};
  return call(q, LIBRARY_QUOTE_TUPLE_GET, args, 3);
}

static NodeId get_of(Quote *q, NodeId object, const char *name, TypeId declaring, TypeId type) {
  NodeId args[] = {object, text(q, name), type_value(q, declaring), list(q, expr_type(q), NULL, 0),
                   type_value(q, type)};
  return call(q, LIBRARY_QUOTE_GET_OF, args, 5);
}

static NodeId declaring_of(Quote *q, NodeId definition) {
  Graph *g = q->g;
  const PsgNode *n = psg_node(g, definition);
  if (psg_member_of(n).index) {
    TyconId tycon = member_row(g->types, psg_member_of(n))->tycon;
    const TyconRow *row = tycon_row(g->types, tycon);
    if (row->params.count) return type_named(q, name_text(g->names, row->name));
    return type_value(q, type_app(g->types, tycon, NULL, 0));
  }
  NodeId parent = n->parent;
  while (parent.index && psg_kind(g, parent) != PSG_MODULE_DEF)
    parent = psg_node(g, parent)->parent;
  const char *path = parent.index ? name_text(g->names, psg_node(g, parent)->name) : "";
  if (!quote_is_of_library(g, definition)) return type_named(q, path);
  static const char *const collections[] = {"List", "Array",  "Seq",   "Map",
                                            "Set",  "Option", "String"};
  for (uint32_t i = 0; i < COUNT_OF(collections); i++)
    if (!strcmp(path, collections[i]))
      return type_named(q, format_in(q->scratch, "Microsoft.FSharp.%s.%sModule",
                                     i < 5 ? "Collections" : "Core", path));
  return type_named(q, "Microsoft.FSharp.Core.Operators");
}

/* --- Calls --- */

static TypeId after(Types *t, TypeId function) { return type_arg(t, type_resolve(t, function), 1); }

/* f a b … where f is no known function. */
static NodeId apply(Quote *q, NodeId function, TypeId type, const NodeId *args, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    type = after(q->g->types, type);
    NodeId all[] = {function, args[i], type_value(q, type)};
    function = call(q, LIBRARY_QUOTE_APPLICATION, all, 3);
  }
  return function;
}

static NodeId *some_nodes(Quote *q, uint32_t count) {
  return NEW_ARRAY(q->scratch, NodeId, count + 1);
}

static bool is_unit_literal(Graph *g, NodeId node) {
  return psg_kind(g, node) == PSG_LITERAL &&
         psg_literal_row(g, psg_literal(g, node)->value)->kind == LITERAL_UNIT;
}

/* A call of the definition with all its arguments, quoted as `args`; `nodes`: as they stand. */
static NodeId full_call(Quote *q, NodeId definition, const NodeId *nodes, const NodeId *args,
                        uint32_t count, TypeId type) {
  Graph *g = q->g;
  MemberId id = psg_member_of(psg_node(g, definition));
  bool is_member = id.index;
  const MemberRow member = is_member ? *member_row(g->types, id) : (MemberRow){0};
  bool is_static = !is_member || member.flags & MEMBER_STATIC;
  NodeId *items = some_nodes(q, count);
  uint32_t used = 0;
  for (uint32_t i = is_static ? 0 : 1; i < count; i++)
    if (!nodes || !is_unit_literal(g, nodes[i])) items[used++] = args[i];
  const char *name = is_member ? name_text(g->names, member.name)
                               : quote_function_name(q->g, q->scratch, definition);
  LibraryFunction function = LIBRARY_QUOTE_CALL;
  if (is_member && member.kind == MEMBER_GETTER) function = LIBRARY_QUOTE_GET;
  if (is_member && member.kind == MEMBER_SETTER) function = LIBRARY_QUOTE_SET;
  NodeId all[5];
  uint32_t k = 0;
  if (!is_static) {
    all[k++] = args[0];
    function = function == LIBRARY_QUOTE_CALL  ? LIBRARY_QUOTE_CALL_OF
               : function == LIBRARY_QUOTE_GET ? LIBRARY_QUOTE_GET_OF
                                               : LIBRARY_QUOTE_SET_OF;
  }
  all[k++] = text(q, name);
  all[k++] = declaring_of(q, definition);
  all[k++] = list(q, expr_type(q), items, used);
  all[k++] = type_value(q, type);
  return call(q, function, all, k);
}

static uint32_t arity_of(Graph *g, NodeId definition, TypeId type) {
  definition = psg_own(g, definition);
  if (psg_child_count(g, definition)) {
    NodeId lambda = psg_child(g, definition, 0);
    return psg_kind(g, lambda) == PSG_LAMBDA ? psg_child_count(g, lambda) - 1 : 0;
  }
  uint32_t count = 0;
  for (type = type_resolve(g->types, type); type_kind(g->types, type) == TYPE_FUNCTION;
       type = type_resolve(g->types, after(g->types, type)))
    count++;
  return count;
}

/* A function that is known, with the arguments given; what is missing become parameters. */
static NodeId known_call(Quote *q, NodeId use, const NodeId *nodes, uint32_t count) {
  Graph *g = q->g;
  Types *t = g->types;
  NodeId definition = psg_var_ref(g, use)->definition;
  TypeId type = make_node_type(g, use);
  uint32_t arity = arity_of(g, definition, type);
  if (!arity) { /* a value of a module */
    NodeId all[] = {text(q, quote_function_name(q->g, q->scratch, definition)),
                    declaring_of(q, definition), list(q, expr_type(q), NULL, 0),
                    type_value(q, type)};
    NodeId *args = some_nodes(q, count);
    for (uint32_t i = 0; i < count; i++) args[i] = quoted(q, nodes[i]);
    return apply(q, call(q, LIBRARY_QUOTE_GET, all, 4), type, args, count);
  }
  uint32_t given = count < arity ? count : arity;
  bool is_member = psg_member_of(psg_node(g, definition)).index;
  VEC(NodeId) plain = {0}, args = {0};
  TypeId *types = NEW_ARRAY(q->scratch, TypeId, arity);
  TypeId result = type_resolve(t, type);
  for (uint32_t i = 0; i < arity; i++) {
    types[i] = result;
    result = type_resolve(t, after(t, result));
  }
  for (uint32_t i = 0; i < given; i++) {
    /* f (a, b): a method takes them one by one */
    bool is_tuple = !is_member && psg_kind(g, nodes[i]) == PSG_TUPLE_EXPR &&
                    !quote_is_of_library(g, definition);
    for (uint32_t k = 0; is_tuple && k < psg_child_count(g, nodes[i]); k++) {
      vec_push(q->scratch, &plain, psg_child(g, nodes[i], k));
      vec_push(q->scratch, &args, quoted(q, psg_child(g, nodes[i], k)));
    }
    if (is_tuple) continue;
    vec_push(q->scratch, &plain, nodes[i]);
    vec_push(q->scratch, &args, quoted(q, nodes[i]));
  }
  for (uint32_t i = given; i < arity; i++) {
    TypeId domain = type_arg(t, types[i], 0);
    NodeId param = make_variable(g, q->at, "", domain);
    NodeId var = variable(q, param, format_in(q->scratch, "arg%u", i));
    vec_push(q->scratch, &plain, param);
    vec_push(q->scratch, &args, use_of(q, var));
  }
  NodeId made = full_call(q, definition, plain.items, args.items, args.count, result);
  for (uint32_t i = arity; i-- > given;) {
    NodeId all[] = {known_variable(q, plain.items[plain.count - (arity - i)]), made,
                    type_value(q, types[i])};
    made = call(q, LIBRARY_QUOTE_LAMBDA, all, 3);
  }
  if (count <= arity) return made;
  NodeId *more = some_nodes(q, count - arity);
  for (uint32_t i = arity; i < count; i++) more[i - arity] = quoted(q, nodes[i]);
  return apply(q, made, result, more, count - arity);
}

static bool is_known_function(Quote *q, NodeId node) {
  if (psg_kind(q->g, node) != PSG_VAR_REF || !psg_var_ref(q->g, node)->definition.index)
    return false;
  return (psg_node(q->g, psg_var_ref(q->g, node)->definition)->flags & NODE_MODULE_LEVEL) ||
         quote_is_of_library(q->g, psg_var_ref(q->g, node)->definition);
}

static NodeId quoted_application(Quote *q, NodeId node) {
  Graph *g = q->g;
  uint32_t count = psg_child_count(g, node) - 1;
  NodeId function = psg_child(g, node, 0), *nodes = some_nodes(q, count),
         *args = some_nodes(q, count);
  for (uint32_t i = 0; i < count; i++) nodes[i] = psg_child(g, node, i + 1);
  if (is_known_function(q, function)) return known_call(q, function, nodes, count);
  NodeId made = quoted(q, function);
  for (uint32_t i = 0; i < count; i++) args[i] = quoted(q, nodes[i]);
  return apply(q, made, make_node_type(g, function), args, count);
}

static NodeId quoted_intrinsic(Quote *q, NodeId node) {
  Graph *g = q->g;
  IntrinsicId id = psg_intrinsic(g, node)->id;
  uint32_t count = psg_child_count(g, node);
  TypeId type = make_node_type(g, node);
  NodeId *args = some_nodes(q, count);
  for (uint32_t i = 0; i < count; i++) args[i] = quoted(q, psg_child(g, node, i));
  if (id == INTRINSIC_PRESENT) return args[0];
  if (id == INTRINSIC_AND_ALSO) return branch(q, args[0], args[1], truth(q, false), type);
  if (id == INTRINSIC_OR_ELSE) return branch(q, args[0], truth(q, true), args[1], type);
  if (id == INTRINSIC_ARRAY_LENGTH || id == INTRINSIC_ARRAY_COUNT)
    return get_of(q, args[0], "Length", make_node_type(g, psg_child(g, node, 0)), type);
  if (id == INTRINSIC_CONVERT)
    return operator_call(q, quote_conversion_name(g->types, type), args, 1, type);
  const char *name = quote_intrinsic_name(id);
  return name ? operator_call(q, name, args, count, type) : refuse(q, node, "this operation");
}

/* --- Functions, blocks --- */

static NodeId quoted_lambda(Quote *q, NodeId node) {
  Graph *g = q->g;
  uint32_t count = psg_child_count(g, node) - 1;
  NodeId *vars = some_nodes(q, count);
  TypeId *types = NEW_ARRAY(q->scratch, TypeId, count),
         type = type_resolve(g->types, make_node_type(g, node));
  for (uint32_t i = 0; i < count; i++) {
    NodeId param = psg_child(g, node, i);
    const char *name = NULL;
    if (psg_node(g, param)->flags & NODE_SYNTHETIC)
      name = type_prim(g->types, make_node_type(g, param)) == PRIM_UNIT ? "unitVar0" : "tupledArg";
    vars[i] = variable(q, param, name);
    types[i] = type;
    type = type_resolve(g->types, after(g->types, type));
  }
  NodeId made = quoted(q, psg_child(g, node, count));
  for (uint32_t i = count; i-- > 0;) {
    NodeId all[] = {vars[i], made, type_value(q, types[i])};
    made = call(q, LIBRARY_QUOTE_LAMBDA, all, 3);
  }
  return made;
}

static NodeId quoted_block(Quote *q, NodeId node, uint32_t from) {
  Graph *g = q->g;
  NodeId item = psg_child(g, node, from);
  bool last = from + 1 == psg_child_count(g, node);
  TypeId type = make_node_type(g, node);
  if (psg_kind(g, item) == PSG_BINDING) {
    NodeId of = quoted(q, psg_child(g, item, 0)), var = variable(q, item, NULL);
    return bind(q, var, of, last ? nothing(q) : quoted_block(q, node, from + 1), type);
  }
  if (psg_kind(g, item) == PSG_REC_GROUP) {
    uint32_t count = psg_child_count(g, item);
    NodeId *vars = some_nodes(q, count), *values = some_nodes(q, count);
    for (uint32_t i = 0; i < count; i++) vars[i] = variable(q, psg_child(g, item, i), NULL);
    for (uint32_t i = 0; i < count; i++)
      values[i] = quoted(q, psg_child(g, psg_child(g, item, i), 0));
    NodeId all[] = {list(q, type_of(g->types, KNOWN_QUOTE_VAR), vars, count),
                    list(q, expr_type(q), values, count),
                    last ? nothing(q) : quoted_block(q, node, from + 1), type_value(q, type)};
    return call(q, LIBRARY_QUOTE_BIND_ALL, all, 4);
  }
  NodeId made = quoted(q, item);
  if (last) return made;
  NodeId all[] = {made, quoted_block(q, node, from + 1), type_value(q, type)};
  return call(q, LIBRARY_QUOTE_SEQUENTIAL, all, 3);
}

/* --- Data --- */

static const char *case_name(Quote *q, CaseId id) {
  const char *name = name_text(q->g->names, case_row(q->g->types, id)->name);
  return !strcmp(name, "::") ? "Cons" : !strcmp(name, "[]") ? "Empty" : name;
}

static NodeId new_case(Quote *q, const char *name, uint32_t tag, const NodeId *args, uint32_t count,
                       TypeId type) {
  NodeId all[] = {text(q, name), make_int32(q->g, q->at, tag), list(q, expr_type(q), args, count),
                  type_value(q, type)};
  return call(q, LIBRARY_QUOTE_CASE, all, 4);
}

static NodeId quoted_items(Quote *q, NodeId node, LibraryFunction function, bool element) {
  Graph *g = q->g;
  uint32_t count = psg_child_count(g, node), k = 0;
  NodeId *items = NEW_ARRAY(q->scratch, NodeId, count + 1), all[3];
  for (uint32_t i = 0; i < count; i++) items[i] = quoted(q, psg_child(g, node, i));
  if (element) all[k++] = type_value(q, type_arg(g->types, make_node_type(g, node), 0));
  all[k++] = list(q, expr_type(q), items, count);
  all[k++] = type_value(q, make_node_type(g, node));
  return call(q, function, all, k);
}

/* A call of the function with one or two children of the node. Its type is the node's. */
static NodeId quoted_parts(Quote *q, NodeId node, LibraryFunction function) {
  uint32_t count = psg_child_count(q->g, node);
  NodeId args[5];
  for (uint32_t i = 0; i < count; i++) args[i] = quoted(q, psg_child(q->g, node, i));
  args[count] = type_value(q, make_node_type(q->g, node));
  return call(q, function, args, count + 1);
}

static NodeId quoted_list(Quote *q, NodeId node) {
  Graph *g = q->g;
  TypeId type = make_node_type(g, node);
  NodeId made = new_case(q, "Empty", 0, NULL, 0, type);
  for (uint32_t i = psg_child_count(g, node); i-- > 0;) {
    NodeId parts[] = {quoted(q, psg_child(g, node, i)), made};
    made = new_case(q, "Cons", 1, parts, 2, type);
  }
  return made;
}

static NodeId quoted_record(Quote *q, NodeId node) {
  Graph *g = q->g;
  Types *t = g->types;
  const PsgNode n = *psg_node(g, node);
  TyconId tycon = type_tycon(t, n.type);
  if (!tycon.index) return refuse(q, node, "an anonymous record");
  const TyconRow row = *tycon_row(t, tycon);
  NodeId *items = NEW_ARRAY(q->scratch, NodeId, row.field_count + 1);
  uint32_t copied = n.flags & NODE_HAS_COPY ? 1 : 0;
  for (uint32_t i = 0; i < psg_record_of(&n)->fields.count; i++) {
    uint32_t field = psg_run(g, psg_record_of(&n)->fields)[i] - row.fields;
    if (field < row.field_count) items[field] = quoted(q, psg_child(g, node, i + copied));
  }
  for (uint32_t i = 0; i < row.field_count; i++) {
    const FieldRow field = *field_row(t, (FieldId){row.fields + i});
    if (items[i].index) continue;
    if (!copied) return refuse(q, node, "this record");
    items[i] = get_of(q, quoted(q, psg_child(g, node, 0)), name_text(g->names, field.name), n.type,
                      field.type);
  }
  NodeId all[] = {list(q, expr_type(q), items, row.field_count), type_value(q, n.type)};
  return call(q, LIBRARY_QUOTE_RECORD, all, 2);
}

/* --- Matches --- */

typedef struct Rule {
  NodeId test; /* none: always */
  VEC(NodeId) vars;
  VEC(NodeId) values;
} Rule;

static void add_test(Quote *q, Rule *rule, NodeId test) {
  rule->test = rule->test.index
                   ? branch(q, rule->test, test, truth(q, false), type_of(q->g->types, KNOWN_BOOL))
                   : test;
}

/* How to name a part of what is matched, as often as needed: made anew each time. */
typedef struct Part {
  const struct Part *of;
  NodeId root; /* of none */
  TypeId type, of_type;
  const char *name; /* property; NULL: element */
  uint32_t index;
} Part;

static NodeId part_value(Quote *q, const Part *part) {
  if (!part->of)
    return psg_kind(q->g, part->root) == PSG_VAR_REF && !known_variable(q, part->root).index
               ? quoted(q, part->root)
               : use_of(q, known_variable(q, part->root));
  NodeId whole = part_value(q, part->of);
  return part->name ? get_of(q, whole, part->name, part->of_type, part->type)
                    : tuple_get(q, whole, part->index, part->type);
}

static void match_pattern(Quote *q, Rule *rule, NodeId pattern, const Part *part) {
  Graph *g = q->g;
  Types *t = g->types;
  const PsgNode n = *psg_node(g, pattern);
  switch (n.kind) {
  case PSG_PAT_WILD: return;
  case PSG_PATTERN_BINDING:
    vec_push(q->scratch, &rule->values, part_value(q, part));
    vec_push(q->scratch, &rule->vars, variable(q, pattern, NULL));
    return;
  case PSG_PAT_TYPED: match_pattern(q, rule, psg_child(g, pattern, 0), part); return;
  case PSG_PAT_AS:
    match_pattern(q, rule, psg_child(g, pattern, 0), part);
    match_pattern(q, rule, psg_child(g, pattern, 1), part);
    return;
  case PSG_PAT_LITERAL: {
    if (type_prim(t, part->type) == PRIM_UNIT) return;
    NodeId literal = psg_new_literal(g, psg_literal_of(&n)->value, part->type, q->at);
    NodeId args[] = {part_value(q, part), value(q, literal, part->type)};
    add_test(q, rule, operator_call(q, "op_Equality", args, 2, type_of(t, KNOWN_BOOL)));
    return;
  }
  case PSG_PAT_TUPLE:
    for (uint32_t i = 0; i < n.children.count; i++) {
      Part *item = NEW(q->scratch, Part);
      *item = (Part){.of = part, .type = type_arg(t, type_resolve(t, part->type), i), .index = i};
      match_pattern(q, rule, psg_child(g, pattern, i), item);
    }
    return;
  case PSG_PAT_RECORD:
    for (uint32_t i = 0; i < n.children.count; i++) {
      const FieldRow *field = field_row(t, (FieldId){psg_run(g, psg_record_of(&n)->fields)[i]});
      Part *item = NEW(q->scratch, Part);
      *item = (Part){.of = part,
                     .type = field->type,
                     .of_type = part->type,
                     .name = name_text(g->names, field->name)};
      match_pattern(q, rule, psg_child(g, pattern, i), item);
    }
    return;
  case PSG_PAT_CASE: {
    const CaseRow row = *case_row(t, psg_union_case_of(&n)->id);
    const TyconRow union_row = *tycon_row(t, row.tycon);
    if (union_row.case_count > 1) {
      NodeId args[] = {part_value(q, part), text(q, case_name(q, psg_union_case_of(&n)->id)),
                       make_int32(g, q->at, row.tag), type_value(q, type_of(t, KNOWN_BOOL))};
      add_test(q, rule, call(q, LIBRARY_QUOTE_CASE_TEST, args, 4));
    }
    for (uint32_t i = 0; i < n.children.count; i++) {
      const FieldRow *field = field_row(t, (FieldId){row.fields + i});
      Part *item = NEW(q->scratch, Part);
      const char *name = field->flags & FIELD_NAMED ? name_text(g->names, field->name)
                         : row.field_count == 1     ? "Item"
                                                    : format_in(q->scratch, "Item%u", i + 1);
      if (!strcmp(case_name(q, psg_union_case_of(&n)->id), "Cons")) name = i ? "Tail" : "Head";
      TypeId type = field->type;
      TypeRow *app = type_row(t, type_resolve(t, part->type));
      if (union_row.params.count && app->args.count == union_row.params.count)
        type = type_substitute(t, type, union_row.params, (const TypeId *)run_items(t, app->args));
      *item = (Part){.of = part, .type = type, .of_type = part->type, .name = name};
      match_pattern(q, rule, psg_child(g, pattern, i), item);
    }
    return;
  }
  default: refuse(q, pattern, "this kind of pattern"); return;
  }
}

/* One rule for each case of a union: the first rule is then what is left when the others do not apply, as in F#. */
static bool is_switch(Quote *q, NodeId node) {
  Graph *g = q->g;
  uint32_t count = psg_child_count(g, node);
  uint64_t seen = 0;
  for (uint32_t i = 1; i < count; i++) {
    NodeId rule = psg_child(g, node, i), pattern = psg_child(g, rule, 0);
    if (psg_kind(g, pattern) != PSG_PAT_CASE || psg_child_count(g, rule) > 2) return false;
    const CaseRow *row = case_row(q->g->types, psg_union_case(g, pattern)->id);
    if (tycon_row(g->types, row->tycon)->case_count != count - 1 || row->tag > 63 ||
        seen >> row->tag & 1)
      return false;
    seen |= (uint64_t)1 << row->tag;
    for (uint32_t k = 0; k < psg_child_count(g, pattern); k++) {
      PsgKind kind = psg_kind(g, psg_child(g, pattern, k));
      if (kind != PSG_PAT_WILD && kind != PSG_PATTERN_BINDING) return false;
    }
  }
  return count > 2;
}

static NodeId quoted_rules(Quote *q, NodeId node, uint32_t from, const Part *part) {
  Graph *g = q->g;
  uint32_t count = psg_child_count(g, node);
  TypeId type = make_node_type(g, node);
  if (from == count) {
    NodeId text_arg =
        value(q, text(q, "The match cases were incomplete"), type_of(g->types, KNOWN_STRING));
    return operator_call(q, "FailWith", &text_arg, 1, type);
  }
  bool rotated = is_switch(q, node);
  NodeId rule_node = psg_child(g, node, !rotated ? from : from + 1 < count ? from + 1 : 1);
  Rule rule = {0};
  match_pattern(q, &rule, psg_child(g, rule_node, 0), part);
  bool is_guarded = psg_child_count(g, rule_node) > 2 && psg_child(g, rule_node, 2).index;
  NodeId body = quoted(q, psg_child(g, rule_node, 1));
  if (is_guarded)
    body = branch(q, quoted(q, psg_child(g, rule_node, 2)), body,
                  quoted_rules(q, node, from + 1, part), type);
  bool is_let = count == 2 && !rule.test.index && psg_kind(g, psg_child(g, node, 0)) != PSG_VAR_REF;
  for (uint32_t i = 0; i < rule.vars.count;
       i++) { /* F# binds what a let takes apart from the right */
    uint32_t k = is_let ? i : rule.vars.count - 1 - i;
    body = bind(q, rule.vars.items[k], rule.values.items[k], body, type);
  }
  /* a complete match needs no test for its last rule */
  if (!rule.test.index || (from + 1 == count && from > 1 && !is_guarded)) return body;
  return branch(q, rule.test, body, quoted_rules(q, node, from + 1, part), type);
}

static NodeId quoted_match(Quote *q, NodeId node) {
  Graph *g = q->g;
  NodeId scrutinee = psg_child(g, node, 0);
  Part whole = {.root = scrutinee, .type = make_node_type(g, scrutinee)};
  if (psg_kind(g, scrutinee) == PSG_VAR_REF) return quoted_rules(q, node, 1, &whole);
  NodeId of = quoted(q, scrutinee);
  NodeId hidden = make_variable(g, q->at, "", whole.type),
         var = variable(q, hidden, psg_child_count(g, node) == 2 ? "patternInput" : "matchValue");
  whole.root = hidden;
  return bind(q, var, of, quoted_rules(q, node, 1, &whole), make_node_type(g, node));
}

/* --- The walk --- */

/* A spliced expression is evaluated when the tree is built: then variables of the quotation have no value. */
static void check_splice(Quote *q, NodeId node) {
  Graph *g = q->g;
  Walk w = psg_walk(q->scratch, node);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (!w.entering || n->kind != PSG_VAR_REF ||
        !known_variable(q, psg_var_ref_of(n)->definition).index)
      continue;
    if (!q->failed) diag(g->diags, n->span, D_SPLICED_VARIABLE, name_text(g->names, n->name));
    q->failed = true;
  }
}

static NodeId spliced(Quote *q, NodeId node) {
  Graph *g = q->g;
  NodeId inner = psg_child(g, node, 0);
  check_splice(q, inner);
  TypeId type = make_node_type(g, inner);
  if (!type_is_known(g->types, type, KNOWN_EXPR_OF)) return inner;
  TypeId of = type_arg(g->types, type_resolve(g->types, type), 0);
  return psg_library_call(g, (LibraryUse){LIBRARY_QUOTE_RAW, &of, 1}, expr_type(q), &inner, 1,
                          q->at);
}

static NodeId quoted_node(Quote *q, NodeId node) {
  Graph *g = q->g;
  Types *t = g->types;
  const PsgNode n = *psg_node(g, node);
  NodeId args[5];
  switch (n.kind) {
  case PSG_LITERAL:
    return value(q, psg_new_literal(g, psg_literal_of(&n)->value, n.type, n.span), n.type);
  case PSG_VAR_REF: {
    NodeId var = known_variable(q, psg_var_ref_of(&n)->definition);
    if (var.index) return use_of(q, var);
    if (is_known_function(q, node)) return known_call(q, node, NULL, 0);
    NodeId use = psg_new_var(g, psg_var_ref_of(&n)->definition, n.type, n.span);
    psg_node(g, use)->name = n.name;
    psg_var_ref(g, use)->types = psg_var_ref_of(&n)->types;
    args[0] = boxed(q, use);
    args[1] = text(q, name_text(g->names, n.name));
    args[2] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_NAMED, args, 3);
  }
  case PSG_APPLICATION: return quoted_application(q, node);
  case PSG_INTRINSIC: return quoted_intrinsic(q, node);
  case PSG_LAMBDA: return quoted_lambda(q, node);
  case PSG_SEQUENTIAL: return quoted_block(q, node, 0);
  case PSG_TYPE_ANNOTATION: return quoted(q, psg_child(g, node, 0));
  case PSG_IF_THEN_ELSE:
    return branch(q, quoted(q, psg_child(g, node, 0)), quoted(q, psg_child(g, node, 1)),
                  n.children.count > 2 ? quoted(q, psg_child(g, node, 2)) : nothing(q), n.type);
  case PSG_MATCH: return quoted_match(q, node);
  case PSG_TUPLE_EXPR: return quoted_items(q, node, LIBRARY_QUOTE_TUPLE, false);
  case PSG_ARRAY_EXPR: return quoted_items(q, node, LIBRARY_QUOTE_ARRAY, true);
  case PSG_NEW_OBJECT: return quoted_items(q, node, LIBRARY_QUOTE_OBJECT, false);
  case PSG_LIST_EXPR: return quoted_list(q, node);
  case PSG_RECORD_EXPR: return quoted_record(q, node);
  case PSG_UNION_CASE: {
    NodeId *items = NEW_ARRAY(q->scratch, NodeId, n.children.count + 1);
    for (uint32_t i = 0; i < n.children.count; i++) items[i] = quoted(q, psg_child(g, node, i));
    return new_case(q, case_name(q, psg_union_case_of(&n)->id),
                    case_row(t, psg_union_case_of(&n)->id)->tag, items, n.children.count, n.type);
  }
  case PSG_FIELD_GET:
    return get_of(q, quoted(q, psg_child(g, node, 0)),
                  name_text(g->names, psg_field_of(&n)->id.index
                                          ? field_row(t, psg_field_of(&n)->id)->name
                                          : n.name),
                  make_node_type(g, psg_child(g, node, 0)), n.type);
  case PSG_FIELD_SET: {
    args[0] = quoted(q, psg_child(g, node, 0));
    args[1] = text(q, name_text(g->names, field_row(t, psg_field_of(&n)->id)->name));
    args[2] = type_value(q, make_node_type(g, psg_child(g, node, 0)));
    NodeId of = quoted(q, psg_child(g, node, 1));
    args[3] = list(q, expr_type(q), &of, 1);
    args[4] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_SET_OF, args, 5);
  }
  case PSG_METHOD_CALL: {
    const MemberRow member = *member_row(t, psg_method_call_of(&n)->slot);
    NodeId *items = some_nodes(q, n.children.count);
    uint32_t used = 0;
    args[0] = quoted(q, psg_child(g, node, 0));
    for (uint32_t i = 1; i < n.children.count; i++)
      if (!is_unit_literal(g, psg_child(g, node, i)))
        items[used++] = quoted(q, psg_child(g, node, i));
    args[1] = text(q, name_text(g->names, member.name));
    args[2] = type_value(q, make_node_type(g, psg_child(g, node, 0)));
    args[3] = list(q, expr_type(q), items, used);
    args[4] = type_value(q, n.type);
    return call(q,
                member.kind == MEMBER_GETTER   ? LIBRARY_QUOTE_GET_OF
                : member.kind == MEMBER_SETTER ? LIBRARY_QUOTE_SET_OF
                                               : LIBRARY_QUOTE_CALL_OF,
                args, 5);
  }
  case PSG_COERCE:
    args[0] = quoted(q, psg_child(g, node, 0));
    if (psg_coerce_of(&n)->kind == COERCE_UNBOX)
      return operator_call(q, "UnboxGeneric", args, 1, n.type);
    args[1] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_COERCE, args, 2);
  case PSG_TYPE_TEST:
    args[0] = quoted(q, psg_child(g, node, 0));
    args[1] = type_value(q, psg_type_test_of(&n)->tested);
    args[2] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_TYPE_TEST, args, 3);
  case PSG_SET: {
    NodeId place = psg_child(g, node, 0);
    args[0] = psg_kind(g, place) == PSG_VAR_REF
                  ? known_variable(q, psg_var_ref(g, place)->definition)
                  : (NodeId){0};
    if (!args[0].index) return refuse(q, node, "the assignment of a variable declared outside");
    args[1] = quoted(q, psg_child(g, node, 1));
    args[2] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_ASSIGN, args, 3);
  }
  case PSG_WHILE_LOOP: return quoted_parts(q, node, LIBRARY_QUOTE_LOOP);
  case PSG_FOR_LOOP:
    if (!(n.flags & NODE_UP)) return refuse(q, node, "a loop that counts down");
    args[1] = quoted(q, psg_child(g, node, 1));
    args[2] = quoted(q, psg_child(g, node, 2));
    args[0] = variable(q, psg_child(g, node, 0), NULL);
    args[3] = quoted(q, psg_child(g, node, 3));
    args[4] = type_value(q, n.type);
    return call(q, LIBRARY_QUOTE_FOR, args, 5);
  case PSG_TRY_FINALLY: return quoted_parts(q, node, LIBRARY_QUOTE_TRY_FINALLY);
  case PSG_QUOTE: return quoted_parts(q, node, LIBRARY_QUOTE_QUOTE);
  case PSG_SPLICE: return spliced(q, node);
  case PSG_TRAIT_CALL: return refuse(q, node, "an operator whose types are open");
  default: return refuse(q, node, "this kind of expression");
  }
}

static NodeId quoted(Quote *q, NodeId node) {
  if (q->failed) return null_value(q);
  if (q->depth > MOST_DEPTH) return refuse(q, node, "an expression nested deeper than 1000 levels");
  q->depth++;
  NodeId made = quoted_node(q, node);
  q->depth--;
  return made;
}

/* `made` as what the Quote node is: typed or not. */
static NodeId typed(Graph *g, NodeId quote, NodeId made) {
  TypeId type = make_node_type(g, quote);
  if (!type_is_known(g->types, type, KNOWN_EXPR_OF)) return made;
  TypeId of = type_arg(g->types, type_resolve(g->types, type), 0);
  return psg_library_call(g, (LibraryUse){LIBRARY_QUOTE_TYPED, &of, 1}, type, &made, 1,
                          psg_node(g, quote)->span);
}

NodeId psg_elaborate_quote(Graph *g, NodeId quote) {
  Arena scratch;
  arena_init(&scratch, "quote");
  Quote q = {.g = g, .scratch = &scratch, .at = psg_node(g, quote)->span};
  q.vars.arena = &scratch;
  NodeId made = quoted(&q, psg_child(g, quote, 0));
  made = typed(g, quote, made);
  vec_push(&scratch, &q.lets, made);
  made = make_sequence(g, q.at, q.lets.items, q.lets.count);
  arena_end(&scratch);
  return made;
}
