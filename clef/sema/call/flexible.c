/* flexible: functions where one of a narrower parameter type is expected.
 *
 *   let show (s: Shape) = …        List.iter show circles        List.iter (fun (c: Circle) -> show (c :> Shape)) circles
 *   List.map Seq.sum               List.map (fun (xs: 'v) -> Seq.sum (xs :> seq<'a>))        when 'v :> seq<'a>
 *
 * F# makes the parameter types of a function flexible where it is used as a value (F# specification, section 14.4.3), unless
 * they are type variables or have no subtypes. Here the function is wrapped in a lambda in two cases. If the expected parameter
 * type is known and differs, the lambda coerces its parameter. If it is unknown, the lambda's parameter has a new type variable
 * with the function's type as its bound; later uses solve it, or it is generalised. If the callee is not a plain function name,
 * it is evaluated before the wrapping.
 */
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* Is the node a variable, member or function, perhaps with its first arguments? */
static bool is_applicable(Sema *s, NodeId node) {
  const PsgNode *row = psg_node(s->graph, node);
  if (row->kind == PSG_LAMBDA) /* made for a method that is used as a value */
    return (psg_node(s->graph, psg_child(s->graph, node, 0))->flags & NODE_SYNTHETIC) != 0;
  if (row->kind == PSG_APPLICATION && row->children.count)
    return is_applicable(s, psg_child(s->graph, node, 0));
  return row->kind == PSG_VAR_REF && psg_var_ref_of(row)->definition.index != 0;
}

/* Can the use be evaluated anywhere, because it has no effect? */
static bool is_function_name(Sema *s, NodeId node) {
  const PsgNode *row = psg_node(s->graph, node);
  if (row->kind == PSG_LAMBDA) return true;
  if (row->kind != PSG_VAR_REF) return false;
  NodeId definition = psg_var_ref_of(row)->definition;
  if (psg_node(s->graph, definition)->kind != PSG_BINDING) return false;
  if (!psg_node(s->graph, definition)->children.count)
    return true; /* of a library, or being checked */
  return psg_node(s->graph, psg_child(s->graph, definition, 0))->kind == PSG_LAMBDA;
}

bool sema_has_subtypes(Sema *s, TypeId type) {
  Types *t = s->types;
  if (type_kind(t, type) != TYPE_APP) return false;
  if (type_is_known(t, type, KNOWN_SEQ) || type_is_known(t, type, KNOWN_OBJ)) return true;
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  return (row->kind == TYCON_CLASS && !(row->flags & TYCON_SEALED)) || row->kind == TYCON_INTERFACE;
}

static bool is_bounded_var(Sema *s, TypeId type) {
  return type_kind(s->types, type) == TYPE_VAR && member_bound(s, type).index != type.index;
}

static bool needs_coercion(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if (type_kind(t, to) != TYPE_APP) return false;
  return type_kind(t, from) == TYPE_APP
             ? type_tycon(t, from).index != type_tycon(t, to).index && sema_can_coerce(s, from, to)
             : sema_has_subtypes(s, to) && is_bounded_var(s, from);
}

static bool are_like_tuples(Types *t, TypeId a, TypeId b) {
  const TypeRow *x = type_row(t, a), *y = type_row(t, b);
  return x->kind == TYPE_TUPLE && y->kind == TYPE_TUPLE && x->args.count == y->args.count &&
         (x->flags & TYPE_FLAG_STRUCT) == (y->flags & TYPE_FLAG_STRUCT);
}

/* Is a part of the tuple to be coerced? */
static bool has_coerced_part(Sema *s, TypeId from, TypeId to) {
  if (!are_like_tuples(s->types, from, to)) return false;
  for (uint32_t i = 0; i < type_row(s->types, to)->args.count; i++)
    if (needs_coercion(s, type_arg(s->types, from, i), type_arg(s->types, to, i))) return true;
  return false;
}

/* The number of parameters up to the last one that needs a coercion; 0 if the function cannot be made to fit. */
static uint32_t levels_to_wrap(Sema *s, TypeId wanted, TypeId actual) {
  Types *t = s->types;
  uint32_t needed = 0;
  for (uint32_t level = 1;; level++) {
    wanted = type_resolve(t, wanted), actual = type_resolve(t, actual);
    if (type_kind(t, wanted) != TYPE_FUNCTION || type_kind(t, actual) != TYPE_FUNCTION) break;
    TypeId from = type_resolve(t, type_arg(t, wanted, 0)),
           to = type_resolve(t, type_arg(t, actual, 0));
    if (needs_coercion(s, from, to) || has_coerced_part(s, from, to)) needed = level;
    wanted = type_arg(t, wanted, 1), actual = type_arg(t, actual, 1);
  }
  return needed;
}

static NodeId use_param(Sema *s, NodeId param, Span span) {
  NodeId use = psg_new_var(s->graph, param, psg_node(s->graph, param)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  return use;
}

/* The parameter as an argument of type `to`. A tuple is rebuilt if its parts are coerced. */
static NodeId fit_param(Sema *s, NodeId param, const Expect *expect, Span span) {
  Types *t = s->types;
  TypeId from = type_resolve(t, psg_node(s->graph, param)->type),
         to = type_resolve(t, expect->type);
  if (!has_coerced_part(s, from, to))
    return sema_fit_expected(s, use_param(s, param, span), expect, span);
  uint32_t count = type_row(t, to)->args.count;
  NodeId *parts = NEW_ARRAY(s->scratch, NodeId, count);
  for (uint32_t i = 0; i < count; i++) {
    parts[i] =
        psg_new1(s->graph, PSG_TUPLE_GET, type_arg(t, from, i), span, use_param(s, param, span));
    psg_tuple_get(s->graph, parts[i])->index = i;
    Expect part = {.type = type_arg(t, to, i), .because = expect->because};
    parts[i] = sema_fit_expected(s, parts[i], &part, span);
  }
  return psg_new_n(s->graph, PSG_TUPLE_EXPR, to, span, parts, count);
}

static NodeId fit_function(Sema *s, NodeId node, TypeId wanted, Span span) {
  Types *t = s->types;
  TypeId actual = psg_node(s->graph, node)->type;
  if (!is_applicable(s, node)) return node;
  uint32_t levels = levels_to_wrap(s, wanted, actual);
  if (!levels) return node;
  NodeId *params = NEW_ARRAY(s->scratch, NodeId, levels + 1),
         *args = NEW_ARRAY(s->scratch, NodeId, levels), binding = {0}, function = node;
  if (!is_function_name(s, node)) {
    binding = psg_new1(s->graph, PSG_BINDING, actual, span, node);
    psg_node(s->graph, binding)->name = sema_fresh_name(s);
    psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
    function = psg_new_var(s->graph, binding, actual, span);
    psg_node(s->graph, function)->name = psg_node(s->graph, binding)->name;
  }
  TypeId *from = NEW_ARRAY(s->scratch, TypeId, levels), result = actual, rest = wanted;
  for (uint32_t i = 0; i < levels; i++) {
    rest = type_resolve(t, rest), result = type_resolve(t, result);
    from[i] = type_arg(t, rest, 0);
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, from[i], span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    args[i] = fit_param(s, params[i], EXPECT(type_arg(t, result, 0)), span);
    rest = type_arg(t, rest, 1), result = type_arg(t, result, 1);
  }
  TypeId type = result;
  for (uint32_t i = levels; i-- > 0;) type = type_function(t, from[i], type);
  params[levels] = sema_apply_nodes(s, function, args, levels, result, span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, type, span, params, levels + 1);
  return binding.index ? psg_new2(s->graph, PSG_SEQUENTIAL, type, span, binding, lambda) : lambda;
}

NodeId sema_fit_function(Sema *s, NodeId node, TypeId wanted, Span span) {
  uint32_t outer = sema_begin_made(s, "flexible argument");
  NodeId made = fit_function(s, node, wanted, span);
  sema_end_made(s, outer);
  return made;
}

/* The type of the lambda's parameter for a function parameter of type `to` where `from` is expected: a new variable with the
 * bound `to`, or `from`. */
static TypeId flexible_part(Sema *s, TypeId from, TypeId to, Span span, bool *is_flexible) {
  from = type_resolve(s->types, from), to = type_resolve(s->types, to);
  if (type_kind(s->types, from) != TYPE_VAR || !sema_has_subtypes(s, to)) return from;
  *is_flexible = true;
  from = sema_new_var(s, span);
  type_bound(&s->unifier, from, to, span);
  return from;
}

static TypeId flexible_domain(Sema *s, TypeId from, TypeId to, Span span, bool *is_flexible) {
  Types *t = s->types;
  bool is_open = type_kind(t, from) == TYPE_VAR;
  if (type_kind(t, to) != TYPE_TUPLE || !(is_open || are_like_tuples(t, from, to)))
    return flexible_part(s, from, to, span, is_flexible);
  uint32_t count = type_row(t, to)->args.count;
  bool has_part = false;
  for (uint32_t i = 0; i < count; i++)
    has_part |= sema_has_subtypes(s, type_resolve(t, type_arg(t, to, i)));
  if (!has_part) return from;
  TypeId *parts = NEW_ARRAY(s->scratch, TypeId, count);
  for (uint32_t i = 0; i < count; i++) {
    TypeId part = is_open ? sema_new_var(s, span) : type_arg(t, from, i);
    parts[i] = flexible_part(s, part, type_arg(t, to, i), span, is_flexible);
  }
  return type_tuple(t, parts, count, (type_row(t, to)->flags & TYPE_FLAG_STRUCT) != 0);
}

/* `wanted` is a function type. By itself, so that the frequent case keeps no registers. */
__attribute__((noinline)) static NodeId flex_function(Sema *s, NodeId node, TypeId wanted,
                                                      Span span) {
  Types *t = s->types;
  TypeId actual = type_resolve(t, psg_node(s->graph, node)->type);
  if (type_kind(t, actual) != TYPE_FUNCTION || !is_applicable(s, node)) return node;
  TypeId rest = wanted, result = actual;
  VEC(TypeId) domains = {0};
  uint32_t flexible = 0;
  while (type_kind(t, rest) == TYPE_FUNCTION && type_kind(t, result) == TYPE_FUNCTION) {
    TypeId from = type_resolve(t, type_arg(t, rest, 0)),
           to = type_resolve(t, type_arg(t, result, 0));
    bool is_flexible = false;
    vec_push(s->scratch, &domains, flexible_domain(s, from, to, span, &is_flexible));
    if (is_flexible) flexible = domains.count;
    rest = type_resolve(t, type_arg(t, rest, 1)), result = type_resolve(t, type_arg(t, result, 1));
  }
  if (!flexible) return node;
  TypeId type = rest;
  for (uint32_t i = domains.count; i-- > 0;) type = type_function(t, domains.items[i], type);
  Trial trial = type_begin_trial(&s->unifier);
  if (!type_unify(&s->unifier, wanted, type)) {
    type_undo_trial(&s->unifier, trial);
    return node;
  }
  type_keep_trial(&s->unifier);
  return sema_fit_function(s, node, wanted, span);
}

NodeId sema_flex_function(Sema *s, NodeId node, TypeId wanted, Span span) {
  wanted = type_resolve(s->types, wanted);
  if (type_kind(s->types, wanted) != TYPE_FUNCTION) return node;
  uint32_t outer = sema_begin_made(s, "flexible argument");
  NodeId made = flex_function(s, node, wanted, span);
  sema_end_made(s, outer);
  return made;
}

/* Coerces the parts of a tuple: stores it in a variable and builds a new one. */
static NodeId fit_parts(Sema *s, NodeId node, const Expect *expect, Span span) {
  NodeId binding = psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, node)->type, span, node);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  NodeId made = fit_param(s, binding, expect, span);
  return psg_new2(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, made)->type, span, binding, made);
}

static NodeId fit_tuple(Sema *s, NodeId node, const Expect *expect, Span span) {
  uint32_t outer = sema_begin_made(s, "flexible argument");
  NodeId made = fit_parts(s, node, expect, span);
  sema_end_made(s, outer);
  return made;
}

/* Does some part of the tuple need the coercion of an argument, and can all parts be coerced? */
static bool is_flexible_tuple(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  if (!are_like_tuples(t, from, to) || type_row(t, to)->flags & TYPE_FLAG_STRUCT) return false;
  bool is_flexible = false;
  for (uint32_t i = 0; i < type_row(t, to)->args.count; i++) {
    TypeId part = type_resolve(t, type_arg(t, from, i)),
           wanted = type_resolve(t, type_arg(t, to, i));
    if (needs_coercion(s, part, wanted) && !sema_has_subtypes(s, wanted)) return false;
    is_flexible = is_flexible || needs_coercion(s, part, wanted);
  }
  return is_flexible;
}

NodeId sema_fit_arg(Sema *s, NodeId node, const Expect *expect, Span span) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, node)->type);
  TypeId domain = type_resolve(t, expect->type);
  if (is_flexible_tuple(s, type, domain)) return fit_tuple(s, node, expect, span);
  if (type_kind(t, type) == TYPE_VAR && sema_has_subtypes(s, domain)) {
    sema_retry_pending(s);
    type = type_resolve(t, type);
  }
  if (type_kind(t, type) == TYPE_VAR && sema_has_subtypes(s, domain) && !is_bounded_var(s, type)) {
    /* Every type fits obj, so the variable stays unsolved, and a field access can still solve it. */
    if (type_is_known(t, domain, KNOWN_OBJ)) return sema_coerce(s, node, domain, COERCE_BOX, span);
    if (!(var_row(t, type_row(t, type)->head)->flags & PARAM_STATIC))
      type_bound(&s->unifier, type, domain, span);
  }
  return sema_fit_expected(s, node, expect, span);
}
