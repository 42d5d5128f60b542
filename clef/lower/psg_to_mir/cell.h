/* cell: the cells that sequences and lazies are: state, value, code, then what the body captures and keeps.
 *
 *   seq    {i32 state, current, code, captures …, internals …}    psg_to_mir/seq.c
 *   lazy   {i32 computed, value, code, captures …, failure}       psg_to_mir/lazy.c
 */
#ifndef CLEF_LOWER_PSG_TO_MIR_CELL_H
#define CLEF_LOWER_PSG_TO_MIR_CELL_H

#include "clef/lower/psg_to_mir/psg_to_mir.h"

typedef struct Cell {
  RowId row;
  uint32_t size;
  CellPrefix prefix;
  Captures captures;
  MirType *types;    /* words of captures */
  uint32_t *offsets; /* of captures, then of internals */
  uint32_t capture_words;
  uint32_t failure; /* of a lazy value: the offset of the exception that its code raised */
  /* MIR_MUTABLE: a lazy value's captures go when it is done, a sequence that begins again sets its own */
  uint8_t capture_flags;
} Cell;

/* States of a cell that wraps an enumerator object (psg_to_mir/driven.c). Between calls the state is DRIVEN_RUNS. A caller stores
 * another state to select what the cell's code does: MoveNext alone, Current alone, or Dispose, which lower_dispose selects. */
enum {
  DRIVEN_RUNS = 1 << 30,
  DRIVEN_MOVES,
  DRIVEN_READS,
  DRIVEN_DISPOSES = -DRIVEN_RUNS - 1,
};

/* Whose cell: a node in an instance. `internals`: definitions that live in the cell between two runs of the code. */
typedef struct CellOf {
  LayoutKind kind; /* LAYOUT_SEQ or LAYOUT_LAZY */
  NodeId node;
  InstanceId instance;
  ReprId element;
  Captures captures;
  const NodeId *internals;
  uint32_t internal_count;
  NodeId active; /* of a sequence with `yield!`: the internal that the code driving it takes, at cell_active_offset; or none */
} CellOf;

/* The list of what a sequence with `yield!` hands up: behind the prefix of every such cell. */
static inline uint32_t cell_active_offset(const CellPrefix *prefix) {
  return (prefix->size + 7) / 8 * 8;
}

/* Fields, size and row; the row is made once for a node and instance. The arrays live as long as `scratch`. */
Cell cell_shape(Lower *l, const CellOf *of);
/* Is the definition a variable that closures share, so that the field holds the counted cell of it? */
bool cell_is_shared(Graph *graph, NodeId definition);
/* In the function of the code: captures and internals are fields of f->cell. */
void bind_fields(Func *f, const Cell *cell, const NodeId *internals, uint32_t internal_count);
/* A fresh cell: zeros but for code and captures. */
ValueId alloc_cell(Func *f, const Cell *cell, SymbolId code, Words captured);
ValueId cell_code(Func *f, ValueId cell, CellPrefix prefix);
ValueId load_state(Func *f, ValueId cell);
void store_state(Func *f, ValueId cell, int64_t state);

#endif
