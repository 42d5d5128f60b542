/* captures: the captured variables of lambdas, sequences and object expressions, and the emission strategy of each node.
 *
 * In:    phase 1-2 graph; every VarRef has its definition.
 * Out:   list of Lambda, SeqExpr, ObjectExpr (a, b of SeqStateMachine): triples {definition, flags, 0} in order of
 *        declaration; NODE_CAPTURED on captured mutable variables; emission and affinity of every node; flat applications.
 * Keeps: everything else.
 * Tests: t/psg/captures.fs
 *
 * A module-level definition is never captured. Neither is a local function (Binding with a Lambda): it is called directly
 * with what it captures, and as a value it is a fresh closure. So a function that refers to it captures what it captures. This
 * holds within a `let rec` group too and gives the same set to all that refer to each other: the least fixpoint over
 *
 *   captures(C) ⊇ variables used in C and declared outside C
 *   captures(C) ⊇ captures(F)      for every local function F used in C and declared outside C
 *
 * A captured `let mutable` lives in a counted cell, and so does one whose address is taken.
 */
#include "clef/base/vec.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/elaborate/quote.h"
#include "clef/psg/graph/flat.h"
#include "clef/psg/graph/payload.h"
#include "clef/psg/graph/walk.h"

typedef struct Closure {
  NodeId node;
  uint32_t outer;         /* row of the closure around it; 0 none */
  VEC(uint32_t) captures; /* definitions, sorted */
  VEC(uint32_t) uses;     /* rows of local functions' closures */
  bool as_value;          /* a local function used other than by a full call */
} Closure;

typedef struct FarOwner {
  NodeId node;
  uint32_t owner;
} FarOwner;

typedef struct Close {
  Graph *g;
  Arena *scratch;
  VEC(Closure) closures;
  uint32_t *owner, base, limit; /* definition - base → row + 1 of the closure that declares it */
  uint32_t fresh;     /* nodes from here on were made for this definition, far from the others */
  VEC(FarOwner) far;  /* of theirs that declare */
  VEC(uint32_t) open; /* rows, innermost last */
} Close;

static bool is_closure(PsgKind kind) {
  return kind == PSG_LAMBDA || kind == PSG_SEQ_EXPR || kind == PSG_SEQ_MACHINE ||
         kind == PSG_OBJECT_EXPR;
}

static bool add_capture(Close *c, uint32_t row, uint32_t definition) {
  Closure *k = &c->closures.items[row];
  uint32_t at = k->captures.count;
  while (at && k->captures.items[at - 1] > definition) at--;
  if (at && k->captures.items[at - 1] == definition) return false;
  vec_push(c->scratch, &k->captures, definition);
  memmove(k->captures.items + at + 1, k->captures.items + at,
          (k->captures.count - 1 - at) * sizeof(uint32_t));
  k->captures.items[at] = definition;
  return true;
}

/* Ids of a definition's nodes lie close together, though clones lie elsewhere: the table covers their range. */
static void find_range(Close *c, NodeId root) {
  c->base = UINT32_MAX;
  Walk w = psg_walk(c->scratch, root);
  while (psg_walk_step(c->g, &w)) {
    if (!w.entering || w.node.index >= c->fresh) continue;
    if (w.node.index < c->base) c->base = w.node.index;
    if (w.node.index >= c->limit) c->limit = w.node.index + 1;
  }
  c->owner = NEW_ARRAY(c->scratch, uint32_t, 2 * (size_t)(c->limit - c->base));
}

static uint32_t *owner_of(Close *c, NodeId node) {
  for (uint32_t i = 0; i < c->far.count && node.index >= c->fresh; i++)
    if (c->far.items[i].node.index == node.index) return &c->far.items[i].owner;
  return node.index >= c->base && node.index < c->limit ? &c->owner[node.index - c->base] : NULL;
}
/* Row of the closure that a closure node is. */
static uint32_t *row_of(Close *c, NodeId node) {
  return &c->owner[c->limit - c->base + node.index - c->base];
}

static void find_owners(Close *c, NodeId root) {
  Graph *g = c->g;
  vec_push(c->scratch, &c->closures,
           ((Closure){{0}, 0, {0}, {0}, false})); /* row 0: the definition itself */
  vec_push(c->scratch, &c->open, 0);
  Walk w = psg_walk(c->scratch, root);
  while (psg_walk_step(g, &w)) {
    PsgKind kind = psg_kind(g, w.node);
    if (!w.entering) {
      if (is_closure(kind)) (void)vec_pop(&c->open);
      continue;
    }
    if (w.node.index >= c->fresh && kind == PSG_BINDING)
      vec_push(c->scratch, &c->far, ((FarOwner){w.node, vec_last(&c->open) + 1}));
    else if (kind == PSG_BINDING || kind == PSG_PATTERN_BINDING)
      *owner_of(c, w.node) = vec_last(&c->open) + 1;
    if (is_closure(kind)) {
      *row_of(c, w.node) = c->closures.count;
      Closure k = {.node = w.node, .outer = vec_last(&c->open)};
      vec_push(c->scratch, &c->open, c->closures.count);
      vec_push(c->scratch, &c->closures, k);
    }
  }
  c->open.count = 0;
}

/* A variable of the program that holds an address, or a structure with addresses such as a Span. */
static bool is_byref(Graph *g, NodeId definition) {
  const PsgNode *n = psg_node(g, definition);
  TypeId type = type_resolve(g->types, n->type);
  bool is_like = type_kind(g->types, type) == TYPE_APP &&
                 tycon_row(g->types, type_tycon(g->types, type))->flags & TYCON_BYREF_LIKE;
  if ((!is_like && type_prim(g->types, type) != PRIM_BYREF) || n->flags & NODE_SYNTHETIC)
    return false;
  return source_is_program(g->sources, n->span.file) && g->phase < 4;
}

static void use_definition(Close *c, NodeId definition, NodeId use, bool called) {
  Graph *g = c->g;
  uint32_t *owner = owner_of(c, definition);
  if (!owner || !*owner || psg_node(g, definition)->flags & NODE_MODULE_LEVEL) return;
  bool function = psg_is_local_function(g, definition);
  if (vec_last(&c->open) != *owner - 1 && is_byref(g, definition))
    diag(g->diags, psg_node(g, use)->span, D_BYREF_CAPTURED,
         name_text(g->names, psg_node(g, definition)->name));
  uint32_t function_row = function ? *row_of(c, psg_child(g, definition, 0)) : 0;
  if (function && !called) c->closures.items[function_row].as_value = true;
  for (uint32_t row = vec_last(&c->open); row != *owner - 1; row = c->closures.items[row].outer) {
    if (!row)
      return; /* declared in another definition: only a malformed graph has it; the verifier reports it */
    if (!function)
      add_capture(c, row, definition.index);
    else if (row != function_row)
      vec_push(c->scratch, &c->closures.items[row].uses, function_row);
  }
}

static void find_uses(Close *c, NodeId root) {
  Graph *g = c->g;
  vec_push(c->scratch, &c->open, 0);
  Walk w = psg_walk(c->scratch, root);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (is_closure((PsgKind)n->kind)) {
      if (w.entering)
        vec_push(c->scratch, &c->open, *row_of(c, w.node));
      else
        (void)vec_pop(&c->open);
    }
    if (!w.entering || n->kind != PSG_VAR_REF || !psg_var_ref_of(n)->definition.index) continue;
    const PsgNode *parent = psg_node(g, n->parent);
    NodeId definition = psg_var_ref_of(n)->definition;
    bool called = false;
    if (n->parent.index && parent->kind == PSG_APPLICATION &&
        psg_child(g, n->parent, 0).index == w.node.index && psg_is_local_function(g, definition))
      called = parent->children.count >= psg_child_count(g, psg_child(g, definition, 0));
    use_definition(c, definition, w.node, called);
  }
  c->open.count = 0;
}

static void solve(Close *c) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t row = c->closures.count; row-- > 1;)
      for (uint32_t i = 0; i < c->closures.items[row].uses.count; i++) {
        uint32_t function = c->closures.items[row].uses.items[i];
        for (uint32_t k = 0; k < c->closures.items[function].captures.count; k++) {
          uint32_t definition = c->closures.items[function].captures.items[k];
          /* Only what is declared outside of this closure. */
          uint32_t owner = *owner_of(c, (NodeId){definition}) - 1, at = row;
          while (at && at != owner) at = c->closures.items[at].outer;
          if (row != owner && at == owner && add_capture(c, row, definition)) changed = true;
        }
      }
  }
}

/* (fun x y -> e) a b: its body is evaluated where it stands. */
static bool is_applied_in_place(const Graph *g, NodeId lambda) {
  if (psg_kind(g, lambda) != PSG_LAMBDA) return false;
  NodeId head = lambda, call = psg_node(g, lambda)->parent;
  for (; call.index && psg_kind(g, call) == PSG_TYPE_ANNOTATION; call = psg_node(g, call)->parent)
    head = call;
  return call.index && psg_kind(g, call) == PSG_APPLICATION &&
         psg_child(g, call, 0).index == head.index &&
         psg_child_count(g, call) == psg_child_count(g, lambda);
}

static void store(Close *c) {
  Graph *g = c->g;
  VEC(uint32_t) words = {0};
  for (uint32_t row = 1; row < c->closures.count; row++) {
    Closure *k = &c->closures.items[row];
    PsgNode *n = psg_node(g, k->node);
    words.count = 0;
    for (uint32_t i = 0; i < k->captures.count; i++) {
      PsgNode *definition = psg_node(g, (NodeId){k->captures.items[i]});
      if (definition->flags & NODE_MUTABLE) definition->flags |= NODE_CAPTURED;
      vec_push(c->scratch, &words, k->captures.items[i]);
      vec_push(c->scratch, &words, definition->flags & (NODE_MUTABLE | NODE_CAPTURED));
      vec_push(c->scratch, &words, 0);
    }
    IdRun run = psg_list(g, words.items, words.count);
    *psg_captures(g, k->node) = run;
    n->emission = is_applied_in_place(g, k->node) ? EMIT_INLINE : EMIT_SEPARATE_FUNCTION;
    NodeId parent = n->parent;
    bool named = n->kind == PSG_LAMBDA && parent.index && psg_is_local_function(g, parent);
    n->affinity = n->kind == PSG_LAMBDA && !run.count ? AFFINITY_STATIC
                  : named && !k->as_value             ? AFFINITY_STACK
                                                      : AFFINITY_COUNTED;
  }
}

/* `&x`, `&x.field`: the address outlives the place where x is a word in a register. */
static void keep_addressed(Graph *g, NodeId place) {
  while (psg_kind(g, place) == PSG_FIELD_GET || psg_kind(g, place) == PSG_TYPE_ANNOTATION)
    place = psg_child(g, place, 0);
  if (psg_kind(g, place) != PSG_VAR_REF) return;
  PsgNode *definition = psg_node(g, psg_var_ref(g, place)->definition);
  if (definition->flags & NODE_MUTABLE) definition->flags |= NODE_CAPTURED;
}

/* f (&x, 1) of a function f of a module: the tuple is how several arguments travel. */
static bool is_argument_list(Graph *g, NodeId tuple) {
  NodeId call = psg_node(g, tuple)->parent;
  if (psg_kind(g, call) != PSG_APPLICATION) return false;
  NodeId head = psg_child(g, call, 0);
  return head.index != tuple.index && psg_kind(g, head) == PSG_VAR_REF &&
         psg_node(g, psg_var_ref(g, head)->definition)->flags & NODE_MODULE_LEVEL;
}

/* An address that leaves the function whose variable it is, or is stored as data. */
static void keep_inside(Graph *g, NodeId address) {
  NodeId root = psg_child(g, address, 0), at = address;
  while (psg_kind(g, root) == PSG_FIELD_GET || psg_kind(g, root) == PSG_TYPE_ANNOTATION) {
    bool is_field = psg_kind(g, root) == PSG_FIELD_GET;
    root = psg_child(g, root, 0);
    TyconId of = type_tycon(g->types, type_resolve(g->types, psg_node(g, root)->type));
    if (is_field && of.index && !(tycon_row(g->types, of)->flags & TYCON_IS_STRUCT))
      return; /* of an object, which the address keeps */
  }
  if (psg_kind(g, root) != PSG_VAR_REF) return;
  const PsgNode *definition = psg_node(g, psg_var_ref(g, root)->definition);
  if (definition->flags & (NODE_MODULE_LEVEL | NODE_SYNTHETIC) || g->phase >= 4 ||
      !source_is_program(g->sources, definition->span.file))
    return;
  for (;;) {
    NodeId up = psg_node(g, at)->parent;
    if (!up.index) return;
    uint32_t last = psg_child_count(g, up) - 1;
    switch (psg_kind(g, up)) {
    case PSG_SEQUENTIAL:
      if (psg_child(g, up, last).index != at.index) return;
      break;
    case PSG_IF_THEN_ELSE:
      if (psg_child(g, up, 0).index == at.index) return;
      break;
    case PSG_TYPE_ANNOTATION: break;
    case PSG_TUPLE_EXPR:
      if (is_argument_list(g, up)) return;
      diag(g->diags, psg_node(g, root)->span, D_ADDRESS_STORED,
           name_text(g->names, definition->name));
      return;
    case PSG_LAMBDA:
    case PSG_UNION_CASE:
    case PSG_RECORD_EXPR:
    case PSG_LIST_EXPR:
    case PSG_ARRAY_EXPR:
      diag(g->diags, psg_node(g, root)->span,
           psg_kind(g, up) == PSG_LAMBDA ? D_ADDRESS_ESCAPES : D_ADDRESS_STORED,
           name_text(g->names, definition->name));
      return;
    default: return;
    }
    at = up;
  }
}

static ArenaAffinity affinity(PsgKind kind) {
  switch (kind) {
  case PSG_RECORD_EXPR:
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_LIST_EXPR:
  case PSG_ARRAY_EXPR:
  case PSG_NEW_OBJECT:
  case PSG_LAZY_EXPR:
  case PSG_LAZY_THUNK: return AFFINITY_COUNTED;
  case PSG_LITERAL: return AFFINITY_STATIC;
  default: return AFFINITY_STACK;
  }
}

/* `let rec x = seq { … x … }` inside a function: the value does not exist yet when what it is made of captures it. So it
 * becomes a mutable variable, which closures share as a cell, set when the value is there:
 *
 *   let rec f () = … x … and x = e    =>    let mutable x = default; let rec f () = … x …; x <- e
 */
static void delay_values(Graph *g, NodeId group) {
  NodeId parent = psg_node(g, group)->parent;
  uint32_t count = psg_child_count(g, group), values = 0;
  for (uint32_t i = 0; i < count; i++) {
    NodeId binding = psg_child(g, group, i);
    const PsgNode *n = psg_node(g, binding);
    if (n->flags & NODE_MODULE_LEVEL || !n->children.count) return;
    values += psg_kind(g, psg_child(g, binding, 0)) != PSG_LAMBDA;
  }
  if (!values || !parent.index || psg_kind(g, parent) != PSG_SEQUENTIAL) return;
  uint32_t around = psg_child_count(g, parent), n = 0, functions = 0;
  NodeId *all = NEW_ARRAY(g->arena, NodeId, around + 2 * values + 1),
         *rest = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t i = 0; i < around; i++) {
    if (psg_child(g, parent, i).index != group.index) {
      all[n++] = psg_child(g, parent, i);
      continue;
    }
    NodeId *sets = NEW_ARRAY(g->arena, NodeId, values + 1);
    uint32_t set_count = 0;
    for (uint32_t k = 0; k < count; k++) {
      NodeId binding = psg_child(g, group, k), value = psg_child(g, binding, 0);
      if (psg_kind(g, value) == PSG_LAMBDA) {
        rest[functions++] = binding;
        continue;
      }
      TypeId type = psg_node(g, binding)->type;
      Span span = psg_node(g, binding)->span;
      NodeId none = psg_new_n(g, PSG_INTRINSIC, type, span, NULL, 0);
      psg_intrinsic(g, none)->id = INTRINSIC_BLANK_OF;
      psg_intrinsic(g, none)->types = psg_list(g, &type.index, 1);
      psg_set_children(g, binding, &none, 1);
      psg_node(g, binding)->flags |= NODE_MUTABLE;
      all[n++] = binding;
      NodeId use = psg_new_var(g, binding, type, span);
      psg_node(g, use)->name = psg_node(g, binding)->name;
      sets[set_count++] = psg_new2(g, PSG_SET, type_of(g->types, KNOWN_UNIT), span, use, value);
    }
    if (functions) {
      psg_set_children(g, group, rest, functions);
      all[n++] = group;
    }
    for (uint32_t k = 0; k < set_count; k++) all[n++] = sets[k];
  }
  psg_set_children(g, parent, all, n);
}

static bool is_function(const Graph *g, NodeId definition) {
  return psg_kind(g, definition) == PSG_BINDING && psg_child_count(g, definition) &&
         psg_kind(g, psg_child(g, definition, 0)) == PSG_LAMBDA;
}

/* The lambda of a module-level function with no closure in it: nothing around it can be captured. */
static void store_capture_free(Graph *g, NodeId lambda) {
  *psg_captures(g, lambda) = psg_list(g, NULL, 0);
  psg_node(g, lambda)->emission = EMIT_SEPARATE_FUNCTION;
  psg_node(g, lambda)->affinity = AFFINITY_STATIC;
}

/* One module-level definition (Binding, or expression that runs at start-up). */
void psg_close_definition(Graph *g, NodeId root) {
  Arena scratch;
  arena_init(&scratch, "captures");
  Close c = {.g = g, .scratch = &scratch, .fresh = g->nodes.count};
  uint32_t closures = 0;
  bool has_quotes = false;
  VEC(NodeId) groups = {0};
  Walk w = psg_walk(&scratch, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) {
      PsgKind kind = psg_kind(g, w.node);
      if (kind == PSG_APPLICATION && psg_can_flatten_application(g, w.node))
        psg_flatten_application(g, w.node);
      if (kind == PSG_LAMBDA && psg_can_flatten_lambda(g, w.node)) psg_flatten_lambda(g, w.node);
      continue;
    }
    PsgNode *n = psg_node(g, w.node);
    if (n->kind == PSG_QUOTE) {
      NodeId made = psg_elaborate_quote(g, w.node), parent = n->parent;
      for (uint32_t i = 0; i < psg_child_count(g, parent); i++)
        if (psg_child(g, parent, i).index == w.node.index) psg_replace_child(g, parent, i, made);
      if (w.node.index == root.index) root = made;
      has_quotes = true;
      psg_walk_skip(&w);
      continue;
    }
    if (n->kind == PSG_REC_GROUP) vec_push(&scratch, &groups, w.node);
    if (n->kind == PSG_ADDRESS_OF) {
      keep_addressed(g, psg_child(g, w.node, 0));
      keep_inside(g, w.node);
    }
    if (psg_is_constrained_call(g, w.node))
      keep_addressed(g, psg_child(g, psg_child(g, w.node, 0), 0));
    if (is_closure((PsgKind)n->kind))
      closures++;
    else
      n->affinity = (uint8_t)affinity((PsgKind)n->kind);
  }
  if (closures && !has_quotes) psg_share_fields(g, &scratch, root);
  if (has_quotes) { /* what they became has closures too */
    arena_end(&scratch);
    psg_close_definition(g, root);
    return;
  }
  for (uint32_t i = 0; i < groups.count; i++) delay_values(g, groups.items[i]);
  if (closures == 1 && groups.count == 0 && is_function(g, root)) {
    store_capture_free(g, psg_child(g, root, 0));
  } else if (closures) {
    find_range(&c, root);
    find_owners(&c, root);
    find_uses(&c, root);
    solve(&c);
    store(&c);
  }
  PsgNode *n = psg_node(g, root);
  n->emission = EMIT_MAIN_PROLOGUE;
  if (n->kind == PSG_BINDING) {
    n->emission = !n->children.count || n->flags & (NODE_LITERAL_CONST | NODE_PER_INSTANCE)
                      ? EMIT_INLINE
                  : is_function(g, root) || n->flags & NODE_TEMPLATE ? EMIT_SEPARATE_FUNCTION
                                                                     : EMIT_MAIN_PROLOGUE;
    n->affinity = n->emission == EMIT_MAIN_PROLOGUE ? AFFINITY_STATIC : AFFINITY_STACK;
  }
  arena_end(&scratch);
}

/* Calls `visit` for each module-level definition below a MODULE_DEF: Bindings, also of types and groups, and expressions. */
static void close_one(Graph *g, NodeId definition, void *context) {
  (void)context;
  psg_close_definition(g, definition);
}

void psg_close_captures(Graph *g) {
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], close_one, NULL);
}
