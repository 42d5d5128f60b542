/* quote: quotations become the expressions that build them (quote.c). */
#ifndef CLEF_PSG_ELABORATE_QUOTE_H
#define CLEF_PSG_ELABORATE_QUOTE_H

#include "clef/psg/psg.h"

/* What stands in for a Quote node; types are solved. */
NodeId psg_elaborate_quote(Graph *graph, NodeId quote);

/* quote_names.c: names as .NET has them. Is the definition the library's? Those of the program keep their names. */
bool quote_is_of_library(Graph *graph, NodeId definition);
const char *quote_function_name(Graph *graph, Arena *arena, NodeId definition);
/* Of an operation of intrinsics.def; NULL: it has none. */
const char *quote_intrinsic_name(IntrinsicId id);
/* Of the conversion to a primitive type or an enum. */
const char *quote_conversion_name(Types *types, TypeId to);

#endif
