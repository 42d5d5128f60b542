/* seq_source: sequences as objects.
 *
 * In:    values of type seq<'T>, or of an interface of collections, that are boxed, tested, cast or compared.
 * Out:   the functions and method tables by which such an object is what the sequence was made of.
 * Tests: t/run/sequences-*
 *
 * A list where a sequence is expected becomes a cell (seq.h), and the cell is no list. So a sequence of the library that only
 * presents another value says so in its first statement, `SeqImpl.standsFor list`; the value is among the captures, and a
 * method of the cell gives it as an object (psg_to_mir/seq.c). A class whose ToSeq does not say it is wrapped in a
 * sequence that does, where the program makes it one. The views of lists and arrays as .NET's interfaces of collections
 * (rt/collections/views.clef) have a member for what they were made of.
 *
 * Few programs use this. The others have neither the methods nor the wrappers: the walk notes what could be requested, and
 * goes back to it when the first question is met.
 */
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/object_types.h"

/* The first statement of a sequence. */
static NodeId first_statement(const Graph *g, NodeId sequence) {
  NodeId at = psg_child(g, sequence, 0);
  while (psg_child_count(g, at) &&
         (psg_kind(g, at) == PSG_SEQUENTIAL || psg_kind(g, at) == PSG_TYPE_ANNOTATION ||
          psg_kind(g, at) == PSG_SEQ_BLOCK))
    at = psg_child(g, at, 0);
  return at;
}

NodeId psg_seq_source(const Graph *g, NodeId sequence) {
  PsgKind kind = psg_kind(g, sequence);
  if (kind != PSG_SEQ_EXPR && kind != PSG_SEQ_MACHINE) return (NodeId){0};
  NodeId first = first_statement(g, sequence);
  const PsgNode *n = psg_node(g, first);
  if (n->kind != PSG_INTRINSIC || psg_intrinsic_of(n)->id != INTRINSIC_SEQ_STANDS_FOR)
    return (NodeId){0};
  return psg_var_ref(g, psg_child(g, first, 0))->definition;
}

bool psg_asks_sources(const Graph *g) { return g->instances->behind.index != 0; }
InstanceId psg_behind(const Graph *g) { return g->instances->behind; }

/* Does the function give a sequence that says what it stands for? */
static bool names_source(Graph *g, InstanceId function) {
  NodeId binding = psg_instance(g, function)->binding;
  if (!psg_child_count(g, binding)) return false;
  NodeId lambda = psg_child(g, binding, 0);
  if (psg_kind(g, lambda) != PSG_LAMBDA) return false;
  NodeId body = psg_child(g, lambda, psg_child_count(g, lambda) - 1);
  while (psg_kind(g, body) == PSG_TYPE_ANNOTATION || psg_kind(g, body) == PSG_SEQUENTIAL)
    body = psg_child(g, body, psg_child_count(g, body) - 1);
  return psg_seq_source(g, body).index != 0;
}

Witness psg_to_standing_seq(Graph *g, TypeId from, TypeId to) {
  Witness w = psg_to_seq(g, from, to);
  if (!psg_asks_sources(g) || !w.call.index || type_is_known(g->types, from, KNOWN_LIST) ||
      type_prim(g->types, from) != PRIM_NONE || names_source(g, w.call))
    return w;
  TypeId args[2] = {from, type_arg(g->types, to, 0)};
  w.call = psg_need_instance(g, psg_library(g, LIBRARY_SEQ_STANDING), (InstanceId){0}, args, 2);
  return w;
}

/* True when the sequence is enumerated at once, so that nothing can test it, or when the library means the cell itself. */
static bool is_passed_on(Graph *g, NodeId coercion) {
  const PsgNode *n = psg_node(g, coercion);
  const PsgNode *user = psg_node(g, n->parent);
  if (user->kind == PSG_INTRINSIC && psg_intrinsic_of(user)->id == INTRINSIC_SEQ_START)
    return false;
  return source_is_program(g->sources, n->span.file);
}

Witness psg_coerced_seq(Graph *g, NodeId coercion, InstanceId in) {
  Instances *s = g->instances;
  TypeId from = psg_node_type(g, psg_child(g, coercion, 0), in),
         to = psg_node_type(g, coercion, in);
  if (!is_passed_on(g, coercion)) return psg_to_seq(g, from, to);
  if (!psg_asks_sources(g)) vec_push(s->arena, &s->coerced, ((CoercedSeq){coercion, in}));
  return psg_to_standing_seq(g, from, to);
}

void psg_note_source(Graph *g, NodeId machine, InstanceId in) {
  Instances *s = g->instances;
  const PsgNode *n = psg_node(g, machine);
  TypeId type = {0};
  if (n->kind == PSG_INTRINSIC) { /* the empty sequence, which is an array */
    TypeId element = type_arg(g->types, psg_node_type(g, machine, in), 0);
    type = type_app(g->types, type_known(g->types, KNOWN_ARRAY), &element, 1);
  } else {
    NodeId source = psg_seq_source(g, machine);
    if (source.index) type = psg_node_type(g, source, in);
  }
  if (!type.index) return;
  if (psg_asks_sources(g))
    psg_need_object(g, type, true);
  else
    vec_push(s->arena, &s->sources, type);
}

void psg_ask_source(Graph *g, TypeId type) {
  Instances *s = g->instances;
  if (psg_asks_sources(g) || !psg_is_view(g, type)) return;
  s->behind = psg_need_instance(g, psg_library(g, LIBRARY_BEHIND), (InstanceId){0}, NULL, 0);
  for (uint32_t i = 0; i < s->sources.count; i++) psg_need_object(g, s->sources.items[i], true);
  for (uint32_t i = 0; i < s->coerced.count; i++) {
    CoercedSeq c = s->coerced.items[i];
    psg_set_witness(g, c.coercion, c.in, psg_coerced_seq(g, c.coercion, c.in));
  }
  for (uint32_t i = 0; i < s->objects.count; i++) { /* their views */
    ObjectType object = s->objects.items[i];
    for (uint32_t k = 1; k < s->slots.count; k++) psg_need_fill(g, &object, (SlotId){k});
  }
}
