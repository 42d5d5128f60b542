/* enumerator: values with GetEnumerator, MoveNext and Current as sequences, and the object behind an IEnumerator. */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/call/nodes.h"

TypeId sema_enumerator_object(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (s->dialect->has_raw_enumerators || !type_is_known(t, type, KNOWN_ENUMERATOR)) return type;
  TypeId element = type_arg(t, type, 0);
  return type_app(t, type_known(t, KNOWN_ENUMERATOR_OBJECT), &element, 1);
}

bool sema_has_enumerator(Sema *s, TypeId type) {
  MemberId found = sema_find_member(s, type, sema_name(s, "GetEnumerator"), false);
  if (type_is_known(s->types, type, KNOWN_SEQ))
    return false; /* in the library its extension is a definition like others */
  return found.index && type_prim(s->types, type) != PRIM_ARRAY &&
         !table_is_image(&s->types->tycons, member_row(s->types, found)->tycon.index) &&
         tycon_row(s->types, member_row(s->types, found)->tycon)->kind != TYCON_INTERFACE;
}

static Syn *of_cell(Sema *s, const char *name, Span span) {
  Syn *items[] = {sema_text_ident(s, "e@", span), sema_text_ident(s, "contents", span),
                  sema_text_ident(s, name, span)};
  return sema_make_syn(s, SYN_LONG_IDENT, span, items, 3);
}

/* Declares `name` for the value of a node in the syntax that is checked next. */
static NodeId bind_node(Sema *s, Scope *scope, const char *name, NodeId value, TypeId type,
                        Span span) {
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, value);
  psg_node(s->graph, binding)->name = sema_name(s, name);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  scope_add_value(s, scope, psg_node(s->graph, binding)->name, binding);
  return binding;
}

/* fun () -> an enumerator that consists of three functions: those of the object that `start@ ()` returns. */
static Syn *enumerator_of_object(Sema *s, Syn *begin, Span span) {
  Syn *unit = sema_unit_syntax(s, span);
  Syn *bound[] = {
      NULL, sema_make_name_pattern(s, sema_name(s, "e@"), span), NULL, NULL,
      sema_call_syntax(s, sema_library_path(s, "EnumerableImpl", "cell", span), &begin, 1, span)};
  Syn *cell = sema_text_path(s, "e@", "contents", span); /* MoveNext may change a struct */
  Syn *dispose = sema_call_syntax(s, sema_library_path(s, "EnumerableImpl", "disposeAny", span),
                                  &cell, 1, span);
  Syn *parts[] = {
      sema_thunk_syntax(s, sema_call_syntax(s, of_cell(s, "MoveNext", span), &unit, 1, span), span),
      sema_thunk_syntax(s, of_cell(s, "Current", span), span), sema_thunk_syntax(s, dispose, span)};
  Syn *let[] = {sema_make_syn(s, SYN_BINDING, span, bound, 5),
                sema_call_syntax(s, sema_library_path(s, "EnumerableImpl", "enumerator", span),
                                 parts, 3, span)};
  return sema_thunk_syntax(s, sema_make_syn(s, SYN_LET, span, let, 2), span);
}

NodeId sema_pattern_sequence(Sema *s, const Scope *outer, NodeId collection, Span span) {
  TypeId type = type_resolve(s->types, psg_node(s->graph, collection)->type), started;
  if (type_kind(s->types, type) != TYPE_APP || type_prim(s->types, type) == PRIM_ARRAY ||
      !sema_find_member(s, type, sema_name(s, "GetEnumerator"), false).index)
    return (NodeId){0};
  Scope scope = *outer;
  scope.comp = NULL;
  NodeId source = bind_node(s, &scope, "source@", collection, type, span);
  Syn *unit = sema_unit_syntax(s, span);
  Syn *call = sema_thunk_syntax(
      s, sema_call_syntax(s, sema_text_path(s, "source@", "GetEnumerator", span), &unit, 1, span),
      span);
  NodeId thunk = sema_infer_expr(s, &scope, call, &started);
  NodeId start = bind_node(s, &scope, "start@", thunk, started, span);
  TypeId object = type_resolve(s->types, type_arg(s->types, type_resolve(s->types, started), 1));
  Syn *name = sema_text_ident(s, "start@", span);
  /* an IEnumerator<'T> is disposed of as it is */
  Syn *function = type_is_known(s->types, object, KNOWN_ENUMERATOR)
                      ? name
                      : enumerator_of_object(s, sema_call_syntax(s, name, &unit, 1, span), span);
  Syn *whole = sema_call_syntax(s, sema_library_path(s, "EnumerableImpl", "sequence", span),
                                &function, 1, span);
  TypeId result;
  NodeId children[] = {source, start, sema_infer_expr(s, &scope, whole, &result)};
  return psg_new_n(s->graph, PSG_SEQUENTIAL, result, span, children, 3);
}
