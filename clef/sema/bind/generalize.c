/* generalize: turns the unsolved type variables of a binding into type parameters.
 *
 * A binding is checked one level deeper than its surroundings. The variables of that level that remain afterwards become its
 * type parameters (Rémy 1992), unless its right side is not a syntactic value (value restriction). The uses of a recursive
 * binding inside itself are monomorphic while it is checked. Afterwards their type arguments are the parameters themselves.
 */
#include <string.h>

#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"

/* ---- values ---- */

static bool are_values(const Sema *s, const Scope *scope, Syn *e, uint32_t from) {
  for (uint32_t i = from; i < e->count; i++)
    if (e->items[i] && !binding_is_value(s, scope, e->items[i])) return false;
  return true;
}

static bool has_mutable_fields(const Sema *s, TyconId tycon) {
  const TyconRow *row = tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(s->types, (FieldId){row->fields + i})->flags & FIELD_MUTABLE) return true;
  return false;
}

/* Is it a syntactic value? Lambdas, constants, names and immutable data made of them may be generalised, applications not. */
bool binding_is_value(const Sema *s, const Scope *scope, Syn *e) {
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
  case SYN_TYPED: return binding_is_value(s, scope, e->items[0]);
  case SYN_TUPLE:
  case SYN_LIST:
  case SYN_CONS: return are_values(s, scope, e, 0);
  case SYN_FIELD_INIT: return are_values(s, scope, e, 1);
  case SYN_RECORD:
    return e->count > 1 && e->items[1]->kind == SYN_FIELD_INIT &&
           sema_find_field((Sema *)s, scope, e->items[1]->items[0], &found) &&
           !has_mutable_fields(s, field_row(s->types, (FieldId){found.target})->tycon) &&
           are_values(s, scope, e, 0);
  case SYN_OBJECT: { /* of an interface; an object of a class is made by its constructor */
    const Syn *type = e->items[0];
    return type && type->kind == SYN_TYPE_NAME &&
           scope_find_path(s, scope, SPACE_TYPE, type->items[0], type->count - 1, &found, &used) &&
           used == syn_path_count(type->items[0]) && found.kind == ENTRY_TYPE &&
           tycon_row(s->types, (TyconId){found.target})->kind == TYCON_INTERFACE;
  }
  case SYN_ARRAY: return !e->count;
  case SYN_MATCH:
    return (e->flags & SYN_F_IMPLICIT) != 0; /* of bind/let_pattern.c: a part of a value */
  case SYN_LET:                              /* let f x = … in value */
    for (uint32_t i = 0; i + 1 < e->count; i++) {
      const Syn *binding = e->items[i];
      if (binding->flags & SYN_F_MUTABLE || e->flags & SYN_F_USE) return false;
      bool is_function = binding->count > SYN_BINDING_PARAMS &&
                         binding->items[SYN_BINDING_HEAD]->kind == SYN_PAT_NAME;
      if (!is_function && !binding_is_value(s, scope, binding->items[SYN_BINDING_BODY]))
        return false;
    }
    return e->items[e->count - 1] && binding_is_value(s, scope, e->items[e->count - 1]);
  case SYN_APP: /* a case of its fields */
    return (e->items[0]->kind == SYN_IDENT || e->items[0]->kind == SYN_LONG_IDENT) &&
           scope_find_path(s, scope, SPACE_VALUE, e->items[0], ANY_ARITY, &found, &used) &&
           used == syn_path_count(e->items[0]) &&
           (found.kind == ENTRY_CASE || found.kind == ENTRY_EXN) && are_values(s, scope, e, 1);
  default: return false;
  }
}

/* `async.Return`: a method of a named object, which as a value is a lambda. */
static bool is_named_method(const Sema *s, Syn *body, NodeId node) {
  NodeId value = psg_child(s->graph, node, 0);
  while (body->kind == SYN_PAREN || body->kind == SYN_TYPED) body = body->items[0];
  return body->kind == SYN_LONG_IDENT && value.index &&
         psg_node(s->graph, value)->kind == PSG_LAMBDA;
}

/* Does the checked binding define a function or a syntactic value? */
bool binding_can_generalize(Sema *s, const Scope *scope, Syn *binding, NodeId node) {
  Syn *body = binding_child(binding, SYN_BINDING_BODY);
  if (binding_param_count(binding) || binding_is_intrinsic(s, body)) return true;
  if (binding_child(binding, SYN_BINDING_TYPE_PARAMS)) return true;
  return body && (binding_is_value(s, scope, body) || is_named_method(s, body, node));
}

/* ---- parameters as written ---- */

/* Note [Rigid parameters]
 * The parameters of `let f<'a> (x: 'a) = …` are rigid from the start, so unification cannot solve them. They are variables in
 * `let rec` groups, whose types are unknown before the end of the group, and in `inline` functions, whose operators wait for
 * each use. FS0064 reports those that were solved. If a variable from outside is solved by a rigid parameter, the parameter
 * escapes (FS0670). To find this, the unifier records the solutions of variables below the binding's level while it is checked.
 */
bool binding_has_rigid_params(const Sema *s, const Syn *binding, bool is_rec) {
  return !is_rec && !(binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE)) && !s->depths.inline_depth &&
         s->dialect->has_rigid_params;
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

void binding_check_escape(Sema *s, Syn *binding, const TypeList *explicit, uint32_t mark) {
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
    if (kind == TYPE_PARAM &&
        !strcmp(sema_type_text(s, own) + 1, name_text(s->names, vars->list.items[i].name) + 1))
      continue; /* an inner function became generic in it */
    for (uint32_t k = 0; k < s->notes.narrowings.count; k++)
      if (s->notes.narrowings.items[k].var == var ||
          (same && s->notes.narrowings.items[k].var == same))
        at = s->notes.narrowings.items[k].span;
    diag(s->diags, at, D_LESS_GENERIC, name_text(s->names, vars->list.items[i].name) + 1,
         sema_type_text(s, own));
  }
}

/* ---- the end of a group ---- */

static bool has_error_within(const Sema *s, Span span) {
  for (uint32_t i = s->diags->list.count; i-- > 0;) {
    const Diag *d = &s->diags->list.items[i];
    if (d->span.file == span.file && d->span.start >= span.start && d->span.end <= span.end)
      return true;
  }
  return false;
}

/* FS1210: a type parameter of a complete active pattern that only its result mentions. */
static void check_active_cases(Sema *s, Syn *binding, TypeId type, const ParamList *params) {
  Types *t = s->types;
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_ACTIVE)) return;
  const Syn *ident = head->items[0];
  if (ident->flags & SYN_F_PARTIAL || ident->count < 2) return;
  for (uint32_t i = 0; i < params->count; i++) {
    uint32_t param = params->items[i].index;
    bool is_given = false;
    TypeId at = type_resolve(t, type);
    for (; type_kind(t, at) == TYPE_FUNCTION && !is_given; at = type_resolve(t, type_arg(t, at, 1)))
      is_given = mentions_param(t, type_arg(t, at, 0), param);
    if (is_given || !mentions_param(t, at, param) || has_error_within(s, binding->span)) continue;
    Text cases = text_in(s->session);
    for (uint32_t k = 0; k < ident->count; k++)
      text_format(&cases, "%s%s", k ? "|" : "", name_text(s->names, ident->items[k]->name));
    Span inside = {ident->span.file, ident->span.start + 1, ident->span.end - 1};
    diag(s->diags, inside, D_ACTIVE_RESULT_OPEN, text_string(&cases));
    return;
  }
}

/* After its group: generalises the binding, stores its scheme, and completes the recursive uses. */
void binding_finish(Sema *s, Syn *binding, NodeId node, bool binding_can_generalize,
                    uint32_t first_pending, const TypeList *explicit) {
  Types *t = s->types;
  if (psg_binding(s->graph, node)->scheme.index) return; /* declared */
  TypeId type = psg_node(s->graph, node)->type;
  if (binding_can_generalize && !(psg_node(s->graph, node)->flags & NODE_MUTABLE)) {
    ParamList params = {0};
    if (binding->flags & SYN_F_INLINE) sema_keep_trait_support(s, first_pending);
    for (uint32_t i = 0; i <= explicit->count; i++) { /* what was written comes first */
      TypeId part = i < explicit->count ? type_resolve(t, explicit->items[i]) : type;
      if (i < explicit->count && type_kind(t, part) == TYPE_PARAM) /* Note [Rigid parameters] */
        vec_push(t->arena, &params, ((ParamId){type_row(t, part)->head}));
      else
        type_generalize_part(t, part, s->level, &params);
    }
    if (explicit->count) type_zonk_constraints(t, &params, 0);
    if (binding->flags & SYN_F_INLINE) {
      sema_generalize_traits(s, first_pending, &params, s->level);
      type_order_params(t, type_zonk(t, type), &params, explicit->count);
    }
    if (params.count) {
      check_active_cases(s, binding, type, &params);
      psg_binding(s->graph, node)->scheme =
          type_scheme(t, params.items, params.count, type_zonk(t, type));
      psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
    }
  } else {
    type_lower_level(&s->unifier, type, s->level);
  }
}

/* A variable that several bindings of a group share became a parameter of the first one. The others get it too. If one binding
 * lacks a parameter of the group, all bindings get all parameters, since each may call the others. */
void binding_share_params(Sema *s, const NodeId *bindings, uint32_t count) {
  Types *t = s->types;
  VEC(ParamId) all = {0};
  for (uint32_t i = 0; i < count; i++) {
    if (!psg_binding(s->graph, bindings[i])->scheme.index) continue;
    IdRun params = scheme_row(t, psg_binding(s->graph, bindings[i])->scheme)->params;
    for (uint32_t k = 0; k < params.count; k++)
      vec_push(s->unit, &all, ((ParamId){run_items(t, params)[k]}));
  }
  bool same = true;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < all.count; k++)
      same = same && mentions_param(t, psg_node(s->graph, bindings[i])->type, all.items[k].index);
  for (uint32_t i = 0; all.count && i < count; i++) {
    PsgNode *node = psg_node(s->graph, bindings[i]);
    if (same && psg_binding_of(node)->scheme.index &&
        scheme_row(t, psg_binding_of(node)->scheme)->params.count == all.count)
      continue;
    SchemeId scheme = type_scheme(t, all.items, all.count, type_zonk(t, node->type));
    psg_binding(s->graph, bindings[i])->scheme = scheme;
    psg_node(s->graph, bindings[i])->flags |= NODE_TEMPLATE;
  }
}

/* Completes the VarRefs to the group's bindings that were made inside the group: their type arguments are the parameters. */
void binding_complete_uses(Sema *s, uint32_t first_node, const NodeId *bindings, uint32_t count) {
  Types *t = s->types;
  Map64 generic = {.arena = s->scratch}; /* (1, binding) to its scheme */
  for (uint32_t i = 0; i < count; i++)
    if (psg_binding(s->graph, bindings[i])->scheme.index)
      map64_set(&generic, map64_key(1, bindings[i].index),
                psg_binding(s->graph, bindings[i])->scheme.index);
  for (uint32_t n = first_node; generic.count && n < s->graph->nodes.count; n++) {
    PsgNode *use = psg_node(s->graph, (NodeId){n});
    if (use->kind != PSG_VAR_REF || psg_var_ref_of(use)->types.count) continue;
    uint32_t scheme = map64_find(&generic, map64_key(1, psg_var_ref_of(use)->definition.index));
    if (!scheme) continue;
    IdRun params = scheme_row(t, (SchemeId){scheme})->params;
    uint32_t *args = NEW_ARRAY(s->scratch, uint32_t, params.count);
    for (uint32_t k = 0; k < params.count; k++)
      args[k] = type_param(t, (ParamId){run_items(t, params)[k]}).index;
    psg_var_ref(s->graph, (NodeId){n})->types = psg_list(s->graph, args, params.count);
  }
}

/* Note [Generic before the group ends]
 * A function of a `let rec` group is generalised as soon as it is checked, if no earlier member used it and its type shares no
 * variable with the types of the others. Later members can then use it at several types (F# specification, section 14.6.7).
 *
 *   let rec map f xs = …
 *   and both () = map (fun x -> x + 1) [ 1 ], map string [ "a" ]
 */

/* Records the variables of a type; searches a type for one of those, or for a variable of an annotation. */
static TypeLook note_variable(Types *t, TypeId part, void *variables) {
  if (type_kind(t, part) == TYPE_VAR) map64_set(variables, map64_key(1, part.index), 1);
  return LOOK_INSIDE;
}
static TypeLook look_for_variable(Types *t, TypeId part, void *variables) {
  bool found = type_kind(t, part) == TYPE_VAR && map64_find(variables, map64_key(1, part.index));
  return found ? LOOK_FOUND : LOOK_INSIDE;
}
static TypeLook look_for_written(Types *t, TypeId part, void *data) {
  (void)data;
  bool found =
      type_kind(t, part) == TYPE_VAR && var_row(t, type_row(t, part)->head)->flags & VAR_WRITTEN;
  return found ? LOOK_FOUND : LOOK_INSIDE;
}

static void note_sharing(Sema *s, EarlyGroup *g, uint32_t index) {
  if (g->may_share[index]) return;
  g->may_share[index] = true;
  vec_push(s->scratch, &g->sharing, index);
}

EarlyGroup early_begin(Sema *s, const NodeId *nodes, uint32_t count) {
  EarlyGroup g = {.nodes = nodes,
                  .count = count,
                  .places = {.arena = s->scratch},
                  .next_node = s->graph->nodes.count};
  g.is_used = NEW_ARRAY(s->scratch, bool, count + 1);
  g.may_share = NEW_ARRAY(s->scratch, bool, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    map64_set(&g.places, map64_key(1, nodes[i].index), i + 1);
    if (type_any(s->types, psg_node(s->graph, nodes[i])->type, look_for_written, NULL))
      note_sharing(s, &g, i);
  }
  return g;
}

/* Collects the uses of bindings that are not generic yet, from the bodies checked so far. */
void early_note_uses(Sema *s, EarlyGroup *g, uint32_t checked) {
  for (; g->next_node < s->graph->nodes.count; g->next_node++) {
    const PsgNode *use = psg_node(s->graph, (NodeId){g->next_node});
    if (use->kind != PSG_VAR_REF || psg_var_ref_of(use)->types.count) continue;
    uint32_t place = map64_find(&g->places, map64_key(1, psg_var_ref_of(use)->definition.index));
    if (!place || place - 1 == checked) continue;
    g->is_used[place - 1] = true;
    note_sharing(s, g, place - 1);
  }
  note_sharing(s, g, checked);
}

void early_generalize(Sema *s, EarlyGroup *g, uint32_t index, Syn *binding, uint32_t first_node,
                      uint32_t first_pending, const TypeList *explicit) {
  NodeId node = g->nodes[index];
  if (psg_binding(s->graph, node)->scheme.index || g->is_used[index] ||
      !binding_param_count(binding) || binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE))
    return;
  for (uint32_t i = first_pending; i < s->pending.count; i++)
    if (!s->pending.items[i].done) return;
  Map64 variables = {.arena = s->scratch};
  type_any(s->types, psg_node(s->graph, node)->type, note_variable, &variables);
  uint32_t kept = 0;
  for (uint32_t k = 0; variables.count && k < g->sharing.count; k++)
    if (!psg_binding(s->graph, g->nodes[g->sharing.items[k]])->scheme.index)
      g->sharing.items[kept++] = g->sharing.items[k];
  if (variables.count) g->sharing.count = kept;
  for (uint32_t k = 0; variables.count && k < kept; k++)
    if (g->sharing.items[k] != index &&
        type_any(s->types, psg_node(s->graph, g->nodes[g->sharing.items[k]])->type,
                 look_for_variable, &variables))
      return;
  s->level--;
  binding_finish(s, binding, node, true, first_pending, explicit);
  s->level++;
  if (psg_binding(s->graph, node)->scheme.index) binding_complete_uses(s, first_node, &node, 1);
}
