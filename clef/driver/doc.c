/* doc: see doc.h. */
#include "clef/driver/doc.h"

#include <stdio.h>
#include <stdlib.h>

#include "clef/psg/graph/library.h"
#include "clef/sema/names/scope.h"

/* Names without a definition in rt/. */
static const struct {
  const char *name, *type, *comment;
} builtins[] = {
#define BUILTIN(name, type, comment) {name, type, comment},
#include "clef/driver/builtin.def"
};

/* ---- what there is to say of one ---- */

static const char *text_of(Docs *s, Name name) {
  return name.index ? name_text(&s->c->names, name) : "";
}

static Span span_of(Docs *s, const Definition *d) {
  Types *t = &s->c->types;
  switch (d->kind) {
  case DEFINITION_MODULE: return module_row(&s->c->sema, (ModuleId){d->id})->span;
  case DEFINITION_TYPE: return tycon_row(t, (TyconId){d->id})->span;
  case DEFINITION_VALUE: return psg_node(&s->c->graph, (NodeId){d->id})->span;
  case DEFINITION_CASE: return case_row(t, (CaseId){d->id})->span;
  case DEFINITION_FIELD: return field_row(t, (FieldId){d->id})->span;
  case DEFINITION_MEMBER: return member_row(t, (MemberId){d->id})->span;
  case DEFINITION_BUILTIN: break;
  }
  return (Span){0};
}

const char *doc_of_member(const Compilation *c, MemberId member) {
  const Types *t = &c->types;
  const MemberRow *row = member_row(t, member);
  const char *comment = comment_of_library(&c->comments, row->span);
  for (MemberId m = tycon_row(t, row->tycon)->members; m.index && !*comment;
       m = member_row(t, m)->next)
    if (member_row(t, m)->name.index == row->name.index)
      comment = comment_of_library(&c->comments, member_row(t, m)->span);
  return comment;
}

static bool is_of_program(const Docs *s, Span span) {
  for (uint32_t i = 0; i < s->c->program_files.count; i++)
    if (s->c->program_files.items[i].file == span.file) return true;
  return false;
}

const char *doc_comment(Docs *s, const Definition *d) {
  if (d->kind == DEFINITION_BUILTIN) return builtins[d->id].comment;
  Span span = span_of(s, d);
  if (span.file && is_of_program(s, span))
    return comment_above(s->arena, source_bytes(&s->c->sources, span.file), span.start);
  if (d->kind == DEFINITION_MEMBER) return doc_of_member(s->c, (MemberId){d->id});
  return comment_of_library(&s->c->comments, span);
}

/* `name: type`; a function's type in parentheses. */
static void add_part(Docs *s, Text *out, const char *name, TypeId type) {
  Types *t = &s->c->types;
  type = type_resolve(t, type);
  bool is_function = type_kind(t, type) == TYPE_FUNCTION;
  bool is_named = (*name >= 'a' && *name <= 'z') || (*name >= 'A' && *name <= 'Z');
  if (is_named) text_format(out, "%s: ", name);
  text_format(out, "%s%s%s", is_function ? "(" : "", type_text(t, s->arena, type),
              is_function ? ")" : "");
}

/* The type of a value, with the names of the parameters that its lambda has. */
void doc_value_type(Docs *s, Text *out, NodeId binding) {
  Graph *g = &s->c->graph;
  Types *t = g->types;
  TypeId type = type_resolve(t, psg_node(g, binding)->type);
  binding = psg_own(g, binding);
  NodeId lambda = psg_child_count(g, binding) ? psg_child(g, binding, 0) : (NodeId){0};
  uint32_t count =
      lambda.index && psg_kind(g, lambda) == PSG_LAMBDA ? psg_child_count(g, lambda) - 1 : 0;
  for (uint32_t i = 0; i < count && type_kind(t, type) == TYPE_FUNCTION; i++) {
    add_part(s, out, text_of(s, psg_node(g, psg_child(g, lambda, i))->name), type_arg(t, type, 0));
    text_add(out, " -> ");
    type = type_resolve(t, type_arg(t, type, 1));
  }
  text_add(out, type_text(t, s->arena, type));
}

static void add_member_type(Docs *s, Text *out, const MemberRow *row) {
  Types *t = &s->c->types;
  TypeId type = type_resolve(t, scheme_row(t, row->scheme)->type);
  bool has_this = !(row->flags & MEMBER_STATIC) && row->kind != MEMBER_CONSTRUCTOR;
  if (has_this) type = type_resolve(t, type_arg(t, type, 1));
  const uint32_t *names = run_items(t, row->arg_names);
  uint32_t count = row->arg_names.count;
  bool has_arguments = count || row->kind == MEMBER_METHOD || row->kind == MEMBER_CONSTRUCTOR;
  bool is_static_property = !has_arguments && !has_this && type_kind(t, type) == TYPE_FUNCTION;
  if (is_static_property) type = type_resolve(t, type_arg(t, type, 1)); /* without unit */
  for (uint32_t i = 0;
       has_arguments && type_kind(t, type) == TYPE_FUNCTION && i < (count ? count : 1); i++) {
    if (i) text_add(out, row->flags & MEMBER_CURRIED ? " -> " : " * ");
    add_part(s, out, i < count ? text_of(s, (Name){names[i]}) : "", type_arg(t, type, 0));
    type = type_resolve(t, type_arg(t, type, 1));
  }
  if (has_arguments) text_add(out, " -> ");
  text_add(out, type_text(t, s->arena, type));
}

void doc_declaration(Docs *s, Text *out, const Definition *d) {
  Types *t = &s->c->types;
  switch (d->kind) {
  case DEFINITION_MODULE: text_format(out, "module %s", d->path); return;
  case DEFINITION_TYPE: {
    const TyconRow *row = tycon_row(t, (TyconId){d->id});
    const uint32_t *params = run_items(t, row->params);
    text_format(out, "%s %s", row->kind == TYCON_EXCEPTION ? "exception" : "type", d->path);
    for (uint32_t i = 0; i < row->params.count; i++)
      text_format(out, "%s'%s", i ? ", " : "<",
                  text_of(s, param_row(t, (ParamId){params[i]})->name));
    text_add(out, row->params.count ? ">" : "");
    if (row->kind == TYCON_ABBREV && row->target.index)
      text_format(out, " = %s", type_text(t, s->arena, type_resolve(t, row->target)));
    return;
  }
  case DEFINITION_BUILTIN: text_format(out, "val %s: %s", d->path, builtins[d->id].type); return;
  case DEFINITION_VALUE:
    text_format(out, "val %s: ", d->path);
    doc_value_type(s, out, (NodeId){d->id});
    return;
  case DEFINITION_CASE: {
    const CaseRow *row = case_row(t, (CaseId){d->id});
    text_format(out, "| %s", text_of(s, row->name));
    for (uint32_t i = 0; i < row->field_count; i++) {
      const FieldRow *field = field_row(t, (FieldId){row->fields + i});
      text_add(out, i ? " * " : " of ");
      add_part(s, out, field->flags & FIELD_NAMED ? text_of(s, field->name) : "", field->type);
    }
    return;
  }
  case DEFINITION_FIELD: {
    const FieldRow *row = field_row(t, (FieldId){d->id});
    text_format(out, "%s%s: %s", row->flags & FIELD_MUTABLE ? "mutable " : "",
                text_of(s, row->name), type_text(t, s->arena, type_resolve(t, row->type)));
    return;
  }
  case DEFINITION_MEMBER: {
    const MemberRow *row = member_row(t, (MemberId){d->id});
    if (row->kind == MEMBER_CONSTRUCTOR)
      text_add(out, "new: ");
    else
      text_format(out, "%smember %s: ", row->flags & MEMBER_STATIC ? "static " : "", d->path);
    add_member_type(s, out, row);
    return;
  }
  }
}

/* ---- what there is ---- */

/* Is it private or internal in the program? Of CASE and FIELD the target is the type. */
static bool is_closed(const Docs *s, EntryKind kind, uint32_t target) {
  const AccessTables *access = &s->c->sema.access;
  for (uint32_t i = 0; i < access->restrictions.count; i++) {
    const Restriction *row = &access->restrictions.items[i];
    if (row->kind == kind && row->target == target) return true;
  }
  for (uint32_t i = 0; i < access->internals.count; i++) {
    const Restriction *row = &access->internals.items[i];
    if (row->kind == kind && row->target == target) return true;
  }
  return false;
}

static bool is_in_closed_module(const Docs *s, ModuleId module) {
  for (; module.index; module = module_row(&s->c->sema, module)->parent)
    if (is_closed(s, ENTRY_MODULE, module.index)) return true;
  return false;
}

static bool is_shown_of_program(Docs *s, const Definition *d) {
  const Types *t = &s->c->types;
  bool is_shut = false;
  switch (d->kind) {
  case DEFINITION_MODULE: is_shut = is_closed(s, ENTRY_MODULE, d->id); break;
  case DEFINITION_TYPE: is_shut = is_closed(s, ENTRY_TYPE, d->id); break;
  case DEFINITION_VALUE: is_shut = is_closed(s, ENTRY_VALUE, d->id); break;
  case DEFINITION_CASE:
    is_shut = is_closed(s, ENTRY_CASE, case_row(t, (CaseId){d->id})->tycon.index);
    break;
  case DEFINITION_FIELD:
    is_shut = is_closed(s, ENTRY_FIELD, field_row(t, (FieldId){d->id})->tycon.index);
    break;
  case DEFINITION_MEMBER: is_shut = is_closed(s, ENTRY_MEMBER, d->id); break;
  case DEFINITION_BUILTIN: break;
  }
  return !is_shut && is_of_program(s, span_of(s, d));
}

static void add_found(Docs *s, DefinitionKind kind, uint32_t id, const char *path,
                      const char *parent) {
  Definition d = {kind, id, path, parent};
  bool needs_comment = !s->is_program && kind != DEFINITION_CASE &&
                       kind != DEFINITION_MODULE; /* without one it is the library's own */
  if (needs_comment && !*doc_comment(s, &d)) return;
  if (s->is_program && !is_shown_of_program(s, &d)) return;
  s->known.arena = s->arena;
  if (map64_find(&s->known, map64_key(kind + 1u, id))) return;
  map64_set(&s->known, map64_key(kind + 1u, id), 1);
  vec_push(s->arena, &s->found, d);
}

static const char *joined(Docs *s, const char *path, const char *name) {
  return *path ? format_in(s->arena, "%s.%s", path, name) : name;
}

/* Is `name` the path, or an end of it? */
static bool is_end(const char *path, const char *name) {
  size_t size = strlen(path), length = strlen(name);
  return length <= size && !strcmp(path + size - length, name) &&
         (length == size || path[size - length - 1] == '.');
}

/* Members and cases of the type, all of them or those that `name` may mean. */
static void add_contents(Docs *s, TyconId tycon, const char *path, const char *name) {
  Types *t = &s->c->types;
  const TyconRow *row = tycon_row(t, tycon);
  if (row->kind == TYCON_ABBREV) { /* System.String has the members of string */
    tycon = type_tycon(t, type_resolve(t, row->target));
    if (!tycon.index) return;
    row = tycon_row(t, tycon);
  }
  for (uint32_t i = 0; row->kind == TYCON_UNION && i < row->case_count; i++) {
    const char *whole = joined(s, path, text_of(s, case_row(t, (CaseId){row->cases + i})->name));
    if (!name || is_end(whole, name)) add_found(s, DEFINITION_CASE, row->cases + i, whole, path);
  }
  for (uint32_t i = 0; row->kind == TYCON_RECORD && i < row->field_count; i++) {
    const char *whole = joined(s, path, text_of(s, field_row(t, (FieldId){row->fields + i})->name));
    if (!name || is_end(whole, name)) add_found(s, DEFINITION_FIELD, row->fields + i, whole, path);
  }
  for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
    const MemberRow *member = member_row(t, m);
    bool is_shown = !(member->flags & (MEMBER_PRIVATE | MEMBER_HIDDEN | MEMBER_OF_LIBRARY)) &&
                    member->kind != MEMBER_SETTER;
    const char *whole = joined(s, path, text_of(s, member->name));
    if (is_shown && (!name || is_end(whole, name)))
      add_found(s, DEFINITION_MEMBER, m.index, whole, path);
  }
}

static bool is_empty(Docs *s, ModuleId module);

static void add_entry(Docs *s, const EntryRow *row, const char *name, ModuleId in) {
  const ModuleRow *module = module_row(&s->c->sema, (ModuleId){row->module});
  const char *parent = text_of(s, module->path), *path = joined(s, parent, text_of(s, row->name));
  bool is_wanted = in.index ? row->module == in.index : !name || is_end(path, name);
  if (s->is_program && is_in_closed_module(s, (ModuleId){row->module})) return;
  if (s->is_program && row->kind == ENTRY_TYPE && is_closed(s, ENTRY_TYPE, row->target)) return;
  switch ((EntryKind)row->kind) {
  case ENTRY_VALUE:
    if (is_wanted) add_found(s, DEFINITION_VALUE, row->target, path, parent);
    return;
  case ENTRY_MODULE:
    if (is_wanted && ((!name && !in.index) || !is_empty(s, (ModuleId){row->target})))
      add_found(s, DEFINITION_MODULE, row->target, path, parent);
    return;
  case ENTRY_TYPE:
    if (is_wanted) add_found(s, DEFINITION_TYPE, row->target, path, parent);
    if (!in.index) add_contents(s, (TyconId){row->target}, path, name);
    return;
  default: return;
  }
}

/* All of that name, or what the module `in` contains; everything for neither. */
static void search(Docs *s, const char *name, ModuleId in) {
  const Sema *sema = &s->c->sema;
  for (uint32_t e = 1; e < sema->scopes.entries.count; e = table_next(&sema->scopes.entries, e)) {
    const EntryRow *row = table_row(&sema->scopes.entries, e);
    if (row->kind && !sema_is_out_of_sight(sema, row)) add_entry(s, row, name, in);
  }
}

static bool is_empty(Docs *s, ModuleId module) {
  Docs inner = {.c = s->c, .arena = s->arena};
  search(&inner, NULL, module);
  return !inner.found.count;
}

/* ---- the text ---- */

static int by_path(const void *a, const void *b) {
  const Definition *x = a, *y = b;
  int order = strcmp(x->path, y->path);
  return order                ? order
         : x->kind != y->kind ? (x->kind > y->kind) - (x->kind < y->kind)
                              : (x->id > y->id) - (x->id < y->id);
}

static void sort(Docs *s) {
  if (s->found.count) qsort(s->found.items, s->found.count, sizeof *s->found.items, by_path);
}

static void add_lines(Text *out, const char *text) {
  for (const char *line = text; *line;) {
    const char *end = strchr(line, '\n');
    text_format(out, "    %.*s\n", (int)(end - line), line);
    line = end + 1;
  }
}

/* The declarations of what a module or type contains. */
static void add_members(Docs *s, Text *out, const Definition *d) {
  Docs inner = {.c = s->c, .arena = s->arena};
  if (d->kind == DEFINITION_MODULE) search(&inner, NULL, (ModuleId){d->id});
  if (d->kind == DEFINITION_TYPE) add_contents(&inner, (TyconId){d->id}, d->path, NULL);
  sort(&inner);
  if (inner.found.count) text_add(out, "\n");
  for (uint32_t i = 0; i < inner.found.count; i++) {
    Definition *row = &inner.found.items[i];
    const char *dot = strrchr(row->path, '.');
    if (dot && row->kind != DEFINITION_TYPE && row->kind != DEFINITION_MODULE)
      row->path = dot[1] ? dot + 1 : row->path;
    text_add(out, "    ");
    doc_declaration(s, out, row);
    text_add(out, "\n");
  }
}

/* A name that the checker gives its meaning, as `Operators.NAME` too. */
static bool print_builtin(const char *name) {
  static const char prefix[] = "Operators.";
  if (!strncmp(name, prefix, sizeof prefix - 1)) name += sizeof prefix - 1;
  for (uint32_t i = 0; i < COUNT_OF(builtins); i++)
    if (!strcmp(builtins[i].name, name)) {
      printf("val %s: %s\n    %s\n", name, builtins[i].type, builtins[i].comment);
      return true;
    }
  return false;
}

void doc_all(Docs *s) {
  search(s, NULL, (ModuleId){0});
  for (uint32_t i = 0; i < COUNT_OF(builtins) && !s->is_program; i++) {
    Definition d = {DEFINITION_BUILTIN, i, format_in(s->arena, "Operators.%s", builtins[i].name),
                    "Operators"};
    vec_push(s->arena, &s->found, d);
  }
}

static bool has_example(const char *comment) { return strstr(comment, "\n    ") != NULL; }

int doc_command(Compilation *c, const char *name) {
  Docs s = {.c = c, .arena = &c->unit};
  size_t size = strlen(name);
  if (size > 2 && name[0] == '(' && name[size - 1] == ')')
    name = format_in(s.arena, "%.*s", (int)size - 2, name + 1);
  if (!compile_read(c)) return compile_report(c), 1;
  search(&s, name, (ModuleId){0});
  sort(&s);
  Text out = text_in(s.arena);
  bool is_builtin = print_builtin(name);
  if (is_builtin && s.found.count) text_add(&out, "\n");
  bool is_short = s.found.count > 4;
  const char *shared = ""; /* the comment of overloads, said once: one with an example */
  for (uint32_t i = 0; i < s.found.count; i++) {
    const Definition *d = &s.found.items[i];
    text_add(&out, i && !is_short && !*shared ? "\n" : "");
    doc_declaration(&s, &out, d);
    text_add(&out, "\n");
    bool is_overload = d->kind == DEFINITION_MEMBER && i + 1 < s.found.count &&
                       !strcmp(d->path, s.found.items[i + 1].path);
    const char *own = doc_comment(&s, d);
    if (!*shared || (!has_example(shared) && has_example(own))) shared = own;
    if (is_overload) continue;
    if (is_short && strcmp(d->path, s.found.items[0].path) != 0) continue;
    add_lines(&out, shared);
    shared = "";
    if (!is_short) add_members(&s, &out, d);
  }
  if (out.size) fwrite(out.data, 1, out.size, stdout);
  bool is_known = is_builtin || s.found.count;
  if (!is_known) fprintf(stderr, "clef: the library has nothing of the name '%s'\n", name);
  return is_known ? 0 : 1;
}
