/* coverage: incomplete matches and useless rules of the program, before saturation (FS0025, FS0026, FS0104).
 *
 * In:    phase 4 graph without errors in the patterns.
 * Out:   diagnostics; the graph is not changed. Library files are taken to be right.
 * Tests: t/err/match-*
 */
#include "clef/psg/match.h"
#include "clef/psg/walk.h"

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
    const CaseRow *row = case_row(t, (CaseId){pattern->a});
    first = row->fields, count = row->field_count;
  } else if (pattern->kind == PSG_PAT_RECORD && type_tycon(t, pattern->type).index) {
    const TyconRow *row = tycon_row(t, type_tycon(t, pattern->type));
    first = row->fields, count = row->field_count;
  }
  for (uint32_t i = 0; i < count; i++)
    if (!is_whole_type(t, type_of_field(t, (FieldId){first + i}, pattern->type))) return false;
  return true;
}

static bool is_whole_pattern(Graph *g, NodeId pattern, uint32_t depth) {
  const PsgNode n = *psg_node(g, pattern);
  if (depth > 200 || n.kind == PSG_ERROR || n.kind == PSG_PENDING ||
      !is_whole_type(g->types, n.type) || !has_whole_fields(g, &n))
    return false;
  for (uint32_t i = 0; i < n.children.count; i++)
    if (!is_whole_pattern(g, psg_child(g, pattern, i), depth + 1)) return false;
  return true;
}

static bool is_whole_match(Graph *g, NodeId node) {
  if (!g->diags->error_count) return true;
  const PsgNode *n = psg_node(g, node);
  for (uint32_t i = 0; i < n->children.count; i++) {
    NodeId child = psg_child(g, node, i);
    if (psg_kind(g, child) == PSG_MATCH_CASE) {
      if (!is_whole_pattern(g, psg_child(g, child, 0), 0)) return false;
    } else if (!is_whole_type(g->types, psg_node(g, child)->type)) {
      return false;
    }
  }
  return true;
}

static void check_node(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  if ((n->kind == PSG_MATCH || n->kind == PSG_TRY_WITH) && !is_whole_match(g, node)) return;
  if (n->kind == PSG_FOR_EACH && g->diags->error_count && !is_whole_pattern(g, children[0], 0))
    return;
  switch ((int)n->kind) {
  case PSG_MATCH:
    psg_match_coverage(g, children[0], children + 1, n->children.count - 1,
                       psg_node(g, children[0])->span, FAIL_RAISE);
    break;
  case PSG_TRY_WITH:
    /* What no rule takes is raised again: only useless rules are reported. */
    if (n->children.count > 1 && psg_kind(g, children[1]) == PSG_MATCH_CASE)
      psg_match_coverage(g, psg_child(g, children[1], 0), children + 1, n->children.count - 1,
                         n->span, FAIL_RERAISE);
    break;
  case PSG_FOR_EACH: {
    PsgKind kind = psg_kind(g, children[0]);
    if (kind == PSG_PATTERN_BINDING || kind == PSG_PAT_WILD) break;
    /* A rule for the pattern, without taking it from the loop. */
    NodeId rule = psg_new(g, PSG_MATCH_CASE, psg_node(g, children[2])->type, n->span),
           parts[2] = {children[0], children[2]};
    IdRun run = psg_list(g, (const uint32_t *)parts, 2);
    psg_node(g, rule)->children = run;
    psg_node(g, rule)->reachable = 0;
    psg_match_coverage(g, parts[0], &rule, 1, psg_node(g, parts[0])->span, FAIL_IGNORE);
    break;
  }
  default: break;
  }
}

static void check_definition(Graph *g, NodeId definition, void *context) {
  Arena *scratch = context;
  Walk w = psg_walk(scratch, definition);
  while (psg_walk_step(g, &w))
    if (w.entering) check_node(g, w.node);
  arena_reset(scratch);
}

void psg_check_matches(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "coverage");
  for (uint32_t i = 0; i < g->modules.count; i++) {
    const PsgNode *n = psg_node(g, g->modules.items[i]);
    if (n->span.file && source_file(g->sources, n->span.file)->kind == SOURCE_LIBRARY) continue;
    psg_each_definition(g, g->modules.items[i], check_definition, &scratch);
  }
}
