/* array: arrays, strings, pointers into them.
 *
 * An index is compared with the array's length as an unsigned number, and the address of the element has the proof as an operand.
 * Loops over counted elements (copying, filling) are functions, one for each element type. Other elements are copied as bytes.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"

static ValueId assume(Func *f) {
  return mir_inst(f->mir, mir_add_inst(&f->at, MIR_ASSUMED, mir_type(MIR_KIND_PROOF), NULL, 0))
      ->result;
}

ValueId to_i64(Func *f, ValueId value) {
  MirKind kind = (MirKind)mir_type_of(f->mir, value).kind;
  return kind == MIR_KIND_I64 ? value : mir_add_convert(&f->at, MIR_SEXT, MIR_KIND_I64, value);
}

/* An i64 as the type `int` of the node. */
static ValueId from_i64(Func *f, ValueId value, ReprId repr) {
  MirKind kind = (MirKind)repr_info(f, repr)->words[0].kind;
  return kind == MIR_KIND_I64 ? value : mir_add_convert(&f->at, MIR_TRUNC, kind, value);
}

ValueId checked_index(Func *f, ValueId array, uint32_t dimension, ValueId index, ValueId *wide) {
  *wide = to_i64(f, index);
  ValueId length = mir_add_len(&f->at, array, dimension);
  return check_word(f, mir_add2(&f->at, MIR_ULT, *wide, length), KNOWN_INDEX_OUT_OF_RANGE);
}

typedef struct Element {
  ReprId repr;
  const Shape *shape;
  RowId row;
  uint32_t start;
} Element;

static Element element_of(Func *f, ReprId array) {
  Element e = {.repr = repr_element(&f->l->layouts, array),
               .row = repr_info(f, array)->row,
               .start = LAYOUT_ARRAY_ELEMENTS};
  e.shape = repr_element_shape(&f->l->layouts, e.repr);
  return e;
}

/* The address of an element; indices by dimension. */
static ValueId element_address(Func *f, ReprId repr, ValueId array, const ValueId *indices,
                               uint32_t count, bool is_checked) {
  Element e = element_of(f, repr);
  ValueId proof = {0}, at = {0};
  for (uint32_t d = 0; d < count; d++) {
    ValueId wide = to_i64(f, indices[d]);
    if (is_checked) {
      ValueId one = checked_index(f, array, d, indices[d], &wide);
      proof = proof.index ? mir_add2(&f->at, MIR_BOTH, proof, one) : one;
    }
    at = at.index ? mir_add2(&f->at, MIR_IADD,
                             mir_add2(&f->at, MIR_IMUL, at, mir_add_len(&f->at, array, d)), wide)
                  : wide;
  }
  if (!proof.index) proof = assume(f);
  return mir_add_elem(&f->at, array, e.start, at, e.shape->size, proof);
}

Place array_place(Func *f, NodeId array, NodeId index) {
  ReprId repr = node_repr(f, array);
  ValueId base = lower_word(f, array), at = lower_word(f, index);
  check_use(f, node_type(f, array), base);
  Element e = element_of(f, repr);
  ValueId address = element_address(f, repr, base, &at, 1, true);
  Place place = {NEW_ARRAY(f->l->scratch, PlaceWord, e.shape->word_count + 1), e.shape->word_count,
                 e.repr, base};
  for (uint32_t w = 0; w < place.count; w++)
    place.words[w] = (PlaceWord){false,
                                 0,
                                 address,
                                 e.shape->words[w].at,
                                 e.row,
                                 e.shape->words[w].field,
                                 e.shape->words[w].type};
  return place;
}

/* ---- helpers over elements ---- */

static bool has_refs(const Shape *shape) {
  for (uint32_t w = 0; w < shape->word_count; w++)
    if (shape->words[w].type.kind == MIR_KIND_REF) return true;
  return false;
}

/* for i = 0 to count - 1, forwards or (down) backwards; the body gets i. */
typedef struct Loop {
  BlockId header, done;
  ValueId index, count;
  bool down;
} Loop;

static Loop loop_open(Func *f, ValueId count, bool down) {
  Loop loop = {
      .header = new_block(f, false), .done = new_block(f, false), .count = count, .down = down};
  ValueId first = down ? count : const_int(f, MIR_KIND_I64, 0);
  loop.index = mir_block_param(f->mir, loop.header, mir_type(MIR_KIND_I64));
  mir_goto(&f->at, loop.header, &first, 1);
  start_block(f, loop.header);
  BlockId body = new_block(f, false);
  ValueId zero = const_int(f, MIR_KIND_I64, 0);
  branch_to(f,
            down ? mir_add2(&f->at, MIR_SLT, zero, loop.index)
                 : mir_add2(&f->at, MIR_SLT, loop.index, count),
            body, loop.done);
  start_block(f, body);
  if (down) loop.index = mir_add2(&f->at, MIR_ISUB, loop.index, const_int(f, MIR_KIND_I64, 1));
  return loop;
}

static void loop_close(Func *f, Loop *loop) {
  ValueId next = loop->down
                     ? loop->index
                     : mir_add2(&f->at, MIR_IADD, loop->index, const_int(f, MIR_KIND_I64, 1));
  mir_goto(&f->at, loop->header, &next, 1);
  start_block(f, loop->done);
}

static ReprId repr_from(void *data) { return (ReprId){(uint32_t)(uintptr_t)data}; }

/* (source, from, target, to, count) */
static void build_copy(Func *f, void *data) {
  ReprId repr = repr_from(data);
  Element e = element_of(f, repr);
  MirType array = repr_info(f, repr)->words[0], wide = mir_type(MIR_KIND_I64);
  ValueId source = mir_func_param(f->mir, array, (Name){0}),
          from = mir_func_param(f->mir, wide, (Name){0});
  ValueId target = mir_func_param(f->mir, array, (Name){0}),
          to = mir_func_param(f->mir, wide, (Name){0});
  ValueId count = mir_func_param(f->mir, wide, (Name){0});
  start_block(f, new_block(f, false));
  BlockId up = new_block(f, false), down = new_block(f, false);
  branch_to(f, mir_add2(&f->at, MIR_SLT, from, to), down, up); /* ranges of one array may overlap */
  for (int d = 0; d < 2; d++) {
    start_block(f, d ? down : up);
    Loop loop = loop_open(f, count, d);
    ValueId read =
        mir_add_elem(&f->at, source, e.start, mir_add2(&f->at, MIR_IADD, from, loop.index),
                     e.shape->size, assume(f));
    Words words = load_shape(f, (MirAddress){.base = read, .offset = 0, .row = e.row},
                             e.shape->words, e.shape->word_count, (ValueId){0});
    ValueId write =
        mir_add_elem(&f->at, target, e.start, mir_add2(&f->at, MIR_IADD, to, loop.index),
                     e.shape->size, assume(f));
    store_shape(f, (MirAddress){.base = write, .offset = 0, .row = e.row}, e.shape->words,
                e.shape->word_count, words, MIR_MUTABLE, (ValueId){0});
    loop_close(f, &loop);
    mir_return(&f->at, NULL, 0);
  }
  f->at.block = (BlockId){0};
}

/* (target, from, count, value …) */
static void build_fill(Func *f, void *data) {
  ReprId repr = repr_from(data);
  Element e = element_of(f, repr);
  MirType array = repr_info(f, repr)->words[0], wide = mir_type(MIR_KIND_I64);
  ValueId target = mir_func_param(f->mir, array, (Name){0}),
          from = mir_func_param(f->mir, wide, (Name){0});
  ValueId count = mir_func_param(f->mir, wide, (Name){0});
  Words value;
  add_params(f, f->mir, e.repr, &value);
  start_block(f, new_block(f, false));
  Loop loop = loop_open(f, count, false);
  ValueId write =
      mir_add_elem(&f->at, target, e.start, mir_add2(&f->at, MIR_IADD, from, loop.index),
                   e.shape->size, assume(f));
  store_shape(f, (MirAddress){.base = write, .offset = 0, .row = e.row}, e.shape->words,
              e.shape->word_count, value, MIR_MUTABLE, (ValueId){0});
  loop_close(f, &loop);
  mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

static void call_helper(Func *f, const char *what, ReprId repr, void (*build)(Func *, void *),
                        Words args) {
  Lower *l = f->l;
  SymbolId *symbol = lower_helper(l, format_in(l->scratch, "%s %u", what, repr.index));
  if (!symbol->index) {
    MirFunc *func =
        lower_function(l, what, (Span){0}, f->instance, build, (void *)(uintptr_t)repr.index);
    func->flags &= ~(uint32_t)MIR_FUNC_RAISES;
    *symbol = func->symbol;
  }
  call_words(f, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = *symbol}, args, NULL, 0,
             WANT_VALUE);
}

static void fill_array(Func *f, ReprId repr, ValueId array, ValueId from, ValueId count,
                       Words value) {
  Words args = words_new(f, 3);
  args.items[0] = array;
  args.items[1] = from;
  args.items[2] = count;
  fit_words(f, value, repr_info(f, element_of(f, repr).repr)->words);
  call_helper(f, "array_fill", repr, build_fill, words_concat(f, args, value));
}

/* Words of a value whose default is the null string; other defaults are 0. */
static bool mark_strings(Func *f, ReprId id, uint32_t first, uint8_t *marks) {
  Repr info = *repr_info(f, id);
  bool any = info.form == REPR_STRING;
  if (any) marks[first] = 1;
  if (info.form != REPR_PRODUCT) return any;
  const Shape *shape = repr_shape(&f->l->layouts, id, 0);
  for (uint32_t i = 0; i < shape->field_count; i++)
    any |= mark_strings(f, shape->fields[i], first + shape->first[i], marks);
  return any;
}

/* (zeroed array, count) */
static void build_defaults(Func *f, void *data) {
  ReprId repr = repr_from(data);
  Element e = element_of(f, repr);
  uint8_t *marks = NEW_ARRAY(f->l->scratch, uint8_t, e.shape->word_count + 1);
  mark_strings(f, e.repr, 0, marks);
  ValueId target = mir_func_param(f->mir, repr_info(f, repr)->words[0], (Name){0});
  ValueId count = mir_func_param(f->mir, mir_type(MIR_KIND_I64), (Name){0});
  start_block(f, new_block(f, false));
  Loop loop = loop_open(f, count, false);
  ValueId at = mir_add_elem(&f->at, target, e.start, loop.index, e.shape->size, assume(f));
  for (uint32_t w = 0; w < e.shape->word_count; w++) {
    if (!marks[w]) continue;
    const ShapeWord *word = &e.shape->words[w];
    ValueId null = mir_add_symbol(&f->at, f->l->null_string, word->type);
    mir_add_store(&f->at, (MirAddress){at, word->at, e.row, word->field}, null,
                  MIR_MUTABLE | MIR_INIT, (ValueId){0});
  }
  loop_close(f, &loop);
  mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

/* Elements that are all constants: a copy of static bytes. */
static bool copy_constants(Func *f, const Element *e, ValueId array, const Words *values,
                           uint32_t count) {
  enum { FEW = 4 };
  if (count <= FEW || e->shape->word_count != 1) return false;
  uint32_t size = e->shape->size;
  uint64_t bits;
  for (uint32_t i = 0; i < count; i++)
    if (values[i].count != 1 || !mir_is_const(f->mir, values[i].items[0], &bits) ||
        mir_kind_size[mir_type_of(f->mir, values[i].items[0]).kind] != size)
      return false;
  char *bytes = NEW_ARRAY(f->l->arena, char, count *size);
  for (uint32_t i = 0; i < count; i++) {
    mir_is_const(f->mir, values[i].items[0], &bits);
    for (uint32_t b = 0; b < size; b++) bytes[i * size + b] = (char)(bits >> 8 * b);
  }
  SymbolId symbol = lower_fresh_symbol(f->l, "elements");
  MirData *data = mir_data_new(f->l->unit, symbol, MIR_DATA_BYTES);
  data->bytes = bytes;
  data->size = count * size;
  ValueId to = mir_add_addr(&f->at, array, e->start);
  ValueId from = mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR));
  mir_add3(&f->at, MIR_MEM_COPY, to, from, const_int(f, MIR_KIND_I64, count * size));
  return true;
}

/* ---- arrays ---- */

Words lower_array_expr(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  uint32_t count = psg_child_count(g, node);
  ReprId repr = node_repr(f, node);
  Element e = element_of(f, repr);
  Words *values = NEW_ARRAY(f->l->scratch, Words, count + 1);
  for (uint32_t i = 0; i < count; i++) values[i] = lower_value(f, psg_child(g, node, i));
  ValueId length = const_int(f, MIR_KIND_I64, count);
  Words result = words_new(f, 1);
  result.items[0] = mir_add_alloc_array(&f->at, e.row, &length, 1, 0);
  if (copy_constants(f, &e, result.items[0], values, count)) return result;
  for (uint32_t i = 0; i < count; i++)
    store_shape(
        f,
        (MirAddress){.base = result.items[0], .offset = e.start + i * e.shape->size, .row = e.row},
        e.shape->words, e.shape->word_count, values[i], MIR_INIT | MIR_MUTABLE, (ValueId){0});
  return result;
}

/* The length, -1 of null. */
static Words extent_of(Func *f, TypeId type, ValueId array, ReprId result) {
  Words length = words_new(f, 1);
  if (!psg_has_null(f->l->graph, type)) {
    length.items[0] = from_i64(f, mir_add_len(&f->at, array, 0), result);
    return length;
  }
  Join end = join_make(f, repr_info(f, result)->words, 1);
  BlockId null = new_block(f, false), some = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, array), null, some);
  start_block(f, null);
  f->is_dead = was_dead;
  length.items[0] = const_int(f, (MirKind)repr_info(f, result)->words[0].kind, -1);
  join_add(f, &end, length);
  start_block(f, some);
  f->is_dead = was_dead;
  length = words_new(f, 1);
  length.items[0] = from_i64(f, mir_add_len(&f->at, array, 0), result);
  join_add(f, &end, length);
  return join_open(f, &end);
}

/* The argument of Array.length: what fails there is a function of the library. */
static void check_argument(Func *f, NodeId node, ValueId array) {
  InstanceId fails = psg_witness(f->l->graph, node, f->instance).call;
  TypeId type = node_type(f, psg_child(f->l->graph, node, 0));
  if (!fails.index) return check_use(f, type, array);
  if (!psg_has_null(f->l->graph, type)) return;
  BlockId null = new_block(f, true), some = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, mir_add1(&f->at, MIR_IS_IMM, array), null, some);
  start_block(f, null);
  call_instance(f, fails, words_new(f, 0),
                repr_of(&f->l->layouts, type_of(f->l->types, KNOWN_UNIT)), WANT_VALUE);
  mir_invalid(&f->at, "a failed check went on");
  start_block(f, some);
  f->is_dead = was_dead;
}

static bool is_made(IntrinsicId op) {
  return op == INTRINSIC_ARRAY_ZERO || op == INTRINSIC_ARRAY_BLANK || op == INTRINSIC_ARRAY_NEW;
}

Words lower_array_op(Func *f, NodeId node, IntrinsicId op, Want want) {
  Graph *g = f->l->graph;
  uint32_t count = psg_child_count(g, node);
  Words *args = NEW_ARRAY(f->l->scratch, Words, count + 1);
  for (uint32_t i = 0; i < count; i++) args[i] = lower_value(f, psg_child(g, node, i));
  ReprId result = node_repr(f, node),
         repr = is_made(op) ? result : node_repr(f, psg_child(g, node, 0));
  Words words = words_new(f, 1);
  Element e = element_of(f, repr);
  ValueId array = args[0].items[0];
  ValueId indices[4] = {{0}};
  if (op == INTRINSIC_ARRAY_LENGTH || op == INTRINSIC_ARRAY_GET || op == INTRINSIC_ARRAY_SET)
    check_use(f, node_type(f, psg_child(g, node, 0)), array);
  switch (op) {
  case INTRINSIC_ARRAY_COUNT: check_argument(f, node, array); /* fall through */
  case INTRINSIC_ARRAY_LENGTH:
    words.items[0] = from_i64(f, mir_add_len(&f->at, array, 0), result);
    return finish(f, words, want);
  case INTRINSIC_ARRAY_EXTENT:
    return finish(f, extent_of(f, node_type(f, psg_child(g, node, 0)), array, result), want);
  case INTRINSIC_ARRAY_GET:
  case INTRINSIC_ARRAY_GET_UNCHECKED: {
    for (uint32_t i = 1; i < count; i++) indices[i - 1] = args[i].items[0];
    ValueId at = element_address(f, repr, array, indices, count - 1, op == INTRINSIC_ARRAY_GET);
    return finish(f,
                  load_shape(f, (MirAddress){.base = at, .offset = 0, .row = e.row}, e.shape->words,
                             e.shape->word_count, (ValueId){0}),
                  want);
  }
  case INTRINSIC_ARRAY_SET:
  case INTRINSIC_ARRAY_SET_UNCHECKED: {
    for (uint32_t i = 1; i + 1 < count; i++) indices[i - 1] = args[i].items[0];
    ValueId at = element_address(f, repr, array, indices, count - 2, op == INTRINSIC_ARRAY_SET);
    store_shape(f, (MirAddress){.base = at, .offset = 0, .row = e.row}, e.shape->words,
                e.shape->word_count, args[count - 1], MIR_MUTABLE, (ValueId){0});
    return finish(f, words_new(f, 0), want);
  }
  case INTRINSIC_ARRAY_ZERO:
  case INTRINSIC_ARRAY_BLANK:
  case INTRINSIC_ARRAY_NEW: {
    bool is_zeroed = op != INTRINSIC_ARRAY_NEW || has_refs(e.shape);
    ValueId total = {0};
    for (uint32_t i = 0; i < count; i++) {
      indices[i] = to_i64(f, args[i].items[0]);
      total = total.index ? mir_add2(&f->at, MIR_IMUL, total, indices[i]) : indices[i];
    }
    words.items[0] = mir_add_alloc_array(&f->at, e.row, indices, count, is_zeroed ? MIR_ZEROED : 0);
    if (mark_strings(f, e.repr, 0, NEW_ARRAY(f->l->scratch, uint8_t, e.shape->word_count + 1))) {
      Words all = words_new(f, 2);
      all.items[0] = words.items[0];
      all.items[1] = total;
      call_helper(f, "array_defaults", repr, build_defaults, all);
    }
    return finish(f, words, want);
  }
  case INTRINSIC_ARRAY_COPY: {
    ValueId from = to_i64(f, args[1].items[0]), to = to_i64(f, args[3].items[0]),
            n = to_i64(f, args[4].items[0]);
    ValueId target = args[2].items[0];
    if (!has_refs(e.shape)) {
      ValueId stride = const_int(f, MIR_KIND_I64, e.shape->size);
      ValueId write = mir_add2(&f->at, MIR_ADDR_ADD, mir_add_addr(&f->at, target, e.start),
                               mir_add2(&f->at, MIR_IMUL, to, stride));
      ValueId read = mir_add2(&f->at, MIR_ADDR_ADD, mir_add_addr(&f->at, array, e.start),
                              mir_add2(&f->at, MIR_IMUL, from, stride));
      mir_add3(&f->at, MIR_MEM_COPY, write, read, mir_add2(&f->at, MIR_IMUL, n, stride));
    } else {
      Words all = words_new(f, 5);
      all.items[0] = array;
      all.items[1] = from;
      all.items[2] = target;
      all.items[3] = to;
      all.items[4] = n;
      call_helper(f, "array_copy", repr, build_copy, all);
    }
    return finish(f, words_new(f, 0), want);
  }
  case INTRINSIC_ARRAY_FILL:
    fill_array(f, repr, array, to_i64(f, args[1].items[0]), to_i64(f, args[2].items[0]), args[3]);
    return finish(f, words_new(f, 0), want);
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s is none of arrays", psg_intrinsic_info[op].operation);
}

/* ---- strings ---- */

static ValueId string_data(Func *f, ValueId string, ValueId offset) {
  return mir_add2(&f->at, MIR_ADDR_ADD, mir_add_addr(&f->at, string, LAYOUT_STRING_DATA),
                  to_i64(f, offset));
}

static ValueId new_string(Func *f, ValueId bytes) {
  return mir_add_alloc_array(&f->at, f->l->layouts.string_row, &bytes, 1, 0);
}

static void build_string_equal(Func *f, void *data) {
  MirType string = mir_ref(f->l->layouts.string_row, false), truth = mir_type(MIR_KIND_I8);
  ValueId a = mir_func_param(f->mir, string, (Name){0}),
          b = mir_func_param(f->mir, string, (Name){0});
  (void)data;
  mir_func_result(f->mir, truth);
  start_block(f, new_block(f, false));
  BlockId same = new_block(f, false), other = new_block(f, false), bytes = new_block(f, false),
          differ = new_block(f, false);
  branch_to(f, mir_add2(&f->at, MIR_SAME, a, b), same, other);
  start_block(f, same);
  ValueId yes = const_int(f, MIR_KIND_I8, 1);
  mir_return(&f->at, &yes, 1);
  start_block(f, other);
  ValueId size = mir_add_len(&f->at, a, 0);
  branch_to(f, mir_add2(&f->at, MIR_IEQ, size, mir_add_len(&f->at, b, 0)), bytes, differ);
  start_block(f, differ);
  ValueId no = const_int(f, MIR_KIND_I8, 0);
  mir_return(&f->at, &no, 1);
  start_block(f, bytes);
  BlockId some = new_block(f, false), none = new_block(f, false);
  branch_to(f, mir_add2(&f->at, MIR_INE, size, const_int(f, MIR_KIND_I64, 0)), some, none);
  start_block(f, some);
  ValueId equal = mir_add3(&f->at, MIR_MEM_EQUAL, mir_add_addr(&f->at, a, LAYOUT_STRING_DATA),
                           mir_add_addr(&f->at, b, LAYOUT_STRING_DATA), size);
  mir_return(&f->at, &equal, 1);
  start_block(f, none); /* the null string equals itself alone */
  ValueId null = mir_add_symbol(&f->at, f->l->null_string, string);
  ValueId either = mir_add2(&f->at, MIR_IOR, mir_add2(&f->at, MIR_SAME, a, null),
                            mir_add2(&f->at, MIR_SAME, b, null));
  ValueId neither = mir_add2(&f->at, MIR_IXOR, either, const_int(f, MIR_KIND_I8, 1));
  mir_return(&f->at, &neither, 1);
  f->at.block = (BlockId){0};
}

/* FNV over 8-byte words, folded. */
static void build_string_hash(Func *f, void *data) {
  ValueId s = mir_func_param(f->mir, mir_ref(f->l->layouts.string_row, false), (Name){0});
  (void)data;
  mir_func_result(f->mir, mir_type(MIR_KIND_I32));
  start_block(f, new_block(f, false));
  ValueId size = mir_add_len(&f->at, s, 0);
  BlockId loop = new_block(f, false), body = new_block(f, false), done = new_block(f, false);
  ValueId at = mir_block_param(f->mir, loop, mir_type(MIR_KIND_I64)),
          hash = mir_block_param(f->mir, loop, mir_type(MIR_KIND_I64));
  ValueId first[2] = {const_int(f, MIR_KIND_I64, 0),
                      const_int(f, MIR_KIND_I64, (int64_t)0xcbf29ce484222325)};
  mir_goto(&f->at, loop, first, 2);
  start_block(f, loop);
  branch_to(f, mir_add2(&f->at, MIR_SLT, at, size), body, done);
  start_block(f, body);
  ValueId word = mir_add_load(&f->at, mir_type(MIR_KIND_I64), mir_address(string_data(f, s, at), 0),
                              MIR_MUTABLE, (ValueId){0});
  ValueId mixed = mir_add2(&f->at, MIR_IMUL, mir_add2(&f->at, MIR_IXOR, hash, word),
                           const_int(f, MIR_KIND_I64, 0x100000001b3));
  ValueId high = mir_add2(&f->at, MIR_LSHR, mixed, const_int(f, MIR_KIND_I32, 29));
  ValueId next[2] = {mir_add2(&f->at, MIR_IADD, at, const_int(f, MIR_KIND_I64, 8)),
                     mir_add2(&f->at, MIR_IXOR, mixed, high)};
  mir_goto(&f->at, loop, next, 2);
  start_block(f, done);
  ValueId upper = mir_add2(&f->at, MIR_LSHR, hash, const_int(f, MIR_KIND_I32, 32));
  ValueId folded =
      mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, mir_add2(&f->at, MIR_IXOR, hash, upper));
  mir_return(&f->at, &folded, 1);
  f->at.block = (BlockId){0};
}

static SymbolId string_helper(Func *f, const char *name, void (*build)(Func *, void *)) {
  SymbolId *symbol = lower_helper(f->l, name);
  if (!symbol->index) {
    MirFunc *func = lower_function(f->l, name, (Span){0}, f->instance, build, NULL);
    func->flags &= ~(uint32_t)MIR_FUNC_RAISES;
    *symbol = func->symbol;
  }
  return *symbol;
}

static void copy_bytes(Func *f, ValueId to, ValueId from, ValueId count) {
  mir_add3(&f->at, MIR_MEM_COPY, to, from, to_i64(f, count));
}

static ValueId array_bytes(Func *f, ValueId array, ValueId offset) {
  return mir_add2(&f->at, MIR_ADDR_ADD, mir_add_addr(&f->at, array, LAYOUT_ARRAY_ELEMENTS),
                  to_i64(f, offset));
}

Words lower_string_op(Func *f, NodeId node, IntrinsicId op) {
  Graph *g = f->l->graph;
  RowId row = f->l->layouts.string_row;
  uint32_t count = psg_child_count(g, node), n = 0;
  ValueId a[6] = {{0}};
  for (uint32_t i = 0; i < count; i++) {
    Words words = lower_value(f, psg_child(g, node, i));
    if (words.count == 1 && n < 6) a[n++] = words.items[0];
  }
  ReprId result = node_repr(f, node);
  Words words = words_new(f, 1);
  switch (op) {
  case INTRINSIC_STRING_BYTES:
    words.items[0] = from_i64(f, mir_add_len(&f->at, a[0], 0), result);
    return words;
  case INTRINSIC_STRING_CHARS: {
    ValueId chars =
        mir_add_load(&f->at, mir_type(MIR_KIND_I32),
                     (MirAddress){a[0], LAYOUT_STRING_CHARS, row, 2}, MIR_MUTABLE, (ValueId){0});
    words.items[0] = from_i64(f, mir_add_convert(&f->at, MIR_SEXT, MIR_KIND_I64, chars), result);
    return words;
  }
  case INTRINSIC_STRING_BYTE:
    words.items[0] =
        mir_add_load(&f->at, mir_type(MIR_KIND_I8), mir_address(string_data(f, a[0], a[1]), 0),
                     MIR_MUTABLE, (ValueId){0});
    return words;
  case INTRINSIC_STRING_NEW: words.items[0] = new_string(f, to_i64(f, a[0])); return words;
  case INTRINSIC_STRING_PUT:
  case INTRINSIC_STRING_PUT_WORD:
    mir_add_store(&f->at, mir_address(string_data(f, a[0], a[1]), 0), a[2], MIR_MUTABLE,
                  (ValueId){0});
    return words_new(f, 0);
  case INTRINSIC_STRING_PUT_CHARS: {
    ValueId chars = mir_type_of(f->mir, a[1]).kind == MIR_KIND_I32
                        ? a[1]
                        : mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, a[1]);
    mir_add_store(&f->at, (MirAddress){a[0], LAYOUT_STRING_CHARS, row, 2}, chars, MIR_MUTABLE,
                  (ValueId){0});
    return words_new(f, 0);
  }
  case INTRINSIC_STRING_COPY:
    copy_bytes(f, string_data(f, a[2], a[3]), string_data(f, a[0], a[1]), a[4]);
    return words_new(f, 0);
  case INTRINSIC_STRING_EQ: {
    Words args = words_new(f, 2);
    args.items[0] = a[0];
    args.items[1] = a[1];
    return call_direct(f, string_helper(f, "string_equal", build_string_equal), args, result,
                       WANT_VALUE);
  }
  case INTRINSIC_STRING_OF_BYTES: {
    words.items[0] = new_string(f, to_i64(f, a[2]));
    copy_bytes(f, mir_add_addr(&f->at, words.items[0], LAYOUT_STRING_DATA),
               array_bytes(f, a[0], a[1]), a[2]);
    return words;
  }
  case INTRINSIC_STRING_TO_BYTES:
    copy_bytes(f, array_bytes(f, a[2], a[3]), string_data(f, a[0], a[1]), a[4]);
    return words_new(f, 0);
  case INTRINSIC_STRING_NULL:
    words.items[0] = mir_add_symbol(&f->at, f->l->null_string, mir_ref(row, false));
    return words;
  case INTRINSIC_STRING_HASH_WORDS: {
    Words args = words_new(f, 1);
    args.items[0] = a[0];
    MirType narrow = mir_type(MIR_KIND_I32);
    Words hash =
        call_words(f,
                   (MirCallee){.form = MIR_CALLEE_DIRECT,
                               .symbol = string_helper(f, "string_hash", build_string_hash)},
                   args, &narrow, 1, WANT_VALUE);
    if (repr_info(f, result)->words[0].kind == MIR_KIND_I64)
      hash.items[0] = mir_add_convert(&f->at, MIR_SEXT, MIR_KIND_I64, hash.items[0]);
    return hash;
  }
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s is none of strings", psg_intrinsic_info[op].operation);
}
