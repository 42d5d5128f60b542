/* forward_value: values of a recursive module that are used before their definition. A second Binding, `ready`, says whether
 * the value is initialised. A use that may come too early tests it and raises InvalidOperationException.
 */
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"

void sema_declare_value(Sema *s, NodeId value, Span span) {
  TypeId type = type_of(s->types, KNOWN_BOOL);
  NodeId no = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_BOOL, 0), type, span);
  NodeId ready = psg_new1(s->graph, PSG_BINDING, type, span, no);
  psg_node(s->graph, ready)->name = sema_name(
      s, format_in(s->session, "%s@ready", name_text(s->names, psg_node(s->graph, value)->name)));
  psg_node(s->graph, ready)->flags |= NODE_MODULE_LEVEL | NODE_SYNTHETIC | NODE_MUTABLE;
  vec_push(s->unit, &s->rec.forward_values, ((ForwardValue){value, ready, false}));
}

static ForwardValue *find_forward(Sema *s, NodeId value) {
  for (uint32_t i = 0; i < s->rec.forward_values.count; i++)
    if (s->rec.forward_values.items[i].value.index == value.index &&
        !s->rec.forward_values.items[i].is_done)
      return &s->rec.forward_values.items[i];
  return NULL;
}

static NodeId use_of(Sema *s, NodeId binding, Span span) {
  NodeId use = psg_new_var(s->graph, binding, psg_node(s->graph, binding)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  return use;
}

NodeId sema_guard_value(Sema *s, NodeId definition, NodeId use, Span span) {
  const ForwardValue *value = find_forward(s, definition);
  if (!value) return use;
  NodeId unit = sema_unit_node(s, span), ready = use_of(s, value->ready, span);
  NodeId fail = sema_library_call(s, "Raise", "notInitialised", sema_unit(s), &unit, 1, span);
  NodeId guard = psg_new3(s->graph, PSG_IF_THEN_ELSE, sema_unit(s), span, ready,
                          sema_unit_node(s, span), fail);
  return psg_new2(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, use)->type, span, guard, use);
}

void sema_start_value(Sema *s, NodeId value, NodeList *out) {
  const ForwardValue *forward = find_forward(s, value);
  if (forward) vec_push(s->unit, out, forward->ready);
}

void sema_finish_value(Sema *s, NodeId value, NodeList *out) {
  ForwardValue *forward = find_forward(s, value);
  if (!forward) return;
  TypeId type = type_of(s->types, KNOWN_BOOL);
  Span span = psg_node(s->graph, value)->span;
  NodeId yes = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_BOOL, 1), type, span);
  NodeId node =
      psg_new2(s->graph, PSG_SET, sema_unit(s), span, use_of(s, forward->ready, span), yes);
  psg_node(s->graph, node)->emission = EMIT_MAIN_PROLOGUE;
  vec_push(s->unit, out, node);
  forward->is_done = true;
}
