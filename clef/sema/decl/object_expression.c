/* object_expression: { new T(args) with members } is a hidden class. The Bindings of its members are children of the node. */
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

static void declare_overrides(Sema *s, ClassDecl *c, Syn **items, uint32_t count,
                              const Implements *implements) {
  bool enumerates = false;
  for (uint32_t i = 0; i < count; i++) {
    Syn *m = items[i];
    if (!m || class_is_old_enumeration(s, m)) continue;
    if (m->kind == SYN_MEMBER) {
      const char *name = name_text(s->names, m->items[SYN_BINDING_HEAD]->name);
      bool is_enumerator = !strcmp(name, "GetEnumerator");
      if (is_enumerator && enumerates) continue; /* that of System.Collections.IEnumerable */
      enumerates |= is_enumerator;
      m->flags |= SYN_F_OVERRIDE;
      class_declare_member(s, c, m, implements);
    }
    if (m->kind == SYN_PROPERTY)
      for (uint32_t k = 0; k < m->count; k++) {
        m->items[k]->flags |= SYN_F_OVERRIDE;
        class_declare_member(s, c, m->items[k], implements);
      }
    if (m->kind == SYN_INTERFACE && m->size) {
      const uint32_t *interfaces = run_items(s->types, tycon_row(s->types, c->tycon)->interfaces);
      Implements other = {{interfaces[m->size - 1]}, {0}};
      if (type_is_known(s->types, other.interface, KNOWN_SEQ) &&
          class_is_sequence(s, implements->interface))
        other = *implements;
      declare_overrides(s, c, m->items + 1, m->count - 1, &other);
    }
  }
}

/* The interfaces of the expression, and the parts from its first member on. */
typedef struct Parts {
  Syn **items;
  TypeId *interfaces;
  uint32_t count;
} Parts;

static void add_part(Parts *p, Syn *item, TypeId interface) {
  p->items[p->count] = item;
  p->interfaces[p->count++] = interface;
}

/* An object expression that implements seq<'T> gets two interfaces of the library, through which it is used as seq<'T> and as
 * IEnumerable. */
static void add_views(Sema *s, Parts *p, Syn *m, TypeId sequence) {
  Types *t = s->types;
  TypeId wanted[2] = {sequence, type_of(t, KNOWN_OLD_ENUMERABLE)};
  for (uint32_t i = 0; i < 2; i++) {
    Syn *member = class_view_member(s, m, i == 1);
    if (!member) continue;
    Syn *parts[] = {m->items[0], member};
    Syn *made = sema_make_syn(s, SYN_INTERFACE, m->span, parts, 2);
    add_part(p, made, type_app(t, type_known(t, KNOWN_VIEW), &wanted[i], 1));
  }
}

/* `type`: what is written behind `new`. Of a sequence with interfaces the members are those of one more interface. */
static Parts parts_of(Sema *s, const Scope *scope, Syn *e, TypeId type) {
  Types *t = s->types;
  Parts p = {NEW_ARRAY(s->unit, Syn *, 2 * e->count + 4),
             NEW_ARRAY(s->unit, TypeId, 2 * e->count + 4), 0};
  bool is_sequence = class_is_sequence(s, type);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, e->count + 1);
  for (uint32_t i = 3; i < e->count; i++) {
    Syn *m = e->items[i];
    if (!m || m->kind != SYN_INTERFACE) continue;
    Scope here = *scope;
    types[i] = sema_enumerator_object(s, sema_resolve_type(s, &here, m->items[0]));
    is_sequence |= class_is_sequence(s, types[i]);
  }
  if (type_is_known(t, type, KNOWN_SEQ)) {
    Syn *whole = sema_make_syn(s, SYN_INTERFACE, e->span, e->items, e->count);
    whole->count = 1;
    for (uint32_t i = 3; i < e->count; i++)
      if (e->items[i] && e->items[i]->kind != SYN_INTERFACE)
        whole->items[whole->count++] = e->items[i];
    add_views(s, &p, whole, type);
  }
  for (uint32_t i = 3; i < e->count; i++) {
    Syn *m = e->items[i];
    bool is_interface = m && m->kind == SYN_INTERFACE;
    if (!m || (!is_interface && type_is_known(t, type, KNOWN_SEQ))) continue;
    if (is_interface && type_is_known(t, types[i], KNOWN_SEQ) && !is_sequence)
      add_views(s, &p, m, types[i]);
    else
      add_part(&p, m, types[i]);
  }
  return p;
}

static TyconId new_tycon(Sema *s, const Scope *scope, Syn *e, const Parts *parts, TypeId type,
                         bool is_interface) {
  Types *t = s->types;
  TyconId tycon = {table_add(&t->tycons, 1)};
  TyconRow *row = tycon_row(t, tycon);
  row->name = sema_name(s, format_in(s->session, "object@%u", e->span.start));
  row->path = module_row(s, scope->module)->path;
  row->modules = sema_module_depth(s, scope->module);
  row->kind = TYCON_CLASS;
  row->flags = TYCON_OBJECT_EXPR;
  row->span = e->span;
  VEC(uint32_t) interfaces = {0};
  if (is_interface)
    vec_push(s->unit, &interfaces, type.index);
  else if (!type_is_known(t, type, KNOWN_OBJ))
    row->base = type;
  for (uint32_t i = 0; i < parts->count; i++) {
    TypeId other = parts->interfaces[i];
    if (!other.index || type_kind(t, other) != TYPE_APP ||
        (!s->dialect->has_raw_enumerators && type_is_known(t, other, KNOWN_OLD_ENUMERABLE)))
      continue;
    vec_push(s->unit, &interfaces, other.index);
    parts->items[i]->size = interfaces.count;
  }
  IdRun run = types_run(t, interfaces.items, interfaces.count);
  tycon_row(t, tycon)->interfaces = run;
  return tycon;
}

/* A member that implements a generic slot is generic. Its own type variables are not those of the enclosing function. */
static bool fills_generic_slot(Sema *s, MemberId member) {
  MemberId slot = member_row(s->types, member)->implements;
  if (!slot.index || !member_row(s->types, slot)->scheme.index) return false;
  return scheme_row(s->types, member_row(s->types, slot)->scheme)->params.count >
         tycon_row(s->types, member_row(s->types, slot)->tycon)->params.count;
}

static NodeId generic_lambda(Sema *s, ClassDecl *c, MemberDecl *d, NodeId binding) {
  uint32_t level = s->level, first_pending = s->pending.count;
  TypeVars *vars = NEW(s->unit, TypeVars);
  for (uint32_t i = 0; d->scope.vars && i < d->scope.vars->list.count; i++)
    vec_push(s->unit, &vars->list, d->scope.vars->list.items[i]);
  d->scope.vars = vars;
  s->level = level + 1;
  NodeId lambda = class_member_lambda(s, c, d, psg_node(s->graph, binding)->type);
  sema_solve_pending(s, first_pending, level, false);
  s->level = level;
  SchemeId scheme = type_generalize(s->types, psg_node(s->graph, binding)->type, level, NULL, 0);
  if (scheme_row(s->types, scheme)->params.count) {
    psg_binding(s->graph, binding)->scheme = scheme;
    psg_node(s->graph, binding)->flags |= NODE_TEMPLATE;
    member_row(s->types, d->member)->scheme = scheme;
  }
  class_check_generic_slot(s, d);
  return lambda;
}

NodeId object_check(Sema *s, const Scope *outer, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Scope scope = *outer;
  scope.comp = NULL;
  TypeId type = type_resolve(t, sema_resolve_type(s, &scope, e->items[0]));
  TyconId target = type_tycon(t, type);
  if (!target.index) {
    if (type_kind(t, type) != TYPE_ERROR)
      diag(s->diags, e->items[0]->span, D_OBJECT_UNNAMED, sema_type_text(s, type));
    return sema_error_node(s, expect->type, e->span);
  }
  if (type_is_known(t, type, KNOWN_ENUMERATOR))
    return sema_fit_expected(s, class_enumerator(s, &scope, e, type), expect, e->span);
  if (type_is_known(t, type, KNOWN_SEQ) && class_is_sequence_object(s, e)) {
    sema_take_form(s, type_resolve(t, expect->type), type);
    return sema_fit_expected(s, class_sequence_object(s, &scope, e, type), expect, e->span);
  }
  Parts parts = parts_of(s, &scope, e, type);
  TypeId written = type; /* a sequence with interfaces is an object that has it as one more */
  if (type_is_known(t, type, KNOWN_SEQ)) {
    type = type_of(t, KNOWN_OBJ);
    target = type_tycon(t, type);
  }
  const TyconRow target_row = *tycon_row(t, target);
  bool is_interface = target_row.kind == TYCON_INTERFACE;
  bool is_object = type_is_known(t, type, KNOWN_OBJ);
  if (!is_interface && !is_object && target_row.kind != TYCON_CLASS) {
    diag(s->diags, e->items[0]->span, D_OBJECT_TYPE, sema_type_text(s, type));
    return sema_error_node(s, expect->type, e->span);
  }
  TypeId known =
      type_resolve(t, expect->type); /* { new I<_> with … } takes the expected arguments */
  bool has_interface = false;
  for (uint32_t i = 0; i < parts.count; i++) has_interface |= parts.items[i]->kind == SYN_INTERFACE;
  if ((!(is_object && has_interface) &&
       (type_tycon(t, known).index == target.index || type_kind(t, known) == TYPE_VAR)) ||
      type_is_known(t, written, KNOWN_SEQ))
    sema_take_form(s, known, written);
  ClassDecl *c = NEW(s->unit, ClassDecl);
  *c = (ClassDecl){.tycon = new_tycon(s, &scope, e, &parts, type, is_interface),
                   .def = e,
                   .scope = scope,
                   .declared = scope.top,
                   .base = is_interface ? type_of(t, KNOWN_OBJ) : type};
  IdRun run = tycon_row(t, c->tycon)->interfaces;
  NodeList children = {0}, members = {0};
  if (!is_interface && !is_object)
    vec_push(s->unit, &children,
             sema_construct(s, &scope, type, syn_item(e, 1), MAKE_BASE, e->span));
  Implements implements = {is_interface ? type : (TypeId){0}, is_interface ? (TypeId){0} : type};
  uint32_t level = s->level, open = s->members.open_members.count;
  s->level++;
  declare_overrides(s, c, parts.items, parts.count, &implements);
  s->level = level;
  s->members.open_members.count = open;
  SlotCheck check = class_begin_slots(s, c->tycon);
  for (uint32_t i = 0; i < run.count; i++)
    class_check_slots_of(s, &check, (TypeId){run_items(t, run)[i]}, e->span);
  if (!is_interface) class_check_slots_of(s, &check, type, e->span);
  for (uint32_t i = 0; i < c->members.count; i++) {
    MemberDecl *d = &c->members.items[i];
    if (!d->member.index) continue;
    if (scope.vars) d->scope.vars = scope.vars; /* 'a is the one of the function around */
    NodeId binding = {member_row(t, d->member)->binding};
    psg_node(s->graph, binding)->flags &= ~(uint32_t)NODE_MODULE_LEVEL;
    NodeId lambda = fills_generic_slot(s, d->member)
                        ? generic_lambda(s, c, d, binding)
                        : class_member_lambda(s, c, d, psg_node(s->graph, binding)->type);
    class_set_lambda(s, d->member, lambda, LAMBDA_METHOD_OF_OBJECT, &members);
  }
  for (uint32_t i = 0; i < members.count; i++) vec_push(s->unit, &children, members.items[i]);
  NodeId node = psg_new_n(s->graph, PSG_OBJECT_EXPR, type, e->span, children.items, children.count);
  psg_object_expr(s->graph, node)->tycon = c->tycon;
  run = tycon_row(t, c->tycon)->interfaces;
  if (is_object && run.count) { /* { new obj() with … interface I with … } is an I */
    TypeId first = {run_items(t, run)[0]};
    bool is_view = type_is_known(t, first, KNOWN_VIEW) && !s->dialect->has_raw_enumerators;
    node = sema_coerce(s, node, is_view ? type_arg(t, first, 0) : first,
                       is_view ? COERCE_UNBOX : COERCE_INTERFACE, e->span);
    if (type_is_known(t, first, KNOWN_ENUMERATOR_OBJECT) && !s->dialect->has_raw_enumerators) {
      TypeId element = type_arg(t, first, 0);
      node = sema_fit(s, node, type_app(t, type_known(t, KNOWN_ENUMERATOR), &element, 1), e->span);
    }
  }
  return sema_fit_expected(s, node, expect, e->span);
}
