/* clefexpr: the graph seen as expression trees (ClefExpr of the language specification). A view: it copies nothing, shows
 * what the graph is at the time of the call, and can be called in any phase.
 *
 * clef_expr_case says which of the specification's twenty cases a node is shown as; kinds the list lacks (ForEach,
 * TryWith, Set, …) are shown under their own names.
 */
#ifndef CLEF_PSG_VIEW_CLEFEXPR_H
#define CLEF_PSG_VIEW_CLEFEXPR_H

#include "clef/psg/psg.h"

/* fromEntryPoints: one tree per entry point, with the module it stands in; without one, each module of the program. */
void clef_expr_print(Graph *graph, Text *out);
/* fromNode */
void clef_expr_print_node(Graph *graph, Text *out, NodeId node, uint32_t indent);
/* fromBinding: the program's definition of that name, or none. */
NodeId clef_expr_find(Graph *graph, const char *name);
const char *clef_expr_case(const Graph *graph, NodeId node);
/* The innermost node at a byte of a file, or none. */
NodeId clef_expr_at(const Graph *graph, uint32_t file, uint32_t offset);
/* The same as JSON (clefexpr_json.c): an array of the modules that clef_expr_print shows; one node. */
void clef_expr_json(Graph *graph, Text *out);
void clef_expr_json_node(Graph *graph, Text *out, NodeId node);
/* The definition that a variable names: of the program's copy of a library definition (phase 5) the library's own. */
NodeId clef_expr_definition(const Graph *graph, NodeId definition);
/* What the first error says that was reported in the node; "". */
const char *clef_expr_error(const Graph *graph, NodeId node);
/* The field of a FieldGet or FieldSet. */
const char *clef_expr_field(const Graph *graph, NodeId access);
/* The case of an ActivePattern: `Even` of `(|Even|Odd|)`. */
const char *clef_expr_active_case(Graph *graph, NodeId pattern);
/* Is the member of a module shown? All that the program defines is; of the library what is reachable. */
bool clef_expr_shows_member(const Graph *graph, NodeId member);
bool clef_expr_shows(const Graph *graph, NodeId module);
/* A variable's name as written, `Console.write`, where the source is at hand. */
void clef_expr_written_name(Graph *graph, Text *out, NodeId node);
/* `Int32 0`, `String "…"`: LiteralValue. */
void clef_expr_literal(Graph *graph, Text *out, LiteralId literal, TypeId type);

#endif
