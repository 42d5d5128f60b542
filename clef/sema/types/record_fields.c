/* record_fields: finds the record type by the names of its fields. */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"

bool sema_find_field(Sema *s, const Scope *scope, Syn *path, Found *found) {
  uint32_t used, count = syn_path_count(path);
  if (scope_find_path(s, scope, SPACE_FIELD, path, ANY_ARITY, found, &used) && used == count)
    return true;
  if (count < 2) return false;
  Syn prefix = *path;
  prefix.count = count - 1;
  if (count == 2) prefix = *path->items[0];
  if (!scope_find_path(s, scope, SPACE_TYPE, &prefix, ANY_ARITY, found, &used) ||
      used != count - 1 || found->kind != ENTRY_TYPE)
    return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){found->target});
  TyconId target = row->kind == TYCON_ABBREV ? type_tycon(s->types, row->target) : (TyconId){0};
  if (target.index) row = tycon_row(s->types, target);
  for (uint32_t i = 0; i < row->field_count && !(row->flags & TYCON_PRIVATE); i++) {
    if (field_row(s->types, (FieldId){row->fields + i})->name.index !=
        path->items[count - 1]->name.index)
      continue;
    *found = (Found){ENTRY_FIELD, row->fields + i, 0};
    return true;
  }
  return false;
}

bool sema_has_all_fields(Sema *s, TyconId tycon, Syn *const *fields, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    Syn *path = fields[i]->items[0];
    if (!sema_field_named(s, tycon, syn_path_part(path, syn_path_count(path) - 1)->name).index)
      return false;
  }
  return true;
}

/* The latest record that has all the fields. The search stops at a record that has no others. */
typedef struct RecordSearch {
  Sema *s;
  Syn *const *fields;
  uint32_t count;
  TyconId found;
} RecordSearch;

static bool is_record_found(void *owner, uint32_t field) {
  RecordSearch *q = owner;
  TyconId tycon = field_row(q->s->types, (FieldId){field})->tycon;
  if (!sema_has_all_fields(q->s, tycon, q->fields, q->count)) return false;
  bool has_no_others = tycon_row(q->s->types, tycon)->field_count == q->count;
  if (!q->found.index || has_no_others) q->found = tycon;
  return has_no_others;
}

TyconId sema_record_of_fields(Sema *s, const Scope *scope, Syn *const *fields, uint32_t count) {
  Syn *path = fields[0]->items[0];
  Found first;
  if (syn_path_count(path) != 1) {
    TyconId tycon = {0};
    if (sema_find_field(s, scope, path, &first))
      tycon = field_row(s->types, (FieldId){first.target})->tycon;
    return tycon.index && sema_has_all_fields(s, tycon, fields, count) ? tycon : (TyconId){0};
  }
  RecordSearch search = {.s = s, .fields = fields, .count = count};
  scope_each(s, scope, SPACE_FIELD, syn_path_part(path, 0)->name, is_record_found, &search);
  return search.found;
}

bool sema_check_field_path(Sema *s, const Scope *scope, Syn *path) {
  Syn *part = syn_path_part(path, 0);
  Found found;
  ModuleId module;
  if (syn_path_count(path) < 2 || !strcmp(name_text(s->names, part->name), "global") ||
      scope_find(s, scope, SPACE_TYPE, part->name, ANY_ARITY, &found) ||
      scope_find_module(s, scope, part, 1, &module))
    return true;
  diag(s->diags, part->span, D_NAMESPACE_UNDEFINED, name_text(s->names, part->name));
  if (scope_find(s, scope, SPACE_VALUE, part->name, ANY_ARITY, &found))
    diag_hint(s->diags, "write only the field's name here");
  return false;
}
