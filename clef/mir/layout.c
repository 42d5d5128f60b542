/* layout: look-ups in the table of rows. */
#include "clef/mir/layout.h"

const char *const layout_kind_text[] = {
#define LAYOUT_KIND(name, text) text,
    LAYOUT_KINDS(LAYOUT_KIND)
#undef LAYOUT_KIND
};

/* Rows by name: a hash table that takes in what was added at the next query, and starts again when rows were taken away. */
typedef struct LayoutSlot {
  RowId row;       /* the first of that name, or none */
  uint32_t serial; /* how often the name was requested for another row */
} LayoutSlot;
struct LayoutIndex {
  LayoutSlot *slots;
  uint32_t slot_count; /* a power of two, or 0 */
  uint32_t row_count;  /* rows that are in it */
};

void layout_init(Layout *layout, Arena *arena) {
  *layout = (Layout){.arena = arena};
  vec_push(arena, &layout->rows, (LayoutRow){.kind = LAYOUT_BLOCK});
  layout->by_name = NEW(arena, LayoutIndex);
}

static LayoutSlot *find_slot(const Layout *layout, Name name) {
  const LayoutIndex *index = layout->by_name;
  uint32_t at = hash_u32(17, name.index) & (index->slot_count - 1);
  while (index->slots[at].row.index &&
         layout->rows.items[index->slots[at].row.index].name.index != name.index)
    at = (at + 1) & (index->slot_count - 1);
  return &index->slots[at];
}

static void bring_index_up(const Layout *layout) {
  LayoutIndex *index = layout->by_name;
  uint32_t count = layout->rows.count;
  if (!index->row_count || count < index->row_count || count * 2 > index->slot_count) {
    while (index->slot_count < count * 2)
      index->slot_count = index->slot_count ? index->slot_count * 2 : 64;
    index->slots = NEW_ARRAY(layout->arena, LayoutSlot, index->slot_count);
    index->row_count = 1;
  }
  for (; index->row_count < count; index->row_count++) {
    LayoutSlot *slot = find_slot(layout, layout->rows.items[index->row_count].name);
    if (!slot->row.index) slot->row.index = index->row_count;
  }
}

RowId layout_find_row(const Layout *layout, Name name) {
  bring_index_up(layout);
  return find_slot(layout, name)->row;
}

RowId layout_add_row(Layout *layout, Names *names, const char *name, LayoutKind kind) {
  Name unique = name_of_string(names, name);
  if (layout_find_row(layout, unique).index) {
    LayoutSlot *slot = find_slot(layout, unique);
    do unique = name_of_string(names, format_in(layout->arena, "%s'%u", name, ++slot->serial + 1));
    while (layout_find_row(layout, unique).index);
  }
  vec_push(layout->arena, &layout->rows, ((LayoutRow){.name = unique, .kind = kind}));
  return (RowId){layout->rows.count - 1};
}

const LayoutCase *layout_case(const LayoutRow *row, uint32_t tag) {
  if (row->case_count == 1) return &row->cases[0];
  for (uint32_t i = 0; i < row->case_count; i++)
    if (row->cases[i].tag == tag) return &row->cases[i];
  return NULL;
}

bool layout_is_subtype(const Layout *layout, RowId row, RowId of) {
  const LayoutRow *wanted = layout_row(layout, of);
  if (row.index == of.index) return true;
  return wanted->subtypes_first.index && row.index >= wanted->subtypes_first.index &&
         row.index <= wanted->subtypes_last.index;
}

bool layout_implements(const LayoutRow *row, uint32_t interface_number) {
  for (uint32_t i = 0; i < row->interface_count; i++)
    if (row->interfaces[i] == interface_number) return true;
  return false;
}

int64_t layout_array_size(const LayoutRow *row, int64_t length) {
  if (length < 0) return -1;
  if (row->stride && length > (INT64_MAX - 16) / row->stride - (int64_t)row->size) return -1;
  return ((int64_t)row->size + length * row->stride + 7) & ~(int64_t)7;
}
