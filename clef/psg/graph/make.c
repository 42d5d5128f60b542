/* make: see make.h. */
#include "clef/psg/graph/make.h"

const char *make_printed_name(Arena *arena, const char *name) {
  size_t size = strlen(name);
  bool is_quoted = size > 4 && !strncmp(name, "``", 2);
  return is_quoted ? format_in(arena, "%.*s", (int)size - 4, name + 2) : name;
}

TypeId make_node_type(const Graph *g, NodeId node) { return psg_node(g, node)->type; }

NodeId make_let(Graph *g, Span at, const char *name, NodeId value, bool is_mutable) {
  NodeId binding = psg_new1(g, PSG_BINDING, make_node_type(g, value), at, value);
  PsgNode *n = psg_node(g, binding);
  n->name = name_of_string(g->names, name);
  n->flags = NODE_SYNTHETIC | (is_mutable ? NODE_MUTABLE : 0u);
  return binding;
}

NodeId make_variable(Graph *g, Span at, const char *name, TypeId type) {
  NodeId variable = psg_new(g, PSG_PATTERN_BINDING, type, at);
  psg_node(g, variable)->name = name_of_string(g->names, name);
  psg_node(g, variable)->flags = NODE_SYNTHETIC;
  return variable;
}

void make_bound(Graph *g, NodeId variable, NodeId value) {
  psg_node(g, variable)->kind = PSG_BINDING;
  psg_binding(g, variable)->scheme = (SchemeId){0};
  psg_set_children(g, variable, &value, 1);
}

NodeId make_use(Graph *g, Span at, NodeId definition) {
  return psg_new_var(g, definition, make_node_type(g, definition), at);
}

NodeId make_set(Graph *g, Span at, NodeId definition, NodeId value) {
  return psg_new2(g, PSG_SET, type_of(g->types, KNOWN_UNIT), at, make_use(g, at, definition),
                  value);
}

NodeId make_intrinsic(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance,
                      const NodeId *args, uint32_t count) {
  NodeId node = psg_new_n(g, PSG_INTRINSIC, type, at, args, count);
  psg_intrinsic(g, node)->id = id;
  if (instance.index) {
    IdRun list = psg_list(g, &instance.index, 1);
    psg_intrinsic(g, node)->types = list;
  }
  return node;
}
NodeId make_intrinsic1(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance, NodeId a) {
  return make_intrinsic(g, at, id, type, instance, &a, 1);
}
NodeId make_intrinsic2(Graph *g, Span at, IntrinsicId id, TypeId type, TypeId instance, NodeId a,
                       NodeId b) {
  return make_intrinsic(g, at, id, type, instance, (NodeId[]){a, b}, 2);
}

NodeId make_int(Graph *g, Span at, TypeId type, int64_t value) {
  return psg_new_literal(g, psg_literal_int(g, LITERAL_INT, (uint64_t)value), type, at);
}
NodeId make_int32(Graph *g, Span at, int64_t value) {
  return make_int(g, at, type_of(g->types, KNOWN_INT32), value);
}
NodeId make_bool(Graph *g, Span at, bool value) {
  return psg_new_literal(g, psg_literal_int(g, LITERAL_BOOL, value), type_of(g->types, KNOWN_BOOL),
                         at);
}
NodeId make_unit(Graph *g, Span at) {
  return psg_new_literal(g, psg_literal_int(g, LITERAL_UNIT, 0), type_of(g->types, KNOWN_UNIT), at);
}
NodeId make_string(Graph *g, Span at, const char *bytes, size_t size) {
  return psg_new_literal(g, psg_literal_text(g, LITERAL_STRING, bytes, size),
                         type_of(g->types, KNOWN_STRING), at);
}

NodeId make_sequence(Graph *g, Span at, const NodeId *items, uint32_t count) {
  if (count == 1) return items[0];
  return psg_new_n(g, PSG_SEQUENTIAL, make_node_type(g, items[count - 1]), at, items, count);
}

NodeId make_if(Graph *g, Span at, NodeId guard, NodeId yes, NodeId no) {
  return psg_new3(g, PSG_IF_THEN_ELSE, make_node_type(g, yes), at, guard, yes, no);
}

NodeId make_while(Graph *g, Span at, NodeId guard, NodeId body) {
  return psg_new2(g, PSG_WHILE_LOOP, type_of(g->types, KNOWN_UNIT), at, guard, body);
}

NodeId make_tag(Graph *g, Span at, NodeId value) {
  return psg_new1(g, PSG_DU_GET_TAG, type_of(g->types, KNOWN_INT32), at, value);
}

NodeId make_field(Graph *g, Span at, NodeId value, CaseId id, uint32_t field, TypeId type) {
  NodeId node = psg_new1(g, PSG_DU_ELIMINATE, type, at, value);
  psg_du_eliminate(g, node)->id = id;
  psg_du_eliminate(g, node)->field = field;
  return node;
}

enum { FEW = 16 };

NodeId make_lambda(Graph *g, Span at, const NodeId *variables, uint32_t count, NodeId body) {
  TypeId type = make_node_type(g, body);
  for (uint32_t i = count; i-- > 0;)
    type = type_function(g->types, make_node_type(g, variables[i]), type);
  NodeId few[FEW], *children = count < FEW ? few : NEW_ARRAY(g->arena, NodeId, count + 1);
  memcpy(children, variables, count * sizeof *variables);
  children[count] = body;
  NodeId lambda = psg_new_n(g, PSG_LAMBDA, type, at, children, count + 1);
  psg_lambda(g, lambda)->context = LAMBDA_CLOSURE;
  psg_node(g, lambda)->emission = EMIT_SEPARATE_FUNCTION;
  psg_node(g, lambda)->affinity = AFFINITY_STATIC; /* until captures are looked for */
  return lambda;
}

NodeId make_function(Graph *g, Span at, const char *name, NodeId lambda) {
  NodeId binding = psg_new1(g, PSG_BINDING, make_node_type(g, lambda), at, lambda);
  PsgNode *n = psg_node(g, binding);
  n->name = name_of_string(g->names, name);
  n->flags = NODE_SYNTHETIC | NODE_MODULE_LEVEL;
  n->emission = EMIT_SEPARATE_FUNCTION;
  return binding;
}

NodeId make_apply(Graph *g, Span at, NodeId function, const NodeId *args, uint32_t count,
                  TypeId type) {
  NodeId few[FEW], *children = count < FEW ? few : NEW_ARRAY(g->arena, NodeId, count + 1);
  children[0] = function;
  memcpy(children + 1, args, count * sizeof *args);
  return psg_new_n(g, PSG_APPLICATION, type, at, children, count + 1);
}
