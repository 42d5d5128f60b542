/* desugar: syntax that the checker makes from other syntax and checks as if the program had it. */
#include "clef/sema/call/nodes.h"

Syn *sema_make_syn(Sema *s, SynKind kind, Span span, Syn *const *items, uint32_t count) {
  Syn *node = NEW(s->unit, Syn);
  node->kind = (uint16_t)kind;
  node->span = span;
  node->count = count;
  node->items = NEW_ARRAY(s->unit, Syn *, count + 1);
  for (uint32_t i = 0; items && i < count; i++) node->items[i] = items[i];
  return node;
}

Syn *sema_make_ident(Sema *s, Name name, Span span) {
  Syn *node = sema_make_syn(s, SYN_IDENT, span, NULL, 0);
  node->name = name;
  return node;
}

Syn *sema_make_name_pattern(Sema *s, Name name, Span span) {
  Syn *ident = sema_make_ident(s, name, span);
  Syn *pattern = sema_make_syn(s, SYN_PAT_NAME, span, &ident, 1);
  pattern->name = name;
  return pattern;
}

/* ---- Indices from the end ---- */

static bool is_from_end(const Sema *s, const Syn *e) {
  return e && e->kind == SYN_PREFIX && e->name.index == s->words.caret.index;
}

static bool has_from_end(const Sema *s, const Syn *index) {
  if (index->kind == SYN_TUPLE) {
    for (uint32_t i = 0; i < index->count; i++)
      if (index->items[i]->kind != SYN_TUPLE && has_from_end(s, index->items[i])) return true;
    return false;
  }
  if (index->kind != SYN_RANGE) return is_from_end(s, index);
  return is_from_end(s, index->items[0]) || is_from_end(s, syn_item(index, 2));
}

/* `^e` of a dimension: object.GetReverseIndex(dimension, e); anything else as it is. */
static Syn *from_start(Sema *s, Syn *object, Syn *e, uint32_t dimension) {
  if (!is_from_end(s, e)) return e;
  Syn *number = sema_make_syn(s, SYN_CONST, e->span, NULL, 0);
  number->sub = SYN_CONST_I32;
  number->u.bits = dimension;
  Syn *dot[] = {object, sema_make_ident(s, sema_name(s, "GetReverseIndex"), e->span)};
  Syn *pair[] = {number, e->items[0]};
  Syn *tuple = sema_make_syn(s, SYN_TUPLE, e->span, pair, 2);
  Syn *call[] = {sema_make_syn(s, SYN_DOT, e->span, dot, 2),
                 sema_make_syn(s, SYN_PAREN, e->span, &tuple, 1)};
  Syn *app = sema_make_syn(s, SYN_APP, e->span, call, 2);
  app->flags |= SYN_F_ADJACENT;
  return app;
}

static Syn *dimension_from_start(Sema *s, Syn *object, Syn *index, uint32_t dimension) {
  if (index->kind != SYN_RANGE) return from_start(s, object, index, dimension);
  Syn *range = sema_make_syn(s, SYN_RANGE, index->span, index->items, index->count);
  range->items[0] = from_start(s, object, index->items[0], dimension);
  if (range->count > 2) range->items[2] = from_start(s, object, index->items[2], dimension);
  return range;
}

Syn *sema_index_from_start(Sema *s, Syn *e) {
  Syn *index = e->items[1], *object = e->items[0], *from = NULL;
  if (!has_from_end(s, index)) return NULL;
  if (index->kind == SYN_TUPLE) {
    from = sema_make_syn(s, SYN_TUPLE, index->span, index->items, index->count);
    for (uint32_t i = 0; i < from->count; i++)
      from->items[i] = dimension_from_start(s, object, index->items[i], i);
  } else {
    from = dimension_from_start(s, object, index, 0);
  }
  Syn *parts[] = {object, from};
  return sema_make_syn(s, SYN_INDEX, e->span, parts, 2);
}

/* ---- small pieces of syntax ---- */

Syn *sema_unit_syntax(Sema *s, Span span) {
  Syn *pattern = sema_make_syn(s, SYN_CONST, span, NULL, 0);
  pattern->sub = SYN_CONST_UNIT;
  return pattern;
}

Syn *sema_text_ident(Sema *s, const char *text, Span span) {
  return sema_make_ident(s, sema_name(s, text), span);
}

Syn *sema_text_path(Sema *s, const char *first, const char *second, Span span) {
  Syn *items[] = {sema_text_ident(s, first, span), sema_text_ident(s, second, span)};
  return sema_make_syn(s, SYN_LONG_IDENT, span, items, 2);
}

Syn *sema_library_path(Sema *s, const char *module, const char *name, Span span) {
  Syn *path = sema_text_path(s, module, name, span);
  path->flags |= SYN_F_LIBRARY;
  return path;
}

Syn *sema_call_syntax(Sema *s, Syn *function, Syn *const *args, uint32_t count, Span span) {
  Syn *items[4] = {function};
  for (uint32_t i = 0; i < count; i++) items[1 + i] = args[i];
  Syn *node = sema_make_syn(s, SYN_APP, span, items, 1 + count);
  if (count == 1 && args[0]->kind == SYN_CONST) node->flags |= SYN_F_ADJACENT;
  return node;
}

/* fun () -> body */
Syn *sema_thunk_syntax(Sema *s, Syn *body, Span span) {
  Syn *items[] = {sema_unit_syntax(s, span), body};
  return sema_make_syn(s, SYN_LAMBDA, span, items, 2);
}
