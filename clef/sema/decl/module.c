/* module: files, namespaces, modules, opens, and what stands in them.
 *
 * A file is checked from top to bottom. At its end operators that are still open take int, what is
 * still unsolved is reported or
 * defaulted, and every node of the file gets its final type.
 */
#include "clef/sema/sema.h"

static void check_declarations(Sema *s, Scope *scope, Syn **items, uint32_t count, bool is_rec,
                               NodeList *out);

/* Note [Modules named like the library's]
 * A program's module List, at the top or in a file list.fs, does not add to the library's: it stands in a root of the
 * program's own (Sema.own_root), which every scope opens after the root. So List.map is still found, in the module behind,
 * and inside it `map` alone means nothing. */
static ModuleId enter_module(Sema *s, ModuleId parent, Name name, uint32_t flags) {
  ModuleId found = sema_find_own_module(s, parent, name);
  uint32_t old = found.index ? module_row(s, found)->flags : 0;
  if (old & MODULE_LIBRARY && s->kind != SOURCE_LIBRARY && parent.index == 1 &&
      !((old | flags) & MODULE_NAMESPACE))
    return sema_add_module(s, s->own_root, name, flags);
  /* Another project's module of that name is another module; what is found later is the latest. */
  bool is_other = found.index && !((old | flags) & (MODULE_NAMESPACE | MODULE_LIBRARY)) &&
                  module_row(s, found)->project != s->project;
  if (!found.index || is_other) return sema_add_module(s, parent, name, flags);
  module_row(s, found)->flags |= flags;
  return found;
}

static uint32_t module_flags(Sema *s, const SynDecor *decor) {
  if (decor && s->kind != SOURCE_LIBRARY &&
      (decor->access == SYN_ACCESS_PRIVATE || sema_attribute(s, decor, "Obsolete")))
    s->has_marked_modules = true;
  return (sema_attribute(s, decor, "AutoOpen") ? MODULE_AUTO_OPEN : 0) |
         (sema_attribute(s, decor, "RequireQualifiedAccess") ? MODULE_QUALIFIED : 0) |
         (decor && decor->access == SYN_ACCESS_PRIVATE ? MODULE_PRIVATE : 0) |
         (decor && decor->access == SYN_ACCESS_INTERNAL ? MODULE_INTERNAL : 0);
}

static NodeId module_node(Sema *s, ModuleId module, Span span, const NodeList *members,
                          uint32_t flags) {
  NodeId node =
      psg_new_n(s->graph, PSG_MODULE_DEF, sema_unit(s), span, members->items, members->count);
  psg_node(s->graph, node)->name = module_row(s, module)->path;
  psg_node(s->graph, node)->flags |= flags;
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
  if (module.index == 1 && last.index != s->n_global.index)
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
  ModuleId module = enter_module(s, scope->module, name, module_flags(s, decl->u.decor));
  if (module_row(s, module)->flags & MODULE_DEFINED && s->kind != SOURCE_LIBRARY)
    diag(s->diags, path->span, D_DUPLICATE_TYPE, name_text(s->names, name));
  module_row(s, module)->flags |= MODULE_DEFINED;
  sema_note_access(s, ENTRY_MODULE, module.index, scope->module, decl->u.decor);
  sema_note_obsolete(s, ENTRY_MODULE, module.index, decl->u.decor);
  Scope inner = *scope;
  inner.module = module;
  scope_open(s, &inner, module);
  NodeList members = {0};
  check_declarations(s, &inner, decl->items + 1, decl->count - 1,
                     (decl->flags & SYN_F_REC) != 0 || s->in_rec, &members);
  vec_push(s->unit, out, module_node(s, module, decl->span, &members, 0));
  if (module_row(s, module)->flags & MODULE_AUTO_OPEN) scope_open(s, scope, module);
}

static bool is_script(Sema *s, uint32_t file) {
  const char *name = name_text(s->names, source_file(s->sources, file)->path);
  size_t size = strlen(name);
  return size >= 4 && !strcmp(name + size - 4, ".fsx");
}

/* An expression by itself in a script: F# Interactive takes its value without a word. */
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
  bool is_bare = decl->span.start == e->span.start && is_script(s, e->span.file);
  NodeId node = is_bare ? check_script_expr(s, &inner, e) : sema_check_statement(s, &inner, e);
  if (s->skips_statements) return;
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
  case SYN_DIRECTIVE:
  case SYN_ATTRS_DECL:
  case SYN_ERROR: return;
  default:
    diag(s->diags, decl->span, D_DECLARATION_FORM, syn_kind_text((SynKind)decl->kind));
    return;
  }
}

/* Abbreviations, and types, may name modules that come later. */
static void enter_nested(Sema *s, ModuleId at, Syn **items, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!items[i] || items[i]->kind != SYN_MODULE) continue;
    Syn *path = items[i]->items[0];
    ModuleId module = enter_module(s, at, syn_path_part(path, syn_path_count(path) - 1)->name,
                                   module_flags(s, items[i]->u.decor));
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

static void check_declarations(Sema *s, Scope *scope, Syn **items, uint32_t count, bool is_rec,
                               NodeList *out) {
  if (is_rec) check_order(s, items, count);
  if (is_rec) enter_nested(s, scope->module, items, count);
  for (uint32_t i = 0; is_rec && i < count; i++)
    if (items[i] && sema_is_auto_open(s, items[i]))
      scope_open(s, scope,
                 sema_find_own_module(s, scope->module, syn_path_part(items[i]->items[0], 0)->name));
  if (is_rec) items = sema_sort_recursive(s, items, &count);
  bool outer = s->in_rec;
  const Forwards forwards = {items, count}, *outer_forwards = s->forwards;
  s->in_rec = is_rec;
  s->forwards = is_rec ? &forwards : NULL;
  for (uint32_t i = 0; i < count; i++)
    if (items[i]) {
      SynKind kind = (SynKind)items[i]->kind;
      if (is_rec && (kind == SYN_LET_DECL || kind == SYN_MODULE || kind == SYN_DO_DECL))
        sema_declare_forwards(s, scope);
      check_declaration(s, scope, items[i], out);
      sema_check_attributes(s, scope, items[i], out);
    }
  s->in_rec = outer;
  s->forwards = outer_forwards;
}

/* ---- the end of a file ---- */

static void zonk_list(Sema *s, IdRun run) {
  uint32_t *items = psg_run(s->graph, run);
  for (uint32_t i = 0; i < run.count; i++) items[i] = type_zonk(s->types, (TypeId){items[i]}).index;
}

/* Open variables take their default, or obj: nothing depends on them. */
static void default_vars(Sema *s, TypeId type, Span span, bool report) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    VarRow *var = var_row(t, row.head);
    if (var->flags & PARAM_MEASURE) {
      var->solution = type_measure_one(t);
      return;
    }
    if (report && !var->default_type.index) {
      var->solution = type_error(t);
      diag(s->diags, span, D_VALUE_RESTRICTION, "");
      return;
    }
    TypeId solution = var->default_type.index ? var->default_type : type_of(t, KNOWN_OBJ);
    if (type_resolve(t, solution).index == type.index) solution = type_of(t, KNOWN_OBJ);
    if (s->diags->error_count && s->later_count && !var->default_type.index)
      solution = type_error(t); /* open because of what was wrong: later files say no more of it */
    type_unify(&s->unifier, type, solution);
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      default_vars(s, (TypeId){run_items(t, row.args)[i]}, span, report);
}

/* Variables that have a default (operators, holes of formats) take it. */
static void take_defaults(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    TypeId wanted = var_row(t, row.head)->default_type;
    if (var_row(t, row.head)->flags & PARAM_MEASURE) wanted = type_measure_one(t);
    if (wanted.index && type_resolve(t, wanted).index != type.index)
      type_unify(&s->unifier, type, wanted);
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      take_defaults(s, (TypeId){run_items(t, row.args)[i]});
}

static bool has_type_list(PsgKind kind) {
  return kind == PSG_VAR_REF || kind == PSG_INTRINSIC || kind == PSG_METHOD_CALL ||
         kind == PSG_NEW_OBJECT || kind == PSG_TRAIT_CALL;
}

/* A member's body. What a property's type leaves open is obj, as in F#. */
static bool is_member(Sema *s, NodeId binding) {
  if (!psg_child_count(s->graph, binding)) return false;
  const PsgNode *value = psg_node(s->graph, psg_child(s->graph, binding, 0));
  return value->kind == PSG_LAMBDA && value->b == LAMBDA_MEMBER;
}

void sema_finish_group(Sema *s, uint32_t first_node, Syn *file, Syn *signature) {
  Types *t = s->types;
  sema_default_pending(s);
  if (signature) sema_match_signature(s, signature, file);
  /* a value whose type is still open cannot be generalised (FS0030) */
  uint32_t end = s->graph->nodes.count;
  bool had_errors = s->diags->error_count != 0;
  for (uint32_t n = first_node; n < end && !had_errors; n++) {
    const PsgNode *row = psg_node(s->graph, (NodeId){n});
    if (row->kind != PSG_BINDING || !(row->flags & NODE_MODULE_LEVEL) || row->a) continue;
    const PsgNode node = *row;
    TypeId type = psg_node(s->graph, (NodeId){n})->type = type_zonk(t, node.type);
    if (!(type_row(t, type)->flags & TYPE_FLAG_HAS_VAR)) continue;
    take_defaults(s, node.type);
    if (!type_has_open_var(t, node.type)) continue;
    if (node.name.index == s->n_ctor.index || node.flags & NODE_SYNTHETIC ||
        is_member(s, (NodeId){n})) { /* obj: nobody can tell */
      default_vars(s, node.type, node.span, false);
      continue;
    }
    Span at = node.span;
    if (at.end - at.start > name_size(s->names, node.name))
      at.end = at.start + name_size(s->names, node.name);
    diag(s->diags, at, D_VALUE_RESTRICTION, name_text(s->names, node.name),
         sema_type_text(s, node.type));
    default_vars(s, node.type, node.span, false);
  }
  sema_check_exposed(s, first_node);
  for (uint32_t n = first_node; n < end; n++) {
    PsgNode *node = psg_node(s->graph, (NodeId){n});
    if (!node->kind) continue;
    node->type = type_zonk(t, node->type);
    if (type_row(t, node->type)->flags & TYPE_FLAG_HAS_VAR) {
      default_vars(s, node->type, node->span, false);
      node->type = type_zonk(t, node->type);
    }
    if (has_type_list((PsgKind)node->kind)) {
      for (uint32_t i = 0; i < node->list.count; i++)
        default_vars(s, (TypeId){psg_run(s->graph, node->list)[i]}, node->span, false);
      zonk_list(s, node->list);
    }
    if (node->kind == PSG_TYPE_TEST || node->kind == PSG_PAT_TYPE_TEST) {
      default_vars(s, (TypeId){node->a}, node->span, false);
      node->a = type_zonk(t, (TypeId){node->a}).index;
    }
  }
  sema_check_byrefs(s, first_node, end);
}

/* module A.B.C at the top: A.B are namespaces. */
static ModuleId enter_path(Sema *s, Scope *scope, Syn *path, uint32_t parts, uint32_t last_flags) {
  ModuleId at = {1};
  for (uint32_t i = 0; i < parts; i++) {
    bool last = i + 1 == parts;
    at = enter_module(s, at, syn_path_part(path, i)->name, last ? last_flags : MODULE_NAMESPACE);
    scope_open(s, scope, at);
  }
  return at;
}

/* Types of the namespace in the library too: open every module that the path can mean. */
static void open_library_path(Sema *s, Scope *scope, Syn *path) {
  Scope root = scope_root(s);
  ModuleId module;
  if (scope_find_module(s, &root, path, syn_path_count(path), &module))
    scope_open(s, scope, module);
}

/* [<EntryPoint>] stands on the last declaration of the last file of its project. */
static void check_entry_point(Sema *s, const NodeList *modules, FilePlace place) {
  Graph *g = s->graph;
  NodeId last = modules->count ? vec_last(modules) : (NodeId){0};
  if (s->kind == SOURCE_LIBRARY || !g->entry_points.count || !last.index) return;
  NodeId entry = vec_last(&g->entry_points);
  while ((psg_kind(g, last) == PSG_MODULE_DEF || psg_kind(g, last) == PSG_REC_GROUP) &&
         psg_child_count(g, last))
    last = psg_child(g, last, psg_child_count(g, last) - 1);
  if (psg_node(g, entry)->span.file != psg_node(g, last)->span.file) return;
  if (place == FILE_LAST_OF_LIBRARY || place == FILE_LAST_OF_PROGRAM) {
    psg_node(g, entry)->flags &= ~(uint32_t)NODE_ENTRY_POINT;
    g->entry_points.count--;
  }
  if (place != FILE_INNER && entry.index == last.index) return;
  diag(s->diags, psg_node(g, last)->span, D_ENTRY_POINT_LAST);
}

/* A script has `fsi` in view. */
static void open_settings(Sema *s, Scope *scope, uint32_t file) {
  static const char *const path[] = {"FSharp", "Compiler", "Interactive", "Settings"};
  if (!is_script(s, file)) return;
  ModuleId at = {1};
  for (uint32_t i = 0; i < COUNT_OF(path) && at.index; i++)
    at = sema_find_module(s, at, sema_name(s, path[i]));
  if (at.index) scope_open(s, scope, at);
}

void sema_check_file(Sema *s, Syn *file, Syn *signature, SourceKind kind, FilePlace place) {
  uint32_t first_node = s->graph->nodes.count;
  s->kind = kind;
  s->platform->is_library = kind == SOURCE_LIBRARY;
  s->skips_statements = place == FILE_LAST_OF_PROGRAM;
  s->level = 0;
  s->pending.count = 0;
  s->first_entry = s->entries.count;
  s->first_error = s->diags->error_count;
  if (kind != SOURCE_LIBRARY && !s->own_root.index)
    s->own_root = sema_add_module(s, (ModuleId){0}, (Name){0}, MODULE_NAMESPACE);
  Scope root = scope_root(s);
  open_settings(s, &root, file->span.file);
  NodeList modules = {0};
  for (uint32_t i = 0; i < file->count; i++) {
    Syn *item = file->items[i];
    if (item->kind == SYN_NAMESPACE) {
      Scope scope = root;
      ModuleId module = {1};
      if (item->items[0]) {
        open_library_path(s, &scope, item->items[0]);
        module =
            enter_path(s, &scope, item->items[0], syn_path_count(item->items[0]), MODULE_NAMESPACE);
      }
      scope.module = module;
      NodeList members = {0};
      check_declarations(s, &scope, item->items + 1, item->count - 1,
                         (item->flags & SYN_F_REC) != 0, &members);
      vec_push(s->unit, &modules, module_node(s, module, item->span, &members, NODE_NAMESPACE));
    } else if (item->kind == SYN_MODULE && (item->flags & SYN_F_TOP)) {
      Scope scope = root;
      ModuleId module = enter_path(s, &scope, item->items[0], syn_path_count(item->items[0]),
                                   module_flags(s, item->u.decor));
      scope.module = module;
      NodeList members = {0};
      check_declarations(s, &scope, item->items + 1, item->count - 1,
                         (item->flags & SYN_F_REC) != 0, &members);
      vec_push(s->unit, &modules, module_node(s, module, item->span, &members, 0));
    }
  }
  if (file->flags & SYN_F_IMPLICIT) {
    Scope scope = root;
    ModuleId module = enter_module(s, (ModuleId){1}, sema_file_module_name(s, file->span.file), 0);
    scope.module = module;
    scope_open(s, &scope, module);
    NodeList members = {0};
    check_declarations(s, &scope, file->items, file->count, false, &members);
    vec_push(s->unit, &modules, module_node(s, module, file->span, &members, 0));
  }
  sema_finish_group(s, first_node, file, signature);
  check_entry_point(s, &modules, place);
  for (uint32_t i = 0; i < modules.count; i++)
    vec_push(s->graph->arena, &s->graph->modules, modules.items[i]);
}
