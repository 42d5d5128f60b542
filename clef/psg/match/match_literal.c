/* match_literal: the test of a column by literals, or by the lengths of arrays.
 *
 * In:    a matrix whose first row has a literal or an array pattern in column `at`.
 * Out:   a Switch, or a chain of comparisons, with a tree for each literal or length and one for the others.
 * Tests: t/psg/saturate-match.fs, t/unit/psg_match.c
 */
#include <string.h>

#include "clef/psg/match/match_matrix.h"

const LiteralRow *match_literal_of(Match *m, NodeId pattern) {
  return psg_literal_row(m->g, psg_literal(m->g, pattern)->value);
}

bool match_same_literal(const LiteralRow *a, const LiteralRow *b) {
  return a->kind == b->kind && a->low == b->low && a->high == b->high;
}

typedef struct LiteralContext {
  const LiteralRow *literal;
  uint32_t length;
  bool other;
} LiteralContext;

static bool row_of_literal(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row, (void)subs;
  LiteralContext *c = context;
  if (!head.pattern.index || psg_kind(m->g, head.pattern) != PSG_PAT_LITERAL) return true;
  if (c->other) return false;
  if (!match_same_literal(match_literal_of(m, head.pattern), c->literal)) return false;
  return true;
}

/* Leads to the arm of the literal that the column is, or to `otherwise`. */
static NodeId branch_on_literals(Match *m, uint32_t column, const NodeId *patterns,
                                 const LiteralRow **literals, uint32_t count, const NodeId *arms,
                                 NodeId otherwise) {
  Graph *g = m->g;
  TypeId of_column = m->occurrences.items[column].type;
  LiteralKind kind = (LiteralKind)literals[0]->kind;
  if (kind == LITERAL_BOOL) {
    NodeId other = count == 2 ? arms[1] : otherwise;
    NodeId yes = literals[0]->low ? arms[0] : other, no = literals[0]->low ? other : arms[0];
    return psg_new3(g, PSG_IF_THEN_ELSE, m->result, m->span, match_use(m, column), yes, no);
  }
  if (kind == LITERAL_INT || kind == LITERAL_CHAR) {
    int64_t *values = NEW_ARRAY(m->scratch, int64_t, count + 1);
    for (uint32_t i = 0; i < count; i++) values[i] = literal_value(literals[i]);
    return match_switch_node(m, match_use(m, column), arms, values, count, otherwise);
  }
  NodeId tree = otherwise;
  for (uint32_t i = count; i-- > 0;) {
    TypeId type = psg_node(g, patterns[i])->type;
    NodeId value = psg_new_literal(g, psg_literal(g, patterns[i])->value,
                                   type.index ? type : of_column, m->span);
    NodeId args[2] = {match_use(m, column), value};
    NodeId test = match_intrinsic(m,
                                  kind == LITERAL_STRING  ? INTRINSIC_STRING_EQ
                                  : kind == LITERAL_BYTES ? INTRINSIC_EQUALS
                                                          : INTRINSIC_PRIM_EQ,
                                  type_of(m->types, KNOWN_BOOL), args, 2,
                                  kind == LITERAL_STRING ? (TypeId){0} : of_column);
    tree = psg_new3(g, PSG_IF_THEN_ELSE, m->result, m->span, test, arms[i], tree);
  }
  return tree;
}

/* Note [Rows of many literals]
 * A row of n literals has n tests that may fail, and each failure leads to a copy of the rows below, which may bind n variables
 * each. Where the rows below do not test these columns, the tests do not reduce them: their tree is built once, as a JoinTarget
 * (Note [Rules below an active pattern] in match_matrix.h).
 */
enum { MANY_LITERALS = 16 };

/* The cell has a literal that can fail. */
static bool is_literal(Match *m, Cell cell) {
  return cell.pattern.index && !cell.chosen && psg_kind(m->g, cell.pattern) == PSG_PAT_LITERAL &&
         match_literal_of(m, cell.pattern)->kind != LITERAL_UNIT;
}

/* How many columns from `at` on stand before the first test of the first row that is of another kind; 0: the note is not about
 * this matrix. */
static uint32_t many_literals(Match *m, const Matrix *x, uint32_t at) {
  uint32_t end = at, count = 0;
  while (end < x->column_count &&
         (is_literal(m, x->rows[0].cells[end]) || match_is_plain(m, x->rows[0].cells[end])))
    count += is_literal(m, x->rows[0].cells[end++]);
  if (count < MANY_LITERALS || x->row_count < 2) return 0;
  for (uint32_t i = at; i < end; i++)
    for (uint32_t k = 1; is_literal(m, x->rows[0].cells[i]) && k < x->row_count; k++)
      if (!match_is_plain(m, x->rows[k].cells[i])) return 0;
  return end;
}

static NodeId build_many_literals(Match *m, Matrix x, uint32_t at, uint32_t end) {
  Graph *g = m->g;
  Matrix below = x, first = x;
  below.rows++, below.row_count--;
  below.in_head_form = 0;
  first.row_count = 1;
  Rest rest = {.used = true}, *outer_rest = m->rest;
  if (m->emit)
    rest.target = psg_new1(g, PSG_JOIN_TARGET, m->result, m->span, match_build(m, below));
  Row row = match_copy_row(m, &x.rows[0], x.column_count);
  memcpy(row.cells, x.rows[0].cells, x.column_count * sizeof *row.cells);
  for (uint32_t i = at; i < end; i++)
    if (is_literal(m, row.cells[i])) row.cells[i].pattern = (NodeId){0};
  first.rows = &row;
  m->rest = &rest;
  NodeId tree = match_build(m, first);
  m->rest = outer_rest;
  if (!m->emit) return match_build(m, below);
  for (uint32_t i = end; i-- > at;) {
    NodeId pattern = x.rows[0].cells[i].pattern;
    if (!is_literal(m, x.rows[0].cells[i])) continue;
    const LiteralRow *literal = match_literal_of(m, pattern);
    tree = branch_on_literals(m, x.columns[i], &pattern, &literal, 1, &tree,
                              match_jump_to_rest(m, &rest));
  }
  return psg_new2(g, PSG_JOIN, m->result, m->span, tree, rest.target);
}

static bool is_enum(const Match *m, TypeId type) {
  TyconId tycon = type_tycon(m->types, type);
  return tycon.index && tycon_row(m->types, tycon)->kind == TYCON_ENUM;
}

/* Rows that stay although they do not match the literal keep their pattern: e.g. null, active. */
NodeId match_build_literals(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  uint32_t many = many_literals(m, &x, at);
  if (many) return build_many_literals(m, x, at, many);
  uint32_t whole = x.columns[at];
  Occurrence o = m->occurrences.items[whole];
  const LiteralRow **used = NEW_ARRAY(m->scratch, const LiteralRow *, x.row_count + 1);
  NodeId *patterns = NEW_ARRAY(m->scratch, NodeId, x.row_count + 1);
  uint32_t *key = NEW_ARRAY(m->scratch, uint32_t, x.row_count + 1), count = 0;
  uint32_t slots = 16;
  while (slots < 2 * x.row_count) slots *= 2;
  uint32_t *known = NEW_ARRAY(m->scratch, uint32_t, slots); /* hashed: index in `used`, from 1 */
  for (uint32_t i = 0; i < x.row_count; i++) {
    NodeId p = x.rows[i].cells[at].pattern;
    key[i] = NO_KEY;
    if (!p.index || x.rows[i].cells[at].chosen || psg_kind(g, p) != PSG_PAT_LITERAL) continue;
    const LiteralRow *l = match_literal_of(m, p);
    uint32_t k = hash_u32(hash_u32(l->kind, l->low), l->high) & (slots - 1);
    while (known[k] && !match_same_literal(used[known[k] - 1], l)) k = (k + 1) & (slots - 1);
    if (!known[k]) {
      used[count] = l, patterns[count++] = p;
      known[k] = count;
    }
    key[i] = known[k] - 1;
  }
  RowsByKey by = match_rows_by_key(m, x.row_count, key, count);
  bool has_many = match_has_many_copies(&by, count) && used[0]->kind != LITERAL_BOOL;
  if (has_many && m->emit) return match_build_in_two(m, x, by.open[0]);
  Rest rest = {0}, *outer_rest = m->rest;
  bool only_met =
      has_many && !is_enum(m, o.type); /* an enum's other values are no failure of their own */
  if (only_met) m->rest = &rest;
  bool complete = used[0]->kind == LITERAL_BOOL && count == 2;
  Example saved = *o.example;
  NodeId *arms = NEW_ARRAY(m->scratch, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    LiteralContext context = {.literal = used[i]};
    Matrix mine = only_met ? match_rows_that_meet(m, &x, &by, i) : match_rows_of_key(m, &x, &by, i);
    Matrix inner =
        match_specialise(m, mine, (Replaced){at, NULL, 0, true}, row_of_literal, &context);
    for (uint32_t k = 0; k < inner.row_count; k++) {
      NodeId p = inner.rows[k].cells[at].pattern;
      if (p.index && psg_kind(g, p) == PSG_PAT_LITERAL)
        inner.rows[k].cells[at].pattern = (NodeId){0};
    }
    arms[i] = match_build(m, inner);
  }
  m->rest = outer_rest;
  NodeId otherwise = {0};
  if (!complete) {
    *o.example = (Example){
        .shape = SHAPE_TEXT,
        .text = example_other_literal(m->g, m->scratch, o.type, used, count, &m->enum_only)};
    LiteralContext context = {.other = true};
    otherwise = match_build(
        m, match_specialise(m, x, (Replaced){at, NULL, 0, true}, row_of_literal, &context));
    *o.example = saved;
  }
  if (!m->emit) return otherwise;
  return branch_on_literals(m, whole, patterns, used, count, arms, otherwise);
}

static bool row_of_array(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row;
  LiteralContext *c = context;
  if (!head.pattern.index || psg_kind(m->g, head.pattern) != PSG_PAT_ARRAY) return true;
  if (c->other || psg_child_count(m->g, head.pattern) != c->length) return false;
  for (uint32_t i = 0; i < c->length; i++) subs[i].pattern = psg_child(m->g, head.pattern, i);
  return true;
}

NodeId match_build_arrays(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  Types *t = m->types;
  uint32_t whole = x.columns[at];
  Occurrence o = m->occurrences.items[whole];
  TypeId element = type_arg(t, o.type, 0), int_type = type_of(t, KNOWN_INT);
  int64_t *lengths = NEW_ARRAY(m->scratch, int64_t, x.row_count + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < x.row_count; i++) {
    NodeId p = x.rows[i].cells[at].pattern;
    if (!p.index || psg_kind(g, p) != PSG_PAT_ARRAY) continue;
    int64_t length = psg_child_count(g, p);
    bool seen = false;
    for (uint32_t k = 0; k < count && !seen; k++) seen = lengths[k] == length;
    if (!seen) lengths[count++] = length;
  }
  Example saved = *o.example;
  NodeId *arms = NEW_ARRAY(m->scratch, NodeId, count + 1);
  for (uint32_t k = 0; k < count; k++) {
    uint32_t length = (uint32_t)lengths[k];
    Example *e = match_split_example(m, &o, SHAPE_ARRAY, 0, length);
    Parts parts = match_new_parts(m, length);
    for (uint32_t i = 0; i < length; i++)
      parts.columns[i] = match_add_occurrence(m, (NodeId){0}, element, e->parts[i]);
    LiteralContext context = {.length = length};
    Matrix inner =
        match_specialise(m, x, (Replaced){at, parts.columns, length, true}, row_of_array, &context);
    for (uint32_t r = 0; r < inner.row_count; r++) {
      NodeId p = inner.rows[r].cells[at + length].pattern;
      if (p.index && psg_kind(g, p) == PSG_PAT_ARRAY)
        inner.rows[r].cells[at + length].pattern = (NodeId){0};
    }
    for (uint32_t i = 0; i < length && m->emit; i++) {
      if (!match_column_used(&inner, at + i)) continue;
      NodeId args[2] = {match_use(m, whole),
                        psg_new_literal(g, psg_literal_int(g, LITERAL_INT, i), int_type, m->span)};
      match_bind_part(m, &parts, parts.columns[i],
                      match_intrinsic(m, INTRINSIC_ARRAY_GET_UNCHECKED, element, args, 2, element),
                      element);
    }
    NodeId tree = match_build(m, inner);
    if (m->emit) arms[k] = match_in_scope(m, parts.bindings, parts.binding_count, tree);
    *o.example = saved;
  }
  int64_t other = 0;
  for (bool again = true; again;) {
    again = false;
    for (uint32_t k = 0; k < count; k++)
      if (lengths[k] == other) other++, again = true;
  }
  match_split_example(m, &o, SHAPE_ARRAY, 0, (uint32_t)other);
  LiteralContext context = {.other = true};
  NodeId otherwise =
      match_build(m, match_specialise(m, x, (Replaced){at, NULL, 0, true}, row_of_array, &context));
  *o.example = saved;
  if (!m->emit) return otherwise;
  NodeId array = match_use(m, whole);
  return match_switch_node(m,
                           match_intrinsic(m, INTRINSIC_ARRAY_EXTENT, int_type, &array, 1, element),
                           arms, lengths, count, otherwise);
}
