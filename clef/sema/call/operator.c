/* operator: operators and conversions, decided when the types of their operands are known.
 *
 * An arithmetic operator on primitive operands is an intrinsic. On other operands it is a static member. While the types are
 * unknown the node is Pending (call/pending.c). At the end of the binding's group, or of the file, it is rewritten under the same
 * id. Types that are still unknown then default to int. In an `inline` function the node becomes a TraitCall, which each use
 * resolves.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

static bool is_integer(PrimKind p) {
  return p >= PRIM_INT8 && p <= PRIM_UNATIVEINT && p != PRIM_FLOAT32 && p != PRIM_FLOAT64;
}
static bool is_float(PrimKind p) { return p == PRIM_FLOAT32 || p == PRIM_FLOAT64; }

static NodeId child(Sema *s, NodeId node, uint32_t i) { return psg_child(s->graph, node, i); }
TypeId sema_type_of_child(Sema *s, NodeId node, uint32_t i) {
  return type_resolve(s->types, psg_node(s->graph, child(s, node, i))->type);
}

static void make_intrinsic(Sema *s, NodeId node, IntrinsicId id) {
  const PsgNode row = *psg_node(s->graph, node);
  NodeId children[2];
  uint32_t count = row.children.count;
  for (uint32_t i = 0; i < count; i++) children[i] = child(s, node, i);
  psg_rewrite(s->graph, node, PSG_INTRINSIC, row.type, children, count);
  psg_intrinsic(s->graph, node)->id = id;
}

void sema_become(Sema *s, NodeId node, NodeId made) {
  const PsgNode row = *psg_node(s->graph, made);
  TypeId type = psg_node(s->graph, node)->type;
  NodeId *children = NEW_ARRAY(s->unit, NodeId, row.children.count + 1);
  for (uint32_t i = 0; i < row.children.count; i++) children[i] = psg_child(s->graph, made, i);
  psg_rewrite(s->graph, node, (PsgKind)row.kind, type, children, row.children.count);
  psg_node(s->graph, node)->payload = row.payload;
  psg_node(s->graph, node)->name = row.name;
}

static void unify_at(Sema *s, NodeId node, TypeId expected, TypeId actual) {
  if (!type_unify(&s->unifier, expected, actual))
    sema_mismatch(s, psg_node(s->graph, node)->span, expected, actual);
}

/* The base class as which a derived class is passed, or the type itself. */
static TypeId as_wanted(Sema *s, TypeId wanted, TypeId type) {
  TyconId super = type_tycon(s->types, wanted);
  TypeId found = super.index && type_tycon(s->types, type).index
                     ? type_find_super(s->types, type, super)
                     : (TypeId){0};
  return found.index ? found : type;
}

/* Unifies the member's type with the types of the operands, in a trial that the caller keeps or undoes. Returns none when it does
 * not fit. `wide`: an operand may be of a derived class. */
static TypeId operator_type(Sema *s, NodeId node, MemberId member, IdRun *args, TypeId *result,
                            bool wide) {
  Types *t = s->types;
  uint32_t count = psg_child_count(s->graph, node);
  TypeId type = type_instantiate(&s->unifier, member_row(t, member)->scheme, s->level,
                                 psg_node(s->graph, node)->span, args);
  *result = type;
  for (uint32_t k = 0; k < count; k++) {
    *result = type_resolve(t, *result);
    if (type_kind(t, *result) != TYPE_FUNCTION) return (TypeId){0};
    TypeId wanted = type_arg(t, *result, 0), have = sema_type_of_child(s, node, k);
    if (!type_unify(&s->unifier, wanted, wide ? as_wanted(s, wanted, have) : have))
      return (TypeId){0};
    *result = type_arg(t, *result, 1);
  }
  return type;
}

/* A user's operator: a static member of one of the operand types. When an operand is open and several
 * members fit, a later use decides. */
bool sema_try_operator_member(Sema *s, NodeId node, const Operator *op) {
  Types *t = s->types;
  Name name = sema_name(s, op->member);
  uint32_t count = psg_child_count(s->graph, node), fitting = 0;
  MemberId chosen = {0};
  IdRun args;
  TypeId rest;
  bool open = false, wide = false;
  for (uint32_t round = 0; round < 2 * count && !(round >= count && (chosen.index || open));
       round++) {
    uint32_t i = round % count;
    wide = round >= count;
    TypeId owner = sema_type_of_child(s, node, i);
    open = open || type_kind(t, owner) == TYPE_VAR;
    if (type_kind(t, owner) != TYPE_APP) continue;
    MemberSet members = sema_find_members(s, owner, name, true);
    for (uint32_t m = 0; m < members.count; m++) {
      Trial trial = type_begin_trial(&s->unifier);
      bool fits = operator_type(s, node, members.items[m], &args, &rest, wide).index != 0;
      type_undo_trial(&s->unifier, trial);
      if (!fits || members.items[m].index == chosen.index) continue;
      fitting++;
      if (!chosen.index) chosen = members.items[m];
    }
  }
  if (!chosen.index || (open && (fitting > 1 || s->depths.inline_depth) &&
                        (op->sort != 'm' || s->depths.inline_depth)))
    return false;
  const MemberRow row = *member_row(t, chosen);
  wide = wide && open == false;
  TypeId type = operator_type(s, node, chosen, &args, &rest, wide);
  unify_at(s, node, psg_node(s->graph, node)->type, rest);
  NodeId function =
      psg_new_var(s->graph, (NodeId){row.binding}, type, psg_node(s->graph, node)->span);
  psg_node(s->graph, function)->name = row.name;
  if (args.count) {
    psg_var_ref(s->graph, function)->types = psg_list(s->graph, run_items(t, args), args.count);
    sema_add_use_traits(s, scheme_row(t, row.scheme)->params, args, psg_node(s->graph, node)->span);
  }
  NodeId children[3] = {function};
  TypeId taken = type;
  for (uint32_t k = 0; k < count; k++) {
    children[1 + k] = child(s, node, k);
    taken = type_resolve(t, taken);
    if (wide)
      children[1 + k] =
          sema_fit(s, children[1 + k], type_arg(t, taken, 0), psg_node(s->graph, node)->span);
    taken = type_arg(t, taken, 1);
  }
  psg_rewrite(s->graph, node, PSG_APPLICATION, psg_node(s->graph, node)->type, children, count + 1);
  return true;
}

/* The span of the operator between its operands. F# reports a mismatch of the operands there. */
static Span place_of_operator(Sema *s, NodeId node, const Operator *op) {
  Span place = psg_node(s->graph, node)->span;
  if (psg_child_count(s->graph, node) == 2 && sema_is_own_text(s, place)) {
    const char *bytes = source_bytes(s->sources, place.file);
    uint32_t size = (uint32_t)strlen(op->text),
             at = psg_node(s->graph, child(s, node, 0))->span.end,
             end = psg_node(s->graph, child(s, node, 1))->span.start;
    while (at + size <= end && memcmp(bytes + at, op->text, size)) at++;
    if (at + size <= end) place.start = at, place.end = at + size;
  }
  return place;
}

static void diag_at_operator(Sema *s, NodeId node, const Operator *op, DiagCode code,
                             const char *first, const char *second) {
  diag(s->diags, place_of_operator(s, node, op), code, first, second);
}

/* Reports two operands, or an expected and an actual result, that do not unify. */
static void report_operands(Sema *s, NodeId node, const Operator *op, TypeId first, TypeId second) {
  TypeTexts texts = sema_type_texts(s, first, second);
  diag_at_operator(s, node, op, D_OPERAND_MISMATCH, texts.first, texts.second);
}

/* The span for a message about an operand: that of the expression that determined its type, if it is elsewhere. */
static const Span *place_of_operand(Sema *s, NodeId node, const Attempt *attempt, uint32_t index) {
  Span whole = psg_node(s->graph, node)->span, blame = attempt->blame;
  bool inside = blame.file == whole.file && whole.start >= blame.start && whole.end <= blame.end;
  return blame.file && !inside ? &attempt->blame : &psg_node(s->graph, child(s, node, index))->span;
}

/* Makes the operator's result the error type, so that no further message follows. */
static void become_error(Sema *s, NodeId node) {
  TypeId result = type_resolve(s->types, psg_node(s->graph, node)->type);
  if (type_kind(s->types, result) == TYPE_VAR)
    type_solve_as_error(&s->unifier, type_row(s->types, result)->head);
  psg_rewrite(s->graph, node, PSG_ERROR, type_error(s->types), NULL, 0);
}

static void no_operator(Sema *s, NodeId node, const Attempt *attempt, TypeId type) {
  const Operator *op = attempt->op;
  if (type_kind(s->types, type) != TYPE_ERROR) {
    /* F# names the operand and, of two operands, the operator too */
    bool binary = psg_child_count(s->graph, node) == 2;
    bool is_bitwise = op->sort == 'b' || op->sort == 's'; /* known by its left operand */
    if (binary && !is_bitwise && attempt->is_weak && !attempt->has_known_result) {
      diag(s->diags, place_of_operator(s, node, op), D_DEFAULT_MISMATCH, sema_type_text(s, type),
           sema_type_text(s, type), op->text);
      become_error(s, node);
      return;
    }
    Span at = attempt->blame.file ? *place_of_operand(s, node, attempt, binary)
                                  : psg_node(s->graph, child(s, node, binary && !is_bitwise))->span;
    bool of_member =
        binary && at.start == s->notes.member_at.start && at.end == s->notes.member_at.end;
    diag(s->diags, at, of_member ? D_OPERATOR_MISSING_MEMBER : D_OPERATOR_MISSING,
         sema_type_text(s, type), op->text);
    const char *advice = sema_advise_operator(s, type, op->text);
    if (advice) diag_hint(s->diags, "%s", advice);
    if (binary && !is_bitwise && !attempt->has_known_result)
      diag_at_operator(s, node, op, D_NO_OPERATOR, sema_type_text(s, type), op->text);
  }
  become_error(s, node);
}

bool sema_has_measure(Sema *s, TypeId type) {
  return (type_row(s->types, type_resolve(s->types, type))->flags & TYPE_FLAG_MEASURED) != 0;
}

/* Units of measure: the result of a * b has the product of the units, a / b the quotient, sqrt the root. Returns whether this
 * applied. */
static bool try_measures(Sema *s, NodeId node, const Attempt *attempt, TypeId a, TypeId b) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  TypeId result = psg_node(s->graph, node)->type;
  if (op->intrinsic == INTRINSIC_SQRT && sema_has_measure(s, a)) {
    TypeId root = sema_new_var(s, psg_node(s->graph, node)->span);
    var_row(t, type_row(t, root)->head)->flags |= PARAM_MEASURE;
    unify_at(s, child(s, node, 0),
             type_with_measure(t, a, type_measure_power(t, root, 2 * MEASURE_POWER_ONE)), a);
    unify_at(s, node, type_with_measure(t, a, root), result);
    make_intrinsic(s, node, op->intrinsic);
    return true;
  }
  bool rounds =
      op->sort == 'u' && op->intrinsic >= INTRINSIC_FLOOR && op->intrinsic <= INTRINSIC_ROUND_EVEN;
  if (rounds && sema_has_measure(s, a) && s->dialect->checks_uses &&
      !type_unify(&s->unifier, type_with_measure(t, a, type_measure_one(t)),
                  a)) { /* of plain numbers only, as in F# */
    sema_mismatch(s, psg_node(s->graph, child(s, node, 0))->span,
                  type_with_measure(t, a, type_measure_one(t)), a);
    psg_rewrite(s->graph, node, PSG_ERROR, result, NULL, 0);
    return true;
  }
  if (op->intrinsic != INTRINSIC_MUL && op->intrinsic != INTRINSIC_DIV) return false;
  if (type_tycon(t, a).index != type_tycon(t, b).index ||
      (!sema_has_measure(s, a) && !sema_has_measure(s, b)))
    return false;
  TypeId below = type_measure_of(t, b);
  if (op->intrinsic == INTRINSIC_DIV) below = type_measure_power(t, below, -MEASURE_POWER_ONE);
  unify_at(s, node, type_with_measure(t, a, type_measure_product(t, type_measure_of(t, a), below)),
           result);
  make_intrinsic(s, node, op->intrinsic);
  return true;
}

/* Unifies the types of both operands. On failure it reports and makes the node an error. */
static bool operands_match(Sema *s, NodeId node, const Attempt *attempt, TypeId a, TypeId b) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  if (type_unify(&s->unifier, a, b)) return true;
  if (!attempt->is_weak) {
    Span left = psg_node(s->graph, child(s, node, 0))->span;
    if (attempt->blame.file &&
        place_of_operand(s, node, attempt, 1)->start == attempt->blame.start) {
      bool left_decided = type_equal(t, attempt->blame_type, a);
      Expect expect = {.type = left_decided ? b : a, .because = attempt->because};
      sema_mismatch_expected(s, attempt->blame, &expect, left_decided ? a : b);
      diag_label(s->diags, psg_node(s->graph, node)->span, "'%s' is applied here", op->text);
    } else {
      sema_mismatch(s, psg_node(s->graph, child(s, node, 1))->span, a, b);
      diag_label(s->diags, left, "'%s'", sema_type_text(s, a));
    }
  }
  if (op->sort != 'b' && !attempt->has_known_result) report_operands(s, node, op, b, a);
  become_error(s, node);
  return false;
}

/* Unifies the expected result with `actual`. If the result was fixed before the operands were known, F# reports a mismatch at the
 * operator. */
static void fit_result(Sema *s, NodeId node, const Attempt *attempt, TypeId actual) {
  const Operator *op = attempt->op;
  TypeId expected = psg_node(s->graph, node)->type;
  if (type_unify(&s->unifier, expected, actual)) return;
  bool is_hole = s->unifier.failed_type.index && s->unifier.failed == CONSTRAINT_ONE_OF;
  bool at_operator = attempt->is_weak && type_prim(s->types, actual);
  if (at_operator && is_hole) {
    type_take_failure(&s->unifier);
    diag_at_operator(s, node, op, D_FORMAT_MISMATCH_OPERATOR,
                     sema_format_wants(s, s->unifier.failed_list), sema_type_text(s, actual));
  } else if (at_operator) {
    report_operands(s, node, op, expected, actual);
  } else {
    sema_mismatch(s, psg_node(s->graph, node)->span, expected, actual);
  }
}

/* Decimals with units: the operator is that of decimals, and the units combine as for other numbers. The operands are used
 * without units, as later passes use every number. Returns whether this applied. */
static bool try_decimal_units(Sema *s, NodeId node, const Attempt *attempt) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  uint32_t count = psg_child_count(s->graph, node);
  TypeId result = psg_node(s->graph, node)->type, decimal = type_of(t, KNOWN_DECIMAL);
  TypeId a = sema_type_of_child(s, node, 0), b = sema_type_of_child(s, node, count - 1), made = a;
  for (uint32_t k = 0; k < count; k++)
    if (!type_is_known(t, k ? b : a, KNOWN_DECIMAL)) return false;
  if (op->intrinsic == INTRINSIC_MUL || op->intrinsic == INTRINSIC_DIV) {
    TypeId unit = type_measure_of(t, b);
    if (op->intrinsic == INTRINSIC_DIV) unit = type_measure_power(t, unit, -MEASURE_POWER_ONE);
    made = type_with_measure(t, a, type_measure_product(t, type_measure_of(t, a), unit));
  } else if (count == 2 && !operands_match(s, node, attempt, a, b)) {
    return true;
  }
  for (uint32_t k = 0; k < count; k++) psg_node(s->graph, child(s, node, k))->type = decimal;
  psg_node(s->graph, node)->type = decimal;
  if (!sema_try_operator_member(s, node, op)) no_operator(s, node, attempt, a);
  psg_node(s->graph, node)->type = made;
  unify_at(s, node, result, made);
  return true;
}

/* Enums have the bit operations, sums, differences and remainders of their numbers. */
static bool is_flags(Sema *s, TypeId type) {
  TyconId tycon = type_tycon(s->types, type);
  return tycon.index && tycon_row(s->types, tycon)->kind == TYCON_ENUM;
}

static bool is_of_enums(const Operator *op) {
  IntrinsicId id = op->intrinsic;
  return id == INTRINSIC_BIT_AND || id == INTRINSIC_BIT_OR || id == INTRINSIC_BIT_XOR ||
         id == INTRINSIC_BIT_NOT ||
         (op->sort == 'a' && (id == INTRINSIC_ADD || id == INTRINSIC_SUB || id == INTRINSIC_REM));
}

/* The operator's operands, as far as they are known. */
typedef struct Operands {
  TypeId a, b; /* b is a where there is one */
  bool open_a, open_b, is_binary;
  PrimKind prim_a, prim_b; /* none while open */
} Operands;

/* `<<<`, `>>>`: the count is an int32, whatever is shifted. */
static bool try_shift(Sema *s, NodeId node, const Attempt *attempt, const Operands *o) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  if (o->open_a) return false;
  if (type_kind(t, o->a) == TYPE_PARAM) {
    TypeId support[] = {o->a};
    type_unify(&s->unifier, o->b, type_of(t, KNOWN_INT32));
    sema_make_trait_call(s, node, sema_name(s, op->member), support, 1);
    return true;
  }
  if (!is_integer(o->prim_a) && !is_flags(s, o->a)) {
    if (!sema_try_operator_member(s, node, op)) no_operator(s, node, attempt, o->a);
    return true;
  }
  if (o->open_b || !type_is_known(t, o->b, KNOWN_INT))
    unify_at(s, child(s, node, 1), type_of(t, KNOWN_INT32), o->b);
  unify_at(s, node, psg_node(s->graph, node)->type, o->a);
  make_intrinsic(s, node, op->intrinsic);
  return true;
}

/* Does the operator wait, although the type of one operand is known, until the other is known too? */
static bool waits_for_operand(Sema *s, const Attempt *attempt, const Operands *o) {
  const Operator *op = attempt->op;
  PrimKind known = o->open_a ? o->prim_b : o->prim_a;
  if (attempt->waits && op->sort == 'a' && o->open_a != o->open_b && o->is_binary &&
      (prim_is_number(known) || known == PRIM_STRING ||
       type_is_known(s->types, o->open_a ? o->b : o->a, KNOWN_DECIMAL)))
    return true;
  /* a number decides even in an inline function, as in F# */
  return (o->open_a || o->open_b) && s->depths.inline_depth && s->dialect->delays_operators &&
         (!prim_is_number(known) || op->sort != 'a');
}

/* One of them is a string. */
static void decide_strings(Sema *s, NodeId node, const Attempt *attempt, const Operands *o) {
  const Operator *op = attempt->op;
  if (o->prim_a != o->prim_b && !o->open_a && !o->open_b && sema_try_operator_member(s, node, op))
    return; /* of the other's class */
  if (strcmp(op->text, "+")) {
    no_operator(s, node, attempt, o->prim_a == PRIM_STRING ? o->a : o->b);
    return;
  }
  if (!operands_match(s, node, attempt, o->a, o->b)) return;
  fit_result(s, node, attempt, o->a);
  NodeId args[] = {child(s, node, 0), child(s, node, 1)};
  NodeId made = sema_library_call(s, "NativeText", "concat2", (TypeId){0}, args, 2,
                                  psg_node(s->graph, node)->span);
  sema_become(s, node, made);
}

/* x * 2.0<m>: x has any unit, of x's own level, as its function may be generalised by now. */
static void open_unit(Sema *s, NodeId node, Operands *o) {
  Types *t = s->types;
  TypeId open = o->open_a ? o->a : o->b, known = o->open_a ? o->b : o->a;
  uint32_t level = var_row(t, type_row(t, open)->head)->level;
  TypeId unit = type_new_var(t, level, psg_node(s->graph, node)->span);
  var_row(t, type_row(t, unit)->head)->flags |= PARAM_MEASURE;
  type_unify(&s->unifier, open, type_with_measure(t, known, unit));
  o->a = sema_type_of_child(s, node, 0), o->b = sema_type_of_child(s, node, 1);
}

/* sign x: how x compares with 0. */
static void decide_sign(Sema *s, NodeId node, const Operands *o) {
  Types *t = s->types;
  Span span = psg_node(s->graph, node)->span;
  TypeId whole = type_of(t, KNOWN_INT32);
  NodeId arg = child(s, node, 0);
  unify_at(s, node, whole, psg_node(s->graph, node)->type);
  if (is_float(o->prim_a)) {
    sema_become(s, node, sema_library_call(s, "Operators", "signOf", (TypeId){0}, &arg, 1, span));
    return;
  }
  NodeId zero = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, 0), o->a, span);
  NodeId args[] = {arg, zero};
  psg_rewrite(s->graph, node, PSG_INTRINSIC, whole, args, 2);
  psg_intrinsic(s->graph, node)->id = INTRINSIC_COMPARE;
}

/* The known operands are numbers of kind `p`, or chars for + and -. */
static void decide_numbers(Sema *s, NodeId node, const Attempt *attempt, const Operands *o,
                           PrimKind p) {
  const Operator *op = attempt->op;
  if (!operands_match(s, node, attempt, o->a, o->b)) return;
  bool is_signed_only = op->intrinsic == INTRINSIC_NEG || op->intrinsic == INTRINSIC_ABS ||
                        op->intrinsic == INTRINSIC_COMPARE;
  if (is_signed_only && prim_is_unsigned(p) && sema_is_own_text(s, psg_node(s->graph, node)->span)) {
    no_operator(s, node, attempt, o->a);
    return;
  }
  if (op->intrinsic == INTRINSIC_COMPARE) {
    decide_sign(s, node, o);
    return;
  }
  TypeId result = psg_node(s->graph, node)->type;
  fit_result(s, node, attempt, o->a);
  bool is_bitwise = op->sort == 'b' || op->intrinsic == INTRINSIC_BIT_NOT;
  bool is_of_floats =
      op->sort == 'u' && op->intrinsic >= INTRINSIC_SQRT && op->intrinsic <= INTRINSIC_ROUND_EVEN;
  NodeId arg = child(s, node, 0);
  if (is_bitwise && !is_integer(p)) {
    no_operator(s, node, attempt, o->a);
  } else if (!strcmp(op->text, "abs") && !is_float(p)) {
    sema_become(s, node,
                sema_library_call(s, "Operators", "absWhole", (TypeId){0}, &arg, 1,
                                  psg_node(s->graph, node)->span));
  } else if (is_of_floats && !is_float(p)) {
    no_operator(s, node, attempt, o->a);
  } else if (op->intrinsic == INTRINSIC_NONE) { /* unary plus */
    psg_rewrite(s->graph, node, PSG_TYPE_ANNOTATION, result, &arg, 1);
  } else {
    make_intrinsic(s, node, op->intrinsic);
  }
}

/* No operand is a number or a string: searches members of their types, or of the bounds of type parameters. */
static bool try_members(Sema *s, NodeId node, const Attempt *attempt, const Operands *o,
                        bool number_a, bool number_b) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  if (op->sort == 'b' && o->prim_a == PRIM_BOOL) return no_operator(s, node, attempt, o->a), true;
  if (type_kind(t, o->a) == TYPE_PARAM ||
      type_kind(t, o->b) == TYPE_PARAM) { /* an inline function's parameter: a trait call */
    if (o->open_a || o->open_b) return false;
    TypeId support[] = {o->a, o->b};
    sema_make_trait_call(s, node, sema_name(s, op->member), support,
                         o->is_binary && o->a.index != o->b.index ? 2 : 1);
    return true;
  }
  if (sema_try_operator_member(s, node, op)) return true;
  if (o->open_a || o->open_b) return false;
  if (number_a != number_b && (number_a ? o->prim_b : o->prim_a) != PRIM_NONE) /* true + 1 */
    return operands_match(s, node, attempt, o->a, o->b), true;
  no_operator(s, node, attempt,
              type_kind(t, o->a) == TYPE_APP && o->prim_a == PRIM_NONE ? o->a : o->b);
  return true;
}

static bool is_slot_open(Sema *s, TypeId operand, const Operator *op) {
  return var_row(s->types, type_row(s->types, operand)->head)->constraints &&
         sema_has_static_slot(s, operand, op->member);
}

/* The operator of an interface that an operand of a still unknown type implements. */
static bool try_slots(Sema *s, NodeId node, const Operator *op, const Operands *o) {
  bool has_slot =
      (o->open_a && is_slot_open(s, o->a, op)) || (o->open_b && is_slot_open(s, o->b, op));
  if (!has_slot) return false;
  TypeId support[] = {o->a, o->b};
  sema_make_trait_call(s, node, sema_name(s, op->member), support, 2);
  return true;
}

/* One operand is a decimal with a unit and the other is unknown, so that one is a decimal too. In a product its unit is a new
 * variable; otherwise it has the same unit. */
static bool try_open_decimal(Sema *s, NodeId node, const Attempt *attempt, Operands *o) {
  const Operator *op = attempt->op;
  TypeId known = o->open_a ? o->b : o->a;
  if (op->sort != 'a' || o->open_a == o->open_b || !type_is_known(s->types, known, KNOWN_DECIMAL) ||
      !sema_has_measure(s, known))
    return false;
  if (op->intrinsic == INTRINSIC_MUL || op->intrinsic == INTRINSIC_DIV)
    open_unit(s, node, o);
  else
    type_unify(&s->unifier, o->a, o->b);
  return try_decimal_units(s, node, attempt);
}

/* Rewrites the node and returns true if its types decide it now. */
static bool try_operator(Sema *s, NodeId node, const Attempt *attempt) {
  const Operator *op = attempt->op;
  Types *t = s->types;
  Operands o = {.a = sema_type_of_child(s, node, 0),
                .is_binary = psg_child_count(s->graph, node) == 2};
  o.b = o.is_binary ? sema_type_of_child(s, node, 1) : o.a;
  o.open_a = type_kind(t, o.a) == TYPE_VAR, o.open_b = type_kind(t, o.b) == TYPE_VAR;
  if (o.open_a && o.open_b && op->sort != 's') return try_slots(s, node, op, &o);
  o.prim_a = o.open_a ? PRIM_NONE : type_prim(t, o.a);
  o.prim_b = o.open_b ? PRIM_NONE : type_prim(t, o.b);
  if (type_kind(t, o.a) == TYPE_ERROR || type_kind(t, o.b) == TYPE_ERROR) {
    become_error(s, node);
    return true;
  }
  if (op->intrinsic == INTRINSIC_COMPARE &&
      type_is_known(t, o.a, KNOWN_DECIMAL)) /* sign: any unit */
    o.a = o.b = psg_node(s->graph, child(s, node, 0))->type = type_of(t, KNOWN_DECIMAL);
  bool is_decimal = type_tycon(t, o.a).index == t->known[KNOWN_DECIMAL];
  if (is_decimal && (sema_has_measure(s, o.a) || sema_has_measure(s, o.b)) &&
      (op->sort == 'a' || op->sort == 'u') && op->intrinsic != INTRINSIC_COMPARE &&
      try_decimal_units(s, node, attempt))
    return true;
  if (is_flags(s, o.a) && is_of_enums(op)) {
    if (o.is_binary && !operands_match(s, node, attempt, o.a, o.b)) return true;
    unify_at(s, node, psg_node(s->graph, node)->type, o.a);
    make_intrinsic(s, node, op->intrinsic);
    return true;
  }
  if (op->sort == 's') return try_shift(s, node, attempt, &o);
  if (try_slots(s, node, op, &o)) return true;
  if (waits_for_operand(s, attempt, &o)) return false;
  if (try_open_decimal(s, node, attempt, &o)) return true;
  if (o.prim_a == PRIM_STRING || o.prim_b == PRIM_STRING) {
    decide_strings(s, node, attempt, &o);
    return true;
  }
  /* one primitive operand decides the other */
  bool has_chars = strchr("+-", op->text[0]) && !op->text[1];
  bool number_a = prim_is_number(o.prim_a) || (o.prim_a == PRIM_CHAR && has_chars),
       number_b = prim_is_number(o.prim_b) || (o.prim_b == PRIM_CHAR && has_chars);
  if (o.open_a != o.open_b && sema_has_measure(s, o.open_a ? o.b : o.a) &&
      (op->intrinsic == INTRINSIC_MUL || op->intrinsic == INTRINSIC_DIV)) {
    open_unit(s, node, &o);
    number_a = number_b = true;
  }
  if (number_a && number_b && try_measures(s, node, attempt, o.a, o.b)) return true;
  if ((number_a && (number_b || o.open_b)) || (number_b && o.open_a)) {
    decide_numbers(s, node, attempt, &o, number_a ? o.prim_a : o.prim_b);
    return true;
  }
  return try_members(s, node, attempt, &o, number_a, number_b);
}

/* Records for views what an operator's node was resolved to; only for the program's own nodes. */
static void note_resolution(Sema *s, NodeId node, const Operator *op, TypeId arg_type) {
  Graph *g = s->graph;
  const PsgNode *n = psg_node(g, node);
  ResolutionRow row = {.operation = sema_name(s, op->text), .arg_type = arg_type};
  if (n->kind == PSG_INTRINSIC) {
    row.target = psg_intrinsic_of(n)->id;
  } else if (n->kind == PSG_APPLICATION && psg_kind(g, child(s, node, 0)) == PSG_VAR_REF) {
    const PsgNode *binding = psg_node(g, psg_var_ref(g, child(s, node, 0))->definition);
    row.member = binding->name;
    row.kind = psg_binding_of(binding)->member.index
                   ? WITNESS_MEMBER
                   : WITNESS_BUILTIN; /* built in: a function of rt/ */
    row.target = psg_binding_of(binding)->member.index;
  } else {
    return;
  }
  psg_set_resolution(g, node, row);
}

static bool resolve_operator(Sema *s, NodeId node, const Attempt *attempt) {
  const Operator *op = attempt->op;
  NodeId first = psg_child_count(s->graph, node) ? child(s, node, 0) : (NodeId){0};
  if (!try_operator(s, node, attempt)) return false;
  if (first.index && s->dialect->keeps_resolutions)
    note_resolution(s, node, op, psg_node(s->graph, first)->type);
  return true;
}

/* op_Explicit of the argument's type, to the expected type. */
static bool try_explicit(Sema *s, NodeId node, TypeId from, TypeId to) {
  Types *t = s->types;
  if (type_kind(t, from) != TYPE_APP) return false;
  MemberSet members = sema_find_members(s, from, sema_name(s, "op_Explicit"), true);
  for (uint32_t m = 0; m < members.count; m++) {
    const MemberRow row = *member_row(t, members.items[m]);
    IdRun args;
    Trial trial = type_begin_trial(&s->unifier);
    TypeId type = type_resolve(t, type_instantiate(&s->unifier, row.scheme, s->level,
                                                   psg_node(s->graph, node)->span, &args));
    if (type_kind(t, type) != TYPE_FUNCTION ||
        !type_unify(&s->unifier, type_arg(t, type, 0), from) ||
        !type_unify(&s->unifier, type_arg(t, type, 1), to)) {
      type_undo_trial(&s->unifier, trial);
      continue;
    }
    type_keep_trial(&s->unifier);
    NodeId children[] = {
        psg_new_var(s->graph, (NodeId){row.binding}, type, psg_node(s->graph, node)->span),
        child(s, node, 0)};
    psg_node(s->graph, children[0])->name = row.name;
    if (args.count)
      psg_var_ref(s->graph, children[0])->types =
          psg_list(s->graph, run_items(t, args), args.count);
    psg_rewrite(s->graph, node, PSG_APPLICATION, to, children, 2);
    return true;
  }
  return false;
}

/* int, float …: of the type of the argument. */
static bool try_conversion(Sema *s, NodeId node) {
  Types *t = s->types;
  TypeId from = sema_type_of_child(s, node, 0),
         to = type_resolve(t, psg_node(s->graph, node)->type);
  if (type_kind(t, from) == TYPE_VAR) { /* `string` is for every type */
    if (!type_is_known(t, to, KNOWN_STRING)) return false;
    make_intrinsic(s, node, INTRINSIC_TO_TEXT);
    return true;
  }
  if (type_kind(t, from) == TYPE_ERROR)
    return psg_rewrite(s->graph, node, PSG_ERROR, to, NULL, 0), true;
  PrimKind p = type_prim(t, from);
  NodeId arg = child(s, node, 0);
  if (type_is_known(t, to, KNOWN_STRING)) {
    make_intrinsic(s, node, INTRINSIC_TO_TEXT); /* of a string: "" for null */
    return true;
  }
  if (p == PRIM_STRING) {
    static const struct {
      KnownTycon known;
      const char *function;
    } parsers[] = {{KNOWN_INT8, "sbyte"},          {KNOWN_INT16, "int16"},
                   {KNOWN_INT32, "int32"},         {KNOWN_INT, "int"},
                   {KNOWN_INT64, "int64"},         {KNOWN_UINT8, "byte"},
                   {KNOWN_UINT16, "uint16"},       {KNOWN_UINT32, "uint32"},
                   {KNOWN_UINT64, "uint64"},       {KNOWN_FLOAT, "float"},
                   {KNOWN_FLOAT32, "float32"},     {KNOWN_CHAR, "char"},
                   {KNOWN_NATIVEINT, "nativeint"}, {KNOWN_UNATIVEINT, "unativeint"}};
    for (size_t i = 0; i < COUNT_OF(parsers); i++) {
      if (!type_is_known(t, to, parsers[i].known)) continue;
      sema_become(s, node,
                  sema_library_call(s, "Parse", parsers[i].function, (TypeId){0}, &arg, 1,
                                    psg_node(s->graph, node)->span));
      return true;
    }
  }
  bool is_enum = type_tycon(t, from).index && tycon_row(t, type_tycon(t, from))->kind == TYCON_ENUM;
  if (type_kind(t, from) == TYPE_PARAM && s->dialect->has_rigid_params && !s->depths.inline_depth) {
    sema_make_trait_call(s, node, sema_name(s, "op_Explicit"), &from, 1);
    return true;
  }
  if (prim_is_number(p) || p == PRIM_CHAR || is_enum || type_kind(t, from) == TYPE_PARAM) {
    make_intrinsic(s, node, INTRINSIC_CONVERT);
    return true;
  }
  if (try_explicit(s, node, from, to)) return true;
  diag(s->diags, psg_node(s->graph, node)->span, D_NO_CONVERSION, sema_type_text(s, from),
       sema_type_text(s, to));
  psg_rewrite(s->graph, node, PSG_ERROR, to, NULL, 0);
  return true;
}

bool sema_try_node(Sema *s, NodeId node, const Attempt *attempt) {
  return attempt->op ? resolve_operator(s, node, attempt) : try_conversion(s, node);
}

NodeId sema_make_conversion(Sema *s, NodeId value, KnownTycon target, Span span) {
  NodeId node = psg_new1(s->graph, PSG_PENDING, type_resolve(s->types, type_of(s->types, target)),
                         span, value);
  return sema_pend(s, node, &(Attempt){0});
}

NodeId sema_make_unary(Sema *s, NodeId value, const char *op, TypeId result, Span span) {
  NodeId node = psg_new1(s->graph, PSG_PENDING, result, span, value);
  return sema_pend(s, node, &(Attempt){.op = sema_find_operator(op)});
}
