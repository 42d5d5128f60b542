/* infer_app: application.
 *
 * `f a b`, `f(a) b` and `a |> f b` all become one flat Application. Types flow as in F#: what a
 * pipe feeds in is known before
 * the function's other arguments are checked, and so is the expected result.
 */
#include "clef/sema/member.h"
#include "clef/sema/sema.h"

NodeId sema_use_value(Sema *s, NodeId definition, Name name, Span span) {
  const PsgNode row = *psg_node(s->graph, definition);
  IdRun args = {0};
  TypeId type = row.type;
  if (row.kind == PSG_BINDING && row.a)
    type = type_instantiate(&s->unifier, (SchemeId){row.a}, s->level, span, &args);
  NodeId node = psg_new_var(s->graph, definition, type, span);
  psg_node(s->graph, node)->name = name.index ? name : row.name;
  if (args.count) {
    psg_node(s->graph, node)->list = psg_list(s->graph, run_items(s->types, args), args.count);
    sema_add_use_traits(s, scheme_row(s->types, (SchemeId){row.a})->params, args, span);
  }
  return node;
}

static uint32_t function_arity(Types *t, TypeId type) {
  uint32_t count = 0;
  for (type = type_resolve(t, type); type_kind(t, type) == TYPE_FUNCTION;
       type = type_resolve(t, type_arg(t, type, 1)))
    count++;
  return count;
}

/* A reference to an intrinsic that lacks arguments becomes a lambda. */
static NodeId expand_intrinsic(Sema *s, NodeId function, Span span) {
  Types *t = s->types;
  const PsgNode use = *psg_node(s->graph, function);
  const PsgNode declaration = *psg_node(s->graph, (NodeId){use.a});
  uint32_t count = function_arity(t, use.type);
  if (declaration.a)
    count = function_arity(t, scheme_row(t, (SchemeId){declaration.a})->type);
  else
    count = function_arity(t, declaration.type);
  NodeId *params = NEW_ARRAY(s->unit, NodeId, count + 1),
         *args = NEW_ARRAY(s->unit, NodeId, count + 1);
  TypeId type = use.type;
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(t, type);
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, type_arg(t, type, 0), span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    args[i] = psg_new_var(s->graph, params[i], type_arg(t, type, 0), span);
    psg_node(s->graph, args[i])->name = psg_node(s->graph, params[i])->name;
    type = type_arg(t, type, 1);
  }
  NodeId body = psg_new_n(s->graph, PSG_INTRINSIC, type, span, args, count);
  psg_node(s->graph, body)->a = declaration.b;
  psg_node(s->graph, body)->list = use.list;
  if (!count) return body;
  params[count] = body;
  return psg_new_n(s->graph, PSG_LAMBDA, use.type, span, params, count + 1);
}

static bool is_intrinsic(Sema *s, NodeId function) {
  const PsgNode *use = psg_node(s->graph, function);
  return use->kind == PSG_VAR_REF &&
         (psg_node(s->graph, (NodeId){use->a})->flags & NODE_INTRINSIC_DECL);
}

NodeId sema_apply_nodes(Sema *s, NodeId function, const NodeId *args, uint32_t count, TypeId result,
                        Span span) {
  if (is_intrinsic(s, function)) {
    const PsgNode use = *psg_node(s->graph, function);
    const PsgNode declaration = *psg_node(s->graph, (NodeId){use.a});
    uint32_t wanted = function_arity(
        s->types,
        declaration.a ? scheme_row(s->types, (SchemeId){declaration.a})->type : declaration.type);
    if (count == wanted) {
      NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, result, span, args, count);
      psg_node(s->graph, node)->a = declaration.b;
      psg_node(s->graph, node)->list = use.list;
      return node;
    }
    if (count > wanted && wanted) {
      TypeId type = use.type;
      for (uint32_t i = 0; i < wanted; i++)
        type = type_arg(s->types, type_resolve(s->types, type), 1);
      function = sema_apply_nodes(s, function, args, wanted, type, span);
      return sema_apply_nodes(s, function, args + wanted, count - wanted, result, span);
    }
    function = expand_intrinsic(s, function, span);
  }
  if (!count) return function;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  const PsgNode head = *psg_node(s->graph, function);
  if (head.kind == PSG_APPLICATION && !(head.flags & NODE_SYNTHETIC)) {
    /* f(a) then b: one application */
    uint32_t have = head.children.count;
    children = NEW_ARRAY(s->unit, NodeId, have + count);
    memcpy(children, psg_run(s->graph, head.children), have * sizeof(NodeId));
    memcpy(children + have, args, count * sizeof(NodeId));
    return psg_new_n(s->graph, PSG_APPLICATION, result, span, children, have + count);
  }
  children[0] = function;
  memcpy(children + 1, args, count * sizeof(NodeId));
  return psg_new_n(s->graph, PSG_APPLICATION, result, span, children, count + 1);
}

/* An argument may be coerced where the parameter's type is one that values are coerced to. */
static bool takes_coercion(Sema *s, TypeId domain) {
  Types *t = s->types;
  domain = type_resolve(t, domain);
  if (type_kind(t, domain) != TYPE_APP) return false;
  if (type_is_known(t, domain, KNOWN_OBJ) || type_is_known(t, domain, KNOWN_SEQ)) return true;
  uint32_t kind = tycon_row(t, type_tycon(t, domain))->kind;
  return kind == TYCON_CLASS || kind == TYCON_INTERFACE;
}

static Because argument_of(const Sema *s, NodeId function, uint32_t index) {
  const PsgNode *n = psg_node(s->graph, function);
  if (n->kind != PSG_VAR_REF || !n->name.index || (n->flags & NODE_SYNTHETIC)) return (Because){0};
  return (Because){.kind = BECAUSE_ARGUMENT,
                   .origin = psg_node(s->graph, (NodeId){n->a})->span,
                   .name = n->name,
                   .index = index};
}

static NodeId check_arg(Sema *s, const Scope *scope, Syn *arg, TypeId domain, Because because) {
  bool is_function = arg->kind == SYN_LAMBDA || arg->kind == SYN_FUNCTION;
  if (!takes_coercion(s, domain) || is_function || arg->kind == SYN_CONST)
    return sema_check_because(s, scope, arg, domain, because);
  Syn *inner = arg;
  while (inner->kind == SYN_PAREN) inner = inner->items[0];
  if (inner->kind == SYN_LIST || inner->kind == SYN_ARRAY || inner->kind == SYN_COMP ||
      inner->kind == SYN_OBJECT) {
    if (inner->kind == SYN_OBJECT || inner->kind == SYN_COMP)
      return sema_check_because(s, scope, arg, domain, because);
  }
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, arg, &type);
  return sema_fit_arg(s, node, domain, arg->span);
}

/* An application in the making: function, arguments as written, and one more that is already a node (from a pipe). */
typedef struct Call {
  Syn *head;
  VEC(Syn *) args;
  NodeId fed[3]; /* by a pipe */
  Span fed_span[3];
  uint32_t fed_count;
  TypeId type_arg;           /* unbox<t>, enum<t> */
  const TypeId *member_args; /* x.M<t>: of the last member of the path */
  uint32_t member_arg_count;
  Span span;
} Call;

static void collect(Sema *s, Call *call, Syn *e) {
  /* the head of nested adjacent applications: f(x) y is APP(APP(f, x), y) */
  VEC(Syn *) chain = {0};
  while (e->kind == SYN_APP) {
    vec_push(s->unit, &chain, e);
    e = e->items[0];
  }
  call->head = e;
  while (chain.count) {
    Syn *app = vec_pop(&chain);
    for (uint32_t i = 1; i < app->count; i++) vec_push(s->unit, &call->args, app->items[i]);
  }
}

/* Before the arguments are checked: what is expected of the result tells about them. */
static void guess_result(Sema *s, TypeId function, uint32_t count, TypeId expected) {
  Types *t = s->types;
  TypeId result = type_resolve(t, function);
  for (uint32_t i = 0; i < count; i++) {
    if (type_kind(t, result) != TYPE_FUNCTION) return;
    result = type_resolve(t, type_arg(t, result, 1));
  }
  expected = type_resolve(t, expected);
  if (type_kind(t, expected) == TYPE_VAR || type_kind(t, result) == TYPE_VAR ||
      takes_coercion(s, expected))
    return;
  uint32_t mark = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, expected, result))
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
}

/* Feeds what stands left of a pipe: its type meets the parameter that it will be. */
static void fit_fed(Sema *s, Call *call, TypeId function, uint32_t before, NodeId *out) {
  Types *t = s->types;
  TypeId type = type_resolve(t, function);
  for (uint32_t i = 0; i < before && type_kind(t, type) == TYPE_FUNCTION; i++)
    type = type_resolve(t, type_arg(t, type, 1));
  for (uint32_t i = 0; i < call->fed_count; i++) {
    out[i] = call->fed[i];
    if (type_kind(t, type) != TYPE_FUNCTION) continue;
    out[i] = sema_fit_arg(s, call->fed[i], type_arg(t, type, 0), call->fed_span[i]);
    type = type_resolve(t, type_arg(t, type, 1));
  }
}

/* Is parameter `index` of a function of this type a format? */
static bool is_format_param(Types *t, TypeId type, uint32_t index) {
  type = type_resolve(t, type);
  for (; index && type_kind(t, type) == TYPE_FUNCTION; index--)
    type = type_resolve(t, type_arg(t, type, 1));
  return type_kind(t, type) == TYPE_FUNCTION &&
         type_is_known(t, type_arg(t, type, 0), KNOWN_FORMAT);
}

static NodeId finish_call(Sema *s, const Scope *scope, Call *call, NodeId function,
                          TypeId expected) {
  Types *t = s->types;
  uint32_t count = call->args.count, total = count + call->fed_count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, total + 1);
  TypeId type = psg_node(s->graph, function)->type;
  if (!total) {
    NodeId value = is_intrinsic(s, function) ? expand_intrinsic(s, function, call->span) : function;
    return sema_fit(s, sema_flex_function(s, value, expected, call->span), expected, call->span);
  }
  if (count && !call->fed_count && call->args.items[count - 1]->kind == SYN_INTERP &&
      is_format_param(t, type, count - 1)) { /* printfn $"…" is printfn "%s" of the text */
    Syn *interp = call->args.items[count - 1], *format = NEW(s->unit, Syn);
    *format = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_STRING, .span = interp->span, .size = 2};
    format->u.bytes = "%s";
    call->args.items[count - 1] = format;
    call->fed[0] = sema_check_interp(s, scope, interp, type_of(t, KNOWN_STRING));
    call->fed_span[0] = interp->span;
    call->fed_count = 1;
    return finish_call(s, scope, call, function, expected);
  }
  guess_result(s, type, total, expected);
  uint32_t arity = function_arity(t, type);
  bool fed_early = arity >= total, was_open = false;
  TypeId result = type;
  for (uint32_t i = 0; i < arity; i++) result = type_arg(t, type_resolve(t, result), 1);
  bool open_result = type_kind(t, type_resolve(t, result)) == TYPE_VAR; /* as yet */
  if (fed_early) fit_fed(s, call, type, count, nodes + count);
  for (uint32_t i = 0; i < total; i++) {
    type = type_resolve(t, type);
    TypeKind kind = type_kind(t, type);
    Span at = i < count ? call->args.items[i]->span : call->fed_span[i - count];
    was_open = kind == TYPE_VAR || (open_result && i >= arity);
    if (kind == TYPE_VAR) { /* an operator's result may be known by now */
      sema_retry_pending(s);
      kind = type_kind(t, type = type_resolve(t, type));
    }
    if (kind == TYPE_VAR) {
      TypeId domain = sema_new_var(s, at), range = sema_new_var(s, call->span);
      type_unify(&s->unifier, type, type_function(t, domain, range));
      type = type_resolve(t, type);
    } else if (kind != TYPE_FUNCTION) {
      TypeId whole = type_resolve(t, psg_node(s->graph, function)->type);
      if (kind != TYPE_ERROR && was_open) {
        sema_mismatch(s, at, type_function(t, sema_new_var(s, at), sema_new_var(s, at)), type);
      } else if (kind != TYPE_ERROR && i && type_kind(t, whole) == TYPE_FUNCTION &&
                 type_is_known(t, type_arg(t, whole, 0), KNOWN_FORMAT)) {
        sema_mismatch(s, call->span, type_function(t, sema_new_var(s, at), sema_new_var(s, at)),
                      type); /* more arguments than holes */
      } else if (kind != TYPE_ERROR && i >= count) { /* 3 |> 4 */
        TypeId fed = psg_node(s->graph, call->fed[i - count])->type;
        Span part = call->head->span;
        if (count) part = span_join(part, call->args.items[count - 1]->span);
        sema_mismatch(s, part, type_function(t, fed, sema_new_var(s, at)), type);
      } else if (kind != TYPE_ERROR) {
        diag(s->diags, i == 0 ? call->head->span : call->span, D_NOT_A_FUNCTION,
             sema_type_text(s, psg_node(s->graph, function)->type));
      }
      return sema_error_node(s, expected, call->span);
    }
    TypeId domain = type_arg(t, type, 0);
    if (i < count)
      nodes[i] = check_arg(s, scope, call->args.items[i], domain, argument_of(s, function, i));
    else if (!fed_early)
      nodes[i] = sema_fit_arg(s, call->fed[i - count], domain, at);
    type = type_arg(t, type_resolve(t, type), 1);
  }
  NodeId node = sema_apply_nodes(s, function, nodes, total, type, call->span);
  return sema_fit(s, sema_flex_function(s, node, expected, call->span), expected, call->span);
}

/* ---- heads that are not plain values ---- */

/* f of `f = e`. */
static Name list_name(const Syn *item) { return item->items[0]->name; }

/* The arguments of a case or exception constructor: one argument that is a tuple when there are several fields. */
static uint32_t case_args(Sema *s, const Scope *scope, const char *what, Syn *arg,
                          uint32_t first_field, uint32_t count, TypeId owner, NodeId *out) {
  Types *t = s->types;
  Syn *list = arg;
  while (list && list->kind == SYN_PAREN &&
         (list->items[0]->kind == SYN_PAREN || list->items[0]->kind == SYN_TUPLE || count == 1))
    list = list->items[0];
  bool is_tuple = list && list->kind == SYN_TUPLE && count != 1;
  uint32_t given = list ? (is_tuple ? list->count : 1) : 0;
  if (list && list->kind == SYN_CONST && list->sub == SYN_CONST_UNIT && count != 1) given = 0;
  if (given != count) {
    Span at = arg ? arg->span : (Span){0};
    if (given == 1 && count > 1 &&
        arg) { /* one value that is the whole tuple is not taken apart here */
      TypeId actual, *items = NEW_ARRAY(s->unit, TypeId, count);
      for (uint32_t i = 0; i < count; i++)
        items[i] = type_of_field(t, (FieldId){first_field + i}, owner);
      sema_infer_expr(s, scope, arg, &actual);
      sema_mismatch(s, at, type_tuple(t, items, count, false), actual);
    } else {
      diag(s->diags, at, D_CASE_ARG_COUNT, format_in(s->session, "%u", count),
           format_in(s->session, "%u", given));
    }
    return 0;
  }
  for (uint32_t i = 0; i < count; i++) out[i] = (NodeId){0};
  for (uint32_t i = 0; i < count; i++) {
    Syn *item = is_tuple ? list->items[i] : list;
    uint32_t at = i;
    if (item->kind == SYN_INFIX && item->items[0]->kind == SYN_IDENT &&
        !strcmp(name_text(s->names, item->name), "=")) {
      /* field = value, by name */
      for (uint32_t k = 0; k < count; k++) {
        if (field_row(t, (FieldId){first_field + k})->name.index != item->items[0]->name.index)
          continue;
        at = k;
        item = item->items[1];
        break;
      }
      TypeId wanted = type_resolve(t, type_of_field(t, (FieldId){first_field + i}, owner));
      const char *written = name_text(s->names, list_name(is_tuple ? list->items[i] : list));
      bool named = is_tuple ? item != list->items[i] : item != list;
      if (!named && type_kind(t, wanted) != TYPE_VAR && !type_is_known(t, wanted, KNOWN_BOOL)) {
        diag(s->diags, item->items[0]->span, D_CASE_FIELD_UNDEFINED, what, written);
        return 0;
      }
      if (named && out[at].index) {
        diag(s->diags, item->span, D_CASE_FIELD_TWICE, written);
        return 0;
      }
    }
    FieldId field = {first_field + at};
    Because because = {.kind = BECAUSE_FIELD, .origin = field_row(t, field)->span};
    out[at] = check_arg(s, scope, item, type_of_field(t, field, owner), because);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (out[i].index) continue; /* a field named twice, so another is missing */
    diag(s->diags, arg->span, D_CASE_ARG_COUNT, format_in(s->session, "%u", count),
         format_in(s->session, "%u", count - 1));
    return 0;
  }
  return count;
}

static NodeId construct(Sema *s, uint32_t case_or_0, TyconId exception, TypeId type,
                        const NodeId *fields, uint32_t count, Span span) {
  NodeId node =
      psg_new_n(s->graph, case_or_0 ? PSG_UNION_CASE : PSG_NEW_OBJECT, type, span, fields, count);
  psg_node(s->graph, node)->a = case_or_0;
  psg_node(s->graph, node)->b = exception.index;
  return node;
}

typedef struct Construction {
  uint32_t case_or_0;
  TyconId exception;
  TypeId type;
  Span span;
} Construction;

static NodeId construct_in_lambda(Sema *s, void *context, const NodeId *fields, uint32_t count) {
  const Construction *c = context;
  return construct(s, c->case_or_0, c->exception, c->type, fields, count, c->span);
}

/* A constructor without its arguments is a function of them: of one, or of a tuple. */
static NodeId constructor_function(Sema *s, uint32_t case_or_0, TyconId exception,
                                   uint32_t first_field, uint32_t count, TypeId owner, Span span) {
  Types *t = s->types;
  TypeId *types = NEW_ARRAY(s->unit, TypeId, count + 1);
  for (uint32_t i = 0; i < count; i++)
    types[i] = type_of_field(t, (FieldId){first_field + i}, owner);
  Construction c = {case_or_0, exception, case_or_0 ? owner : type_of(t, KNOWN_EXN), span};
  return call_tuple_lambda(s, types, count, c.type, construct_in_lambda, &c, span);
}

/* Is the argument of a case of several fields one value, which must be a tuple of them? */
static bool is_whole_tuple(const Syn *arg, uint32_t count) {
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  return count > 1 && (arg->kind == SYN_APP || arg->kind == SYN_IDENT || arg->kind == SYN_LONG_IDENT ||
                       arg->kind == SYN_DOT || arg->kind == SYN_IF || arg->kind == SYN_MATCH ||
                       arg->kind == SYN_INDEX);
}

static NodeId apply_case(Sema *s, const Scope *scope, CaseId id, Call *call, TypeId expected,
                         Span name_span) {
  Types *t = s->types;
  const CaseRow row = *case_row(t, id);
  if (tycon_row(t, row.tycon)->kind == TYCON_ENUM) {
    NodeId node =
        psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, (uint64_t)row.value),
                        type_app(t, row.tycon, NULL, 0), name_span);
    return sema_fit(s, node, expected, call->span);
  }
  TypeId owner = sema_instantiate_tycon(s, row.tycon, name_span);
  TypeId known = type_resolve(t, expected);
  if (type_tycon(t, known).index == row.tycon.index &&
      (call->args.count + call->fed_count == 1 || !row.field_count))
    type_unify(&s->unifier, owner, known);
  if (!row.field_count) {
    NodeId node = construct(s, id.index, (TyconId){0}, owner, NULL, 0, name_span);
    if (call->args.count || call->fed_count) {
      diag(s->diags, call->span, D_NOT_A_FUNCTION, sema_type_text(s, owner));
      return sema_error_node(s, expected, call->span);
    }
    return sema_fit(s, node, expected, call->span);
  }
  if (call->args.count == 1 && !call->fed_count &&
      !is_whole_tuple(call->args.items[0], row.field_count)) {
    NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count);
    if (case_args(s, scope, name_text(s->names, row.name), call->args.items[0], row.fields,
                  row.field_count, owner, fields) != row.field_count)
      return sema_error_node(s, expected, call->span);
    return sema_fit(
        s, construct(s, id.index, (TyconId){0}, owner, fields, row.field_count, call->span),
        expected, call->span);
  }
  if (!call->args.count && call->fed_count == 1 && row.field_count == 1) {
    NodeId field = sema_fit(s, call->fed[0], type_of_field(t, (FieldId){row.fields}, owner),
                            call->fed_span[0]);
    return sema_fit(s, construct(s, id.index, (TyconId){0}, owner, &field, 1, call->span), expected,
                    call->span);
  }
  NodeId function = constructor_function(s, id.index, (TyconId){0}, row.fields, row.field_count,
                                         owner, name_span);
  return finish_call(s, scope, call, function, expected);
}

static NodeId apply_exception(Sema *s, const Scope *scope, TyconId tycon, Call *call,
                              TypeId expected, Span name_span) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  TypeId owner = type_app(t, tycon, NULL, 0), exn = type_of(t, KNOWN_EXN);
  if (!row.field_count)
    return sema_fit(s, construct(s, 0, tycon, exn, NULL, 0, name_span), expected, call->span);
  if (call->args.count == 1 && !call->fed_count) {
    NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count);
    if (case_args(s, scope, name_text(s->names, row.name), call->args.items[0], row.fields,
                  row.field_count, owner, fields) != row.field_count)
      return sema_error_node(s, expected, call->span);
    return sema_fit(s, construct(s, 0, tycon, exn, fields, row.field_count, call->span), expected,
                    call->span);
  }
  NodeId function =
      constructor_function(s, 0, tycon, row.fields, row.field_count, owner, name_span);
  return finish_call(s, scope, call, function, expected);
}

static NodeId undefined_case(Sema *s, Span span, TypeId expected) {
  diag(s->diags, span, D_ACTIVE_TOO_MANY);
  return sema_error_node(s, expected, span);
}

/* Even, Odd in the body of (|Even|Odd|): cases of Choice; without an argument their payload is unit. A pattern's only
 * case is its argument: Some Int in (|Int|_|) is Some (). */
static NodeId apply_active(Sema *s, const Scope *scope, Found found, Call *call, TypeId expected,
                           Span span) {
  Types *t = s->types;
  uint32_t index = found.extra & 0xff, cases = found.extra >> 8 & 0xff;
  if (cases == 1) {
    if (call->args.count == 1 && !call->fed_count)
      return sema_check_expr(s, scope, call->args.items[0], expected);
    if (!call->args.count && call->fed_count == 1)
      return sema_fit(s, call->fed[0], expected, call->fed_span[0]);
    return sema_fit(s, sema_unit_node(s, span), expected, span);
  }
  Found choice;
  if (cases == 1) { /* a single case is what it is given */
    TypeId type = sema_new_var(s, span);
    NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, type, span);
    psg_node(s->graph, param)->name = sema_fresh_name(s);
    psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
    NodeId use = psg_new_var(s->graph, param, type, span);
    psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
    NodeId function =
        psg_new2(s->graph, PSG_LAMBDA, type_function(t, type, type), span, param, use);
    return finish_call(s, scope, call, function, expected);
  }
  if (!sema_find_entry(s, (ModuleId){1}, SPACE_TYPE, sema_name(s, "Choice"), cases, &choice))
    return undefined_case(s, span, expected);
  TypeId owner = sema_instantiate_tycon(s, (TyconId){choice.target}, span),
         known = type_resolve(t, expected);
  if (type_tycon(t, known).index == choice.target) type_unify(&s->unifier, owner, known);
  CaseId id = {tycon_row(t, (TyconId){choice.target})->cases + index};
  const CaseRow row = *case_row(t, id);
  TypeId payload = type_of_field(t, (FieldId){row.fields}, owner);
  NodeId value;
  if (call->args.count == 1 && !call->fed_count)
    value = sema_check_expr(s, scope, call->args.items[0], payload);
  else if (!call->args.count && call->fed_count == 1)
    value = sema_fit(s, call->fed[0], payload, call->fed_span[0]);
  else {
    value = sema_unit_node(s, span);
    if (!type_unify(&s->unifier, payload, sema_unit(s)))
      sema_mismatch(s, span, payload, sema_unit(s));
  }
  return sema_fit(s, construct(s, id.index, (TyconId){0}, owner, &value, 1, call->span), expected,
                  call->span);
}

static NodeId undefined(Sema *s, const Scope *scope, Syn *path, Call *call, TypeId expected) {
  sema_undefined_value(s, scope, path);
  for (uint32_t i = 0; i < call->args.count; i++) {
    TypeId ignored;
    sema_infer_expr(s, scope, call->args.items[i], &ignored);
  }
  return sema_error_node(s, expected, call->span);
}

/* What is expected of a member that is applied further: where a pipe feeds it, a function of that, which chooses among
 * overloads. */
static TypeId type_of_member(Sema *s, const Call *call) {
  TypeId type = sema_new_var(s, call->span);
  for (uint32_t i = call->fed_count; i-- > 0 && !call->args.count;)
    type = type_function(s->types, psg_node(s->graph, call->fed[i])->type, type);
  return type;
}

/* The rest of a path after a value: members, one after the other; the last takes the first
 * argument if it is a method. */
static NodeId members_of_path(Sema *s, const Scope *scope, NodeId object, Syn *path, uint32_t used,
                              Call *call, TypeId expected) {
  uint32_t count = syn_path_count(path);
  for (uint32_t i = used; i < count; i++) {
    Syn *part = syn_path_part(path, i);
    bool last = i + 1 == count;
    Syn *args = last && call->args.count ? call->args.items[0] : NULL;
    TypeId result = last && call->args.count <= (args ? 1u : 0u) && !call->fed_count ? expected
                    : last ? type_of_member(s, call)
                           : sema_new_var(s, part->span);
    bool took;
    object = sema_call_generic_member(
        s, scope, object, psg_node(s->graph, object)->type, name_at(part), call->member_args,
        last ? call->member_arg_count : 0, args, &took, result, last ? call->span : part->span);
    if (took) call->args.items++, call->args.count--;
  }
  return object;
}

static KnownTycon conversion_target(Sema *s, Name name) {
  static const struct {
    const char *text;
    KnownTycon known;
  } table[] = {{"int", KNOWN_INT},
               {"int32", KNOWN_INT32},
               {"int64", KNOWN_INT64},
               {"int16", KNOWN_INT16},
               {"sbyte", KNOWN_INT8},
               {"int8", KNOWN_INT8},
               {"byte", KNOWN_UINT8},
               {"uint8", KNOWN_UINT8},
               {"uint16", KNOWN_UINT16},
               {"uint32", KNOWN_UINT32},
               {"uint", KNOWN_UINT},
               {"uint64", KNOWN_UINT64},
               {"float", KNOWN_FLOAT},
               {"double", KNOWN_FLOAT},
               {"float32", KNOWN_FLOAT32},
               {"single", KNOWN_FLOAT32},
               {"char", KNOWN_CHAR},
               {"string", KNOWN_STRING},
               {"nativeint", KNOWN_NATIVEINT},
               {"unativeint", KNOWN_UNATIVEINT}};
  const char *text = name_text(s->names, name);
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (!strcmp(text, table[i].text)) return table[i].known;
  return KNOWN_COUNT;
}

/* int, string, abs, box … : functions whose meaning depends on the argument's type. */
static bool is_special(Sema *s, Name name) {
  static const char *const names[] = {"box",  "unbox", "abs",  "nameof",   "hash",  "enum",
                                      "sqrt", "floor", "ceil", "truncate", "round", "sign"};
  if (conversion_target(s, name) != KNOWN_COUNT) return true;
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name_text(s->names, name), names[i])) return i != 4;
  return false;
}

static NodeId special_of_node(Sema *s, Name name, NodeId value, TypeId expected, Span span) {
  Types *t = s->types;
  const char *text = name_text(s->names, name);
  if (s->kind == SOURCE_CLEF && (!strcmp(text, "box") || !strcmp(text, "unbox"))) {
    diag(s->diags, span, D_CLEF_OBJ, text);
    return sema_error_node(s, expected, span);
  }
  KnownTycon target = conversion_target(s, name);
  if (target != KNOWN_COUNT) return sema_make_conversion(s, value, target, span);
  if (!strcmp(text, "box")) return sema_coerce(s, value, type_of(t, KNOWN_OBJ), COERCE_BOX, span);
  if (!strcmp(text, "enum")) { /* the expected type says which */
    value = sema_fit(s, value, type_of(t, KNOWN_INT32), span);
    NodeId node = psg_new1(s->graph, PSG_INTRINSIC, expected, span, value);
    psg_node(s->graph, node)->a = INTRINSIC_CONVERT;
    return node;
  }
  if (!strcmp(text, "unbox")) {
    sema_fit(s, value, type_of(t, KNOWN_OBJ), span);
    return sema_coerce(s, value, expected, COERCE_UNBOX, span);
  }
  TypeId result = !strcmp(text, "sign")   ? type_of(t, KNOWN_INT32)
                  : !strcmp(text, "sqrt") ? sema_new_var(s, span) /* of a measure: its root */
                                          : psg_node(s->graph, value)->type;
  return sema_make_unary(s, value, text, result, span);
}

static NodeId apply_special(Sema *s, const Scope *scope, Syn *ident, Call *call, TypeId expected) {
  Types *t = s->types;
  const char *text = name_text(s->names, ident->name);
  if (!strcmp(text, "nameof") && call->args.count == 1) {
    Syn *arg = call->args.items[0];
    while (arg->kind == SYN_PAREN) arg = arg->items[0];
    const char *name = "";
    if (arg->kind == SYN_TYPE_APP) arg = arg->items[0];
    if (arg->kind == SYN_DOT) arg = arg->items[1];
    if (arg->kind == SYN_IDENT || arg->kind == SYN_LONG_IDENT)
      name = name_text(s->names, syn_path_part(arg, syn_path_count(arg) - 1)->name);
    NodeId node =
        psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, name, strlen(name)),
                        type_of(t, KNOWN_STRING), call->span);
    return sema_fit(s, node, expected, call->span);
  }
  if (call->args.count + call->fed_count >= 1) {
    NodeId value;
    if (call->args.count) {
      TypeId type;
      value = sema_infer_expr(s, scope, call->args.items[0], &type);
      call->args.items++, call->args.count--;
    } else {
      value = call->fed[0];
      call->fed_count--;
      call->fed[0] = call->fed[1], call->fed[1] = call->fed[2];
    }
    bool more = call->args.count || call->fed_count;
    TypeId result = call->type_arg.index ? call->type_arg
                    : more               ? sema_new_var(s, call->span)
                                         : expected;
    NodeId node = special_of_node(s, ident->name, value, result, call->span);
    return more ? finish_call(s, scope, call, node, expected)
                : sema_fit(s, node, expected, call->span);
  }
  /* as a value: a function of one argument */
  TypeId domain = sema_new_var(s, ident->span), known = type_resolve(t, expected);
  TypeId range = call->type_arg.index ? call->type_arg : sema_new_var(s, ident->span);
  if (type_kind(t, known) == TYPE_FUNCTION)
    domain = type_arg(t, known, 0), range = type_arg(t, known, 1);
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, ident->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(s->graph, param, domain, ident->span);
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  NodeId body = special_of_node(s, ident->name, use, range, ident->span);
  NodeId children[] = {param, body};
  NodeId lambda =
      psg_new_n(s->graph, PSG_LAMBDA, type_function(t, domain, psg_node(s->graph, body)->type),
                ident->span, children, 2);
  return sema_fit(s, lambda, expected, ident->span);
}

/* `T.Member` and `T(args)`, where T is a type. */
static bool find_type_prefix(Sema *s, const Scope *scope, Syn *path, uint32_t arity, TyconId *tycon,
                             uint32_t *used) {
  uint32_t count = syn_path_count(path);
  for (uint32_t parts = count; parts >= 1; parts--) {
    Syn prefix = *path;
    prefix.count = parts;
    if (parts == 1) prefix = *syn_path_part(path, 0);
    Found found;
    uint32_t consumed;
    if (!scope_find_path(s, scope, SPACE_TYPE, &prefix, arity, &found, &consumed) ||
        consumed != parts || found.kind != ENTRY_TYPE)
      continue;
    *tycon = (TyconId){found.target};
    *used = parts;
    return true;
  }
  return false;
}

/* T(args), T.M(args), T<a>.M<b>(args): `used` parts of the path name the type, `own_args` are a, `type_args` b; of
 * a path that is only a type the latter are its own. */
static NodeId check_type_head(Sema *s, const Scope *scope, Syn *path, TyconId tycon, uint32_t used,
                              const TypeId *type_args, uint32_t type_arg_count, Call *call,
                              TypeId expected) {
  Types *t = s->types;
  TyconRow row = *tycon_row(t, tycon);
  sema_check_use(s, scope, ENTRY_TYPE, tycon.index, row.name, path->span);
  TypeId owner =
      row.kind == TYCON_ABBREV ? (row.params.count == 0 ? row.target : (TypeId){0}) : (TypeId){0};
  if (type_arg_count && type_arg_count != row.params.count && used == syn_path_count(path))
    diag(s->diags, path->span, D_TYPE_ARG_COUNT, name_text(s->names, row.name),
         format_in(s->session, "%u", row.params.count),
         format_in(s->session, "%u", type_arg_count));
  if (type_arg_count == row.params.count) sema_constrain(s, tycon, type_args, type_arg_count, path->span);
  if (!owner.index)
    owner = type_arg_count == row.params.count && type_arg_count
                ? type_app(t, tycon, type_args, type_arg_count)
                : sema_instantiate_tycon(s, tycon, path->span);
  if (row.kind == TYCON_ABBREV && row.params.count) {
    IdRun args = type_row(t, type_resolve(t, owner))->args;
    if (type_tycon(t, owner).index == tycon.index)
      owner = type_substitute(t, row.target, row.params, (const TypeId *)run_items(t, args));
  }
  uint32_t count = syn_path_count(path);
  if (used == count) {
    NodeId made;
    if (call->args.count) {
      TypeId wanted = type_resolve(t, expected); /* Handler(fun s e -> …) where a Handler<int> is wanted */
      if (type_tycon(t, wanted).index == type_tycon(t, owner).index && type_tycon(t, wanted).index)
        type_unify(&s->unifier, owner, wanted);
      made = sema_construct(s, scope, owner, call->args.items[0], MAKE_CALL, call->span);
      if (type_find_super(t, owner, type_known(t, KNOWN_IDISPOSABLE)).index &&
          s->kind != SOURCE_LIBRARY)
        diag(s->diags, call->span, D_DISPOSABLE_NEW, name_text(s->names, row.name));
      call->args.items++, call->args.count--;
    } else if (call->fed_count == 1 &&
               (made = sema_construct_of_node(s, scope, owner, call->fed[0], call->span)).index) {
      call->fed_count = 0;
    } else { /* a constructor as a function */
      made = sema_constructor_function(s, scope, owner, call->fed_count ? type_error(t) : expected,
                                       1, path->span);
      if (!made.index) {
        diag(s->diags, path->span, D_VALUE_UNDEFINED,
             name_text(s->names, syn_path_part(path, count - 1)->name));
        return sema_error_node(s, expected, call->span);
      }
    }
    return call->args.count || call->fed_count ? finish_call(s, scope, call, made, expected)
                                               : sema_fit(s, made, expected, call->span);
  }
  Name name = syn_path_part(path, used)->name;
  TyconId real = type_tycon(t, owner);
  row = *tycon_row(t, real.index ? real : tycon);
  for (uint32_t c = 0; c < sema_case_count(&row); c++) {
    if (case_row(t, (CaseId){row.cases + c})->name.index != name.index) continue;
    if (used + 1 == count)
      return apply_case(s, scope, (CaseId){row.cases + c}, call, expected, path->span);
    Call alone = {.head = path, .span = path->span}; /* Type.Case.Member */
    NodeId value = apply_case(s, scope, (CaseId){row.cases + c}, &alone, owner, path->span);
    value = members_of_path(s, scope, value, path, used + 1, call, expected);
    return finish_call(s, scope, call, value, expected);
  }
  bool last = used + 1 == count;
  Syn *args = last && call->args.count ? call->args.items[0] : NULL;
  bool done = last && call->args.count <= 1 && !call->fed_count;
  bool took;
  bool for_type = type_arg_count && type_arg_count == row.params.count;
  NodeId node =
      sema_call_generic_member(s, scope, (NodeId){0}, owner, name_at(syn_path_part(path, used)),
                               type_args, last && !for_type ? type_arg_count : 0, args, &took,
                               done ? expected : type_of_member(s, call), call->span);
  if (took) call->args.items++, call->args.count--;
  if (!last) node = members_of_path(s, scope, node, path, used + 1, call, expected);
  return finish_call(s, scope, call, node, expected);
}

/* A variable of type byref<'T> stands for what it points to. */
NodeId sema_follow_byref(Sema *s, NodeId use, Span span) {
  TypeId type = type_resolve(s->types, psg_node(s->graph, use)->type);
  if (type_prim(s->types, type) != PRIM_BYREF || s->kind == SOURCE_LIBRARY) return use;
  TypeId to = type_arg(s->types, type, 0);
  NodeId read = psg_new1(s->graph, PSG_INTRINSIC, to, span, use);
  psg_node(s->graph, read)->a = INTRINSIC_PTR_READ;
  psg_node(s->graph, read)->list = psg_list(s->graph, &to.index, 1);
  return read;
}

static NodeId use_entry(Sema *s, const Scope *scope, Found found, Syn *path, Name name) {
  if (found.kind == ENTRY_FIELD) { /* a let of a class: a field of this */
    NodeId self = psg_new_var(s->graph, scope->this_node,
                              psg_node(s->graph, scope->this_node)->type, path->span);
    psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
    NodeId node =
        psg_new1(s->graph, PSG_FIELD_GET,
                 type_of_field(s->types, (FieldId){found.target}, psg_node(s->graph, self)->type),
                 path->span, self);
    psg_node(s->graph, node)->a = found.target;
    psg_node(s->graph, node)->name = name;
    return node;
  }
  NodeId definition = {found.target};
  NodeId use = sema_use_value(s, definition, name, path->span);
  if (found.extra == 1 &&
      scope->this_node.index) { /* a let function of a class: takes this first */
    NodeId self = psg_new_var(s->graph, scope->this_node,
                              psg_node(s->graph, scope->this_node)->type, path->span);
    psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
    TypeId type = type_resolve(s->types, psg_node(s->graph, use)->type), result = type;
    if (type_kind(s->types, type) == TYPE_FUNCTION) {
      result = type_arg(s->types, type, 1);
      type_unify(&s->unifier, type_arg(s->types, type, 0), psg_node(s->graph, self)->type);
    }
    use = sema_apply_nodes(s, use, &self, 1, result, path->span);
  }
  return sema_follow_byref(s, use, path->span);
}

/* nan, infinity: constants without a numeral */
static NodeId special_constant(Sema *s, Name name, Span span) {
  static const struct {
    const char *text;
    KnownTycon known;
    LiteralKind kind;
    uint64_t bits;
  } table[] = {{"nan", KNOWN_FLOAT, LITERAL_FLOAT64, 0xfff8000000000000u},
               {"infinity", KNOWN_FLOAT, LITERAL_FLOAT64, 0x7ff0000000000000u},
               {"nanf", KNOWN_FLOAT32, LITERAL_FLOAT32, 0xffc00000u},
               {"infinityf", KNOWN_FLOAT32, LITERAL_FLOAT32, 0x7f800000u}};
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (!strcmp(name_text(s->names, name), table[i].text))
      return psg_new_literal(s->graph, psg_literal_int(s->graph, table[i].kind, table[i].bits),
                             type_of(s->types, table[i].known), span);
  return (NodeId){0};
}

/* A static member, or case, of a type that `open type` brought into view. */
static NodeId apply_static(Sema *s, const Scope *scope, Found found, Syn *path,
                           const TypeId *type_args, uint32_t type_arg_count, Call *call,
                           TypeId expected) {
  Types *t = s->types;
  TypeId owner = {found.target};
  Name name = syn_path_part(path, 0)->name;
  const TyconRow row = *tycon_row(t, type_tycon(t, owner));
  bool took, last = syn_path_count(path) == 1;
  for (uint32_t c = 0; last && c < sema_case_count(&row); c++)
    if (case_row(t, (CaseId){row.cases + c})->name.index == name.index)
      return apply_case(s, scope, (CaseId){row.cases + c}, call, expected, path->span);
  Syn *args = last && call->args.count ? call->args.items[0] : NULL;
  bool done = last && call->args.count <= 1 && !call->fed_count;
  NodeId node = sema_call_generic_member(
      s, scope, (NodeId){0}, owner, name_at(syn_path_part(path, 0)), type_args, type_arg_count,
      args, &took, done ? expected : type_of_member(s, call), call->span);
  if (took) call->args.items++, call->args.count--;
  if (!last) node = members_of_path(s, scope, node, path, 1, call, expected);
  return finish_call(s, scope, call, node, expected);
}

/* List.mpa: a type has the name too, but neither case nor static member of that name. */
static bool is_only_a_module(Sema *s, const Scope *scope, Syn *path, TyconId tycon, uint32_t used) {
  ModuleId module;
  MemberId found[1];
  if (used == syn_path_count(path) || !scope_find_module(s, scope, path, used, &module))
    return false;
  Name name = syn_path_part(path, used)->name;
  TypeId type = sema_instantiate_tycon(s, tycon, path->span);
  TyconId real = type_tycon(s->types, type_resolve(s->types, type)); /* of an abbreviation */
  const TyconRow row = *tycon_row(s->types, real.index ? real : tycon);
  for (uint32_t c = 0; c < sema_case_count(&row); c++)
    if (case_row(s->types, (CaseId){row.cases + c})->name.index == name.index) return false;
  return !sema_find_members(s, type, name, true, found, 1);
}

NodeId sema_base_object(Sema *s, const Scope *scope, Span span) {
  TypeId self = psg_node(s->graph, scope->base_node)->type;
  TypeId base = scope->base_type.index ? scope->base_type : type_of(s->types, KNOWN_OBJ);
  NodeId object = psg_new_var(s->graph, scope->base_node, self, span);
  psg_node(s->graph, object)->name = psg_node(s->graph, scope->base_node)->name;
  object = sema_coerce(s, object, base, COERCE_UPCAST, span);
  psg_node(s->graph, object)->flags |= NODE_SYNTHETIC;
  return object;
}

static NodeId check_head(Sema *s, const Scope *scope, Syn *path, Syn *type_syn, Call *call,
                         TypeId expected) {
  Types *t = s->types;
  Found found;
  uint32_t used, count = syn_path_count(path);
  TypeId type_args[16];
  uint32_t type_arg_count = 0;
  Scope here = *scope;
  for (uint32_t i = 1; type_syn && i < type_syn->count && type_arg_count < COUNT_OF(type_args); i++)
    type_args[type_arg_count++] = sema_resolve_type(s, &here, type_syn->items[i]);
  Name first = syn_path_part(path, 0)->name;
  if (syn_path_part(path, 0)->flags & SYN_F_KEYWORD && count > 1 && scope->base_node.index &&
      !strcmp(name_text(s->names, first), "base")) {
    if (!scope->base_type.index) return undefined(s, scope, syn_path_part(path, 0), call, expected);
    NodeId object = sema_base_object(s, scope, path->span);
    object = members_of_path(s, scope, object, path, 1, call, expected);
    return finish_call(s, scope, call, object, expected);
  }
  bool in_view = scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used);
  /* of `State.run`, where State is a case and a type or module: what has a member comes first */
  TyconId owner;
  if (in_view && used == 1 && count > 1 && found.kind != ENTRY_VALUE && found.kind != ENTRY_FIELD &&
      !scope_find_in_modules(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used) &&
      find_type_prefix(s, scope, path, type_arg_count ? type_arg_count : ANY_ARITY, &owner, &used))
    in_view = false;
  /* a local value wins; of a longer path the type wins over a module's value only when the value is not there */
  if (count == 1 && !in_view) {
    NodeId function = sema_operator_function(s, first, expected, path->span);
    if (!function.index) function = special_constant(s, first, path->span);
    if (function.index) return finish_call(s, scope, call, function, expected);
  }
  if (count == 1 && !in_view && is_special(s, first) && !type_syn)
    return apply_special(s, scope, path, call, expected);
  ModuleId core;
  if (count > 1 && !in_view && !type_syn && is_special(s, syn_path_part(path, count - 1)->name) &&
      scope_find_module(s, scope, path, count - 1, &core)) /* Operators.abs */
    return apply_special(s, scope, syn_path_part(path, count - 1), call, expected);
  if (!in_view) {
    TyconId tycon;
    if (find_type_prefix(s, scope, path, type_arg_count, &tycon, &used) ||
        find_type_prefix(s, scope, path, ANY_ARITY, &tycon, &used)) {
      if (is_only_a_module(s, scope, path, tycon, used))
        return undefined(s, scope, path, call, expected);
      return check_type_head(s, scope, path, tycon, used, type_args, type_arg_count, call,
                             expected);
    }
    if (type_arg_count == 1) call->type_arg = type_args[0];
    if (count == 1 && is_special(s, first)) return apply_special(s, scope, path, call, expected);
    return undefined(s, scope, path, call, expected);
  }
  Syn *named = syn_path_part(path, used - 1);
  Span name_span = used == count ? path->span : named->span;
  if (used > 1 && !sema_check_private_modules(s, scope, path, used - 1) && found.kind == ENTRY_VALUE)
    diag(s->diags, path->span, D_VALUE_PRIVATE, name_text(s->names, named->name));
  sema_check_use(
      s, scope, found.kind,
      found.kind == ENTRY_CASE ? case_row(t, (CaseId){found.target})->tycon.index : found.target,
      found.kind == ENTRY_CASE ? tycon_row(t, case_row(t, (CaseId){found.target})->tycon)->name
                               : named->name,
      name_span);
  switch (found.kind) {
  case ENTRY_CASE:
    if (used < count && !case_row(t, (CaseId){found.target})->field_count) { /* Case.Member */
      Call alone = {.head = path, .span = name_span};
      NodeId value = apply_case(s, scope, (CaseId){found.target}, &alone,
                                sema_new_var(s, name_span), name_span);
      value = members_of_path(s, scope, value, path, used, call, expected);
      return finish_call(s, scope, call, value, expected);
    }
    return used == count ? apply_case(s, scope, (CaseId){found.target}, call, expected, name_span)
                         : undefined(s, scope, path, call, expected);
  case ENTRY_EXN:
    return apply_exception(s, scope, (TyconId){found.target}, call, expected, name_span);
  case ENTRY_ACTIVE: return apply_active(s, scope, found, call, expected, name_span);
  case ENTRY_STATIC:
    return apply_static(s, scope, found, path, type_args, type_arg_count, call, expected);
  default: break;
  }
  if (s->kind == SOURCE_CLEF && count == 1 && !strcmp(name_text(s->names, first), "isNull") &&
      psg_node(s->graph, (NodeId){found.target})->flags & NODE_INTRINSIC_DECL) {
    diag(s->diags, path->span, D_CLEF_NULL, "a value");
    return sema_error_node(s, expected, call->span);
  }
  NodeId node = use_entry(s, scope, found, path, named->name);
  PsgNode *use = psg_node(s->graph, node);
  if (used < count) {
    call->member_args = type_args;
    call->member_arg_count = type_arg_count;
  } else if (type_arg_count && use->kind == PSG_VAR_REF) {
    uint32_t *list = psg_run(s->graph, use->list);
    for (uint32_t i = 0; i < type_arg_count && i < use->list.count; i++)
      if (!type_unify(&s->unifier, (TypeId){list[i]}, type_args[i]))
        sema_mismatch(s, type_syn->items[1 + i]->span, (TypeId){list[i]}, type_args[i]);
  }
  if (used < count) {
    if (is_intrinsic(s, node)) node = expand_intrinsic(s, node, path->span);
    node = members_of_path(s, scope, node, path, used, call, expected);
  }
  return finish_call(s, scope, call, node, expected);
}

/* The expression that the call's first arguments make: what stands left of `{ … }`. */
static Syn *builder_of(Sema *s, const Call *call, uint32_t count) {
  if (!count) return call->head;
  Syn *app = NEW(s->unit, Syn);
  *app = (Syn){.kind = SYN_APP,
               .span = span_join(call->head->span, call->args.items[count - 1]->span)};
  app->count = count + 1;
  app->items = NEW_ARRAY(s->unit, Syn *, count + 1);
  app->items[0] = call->head;
  for (uint32_t i = 0; i < count; i++) app->items[i + 1] = call->args.items[i];
  return app;
}

/* T<a, b>, where T is a type: what stands before the dot of a static member. */
static TypeId type_of_head(Sema *s, const Scope *scope, Syn *e) {
  if (e->kind != SYN_TYPE_APP ||
      (e->items[0]->kind != SYN_IDENT && e->items[0]->kind != SYN_LONG_IDENT))
    return (TypeId){0};
  Found found;
  uint32_t used, count = e->count - 1;
  if (!scope_find_path(s, scope, SPACE_TYPE, e->items[0], count, &found, &used) ||
      used != syn_path_count(e->items[0]) || found.kind != ENTRY_TYPE)
    return (TypeId){0};
  TypeId args[16];
  Scope here = *scope;
  for (uint32_t i = 0; i < count && i < COUNT_OF(args); i++)
    args[i] = sema_resolve_type(s, &here, e->items[1 + i]);
  return type_app(s->types, (TyconId){found.target}, args, count);
}

/* The case of that name of a union; none when it has none, or the type is no union. */
static CaseId case_named(Sema *s, TypeId type, Name name) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type_resolve(t, type));
  if (!tycon.index || tycon_row(t, tycon)->kind != TYCON_UNION) return (CaseId){0};
  const TyconRow row = *tycon_row(t, tycon);
  for (uint32_t c = 0; c < sema_case_count(&row); c++)
    if (case_row(t, (CaseId){row.cases + c})->name.index == name.index)
      return (CaseId){row.cases + c};
  return (CaseId){0};
}

static NodeId check_call(Sema *s, const Scope *scope, Call *call, TypeId expected) {
  Syn *head = call->head, *type_syn = NULL;
  if (call->args.count && !call->fed_count) {
    uint32_t last = call->args.count - 1;
    Syn *comp = call->args.items[last];
    if (comp->kind == SYN_COMP && !(comp->count == 1 && comp->items[0]->kind == SYN_RANGE) &&
        (last || head->kind != SYN_IDENT || strcmp(name_text(s->names, head->name), "seq")))
      return sema_check_builder(s, scope, builder_of(s, call, last), comp, expected, call->span);
  }
  if (head->kind == SYN_TYPE_APP) type_syn = head, head = head->items[0];
  if (head->kind == SYN_IDENT || head->kind == SYN_LONG_IDENT) {
    /* seq { … } */
    if (head->kind == SYN_IDENT && call->args.count == 1 && call->args.items[0]->kind == SYN_COMP &&
        !strcmp(name_text(s->names, head->name), "seq"))
      return sema_check_sequence(s, scope, call->args.items[0], expected);
    return check_head(s, scope, head, type_syn, call, expected);
  }
  TypeId static_owner =
      head->kind == SYN_DOT ? type_of_head(s, scope, head->items[0]) : (TypeId){0};
  if (head->kind == SYN_DOT &&
      (call->args.count || call->fed_count || type_syn || head->items[0]->kind == SYN_TYPE_APP)) {
    TypeId type = static_owner;
    NodeId object = {0};
    CaseId chosen = case_named(s, static_owner, head->items[1]->name);
    if (chosen.index && (!call->args.count || (call->args.count == 1 && !call->fed_count))) {
      TypeId whole = sema_new_var(s, call->span);
      bool is_value = call->args.count || !case_row(s->types, chosen)->field_count;
      NodeId value = apply_case(s, scope, chosen, call, is_value ? static_owner : whole, head->span);
      return sema_fit(s, value, expected, call->span);
    }
    if (!static_owner.index) object = sema_dot_object(s, scope, head->items[0], &type);
    Syn *args = call->args.count ? call->args.items[0] : NULL;
    bool done = call->args.count <= 1 && !call->fed_count;
    bool took;
    TypeId type_args[16];
    uint32_t type_arg_count = 0;
    Scope here = *scope;
    for (uint32_t i = 1; type_syn && i < type_syn->count && i <= COUNT_OF(type_args); i++)
      type_args[type_arg_count++] = sema_resolve_type(s, &here, type_syn->items[i]);
    NodeId node = sema_call_generic_member(s, scope, object, type, name_at(head->items[1]),
                                           type_args, type_arg_count, args, &took,
                                           done ? expected : type_of_member(s, call), call->span);
    if (took) call->args.items++, call->args.count--;
    return finish_call(s, scope, call, node, expected);
  }
  TypeId type = sema_new_var(s, head->span);
  Syn *inner = head;
  while (inner->kind == SYN_PAREN) inner = inner->items[0];
  if (call->fed_count && !call->args.count && /* x |> fun y -> …: what is fed is known */
      (inner->kind == SYN_LAMBDA || inner->kind == SYN_FUNCTION || inner->kind == SYN_DOT_LAMBDA))
    for (uint32_t i = call->fed_count; i-- > 0;)
      type = type_function(s->types, psg_node(s->graph, call->fed[i])->type, type);
  NodeId function = sema_check_expr(s, scope, head, type);
  /* (f a) b: its own parentheses make it an application of its own */
  if (psg_node(s->graph, function)->kind == PSG_APPLICATION && head->kind == SYN_PAREN) {
    psg_node(s->graph, function)->flags |= NODE_SYNTHETIC;
  }
  return finish_call(s, scope, call, function, expected);
}

NodeId sema_check_app(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Call call = {.span = e->span};
  if (e->kind == SYN_APP) {
    Syn *of_enum = sema_enum_call(s, e);
    collect(s, &call, of_enum ? of_enum : e);
  } else
    call.head = e;
  return check_call(s, scope, &call, expected);
}

NodeId sema_check_path(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Call call = {.head = e, .span = e->span};
  return check_call(s, scope, &call, expected);
}

/* A variable of its own for the value, bound in `list`; gives its use. */
static NodeId bind_value(Sema *s, NodeList *list, NodeId value, Span span) {
  TypeId type = psg_node(s->graph, value)->type;
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  vec_push(s->unit, list, binding);
  NodeId use = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  return use;
}

/* The operand of ||> or |||>: its items. What is no written tuple is bound to a variable and taken apart. */
static void feed_tuple(Sema *s, const Scope *scope, Syn *operand, Call *call, NodeList *list) {
  Syn *tuple = operand;
  TypeId types[3];
  while (tuple->kind == SYN_PAREN) tuple = tuple->items[0];
  if (tuple->kind == SYN_TUPLE && tuple->count == call->fed_count) {
    for (uint32_t i = 0; i < call->fed_count; i++) {
      call->fed[i] = sema_infer_expr(s, scope, tuple->items[i], &types[i]);
      call->fed_span[i] = tuple->items[i]->span;
    }
    return;
  }
  for (uint32_t i = 0; i < call->fed_count; i++) types[i] = sema_new_var(s, operand->span);
  TypeId whole = type_tuple(s->types, types, call->fed_count, false);
  NodeId use = bind_value(s, list, sema_check_expr(s, scope, operand, whole), operand->span);
  for (uint32_t i = 0; i < call->fed_count; i++) {
    NodeId again = use;
    if (i) {
      again = psg_new_var(s->graph, list->items[0], whole, operand->span);
      psg_node(s->graph, again)->name = psg_node(s->graph, use)->name;
    }
    call->fed[i] = psg_new1(s->graph, PSG_TUPLE_GET, types[i], operand->span, again);
    psg_node(s->graph, call->fed[i])->a = i;
    call->fed_span[i] = operand->span;
  }
}

/* Whether evaluating it shows nothing: it may come before or after anything. */
static bool is_quiet(Syn *e) {
  while (e->kind == SYN_PAREN || e->kind == SYN_TYPE_APP) e = e->items[0];
  return e->kind == SYN_LAMBDA || e->kind == SYN_FUNCTION || e->kind == SYN_CONST ||
         e->kind == SYN_IDENT || e->kind == SYN_LONG_IDENT || e->kind == SYN_DOT_LAMBDA;
}

/* x |> f, (x, y) ||> f …; `count` values are fed. When both sides have effects, the operand comes first. */
NodeId sema_check_pipe(Sema *s, const Scope *scope, Syn *operand, Syn *function, uint32_t count,
                       TypeId expected, Span span) {
  Call call = {.span = span, .fed_count = count};
  NodeList list = {0};
  Syn *inner = function;
  while (inner->kind == SYN_PAREN && inner->items[0]->kind != SYN_LAMBDA) inner = inner->items[0];
  if (count == 1) {
    TypeId type;
    call.fed[0] = sema_infer_expr(s, scope, operand, &type);
    call.fed_span[0] = operand->span;
  } else {
    feed_tuple(s, scope, operand, &call, &list);
  }
  if (inner->kind == SYN_APP)
    collect(s, &call, inner);
  else
    call.head = function;
  if (list.count) {
    vec_push(s->unit, &list, check_call(s, scope, &call, expected));
    return psg_new_n(s->graph, PSG_SEQUENTIAL, expected, span, list.items, list.count);
  }
  bool quiet = is_quiet(call.head);
  if (!call.args.count && quiet) return check_call(s, scope, &call, expected);
  /* the operand is evaluated before the function's own arguments: bound to a variable unless that cannot be seen */
  bool simple = true;
  for (uint32_t i = 0; i < count; i++) {
    PsgKind kind = (PsgKind)psg_node(s->graph, call.fed[i])->kind;
    simple = simple && (kind == PSG_LITERAL || kind == PSG_VAR_REF || kind == PSG_LAMBDA);
  }
  for (uint32_t i = 0; i < call.args.count; i++) quiet = quiet && is_quiet(call.args.items[i]);
  if (simple || quiet) return check_call(s, scope, &call, expected);
  for (uint32_t i = 0; i < count; i++)
    call.fed[i] = bind_value(s, &list, call.fed[i], call.fed_span[i]);
  vec_push(s->unit, &list, check_call(s, scope, &call, expected));
  return psg_new_n(s->graph, PSG_SEQUENTIAL, expected, span, list.items, list.count);
}
