/* quote: quotations become the expressions that build them (quote.c). */
#ifndef CLEF_PSG_QUOTE_H
#define CLEF_PSG_QUOTE_H

#include "clef/psg/psg.h"

/* What stands in for a Quote node; types are solved. */
NodeId psg_elaborate_quote(Graph *graph, NodeId quote);

#endif
