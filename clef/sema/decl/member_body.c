/* member_body: bodies of members, and when their types become generic.
 *
 * The variables of a member's type that its body does not solve become its own type parameters. If another member of the group,
 * whose body is not checked yet, has the same variable in its type, the member waits for the end of the group.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

typedef struct MemberBody {
  Syn *body, *result;
  Name self,
      as_this; /* the member's own name for the object; the constructor's, which members may use too */
  bool is_object;  /* of an object expression: fields are those of the class around it */
  TyconId guarded; /* tests first whether the object is made */
} MemberBody;

static NodeId member_body(Sema *s, const Scope *outer, const Expect *expect, void *context) {
  MemberBody *c = context;
  Scope scope = *outer;
  Found self;
  if (c->self.index && scope_find(s, &scope, SPACE_VALUE, c->self, ANY_ARITY, &self) &&
      self.kind == ENTRY_VALUE) {
    scope.base_node = (NodeId){self.target};
    if (!c->is_object) scope.this_node = scope.base_node;
    Found hidden; /* by a parameter, which is younger than the object's name */
    if (c->as_this.index && !(scope_find(s, &scope, SPACE_VALUE, c->as_this, ANY_ARITY, &hidden) &&
                              hidden.kind == ENTRY_VALUE && hidden.target > self.target))
      scope_add_value(s, &scope, c->as_this, (NodeId){self.target});
  }
  if (c->result) {
    TypeId written = sema_resolve_type(s, &scope, c->result);
    if (!type_unify(&s->unifier, expect->type, written))
      sema_mismatch_expected(s, c->result->span, expect, written);
  }
  NodeId body = sema_check(s, &scope, c->body, expect);
  return c->guarded.index && scope.this_node.index
             ? class_guard_init(s, c->guarded, scope.this_node, body, c->body->span)
             : body;
}

/* Adds the items of the chain in front of `end` to the scope, in order. */
static void add_items(Sema *s, Scope *scope, const ScopeItem *item, const ScopeItem *end) {
  if (!item || item == end) return;
  add_items(s, scope, item->outer, end);
  scope_add(s, scope, (EntrySpace)item->space, item->name, (EntryKind)item->kind, item->target,
            item->extra);
}

/* The definition's scope, statics and all, with the member's own type parameters. */
static Scope scope_of(Sema *s, const ClassDecl *c, const MemberDecl *d) {
  Scope scope = c->scope;
  scope.vars = d->scope.vars;
  scope.base_type = c->base;
  add_items(s, &scope, d->scope.top, c->declared);
  return scope;
}

NodeId class_member_lambda(Sema *s, ClassDecl *c, const MemberDecl *d, TypeId type) {
  Syn *syn = d->syn;
  Scope scope = scope_of(s, c, d);
  bool is_static = (syn->flags & SYN_F_STATIC) != 0;
  bool is_function = syn->kind == SYN_BINDING, is_setter = (syn->flags & SYN_F_SET) != 0;
  uint32_t param_count = syn->count > SYN_BINDING_PARAMS ? syn->count - SYN_BINDING_PARAMS : 0,
           count = 0;
  Syn *patterns[MOST_ARGS + 2];
  Name self = {0};
  if (!is_static) {
    Syn *written = syn->items[SYN_BINDING_SELF];
    self = is_function && c->self.index                                 ? c->self
           : written && strcmp(name_text(s->names, written->name), "_") ? written->name
                                                                        : sema_name(s, "this@");
    patterns[count++] = sema_make_name_pattern(s, self, written ? written->span : syn->span);
    class_add_scope(s, &scope, c, d);
  }
  if (is_function) {
    Syn *head = class_strip(syn->items[SYN_BINDING_HEAD]);
    if (head->kind == SYN_PAT_NAME && head->items[0]->flags & SYN_F_ACTIVE)
      sema_add_active_results(s, &scope, head->items[0],
                              (NodeId){member_row(s->types, d->member)->binding});
    if (param_count > MOST_ARGS) {
      sema_too_many(s, syn->items[SYN_BINDING_PARAMS + MOST_ARGS]->span, MOST_ARGS, "parameters");
      param_count = MOST_ARGS;
    }
    for (uint32_t i = 0; i < param_count; i++)
      patterns[count++] = syn->items[SYN_BINDING_PARAMS + i];
  } else {
    Signature g;
    class_read_signature(s, &g, syn->items + SYN_BINDING_PARAMS, param_count, is_setter);
    for (uint32_t i = 0; i < g.count; i++) patterns[count++] = g.patterns[i];
    MemberKind kind = (MemberKind)member_row(s->types, d->member)->kind;
    if (!g.count && (kind == MEMBER_METHOD || is_static))
      patterns[count++] = sema_unit_syntax(s, syn->span);
  }
  MemberBody body = {syn->items[SYN_BINDING_BODY],
                     is_setter ? NULL : syn->items[SYN_BINDING_RESULT],
                     self,
                     is_static || self.index == c->self.index ? (Name){0} : c->self,
                     c->def->kind == SYN_OBJECT,
                     is_static || is_function || c->is_extension ? (TyconId){0} : c->tycon};
  return sema_make_lambda(s, &scope, &(LambdaParts){patterns, count, member_body, &body},
                          EXPECT(type), syn->span);
}

void class_set_lambda(Sema *s, MemberId member, NodeId lambda, LambdaContext context,
                      NodeList *out) {
  NodeId binding = {member_row(s->types, member)->binding};
  if (psg_node(s->graph, lambda)->kind == PSG_LAMBDA)
    psg_lambda(s->graph, lambda)->context = context;
  psg_set_children(s->graph, binding, &lambda, 1);
  vec_push(s->unit, out, binding);
}

/* ---- when types become generic ---- */

static bool mentions(Sema *s, TypeId type, uint32_t var) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) return row.head == var;
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return false;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        mentions(s, (TypeId){run_items(t, row.args)[i]}, var))
      return true;
  return false;
}

/* Does the type share a variable with the type of a member that is not checked yet? */
static bool is_shared(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    for (uint32_t i = 0; i < s->members.open_members.count; i++) {
      NodeId binding = {member_row(t, s->members.open_members.items[i])->binding};
      if (binding.index && mentions(s, psg_node(s->graph, binding)->type, row.head)) return true;
    }
    return false;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return false;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        is_shared(s, (TypeId){run_items(t, row.args)[i]}))
      return true;
  return false;
}

void class_check_generic_slot(Sema *s, const MemberDecl *d) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, d->member);
  if (!row.implements.index || !s->dialect->checks_definitions) return;
  const MemberRow slot = *member_row(t, row.implements);
  uint32_t of_type = tycon_row(t, slot.tycon)->params.count;
  if (!slot.scheme.index || scheme_row(t, slot.scheme)->params.count <= of_type) return;
  Trial trial = type_begin_trial(&s->unifier);
  IdRun args, own = scheme_row(t, row.scheme)->params;
  TypeId wanted = type_instantiate(&s->unifier, slot.scheme, s->level, row.span, &args);
  TypeId given = scheme_row(t, row.scheme)->type;
  if (!(slot.flags & MEMBER_STATIC)) {
    wanted = type_arg(t, type_resolve(t, wanted), 1);
    given = type_arg(t, type_resolve(t, given), 1);
  }
  const char *text = sema_type_text(s, wanted);
  bool fits = type_unify(&s->unifier, wanted, given);
  uint32_t first = tycon_row(t, row.tycon)->params.count;
  for (uint32_t i = of_type; fits && i < args.count; i++) {
    TypeId arg = type_resolve(t, (TypeId){run_items(t, args)[i]});
    if (type_kind(t, arg) == TYPE_VAR || type_kind(t, arg) == TYPE_ERROR) continue;
    bool is_own = false;
    for (uint32_t k = first; k < own.count; k++)
      is_own |= type_kind(t, arg) == TYPE_PARAM && type_row(t, arg)->head == run_items(t, own)[k];
    fits = is_own;
    for (uint32_t k = of_type; fits && k < i; k++)
      fits = type_resolve(t, (TypeId){run_items(t, args)[k]}).index != arg.index;
  }
  type_undo_trial(&s->unifier, trial);
  if (fits) return;
  const Syn *syn = d->syn;
  Span at = syn->kind == SYN_MEMBER && syn->count > SYN_BINDING_PARAMS
                ? class_strip(syn->items[SYN_BINDING_PARAMS])->span
                : syn->items[SYN_BINDING_HEAD]->span;
  diag(s->diags, at, D_SLOT_GENERIC, text, sema_type_text(s, given));
}

static TypeLook look_param(Types *t, TypeId part, void *data) {
  const TypeRow *row = type_row(t, part);
  if (row->kind == TYPE_PARAM)
    return row->head == *(const uint32_t *)data ? LOOK_FOUND : LOOK_INSIDE;
  return row->flags & TYPE_FLAG_HAS_PARAM ? LOOK_INSIDE : LOOK_PAST;
}

/* A member that waited for another one of its group gets the parameters that unification brought into its type. The calls between
 * the two have these parameters as type arguments. */
static void add_params_of_group(Sema *s, const ClassDecl *c, const MemberDecl *d, TypeId type,
                                ParamList *params) {
  Types *t = s->types;
  for (uint32_t i = 0; c && i < c->members.count; i++) {
    const MemberDecl *other = &c->members.items[i];
    if (other == d || !other->is_done || !other->member.index ||
        !member_row(t, other->member)->scheme.index)
      continue;
    IdRun from = scheme_row(t, member_row(t, other->member)->scheme)->params;
    for (uint32_t k = 0; k < from.count; k++) {
      uint32_t param = run_items(t, from)[k];
      bool is_there = false;
      for (uint32_t m = 0; m < params->count; m++) is_there |= params->items[m].index == param;
      if (!is_there && type_any(t, type, look_param, &param))
        vec_push(t->arena, params, ((ParamId){param}));
    }
  }
}

/* A comparison with the default of a type requires no equality of the type, because .NET's methods accept any type. */
static void drop_equality(Sema *s, MemberId member, const ParamList *params) {
  Types *t = s->types;
  const TyconRow *owner = tycon_row(t, member_row(t, member)->tycon);
  if (!s->dialect->owns_library || !owner->path.index ||
      strncmp(name_text(s->names, owner->path), "System", 6) != 0)
    return;
  for (uint32_t i = owner->params.count; i < params->count; i++) {
    uint32_t *link = &param_row(t, params->items[i])->constraints;
    while (*link && constraint_row(t, *link)->kind == CONSTRAINT_EQUALITY)
      *link = constraint_row(t, *link)->next;
    for (uint32_t c = *link; c; c = constraint_row(t, c)->next) {
      uint32_t *next = &constraint_row(t, c)->next;
      while (*next && constraint_row(t, *next)->kind == CONSTRAINT_EQUALITY)
        *next = constraint_row(t, *next)->next;
    }
  }
}

/* `c`: the group of a member that waited; NULL: it did not. */
static void make_generic(Sema *s, const ClassDecl *c, MemberDecl *d, uint32_t first_pending) {
  Types *t = s->types;
  NodeId binding = {member_row(t, d->member)->binding};
  const IdRun have = scheme_row(t, member_row(t, d->member)->scheme)->params;
  ParamList params = {0};
  for (uint32_t i = 0; i < have.count; i++)
    vec_push(t->arena, &params, ((ParamId){run_items(t, have)[i]}));
  TypeId type = psg_node(s->graph, binding)->type;
  if (psg_node(s->graph, binding)->flags & NODE_INLINE) sema_keep_trait_support(s, first_pending);
  type_generalize_part(t, type, 0, &params);
  add_params_of_group(s, c, d, type_zonk(t, type), &params);
  if (psg_node(s->graph, binding)->flags & NODE_INLINE) {
    sema_generalize_traits(s, first_pending, &params, 0);
    type_order_params(t, type_zonk(t, type), &params, have.count);
  }
  drop_equality(s, d->member, &params);
  SchemeId scheme = type_scheme(t, params.items, params.count, type_zonk(t, type));
  member_row(t, d->member)->scheme = scheme;
  if (params.count) {
    psg_binding(s->graph, binding)->scheme = scheme;
    psg_node(s->graph, binding)->flags |= NODE_TEMPLATE;
  }
  class_check_generic_slot(s, d);
  d->is_done = true;
}

/* A property has no type parameters. Later uses solve the variables of its type. */
static bool is_property(Sema *s, const MemberDecl *d) {
  const MemberRow *row = member_row(s->types, d->member);
  return s->dialect->generalizes_late &&
         (row->kind == MEMBER_GETTER || row->kind == MEMBER_SETTER) &&
         !(psg_node(s->graph, (NodeId){row->binding})->flags & NODE_INLINE);
}

static void finish_member(Sema *s, const ClassDecl *c, MemberDecl *d, uint32_t first_pending) {
  if (is_property(s, d))
    type_lower_level(&s->unifier,
                     psg_node(s->graph, (NodeId){member_row(s->types, d->member)->binding})->type,
                     0);
  make_generic(s, c, d, first_pending);
}

void class_generalize(Sema *s, MemberDecl *d, uint32_t first_pending) {
  Types *t = s->types;
  s->level = 0;
  NodeId binding = {member_row(t, d->member)->binding};
  sema_solve_pending(s, first_pending, 0, (psg_node(s->graph, binding)->flags & NODE_INLINE) != 0);
  for (uint32_t i = 0; i < s->members.open_members.count; i++) {
    if (s->members.open_members.items[i].index != d->member.index) continue;
    s->members.open_members.items[i] = vec_last(&s->members.open_members);
    s->members.open_members.count--;
    break;
  }
  if (!d->is_done && !is_shared(s, psg_node(s->graph, binding)->type))
    finish_member(s, NULL, d, first_pending);
  s->level = 1;
}

void sema_generalize_members(Sema *s, ClassDecl *c) {
  s->level = 0;
  for (uint32_t i = 0; i < c->members.count; i++) {
    MemberDecl *d = &c->members.items[i];
    if (d->member.index && !d->is_done && d->syn->kind != SYN_AUTO_PROPERTY)
      finish_member(s, c, d, s->pending.count);
  }
  class_check_duplicates(s, c);
  s->level = 1;
}

/* ---- member val ---- */

/* The static value, or the field of this. */
static NodeId auto_place(Sema *s, const MemberDecl *d, NodeId self, TypeId type, Span span) {
  if (d->value.index) {
    NodeId use = psg_new_var(s->graph, d->value, type, span);
    psg_node(s->graph, use)->name = psg_node(s->graph, d->value)->name;
    return use;
  }
  return psg_new_var(s->graph, self, psg_node(s->graph, self)->type, span);
}

static void auto_accessor(Sema *s, const ClassDecl *c, const MemberDecl *d, MemberId member,
                          NodeList *out) {
  Types *t = s->types;
  Span span = d->syn->span;
  bool is_static = d->value.index != 0;
  const MemberRow row = *member_row(t, member);
  TypeId type = is_static ? psg_node(s->graph, d->value)->type : field_row(t, d->field)->type;
  NodeId self = psg_new(s->graph, PSG_PATTERN_BINDING,
                        is_static ? sema_unit(s) : class_own_type(s, c->tycon), span);
  psg_node(s->graph, self)->name = sema_name(s, "this@");
  NodeId place = auto_place(s, d, self, type, span), children[3];
  uint32_t count = 0;
  if (!is_static || row.kind == MEMBER_GETTER) children[count++] = self;
  if (row.kind == MEMBER_GETTER) {
    children[count] = is_static ? place : psg_new1(s->graph, PSG_FIELD_GET, type, span, place);
  } else {
    NodeId value = psg_new(s->graph, PSG_PATTERN_BINDING, type, span);
    psg_node(s->graph, value)->name = sema_name(s, "value");
    children[count++] = value;
    NodeId use = psg_new_var(s->graph, value, type, span);
    psg_node(s->graph, use)->name = sema_name(s, "value");
    children[count] =
        psg_new2(s->graph, is_static ? PSG_SET : PSG_FIELD_SET, sema_unit(s), span, place, use);
  }
  if (!is_static) psg_field(s->graph, children[count])->id = d->field;
  if (!is_static) children[count] = class_guard_init(s, c->tycon, self, children[count], span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, psg_node(s->graph, (NodeId){row.binding})->type,
                            span, children, count + 1);
  class_set_lambda(s, member, lambda, LAMBDA_MEMBER, out);
}

/* ---- all bodies of a definition ---- */

/* May the body add constraints to the member's own type parameters? Not in an override, and in F# not in a static member. */
static void let_params_grow(Sema *s, const ClassDecl *c, const MemberDecl *d, bool grow) {
  Types *t = s->types;
  const MemberRow member = *member_row(t, d->member);
  if (!member.scheme.index || member.implements.index || d->syn->flags & SYN_F_STATIC) return;
  IdRun params = scheme_row(t, member.scheme)->params;
  for (uint32_t i = tycon_row(t, c->tycon)->params.count; i < params.count; i++) {
    ParamRow *param = param_row(t, (ParamId){run_items(t, params)[i]});
    param->flags = grow ? param->flags | PARAM_GROWS : param->flags & ~(uint32_t)PARAM_GROWS;
  }
}

static void check_body(Sema *s, ClassDecl *c, MemberDecl *d, NodeList *out) {
  if (!d->member.index) return;
  switch ((SynKind)d->syn->kind) {
  case SYN_CTOR_PARAMS:
  case SYN_CTOR: class_check_ctor(s, c, d, out); return;
  case SYN_AUTO_PROPERTY:
    auto_accessor(s, c, d, d->member, out);
    if (d->setter.index) auto_accessor(s, c, d, d->setter, out);
    return;
  default: break;
  }
  uint32_t first_pending = s->pending.count;
  const PsgNode binding = *psg_node(s->graph, (NodeId){member_row(s->types, d->member)->binding});
  bool is_inline = (binding.flags & NODE_INLINE) != 0;
  s->depths.inline_depth += is_inline;
  let_params_grow(s, c, d, true);
  NodeId lambda = class_member_lambda(s, c, d, binding.type);
  let_params_grow(s, c, d, false);
  class_set_lambda(s, d->member, lambda, LAMBDA_MEMBER, out);
  if (d->scope.vars && d->scope.vars->list.count && s->dialect->has_rigid_params) {
    sema_retry_pending(s);
    sema_check_written_vars(s, d->scope.vars, d->syn->span);
  }
  class_generalize(s, d, first_pending);
  s->depths.inline_depth -= is_inline;
}

void sema_check_members(Sema *s, ClassDecl *c, NodeList *statics, NodeList *out) {
  class_check_statics(s, c, statics);
  if (c->maker.index) vec_push(s->unit, out, c->maker);
  /* functions of the class before its members: they are used as generic ones there */
  for (uint32_t i = 0; i < c->members.count; i++)
    if (c->members.items[i].syn->kind == SYN_CTOR_PARAMS)
      check_body(s, c, &c->members.items[i], out);
  for (uint32_t i = 0; i < c->members.count; i++)
    if (c->members.items[i].syn->kind == SYN_BINDING) check_body(s, c, &c->members.items[i], out);
  for (uint32_t i = 0; i < c->members.count; i++)
    if (c->members.items[i].syn->kind != SYN_CTOR_PARAMS &&
        c->members.items[i].syn->kind != SYN_BINDING)
      check_body(s, c, &c->members.items[i], out);
  class_finish_statics(s, c);
}
