/* library: finding the functions of rt/ that enrichment calls, once per graph. */
#ifndef CLEF_PSG_LIBRARY_H
#define CLEF_PSG_LIBRARY_H

#include "clef/psg/psg.h"

typedef enum LibraryFunction {
#define LIBRARY(name, text) LIBRARY_##name,
#include "clef/psg/library.def"
#undef LIBRARY
  LIBRARY_COUNT
} LibraryFunction;

typedef struct PsgLibrary { NodeId binding[LIBRARY_COUNT]; } PsgLibrary;

/* The Binding; a library without it is a fault of ours. */
NodeId psg_library(Graph *graph, LibraryFunction function);
/* Is `definition` that function? Never fails. */
bool psg_is_library(Graph *graph, NodeId definition, LibraryFunction function);
/* A reference to it, instantiated. */
NodeId psg_library_ref(Graph *graph, LibraryFunction function, const TypeId *args, uint32_t count, Span span);
/* A full call. */
NodeId psg_library_call(Graph *graph, LibraryFunction function, TypeId type, const TypeId *type_args, uint32_t type_count,
                        const NodeId *args, uint32_t count, Span span);

#endif
