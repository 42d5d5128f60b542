/* export: functions that C calls: [<Export "name">], and [<UnmanagedCallersOnly (EntryPoint = "name")>], which means the same.
 *
 * In:    a declaration that was checked.
 * Out:   Graph.c_exports has its functions. Their types are checked when they are all known (clef/psg/mono/export.c).
 * Tests: t/err/export-*, t/ffi/
 */
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"
#include "clef/sema/decl/decl.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

/* The name in C that the declaration has, and the attribute that gives it; NULL without one. */
static const char *name_in_c(Sema *s, const Scope *scope, const SynDecor *decor, Span *at) {
  static const char *const attributes[] = {"Export", "UnmanagedCallersOnly"};
  for (size_t i = 0; i < COUNT_OF(attributes); i++) {
    Syn *attribute = sema_attribute(s, decor, attributes[i]);
    if (!attribute || sema_is_own_attribute(s, scope, attribute)) continue;
    *at = attribute->span;
    Syn *name = attribute_setting(s, attribute, i ? "EntryPoint" : NULL);
    bool is_text = name && name->kind == SYN_CONST && name->sub == SYN_CONST_STRING;
    if (is_text) return name->u.bytes;
    if (i) diag(s->diags, at[0], D_EXPORT_WITHOUT_NAME);
  }
  return NULL;
}

static bool is_unit(const Syn *pattern) {
  return pattern->kind == SYN_CONST && pattern->sub == SYN_CONST_UNIT;
}

typedef VEC(Name) ParamNames;

static void add_names(Sema *s, ParamNames *names, Syn *pattern, bool is_outer) {
  pattern = binding_strip(pattern);
  while (pattern->kind == SYN_PAT_TYPED) pattern = binding_strip(pattern->items[0]);
  if (is_unit(pattern)) return;
  Name name = {0};
  if (is_outer && pattern->kind == SYN_PAT_TUPLE) {
    for (uint32_t i = 0; i < pattern->count; i++) add_names(s, names, pattern->items[i], false);
    return;
  }
  if (pattern->kind == SYN_PAT_NAME) name = pattern->items[0]->name;
  vec_push(s->graph->arena, names, name);
}

static void add_export(Sema *s, const char *name, Span at, NodeId binding, Syn *syn) {
  ParamNames names = {0};
  for (uint32_t i = SYN_BINDING_PARAMS; i < syn->count; i++)
    add_names(s, &names, syn->items[i], true);
  CExport row = {.name = sema_name(s, name),
                 .binding = binding,
                 .span = at,
                 .names = names.items,
                 .name_count = names.count};
  vec_push(s->graph->arena, &s->graph->c_exports, row);
}

static void note_let(Sema *s, const Scope *scope, Syn *let, bool in_type) {
  for (uint32_t i = 0; i < let->count; i++) {
    Syn *binding = let->items[i];
    Span at;
    Found found;
    const char *name = binding->u.decor ? name_in_c(s, scope, binding->u.decor, &at) : NULL;
    if (!name) continue;
    bool is_there =
        !in_type &&
        sema_find_entry(s, scope->module, SPACE_VALUE, binding_name(binding), ANY_ARITY, &found) &&
        found.kind == ENTRY_VALUE && psg_kind(s->graph, (NodeId){found.target}) == PSG_BINDING;
    if (is_there)
      add_export(s, name, at, (NodeId){found.target}, binding);
    else
      diag(s->diags, at, D_EXPORT_PLACE);
  }
}

static void note_member(Sema *s, const Scope *scope, TyconId of, Syn *m) {
  Span at;
  const char *name = m->u.decor ? name_in_c(s, scope, m->u.decor, &at) : NULL;
  if (!name) return;
  NodeId binding = {0};
  for (MemberId id = of.index ? tycon_row(s->types, of)->members : (MemberId){0}; id.index;
       id = member_row(s->types, id)->next) {
    const MemberRow *row = member_row(s->types, id);
    if (row->span.file == m->span.file && row->span.start == m->span.start &&
        row->flags & MEMBER_STATIC && row->kind == MEMBER_METHOD)
      binding.index = row->binding;
  }
  if (binding.index)
    add_export(s, name, at, binding, m);
  else
    diag(s->diags, at, D_EXPORT_PLACE);
}

void sema_note_exports(Sema *s, const Scope *scope, Syn *decl) {
  if (s->dialect->owns_library) return;
  if (decl->kind == SYN_LET_DECL) note_let(s, scope, decl, false);
  if (decl->kind != SYN_TYPES) return;
  for (uint32_t d = 0; d < decl->count; d++) {
    Syn *def = decl->items[d];
    for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
      Syn *m = def->items[i];
      if (m->kind == SYN_MEMBER) note_member(s, scope, sema_defined_by(s, scope, def), m);
      if (m->kind == SYN_PROPERTY) note_member(s, scope, (TyconId){0}, m->items[0]);
      if (m->kind == SYN_LET_DECL) note_let(s, scope, m, true);
    }
  }
}
