/* unresolved_name: the message about an undefined name (FS0039) and its hint.
 *
 * The message points to the first part of the path that is undefined, not to the whole path. In `List.fliter id xs` that is
 * `fliter`, in `Maths.Sqrt 2.0` it is `Maths`. The hint is the nearest name among the candidates for that part: the contents
 * of the module, the members and cases of the type, or the names in scope.
 */
#include <string.h>

#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"

typedef struct Candidates {
  VEC(const char *) list;
} Candidates;

enum { MOST_CANDIDATES = 8000 };

static void add(Sema *s, Candidates *c, Name name) {
  if (name.index && c->list.count < MOST_CANDIDATES)
    vec_push(s->scratch, &c->list, name_text(s->names, name));
}

static bool hint(Sema *s, const Candidates *c, Name wanted) {
  const char *near =
      nearest_name(s->scratch, name_text(s->names, wanted), c->list.items, c->list.count);
  if (near) diag_hint(s->diags, "maybe '%s'", near);
  return near != NULL;
}

/* Is the name visible to the program? Hints never show internals of the library. */
static bool may_be_named(Sema *s, const EntryRow *row) {
  if (sema_is_out_of_sight(s, row)) return false;
  return row->kind != ENTRY_MODULE || !table_is_image(&s->scopes.modules, row->target) ||
         !(module_row(s, (ModuleId){row->target})->flags & MODULE_INTERNAL);
}

/* What the modules hold in these spaces, a bit for each. */
static void add_entries(Sema *s, Candidates *c, const ModuleId *modules, uint32_t count,
                        uint32_t spaces) {
  for (uint32_t e = 1; e < s->scopes.entries.count; e = table_next(&s->scopes.entries, e)) {
    const EntryRow *row = entry_row(s, e);
    if (!(spaces >> row->space & 1) || !row->kind || !may_be_named(s, row)) continue;
    for (uint32_t m = 0; m < count; m++) {
      if (row->module != modules[m].index) continue;
      add(s, c, row->name);
      break;
    }
  }
}

/* Hints at other places of the name: a namespace of the library that is not opened, or a module of the program. */
static bool hint_elsewhere(Sema *s, const Scope *scope, Name wanted) {
  for (uint32_t e = 1; e < s->scopes.entries.count; e = table_next(&s->scopes.entries, e)) {
    const EntryRow row = *entry_row(s, e);
    if (row.name.index != wanted.index || !row.kind || row.space == SPACE_FIELD ||
        !may_be_named(s, &row))
      continue;
    const ModuleRow *module = module_row(s, (ModuleId){row.module});
    if (!module->path.index || module->flags & MODULE_PRIVATE) continue;
    const char *path = name_text(s->names, module->path);
    bool of_library = table_is_image(&s->scopes.modules, row.module);
    if (of_library && (strncmp(path, "System", 6) != 0 || row.space != SPACE_TYPE)) continue;
    if (!of_library && row.space == SPACE_MODULE) continue;
    for (ModuleId at = scope->module; !of_library && at.index; at = module_row(s, at)->parent) {
      const ModuleRow *around = module_row(s, at); /* what the path begins with is in view */
      size_t size = around->path.index ? strlen(name_text(s->names, around->path)) : 0;
      if (!size || strncmp(path, name_text(s->names, around->path), size) != 0) continue;
      if (path[size] != '.' && path[size]) continue;
      path += size + (path[size] == '.');
      break;
    }
    if (of_library)
      diag_hint(s->diags, "it is in %s: write 'open %s' above, or '%s.%s'", path, path, path,
                name_text(s->names, wanted));
    else
      diag_hint(s->diags, "maybe '%s%s%s'", path, *path ? "." : "", name_text(s->names, wanted));
    return true;
  }
  return false;
}

/* A definition of the library's System, unless its namespace is opened. */
static TyconId type_of_system(Sema *s, Name name) {
  for (uint32_t e = 1; e < s->scopes.entries.count; e = table_next(&s->scopes.entries, e)) {
    const EntryRow row = *entry_row(s, e);
    if (row.name.index == name.index && row.kind == ENTRY_TYPE && row.space == SPACE_TYPE &&
        table_is_image(&s->scopes.modules, row.module) &&
        !strcmp(name_text(s->names, module_row(s, (ModuleId){row.module})->path), "System"))
      return (TyconId){row.target};
  }
  return (TyconId){0};
}

/* `total` for `this.total`, a function that calls itself without `rec`. */
static bool hint_in_definition(Sema *s, const Scope *scope, Name wanted) {
  const char *text = name_text(s->names, wanted);
  if (scope->defining.index == wanted.index) {
    diag_hint(s->diags, "write 'let rec %s', so that it can call itself", text);
    return true;
  }
  if (!scope->tycon.index) return false;
  const TyconRow row = *tycon_row(s->types, scope->tycon);
  for (MemberId m = row.members; m.index; m = member_row(s->types, m)->next) {
    const MemberRow *member = member_row(s->types, m);
    if (member->name.index != wanted.index) continue;
    diag_hint(s->diags, "it is a member: write '%s.%s'",
              member->flags & MEMBER_STATIC ? name_text(s->names, row.name) : "this", text);
    return true;
  }
  for (uint32_t i = 0; i < row.field_count; i++) {
    const FieldRow *field = field_row(s->types, (FieldId){row.fields + i});
    if (field->name.index != wanted.index || field->flags & FIELD_HIDDEN) continue;
    diag_hint(s->diags, "it is a field: write 'this.%s'", text);
    return true;
  }
  return false;
}

static void add_scope(Sema *s, const Scope *scope, Candidates *c, uint32_t spaces) {
  for (const ScopeItem *item = scope->top; item; item = item->outer)
    if (spaces >> item->space & 1) add(s, c, item->name);
  ModuleSet opened = scope_opened(s, scope);
  add_entries(s, c, opened.items, opened.count, spaces);
}

void sema_hint_nearest(Sema *s, const Scope *scope, EntrySpace space, Name wanted) {
  if (!s->diags->is_latest_kept) return;
  Candidates c = {0};
  add_scope(s, scope, &c, 1u << space);
  hint(s, &c, wanted);
}

bool sema_has_lost_base(Sema *s, TypeId type) {
  Types *t = s->types;
  for (TyconId at = type_tycon(t, type_resolve(t, type)); at.index;) {
    const TyconRow *row = tycon_row(t, at);
    if (row->flags & TYCON_BASE_LOST) return true;
    at = row->base.index ? type_tycon(t, type_resolve(t, row->base)) : (TyconId){0};
  }
  return false;
}

/* A member of an interface belongs to the interface alone, unless the class has one of its own. */
static bool hint_interface(Sema *s, TypeId owner, Name name) {
  Types *t = s->types;
  for (TyconId at = type_tycon(t, type_resolve(t, owner)); at.index;) {
    const TyconRow row = *tycon_row(t, at);
    for (uint32_t i = 0; row.kind != TYCON_INTERFACE && i < row.interfaces.count; i++) {
      TypeId interface = {run_items(t, row.interfaces)[i]};
      MemberId found = sema_find_member(s, interface, name, false);
      if (!found.index) continue;
      diag_hint(s->diags, "it is a member of the interface: write (x :> %s).%s",
                sema_type_text(s, interface), name_text(s->names, name));
      return true;
    }
    at = row.base.index ? type_tycon(t, type_resolve(t, row.base)) : (TyconId){0};
  }
  return false;
}

void sema_undefined_member(Sema *s, TypeId owner, bool is_static, Name name, Span span) {
  if (sema_is_completed(s, name)) {
    sema_complete_member(s, owner, is_static);
    return;
  }
  if (diags_full(s->diags) || sema_has_lost_base(s, owner)) return;
  Types *t = s->types;
  TyconId of = type_tycon(t, type_resolve(t, owner));
  const char *type = of.index ? name_text(s->names, tycon_row(t, of)->name) : "";
  if (*type && table_is_image(&t->tycons, of.index) && sema_report_absent(s, type, true, name, span))
    return;
  diag(s->diags, span, D_MEMBER_UNDEFINED, sema_type_text(s, owner), name_text(s->names, name));
  if (hint_interface(s, owner, name) || sema_hint_foreign_member(s, of, name)) return;
  Candidates c = {0};
  for (TyconId at = type_tycon(t, type_resolve(t, owner)); at.index;) {
    const TyconRow *row = tycon_row(t, at);
    for (MemberId m = row->members; m.index; m = member_row(t, m)->next)
      if (!(member_row(t, m)->flags & MEMBER_OF_LIBRARY)) add(s, &c, member_row(t, m)->name);
    for (uint32_t i = 0; i < row->field_count; i++)
      if (!(field_row(t, (FieldId){row->fields + i})->flags & FIELD_HIDDEN))
        add(s, &c, field_row(t, (FieldId){row->fields + i})->name);
    for (uint32_t i = 0; i < row->case_count; i++)
      add(s, &c, case_row(t, (CaseId){row->cases + i})->name);
    at = row->base.index ? type_tycon(t, type_resolve(t, row->base)) : (TyconId){0};
  }
  hint(s, &c, name);
}

/* How many parts at the front name a module. */
static uint32_t module_parts(Sema *s, const Scope *scope, Syn *path, ModuleId *module) {
  uint32_t found = 0;
  ModuleId at;
  for (uint32_t parts = 1; parts < syn_path_count(path); parts++)
    if (scope_find_module(s, scope, path, parts, &at)) found = parts, *module = at;
  return found;
}

/* The part behind what is a module; whether it is the first, or in a module. */
typedef struct Lost {
  Syn *path, *part;
  uint32_t index; /* of the part in the path */
  bool is_last, in_module;
  ModuleId module;
} Lost;

static Lost find_lost(Sema *s, const Scope *scope, Syn *path) {
  Lost lost = {0};
  uint32_t at = module_parts(s, scope, path, &lost.module);
  lost.path = path, lost.index = at;
  lost.part = syn_path_part(path, at);
  lost.in_module = at > 0;
  lost.is_last = at + 1 == syn_path_count(path);
  return lost;
}

static bool declares(Syn *path, Name name) {
  for (uint32_t i = 0; path && i < syn_path_count(path); i++)
    if (syn_path_part(path, i)->name.index == name.index) return true;
  return false;
}

/* Whether the file has a module, a namespace or (in a namespace) a type of this name at its top. */
static bool file_declares(Sema *s, Syn *file, Name name, bool wants_type) {
  if (file->flags & SYN_F_IMPLICIT)
    return sema_file_module_name(s, file->span.file).index == name.index;
  for (uint32_t i = 0; i < file->count; i++) {
    const Syn *head = file->items[i];
    if (head->kind != SYN_NAMESPACE && head->kind != SYN_MODULE) continue;
    if (declares(head->items[0], name)) return true;
    for (uint32_t k = 1; head->kind == SYN_NAMESPACE && k < head->count; k++) {
      const Syn *decl = head->items[k];
      if (decl && decl->kind == SYN_MODULE && declares(decl->items[0], name)) return true;
      for (uint32_t d = 0; wants_type && decl && decl->kind == SYN_TYPES && d < decl->count; d++)
        if (decl->items[d] && declares(decl->items[d]->items[0], name)) return true;
    }
  }
  return false;
}

/* Hints at files in the wrong order: a later file defines the name. */
static bool hint_later_file(Sema *s, Name wanted, bool wants_type) {
  for (uint32_t i = 0; i < s->file.later_count; i++) {
    Syn *file = s->file.later_files[i];
    if (!file_declares(s, file, wanted, wants_type)) continue;
    diag_hint(s->diags, "it is in %s, which comes later: a file sees those before it",
              name_text(s->names, source_file(s->sources, file->span.file)->path));
    return true;
  }
  return false;
}

/* The place after `at` where a declaration of a module, or of one nested in it, gives the name to a value, type,
 * case or module; no file when there is none. */
static Span declared_below(const Syn *const *items, uint32_t count, Name name, uint32_t at) {
  for (uint32_t i = 0; i < count; i++) {
    const Syn *decl = items[i];
    if (!decl || decl->span.end <= at) continue;
    bool is_module = decl->kind == SYN_MODULE || decl->kind == SYN_NAMESPACE;
    if (decl->kind == SYN_MODULE && decl->span.start > at && decl->items[0] &&
        decl->items[0]->kind == SYN_IDENT && decl->items[0]->name.index == name.index)
      return decl->items[0]->span;
    if (is_module) {
      Span inner = declared_below((const Syn *const *)decl->items + 1, decl->count - 1, name, at);
      if (inner.file) return inner;
    }
    for (uint32_t k = 0; decl->kind == SYN_LET_DECL && k < decl->count; k++) {
      const Syn *head = decl->items[k] ? decl->items[k]->items[SYN_BINDING_HEAD] : NULL;
      if (head && head->kind == SYN_PAT_NAME && head->name.index == name.index &&
          head->span.start > at)
        return head->span;
    }
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++) {
      const Syn *path = decl->items[k] ? decl->items[k]->items[0] : NULL;
      if (path && path->kind == SYN_IDENT && path->name.index == name.index && path->span.start > at)
        return path->span;
    }
  }
  return (Span){0};
}

/* Hints at a definition further down: a name is in scope only after its definition. */
static bool hint_below(Sema *s, Name name, Span at) {
  const Syn *file = s->file.tree;
  if (!file || file->span.file != at.file) return false;
  Span found = declared_below((const Syn *const *)file->items, file->count, name, at.end);
  if (!found.file) return false;
  diag_label(s->diags, found, "'%s' is defined here, below its use", name_text(s->names, name));
  diag_hint(s->diags, "move the definition above this line");
  return true;
}

static bool begins_upper(const char *text) { return *text >= 'A' && *text <= 'Z'; }

/* `let mut x = 3` defines a function. */
static bool is_param_of_mut(Sema *s, const Scope *scope, Name name) {
  Found found;
  if (!scope_find(s, scope, SPACE_VALUE, sema_name(s, "mut"), ANY_ARITY, &found) ||
      found.kind != ENTRY_VALUE)
    return false;
  Span at = psg_node(s->graph, (NodeId){found.target})->span;
  const char *bytes = source_bytes(s->sources, at.file), *text = name_text(s->names, name);
  return bytes && at.end - at.start > strlen(text) + 4 &&
         !strncmp(bytes + at.start + 4, text, strlen(text));
}

/* A form of another language that reads as uses of names: f"…", x => e, let mut x, a namespace on its own. */
static bool hint_form(Sema *s, const Scope *scope, const Lost *lost) {
  Span at = lost->part->span;
  const char *bytes = source_bytes(s->sources, at.file);
  ModuleId module;
  if (bytes && bytes[at.end] == '"' && at.end - at.start == 1)
    diag_hint(s->diags, "begin a string that contains values with '$': $\"{x}\"");
  else if (scope->in_arrow)
    diag_hint(s->diags, "write a function as 'fun x -> …'");
  else if (lost->is_last && is_param_of_mut(s, scope, lost->part->name))
    diag_hint(s->diags, "define a variable that changes with 'let mutable'");
  else if (scope_find_module(s, scope, lost->path, syn_path_count(lost->path), &module))
    diag_hint(s->diags, "it is a namespace or module: 'open %s' opens it",
              name_text(s->names, module_row(s, module)->path));
  else
    return false;
  return true;
}

/* Adds the likeliest help to the message about it; false when there is none. */
static bool hint_lost(Sema *s, const Scope *scope, const Lost *lost, uint32_t spaces) {
  Name name = lost->part->name;
  Candidates c = {0};
  if (!lost->is_last) spaces |= 1u << SPACE_MODULE;
  if (lost->in_module)
    add_entries(s, &c, &lost->module, 1, spaces);
  else
    add_scope(s, scope, &c, spaces);
  if (!lost->in_module &&
      ((lost->is_last && hint_in_definition(s, scope, name)) || hint_elsewhere(s, scope, name)))
    return true;
  if (spaces & (1u << SPACE_MODULE | 1u << SPACE_TYPE) &&
      hint_later_file(s, name, (spaces & 1u << SPACE_TYPE) != 0))
    return true;
  if (!lost->in_module && hint_below(s, name, lost->part->span)) return true;
  if (lost->in_module && sema_hint_foreign_function(s, lost->module, name)) return true;
  if (!lost->in_module && (hint_form(s, scope, lost) || sema_hint_foreign_word(s, name)))
    return true;
  return hint(s, &c, name) || (!lost->in_module && sema_hint_absent(s, name));
}

static void say(Sema *s, const Scope *scope, const Lost *lost, DiagCode code, uint32_t spaces) {
  bool of_program = lost->in_module && !table_is_image(&s->scopes.modules, lost->module.index);
  const char *owner = lost->in_module ? name_text(s->names, module_row(s, lost->module)->name) : "";
  Span at = lost->part->span;
  if (sema_is_completed(s, lost->part->name)) {
    sema_complete_name(s, scope, lost->in_module ? &lost->module : NULL, spaces);
    return;
  }
  if (!of_program && (sema_report_absent_namespace(s, lost->path, lost->index, at) ||
                      sema_report_absent(s, owner, false, lost->part->name, at)))
    return;
  uint32_t errors = s->diags->error_count, said = s->diags->list.count;
  diag(s->diags, at, code, name_text(s->names, lost->part->name));
  if (hint_lost(s, scope, lost, spaces) || lost->in_module || !scope->has_lost_open ||
      !begins_upper(name_text(s->names, lost->part->name)))
    return;
  s->diags->error_count = errors; /* the `open` that was reported may have declared it */
  s->diags->list.count = said;
}

/* Console.WriteLine, where System is not opened: Clef has a module of that name. */
static bool is_shadowed_type(Sema *s, Syn *path, const Lost *lost) {
  if (!s->dialect->has_system_hints || !lost->in_module || lost->part != syn_path_part(path, 1))
    return false;
  const Syn *first = syn_path_part(path, 0);
  TyconId tycon = type_of_system(s, first->name);
  for (MemberId m = tycon.index ? tycon_row(s->types, tycon)->members : (MemberId){0}; m.index;
       m = member_row(s->types, m)->next) {
    if (member_row(s->types, m)->name.index != lost->part->name.index) continue;
    diag(s->diags, first->span, D_QUALIFIER_UNDEFINED, name_text(s->names, first->name));
    diag_hint(s->diags, "it is in System: write 'open System' above, or 'System.%s'",
              name_text(s->names, first->name));
    return true;
  }
  return false;
}

/* FS0800, FS0804: the name of a type where a value should stand. */
static bool is_type_for_value(Sema *s, const Scope *scope, Syn *path) {
  Found type;
  uint32_t used;
  if (!scope_find_path(s, scope, SPACE_TYPE, path, ANY_ARITY, &type, &used) ||
      used != syn_path_count(path) || type.kind != ENTRY_TYPE)
    return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){type.target});
  const char *name = name_text(s->names, row->name);
  if (row->kind == TYCON_INTERFACE)
    diag(s->diags, path->span, D_INTERFACE_NEW, name);
  else
    diag(s->diags, path->span, D_TYPE_FOR_VALUE, name);
  if (row->kind == TYCON_RECORD)
    diag_hint(s->diags, "write its fields to make a value of it: { ... }");
  if (row->kind == TYCON_UNION) diag_hint(s->diags, "use one of its cases to make a value of it");
  return true;
}

/* ---- internal to another project ---- */

/* Can the path refer to an internal definition of another project? Its first part must be in scope, since `open` adds no internal
 * names. */
static bool may_be_unseen(Sema *s, const Scope *scope, Syn *path) {
  ModuleId module;
  return s->access.unseen.count && syn_path_count(path) > 1 &&
         scope_find_module(s, scope, path, 1, &module);
}

/* FS1092 for each part of the path that is, or lies in, a module which is internal to another project. */
static void report_unseen_modules(Sema *s, const Scope *scope, Syn *path) {
  bool is_unseen = false;
  for (uint32_t i = 1; i < syn_path_count(path); i++) {
    ModuleId module;
    if (!scope_find_unseen_module(s, scope, path, i, &module)) return;
    is_unseen = is_unseen || sema_is_unseen(s, ENTRY_MODULE, module.index);
    if (!is_unseen) continue;
    diag(s->diags, syn_path_part(path, i - 1)->span, D_TYPE_PRIVATE,
         name_text(s->names, module_row(s, module)->name));
  }
}

static void report_unseen_type(Sema *s, TyconId tycon, Syn *part) {
  diag(s->diags, part->span, D_TYPE_PRIVATE, name_text(s->names, tycon_row(s->types, tycon)->name));
}

/* A path that is written out and leads to what is internal to another project. True after a message. */
static bool report_unseen(Sema *s, const Scope *scope, EntrySpace space, Syn *path) {
  uint32_t used;
  Found found;
  if (!may_be_unseen(s, scope, path) ||
      !scope_find_unseen_path(s, scope, space, path, &found, &used))
    return false;
  Syn *part = syn_path_part(path, used - 1);
  const char *name = name_text(s->names, part->name);
  if (used == 1) { /* a module has the name too, and not what the path says of it */
    if (found.kind == ENTRY_CASE) {
      TyconId tycon = case_row(s->types, (CaseId){found.target})->tycon;
      diag(s->diags, part->span, D_PARTS_PRIVATE,
           name_text(s->names, tycon_row(s->types, tycon)->name));
    }
    return false;
  }
  switch (found.kind) {
  case ENTRY_ACTIVE: {
    Name whole = psg_node(s->graph, (NodeId){found.target})->name;
    diag(s->diags, path->span, D_VALUE_PRIVATE,
         format_in(s->scratch, "(%s)", name_text(s->names, whole)));
    break;
  }
  case ENTRY_VALUE: diag(s->diags, path->span, D_VALUE_PRIVATE, name); break;
  case ENTRY_TYPE:
    if (space == SPACE_TYPE)
      diag(s->diags, path->span, D_TYPE_PRIVATE, name);
    else
      diag(s->diags, path->span, D_MEMBER_PRIVATE, name);
    break;
  case ENTRY_EXN: report_unseen_type(s, (TyconId){found.target}, part); break;
  case ENTRY_CASE:
    report_unseen_type(s, case_row(s->types, (CaseId){found.target})->tycon,
                       space == SPACE_PATTERN ? path : part);
    break;
  case ENTRY_FIELD:
  case ENTRY_MODULE:
  case ENTRY_TYPE_VAR:
  case ENTRY_MEMBER:
  case ENTRY_STATIC:
  case ENTRY_NONE: return false;
  }
  report_unseen_modules(s, scope, path);
  return true;
}

/* A constructor, or a case behind its type. */
static bool report_unseen_constructor(Sema *s, const Scope *scope, Syn *path) {
  uint32_t count = syn_path_count(path), used;
  Found found;
  if (!may_be_unseen(s, scope, path) ||
      !scope_find_unseen_path(s, scope, SPACE_TYPE, path, &found, &used) ||
      found.kind != ENTRY_TYPE)
    return false;
  TyconId tycon = {found.target};
  if (used < count) {
    report_unseen_type(s, tycon, syn_path_part(path, used - 1));
    if (tycon_row(s->types, tycon)->kind == TYCON_UNION)
      report_unseen_type(s, tycon, syn_path_part(path, used));
  } else {
    diag(s->diags, path->span, D_MEMBER_PRIVATE,
         name_text(s->names, tycon_row(s->types, tycon)->name));
  }
  report_unseen_modules(s, scope, path);
  return true;
}

void sema_undefined_value(Sema *s, const Scope *scope, Syn *path) {
  if (diags_full(s->diags) || is_type_for_value(s, scope, path)) return;
  if (report_unseen(s, scope, SPACE_VALUE, path) || report_unseen_constructor(s, scope, path))
    return;
  Lost lost = find_lost(s, scope, path);
  if (is_shadowed_type(s, path, &lost)) return;
  say(s, scope, &lost,
      lost.in_module ? D_PATH_UNDEFINED
      : lost.is_last ? D_VALUE_UNDEFINED
                     : D_QUALIFIER_UNDEFINED,
      1u << SPACE_VALUE | (lost.is_last ? 0 : 1u << SPACE_TYPE));
}

void sema_undefined_pattern(Sema *s, const Scope *scope, Syn *path) {
  if (diags_full(s->diags)) return;
  Found type;
  uint32_t used;
  if (syn_path_count(path) > 1 &&
      scope_find_path(s, scope, SPACE_TYPE, path, ANY_ARITY, &type, &used) &&
      used == syn_path_count(path) && type.kind == ENTRY_TYPE) {
    const char *name = name_text(s->names, syn_path_part(path, used - 1)->name);
    diag(s->diags, path->span, D_TYPE_AS_PATTERN, name);
    diag_hint(s->diags, "to match by type, write ':? %s'", name);
    return;
  }
  if (report_unseen(s, scope, SPACE_PATTERN, path) || report_unseen_constructor(s, scope, path))
    return;
  Lost lost = find_lost(s, scope, path);
  say(s, scope, &lost, lost.is_last ? D_PATTERN_UNDEFINED : D_QUALIFIER_UNDEFINED,
      1u << SPACE_PATTERN | (lost.is_last ? 0 : 1u << SPACE_TYPE));
}

void sema_undefined_type(Sema *s, const Scope *scope, Syn *path) {
  if (diags_full(s->diags) || report_unseen(s, scope, SPACE_TYPE, path)) return;
  Lost lost = find_lost(s, scope, path);
  say(s, scope, &lost, lost.is_last ? D_TYPE_UNDEFINED : D_NAMESPACE_UNDEFINED, 1u << SPACE_TYPE);
}

void sema_undefined_namespace(Sema *s, Scope *scope, Syn *path) {
  if (diags_full(s->diags)) return;
  Lost lost = find_lost(s, scope, path);
  uint32_t said = s->diags->list.count;
  scope->has_lost_open = false; /* each is reported */
  say(s, scope, &lost, D_NAMESPACE_UNDEFINED, 1u << SPACE_MODULE);
  scope->has_lost_open = true;
  if (said == s->diags->list.count || vec_last(&s->diags->list).hint ||
      vec_last(&s->diags->list).code == D_ABSENT)
    return;
  if (!lost.in_module)
    diag_hint(s->diags, "place the file, project or package that declares it before this file");
  else if (table_is_image(&s->scopes.modules, lost.module.index))
    diag_hint(s->diags, "Clef's library has no such part of '%s'",
              name_text(s->names, module_row(s, lost.module)->path));
}
