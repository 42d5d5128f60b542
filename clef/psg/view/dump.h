/* dump: the graph as text and as JSON. */
#ifndef CLEF_PSG_VIEW_DUMP_H
#define CLEF_PSG_VIEW_DUMP_H

#include "clef/psg/psg.h"

struct Json;

/* Six keys, twelve per node, as the specification's records have them (dump_json.c). */
void psg_dump_json(Graph *graph, Text *out);
void psg_dump_json_node(Graph *graph, Text *out, NodeId node);
void psg_resolution_json(Graph *graph, struct Json *json, uint32_t row);
/* All coeffects of the program's definitions, as one JSON object; a section that nothing requests is left out. */
void psg_coeffects_json(Graph *graph, Text *out);
/* S-expressions: definitions of the program's modules (`all`: also unreachable ones and the library's). */
void psg_dump_text(Graph *graph, Text *out, bool all);
void psg_add_literal_text(Graph *graph, Text *out, LiteralId literal);
void psg_dump_node(Graph *graph, Text *out, NodeId node);

#endif
