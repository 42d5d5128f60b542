/* candidate: a member with its type at one use, and the node of the call. */
#include "clef/psg/graph/payload.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* ---- a member as this use of it sees it ---- */

/* Is it a constructor whose parameters do not all have types yet? Only members of its own group can use it. As in every recursive
 * use, the type arguments that such a use leaves open are the type's own parameters. */
static void keep_own_params(Sema *s, const Candidate *c) {
  Types *t = s->types;
  if (c->row.kind != MEMBER_CONSTRUCTOR || !s->dialect->generalizes_late ||
      !type_has_open_var(t, scheme_row(t, c->row.scheme)->type))
    return;
  IdRun params = tycon_row(t, c->row.tycon)->params;
  for (uint32_t i = 0; i < params.count && i < c->type_args.count; i++) {
    TypeId arg = type_resolve(t, (TypeId){run_items(t, c->type_args)[i]});
    if (type_kind(t, arg) == TYPE_VAR)
      type_unify(&s->unifier, arg, type_param(t, (ParamId){run_items(t, params)[i]}));
  }
}

void member_instantiate(Sema *s, Candidate *c, MemberId member, const CallSite *site) {
  Types *t = s->types;
  c->member = member;
  c->row = *member_row(t, member);
  ModuleId home = c->row.flags & (MEMBER_EXTENSION | MEMBER_STATIC)
                      ? member_extension_home(s, member)
                      : (ModuleId){0};
  c->rank = home.index && site->scope ? scope_rank_of_module(s, site->scope, home) : 0;
  c->type = type_instantiate(&s->unifier, c->row.scheme, s->level, site->span, &c->type_args);
  bool has_this = !(c->row.flags & MEMBER_STATIC) && c->row.kind != MEMBER_CONSTRUCTOR;
  TypeId super = site->owner.index ? type_find_super(t, site->owner, c->row.tycon) : site->owner;
  if (!super.index && site->owner.index && c->row.tycon.index == t->known[KNOWN_EXN])
    super = type_of(t, KNOWN_EXN); /* of a declared exception */
  c->self = super.index ? super : site->owner;
  IdRun params = tycon_row(t, c->row.tycon)->params;
  if (has_this && c->self.index) {
    type_unify(&s->unifier, type_arg(t, c->type, 0), c->self);
  } else if (c->self.index && type_kind(t, type_resolve(t, c->self)) == TYPE_APP) {
    /* static: the tycon's parameters come first among the scheme's */
    for (uint32_t i = 0; i < params.count && i < c->type_args.count; i++)
      type_unify(&s->unifier, (TypeId){run_items(t, c->type_args)[i]}, type_arg(t, c->self, i));
  }
  for (uint32_t i = 0; i < site->type_arg_count && params.count + i < c->type_args.count; i++)
    if (!type_unify(&s->unifier, (TypeId){run_items(t, c->type_args)[params.count + i]},
                    site->type_args[i]))
      sema_mismatch(s, site->span, (TypeId){run_items(t, c->type_args)[params.count + i]},
                    site->type_args[i]);
  keep_own_params(s, c);
  TypeId type = type_resolve(t, c->type);
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
  c->result = type;
}

void member_set_type_args(Sema *s, NodeId node, const Candidate *c) {
  if (c->type_args.count)
    *psg_type_args_of(psg_node(s->graph, node)) =
        psg_list(s->graph, run_items(s->types, c->type_args), c->type_args.count);
}

/* Object.ReferenceEquals of two values of one type. The values are compared, because boxing them makes two objects. */
static NodeId same_references(Sema *s, const Candidate *c, const NodeId *args, uint32_t count,
                              Span span) {
  Types *t = s->types;
  if (count != 2 || c->row.tycon.index != type_known(t, KNOWN_OBJ).index ||
      strcmp(name_text(s->names, c->row.name), "ReferenceEquals") != 0)
    return (NodeId){0};
  NodeId values[2];
  for (uint32_t i = 0; i < 2; i++) {
    const PsgNode *node = psg_node(s->graph, args[i]);
    if (psg_kind(s->graph, args[i]) != PSG_COERCE || psg_coerce_of(node)->kind != COERCE_BOX)
      return (NodeId){0};
    values[i] = psg_child(s->graph, args[i], 0);
    TypeId type = type_resolve(t, psg_node(s->graph, values[i])->type);
    if (type_kind(t, type) == TYPE_VAR) continue;
    if (type_kind(t, type) != TYPE_APP || !type_constrain(&s->unifier, type, CONSTRAINT_NOT_STRUCT))
      return (NodeId){0};
  }
  if (!type_equal(t, psg_node(s->graph, values[0])->type, psg_node(s->graph, values[1])->type))
    return (NodeId){0};
  return sema_library_call(s, "Operators", "physicalEquality", (TypeId){0}, values, 2, span);
}

NodeId member_make_call(Sema *s, Candidate *c, NodeId object, const NodeId *args, uint32_t count,
                        Span span) {
  Types *t = s->types;
  bool has_this = object.index != 0;
  s->notes.member_at = span;
  sema_note_byref(s, type_resolve(t, c->result));
  NodeId *children = NEW_ARRAY(s->unit, NodeId, count + 3);
  uint32_t at = 0, kind = tycon_row(t, c->row.tycon)->kind;
  if (s->access.deprecations.count)
    sema_check_use(s, NULL, ENTRY_MEMBER, c->member.index, c->row.name, span);
  if (c->type_args.count)
    sema_add_use_traits(s, scheme_row(t, c->row.scheme)->params, c->type_args, span);
  if (s->dialect->warns && c->row.tycon.index == type_known(t, KNOWN_TYPE).index)
    sema_warn_absent_call(s, c->row.tycon, c->row.name, span);
  bool is_base = has_this && member_is_base_object(s, object);
  if (has_this && c->self.index && !type_equal(t, c->self, psg_node(s->graph, object)->type))
    object = psg_node(s->graph, object)->flags & NODE_CONSTRAINED
                 ? member_bound_receiver(s, object, c->self, span)
                 : sema_coerce(s, object, c->self,
                               kind == TYCON_INTERFACE ? COERCE_INTERFACE : COERCE_UPCAST, span);
  MemberId slot =
      c->row.flags & MEMBER_OVERRIDE && c->row.implements.index ? c->row.implements : c->member;
  bool dispatched = has_this && !is_base &&
                    (c->row.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL | MEMBER_OVERRIDE)) &&
                    kind != TYCON_RECORD && kind != TYCON_UNION && kind != TYCON_STRUCT;
  if (dispatched) {
    children[at++] = object;
  } else {
    if (!c->row.binding) {
      diag(s->diags, span, D_ABSTRACT_CALL, name_text(s->names, c->row.name));
      return sema_error_node(s, c->result, span);
    }
    NodeId same = same_references(s, c, args, count, span);
    if (same.index) return same;
    NodeId function = psg_new_var(s->graph, (NodeId){c->row.binding}, c->type, span);
    psg_node(s->graph, function)->name = c->row.name;
    member_set_type_args(s, function, c);
    children[at++] = function;
    if (has_this) children[at++] = object;
  }
  if (!count && c->param_count == 1 && type_is_known(t, c->params[0], KNOWN_UNIT))
    children[at++] = sema_unit_node(s, span);
  for (uint32_t i = 0; i < count; i++) children[at++] = args[i];
  if (!dispatched) {
    if (at == 1 && c->row.kind == MEMBER_GETTER)
      children[at++] = sema_unit_node(s, span); /* a static property */
    return sema_apply_nodes(s, children[0], children + 1, at - 1, c->result, span);
  }
  NodeId node = psg_new_n(s->graph, PSG_METHOD_CALL, c->result, span, children, at);
  psg_method_call(s->graph, node)->slot = slot;
  psg_node(s->graph, node)->name = c->row.name;
  member_set_type_args(s, node, c);
  return node;
}
