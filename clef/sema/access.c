/* access: what is private to a module, and what is deprecated or experimental.
 *
 * Restrictions are noted where a thing is declared and looked up where it is used; there are few, so lists serve. Members
 * of types carry MEMBER_PRIVATE themselves (infer_member.c).
 */
#include "clef/sema/sema.h"

void sema_note_access(Sema *s, EntryKind kind, uint32_t target, ModuleId module,
                      const SynDecor *decor) {
  if (!decor || decor->access != SYN_ACCESS_PRIVATE || s->kind == SOURCE_LIBRARY) return;
  vec_push(s->session, &s->restrictions, ((Restriction){kind, target, module}));
}

void sema_note_obsolete(Sema *s, EntryKind kind, uint32_t target, const SynDecor *decor) {
  if (s->kind == SOURCE_LIBRARY) return;
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
  vec_push(s->session, &s->deprecations, row);
}

static bool is_inside(const Sema *s, ModuleId at, ModuleId module) {
  for (; at.index; at = module_row(s, at)->parent)
    if (at.index == module.index) return true;
  return false;
}

void sema_check_use(Sema *s, const Scope *scope, EntryKind kind, uint32_t target, Name name,
                    Span span) {
  for (uint32_t i = 0; i < s->deprecations.count; i++) {
    const Deprecation row = s->deprecations.items[i];
    if (row.kind == kind && row.target == target) diag(s->diags, span, row.code, row.text);
  }
  for (uint32_t i = 0; scope && i < s->restrictions.count; i++) {
    const Restriction row = s->restrictions.items[i];
    if (row.kind != kind || row.target != target || is_inside(s, scope->module, row.module))
      continue;
    diag(s->diags, span,
         kind == ENTRY_VALUE  ? D_VALUE_PRIVATE
         : kind == ENTRY_TYPE ? D_TYPE_PRIVATE
                              : D_PARTS_PRIVATE,
         name_text(s->names, name));
    return;
  }
}
