/* record: { A = 1 }, { r with A = 1 }, {| A = 1 |}.
 *
 * Use the expected record type if there is one. Otherwise pick the most recently declared record in scope with exactly these
 * fields; failing that, the most recent one that contains them. The type of an anonymous record is the set of its field names.
 * A copy with other fields may start from any record. A copy that sets a part of a field (`{ r with A.B = 1 }`) is rewritten into
 * a copy of the field.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/expr/expr.h"

/* The record type: the expected one, or else the one that the fields determine. */
static TyconId find_record(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, expected);
  if (tycon.index && tycon_row(t, tycon)->kind == TYCON_RECORD) return tycon;
  TyconId first = {0};
  if (!e->items[0] && e->count > 1 && e->items[1]->kind == SYN_FIELD_INIT) {
    first = sema_record_of_fields(s, scope, e->items + 1, e->count - 1);
    if (first.index) return first;
  }
  for (uint32_t i = 1; i < e->count; i++) {
    Found found;
    if (e->items[i]->kind != SYN_FIELD_INIT ||
        !sema_find_field(s, scope, e->items[i]->items[0], &found))
      continue;
    TyconId candidate = field_row(t, (FieldId){found.target})->tycon;
    if (!first.index) first = candidate;
    if (sema_has_all_fields(s, candidate, e->items + 1, e->count - 1)) return candidate;
  }
  return first;
}

/* ---- { r with A.B = 1; A.C = 2 }: { r with A = { r.A with B = 1; C = 2 } }, r evaluated once ---- */

/* None when values of the type have no such field. */
static TypeId type_of_named_field(Sema *s, TypeId type, Name name) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  for (uint32_t i = 0; row.kind == TYPE_ANON_RECORD && i + 1 < row.args.count; i += 2)
    if (run_items(t, row.args)[i] == name.index) return (TypeId){run_items(t, row.args)[i + 1]};
  TyconId tycon = type_tycon(t, type);
  FieldId field = tycon.index && tycon_row(t, tycon)->kind == TYCON_RECORD
                      ? sema_field_named(s, tycon, name)
                      : (FieldId){0};
  return field.index ? type_of_field(t, field, type) : (TypeId){0};
}

/* The index of the first part of a path that is a field of the record, behind modules and a type; the path's length without
 * one. */
static uint32_t first_field(Sema *s, TypeId type, Syn *path) {
  uint32_t count = syn_path_count(path), i = 0;
  while (i < count && !type_of_named_field(s, type, syn_path_part(path, i)->name).index) i++;
  return i;
}

static Syn *path_from(Sema *s, Syn *path, uint32_t from) {
  uint32_t count = syn_path_count(path) - from;
  if (count == 1) return syn_path_part(path, from);
  Syn *made = NEW(s->unit, Syn);
  *made = *path;
  made->items = path->items + from;
  made->count = count;
  return made;
}

/* The copied value's type, also where only the fields determine it. */
static TypeId type_of_source(Sema *s, const Scope *scope, Syn *e, NodeId value) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, value)->type);
  if (type_kind(t, type) != TYPE_VAR) return type;
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *path = e->items[i]->kind == SYN_FIELD_INIT ? e->items[i]->items[0] : NULL;
    for (uint32_t k = 1; path && k <= syn_path_count(path); k++) {
      Syn prefix = *path;
      prefix.count = k;
      Found found;
      if (!sema_find_field(s, scope, k == 1 ? syn_path_part(path, 0) : &prefix, &found)) continue;
      TyconId tycon = field_row(t, (FieldId){found.target})->tycon;
      type_unify(&s->unifier, type, sema_instantiate_tycon(s, tycon, path->span));
      return type_resolve(t, type);
    }
  }
  return type;
}

static Syn *nested_fields(Sema *s, Syn *e, Name source, TypeId type) {
  Syn *made = NEW(s->unit, Syn), *base = NEW(s->unit, Syn);
  *made = *e;
  made->items = NEW_ARRAY(s->unit, Syn *, e->count);
  *base = (Syn){.kind = SYN_IDENT, .span = e->items[0]->span, .name = source};
  made->items[0] = base;
  made->count = 1;
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *init = e->items[i], *path = init->items[0];
    uint32_t at = init->kind == SYN_FIELD_INIT ? first_field(s, type, path) : 0;
    if (init->kind != SYN_FIELD_INIT || at + 1 >= syn_path_count(path)) {
      made->items[made->count++] = init;
      continue;
    }
    Syn *field = syn_path_part(path, at), *inner = NULL;
    for (uint32_t k = 1; k < made->count; k++)
      if (made->items[k]->items[0] == field ||
          (made->items[k]->items[0]->kind == SYN_IDENT && made->items[k]->flags & SYN_F_HEAD &&
           made->items[k]->items[0]->name.index == field->name.index))
        inner = made->items[k]->items[1];
    if (!inner) {
      Syn *whole = NEW(s->unit, Syn), *source_path = NEW(s->unit, Syn);
      TypeId part = type_of_named_field(s, type, field->name);
      bool anonymous = type_kind(s->types, type_resolve(s->types, part)) == TYPE_ANON_RECORD;
      inner = NEW(s->unit, Syn);
      *source_path = (Syn){.kind = SYN_LONG_IDENT, .span = field->span, .count = 2};
      source_path->items = NEW_ARRAY(s->unit, Syn *, 2);
      source_path->items[0] = base;
      source_path->items[1] = field;
      *inner = (Syn){.kind = anonymous ? SYN_ANON_RECORD : SYN_RECORD, .span = init->span};
      inner->items = NEW_ARRAY(s->unit, Syn *, e->count);
      inner->items[inner->count++] = source_path;
      *whole = (Syn){.kind = SYN_FIELD_INIT, .span = init->span, .count = 2, .flags = SYN_F_HEAD};
      whole->items = NEW_ARRAY(s->unit, Syn *, 2);
      whole->items[0] = field;
      whole->items[1] = inner;
      made->items[made->count++] = whole;
    }
    Syn *rest = NEW(s->unit, Syn);
    *rest = *init;
    rest->items = NEW_ARRAY(s->unit, Syn *, 2);
    rest->items[0] = path_from(s, path, at + 1);
    rest->items[1] = init->items[1];
    inner->items[inner->count++] = rest;
  }
  return made;
}

/* None when no path is longer than one field. */
static NodeId check_nested_copy(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  bool longer = false;
  for (uint32_t i = 1; i < e->count; i++)
    longer = longer ||
             (e->items[i]->kind == SYN_FIELD_INIT && syn_path_count(e->items[i]->items[0]) > 1);
  if (!longer || !e->items[0]) return (NodeId){0};
  TypeId type;
  NodeId value = sema_infer_expr(s, scope, e->items[0], &type);
  type = type_of_source(s, scope, e, value);
  bool well = true;
  for (uint32_t i = 1; i < e->count; i++)
    if (e->items[i]->kind == SYN_FIELD_INIT && first_field(s, type, e->items[i]->items[0]) > 0)
      well = sema_check_field_path(s, scope, e->items[i]->items[0]) && well;
  if (!well) return sema_error_node(s, expect->type, e->span);
  NodeId source = psg_new1(s->graph, PSG_BINDING, type, e->items[0]->span, value);
  Scope inner = *scope;
  Name name = sema_fresh_name(s);
  psg_node(s->graph, source)->name = name;
  psg_node(s->graph, source)->flags |= NODE_SYNTHETIC;
  sema_mark_made(s, source, "with");
  scope_add_value(s, &inner, name, source);
  Syn *plain = nested_fields(s, e, name, type);
  for (uint32_t i = 1; i < plain->count; i++) /* what is left of longer paths: modules and types */
    if (plain->items[i]->kind == SYN_FIELD_INIT && syn_path_count(plain->items[i]->items[0]) > 1) {
      Syn *init = NEW(s->unit, Syn), *path = plain->items[i]->items[0];
      *init = *plain->items[i];
      init->items = NEW_ARRAY(s->unit, Syn *, 2);
      init->items[0] = syn_path_part(path, syn_path_count(path) - 1);
      init->items[1] = plain->items[i]->items[1];
      plain->items[i] = init;
    }
  NodeId copy = plain->kind == SYN_RECORD ? sema_check_record(s, &inner, plain, expect)
                                          : sema_check_anon_record(s, &inner, plain, expect);
  return psg_new2(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, copy)->type, e->span, source, copy);
}

/* The field of the record whose name is nearest to what was written. */
static void hint_field(Sema *s, const TyconRow *row, Name wanted) {
  const char **names = NEW_ARRAY(s->scratch, const char *, row->field_count + 1);
  for (uint32_t i = 0; i < row->field_count; i++)
    names[i] = name_text(s->names, field_row(s->types, (FieldId){row->fields + i})->name);
  const char *near = nearest_name(s->scratch, name_text(s->names, wanted), names, row->field_count);
  if (near) diag_hint(s->diags, "maybe '%s'", near);
}

static bool has_undefined_field(Sema *s, const Scope *scope, Syn *e) {
  for (uint32_t i = 1; i < e->count; i++) {
    Found found;
    Syn *path = e->items[i]->kind == SYN_FIELD_INIT ? e->items[i]->items[0] : NULL;
    if (path && !scope_find(s, scope, SPACE_FIELD,
                            syn_path_part(path, syn_path_count(path) - 1)->name, ANY_ARITY, &found))
      return true;
  }
  return false;
}

NodeId sema_check_record(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  NodeId nested = check_nested_copy(s, scope, e, expect);
  if (nested.index) return nested;
  bool well = true;
  for (uint32_t i = 1; i < e->count; i++)
    if (e->items[i]->kind == SYN_FIELD_INIT)
      well = sema_check_field_path(s, scope, e->items[i]->items[0]) && well;
  if (!well) return sema_error_node(s, expect->type, e->span);
  TyconId wanted = type_tycon(t, expect->type);
  if (wanted.index &&
      (type_is_known(t, expect->type, KNOWN_OBJ) || type_is_known(t, expect->type, KNOWN_SEQ) ||
       tycon_row(t, wanted)->kind == TYCON_INTERFACE)) { /* goes in as what it is not */
    TypeId own = sema_new_var(s, e->span);
    return sema_fit_expected(s, sema_check_record(s, scope, e, EXPECT(own)), expect, e->span);
  }
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, e->count + 1);
  uint32_t *fields = NEW_ARRAY(s->unit, uint32_t, e->count + 1), count = 0, child = 0;
  TypeId type = expect->type;
  NodeId copy = {0};
  if (e->items[0]) {
    copy = sema_check(s, scope, e->items[0], expect);
    type = psg_node(s->graph, copy)->type;
    nodes[child++] = copy;
  }
  bool is_known = type_kind(t, type_resolve(t, type)) ==
                  TYPE_APP; /* else the fields decide which record this is */
  TyconId tycon = find_record(s, scope, e, type);
  if (!tycon.index) {
    Syn *path = e->count > 1 && e->items[1]->kind == SYN_FIELD_INIT ? e->items[1]->items[0] : NULL;
    const char *text =
        path ? name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name) : "";
    TyconId of = type_tycon(t, type_resolve(t, type));
    if (is_known && path && of.index && tycon_row(t, of)->kind == TYCON_RECORD) {
      diag(s->diags, path->span, D_RECORD_HAS_NO_FIELD, name_text(s->names, tycon_row(t, of)->name),
           text);
      return sema_error_node(s, expect->type, e->span);
    }
    diag(s->diags, path ? path->span : e->span, D_FIELD_UNDEFINED, text);
    if (path)
      sema_hint_nearest(s, scope, SPACE_FIELD, syn_path_part(path, syn_path_count(path) - 1)->name);
    return sema_error_node(s, expect->type, e->span);
  }
  sema_check_use(s, scope, ENTRY_FIELD, tycon.index, tycon_row(t, tycon)->name, e->span);
  TypeId owner = sema_instantiate_tycon(s, tycon, e->span);
  if (!type_unify(&s->unifier, type, owner)) sema_mismatch(s, e->span, type, owner);
  const TyconRow row = *tycon_row(t, tycon);
  bool *given = NEW_ARRAY(s->unit, bool, row.field_count + 1), is_mixed = false;
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *init = e->items[i];
    if (init->kind != SYN_FIELD_INIT) continue;
    Syn *path = init->items[0];
    Name name = syn_path_part(path, syn_path_count(path) - 1)->name;
    FieldId field = sema_field_named(s, tycon, name);
    if (!field.index) {
      Found other;
      bool is_other = scope_find(s, scope, SPACE_FIELD, name, ANY_ARITY, &other);
      if (!is_known && is_other && has_undefined_field(s, scope, e))
        continue; /* what is undefined decides nothing */
      if (!is_known && !is_other)
        diag(s->diags, path->span, D_FIELD_UNDEFINED, name_text(s->names, name));
      else if (!is_known)
        diag(s->diags, path->span, D_RECORD_OF_TWO_TYPES, name_text(s->names, name),
             name_text(s->names, row.name));
      else
        diag(s->diags, path->span, D_RECORD_HAS_NO_FIELD, name_text(s->names, row.name),
             name_text(s->names, name));
      hint_field(s, &row, name);
      is_mixed |= !is_known && is_other;
      continue;
    }
    if (given[field.index - row.fields])
      diag(s->diags, path->span, D_FIELD_TWICE, name_text(s->names, name));
    given[field.index - row.fields] = true;
    fields[count++] = field.index;
    Because because = {.kind = BECAUSE_FIELD, .origin = field_row(t, field)->span};
    nodes[child++] =
        sema_check_because(s, scope, init->items[1], type_of_field(t, field, owner), because);
  }
  if (!copy.index && !is_mixed) {
    for (uint32_t i = 0; i < row.field_count; i++) {
      if (given[i]) continue;
      diag(s->diags, e->span, D_FIELD_MISSING,
           name_text(s->names, field_row(t, (FieldId){row.fields + i})->name),
           name_text(s->names, row.name));
      break;
    }
  }
  NodeId node = psg_new_n(s->graph, PSG_RECORD_EXPR, owner, e->span, nodes, child);
  psg_record(s->graph, node)->fields = psg_list(s->graph, fields, count);
  if (copy.index) psg_node(s->graph, node)->flags |= NODE_HAS_COPY;
  return sema_fit_expected(s, node, expect, e->span);
}

/* ---- anonymous records ---- */

/* The fields that a value copied from has: names and types by turns, in order of the type. */
typedef struct Copied {
  Name *names;
  TypeId *types;
  FieldId *fields; /* of a record with a name */
  uint32_t count;
} Copied;

static void begin_copied(Sema *s, Copied *out, uint32_t most) {
  *out = (Copied){NEW_ARRAY(s->scratch, Name, most), NEW_ARRAY(s->scratch, TypeId, most),
                  NEW_ARRAY(s->scratch, FieldId, most), 0};
}

static bool copied_fields(Sema *s, TypeId type, Copied *out) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_ANON_RECORD) {
    begin_copied(s, out, row.args.count / 2);
    for (uint32_t i = 0; i + 1 < row.args.count; i += 2) {
      out->names[out->count] = (Name){run_items(t, row.args)[i]};
      out->fields[out->count] = (FieldId){0};
      out->types[out->count++] = (TypeId){run_items(t, row.args)[i + 1]};
    }
    return true;
  }
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index || tycon_row(t, tycon)->kind != TYCON_RECORD) return false;
  const TyconRow record = *tycon_row(t, tycon);
  begin_copied(s, out, record.field_count);
  for (uint32_t i = 0; i < record.field_count; i++) {
    FieldId field = {record.fields + i};
    out->names[out->count] = field_row(t, field)->name;
    out->fields[out->count] = field;
    out->types[out->count++] = type_of_field(t, field, type);
  }
  return true;
}

static TypeId expected_field(Sema *s, TypeId expected, Name name, Span span) {
  const TypeRow row = *type_row(s->types, type_resolve(s->types, expected));
  for (uint32_t i = 0; row.kind == TYPE_ANON_RECORD && i + 1 < row.args.count; i += 2)
    if (run_items(s->types, row.args)[i] == name.index)
      return (TypeId){run_items(s->types, row.args)[i + 1]};
  return sema_new_var(s, span);
}

NodeId sema_check_anon_record(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Graph *g = s->graph;
  NodeId nested = check_nested_copy(s, scope, e, expect);
  if (nested.index) return nested;
  TyconId wanted = type_tycon(t, expect->type);
  if (wanted.index &&
      (type_is_known(t, expect->type, KNOWN_OBJ) || type_is_known(t, expect->type, KNOWN_SEQ) ||
       tycon_row(t, wanted)->kind == TYCON_INTERFACE)) { /* goes in as what it is not */
    TypeId own = sema_new_var(s, e->span);
    return sema_fit_expected(s, sema_check_record(s, scope, e, EXPECT(own)), expect, e->span);
  }
  Copied copied = {.count = 0};
  NodeId source = {0};
  if (e->items[0]) {
    TypeId type;
    NodeId value = sema_infer_expr(s, scope, e->items[0], &type);
    if (!copied_fields(s, type, &copied)) {
      if (type_kind(t, type_resolve(t, type)) != TYPE_ERROR)
        diag(s->diags, e->items[0]->span, D_COPY_OF_NO_RECORD, sema_type_text(s, type));
      return sema_error_node(s, expect->type, e->span);
    }
    source = psg_new1(g, PSG_BINDING, type, e->items[0]->span, value);
    psg_node(g, source)->name = sema_fresh_name(s);
    psg_node(g, source)->flags |= NODE_SYNTHETIC;
    sema_mark_made(s, source, "with");
  }
  uint32_t most = e->count + copied.count, count = 0;
  Name *names = NEW_ARRAY(s->unit, Name, most);
  TypeId *types = NEW_ARRAY(s->unit, TypeId, most);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, most);
  for (uint32_t i = 1; i < e->count; i++) {
    Syn *init = e->items[i];
    if (init->kind != SYN_FIELD_INIT || !init->items[1]) continue;
    Syn *path = init->items[0];
    Name name = syn_path_part(path, syn_path_count(path) - 1)->name;
    for (uint32_t k = 0; k < count; k++)
      if (names[k].index == name.index)
        diag(s->diags, path->span, D_ANON_FIELD_TWICE, name_text(s->names, name));
    TypeId type = expected_field(s, expect->type, name, init->span);
    nodes[count] = sema_check_expr(s, scope, init->items[1], type);
    names[count] = name;
    types[count++] = type;
  }
  uint32_t written = count;
  for (uint32_t i = 0; i < copied.count; i++) {
    bool given = false;
    for (uint32_t k = 0; k < written; k++) given = given || names[k].index == copied.names[i].index;
    if (given) continue;
    uint32_t outer = g->expansion;
    g->expansion = psg_node(g, source)->metadata;
    NodeId use = psg_new_var(g, source, psg_node(g, source)->type, e->items[0]->span);
    psg_node(g, use)->name = psg_node(g, source)->name;
    nodes[count] = psg_new1(g, PSG_FIELD_GET, copied.types[i], e->items[0]->span, use);
    psg_field(g, nodes[count])->id = copied.fields[i];
    psg_node(g, nodes[count])->name = copied.names[i];
    g->expansion = outer;
    names[count] = copied.names[i];
    types[count++] = copied.types[i];
  }
  TypeId type = type_anon_record(t, names, types, count, (e->flags & SYN_F_STRUCT) != 0);
  NodeId node = psg_new_n(g, PSG_RECORD_EXPR, type, e->span, nodes, count);
  psg_record(g, node)->fields = psg_list(g, (const uint32_t *)names, count);
  if (source.index) node = psg_new2(g, PSG_SEQUENTIAL, type, e->span, source, node);
  return sema_fit_expected(s, node, expect, e->span);
}
