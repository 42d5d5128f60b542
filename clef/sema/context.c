/* context: the names, types and nodes that every room makes. */
#include "clef/sema/context.h"

#include "clef/base/progress.h"

enum { MOST_DEPTH = 4000 };

void sema_find_names(Sema *s) {
  s->words.dispose = sema_name(s, "Dispose");
  s->words.invoke = sema_name(s, "Invoke");
  s->words.item = sema_name(s, "Item");
  s->words.incr = sema_name(s, "incr");
  s->words.decr = sema_name(s, "decr");
  s->words.caret = sema_name(s, "^");
  s->words.ctor = sema_name(s, ".ctor");
  s->words.global = sema_name(s, "global");
}

const char *sema_type_text(Sema *s, TypeId type) { return type_text(s->types, s->session, type); }

TypeId sema_new_var(Sema *s, Span span) { return type_new_var(s->types, s->level, span); }
TypeId sema_open_function(Sema *s, Span span) {
  TypeId domain = sema_new_var(s, span),
         range = sema_new_var(s, span); /* in this order with every compiler */
  return type_function(s->types, domain, range);
}
TypeId sema_unit(Sema *s) { return type_of(s->types, KNOWN_UNIT); }
TypeId sema_int(Sema *s) { return type_resolve(s->types, type_of(s->types, KNOWN_INT)); }
Name sema_name(Sema *s, const char *text) { return name_of_string(s->names, text); }
Name sema_fresh_name(Sema *s) {
  return sema_name(s, format_in(s->session, "$%u", s->next_dollar++));
}

bool sema_is_fresh_name(const Sema *s, Name name) {
  if (!s->next_dollar) return false;
  const char *text = name_text(s->names, name);
  return text[0] == '$' && text[1] >= '0' && text[1] <= '9';
}

uint32_t sema_begin_made(Sema *s, const char *what) {
  if (s->dialect->owns_library || s->graph->expansion) return s->graph->expansion;
  return psg_begin_expansion(s->graph, "Baker", what);
}

void sema_end_made(Sema *s, uint32_t outer) { psg_end_expansion(s->graph, outer); }

void sema_mark_made(Sema *s, NodeId node, const char *what) {
  uint32_t outer = sema_begin_made(s, what);
  psg_node(s->graph, node)->metadata = s->graph->expansion;
  sema_end_made(s, outer);
}

/* What was reported has no type of its own, so that nothing more is said about it. */
NodeId sema_error_node(Sema *s, TypeId type, Span span) {
  if (type_kind(s->types, type_resolve(s->types, type)) == TYPE_VAR)
    type_unify(&s->unifier, type, type_error(s->types));
  return psg_new(s->graph, PSG_ERROR, type_error(s->types), span);
}

NodeId sema_unit_node(Sema *s, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_UNIT, 0), sema_unit(s), span);
}

bool sema_enter(Sema *s, Span span) {
  Progress *p = progress();
  p->file = span.file, p->start = span.start;
  if (++s->depths.exprs <= MOST_DEPTH) return true;
  if (!s->depths.is_too_deep)
    diag(s->diags, span, D_NESTED_TOO_DEEPLY, "expressions",
         format_in(s->session, "%d", MOST_DEPTH));
  s->depths.is_too_deep = true;
  return false;
}
