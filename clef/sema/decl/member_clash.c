/* member_clash: reports members of one definition that conflict with each other, or hide inherited members.
 *
 * Two methods, or accessors of properties, must differ in their arguments (FS0438); a property and a method in their names
 * (FS0434). Methods with curried arguments have no overloads (FS0439). A member with the name and type of an inherited slot
 * implements it only with `override` (FS0864). These checks run when all types are known.
 *
 * A `let` of a class may not have the name of a member of the class or of a base (FS0905). Members that implement an
 * interface, private members, fields and extensions of other modules do not count. F# looks the name up as it is
 * displayed, so a name that must stand in double backticks is not found, nor is an operator or an active pattern.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

enum { FEW_OVERLOADS = 200 }; /* of one name: each is compared with each */

/* A member or slot, and the place of its name. */
typedef struct Entry {
  MemberId member;
  Span at;
} Entry;
typedef VEC(Entry) EntryList;
typedef VEC(Name) NameList;

static TypeId without_this(Sema *s, const MemberRow *row) {
  TypeId type = type_resolve(s->types, scheme_row(s->types, row->scheme)->type);
  bool has_this = !(row->flags & MEMBER_STATIC) && row->kind != MEMBER_CONSTRUCTOR;
  return has_this ? type_arg(s->types, type, 1) : type;
}

static const char *own_name(Sema *s, const ClassDecl *c) {
  return name_text(s->names, tycon_row(s->types, c->tycon)->name);
}

static bool is_property(const MemberRow *row) {
  return row->kind == MEMBER_GETTER || row->kind == MEMBER_SETTER;
}

/* ---- what is compared ---- */

static const Syn *name_in(const Syn *syn) {
  if (syn->kind == SYN_MEMBER) return syn->items[SYN_BINDING_HEAD];
  return syn->kind == SYN_AUTO_PROPERTY ? syn->items[0] : syn;
}

static bool may_clash(Sema *s, MemberId member) {
  Types *t = s->types;
  const MemberRow *row = member_row(t, member);
  const char *name = name_text(s->names, row->name);
  if (row->implements.index &&
      tycon_row(t, member_row(t, row->implements)->tycon)->kind == TYCON_INTERFACE)
    return false;
  return row->scheme.index && strcmp(name, "op_Explicit") && strcmp(name, "op_Implicit");
}

/* Collects the slots, then the members, in the order of the source. */
static void collect(Sema *s, const ClassDecl *c, EntryList *out) {
  Types *t = s->types;
  Map64 slots = {.arena = s->scratch}; /* (1, start) to 1 + its place in the definition */
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++)
    if (c->def->items[i]->kind == SYN_ABSTRACT)
      map64_set(&slots, map64_key(1, c->def->items[i]->span.start), i + 1);
  for (MemberId m = tycon_row(t, c->tycon)->members; m.index; m = member_row(t, m)->next) {
    if (!(member_row(t, m)->flags & MEMBER_ABSTRACT) || !may_clash(s, m)) continue;
    uint32_t place = map64_find(&slots, map64_key(1, member_row(t, m)->span.start));
    if (place) vec_push(s->scratch, out, ((Entry){m, c->def->items[place - 1]->items[0]->span}));
  }
  for (uint32_t i = 0; i < c->members.count; i++) {
    const MemberDecl *d = &c->members.items[i];
    if (!d->member.index || d->syn->kind == SYN_BINDING) continue;
    if (member_row(t, d->member)->flags & MEMBER_ABSTRACT) continue; /* the default of a slot */
    if (may_clash(s, d->member))
      vec_push(s->scratch, out, ((Entry){d->member, name_in(d->syn)->span}));
    if (d->setter.index && may_clash(s, d->setter))
      vec_push(s->scratch, out, ((Entry){d->setter, name_in(d->syn)->span}));
  }
}

/* ---- members beside each other ---- */

/* Has it type parameters of its own? */
static bool is_generic(Sema *s, const MemberRow *row) {
  return scheme_row(s->types, row->scheme)->params.count !=
         tycon_row(s->types, row->tycon)->params.count;
}

/* Do both have the same argument types? Results distinguish only conversions. `erased`: compares without units of measure, which
 * do not exist at run time. */
static bool same_arguments(Sema *s, const MemberRow *a, const MemberRow *b, bool erased) {
  Types *t = s->types;
  TypeId x = without_this(s, a), y = without_this(s, b);
  if (erased)
    x = type_erase_measures(t, type_zonk(t, x)), y = type_erase_measures(t, type_zonk(t, y));
  for (uint32_t i = 0; i < a->arg_names.count; i++) {
    x = type_resolve(t, x), y = type_resolve(t, y);
    if (!type_equal(t, type_arg(t, x, 0), type_arg(t, y, 0))) return false;
    x = type_arg(t, x, 1), y = type_arg(t, y, 1);
  }
  return true;
}

/* Compares two entries with one name, the later one with the earlier. */
static void compare(Sema *s, const ClassDecl *c, const Entry *later, const Entry *earlier) {
  const MemberRow one = *member_row(s->types, later->member);
  const MemberRow other = *member_row(s->types, earlier->member);
  const char *name = name_text(s->names, one.name), *type = own_name(s, c);
  if (one.implements.index == earlier->member.index ||
      other.implements.index == later->member.index)
    return; /* a slot and what fills it */
  if (is_property(&one) != is_property(&other)) {
    diag(s->diags, is_property(&one) ? later->at : earlier->at, D_PROPERTY_LIKE_METHOD, name, type);
    return;
  }
  bool is_static = (one.flags & MEMBER_STATIC) != 0,
       was_static = (other.flags & MEMBER_STATIC) != 0;
  if (one.kind == MEMBER_METHOD && (one.flags | other.flags) & MEMBER_CURRIED) {
    if (one.flags & MEMBER_CURRIED) diag(s->diags, later->at, D_CURRIED_OVERLOAD, name, type);
    if (other.flags & MEMBER_CURRIED) diag(s->diags, earlier->at, D_CURRIED_OVERLOAD, name, type);
    return;
  }
  if (is_static != was_static) {
    if (is_property(&one) && one.arg_names.count == other.arg_names.count && one.kind == other.kind)
      diag(s->diags, later->at, D_PROPERTY_TWICE, name, type);
    return;
  }
  if (one.kind != other.kind || one.arg_names.count != other.arg_names.count ||
      is_generic(s, &one) || is_generic(s, &other) || !same_arguments(s, &one, &other, true))
    return;
  bool erased = !same_arguments(s, &one, &other, false);
  const char *prefix = one.kind == MEMBER_GETTER ? "get_" : one.kind == MEMBER_SETTER ? "set_" : "";
  name = format_in(s->session, "%s%s", prefix, name);
  DiagCode code = erased ? D_DUPLICATE_ERASED : D_DUPLICATE_METHOD;
  diag(s->diags, later->at, code, name, type);
  diag(s->diags, earlier->at, code, name, type);
}

/* The type of a property: the getter's result, or the setter's value. */
static TypeId property_type(Sema *s, const MemberRow *row) {
  Types *t = s->types;
  TypeId type = without_this(s, row);
  bool is_setter = row->kind == MEMBER_SETTER;
  uint32_t skip = is_setter ? row->arg_names.count - 1 : row->arg_names.count;
  if (!is_setter && !skip && row->flags & MEMBER_STATIC) skip = 1;
  for (uint32_t i = 0; i < skip && type_kind(t, type_resolve(t, type)) == TYPE_FUNCTION; i++)
    type = type_arg(t, type_resolve(t, type), 1);
  type = type_resolve(t, type);
  return is_setter && type_kind(t, type) == TYPE_FUNCTION ? type_arg(t, type, 0) : type;
}

/* Have getter and setter indices of the same types? */
static bool same_indices(Sema *s, const MemberRow *getter, const MemberRow *setter) {
  Types *t = s->types;
  TypeId one = type_resolve(t, without_this(s, getter)),
         two = type_resolve(t, without_this(s, setter));
  for (uint32_t i = 0; i < getter->arg_names.count; i++) {
    if (type_kind(t, one) != TYPE_FUNCTION || type_kind(t, two) != TYPE_FUNCTION ||
        !type_equal(t, type_arg(t, one, 0), type_arg(t, two, 0)))
      return false;
    one = type_resolve(t, type_arg(t, one, 1)), two = type_resolve(t, type_arg(t, two, 1));
  }
  return true;
}

/* FS3172, FS3581: the getter `d` and a setter of one property with different types. */
static void compare_accessors(Sema *s, const MemberDecl *d, const MemberDecl *e) {
  const MemberRow getter = *member_row(s->types, d->member),
                  setter = *member_row(s->types, e->member);
  bool is_plain = !getter.arg_names.count; /* indexers may differ */
  if (setter.arg_names.count != getter.arg_names.count + 1 || setter.implements.index ||
      !setter.scheme.index || !getter.scheme.index || !same_indices(s, &getter, &setter))
    return;
  TypeId gives = property_type(s, &getter), takes = property_type(s, &setter);
  TypeKind one = type_kind(s->types, gives),
           two = type_kind(s->types, type_resolve(s->types, takes));
  if (one == TYPE_ERROR || two == TYPE_ERROR || one == TYPE_VAR || two == TYPE_VAR ||
      type_equal(s->types, gives, takes))
    return;
  diag(s->diags, d->syn->items[SYN_BINDING_HEAD]->span,
       is_plain ? D_PROPERTY_TYPES : D_INDEXER_TYPES, name_text(s->names, getter.name),
       sema_type_text(s, gives), sema_type_text(s, takes));
}

static void check_accessors(Sema *s, const ClassDecl *c) {
  Map64 setters = {.arena = s->scratch}; /* (1, name) to 1 + the first of that name */
  uint32_t *next = NEW_ARRAY(s->scratch, uint32_t, c->members.count + 1);
  for (uint32_t i = c->members.count; i-- > 0;) {
    const MemberDecl *e = &c->members.items[i];
    if (!e->member.index || e->syn->kind != SYN_MEMBER) continue;
    const MemberRow *row = member_row(s->types, e->member);
    if (row->kind != MEMBER_SETTER) continue;
    next[i] = map64_find(&setters, map64_key(1, row->name.index));
    map64_set(&setters, map64_key(1, row->name.index), i + 1);
  }
  for (uint32_t i = 0; setters.count && i < c->members.count; i++) {
    const MemberDecl *d = &c->members.items[i];
    if (!d->member.index || d->syn->kind != SYN_MEMBER) continue;
    const MemberRow *row = member_row(s->types, d->member);
    if (row->kind != MEMBER_GETTER) continue;
    for (uint32_t k = map64_find(&setters, map64_key(1, row->name.index)); k; k = next[k - 1])
      compare_accessors(s, d, &c->members.items[k - 1]);
  }
}

/* ---- what is inherited ---- */

/* A slot of `base` or above with the entry's name, kind and type. */
static MemberId hidden_slot(Sema *s, MemberId member, TypeId base) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, member);
  if (!class_slots_of(s, base)) return (MemberId){0};
  for (TypeId at = base; at.index && type_tycon(t, at).index;
       at = tycon_row(t, type_tycon(t, at))->base) {
    at = type_resolve(t, at);
    for (MemberId m = tycon_row(t, type_tycon(t, at))->members; m.index;
         m = member_row(t, m)->next) {
      const MemberRow slot = *member_row(t, m);
      if (slot.name.index != row.name.index || slot.kind != row.kind ||
          !(slot.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL)) || slot.flags & MEMBER_STATIC ||
          slot.arg_names.count != row.arg_names.count)
        continue;
      Trial trial = type_begin_trial(&s->unifier);
      TypeId slot_type = class_slot_type(s, m, at, (Span){0});
      TypeId own_type = without_this(s, &row);
      bool same = type_unify(&s->unifier, slot_type, own_type);
      type_undo_trial(&s->unifier, trial);
      if (same) return m;
    }
  }
  return (MemberId){0};
}

/* What every object has: its text in F#'s words. */
static const char *object_slot(Sema *s, const MemberRow *row) {
  static const struct {
    const char *name, *text;
    uint32_t args;
  } slots[] = {{"ToString", "System.Object.ToString() : string", 0},
               {"GetHashCode", "System.Object.GetHashCode() : int", 0},
               {"Equals", "System.Object.Equals(obj: obj) : bool", 1}};
  const char *name = name_text(s->names, row->name);
  for (size_t i = 0; i < COUNT_OF(slots); i++) {
    if (strcmp(name, slots[i].name) != 0 || row->kind != MEMBER_METHOD ||
        row->arg_names.count != slots[i].args)
      continue;
    TypeId type = type_resolve(s->types, without_this(s, row));
    if (slots[i].args && !type_is_known(s->types, type_arg(s->types, type, 0), KNOWN_OBJ))
      return NULL;
    return slots[i].text;
  }
  return NULL;
}

static void check_hidden(Sema *s, const ClassDecl *c, const Entry *e) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, e->member);
  const TyconRow owner = *tycon_row(t, c->tycon);
  if (row.flags & (MEMBER_STATIC | MEMBER_OVERRIDE) || row.implements.index ||
      row.kind == MEMBER_CONSTRUCTOR || is_generic(s, &row) || owner.kind == TYCON_INTERFACE)
    return;
  const char *text = row.flags & MEMBER_ABSTRACT ? NULL : object_slot(s, &row);
  MemberId slot = text || !owner.base.index ? (MemberId){0} : hidden_slot(s, e->member, owner.base);
  if (!text && !slot.index) return;
  for (uint32_t i = 0; i < c->members.count && !(row.flags & MEMBER_ABSTRACT); i++)
    if (c->members.items[i].member.index == e->member.index &&
        c->members.items[i].syn->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT))
      return;
  if (slot.index && row.flags & MEMBER_ABSTRACT) {
    diag(s->diags, e->at, D_SLOT_INHERITED, name_text(s->names, row.name));
    return;
  }
  if (slot.index) {
    const MemberRow hidden = *member_row(t, slot);
    text = format_in(s->session, "abstract %s.%s: %s",
                     name_text(s->names, tycon_row(t, hidden.tycon)->name),
                     name_text(s->names, hidden.name), sema_type_text(s, without_this(s, &hidden)));
  }
  diag(s->diags, e->at, D_HIDES_SLOT, text);
}

/* ---- lets ---- */

/* Does `tycon` or a base class have an accessible member of this name? */
static bool has_member(Sema *s, TyconId tycon, Name name, bool of_property, bool is_setter) {
  Types *t = s->types;
  while (tycon.index) {
    MembersNamed named = sema_members_named(s, tycon, name);
    for (MemberId m; (m = sema_next_named(s, &named)).index;) {
      const MemberRow *row = member_row(t, m);
      if (row->kind == MEMBER_CONSTRUCTOR || sema_is_unseen(s, ENTRY_MEMBER, m.index) ||
          row->flags & (MEMBER_PRIVATE | MEMBER_HIDDEN | MEMBER_OF_LIBRARY) ||
          (row->flags & MEMBER_EXTENSION && member_extension_home(s, m).index))
        continue;
      if (of_property && row->kind != (uint32_t)(is_setter ? MEMBER_SETTER : MEMBER_GETTER))
        continue;
      if (!row->implements.index ||
          tycon_row(t, member_row(t, row->implements)->tycon)->kind != TYCON_INTERFACE)
        return true;
    }
    tycon = type_tycon(t, tycon_row(t, tycon)->base);
  }
  return false;
}

/* What every object has; what the library's classes do not list. */
static bool is_object_member(const char *name) {
  static const char *const names[] = {"ToString", "GetHashCode",     "Equals",
                                      "GetType",  "ReferenceEquals", NULL};
  for (uint32_t i = 0; names[i]; i++)
    if (!strcmp(names[i], name)) return true;
  return false;
}

static bool is_taken(Sema *s, const ClassDecl *c, Name name) {
  const char *text = name_text(s->names, name);
  bool gets = !strncmp(text, "get_", 4), sets = !strncmp(text, "set_", 4);
  return is_object_member(text) || has_member(s, c->tycon, name, false, false) ||
         ((gets || sets) && has_member(s, c->tycon, sema_name(s, text + 4), true, sets));
}

static void check_let_pattern(Sema *s, const ClassDecl *c, Syn *p, NameList *seen) {
  Found found;
  if (p->kind == SYN_PAT_NAME) {
    const Syn *ident = p->items[0];
    const char *text = name_text(s->names, ident->name);
    bool is_quoted = ident->span.end - ident->span.start != strlen(text);
    for (uint32_t i = 0; i < seen->count; i++)
      if (seen->items[i].index == ident->name.index) return; /* `A x | B x` */
    if (is_quoted || ident->flags & (SYN_F_OPERATOR | SYN_F_ACTIVE) ||
        scope_find(s, &c->scope, SPACE_PATTERN, ident->name, ANY_ARITY, &found))
      return;
    vec_push(s->scratch, seen, ident->name);
    if (is_taken(s, c, ident->name)) diag(s->diags, ident->span, D_LET_LIKE_MEMBER, text);
    return;
  }
  if (p->kind == SYN_IDENT || p->kind == SYN_LONG_IDENT || p->kind == SYN_CONST ||
      syn_kind_group((SynKind)p->kind) != SYN_GROUP_PAT)
    return;
  for (uint32_t i = 0; i < p->count; i++)
    if (p->items[i]) check_let_pattern(s, c, p->items[i], seen);
}

static void check_lets(Sema *s, const ClassDecl *c) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < c->def->count; i++) {
    const Syn *let = c->def->items[i];
    for (uint32_t k = 0; let->kind == SYN_LET_DECL && k < let->count; k++) {
      NameList seen = {0};
      check_let_pattern(s, c, let->items[k]->items[SYN_BINDING_HEAD], &seen);
    }
  }
}

/* ---- operators ---- */

/* Is it written between its operands? */
static bool is_infix(const char *op) {
  if (!strcmp(op, "!=")) return true;
  return op[0] != '!' && op[0] != '~' && op[0] != '?';
}

static bool is_one_of(const char *op, const char *const *list) {
  while (*list && strcmp(op, *list)) list++;
  return *list != NULL;
}

/* FS1172, 1173, 1174: `static member (+)` takes a pair. FS0086: comparison is not defined by operators. */
static void check_operator(Sema *s, const MemberDecl *d) {
  static const char *const relations[] = {"<", ">", "<=", ">=", NULL};
  static const char *const equalities[] = {"=", "<>", NULL};
  const Syn *m = d->syn, *head = m->items[SYN_BINDING_HEAD];
  if (!(head->flags & SYN_F_OPERATOR) || m->flags & (SYN_F_GET | SYN_F_SET)) return;
  const char *op = name_text(s->names, head->name);
  if (strpbrk(op, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_(")) return;
  Span at = head->span;
  if (at.end - at.start == strlen(op) + 2) at.start++, at.end--; /* without the parentheses */
  const char *member = sema_operator_member(op);
  if (is_one_of(op, relations)) diag(s->diags, at, D_RELATION_MEMBER, op, member ? member : op);
  if (is_one_of(op, equalities)) diag(s->diags, at, D_EQUALITY_MEMBER, op, member ? member : op);
  if (!is_infix(op)) return;
  uint32_t groups = m->count - SYN_BINDING_PARAMS, count = 0;
  if (groups) {
    Signature g;
    class_read_signature(s, &g, m->items + SYN_BINDING_PARAMS, 1, false);
    count = g.count;
  }
  if (!count)
    diag(s->diags, at, D_INFIX_NO_ARGS, op);
  else if (count != 2)
    diag(s->diags, at, D_INFIX_ARGS, op, format_in(s->session, "%u", count));
  if (groups > 1 || (groups && !(m->flags & SYN_F_STATIC))) diag(s->diags, at, D_INFIX_CURRIED, op);
}

/* A hash of the argument types. Members that same_arguments finds equal have equal hashes. */
static uint32_t arguments_key(Sema *s, const MemberRow *row) {
  Types *t = s->types;
  TypeId type = type_resolve(t, type_erase_measures(t, type_zonk(t, without_this(s, row))));
  uint32_t key = row->arg_names.count;
  for (uint32_t i = 0; i < row->arg_names.count; i++, type = type_resolve(t, type_arg(t, type, 1)))
    key = hash_u32(key, type_resolve(t, type_arg(t, type, 0)).index);
  return key;
}

/* Compares the entries of one name, in order. If there are many, each is compared only with the first one and with those of equal
 * argument types. */
static void check_name(Sema *s, const ClassDecl *c, const Entry *entries, const uint32_t *same,
                       uint32_t count) {
  if (count <= FEW_OVERLOADS) {
    for (uint32_t i = 0; i < count; i++)
      for (uint32_t k = 0; k < i; k++) compare(s, c, &entries[same[i]], &entries[same[k]]);
    return;
  }
  Map64 latest = {.arena = s->scratch}; /* (1, key) to 1 + index */
  uint32_t *before = NEW_ARRAY(s->scratch, uint32_t, count);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t key = map64_key(1, arguments_key(s, member_row(s->types, entries[same[i]].member)));
    before[i] = map64_find(&latest, key);
    map64_set(&latest, key, i + 1);
    bool met_first = !i;
    for (uint32_t k = before[i]; k; k = before[k - 1]) {
      compare(s, c, &entries[same[i]], &entries[same[k - 1]]);
      met_first |= k == 1;
    }
    if (!met_first) compare(s, c, &entries[same[i]], &entries[same[0]]);
  }
}

void class_check_duplicates(Sema *s, const ClassDecl *c) {
  if (!s->dialect->checks_definitions) return;
  for (uint32_t i = 0; i < c->members.count; i++)
    if (c->members.items[i].syn->kind == SYN_MEMBER) check_operator(s, &c->members.items[i]);
  if (c->is_extension) return;
  check_lets(s, c);
  if (s->diags->error_count == s->file.first_error) check_accessors(s, c);
  EntryList entries = {0};
  collect(s, c, &entries);
  Map64 latest = {.arena = s->scratch}; /* (1, name) to 1 + index */
  uint32_t *before = NEW_ARRAY(s->scratch, uint32_t, entries.count + 1);
  bool *is_last = NEW_ARRAY(s->scratch, bool, entries.count + 1);
  for (uint32_t i = 0; i < entries.count; i++) {
    uint64_t key = map64_key(1, member_row(s->types, entries.items[i].member)->name.index);
    before[i] = map64_find(&latest, key);
    if (before[i]) is_last[before[i] - 1] = false;
    is_last[i] = true;
    map64_set(&latest, key, i + 1);
  }
  for (uint32_t i = 0; i < entries.count; i++) {
    if (!is_last[i] || !before[i]) continue;
    uint32_t count = 0;
    for (uint32_t k = i + 1; k; k = before[k - 1]) count++;
    uint32_t *same = NEW_ARRAY(s->scratch, uint32_t, count);
    for (uint32_t k = i + 1, at = count; k; k = before[k - 1]) same[--at] = k - 1;
    check_name(s, c, entries.items, same, count);
  }
  for (uint32_t i = 0; i < entries.count && s->diags->error_count == s->file.first_error; i++)
    check_hidden(s, c, &entries.items[i]);
}
