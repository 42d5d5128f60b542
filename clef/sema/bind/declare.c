/* declare: declares a binding before its body is checked, with the types of its annotations and of active patterns.
 *
 * Members of a `let rec` group, and functions used before their definition (`module rec`), are used with this type.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"

/* A fully annotated `let rec f<'a> (x: t) : u` has its scheme inside the group too (polymorphic recursion). */
void binding_declare_scheme(Sema *s, const Scope *outer, Syn *binding, NodeId node) {
  Types *t = s->types;
  Syn *params = binding_child(binding, SYN_BINDING_TYPE_PARAMS),
      *written = binding_child(binding, SYN_BINDING_RESULT);
  uint32_t count = binding_param_count(binding);
  if (!params || !written || !count || binding->flags & SYN_F_INLINE) return;
  for (uint32_t i = 0; i < count; i++)
    if (!binding_param_type(binding->items[SYN_BINDING_PARAMS + i]) &&
        binding_strip(binding->items[SYN_BINDING_PARAMS + i])->kind != SYN_CONST)
      return;
  Scope scope = *outer;
  TypeVars vars = {.closed = true};
  scope.vars = &vars;
  ParamSet ids = sema_declare_params(s, &scope, params);
  TypeId type = sema_resolve_type(s, &scope, written);
  for (uint32_t i = count; i-- > 0;) {
    Syn *param = binding_param_type(binding->items[SYN_BINDING_PARAMS + i]);
    type = type_function(t, param ? sema_resolve_type(s, &scope, param) : sema_unit(s), type);
  }
  psg_node(s->graph, node)->type = type;
  psg_binding(s->graph, node)->scheme = type_scheme(t, ids.items, ids.count, type);
  psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
}

static bool has_type_variable(const Syn *type) {
  if (type->kind == SYN_TYPE_VAR || type->kind == SYN_TYPE_WILD) return true;
  for (uint32_t i = 0; i < type->count; i++)
    if (type->items[i] && has_type_variable(type->items[i])) return true;
  return false;
}

/* What is written of the types of a group is known in all of it. */
void binding_declare_type(Sema *s, const Scope *outer, Syn *binding, NodeId node) {
  Types *t = s->types;
  Syn *written = binding_child(binding, SYN_BINDING_RESULT);
  uint32_t count = binding_param_count(binding);
  if (psg_binding(s->graph, node)->scheme.index ||
      binding_child(binding, SYN_BINDING_TYPE_PARAMS) || binding->flags & SYN_F_INLINE)
    return;
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  TypeId type = written && !has_type_variable(written) ? sema_resolve_type(s, &scope, written)
                                                       : sema_new_var(s, binding->span);
  for (uint32_t i = count; i-- > 0;) {
    Syn *param = binding_param_type(binding->items[SYN_BINDING_PARAMS + i]);
    TypeId taken = param && !has_type_variable(param) ? sema_resolve_type(s, &scope, param)
                                                      : sema_new_var(s, binding->span);
    type = type_function(t, taken, type);
  }
  type_unify(&s->unifier, psg_node(s->graph, node)->type, type);
}

/* The assumed result type of an active pattern that is used before its definition and has no annotation: an option or a
 * Choice. */
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
  sema_add_active_patterns(s, scope, ident, node, 0, true);
}

void sema_declare_function(Sema *s, const Scope *scope, Syn *binding) {
  Name name = binding_name(binding);
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (!name.index || binding->flags & (SYN_F_INLINE | SYN_F_MUTABLE) || binding->size ||
      sema_attribute(s, binding->u.decor, "EntryPoint"))
    return;
  uint32_t level = s->level, errors = s->diags->error_count, said = s->diags->list.count;
  s->level = 0;
  NodeId node = binding_new(s, binding, name, LET_MODULE, false);
  binding_declare_scheme(s, scope, binding, node);
  if (s->diags->error_count == errors) binding_declare_type(s, scope, binding, node);
  s->level = level;
  if (s->diags->error_count >
      errors) { /* of types that are not there yet nothing is said, and nothing known */
    s->diags->error_count = errors;
    s->diags->list.count = said;
    psg_rewrite(s->graph, node, PSG_ERROR, sema_unit(s), NULL, 0);
    node = binding_new(s, binding, name, LET_MODULE, false);
  }
  binding->size = node.index;
  if (binding_param_count(binding) && head->kind == SYN_PAT_NAME &&
      !(head->items[0]->flags & SYN_F_ACTIVE)) {
    s->rec.untouched.arena = s->unit;
    map64_set(&s->rec.untouched, node.index, 1);
  }
  if (!binding_param_count(binding)) sema_declare_value(s, node, binding->span);
  sema_add_entry(s, scope->module, SPACE_VALUE, name, ENTRY_VALUE, node.index, 0);
  if (head->kind == SYN_PAT_NAME && head->items[0]->flags & SYN_F_ACTIVE) {
    Scope inner = *scope;
    declare_active(s, &inner, binding, head->items[0], node);
  }
}
