/* mismatch_hints: what to write instead, for the mismatches that people make most: an option where its value is
 * expected, a number of another type, a string where a number is expected, a function that lacks an argument. A hint is given
 * only where it is likely to be right.
 */
#include "clef/sema/report/report.h"

static bool is_int(PrimKind prim) { return prim >= PRIM_INT8 && prim <= PRIM_UINT64; }
static bool is_float(PrimKind prim) { return prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64; }

/* Is `type` this generic type, and of what? */
static bool is_of(Sema *s, TypeId type, const char *name, TypeId *item) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index || type_row(t, type)->args.count != 1) return false;
  *item = type_resolve(t, type_arg(t, type, 0));
  return !strcmp(name_text(s->names, tycon_row(t, tycon)->name), name);
}

static bool may_equal(Sema *s, TypeId a, TypeId b) {
  Types *t = s->types;
  a = type_resolve(t, a), b = type_resolve(t, b);
  return type_kind(t, a) == TYPE_VAR || type_kind(t, b) == TYPE_VAR || type_equal(t, a, b);
}

static const char *advise_prims(Sema *s, TypeId expected, TypeId actual) {
  PrimKind wanted = type_prim(s->types, expected), given = type_prim(s->types, actual);
  const char *name = sema_type_text(s, expected);
  if (strchr(name, '<')) return NULL; /* a unit of measure */
  if (wanted == PRIM_STRING && given == PRIM_CHAR)
    return "write a string in double quotes, or 'string c' for a character";
  if (wanted == PRIM_CHAR && given == PRIM_STRING)
    return "write a character in single quotes, or 's.[0]' for the first of a string";
  if (wanted == PRIM_STRING && (is_int(given) || is_float(given) || given == PRIM_BOOL))
    return "write 'string x' to make a string of it, or $\"{x}\" in a string";
  if (given == PRIM_STRING && (is_int(wanted) || is_float(wanted)))
    return format_in(s->session, "write '%s x' to read a number from a string", name);
  if ((is_int(given) || is_float(given)) && (is_int(wanted) || is_float(wanted)) && wanted != given)
    return format_in(s->session, "write '%s x' to convert a number to '%s'%s", name, name,
                     is_float(given) && is_int(wanted) ? " without its fraction" : "");
  return NULL;
}

const char *sema_advise_mismatch(Sema *s, TypeId expected, TypeId actual) {
  Types *t = s->types;
  expected = type_resolve(t, expected), actual = type_resolve(t, actual);
  TypeKind wanted = type_kind(t, expected), given = type_kind(t, actual);
  TypeId item, other;
  if (wanted == TYPE_ERROR || given == TYPE_ERROR) return NULL;
  if (wanted == TYPE_TUPLE && given == TYPE_TUPLE) {
    uint32_t want = type_row(t, expected)->args.count, have = type_row(t, actual)->args.count;
    if (want != have)
      return format_in(s->session, "give the tuple %u elements; this one has %u", want, have);
  }
  if (is_of(s, expected, "Ref", &item) && given == TYPE_APP)
    return type_is_known(t, actual, KNOWN_BOOL)
               ? "write 'not x' for negation, since '!' reads a ref cell"
               : "write 'not x' for negation; '!' reads a ref cell, which 'ref x' makes";
  if (given == TYPE_FUNCTION && wanted != TYPE_FUNCTION && wanted != TYPE_VAR)
    return "write (f x) to call this function";
  if (is_of(s, actual, "option", &item) && may_equal(s, item, expected))
    return "match on Some and None, or use Option.defaultValue, since there may be no value";
  if (is_of(s, expected, "option", &item) && may_equal(s, item, actual))
    return "write 'Some' before it";
  if ((is_of(s, actual, "Async", &item) || is_of(s, actual, "Task", &item)) &&
      may_equal(s, item, expected))
    return "write 'let! x = ...' in the same computation expression to get its result";
  if (is_of(s, actual, "Ref", &item) && may_equal(s, item, expected))
    return "write '.Value' for its content";
  if (is_of(s, expected, "list", &item) && type_is_known(t, actual, KNOWN_ARRAY))
    return "use List.ofArray to make a list of it";
  if (is_of(s, expected, "list", &item) && is_of(s, actual, "seq", &other))
    return "use List.ofSeq to make a list of it";
  if (type_is_known(t, expected, KNOWN_ARRAY) && is_of(s, actual, "list", &item))
    return "use Array.ofList to make an array of it, or write an array as [| ... |]";
  if (is_of(s, expected, "list", &item) && may_equal(s, item, actual) && wanted == TYPE_APP)
    return "write [ x ] for a list of one element";
  if (type_is_known(t, expected, KNOWN_UNIT)) return "write '|> ignore' to drop the result";
  return wanted == TYPE_APP && given == TYPE_APP ? advise_prims(s, expected, actual) : NULL;
}

const char *sema_advise_operator(Sema *s, TypeId type, const char *op) {
  TypeId item;
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_FUNCTION) return "write (f x) to call this function";
  if (is_of(s, type, "option", &item))
    return "match on Some and None, or use Option.map, since there may be no value";
  if (is_of(s, type, "Ref", &item)) return "write '.Value' for its content";
  if (is_of(s, type, "list", &item) && !strcmp(op, "+")) return "join lists by '@'";
  if (type_is_known(s->types, type, KNOWN_ARRAY) && !strcmp(op, "+"))
    return "join arrays by Array.append";
  if (is_of(s, type, "Async", &item)) return "write 'let! x = ...' to get its result";
  if ((!strcmp(op, "**") || !strcmp(op, "Pow")) && is_int(type_prim(s->types, type)))
    return "write 'pown x n' for the power of an integer";
  static const char *const others[][2] = {
      {"==", "write '=' for equality"},
      {"===", "write '=' for equality"},
      {"!=", "write '<>' for inequality"},
      {"!==", "write '<>' for inequality"},
      {"++", "to count, write 'x <- x + 1' with 'let mutable x'; '@' joins lists, '+' strings"},
      {"--", "to count down, write 'x <- x - 1' with 'let mutable x'"},
      {"+=", "write 'x <- x + …' with 'let mutable x'"},
      {"-=", "write 'x <- x - …' with 'let mutable x'"},
      {"*=", "write 'x <- x * …' with 'let mutable x'"},
      {"/=", "write 'x <- x / …' with 'let mutable x', or '<>' for inequality"},
      {"&", "write '&&' for the logical and, '&&&' for bits"},
      {"|", "write '||' for the logical or, '|||' for bits"},
      {"^", "write '+' to join strings, '**' for a power of floats, '^^^' for bits"},
      {">>", "write '>>>' to shift bits; '>>' composes functions"},
      {"<<", "write '<<<' to shift bits; '<<' composes functions"},
  };
  for (size_t i = 0; i < COUNT_OF(others); i++)
    if (!strcmp(op, others[i][0])) return others[i][1];
  if (type_kind(s->types, type) == TYPE_TUPLE)
    return "separate the elements of a list by ';', since this is a tuple";
  return NULL;
}

/* ---- calls that are likely not meant ---- */

bool sema_begins_with_minus(const Sema *s, const Syn *e) {
  const char *bytes = source_bytes(s->sources, e->span.file);
  return bytes && e->span.end - e->span.start > 1 && bytes[e->span.start] == '-';
}

void sema_note_suspect(Sema *s, Span span, Name name, TypeId type, bool is_minus) {
  if (!s->dialect->warns) return;
  type_trail_word(&s->unifier, &s->notes.suspects.count);
  vec_push(s->session, &s->notes.suspects, ((Suspect){span, name, type, is_minus}));
}

bool sema_hint_suspect(Sema *s, TypeId expected, TypeId actual) {
  Types *t = s->types;
  expected = type_resolve(t, expected), actual = type_resolve(t, actual);
  bool wants_function = type_kind(t, expected) == TYPE_FUNCTION,
       is_number = is_int(type_prim(t, actual)) || is_float(type_prim(t, actual));
  for (uint32_t i = s->notes.suspects.count; i-- > 0;) {
    const Suspect *suspect = &s->notes.suspects.items[i];
    const char *name = name_text(s->names, suspect->name);
    if (suspect->is_minus && wants_function && is_number) {
      diag_hint(s->diags, "write '%s - 1', with spaces: '%s -1' applies '%s' to -1", name, name,
                name);
      diag_label(s->diags, suspect->span, "'%s' is applied as a function here", name);
      return true;
    }
    if (suspect->is_minus || type_resolve(t, suspect->type).index != actual.index ||
        type_kind(t, actual) != TYPE_FUNCTION)
      continue;
    diag_hint(s->diags, "write the arguments one after the other, without commas: %s a b", name);
    diag_label(s->diags, suspect->span, "'%s' is given one argument here, a tuple", name);
    return true;
  }
  return false;
}

/* ---- equality and comparison ---- */

static bool lacks(Sema *s, TypeId type, ConstraintKind kind) {
  Trial trial = type_begin_trial(&s->unifier);
  bool good = type_constrain(&s->unifier, type, kind);
  type_undo_trial(&s->unifier, trial);
  return !good;
}

/* The innermost part of the type that lacks it, and the first field on the way there. */
static TypeId lacking_part(Sema *s, TypeId type, ConstraintKind kind, FieldId *field,
                           uint32_t depth) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (depth > 16 || (type_kind(t, type) != TYPE_APP && type_kind(t, type) != TYPE_TUPLE))
    return type;
  for (uint32_t i = 0; i < type_row(t, type)->args.count; i++)
    if (lacks(s, type_arg(t, type, i), kind))
      return lacking_part(s, type_arg(t, type, i), kind, field, depth + 1);
  if (type_kind(t, type) == TYPE_TUPLE) return type;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  if (row.kind != TYCON_RECORD && row.kind != TYCON_UNION && row.kind != TYCON_STRUCT) return type;
  uint32_t fields = row.kind == TYCON_UNION ? 0 : row.field_count, c = 0;
  for (uint32_t first = row.fields;;) {
    for (uint32_t i = 0; i < fields; i++) {
      TypeId own = type_of_field(t, (FieldId){first + i}, type);
      if (!lacks(s, own, kind)) continue;
      if (!field->index) *field = (FieldId){first + i};
      return lacking_part(s, own, kind, field, depth + 1);
    }
    if (row.kind != TYCON_UNION || c == row.case_count) return type;
    const CaseRow *one = case_row(t, (CaseId){row.cases + c++});
    first = one->fields, fields = one->field_count;
  }
}

void sema_hint_lacking(Sema *s, TypeId type, const char *constraint) {
  Types *t = s->types;
  ConstraintKind kind =
      !strcmp(constraint, "equality") ? CONSTRAINT_EQUALITY : CONSTRAINT_COMPARISON;
  FieldId field = {0};
  TypeId part = lacking_part(s, type, kind, &field, 0);
  const char *what = sema_type_text(s, part);
  if (type_kind(t, part) == TYPE_FUNCTION)
    diag_hint(s->diags, "'%s' is a function, and functions have no %s", what, constraint);
  else if (kind == CONSTRAINT_COMPARISON && type_kind(t, part) == TYPE_APP &&
           tycon_row(t, type_tycon(t, part))->kind == TYCON_CLASS)
    diag_hint(s->diags, "implement System.IComparable in '%s' to order its values", what);
  else if (type_resolve(t, type).index != part.index)
    diag_hint(s->diags, "'%s' has no %s", what, constraint);
  if (field.index)
    diag_label(s->diags, field_row(t, field)->span, "this field is '%s'",
               sema_type_text(s, field_row(t, field)->type));
}
