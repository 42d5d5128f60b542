/* decl_class: members, constructors, interfaces, object expressions.
 *
 * First every member of the group gets a row and a Binding with the type that its annotations tell; then the bodies are
 * checked, and what is open in a member's type becomes its own parameters. A member's Lambda has
 * `this` first and then one
 * parameter an argument. A primary constructor's parameters and lets are hidden fields; its Lambda
 * takes the object that the
 * caller has allocated:
 *
 *   type C(x) = let y = x + 1        .ctor = fun this x -> base this; this.x <- x; this.y <- x + 1
 */
#include "clef/sema/sema.h"

static Syn *child(Syn *node, uint32_t i) { return syn_item(node, i); }

static Syn *new_syn(Sema *s, SynKind kind, Span span, uint32_t count) {
  Syn *node = NEW(s->unit, Syn);
  node->kind = (uint16_t)kind;
  node->span = span;
  node->count = count;
  node->items = NEW_ARRAY(s->unit, Syn *, count + 1);
  return node;
}

static Syn *name_pattern(Sema *s, Name name, Span span) {
  Syn *ident = new_syn(s, SYN_IDENT, span, 0), *pattern = new_syn(s, SYN_PAT_NAME, span, 1);
  ident->name = name;
  pattern->name = name;
  pattern->items[0] = ident;
  return pattern;
}

static Syn *unit_pattern(Sema *s, Span span) {
  Syn *pattern = new_syn(s, SYN_CONST, span, 0);
  pattern->sub = SYN_CONST_UNIT;
  return pattern;
}

static TypeId own_type(Sema *s, TyconId tycon) {
  Types *t = s->types;
  const TyconRow *row = tycon_row(t, tycon);
  IdRun params = row->params;
  TypeId args[16];
  if (row->flags &
      TYCON_OBJECT_EXPR) { /* `this` of an object expression has the type that was written */
    if (row->base.index) return row->base;
    if (row->interfaces.count) return (TypeId){run_items(t, row->interfaces)[0]};
  }
  for (uint32_t i = 0; i < params.count && i < COUNT_OF(args); i++)
    args[i] = type_param(t, (ParamId){run_items(t, params)[i]});
  return type_app(t, tycon, args, params.count);
}

/* ---- the parameters of a member, flattened ---- */

typedef struct Signature {
  Syn *patterns[64];
  uint32_t count; /* arguments, without this */
  bool is_unit;   /* written as () */
  bool is_curried;
  uint32_t names[64];
  uint32_t optional_mask;
} Signature;

static Syn *strip(Syn *p) {
  while (p->kind == SYN_PAT_PAREN || p->kind == SYN_PAT_ATTRS) p = p->items[0];
  return p;
}

static void add_arg(Sema *s, Signature *g, Syn *pattern) {
  if (g->count == COUNT_OF(g->patterns)) return;
  Syn *inner = strip(pattern);
  if (inner->kind == SYN_PAT_TYPED) inner = strip(inner->items[0]);
  if (inner->kind == SYN_PAT_OPTIONAL) g->optional_mask |= 1u << g->count;
  g->names[g->count] = inner->kind == SYN_PAT_NAME       ? inner->name.index
                       : inner->kind == SYN_PAT_OPTIONAL ? inner->items[0]->name.index
                                                         : 0;
  g->patterns[g->count++] = pattern;
  (void)s;
}

static void read_signature(Sema *s, Signature *g, Syn **params, uint32_t count) {
  *g = (Signature){.count = 0};
  g->is_curried = count > 1;
  for (uint32_t i = 0; i < count; i++) {
    Syn *inner = strip(params[i]);
    if (inner->kind == SYN_CONST && inner->sub == SYN_CONST_UNIT && count == 1)
      g->is_unit = true;
    else if (inner->kind == SYN_PAT_TUPLE && count == 1)
      for (uint32_t k = 0; k < inner->count; k++) add_arg(s, g, inner->items[k]);
    else
      add_arg(s, g, params[i]);
  }
}

static TypeId arg_type(Sema *s, Scope *scope, Syn *pattern, bool optional) {
  Syn *inner = strip(pattern);
  TypeId type = inner->kind == SYN_PAT_TYPED ? sema_resolve_type(s, scope, inner->items[1])
                                             : sema_new_var(s, pattern->span);
  return optional ? type_app(s->types, type_known(s->types, KNOWN_OPTION), &type, 1) : type;
}

/* ---- declaring ---- */

static MemberId new_member(Sema *s, TyconId tycon, Name name, MemberKind kind, uint32_t flags,
                           Span span) {
  Types *t = s->types;
  uint32_t index = table_add(&t->members, 1);
  MemberRow *row = member_row(t, (MemberId){index});
  row->name = name;
  row->kind = kind;
  row->flags = flags;
  row->tycon = tycon;
  row->span = span;
  if (table_is_image(
          &t->tycons,
          tycon.index)) { /* read-only: extensions of a library type form a chain of their own */
    MemberChain *chain = sema_extensions(s, tycon);
    if (!chain) {
      vec_push(s->session, &s->extensions, ((MemberChain){tycon, {index}, {index}}));
      return (MemberId){index};
    }
    member_row(t, chain->last)->next = (MemberId){index};
    chain->last = (MemberId){index};
    return (MemberId){index};
  }
  TyconRow *owner = tycon_row(t, tycon);
  if (owner->last_member.index)
    member_row(t, owner->last_member)->next = (MemberId){index};
  else
    owner->members = (MemberId){index};
  owner->last_member = (MemberId){index};
  return (MemberId){index};
}

static void set_scheme(Sema *s, MemberId member, TypeId type) {
  Types *t = s->types;
  IdRun params = tycon_row(t, member_row(t, member)->tycon)->params;
  SchemeId scheme = type_scheme(t, (const ParamId *)run_items(t, params), params.count, type);
  member_row(t, member)->scheme = scheme;
}

static NodeId new_binding(Sema *s, MemberId member, TypeId type, Span span, uint32_t flags) {
  NodeId node = psg_new(s->graph, PSG_BINDING, type, span);
  psg_node(s->graph, node)->name = member_row(s->types, member)->name;
  psg_node(s->graph, node)->b = member.index;
  psg_node(s->graph, node)->flags |= NODE_MODULE_LEVEL | flags;
  psg_node(s->graph, node)->emission = EMIT_SEPARATE_FUNCTION;
  SchemeId scheme = member_row(s->types, member)->scheme;
  if (scheme_row(s->types, scheme)->params.count) {
    psg_node(s->graph, node)->a = scheme.index;
    psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
  }
  member_row(s->types, member)->binding = node.index;
  return node;
}

static Name member_name(Sema *s, Syn *ident) {
  const char *op =
      ident->flags & SYN_F_OPERATOR ? sema_operator_member(name_text(s->names, ident->name)) : NULL;
  return op ? sema_name(s, op) : ident->name;
}

/* The slot of an interface or base class that has this name and number of arguments. */
static MemberId find_slot(Sema *s, TypeId type, Name name, MemberKind kind, uint32_t args,
                          TypeId *where) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_APP) return (MemberId){0};
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
    const MemberRow *member = member_row(t, m);
    if (member->name.index != name.index || member->kind != kind ||
        !(member->flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL)))
      continue;
    if (member->arg_names.count != args) continue;
    *where = type;
    return m;
  }
  const TypeId *type_args = (const TypeId *)run_items(t, type_row(t, type)->args);
  for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++) {
    MemberId found = find_slot(
        s, type_substitute(t, (TypeId){run_items(t, row.interfaces)[i]}, row.params, type_args),
        name, kind, args, where);
    if (found.index) return found;
  }
  if (row.base.index)
    return find_slot(s, type_substitute(t, row.base, row.params, type_args), name, kind, args,
                     where);
  return (MemberId){0};
}

/* A slot's type in terms of the type that it stands in, without `this`. */
static TypeId slot_type(Sema *s, MemberId slot, TypeId where, Span span) {
  Types *t = s->types;
  IdRun args;
  TypeId type = type_instantiate(&s->unifier, member_row(t, slot)->scheme, s->level, span, &args);
  const TypeRow *row = type_row(t, type_resolve(t, where));
  for (uint32_t i = 0; i < row->args.count && i < args.count; i++)
    type_unify(&s->unifier, (TypeId){run_items(t, args)[i]}, (TypeId){run_items(t, row->args)[i]});
  return type_arg(t, type_resolve(t, type), 1);
}

typedef struct Implements {
  TypeId interface; /* of an `interface … with` or object expression; none otherwise */
  TypeId base;
} Implements;

/* Rows made for a Syn member, to be found again when bodies are checked: by Syn address within the definition. */
static MemberId declare_member(Sema *s, Scope *scope, TyconId tycon, Syn *syn,
                               const Implements *implements, bool is_extension) {
  Types *t = s->types;
  Scope inner = *scope;
  TypeVars *vars = NEW(s->unit, TypeVars);
  inner.vars = vars;
  bool is_static = (syn->flags & SYN_F_STATIC) != 0;
  Signature g;
  uint32_t param_count = syn->count > SYN_BINDING_PARAMS ? syn->count - SYN_BINDING_PARAMS : 0;
  read_signature(s, &g, syn->items + SYN_BINDING_PARAMS, param_count);
  bool is_setter = (syn->flags & SYN_F_SET) != 0, is_getter = (syn->flags & SYN_F_GET) != 0;
  if (is_setter && param_count > 1) { /* set (i) v */
    g.is_curried = false;
  }
  MemberKind kind = is_setter                   ? MEMBER_SETTER
                    : is_getter || !param_count ? MEMBER_GETTER
                                                : MEMBER_METHOD;
  Syn *ident = syn->items[SYN_BINDING_HEAD];
  Name name = member_name(s, ident);
  uint32_t flags = (is_static ? MEMBER_STATIC : 0) | (is_extension ? MEMBER_EXTENSION : 0) |
                   (ident->flags & SYN_F_OPERATOR ? MEMBER_OPERATOR : 0);
  if (g.is_curried && kind == MEMBER_METHOD) flags |= MEMBER_CURRIED;
  for (uint32_t i = 0; i < g.count; i++)
    if (strip(g.patterns[i]) != g.patterns[i] && g.patterns[i]->kind == SYN_PAT_ATTRS &&
        sema_attribute(s, g.patterns[i]->u.decor, "ParamArray"))
      flags |= MEMBER_PARAM_ARRAY;
  if (syn->items[SYN_BINDING_TYPE_PARAMS])
    sema_apply_constraints(s, &inner, syn->items[SYN_BINDING_TYPE_PARAMS]);
  TypeId args[64];
  for (uint32_t i = 0; i < g.count; i++)
    args[i] = arg_type(s, &inner, g.patterns[i], (g.optional_mask >> i & 1) != 0);
  TypeId result = syn->items[SYN_BINDING_RESULT] && kind != MEMBER_SETTER
                      ? sema_resolve_type(s, &inner, syn->items[SYN_BINDING_RESULT])
                  : kind == MEMBER_SETTER ? sema_unit(s)
                                          : sema_new_var(s, syn->span);
  TypeId type = result;
  for (uint32_t i = g.count; i-- > 0;) type = type_function(t, args[i], type);
  if (!g.count && (kind == MEMBER_METHOD || is_static)) type = type_function(t, sema_unit(s), type);
  MemberId slot = {0};
  bool is_override =
      (syn->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT)) != 0 || implements->interface.index;
  if (is_override) {
    TypeId where = {0},
           from = implements->interface.index ? implements->interface : own_type(s, tycon);
    slot = find_slot(s, from, name, kind, g.count, &where);
    if (!slot.index && implements->base.index)
      slot = find_slot(s, implements->base, name, kind, g.count, &where);
    if (slot.index) {
      TypeId wanted = slot_type(s, slot, where, syn->span);
      if (!type_unify(&s->unifier, wanted, type)) sema_mismatch(s, syn->span, wanted, type);
      flags |= MEMBER_OVERRIDE;
    } else if (implements->interface.index) {
      diag(s->diags, ident->span, D_NO_SLOT, name_text(s->names, name),
           sema_type_text(s, implements->interface));
    } else if (strcmp(name_text(s->names, name), "ToString") &&
               strcmp(name_text(s->names, name), "Equals") &&
               strcmp(name_text(s->names, name), "GetHashCode")) {
      diag(s->diags, ident->span, D_NO_OVERRIDE, name_text(s->names, name));
    }
  }
  if (!is_static) type = type_function(t, own_type(s, tycon), type);
  if ((syn->flags & SYN_F_DEFAULT) && slot.index &&
      member_row(t, slot)->tycon.index == tycon.index) {
    /* `default` gives its class's own slot a body */
    member_row(t, slot)->flags |= MEMBER_VIRTUAL;
    new_binding(s, slot, type, syn->span, 0);
    return slot;
  }
  MemberId member = new_member(s, tycon, name, kind, flags, syn->span);
  sema_note_operation(s, member, syn);
  MemberRow *row = member_row(t, member);
  row->arg_names = types_run(t, g.names, g.count);
  row = member_row(t, member);
  row->optional_mask = g.optional_mask;
  row->implements = slot;
  set_scheme(s, member, type);
  new_binding(s, member, type, syn->span, syn->flags & SYN_F_INLINE ? NODE_INLINE : 0);
  return member;
}

static void declare_abstract(Sema *s, Scope *scope, TyconId tycon, Syn *syn, uint32_t *slot) {
  Types *t = s->types;
  Scope inner = *scope;
  TypeVars vars = {0};
  inner.vars = &vars;
  Syn *type_syn = syn->items[2];
  while (type_syn->kind == SYN_TYPE_PAREN || type_syn->kind == SYN_TYPE_WITH)
    type_syn = type_syn->items[0];
  TypeId args[64], result;
  uint32_t names[64], count = 0, flags = MEMBER_ABSTRACT | MEMBER_VIRTUAL;
  bool is_method = type_syn->kind == SYN_TYPE_FUNC, is_unit = false;
  if (syn->flags & SYN_F_STATIC) flags |= MEMBER_STATIC;
  if (is_method) {
    for (uint32_t i = 0; i + 1 < type_syn->count; i++) {
      Syn *arg = type_syn->items[i];
      while (arg->kind == SYN_TYPE_PAREN && type_syn->count == 2) break;
      if (arg->kind == SYN_TYPE_TUPLE && type_syn->count == 2) {
        for (uint32_t k = 0; k < arg->count && count < 64; k++) {
          names[count] = arg->items[k]->kind == SYN_TYPE_LABELLED ? arg->items[k]->name.index : 0;
          args[count++] = sema_resolve_type(s, &inner, arg->items[k]);
        }
      } else {
        names[count] = arg->kind == SYN_TYPE_LABELLED ? arg->name.index : 0;
        args[count++] = sema_resolve_type(s, &inner, arg);
      }
    }
    if (type_syn->count > 2) flags |= MEMBER_CURRIED;
    if (count == 1 && type_is_known(t, args[0], KNOWN_UNIT)) count = 0, is_unit = true;
  }
  result =
      sema_resolve_type(s, &inner, is_method ? type_syn->items[type_syn->count - 1] : type_syn);
  TypeId type = result;
  for (uint32_t i = count; i-- > 0;) type = type_function(t, args[i], type);
  if (is_unit) type = type_function(t, sema_unit(s), type);
  type = type_function(t, own_type(s, tycon), type);
  MemberId member = new_member(s, tycon, syn->items[0]->name,
                               is_method ? MEMBER_METHOD : MEMBER_GETTER, flags, syn->span);
  member_row(t, member)->slot = (*slot)++;
  IdRun run = types_run(t, names, count);
  member_row(t, member)->arg_names = run;
  IdRun params = tycon_row(t, tycon)->params;
  s->level--;
  SchemeId scheme =
      type_generalize(t, type, s->level, (const ParamId *)run_items(t, params), params.count);
  s->level++;
  member_row(t, member)->scheme = scheme;
  if (syn->flags & SYN_F_SET) {
    MemberId setter = new_member(s, tycon, syn->items[0]->name, MEMBER_SETTER, flags, syn->span);
    member_row(t, setter)->slot = (*slot)++;
    uint32_t value = 0;
    IdRun one = types_run(t, &value, 1);
    member_row(t, setter)->arg_names = one;
    set_scheme(s, setter,
               type_function(t, own_type(s, tycon), type_function(t, result, sema_unit(s))));
  }
}

/* ---- fields of a class ---- */

static void add_hidden_field(Sema *s, TyconId tycon, uint32_t first, uint32_t *count, Name name,
                             TypeId type, uint32_t flags, Span span) {
  FieldRow *row = field_row(s->types, (FieldId){first + *count});
  row->name = name;
  row->type = type;
  row->tycon = tycon;
  row->index = *count;
  row->flags = flags;
  row->span = span;
  (*count)++;
}

static Name let_name(Syn *binding) {
  Syn *head = strip(binding->items[SYN_BINDING_HEAD]);
  if (head->kind == SYN_PAT_TYPED) head = strip(head->items[0]);
  return head->kind == SYN_PAT_NAME ? head->items[0]->name : (Name){0};
}

static bool is_let_function(Syn *binding) { return binding->count > SYN_BINDING_PARAMS; }

static Name backing_name(Sema *s, Name name) {
  return sema_name(s, format_in(s->session, "%s@", name_text(s->names, name)));
}

static void declare_fields(Sema *s, Scope *scope, TyconId tycon, Syn *def, const Signature *ctor,
                           TypeId *ctor_types) {
  Types *t = s->types;
  uint32_t most = ctor->count, count = 0;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    if (m->kind == SYN_LET_DECL) most += m->count;
    if (m->kind == SYN_FIELD || m->kind == SYN_AUTO_PROPERTY) most++;
  }
  uint32_t first = table_add(&t->fields, most);
  for (uint32_t i = 0; i < ctor->count; i++)
    if (ctor->names[i])
      add_hidden_field(s, tycon, first, &count, (Name){ctor->names[i]}, ctor_types[i], FIELD_HIDDEN,
                       ctor->patterns[i]->span);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    if (m->kind == SYN_LET_DECL && !(m->flags & SYN_F_STATIC)) {
      for (uint32_t k = 0; k < m->count; k++) {
        if (is_let_function(m->items[k]) || !let_name(m->items[k]).index) continue;
        bool is_mutable = (m->items[k]->flags & SYN_F_MUTABLE) != 0;
        if (is_mutable) tycon_row(t, tycon)->flags |= TYCON_MUTABLE;
        add_hidden_field(s, tycon, first, &count, let_name(m->items[k]),
                         sema_new_var(s, m->items[k]->span),
                         FIELD_HIDDEN | (is_mutable ? FIELD_MUTABLE : 0), m->items[k]->span);
      }
    } else if (m->kind == SYN_FIELD) {
      add_hidden_field(s, tycon, first, &count, m->items[0]->name,
                       sema_resolve_type(s, scope, m->items[1]),
                       FIELD_NAMED | (m->flags & SYN_F_MUTABLE ? FIELD_MUTABLE : 0), m->span);
      if (m->flags & SYN_F_MUTABLE) tycon_row(t, tycon)->flags |= TYCON_MUTABLE;
    } else if (m->kind == SYN_AUTO_PROPERTY) {
      Scope inner = *scope;
      TypeVars vars = {0};
      inner.vars = &vars;
      TypeId type =
          m->items[1] ? sema_resolve_type(s, &inner, m->items[1]) : sema_new_var(s, m->span);
      tycon_row(t, tycon)->flags |= TYCON_MUTABLE;
      add_hidden_field(s, tycon, first, &count, backing_name(s, m->items[0]->name), type,
                       FIELD_HIDDEN | FIELD_MUTABLE, m->span);
    }
  }
  tycon_row(t, tycon)->fields = first;
  tycon_row(t, tycon)->field_count = count;
}

static FieldId own_field(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(s->types, (FieldId){row->fields + i})->name.index == name.index)
      return (FieldId){row->fields + i};
  return (FieldId){0};
}

/* ---- declaring a whole definition ---- */

typedef struct ClassInfo {
  Signature ctor;
  TypeId ctor_types[64];
  MemberId ctor_member;
} ClassInfo;

static uint32_t slots_of(Sema *s, TypeId type) {
  Types *t = s->types;
  uint32_t count = 0;
  for (type = type_resolve(t, type); type_kind(t, type) == TYPE_APP;
       type = type_resolve(t, tycon_row(t, type_tycon(t, type))->base)) {
    for (MemberId m = tycon_row(t, type_tycon(t, type))->members; m.index;
         m = member_row(t, m)->next)
      count += (member_row(t, m)->flags & MEMBER_ABSTRACT) != 0;
    if (!tycon_row(t, type_tycon(t, type))->base.index) break;
  }
  return count;
}

static MemberId declare_ctor(Sema *s, TyconId tycon, const Signature *g, const TypeId *types,
                             Span span) {
  Types *t = s->types;
  TypeId self = own_type(s, tycon), type = self, full = sema_unit(s);
  for (uint32_t i = g->count; i-- > 0;)
    type = type_function(t, types[i], type), full = type_function(t, types[i], full);
  if (!g->count)
    type = type_function(t, sema_unit(s), type), full = type_function(t, sema_unit(s), full);
  MemberId member = new_member(s, tycon, s->n_ctor, MEMBER_CONSTRUCTOR, 0, span);
  IdRun names = types_run(t, g->names, g->count);
  member_row(t, member)->arg_names = names;
  member_row(t, member)->optional_mask = g->optional_mask;
  set_scheme(s, member, type);
  new_binding(s, member, type_function(t, self, full), span, 0);
  return member;
}

static void ctor_signature(Sema *s, Scope *scope, Syn *pattern, Signature *g, TypeId *types) {
  Scope inner = *scope;
  TypeVars *vars = NEW(s->unit, TypeVars);
  inner.vars = vars;
  read_signature(s, g, &pattern, 1);
  for (uint32_t i = 0; i < g->count; i++)
    types[i] = arg_type(s, &inner, g->patterns[i], (g->optional_mask >> i & 1) != 0);
}

void sema_declare_members(Sema *s, Scope *scope, TyconId tycon, Syn *def, bool is_extension) {
  Types *t = s->types;
  Syn *ctor = child(def, SYN_TYPE_DEF_CTOR);
  Implements none = {{0}, {0}};
  VEC(uint32_t) interfaces = {0};
  TyconKind kind = (TyconKind)tycon_row(t, tycon)->kind;
  /* bases and interfaces first */
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    if (m->kind == SYN_INHERIT) {
      TypeId base = sema_resolve_type(s, scope, m->items[0]);
      if (kind == TYCON_INTERFACE)
        vec_push(s->unit, &interfaces, base.index);
      else
        tycon_row(t, tycon)->base = base;
    } else if (m->kind == SYN_INTERFACE) {
      vec_push(s->unit, &interfaces, sema_resolve_type(s, scope, m->items[0]).index);
    }
  }
  if (!is_extension && interfaces.count) {
    IdRun run = types_run(t, interfaces.items, interfaces.count);
    tycon_row(t, tycon)->interfaces = run;
  }
  uint32_t slot = tycon_row(t, tycon)->base.index ? slots_of(s, tycon_row(t, tycon)->base) : 0;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i]->kind == SYN_ABSTRACT)
      declare_abstract(s, scope, tycon, def->items[i], &slot);
  if (kind == TYCON_CLASS || kind == TYCON_STRUCT) {
    if (!is_extension) {
      Signature g = {.count = 0};
      TypeId types[64];
      if (ctor) ctor_signature(s, scope, ctor->items[0], &g, types);
      declare_fields(s, scope, tycon, def, &g, types);
      if (ctor) declare_ctor(s, tycon, &g, types, ctor->span);
    }
    for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
      Syn *m = def->items[i];
      if (m->kind != SYN_CTOR) continue;
      Signature g;
      TypeId types[64];
      ctor_signature(s, scope, m->items[0], &g, types);
      MemberId member = declare_ctor(s, tycon, &g, types, m->span);
      m->name = (Name){member.index};
    }
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    Implements here = none;
    here.base = tycon_row(t, tycon)->base;
    if (m->kind == SYN_MEMBER)
      m->name = (Name){declare_member(s, scope, tycon, m, &here, is_extension).index};
    if (m->kind == SYN_PROPERTY)
      for (uint32_t k = 0; k < m->count; k++)
        m->items[k]->name =
            (Name){declare_member(s, scope, tycon, m->items[k], &here, is_extension).index};
    if (m->kind == SYN_INTERFACE) {
      here.interface = sema_resolve_type(s, scope, m->items[0]);
      for (uint32_t k = 1; k < m->count; k++) {
        Syn *inner = m->items[k];
        if (inner->kind == SYN_MEMBER)
          inner->name = (Name){declare_member(s, scope, tycon, inner, &here, false).index};
        if (inner->kind == SYN_PROPERTY)
          for (uint32_t j = 0; j < inner->count; j++)
            inner->items[j]->name =
                (Name){declare_member(s, scope, tycon, inner->items[j], &here, false).index};
      }
    }
    if (m->kind == SYN_LET_DECL && (kind == TYCON_CLASS || kind == TYCON_STRUCT)) {
      for (uint32_t k = 0; k < m->count; k++) {
        Syn *binding = m->items[k];
        if (!is_let_function(binding)) continue;
        /* a function of the class: a hidden method that takes this and then its own curried parameters */
        Name name = let_name(binding);
        MemberId member = new_member(s, tycon, backing_name(s, name), MEMBER_METHOD,
                                     MEMBER_PRIVATE | MEMBER_CURRIED, binding->span);
        TypeId type = sema_new_var(s, binding->span);
        for (uint32_t p = binding->count; p-- > SYN_BINDING_PARAMS;)
          type = type_function(t, sema_new_var(s, binding->span), type);
        type = type_function(t, own_type(s, tycon), type);
        set_scheme(s, member, type);
        new_binding(s, member, type, binding->span, 0);
        binding->sub = 1;
        binding->size = member.index;
      }
    }
    if (m->kind == SYN_AUTO_PROPERTY) {
      TypeId type = field_row(t, own_field(s, tycon, backing_name(s, m->items[0]->name)))->type,
             self = own_type(s, tycon);
      MemberId getter = new_member(s, tycon, m->items[0]->name, MEMBER_GETTER, 0, m->span);
      set_scheme(s, getter, type_function(t, self, type));
      new_binding(s, getter, type_function(t, self, type), m->span, 0);
      if (m->flags & SYN_F_SET) {
        MemberId setter = new_member(s, tycon, m->items[0]->name, MEMBER_SETTER, 0, m->span);
        uint32_t value = 0;
        IdRun one = types_run(t, &value, 1);
        member_row(t, setter)->arg_names = one;
        TypeId set = type_function(t, self, type_function(t, type, sema_unit(s)));
        set_scheme(s, setter, set);
        new_binding(s, setter, set, m->span, 0);
      }
    }
  }
}

/* ---- slots without implementation ---- */

static bool implements_slot(Sema *s, TyconId tycon, MemberId slot) {
  Types *t = s->types;
  for (TypeId at; tycon.index; tycon = type_tycon(t, at)) {
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next)
      if (member_row(t, m)->implements.index == slot.index) return true;
    at = tycon_row(t, tycon)->base;
    if (!at.index) break;
  }
  return false;
}

/* Slots of `from` and of what it inherits that `tycon` leaves open. */
static void check_slots_of(Sema *s, TyconId tycon, TypeId from, Span span, uint32_t depth) {
  Types *t = s->types;
  TyconId owner = type_tycon(t, from);
  if (!owner.index || depth > 64) return;
  const TyconRow row = *tycon_row(t, owner);
  for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
    const MemberRow member = *member_row(t, m);
    if (!(member.flags & MEMBER_ABSTRACT) || member.flags & MEMBER_STATIC || member.binding ||
        implements_slot(s, tycon, m))
      continue;
    TypeId type = type_arg(t, type_resolve(t, scheme_row(t, member.scheme)->type), 1);
    diag(s->diags, span, D_SLOT_MISSING,
         format_in(s->session, "abstract %s.%s: %s", name_text(s->names, row.name),
                   name_text(s->names, member.name), sema_type_text(s, type)));
  }
  for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++)
    check_slots_of(s, tycon, (TypeId){run_items(t, row.interfaces)[i]}, span, depth + 1);
  if (row.base.index) check_slots_of(s, tycon, row.base, span, depth + 1);
}

void sema_check_slots(Sema *s, TyconId tycon, Syn *def) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  if (row.kind == TYCON_INTERFACE) return;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS, k = 0; i < def->count; i++)
    if (def->items[i]->kind == SYN_INTERFACE && k < row.interfaces.count)
      check_slots_of(s, tycon, (TypeId){run_items(t, row.interfaces)[k++]}, def->items[i]->span, 0);
  if (row.kind == TYCON_CLASS && !(row.flags & TYCON_ABSTRACT))
    check_slots_of(s, tycon, own_type(s, tycon), row.span, 0);
}

/* ---- bodies ---- */

typedef struct MemberBody {
  Syn *body, *result;
  Name self;
  TyconId tycon;
  bool is_class;
  Syn *def;
} MemberBody;

/* lets and constructor parameters of a class are in view of its members as fields of this */
static void add_class_scope(Sema *s, Scope *scope, TyconId tycon, Syn *def) {
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row.field_count; i++) {
    const FieldRow *field = field_row(s->types, (FieldId){row.fields + i});
    if (field->flags & FIELD_HIDDEN)
      scope_add(s, scope, SPACE_VALUE, field->name, ENTRY_FIELD, row.fields + i, 0);
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; def && i < def->count; i++) {
    if (def->items[i]->kind != SYN_LET_DECL) continue;
    for (uint32_t k = 0; k < def->items[i]->count; k++) {
      Syn *binding = def->items[i]->items[k];
      if (!is_let_function(binding) || !binding->size) continue;
      scope_add(s, scope, SPACE_VALUE, let_name(binding), ENTRY_VALUE,
                member_row(s->types, (MemberId){binding->size})->binding, 1);
    }
  }
}

static NodeId member_body(Sema *s, const Scope *outer, TypeId expected, void *context) {
  MemberBody *c = context;
  Scope scope = *outer;
  Found self;
  if (c->self.index && scope_find(s, &scope, SPACE_VALUE, c->self, ANY_ARITY, &self)) {
    scope.this_node = (NodeId){self.target};
  }
  if (c->result) {
    TypeId written = sema_resolve_type(s, &scope, c->result);
    if (!type_unify(&s->unifier, expected, written))
      sema_mismatch(s, c->result->span, expected, written);
  }
  return sema_check_expr(s, &scope, c->body, expected);
}

static void generalize_member(Sema *s, MemberId member, uint32_t first_pending) {
  Types *t = s->types;
  s->level = 0;
  NodeId binding = {member_row(t, member)->binding};
  sema_solve_pending(s, first_pending, 0, (psg_node(s->graph, binding)->flags & NODE_INLINE) != 0);
  if (member_row(t, member)->kind != MEMBER_CONSTRUCTOR) {
    IdRun params = tycon_row(t, member_row(t, member)->tycon)->params;
    SchemeId scheme = type_generalize(t, psg_node(s->graph, binding)->type, 0,
                                      (const ParamId *)run_items(t, params), params.count);
    member_row(t, member)->scheme = scheme;
    if (scheme_row(t, scheme)->params.count) {
      psg_node(s->graph, binding)->a = scheme.index;
      psg_node(s->graph, binding)->flags |= NODE_TEMPLATE;
    }
  }
  s->level = 1;
}

static void set_lambda(Sema *s, MemberId member, NodeId lambda, LambdaContext context,
                       NodeList *out) {
  NodeId binding = {member_row(s->types, member)->binding};
  if (psg_node(s->graph, lambda)->kind == PSG_LAMBDA)
    psg_node(s->graph, lambda)->b = (uint32_t)context;
  psg_set_children(s->graph, binding, &lambda, 1);
  vec_push(s->unit, out, binding);
}

static void check_member(Sema *s, const Scope *outer, TyconId tycon, Syn *syn, Syn *def,
                         NodeList *out) {
  Types *t = s->types;
  MemberId member = {syn->name.index};
  if (!member.index) return;
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  uint32_t first_pending = s->pending.count;
  bool is_static = (syn->flags & SYN_F_STATIC) != 0;
  uint32_t param_count = syn->count > SYN_BINDING_PARAMS ? syn->count - SYN_BINDING_PARAMS : 0,
           count = 0;
  Signature g;
  read_signature(s, &g, syn->items + SYN_BINDING_PARAMS, param_count);
  Syn *patterns[66];
  Name self = {0};
  if (!is_static) {
    Syn *written = syn->items[SYN_BINDING_SELF];
    self = written && strcmp(name_text(s->names, written->name), "_") ? written->name
                                                                      : sema_name(s, "this@");
    patterns[count++] = name_pattern(s, self, written ? written->span : syn->span);
    if (tycon_row(t, tycon)->kind == TYCON_CLASS || tycon_row(t, tycon)->kind == TYCON_STRUCT)
      add_class_scope(s, &scope, tycon, def);
  }
  for (uint32_t i = 0; i < g.count; i++) patterns[count++] = g.patterns[i];
  MemberKind kind = (MemberKind)member_row(t, member)->kind;
  if (!g.count && (kind == MEMBER_METHOD || is_static))
    patterns[count++] = unit_pattern(s, syn->span);
  MemberBody body = {syn->items[SYN_BINDING_BODY],
                     kind == MEMBER_SETTER ? NULL : syn->items[SYN_BINDING_RESULT],
                     self,
                     tycon,
                     true,
                     def};
  TypeId type = psg_node(s->graph, (NodeId){member_row(t, member)->binding})->type;
  NodeId lambda = sema_make_lambda(s, &scope, patterns, count, type, member_body, &body, syn->span);
  set_lambda(s, member, lambda, LAMBDA_MEMBER, out);
  generalize_member(s, member, first_pending);
}

static NodeId self_ref(Sema *s, const Scope *scope, Span span) {
  NodeId node =
      psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
  psg_node(s->graph, node)->name = psg_node(s->graph, scope->this_node)->name;
  return node;
}

static NodeId set_own_field(Sema *s, const Scope *scope, FieldId field, NodeId value, Span span) {
  NodeId node =
      psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), span, self_ref(s, scope, span), value);
  psg_node(s->graph, node)->a = field.index;
  psg_node(s->graph, node)->name = field_row(s->types, field)->name;
  return node;
}

/* `new T(args)` as a call of T's constructor on this. */
static NodeId call_ctor_on_this(Sema *s, const Scope *scope, TypeId type, Syn *args, Span span) {
  Types *t = s->types;
  NodeId made = sema_construct(s, scope, type, args, true, span);
  const PsgNode row = *psg_node(s->graph, made);
  if (row.kind != PSG_NEW_OBJECT || !row.a) return made;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, row.children.count + 2);
  NodeId binding = {member_row(t, (MemberId){row.a})->binding};
  IdRun params = tycon_row(t, type_tycon(t, type))->params;
  TypeId ctor_type =
      type_substitute(t, psg_node(s->graph, binding)->type, params,
                      (const TypeId *)run_items(t, type_row(t, type_resolve(t, type))->args));
  children[0] = psg_new_var(s->graph, binding, ctor_type, span);
  psg_node(s->graph, children[0])->name = s->n_ctor;
  psg_node(s->graph, children[0])->list = row.list;
  NodeId self = self_ref(s, scope, span);
  children[1] = type_equal(t, type, psg_node(s->graph, self)->type)
                    ? self
                    : sema_coerce(s, self, type, COERCE_UPCAST, span);
  for (uint32_t i = 0; i < row.children.count; i++) children[2 + i] = psg_child(s->graph, made, i);
  return psg_new_n(s->graph, PSG_APPLICATION, sema_unit(s), span, children, row.children.count + 2);
}

typedef struct CtorBody {
  Syn *def;
  TyconId tycon;
  const Signature *g;
  Name self;
  Syn *secondary; /* body of a `new … =` */
} CtorBody;

static void check_class_let(Sema *s, Scope *scope, TyconId tycon, Syn *let, NodeList *list,
                            NodeList *members) {
  Types *t = s->types;
  for (uint32_t k = 0; k < let->count; k++) {
    Syn *binding = let->items[k];
    if (is_let_function(binding)) continue;
    FieldId field = own_field(s, tycon, let_name(binding));
    if (!field.index) {
      vec_push(s->unit, list, sema_check_statement(s, scope, binding->items[SYN_BINDING_BODY]));
      continue;
    }
    TypeId type = field_row(t, field)->type;
    Syn *head = strip(binding->items[SYN_BINDING_HEAD]);
    Syn *written = binding->items[SYN_BINDING_RESULT] ? binding->items[SYN_BINDING_RESULT]
                   : head->kind == SYN_PAT_TYPED      ? head->items[1]
                                                      : NULL;
    if (written) {
      TypeId given = sema_resolve_type(s, scope, written);
      if (!type_unify(&s->unifier, type, given)) sema_mismatch(s, written->span, type, given);
    }
    NodeId value = sema_check_expr(s, scope, binding->items[SYN_BINDING_BODY], type);
    vec_push(s->unit, list, set_own_field(s, scope, field, value, binding->span));
    scope_add(s, scope, SPACE_VALUE, let_name(binding), ENTRY_FIELD, field.index, 0);
  }
  (void)members;
}

static NodeId primary_body(Sema *s, const Scope *outer, TypeId expected, void *context) {
  CtorBody *c = context;
  Types *t = s->types;
  Scope scope = *outer;
  NodeList list = {0};
  Found self;
  scope_find(s, &scope, SPACE_VALUE, c->self, ANY_ARITY, &self);
  scope.this_node = (NodeId){self.target};
  Span span = c->def->span;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (m->kind != SYN_INHERIT || !m->items[1]) continue;
    vec_push(s->unit, &list,
             call_ctor_on_this(s, &scope, tycon_row(t, c->tycon)->base, m->items[1], m->span));
  }
  for (uint32_t i = 0; i < c->g->count; i++) {
    FieldId field = c->g->names[i] ? own_field(s, c->tycon, (Name){c->g->names[i]}) : (FieldId){0};
    Found param;
    if (!field.index ||
        !scope_find(s, outer, SPACE_VALUE, (Name){c->g->names[i]}, ANY_ARITY, &param) ||
        param.kind != ENTRY_VALUE)
      continue;
    NodeId value =
        psg_new_var(s->graph, (NodeId){param.target},
                    psg_node(s->graph, (NodeId){param.target})->type, c->g->patterns[i]->span);
    psg_node(s->graph, value)->name = (Name){c->g->names[i]};
    vec_push(s->unit, &list, set_own_field(s, &scope, field, value, c->g->patterns[i]->span));
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    Syn *m = c->def->items[i];
    if (m->kind == SYN_LET_DECL && !(m->flags & SYN_F_STATIC)) {
      for (uint32_t k = 0; k < m->count; k++)
        if (is_let_function(m->items[k]) && m->items[k]->size)
          scope_add(s, &scope, SPACE_VALUE, let_name(m->items[k]), ENTRY_VALUE,
                    member_row(t, (MemberId){m->items[k]->size})->binding, 1);
      check_class_let(s, &scope, c->tycon, m, &list, NULL);
    }
    if (m->kind == SYN_DO_DECL)
      vec_push(s->unit, &list, sema_check_statement(s, &scope, m->items[0]));
    if (m->kind == SYN_AUTO_PROPERTY) {
      FieldId field = own_field(s, c->tycon, backing_name(s, m->items[0]->name));
      vec_push(s->unit, &list,
               set_own_field(s, &scope, field,
                             sema_check_expr(s, &scope, m->items[2], field_row(t, field)->type),
                             m->span));
    }
  }
  type_unify(&s->unifier, expected, sema_unit(s));
  vec_push(s->unit, &list, sema_unit_node(s, span));
  return list.count == 1
             ? list.items[0]
             : psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), span, list.items, list.count);
}

/* Is this the type's own name, as the head of a call to another of its constructors? */
static bool names_type(Sema *s, Syn *head, TyconId tycon) {
  if (head->kind == SYN_TYPE_APP) head = head->items[0];
  if (head->kind != SYN_IDENT && head->kind != SYN_LONG_IDENT) return false;
  return syn_path_part(head, syn_path_count(head) - 1)->name.index ==
         tycon_row(s->types, tycon)->name.index;
}

/* The body of `new (…) = e`: a call of another constructor, or the fields. */
static NodeId secondary_expr(Sema *s, const Scope *scope, TyconId tycon, Syn *e) {
  Types *t = s->types;
  switch ((SynKind)e->kind) {
  case SYN_PAREN: return secondary_expr(s, scope, tycon, e->items[0]);
  case SYN_CTOR_THEN: {
    NodeId first = secondary_expr(s, scope, tycon, e->items[0]);
    return psg_new2(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, first,
                    sema_check_statement(s, scope, e->items[1]));
  }
  case SYN_SEQUENTIAL: {
    NodeList list = {0};
    for (uint32_t i = 0; i + 1 < e->count; i++)
      vec_push(s->unit, &list, sema_check_statement(s, scope, e->items[i]));
    vec_push(s->unit, &list, secondary_expr(s, scope, tycon, e->items[e->count - 1]));
    return psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, list.items, list.count);
  }
  case SYN_LET: {
    Scope inner = *scope;
    NodeList list = {0};
    sema_check_let(s, &inner, e, LET_LOCAL, &list);
    vec_push(s->unit, &list, secondary_expr(s, &inner, tycon, e->items[e->count - 1]));
    return psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, list.items, list.count);
  }
  case SYN_RECORD: {
    NodeList list = {0};
    for (uint32_t i = 1; i < e->count; i++) {
      Syn *init = e->items[i];
      if (init->kind == SYN_INHERIT) {
        if (init->items[1])
          vec_push(
              s->unit, &list,
              call_ctor_on_this(s, scope, tycon_row(t, tycon)->base, init->items[1], init->span));
        continue;
      }
      FieldId field = own_field(
          s, tycon, syn_path_part(init->items[0], syn_path_count(init->items[0]) - 1)->name);
      if (!field.index) {
        diag(s->diags, init->span, D_FIELD_UNDEFINED,
             name_text(s->names, syn_path_part(init->items[0], 0)->name));
        continue;
      }
      vec_push(s->unit, &list,
               set_own_field(s, scope, field,
                             sema_check_expr(s, scope, init->items[1], field_row(t, field)->type),
                             init->span));
    }
    vec_push(s->unit, &list, sema_unit_node(s, e->span));
    return psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, list.items, list.count);
  }
  case SYN_NEW: return call_ctor_on_this(s, scope, own_type(s, tycon), syn_item(e, 1), e->span);
  case SYN_APP:
    if (names_type(s, e->items[0], tycon))
      return call_ctor_on_this(s, scope, own_type(s, tycon), e->items[1], e->span);
    break;
  default: break;
  }
  diag(s->diags, e->span, D_CTOR_BODY);
  return sema_error_node(s, sema_unit(s), e->span);
}

static NodeId secondary_body(Sema *s, const Scope *outer, TypeId expected, void *context) {
  CtorBody *c = context;
  Scope scope = *outer;
  Found self;
  scope_find(s, &scope, SPACE_VALUE, c->self, ANY_ARITY, &self);
  scope.this_node = (NodeId){self.target};
  type_unify(&s->unifier, expected, sema_unit(s));
  return secondary_expr(s, &scope, c->tycon, c->secondary);
}

static void check_ctor(Sema *s, const Scope *outer, TyconId tycon, Syn *def, MemberId member,
                       Syn *pattern, Syn *self, Syn *secondary, Span span, NodeList *out) {
  Types *t = s->types;
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  Signature g;
  uint32_t first_pending = s->pending.count, count = 0;
  read_signature(s, &g, &pattern, 1);
  Syn *patterns[66];
  Name name = self ? self->name : sema_name(s, "this@");
  patterns[count++] = name_pattern(s, name, self ? self->span : span);
  for (uint32_t i = 0; i < g.count; i++) patterns[count++] = g.patterns[i];
  if (!g.count) patterns[count++] = unit_pattern(s, span);
  CtorBody body = {def, tycon, &g, name, secondary};
  TypeId type = psg_node(s->graph, (NodeId){member_row(t, member)->binding})->type;
  NodeId lambda = sema_make_lambda(s, &scope, patterns, count, type,
                                   secondary ? secondary_body : primary_body, &body, span);
  set_lambda(s, member, lambda, LAMBDA_CONSTRUCTOR, out);
  generalize_member(s, member, first_pending);
}

static MemberId find_ctor(Sema *s, TyconId tycon, Span span) {
  for (MemberId m = tycon_row(s->types, tycon)->members; m.index; m = member_row(s->types, m)->next)
    if (member_row(s->types, m)->kind == MEMBER_CONSTRUCTOR &&
        member_row(s->types, m)->span.start == span.start)
      return m;
  return (MemberId){0};
}

static NodeId let_function_body(Sema *s, const Scope *scope, TypeId expected, void *context) {
  return member_body(s, scope, expected, context);
}

static void check_let_function(Sema *s, const Scope *outer, TyconId tycon, Syn *binding, Syn *def,
                               NodeList *out) {
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  add_class_scope(s, &scope, tycon, def);
  MemberId member = {binding->size};
  uint32_t first_pending = s->pending.count, count = 0;
  Syn *patterns[66];
  Name self = sema_name(s, "this@");
  patterns[count++] = name_pattern(s, self, binding->span);
  for (uint32_t i = SYN_BINDING_PARAMS; i < binding->count; i++)
    patterns[count++] = binding->items[i];
  MemberBody body = {
      binding->items[SYN_BINDING_BODY], binding->items[SYN_BINDING_RESULT], self, tycon, true, def};
  TypeId type = psg_node(s->graph, (NodeId){member_row(s->types, member)->binding})->type;
  NodeId lambda =
      sema_make_lambda(s, &scope, patterns, count, type, let_function_body, &body, binding->span);
  set_lambda(s, member, lambda, LAMBDA_MEMBER, out);
  generalize_member(s, member, first_pending);
}

/* Getter and setter of `member val`. */
static void check_auto_property(Sema *s, TyconId tycon, Syn *m, NodeList *out) {
  Types *t = s->types;
  FieldId field = own_field(s, tycon, backing_name(s, m->items[0]->name));
  for (MemberId id = tycon_row(t, tycon)->members; id.index; id = member_row(t, id)->next) {
    const MemberRow row = *member_row(t, id);
    if (row.span.start != m->span.start || row.name.index != m->items[0]->name.index) continue;
    NodeId self = psg_new(s->graph, PSG_PATTERN_BINDING, own_type(s, tycon), m->span);
    psg_node(s->graph, self)->name = sema_name(s, "this@");
    NodeId use = psg_new_var(s->graph, self, own_type(s, tycon), m->span);
    NodeId children[3] = {self};
    uint32_t count = 1;
    if (row.kind == MEMBER_GETTER) {
      children[count] = psg_new1(s->graph, PSG_FIELD_GET, field_row(t, field)->type, m->span, use);
    } else {
      NodeId value = psg_new(s->graph, PSG_PATTERN_BINDING, field_row(t, field)->type, m->span);
      psg_node(s->graph, value)->name = sema_name(s, "value");
      children[count++] = value;
      children[count] = psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), m->span, use,
                                 psg_new_var(s->graph, value, field_row(t, field)->type, m->span));
    }
    psg_node(s->graph, children[count])->a = field.index;
    NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, psg_node(s->graph, (NodeId){row.binding})->type,
                              m->span, children, count + 1);
    set_lambda(s, id, lambda, LAMBDA_MEMBER, out);
  }
}

void sema_check_members(Sema *s, Scope *scope, TyconId tycon, Syn *def, NodeList *out) {
  Syn *ctor = child(def, SYN_TYPE_DEF_CTOR);
  if (ctor && !(def->flags & SYN_F_EXTENSION)) {
    MemberId member = find_ctor(s, tycon, ctor->span);
    if (member.index)
      check_ctor(s, scope, tycon, def, member, ctor->items[0], syn_item(ctor, 1), NULL, ctor->span,
                 out);
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *m = def->items[i];
    switch ((SynKind)m->kind) {
    case SYN_MEMBER: check_member(s, scope, tycon, m, def, out); break;
    case SYN_PROPERTY:
      for (uint32_t k = 0; k < m->count; k++) check_member(s, scope, tycon, m->items[k], def, out);
      break;
    case SYN_INTERFACE:
      for (uint32_t k = 1; k < m->count; k++) {
        if (m->items[k]->kind == SYN_MEMBER) check_member(s, scope, tycon, m->items[k], def, out);
        if (m->items[k]->kind == SYN_PROPERTY)
          for (uint32_t j = 0; j < m->items[k]->count; j++)
            check_member(s, scope, tycon, m->items[k]->items[j], def, out);
      }
      break;
    case SYN_CTOR:
      check_ctor(s, scope, tycon, def, (MemberId){m->name.index}, m->items[0], m->items[1],
                 m->items[2], m->span, out);
      break;
    case SYN_AUTO_PROPERTY: check_auto_property(s, tycon, m, out); break;
    case SYN_LET_DECL:
      for (uint32_t k = 0; k < m->count; k++)
        if (is_let_function(m->items[k]) && m->items[k]->size)
          check_let_function(s, scope, tycon, m->items[k], def, out);
      break;
    default: break;
    }
  }
}

/* ---- { new T(args) with … } ---- */

NodeId sema_check_object(Sema *s, const Scope *outer, Syn *e, TypeId expected) {
  Types *t = s->types;
  Scope scope = *outer;
  scope.comp = NULL;
  TypeId type = sema_resolve_type(s, &scope, e->items[0]);
  TyconId target = type_tycon(t, type);
  if (!target.index) return sema_error_node(s, expected, e->span);
  bool is_interface = tycon_row(t, target)->kind == TYCON_INTERFACE;
  uint32_t index = table_add(&t->tycons, 1);
  TyconId tycon = {index};
  TyconRow *row = tycon_row(t, tycon);
  row->name = sema_name(s, format_in(s->session, "object@%u", e->span.start));
  row->path = module_row(s, scope.module)->path;
  row->kind = TYCON_CLASS;
  row->flags = TYCON_OBJECT_EXPR;
  row->span = e->span;
  VEC(uint32_t) interfaces = {0};
  if (is_interface)
    vec_push(s->unit, &interfaces, type.index);
  else
    row->base = type;
  for (uint32_t i = 3; i < e->count; i++)
    if (e->items[i] && e->items[i]->kind == SYN_INTERFACE)
      vec_push(s->unit, &interfaces, sema_resolve_type(s, &scope, e->items[i]->items[0]).index);
  IdRun run = types_run(t, interfaces.items, interfaces.count);
  tycon_row(t, tycon)->interfaces = run;
  NodeList children = {0}, members = {0};
  if (!is_interface) {
    vec_push(s->unit, &children, sema_construct(s, &scope, type, syn_item(e, 1), true, e->span));
  }
  Implements implements = {is_interface ? type : (TypeId){0}, is_interface ? (TypeId){0} : type};
  s->level++;
  for (uint32_t i = 3; i < e->count; i++) {
    Syn *m = e->items[i];
    if (!m) continue;
    if (m->kind == SYN_MEMBER)
      m->flags |= SYN_F_OVERRIDE,
          m->name = (Name){declare_member(s, &scope, tycon, m, &implements, false).index};
    if (m->kind == SYN_INTERFACE) {
      Implements other = {sema_resolve_type(s, &scope, m->items[0]), {0}};
      for (uint32_t k = 1; k < m->count; k++)
        if (m->items[k]->kind == SYN_MEMBER)
          m->items[k]->name =
              (Name){declare_member(s, &scope, tycon, m->items[k], &other, false).index};
    }
  }
  s->level--;
  for (uint32_t i = 0; i < run.count; i++)
    check_slots_of(s, tycon, (TypeId){run_items(t, run)[i]}, e->span, 0);
  if (!is_interface) check_slots_of(s, tycon, type, e->span, 0);
  uint32_t level = s->level;
  for (uint32_t i = 3; i < e->count; i++) {
    Syn *m = e->items[i];
    if (!m) continue;
    Syn **list = m->kind == SYN_INTERFACE ? m->items + 1 : &e->items[i];
    uint32_t count = m->kind == SYN_INTERFACE ? m->count - 1 : 1;
    for (uint32_t k = 0; k < count; k++) {
      if (list[k]->kind != SYN_MEMBER) continue;
      MemberId member = {list[k]->name.index};
      Scope inner = scope;
      TypeVars vars = {0};
      if (!inner.vars) inner.vars = &vars;
      Signature g;
      uint32_t param_count =
                   list[k]->count > SYN_BINDING_PARAMS ? list[k]->count - SYN_BINDING_PARAMS : 0,
               n = 0;
      read_signature(s, &g, list[k]->items + SYN_BINDING_PARAMS, param_count);
      Syn *patterns[66];
      Syn *written = list[k]->items[SYN_BINDING_SELF];
      Name self = written && strcmp(name_text(s->names, written->name), "_")
                      ? written->name
                      : sema_name(s, "this@");
      patterns[n++] = name_pattern(s, self, list[k]->span);
      for (uint32_t a = 0; a < g.count; a++) patterns[n++] = g.patterns[a];
      if (!g.count && member_row(t, member)->kind == MEMBER_METHOD)
        patterns[n++] = unit_pattern(s, list[k]->span);
      MemberBody body = {list[k]->items[SYN_BINDING_BODY],
                         list[k]->items[SYN_BINDING_RESULT],
                         (Name){0},
                         tycon,
                         false,
                         NULL};
      NodeId binding = {member_row(t, member)->binding};
      psg_node(s->graph, binding)->flags &= ~(uint32_t)NODE_MODULE_LEVEL;
      NodeId lambda = sema_make_lambda(s, &inner, patterns, n, psg_node(s->graph, binding)->type,
                                       member_body, &body, list[k]->span);
      set_lambda(s, member, lambda, LAMBDA_METHOD_OF_OBJECT, &members);
    }
  }
  s->level = level;
  for (uint32_t i = 0; i < members.count; i++) vec_push(s->unit, &children, members.items[i]);
  NodeId node = psg_new_n(s->graph, PSG_OBJECT_EXPR, type, e->span, children.items, children.count);
  psg_node(s->graph, node)->a = index;
  return sema_fit(s, node, expected, e->span);
}
