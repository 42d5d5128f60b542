/* library: the library's definitions in a program's graph.
 *
 * Read from source (-rt) they are nodes like the program's. From the image they are read-only rows: a definition enters the
 * program with fresh nodes when something first refers to it (psg_own), so a compile costs what it reaches.
 */
#ifndef CLEF_PSG_GRAPH_LIBRARY_H
#define CLEF_PSG_GRAPH_LIBRARY_H

#include "clef/base/vec.h"
#include "clef/base/map64.h"
#include "clef/psg/psg.h"

typedef enum LibraryFunction {
#define LIBRARY(name, text) LIBRARY_##name,
#include "clef/psg/graph/library.def"
#undef LIBRARY
  LIBRARY_COUNT
} LibraryFunction;

typedef struct PsgLibrary {
  NodeId binding[LIBRARY_COUNT];
  VEC(NodeId) exports;   /* Bindings with NODE_EXPORT */
  const uint8_t *bodies; /* of functions of the image, packed */
  Map64 own;             /* definition of the image → the program's copy */
} PsgLibrary;

/* The definition itself, or the program's copy when it is the image's. Declarations of intrinsics stay where they are. */
NodeId psg_own(Graph *graph, NodeId definition);
/* What the image stores of this, as words: written when the library is checked, read when a program starts. */
uint32_t psg_library_words(Graph *graph, const uint32_t **words);
/* `bodies`: the packed ones (pack.h). */
void psg_library_start(Graph *graph, const uint32_t *words, uint32_t count, const uint8_t *bodies);
uint32_t psg_exports(Graph *graph, const NodeId **items);

/* The Binding (owned); a library without it is a fault of ours. */
NodeId psg_library(Graph *graph, LibraryFunction function);
/* Is `definition` that function? Never fails. */
bool psg_is_library(Graph *graph, NodeId definition, LibraryFunction function);
/* A function of the library at type arguments. */
typedef struct LibraryUse {
  LibraryFunction function;
  const TypeId *args;
  uint32_t arg_count;
} LibraryUse;
static inline LibraryUse psg_plain(LibraryFunction function) { /* of no type parameters */
  return (LibraryUse){.function = function};
}
/* A reference to it, instantiated. */
NodeId psg_library_ref(Graph *graph, LibraryUse use, Span span);
/* A full call. */
NodeId psg_library_call(Graph *graph, LibraryUse use, TypeId result, const NodeId *args,
                        uint32_t count, Span span);

#endif
