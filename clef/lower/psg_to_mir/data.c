/* data: products, unions, fields, places, switches over tags.
 *
 * Taking apart and building values of several words needs no code. Objects are loaded and stored word by word, with the
 * numbers of row and field. A switch over the tag of a counted union tests for an immediate first, then reads the header.
 * That switch is the proof for the loads of fields in each arm.
 */
#include <stdlib.h>

#include "clef/lower/psg_to_mir/psg_to_mir.h"

static MirAddress word_place(MirAddress of, const ShapeWord *word) {
  return (MirAddress){of.base, of.offset + word->at, of.row, of.row.index ? word->field : 0};
}

Words load_shape(Func *f, MirAddress at, const ShapeWord *words, uint32_t count, ValueId proof) {
  Words result = words_new(f, count);
  for (uint32_t w = 0; w < count; w++)
    result.items[w] = mir_add_load(&f->at, words[w].type, word_place(at, &words[w]),
                                   words[w].is_mutable ? MIR_MUTABLE : 0, proof);
  return result;
}

uint8_t store_flags(const Func *f, Words values) {
  bool has_refs = false;
  for (uint32_t w = 0; values.count > 1 && w < values.count; w++)
    has_refs |= mir_type_of(f->mir, values.items[w]).kind == MIR_KIND_REF;
  return has_refs && psg_has_workers(f->l->graph) ? MIR_GATED : 0;
}

void store_shape(Func *f, MirAddress at, const ShapeWord *words, uint32_t count, Words values,
                 uint8_t flags, ValueId proof) {
  flags |= store_flags(f, values);
  for (uint32_t w = 0; w < count; w++)
    mir_add_store(&f->at, word_place(at, &words[w]), fit_word(f, values.items[w], words[w].type),
                  (uint8_t)(flags | (words[w].is_mutable ? MIR_MUTABLE : 0)), proof);
}

static Words concat_fields(Func *f, Words *fields, uint32_t count) {
  Words all = words_new(f, 0);
  for (uint32_t i = 0; i < count; i++) all = words_concat(f, all, fields[i]);
  return all;
}

static ValueId new_cell(Func *f, ReprId repr, uint32_t index, uint32_t tag, Words all) {
  RowId row = repr_info(f, repr)->row;
  const Shape *shape = repr_shape(&f->l->layouts, repr, index);
  if (all.count != shape->word_count)
    bug("lower: %u words for an object of %u", all.count, shape->word_count);
  bool has_tag = repr_info(f, repr)->form == REPR_CASES && repr_info(f, repr)->has_tag_field;
  if (repr_info(f, repr)->form != REPR_CASES) tag = 0;
  ValueId object = mir_add_alloc(&f->at, row, shape->row_tag, shape->size, 0);
  if (has_tag)
    mir_add_store(&f->at, mir_address(object, 0), const_int(f, MIR_KIND_I32, tag), MIR_INIT,
                  (ValueId){0});
  /* a fresh object's row and tag are known: no check is left to prove */
  ValueId proof = {0};
  if (repr_info(f, repr)->form == REPR_CASES)
    proof = mir_inst(f->mir, mir_add_inst(&f->at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0))
                ->result;
  store_shape(f, (MirAddress){.base = object, .offset = 0, .row = row}, shape->words,
              shape->word_count, all, MIR_INIT, proof);
  return object;
}

Words make_product(Func *f, ReprId repr, Words *fields, uint32_t count) {
  Repr info = *repr_info(f, repr);
  if (info.form == REPR_SHARED)
    return shared_close(f, repr, make_product(f, info.inner, fields, count));
  Words all = concat_fields(f, fields, count);
  if (info.form == REPR_UNIT) return all;
  if (info.form == REPR_PRODUCT) {
    fit_words(f, all, info.words);
    return all;
  }
  if (info.form != REPR_OBJECT) bug("lower: a product of form %d", (int)info.form);
  Words result = words_new(f, 1);
  result.items[0] = new_cell(f, repr, 0, 0, all);
  return result;
}

/* ---- shared types ---- */

ReprId repr_inside(Func *f, ReprId repr) {
  const Repr *info = repr_info(f, repr);
  return info->form == REPR_SHARED ? info->inner : repr;
}

Words shared_open(Func *f, ReprId *repr, Words words) {
  if (repr_info(f, *repr)->form != REPR_SHARED) return words;
  *repr = repr_info(f, *repr)->inner;
  const Shape *shape;
  RowId row = classes_box_row(f->l, *repr, &shape);
  ValueId object = words.items[0];
  if (!type_is_known(f->l->types, repr_info(f, *repr)->type, KNOWN_OPTION))
    return load_shape(f, (MirAddress){.base = non_null(f, object, row), .offset = 0, .row = row},
                      shape->words, shape->word_count, (ValueId){0});
  Join end = join_make(f, repr_info(f, *repr)->words, shape->word_count); /* the default is None */
  BlockId null = new_block(f, true), some = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, object), null, some);
  start_block(f, null);
  f->is_dead = was_dead;
  join_add(f, &end, default_words(f, *repr));
  start_block(f, some);
  f->is_dead = was_dead;
  object = mir_add_cast(&f->at, mir_ref(row, false), object, mir_add_proof(&f->at));
  join_add(f, &end,
           load_shape(f, (MirAddress){.base = object, .offset = 0, .row = row}, shape->words,
                      shape->word_count, (ValueId){0}));
  return join_open(f, &end);
}

Words shared_close(Func *f, ReprId repr, Words words) {
  Words result = words_new(f, 1);
  result.items[0] =
      fit_word(f, box_fresh(f, repr_info(f, repr)->inner, words), repr_info(f, repr)->words[0]);
  return result;
}

/* A word of a case in a slot that other cases share, and back. */
static ValueId to_slot(Func *f, ValueId value, MirType slot) {
  MirType type = mir_type_of(f->mir, value);
  if (type.kind == slot.kind) return fit_word(f, value, slot);
  return mir_add_convert(&f->at, mir_kind_is_float(type.kind) ? MIR_F2F : MIR_ZEXT,
                         (MirKind)slot.kind, value);
}

static ValueId from_slot(Func *f, ValueId value, MirType type) {
  MirType slot = mir_type_of(f->mir, value);
  if (type.kind == slot.kind) return fit_word(f, value, type);
  return mir_add_convert(&f->at, mir_kind_is_float(type.kind) ? MIR_F2F : MIR_TRUNC,
                         (MirKind)type.kind, value);
}

Words make_case(Func *f, ReprId repr, uint32_t tag, Words *fields, uint32_t count) {
  Repr info = *repr_info(f, repr);
  Words result = words_new(f, info.word_count);
  switch (info.form) {
  case REPR_SHARED: return shared_close(f, repr, make_case(f, info.inner, tag, fields, count));
  case REPR_UNIT:
  case REPR_PRODUCT:
  case REPR_OBJECT: return make_product(f, repr, fields, count);
  case REPR_TAGS: result.items[0] = const_int(f, (MirKind)info.words[0].kind, tag); return result;
  case REPR_UNION: {
    const Shape *shape = repr_shape(&f->l->layouts, repr, tag);
    Words all = concat_fields(f, fields, count);
    result.items[0] = const_int(f, (MirKind)info.words[0].kind, tag);
    for (uint32_t w = 0; w < all.count; w++) {
      uint32_t slot = shape->words[w].at;
      result.items[slot] = to_slot(f, all.items[w], info.words[slot]);
    }
    for (uint32_t w = 1; w < info.word_count; w++)
      if (!result.items[w].index) result.items[w] = default_word(f, info.words[w]);
    return result;
  }
  case REPR_CASES:
    if (layout_case_is_empty(f->l->types,
                             tycon_row(f->l->types, type_tycon(f->l->types, info.type)), tag))
      result.items[0] = mir_add_immediate(&f->at, info.row, tag);
    else
      result.items[0] =
          fit_word(f, new_cell(f, repr, tag, tag, concat_fields(f, fields, count)), info.words[0]);
    return result;
  case REPR_SCALAR:
  case REPR_POINTER:
  case REPR_STRING:
  case REPR_ARRAY:
  case REPR_CLOSURE:
  case REPR_LAZY:
  case REPR_SEQ:
  case REPR_CLASS: break;
  }
  bug("lower: a case of form %d", (int)info.form);
}

static ValueId assume(Func *f) {
  return mir_inst(f->mir, mir_add_inst(&f->at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0))
      ->result;
}

/* The tag of a counted union's object. */
static ValueId object_tag(Func *f, ReprId repr, ValueId object) {
  repr_shape(&f->l->layouts, repr, 0);
  if (!repr_info(f, repr)->has_tag_field) return mir_add1(&f->at, MIR_TAG, object);
  return mir_add_load(&f->at, mir_type(MIR_KIND_I32), mir_address(object, 0), 0, (ValueId){0});
}

ValueId read_tag(Func *f, ReprId repr, Words value) {
  value = shared_open(f, &repr, value);
  Repr info = *repr_info(f, repr);
  if (info.form == REPR_TAGS || info.form == REPR_UNION)
    return mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, value.items[0]);
  if (info.form != REPR_CASES) return const_int(f, MIR_KIND_I32, 0);
  if (!info.has_empty_case) return object_tag(f, repr, non_null(f, value.items[0], info.row));
  MirType type = mir_type(MIR_KIND_I32);
  Join end = join_make(f, &type, 1);
  BlockId immediate = new_block(f, false), object = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, value.items[0]), immediate, object);
  Words tag = words_new(f, 1);
  start_block(f, immediate);
  f->is_dead = was_dead;
  tag.items[0] = mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32,
                                 mir_add1(&f->at, MIR_IMM_VALUE, value.items[0]));
  join_add(f, &end, tag);
  start_block(f, object);
  f->is_dead = was_dead;
  ValueId proof = mir_add_proof(&f->at);
  tag.items[0] =
      object_tag(f, repr, mir_add_cast(&f->at, mir_ref(info.row, false), value.items[0], proof));
  join_add(f, &end, tag);
  return join_open(f, &end).items[0];
}

Words read_case_field(Func *f, ReprId repr, Words value, uint32_t tag, uint32_t index,
                      ValueId proof) {
  value = shared_open(f, &repr, value);
  Repr info = *repr_info(f, repr);
  if (info.form == REPR_PRODUCT || info.form == REPR_OBJECT || info.form == REPR_UNIT)
    return read_field(f, repr, value, index);
  const Shape *shape = repr_shape(&f->l->layouts, repr, tag);
  uint32_t first = shape->first[index], count = shape->first[index + 1] - first;
  Words result = words_new(f, count);
  if (info.form == REPR_UNION) {
    for (uint32_t w = 0; w < count; w++)
      result.items[w] =
          from_slot(f, value.items[shape->words[first + w].at], shape->words[first + w].type);
    return result;
  }
  if (info.form != REPR_CASES) bug("lower: a field of a case of form %d", (int)info.form);
  if (!proof.index) proof = assume(f);
  return load_shape(f, (MirAddress){.base = value.items[0], .offset = 0, .row = info.row},
                    shape->words + first, count, proof);
}

Words read_field(Func *f, ReprId repr, Words value, uint32_t index) {
  value = shared_open(f, &repr, value);
  Repr info = *repr_info(f, repr);
  if (info.form == REPR_UNIT) return words_new(f, 0);
  const Shape *shape = repr_shape(&f->l->layouts, repr, 0);
  uint32_t first = shape->first[index], count = shape->first[index + 1] - first;
  if (info.form == REPR_PRODUCT) {
    Words words = words_new(f, count);
    for (uint32_t w = 0; w < count; w++)
      words.items[w] = fit_word(f, value.items[first + w], shape->words[first + w].type);
    return words;
  }
  if (info.form != REPR_OBJECT && info.form != REPR_CLASS)
    bug("lower: a field of form %d", (int)info.form);
  return load_shape(
      f, (MirAddress){.base = non_null(f, value.items[0], info.row), .offset = 0, .row = info.row},
      shape->words + first, count, (ValueId){0});
}

/* ---- expressions ---- */

static uint32_t anon_index(Func *f, TypeId type, Name name) {
  const TypeRow *row = type_row(f->l->types, type_resolve(f->l->types, type));
  const uint32_t *pairs = run_items(f->l->types, row->args);
  for (uint32_t i = 0; i < row->args.count; i += 2)
    if (pairs[i] == name.index) return i / 2;
  bug("lower: an anonymous record without '%s'", name_text(f->l->names, name));
}

static bool is_anon(Func *f, TypeId type) {
  return type_kind(f->l->types, type_resolve(f->l->types, type)) == TYPE_ANON_RECORD;
}

static Words lower_record(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  TypeId type = node_type(f, id);
  ReprId repr = repr_of(&f->l->layouts, type);
  bool has_copy = (node->flags & NODE_HAS_COPY) != 0;
  uint32_t count = psg_record_of(node)->fields.count, total;
  bool anon = is_anon(f, type);
  if (anon)
    total = type_row(f->l->types, type_resolve(f->l->types, type))->args.count / 2;
  else {
    const TyconRow *tycon = tycon_row(f->l->types, type_tycon(f->l->types, type));
    total = 0;
    for (uint32_t i = 0; i < tycon->field_count; i++)
      total += !(field_row(f->l->types, (FieldId){tycon->fields + i})->flags & FIELD_STATIC);
  }
  Words *fields = NEW_ARRAY(f->l->scratch, Words, total + 1), source = {0};
  uint8_t *given = NEW_ARRAY(f->l->scratch, uint8_t, total + 1);
  if (has_copy) source = lower_value(f, psg_child(g, id, 0));
  for (uint32_t i = 0; i < count; i++) {
    uint32_t what = psg_run(g, psg_record(g, id)->fields)[i];
    uint32_t index = anon ? anon_index(f, type, (Name){what})
                          : layout_field_index(&f->l->layouts, (FieldId){what});
    fields[index] = lower_value(f, psg_child(g, id, i + has_copy));
    given[index] = 1;
  }
  if (has_copy) {
    TypeId source_type = node_type(f, psg_child(g, id, 0));
    ReprId source_repr = repr_of(&f->l->layouts, source_type);
    const TypeRow *row = type_row(f->l->types, type_resolve(f->l->types, type));
    for (uint32_t i = 0; i < total; i++) {
      if (given[i]) continue;
      uint32_t from =
          anon ? anon_index(f, source_type, (Name){run_items(f->l->types, row->args)[2 * i]}) : i;
      fields[i] = read_field(f, source_repr, source, from);
    }
  }
  return make_product(f, repr, fields, total);
}

static ValueId known_proof(Func *f, NodeId value, uint32_t tag) {
  Graph *g = f->l->graph;
  if (psg_kind(g, value) != PSG_VAR_REF) return (ValueId){0};
  for (uint32_t i = f->proofs.count; i; i--) {
    CaseProof *p = &f->proofs.items[i - 1];
    if (p->definition.index == psg_var_ref(g, value)->definition.index && p->tag == tag)
      return p->proof;
  }
  return (ValueId){0};
}

/* A value in registers has no address: a cell of its own gets a copy. */
static Place copied_place(Func *f, Place place) {
  Repr info = *repr_info(f, place.repr);
  uint32_t size, *offsets = NEW_ARRAY(f->l->scratch, uint32_t, info.word_count + 1);
  RowId row = layout_cell_row(&f->l->layouts, place.repr, offsets, &size);
  Words value = place_read(f, place);
  ValueId cell = mir_add_alloc(&f->at, row, 0, size ? size : 8, 0);
  Place copy = {
      NEW_ARRAY(f->l->scratch, PlaceWord, info.word_count + 1), info.word_count, place.repr, {0}};
  for (uint32_t w = 0; w < info.word_count; w++) {
    copy.words[w] = (PlaceWord){.base = cell,
                                .offset = offsets[w],
                                .row = row,
                                .field = narrow16(w + 1),
                                .type = info.words[w]};
    mir_add_store(&f->at, (MirAddress){cell, offsets[w], row, narrow16(w + 1)},
                  fit_word(f, value.items[w], info.words[w]), MIR_INIT | MIR_MUTABLE, (ValueId){0});
  }
  if (!copy.count) copy.words[0] = (PlaceWord){.base = cell, .row = row};
  return copy;
}

/* Do the words of a place lie as those of an element do? Not in an immutable field of several words. */
static bool is_addressable(Func *f, Place place) {
  if (!place.count || place.words[0].is_var) return false;
  const Shape *shape = repr_element_shape(&f->l->layouts, place.repr);
  for (uint32_t w = 0; w < place.count; w++)
    if (place.words[w].offset - shape->words[w].at != place.words[0].offset - shape->words[0].at)
      return false;
  return true;
}

Words lower_address(Func *f, NodeId id, bool of_copy) {
  Place place = lower_place(f, id);
  Words words = words_new(f, 2);
  if (of_copy || !is_addressable(f, place)) place = copied_place(f, place);
  uint32_t start = place.words[0].offset;
  if (place.count) start -= repr_element_shape(&f->l->layouts, place.repr)->words[0].at;
  MirType owner = mir_ref((RowId){0}, true);
  if (place.owner.index)
    words.items[0] = fit_word(f, place.owner, owner);
  else if (mir_type_of(f->mir, place.words[0].base).kind == MIR_KIND_REF)
    words.items[0] = fit_word(f, place.words[0].base, owner);
  else
    words.items[0] = mir_add_immediate(&f->at, (RowId){0}, 0);
  words.items[1] = mir_add_addr(&f->at, place.words[0].base, start);
  return words;
}

Words lower_data(Func *f, NodeId id, Want want) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  uint32_t count = node->children.count;
  ReprId repr = node_repr(f, id);
  switch ((PsgKind)node->kind) {
  case PSG_TUPLE_EXPR:
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT: {
    Words *fields = NEW_ARRAY(f->l->scratch, Words, count + 1);
    for (uint32_t i = 0; i < count; i++) fields[i] = lower_value(f, psg_child(g, id, i));
    if (node->kind == PSG_TUPLE_EXPR) return finish(f, make_product(f, repr, fields, count), want);
    return finish(
        f,
        make_case(f, repr, case_row(f->l->types, psg_union_case_of(node)->id)->tag, fields, count),
        want);
  }
  case PSG_RECORD_EXPR: return finish(f, lower_record(f, id), want);
  case PSG_FIELD_GET: {
    NodeId object = psg_child(g, id, 0);
    TypeId type = node_type(f, object);
    uint32_t index = is_anon(f, type) ? anon_index(f, type, node->name)
                                      : layout_field_index(&f->l->layouts, psg_field_of(node)->id);
    Words value = lower_value(f, object);
    check_object(f, object, value);
    return finish(f, read_field(f, node_repr(f, object), value, index), want);
  }
  case PSG_DU_GET_TAG: {
    NodeId value = psg_child(g, id, 0);
    Words words = lower_value(f, value), result = words_new(f, 1);
    result.items[0] = read_tag(f, node_repr(f, value), words);
    return finish(f, result, want);
  }
  case PSG_DU_ELIMINATE: {
    NodeId value = psg_child(g, id, 0);
    uint32_t tag = case_row(f->l->types, psg_du_eliminate_of(node)->id)->tag;
    Words words = lower_value(f, value);
    return finish(f,
                  read_case_field(f, node_repr(f, value), words, tag,
                                  psg_du_eliminate_of(node)->field, known_proof(f, value, tag)),
                  want);
  }
  case PSG_TUPLE_GET: {
    NodeId tuple = psg_child(g, id, 0);
    Words words = lower_value(f, tuple);
    return finish(f, read_field(f, node_repr(f, tuple), words, psg_tuple_get_of(node)->index),
                  want);
  }
  case PSG_ADDRESS_OF: return finish(f, lower_address(f, psg_child(g, id, 0), false), want);
  default: break; /* the caller's switch names the kinds */
  }
  bug("lower: %s is no data", psg_kind_text[node->kind]);
}

/* ---- places ---- */

static Place memory_place(Func *f, ValueId base, uint32_t base_offset, const ShapeWord *words,
                          uint32_t count, RowId row, ReprId repr) {
  Place place = {NEW_ARRAY(f->l->scratch, PlaceWord, count + 1), count, repr, {0}};
  for (uint32_t w = 0; w < count; w++)
    place.words[w] = (PlaceWord){
        false,        0, base, base_offset + words[w].at, row, row.index ? words[w].field : 0,
        words[w].type};
  return place;
}

Place lower_place(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  ReprId repr = node_repr(f, id);
  switch ((PsgKind)node->kind) {
  case PSG_TYPE_ANNOTATION: return lower_place(f, psg_child(g, id, 0));
  case PSG_VAR_REF: {
    NodeId definition = psg_var_ref_of(node)->definition;
    EnvEntry *entry = env_find(f, definition);
    if (entry && entry->form == ENV_VAR) {
      uint32_t count = repr_info(f, repr)->word_count;
      Place place = {NEW_ARRAY(f->l->scratch, PlaceWord, count + 1), count, repr, {0}};
      for (uint32_t w = 0; w < count; w++)
        place.words[w] = (PlaceWord){
            .is_var = true, .var = entry->first + w, .type = repr_info(f, repr)->words[w]};
      return place;
    }
    if (entry && (entry->form == ENV_CELL || entry->form == ENV_FIELD)) {
      Repr info = *repr_info(f, repr);
      uint32_t size, *offsets = NEW_ARRAY(f->l->scratch, uint32_t, info.word_count + 1);
      RowId row = layout_cell_row(&f->l->layouts, repr, offsets, &size);
      ShapeWord *words = NEW_ARRAY(f->l->scratch, ShapeWord, info.word_count + 1);
      bool in_cell = entry->form == ENV_CELL || entry->is_cell_field;
      for (uint32_t w = 0; w < info.word_count; w++)
        words[w] = (ShapeWord){info.words[w], in_cell ? offsets[w] : entry->offsets[w], true,
                               narrow16(w + 1)};
      ValueId base = f->cell;
      if (entry->form == ENV_CELL)
        base = entry->words.items[0];
      else if (in_cell)
        base = mir_add_load(&f->at, mir_ref(row, false), mir_address(f->cell, entry->offsets[0]),
                            MIR_MUTABLE, (ValueId){0});
      return memory_place(f, base, 0, words, info.word_count, in_cell ? row : (RowId){0}, repr);
    }
    if (!entry) {
      InstanceId target = psg_target(g, id, f->instance);
      if (target.index) definition = psg_instance(g, target)->binding;
      ReprId static_repr;
      SymbolId symbol = lower_static(f->l, definition, target, &static_repr);
      Repr info = *repr_info(f, static_repr);
      ShapeWord *words = NEW_ARRAY(f->l->scratch, ShapeWord, info.word_count + 1);
      const Shape *shape = repr_element_shape(&f->l->layouts, static_repr);
      for (uint32_t w = 0; w < info.word_count; w++)
        words[w] = (ShapeWord){info.words[w], shape->words[w].at, true, 0};
      return memory_place(f, mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR)), 0, words,
                          info.word_count, (RowId){0}, repr);
    }
    break;
  }
  case PSG_FIELD_GET: {
    NodeId object = psg_child(g, id, 0);
    TypeId type = node_type(f, object);
    ReprId object_repr = repr_inside(f, repr_of(&f->l->layouts, type));
    Repr info = *repr_info(f, object_repr);
    uint32_t index = is_anon(f, type) ? anon_index(f, type, node->name)
                                      : layout_field_index(&f->l->layouts, psg_field_of(node)->id);
    const Shape *shape = repr_shape(&f->l->layouts, object_repr, 0);
    uint32_t first = shape->first[index], count = shape->first[index + 1] - first;
    if (info.form == REPR_PRODUCT) {
      Place outer = lower_place(f, object);
      return (Place){outer.words + first, count, repr, outer.owner};
    }
    Words whole = lower_value(f, object);
    check_object(f, object, whole);
    whole = shared_open(f, &(ReprId){node_repr(f, object).index}, whole);
    ValueId base = non_null(f, whole.items[0], info.row);
    return memory_place(f, base, 0, shape->words + first, count, info.row, repr);
  }
  case PSG_INTRINSIC:
    if (psg_intrinsic_of(node)->id == INTRINSIC_ARRAY_GET)
      return array_place(f, psg_child(g, id, 0), psg_child(g, id, 1));
    if (psg_intrinsic_of(node)->id == INTRINSIC_PTR_READ) { /* what a byref points to */
      const Shape *shape = repr_element_shape(&f->l->layouts, repr);
      Words pointer = lower_value(f, psg_child(g, id, 0));
      Place place =
          memory_place(f, pointer.items[1], 0, shape->words, shape->word_count, (RowId){0}, repr);
      place.owner = pointer.items[0];
      return place;
    }
    break;
  default: break; /* a value: its words in variables of their own */
  }
  Words words = lower_value(f, id);
  Place place = {NEW_ARRAY(f->l->scratch, PlaceWord, words.count + 1), words.count, repr, {0}};
  for (uint32_t w = 0; w < words.count; w++) {
    MirType type = mir_type_of(f->mir, words.items[w]);
    place.words[w] =
        (PlaceWord){.is_var = true, .var = var_new(f, type, words.items[w]), .type = type};
  }
  return place;
}

Words place_read(Func *f, Place place) {
  Words words = words_new(f, place.count);
  for (uint32_t w = 0; w < place.count; w++) {
    PlaceWord *p = &place.words[w];
    words.items[w] = p->is_var ? f->vars.items[p->var].value
                               : mir_add_load(&f->at, p->type,
                                              (MirAddress){p->base, p->offset, p->row, p->field},
                                              MIR_MUTABLE, (ValueId){0});
  }
  return words;
}

void place_write(Func *f, Place place, Words words) {
  uint8_t flags = MIR_MUTABLE | store_flags(f, words);
  for (uint32_t w = 0; w < place.count; w++) {
    PlaceWord *p = &place.words[w];
    ValueId value = fit_word(f, words.items[w], p->type);
    if (p->is_var) {
      f->vars.items[p->var].value = value;
      debug_var(f, p->var);
    } else {
      mir_add_store(&f->at, (MirAddress){p->base, p->offset, p->row, p->field}, value, flags,
                    (ValueId){0});
    }
  }
}

void lower_field_set(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  NodeId object = psg_child(g, id, 0);
  TypeId type = node_type(f, object);
  ReprId whole = repr_of(&f->l->layouts, type), repr = repr_inside(f, whole);
  Repr info = *repr_info(f, repr);
  uint32_t index = layout_field_index(&f->l->layouts, psg_field_of(node)->id);
  if (info.form == REPR_PRODUCT) {
    const Shape *shape = repr_shape(&f->l->layouts, repr, 0);
    uint32_t first = shape->first[index], count = shape->first[index + 1] - first;
    Place outer = lower_place(f, object);
    Place field = {outer.words + first, count, shape->fields[index], outer.owner};
    place_write(f, field, lower_value(f, psg_child(g, id, 1)));
    return;
  }
  Words base = lower_value(f, object), value = lower_value(f, psg_child(g, id, 1));
  check_object(f, object, base);
  base = shared_open(f, &whole, base);
  const Shape *shape = repr_shape(&f->l->layouts, repr, 0);
  uint32_t first = shape->first[index], count = shape->first[index + 1] - first;
  /* a hidden field that is not mutable is set once, by the constructor: it holds zeros until then */
  uint32_t field_flags = field_row(f->l->types, psg_field_of(node)->id)->flags;
  bool is_first = (field_flags & FIELD_HIDDEN) && !(field_flags & FIELD_MUTABLE);
  store_shape(
      f, (MirAddress){.base = non_null(f, base.items[0], info.row), .offset = 0, .row = info.row},
      shape->words + first, count, value, is_first ? MIR_INIT | MIR_MUTABLE : MIR_MUTABLE,
      (ValueId){0});
}

/* ---- switches ---- */

typedef struct Arms {
  int64_t *values; /* ascending */
  uint32_t *order; /* arm of each value */
  uint32_t count;
  bool has_default;
} Arms;

typedef struct Case {
  int64_t value;
  uint32_t at;
} Case;

static int compare_cases(const void *left, const void *right) {
  int64_t a = ((const Case *)left)->value, b = ((const Case *)right)->value;
  return (a > b) - (a < b);
}

static Arms read_arms(Func *f, NodeId id) {
  Graph *g = f->l->graph;
  const PsgNode *node = psg_node(g, id);
  const uint32_t *list = psg_run(g, psg_switch_of(node)->values);
  Arms arms = {.count = psg_switch_of(node)->values.count / 2,
               .has_default = (node->flags & NODE_HAS_DEFAULT) != 0};
  arms.values = NEW_ARRAY(f->l->scratch, int64_t, arms.count + 1);
  arms.order = NEW_ARRAY(f->l->scratch, uint32_t, arms.count + 1);
  Case *cases = NEW_ARRAY(f->l->scratch, Case, arms.count + 1);
  for (uint32_t i = 0; i < arms.count; i++)
    cases[i] = (Case){(int64_t)((uint64_t)list[2 * i + 1] << 32 | list[2 * i]), i};
  qsort(cases, arms.count, sizeof *cases, compare_cases);
  for (uint32_t i = 0; i < arms.count; i++)
    arms.values[i] = cases[i].value, arms.order[i] = cases[i].at;
  return arms;
}

/* One switch, its values cut to the width of the word; the last arm stands in for a missing default. */
static void emit_switch(Func *f, ValueId value, const int64_t *values, const BlockId *blocks,
                        uint32_t count, BlockId otherwise) {
  MirEdge *edges = NEW_ARRAY(f->l->scratch, MirEdge, count + 1);
  MirKind kind = (MirKind)mir_type_of(f->mir, value).kind;
  int64_t *wanted = NEW_ARRAY(f->l->scratch, int64_t, count + 1);
  Case *cases = NEW_ARRAY(f->l->scratch, Case, count + 1);
  if (!otherwise.index && count) otherwise = blocks[--count];
  for (uint32_t i = 0; i < count; i++)
    cases[i] = (Case){mir_sign_extend(kind, (uint64_t)values[i]), i};
  qsort(cases, count, sizeof *cases, compare_cases);
  for (uint32_t i = 0; i < count; i++) {
    wanted[i] = cases[i].value;
    edges[i] = mir_edge(f->mir, blocks[cases[i].at], NULL, 0);
  }
  if (!count)
    mir_goto(&f->at, otherwise, NULL, 0);
  else
    mir_switch(&f->at, value, wanted, edges, count, mir_edge(f->mir, otherwise, NULL, 0));
  f->at.block = (BlockId){0};
}

/* Switches over the tag of a counted union: first the word, then the header. Are arms of cases with fields entered by
 * the switch itself, so that it proves them? */
static bool switch_cases(Func *f, ReprId repr, ValueId word, const Arms *arms,
                         const BlockId *blocks, BlockId otherwise) {
  Repr info = *repr_info(f, repr);
  const TyconRow *tycon = tycon_row(f->l->types, type_tycon(f->l->types, info.type));
  BlockId *chosen[2];
  int64_t *values[2];
  uint32_t counts[2] = {0}, all[2] = {0};
  for (uint32_t e = 0; e < 2; e++) {
    chosen[e] = NEW_ARRAY(f->l->scratch, BlockId, arms->count + 1);
    values[e] = NEW_ARRAY(f->l->scratch, int64_t, arms->count + 1);
  }
  for (uint32_t c = 0; c < tycon->case_count; c++)
    all[layout_case_is_empty(f->l->types, tycon, c)]++;
  for (uint32_t i = 0; i < arms->count; i++) {
    bool empty = layout_case_is_empty(f->l->types, tycon, (uint32_t)arms->values[i]);
    values[empty][counts[empty]] = arms->values[i];
    chosen[empty][counts[empty]++] = blocks[arms->order[i]];
  }
  BlockId at[2] = {{0}};
  bool settled[2]; /* no test left: the branch leads to the arm itself */
  for (uint32_t e = 0; e < 2; e++) {
    settled[e] = counts[e] == 1 && all[e] == 1 && all[1];
    if (all[e]) at[e] = settled[e] ? chosen[e][0] : new_block(f, false);
  }
  bool was_dead = f->is_dead;
  if (all[1])
    branch_to(f, mir_add1(&f->at, MIR_IS_IMM, word), at[1], at[0]);
  else
    mir_goto(&f->at, at[0], NULL, 0);
  for (uint32_t e = 0; e < 2; e++) {
    if (!at[e].index || settled[e]) continue;
    start_block(f, at[e]);
    f->is_dead = was_dead;
    if (!counts[e] && !otherwise.index) {
      mir_invalid(&f->at, "no case matches");
      continue;
    }
    bool covers = counts[e] == all[e];
    ValueId value;
    if (e)
      value = mir_add1(&f->at, MIR_IMM_VALUE, word);
    else if (all[1])
      value = object_tag(
          f, repr, mir_add_cast(&f->at, mir_ref(info.row, false), word, mir_add_proof(&f->at)));
    else
      value = object_tag(f, repr, non_null(f, word, info.row));
    emit_switch(f, value, values[e], chosen[e], counts[e], covers ? (BlockId){0} : otherwise);
  }
  f->at.block = (BlockId){0};
  if (repr_info(f, repr)->has_tag_field) return false; /* the tag of the header is not exact */
  return settled[0] || counts[0] > 1 || (otherwise.index && counts[0] < all[0]);
}

Words lower_switch(Func *f, NodeId id, Want want) {
  Graph *g = f->l->graph;
  ReprId repr = node_repr(f, id);
  const Repr *info = repr_info(f, repr);
  Join end = join_make(f, info->words, info->word_count);
  Arms arms = read_arms(f, id);
  NodeId asked = psg_child(g, id, 0), subject = {0};
  while (psg_kind(g, asked) == PSG_TYPE_ANNOTATION) asked = psg_child(g, asked, 0);
  BlockId *blocks = NEW_ARRAY(f->l->scratch, BlockId, arms.count + 1), otherwise = {0};
  for (uint32_t i = 0; i < arms.count; i++) blocks[i] = new_block(f, false);
  if (arms.has_default) otherwise = new_block(f, false);
  bool counted = false, proves = false;
  if (psg_kind(g, asked) == PSG_DU_GET_TAG) {
    subject = psg_child(g, asked, 0);
    ReprId of = node_repr(f, subject);
    Words words = shared_open(f, &of, lower_value(f, subject));
    ReprForm form = repr_info(f, of)->form;
    if (form == REPR_CASES) {
      counted =
          of.index == node_repr(f, subject).index; /* else what an arm reads is not this word */
      proves = switch_cases(f, of, words.items[0], &arms, blocks, otherwise);
    } else {
      ValueId tag =
          form == REPR_TAGS || form == REPR_UNION ? words.items[0] : const_int(f, MIR_KIND_I32, 0);
      BlockId *sorted = NEW_ARRAY(f->l->scratch, BlockId, arms.count + 1);
      for (uint32_t i = 0; i < arms.count; i++) sorted[i] = blocks[arms.order[i]];
      emit_switch(f, tag, arms.values, sorted, arms.count, otherwise);
    }
  } else {
    ValueId value = lower_word(f, asked);
    BlockId *sorted = NEW_ARRAY(f->l->scratch, BlockId, arms.count + 1);
    for (uint32_t i = 0; i < arms.count; i++) sorted[i] = blocks[arms.order[i]];
    emit_switch(f, value, arms.values, sorted, arms.count, otherwise);
  }
  Var *saved = NEW_ARRAY(f->l->scratch, Var, f->vars.count + 1);
  uint32_t saved_count = f->vars.count;
  for (uint32_t i = 0; i < saved_count; i++) saved[i] = f->vars.items[i];
  for (uint32_t i = 0; i < arms.count + arms.has_default; i++) {
    start_block(f, i < arms.count ? blocks[i] : otherwise);
    for (uint32_t v = 0; v < saved_count; v++) f->vars.items[v] = saved[v];
    uint32_t proofs = f->proofs.count;
    if (counted && i < arms.count && psg_kind(g, subject) == PSG_VAR_REF) {
      const uint32_t *list = psg_run(g, psg_switch(g, id)->values);
      const TyconRow *tycon =
          tycon_row(f->l->types, type_tycon(f->l->types, node_type(f, subject)));
      bool is_empty = layout_case_is_empty(f->l->types, tycon, list[2 * i]);
      ValueId proof = proves && !is_empty ? mir_add_proof(&f->at) : assume(f);
      vec_push(f->l->scratch, &f->proofs,
               ((CaseProof){psg_var_ref(g, subject)->definition, list[2 * i], proof}));
    }
    Words value = lower_expr(f, psg_child(g, id, i + 1), want);
    f->proofs.count = proofs;
    if (want == WANT_VALUE) join_add(f, &end, value);
  }
  if (want == WANT_TAIL) return (Words){0};
  return join_open(f, &end);
}
