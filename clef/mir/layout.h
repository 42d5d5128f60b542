/* layout: how objects lie in memory. One table per unit; `clef/lower/layout.c` fills it, everyone else reads it.
 *
 *         -8              -4           0        8        16
 *          +---------------+------------+--------+--------+---
 *          |   i32 count   |  u32 info  | word 0 | word 1 |        a counted object; references point at word 0
 *          +---------------+------------+--------+--------+---
 *     references-1    bits 0..19 row, 20..23 for cycles, 24..31 tag: the byte at -1
 *
 *   array    i64 length (rank n: n lengths), then the elements at their stride
 *   string   i32 byte length, i32 char length, UTF-8 bytes, NUL-padded to a multiple of 8
 *   closure  code, captures                        tag: number of source arguments
 *   seq      i32 state, current, code, captures, internals     offsets in the row
 *   lazy     i32 computed, value, code, captures, failure
 *
 * Rows are structural (equal shapes are one row) unless nominal. A row's index is what the header holds.
 */
#ifndef CLEF_MIR_LAYOUT_H
#define CLEF_MIR_LAYOUT_H

#include "clef/base/base.h"
#include "clef/base/intern.h"
#include "clef/base/vec.h"

/* clang-format off */
typedef struct RowId { uint32_t index; } RowId;       /* 0: none, or some counted object */
typedef struct SymbolId { uint32_t index; } SymbolId; /* 0: none */
/* clang-format on */

enum {
  LAYOUT_HEADER_SIZE = 8,
  LAYOUT_COUNT_OFFSET = -8,
  LAYOUT_INFO_OFFSET = -4,
  LAYOUT_ROW_BITS = 20,
  LAYOUT_TAG_SHIFT = 24, /* in info: the tag is the byte at -1 */
  LAYOUT_WORD_SIZE = 8,
  LAYOUT_IMMEDIATE_LIMIT = 4096, /* a reference word below it is an immediate */
  LAYOUT_SMALL_LIMIT =
      127, /* where all immediates of a unit are below it, its code compares with this */
  LAYOUT_ARRAY_LENGTH = 0,   /* i64; of dimension d at 8 * d */
  LAYOUT_ARRAY_ELEMENTS = 8, /* 8 * rank in general: LayoutRow.size */
  LAYOUT_STRING_BYTES = 0,   /* i32 */
  LAYOUT_STRING_CHARS = 4,   /* i32 */
  LAYOUT_STRING_DATA = 8,
  LAYOUT_CLOSURE_CODE = 0,
  LAYOUT_MAX_ROWS = 1 << LAYOUT_ROW_BITS,
};
/* The count of a static or stack object: far from zero on both sides. */
#define LAYOUT_STATIC_COUNT 0x80000000u
/* In programs with cyclic rows (rt/README.md, "Cycles") an object of a cyclic row that is no candidate counts from
 * LAYOUT_CYCLE_COUNT, all others from 0. So a drop tests the sign of the new count. */
#define LAYOUT_CYCLE_COUNT        0x80010000u
#define LAYOUT_CYCLE_STATIC_COUNT 0x40000000u
/* Where several processors work, shared objects count from LAYOUT_SHARED_COUNT; static ones have a count that never changes, from
 * 0xc0000000 on. In an object's info: a shared object that is in the list of those that may become local again. */
#define LAYOUT_SHARED_COUNT         0xa0000000u
#define LAYOUT_WORKERS_STATIC_COUNT 0xe0000000u
#define LAYOUT_LISTED               0x100000u
enum {
  LAYOUT_TRACED = 1 << 22,   /* in info: an exception that was raised (rt/<machine>/trace.s) */
  LAYOUT_BUFFERED = 1 << 23, /* in info: the object is in the buffer of candidates */
  LAYOUT_LARGEST_KEPT =
      31000, /* bytes of fields: memory of larger objects may leave the program when they die */
};
static inline uint32_t layout_info(RowId row, uint32_t tag) {
  return row.index | tag << LAYOUT_TAG_SHIFT;
}

/*  LAYOUT_KIND(NAME, text) */
#define LAYOUT_KINDS(LAYOUT_KIND)                                                   \
  LAYOUT_KIND(BLOCK, "block") /* record, union, tuple, cell: fixed size per tag */  \
  LAYOUT_KIND(ARRAY, "array") /* `size` bytes of lengths, then elements */          \
  LAYOUT_KIND(STRING, "string")                                                     \
  LAYOUT_KIND(CLOSURE, "closure")                                                   \
  LAYOUT_KIND(SEQ, "seq")                                                           \
  LAYOUT_KIND(LAZY, "lazy")                                                         \
  LAYOUT_KIND(CLASS, "class") /* also object expressions, object forms of values */ \
  LAYOUT_KIND(EXCEPTION, "exception")                                               \
  LAYOUT_KIND(BOXED, "boxed") /* obj of a value that is no object by itself */
typedef enum LayoutKind {
#define LAYOUT_KIND(name, text) LAYOUT_##name,
  LAYOUT_KINDS(LAYOUT_KIND)
#undef LAYOUT_KIND
} LayoutKind;
extern const char *const layout_kind_text[];

/* A word that holds a counted reference. */
typedef struct LayoutWord {
  uint32_t index;        /* word from the object's start; in an element, from the element's */
  bool may_be_immediate; /* compare with LAYOUT_IMMEDIATE_LIMIT first */
  bool may_be_cyclic;    /* may hold an object of a cyclic row */
  bool leads_back;       /* of a cyclic row: may hold one that leads to this object */
  bool is_all_cyclic; /* leads back, and holds no objects but those of cyclic rows and static ones */
} LayoutWord;

/* One tag's shape. A row with a single case has that shape under every tag. */
typedef struct LayoutCase {
  uint32_t tag;
  uint32_t size; /* bytes of fields, a multiple of 8 */
  LayoutWord *words;
  uint32_t word_count;
  Name name; /* for debuggers and messages; may be none */
} LayoutCase;

typedef struct LayoutRow {
  Name name; /* unique in the unit; what -check, leaks and debuggers say */
  LayoutKind kind;
  bool nominal;   /* never shared with an equal shape */
  bool is_cyclic; /* its objects can be part of a cycle: clef/lower/cycles.c */
  /* fixed kinds: bytes of fields, the largest case; array: where the elements begin; string: 8 */
  uint32_t size;
  uint32_t stride; /* array: bytes an element, string: 1, else 0 */
  LayoutCase *cases;
  uint32_t case_count;       /* 0: no counted words, `size` under every tag */
  LayoutWord *element_words; /* array: counted words of an element */
  uint32_t element_word_count;
  SymbolId release; /* code (ref) -> () that drops the fields and frees; none: generic, by this row */
  RowId subtypes_first, subtypes_last; /* rows of subtypes, itself included; none: itself only */
  RowId base;                          /* class or exception it derives from */
  SymbolId *methods; /* by slot (interface slots are program-wide); an entry may be none */
  uint32_t method_count;
  uint32_t *interfaces; /* numbers of the interfaces it implements, ascending */
  uint32_t interface_count;
} LayoutRow;

typedef struct LayoutIndex LayoutIndex;
typedef struct Layout {
  Arena *arena;
  VEC(LayoutRow) rows; /* item 0 is "none" */
  LayoutIndex *by_name;
} Layout;

static inline LayoutRow *layout_row(const Layout *layout, RowId row) {
  return &layout->rows.items[row.index];
}
/* A new row; a taken name gets '2, '3 …; the caller fills the rest. Rows may move when another is added. */
RowId layout_add_row(Layout *layout, Names *names, const char *name, LayoutKind kind);
RowId layout_find_row(const Layout *layout, Name name);
/* The shape under a tag; NULL when the row has no cases or not this one. */
const LayoutCase *layout_case(const LayoutRow *row, uint32_t tag);
/* Is every object of the row's type one of this very row? */
static inline bool layout_is_exact(const Layout *layout, RowId row) {
  const LayoutRow *r = layout_row(layout, row);
  return row.index && r->subtypes_first.index == r->subtypes_last.index;
}
bool layout_is_subtype(const Layout *layout, RowId row, RowId of);
bool layout_implements(const LayoutRow *row, uint32_t interface_number);
/* Bytes of fields of an array or string of this length, or -1 when it overflows. */
int64_t layout_array_size(const LayoutRow *row, int64_t length);
void layout_init(Layout *layout, Arena *arena);

#endif
