/* index: indexing, slicing and assignment. */
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
#include "clef/sema/expr/expr.h"

/* ---- e.[i] ---- */

static NodeId intrinsic(Sema *s, IntrinsicId id, TypeId type, const NodeId *args, uint32_t count,
                        TypeId element, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, span, args, count);
  psg_intrinsic(s->graph, node)->id = id;
  psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &element.index, 1);
  return node;
}

static NodeId int_literal(Sema *s, int64_t value, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, (uint64_t)value),
                         sema_int(s), span);
}

static NodeId check_slice(Sema *s, const Scope *scope, NodeId object, TypeId type, Syn *range,
                          const Expect *expect, Span span) {
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
    return sema_error_node(s, expect->type, span);
  }
  return sema_fit_expected(s, sema_library_call(s, module, "slice", (TypeId){0}, args, 3, span),
                           expect, span);
}

/* x.P of `x.P[i]` and `x.P(i) <- v`: the object, none for a static property, and the name; false when it is something
 * else, no part of which has been checked then. */
typedef struct PropertyPlace {
  NodeId object;
  TypeId type;
  Name name;
  Span name_span;
} PropertyPlace;

/* T<args> where T is a type. */
static bool type_of_app(Sema *s, const Scope *scope, Syn *e, TypeId *type) {
  Types *t = s->types;
  Found found;
  uint32_t used, count = e->count - 1;
  if (e->kind != SYN_TYPE_APP) return false;
  Syn *head = e->items[0];
  if ((head->kind != SYN_IDENT && head->kind != SYN_LONG_IDENT) ||
      !scope_find_path(s, scope, SPACE_TYPE, head, count, &found, &used) ||
      used != syn_path_count(head) || found.kind != ENTRY_TYPE)
    return false;
  TypeId *args = NEW_ARRAY(s->scratch, TypeId, count);
  Scope here = *scope;
  for (uint32_t i = 0; i < count; i++) args[i] = sema_resolve_type_arg(s, &here, e->items[i + 1]);
  const TyconRow row = *tycon_row(t, (TyconId){found.target});
  if (row.params.count != count) return false;
  *type = row.kind == TYCON_ABBREV ? type_substitute(t, row.target, row.params, args)
                                   : type_app(t, (TyconId){found.target}, args, count);
  return true;
}

static bool split_property(Sema *s, const Scope *scope, Syn *e, PropertyPlace *place) {
  place->object = (NodeId){0};
  if (e->kind == SYN_DOT && e->items[1]->kind == SYN_IDENT) {
    place->name = e->items[1]->name;
    place->name_span = e->items[1]->span;
    if (type_of_app(s, scope, e->items[0], &place->type)) return true; /* T<args>.P */
    place->object = sema_dot_object(s, scope, e->items[0], &place->type);
    return true;
  }
  if (e->kind != SYN_LONG_IDENT) return false;
  Found found;
  uint32_t used, count = syn_path_count(e);
  Syn *prefix = NEW(s->unit, Syn);
  *prefix = *e;
  prefix->count = count - 1;
  if (count == 2) *prefix = *e->items[0];
  prefix->span = span_join(e->items[0]->span, e->items[count - 2]->span);
  place->name = e->items[count - 1]->name;
  place->name_span = e->items[count - 1]->span;
  if (e->items[0]->flags & SYN_F_KEYWORD) return false;
  if (scope_find_path(s, scope, SPACE_VALUE, e, ANY_ARITY, &found, &used)) {
    if (used == count) return false;
    place->object = sema_infer_expr(s, scope, prefix, &place->type);
    return true;
  }
  bool is_type = false;
  for (uint32_t parts = 1; parts < count && !is_type; parts++) {
    Syn first = *e;
    first.count = parts;
    if (parts == 1) first = *e->items[0];
    is_type = scope_find_path(s, scope, SPACE_TYPE, &first, ANY_ARITY, &found, &used) &&
              used == parts && found.kind == ENTRY_TYPE;
    if (!is_type || parts + 1 == count) continue;
    place->object = sema_infer_expr(s, scope, prefix, &place->type); /* T.P.Q */
    return true;
  }
  if (!is_type) return false;
  uint32_t params = tycon_row(s->types, (TyconId){found.target})->params.count;
  TypeId *args = params ? NEW_ARRAY(s->scratch, TypeId, params) : NULL;
  for (uint32_t i = 0; i < params; i++) args[i] = sema_new_var(s, e->span);
  place->object = (NodeId){0};
  place->type = type_app(s->types, (TyconId){found.target}, args, params);
  return true;
}

static CallSite place_site(const Scope *scope, const PropertyPlace *place, const Expect *expect,
                           Span span) {
  return call_site(scope, place->object, place->type, (NameAt){place->name, place->name_span},
                   expect, span);
}

/* Getters or setters of the name that take arguments besides the value. */
static MemberSet with_params(Sema *s, const Scope *scope, const PropertyPlace *place,
                             MemberKind kind) {
  MemberSet all = member_find(s, scope, member_bound_with(s, place->type, place->name), place->name,
                              kind, !place->object.index, NULL);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < all.count; i++)
    if (member_row(s->types, all.items[i])->arg_names.count > (kind == MEMBER_SETTER))
      all.items[kept++] = all.items[i];
  all.count = kept;
  return all;
}

/* FS1187: x.P.[i], where P takes an argument; x.P[i] and x.P(i) give it one. */
static bool indexer_without_args(Sema *s, const PropertyPlace *place, const Syn *e) {
  if (e->flags & SYN_F_ADJACENT || !s->dialect->checks_uses) return false;
  const char *name = name_text(s->names, place->name);
  diag(s->diags, place->name_span, D_INDEXER_ARGS);
  diag_hint(s->diags, "write the argument of '%s' in parentheses: .%s(i)", name, name);
  return true;
}

static NodeId some_or_none(Sema *s, const Scope *scope, Syn *bound, Span span) {
  TypeId type = sema_new_var(s, span);
  NodeId value = bound ? sema_infer_expr(s, scope, bound, &type) : (NodeId){0};
  TypeId option = type_app(s->types, type_known(s->types, KNOWN_OPTION), &type, 1);
  NodeId node = psg_new_n(s->graph, PSG_UNION_CASE, option, span, &value, bound ? 1 : 0);
  psg_union_case(s->graph, node)->id.index =
      tycon_row(s->types, type_tycon(s->types, option))->cases + (bound ? 1 : 0);
  return node;
}

/* x.[a..b] of a type with GetSlice or, with a value, SetSlice: ranges become two options each. `place`: x. */
static NodeId user_slice(Sema *s, const CallSite *place, Syn *index, Syn *value) {
  CallSite site = *place;
  const Scope *scope = site.scope;
  TypeId type = site.owner;
  const Expect *expect = site.expect;
  Span span = site.span;
  site.name = sema_name(s, value ? "SetSlice" : "GetSlice");
  MemberSet members = member_find(s, scope, type, site.name, MEMBER_METHOD, false, NULL);
  if (!members.count) {
    if (value) {
      diag(s->diags, span, D_NO_SETTER, sema_type_text(s, type));
      diag(s->diags, span, D_BAD_ASSIGNMENT);
    } else
      diag(s->diags, span, D_NO_INDEXER, sema_type_text(s, type));
    return sema_error_node(s, expect->type, span);
  }
  CallArgs in = member_index_args(s, index, value),
           args = {NEW_ARRAY(s->unit, CallArg, 2 * in.count), 0};
  for (uint32_t i = 0; i < in.count; i++) {
    Syn *item = in.items[i].written;
    if (item->kind != SYN_RANGE || item == value) {
      args.items[args.count++] = in.items[i];
      continue;
    }
    Syn *from = item->items[0], *to = item->count > 2 ? item->items[2] : NULL;
    args.items[args.count++] =
        (CallArg){.written = item, .node = some_or_none(s, scope, from, item->span)};
    args.items[args.count++] =
        (CallArg){.written = item, .node = some_or_none(s, scope, to, item->span)};
  }
  return sema_fit_expected(s, call_members(s, &site, members.items, members.count, args), expect,
                           span);
}

static bool has_range(Syn *index) {
  if (index->kind == SYN_RANGE) return true;
  for (uint32_t i = 0; index->kind == SYN_TUPLE && i < index->count; i++)
    if (index->items[i]->kind == SYN_RANGE) return true;
  return false;
}

/* Is it a struct with mutable fields, so that it must be used in place? */
static bool is_mutable_struct(Sema *s, TypeId type) {
  type = type_resolve(s->types, type);
  TyconId tycon = type_tycon(s->types, type);
  if (type_kind(s->types, type) != TYPE_APP || !tycon.index) return false;
  const TyconRow *row = tycon_row(s->types, tycon);
  for (uint32_t i = 0; row->flags & TYCON_IS_STRUCT && i < row->field_count; i++)
    if (field_row(s->types, (FieldId){row->fields + i})->flags & FIELD_MUTABLE) return true;
  return false;
}

/* Replaces indices from the end. Each nesting level of them doubles the code to check. */
static NodeId check_from_start(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  enum { MOST = 6 };
  if (s->depths.from_end_depth == MOST) {
    diag(s->diags, e->span, D_NESTED_TOO_DEEPLY, "indices from the end",
         format_in(s->session, "%d", MOST));
    return sema_error_node(s, expect->type, e->span);
  }
  s->depths.from_end_depth++;
  NodeId node = sema_check(s, scope, e, expect);
  s->depths.from_end_depth--;
  return node;
}

/* f[a; b], where f is applied to a list: the list. */
static Syn *index_as_list(Sema *s, Syn *e) {
  Syn *index = e->items[1], *list = NEW(s->unit, Syn);
  if (index->kind == SYN_LIST && !index->count) return index; /* f[] */
  *list = *e;
  list->kind = SYN_LIST;
  list->flags = 0;
  list->span.start = e->items[0]->span.end; /* the bracket */
  list->items = index->kind == SYN_SEQUENTIAL ? index->items : &e->items[1];
  list->count = index->kind == SYN_SEQUENTIAL ? index->count : 1;
  return list;
}

/* T[a; b]: a constructor that gets a list. */
static bool is_constructor(Sema *s, const Scope *scope, Syn *e) {
  Syn *path = e->kind == SYN_TYPE_APP ? e->items[0] : e;
  if (path->kind != SYN_IDENT && path->kind != SYN_LONG_IDENT) return false;
  Found found;
  uint32_t used, arity = e->kind == SYN_TYPE_APP ? e->count - 1 : ANY_ARITY;
  if (scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used)) return false;
  return scope_find_path(s, scope, SPACE_TYPE, path, arity, &found, &used) &&
         used == syn_path_count(path) && found.kind == ENTRY_TYPE;
}

NodeId sema_check_index(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  TypeId type;
  NodeId object;
  PropertyPlace place;
  Syn *index = e->items[1], *from_start = sema_index_from_start(s, e);
  if (from_start) return check_from_start(s, scope, from_start, expect);
  if (e->flags & SYN_F_ADJACENT && is_constructor(s, scope, e->items[0])) {
    Syn *parts[] = {e->items[0], index_as_list(s, e)};
    return sema_check(s, scope, sema_make_syn(s, SYN_APP, e->span, parts, 2), expect);
  }
  if (split_property(s, scope, e->items[0], &place)) {
    MemberSet getters = {0};
    place.type = type_resolve(t, place.type);
    if (type_kind(t, place.type) != TYPE_VAR)
      getters = with_params(s, scope, &place, MEMBER_GETTER);
    if (getters.count && indexer_without_args(s, &place, e))
      return sema_error_node(s, expect->type, e->span);
    if (getters.count) {
      object = member_coerce_to_bound(s, place.object, &place.type, place.name, e->span);
      CallSite site =
          call_site(scope, object, place.type, (NameAt){place.name, e->span}, expect, e->span);
      NodeId call =
          call_members(s, &site, getters.items, getters.count, member_index_args(s, index, NULL));
      return sema_fit_expected(s, call, expect, e->span);
    }
    bool took;
    CallSite site = place_site(scope, &place, EXPECT(sema_new_var(s, e->span)), e->items[0]->span);
    object = sema_call_member(s, &site, NULL, &took);
    type = psg_node(s->graph, object)->type;
  } else {
    object = sema_infer_expr(s, scope, e->items[0], &type);
  }
  type = type_resolve(t, type);
  if (type_kind(t, type) == TYPE_VAR || type_kind(t, type) == TYPE_PARAM)
    object = member_coerce_to_bound(s, object, &type, s->words.item, e->span);
  type = type_resolve(t, type);
  if (type_kind(t, type) == TYPE_ERROR) return sema_error_node(s, expect->type, e->span);
  if (type_kind(t, type) == TYPE_VAR) {
    sema_retry_pending(s);
    type = type_resolve(t, type);
    if (type_kind(t, type) == TYPE_VAR &&
        e->flags & SYN_F_ADJACENT) /* of an unknown type: taken for a function */
      type_unify(&s->unifier, type, sema_open_function(s, e->span));
    type = type_resolve(t, type);
  }
  if (type_kind(t, type) == TYPE_FUNCTION && e->flags & SYN_F_ADJACENT) { /* f[i] is f [i] */
    bool is_told = e->items[0]->kind == SYN_APP;                          /* FS3369 */
    if (s->dialect->warns && !is_told) diag(s->diags, e->span, D_INDEX_OF_FUNCTION);
    NodeId arg = sema_check_expr(s, scope, index_as_list(s, e), type_arg(t, type, 0));
    return sema_fit_expected(s, sema_apply_nodes(s, object, &arg, 1, type_arg(t, type, 1), e->span),
                             expect, e->span);
  }
  if (type_kind(t, type) == TYPE_VAR) {
    diag(s->diags, e->span, D_INDEX_INDETERMINATE);
    return sema_error_node(s, expect->type, e->span);
  }
  bool is_builtin = type_is_known(t, type, KNOWN_ARRAY) || type_is_known(t, type, KNOWN_STRING) ||
                    type_is_known(t, type, KNOWN_LIST);
  if (index->kind == SYN_RANGE && is_builtin)
    return check_slice(s, scope, object, type, index, expect, e->span);
  CallSite site = call_site(scope, object, type, (NameAt){s->words.item, e->span}, expect, e->span);
  if (has_range(index)) return user_slice(s, &site, index, NULL);
  if (type_is_known(t, type, KNOWN_ARRAY)) {
    NodeId args[] = {object, sema_check_expr(s, scope, index, sema_int(s))};
    return sema_fit_expected(s,
                             intrinsic(s, INTRINSIC_ARRAY_GET, type_arg(t, type, 0), args, 2,
                                       type_arg(t, type, 0), e->span),
                             expect, e->span);
  }
  if (type_is_known(t, type, KNOWN_STRING) || type_is_known(t, type, KNOWN_LIST)) {
    bool is_string = type_is_known(t, type, KNOWN_STRING);
    NodeId position = sema_check_expr(s, scope, index, sema_int(s));
    NodeId args[] = {object, position};
    if (!is_string) s->notes.member_at = e->span;
    return sema_fit_expected(s,
                             sema_library_call(s, is_string ? "String" : "List",
                                               is_string ? "charAt" : "atIndex", (TypeId){0}, args,
                                               2, e->span),
                             expect, e->span);
  }
  MemberSet members = member_find(s, scope, type, s->words.item, MEMBER_GETTER, false, NULL);
  if (!members.count) /* a method Item(i) */
    members = member_find(s, scope, type, s->words.item, MEMBER_METHOD, false, NULL);
  FieldId field = members.count ? (FieldId){0} : member_find_field(s, type, s->words.item);
  if (field.index) {
    NodeId func = member_get_field(s, scope, object, field, s->words.item, e->span);
    TypeId parts = type_resolve(t, psg_node(s->graph, func)->type);
    if (type_kind(t, parts) == TYPE_FUNCTION) { /* a field that holds the function of the index */
      NodeId arg = sema_check_expr(s, scope, index, type_arg(t, parts, 0));
      return sema_fit_expected(
          s, sema_apply_nodes(s, func, &arg, 1, type_arg(t, parts, 1), e->span), expect, e->span);
    }
  }
  if (!members.count) {
    if (member_find_first(s, scope, type, s->words.item, MEMBER_SETTER, false, NULL).index)
      diag(s->diags, e->span, D_PROPERTY_NOT_READABLE, "Item");
    else if (type_kind(t, type) == TYPE_TUPLE)
      diag(s->diags, e->span, D_NO_INDEX_OF, "a tuple",
           "it is taken apart by a pattern, let a, b = ...");
    else if (type_kind(t, type) == TYPE_FUNCTION)
      diag(s->diags, e->span, D_NO_INDEX_OF, "a function", "it is given its argument, f x");
    else
      diag(s->diags, e->span, D_NO_INDEXER, sema_type_text(s, type));
    return sema_error_node(s, expect->type, e->span);
  }
  site.object = object, site.owner = type;
  NodeId element =
      call_members(s, &site, members.items, members.count, member_index_args(s, index, NULL));
  if (is_mutable_struct(s, psg_node(s->graph, element)->type))
    element = sema_element_place(s, element);
  return sema_fit_expected(s, element, expect, e->span);
}

static NodeId assign_path(Sema *s, const Scope *scope, Syn *path, Syn *value, Span span) {
  Types *t = s->types;
  Found found = {0};
  uint32_t used, count = syn_path_count(path);
  bool took;
  if (count == 2 && path->items[0]->flags & SYN_F_KEYWORD && scope->base_node.index &&
      scope->base_type.index) { /* base.P <- v */
    NodeId base = sema_base_object(s, scope, path->items[0]->span);
    CallSite site = call_site(scope, base, psg_node(s->graph, base)->type, name_at(path->items[1]),
                              EXPECT(sema_unit(s)), span);
    return member_set(s, &site, NULL, value);
  }
  if (!scope_find_path(s, scope, SPACE_VALUE, path, ANY_ARITY, &found, &used) ||
      (found.kind != ENTRY_VALUE && found.kind != ENTRY_FIELD)) {
    PropertyPlace place;
    CallSite site = call_site(scope, (NodeId){0}, (TypeId){found.target}, name_at(path),
                              EXPECT(sema_unit(s)), span);
    if (found.kind == ENTRY_STATIC && count == 1) /* open type T: P <- v */
      return member_set(s, &site, NULL, value);
    if (count > 1 && split_property(s, scope, path, &place)) {
      site = place_site(scope, &place, EXPECT(sema_unit(s)), span);
      return member_set(s, &site, NULL, value);
    }
    sema_undefined_value(s, scope, path);
    return sema_error_node(s, sema_unit(s), span);
  }
  if (found.kind == ENTRY_FIELD && used == count) {
    NodeId self =
        psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
    psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
    if (!(field_row(t, (FieldId){found.target})->flags & FIELD_MUTABLE)) {
      diag(s->diags, span, D_NOT_MUTABLE, name_text(s->names, syn_path_part(path, 0)->name));
      return sema_error_node(s, sema_unit(s), span);
    }
    return member_set_field(s, scope, self, (FieldId){found.target},
                            name_at(path->kind == SYN_IDENT ? path : path->items[0]), value, span);
  }
  NodeId object;
  if (found.kind == ENTRY_FIELD) {
    NodeId self =
        psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
    object = member_get_field(s, NULL, self, (FieldId){found.target}, syn_path_part(path, 0)->name,
                              span);
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
      const char *name = name_text(s->names, definition.name);
      diag(s->diags, span, D_NOT_MUTABLE, name);
      if (definition.kind == PSG_BINDING)
        diag_hint(s->diags, "write 'let mutable %s' where it is defined", name);
      else
        diag_hint(s->diags, "copy it to a mutable variable: 'let mutable %s = %s'", name, name);
      sema_label_definition(s, definition.span, definition.name);
      sema_check_expr(s, scope, value, type);
      return sema_error_node(s, sema_unit(s), span);
    }
    if (through_byref && !sema_is_written(s, scope, object, span))
      diag(s->diags, span, D_BYREF_READONLY);
    NodeId node = sema_check_expr(s, scope, value, type);
    return psg_new2(s->graph, PSG_SET, sema_unit(s), span, object, node);
  }
  for (uint32_t i = used; i + 1 < count; i++) {
    CallSite read = call_site(scope, object, psg_node(s->graph, object)->type,
                              name_at(syn_path_part(path, i)), EXPECT(sema_new_var(s, span)), span);
    object = sema_call_member(s, &read, NULL, &took);
  }
  CallSite site = call_site(scope, object, psg_node(s->graph, object)->type,
                            name_at(syn_path_part(path, count - 1)), EXPECT(sema_unit(s)), span);
  return member_set(s, &site, NULL, value);
}

/* a.[i..j] <- value of an array; a bound that is left out is a number that no index has. */
static NodeId set_array_slice(Sema *s, const Scope *scope, NodeId object, TypeId type, Syn *range,
                              Syn *value, Span span) {
  Syn *from = range->items[0], *to = range->count > 2 ? range->items[2] : NULL;
  NodeId args[] = {
      object, from ? sema_check_expr(s, scope, from, sema_int(s)) : int_literal(s, 0, span),
      to ? sema_check_expr(s, scope, to, sema_int(s)) : int_literal(s, INT32_MAX, span),
      sema_check_expr(s, scope, value, type)};
  return sema_library_call(s, "Array", "setSlice", (TypeId){0}, args, 4, span);
}

/* f x <- value, where f gives a byref; none: it gives none. */
static NodeId set_through_byref(Sema *s, const Scope *scope, Syn *target, Syn *value, Span span) {
  TypeId type;
  NodeId read = sema_infer_expr(s, scope, target, &type);
  return member_is_read_of_byref(s, read) ? member_set_place(s, scope, read, value, span)
                                          : (NodeId){0};
}

NodeId sema_check_assign(Sema *s, const Scope *scope, Syn *e) {
  Types *t = s->types;
  Syn *target = e->items[0], *value = e->items[1];
  while (target->kind == SYN_PAREN) target = target->items[0];
  if (target->kind == SYN_IDENT || target->kind == SYN_LONG_IDENT)
    return assign_path(s, scope, target, value, e->span);
  if (target->kind == SYN_DYNAMIC)
    return sema_check_dynamic(s, scope, target, value, EXPECT(sema_unit(s)));
  if (target->kind == SYN_DOT) {
    TypeId type;
    NodeId object = {0};
    if (!type_of_app(s, scope, target->items[0], &type))
      object = sema_infer_expr(s, scope, target->items[0], &type);
    CallSite site =
        call_site(scope, object, type, name_at(target->items[1]), EXPECT(sema_unit(s)), e->span);
    return member_set(s, &site, NULL, value);
  }
  if (target->kind == SYN_APP && target->count == 2) { /* x.P(i) <- v */
    PropertyPlace place;
    if (split_property(s, scope, target->items[0], &place)) {
      Syn *index = target->items[1];
      if (type_kind(t, type_resolve(t, place.type)) != TYPE_VAR &&
          !with_params(s, scope, &place, MEMBER_SETTER).count) {
        NodeId set = set_through_byref(s, scope, target, value, e->span);
        if (set.index) return set;
      }
      if (index->kind == SYN_PAREN) index = index->items[0]; /* what is in two is one argument */
      CallSite site = place_site(scope, &place, EXPECT(sema_unit(s)), e->span);
      return member_set(s, &site, index, value);
    }
  }
  if (target->kind == SYN_INDEX) {
    TypeId type;
    NodeId object;
    PropertyPlace place;
    Syn *from_start = sema_index_from_start(s, target);
    if (from_start) {
      Syn *assigned[] = {from_start, value};
      return check_from_start(s, scope, sema_make_syn(s, SYN_ASSIGN, e->span, assigned, 2),
                              EXPECT(sema_unit(s)));
    }
    if (split_property(s, scope, target->items[0], &place)) {
      if (type_kind(t, type_resolve(t, place.type)) != TYPE_VAR &&
          with_params(s, scope, &place, MEMBER_SETTER).count) {
        if (indexer_without_args(s, &place, target))
          return sema_error_node(s, sema_unit(s), e->span);
        CallSite set = place_site(scope, &place, EXPECT(sema_unit(s)), e->span);
        return member_set(s, &set, target->items[1], value);
      }
      bool took;
      CallSite read =
          place_site(scope, &place, EXPECT(sema_new_var(s, e->span)), target->items[0]->span);
      object = sema_call_member(s, &read, NULL, &took);
      type = psg_node(s->graph, object)->type;
    } else {
      object = sema_infer_expr(s, scope, target->items[0], &type);
    }
    type = type_resolve(t, type);
    CallSite site = call_site(scope, object, type, (NameAt){s->words.item, e->span},
                              EXPECT(sema_unit(s)), e->span);
    if (has_range(target->items[1])) {
      if (type_is_known(t, type, KNOWN_ARRAY) && target->items[1]->kind == SYN_RANGE)
        return set_array_slice(s, scope, object, type, target->items[1], value, e->span);
      return user_slice(s, &site, target->items[1], value);
    }
    if (type_is_known(t, type, KNOWN_ARRAY)) {
      NodeId index = sema_check_expr(s, scope, target->items[1], sema_int(s));
      NodeId args[] = {object, index, sema_check_expr(s, scope, value, type_arg(t, type, 0))};
      return intrinsic(s, INTRINSIC_ARRAY_SET, sema_unit(s), args, 3, type_arg(t, type, 0),
                       e->span);
    }
    TypeId bound = member_bound(s, type);
    if (type_kind(t, bound) == TYPE_APP &&
        member_find_first(s, scope, bound, s->words.item, MEMBER_SETTER, false, NULL).index)
      return member_set(s, &site, target->items[1], value);
    if (type_kind(t, bound) == TYPE_APP &&
        member_find_first(s, scope, bound, s->words.item, MEMBER_GETTER, false, NULL).index) {
      NodeId set = set_through_byref(s, scope, target, value, e->span);
      if (set.index) return set;
    }
    if (type_kind(t, type) == TYPE_VAR)
      diag(s->diags, target->span, D_INDEX_INDETERMINATE);
    else if (prim_is_number(type_prim(t, type)))
      sema_undefined_member(s, type, false, s->words.item, target->span);
    else if (type_kind(t, type) != TYPE_ERROR) {
      diag(s->diags, e->span, D_NO_SETTER, sema_type_text(s, type));
      diag(s->diags, target->items[0]->span, D_BAD_ASSIGNMENT);
      if (type_is_known(t, type, KNOWN_LIST))
        diag_hint(s->diags,
                  "use an array, [| … |], or List.updateAt, since a list does not change");
      else if (type_is_known(t, type, KNOWN_STRING))
        diag_hint(s->diags, "make another string by String.mapi, since a string does not change");
    }
    return sema_error_node(s, sema_unit(s), e->span);
  }
  if (target->kind == SYN_APP) {
    NodeId set = set_through_byref(s, scope, target, value, e->span);
    if (set.index) return set;
  }
  diag(s->diags, e->span, D_BAD_ASSIGNMENT);
  return sema_error_node(s, sema_unit(s), e->span);
}
