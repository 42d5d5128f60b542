/* infer_expr: expressions by kind. What is applied, dotted, indexed or iterated has files of its own. */
#include "clef/sema/member.h"
#include "clef/sema/sema.h"

static NodeId node_n(Sema *s, PsgKind kind, TypeId type, Span span, const NodeId *children,
                     uint32_t count) {
  return psg_new_n(s->graph, kind, type, span, children, count);
}

NodeId sema_infer_expr(Sema *s, const Scope *scope, Syn *expr, TypeId *type) {
  *type = sema_new_var(s, expr->span);
  NodeId node = sema_check_expr(s, scope, expr, *type);
  *type = psg_node(s->graph, node)->type;
  return node;
}

NodeId sema_check_statement(Sema *s, const Scope *scope, Syn *expr) {
  TypeId type;
  bool in_tail = s->in_sequence_tail;
  s->in_sequence_tail = false;
  NodeId node = sema_infer_expr(s, scope, expr, &type);
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_VAR) { /* an operator's result may be known by now */
    sema_retry_pending(s);
    type = type_resolve(s->types, type);
  }
  if (type_kind(s->types, type) == TYPE_VAR) {
    type_unify(&s->unifier, type, sema_unit(s));
  } else if (!type_is_known(s->types, type, KNOWN_UNIT) &&
             type_kind(s->types, type) != TYPE_ERROR) {
    if (type_kind(s->types, type) == TYPE_FUNCTION)
      diag(s->diags, expr->span, D_FUNCTION_STATEMENT, sema_type_text(s, type));
    else if (expr->kind == SYN_INFIX && !strcmp(name_text(s->names, expr->name), "="))
      diag(s->diags, expr->span, D_EQUALITY_STATEMENT, sema_type_text(s, type));
    else
      diag(s->diags, expr->span, in_tail ? D_NOT_YIELDED : D_NOT_UNIT, sema_type_text(s, type));
  }
  return node;
}

/* ---- constants ---- */

static NodeId literal(Sema *s, LiteralKind kind, uint64_t bits, TypeId type, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, kind, bits), type, span);
}

static NodeId check_const(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  static const struct {
    uint16_t sub;
    KnownTycon known;
    LiteralKind kind;
  } numbers[] = {{SYN_CONST_I8, KNOWN_INT8, LITERAL_INT},
                 {SYN_CONST_U8, KNOWN_UINT8, LITERAL_INT},
                 {SYN_CONST_I16, KNOWN_INT16, LITERAL_INT},
                 {SYN_CONST_U16, KNOWN_UINT16, LITERAL_INT},
                 {SYN_CONST_I32, KNOWN_INT, LITERAL_INT},
                 {SYN_CONST_U32, KNOWN_UINT32, LITERAL_INT},
                 {SYN_CONST_I64, KNOWN_INT64, LITERAL_INT},
                 {SYN_CONST_U64, KNOWN_UINT64, LITERAL_INT},
                 {SYN_CONST_NATIVE, KNOWN_NATIVEINT, LITERAL_INT},
                 {SYN_CONST_UNATIVE, KNOWN_UNATIVEINT, LITERAL_INT},
                 {SYN_CONST_BOOL, KNOWN_BOOL, LITERAL_BOOL},
                 {SYN_CONST_CHAR, KNOWN_CHAR, LITERAL_CHAR}};
  NodeId node = {0};
  for (size_t i = 0; i < COUNT_OF(numbers); i++) {
    if (numbers[i].sub != e->sub) continue;
    TypeId type = type_resolve(t, type_of(t, numbers[i].known));
    /* in library sources `int` is a type of its own: 0l is int32, and a literal becomes what is expected of the two */
    if (e->sub == SYN_CONST_I32 &&
        (type_is_known(t, expected, KNOWN_INT32) || (e->flags & SYN_F_POSTFIX)))
      type = type_of(t, KNOWN_INT32);
    uint64_t bits = e->u.bits;
    if (e->sub == SYN_CONST_I32 && bits != (uint64_t)(int64_t)(int32_t)bits &&
        s->kind == SOURCE_CLEF && type_prim(t, type) != PRIM_INT64) {
      if (bits > UINT32_MAX) diag(s->diags, e->span, D_RANGE_I32);
      bits = (uint64_t)(int64_t)(int32_t)bits;
    }
    node = literal(s, numbers[i].kind, bits, type, e->span);
  }
  switch ((SynConst)e->sub) {
  case SYN_CONST_UNIT: node = sema_unit_node(s, e->span); break;
  case SYN_CONST_F64: {
    uint64_t bits;
    memcpy(&bits, &e->u.number, 8);
    node = literal(s, LITERAL_FLOAT64, bits, type_of(t, KNOWN_FLOAT), e->span);
    break;
  }
  case SYN_CONST_F32: {
    float narrow = (float)e->u.number;
    uint32_t bits;
    memcpy(&bits, &narrow, 4);
    node = literal(s, LITERAL_FLOAT32, bits, type_of(t, KNOWN_FLOAT32), e->span);
    break;
  }
  case SYN_CONST_STRING:
    if (type_is_known(t, expected, KNOWN_FORMAT)) return sema_check_format(s, e, expected);
    node =
        psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, e->u.bytes, e->size),
                        type_of(t, KNOWN_STRING), e->span);
    break;
  case SYN_CONST_BYTES:
    node = psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_BYTES, e->u.bytes, e->size),
                           type_array(t, type_of(t, KNOWN_UINT8), 1), e->span);
    break;
  case SYN_CONST_NULL:
    if (s->kind == SOURCE_CLEF) {
      diag(s->diags, e->span, D_CLEF_NULL, sema_type_text(s, expected));
      return sema_error_node(s, expected, e->span);
    }
    if (!type_constrain(&s->unifier, expected, CONSTRAINT_NULL)) {
      diag(s->diags, e->span, D_NULL_REFUSED, sema_type_text(s, expected));
      return sema_error_node(s, expected, e->span);
    }
    return literal(s, LITERAL_NULL, 0, expected, e->span);
  case SYN_CONST_BIG: return sema_check_bignum(s, scope, e, expected);
  case SYN_CONST_DECIMAL:
    if (!e->count || !e->items[0]) return sema_check_decimal(s, scope, e, expected);
    node = sema_check_decimal(s, scope, e, type_of(t, KNOWN_DECIMAL));
    break;
  default: break;
  }
  if (e->count && e->items[0]) { /* 1.0<m> */
    Scope here = *scope;
    TypeId measure = sema_resolve_measure(s, &here, e->items[0]),
           type = psg_node(s->graph, node)->type;
    psg_node(s->graph, node)->type =
        type_is_measure(t, measure) ? type_with_measure(t, type, measure) : type_error(t);
  }
  return sema_fit(s, node, expected, e->span);
}

/* ---- blocks: let, sequential; by a loop, as they nest deeply ---- */

static void push(Sema *s, NodeList *list, NodeId node) { vec_push(s->unit, list, node); }

bool sema_is_pattern_let(Sema *s, const Scope *scope, Syn *let) {
  if (let->count != 2) return false;
  Syn *binding = let->items[0], *head = binding->items[SYN_BINDING_HEAD];
  Found found;
  if (binding->count > SYN_BINDING_PARAMS) return false;
  while (head->kind == SYN_PAT_PAREN || head->kind == SYN_PAT_ATTRS || head->kind == SYN_PAT_TYPED)
    head = head->items[0];
  if (head->kind == SYN_PAT_WILD &&
      let->flags & SYN_F_USE) { /* use _ = e: a variable without a name, disposed */
    Syn *ident = NEW(s->unit, Syn), **items = NEW_ARRAY(s->unit, Syn *, 1);
    *ident = (Syn){.kind = SYN_IDENT, .span = head->span, .name = sema_fresh_name(s)};
    items[0] = ident;
    *head = (Syn){
        .kind = SYN_PAT_NAME, .span = head->span, .name = ident->name, .count = 1, .items = items};
    return false;
  }
  if (head->kind != SYN_PAT_NAME) return true;
  if (head->items[0]->flags & SYN_F_ACTIVE) return false;
  return scope_find(s, scope, SPACE_PATTERN, head->name, ANY_ARITY, &found) &&
         found.kind != ENTRY_VALUE;
}

/* let mutable (a, b) = e: each variable of the pattern starts a mutable one of its name. */
static void add_mutables(Sema *s, const Scope *outer, Scope *inner, NodeList *list) {
  for (const ScopeItem *item = inner->top; item != outer->top; item = item->outer) {
    if (item->space != SPACE_VALUE) continue;
    NodeId variable = {item->target};
    const PsgNode at = *psg_node(s->graph, variable);
    NodeId start = psg_new_var(s->graph, variable, at.type, at.span);
    psg_node(s->graph, start)->name = item->name;
    NodeId binding = psg_new1(s->graph, PSG_BINDING, at.type, at.span, start);
    psg_node(s->graph, binding)->name = item->name;
    psg_node(s->graph, binding)->flags |= NODE_MUTABLE;
    push(s, list, binding);
  }
  for (uint32_t i = 0; i < list->count; i++)
    scope_add_value(s, inner, psg_node(s->graph, list->items[i])->name, list->items[i]);
}

/* let p = e in rest, where p is no plain variable: match e with p -> rest */
NodeId sema_check_pattern_let(Sema *s, const Scope *scope, Syn *let, TypeId expected,
                              LetRest check_rest, void *context) {
  Syn *binding = let->items[0];
  Scope inner = *scope;
  TypeId type = sema_new_var(s, binding->span);
  if (syn_item(binding, SYN_BINDING_RESULT)) {
    Scope here = *scope;
    type = sema_resolve_type(s, &here, binding->items[SYN_BINDING_RESULT]);
  }
  s->level++;
  NodeId pattern = sema_check_pattern(s, &inner, binding->items[SYN_BINDING_HEAD], type);
  NodeId value = sema_check_expr(s, scope, binding->items[SYN_BINDING_BODY], type);
  s->level--;
  type_lower_level(&s->unifier, type, s->level);
  NodeList list = {0};
  if (binding->flags & SYN_F_MUTABLE) add_mutables(s, scope, &inner, &list);
  NodeId body = check_rest(s, &inner, let->items[1], expected, context);
  if (list.count) {
    push(s, &list, body);
    body = node_n(s, PSG_SEQUENTIAL, expected, let->span, list.items, list.count);
  }
  NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, expected, let->span, pattern, body);
  return psg_new2(s->graph, PSG_MATCH, expected, psg_node(s->graph, pattern)->span, value, rule);
}

static NodeId check_rest_of_let(Sema *s, const Scope *scope, Syn *e, TypeId expected,
                                void *context) {
  (void)context;
  return sema_check_expr(s, scope, e, expected);
}

static NodeId check_block(Sema *s, const Scope *outer, Syn *e, TypeId expected) {
  Scope scope = *outer;
  NodeList list = {0};
  Span span = e->span;
  for (;;) {
    if (e->kind == SYN_LET && !(e->flags & SYN_F_BANG)) {
      e = sema_split_tuple_let(s, &scope, e);
      if (sema_is_pattern_let(s, &scope, e)) {
        push(s, &list, sema_check_pattern_let(s, &scope, e, expected, check_rest_of_let, NULL));
        break;
      }
      sema_check_let(s, &scope, e, LET_LOCAL, &list);
      Syn *rest = e->items[e->count - 1];
      if (!rest) {
        push(s, &list, sema_unit_node(s, e->span));
        break;
      }
      e = rest;
    } else if (e->kind == SYN_SEQUENTIAL) {
      for (uint32_t i = 0; i + 1 < e->count; i++) {
        s->followed = e->items[i];
        push(s, &list,
             scope.comp && scope.comp->kind ? sema_check_expr(s, &scope, e->items[i], sema_unit(s))
                                            : sema_check_statement(s, &scope, e->items[i]));
      }
      e = e->items[e->count - 1];
    } else {
      push(s, &list, sema_check_expr(s, &scope, e, expected));
      break;
    }
  }
  if (list.count == 1) return list.items[0];
  return node_n(s, PSG_SEQUENTIAL, expected, span, list.items, list.count);
}

/* ---- control ---- */

static NodeId check_if(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  bool has_else = e->count % 2 == 1 && e->items[e->count - 1];
  uint32_t pairs = e->count / 2;
  /* without `else` the last branch, and so all, is unit */
  TypeId type = has_else || pairs > 1 ? expected : sema_unit(s),
         last = has_else ? type : sema_unit(s);
  bool is_open = type_kind(t, type_resolve(t, type)) == TYPE_VAR;
  Because outer = sema_because(s, e->span), because = outer;
  NodeId *guards = NEW_ARRAY(s->unit, NodeId, pairs), *branches = NEW_ARRAY(s->unit, NodeId, pairs);
  for (uint32_t i = 0; i < pairs; i++) {
    guards[i] = sema_check_expr(s, scope, e->items[2 * i], type_of(t, KNOWN_BOOL));
    uint32_t errors = s->diags->error_count;
    if (!has_else && i + 1 == pairs) because = (Because){.kind = BECAUSE_NO_ELSE};
    if (!i && is_open) s->yielded = e->items[1];
    branches[i] =
        sema_check_because(s, scope, e->items[2 * i + 1], i + 1 == pairs ? last : type, because);
    if (!i && is_open) because = sema_because_like(s, BECAUSE_BRANCH, e->items[1], type);
    if (has_else || pairs == 1 || i + 1 < pairs) continue;
    if (s->diags->error_count == errors && !type_unify(&s->unifier, type, last))
      sema_mismatch(s, e->items[2 * i + 1]->span, type, last);
  }
  NodeId rest =
      has_else ? sema_check_because(s, scope, e->items[e->count - 1], type, because) : (NodeId){0};
  for (uint32_t i = pairs; i-- > 0;) {
    NodeId children[] = {guards[i], branches[i], rest};
    Span span = i ? span_join(e->items[2 * i]->span, e->span) : e->span;
    rest = node_n(s, PSG_IF_THEN_ELSE, has_else ? type : last, span, children, rest.index ? 3 : 2);
  }
  return has_else || pairs > 1 ? rest : sema_fit(s, rest, expected, e->span);
}

static NodeId check_rule(Sema *s, const Scope *outer, Syn *rule, TypeId scrutinee, TypeId expected,
                         Because because) {
  Scope scope = *outer;
  const ScopeItem *before = scope.top;
  bool outer_rule = s->in_rule;
  s->in_rule = true;
  NodeId pattern = sema_check_pattern(s, &scope, rule->items[0], scrutinee);
  s->in_rule = outer_rule;
  sema_check_bound_twice(s, before, &scope);
  NodeId guard = rule->items[1]
                     ? sema_check_expr(s, &scope, rule->items[1], type_of(s->types, KNOWN_BOOL))
                     : (NodeId){0};
  NodeId body = sema_check_because(s, &scope, rule->items[2], expected, because);
  NodeId children[] = {pattern, body, guard};
  return node_n(s, PSG_MATCH_CASE, expected, rule->span, children, guard.index ? 3 : 2);
}

static NodeId match_node(Sema *s, const Scope *scope, NodeId scrutinee, Syn **rules, uint32_t count,
                         TypeId expected, Span span, Because because) {
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  children[0] = scrutinee;
  TypeId type = psg_node(s->graph, scrutinee)->type;
  bool is_open = type_kind(s->types, type_resolve(s->types, expected)) == TYPE_VAR;
  for (uint32_t i = 0; i < count; i++) {
    if (!i && is_open && count > 1) s->yielded = rules[0]->items[2];
    children[i + 1] = check_rule(s, scope, rules[i], type, expected, because);
    if (!i && is_open) because = sema_because_like(s, BECAUSE_RULE, rules[0]->items[2], expected);
  }
  return node_n(s, PSG_MATCH, expected, span, children, count + 1);
}

static NodeId check_match(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  TypeId type;
  Because because = sema_because(s, e->span);
  NodeId scrutinee = sema_infer_expr(s, scope, e->items[0], &type);
  return match_node(s, scope, scrutinee, e->items + 1, e->count - 1, expected, e->items[0]->span,
                    because);
}

typedef struct FunctionRules {
  Syn *function;
} FunctionRules;

static NodeId check_function(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TypeId known = type_resolve(t, expected), domain, range;
  if (type_kind(t, known) == TYPE_FUNCTION) {
    domain = type_arg(t, known, 0), range = type_arg(t, known, 1);
  } else {
    domain = sema_new_var(s, e->span), range = sema_new_var(s, e->span);
    if (!type_unify(&s->unifier, expected, type_function(t, domain, range))) {
      if (type_kind(t, known) != TYPE_ERROR) sema_report_function(s, e->span, expected, 1);
      return sema_error_node(s, expected, e->span);
    }
  }
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, e->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId value = psg_new_var(s->graph, param, domain, e->span);
  psg_node(s->graph, value)->name = psg_node(s->graph, param)->name;
  NodeId body = match_node(s, scope, value, e->items, e->count, range, e->span, (Because){0});
  NodeId children[] = {param, body};
  return node_n(s, PSG_LAMBDA, expected, e->span, children, 2);
}

typedef struct LambdaBody {
  Syn *body;
} LambdaBody;
static NodeId lambda_body(Sema *s, const Scope *scope, TypeId expected, void *context) {
  return sema_check_expr(s, scope, ((LambdaBody *)context)->body, expected);
}

static NodeId check_try(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  NodeId *children = NEW_ARRAY(s->unit, NodeId, e->count);
  Because because = sema_because(s, e->span);
  children[0] = sema_check_because(s, scope, e->items[0], expected, because);
  TypeId exception = type_of(s->types, KNOWN_EXN);
  for (uint32_t i = 1; i < e->count; i++)
    children[i] = check_rule(s, scope, e->items[i], exception, expected, because);
  return node_n(s, PSG_TRY_WITH, expected, e->span, children, e->count);
}

static NodeId unit_result(Sema *s, NodeId node, TypeId expected, Span span) {
  return sema_fit(s, node, expected, span);
}

static NodeId check_for_in(Sema *s, const Scope *outer, Syn *e, TypeId expected);

/* for x = a to b do … as for x in a .. b do …, which it is in a comprehension. */
static Syn *for_in_range(Sema *s, Syn *e) {
  Syn *nodes = NEW_ARRAY(s->unit, Syn, 3), **items = NEW_ARRAY(s->unit, Syn *, 7);
  Syn *pattern = &nodes[0], *range = &nodes[1], *loop = &nodes[2];
  *pattern = (Syn){.kind = SYN_PAT_NAME,
                   .span = e->items[0]->span,
                   .name = e->items[0]->name,
                   .count = 1,
                   .items = items};
  items[0] = e->items[0];
  *range = (Syn){.kind = SYN_RANGE, .span = e->items[1]->span, .count = 3, .items = items + 1};
  items[1] = e->items[1], items[2] = NULL, items[3] = e->items[2];
  *loop =
      (Syn){.kind = SYN_FOR_IN, .span = e->span, .flags = e->flags, .count = 3, .items = items + 4};
  items[4] = pattern, items[5] = range, items[6] = e->items[3];
  return loop;
}

static NodeId check_for_to(Sema *s, const Scope *outer, Syn *e, TypeId expected) {
  if (outer->comp && outer->comp->kind && !(e->flags & SYN_F_DOWN))
    return check_for_in(s, outer, for_in_range(s, e), expected);
  TypeId index = sema_int(s);
  NodeId first = sema_check_expr(s, outer, e->items[1], index),
         last = sema_check_expr(s, outer, e->items[2], index);
  Scope scope = *outer;
  NodeId variable = psg_new(s->graph, PSG_PATTERN_BINDING, index, e->items[0]->span);
  psg_node(s->graph, variable)->name = e->items[0]->name;
  scope_add_value(s, &scope, e->items[0]->name, variable);
  NodeId body = sema_check_statement(s, &scope, e->items[3]);
  NodeId children[] = {variable, first, last, body};
  NodeId node = node_n(s, PSG_FOR_LOOP, sema_unit(s), e->span, children, 4);
  if (!(e->flags & SYN_F_DOWN)) psg_node(s->graph, node)->flags |= NODE_UP;
  return unit_result(s, node, expected, e->span);
}

static Syn *strip_pattern(Syn *p) {
  while (p->kind == SYN_PAT_PAREN) p = p->items[0];
  return p;
}

/* for x in xs -> e: e is yielded. */
static Syn *loop_body(Sema *s, const Scope *scope, Syn *e) {
  Syn *body = e->items[2];
  if (!(e->flags & SYN_F_ARROW) || !scope->comp || !scope->comp->kind) return body;
  Syn *yield = NEW(s->unit, Syn);
  *yield = (Syn){.kind = SYN_YIELD, .span = body->span, .count = 1};
  yield->items = NEW_ARRAY(s->unit, Syn *, 1);
  yield->items[0] = body;
  return yield;
}

static NodeId check_for_in(Sema *s, const Scope *outer, Syn *e, TypeId expected) {
  Types *t = s->types;
  Syn *source = e->items[1], *pattern = strip_pattern(e->items[0]), *inner = loop_body(s, outer, e);
  Scope scope = *outer;
  if (source->kind == SYN_RANGE && !source->items[1] && source->items[0] && source->items[2] &&
      (pattern->kind == SYN_PAT_NAME || pattern->kind == SYN_PAT_WILD)) {
    TypeId index;
    NodeId first = sema_infer_expr(s, outer, source->items[0], &index);
    NodeId last = sema_check_expr(s, outer, source->items[2], index);
    if (type_kind(t, type_resolve(t, index)) == TYPE_VAR)
      type_unify(&s->unifier, index, sema_int(s));
    if (type_is_known(t, index, KNOWN_INT32) || type_is_known(t, index, KNOWN_INT)) {
      NodeId variable = psg_new(s->graph, PSG_PATTERN_BINDING, index, pattern->span);
      psg_node(s->graph, variable)->name =
          pattern->kind == SYN_PAT_NAME ? pattern->name : sema_fresh_name(s);
      if (pattern->kind == SYN_PAT_NAME) scope_add_value(s, &scope, pattern->name, variable);
      NodeId body = scope.comp && scope.comp->kind ? sema_check_expr(s, &scope, inner, sema_unit(s))
                                                   : sema_check_statement(s, &scope, inner);
      NodeId children[] = {variable, first, last, body};
      NodeId node = node_n(s, PSG_FOR_LOOP, sema_unit(s), e->span, children, 4);
      psg_node(s->graph, node)->flags |= NODE_UP;
      return unit_result(s, node, expected, e->span);
    }
  }
  TypeId type;
  NodeId collection;
  if (source->kind == SYN_RANGE) {
    type = sema_new_var(s, source->span);
    collection = sema_check_sequence(s, outer, source, type);
  } else {
    collection = sema_infer_expr(s, outer, source, &type);
  }
  bool known;
  TypeId element = sema_element_of(s, type, &known);
  if (!known) {
    NodeId sequence = sema_pattern_sequence(s, outer, collection, source->span);
    if (sequence.index) {
      collection = sequence;
      type = psg_node(s->graph, sequence)->type;
      element = sema_element_of(s, type, &known);
    }
  }
  if (!known) {
    type = type_resolve(t, type);
    if (type_kind(t, type) == TYPE_VAR) {
      element = sema_new_var(s, source->span);
      TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &element, 1);
      if (!(var_row(t, type_row(t, type)->head)->flags & PARAM_STATIC) &&
          member_bound(s, type).index == type.index)
        type_bound(&s->unifier, type, sequence, source->span);
      if (sema_is_flexible_seq(s, type, sequence))
        collection = sema_coerce(s, collection, sequence, COERCE_TO_SEQ, source->span);
      else
        type_unify(&s->unifier, type, sequence);
    } else {
      if (type_kind(t, type) != TYPE_ERROR)
        diag(s->diags, source->span, D_NOT_ENUMERABLE, sema_type_text(s, type));
      element = type_error(t);
    }
  } else if (!type_is_known(t, type, KNOWN_LIST) && !type_is_known(t, type, KNOWN_ARRAY) &&
             !type_is_known(t, type, KNOWN_STRING) && !type_is_known(t, type, KNOWN_SEQ)) {
    collection =
        sema_fit(s, collection, type_app(t, type_known(t, KNOWN_SEQ), &element, 1), source->span);
  }
  NodeId pattern_node = sema_check_pattern(s, &scope, e->items[0], element);
  NodeId body = scope.comp && scope.comp->kind ? sema_check_expr(s, &scope, inner, sema_unit(s))
                                               : sema_check_statement(s, &scope, inner);
  NodeId children[] = {pattern_node, collection, body};
  return unit_result(s, node_n(s, PSG_FOR_EACH, sema_unit(s), e->span, children, 3), expected,
                     e->span);
}

/* ---- data ---- */

static NodeId check_tuple(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  bool is_struct = (e->flags & SYN_F_STRUCT) != 0;
  TypeId known = type_resolve(t, expected);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, e->count);
  bool fits = type_kind(t, known) == TYPE_TUPLE && type_row(t, known)->args.count == e->count;
  if (fits && type_row(t, known)->flags & TYPE_FLAG_STRUCT)
    is_struct = true; /* a tuple becomes what is wanted */
  for (uint32_t i = 0; i < e->count; i++)
    types[i] = fits ? type_arg(t, known, i) : sema_new_var(s, e->items[i]->span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, e->count);
  if (!fits && type_kind(t, known) == TYPE_VAR)
    sema_take_form(s, known, type_tuple(t, types, e->count, is_struct));
  for (uint32_t i = 0; i < e->count; i++)
    nodes[i] = sema_check_expr(s, scope, e->items[i], types[i]);
  TypeId type = type_tuple(t, types, e->count, is_struct);
  return sema_fit(s, node_n(s, PSG_TUPLE_EXPR, type, e->span, nodes, e->count), expected, e->span);
}

static CaseId list_case(Sema *s, uint32_t tag) {
  return (CaseId){tycon_row(s->types, type_known(s->types, KNOWN_LIST))->cases + tag};
}

static NodeId check_cons(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TypeId element =
      type_is_known(t, expected, KNOWN_LIST) ? type_arg(t, expected, 0) : sema_new_var(s, e->span);
  TypeId list = type_app(t, type_known(t, KNOWN_LIST), &element, 1);
  NodeId *heads = NEW_ARRAY(s->unit, NodeId, e->count);
  for (uint32_t i = 0; i + 1 < e->count; i++)
    heads[i] = sema_check_expr(s, scope, e->items[i], element);
  NodeId rest = sema_check_expr(s, scope, e->items[e->count - 1], list);
  for (uint32_t i = e->count - 1; i-- > 0;) {
    NodeId fields[] = {heads[i], rest};
    rest = node_n(s, PSG_UNION_CASE, list, e->span, fields, 2);
    psg_node(s->graph, rest)->a = list_case(s, 1).index;
  }
  return sema_fit(s, rest, expected, e->span);
}

/* use p = fixed e: the address of the elements, which the pointer keeps. */
static NodeId check_fixed(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
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
  MemberId members[4];
  Name get = sema_name(s, "GetPinnableReference");
  if (!pin && type_kind(t, type) == TYPE_APP &&
      sema_find_members(s, type, get, false, members, COUNT_OF(members))) {
    Syn *unit = NEW(s->unit, Syn);
    *unit = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_UNIT, .span = e->span};
    node = sema_call_member(s, scope, node, type, (NameAt){get, e->span}, unit, &took,
                            sema_new_var(s, e->span), e->span);
    if (psg_kind(s->graph, node) == PSG_INTRINSIC) node = psg_child(s->graph, node, 0);
    pin = "pinPlace";
  }
  if (!pin || !(e->flags & SYN_F_USE)) {
    diag(s->diags, e->span, D_FIXED_PLACE);
    return sema_error_node(s, expected, e->span);
  }
  node = sema_library_call(s, "NativePtr", pin, (TypeId){0}, &node, 1, e->span);
  return sema_fit(s, node, expected, e->span);
}

static NodeId check_lazy(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TypeId item =
      type_is_known(t, expected, KNOWN_LAZY) ? type_arg(t, expected, 0) : sema_new_var(s, e->span);
  TypeId whole = type_app(t, type_known(t, KNOWN_LAZY), &item, 1);
  if (type_kind(t, type_resolve(t, expected)) == TYPE_VAR) sema_take_form(s, expected, whole);
  NodeId body = sema_check_expr(s, scope, e->items[0], item);
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, sema_unit(s), e->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  NodeId children[] = {param, body};
  NodeId thunk = node_n(s, PSG_LAMBDA, type_function(t, sema_unit(s), item), e->span, children, 2);
  psg_node(s->graph, thunk)->b = LAMBDA_LAZY_THUNK;
  NodeId node = psg_new1(s->graph, PSG_LAZY_EXPR, whole, e->span, thunk);
  return sema_fit(s, node, expected, e->span);
}

/* <@ e @> */
static NodeId check_quote(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  Scope inner = *scope;
  inner.comp = NULL;
  bool is_raw = (e->flags & SYN_F_UNTYPED) != 0;
  TypeId item = type_is_known(t, expected, KNOWN_EXPR_OF) && !is_raw
                    ? type_arg(t, type_resolve(t, expected), 0)
                    : sema_new_var(s, e->span);
  s->quotes++;
  NodeId body = sema_check_expr(s, &inner, e->items[0], item);
  s->quotes--;
  TypeId type =
      is_raw ? type_of(t, KNOWN_EXPR) : type_app(t, type_known(t, KNOWN_EXPR_OF), &item, 1);
  return sema_fit(s, psg_new1(s->graph, PSG_QUOTE, type, e->span, body), expected, e->span);
}

/* _.Name: fun x -> x.Name, its parameter known by a name that nobody can write */
static NodeId check_dot_lambda(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TypeId known = type_resolve(t, expected), domain, range;
  if (type_kind(t, known) == TYPE_FUNCTION) {
    domain = type_arg(t, known, 0), range = type_arg(t, known, 1);
  } else {
    domain = sema_new_var(s, e->span), range = sema_new_var(s, e->span);
    if (!type_unify(&s->unifier, known, type_function(t, domain, range))) {
      sema_mismatch(s, e->span, expected, type_function(t, domain, range));
      return sema_error_node(s, expected, e->span);
    }
  }
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, e->span);
  psg_node(s->graph, param)->name = sema_name(s, "_");
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  Scope inner = *scope;
  inner.comp = NULL;
  scope_add_value(s, &inner, sema_name(s, "_"), param);
  NodeId children[] = {param, sema_check_expr(s, &inner, e->items[0], range)};
  return node_n(s, PSG_LAMBDA, type_function(t, domain, range), e->span, children, 2);
}

/* e :? t, e :?> t, e :> t and their shorter forms */
static NodeId check_cast(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  Scope here = *scope;
  TypeId from, to = e->count > 1 ? sema_resolve_type(s, &here, e->items[1]) : expected;
  NodeId value = sema_infer_expr(s, scope, e->items[0], &from);
  from = type_resolve(t, from);
  if (s->kind == SOURCE_CLEF && e->kind != SYN_UPCAST_TO && e->kind != SYN_UPCAST) {
    diag(s->diags, e->span, D_CLEF_TYPE_TEST,
         e->kind == SYN_TYPE_TEST  ? ":?"
         : e->kind == SYN_DOWNCAST ? "downcast"
                                   : ":?>");
    return sema_error_node(s, expected, e->span);
  }
  bool is_test = e->kind == SYN_TYPE_TEST || e->kind == SYN_DOWNCAST_TO || e->kind == SYN_DOWNCAST;
  if (is_test && sema_always_is(s, from, to)) {
    bool is_upcast = e->kind == SYN_DOWNCAST_TO && !type_equal(t, from, to) &&
                     !type_is_known(t, to, KNOWN_OBJ) &&
                     type_tycon(t, from).index != type_tycon(t, to).index;
    diag(s->diags, e->span, D_ALWAYS_HOLDS);
    if (is_upcast)
      diag(s->diags, e->span, D_UPCAST_BY_DOWNCAST, sema_type_text(s, from), sema_type_text(s, to));
  }
  if (e->kind == SYN_TYPE_TEST) {
    if (type_kind(t, from) == TYPE_VAR) type_unify(&s->unifier, from, type_of(t, KNOWN_OBJ));
    if (sema_is_sealed(s, from)) {
      diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
      return sema_error_node(s, expected, e->span);
    }
    if (!sema_may_be(s, from, to)) {
      diag(s->diags, e->span, D_NOT_COMPATIBLE, sema_type_text(s, to), sema_type_text(s, from));
      return sema_error_node(s, expected, e->span);
    }
    sema_warn_measures(s, to, e->span);
    NodeId node = psg_new1(s->graph, PSG_TYPE_TEST, type_of(t, KNOWN_BOOL), e->span, value);
    psg_node(s->graph, node)->a = to.index;
    return sema_fit(s, node, expected, e->span);
  }
  if (e->kind == SYN_UPCAST_TO || e->kind == SYN_UPCAST) {
    if (e->kind == SYN_UPCAST_TO && sema_is_sealed(s, to) && type_prim(t, to) != PRIM_NONE)
      diag(s->diags, e->span, D_SEALED_TARGET, sema_type_text(s, to));
    if (e->kind == SYN_UPCAST_TO && type_kind(t, from) == TYPE_APP && type_equal(t, from, to))
      diag(s->diags, e->span, D_SAME_TYPE);
    value = sema_through_bound(s, value, to, e->span);
    from = type_resolve(t, psg_node(s->graph, value)->type);
    bool is_other = sema_can_coerce(s, from, to) && !type_is_known(t, to, KNOWN_SEQ) &&
                    !type_is_known(t, to, KNOWN_OBJ) && !sema_unify_super(s, from, to);
    if (is_other) { /* of an interface another instance */
      diag(s->diags, e->span, D_NOT_COMPATIBLE, sema_type_text(s, from), sema_type_text(s, to));
      return sema_error_node(s, expected, e->span);
    }
    if (!sema_can_coerce(s, from, to) && !type_equal(t, from, to) &&
        !sema_is_flexible_seq(s, from, to) && !sema_has_view(s, from, to)) {
      uint32_t mark = type_begin_trial(&s->unifier);
      bool same = type_unify(&s->unifier, from, to);
      if (same)
        type_keep_trial(&s->unifier);
      else
        type_undo_trial(&s->unifier, mark);
      if (!same) {
        diag(s->diags, e->span, D_NOT_COMPATIBLE, sema_type_text(s, from), sema_type_text(s, to));
        return sema_error_node(s, expected, e->span);
      }
    }
    return sema_fit(s, sema_fit(s, value, to, e->span), expected, e->span);
  }
  if (sema_is_sealed(s, from)) {
    diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
    return sema_error_node(s, e->count > 1 ? to : expected, e->span);
  }
  if (!sema_may_be(s, from, to)) {
    diag(s->diags, e->span, D_NOT_COMPATIBLE, sema_type_text(s, to), sema_type_text(s, from));
    return sema_error_node(s, e->count > 1 ? to : expected, e->span);
  }
  sema_warn_measures(s, to, e->span);
  CoerceKind kind = type_is_known(t, from, KNOWN_OBJ) ? COERCE_UNBOX : COERCE_DOWNCAST;
  return sema_fit(s, sema_coerce(s, value, to, kind, e->span), expected, e->span);
}

static NodeId check_yield(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  if (!scope->comp || !scope->comp->kind) {
    diag(s->diags, e->span, D_YIELD_OUTSIDE);
    return sema_error_node(s, expected, e->span);
  }
  NodeId node;
  if (e->flags & SYN_F_BANG) {
    TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &scope->comp->element, 1), type;
    Scope plain = *scope;
    plain.comp = NULL;
    NodeId value = sema_infer_expr(s, &plain, e->items[0], &type);
    value = sema_fit_arg(s, value, sequence, e->items[0]->span);
    node = psg_new1(s->graph, PSG_YIELD_FROM, sema_unit(s), e->span, value);
  } else {
    Scope plain = *scope;
    plain.comp = NULL;
    s->yielded = e->items[0];
    NodeId value = sema_check_expr(s, &plain, e->items[0], scope->comp->element);
    node = psg_new1(s->graph, PSG_YIELD, sema_unit(s), e->span, value);
  }
  return sema_fit(s, node, expected, e->span);
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
static NodeId check_bare_braces(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Syn *only = e->count == 1 ? e->items[0] : NULL;
  if (only && only->kind == SYN_RANGE) {
    diag(s->diags, e->span, D_BARE_SEQUENCE);
    return sema_check_sequence(s, scope, e, expected);
  }
  if (!e->count)
    diag(s->diags, e->span, D_EMPTY_BRACES);
  else if (only && only->kind == SYN_TYPED && only->items[0]->kind == SYN_IDENT)
    diag(s->diags, (Span){e->span.file, only->items[0]->span.end, only->items[1]->span.start},
         D_FIELD_COLON);
  else
    diag(s->diags, e->span, D_BARE_COMPUTATION);
  return sema_error_node(s, expected, e->span);
}

static NodeId check_kind(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  if (e->flags & SYN_F_BANG &&
      (e->kind == SYN_LET || e->kind == SYN_DO || e->kind == SYN_MATCH || e->kind == SYN_WHILE)) {
    diag(s->diags, e->kind == SYN_LET ? e->items[0]->span : e->span, D_COMPUTATION_ONLY);
    return sema_error_node(s, type_error(t), e->span);
  }
  switch ((SynKind)e->kind) {
  case SYN_CONST: return check_const(s, scope, e, expected);
  case SYN_WILDCARD: { /* the root of `_.Name` */
    Syn *ident = NEW(s->unit, Syn);
    *ident = (Syn){.kind = SYN_IDENT, .span = e->span, .name = sema_name(s, "_")};
    return sema_check_path(s, scope, ident, expected);
  }
  case SYN_IDENT:
  case SYN_LONG_IDENT: return sema_check_path(s, scope, e, expected);
  case SYN_TYPE_APP: {
    NodeId node = sema_check_typeof(s, scope, e, expected);
    return node.index ? node : sema_check_app(s, scope, e, expected);
  }
  case SYN_APP: return sema_check_app(s, scope, e, expected);
  case SYN_INFIX: return sema_check_infix(s, scope, e, expected);
  case SYN_DYNAMIC: return sema_check_dynamic(s, scope, e, NULL, expected);
  case SYN_PREFIX: return sema_check_prefix(s, scope, e, expected);
  case SYN_QUOTE: return check_quote(s, scope, e, expected);
  case SYN_DOT:
    if (e->items[0]->kind == SYN_TYPE_APP) {
      NodeId node = sema_check_typeof(s, scope, e, expected);
      return node.index ? node : sema_check_app(s, scope, e, expected);
    }
    return sema_check_dot(s, scope, e, expected);
  case SYN_INDEX: return sema_check_index(s, scope, e, expected);
  case SYN_ASSIGN: return sema_fit(s, sema_check_assign(s, scope, e), expected, e->span);
  case SYN_PAREN: return sema_check_expr(s, scope, e->items[0], expected);
  case SYN_TUPLE: return check_tuple(s, scope, e, expected);
  case SYN_CONS: return check_cons(s, scope, e, expected);
  case SYN_TYPED: {
    Scope here = *scope;
    TypeId type = sema_resolve_type(s, &here, e->items[1]);
    NodeId inner = sema_check_expr(s, scope, e->items[0], type);
    NodeId node = psg_new1(s->graph, PSG_TYPE_ANNOTATION, type, e->span, inner);
    return sema_fit(s, node, expected, e->span);
  }
  case SYN_LET: return check_block(s, scope, e, expected);
  case SYN_SEQUENTIAL: return check_block(s, scope, e, expected);
  case SYN_IF: return check_if(s, scope, e, expected);
  case SYN_MATCH: return check_match(s, scope, e, expected);
  case SYN_FUNCTION: return check_function(s, scope, e, expected);
  case SYN_LAMBDA: {
    LambdaBody body = {e->items[e->count - 1]};
    Scope inner = *scope;
    inner.comp = NULL;
    return sema_make_lambda(s, &inner, e->items, e->count - 1, expected, lambda_body, &body,
                            e->span);
  }
  case SYN_TRY_WITH: return check_try(s, scope, e, expected);
  case SYN_TRY_FINALLY: {
    NodeId body = sema_check_expr(s, scope, e->items[0], expected);
    NodeId cleanup = sema_check_statement(s, scope, e->items[1]);
    return psg_new2(s->graph, PSG_TRY_FINALLY, expected, e->span, body, cleanup);
  }
  case SYN_WHILE: {
    NodeId guard = sema_check_expr(s, scope, e->items[0], type_of(t, KNOWN_BOOL));
    NodeId body = scope->comp && scope->comp->kind
                      ? sema_check_expr(s, scope, e->items[1], sema_unit(s))
                      : sema_check_statement(s, scope, e->items[1]);
    return sema_fit(s, psg_new2(s->graph, PSG_WHILE_LOOP, sema_unit(s), e->span, guard, body),
                    expected, e->span);
  }
  case SYN_FOR_TO: return check_for_to(s, scope, e, expected);
  case SYN_FOR_IN: return check_for_in(s, scope, e, expected);
  case SYN_DO: {
    NodeId done = sema_check_statement(s, scope, e->items[0]);
    if (type_is_known(t, psg_node(s->graph, done)->type, KNOWN_UNIT))
      return sema_fit(s, done, expected, e->span);
    NodeId then = sema_unit_node(s, e->span);
    return sema_fit(s, psg_new2(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, done, then),
                    expected, e->span);
  }
  case SYN_RETURN:
    diag(s->diags, e->span,
         scope->comp && scope->comp->kind ? D_RETURN_IN_SEQUENCE : D_RETURN_OUTSIDE);
    return sema_error_node(s, expected, e->span);
  case SYN_TRAIT_CALL: return sema_check_trait_call(s, scope, e, expected);
  case SYN_STATEMENT_OR_YIELD: return sema_check_statement_or_yield(s, scope, e, expected);
  case SYN_RECORD: return sema_check_record(s, scope, e, expected);
  case SYN_ANON_RECORD: return sema_check_anon_record(s, scope, e, expected);
  case SYN_COMP: /* without a builder */ return check_bare_braces(s, scope, e, expected);
  case SYN_LIST:
  case SYN_ARRAY: return sema_check_sequence(s, scope, e, expected);
  case SYN_RANGE: /* a sequence in [ ], [| |], seq { }, `for … in` and slices only */
    diag(s->diags, e->span, D_OPEN_RANGE);
    return sema_error_node(s, expected, e->span);
  case SYN_YIELD: return check_yield(s, scope, e, expected);
  case SYN_LAZY: return check_lazy(s, scope, e, expected);
  case SYN_FIXED: return check_fixed(s, scope, e, expected);
  case SYN_DOT_LAMBDA: return check_dot_lambda(s, scope, e, expected);
  case SYN_ASSERT: /* checked, not run: as in an optimised build of F# */
    sema_check_expr(s, scope, e->items[0], type_of(t, KNOWN_BOOL));
    return sema_fit(s, sema_unit_node(s, e->span), expected, e->span);
  case SYN_TYPE_TEST:
  case SYN_UPCAST_TO:
  case SYN_DOWNCAST_TO:
  case SYN_UPCAST:
  case SYN_DOWNCAST: return check_cast(s, scope, e, expected);
  case SYN_NEW: {
    Scope here = *scope;
    TypeId type = sema_resolve_type(s, &here, e->items[0]);
    return sema_fit(s, sema_construct(s, scope, type, syn_item(e, 1), MAKE_NEW, e->span), expected,
                    e->span);
  }
  case SYN_OBJECT: return sema_check_object(s, scope, e, expected);
  case SYN_INTERP: return sema_check_interp(s, scope, e, expected);
  case SYN_ERROR: return sema_error_node(s, expected, e->span);
  default:
    diag(s->diags, e->span, D_EXPRESSION_FORM, syn_kind_text((SynKind)e->kind));
    return sema_error_node(s, expected, e->span);
  }
}

/* Note [Long chains]
 * `x |> f |> g ...`, `a && b && ...`, `x.M().N()...`, `x.[i].[j]...` nest to the left without limit. Checking recurs
 * into the left side first; where it has gone deep and much of such a chain is left, the chain is checked from its
 * innermost part outwards instead: each part is checked by the ordinary rules, which find its left side done. */
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
static bool check_chain(Sema *s, const Scope *scope, Syn *e) {
  uint32_t count = 0;
  for (Syn *at = e; at && count <= CHAIN_LEAST; at = chain_next(at)) count++;
  if (count <= CHAIN_LEAST) return false;
  VEC(Syn *) chain = {0};
  for (Syn *at = chain_next(e); at; at = chain_next(at)) vec_push(s->unit, &chain, at);
  Scope plain = *scope;
  plain.comp = NULL;
  while (chain.count) {
    const Syn *left = s->ready;
    Syn *part = vec_pop(&chain);
    TypeId type = sema_new_var(s, part->span);
    NodeId node = check_kind(s, &plain, part, type);
    bool taken = !left || s->ready != left;
    s->ready = taken ? part : NULL;
    s->ready_node = node;
    if (!taken) return false;
  }
  return true;
}

NodeId sema_check_expr(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  if (e == s->ready) {
    s->ready = NULL;
    return sema_fit(s, s->ready_node, expected, e->span);
  }
  if (s->depth > CHAIN_DEPTH && chain_next(e) && !s->ready) check_chain(s, scope, e);
  if (!sema_enter(s, e->span)) {
    s->depth--;
    return sema_error_node(s, type_error(s->types), e->span);
  }
  NodeId node;
  if (scope->comp && scope->comp->kind && !is_control((SynKind)e->kind)) {
    /* an ordinary expression as a statement of a comprehension: yielded when it is not unit and yields are implicit */
    Scope plain = *scope;
    plain.comp = NULL;
    if (scope->comp->implicit && type_is_known(s->types, expected, KNOWN_UNIT)) {
      TypeId type = sema_new_var(s, e->span);
      s->yielded = e;
      NodeId value = check_kind(s, &plain, e, type);
      TypeId found = type_resolve(s->types, psg_node(s->graph, value)->type);
      if (type_is_known(s->types, found, KNOWN_UNIT)) {
        node = value;
      } else {
        value = sema_fit(s, value, scope->comp->element, e->span);
        node = psg_new1(s->graph, PSG_YIELD, sema_unit(s), e->span, value);
      }
    } else if (type_is_known(s->types, expected, KNOWN_UNIT)) {
      s->in_sequence_tail = e != s->followed;
      node = sema_check_statement(s, &plain, e);
      if (!type_is_known(s->types, psg_node(s->graph, node)->type, KNOWN_UNIT)) { /* FS0020 */
        NodeId both[] = {node, sema_unit_node(s, e->span)};
        node = node_n(s, PSG_SEQUENTIAL, sema_unit(s), e->span, both, 2);
      }
    } else {
      node = check_kind(s, &plain, e, expected);
    }
  } else {
    node = check_kind(s, scope, e, expected);
  }
  s->depth--;
  return node;
}
