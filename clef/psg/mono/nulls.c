/* nulls: finds the types of which a program can have a null.
 *
 * In:    the places where defaults are made: null, Unchecked.defaultof, elements of Array.zeroCreate, fields that nothing sets,
 *        casts of objects.
 * Out:   psg_has_null: may a value of the type be null? Where it may, lowering makes a test before each use.
 * Tests: t/run/null-*.fs
 *
 * A program without a null of a type pays nothing for uses of the type. For arrays and functions the exact type counts. For other
 * types the definition counts, together with its bases and interfaces, since the value may have these as its static type. The
 * default of a structure contains a default of each field. Unused storage of the library (places of a list behind its last
 * item) is made by BLANK_OF, which is no null.
 */
#include "clef/psg/mono/instance_state.h"

enum { NULL_OF_TYPE = 1, NULL_OF_TYCON = 2 };

static bool enter(Graph *g, uint32_t what, uint32_t kind) {
  Map64 *nulls = &g->instances->nulls;
  uint64_t key = map64_key(what, kind);
  if (map64_find(nulls, key)) return false;
  map64_set(nulls, key, 1);
  return true;
}

static void note_tycon(Graph *g, TyconId tycon) {
  Types *t = g->types;
  if (!tycon.index || !enter(g, tycon.index, NULL_OF_TYCON)) return;
  const TyconRow *row = tycon_row(t, tycon);
  if (row->base.index) note_tycon(g, type_tycon(t, row->base));
  if (row->kind == TYCON_EXCEPTION) note_tycon(g, type_known(t, KNOWN_EXN));
  IdRun interfaces = row->interfaces;
  for (uint32_t i = 0; i < interfaces.count; i++)
    note_tycon(g, type_tycon(t, (TypeId){run_items(t, interfaces)[i]}));
}

static void note_fields(Graph *g, TypeId type, uint32_t first, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    FieldId field = {first + i};
    if (!(field_row(g->types, field)->flags & FIELD_STATIC))
      psg_note_null(g, type_of_field(g->types, field, type));
  }
}

/* True when uses of such a value test whether it is null. */
static bool is_asked(const TyconRow *definition) {
  switch ((TyconKind)definition->kind) {
  case TYCON_PRIM:
    return definition->prim == PRIM_ARRAY || definition->prim == PRIM_SEQ ||
           definition->prim == PRIM_LAZY;
  case TYCON_RECORD: return !(definition->flags & TYCON_IS_STRUCT);
  case TYCON_CLASS:
  case TYCON_INTERFACE:
  case TYCON_EXCEPTION:
  case TYCON_DELEGATE: return true;
  case TYCON_UNION:
  case TYCON_ENUM:
  case TYCON_STRUCT:
  case TYCON_ABBREV:
  case TYCON_MEASURE: return false;
  }
  return false;
}

void psg_note_null(Graph *g, TypeId type) {
  Types *t = g->types;
  type = type_resolve(t, type);
  if (!enter(g, type.index, NULL_OF_TYPE)) return;
  TypeRow row = *type_row(t, type);
  bool is_pairs = row.kind == TYPE_ANON_RECORD; /* of a name and a type */
  if (row.kind == TYPE_TUPLE || is_pairs)
    for (uint32_t i = is_pairs; i < row.args.count; i += is_pairs + 1)
      psg_note_null(g, (TypeId){run_items(t, row.args)[i]});
  if (row.kind == TYPE_FUNCTION) g->instances->makes_null = true;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return;
  const TyconRow definition = *tycon_row(t, tycon);
  PrimKind prim = type_prim(t, type);
  note_tycon(g, tycon);
  if (prim == PRIM_ARRAY || definition.flags & TYCON_TO_SEQ)
    note_tycon(g, type_known(t, KNOWN_SEQ));
  g->instances->makes_null |= is_asked(&definition);
  if (definition.kind == TYCON_RECORD || definition.kind == TYCON_STRUCT)
    note_fields(g, type, definition.fields, definition.field_count);
  if (definition.kind == TYCON_UNION && definition.case_count) {
    const CaseRow first = *case_row(t, (CaseId){definition.cases});
    note_fields(g, type, first.fields, first.field_count);
  }
}

void psg_note_null_fields(Graph *g, TypeId type) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return;
  const TyconRow definition = *tycon_row(t, tycon);
  for (uint32_t i = 0; i < definition.field_count; i++) {
    FieldId field = {definition.fields + i};
    bool is_asked_later =
        field.index == psg_exception_details(t).index; /* when something reads it */
    if (field_row(t, field)->flags & FIELD_DEFAULT && !is_asked_later)
      psg_note_null(g, type_of_field(t, field, type));
  }
}

bool psg_always_has_null(Graph *g, TypeId type) {
  PrimKind prim = type_prim(g->types, type);
  return prim == PRIM_OBJ || prim == PRIM_UNIT || type_is_known(g->types, type, KNOWN_OPTION);
}

bool psg_has_null(Graph *g, TypeId type) {
  Types *t = g->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index || type_prim(t, type) == PRIM_ARRAY)
    return map64_find(&g->instances->nulls, map64_key(type.index, NULL_OF_TYPE));
  return map64_find(&g->instances->nulls, map64_key(tycon.index, NULL_OF_TYCON));
}
