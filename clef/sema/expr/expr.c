/* expr: checks expressions by kind. Applications, members, indices and comprehensions have their own files. */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/expr.h"

static NodeId node_n(Sema *s, PsgKind kind, TypeId type, Span span, const NodeId *children,
                     uint32_t count) {
  return psg_new_n(s->graph, kind, type, span, children, count);
}

/* printfn F, where F is the [<Literal>] text: its constant; else none. */
static Syn *literal_text(Sema *s, const Scope *scope, Syn *path) {
  Found found;
  uint32_t used;
  if (!scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used) ||
      used != syn_path_count(path) || found.kind != ENTRY_VALUE)
    return NULL;
  NodeId definition = {found.target};
  if (!(psg_node(s->graph, definition)->flags & NODE_LITERAL_CONST) ||
      !psg_child_count(s->graph, definition))
    return NULL;
  const PsgNode value = *psg_node(s->graph, psg_child(s->graph, definition, 0));
  if (value.kind != PSG_LITERAL ||
      psg_literal_row(s->graph, psg_literal_of(&value)->value)->kind != LITERAL_STRING)
    return NULL;
  Name text = {psg_literal_row(s->graph, psg_literal_of(&value)->value)->low};
  Syn *literal = sema_make_syn(s, SYN_CONST, path->span, NULL, 0);
  literal->sub = SYN_CONST_STRING;
  literal->u.bytes = name_text(s->names, text);
  literal->size = (uint32_t)name_size(s->names, text);
  return literal;
}

/* ---- data ---- */

static NodeId check_tuple(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  bool is_struct = (e->flags & SYN_F_STRUCT) != 0;
  TypeId known = type_resolve(t, expect->type);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, e->count);
  bool fits = type_kind(t, known) == TYPE_TUPLE && type_row(t, known)->args.count == e->count;
  if (fits && type_row(t, known)->flags & TYPE_FLAG_STRUCT)
    is_struct = true; /* a tuple becomes what is expected */
  for (uint32_t i = 0; i < e->count; i++)
    types[i] = fits ? type_arg(t, known, i) : sema_new_var(s, e->items[i]->span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, e->count);
  if (!fits && type_kind(t, known) == TYPE_VAR)
    sema_take_form(s, known, type_tuple(t, types, e->count, is_struct));
  for (uint32_t i = 0; i < e->count; i++)
    nodes[i] = sema_check_expr(s, scope, e->items[i], types[i]);
  TypeId type = type_tuple(t, types, e->count, is_struct);
  return sema_fit_expected(s, node_n(s, PSG_TUPLE_EXPR, type, e->span, nodes, e->count), expect,
                           e->span);
}

static CaseId list_case(Sema *s, uint32_t tag) {
  return (CaseId){tycon_row(s->types, type_known(s->types, KNOWN_LIST))->cases + tag};
}

static NodeId check_cons(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  TypeId element = type_is_known(t, expect->type, KNOWN_LIST) ? type_arg(t, expect->type, 0)
                                                              : sema_new_var(s, e->span);
  TypeId list = type_app(t, type_known(t, KNOWN_LIST), &element, 1);
  if (type_kind(t, type_resolve(t, expect->type)) == TYPE_VAR)
    sema_take_form(s, expect->type, list);
  NodeId *heads = NEW_ARRAY(s->unit, NodeId, e->count);
  for (uint32_t i = 0; i + 1 < e->count; i++)
    heads[i] = sema_check_expr(s, scope, e->items[i], element);
  NodeId rest = sema_check_expr(s, scope, e->items[e->count - 1], list);
  for (uint32_t i = e->count - 1; i-- > 0;) {
    NodeId fields[] = {heads[i], rest};
    rest = node_n(s, PSG_UNION_CASE, list, e->span, fields, 2);
    psg_union_case(s->graph, rest)->id = list_case(s, 1);
  }
  return sema_fit_expected(s, rest, expect, e->span);
}

/* use p = fixed e: the address of the elements, which the pointer keeps. */
static NodeId check_fixed(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, e->items[0], &type);
  type = type_resolve(t, type);
  if (type_kind(t, type) == TYPE_ERROR) return node;
  bool took;
  const char *pin = type_is_known(t, type, KNOWN_ARRAY)    ? "pinArray"
                    : type_is_known(t, type, KNOWN_STRING) ? "pinText"
                    : type_is_known(t, type, KNOWN_BYREF) || type_is_known(t, type, KNOWN_INREF)
                        ? "pinPlace"
                        : NULL;
  Name get = sema_name(s, "GetPinnableReference");
  if (!pin && type_kind(t, type) == TYPE_APP && sema_find_member(s, type, get, false).index) {
    Syn *unit = NEW(s->unit, Syn);
    *unit = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_UNIT, .span = e->span};
    CallSite site = call_site(scope, node, type, (NameAt){get, e->span},
                              EXPECT(sema_new_var(s, e->span)), e->span);
    node = sema_call_member(s, &site, unit, &took);
    if (psg_kind(s->graph, node) == PSG_INTRINSIC) node = psg_child(s->graph, node, 0);
    pin = "pinPlace";
  }
  if (!pin || !(e->flags & SYN_F_USE)) {
    diag(s->diags, e->span, D_FIXED_PLACE);
    return sema_error_node(s, expect->type, e->span);
  }
  node = sema_library_call(s, "NativePtr", pin, (TypeId){0}, &node, 1, e->span);
  return sema_fit_expected(s, node, expect, e->span);
}

static NodeId check_lazy(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  TypeId item = type_is_known(t, expect->type, KNOWN_LAZY) ? type_arg(t, expect->type, 0)
                                                           : sema_new_var(s, e->span);
  TypeId whole = type_app(t, type_known(t, KNOWN_LAZY), &item, 1);
  if (type_kind(t, type_resolve(t, expect->type)) == TYPE_VAR)
    sema_take_form(s, expect->type, whole);
  NodeId body = sema_check_expr(s, scope, e->items[0], item);
  uint32_t outer = sema_begin_made(s, "lazy");
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, sema_unit(s), e->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  NodeId children[] = {param, body};
  NodeId thunk = node_n(s, PSG_LAMBDA, type_function(t, sema_unit(s), item), e->span, children, 2);
  psg_lambda(s->graph, thunk)->context = LAMBDA_LAZY_THUNK;
  sema_end_made(s, outer);
  NodeId node = psg_new1(s->graph, PSG_LAZY_EXPR, whole, e->span, thunk);
  return sema_fit_expected(s, node, expect, e->span);
}

/* <@ e @> */
static NodeId check_quote(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Scope inner = *scope;
  inner.comp = NULL;
  bool is_raw = (e->flags & SYN_F_UNTYPED) != 0;
  TypeId item = type_is_known(t, expect->type, KNOWN_EXPR_OF) && !is_raw
                    ? type_arg(t, type_resolve(t, expect->type), 0)
                    : sema_new_var(s, e->span);
  s->depths.quotes++;
  NodeId body = sema_check_expr(s, &inner, e->items[0], item);
  s->depths.quotes--;
  TypeId type =
      is_raw ? type_of(t, KNOWN_EXPR) : type_app(t, type_known(t, KNOWN_EXPR_OF), &item, 1);
  return sema_fit_expected(s, psg_new1(s->graph, PSG_QUOTE, type, e->span, body), expect, e->span);
}

/* _.Name: fun x -> x.Name, its parameter has a name that no program can write */
static NodeId check_yield(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  if (!scope->comp || !scope->comp->kind) {
    diag(s->diags, e->span, D_YIELD_OUTSIDE);
    return sema_error_node(s, expect->type, e->span);
  }
  NodeId node;
  if (e->flags & SYN_F_BANG) {
    TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &scope->comp->element, 1), type;
    Scope plain = *scope;
    plain.comp = NULL;
    NodeId value = sema_infer_expr(s, &plain, e->items[0], &type);
    value = sema_fit_arg(s, value, EXPECT(sequence), e->items[0]->span);
    node = psg_new1(s->graph, PSG_YIELD_FROM, sema_unit(s), e->span, value);
  } else {
    Scope plain = *scope;
    plain.comp = NULL;
    NodeId value = sema_check(s, &plain, e->items[0],
                              &(Expect){.type = scope->comp->element, .has_known_result = true});
    node = psg_new1(s->graph, PSG_YIELD, sema_unit(s), e->span, value);
  }
  return sema_fit_expected(s, node, expect, e->span);
}

/* What a sequence's statements are made of; anything else in it is an ordinary expression. */
static bool is_control(SynKind kind) {
  switch (kind) {
  case SYN_LET:
  case SYN_SEQUENTIAL:
  case SYN_IF:
  case SYN_MATCH:
  case SYN_TRY_WITH:
  case SYN_TRY_FINALLY:
  case SYN_WHILE:
  case SYN_FOR_TO:
  case SYN_FOR_IN:
  case SYN_YIELD:
  case SYN_RETURN:
  case SYN_DO: return true;
  default: return false;
  }
}

/* { … } without a builder before it: { 1 .. 3 } still is a sequence */
static NodeId check_bare_braces(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Syn *only = e->count == 1 ? e->items[0] : NULL;
  if (only && only->kind == SYN_RANGE) {
    diag(s->diags, e->span, D_BARE_SEQUENCE);
    return sema_check_sequence(s, scope, e, expect);
  }
  const Syn *first = e->count ? e->items[0] : NULL;
  while (first && first->kind == SYN_SEQUENTIAL) first = first->items[0];
  if (!first)
    diag(s->diags, e->span, D_EMPTY_BRACES);
  else if (first->kind == SYN_TYPED && first->items[0]->kind == SYN_IDENT)
    diag(s->diags, (Span){e->span.file, first->items[0]->span.end, first->items[1]->span.start},
         D_FIELD_COLON);
  else if (first->kind == SYN_INFIX && !strcmp(name_text(s->names, first->name), "=") &&
           first->items[0]->kind == SYN_APP) {
    diag(s->diags, syn_op_span(first), D_FIELD_BINDING);
    diag_hint(s->diags, "write a changed copy as { r with Field = value }");
  } else
    diag(s->diags, e->span, D_BARE_COMPUTATION);
  return sema_error_node(s, expect->type, e->span);
}

static NodeId check_kind(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  if (e->flags & SYN_F_BANG &&
      (e->kind == SYN_LET || e->kind == SYN_DO || e->kind == SYN_MATCH || e->kind == SYN_WHILE)) {
    Span at = e->span;
    if (e->kind == SYN_LET) at.end = e->items[0]->span.end;
    diag(s->diags, at, D_COMPUTATION_ONLY);
    return sema_error_node(s, type_error(t), e->span);
  }
  switch ((SynKind)e->kind) {
  case SYN_CONST: return expr_check_const(s, scope, e, expect);
  case SYN_WILDCARD: { /* the root of `_.Name` */
    Syn *ident = NEW(s->unit, Syn);
    *ident = (Syn){.kind = SYN_IDENT, .span = e->span, .name = sema_name(s, "_")};
    return sema_check_path(s, scope, ident, expect);
  }
  case SYN_IDENT:
  case SYN_LONG_IDENT: {
    Syn *text = sema_is_format(t, expect->type) ? literal_text(s, scope, e) : NULL;
    return text ? expr_check_const(s, scope, text, expect) : sema_check_path(s, scope, e, expect);
  }
  case SYN_TYPE_APP: {
    NodeId node = sema_check_typeof(s, scope, e, expect);
    return node.index ? node : sema_check_app(s, scope, e, expect);
  }
  case SYN_APP: return sema_check_app(s, scope, e, expect);
  case SYN_INFIX: return sema_check_infix(s, scope, e, expect);
  case SYN_DYNAMIC: return sema_check_dynamic(s, scope, e, NULL, expect);
  case SYN_PREFIX: return sema_check_prefix(s, scope, e, expect);
  case SYN_QUOTE: return check_quote(s, scope, e, expect);
  case SYN_DOT:
    if (e->items[0]->kind == SYN_TYPE_APP) {
      NodeId node = sema_check_typeof(s, scope, e, expect);
      return node.index ? node : sema_check_app(s, scope, e, expect);
    }
    return sema_check_dot(s, scope, e, expect);
  case SYN_INDEX: return sema_check_index(s, scope, e, expect);
  case SYN_ASSIGN: {
    TypeKind wanted = type_kind(t, type_resolve(t, expect->type));
    if (wanted == TYPE_APP && s->dialect->checks_uses &&
        !type_is_known(t, expect->type, KNOWN_UNIT) && !type_is_known(t, expect->type, KNOWN_OBJ)) {
      sema_mismatch_expected(s, e->span, expect, sema_unit(s));
      if (type_is_known(t, expect->type, KNOWN_BOOL))
        diag_hint(s->diags, "assign by '<-', since '=' compares");
      return sema_error_node(s, expect->type, e->span);
    }
    return sema_fit_expected(s, sema_check_assign(s, scope, e), expect, e->span);
  }
  case SYN_PAREN:
    return sema_check(s, scope, e->items[0],
                      &(Expect){.type = expect->type, .because = expect->because});
  case SYN_TUPLE: return check_tuple(s, scope, e, expect);
  case SYN_CONS: return check_cons(s, scope, e, expect);
  case SYN_TYPED: {
    Scope here = *scope;
    TypeId type = sema_resolve_type(s, &here, e->items[1]);
    NodeId inner = sema_check_expr(s, scope, e->items[0], type);
    NodeId node = psg_new1(s->graph, PSG_TYPE_ANNOTATION, type, e->span, inner);
    return sema_fit_expected(s, node, expect, e->span);
  }
  case SYN_LET: return expr_check_block(s, scope, e, expect);
  case SYN_SEQUENTIAL: return expr_check_block(s, scope, e, expect);
  case SYN_IF: return expr_check_if(s, scope, e, expect);
  case SYN_MATCH: return expr_check_match(s, scope, e, expect);
  case SYN_FUNCTION: return expr_check_function(s, scope, e, expect);
  case SYN_LAMBDA: return expr_check_lambda(s, scope, e, expect);
  case SYN_TRY_WITH: return expr_check_try(s, scope, e, expect);
  case SYN_TRY_FINALLY: {
    NodeId body = sema_check(s, scope, e->items[0], expect);
    NodeId cleanup = sema_check_statement(s, scope, e->items[1]);
    return psg_new2(s->graph, PSG_TRY_FINALLY, expect->type, e->span, body, cleanup);
  }
  case SYN_WHILE: {
    NodeId guard = sema_check_expr(s, scope, e->items[0], type_of(t, KNOWN_BOOL));
    NodeId body = scope->comp && scope->comp->kind
                      ? sema_check_expr(s, scope, e->items[1], sema_unit(s))
                      : sema_check_statement(s, scope, e->items[1]);
    return sema_fit_expected(
        s, psg_new2(s->graph, PSG_WHILE_LOOP, sema_unit(s), e->span, guard, body), expect, e->span);
  }
  case SYN_FOR_TO: return expr_check_for_to(s, scope, e, expect);
  case SYN_FOR_IN: return expr_check_for_in(s, scope, e, expect);
  case SYN_DO: {
    NodeId done = sema_check_statement(s, scope, e->items[0]);
    if (type_is_known(t, psg_node(s->graph, done)->type, KNOWN_UNIT))
      return sema_fit_expected(s, done, expect, e->span);
    NodeId then = sema_unit_node(s, e->span);
    return sema_fit_expected(
        s, psg_new2(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, done, then), expect, e->span);
  }
  case SYN_RETURN:
    diag(s->diags, e->span,
         scope->comp && scope->comp->kind ? D_RETURN_IN_SEQUENCE : D_RETURN_OUTSIDE);
    return sema_error_node(s, expect->type, e->span);
  case SYN_TRAIT_CALL: return sema_check_trait_call(s, scope, e, expect);
  case SYN_STATEMENT_OR_YIELD: return sema_check_statement_or_yield(s, scope, e, expect);
  case SYN_RECORD: return sema_check_record(s, scope, e, expect);
  case SYN_ANON_RECORD: return sema_check_anon_record(s, scope, e, expect);
  case SYN_COMP: /* without a builder */ return check_bare_braces(s, scope, e, expect);
  case SYN_LIST:
  case SYN_ARRAY: return sema_check_sequence(s, scope, e, expect);
  case SYN_RANGE: /* a sequence in [ ], [| |], seq { }, `for … in` and slices only */
    diag(s->diags, e->span, D_OPEN_RANGE);
    return sema_error_node(s, expect->type, e->span);
  case SYN_YIELD: return check_yield(s, scope, e, expect);
  case SYN_LAZY: return check_lazy(s, scope, e, expect);
  case SYN_FIXED: return check_fixed(s, scope, e, expect);
  case SYN_DOT_LAMBDA: return expr_check_dot_lambda(s, scope, e, expect);
  case SYN_ASSERT: /* checked, not run: as in an optimised build of F# */
    sema_check_expr(s, scope, e->items[0], type_of(t, KNOWN_BOOL));
    return sema_fit_expected(s, sema_unit_node(s, e->span), expect, e->span);
  case SYN_RETYPE: { /* as an object, which must be of the type */
    Scope here = *scope;
    TypeId from, to = sema_resolve_type(s, &here, e->items[1]);
    NodeId value = sema_infer_expr(s, scope, e->items[0], &from);
    value = sema_coerce(s, value, type_of(t, KNOWN_OBJ), COERCE_BOX, e->span);
    return sema_fit_expected(s, sema_coerce(s, value, to, COERCE_UNBOX, e->span), expect, e->span);
  }
  case SYN_TYPE_TEST:
  case SYN_UPCAST_TO:
  case SYN_DOWNCAST_TO:
  case SYN_UPCAST:
  case SYN_DOWNCAST: return expr_check_cast(s, scope, e, expect);
  case SYN_NEW: {
    Scope here = *scope;
    TypeId type = sema_resolve_type(s, &here, e->items[0]);
    NodeId made = sema_construct(s, scope, type, syn_item(e, 1), MAKE_NEW, e->span);
    s->notes.member_at = e->span;
    return sema_fit_expected(s, made, expect, e->span);
  }
  case SYN_OBJECT: return sema_check_object(s, scope, e, expect);
  case SYN_INTERP: return sema_check_interp(s, scope, e, expect);
  case SYN_EXTERN: return sema_check_extern_call(s, scope, e, expect);
  case SYN_ERROR: return sema_error_node(s, expect->type, e->span);
  default:
    diag(s->diags, e->span, D_EXPRESSION_FORM, syn_kind_text((SynKind)e->kind));
    return sema_error_node(s, expect->type, e->span);
  }
}

/* Note [Long chains]
 * `x |> f |> g ...`, `a && b && ...`, `x.M().N()...`, `x.[i].[j]...` nest to the left without limit. Checking recurs into the
 * left side first. If the recursion is deep and much of such a chain remains, the chain is checked from its innermost part
 * outwards instead. Each part is checked by the ordinary rules, with its left side already done. */
enum { CHAIN_DEPTH = 1000, CHAIN_LEAST = 500 };
static Syn *chain_next(const Syn *e) {
  switch ((SynKind)e->kind) {
  case SYN_INFIX:
  case SYN_DOT:
  case SYN_INDEX: return e->items[0];
  case SYN_APP:
    if (!(e->flags & SYN_F_ADJACENT)) return NULL;
    return e->items[0]->kind == SYN_DOT ? e->items[0]->items[0] : NULL;
  default: return NULL;
  }
}
/* The scope for the check of `e`: with its left side, if that is a long chain, checked. */
static const Scope *check_chain(Sema *s, const Scope *scope, Syn *e) {
  uint32_t count = 0;
  for (Syn *at = e; at && count <= CHAIN_LEAST; at = chain_next(at)) count++;
  if (count <= CHAIN_LEAST) return scope;
  VEC(Syn *) chain = {0};
  for (Syn *at = chain_next(e); at; at = chain_next(at)) vec_push(s->unit, &chain, at);
  CheckedPart *ready = NEW(s->unit, CheckedPart);
  Scope plain = *scope, *with_left = NEW(s->unit, Scope);
  *with_left = *scope;
  with_left->ready = plain.ready = ready;
  plain.comp = NULL;
  while (chain.count) {
    const Syn *left = ready->expr;
    Syn *part = vec_pop(&chain);
    TypeId type = sema_new_var(s, part->span);
    NodeId node = check_kind(s, &plain, part, EXPECT(type));
    bool taken = !left || ready->expr != left;
    *ready = (CheckedPart){taken ? part : NULL, node};
    if (!taken) break;
  }
  return with_left;
}

/* An expression of unknown type is a statement, as in F#: `log x; yield! xs` makes log a function to unit. */
static bool is_unit_statement(Sema *s, TypeId type) {
  Types *t = s->types;
  if (type_kind(t, type_resolve(t, type)) == TYPE_VAR) sema_retry_pending(s);
  TypeId found = type_resolve(t, type);
  if (type_kind(t, found) != TYPE_VAR || var_row(t, type_row(t, found)->head)->flags & VAR_WRITTEN)
    return type_is_known(t, found, KNOWN_UNIT);
  Trial trial = type_begin_trial(&s->unifier);
  bool fits = type_unify(&s->unifier, found, sema_unit(s));
  if (fits)
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, trial);
  return fits;
}

static NodeId check_level(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  CheckedPart *ready = scope->ready;
  if (ready && ready->expr == e) {
    ready->expr = NULL;
    return sema_fit_expected(s, ready->node, expect, e->span);
  }
  if (s->depths.exprs > CHAIN_DEPTH && !(ready && ready->expr) && chain_next(e))
    scope = check_chain(s, scope, e);
  bool is_level = e->kind != SYN_PAREN;
  if (is_level && !sema_enter(s, e->span)) {
    s->depths.exprs--;
    return sema_error_node(s, type_error(s->types), e->span);
  }
  NodeId node;
  if (scope->comp && scope->comp->kind && !is_control((SynKind)e->kind)) {
    /* an ordinary expression as a statement of a comprehension: yielded when it is not unit and yields are implicit */
    Scope plain = *scope;
    plain.comp = NULL;
    if (scope->comp->implicit && type_is_known(s->types, expect->type, KNOWN_UNIT)) {
      TypeId type = sema_new_var(s, e->span);
      NodeId value = check_kind(s, &plain, e, &(Expect){.type = type, .has_known_result = true});
      if (is_unit_statement(s, psg_node(s->graph, value)->type)) {
        node = value;
      } else {
        value = sema_fit(s, value, scope->comp->element, e->span);
        node = psg_new1(s->graph, PSG_YIELD, sema_unit(s), e->span, value);
      }
    } else if (type_is_known(s->types, expect->type, KNOWN_UNIT)) {
      node = sema_check_statement_of(s, &plain, e, scope->comp->element);
      if (!type_is_known(s->types, psg_node(s->graph, node)->type, KNOWN_UNIT)) { /* FS0020 */
        NodeId both[] = {node, sema_unit_node(s, e->span)};
        node = node_n(s, PSG_SEQUENTIAL, sema_unit(s), e->span, both, 2);
      }
    } else {
      node = check_kind(s, &plain, e, expect);
    }
  } else {
    node = check_kind(s, scope, e, expect);
  }
  s->depths.exprs -= is_level;
  return node;
}

/* A path that begins with a variable which the checker has named. */
static bool is_made_path(const Sema *s, const Syn *e) {
  if (!s->next_dollar) return false; /* as sema_is_fresh_name says, in fewer instructions */
  if (e->kind != SYN_IDENT && e->kind != SYN_LONG_IDENT) return false;
  return sema_is_fresh_name(s, e->kind == SYN_IDENT ? e->name : e->items[0]->name);
}

/* What the source has carries no keys of an elaboration, wherever it stands. */
NodeId expr_check(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  uint32_t outer = s->graph->expansion;
  s->graph->expansion = e->flags & SYN_F_MADE ? s->made_by : 0;
  if (is_made_path(s, e)) sema_begin_made(s, "variable");
  NodeId node = check_level(s, scope, e, expect);
  s->graph->expansion = outer;
  return node;
}
