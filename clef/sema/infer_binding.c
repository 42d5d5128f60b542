/* infer_binding: lambdas, let, generalisation.
 *
 * A binding is checked one level deeper than its surroundings; what variables of that level remain
 * when it is done are its
 * type parameters (Rémy 1992), unless its right side is not a syntactic value (value restriction).
 * The uses of a recursive
 * binding inside itself are monomorphic while it is checked, and are given the parameters themselves afterwards.
 */
#include "clef/sema/sema.h"

static Syn *strip(Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS)
    pattern = pattern->items[0];
  return pattern;
}

/* x or (x: t), where x is a variable: a parameter as it stands. */
static Syn *simple_variable(Sema *s, const Scope *scope, Syn *pattern) {
  Found found;
  pattern = strip(pattern);
  if (pattern->kind == SYN_PAT_TYPED) pattern = strip(pattern->items[0]);
  if (pattern->kind == SYN_PAT_OPTIONAL) return pattern->items[0];
  if (pattern->kind != SYN_PAT_NAME) return NULL;
  return scope_find(s, scope, SPACE_PATTERN, pattern->name, ANY_ARITY, &found) ? NULL : pattern;
}

static Syn *type_of_simple(Syn *pattern) {
  pattern = strip(pattern);
  return pattern->kind == SYN_PAT_TYPED ? pattern->items[1] : NULL;
}

/* A parameter whose pattern is tested only when all arguments have come. */
typedef struct Late {
  NodeId variable;
  NodeId pattern;
} Late;

NodeId sema_make_lambda(Sema *s, const Scope *outer, Syn **patterns, uint32_t count, TypeId type,
                        BodyMaker make, void *context, Span span) {
  Types *t = s->types;
  Scope scope = *outer;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 1);
  Late *late = NEW_ARRAY(s->scratch, Late, count + 1);
  uint32_t late_count = 0;
  TypeId rest = type;
  for (uint32_t i = 0; i < count; i++) {
    rest = type_resolve(t, rest);
    TypeId domain, range;
    if (type_kind(t, rest) == TYPE_FUNCTION) {
      domain = type_arg(t, rest, 0), range = type_arg(t, rest, 1);
    } else {
      domain = sema_new_var(s, patterns[i]->span), range = sema_new_var(s, span);
      if (!type_unify(&s->unifier, rest, type_function(t, domain, range)) &&
          type_kind(t, rest) != TYPE_ERROR)
        sema_report_function(s, span, type, count);
    }
    NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, patterns[i]->span);
    children[i] = param;
    Syn *variable = simple_variable(s, &scope, patterns[i]);
    if (variable) {
      Syn *written = type_of_simple(patterns[i]);
      if (written) {
        TypeId given = sema_resolve_type(s, &scope, written);
        if (strip(strip(patterns[i])->items[0])->kind == SYN_PAT_OPTIONAL)
          given = sema_optional_type(s, patterns[i], given);
        if (!type_unify(&s->unifier, domain, given))
          sema_mismatch(s, patterns[i]->span, domain, given);
      }
      psg_node(s->graph, param)->name = variable->name;
      scope_add_value(s, &scope, variable->name, param);
      if (variable->kind == SYN_PAT_NAME && variable->items[0]->flags & SYN_F_ACTIVE)
        sema_add_active_patterns(s, &scope, variable->items[0], param, false);
    } else {
      psg_node(s->graph, param)->name = sema_fresh_name(s);
      psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
      NodeId pattern = sema_check_pattern(s, &scope, patterns[i], domain);
      if (psg_node(s->graph, pattern)->kind != PSG_PAT_WILD)
        late[late_count++] = (Late){param, pattern};
    }
    rest = range;
  }
  sema_check_bound_twice(s, outer->top, &scope);
  NodeId body = make(s, &scope, rest, context);
  for (uint32_t i = late_count;
       i-- > 0;) { /* the first parameter's pattern is tested first: it is the outermost match */
    PsgNode variable = *psg_node(s->graph, late[i].variable);
    NodeId value = psg_new_var(s->graph, late[i].variable, variable.type, variable.span);
    psg_node(s->graph, value)->name = variable.name;
    NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, rest, span, late[i].pattern, body);
    body =
        psg_new2(s->graph, PSG_MATCH, rest, psg_node(s->graph, late[i].pattern)->span, value, rule);
  }
  children[count] = body;
  return psg_new_n(s->graph, PSG_LAMBDA, type, span, children, count + 1);
}

/* ---- let ---- */

typedef struct RecUse {
  NodeId node, binding;
} RecUse;

static Syn *binding_child(Syn *binding, uint32_t i) { return syn_item(binding, i); }

static uint32_t param_count(Syn *binding) {
  return binding->count > SYN_BINDING_PARAMS ? binding->count - SYN_BINDING_PARAMS : 0;
}

typedef struct BodyContext {
  Syn *body, *result;
} BodyContext;

static NodeId make_body(Sema *s, const Scope *scope, TypeId expected, void *context) {
  BodyContext *c = context;
  if (c->result) {
    Scope inner = *scope;
    TypeId written = sema_resolve_type(s, &inner, c->result);
    if (!type_unify(&s->unifier, expected, written))
      sema_mismatch(s, c->result->span, expected, written);
    Because because = {.kind = BECAUSE_ANNOTATION, .origin = c->result->span};
    return sema_check_because(s, scope, c->body, expected, because);
  }
  return sema_check_expr(s, scope, c->body, expected);
}

static bool is_value(const Sema *s, const Scope *scope, Syn *e);
static bool are_values(const Sema *s, const Scope *scope, Syn *e, uint32_t from) {
  for (uint32_t i = from; i < e->count; i++)
    if (e->items[i] && !is_value(s, scope, e->items[i])) return false;
  return true;
}

static bool has_mutable_fields(const Sema *s, TyconId tycon) {
  const TyconRow *row = tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(s->types, (FieldId){row->fields + i})->flags & FIELD_MUTABLE) return true;
  return false;
}

/* May it be generalised? Lambdas, constants, names, and immutable data made of them; not applications. */
static bool is_value(const Sema *s, const Scope *scope, Syn *e) {
  Found found;
  uint32_t used;
  switch ((SynKind)e->kind) {
  case SYN_CONST:
  case SYN_LAMBDA:
  case SYN_FUNCTION:
  case SYN_DOT_LAMBDA:
  case SYN_IDENT: return true;
  case SYN_LONG_IDENT: /* a name, not a property of it; of `State.run` State may be a case and a module */
    if (!scope_find_path(s, scope, SPACE_VALUE, e, ANY_ARITY, &found, &used)) return true;
    if (found.kind == ENTRY_CASE && used < syn_path_count(e))
      scope_find_in_modules(s, scope, SPACE_VALUE, e, ANY_ARITY, &found, &used);
    return used == syn_path_count(e) || (found.kind != ENTRY_VALUE && found.kind != ENTRY_CASE);
  case SYN_TYPE_APP:
  case SYN_PAREN:
  case SYN_TYPED: return is_value(s, scope, e->items[0]);
  case SYN_TUPLE:
  case SYN_LIST:
  case SYN_CONS: return are_values(s, scope, e, 0);
  case SYN_FIELD_INIT: return are_values(s, scope, e, 1);
  case SYN_RECORD:
    return e->count > 1 && e->items[1]->kind == SYN_FIELD_INIT &&
           sema_find_field((Sema *)s, scope, e->items[1]->items[0], &found) &&
           !has_mutable_fields(s, field_row(s->types, (FieldId){found.target})->tycon) &&
           are_values(s, scope, e, 0);
  case SYN_ARRAY: return !e->count;
  case SYN_LET: /* let f x = … in value */
    for (uint32_t i = 0; i + 1 < e->count; i++) {
      const Syn *binding = e->items[i];
      if (binding->flags & SYN_F_MUTABLE || e->flags & SYN_F_USE) return false;
      bool is_function = binding->count > SYN_BINDING_PARAMS &&
                         binding->items[SYN_BINDING_HEAD]->kind == SYN_PAT_NAME;
      if (!is_function && !is_value(s, scope, binding->items[SYN_BINDING_BODY])) return false;
    }
    return e->items[e->count - 1] && is_value(s, scope, e->items[e->count - 1]);
  case SYN_APP: /* a case of its fields */
    return (e->items[0]->kind == SYN_IDENT || e->items[0]->kind == SYN_LONG_IDENT) &&
           scope_find_path(s, scope, SPACE_VALUE, e->items[0], ANY_ARITY, &found, &used) &&
           used == syn_path_count(e->items[0]) &&
           (found.kind == ENTRY_CASE || found.kind == ENTRY_EXN) && are_values(s, scope, e, 1);
  default: return false;
  }
}

static bool is_intrinsic_word(const Sema *s, Syn *body) {
  return body && body->kind == SYN_IDENT && !strcmp(name_text(s->names, body->name), "intrinsic");
}

static uint32_t binding_flags(Sema *s, Syn *binding, LetPlace place, bool is_use) {
  uint32_t flags = place == LET_MODULE ? NODE_MODULE_LEVEL : 0;
  const SynDecor *decor = binding->u.decor;
  if (binding->flags & SYN_F_MUTABLE) flags |= NODE_MUTABLE;
  if (binding->flags & SYN_F_INLINE) flags |= NODE_INLINE;
  if (is_use) flags |= NODE_USE;
  if (decor && decor->access == SYN_ACCESS_PRIVATE) flags |= NODE_PRIVATE;
  if (sema_attribute(s, decor, "EntryPoint")) flags |= NODE_ENTRY_POINT;
  if (sema_attribute(s, decor, "Literal")) flags |= NODE_LITERAL_CONST;
  if (sema_attribute(s, decor, "Saturate")) flags |= NODE_SATURATE;
  if (sema_attribute(s, decor, "Export")) flags |= NODE_EXPORT;
  if (sema_attribute(s, decor, "Cold")) flags |= NODE_COLD;
  return flags;
}

static void declare_intrinsic(Sema *s, NodeId node, Syn *binding) {
  const char *text = sema_attribute_text(s, binding->u.decor, "Intrinsic");
  IntrinsicId id = text ? psg_find_intrinsic(text) : INTRINSIC_NONE;
  if (!id) diag(s->diags, binding->span, D_INTRINSIC_UNKNOWN, text ? text : "");
  psg_node(s->graph, node)->flags |= NODE_INTRINSIC_DECL;
  psg_node(s->graph, node)->b = (uint32_t)id;
}

static void add_active_cases(Sema *s, Scope *scope, Syn *binding, NodeId node, LetPlace place);

/* ?x is for members. */
static void refuse_optional(Sema *s, Syn *pattern, uint32_t depth) {
  if (pattern->kind == SYN_PAT_OPTIONAL) diag(s->diags, pattern->span, D_OPTIONAL_IN_FUNCTION);
  bool goes_on = pattern->kind == SYN_PAT_TYPED || pattern->kind == SYN_PAT_TUPLE;
  for (uint32_t i = 0; goes_on && depth < 8 && i < pattern->count; i++)
    if (syn_kind_group((SynKind)pattern->items[i]->kind) == SYN_GROUP_PAT)
      refuse_optional(s, strip(pattern->items[i]), depth + 1);
}

/* (|A|_|) results in an option or bool, (|A|B|) in one of its cases. */
static void check_active_result(Sema *s, Syn *binding, TypeId type) {
  Types *t = s->types;
  Syn *head = strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_ACTIVE)) return;
  Syn *ident = head->items[0];
  type = type_resolve(t, type);
  while (type_kind(t, type) == TYPE_FUNCTION) type = type_resolve(t, type_arg(t, type, 1));
  if (type_kind(t, type) != TYPE_APP && type_kind(t, type) != TYPE_TUPLE) return;
  bool partial = (ident->flags & SYN_F_PARTIAL) != 0;
  if (!partial && ident->count < 2) return;
  TyconId tycon = type_tycon(t, type);
  bool fits =
      partial ? type_is_known(t, type, KNOWN_OPTION) || type_is_known(t, type, KNOWN_VOPTION) ||
                    type_is_known(t, type, KNOWN_BOOL)
              : tycon.index && !strcmp(name_text(s->names, tycon_row(t, tycon)->name), "Choice") &&
                    tycon_row(t, tycon)->params.count == ident->count;
  if (fits) return;
  diag(s->diags, ident->span, D_TYPE_MISMATCH,
       partial ? "'a option" : format_in(s->session, "Choice of %u cases", ident->count),
       sema_type_text(s, type));
  diag_hint(s->diags, partial ? "a partial active pattern gives Some value, None, or a bool"
                              : "every path gives one of its own cases");
}

typedef VEC(TypeId) TypeList; /* variables or parameters of `let f<'a, 'b>`, in this order */

/* Note [Rigid parameters]
 * The parameters of `let f<'a> (x: 'a) = …` are parameters from the start, so that nothing makes them narrower. Where the types
 * of a group are not known before its end (`let rec`), and in `inline` functions, whose operators wait for each use, they are
 * variables, and FS0064 says which of them got a type. A variable from outside that was solved by a rigid parameter lets it
 * escape (FS0670): solutions of variables below the binding's level are noted while it is checked.
 */
static bool has_rigid_params(const Sema *s, const Syn *binding, bool is_rec) {
  return !is_rec && !(binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE)) && !s->inline_depth &&
         s->kind != SOURCE_LIBRARY;
}

static bool mentions_param(Types *t, TypeId type, uint32_t param) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_PARAM) return row.head == param;
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (mentions_param(t, (TypeId){run_items(t, row.args)[i]}, param)) return true;
  return false;
}

static void check_escape(Sema *s, Syn *binding, const TypeList *explicit, uint32_t mark) {
  Types *t = s->types;
  for (uint32_t k = 0; k < explicit->count; k++)
    for (uint32_t i = mark; i < s->unifier.watched.count; i++) {
      TypeId solution = var_row(t, s->unifier.watched.items[i])->solution;
      TypeId param = explicit->items[k];
      if (!solution.index || type_kind(t, param) != TYPE_PARAM ||
          !mentions_param(t, solution, type_row(t, param)->head))
        continue;
      diag(s->diags, binding_child(binding, SYN_BINDING_HEAD)->span, D_PARAM_ESCAPES,
           sema_type_text(s, param));
      break;
    }
}

/* Checks the right side into the Binding node. */

static void check_binding(Sema *s, const Scope *outer, Syn *binding, NodeId node,
                          TypeList *explicit, bool is_rec) {
  Types *t = s->types;
  Scope scope = *outer;
  TypeVars own_vars = {0};
  if (!scope.vars || psg_node(s->graph, node)->flags & NODE_MODULE_LEVEL) scope.vars = &own_vars;
  TypeId type = psg_node(s->graph, node)->type;
  if (psg_node(s->graph, node)->flags & NODE_ENTRY_POINT) { /* string[] -> int */
    TypeId argv = type_array(t, type_of(t, KNOWN_STRING), 1);
    type_unify(&s->unifier, type, type_function(t, argv, sema_int(s)));
  }
  Syn *params = binding_child(binding, SYN_BINDING_TYPE_PARAMS);
  bool is_rigid = params && !psg_node(s->graph, node)->a && has_rigid_params(s, binding, is_rec);
  uint32_t watched = s->unifier.watched.count, watched_level = s->unifier.watched_level;
  if (is_rigid) {
    ParamId ids[16];
    uint32_t id_count = sema_declare_params(s, &scope, params, ids, COUNT_OF(ids));
    for (uint32_t i = 0; i < id_count; i++) vec_push(s->unit, explicit, type_param(t, ids[i]));
  }
  for (uint32_t i = 0; params && !is_rigid && i < params->count; i++)
    if (params->items[i]->kind == SYN_TYPE_VAR) {
      /* explicit parameters: variables that keep their order */
      Name tick =
          sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, params->items[i]->name)));
      if (psg_node(s->graph, node)->a) { /* its scheme is written out */
        ParamId param = {
            run_items(t, scheme_row(t, (SchemeId){psg_node(s->graph, node)->a})->params)[i]};
        scope_add(s, &scope, SPACE_TYPE, tick, ENTRY_TYPE_VAR, type_param(t, param).index, 0);
        continue;
      }
      TypeId var = sema_type_var(s, &scope, tick, (params->items[i]->flags & SYN_F_HEAD) != 0,
                                 params->items[i]->span);
      if (type_kind(t, var) == TYPE_VAR) {
        var_row(t, type_row(t, var)->head)->level = s->level;
        var_row(t, type_row(t, var)->head)->flags |= PARAM_DECLARED;
      }
      vec_push(s->unit, explicit, var);
    }
  if (params && !is_rigid && !psg_node(s->graph, node)->a)
    sema_apply_constraints(s, &scope, params);
  add_active_cases(s, &scope, binding, node, LET_CLASS);
  for (uint32_t i = SYN_BINDING_PARAMS; i < binding->count; i++)
    refuse_optional(s, strip(binding->items[i]), 0);
  BodyContext body = {binding_child(binding, SYN_BINDING_BODY),
                      binding_child(binding, SYN_BINDING_RESULT)};
  uint32_t count = param_count(binding);
  Syn *head = strip(binding_child(binding, SYN_BINDING_HEAD));
  if (!count && head->kind == SYN_PAT_TYPED) { /* let (x: t) = e */
    TypeId written = sema_resolve_type(s, &scope, head->items[1]);
    if (!type_unify(&s->unifier, type, written)) sema_mismatch(s, head->span, type, written);
  }
  if (is_intrinsic_word(s, body.body)) {
    Scope inner = scope;
    TypeId result =
        body.result ? sema_resolve_type(s, &inner, body.result) : sema_new_var(s, binding->span);
    for (uint32_t i = count; i-- > 0;) {
      Syn *pattern = binding->items[SYN_BINDING_PARAMS + i], *written = type_of_simple(pattern);
      TypeId domain = strip(pattern)->kind == SYN_CONST ? sema_unit(s)
                      : written                         ? sema_resolve_type(s, &inner, written)
                                                        : sema_new_var(s, pattern->span);
      result = type_function(t, domain, result);
    }
    if (!type_unify(&s->unifier, type, result)) sema_mismatch(s, binding->span, type, result);
    declare_intrinsic(s, node, binding);
    return;
  }
  NodeId value;
  if (is_rigid) s->unifier.watched_level = s->level;
  if (count) {
    value = sema_make_lambda(s, &scope, binding->items + SYN_BINDING_PARAMS, count, type, make_body,
                             &body, binding->span);
  } else {
    value = make_body(s, &scope, type, &body);
  }
  if (psg_node(s->graph, node)->flags & NODE_LITERAL_CONST) value = sema_fold_literal(s, value);
  psg_set_children(s->graph, node, &value, 1);
  check_active_result(s, binding, type);
  if (is_rigid) {
    check_escape(s, binding, explicit, watched);
    s->unifier.watched_level = watched_level;
    if (!watched_level) s->unifier.watched.count = 0;
  }
  if (own_vars.list.count) sema_retry_pending(s);
  sema_check_written_vars(s, &own_vars, binding->span);
}

void sema_check_written_vars(Sema *s, const TypeVars *vars, Span whole) {
  Types *t = s->types;
  for (uint32_t i = 0; i < vars->list.count; i++) {
    Span at = whole;
    uint32_t var = type_row(t, vars->list.items[i].type)->head, same = 0;
    TypeId own = type_resolve(t, vars->list.items[i].type);
    TypeKind kind = type_kind(t, own);
    for (uint32_t k = 0; k < i && kind == TYPE_VAR; k++)
      if (type_resolve(t, vars->list.items[k].type).index == own.index)
        same = type_row(t, vars->list.items[k].type)->head;
    if (kind == TYPE_ERROR || (kind == TYPE_VAR && !same)) continue;
    for (uint32_t k = 0; k < s->narrowings.count; k++)
      if (s->narrowings.items[k].var == var || (same && s->narrowings.items[k].var == same))
        at = s->narrowings.items[k].span;
    diag(s->diags, at, D_LESS_GENERIC, name_text(s->names, vars->list.items[i].name) + 1,
         sema_type_text(s, own));
  }
}

static void lower_open_operators(Sema *s, uint32_t first_pending, bool is_inline) {
  sema_solve_pending(s, first_pending, s->level, is_inline);
}

/* After its group: generalise, note the scheme, complete the recursive uses. */
static void finish_binding(Sema *s, Syn *binding, NodeId node, bool can_generalize,
                           uint32_t first_pending, const TypeList *explicit) {
  Types *t = s->types;
  if (psg_node(s->graph, node)->a) return; /* declared */
  TypeId type = psg_node(s->graph, node)->type;
  if (can_generalize && !(psg_node(s->graph, node)->flags & NODE_MUTABLE)) {
    SchemeId scheme = {0};
    for (uint32_t i = 0; i <= explicit->count; i++) { /* what was written comes first */
      IdRun have = scheme.index ? scheme_row(t, scheme)->params : (IdRun){0, 0};
      TypeId part = i < explicit->count ? type_resolve(t, explicit->items[i]) : type;
      if (i < explicit->count && type_kind(t, part) == TYPE_PARAM) { /* Note [Rigid parameters] */
        VEC(ParamId) params = {0};
        for (uint32_t k = 0; k < have.count; k++)
          vec_push(s->scratch, &params, ((ParamId){run_items(t, have)[k]}));
        vec_push(s->scratch, &params, ((ParamId){type_row(t, part)->head}));
        scheme = type_scheme(t, params.items, params.count, part);
        continue;
      }
      scheme = type_generalize(t, part, s->level, (const ParamId *)run_items(t, have), have.count);
    }
    if (binding->flags & SYN_F_INLINE)
      scheme = sema_generalize_traits(s, first_pending, scheme, s->level);
    if (scheme_row(t, scheme)->params.count) {
      psg_node(s->graph, node)->a = scheme.index;
      psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
    }
  } else {
    type_lower_level(&s->unifier, type, s->level);
  }
}

/* A variable that several bindings of a group share became a parameter with the first of them: the others have it too.
 * When one of them lacks a parameter of the group all have them all, as each may call the other. */
static void share_params(Sema *s, const NodeId *bindings, uint32_t count) {
  Types *t = s->types;
  VEC(ParamId) all = {0};
  for (uint32_t i = 0; i < count; i++) {
    if (!psg_node(s->graph, bindings[i])->a) continue;
    IdRun params = scheme_row(t, (SchemeId){psg_node(s->graph, bindings[i])->a})->params;
    for (uint32_t k = 0; k < params.count; k++)
      vec_push(s->unit, &all, ((ParamId){run_items(t, params)[k]}));
  }
  bool same = true;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < all.count; k++)
      same = same && mentions_param(t, psg_node(s->graph, bindings[i])->type, all.items[k].index);
  for (uint32_t i = 0; all.count && i < count; i++) {
    PsgNode *node = psg_node(s->graph, bindings[i]);
    if (same && node->a && scheme_row(t, (SchemeId){node->a})->params.count == all.count) continue;
    node->a = type_scheme(t, all.items, all.count, type_zonk(t, node->type)).index;
    psg_node(s->graph, bindings[i])->flags |= NODE_TEMPLATE;
  }
}

/* VarRefs to the group's bindings, made while it was open: they stand for the parameters themselves. */
static void complete_recursive_uses(Sema *s, uint32_t first_node, const NodeId *bindings,
                                    uint32_t count) {
  Types *t = s->types;
  bool generic = false;
  for (uint32_t i = 0; i < count; i++) generic |= psg_node(s->graph, bindings[i])->a != 0;
  if (!generic) return;
  for (uint32_t n = first_node; n < s->graph->nodes.count; n++) {
    PsgNode *use = psg_node(s->graph, (NodeId){n});
    if (use->kind != PSG_VAR_REF || use->list.count) continue;
    for (uint32_t i = 0; i < count; i++) {
      if (use->a != bindings[i].index || !psg_node(s->graph, bindings[i])->a) continue;
      IdRun params = scheme_row(t, (SchemeId){psg_node(s->graph, bindings[i])->a})->params;
      uint32_t *args = NEW_ARRAY(s->scratch, uint32_t, params.count);
      for (uint32_t k = 0; k < params.count; k++)
        args[k] = type_param(t, (ParamId){run_items(t, params)[k]}).index;
      psg_node(s->graph, (NodeId){n})->list = psg_list(s->graph, args, params.count);
    }
  }
}

static Name bound_name(Syn *binding) {
  Syn *head = strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind == SYN_PAT_TYPED) head = strip(head->items[0]);
  return head->kind == SYN_PAT_NAME ? head->items[0]->name : (Name){0};
}

/* (|A|B|) also brings its cases into view, for patterns. */
void sema_add_active_patterns(Sema *s, Scope *scope, Syn *ident, NodeId node, bool in_module) {
  bool partial = (ident->flags & SYN_F_PARTIAL) != 0;
  for (uint32_t i = 0; i < ident->count; i++) {
    uint32_t extra = i | ident->count << 8 | (partial ? 1u << 16 : 0);
    scope_add(s, scope, SPACE_PATTERN, ident->items[i]->name, ENTRY_ACTIVE, node.index, extra);
    if (in_module)
      sema_add_entry(s, scope->module, SPACE_PATTERN, ident->items[i]->name, ENTRY_ACTIVE,
                     node.index, extra);
  }
}

static void add_active_cases(Sema *s, Scope *scope, Syn *binding, NodeId node, LetPlace place) {
  Syn *head = strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_ACTIVE)) return;
  Syn *ident = head->items[0];
  if (place != LET_CLASS) {
    sema_add_active_patterns(s, scope, ident, node, place == LET_MODULE);
    return;
  }
  for (uint32_t i = 0; i < ident->count; i++) /* in its own body: the cases make its result */
    scope_add(s, scope, SPACE_VALUE, ident->items[i]->name, ENTRY_ACTIVE, node.index,
              i | ident->count << 8);
}

static void publish(Sema *s, Scope *scope, Name name, NodeId node, LetPlace place) {
  if (place == LET_MODULE) {
    Found old;
    if (sema_find_entry(s, scope->module, SPACE_VALUE, name, ANY_ARITY, &old) &&
        old.kind == ENTRY_VALUE && old.target != node.index &&
        psg_node(s->graph, (NodeId){old.target})->span.file ==
            psg_node(s->graph, node)->span.file) {
      diag(s->diags, psg_node(s->graph, node)->span, D_DUPLICATE_VALUE, name_text(s->names, name));
      sema_label_definition(s, psg_node(s->graph, (NodeId){old.target})->span, name);
    }
    sema_add_entry(s, scope->module, SPACE_VALUE, name, ENTRY_VALUE, node.index, 0);
  }
  scope_add_value(s, scope, name, node);
  if (psg_node(s->graph, node)->flags & NODE_LITERAL_CONST) {
    scope_add(s, scope, SPACE_PATTERN, name, ENTRY_VALUE, node.index, 0);
    if (place == LET_MODULE)
      sema_add_entry(s, scope->module, SPACE_PATTERN, name, ENTRY_VALUE, node.index, 0);
  } else {
    /* a variable hides a literal or case of the same name in expressions only */
  }
}

static NodeId new_binding(Sema *s, Syn *binding, Name name, LetPlace place, bool is_use) {
  TypeId type = sema_new_var(s, binding->span);
  NodeId node = psg_new(s->graph, PSG_BINDING, type, binding->span);
  psg_node(s->graph, node)->name = name;
  uint32_t flags = binding_flags(s, binding, place, is_use);
  psg_node(s->graph, node)->flags |= flags;
  if (flags & NODE_EXPORT) {
    Name symbol = sema_name(s, sema_attribute_text(s, binding->u.decor, "Export"));
    psg_node(s->graph, node)->list = psg_list(s->graph, &symbol.index, 1);
  }
  if (flags & NODE_ENTRY_POINT) vec_push(s->graph->arena, &s->graph->entry_points, node);
  return node;
}

/* Does the binding define a function or a syntactic value? */
static bool can_generalize(Sema *s, const Scope *scope, Syn *binding) {
  Syn *body = binding_child(binding, SYN_BINDING_BODY);
  if (param_count(binding) || is_intrinsic_word(s, body)) return true;
  if (binding_child(binding, SYN_BINDING_TYPE_PARAMS)) return true;
  return body && is_value(s, scope, body);
}

/* let pattern = e, at module level: $t = e, then each variable of the pattern by a match of its own. */
static void module_pattern(Sema *s, Scope *scope, Syn *binding, NodeList *out) {
  s->level++;
  NodeId whole = new_binding(s, binding, sema_fresh_name(s), LET_MODULE, false);
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
    publish(s, scope, item->name, node, LET_MODULE);
    vec_push(s->unit, out, node);
  }
}

/* `let rec f<'a> (x: t) : u` with every type written: its scheme holds inside the group too (polymorphic recursion). */
static void declare_scheme(Sema *s, const Scope *outer, Syn *binding, NodeId node) {
  Types *t = s->types;
  Syn *params = binding_child(binding, SYN_BINDING_TYPE_PARAMS),
      *written = binding_child(binding, SYN_BINDING_RESULT);
  uint32_t count = param_count(binding);
  if (!params || !written || !count || binding->flags & SYN_F_INLINE) return;
  for (uint32_t i = 0; i < count; i++)
    if (!type_of_simple(binding->items[SYN_BINDING_PARAMS + i]) &&
        strip(binding->items[SYN_BINDING_PARAMS + i])->kind != SYN_CONST)
      return;
  Scope scope = *outer;
  TypeVars vars = {.closed = true};
  scope.vars = &vars;
  ParamId ids[16];
  uint32_t id_count = sema_declare_params(s, &scope, params, ids, COUNT_OF(ids));
  TypeId type = sema_resolve_type(s, &scope, written);
  for (uint32_t i = count; i-- > 0;) {
    Syn *param = type_of_simple(binding->items[SYN_BINDING_PARAMS + i]);
    type = type_function(t, param ? sema_resolve_type(s, &scope, param) : sema_unit(s), type);
  }
  psg_node(s->graph, node)->type = type;
  psg_node(s->graph, node)->a = type_scheme(t, ids, id_count, type).index;
  psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
}

static bool has_type_variable(const Syn *type) {
  if (type->kind == SYN_TYPE_VAR || type->kind == SYN_TYPE_WILD) return true;
  for (uint32_t i = 0; i < type->count; i++)
    if (type->items[i] && has_type_variable(type->items[i])) return true;
  return false;
}

/* What is written of the types of a group is known in all of it. */
static void declare_type(Sema *s, const Scope *outer, Syn *binding, NodeId node) {
  Types *t = s->types;
  Syn *written = binding_child(binding, SYN_BINDING_RESULT);
  uint32_t count = param_count(binding);
  if (psg_node(s->graph, node)->a || binding_child(binding, SYN_BINDING_TYPE_PARAMS) ||
      binding->flags & SYN_F_INLINE)
    return;
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  TypeId type = written && !has_type_variable(written) ? sema_resolve_type(s, &scope, written)
                                                       : sema_new_var(s, binding->span);
  for (uint32_t i = count; i-- > 0;) {
    Syn *param = type_of_simple(binding->items[SYN_BINDING_PARAMS + i]);
    TypeId taken = param && !has_type_variable(param) ? sema_resolve_type(s, &scope, param)
                                                      : sema_new_var(s, binding->span);
    type = type_function(t, taken, type);
  }
  type_unify(&s->unifier, psg_node(s->graph, node)->type, type);
}

/* What an active pattern used before its place is taken to give, where it is not written: an option, or a Choice. */
static void declare_active(Sema *s, Scope *scope, Syn *binding, Syn *ident, NodeId node) {
  Types *t = s->types;
  TypeId result = type_resolve(t, psg_node(s->graph, node)->type);
  while (type_kind(t, result) == TYPE_FUNCTION) result = type_resolve(t, type_arg(t, result, 1));
  Found choice;
  if (type_kind(t, result) == TYPE_VAR) {
    if (ident->flags & SYN_F_PARTIAL) {
      TypeId item = sema_new_var(s, ident->span);
      KnownTycon option =
          sema_attribute(s, binding->u.decor, "Struct") ? KNOWN_VOPTION : KNOWN_OPTION;
      type_unify(&s->unifier, result, type_app(t, type_known(t, option), &item, 1));
    } else if (ident->count > 1 && sema_find_entry(s, (ModuleId){1}, SPACE_TYPE,
                                                   sema_name(s, "Choice"), ident->count, &choice)) {
      type_unify(&s->unifier, result,
                 sema_instantiate_tycon(s, (TyconId){choice.target}, ident->span));
    }
  }
  sema_add_active_patterns(s, scope, ident, node, true);
}

void sema_declare_function(Sema *s, const Scope *scope, Syn *binding) {
  Name name = bound_name(binding);
  Syn *head = strip(binding_child(binding, SYN_BINDING_HEAD));
  if (!name.index || binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE) || binding->size ||
      sema_attribute(s, binding->u.decor, "EntryPoint"))
    return;
  uint32_t level = s->level, errors = s->diags->error_count, said = s->diags->list.count;
  s->level = 0;
  NodeId node = new_binding(s, binding, name, LET_MODULE, false);
  declare_scheme(s, scope, binding, node);
  if (s->diags->error_count == errors) declare_type(s, scope, binding, node);
  s->level = level;
  if (s->diags->error_count >
      errors) { /* of types that are not there yet nothing is said, and nothing known */
    s->diags->error_count = errors;
    s->diags->list.count = said;
    psg_rewrite(s->graph, node, PSG_ERROR, sema_unit(s), NULL, 0);
    node = new_binding(s, binding, name, LET_MODULE, false);
  }
  binding->size = node.index;
  if (!param_count(binding)) sema_declare_value(s, node, binding->span);
  sema_add_entry(s, scope->module, SPACE_VALUE, name, ENTRY_VALUE, node.index, 0);
  if (head->kind == SYN_PAT_NAME && head->items[0]->flags & SYN_F_ACTIVE) {
    Scope inner = *scope;
    declare_active(s, &inner, binding, head->items[0], node);
  }
}

/* Note [Generic before the group ends]
 * A function of a `let rec` group that nobody before it used, and whose type shares no variable with the types of the others,
 * is generic as soon as it is checked: those after it use it at several types (specification 14.6.7).
 *
 *   let rec map f xs = …
 *   and both () = map (fun x -> x + 1) [ 1 ], map string [ "a" ]
 */
enum { MOST_EARLY = 300 }; /* each is compared with all */

typedef struct EarlyGroup {
  const NodeId *nodes;
  uint32_t count;
  bool *is_used; /* by one that was checked before it was generic */
  uint32_t next_node;
} EarlyGroup;

/* The uses that the bodies made so far have of bindings that are not generic yet. */
static void note_early_uses(Sema *s, EarlyGroup *g, uint32_t checked) {
  for (; g->next_node < s->graph->nodes.count; g->next_node++) {
    const PsgNode *use = psg_node(s->graph, (NodeId){g->next_node});
    if (use->kind != PSG_VAR_REF || use->list.count) continue;
    uint32_t at =
        use->a - g->nodes[0].index; /* bindings of a group are made in a row, most of them */
    if (at >= g->count || g->nodes[at].index != use->a)
      for (at = 0; at < g->count && g->nodes[at].index != use->a;) at++;
    if (at < g->count && at != checked) g->is_used[at] = true;
  }
}

static bool mentions_variable(Types *t, TypeId type, TypeId variable, uint32_t depth) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (type.index == variable.index || depth > 64) return true;
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (mentions_variable(t, (TypeId){run_items(t, row.args)[i]}, variable, depth + 1)) return true;
  return false;
}

static bool shares_variable(Types *t, TypeId type, TypeId other, uint32_t depth) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (depth > 64) return true;
  if (row.kind == TYPE_VAR) return mentions_variable(t, other, type, depth);
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (shares_variable(t, (TypeId){run_items(t, row.args)[i]}, other, depth + 1)) return true;
  return false;
}

static void generalize_early(Sema *s, EarlyGroup *g, uint32_t index, Syn *binding,
                             uint32_t first_node, uint32_t first_pending,
                             const TypeList *explicit) {
  NodeId node = g->nodes[index];
  if (psg_node(s->graph, node)->a || g->is_used[index] || !param_count(binding) ||
      binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE))
    return;
  for (uint32_t i = first_pending; i < s->pending.count; i++)
    if (!s->pending.items[i].done) return;
  TypeId type = psg_node(s->graph, node)->type;
  for (uint32_t i = 0; i < g->count; i++)
    if (i != index && !psg_node(s->graph, g->nodes[i])->a &&
        shares_variable(s->types, type, psg_node(s->graph, g->nodes[i])->type, 0))
      return;
  s->level--;
  finish_binding(s, binding, node, true, first_pending, explicit);
  s->level++;
  if (psg_node(s->graph, node)->a) complete_recursive_uses(s, first_node, &node, 1);
}

/* FS1113: an `inline` function that others see is taken apart where they use it, out of view of what it uses. */
static void check_inline_access(Sema *s, const Scope *scope, NodeId binding, uint32_t first_node) {
  const PsgNode own = *psg_node(s->graph, binding);
  if (!(own.flags & NODE_INLINE) || own.flags & NODE_PRIVATE || s->kind == SOURCE_LIBRARY) return;
  for (ModuleId at = scope->module; at.index; at = module_row(s, at)->parent)
    if (module_row(s, at)->flags & MODULE_PRIVATE) return;
  for (uint32_t n = first_node; n < s->graph->nodes.count; n++) {
    const PsgNode use = *psg_node(s->graph, (NodeId){n});
    if (use.kind != PSG_VAR_REF || use.a >= first_node) continue;
    const PsgNode used = *psg_node(s->graph, (NodeId){use.a});
    uint32_t apart = NODE_INLINE | NODE_LITERAL_CONST;
    if (used.kind != PSG_BINDING || !(used.flags & NODE_PRIVATE) ||
        !(used.flags & NODE_MODULE_LEVEL) || used.flags & apart)
      continue;
    diag(s->diags, own.span, D_INLINE_OF_PRIVATE, name_text(s->names, own.name));
    diag_hint(s->diags, "'%s' is private: make it public, or '%s' private too",
              name_text(s->names, used.name), name_text(s->names, own.name));
    return;
  }
}

/* FS0431: what is kept for the whole run would point into what is not. */
static void check_byref_at_top(Sema *s, Syn *binding, NodeId node) {
  if (s->kind == SOURCE_LIBRARY || psg_node(s->graph, node)->a) return;
  TypeId type = type_resolve(s->types, psg_node(s->graph, node)->type);
  if (type_kind(s->types, type) != TYPE_APP) return;
  const TyconRow *row = tycon_row(s->types, type_tycon(s->types, type));
  const char *name = name_text(s->names, row->name);
  bool is_span = table_is_image(&s->types->tycons, type_tycon(s->types, type).index) &&
                 (!strcmp(name, "Span") || !strcmp(name, "ReadOnlySpan"));
  if (is_span || type_prim(s->types, type) == PRIM_BYREF)
    diag(s->diags, binding_child(binding, SYN_BINDING_HEAD)->span, D_BYREF_AT_TOP);
}

static void check_group(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out) {
  uint32_t count = let->kind == SYN_LET ? let->count - 1 : let->count;
  bool is_rec = (let->flags & SYN_F_REC) != 0, is_use = (let->flags & SYN_F_USE) != 0;
  if (let->flags & SYN_F_BANG && place == LET_MODULE)
    diag(s->diags, let->items[0]->span, D_COMPUTATION_ONLY);
  if (is_use && place == LET_MODULE) {
    diag(s->diags, let->span, D_USE_IN_MODULE);
    is_use = false;
  }
  Syn *pinned = binding_child(let->items[0], SYN_BINDING_BODY);
  if (is_use && pinned &&
      pinned->kind == SYN_FIXED) { /* nothing to dispose: the pointer keeps what it points into */
    is_use = false;
    pinned->flags |= SYN_F_USE;
    diag(s->diags, let->items[0]->items[SYN_BINDING_HEAD]->span, D_UNVERIFIABLE);
  }
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, count);
  uint32_t first_node = s->graph->nodes.count, first_pending = s->pending.count;
  bool is_inline = false;
  s->level++;
  for (uint32_t i = 0; i < count; i++) {
    nodes[i] = place == LET_MODULE && let->items[i]->size
                   ? (NodeId){let->items[i]->size}
                   : new_binding(s, let->items[i], bound_name(let->items[i]), place, is_use);
    is_inline |= (let->items[i]->flags & SYN_F_INLINE) != 0;
  }
  Scope inner = *scope;
  for (uint32_t i = 0; is_rec && i < count; i++)
    if (!let->items[i]->size) declare_scheme(s, scope, let->items[i], nodes[i]);
  for (uint32_t i = 0; is_rec && count > 1 && i < count; i++)
    if (!let->items[i]->size) declare_type(s, scope, let->items[i], nodes[i]);
  for (uint32_t i = 0; is_rec && i < count; i++) {
    scope_add_value(s, &inner, bound_name(let->items[i]), nodes[i]);
    add_active_cases(s, &inner, let->items[i], nodes[i], LET_LOCAL);
  }
  Name outer = s->defining;
  if (!is_rec && count == 1 && param_count(let->items[0])) s->defining = bound_name(let->items[0]);
  s->inline_depth += is_inline;
  TypeList *explicit = NEW_ARRAY(s->unit, TypeList, count);
  EarlyGroup early = {nodes, count, NEW_ARRAY(s->scratch, bool, count), s->graph->nodes.count};
  bool is_early = is_rec && count > 1 && count < MOST_EARLY && s->kind != SOURCE_LIBRARY;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t body = s->graph->nodes.count, waiting = s->pending.count;
    check_binding(s, &inner, let->items[i], nodes[i], &explicit[i], is_rec);
    if (!is_early) continue;
    note_early_uses(s, &early, i);
    generalize_early(s, &early, i, let->items[i], body, waiting, &explicit[i]);
  }
  NodeId *late = NEW_ARRAY(s->scratch, NodeId, count);
  uint32_t late_count = 0;
  for (uint32_t i = 0; i < count; i++)
    if (!is_early || !psg_node(s->graph, nodes[i])->a) late[late_count++] = nodes[i];
  s->inline_depth -= is_inline;
  s->defining = outer;
  for (uint32_t i = 0; is_use && i < count; i++) {
    TypeId type = type_resolve(s->types, psg_node(s->graph, nodes[i])->type);
    TypeKind kind = type_kind(s->types, type);
    if (kind == TYPE_VAR || kind == TYPE_PARAM || kind == TYPE_ERROR ||
        sema_can_coerce(s, type, type_of(s->types, KNOWN_IDISPOSABLE)))
      continue;
    diag(s->diags, binding_child(let->items[i], SYN_BINDING_BODY)->span, D_NOT_COMPATIBLE,
         sema_type_text(s, type), "System.IDisposable");
  }
  s->level--;
  lower_open_operators(s, first_pending, is_inline);
  bool general = true;
  for (uint32_t i = 0; i < count; i++) general = general && can_generalize(s, scope, let->items[i]);
  for (uint32_t i = 0; i < count; i++)
    finish_binding(s, let->items[i], nodes[i], general, first_pending, &explicit[i]);
  bool declared = false; /* a scheme that was written out stays as it is */
  for (uint32_t i = 0; i < count; i++)
    declared = declared || binding_child(let->items[i], SYN_BINDING_TYPE_PARAMS);
  if (is_rec && late_count > 1 && general && !declared) share_params(s, late, late_count);
  if (is_rec) complete_recursive_uses(s, first_node, nodes, count);
  NodeId *delayed = NULL;
  if (is_rec && s->kind != SOURCE_LIBRARY)
    delayed = sema_check_recursive_values(s, first_node, nodes, count);
  for (uint32_t i = 0; i < count; i++) {
    publish(s, scope, bound_name(let->items[i]), nodes[i], place);
    if (place == LET_MODULE) {
      check_byref_at_top(s, let->items[i], nodes[i]);
      check_inline_access(s, scope, nodes[i], first_node);
      sema_note_access(s, ENTRY_VALUE, nodes[i].index, scope->module, let->items[i]->u.decor);
      sema_note_obsolete(s, ENTRY_VALUE, nodes[i].index, let->items[i]->u.decor);
    }
    add_active_cases(s, scope, let->items[i], nodes[i], place);
  }
  bool has_forwards = place == LET_MODULE && s->forward_values.count;
  for (uint32_t i = 0; has_forwards && i < count; i++) sema_start_value(s, nodes[i], out);
  if (!is_rec) {
    for (uint32_t i = 0; i < count; i++) vec_push(s->unit, out, nodes[i]);
    for (uint32_t i = 0; has_forwards && i < count; i++) sema_finish_value(s, nodes[i], out);
    return;
  }
  NodeId *members = delayed ? delayed : nodes;
  NodeId group = psg_new_n(s->graph, PSG_REC_GROUP, sema_unit(s), let->span, members, count);
  vec_push(s->unit, out, group);
  for (uint32_t i = 0; delayed && i < count; i++) /* what was delayed is there now */
    if (psg_node(s->graph, nodes[i])->parent.index != group.index) vec_push(s->unit, out, nodes[i]);
  for (uint32_t i = 0; has_forwards && i < count; i++) sema_finish_value(s, nodes[i], out);
}

/* let a, b = e, f of values is let a = e and b = f: each is generic in what it leaves open. Gives what is to be checked. */
Syn *sema_split_tuple_let(Sema *s, const Scope *scope, Syn *let) {
  Syn *binding = let->items[0], *head = strip(binding_child(binding, SYN_BINDING_HEAD)),
      *body = binding_child(binding, SYN_BINDING_BODY);
  while (body && body->kind == SYN_PAREN) body = body->items[0];
  uint32_t rest = let->kind == SYN_LET;
  if (let->count != 1 + rest || let->flags & (SYN_F_REC | SYN_F_USE | SYN_F_BANG) ||
      binding->flags & (SYN_F_MUTABLE | SYN_F_INLINE) || param_count(binding) || !body ||
      head->kind != SYN_PAT_TUPLE || body->kind != SYN_TUPLE || head->count != body->count ||
      binding_child(binding, SYN_BINDING_RESULT) || binding->u.decor ||
      (head->flags | body->flags) & SYN_F_STRUCT)
    return let;
  for (uint32_t i = 0; i < head->count; i++) {
    Syn *variable = simple_variable(s, scope, head->items[i]);
    if (!variable || variable->kind != SYN_PAT_NAME || !is_value(s, scope, body->items[i]))
      return let;
    for (uint32_t k = 0; k < i; k++)
      if (simple_variable(s, scope, head->items[k])->name.index == variable->name.index) return let;
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

void sema_check_let(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out) {
  if (place == LET_MODULE) let = sema_split_tuple_let(s, scope, let);
  uint32_t count = let->kind == SYN_LET ? let->count - 1 : let->count;
  if (place == LET_MODULE && count == 1 && !bound_name(let->items[0]).index &&
      !param_count(let->items[0])) {
    Syn *head = strip(binding_child(let->items[0], SYN_BINDING_HEAD));
    bool is_unit = head->kind == SYN_CONST && head->sub == SYN_CONST_UNIT;
    if (head->kind != SYN_PAT_WILD && !is_unit) {
      module_pattern(s, scope, let->items[0], out);
      return;
    }
    NodeId value =
        sema_check_expr(s, scope, binding_child(let->items[0], SYN_BINDING_BODY),
                        head->kind == SYN_CONST ? sema_unit(s) : sema_new_var(s, let->span));
    NodeId node =
        psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, value)->type, let->span, value);
    psg_node(s->graph, node)->name = sema_fresh_name(s);
    psg_node(s->graph, node)->flags |= NODE_MODULE_LEVEL | NODE_SYNTHETIC;
    vec_push(s->unit, out, node);
    return;
  }
  check_group(s, scope, let, place, out);
}
