/* file: a file of the program or the library, from its header to its end.
 *
 * A file is checked from top to bottom. At its end undecided operators default to int, other unsolved variables are reported or
 * defaulted, and every node of the file gets its final type (finish.c).
 */
#include "clef/sema/check.h"
#include "clef/sema/sema.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"
#include "clef/sema/expr/expr.h"
#include "clef/sema/decl/decl.h"

static const Checkers checkers = {
    .expr = expr_check, .pattern = pattern_check, .let = let_check, .object = object_check};

void sema_init(Sema *s, Arena *session, Arena *unit, Arena *scratch, Graph *graph) {
  *s = (Sema){.check = &checkers,
              .session = session,
              .unit = unit,
              .scratch = scratch,
              .names = graph->names,
              .sources = graph->sources,
              .diags = graph->diags,
              .types = graph->types,
              .graph = graph,
              .platform = graph->types->platform,
              .dialect = dialect_of(SOURCE_FSHARP)};
  s->unifier = (Unifier){.types = graph->types, .arena = session};
  table_init(&s->scopes.modules, session, sizeof(ModuleRow));
  table_init(&s->scopes.entries, session, sizeof(EntryRow));
  s->scopes.bucket_count = 1024;
  s->scopes.buckets = NEW_ARRAY(session, uint32_t, s->scopes.bucket_count);
  table_add(&s->scopes.modules, 1); /* the root */
  scope_init(s);
}

/* module A.B.C at the top: A.B are namespaces. */
static ModuleId enter_path(Sema *s, Scope *scope, Syn *path, uint32_t parts, uint32_t last_flags) {
  ModuleId at = {1};
  for (uint32_t i = 0; i < parts; i++) {
    bool last = i + 1 == parts;
    at = module_enter(s, at, syn_path_part(path, i)->name, last ? last_flags : MODULE_NAMESPACE);
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
  if (!s->dialect->checks_definitions || !g->entry_points.count || !last.index) return;
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
  if (!module_is_script(s, file)) return;
  ModuleId at = {1};
  for (uint32_t i = 0; i < COUNT_OF(path) && at.index; i++)
    at = sema_find_module(s, at, sema_name(s, path[i]));
  if (at.index) scope_open(s, scope, at);
}

void sema_check_file(Sema *s, Syn *file, Syn *signature, SourceKind kind, FilePlace place) {
  uint32_t first_node = s->graph->nodes.count;
  s->dialect = dialect_of(kind);
  s->platform->is_library = s->dialect->owns_library;
  s->file.skips_statements = place == FILE_LAST_OF_PROGRAM;
  s->level = 0;
  s->pending.count = 0;
  s->file.first_entry = s->scopes.entries.count;
  s->file.first_error = s->diags->error_count;
  if (!s->dialect->owns_library && !s->scopes.own_root.index)
    s->scopes.own_root = sema_add_module(s, (ModuleId){0}, (Name){0}, MODULE_NAMESPACE);
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
      module_check_declarations(s, &scope, item->items + 1, item->count - 1,
                                (item->flags & SYN_F_REC) != 0, &members);
      vec_push(s->unit, &modules,
               module_make_node(s, module, item->span, &members, NODE_NAMESPACE));
    } else if (item->kind == SYN_MODULE && (item->flags & SYN_F_TOP)) {
      Scope scope = root;
      ModuleId module = enter_path(s, &scope, item->items[0], syn_path_count(item->items[0]),
                                   module_flags_of(s, item->u.decor));
      scope.module = module;
      NodeList members = {0};
      module_check_declarations(s, &scope, item->items + 1, item->count - 1,
                                (item->flags & SYN_F_REC) != 0, &members);
      vec_push(s->unit, &modules, module_make_node(s, module, item->span, &members, 0));
    }
  }
  if (file->flags & SYN_F_IMPLICIT) {
    Scope scope = root;
    ModuleId module = module_enter(s, (ModuleId){1}, sema_file_module_name(s, file->span.file), 0);
    scope.module = module;
    scope_open(s, &scope, module);
    NodeList members = {0};
    module_check_declarations(s, &scope, file->items, file->count, false, &members);
    vec_push(s->unit, &modules, module_make_node(s, module, file->span, &members, 0));
  }
  sema_finish_group(s, first_node, file, signature);
  check_entry_point(s, &modules, place);
  for (uint32_t i = 0; i < modules.count; i++)
    vec_push(s->graph->arena, &s->graph->modules, modules.items[i]);
}
