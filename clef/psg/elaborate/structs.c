/* structs: constructors and members of struct types.
 *
 * A struct has no identity. Its constructor returns a value, and a member that changes its receiver changes the place of the
 * receiver.
 *
 *   new(this, args) = body; ()           fun args -> let mutable this = default; body; this
 *   C(this, args) inside a constructor   this <- C(args)
 *   member this.Inc() = this.x <- …      `this` is a byref: each use reads through it
 *   t.Inc()                              Inc(&t); for an immutable place, or no place, the address of a copy
 *
 * A member that does not change `this` takes it by value. A member changes `this` if its body has an assignment, an address or a
 * call of another member with `this` at its root. The analysis has the same result before and after saturation.
 */
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/clone.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/graph/object_types.h"
#include "clef/psg/elaborate/saturate.h"
#include "clef/psg/graph/walk.h"

static MemberRow *struct_member(Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  if (n->kind != PSG_BINDING || !psg_binding_of(n)->member.index ||
      n->flags & NODE_INTRINSIC_DECL || !(n->flags & NODE_MODULE_LEVEL))
    return NULL;
  bool is_function = n->flags & NODE_PACKED ||
                     (n->children.count && psg_kind(g, psg_child(g, binding, 0)) == PSG_LAMBDA);
  if (!is_function) return NULL;
  MemberRow *member = member_row(g->types, psg_binding_of(n)->member);
  if (!member->tycon.index || member->flags & MEMBER_STATIC) return NULL;
  return tycon_row(g->types, member->tycon)->flags & TYCON_IS_STRUCT ? member : NULL;
}

static NodeId place_root(const Graph *g, NodeId place) {
  for (;;) {
    const PsgNode *n = psg_node(g, place);
    bool reads = n->kind == PSG_INTRINSIC && psg_intrinsic_of(n)->id == INTRINSIC_PTR_READ;
    if (n->kind != PSG_FIELD_GET && n->kind != PSG_TYPE_ANNOTATION && !reads) return place;
    place = psg_child(g, place, 0);
  }
}

static bool is_rooted(const Graph *g, NodeId place, NodeId variable) {
  const PsgNode *root = psg_node(g, place_root(g, place));
  return root->kind == PSG_VAR_REF && psg_var_ref_of(root)->definition.index == variable.index;
}

static bool has_mutable_field(const Types *t, const TyconRow *tycon) {
  for (uint32_t i = 0; i < tycon->field_count; i++)
    if (field_row(t, (FieldId){tycon->fields + i})->flags & FIELD_MUTABLE) return true;
  return false;
}

/* May a member change what the receiver names? Immutable variables and fields are copied first, as in F#. */
static bool may_change(Graph *g, NodeId receiver) {
  for (;;) {
    const PsgNode *n = psg_node(g, receiver);
    if (n->kind == PSG_TYPE_ANNOTATION) {
      receiver = psg_child(g, receiver, 0);
    } else if (n->kind == PSG_VAR_REF) {
      NodeId definition = psg_var_ref_of(n)->definition;
      if (psg_node(g, definition)->flags & NODE_MUTABLE) return true;
      NodeId lambda = psg_node(g, definition)->parent; /* `this` of a member */
      return lambda.index && psg_kind(g, lambda) == PSG_LAMBDA &&
             psg_child(g, lambda, 0).index == definition.index &&
             psg_node(g, lambda)->parent.index && struct_member(g, psg_node(g, lambda)->parent);
    } else if (n->kind == PSG_FIELD_GET) {
      if (!(field_row(g->types, psg_field_of(n)->id)->flags & FIELD_MUTABLE)) return false;
      receiver = psg_child(g, receiver, 0);
      TyconId owner = type_tycon(g->types, make_node_type(g, receiver));
      if (!owner.index || !(tycon_row(g->types, owner)->flags & TYCON_IS_STRUCT)) return true;
    } else if (n->kind == PSG_INTRINSIC && psg_intrinsic_of(n)->id == INTRINSIC_PTR_READ) {
      return !type_is_known(g->types, make_node_type(g, psg_child(g, receiver, 0)), KNOWN_INREF);
    } else {
      return true; /* a place of its own, or none: then the address is a copy's */
    }
  }
}

static bool changes_receiver(Graph *g, NodeId binding, const MemberRow *member) {
  enum { ASKED = NODE_RECEIVER_ASKED, BYREF = NODE_BYREF_RECEIVER };
  binding = psg_own(g, binding);
  PsgNode *n = psg_node(g, binding);
  if (n->flags & ASKED) return (n->flags & BYREF) != 0;
  const TyconRow *tycon = tycon_row(g->types, member->tycon);
  NodeId lambda = psg_child(g, binding, 0), receiver = psg_child(g, lambda, 0);
  bool found = false;
  if (member->kind != MEMBER_CONSTRUCTOR) {
    bool calls = has_mutable_field(g->types, tycon);
    Arena scratch;
    arena_init(&scratch, "receiver");
    Walk w = psg_walk(&scratch, lambda);
    while (!found && psg_walk_step(g, &w)) {
      const PsgNode *node = psg_node(g, w.node);
      if (!w.entering) continue;
      if (node->kind == PSG_FIELD_SET || node->kind == PSG_SET || node->kind == PSG_ADDRESS_OF)
        found = is_rooted(g, psg_child(g, w.node, 0), receiver);
      else if (calls && psg_is_constrained_call(g, w.node))
        found = is_rooted(g, psg_child(g, psg_child(g, w.node, 0), 0), receiver) &&
                may_change(g, psg_child(g, psg_child(g, w.node, 0), 0));
      else if (calls && node->kind == PSG_APPLICATION && node->children.count > 1) {
        const PsgNode *function = psg_node(g, psg_child(g, w.node, 0));
        MemberRow *called = function->kind == PSG_VAR_REF
                                ? struct_member(g, psg_var_ref_of(function)->definition)
                                : NULL;
        found = called && has_mutable_field(g->types, tycon_row(g->types, called->tycon)) &&
                is_rooted(g, psg_child(g, w.node, 1), receiver) &&
                may_change(g, psg_child(g, w.node, 1));
      }
    }
    arena_end(&scratch);
  }
  psg_node(g, binding)->flags |= ASKED | (found ? (uint32_t)BYREF : 0u);
  return found;
}

/* The arrow's first domain goes, or becomes `first`. */
static TypeId change_receiver(Types *t, TypeId function, TypeId first, TypeId result) {
  TypeId rest = type_arg(t, type_resolve(t, function), 1);
  if (result.index) { /* the last codomain too */
    Arena scratch;
    arena_init(&scratch, "steps");
    VEC(TypeId) steps = {0};
    while (type_kind(t, type_resolve(t, rest)) == TYPE_FUNCTION) {
      vec_push(&scratch, &steps, type_arg(t, type_resolve(t, rest), 0));
      rest = type_arg(t, type_resolve(t, rest), 1);
    }
    rest = result;
    while (steps.count) rest = type_function(t, vec_pop(&steps), rest);
    arena_end(&scratch);
  }
  return first.index ? type_function(t, first, rest) : rest;
}

static void set_function_type(Graph *g, NodeId binding, TypeId first, TypeId result) {
  PsgNode *n = psg_node(g, binding);
  TypeId type = change_receiver(g->types, n->type, first, result);
  n->type = type;
  psg_node(g, psg_child(g, binding, 0))->type = type;
  if (!psg_binding_of(n)->scheme.index) return;
  SchemeRow scheme = *scheme_row(g->types, psg_binding_of(n)->scheme);
  scheme.type = change_receiver(g->types, scheme.type, first, result);
  uint32_t row = table_add(&g->types->schemes, 1);
  *scheme_row(g->types, (SchemeId){row}) = scheme;
  psg_binding(g, binding)->scheme.index = row;
}

static void make_value_constructor(Graph *g, NodeId binding) {
  NodeId lambda = psg_child(g, binding, 0), self = psg_child(g, lambda, 0);
  TypeId type = make_node_type(g, self);
  Span at = psg_node(g, lambda)->span;
  uint32_t count = psg_child_count(g, lambda);
  uint32_t outer = psg_begin_expansion(g, "Baker", "struct");
  NodeId start = make_intrinsic(g, at, INTRINSIC_BLANK_OF, type, type, NULL, 0);
  psg_node(g, self)->flags |= NODE_MUTABLE;
  make_bound(g, self, start);
  NodeId items[3] = {self, psg_child(g, lambda, count - 1), make_use(g, at, self)};
  NodeId body = make_sequence(g, at, items, 3);
  NodeId *children = NEW_ARRAY(g->arena, NodeId, count);
  for (uint32_t i = 1; i + 1 < count; i++) children[i - 1] = psg_child(g, lambda, i);
  children[count - 2] = body;
  psg_set_children(g, lambda, children, count - 1);
  psg_end_expansion(g, outer);
  set_function_type(g, binding, (TypeId){0}, type);
}

static void make_byref_receiver(Graph *g, NodeId binding) {
  Types *t = g->types;
  NodeId lambda = psg_child(g, binding, 0), self = psg_child(g, lambda, 0);
  TypeId type = make_node_type(g, self), byref = type_app(t, type_known(t, KNOWN_BYREF), &type, 1);
  uint32_t outer = psg_begin_expansion(g, "Baker", "struct");
  Arena scratch;
  arena_init(&scratch, "receiver");
  VEC(NodeId) uses = {0};
  Walk w = psg_walk(&scratch, lambda);
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    if (w.entering && n->kind == PSG_VAR_REF && psg_var_ref_of(n)->definition.index == self.index)
      vec_push(&scratch, &uses, w.node);
  }
  for (uint32_t i = 0; i < uses.count; i++) {
    NodeId use = uses.items[i], parent = psg_node(g, use)->parent;
    uint32_t index = 0;
    while (psg_child(g, parent, index).index != use.index) index++;
    psg_node(g, use)->type = byref;
    NodeId read = make_intrinsic1(g, psg_node(g, use)->span, INTRINSIC_PTR_READ, type, type, use);
    psg_replace_child(g, parent, index, read);
  }
  psg_node(g, self)->type = byref;
  psg_end_expansion(g, outer);
  arena_end(&scratch);
  set_function_type(g, binding, byref, (TypeId){0});
}

/* The function is changed in place. Where the graph is shown a copy is changed, and the source's nodes stay as they are. */
static void keep_source(Graph *g, NodeId binding) {
  NodeId source = psg_child(g, binding, 0);
  Arena scratch;
  arena_init(&scratch, "source");
  uint32_t outer = psg_begin_expansion(g, "Baker", "struct");
  NodeId copy = psg_clone(g, source, &(CloneMap){.arena = &scratch});
  psg_end_expansion(g, outer);
  arena_end(&scratch);
  psg_replace_child(g, binding, 0, copy);
  psg_link_expansion(g, source, copy);
}

bool psg_saturate_struct_member(Graph *g, NodeId binding) {
  MemberRow *member = struct_member(g, binding);
  if (!member || psg_node(g, binding)->flags & NODE_RECEIVER_DONE) return false;
  psg_node(g, binding)->flags |= NODE_RECEIVER_DONE;
  bool is_changed = member->kind == MEMBER_CONSTRUCTOR || changes_receiver(g, binding, member);
  if (is_changed && g->after_phase) keep_source(g, binding);
  if (member->kind == MEMBER_CONSTRUCTOR)
    make_value_constructor(g, binding);
  else if (is_changed)
    make_byref_receiver(g, binding);
  return is_changed;
}

/* Expressions that have an address and may be changed there. */
static bool is_mutable_place(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  bool is_element = n->kind == PSG_INTRINSIC && (psg_intrinsic_of(n)->id == INTRINSIC_PTR_READ ||
                                                 psg_intrinsic_of(n)->id == INTRINSIC_ARRAY_GET);
  return (is_element || n->kind == PSG_VAR_REF || n->kind == PSG_FIELD_GET) && may_change(g, node);
}

/* x.ToString() and the like by way of obj's slot, where x is a place in which a struct may have its own that changes it. */
NodeId psg_saturate_object_member(Graph *g, NodeId node) {
  Types *t = g->types;
  const PsgNode *n = psg_node(g, node);
  const char *name = psg_intrinsic_of(n)->id == INTRINSIC_TO_TEXT         ? "ToString"
                     : psg_intrinsic_of(n)->id == INTRINSIC_HASH_DEFAULT  ? "GetHashCode"
                     : psg_intrinsic_of(n)->id == INTRINSIC_EQUALS_OBJECT ? "Equals"
                                                                          : NULL;
  if (!name || !(n->flags & NODE_CONSTRAINED)) return (NodeId){0};
  NodeId place = psg_child(g, node, 0);
  while (psg_kind(g, place) == PSG_COERCE ||
         (psg_kind(g, place) == PSG_INTRINSIC && psg_intrinsic(g, place)->id == INTRINSIC_PRESENT))
    place = psg_child(g, place, 0);
  if (type_kind(t, type_resolve(t, make_node_type(g, place))) != TYPE_PARAM ||
      !is_mutable_place(g, place))
    return (NodeId){0};
  TypeId obj = type_of(t, KNOWN_OBJ), result = n->type;
  Span at = n->span;
  NodeId args[2] = {psg_new1(g, PSG_COERCE, obj, at, place)};
  uint32_t count = n->children.count;
  psg_coerce(g, args[0])->kind = COERCE_BOX;
  psg_node(g, args[0])->flags |= NODE_CONSTRAINED;
  if (count == 2) {
    args[1] = psg_child(g, node, 1);
    if (!type_is_known(t, make_node_type(g, args[1]), KNOWN_OBJ)) {
      args[1] = psg_new1(g, PSG_COERCE, obj, at, args[1]);
      psg_coerce(g, args[1])->kind = COERCE_BOX;
    }
  }
  return psg_object_slot_call(g, name, result, args, count, at);
}

void psg_saturate_constrained_call(Graph *g, NodeId call) {
  if (!psg_is_constrained_call(g, call)) return;
  NodeId receiver = psg_child(g, call, 0);
  if (!may_change(g, psg_child(g, receiver, 0)))
    psg_node(g, receiver)->flags &= ~(uint32_t)NODE_CONSTRAINED;
}

NodeId psg_saturate_struct_call(Graph *g, NodeId call) {
  uint32_t count = psg_child_count(g, call);
  NodeId function = psg_child(g, call, 0);
  if (count < 2 || psg_kind(g, function) != PSG_VAR_REF) return (NodeId){0};
  NodeId binding = psg_var_ref(g, function)->definition;
  MemberRow *member = struct_member(g, binding);
  if (!member) return (NodeId){0};
  Types *t = g->types;
  PsgNode source = *psg_node(g, call);
  NodeId receiver = psg_child(g, call, 1), *children = NEW_ARRAY(g->arena, NodeId, count);
  TypeId type = make_node_type(g, receiver);
  memcpy(children, psg_run(g, source.children), count * sizeof *children);
  if (member->kind == MEMBER_CONSTRUCTOR) { /* another constructor of the same value */
    TypeId made = change_receiver(t, make_node_type(g, function), (TypeId){0}, type);
    psg_node(g, function)->type = made;
    children[1] = function;
    NodeId value = psg_new_n(g, PSG_APPLICATION, type, source.span, children + 1, count - 1);
    return psg_new2(g, PSG_SET, source.type, source.span, receiver, value);
  }
  if (!changes_receiver(g, binding, member)) return (NodeId){0};
  TypeId byref = type_app(t, type_known(t, KNOWN_BYREF), &type, 1);
  psg_node(g, function)->type = change_receiver(t, make_node_type(g, function), byref, (TypeId){0});
  NodeId copy = {0};
  if (!may_change(g, receiver)) {
    copy = make_let(g, source.span, "copy", receiver, true);
    receiver = make_use(g, source.span, copy);
  }
  children[1] = psg_new1(g, PSG_ADDRESS_OF, byref, source.span, receiver);
  NodeId made = psg_new_n(g, PSG_APPLICATION, source.type, source.span, children, count);
  return copy.index ? make_sequence(g, source.span, (NodeId[]){copy, made}, 2) : made;
}
