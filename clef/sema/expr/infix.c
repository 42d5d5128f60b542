/* infix: expressions with operators: a + b, a = b, a && b, -a, (+).
 *
 * A chain of infixes is walked down its left spine with a loop, so its length is bounded by the file alone.
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

/* FS3370: the library's own (!) and (:=). */
static void note_cell_operator(Sema *s, Found found, const char *text, const char *instead,
                               Span at) {
  if (s->dialect->warns && found.kind == ENTRY_VALUE &&
      !sema_is_own_text(s, psg_node(s->graph, (NodeId){found.target})->span))
    diag(s->diags, at, D_CELL_OPERATOR, text, instead);
}

/* Are the operands of a bit operator, when one or the result is of this type, arguments that widen to it? */
static bool bits_widen(Sema *s, TypeId type) {
  return !s->dialect->mixes_int_widths && (type_is_known(s->types, type, KNOWN_INT64) ||
                                           type_is_known(s->types, type, KNOWN_NATIVEINT));
}

static NodeId check_arith(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  const Operator *root = sema_find_operator(name_text(s->names, e->name));
  bool operands_known = root->sort == 'b' && bits_widen(s, expect->type);
  /* a + b + c …: down the left spine with a loop */
  VEC(Syn *) spine = {0};
  Syn *at = e;
  while (at->kind == SYN_INFIX) {
    const Operator *next = sema_find_operator(name_text(s->names, at->name));
    Found found;
    if (!next || (next->sort != 'a' && next->sort != 'b') ||
        (operands_known && next->sort != 'b') ||
        scope_find(s, scope, SPACE_VALUE, at->name, ANY_ARITY, &found))
      break;
    vec_push(s->unit, &spine, at);
    at = at->items[0];
  }
  TypeId known = type_resolve(t, expect->type), type;
  bool hint = type_kind(t, known) == TYPE_APP && !type_has_open_var(t, known);
  if (type_kind(t, known) == TYPE_VAR) /* a hole of a format */
    hint = var_row(t, type_row(t, known)->head)->default_type.index != 0;
  hint = hint || expect->has_known_result;
  NodeId left =
      operands_known ? sema_check(s, scope, at, expect) : sema_infer_expr(s, scope, at, &type);
  bool weak = type_kind(t, type_resolve(t, psg_node(s->graph, left)->type)) == TYPE_VAR;
  while (spine.count) {
    Syn *infix = vec_pop(&spine);
    const Operator *this_op = sema_find_operator(name_text(s->names, infix->name));
    TypeId left_type = type_resolve(t, psg_node(s->graph, left)->type), right_type;
    bool may_widen = this_op->sort == 'b' && bits_widen(s, left_type);
    right_type = may_widen ? left_type : sema_new_var(s, infix->items[1]->span);
    /* `1 + x` in the library, where a literal may be int32 or int: the left side's type is expected of the right
     * side; `n &&& 1` of an int64: the right side is an argument of that type, and widens to it */
    NodeId right;
    if (!may_widen && type_kind(t, left_type) == TYPE_APP &&
        prim_is_number(type_prim(t, left_type)) && infix->items[1]->kind == SYN_CONST)
      right = sema_infer_expr(s, scope, infix->items[1], &right_type);
    else
      right = sema_check_expr(s, scope, infix->items[1], right_type);
    if (s->dialect->mixes_int_widths && infix->items[1]->kind == SYN_CONST &&
        type_is_known(t, left_type, KNOWN_INT32) &&
        type_is_known(t, psg_node(s->graph, right)->type, KNOWN_INT))
      psg_node(s->graph, right)->type = left_type;
    TypeId result = sema_new_var(s, infix->span);
    NodeId children[] = {left, right};
    NodeId node = psg_new_n(s->graph, PSG_PENDING, result, infix->span, children, 2);
    psg_node(s->graph, node)->span = infix->span;
    left = sema_pend(s, node, &(Attempt){.op = this_op, .is_weak = weak, .has_known_result = hint});
  }
  /* numbers are not converted here, unlike a name or a call where another number is expected */
  TypeId actual = type_resolve(t, psg_node(s->graph, left)->type),
         wanted = type_resolve(t, expect->type);
  if (s->dialect->checks_uses && prim_is_number(type_prim(t, actual)) &&
      type_kind(t, wanted) == TYPE_APP && type_prim(t, wanted) != PRIM_OBJ &&
      type_tycon(t, wanted).index != type_tycon(t, actual).index) {
    if (weak && type_prim(t, wanted) == PRIM_BOOL)
      diag(s->diags, syn_op_span(e), D_OPERAND_MISMATCH, sema_type_text(s, wanted),
           sema_type_text(s, actual));
    else
      sema_mismatch(s, e->items[1]->span, wanted, actual);
    return sema_error_node(s, expect->type, e->span);
  }
  return sema_fit_expected(s, left, expect, e->span);
}

/* A parameter that an operator's function has, and its use. */
static void make_operand(Sema *s, TypeId type, Span span, NodeId *param, NodeId *use) {
  uint32_t outer = sema_begin_made(s, "operator");
  *param = psg_new(s->graph, PSG_PATTERN_BINDING, type, span);
  psg_node(s->graph, *param)->name = sema_fresh_name(s);
  psg_node(s->graph, *param)->flags |= NODE_SYNTHETIC;
  *use = psg_new_var(s->graph, *param, type, span);
  psg_node(s->graph, *use)->name = psg_node(s->graph, *param)->name;
  sema_end_made(s, outer);
}

/* (..), (.. ..): fun a b -> seq { a .. b } */
static NodeId range_lambda(Sema *s, uint32_t count, const Expect *expect, Span span) {
  Types *t = s->types;
  TypeId element = sema_new_var(s, span), rest = type_resolve(t, expect->type);
  for (uint32_t i = 0; i < count && type_kind(t, rest) == TYPE_FUNCTION; i++) {
    type_unify(&s->unifier, element, type_arg(t, rest, 0));
    rest = type_resolve(t, type_arg(t, rest, 1));
  }
  NodeId params[4], args[3];
  for (uint32_t i = 0; i < count; i++) make_operand(s, element, span, &params[i], &args[i]);
  params[count] = sema_range(s, args, count, element, span);
  TypeId type = psg_node(s->graph, params[count])->type;
  for (uint32_t i = 0; i < count; i++) type = type_function(t, element, type);
  return psg_new_n(s->graph, PSG_LAMBDA, type, span, params, count + 1);
}

static NodeId range_function(Sema *s, uint32_t count, const Expect *expect, Span span) {
  uint32_t outer = sema_begin_made(s, "operator");
  NodeId node = range_lambda(s, count, expect, span);
  sema_end_made(s, outer);
  return node;
}

/* (+), (=), (&&), (|>) … as functions: fun a b -> a + b */
NodeId sema_operator_function(Sema *s, Name name, const Expect *expect, Span span) {
  Types *t = s->types;
  const char *text = name_text(s->names, name);
  const Operator *op = sema_find_operator(text);
  bool pipe = !strcmp(text, "|>"), back = !strcmp(text, "<|");
  if (!strcmp(text, "||>") || !strcmp(text, "|||>"))
    return sema_use_value(s, sema_library(s, "TuplePipes", text[2] == '>' ? "two" : "three"),
                          (Name){0}, span);
  if (!strncmp(text, "..", 2) && (!text[2] || !strcmp(text, ".. ..")))
    return range_function(s, text[2] ? 3 : 2, expect, span);
  if ((!op || (text[0] >= 'a' && text[0] <= 'z')) && !pipe && !back) return (NodeId){0};
  uint32_t count = op && op->sort == 'u' ? 1 : 2;
  TypeId domains[2], rest = type_resolve(t, expect->type);
  NodeId params[3], args[2];
  for (uint32_t i = 0; i < count; i++) {
    bool known = type_kind(t, rest) == TYPE_FUNCTION;
    domains[i] = known ? type_arg(t, rest, 0) : sema_new_var(s, span);
    if (known) rest = type_resolve(t, type_arg(t, rest, 1));
  }
  TypeId result = sema_new_var(s, span);
  if (pipe) type_unify(&s->unifier, domains[1], type_function(t, domains[0], result));
  if (back) type_unify(&s->unifier, domains[0], type_function(t, domains[1], result));
  if (op && (op->sort == 'c' || op->sort == 'l')) {
    type_unify(&s->unifier, domains[0], op->sort == 'l' ? type_of(t, KNOWN_BOOL) : domains[1]);
    type_unify(&s->unifier, domains[0], domains[1]);
    result = type_of(t, KNOWN_BOOL);
  }
  for (uint32_t i = 0; i < count; i++) make_operand(s, domains[i], span, &params[i], &args[i]);
  NodeId body;
  if (pipe || back) {
    body = sema_apply_nodes(s, args[pipe ? 1 : 0], &args[pipe ? 0 : 1], 1, result, span);
  } else if (op->sort == 'c' || op->sort == 'l') {
    bool order = op->intrinsic != INTRINSIC_EQUALS && op->intrinsic != INTRINSIC_NOT_EQUALS;
    if (op->sort == 'c' && !type_constrain(&s->unifier, domains[0],
                                           order ? CONSTRAINT_COMPARISON : CONSTRAINT_EQUALITY))
      sema_report_lacking(s, span, domains[0], order ? "comparison" : "equality");
    body = psg_new_n(s->graph, PSG_INTRINSIC, result, span, args, count);
    psg_intrinsic(s->graph, body)->id = op->intrinsic;
  } else {
    body = sema_pend(s, psg_new_n(s->graph, PSG_PENDING, result, span, args, count),
                     &(Attempt){.op = op});
  }
  TypeId type = result;
  for (uint32_t i = count; i-- > 0;) type = type_function(t, domains[i], type);
  params[count] = body;
  return psg_new_n(s->graph, PSG_LAMBDA, type, span, params, count + 1);
}

static bool is_null_literal(Sema *s, NodeId node) {
  const PsgNode *row = psg_node(s->graph, node);
  return row->kind == PSG_LITERAL &&
         psg_literal_row(s->graph, psg_literal_of(row)->value)->kind == LITERAL_NULL;
}

static NodeId check_compare(Sema *s, const Scope *scope, Syn *e, const Operator *op,
                            const Expect *expect) {
  Types *t = s->types;
  TypeId type, right_type;
  NodeId left = sema_infer_expr(s, scope, e->items[0], &type);
  NodeId right;
  if (sema_can_coerce(s, type_of(t, KNOWN_STRING),
                      type)) { /* obj, seq: the right side may be coerced */
    right = sema_infer_expr(s, scope, e->items[1], &right_type);
    right = sema_fit(s, right, type, e->items[1]->span);
  } else if (e->items[1]->kind == SYN_CONST && type_is_known(t, type, KNOWN_STRING)) {
    Because because = {.kind = BECAUSE_COMPARED, .origin = e->items[0]->span, .type = type};
    right = sema_check_because(s, scope, e->items[1], type, because);
  } else {
    right = sema_check_expr(s, scope, e->items[1], type);
  }
  if (s->dialect->mixes_int_widths && type_is_known(t, type, KNOWN_INT) &&
      type_is_known(t, psg_node(s->graph, right)->type, KNOWN_INT32))
    type = type_of(t, KNOWN_INT32);
  bool order = op->intrinsic != INTRINSIC_EQUALS && op->intrinsic != INTRINSIC_NOT_EQUALS;
  if (!sema_constrain_type(s, type, order ? CONSTRAINT_COMPARISON : CONSTRAINT_EQUALITY,
                           e->items[0]->span))
    sema_report_lacking(s, e->items[0]->span, type, order ? "comparison" : "equality");
  if (!order &&
      (is_null_literal(s, left) || is_null_literal(s, right))) { /* by identity: "" is not null */
    NodeId node = psg_new1(s->graph, PSG_INTRINSIC, type_of(t, KNOWN_BOOL), e->span,
                           is_null_literal(s, right) ? left : right);
    psg_intrinsic(s->graph, node)->id = INTRINSIC_IS_NULL;
    psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
    if (op->intrinsic == INTRINSIC_NOT_EQUALS) {
      node = psg_new1(s->graph, PSG_INTRINSIC, type_of(t, KNOWN_BOOL), e->span, node);
      psg_intrinsic(s->graph, node)->id = INTRINSIC_NOT;
    }
    return sema_fit_expected(s, node, expect, e->span);
  }
  NodeId node = psg_new2(s->graph, PSG_INTRINSIC, type_of(t, KNOWN_BOOL), e->span, left, right);
  psg_intrinsic(s->graph, node)->id = op->intrinsic;
  return sema_fit_expected(s, node, expect, e->span);
}

/* f <| x */
static NodeId check_back_pipe(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  TypeId type = sema_new_var(s, e->items[0]->span), domain, range;
  Syn *head = e->items[0];
  while (head->kind == SYN_PAREN) head = head->items[0];
  if ((head->kind == SYN_LAMBDA || head->kind == SYN_FUNCTION) &&
      sema_is_fixed_result(s, expect->type))
    type = type_function(t, sema_new_var(s, head->span), expect->type);
  NodeId function = sema_check_expr(s, scope, e->items[0], type);
  type = type_resolve(t, psg_node(s->graph, function)->type);
  if (type_kind(t, type) == TYPE_FUNCTION)
    domain = type_arg(t, type, 0), range = type_arg(t, type, 1);
  else {
    domain = sema_new_var(s, e->span), range = sema_new_var(s, e->span);
    if (!type_unify(&s->unifier, type, type_function(t, domain, range))) {
      if (type_kind(t, type) != TYPE_ERROR)
        diag(s->diags, e->items[0]->span, D_NOT_A_FUNCTION, sema_type_text(s, type));
      return sema_error_node(s, expect->type, e->span);
    }
  }
  NodeId arg = sema_check_expr(s, scope, e->items[1], domain);
  PsgKind kind =
      (PsgKind)psg_node(s->graph, arg)->kind; /* a function with arguments runs before an effect */
  bool quiet = kind == PSG_LITERAL || kind == PSG_VAR_REF || kind == PSG_LAMBDA;
  if (psg_node(s->graph, function)->kind == PSG_APPLICATION &&
      (!quiet || e->items[0]->kind == SYN_PAREN))
    psg_node(s->graph, function)->flags |= NODE_SYNTHETIC;
  return sema_fit_expected(s, sema_apply_nodes(s, function, &arg, 1, range, e->span), expect,
                           e->span);
}

/* a <<< b */
static NodeId check_shift(Sema *s, const Scope *scope, Syn *e, const Operator *op,
                          const Expect *expect) {
  TypeId type, count;
  NodeId left = sema_infer_expr(s, scope, e->items[0], &type);
  NodeId right = sema_infer_expr(s, scope, e->items[1], &count);
  if (s->dialect->mixes_int_widths && e->items[1]->kind == SYN_CONST)
    psg_node(s->graph, right)->type = type_of(s->types, KNOWN_INT32);
  NodeId children[] = {left, right};
  NodeId node = psg_new_n(s->graph, PSG_PENDING, sema_new_var(s, e->span), e->span, children, 2);
  return sema_fit_expected(s, sema_pend(s, node, &(Attempt){.op = op}), expect, e->span);
}

/* a && b, a || b */
static NodeId check_logic(Sema *s, const Scope *scope, Syn *e, const Operator *op,
                          const Expect *expect) {
  TypeId boolean = type_of(s->types, KNOWN_BOOL);
  NodeId left = sema_check_expr(s, scope, e->items[0], boolean);
  NodeId right = sema_check_expr(s, scope, e->items[1], boolean);
  NodeId node = psg_new2(s->graph, PSG_INTRINSIC, boolean, e->span, left, right);
  psg_intrinsic(s->graph, node)->id = op->intrinsic;
  return sema_fit_expected(s, node, expect, e->span);
}

/* No operand's type has the operator. */
static NodeId report_no_operator(Sema *s, Syn *e, TypeId left, TypeId right, const Expect *expect) {
  Types *t = s->types;
  const char *text = name_text(s->names, e->name);
  bool known = type_kind(t, left) != TYPE_VAR && type_kind(t, left) != TYPE_PARAM;
  bool reported = type_kind(t, left) != TYPE_ERROR && type_kind(t, right) != TYPE_ERROR;
  if (known && reported)
    diag(s->diags, syn_op_span(e), D_NO_OPERATOR, sema_type_text(s, left), text);
  else if (!known)
    diag(s->diags, syn_op_span(e), D_VALUE_UNDEFINED, text);
  const char *advice = reported ? sema_advise_operator(s, left, text) : NULL;
  if (advice) diag_hint(s->diags, "%s", advice);
  return sema_error_node(s, expect->type, e->span);
}

/* An operator that nothing defined: a static member of an operand's type. */
static NodeId check_member_operator(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  const char *text = name_text(s->names, e->name);
  TypeId type, right_type;
  Scope inner = *scope;
  inner.in_arrow |= !strcmp(text, "=>");
  NodeId left = sema_infer_expr(s, &inner, e->items[0], &type);
  NodeId right = sema_infer_expr(s, &inner, e->items[1], &right_type);
  NodeId children[] = {left, right};
  NodeId node = psg_new_n(s->graph, PSG_PENDING, sema_new_var(s, e->span), e->span, children, 2);
  Operator own = {text, text, INTRINSIC_NONE, 'm'};
  if (sema_try_operator_member(s, node, &own)) return sema_fit_expected(s, node, expect, e->span);
  TypeId support[] = {type_resolve(t, psg_node(s->graph, left)->type),
                      type_resolve(t, psg_node(s->graph, right)->type)};
  bool open = false;
  for (int i = 0; i < 2; i++)
    open = open || type_kind(t, support[i]) == TYPE_VAR || type_kind(t, support[i]) == TYPE_PARAM;
  if (!open || !s->depths.inline_depth)
    return report_no_operator(s, e, support[0], support[1], expect);
  sema_make_trait_call(s, node, e->name, support, 2);
  return sema_fit_expected(s, node, expect, e->span);
}

/* A function that is named by the operator. */
static NodeId bind_fresh(Sema *s, NodeId value, Span span) {
  NodeId binding = psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, value)->type, span, value);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  return binding;
}

/* f <|| (a, b), f <||| (a, b, c) of the library as f a b and f a b c. f is evaluated before the tuple. */
static NodeId back_pipe(Sema *s, NodeId function, NodeId tuple, TypeId result, Span span) {
  Graph *g = s->graph;
  TypeId type = type_resolve(s->types, psg_node(g, tuple)->type);
  uint32_t count = type_row(s->types, type)->args.count, bound = 0;
  NodeId args[3], items[3];
  if (psg_kind(g, tuple) == PSG_TUPLE_EXPR) {
    for (uint32_t i = 0; i < count; i++) args[i] = psg_child(g, tuple, i);
    if (psg_kind(g, function) == PSG_APPLICATION) psg_node(g, function)->flags |= NODE_SYNTHETIC;
    return sema_apply_nodes(s, function, args, count, result, span);
  }
  if (psg_kind(g, function) != PSG_VAR_REF && psg_kind(g, function) != PSG_LAMBDA) {
    items[bound] = bind_fresh(s, function, span);
    function = psg_new_var(g, items[bound], psg_node(g, function)->type, span), bound++;
  }
  items[bound++] = bind_fresh(s, tuple, span);
  for (uint32_t i = 0; i < count; i++) {
    NodeId use = psg_new_var(g, items[bound - 1], type, span);
    args[i] = psg_new1(g, PSG_TUPLE_GET, type_arg(s->types, type, i), span, use);
    psg_tuple_get(g, args[i])->index = i;
  }
  items[bound++] = sema_apply_nodes(s, function, args, count, result, span);
  return psg_new_n(g, PSG_SEQUENTIAL, result, span, items, bound);
}

static NodeId reduce_back_pipe(Sema *s, NodeId function, NodeId tuple, TypeId result, Span span) {
  uint32_t outer = sema_begin_made(s, "<||");
  NodeId node = back_pipe(s, function, tuple, result, span);
  sema_end_made(s, outer);
  return node;
}

static NodeId check_named_operator(Sema *s, const Scope *scope, Syn *e, Found found,
                                   const Expect *expect) {
  Types *t = s->types;
  const char *text = name_text(s->names, e->name);
  uint32_t errors = s->diags->error_count;
  NodeId function = sema_use_entry(s, scope, found, e->name, syn_op_span(e));
  NodeId args[2];
  TypeId type = psg_node(s->graph, function)->type;
  for (uint32_t i = 0; i < 2; i++) {
    type = type_resolve(t, type);
    if (type_kind(t, type) == TYPE_VAR)
      type_unify(&s->unifier, type, sema_open_function(s, e->span));
    type = type_resolve(t, type);
    if (type_kind(t, type) != TYPE_FUNCTION) {
      diag(s->diags, syn_op_span(e), D_NOT_A_FUNCTION, sema_type_text(s, type));
      return sema_error_node(s, expect->type, e->span);
    }
    TypeId item, whole = type_resolve(t, type_arg(t, type, 1));
    if (!i && type_kind(t, whole) == TYPE_FUNCTION &&
        type_kind(t, type_resolve(t, type_arg(t, whole, 1))) == TYPE_FUNCTION &&
        type_kind(t, type_resolve(t, expect->type)) ==
            TYPE_FUNCTION) /* f >> g: the expected type has the parameter type of f */
      type_unify(&s->unifier, type_arg(t, whole, 1), expect->type);
    if (i && !strcmp(text, "**") && type_is_known(t, psg_node(s->graph, args[0])->type, KNOWN_FLOAT))
      type_unify(&s->unifier, type_arg(t, type, 0), type_of(t, KNOWN_FLOAT)); /* x ** 2: 2 widens */
    args[i] = e->items[i]->kind == SYN_LAMBDA || e->items[i]->kind == SYN_FUNCTION
                  ? sema_check_expr(s, scope, e->items[i], type_arg(t, type, 0))
                  : sema_fit(s, sema_check_expr(s, scope, e->items[i], item = type_arg(t, type, 0)),
                             type_arg(t, type, 0), e->items[i]->span);
    type = type_arg(t, type, 1);
  }
  if (!strcmp(text, ":=") && s->diags->error_count == errors)
    note_cell_operator(s, found, text, "cell.Value <- e", syn_op_span(e));
  TypeId base = type_resolve(t, psg_node(s->graph, args[0])->type);
  if (!strcmp(text, "**") && !s->depths.inline_depth && type_kind(t, base) == TYPE_VAR &&
      type_is_known(t, psg_node(s->graph, args[1])->type, KNOWN_FLOAT))
    type_unify(&s->unifier, base, type_of(t, KNOWN_FLOAT)); /* x ** 2.0: x is a float */
  bool is_pipe = (!strcmp(text, "<||") || !strcmp(text, "<|||")) && found.kind == ENTRY_VALUE &&
                 !sema_is_own_text(s, psg_node(s->graph, (NodeId){found.target})->span);
  NodeId call = is_pipe && s->diags->error_count == errors
                    ? reduce_back_pipe(s, args[0], args[1], type, e->span)
                    : sema_apply_nodes(s, function, args, 2, type, e->span);
  return sema_fit_expected(s, call, expect, e->span);
}

/* What `+`, `-` or `*` of Checked becomes between numbers; none: it is another operator, or a program's own. */
static IntrinsicId checked_intrinsic(const Sema *s, NodeId definition, const char *text) {
  if (s->dialect->mixes_int_widths || text[1] ||
      sema_is_own_text(s, psg_node(s->graph, definition)->span))
    return INTRINSIC_NONE;
  return text[0] == '+'   ? INTRINSIC_ADD_CHECKED
         : text[0] == '-' ? INTRINSIC_SUB_CHECKED
         : text[0] == '*' ? INTRINSIC_MUL_CHECKED
                          : INTRINSIC_NONE;
}

/* `a + b` where the module Checked is open. With known operand types it is checked as without Checked, so operands may have
 * units or two types. Otherwise Checked's own function is applied, which takes two operands of one type. */
static NodeId check_checked(Sema *s, const Scope *scope, Syn *e, NodeId definition,
                            IntrinsicId checked, const Expect *expect) {
  Types *t = s->types;
  TypeId type;
  NodeId args[] = {sema_infer_expr(s, scope, e->items[0], &type),
                   sema_infer_expr(s, scope, e->items[1], &type)};
  if (type_kind(t, type_resolve(t, psg_node(s->graph, args[0])->type)) == TYPE_APP &&
      type_kind(t, type_resolve(t, psg_node(s->graph, args[1])->type)) == TYPE_APP) {
    NodeId node = psg_new_n(s->graph, PSG_PENDING, sema_new_var(s, e->span), e->span, args, 2);
    node = sema_pend(s, node, &(Attempt){.op = sema_find_operator(name_text(s->names, e->name))});
    PsgNode *made = psg_node(s->graph, node);
    if (made->kind == PSG_INTRINSIC && (psg_intrinsic_of(made)->id == INTRINSIC_ADD ||
                                        psg_intrinsic_of(made)->id == INTRINSIC_SUB ||
                                        psg_intrinsic_of(made)->id == INTRINSIC_MUL))
      psg_intrinsic(s->graph, node)->id = checked;
    return sema_fit_expected(s, node, expect, e->span);
  }
  NodeId function = sema_use_value(s, definition, e->name, syn_op_span(e));
  TypeId rest = type_resolve(t, psg_node(s->graph, function)->type);
  for (uint32_t i = 0; i < 2; i++) {
    args[i] = sema_fit(s, args[i], type_arg(t, rest, 0), e->items[i]->span);
    rest = type_resolve(t, type_arg(t, rest, 1));
  }
  return sema_fit_expected(s, sema_apply_nodes(s, function, args, 2, rest, e->span), expect,
                           e->span);
}

NodeId sema_check_infix(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Found found;
  if (scope_find(s, scope, SPACE_VALUE, e->name, ANY_ARITY, &found)) {
    NodeId definition = {found.target};
    IntrinsicId checked = found.kind == ENTRY_VALUE
                              ? checked_intrinsic(s, definition, name_text(s->names, e->name))
                              : INTRINSIC_NONE;
    if (checked != INTRINSIC_NONE) return check_checked(s, scope, e, definition, checked, expect);
    return check_named_operator(s, scope, e, found, expect);
  }
  const char *text = name_text(s->names, e->name);
  static const char *const pipes[] = {"|>", "||>", "|||>"};
  for (uint32_t i = 0; i < COUNT_OF(pipes); i++)
    if (!strcmp(text, pipes[i]))
      return sema_check_pipe(s, scope, e->items[0], e->items[1], i + 1, expect, e->span);
  if (!strcmp(text, "<|")) return check_back_pipe(s, scope, e, expect);
  if (!strcmp(text, "^")) {
    diag(s->diags, syn_op_span(e), D_CARET);
    return sema_error_node(s, expect->type, e->span);
  }
  const Operator *op = sema_find_operator(text);
  switch (op ? op->sort : 0) {
  case 'a':
  case 'b': return check_arith(s, scope, e, expect);
  case 's': return check_shift(s, scope, e, op, expect);
  case 'c': return check_compare(s, scope, e, op, expect);
  case 'l': return check_logic(s, scope, e, op, expect);
  default: return check_member_operator(s, scope, e, expect);
  }
}

NodeId sema_check_prefix(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  const char *text = name_text(s->names, e->name);
  Found found;
  TypeId type;
  Name tilde = sema_name(s, format_in(s->scratch, "~%s", text));
  bool bang = text[0] == '!' || (text[0] == '~' && strcmp(text, "~~~"));
  Name look = bang ? e->name : tilde;
  if (scope_find(s, scope, SPACE_VALUE, look, ANY_ARITY, &found)) {
    uint32_t errors = s->diags->error_count;
    NodeId function = sema_use_entry(s, scope, found, look, e->span);
    TypeId ftype = type_resolve(s->types, psg_node(s->graph, function)->type);
    if (type_kind(s->types, ftype) == TYPE_VAR) { /* inside its own `let rec` */
      type_unify(&s->unifier, ftype, sema_open_function(s, e->span));
      ftype = type_resolve(s->types, ftype);
    }
    if (type_kind(s->types, ftype) != TYPE_FUNCTION) {
      Span sign = {e->span.file, e->span.start, e->span.start + (uint32_t)strlen(text)};
      if (type_kind(s->types, ftype) != TYPE_ERROR)
        diag(s->diags, sign, D_NOT_A_FUNCTION, sema_type_text(s, ftype));
      return sema_error_node(s, expect->type, e->span);
    }
    NodeId arg = sema_check_expr(s, scope, e->items[0], type_arg(s->types, ftype, 0));
    Span sign = {e->span.file, e->span.start, e->span.start + 1};
    if (!strcmp(text, "!") && s->diags->error_count == errors)
      note_cell_operator(s, found, text, "cell.Value", sign);
    return sema_fit_expected(
        s, sema_apply_nodes(s, function, &arg, 1, type_arg(s->types, ftype, 1), e->span), expect,
        e->span);
  }
  if (!strcmp(text, "%") || !strcmp(text, "%%")) {
    uint32_t quotes = s->depths.quotes;
    if (!quotes) {
      diag(s->diags, e->span, D_SPLICE_OUTSIDE);
      return sema_error_node(s, expect->type, e->span);
    }
    TypeId wanted = text[1]
                        ? type_of(s->types, KNOWN_EXPR)
                        : type_app(s->types, type_known(s->types, KNOWN_EXPR_OF), &expect->type, 1);
    s->depths.quotes = 0;
    NodeId inner = sema_check_expr(s, scope, e->items[0], wanted);
    s->depths.quotes = quotes;
    return psg_new1(s->graph, PSG_SPLICE, expect->type, e->span, inner);
  }
  if (!strcmp(text, "&") || !strcmp(text, "&&")) {
    bool is_native = text[1] != 0; /* &&x: a nativeptr */
    if (is_native) diag(s->diags, e->span, D_NATIVE_POINTER);
    NodeId place = sema_element_place(s, sema_infer_expr(s, scope, e->items[0], &type));
    if (psg_kind(s->graph, place) == PSG_INTRINSIC &&
        psg_intrinsic(s->graph, place)->id == INTRINSIC_PTR_READ) { /* &x of a byref is the byref */
      place = psg_child(s->graph, place, 0);
      if (is_native)
        place = sema_library_call(s, "NativePtr", "pinPlace", (TypeId){0}, &place, 1, e->span);
      type = psg_node(s->graph, place)->type;
      if (type_is_known(s->types, expect->type, KNOWN_INREF))
        return sema_fit_expected(s, place, expect, e->span);
      if (!type_unify(&s->unifier, expect->type, type))
        sema_mismatch_expected(s, e->span, expect, type);
      return place;
    }
    KnownTycon known = is_native                                   ? KNOWN_NATIVEPTR
                       : sema_is_written(s, scope, place, e->span) ? KNOWN_BYREF
                                                                   : KNOWN_INREF;
    TypeId byref = type_app(s->types, type_known(s->types, known), &type, 1);
    sema_note_byref(s, byref);
    return sema_fit_expected(s, psg_new1(s->graph, PSG_ADDRESS_OF, byref, e->span, place), expect,
                             e->span);
  }
  const char *op = !strcmp(text, "-")     ? "~-"
                   : !strcmp(text, "+")   ? "~+"
                   : !strcmp(text, "~~~") ? "~~~"
                                          : NULL;
  NodeId value = sema_infer_expr(s, scope, e->items[0], &type);
  if (!op) { /* a static member of the operand's type */
    NodeId made = sema_call_operator(s, scope, e->name, value, expect, e->span);
    if (made.index) return sema_fit_expected(s, made, expect, e->span);
    diag(s->diags, e->span, D_VALUE_UNDEFINED, text);
    return sema_error_node(s, expect->type, e->span);
  }
  return sema_fit_expected(
      s, sema_make_unary(s, value, op, psg_node(s->graph, value)->type, e->span), expect, e->span);
}

/* e?name is (?) e "name", e?(x) is (?) e x; with a value assigned (?<-) e "name" value. */
NodeId sema_check_dynamic(Sema *s, const Scope *scope, Syn *e, Syn *assigned,
                          const Expect *expect) {
  Syn *name = e->items[1];
  if (name->kind == SYN_IDENT) {
    Syn *text = sema_make_syn(s, SYN_CONST, name->span, NULL, 0);
    text->sub = SYN_CONST_STRING;
    text->u.bytes = name_text(s->names, name->name);
    text->size = (uint32_t)strlen(text->u.bytes);
    name = text;
  }
  Syn *function = sema_make_syn(s, SYN_IDENT, e->span, NULL, 0);
  function->name = sema_name(s, assigned ? "?<-" : "?");
  Syn *items[] = {function, e->items[0], name, assigned};
  Found found;
  if (scope_find(s, scope, SPACE_VALUE, function->name, ANY_ARITY, &found))
    return sema_check(s, scope, sema_make_syn(s, SYN_APP, e->span, items, assigned ? 4 : 3),
                      expect);
  if (assigned) {
    TypeId type;
    NodeId object = sema_infer_expr(s, scope, e->items[0], &type);
    MemberSet members = {0};
    type = type_resolve(s->types, type);
    if (type_tycon(s->types, type).index)
      members = member_find(s, scope, type, function->name, MEMBER_METHOD, true, NULL);
    if (members.count) { /* a static member of the type */
      CallArg args[] = {{.node = object, .written = e->items[0]},
                        {.value = name, .written = name},
                        {.value = assigned, .written = assigned}};
      CallSite site = {scope, {0}, type, function->name, e->span, NULL, 0, expect, e->span};
      NodeId call =
          call_members(s, &site, members.items, members.count, (CallArgs){args, COUNT_OF(args)});
      return sema_fit_expected(s, call, expect, e->span);
    }
    diag(s->diags, e->span, D_NO_OPERATOR, sema_type_text(s, type), "?<-");
    return sema_error_node(s, expect->type, e->span);
  }
  Syn *infix = sema_make_syn(s, SYN_INFIX, e->span, items + 1, 2); /* a static member of the type */
  infix->name = function->name;
  infix->u.op.start = e->span.start, infix->u.op.end = e->span.end;
  return sema_check_infix(s, scope, infix, expect);
}
