/* let_pattern: `let` with a pattern: `let p = e in rest`, `let a, b = e, f` split into two, and patterns at module level. */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"

typedef VEC(Name) NameList;

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
NodeId sema_check_pattern_let(Sema *s, const Scope *scope, Syn *let, const Expect *expect,
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
  NodeId body = check_rest(s, &inner, let->items[1], expect, context);
  if (list.count) {
    vec_push(s->unit, &list, body);
    body = psg_new_n(s->graph, PSG_SEQUENTIAL, expect->type, let->span, list.items, list.count);
  }
  NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, expect->type, let->span, pattern, body);
  return psg_new2(s->graph, PSG_MATCH, expect->type, binding->items[SYN_BINDING_HEAD]->span, value,
                  rule);
}

/* Note [Wide tuples at module level]
 * Each variable of a module-level pattern has its own match, so a pattern of n variables is copied n times. A wide tuple pattern
 * with nothing but variables and `_` is different: its variables are read from the tuple.
 */
enum { WIDE_TUPLE = 16 };

static bool is_wide_tuple(const Sema *s, NodeId pattern) {
  if (psg_kind(s->graph, pattern) != PSG_PAT_TUPLE ||
      psg_child_count(s->graph, pattern) < WIDE_TUPLE)
    return false;
  for (uint32_t i = 0; i < psg_child_count(s->graph, pattern); i++) {
    PsgKind kind = psg_kind(s->graph, psg_child(s->graph, pattern, i));
    if (kind != PSG_PATTERN_BINDING && kind != PSG_PAT_WILD) return false;
  }
  return true;
}

/* The module-level variable of that name and value. */
static NodeId publish_part(Sema *s, Scope *scope, Syn *binding, Name name, NodeId value) {
  NodeId node =
      psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, value)->type, binding->span, value);
  psg_node(s->graph, node)->name = name;
  psg_node(s->graph, node)->flags |=
      NODE_MODULE_LEVEL | (binding->flags & SYN_F_MUTABLE ? NODE_MUTABLE : 0);
  binding_publish(s, scope, name, node, LET_MODULE);
  return node;
}

static NodeId use_whole(Sema *s, Syn *binding, NodeId whole, TypeId type) {
  NodeId use = psg_new_var(s->graph, whole, type, binding->span);
  psg_node(s->graph, use)->name = psg_node(s->graph, whole)->name;
  return use;
}

static void read_parts(Sema *s, Scope *scope, Syn *binding, NodeId whole, NodeId pattern,
                       NodeList *out) {
  uint32_t made = psg_node(s->graph, whole)->metadata, outer = s->graph->expansion;
  for (uint32_t i = psg_child_count(s->graph, pattern); i-- > 0;) {
    const PsgNode variable = *psg_node(s->graph, psg_child(s->graph, pattern, i));
    if (variable.kind == PSG_PAT_WILD) continue;
    s->graph->expansion = made;
    NodeId from = use_whole(s, binding, whole, psg_node(s->graph, whole)->type);
    NodeId part = psg_new1(s->graph, PSG_TUPLE_GET, variable.type, binding->span, from);
    psg_tuple_get(s->graph, part)->index = i;
    s->graph->expansion = outer;
    vec_push(s->unit, out, publish_part(s, scope, binding, variable.name, part));
  }
}

/* A pattern without variables: a binding of unit whose match raises where the value does not have the pattern. */
static void test_whole(Sema *s, Scope *scope, Syn *binding, NodeId whole, NodeId pattern,
                       NodeList *out) {
  PsgKind kind = psg_kind(s->graph, pattern);
  TypeId type = psg_node(s->graph, whole)->type, unit = sema_unit(s);
  if (kind == PSG_PAT_WILD || type_is_known(s->types, type_resolve(s->types, type), KNOWN_UNIT))
    return;
  Span span = psg_node(s->graph, pattern)->span;
  uint32_t outer = s->graph->expansion;
  s->graph->expansion = psg_node(s->graph, whole)->metadata;
  NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, unit, binding->span, pattern,
                         sema_unit_node(s, binding->span));
  NodeId match =
      psg_new2(s->graph, PSG_MATCH, unit, span, use_whole(s, binding, whole, type), rule);
  NodeId test = publish_part(s, scope, binding, sema_fresh_name(s), match);
  psg_node(s->graph, test)->flags |= NODE_SYNTHETIC;
  s->graph->expansion = outer;
  vec_push(s->unit, out, test);
}

/* let pattern = e, at module level: $t = e, then each variable of the pattern by a match of its own. */
void binding_of_pattern(Sema *s, Scope *scope, Syn *binding, NodeList *out) {
  s->level++;
  uint32_t outer = sema_begin_made(s, "let pattern");
  NodeId whole = binding_new(s, binding, sema_fresh_name(s), LET_MODULE, false);
  psg_node(s->graph, whole)->flags |= NODE_SYNTHETIC;
  sema_end_made(s, outer);
  Syn *body = binding_child(binding, SYN_BINDING_BODY),
      *pattern = binding_child(binding, SYN_BINDING_HEAD);
  Scope inner = *scope;
  TypeVars vars = {0};
  inner.vars = &vars;
  TypeId type = psg_node(s->graph, whole)->type;
  Scope first = inner;
  NodeId guide =
      sema_check_pattern(s, &first, pattern, type); /* its annotations guide the right side */
  uint32_t errors = s->diags->error_count;
  sema_check_bound_twice(s, inner.top, &first);
  bool is_wide = s->diags->error_count == errors && is_wide_tuple(s, guide);
  NodeId value = sema_check_expr(s, &inner, body, type);
  psg_set_children(s->graph, whole, &value, 1);
  s->level--;
  type_lower_level(&s->unifier, type, s->level);
  vec_push(s->unit, out, whole);
  if (is_wide) {
    read_parts(s, scope, binding, whole, guide, out);
    return;
  }
  bool has_variables = false;
  for (const ScopeItem *item = first.top; item != inner.top; item = item->outer) {
    if (item->space != SPACE_VALUE) continue;
    has_variables = true;
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
    s->graph->expansion = psg_node(s->graph, whole)->metadata;
    NodeId use = psg_new_var(s->graph, variable, part, binding->span);
    psg_node(s->graph, use)->name = item->name;
    NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, part, binding->span, copy, use);
    NodeId from = use_whole(s, binding, whole, type);
    NodeId match = psg_new2(s->graph, PSG_MATCH, part, pattern->span, from, rule);
    s->graph->expansion = outer;
    vec_push(s->unit, out, publish_part(s, scope, binding, item->name, match));
  }
  if (!has_variables) test_whole(s, scope, binding, whole, guide, out);
}

/* ---- patterns of values ---- */

/* Is the pattern irrefutable, made only of records, tuples and unions of one case? Collects its variables. */
static bool is_total(Sema *s, const Scope *scope, Syn *pattern, NameList *names) {
  Found found;
  uint32_t used;
  Syn *variable = binding_variable(s, scope, pattern);
  if (variable && variable->kind == SYN_PAT_NAME) {
    for (uint32_t i = 0; i < names->count; i++)
      if (names->items[i].index == variable->name.index) return false;
    vec_push(s->scratch, names, variable->name);
    return true;
  }
  switch ((SynKind)pattern->kind) {
  case SYN_PAT_WILD: return true;
  case SYN_PAT_PAREN: return is_total(s, scope, pattern->items[0], names);
  case SYN_PAT_TUPLE:
  case SYN_PAT_AS:
  case SYN_PAT_RECORD:
    for (uint32_t i = 0; i < pattern->count; i++)
      if (!is_total(s, scope, pattern->items[i], names)) return false;
    return true;
  case SYN_PAT_FIELD: return is_total(s, scope, pattern->items[1], names);
  case SYN_PAT_CASE:
    if (!scope_find_path(s, scope, SPACE_PATTERN, pattern->items[0], ANY_ARITY, &found, &used) ||
        found.kind != ENTRY_CASE || used != syn_path_count(pattern->items[0]) ||
        tycon_row(s->types, case_row(s->types, (CaseId){found.target})->tycon)->case_count != 1)
      return false;
    for (uint32_t i = 1; i < pattern->count; i++)
      if (!is_total(s, scope, pattern->items[i], names)) return false;
    return true;
  default: return false;
  }
}

/* Can the value be generic, because it contains an empty list, a function or a name? */
static bool may_be_generic(const Syn *e) {
  if (e->kind == SYN_LIST && !e->count) return true;
  if (e->kind == SYN_LAMBDA || e->kind == SYN_FUNCTION) return true;
  if (e->kind == SYN_IDENT || e->kind == SYN_LONG_IDENT) return true;
  bool is_field = e->kind == SYN_FIELD_INIT || e->kind == SYN_APP;
  for (uint32_t i = is_field; i < e->count; i++)
    if (e->items[i] && may_be_generic(e->items[i])) return true;
  return false;
}

static Syn *new_syn(Sema *s, SynKind kind, Span span, uint32_t count) {
  Syn *made = NEW(s->unit, Syn);
  *made = (Syn){.kind = kind, .span = span, .count = count};
  made->items = NEW_ARRAY(s->unit, Syn *, count + 1);
  return made;
}

static Syn *new_ident(Sema *s, Name name, Span span) {
  Syn *ident = new_syn(s, SYN_IDENT, span, 0);
  ident->name = name;
  return ident;
}

/* A binding like `binding` of that name to that value. */
static Syn *new_named(Sema *s, const Syn *binding, Name name, Syn *value) {
  Syn *made = NEW(s->unit, Syn), *head = new_syn(s, SYN_PAT_NAME, binding->span, 1);
  *made = *binding;
  head->name = name;
  head->items[0] = new_ident(s, name, binding->span);
  made->items = NEW_ARRAY(s->unit, Syn *, binding->count);
  memcpy(made->items, binding->items, binding->count * sizeof *made->items);
  made->items[SYN_BINDING_HEAD] = head;
  made->items[SYN_BINDING_BODY] = value;
  return made;
}

/* A pattern of a tuple, with or without a name for the whole, and a tuple of that size. */
static bool is_written_tuple(Syn *head, const Syn *body) {
  while (head->kind == SYN_PAT_AS) head = binding_strip(head->items[0]);
  while (body && body->kind == SYN_PAREN) body = body->items[0];
  return body && head->kind == SYN_PAT_TUPLE && body->kind == SYN_TUPLE &&
         head->count == body->count;
}

bool sema_split_value_let(Sema *s, const Scope *scope, Syn *let, Syn **first, Syn **second) {
  uint32_t rest = let->kind == SYN_LET;
  Syn *binding = let->items[0];
  if (let->count != 1 + rest || let->flags & (SYN_F_REC | SYN_F_USE | SYN_F_BANG) ||
      binding->flags & (SYN_F_MUTABLE | SYN_F_INLINE) || binding_param_count(binding) ||
      binding_child(binding, SYN_BINDING_RESULT) || binding->u.decor)
    return false;
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD)),
      *body = binding_child(binding, SYN_BINDING_BODY);
  NameList names = {0};
  bool may_split =
      head->kind == SYN_PAT_RECORD || head->kind == SYN_PAT_CASE || is_written_tuple(head, body);
  if (!body || !may_split || !may_be_generic(body) || !binding_is_value(s, scope, body) ||
      !is_total(s, scope, head, &names) || !names.count)
    return false;
  Name whole = sema_fresh_name(s);
  *first = NEW(s->unit, Syn), *second = NEW(s->unit, Syn);
  **first = **second = *let;
  (*first)->items = NEW_ARRAY(s->unit, Syn *, 1 + rest);
  (*first)->items[0] = new_named(s, binding, whole, body);
  (*second)->count = names.count + rest;
  (*second)->items = NEW_ARRAY(s->unit, Syn *, names.count + rest);
  for (uint32_t i = 0; i < names.count; i++) {
    Syn *match = new_syn(s, SYN_MATCH, body->span, 2), *rule = new_syn(s, SYN_RULE, body->span, 3);
    match->flags |= SYN_F_IMPLICIT;
    match->items[0] = new_ident(s, whole, body->span);
    match->items[1] = rule;
    rule->items[0] = head;
    rule->items[2] = new_ident(s, names.items[i], head->span);
    (*second)->items[i] = new_named(s, binding, names.items[i], match);
  }
  if (rest) {
    (*second)->items[names.count] = let->items[1];
    (*first)->items[1] = *second;
  }
  return true;
}

/* `let a, b = e, f` with syntactic values becomes `let a = e and b = f`, so that each is generalised. Returns the syntax to
 * check. */
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
