/* named: fields of records and cases of unions and enums by name. Definitions of a few are walked; of a larger one there is a
 * table, made when it is first asked, so that a definition and its uses cost what they are long.
 */
#include "clef/sema/sema.h"

enum { FEW = 12 };

static FieldId walk_fields(Types *t, const TyconRow *row, Name name) {
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(t, (FieldId){row->fields + i})->name.index == name.index)
      return (FieldId){row->fields + i};
  return (FieldId){0};
}

static CaseId walk_cases(Types *t, const TyconRow *row, Name name) {
  for (uint32_t c = 0; c < row->case_count; c++)
    if (case_row(t, (CaseId){row->cases + c})->name.index == name.index)
      return (CaseId){row->cases + c};
  return (CaseId){0};
}

/* The first of a name counts. No name has number 0: that key says that the definition's are there. */
static void note(Sema *s, TyconId tycon, const TyconRow *row, bool cases) {
  Map64 *map = cases ? &s->named_cases : &s->named_fields;
  map->arena = s->session;
  map64_set(map, map64_key(tycon.index, 0), 1);
  for (uint32_t i = cases ? row->case_count : row->field_count; i-- > 0;) {
    Name name = cases ? case_row(s->types, (CaseId){row->cases + i})->name
                      : field_row(s->types, (FieldId){row->fields + i})->name;
    map64_set(map, map64_key(tycon.index, name.index), cases ? row->cases + i : row->fields + i);
  }
}

FieldId sema_field_named(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  if (row->field_count <= FEW) return walk_fields(s->types, row, name);
  if (!map64_find(&s->named_fields, map64_key(tycon.index, 0))) note(s, tycon, row, false);
  return (FieldId){map64_find(&s->named_fields, map64_key(tycon.index, name.index))};
}

CaseId sema_case_named(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  if (row->flags & TYCON_PRIVATE) return (CaseId){0};
  if (row->case_count <= FEW) return walk_cases(s->types, row, name);
  if (!map64_find(&s->named_cases, map64_key(tycon.index, 0))) note(s, tycon, row, true);
  return (CaseId){map64_find(&s->named_cases, map64_key(tycon.index, name.index))};
}
