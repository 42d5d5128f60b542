/* layout_hints: size and alignment of a type's values, for the graph's LayoutHint. Nothing is translated: layouts of their own,
 * made at the first query.
 */
#include "clef/lower/lower.h"

#include "clef/lower/layout.h"

typedef struct Hints { /* Graph.layout_context */
  Layouts layouts;
} Hints;

bool lower_layout_hint(Graph *g, TypeId type, uint32_t *size, uint32_t *align) {
  Types *t = g->types;
  type = type_zonk(t, type);
  const TypeRow *row = type_row(t, type);
  if (!type.index || row->kind == TYPE_ERROR ||
      row->flags & (TYPE_FLAG_HAS_VAR | TYPE_FLAG_HAS_PARAM))
    return false;
  Hints *hints = g->layout_context;
  if (!hints) {
    hints = NEW(g->arena, Hints);
    layouts_init(&hints->layouts, g->arena, t, mir_unit_new(g->arena, g->names, g->sources));
    g->layout_context = hints;
  }
  ReprId repr = repr_of(&hints->layouts, type_erase_measures(t, type));
  const Shape *shape = repr_element_shape(&hints->layouts, repr);
  *size = shape->size;
  *align = 1;
  for (uint32_t w = 0; w < shape->word_count; w++)
    if (mir_kind_size[shape->words[w].type.kind] > *align)
      *align = mir_kind_size[shape->words[w].type.kind];
  return true;
}
