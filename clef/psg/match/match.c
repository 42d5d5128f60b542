/* match: decision trees and coverage, one algorithm.
 *
 * In:    MatchCase nodes with typed patterns.
 * Out:   a tree of Switch, IfThenElse, tests and projections whose leaves are the rules' bodies; or diagnostics.
 * Tests: t/psg/saturate-match.fs, t/unit/psg_match.c, t/err/match-*
 *
 * A matrix has a row for each alternative of each rule and a column for each tested value (an *occurrence*). If the first row
 * tests nothing, its rule is taken; its guard may fall through to the rows below. Otherwise the first column of that row that
 * needs a test is tested, and the matrix is specialised to each outcome. F# also takes the leftmost column of the first row,
 * so active patterns run in F#'s order. match_test.c has the tests with two outcomes and the active patterns.
 *
 * A value is bound to a temporary when a row tests its parts. If a rule has one leaf, its body is there, and its pattern
 * variables become Bindings with the same ids. A rule with several leaves becomes a JoinTarget. A guard is cloned for
 * each leaf. Reachable failure leaves are counter-examples, and rules without a leaf are useless.
 */
#include "clef/psg/match/match.h"

#include "clef/psg/graph/make.h"

#include <stdlib.h>

#include "clef/psg/graph/clone.h"
#include "clef/psg/match/match_matrix.h"
#include "clef/psg/graph/walk.h"

/* --- Nodes --- */

NodeId match_use(Match *m, uint32_t occurrence) {
  Occurrence *o = &m->occurrences.items[occurrence];
  return psg_new_var(m->g, o->definition, o->type, m->span);
}

NodeId match_intrinsic(Match *m, IntrinsicId id, TypeId type, const NodeId *args, uint32_t count,
                       TypeId instance) {
  NodeId n = psg_new_n(m->g, PSG_INTRINSIC, type, m->span, args, count);
  psg_intrinsic(m->g, n)->id = id;
  if (instance.index) {
    IdRun list = psg_list(m->g, &instance.index, 1);
    psg_intrinsic(m->g, n)->types = list;
  }
  return n;
}

NodeId match_temporary(Match *m, NodeId value, TypeId type) {
  NodeId binding = psg_new1(m->g, PSG_BINDING, type, m->span, value);
  PsgNode *n = psg_node(m->g, binding);
  n->flags |= NODE_SYNTHETIC;
  n->name = name_of_string(m->g->names, "$v");
  return binding;
}

NodeId match_in_scope(Match *m, const NodeId *bindings, uint32_t count, NodeId tree) {
  if (!count) return tree;
  NodeId *items = NEW_ARRAY(m->scratch, NodeId, count + 1);
  memcpy(items, bindings, count * sizeof *items);
  items[count] = tree;
  return psg_new_n(m->g, PSG_SEQUENTIAL, m->result, m->span, items, count + 1);
}

uint32_t match_add_occurrence(Match *m, NodeId definition, TypeId type, Example *example) {
  vec_push(m->scratch, &m->occurrences, ((Occurrence){definition, type, example}));
  return m->occurrences.count - 1;
}

Example *match_any_example(Match *m) { return NEW(m->scratch, Example); }

/* --- Matrices --- */

Row match_copy_row(Match *m, const Row *row, uint32_t columns) {
  Row copy = *row;
  copy.cells = NEW_ARRAY(m->scratch, Cell, columns + 1);
  return copy;
}

static void bind(Match *m, Row *row, NodeId variable, uint32_t occurrence) {
  PsgNode *n = psg_node(m->g, variable);
  Bound *bound = NEW(m->scratch, Bound);
  *bound = (Bound){n->flags & NODE_OR_ALIAS ? psg_pattern_binding_of(n)->alias : variable,
                   occurrence, row->bound};
  row->bound = bound;
}

static bool is_single_case(Match *m, NodeId pattern) {
  CaseRow *row = case_row(m->types, psg_union_case(m->g, pattern)->id);
  TyconRow *tycon = tycon_row(m->types, row->tycon);
  return tycon->kind == TYCON_UNION && tycon->case_count == 1;
}

/* No variable, no Or, no And. */
static bool is_head_form(Match *m, Cell cell) {
  if (!cell.pattern.index || cell.chosen) return true;
  switch (psg_kind(m->g, cell.pattern)) {
  case PSG_PAT_LITERAL: return match_literal_of(m, cell.pattern)->kind != LITERAL_UNIT;
  case PSG_PAT_WILD:
  case PSG_PATTERN_BINDING:
  case PSG_BINDING:
  case PSG_PAT_AS:
  case PSG_PAT_TYPED:
  case PSG_PAT_OR:
  case PSG_PAT_AND: return false;
  default: return true;
  }
}

/* Takes variables, `_`, `as` and type annotations off a cell. */
static void bind_cell(Match *m, Row *row, Cell *cell, uint32_t occurrence) {
  Graph *g = m->g;
  while (cell->pattern.index && !cell->chosen) {
    NodeId pattern = cell->pattern;
    switch (psg_kind(g, pattern)) {
    case PSG_PAT_LITERAL:
      if (match_literal_of(m, pattern)->kind != LITERAL_UNIT) return;
      cell->pattern = (NodeId){0};
      break;
    case PSG_PAT_WILD: cell->pattern = (NodeId){0}; break;
    case PSG_PATTERN_BINDING:
    case PSG_BINDING:
      bind(m, row, pattern, occurrence);
      cell->pattern = (NodeId){0};
      break;
    case PSG_PAT_AS:
      bind(m, row, psg_child(g, pattern, 1), occurrence);
      cell->pattern = psg_child(g, pattern, 0);
      break;
    case PSG_PAT_TYPED: cell->pattern = psg_child(g, pattern, 0); break;
    default: return;
    }
  }
}

/* Brings column `at` of every row into head form. Adds columns for And. Rows that are copied for it have their variables bound in
 * all columns from there on: a row of n variables is copied once, not n times. */
static Matrix normalise(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  uint32_t ready = 0;
  if (x.in_head_form == at + 1) return x; /* these are the rows below one that was looked at */
  x.in_head_form = at + 1;
  while (ready < x.row_count && is_head_form(m, x.rows[ready].cells[at])) ready++;
  if (ready == x.row_count) return x;
  VEC(Row) out = {0}, work = {0};
  vec_reserve(m->scratch, &out, x.row_count);
  for (uint32_t i = 0; i < ready; i++) vec_push(m->scratch, &out, x.rows[i]);
  for (uint32_t i = x.row_count; i-- > ready;) vec_push(m->scratch, &work, x.rows[i]);
  uint32_t occurrence = x.columns[at];
  while (work.count) {
    Row row = vec_pop(&work);
    if (is_head_form(m, row.cells[at])) {
      vec_push(m->scratch, &out, row);
      continue;
    }
    bool split = false;
    Cell *cells = NEW_ARRAY(m->scratch, Cell, x.column_count);
    memcpy(cells, row.cells, x.column_count * sizeof *cells);
    row.cells = cells;
    for (uint32_t i = at; i < x.column_count; i++) bind_cell(m, &row, &cells[i], x.columns[i]);
    while (cells[at].pattern.index && !cells[at].chosen) {
      PsgNode *n = psg_node(g, cells[at].pattern);
      PsgKind kind = (PsgKind)n->kind;
      NodeId pattern = cells[at].pattern;
      if (kind == PSG_PAT_OR) {
        Row other = match_copy_row(m, &row, x.column_count);
        memcpy(other.cells, cells, x.column_count * sizeof *cells);
        other.cells[at].pattern = psg_child(g, pattern, 1);
        cells[at].pattern = psg_child(g, pattern, 0);
        vec_push(m->scratch, &work, other);
        vec_push(m->scratch, &work, row);
        split = true;
        break;
      } else if (kind == PSG_PAT_AND) {
        /* A further column with the same value for each conjunct but the first. */
        uint32_t extra = n->children.count - 1, columns = x.column_count + extra;
        for (uint32_t k = 0; k < out.count + work.count; k++) {
          Row *r = k < out.count ? &out.items[k] : &work.items[k - out.count];
          Cell *wider = NEW_ARRAY(m->scratch, Cell, columns);
          memcpy(wider, r->cells, x.column_count * sizeof *wider);
          r->cells = wider;
        }
        Cell *wider = NEW_ARRAY(m->scratch, Cell, columns);
        memcpy(wider, cells, x.column_count * sizeof *wider);
        for (uint32_t k = 0; k < extra; k++)
          wider[x.column_count + k].pattern = psg_child(g, pattern, k + 1);
        uint32_t *numbers = NEW_ARRAY(m->scratch, uint32_t, columns);
        memcpy(numbers, x.columns, x.column_count * sizeof *numbers);
        for (uint32_t k = 0; k < extra; k++) numbers[x.column_count + k] = occurrence;
        x.columns = numbers;
        x.column_count = columns;
        row.cells = cells = wider;
        cells[at].pattern = psg_child(g, pattern, 0);
        bind_cell(m, &row, &cells[at], occurrence);
      } else {
        break;
      }
    }
    if (!split) vec_push(m->scratch, &out, row);
  }
  x.rows = out.items;
  x.row_count = out.count;
  return x;
}

/* Nothing, `_` or a variable. */
bool match_is_plain(Match *m, Cell cell) {
  PsgKind kind = cell.pattern.index ? psg_kind(m->g, cell.pattern) : PSG_PAT_WILD;
  return !cell.chosen &&
         (kind == PSG_PAT_WILD || kind == PSG_PATTERN_BINDING || kind == PSG_BINDING);
}

/* A matrix without the columns that no row tests; their variables are bound. Each test adds columns, and those of a long list
 * pattern would be copied for each of its elements. Done whenever the width has doubled. */
static Matrix drop_plain_columns(Match *m, Matrix x) {
  enum { NARROW = 16 };
  if (x.column_count < NARROW || x.column_count < 2 * x.least_width) return x;
  uint32_t *kept = NEW_ARRAY(m->scratch, uint32_t, x.column_count), kept_count = 0;
  for (uint32_t c = 0; c < x.column_count; c++) {
    uint32_t i = 0;
    while (i < x.row_count && match_is_plain(m, x.rows[i].cells[c])) i++;
    if (i < x.row_count) kept[kept_count++] = c;
  }
  x.least_width = kept_count;
  if (kept_count == x.column_count) return x;
  Matrix out = x;
  out.column_count = kept_count;
  out.columns = NEW_ARRAY(m->scratch, uint32_t, kept_count + 1);
  out.rows = NEW_ARRAY(m->scratch, Row, x.row_count + 1);
  out.in_head_form = 0;
  for (uint32_t k = 0; k < kept_count; k++) out.columns[k] = x.columns[kept[k]];
  for (uint32_t i = 0; i < x.row_count; i++) {
    Row row = match_copy_row(m, &x.rows[i], kept_count);
    for (uint32_t c = 0, k = 0; c < x.column_count; c++) {
      Cell cell = x.rows[i].cells[c];
      if (k < kept_count && kept[k] == c)
        row.cells[k++] = cell;
      else
        bind_cell(m, &row, &cell, x.columns[c]);
    }
    out.rows[i] = row;
  }
  return out;
}

Matrix match_specialise(Match *m, Matrix x, Replaced column, Specialise row_of, void *context) {
  uint32_t at = column.at, count = column.count, kept = column.stays ? 1 : 0,
           columns = x.column_count - 1 + count + kept;
  Matrix out = {NEW_ARRAY(m->scratch, Row, x.row_count + 1),
                0,
                NEW_ARRAY(m->scratch, uint32_t, columns + 1),
                columns,
                0,
                x.least_width};
  memcpy(out.columns, x.columns, at * sizeof(uint32_t));
  if (count) memcpy(out.columns + at, column.added, count * sizeof(uint32_t));
  if (kept) out.columns[at + count] = x.columns[at];
  memcpy(out.columns + at + count + kept, x.columns + at + 1,
         (x.column_count - at - 1) * sizeof(uint32_t));
  Cell *cells =
      NULL; /* for the next row that stays; a row that is dropped has not written to them */
  for (uint32_t i = 0; i < x.row_count; i++) {
    const Row *row = &x.rows[i];
    if (!cells) cells = NEW_ARRAY(m->scratch, Cell, columns + 1);
    if (kept) cells[at + count] = row->cells[at];
    if (!row_of(m, row, row->cells[at], cells + at, context)) continue;
    Row made = *row;
    made.cells = cells;
    cells = NULL;
    memcpy(made.cells, row->cells, at * sizeof(Cell));
    memcpy(made.cells + at + count + kept, row->cells + at + 1,
           (x.column_count - at - 1) * sizeof(Cell));
    out.rows[out.row_count++] = made;
  }
  return out;
}

bool match_column_used(const Matrix *x, uint32_t at) {
  for (uint32_t i = 0; i < x->row_count; i++)
    if (x->rows[i].cells[at].pattern.index) return true;
  return false;
}

static bool has_parts(PsgKind kind) {
  return kind == PSG_PAT_TUPLE || kind == PSG_PAT_RECORD || kind == PSG_PAT_CASE;
}

static bool is_split(Match *m, Cell cell) {
  return cell.pattern.index && !cell.chosen && has_parts(psg_kind(m->g, cell.pattern));
}

/* Column `at` in the columns of its parts. Where some row tests something else of the whole (null, a type, an active pattern),
 * the whole stays behind its parts, for those rows. */
static Matrix specialise_parts(Match *m, Matrix x, uint32_t at, const uint32_t *added,
                               uint32_t count, Specialise row_of, void *context) {
  bool keep = false;
  for (uint32_t i = 0; i < x.row_count && !keep; i++)
    keep = x.rows[i].cells[at].pattern.index && !is_split(m, x.rows[i].cells[at]);
  Matrix inner = match_specialise(m, x, (Replaced){at, added, count, keep}, row_of, context);
  for (uint32_t i = 0; keep && i < inner.row_count; i++)
    if (is_split(m, inner.rows[i].cells[at + count])) inner.rows[i].cells[at + count] = (Cell){0};
  return inner;
}

/* --- Leaves --- */

static NodeId failure(Match *m) {
  if (!m->failed) {
    m->failed = true;
    if (!example_is_unknown(m->root)) {
      Text out = text_in(m->scratch);
      example_text(m->g, &out, m->root);
      m->counter_example = text_string(&out);
    }
  }
  if (!m->emit) return (NodeId){0};
  switch (m->fail) {
  case FAIL_RAISE: return psg_new(m->g, PSG_MATCH_FAILURE, m->result, m->span);
  case FAIL_RERAISE: return match_intrinsic(m, INTRINSIC_RERAISE, m->result, NULL, 0, m->result);
  case FAIL_IGNORE:
    return psg_new_literal(m->g, psg_literal_int(m->g, LITERAL_UNIT, 0), m->result, m->span);
  }
  return (NodeId){0};
}

/* The occurrences that the rule's variables stand for in this row, in the order of the variables. */
static uint32_t *variables_of(Match *m, const Row *row) {
  const Rule *rule = &m->rules[row->rule];
  uint32_t *occurrences = NEW_ARRAY(m->scratch, uint32_t, rule->variable_count + 1);
  Map64 bound = {.arena = m->scratch}; /* (1, variable) to 1 + its occurrence */
  for (const Bound *b = row->bound; b; b = b->older)
    map64_set(&bound, map64_key(1, b->variable.index), b->occurrence + 1);
  for (uint32_t i = 0; i < rule->variable_count; i++) {
    uint32_t found = map64_find(&bound, map64_key(1, rule->variables[i].index));
    if (!found)
      bug("match: rule %u does not bind %s", row->rule,
          name_text(m->g->names, psg_node(m->g, rule->variables[i])->name));
    occurrences[i] = found - 1;
  }
  return occurrences;
}

static NodeId leaf(Match *m, Matrix x) {
  Graph *g = m->g;
  Row *row = &x.rows[0];
  Rule *rule = &m->rules[row->rule];
  rule->leaves++;
  NodeId jump = {0};
  NodeId *args = NEW_ARRAY(m->scratch, NodeId, rule->variable_count + 1);
  if (!rule->guard.index) {
    if (!m->emit) return jump;
    const uint32_t *occurrences = variables_of(m, row);
    for (uint32_t i = 0; i < rule->variable_count; i++) args[i] = match_use(m, occurrences[i]);
    jump = psg_new_n(g, PSG_JUMP, m->result, m->span, args, rule->variable_count);
    psg_jump(g, jump)->target.index = row->rule; /* the JoinTarget when all leaves are known */
    vec_push(m->scratch, &m->jumps, jump);
    rule->only_leaf = jump;
    return jump;
  }
  Matrix rest = x;
  rest.rows++;
  rest.row_count--;
  if (!m->emit) {
    Example *outer = m->root, unknown = {.shape = SHAPE_UNKNOWN};
    m->root = &unknown;
    match_build(m, rest);
    m->root = outer;
    return jump;
  }
  CloneMap map = {.arena = m->scratch};
  const uint32_t *occurrences = variables_of(m, row);
  NodeId *bindings = NEW_ARRAY(m->scratch, NodeId, rule->variable_count + 1);
  for (uint32_t i = 0; i < rule->variable_count; i++) {
    PsgNode *variable = psg_node(g, rule->variables[i]);
    bindings[i] =
        psg_new1(g, PSG_BINDING, variable->type, variable->span, match_use(m, occurrences[i]));
    psg_node(g, bindings[i])->name = variable->name;
    psg_node(g, bindings[i])->flags = NODE_SYNTHETIC;
    clone_map_add(&map, rule->variables[i], bindings[i]);
  }
  NodeId guard = psg_clone(g, rule->guard, &map);
  for (uint32_t i = 0; i < rule->variable_count; i++)
    args[i] = psg_new_var(g, bindings[i], psg_node(g, bindings[i])->type, m->span);
  jump = psg_new_n(g, PSG_JUMP, m->result, m->span, args, rule->variable_count);
  psg_jump(g, jump)->target.index = row->rule;
  vec_push(m->scratch, &m->jumps, jump);
  rule->only_leaf = jump;
  NodeId otherwise = match_build(m, rest);
  NodeId tree = psg_new3(g, PSG_IF_THEN_ELSE, m->result, m->span, guard, jump, otherwise);
  return match_in_scope(m, bindings, rule->variable_count, tree);
}

/* --- Parts of a value --- */

Parts match_new_parts(Match *m, uint32_t count) {
  return (Parts){NEW_ARRAY(m->scratch, uint32_t, count + 1), count,
                 NEW_ARRAY(m->scratch, NodeId, count + 1), 0};
}

void match_bind_part(Match *m, Parts *parts, uint32_t column, NodeId value, TypeId type) {
  NodeId binding = match_temporary(m, value, type);
  parts->bindings[parts->binding_count++] = binding;
  m->occurrences.items[column].definition = binding;
}

/* --- Values without a test: tuples, records, unions of one case --- */

static bool row_of_tuple(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row, (void)context;
  if (!is_split(m, head)) return true;
  PsgNode *n = psg_node(m->g, head.pattern);
  for (uint32_t i = 0; i < n->children.count; i++)
    subs[i].pattern = psg_child(m->g, head.pattern, i);
  return true;
}

static uint32_t record_field(Match *m, PsgNode *pattern, uint32_t i) {
  uint32_t id = psg_run(m->g, psg_record_of(pattern)->fields)[i];
  return field_row(m->types, (FieldId){id})->index;
}

static bool row_of_record(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row, (void)context;
  if (!is_split(m, head)) return true;
  PsgNode *n = psg_node(m->g, head.pattern);
  for (uint32_t i = 0; i < n->children.count; i++)
    subs[record_field(m, n, i)].pattern = psg_child(m->g, head.pattern, i);
  return true;
}

Example *match_split_example(Match *m, Occurrence *o, ExampleShape shape, uint32_t id,
                             uint32_t count) {
  Example *e = o->example;
  *e = (Example){.shape = shape,
                 .id = id,
                 .count = count,
                 .parts = NEW_ARRAY(m->scratch, Example *, count + 1)};
  for (uint32_t i = 0; i < count; i++) e->parts[i] = match_any_example(m);
  return e;
}

/* In a program with type errors a tuple pattern may stand where the value is of another type. */
static bool is_of_tuple(Match *m, uint32_t column, NodeId pattern) {
  const TypeRow *row =
      type_row(m->types, type_resolve(m->types, m->occurrences.items[column].type));
  return row->kind == TYPE_TUPLE && row->args.count == psg_child_count(m->g, pattern);
}

static NodeId build_product(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  uint32_t whole = x.columns[at];
  Occurrence o = m->occurrences.items[whole];
  NodeId head = x.rows[0].cells[at].pattern;
  PsgKind kind = psg_kind(g, head);
  TyconId tycon = type_tycon(m->types, o.type);
  Example saved = *o.example;
  uint32_t count, id = 0;
  if (kind == PSG_PAT_RECORD) {
    count = tycon_row(m->types, tycon)->field_count;
    id = tycon.index;
  } else {
    count = psg_child_count(g, head);
    if (kind == PSG_PAT_CASE) id = psg_union_case(g, head)->id.index;
  }
  Example *e = match_split_example(m, &o,
                                   kind == PSG_PAT_RECORD ? SHAPE_RECORD
                                   : kind == PSG_PAT_CASE ? SHAPE_CASE
                                                          : SHAPE_TUPLE,
                                   id, count);
  Parts parts = match_new_parts(m, count);
  TypeRow *tuple = type_row(m->types, type_resolve(m->types, o.type));
  for (uint32_t i = 0; i < count; i++) {
    TypeId type;
    if (kind == PSG_PAT_TUPLE)
      type = (TypeId){run_items(m->types, tuple->args)[i]};
    else if (kind == PSG_PAT_RECORD)
      type = type_of_field(m->types, (FieldId){tycon_row(m->types, tycon)->fields + i}, o.type);
    else
      type =
          type_of_field(m->types, (FieldId){case_row(m->types, (CaseId){id})->fields + i}, o.type);
    parts.columns[i] = match_add_occurrence(m, (NodeId){0}, type, e->parts[i]);
  }
  Matrix inner = specialise_parts(m, x, at, parts.columns, count,
                                  kind == PSG_PAT_RECORD ? row_of_record : row_of_tuple, NULL);
  for (uint32_t i = 0; i < count && m->emit; i++) {
    if (!match_column_used(&inner, at + i)) continue;
    TypeId type = m->occurrences.items[parts.columns[i]].type;
    PsgKind get = kind == PSG_PAT_TUPLE    ? PSG_TUPLE_GET
                  : kind == PSG_PAT_RECORD ? PSG_FIELD_GET
                                           : PSG_DU_ELIMINATE;
    NodeId value = psg_new1(g, get, type, m->span, match_use(m, whole));
    if (get == PSG_TUPLE_GET) psg_tuple_get(g, value)->index = i;
    if (get == PSG_FIELD_GET)
      psg_field(g, value)->id = (FieldId){tycon_row(m->types, tycon)->fields + i};
    if (get == PSG_DU_ELIMINATE)
      psg_du_eliminate(g, value)->id = (CaseId){id}, psg_du_eliminate(g, value)->field = i;
    match_bind_part(m, &parts, parts.columns[i], value, type);
  }
  NodeId tree = match_build(m, inner);
  *o.example = saved;
  return m->emit ? match_in_scope(m, parts.bindings, parts.binding_count, tree) : tree;
}

/* --- Unions --- */

typedef struct CaseContext {
  uint32_t id;
  bool other;
  uint32_t *ids, count;
} CaseContext;

static bool row_of_case(Match *m, const Row *row, Cell head, Cell *subs, void *context) {
  (void)row;
  CaseContext *c = context;
  if (!is_split(m, head)) return true;
  PsgNode *n = psg_node(m->g, head.pattern);
  if (c->other || psg_union_case_of(n)->id.index != c->id) return false;
  for (uint32_t i = 0; i < n->children.count; i++)
    subs[i].pattern = psg_child(m->g, head.pattern, i);
  return true;
}

NodeId match_switch_node(Match *m, NodeId value, const NodeId *arms, const int64_t *values,
                         uint32_t count, NodeId otherwise) {
  NodeId *children = NEW_ARRAY(m->scratch, NodeId, count + 2);
  uint32_t *words = NEW_ARRAY(m->scratch, uint32_t, 2 * count + 1);
  children[0] = value;
  for (uint32_t i = 0; i < count; i++) {
    children[i + 1] = arms[i];
    words[2 * i] = (uint32_t)values[i];
    words[2 * i + 1] = (uint32_t)((uint64_t)values[i] >> 32);
  }
  if (otherwise.index) children[count + 1] = otherwise;
  NodeId node = psg_new_n(m->g, PSG_SWITCH, m->result, m->span, children,
                          count + 1 + (otherwise.index ? 1 : 0));
  IdRun list = psg_list(m->g, words, 2 * count);
  psg_switch(m->g, node)->values = list;
  if (otherwise.index) psg_node(m->g, node)->flags |= NODE_HAS_DEFAULT;
  return node;
}

static int compare_tags(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

/* Sorts the tags, of which rules mostly name the least first, and leaves each once: how many. */
static uint32_t sort_tags(uint32_t *tags, uint32_t count) {
  uint32_t sorted = 1, kept = 0;
  while (sorted < count && tags[sorted - 1] <= tags[sorted]) sorted++;
  if (sorted < count) qsort(tags, count, sizeof *tags, compare_tags);
  for (uint32_t i = 0; i < count; i++)
    if (!i || tags[i] != tags[kept - 1]) tags[kept++] = tags[i];
  return kept;
}

static uint32_t index_of_tag(const uint32_t *tags, uint32_t count, uint32_t tag) {
  uint32_t low = 0, high = count - 1;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (tags[middle] < tag)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* What it costs depends on the rows, not on how many cases the type has: the parts of a row may be of large types again. */
static NodeId build_union(Match *m, Matrix x, uint32_t at) {
  Graph *g = m->g;
  Types *t = m->types;
  uint32_t whole = x.columns[at];
  Occurrence o = m->occurrences.items[whole];
  TyconId tycon_id = case_row(t, psg_union_case(g, x.rows[0].cells[at].pattern)->id)->tycon;
  TyconRow *tycon = tycon_row(t, tycon_id);
  uint32_t *key = NEW_ARRAY(m->scratch, uint32_t, x.row_count + 1);
  uint32_t *tags = NEW_ARRAY(m->scratch, uint32_t, x.row_count + 1), count = 0;
  for (uint32_t i = 0; i < x.row_count; i++) {
    NodeId p = x.rows[i].cells[at].pattern;
    key[i] = NO_KEY;
    if (!p.index || psg_kind(g, p) != PSG_PAT_CASE) continue;
    uint32_t tag = psg_union_case(g, p)->id.index - tycon->cases;
    if (tag >= tycon->case_count) continue;
    key[i] = tags[count++] = tag;
  }
  count = sort_tags(tags, count);
  for (uint32_t i = 0; i < x.row_count; i++)
    if (key[i] != NO_KEY) key[i] = index_of_tag(tags, count, key[i]);
  Example saved = *o.example;
  NodeId *arms = NEW_ARRAY(m->scratch, NodeId, count + 1);
  int64_t *values = NEW_ARRAY(m->scratch, int64_t, count + 1);
  uint32_t missing = 0; /* the least tag that is not there */
  RowsByKey by = match_rows_by_key(m, x.row_count, key, count);
  bool many = match_has_many_copies(&by, count);
  if (many && m->emit && by.open[0] < tycon->case_count) /* those in front cannot be of all cases */
    return match_build_in_two(m, x, by.open[0]);
  Rest rest = {0}, *outer_rest = m->rest;
  bool only_met = many && !m->emit && count < tycon->case_count;
  if (only_met) m->rest = &rest;
  for (uint32_t arm = 0; arm < count; arm++) {
    uint32_t tag = tags[arm];
    if (tag == missing) missing++;
    CaseRow *row = case_row(t, (CaseId){tycon->cases + tag});
    Example *e = match_split_example(m, &o, SHAPE_CASE, tycon->cases + tag, row->field_count);
    Parts parts = match_new_parts(m, row->field_count);
    for (uint32_t i = 0; i < row->field_count; i++)
      parts.columns[i] = match_add_occurrence(
          m, (NodeId){0}, type_of_field(t, (FieldId){row->fields + i}, o.type), e->parts[i]);
    CaseContext context = {.id = tycon->cases + tag};
    Matrix mine =
        only_met ? match_rows_that_meet(m, &x, &by, arm) : match_rows_of_key(m, &x, &by, arm);
    Matrix inner =
        specialise_parts(m, mine, at, parts.columns, row->field_count, row_of_case, &context);
    for (uint32_t i = 0; i < row->field_count && m->emit; i++) {
      if (!match_column_used(&inner, at + i)) continue;
      TypeId type = m->occurrences.items[parts.columns[i]].type;
      NodeId value = psg_new1(g, PSG_DU_ELIMINATE, type, m->span, match_use(m, whole));
      psg_du_eliminate(g, value)->id.index = tycon->cases + tag;
      psg_du_eliminate(g, value)->field = i;
      match_bind_part(m, &parts, parts.columns[i], value, type);
    }
    NodeId tree = match_build(m, inner);
    if (m->emit) arms[arm] = match_in_scope(m, parts.bindings, parts.binding_count, tree);
    values[arm] = tag;
    *o.example = saved;
  }
  m->rest = outer_rest;
  NodeId otherwise = {0};
  if (count < tycon->case_count) {
    match_split_example(m, &o, SHAPE_CASE, tycon->cases + missing,
                        case_row(t, (CaseId){tycon->cases + missing})->field_count);
    CaseContext context = {.other = true};
    otherwise = match_build(m, specialise_parts(m, x, at, NULL, 0, row_of_case, &context));
    *o.example = saved;
  }
  if (!m->emit) return otherwise;
  NodeId tag = psg_new1(g, PSG_DU_GET_TAG, type_of(t, KNOWN_INT32), m->span, match_use(m, whole));
  return match_switch_node(m, tag, arms, values, count, otherwise);
}

/* --- Literals and array lengths --- */

/* --- The algorithm --- */

NodeId match_build(Match *m, Matrix x) {
  Graph *g = m->g;
  x = drop_plain_columns(m, x);
  for (uint32_t at = 0;;) {
    if (!x.row_count) return m->rest ? match_jump_to_rest(m, m->rest) : failure(m);
    if (at >= x.column_count) return leaf(m, x);
    if (!x.rows[0].cells[at].pattern.index) {
      at++;
      continue;
    }
    x = normalise(m, x, at);
    Cell head = x.rows[0].cells[at];
    if (!head.pattern.index) {
      at++;
      continue;
    }
    if (head.chosen) return match_build_choice(m, x, at);
    switch (psg_kind(g, head.pattern)) {
    case PSG_PAT_TUPLE:
      if (is_of_tuple(m, x.columns[at], head.pattern)) return build_product(m, x, at);
      m->failed = m->ill_typed = true;
      return failure(m);
    case PSG_PAT_RECORD: return build_product(m, x, at);
    case PSG_PAT_CASE:
      return is_single_case(m, head.pattern) ? build_product(m, x, at) : build_union(m, x, at);
    case PSG_PAT_LITERAL: return match_build_literals(m, x, at);
    case PSG_PAT_ARRAY: return match_build_arrays(m, x, at);
    case PSG_PAT_NULL:
    case PSG_PAT_EXN:
    case PSG_PAT_TYPE_TEST: return match_build_test(m, x, at);
    case PSG_PAT_ACTIVE:
      return psg_node(g, head.pattern)->flags & NODE_PARTIAL ? match_build_test(m, x, at)
                                                             : match_build_active(m, x, at);
    case PSG_ERROR: m->failed = m->ill_typed = true; return failure(m);
    default: bug("match: %s is no pattern", psg_kind_text[psg_kind(g, head.pattern)]);
    }
  }
}

static void find_variables(Match *m, Rule *rule) {
  VEC(NodeId) variables = {0};
  Walk w = psg_walk(m->scratch, rule->pattern);
  while (psg_walk_step(m->g, &w)) {
    PsgNode *n = psg_node(m->g, w.node);
    if (!w.entering) continue;
    if (n->kind == PSG_PATTERN_BINDING && !(n->flags & NODE_OR_ALIAS))
      vec_push(m->scratch, &variables, w.node);
    if (n->kind == PSG_PAT_ACTIVE && !(n->flags & NODE_PARTIAL)) {
      const PsgNode *function = psg_node(m->g, psg_child(m->g, w.node, 0));
      uint32_t number = (uint32_t)(rule - m->rules) + 1;
      if (function->kind == PSG_VAR_REF)
        map64_set(&m->last_rule, map64_key(1, psg_var_ref_of(function)->definition.index), number);
    }
    /* The arguments of an active pattern are expressions. */
    if (n->kind == PSG_APPLICATION || n->kind == PSG_LAMBDA) psg_walk_skip(&w);
  }
  rule->variables = variables.items;
  rule->variable_count = variables.count;
}

static void start(Match *m, Graph *g, Arena *scratch, const NodeId *cases, uint32_t count) {
  *m = (Match){.g = g,
               .types = g->types,
               .scratch = scratch,
               .rule_count = count,
               .denied = {.arena = scratch},
               .last_rule = {.arena = scratch}};
  m->rules = NEW_ARRAY(scratch, Rule, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    Rule *rule = &m->rules[i];
    rule->pattern = psg_child(g, cases[i], 0);
    rule->body = psg_child(g, cases[i], 1);
    if (psg_child_count(g, cases[i]) > 2) rule->guard = psg_child(g, cases[i], 2);
    find_variables(m, rule);
  }
}

static Matrix first_matrix(Match *m) {
  Matrix x = {NEW_ARRAY(m->scratch, Row, m->rule_count + 1),
              m->rule_count,
              NEW_ARRAY(m->scratch, uint32_t, 1),
              1,
              0,
              0};
  for (uint32_t i = 0; i < m->rule_count; i++) {
    x.rows[i] = (Row){.rule = i, .cells = NEW_ARRAY(m->scratch, Cell, 1)};
    x.rows[i].cells[0].pattern = m->rules[i].pattern;
  }
  return x;
}

void psg_match_coverage(Graph *g, const MatchRules *given, Span at, MatchFail fail) {
  Arena scratch;
  arena_init(&scratch, "match");
  Match m;
  start(&m, g, &scratch, given->rules, given->count);
  m.fail = fail;
  m.root = match_any_example(&m);
  Matrix x = first_matrix(&m);
  x.columns[0] = match_add_occurrence(&m, (NodeId){0}, given->type, m.root);
  match_build(&m, x);
  if (m.failed && fail != FAIL_RERAISE) {
    const char *more = fail == FAIL_IGNORE ? " Unmatched elements will be ignored." : "";
    const char *example = m.counter_example && !given->has_error
                              ? format_in(&scratch,
                                          " For example, the value '%s' may indicate "
                                          "a case not covered by the pattern(s).%s",
                                          m.counter_example, more)
                              : more;
    if (m.enum_only && m.counter_example)
      diag(g->diags, at, D_ENUM_MAY_BE_OTHER, example);
    else
      diag(g->diags, at, D_INCOMPLETE_MATCH, example);
  }
  for (uint32_t i = 0; i < given->count && !m.ill_typed; i++)
    if (!m.rules[i].leaves)
      diag(g->diags, psg_node(g, m.rules[i].pattern)->span, D_RULE_NEVER_MATCHED);
  arena_end(&scratch);
}

static bool binds_whole(Match *m, NodeId pattern) {
  Graph *g = m->g;
  for (;;) {
    switch (psg_kind(g, pattern)) {
    case PSG_PAT_TUPLE:
    case PSG_PAT_WILD: return false;
    case PSG_PAT_TYPED: pattern = psg_child(g, pattern, 0); break;
    case PSG_PAT_OR:
      if (binds_whole(m, psg_child(g, pattern, 0))) return true;
      pattern = psg_child(g, pattern, 1);
      break;
    default: return true;
    }
  }
}

static bool is_stable_variable(const Graph *g, NodeId e) {
  if (psg_kind(g, e) != PSG_VAR_REF || psg_var_ref(g, e)->types.count) return false;
  const PsgNode *definition = psg_node(g, psg_var_ref(g, e)->definition);
  return !(definition->flags & (NODE_MUTABLE | NODE_MODULE_LEVEL | NODE_TEMPLATE)) &&
         (definition->kind == PSG_PATTERN_BINDING || definition->kind == PSG_BINDING);
}

/* A rule with one leaf has its body there: its variables become Bindings under their ids. */
static void inline_body(Match *m, Rule *rule) {
  Graph *g = m->g;
  NodeId jump = rule->only_leaf;
  NodeId *items = NEW_ARRAY(m->scratch, NodeId, rule->variable_count + 1);
  for (uint32_t i = 0; i < rule->variable_count; i++) {
    make_bound(g, rule->variables[i], psg_child(g, jump, i));
    items[i] = rule->variables[i];
  }
  items[rule->variable_count] = rule->body;
  psg_rewrite(g, jump, PSG_SEQUENTIAL, m->result, items, rule->variable_count + 1);
}

NodeId psg_match_tree(Graph *g, NodeId scrutinee, const NodeId *cases, uint32_t count,
                      TypeId result, Span span, MatchFail fail) {
  Arena scratch;
  arena_init(&scratch, "match");
  Match m;
  start(&m, g, &scratch, cases, count);
  m.emit = true;
  m.fail = fail;
  m.result = result;
  m.span = span;
  m.root = match_any_example(&m);
  Matrix x = first_matrix(&m);
  VEC(NodeId) before = {0};
  bool split = psg_kind(g, scrutinee) == PSG_TUPLE_EXPR && psg_child_count(g, scrutinee) > 1;
  for (uint32_t i = 0; i < count && split; i++) split = !binds_whole(&m, m.rules[i].pattern);
  TypeId type = psg_node(g, scrutinee)->type;
  NodeId definition = {0};
  if (split) {
    /* The elements are values of their own: no tuple is made. Or-patterns at the top are resolved first. */
    x.columns[0] = match_add_occurrence(&m, (NodeId){0}, type, m.root);
    x = normalise(&m, x, 0);
    uint32_t elements = psg_child_count(g, scrutinee);
    Matrix wide = {NEW_ARRAY(&scratch, Row, x.row_count + 1),
                   x.row_count,
                   NEW_ARRAY(&scratch, uint32_t, elements),
                   elements,
                   0,
                   0};
    for (uint32_t i = 0; i < elements; i++) {
      NodeId value = psg_child(g, scrutinee, i);
      TypeId element = psg_node(g, value)->type;
      if (is_stable_variable(g, value)) {
        definition = psg_var_ref(g, value)->definition;
      } else {
        definition = match_temporary(&m, value, element);
        vec_push(&scratch, &before, definition);
      }
      wide.columns[i] = match_add_occurrence(&m, definition, element, match_any_example(&m));
    }
    for (uint32_t i = 0; i < x.row_count; i++) {
      wide.rows[i] = match_copy_row(&m, &x.rows[i], elements);
      NodeId p = x.rows[i].cells[0].pattern;
      for (uint32_t k = 0; k < elements && p.index; k++)
        wide.rows[i].cells[k].pattern = psg_child(g, p, k);
    }
    x = wide;
  } else {
    if (is_stable_variable(g, scrutinee)) {
      definition = psg_var_ref(g, scrutinee)->definition;
    } else {
      definition = match_temporary(&m, scrutinee, type);
      vec_push(&scratch, &before, definition);
    }
    x.columns[0] = match_add_occurrence(&m, definition, type, m.root);
  }
  NodeId tree = match_build(&m, x);
  VEC(NodeId) targets = {0};
  vec_push(&scratch, &targets, tree);
  for (uint32_t i = 0; i < count; i++) {
    Rule *rule = &m.rules[i];
    if (rule->leaves == 1) inline_body(&m, rule);
    if (rule->leaves <= 1) continue;
    NodeId *children = NEW_ARRAY(&scratch, NodeId, rule->variable_count + 1);
    for (uint32_t k = 0; k < rule->variable_count; k++) children[k] = rule->variables[k];
    children[rule->variable_count] = rule->body;
    rule->target = psg_new_n(g, PSG_JOIN_TARGET, result, psg_node(g, rule->body)->span, children,
                             rule->variable_count + 1);
    vec_push(&scratch, &targets, rule->target);
  }
  for (uint32_t i = 0; i < m.jumps.count; i++)
    if (psg_kind(g, m.jumps.items[i]) == PSG_JUMP) {
      PsgJump *jump = psg_jump(g, m.jumps.items[i]);
      jump->target = m.rules[jump->target.index].target;
    }
  if (targets.count > 1) tree = psg_new_n(g, PSG_JOIN, result, span, targets.items, targets.count);
  if (before.count) {
    vec_push(&scratch, &before, tree);
    tree = psg_new_n(g, PSG_SEQUENTIAL, result, span, before.items, before.count);
  }
  arena_end(&scratch);
  return tree;
}
