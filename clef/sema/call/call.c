/* call: calls of members.
 *
 * The applicable members are those whose parameters match the arguments (call/args.c). If there is one, it is called and each
 * argument is checked against its parameter. If there are several, call/overload.c chooses. This file also supplies what a call
 * leaves out: optional parameters, defaults, and byrefs at the end, which become results. It reports calls with a number of
 * arguments that no member takes.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/call.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"

/* ---- values of left-out parameters ---- */

NodeId member_optional(Sema *s, TypeId option, NodeId value, Span span) {
  uint32_t outer = sema_begin_made(s, "optional argument");
  NodeId node = psg_new_n(s->graph, PSG_UNION_CASE, option, span, &value, value.index ? 1 : 0);
  psg_union_case(s->graph, node)->id.index =
      tycon_row(s->types, type_tycon(s->types, option))->cases + (value.index ? 1 : 0);
  sema_end_made(s, outer);
  return node;
}

/* Is it a delegate, passed where the library takes a function? .NET takes a delegate there. */
static bool names_delegate(Sema *s, const CallSite *site, const Candidate *c, Syn *value) {
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  Found found;
  uint32_t used;
  return value && value->kind == SYN_IDENT && !sema_is_own_text(s, c->row.span) &&
         scope_find_path(s, site->scope, SPACE_VALUE, value, ANY_ARITY, &found, &used) &&
         found.kind == ENTRY_VALUE &&
         delegate_is(s, psg_node(s->graph, (NodeId){found.target})->type);
}

/* The delegate type that `D(f)`, `D<a>(f)` or `new D(f)` constructs; none for other expressions. */
static TyconId made_delegate(Sema *s, const CallSite *site, const Candidate *c, Syn *value) {
  TyconId none = {0};
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  if (!value || (value->kind != SYN_APP && value->kind != SYN_NEW) ||
      sema_is_own_text(s, c->row.span))
    return none;
  Syn *head = value->items[0];
  uint32_t used,
      arity = head->kind == SYN_TYPE_APP || head->kind == SYN_TYPE_NAME ? head->count - 1 : 0;
  if (head->kind == SYN_TYPE_APP || head->kind == SYN_TYPE_NAME) head = head->items[0];
  Found found;
  if ((head->kind != SYN_IDENT && head->kind != SYN_LONG_IDENT) ||
      (value->kind == SYN_APP &&
       scope_find_path(s, site->scope, SPACE_VALUE, head, ANY_ARITY, &found, &used) &&
       found.kind == ENTRY_VALUE) ||
      !scope_find_path(s, site->scope, SPACE_TYPE, head, arity ? arity : ANY_ARITY, &found, &used) ||
      used != syn_path_count(head) || found.kind != ENTRY_TYPE ||
      tycon_row(s->types, (TyconId){found.target})->kind != TYCON_DELEGATE)
    return none;
  return (TyconId){found.target};
}

static NodeId as_function(Sema *s, NodeId node, Span span) {
  uint32_t arity;
  TypeId function = delegate_function(s, psg_node(s->graph, node)->type, &arity);
  return sema_coerce(s, node, function, COERCE_DELEGATE, span);
}

static NodeId fit_value(Sema *s, const CallSite *site, const Candidate *c, const CallArg *arg,
                        const Expect *expect) {
  TypeId param = expect->type;
  bool is_function = type_kind(s->types, type_resolve(s->types, param)) == TYPE_FUNCTION;
  if (!arg->node.index && is_function && names_delegate(s, site, c, arg->value)) {
    TypeId type;
    NodeId node = sema_infer_expr(s, site->scope, arg->value, &type);
    return sema_fit_expected(s, as_function(s, node, arg->value->span), expect, arg->value->span);
  }
  TyconId delegate = {0};
  if (!arg->node.index && is_function) delegate = made_delegate(s, site, c, arg->value);
  if (delegate.index) {
    Span at = arg->value->span;
    uint32_t arity;
    TypeId made = sema_instantiate_tycon(s, delegate, at);
    Trial trial = type_begin_trial(&s->unifier);
    bool fits = type_unify(&s->unifier, delegate_function(s, made, &arity), param);
    if (fits)
      type_keep_trial(&s->unifier);
    else
      type_undo_trial(&s->unifier, trial);
    NodeId node = sema_check_expr(s, site->scope, arg->value, made);
    return sema_fit_expected(s, as_function(s, node, at), expect, at);
  }
  if (!arg->node.index) return call_check_arg(s, site->scope, arg->value, expect);
  Span span = arg->value ? arg->value->span : site->span;
  TypeId type = type_resolve(s->types, psg_node(s->graph, arg->node)->type);
  TypeKind kind = type_kind(s->types, type);
  if (type_is_known(s->types, param, KNOWN_OBJ) && call_is_written(s, type))
    return sema_coerce(s, arg->node, param, COERCE_BOX, span);
  if (delegate_is(s, param) && kind == TYPE_FUNCTION)
    return delegate_of_node(s, param, arg->node, span);
  if (is_function && delegate_is(s, type) && !sema_is_own_text(s, c->row.span))
    return sema_fit_expected(s, as_function(s, arg->node, span), expect, span);
  NodeId place = call_place_in_cell(s, arg->node, param, span);
  if (place.index) return place;
  return sema_fit_arg(s, arg->node, expect, span);
}

static NodeId fit_arg(Sema *s, const CallSite *site, const Candidate *c, const CallArg *arg,
                      TypeId param) {
  Syn *value = arg->value;
  if (!arg->node.index)
    while (value && value->kind == SYN_PAREN) value = value->items[0];
  Because because = {.kind = BECAUSE_MEMBER, .at = value ? value->span : site->span};
  return fit_value(s, site, c, arg, &(Expect){.type = param, .because = &because});
}

/* The result type determines argument types when there is no coercion. */
static void use_expected(Sema *s, const CallSite *site, const Candidate *c) {
  Types *t = s->types;
  TypeId known = type_resolve(t, site->expect->type), result = type_resolve(t, c->result);
  if (!known.index || type_kind(t, known) == TYPE_VAR || type_kind(t, result) == TYPE_VAR) return;
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, known, result))
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, trial);
}

static NodeId pack_tuple(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  Types *t = s->types;
  uint32_t count = args->count - c->packed;
  NodeId *items = NEW_ARRAY(s->unit, NodeId, count);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, count);
  TypeId param = type_resolve(t, c->params[c->packed]);
  for (uint32_t i = 0; i < count; i++) {
    const CallArg *arg = &args->items[c->packed + i];
    types[i] = type_kind(t, param) == TYPE_TUPLE && i < type_row(t, param)->args.count
                   ? type_arg(t, param, i)
                   : sema_new_var(s, site->span);
    items[i] = arg->node.index ? sema_fit(s, arg->node, types[i], arg->written->span)
                               : sema_check_expr(s, site->scope, arg->written, types[i]);
  }
  NodeId tuple = psg_new_n(s->graph, PSG_TUPLE_EXPR, type_tuple(t, types, count, false), site->span,
                           items, count);
  return sema_fit(s, tuple, c->params[c->packed], site->span);
}

/* The line or the file of the call. */
static NodeId caller_place(Sema *s, const CallSite *site, CallerInfo caller, TypeId type) {
  Sources *sources = s->graph->sources;
  Syn *made = NEW(s->unit, Syn);
  *made = (Syn){.kind = SYN_CONST, .span = site->span};
  if (caller == CALLER_LINE) {
    made->sub = SYN_CONST_I32;
    made->u.bits = source_line_column(sources, site->span.file, site->span.start).line;
  } else {
    made->sub = SYN_CONST_STRING;
    made->u.bytes = source_full_path(sources, s->unit, site->span.file);
    made->size = (uint32_t)strlen(made->u.bytes);
  }
  return sema_check_expr(s, site->scope, made, type);
}

static NodeId value_of_default(Sema *s, const CallSite *site, const DefaultArg *arg, TypeId type,
                               bool is_optional) {
  if (arg->caller) {
    TypeId part = is_optional ? type_arg(s->types, type_resolve(s->types, type), 0) : type;
    NodeId place = caller_place(s, site, arg->caller, part);
    return is_optional ? member_optional(s, type, place, site->span) : place;
  }
  if (arg->value) return sema_check_expr(s, site->scope, arg->value, type);
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, site->span, NULL, 0);
  psg_intrinsic(s->graph, node)->id = INTRINSIC_DEFAULT_OF;
  psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
  return node;
}

static NodeId default_value(Sema *s, const CallSite *site, const DefaultArg *arg, TypeId type,
                            bool is_optional) {
  uint32_t outer = sema_begin_made(s, "optional argument");
  NodeId node = value_of_default(s, site, arg, type, is_optional);
  sema_end_made(s, outer);
  return node;
}

/* Makes a variable for a byref parameter that the call leaves out: the value that the callee stores is a result. */
static NodeId out_variable(Sema *s, TypeId byref, Span span, NodeId *address) {
  TypeId type = type_arg(s->types, type_resolve(s->types, byref), 0);
  uint32_t outer = sema_begin_made(s, "out argument");
  NodeId value = psg_new_n(s->graph, PSG_INTRINSIC, type, span, NULL, 0);
  psg_intrinsic(s->graph, value)->id = INTRINSIC_BLANK_OF;
  psg_intrinsic(s->graph, value)->types = psg_list(s->graph, &type.index, 1);
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC | NODE_MUTABLE;
  NodeId use = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  *address = psg_new1(s->graph, PSG_ADDRESS_OF, byref, span, use);
  sema_end_made(s, outer);
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
  uint32_t outer = sema_begin_made(s, "out argument");
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
  NodeId node = psg_new_n(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, result)->type, span,
                          all.items, all.count);
  sema_end_made(s, outer);
  return node;
}

/* Makes the call of the only candidate, whose arguments have their parameters. */
NodeId call_one(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  uint32_t wanted = c->row.arg_names.count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, wanted + 2);
  NodeList rest = {0}, outs = {0};
  if (!c->outs) use_expected(s, site, c);
  if (c->packs) {
    if (c->packed) nodes[0] = fit_arg(s, site, c, &args->items[0], c->params[0]);
    nodes[c->packed] = pack_tuple(s, site, c, args);
    return member_make_call(s, c, site->object, nodes, c->packed + 1, site->span);
  }
  /* lambdas after the others, which have determined type parameters by then */
  for (uint32_t round = 0; round < 2; round++) {
    for (uint32_t i = 0; i < args->count; i++) {
      const CallArg *arg = &args->items[i];
      uint32_t at = c->target[i];
      if (c->expands && at + 1 == wanted) continue;
      if (call_is_lambda(arg->value) != (round == 1)) continue;
      if (arg->name.index)
        sema_note_use(s, (NameUse){.span = arg->written->items[0]->span,
                                   .kind = USE_PARAM,
                                   .id = c->member.index,
                                   .param = arg->name});
      NodeId node = fit_arg(s, site, c, arg, call_param_type(s, c, arg, at));
      nodes[at] = call_is_optional(&c->row, at) && !arg->is_option
                      ? member_optional(s, c->params[at], node, site->span)
                      : node;
    }
  }
  for (uint32_t i = 0; c->expands && i < args->count; i++)
    if (c->target[i] + 1 == wanted)
      vec_push(
          s->unit, &rest,
          fit_arg(s, site, c, &args->items[i], call_param_type(s, c, &args->items[i], wanted - 1)));
  if (c->expands)
    nodes[wanted - 1] = psg_new_n(s->graph, PSG_ARRAY_EXPR, c->params[wanted - 1], site->span,
                                  rest.items, rest.count);
  for (uint32_t i = 0; i < wanted; i++) {
    if (nodes[i].index) continue;
    if (call_default_arg(s, c->member, i)) {
      nodes[i] = default_value(s, site, call_default_arg(s, c->member, i), c->params[i],
                               call_is_optional(&c->row, i));
    } else if (call_is_optional(&c->row, i)) {
      nodes[i] = member_optional(s, c->params[i], (NodeId){0}, site->span);
    } else if (c->outs) {
      vec_push(s->unit, &outs, out_variable(s, c->params[i], site->span, &nodes[i]));
    } else { /* M() of a parameter that is unit */
      nodes[i] = sema_fit(s, sema_unit_node(s, site->span), c->params[i], site->span);
    }
  }
  NodeId call = member_make_call(s, c, site->object, nodes, wanted, site->span);
  return outs.count ? with_outs(s, call, &outs, site->span) : call;
}

NodeId call_of_outs(Sema *s, Candidate *c, NodeId object, const NodeId *given, uint32_t count,
                    Span span) {
  uint32_t all = c->row.arg_names.count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, all);
  NodeList outs = {0};
  for (uint32_t i = 0; i < all; i++)
    if (i < count)
      nodes[i] = given[i];
    else
      vec_push(s->unit, &outs, out_variable(s, c->params[i], span, &nodes[i]));
  return with_outs(s, member_make_call(s, c, object, nodes, all, span), &outs, span);
}

TypeId call_outs_result(Sema *s, const Candidate *c, uint32_t count) {
  uint32_t all = c->row.arg_names.count, n = 0;
  TypeId *types = NEW_ARRAY(s->unit, TypeId, all + 1);
  if (!type_is_known(s->types, c->result, KNOWN_UNIT)) types[n++] = c->result;
  for (uint32_t i = count; i < all; i++)
    types[n++] = type_arg(s->types, type_resolve(s->types, c->params[i]), 0);
  return n == 1 ? types[0] : type_tuple(s->types, types, n, false);
}

/* ---- wrong numbers of arguments ---- */

/* The type that the constructor would have made, for the error node. */
static NodeId after_error(Sema *s, const CallSite *site, uint32_t kind) {
  if (kind == MEMBER_CONSTRUCTOR)
    return psg_new(s->graph, PSG_ERROR, site->expect->type, site->span);
  return sema_error_node(s, site->expect->type, site->span);
}

void call_report_counts(Sema *s, const CallSite *site, const char *name, const MemberId *members,
                        uint32_t count, uint32_t given, uint32_t object) {
  uint64_t taken = 0;
  uint32_t different = 0, most = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t params = member_row(s->types, members[i])->arg_names.count - object;
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
    if (args->items[i].is_option && call_param_named(s, &row, args->items[i].name) == UINT32_MAX)
      unknown = i;
  uint32_t dropped = UINT32_MAX;
  for (uint32_t i = 0; i < args->count; i++)
    if (args->items[i].dropped.index) dropped = i;
  uint32_t twice = UINT32_MAX;
  for (uint32_t i = 1; i < args->count; i++)
    for (uint32_t k = 0; k < i && args->items[i].name.index; k++)
      if (args->items[k].name.index == args->items[i].name.index) twice = i;
  uint32_t object = args->count && !args->items[0].written; /* of an extension: not counted */
  if (twice != UINT32_MAX) {
    diag(s->diags, site->span, D_NAMED_TWICE, name_text(s->names, args->items[twice].name));
  } else if (count == 1 && unknown != UINT32_MAX) {
    diag(s->diags, args->items[unknown].written->span, D_NO_SUCH_ARGUMENT, name,
         name_text(s->names, args->items[unknown].name));
  } else if (count == 1 && dropped != UINT32_MAX) {
    diag(s->diags, args->items[dropped].written->span, D_NO_SUCH_ARGUMENT, name,
         name_text(s->names, args->items[dropped].dropped));
    return sema_error_node(s, site->expect->type, site->span);
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
         format_in(s->session, "%u", row.arg_names.count - object),
         format_in(s->session, "%u", args->count - object));
  } else {
    call_report_counts(s, site, name, members, count, args->count - object, object);
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

/* Is the argument one value that is the tuple of all arguments (`C.M t`)? */
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
  node = sema_fit_arg(s, node, EXPECT(wanted), site->span);
  TupleCall call = {site, c};
  NodeId function = call_tuple_lambda(s, c->params, c->row.arg_names.count, c->result,
                                      make_tuple_call, &call, site->span);
  return sema_apply_nodes(s, function, &node, 1, c->result, site->span);
}

/* The number of bases between a type and the definition that declares the member. */
static uint32_t distance(Sema *s, TypeId owner, TyconId declared) {
  uint32_t count = 0;
  TyconId tycon = owner.index ? type_tycon(s->types, owner) : declared;
  for (; tycon.index && tycon.index != declared.index; count++) {
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

bool call_takes_count(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                      const CallArgs *args) {
  for (uint32_t m = 0; m < count; m++) {
    const MemberRow row = *member_row(s->types, members[m]);
    if (row.kind != MEMBER_METHOD || row.flags & MEMBER_CURRIED) return true;
    if (args->count == 1 && row.arg_names.count > 1) return true; /* it may be a tuple */
    for (uint32_t expands = 0; expands <= call_has_array(&row); expands++) {
      Candidate *c = NEW(s->unit, Candidate);
      Trial trial = type_begin_trial(&s->unifier);
      member_instantiate(s, c, members[m], site);
      bool good = call_arrange(s, c, args, expands, count == 1);
      TypeKind packed =
          c->packs ? type_kind(s->types, type_resolve(s->types, c->params[c->packed])) : TYPE_VAR;
      type_undo_trial(&s->unifier, trial);
      if (good && (packed == TYPE_VAR || packed == TYPE_TUPLE)) return true;
    }
  }
  return false;
}

NodeId call_members(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                    CallArgs args) {
  Choice *choices = NEW_ARRAY(s->unit, Choice, 2 * count + 1);
  uint32_t fitting = 0;
  call_keep_names(s, members, count, &args);
  for (uint32_t i = 0; i < args.count && count == 1; i++)
    if (args.items[i].dropped.index) return wrong_count(s, site, members, count, &args);
  bool some_takes = false; /* M<int>(x): of overloads those with one type parameter */
  for (uint32_t m = 0; m < count && site->type_arg_count; m++)
    some_takes |= takes_type_args(s, site, members[m]);
  for (uint32_t m = 0; m < count; m++) {
    if (some_takes && !takes_type_args(s, site, members[m])) continue;
    for (uint32_t expands = 0; expands < 2; expands++) {
      if (expands && !call_has_array(member_row(s->types, members[m]))) continue;
      Candidate *c = NEW(s->unit, Candidate);
      Trial trial = type_begin_trial(&s->unifier);
      member_instantiate(s, c, members[m], site);
      bool good = call_arrange(s, c, &args, expands, count == 1);
      type_undo_trial(&s->unifier, trial);
      if (!good) continue;
      c->depth = distance(s, site->owner, c->row.tycon);
      choices[fitting++] = (Choice){.c = c,
                                    .fits = NEW_ARRAY(s->unit, Fit, args.count + 1),
                                    .types = NEW_ARRAY(s->unit, TypeId, args.count + 1),
                                    .is_open = NEW_ARRAY(s->unit, bool, args.count + 1)};
    }
  }
  if (!fitting && count == 1 && args.count == 1 && !args.items[0].node.index &&
      member_row(s->types, members[0])->arg_names.count > 1 &&
      !member_row(s->types, members[0])->optional_mask)
    return call_with_tuple(s, site, members[0], args);
  if (!fitting) return wrong_count(s, site, members, count, &args);
  if (fitting > 1) return call_best_of(s, site, choices, fitting, args);
  Candidate *c = choices[0].c;
  member_instantiate(s, c, c->member, site);
  return call_one(s, site, c, &args);
}
