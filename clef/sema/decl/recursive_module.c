/* recursive_module: reorders the declarations of `module rec` and `namespace rec`, so that no further recursion is needed.
 *
 * Opens and abbreviations come first, then inline functions that depend on nothing else of the module, then all types as one
 * group. The rest is sorted by dependency. Lets that refer to each other become one recursive group (strongly
 * connected components; R. Tarjan, "Depth-first search and linear graph algorithms", 1972). Every other declaration comes after
 * those that it depends on, and otherwise stays in the order of the source. Modules whose values refer to each other in a cycle
 * stay in the order of the source.
 *
 * Members of types and earlier modules may call functions that come later. Such a function is declared when the types are known,
 * with the types of its annotations (sema_declare_forwards). Such a use makes it less generic, as in F#.
 *
 * They may use plain values too. F# initialises all values of such a group on their first use. Here they are initialised in
 * order, and a use in a member or in an earlier module first tests whether the value is initialised.
 *
 * In:  the declarations of one module. Out: the same declarations, some of them joined.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"
#include "clef/sema/decl/decl.h"

typedef struct Item {
  Syn *decl;
  uint32_t *needs; /* items */
  uint32_t need_count, need_room;
  uint32_t index, low; /* Tarjan's */
  bool on_stack;
} Item;

typedef struct Sorter {
  Sema *s;
  Item *items;
  uint32_t count, next;
  Map64 defined; /* name to 1 + the first item that defines it */
  Map64 needed;  /* (1 + item, item that it needs) */
  VEC(uint32_t) stack;
  VEC(Syn *) out;
} Sorter;

static uint32_t item_named(const Sorter *r, Name name) {
  return map64_find(&r->defined, map64_key(1, name.index)) - 1; /* none: UINT32_MAX */
}

static void add_name(Sorter *r, uint32_t item, Name name) {
  uint64_t key = map64_key(1, name.index);
  if (!map64_find(&r->defined, key)) map64_set(&r->defined, key, item + 1);
}

static void add_need(Sorter *r, Item *item, uint32_t need) {
  uint64_t key = map64_key((uint32_t)(item - r->items) + 1, need);
  if (map64_find(&r->needed, key)) return;
  map64_set(&r->needed, key, 1);
  if (item->need_count == item->need_room) {
    uint32_t *more = NEW_ARRAY(r->s->scratch, uint32_t, 2 * item->need_room + 4);
    for (uint32_t i = 0; i < item->need_count; i++) more[i] = item->needs[i];
    item->needs = more;
    item->need_room = 2 * item->need_room + 4;
  }
  item->needs[item->need_count++] = need;
}

/* Collects the names in it that other items define. Walks the left spine of long chains by a loop. */
static void find_needs(Sorter *r, Item *item, const Syn *node) {
  while (node) {
    if (node->kind == SYN_IDENT || node->kind == SYN_LONG_IDENT) {
      uint32_t need = item_named(r, syn_path_part((Syn *)node, 0)->name);
      if (need != UINT32_MAX) add_need(r, item, need);
      return;
    }
    for (uint32_t i = 1; i < node->count; i++)
      if (node->items[i]) find_needs(r, item, node->items[i]);
    node = node->count ? node->items[0] : NULL;
  }
}

static void bound_names(Sorter *r, uint32_t item, const Syn *pattern) {
  if (pattern->kind == SYN_PAT_NAME) {
    add_name(r, item, pattern->name);
    const Syn *ident = pattern->items[0];
    for (uint32_t i = 0; ident->flags & SYN_F_ACTIVE && i < ident->count; i++)
      add_name(r, item, ident->items[i]->name);
    return;
  }
  for (uint32_t i = 0; i < pattern->count; i++)
    if (pattern->items[i]) bound_names(r, item, pattern->items[i]);
}

bool sema_is_auto_open(Sema *s, const Syn *module) {
  return module->kind == SYN_MODULE && sema_attribute(s, module->u.decor, "AutoOpen");
}

/* Collects the names that an item defines: those of lets; for a module its name, and with [<AutoOpen>] its contents. */
static void add_names(Sorter *r, uint32_t item, const Syn *decl) {
  for (uint32_t i = 0; decl->kind == SYN_LET_DECL && i < decl->count; i++)
    bound_names(r, item, decl->items[i]->items[SYN_BINDING_HEAD]);
  if (decl->kind != SYN_MODULE) return;
  add_name(r, item, syn_path_part(decl->items[0], syn_path_count(decl->items[0]) - 1)->name);
  for (uint32_t i = 1; sema_is_auto_open(r->s, decl) && i < decl->count; i++)
    if (decl->items[i]) add_names(r, item, decl->items[i]);
}

static Syn *join_declarations(Sema *s, SynKind kind, Syn *const *decls, uint32_t count) {
  Syn *whole = NEW(s->unit, Syn);
  uint32_t total = 0;
  for (uint32_t i = 0; i < count; i++) total += decls[i]->count;
  *whole = *decls[0];
  whole->kind = (uint16_t)kind;
  whole->items = NEW_ARRAY(s->unit, Syn *, total + 1);
  whole->count = 0;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < decls[i]->count; k++)
      whole->items[whole->count++] = decls[i]->items[k];
  return whole;
}

static bool needs_itself(const Item *item, uint32_t index) {
  for (uint32_t i = 0; i < item->need_count; i++)
    if (item->needs[i] == index) return true;
  return false;
}

/* A component is complete: its items, in the order of the source. */
static void emit(Sorter *r, uint32_t root) {
  VEC(uint32_t) members = {0};
  for (;;) {
    uint32_t i = vec_pop(&r->stack), at = members.count;
    r->items[i].on_stack = false;
    vec_push(r->s->scratch, &members, i);
    while (at && members.items[at - 1] > i) {
      members.items[at] = members.items[at - 1];
      at--;
    }
    members.items[at] = i;
    if (i == root) break;
  }
  VEC(Syn *) lets = {0};
  bool is_recursive = members.count > 1;
  for (uint32_t k = 0; k < members.count; k++) {
    Item *item = &r->items[members.items[k]];
    if (item->decl->kind != SYN_LET_DECL) continue;
    vec_push(r->s->scratch, &lets, item->decl);
    is_recursive |= needs_itself(item, members.items[k]);
  }
  if (lets.count) {
    Syn *let = lets.count > 1 ? join_declarations(r->s, SYN_LET_DECL, lets.items, lets.count)
                              : lets.items[0];
    if (is_recursive) let->flags |= SYN_F_REC;
    vec_push(r->s->unit, &r->out, let);
  }
  for (uint32_t k = 0; k < members.count; k++)
    if (r->items[members.items[k]].decl->kind != SYN_LET_DECL)
      vec_push(r->s->unit, &r->out, r->items[members.items[k]].decl);
}

static void visit(Sorter *r, uint32_t i) {
  Item *item = &r->items[i];
  if (!sema_enter(r->s, item->decl->span)) {
    r->s->depths.exprs--;
    return;
  }
  item->index = item->low = ++r->next;
  item->on_stack = true;
  vec_push(r->s->scratch, &r->stack, i);
  for (uint32_t k = 0; k < item->need_count; k++) {
    Item *need = &r->items[item->needs[k]];
    if (!need->index) {
      visit(r, item->needs[k]);
      if (need->low < item->low) item->low = need->low;
    } else if (need->on_stack && need->index < item->low) {
      item->low = need->index;
    }
  }
  if (item->low == item->index) emit(r, i);
  r->s->depths.exprs--;
}

/* [<Literal>] let X = … */
static bool is_literal_let(Sema *s, const Syn *decl) {
  return decl->kind == SYN_LET_DECL && sema_attribute(s, decl->items[0]->u.decor, "Literal");
}

bool sema_mentions(const Syn *node, Name name) {
  while (node) {
    if (node->kind == SYN_IDENT && node->name.index == name.index) return true;
    for (uint32_t i = 1; i < node->count; i++)
      if (node->items[i] && sema_mentions(node->items[i], name)) return true;
    node = node->count ? node->items[0] : NULL;
  }
  return false;
}

/* Does the exception have a field of one of these types? Then it is declared after them. Other exceptions are declared before, so
 * that the types can raise them. */
static bool names_type_of(const Syn *exception, Syn *const *types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; types[i] && types[i]->kind == SYN_TYPES && k < types[i]->count; k++) {
      Syn *path = types[i]->items[k]->items[SYN_TYPE_DEF_PATH];
      if (sema_mentions(exception, syn_path_part(path, syn_path_count(path) - 1)->name))
        return true;
    }
  return false;
}

/* Does a definition of the group define a name that stands in it: a type, a case, a field? */
static bool names_part_of(const Syn *node, Syn *const *types, uint32_t count) {
  if (node->kind == SYN_IDENT)
    for (uint32_t i = 0; i < count; i++)
      for (uint32_t k = 0; k < types[i]->count; k++) {
        Syn *const *parts = types[i]->items[k]->items;
        if (sema_mentions(parts[SYN_TYPE_DEF_PATH], node->name) ||
            (parts[SYN_TYPE_DEF_REPR] && sema_mentions(parts[SYN_TYPE_DEF_REPR], node->name)))
          return true;
      }
  for (uint32_t i = 0; i < node->count; i++)
    if (node->items[i] && names_part_of(node->items[i], types, count)) return true;
  return false;
}

/* Is it one inline function, or a module that has only functions, one of them inline? Then moving it forward changes no order of
 * evaluation. */
static bool is_inline(const Syn *decl) {
  return decl->kind == SYN_LET_DECL && decl->count == 1 && decl->items[0]->flags & SYN_F_INLINE;
}

static bool has_inline_functions(const Syn *decl) {
  if (decl->kind != SYN_MODULE) return is_inline(decl);
  bool has_inline = false;
  for (uint32_t i = 1; i < decl->count; i++) {
    const Syn *part = decl->items[i];
    if (!part || part->kind == SYN_OPEN) continue;
    if (part->kind != SYN_LET_DECL) return false;
    for (uint32_t k = 0; k < part->count; k++)
      if (!binding_param_count(part->items[k])) return false;
    has_inline |= is_inline(part);
  }
  return has_inline;
}

/* Inline functions that need nothing else of the module stand before the types, whose members may use them. */
static bool stands_before_types(const Item *item, uint32_t index, Syn *const *types,
                                uint32_t count) {
  const Syn *decl = item->decl;
  if (!has_inline_functions(decl) || item->need_count > needs_itself(item, index)) return false;
  for (uint32_t i = decl->kind == SYN_MODULE; i < decl->count; i++)
    if (decl->items[i] && names_part_of(decl->items[i], types, count)) return false;
  return true;
}

Syn **sema_sort_recursive(Sema *s, Syn **decls, uint32_t *count) {
  Sorter r = {.s = s, .defined = {.arena = s->scratch}, .needed = {.arena = s->scratch}};
  VEC(Syn *) types = {0}, behind = {0};
  const NestedTypes nested = sema_take_nested_types(s, decls, *count);
  r.items = NEW_ARRAY(s->scratch, Item, *count + 1);
  for (uint32_t i = 0; i < *count; i++) {
    Syn *decl = decls[i];
    if (!decl) continue;
    if (decl->kind == SYN_TYPES)
      vec_push(s->scratch, &types, decl);
    else if (decl->kind == SYN_EXCEPTION && (names_type_of(decl, decls, *count) ||
                                             names_type_of(decl, nested.types, nested.count)))
      vec_push(s->scratch, &behind, decl);
    else if (is_literal_let(s, decl) || decl->kind == SYN_OPEN || decl->kind == SYN_MODULE_ABBREV ||
             decl->kind == SYN_EXCEPTION || decl->kind == SYN_DIRECTIVE)
      vec_push(s->unit, &r.out, decl);
    else
      r.items[r.count++].decl = decl;
  }
  for (uint32_t i = 0; i < nested.count; i++) vec_push(s->scratch, &types, nested.types[i]);
  for (uint32_t i = 0; i < r.count; i++) add_names(&r, i, r.items[i].decl);
  for (uint32_t i = 0; i < r.count; i++) find_needs(&r, &r.items[i], r.items[i].decl);
  for (uint32_t i = 0; types.count && i < r.count; i++)
    if (stands_before_types(&r.items[i], i, types.items, types.count)) visit(&r, i);
  if (types.count) {
    Syn *group = join_declarations(s, SYN_TYPES, types.items, types.count);
    vec_push(s->unit, &r.out, group);
    s->rec.homes = (TypeHomes){group, NEW_ARRAY(s->unit, const NestedModule *, group->count + 1)};
    for (uint32_t i = nested.count, at = group->count; i-- > 0;)
      for (uint32_t k = nested.types[i]->count; k-- > 0;)
        s->rec.homes.items[--at] = nested.homes[i];
  }
  for (uint32_t i = 0; i < behind.count; i++) vec_push(s->unit, &r.out, behind.items[i]);
  for (uint32_t i = 0; i < r.count; i++)
    if (!r.items[i].index) visit(&r, i);
  *count = r.out.count;
  return r.out.items;
}

/* ---- functions that are used before their place ---- */

/* 1 + the first declaration that mentions a name: (ANYWHERE, name); (ALONE, name), as the first part of a path or by itself;
 * (BEHIND + name, name), behind another name. */
typedef Map64 FirstUses;
enum { ANYWHERE = 1, ALONE, BEHIND };

static void note_use(FirstUses *uses, uint32_t how, Name name, uint32_t place) {
  uint64_t key = map64_key(how, name.index);
  if (!map64_find(uses, key)) map64_set(uses, key, place + 1);
}

static void note_uses(FirstUses *uses, const Syn *node, uint32_t place) {
  while (node) {
    if (node->kind == SYN_IDENT) {
      note_use(uses, ANYWHERE, node->name, place);
      note_use(uses, ALONE, node->name, place);
    }
    bool is_path = node->kind == SYN_LONG_IDENT;
    for (uint32_t i = 1; i < node->count; i++) {
      if (node->items[i] && is_path) {
        note_use(uses, ANYWHERE, node->items[i]->name, place);
        note_use(uses, BEHIND + node->items[i - 1]->name.index, node->items[i]->name, place);
      } else if (node->items[i]) {
        note_uses(uses, node->items[i], place);
      }
    }
    node = node->count ? node->items[0] : NULL;
  }
}

static bool is_before(const FirstUses *uses, uint32_t place, uint32_t how, Name name) {
  uint32_t first = map64_find(uses, map64_key(how, name.index));
  return first && first - 1 < place;
}

static bool is_used_before(const FirstUses *uses, uint32_t place, Name name) {
  return is_before(uses, place, ANYWHERE, name);
}

/* The same for the contents of a nested module, by plain name or behind the module's name. `module` is none if it may have
 * several. */
static bool is_part_used_before(const FirstUses *uses, uint32_t place, Name module, Name name) {
  if (!module.index) return is_used_before(uses, place, name);
  return is_before(uses, place, ALONE, name) || is_before(uses, place, BEHIND + module.index, name);
}

/* The variable or function that a let declares; none of a pattern. */
static const Syn *declared_ident(const Syn *binding) {
  const Syn *head = binding->items[SYN_BINDING_HEAD];
  while (head->kind == SYN_PAT_PAREN ||
         (head->kind == SYN_PAT_TYPED && binding->count <= SYN_BINDING_PARAMS))
    head = head->items[0];
  return head->kind == SYN_PAT_NAME ? head->items[0] : NULL;
}

/* Is it mentioned by its name, or an active pattern by one of its cases? */
static bool is_let_used_before(const FirstUses *uses, uint32_t place, Name module,
                               const Syn *binding) {
  const Syn *ident = declared_ident(binding);
  if (!ident) return false;
  for (uint32_t i = 0; ident->flags & SYN_F_ACTIVE && i < ident->count; i++)
    if (is_used_before(uses, place, ident->items[i]->name)) return true;
  return is_part_used_before(uses, place, module, ident->name);
}

static void declare_let(Sema *s, const Scope *scope, const FirstUses *uses, uint32_t place,
                        Name module, Syn *let) {
  for (uint32_t k = 0; k < let->count; k++)
    if (is_let_used_before(uses, place, module, let->items[k]))
      sema_declare_function(s, scope, let->items[k]);
}

static void declare_lets_of(Sema *s, const Scope *scope, const FirstUses *uses, uint32_t place,
                            bool has_other_names, Syn *nested) {
  Name name = syn_path_part(nested->items[0], 0)->name;
  ModuleId module = sema_find_own_module(s, scope->module, name);
  bool is_taken =
      sema_has_taken_types(nested); /* whose members use its functions by their names alone */
  bool is_open = sema_is_auto_open(s, nested);
  if (!module.index || !(is_taken || is_open || is_used_before(uses, place, name))) return;
  Scope inner = *scope;
  inner.module = module;
  scope_open(s, &inner, module);
  for (uint32_t k = 1; k < nested->count; k++) {
    Syn *item = nested->items[k];
    if (item && item->kind == SYN_LET_DECL)
      declare_let(s, &inner, uses, place, has_other_names ? (Name){0} : name, item);
    if (item && item->kind == SYN_MODULE && (is_taken || is_open))
      declare_lets_of(s, &inner, uses, place, has_other_names, item);
  }
}

void sema_declare_forwards(Sema *s, Scope *scope) {
  if (!s->rec.forwards) return;
  const Forwards f = *s->rec.forwards;
  s->rec.forwards = NULL;
  FirstUses uses = {.arena = s->scratch};
  for (uint32_t i = 0; i < f.count; i++)
    if (f.items[i] && f.items[i]->kind != SYN_OPEN) note_uses(&uses, f.items[i], i);
  bool has_other_names = false;
  for (uint32_t i = 0; i < f.count; i++)
    has_other_names |= f.items[i] && f.items[i]->kind == SYN_MODULE_ABBREV;
  for (uint32_t i = 0; i < f.count; i++) {
    Syn *item = f.items[i];
    if (!item) continue;
    if (item->kind == SYN_LET_DECL) declare_let(s, scope, &uses, i, (Name){0}, item);
    if (item->kind == SYN_MODULE) declare_lets_of(s, scope, &uses, i, has_other_names, item);
  }
}
