/* resolution: what trait calls are in an instance.
 *
 * The checker resolves constraints where their types are known. A trait call of an `inline` function is resolved in each
 * instance; so is a call of an operator that the program declares as such a function: `($)`, whose body calls `$`.
 */
#include "clef/psg/view/resolution.h"

#include <ctype.h>
#include <string.h>

/* "+" for op_Addition: the operator as it is written. Other names are their own. */
static Name written_operator(Graph *g, Name name) {
  static const struct {
    const char *name, *operator;
  } operators[] = {{"op_Addition", "+"},       {"op_Subtraction", "-"},
                   {"op_Multiply", "*"},       {"op_Division", "/"},
                   {"op_Modulus", "%"},        {"op_Exponentiation", "**"},
                   {"op_UnaryNegation", "~-"}, {"op_UnaryPlus", "~+"},
                   {"op_LogicalNot", "~~~"},   {"op_BitwiseAnd", "&&&"},
                   {"op_BitwiseOr", "|||"},    {"op_ExclusiveOr", "^^^"},
                   {"op_LeftShift", "<<<"},    {"op_RightShift", ">>>"},
                   {"op_Equality", "="},       {"op_Inequality", "<>"},
                   {"op_LessThan", "<"},       {"op_LessThanOrEqual", "<="},
                   {"op_GreaterThan", ">"},    {"op_GreaterThanOrEqual", ">="}};
  for (uint32_t i = 0; i < COUNT_OF(operators); i++)
    if (!strcmp(name_text(g->names, name), operators[i].name))
      return name_of_string(g->names, operators[i].operator);
  return name;
}

/* `Module.name` of a function. */
static Name full_name(Graph *g, NodeId binding) {
  const PsgNode *n = psg_node(g, binding);
  NodeId module = n->parent;
  while (module.index && psg_kind(g, module) != PSG_MODULE_DEF)
    module = psg_node(g, module)->parent;
  if (!module.index) return n->name;
  return name_of_string(g->names,
                        format_in(g->arena, "%s.%s", name_text(g->names, psg_node(g, module)->name),
                                  name_text(g->names, n->name)));
}

ResolutionRow psg_instance_resolution(Graph *g, NodeId trait_call, InstanceId in) {
  Witness witness = psg_witness(g, trait_call, in);
  NodeId binding = {0};
  if (witness.call.index) binding = psg_instance(g, witness.call)->binding;
  bool is_member = binding.index && psg_binding(g, binding)->member.index;
  ResolutionRow row = {.operation = written_operator(g, psg_node(g, trait_call)->name),
                       .target = witness.prim};
  row.kind = is_member       ? WITNESS_MEMBER
             : witness.field ? WITNESS_FIELD
             : witness.prim  ? WITNESS_BUILTIN
                             : WITNESS_SYNTHETIC;
  if (is_member) row.target = psg_binding(g, binding)->member.index;
  if (binding.index) row.member = full_name(g, binding);
  if (witness.field_id.index) row.member = field_row(g->types, witness.field_id)->name;
  row.arg_type = psg_node_type(
      g, psg_child_count(g, trait_call) ? psg_child(g, trait_call, 0) : trait_call, in);
  return row;
}

/* ---- operators that are inline functions ---- */

/* The trait call that is the whole body of the operator that a call names, or none. */
static NodeId body_of_operator(const Graph *g, NodeId call) {
  NodeId none = {0}, function = psg_child(g, call, 0);
  if (psg_kind(g, function) != PSG_VAR_REF) return none;
  NodeId definition = psg_var_ref(g, function)->definition;
  const PsgNode *binding = psg_node(g, definition);
  unsigned char first = (unsigned char)*name_text(g->names, psg_node(g, function)->name);
  if (isalnum(first) || first == '_' || first >= 128) return none;
  if (!definition.index || binding->kind != PSG_BINDING || !(binding->flags & NODE_INLINE) ||
      !binding->children.count)
    return none;
  NodeId lambda = psg_child(g, definition, 0);
  if (psg_kind(g, lambda) != PSG_LAMBDA) return none;
  NodeId body = psg_child(g, lambda, psg_child_count(g, lambda) - 1);
  while (psg_kind(g, body) == PSG_TYPE_ANNOTATION) body = psg_child(g, body, 0);
  return psg_kind(g, body) == PSG_TRAIT_CALL ? body : none;
}

/* The instance that a call has made of its function. Of a call in a generic function there may be several: then none. */
static InstanceId called_instance(Graph *g, NodeId call) {
  NodeId function = psg_child(g, call, 0), owner = psg_node(g, call)->parent;
  InstanceId found = psg_target(g, function, (InstanceId){PSG_ROOT_INSTANCE});
  while (owner.index &&
         !(psg_node(g, owner)->flags & NODE_MODULE_LEVEL && psg_kind(g, owner) == PSG_BINDING))
    owner = psg_node(g, owner)->parent;
  for (uint32_t i = 1; owner.index && i <= psg_instance_count(g); i++) {
    InstanceId in = {i};
    InstanceId target = psg_target(g, function, in);
    if (psg_instance(g, in)->binding.index != owner.index || !target.index) continue;
    if (found.index && found.index != target.index) return (InstanceId){0};
    found = target;
  }
  return found;
}

uint32_t psg_shown_resolution(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  if (n->resolution || n->kind != PSG_APPLICATION || g->phase < 5 || !g->instances)
    return g->phase < 4 ? 0 : n->resolution;
  NodeId trait_call = body_of_operator(g, node);
  InstanceId in = trait_call.index ? called_instance(g, node) : (InstanceId){0};
  if (!in.index) return 0;
  psg_set_resolution(g, node, psg_instance_resolution(g, trait_call, in));
  return psg_node(g, node)->resolution;
}
