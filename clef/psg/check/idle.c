/* idle: reports a program whose last file has nothing to run (FS0988): only definitions, and no entry point.
 *
 * In:  the graph of phase 1.
 * As in F#, earlier files do not count.
 */
#include <string.h>

#include "clef/psg/check/warnings.h"

/* Does start-up do nothing for it? `*main` is the function of that name. */
static bool does_nothing(const Graph *g, NodeId node, NodeId *main) {
  const PsgNode *row = psg_node(g, node);
  switch (row->kind) {
  case PSG_TYPE_DEF: return true;
  case PSG_BINDING: {
    if (!psg_child_count(g, node)) return false;
    PsgKind kind = psg_kind(g, psg_child(g, node, 0));
    if (kind == PSG_LAMBDA && !strcmp(name_text(g->names, row->name), "main")) *main = node;
    return kind == PSG_LAMBDA || kind == PSG_LITERAL;
  }
  case PSG_MODULE_DEF:
  case PSG_REC_GROUP:
    for (uint32_t i = 0; i < psg_child_count(g, node); i++)
      if (!does_nothing(g, psg_child(g, node, i), main)) return false;
    return true;
  default: return false;
  }
}

bool psg_check_idle(Graph *g, bool report) {
  uint32_t count = g->modules.count;
  if (g->entry_points.count || !count) return false;
  uint32_t file = psg_node(g, g->modules.items[count - 1])->span.file;
  NodeId main = {0};
  for (uint32_t i = count; i-- > 0;) {
    NodeId module = g->modules.items[i];
    if (psg_node(g, module)->span.file != file) break;
    if (!does_nothing(g, module, &main)) return false;
  }
  if (!report) return true;
  Span at = psg_node(g, g->modules.items[count - 1])->span;
  at.start = at.end;
  diag(g->diags, at, D_NOTHING_TO_RUN);
  if (!main.index) return true;
  Span name = psg_node(g, main)->span;
  name.end = name.start + 4;
  diag_label(g->diags, name, "'main' is not run by itself");
  diag_hint(g->diags, "write [<EntryPoint>] above 'main'");
  return true;
}
