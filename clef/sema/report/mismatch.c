/* mismatch: the messages about two types that differ and about constraints that a type does not meet. */
#include "clef/sema/report/report.h"
#include "clef/base/progress.h"

TypeTexts sema_type_texts(Sema *s, TypeId first, TypeId second) {
  TypeTexts texts = {sema_type_text(s, first), sema_type_text(s, second)};
  if (!strcmp(texts.first, texts.second))
    texts = (TypeTexts){type_text_qualified(s->types, s->session, first),
                        type_text_qualified(s->types, s->session, second)};
  return texts;
}

void sema_report_types(Sema *s, Span at, DiagCode code, TypeId first, TypeId second) {
  TypeTexts texts = sema_type_texts(s, first, second);
  diag(s->diags, at, code, texts.first, texts.second);
}

const char *sema_constraint_text(Sema *s, ConstraintKind kind, const char *type) {
  switch (kind) {
  case CONSTRAINT_STRUCT:
    return format_in(s->session, "A generic construct requires that the type '%s' is a struct type",
                     type);
  case CONSTRAINT_NOT_STRUCT:
    return format_in(s->session,
                     "A generic construct requires that the type '%s' has reference semantics, but "
                     "it is a struct",
                     type);
  case CONSTRAINT_UNMANAGED:
    return format_in(s->session,
                     "A generic construct requires that the type '%s' is an unmanaged type", type);
  case CONSTRAINT_NEW:
    return format_in(
        s->session,
        "A generic construct requires that the type '%s' has a public default constructor", type);
  case CONSTRAINT_ENUM: return format_in(s->session, "The type '%s' is not an enum type", type);
  case CONSTRAINT_DELEGATE:
    return format_in(s->session, "The type '%s' is not a delegate type", type);
  case CONSTRAINT_NULL:
    return format_in(s->session, "The type '%s' does not have 'null' as a proper value", type);
  case CONSTRAINT_SUBTYPE:
    return format_in(s->session, "The type '%s' is not compatible with the type '%s'", type,
                     sema_type_text(s, s->unifier.failed_super));
  case CONSTRAINT_EQUALITY:
  case CONSTRAINT_COMPARISON:
  case CONSTRAINT_MEMBER:
  case CONSTRAINT_ONE_OF: break;
  }
  return NULL;
}

/* Is it an interface or a class that is not sealed? For these F# reports a missing constraint as one of subtypes. */
bool sema_is_open_class(Sema *s, TypeId type) {
  if (type_kind(s->types, type_resolve(s->types, type)) != TYPE_APP) return false;
  const TyconRow *row = tycon_row(s->types, type_tycon(s->types, type));
  return (row->kind == TYCON_CLASS || row->kind == TYCON_INTERFACE) && !(row->flags & TYCON_SEALED);
}

/* A type parameter as it is written lacks what it was not given; other types lack it for good. */
void sema_report_lacking(Sema *s, Span at, TypeId type, const char *constraint) {
  const char *text = sema_type_text(s, type);
  if (type_kind(s->types, type_resolve(s->types, type)) != TYPE_PARAM) {
    diag(s->diags, at, sema_is_open_class(s, type) ? D_CONSTRAINT_LACKS : D_CONSTRAINT_MISSING,
         text, constraint);
    sema_hint_lacking(s, type, constraint);
    return;
  }
  diag(s->diags, at, D_PARAM_LACKS, text, constraint);
  if (*constraint != '(')
    diag_hint(s->diags, "where the parameter is declared write <%s when %s : %s>", text, text,
              constraint);
  else
    diag_hint(s->diags,
              "a function of any number is 'let inline', without <%s>; one of a certain "
              "number takes its type: (x: int)",
              text);
}

void sema_mismatch(Sema *s, Span at, TypeId expected, TypeId actual) {
  sema_mismatch_expected(s, at, EXPECT(expected), actual);
}

void sema_mismatch_expected(Sema *s, Span at, const Expect *expect, TypeId actual) {
  Types *t = s->types;
  TypeId expected = expect->type, failed = type_take_failure(&s->unifier);
  if (type_kind(t, type_resolve(t, expected)) == TYPE_ERROR ||
      type_kind(t, type_resolve(t, actual)) == TYPE_ERROR || sema_has_lost_base(s, actual))
    return;
  if (failed.index) {
    ConstraintKind kind = s->unifier.failed;
    if (kind == CONSTRAINT_EQUALITY || kind == CONSTRAINT_COMPARISON) {
      sema_report_lacking(s, at, failed, kind == CONSTRAINT_EQUALITY ? "equality" : "comparison");
      return;
    }
    if (kind == CONSTRAINT_ONE_OF && type_kind(t, type_resolve(t, expected)) != TYPE_VAR) {
      diag(s->diags, at, D_FORMAT_MISMATCH, sema_format_wants(s, s->unifier.failed_list),
           sema_type_text(s, failed));
      return;
    }
    const char *text = sema_constraint_text(s, kind, sema_type_text(s, failed));
    if (text) {
      diag(s->diags, at, D_CONSTRAINT_FAILS, text);
      return;
    }
  }
  if (type_tycon(t, expected).index &&
      type_tycon(t, expected).index == type_tycon(t, actual).index &&
      ((type_row(t, type_resolve(t, expected))->flags |
        type_row(t, type_resolve(t, actual))->flags) &
       TYPE_FLAG_MEASURED)) {
    TypeId wanted = type_measure_of(t, expected), given = type_measure_of(t, actual),
           one = type_measure_one(t);
    if (!type_equal(t, wanted, one) && !type_equal(t, given, one)) {
      sema_report_types(s, at, D_MEASURE_MISMATCH, given, wanted);
      return;
    }
  }
  if (sema_is_open_class(s, actual) && type_kind(s->types, type_resolve(t, expected)) == TYPE_APP &&
      !type_is_known(t, expected, KNOWN_OBJ) &&
      type_tycon(t, actual).index != type_tycon(t, expected).index) {
    sema_report_types(s, at, D_NOT_COMPATIBLE, actual, expected);
    return;
  }
  sema_report_mismatch(s, at, expect, actual);
}

void sema_too_many(Sema *s, Span span, uint32_t most, const char *what) {
  diag(s->diags, span, D_TOO_MANY, format_in(s->session, "%u", most), what);
}
