/* type_test: decides whether a value of one type may be tested for another. */
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/operator.h"

/* Does the sealed type `tested` implement the interface? Solves variables of both types. */
static bool sealed_may_be(Sema *s, TypeId interface, TypeId tested, Span at) {
  Types *t = s->types;
  Trial trial = type_begin_trial(&s->unifier);
  bool may_be = false;
  if (type_is_known(t, interface, KNOWN_SEQ)) {
    bool known;
    TypeId element = sema_element_of(s, tested, &known);
    may_be = known && type_unify(&s->unifier, type_arg(t, interface, 0), element);
  } else if (sema_can_coerce(s, tested, interface)) {
    may_be = sema_unify_super(s, tested, interface);
  }
  if (!may_be) {
    type_undo_trial(&s->unifier, trial);
    trial = type_begin_trial(&s->unifier);
    may_be = sema_has_view(s, tested, interface);
  }
  if (may_be)
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, trial);
  if (may_be && s->unifier.written_solved) sema_note_written(s, at);
  return may_be;
}

bool sema_may_be(Sema *s, TypeId type, TypeId tested, Span at) {
  Types *t = s->types;
  type = type_resolve(t, type), tested = type_resolve(t, tested);
  if (type_kind(t, type) != TYPE_APP || type_is_known(t, type, KNOWN_OBJ)) return true;
  TyconId tycon = type_tycon(t, type);
  TyconKind kind = (TyconKind)tycon_row(t, tycon)->kind;
  if (kind == TYCON_INTERFACE || type_is_known(t, type, KNOWN_SEQ)) {
    bool is_sealed = sema_is_sealed(s, tested) || type_prim(t, tested) == PRIM_ARRAY;
    return !is_sealed || sema_always_is(s, type, tested) || sealed_may_be(s, type, tested, at);
  }
  if (kind != TYCON_CLASS || type_kind(t, tested) != TYPE_APP) return true;
  return type_find_super(t, tested, tycon).index != 0 || sema_always_is(s, type, tested);
}

void sema_warn_measures(Sema *s, TypeId tested, Span at) {
  Types *t = s->types;
  tested = type_resolve(t, tested);
  TypeKind kind = type_kind(t, tested);
  if (type_is_measure(t, tested))
    diag(s->diags, at, D_MEASURE_IGNORED, sema_type_text(s, tested));
  else if (kind == TYPE_APP || kind == TYPE_TUPLE || kind == TYPE_FUNCTION)
    for (uint32_t i = 0; i < type_row(t, tested)->args.count; i++)
      sema_warn_measures(s, type_arg(t, tested, i), at);
}

/* Can no other type derive from it, so that a test or a cast makes no sense? */
bool sema_check_testable(Sema *s, TypeId from, TypeId to, Span span) {
  Types *t = s->types;
  from = type_resolve(t, from);
  if (!s->dialect->checks_uses) return true;
  if (type_kind(t, from) == TYPE_VAR) sema_retry_pending(s);
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_VAR && type_kind(t, from) != TYPE_PARAM) return true;
  if (type_equal(t, from, type_resolve(t, to))) return true; /* v :?> 'e of Enum.GetValues */
  sema_report_types(s, span, D_TEST_OF_UNKNOWN, from, to);
  if (type_kind(t, from) == TYPE_VAR) type_solve_as_error(&s->unifier, type_row(t, from)->head);
  return false;
}
