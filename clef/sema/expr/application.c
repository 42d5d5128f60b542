/* application: functions applied to arguments.
 *
 * `f a b`, `f(a) b` and `a |> f b` all become one flat Application. Types flow as in F#: the operand of a pipe and the expected
 * result are known before the function's other arguments are checked.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/apply.h"
#include "clef/sema/expr/expr.h"

static Because argument_of(const Sema *s, NodeId function, uint32_t index) {
  const PsgNode *n = psg_node(s->graph, function);
  if (n->kind != PSG_VAR_REF || !n->name.index || (n->flags & NODE_SYNTHETIC)) return (Because){0};
  return (Because){.kind = BECAUSE_ARGUMENT,
                   .origin = psg_node(s->graph, psg_var_ref_of(n)->definition)->span,
                   .name = n->name,
                   .index = index};
}

/* A variable where a tuple is expected: the parts of its value are coerced as arguments are. */
static bool is_flexible_variable(Sema *s, const Syn *arg, TypeId domain) {
  TypeId wanted = type_resolve(s->types, domain);
  if ((arg->kind != SYN_IDENT && arg->kind != SYN_LONG_IDENT) ||
      type_kind(s->types, wanted) != TYPE_TUPLE)
    return false;
  for (uint32_t i = 0; i < type_row(s->types, wanted)->args.count; i++)
    if (sema_has_subtypes(s, type_resolve(s->types, type_arg(s->types, wanted, i)))) return true;
  return false;
}

/* A written tuple where a tuple with objects in it is expected. */
static bool has_flexible_element(Sema *s, const Syn *arg, TypeId domain) {
  TypeId wanted = type_resolve(s->types, domain);
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  if (arg->kind != SYN_TUPLE || arg->flags & SYN_F_STRUCT ||
      type_kind(s->types, wanted) != TYPE_TUPLE ||
      type_row(s->types, wanted)->flags & TYPE_FLAG_STRUCT ||
      type_row(s->types, wanted)->args.count != arg->count)
    return false;
  for (uint32_t i = 0; i < arg->count; i++)
    if (type_is_known(s->types, type_arg(s->types, wanted, i), KNOWN_OBJ)) return true;
  return false;
}

/* Each element of a written tuple is an argument. */
static NodeId check_elements(Sema *s, const Scope *scope, Syn *arg, TypeId domain,
                             Because because) {
  Types *t = s->types;
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  TypeId wanted = type_resolve(t, domain);
  NodeId *nodes = NEW_ARRAY(s->scratch, NodeId, arg->count);
  for (uint32_t i = 0; i < arg->count; i++)
    nodes[i] = sema_check_arg(s, scope, arg->items[i], type_arg(t, wanted, i), because);
  return psg_new_n(s->graph, PSG_TUPLE_EXPR, wanted, arg->span, nodes, arg->count);
}

NodeId sema_check_arg(Sema *s, const Scope *scope, Syn *arg, TypeId domain, Because because) {
  if (has_flexible_element(s, arg, domain)) return check_elements(s, scope, arg, domain, because);
  bool is_function = arg->kind == SYN_LAMBDA || arg->kind == SYN_FUNCTION;
  if (is_flexible_variable(s, arg, domain)) {
    TypeId type;
    NodeId node = sema_infer_expr(s, scope, arg, &type);
    because.at = arg->span;
    return sema_fit_arg(s, node, &(Expect){.type = domain, .because = &because}, arg->span);
  }
  if (!sema_takes_coercion(s, domain) || is_function || arg->kind == SYN_CONST)
    return sema_check_because(s, scope, arg, domain, because);
  Syn *inner = arg;
  while (inner->kind == SYN_PAREN) inner = inner->items[0];
  if (inner->kind == SYN_LIST || inner->kind == SYN_ARRAY || inner->kind == SYN_COMP ||
      inner->kind == SYN_OBJECT) {
    TypeId wanted = type_resolve(s->types, domain);
    bool elements_known = /* each of them may be coerced */
        type_is_known(s->types, wanted, KNOWN_SEQ) &&
        type_kind(s->types, type_resolve(s->types, type_arg(s->types, wanted, 0))) == TYPE_APP;
    if (inner->kind == SYN_OBJECT || inner->kind == SYN_COMP || elements_known)
      return sema_check_because(s, scope, arg, domain, because);
  }
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, arg, &type);
  return sema_fit_arg(s, node, EXPECT(domain), arg->span);
}

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

/* A function of a sequence where one of a type that is a sequence is expected (regex.Matches >> Seq.map _.Value): their
 * elements. */
static void guess_element(Sema *s, TypeId result, TypeId expected) {
  Types *t = s->types;
  if (type_kind(t, result) != TYPE_FUNCTION || type_kind(t, expected) != TYPE_FUNCTION) return;
  TypeId to = type_resolve(t, type_arg(t, result, 0)),
         from = type_resolve(t, type_arg(t, expected, 0));
  if (type_kind(t, from) != TYPE_APP || !type_is_known(t, to, KNOWN_SEQ)) return;
  bool known;
  TypeId element = sema_element_of(s, from, &known);
  Trial trial = type_begin_trial(&s->unifier);
  if (known && type_unify(&s->unifier, type_arg(t, to, 0), element))
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, trial);
}

/* Before the arguments are checked: the expected result type determines parts of their types. */
static void guess_result(Sema *s, TypeId function, uint32_t count, TypeId expected) {
  Types *t = s->types;
  TypeId result = type_resolve(t, function);
  for (uint32_t i = 0; i < count; i++) {
    if (type_kind(t, result) != TYPE_FUNCTION) return;
    result = type_resolve(t, type_arg(t, result, 1));
  }
  expected = type_resolve(t, expected);
  if (type_kind(t, expected) == TYPE_VAR || sema_takes_coercion(s, expected) ||
      (type_kind(t, result) == TYPE_VAR && type_kind(t, expected) != TYPE_APP))
    return;
  while (type_kind(t, expected) == TYPE_FUNCTION && type_kind(t, result) == TYPE_FUNCTION &&
         type_kind(t, type_resolve(t, type_arg(t, expected, 0))) == TYPE_VAR &&
         sema_takes_coercion(
             s, type_arg(t, result, 0))) { /* it will be flexible: sema_flex_function */
    expected = type_resolve(t, type_arg(t, expected, 1));
    result = type_resolve(t, type_arg(t, result, 1));
  }
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, expected, result)) {
    type_keep_trial(&s->unifier);
  } else {
    type_undo_trial(&s->unifier, trial);
    guess_element(s, result, expected);
  }
}

/* Unifies the type of the left operand of a pipe with that of its parameter. */
static void fit_fed(Sema *s, Call *call, TypeId function, uint32_t before, NodeId *out) {
  Types *t = s->types;
  TypeId type = type_resolve(t, function);
  for (uint32_t i = 0; i < before && type_kind(t, type) == TYPE_FUNCTION; i++)
    type = type_resolve(t, type_arg(t, type, 1));
  for (uint32_t i = 0; i < call->fed_count; i++) {
    out[i] = call->fed[i];
    if (type_kind(t, type) != TYPE_FUNCTION) continue;
    out[i] = sema_fit_arg(s, call->fed[i], EXPECT(type_arg(t, type, 0)), call->fed_span[i]);
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

/* printfn "%d" f 3: more arguments than holes. */
static void report_format_args(Sema *s, const Call *call, uint32_t wanted, uint32_t given) {
  Span at = call->args.count ? call->args.items[0]->span : call->span;
  diag(s->diags, at, D_FORMAT_ARG_COUNT, format_in(s->session, "%u", wanted),
       wanted == 1 ? "" : "s", format_in(s->session, "%u", given));
  if (wanted) diag_hint(s->diags, "write a call that is an argument in parentheses: (f x)");
}

static bool is_word(const char *name) {
  return *name != '.' && (*name | 32) >= 'a' && (*name | 32) <= 'z';
}

/* What is likely meant by one argument too many. */
static void hint_args(Sema *s, const Call *call) {
  const Syn *last = call->args.items[call->args.count - 1];
  if (sema_begins_with_minus(s, last))
    diag_hint(s->diags, "write a difference with spaces on both sides: a - b");
  else
    diag_hint(s->diags, "write a call that is an argument in parentheses: (f x)");
}

/* The same for a function whose result type was open, so that only its use shows that it is a function. */
static bool report_args_of_open(Sema *s, const Call *call, NodeId function, uint32_t arity,
                                Span at) {
  const PsgNode head = *psg_node(s->graph, function);
  if (head.kind != PSG_VAR_REF || !head.name.index || head.flags & NODE_SYNTHETIC || !arity ||
      call->fed_count || call->args.count <= arity || !is_word(name_text(s->names, head.name)))
    return false;
  diag(s->diags, at, D_TOO_MANY_GIVEN, name_text(s->names, head.name),
       format_in(s->session, "%u argument%s", arity, arity == 1 ? "" : "s"),
       format_in(s->session, "%u", call->args.count));
  hint_args(s, call);
  sema_label_definition(s, psg_node(s->graph, psg_var_ref_of(&head)->definition)->span, head.name);
  return true;
}

/* Reports `f 1 2` where f takes one argument. The message is about the whole call, before its arguments are checked. */
static bool has_too_many_args(Sema *s, const Call *call, NodeId function, uint32_t arity,
                              TypeId result) {
  Types *t = s->types;
  uint32_t count = call->args.count;
  const PsgNode head = *psg_node(s->graph, function);
  result = type_resolve(t, result);
  TypeKind kind = type_kind(t, result);
  if (!arity || call->fed_count || count <= arity || head.kind != PSG_VAR_REF || !head.name.index ||
      head.flags & NODE_SYNTHETIC ||
      (kind != TYPE_APP && kind != TYPE_TUPLE && kind != TYPE_ANON_RECORD) ||
      is_format_param(t, head.type, 0) || is_format_param(t, head.type, arity - 1))
    return false;
  TypeId last = type_resolve(t, head.type);
  for (uint32_t i = 1; i < arity; i++) last = type_resolve(t, type_arg(t, last, 1));
  last = type_resolve(t, type_arg(t, last, 0));
  bool is_tuple = type_kind(t, last) == TYPE_TUPLE;
  const char *name = name_text(s->names, head.name);
  if (!is_word(name)) return false;
  diag(s->diags, call->span, D_TOO_MANY_ARGS, name,
       is_tuple && arity == 1
           ? "one argument, a tuple"
           : format_in(s->session, "%u argument%s", arity, arity == 1 ? "" : "s"),
       format_in(s->session, "%u", count), sema_type_text(s, result));
  const Syn *first = call->args.items[0];
  while (first->kind == SYN_PAREN) first = first->items[0];
  if (is_tuple && arity == 1 && type_row(t, last)->args.count == count && first->kind != SYN_TUPLE)
    diag_hint(s->diags, "write its arguments as a tuple: %s (a, b%s)", name,
              count > 2 ? ", …" : "");
  else
    hint_args(s, call);
  sema_label_definition(s, psg_node(s->graph, psg_var_ref_of(&head)->definition)->span, head.name);
  return true;
}

/* Of a literal format; of another every argument may be one of its own. */
static uint32_t count_holes(const Syn *format) {
  while (format->kind == SYN_PAREN) format = format->items[0];
  if (format->kind != SYN_CONST || format->sub != SYN_CONST_STRING) return UINT32_MAX - 1;
  uint32_t count = 0;
  for (const char *c = format->u.bytes; *c; c++) {
    if (*c != '%') continue;
    for (c++; *c && strchr("-+ #0123456789.*", *c); c++) count += *c == '*';
    if (!*c) break;
    count += *c != '%' ? *c == 'a' ? 2 : 1 : 0;
  }
  return count;
}

/* FS3189: `failwith`, `raise` and the like have further arguments. */
static void check_raise_args(Sema *s, const Call *call, NodeId function) {
  static const char *const names[] = {"failwith",  "failwithf", "raise",
                                      "invalidOp", "nullArg",   "invalidArg"};
  const PsgNode head = *psg_node(s->graph, function);
  if (head.kind != PSG_VAR_REF || !psg_var_ref_of(&head)->definition.index || !s->dialect->warns ||
      sema_is_own_text(s, psg_node(s->graph, psg_var_ref_of(&head)->definition)->span))
    return;
  for (uint32_t i = 0; i < COUNT_OF(names); i++) {
    if (strcmp(name_text(s->names, head.name), names[i]) || !call->args.count) continue;
    uint32_t wanted = !strcmp(names[i], "invalidArg")  ? 2
                      : !strcmp(names[i], "failwithf") ? 1 + count_holes(call->args.items[0])
                                                       : 1;
    if (call->args.count <= wanted) continue;
    diag(s->diags, call->head->span, D_RAISE_ARGS, names[i], format_in(s->session, "%u", wanted),
         format_in(s->session, "%u", call->args.count));
    if (!strcmp(names[i], "failwith")) diag_hint(s->diags, "use 'failwithf' for a format");
  }
}

/* xs [0] is meant for xs[0]; 7 mod 2 for 7 % 2. */
static void report_no_function(Sema *s, const Call *call, uint32_t at, TypeId type) {
  Types *t = s->types;
  const Syn *arg = call->args.items[at];
  Span span = at == 0 ? call->head->span : call->span;
  TypeId known = type_resolve(t, type);
  bool has_items =
      type_is_known(t, known, KNOWN_ARRAY) || type_is_known(t, known, KNOWN_STRING) ||
      type_is_known(t, known, KNOWN_LIST) ||
      (type_kind(t, known) == TYPE_APP && sema_find_member(s, known, s->words.item, false).index);
  if (!at && arg->kind == SYN_LIST && arg->count == 1 && has_items) {
    bool is_name = call->head->kind == SYN_IDENT;
    diag(s->diags, span, D_INDEXER_MEANT, is_name ? name_text(s->names, call->head->name) : "expr");
    return;
  }
  diag(s->diags, span, D_NOT_A_FUNCTION, sema_type_text(s, type));
  const char *word = arg->kind == SYN_IDENT ? name_text(s->names, arg->name) : "";
  const char *sign = !strcmp(word, "mod") || !strcmp(word, "rem") ? "%"
                     : !strcmp(word, "div")                       ? "/"
                     : !strcmp(word, "xor")                       ? "^^^"
                                                                  : NULL;
  if (sign)
    diag_hint(s->diags, "write the operator as '%s'", sign);
  else if (sema_begins_with_minus(s, arg))
    hint_args(s, call);
  else if (!at && arg->kind == SYN_CONST && arg->sub == SYN_CONST_UNIT &&
           (call->head->kind == SYN_DOT || call->head->kind == SYN_LONG_IDENT))
    diag_hint(s->diags, "remove (), since it is a property");
}

static NodeId apply_function(Sema *s, const Scope *scope, Call *call, NodeId function,
                             const Expect *expect) {
  Types *t = s->types;
  uint32_t count = call->args.count, total = count + call->fed_count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, total + 1);
  TypeId type = psg_node(s->graph, function)->type;
  if (count && !call->fed_count && call->args.items[count - 1]->kind == SYN_INTERP &&
      is_format_param(t, type, count - 1)) { /* printfn $"…" is printfn "%s" of the text */
    Syn *interp = call->args.items[count - 1], *format = NEW(s->unit, Syn);
    *format = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_STRING, .span = interp->span, .size = 2};
    format->u.bytes = "%s";
    call->args.items[count - 1] = format;
    call->fed[0] = sema_check_interp(s, scope, interp, EXPECT(type_of(t, KNOWN_STRING)));
    call->fed_span[0] = interp->span;
    call->fed_count = 1;
    return sema_finish_call(s, scope, call, function, expect);
  }
  guess_result(s, type, total, expect->type);
  uint32_t arity = sema_function_arity(t, type);
  bool fed_early = arity >= total, was_open = false;
  TypeId result = type;
  for (uint32_t i = 0; i < arity; i++) result = type_arg(t, type_resolve(t, result), 1);
  bool open_result = type_kind(t, type_resolve(t, result)) == TYPE_VAR; /* as yet */
  if (has_too_many_args(s, call, function, arity, result))
    return sema_error_node(s, expect->type, call->span);
  check_raise_args(s, call, function);
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
      if (i < count && call->head->kind == SYN_IDENT &&
          sema_begins_with_minus(s, call->args.items[i]))
        sema_note_suspect(s, call->span, call->head->name, type, true);
    } else if (kind != TYPE_FUNCTION) {
      TypeId whole = type_resolve(t, psg_node(s->graph, function)->type);
      bool of_format = i && type_kind(t, whole) == TYPE_FUNCTION &&
                       type_is_known(t, type_arg(t, whole, 0), KNOWN_FORMAT);
      if (kind != TYPE_ERROR && of_format) {
        report_format_args(s, call, i - 1, total - 1);
      } else if (kind != TYPE_ERROR && was_open) {
        if (!report_args_of_open(s, call, function, arity, at))
          sema_mismatch(s, at, sema_open_function(s, at), type);
      } else if (kind != TYPE_ERROR && i >= count) { /* 3 |> 4 */
        TypeId fed = psg_node(s->graph, call->fed[i - count])->type;
        Span part = call->head->span;
        if (count) part = span_join(part, call->args.items[count - 1]->span);
        sema_mismatch(s, part, type_function(t, fed, sema_new_var(s, at)), type);
      } else if (kind != TYPE_ERROR) {
        report_no_function(s, call, i, psg_node(s->graph, function)->type);
      }
      return sema_error_node(s, expect->type, call->span);
    }
    TypeId domain = type_arg(t, type, 0);
    if (i < count)
      nodes[i] = sema_check_arg(s, scope, call->args.items[i], domain, argument_of(s, function, i));
    else if (!fed_early)
      nodes[i] = sema_fit_arg(s, call->fed[i - count], EXPECT(domain), at);
    type = type_arg(t, type_resolve(t, type), 1);
  }
  const Syn *only = count == 1 && call->head->kind == SYN_IDENT ? call->args.items[0] : NULL;
  if (only && only->kind == SYN_PAREN && only->items[0]->kind == SYN_TUPLE &&
      type_kind(t, type_resolve(t, type)) == TYPE_FUNCTION)
    sema_note_suspect(s, call->span, call->head->name, type, false);
  NodeId node = sema_apply_nodes(s, function, nodes, total, type, call->span);
  return sema_fit_expected(s, sema_flex_function(s, node, expect->type, call->span), expect,
                           call->span);
}

NodeId sema_finish_call(Sema *s, const Scope *scope, Call *call, NodeId function,
                        const Expect *expect) {
  if (call->args.count || call->fed_count) return apply_function(s, scope, call, function, expect);
  if (sema_is_intrinsic(s, function)) function = sema_expand_intrinsic(s, function, call->span);
  function = sema_flex_function(s, function, expect->type, call->span);
  return sema_fit_expected(s, function, expect, call->span);
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
  TypeId *args = NEW_ARRAY(s->scratch, TypeId, count);
  Scope here = *scope;
  for (uint32_t i = 0; i < count; i++) args[i] = sema_resolve_type_arg(s, &here, e->items[1 + i]);
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

static NodeId check_call(Sema *s, const Scope *scope, Call *call, const Expect *expect) {
  Syn *head = call->head, *type_syn = NULL;
  if (call->args.count && !call->fed_count) {
    uint32_t last = call->args.count - 1;
    Syn *comp = call->args.items[last];
    if (comp->kind == SYN_COMP && !(comp->count == 1 && comp->items[0]->kind == SYN_RANGE) &&
        (last || head->kind != SYN_IDENT || strcmp(name_text(s->names, head->name), "seq")))
      return sema_check_builder(s, scope, builder_of(s, call, last), comp, expect, call->span);
  }
  if (head->kind == SYN_TYPE_APP) type_syn = head, head = head->items[0];
  if (head->kind == SYN_IDENT || head->kind == SYN_LONG_IDENT) {
    /* seq { … } */
    if (head->kind == SYN_IDENT && call->args.count == 1 && call->args.items[0]->kind == SYN_COMP &&
        !strcmp(name_text(s->names, head->name), "seq"))
      return sema_check_sequence(s, scope, call->args.items[0], expect);
    return sema_check_head(s, scope, head, type_syn, call, expect);
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
      NodeId value = sema_apply_case(s, scope, chosen, call,
                                     EXPECT(is_value ? static_owner : whole), head->span);
      return sema_fit_expected(s, value, expect, call->span);
    }
    if (!static_owner.index) object = sema_dot_object(s, scope, head->items[0], &type);
    Syn *args = call->args.count ? call->args.items[0] : NULL;
    bool done = call->args.count <= 1 && !call->fed_count;
    bool took;
    uint32_t type_arg_count = type_syn ? type_syn->count - 1 : 0;
    TypeId *type_args = type_arg_count ? NEW_ARRAY(s->scratch, TypeId, type_arg_count) : NULL;
    Scope here = *scope;
    for (uint32_t i = 0; i < type_arg_count; i++)
      type_args[i] = sema_resolve_type_arg(s, &here, type_syn->items[i + 1]);
    CallSite site = call_site(scope, object, type, name_at(head->items[1]),
                              done ? expect : EXPECT(sema_type_of_member(s, call)), call->span);
    site.type_args = type_args, site.type_arg_count = type_arg_count;
    NodeId node = sema_call_member(s, &site, args, &took);
    if (took) call->args.items++, call->args.count--;
    return sema_finish_call(s, scope, call, node, expect);
  }
  TypeId type = sema_new_var(s, head->span);
  Syn *inner = head;
  while (inner->kind == SYN_PAREN) inner = inner->items[0];
  if (call->fed_count && !call->args.count && /* x |> fun y -> …: what is fed is known */
      (inner->kind == SYN_LAMBDA || inner->kind == SYN_FUNCTION || inner->kind == SYN_DOT_LAMBDA)) {
    if (sema_is_fixed_result(s, expect->type)) type = expect->type;
    for (uint32_t i = call->fed_count; i-- > 0;)
      type = type_function(s->types, psg_node(s->graph, call->fed[i])->type, type);
  }
  NodeId function = sema_check_expr(s, scope, head, type);
  /* (f a) b: its own parentheses make it an application of its own */
  if (psg_node(s->graph, function)->kind == PSG_APPLICATION && head->kind == SYN_PAREN) {
    psg_node(s->graph, function)->flags |= NODE_SYNTHETIC;
  }
  return sema_finish_call(s, scope, call, function, expect);
}

NodeId sema_check_app(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Call call = {.span = e->span};
  if (e->kind == SYN_APP) {
    Syn *of_enum = sema_enum_call(s, e);
    collect(s, &call, of_enum ? of_enum : e);
  } else
    call.head = e;
  return check_call(s, scope, &call, expect);
}

NodeId sema_check_path(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Call call = {.head = e, .span = e->span};
  return check_call(s, scope, &call, expect);
}

/* A variable of its own for the value, bound in `list`; gives its use. */
static NodeId bind_value(Sema *s, NodeList *list, NodeId value, Span span) {
  TypeId type = psg_node(s->graph, value)->type;
  uint32_t outer = sema_begin_made(s, "|>");
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  vec_push(s->unit, list, binding);
  NodeId use = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  sema_end_made(s, outer);
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
  uint32_t outer = s->graph->expansion;
  s->graph->expansion = psg_node(s->graph, use)->metadata;
  for (uint32_t i = 0; i < call->fed_count; i++) {
    NodeId again = use;
    if (i) {
      again = psg_new_var(s->graph, list->items[0], whole, operand->span);
      psg_node(s->graph, again)->name = psg_node(s->graph, use)->name;
    }
    call->fed[i] = psg_new1(s->graph, PSG_TUPLE_GET, types[i], operand->span, again);
    psg_tuple_get(s->graph, call->fed[i])->index = i;
    call->fed_span[i] = operand->span;
  }
  s->graph->expansion = outer;
}

/* Has its evaluation no effect, so that its order does not matter? */
static bool is_quiet(Syn *e) {
  while (e->kind == SYN_PAREN || e->kind == SYN_TYPE_APP) e = e->items[0];
  return e->kind == SYN_LAMBDA || e->kind == SYN_FUNCTION || e->kind == SYN_CONST ||
         e->kind == SYN_IDENT || e->kind == SYN_LONG_IDENT || e->kind == SYN_DOT_LAMBDA;
}

/* x |> f, (x, y) ||> f …; `count` values are fed. When both sides have effects, the operand comes first. */
NodeId sema_check_pipe(Sema *s, const Scope *scope, Syn *operand, Syn *function, uint32_t count,
                       const Expect *expect, Span span) {
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
    vec_push(s->unit, &list, check_call(s, scope, &call, expect));
    return psg_new_n(s->graph, PSG_SEQUENTIAL, expect->type, span, list.items, list.count);
  }
  bool quiet = is_quiet(call.head);
  if (!call.args.count && quiet) return check_call(s, scope, &call, expect);
  /* the operand is evaluated before the function's own arguments: bound to a variable unless that cannot be seen */
  bool simple = true;
  for (uint32_t i = 0; i < count; i++) {
    PsgKind kind = (PsgKind)psg_node(s->graph, call.fed[i])->kind;
    simple = simple && (kind == PSG_LITERAL || kind == PSG_VAR_REF || kind == PSG_LAMBDA);
  }
  for (uint32_t i = 0; i < call.args.count; i++) quiet = quiet && is_quiet(call.args.items[i]);
  if (simple || quiet) return check_call(s, scope, &call, expect);
  for (uint32_t i = 0; i < count; i++)
    call.fed[i] = bind_value(s, &list, call.fed[i], call.fed_span[i]);
  vec_push(s->unit, &list, check_call(s, scope, &call, expect));
  return psg_new_n(s->graph, PSG_SEQUENTIAL, expect->type, span, list.items, list.count);
}
