/* completion: the names that an editor offers at the cursor.
 *
 * The language server puts a name without a definition at the cursor and checks the program. The look-up of that name fails, and
 * at that moment the checker has the scope or the type from which it takes the hints of messages (report/unresolved_name.c).
 * This file lists all names that the scope or the type has.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

static void add(Sema *s, Name name, EntryKind kind, uint32_t target) {
  if (name.index) vec_push(s->session, &s->editor.completion->found, ((Offer){name, kind, target}));
}

/* What the modules contain in these spaces, a bit for each. */
static void add_modules(Sema *s, const ModuleId *modules, uint32_t count, uint32_t spaces) {
  for (uint32_t e = 1; e < s->scopes.entries.count; e = table_next(&s->scopes.entries, e)) {
    const EntryRow *row = table_row(&s->scopes.entries, e);
    if (!(spaces >> row->space & 1) || !row->kind || sema_is_out_of_sight(s, row)) continue;
    for (uint32_t m = 0; m < count; m++)
      if (row->module == modules[m].index) add(s, row->name, (EntryKind)row->kind, row->target);
  }
}

void sema_note_use(const Sema *s, NameUse use) {
  if (s->editor.name_uses) vec_push(s->session, s->editor.name_uses, use);
}

bool sema_is_completed(const Sema *s, Name name) {
  return s->editor.completion && s->editor.completion->wanted.index == name.index;
}

void sema_complete_name(Sema *s, const Scope *scope, const ModuleId *module, uint32_t spaces) {
  if (module) {
    add_modules(s, module, 1, spaces | 1u << SPACE_MODULE | 1u << SPACE_TYPE);
    return;
  }
  spaces |= 1u << SPACE_MODULE | 1u << SPACE_TYPE;
  for (const ScopeItem *item = scope->top; item; item = item->outer)
    if (spaces >> item->space & 1 && item->kind)
      add(s, item->name, (EntryKind)item->kind, item->target);
  ModuleSet opened = scope_opened(s, scope);
  add_modules(s, opened.items, opened.count, spaces);
}

void sema_complete_member(Sema *s, TypeId owner, bool is_static) {
  Types *t = s->types;
  for (TyconId at = type_tycon(t, type_resolve(t, owner)); at.index;) {
    const TyconRow row = *tycon_row(t, at);
    for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
      const MemberRow *member = member_row(t, m);
      bool is_wanted = member->kind != MEMBER_CONSTRUCTOR && !(member->flags & MEMBER_OF_LIBRARY) &&
                       ((member->flags & MEMBER_STATIC) != 0) == is_static;
      if (is_wanted) add(s, member->name, ENTRY_MEMBER, m.index);
    }
    for (uint32_t i = 0; i < row.field_count; i++) {
      const FieldRow *field = field_row(t, (FieldId){row.fields + i});
      if (!(field->flags & FIELD_HIDDEN) && ((field->flags & FIELD_STATIC) != 0) == is_static)
        add(s, field->name, ENTRY_FIELD, row.fields + i);
    }
    bool has_cases = is_static && (row.kind == TYCON_UNION || row.kind == TYCON_ENUM);
    for (uint32_t i = 0; has_cases && i < row.case_count; i++)
      add(s, case_row(t, (CaseId){row.cases + i})->name, ENTRY_CASE, row.cases + i);
    at = row.base.index ? type_tycon(t, type_resolve(t, row.base)) : (TyconId){0};
  }
}
