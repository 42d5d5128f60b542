/* member: the name behind a dot.
 *
 * The look-up tries the fields of the type found so far, then its members, those of its bases and interfaces, and extensions. It
 * finds a property (getters, perhaps with parameters) or a method (overloads). call/call.c decides which one is called.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* ---- e.Name ---- */

NodeId member_get_field(Sema *s, const Scope *scope, NodeId object, FieldId field, Name name,
                        Span span) {
  const FieldRow *row = field_row(s->types, field);
  if (row->flags & FIELD_PRIVATE && scope && scope->tycon.index != row->tycon.index &&
      !s->dialect->sees_private_parts)
    diag(s->diags, span, D_FIELD_PRIVATE, name_text(s->names, name));
  sema_check_use(s, scope, ENTRY_FIELD, row->tycon.index, tycon_row(s->types, row->tycon)->name,
                 span);
  NodeId node =
      psg_new1(s->graph, PSG_FIELD_GET,
               type_of_field(s->types, field, psg_node(s->graph, object)->type), span, object);
  psg_field(s->graph, node)->id = field;
  psg_node(s->graph, node)->name = name;
  return node;
}

/* x.Name: the type of x is missing where x is defined. */
static void hint_type_of(Sema *s, Span span) {
  const char *bytes = source_bytes(s->sources, span.file);
  uint32_t size = 0;
  while (bytes && span.start + size < span.end && bytes[span.start + size] != '.') {
    char c = bytes[span.start + size++];
    bool is_letter = ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_';
    if (!is_letter && (size == 1 || c < '0' || c > '9')) return;
  }
  if (size && size < 40)
    diag_hint(s->diags, "write the type of '%.*s' where it is defined: (%.*s: type)", (int)size,
              bytes + span.start, (int)size, bytes + span.start);
}

bool member_guess_record(Sema *s, const Scope *scope, TypeId owner, Name name, Span span) {
  Types *t = s->types;
  Found found;
  if (!scope_find(s, scope, SPACE_FIELD, name, ANY_ARITY, &found)) {
    diag(s->diags, span, D_INDETERMINATE, name_text(s->names, name));
    hint_type_of(s, span);
    return false;
  }
  TyconId tycon = field_row(t, (FieldId){found.target})->tycon;
  return type_unify(&s->unifier, owner, sema_instantiate_tycon(s, tycon, span));
}

static NodeId anonymous_field(Sema *s, NodeId object, TypeId owner, Name name, Span span) {
  Types *t = s->types;
  if (type_kind(t, owner) != TYPE_ANON_RECORD) return (NodeId){0};
  const TypeRow row = *type_row(t, owner);
  for (uint32_t i = 0; i + 1 < row.args.count; i += 2) {
    if (run_items(t, row.args)[i] != name.index) continue;
    NodeId node =
        psg_new1(s->graph, PSG_FIELD_GET, (TypeId){run_items(t, row.args)[i + 1]}, span, object);
    psg_node(s->graph, node)->name = name;
    return node;
  }
  return (NodeId){0};
}

/* t.Item2 of a tuple, which F# warns of. */
static NodeId tuple_item(Sema *s, NodeId object, TypeId owner, Name name, Span span) {
  Types *t = s->types;
  uint32_t index;
  if (!type_is_tuple_item(t, owner, name_text(s->names, name), &index)) return (NodeId){0};
  diag(s->diags, span, D_TUPLE_ITEM);
  NodeId node = psg_new1(s->graph, PSG_TUPLE_GET, type_arg(t, owner, index), span, object);
  psg_tuple_get(s->graph, node)->index = index;
  return node;
}

/* u.IsCase, which every union of several cases has: match u with Case _ -> true | _ -> false. */
static NodeId case_test(Sema *s, const CallSite *site) {
  Types *t = s->types;
  Graph *g = s->graph;
  const char *name = name_text(s->names, site->name);
  TypeId owner = type_resolve(t, site->owner);
  TyconId tycon = type_tycon(t, owner);
  if (strncmp(name, "Is", 2) || !site->object.index || !tycon.index ||
      tycon_row(t, tycon)->kind != TYCON_UNION)
    return (NodeId){0};
  const TyconRow row = *tycon_row(t, tycon);
  for (uint32_t c = 0; row.case_count > 1 && c < sema_case_count(&row); c++) {
    const CaseRow one = *case_row(t, (CaseId){row.cases + c});
    if (strcmp(name_text(s->names, one.name), name + 2)) continue;
    TypeId truth = type_of(t, KNOWN_BOOL);
    NodeId *fields = NEW_ARRAY(s->unit, NodeId, one.field_count + 1), rules[2];
    for (uint32_t i = 0; i < one.field_count; i++)
      fields[i] =
          psg_new(g, PSG_PAT_WILD, type_of_field(t, (FieldId){one.fields + i}, owner), site->span);
    for (uint32_t i = 0; i < 2; i++) {
      NodeId pattern = i ? psg_new(g, PSG_PAT_WILD, owner, site->span)
                         : sema_case_pattern(s, (CaseId){row.cases + c}, owner, fields,
                                             one.field_count, site->span);
      NodeId value = psg_new_literal(g, psg_literal_int(g, LITERAL_BOOL, !i), truth, site->span);
      rules[i] = psg_new2(g, PSG_MATCH_CASE, truth, site->span, pattern, value);
    }
    NodeId children[3] = {site->object, rules[0], rules[1]};

    return psg_new_n(g, PSG_MATCH, truth, site->span, children, 3);
  }
  return (NodeId){0};
}

/* Is it a type parameter without constraints? */
static bool is_plain_param(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_PARAM) return false;
  uint32_t c = param_row(t, (ParamId){type_row(t, type)->head})->constraints;
  while (c && constraint_row(t, c)->kind != CONSTRAINT_SUBTYPE) c = constraint_row(t, c)->next;
  return !c;
}

static NodeId not_found(Sema *s, const CallSite *site, bool hidden, Syn *args, bool *took) {
  const char *name = name_text(s->names, site->name);
  MemberId other;
  bool is_static = !site->object.index;
  NodeId test = args ? (NodeId){0} : case_test(s, site);
  if (test.index) return sema_fit_expected(s, test, site->expect, site->span);
  if (hidden) {
    diag(s->diags, site->span, D_MEMBER_PRIVATE, name);
  } else if (member_find_first(s, site->scope, site->owner, site->name, MEMBER_SETTER, is_static,
                               NULL)
                 .index) {
    diag(s->diags, site->span, D_PROPERTY_NOT_READABLE, name);
  } else if ((other = sema_find_member(s, site->owner, site->name, !is_static)).index) {
    bool is_property = member_row(s->types, other)->kind == MEMBER_GETTER;
    diag(s->diags, site->span,
         is_property ? (is_static ? D_PROPERTY_NOT_STATIC : D_PROPERTY_STATIC)
                     : (is_static ? D_METHOD_NOT_STATIC : D_METHOD_STATIC),
         name);
  } else if (site->object.index && is_plain_param(s, site->owner)) {
    diag(s->diags, site->span, D_INDETERMINATE, name);
  } else {
    sema_undefined_member(s, site->owner, is_static, site->name, site->name_span);
  }
  if (args) {
    TypeId ignored;
    *took = true;
    sema_infer_expr(s, site->scope, args, &ignored);
  }
  return sema_error_node(s, site->expect->type, site->span);
}

/* Those of the library are the static members of a class a namespace, where that is opened. */
static MemberSet library_extensions(Sema *s, const CallSite *site) {
  static const KnownTycon homes[] = {KNOWN_ENUMERABLE_METHODS, KNOWN_IMMUTABLE_METHODS,
                                     KNOWN_MEMORY_METHODS, KNOWN_TUPLE_METHODS, KNOWN_TASK_METHODS};
  MemberSet all = {0};
  for (size_t i = 0; i < COUNT_OF(homes); i++) {
    TyconId tycon = type_known(s->types, homes[i]);
    Found found;
    if (!tycon.index ||
        !scope_find(s, site->scope, SPACE_TYPE, tycon_row(s->types, tycon)->name, 0, &found) ||
        found.target != tycon.index)
      continue;
    MemberSet some =
        member_find_any(s, site->scope, type_app(s->types, tycon, NULL, 0), site->name, true, NULL);
    for (uint32_t k = 0; k < some.count; k++) vec_push(s->scratch, &all, some.items[k]);
  }
  return all;
}

/* The object's address for a first parameter of type byref or inref. An object without an address, such as a value of a module or
 * the result of a call, is stored in a variable, `outer`. */
static NodeId address_of_object(Sema *s, const CallSite *site, NodeId *outer) {
  Graph *g = s->graph;
  Span span = site->span;
  NodeId place = sema_element_place(s, site->object);
  TypeId type = psg_node(g, place)->type;
  const PsgNode *node = psg_node(g, place);
  bool is_constant = node->kind == PSG_VAR_REF && psg_var_ref_of(node)->definition.index &&
                     !s->dialect->has_raw_byrefs &&
                     (psg_node(g, psg_var_ref_of(node)->definition)->flags &
                      (NODE_MODULE_LEVEL | NODE_MUTABLE)) == NODE_MODULE_LEVEL;
  bool is_place = !is_constant && (node->kind == PSG_VAR_REF || node->kind == PSG_FIELD_GET ||
                                   node->kind == PSG_INTRINSIC);
  KnownTycon known =
      is_place && sema_is_written(s, site->scope, place, span) ? KNOWN_BYREF : KNOWN_INREF;
  *outer = (NodeId){0};
  if (!is_place) {
    uint32_t before = sema_begin_made(s, "byref argument");
    *outer = psg_new1(g, PSG_BINDING, type, span, place);
    psg_node(g, *outer)->name = sema_fresh_name(s);
    psg_node(g, *outer)->flags |= NODE_SYNTHETIC;
    place = psg_new_var(g, *outer, type, span);
    psg_node(g, place)->name = psg_node(g, *outer)->name;
    sema_end_made(s, before);
  } else if (node->kind == PSG_INTRINSIC && psg_intrinsic_of(node)->id == INTRINSIC_PTR_READ) {
    return psg_child(g, place, 0); /* of a byref: that byref */
  }
  TypeId byref = type_app(s->types, type_known(s->types, known), &type, 1);
  sema_note_byref(s, byref);
  return psg_new1(g, PSG_ADDRESS_OF, byref, span, place);
}

/* Is the parameter a byref or inref of that type? */
static bool takes_address(Sema *s, TypeId param, TypeId type) {
  return (type_is_known(s->types, param, KNOWN_BYREF) ||
          type_is_known(s->types, param, KNOWN_INREF)) &&
         type_unify(&s->unifier, type_arg(s->types, type_resolve(s->types, param), 0), type);
}

/* [<Extension>] static member M(x: T, …) in view: x.M(…). */
static NodeId call_extension(Sema *s, const CallSite *site, Syn *syn, bool *took) {
  Types *t = s->types;
  MemberSet named = library_extensions(s, site), members = {0}, by_address = {0};
  for (uint32_t i = 0; i < s->members.extension_methods.count; i++) {
    MemberId m = s->members.extension_methods.items[i];
    if (member_row(t, m)->name.index == site->name.index &&
        (!site->scope || scope_rank_of_module(s, site->scope, member_extension_home(s, m))))
      vec_push(s->scratch, &named, m);
  }
  for (uint32_t i = 0; i < named.count; i++) {
    MemberId m = named.items[i];
    Candidate *c = NEW(s->unit, Candidate);
    Trial trial = type_begin_trial(&s->unifier);
    CallSite at = *site;
    at.owner = (TypeId){0};
    at.type_arg_count = 0;
    member_instantiate(s, c, m, &at);
    TypeId actual = psg_node(s->graph, site->object)->type;
    bool fits = c->param_count && (sema_can_coerce(s, actual, c->params[0]) ||
                                   type_unify(&s->unifier, c->params[0], actual) ||
                                   sema_has_view(s, actual, c->params[0]));
    type_undo_trial(&s->unifier, trial);
    if (fits) vec_push(s->scratch, &members, m);
    trial = type_begin_trial(&s->unifier);
    if (!fits && c->param_count && syn && takes_address(s, c->params[0], actual))
      vec_push(s->scratch, &by_address, m);
    type_undo_trial(&s->unifier, trial);
  }
  NodeId outer = {0}, object = site->object;
  if (!members.count && by_address.count) {
    members = by_address;
    object = address_of_object(s, site, &outer);
    bool can_read = type_is_known(t, psg_node(s->graph, object)->type, KNOWN_BYREF);
    for (uint32_t i = 0; i < members.count; i++) {
      TypeId type = type_resolve(t, scheme_row(t, member_row(t, members.items[i])->scheme)->type);
      can_read = can_read || type_is_known(t, type_arg(t, type, 0), KNOWN_INREF);
    }
    if (!can_read) {
      diag(s->diags, site->span, D_BYREF_EXTENSION, name_text(s->names, site->name));
      *took = true;
      return sema_error_node(s, site->expect->type, site->span);
    }
  }
  if (!members.count) return (NodeId){0};
  CallSite at = *site;
  at.object = (NodeId){0};
  at.owner = (TypeId){0};
  if (!syn) {
    at.object = site->object;
    return member_extension_as_value(s, &at, members.items, members.count);
  }
  CallArgs given = call_split_args(s, syn),
           args = {NEW_ARRAY(s->unit, CallArg, given.count + 1), 1};
  args.items[0] = (CallArg){.node = object};
  for (uint32_t i = 0; i < given.count; i++) args.items[args.count++] = given.items[i];
  *took = true;
  NodeId call = call_members(s, &at, members.items, members.count, args);
  return member_after_binding(s, outer, call, site->span);
}

/* e.HasFlag f of an enum: (e &&& f) = f. */
static NodeId enum_member(Sema *s, const CallSite *site, Syn *syn, bool *took) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, site->owner);
  if (!tycon.index || tycon_row(t, tycon)->kind != TYCON_ENUM || !syn ||
      strcmp(name_text(s->names, site->name), "HasFlag") != 0)
    return (NodeId){0};
  *took = true;
  NodeId flag = sema_check_expr(s, site->scope, syn, site->owner);
  uint32_t before = sema_begin_made(s, "HasFlag");
  NodeId outer = member_bind_object(s, &flag, site->span);
  NodeId again =
      psg_new_var(s->graph, psg_var_ref(s->graph, flag)->definition, site->owner, site->span);
  psg_node(s->graph, again)->name = psg_node(s->graph, flag)->name;
  NodeId both = psg_new2(s->graph, PSG_INTRINSIC, site->owner, site->span, site->object, flag);
  psg_intrinsic(s->graph, both)->id = INTRINSIC_BIT_AND;
  NodeId equal = psg_new2(s->graph, PSG_INTRINSIC, type_of(t, KNOWN_BOOL), site->span, both, again);
  psg_intrinsic(s->graph, equal)->id = INTRINSIC_EQUALS;
  NodeId made = member_after_binding(s, outer, equal, site->span);
  sema_end_made(s, before);
  return made;
}

/* A class's ToString may be overridden further down. */
static bool is_virtual_text(Sema *s, const CallSite *site, Syn *args) {
  if (args && call_split_args(s, args).count) return false;
  TyconId tycon = type_tycon(s->types, site->owner);
  return tycon.index && site->object.index && !member_is_base_object(s, site->object) &&
         tycon_row(s->types, tycon)->kind == TYCON_CLASS &&
         !strcmp(name_text(s->names, site->name), "ToString");
}

/* Applies the members found by a name to the arguments. */
static NodeId use_members(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                          Syn *args, bool *took) {
  const MemberRow first = *member_row(s->types, members[0]);
  if (first.kind == MEMBER_GETTER) {
    MemberSet with_params = {0};
    MemberId bare = {0};
    for (uint32_t i = 0; i < count; i++) {
      if (member_row(s->types, members[i])->kind != MEMBER_GETTER) continue;
      if (member_row(s->types, members[i])->arg_names.count)
        vec_push(s->scratch, &with_params, members[i]);
      else if (!bare.index)
        bare = members[i];
    }
    if (bare.index && (!with_params.count || !args)) {
      Candidate *c = NEW(s->unit, Candidate);
      member_instantiate(s, c, bare, site);
      return member_make_call(s, c, site->object, NULL, 0, site->span);
    }
    if (args && with_params.count) {
      *took = true;
      return call_members(s, site, with_params.items, with_params.count, call_split_args(s, args));
    }
  }
  if (!args || first.flags & MEMBER_CURRIED) return member_as_value(s, site, members, count);
  *took = true;
  return call_members(s, site, members, count, call_split_args(s, args));
}

NodeId sema_call_operator(Sema *s, const Scope *scope, Name name, NodeId operand,
                          const Expect *expect, Span span) {
  TypeId owner = type_resolve(s->types, psg_node(s->graph, operand)->type);
  if (type_kind(s->types, owner) != TYPE_APP) return (NodeId){0};
  MemberSet members = member_find_any(s, scope, owner, name, true, NULL);
  if (!members.count) return (NodeId){0};
  CallArgs args = {NEW(s->unit, CallArg), 1};
  args.items[0] = (CallArg){.node = operand};
  CallSite site = {scope, {0}, owner, name, span, NULL, 0, expect, span};
  return call_members(s, &site, members.items, members.count, args);
}

/* x.add_E handler of an event E: x.E.AddHandler handler; x.remove_E likewise. */
static NodeId event_accessor(Sema *s, const CallSite *site, Syn *args, bool *took) {
  const char *name = name_text(s->names, site->name);
  bool adds = !strncmp(name, "add_", 4);
  if (!adds && strncmp(name, "remove_", 7)) return (NodeId){0};
  NameAt event = {sema_name(s, name + (adds ? 4 : 7)), site->span};
  MemberSet members =
      member_find_any(s, site->scope, site->owner, event.name, !site->object.index, NULL);
  if (!members.count || !(member_row(s->types, members.items[0])->flags & MEMBER_EVENT))
    return (NodeId){0};
  bool ignored;
  TypeId type = sema_new_var(s, site->span);
  CallSite event_site =
      call_site(site->scope, site->object, site->owner, event, EXPECT(type), site->span);
  NodeId published = sema_call_member(s, &event_site, NULL, &ignored);
  NameAt method = {sema_name(s, adds ? "AddHandler" : "RemoveHandler"), site->span};
  CallSite method_site = call_site(site->scope, published, psg_node(s->graph, published)->type,
                                   method, site->expect, site->span);
  return sema_call_member(s, &method_site, args, took);
}

/* Has one of the members room for the arguments? */
static bool takes_count(Sema *s, const CallSite *site, const MemberSet *members, Syn *syn) {
  CallArgs args = call_split_args(s, syn);
  return call_takes_count(s, site, members->items, members->count, &args);
}

/* The record whose field of that name is in view decides the type of an object whose type is a variable. Returns a node if the
 * member is one that every object has, or after a message. */
static NodeId decide_owner(Sema *s, CallSite *site, Syn *args, bool *took) {
  Types *t = s->types;
  sema_retry_pending(s);
  site->owner = type_resolve(t, site->owner);
  Found field;
  if (type_kind(t, site->owner) == TYPE_VAR &&
      !scope_find(s, site->scope, SPACE_FIELD, site->name, ANY_ARITY, &field)) {
    NodeId node = member_of_object(s, site, args, took);
    if (node.index) return node;
  }
  if (type_kind(t, site->owner) == TYPE_VAR &&
      !member_guess_record(s, site->scope, site->owner, site->name, site->span))
    return sema_error_node(s, site->expect->type, site->span);
  site->owner = type_resolve(t, site->owner);
  return (NodeId){0};
}

/* A field of the object, the item of a tuple, or `Invoke` of a delegate; none: it is another member. */
static NodeId call_field(Sema *s, const CallSite *site, Syn *args, bool *took) {
  NodeId object = site->object;
  FieldId field = member_find_field(s, site->owner, site->name);
  if (field.index) return member_get_field(s, site->scope, object, field, site->name, site->span);
  NodeId anonymous = anonymous_field(s, object, site->owner, site->name, site->span);
  if (anonymous.index) return anonymous;
  NodeId item = tuple_item(s, object, site->owner, site->name, site->name_span);
  if (item.index) return item;
  if (delegate_is(s, site->owner) && site->name.index == s->words.invoke.index)
    return delegate_invoke(s, site, args, took);
  return (NodeId){0};
}

/* Members of that name. A `base` has those with a body, if any has one. */
static MemberSet members_of_site(Sema *s, const CallSite *site, bool *hidden) {
  NodeId object = site->object;
  MemberSet members =
      member_find_any(s, site->scope, site->owner, site->name, !object.index, hidden);
  if (object.index && member_is_base_object(s, object)) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < members.count; i++)
      if (member_row(s->types, members.items[i])->binding) members.items[kept++] = members.items[i];
    if (kept) members.count = kept;
  }
  if (object.index && !strcmp(name_text(s->names, site->name), "MoveNext"))
    sema_check_enumerator(s, object, site->span);
  if (object.index && !s->dialect->takes_first_overload)
    member_add_order(s, site->owner, site->name, &members);
  return members;
}

NodeId sema_call_member(Sema *s, const CallSite *given, Syn *args, bool *took) {
  Types *t = s->types;
  CallSite site = *given;
  Span span = site.span;
  const char *own = site.object.index ? NULL : sema_operator_member(name_text(s->names, site.name));
  if (own) site.name = sema_name(s, own); /* T.(+) */
  *took = false;
  site.owner = type_resolve(t, site.owner);
  if (site.object.index && type_prim(t, site.owner) == PRIM_BYREF && !s->dialect->has_raw_byrefs) {
    site.object = sema_follow_byref(s, site.object, span); /* what a property gave */
    site.owner = type_resolve(t, psg_node(s->graph, site.object)->type);
  }
  if (type_kind(t, site.owner) == TYPE_VAR || type_kind(t, site.owner) == TYPE_PARAM) {
    NodeId made = sema_constrained_member(s, &site, args, took);
    if (made.index) return made;
  }
  TypeId bound = member_bound_with(s, site.owner, site.name);
  if (bound.index != site.owner.index && site.object.index) {
    site.object = member_bound_receiver(s, site.object, bound, span);
    site.owner = type_resolve(t, bound);
  }
  if (type_kind(t, site.owner) == TYPE_VAR && site.object.index) {
    NodeId node = decide_owner(s, &site, args, took);
    if (node.index) return node;
  }
  if (type_kind(t, site.owner) == TYPE_ERROR) return sema_error_node(s, site.expect->type, span);
  if (site.object.index) {
    NodeId node = call_field(s, &site, args, took);
    if (node.index) return node;
  }
  bool is_static = !site.object.index, hidden = false;
  MemberSet members = members_of_site(s, &site, &hidden);
  uint32_t count = members.count;
  bool fits = count && (is_static || !args || takes_count(s, &site, &members, args));
  if (!fits && !is_static) { /* extensions are overloads of the type's own members */
    NodeId node = call_extension(s, &site, args, took);
    if (node.index) return node;
  }
  if (!count) {
    NodeId node = event_accessor(s, &site, args, took);
    if (node.index) return node;
  }
  if (!count && !is_static) {
    NodeId node = enum_member(s, &site, args, took);
    if (node.index) return node;
  }
  if (is_static && member_is_static_of_object(s, members.items, count, site.name) &&
      !type_is_known(t, site.owner, KNOWN_OBJ)) { /* R.Equals(a, b) */
    CallSite of_object = *given;
    of_object.owner = type_of(t, KNOWN_OBJ);
    return sema_call_member(s, &of_object, args, took);
  }
  if (!count || is_virtual_text(s, &site, args)) {
    NodeId node = member_of_object(s, &site, args, took);
    if (node.index) return node;
  }
  if (!sema_check_member_type_args(s, members.items, count, site.type_arg_count, span)) {
    *took = args != NULL;
    return sema_error_node(s, site.expect->type, span);
  }
  return count ? use_members(s, &site, members.items, members.count, args, took)
               : not_found(s, &site, hidden, args, took);
}

/* The expression left of a dot. A type variable is no object, but it has static members. */
NodeId sema_dot_object(Sema *s, const Scope *scope, Syn *left, TypeId *type) {
  if (left->kind != SYN_TYPE_VAR) return sema_infer_expr(s, scope, left, type);
  Scope here = *scope;
  *type = sema_resolve_type(s, &here, left);
  return (NodeId){0};
}

NodeId sema_check_dot(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  TypeId type;
  bool took;
  NodeId object = sema_dot_object(s, scope, e->items[0], &type);
  CallSite site = call_site(scope, object, type, name_at(e->items[1]), expect, e->span);
  NodeId node = sema_call_member(s, &site, NULL, &took);
  return sema_fit_expected(s, node, expect, e->span);
}
