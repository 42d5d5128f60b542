/* cast: e :? t, e :?> t, e :> t and their shorter forms. */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/expr.h"

/* ---- casts as written ---- */

/* An upcast of a value of unknown type: the target becomes the bound of its type. */
static void bound_by_cast(Sema *s, TypeId from, TypeId to, Span span) {
  Types *t = s->types;
  to = type_resolve(t, to);
  if (type_kind(t, from) == TYPE_VAR) sema_retry_pending(s);
  from = type_resolve(t, from);
  if (type_kind(t, from) == TYPE_VAR && sema_has_subtypes(s, to) && !type_is_known(t, to, KNOWN_OBJ))
    type_bound(&s->unifier, from, to, span);
}

/* Enum.GetValues(typeof<E>): an Array in F#; a cast gives its element type. */
static bool is_enum_values(const Sema *s, const Syn *e) {
  while (e->kind == SYN_PAREN) e = e->items[0];
  if (e->kind != SYN_APP) return false;
  Syn *head = e->items[0];
  uint32_t count = head->kind == SYN_LONG_IDENT ? head->count : 0;
  return count > 1 && !strcmp(name_text(s->names, head->items[count - 1]->name), "GetValues") &&
         !strcmp(name_text(s->names, head->items[count - 2]->name), "Enum");
}

/* e :? t, e :?> t, e :> t and their shorter forms */
NodeId expr_check_cast(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Scope here = *scope;
  TypeId from, to = e->count > 1 ? sema_resolve_type(s, &here, e->items[1]) : expect->type;
  NodeId value = sema_infer_expr(s, scope, e->items[0], &from);
  from = type_resolve(t, from);
  if (!s->dialect->has_type_tests && e->kind != SYN_UPCAST_TO && e->kind != SYN_UPCAST) {
    diag(s->diags, e->span, D_CLEF_TYPE_TEST,
         e->kind == SYN_TYPE_TEST  ? ":?"
         : e->kind == SYN_DOWNCAST ? "downcast"
                                   : ":?>");
    return sema_error_node(s, expect->type, e->span);
  }
  bool is_test = e->kind == SYN_TYPE_TEST || e->kind == SYN_DOWNCAST_TO || e->kind == SYN_DOWNCAST;
  if (is_test && !sema_check_testable(s, from, to, e->span))
    return sema_error_node(s, e->count > 1 && e->kind != SYN_TYPE_TEST ? to : expect->type,
                           e->span);
  if (is_test && sema_always_is(s, from, to)) {
    bool is_upcast = e->kind == SYN_DOWNCAST_TO && !type_equal(t, from, to) &&
                     !type_is_known(t, to, KNOWN_OBJ) &&
                     type_tycon(t, from).index != type_tycon(t, to).index;
    if (!is_enum_values(s, e->items[0])) diag(s->diags, e->span, D_ALWAYS_HOLDS);
    if (is_upcast) sema_report_types(s, e->span, D_UPCAST_BY_DOWNCAST, from, to);
  }
  if (e->kind == SYN_TYPE_TEST) {
    if (type_kind(t, from) == TYPE_VAR) type_unify(&s->unifier, from, type_of(t, KNOWN_OBJ));
    if (sema_is_sealed(s, from)) {
      diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
      return sema_error_node(s, expect->type, e->span);
    }
    if (!sema_may_be(s, from, to, e->span)) {
      sema_report_types(s, e->span, D_NOT_COMPATIBLE, to, from);
      return sema_error_node(s, expect->type, e->span);
    }
    sema_warn_measures(s, to, e->span);
    NodeId node = psg_new1(s->graph, PSG_TYPE_TEST, type_of(t, KNOWN_BOOL), e->span, value);
    psg_type_test(s->graph, node)->tested = to;
    return sema_fit_expected(s, node, expect, e->span);
  }
  if (e->kind == SYN_UPCAST_TO || e->kind == SYN_UPCAST) {
    if (e->kind == SYN_UPCAST_TO && sema_is_sealed(s, to) && type_prim(t, to) != PRIM_NONE)
      diag(s->diags, e->span, D_SEALED_TARGET, sema_type_text(s, to));
    if (e->kind == SYN_UPCAST_TO && type_kind(t, from) == TYPE_APP && type_equal(t, from, to))
      diag(s->diags, e->span, D_SAME_TYPE);
    bound_by_cast(s, from, to, e->span);
    value = sema_through_bound(s, value, to, e->span);
    from = type_resolve(t, psg_node(s->graph, value)->type);
    if (type_kind(t, from) == TYPE_VAR && type_is_known(t, to, KNOWN_OBJ)) { /* whatever it is */
      value = sema_coerce(s, value, to, COERCE_BOX, e->span);
      return sema_fit_expected(s, value, expect, e->span);
    }
    bool is_other = sema_can_coerce(s, from, to) && !type_is_known(t, to, KNOWN_SEQ) &&
                    !type_is_known(t, to, KNOWN_OBJ) && !sema_unify_super(s, from, to);
    if (is_other) { /* of an interface another instance */
      sema_report_types(s, e->span, D_NOT_COMPATIBLE, from, to);
      return sema_error_node(s, expect->type, e->span);
    }
    if (!sema_can_coerce(s, from, to) && !type_equal(t, from, to) &&
        !sema_is_flexible_seq(s, from, to) && !sema_has_view(s, from, to)) {
      Trial trial = type_begin_trial(&s->unifier);
      bool same = type_unify(&s->unifier, from, to);
      if (same)
        type_keep_trial(&s->unifier);
      else
        type_undo_trial(&s->unifier, trial);
      if (!same) {
        sema_report_types(s, e->span, D_NOT_COMPATIBLE, from, to);
        return sema_error_node(s, expect->type, e->span);
      }
    }
    return sema_fit_expected(s, sema_fit(s, value, to, e->span), expect, e->span);
  }
  if (sema_is_sealed(s, from)) {
    diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
    return sema_error_node(s, e->count > 1 ? to : expect->type, e->span);
  }
  if (!sema_may_be(s, from, to, e->span)) {
    sema_report_types(s, e->span, D_NOT_COMPATIBLE, to, from);
    return sema_error_node(s, e->count > 1 ? to : expect->type, e->span);
  }
  sema_warn_measures(s, to, e->span);
  CoerceKind kind = type_is_known(t, from, KNOWN_OBJ) ? COERCE_UNBOX : COERCE_DOWNCAST;
  return sema_fit_expected(s, sema_coerce(s, value, to, kind, e->span), expect, e->span);
}
