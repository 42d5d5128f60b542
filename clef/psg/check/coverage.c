/* coverage: incomplete matches and useless rules of the program, before saturation (FS0025, FS0026, FS0104).
 *
 * In:    phase 4 graph without errors in the patterns.
 * Out:   diagnostics; the graph is not changed. Library files are taken to be right.
 * Tests: t/err/match-*
 */
#include "clef/psg/match/match.h"
#include "clef/psg/check/warnings.h"
#include "clef/psg/graph/walk.h"

/* After errors only what is whole is looked at. */
static bool is_whole_type(Types *t, TypeId type) {
  type = type_resolve(t, type);
  const TypeRow *row = type_row(t, type);
  if (row->kind == TYPE_ERROR || row->kind == TYPE_NONE || row->kind == TYPE_VAR) return false;
  uint32_t step = row->kind == TYPE_ANON_RECORD ? 2 : 1;
  for (uint32_t i = step - 1; i < row->args.count; i += step)
    if (!is_whole_type(t, (TypeId){run_items(t, row->args)[i]})) return false;
  return true;
}

/* The types with which the fields that a pattern takes apart were declared: what fits one of them may itself be whole. */
static bool has_whole_fields(Graph *g, const PsgNode *pattern) {
  Types *t = g->types;
  uint32_t first = 0, count = 0;
  if (pattern->kind == PSG_PAT_CASE) {
    const CaseRow *row = case_row(t, psg_union_case_of(pattern)->id);
    first = row->fields, count = row->field_count;
  } else if (pattern->kind == PSG_PAT_RECORD && type_tycon(t, pattern->type).index) {
    const TyconRow *row = tycon_row(t, type_tycon(t, pattern->type));
    first = row->fields, count = row->field_count;
  }
  for (uint32_t i = 0; i < count; i++)
    if (!is_whole_type(t, type_of_field(t, (FieldId){first + i}, pattern->type))) return false;
  return true;
}

static bool is_known_type(Types *t, TypeId type) {
  TypeKind kind = type_kind(t, type_resolve(t, type));
  return kind != TYPE_ERROR && kind != TYPE_NONE && kind != TYPE_VAR;
}

typedef enum Wholeness { WHOLE, PART_UNKNOWN, IN_ERROR } Wholeness;

static Wholeness wholeness(Graph *g, NodeId pattern, uint32_t depth) {
  const PsgNode n = *psg_node(g, pattern);
  if (depth > 200 || n.kind == PSG_PENDING) return PART_UNKNOWN;
  bool is_known = type_kind(g->types, type_resolve(g->types, n.type)) != TYPE_ERROR;
  if (!is_known && (n.kind == PSG_PATTERN_BINDING || n.kind == PSG_PAT_WILD)) return PART_UNKNOWN;
  if (n.kind == PSG_ERROR || !is_known) return IN_ERROR;
  Wholeness found =
      is_whole_type(g->types, n.type) && has_whole_fields(g, &n) ? WHOLE : PART_UNKNOWN;
  for (uint32_t i = 0; i < n.children.count; i++) {
    Wholeness child = wholeness(g, psg_child(g, pattern, i), depth + 1);
    if (child == IN_ERROR && n.kind == PSG_PAT_ACTIVE) child = PART_UNKNOWN; /* an argument */
    if (child > found) found = child;
  }
  return found;
}

/* The rules of a match that are checked. After errors those whose patterns are in error are not there, as if
 * they took nothing; a match whose types are not known is left alone. */
static bool find_rules(Graph *g, Arena *scratch, MatchRules *x) {
  if (!g->diags->error_count) return true;
  NodeId *kept = NEW_ARRAY(scratch, NodeId, x->count + 1);
  uint32_t count = 0;
  bool is_known = is_known_type(g->types, x->type);
  for (uint32_t i = 0; i < x->count; i++) {
    NodeId pattern = psg_child(g, x->rules[i], 0);
    Wholeness found = wholeness(g, pattern, 0);
    if (found == PART_UNKNOWN) return false;
    if (found == IN_ERROR) {
      x->has_error = true;
      continue;
    }
    kept[count++] = x->rules[i];
    if (!is_known) x->type = psg_node(g, pattern)->type;
  }
  x->rules = kept;
  x->count = count;
  return is_known || count;
}

static void check_rules(Graph *g, Arena *scratch, MatchRules x, Span at, MatchFail fail) {
  if (find_rules(g, scratch, &x)) psg_match_coverage(g, &x, at, fail);
}

/* A rule for the pattern alone, which stays where it is. */
static void check_pattern(Graph *g, Arena *scratch, NodeId pattern, NodeId body, MatchFail fail) {
  const PsgNode n = *psg_node(g, pattern);
  NodeId rule = psg_new(g, PSG_MATCH_CASE, psg_node(g, body)->type, n.span);
  NodeId parts[2] = {pattern, body};
  IdRun run = psg_list(g, (const uint32_t *)parts, 2);
  psg_node(g, rule)->children = run;
  psg_node(g, rule)->reachable = 0;
  check_rules(g, scratch, (MatchRules){.rules = &rule, .count = 1, .type = n.type}, n.span, fail);
}

/* The match of a parameter's pattern: its variable is the compiler's. */
static bool is_of_parameter(Graph *g, NodeId match) {
  const PsgNode *value = psg_node(g, psg_child(g, match, 0));
  if (value->kind != PSG_VAR_REF || !psg_var_ref_of(value)->definition.index ||
      psg_child_count(g, match) != 2)
    return false;
  const PsgNode *variable = psg_node(g, psg_var_ref_of(value)->definition);
  return variable->kind == PSG_PATTERN_BINDING && variable->flags & NODE_SYNTHETIC;
}

/* The match of `fun (a, b) -> …`, whose variable is as wide as the parentheses; that of `function` is as wide as its match. */
static bool is_of_tuple_in_parens(Graph *g, NodeId match, NodeId pattern) {
  Span value = psg_node(g, psg_child(g, match, 0))->span, whole = psg_node(g, match)->span;
  return is_of_parameter(g, match) && psg_kind(g, pattern) == PSG_PAT_TUPLE &&
         (value.start != whole.start || value.end != whole.end);
}

/* Where F# reports a match: at the value, or at the pattern of a parameter or `let`, whose match is as wide as it. */
static Span place_of_match(Graph *g, NodeId match) {
  Span whole = psg_node(g, match)->span, value = psg_node(g, psg_child(g, match, 0))->span;
  bool is_inside = value.file == whole.file && value.start >= whole.start && value.end <= whole.end;
  return is_inside && !is_of_parameter(g, match) ? value : whole;
}

static void check_node(Graph *g, Arena *scratch, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  switch (n->kind) {
  case PSG_MATCH: {
    NodeId pattern = psg_child(g, children[1], 0);
    if (is_of_tuple_in_parens(g, node, pattern)) { /* each its own */
      NodeId body = psg_child(g, children[1], 1);
      for (uint32_t i = 0; i < psg_child_count(g, pattern); i++)
        check_pattern(g, scratch, psg_child(g, pattern, i), body, FAIL_RAISE);
      break;
    }
    check_rules(g, scratch,
                (MatchRules){.rules = children + 1,
                             .count = n->children.count - 1,
                             .type = psg_node(g, children[0])->type},
                place_of_match(g, node), FAIL_RAISE);
    break;
  }
  case PSG_TRY_WITH:
    /* An exception that no rule matches is raised again: only useless rules are reported. */
    if (n->children.count > 1 && psg_kind(g, children[1]) == PSG_MATCH_CASE)
      check_rules(g, scratch,
                  (MatchRules){.rules = children + 1,
                               .count = n->children.count - 1,
                               .type = psg_node(g, psg_child(g, children[1], 0))->type},
                  n->span, FAIL_RERAISE);
    break;
  case PSG_FOR_EACH: {
    PsgKind kind = psg_kind(g, children[0]);
    if (kind == PSG_PATTERN_BINDING || kind == PSG_PAT_WILD) break;
    check_pattern(g, scratch, children[0], children[2], FAIL_IGNORE);
    break;
  }
  default: break;
  }
}

static void check_definition(Graph *g, NodeId definition, void *context) {
  Arena *scratch = context;
  Walk w = psg_walk(scratch, definition);
  while (psg_walk_step(g, &w))
    if (w.entering) check_node(g, scratch, w.node);
  arena_reset(scratch);
}

void psg_check_matches(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "coverage");
  for (uint32_t i = 0; i < g->modules.count; i++) {
    const PsgNode *n = psg_node(g, g->modules.items[i]);
    if (source_is_library(g->sources, n->span.file)) continue;
    psg_each_definition(g, g->modules.items[i], check_definition, &scratch);
  }
}
