/* structure: what modules contain, and where types are defined (the specification's fields Modules, Types and
 * ModuleClassifications). Each is computed when it is first observed, and again when a phase has changed the graph. */
#ifndef CLEF_PSG_GRAPH_STRUCTURE_H
#define CLEF_PSG_GRAPH_STRUCTURE_H

#include "clef/psg/psg.h"

/* A module or namespace of the program, by its path. Parts in several files are one row. */
typedef struct ModuleContents {
  Name path;
  VEC(NodeId) members; /* children of its ModuleDefs, nested modules among them */
} ModuleContents;
typedef VEC(ModuleContents) ModuleTable;

/* A type of the program by path, name and, when it is generic, the number of its parameters: `A.B.Tree`1`. */
typedef struct TypeEntry {
  Name key;
  NodeId definition; /* the first TypeDef; those of extensions follow it in the graph */
} TypeEntry;
typedef VEC(TypeEntry) TypeTable;

/* How the definitions of a ModuleDef execute. Those of nested modules are in the rows of these. */
typedef struct ModuleClassification {
  NodeId module;
  VEC(NodeId) init;        /* emission strategy MainPrologue: run at start-up, in this order */
  VEC(NodeId) definitions; /* functions and TypeDefs, without the entry point */
  NodeId entry_point;      /* or none */
} ModuleClassification;
typedef VEC(ModuleClassification) ClassificationTable;

const ModuleTable *psg_modules(Graph *graph);
const TypeTable *psg_types(Graph *graph);
const ClassificationTable *psg_classifications(Graph *graph);

#endif
