/* trait_call: calls by member constraints: `(^T : (member M : t) x)`, and x.M where the type of x is a
 * parameter with such a constraint.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/call/trait.h"

/* FS0077: names of members that built-in types have without defining them. */
static void check_trait_name(Sema *s, Name name, Span span) {
  static const char *const names[] = {"op_Division",
                                      "op_Multiply",
                                      "op_Addition",
                                      "op_Equality",
                                      "op_Inequality",
                                      "op_GreaterThan",
                                      "op_LessThan",
                                      "op_LessThanOrEqual",
                                      "op_Subtraction",
                                      "op_Modulus",
                                      "op_GreaterThanOrEqual",
                                      "op_BitwiseAnd",
                                      "op_BitwiseOr",
                                      "op_ExclusiveOr",
                                      "op_LeftShift",
                                      "op_RightShift",
                                      "op_UnaryPlus",
                                      "op_UnaryNegation",
                                      "op_LogicalNot",
                                      "op_OnesComplement",
                                      "op_Explicit",
                                      "get_Zero",
                                      "get_One",
                                      "get_Item",
                                      "set_Item",
                                      "get_Sign",
                                      "DivideByInt",
                                      "Abs",
                                      "Sqrt",
                                      "Sin",
                                      "Cos",
                                      "Tan",
                                      "Sinh",
                                      "Cosh",
                                      "Tanh",
                                      "Atan",
                                      "Acos",
                                      "Asin",
                                      "Exp",
                                      "Ceiling",
                                      "Floor",
                                      "Round",
                                      "Log10",
                                      "Log",
                                      "Truncate",
                                      "Pow",
                                      "Atan2"};
  const char *text = name_text(s->names, name);
  if (!s->dialect->warns) return;
  for (uint32_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(names[i], text)) diag(s->diags, span, D_BUILT_IN_TRAIT, text);
}

/* ((^a or ^b) : (static member M : t) args) */
NodeId sema_check_trait_call(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Scope here = *scope;
  Syn *types = e->items[0];
  while (types->kind == SYN_TYPE_PAREN) types = types->items[0];
  bool several = types->kind == SYN_TYPE_OR;
  uint32_t count = several ? types->count : 1;
  uint32_t *support = NEW_ARRAY(s->scratch, uint32_t, count);
  for (uint32_t i = 0; i < count; i++)
    support[i] = sema_resolve_type(s, &here, several ? types->items[i] : types).index;
  const Syn *name = e->items[1]->items[0];
  Syn *made_with = e->items[2];
  while (made_with->kind == SYN_PAREN) made_with = made_with->items[0];
  if (name->flags & SYN_F_KEYWORD && made_with->kind == SYN_CONST &&
      made_with->sub == SYN_CONST_UNIT) { /* (^t: (new: unit -> ^t) ()) */
    TypeId made = {support[0]};
    type_constrain(&s->unifier, made, CONSTRAINT_NEW);
    return sema_fit_expected(s, sema_construct(s, scope, made, e->items[2], MAKE_NEW, e->span),
                             expect, e->span);
  }
  Trait trait = {.support = types_run(t, support, count), .span = e->span};
  sema_resolve_member_sig(s, &here, e->items[1], (TypeId){support[0]}, &trait);
  TraitParts parts = trait_parts(s, &trait);
  check_trait_name(s, trait.name, e->span);
  Syn *arg = e->items[2];
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  bool is_tuple = arg->kind == SYN_TUPLE && parts.count != 1;
  uint32_t given = is_tuple ? arg->count : 1;
  NodeId nodes[MOST_TRAIT_ARGS + 1];
  bool adds_unit = given + 1 == parts.count && type_is_known(t, parts.args[given], KNOWN_UNIT);
  if (adds_unit) { /* (member M: unit -> t) x */
    for (uint32_t i = 0; i < given; i++)
      nodes[i] = sema_check_expr(s, scope, is_tuple ? arg->items[i] : arg, parts.args[i]);
    nodes[given] = sema_unit_node(s, e->span);
    NodeId node = psg_new_n(s->graph, PSG_TRAIT_CALL, parts.result, e->span, nodes, given + 1);
    return sema_fit_expected(s, trait_make_node(s, &trait, node), expect, e->span);
  }
  if (!parts.count) { /* a static property takes () */
    nodes[0] = sema_check_expr(s, scope, arg, sema_unit(s));
  } else if (given != parts.count || given > MOST_TRAIT_ARGS) {
    TypeId ignored;
    sema_infer_expr(s, scope, arg, &ignored);
    diag(s->diags, e->span, D_TRAIT_ARG_COUNT, format_in(s->session, "%u", parts.count),
         format_in(s->session, "%u", given));
    return sema_error_node(s, expect->type, e->span);
  }
  for (uint32_t i = 0; parts.count && i < given; i++)
    nodes[i] = sema_check_expr(s, scope, is_tuple ? arg->items[i] : arg, parts.args[i]);
  NodeId node = psg_new_n(s->graph, PSG_TRAIT_CALL, parts.result, e->span, nodes, given);
  return sema_fit_expected(s, trait_make_node(s, &trait, node), expect, e->span);
}

/* Does the constraint provide the member? `member P: t` provides P and get_P, `member get_P: unit -> t` only get_P. */
static bool gives_member(Sema *s, const ConstraintRow *row, Name name) {
  const char *own = name_text(s->names, row->name), *wanted = name_text(s->names, name);
  bool is_static = (row->flags & 1) != 0;
  if (!strcmp(own, wanted)) return true;
  bool is_method = trait_is_setter(own) || (row->flags >> 1) + is_static > 1;
  return !is_method && !strcmp(trait_plain_name(own), wanted);
}

/* The row of the constraint that provides members of that name to a type variable, or 0. */
static uint32_t find_declared(Sema *s, TypeId type, Name name, bool is_static) {
  Types *t = s->types;
  TypeKind kind = type_kind(t, type);
  uint32_t list = kind == TYPE_VAR ? var_row(t, type_row(t, type)->head)->constraints
                  : kind == TYPE_PARAM
                      ? param_row(t, (ParamId){type_row(t, type)->head})->constraints
                      : 0;
  for (uint32_t c = list; c; c = constraint_row(t, c)->next) {
    const ConstraintRow *row = constraint_row(t, c);
    if (row->kind == CONSTRAINT_MEMBER && row->type.index && ((row->flags & 1) != 0) == is_static &&
        gives_member(s, row, name))
      return c;
  }
  return 0;
}

typedef struct ConstrainedCall {
  const Trait *trait;
  NodeId object; /* none: static */
  TypeId result;
} ConstrainedCall;

static NodeId make_constrained_call(Sema *s, void *context, const NodeId *args, uint32_t count) {
  const ConstrainedCall *call = context;
  NodeId nodes[MOST_TRAIT_ARGS + 1];
  uint32_t n = 0;
  if (call->object.index) nodes[n++] = call->object;
  for (uint32_t i = 0; i < count; i++) nodes[n++] = args[i];
  if (!n) nodes[n++] = sema_unit_node(s, call->trait->span); /* static property */
  NodeId node = psg_new_n(s->graph, PSG_TRAIT_CALL, call->result, call->trait->span, nodes, n);
  psg_node(s->graph, node)->name = call->trait->name;
  psg_trait_call(s->graph, node)->kind = call->trait->is_static ? TRAIT_STATIC : TRAIT_OF_INSTANCE;
  psg_trait_call(s->graph, node)->types =
      psg_list(s->graph, run_items(s->types, call->trait->support), call->trait->support.count);
  return node;
}

NodeId sema_constrained_member(Sema *s, const CallSite *site, Syn *args, bool *took) {
  Types *t = s->types;
  NodeId object = site->object;
  TypeId owner = type_resolve(t, site->owner);
  Name name = site->name;
  Span span = site->span;
  Trait trait = {.is_static = !object.index, .span = span};
  uint32_t row = find_declared(s, owner, name, trait.is_static);
  TypeId interface;
  MemberId slot =
      row || object.index ? (MemberId){0} : trait_find_static_slot(s, owner, name, &interface);
  if (row) {
    const ConstraintRow constraint = *constraint_row(t, row);
    trait.name = constraint.name;
    trait.type = constraint.type;
    trait.arg_count = constraint.flags >> 1;
    trait.support = constraint.support;
  } else if (slot.index) {
    bool property = member_row(t, slot)->kind == MEMBER_GETTER;
    trait.type = trait_type_of_slot(s, slot, interface, span);
    trait.name =
        property ? sema_name(s, format_in(s->session, "get_%s", name_text(s->names, name))) : name;
    trait.support = types_run(t, &owner.index, 1);
    uint32_t declared = member_row(t, slot)->arg_names.count;
    trait.arg_count = declared || property ? declared : 1;
  } else {
    return (NodeId){0};
  }
  TraitParts parts = trait_parts(s, &trait);
  ConstrainedCall call = {&trait, object, parts.result};
  uint32_t first = object.index ? 1 : 0, count = parts.count - first;
  if (object.index) type_unify(&s->unifier, parts.args[0], psg_node(s->graph, object)->type);
  if (!count) {
    *took = args && !strncmp(name_text(s->names, name), "get_", 4); /* x.get_P () of a property P */
    return make_constrained_call(s, &call, NULL, 0);
  }
  const TypeId *wanted = parts.args + first;
  if (!args) /* as a value */
    return call_tuple_lambda(s, wanted, count, parts.result, make_constrained_call, &call, span);
  *took = true;
  Syn *arg = args;
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  bool is_tuple = arg->kind == SYN_TUPLE && count != 1;
  if ((is_tuple ? arg->count : 1) != count) {
    TypeId actual;
    sema_infer_expr(s, site->scope, arg, &actual);
    sema_mismatch(s, arg->span, type_tuple(t, wanted, count, false), actual);
    return sema_error_node(s, parts.result, span);
  }
  NodeId nodes[MOST_TRAIT_ARGS];
  for (uint32_t i = 0; i < count; i++)
    nodes[i] = sema_check_expr(s, site->scope, is_tuple ? arg->items[i] : arg, wanted[i]);
  return make_constrained_call(s, &call, nodes, count);
}
