/* layout: representations of closed types, shapes of objects, rows of the layout table.
 *
 * What is flattened: at most FLAT_WORDS words, no mutable field, no [<ReferenceEquality>], and a definition that does
 * not reach itself through flattened fields and type arguments. The last is a property of definitions, not of instances:
 * `{ v: int; next: Node option }` reaches Node through option, so Node is an object and `Node option` is two words. A type
 * that is counted for another reason (class, array, closure, a recursive union such as list) ends the search.
 */
#include "clef/lower/layout.h"
#include "clef/base/map64.h"

#include "clef/psg/elaborate/ffi.h"

enum { FLAT_WORDS = 4, MAX_HEADER_TAGS = 256 };
enum { REC_UNKNOWN, REC_BUSY, REC_NO, REC_YES };

struct LayoutEntry {
  Name key;
  RowId row;
  LayoutEntry *next;
};

void layouts_init(Layouts *l, Arena *arena, Types *types, MirUnit *unit) {
  *l = (Layouts){.arena = arena, .types = types, .names = types->names, .unit = unit};
  vec_push(arena, &l->reprs, (Repr){0});
  l->map_capacity = 256;
  l->map = NEW_ARRAY(arena, uint32_t, l->map_capacity);
  l->string_row = layout_add_row(&unit->layout, l->names, "string", LAYOUT_STRING);
  LayoutRow *row = layout_row(&unit->layout, l->string_row);
  row->size = LAYOUT_STRING_DATA;
  row->stride = 1;
}

uint32_t *num_map(NumMap *map, Arena *arena, uint64_t key) {
  if ((map->count + 1) * 2 > map->capacity) {
    NumMap old = *map;
    map->capacity = old.capacity ? old.capacity * 2 : 32;
    map->keys = NEW_ARRAY(arena, uint64_t, map->capacity);
    map->values = NEW_ARRAY(arena, uint32_t, map->capacity);
    map->count = 0;
    for (uint32_t i = 0; i < old.capacity; i++)
      if (old.keys[i]) *num_map(map, arena, old.keys[i] - 1) = old.values[i];
  }
  uint32_t i = hash_u32(hash_u32(1, (uint32_t)key), (uint32_t)(key >> 32)) & (map->capacity - 1);
  while (map->keys[i] && map->keys[i] != key + 1) i = (i + 1) & (map->capacity - 1);
  if (!map->keys[i]) {
    map->keys[i] = key + 1;
    map->count++;
  }
  return &map->values[i];
}

/* ---- which definitions are recursive ---- */

static bool is_flat_tycon(const TyconRow *tycon) {
  switch ((TyconKind)tycon->kind) {
  case TYCON_RECORD:
    return (tycon->flags & TYCON_IS_STRUCT) ||
           !(tycon->flags & (TYCON_MUTABLE | TYCON_REFERENCE_EQUALITY));
  case TYCON_UNION:
  case TYCON_STRUCT: return true;
  case TYCON_PRIM:
  case TYCON_ENUM:
  case TYCON_CLASS:
  case TYCON_INTERFACE:
  case TYCON_EXCEPTION:
  case TYCON_ABBREV:
  case TYCON_MEASURE:
  case TYCON_DELEGATE: return false;
  }
  return false;
}

static bool is_recursive(Layouts *l, TyconId tycon);

typedef struct Reach {
  TyconId target;
  Map64 seen; /* (1, definition) */
} Reach;

static bool type_reaches(Layouts *l, TypeId type, Reach *reach);

static bool tycon_reaches(Layouts *l, TyconId id, Reach *reach) {
  if (map64_find(&reach->seen, map64_key(1, id.index))) return false;
  map64_set(&reach->seen, map64_key(1, id.index), 1);
  const TyconRow *tycon = tycon_row(l->types, id);
  for (uint32_t i = 0; i < tycon->field_count; i++)
    if (type_reaches(l, field_row(l->types, (FieldId){tycon->fields + i})->type, reach))
      return true;
  for (uint32_t c = 0; c < tycon->case_count; c++) {
    const CaseRow *row = case_row(l->types, (CaseId){tycon->cases + c});
    for (uint32_t i = 0; i < row->field_count; i++)
      if (type_reaches(l, field_row(l->types, (FieldId){row->fields + i})->type, reach))
        return true;
  }
  return false;
}

static bool type_reaches(Layouts *l, TypeId type, Reach *reach) {
  type = type_resolve(l->types, type);
  const TypeRow *row = type_row(l->types, type);
  const uint32_t *args = run_items(l->types, row->args);
  switch ((TypeKind)row->kind) {
  case TYPE_TUPLE:
    for (uint32_t i = 0; i < row->args.count; i++)
      if (type_reaches(l, (TypeId){args[i]}, reach)) return true;
    return false;
  case TYPE_ANON_RECORD:
    for (uint32_t i = 1; i < row->args.count; i += 2)
      if (type_reaches(l, (TypeId){args[i]}, reach)) return true;
    return false;
  case TYPE_APP: {
    TyconId id = {row->head};
    if (id.index == reach->target.index) return true;
    if (!is_flat_tycon(tycon_row(l->types, id)) || is_recursive(l, id)) return false;
    for (uint32_t i = 0; i < row->args.count; i++)
      if (type_reaches(l, (TypeId){args[i]}, reach)) return true;
    /* one that is known not to be recursive does not lead back to what leads to it */
    return l->recursive[id.index] == REC_BUSY && tycon_reaches(l, id, reach);
  }
  case TYPE_NONE:
  case TYPE_ERROR:
  case TYPE_VAR:
  case TYPE_PARAM:
  case TYPE_FUNCTION:
  case TYPE_MEASURE_ONE:
  case TYPE_MEASURE_PRODUCT:
  case TYPE_MEASURE_POWER: return false;
  }
  return false;
}

static bool is_recursive(Layouts *l, TyconId tycon) {
  if (tycon.index >= l->recursive_count) {
    uint32_t count = tycon.index + 256;
    uint8_t *more = NEW_ARRAY(l->arena, uint8_t, count);
    if (l->recursive_count) memcpy(more, l->recursive, l->recursive_count);
    l->recursive = more;
    l->recursive_count = count;
  }
  if (l->recursive[tycon.index] == REC_UNKNOWN) {
    l->recursive[tycon.index] = REC_BUSY;
    Reach reach = {.target = tycon, .seen = {.arena = l->arena}};
    bool yes = tycon_reaches(l, tycon, &reach);
    l->recursive[tycon.index] = yes ? REC_YES : REC_NO;
  }
  return l->recursive[tycon.index] == REC_YES;
}

/* ---- representations ---- */

static uint32_t *map_place(Layouts *l, TypeId type) {
  uint32_t i = hash_u32(7, type.index) & (l->map_capacity - 1);
  while (l->map[i] && l->reprs.items[l->map[i]].type.index != type.index)
    i = (i + 1) & (l->map_capacity - 1);
  return &l->map[i];
}

static ReprId add_repr(Layouts *l, TypeId type, ReprForm form) {
  if (l->reprs.count * 2 > l->map_capacity) {
    uint32_t old = l->map_capacity, *map = l->map;
    l->map_capacity *= 2;
    l->map = NEW_ARRAY(l->arena, uint32_t, l->map_capacity);
    for (uint32_t i = 0; i < old; i++)
      if (map[i]) *map_place(l, l->reprs.items[map[i]].type) = map[i];
  }
  ReprId id = {l->reprs.count};
  vec_push(l->arena, &l->reprs, ((Repr){.form = form, .type = type}));
  *map_place(l, type) = id.index;
  return id;
}

static ReprId add_words(Layouts *l, TypeId type, ReprForm form, const MirType *words,
                        uint32_t count) {
  ReprId id = add_repr(l, type, form);
  MirType *copy = NEW_ARRAY(l->arena, MirType, count ? count : 1);
  if (count) memcpy(copy, words, count * sizeof *words);
  l->reprs.items[id.index].words = copy;
  l->reprs.items[id.index].word_count = count;
  return id;
}

static ReprId add_word(Layouts *l, TypeId type, ReprForm form, MirType word) {
  return add_words(l, type, form, &word, 1);
}

static RowId new_row(Layouts *l, TypeId type, LayoutKind kind) {
  return layout_add_row(&l->unit->layout, l->names, type_text(l->types, l->arena, type), kind);
}

/* An object of its own: its row is numbered now, filled later. */
static ReprId add_object(Layouts *l, TypeId type, ReprForm form) {
  RowId row = {0};
  if (l->class_row) row = l->class_row(l->context, type);
  if (!row.index) row = new_row(l, type, LAYOUT_BLOCK);
  ReprId id = add_word(l, type, form, mir_ref(row, true));
  l->reprs.items[id.index].row = row;
  return id;
}

bool layout_case_is_empty(const Types *types, const TyconRow *tycon, uint32_t tag) {
  return case_row(types, (CaseId){tycon->cases + tag})->field_count == 0;
}

/* The fields of a case or of a record as types, in order. */
typedef struct FieldTypes {
  TypeId *items;
  uint8_t *is_mutable;
  uint32_t count;
} FieldTypes;

static bool is_in_objects(const Layouts *l, FieldId field) {
  return !(field_row(l->types, field)->flags & FIELD_STATIC) && field.index != l->left_out.index;
}

static FieldTypes field_types(Layouts *l, uint32_t first, uint32_t count, TypeId owner) {
  FieldTypes f = {NEW_ARRAY(l->arena, TypeId, count + 1), NEW_ARRAY(l->arena, uint8_t, count + 1),
                  0};
  TyconId tycon = type_tycon(l->types, owner); /* objects with identity are like mutable ones */
  bool has_identity = tycon.index && tycon_row(l->types, tycon)->flags & TYCON_REFERENCE_EQUALITY;
  for (uint32_t i = 0; i < count; i++) {
    FieldId field = {first + i};
    if (!is_in_objects(l, field)) continue;
    uint32_t flags = field_row(l->types, field)->flags;
    f.is_mutable[f.count] = (flags & FIELD_MUTABLE) != 0 || has_identity;
    f.items[f.count++] = type_of_field(l->types, field, owner);
  }
  return f;
}

static FieldTypes list_types(Layouts *l, const uint32_t *items, uint32_t count, uint32_t start,
                             uint32_t step) {
  FieldTypes f = {NEW_ARRAY(l->arena, TypeId, count + 1), NEW_ARRAY(l->arena, uint8_t, count + 1),
                  0};
  for (uint32_t i = start; i < count; i += step) f.items[f.count++] = (TypeId){items[i]};
  return f;
}

/* Fields are numbered in 16 bits. */
static void check_words(uint32_t count) {
  enum { MOST_WORDS = 65000 };
  if (count > MOST_WORDS)
    fatal(
        "a struct, tuple or class has fields of more than %d words, the most that clef lays out: make parts of it "
        "classes, lists or arrays",
        MOST_WORDS);
}

/* Fields with their words; `at` is the number of the word. */
static Shape flat_shape(Layouts *l, FieldTypes f) {
  Shape shape = {.field_count = f.count};
  shape.fields = NEW_ARRAY(l->arena, ReprId, f.count + 1);
  shape.first = NEW_ARRAY(l->arena, uint32_t, f.count + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < f.count; i++) {
    shape.fields[i] = repr_of(l, f.items[i]);
    count += repr_row(l, shape.fields[i])->word_count;
    check_words(count);
  }
  shape.words = NEW_ARRAY(l->arena, ShapeWord, count + 1);
  for (uint32_t i = 0; i < f.count; i++) {
    const Repr *field = repr_row(l, shape.fields[i]);
    shape.first[i] = shape.word_count;
    for (uint32_t w = 0; w < field->word_count; w++) {
      uint32_t at = shape.word_count++;
      shape.words[at] = (ShapeWord){field->words[w], at, f.is_mutable[i], narrow16(at + 1)};
    }
  }
  shape.first[f.count] = shape.word_count;
  return shape;
}

static uint32_t align_up(uint32_t n, uint32_t to) { return to ? (n + to - 1) / to * to : n; }

uint32_t layout_place(ShapeWord *words, uint32_t count, uint32_t start) {
  uint32_t at = start;
  for (uint32_t w = 0; w < count; w++)
    if (words[w].type.kind == MIR_KIND_REF) {
      at = align_up(at, 8);
      words[w].at = at;
      at += 8;
    }
  for (uint32_t size = 8; size; size /= 2)
    for (uint32_t w = 0; w < count; w++)
      if (words[w].type.kind != MIR_KIND_REF && mir_kind_size[words[w].type.kind] == size) {
        at = align_up(at, size);
        words[w].at = at;
        at += size;
      }
  return align_up(at, 8);
}

/* A mutable field of several words lies as an element does, so that it has an address; all other words are sorted. */
static bool is_place(const Shape *shape, uint32_t field) {
  uint32_t first = shape->first[field];
  return shape->first[field + 1] > first + 1 && shape->words[first].is_mutable;
}

static uint32_t place_fields(Layouts *l, Shape *shape, uint32_t start) {
  bool any = false;
  for (uint32_t i = 0; i < shape->field_count; i++) any |= is_place(shape, i);
  if (!any) return layout_place(shape->words, shape->word_count, start);
  ShapeWord *loose = NEW_ARRAY(l->arena, ShapeWord, shape->word_count + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < shape->field_count; i++)
    for (uint32_t w = shape->first[i]; !is_place(shape, i) && w < shape->first[i + 1]; w++)
      loose[count++] = shape->words[w];
  uint32_t at = layout_place(loose, count, start);
  count = 0;
  for (uint32_t i = 0; i < shape->field_count; i++) {
    if (!is_place(shape, i)) {
      for (uint32_t w = shape->first[i]; w < shape->first[i + 1]; w++)
        shape->words[w].at = loose[count++].at;
      continue;
    }
    const Shape *element = repr_element_shape(l, shape->fields[i]);
    for (uint32_t w = 0; w < element->word_count; w++)
      shape->words[shape->first[i] + w].at = at + element->words[w].at;
    at += align_up(element->size, 8);
  }
  return at;
}

static uint32_t word_class(MirType type) {
  if (type.kind == MIR_KIND_REF) return 0;
  if (mir_kind_is_float(type.kind)) return 2;
  return mir_kind_is_int(type.kind) ? 1 : 3;
}

/* A flattened union: the words of all cases share one slot per class and position. */
static bool union_words(Shape *shapes, uint32_t case_count, MirType *words, uint32_t *count) {
  uint32_t n = 0;
  words[n++] = mir_type(case_count > 256 ? MIR_KIND_I16 : MIR_KIND_I8);
  for (uint32_t class = 0; class < 4; class ++) {
    uint32_t most = 0;
    for (uint32_t c = 0; c < case_count; c++) {
      uint32_t here = 0;
      for (uint32_t w = 0; w < shapes[c].word_count; w++)
        if (word_class(shapes[c].words[w].type) == class) here++;
      if (here > most) most = here;
    }
    if (n + most > FLAT_WORDS * 16) return false;
    for (uint32_t slot = 0; slot < most; slot++) {
      MirType type = {0};
      bool is_first = true;
      for (uint32_t c = 0; c < case_count; c++) {
        uint32_t here = 0;
        for (uint32_t w = 0; w < shapes[c].word_count; w++) {
          if (word_class(shapes[c].words[w].type) != class || here++ != slot) continue;
          MirType word = shapes[c].words[w].type;
          shapes[c].words[w].at = n + slot;
          if (class == 0) {
            if (is_first)
              type = mir_ref(word.row, true);
            else if (type.row.index != word.row.index)
              type.row = (RowId){0};
          } else if (is_first || mir_kind_size[word.kind] > mir_kind_size[type.kind])
            type = word;
          is_first = false;
        }
      }
      words[n + slot] = type;
    }
    n += most;
  }
  *count = n;
  return true;
}

static ReprId product_or_object(Layouts *l, TypeId type, FieldTypes fields, bool is_struct) {
  Shape shape = flat_shape(l, fields);
  if (shape.word_count > FLAT_WORDS && !is_struct) return add_object(l, type, REPR_OBJECT);
  MirType *words = NEW_ARRAY(l->arena, MirType, shape.word_count + 1);
  for (uint32_t i = 0; i < shape.word_count; i++) words[i] = shape.words[i].type;
  ReprId id = add_words(l, type, REPR_PRODUCT, words, shape.word_count);
  Repr *repr = &l->reprs.items[id.index];
  repr->shapes = NEW(l->arena, Shape);
  repr->shapes[0] = shape;
  repr->shape_count = 1;
  repr->has_shapes = true;
  repr->is_struct = is_struct;
  return id;
}

static ReprId union_repr(Layouts *l, TypeId type, TyconId id, const TyconRow *tycon) {
  bool is_struct = (tycon->flags & TYCON_IS_STRUCT) != 0;
  uint32_t fields = 0, empty = 0;
  for (uint32_t c = 0; c < tycon->case_count; c++) {
    uint32_t n = case_row(l->types, (CaseId){tycon->cases + c})->field_count;
    fields += n;
    empty += n == 0;
  }
  if (!fields && tycon->case_count == 1) return add_words(l, type, REPR_UNIT, NULL, 0);
  if (!fields)
    return add_word(l, type, REPR_TAGS,
                    mir_type(tycon->case_count > 256 ? MIR_KIND_I16 : MIR_KIND_I8));
  bool recursive = is_recursive(l, id) || tycon->flags & TYCON_REFERENCE_EQUALITY;
  if (tycon->case_count == 1) {
    const CaseRow *row = case_row(l->types, (CaseId){tycon->cases});
    if (recursive) return add_object(l, type, REPR_OBJECT);
    return product_or_object(l, type, field_types(l, row->fields, row->field_count, type),
                             is_struct);
  }
  if (!recursive || is_struct) {
    Shape *shapes = NEW_ARRAY(l->arena, Shape, tycon->case_count);
    uint32_t most = 0;
    for (uint32_t c = 0; c < tycon->case_count; c++) {
      const CaseRow *row = case_row(l->types, (CaseId){tycon->cases + c});
      shapes[c] = flat_shape(l, field_types(l, row->fields, row->field_count, type));
      if (shapes[c].word_count > most) most = shapes[c].word_count;
    }
    MirType words[FLAT_WORDS * 16 + 1];
    uint32_t count = 0;
    bool fits = most < FLAT_WORDS * 16 && union_words(shapes, tycon->case_count, words, &count);
    if (fits && (count <= FLAT_WORDS || is_struct)) {
      ReprId repr = add_words(l, type, REPR_UNION, words, count);
      l->reprs.items[repr.index].shapes = shapes;
      l->reprs.items[repr.index].shape_count = tycon->case_count;
      l->reprs.items[repr.index].has_shapes = true;
      l->reprs.items[repr.index].is_struct = is_struct;
      return repr;
    }
  }
  ReprId repr = add_object(l, type, REPR_CASES);
  l->reprs.items[repr.index].has_empty_case = empty != 0;
  return repr;
}

static ReprId prim_repr(Layouts *l, TypeId type, PrimKind prim) {
  switch (prim) {
  case PRIM_UNIT: return add_words(l, type, REPR_UNIT, NULL, 0);
  case PRIM_BOOL:
  case PRIM_INT8:
  case PRIM_UINT8: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_I8));
  case PRIM_INT16:
  case PRIM_UINT16: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_I16));
  case PRIM_CHAR:
  case PRIM_INT32:
  case PRIM_UINT32: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_I32));
  case PRIM_INT:
  case PRIM_UINT: {
    bool narrow = platform_width(l->types->platform, 0, WIDTH_INT, false) == 32;
    return add_word(l, type, REPR_SCALAR, mir_type(narrow ? MIR_KIND_I32 : MIR_KIND_I64));
  }
  case PRIM_INT64:
  case PRIM_UINT64:
  case PRIM_NATIVEINT:
  case PRIM_UNATIVEINT: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_I64));
  case PRIM_FLOAT32: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_F32));
  case PRIM_FLOAT64: return add_word(l, type, REPR_SCALAR, mir_type(MIR_KIND_F64));
  case PRIM_STRING: {
    ReprId id = add_word(l, type, REPR_STRING, mir_ref(l->string_row, false));
    l->reprs.items[id.index].row = l->string_row;
    return id;
  }
  case PRIM_ARRAY: {
    RowId row = new_row(l, type, LAYOUT_ARRAY);
    ReprId id = add_word(l, type, REPR_ARRAY, mir_ref(row, true));
    Repr *repr = &l->reprs.items[id.index];
    repr->row = row;
    return id;
  }
  case PRIM_OBJ: {
    ReprId id = add_word(l, type, REPR_CLASS, mir_ref((RowId){0}, true));
    l->reprs.items[id.index].is_null_allowed = true;
    return id;
  }
  case PRIM_SEQ: return add_word(l, type, REPR_SEQ, mir_ref((RowId){0}, true));
  case PRIM_LAZY: return add_word(l, type, REPR_LAZY, mir_ref((RowId){0}, true));
  case PRIM_NATIVEPTR:
  case PRIM_BYREF: {
    MirType words[2] = {mir_ref((RowId){0}, true), mir_type(MIR_KIND_ADDR)};
    return add_words(l, type, REPR_POINTER, words, 2);
  }
  case PRIM_NONE: break;
  }
  bug("layout: type %s has no representation", type_text(l->types, l->arena, type));
}

static ReprId app_repr(Layouts *l, TypeId type) {
  TyconId id = {type_row(l->types, type)->head};
  const TyconRow *tycon = tycon_row(l->types, id);
  switch ((TyconKind)tycon->kind) {
  case TYCON_PRIM: return prim_repr(l, type, (PrimKind)tycon->prim);
  case TYCON_ENUM: {
    const Repr *under = repr_row(l, repr_of(l, tycon->target));
    return add_word(l, type, REPR_SCALAR, under->words[0]);
  }
  case TYCON_RECORD:
    if (!is_flat_tycon(tycon) || (!(tycon->flags & TYCON_IS_STRUCT) && is_recursive(l, id)))
      return add_object(l, type, REPR_OBJECT);
    return product_or_object(l, type, field_types(l, tycon->fields, tycon->field_count, type),
                             (tycon->flags & TYCON_IS_STRUCT) != 0);
  case TYCON_STRUCT:
    return product_or_object(l, type, field_types(l, tycon->fields, tycon->field_count, type),
                             true);
  case TYCON_UNION: return union_repr(l, type, id, tycon);
  case TYCON_CLASS:
  case TYCON_EXCEPTION: {
    if (tycon->flags &
        TYCON_OBJECT_EXPR) /* a row for each instance of the expression: classes_expr_row */
      return add_word(l, type, REPR_CLASS, mir_ref((RowId){0}, true));
    RowId row = l->class_row ? l->class_row(l->context, type) : (RowId){0};
    if (!row.index) {
      row = new_row(l, type, tycon->kind == TYCON_CLASS ? LAYOUT_CLASS : LAYOUT_EXCEPTION);
      layout_row(&l->unit->layout, row)->nominal = true;
    }
    bool null_allowed = (tycon->flags & TYCON_ALLOW_NULL) != 0;
    ReprId repr = add_word(l, type, REPR_CLASS, mir_ref(row, true));
    l->reprs.items[repr.index].row = row;
    l->reprs.items[repr.index].is_null_allowed = null_allowed;
    return repr;
  }
  case TYCON_INTERFACE: {
    bool null_allowed = (tycon->flags & TYCON_ALLOW_NULL) != 0;
    ReprId repr = add_word(l, type, REPR_CLASS, mir_ref((RowId){0}, true));
    l->reprs.items[repr.index].is_null_allowed = null_allowed;
    return repr;
  }
  case TYCON_DELEGATE: return add_word(l, type, REPR_CLOSURE, mir_ref((RowId){0}, true));
  case TYCON_ABBREV: return repr_of(l, tycon->target);
  case TYCON_MEASURE: break;
  }
  bug("layout: type %s has no representation", type_text(l->types, l->arena, type));
}

/* Of a shared type. An object of a class is one already. */
static ReprId shared_repr(Layouts *l, TypeId type, ReprId inner) {
  if (repr_row(l, inner)->form == REPR_CLASS) {
    l->reprs.items[inner.index].words[0].row = (RowId){0};
    return inner;
  }
  ReprId id = add_word(l, type, REPR_SHARED, mir_ref((RowId){0}, true));
  l->reprs.items[id.index].inner = inner;
  return id;
}

static ReprId new_repr(Layouts *l, TypeId type);

ReprId repr_of(Layouts *l, TypeId type) {
  type = type_resolve(l->types, type);
  uint32_t known = *map_place(l, type);
  if (known) return (ReprId){known};
  /* `int list` is int32's in F# programs; a field's type may be written with units */
  TypeId canonical =
      type_with_shared_args(l->types, type_erase_measures(l->types, type_zonk(l->types, type)));
  if (canonical.index != type.index) {
    uint32_t *alias = num_map(&l->aliases, l->arena, type.index);
    if (!*alias) {
      uint32_t id = repr_of(l, canonical).index;
      *num_map(&l->aliases, l->arena, type.index) = id;
      return (ReprId){id};
    }
    return (ReprId){*alias};
  }
  ReprId id = new_repr(l, type);
  return type_is_shared(l->types, type) ? shared_repr(l, type, id) : id;
}

static ReprId new_repr(Layouts *l, TypeId type) {
  const TypeRow *row = type_row(l->types, type);
  switch ((TypeKind)row->kind) {
  case TYPE_APP: return app_repr(l, type);
  case TYPE_TUPLE:
    return product_or_object(l, type,
                             list_types(l, run_items(l->types, row->args), row->args.count, 0, 1),
                             (row->flags & TYPE_FLAG_STRUCT) != 0);
  case TYPE_ANON_RECORD:
    return product_or_object(l, type,
                             list_types(l, run_items(l->types, row->args), row->args.count, 1, 2),
                             (row->flags & TYPE_FLAG_STRUCT) != 0);
  case TYPE_FUNCTION: return add_word(l, type, REPR_CLOSURE, mir_ref((RowId){0}, true));
  case TYPE_VAR:
  case TYPE_PARAM: /* nothing decides it: no value of it exists */
  case TYPE_NONE:
  case TYPE_ERROR:
  case TYPE_MEASURE_ONE:
  case TYPE_MEASURE_PRODUCT:
  case TYPE_MEASURE_POWER: return add_word(l, type, REPR_CLASS, mir_ref((RowId){0}, true));
  }
  bug("layout: kind of type %u", row->kind);
}

/* ---- shapes in memory ---- */

/* Of an object: where a row and what is allocated under it disagree, reuse would take one for another. */
static uint32_t at_least_a_word(uint32_t size) { return size ? size : 8; }

/* Bases' words first, at their places. */
static Shape class_shape(Layouts *l, TypeId type) {
  TyconId id = type_tycon(l->types, type);
  Shape shape = {.first = NEW_ARRAY(l->arena, uint32_t, 1)};
  if (!id.index) return shape;
  const TyconRow *tycon = tycon_row(l->types, id);
  if (tycon->kind != TYCON_CLASS && tycon->kind != TYCON_EXCEPTION) return shape;
  Shape base = {.first = shape.first};
  TypeId base_type = tycon->base;
  if (!base_type.index && tycon->kind == TYCON_EXCEPTION) base_type = type_of(l->types, KNOWN_EXN);
  if (base_type.index) {
    if (tycon->params.count)
      base_type =
          type_substitute(l->types, base_type, tycon->params,
                          (const TypeId *)run_items(l->types, type_row(l->types, type)->args));
    ReprId base_repr = repr_of(l, base_type);
    if (repr_row(l, base_repr)->form == REPR_CLASS) base = *repr_shape(l, base_repr, 0);
  }
  Shape own = flat_shape(l, field_types(l, tycon->fields, tycon->field_count, type));
  shape.field_count = base.field_count + own.field_count;
  shape.word_count = base.word_count + own.word_count;
  shape.fields = NEW_ARRAY(l->arena, ReprId, shape.field_count + 1);
  shape.first = NEW_ARRAY(l->arena, uint32_t, shape.field_count + 1);
  shape.words = NEW_ARRAY(l->arena, ShapeWord, shape.word_count + 1);
  for (uint32_t i = 0; i < base.field_count; i++) {
    shape.fields[i] = base.fields[i];
    shape.first[i] = base.first[i];
  }
  for (uint32_t i = 0; i < base.word_count; i++) shape.words[i] = base.words[i];
  for (uint32_t i = 0; i < own.field_count; i++) {
    shape.fields[base.field_count + i] = own.fields[i];
    shape.first[base.field_count + i] = base.word_count + own.first[i];
  }
  shape.first[shape.field_count] = shape.word_count;
  check_words(shape.word_count);
  shape.size = place_fields(l, &own, base.size);
  for (uint32_t i = 0; i < own.word_count; i++) {
    own.words[i].field = narrow16(base.word_count + i + 1);
    own.words[i].is_mutable =
        true; /* zeroed at allocation, stored by the constructor when its turn comes */
  }
  for (uint32_t i = 0; i < own.word_count; i++) shape.words[base.word_count + i] = own.words[i];
  return shape;
}

static bool same_release(const Shape *a, const Shape *b) {
  if (a->size != b->size) return false;
  uint32_t at = 0, k = 0;
  for (;; at++, k++) { /* counted words; those of flattened fields come in order of their words */
    while (at < a->word_count && a->words[at].type.kind != MIR_KIND_REF) at++;
    while (k < b->word_count && b->words[k].type.kind != MIR_KIND_REF) k++;
    if (at == a->word_count || k == b->word_count) return at == a->word_count && k == b->word_count;
    if (a->words[at].at != b->words[k].at ||
        a->words[at].type.may_be_immediate != b->words[k].type.may_be_immediate)
      return false;
  }
}

/* More cases than a header can number: its tag is that of the first case with the same counted words. */
static void number_shapes(Layouts *l, TypeId type, Shape *shapes, uint32_t count) {
  uint32_t *firsts = NEW_ARRAY(l->arena, uint32_t, count), n = 0;
  for (uint32_t c = 0; c < count; c++) {
    uint32_t k = 0;
    while (k < n && !same_release(&shapes[firsts[k]], &shapes[c])) k++;
    if (k == n) firsts[n++] = c;
    if (k >= MAX_HEADER_TAGS)
      fatal(
          "the cases of '%s' have more than %d different shapes in memory, the most that clef tells "
          "apart: make the fields of some cases a record",
          type_text(l->types, l->arena, type), MAX_HEADER_TAGS);
    shapes[c].row_tag = narrow8(k);
  }
}

static void compute_shapes(Layouts *l, ReprId id) {
  Repr *repr = &l->reprs.items[id.index];
  if (repr->has_shapes) return;
  repr->has_shapes = true;
  TypeId type = repr->type;
  ReprForm form = repr->form;
  const TypeRow *row = type_row(l->types, type);
  Shape *shapes = NULL;
  uint32_t count = 1;
  if (form == REPR_CLASS) {
    shapes = NEW(l->arena, Shape);
    shapes[0] = class_shape(l, type);
  } else if (form == REPR_OBJECT || form == REPR_CASES) {
    if (row->kind == TYPE_TUPLE || row->kind == TYPE_ANON_RECORD) {
      bool anon = row->kind == TYPE_ANON_RECORD;
      shapes = NEW(l->arena, Shape);
      shapes[0] = flat_shape(
          l, list_types(l, run_items(l->types, row->args), row->args.count, anon, anon ? 2 : 1));
    } else {
      const TyconRow *tycon = tycon_row(l->types, (TyconId){row->head});
      if (tycon->kind == TYCON_UNION) {
        count = tycon->case_count;
        shapes = NEW_ARRAY(l->arena, Shape, count);
        for (uint32_t c = 0; c < count; c++) {
          const CaseRow *cases = case_row(l->types, (CaseId){tycon->cases + c});
          shapes[c] = flat_shape(l, field_types(l, cases->fields, cases->field_count, type));
        }
      } else {
        shapes = NEW(l->arena, Shape);
        shapes[0] = flat_shape(l, field_types(l, tycon->fields, tycon->field_count, type));
      }
    }
    bool has_tag = count > MAX_HEADER_TAGS;
    l->reprs.items[id.index].has_tag_field = has_tag;
    for (uint32_t c = 0; c < count; c++) {
      shapes[c].size = at_least_a_word(place_fields(l, &shapes[c], has_tag ? 8 : 0));
      if (!has_tag) shapes[c].row_tag = narrow8(c);
    }
    if (has_tag) number_shapes(l, type, shapes, count);
  } else
    return;
  repr = &l->reprs.items[id.index];
  repr->shapes = shapes;
  repr->shape_count = count;
}

const Shape *repr_shape(Layouts *l, ReprId id, uint32_t index) {
  compute_shapes(l, id);
  const Repr *repr = repr_row(l, id);
  if (index >= repr->shape_count)
    bug("layout: %s has no shape %u", type_text(l->types, l->arena, repr->type), index);
  return &repr->shapes[index];
}

ReprId repr_element(Layouts *l, ReprId id) {
  if (!repr_row(l, id)->element.index) {
    ReprId element = repr_of(l, type_arg(l->types, repr_row(l, id)->type, 0));
    l->reprs.items[id.index].element = element;
  }
  return repr_row(l, id)->element;
}

/* The field of that number in objects. */
static FieldId field_at(const Layouts *l, const TyconRow *tycon, uint32_t index) {
  FieldId field = {tycon->fields};
  for (;; field.index++)
    if (is_in_objects(l, field) && !index--) return field;
}

/* A struct of numbers lies as C lays it out, so that C can be given its address: fields in order, each at a multiple of its
 * alignment, unless StructLayout and FieldOffset say otherwise. Returns the alignment; `words` are the struct's, from
 * byte 0 on. */
static uint32_t place_like_c(Layouts *l, ReprId id, ShapeWord *words, uint32_t *size) {
  const Repr repr = *repr_row(l, id);
  if (repr.form != REPR_PRODUCT) {
    words[0].at = 0;
    return *size = mir_kind_size[repr.words[0].kind];
  }
  const Shape fields = repr.shapes[0];
  TyconId tycon = type_tycon(l->types, repr.type);
  bool is_own = (tycon_row(l->types, tycon)->flags & TYCON_OWN_LAYOUT) != 0;
  uint32_t at = 0, most = 1, end = 0, pack, least, offset;
  if (!is_own || !type_layout(l->types, LAYOUT_SET_PACK, tycon.index, &pack)) pack = UINT32_MAX;
  for (uint32_t i = 0; i < fields.field_count; i++) {
    uint32_t bytes, align = place_like_c(l, fields.fields[i], words + fields.first[i], &bytes);
    if (align > pack) align = pack;
    at = align_up(at, align);
    if (is_own && type_layout(l->types, LAYOUT_SET_OFFSET,
                              field_at(l, tycon_row(l->types, tycon), i).index, &offset))
      at = offset;
    for (uint32_t w = fields.first[i]; at && w < fields.first[i + 1]; w++) words[w].at += at;
    at += bytes;
    if (align > most) most = align;
    if (at > end) end = at;
  }
  *size = align_up(end, most);
  if (is_own && type_layout(l->types, LAYOUT_SET_SIZE, tycon.index, &least) && least > *size)
    *size = least;
  return most;
}

const Shape *repr_element_shape(Layouts *l, ReprId element) {
  const Repr *repr = repr_row(l, element);
  Shape *shape = NEW(l->arena, Shape);
  uint32_t align = 1;
  shape->words = NEW_ARRAY(l->arena, ShapeWord, repr->word_count + 1);
  shape->word_count = repr->word_count;
  for (uint32_t w = 0; w < repr->word_count; w++) {
    shape->words[w] = (ShapeWord){repr->words[w], 0, true, narrow16(w + 1)};
    if (mir_kind_size[repr->words[w].kind] > align) align = mir_kind_size[repr->words[w].kind];
  }
  if (repr->form == REPR_PRODUCT && ffi_is_struct(l->types, repr->type)) {
    place_like_c(l, element, shape->words, &shape->size);
    return shape;
  }
  if (repr->form == REPR_PRODUCT) { /* its own fields that have addresses */
    Shape fields = repr->shapes[0];
    fields.words = NEW_ARRAY(l->arena, ShapeWord, repr->word_count + 1);
    for (uint32_t w = 0; w < repr->word_count; w++) fields.words[w] = repr->shapes[0].words[w];
    place_fields(l, &fields, 0);
    for (uint32_t w = 0; w < repr->word_count; w++) shape->words[w].at = fields.words[w].at;
  } else
    layout_place(shape->words, shape->word_count, 0);
  for (uint32_t w = 0; w < shape->word_count; w++) {
    uint32_t end = shape->words[w].at + mir_kind_size[shape->words[w].type.kind];
    if (end > shape->size) shape->size = end;
  }
  shape->size = align_up(shape->size, align);
  return shape;
}

uint32_t layout_field_index(Layouts *l, FieldId field) {
  const FieldRow *row = field_row(l->types, field);
  const TyconRow *tycon = tycon_row(l->types, row->tycon);
  uint32_t first = field.index - row->index, index = 0;
  for (uint32_t i = 0; i < row->index; i++)
    if (is_in_objects(l, (FieldId){first + i})) index++;
  if (tycon->kind == TYCON_CLASS || tycon->kind == TYCON_EXCEPTION) {
    TypeId base = tycon->base;
    if (!base.index && tycon->kind == TYCON_EXCEPTION) base = type_of(l->types, KNOWN_EXN);
    while (base.index) { /* only counts matter here, so open arguments do not */
      TyconId id = type_tycon(l->types, base);
      if (!id.index) break;
      const TyconRow *up = tycon_row(l->types, id);
      if (up->kind != TYCON_CLASS && up->kind != TYCON_EXCEPTION) break;
      for (uint32_t i = 0; i < up->field_count; i++)
        if (is_in_objects(l, (FieldId){up->fields + i})) index++;
      base = up->base;
    }
  }
  return index;
}

/* ---- rows ---- */

static LayoutWord *counted_words(Layouts *l, const ShapeWord *words, uint32_t count, bool all_may,
                                 uint32_t *found) {
  uint32_t n = 0;
  for (uint32_t w = 0; w < count; w++) n += words[w].type.kind == MIR_KIND_REF;
  LayoutWord *list = NEW_ARRAY(l->arena, LayoutWord, n + 1);
  *found = n;
  n = 0;
  for (uint32_t w = 0; w < count; w++)
    if (words[w].type.kind == MIR_KIND_REF)
      list[n++] = (LayoutWord){.index = words[w].at / 8,
                               .may_be_immediate = all_may || words[w].type.may_be_immediate};
  for (uint32_t i = 1; i < n; i++) /* ascending; few */
    for (uint32_t k = i; k && list[k - 1].index > list[k].index; k--) {
      LayoutWord t = list[k];
      list[k] = list[k - 1];
      list[k - 1] = t;
    }
  return list;
}

RowId layout_fill_block(Layouts *l, RowId row, uint32_t size, const ShapeWord *words,
                        uint32_t count) {
  size = at_least_a_word(size);
  LayoutCase *cases = NEW(l->arena, LayoutCase);
  cases->size = size;
  cases->words = counted_words(
      l, words, count, layout_row(&l->unit->layout, row)->kind != LAYOUT_BLOCK, &cases->word_count);
  LayoutRow *r = layout_row(&l->unit->layout, row);
  r->size = size;
  r->cases = cases;
  r->case_count = 1;
  return row;
}

static void fill_row(Layouts *l, ReprId id) {
  Repr repr = *repr_row(l, id);
  if (!repr.row.index || repr.form == REPR_STRING) return;
  if (repr.form == REPR_ARRAY) {
    const Shape *shape = repr_element_shape(l, repr_element(l, id));
    LayoutRow *row = layout_row(&l->unit->layout, repr.row);
    row->size = LAYOUT_ARRAY_ELEMENTS;
    row->stride = shape->size;
    /* elements may be 0 before they are first stored */
    row->element_words =
        counted_words(l, shape->words, shape->word_count, true, &row->element_word_count);
    return;
  }
  compute_shapes(l, id);
  repr = *repr_row(l, id);
  if (repr.form != REPR_CASES) {
    layout_fill_block(l, repr.row, repr.shapes[0].size, repr.shapes[0].words,
                      repr.shapes[0].word_count);
    return;
  }
  const TyconRow *tycon = tycon_row(l->types, type_tycon(l->types, repr.type));
  LayoutCase *cases = NEW_ARRAY(l->arena, LayoutCase, repr.shape_count);
  uint32_t size = 0, n = 0;
  for (uint32_t c = 0; c < repr.shape_count; c++) {
    const Shape *shape = &repr.shapes[c];
    if (!shape->word_count && layout_case_is_empty(l->types, tycon, c)) continue;
    bool known = false; /* another case of this shape */
    for (uint32_t k = 0; k < n && !known; k++) known = cases[k].tag == shape->row_tag;
    if (known) continue;
    LayoutCase *one = &cases[n++];
    one->tag = shape->row_tag;
    one->name = case_row(l->types, (CaseId){tycon->cases + c})->name;
    one->size = shape->size;
    one->words = counted_words(l, shape->words, shape->word_count, false, &one->word_count);
    if (shape->size > size) size = shape->size;
  }
  LayoutRow *row = layout_row(&l->unit->layout, repr.row);
  row->size = size;
  row->cases = cases;
  row->case_count = n;
}

static RowId *structural_row(Layouts *l, Name key) {
  for (LayoutEntry *e = l->rows; e; e = e->next)
    if (e->key.index == key.index) return &e->row;
  LayoutEntry *e = NEW(l->arena, LayoutEntry);
  *e = (LayoutEntry){key, {0}, l->rows};
  l->rows = e;
  return &e->row;
}

/* `element`: the words of a cell lie as those of an array's element; NULL: they are captured by a closure, behind its code. */
static RowId capture_row(Layouts *l, const MirType *words, uint32_t count, const Shape *element,
                         uint32_t *offsets, uint32_t *size) {
  LayoutKind kind = element ? LAYOUT_BLOCK : LAYOUT_CLOSURE;
  const char *name = element ? "cell" : "closure";
  uint32_t prefix = element ? 0 : 8;
  Text key = text_in(l->arena);
  ShapeWord *places = NEW_ARRAY(l->arena, ShapeWord, count + 1);
  uint32_t at = prefix;
  text_format(&key, "%s/%u", name, prefix);
  for (uint32_t w = 0; w < count; w++) {
    uint32_t bytes = mir_kind_size[words[w].kind];
    at = align_up(at, bytes);
    places[w] = (ShapeWord){words[w], at, false, narrow16(w + 1)};
    at += bytes;
  }
  if (element) {
    at = align_up(element->size, 8);
    for (uint32_t w = 0; w < count; w++) places[w].at = element->words[w].at;
  }
  for (uint32_t w = 0; w < count; w++) {
    offsets[w] = places[w].at;
    if (words[w].kind == MIR_KIND_REF)
      text_format(&key, "/%u%s", offsets[w], words[w].may_be_immediate ? "?" : "");
  }
  *size = align_up(at ? at : 8, 8);
  text_format(&key, "/%u", *size);
  RowId *row = structural_row(l, name_of(l->names, text_string(&key), key.size));
  if (!row->index) {
    *row = layout_add_row(&l->unit->layout, l->names, name, kind);
    layout_fill_block(l, *row, *size, places, count);
    if (kind ==
        LAYOUT_CLOSURE) { /* captures are there from birth: no immediates but those of their types */
      LayoutCase *one = layout_row(&l->unit->layout, *row)->cases;
      one->words = counted_words(l, places, count, false, &one->word_count);
    }
  }
  return *row;
}

RowId layout_closure_row(Layouts *l, const MirType *words, uint32_t count, uint32_t *offsets,
                         uint32_t *size) {
  return capture_row(l, words, count, NULL, offsets, size);
}

RowId layout_cell_row(Layouts *l, ReprId content, uint32_t *offsets, uint32_t *size) {
  const Shape *element = repr_element_shape(l, content);
  const Repr *repr = repr_row(l, content);
  return capture_row(l, repr->words, repr->word_count, element, offsets, size);
}

CellPrefix layout_cell_prefix(Layouts *l, ReprId element) {
  const Repr *repr = repr_row(l, element);
  CellPrefix prefix = {.words = NEW_ARRAY(l->arena, ShapeWord, repr->word_count + 1),
                       .count = repr->word_count};
  for (uint32_t w = 0; w < repr->word_count; w++)
    prefix.words[w] = (ShapeWord){repr->words[w], 0, true, narrow16(w + 2)};
  prefix.code = layout_place(prefix.words, prefix.count, 4);
  prefix.size = prefix.code + 8;
  return prefix;
}

void layouts_finish(Layouts *l) {
  for (; l->filled < l->reprs.count; l->filled++)
    if (l->filled) fill_row(l, (ReprId){l->filled});
}

/* ---- text ---- */

static void dump_words(const Layouts *l, const MirType *words, uint32_t count, Text *out) {
  for (uint32_t w = 0; w < count; w++) {
    if (w) text_add(out, " ");
    mir_print_type(l->unit, words[w], out);
  }
}

static const char *const form_text[] = {"unit",    "scalar", "pointer", "product", "union",
                                        "tags",    "object", "cases",   "string",  "array",
                                        "closure", "lazy",   "seq",     "class",   "shared"};

void layouts_dump(Layouts *l, Text *out) {
  for (uint32_t i = 1; i < l->reprs.count; i++) {
    const Repr *repr = &l->reprs.items[i];
    text_format(out, "%s: %s", type_text(l->types, l->arena, repr->type), form_text[repr->form]);
    if (repr->word_count) text_add(out, " ");
    dump_words(l, repr->words, repr->word_count, out);
    text_add(out, "\n");
    bool in_memory =
        repr->form == REPR_OBJECT || repr->form == REPR_CASES || repr->form == REPR_CLASS;
    if (!repr->has_shapes || (repr->form == REPR_PRODUCT)) continue;
    for (uint32_t c = 0; c < repr->shape_count; c++) {
      const Shape *shape = &repr->shapes[c];
      if (!shape->word_count) continue;
      text_format(out, "  %u:", c);
      for (uint32_t w = 0; w < shape->word_count; w++) {
        text_format(out, " %s%u ", in_memory ? "+" : "#", shape->words[w].at);
        mir_print_type(l->unit, shape->words[w].type, out);
        if (shape->words[w].is_mutable) text_add(out, " mutable");
      }
      if (in_memory) text_format(out, " size %u", shape->size);
      text_add(out, "\n");
    }
  }
}
