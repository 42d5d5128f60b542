/* constant_folding: evaluates constant expressions, which [<Literal>], attributes and patterns require (FS0267). */
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"

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

/* ---- constant expressions ---- */

typedef struct Folded {
  LiteralKind kind;
  uint64_t bits;
  Name text;
} Folded;

static bool fold(Sema *s, NodeId node, Folded *out);

static bool is_wide(PrimKind p) { return p == PRIM_INT64 || p == PRIM_UINT64; }

static bool is_unsigned(PrimKind p) {
  return p == PRIM_UINT8 || p == PRIM_UINT16 || p == PRIM_UINT32 || p == PRIM_UINT64;
}

static bool fold_integer(IntrinsicId op, PrimKind p, uint64_t a, uint64_t b, uint64_t *out) {
  uint32_t mask = is_wide(p) ? 63 : 31;
  switch (op) {
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
  switch (op) {
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
    if (psg_intrinsic_of(&row)->id == INTRINSIC_NOT) return out->bits = !a.bits, true;
    if (psg_intrinsic_of(&row)->id == INTRINSIC_AND_ALSO) return out->bits = a.bits & b.bits, true;
    if (psg_intrinsic_of(&row)->id == INTRINSIC_OR_ELSE) return out->bits = a.bits | b.bits, true;
    return false;
  }
  if (a.kind == LITERAL_INT)
    return fold_integer(psg_intrinsic_of(&row)->id, type_prim(s->types, row.type), a.bits, b.bits,
                        &out->bits);
  if (a.kind == LITERAL_FLOAT64) {
    double x, y, z;
    memcpy(&x, &a.bits, 8);
    memcpy(&y, &b.bits, 8);
    if (!fold_float(psg_intrinsic_of(&row)->id, x, y, &z)) return false;
    memcpy(&out->bits, &z, 8);
    return true;
  }
  if (a.kind == LITERAL_FLOAT32) {
    float x, y, z;
    double wide;
    uint32_t low = (uint32_t)a.bits, high = (uint32_t)b.bits;
    memcpy(&x, &low, 4);
    memcpy(&y, &high, 4);
    if (!fold_float(psg_intrinsic_of(&row)->id, (double)x, (double)y, &wide)) return false;
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
  switch (row.kind) {
  case PSG_LITERAL: {
    const LiteralRow *literal = psg_literal_row(s->graph, psg_literal_of(&row)->value);
    *out = (Folded){(LiteralKind)literal->kind, (uint64_t)literal->high << 32 | literal->low,
                    (Name){literal->low}};
    return literal->kind != LITERAL_FORMAT;
  }
  case PSG_TYPE_ANNOTATION: return fold(s, psg_child(s->graph, node, 0), out);
  case PSG_VAR_REF: {
    NodeId definition = psg_var_ref_of(&row)->definition;
    return psg_node(s->graph, definition)->flags & NODE_LITERAL_CONST &&
           psg_child_count(s->graph, definition) &&
           fold(s, psg_child(s->graph, definition, 0), out);
  }
  case PSG_INTRINSIC: return fold_intrinsic(s, node, out);
  case PSG_APPLICATION: {
    Folded a, b;
    NodeId head = psg_child(s->graph, node, 0); /* Int32.MaxValue */
    if (row.children.count < 3 && psg_kind(s->graph, head) == PSG_VAR_REF &&
        table_is_image(&s->graph->nodes, psg_var_ref(s->graph, head)->definition.index)) {
      NodeId constant = sema_fold_property(s, node);
      return constant.index && fold(s, constant, out);
    }
    if (row.children.count != 3 ||
        psg_var_ref(s->graph, psg_child(s->graph, node, 0))->definition.index !=
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
      psg_var_ref(s->graph, psg_child(s->graph, value, 0))->definition.index ==
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

/* The literal that is the body of a static property, such as Int32.MaxValue; none for any other body. */
NodeId sema_fold_property(Sema *s, NodeId use) {
  const PsgNode row = *psg_node(s->graph, use);
  Folded folded;
  if (row.kind != PSG_APPLICATION) return (NodeId){0};
  NodeId definition = psg_var_ref(s->graph, psg_child(s->graph, use, 0))->definition;
  if (!definition.index || !psg_child_count(s->graph, definition)) return (NodeId){0};
  NodeId lambda = psg_child(s->graph, definition, 0);
  if (psg_kind(s->graph, lambda) != PSG_LAMBDA) return (NodeId){0};
  NodeId body = psg_child(s->graph, lambda, psg_child_count(s->graph, lambda) - 1);
  if (!fold(s, body, &folded) || folded.kind == LITERAL_STRING) return (NodeId){0};
  LiteralId literal = psg_literal_int(s->graph, folded.kind, folded.bits);
  return psg_new_literal(s->graph, literal, row.type, row.span);
}
