/* coerce: fitting a value to the type that is expected of it.
 *
 * F# inserts a conversion where the expected type is known and the value's is another: to a base class, an interface, obj,
 * a sequence, a wider number, by op_Implicit (F# specification 14.4.3; RFC FS-1093). sema_fit is asked everywhere; the
 * others say which types may go which way.
 */
#include "clef/sema/call/member.h"
#include "clef/sema/expr/expr.h"

bool sema_can_coerce(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if (type_is_known(t, to, KNOWN_OBJ)) return type_kind(t, from) != TYPE_VAR;
  if (type_kind(t, to) != TYPE_APP) return false;
  TyconId target = type_tycon(t, to);
  const TyconRow *row = tycon_row(t, target);
  if (type_is_known(t, to, KNOWN_SEQ)) {
    bool known;
    sema_element_of(s, from, &known);
    return known;
  }
  if (type_is_known(t, to, KNOWN_ENUMERATOR))
    return type_find_super(t, from, type_known(t, KNOWN_ENUMERATOR_OBJECT)).index != 0;
  if (row->kind == TYCON_INTERFACE || row->kind == TYCON_CLASS) {
    return type_find_super(t, from, target).index != 0 ||
           (type_tycon(t, from).index &&
            tycon_row(t, type_tycon(t, from))->kind == TYCON_EXCEPTION &&
            type_is_known(t, to, KNOWN_EXN));
  }
  return false;
}

/* `from` itself, one of its bases or interfaces made equal to `to`: of an interface that it implements twice the one that
 * fits. False: it has only others. */
static bool unify_declared(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_APP) return false;
  TyconId wanted = type_tycon(t, to);
  if (type_tycon(t, from).index == wanted.index) {
    uint32_t mark = type_begin_trial(&s->unifier);
    if (type_unify(&s->unifier, from, to)) return type_keep_trial(&s->unifier), true;
    type_undo_trial(&s->unifier, mark);
    s->unifier.failed_type = (TypeId){0};
    return false;
  }
  const TyconRow row = *tycon_row(t, type_tycon(t, from));
  for (uint32_t i = 0; i <= row.interfaces.count; i++) {
    TypeId next = i < row.interfaces.count ? (TypeId){run_items(t, row.interfaces)[i]} : row.base;
    if (!next.index) continue;
    const TypeId *args = (const TypeId *)run_items(t, type_row(t, from)->args);
    if (unify_declared(s, type_substitute(t, next, row.params, args), to)) return true;
  }
  return false;
}

bool sema_unify_super(Sema *s, TypeId from, TypeId to) {
  TypeId super = type_find_super(s->types, from, type_tycon(s->types, to));
  if (!super.index || unify_declared(s, from, to)) return true;
  return type_unify(&s->unifier, super, to);
}

/* Is there a view of the type as the interface: of lists and arrays those that .NET's implement (rt/collections/views.clef),
 * of whatever is a sequence System.Collections.IEnumerable? Solves the element's type: ask inside a trial. */
bool sema_has_view(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if (type_kind(t, from) != TYPE_APP || type_kind(t, to) != TYPE_APP ||
      tycon_row(t, type_tycon(t, to))->kind != TYCON_INTERFACE)
    return false;
  if (type_is_known(t, to, KNOWN_OLD_ENUMERABLE)) {
    bool known = false;
    if (type_tycon(t, from).index != type_tycon(t, to).index) sema_element_of(s, from, &known);
    return known;
  }
  if (type_is_known(t, from, KNOWN_ENUMERATOR)) return type_is_known(t, to, KNOWN_OLD_ENUMERATOR);
  if (!type_is_known(t, from, KNOWN_LIST) && !type_is_known(t, from, KNOWN_ARRAY)) return false;
  MemberSet members = sema_find_members(s, to, sema_name(s, "op_Implicit"), true);
  for (uint32_t i = 0; i < members.count; i++) {
    const SchemeRow scheme = *scheme_row(t, member_row(t, members.items[i])->scheme);
    if (type_tycon(t, type_arg(t, scheme.type, 0)).index == type_tycon(t, from).index)
      return type_unify(&s->unifier, type_arg(t, from, 0), type_arg(t, to, 0));
  }
  return false;
}

/* What implements seq<'T> or, an interface, inherits it: the type itself, a base, an interface; none. */
static TypeId sequence_class(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_APP) return (TypeId){0};
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  if (row.flags & TYCON_TO_SEQ) return type; /* its own way, not that of an interface of its */
  for (uint32_t i = 0; i < row.interfaces.count; i++)
    if (type_is_known(t, (TypeId){run_items(t, row.interfaces)[i]}, KNOWN_SEQ)) return type;
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type)->args);
  for (uint32_t i = 0; i <= row.interfaces.count; i++) {
    TypeId next = i < row.interfaces.count ? (TypeId){run_items(t, row.interfaces)[i]} : row.base;
    if (!next.index) continue;
    TypeId found = sequence_class(s, type_substitute(t, next, row.params, args));
    if (found.index) return found;
    args = (const TypeId *)run_items(t, type_row(t, type)->args);
  }
  return (TypeId){0};
}

static NodeId as_sequence_class(Sema *s, NodeId node, Span span) {
  TypeId type = type_resolve(s->types, psg_node(s->graph, node)->type),
         at = sequence_class(s, type);
  if (!at.index || at.index == type.index) return node;
  bool is_interface = tycon_row(s->types, type_tycon(s->types, at))->kind == TYCON_INTERFACE;
  return sema_coerce(s, node, at, is_interface ? COERCE_INTERFACE : COERCE_UPCAST, span);
}

NodeId sema_coerce(Sema *s, NodeId node, TypeId to, CoerceKind kind, Span span) {
  if (kind == COERCE_TO_SEQ) node = as_sequence_class(s, node, span);
  NodeId made = psg_new1(s->graph, PSG_COERCE, to, span, node);
  psg_node(s->graph, made)->b = (uint32_t)kind;
  return made;
}

/* Is every value of the type one of `tested`, so that a test says nothing? */
bool sema_always_is(Sema *s, TypeId type, TypeId tested) {
  Types *t = s->types;
  type = type_resolve(t, type), tested = type_resolve(t, tested);
  if (type_kind(t, type) != TYPE_APP || type_kind(t, tested) != TYPE_APP) return false;
  if (type_is_known(t, tested, KNOWN_OBJ)) return true;
  if (type_is_known(t, type, KNOWN_OLD_ENUMERABLE) && type_is_known(t, tested, KNOWN_SEQ))
    return false; /* seq<obj> only here */
  if (type_is_known(t, type, KNOWN_ENUMERATOR) &&
      type_is_known(t, type_arg(t, type, 0), KNOWN_OBJ))
    return false; /* so is what an IEnumerable gives */
  TypeId super = type_find_super(t, type, type_tycon(t, tested));
  return super.index && type_equal(t, super, tested);
}

/* Is a value of the sealed type `tested` one of the interface? What is open in either is decided by that. */
static bool sealed_may_be(Sema *s, TypeId interface, TypeId tested, Span at) {
  Types *t = s->types;
  uint32_t mark = type_begin_trial(&s->unifier);
  bool may_be = false;
  if (type_is_known(t, interface, KNOWN_SEQ)) {
    bool known;
    TypeId element = sema_element_of(s, tested, &known);
    may_be = known && type_unify(&s->unifier, type_arg(t, interface, 0), element);
  } else if (sema_can_coerce(s, tested, interface)) {
    may_be = sema_unify_super(s, tested, interface);
  }
  if (!may_be) {
    type_undo_trial(&s->unifier, mark);
    mark = type_begin_trial(&s->unifier);
    may_be = sema_has_view(s, tested, interface);
  }
  if (may_be)
    type_keep_trial(&s->unifier);
  else
    type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
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
  if (s->kind == SOURCE_LIBRARY) return true;
  if (type_kind(t, from) == TYPE_VAR) sema_retry_pending(s);
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_VAR && type_kind(t, from) != TYPE_PARAM) return true;
  if (type_equal(t, from, type_resolve(t, to))) return true; /* v :?> 'e of Enum.GetValues */
  sema_report_types(s, span, D_TEST_OF_UNKNOWN, from, to);
  if (type_kind(t, from) == TYPE_VAR)
    type_solve_as_error(&s->unifier, type_row(t, from)->head);
  return false;
}

bool sema_is_sealed(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TypeKind kind = type_kind(t, type);
  if (kind != TYPE_APP)
    return kind == TYPE_TUPLE || kind == TYPE_FUNCTION || kind == TYPE_ANON_RECORD;
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  switch (type_prim(t, type)) {
  case PRIM_NONE: break;
  case PRIM_OBJ:
  case PRIM_SEQ:
  case PRIM_ARRAY: return false;
  default: return true;
  }
  return row->kind != TYCON_CLASS && row->kind != TYCON_INTERFACE && row->kind != TYCON_EXCEPTION;
}

static CoerceKind kind_of_coercion(Sema *s, TypeId to) {
  if (type_is_known(s->types, to, KNOWN_OBJ)) return COERCE_BOX;
  if (type_is_known(s->types, to, KNOWN_SEQ)) return COERCE_TO_SEQ;
  return tycon_row(s->types, type_tycon(s->types, to))->kind == TYCON_INTERFACE ? COERCE_INTERFACE
                                                                                : COERCE_UPCAST;
}

NodeId sema_upcast(Sema *s, NodeId node, TypeId super, Span span) {
  return sema_coerce(s, node, super, kind_of_coercion(s, super), span);
}

NodeId member_bound_receiver(Sema *s, NodeId object, TypeId bound, Span span) {
  PsgNode *row = psg_node(s->graph, object);
  if (row->kind == PSG_COERCE && row->flags & NODE_CONSTRAINED) object = psg_child(s->graph, object, 0);
  if (tycon_row(s->types, type_tycon(s->types, bound))->kind == TYCON_INTERFACE)
    object = sema_element_place(s, object);
  NodeId node = sema_upcast(s, object, bound, span);
  row = psg_node(s->graph, node);
  if (row->kind == PSG_COERCE && row->b == COERCE_INTERFACE) row->flags |= NODE_CONSTRAINED;
  return node;
}

/* int to int64, nativeint or float where the wider type is known: F# 6's type-directed conversions. */
static bool can_widen(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  from = type_resolve(t, from), to = type_resolve(t, to);
  if ((type_row(t, from)->flags | type_row(t, to)->flags) & TYPE_FLAG_MEASURED) return false;
  if (!type_is_known(t, from, KNOWN_INT32) && !type_is_known(t, from, KNOWN_INT)) return false;
  return type_is_known(t, to, KNOWN_INT64) || type_is_known(t, to, KNOWN_NATIVEINT) ||
         type_is_known(t, to, KNOWN_FLOAT);
}

/* A variable of a flexible type stays one: its value becomes a sequence where one is expected. */
bool sema_is_flexible_seq(Sema *s, TypeId actual, TypeId expected) {
  Types *t = s->types;
  actual = type_resolve(t, actual);
  if (type_kind(t, actual) != TYPE_VAR || !type_is_known(t, expected, KNOWN_SEQ)) return false;
  TypeId bound = member_bound(s, actual);
  return bound.index != actual.index && type_is_known(t, bound, KNOWN_SEQ) &&
         type_unify(&s->unifier, bound, expected);
}

/* A value of an open type that has a bound, where a supertype of the bound is wanted: the type stays open. */
NodeId sema_through_bound(Sema *s, NodeId node, TypeId wanted, Span span) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, node)->type);
  if (type_kind(t, type) != TYPE_VAR && type_kind(t, type) != TYPE_PARAM) return node;
  wanted = type_resolve(t, wanted);
  if (type_kind(t, wanted) != TYPE_APP || type_is_known(t, wanted, KNOWN_SEQ)) return node;
  TypeId bound = type_resolve(t, member_bound_to(s, type, wanted));
  if (bound.index == type.index || type_kind(t, bound) != TYPE_APP) return node;
  if (type_tycon(t, bound).index != type_tycon(t, wanted).index &&
      !sema_can_coerce(s, bound, wanted))
    return node;
  return sema_upcast(s, node, bound, span);
}

/* A static member op_Implicit of one of the two types that makes the one of the other; none when neither has one that fits.
 * Found, it leaves a trial open. */
static MemberId implicit_conversion(Sema *s, TypeId actual, TypeId expected, Span span,
                                    TypeId *type, IdRun *args, uint32_t *mark) {
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
      *mark = type_begin_trial(&s->unifier);
      *type = type_instantiate(&s->unifier, row.scheme, s->level, span, args);
      if (type_unify(&s->unifier, *type, type_function(t, ends[1], ends[0]))) return members.items[m];
      type_undo_trial(&s->unifier, *mark);
      s->unifier.failed_type = (TypeId){0};
    }
  }
  return (MemberId){0};
}

bool sema_converts_implicitly(Sema *s, TypeId actual, TypeId expected, Span span) {
  TypeId type;
  IdRun args;
  uint32_t mark;
  if (!implicit_conversion(s, actual, expected, span, &type, &args, &mark).index) return false;
  type_undo_trial(&s->unifier, mark);
  return true;
}

/* FS3391, but for an argument of a method and for what the library has in place of .NET's interfaces. */
static void warn_conversion(Sema *s, TypeId actual, TypeId expected, Span span) {
  Types *t = s->types;
  expected = type_resolve(t, expected);
  if (s->kind == SOURCE_LIBRARY || tycon_row(t, type_tycon(t, expected))->kind == TYCON_INTERFACE)
    return;
  if (span.start == s->method_arg.start && span.end == s->method_arg.end) return;
  diag(s->diags, span, D_IMPLICIT_CONVERSION, sema_type_text(s, actual),
       sema_type_text(s, expected));
}

/* By a static member op_Implicit; none when there is none that fits. */
static NodeId convert_implicitly(Sema *s, NodeId node, TypeId actual, TypeId expected, Span span) {
  TypeId type;
  IdRun args;
  uint32_t mark;
  if (psg_kind(s->graph, node) == PSG_ERROR) return (NodeId){0};
  MemberId member = implicit_conversion(s, actual, expected, span, &type, &args, &mark);
  if (!member.index) return (NodeId){0};
  type_keep_trial(&s->unifier);
  warn_conversion(s, actual, expected, span);
  const MemberRow row = *member_row(s->types, member);
  NodeId use = psg_new_var(s->graph, (NodeId){row.binding}, type, span);
  psg_node(s->graph, use)->name = row.name;
  if (args.count)
    psg_node(s->graph, use)->list = psg_list(s->graph, run_items(s->types, args), args.count);
  return sema_apply_nodes(s, use, &node, 1, type_resolve(s->types, expected), span);
}

/* A call that gives a byref stands for what is there, unless a byref is wanted. */
static NodeId follow_call(Sema *s, NodeId node, TypeId expected, Span span) {
  PsgKind kind = psg_kind(s->graph, node);
  if (kind != PSG_APPLICATION && kind != PSG_METHOD_CALL) return node;
  if (type_prim(s->types, psg_node(s->graph, node)->type) != PRIM_BYREF ||
      type_prim(s->types, type_resolve(s->types, expected)) == PRIM_BYREF)
    return node;
  return sema_follow_byref(s, node, span);
}

/* May what `place` names be assigned? FS3230 when it is a value of a module, which has no address otherwise. */
bool sema_is_written(Sema *s, const Scope *scope, NodeId place, Span span) {
  Graph *g = s->graph;
  for (;;) {
    const PsgNode *n = psg_node(g, place);
    if (n->kind == PSG_FIELD_GET && n->children.count) {
      NodeId object = psg_child(g, place, 0);
      TyconId tycon = type_tycon(s->types, psg_node(g, object)->type);
      if (!(field_row(s->types, (FieldId){n->a})->flags & FIELD_MUTABLE)) return false;
      if (!tycon.index || tycon_row(s->types, tycon)->kind == TYCON_CLASS ||
          !(tycon_row(s->types, tycon)->flags & TYCON_IS_STRUCT))
        return true;
      place = object;
    } else if (n->kind == PSG_TYPE_ANNOTATION) {
      place = psg_child(g, place, 0);
    } else if (n->kind == PSG_INTRINSIC && n->a == INTRINSIC_PTR_READ) {
      return !type_is_known(s->types, psg_node(g, psg_child(g, place, 0))->type, KNOWN_INREF);
    } else if (n->kind == PSG_VAR_REF && n->a) {
      const PsgNode *definition = psg_node(g, (NodeId){n->a});
      if (definition->flags & NODE_MUTABLE) return true;
      if (n->a == scope->this_node.index) return true; /* of a struct: a byref, clef/psg/structs.c */
      if (definition->flags & NODE_STATIC_LET) return false;
      if (definition->flags & NODE_MODULE_LEVEL && s->kind != SOURCE_LIBRARY) {
        diag(s->diags, span, D_ADDRESS_OF_VALUE);
        return true; /* reported */
      }
      return s->kind == SOURCE_LIBRARY;
    } else {
      return true;
    }
  }
}

/* What is wanted, a variable, becomes of the expression's form before its parts are checked; where its constraints forbid
 * that it stays open, and sema_fit finds the whole at fault. */
void sema_take_form(Sema *s, TypeId wanted, TypeId form) {
  uint32_t mark = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, wanted, form)) {
    type_keep_trial(&s->unifier);
    return;
  }
  type_undo_trial(&s->unifier, mark);
  s->unifier.failed_type = (TypeId){0};
}

/* An object of a class that implements IEnumerator<'T>. */
static NodeId as_enumerator(Sema *s, NodeId node, TypeId expected, Span span) {
  TypeId actual = psg_node(s->graph, node)->type, interface = sema_enumerator_object(s, expected);
  if (!sema_unify_super(s, actual, interface)) {
    sema_mismatch(s, span, expected, actual);
    return sema_error_node(s, expected, span);
  }
  if (type_tycon(s->types, actual).index != type_tycon(s->types, interface).index)
    node = sema_coerce(s, node, interface, COERCE_INTERFACE, span);
  return sema_library_call(s, "EnumerableImpl", "ofObject", type_resolve(s->types, expected), &node,
                           1, span);
}

static bool unify_or_undo(Sema *s, TypeId expected, TypeId actual) {
  s->unifier.failed_type = (TypeId){0};
  const TypeRow *wanted = type_row(s->types, type_resolve(s->types, expected));
  if (wanted->kind == TYPE_VAR && !var_row(s->types, wanted->head)->constraints) /* fails for a type that contains it */
    return type_unify(&s->unifier, expected, actual);
  uint32_t mark = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, expected, actual)) {
    type_keep_trial(&s->unifier);
    return true;
  }
  type_undo_trial(&s->unifier, mark);
  return false;
}

NodeId sema_fit(Sema *s, NodeId node, TypeId expected, Span span) {
  Types *t = s->types;
  node = follow_call(s, node, expected, span);
  const TypeRow wanted = *type_row(t, type_resolve(t, expected));
  if (wanted.kind == TYPE_APP) node = sema_through_bound(s, node, expected, span);
  TypeId actual = psg_node(s->graph, node)->type;
  if (wanted.kind == TYPE_VAR && var_row(t, wanted.head)->constraints) {
    TypeId least = member_bound(s, expected);
    if (type_is_known(t, least, KNOWN_ENUMERATOR) && sema_can_coerce(s, actual, least))
      node = as_enumerator(s, node, least, span), actual = psg_node(s->graph, node)->type;
  }
  if (wanted.kind == TYPE_APP && sema_is_flexible_seq(s, actual, expected))
    return sema_coerce(s, node, expected, COERCE_TO_SEQ, span);
  if (unify_or_undo(s, expected, actual)) {
    if (s->unifier.written_solved) sema_note_written(s, span);
    if (s->unifier.operand_solved && !s->types->trials) sema_decide_operators(s, span, actual);
    return node;
  }
  TypeId failed = s->unifier.failed_type;
  s->unifier.failed_type = (TypeId){0};
  if (type_is_known(t, expected, KNOWN_INREF) && type_is_known(t, actual, KNOWN_BYREF)) {
    type_unify(&s->unifier, type_arg(t, type_resolve(t, expected), 0),
               type_arg(t, type_resolve(t, actual), 0));
    return psg_new1(s->graph, PSG_TYPE_ANNOTATION, expected, span, node);
  }
  if (sema_can_coerce(s, actual, expected)) {
    if (type_is_known(t, expected, KNOWN_ENUMERATOR)) return as_enumerator(s, node, expected, span);
    if (type_is_known(t, expected, KNOWN_SEQ)) {
      bool known;
      TypeId element = sema_element_of(s, actual, &known);
      if (!type_unify(&s->unifier, type_arg(t, expected, 0), element)) {
        sema_mismatch(s, span, expected, actual);
        return sema_error_node(s, expected, span);
      }
    } else if (!type_is_known(t, expected, KNOWN_OBJ)) {
      if (!sema_unify_super(s, actual, expected)) {
        sema_mismatch(s, span, expected, actual);
        return sema_error_node(s, expected, span);
      }
    }
    return sema_upcast(s, node, type_resolve(t, expected), span);
  }
  if (can_widen(s, actual, expected)) {
    NodeId made = psg_new1(s->graph, PSG_INTRINSIC, type_resolve(t, expected), span, node);
    psg_node(s->graph, made)->a = INTRINSIC_CONVERT;
    return made;
  }
  NodeId wrapped = sema_fit_function(s, node, expected, span);
  if (wrapped.index != node.index) return sema_fit(s, wrapped, expected, span);
  if (type_is_known(t, expected, KNOWN_OLD_ENUMERABLE) && sema_has_view(s, actual, expected)) {
    bool known;
    TypeId element = sema_element_of(s, actual, &known);
    TypeId sequence = type_app(t, type_known(t, KNOWN_SEQ), &element, 1);
    node = sema_fit(s, node, sequence, span);
    actual = sequence;
  }
  NodeId converted = convert_implicitly(s, node, actual, expected, span);
  if (converted.index) return converted;
  s->unifier.failed_type = failed;
  sema_mismatch(s, span, expected, actual);
  s->unifier.failed_type = (TypeId){0};
  return sema_error_node(s, expected, span);
}

/* ---- casts as written ---- */

/* A value of an open type that is cast up: whatever derives from the type cast to may be its type. */
static void bound_by_cast(Sema *s, TypeId from, TypeId to, Span span) {
  Types *t = s->types;
  to = type_resolve(t, to);
  if (type_kind(t, from) == TYPE_VAR) sema_retry_pending(s);
  from = type_resolve(t, from);
  if (type_kind(t, from) == TYPE_VAR && sema_has_subtypes(s, to) && !type_is_known(t, to, KNOWN_OBJ))
    type_bound(&s->unifier, from, to, span);
}

/* Enum.GetValues(typeof<E>): an Array in F#, whose elements a cast tells. */
static bool is_enum_values(const Sema *s, const Syn *e) {
  while (e->kind == SYN_PAREN) e = e->items[0];
  if (e->kind != SYN_APP) return false;
  Syn *head = e->items[0];
  uint32_t count = head->kind == SYN_LONG_IDENT ? head->count : 0;
  return count > 1 && !strcmp(name_text(s->names, head->items[count - 1]->name), "GetValues") &&
         !strcmp(name_text(s->names, head->items[count - 2]->name), "Enum");
}

/* e :? t, e :?> t, e :> t and their shorter forms */
NodeId expr_check_cast(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  Scope here = *scope;
  TypeId from, to = e->count > 1 ? sema_resolve_type(s, &here, e->items[1]) : expected;
  NodeId value = sema_infer_expr(s, scope, e->items[0], &from);
  from = type_resolve(t, from);
  if (s->kind == SOURCE_CLEF && e->kind != SYN_UPCAST_TO && e->kind != SYN_UPCAST) {
    diag(s->diags, e->span, D_CLEF_TYPE_TEST,
         e->kind == SYN_TYPE_TEST  ? ":?"
         : e->kind == SYN_DOWNCAST ? "downcast"
                                   : ":?>");
    return sema_error_node(s, expected, e->span);
  }
  bool is_test = e->kind == SYN_TYPE_TEST || e->kind == SYN_DOWNCAST_TO || e->kind == SYN_DOWNCAST;
  if (is_test && !sema_check_testable(s, from, to, e->span))
    return sema_error_node(s, e->count > 1 && e->kind != SYN_TYPE_TEST ? to : expected, e->span);
  if (is_test && sema_always_is(s, from, to)) {
    bool is_upcast = e->kind == SYN_DOWNCAST_TO && !type_equal(t, from, to) &&
                     !type_is_known(t, to, KNOWN_OBJ) &&
                     type_tycon(t, from).index != type_tycon(t, to).index;
    if (!is_enum_values(s, e->items[0])) diag(s->diags, e->span, D_ALWAYS_HOLDS);
    if (is_upcast)
      sema_report_types(s, e->span, D_UPCAST_BY_DOWNCAST, from, to);
  }
  if (e->kind == SYN_TYPE_TEST) {
    if (type_kind(t, from) == TYPE_VAR) type_unify(&s->unifier, from, type_of(t, KNOWN_OBJ));
    if (sema_is_sealed(s, from)) {
      diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
      return sema_error_node(s, expected, e->span);
    }
    if (!sema_may_be(s, from, to, e->span)) {
      sema_report_types(s, e->span, D_NOT_COMPATIBLE, to, from);
      return sema_error_node(s, expected, e->span);
    }
    sema_warn_measures(s, to, e->span);
    NodeId node = psg_new1(s->graph, PSG_TYPE_TEST, type_of(t, KNOWN_BOOL), e->span, value);
    psg_node(s->graph, node)->a = to.index;
    return sema_fit(s, node, expected, e->span);
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
      return sema_fit(s, value, expected, e->span);
    }
    bool is_other = sema_can_coerce(s, from, to) && !type_is_known(t, to, KNOWN_SEQ) &&
                    !type_is_known(t, to, KNOWN_OBJ) && !sema_unify_super(s, from, to);
    if (is_other) { /* of an interface another instance */
      sema_report_types(s, e->span, D_NOT_COMPATIBLE, from, to);
      return sema_error_node(s, expected, e->span);
    }
    if (!sema_can_coerce(s, from, to) && !type_equal(t, from, to) &&
        !sema_is_flexible_seq(s, from, to) && !sema_has_view(s, from, to)) {
      uint32_t mark = type_begin_trial(&s->unifier);
      bool same = type_unify(&s->unifier, from, to);
      if (same)
        type_keep_trial(&s->unifier);
      else
        type_undo_trial(&s->unifier, mark);
      if (!same) {
        sema_report_types(s, e->span, D_NOT_COMPATIBLE, from, to);
        return sema_error_node(s, expected, e->span);
      }
    }
    return sema_fit(s, sema_fit(s, value, to, e->span), expected, e->span);
  }
  if (sema_is_sealed(s, from)) {
    diag(s->diags, e->items[0]->span, D_NO_SUBTYPES, sema_type_text(s, from));
    return sema_error_node(s, e->count > 1 ? to : expected, e->span);
  }
  if (!sema_may_be(s, from, to, e->span)) {
    sema_report_types(s, e->span, D_NOT_COMPATIBLE, to, from);
    return sema_error_node(s, e->count > 1 ? to : expected, e->span);
  }
  sema_warn_measures(s, to, e->span);
  CoerceKind kind = type_is_known(t, from, KNOWN_OBJ) ? COERCE_UNBOX : COERCE_DOWNCAST;
  return sema_fit(s, sema_coerce(s, value, to, kind, e->span), expected, e->span);
}

/* An argument may be coerced where the parameter's type is one that values are coerced to. */
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
