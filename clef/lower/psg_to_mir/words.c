/* words: the words of values, blocks, joins and variables, which all files of the translation use.
 *
 * A join collects the edges to a block, each with its results and the current values of the variables. When it is opened, the
 * block gets a parameter for each word in which the edges differ, so no variable gets a redundant phi.
 * The entry of a definition says where its words are: fixed, in SSA variables, in a counted cell, in a field of a sequence's
 * cell.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/psg/coeffect/coeffects.h"

/* ---- words ---- */

Words words_new(Func *f, uint32_t count) {
  return (Words){NEW_ARRAY(f->l->scratch, ValueId, count + 1), count};
}

Words words_slice(Words words, uint32_t first, uint32_t count) {
  return (Words){words.items + first, count};
}

Words words_concat(Func *f, Words a, Words b) {
  Words all = words_new(f, a.count + b.count);
  for (uint32_t i = 0; i < a.count; i++) all.items[i] = a.items[i];
  for (uint32_t i = 0; i < b.count; i++) all.items[a.count + i] = b.items[i];
  return all;
}

TypeId node_type(Func *f, NodeId node) { return psg_node_type(f->l->graph, node, f->instance); }
ReprId node_repr(Func *f, NodeId node) { return repr_of(&f->l->layouts, node_type(f, node)); }

static ValueId assumed(Func *f) {
  InstId inst = mir_add_inst(&f->at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0);
  return mir_inst(f->mir, inst)->result;
}

ValueId fit_word(Func *f, ValueId value, MirType type) {
  MirType from = mir_type_of(f->mir, value);
  if (from.kind != MIR_KIND_REF || type.kind != MIR_KIND_REF || mir_type_same(from, type))
    return value;
  bool narrows = (from.may_be_immediate && !type.may_be_immediate) ||
                 (type.row.index && from.row.index != type.row.index &&
                  !(from.row.index && layout_is_subtype(&f->l->unit->layout, from.row, type.row)));
  return mir_add_cast(&f->at, type, value, narrows ? assumed(f) : (ValueId){0});
}

void fit_words(Func *f, Words words, const MirType *types) {
  for (uint32_t i = 0; i < words.count; i++) words.items[i] = fit_word(f, words.items[i], types[i]);
}

ValueId const_int(Func *f, MirKind kind, int64_t value) {
  return mir_add_const(&f->at, kind, (uint64_t)value);
}

ValueId default_word(Func *f, MirType type) {
  switch ((MirKind)type.kind) {
  case MIR_KIND_REF: return mir_add_immediate(&f->at, type.row, 0); /* each reader narrows it */
  case MIR_KIND_ADDR: return mir_add1(&f->at, MIR_BITS_ADDR, const_int(f, MIR_KIND_I64, 0));
  case MIR_KIND_I8:
  case MIR_KIND_I16:
  case MIR_KIND_I32:
  case MIR_KIND_I64:
  case MIR_KIND_F32:
  case MIR_KIND_F64: return mir_add_const(&f->at, (MirKind)type.kind, 0);
  case MIR_KIND_NONE:
  case MIR_KIND_STATE:
  case MIR_KIND_CODE:
  case MIR_KIND_TOKEN:
  case MIR_KIND_PROOF:
  case MIR_KIND_COUNT: break;
  }
  bug("lower: no default of kind %u", type.kind);
}

Words default_words(Func *f, ReprId id) {
  Repr repr = *repr_info(f, id);
  Words words = words_new(f, repr.word_count);
  if (repr.form == REPR_STRING) {
    words.items[0] = mir_add_symbol(&f->at, f->l->null_string, repr.words[0]);
    return words;
  }
  if (repr.form == REPR_PRODUCT) {
    const Shape *shape = repr_shape(&f->l->layouts, id, 0);
    for (uint32_t i = 0; i < shape->field_count; i++) {
      Words field = default_words(f, shape->fields[i]);
      for (uint32_t w = 0; w < field.count; w++) words.items[shape->first[i] + w] = field.items[w];
    }
    return words;
  }
  for (uint32_t i = 0; i < repr.word_count; i++) words.items[i] = default_word(f, repr.words[i]);
  return words;
}

/* ---- blocks ---- */

bool is_nowhere(const Func *f) { return !f->at.block.index; }

BlockId new_block(Func *f, bool is_cold) {
  BlockId block = mir_block_new(f->mir);
  mir_block(f->mir, block)->is_cold = is_cold;
  return block;
}

void start_block(Func *f, BlockId block) {
  f->at.block = block;
  f->is_dead = false;
}

void start_dead(Func *f) {
  start_block(f, new_block(f, true));
  f->is_dead = true;
}

void branch_to(Func *f, ValueId condition, BlockId yes, BlockId no) {
  mir_branch(&f->at, condition, mir_edge(f->mir, yes, NULL, 0), mir_edge(f->mir, no, NULL, 0));
}

uint32_t var_new(Func *f, MirType type, ValueId value) {
  vec_push(f->l->scratch, &f->vars, ((Var){.type = type, .value = value}));
  return f->vars.count - 1;
}

Join join_make(Func *f, const MirType *types, uint32_t count) {
  Join join = {.result_count = count, .var_count = f->vars.count};
  join.types = NEW_ARRAY(f->l->scratch, MirType, count + 1);
  for (uint32_t i = 0; i < count; i++) join.types[i] = types[i];
  return join;
}

void join_add(Func *f, Join *join, Words results) {
  if (is_nowhere(f)) return;
  if (f->is_dead) {
    mir_invalid(&f->at, "unreachable");
    f->at.block = (BlockId){0};
    return;
  }
  Way way = {.block = f->at.block};
  way.results = NEW_ARRAY(f->l->scratch, ValueId, join->result_count + 1);
  for (uint32_t i = 0; i < join->result_count; i++)
    way.results[i] = fit_word(f, results.items[i], join->types[i]);
  way.vars = NEW_ARRAY(f->l->scratch, ValueId, join->var_count + 1);
  for (uint32_t i = 0; i < join->var_count; i++) way.vars[i] = f->vars.items[i].value;
  vec_push(f->l->scratch, &join->ways, way);
  f->at.block = (BlockId){0};
}

Words join_open(Func *f, Join *join) {
  Words results = words_new(f, join->result_count);
  if (!join->ways.count) {
    start_dead(f);
    for (uint32_t i = 0; i < join->result_count; i++)
      results.items[i] = default_word(f, join->types[i]);
    return results;
  }
  Way *first = &join->ways.items[0];
  if (join->ways.count == 1) {
    start_block(f, first->block);
    for (uint32_t i = 0; i < join->var_count; i++) f->vars.items[i].value = first->vars[i];
    for (uint32_t i = 0; i < join->result_count; i++) results.items[i] = first->results[i];
    return results;
  }
  BlockId block = new_block(f, false);
  uint32_t *varying = NEW_ARRAY(f->l->scratch, uint32_t, join->var_count + 1), varying_count = 0;
  for (uint32_t i = 0; i < join->result_count; i++)
    results.items[i] = mir_block_param(f->mir, block, join->types[i]);
  for (uint32_t i = 0; i < join->var_count; i++) {
    bool same = true;
    for (uint32_t w = 1; same && w < join->ways.count; w++)
      same = join->ways.items[w].vars[i].index == first->vars[i].index;
    if (!same) varying[varying_count++] = i;
    f->vars.items[i].value =
        same ? first->vars[i] : mir_block_param(f->mir, block, f->vars.items[i].type);
    if (!same) debug_var(f, i);
  }
  ValueId *args = NEW_ARRAY(f->l->scratch, ValueId, join->result_count + varying_count + 1);
  for (uint32_t w = 0; w < join->ways.count; w++) {
    Way *way = &join->ways.items[w];
    uint32_t n = 0;
    for (uint32_t i = 0; i < join->result_count; i++) args[n++] = way->results[i];
    for (uint32_t i = 0; i < varying_count; i++) args[n++] = way->vars[varying[i]];
    MirAt end = mir_at_end(f->mir, way->block, f->at.span);
    mir_goto(&end, block, args, n);
  }
  start_block(f, block);
  return results;
}

void return_words(Func *f, Words words) {
  fit_words(f, words, repr_info(f, f->result)->words);
  mir_return(&f->at, words.items, words.count);
  f->at.block = (BlockId){0};
}

Words finish(Func *f, Words words, Want want) {
  if (want == WANT_VALUE || is_nowhere(f)) return words;
  return_words(f, words);
  return (Words){0};
}

/* ---- environment ---- */

EnvEntry *env_find(Func *f, NodeId definition) {
  uint32_t item = *num_map(&f->env_map, f->l->scratch, definition.index);
  return item ? &f->env.items[item - 1] : NULL;
}

EnvEntry *env_add(Func *f, NodeId definition, EnvForm form, ReprId repr) {
  uint32_t *place = num_map(&f->env_map, f->l->scratch, definition.index);
  if (!*place) {
    vec_push(f->l->scratch, &f->env, (EnvEntry){0});
    *place = f->env.count;
  }
  EnvEntry *entry = &f->env.items[*place - 1];
  *entry = (EnvEntry){.definition = definition, .form = form, .repr = repr};
  return entry;
}

static ValueId make_cell(Func *f, ReprId repr, Words value) {
  uint32_t *offsets = NEW_ARRAY(f->l->scratch, uint32_t, value.count + 1), size;
  RowId row = layout_cell_row(&f->l->layouts, repr, offsets, &size);
  ValueId cell = mir_add_alloc(&f->at, row, 0, size, 0);
  for (uint32_t w = 0; w < value.count; w++)
    mir_add_store(&f->at, (MirAddress){cell, offsets[w], row, narrow16(w + 1)}, value.items[w],
                  MIR_MUTABLE | MIR_INIT, (ValueId){0});
  return cell;
}

void env_bind(Func *f, NodeId definition, Words value) {
  const PsgNode *node = psg_node(f->l->graph, definition);
  ReprId repr = node_repr(f, definition);
  const Repr *info = repr_info(f, repr);
  Words words = words_new(f, info->word_count);
  if (value.count != info->word_count)
    bug("lower: '%s' has %u words, its value %u", name_text(f->l->names, node->name),
        info->word_count, value.count);
  for (uint32_t i = 0; i < value.count; i++) words.items[i] = value.items[i];
  EnvEntry *seq = env_find(f, definition);
  if (seq && seq->form == ENV_FIELD) {
    fit_words(f, words, info->words);
    if (seq->is_cell_field) {
      Words cell = words_new(f, 1);
      cell.items[0] = make_cell(f, repr, words);
      seq = env_find(f, definition);
      mir_add_store(&f->at, (MirAddress){f->cell, seq->offsets[0], f->cell_row, 0}, cell.items[0],
                    MIR_MUTABLE, (ValueId){0});
    } else
      env_write(f, seq, words);
    return;
  }
  if (!(node->flags & NODE_MUTABLE)) {
    for (uint32_t i = 0; i < words.count; i++)
      if (!mir_value(f->mir, words.items[i])->name.index)
        mir_value(f->mir, words.items[i])->name = node->name;
    env_add(f, definition, ENV_WORDS, repr)->words = words;
    debug_bind(f, definition, repr, words);
  } else if (node->flags & NODE_CAPTURED) {
    Words cell = words_new(f, 1);
    fit_words(f, words, info->words);
    cell.items[0] = make_cell(f, repr, words);
    env_add(f, definition, ENV_CELL, repr)->words = cell;
    debug_bind_cell(f, definition, repr, cell.items[0]);
  } else {
    uint32_t first = f->vars.count;
    for (uint32_t i = 0; i < words.count; i++) {
      MirType type = info->words[i]; /* a default may be 0 where no other value is */
      if (mir_type_of(f->mir, words.items[i]).may_be_immediate) type.may_be_immediate = true;
      var_new(f, type, words.items[i]);
    }
    env_add(f, definition, ENV_VAR, repr)->first = first;
    debug_bind_vars(f, definition, repr, first);
  }
}

static ShapeWord *cell_words(Func *f, ReprId repr, RowId *row) {
  const Repr *info = repr_info(f, repr);
  uint32_t *offsets = NEW_ARRAY(f->l->scratch, uint32_t, info->word_count + 1), size;
  *row = layout_cell_row(&f->l->layouts, repr, offsets, &size);
  ShapeWord *words = NEW_ARRAY(f->l->scratch, ShapeWord, info->word_count + 1);
  for (uint32_t w = 0; w < info->word_count; w++)
    words[w] = (ShapeWord){info->words[w], offsets[w], true, narrow16(w + 1)};
  return words;
}

/* The counted cell of an entry, or none. */
static ValueId entry_cell(Func *f, EnvEntry *entry) {
  if (entry->form == ENV_CELL) return entry->words.items[0];
  if (entry->form != ENV_FIELD || !entry->is_cell_field) return (ValueId){0};
  RowId row;
  uint32_t offset = entry->offsets[0];
  cell_words(f, entry->repr, &row);
  return mir_add_load(&f->at, mir_ref(row, false), (MirAddress){f->cell, offset, f->cell_row, 0},
                      entry->is_fixed_field ? 0 : MIR_MUTABLE, (ValueId){0});
}

static ShapeWord *field_words(Func *f, const EnvEntry *entry) {
  const Repr *info = repr_info(f, entry->repr);
  ShapeWord *words = NEW_ARRAY(f->l->scratch, ShapeWord, info->word_count + 1);
  for (uint32_t w = 0; w < info->word_count; w++)
    words[w] = (ShapeWord){info->words[w], entry->offsets[w], !entry->is_fixed_field, 0};
  return words;
}

Words env_read(Func *f, EnvEntry *entry) {
  RowId row;
  uint32_t count = repr_info(f, entry->repr)->word_count;
  ReprId repr = entry->repr;
  switch (entry->form) {
  case ENV_WORDS: {
    Words copy = words_new(f, entry->words.count);
    for (uint32_t i = 0; i < copy.count; i++) copy.items[i] = entry->words.items[i];
    fit_words(f, copy, repr_info(f, repr)->words);
    return copy;
  }
  case ENV_VAR: {
    Words words = words_new(f, count);
    for (uint32_t i = 0; i < count; i++) words.items[i] = f->vars.items[entry->first + i].value;
    fit_words(f, words, repr_info(f, repr)->words);
    return words;
  }
  case ENV_FIELD:
    if (!entry->is_cell_field)
      return load_shape(f, (MirAddress){.base = f->cell, .offset = 0, .row = f->cell_row},
                        field_words(f, entry), count, (ValueId){0});
    break;
  case ENV_CELL: break;
  }
  ValueId cell = entry_cell(f, entry);
  ShapeWord *words = cell_words(f, repr, &row);
  return load_shape(f, (MirAddress){.base = cell, .offset = 0, .row = row}, words, count,
                    (ValueId){0});
}

void env_write(Func *f, EnvEntry *entry, Words value) {
  RowId row;
  const Repr *info = repr_info(f, entry->repr);
  ReprId repr = entry->repr;
  switch (entry->form) {
  case ENV_WORDS: bug("lower: an immutable variable is set");
  case ENV_VAR:
    for (uint32_t i = 0; i < value.count; i++) {
      f->vars.items[entry->first + i].value = fit_word(f, value.items[i], info->words[i]);
      debug_var(f, entry->first + i);
    }
    return;
  case ENV_FIELD:
    if (!entry->is_cell_field) {
      store_shape(f, (MirAddress){.base = f->cell, .offset = 0, .row = f->cell_row},
                  field_words(f, entry), info->word_count, value, MIR_MUTABLE, (ValueId){0});
      return;
    }
    break;
  case ENV_CELL: break;
  }
  ValueId cell = entry_cell(f, entry);
  ShapeWord *words = cell_words(f, repr, &row);
  store_shape(f, (MirAddress){.base = cell, .offset = 0, .row = row}, words, value.count, value,
              MIR_MUTABLE, (ValueId){0});
}

uint32_t assigned_vars(Func *f, NodeId region, uint32_t **vars) {
  *vars = NULL;
  if (!f->vars.count) return 0;
  uint8_t *marked = NEW_ARRAY(f->l->scratch, uint8_t, f->vars.count + 1);
  uint32_t n = 0, count;
  const NodeId *modified = psg_modified_vars(f->l->graph, f->l->scratch, region, &count);
  for (uint32_t i = 0; i < count; i++) {
    EnvEntry *entry = env_find(f, modified[i]);
    if (!entry || entry->form != ENV_VAR) continue;
    uint32_t words = repr_info(f, entry->repr)->word_count;
    for (uint32_t w = 0; w < words; w++) marked[entry->first + w] = 1;
  }
  *vars = NEW_ARRAY(f->l->scratch, uint32_t, f->vars.count + 1);
  for (uint32_t i = 0; i < f->vars.count; i++)
    if (marked[i]) (*vars)[n++] = i;
  return n;
}
