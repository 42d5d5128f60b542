/* member_lookup: the members of a name that a type has: its own, and those of its bases, interfaces and extensions in scope. */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

bool member_is_accessible(Sema *s, const Scope *scope, const MemberRow *row) {
  if (!(row->flags & MEMBER_PRIVATE) || !scope) return true;
  if (scope->tycon.index == row->tycon.index) return true;
  /* library code is one family */
  return s->dialect->sees_private_parts;
}

/* The members that are searched: those of one kind, or those that may follow a dot (getters and methods). */
typedef struct Search {
  const Scope *scope;
  Name name;
  int kind; /* MemberKind, or -1 */
  bool want_static, hidden;
  uint32_t most; /* the search ends with so many */
  MemberSet found;
} Search;

static bool is_wanted(Sema *s, const Search *q, const MemberRow *member) {
  if (member->flags & MEMBER_HIDDEN) return false;
  if (member->flags & MEMBER_OF_LIBRARY && !s->dialect->sees_private_parts) return false;
  if (q->kind >= 0 ? member->kind != (uint32_t)q->kind
                   : member->kind == MEMBER_CONSTRUCTOR || member->kind == MEMBER_SETTER)
    return false;
  if (q->want_static != ((member->flags & MEMBER_STATIC) != 0)) return false;
  /* through the interface only */
  return !member->implements.index ||
         tycon_row(s->types, member_row(s->types, member->implements)->tycon)->kind !=
             TYCON_INTERFACE;
}

/* The arguments of a member as its scheme has them, without `this`. */
static TypeId bare_type(Sema *s, const MemberRow *row) {
  TypeId type = scheme_row(s->types, row->scheme)->type;
  return row->flags & MEMBER_STATIC ? type : type_arg(s->types, type_resolve(s->types, type), 1);
}

/* Does `a` hide `b`? An override hides its slot, and a member hides one of a base with the same parameters. */
static bool is_hidden_by(Sema *s, MemberId by, MemberId m) {
  Types *t = s->types;
  const MemberRow x = *member_row(t, by), y = *member_row(t, m);
  if (x.implements.index == m.index ||
      (y.implements.index && x.implements.index == y.implements.index))
    return true;
  if (x.tycon.index == y.tycon.index || x.arg_names.count != y.arg_names.count ||
      x.kind != y.kind || !x.scheme.index || !y.scheme.index)
    return false;
  TypeId a = bare_type(s, &x), b = bare_type(s, &y);
  for (uint32_t i = 0; i < x.arg_names.count; i++) {
    a = type_resolve(t, a), b = type_resolve(t, b);
    if (type_kind(t, a) != TYPE_FUNCTION || type_kind(t, b) != TYPE_FUNCTION) return false;
    if (!type_equal(t, type_arg(t, a, 0), type_arg(t, b, 0))) return false;
    a = type_arg(t, a, 1), b = type_arg(t, b, 1);
  }
  return true;
}

/* The module that an extension belongs to; none: it is in view wherever its type is. */
ModuleId member_extension_home(const Sema *s, MemberId member) {
  uint32_t low = 0, high = s->members.extension_homes.count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (s->members.extension_homes.items[middle].member.index < member.index)
      low = middle + 1;
    else
      high = middle;
  }
  return low < s->members.extension_homes.count &&
                 s->members.extension_homes.items[low].member.index == member.index
             ? s->members.extension_homes.items[low].module
             : (ModuleId){0};
}

static bool is_in_view(const Sema *s, const Scope *scope, MemberId member) {
  if (!scope || !(member_row(s->types, member)->flags & MEMBER_EXTENSION)) return true;
  ModuleId home = member_extension_home(s, member);
  return !home.index || scope_rank_of_module(s, scope, home);
}

/* Of two extensions with the same arguments the one whose module was opened last counts. */
static bool hides(Sema *s, const Scope *scope, MemberId m, MemberId old) {
  const MemberRow x = *member_row(s->types, m), y = *member_row(s->types, old);
  if (!scope || !(x.flags & y.flags & MEMBER_EXTENSION) || x.kind != y.kind ||
      x.tycon.index != y.tycon.index || x.arg_names.count != y.arg_names.count)
    return false;
  ModuleId new_home = member_extension_home(s, m), old_home = member_extension_home(s, old);
  if (!new_home.index || !old_home.index || new_home.index == old_home.index) return false;
  TypeId a = bare_type(s, &x), b = bare_type(s, &y);
  for (uint32_t i = 0; i < x.arg_names.count; i++) {
    a = type_resolve(s->types, a), b = type_resolve(s->types, b);
    if (!type_equal(s->types, type_arg(s->types, a, 0), type_arg(s->types, b, 0))) return false;
    a = type_arg(s->types, a, 1), b = type_arg(s->types, b, 1);
  }
  return true;
}

static void collect(Sema *s, TypeId type, Search *q) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return;
  const TyconRow row = *tycon_row(t, tycon);
  /* members of the types below hide; of the same type only those of slots */
  uint32_t derived = q->found.count;
  MembersNamed named = sema_members_named(s, tycon, q->name);
  for (MemberId m; q->found.count < q->most && (m = sema_next_named(s, &named)).index;) {
    if (!is_wanted(s, q, member_row(t, m)) || !is_in_view(s, q->scope, m)) continue;
    if (sema_is_unseen(s, ENTRY_MEMBER, m.index) ||
        !member_is_accessible(s, q->scope, member_row(t, m))) {
      q->hidden = true;
      continue;
    }
    const MemberRow *found = member_row(t, m);
    bool slot = found->implements.index || found->flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL);
    bool hidden = false;
    const MemberSet *set = &q->found;
    for (uint32_t k = 0, end = slot ? set->count : derived; k < end && !hidden; k++)
      hidden = is_hidden_by(s, set->items[k], m);
    for (uint32_t k = derived; found->flags & MEMBER_EXTENSION && k < set->count && !hidden; k++) {
      if (!hides(s, q->scope, m, set->items[k])) continue;
      hidden = true;
      if (scope_rank_of_module(s, q->scope, member_extension_home(s, m)) <
          scope_rank_of_module(s, q->scope, member_extension_home(s, set->items[k])))
        set->items[k] = m;
    }
    if (!hidden) vec_push(s->scratch, &q->found, m);
  }
  if (q->kind == MEMBER_CONSTRUCTOR) return;
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type_resolve(t, type))->args);
  if (row.base.index)
    collect(s, type_substitute(t, row.base, row.params, args), q);
  else if (row.kind == TYCON_EXCEPTION)
    collect(s, type_of(t, KNOWN_EXN), q);
  for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++)
    collect(s, type_substitute(t, (TypeId){run_items(t, row.interfaces)[i]}, row.params, args), q);
}

static MemberSet search(Sema *s, Search q, TypeId type, bool *hidden) {
  collect(s, type_resolve(s->types, type), &q);
  if (hidden) *hidden = q.hidden;
  return q.found;
}

MemberSet member_find(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                      bool want_static, bool *hidden) {
  return search(s, (Search){scope, name, (int)kind, want_static, false, UINT32_MAX, {0}}, type,
                hidden);
}

MemberId member_find_first(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                           bool want_static, bool *hidden) {
  MemberSet found =
      search(s, (Search){scope, name, (int)kind, want_static, false, 1, {0}}, type, hidden);
  return found.count ? found.items[0] : (MemberId){0};
}

MemberSet member_find_any(Sema *s, const Scope *scope, TypeId type, Name name, bool want_static,
                          bool *hidden) {
  return search(s, (Search){scope, name, -1, want_static, false, UINT32_MAX, {0}}, type, hidden);
}

MemberSet sema_find_members(Sema *s, TypeId type, Name name, bool want_static) {
  return member_find_any(s, NULL, type, name, want_static, NULL);
}

MemberId sema_find_member(Sema *s, TypeId type, Name name, bool want_static) {
  MemberSet found = search(s, (Search){NULL, name, -1, want_static, false, 1, {0}}, type, NULL);
  return found.count ? found.items[0] : (MemberId){0};
}

FieldId member_find_field(Sema *s, TypeId type, Name name) {
  Types *t = s->types;
  for (TypeId at = type_resolve(t, type); type_kind(t, at) == TYPE_APP;) {
    const TyconRow row = *tycon_row(t, type_tycon(t, at));
    for (uint32_t i = 0; i < row.field_count && !(row.flags & TYCON_PRIVATE); i++) {
      const FieldRow *field = field_row(t, (FieldId){row.fields + i});
      bool is_of_library = field->flags & FIELD_PRIVATE && !s->dialect->sees_private_parts &&
                           table_is_image(&t->tycons, type_tycon(t, at).index);
      if (field->name.index == name.index && !(field->flags & FIELD_HIDDEN) && !is_of_library)
        return (FieldId){row.fields + i};
    }
    if (!row.base.index) break;
    at = type_resolve(t, type_substitute(t, row.base, row.params,
                                         (const TypeId *)run_items(t, type_row(t, at)->args)));
  }
  return (FieldId){0};
}
