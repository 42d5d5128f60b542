/* constant: constants as they are written. */
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/expr/expr.h"

NodeId expr_check_const(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
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
        (type_is_known(t, expect->type, KNOWN_INT32) || (e->flags & SYN_F_POSTFIX)))
      type = type_of(t, KNOWN_INT32);
    uint64_t bits = e->u.bits;
    if (e->sub == SYN_CONST_I32 && bits != (uint64_t)(int64_t)(int32_t)bits &&
        !s->dialect->has_fixed_int && type_prim(t, type) != PRIM_INT64) {
      if (bits > UINT32_MAX) diag(s->diags, e->span, D_RANGE_I32);
      bits = (uint64_t)(int64_t)(int32_t)bits;
    }
    node = sema_literal_node(s, numbers[i].kind, bits, type, e->span);
  }
  switch ((SynConst)e->sub) {
  case SYN_CONST_UNIT: node = sema_unit_node(s, e->span); break;
  case SYN_CONST_F64: {
    uint64_t bits;
    memcpy(&bits, &e->u.number, 8);
    node = sema_literal_node(s, LITERAL_FLOAT64, bits, type_of(t, KNOWN_FLOAT), e->span);
    break;
  }
  case SYN_CONST_F32: {
    float narrow = (float)e->u.number;
    uint32_t bits;
    memcpy(&bits, &narrow, 4);
    node = sema_literal_node(s, LITERAL_FLOAT32, bits, type_of(t, KNOWN_FLOAT32), e->span);
    break;
  }
  case SYN_CONST_STRING:
    if (sema_is_format(t, expect->type)) return sema_check_format(s, e, expect->type);
    node =
        psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, e->u.bytes, e->size),
                        type_of(t, KNOWN_STRING), e->span);
    break;
  case SYN_CONST_BYTES:
    node = psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_BYTES, e->u.bytes, e->size),
                           type_array(t, type_of(t, KNOWN_UINT8), 1), e->span);
    break;
  case SYN_CONST_NULL:
    if (!s->dialect->has_null) {
      diag(s->diags, e->span, D_CLEF_NULL, sema_type_text(s, expect->type));
      return sema_error_node(s, expect->type, e->span);
    }
    if (!sema_constrain_type(s, expect->type, CONSTRAINT_NULL, e->span)) {
      diag(s->diags, e->span, D_NULL_REFUSED, sema_type_text(s, expect->type));
      return sema_error_node(s, expect->type, e->span);
    }
    return sema_literal_node(s, LITERAL_NULL, 0, expect->type, e->span);
  case SYN_CONST_BIG: return sema_check_bignum(s, scope, e, expect);
  case SYN_CONST_DECIMAL:
    if (!e->count || !e->items[0]) return sema_check_decimal(s, scope, e, expect);
    node = sema_check_decimal(s, scope, e, EXPECT(type_of(t, KNOWN_DECIMAL)));
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
  return sema_fit_expected(s, node, expect, e->span);
}
