/* layout: look-ups in the table of rows. */
#include "clef/mir/layout.h"

const char *const layout_kind_text[] = {
#define LAYOUT_KIND(name, text) text,
    LAYOUT_KINDS(LAYOUT_KIND)
#undef LAYOUT_KIND
};

void layout_init(Layout *layout, Arena *arena) {
  *layout = (Layout){.arena = arena};
  vec_push(arena, &layout->rows, (LayoutRow){.kind = LAYOUT_BLOCK});
}

RowId layout_find_row(const Layout *layout, Name name) {
  for (uint32_t i = 1; i < layout->rows.count; i++)
    if (layout->rows.items[i].name.index == name.index) return (RowId){i};
  return (RowId){0};
}

RowId layout_add_row(Layout *layout, Names *names, const char *name, LayoutKind kind) {
  Name unique = name_of_string(names, name);
  for (uint32_t n = 2; layout_find_row(layout, unique).index; n++)
    unique = name_of_string(names, format_in(layout->arena, "%s'%u", name, n));
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
