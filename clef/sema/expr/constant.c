/* constant: constants: as they are written, and the value of a [<Literal>] binding that is an expression of literals. */
#include "clef/sema/expr/expr.h"

/* ---- constants as written ---- */

static NodeId literal(Sema *s, LiteralKind kind, uint64_t bits, TypeId type, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, kind, bits), type, span);
}

NodeId expr_check_const(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  static const struct {
    uint16_t sub;
    KnownTycon known;
    LiteralKind kind;
  } numbers[] = {{SYN_CONST_I8, KNOWN_INT8, LITERAL_INT},
                 {SYN_CONST_U8, KNOWN_UINT8, LITERAL_INT},
                 {SYN_CONST_I16, KNOWN_INT16, LITERAL_INT},
                 {SYN_CONST_U16, KNOWN_UINT16, LITERAL_INT},
                 {SYN_CONST_I32, KNOWN_INT, LITERAL_INT},
                 {SYN_CONST_U32, KNOWN_UINT32, LITERAL_INT},
                 {SYN_CONST_I64, KNOWN_INT64, LITERAL_INT},
                 {SYN_CONST_U64, KNOWN_UINT64, LITERAL_INT},
                 {SYN_CONST_NATIVE, KNOWN_NATIVEINT, LITERAL_INT},
                 {SYN_CONST_UNATIVE, KNOWN_UNATIVEINT, LITERAL_INT},
                 {SYN_CONST_BOOL, KNOWN_BOOL, LITERAL_BOOL},
                 {SYN_CONST_CHAR, KNOWN_CHAR, LITERAL_CHAR}};
  NodeId node = {0};
  for (size_t i = 0; i < COUNT_OF(numbers); i++) {
    if (numbers[i].sub != e->sub) continue;
    TypeId type = type_resolve(t, type_of(t, numbers[i].known));
    /* in library sources `int` is a type of its own: 0l is int32, and a literal becomes what is expected of the two */
    if (e->sub == SYN_CONST_I32 &&
        (type_is_known(t, expected, KNOWN_INT32) || (e->flags & SYN_F_POSTFIX)))
      type = type_of(t, KNOWN_INT32);
    uint64_t bits = e->u.bits;
    if (e->sub == SYN_CONST_I32 && bits != (uint64_t)(int64_t)(int32_t)bits &&
        s->kind == SOURCE_CLEF && type_prim(t, type) != PRIM_INT64) {
      if (bits > UINT32_MAX) diag(s->diags, e->span, D_RANGE_I32);
      bits = (uint64_t)(int64_t)(int32_t)bits;
    }
    node = literal(s, numbers[i].kind, bits, type, e->span);
  }
  switch ((SynConst)e->sub) {
  case SYN_CONST_UNIT: node = sema_unit_node(s, e->span); break;
  case SYN_CONST_F64: {
    uint64_t bits;
    memcpy(&bits, &e->u.number, 8);
    node = literal(s, LITERAL_FLOAT64, bits, type_of(t, KNOWN_FLOAT), e->span);
    break;
  }
  case SYN_CONST_F32: {
    float narrow = (float)e->u.number;
    uint32_t bits;
    memcpy(&bits, &narrow, 4);
    node = literal(s, LITERAL_FLOAT32, bits, type_of(t, KNOWN_FLOAT32), e->span);
    break;
  }
  case SYN_CONST_STRING:
    if (type_is_known(t, expected, KNOWN_FORMAT)) return sema_check_format(s, e, expected);
    node =
        psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, e->u.bytes, e->size),
                        type_of(t, KNOWN_STRING), e->span);
    break;
  case SYN_CONST_BYTES:
    node = psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_BYTES, e->u.bytes, e->size),
                           type_array(t, type_of(t, KNOWN_UINT8), 1), e->span);
    break;
  case SYN_CONST_NULL:
    if (s->kind == SOURCE_CLEF) {
      diag(s->diags, e->span, D_CLEF_NULL, sema_type_text(s, expected));
      return sema_error_node(s, expected, e->span);
    }
    if (!type_constrain(&s->unifier, expected, CONSTRAINT_NULL)) {
      diag(s->diags, e->span, D_NULL_REFUSED, sema_type_text(s, expected));
      return sema_error_node(s, expected, e->span);
    }
    return literal(s, LITERAL_NULL, 0, expected, e->span);
  case SYN_CONST_BIG: return sema_check_bignum(s, scope, e, expected);
  case SYN_CONST_DECIMAL:
    if (!e->count || !e->items[0]) return sema_check_decimal(s, scope, e, expected);
    node = sema_check_decimal(s, scope, e, type_of(t, KNOWN_DECIMAL));
    break;
  default: break;
  }
  if (e->count && e->items[0]) { /* 1.0<m> */
    Scope here = *scope;
    TypeId measure = sema_resolve_measure(s, &here, e->items[0]),
           type = psg_node(s->graph, node)->type;
    psg_node(s->graph, node)->type =
        type_is_measure(t, measure) ? type_with_measure(t, type, measure) : type_error(t);
  }
  return sema_fit(s, node, expected, e->span);
}

/* ---- constant expressions ---- */

typedef struct Folded {
  LiteralKind kind;
  uint64_t bits;
  Name text;
} Folded;

static bool fold(Sema *s, NodeId node, Folded *out);

static bool is_wide(PrimKind p) { return p == PRIM_INT64 || p == PRIM_UINT64; }

/* To the width of the type. */
static uint64_t narrow(PrimKind p, uint64_t v) {
  switch (p) {
  case PRIM_INT8: return (uint64_t)(int64_t)(int8_t)v;
  case PRIM_UINT8: return (uint8_t)v;
  case PRIM_INT16: return (uint64_t)(int64_t)(int16_t)v;
  case PRIM_UINT16: return (uint16_t)v;
  case PRIM_INT32: return (uint64_t)(int64_t)(int32_t)v;
  case PRIM_UINT32: return (uint32_t)v;
  default: return v;
  }
}

static bool is_unsigned(PrimKind p) {
  return p == PRIM_UINT8 || p == PRIM_UINT16 || p == PRIM_UINT32 || p == PRIM_UINT64;
}

static bool fold_integer(IntrinsicId op, PrimKind p, uint64_t a, uint64_t b, uint64_t *out) {
  uint32_t mask = is_wide(p) ? 63 : 31;
  switch ((int)op) {
  case INTRINSIC_ADD: *out = a + b; break;
  case INTRINSIC_SUB: *out = a - b; break;
  case INTRINSIC_MUL: *out = a * b; break;
  case INTRINSIC_DIV:
  case INTRINSIC_REM:
    if (!b || (b == UINT64_MAX && !is_unsigned(p))) return false;
    if (is_unsigned(p))
      *out = op == INTRINSIC_DIV ? a / b : a % b;
    else
      *out = (uint64_t)(op == INTRINSIC_DIV ? (int64_t)a / (int64_t)b : (int64_t)a % (int64_t)b);
    break;
  case INTRINSIC_BIT_AND: *out = a & b; break;
  case INTRINSIC_BIT_OR: *out = a | b; break;
  case INTRINSIC_BIT_XOR: *out = a ^ b; break;
  case INTRINSIC_SHL: *out = a << (b & mask); break;
  case INTRINSIC_SHR:
    *out = is_unsigned(p) || !(a >> 63) ? a >> (b & mask) : ~(~a >> (b & mask));
    break;
  case INTRINSIC_NEG: *out = 0 - a; break;
  case INTRINSIC_BIT_NOT: *out = ~a; break;
  default: return false;
  }
  *out = narrow(p, *out);
  return true;
}

static bool fold_float(IntrinsicId op, double a, double b, double *out) {
  switch ((int)op) {
  case INTRINSIC_ADD: *out = a + b; return true;
  case INTRINSIC_SUB: *out = a - b; return true;
  case INTRINSIC_MUL: *out = a * b; return true;
  case INTRINSIC_DIV: *out = a / b; return true;
  case INTRINSIC_NEG: *out = -a; return true;
  default: return false;
  }
}

static bool fold_intrinsic(Sema *s, NodeId node, Folded *out) {
  const PsgNode row = *psg_node(s->graph, node);
  Folded a, b = {0};
  if (!row.children.count || row.children.count > 2 || !fold(s, psg_child(s->graph, node, 0), &a))
    return false;
  if (row.children.count == 2 && !fold(s, psg_child(s->graph, node, 1), &b)) return false;
  *out = a;
  if (a.kind == LITERAL_BOOL) {
    if (row.a == INTRINSIC_NOT) return out->bits = !a.bits, true;
    if (row.a == INTRINSIC_AND_ALSO) return out->bits = a.bits & b.bits, true;
    if (row.a == INTRINSIC_OR_ELSE) return out->bits = a.bits | b.bits, true;
    return false;
  }
  if (a.kind == LITERAL_INT)
    return fold_integer((IntrinsicId)row.a, type_prim(s->types, row.type), a.bits, b.bits,
                        &out->bits);
  if (a.kind == LITERAL_FLOAT64) {
    double x, y, z;
    memcpy(&x, &a.bits, 8);
    memcpy(&y, &b.bits, 8);
    if (!fold_float((IntrinsicId)row.a, x, y, &z)) return false;
    memcpy(&out->bits, &z, 8);
    return true;
  }
  if (a.kind == LITERAL_FLOAT32) {
    float x, y, z;
    double wide;
    uint32_t low = (uint32_t)a.bits, high = (uint32_t)b.bits;
    memcpy(&x, &low, 4);
    memcpy(&y, &high, 4);
    if (!fold_float((IntrinsicId)row.a, (double)x, (double)y, &wide)) return false;
    z = (float)wide;
    memcpy(&low, &z, 4);
    out->bits = low;
    return true;
  }
  return false;
}

/* The node's value, through other literals, arithmetic and the joining of strings. */
static bool fold(Sema *s, NodeId node, Folded *out) {
  const PsgNode row = *psg_node(s->graph, node);
  switch ((int)row.kind) {
  case PSG_LITERAL: {
    const LiteralRow *literal = psg_literal(s->graph, row.a);
    *out = (Folded){(LiteralKind)literal->kind, (uint64_t)literal->high << 32 | literal->low,
                    (Name){literal->low}};
    return literal->kind != LITERAL_FORMAT;
  }
  case PSG_TYPE_ANNOTATION: return fold(s, psg_child(s->graph, node, 0), out);
  case PSG_VAR_REF: {
    NodeId definition = {row.a};
    return psg_node(s->graph, definition)->flags & NODE_LITERAL_CONST &&
           psg_child_count(s->graph, definition) &&
           fold(s, psg_child(s->graph, definition, 0), out);
  }
  case PSG_INTRINSIC: return fold_intrinsic(s, node, out);
  case PSG_APPLICATION: {
    Folded a, b;
    NodeId head = psg_child(s->graph, node, 0); /* Int32.MaxValue */
    if (row.children.count < 3 && psg_kind(s->graph, head) == PSG_VAR_REF &&
        table_is_image(&s->graph->nodes, psg_node(s->graph, head)->a)) {
      NodeId constant = sema_fold_property(s, node);
      return constant.index && fold(s, constant, out);
    }
    if (row.children.count != 3 ||
        psg_node(s->graph, psg_child(s->graph, node, 0))->a !=
            sema_library(s, "NativeText", "concat2").index ||
        !fold(s, psg_child(s->graph, node, 1), &a) || !fold(s, psg_child(s->graph, node, 2), &b) ||
        a.kind != LITERAL_STRING || b.kind != LITERAL_STRING)
      return false;
    size_t first = name_size(s->names, a.text), second = name_size(s->names, b.text);
    char *bytes = NEW_ARRAY(s->session, char, first + second + 1);
    memcpy(bytes, name_text(s->names, a.text), first);
    memcpy(bytes + first, name_text(s->names, b.text), second);
    out->kind = LITERAL_STRING;
    out->text = name_of(s->names, bytes, first + second);
    return true;
  }
  default: return false;
  }
}

NodeId sema_fold_literal(Sema *s, NodeId value) {
  const PsgNode row = *psg_node(s->graph, value);
  Folded folded;
  if (row.kind == PSG_LITERAL || row.kind == PSG_ERROR) return value;
  if (row.kind == PSG_APPLICATION && row.children.count == 3 &&
      psg_node(s->graph, psg_child(s->graph, value, 0))->a ==
          sema_library(s, "NumericLiteralM", "OfBits").index)
    return value; /* 1.5M */
  if (!fold(s, value, &folded)) {
    diag(s->diags, row.span, D_NOT_CONSTANT);
    return sema_error_node(s, row.type, row.span);
  }
  LiteralId literal =
      folded.kind == LITERAL_STRING || folded.kind == LITERAL_BYTES
          ? psg_literal_text(s->graph, folded.kind, name_text(s->names, folded.text),
                             name_size(s->names, folded.text))
          : psg_literal_int(s->graph, folded.kind, folded.bits);
  return psg_new_literal(s->graph, literal, row.type, row.span);
}

/* The literal that a use of a static property is, when its body is a constant: Int32.MaxValue; else none. */
NodeId sema_fold_property(Sema *s, NodeId use) {
  const PsgNode row = *psg_node(s->graph, use);
  Folded folded;
  if (row.kind != PSG_APPLICATION) return (NodeId){0};
  NodeId definition = {psg_node(s->graph, psg_child(s->graph, use, 0))->a};
  if (!definition.index || !psg_child_count(s->graph, definition)) return (NodeId){0};
  NodeId lambda = psg_child(s->graph, definition, 0);
  if (psg_kind(s->graph, lambda) != PSG_LAMBDA) return (NodeId){0};
  NodeId body = psg_child(s->graph, lambda, psg_child_count(s->graph, lambda) - 1);
  if (!fold(s, body, &folded) || folded.kind == LITERAL_STRING) return (NodeId){0};
  LiteralId literal = psg_literal_int(s->graph, folded.kind, folded.bits);
  return psg_new_literal(s->graph, literal, row.type, row.span);
}
