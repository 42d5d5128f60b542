/* export: functions that C calls.
 *
 * In:    Graph.c_exports with wrappers (clef/psg/mono/export.c), in a library for C.
 * Out:   MirUnit.exports: for each a function of the address where C's arguments lie (CFrame in c_abi.h). It takes them from
 *        there, calls the wrapper, and stores the result there.
 * Tests: t/ffi/
 */
#include "clef/lower/psg_to_mir/ffi.h"
#include "clef/psg/mono/export.h"

typedef struct Entry {
  CSignature signature;
  InstanceId wrapper;
} Entry;

/* The arguments that are still to be taken. */
typedef struct Incoming {
  Func *f;
  const CFrame *frame;
  CPlaces places;
  uint32_t stacked; /* words of the stack that were taken */
  ValueId base;
} Incoming;

static ValueId load(Incoming *in, MirKind kind, uint32_t offset) {
  return mir_add_load(&in->f->at, mir_type(kind), mir_address(in->base, offset), MIR_MUTABLE,
                      (ValueId){0});
}

static void store(Incoming *in, uint32_t offset, ValueId value) {
  mir_add_store(&in->f->at, mir_address(in->base, offset), value, MIR_MUTABLE, (ValueId){0});
}

/* Where the next number lies. */
static uint32_t number_at(Incoming *in, bool is_float) {
  uint32_t before = is_float ? in->places.floats : in->places.ints;
  if (c_place_number(&in->places, is_float) == MIR_C_STACK)
    return in->frame->stack + 8 * in->stacked++;
  return (is_float ? in->frame->floats : in->frame->ints) + 8 * before;
}

static Words take_number(Incoming *in, TypeId type) {
  Func *f = in->f;
  const Repr *repr = repr_info(f, repr_of(&f->l->layouts, type));
  MirKind kind = repr->form == REPR_POINTER ? MIR_KIND_I64 : (MirKind)repr->words[0].kind;
  bool is_float = mir_kind_is_float(kind);
  ValueId word = load(in, is_float ? kind : MIR_KIND_I64, number_at(in, is_float));
  return c_value_from(f, type, word, MIR_KIND_I8);
}

static Words take_struct(Incoming *in, TypeId type) {
  Func *f = in->f;
  const Shape *shape;
  CStruct fields = c_struct_of(f, repr_of(&f->l->layouts, type), &shape);
  MirCPlace place;
  uint32_t ints = in->places.ints, floats = in->places.floats;
  CPassed passed = c_place_struct(&in->places, &fields, &place);
  if (passed.form == C_ADDRESS || (place == MIR_C_STACK && passed.form == C_WORDS)) {
    uint32_t at =
        place == MIR_C_REG ? in->frame->ints + 8 * ints : in->frame->stack + 8 * in->stacked;
    if (place == MIR_C_STACK) in->stacked += passed.count;
    ValueId base = in->base;
    if (passed.form == C_ADDRESS)
      base = mir_add1(&f->at, MIR_BITS_ADDR, load(in, MIR_KIND_I64, at)), at = 0;
    return load_shape(f, mir_address(base, at), shape->words, shape->word_count, (ValueId){0});
  }
  Words words = words_new(f, passed.count);
  for (uint32_t i = 0; i < passed.count; i++) {
    bool is_float = mir_kind_is_float(passed.kinds[i]);
    uint32_t at = is_float ? in->frame->floats + 8 * floats++ : in->frame->ints + 8 * ints++;
    words.items[i] = load(in, passed.kinds[i], at);
  }
  return c_struct_from(f, &fields, passed.form, words);
}

static Words take(Incoming *in, const CParam *param) {
  TypeId word = type_of(in->f->l->types, KNOWN_NATIVEINT);
  if (param->passing == FFI_STRUCT) return take_struct(in, param->type);
  bool is_array = param->passing == FFI_ARRAY || param->passing == FFI_STRINGS;
  bool is_word = param->passing == FFI_STRING || param->passing == FFI_CALLBACK;
  if (!is_array) return take_number(in, is_word ? word : param->type);
  Words address = take_number(in, word);
  return words_concat(in->f, address, take_number(in, word));
}

static void give_struct(Incoming *in, const CPassed *passed, ValueId address, TypeId type,
                        Words value) {
  Func *f = in->f;
  const Shape *shape;
  CStruct fields = c_struct_of(f, repr_of(&f->l->layouts, type), &shape);
  uint32_t ints = 0, floats = 0;
  if (passed->form == C_ADDRESS) {
    ValueId base = mir_add1(&f->at, MIR_BITS_ADDR, address);
    store_shape(f, mir_address(base, 0), shape->words, shape->word_count, value, MIR_MUTABLE,
                (ValueId){0});
    store(in, in->frame->result_ints, address);
    return;
  }
  for (uint32_t i = 0; i < passed->count; i++) {
    bool is_float = mir_kind_is_float(passed->kinds[i]);
    ValueId word = passed->form == C_FLOATS
                       ? value.items[i]
                       : c_struct_piece(f, &fields, value, i, passed->kinds[i]);
    store(in,
          is_float ? in->frame->result_floats + 8 * floats++ : in->frame->result_ints + 8 * ints++,
          word);
  }
}

static void give(Incoming *in, const CSignature *s, TypeId type, const CPassed *passed,
                 ValueId address, Words value) {
  if (!value.count) return;
  if (s->result_passing == FFI_STRUCT) {
    give_struct(in, passed, address, type, value);
    return;
  }
  ValueId word = c_value_to(in->f, type, value);
  bool is_float = mir_kind_is_float(mir_type_of(in->f->mir, word).kind);
  store(in, is_float ? in->frame->result_floats : in->frame->result_ints, word);
}

static void build_export(Func *f, void *data) {
  Lower *l = f->l;
  Entry *entry = data;
  const CSignature *s = &entry->signature;
  CAbi abi = c_abi_of(l);
  Incoming in = {.f = f, .frame = &c_frames[abi], .places.abi = abi};
  ValueId frame = mir_func_param(f->mir, mir_type(MIR_KIND_I64),
                                 (Name){0}); /* no address, which would come with its owner */
  start_block(f, new_block(f, false));
  in.base = mir_add1(&f->at, MIR_BITS_ADDR, frame);
  bool is_array = s->result_passing == FFI_ARRAY || s->result_passing == FFI_STRINGS;
  bool is_copied = s->result_passing == FFI_STRING || is_array;
  TypeId word = type_of(l->types, KNOWN_NATIVEINT), result = is_copied ? word : s->result;
  CPassed passed = {.form = C_WORDS};
  ValueId address = {0};
  if (s->result_passing == FFI_STRUCT) {
    const Shape *shape;
    MirCPlace place;
    CStruct fields = c_struct_of(f, repr_of(&l->layouts, result), &shape);
    passed = c_result_struct(&in.places, &fields, &place);
    if (passed.form == C_ADDRESS)
      address = load(&in, MIR_KIND_I64,
                     place == MIR_C_RESULT ? in.frame->result_address : in.frame->ints);
  }
  Words args = words_new(f, 0);
  for (uint32_t i = 0; i < s->count; i++) args = words_concat(f, args, take(&in, &s->params[i]));
  if (is_array) args = words_concat(f, args, take_number(&in, word));
  Words value = call_instance(f, entry->wrapper, args, repr_of(&l->layouts, result), WANT_VALUE);
  give(&in, s, result, &passed, address, value);
  mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

static InstanceId instance_of(Graph *g, NodeId wrapper) {
  for (uint32_t i = psg_instance_count(g); i > 0; i--)
    if (psg_instance(g, (InstanceId){i})->binding.index == wrapper.index) return (InstanceId){i};
  bug("lower: the wrapper of an exported function was not reached");
}

void lower_exports(Lower *l) {
  Graph *g = l->graph;
  for (uint32_t i = 0; i < g->c_exports.count; i++) {
    const CExport *row = &g->c_exports.items[i];
    if (!row->wrapper.index) continue;
    Entry *entry = NEW(l->arena, Entry);
    *entry = (Entry){psg_export_signature(g, row, l->arena), instance_of(g, row->wrapper)};
    const char *name = format_in(l->scratch, "%s.c", name_text(l->names, row->name));
    Span span = psg_node(g, row->binding)->span;
    MirFunc *func =
        lower_function(l, name, span, (InstanceId){PSG_ROOT_INSTANCE}, build_export, entry);
    func->flags |= MIR_FUNC_EXPORT;
    vec_push(l->unit->arena, &l->unit->exports, ((MirExport){row->name, func->symbol}));
  }
}
