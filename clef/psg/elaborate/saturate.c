/* saturate: Baker saturation, phase 5. Replaces high-level constructs by simpler nodes.
 *
 * In:    verified phase 4 graph.
 * Out: no reachable node of a kind whose last phase is 4. The nodes that replace another have Elaboration.Kind "Baker", .For
 * the
 *        construct, and .Id one number an expansion. The replaced node stays, unreachable, with Elaboration.Into.
 * Keeps: types and spans, and the ids of nodes that move.
 * Tests: t/psg/saturate-*
 *
 *   Match, TryWith      decision trees (match.c)
 *   ForEach             loops by the type of the source; a seq is disposed of in a finally
 *   use x = e; rest     let x = e; try rest finally x.Dispose()
 *   [a; b]              DUConstruct chain
 *   lazy                LazyThunk
 *   seq { }             SeqStateMachine (seq.c)
 *   struct members      receivers by address, constructors as functions (structs.c)
 *   printf …            calls a piece (printf_format.c; Kind "Intrinsic")
 *   FFICall             copies and addresses of arguments (ffi.c; Kind "Intrinsic")
 *
 * A definition is walked once, children first, so nodes are saturated before they move into new nodes.
 */
#include "clef/psg/elaborate/saturate.h"
#include "clef/psg/elaborate/captures.h"

#include "clef/base/vec.h"
#include "clef/psg/elaborate/ffi.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/match/match.h"
#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/walk.h"

static NodeId unit_while(Graph *g, Span at, NodeId guard, const NodeId *body, uint32_t count) {
  return make_while(g, at, guard, make_sequence(g, at, body, count));
}

/* --- for x in e do body --- */

/* In a sequence expression the loop is part of the sequence when it yields. */
static bool yields(Graph *g, NodeId body) {
  Arena scratch;
  arena_init(&scratch, "yields");
  bool found = false;
  Walk w = psg_walk(&scratch, body);
  while (!found && psg_walk_step(g, &w)) {
    PsgKind kind = psg_kind(g, w.node);
    if (!w.entering) continue;
    if (kind == PSG_LAMBDA || kind == PSG_SEQ_MACHINE || kind == PSG_OBJECT_EXPR) psg_walk_skip(&w);
    found = kind == PSG_YIELD || kind == PSG_YIELD_FROM;
  }
  arena_end(&scratch);
  return found;
}

/* Binds the pattern to `value` around the body. A statement skips values that do not match; a sequence raises. */
static NodeId loop_body(Graph *g, Span at, NodeId pattern, NodeId value, NodeId body) {
  if (psg_kind(g, pattern) == PSG_PATTERN_BINDING) {
    make_bound(g, pattern, value);
    return make_sequence(g, at, (NodeId[]){pattern, body}, 2);
  }
  NodeId rule = psg_new2(g, PSG_MATCH_CASE, make_node_type(g, body), at, pattern, body);
  return psg_match_tree(g, value, &rule, 1, make_node_type(g, body), psg_node(g, pattern)->span,
                        yields(g, body) ? FAIL_RAISE : FAIL_IGNORE);
}

static NodeId for_list(Graph *g, Span at, NodeId pattern, NodeId source, NodeId body) {
  Types *t = g->types;
  TypeId list = make_node_type(g, source), element = type_arg(t, list, 0);
  CaseId cons = {tycon_row(t, type_known(t, KNOWN_LIST))->cases + 1};
  NodeId rest = make_let(g, at, "$rest", source, true);
  NodeId guard =
      make_intrinsic2(g, at, INTRINSIC_PRIM_EQ, type_of(t, KNOWN_BOOL), type_of(t, KNOWN_INT32),
                      make_tag(g, at, make_use(g, at, rest)), make_int32(g, at, 1));
  NodeId head =
      make_let(g, at, "$head", make_field(g, at, make_use(g, at, rest), cons, 0, element), false);
  NodeId step = make_set(g, at, rest, make_field(g, at, make_use(g, at, rest), cons, 1, list));
  NodeId inner = loop_body(g, at, pattern, make_use(g, at, head), body);
  NodeId loop = unit_while(g, at, guard, (NodeId[]){head, step, inner}, 3);
  return make_sequence(g, at, (NodeId[]){rest, loop}, 2);
}

static NodeId for_array(Graph *g, Span at, NodeId pattern, NodeId source, NodeId body) {
  Types *t = g->types;
  TypeId element = type_arg(t, make_node_type(g, source), 0), index_type = type_of(t, KNOWN_INT);
  NodeId array = make_let(g, at, "$array", source, false);
  NodeId index = make_variable(g, at, "$index", index_type);
  NodeId length =
      make_intrinsic1(g, at, INTRINSIC_ARRAY_LENGTH, index_type, element, make_use(g, at, array));
  NodeId last = make_intrinsic2(g, at, INTRINSIC_SUB, index_type, index_type, length,
                                make_int(g, at, index_type, 1));
  NodeId item = make_intrinsic2(g, at, INTRINSIC_ARRAY_GET_UNCHECKED, element, element,
                                make_use(g, at, array), make_use(g, at, index));
  NodeId inner = loop_body(g, at, pattern, item, body);
  NodeId loop = psg_new_n(g, PSG_FOR_LOOP, type_of(t, KNOWN_UNIT), at,
                          (NodeId[]){index, make_int(g, at, index_type, 0), last, inner}, 4);
  psg_node(g, loop)->flags |= NODE_UP;
  return make_sequence(g, at, (NodeId[]){array, loop}, 2);
}

static NodeId for_string(Graph *g, Span at, NodeId pattern, NodeId source, NodeId body) {
  Types *t = g->types;
  TypeId index_type = type_of(t, KNOWN_INT);
  NodeId present = make_intrinsic1(g, at, INTRINSIC_PRESENT, type_of(t, KNOWN_STRING),
                                   type_of(t, KNOWN_STRING), source);
  NodeId text = make_let(g, at, "$text", present, false);
  NodeId place = make_let(g, at, "$at", make_int(g, at, index_type, 0), true);
  NodeId guard = make_intrinsic2(g, at, INTRINSIC_PRIM_LT, type_of(t, KNOWN_BOOL), index_type,
                                 make_use(g, at, place),
                                 make_intrinsic1(g, at, INTRINSIC_STRING_BYTES, index_type,
                                                 (TypeId){0}, make_use(g, at, text)));
  NodeId here[2] = {make_use(g, at, text), make_use(g, at, place)};
  NodeId c = make_let(
      g, at, "$char",
      psg_library_call(g, psg_plain(LIBRARY_CHAR_AT), type_of(t, KNOWN_CHAR), here, 2, at), false);
  NodeId here_again[2] = {make_use(g, at, text), make_use(g, at, place)};
  NodeId size = psg_library_call(g, psg_plain(LIBRARY_SIZE_AT), index_type, here_again, 2, at);
  NodeId step = make_set(
      g, at, place,
      make_intrinsic2(g, at, INTRINSIC_ADD, index_type, index_type, make_use(g, at, place), size));
  NodeId inner = loop_body(g, at, pattern, make_use(g, at, c), body);
  NodeId loop = unit_while(g, at, guard, (NodeId[]){c, step, inner}, 3);
  return make_sequence(g, at, (NodeId[]){text, place, loop}, 3);
}

/* for x in first .. step .. last: the loop ends before it would pass the end of the type. */
static NodeId for_range(Graph *g, Span at, NodeId pattern, NodeId range, NodeId body) {
  Types *t = g->types;
  TypeId type = make_node_type(g, psg_child(g, range, 1)), bool_type = type_of(t, KNOWN_BOOL);
  NodeId first = make_let(g, at, "$i", psg_child(g, range, 1), true);
  NodeId step = make_let(g, at, "$step", psg_child(g, range, 2), false);
  NodeId last = make_let(g, at, "$last", psg_child(g, range, 3), false);
#define USE(x)               make_use(g, at, x)
#define OP(id, result, a, b) make_intrinsic2(g, at, INTRINSIC_##id, result, type, a, b)
  NodeId upward =
      make_let(g, at, "$up", OP(PRIM_GT, bool_type, USE(step), make_int(g, at, type, 0)), false);
  NodeId go = make_let(g, at, "$go",
                       make_if(g, at, USE(upward), OP(PRIM_LE, bool_type, USE(first), USE(last)),
                               OP(PRIM_GE, bool_type, USE(first), USE(last))),
                       true);
  NodeId item = make_let(g, at, "$item", USE(first), false);
  NodeId inner = loop_body(g, at, pattern, USE(item), body);
  /* The next value is passed by when it wrapped. */
  NodeId next = make_let(g, at, "$next", OP(ADD, type, USE(first), USE(step)), false);
  NodeId more_up = make_if(g, at, OP(PRIM_GT, bool_type, USE(next), USE(first)),
                           OP(PRIM_LE, bool_type, USE(next), USE(last)), make_bool(g, at, false));
  NodeId more_down = make_if(g, at, OP(PRIM_LT, bool_type, USE(next), USE(first)),
                             OP(PRIM_GE, bool_type, USE(next), USE(last)), make_bool(g, at, false));
  NodeId more = make_set(g, at, go, make_if(g, at, USE(upward), more_up, more_down));
  NodeId step_on = make_set(g, at, first, USE(next));
#undef OP
#undef USE
  NodeId loop =
      unit_while(g, at, make_use(g, at, go), (NodeId[]){item, inner, next, more, step_on}, 5);
  return make_sequence(g, at, (NodeId[]){first, step, last, upward, go, loop}, 6);
}

/* for i in first .. -1 .. last, and with 1: a counted loop; none for other steps, types and patterns. */
static NodeId for_counted(Graph *g, Span at, NodeId pattern, NodeId range, NodeId body) {
  TypeId type = make_node_type(g, psg_child(g, range, 1));
  int32_t step = (int32_t)psg_literal_row(g, psg_literal(g, psg_child(g, range, 2))->value)->low;
  if (psg_kind(g, pattern) != PSG_PATTERN_BINDING || !type_is_known(g->types, type, KNOWN_INT32) ||
      (step != 1 && step != -1))
    return (NodeId){0};
  NodeId children[] = {pattern, psg_child(g, range, 1), psg_child(g, range, 3), body};
  NodeId loop = psg_new_n(g, PSG_FOR_LOOP, type_of(g->types, KNOWN_UNIT), at, children, 4);
  if (step == 1) psg_node(g, loop)->flags |= NODE_UP;
  return loop;
}

static NodeId for_seq(Graph *g, Span at, NodeId pattern, NodeId source, NodeId body) {
  Types *t = g->types;
  TypeId seq = make_node_type(g, source), element = type_arg(t, seq, 0),
         unit = type_of(t, KNOWN_UNIT);
  NodeId cursor = make_let(
      g, at, "$cursor", make_intrinsic1(g, at, INTRINSIC_SEQ_START, seq, element, source), false);
  NodeId guard = make_intrinsic1(g, at, INTRINSIC_SEQ_NEXT, type_of(t, KNOWN_BOOL), element,
                                 make_use(g, at, cursor));
  NodeId item =
      make_intrinsic1(g, at, INTRINSIC_SEQ_CURRENT, element, element, make_use(g, at, cursor));
  NodeId loop = make_while(g, at, guard, loop_body(g, at, pattern, item, body));
  NodeId dispose =
      make_intrinsic1(g, at, INTRINSIC_SEQ_DISPOSE, unit, element, make_use(g, at, cursor));
  NodeId guarded = psg_new2(g, PSG_TRY_FINALLY, unit, at, loop, dispose);
  return make_sequence(g, at, (NodeId[]){cursor, guarded}, 2);
}

/* The integer type of an ascending range is known to be in the range only when the step is a nonzero constant. */
static bool is_constant_range(Graph *g, NodeId source) {
  if (psg_kind(g, source) != PSG_APPLICATION || psg_child_count(g, source) != 4) return false;
  const PsgNode *function = psg_node(g, psg_child(g, source, 0));
  if (function->kind != PSG_VAR_REF ||
      !psg_is_library(g, psg_var_ref_of(function)->definition, LIBRARY_SEQ_RANGE))
    return false;
  const PsgNode *step = psg_node(g, psg_child(g, source, 2));
  return step->kind == PSG_LITERAL && (psg_literal_row(g, psg_literal_of(step)->value)->low ||
                                       psg_literal_row(g, psg_literal_of(step)->value)->high);
}

static NodeId saturate_for_each(Graph *g, NodeId node) {
  Span at = psg_node(g, node)->span;
  NodeId pattern = psg_child(g, node, 0), source = psg_child(g, node, 1),
         body = psg_child(g, node, 2);
  TypeId type = make_node_type(g, source);
  if (!type_is_known(g->types, make_node_type(g, body),
                     KNOWN_UNIT)) { /* FS0020: its value is dropped */
    NodeId parts[] = {body, make_unit(g, at)};
    body = make_sequence(g, at, parts, 2);
  }
  if (is_constant_range(g, source)) {
    NodeId counted = for_counted(g, at, pattern, source, body);
    return counted.index ? counted : for_range(g, at, pattern, source, body);
  }
  if (type_is_known(g->types, type, KNOWN_LIST)) return for_list(g, at, pattern, source, body);
  switch (type_prim(g->types, type)) {
  case PRIM_ARRAY: return for_array(g, at, pattern, source, body);
  case PRIM_STRING: return for_string(g, at, pattern, source, body);
  default: return for_seq(g, at, pattern, source, body);
  }
}

/* --- use --- */

static MemberId dispose_slot(Graph *g) {
  TyconRow *row = tycon_row(g->types, type_known(g->types, KNOWN_IDISPOSABLE));
  return row->members;
}

static NodeId disposal(Graph *g, Span at, NodeId binding) {
  Types *t = g->types;
  TypeId type = make_node_type(g, binding), unit = type_of(t, KNOWN_UNIT),
         disposable = type_of(t, KNOWN_IDISPOSABLE);
  if (type_prim(t, type) == PRIM_SEQ)
    return make_intrinsic1(g, at, INTRINSIC_SEQ_DISPOSE, unit, type_arg(t, type, 0),
                           make_use(g, at, binding));
  NodeId object = make_use(g, at, binding);
  if (!type_equal(t, type, disposable)) {
    object = psg_new1(g, PSG_COERCE, disposable, at, object);
    psg_coerce(g, object)->kind = COERCE_INTERFACE;
  }
  NodeId call = psg_new1(g, PSG_METHOD_CALL, unit, at, object);
  psg_method_call(g, call)->slot = dispose_slot(g);
  TyconId tycon = type_tycon(t, type);
  uint32_t kind = tycon.index ? tycon_row(t, tycon)->kind : TYCON_RECORD;
  if (kind != TYCON_CLASS && kind != TYCON_INTERFACE) return call;
  NodeId is_null = make_intrinsic1(g, at, INTRINSIC_IS_NULL, type_of(t, KNOWN_BOOL), type,
                                   make_use(g, at, binding));
  return make_if(g, at, is_null, make_unit(g, at), call);
}

/* Sequential [a; use x = e; b; c] → [a; let x = e; try [b; c] finally x.Dispose()]. From the last one inwards. */
static NodeId saturate_uses(Graph *g, NodeId node) {
  Span at = psg_node(g, node)->span;
  uint32_t count = psg_child_count(g, node);
  NodeId *items = NEW_ARRAY(g->arena, NodeId, count + 1);
  memcpy(items, psg_run(g, psg_node(g, node)->children), count * sizeof *items);
  for (uint32_t i = count; i-- > 0;) {
    PsgNode *n = psg_node(g, items[i]);
    if (n->kind != PSG_BINDING || !(n->flags & NODE_USE)) continue;
    NodeId rest =
        i + 1 < count ? make_sequence(g, at, items + i + 1, count - i - 1) : make_unit(g, at);
    Span here = n->span;
    n->flags &= ~(uint32_t)NODE_USE;
    psg_add_metadata(g, items[i], name_of_string(g->names, "Elaboration.Was"), META_TEXT,
                     name_of_string(g->names, "use").index);
    items[i + 1] = psg_new2(g, PSG_TRY_FINALLY, make_node_type(g, rest), here, rest,
                            disposal(g, here, items[i]));
    count = i + 2;
  }
  return make_sequence(g, at, items, count);
}

static bool has_use(const Graph *g, NodeId node) {
  for (uint32_t i = 0; i < psg_child_count(g, node); i++) {
    const PsgNode *n = psg_node(g, psg_child(g, node, i));
    if (n->kind == PSG_BINDING && n->flags & NODE_USE) return true;
  }
  return false;
}

/* --- Others --- */

/* How many elements a literal may have that live while later ones are computed. */
enum { MOST_COMPUTED = 100 };

static bool has_many_computed(Graph *g, NodeId node) {
  uint32_t computed = 0;
  for (uint32_t i = 0, count = psg_child_count(g, node); i < count; i++) {
    PsgKind kind = psg_kind(g, psg_child(g, node, i));
    computed += kind != PSG_LITERAL && kind != PSG_VAR_REF;
  }
  return computed > MOST_COMPUTED;
}

/* [a; b; c] as [c; b; a], each cell made when its element is known: one value is live, not all. */
static NodeId reversed_cells(Graph *g, NodeId node, TypeId type) {
  Span at = psg_node(g, node)->span;
  uint32_t count = psg_child_count(g, node);
  uint32_t none = tycon_row(g->types, type_known(g->types, KNOWN_LIST))->cases;
  NodeId list = psg_new(g, PSG_DU_CONSTRUCT, type, at);
  psg_union_case(g, list)->id.index = none;
  psg_node(g, list)->affinity = AFFINITY_STATIC;
  NodeId *items = NEW_ARRAY(g->arena, NodeId, (size_t)count + 1);
  for (uint32_t i = 0; i < count; i++) {
    NodeId cell = psg_new2(g, PSG_DU_CONSTRUCT, type, at, psg_child(g, node, i), list);
    psg_union_case(g, cell)->id.index = none + 1;
    psg_node(g, cell)->affinity = AFFINITY_COUNTED;
    items[i] = make_let(g, at, "$cell", cell, false);
    list = make_use(g, at, items[i]);
  }
  items[count] = list;
  return make_sequence(g, at, items, count + 1);
}

static NodeId saturate_array(Graph *g, NodeId node) {
  TypeId element = type_arg(g->types, make_node_type(g, node), 0);
  Span at = psg_node(g, node)->span;
  if (!has_many_computed(g, node)) return (NodeId){0};
  NodeId cells =
      reversed_cells(g, node, type_app(g->types, type_known(g->types, KNOWN_LIST), &element, 1));
  NodeId args[] = {make_int32(g, at, psg_child_count(g, node)), cells};
  return psg_library_call(g, (LibraryUse){LIBRARY_ARRAY_OF_REVERSED, &element, 1},
                          make_node_type(g, node), args, 2, at);
}

static NodeId saturate_list(Graph *g, NodeId node) {
  Types *t = g->types;
  Span at = psg_node(g, node)->span;
  TypeId type = make_node_type(g, node);
  uint32_t count = psg_child_count(g, node);
  TyconRow *row = tycon_row(t, type_known(t, KNOWN_LIST));
  NodeId list = psg_new(g, PSG_DU_CONSTRUCT, type, at);
  psg_union_case(g, list)->id.index = row->cases;
  psg_node(g, list)->affinity = AFFINITY_STATIC;
  if (has_many_computed(g, node)) {
    TypeId element = type_arg(t, type, 0);
    NodeId cells = reversed_cells(g, node, type);
    return psg_library_call(g, (LibraryUse){LIBRARY_LIST_REVERSE, &element, 1}, type, &cells, 1,
                            at);
  }
  if (count > 24) {
    /* Long literals stay flat: elements first, then the cells from the end. */
    NodeId *items = NEW_ARRAY(g->arena, NodeId, 2 * (size_t)count + 1);
    for (uint32_t i = 0; i < count; i++)
      items[i] = make_let(g, at, "$item", psg_child(g, node, i), false);
    for (uint32_t i = count; i-- > 0;) {
      NodeId cell = psg_new2(g, PSG_DU_CONSTRUCT, type, at, make_use(g, at, items[i]), list);
      psg_union_case(g, cell)->id.index = row->cases + 1;
      psg_node(g, cell)->affinity = AFFINITY_COUNTED;
      if (!i) {
        items[2 * count - 1] = cell;
        break;
      }
      items[2 * count - 1 - i] = make_let(g, at, "$cell", cell, false);
      list = make_use(g, at, items[2 * count - 1 - i]);
    }
    return make_sequence(g, at, items, 2 * count);
  }
  for (uint32_t i = count; i-- > 0;) {
    list = psg_new2(g, PSG_DU_CONSTRUCT, type, at, psg_child(g, node, i), list);
    psg_union_case(g, list)->id.index = row->cases + 1;
    psg_node(g, list)->affinity = AFFINITY_COUNTED;
  }
  return list;
}

/* [body, MatchCase…] → [body, $exn, handler]; an exception that no rule matches is raised again. */
static NodeId saturate_try(Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  Span at = n->span;
  TypeId type = n->type;
  uint32_t count = psg_child_count(g, node);
  if (count < 2 || psg_kind(g, psg_child(g, node, 1)) != PSG_MATCH_CASE) return (NodeId){0};
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  NodeId body = children[0];
  NodeId variable = make_variable(g, at, "$exn", type_of(g->types, KNOWN_EXN));
  NodeId handler =
      psg_match_tree(g, make_use(g, at, variable), children + 1, count - 1, type, at, FAIL_RERAISE);
  return psg_new3(g, PSG_TRY_WITH, type, at, body, variable, handler);
}

static NodeId saturate_match(Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  return psg_match_tree(g, children[0], children + 1, n->children.count - 1, n->type, n->span,
                        FAIL_RAISE);
}

/* yield! of a list, an array or a string: an element at a time. Of a sequence: seq.c. */
static NodeId saturate_yield_from(Graph *g, NodeId node) {
  Types *t = g->types;
  Span at = psg_node(g, node)->span;
  NodeId source = psg_child(g, node, 0);
  if (psg_kind(g, source) == PSG_COERCE && psg_coerce(g, source)->kind == COERCE_TO_SEQ) {
    NodeId inner = psg_child(g, source, 0);
    TypeId type = make_node_type(g, inner);
    if (type_is_known(t, type, KNOWN_LIST) || type_prim(t, type) == PRIM_ARRAY ||
        type_prim(t, type) == PRIM_STRING)
      source = inner;
  }
  if (type_prim(t, make_node_type(g, source)) == PRIM_SEQ && !is_constant_range(g, source))
    return (NodeId){0};
  TypeId type = make_node_type(g, source);
  TypeId element =
      type_prim(t, type) == PRIM_STRING ? type_of(t, KNOWN_CHAR) : type_arg(t, type, 0);
  NodeId item = make_variable(g, at, "$item", element);
  NodeId yield = psg_new1(g, PSG_YIELD, type_of(t, KNOWN_UNIT), at, make_use(g, at, item));
  NodeId loop = psg_new3(g, PSG_FOR_EACH, type_of(t, KNOWN_UNIT), at, item, source, yield);
  return saturate_for_each(g, loop);
}

/* --- Generic values --- */

/* `let none<'a> : 'a option = None`: a template that is no function is one of (): its uses are
 * calls, so that each instance
 * has its own value and code generation sees functions only. */
static bool is_generic_value(const Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  return n->kind == PSG_BINDING && n->flags & NODE_TEMPLATE && n->children.count == 1 &&
         psg_kind(g, psg_child(g, binding, 0)) != PSG_LAMBDA;
}

static bool is_wrapped_value(const Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  return n->kind == PSG_BINDING && n->flags & NODE_TEMPLATE && n->children.count == 1 &&
         psg_node(g, psg_child(g, binding, 0))->flags & NODE_SYNTHETIC;
}

static void wrap_generic_value(Graph *g, NodeId binding) {
  Span at = psg_node(g, binding)->span;
  uint32_t outer = psg_begin_expansion(g, "Baker", "generic value");
  NodeId unit = make_variable(g, at, "$unit", type_of(g->types, KNOWN_UNIT));
  NodeId lambda = make_lambda(g, at, &unit, 1, psg_child(g, binding, 0));
  psg_end_expansion(g, outer);
  PsgNode *n = psg_node(g, binding);
  psg_node(g, lambda)->flags |= NODE_SYNTHETIC;
  n->type = make_node_type(g, lambda);
  n->emission = EMIT_SEPARATE_FUNCTION;
  if (psg_binding_of(n)->scheme.index) {
    SchemeRow scheme = *scheme_row(g->types, psg_binding_of(n)->scheme);
    scheme.type = type_function(g->types, type_of(g->types, KNOWN_UNIT), scheme.type);
    SchemeId made = {table_add(&g->types->schemes, 1)};
    psg_binding(g, binding)->scheme = made;
    *scheme_row(g->types, made) = scheme;
  }
  psg_replace_child(g, binding, 0, lambda);
}

static NodeId saturate_use(Graph *g, NodeId node) {
  PsgNode use = *psg_node(g, node);
  NodeId definition = psg_var_ref_of(&use)->definition;
  TypeId unit = type_of(g->types, KNOWN_UNIT);
  NodeId function = psg_new_var(g, definition, type_function(g->types, unit, use.type), use.span);
  psg_var_ref(g, function)->types = psg_var_ref_of(&use)->types;
  NodeId nothing = make_unit(g, use.span);
  return make_apply(g, use.span, function, &nothing, 1, use.type);
}

/* --- x = null --- */

/* null is one object, compared by identity: an empty string is not equal to it. */
static NodeId saturate_null_test(Graph *g, NodeId node) {
  const PsgNode n = *psg_node(g, node);
  NodeId a = psg_child(g, node, 0), b = psg_child(g, node, 1);
  const PsgNode *right = psg_node(g, b);
  bool null_right = right->kind == PSG_LITERAL &&
                    psg_literal_row(g, psg_literal_of(right)->value)->kind == LITERAL_NULL;
  NodeId test = make_intrinsic1(g, n.span, INTRINSIC_IS_NULL, n.type, make_node_type(g, a),
                                null_right ? a : b);
  return psg_intrinsic_of(&n)->id == INTRINSIC_EQUALS
             ? test
             : make_intrinsic1(g, n.span, INTRINSIC_NOT, n.type, (TypeId){0}, test);
}

static bool is_null_test(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  if (n->kind != PSG_INTRINSIC || (psg_intrinsic_of(n)->id != INTRINSIC_EQUALS &&
                                   psg_intrinsic_of(n)->id != INTRINSIC_NOT_EQUALS))
    return false;
  for (uint32_t i = 0; i < n->children.count; i++) {
    const PsgNode *child = psg_node(g, psg_child(g, node, i));
    if (child->kind == PSG_LITERAL &&
        psg_literal_row(g, psg_literal_of(child)->value)->kind == LITERAL_NULL)
      return true;
  }
  return false;
}

/* Is it a call of the library's function with so many arguments? */
static bool is_library_call(Graph *g, NodeId node, LibraryFunction function, uint32_t args) {
  if (psg_kind(g, node) != PSG_APPLICATION || psg_child_count(g, node) != args + 1) return false;
  const PsgNode *callee = psg_node(g, psg_child(g, node, 0));
  return callee->kind == PSG_VAR_REF &&
         psg_is_library(g, psg_var_ref_of(callee)->definition, function);
}

/* The ASCII text of a literal; NULL: it is none. */
static const char *literal_text(const Graph *g, NodeId node, uint32_t *size) {
  if (psg_kind(g, node) != PSG_LITERAL) return NULL;
  const LiteralRow *row = psg_literal_row(g, psg_literal(g, node)->value);
  const char *text = name_text(g->names, (Name){row->low});
  *size = row->high;
  if (row->kind != LITERAL_STRING) return NULL;
  for (uint32_t i = 0; i < *size; i++)
    if ((unsigned char)text[i] >= 128) return NULL;
  return text;
}

/* Two literals are one, and (a + b) + c of strings is one text made at once. */
static NodeId saturate_concat(Graph *g, NodeId node) {
  enum { LONGEST_LITERAL = 4096 }; /* a sum of many literals does not make a text for each */
  uint32_t left_size, right_size;
  if (!is_library_call(g, node, LIBRARY_CONCAT2, 2)) return (NodeId){0};
  NodeId first = psg_child(g, node, 1);
  const char *left = literal_text(g, first, &left_size),
             *right = literal_text(g, psg_child(g, node, 2), &right_size);
  if (left && right && left_size + right_size <= LONGEST_LITERAL) {
    char bytes[LONGEST_LITERAL];
    memcpy(bytes, left, left_size);
    memcpy(bytes + left_size, right, right_size);
    LiteralId whole = psg_literal_text(g, LITERAL_STRING, bytes, left_size + right_size);
    return psg_new_literal(g, whole, make_node_type(g, node), psg_node(g, node)->span);
  }
  if (!is_library_call(g, first, LIBRARY_CONCAT2, 2)) return (NodeId){0};
  NodeId texts[] = {psg_child(g, first, 1), psg_child(g, first, 2), psg_child(g, node, 2)};
  return psg_library_call(g, psg_plain(LIBRARY_CONCAT3), make_node_type(g, node), texts, 3,
                          psg_node(g, node)->span);
}

typedef NodeId (*Saturate)(Graph *, NodeId);

static NodeId expand(Graph *g, NodeId node, Saturate saturate, const char *kind, const char *what) {
  uint32_t outer = psg_begin_expansion(g, kind, what);
  NodeId into = saturate(g, node);
  psg_end_expansion(g, outer);
  if (into.index) psg_link_expansion(g, node, into);
  return into;
}

static NodeId saturate_lazy(Graph *g, NodeId node) {
  NodeId thunk = psg_new1(g, PSG_LAZY_THUNK, make_node_type(g, node), psg_node(g, node)->span,
                          psg_child(g, node, 0));
  psg_node(g, thunk)->affinity = AFFINITY_COUNTED;
  return thunk;
}

static NodeId saturate_node(Graph *g, NodeId node) {
  switch (psg_kind(g, node)) {
  case PSG_MATCH: return expand(g, node, saturate_match, "Baker", "match");
  case PSG_TRY_WITH: return expand(g, node, saturate_try, "Baker", "try");
  case PSG_FOR_EACH: return expand(g, node, saturate_for_each, "Baker", "for");
  case PSG_SEQUENTIAL:
    return has_use(g, node) ? expand(g, node, saturate_uses, "Baker", "use") : (NodeId){0};
  case PSG_LIST_EXPR: return expand(g, node, saturate_list, "Baker", "list");
  case PSG_ARRAY_EXPR: return expand(g, node, saturate_array, "Baker", "array");
  case PSG_LAZY_EXPR: return expand(g, node, saturate_lazy, "Baker", "lazy");
  case PSG_YIELD_FROM: return expand(g, node, saturate_yield_from, "Baker", "yield!");
  case PSG_SEQ_EXPR: return expand(g, node, psg_saturate_seq, "Baker", "seq");
  case PSG_APPLICATION: {
    NodeId call = expand(g, node, psg_saturate_struct_call, "Baker", "struct");
    if (!call.index) call = expand(g, node, saturate_concat, "Baker", "concat");
    return call.index ? call : psg_elaborate_format(g, node);
  }
  case PSG_FFI_CALL: return expand(g, node, ffi_elaborate, "Intrinsic", "extern");
  case PSG_METHOD_CALL: psg_saturate_constrained_call(g, node); return (NodeId){0};
  case PSG_INTRINSIC:
    if (is_null_test(g, node)) return expand(g, node, saturate_null_test, "Intrinsic", "null");
    if (psg_node(g, node)->flags & NODE_CONSTRAINED) {
      NodeId call = expand(g, node, psg_saturate_object_member, "Baker", "struct");
      if (call.index) return call;
    }
    return psg_elaborate_format(g, node);
  case PSG_LITERAL: return psg_elaborate_format_value(g, node);
  case PSG_BINDING:
    if (is_generic_value(g, node)) wrap_generic_value(g, node);
    return (NodeId){0};
  case PSG_VAR_REF: {
    NodeId definition = psg_own(g, psg_var_ref(g, node)->definition);
    if (!definition.index) return definition;
    psg_var_ref(g, node)->definition = definition;
    if (is_generic_value(g, definition)) wrap_generic_value(g, definition);
    return is_wrapped_value(g, definition) ? expand(g, node, saturate_use, "Baker", "generic value")
                                           : (NodeId){0};
  }
  default: return (NodeId){0};
  }
}

/* Puts `into` where `root` stands among the children of its parent: as a rule behind the one before, so it is looked for
 * from there. */
static void replace_root(Graph *g, NodeId root, NodeId into) {
  NodeId parent = psg_node(g, root)->parent;
  uint32_t count = psg_child_count(g, parent);
  for (uint32_t i = 0; i < count; i++, g->replaced_at++) {
    if (g->replaced_at >= count) g->replaced_at = 0;
    if (psg_child(g, parent, g->replaced_at).index != root.index) continue;
    psg_replace_child(g, parent, g->replaced_at, into);
    return;
  }
}

NodeId psg_saturate_definition(Graph *g, NodeId root) {
  Arena scratch;
  arena_init(&scratch, "saturate");
  bool changed = false;
  Walk w = psg_walk(&scratch, root);
  while (psg_walk_step(g, &w)) {
    if (w.entering) continue;
    if (is_generic_value(g, w.node)) changed = true; /* gets a lambda */
    if (psg_saturate_struct_member(g, w.node)) changed = true;
    NodeId into = saturate_node(g, w.node);
    if (!into.index) continue;
    changed = true;
    if (w.stack.count > 1) {
      psg_replace_child(g, w.stack.items[w.stack.count - 2].node, psg_walk_index(&w), into);
      continue;
    }
    replace_root(g, root, into);
    root = into;
  }
  if (changed) psg_close_definition(g, root); /* closed when it was made */
  arena_end(&scratch);
  return root;
}
