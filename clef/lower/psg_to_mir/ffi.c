/* ffi: calls of C functions.
 *
 * An FFICall becomes `call c` of an import. The import has the register or stack word of each argument, which c_abi.c computes. A
 * struct is split into words, or stored in memory if C takes its address. Narrow integers are extended to 32 bits, as C compilers
 * assume. In a result only the bits of its type are used.
 */
#include "clef/lower/psg_to_mir/ffi.h"
#include "clef/psg/elaborate/ffi.h"

typedef struct CCall {
  Func *f;
  CPlaces places;
  VEC(ValueId) args;
  VEC(MirType) types;
  VEC(uint8_t) where; /* MirCPlace */
} CCall;

static void add_arg(CCall *c, ValueId value, MirCPlace place) {
  vec_push(c->f->l->scratch, &c->args, value);
  vec_push(c->f->l->scratch, &c->types, mir_type(mir_type_of(c->f->mir, value).kind));
  vec_push(c->f->l->scratch, &c->where, (uint8_t)place);
}

static void add_number(CCall *c, ValueId value) {
  add_arg(c, value,
          c_place_number(&c->places, mir_kind_is_float(mir_type_of(c->f->mir, value).kind)));
}

/* ---- numbers ---- */

static ValueId convert_to(Func *f, MirOp op, MirKind to, ValueId value) {
  return mir_type_of(f->mir, value).kind == to ? value : mir_add_convert(&f->at, op, to, value);
}

static bool is_signed(PrimKind prim) {
  return (prim >= PRIM_INT8 && prim <= PRIM_INT64) || prim == PRIM_INT || prim == PRIM_NATIVEINT;
}

/* At least 32 bits of it. */
static ValueId extended(Func *f, ValueId value, PrimKind prim) {
  MirKind kind = (MirKind)mir_type_of(f->mir, value).kind;
  if (kind != MIR_KIND_I8 && kind != MIR_KIND_I16) return value;
  return mir_add_convert(&f->at, is_signed(prim) ? MIR_SEXT : MIR_ZEXT, MIR_KIND_I32, value);
}

/* ---- structs ---- */

CStruct c_struct_of(Func *f, ReprId repr, const Shape **shape) {
  *shape = repr_element_shape(&f->l->layouts, repr);
  CField *fields = NEW_ARRAY(f->l->scratch, CField, (*shape)->word_count + 1);
  for (uint32_t w = 0; w < (*shape)->word_count; w++)
    fields[w] = (CField){(MirKind)(*shape)->words[w].type.kind, (*shape)->words[w].at};
  return (CStruct){fields, (*shape)->word_count, (*shape)->size};
}

static ValueId as_bits(Func *f, ValueId value) {
  MirKind kind = (MirKind)mir_type_of(f->mir, value).kind;
  if (kind == MIR_KIND_F64) return mir_add_convert(&f->at, MIR_BITS, MIR_KIND_I64, value);
  if (kind == MIR_KIND_F32) value = mir_add_convert(&f->at, MIR_BITS, MIR_KIND_I32, value);
  return convert_to(f, MIR_ZEXT, MIR_KIND_I64, value);
}

static ValueId of_bits(Func *f, ValueId bits, MirKind kind) {
  if (kind == MIR_KIND_F64) return mir_add_convert(&f->at, MIR_BITS, kind, bits);
  if (kind == MIR_KIND_F32)
    return mir_add_convert(&f->at, MIR_BITS, kind,
                           mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, bits));
  return convert_to(f, MIR_TRUNC, kind, bits);
}

/* The 8 bytes of the struct from byte 8 i on, as a word of that kind. */
ValueId c_struct_piece(Func *f, const CStruct *type, Words words, uint32_t i, MirKind kind) {
  ValueId all = {0};
  for (uint32_t w = 0; w < type->count; w++) {
    uint32_t at = type->fields[w].at, end = at + mir_kind_size[type->fields[w].kind];
    if (at >= 8 * i + 8 || end <= 8 * i) continue;
    if (at == 8 * i && kind == MIR_KIND_F64 && type->fields[w].kind == MIR_KIND_F64)
      return words.items[w];
    ValueId bits = as_bits(f, words.items[w]);
    bool begins_before = at < 8 * i;
    uint32_t shift = 8 * (begins_before ? 8 * i - at : at - 8 * i);
    if (shift)
      bits = mir_add2(&f->at, begins_before ? MIR_LSHR : MIR_SHL, bits,
                      const_int(f, MIR_KIND_I32, shift));
    all = all.index ? mir_add2(&f->at, MIR_IOR, all, bits) : bits;
  }
  if (!all.index) all = const_int(f, MIR_KIND_I64, 0); /* padding */
  return kind == MIR_KIND_F64 ? mir_add_convert(&f->at, MIR_BITS, kind, all) : all;
}

/* Memory for a struct, as long as its address is used. */
static ValueId memory_for(Func *f, const CStruct *type) {
  ValueId size = const_int(f, MIR_KIND_I64, type->size);
  ValueId block = mir_add_alloc_array(&f->at, f->l->layouts.string_row, &size, 1, 0);
  return mir_add_addr(&f->at, block, LAYOUT_STRING_DATA);
}

static void add_struct(CCall *c, ReprId repr, Words words) {
  Func *f = c->f;
  const Shape *shape;
  CStruct type = c_struct_of(f, repr, &shape);
  MirCPlace place;
  CPassed passed = c_place_struct(&c->places, &type, &place);
  if (passed.form == C_ADDRESS) {
    ValueId memory = memory_for(f, &type);
    store_shape(f, mir_address(memory, 0), shape->words, shape->word_count, words, MIR_MUTABLE,
                (ValueId){0});
    add_arg(c, memory, place);
    return;
  }
  for (uint32_t i = 0; i < passed.count; i++)
    add_arg(c,
            passed.form == C_FLOATS
                ? words.items[i]
                : c_struct_piece(f, &type, words, i,
                                 place == MIR_C_STACK ? MIR_KIND_I64 : passed.kinds[i]),
            place);
}

/* The fields out of the words that travelled. */
Words c_struct_from(Func *f, const CStruct *type, CForm form, Words passed) {
  Words words = words_new(f, type->count);
  for (uint32_t w = 0; w < type->count; w++) {
    if (form == C_FLOATS) {
      words.items[w] = passed.items[w];
      continue;
    }
    uint32_t at = type->fields[w].at, shift = at % 8 * 8;
    ValueId bits = as_bits(f, passed.items[at / 8]);
    if (shift) bits = mir_add2(&f->at, MIR_LSHR, bits, const_int(f, MIR_KIND_I32, shift));
    if (at % 8 + mir_kind_size[type->fields[w].kind] > 8) { /* the rest is in the next piece */
      ValueId rest = as_bits(f, passed.items[at / 8 + 1]);
      rest = mir_add2(&f->at, MIR_SHL, rest, const_int(f, MIR_KIND_I32, 64 - shift));
      bits = mir_add2(&f->at, MIR_IOR, bits, rest);
    }
    words.items[w] = of_bits(f, bits, type->fields[w].kind);
  }
  return words;
}

/* ---- the call ---- */

static Words call_import(CCall *c, NodeId node, const FfiDescriptor *d, const MirKind *kinds,
                         uint32_t count) {
  Func *f = c->f;
  Lower *l = f->l;
  MirType *results = NEW_ARRAY(l->scratch, MirType, count + 1);
  Text key = text_in(l->scratch);
  text_format(&key, "c %s:", name_text(l->names, d->name));
  for (uint32_t i = 0; i < c->args.count; i++)
    text_format(&key, "%u.%u,", c->types.items[i].kind, c->where.items[i]);
  for (uint32_t i = 0; i < count; i++) {
    results[i] = mir_type(kinds[i]);
    text_format(&key, ">%u", kinds[i]);
  }
  SymbolId *made = lower_helper(l, text_string(&key));
  if (!made->index) {
    SymbolId symbol =
        lower_fresh_symbol(l, format_in(l->scratch, "c %s", name_text(l->names, d->name)));
    *lower_helper(l, text_string(&key)) = symbol;
    mir_import_func(l->unit, symbol, MIR_FUNC_C, c->types.items, c->args.count, results, count);
    MirSymbol *row = mir_symbol_row(l->unit, symbol);
    row->places = NEW_ARRAY(l->unit->arena, uint8_t, c->args.count + 1);
    if (c->args.count) memcpy(row->places, c->where.items, c->args.count);
    row->link = d->name;
    row->library = d->library;
    row->span = psg_node(l->graph, node)->span;
  }
  SymbolId symbol = *lower_helper(l, text_string(&key));
  BlockId next = new_block(f, false);
  Words words = words_new(f, count);
  for (uint32_t i = 0; i < count; i++) words.items[i] = mir_block_param(f->mir, next, results[i]);
  mir_call(&f->at, (MirCallee){.form = MIR_CALLEE_C, .symbol = symbol}, c->args.items,
           c->args.count, mir_edge(f->mir, next, NULL, 0), (MirEdge){.block = {0}}, 0);
  bool was_dead = f->is_dead;
  start_block(f, next);
  f->is_dead = was_dead;
  return words;
}

static Words struct_result(CCall *c, NodeId node, const FfiDescriptor *d, CPassed passed,
                           ValueId memory) {
  Func *f = c->f;
  const Shape *shape;
  CStruct type = c_struct_of(f, node_repr(f, node), &shape);
  if (passed.form != C_ADDRESS)
    return c_struct_from(f, &type, passed.form,
                         call_import(c, node, d, passed.kinds, passed.count));
  call_import(c, node, d, NULL, 0);
  return load_shape(f, mir_address(memory, 0), shape->words, shape->word_count, (ValueId){0});
}

static Words number_result(CCall *c, NodeId node, const FfiDescriptor *d) {
  Func *f = c->f;
  MirKind kind = (MirKind)repr_info(f, node_repr(f, node))->words[0].kind;
  bool is_float = mir_kind_is_float(kind);
  Words words = call_import(c, node, d, &(MirKind){is_float ? kind : MIR_KIND_I64}, 1);
  ValueId value = words.items[0];
  if (is_float) return words;
  if (d->result == FFI_BOOL || d->result == FFI_BOOL8) {
    MirKind tested = d->result == FFI_BOOL ? MIR_KIND_I32 : MIR_KIND_I8;
    words.items[0] =
        mir_add2(&f->at, MIR_INE, convert_to(f, MIR_TRUNC, tested, value), const_int(f, tested, 0));
  } else if (prim_of(f, node_type(f, node)) == PRIM_CHAR) {
    words.items[0] = convert_to(f, MIR_ZEXT, kind, convert_to(f, MIR_TRUNC, MIR_KIND_I8, value));
  } else {
    words.items[0] = convert_to(f, MIR_TRUNC, kind, value);
  }
  return words;
}

static Words result_of(CCall *c, NodeId node, const FfiDescriptor *d, CPassed passed,
                       ValueId memory) {
  Func *f = c->f;
  switch (d->result) {
  case FFI_NOTHING: call_import(c, node, d, NULL, 0); return words_new(f, 0);
  case FFI_STRUCT: return struct_result(c, node, d, passed, memory);
  case FFI_POINTER: {
    Words words = words_new(f, 2);
    ValueId address = call_import(c, node, d, &(MirKind){MIR_KIND_ADDR}, 1).items[0];
    words.items[0] = mir_add_immediate(&f->at, (RowId){0}, 0);
    words.items[1] = address;
    return words;
  }
  default: return number_result(c, node, d);
  }
}

/* ---- functions that C calls ---- */

CAbi c_abi_of(const Lower *l) {
  return strstr(l->types->platform->platform_id, "aarch64") ? C_ABI_AAPCS64 : C_ABI_SYSV;
}

/* A word from C as a value of the type. A truth value is as wide as `truth`. */
Words c_value_from(Func *f, TypeId type, ValueId word, MirKind truth) {
  ReprId repr = repr_of(&f->l->layouts, type);
  const Repr *info = repr_info(f, repr);
  Words words = words_new(f, info->word_count);
  if (info->form == REPR_POINTER) {
    words.items[0] = mir_add_immediate(&f->at, (RowId){0}, 0);
    words.items[1] = mir_add1(&f->at, MIR_BITS_ADDR, word);
  } else if (ffi_passing(f->l->types, type, false) == FFI_BOOL) {
    ValueId narrow = convert_to(f, MIR_TRUNC, truth, word);
    words.items[0] = mir_add2(&f->at, MIR_INE, narrow, const_int(f, truth, 0));
  } else {
    words.items[0] = mir_kind_is_float(info->words[0].kind)
                         ? word
                         : convert_to(f, MIR_TRUNC, (MirKind)info->words[0].kind, word);
  }
  return words;
}

/* A value that is no struct as C gets it: a float, or 64 bits. */
ValueId c_value_to(Func *f, TypeId type, Words value) {
  const Repr *repr = repr_info(f, repr_of(&f->l->layouts, type));
  if (repr->form == REPR_POINTER) return mir_add1(&f->at, MIR_ADDR_BITS, value.items[1]);
  MirKind kind = (MirKind)mir_type_of(f->mir, value.items[0]).kind;
  if (mir_kind_is_float(kind) || kind == MIR_KIND_I64) return value.items[0];
  return mir_add_convert(&f->at, is_signed(prim_of(f, type)) ? MIR_SEXT : MIR_ZEXT, MIR_KIND_I64,
                         value.items[0]);
}

typedef struct Callback {
  TypeId type, *params, result; /* as C has them: an address for a text */
  uint32_t count;
  InstanceId wrapper; /* of a delegate with texts, else none: ffi_callback_function */
} Callback;

/* The delegate called with what C has passed. */
static Words call_delegate(Func *f, const Callback *c, ValueId closure, Words *args) {
  if (!c->wrapper.index) return apply_value(f, closure, c->type, args, c->count, WANT_VALUE);
  Words all = words_new(f, 1);
  all.items[0] = fit_word(f, closure, repr_info(f, repr_of(&f->l->layouts, c->type))->words[0]);
  for (uint32_t i = 0; i < c->count; i++) all = words_concat(f, all, args[i]);
  return call_instance(f, c->wrapper, all, repr_of(&f->l->layouts, c->result), WANT_VALUE);
}

/* Calls the delegate whose reference lies in the slot, the last parameter, with what C has passed. */
static void build_callback(Func *f, void *data) {
  Lower *l = f->l;
  const Callback *c = data;
  Words *args = NEW_ARRAY(l->scratch, Words, c->count + 1);
  ValueId *words = NEW_ARRAY(l->scratch, ValueId, c->count + 1);
  for (uint32_t i = 0; i < c->count; i++) {
    const Repr *info = repr_info(f, repr_of(&l->layouts, c->params[i]));
    if (!info->word_count) continue;
    MirKind kind = (MirKind)info->words[0].kind;
    words[i] =
        mir_func_param(f->mir, mir_type(mir_kind_is_float(kind) ? kind : MIR_KIND_I64), (Name){0});
  }
  ValueId slot = mir_func_param(f->mir, mir_type(MIR_KIND_ADDR), (Name){0});
  f->result = repr_of(&l->layouts, c->result);
  const Repr *result = repr_info(f, f->result);
  MirKind kind =
      result->word_count ? (MirKind)result->words[result->word_count - 1].kind : MIR_KIND_NONE;
  bool is_float = mir_kind_is_float(kind);
  if (result->word_count) mir_func_result(f->mir, mir_type(is_float ? kind : MIR_KIND_I64));
  start_block(f, new_block(f, false));
  for (uint32_t i = 0; i < c->count; i++)
    args[i] =
        words[i].index ? c_value_from(f, c->params[i], words[i], MIR_KIND_I32) : words_new(f, 0);
  ValueId closure = mir_add_load(&f->at, mir_ref((RowId){0}, true), mir_address(slot, 0),
                                 MIR_MUTABLE, (ValueId){0});
  Words given = call_delegate(f, c, closure, args);
  Words back = words_new(f, result->word_count ? 1 : 0);
  if (back.count) back.items[0] = c_value_to(f, c->result, given);
  mir_return(&f->at, back.items, back.count);
  f->at.block = (BlockId){0};
}

static TypeId in_c(Types *types, TypeId type) {
  return type_prim(types, type) == PRIM_STRING ? type_of(types, KNOWN_NATIVEINT) : type;
}

/* What C calls for delegates of the type. */
static SymbolId callback_of(Func *f, TypeId type, InstanceId wrapper) {
  Lower *l = f->l;
  Types *t = l->types;
  const char *key = format_in(l->scratch, "callback %u", type.index);
  if (lower_helper(l, key)->index) return *lower_helper(l, key);
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  Callback *c = NEW(l->arena, Callback);
  *c = (Callback){.type = type, .count = row->cases, .result = row->target, .wrapper = wrapper};
  c->params = NEW_ARRAY(l->arena, TypeId, c->count + 1);
  for (uint32_t i = 0; i < c->count; i++) {
    TypeId function = type_resolve(t, c->result);
    c->params[i] = in_c(t, type_resolve(t, type_arg(t, function, 0)));
    c->result = type_resolve(t, type_arg(t, function, 1));
  }
  c->result = in_c(t, c->result);
  MirFunc *func =
      lower_function(l, format_in(l->scratch, "%s.callback", name_text(l->names, row->name)),
                     f->at.span, (InstanceId){PSG_ROOT_INSTANCE}, build_callback, c);
  func->flags |= MIR_FUNC_C | MIR_FUNC_ADDRESS;
  return *lower_helper(l, key) = func->symbol;
}

Words lower_ffi_op(Func *f, NodeId node, IntrinsicId op, const Words *args) {
  if (op == INTRINSIC_FFI_IS_ARM) {
    Words words = words_new(f, 1);
    words.items[0] = const_int(f, MIR_KIND_I8, c_abi_of(f->l) == C_ABI_AAPCS64);
    return words;
  }
  TypeId type = type_resolve(f->l->types, node_type(f, psg_child(f->l->graph, node, 1)));
  ValueId slot = mir_add1(&f->at, MIR_BITS_ADDR, args[0].items[0]);
  InstanceId wrapper = psg_witness(f->l->graph, node, f->instance).call;
  ValueId code = mir_add_symbol(&f->at, callback_of(f, type, wrapper), mir_type(MIR_KIND_CODE));
  mir_add_store(&f->at, mir_address(slot, 8), code, MIR_MUTABLE, (ValueId){0});
  ValueId bits = mir_add1(&f->at, MIR_IMM_VALUE, args[1].items[0]);
  mir_add_store(&f->at, mir_address(slot, 0), bits, MIR_MUTABLE, (ValueId){0});
  return words_new(f, 0);
}

/* ---- functions of C that the program calls ---- */

Words lower_ffi_call(Func *f, NodeId node) {
  Graph *g = f->l->graph;
  FfiDescriptor d = ffi_descriptor(g, node);
  CCall c = {.f = f};
  c.places.abi = c_abi_of(f->l);
  CPassed passed = {.form = C_WORDS};
  ValueId memory = {0};
  Words *args = NEW_ARRAY(f->l->scratch, Words, d.count + 1);
  for (uint32_t i = 0; i < d.count; i++) args[i] = lower_value(f, psg_child(g, node, i));
  if (d.result == FFI_STRUCT) {
    const Shape *shape;
    MirCPlace place;
    CStruct type = c_struct_of(f, node_repr(f, node), &shape);
    passed = c_result_struct(&c.places, &type, &place);
    if (passed.form == C_ADDRESS) {
      memory = memory_for(f, &type);
      add_arg(&c, memory, place);
    }
  }
  for (uint32_t i = 0; i < d.count; i++) {
    NodeId child = psg_child(g, node, i);
    switch ((FfiPassing)d.params[i]) {
    case FFI_STRUCT: add_struct(&c, node_repr(f, child), args[i]); break;
    case FFI_POINTER:
    case FFI_BYREF:
    case FFI_STRING:
    case FFI_ARRAY:
    case FFI_WIDE:
    case FFI_BUFFER:
    case FFI_WIDE_BUFFER:
    case FFI_BOOLS:
    case FFI_BOOLS8:
    case FFI_CHARS:
    case FFI_WIDE_CHARS:
    case FFI_STRINGS: add_number(&c, args[i].items[1]); break;
    case FFI_BOOL:
    case FFI_BOOL8:
      add_number(&c, mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, args[i].items[0]));
      break;
    case FFI_CALLBACK:
    case FFI_HANDLE:
    case FFI_NUMBER:
      add_number(&c, extended(f, args[i].items[0], prim_of(f, node_type(f, child))));
      break;
    case FFI_REFUSED:
    case FFI_NOTHING:
    case FFI_PASSING_COUNT: bug("lower: an argument of C that cannot be passed");
    }
  }
  return result_of(&c, node, &d, passed, memory);
}
