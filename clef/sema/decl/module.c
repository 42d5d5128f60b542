/* module: namespaces and modules, opens, and the declarations inside them. */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/decl.h"

/* Note [Modules named like the library's]
 * A program's module List, at the top or in a file list.fs, is not merged with the library's. It belongs to a root of the
 * program (NameTables.own_root), which every scope opens after the library's root. So `List.map` is still found in the library's
 * module. Inside the program's module, plain `map` is not in scope. */
ModuleId module_enter(Sema *s, ModuleId parent, Name name, uint32_t flags) {
  ModuleId found = sema_find_own_module(s, parent, name);
  uint32_t old = found.index ? module_row(s, found)->flags : 0;
  if (old & MODULE_LIBRARY && !s->dialect->owns_library && parent.index == 1 &&
      !((old | flags) & MODULE_NAMESPACE))
    return sema_add_module(s, s->scopes.own_root, name, flags);
  /* Another project's module of that name is another module; what is found later is the latest. */
  bool is_other = found.index && !((old | flags) & (MODULE_NAMESPACE | MODULE_LIBRARY)) &&
                  module_row(s, found)->project != s->access.project;
  if (!found.index || is_other) return sema_add_module(s, parent, name, flags);
  module_row(s, found)->flags |= flags;
  return found;
}

uint32_t module_flags_of(Sema *s, const SynDecor *decor) {
  if (decor && !s->dialect->flags_internal_parts &&
      (decor->access == SYN_ACCESS_PRIVATE || sema_attribute(s, decor, "Obsolete")))
    s->scopes.has_marked_modules = true;
  return (sema_attribute(s, decor, "AutoOpen") ? MODULE_AUTO_OPEN : 0) |
         (sema_attribute(s, decor, "RequireQualifiedAccess") ? MODULE_QUALIFIED : 0) |
         (decor && decor->access == SYN_ACCESS_PRIVATE ? MODULE_PRIVATE : 0) |
         (decor && decor->access == SYN_ACCESS_INTERNAL ? MODULE_INTERNAL : 0);
}

NodeId module_make_node(Sema *s, ModuleId module, Span span, const NodeList *members,
                        uint32_t flags) {
  NodeId node =
      psg_new_n(s->graph, PSG_MODULE_DEF, sema_unit(s), span, members->items, members->count);
  psg_node(s->graph, node)->name = module_row(s, module)->path;
  psg_node(s->graph, node)->flags |= flags;
  ModuleRow *row = module_row(s, module);
  if (!(flags & NODE_NAMESPACE) && !row->span.file) row->span = span;
  return node;
}

void sema_check_open(Sema *s, Scope *scope, Syn *open) {
  Syn *path = open->items[0];
  ModuleId module;
  if (open->flags & SYN_F_TYPE) {
    TypeVars vars = {0};
    Scope here = *scope;
    here.vars = &vars;
    TypeId type = type_resolve(s->types, sema_resolve_type(s, &here, path));
    if (type_kind(s->types, type) == TYPE_APP)
      scope_add(s, scope, SPACE_VALUE, (Name){0}, ENTRY_STATIC, type.index, 0);
    return;
  }
  if (!scope_find_module(s, scope, path, syn_path_count(path), &module)) {
    sema_undefined_namespace(s, scope, path);
    return;
  }
  if (module_row(s, module)->flags & MODULE_QUALIFIED)
    diag(s->diags, path->span, D_OPEN_QUALIFIED, name_text(s->names, module_row(s, module)->name));
  sema_check_use(s, NULL, ENTRY_MODULE, module.index, module_row(s, module)->name,
                 syn_path_part(path, syn_path_count(path) - 1)->span);
  /* all modules of this path: a namespace may be in the library and in the program */
  Name last = syn_path_part(path, syn_path_count(path) - 1)->name;
  if (module.index == 1 && last.index != s->words.global.index)
    scope_open_core(s, scope, last);
  else
    scope_open(s, scope, module);
}

void sema_check_module_abbreviation(Sema *s, Scope *scope, Syn *decl) {
  ModuleId module;
  if (scope_find_module(s, scope, decl->items[1], syn_path_count(decl->items[1]), &module))
    scope_add(s, scope, SPACE_MODULE, decl->items[0]->name, ENTRY_MODULE, module.index, 0);
  else
    sema_undefined_namespace(s, scope, decl->items[1]);
}

static void check_nested_module(Sema *s, Scope *scope, Syn *decl, NodeList *out) {
  Syn *path = decl->items[0];
  Name name = syn_path_part(path, syn_path_count(path) - 1)->name;
  ModuleId module = module_enter(s, scope->module, name, module_flags_of(s, decl->u.decor));
  if (module_row(s, module)->flags & MODULE_DEFINED && s->dialect->checks_definitions)
    diag(s->diags, path->span, D_DUPLICATE_TYPE, name_text(s->names, name));
  module_row(s, module)->flags |= MODULE_DEFINED;
  sema_note_access(s, ENTRY_MODULE, module.index, scope->module, decl->u.decor);
  sema_note_obsolete(s, ENTRY_MODULE, module.index, decl->u.decor);
  Scope inner = *scope;
  inner.module = module;
  scope_open(s, &inner, module);
  NodeList members = {0};
  module_check_declarations(s, &inner, decl->items + 1, decl->count - 1,
                            (decl->flags & SYN_F_REC) != 0 || s->rec.is_inside, &members);
  vec_push(s->unit, out, module_make_node(s, module, decl->span, &members, 0));
  if (module_row(s, module)->flags & MODULE_AUTO_OPEN) scope_open(s, scope, module);
}

bool module_is_script(Sema *s, uint32_t file) {
  const char *name = name_text(s->names, source_file(s->sources, file)->path);
  size_t size = strlen(name);
  return size >= 4 && !strcmp(name + size - 4, ".fsx");
}

/* An expression as a declaration in a script: F# Interactive drops its value without a warning. */
static NodeId check_script_expr(Sema *s, const Scope *scope, Syn *e) {
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, e, &type);
  sema_retry_pending(s);
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_VAR) type_unify(&s->unifier, type, sema_unit(s));
  return node;
}

static void check_do(Sema *s, Scope *scope, Syn *decl, NodeList *out) {
  Scope inner = *scope;
  TypeVars vars = {0};
  inner.vars = &vars;
  Syn *e = decl->items[0];
  bool is_bare = decl->span.start == e->span.start && module_is_script(s, e->span.file);
  NodeId node = is_bare ? check_script_expr(s, &inner, e) : sema_check_statement(s, &inner, e);
  if (s->file.skips_statements) return;
  psg_node(s->graph, node)->emission = EMIT_MAIN_PROLOGUE;
  vec_push(s->unit, out, node);
}

static void check_declaration(Sema *s, Scope *scope, Syn *decl, NodeList *out) {
  switch ((SynKind)decl->kind) {
  case SYN_OPEN: sema_check_open(s, scope, decl); return;
  case SYN_MODULE: check_nested_module(s, scope, decl, out); return;
  case SYN_MODULE_ABBREV: sema_check_module_abbreviation(s, scope, decl); return;
  case SYN_LET_DECL: sema_check_let(s, scope, decl, LET_MODULE, out); return;
  case SYN_DO_DECL: check_do(s, scope, decl, out); return;
  case SYN_TYPES: sema_check_types(s, scope, decl, out); return;
  case SYN_EXCEPTION: sema_check_exception(s, scope, decl, out); return;
  case SYN_ERROR: {
    NodeId node = sema_error_node(s, type_error(s->types), decl->span);
    psg_node(s->graph, node)->emission = EMIT_MAIN_PROLOGUE;
    vec_push(s->unit, out, node);
    return;
  }
  case SYN_DIRECTIVE:
  case SYN_ATTRS_DECL: return;
  default: bug("a declaration of the form '%s' in a module", syn_kind_text((SynKind)decl->kind));
  }
}

/* Abbreviations and types may refer to later modules. */
static void enter_nested(Sema *s, ModuleId at, Syn **items, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!items[i] || items[i]->kind != SYN_MODULE) continue;
    Syn *path = items[i]->items[0];
    ModuleId module = module_enter(s, at, syn_path_part(path, syn_path_count(path) - 1)->name,
                                   module_flags_of(s, items[i]->u.decor));
    enter_nested(s, module, items[i]->items + 1, items[i]->count - 1);
  }
}

/* FS3200, FS3201: opens, then abbreviations of modules, then all else. */
static void check_order(Sema *s, Syn *const *items, uint32_t count) {
  bool may_open = true, may_abbreviate = true;
  for (uint32_t i = 0; i < count; i++) {
    if (!items[i] || items[i]->kind == SYN_DIRECTIVE || items[i]->kind == SYN_ERROR) continue;
    if (items[i]->kind == SYN_OPEN) {
      if (!may_open) diag(s->diags, items[i]->span, D_REC_OPEN_ORDER);
      continue;
    }
    may_open = false;
    if (items[i]->kind != SYN_MODULE_ABBREV)
      may_abbreviate = false;
    else if (!may_abbreviate)
      diag(s->diags, items[i]->span, D_REC_ABBREV_ORDER);
  }
}

void module_check_declarations(Sema *s, Scope *scope, Syn **items, uint32_t count, bool is_rec,
                               NodeList *out) {
  for (uint32_t i = 0; i < count; i++)
    if (items[i] && items[i]->kind == SYN_EXTERN) items[i] = sema_extern_as_let(s, items[i]);
  if (is_rec) check_order(s, items, count);
  if (is_rec) enter_nested(s, scope->module, items, count);
  for (uint32_t i = 0; is_rec && i < count; i++)
    if (items[i] && sema_is_auto_open(s, items[i]))
      scope_open(s, scope,
                 sema_find_own_module(s, scope->module, syn_path_part(items[i]->items[0], 0)->name));
  if (is_rec) items = sema_sort_recursive(s, items, &count);
  bool outer = s->rec.is_inside;
  const Forwards forwards = {items, count}, *outer_forwards = s->rec.forwards;
  s->rec.is_inside = is_rec;
  s->rec.forwards = is_rec ? &forwards : NULL;
  for (uint32_t i = 0; i < count; i++)
    if (items[i]) {
      SynKind kind = (SynKind)items[i]->kind;
      if (is_rec && (kind == SYN_LET_DECL || kind == SYN_MODULE || kind == SYN_DO_DECL))
        sema_declare_forwards(s, scope);
      check_declaration(s, scope, items[i], out);
      sema_check_attributes(s, scope, items[i], out);
      sema_note_exports(s, scope, items[i]);
    }
  s->rec.is_inside = outer;
  s->rec.forwards = outer_forwards;
}
