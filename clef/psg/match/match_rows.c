/* match_rows: the rows of a matrix for each case or literal of a column.
 *
 * In:    a matrix, and for each row the key of its cell in the column, or none.
 * Out:   for each key a matrix of its rows; or, if there would be too many copies, one tree for the rows below.
 * Tests: t/unit/psg_match.c, marks of t/bench/cost.sh
 */
#include "clef/psg/match/match_matrix.h"

/* key[i]: of row i, below `count`; NO_KEY: the row is of all. */
RowsByKey match_rows_by_key(Match *m, uint32_t row_count, const uint32_t *key, uint32_t count) {
  RowsByKey by = {NEW_ARRAY(m->scratch, uint32_t, count + 2),
                  NEW_ARRAY(m->scratch, uint32_t, row_count + 1),
                  NEW_ARRAY(m->scratch, uint32_t, row_count + 1), 0};
  for (int fill = 0; fill < 2; fill++) {
    for (uint32_t i = 0; i < row_count; i++) {
      if (key[i] == NO_KEY) {
        if (fill) by.open[by.open_count++] = i;
      } else if (fill) {
        by.rows[by.start[key[i]]++] = i;
      } else {
        by.start[key[i] + 1]++;
      }
    }
    if (!fill) {
      for (uint32_t k = 0; k < count; k++) by.start[k + 1] += by.start[k];
    } else { /* filling has moved each start to the next one's */
      for (uint32_t k = count; k > 0; k--) by.start[k] = by.start[k - 1];
      by.start[0] = 0;
    }
  }
  return by;
}

Matrix match_rows_of_key(Match *m, const Matrix *x, const RowsByKey *by, uint32_t key) {
  uint32_t a = by->start[key], end = by->start[key + 1], b = 0;
  Matrix out = *x;
  out.row_count = 0;
  out.rows = NEW_ARRAY(m->scratch, Row, end - a + by->open_count + 1);
  while (a < end || b < by->open_count) {
    bool named = a < end && (b == by->open_count || by->rows[a] < by->open[b]);
    out.rows[out.row_count++] = x->rows[named ? by->rows[a++] : by->open[b++]];
  }
  return out;
}

/* Note [Rows of many cases and rows of any]
 * A row that says nothing of a column is copied into the tree of each case or literal there. Of n such rows beside n others the
 * tree has n * n leaves. Where these are too many, the rows in front of the first such row have a tree of their own, and all the
 * rows from there on another, built once, to which it jumps (Note [Rules below an active pattern] in match_matrix.h).
 *
 * A coverage check only finds which rows have a leaf and whether some value has none. For rows without a test of the
 * column, the values that no other row names decide both: the fewest rows stand in front of them. So the rows of one literal
 * keep only those rows in front that match some of their values, and a value that is left over is no failure.
 */
enum { MOST_COPIES = 512 };

bool match_has_many_copies(const RowsByKey *by, uint32_t count) {
  return by->open_count && by->open[0] && (uint64_t)count * by->open_count > MOST_COPIES;
}

/* Can a value match both rows, by their literals and cases? */
static bool can_meet(Match *m, const Row *a, const Row *b, uint32_t column_count) {
  for (uint32_t c = 0; c < column_count; c++) {
    Cell x = a->cells[c], y = b->cells[c];
    if (!x.pattern.index || !y.pattern.index || x.chosen || y.chosen) continue;
    const PsgNode *p = psg_node(m->g, x.pattern), *q = psg_node(m->g, y.pattern);
    if (p->kind != q->kind) continue;
    if (p->kind == PSG_PAT_CASE && psg_union_case_of(p)->id.index != psg_union_case_of(q)->id.index)
      return false;
    if (p->kind == PSG_PAT_LITERAL &&
        !match_same_literal(match_literal_of(m, x.pattern), match_literal_of(m, y.pattern)))
      return false;
  }
  return true;
}

/* The rows of the key, and those of none in front of the last of them that can meet one. These have a rule of their own, the
 * one behind the last, so that no leaf is counted for theirs; one with a guard takes nothing from the rows below. */
Matrix match_rows_that_meet(Match *m, const Matrix *x, const RowsByKey *by, uint32_t key) {
  uint32_t a = by->start[key], end = by->start[key + 1];
  Matrix out = *x;
  out.row_count = 0;
  out.rows = NEW_ARRAY(m->scratch, Row, end - a + by->open_count + 1);
  for (uint32_t b = 0; a < end;) {
    if (b == by->open_count || by->rows[a] < by->open[b]) {
      out.rows[out.row_count++] = x->rows[by->rows[a++]];
      continue;
    }
    const Row *open = &x->rows[by->open[b++]];
    bool meets = false, takes_all = !m->rules[open->rule].guard.index;
    for (uint32_t k = a; takes_all && k < end && !meets; k++)
      meets = can_meet(m, open, &x->rows[by->rows[k]], x->column_count);
    if (!meets) continue;
    out.rows[out.row_count] = *open;
    out.rows[out.row_count++].rule = m->rule_count;
  }
  return out;
}

NodeId match_build_in_two(Match *m, Matrix x, uint32_t front) {
  Matrix first = x, below = x;
  first.row_count = front;
  below.rows += front, below.row_count -= front;
  Rest rest = {.target =
                   psg_new1(m->g, PSG_JOIN_TARGET, m->result, m->span, match_build(m, below))},
       *outer = m->rest;
  m->rest = &rest;
  NodeId tree = match_build(m, first);
  m->rest = outer;
  return psg_new2(m->g, PSG_JOIN, m->result, m->span, tree, rest.target);
}
