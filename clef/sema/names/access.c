/* access: access to private definitions of modules, and uses of deprecated or experimental ones.
 *
 * A declaration records its restriction, and each use looks it up. Members of types have the flag MEMBER_PRIVATE instead
 * (call/member.c).
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

void sema_note_access(Sema *s, EntryKind kind, uint32_t target, ModuleId module,
                      const SynDecor *decor) {
  if (!decor || s->dialect->flags_internal_parts) return;
  if (decor->access == SYN_ACCESS_PRIVATE) {
    vec_push(s->session, &s->access.restrictions,
             ((Restriction){kind, target, module, s->access.project}));
    s->access.restricted.arena = s->session;
    map64_set(&s->access.restricted, map64_key((uint32_t)kind, target),
              s->access.restrictions.count);
  }
  if (decor->access == SYN_ACCESS_INTERNAL)
    vec_push(s->session, &s->access.internals,
             ((Restriction){kind, target, module, s->access.project}));
}

void sema_note_obsolete(Sema *s, EntryKind kind, uint32_t target, const SynDecor *decor) {
  if (!s->dialect->warns) return;
  Syn *obsolete = sema_attribute(s, decor, "Obsolete"),
      *attribute = obsolete ? obsolete : sema_attribute(s, decor, "Experimental");
  if (!attribute) return;
  Syn *arg = syn_item(attribute, 1);
  Deprecation row = {kind, target, "", obsolete ? D_DEPRECATED : D_EXPERIMENTAL};
  while (arg && arg->kind == SYN_PAREN) arg = arg->items[0];
  Syn *flag = arg && arg->kind == SYN_TUPLE ? arg->items[1] : NULL;
  if (arg && arg->kind == SYN_TUPLE) arg = arg->items[0];
  if (arg && arg->kind == SYN_CONST && arg->sub == SYN_CONST_STRING)
    row.text = format_in(s->session, ". %s", arg->u.bytes);
  if (flag && flag->kind == SYN_CONST && flag->sub == SYN_CONST_BOOL && flag->u.bits)
    row.code = D_DEPRECATED_ERROR;
  vec_push(s->session, &s->access.deprecations, row);
}

static bool is_inside(const Sema *s, ModuleId at, ModuleId module) {
  for (; at.index; at = module_row(s, at)->parent)
    if (at.index == module.index) return true;
  return false;
}

static bool is_restricted_to_others(const Sema *s, ModuleId viewer, EntryKind kind,
                                    uint32_t target) {
  uint32_t index = s->access.restricted.count
                       ? map64_find(&s->access.restricted, map64_key((uint32_t)kind, target))
                       : 0;
  return index && !is_inside(s, viewer, s->access.restrictions.items[index - 1].module);
}

bool sema_is_private_to_others(const Sema *s, ModuleId viewer, const Found *found) {
  if (!s->access.restrictions.count) return false;
  switch (found->kind) {
  case ENTRY_ACTIVE: return is_restricted_to_others(s, viewer, ENTRY_VALUE, found->target);
  case ENTRY_CASE:
    return is_restricted_to_others(s, viewer, ENTRY_TYPE,
                                   case_row(s->types, (CaseId){found->target})->tycon.index);
  case ENTRY_EXN: return is_restricted_to_others(s, viewer, ENTRY_TYPE, found->target);
  case ENTRY_VALUE:
  case ENTRY_TYPE: return is_restricted_to_others(s, viewer, found->kind, found->target);
  default: return false;
  }
}

/* FS1092: a module on the path is private to one that we are not in. `parts`: how many of the path name modules. */
bool sema_check_private_modules(Sema *s, const Scope *scope, Syn *path, uint32_t parts) {
  if (!s->scopes.has_marked_modules) return true;
  for (uint32_t i = 1; i <= parts; i++) {
    ModuleId module;
    if (!scope_find_module(s, scope, path, i, &module)) return true;
    const ModuleRow *row = module_row(s, module);
    sema_check_use(s, NULL, ENTRY_MODULE, module.index, row->name,
                   syn_path_part(path, i - 1)->span);
    if (!(row->flags & MODULE_PRIVATE) || table_is_image(&s->scopes.modules, module.index) ||
        is_inside(s, scope->module, row->parent))
      continue;
    diag(s->diags, syn_path_part(path, i - 1)->span, D_TYPE_PRIVATE,
         name_text(s->names, row->name));
    return false;
  }
  return true;
}

void sema_check_use(Sema *s, const Scope *scope, EntryKind kind, uint32_t target, Name name,
                    Span span) {
  for (uint32_t i = 0; i < s->access.deprecations.count; i++) {
    const Deprecation row = s->access.deprecations.items[i];
    if (row.kind == kind && row.target == target) diag(s->diags, span, row.code, row.text);
  }
  if (!scope || !is_restricted_to_others(s, scope->module, kind, target)) return;
  diag(s->diags, span,
       kind == ENTRY_VALUE  ? D_VALUE_PRIVATE
       : kind == ENTRY_TYPE ? D_TYPE_PRIVATE
                            : D_PARTS_PRIVATE,
       name_text(s->names, name));
}

/* ---- private types in signatures of visible definitions ---- */

static bool is_restricted(const Sema *s, EntryKind kind, uint32_t target) {
  return s->access.restricted.count &&
         map64_find(&s->access.restricted, map64_key((uint32_t)kind, target));
}

static bool is_internal(const Sema *s, EntryKind kind, uint32_t target) {
  for (uint32_t i = 0; i < s->access.internals.count; i++)
    if (s->access.internals.items[i].kind == kind && s->access.internals.items[i].target == target)
      return true;
  return false;
}

typedef struct Hidden {
  Sema *s;
  bool of_all;
  TyconId found;
} Hidden;

static TypeLook look_for_hidden(Types *t, TypeId part, void *data) {
  Hidden *h = data;
  const TypeRow *row = type_row(t, part);
  if (row->kind != TYPE_APP || table_is_image(&t->tycons, row->head) ||
      !(is_restricted(h->s, ENTRY_TYPE, row->head) ||
        (h->of_all && is_internal(h->s, ENTRY_TYPE, row->head))))
    return LOOK_INSIDE;
  h->found = (TyconId){row->head};
  return LOOK_FOUND;
}

/* A private type in it, or an internal one, if `of_all` can see it. */
static TyconId hidden_in(Sema *s, TypeId type, bool of_all) {
  Hidden h = {.s = s, .of_all = of_all};
  type_any(s->types, type, look_for_hidden, &h);
  return h.found;
}

static void check_exposed_in(Sema *s, TypeId type, bool of_all, Span at, Name name) {
  TyconId found = hidden_in(s, type, of_all);
  if (found.index)
    diag(s->diags, at, D_LESS_ACCESSIBLE, name_text(s->names, tycon_row(s->types, found)->name),
         name_text(s->names, name));
}

static void check_exposed_parts(Sema *s, TyconId tycon) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  if (is_restricted(s, ENTRY_TYPE, tycon.index) || is_restricted(s, ENTRY_FIELD, tycon.index))
    return;
  bool of_all = !is_internal(s, ENTRY_TYPE, tycon.index) &&
                !is_internal(s, ENTRY_FIELD, tycon.index) &&
                !is_internal(s, ENTRY_CASE, tycon.index);
  for (uint32_t i = 0; row.kind == TYCON_RECORD && i < row.field_count; i++) {
    const FieldRow field = *field_row(t, (FieldId){row.fields + i});
    check_exposed_in(s, field.type, of_all, field.span, field.name);
  }
  for (uint32_t c = 0; row.kind == TYCON_UNION && c < row.case_count; c++) {
    const CaseRow one = *case_row(t, (CaseId){row.cases + c});
    for (uint32_t i = 0; i < one.field_count; i++)
      check_exposed_in(s, field_row(t, (FieldId){one.fields + i})->type, of_all, one.span,
                       one.name);
  }
}

void sema_check_exposed(Sema *s, uint32_t first_node) {
  bool any = false;
  for (uint32_t i = 0; i < s->access.restrictions.count && !any; i++)
    any = s->access.restrictions.items[i].kind == ENTRY_TYPE;
  for (uint32_t i = 0; i < s->access.internals.count && !any; i++)
    any = s->access.internals.items[i].kind == ENTRY_TYPE && !s->scopes.has_marked_modules;
  if (!any || !s->dialect->checks_definitions || s->diags->error_count > s->file.first_error)
    return;
  for (uint32_t i = 0; i < s->access.restrictions.count;
       i++) /* in a private module all may be as it is */
    if (s->access.restrictions.items[i].kind == ENTRY_MODULE) return;
  bool of_any = !s->scopes.has_marked_modules; /* so in an internal one */
  for (uint32_t i = 0; i < s->access.internals.count; i++)
    of_any = of_any && s->access.internals.items[i].kind != ENTRY_MODULE;
  uint32_t end = s->graph->nodes.count;
  for (uint32_t n = first_node; n < end; n++) {
    const PsgNode node = *psg_node(s->graph, (NodeId){n});
    if (node.kind == PSG_TYPE_DEF && psg_type_def_of(&node)->tycon.index)
      check_exposed_parts(s, psg_type_def_of(&node)->tycon);
    if (node.kind != PSG_BINDING || !(node.flags & NODE_MODULE_LEVEL) ||
        node.flags & NODE_SYNTHETIC || is_restricted(s, ENTRY_VALUE, n))
      continue;
    bool of_all = of_any && !is_internal(s, ENTRY_VALUE, n);
    TypeId type = psg_binding_of(&node)->scheme.index
                      ? scheme_row(s->types, psg_binding_of(&node)->scheme)->type
                      : node.type;
    if (psg_binding_of(&node)->member.index) {
      const MemberRow row = *member_row(s->types, psg_binding_of(&node)->member);
      const char *name = name_text(s->names, row.name);
      if (row.flags & (MEMBER_PRIVATE | MEMBER_OVERRIDE) || row.implements.index ||
          strchr(name, '@') || is_restricted(s, ENTRY_TYPE, row.tycon.index) ||
          (name[0] == '.' && row.name.index != s->words.ctor.index))
        continue;
      if (tycon_row(s->types, row.tycon)->flags & TYCON_OBJECT_EXPR) continue;
      of_all = of_all && !is_internal(s, ENTRY_MEMBER, psg_binding_of(&node)->member.index) &&
               !is_internal(s, ENTRY_TYPE, row.tycon.index) &&
               row.name.index != s->words.ctor.index;
    }
    check_exposed_in(s, type, of_all, node.span, node.name);
  }
}
