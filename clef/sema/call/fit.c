/* fit: makes a node of a known type fit the expected type, by unification or by a conversion. */
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

bool sema_can_widen(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if ((type_row(t, from)->flags | type_row(t, to)->flags) & TYPE_FLAG_MEASURED) return false;
  if (!type_is_known(t, from, KNOWN_INT32) && !type_is_known(t, from, KNOWN_INT)) return false;
  return type_is_known(t, to, KNOWN_INT64) || type_is_known(t, to, KNOWN_NATIVEINT) ||
         type_is_known(t, to, KNOWN_FLOAT);
}

/* Is the type a flexible type variable with a sequence as its bound? It stays a variable, and its value is coerced to the
 * expected sequence. */
bool sema_is_flexible_seq(Sema *s, TypeId actual, TypeId expected) {
  Types *t = s->types;
  actual = type_resolve(t, actual);
  if (type_kind(t, actual) != TYPE_VAR || !type_is_known(t, expected, KNOWN_SEQ)) return false;
  TypeId bound = member_bound(s, actual);
  return bound.index != actual.index && type_is_known(t, bound, KNOWN_SEQ) &&
         type_unify(&s->unifier, bound, expected);
}

/* Finds a static member op_Implicit of either type that converts `from` to `to`, or none. If it finds one, it leaves a trial
 * open. */
static MemberId implicit_conversion(Sema *s, TypeId actual, TypeId expected, Span span,
                                    TypeId *type, IdRun *args, Trial *trial) {
  Types *t = s->types;
  TypeId ends[] = {type_resolve(t, expected), type_resolve(t, actual)};
  if (type_kind(t, ends[0]) != TYPE_APP || type_kind(t, ends[1]) == TYPE_VAR ||
      type_kind(t, ends[1]) == TYPE_ERROR)
    return (MemberId){0};
  for (uint32_t end = 0; end < COUNT_OF(ends); end++) {
    if (type_kind(t, ends[end]) != TYPE_APP) continue;
    MemberSet members = sema_find_members(s, ends[end], sema_name(s, "op_Implicit"), true);
    for (uint32_t m = 0; m < members.count; m++) {
      const MemberRow row = *member_row(t, members.items[m]);
      if (row.arg_names.count != 1) continue;
      *trial = type_begin_trial(&s->unifier);
      *type = type_instantiate(&s->unifier, row.scheme, s->level, span, args);
      if (type_unify(&s->unifier, *type, type_function(t, ends[1], ends[0])))
        return members.items[m];
      type_undo_trial(&s->unifier, *trial);
    }
  }
  return (MemberId){0};
}

bool sema_converts_implicitly(Sema *s, TypeId actual, TypeId expected, Span span) {
  TypeId type;
  IdRun args;
  Trial trial;
  if (!implicit_conversion(s, actual, expected, span, &type, &args, &trial).index) return false;
  type_undo_trial(&s->unifier, trial);
  return true;
}

/* Warns of an implicit conversion (FS3391), except for arguments of methods and for the library's replacements of .NET's
 * interfaces. */
static void warn_conversion(Sema *s, TypeId actual, const Expect *expect, Span span) {
  Types *t = s->types;
  TypeId expected = type_resolve(t, expect->type);
  if (!s->dialect->warns || tycon_row(t, type_tycon(t, expected))->kind == TYCON_INTERFACE) return;
  if (sema_is_member_arg(expect, span)) return;
  diag(s->diags, span, D_IMPLICIT_CONVERSION, sema_type_text(s, actual),
       sema_type_text(s, expected));
}

/* Converts by a static member op_Implicit; none when no such member fits. */
static NodeId convert_implicitly(Sema *s, NodeId node, TypeId actual, const Expect *expect,
                                 Span span) {
  TypeId expected = expect->type;
  TypeId type;
  IdRun args;
  Trial trial;
  if (psg_kind(s->graph, node) == PSG_ERROR) return (NodeId){0};
  MemberId member = implicit_conversion(s, actual, expected, span, &type, &args, &trial);
  if (!member.index) return (NodeId){0};
  type_keep_trial(&s->unifier);
  warn_conversion(s, actual, expect, span);
  const MemberRow row = *member_row(s->types, member);
  NodeId use = psg_new_var(s->graph, (NodeId){row.binding}, type, span);
  psg_node(s->graph, use)->name = row.name;
  if (args.count)
    psg_var_ref(s->graph, use)->types = psg_list(s->graph, run_items(s->types, args), args.count);
  return sema_apply_nodes(s, use, &node, 1, type_resolve(s->types, expected), span);
}

/* A call that returns a byref is dereferenced, unless a byref is expected. */
static NodeId follow_call(Sema *s, NodeId node, TypeId expected, Span span) {
  PsgKind kind = psg_kind(s->graph, node);
  if (kind != PSG_APPLICATION && kind != PSG_METHOD_CALL) return node;
  if (type_prim(s->types, psg_node(s->graph, node)->type) != PRIM_BYREF ||
      type_prim(s->types, type_resolve(s->types, expected)) == PRIM_BYREF)
    return node;
  return sema_follow_byref(s, node, span);
}

/* Solves the expected type, if it is a variable, by a type of the expression's form before the parts of the expression are
 * checked. If the constraints of the variable forbid that, it stays unsolved, and sema_fit reports the whole expression. */
void sema_take_form(Sema *s, TypeId wanted, TypeId form) {
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, wanted, form)) {
    type_keep_trial(&s->unifier);
    return;
  }
  type_undo_trial(&s->unifier, trial);
}

/* An object of a class that implements IEnumerator<'T>. */
static NodeId as_enumerator(Sema *s, NodeId node, const Expect *expect, Span span) {
  TypeId expected = expect->type;
  TypeId actual = psg_node(s->graph, node)->type, interface = sema_enumerator_object(s, expected);
  if (!sema_unify_super(s, actual, interface)) {
    sema_mismatch_expected(s, span, expect, actual);
    return sema_error_node(s, expected, span);
  }
  if (type_tycon(s->types, actual).index != type_tycon(s->types, interface).index)
    node = sema_coerce(s, node, interface, COERCE_INTERFACE, span);
  return sema_library_call(s, "EnumerableImpl", "ofObject", type_resolve(s->types, expected), &node,
                           1, span);
}

/* `*failed`: the type that failed a constraint, for the message if nothing else fits. */
static bool unify_or_undo(Sema *s, TypeId expected, TypeId actual, TypeId *failed) {
  type_take_failure(&s->unifier);
  *failed = (TypeId){0};
  const TypeRow *wanted = type_row(s->types, type_resolve(s->types, expected));
  if (wanted->kind == TYPE_VAR &&
      !var_row(s->types, wanted->head)->constraints) /* fails for a type that contains it */
    return type_unify(&s->unifier, expected, actual);
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, expected, actual)) {
    type_keep_trial(&s->unifier);
    return true;
  }
  *failed = type_take_failure(&s->unifier);
  type_undo_trial(&s->unifier, trial);
  return false;
}

NodeId sema_fit(Sema *s, NodeId node, TypeId expected, Span span) {
  return sema_fit_expected(s, node, EXPECT(expected), span);
}

/* The types differ: a coercion, a wider number or a conversion, else a report. `failed`: the type that failed a constraint. */
static NodeId fit_other(Sema *s, NodeId node, TypeId actual, const Expect *expect, TypeId failed,
                        Span span) {
  Types *t = s->types;
  TypeId expected = expect->type;
  if (type_is_known(t, expected, KNOWN_INREF) && type_is_known(t, actual, KNOWN_BYREF)) {
    type_unify(&s->unifier, type_arg(t, type_resolve(t, expected), 0),
               type_arg(t, type_resolve(t, actual), 0));
    return psg_new1(s->graph, PSG_TYPE_ANNOTATION, expected, span, node);
  }
  if (sema_can_coerce(s, actual, expected)) {
    if (type_is_known(t, expected, KNOWN_ENUMERATOR)) return as_enumerator(s, node, expect, span);
    if (type_is_known(t, expected, KNOWN_SEQ)) {
      bool known;
      TypeId element = sema_element_of(s, actual, &known);
      if (!type_unify(&s->unifier, type_arg(t, expected, 0), element)) {
        sema_mismatch_expected(s, span, expect, actual);
        return sema_error_node(s, expected, span);
      }
    } else if (!type_is_known(t, expected, KNOWN_OBJ)) {
      if (!sema_unify_super(s, actual, expected)) {
        sema_mismatch_expected(s, span, expect, actual);
        return sema_error_node(s, expected, span);
      }
    }
    return sema_upcast(s, node, type_resolve(t, expected), span);
  }
  if (sema_can_widen(s, actual, expected)) {
    NodeId made = psg_new1(s->graph, PSG_INTRINSIC, type_resolve(t, expected), span, node);
    psg_intrinsic(s->graph, made)->id = INTRINSIC_CONVERT;
    return made;
  }
  NodeId wrapped = sema_fit_function(s, node, expected, span);
  if (wrapped.index != node.index) return sema_fit_expected(s, wrapped, expect, span);
  if (type_is_known(t, expected, KNOWN_OLD_ENUMERABLE) && sema_has_view(s, actual, expected)) {
    bool known;
    TypeId element = sema_element_of(s, actual, &known);
    TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &element, 1);
    node = sema_fit(s, node, sequence, span);
    actual = sequence;
  }
  NodeId converted = convert_implicitly(s, node, actual, expect, span);
  if (converted.index) return converted;
  s->unifier.failed_type = failed;
  sema_mismatch_expected(s, span, expect, actual);
  return sema_error_node(s, expected, span);
}

NodeId sema_fit_expected(Sema *s, NodeId node, const Expect *expect, Span span) {
  Types *t = s->types;
  TypeId expected = expect->type;
  node = follow_call(s, node, expected, span);
  const TypeRow *wanted = type_row(t, type_resolve(t, expected));
  if (wanted->kind == TYPE_APP) node = sema_through_bound(s, node, expected, span);
  TypeId actual = psg_node(s->graph, node)->type;
  if (wanted->kind == TYPE_VAR && var_row(t, wanted->head)->constraints) {
    TypeId least = member_bound(s, expected);
    if (type_is_known(t, least, KNOWN_ENUMERATOR) && sema_can_coerce(s, actual, least))
      node = as_enumerator(s, node, &(Expect){.type = least, .because = expect->because}, span),
      actual = psg_node(s->graph, node)->type;
  }
  if (wanted->kind == TYPE_APP && sema_is_flexible_seq(s, actual, expected))
    return sema_coerce(s, node, expected, COERCE_TO_SEQ, span);
  TypeId failed;
  if (unify_or_undo(s, expected, actual, &failed)) {
    if (s->unifier.written_solved) sema_note_written(s, span);
    if (s->unifier.operand_solved && !s->types->trials)
      sema_decide_operators(s, span, actual, expect->because);
    return node;
  }
  return fit_other(s, node, actual, expect, failed, span);
}

/* May an argument be coerced to this parameter type? */
bool sema_takes_coercion(Sema *s, TypeId domain) {
  Types *t = s->types;
  domain = type_resolve(t, domain);
  if (type_kind(t, domain) != TYPE_APP) return false;
  if (type_is_known(t, domain, KNOWN_FORMATTABLE_STRING)) return false; /* $"…" is one itself */
  if (type_is_known(t, domain, KNOWN_OBJ) || type_is_known(t, domain, KNOWN_SEQ)) return true;
  uint32_t kind = tycon_row(t, type_tycon(t, domain))->kind;
  return kind == TYCON_CLASS || kind == TYCON_INTERFACE;
}

bool sema_is_fixed_result(Sema *s, TypeId type) {
  type = type_resolve(s->types, type);
  return type_kind(s->types, type) == TYPE_APP && type_prim(s->types, type) == PRIM_NONE &&
         !sema_takes_coercion(s, type);
}
