/* infer_flexible: a named function where one of a narrower parameter type is wanted.
 *
 *   let show (s: Shape) = …        List.iter show circles        List.iter (fun (c: Circle) -> show (c :> Shape)) circles
 *
 * F# makes the parameter types of a named function flexible wherever it is used as a value (14.4.3 of its
 * specification). Here the function is wrapped when what is wanted is known and differs; a partial application is
 * evaluated first.
 */
#include "clef/sema/member.h"

enum { MOST_LEVELS = 16 };

/* Is the node a use of a named function or member, perhaps with its first arguments? */
static bool is_named_function(Sema *s, NodeId node) {
  const PsgNode *row = psg_node(s->graph, node);
  if (row->kind == PSG_LAMBDA) /* made for a method that is used as a value */
    return (psg_node(s->graph, psg_child(s->graph, node, 0))->flags & NODE_SYNTHETIC) != 0;
  if (row->kind == PSG_APPLICATION && row->children.count)
    return is_named_function(s, psg_child(s->graph, node, 0));
  if (row->kind != PSG_VAR_REF || !row->a) return false;
  const PsgNode *definition = psg_node(s->graph, (NodeId){row->a});
  if (definition->kind != PSG_BINDING) return false;
  if (!definition->children.count) return true; /* of a library, or being checked */
  return psg_node(s->graph, psg_child(s->graph, (NodeId){row->a}, 0))->kind == PSG_LAMBDA;
}

/* Levels down to the last parameter that needs a coercion; 0: it cannot be made to fit. */
static uint32_t levels_to_wrap(Sema *s, TypeId wanted, TypeId actual) {
  Types *t = s->types;
  uint32_t needed = 0;
  for (uint32_t level = 1; level <= MOST_LEVELS; level++) {
    wanted = type_resolve(t, wanted), actual = type_resolve(t, actual);
    if (type_kind(t, wanted) != TYPE_FUNCTION || type_kind(t, actual) != TYPE_FUNCTION) break;
    TypeId from = type_resolve(t, type_arg(t, wanted, 0)),
           to = type_resolve(t, type_arg(t, actual, 0));
    if (type_kind(t, from) == TYPE_APP && type_kind(t, to) == TYPE_APP &&
        type_tycon(t, from).index != type_tycon(t, to).index && sema_can_coerce(s, from, to))
      needed = level;
    wanted = type_arg(t, wanted, 1), actual = type_arg(t, actual, 1);
  }
  return needed;
}

NodeId sema_fit_function(Sema *s, NodeId node, TypeId wanted, Span span) {
  Types *t = s->types;
  TypeId actual = psg_node(s->graph, node)->type;
  if (!is_named_function(s, node)) return node;
  uint32_t levels = levels_to_wrap(s, wanted, actual);
  if (!levels) return node;
  NodeId params[MOST_LEVELS + 1], args[MOST_LEVELS], binding = {0}, function = node;
  if (psg_node(s->graph, node)->kind == PSG_APPLICATION) {
    binding = psg_new1(s->graph, PSG_BINDING, actual, span, node);
    psg_node(s->graph, binding)->name = sema_fresh_name(s);
    psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
    function = psg_new_var(s->graph, binding, actual, span);
    psg_node(s->graph, function)->name = psg_node(s->graph, binding)->name;
  }
  TypeId from[MOST_LEVELS], result = actual, rest = wanted;
  for (uint32_t i = 0; i < levels; i++) {
    rest = type_resolve(t, rest), result = type_resolve(t, result);
    from[i] = type_arg(t, rest, 0);
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, from[i], span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    NodeId use = psg_new_var(s->graph, params[i], from[i], span);
    psg_node(s->graph, use)->name = psg_node(s->graph, params[i])->name;
    args[i] = sema_fit(s, use, type_arg(t, result, 0), span);
    rest = type_arg(t, rest, 1), result = type_arg(t, result, 1);
  }
  TypeId type = result;
  for (uint32_t i = levels; i-- > 0;) type = type_function(t, from[i], type);
  params[levels] = sema_apply_nodes(s, function, args, levels, result, span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, type, span, params, levels + 1);
  return binding.index ? psg_new2(s->graph, PSG_SEQUENTIAL, type, span, binding, lambda) : lambda;
}
