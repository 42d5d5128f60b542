/* infer_call: arguments, overloads, calls of members.
 *
 * A member takes a call when it can lay its parameters out over the arguments: by position, by name, the rest into the
 * ParamArray, optional ones left out. One member left: each argument is checked against its parameter. Several: the
 * arguments are checked on their own, lambdas last, with what all members that are left agree on about their parameters;
 * members whose parameter types do not fit drop out; of the rest the best is called, as F#'s specification has it (§14.4):
 * exact types before conversions, then no ParamArray, nothing left out, more specific parameters, no extension, not generic.
 */
#include "clef/sema/member.h"

/* ---- arguments ---- */

static void add_arg(Sema *s, CallArgs *out, Syn *arg) {
  CallArg *a = &out->items[out->count++];
  *a = (CallArg){.value = arg, .written = arg};
  if (arg->kind != SYN_INFIX || strcmp(name_text(s->names, arg->name), "=")) return;
  Syn *left = arg->items[0];
  if (left->kind == SYN_IDENT) {
    a->name = left->name;
    a->is_option = (left->flags & SYN_F_OPTIONAL) != 0;
    a->value = arg->items[1];
  } else if (left->kind == SYN_PREFIX && !strcmp(name_text(s->names, left->name), "?") &&
             left->items[0]->kind == SYN_IDENT) {
    a->name = left->items[0]->name;
    a->is_option = true;
    a->value = arg->items[1];
  }
}

CallArgs call_split_args(Sema *s, Syn *args) {
  CallArgs out = {0};
  bool is_one =
      args->kind == SYN_PAREN && args->items[0]->kind == SYN_PAREN; /* ((n = b)), ((a, b)) */
  while (args->kind == SYN_PAREN && args->items[0]->kind == SYN_PAREN) args = args->items[0];
  if (args->kind == SYN_CONST && args->sub == SYN_CONST_UNIT) return out;
  Syn *inner = args->kind == SYN_PAREN ? args->items[0] : args;
  bool is_tuple = args->kind == SYN_PAREN && inner->kind == SYN_TUPLE &&
                  !(inner->flags & SYN_F_STRUCT) && !is_one;
  if (is_one && inner->kind == SYN_TUPLE) inner = args;
  out.items = NEW_ARRAY(s->unit, CallArg, is_tuple ? inner->count : 1);
  for (uint32_t i = 0; is_tuple && i < inner->count; i++) add_arg(s, &out, inner->items[i]);
  if (!is_tuple) add_arg(s, &out, inner);
  if (!is_tuple && is_one && !out.items[0].is_option) {
    out.items[0].name = (Name){0};
    out.items[0].value = out.items[0].written;
  }
  return out;
}

static bool is_lambda(const Syn *value) {
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  return value && (value->kind == SYN_LAMBDA || value->kind == SYN_FUNCTION ||
                   value->kind == SYN_DOT_LAMBDA);
}

static bool is_optional(const MemberRow *row, uint32_t param) {
  return param < 32 && (row->optional_mask >> param & 1);
}

static const DefaultArg *default_arg(const Sema *s, MemberId member, uint32_t param) {
  for (uint32_t i = 0; i < s->default_args.count; i++)
    if (s->default_args.items[i].member.index == member.index &&
        s->default_args.items[i].index == param)
      return &s->default_args.items[i];
  return NULL;
}

static bool has_array(const MemberRow *row) {
  return (row->flags & MEMBER_PARAM_ARRAY) && row->arg_names.count;
}

static uint32_t param_named(Sema *s, const MemberRow *row, Name name) {
  for (uint32_t i = 0; i < row->arg_names.count; i++)
    if (run_items(s->types, row->arg_names)[i] == name.index) return i;
  return UINT32_MAX;
}

/* `n = b` is only a named argument where a parameter of some overload has the name: else it is a comparison. */
static void keep_names(Sema *s, const MemberId *members, uint32_t count, CallArgs *args) {
  for (uint32_t i = 0; i < args->count; i++) {
    CallArg *arg = &args->items[i];
    bool known = arg->is_option;
    for (uint32_t m = 0; arg->name.index && m < count && !known; m++)
      known = param_named(s, member_row(s->types, members[m]), arg->name) != UINT32_MAX;
    if (!arg->name.index || known) continue;
    arg->dropped = arg->name;
    arg->name = (Name){0};
    arg->value = arg->written;
  }
}

/* Which parameter each argument goes to; false when they do not fit in number or name. */
static bool arrange(Sema *s, Candidate *c, const CallArgs *args, bool expands, bool is_alone) {
  const MemberRow *row = &c->row;
  uint32_t wanted = row->arg_names.count, position = 0, named = 0;
  bool given[64] = {false};
  c->target = NEW_ARRAY(s->unit, uint32_t, args->count + 1);
  c->expands = expands;
  c->packs = c->leaves_out = false;
  c->outs = 0;
  for (uint32_t i = 0; i < args->count; i++) named += args->items[i].name.index != 0;
  uint32_t unnamed = args->count - named;
  if (!expands && wanted == 1 && unnamed > 1 && !named) {
    TypeKind kind = type_kind(s->types, type_resolve(s->types, c->params[0]));
    c->packs = true;
    return is_alone || kind == TYPE_TUPLE || kind == TYPE_VAR;
  }
  for (uint32_t i = 0; i < args->count; i++) {
    if (args->items[i].name.index) {
      uint32_t at = param_named(s, row, args->items[i].name);
      if (at == UINT32_MAX || given[at]) return false;
      given[at] = true;
      c->target[i] = at;
      continue;
    }
    if (expands && position + 1 >= wanted) {
      c->target[i] = wanted - 1;
      position = wanted;
      continue;
    }
    if (position >= wanted || position >= COUNT_OF(given) || given[position]) return false;
    given[position] = true;
    c->target[i] = position++;
  }
  for (uint32_t i = 0; i < wanted; i++) {
    if (given[i] && c->outs) return false;
    if (given[i] || (expands && i + 1 == wanted)) continue;
    if (wanted == 1 && !args->count && !is_optional(row, i) && !expands &&
        !default_arg(s, c->member, i) &&
        type_prim(s->types, type_resolve(s->types, c->params[0])) != PRIM_BYREF) {
      TypeId only = type_resolve(s->types, c->params[0]);
      if (type_kind(s->types, only) != TYPE_VAR && !type_is_known(s->types, only, KNOWN_UNIT))
        return false;
      continue; /* M() of a parameter that can be unit */
    }
    if (!is_optional(row, i) && !default_arg(s, c->member, i)) {
      if (type_prim(s->types, type_resolve(s->types, c->params[i])) != PRIM_BYREF) return false;
      c->outs++;
      continue;
    }
    if (c->outs) return false;
    c->leaves_out = true;
  }
  return true;
}

/* ---- conversions ---- */

static bool takes_coercion(Sema *s, TypeId param) {
  Types *t = s->types;
  param = type_resolve(t, param);
  if (type_kind(t, param) != TYPE_APP) return false;
  if (type_is_known(t, param, KNOWN_OBJ) || type_is_known(t, param, KNOWN_SEQ)) return true;
  uint32_t kind = tycon_row(t, type_tycon(t, param))->kind;
  return kind == TYCON_CLASS || kind == TYCON_INTERFACE || kind == TYCON_EXCEPTION;
}

/* The place in a ref cell, where a method takes a byref of it; none for any other argument. */
static NodeId place_in_cell(Sema *s, NodeId node, TypeId param, Span span) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, node)->type);
  param = type_resolve(t, param);
  if (type_prim(t, param) != PRIM_BYREF || !type_is_known(t, type, KNOWN_REF)) return (NodeId){0};
  TypeId item = type_arg(t, type, 0);
  NodeId get = psg_new1(s->graph, PSG_FIELD_GET, item, span, node);
  psg_node(s->graph, get)->a = tycon_row(t, type_known(t, KNOWN_REF))->fields;
  TypeId byref = type_app(t, type_known(t, KNOWN_BYREF), &item, 1);
  return sema_fit(s, psg_new1(s->graph, PSG_ADDRESS_OF, byref, span, get), param, span);
}

/* Is it a variable that holds a ref cell, or `ref x`? */
static bool is_cell(Sema *s, const Scope *scope, Syn *value) {
  while (value->kind == SYN_PAREN) value = value->items[0];
  Found found;
  if (value->kind == SYN_APP && value->items[0]->kind == SYN_IDENT)
    return !strcmp(name_text(s->names, value->items[0]->name), "ref");
  return value->kind == SYN_IDENT &&
         scope_find(s, scope, SPACE_VALUE, value->name, ANY_ARITY, &found) &&
         found.kind == ENTRY_VALUE &&
         type_is_known(s->types,
                       type_resolve(s->types, psg_node(s->graph, (NodeId){found.target})->type),
                       KNOWN_REF);
}

NodeId call_check_arg(Sema *s, const Scope *scope, Syn *value, TypeId param) {
  Types *t = s->types;
  if (delegate_is(s, param)) return delegate_make(s, scope, param, value, value->span);
  if (type_prim(t, type_resolve(t, param)) == PRIM_BYREF && is_cell(s, scope, value)) {
    TypeId cell;
    NodeId node = sema_infer_expr(s, scope, value, &cell);
    NodeId place = place_in_cell(s, node, param, value->span);
    return place.index ? place : sema_fit(s, node, param, value->span);
  }
  TypeId resolved = type_resolve(t, param);
  bool coerces = takes_coercion(s, resolved) && !is_lambda(value) && value->kind != SYN_CONST &&
                 value->kind != SYN_OBJECT && value->kind != SYN_COMP;
  if (!coerces) return sema_check_expr(s, scope, value, param);
  if (type_is_known(t, resolved, KNOWN_SEQ) &&
      (value->kind == SYN_LIST || value->kind == SYN_ARRAY)) {
    /* the elements are known */
    TypeId item = type_arg(t, resolved, 0);
    TypeId whole = value->kind == SYN_LIST ? type_app(t, type_known(t, KNOWN_LIST), &item, 1)
                                           : type_array(t, item, 1);
    return sema_fit(s, sema_check_expr(s, scope, value, whole), param, value->span);
  }
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, value, &type);
  return sema_fit_arg(s, node, param, value->span);
}

/* How well an argument's type fits a parameter's. Solves variables: ask inside a trial. */
typedef enum Fit { FIT_NOT, FIT_EXACT, FIT_COERCED, FIT_CONVERTED } Fit;

static bool widens(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  if (type_is_known(t, from, KNOWN_FLOAT32)) return type_is_known(t, to, KNOWN_FLOAT);
  if (!type_is_known(t, from, KNOWN_INT32) && !type_is_known(t, from, KNOWN_INT)) return false;
  return type_is_known(t, to, KNOWN_INT64) || type_is_known(t, to, KNOWN_NATIVEINT) ||
         type_is_known(t, to, KNOWN_FLOAT);
}

/* 'a of an annotation, which overloads are not to decide. */
static bool is_written(Sema *s, TypeId type) {
  type = type_resolve(s->types, type);
  return type_kind(s->types, type) == TYPE_VAR &&
         var_row(s->types, type_row(s->types, type)->head)->flags & VAR_WRITTEN;
}

static Fit fit_of(Sema *s, TypeId actual, TypeId param) {
  Types *t = s->types;
  actual = type_resolve(t, actual), param = type_resolve(t, param);
  if (type_is_known(t, param, KNOWN_OBJ) && is_written(s, actual)) return FIT_COERCED;
  uint32_t mark = type_begin_trial(&s->unifier);
  bool same = type_unify(&s->unifier, param, actual);
  s->unifier.failed_type = (TypeId){0};
  if (same) {
    type_keep_trial(&s->unifier);
    return FIT_EXACT;
  }
  type_undo_trial(&s->unifier, mark);
  if (sema_can_coerce(s, actual, param)) {
    TypeId super = type_is_known(t, param, KNOWN_SEQ) || type_is_known(t, param, KNOWN_OBJ)
                       ? (TypeId){0}
                       : type_find_super(t, actual, type_tycon(t, param));
    if (super.index && !type_unify(&s->unifier, super, param)) return FIT_NOT;
    if (type_is_known(t, param, KNOWN_SEQ)) {
      bool known;
      TypeId item = sema_element_of(s, actual, &known);
      if (known && !type_unify(&s->unifier, type_arg(t, param, 0), item)) return FIT_NOT;
    }
    return FIT_COERCED;
  }
  if (widens(s, actual, param) || sema_has_view(s, actual, param)) return FIT_CONVERTED;
  if (type_is_known(t, actual, KNOWN_REF) && type_prim(t, param) == PRIM_BYREF)
    return type_unify(&s->unifier, type_arg(t, param, 0), type_arg(t, actual, 0)) ? FIT_CONVERTED
                                                                                  : FIT_NOT;
  if (delegate_is(s, param) && type_kind(t, actual) == TYPE_FUNCTION) {
    uint32_t arity;
    return type_unify(&s->unifier, delegate_function(s, param, &arity), actual) ? FIT_COERCED
                                                                                : FIT_NOT;
  }
  return FIT_NOT;
}

/* ---- values of left-out parameters ---- */

NodeId member_optional(Sema *s, TypeId option, NodeId value, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_UNION_CASE, option, span, &value, value.index ? 1 : 0);
  psg_node(s->graph, node)->a =
      tycon_row(s->types, type_tycon(s->types, option))->cases + (value.index ? 1 : 0);
  return node;
}

/* What parameter `at` takes of one argument: its type without option or array. */
static TypeId param_type(Sema *s, const Candidate *c, const CallArg *arg, uint32_t at) {
  TypeId param = c->params[at];
  if (is_optional(&c->row, at) && !arg->is_option) param = type_arg(s->types, param, 0);
  if (c->expands && at + 1 == c->row.arg_names.count) param = type_arg(s->types, param, 0);
  return param;
}

/* A value whose type is a delegate, where the library takes a function: .NET has a delegate there. */
static bool names_delegate(Sema *s, const CallSite *site, const Candidate *c, Syn *value) {
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  Found found;
  uint32_t used;
  return value && value->kind == SYN_IDENT && !sema_is_own_text(s, c->row.span) &&
         scope_find_path(s, site->scope, SPACE_VALUE, value, ANY_ARITY, &found, &used) &&
         found.kind == ENTRY_VALUE &&
         delegate_is(s, psg_node(s->graph, (NodeId){found.target})->type);
}

static NodeId as_function(Sema *s, NodeId node, Span span) {
  uint32_t arity;
  TypeId function = delegate_function(s, psg_node(s->graph, node)->type, &arity);
  return sema_coerce(s, node, function, COERCE_DELEGATE, span);
}

static NodeId fit_arg(Sema *s, const CallSite *site, const Candidate *c, const CallArg *arg,
                      TypeId param) {
  bool is_function = type_kind(s->types, type_resolve(s->types, param)) == TYPE_FUNCTION;
  if (!arg->node.index && is_function && names_delegate(s, site, c, arg->value)) {
    TypeId type;
    NodeId node = sema_infer_expr(s, site->scope, arg->value, &type);
    return sema_fit(s, as_function(s, node, arg->value->span), param, arg->value->span);
  }
  if (!arg->node.index) return call_check_arg(s, site->scope, arg->value, param);
  Span span = arg->value ? arg->value->span : site->span;
  TypeId type = type_resolve(s->types, psg_node(s->graph, arg->node)->type);
  TypeKind kind = type_kind(s->types, type);
  if (type_is_known(s->types, param, KNOWN_OBJ) && is_written(s, type))
    return sema_coerce(s, arg->node, param, COERCE_BOX, span);
  if (delegate_is(s, param) && kind == TYPE_FUNCTION)
    return delegate_of_node(s, param, arg->node, span);
  if (is_function && delegate_is(s, type) && !sema_is_own_text(s, c->row.span))
    return sema_fit(s, as_function(s, arg->node, span), param, span);
  NodeId place = place_in_cell(s, arg->node, param, span);
  if (place.index) return place;
  return sema_fit_arg(s, arg->node, param, span);
}

/* The result tells about the arguments when it is no coercion. */
static void use_expected(Sema *s, const CallSite *site, const Candidate *c) {
  Types *t = s->types;
  TypeId known = type_resolve(t, site->expected), result = type_resolve(t, c->result);
  if (!known.index || type_kind(t, known) == TYPE_VAR || type_kind(t, result) == TYPE_VAR) return;
  uint32_t mark = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, known, result))
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
}

static NodeId pack_tuple(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  Types *t = s->types;
  NodeId *items = NEW_ARRAY(s->unit, NodeId, args->count);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, args->count);
  TypeId param = type_resolve(t, c->params[0]);
  for (uint32_t i = 0; i < args->count; i++) {
    types[i] = type_kind(t, param) == TYPE_TUPLE && i < type_row(t, param)->args.count
                   ? type_arg(t, param, i)
                   : sema_new_var(s, site->span);
    items[i] = args->items[i].node.index
                   ? sema_fit(s, args->items[i].node, types[i], args->items[i].written->span)
                   : sema_check_expr(s, site->scope, args->items[i].written, types[i]);
  }
  NodeId tuple = psg_new_n(s->graph, PSG_TUPLE_EXPR, type_tuple(t, types, args->count, false),
                           site->span, items, args->count);
  return sema_fit(s, tuple, c->params[0], site->span);
}

static NodeId default_value(Sema *s, const CallSite *site, const DefaultArg *arg, TypeId type) {
  if (arg->value) return sema_check_expr(s, site->scope, arg->value, type);
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, site->span, NULL, 0);
  psg_node(s->graph, node)->a = INTRINSIC_DEFAULT_OF;
  psg_node(s->graph, node)->list = psg_list(s->graph, &type.index, 1);
  return node;
}

/* A variable for a byref parameter that the call leaves out: what the callee puts there is a result. */
static NodeId out_variable(Sema *s, TypeId byref, Span span, NodeId *address) {
  TypeId type = type_arg(s->types, type_resolve(s->types, byref), 0);
  NodeId value = psg_new_n(s->graph, PSG_INTRINSIC, type, span, NULL, 0);
  psg_node(s->graph, value)->a = INTRINSIC_DEFAULT_OF;
  psg_node(s->graph, value)->list = psg_list(s->graph, &type.index, 1);
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC | NODE_MUTABLE;
  NodeId use = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  *address = psg_new1(s->graph, PSG_ADDRESS_OF, byref, span, use);
  return binding;
}

static NodeId use_variable(Sema *s, NodeId binding, Span span) {
  NodeId use = psg_new_var(s->graph, binding, psg_node(s->graph, binding)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  return use;
}

/* let mutable $v = default in let $r = call in $r, $v */
static NodeId with_outs(Sema *s, NodeId call, const NodeList *outs, Span span) {
  TypeId type = psg_node(s->graph, call)->type;
  NodeList all = {0}, items = {0};
  for (uint32_t i = 0; i < outs->count; i++) vec_push(s->unit, &all, outs->items[i]);
  if (type_is_known(s->types, type, KNOWN_UNIT)) {
    vec_push(s->unit, &all, call);
  } else {
    NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, call);
    psg_node(s->graph, binding)->name = sema_fresh_name(s);
    psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
    vec_push(s->unit, &all, binding);
    vec_push(s->unit, &items, use_variable(s, binding, span));
  }
  for (uint32_t i = 0; i < outs->count; i++)
    vec_push(s->unit, &items, use_variable(s, outs->items[i], span));
  TypeId *types = NEW_ARRAY(s->unit, TypeId, items.count);
  for (uint32_t i = 0; i < items.count; i++) types[i] = psg_node(s->graph, items.items[i])->type;
  NodeId result = items.items[0];
  if (items.count > 1)
    result = psg_new_n(s->graph, PSG_TUPLE_EXPR, type_tuple(s->types, types, items.count, false),
                       span, items.items, items.count);
  vec_push(s->unit, &all, result);
  return psg_new_n(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, result)->type, span, all.items,
                   all.count);
}

/* Calls the one candidate: its arguments are laid out. */
static NodeId call_one(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  uint32_t wanted = c->row.arg_names.count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, wanted + 2);
  NodeList rest = {0}, outs = {0};
  if (!c->outs) use_expected(s, site, c);
  if (c->packs) {
    nodes[0] = pack_tuple(s, site, c, args);
    return member_make_call(s, c, site->object, nodes, 1, site->span);
  }
  /* lambdas after the others: what those tell about type parameters is known then */
  for (uint32_t round = 0; round < 2; round++) {
    for (uint32_t i = 0; i < args->count; i++) {
      const CallArg *arg = &args->items[i];
      uint32_t at = c->target[i];
      if (c->expands && at + 1 == wanted) continue;
      if (is_lambda(arg->value) != (round == 1)) continue;
      NodeId node = fit_arg(s, site, c, arg, param_type(s, c, arg, at));
      nodes[at] = is_optional(&c->row, at) && !arg->is_option
                      ? member_optional(s, c->params[at], node, site->span)
                      : node;
    }
  }
  for (uint32_t i = 0; c->expands && i < args->count; i++)
    if (c->target[i] + 1 == wanted)
      vec_push(s->unit, &rest,
               fit_arg(s, site, c, &args->items[i], param_type(s, c, &args->items[i], wanted - 1)));
  if (c->expands)
    nodes[wanted - 1] = psg_new_n(s->graph, PSG_ARRAY_EXPR, c->params[wanted - 1], site->span,
                                  rest.items, rest.count);
  for (uint32_t i = 0; i < wanted; i++) {
    if (nodes[i].index) continue;
    if (c->outs && i + c->outs >= wanted) {
      vec_push(s->unit, &outs, out_variable(s, c->params[i], site->span, &nodes[i]));
    } else if (default_arg(s, c->member, i)) {
      nodes[i] = default_value(s, site, default_arg(s, c->member, i), c->params[i]);
    } else if (is_optional(&c->row, i)) {
      nodes[i] = member_optional(s, c->params[i], (NodeId){0}, site->span);
    } else { /* M() of a parameter that is unit */
      nodes[i] = sema_fit(s, sema_unit_node(s, site->span), c->params[i], site->span);
    }
  }
  NodeId call = member_make_call(s, c, site->object, nodes, wanted, site->span);
  return outs.count ? with_outs(s, call, &outs, site->span) : call;
}

/* ---- which overload ---- */

typedef struct Choice {
  Candidate *c;
  Fit *fits;     /* by argument */
  TypeId *types; /* parameter types, as far as the arguments decide them */
  bool drops;
  bool decides; /* makes a written 'a some type */
} Choice;

/* The arguments that are of a written 'a. */
typedef struct Written {
  TypeId items[16];
  uint32_t count;
} Written;

static void note_written(Sema *s, Written *w, const CallArg *arg) {
  if (!arg->node.index || w->count == COUNT_OF(w->items)) return;
  TypeId type = type_resolve(s->types, psg_node(s->graph, arg->node)->type);
  if (is_written(s, type)) w->items[w->count++] = type;
}

/* Has one of them become a type, or have two become one? */
static bool is_decided(Sema *s, const Written *w) {
  Types *t = s->types;
  for (uint32_t i = 0; i < w->count; i++) {
    TypeId now = type_resolve(t, w->items[i]);
    if (type_kind(t, now) != TYPE_VAR) return true;
    for (uint32_t k = 0; k < i; k++)
      if (w->items[k].index != w->items[i].index && type_resolve(t, w->items[k]).index == now.index)
        return true;
  }
  return false;
}

/* Tries the arguments that are checked already, without lasting effect. */
static bool try_choice(Sema *s, const CallSite *site, Choice *choice, const CallArgs *args) {
  Types *t = s->types;
  Candidate *c = choice->c;
  uint32_t mark = type_begin_trial(&s->unifier);
  bool good = true;
  Written written = {.count = 0};
  for (uint32_t i = 0; i < args->count; i++) note_written(s, &written, &args->items[i]);
  member_instantiate(s, c, c->member, site);
  for (uint32_t i = 0; i < args->count && good; i++) {
    const CallArg *arg = &args->items[i];
    if (c->packs) break;
    TypeId param = param_type(s, c, arg, c->target[i]);
    choice->fits[i] = FIT_EXACT;
    if (arg->node.index) {
      TypeId type = psg_node(s->graph, arg->node)->type;
      choice->decides |= is_written(s, type) && !type_is_known(t, param, KNOWN_OBJ) &&
                         type_kind(t, type_resolve(t, param)) != TYPE_VAR;
      bool from_delegate = delegate_is(s, type) && !sema_is_own_text(s, c->row.span) &&
                           type_kind(t, type_resolve(t, param)) == TYPE_FUNCTION;
      uint32_t arity;
      choice->fits[i] = fit_of(s, from_delegate ? delegate_function(s, type, &arity) : type, param);
      good = choice->fits[i] != FIT_NOT;
    } else { /* a lambda that waits: is a function or delegate wanted? */
      TypeId wanted = type_resolve(t, param);
      uint32_t arity = 0, have = arg->value->kind == SYN_LAMBDA ? arg->value->count - 1 : 1;
      TypeKind kind = type_kind(t, wanted);
      if (delegate_is(s, wanted)) {
        wanted = type_resolve(t, delegate_function(s, wanted, &arity));
        good = have == arity;
      } else if (kind == TYPE_FUNCTION) {
        for (TypeId at = wanted; type_kind(t, at) == TYPE_FUNCTION && arity < have;
             at = type_resolve(t, type_arg(t, at, 1)))
          arity++;
        good = arity == have;
      } else {
        good = kind == TYPE_VAR || type_is_known(t, wanted, KNOWN_OBJ);
      }
    }
  }
  if (good && c->packs) {
    TypeId param = type_resolve(t, c->params[0]);
    if (type_kind(t, param) == TYPE_TUPLE)
      good = type_row(t, param)->args.count == args->count;
    else
      good = type_kind(t, param) == TYPE_VAR || type_is_known(t, param, KNOWN_OBJ);
    for (uint32_t i = 0; i < args->count; i++) choice->fits[i] = FIT_CONVERTED;
  }
  for (uint32_t i = 0; i < args->count && good; i++)
    choice->types[i] =
        type_zonk(t, c->packs ? c->params[0] : param_type(s, c, &args->items[i], c->target[i]));
  choice->decides |= is_decided(s, &written);
  type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
  return good;
}

/* The lambda's type as all choices have it; parameters that they do not agree on are open. */
static TypeId agreed_function(Sema *s, const Choice *choices, uint32_t count, uint32_t arg,
                              Syn *lambda) {
  Types *t = s->types;
  uint32_t arity = lambda->kind == SYN_LAMBDA ? lambda->count - 1 : 1;
  TypeId *domains = NEW_ARRAY(s->scratch, TypeId, arity);
  bool *differ = NEW_ARRAY(s->scratch, bool, arity);
  for (uint32_t i = 0; i < count; i++) {
    if (choices[i].drops) continue;
    TypeId type = type_resolve(t, choices[i].types[arg]);
    uint32_t ignored;
    if (delegate_is(s, type)) type = type_resolve(t, delegate_function(s, type, &ignored));
    for (uint32_t k = 0; k < arity; k++) {
      if (type_kind(t, type) != TYPE_FUNCTION) {
        differ[k] = true;
        continue;
      }
      TypeId domain = type_resolve(t, type_arg(t, type, 0));
      if (type_has_open_var(t, domain)) differ[k] = true;
      if (!domains[k].index)
        domains[k] = domain;
      else if (!type_equal(t, domains[k], domain))
        differ[k] = true;
      type = type_resolve(t, type_arg(t, type, 1));
    }
  }
  TypeId type = sema_new_var(s, lambda->span);
  for (uint32_t k = arity; k-- > 0;)
    type = type_function(
        t, differ[k] || !domains[k].index ? sema_new_var(s, lambda->span) : domains[k], type);
  return type;
}

/* Is `a` usable wherever `b` is? Variables of the candidates' own fit anything. */
static bool subsumes(Sema *s, TypeId b, TypeId a) {
  uint32_t mark = type_begin_trial(&s->unifier);
  bool good = fit_of(s, a, b) == FIT_EXACT || sema_can_coerce(s, a, b);
  type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
  return good;
}

/* 1: x is the more specific type, -1: y, 0: neither. `widens`: the argument is a narrower number than either. */
static int compare_types(Sema *s, TypeId x, TypeId y, bool widens) {
  Types *t = s->types;
  if (type_equal(t, x, y)) return 0;
  bool x_in_y = subsumes(s, y, x), y_in_x = subsumes(s, x, y);
  if (x_in_y != y_in_x) return x_in_y ? 1 : -1;
  if (delegate_is(s, x) != delegate_is(s, y)) return delegate_is(s, y) ? 1 : -1;
  if (!widens) return 0;
  if (type_is_known(t, x, KNOWN_INT64) && !y_in_x) return 1; /* of widenings int64 is the first */
  if (type_is_known(t, y, KNOWN_INT64) && !x_in_y) return -1;
  return 0;
}

/* How much of a type is written out: `'a list` is more than `'a`. */
static uint32_t concreteness(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR || row.kind == TYPE_PARAM) return 0;
  uint32_t sum = 1;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      sum += concreteness(s, (TypeId){run_items(t, row.args)[i]});
  return sum;
}

static uint32_t own_params(Sema *s, const Candidate *c) {
  return c->type_args.count - tycon_row(s->types, c->row.tycon)->params.count;
}

static int prefer(bool x, bool y) { return (int)y - (int)x; } /* the one that is not so */

/* 1: x is better, -1: y is, 0: neither. */
static int compare_choices(Sema *s, const Choice *x, const Choice *y, uint32_t count) {
  bool x_converts = false, y_converts = false;
  for (uint32_t i = 0; i < count; i++) {
    /* a wider number comes before the object that it could be boxed as */
    x_converts |= x->fits[i] == FIT_CONVERTED && y->fits[i] != FIT_COERCED;
    y_converts |= y->fits[i] == FIT_CONVERTED && x->fits[i] != FIT_COERCED;
  }
  int order = prefer(x->decides, y->decides);
  if (!order && !count) /* M() before M(x: unit) */
    order = prefer(x->c->row.arg_names.count != 0, y->c->row.arg_names.count != 0);
  if (!order) order = prefer(x_converts, y_converts);
  if (!order) order = prefer(x->c->expands, y->c->expands);
  if (!order) order = prefer(x->c->outs != 0, y->c->outs != 0);
  if (!order) order = prefer(x->c->leaves_out, y->c->leaves_out);
  if (order) return order;
  bool better = false, worse = false;
  for (uint32_t i = 0; i < count; i++) {
    bool widens = x->fits[i] == FIT_CONVERTED && y->fits[i] == FIT_CONVERTED;
    int one = compare_types(s, x->types[i], y->types[i], widens);
    better |= one > 0, worse |= one < 0;
  }
  if (better != worse) return better ? 1 : -1;
  if (!better) {
    order = prefer((x->c->row.flags & MEMBER_EXTENSION) != 0,
                   (y->c->row.flags & MEMBER_EXTENSION) != 0);
    if (!order) order = prefer(own_params(s, x->c) != 0, own_params(s, y->c) != 0);
    uint32_t more = 0, less = 0;
    for (uint32_t i = 0; !order && i < x->c->row.arg_names.count; i++) {
      if (i >= y->c->row.arg_names.count) break;
      uint32_t a = concreteness(s, x->c->params[i]), b = concreteness(s, y->c->params[i]);
      more += a > b, less += a < b;
    }
    if (!order && (more != 0) != (less != 0)) order = more ? 1 : -1;
    if (!order && x->c->depth != y->c->depth) order = x->c->depth < y->c->depth ? 1 : -1;
  }
  return order;
}

/* `M(int, string)`: up to six of the overloads, as a hint. */
static void hint_at_overloads(Sema *s, const CallSite *site, const Choice *choices,
                              uint32_t count) {
  enum { MOST = 6 };
  Text list = text_in(s->session);
  uint32_t shown = 0;
  MemberId last = {0};
  for (uint32_t i = 0; i < count && shown < MOST; i++) {
    const Candidate *c = choices[i].c;
    if (c->member.index == last.index) continue;
    last = c->member;
    text_format(&list, "%s%s(", shown++ ? ", " : "", name_text(s->names, site->name));
    for (uint32_t k = 0; k < c->row.arg_names.count; k++)
      text_format(&list, "%s%s", k ? ", " : "", sema_type_text(s, c->params[k]));
    text_add_char(&list, ')');
  }
  if (shown) diag_hint(s->diags, "there are %s%s", text_string(&list), shown == MOST ? " ..." : "");
}

static NodeId no_choice(Sema *s, const CallSite *site, const Choice *choices, uint32_t count,
                        bool is_ambiguous) {
  const char *name = name_text(s->names, site->name);
  diag(s->diags, site->name_span.file ? site->name_span : site->span,
       is_ambiguous ? D_AMBIGUOUS_OVERLOAD : D_NO_OVERLOAD, name);
  hint_at_overloads(s, site, choices, count);
  return sema_error_node(s, type_error(s->types), site->span);
}

/* Drops what does not fit; the number that is left. */
static uint32_t drop_unfit(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                           const CallArgs *args) {
  uint32_t left = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (!choices[i].drops) choices[i].drops = !try_choice(s, site, &choices[i], args);
    left += !choices[i].drops;
  }
  return left;
}

static Choice *only_exact(Choice *choices, uint32_t count, uint32_t arg_count) {
  Choice *found = NULL;
  for (uint32_t i = 0; i < count; i++) {
    bool exact = !choices[i].drops && !choices[i].c->expands && !choices[i].c->leaves_out &&
                 !choices[i].c->outs;
    exact = exact && !choices[i].decides;
    for (uint32_t k = 0; exact && k < arg_count; k++) exact = choices[i].fits[k] == FIT_EXACT;
    if (!exact) continue;
    if (found) return NULL;
    found = &choices[i];
  }
  return found;
}

static Choice *best_choice(Sema *s, Choice *choices, uint32_t count, uint32_t arg_count) {
  Choice *exact = only_exact(choices, count, arg_count);
  if (exact) return exact;
  for (uint32_t i = 0; i < count; i++) {
    bool wins = !choices[i].drops;
    for (uint32_t k = 0; wins && k < count; k++)
      wins =
          k == i || choices[k].drops || compare_choices(s, &choices[i], &choices[k], arg_count) > 0;
    if (wins) return &choices[i];
  }
  return NULL;
}

/* A tuple is wanted and one choice gives it through what it leaves out (`let q, r = Math.DivRem(a, b)`): those whose result is
 * something else are none. */
static uint32_t drop_untupled(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                              uint32_t left) {
  Types *t = s->types;
  TypeId known = site->expected.index ? type_resolve(t, site->expected) : site->expected;
  if (!known.index || type_kind(t, known) != TYPE_TUPLE) return left;
  const TypeRow wanted = *type_row(t, known);
  bool has_outs = false;
  for (uint32_t i = 0; i < count; i++)
    has_outs |=
        !choices[i].drops && choices[i].c->outs && choices[i].c->outs + 1 == wanted.args.count;
  for (uint32_t i = 0; has_outs && i < count; i++) {
    if (choices[i].drops || choices[i].c->outs) continue;
    TypeId result = type_resolve(t, choices[i].c->result);
    TypeKind kind = type_kind(t, result);
    bool fits = kind == TYPE_VAR || kind == TYPE_PARAM ||
                (kind == TYPE_TUPLE && type_row(t, result)->args.count == wanted.args.count &&
                 !((type_row(t, result)->flags ^ wanted.flags) & TYPE_FLAG_STRUCT));
    if (!fits) choices[i].drops = true, left--;
  }
  return left;
}

/* Before lambdas are looked at: where a method of the type itself takes what is known, its extensions are out of it, so
 * that it tells what the lambdas take. (`let! x = t` in a task: a Task<'T> is a Task too.) */
static uint32_t drop_extensions(Choice *choices, uint32_t count, uint32_t left) {
  uint32_t own = 0;
  for (uint32_t i = 0; i < count; i++)
    own += !choices[i].drops && !(choices[i].c->row.flags & MEMBER_EXTENSION);
  for (uint32_t i = 0; own && i < count; i++)
    choices[i].drops = choices[i].drops || choices[i].c->row.flags & MEMBER_EXTENSION;
  return own ? own : left;
}

static bool is_one_member(const Choice *choices, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (choices[i].c->member.index != choices[0].c->member.index) return false;
  return choices[count - 1].c->expands;
}

static NodeId call_one_of(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  member_instantiate(s, c, c->member, site);
  return call_one(s, site, c, args);
}

static NodeId call_best(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                        CallArgs args) {
  bool waits = false;
  for (uint32_t i = 0; i < args.count; i++) {
    TypeId type;
    if (is_lambda(args.items[i].value)) {
      Syn *value = args.items[i].value;
      while (value->kind == SYN_PAREN) value = value->items[0];
      args.items[i].value = value;
      waits = true;
    } else if (!args.items[i].node.index) {
      args.items[i].node = sema_infer_expr(s, site->scope, args.items[i].value, &type);
      TypeKind kind = type_kind(s->types, type_resolve(s->types, type));
      if (kind == TYPE_VAR) sema_retry_pending(s); /* an operator's result may be known by now */
      if (kind == TYPE_ERROR) return sema_error_node(s, type_error(s->types), site->span);
    }
  }
  uint32_t left = drop_unfit(s, site, choices, count, &args);
  if (!left &&
      is_one_member(choices, count)) /* the message is about an element of its ParamArray */
    return call_one_of(s, site, choices[count - 1].c, &args);
  if (!left) return no_choice(s, site, choices, count, false);
  if (left > 1) left = drop_untupled(s, site, choices, count, left);
  if (left > 1 && waits) left = drop_extensions(choices, count, left);
  for (uint32_t i = 0; waits && left > 1 && i < args.count; i++) {
    if (args.items[i].node.index) continue;
    Syn *lambda = args.items[i].value;
    args.items[i].node =
        sema_check_expr(s, site->scope, lambda, agreed_function(s, choices, count, i, lambda));
    left = drop_unfit(s, site, choices, count, &args);
    if (!left) return no_choice(s, site, choices, count, false);
  }
  Choice *best = best_choice(s, choices, count, args.count);
  if (!best) return no_choice(s, site, choices, count, true);
  return call_one_of(s, site, best->c, &args);
}

/* ---- wrong numbers of arguments ---- */

/* What a constructor would have made is known. */
static NodeId after_error(Sema *s, const CallSite *site, uint32_t kind) {
  if (kind == MEMBER_CONSTRUCTOR) return psg_new(s->graph, PSG_ERROR, site->expected, site->span);
  return sema_error_node(s, site->expected, site->span);
}

/* How many arguments the overloads take: one number, or the list of them, `1, 2 or 4`. */
static void report_overload_counts(Sema *s, const CallSite *site, const char *name,
                                   const MemberId *members, uint32_t count, uint32_t given) {
  uint64_t taken = 0;
  uint32_t different = 0, most = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t params = member_row(s->types, members[i])->arg_names.count;
    if (params > 63 || taken >> params & 1) continue;
    taken |= (uint64_t)1 << params;
    different++;
    if (params > most) most = params;
  }
  Text list = text_in(s->session);
  for (uint32_t n = 0, left = different; n <= most; n++) {
    if (!(taken >> n & 1)) continue;
    text_format(&list, "%u%s", n, --left > 1 ? ", " : left ? " or " : "");
  }
  diag(s->diags, site->span, different == 1 ? D_OVERLOAD_ARG_COUNT : D_OVERLOAD_ARG_COUNTS, name,
       format_in(s->session, "%u argument%s", given, given == 1 ? "" : "s"), text_string(&list));
}

static NodeId wrong_count(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                          const CallArgs *args) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, members[0]);
  bool is_maker = row.kind == MEMBER_METHOD && !strcmp(name_text(s->names, row.name), "New");
  const char *name = is_maker ? sema_type_text(s, site->owner) : name_text(s->names, site->name);
  uint32_t unknown = UINT32_MAX, named = 0;
  for (uint32_t i = 0; i < args->count; i++) named += args->items[i].name.index != 0;
  for (uint32_t i = 0; i < args->count; i++)
    if (args->items[i].is_option && param_named(s, &row, args->items[i].name) == UINT32_MAX)
      unknown = i;
  uint32_t dropped = UINT32_MAX;
  for (uint32_t i = 0; i < args->count; i++)
    if (args->items[i].dropped.index) dropped = i;
  uint32_t twice = UINT32_MAX;
  for (uint32_t i = 1; i < args->count; i++)
    for (uint32_t k = 0; k < i && args->items[i].name.index; k++)
      if (args->items[k].name.index == args->items[i].name.index) twice = i;
  if (twice != UINT32_MAX) {
    diag(s->diags, site->span, D_NAMED_TWICE, name_text(s->names, args->items[twice].name));
  } else if (count == 1 && unknown != UINT32_MAX) {
    diag(s->diags, args->items[unknown].written->span, D_NO_SUCH_ARGUMENT, name,
         name_text(s->names, args->items[unknown].name));
  } else if (count == 1 && dropped != UINT32_MAX) {
    diag(s->diags, args->items[dropped].written->span, D_NO_SUCH_ARGUMENT, name,
         name_text(s->names, args->items[dropped].dropped));
    return sema_error_node(s, site->expected, site->span);
  } else if (count == 1 && named) {
    diag(s->diags, site->span, D_UNNAMED_ARG_COUNT, name,
         format_in(s->session, "%u", row.arg_names.count),
         format_in(s->session, "%u", args->count - named), format_in(s->session, "%u", named));
  } else if (count == 1 && !args->count && row.arg_names.count == 1 && !row.optional_mask) {
    Candidate *c = NEW(s->unit, Candidate); /* the argument is () */
    member_instantiate(s, c, members[0], site);
    sema_mismatch(s, site->span, c->params[0], sema_unit(s));
  } else if (count == 1) {
    diag(s->diags, site->span, D_MEMBER_ARG_COUNT, name,
         format_in(s->session, "%u", row.arg_names.count),
         format_in(s->session, "%u", args->count));
  } else {
    report_overload_counts(s, site, name, members, count, args->count);
  }
  for (uint32_t i = 0; i < args->count; i++) {
    TypeId ignored;
    if (!args->items[i].node.index) sema_infer_expr(s, site->scope, args->items[i].value, &ignored);
  }
  return after_error(s, site, row.kind);
}

typedef struct TupleCall {
  const CallSite *site;
  Candidate *c;
} TupleCall;

static NodeId make_tuple_call(Sema *s, void *context, const NodeId *args, uint32_t count) {
  TupleCall *call = context;
  return member_make_call(s, call->c, call->site->object, args, count, call->site->span);
}

/* One value that is the tuple of all arguments: C.M t. */
static NodeId call_with_tuple(Sema *s, const CallSite *site, MemberId member, CallArgs args) {
  Candidate *c = NEW(s->unit, Candidate);
  member_instantiate(s, c, member, site);
  TypeId actual, wanted = type_tuple(s->types, c->params, c->row.arg_names.count, false);
  NodeId node = sema_infer_expr(s, site->scope, args.items[0].written, &actual);
  TypeKind given = type_kind(s->types, type_resolve(s->types, actual));
  if (given != TYPE_TUPLE && given != TYPE_VAR) {
    sema_mismatch(s, site->span, wanted, actual);
    return after_error(s, site, c->row.kind);
  }
  node = sema_fit(s, node, wanted, site->span);
  TupleCall call = {site, c};
  NodeId function = call_tuple_lambda(s, c->params, c->row.arg_names.count, c->result,
                                      make_tuple_call, &call, site->span);
  return sema_apply_nodes(s, function, &node, 1, c->result, site->span);
}

/* Bases between a type and the definition that a member is declared in. */
static uint32_t distance(Sema *s, TypeId owner, TyconId declared) {
  uint32_t count = 0;
  TyconId tycon = owner.index ? type_tycon(s->types, owner) : declared;
  for (; tycon.index && tycon.index != declared.index && count < 64; count++) {
    TypeId base = tycon_row(s->types, tycon)->base;
    tycon = base.index ? type_tycon(s->types, base) : (TyconId){0};
  }
  return count;
}

static bool takes_type_args(Sema *s, const CallSite *site, MemberId member) {
  const MemberRow *row = member_row(s->types, member);
  if (!row->scheme.index) return true;
  return scheme_row(s->types, row->scheme)->params.count ==
         tycon_row(s->types, row->tycon)->params.count + site->type_arg_count;
}

NodeId call_members(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                    CallArgs args) {
  Choice *choices = NEW_ARRAY(s->unit, Choice, 2 * count + 1);
  uint32_t fitting = 0;
  keep_names(s, members, count, &args);
  for (uint32_t i = 0; i < args.count && count == 1; i++)
    if (args.items[i].dropped.index) return wrong_count(s, site, members, count, &args);
  bool some_takes = false; /* M<int>(x): of overloads those with one type parameter */
  for (uint32_t m = 0; m < count && site->type_arg_count; m++)
    some_takes |= takes_type_args(s, site, members[m]);
  for (uint32_t m = 0; m < count; m++) {
    if (some_takes && !takes_type_args(s, site, members[m])) continue;
    for (uint32_t expands = 0; expands < 2; expands++) {
      if (expands && !has_array(member_row(s->types, members[m]))) continue;
      Candidate *c = NEW(s->unit, Candidate);
      uint32_t mark = type_begin_trial(&s->unifier);
      member_instantiate(s, c, members[m], site);
      bool good = arrange(s, c, &args, expands, count == 1);
      type_undo_trial(&s->unifier, mark);
      if (!good) continue;
      c->depth = distance(s, site->owner, c->row.tycon);
      choices[fitting++] = (Choice){.c = c,
                                    .fits = NEW_ARRAY(s->unit, Fit, args.count + 1),
                                    .types = NEW_ARRAY(s->unit, TypeId, args.count + 1)};
    }
  }
  if (!fitting && count == 1 && args.count == 1 && !args.items[0].node.index &&
      member_row(s->types, members[0])->arg_names.count > 1 &&
      !member_row(s->types, members[0])->optional_mask)
    return call_with_tuple(s, site, members[0], args);
  if (!fitting) return wrong_count(s, site, members, count, &args);
  if (fitting > 1) return call_best(s, site, choices, fitting, args);
  Candidate *c = choices[0].c;
  member_instantiate(s, c, c->member, site);
  return call_one(s, site, c, &args);
}

/* ---- methods as values ---- */

NodeId call_tuple_lambda(Sema *s, const TypeId *types, uint32_t count, TypeId result,
                         CallMaker make, void *context, Span span) {
  Types *t = s->types;
  TypeId domain = count == 0   ? sema_unit(s)
                  : count == 1 ? types[0]
                               : type_tuple(t, types, count, false);
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(s->graph, param, domain, span), body;
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  if (count <= 1) {
    body = make(s, context, &use, count);
  } else {
    NodeId *patterns = NEW_ARRAY(s->unit, NodeId, count), *uses = NEW_ARRAY(s->unit, NodeId, count);
    for (uint32_t i = 0; i < count; i++) {
      patterns[i] = psg_new(s->graph, PSG_PATTERN_BINDING, types[i], span);
      psg_node(s->graph, patterns[i])->name = sema_fresh_name(s);
      uses[i] = psg_new_var(s->graph, patterns[i], types[i], span);
      psg_node(s->graph, uses[i])->name = psg_node(s->graph, patterns[i])->name;
    }
    NodeId pattern = psg_new_n(s->graph, PSG_PAT_TUPLE, domain, span, patterns, count);
    NodeId rule =
        psg_new2(s->graph, PSG_MATCH_CASE, result, span, pattern, make(s, context, uses, count));
    body = psg_new2(s->graph, PSG_MATCH, result, span, use, rule);
  }
  NodeId children[] = {param, body};
  return psg_new_n(s->graph, PSG_LAMBDA, type_function(t, domain, result), span, children, 2);
}
