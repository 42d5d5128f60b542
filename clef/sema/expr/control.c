/* control: the forms of control flow: blocks, branches, matches, loops, try.
 *
 * A block (let, sequential) is walked by a loop, as blocks nest as deeply as the file is long.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/expr.h"

static NodeId node_n(Sema *s, PsgKind kind, TypeId type, Span span, const NodeId *children,
                     uint32_t count) {
  return psg_new_n(s->graph, kind, type, span, children, count);
}

/* ---- blocks ---- */

static NodeId check_rest_of_let(Sema *s, const Scope *scope, Syn *e, const Expect *expect,
                                void *context) {
  (void)context;
  return sema_check(s, scope, e, expect);
}

NodeId expr_check_block(Sema *s, const Scope *outer, Syn *e, const Expect *expect) {
  Scope scope = *outer;
  NodeList list = {0};
  Span span = e->span;
  for (;;) {
    if (e->kind == SYN_LET && !(e->flags & SYN_F_BANG)) {
      Syn *whole, *parts;
      e = sema_split_tuple_let(s, &scope, e);
      if (sema_split_value_let(s, &scope, e, &whole, &parts)) e = whole;
      if (sema_is_pattern_let(s, &scope, e)) {
        vec_push(s->unit, &list,
                 sema_check_pattern_let(s, &scope, e, expect, check_rest_of_let, NULL));
        break;
      }
      sema_check_let(s, &scope, e, LET_LOCAL, &list);
      Syn *rest = e->items[e->count - 1];
      if (!rest) {
        vec_push(s->unit, &list, sema_unit_node(s, e->span));
        break;
      }
      e = rest;
    } else if (e->kind == SYN_SEQUENTIAL) {
      for (uint32_t i = 0; i + 1 < e->count; i++) {
        vec_push(s->unit, &list,
                 scope.comp && scope.comp->kind
                     ? sema_check_expr(s, &scope, e->items[i], sema_unit(s))
                     : sema_check_statement(s, &scope, e->items[i]));
      }
      e = e->items[e->count - 1];
    } else {
      vec_push(s->unit, &list, sema_check(s, &scope, e, expect));
      break;
    }
  }
  if (list.count == 1) return list.items[0];
  return node_n(s, PSG_SEQUENTIAL, expect->type, span, list.items, list.count);
}

/* ---- control ---- */

NodeId expr_check_if(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  bool has_else = e->count % 2 == 1 && e->items[e->count - 1];
  uint32_t pairs = e->count / 2;
  /* without `else` the last branch, and so all, is unit */
  TypeId type = has_else || pairs > 1 ? expect->type : sema_unit(s),
         last = has_else ? type : sema_unit(s);
  bool is_open = type_kind(t, type_resolve(t, type)) == TYPE_VAR;
  Because outer = sema_because(expect, e->span), because = outer;
  NodeId *guards = NEW_ARRAY(s->unit, NodeId, pairs), *branches = NEW_ARRAY(s->unit, NodeId, pairs);
  for (uint32_t i = 0; i < pairs; i++) {
    guards[i] = sema_check_because(s, scope, e->items[2 * i], type_of(t, KNOWN_BOOL),
                                   (Because){.kind = BECAUSE_CONDITION});
    uint32_t errors = s->diags->error_count;
    if (!has_else && i + 1 == pairs) because = (Because){.kind = BECAUSE_NO_ELSE};
    Expect branch = {i + 1 == pairs ? last : type, !i && is_open, &because};
    branches[i] = sema_check_tail(s, scope, e->items[2 * i + 1], &branch);
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
  return has_else || pairs > 1 ? rest : sema_fit_expected(s, rest, expect, e->span);
}

static NodeId check_rule(Sema *s, const Scope *outer, Syn *rule, TypeId scrutinee,
                         const Expect *expect) {
  Scope scope = *outer;
  const ScopeItem *before = scope.top;
  scope.in_rule = true;
  NodeId pattern = sema_check_pattern(s, &scope, rule->items[0], scrutinee);
  scope.in_rule = outer->in_rule;
  sema_check_bound_twice(s, before, &scope);
  NodeId guard = rule->items[1]
                     ? sema_check_expr(s, &scope, rule->items[1], type_of(s->types, KNOWN_BOOL))
                     : (NodeId){0};
  NodeId body = sema_check_tail(s, &scope, rule->items[2], expect);
  NodeId children[] = {pattern, body, guard};
  return node_n(s, PSG_MATCH_CASE, expect->type, rule->span, children, guard.index ? 3 : 2);
}

NodeId expr_match_rules(Sema *s, const Scope *scope, NodeId scrutinee, Syn **rules, uint32_t count,
                        const Expect *expect, Span span) {
  Because because = *expect->because;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  children[0] = scrutinee;
  TypeId type = psg_node(s->graph, scrutinee)->type;
  if (type_kind(s->types, type_resolve(s->types, type)) == TYPE_ERROR)
    type = sema_new_var(s, span); /* the rules still say what they are about */
  bool is_open = type_kind(s->types, type_resolve(s->types, expect->type)) == TYPE_VAR;
  for (uint32_t i = 0; i < count; i++) {
    Expect of_rule = {expect->type, !i && is_open && count > 1, &because};
    children[i + 1] = check_rule(s, scope, rules[i], type, &of_rule);
    if (!i && is_open)
      because = sema_because_like(s, BECAUSE_RULE, rules[0]->items[2], expect->type);
  }
  return node_n(s, PSG_MATCH, expect->type, span, children, count + 1);
}

NodeId expr_check_match(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  TypeId type;
  Because because = sema_because(expect, e->span);
  NodeId scrutinee = sema_infer_expr(s, scope, e->items[0], &type);
  return expr_match_rules(s, scope, scrutinee, e->items + 1, e->count - 1,
                          &(Expect){.type = expect->type, .because = &because}, e->items[0]->span);
}

NodeId expr_check_try(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  NodeId *children = NEW_ARRAY(s->unit, NodeId, e->count);
  Because because = sema_because(expect, e->span);
  children[0] = sema_check_because(s, scope, e->items[0], expect->type, because);
  TypeId exception = type_of(s->types, KNOWN_EXN);
  for (uint32_t i = 1; i < e->count; i++)
    children[i] = check_rule(s, scope, e->items[i], exception,
                             &(Expect){.type = expect->type, .because = &because});
  return node_n(s, PSG_TRY_WITH, expect->type, e->span, children, e->count);
}

static NodeId unit_result(Sema *s, NodeId node, const Expect *expect, Span span) {
  return sema_fit_expected(s, node, expect, span);
}

NodeId expr_check_for_in(Sema *s, const Scope *outer, Syn *e, const Expect *expect);

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

NodeId expr_check_for_to(Sema *s, const Scope *outer, Syn *e, const Expect *expect) {
  if (outer->comp && outer->comp->kind && !(e->flags & SYN_F_DOWN))
    return expr_check_for_in(s, outer, for_in_range(s, e), expect);
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
  return unit_result(s, node, expect, e->span);
}

static Syn *strip_pattern(Syn *p) {
  while (p->kind == SYN_PAT_PAREN) p = p->items[0];
  return p;
}

/* for x in xs -> e: e is yielded. FS0737 and FS0747 where nothing can be. */
static Syn *loop_body(Sema *s, const Scope *scope, Syn *e) {
  Syn *body = e->items[2];
  if (!(e->flags & SYN_F_ARROW)) return body;
  bool is_outside = !scope->comp || !scope->comp->kind;
  if (is_outside) diag(s->diags, e->span, D_ARROW_OUTSIDE);
  Syn *yield = NEW(s->unit, Syn);
  *yield = (Syn){.kind = SYN_YIELD, .span = body->span, .count = 1};
  yield->items = NEW_ARRAY(s->unit, Syn *, 1);
  yield->items[0] = body;
  return yield;
}

NodeId expr_check_for_in(Sema *s, const Scope *outer, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Syn *source = e->items[1], *pattern = strip_pattern(e->items[0]), *inner = loop_body(s, outer, e);
  Scope scope = *outer;
  NodeId collection = {0};
  TypeId type;
  if (source->kind == SYN_RANGE && !source->items[1] && source->items[0] && source->items[2] &&
      (pattern->kind == SYN_PAT_NAME || pattern->kind == SYN_PAT_WILD)) {
    TypeId index;
    NodeId first = sema_infer_expr(s, outer, source->items[0], &index);
    NodeId last = sema_check_expr(s, outer, source->items[2], index);
    if (s->dialect->joins_operands && type_kind(t, type_resolve(t, index)) == TYPE_VAR)
      type_unify(&s->unifier, index, sema_int(s));
    if (type_is_known(t, index, KNOWN_INT32) || type_is_known(t, index, KNOWN_INT)) {
      NodeId variable = psg_new(s->graph, PSG_PATTERN_BINDING, index, pattern->span);
      psg_node(s->graph, variable)->name =
          pattern->kind == SYN_PAT_NAME ? pattern->name : sema_fresh_name(s);
      if (pattern->kind == SYN_PAT_NAME)
        scope_add_value(s, &scope, pattern->name, variable);
      else
        sema_mark_made(s, variable, "_");
      NodeId body = scope.comp && scope.comp->kind ? sema_check_expr(s, &scope, inner, sema_unit(s))
                                                   : sema_check_statement(s, &scope, inner);
      NodeId children[] = {variable, first, last, body};
      NodeId node = node_n(s, PSG_FOR_LOOP, sema_unit(s), e->span, children, 4);
      psg_node(s->graph, node)->flags |= NODE_UP;
      return unit_result(s, node, expect, e->span);
    }
    collection = sema_range(s, (NodeId[]){first, last}, 2, index, source->span);
    type = psg_node(s->graph, collection)->type;
  } else if (source->kind == SYN_RANGE) {
    type = sema_new_var(s, source->span);
    collection = sema_check_sequence(s, outer, source, EXPECT(type));
  } else {
    collection = sema_infer_expr(s, outer, source, &type);
    if (type_kind(t, type_resolve(t, type)) == TYPE_VAR && source->kind != SYN_IDENT)
      sema_retry_pending(s); /* the result of a member constraint */
  }
  bool known;
  TypeId element = sema_element_of(s, type, &known);
  if (!known || sema_has_enumerator(s, type)) {
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
  return unit_result(s, node_n(s, PSG_FOR_EACH, sema_unit(s), e->span, children, 3), expect,
                     e->span);
}
