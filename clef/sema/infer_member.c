/* infer_member: what stands behind a dot, in brackets, or left of <-.
 *
 * A member is looked up on the type found so far, its bases and interfaces; fields come first. Of
 * several overloads the ones
 * that take the number of arguments are tried in order of declaration: first for equal types, then with coercions.
 */
#include "clef/sema/sema.h"

TypeId sema_element_of(Sema *s, TypeId collection, bool *known) {
  Types *t = s->types;
  *known = true;
  collection = type_resolve(t, collection);
  if (type_is_known(t, collection, KNOWN_LIST) || type_is_known(t, collection, KNOWN_ARRAY) ||
      type_is_known(t, collection, KNOWN_SEQ))
    return type_arg(t, collection, 0);
  if (type_is_known(t, collection, KNOWN_STRING)) return type_of(t, KNOWN_CHAR);
  if (type_kind(t, collection) == TYPE_APP) {
    TypeId super = type_find_super(t, collection, type_known(t, KNOWN_SEQ));
    if (super.index) return type_arg(t, super, 0);
  }
  *known = false;
  return type_error(t);
}

/* ---- looking up ---- */

MemberChain *sema_extensions(Sema *s, TyconId tycon) {
  for (uint32_t i = 0; i < s->extensions.count; i++)
    if (s->extensions.items[i].tycon.index == tycon.index) return &s->extensions.items[i];
  return NULL;
}

static MemberId first_extension(Sema *s, TyconId tycon) {
  const MemberChain *chain = sema_extensions(s, tycon);
  return chain ? chain->first : (MemberId){0};
}

/* The members of a definition, then what the program adds to one of the library. */
static MemberId first_member(Sema *s, TyconId tycon) {
  MemberId first = tycon_row(s->types, tycon)->members;
  return first.index ? first : first_extension(s, tycon);
}

static MemberId next_member(Sema *s, TyconId tycon, MemberId member) {
  MemberId next = member_row(s->types, member)->next;
  return next.index || !table_is_image(&s->types->members, member.index)
             ? next
             : first_extension(s, tycon);
}

static uint32_t collect_members(Sema *s, TypeId type, Name name, bool want_static, MemberId *out,
                                uint32_t count, uint32_t most) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return count;
  const TyconRow row = *tycon_row(t, tycon);
  for (MemberId m = first_member(s, tycon); m.index && count < most; m = next_member(s, tycon, m)) {
    const MemberRow *member = member_row(t, m);
    if (member->name.index != name.index || member->kind == MEMBER_CONSTRUCTOR ||
        member->kind == MEMBER_SETTER)
      continue;
    if (want_static != ((member->flags & MEMBER_STATIC) != 0)) continue;
    if (member->implements.index &&
        tycon_row(t, member_row(t, member->implements)->tycon)->kind == TYCON_INTERFACE)
      continue;          /* through the interface only */
    bool hidden = false; /* an override hides the slot it fills */
    for (uint32_t k = 0; k < count; k++)
      hidden = hidden || member_row(t, out[k])->implements.index == m.index ||
               (member->implements.index &&
                member_row(t, out[k])->implements.index == member->implements.index);
    if (!hidden) out[count++] = m;
  }
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type_resolve(t, type))->args);
  if (count == 0 || row.kind == TYCON_INTERFACE) {
    if (row.base.index)
      count = collect_members(s, type_substitute(t, row.base, row.params, args), name, want_static,
                              out, count, most);
    else if (row.kind == TYCON_EXCEPTION)
      count = collect_members(s, type_of(t, KNOWN_EXN), name, want_static, out, count, most);
    for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++)
      count = collect_members(
          s, type_substitute(t, (TypeId){run_items(t, row.interfaces)[i]}, row.params, args), name,
          want_static, out, count, most);
  }
  return count;
}

uint32_t sema_find_members(Sema *s, TypeId type, Name name, bool want_static, MemberId *out,
                           uint32_t most) {
  return collect_members(s, type_resolve(s->types, type), name, want_static, out, 0, most);
}

static MemberId find_setter(Sema *s, TypeId type, Name name, bool want_static) {
  Types *t = s->types;
  for (TypeId at = type_resolve(t, type); type_kind(t, at) == TYPE_APP;) {
    TyconId tycon = type_tycon(t, at);
    for (MemberId m = first_member(s, tycon); m.index; m = next_member(s, tycon, m)) {
      const MemberRow *row = member_row(t, m);
      if (row->name.index == name.index && row->kind == MEMBER_SETTER &&
          want_static == ((row->flags & MEMBER_STATIC) != 0))
        return m;
    }
    const TyconRow *row = tycon_row(t, tycon);
    if (!row->base.index) break;
    at = type_resolve(t, type_substitute(t, row->base, row->params,
                                         (const TypeId *)run_items(t, type_row(t, at)->args)));
  }
  return (MemberId){0};
}

static FieldId find_field(Sema *s, TypeId type, Name name) {
  Types *t = s->types;
  for (TypeId at = type_resolve(t, type); type_kind(t, at) == TYPE_APP;) {
    const TyconRow row = *tycon_row(t, type_tycon(t, at));
    for (uint32_t i = 0; i < row.field_count; i++) {
      const FieldRow *field = field_row(t, (FieldId){row.fields + i});
      if (field->name.index == name.index && !(field->flags & FIELD_HIDDEN))
        return (FieldId){row.fields + i};
    }
    if (!row.base.index) break;
    at = type_resolve(t, type_substitute(t, row.base, row.params,
                                         (const TypeId *)run_items(t, type_row(t, at)->args)));
  }
  return (FieldId){0};
}

bool sema_find_field(Sema *s, const Scope *scope, Syn *path, Found *found) {
  uint32_t used, count = syn_path_count(path);
  if (scope_find_path(s, scope, SPACE_FIELD, path, ANY_ARITY, found, &used) && used == count)
    return true;
  if (count < 2) return false;
  Syn prefix = *path;
  prefix.count = count - 1;
  if (count == 2) prefix = *path->items[0];
  if (!scope_find_path(s, scope, SPACE_TYPE, &prefix, ANY_ARITY, found, &used) ||
      used != count - 1 || found->kind != ENTRY_TYPE)
    return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){found->target});
  for (uint32_t i = 0; i < row->field_count; i++) {
    if (field_row(s->types, (FieldId){row->fields + i})->name.index !=
        path->items[count - 1]->name.index)
      continue;
    *found = (Found){ENTRY_FIELD, row->fields + i, 0};
    return true;
  }
  return false;
}

/* ---- calling ---- */

/* Arguments as written: f(), f(a), f(a, b), f x. */
typedef struct Args {
  Syn *items[64];
  uint32_t count;
} Args;

static void split_args(Syn *args, Args *out) {
  out->count = 0;
  while (args->kind == SYN_PAREN && args->items[0]->kind == SYN_PAREN) args = args->items[0];
  if (args->kind == SYN_CONST && args->sub == SYN_CONST_UNIT) return;
  if (args->kind == SYN_PAREN && args->items[0]->kind == SYN_TUPLE) {
    Syn *tuple = args->items[0];
    for (uint32_t i = 0; i < tuple->count && i < COUNT_OF(out->items); i++)
      out->items[out->count++] = tuple->items[i];
    return;
  }
  out->items[out->count++] = args->kind == SYN_PAREN ? args->items[0] : args;
}

typedef struct Candidate {
  MemberId member;
  MemberRow row;
  TypeId type; /* instantiated */
  IdRun type_args;
  TypeId self; /* owner as the member sees it */
  TypeId params[64];
  uint32_t param_count;
  TypeId result;
} Candidate;

static bool is_unit_only(Sema *s, const Candidate *c) {
  return c->param_count == 1 && type_is_known(s->types, c->params[0], KNOWN_UNIT);
}

static void instantiate(Sema *s, Candidate *c, MemberId member, TypeId owner, Span span) {
  Types *t = s->types;
  c->member = member;
  c->row = *member_row(t, member);
  c->type = type_instantiate(&s->unifier, c->row.scheme, s->level, span, &c->type_args);
  bool has_this = !(c->row.flags & MEMBER_STATIC) && c->row.kind != MEMBER_CONSTRUCTOR;
  TypeId super = owner.index ? type_find_super(t, owner, c->row.tycon) : owner;
  c->self = super.index ? super : owner;
  if (has_this && c->self.index) {
    type_unify(&s->unifier, type_arg(t, c->type, 0), c->self);
  } else if (c->self.index && type_kind(t, type_resolve(t, c->self)) == TYPE_APP) {
    /* static: the tycon's parameters come first among the scheme's */
    IdRun params = tycon_row(t, c->row.tycon)->params;
    for (uint32_t i = 0; i < params.count && i < c->type_args.count; i++)
      type_unify(&s->unifier, (TypeId){run_items(t, c->type_args)[i]}, type_arg(t, c->self, i));
  }
  TypeId result, type = type_resolve(t, c->type);
  if (has_this) type = type_resolve(t, type_arg(t, type, 1));
  c->param_count = 0;
  uint32_t declared =
      c->row.arg_names.count; /* a result that is itself a function does not count */
  if (!declared && c->row.kind != MEMBER_GETTER) declared = 1; /* unit */
  if (!declared && c->row.flags & MEMBER_STATIC && type_kind(t, type) == TYPE_FUNCTION)
    type = type_resolve(t, type_arg(t, type, 1));
  while (c->param_count < declared && type_kind(t, type) == TYPE_FUNCTION) {
    c->params[c->param_count++] = type_arg(t, type, 0);
    type = type_resolve(t, type_arg(t, type, 1));
  }
  result = type;
  c->result = result;
}

/* `base`, as infer_app.c makes it: its members are called without a look-up. */
static bool is_base_object(Sema *s, NodeId object) {
  const PsgNode *row = psg_node(s->graph, object);
  return row->kind == PSG_COERCE && row->b == COERCE_UPCAST && (row->flags & NODE_SYNTHETIC);
}

static NodeId make_call(Sema *s, const Scope *scope, Candidate *c, NodeId object,
                        const NodeId *args, uint32_t count, Span span) {
  Types *t = s->types;
  bool has_this = object.index != 0;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 2);
  uint32_t at = 0;
  if (c->type_args.count)
    sema_add_use_traits(s, scheme_row(t, c->row.scheme)->params, c->type_args, span);
  bool is_base = has_this && is_base_object(s, object);
  (void)scope;
  if (has_this && c->self.index && !type_equal(t, c->self, psg_node(s->graph, object)->type)) {
    CoerceKind kind =
        tycon_row(t, c->row.tycon)->kind == TYCON_INTERFACE ? COERCE_INTERFACE : COERCE_UPCAST;
    object = sema_coerce(s, object, c->self, kind, span);
  }
  MemberId slot =
      c->row.flags & MEMBER_OVERRIDE && c->row.implements.index ? c->row.implements : c->member;
  bool dispatched = has_this && !is_base &&
                    (c->row.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL | MEMBER_OVERRIDE)) &&
                    tycon_row(t, c->row.tycon)->kind != TYCON_RECORD &&
                    tycon_row(t, c->row.tycon)->kind != TYCON_UNION;
  if (dispatched) {
    children[at++] = object;
  } else {
    if (!c->row.binding) {
      diag(s->diags, span, D_ABSTRACT_CALL, name_text(s->names, c->row.name));
      return sema_error_node(s, c->result, span);
    }
    NodeId function = psg_new_var(s->graph, (NodeId){c->row.binding}, c->type, span);
    psg_node(s->graph, function)->name = c->row.name;
    if (c->type_args.count)
      psg_node(s->graph, function)->list =
          psg_list(s->graph, run_items(t, c->type_args), c->type_args.count);
    children[at++] = function;
    if (has_this) children[at++] = object;
  }
  if (!count && c->param_count == 1 && is_unit_only(s, c)) children[at++] = sema_unit_node(s, span);
  for (uint32_t i = 0; i < count; i++) children[at++] = args[i];
  if (!dispatched) {
    if (at == 1 && c->row.kind == MEMBER_GETTER)
      children[at++] = sema_unit_node(s, span); /* a static property */
    return sema_apply_nodes(s, children[0], children + 1, at - 1, c->result, span);
  }
  NodeId node = psg_new_n(s->graph, PSG_METHOD_CALL, c->result, span, children, at);
  psg_node(s->graph, node)->a = slot.index;
  psg_node(s->graph, node)->name = c->row.name;
  if (c->type_args.count)
    psg_node(s->graph, node)->list =
        psg_list(s->graph, run_items(t, c->type_args), c->type_args.count);
  return node;
}

static Syn *named_arg(Sema *s, Syn *arg, const MemberRow *row, uint32_t *index) {
  if (arg->kind != SYN_INFIX || strcmp(name_text(s->names, arg->name), "=") ||
      arg->items[0]->kind != SYN_IDENT)
    return NULL;
  for (uint32_t i = 0; i < row->arg_names.count; i++) {
    if (run_items(s->types, row->arg_names)[i] != arg->items[0]->name.index) continue;
    *index = i;
    return arg->items[1];
  }
  return NULL;
}

static bool takes_count(Sema *s, const MemberRow *row, const Args *args) {
  uint32_t wanted = row->arg_names.count, optional = 0;
  for (uint32_t i = 0; i < wanted; i++) optional += row->optional_mask >> i & 1;
  if (row->flags & MEMBER_PARAM_ARRAY) return args->count + 1 >= wanted;
  if (args->count <= wanted && args->count + optional >= wanted) return true;
  (void)s;
  return wanted == 1 && args->count > 1; /* a tuple for one parameter */
}

static NodeId none_or_some(Sema *s, TypeId option, NodeId value, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_UNION_CASE, option, span, &value, value.index ? 1 : 0);
  psg_node(s->graph, node)->a =
      tycon_row(s->types, type_tycon(s->types, option))->cases + (value.index ? 1 : 0);
  return node;
}

/* Checks the arguments against the one candidate and calls it. */
static NodeId call_one(Sema *s, const Scope *scope, Candidate *c, NodeId object, const Args *args,
                       TypeId expected, Span span) {
  Types *t = s->types;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, c->param_count + args->count + 1);
  uint32_t wanted = c->row.arg_names.count;
  /* the result tells about the arguments when it is no coercion */
  TypeId known = type_resolve(t, expected), result = type_resolve(t, c->result);
  if (type_kind(t, known) != TYPE_VAR && type_kind(t, result) != TYPE_VAR) {
    uint32_t mark = type_begin_trial(&s->unifier);
    if (type_unify(&s->unifier, known, result))
      type_keep_trial(&s->unifier);
    else
      type_undo_trial(&s->unifier, mark);
    s->unifier.failed_type = (TypeId){0};
  }
  if (wanted == 1 && args->count > 1 &&
      !(c->row.flags & MEMBER_PARAM_ARRAY)) { /* a tuple for one parameter */
    NodeId *items = NEW_ARRAY(s->unit, NodeId, args->count);
    TypeId *types = NEW_ARRAY(s->unit, TypeId, args->count);
    TypeId param = type_resolve(t, c->params[0]);
    for (uint32_t i = 0; i < args->count; i++) {
      types[i] = type_kind(t, param) == TYPE_TUPLE && i < type_row(t, param)->args.count
                     ? type_arg(t, param, i)
                     : sema_new_var(s, span);
      items[i] = sema_check_expr(s, scope, args->items[i], types[i]);
    }
    NodeId tuple = psg_new_n(s->graph, PSG_TUPLE_EXPR, type_tuple(t, types, args->count, false),
                             span, items, args->count);
    nodes[0] = sema_fit(s, tuple, c->params[0], span);
    return make_call(s, scope, c, object, nodes, 1, span);
  }
  bool is_array = (c->row.flags & MEMBER_PARAM_ARRAY) != 0;
  for (uint32_t i = 0; i < wanted; i++) nodes[i] = (NodeId){0};
  uint32_t next = 0;
  NodeList rest = {0};
  for (uint32_t i = 0; i < args->count; i++) {
    uint32_t at;
    Syn *value = named_arg(s, args->items[i], &c->row, &at);
    if (!value) value = args->items[i], at = next++;
    if (is_array && at + 1 >= wanted) {
      TypeId array = c->params[wanted - 1], item = type_arg(t, array, 0), type;
      NodeId node = sema_infer_expr(s, scope, value, &type);
      if (args->count == wanted && type_is_known(t, type, KNOWN_ARRAY))
        nodes[wanted - 1] = sema_fit(s, node, array, value->span);
      else
        vec_push(s->unit, &rest, sema_fit(s, node, item, value->span));
      continue;
    }
    bool optional = (c->row.optional_mask >> at & 1) != 0;
    TypeId param = optional ? type_arg(t, c->params[at], 0) : c->params[at];
    bool direct = value->kind == SYN_LAMBDA || value->kind == SYN_FUNCTION ||
                  !type_kind(t, type_resolve(t, param));
    NodeId node;
    TypeId resolved = type_resolve(t, param);
    if (direct || type_kind(t, resolved) != TYPE_APP || value->kind == SYN_CONST) {
      node = sema_check_expr(s, scope, value, param);
    } else {
      uint32_t kind = tycon_row(t, type_tycon(t, resolved))->kind;
      bool coerces = kind == TYCON_CLASS || kind == TYCON_INTERFACE ||
                     type_is_known(t, resolved, KNOWN_OBJ) || type_is_known(t, resolved, KNOWN_SEQ);
      if (coerces) {
        TypeId type;
        node = sema_fit(s, sema_infer_expr(s, scope, value, &type), param, value->span);
      } else {
        node = sema_check_expr(s, scope, value, param);
      }
    }
    nodes[at] = optional ? none_or_some(s, c->params[at], node, value->span) : node;
  }
  if (is_array && !nodes[wanted - 1].index)
    nodes[wanted - 1] =
        psg_new_n(s->graph, PSG_ARRAY_EXPR, c->params[wanted - 1], span, rest.items, rest.count);
  for (uint32_t i = 0; i < wanted; i++)
    if (!nodes[i].index)
      nodes[i] = c->row.optional_mask >> i & 1 ? none_or_some(s, c->params[i], (NodeId){0}, span)
                                               : sema_error_node(s, c->params[i], span);
  return make_call(s, scope, c, object, nodes, wanted, span);
}

/* Several overloads: the arguments are checked on their own, then the first that fits is called. */
static NodeId call_best(Sema *s, const Scope *scope, MemberId *members, uint32_t count,
                        TypeId owner, NodeId object, const Args *args, Span span,
                        const char *name) {
  Types *t = s->types;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, args->count + 1);
  for (uint32_t i = 0; i < args->count; i++) {
    TypeId type;
    nodes[i] = sema_infer_expr(s, scope, args->items[i], &type);
  }
  for (int round = 0; round < 3; round++) {
    for (uint32_t m = 0; m < count; m++) {
      if (member_row(t, members[m])->arg_names.count != args->count) continue;
      Candidate *c = NEW(s->unit, Candidate);
      uint32_t mark = type_begin_trial(&s->unifier);
      instantiate(s, c, members[m], owner, span);
      bool fits = true;
      for (uint32_t i = 0; i < args->count && fits; i++) {
        TypeId actual = type_resolve(t, psg_node(s->graph, nodes[i])->type);
        bool open = type_kind(t, actual) == TYPE_VAR ||
                    type_kind(t, type_resolve(t, c->params[i])) == TYPE_VAR;
        if (round == 0 && open && !type_equal(t, actual, c->params[i]))
          fits = false;
        else if (round < 2)
          fits = type_unify(&s->unifier, c->params[i], actual);
        else
          fits = type_equal(t, actual, c->params[i]) || sema_can_coerce(s, actual, c->params[i]) ||
                 type_unify(&s->unifier, c->params[i], actual) ||
                 (type_is_known(t, actual, KNOWN_INT32) &&
                  (type_is_known(t, c->params[i], KNOWN_INT64) ||
                   type_is_known(t, c->params[i], KNOWN_FLOAT)));
      }
      s->unifier.failed_type = (TypeId){0};
      if (!fits) {
        type_undo_trial(&s->unifier, mark);
        continue;
      }
      type_keep_trial(&s->unifier);
      for (uint32_t i = 0; i < args->count; i++)
        nodes[i] = sema_fit(s, nodes[i], c->params[i], args->items[i]->span);
      return make_call(s, scope, c, object, nodes, args->count, span);
    }
  }
  diag(s->diags, span, D_NO_OVERLOAD, name);
  return sema_error_node(s, type_error(t), span);
}

static NodeId call_method(Sema *s, const Scope *scope, MemberId *members, uint32_t count,
                          TypeId owner, NodeId object, Syn *syn, TypeId expected, Span span) {
  Types *t = s->types;
  Args args;
  split_args(syn, &args);
  MemberId fitting[32];
  uint32_t fit_count = 0;
  for (uint32_t m = 0; m < count && fit_count < COUNT_OF(fitting); m++)
    if (takes_count(s, member_row(t, members[m]), &args)) fitting[fit_count++] = members[m];
  const char *name = name_text(s->names, member_row(t, members[0])->name);
  if (!fit_count) {
    if (count == 1)
      diag(s->diags, span, D_MEMBER_ARG_COUNT, name,
           format_in(s->session, "%u", member_row(t, members[0])->arg_names.count),
           format_in(s->session, "%u", args.count));
    else
      diag(s->diags, span, D_NO_OVERLOAD, name);
    for (uint32_t i = 0; i < args.count; i++) {
      TypeId ignored;
      sema_infer_expr(s, scope, args.items[i], &ignored);
    }
    return sema_error_node(s, expected, span);
  }
  if (fit_count == 1) {
    Candidate *c = NEW(s->unit, Candidate);
    instantiate(s, c, fitting[0], owner, span);
    return call_one(s, scope, c, object, &args, expected, span);
  }
  return call_best(s, scope, fitting, fit_count, owner, object, &args, span, name);
}

/* x.M where M is a curried slot: fun a b -> x.M(a, b), x evaluated once, before. */
static NodeId curried_slot(Sema *s, const Scope *scope, Candidate *c, NodeId object, Span span) {
  Types *t = s->types;
  uint32_t count = c->param_count;
  NodeId *params = NEW_ARRAY(s->unit, NodeId, count + 1),
         *uses = NEW_ARRAY(s->unit, NodeId, count + 1);
  NodeId outer = {0};
  if (object.index && psg_node(s->graph, object)->kind != PSG_VAR_REF) {
    outer = psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, object)->type, span, object);
    psg_node(s->graph, outer)->name = sema_fresh_name(s);
    psg_node(s->graph, outer)->flags |= NODE_SYNTHETIC;
    object = psg_new_var(s->graph, outer, psg_node(s->graph, outer)->type, span);
  }
  TypeId type = c->result;
  for (uint32_t i = 0; i < count; i++) {
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, c->params[i], span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    uses[i] = psg_new_var(s->graph, params[i], c->params[i], span);
    psg_node(s->graph, uses[i])->name = psg_node(s->graph, params[i])->name;
  }
  for (uint32_t i = count; i-- > 0;) type = type_function(t, c->params[i], type);
  params[count] = make_call(s, scope, c, object, uses, count, span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, type, span, params, count + 1);
  return outer.index ? psg_new2(s->graph, PSG_SEQUENTIAL, type, span, outer, lambda) : lambda;
}

/* x.M as a value: fun a -> x.M(a); of several parameters: of a tuple, as F# has it. */
static NodeId method_value(Sema *s, const Scope *scope, MemberId member, TypeId owner,
                           NodeId object, Span span) {
  Types *t = s->types;
  Candidate *c = NEW(s->unit, Candidate);
  instantiate(s, c, member, owner, span);
  if (c->row.flags & MEMBER_CURRIED &&
      c->row.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL | MEMBER_OVERRIDE))
    return curried_slot(s, scope, c, object, span);
  if (c->row.flags & MEMBER_CURRIED) {
    NodeId function = psg_new_var(s->graph, (NodeId){c->row.binding}, c->type, span);
    psg_node(s->graph, function)->name = c->row.name;
    if (c->type_args.count)
      psg_node(s->graph, function)->list =
          psg_list(s->graph, run_items(t, c->type_args), c->type_args.count);
    if (!object.index) return function;
    return sema_apply_nodes(s, function, &object, 1, type_arg(t, type_resolve(t, c->type), 1),
                            span);
  }
  uint32_t count = c->row.arg_names.count;
  TypeId domain = count == 0   ? sema_unit(s)
                  : count == 1 ? c->params[0]
                               : type_tuple(t, c->params, count, false);
  NodeId outer = {0};
  if (object.index &&
      psg_node(s->graph, object)->kind != PSG_VAR_REF) { /* evaluated once, before */
    outer = psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, object)->type, span, object);
    psg_node(s->graph, outer)->name = sema_fresh_name(s);
    psg_node(s->graph, outer)->flags |= NODE_SYNTHETIC;
    object = psg_new_var(s->graph, outer, psg_node(s->graph, outer)->type, span);
  }
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(s->graph, param, domain, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  NodeId body;
  if (count <= 1) {
    body = make_call(s, scope, c, object, &use, count, span);
  } else {
    NodeId *patterns = NEW_ARRAY(s->unit, NodeId, count), *uses = NEW_ARRAY(s->unit, NodeId, count);
    for (uint32_t i = 0; i < count; i++) {
      patterns[i] = psg_new(s->graph, PSG_PATTERN_BINDING, c->params[i], span);
      psg_node(s->graph, patterns[i])->name = sema_fresh_name(s);
      uses[i] = psg_new_var(s->graph, patterns[i], c->params[i], span);
    }
    NodeId pattern = psg_new_n(s->graph, PSG_PAT_TUPLE, domain, span, patterns, count);
    NodeId rule = psg_new2(s->graph, PSG_MATCH_CASE, c->result, span, pattern,
                           make_call(s, scope, c, object, uses, count, span));
    body = psg_new2(s->graph, PSG_MATCH, c->result, span, use, rule);
  }
  NodeId children[] = {param, body};
  NodeId lambda =
      psg_new_n(s->graph, PSG_LAMBDA, type_function(t, domain, c->result), span, children, 2);
  return outer.index ? psg_new2(s->graph, PSG_SEQUENTIAL, type_function(t, domain, c->result), span,
                                outer, lambda)
                     : lambda;
}

static NodeId get_field(Sema *s, NodeId object, FieldId field, Name name, Span span) {
  NodeId node =
      psg_new1(s->graph, PSG_FIELD_GET,
               type_of_field(s->types, field, psg_node(s->graph, object)->type), span, object);
  psg_node(s->graph, node)->a = field.index;
  psg_node(s->graph, node)->name = name;
  return node;
}

/* The supertype that a variable or parameter is bound by, or the type itself. */
static TypeId bound_of(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  uint32_t list = 0;
  if (type_kind(t, type) == TYPE_VAR) list = var_row(t, type_row(t, type)->head)->constraints;
  if (type_kind(t, type) == TYPE_PARAM)
    list = param_row(t, (ParamId){type_row(t, type)->head})->constraints;
  for (uint32_t c = list; c; c = constraint_row(t, c)->next)
    if (constraint_row(t, c)->kind == CONSTRAINT_SUBTYPE) return constraint_row(t, c)->type;
  return type;
}

/* What every type has: ToString, GetHashCode, Equals, CompareTo; none when it is not asked for. */
static NodeId object_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, Name name,
                            Syn *syn, Span span) {
  static const char *const names[] = {"ToString", "GetHashCode", "Equals", "CompareTo"};
  const char *text = name_text(s->names, name);
  uint32_t which = 0;
  while (which < COUNT_OF(names) && strcmp(text, names[which]) != 0) which++;
  if (which == COUNT_OF(names) || !syn) return (NodeId){0};
  Args args;
  split_args(syn, &args);
  uint32_t wanted = which < 2 ? 0 : 1;
  if (which == 0 && args.count) text = "Format", wanted = 1; /* ToString(format, culture) */
  if (which == 0 && args.count == 2) args.count = 1;
  if (which == 0 && is_base_object(s, object)) text = "TypeName";
  if (args.count != wanted) return (NodeId){0};
  NodeId nodes[2] = {object};
  if (wanted) {
    TypeId type;
    nodes[1] = which == 0
                   ? sema_check_expr(s, scope, args.items[0], type_of(s->types, KNOWN_STRING))
                   : sema_infer_expr(s, scope, args.items[0], &type);
    if (which == 2 && !type_equal(s->types, type, owner)) {
      TypeId obj = type_of(s->types, KNOWN_OBJ);
      for (uint32_t i = 0; i < 2; i++)
        if (!type_equal(s->types, psg_node(s->graph, nodes[i])->type, obj))
          nodes[i] = sema_coerce(s, nodes[i], obj, COERCE_BOX, span);
    }
  }
  return sema_library_call(s, "ObjectMembers", text, (TypeId){0}, nodes, 1 + wanted, span);
}

NodeId sema_call_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, Name name,
                        Syn *args, bool *took, TypeId expected, Span span) {
  Types *t = s->types;
  *took = false;
  owner = type_resolve(t, owner);
  if (type_kind(t, owner) == TYPE_VAR || type_kind(t, owner) == TYPE_PARAM) {
    NodeId made = sema_constrained_member(s, scope, object, owner, name, args, took, span);
    if (made.index) return made;
  }
  TypeId bound = bound_of(s, owner);
  if (bound.index != owner.index && object.index) {
    object =
        sema_coerce(s, object, bound,
                    tycon_row(t, type_tycon(t, bound))->kind == TYCON_INTERFACE ? COERCE_INTERFACE
                                                                                : COERCE_UPCAST,
                    span);
    owner = type_resolve(t, bound);
  }
  if (type_kind(t, owner) == TYPE_VAR && object.index) { /* a record field of that name decides */
    Found found;
    if (scope_find(s, scope, SPACE_FIELD, name, ANY_ARITY, &found)) {
      TyconId tycon = field_row(t, (FieldId){found.target})->tycon;
      type_unify(&s->unifier, owner, sema_instantiate_tycon(s, tycon, span));
      owner = type_resolve(t, owner);
    } else {
      NodeId call = object_member(s, scope, object, owner, name, args, span);
      *took = call.index != 0;
      if (*took) return call;
      diag(s->diags, span, D_INDETERMINATE, name_text(s->names, name));
      return sema_error_node(s, expected, span);
    }
  }
  if (type_kind(t, owner) == TYPE_ERROR) return sema_error_node(s, expected, span);
  if (object.index) {
    FieldId field = find_field(s, owner, name);
    if (field.index) return get_field(s, object, field, name, span);
    if (type_kind(t, owner) == TYPE_ANON_RECORD) {
      const TypeRow row = *type_row(t, owner);
      for (uint32_t i = 0; i + 1 < row.args.count; i += 2) {
        if (run_items(t, row.args)[i] != name.index) continue;
        NodeId node = psg_new1(s->graph, PSG_FIELD_GET, (TypeId){run_items(t, row.args)[i + 1]},
                               span, object);
        psg_node(s->graph, node)->name = name;
        return node;
      }
    }
  }
  MemberId members[32];
  uint32_t count = sema_find_members(s, owner, name, !object.index, members, COUNT_OF(members));
  if (object.index && is_base_object(s, object)) { /* what has a body, if anything has */
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++)
      if (member_row(t, members[i])->binding) members[kept++] = members[i];
    if (kept) count = kept;
  }
  /* a class's ToString may be overridden further down */
  TyconId owner_tycon = type_tycon(t, owner);
  bool is_virtual = count && owner_tycon.index && !is_base_object(s, object) &&
                    tycon_row(t, owner_tycon)->kind == TYCON_CLASS &&
                    !strcmp(name_text(s->names, name), "ToString");
  if (object.index && (!count || is_virtual)) {
    NodeId call = object_member(s, scope, object, owner, name, args, span);
    *took = call.index != 0;
    if (*took) return call;
  }
  if (!count) {
    diag(s->diags, span, D_MEMBER_UNDEFINED, sema_type_text(s, owner), name_text(s->names, name));
    return sema_error_node(s, expected, span);
  }
  const MemberRow first = *member_row(t, members[0]);
  if (first.kind == MEMBER_GETTER && (!first.arg_names.count || !args)) {
    Candidate *c = NEW(s->unit, Candidate);
    instantiate(s, c, members[0], owner, span);
    return make_call(s, scope, c, object, NULL, 0, span);
  }
  if (!args || first.flags & MEMBER_CURRIED)
    return method_value(s, scope, members[0], owner, object, span);
  *took = true;
  return call_method(s, scope, members, count, owner, object, args, expected, span);
}

/* What stands left of a dot; a type variable is no object, but an owner of static members. */
NodeId sema_dot_object(Sema *s, const Scope *scope, Syn *left, TypeId *type) {
  if (left->kind != SYN_TYPE_VAR) return sema_infer_expr(s, scope, left, type);
  Scope here = *scope;
  *type = sema_resolve_type(s, &here, left);
  return (NodeId){0};
}

NodeId sema_check_dot(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  TypeId type;
  bool took;
  NodeId object = sema_dot_object(s, scope, e->items[0], &type);
  NodeId node =
      sema_call_member(s, scope, object, type, e->items[1]->name, NULL, &took, expected, e->span);
  return sema_fit(s, node, expected, e->span);
}

/* `Name = value` among a constructor's arguments that names no parameter of it, but something that can be set. */
static bool is_setting(Sema *s, TypeId type, Syn *arg) {
  Types *t = s->types;
  uint32_t index;
  if (arg->kind != SYN_INFIX || strcmp(name_text(s->names, arg->name), "=") ||
      arg->items[0]->kind != SYN_IDENT)
    return false;
  for (MemberId m = tycon_row(t, type_tycon(t, type))->members; m.index;
       m = member_row(t, m)->next) {
    const MemberRow row = *member_row(t, m);
    if (row.kind == MEMBER_CONSTRUCTOR && named_arg(s, arg, &row, &index)) return false;
  }
  Name name = arg->items[0]->name;
  FieldId field = find_field(s, type, name);
  return find_setter(s, type, name, false).index ||
         (field.index && field_row(t, field)->flags & FIELD_MUTABLE);
}

static NodeId set_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, Name name,
                         Syn *value, Span span);
static NodeId intrinsic(Sema *s, IntrinsicId id, TypeId type, const NodeId *args, uint32_t count,
                        TypeId element, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, span, args, count);
  psg_node(s->graph, node)->a = (uint32_t)id;
  psg_node(s->graph, node)->list = psg_list(s->graph, &element.index, 1);
  return node;
}

static NodeId construct_plain(Sema *s, const Scope *scope, TypeId type, Args args, bool is_base,
                              Span span);

NodeId sema_construct(Sema *s, const Scope *scope, TypeId type, Syn *syn, bool is_base, Span span) {
  Args args = {.count = 0}, plain = {.count = 0};
  if (!type_tycon(s->types, type).index) return sema_error_node(s, type, span);
  if (syn) split_args(syn, &args);
  Syn *settings[COUNT_OF(args.items)];
  uint32_t setting_count = 0;
  for (uint32_t i = 0; i < args.count; i++) {
    if (is_setting(s, type, args.items[i]))
      settings[setting_count++] = args.items[i];
    else
      plain.items[plain.count++] = args.items[i];
  }
  NodeId made = construct_plain(s, scope, type, plain, is_base, span);
  if (!setting_count) return made;
  /* T(a, P = b): let $t = T(a) in $t.P <- b; $t */
  NodeList list = {0};
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, made);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  vec_push(s->unit, &list, binding);
  for (uint32_t i = 0; i < setting_count; i++) {
    NodeId object = psg_new_var(s->graph, binding, type, settings[i]->span);
    psg_node(s->graph, object)->name = psg_node(s->graph, binding)->name;
    vec_push(s->unit, &list,
             set_member(s, scope, object, type, settings[i]->items[0]->name, settings[i]->items[1],
                        settings[i]->span));
  }
  NodeId result = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, result)->name = psg_node(s->graph, binding)->name;
  vec_push(s->unit, &list, result);
  return psg_new_n(s->graph, PSG_SEQUENTIAL, type, span, list.items, list.count);
}

static NodeId construct_plain(Sema *s, const Scope *scope, TypeId type, Args args, bool is_base,
                              Span span) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  MemberId fitting[32];
  uint32_t count = 0, all = 0;
  for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
    if (member_row(t, m)->kind != MEMBER_CONSTRUCTOR) continue;
    all++;
    if (count < COUNT_OF(fitting) && takes_count(s, member_row(t, m), &args)) fitting[count++] = m;
  }
  const char *name = name_text(s->names, tycon_row(t, tycon)->name);
  if (!is_base && tycon_row(t, tycon)->flags & TYCON_ABSTRACT) {
    diag(s->diags, span, D_ABSTRACT_NEW, name);
    return sema_error_node(s, type, span);
  }
  if (!count && !args.count && tycon_row(t, tycon)->flags & TYCON_IS_STRUCT)
    return intrinsic(s, INTRINSIC_DEFAULT_OF, type, NULL, 0, type, span);
  if (!count) {
    MemberId only = tycon_row(t, tycon)->members;
    while (only.index && member_row(t, only)->kind != MEMBER_CONSTRUCTOR)
      only = member_row(t, only)->next;
    if (all == 1 && args.count == 1) { /* one value where a tuple of arguments is expected */
      Candidate *c = NEW(s->unit, Candidate);
      instantiate(s, c, only, type, span);
      TypeId actual, wanted = c->row.arg_names.count
                                  ? type_tuple(t, c->params, c->row.arg_names.count, false)
                                  : sema_unit(s);
      sema_infer_expr(s, scope, args.items[0], &actual);
      sema_mismatch(s, span, wanted, actual);
    } else if (all)
      diag(s->diags, span, D_MEMBER_ARG_COUNT, name,
           all == 1 ? format_in(s->session, "%u", member_row(t, only)->arg_names.count)
                    : "another number of",
           format_in(s->session, "%u", args.count));
    else if (tycon_row(t, tycon)->kind == TYCON_INTERFACE)
      diag(s->diags, span, D_INTERFACE_NEW, name);
    else if (tycon_row(t, tycon)->kind != TYCON_CLASS)
      diag(s->diags, span, D_NOT_A_CLASS, name);
    else
      diag(s->diags, span, D_NO_CONSTRUCTOR, name);
    return sema_error_node(s, type, span);
  }
  /* a call of the constructor, turned into an allocation */
  NodeId call;
  if (count == 1) {
    Candidate *c = NEW(s->unit, Candidate);
    instantiate(s, c, fitting[0], type, span);
    type_unify(&s->unifier, c->result, type);
    call = call_one(s, scope, c, (NodeId){0}, &args, type, span);
  } else {
    call = call_best(s, scope, fitting, count, type, (NodeId){0}, &args, span, name);
  }
  const PsgNode row = *psg_node(s->graph, call);
  if (row.kind != PSG_APPLICATION)
    return row.kind == PSG_ERROR ? call : sema_error_node(s, type, span);
  NodeId function = psg_child(s->graph, call, 0);
  NodeId *children = NEW_ARRAY(s->unit, NodeId, row.children.count);
  for (uint32_t i = 1; i < row.children.count; i++) children[i - 1] = psg_child(s->graph, call, i);
  uint32_t binding = psg_node(s->graph, function)->a;
  NodeId node = psg_new_n(s->graph, PSG_NEW_OBJECT, type, span, children, row.children.count - 1);
  psg_node(s->graph, node)->list = psg_node(s->graph, function)->list;
  for (uint32_t i = 0; i < count; i++)
    if (member_row(t, fitting[i])->binding == binding)
      psg_node(s->graph, node)->a = fitting[i].index;
  return node;
}

/* ---- e.[i] ---- */

static NodeId int_literal(Sema *s, int64_t value, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, (uint64_t)value),
                         sema_int(s), span);
}

static NodeId check_slice(Sema *s, const Scope *scope, NodeId object, TypeId type, Syn *range,
                          TypeId expected, Span span) {
  Types *t = s->types;
  Syn *from = range->items[0], *to = range->count > 2 ? range->items[2] : NULL;
  NodeId args[] = {
      object, from ? sema_check_expr(s, scope, from, sema_int(s)) : int_literal(s, 0, span),
      to ? sema_check_expr(s, scope, to, sema_int(s)) : int_literal(s, INT32_MAX, span)};
  const char *module = type_is_known(t, type, KNOWN_ARRAY)    ? "Array"
                       : type_is_known(t, type, KNOWN_STRING) ? "String"
                       : type_is_known(t, type, KNOWN_LIST)   ? "List"
                                                              : NULL;
  if (!module) {
    diag(s->diags, span, D_NO_INDEXER, sema_type_text(s, type));
    return sema_error_node(s, expected, span);
  }
  return sema_fit(s, sema_library_call(s, module, "slice", (TypeId){0}, args, 3, span), expected,
                  span);
}

NodeId sema_check_index(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TypeId type;
  NodeId object = sema_infer_expr(s, scope, e->items[0], &type);
  type = type_resolve(t, type);
  Syn *index = e->items[1];
  if (type_kind(t, type) == TYPE_ERROR) return sema_error_node(s, expected, e->span);
  if (type_kind(t, type) == TYPE_FUNCTION && e->flags & SYN_F_ADJACENT) { /* f[i] is f [i] */
    Syn list = *e;
    list.kind = SYN_LIST;
    list.items = &e->items[1];
    list.count = 1;
    Syn *copy = NEW(s->unit, Syn);
    *copy = list;
    NodeId arg = sema_check_expr(s, scope, copy, type_arg(t, type, 0));
    return sema_fit(s, sema_apply_nodes(s, object, &arg, 1, type_arg(t, type, 1), e->span),
                    expected, e->span);
  }
  if (type_kind(t, type) == TYPE_VAR) {
    diag(s->diags, e->span, D_INDEX_INDETERMINATE);
    return sema_error_node(s, expected, e->span);
  }
  if (index->kind == SYN_RANGE)
    return check_slice(s, scope, object, type, index, expected, e->span);
  if (type_is_known(t, type, KNOWN_ARRAY)) {
    NodeId args[] = {object, sema_check_expr(s, scope, index, sema_int(s))};
    return sema_fit(s,
                    intrinsic(s, INTRINSIC_ARRAY_GET, type_arg(t, type, 0), args, 2,
                              type_arg(t, type, 0), e->span),
                    expected, e->span);
  }
  if (type_is_known(t, type, KNOWN_STRING) || type_is_known(t, type, KNOWN_LIST)) {
    bool is_string = type_is_known(t, type, KNOWN_STRING);
    NodeId position = sema_check_expr(s, scope, index, sema_int(s));
    NodeId args[] = {is_string ? object : position, is_string ? position : object};
    return sema_fit(s,
                    sema_library_call(s, is_string ? "String" : "List",
                                      is_string ? "charAt" : "item", (TypeId){0}, args, 2, e->span),
                    expected, e->span);
  }
  bool took;
  MemberId members[4];
  if (!sema_find_members(s, type, s->n_item, false, members, 4)) {
    diag(s->diags, e->span, D_NO_INDEXER, sema_type_text(s, type));
    return sema_error_node(s, expected, e->span);
  }
  Syn *paren = NEW(s->unit, Syn);
  *paren = *e;
  paren->kind = SYN_PAREN;
  paren->items = &e->items[1];
  paren->count = 1;
  NodeId node =
      sema_call_member(s, scope, object, type, s->n_item, paren, &took, expected, e->span);
  return sema_fit(s, node, expected, e->span);
}

/* ---- a <- b ---- */

static NodeId set_field(Sema *s, const Scope *scope, NodeId object, FieldId field, Name name,
                        Syn *value, Span span) {
  Types *t = s->types;
  if (!(field_row(t, field)->flags & FIELD_MUTABLE)) {
    diag(s->diags, span, D_FIELD_NOT_MUTABLE, name_text(s->names, name));
  }
  NodeId node =
      sema_check_expr(s, scope, value, type_of_field(t, field, psg_node(s->graph, object)->type));
  NodeId made = psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), span, object, node);
  psg_node(s->graph, made)->a = field.index;
  psg_node(s->graph, made)->name = name;
  return made;
}

static NodeId set_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, Name name,
                         Syn *value, Span span) {
  Types *t = s->types;
  owner = type_resolve(t, bound_of(s, owner));
  if (type_kind(t, owner) == TYPE_VAR) {
    Found found;
    if (!scope_find(s, scope, SPACE_FIELD, name, ANY_ARITY, &found)) {
      diag(s->diags, span, D_INDETERMINATE, name_text(s->names, name));
      return sema_error_node(s, sema_unit(s), span);
    }
    TyconId tycon = field_row(t, (FieldId){found.target})->tycon;
    type_unify(&s->unifier, owner, sema_instantiate_tycon(s, tycon, span));
    owner = type_resolve(t, owner);
  }
  if (type_kind(t, owner) == TYPE_ERROR) return sema_error_node(s, sema_unit(s), span);
  FieldId field = object.index ? find_field(s, owner, name) : (FieldId){0};
  if (field.index) return set_field(s, scope, object, field, name, value, span);
  MemberId setter = find_setter(s, owner, name, !object.index);
  if (!setter.index) {
    MemberId found[2];
    if (sema_find_members(s, owner, name, !object.index, found, 2))
      diag(s->diags, span, D_PROPERTY_NOT_SETTABLE, name_text(s->names, name));
    else
      diag(s->diags, span, D_MEMBER_UNDEFINED, sema_type_text(s, owner), name_text(s->names, name));
    return sema_error_node(s, sema_unit(s), span);
  }
  Candidate *c = NEW(s->unit, Candidate);
  instantiate(s, c, setter, owner, span);
  NodeId node = sema_check_expr(s, scope, value, c->params[c->param_count - 1]);
  return make_call(s, scope, c, object, &node, 1, span);
}

static NodeId assign_path(Sema *s, const Scope *scope, Syn *path, Syn *value, Span span) {
  Types *t = s->types;
  Found found;
  uint32_t used, count = syn_path_count(path);
  bool took;
  if (!scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used) ||
      (found.kind != ENTRY_VALUE && found.kind != ENTRY_FIELD)) {
    if (count > 1) { /* a static property */
      Syn prefix = *path;
      prefix.count = count - 1;
      if (count == 2) prefix = *path->items[0];
      uint32_t consumed;
      if (scope_find_path(s, scope, SPACE_TYPE, &prefix, ANY_ARITY, &found, &consumed) &&
          consumed == count - 1)
        return set_member(s, scope, (NodeId){0}, type_app(t, (TyconId){found.target}, NULL, 0),
                          path->items[count - 1]->name, value, span);
    }
    const char *text = name_text(s->names, syn_path_part(path, 0)->name);
    diag(s->diags, path->span, D_VALUE_UNDEFINED, text);
    const char *near = scope_nearest(s, scope, SPACE_VALUE, text);
    if (near) diag_hint(s->diags, "maybe '%s'", near);
    return sema_error_node(s, sema_unit(s), span);
  }
  if (found.kind == ENTRY_FIELD && used == count) {
    NodeId self =
        psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
    psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
    if (!(field_row(t, (FieldId){found.target})->flags & FIELD_MUTABLE))
      diag(s->diags, span, D_NOT_MUTABLE, "");
    return set_field(s, scope, self, (FieldId){found.target},
                     path->kind == SYN_IDENT ? path->name : path->items[0]->name, value, span);
  }
  NodeId object;
  if (found.kind == ENTRY_FIELD) {
    NodeId self =
        psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
    object = get_field(s, self, (FieldId){found.target}, syn_path_part(path, 0)->name, span);
  } else {
    object = sema_use_value(s, (NodeId){found.target}, syn_path_part(path, used - 1)->name,
                            used == count ? path->span : syn_path_part(path, used - 1)->span);
  }
  if (found.kind != ENTRY_FIELD) object = sema_follow_byref(s, object, path->span);
  if (used == count) {
    const PsgNode definition = *psg_node(s->graph, (NodeId){found.target});
    TypeId type = psg_node(s->graph, object)->type;
    bool through_byref = psg_kind(s->graph, object) == PSG_INTRINSIC;
    if (!through_byref && !(definition.flags & NODE_MUTABLE)) {
      diag(s->diags, span, D_NOT_MUTABLE, name_text(s->names, definition.name));
      TypeId ignored;
      sema_infer_expr(s, scope, value, &ignored);
      return sema_error_node(s, sema_unit(s), span);
    }
    NodeId node = sema_check_expr(s, scope, value, type);
    return psg_new2(s->graph, PSG_SET, sema_unit(s), span, object, node);
  }
  for (uint32_t i = used; i + 1 < count; i++)
    object =
        sema_call_member(s, scope, object, psg_node(s->graph, object)->type,
                         syn_path_part(path, i)->name, NULL, &took, sema_new_var(s, span), span);
  return set_member(s, scope, object, psg_node(s->graph, object)->type,
                    syn_path_part(path, count - 1)->name, value, span);
}

NodeId sema_check_assign(Sema *s, const Scope *scope, Syn *e) {
  Types *t = s->types;
  Syn *target = e->items[0], *value = e->items[1];
  while (target->kind == SYN_PAREN) target = target->items[0];
  if (target->kind == SYN_IDENT || target->kind == SYN_LONG_IDENT)
    return assign_path(s, scope, target, value, e->span);
  if (target->kind == SYN_DOT) {
    TypeId type;
    NodeId object = sema_infer_expr(s, scope, target->items[0], &type);
    return set_member(s, scope, object, type, target->items[1]->name, value, e->span);
  }
  if (target->kind == SYN_INDEX) {
    TypeId type;
    NodeId object = sema_infer_expr(s, scope, target->items[0], &type);
    type = type_resolve(t, type);
    if (type_is_known(t, type, KNOWN_ARRAY)) {
      NodeId index = sema_check_expr(s, scope, target->items[1], sema_int(s));
      NodeId args[] = {object, index, sema_check_expr(s, scope, value, type_arg(t, type, 0))};
      return intrinsic(s, INTRINSIC_ARRAY_SET, sema_unit(s), args, 3, type_arg(t, type, 0),
                       e->span);
    }
    MemberId setter = find_setter(s, type, s->n_item, false);
    if (setter.index) {
      Candidate *c = NEW(s->unit, Candidate);
      instantiate(s, c, setter, type, e->span);
      Syn *index = target->items[1];
      bool is_tuple = index->kind == SYN_TUPLE && c->param_count == index->count + 1;
      NodeId args[64];
      uint32_t n = c->param_count - 1;
      for (uint32_t i = 0; i < n; i++)
        args[i] = sema_check_expr(s, scope, is_tuple ? index->items[i] : index, c->params[i]);
      args[n] = sema_check_expr(s, scope, value, c->params[n]);
      return make_call(s, scope, c, object, args, n + 1, e->span);
    }
    if (type_kind(t, type) != TYPE_ERROR)
      diag(s->diags, e->span, D_NO_SETTER, sema_type_text(s, type));
    return sema_error_node(s, sema_unit(s), e->span);
  }
  diag(s->diags, e->span, D_BAD_ASSIGNMENT);
  return sema_error_node(s, sema_unit(s), e->span);
}
