/* member_signature: rows and Bindings of members, with the types of their annotations.
 *
 * A member's arguments are flattened: `member _.M(a, b)` has two arguments, and so has `member _.M a b`, which is curried. `()`
 * stands for no argument, or one of type unit. Declared type parameters (`M<'U>`) are rigid from the start. Others are the
 * variables that remain when the body has been checked (decl/member_body.c).
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

Syn *class_strip(Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS)
    pattern = pattern->items[0];
  return pattern;
}

Name class_let_name(Syn *binding) {
  Syn *head = class_strip(binding->items[SYN_BINDING_HEAD]);
  if (head->kind == SYN_PAT_TYPED) head = class_strip(head->items[0]);
  return head->kind == SYN_PAT_NAME ? head->items[0]->name : (Name){0};
}

Name class_backing_name(Sema *s, Name name) {
  return sema_name(s, format_in(s->session, "%s@", name_text(s->names, name)));
}

Name class_member_name(Sema *s, Syn *ident) {
  const char *op =
      ident->flags & SYN_F_OPERATOR ? sema_operator_member(name_text(s->names, ident->name)) : NULL;
  return op ? sema_name(s, op) : ident->name;
}

TypeId class_own_type(Sema *s, TyconId tycon) {
  Types *t = s->types;
  const TyconRow *row = tycon_row(t, tycon);
  IdRun params = row->params;
  if (row->flags &
      TYCON_OBJECT_EXPR) { /* `this` of an object expression has the type that was written */
    if (row->base.index) return row->base;
    if (row->interfaces.count) return (TypeId){run_items(t, row->interfaces)[0]};
  }
  TypeId *args = params.count ? NEW_ARRAY(s->scratch, TypeId, params.count) : NULL;
  for (uint32_t i = 0; i < params.count; i++)
    args[i] = type_param(t, (ParamId){run_items(t, params)[i]});
  return type_app(t, tycon, args, params.count);
}

/* ---- the parameters of a member, flattened ---- */

static bool has_attribute(Sema *s, Syn *pattern, const char *name) {
  for (; pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS;
       pattern = pattern->items[0])
    if (pattern->kind == SYN_PAT_ATTRS && sema_attribute(s, pattern->u.decor, name)) return true;
  return false;
}

/* outref<t>, an abbreviation of byref<t>, says [<Out>] too. */
static bool is_outref(Sema *s, const Syn *type) {
  while (type->kind == SYN_TYPE_LABELLED || type->kind == SYN_TYPE_PAREN) type = type->items[0];
  if (type->kind != SYN_TYPE_NAME) return false;
  Syn *path = type->items[0];
  return !strcmp(name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name),
                 "outref");
}

static bool is_out(Sema *s, Syn *pattern) {
  if (has_attribute(s, pattern, "Out")) return true;
  Syn *inner = class_strip(pattern);
  return inner->kind == SYN_PAT_TYPED && is_outref(s, inner->items[1]);
}

static const Syn *arg_name(Syn *pattern) {
  Syn *inner = class_strip(pattern);
  return inner->kind == SYN_PAT_TYPED ? class_strip(inner->items[0]) : inner;
}

static void add_arg(Sema *s, Signature *g, Syn *pattern) {
  if (g->count == MOST_ARGS) {
    if (!g->is_full) sema_too_many(s, pattern->span, MOST_ARGS, "parameters");
    g->is_full = true;
    return;
  }
  const Syn *inner = arg_name(pattern);
  if (inner->kind == SYN_PAT_OPTIONAL && g->count < MOST_OPTIONAL)
    g->optional_mask |= 1u << g->count;
  else if (inner->kind == SYN_PAT_OPTIONAL)
    sema_too_many(s, pattern->span, MOST_OPTIONAL, "parameters of which some are optional");
  g->names[g->count] = inner->kind == SYN_PAT_NAME       ? inner->name.index
                       : inner->kind == SYN_PAT_OPTIONAL ? inner->items[0]->name.index
                                                         : 0;
  g->is_param_array |= has_attribute(s, pattern, "ParamArray");
  if (is_out(s, pattern)) g->out_mask[g->count / 32] |= 1u << g->count % 32;
  g->patterns[g->count++] = pattern;
}

void class_read_signature(Sema *s, Signature *g, Syn **params, uint32_t count, bool is_setter) {
  *g = (Signature){.count = 0};
  g->is_curried = count > 1 && !is_setter;
  for (uint32_t i = 0; i < count; i++) {
    Syn *inner = params[i];
    while (inner->kind == SYN_PAT_ATTRS) inner = inner->items[0];
    bool in_parens = inner->kind == SYN_PAT_PAREN; /* ((a, b)) is one argument, so is (()) */
    if (in_parens) inner = inner->items[0];
    bool is_first = count == 1 || (is_setter && i == 0); /* set (i, j) v */
    if (inner->kind == SYN_CONST && inner->sub == SYN_CONST_UNIT && is_first && !in_parens)
      continue;
    else if (inner->kind == SYN_PAT_TUPLE && !(inner->flags & SYN_F_STRUCT) && is_first)
      for (uint32_t k = 0; k < inner->count; k++) add_arg(s, g, inner->items[k]);
    else
      add_arg(s, g, params[i]);
  }
}

void class_arg_types(Sema *s, Scope *scope, const Signature *g, TypeId *out) {
  for (uint32_t i = 0; i < g->count; i++) {
    Syn *inner = class_strip(g->patterns[i]);
    TypeId type = inner->kind == SYN_PAT_TYPED ? sema_resolve_type(s, scope, inner->items[1])
                                               : sema_new_var(s, g->patterns[i]->span);
    bool optional = arg_name(g->patterns[i])->kind == SYN_PAT_OPTIONAL;
    out[i] = optional ? sema_optional_type(s, g->patterns[i], type) : type;
  }
}

/* ---- rows ---- */

MemberId class_new_member(Sema *s, TyconId tycon, Name name, MemberKind kind, uint32_t flags,
                          Span span) {
  Types *t = s->types;
  MemberId id = {table_add(&t->members, 1)};
  MemberRow *row = member_row(t, id);
  row->name = name;
  row->kind = kind;
  row->flags = flags;
  row->tycon = tycon;
  row->span = span;
  if (table_is_image(&t->tycons, tycon.index)) {
    /* read-only: extensions of a library type form a chain of their own */
    MemberChain *chain = sema_extensions(s, tycon);
    if (!chain) {
      vec_push(s->session, &s->members.extensions, ((MemberChain){tycon, id, id}));
      return id;
    }
    member_row(t, chain->last)->next = id;
    chain->last = id;
    return id;
  }
  TyconRow *owner = tycon_row(t, tycon);
  if (owner->last_member.index)
    member_row(t, owner->last_member)->next = id;
  else
    owner->members = id;
  owner->last_member = id;
  return id;
}

void class_set_names(Sema *s, MemberId member, const uint32_t *names, uint32_t count) {
  IdRun run = types_run(s->types, names, count);
  member_row(s->types, member)->arg_names = run;
}

void class_set_scheme(Sema *s, MemberId member, TypeId type, const ParamId *own,
                      uint32_t own_count) {
  Types *t = s->types;
  IdRun params = tycon_row(t, member_row(t, member)->tycon)->params;
  ParamId *all = NEW_ARRAY(s->scratch, ParamId, params.count + own_count + 1);
  for (uint32_t i = 0; i < params.count; i++) all[i] = (ParamId){run_items(t, params)[i]};
  for (uint32_t i = 0; i < own_count; i++) all[params.count + i] = own[i];
  SchemeId scheme = type_scheme(t, all, params.count + own_count, type);
  member_row(t, member)->scheme = scheme;
}

NodeId class_new_binding(Sema *s, MemberId member, TypeId type, Span span, uint32_t flags) {
  NodeId node = psg_new(s->graph, PSG_BINDING, type, span);
  psg_node(s->graph, node)->name = member_row(s->types, member)->name;
  psg_binding(s->graph, node)->member = member;
  psg_node(s->graph, node)->flags |= NODE_MODULE_LEVEL | flags;
  psg_node(s->graph, node)->emission = EMIT_SEPARATE_FUNCTION;
  SchemeId scheme = member_row(s->types, member)->scheme;
  if (scheme_row(s->types, scheme)->params.count) {
    psg_binding(s->graph, node)->scheme = scheme;
    psg_node(s->graph, node)->flags |= NODE_TEMPLATE;
  }
  member_row(s->types, member)->binding = node.index;
  return node;
}

static uint32_t access_flags(const Sema *s, Syn *syn) {
  const SynDecor *decor = syn->u.decor;
  bool is_private = decor && decor->access == SYN_ACCESS_PRIVATE,
       is_internal = decor && decor->access == SYN_ACCESS_INTERNAL;
  return (is_private ? MEMBER_PRIVATE : 0) |
         ((is_private || is_internal) && s->dialect->flags_internal_parts ? MEMBER_OF_LIBRARY : 0);
}

/* ---- members with a body ---- */

/* ToString, Equals and GetHashCode, which every object has. Unifies the member's type with theirs. */
static bool is_object_member(Sema *s, Name name, uint32_t args, TypeId type) {
  Types *t = s->types;
  const char *text = name_text(s->names, name);
  TypeId wanted = {0};
  if (!strcmp(text, "ToString") && !args)
    wanted = type_function(t, sema_unit(s), type_of(t, KNOWN_STRING));
  if (!strcmp(text, "GetHashCode") && !args)
    wanted = type_function(t, sema_unit(s), type_of(t, KNOWN_INT));
  if (!strcmp(text, "Equals") && args == 1)
    wanted =
        type_function(t, !s->dialect->has_obj ? sema_new_var(s, (Span){0}) : type_of(t, KNOWN_OBJ),
                      type_of(t, KNOWN_BOOL));
  if (!wanted.index) return !strcmp(text, "Finalize");
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, wanted, type))
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, trial);
  return true;
}

/* `override x.M<'T> (y: 'T)` has the constraints of its slot, written or not. */
static void take_constraints(Sema *s, TypeId from, Name name, const ParamId *own, uint32_t count,
                             Span span) {
  Types *t = s->types;
  TypeId where;
  MemberId slot =
      count && from.index ? class_find_slot_named(s, from, name, &where) : (MemberId){0};
  if (!slot.index || !member_row(t, slot)->scheme.index) return;
  IdRun params = scheme_row(t, member_row(t, slot)->scheme)->params;
  if (params.count < count) return;
  for (uint32_t i = 0; i < count; i++) {
    ParamId theirs = {run_items(t, params)[params.count - count + i]};
    for (uint32_t c = param_row(t, theirs)->constraints; c; c = constraint_row(t, c)->next) {
      ConstraintRow row = *constraint_row(t, c);
      bool has = row.kind != CONSTRAINT_EQUALITY && row.kind != CONSTRAINT_COMPARISON;
      for (uint32_t k = param_row(t, own[i])->constraints; k; k = constraint_row(t, k)->next)
        has |= constraint_row(t, k)->kind == row.kind ||
               constraint_row(t, k)->kind == CONSTRAINT_COMPARISON;
      if (has) continue;
      diag(s->diags, span, D_CONSTRAINT_LEFT_OUT, name_text(s->names, param_row(t, own[i])->name),
           row.kind == CONSTRAINT_EQUALITY ? "equality" : "comparison");
      uint32_t list = param_row(t, own[i])->constraints;
      type_add_constraint(t, &list, row);
      param_row(t, own[i])->constraints = list;
    }
  }
}

/* Reports that the slot of that name has other arguments. In an object expression the span is the member's whole name. */
static void report_arg_count(Sema *s, const ClassDecl *c, MemberId slot, Name name, uint32_t given,
                             Span whole, Span ident) {
  if (c->def->kind != SYN_OBJECT) {
    diag(s->diags, ident, D_SLOT_ARGS, name_text(s->names, name));
    return;
  }
  diag(s->diags, whole, D_SLOT_ARGS_OBJECT, name_text(s->names, name),
       format_in(s->session, "%u", member_row(s->types, slot)->arg_names.count),
       format_in(s->session, "%u", given));
}

/* Replaces the variables of a type by the error type, so that no further message follows from them. */
static void solve_as_error(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TypeKind kind = type_kind(t, type);
  if (kind == TYPE_VAR) type_unify(&s->unifier, type, type_error(t));
  if (kind != TYPE_FUNCTION && kind != TYPE_TUPLE) return;
  for (uint32_t i = 0; i < type_row(t, type)->args.count; i++)
    solve_as_error(s, type_arg(t, type, i));
}

/* The slot that an override, a default or a member of an `interface … with` implements; none after a message. */
static MemberId slot_of(Sema *s, ClassDecl *c, Syn *ident, Span at, const SlotKey *key,
                        const Implements *implements, TypeId *of) {
  Name name = key->name;
  MemberKind kind = key->kind;
  uint32_t args = key->args;
  TypeId type = key->type;
  TypeId where = {0},
         from = implements->interface.index ? implements->interface : class_own_type(s, c->tycon);
  MemberId slot = class_find_slot(s, c->tycon, from, key, &where);
  if (!slot.index && implements->base.index)
    slot = class_find_slot(s, c->tycon, implements->base, key, &where);
  if (slot.index) {
    const TyconRow *tycon = tycon_row(s->types, member_row(s->types, slot)->tycon);
    if (tycon->kind == TYCON_INTERFACE && tycon->params.count) *of = where;
    return slot;
  }
  MemberId near = class_find_slot_named(s, from, name, &where);
  if (!near.index && implements->base.index)
    near = class_find_slot_named(s, implements->base, name, &where);
  bool was_wrong = c->is_wrong;
  c->is_wrong = true;
  if (near.index && member_row(s->types, near)->kind == (uint32_t)kind &&
      member_row(s->types, near)->arg_names.count == args) {
    sema_mismatch(s, ident->span, class_slot_type(s, near, where, ident->span), type);
    return near; /* so that its slot is not also missing */
  } else if (near.index &&
             (member_row(s->types, near)->kind == MEMBER_METHOD) == (kind == MEMBER_METHOD)) {
    report_arg_count(s, c, near, name, args, at, ident->span);
    return near;
  } else if (!implements->interface.index && kind == MEMBER_METHOD &&
             is_object_member(s, name, args, type)) {
    c->is_wrong = was_wrong;
    return slot;
  } else if (sema_has_lost_base(s, class_own_type(s, c->tycon))) {
    solve_as_error(s, type);
  } else if (c->def->kind == SYN_OBJECT) {
    diag(s->diags, at, D_OVERRIDE_OF_NONE, name_text(s->names, name));
  } else if (kind != MEMBER_METHOD) {
    diag(s->diags, ident->span, D_NO_OVERRIDE_PROPERTY, name_text(s->names, name));
  } else if (implements->interface.index) {
    diag(s->diags, ident->span, D_NO_SLOT, name_text(s->names, name),
         sema_type_text(s, implements->interface));
  } else {
    diag(s->diags, ident->span, D_NO_OVERRIDE, name_text(s->names, name));
  }
  return slot;
}

/* The parts of the caller's place that a call passes where the argument is left out. */
static CallerInfo caller_info(Sema *s, const Syn *pattern) {
  static const char *const absent[] = {"CallerMemberName", "CallerArgumentExpression"};
  const SynDecor *decor = pattern->u.decor;
  for (uint32_t i = 0; i < COUNT_OF(absent); i++)
    if (sema_attribute(s, decor, absent[i]))
      diag(s->diags, pattern->span, D_ABSENT, absent[i],
           "of its place a call passes the line and the file alone");
  return sema_attribute(s, decor, "CallerLineNumber") ? CALLER_LINE
         : sema_attribute(s, decor, "CallerFilePath") ? CALLER_FILE
                                                      : CALLER_NONE;
}

/* [<Optional; DefaultParameterValue(v)>] x: t, and [<CallerLineNumber>] ?x: int */
static void note_default(Sema *s, MemberId member, uint32_t index, Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN) pattern = pattern->items[0];
  if (pattern->kind != SYN_PAT_ATTRS) return;
  CallerInfo caller = caller_info(s, pattern);
  bool is_optional = sema_attribute(s, pattern->u.decor, "Optional") != NULL;
  if (!is_optional && (!caller || arg_name(pattern)->kind != SYN_PAT_OPTIONAL)) return;
  Syn *value = sema_attribute(s, pattern->u.decor, "DefaultParameterValue");
  vec_push(s->session, &s->members.default_args,
           ((DefaultArg){member, index, value ? syn_item(value, 1) : NULL, caller}));
}

static MemberDecl *add_decl(Sema *s, ClassDecl *c, Syn *syn) {
  vec_push(s->unit, &c->members, ((MemberDecl){.syn = syn, .scope = c->scope}));
  MemberDecl *d = &vec_last(&c->members);
  d->scope.vars = NEW(s->unit, TypeVars);
  return d;
}

/* `type T with …` in the file and module of T: as if written in its definition. */
static bool is_augmentation(Sema *s, const ClassDecl *c, const Syn *syn) {
  const TyconRow *row = tycon_row(s->types, c->tycon);
  return row->span.file == syn->span.file &&
         row->path.index == module_row(s, c->scope.module)->path.index;
}

static void show_outer_param(Sema *s, const ClassDecl *c, Scope *scope, const Syn *var) {
  Name name = sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, var->name)));
  Found outer;
  if (scope_find(s, &c->scope, SPACE_TYPE, name, ANY_ARITY, &outer) && outer.kind == ENTRY_TYPE_VAR)
    scope_add(s, scope, SPACE_TYPE, name, ENTRY_TYPE_VAR, outer.target, outer.extra);
}

void class_declare_member(Sema *s, ClassDecl *c, Syn *syn, const Implements *implements) {
  Types *t = s->types;
  MemberDecl *d = add_decl(s, c, syn);
  Scope *scope = &d->scope;
  bool is_static = (syn->flags & SYN_F_STATIC) != 0, is_setter = (syn->flags & SYN_F_SET) != 0;
  uint32_t param_count = syn->count > SYN_BINDING_PARAMS ? syn->count - SYN_BINDING_PARAMS : 0;
  Signature g;
  class_read_signature(s, &g, syn->items + SYN_BINDING_PARAMS, param_count, is_setter);
  MemberKind kind = is_setter                                       ? MEMBER_SETTER
                    : (syn->flags & SYN_F_GET) != 0 || !param_count ? MEMBER_GETTER
                                                                    : MEMBER_METHOD;
  Syn *ident = syn->items[SYN_BINDING_HEAD];
  Name name = class_member_name(s, ident);
  uint32_t flags = (is_static ? MEMBER_STATIC : 0) | (c->is_extension ? MEMBER_EXTENSION : 0) |
                   (ident->flags & SYN_F_OPERATOR ? MEMBER_OPERATOR : 0) | access_flags(s, syn) |
                   (g.is_param_array ? MEMBER_PARAM_ARRAY : 0);
  if (g.is_curried && kind == MEMBER_METHOD) flags |= MEMBER_CURRIED;
  if (ident->flags & SYN_F_ACTIVE)
    diag(s->diags, (Span){ident->span.file, ident->span.start + 1, ident->span.end - 1},
         D_ACTIVE_MEMBER, format_in(s->session, "(%s)", name_text(s->names, ident->name)));
  if (!is_static && !syn->items[SYN_BINDING_SELF])
    diag(s->diags, ident->span, D_MEMBER_WITHOUT_SELF);
  if (g.optional_mask && g.count <= MOST_OPTIONAL && (g.optional_mask >> (g.count - 1) & 1) == 0)
    diag(s->diags, ident->span, D_OPTIONAL_LAST);
  ParamSet own = {0};
  Syn *params = syn->items[SYN_BINDING_TYPE_PARAMS];
  if (params) own = sema_declare_params(s, scope, params);
  for (uint32_t i = 0; params && i < params->count;
       i++) /* of the names the definition's come first */
    if (params->items[i]->kind == SYN_TYPE_VAR) show_outer_param(s, c, scope, params->items[i]);
  TypeId args[MOST_ARGS];
  class_arg_types(s, scope, &g, args);
  Syn *written = syn->items[SYN_BINDING_RESULT];
  TypeId result = kind == MEMBER_SETTER ? sema_unit(s)
                  : written             ? sema_resolve_type(s, scope, written)
                                        : sema_new_var(s, syn->span);
  if (kind == MEMBER_SETTER && written) {
    TypeId given = sema_resolve_type(s, scope, written);
    if (!type_unify(&s->unifier, result, given)) sema_mismatch(s, written->span, given, result);
  }
  TypeId type = result;
  for (uint32_t i = g.count; i-- > 0;) type = type_function(t, args[i], type);
  if (!g.count && (kind == MEMBER_METHOD || is_static)) type = type_function(t, sema_unit(s), type);
  MemberId slot = {0};
  TypeId of = {0};
  if ((syn->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT)) || implements->interface.index) {
    take_constraints(s, implements->interface.index ? implements->interface : implements->base,
                     name, own.items, own.count,
                     g.count ? class_strip(g.patterns[0])->span : ident->span);
    Syn *self = is_static ? NULL : syn->items[SYN_BINDING_SELF];
    Span at = self ? span_join(self->span, ident->span) : ident->span;
    uint32_t errors = s->diags->error_count;
    slot =
        slot_of(s, c, ident, at, &(SlotKey){name, kind, is_static, g.count, type}, implements, &of);
    if (slot.index && s->diags->error_count > errors && !implements->interface.index)
      name = sema_name(s, format_in(s->scratch, "%s@", name_text(s->names, name)));
    if (slot.index) flags |= MEMBER_OVERRIDE;
    if (slot.index && kind == MEMBER_METHOD && (flags ^ member_row(t, slot)->flags) & MEMBER_CURRIED)
      report_arg_count(s, c, slot, name, g.count, at, ident->span);
    if (!slot.index && g.count == 1 && !strcmp(name_text(s->names, name), "Equals") &&
        !table_is_image(&t->tycons, c->tycon.index))
      tycon_row(t, c->tycon)->flags |= TYCON_CUSTOM_EQUALITY;
  }
  if (!is_static) type = type_function(t, class_own_type(s, c->tycon), type);
  if ((syn->flags & SYN_F_DEFAULT) && slot.index &&
      member_row(t, slot)->tycon.index == c->tycon.index) {
    /* `default` gives its class's own slot a body, for the same type parameters */
    if (own.count)
      class_set_scheme(s, slot, type, own.items, own.count);
    else
      type_unify(&s->unifier, type, scheme_row(t, member_row(t, slot)->scheme)->type);
    member_row(t, slot)->flags |= MEMBER_VIRTUAL;
    class_new_binding(s, slot, type, syn->span, 0);
    d->member = slot;
    vec_push(s->session, &s->members.open_members, slot);
    return;
  }
  if (sema_attribute(s, syn->u.decor, "CLIEvent")) flags |= MEMBER_EVENT;
  MemberId member = class_new_member(s, c->tycon, name, kind, flags, syn->span);
  if (c->is_extension && !s->dialect->owns_library && !is_augmentation(s, c, syn))
    vec_push(s->session, &s->members.extension_homes, ((ExtensionHome){member, c->scope.module}));
  sema_note_operation(s, member, syn);
  sema_note_obsolete(s, ENTRY_MEMBER, member.index, syn->u.decor);
  if (syn->u.decor && syn->u.decor->access == SYN_ACCESS_INTERNAL &&
      !s->dialect->flags_internal_parts)
    vec_push(s->session, &s->access.internals,
             ((Restriction){ENTRY_MEMBER, member.index, c->scope.module, s->access.project}));
  for (uint32_t i = 0; i < g.count; i++) note_default(s, member, i, g.patterns[i]);
  if (is_static && !s->dialect->owns_library && sema_attribute(s, syn->u.decor, "Extension")) {
    vec_push(s->session, &s->members.extension_methods, member);
    vec_push(s->session, &s->members.extension_homes, ((ExtensionHome){member, c->scope.module}));
  }
  class_set_names(s, member, g.names, g.count);
  MemberRow *row = member_row(t, member);
  row->optional_mask = g.optional_mask;
  memcpy(row->out_mask, g.out_mask, sizeof row->out_mask);
  row->implements = slot;
  row->implements_of = of;
  if (s->dialect->has_raw_enumerators && !strcmp(name_text(s->names, name), "ToSeq")) {
    tycon_row(t, c->tycon)->flags |= TYCON_TO_SEQ;
    row->flags |= MEMBER_OF_LIBRARY;
  }
  class_set_scheme(s, member, type, own.items, own.count);
  class_new_binding(s, member, type, syn->span,
                    (syn->flags & SYN_F_INLINE ? NODE_INLINE : 0) | sema_inlining(s, syn->u.decor));
  d = &vec_last(&c->members);
  d->member = member;
  vec_push(s->session, &s->members.open_members, member);
}

/* ---- member val ---- */

static MemberId accessor(Sema *s, ClassDecl *c, Syn *syn, MemberKind kind, TypeId type,
                         const Implements *implements) {
  Types *t = s->types;
  bool is_static = (syn->flags & SYN_F_STATIC) != 0;
  Name name = syn->items[0]->name;
  TypeId whole = kind == MEMBER_SETTER ? type_function(t, type, sema_unit(s))
                 : is_static           ? type_function(t, sema_unit(s), type)
                                       : type;
  uint32_t flags = (is_static ? MEMBER_STATIC : 0) | access_flags(s, syn);
  MemberId slot = {0};
  TypeId of = {0};
  if ((syn->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT)) || implements->interface.index) {
    SlotKey key = {name, kind, is_static, kind == MEMBER_SETTER, whole};
    slot = slot_of(s, c, syn->items[0], syn->items[0]->span, &key, implements, &of);
    if (slot.index) flags |= MEMBER_OVERRIDE;
  }
  if (!is_static) whole = type_function(t, class_own_type(s, c->tycon), whole);
  MemberId member = slot;
  if ((syn->flags & SYN_F_DEFAULT) && slot.index &&
      member_row(t, slot)->tycon.index == c->tycon.index) {
    member_row(t, slot)->flags |= MEMBER_VIRTUAL;
  } else {
    member = class_new_member(s, c->tycon, name, kind, flags, syn->span);
    uint32_t value = 0;
    if (kind == MEMBER_SETTER) class_set_names(s, member, &value, 1);
    member_row(t, member)->implements = slot;
    member_row(t, member)->implements_of = of;
    class_set_scheme(s, member, whole, NULL, 0);
  }
  class_new_binding(s, member, whole, syn->span, 0);
  return member;
}

void class_declare_auto(Sema *s, ClassDecl *c, Syn *syn, const Implements *implements) {
  MemberDecl *d = add_decl(s, c, syn);
  TypeId type;
  if (syn->flags & SYN_F_STATIC) {
    uint32_t level = s->level;
    s->level = 0;
    type =
        syn->items[1] ? sema_resolve_type(s, &d->scope, syn->items[1]) : sema_new_var(s, syn->span);
    s->level = level;
    NodeId value = psg_new(s->graph, PSG_BINDING, type, syn->span);
    psg_node(s->graph, value)->name = class_backing_name(s, syn->items[0]->name);
    psg_node(s->graph, value)->flags |=
        NODE_MODULE_LEVEL | NODE_SYNTHETIC | (syn->flags & SYN_F_SET ? NODE_MUTABLE : 0);
    d->value = value;
  } else {
    d->field = (FieldId){syn->size};
    if (!d->field.index) {
      diag(s->diags, syn->span, D_NOT_IN_AUGMENTATION);
      return;
    }
    type = field_row(s->types, d->field)->type;
  }
  d->member = accessor(s, c, syn, MEMBER_GETTER, type, implements);
  if (syn->flags & SYN_F_SET) d->setter = accessor(s, c, syn, MEMBER_SETTER, type, implements);
}

/* ---- abstract ---- */

/* The parameters of an abstract member. */
typedef struct SlotParams {
  TypeId types[MOST_ARGS];
  uint32_t names[MOST_ARGS];
  uint32_t count;
  uint32_t optional_mask, out_mask[2];
  bool is_param_array; /* the last one */
} SlotParams;

static void add_slot_param(Sema *s, Scope *scope, Syn *arg, SlotParams *params) {
  uint32_t at = params->count;
  if (at == MOST_ARGS) {
    sema_too_many(s, arg->span, MOST_ARGS, "parameters");
    return;
  }
  bool is_labelled = arg->kind == SYN_TYPE_LABELLED;
  params->names[at] = is_labelled ? arg->name.index : 0;
  params->types[at] = sema_resolve_type(s, scope, arg);
  if (is_labelled && arg->flags & SYN_F_OPTIONAL && at >= MOST_OPTIONAL) {
    sema_too_many(s, arg->span, MOST_OPTIONAL, "parameters of which some are optional");
  } else if (is_labelled && arg->flags & SYN_F_OPTIONAL) {
    params->optional_mask |= 1u << at;
    params->types[at] =
        type_app(s->types, type_known(s->types, KNOWN_OPTION), &params->types[at], 1);
  }
  if (is_labelled && sema_attribute(s, arg->u.decor, "ParamArray")) params->is_param_array = true;
  bool is_out = is_outref(s, arg) || (is_labelled && sema_attribute(s, arg->u.decor, "Out"));
  if (is_out) params->out_mask[at / 32] |= 1u << at % 32;
  params->count++;
}

void class_declare_abstract(Sema *s, const Scope *outer, TyconId tycon, Syn *syn, uint32_t *slot) {
  Types *t = s->types;
  Scope scope = *outer;
  TypeVars vars = {0};
  scope.vars = &vars;
  ParamSet own = {0};
  if (syn->items[1]) own = sema_declare_params(s, &scope, syn->items[1]);
  Syn *type_syn = syn->items[2];
  bool in_parens = false; /* abstract P: (t -> u), a property */
  while (type_syn->kind == SYN_TYPE_PAREN || type_syn->kind == SYN_TYPE_WITH) {
    in_parens |= type_syn->kind == SYN_TYPE_PAREN;
    for (uint32_t i = 1; type_syn->kind == SYN_TYPE_WITH && i < type_syn->count; i++)
      sema_apply_constraints(s, &scope, type_syn->items[i]);
    type_syn = type_syn->items[0];
  }
  SlotParams declared;
  declared.count = declared.optional_mask = declared.out_mask[0] = declared.out_mask[1] = 0;
  declared.is_param_array = false;
  uint32_t flags = MEMBER_ABSTRACT | MEMBER_VIRTUAL | access_flags(s, syn);
  bool has_args = type_syn->kind == SYN_TYPE_FUNC && !in_parens, is_unit = false;
  bool is_property = !has_args || (syn->flags & (SYN_F_GET | SYN_F_SET)) != 0;
  if (syn->flags & SYN_F_STATIC) {
    flags |= MEMBER_STATIC;
    bool is_marked = syn->u.decor && syn->u.decor->attribute_count; /* they stand before it */
    if (s->dialect->warns)
      diag(s->diags, is_marked ? syn->items[0]->span : syn->span, D_STATIC_ABSTRACT);
  }
  for (uint32_t i = 0; has_args && i + 1 < type_syn->count; i++) {
    Syn *arg = type_syn->items[i];
    if (arg->kind == SYN_TYPE_TUPLE && !(arg->flags & SYN_F_STRUCT) && type_syn->count == 2)
      for (uint32_t k = 0; k < arg->count; k++) add_slot_param(s, &scope, arg->items[k], &declared);
    else
      add_slot_param(s, &scope, arg, &declared);
  }
  if (declared.is_param_array) flags |= MEMBER_PARAM_ARRAY;
  TypeId *args = declared.types;
  uint32_t *names = declared.names, count = declared.count;
  if (has_args && type_syn->count > 2 && !is_property) flags |= MEMBER_CURRIED;
  if (count == 1 && type_is_known(t, args[0], KNOWN_UNIT)) count = 0, is_unit = true;
  TypeId result =
      sema_resolve_type(s, &scope, has_args ? type_syn->items[type_syn->count - 1] : type_syn);
  if (sema_attribute(s, syn->u.decor, "CLIEvent")) flags |= MEMBER_EVENT;
  bool has_getter = is_property && (!(syn->flags & SYN_F_SET) || syn->flags & SYN_F_GET);
  bool has_setter = is_property && (syn->flags & SYN_F_SET);
  IdRun params = tycon_row(t, tycon)->params;
  for (uint32_t round = 0; round < 2; round++) {
    if (round == 0 ? is_property && !has_getter : !has_setter) continue;
    MemberKind kind = round ? MEMBER_SETTER : is_property ? MEMBER_GETTER : MEMBER_METHOD;
    if (kind == MEMBER_SETTER) names[count] = 0, args[count] = result, count++;
    TypeId type = kind == MEMBER_SETTER ? sema_unit(s) : result;
    for (uint32_t i = count; i-- > 0;) type = type_function(t, args[i], type);
    if (is_unit && !is_property) type = type_function(t, sema_unit(s), type);
    if (!(flags & MEMBER_STATIC)) type = type_function(t, class_own_type(s, tycon), type);
    MemberId member =
        class_new_member(s, tycon, class_member_name(s, syn->items[0]), kind, flags, syn->span);
    member_row(t, member)->slot = (*slot)++;
    class_set_names(s, member, names, count);
    member_row(t, member)->optional_mask = declared.optional_mask;
    memcpy(member_row(t, member)->out_mask, declared.out_mask, sizeof declared.out_mask);
    ParamId *all = NEW_ARRAY(s->scratch, ParamId, params.count + own.count + 1);
    for (uint32_t i = 0; i < params.count; i++) all[i] = (ParamId){run_items(t, params)[i]};
    for (uint32_t i = 0; i < own.count; i++) all[params.count + i] = own.items[i];
    SchemeId scheme = type_generalize(t, type, s->level - 1, all, params.count + own.count);
    member_row(t, member)->scheme = scheme;
  }
}
