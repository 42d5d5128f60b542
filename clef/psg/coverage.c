/* coverage: incomplete matches and useless rules of the program, before saturation (FS0025, FS0026, FS0104).
 *
 * In:    phase 4 graph without errors in the patterns.
 * Out:   diagnostics; the graph is not changed. Library files are taken to be right.
 * Tests: t/err/match-*
 */
#include "clef/psg/match.h"
#include "clef/psg/walk.h"

static void check_node(Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  const NodeId *children = (const NodeId *)psg_run(g, n->children);
  switch ((int)n->kind) {
  case PSG_MATCH:
    psg_match_coverage(g, children[0], children + 1, n->children.count - 1, psg_node(g, children[0])->span, FAIL_RAISE);
    break;
  case PSG_TRY_WITH:
    /* What no rule takes is raised again: only useless rules are reported. */
    if (n->children.count > 1 && psg_kind(g, children[1]) == PSG_MATCH_CASE)
      psg_match_coverage(g, psg_child(g, children[1], 0), children + 1, n->children.count - 1, n->span, FAIL_RERAISE);
    break;
  case PSG_FOR_EACH: {
    PsgKind kind = psg_kind(g, children[0]);
    if (kind == PSG_PATTERN_BINDING || kind == PSG_PAT_WILD) break;
    /* A rule for the pattern, without taking it from the loop. */
    NodeId rule = psg_new(g, PSG_MATCH_CASE, psg_node(g, children[2])->type, n->span), parts[2] = {children[0], children[2]};
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
