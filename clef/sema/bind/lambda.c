/* lambda: makes parameters from patterns, and the Lambda that has them. */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"

/* x or (x: t), where x is a variable: a parameter as it stands. */
Syn *binding_variable(Sema *s, const Scope *scope, Syn *pattern) {
  Found found;
  pattern = binding_strip(pattern);
  if (pattern->kind == SYN_PAT_TYPED) pattern = binding_strip(pattern->items[0]);
  if (pattern->kind == SYN_PAT_OPTIONAL) return pattern->items[0];
  if (pattern->kind != SYN_PAT_NAME) return NULL;
  return scope_find(s, scope, SPACE_PATTERN, pattern->name, ANY_ARITY, &found) ? NULL : pattern;
}

/* A parameter with a pattern that is tested after all arguments were received. */
typedef struct Late {
  NodeId variable;
  NodeId pattern;
} Late;

typedef VEC(Late) LateList;

static bool may_fail(const Sema *s, NodeId pattern) {
  const PsgNode *node = psg_node(s->graph, pattern);
  switch (node->kind) {
  case PSG_PATTERN_BINDING:
  case PSG_PAT_WILD: return false;
  case PSG_PAT_CASE: {
    TyconId tycon = case_row(s->types, psg_union_case_of(node)->id)->tycon;
    if (tycon_row(s->types, tycon)->case_count != 1) return true;
    break;
  }
  case PSG_PAT_TUPLE:
  case PSG_PAT_RECORD:
  case PSG_PAT_AND:
  case PSG_PAT_AS:
  case PSG_PAT_TYPED: break;
  default: return true;
  }
  for (uint32_t i = 0; i < psg_child_count(s->graph, pattern); i++)
    if (may_fail(s, psg_child(s->graph, pattern, i))) return true;
  return false;
}

static NodeId fresh_variable(Sema *s, TypeId type, Span span) {
  uint32_t outer = sema_begin_made(s, "parameter");
  NodeId variable = psg_new(s->graph, PSG_PATTERN_BINDING, type, span);
  psg_node(s->graph, variable)->name = sema_fresh_name(s);
  psg_node(s->graph, variable)->flags |= NODE_SYNTHETIC;
  sema_end_made(s, outer);
  return variable;
}

/* Adds the pattern of a parameter. The parts of a tuple are tested each at its own place, as MatchFailureException says. */
static void add_late(Sema *s, LateList *late, NodeId variable, NodeId pattern) {
  Graph *g = s->graph;
  Late whole = {variable, pattern};
  vec_push(s->scratch, late, whole);
  const PsgNode *tuple = psg_node(g, pattern);
  bool is_struct =
      type_row(s->types, type_resolve(s->types, tuple->type))->flags & TYPE_FLAG_STRUCT;
  if (tuple->kind != PSG_PAT_TUPLE || is_struct) return;
  uint32_t count = psg_child_count(g, pattern);
  NodeId *parts = NEW_ARRAY(s->scratch, NodeId, count);
  for (uint32_t i = 0; i < count; i++) {
    NodeId part = parts[i] = psg_child(g, pattern, i);
    if (!may_fail(s, part)) continue;
    parts[i] = fresh_variable(s, psg_node(g, part)->type, psg_node(g, part)->span);
    Late own = {parts[i], part};
    vec_push(s->scratch, late, own);
  }
  psg_set_children(g, pattern, parts, count);
}

NodeId sema_make_lambda(Sema *s, const Scope *outer, const LambdaParts *parts, const Expect *expect,
                        Span span) {
  Types *t = s->types;
  Syn **patterns = parts->patterns;
  uint32_t count = parts->count;
  Scope scope = *outer;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  LateList late = {0};
  uint32_t first_error = s->diags->error_count;
  TypeId rest = expect->type;
  for (uint32_t i = 0; i < count; i++) {
    rest = type_resolve(t, rest);
    TypeId domain, range;
    if (type_kind(t, rest) == TYPE_FUNCTION) {
      domain = type_arg(t, rest, 0), range = type_arg(t, rest, 1);
    } else {
      domain = sema_new_var(s, patterns[i]->span), range = sema_new_var(s, span);
      if (!type_unify(&s->unifier, rest, type_function(t, domain, range)) &&
          type_kind(t, rest) != TYPE_ERROR)
        sema_report_function(s, span, expect, count);
    }
    NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, patterns[i]->span);
    children[i] = param;
    Syn *variable = binding_variable(s, &scope, patterns[i]);
    if (variable) {
      Syn *written = binding_param_type(patterns[i]);
      if (written) {
        TypeId given = sema_resolve_type(s, &scope, written);
        if (binding_strip(binding_strip(patterns[i])->items[0])->kind == SYN_PAT_OPTIONAL)
          given = sema_optional_type(s, patterns[i], given);
        if (!type_unify(&s->unifier, domain, given))
          sema_mismatch(s, patterns[i]->span, domain, given);
      }
      psg_node(s->graph, param)->name = variable->name;
      if (sema_is_fresh_name(s, variable->name)) sema_mark_made(s, param, "parameter");
      scope_add_value(s, &scope, variable->name, param);
      if (variable->kind == SYN_PAT_NAME && variable->items[0]->flags & SYN_F_ACTIVE)
        sema_add_active_patterns(s, &scope, variable->items[0], param, 0, false);
    } else {
      psg_node(s->graph, param)->name = sema_fresh_name(s);
      psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
      sema_mark_made(s, param, "parameter");
      NodeId pattern = sema_check_pattern(s, &scope, patterns[i], domain);
      if (psg_node(s->graph, pattern)->kind != PSG_PAT_WILD) add_late(s, &late, param, pattern);
    }
    rest = range;
  }
  if (s->diags->error_count == first_error) sema_check_bound_twice(s, outer->top, &scope);
  NodeId body = parts->make(s, &scope, EXPECT(rest), parts->context);
  uint32_t before = s->graph->expansion;
  for (uint32_t i = late.count;
       i-- > 0;) { /* the first parameter's pattern is tested first: it is the outermost match */
    PsgNode variable = *psg_node(s->graph, late.items[i].variable);
    s->graph->expansion = variable.metadata;
    NodeId value = psg_new_var(s->graph, late.items[i].variable, variable.type, variable.span);
    psg_node(s->graph, value)->name = variable.name;
    NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, rest, span, late.items[i].pattern, body);
    body = psg_new2(s->graph, PSG_MATCH, rest, psg_node(s->graph, late.items[i].pattern)->span,
                    value, rule);
  }
  s->graph->expansion = before;
  children[count] = body;
  return psg_new_n(s->graph, PSG_LAMBDA, expect->type, span, children, count + 1);
}
