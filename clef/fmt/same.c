/* same: see same.h. */
#include "clef/fmt/same.h"

static bool same_bytes(const Syn *left, const Syn *right) {
  if (!left->u.bytes || !right->u.bytes) return left->u.bytes == right->u.bytes;
  return left->size == right->size && !memcmp(left->u.bytes, right->u.bytes, left->size);
}

static bool same_const(const Syn *left, const Syn *right) {
  switch ((SynConst)left->sub) {
  case SYN_CONST_UNIT:
  case SYN_CONST_NULL: return true;
  case SYN_CONST_STRING:
  case SYN_CONST_BYTES:
  case SYN_CONST_DECIMAL:
  case SYN_CONST_BIG: return same_bytes(left, right);
  default: return left->u.bits == right->u.bits;
  }
}

static bool same_nodes(Syn *const *left, uint32_t left_count, Syn *const *right,
                       uint32_t right_count) {
  if (left_count != right_count) return false;
  for (uint32_t i = 0; i < left_count; i++) {
    if (!left[i] || !right[i]) {
      if (left[i] != right[i]) return false;
    } else if (!same_tree(left[i], right[i])) {
      return false;
    }
  }
  return true;
}

static bool same_decor(const SynDecor *left, const SynDecor *right) {
  if (!left || !right) return left == right;
  if (left->access != right->access || left->doc_size != right->doc_size) return false;
  if (left->doc_size && memcmp(left->doc, right->doc, left->doc_size) != 0) return false;
  return same_nodes(left->attributes, left->attribute_count, right->attributes,
                    right->attribute_count);
}

static bool is_call_in_parens(const Syn *node) {
  if (node->kind != SYN_APP || node->count != 2) return false;
  const Syn *arg = node->items[1];
  return arg->kind == SYN_PAREN || (arg->kind == SYN_CONST && arg->sub == SYN_CONST_UNIT);
}

/* The nodes without their children. */
static bool same_node(const Syn *left, const Syn *right) {
  uint32_t ignored = is_call_in_parens(left) ? SYN_F_ADJACENT : 0;
  if (left->kind != right->kind || left->sub != right->sub || left->count != right->count ||
      (left->flags | ignored) != (right->flags | ignored) || left->name.index != right->name.index)
    return false;
  if (left->kind == SYN_CONST) return same_const(left, right);
  if (left->kind == SYN_HOLE) return same_bytes(left, right);
  if (left->kind == SYN_TYPE_POWER)
    return left->u.bits == right->u.bits && left->size == right->size;
  return !syn_has_decor((SynKind)left->kind) || same_decor(left->u.decor, right->u.decor);
}

bool same_tree(const Syn *left, const Syn *right) {
  for (;;) { /* first children nest without limit */
    if (!same_node(left, right)) return false;
    if (!left->count) return true;
    if (!same_nodes(left->items + 1, left->count - 1, right->items + 1, right->count - 1))
      return false;
    if (!left->items[0] || !right->items[0]) return left->items[0] == right->items[0];
    left = left->items[0];
    right = right->items[0];
  }
}
