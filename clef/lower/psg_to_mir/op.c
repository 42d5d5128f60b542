/* op: intrinsics: arithmetic, comparison, conversion, pointers, system calls.
 *
 * Dispatch is by row of intrinsics.def. Arithmetic is done at the type's own width; division checks zero and, at 32 and
 * 64 bits, MinValue / -1, each only where the divisor leaves it open.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/psg/coeffect/platform.h"
#include "clef/psg/derive/equality.h"
#include "clef/psg/graph/object_types.h"

PrimKind prim_of(Func *f, TypeId type) {
  Types *t = f->l->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (tycon.index && tycon_row(t, tycon)->kind == TYCON_ENUM)
    return prim_of(f, tycon_row(t, tycon)->target);
  PrimKind prim = type_prim(t, type);
  bool narrow = platform_width(t->platform, 0, WIDTH_INT, false) == 32;
  if (prim == PRIM_INT) return narrow ? PRIM_INT32 : PRIM_INT64;
  if (prim == PRIM_UINT) return narrow ? PRIM_UINT32 : PRIM_UINT64;
  if (prim == PRIM_NATIVEINT) return PRIM_INT64;
  if (prim == PRIM_UNATIVEINT) return PRIM_UINT64;
  return prim;
}

static bool is_float(PrimKind p) { return p == PRIM_FLOAT32 || p == PRIM_FLOAT64; }
static bool is_signed(PrimKind p) {
  return p == PRIM_INT8 || p == PRIM_INT16 || p == PRIM_INT32 || p == PRIM_INT64;
}

static ValueId not_word(Func *f, ValueId v) {
  return mir_add2(&f->at, MIR_IXOR, v, const_int(f, MIR_KIND_I8, 1));
}

static ValueId divide(Func *f, IntrinsicId op, PrimKind prim, ValueId a, ValueId b) {
  MirKind kind = (MirKind)mir_type_of(f->mir, b).kind;
  uint64_t bits;
  bool is_const = mir_is_const(f->mir, b, &bits);
  int64_t divisor = is_const ? mir_sign_extend(kind, bits) : 0;
  ValueId zero = const_int(f, kind, 0), nonzero = mir_add2(&f->at, MIR_INE, b, zero), proof;
  if (is_const && divisor != 0)
    proof = mir_add1(&f->at, MIR_KNOWN, nonzero);
  else
    proof = check_word(f, nonzero, KNOWN_DIVIDE_BY_ZERO);
  bool wide = kind == MIR_KIND_I32 || kind == MIR_KIND_I64;
  if (is_signed(prim) && wide && !(is_const && divisor != -1)) {
    int64_t least = kind == MIR_KIND_I32 ? INT32_MIN : INT64_MIN;
    ValueId minus = mir_add2(&f->at, MIR_INE, b, const_int(f, kind, -1));
    ValueId other = mir_add2(&f->at, MIR_INE, a, const_int(f, kind, least));
    ValueId second = check_word(f, mir_add2(&f->at, MIR_IOR, minus, other), KNOWN_OVERFLOW);
    proof = mir_add2(&f->at, MIR_BOTH, proof, second);
  }
  MirOp what = op == INTRINSIC_DIV ? (is_signed(prim) ? MIR_SDIV : MIR_UDIV)
                                   : (is_signed(prim) ? MIR_SREM : MIR_UREM);
  return mir_add_partial(&f->at, what, a, b, proof);
}

static ValueId compare(Func *f, IntrinsicId op, PrimKind prim, ValueId a, ValueId b) {
  bool fl = is_float(prim);
  MirOp lt = fl                ? MIR_FLT
             : is_signed(prim) ? MIR_SLT
                               : MIR_ULT,
        le = fl                ? MIR_FLE
             : is_signed(prim) ? MIR_SLE
                               : MIR_ULE;
  switch (op) {
  case INTRINSIC_PRIM_EQ: return mir_add2(&f->at, fl ? MIR_FEQ : MIR_IEQ, a, b);
  case INTRINSIC_PRIM_NE: return mir_add2(&f->at, fl ? MIR_FNE : MIR_INE, a, b);
  case INTRINSIC_PRIM_LT: return mir_add2(&f->at, lt, a, b);
  case INTRINSIC_PRIM_LE: return mir_add2(&f->at, le, a, b);
  case INTRINSIC_PRIM_GT: return mir_add2(&f->at, lt, b, a);
  case INTRINSIC_PRIM_GE: return mir_add2(&f->at, le, b, a);
  default: break; /* callers pass these six */
  }
  bug("lower: %s is no comparison", psg_intrinsic_info[op].operation);
}

/* -1, 0, 1; nan is below everything and equal to itself. */
static ValueId three_way(Func *f, PrimKind prim, ValueId a, ValueId b) {
  ValueId less =
      mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, compare(f, INTRINSIC_PRIM_LT, prim, a, b));
  ValueId more =
      mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, compare(f, INTRINSIC_PRIM_GT, prim, a, b));
  ValueId order = mir_add2(&f->at, MIR_ISUB, more, less);
  if (!is_float(prim)) return order;
  ValueId nan_a = mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, mir_add2(&f->at, MIR_FNE, a, a));
  ValueId nan_b = mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, mir_add2(&f->at, MIR_FNE, b, b));
  return mir_add2(&f->at, MIR_IADD, order, mir_add2(&f->at, MIR_ISUB, nan_b, nan_a));
}

static ValueId prim_hash(Func *f, PrimKind prim, ValueId a) {
  if (is_float(prim)) {
    a = mir_add_convert(&f->at, MIR_BITS, prim == PRIM_FLOAT32 ? MIR_KIND_I32 : MIR_KIND_I64, a);
    prim = prim == PRIM_FLOAT32 ? PRIM_INT32 : PRIM_INT64;
  }
  MirKind kind = (MirKind)mir_type_of(f->mir, a).kind;
  if (kind == MIR_KIND_I64) {
    ValueId high = mir_add2(&f->at, MIR_LSHR, a, const_int(f, MIR_KIND_I32, 32));
    return mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, mir_add2(&f->at, MIR_IXOR, a, high));
  }
  if (prim == PRIM_CHAR)
    return mir_add2(&f->at, MIR_IOR, a,
                    mir_add2(&f->at, MIR_SHL, a, const_int(f, MIR_KIND_I32, 16)));
  return kind == MIR_KIND_I32
             ? a
             : mir_add_convert(&f->at, is_signed(prim) ? MIR_SEXT : MIR_ZEXT, MIR_KIND_I32, a);
}

static ValueId checked(Func *f, IntrinsicId op, PrimKind prim, ValueId a, ValueId b) {
  ValueId result, over;
  if (op == INTRINSIC_ADD_CHECKED) {
    result = mir_add2(&f->at, MIR_IADD, a, b);
    over = is_signed(prim) ? mir_add2(&f->at, MIR_SADD_OVER, a, b)
                           : mir_add2(&f->at, MIR_ULT, result, a);
  } else if (op == INTRINSIC_SUB_CHECKED) {
    result = mir_add2(&f->at, MIR_ISUB, a, b);
    over =
        is_signed(prim) ? mir_add2(&f->at, MIR_SSUB_OVER, a, b) : mir_add2(&f->at, MIR_ULT, a, b);
  } else {
    result = mir_add2(&f->at, MIR_IMUL, a, b);
    over = mir_add2(&f->at, is_signed(prim) ? MIR_SMUL_OVER : MIR_UMUL_OVER, a, b);
  }
  check_word(f, not_word(f, over), KNOWN_OVERFLOW);
  return result;
}

static ValueId shift_count(Func *f, ValueId b) {
  MirKind kind = (MirKind)mir_type_of(f->mir, b).kind;
  if (kind == MIR_KIND_I32) return b;
  return mir_add_convert(&f->at, kind == MIR_KIND_I64 ? MIR_TRUNC : MIR_ZEXT, MIR_KIND_I32, b);
}

/* + and - of characters: 16 bits in a word of 32. */
static ValueId char_op(Func *f, IntrinsicId op, ValueId a, ValueId b) {
  bool adds = op == INTRINSIC_ADD || op == INTRINSIC_ADD_CHECKED;
  ValueId result = mir_add2(&f->at, adds ? MIR_IADD : MIR_ISUB, a, b),
          most = const_int(f, MIR_KIND_I32, 0xffff);
  if (op == INTRINSIC_ADD || op == INTRINSIC_SUB) return mir_add2(&f->at, MIR_IAND, result, most);
  check_word(f, not_word(f, mir_add2(&f->at, MIR_ULT, most, result)), KNOWN_OVERFLOW);
  return result;
}

ValueId prim_op(Func *f, IntrinsicId op, PrimKind prim, ValueId a, ValueId b) {
  bool fl = is_float(prim);
  if (prim == PRIM_CHAR && (op == INTRINSIC_ADD || op == INTRINSIC_SUB ||
                            op == INTRINSIC_ADD_CHECKED || op == INTRINSIC_SUB_CHECKED))
    return char_op(f, op, a, b);
  switch (op) {
  case INTRINSIC_ADD: return mir_add2(&f->at, fl ? MIR_FADD : MIR_IADD, a, b);
  case INTRINSIC_SUB: return mir_add2(&f->at, fl ? MIR_FSUB : MIR_ISUB, a, b);
  case INTRINSIC_MUL: return mir_add2(&f->at, fl ? MIR_FMUL : MIR_IMUL, a, b);
  case INTRINSIC_DIV: return fl ? mir_add2(&f->at, MIR_FDIV, a, b) : divide(f, op, prim, a, b);
  case INTRINSIC_REM: return fl ? mir_add2(&f->at, MIR_FREM, a, b) : divide(f, op, prim, a, b);
  case INTRINSIC_NEG: return mir_add1(&f->at, fl ? MIR_FNEG : MIR_INEG, a);
  case INTRINSIC_BIT_AND: return mir_add2(&f->at, MIR_IAND, a, b);
  case INTRINSIC_BIT_OR: return mir_add2(&f->at, MIR_IOR, a, b);
  case INTRINSIC_BIT_XOR: return mir_add2(&f->at, MIR_IXOR, a, b);
  case INTRINSIC_BIT_NOT: return mir_add1(&f->at, MIR_INOT, a);
  case INTRINSIC_SHL: return mir_add2(&f->at, MIR_SHL, a, shift_count(f, b));
  case INTRINSIC_SHR:
    return mir_add2(&f->at, is_signed(prim) ? MIR_ASHR : MIR_LSHR, a, shift_count(f, b));
  case INTRINSIC_ADD_CHECKED:
  case INTRINSIC_SUB_CHECKED:
  case INTRINSIC_MUL_CHECKED:
    if (!fl) return checked(f, op, prim, a, b);
    return mir_add2(&f->at,
                    op == INTRINSIC_ADD_CHECKED   ? MIR_FADD
                    : op == INTRINSIC_SUB_CHECKED ? MIR_FSUB
                                                  : MIR_FMUL,
                    a, b);
  case INTRINSIC_PRIM_EQ:
  case INTRINSIC_PRIM_NE:
  case INTRINSIC_PRIM_LT:
  case INTRINSIC_PRIM_LE:
  case INTRINSIC_PRIM_GT:
  case INTRINSIC_PRIM_GE: return compare(f, op, prim, a, b);
  case INTRINSIC_EQUALS: return compare(f, INTRINSIC_PRIM_EQ, prim, a, b);
  case INTRINSIC_NOT_EQUALS: return compare(f, INTRINSIC_PRIM_NE, prim, a, b);
  case INTRINSIC_LESS: return compare(f, INTRINSIC_PRIM_LT, prim, a, b);
  case INTRINSIC_LESS_EQUAL: return compare(f, INTRINSIC_PRIM_LE, prim, a, b);
  case INTRINSIC_GREATER: return compare(f, INTRINSIC_PRIM_GT, prim, a, b);
  case INTRINSIC_GREATER_EQUAL: return compare(f, INTRINSIC_PRIM_GE, prim, a, b);
  case INTRINSIC_EQUALS_ER: {
    ValueId equal = compare(f, INTRINSIC_PRIM_EQ, prim, a, b);
    if (!fl) return equal;
    ValueId nans = mir_add2(&f->at, MIR_IAND, mir_add2(&f->at, MIR_FNE, a, a),
                            mir_add2(&f->at, MIR_FNE, b, b));
    return mir_add2(&f->at, MIR_IOR, equal, nans);
  }
  case INTRINSIC_COMPARE: return three_way(f, prim, a, b);
  case INTRINSIC_COMPARE_PARTIAL: {
    ValueId order = three_way(f, prim, a, b);
    if (!fl) return order;
    ValueId nan =
        mir_add2(&f->at, MIR_IOR, mir_add2(&f->at, MIR_FNE, a, a), mir_add2(&f->at, MIR_FNE, b, b));
    return mir_add_select(&f->at, nan, const_int(f, MIR_KIND_I32, INT32_MIN), order);
  }
  case INTRINSIC_HASH: return prim_hash(f, prim, a);
  case INTRINSIC_NOT: return not_word(f, a);
  case INTRINSIC_SQRT:
  case INTRINSIC_ABS:
  case INTRINSIC_FLOOR:
  case INTRINSIC_CEIL:
  case INTRINSIC_TRUNC:
  case INTRINSIC_ROUND_EVEN: {
    static const MirOp ops[] = {MIR_FSQRT, MIR_FABS, MIR_FFLOOR, MIR_FCEIL, MIR_FTRUNC, MIR_FROUND};
    return mir_add1(&f->at, ops[op - INTRINSIC_SQRT], a);
  }
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s on a primitive type", psg_intrinsic_info[op].operation);
}

/* ---- conversions ---- */

static ValueId convert_int(Func *f, ValueId v, bool from_signed, MirKind to) {
  MirKind from = (MirKind)mir_type_of(f->mir, v).kind;
  if (mir_kind_size[from] == mir_kind_size[to]) return v;
  if (mir_kind_size[from] > mir_kind_size[to]) return mir_add_convert(&f->at, MIR_TRUNC, to, v);
  return mir_add_convert(&f->at, from_signed ? MIR_SEXT : MIR_ZEXT, to, v);
}

/* A number as a character: what is past the last one keeps 16 bits, as F# has it. */
static ValueId character(Func *f, ValueId code) {
  ValueId past = mir_add2(&f->at, MIR_ULT, const_int(f, MIR_KIND_I32, 0x10ffff), code);
  return mir_add_select(&f->at, past,
                        mir_add2(&f->at, MIR_IAND, code, const_int(f, MIR_KIND_I32, 0xffff)), code);
}

static ValueId convert_number(Func *f, ValueId v, PrimKind from, PrimKind to, MirKind kind) {
  if (is_float(from) && is_float(to))
    return from == to ? v : mir_add_convert(&f->at, MIR_F2F, kind, v);
  if (is_float(from)) {
    if (mir_kind_size[kind] < 4)
      return mir_add_convert(&f->at, MIR_TRUNC, kind,
                             mir_add_convert(&f->at, MIR_F2S, MIR_KIND_I32, v));
    return mir_add_convert(&f->at, is_signed(to) ? MIR_F2S : MIR_F2U, kind, v);
  }
  if (is_float(to)) {
    MirKind source = (MirKind)mir_type_of(f->mir, v).kind;
    if (mir_kind_size[source] < 4)
      v = convert_int(f, v, is_signed(from), MIR_KIND_I32);
    else if (source == MIR_KIND_I32 && !is_signed(from))
      v = mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I64, v);
    bool unsigned64 = source == MIR_KIND_I64 && !is_signed(from);
    return mir_add_convert(&f->at, unsigned64 ? MIR_U2F : MIR_S2F, kind, v);
  }
  return convert_int(f, v, is_signed(from), kind);
}

static ValueId convert(Func *f, ValueId v, PrimKind from, PrimKind to, MirKind kind) {
  if (to == PRIM_CHAR && is_float(from)) { /* as an integer is: what is below 0 wraps */
    v = convert_number(f, v, from, PRIM_INT32, MIR_KIND_I32);
    from = PRIM_INT32;
  }
  ValueId result = convert_number(f, v, from, to, kind);
  bool fits = to != PRIM_CHAR || from == PRIM_CHAR || from == PRIM_UINT8 || from == PRIM_UINT16;
  return fits ? result : character(f, result);
}

/* ---- pointers and the system ---- */

static ValueId wide(Func *f, ValueId v) { return to_i64(f, v); }

static Words as_int(Func *f, ValueId v, ReprId repr) {
  Words words = words_new(f, 1);
  MirKind kind = (MirKind)repr_info(f, repr)->words[0].kind;
  words.items[0] = convert_int(f, v, true, kind);
  return words;
}

static ValueId scaled(Func *f, ValueId address, ValueId index, uint32_t stride) {
  ValueId bytes = wide(f, index);
  if (stride != 1) bytes = mir_add2(&f->at, MIR_IMUL, bytes, const_int(f, MIR_KIND_I64, stride));
  return mir_add2(&f->at, MIR_ADDR_ADD, address, bytes);
}

static Words pointer(Func *f, ValueId owner, ValueId address) {
  Words words = words_new(f, 2);
  words.items[0] = owner.index ? fit_word(f, owner, mir_ref((RowId){0}, true))
                               : mir_add_immediate(&f->at, (RowId){0}, 0);
  words.items[1] = address;
  return words;
}

static const Shape *pointee(Func *f, NodeId node) {
  TypeId type = node_type(f, node);
  return repr_element_shape(&f->l->layouts,
                            repr_of(&f->l->layouts, type_arg(f->l->types, type, 0)));
}

/* i64: a number for the identity of an object. A flattened value has no place: its words and representation, mixed, stand for it;
 * 0 where it refers to nothing. */
static ValueId identity(Func *f, ReprId repr, Words words) {
  ReprForm form = repr_info(f, repr)->form;
  bool is_flat = form == REPR_PRODUCT || form == REPR_UNION, refers = false;
  for (uint32_t i = 0; i < words.count; i++)
    refers |= mir_type_of(f->mir, words.items[i]).kind == MIR_KIND_REF;
  if (!refers) return const_int(f, MIR_KIND_I64, 0);
  if (!is_flat) return mir_add1(&f->at, MIR_IMM_VALUE, words.items[0]);
  ValueId mixed = const_int(f, MIR_KIND_I64, repr.index);
  for (uint32_t i = 0; i < words.count; i++) {
    MirKind kind = (MirKind)mir_type_of(f->mir, words.items[i]).kind;
    ValueId word;
    if (kind == MIR_KIND_REF)
      word = mir_add1(&f->at, MIR_IMM_VALUE, words.items[i]);
    else if (kind == MIR_KIND_I8 || kind == MIR_KIND_I16 || kind == MIR_KIND_I32 ||
             kind == MIR_KIND_I64)
      word = wide(f, words.items[i]);
    else
      continue;
    mixed = mir_add2(
        &f->at, MIR_IXOR,
        mir_add2(&f->at, MIR_IMUL, mixed, const_int(f, MIR_KIND_I64, (int64_t)0x9E3779B97F4A7C15u)),
        word);
  }
  return mixed;
}

static Words pointer_op(Func *f, NodeId node, IntrinsicId op, Words *args) {
  Graph *g = f->l->graph;
  NodeId first = psg_child_count(g, node) ? psg_child(g, node, 0) : node;
  ReprId result = node_repr(f, node);
  const Shape *shape;
  switch (op) {
  case INTRINSIC_PTR_READ:
  case INTRINSIC_PTR_GET: {
    shape = pointee(f, first);
    ValueId at = op == INTRINSIC_PTR_GET
                     ? scaled(f, args[0].items[1], args[1].items[0], shape->size)
                     : args[0].items[1];
    return load_shape(f, mir_address(at, 0), shape->words, shape->word_count, (ValueId){0});
  }
  case INTRINSIC_PTR_WRITE:
  case INTRINSIC_PTR_SET: {
    shape = pointee(f, first);
    bool indexed = op == INTRINSIC_PTR_SET;
    ValueId at =
        indexed ? scaled(f, args[0].items[1], args[1].items[0], shape->size) : args[0].items[1];
    store_shape(f, mir_address(at, 0), shape->words, shape->word_count, args[indexed ? 2 : 1],
                MIR_MUTABLE, (ValueId){0});
    return words_new(f, 0);
  }
  case INTRINSIC_PTR_ADD:
    return pointer(f, args[0].items[0],
                   scaled(f, args[0].items[1], args[1].items[0], pointee(f, first)->size));
  case INTRINSIC_PTR_COPY:
    mir_add3(&f->at, MIR_MEM_COPY, args[0].items[1], args[1].items[1], wide(f, args[2].items[0]));
    return words_new(f, 0);
  case INTRINSIC_PTR_OF_ARRAY:
    return pointer(f, args[0].items[0],
                   mir_add_addr(&f->at, args[0].items[0], LAYOUT_ARRAY_ELEMENTS));
  case INTRINSIC_PTR_OF_STRING:
    return pointer(f, args[0].items[0], mir_add_addr(&f->at, args[0].items[0], LAYOUT_STRING_DATA));
  case INTRINSIC_ADDRESS:
    return as_int(f, identity(f, node_repr(f, psg_child(f->l->graph, node, 0)), args[0]), result);
  case INTRINSIC_PTR_TO_INT:
    return as_int(f, mir_add1(&f->at, MIR_ADDR_BITS, args[0].items[1]), result);
  case INTRINSIC_PTR_OF_INT:
    return pointer(f, (ValueId){0}, mir_add1(&f->at, MIR_BITS_ADDR, wide(f, args[0].items[0])));
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s is not translated", psg_intrinsic_info[op].operation);
}

static SymbolId io_buffer(Lower *l, uint32_t which) {
  if (!l->buffers[which].index) {
    l->buffers[which] = lower_fresh_symbol(l, which ? "input_buffer" : "output_buffer");
    MirData *data = mir_data_new(l->unit, l->buffers[which], MIR_DATA_SLOTS);
    data->size = 65536;
    data->is_mutable = true;
  }
  return l->buffers[which];
}

/* The call of the kernel that an intrinsic is, argument by argument. */
static MirSys kernel_call(IntrinsicId op) {
  switch (op) {
  case INTRINSIC_SYS_WRITE: return MIR_SYS_WRITE;
  case INTRINSIC_SYS_READ: return MIR_SYS_READ;
  case INTRINSIC_SYS_OPEN: return MIR_SYS_OPEN;
  case INTRINSIC_SYS_CLOSE: return MIR_SYS_CLOSE;
  case INTRINSIC_SYS_SEEK: return MIR_SYS_LSEEK;
  case INTRINSIC_SYS_FLUSH: return MIR_SYS_FLUSH;
  case INTRINSIC_SYS_CLOCK: return MIR_SYS_CLOCK;
  case INTRINSIC_SYS_TIME: return MIR_SYS_TIME;
  case INTRINSIC_SYS_SLEEP: return MIR_SYS_SLEEP;
  case INTRINSIC_SYS_PIPE: return MIR_SYS_PIPE;
  case INTRINSIC_SYS_POLL: return MIR_SYS_POLL;
  case INTRINSIC_SYS_WATCH_SIGNAL: return MIR_SYS_WATCH_SIGNAL;
  case INTRINSIC_SYS_KILL: return MIR_SYS_KILL;
  case INTRINSIC_SYS_NEW_STACK: return MIR_SYS_NEW_STACK;
  case INTRINSIC_SYS_FREE_STACK: return MIR_SYS_FREE_STACK;
  case INTRINSIC_SYS_SHOW_TRACE: return MIR_SYS_SHOW_TRACE;
  case INTRINSIC_SYS_SWITCH: return MIR_SYS_SWITCH;
  case INTRINSIC_SYS_CLOSE_REGION: return MIR_SYS_CLOSE_REGION;
  case INTRINSIC_SYS_SLOT_SWAP: return MIR_SYS_SLOT_SWAP;
  case INTRINSIC_SYS_SLOT_WAIT: return MIR_SYS_SLOT_WAIT;
  case INTRINSIC_SYS_SLOT_WAKE: return MIR_SYS_SLOT_WAKE;
  case INTRINSIC_SYS_RANDOM: return MIR_SYS_GETRANDOM;
  case INTRINSIC_SYS_AFFINITY: return MIR_SYS_AFFINITY;
  case INTRINSIC_SYS_PID: return MIR_SYS_GETPID;
  case INTRINSIC_SYS_UNLINK: return MIR_SYS_UNLINK;
  case INTRINSIC_SYS_RENAME: return MIR_SYS_RENAME;
  case INTRINSIC_SYS_MKDIR: return MIR_SYS_MKDIR;
  case INTRINSIC_SYS_RMDIR: return MIR_SYS_RMDIR;
  case INTRINSIC_SYS_ACCESS: return MIR_SYS_ACCESS;
  case INTRINSIC_SYS_GETCWD: return MIR_SYS_GETCWD;
  case INTRINSIC_SYS_CHDIR: return MIR_SYS_CHDIR;
  case INTRINSIC_SYS_GETDENTS: return MIR_SYS_GETDENTS;
  case INTRINSIC_SYS_STAT: return MIR_SYS_STAT;
  case INTRINSIC_SYS_UTIMES: return MIR_SYS_UTIMES;
  case INTRINSIC_SYS_CHMOD: return MIR_SYS_CHMOD;
  case INTRINSIC_SYS_SYMLINK: return MIR_SYS_SYMLINK;
  case INTRINSIC_SYS_READLINK: return MIR_SYS_READLINK;
  case INTRINSIC_SYS_IOCTL_GET: return MIR_SYS_IOCTL_GET;
  case INTRINSIC_SYS_IOCTL_SET: return MIR_SYS_IOCTL_SET;
  case INTRINSIC_SYS_ARGC: return MIR_SYS_ARG_COUNT;
  default: return MIR_SYS_COUNT;
  }
}

static Words one_word(Func *f, ValueId value) {
  Words words = words_new(f, 1);
  words.items[0] = value;
  return words;
}

static Words system_op(Func *f, NodeId node, IntrinsicId op, Words *args) {
  ReprId result = node_repr(f, node);
  ValueId a[4]; /* the longest row of clef/mir/sys.def */
  MirSys call = kernel_call(op);
  if (call != MIR_SYS_COUNT) {
    const char *letters = mir_sys_info[call].args; /* i: a number; the others: an address */
    uint32_t count = 0;
    for (; letters[count]; count++)
      a[count] = letters[count] == 'i' ? wide(f, args[count].items[0]) : args[count].items[1];
    return as_int(f, mir_add_sys(&f->at, call, a, count), result);
  }
  switch (op) {
  case INTRINSIC_SYS_STARTS_THREADS:
  case INTRINSIC_SYS_STARTS_WORKERS: return words_new(f, 0);
  case INTRINSIC_SYS_WORKERS:
    if (!psg_has_workers(f->l->graph)) return one_word(f, const_int(f, MIR_KIND_I64, 0));
    return one_word(f, mir_add_sys(&f->at, MIR_SYS_WORKERS, NULL, 0));
  case INTRINSIC_SYS_OPEN_REGION:
  case INTRINSIC_SYS_UNSHARE:
    a[0] = mir_add_addr(&f->at, args[0].items[0], 0);
    return one_word(
        f, mir_add_sys(&f->at, op == INTRINSIC_SYS_UNSHARE ? MIR_SYS_UNSHARE : MIR_SYS_OPEN_REGION,
                       a, 1));
  case INTRINSIC_SYS_EMBEDDED: {
    SymbolId symbol = lower_fresh_symbol(f->l, "embedded");
    MirData *data = mir_data_new(f->l->unit, symbol, MIR_DATA_BYTES);
    data->bytes = f->l->graph->embedded;
    data->size = f->l->graph->embedded_size;
    ValueId address = mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR));
    return as_int(f, mir_add1(&f->at, MIR_ADDR_BITS, address), result);
  }
  case INTRINSIC_SYS_HAS_THREADS:
    return one_word(f, const_int(f, MIR_KIND_I8, psg_has_threads(f->l->graph)));
  case INTRINSIC_SYS_HAS_WORKERS:
    return one_word(f, const_int(f, MIR_KIND_I8, psg_has_workers(f->l->graph)));
  case INTRINSIC_SYS_EXIT:
    a[0] = wide(f, args[0].items[0]);
    mir_add_sys(&f->at, MIR_SYS_EXIT, a, 1);
    mir_invalid(&f->at, "after exit");
    f->at.block = (BlockId){0};
    return (Words){0};
  case INTRINSIC_SYS_FATAL:
    a[0] = const_int(f, MIR_KIND_I64, 2);
    a[1] = mir_add_addr(&f->at, args[0].items[0], LAYOUT_STRING_DATA);
    a[2] = mir_add_len(&f->at, args[0].items[0], 0);
    mir_add_sys(&f->at, MIR_SYS_WRITE, a, 3);
    a[0] = wide(f, args[1].items[0]);
    mir_add_sys(&f->at, MIR_SYS_EXIT, a, 1);
    mir_invalid(&f->at, "after exit");
    f->at.block = (BlockId){0};
    return (Words){0};
  case INTRINSIC_SYS_BUFFER: {
    uint64_t bits;
    if (mir_is_const(f->mir, args[0].items[0], &bits))
      return pointer(f, (ValueId){0},
                     mir_add_symbol(&f->at, io_buffer(f->l, bits != 0), mir_type(MIR_KIND_ADDR)));
    ValueId out = mir_add_symbol(&f->at, io_buffer(f->l, 0), mir_type(MIR_KIND_ADDR));
    ValueId in = mir_add_symbol(&f->at, io_buffer(f->l, 1), mir_type(MIR_KIND_ADDR));
    ValueId which = mir_add2(&f->at, MIR_INE, args[0].items[0],
                             const_int(f, (MirKind)mir_type_of(f->mir, args[0].items[0]).kind, 0));
    return pointer(f, (ValueId){0}, mir_add_select(&f->at, which, in, out));
  }
  case INTRINSIC_STATE_GET:
  case INTRINSIC_STATE_SET: {
    uint64_t slot;
    if (!mir_is_const(f->mir, args[0].items[0], &slot)) bug("lower: a state slot is no literal");
    if (op == INTRINSIC_STATE_SET) {
      for (uint32_t w = 0; w < args[1].count; w++)
        mir_add_rt_set(&f->at, (uint32_t)slot + w, args[1].items[w]);
      return words_new(f, 0);
    }
    Repr info = *repr_info(f, result);
    Words words = words_new(f, info.word_count);
    for (uint32_t w = 0; w < info.word_count; w++)
      words.items[w] = mir_add_rt_get(&f->at, info.words[w], (uint32_t)slot + w);
    return words;
  }
  default: break; /* the caller's switch names the rest */
  }
  bug("lower: intrinsic %s is not translated", psg_intrinsic_info[op].operation);
}

/* ---- all intrinsics ---- */

static Words lower_truth(Func *f, NodeId node) {
  MirType type = mir_type(MIR_KIND_I8);
  Join yes = join_make(f, NULL, 0), no = join_make(f, NULL, 0), end = join_make(f, &type, 1);
  Words one = words_new(f, 1);
  lower_condition(f, node, &yes, &no);
  join_open(f, &yes);
  one.items[0] = const_int(f, MIR_KIND_I8, 1);
  join_add(f, &end, one);
  join_open(f, &no);
  one.items[0] = const_int(f, MIR_KIND_I8, 0);
  join_add(f, &end, one);
  return join_open(f, &end);
}

/* `a && b` or `a || b` at the function's end: b is in tail position. */
static Words lower_last_truth(Func *f, NodeId node, bool is_and) {
  Graph *g = f->l->graph;
  Join yes = join_make(f, NULL, 0), no = join_make(f, NULL, 0);
  Words one = words_new(f, 1);
  lower_condition(f, psg_child(g, node, 0), &yes, &no);
  join_open(f, is_and ? &no : &yes);
  one.items[0] = const_int(f, MIR_KIND_I8, is_and ? 0 : 1);
  finish(f, one, WANT_TAIL);
  join_open(f, is_and ? &yes : &no);
  return lower_expr(f, psg_child(g, node, 1), WANT_TAIL);
}

static ValueId same_words(Func *f, Words a, Words b) {
  ValueId all = {0};
  for (uint32_t w = 0; w < a.count; w++) {
    MirKind kind = (MirKind)mir_type_of(f->mir, a.items[w]).kind;
    MirOp op = mir_kind_is_int(kind) ? MIR_IEQ : mir_kind_is_float(kind) ? MIR_FEQ : MIR_SAME;
    ValueId same = mir_add2(&f->at, op, a.items[w], b.items[w]);
    all = all.index ? mir_add2(&f->at, MIR_IAND, all, same) : same;
  }
  return all.index ? all : const_int(f, MIR_KIND_I8, 1);
}

/* An object of a class that is used as obj: no box. */
static bool is_own_object(Func *f, NodeId node) {
  if (psg_kind(f->l->graph, node) != PSG_COERCE) return false;
  ReprId repr = node_repr(f, psg_child(f->l->graph, node, 0));
  return repr_info(f, repr)->form == REPR_CLASS &&
         !psg_is_view(f->l->graph, repr_info(f, repr)->type);
}

static Words arithmetic(Func *f, NodeId node, IntrinsicId op) {
  Graph *g = f->l->graph;
  NodeId first = psg_child(g, node, 0);
  PrimKind prim = prim_of(f, node_type(f, first));
  ValueId b = {0};
  Words result = words_new(f, 1), left = lower_value(f, first);
  if (psg_child_count(g, node) > 1) {
    Words right = lower_value(f, psg_child(g, node, 1));
    if (right.count) b = right.items[0];
  }
  if (!left.count) { /* unit: equal to itself */
    bool holds = op == INTRINSIC_EQUALS || op == INTRINSIC_EQUALS_ER ||
                 op == INTRINSIC_LESS_EQUAL || op == INTRINSIC_GREATER_EQUAL ||
                 op == INTRINSIC_PRIM_EQ || op == INTRINSIC_PRIM_LE || op == INTRINSIC_PRIM_GE;
    result.items[0] = const_int(f, (MirKind)repr_info(f, node_repr(f, node))->words[0].kind, holds);
    return result;
  }
  result.items[0] = prim_op(f, op, prim, left.items[0], b);
  return result;
}

/* Operations that phase 5 resolves per type. */
Words lower_conversion(Func *f, NodeId node, Want want) {
  NodeId from = psg_child(f->l->graph, node, 0);
  Words result = words_new(f, 1);
  ReprId repr = node_repr(f, node);
  ValueId v = lower_word(f, from);
  result.items[0] = convert(f, v, prim_of(f, node_type(f, from)), prim_of(f, node_type(f, node)),
                            (MirKind)repr_info(f, repr)->words[0].kind);
  return finish(f, result, want);
}

static Words witnessed(Func *f, NodeId node, IntrinsicId op, Want want) {
  Graph *g = f->l->graph;
  Witness witness = psg_witness(g, node, f->instance);
  uint32_t count = psg_child_count(g, node);
  if (witness.call.index) {
    Words args = words_new(f, 0);
    for (uint32_t i = 0; i < count; i++)
      args = words_concat(f, args, lower_value(f, psg_child(g, node, i)));
    return call_instance(f, witness.call, args, node_repr(f, node), want);
  }
  IntrinsicId prim = witness.prim ? witness.prim : op;
  if (prim >= INTRINSIC_STRING_BYTES && prim <= INTRINSIC_STRING_HASH_WORDS)
    return finish(f, lower_string_op(f, node, prim), want);
  if (prim == INTRINSIC_PHYSICAL_EQ) {
    Words a = lower_value(f, psg_child(g, node, 0)), b = lower_value(f, psg_child(g, node, 1)),
          result = words_new(f, 1);
    result.items[0] = same_words(f, a, b);
    if (op == INTRINSIC_NOT_EQUALS) result.items[0] = not_word(f, result.items[0]);
    return finish(f, result, want);
  }
  if (prim == INTRINSIC_CONVERT) return lower_conversion(f, node, want);
  return finish(f, arithmetic(f, node, prim), want);
}

static Words own_constant(Func *f, NodeId node, IntrinsicId op, Want want) {
  Witness witness = psg_witness(f->l->graph, node, f->instance);
  ReprId repr = node_repr(f, node);
  Words words = words_new(f, 1);
  if (witness.call.index) return call_instance(f, witness.call, words_new(f, 0), repr, want);
  Repr info = *repr_info(f, repr);
  if (info.word_count != 1) return finish(f, default_words(f, repr), want);
  MirKind kind = (MirKind)info.words[0].kind;
  uint64_t one = kind == MIR_KIND_F64   ? 0x3FF0000000000000u
                 : kind == MIR_KIND_F32 ? 0x3F800000u
                                        : 1;
  words.items[0] =
      op == INTRINSIC_ZERO ? default_word(f, info.words[0]) : mir_add_const(&f->at, kind, one);
  return finish(f, words, want);
}

/* The full names of exceptions and other classes by row: filled when all rows are there. */
static Words type_name(Func *f, ValueId object) {
  SymbolId *symbol = lower_helper(f->l, "type_name");
  if (!symbol->index) {
    MirFunc *func = mir_func_new(f->l->unit, lower_fresh_symbol(f->l, "type_name"), (Span){0});
    *symbol = func->symbol;
    mir_func_param(func, mir_ref((RowId){0}, false), (Name){0});
    mir_func_result(func, mir_ref(f->l->layouts.string_row, false));
  }
  Words args = words_new(f, 1);
  args.items[0] = fit_word(f, object, mir_ref((RowId){0}, false));
  MirType string = mir_ref(f->l->layouts.string_row, false);
  return call_words(f, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = *symbol}, args, &string, 1,
                    WANT_VALUE);
}

static ValueId lower_arg(Func *f, NodeId node, uint32_t index) {
  return lower_word(f, psg_child(f->l->graph, node, index));
}

/* All arguments, from left to right. */
static Words *lower_args(Func *f, NodeId node) {
  uint32_t count = psg_child_count(f->l->graph, node);
  Words *args = NEW_ARRAY(f->l->scratch, Words, count + 1);
  for (uint32_t i = 0; i < count; i++) args[i] = lower_value(f, psg_child(f->l->graph, node, i));
  return args;
}

/* The sum of an average by how many there are. */
static ValueId divide_by_int(Func *f, NodeId node) {
  ValueId a = lower_arg(f, node, 0), b = lower_arg(f, node, 1);
  MirKind kind = (MirKind)mir_type_of(f->mir, a).kind;
  if (!mir_kind_is_float(kind)) bug("lower: divideByInt of a whole number");
  return mir_add2(&f->at, MIR_FDIV, a, mir_add_convert(&f->at, MIR_S2F, kind, b));
}

static ValueId physical_equality(Func *f, NodeId node) {
  NodeId left = psg_child(f->l->graph, node, 0), right = psg_child(f->l->graph, node, 1);
  Words a = lower_value(f, left), b = lower_value(f, right);
  bool is_view = psg_asks_sources(f->l->graph) && psg_is_view(f->l->graph, node_type(f, left));
  if (is_view) { /* what they were made of */
    ValueId x = object_of(f, node_repr(f, left), a), y = object_of(f, node_repr(f, right), b);
    return classes_same_object(f, x, y);
  }
  bool may_be_boxes = type_prim(f->l->types, node_type(f, left)) == PRIM_OBJ &&
                      !is_own_object(f, left) && !is_own_object(f, right);
  return may_be_boxes ? classes_same_object(f, a.items[0], b.items[0]) : same_words(f, a, b);
}

static Words count_bits(Func *f, NodeId node, IntrinsicId op) {
  static const MirOp ops[] = {MIR_CLZ, MIR_CTZ, MIR_POPCOUNT};
  ValueId count = mir_add1(&f->at, ops[op - INTRINSIC_CLZ], lower_arg(f, node, 0));
  return as_int(f, count, node_repr(f, node));
}

static ValueId null_test(Func *f, NodeId node) {
  NodeId value = psg_child(f->l->graph, node, 0);
  Words words = lower_value(f, value);
  ValueId is_null = is_null_value(f, node_repr(f, value), words);
  return is_null.index ? is_null : const_int(f, MIR_KIND_I8, 0);
}

/* The argument, if it is not null. */
static Words lower_present(Func *f, NodeId node) {
  NodeId value = psg_child(f->l->graph, node, 0);
  TypeId type = node_type(f, value);
  Words words = lower_value(f, value);
  PrimKind prim = type_prim(f->l->types, type);
  bool is_text = prim == PRIM_STRING;
  if (is_text && psg_kind(f->l->graph, value) == PSG_LITERAL) return words;
  if (psg_always_has_null(f->l->graph, type) || (is_text && psg_has_null(f->l->graph, type)))
    check_not_null(f, is_null_value(f, node_repr(f, value), words));
  else if (words.count == 1)
    check_use(f, type, words.items[0]);
  return words;
}

/* Questions that the instance's type answers; the argument is evaluated. */
static ValueId type_answer(Func *f, NodeId node, IntrinsicId op) {
  NodeId value = psg_child(f->l->graph, node, 0);
  Words words = lower_value(f, value);
  if (op == INTRINSIC_EQUALS_OTHERWISE || op == INTRINSIC_ORDERS_OTHERWISE) {
    IntrinsicId asked =
        op == INTRINSIC_EQUALS_OTHERWISE ? INTRINSIC_EQUALS_DEFAULT : INTRINSIC_COMPARE_DEFAULT;
    bool differs = psg_plain_operation(f->l->graph, asked, node_type(f, value)) == asked;
    return const_int(f, MIR_KIND_I8, differs ? 1 : 0);
  }
  PrimKind prim = prim_of(f, node_type(f, value));
  bool holds =
      op == INTRINSIC_IS_FLOAT ? is_float(prim) : prim >= PRIM_BOOL && prim <= PRIM_FLOAT64;
  if (op == INTRINSIC_IS_HASHED_WHOLE) /* prim_hash */
    holds = holds && !is_float(prim) && prim != PRIM_CHAR &&
            mir_type_of(f->mir, words.items[0]).kind <= MIR_KIND_I32;
  return const_int(f, MIR_KIND_I8, holds ? 1 : 0);
}

static ValueId sign_bit(Func *f, NodeId node) {
  NodeId value = psg_child(f->l->graph, node, 0);
  Words words = lower_value(f, value);
  PrimKind prim = prim_of(f, node_type(f, value));
  if (!is_float(prim)) return const_int(f, MIR_KIND_I8, 0);
  MirKind kind = prim == PRIM_FLOAT32 ? MIR_KIND_I32 : MIR_KIND_I64;
  ValueId zero = const_int(f, kind, 0),
          bits = mir_add_convert(&f->at, MIR_BITS, kind, words.items[0]);
  return mir_add2(&f->at, MIR_SLT, bits, zero);
}

/* Which file or function translates an operation: a row of intrinsics.def, a case. */
/* What the target decides. */
static Words platform_op(Func *f, NodeId node) {
  int64_t value = 0;
  if (!psg_platform_value(f->l->graph, node, &value)) bug("lower: no value of the platform");
  MirKind kind = (MirKind)repr_info(f, node_repr(f, node))->words[0].kind;
  return one_word(f, const_int(f, kind, value));
}

Words lower_intrinsic(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  IntrinsicId op = psg_intrinsic(g, node)->id;
  switch (op) {
  case INTRINSIC_NONE:
  case INTRINSIC_SEQ_REST: /* of a yield: psg_to_mir/seq.c */
  case INTRINSIC_COUNT: break;
  case INTRINSIC_ADD:
  case INTRINSIC_SUB:
  case INTRINSIC_MUL:
  case INTRINSIC_DIV:
  case INTRINSIC_REM:
  case INTRINSIC_NEG:
  case INTRINSIC_BIT_AND:
  case INTRINSIC_BIT_OR:
  case INTRINSIC_BIT_XOR:
  case INTRINSIC_BIT_NOT:
  case INTRINSIC_SHL:
  case INTRINSIC_SHR:
  case INTRINSIC_ADD_CHECKED:
  case INTRINSIC_SUB_CHECKED:
  case INTRINSIC_MUL_CHECKED:
  case INTRINSIC_PRIM_EQ:
  case INTRINSIC_PRIM_NE:
  case INTRINSIC_PRIM_LT:
  case INTRINSIC_PRIM_LE:
  case INTRINSIC_PRIM_GT:
  case INTRINSIC_PRIM_GE: {
    if (psg_witness(g, node, f->instance).call.index) return witnessed(f, node, op, want);
    return finish(f, arithmetic(f, node, op), want);
  }
  case INTRINSIC_ZERO:
  case INTRINSIC_ONE: return own_constant(f, node, op, want);
  case INTRINSIC_DIVIDE_BY_INT:
    if (psg_witness(g, node, f->instance).call.index) return witnessed(f, node, op, want);
    return finish(f, one_word(f, divide_by_int(f, node)), want);
  case INTRINSIC_EQUALS:
  case INTRINSIC_NOT_EQUALS:
  case INTRINSIC_EQUALS_ER:
  case INTRINSIC_EQUALS_DEFAULT:
  case INTRINSIC_EQUALS_OBJECT:
  case INTRINSIC_HASH_DEFAULT:
  case INTRINSIC_COMPARE_DEFAULT:
  case INTRINSIC_LESS:
  case INTRINSIC_LESS_EQUAL:
  case INTRINSIC_GREATER:
  case INTRINSIC_GREATER_EQUAL:
  case INTRINSIC_COMPARE:
  case INTRINSIC_COMPARE_PARTIAL:
  case INTRINSIC_HASH:
  case INTRINSIC_TO_TEXT:
  case INTRINSIC_SHOWN:
  case INTRINSIC_TEXT_BY:
  case INTRINSIC_TYPE_TEXT:
  case INTRINSIC_TYPE_TABLE:
  case INTRINSIC_TYPE_KIND:
  case INTRINSIC_TYPE_ARGS:
  case INTRINSIC_TYPE_SUPERS:
  case INTRINSIC_TYPE_PARTS:
  case INTRINSIC_TYPE_PART:
  case INTRINSIC_TYPE_TAG:
  case INTRINSIC_TYPE_MAKE:
  case INTRINSIC_TYPE_MEMBERS:
  case INTRINSIC_TYPE_MEMBER:
  case INTRINSIC_TYPE_SET_MEMBER:
  case INTRINSIC_TYPE_ATTRIBUTES:
  case INTRINSIC_TYPE_CREATE:
  case INTRINSIC_SIZE_OF:
  case INTRINSIC_IS_REFERENCE:
  case INTRINSIC_ENUM_VALUES:
  case INTRINSIC_ENUM_NAMES:
  case INTRINSIC_TO_LAYOUT:
  case INTRINSIC_RANGE:
  case INTRINSIC_CONVERT:
    if (op == INTRINSIC_CONVERT && !psg_witness(f->l->graph, node, f->instance).call.index &&
        prim_of(f, node_type(f, psg_child(f->l->graph, node, 0))) == PRIM_NONE) /* never run */
      return finish(f, default_words(f, node_repr(f, node)), want);
    return witnessed(f, node, op, want);
  case INTRINSIC_PHYSICAL_EQ: return finish(f, one_word(f, physical_equality(f, node)), want);
  case INTRINSIC_NOT: return finish(f, one_word(f, not_word(f, lower_arg(f, node, 0))), want);
  case INTRINSIC_AND_ALSO:
  case INTRINSIC_OR_ELSE:
    if (want == WANT_TAIL) return lower_last_truth(f, node, op == INTRINSIC_AND_ALSO);
    return finish(f, lower_truth(f, node), want);
  case INTRINSIC_BITS_OF_FLOAT:
  case INTRINSIC_FLOAT_OF_BITS: {
    MirKind kind = (MirKind)repr_info(f, node_repr(f, node))->words[0].kind;
    ValueId bits = mir_add_convert(&f->at, MIR_BITS, kind, lower_arg(f, node, 0));
    return finish(f, one_word(f, bits), want);
  }
  case INTRINSIC_SQRT:
  case INTRINSIC_ABS:
  case INTRINSIC_FLOOR:
  case INTRINSIC_CEIL:
  case INTRINSIC_TRUNC:
  case INTRINSIC_ROUND_EVEN: {
    ValueId value = prim_op(f, op, PRIM_FLOAT64, lower_arg(f, node, 0), (ValueId){0});
    return finish(f, one_word(f, value), want);
  }
  case INTRINSIC_CLZ:
  case INTRINSIC_CTZ:
  case INTRINSIC_POPCOUNT: {
    Words words = count_bits(f, node, op);
    return finish(f, words, want);
  }
  case INTRINSIC_MUL_HIGH: {
    ValueId a = lower_arg(f, node, 0), b = lower_arg(f, node, 1);
    return finish(f, one_word(f, mir_add2(&f->at, MIR_UMULHI, a, b)), want);
  }
  case INTRINSIC_RAISE: {
    ValueId exception = lower_arg(f, node, 0);
    if (psg_may_raise_null(g, node)) check_not_null(f, mir_add1(&f->at, MIR_IS_IMM, exception));
    if (f->handler) mir_add_raised(&f->at, exception);
    raise_word(f, exception);
    return (Words){0};
  }
  case INTRINSIC_SYS_TRACE: {
    ValueId exception = lower_arg(f, node, 0), address = mir_add_addr(&f->at, exception, 0);
    return finish(f, one_word(f, mir_add_sys(&f->at, MIR_SYS_TRACE, &address, 1)), want);
  }
  case INTRINSIC_RERAISE:
    if (!f->handled.index) bug("lower: reraise outside a handler");
    raise_word(f, f->handled);
    return (Words){0};
  case INTRINSIC_IGNORE:
    lower_value(f, psg_child(g, node, 0));
    return finish(f, words_new(f, 0), want);
  case INTRINSIC_UNREACHABLE:
    mir_invalid(&f->at, "unreachable");
    f->at.block = (BlockId){0};
    return (Words){0};
  case INTRINSIC_ARRAY_LENGTH:
  case INTRINSIC_ARRAY_GET:
  case INTRINSIC_ARRAY_SET:
  case INTRINSIC_ARRAY_GET_UNCHECKED:
  case INTRINSIC_ARRAY_SET_UNCHECKED:
  case INTRINSIC_ARRAY_COUNT:
  case INTRINSIC_ARRAY_EXTENT:
  case INTRINSIC_ARRAY_ZERO:
  case INTRINSIC_ARRAY_BLANK:
  case INTRINSIC_ARRAY_NEW:
  case INTRINSIC_ARRAY_COPY:
  case INTRINSIC_ARRAY_FILL: return lower_array_op(f, node, op, want);
  case INTRINSIC_STRING_BYTES:
  case INTRINSIC_STRING_CHARS:
  case INTRINSIC_STRING_BYTE:
  case INTRINSIC_STRING_NEW:
  case INTRINSIC_STRING_PUT:
  case INTRINSIC_STRING_PUT_WORD:
  case INTRINSIC_STRING_PUT_CHARS:
  case INTRINSIC_STRING_COPY:
  case INTRINSIC_STRING_EQ:
  case INTRINSIC_STRING_OF_BYTES:
  case INTRINSIC_STRING_TO_BYTES:
  case INTRINSIC_STRING_NULL:
  case INTRINSIC_STRING_HASH_WORDS: return finish(f, lower_string_op(f, node, op), want);
  case INTRINSIC_BLANK_OF:
  case INTRINSIC_DEFAULT_OF: return finish(f, default_words(f, node_repr(f, node)), want);
  case INTRINSIC_PRESENT: return finish(f, lower_present(f, node), want);
  case INTRINSIC_IS_NULL: return finish(f, one_word(f, null_test(f, node)), want);
  case INTRINSIC_IS_FLOAT:
  case INTRINSIC_IS_NUMBER:
  case INTRINSIC_EQUALS_OTHERWISE:
  case INTRINSIC_ORDERS_OTHERWISE:
  case INTRINSIC_IS_HASHED_WHOLE: return finish(f, one_word(f, type_answer(f, node, op)), want);
  case INTRINSIC_SIGN_BIT: return finish(f, one_word(f, sign_bit(f, node)), want);
  case INTRINSIC_TYPE_NAME: return finish(f, type_name(f, lower_arg(f, node, 0)), want);
  case INTRINSIC_LAZY_FORCE:
  case INTRINSIC_LAZY_IS_DONE: return finish(f, lower_lazy_op(f, node, op), want);
  case INTRINSIC_SEQ_DRIVEN: return finish(f, lower_driven(f, node), want);
  case INTRINSIC_SEQ_START:
  case INTRINSIC_SEQ_NEXT:
  case INTRINSIC_SEQ_MOVE:
  case INTRINSIC_SEQ_READ:
  case INTRINSIC_SEQ_CURRENT:
  case INTRINSIC_SEQ_DISPOSE:
  case INTRINSIC_SEQ_STEP:
  case INTRINSIC_SEQ_ATTACH:
  case INTRINSIC_SEQ_TAKE:
  case INTRINSIC_SEQ_GIVE:
  case INTRINSIC_SEQ_SAME_CODE:
  case INTRINSIC_SEQ_STANDS_FOR:
  case INTRINSIC_SEQ_EMPTY: return finish(f, lower_seq_op(f, node, op), want);
  case INTRINSIC_SYS_ARG: {
    Words arg = one_word(f, wide(f, lower_arg(f, node, 0)));
    return call_direct(f, lower_argument_function(f->l), arg, node_repr(f, node), want);
  }
  case INTRINSIC_PTR_READ:
  case INTRINSIC_PTR_WRITE:
  case INTRINSIC_PTR_GET:
  case INTRINSIC_PTR_SET:
  case INTRINSIC_PTR_ADD:
  case INTRINSIC_PTR_COPY:
  case INTRINSIC_PTR_STACK:
  case INTRINSIC_PTR_OF_ARRAY:
  case INTRINSIC_PTR_OF_STRING:
  case INTRINSIC_ADDRESS:
  case INTRINSIC_PTR_TO_INT:
  case INTRINSIC_PTR_OF_INT: return finish(f, pointer_op(f, node, op, lower_args(f, node)), want);
  case INTRINSIC_FFI_DELEGATE: return witnessed(f, node, op, want);
  case INTRINSIC_FFI_BIND:
  case INTRINSIC_FFI_IS_ARM: return finish(f, lower_ffi_op(f, node, op, lower_args(f, node)), want);
  case INTRINSIC_SYS_WRITE:
  case INTRINSIC_SYS_READ:
  case INTRINSIC_SYS_OPEN:
  case INTRINSIC_SYS_CLOSE:
  case INTRINSIC_SYS_EXIT:
  case INTRINSIC_SYS_FLUSH:
  case INTRINSIC_SYS_SEEK:
  case INTRINSIC_SYS_CLOCK:
  case INTRINSIC_SYS_TIME:
  case INTRINSIC_SYS_SLEEP:
  case INTRINSIC_SYS_PIPE:
  case INTRINSIC_SYS_POLL:
  case INTRINSIC_SYS_WATCH_SIGNAL:
  case INTRINSIC_SYS_KILL:
  case INTRINSIC_SYS_NEW_STACK:
  case INTRINSIC_SYS_FREE_STACK:
  case INTRINSIC_SYS_SHOW_TRACE:
  case INTRINSIC_SYS_SWITCH:
  case INTRINSIC_SYS_STARTS_THREADS:
  case INTRINSIC_SYS_HAS_THREADS:
  case INTRINSIC_SYS_STARTS_WORKERS:
  case INTRINSIC_SYS_HAS_WORKERS:
  case INTRINSIC_SYS_WORKERS:
  case INTRINSIC_SYS_OPEN_REGION:
  case INTRINSIC_SYS_CLOSE_REGION:
  case INTRINSIC_SYS_UNSHARE:
  case INTRINSIC_SYS_SLOT_SWAP:
  case INTRINSIC_SYS_SLOT_WAIT:
  case INTRINSIC_SYS_SLOT_WAKE:
  case INTRINSIC_SYS_EMBEDDED:
  case INTRINSIC_SYS_RANDOM:
  case INTRINSIC_SYS_AFFINITY:
  case INTRINSIC_SYS_PID:
  case INTRINSIC_SYS_UNLINK:
  case INTRINSIC_SYS_RENAME:
  case INTRINSIC_SYS_MKDIR:
  case INTRINSIC_SYS_RMDIR:
  case INTRINSIC_SYS_ACCESS:
  case INTRINSIC_SYS_GETCWD:
  case INTRINSIC_SYS_CHDIR:
  case INTRINSIC_SYS_GETDENTS:
  case INTRINSIC_SYS_STAT:
  case INTRINSIC_SYS_UTIMES:
  case INTRINSIC_SYS_CHMOD:
  case INTRINSIC_SYS_SYMLINK:
  case INTRINSIC_SYS_READLINK:
  case INTRINSIC_SYS_IOCTL_GET:
  case INTRINSIC_SYS_IOCTL_SET:
  case INTRINSIC_SYS_ARGC:
  case INTRINSIC_SYS_BUFFER:
  case INTRINSIC_SYS_FATAL:
  case INTRINSIC_STATE_GET:
  case INTRINSIC_STATE_SET: return finish(f, system_op(f, node, op, lower_args(f, node)), want);
  case INTRINSIC_PLATFORM_WORD_SIZE:
  case INTRINSIC_PLATFORM_POINTER_SIZE:
#define PREDICATE(NAME, name, form, x86_64, aarch64, implies) case INTRINSIC_PLATFORM_##NAME:
#include "clef/type/platform.def"
    return finish(f, platform_op(f, node), want);
  case INTRINSIC_EXN_MESSAGE:
  case INTRINSIC_OBJECT_TEXT:
  case INTRINSIC_OBJECT_EQUALS:
  case INTRINSIC_OBJECT_HASH:
  case INTRINSIC_OBJECT_LAYOUT:
  case INTRINSIC_OBJECT_FORMAT:
  case INTRINSIC_OBJECT_DESCRIBE:
  case INTRINSIC_OBJECT_SAME:
  case INTRINSIC_OBJECT_EQUIVALENT:
  case INTRINSIC_OBJECT_STRUCTURAL_HASH:
  case INTRINSIC_OBJECT_ORDER:
  case INTRINSIC_OBJECT_PARTIAL_ORDER:
  case INTRINSIC_PRINTF:
  case INTRINSIC_PRINTFN:
  case INTRINSIC_EPRINTF:
  case INTRINSIC_EPRINTFN:
  case INTRINSIC_SPRINTF:
  case INTRINSIC_FAILWITHF:
  case INTRINSIC_FPRINTF:
  case INTRINSIC_FPRINTFN:
  case INTRINSIC_KFPRINTF:
  case INTRINSIC_BPRINTF:
  case INTRINSIC_KBPRINTF:
  case INTRINSIC_KSPRINTF:
  case INTRINSIC_KPRINTF: break;
  }
  bug("lower: intrinsic %s is not translated", psg_intrinsic_info[op].operation);
}
