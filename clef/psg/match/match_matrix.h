/* match_matrix: rows, columns, the state of one match, and the specialisation of a matrix, for match.c and match_test.c. */
#ifndef CLEF_PSG_MATCH_MATCH_MATRIX_H
#define CLEF_PSG_MATCH_MATCH_MATRIX_H

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/match/match.h"
#include "clef/psg/match/match_example.h"

typedef struct Occurrence {
  NodeId definition; /* what VarRefs name; none in a coverage check */
  TypeId type;
  Example *example;
} Occurrence;

typedef struct Cell {
  NodeId pattern; /* none: matches everything */
  bool chosen;    /* the pattern is a PAT_ACTIVE, the value its function's result */
} Cell;

/* A list, newest first, that rows share. */
typedef struct Bound {
  NodeId variable;
  uint32_t occurrence;
  const struct Bound *older;
} Bound;

typedef struct Row {
  Cell *cells;
  const Bound *bound;
  uint32_t rule;
} Row;

typedef struct Matrix {
  Row *rows;
  uint32_t row_count;
  uint32_t *columns; /* occurrences */
  uint32_t column_count;
  uint32_t in_head_form; /* a column that is in head form in every row, from 1; 0: none known */
  uint32_t least_width; /* how many columns stayed when plain ones were dropped; 0: they never were */
} Matrix;

typedef struct Rule {
  NodeId body, guard, pattern;
  NodeId *variables;
  uint32_t variable_count, leaves;
  NodeId target;    /* JoinTarget */
  NodeId only_leaf; /* its Jump */
} Rule;

/* Note [Rules below an active pattern]
 * The result of a partial active pattern implies nothing about the rules below it, but its argument may fail too, so they are
 * needed on two paths, and theirs on two each: 2^n trees. So the tree of the rules below is built once, as a JoinTarget
 * that both paths jump to. Type tests do reduce the rules below; there it is done when many rules are left. */
typedef struct Rest {
  NodeId target; /* JoinTarget */
  bool used;
} Rest;

typedef struct Match {
  Graph *g;
  Types *types;
  Arena *scratch;
  bool emit;
  MatchFail fail;
  TypeId result;
  Span span;
  Rule *rules;
  uint32_t rule_count;
  VEC(Occurrence) occurrences;
  VEC(NodeId) jumps;
  Example *root;
  const char *counter_example; /* text of the first failure leaf */
  Map64 denied; /* (occurrence and kind, test) → 1: tests that have failed on the way here */
  Map64 last_rule; /* (1, definition) of a complete active pattern → 1 + the last rule that names it */
  Rest *rest;      /* where a row goes on that does not match; none: failure */
  bool failed, enum_only, ill_typed;
} Match;

/* New columns for the parts of a value: `make` gives part i as an expression. Only parts that rows
 * look into are bound. */
typedef struct Parts {
  uint32_t *columns;
  uint32_t count;
  NodeId *bindings; /* to be put before the tree */
  uint32_t binding_count;
} Parts;

/* What becomes of a row when column `at` is replaced by `added` columns at its place. */
typedef bool (*Specialise)(Match *m, const Row *row, Cell head, Cell *subs, void *context);

/* The tree of a matrix; of a coverage check no node. */
NodeId match_build(Match *m, Matrix x);
/* A column of a matrix, and the columns that replace it. */
typedef struct Replaced {
  uint32_t at;
  const uint32_t *added;
  uint32_t count;
  bool stays; /* behind the added ones */
} Replaced;
/* The matrix with the column replaced, without the rows that `row_of` refuses. */
Matrix match_specialise(Match *m, Matrix x, Replaced column, Specialise row_of, void *context);
/* Does the cell test nothing? */
bool match_is_plain(Match *m, Cell cell);
/* Is column `at` looked into by any row of a matrix? */
bool match_column_used(const Matrix *x, uint32_t at);

/* A reference to the value of a column. */
NodeId match_use(Match *m, uint32_t occurrence);
uint32_t match_add_occurrence(Match *m, NodeId definition, TypeId type, Example *example);
Example *match_any_example(Match *m);
NodeId match_intrinsic(Match *m, IntrinsicId id, TypeId type, const NodeId *args, uint32_t count,
                       TypeId instance);
/* A Binding of a value, for what is used more than once. */
NodeId match_temporary(Match *m, NodeId value, TypeId type);
/* A tree behind the bindings that it needs. */
NodeId match_in_scope(Match *m, const NodeId *bindings, uint32_t count, NodeId tree);
Parts match_new_parts(Match *m, uint32_t count);
void match_bind_part(Match *m, Parts *parts, uint32_t column, NodeId value, TypeId type);
NodeId match_switch_node(Match *m, NodeId value, const NodeId *arms, const int64_t *values,
                         uint32_t count, NodeId otherwise);

/* ---- match_test.c: the first row's test of column `at` ---- */
/* Null, a type, an exception, a partial active pattern. */
NodeId match_build_test(Match *m, Matrix x, uint32_t at);
/* The call of a complete active pattern; its result is a new column. */
NodeId match_build_active(Match *m, Matrix x, uint32_t at);
/* The switch over such a result. */
NodeId match_build_choice(Match *m, Matrix x, uint32_t at);
/* Where a row goes on that does not match. */
NodeId match_jump_to_rest(Match *m, Rest *rest);

/* ---- match_rows.c ---- */
/* The rows of a matrix that a case or literal concerns, in order: those that name it, and those that name none. With these a
 * match on many looks at each row once. */
typedef struct RowsByKey {
  uint32_t *start, *rows; /* of key k: rows[start[k]] up to rows[start[k + 1]] */
  uint32_t *open, open_count;
} RowsByKey;

enum { NO_KEY = UINT32_MAX };
/* key[i]: of row i, below `count`; NO_KEY: the row is of all. */
RowsByKey match_rows_by_key(Match *m, uint32_t row_count, const uint32_t *key, uint32_t count);
/* The rows of one key and those of all, in their order. */
Matrix match_rows_of_key(Match *m, const Matrix *x, const RowsByKey *by, uint32_t key);
/* True when the rows of all would be copied too often: Note [Rows of many cases and rows of any]. */
bool match_has_many_copies(const RowsByKey *by, uint32_t count);
/* Of a coverage check: the rows of a key, and those of all that matter in front of them. */
Matrix match_rows_that_meet(Match *m, const Matrix *x, const RowsByKey *by, uint32_t key);
/* A tree of the first `front` rows, which jumps to one of the others. */
NodeId match_build_in_two(Match *m, Matrix x, uint32_t front);

/* ---- match_literal.c ---- */
const LiteralRow *match_literal_of(Match *m, NodeId pattern);
bool match_same_literal(const LiteralRow *a, const LiteralRow *b);
/* The first row's test of column `at`. */
NodeId match_build_literals(Match *m, Matrix x, uint32_t at);
NodeId match_build_arrays(Match *m, Matrix x, uint32_t at);

/* ---- match.c ---- */
/* The counter-example of an occurrence, taken apart; gives it with its parts. */
Example *match_split_example(Match *m, Occurrence *o, ExampleShape shape, uint32_t id,
                             uint32_t count);
/* The row with room for other cells. */
Row match_copy_row(Match *m, const Row *row, uint32_t columns);

#endif
