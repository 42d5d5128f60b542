/* layout: the representation of types in words and in memory.
 *
 * A *representation* (Repr) is the vector of words that variables, parameters and results of a type have. A *shape* describes
 * memory (a counted object, a case of one, an element): its fields, the words of each field, and the offset of each word.
 *
 *   int * string            words i32, ref<string>                         PRODUCT, shape 0: at = word
 *   int option              words i8 (tag), i32                            UNION, shape per case: at = word
 *   Color = Red | Green     words i8                                       TAGS
 *   { a: … five words }     words ref<row>                                 OBJECT, shape 0: at = byte offset
 *   int list                words ref?<row>; [] is the immediate 0         CASES, shape per case: at = byte offset
 *
 * Shapes and rows of objects are computed on demand. A row has its number before its contents, so recursive types are no special
 * case. Only this folder fills the unit's layout table (clef/mir/layout.h).
 */
#ifndef CLEF_LOWER_LAYOUT_H
#define CLEF_LOWER_LAYOUT_H

#include "clef/mir/mir.h"
#include "clef/psg/psg.h"

typedef struct ReprId {
  uint32_t index;
} ReprId;

typedef enum ReprForm {
  REPR_UNIT,    /* no word */
  REPR_SCALAR,  /* a number, bool, char, enumeration constant */
  REPR_POINTER, /* nativeptr, byref: owner, address */
  REPR_PRODUCT, /* flattened tuple, record, struct, union of one case */
  REPR_UNION,   /* flattened union: tag, then each class's maximum */
  REPR_TAGS,    /* union of empty cases: its tag */
  REPR_OBJECT,  /* counted tuple, record, union of one case */
  REPR_CASES,   /* counted union: tag in the header, empty cases immediate words */
  REPR_STRING,
  REPR_ARRAY,
  REPR_CLOSURE,
  REPR_LAZY,
  REPR_SEQ,
  REPR_CLASS,  /* class, exception, interface, obj */
  REPR_SHARED, /* a value of a shared type (clef/type/shared.c): an object that holds `inner` */
} ReprForm;

typedef struct ShapeWord {
  MirType type; /* as a value */
  uint32_t at;  /* PRODUCT, UNION: word of the value; else byte offset */
  bool is_mutable;
  uint16_t field; /* number for alias questions, from 1 */
} ShapeWord;

typedef struct Shape {
  uint32_t field_count;
  ReprId *fields;
  uint32_t *first; /* words of field i: first[i] … first[i + 1] - 1 */
  ShapeWord *words;
  uint32_t word_count;
  uint32_t size; /* bytes, a multiple of 8; objects only */
  /* CASES: what the header says; the case, or with `has_tag_field` a number of its shape */
  uint8_t row_tag;
} Shape;

typedef struct Repr {
  ReprForm form;
  bool has_shapes;
  bool is_null_allowed; /* CLASS */
  /* CASES: some values are immediate words; 0 may stand in any reference, as the default */
  bool has_empty_case;
  bool has_tag_field; /* more CASES than a header can number: an i32 at 0 is the tag */
  bool is_struct;     /* PRODUCT that may be mutable in place */
  TypeId type;
  MirType *words;
  uint32_t word_count;
  Shape *shapes; /* through repr_shape */
  uint32_t shape_count;
  RowId row;      /* of objects */
  ReprId element; /* ARRAY, SEQ, LAZY: element or value; through repr_element */
  ReprId inner;   /* SHARED: what the object holds */
} Repr;

/* Numbers to numbers; 0 is absent. */
typedef struct NumMap {
  uint64_t *keys;
  uint32_t *values;
  uint32_t count, capacity;
} NumMap;
/* The value's place, made if absent; it lives until the next key is added. */
uint32_t *num_map(NumMap *map, Arena *arena, uint64_t key);

typedef struct LayoutEntry LayoutEntry;
typedef struct Layouts {
  Arena *arena; /* unit */
  Types *types;
  Names *names;
  MirUnit *unit;
  VEC(Repr) reprs;             /* item 0 unused */
  uint32_t *map, map_capacity; /* TypeId → ReprId, open addressing */
  NumMap aliases;              /* TypeId → ReprId of its canonical form */
  uint8_t *recursive;          /* by TyconId: 0 unknown, 1 being looked at, 2 no, 3 yes */
  uint32_t recursive_count;
  uint32_t filled;   /* reprs whose rows are complete */
  LayoutEntry *rows; /* structural rows by key */
  RowId string_row;
  RowId (*class_row)(void *context,
                     TypeId type); /* nominal rows: clef/lower/psg_to_mir/classes.c */
  void *context;
  FieldId left_out; /* of a class: no object has it; 0 when all fields are there */
} Layouts;

void layouts_init(Layouts *layouts, Arena *arena, Types *types, MirUnit *unit);
/* Of a closed type. */
ReprId repr_of(Layouts *layouts, TypeId type);
static inline const Repr *repr_row(const Layouts *layouts, ReprId id) {
  return &layouts->reprs.items[id.index];
}
/* The shape under a case (union) or of the object, product or class (0). */
const Shape *repr_shape(Layouts *layouts, ReprId id, uint32_t index);
ReprId repr_element(Layouts *layouts, ReprId id);
/* How an element of this representation lies in an array: words at offsets; `size` is the stride. */
const Shape *repr_element_shape(Layouts *layouts, ReprId element);
/* Position of a field in its shape: bases' fields come first. */
uint32_t layout_field_index(Layouts *layouts, FieldId field);
bool layout_case_is_empty(const Types *types, const TyconRow *tycon, uint32_t tag);

/* A row for a closure's captures in order, behind its code; equal ones are one row. `offsets` receives each word's place. */
RowId layout_closure_row(Layouts *layouts, const MirType *words, uint32_t count, uint32_t *offsets,
                         uint32_t *size);
/* A counted cell holding these words: captured mutable variables. */
RowId layout_cell_row(Layouts *layouts, ReprId content, uint32_t *offsets, uint32_t *size);
/* Wrapped value under its exact type. */
RowId layout_fill_block(Layouts *layouts, RowId row, uint32_t size, const ShapeWord *words,
                        uint32_t count);
/* Places words from `start`: references first, then falling size; returns the end, rounded up to 8. */
uint32_t layout_place(ShapeWord *words, uint32_t count, uint32_t start);
/* Prefix of a seq cell {state, current, code} and of a lazy {computed, value, code}. */
typedef struct CellPrefix {
  ShapeWord *words;
  uint32_t count;
  uint32_t code, size;
} CellPrefix;
CellPrefix layout_cell_prefix(Layouts *layouts, ReprId element);
/* Completes all rows. */
void layouts_finish(Layouts *layouts);
/* Marks the rows whose objects can be part of a cycle: cycles.c. */
void layouts_find_cycles(Layouts *layouts);
/* Equal shapes become one row, everywhere in the unit: rows.c. The last thing done to it here. */
void layouts_merge_rows(Layouts *layouts);
/* `-dump layout`: representations and rows. */
void layouts_dump(Layouts *layouts, Text *out);

#endif
