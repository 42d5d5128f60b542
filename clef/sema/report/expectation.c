/* expectation: the reason why a type is expected. The message about a mismatch shows the place that the type comes from: the
 * first element of the list, the first branch, the annotation, or the function whose argument it is.
 *
 * A reason applies to the tail of the expression, which is the part that determines its type (the last entry of a block, the
 * inside of parentheses). It is used for a mismatch at exactly that place. `if` and `match` pass it on to their branches.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"

const Syn *sema_tail_of(const Syn *e) {
  for (;;) {
    const Syn *last = NULL;
    if (e->kind == SYN_PAREN || e->kind == SYN_SEQUENTIAL || e->kind == SYN_LET)
      last = e->count ? e->items[e->count - 1] : NULL;
    if (!last) return e;
    e = last;
  }
}

static bool same_span(Span a, Span b) {
  return a.file == b.file && a.start == b.start && a.end == b.end;
}

NodeId sema_check_because(Sema *s, const Scope *scope, Syn *e, TypeId expected, Because because) {
  return sema_check_tail(s, scope, e, &(Expect){.type = expected, .because = &because});
}

NodeId sema_check_tail(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Because because = *expect->because;
  because.at = sema_tail_of(e)->span;
  Expect here = *expect;
  here.because = &because;
  return sema_check(s, scope, e, &here);
}

Because sema_because(const Expect *expect, Span at) {
  const Because *because = expect->because;
  return because && because->kind != BECAUSE_MEMBER && same_span(because->at, at) ? *because
                                                                                  : (Because){0};
}

bool sema_is_member_arg(const Expect *expect, Span at) {
  return expect->because && expect->because->kind == BECAUSE_MEMBER &&
         same_span(expect->because->at, at);
}

Because sema_because_like(const Sema *s, BecauseKind kind, Syn *first, TypeId type) {
  TypeId known = type_resolve(s->types, type);
  if (type_kind(s->types, known) == TYPE_VAR) return (Because){0};
  return (Because){.kind = kind, .origin = sema_tail_of(first)->span, .type = known};
}

bool sema_is_own_text(const Sema *s, Span at) { return source_is_program(s->sources, at.file); }

void sema_note_written(Sema *s, Span span) {
  type_trail_word(&s->unifier, &s->notes.narrowings.count);
  type_trail_word(&s->unifier, &s->unifier.written_solved);
  vec_push(s->session, &s->notes.narrowings, ((Narrowing){s->unifier.written_solved, span}));
  s->unifier.written_solved = 0;
}

void sema_label_definition(Sema *s, Span at, Name name) {
  if (!sema_is_own_text(s, at)) return;
  uint32_t size = name_size(s->names, name);
  if (at.end - at.start > size) at.end = at.start + size;
  diag_label(s->diags, at, "'%s' is defined here", name_text(s->names, name));
}

/* Adds a label that shows where the expected type comes from, after the message about it and `actual`, which may be none. */
static void label_because(Sema *s, Because because, TypeId actual) {
  if (because.kind == BECAUSE_ARGUMENT) sema_label_definition(s, because.origin, because.name);
  if (!sema_is_own_text(s, because.origin)) return;
  const char *type = !because.type.index ? ""
                     : actual.index      ? sema_type_texts(s, because.type, actual).first
                                         : sema_type_text(s, because.type);
  switch (because.kind) {
  case BECAUSE_NOTHING:
  case BECAUSE_ONE_TUPLE:
  case BECAUSE_NO_ELSE:
  case BECAUSE_CONDITION:
  case BECAUSE_PATTERN:
  case BECAUSE_MEMBER:
  case BECAUSE_ARGUMENT: break;
  case BECAUSE_COMPARED: diag_label(s->diags, because.origin, "'%s'", type); break;
  case BECAUSE_ELEMENT:
  case BECAUSE_BRANCH:
  case BECAUSE_RULE:
    diag_label(s->diags, because.origin, "the first %s is '%s'",
               because.kind == BECAUSE_ELEMENT  ? "element"
               : because.kind == BECAUSE_BRANCH ? "branch"
                                                : "rule",
               type);
    break;
  case BECAUSE_ANNOTATION: diag_label(s->diags, because.origin, "expected because of this"); break;
  case BECAUSE_FIELD: diag_label(s->diags, because.origin, "the field is declared here"); break;
  }
}

void sema_report_function(Sema *s, Span at, const Expect *expect, uint32_t param_count) {
  TypeId expected = expect->type;
  const char *params =
      format_in(s->session, "%u parameter%s", param_count, param_count == 1 ? "" : "s");
  TypeKind kind = type_kind(s->types, type_resolve(s->types, expected));
  const char *wanted = format_in(s->session, "of type '%s'", sema_type_text(s, expected));
  if (type_take_failure(&s->unifier).index && kind == TYPE_VAR)
    wanted = s->unifier.failed == CONSTRAINT_EQUALITY     ? "a value that has equality"
             : s->unifier.failed == CONSTRAINT_COMPARISON ? "a value that can be compared"
                                                          : wanted;
  diag(s->diags, at, D_FUNCTION_UNEXPECTED, wanted, params);
  label_because(s, sema_because(expect, at), (TypeId){0});
}

const char *sema_format_wants(Sema *s, IdRun list) {
  Types *t = s->types;
  TypeId first = {run_items(t, list)[0]};
  return type_is_known(t, first, KNOWN_FLOAT) || type_is_known(t, first, KNOWN_FLOAT32)
             ? "a float ('%f', '%g', '%e')"
         : type_is_known(t, first, KNOWN_DECIMAL) ? "a decimal ('%M')"
                                                  : "an integer ('%d', '%x')";
}

/* The types that fit a hole of a format. */
static const char *wanted_by_format(Sema *s, TypeId expected) {
  Types *t = s->types;
  expected = type_resolve(t, expected);
  if (type_kind(t, expected) != TYPE_VAR) return NULL;
  uint32_t c = var_row(t, type_row(t, expected)->head)->constraints;
  while (c && constraint_row(t, c)->kind != CONSTRAINT_ONE_OF) c = constraint_row(t, c)->next;
  return c ? sema_format_wants(s, constraint_row(t, c)->support) : NULL;
}

/* '%s' and the like take one type: what to write for another. */
static void hint_at_format(Sema *s, Name function, TypeId actual) {
  static const char *const family[] = {"printf",   "printfn", "eprintf",
                                       "eprintfn", "sprintf", "failwithf"};
  const char *name = name_text(s->names, function);
  for (size_t i = 0; i < COUNT_OF(family); i++) {
    if (strcmp(name, family[i]) != 0) continue;
    PrimKind prim = type_prim(s->types, type_resolve(s->types, actual));
    const char *letter = prim >= PRIM_INT8 && prim <= PRIM_UINT64       ? "%d"
                         : prim == PRIM_FLOAT64 || prim == PRIM_FLOAT32 ? "%f"
                         : prim == PRIM_STRING                          ? "%s"
                         : prim == PRIM_BOOL                            ? "%b"
                         : prim == PRIM_CHAR                            ? "%c"
                                                                        : "%A";
    diag_hint(s->diags, "write '%s' in the format for a value of type '%s'", letter,
              sema_type_text(s, actual));
  }
}

static bool lies_in(Span inner, Span outer) {
  return inner.file == outer.file && inner.start >= outer.start && inner.end <= outer.end;
}

/* Help that the place of a mismatch decides, before what the two types suggest. */
static bool advise_by_reason(Sema *s, Span at, Because because, TypeId expected, TypeId actual) {
  bool wants_unit = type_is_known(s->types, expected, KNOWN_UNIT);
  if (because.kind == BECAUSE_PATTERN) {
    diag_hint(s->diags, "write a pattern of type '%s', the type of the matched value",
              sema_type_text(s, expected));
  } else if (because.kind == BECAUSE_COMPARED &&
             prim_is_number(type_prim(s->types, type_resolve(s->types, actual)))) {
    diag_hint(s->diags, "write '%s x' to read a number from a string", sema_type_text(s, actual));
    label_because(s, because, actual);
  } else if (because.kind == BECAUSE_ARGUMENT && wants_unit) {
    diag_hint(s->diags, "give '%s' no value: %s ()", name_text(s->names, because.name),
              name_text(s->names, because.name));
    label_because(s, because, actual);
  } else if (type_is_known(s->types, actual, KNOWN_UNIT) && s->file.main_end.file &&
             lies_in(at, s->file.main_end)) {
    diag_hint(s->diags, "end 'main' with its exit status: a line with 0");
  } else {
    return sema_hint_suspect(s, expected, actual);
  }
  return true;
}

/* printfn s, printfn ("%d", 3): the format is a literal, and values follow it. */
static void report_no_format(Sema *s, Span at, Because because, TypeId actual) {
  const char *name = name_text(s->names, because.name);
  actual = type_resolve(s->types, actual);
  diag(s->diags, at, D_FORMAT_EXPECTED, format_in(s->session, "%u", because.index + 1), name,
       sema_type_text(s, actual));
  if (type_kind(s->types, actual) == TYPE_TUPLE)
    diag_hint(s->diags, "write the values behind the format, without commas: %s \"%%d\" x", name);
  else
    diag_hint(s->diags, "write the format first: %s \"%s\" %s", name,
              type_prim(s->types, actual) == PRIM_STRING ? "%s" : "%A",
              type_kind(s->types, actual) == TYPE_FUNCTION ? "(f x)" : "x");
}

/* F# converts the result of a member to the expected type, so it reports a constraint (FS0193). Conditions are not converted. */
void sema_report_mismatch(Sema *s, Span at, const Expect *expect, TypeId actual) {
  TypeId expected = expect->type;
  Because because = sema_because(expect, at);
  bool of_member = same_span(s->notes.member_at, at) && because.kind != BECAUSE_CONDITION;
  const char *by_format = wanted_by_format(s, expected);
  if (same_span(s->notes.method_at, at) &&
      type_kind(s->types, type_resolve(s->types, actual)) == TYPE_FUNCTION &&
      (by_format || type_kind(s->types, type_resolve(s->types, expected)) == TYPE_APP)) {
    diag(s->diags, at, D_METHOD_AS_VALUE,
         by_format ? by_format : format_in(s->session, "'%s'", sema_type_text(s, expected)));
    return;
  }
  if (by_format) {
    diag(s->diags, at, of_member ? D_FORMAT_MISMATCH_MEMBER : D_FORMAT_MISMATCH, by_format,
         sema_type_text(s, actual));
    if (sema_hint_suspect(s, expected, actual)) return;
    if (type_kind(s->types, type_resolve(s->types, actual)) == TYPE_FUNCTION)
      diag_hint(s->diags, "write (f x) to call this function");
    else if (because.kind == BECAUSE_ARGUMENT)
      hint_at_format(s, because.name, actual);
    return;
  }
  if (because.kind == BECAUSE_ARGUMENT && type_is_known(s->types, expected, KNOWN_FORMAT)) {
    report_no_format(s, at, because, actual);
    return;
  }
  TypeTexts texts = sema_type_texts(s, expected, actual);
  const char *wanted = texts.first, *given = texts.second;
  switch (because.kind) {
  case BECAUSE_NO_ELSE: diag(s->diags, at, D_NO_ELSE, given); return;
  case BECAUSE_ARGUMENT:
    diag(s->diags, at, of_member ? D_ARGUMENT_MISMATCH_MEMBER : D_ARGUMENT_MISMATCH,
         format_in(s->session, "%u", because.index + 1), name_text(s->names, because.name), wanted,
         given);
    break;
  default: diag(s->diags, at, of_member ? D_TYPE_MISMATCH_MEMBER : D_TYPE_MISMATCH, wanted, given);
  }
  const char *advice = sema_advise_mismatch(s, expected, actual);
  if (advise_by_reason(s, at, because, expected, actual)) return;
  if (advice) diag_hint(s->diags, "%s", advice);
  bool to_tuple = type_kind(s->types, type_resolve(s->types, expected)) == TYPE_TUPLE,
       is_tuple = type_kind(s->types, type_resolve(s->types, actual)) == TYPE_TUPLE;
  if (because.kind == BECAUSE_ONE_TUPLE && is_tuple)
    diag_hint(s->diags, "separate the elements of a list by ';'");
  if (because.kind == BECAUSE_ARGUMENT && to_tuple && !is_tuple)
    diag_hint(s->diags, "write its arguments as a tuple: %s (a, b)",
              name_text(s->names, because.name));
  if (because.kind == BECAUSE_ARGUMENT && is_tuple && !to_tuple && !because.index && !advice)
    diag_hint(s->diags, "write the arguments one after the other, without commas: %s a b",
              name_text(s->names, because.name));
  if (because.kind == BECAUSE_ARGUMENT && because.index &&
      type_kind(s->types, type_resolve(s->types, actual)) != TYPE_FUNCTION)
    hint_at_format(s, because.name, actual);
  label_because(s, because, actual);
}
