/* view: ClefExpr and the graph, printed on demand.
 *
 * `clef expr` prints the checked graph, or with -phase N the graph as that phase leaves it, also of a program with errors
 * (then as far as it goes); -at, -node and -binding pick one node. -json prints ClefExpr's JSON, and with -phase the graph's
 * own (dump_json.c). With -k `build` writes the same to files:
 *
 *     OUTPUT.k/ccs_expr.txt, ccs_expr.json              the checked graph as expressions
 *     OUTPUT.k/ccs_phase_1_structure.json … 2_symbols, 3_reachability, 4_types, ccs_phase_5_final.json
 *     OUTPUT.k/ccs_coeffects.json                       analyses of the final graph (coeffects.h)
 *     OUTPUT.k/program.mir                              MIR after its passes
 */
#include "clef/driver/view.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "clef/driver/toolchain.h"
#include "clef/lower/lower.h"
#include "clef/psg/coeffect/coeffects.h"
#include "clef/psg/view/clefexpr.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/view/veil.h"
#include "clef/psg/phases/passes.h"

/* ---- expr ---- */

typedef struct View {
  Compilation *c;
  Text out;
  bool printed, found;
} View;

/* Does `place`, of `size` bytes, name the file: by its path, by another path to it, or by the end of its path? */
static bool names_file(const char *path, const char *place, size_t size, Arena *arena) {
  size_t length = strlen(path);
  if (length >= size && !memcmp(path + length - size, place, size) &&
      (length == size || path[length - size - 1] == '/'))
    return true;
  struct stat one, other;
  return stat(path, &one) == 0 && stat(format_in(arena, "%.*s", (int)size, place), &other) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/* `FILE:L:C`, counted from 1: the innermost node there. */
static NodeId node_at(Compilation *c, const char *place) {
  const char *second = strrchr(place, ':'), *first = second;
  while (first && first > place && *--first != ':') {
  }
  if (!second || first <= place || *first != ':') return (NodeId){0};
  uint32_t line = (uint32_t)strtoul(first + 1, NULL, 10),
           column = (uint32_t)strtoul(second + 1, NULL, 10);
  size_t size = (size_t)(first - place);
  for (uint32_t i = 0; i < c->program_files.count; i++) {
    uint32_t file = c->program_files.items[i].file, length;
    const char *path = name_text(&c->names, source_file(&c->sources, file)->path);
    if (!names_file(path, place, size, &c->unit)) continue;
    const char *text = line ? source_line(&c->sources, file, line, &length) : NULL;
    if (!text || !column) continue;
    uint32_t at = 0;
    for (uint32_t k = 1; k < column && at < length; k++)
      for (at++; at < length && ((unsigned char)text[at] & 0xc0) == 0x80; at++) {
      }
    return clef_expr_at(&c->graph, file, (uint32_t)(text - source_bytes(&c->sources, file)) + at);
  }
  return (NodeId){0};
}

static void print_node(View *view, NodeId node) {
  Compilation *c = view->c;
  const Options *o = c->options;
  if (!node.index) return;
  view->found = true;
  if (o->json && o->phase) {
    psg_dump_json_node(&c->graph, &view->out, node);
  } else if (o->json) {
    clef_expr_json_node(&c->graph, &view->out, node);
  } else {
    const PsgNode *n = psg_node(&c->graph, node);
    const char *type = n->type.index ? type_text(&c->types, &c->unit, n->type) : "";
    text_format(&view->out, "=== Node %u%s%s ===\n", node.index, *type ? ": " : "", type);
    clef_expr_print_node(&c->graph, &view->out, node, 0);
  }
}

static void print_view(View *view) {
  Compilation *c = view->c;
  const Options *o = c->options;
  view->printed = true;
  if (o->veils) psg_veil(&c->graph);
  c->graph.pierces = o->pierces;
  if (o->at) {
    print_node(view, node_at(c, o->at));
  } else if (o->binding) {
    print_node(view, clef_expr_find(&c->graph, o->binding));
  } else if (o->node) {
    bool exists = o->node < c->graph.nodes.count && !table_is_image(&c->graph.nodes, o->node) &&
                  psg_kind(&c->graph, (NodeId){o->node}) != PSG_NONE;
    print_node(view, exists ? (NodeId){o->node} : (NodeId){0});
  } else {
    view->found = true;
    if (o->json && o->phase)
      psg_dump_json(&c->graph, &view->out);
    else if (o->json)
      clef_expr_json(&c->graph, &view->out);
    else
      clef_expr_print(&c->graph, &view->out);
  }
}

static void see_phase(Graph *g, void *context) {
  View *view = context;
  if (g->phase == view->c->options->phase) print_view(view);
}

/* Behind a syntax error the checker sees what the parser could read: those parts are Error nodes. */
static bool is_read_in_part(const Compilation *c) {
  return c->diags.error_count && c->program_files.count &&
         c->program_files.count >= c->inputs.count;
}

int view_expr(Compilation *c) {
  const Options *o = c->options;
  View view = {.c = c, .out = text_in(&c->unit)};
  bool is_read = compile_read(c), is_part = !is_read && is_read_in_part(c);
  uint32_t messages = c->diags.list.count, errors = c->diags.error_count;
  if (is_part) c->diags.error_count = 0;
  if (is_read || is_part) {
    bool good = compile_check(c) && is_read;
    c->graph.after_phase = see_phase;
    c->graph.layout_hint = lower_layout_hint;
    c->graph.phase_context = &view;
    psg_analyse(&c->graph, good && o->verify);
    if (o->phase == 5 && good && !c->diags.error_count) psg_enrich(&c->graph, o->verify);
    if (!view.printed) print_view(&view); /* no phase requested, or not reached */
    fwrite(text_string(&view.out), 1, view.out.size, stdout);
    if (is_part) { /* what the checker says of the rest would mislead */
      c->diags.list.count = messages;
      c->diags.error_count = errors;
    }
    if (!view.found) {
      const char *what = o->at        ? o->at
                         : o->binding ? o->binding
                                      : format_in(&c->unit, "%u", o->node);
      compile_report(c);
      fprintf(stderr, "clef: there is nothing at '%s'\n", what);
      return 1;
    }
  }
  return compile_report(c) ? 0 : 1;
}

/* ---- -k ---- */

void view_keep_text(Compilation *c, const char *name, const Text *text) {
  if (c->keep)
    write_output(&c->unit, format_in(&c->unit, "%s/%s", c->keep, name), text->data, text->size,
                 false);
}

static void keep_phase(Graph *g, void *context) {
  static const char *const names[] = {"",        "1_structure", "2_symbols", "3_reachability",
                                      "4_types", "5_final"};
  Compilation *c = context;
  Text text = text_in(&c->unit);
  psg_dump_json(g, &text);
  view_keep_text(c, format_in(&c->unit, "ccs_phase_%s.json", names[g->phase]), &text);
  if (g->phase == 5) {
    text = text_in(&c->unit);
    psg_coeffects_json(g, &text);
    view_keep_text(c, "ccs_coeffects.json", &text);
  }
  if (g->phase != 4) return;
  text = text_in(&c->unit);
  clef_expr_print(g, &text);
  view_keep_text(c, "ccs_expr.txt", &text);
  text = text_in(&c->unit);
  clef_expr_json(g, &text);
  view_keep_text(c, "ccs_expr.json", &text);
}

bool view_keep(Compilation *c, const char *output) {
  c->keep = format_in(&c->unit, "%s.k", output);
  if (mkdir(c->keep, 0777) < 0 && errno != EEXIST) {
    fprintf(stderr, "clef: cannot make the directory '%s': %s\n", c->keep, strerror(errno));
    return false;
  }
  c->graph.after_phase = keep_phase;
  c->graph.layout_hint = lower_layout_hint;
  c->graph.phase_context = c;
  return true;
}
