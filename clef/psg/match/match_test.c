/* match_test: the tests of a match other than constructors and literals: null, types, exceptions, active patterns.
 *
 * In:    a matrix whose first row tests column `at` by no constructor and no literal.
 * Out:   the test, the tree for success and the tree for failure; for a complete active pattern one call and a switch.
 * Keeps: an active pattern is applied once for all rows that have it in the same place, in the order of the rows.
 */
#include <string.h>

#include "clef/psg/graph/clone.h"
#include "clef/psg/match/match_matrix.h"

/* --- Tests with two outcomes: null, types, exceptions, partial active patterns --- */

typedef struct TestContext {
  NodeId head;
  bool success;
  uint32_t sub_count;
} TestContext;

static bool same_test(Match *m, NodeId a, NodeId b) {
  if (a.index == b.index) return true;
  PsgNode *x = psg_node(m->g, a), *y = psg_node(m->g, b);
  if (x->kind != y->kind) return false;
  switch (x->kind) {
  case PSG_PAT_NULL: return true;
  case PSG_PAT_EXN: return psg_pat_exn_of(x)->exception.index == psg_pat_exn_of(y)->exception.index;
  case PSG_PAT_TYPE_TEST:
    return type_equal(m->types, psg_type_test_of(x)->tested, psg_type_test_of(y)->tested);
  default: return false;
  }
}

static bool row_of_test(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row;
  TestContext *c = context;
  if (!head.pattern.index) return true;
  bool same = same_test(m, head.pattern, c->head);
  if (!c->success) return !same;
  PsgNode *n = psg_node(m->g, head.pattern);
  PsgKind kind = psg_kind(m->g, c->head);
  if (!same)
    return !(kind == PSG_PAT_EXN && n->kind == PSG_PAT_EXN) &&
           !(kind == PSG_PAT_NULL && (n->kind == PSG_PAT_TYPE_TEST || n->kind == PSG_PAT_EXN ||
                                      n->kind == PSG_PAT_LITERAL));
  if (kind == PSG_PAT_ACTIVE)
    subs[0].pattern = psg_child(m->g, head.pattern, 1);
  else
    for (uint32_t i = 0; i < c->sub_count && i < n->children.count; i++)
      subs[i].pattern = psg_child(m->g, head.pattern, i);
  subs[c->sub_count].pattern = (NodeId){0}; /* the kept column */
  return true;
}

/* The active pattern's function applied to the value; its arguments are cloned for each test. */
static NodeId apply_active(Match *m, NodeId pattern, uint32_t occurrence, TypeId type) {
  Graph *g = m->g;
  CloneMap map = {.arena = m->scratch};
  NodeId call = psg_clone(g, psg_child(g, pattern, 0), &map);
  uint32_t count = psg_kind(g, call) == PSG_APPLICATION ? psg_child_count(g, call) : 0;
  NodeId *children = NEW_ARRAY(m->scratch, NodeId, count + 2);
  if (count)
    memcpy(children, psg_run(g, psg_node(g, call)->children), count * sizeof *children);
  else
    children[count++] = call;
  children[count++] = match_use(m, occurrence);
  return psg_new_n(g, PSG_APPLICATION, type, m->span, children, count);
}

static TypeId active_result(Match *m, NodeId pattern) {
  TypeRow *row =
      type_row(m->types, type_resolve(m->types, psg_node(m->g, psg_child(m->g, pattern, 0))->type));
  if (row->kind != TYPE_FUNCTION) return type_error(m->types);
  return type_resolve(m->types, (TypeId){run_items(m->types, row->args)[1]});
}

/* How many rows at the top have the same test of column `at` as the first: the alternatives of one rule. */
static uint32_t own_rows(const Matrix *x, uint32_t at) {
  uint32_t count = 1;
  while (count < x->row_count &&
         x->rows[count].cells[at].pattern.index == x->rows[0].cells[at].pattern.index)
    count++;
  return count;
}

NodeId match_jump_to_rest(Match *m, Rest *rest) {
  rest->used = true;
  if (!m->emit) return (NodeId){0};
  NodeId jump = psg_new_n(m->g, PSG_JUMP, m->result, m->span, NULL, 0);
  psg_jump(m->g, jump)->target = rest->target;
  return jump;
}

/* A test of column `at` by its first row. */
typedef struct Test {
  NodeId head; /* the pattern */
  PsgKind kind;
  uint32_t whole; /* the occurrence */
  uint32_t part_count;
  TypeId result;  /* of an active pattern's function */
  CaseId some;    /* the case of that which means success; none: it is a bool */
  NodeId applied; /* the Binding of that result */
} Test;

static Test test_of_head(Match *m, const Matrix *x, uint32_t at) {
  Types *t = m->types;
  NodeId head = x->rows[0].cells[at].pattern;
  const PsgNode *n = psg_node(m->g, head);
  Test test = {.head = head, .kind = (PsgKind)n->kind, .whole = x->columns[at]};
  if (test.kind == PSG_PAT_EXN) {
    test.part_count = n->children.count;
  } else if (test.kind == PSG_PAT_TYPE_TEST) {
    test.part_count = 1; /* used or not: a later row may name what this one does not */
  } else if (test.kind == PSG_PAT_ACTIVE) {
    test.part_count = 1;
    test.result = active_result(m, head);
    TyconId tycon = type_tycon(t, test.result);
    if (tycon.index && tycon_row(t, tycon)->kind == TYCON_UNION)
      test.some = (CaseId){tycon_row(t, tycon)->cases + 1};
  }
  return test;
}

static TypeId part_type(Match *m, const Test *test, uint32_t i) {
  Types *t = m->types;
  if (test->kind == PSG_PAT_EXN) {
    TyconId tycon = psg_pat_exn(m->g, test->head)->exception;
    return field_row(t, (FieldId){tycon_row(t, tycon)->fields + i})->type;
  }
  if (test->kind == PSG_PAT_TYPE_TEST) return psg_type_test(m->g, test->head)->tested;
  if (!test->some.index) return type_of(t, KNOWN_UNIT);
  return type_of_field(t, (FieldId){case_row(t, test->some)->fields}, test->result);
}

/* The test as an expression; an active pattern is applied to the value first. */
static NodeId condition(Match *m, Test *test) {
  Graph *g = m->g;
  TypeId bool_type = type_of(m->types, KNOWN_BOOL), int_type = type_of(m->types, KNOWN_INT32);
  if (test->kind == PSG_PAT_NULL) {
    NodeId value = match_use(m, test->whole);
    TypeId type = m->occurrences.items[test->whole].type;
    return match_intrinsic(m, INTRINSIC_IS_NULL, bool_type, &value, 1, type);
  }
  if (test->kind == PSG_PAT_ACTIVE) {
    NodeId call = apply_active(m, test->head, test->whole, test->result);
    test->applied = match_temporary(m, call, test->result);
    NodeId value = psg_new_var(g, test->applied, test->result, m->span);
    if (!test->some.index) return value;
    NodeId tag = psg_new1(g, PSG_DU_GET_TAG, int_type, m->span, value);
    NodeId one = psg_new_literal(g, psg_literal_int(g, LITERAL_INT, 1), int_type, m->span);
    NodeId args[2] = {tag, one};
    return match_intrinsic(m, INTRINSIC_PRIM_EQ, bool_type, args, 2, int_type);
  }
  TypeId tested = test->kind == PSG_PAT_EXN
                      ? type_app(m->types, psg_pat_exn(g, test->head)->exception, NULL, 0)
                      : psg_type_test(g, test->head)->tested;
  NodeId made = psg_new1(g, PSG_TYPE_TEST, bool_type, m->span, match_use(m, test->whole));
  psg_type_test(g, made)->tested = tested;
  return made;
}

/* Part `i` of a value that passed the test. */
static NodeId part_of(Match *m, const Test *test, uint32_t i, TypeId type) {
  Graph *g = m->g;
  NodeId value;
  if (test->kind == PSG_PAT_EXN) {
    value = psg_new1(g, PSG_EXN_GET, type, m->span, match_use(m, test->whole));
    psg_exn_get(g, value)->exception = psg_pat_exn(g, test->head)->exception;
    psg_exn_get(g, value)->field = i;
  } else if (test->kind == PSG_PAT_ACTIVE && test->some.index) {
    NodeId result = psg_new_var(g, test->applied, test->result, m->span);
    value = psg_new1(g, PSG_DU_ELIMINATE, type, m->span, result);
    psg_du_eliminate(g, value)->id = test->some;
  } else if (test->kind == PSG_PAT_ACTIVE) {
    value = psg_new_literal(g, psg_literal_int(g, LITERAL_UNIT, 0), type, m->span);
  } else {
    bool boxed = type_prim(m->types, m->occurrences.items[test->whole].type) == PRIM_OBJ;
    value = psg_new1(g, PSG_COERCE, type, m->span, match_use(m, test->whole));
    psg_coerce(g, value)->kind = boxed ? COERCE_UNBOX : COERCE_DOWNCAST;
    psg_node(g, value)->flags |= NODE_SYNTHETIC; /* the test has passed */
  }
  return value;
}

/* What a counter-example says of a value that failed the test, where `saved` was known of it. */
static Example failed_example(PsgKind kind, Example saved) {
  if (kind == PSG_PAT_ACTIVE) return (Example){.shape = SHAPE_UNKNOWN};
  if (kind == PSG_PAT_NULL) return saved;
  return (Example){.shape = SHAPE_TEXT, .text = "``some-other-subtype``"};
}

static Matrix without_first(Matrix x, uint32_t count) {
  x.rows += count;
  x.row_count -= count;
  return x;
}

/* In a coverage check: the test under which its failure is noted. */
static uint64_t key_of_test(Match *m, const Test *test) {
  uint32_t asked = 0;
  if (test->kind == PSG_PAT_EXN) asked = psg_pat_exn(m->g, test->head)->exception.index;
  if (test->kind == PSG_PAT_TYPE_TEST)
    asked = type_zonk(m->types, psg_type_test(m->g, test->head)->tested).index;
  if (test->kind == PSG_PAT_ACTIVE) asked = test->head.index;
  return map64_key(4 * test->whole + (test->kind == PSG_PAT_TYPE_TEST) +
                       2 * (test->kind == PSG_PAT_ACTIVE) + 3 * (test->kind == PSG_PAT_EXN),
                   asked + 1);
}

NodeId match_build_test(Match *m, Matrix x, uint32_t at) {
  enum { FEW_ROWS = 2, MANY_ROWS = 12 };
  Graph *g = m->g;
  Test test = test_of_head(m, &x, at);
  uint64_t key = m->emit ? 0 : key_of_test(m, &test);
  if (!m->emit && map64_find(&m->denied, key)) return match_build(m, without_first(x, 1));
  Example *example = m->occurrences.items[test.whole].example, saved = *example;
  TestContext context = {test.head, true, test.part_count};
  uint32_t own = own_rows(&x, at);
  if (x.row_count - own < (test.kind == PSG_PAT_ACTIVE ? FEW_ROWS : MANY_ROWS)) own = 0;
  Parts parts = match_new_parts(m, test.part_count);
  if (test.kind != PSG_PAT_EXN) *example = (Example){.shape = SHAPE_UNKNOWN};
  for (uint32_t i = 0; i < test.part_count; i++)
    parts.columns[i] =
        match_add_occurrence(m, (NodeId){0}, part_type(m, &test, i), match_any_example(m));
  Matrix first = x;
  if (own) first.row_count = own; /* the rows of the head, which come first */
  Matrix yes = match_specialise(m, first, (Replaced){at, parts.columns, test.part_count, true},
                                row_of_test, &context);
  NodeId asked = {0};
  if (m->emit) {
    asked = condition(m, &test);
    for (uint32_t i = 0; i < test.part_count; i++) {
      if (!match_column_used(&yes, at + i)) continue;
      TypeId type = m->occurrences.items[parts.columns[i]].type;
      match_bind_part(m, &parts, parts.columns[i], part_of(m, &test, i, type), type);
    }
  }
  Rest rest = {0}, *outer_rest = m->rest;
  NodeId below = {0};
  if (own) {
    if (m->emit) {
      below = match_build(m, without_first(x, own));
      rest.target = psg_new1(g, PSG_JOIN_TARGET, m->result, m->span, below);
    }
    m->rest = &rest;
  }
  NodeId success = match_build(m, yes);
  m->rest = outer_rest;
  if (m->emit) success = match_in_scope(m, parts.bindings, parts.binding_count, success);
  *example = failed_example(test.kind, saved);
  context.success = false;
  NodeId otherwise;
  if (own && m->emit) {
    otherwise = rest.used ? match_jump_to_rest(m, &rest) : below;
    if (!rest.used) psg_set_children(g, rest.target, NULL, 0);
  } else if (own) { /* if its rules have no more to say, those with the same test are left out when they are met */
    if (!rest.used) map64_set(&m->denied, key, 1);
    otherwise = match_build(m, without_first(x, own));
    if (!rest.used) map64_set(&m->denied, key, 0);
  } else {
    otherwise = match_build(
        m, match_specialise(m, x, (Replaced){at, NULL, 0, true}, row_of_test, &context));
  }
  *example = saved;
  if (!m->emit) return otherwise;
  NodeId tree = psg_new3(g, PSG_IF_THEN_ELSE, m->result, m->span, asked, success, otherwise);
  if (test.applied.index) tree = match_in_scope(m, &test.applied, 1, tree);
  return rest.used ? psg_new2(g, PSG_JOIN, m->result, m->span, tree, rest.target) : tree;
}

/* --- Complete active patterns: called once, then a column of its own --- */

static bool same_variable(const Match *m, NodeId a, NodeId b) {
  const PsgNode *x = psg_node(m->g, a), *y = psg_node(m->g, b);
  return x->kind == PSG_VAR_REF && y->kind == PSG_VAR_REF &&
         psg_var_ref_of(x)->definition.index == psg_var_ref_of(y)->definition.index;
}

/* The same function without arguments, or of the same object, or of the same wider type. */
static bool same_function(Match *m, NodeId a, NodeId b) {
  Graph *g = m->g;
  if (a.index == b.index) return true;
  NodeId x = psg_child(g, a, 0), y = psg_child(g, b, 0);
  if (psg_kind(g, x) == PSG_LAMBDA && psg_kind(g, y) == PSG_LAMBDA) { /* fun v -> f (v :> t) */
    x = psg_child(g, psg_child(g, x, 1), 0), y = psg_child(g, psg_child(g, y, 1), 0);
    return same_variable(m, x, y);
  }
  bool of_object = psg_kind(g, x) == PSG_APPLICATION && psg_kind(g, y) == PSG_APPLICATION &&
                   psg_child_count(g, x) == 2 && psg_child_count(g, y) == 2;
  if (!of_object) return same_variable(m, x, y);
  NodeId function = psg_child(g, x, 0);
  return same_variable(m, function, psg_child(g, y, 0)) &&
         psg_member_of(psg_node(g, psg_var_ref(g, function)->definition)).index &&
         same_variable(m, psg_child(g, x, 1), psg_child(g, y, 1));
}

/* Is the cell a complete active pattern of the function of `first`? */
static bool is_of_function(Match *m, NodeId first, Cell cell) {
  return cell.pattern.index && !cell.chosen && psg_kind(m->g, cell.pattern) == PSG_PAT_ACTIVE &&
         !(psg_node(m->g, cell.pattern)->flags & NODE_PARTIAL) &&
         same_function(m, first, cell.pattern);
}

static bool row_of_chosen(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row;
  if (!is_of_function(m, *(NodeId *)context, head)) return true;
  bool single = psg_pat_active(m->g, head.pattern)->count <= 1;
  subs[0] = single ? (Cell){psg_child(m->g, head.pattern, 1), false} : (Cell){head.pattern, true};
  subs[1].pattern = (NodeId){0};
  return true;
}

/* Do the first `count` rows test no other column? */
static bool tests_only(Match *m, const Matrix *x, uint32_t at, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t c = 0; c < x->column_count; c++)
      if (c != at && !match_is_plain(m, x->rows[i].cells[c])) return false;
  return true;
}

/* How many rows there are up to the last that names the function of the first, when many are left below that and they test
 * nothing else. The result of the function decides nothing about the rows below, so their tree is built once (Note [Rules below
 * an active pattern] in match_matrix.h). Else 0. */
static uint32_t rows_of_function(Match *m, const Matrix *x, uint32_t at) {
  enum { MANY_ROWS = 12 };
  if (x->row_count <= MANY_ROWS) return 0;
  NodeId function = psg_child(m->g, x->rows[0].cells[at].pattern, 0);
  if (psg_kind(m->g, function) != PSG_VAR_REF) return 0;
  uint32_t last = map64_find(&m->last_rule,
                             map64_key(1, psg_var_ref(m->g, function)->definition.index)),
           count = 0;
  while (count < x->row_count &&
         (x->rows[count].rule < last || x->rows[count].rule == m->rule_count))
    count++;
  return count && x->row_count - count >= MANY_ROWS && tests_only(m, x, at, count) ? count : 0;
}

/* The tree of the rows of one function; where none of them matches it leads to that of the rows below. */
static NodeId build_above_rest(Match *m, Matrix own, Matrix below) {
  Rest rest = {0}, *outer_rest = m->rest;
  if (m->emit) rest.target = psg_new(m->g, PSG_JOIN_TARGET, m->result, m->span);
  m->rest = &rest;
  NodeId tree = match_build(m, own);
  m->rest = outer_rest;
  if (!rest.used) return tree;
  NodeId other = match_build(m, below);
  if (!m->emit) return other;
  psg_set_children(m->g, rest.target, &other, 1);
  return psg_new2(m->g, PSG_JOIN, m->result, m->span, tree, rest.target);
}

NodeId match_build_active(Match *m, Matrix x, uint32_t at) {
  NodeId head = x.rows[0].cells[at].pattern;
  TypeId result = active_result(m, head);
  uint32_t whole = x.columns[at];
  NodeId binding = {0};
  if (m->emit) binding = match_temporary(m, apply_active(m, head, whole, result), result);
  Example *e = match_any_example(m), *outer = m->occurrences.items[whole].example;
  e->shape = SHAPE_UNKNOWN;
  uint32_t column = match_add_occurrence(m, binding, result, e);
  Example saved = *outer;
  outer->shape = SHAPE_UNKNOWN;
  uint32_t own_count = rows_of_function(m, &x, at);
  Matrix own = x;
  if (own_count) own.row_count = own_count;
  own = match_specialise(m, own, (Replaced){at, &column, 1, true}, row_of_chosen, &head);
  NodeId tree =
      own_count ? build_above_rest(m, own, without_first(x, own_count)) : match_build(m, own);
  *outer = saved;
  return m->emit ? match_in_scope(m, &binding, 1, tree) : tree;
}

typedef struct ChosenContext {
  uint32_t index;
  bool has_part;
} ChosenContext;

static bool row_of_choice(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row;
  ChosenContext *c = context;
  if (!head.pattern.index) return true;
  if (psg_pat_active(m->g, head.pattern)->index != c->index) return false;
  if (c->has_part) subs[0].pattern = psg_child(m->g, head.pattern, 1);
  return true;
}

/* Does a row name that choice? If none does, its value needs no column. */
static bool is_named(Match *m, const Matrix *x, uint32_t at, uint32_t choice) {
  for (uint32_t i = 0; i < x->row_count; i++) {
    NodeId pattern = x->rows[i].cells[at].pattern;
    if (pattern.index && psg_pat_active(m->g, pattern)->index == choice) return true;
  }
  return false;
}

NodeId match_build_choice(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  Types *t = m->types;
  uint32_t whole = x.columns[at];
  Occurrence o = m->occurrences.items[whole];
  uint32_t count = psg_pat_active(g, x.rows[0].cells[at].pattern)->count;
  TyconId tycon = type_tycon(t, o.type);
  NodeId *arms = NEW_ARRAY(m->scratch, NodeId, count + 1);
  int64_t *values = NEW_ARRAY(m->scratch, int64_t, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    Parts parts = match_new_parts(m, 1);
    CaseId id = {tycon.index ? tycon_row(t, tycon)->cases + i : 0};
    TypeId type =
        id.index ? type_of_field(t, (FieldId){case_row(t, id)->fields}, o.type) : type_error(t);
    parts.columns[0] = match_add_occurrence(m, (NodeId){0}, type, match_any_example(m));
    ChosenContext context = {i, is_named(m, &x, at, i)};
    Matrix inner = match_specialise(m, x, (Replaced){at, parts.columns, context.has_part, false},
                                    row_of_choice, &context);
    if (m->emit && context.has_part && match_column_used(&inner, at)) {
      NodeId value = psg_new1(g, PSG_DU_ELIMINATE, type, m->span, match_use(m, whole));
      psg_du_eliminate(g, value)->id = id;
      match_bind_part(m, &parts, parts.columns[0], value, type);
    }
    NodeId tree = match_build(m, inner);
    if (m->emit) arms[i] = match_in_scope(m, parts.bindings, parts.binding_count, tree);
    values[i] = i;
  }
  if (!m->emit) return (NodeId){0};
  NodeId tag = psg_new1(g, PSG_DU_GET_TAG, type_of(t, KNOWN_INT32), m->span, match_use(m, whole));
  return match_switch_node(m, tag, arms, values, count, (NodeId){0});
}
