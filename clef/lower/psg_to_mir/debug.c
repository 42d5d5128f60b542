/* debug: descriptions of variables and types for debuggers (-g).
 *
 * A variable is noted where it is bound and where it is set (clef/mir/debug.h). Its type is described at the end, when all
 * layouts are complete: describing a type makes no layout that the program does not have, so the program stays the same.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/mir/debug.h"

static bool has_shown_name(Lower *l, const PsgNode *node) {
  const char *name = node->name.index ? name_text(l->names, node->name) : "";
  return *name && *name != '$' && *name != '_';
}

static uint32_t variable_of(Func *f, NodeId definition, ReprId repr) {
  Lower *l = f->l;
  const PsgNode *node = psg_node(l->graph, definition);
  if (!has_shown_name(l, node) || !repr_info(f, repr)->word_count) return 0;
  MirVariable variable = {.name = node->name, .type = repr.index, .owner = f->mir->source_name};
  variable.word_count = repr_info(f, repr)->word_count;
  variable.is_param = psg_kind(l->graph, node->parent) == PSG_LAMBDA;
  vec_push(l->unit->arena, &l->unit->debug->variables, variable);
  return l->unit->debug->variables.count - 1;
}

void debug_bind(Func *f, NodeId definition, ReprId repr, Words words) {
  uint32_t variable = f->l->unit->debug ? variable_of(f, definition, repr) : 0;
  for (uint32_t w = 0; variable && w < words.count; w++)
    mir_debug_note(f->mir, words.items[w], variable, w, 0);
}

void debug_bind_capture(Func *f, NodeId definition, ReprId repr, Words words) {
  uint32_t variable = f->l->unit->debug ? variable_of(f, definition, repr) : 0;
  if (variable) f->l->unit->debug->variables.items[variable].is_param = false;
  for (uint32_t w = 0; variable && w < words.count; w++)
    mir_debug_note(f->mir, words.items[w], variable, w, 0);
}

void debug_bind_cell(Func *f, NodeId definition, ReprId repr, ValueId cell) {
  uint32_t number = f->l->unit->debug ? variable_of(f, definition, repr) : 0, size;
  if (!number) return;
  MirVariable *variable = &f->l->unit->debug->variables.items[number];
  variable->cell = NEW_ARRAY(f->l->unit->arena, uint32_t, variable->word_count + 1);
  layout_cell_row(&f->l->layouts, repr, variable->cell, &size);
  variable->is_param = false;
  mir_debug_note(f->mir, cell, number, 0, 0);
}

void debug_global(Lower *l, NodeId binding, const char *path, SymbolId symbol, ReprId repr) {
  MirDebug *debug = l->unit->debug;
  const PsgNode *node = psg_node(l->graph, binding);
  if (!debug || !has_shown_name(l, node)) return;
  MirGlobal global = {.name = node->name, .symbol = symbol, .type = repr.index, .span = node->span};
  global.path = name_of_string(l->names, path);
  const Shape *shape = repr_element_shape(&l->layouts, repr);
  for (uint32_t w = 0; w < repr_row(&l->layouts, repr)->word_count; w++) {
    const ShapeWord *word = &shape->words[w];
    uint32_t kind = repr_row(&l->layouts, repr)->words[w].kind;
    MirGlobalWord made = {.offset = word->at, .size = mir_kind_size[kind]};
    vec_push(l->unit->arena, &global.words, made);
  }
  if (!global.words.count) return;
  vec_push(l->unit->arena, &debug->globals, global);
  if (symbol.index) map64_set(&debug->global_of, symbol.index, debug->globals.count - 1);
}

void debug_literal(Func *f, NodeId binding, const char *path, NodeId literal) {
  MirDebug *debug = f->l->unit->debug;
  const LiteralRow *row = psg_literal_row(f->l->graph, psg_literal(f->l->graph, literal)->value);
  uint32_t before = debug ? debug->globals.count : 0;
  if (!debug || row->kind == LITERAL_UNIT || row->kind == LITERAL_NULL) return;
  debug_global(f->l, binding, path, (SymbolId){0},
               repr_of(&f->l->layouts, psg_node(f->l->graph, literal)->type));
  if (debug->globals.count == before) return;
  MirGlobalWord *word = &debug->globals.items[before].words.items[0];
  word->is_known = true;
  bool is_string = row->kind == LITERAL_STRING;
  word->content.form = is_string ? MIR_FIELD_SYMBOL : MIR_FIELD_BITS;
  word->content.bits = (int64_t)((uint64_t)(is_string ? 0 : row->high) << 32 | row->low);
}

/* The data of a literal string, whose content has the number of its name: if the program has the string, its symbol. */
static void find_string(Lower *l, MirGlobal *global) {
  if (global->symbol.index || !global->words.items[0].is_known) return;
  MirField *content = &global->words.items[0].content;
  if (content->form != MIR_FIELD_SYMBOL) return;
  content->symbol.index = *num_map(&l->strings, l->arena, (uint64_t)content->bits);
  content->bits = 0;
}

void debug_bind_vars(Func *f, NodeId definition, ReprId repr, uint32_t first) {
  uint32_t variable = f->l->unit->debug ? variable_of(f, definition, repr) : 0,
           count = repr_info(f, repr)->word_count;
  for (uint32_t w = 0; variable && w < count; w++) {
    f->vars.items[first + w].variable = variable, f->vars.items[first + w].word = w;
    debug_var(f, first + w);
  }
}

void debug_var(Func *f, uint32_t var) {
  const Var *row = &f->vars.items[var];
  if (row->variable) mir_debug_note(f->mir, row->value, row->variable, row->word, 0);
}

/* ---- types ---- */

typedef struct Describe {
  Lower *l;
  Arena *arena; /* unit */
  DebugTypes *types;
  NumMap words;    /* by repr: the type of its word */
  Map64 compounds; /* by the name of a key: repr and offsets */
} Describe;

static uint32_t type_new(Describe *d, DebugForm form, Name name, uint32_t size) {
  vec_push(d->arena, &d->types->items, ((DebugType){.form = form, .name = name, .size = size}));
  return d->types->items.count - 1;
}

static void member_add(Describe *d, uint32_t type, Name name, uint32_t member_type, uint32_t at) {
  vec_push(d->arena, &d->types->items.items[type].members, ((DebugMember){name, member_type, at}));
}

static Name text_name(const Describe *d, const char *text) {
  return name_of_string(d->l->names, text);
}

static uint32_t base_type(Describe *d, const char *name, uint32_t encoding, uint32_t size) {
  for (uint32_t t = 1; t < d->types->items.count; t++) {
    const DebugType *type = &d->types->items.items[t];
    if (type->form == DEBUG_BASE && type->name.index == text_name(d, name).index &&
        type->size == size)
      return t;
  }
  uint32_t made = type_new(d, DEBUG_BASE, text_name(d, name), size);
  d->types->items.items[made].encoding = encoding;
  return made;
}

static uint32_t pointer_to(Describe *d, uint32_t target) {
  uint32_t made = type_new(d, DEBUG_POINTER, (Name){0}, LAYOUT_WORD_SIZE);
  d->types->items.items[made].target = target;
  return made;
}

static uint32_t place_of(Describe *d, ReprId repr, const uint32_t *offsets, uint32_t *at);

/* The fields of a shape as members; word w of the whole lies at offsets[w], or the shape's `at` is the offset. */
static void add_fields(Describe *d, uint32_t type, const Shape *shape, const Name *names,
                       const uint32_t *offsets) {
  uint32_t *own = NEW_ARRAY(d->arena, uint32_t, shape->word_count + 1);
  for (uint32_t w = 0; w < shape->word_count; w++)
    own[w] = offsets ? offsets[shape->words[w].at] : shape->words[w].at;
  for (uint32_t i = 0; i < shape->field_count; i++) {
    uint32_t at, field = place_of(d, shape->fields[i], own + shape->first[i], &at);
    Name name =
        names && names[i].index ? names[i] : text_name(d, format_in(d->arena, "Item%u", i + 1));
    if (field) member_add(d, type, name, field, at);
  }
}

/* Names of the fields from a row on; NULL: Item1, Item2 … */
static const Name *row_names(Describe *d, uint32_t fields, uint32_t count) {
  Name *names = NEW_ARRAY(d->arena, Name, count + 1);
  for (uint32_t i = 0; i < count; i++)
    names[i] = field_row(d->l->types, (FieldId){fields + i})->name;
  return names;
}

static const TyconRow *tycon_of(const Describe *d, TypeId type) {
  const TypeRow *row = type_row(d->l->types, type);
  return row->kind == TYPE_APP ? tycon_row(d->l->types, (TyconId){row->head}) : NULL;
}

/* Of the shape of a record, tuple, class or union of one case. */
static const Name *field_names(Describe *d, TypeId type, const Shape *shape) {
  const TyconRow *tycon = tycon_of(d, type);
  if (!tycon) return NULL;
  if (tycon->kind == TYCON_UNION) {
    const CaseRow *one = case_row(d->l->types, (CaseId){tycon->cases});
    return one->field_count == shape->field_count ? row_names(d, one->fields, one->field_count)
                                                  : NULL;
  }
  Name *names = NEW_ARRAY(d->arena, Name, shape->field_count + 1);
  for (uint32_t i = 0; i < tycon->field_count; i++) {
    FieldId field = {tycon->fields + i};
    if (field_row(d->l->types, field)->flags & FIELD_STATIC) continue;
    uint32_t index = layout_field_index(&d->l->layouts, field);
    if (index < shape->field_count) names[index] = field_row(d->l->types, field)->name;
  }
  return names;
}

/* A member a case. */
static void add_cases(Describe *d, uint32_t type, ReprId repr, const uint32_t *offsets) {
  const Repr info = *repr_row(&d->l->layouts, repr);
  const TyconRow *tycon = tycon_of(d, info.type);
  for (uint32_t c = 0; tycon && c < tycon->case_count && c < info.shape_count; c++) {
    const CaseRow *one = case_row(d->l->types, (CaseId){tycon->cases + c});
    const Shape *shape = &info.shapes[c];
    uint32_t made = type_new(d, DEBUG_STRUCT, one->name, d->types->items.items[type].size);
    if (one->field_count == shape->field_count)
      add_fields(d, made, shape, row_names(d, one->fields, one->field_count), offsets);
    member_add(d, type, one->name, made, 0);
  }
}

static uint32_t scalar_type(Describe *d, const Repr *info, Name name) {
  uint32_t size = mir_kind_size[info->words[0].kind];
  const TyconRow *tycon = tycon_of(d, info->type);
  if (tycon && (tycon->kind == TYCON_ENUM || tycon->kind == TYCON_UNION)) {
    uint32_t made = type_new(d, DEBUG_ENUM, name, size);
    for (uint32_t c = 0; c < tycon->case_count; c++) {
      const CaseRow *one = case_row(d->l->types, (CaseId){tycon->cases + c});
      member_add(d, made, one->name, 0,
                 tycon->kind == TYCON_ENUM ? (uint32_t)one->value : one->tag);
    }
    return made;
  }
  PrimKind prim = tycon ? (PrimKind)tycon->prim : PRIM_NONE;
  bool is_unsigned = prim >= PRIM_UINT8 && prim <= PRIM_UINT64;
  uint32_t encoding = mir_kind_is_float(info->words[0].kind) ? DEBUG_FLOAT
                      : prim == PRIM_BOOL                    ? DEBUG_BOOLEAN
                      : prim == PRIM_CHAR                    ? DEBUG_UTF
                      : is_unsigned                          ? DEBUG_UNSIGNED
                                                             : DEBUG_SIGNED;
  return base_type(d, name_text(d->l->names, name), encoding, size);
}

/* What the object of a reference is. */
static void fill_object(Describe *d, uint32_t made, ReprId repr) {
  const Repr info = *repr_row(&d->l->layouts, repr);
  for (uint32_t c = 0; c < info.shape_count; c++)
    if (info.shapes[c].size > d->types->items.items[made].size)
      d->types->items.items[made].size = info.shapes[c].size;
  switch (info.form) {
  case REPR_STRING: {
    uint32_t number = base_type(d, "int", DEBUG_SIGNED, 4),
             byte = base_type(d, "byte", DEBUG_UNSIGNED, 1);
    uint32_t bytes = type_new(d, DEBUG_ARRAY, (Name){0}, 0);
    d->types->items.items[bytes].target = byte;
    member_add(d, made, text_name(d, "bytes"), number, LAYOUT_STRING_BYTES);
    member_add(d, made, text_name(d, "chars"), number, LAYOUT_STRING_CHARS);
    member_add(d, made, text_name(d, "data"), bytes, LAYOUT_STRING_DATA);
    d->types->items.items[made].size = LAYOUT_STRING_DATA;
    return;
  }
  case REPR_ARRAY: {
    member_add(d, made, text_name(d, "length"), base_type(d, "int64", DEBUG_SIGNED, 8),
               LAYOUT_ARRAY_LENGTH);
    d->types->items.items[made].size = LAYOUT_WORD_SIZE;
    const LayoutRow *row = layout_row(&d->l->unit->layout, info.row);
    if (!info.element.index || row->size != LAYOUT_ARRAY_ELEMENTS)
      return; /* of several dimensions */
    const Shape *element = repr_element_shape(&d->l->layouts, info.element);
    uint32_t *offsets = NEW_ARRAY(d->arena, uint32_t, element->word_count + 1), at;
    for (uint32_t w = 0; w < element->word_count; w++) offsets[w] = element->words[w].at;
    uint32_t type = place_of(d, info.element, offsets, &at);
    if (!type) return;
    if (d->types->items.items[type].form == DEBUG_STRUCT)
      d->types->items.items[type].size = element->size;
    uint32_t elements = type_new(d, DEBUG_ARRAY, (Name){0}, 0);
    d->types->items.items[elements].target = type;
    member_add(d, made, text_name(d, "data"), elements, LAYOUT_ARRAY_ELEMENTS);
    return;
  }
  case REPR_OBJECT:
  case REPR_CLASS:
    if (info.shape_count)
      add_fields(d, made, &info.shapes[0], field_names(d, info.type, &info.shapes[0]), NULL);
    return;
  case REPR_CASES: add_cases(d, made, repr, NULL); return;
  default: return;
  }
}

/* The type of a field or variable whose word w lies at offsets[w]; 0: none. `at`: where it lies itself. */
static uint32_t place_of(Describe *d, ReprId repr, const uint32_t *offsets, uint32_t *at) {
  const Repr info = *repr_row(&d->l->layouts, repr);
  *at = 0;
  if (!info.word_count) return 0;
  Name name = text_name(d, type_text(d->l->types, d->arena, info.type));
  if (info.form != REPR_PRODUCT && info.form != REPR_UNION && info.form != REPR_POINTER) {
    *at = offsets[0];
    uint32_t *known = num_map(&d->words, d->arena, repr.index);
    if (*known) return *known;
    if (info.form == REPR_SCALAR || info.form == REPR_TAGS) {
      uint32_t scalar = scalar_type(d, &info, name);
      return *num_map(&d->words, d->arena, repr.index) = scalar;
    }
    uint32_t object = type_new(d, DEBUG_STRUCT, name, LAYOUT_WORD_SIZE),
             pointer = pointer_to(d, object);
    *num_map(&d->words, d->arena, repr.index) = pointer;
    fill_object(d, object, repr);
    return pointer;
  }
  Text key = text_in(d->arena);
  text_format(&key, "debug %u", repr.index);
  uint32_t end = 0;
  for (uint32_t w = 0; w < info.word_count; w++) {
    text_format(&key, " %u", offsets[w]);
    if (offsets[w] + LAYOUT_WORD_SIZE > end) end = offsets[w] + LAYOUT_WORD_SIZE;
  }
  Name number = text_name(d, text_string(&key));
  uint32_t made = map64_find(&d->compounds, number.index);
  if (made) return made;
  made = type_new(d, DEBUG_STRUCT, name, end);
  map64_set(&d->compounds, number.index, made);
  if (info.form == REPR_PRODUCT && info.shape_count)
    add_fields(d, made, &info.shapes[0], field_names(d, info.type, &info.shapes[0]), offsets);
  if (info.form == REPR_UNION) {
    member_add(d, made, text_name(d, "tag"), base_type(d, "byte", DEBUG_UNSIGNED, 1), offsets[0]);
    add_cases(d, made, repr, offsets);
  }
  return made;
}

void debug_finish(Lower *l) {
  MirDebug *debug = l->unit->debug;
  if (!debug) return;
  Describe d = {.l = l, .arena = l->unit->arena, .types = &debug->types};
  d.compounds.arena = d.arena;
  for (uint32_t v = 1; v < debug->variables.count; v++) {
    MirVariable *variable = &debug->variables.items[v];
    uint32_t *offsets = NEW_ARRAY(d.arena, uint32_t, variable->word_count + 1);
    for (uint32_t w = 0; w < variable->word_count; w++)
      offsets[w] = variable->cell ? variable->cell[w] : w * LAYOUT_WORD_SIZE;
    variable->type = place_of(&d, (ReprId){variable->type}, offsets, &variable->at);
    if (variable->cell) variable->word_count = 1; /* the cell's address */
  }
  for (uint32_t g = 1; g < debug->globals.count; g++) {
    MirGlobal *global = &debug->globals.items[g];
    uint32_t *offsets = NEW_ARRAY(d.arena, uint32_t, global->words.count + 1), at;
    for (uint32_t w = 0; w < global->words.count; w++) offsets[w] = w * LAYOUT_WORD_SIZE;
    find_string(l, global);
    global->type = place_of(&d, (ReprId){global->type}, offsets, &at);
  }
}
