/* infer_let_pat: `let` of patterns: p = e in rest; `let a, b = e, f` taken apart; patterns at module level. */
#include "clef/sema/binding.h"

bool sema_is_pattern_let(Sema *s, const Scope *scope, Syn *let) {
  if (let->count != 2) return false;
  Syn *binding = let->items[0], *head = binding->items[SYN_BINDING_HEAD];
  Found found;
  if (binding->count > SYN_BINDING_PARAMS) return false;
  bool is_bare = head->kind == SYN_PAT_NAME; /* a variable, though a case has its name */
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
  return !is_bare && scope_find(s, scope, SPACE_PATTERN, head->name, ANY_ARITY, &found) &&
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
    vec_push(s->unit, list, binding);
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
    vec_push(s->unit, &list, body);
    body = psg_new_n(s->graph, PSG_SEQUENTIAL, expected, let->span, list.items, list.count);
  }
  NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, expected, let->span, pattern, body);
  return psg_new2(s->graph, PSG_MATCH, expected, binding->items[SYN_BINDING_HEAD]->span, value,
                  rule);
}

/* let pattern = e, at module level: $t = e, then each variable of the pattern by a match of its own. */
void binding_of_pattern(Sema *s, Scope *scope, Syn *binding, NodeList *out) {
  s->level++;
  NodeId whole = binding_new(s, binding, sema_fresh_name(s), LET_MODULE, false);
  psg_node(s->graph, whole)->flags |= NODE_SYNTHETIC;
  Syn *body = binding_child(binding, SYN_BINDING_BODY),
      *pattern = binding_child(binding, SYN_BINDING_HEAD);
  Scope inner = *scope;
  TypeVars vars = {0};
  inner.vars = &vars;
  TypeId type = psg_node(s->graph, whole)->type;
  Scope first = inner;
  sema_check_pattern(s, &first, pattern, type); /* its annotations guide the right side */
  sema_check_bound_twice(s, inner.top, &first);
  NodeId value = sema_check_expr(s, &inner, body, type);
  psg_set_children(s->graph, whole, &value, 1);
  s->level--;
  type_lower_level(&s->unifier, type, s->level);
  vec_push(s->unit, out, whole);
  for (const ScopeItem *item = first.top; item != inner.top; item = item->outer) {
    if (item->space != SPACE_VALUE) continue;
    bool twice = false; /* reported */
    for (const ScopeItem *k = item->outer; k != inner.top; k = k->outer)
      twice = twice || (k->space == SPACE_VALUE && k->name.index == item->name.index);
    if (twice) continue;
    Scope again = inner;
    NodeId copy = sema_check_pattern(s, &again, pattern, type);
    NodeId variable = {0};
    for (const ScopeItem *k = again.top; k != inner.top; k = k->outer)
      if (k->name.index == item->name.index && k->space == SPACE_VALUE)
        variable = (NodeId){k->target};
    TypeId part = psg_node(s->graph, variable)->type;
    NodeId use = psg_new_var(s->graph, variable, part, binding->span);
    psg_node(s->graph, use)->name = item->name;
    NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, part, binding->span, copy, use);
    NodeId from = psg_new_var(s->graph, whole, type, binding->span);
    psg_node(s->graph, from)->name = psg_node(s->graph, whole)->name;
    NodeId match = psg_new2(s->graph, PSG_MATCH, part, pattern->span, from, rule);
    NodeId node = psg_new(s->graph, PSG_BINDING, part, binding->span);
    psg_node(s->graph, node)->name = item->name;
    psg_node(s->graph, node)->flags |=
        NODE_MODULE_LEVEL | (binding->flags & SYN_F_MUTABLE ? NODE_MUTABLE : 0);
    psg_set_children(s->graph, node, &match, 1);
    binding_publish(s, scope, item->name, node, LET_MODULE);
    vec_push(s->unit, out, node);
  }
}

/* let a, b = e, f of values is let a = e and b = f: each is generic in what it leaves open. Gives what is to be checked. */
Syn *sema_split_tuple_let(Sema *s, const Scope *scope, Syn *let) {
  Syn *binding = let->items[0], *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD)),
      *body = binding_child(binding, SYN_BINDING_BODY);
  while (body && body->kind == SYN_PAREN) body = body->items[0];
  uint32_t rest = let->kind == SYN_LET;
  if (let->count != 1 + rest || let->flags & (SYN_F_REC | SYN_F_USE | SYN_F_BANG) ||
      binding->flags & (SYN_F_MUTABLE | SYN_F_INLINE) || binding_param_count(binding) || !body ||
      head->kind != SYN_PAT_TUPLE || body->kind != SYN_TUPLE || head->count != body->count ||
      binding_child(binding, SYN_BINDING_RESULT) || binding->u.decor ||
      (head->flags | body->flags) & SYN_F_STRUCT)
    return let;
  for (uint32_t i = 0; i < head->count; i++) {
    Syn *variable = binding_variable(s, scope, head->items[i]);
    if (!variable || variable->kind != SYN_PAT_NAME || !binding_is_value(s, scope, body->items[i]))
      return let;
    for (uint32_t k = 0; k < i; k++)
      if (binding_variable(s, scope, head->items[k])->name.index == variable->name.index)
        return let;
  }
  Syn *made = NEW(s->unit, Syn);
  *made = *let;
  made->count = head->count + rest;
  made->items = NEW_ARRAY(s->unit, Syn *, made->count);
  if (rest) made->items[head->count] = let->items[1];
  for (uint32_t i = 0; i < head->count; i++) {
    Syn *part = NEW(s->unit, Syn);
    *part = *binding;
    part->items = NEW_ARRAY(s->unit, Syn *, binding->count);
    memcpy(part->items, binding->items, binding->count * sizeof *part->items);
    part->items[SYN_BINDING_HEAD] = head->items[i];
    part->items[SYN_BINDING_BODY] = body->items[i];
    part->span = span_join(head->items[i]->span, head->items[i]->span);
    made->items[i] = part;
  }
  return made;
}
