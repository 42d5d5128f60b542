/* constructor: fields and constructors.
 *
 * The parameters and lets of a primary constructor are hidden fields. Its Lambda receives the object that the caller has
 * allocated:
 *
 *   type C(x) = let y = x + 1        .ctor = fun this x -> base this; this.x <- x; this.y <- x + 1
 *
 * Static lets and the values of static auto-properties are bindings of the module, run where the type stands.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

/* ---- fields ---- */

static FieldId add_field(Sema *s, ClassDecl *c, Name name, TypeId type, uint32_t flags, Span span) {
  TyconRow *owner = tycon_row(s->types, c->tycon);
  FieldId id = {owner->fields + owner->field_count};
  FieldRow *row = field_row(s->types, id);
  row->name = name;
  row->type = type;
  row->tycon = c->tycon;
  row->index = owner->field_count++;
  row->flags = flags;
  row->span = span;
  if (flags & FIELD_MUTABLE) owner->flags |= TYCON_MUTABLE;
  return id;
}

FieldId class_own_field(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(s->types, (FieldId){row->fields + i})->name.index == name.index)
      return (FieldId){row->fields + i};
  return (FieldId){0};
}

typedef VEC(Name) NameList;

/* Names that a pattern of a class let may bind. */
static void pattern_names(Sema *s, const Scope *scope, Syn *p, NameList *out) {
  Found found;
  if (p->kind == SYN_PAT_NAME) {
    if (!scope_find(s, scope, SPACE_PATTERN, p->name, ANY_ARITY, &found))
      vec_push(s->unit, out, p->name);
    return;
  }
  if (p->kind == SYN_IDENT || p->kind == SYN_LONG_IDENT || p->kind == SYN_CONST ||
      syn_kind_group((SynKind)p->kind) != SYN_GROUP_PAT)
    return;
  for (uint32_t i = 0; i < p->count; i++)
    if (p->items[i]) pattern_names(s, scope, p->items[i], out);
}

static uint32_t count_names(Syn *p) {
  uint32_t count = p->kind == SYN_PAT_NAME;
  for (uint32_t i = 0; i < p->count; i++)
    if (p->items[i]) count += count_names(p->items[i]);
  return count;
}

static uint32_t count_fields(Syn *def, uint32_t first) {
  uint32_t count = 0;
  for (uint32_t i = first; i < def->count; i++) {
    Syn *m = def->items[i];
    if (!m) continue;
    if (m->kind == SYN_LET_DECL)
      for (uint32_t k = 0; k < m->count; k++)
        count += 1 + count_names(m->items[k]->items[SYN_BINDING_HEAD]);
    if (m->kind == SYN_FIELD || m->kind == SYN_AUTO_PROPERTY) count++;
    if (m->kind == SYN_INTERFACE) count += count_fields(m, 1);
  }
  return count;
}

static void add_let_fields(Sema *s, ClassDecl *c, Scope *scope, Syn *let) {
  for (uint32_t k = 0; k < let->count; k++) {
    Syn *binding = let->items[k], *head = class_strip(binding->items[SYN_BINDING_HEAD]);
    if (class_is_function(binding)) continue;
    uint32_t flags = FIELD_HIDDEN | (binding->flags & SYN_F_MUTABLE ? FIELD_MUTABLE : 0);
    Name name = class_let_name(binding);
    if (!name.index) {
      NameList names = {0};
      pattern_names(s, scope, head, &names);
      for (uint32_t i = 0; i < names.count; i++) {
        FieldId field =
            add_field(s, c, names.items[i], sema_new_var(s, binding->span), flags, binding->span);
        if (!i) binding->size = field.index;
      }
      continue;
    }
    Syn *written = binding->items[SYN_BINDING_RESULT] ? binding->items[SYN_BINDING_RESULT]
                   : head->kind == SYN_PAT_TYPED      ? head->items[1]
                                                      : NULL;
    binding->size =
        add_field(s, c, name,
                  written ? sema_resolve_type(s, scope, written) : sema_new_var(s, binding->span),
                  flags, binding->span)
            .index;
  }
}

static void add_auto_field(Sema *s, ClassDecl *c, Scope *scope, Syn *m, Name owner) {
  if (m->kind != SYN_AUTO_PROPERTY || m->flags & SYN_F_STATIC) return;
  Name name = class_backing_name(s, m->items[0]->name);
  if (owner.index) /* of an interface: may have the name of a property of the class */
    name = sema_name(
        s, format_in(s->session, "%s.%s", name_text(s->names, owner), name_text(s->names, name)));
  TypeId type = m->items[1] ? sema_resolve_type(s, scope, m->items[1]) : sema_new_var(s, m->span);
  m->size = add_field(s, c, name, type, FIELD_HIDDEN | FIELD_MUTABLE, m->span).index;
}

void class_declare_fields(Sema *s, ClassDecl *c, const Signature *ctor, const TypeId *types) {
  Types *t = s->types;
  Syn *def = c->def;
  uint32_t level = s->level,
           first = table_add(&t->fields, 1 + ctor->count + count_fields(def, SYN_TYPE_DEF_MEMBERS));
  Scope scope = c->scope;
  TypeVars vars = {0};
  scope.vars = &vars;
  s->level = 0; /* never generic beyond the type's own parameters */
  tycon_row(t, c->tycon)->fields = first;
  tycon_row(t, c->tycon)->field_count = 0;
  for (uint32_t i = 0; i < ctor->count; i++)
    if (ctor->names[i])
      add_field(s, c, (Name){ctor->names[i]}, types[i], FIELD_HIDDEN, ctor->patterns[i]->span);
  bool has_own_layout = tycon_row(t, c->tycon)->flags & TYCON_OWN_LAYOUT;
  if (has_own_layout) {
    sema_refuse_overlaps(s, def->items + SYN_TYPE_DEF_MEMBERS, def->count - SYN_TYPE_DEF_MEMBERS);
    sema_set_layout(s, c->tycon, def->u.decor);
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    if (m->kind == SYN_LET_DECL && !(m->flags & SYN_F_STATIC)) add_let_fields(s, c, &scope, m);
    if (m->kind == SYN_FIELD && !(m->flags & SYN_F_STATIC)) {
      bool is_private = m->u.decor && m->u.decor->access == SYN_ACCESS_PRIVATE;
      TypeId type = sema_resolve_type(s, &scope, m->items[1]);
      if (sema_stores_byref(s, c->tycon, type)) diag(s->diags, m->items[0]->span, D_BYREF_PART);
      add_field(s, c, m->items[0]->name, type,
                FIELD_NAMED | (m->flags & SYN_F_MUTABLE ? FIELD_MUTABLE : 0) |
                    (is_private ? FIELD_PRIVATE : 0) |
                    (sema_attribute(s, m->u.decor, "DefaultValue") ? FIELD_DEFAULT : 0),
                m->span);
      const TyconRow *row = tycon_row(t, c->tycon);
      if (has_own_layout) sema_set_offset(s, (FieldId){row->fields + row->field_count - 1}, m);
    }
    add_auto_field(s, c, &scope, m, (Name){0});
    if (m->kind == SYN_INTERFACE)
      for (uint32_t k = 1; k < m->count; k++)
        add_auto_field(s, c, &scope, m->items[k], sema_name(s, format_in(s->scratch, "%u", i)));
  }
  if (class_needs_init(s, c->tycon))
    add_field(s, c, sema_name(s, "init@"), type_of(t, KNOWN_BOOL), FIELD_HIDDEN | FIELD_MUTABLE,
              def->span);
  s->level = level;
}

/* ---- declaring ---- */

/* Declares the member that `new 'T()` in a generic function calls: static member .new() = C(). */
static void add_maker(Sema *s, ClassDecl *c, MemberId ctor, Span span) {
  Types *t = s->types;
  TypeId self = class_own_type(s, c->tycon), type = type_function(t, sema_unit(s), self);
  MemberId maker =
      class_new_member(s, c->tycon, sema_name(s, ".new"), MEMBER_METHOD, MEMBER_STATIC, span);
  class_set_scheme(s, maker, type, NULL, 0);
  uint32_t outer = sema_begin_made(s, "new");
  NodeId binding = class_new_binding(s, maker, type, span, 0);
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, sema_unit(s), span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId made = psg_new1(s->graph, PSG_NEW_OBJECT, self, span, sema_unit_node(s, span));
  psg_new_object(s->graph, made)->constructor = ctor;
  const TypeRow *row = type_row(t, self);
  psg_new_object(s->graph, made)->types =
      psg_list(s->graph, run_items(t, row->args), row->args.count);
  NodeId children[] = {param, made};
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, type, span, children, 2);
  psg_lambda(s->graph, lambda)->context = LAMBDA_MEMBER;
  psg_set_children(s->graph, binding, &lambda, 1);
  sema_end_made(s, outer);
  c->maker = binding;
}

void class_declare_ctor(Sema *s, ClassDecl *c, Syn *syn, const Signature *g, const TypeId *types) {
  Types *t = s->types;
  TypeId self = class_own_type(s, c->tycon), type = self, full = sema_unit(s);
  for (uint32_t i = g->count; i-- > 0;)
    type = type_function(t, types[i], type), full = type_function(t, types[i], full);
  if (!g->count)
    type = type_function(t, sema_unit(s), type), full = type_function(t, sema_unit(s), full);
  uint32_t flags = g->is_param_array ? MEMBER_PARAM_ARRAY : 0;
  SynAccess access = syn->u.decor ? (SynAccess)syn->u.decor->access : SYN_ACCESS_NONE;
  if (access == SYN_ACCESS_PRIVATE ||
      (access == SYN_ACCESS_INTERNAL && s->dialect->flags_internal_parts))
    flags |= MEMBER_PRIVATE; /* library code is one family */
  MemberId member =
      class_new_member(s, c->tycon, s->words.ctor, MEMBER_CONSTRUCTOR, flags, syn->span);
  class_set_names(s, member, g->names, g->count);
  member_row(t, member)->optional_mask = g->optional_mask;
  memcpy(member_row(t, member)->out_mask, g->out_mask, sizeof g->out_mask);
  class_set_scheme(s, member, type, NULL, 0);
  class_new_binding(s, member, type_function(t, self, full), syn->span, 0);
  vec_push(s->unit, &c->members,
           ((MemberDecl){.syn = syn, .member = member, .scope = c->scope, .is_done = true}));
  vec_last(&c->members).scope.vars = NEW(s->unit, TypeVars);
  if (!g->count && !c->is_extension && s->dialect->makes_constructor_functions &&
      !(tycon_row(t, c->tycon)->flags & TYCON_ABSTRACT))
    add_maker(s, c, member, syn->span);
}

void class_ctor_signature(Sema *s, Scope *scope, Syn *pattern, Signature *g, TypeId *types) {
  Scope inner = *scope;
  inner.vars = NEW(s->unit, TypeVars);
  uint32_t level = s->level;
  s->level = 0;
  class_read_signature(s, g, &pattern, 1, false);
  class_arg_types(s, &inner, g, types);
  s->level = level;
}

/* ---- what constructors do ---- */

static NodeId self_ref(Sema *s, const Scope *scope, Span span) {
  NodeId node =
      psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
  psg_node(s->graph, node)->name = psg_node(s->graph, scope->this_node)->name;
  return node;
}

static NodeId var_ref(Sema *s, NodeId definition, Span span) {
  NodeId node = psg_new_var(s->graph, definition, psg_node(s->graph, definition)->type, span);
  psg_node(s->graph, node)->name = psg_node(s->graph, definition)->name;
  return node;
}

static NodeId set_own_field(Sema *s, const Scope *scope, FieldId field, NodeId value, Span span) {
  NodeId node =
      psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), span, self_ref(s, scope, span), value);
  psg_field(s->graph, node)->id = field;
  psg_node(s->graph, node)->name = field_row(s->types, field)->name;
  return node;
}

static NodeId sequence(Sema *s, const NodeList *list, Span span) {
  if (list->count == 1) return list->items[0];
  return psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), span, list->items, list->count);
}

/* `new T(args)` as a call of T's constructor on this. */
static NodeId call_ctor_on_this(Sema *s, const Scope *scope, TypeId type, Syn *args, Span span) {
  Types *t = s->types;
  NodeId made = sema_construct(s, scope, type, args, MAKE_BASE, span);
  const PsgNode row = *psg_node(s->graph, made);
  if (row.kind != PSG_NEW_OBJECT || !psg_new_object_of(&row)->constructor.index) return made;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, row.children.count + 2);
  NodeId binding = {member_row(t, psg_new_object_of(&row)->constructor)->binding};
  IdRun params = tycon_row(t, type_tycon(t, type))->params;
  TypeId ctor_type =
      type_substitute(t, psg_node(s->graph, binding)->type, params,
                      (const TypeId *)run_items(t, type_row(t, type_resolve(t, type))->args));
  children[0] = psg_new_var(s->graph, binding, ctor_type, span);
  psg_node(s->graph, children[0])->name = s->words.ctor;
  psg_var_ref(s->graph, children[0])->types = psg_new_object_of(&row)->types;
  NodeId self = self_ref(s, scope, span);
  children[1] = type_equal(t, type, psg_node(s->graph, self)->type)
                    ? self
                    : sema_coerce(s, self, type, COERCE_UPCAST, span);
  for (uint32_t i = 0; i < row.children.count; i++) children[2 + i] = psg_child(s->graph, made, i);
  return psg_new_n(s->graph, PSG_APPLICATION, sema_unit(s), span, children, row.children.count + 2);
}

typedef struct CtorBody {
  ClassDecl *c;
  const Signature *g;
  Name self;
  Syn *secondary; /* body of a `new … =` */
} CtorBody;

/* The field of a name that the let binds. The search begins at the let's own fields, since a parameter may have the same name. */
static FieldId field_of_let(Sema *s, const ClassDecl *c, const Syn *binding, Name name) {
  const TyconRow *row = tycon_row(s->types, c->tycon);
  for (uint32_t i = binding->size; i && i < row->fields + row->field_count; i++)
    if (field_row(s->types, (FieldId){i})->name.index == name.index) return (FieldId){i};
  return (FieldId){0};
}

/* let (a, b) = e: e is matched, each variable goes to its field. */
static void check_pattern_let(Sema *s, Scope *scope, ClassDecl *c, Syn *binding, NodeList *list) {
  TypeId type = sema_new_var(s, binding->span);
  Scope inner = *scope;
  NodeId value = sema_check_expr(s, scope, binding->items[SYN_BINDING_BODY], type);
  NodeId pattern = sema_check_pattern(s, &inner, binding->items[SYN_BINDING_HEAD], type);
  NodeList sets = {0};
  for (const ScopeItem *item = inner.top; item != scope->top; item = item->outer) {
    FieldId field =
        item->space == SPACE_VALUE ? field_of_let(s, c, binding, item->name) : (FieldId){0};
    if (!field.index) continue;
    NodeId use = var_ref(s, (NodeId){item->target}, binding->span);
    type_unify(&s->unifier, field_row(s->types, field)->type, psg_node(s->graph, use)->type);
    vec_push(s->unit, &sets, set_own_field(s, scope, field, use, binding->span));
  }
  for (const ScopeItem *item = inner.top, *end = scope->top; item != end; item = item->outer) {
    FieldId field =
        item->space == SPACE_VALUE ? field_of_let(s, c, binding, item->name) : (FieldId){0};
    if (field.index) scope_add(s, scope, SPACE_VALUE, item->name, ENTRY_FIELD, field.index, 0);
  }
  vec_push(s->unit, &sets, sema_unit_node(s, binding->span));
  NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, sema_unit(s), binding->span, pattern,
                         sequence(s, &sets, binding->span));
  vec_push(s->unit, list,
           psg_new2(s->graph, PSG_MATCH, sema_unit(s), binding->items[SYN_BINDING_HEAD]->span,
                    value, rule));
}

static void check_class_let(Sema *s, Scope *scope, ClassDecl *c, Syn *let, NodeList *list) {
  for (uint32_t k = 0; k < let->count; k++) {
    Syn *binding = let->items[k];
    if (class_is_function(binding)) continue;
    Name name = class_let_name(binding);
    if (!name.index) {
      if (class_strip(binding->items[SYN_BINDING_HEAD])->kind == SYN_CONST)
        vec_push(s->unit, list, sema_check_statement(s, scope, binding->items[SYN_BINDING_BODY]));
      else
        check_pattern_let(s, scope, c, binding, list);
      continue;
    }
    FieldId field = {binding->size};
    NodeId value = sema_check_expr(s, scope, binding->items[SYN_BINDING_BODY],
                                   field_row(s->types, field)->type);
    vec_push(s->unit, list, set_own_field(s, scope, field, value, binding->span));
    scope_add(s, scope, SPACE_VALUE, name, ENTRY_FIELD, field.index, 0);
  }
}

/* Functions of the class that `let` declares: hidden methods, which take this first. */
static void add_functions(Sema *s, Scope *scope, Syn *let) {
  for (uint32_t k = 0; k < let->count; k++) {
    Syn *binding = let->items[k];
    if (!class_is_function(binding) || !binding->size) continue;
    NodeId function = {member_row(s->types, (MemberId){binding->size})->binding};
    Syn *head = class_strip(binding->items[SYN_BINDING_HEAD]);
    scope_add(s, scope, SPACE_VALUE, class_let_name(binding), ENTRY_VALUE, function.index, 1);
    if (head->kind == SYN_PAT_NAME && head->items[0]->flags & SYN_F_ACTIVE)
      sema_add_active_patterns(s, scope, head->items[0], function, ACTIVE_OF_CLASS, false);
  }
}

static void add_hidden_fields(Sema *s, Scope *scope, uint32_t *at, uint32_t end) {
  for (; *at < end; ++*at) {
    const FieldRow *field = field_row(s->types, (FieldId){*at});
    if (field->flags & FIELD_HIDDEN)
      scope_add(s, scope, SPACE_VALUE, field->name, ENTRY_FIELD, *at, 0);
  }
}

static bool is_let(const Syn *m) { return m->kind == SYN_LET_DECL && !(m->flags & SYN_F_STATIC); }

/* The first field that a `let` declares, `end` where none does. Those of the constructor's parameters stand before it. */
static uint32_t first_let_field(const ClassDecl *c, uint32_t end) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->let_end; i++)
    for (uint32_t k = 0; is_let(c->def->items[i]) && k < c->def->items[i]->count; k++) {
      Syn *binding = c->def->items[i]->items[k];
      if (!class_is_function(binding) && binding->size) return binding->size;
    }
  return end;
}

/* Checks one `let`. `*at` is the next field of the class; fields are in the order of the source. */
static void add_let(Sema *s, Scope *scope, Syn *let, uint32_t *at, uint32_t end) {
  for (uint32_t k = 0; k < let->count; k++) {
    Syn *binding = let->items[k];
    if (class_is_function(binding) || !binding->size) continue;
    uint32_t last = binding->size;
    while (last < end && field_row(s->types, (FieldId){last})->span.start == binding->span.start)
      last++;
    add_hidden_fields(s, scope, at, last);
  }
  if (!(let->flags & SYN_F_REC)) add_functions(s, scope, let);
}

void class_add_scope(Sema *s, Scope *scope, ClassDecl *c, const MemberDecl *d) {
  const TyconRow row = *tycon_row(s->types, c->tycon);
  if (row.kind != TYCON_CLASS && row.kind != TYCON_STRUCT) return;
  if (!c->view || c->viewed_from != scope->top) {
    c->viewed_from = scope->top;
    if (!c->let_views && c->let_end)
      c->let_views = NEW_ARRAY(s->unit, const ScopeItem *, c->let_end);
    uint32_t at = row.fields, end = row.fields + row.field_count;
    add_hidden_fields(s, scope, &at, first_let_field(c, end));
    for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->let_end; i++) {
      Syn *let = c->def->items[i];
      if (!is_let(let)) continue;
      if (let->flags & SYN_F_REC) add_functions(s, scope, let);
      c->let_views[i] = scope->top;
      add_let(s, scope, let, &at, end);
    }
    add_hidden_fields(s, scope, &at, end);
    c->view = scope->top;
  }
  scope->top = d->syn->kind == SYN_BINDING ? c->let_views[d->let] : c->view;
}

static void set_this(Sema *s, Scope *scope, Name self) {
  Found found;
  if (scope_find(s, scope, SPACE_VALUE, self, ANY_ARITY, &found) && found.kind == ENTRY_VALUE)
    scope->this_node = scope->base_node = (NodeId){found.target};
}

static void set_auto(Sema *s, Scope *scope, Syn *m, NodeList *list) {
  if (m->kind != SYN_AUTO_PROPERTY || !m->size) return;
  FieldId field = {m->size};
  NodeId value = sema_check_expr(s, scope, m->items[2], field_row(s->types, field)->type);
  vec_push(s->unit, list, set_own_field(s, scope, field, value, m->span));
}

/* [<DefaultValue>] val mutable x: string starts as null, which is no zero word. */
static void set_default(Sema *s, const Scope *scope, ClassDecl *c, Syn *m, NodeList *list) {
  if (m->kind != SYN_FIELD || m->flags & SYN_F_STATIC) return;
  FieldId field = class_own_field(s, c->tycon, m->items[0]->name);
  TypeId type = field_row(s->types, field)->type;
  if (type_prim(s->types, type) != PRIM_STRING) return;
  NodeId value = psg_new_n(s->graph, PSG_INTRINSIC, type, m->span, NULL, 0);
  psg_intrinsic(s->graph, value)->id = INTRINSIC_DEFAULT_OF;
  psg_intrinsic(s->graph, value)->types = psg_list(s->graph, &type.index, 1);
  vec_push(s->unit, list, set_own_field(s, scope, field, value, m->span));
}

static NodeId primary_body(Sema *s, const Scope *outer, const Expect *expect, void *context) {
  CtorBody *b = context;
  ClassDecl *c = b->c;
  Types *t = s->types;
  Scope scope = *outer;
  NodeList list = {0};
  set_this(s, &scope, b->self);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (m->kind != SYN_INHERIT || !m->items[1] || !tycon_row(t, c->tycon)->base.index) continue;
    vec_push(s->unit, &list,
             call_ctor_on_this(s, &scope, tycon_row(t, c->tycon)->base, m->items[1], m->span));
  }
  for (uint32_t i = 0; i < b->g->count; i++) {
    Name name = {b->g->names[i]};
    FieldId field = name.index ? class_own_field(s, c->tycon, name) : (FieldId){0};
    Found param;
    if (!field.index || !scope_find(s, outer, SPACE_VALUE, name, ANY_ARITY, &param) ||
        param.kind != ENTRY_VALUE)
      continue;
    Span span = b->g->patterns[i]->span;
    vec_push(s->unit, &list,
             set_own_field(s, &scope, field, var_ref(s, (NodeId){param.target}, span), span));
  }
  FieldId init = class_init_field(s, c->tycon);
  uint32_t last = SYN_TYPE_DEF_MEMBERS; /* past the last let or member val */
  for (uint32_t i = last; i < c->def->count; i++)
    if ((c->def->items[i]->kind == SYN_LET_DECL || c->def->items[i]->kind == SYN_AUTO_PROPERTY) &&
        !(c->def->items[i]->flags & SYN_F_STATIC))
      last = i + 1;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i <= c->def->count; i++) {
    if (i == last && init.index)
      vec_push(s->unit, &list, class_set_init(s, &scope, init, c->def->span));
    if (i == c->def->count) break;
    Syn *m = c->def->items[i];
    if (m->flags & SYN_F_STATIC && m->kind != SYN_INTERFACE) continue;
    if (m->kind == SYN_LET_DECL) {
      if (m->flags & SYN_F_REC || m->count == 1) add_functions(s, &scope, m);
      check_class_let(s, &scope, c, m, &list);
      add_functions(s, &scope, m);
    }
    if (m->kind == SYN_DO_DECL)
      vec_push(s->unit, &list, sema_check_statement(s, &scope, m->items[0]));
    set_auto(s, &scope, m, &list);
    set_default(s, &scope, c, m, &list);
    if (m->kind == SYN_INTERFACE)
      for (uint32_t k = 1; k < m->count; k++) set_auto(s, &scope, m->items[k], &list);
  }
  type_unify(&s->unifier, expect->type, sema_unit(s));
  vec_push(s->unit, &list, sema_unit_node(s, c->def->span));
  return sequence(s, &list, c->def->span);
}

/* Is this the type's own name, as the head of a call to another of its constructors? */
static bool names_type(Sema *s, const Scope *scope, Syn *head, TyconId tycon) {
  if (head->kind == SYN_TYPE_APP) head = head->items[0];
  if (head->kind != SYN_IDENT && head->kind != SYN_LONG_IDENT) return false;
  if (syn_path_part(head, syn_path_count(head) - 1)->name.index ==
      tycon_row(s->types, tycon)->name.index)
    return true;
  Found found; /* an abbreviation of it */
  uint32_t used;
  if (!scope_find_path(s, scope, SPACE_TYPE, head, ANY_ARITY, &found, &used) ||
      used != syn_path_count(head) || found.kind != ENTRY_TYPE)
    return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){found.target});
  return row->kind == TYCON_ABBREV && row->target.index &&
         type_tycon(s->types, row->target).index == tycon.index;
}

/* Checks that every `val` without a default gets a value. */
static void check_all_fields(Sema *s, TyconId tycon, Syn *e) {
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t f = 0; f < row.field_count; f++) {
    const FieldRow *field = field_row(s->types, (FieldId){row.fields + f});
    bool is_set = (field->flags & (FIELD_HIDDEN | FIELD_DEFAULT)) != 0;
    for (uint32_t i = 1; i < e->count && !is_set; i++) {
      Syn *path = e->items[i]->kind == SYN_FIELD_INIT ? e->items[i]->items[0] : NULL;
      is_set =
          path && syn_path_part(path, syn_path_count(path) - 1)->name.index == field->name.index;
    }
    if (!is_set)
      diag(s->diags, e->span, D_FIELD_MISSING, name_text(s->names, field->name),
           name_text(s->names, row.name));
  }
}

/* { inherit B(…); x = e }: the fields of an explicit constructor. */
static NodeId secondary_fields(Sema *s, const Scope *scope, TyconId tycon, Syn *e) {
  Types *t = s->types;
  NodeList list = {0};
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *init = e->items[i];
    if (init->kind == SYN_INHERIT) {
      if (init->items[1] && tycon_row(t, tycon)->base.index) /* that of obj does nothing */
        vec_push(s->unit, &list,
                 call_ctor_on_this(s, scope, tycon_row(t, tycon)->base, init->items[1], init->span));
      continue;
    }
    Name name = syn_path_part(init->items[0], syn_path_count(init->items[0]) - 1)->name;
    FieldId field = class_own_field(s, tycon, name);
    if (!field.index) {
      diag(s->diags, init->span, D_FIELD_UNDEFINED, name_text(s->names, name));
      continue;
    }
    NodeId value = sema_check_expr(s, scope, init->items[1], field_row(t, field)->type);
    vec_push(s->unit, &list, set_own_field(s, scope, field, value, init->span));
  }
  check_all_fields(s, tycon, e);
  FieldId made = class_init_field(s, tycon);
  if (made.index) vec_push(s->unit, &list, class_set_init(s, scope, made, e->span));
  vec_push(s->unit, &list, sema_unit_node(s, e->span));
  return sequence(s, &list, e->span);
}

typedef struct SecondaryRest {
  TyconId tycon;
  bool has_primary;
} SecondaryRest;

static NodeId secondary_expr(Sema *s, const Scope *scope, TyconId tycon, bool has_primary, Syn *e);

static NodeId secondary_rest(Sema *s, const Scope *scope, Syn *e, const Expect *expect,
                             void *context) {
  const SecondaryRest *rest = context;
  (void)expect->type;
  return secondary_expr(s, scope, rest->tycon, rest->has_primary, e);
}

/* A match as the body: each rule must end in a call of another constructor, or in the fields. */
static NodeId secondary_match(Sema *s, const Scope *scope, TyconId tycon, bool has_primary,
                              Syn *e) {
  TypeId type;
  NodeList list = {0};
  vec_push(s->unit, &list, sema_infer_expr(s, scope, e->items[0], &type));
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *rule = e->items[i];
    Scope inner = *scope;
    NodeId children[3] = {sema_check_pattern(s, &inner, rule->items[0], type)};
    sema_check_bound_twice(s, scope->top, &inner);
    if (rule->items[1])
      children[2] = sema_check_expr(s, &inner, rule->items[1], type_of(s->types, KNOWN_BOOL));
    children[1] = secondary_expr(s, &inner, tycon, has_primary, rule->items[2]);
    vec_push(s->unit, &list,
             psg_new_n(s->graph, PSG_MATCH_CASE, sema_unit(s), rule->span, children,
                       rule->items[1] ? 3 : 2));
  }
  return psg_new_n(s->graph, PSG_MATCH, sema_unit(s), e->items[0]->span, list.items, list.count);
}

/* The body of `new (…) = e`: a call of another constructor, or the fields. */
static NodeId secondary_expr(Sema *s, const Scope *scope, TyconId tycon, bool has_primary, Syn *e) {
  switch ((SynKind)e->kind) {
  case SYN_PAREN: return secondary_expr(s, scope, tycon, has_primary, e->items[0]);
  case SYN_CTOR_THEN: {
    Syn **last = &e->items[0]; /* what comes after sees the lets before the fields */
    while (((*last)->kind == SYN_LET || (*last)->kind == SYN_SEQUENTIAL) &&
           (*last)->items[(*last)->count - 1])
      last = &(*last)->items[(*last)->count - 1];
    if (last != &e->items[0]) {
      Syn *all = e->items[0], *then = NEW(s->unit, Syn);
      *then = *e;
      then->items = NEW_ARRAY(s->unit, Syn *, 2);
      then->items[0] = *last, then->items[1] = e->items[1];
      *last = then;
      return secondary_expr(s, scope, tycon, has_primary, all);
    }
    NodeId first = secondary_expr(s, scope, tycon, has_primary, e->items[0]);
    return psg_new2(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, first,
                    sema_check_statement(s, scope, e->items[1]));
  }
  case SYN_SEQUENTIAL: {
    NodeList list = {0};
    for (uint32_t i = 0; i + 1 < e->count; i++)
      vec_push(s->unit, &list, sema_check_statement(s, scope, e->items[i]));
    vec_push(s->unit, &list, secondary_expr(s, scope, tycon, has_primary, e->items[e->count - 1]));
    return sequence(s, &list, e->span);
  }
  case SYN_LET: {
    Scope inner = *scope;
    NodeList list = {0};
    if (sema_is_pattern_let(s, scope, e)) {
      SecondaryRest rest = {tycon, has_primary};
      return sema_check_pattern_let(s, scope, e, EXPECT(sema_unit(s)), secondary_rest, &rest);
    }
    sema_check_let(s, &inner, e, LET_LOCAL, &list);
    vec_push(s->unit, &list, secondary_expr(s, &inner, tycon, has_primary, e->items[e->count - 1]));
    return sequence(s, &list, e->span);
  }
  case SYN_IF: {
    bool has_else = e->count % 2 == 1 && e->items[e->count - 1];
    if (!has_else) break;
    NodeId rest = secondary_expr(s, scope, tycon, has_primary, e->items[e->count - 1]);
    for (uint32_t i = e->count / 2; i-- > 0;) {
      NodeId guard = sema_check_expr(s, scope, e->items[2 * i], type_of(s->types, KNOWN_BOOL));
      rest = psg_new3(s->graph, PSG_IF_THEN_ELSE, sema_unit(s), e->span, guard,
                      secondary_expr(s, scope, tycon, has_primary, e->items[2 * i + 1]), rest);
    }
    return rest;
  }
  case SYN_MATCH:
    if (e->flags & SYN_F_BANG) break;
    return secondary_match(s, scope, tycon, has_primary, e);
  case SYN_COMP: /* { }: there are no fields */
  case SYN_RECORD:
    if (e->kind == SYN_COMP && e->count) break;
    if (!has_primary) return secondary_fields(s, scope, tycon, e);
    diag(s->diags, e->span, D_CTOR_RECORD, name_text(s->names, tycon_row(s->types, tycon)->name));
    return sema_error_node(s, sema_unit(s), e->span);
  case SYN_NEW:
    return call_ctor_on_this(s, scope, class_own_type(s, tycon), syn_item(e, 1), e->span);
  case SYN_APP:
    if (names_type(s, scope, e->items[0], tycon)) {
      TypeId own = class_own_type(s, tycon);
      if (s->dialect->warns &&
          type_find_super(s->types, own, type_known(s->types, KNOWN_IDISPOSABLE)).index)
        diag(s->diags, e->span, D_DISPOSABLE_NEW,
             name_text(s->names, tycon_row(s->types, tycon)->name));
      return call_ctor_on_this(s, scope, own, e->items[1], e->span);
    }
    break;
  default: break;
  }
  diag(s->diags, e->span, D_CTOR_BODY);
  return sema_error_node(s, sema_unit(s), e->span);
}

static NodeId secondary_body(Sema *s, const Scope *outer, const Expect *expect, void *context) {
  CtorBody *b = context;
  Scope scope = *outer;
  set_this(s, &scope, b->self);
  type_unify(&s->unifier, expect->type, sema_unit(s));
  return secondary_expr(s, &scope, b->c->tycon, syn_item(b->c->def, SYN_TYPE_DEF_CTOR) != NULL,
                        b->secondary);
}

void class_check_ctor(Sema *s, ClassDecl *c, MemberDecl *d, NodeList *out) {
  Types *t = s->types;
  Scope scope = c->scope;
  TypeVars vars = {0};
  scope.vars = &vars;
  scope.base_type = c->base;
  bool is_primary = d->syn->kind == SYN_CTOR_PARAMS;
  Syn *pattern = d->syn->items[0], *self = syn_item(d->syn, 1);
  Syn *secondary = is_primary ? NULL : d->syn->items[2];
  Span span = d->syn->span;
  Signature g;
  uint32_t first_pending = s->pending.count, count = 0;
  class_read_signature(s, &g, &pattern, 1, false);
  Syn *patterns[MOST_ARGS + 2];
  Name name = self ? self->name : sema_name(s, "this@");
  patterns[count++] = sema_make_name_pattern(s, name, self ? self->span : span);
  for (uint32_t i = 0; i < g.count; i++) patterns[count++] = g.patterns[i];
  if (!g.count) patterns[count++] = sema_unit_syntax(s, span);
  CtorBody body = {c, &g, name, secondary};
  TypeId type = psg_node(s->graph, (NodeId){member_row(t, d->member)->binding})->type;
  NodeId lambda = sema_make_lambda(
      s, &scope, &(LambdaParts){patterns, count, is_primary ? primary_body : secondary_body, &body},
      EXPECT(type), span);
  class_set_lambda(s, d->member, lambda, LAMBDA_CONSTRUCTOR, out);
  class_generalize(s, d, first_pending);
}
