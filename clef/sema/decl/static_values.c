/* static_values: the static values of a type: `static let`, `static do`, `static member val`, `static val`.
 *
 * In a type without parameters these are start-up bindings of its module. A generic type has them once for each instance. As in
 * .NET, they are made at the first call of a static member or a constructor of that instance:
 *
 *   type C<'T>() =                           let mutable x<'T> = default              storage, one an instance
 *     static let mutable x = e               let mutable ready<'T> = false
 *     static member P = x            =>      let start<'T> () = if not ready then ready <- true; x <- e
 *                                            static member P = start (); x
 *
 * Storage is a Binding with NODE_PER_INSTANCE, generic in the type's parameters. References inside the type have no type
 * arguments; they use the type's own parameters.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

/* The module that has the definitions of static lets. Programs cannot name it. */
static void open_hidden_module(Sema *s, Scope *scope, const ClassDecl *c) {
  if (scope->module.index != c->scope.module.index) return;
  Name name = class_backing_name(s, tycon_row(s->types, c->tycon)->name);
  scope->module = sema_add_module(s, c->scope.module, name, 0);
}

void class_static_fields(Sema *s, ClassDecl *c) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (m->kind != SYN_FIELD || !(m->flags & SYN_F_STATIC)) continue;
    Syn **items = NEW_ARRAY(s->unit, Syn *, 3);
    items[0] = m->items[0], items[1] = m->items[1];
    m->kind = SYN_AUTO_PROPERTY;
    m->items = items;
    m->count = 3;
    m->flags |= SYN_F_GET | (m->flags & SYN_F_MUTABLE ? SYN_F_SET : 0);
  }
}

static NodeId default_of(Sema *s, TypeId type, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, span, NULL, 0);
  psg_intrinsic(s->graph, node)->id = INTRINSIC_DEFAULT_OF;
  psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
  return node;
}

static NodeId use_of(Sema *s, NodeId binding, Span span) {
  NodeId use = psg_new_var(s->graph, binding, psg_node(s->graph, binding)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, binding)->name;
  return use;
}

static NodeId new_binding(Sema *s, const char *name, TypeId type, NodeId value, Span span) {
  NodeId node = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, node)->name = sema_name(s, name);
  psg_node(s->graph, node)->flags |= NODE_MODULE_LEVEL | NODE_SYNTHETIC;
  return node;
}

static NodeId set(Sema *s, NodeId binding, NodeId value, Span span) {
  return psg_new2(s->graph, PSG_SET, sema_unit(s), span, use_of(s, binding, span), value);
}

static bool is_function(Sema *s, NodeId node) {
  return psg_child_count(s->graph, node) &&
         psg_kind(s->graph, psg_child(s->graph, node, 0)) == PSG_LAMBDA;
}

/* Turns the start-up items of a generic type into storage and the function that initialises it. */
static void make_start(Sema *s, ClassDecl *c, const NodeList *items, NodeList *out) {
  Graph *g = s->graph;
  Span span = c->def->span;
  TypeId truth = type_of(s->types, KNOWN_BOOL);
  NodeId ready = new_binding(s, "ready", truth, default_of(s, truth, span), span);
  psg_node(g, ready)->flags |= NODE_MUTABLE | NODE_PER_INSTANCE;
  vec_push(s->unit, &c->statics, ready);
  vec_push(s->unit, out, ready);
  NodeId yes = psg_new_literal(g, psg_literal_int(g, LITERAL_BOOL, 1), truth, span);
  NodeList steps = {0};
  vec_push(s->unit, &steps, set(s, ready, yes, span));
  for (uint32_t i = 0; i < items->count; i++) {
    NodeId item = items->items[i];
    PsgNode *n = psg_node(g, item);
    if (n->kind == PSG_REC_GROUP) {
      for (uint32_t k = 0; k < psg_child_count(g, item); k++)
        vec_push(s->unit, &c->statics, psg_child(g, item, k));
      vec_push(s->unit, out, item);
    } else if (n->kind != PSG_BINDING) {
      vec_push(s->unit, &steps, item);
    } else if (n->flags & NODE_LITERAL_CONST) {
      vec_push(s->unit, out, item);
    } else {
      vec_push(s->unit, &c->statics, item);
      vec_push(s->unit, out, item);
      if (is_function(s, item)) continue;
      NodeId value = psg_child(g, item, 0), none = default_of(s, n->type, n->span);
      psg_replace_child(g, item, 0, none);
      psg_node(g, item)->flags |= NODE_PER_INSTANCE;
      vec_push(s->unit, &steps, set(s, item, value, psg_node(g, value)->span));
    }
  }
  NodeId unit = sema_unit_node(s, span);
  vec_push(s->unit, &steps, unit);
  NodeId all = psg_new_n(g, PSG_SEQUENTIAL, sema_unit(s), span, steps.items, steps.count);
  NodeId branch = psg_new3(g, PSG_IF_THEN_ELSE, sema_unit(s), span, use_of(s, ready, span),
                           sema_unit_node(s, span), all);
  NodeId param = psg_new(g, PSG_PATTERN_BINDING, sema_unit(s), span);
  psg_node(g, param)->name = sema_fresh_name(s);
  psg_node(g, param)->flags |= NODE_SYNTHETIC;
  sema_mark_made(s, param, "static let");
  TypeId type = type_function(s->types, sema_unit(s), sema_unit(s));
  NodeId lambda = psg_new2(g, PSG_LAMBDA, type, span, param, branch);
  c->start = new_binding(s, "start", type, lambda, span);
  psg_node(g, c->start)->flags |= NODE_NO_INLINE;
  vec_push(s->unit, &c->statics, c->start);
  vec_push(s->unit, out, c->start);
}

void class_check_statics(Sema *s, ClassDecl *c, NodeList *out) {
  Scope scope = c->scope;
  TypeVars vars = {0};
  uint32_t level = s->level;
  s->level = 0;
  scope.vars = &vars;
  NodeList items = {0};
  bool has_effects = false;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (!(m->flags & SYN_F_STATIC)) continue;
    if (m->kind != SYN_LET_DECL && m->kind != SYN_DO_DECL && m->kind != SYN_AUTO_PROPERTY) continue;
    if (m->kind == SYN_LET_DECL) {
      open_hidden_module(s, &scope, c);
      uint32_t first = items.count;
      sema_check_let(s, &scope, m, LET_MODULE, &items);
      for (uint32_t k = first; k < items.count; k++)
        if (psg_kind(s->graph, items.items[k]) == PSG_BINDING)
          psg_node(s->graph, items.items[k])->flags |= NODE_STATIC_LET;
      has_effects = true;
    } else if (m->kind == SYN_DO_DECL) {
      NodeId node = sema_check_statement(s, &scope, m->items[0]);
      psg_node(s->graph, node)->emission = EMIT_MAIN_PROLOGUE;
      vec_push(s->unit, &items, node);
      has_effects = true;
    } else {
      for (uint32_t k = 0; k < c->members.count; k++) {
        if (c->members.items[k].syn != m) continue;
        NodeId binding = c->members.items[k].value;
        TypeId type = psg_node(s->graph, binding)->type;
        NodeId value = m->items[2] ? sema_check_expr(s, &scope, m->items[2], type)
                                   : default_of(s, type, m->span);
        psg_set_children(s->graph, binding, &value, 1);
        vec_push(s->unit, &items, binding);
        has_effects = true;
      }
    }
  }
  if (tycon_row(s->types, c->tycon)->params.count && has_effects)
    make_start(s, c, &items, out);
  else
    for (uint32_t i = 0; i < items.count; i++) vec_push(s->unit, out, items.items[i]);
  c->scope.top = scope.top;
  s->level = level;
}

/* The type's parameters come last: references inside the type give none for them. */
static void make_generic(Sema *s, const ClassDecl *c, NodeId binding) {
  Types *t = s->types;
  PsgNode *n = psg_node(s->graph, binding);
  IdRun own = psg_binding_of(n)->scheme.index ? scheme_row(t, psg_binding_of(n)->scheme)->params
                                              : (IdRun){0, 0};
  IdRun of_type = tycon_row(t, c->tycon)->params;
  ParamId *all = NEW_ARRAY(s->scratch, ParamId, own.count + of_type.count + 1);
  for (uint32_t i = 0; i < own.count; i++) all[i] = (ParamId){run_items(t, own)[i]};
  for (uint32_t i = 0; i < of_type.count; i++)
    all[own.count + i] = (ParamId){run_items(t, of_type)[i]};
  TypeId type =
      psg_binding_of(n)->scheme.index ? scheme_row(t, psg_binding_of(n)->scheme)->type : n->type;
  SchemeId scheme = type_generalize(t, type, 0, all, own.count + of_type.count);
  n = psg_node(s->graph, binding);
  psg_binding(s->graph, binding)->scheme = scheme;
  if (!(n->flags & NODE_PER_INSTANCE)) n->flags |= NODE_TEMPLATE;
}

static void start_first(Sema *s, const ClassDecl *c, MemberId member) {
  Graph *g = s->graph;
  NodeId binding = {member.index ? member_row(s->types, member)->binding : 0};
  if (!binding.index || !is_function(s, binding)) return;
  NodeId lambda = psg_child(g, binding, 0);
  uint32_t last = psg_child_count(g, lambda) - 1;
  NodeId body = psg_child(g, lambda, last);
  Span span = psg_node(g, body)->span;
  NodeId call = psg_new2(g, PSG_APPLICATION, sema_unit(s), span, use_of(s, c->start, span),
                         sema_unit_node(s, span));
  NodeId both = psg_new2(g, PSG_SEQUENTIAL, psg_node(g, body)->type, span, call, body);
  psg_replace_child(g, lambda, last, both);
}

void class_finish_statics(Sema *s, ClassDecl *c) {
  if (!c->start.index) return;
  for (uint32_t i = 0; i < c->members.count; i++) {
    const MemberDecl *d = &c->members.items[i];
    bool makes = d->syn->kind == SYN_CTOR || d->syn->kind == SYN_CTOR_PARAMS;
    if (!makes && !(d->syn->flags & SYN_F_STATIC)) continue;
    start_first(s, c, d->member);
    start_first(s, c, d->setter);
  }
  for (uint32_t i = 0; i < c->statics.count; i++) make_generic(s, c, c->statics.items[i]);
}
