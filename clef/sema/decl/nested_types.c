/* nested_types: types of modules inside a recursive module that need each other.
 *
 *     module rec P
 *     module A = type T = { V: B.U }
 *     module B = type U = U of A.T option
 *
 * The types of such modules are checked together with the types beside the modules, as one group (decl/type_definition.c), each
 * in the scope of its module. This applies only where it is needed: to modules that the types beside them refer to, to modules
 * whose types refer to each other in a cycle, to modules that these refer to, and to modules with [<AutoOpen>]. The types of
 * other modules stay between the opens and declarations of their module.
 */
#include "clef/sema/names/scope.h"
#include "clef/sema/decl/decl.h"

typedef struct Nested {
  Sema *s;
  Syn **modules; /* of the recursive module, those with types */
  uint32_t count;
  bool *reaches; /* count + 1 squared: whose types name which module; the last row is that of the types beside them */
  VEC(Syn *) types;
  VEC(const NestedModule *) homes;
} Nested;

static Name module_name(const Syn *module) {
  return syn_path_part(module->items[0], syn_path_count(module->items[0]) - 1)->name;
}

/* A group of definitions without an extension, which needs the type that it extends. */
static bool is_definition(const Syn *decl) {
  if (decl->kind != SYN_TYPES) return false;
  for (uint32_t i = 0; i < decl->count; i++)
    if (decl->items[i]->flags & SYN_F_EXTENSION) return false;
  return true;
}

static bool has_types(const Syn *module) {
  for (uint32_t i = 1; i < module->count; i++) {
    const Syn *decl = module->items[i];
    if (decl && (is_definition(decl) || (decl->kind == SYN_MODULE && has_types(decl)))) return true;
  }
  return false;
}

/* Do the types of the module, or its opens, refer to it? */
static bool types_name(const Syn *module, Name name) {
  for (uint32_t i = 1; i < module->count; i++) {
    const Syn *decl = module->items[i];
    if (!decl) continue;
    if (decl->kind == SYN_MODULE
            ? types_name(decl, name)
            : (is_definition(decl) || decl->kind == SYN_OPEN) && sema_mentions(decl, name))
      return true;
  }
  return false;
}

static bool *reach(const Nested *n, uint32_t from, uint32_t to) {
  return &n->reaches[from * (n->count + 1) + to];
}

static void find_reach(Nested *n, Syn **decls, uint32_t decl_count) {
  uint32_t count = n->count;
  for (uint32_t to = 0; to < count; to++) {
    Name name = module_name(n->modules[to]);
    for (uint32_t from = 0; from < count; from++)
      *reach(n, from, to) = from != to && types_name(n->modules[from], name);
    for (uint32_t i = 0; i < decl_count && !*reach(n, count, to); i++)
      if (decls[i] && decls[i]->kind == SYN_TYPES)
        *reach(n, count, to) = sema_mentions(decls[i], name);
  }
  for (uint32_t k = 0; k < count; k++) /* S. Warshall, "A theorem on Boolean matrices", 1962 */
    for (uint32_t i = 0; i <= count; i++)
      for (uint32_t j = 0; *reach(n, i, k) && j < count; j++) *reach(n, i, j) |= *reach(n, k, j);
}

static void take_types(Nested *n, Syn *module, const NestedModule *outer) {
  NestedModule *home = NEW(n->s->unit, NestedModule);
  *home = (NestedModule){module, outer};
  for (uint32_t i = 1; i < module->count; i++) {
    Syn *decl = module->items[i];
    if (decl && decl->kind == SYN_MODULE) take_types(n, decl, home);
    if (!decl || !is_definition(decl)) continue;
    vec_push(n->s->unit, &n->types, decl);
    vec_push(n->s->unit, &n->homes, home);
    module->items[i] = NULL;
  }
}

NestedTypes sema_take_nested_types(Sema *s, Syn **decls, uint32_t count) {
  Nested n = {.s = s, .modules = NEW_ARRAY(s->scratch, Syn *, count + 1)};
  for (uint32_t i = 0; i < count; i++)
    if (decls[i] && decls[i]->kind == SYN_MODULE && has_types(decls[i]))
      n.modules[n.count++] = decls[i];
  if (!n.count) return (NestedTypes){0};
  n.reaches = NEW_ARRAY(s->scratch, bool, (size_t)(n.count + 1) * (n.count + 1));
  find_reach(&n, decls, count);
  for (uint32_t i = 0; i < n.count; i++) {
    bool is_wanted = *reach(&n, n.count, i) || sema_is_auto_open(s, n.modules[i]);
    for (uint32_t k = 0; k < n.count && !is_wanted; k++)
      is_wanted = *reach(&n, k, k) && *reach(&n, k, i);
    if (is_wanted) take_types(&n, n.modules[i], NULL);
  }
  return (NestedTypes){n.types.items, n.homes.items, n.types.count};
}

bool sema_has_taken_types(const Syn *module) {
  for (uint32_t i = 1; i < module->count; i++)
    if (!module->items[i]) return true;
  return false;
}

Scope sema_nested_scope(Sema *s, const Scope *outer, const NestedModule *home) {
  if (!home) return *outer;
  Scope scope = sema_nested_scope(s, outer, home->outer);
  ModuleId module = sema_find_own_module(s, scope.module, module_name(home->decl));
  scope.module = module;
  scope_open(s, &scope, module);
  for (uint32_t i = 1; i < home->decl->count; i++) {
    Syn *decl = home->decl->items[i];
    ModuleId opened; /* what cannot be opened is said when the module itself is checked */
    if (decl && decl->kind == SYN_OPEN && !(decl->flags & SYN_F_TYPE) &&
        scope_find_module(s, &scope, decl->items[0], syn_path_count(decl->items[0]), &opened))
      scope_open(s, &scope, opened);
  }
  return scope;
}
