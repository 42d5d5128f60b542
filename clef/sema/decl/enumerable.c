/* enumerable: sequences that are classes, and enumerators that are objects.
 *
 *   interface seq<'T> with member _.GetEnumerator() = e
 *       becomes a member GetEnumerator@, which the class has beside a GetEnumerator of its own, and
 *       member this.ToSeq@() = EnumerableImpl.sequence (fun () -> this.GetEnumerator@()), which a coercion to seq calls.
 *       In the library both are without @
 *   type I = inherit seq<'T>
 *       has a slot GetEnumerator, and a member ToSeq as above; an implementation of I fills the slot
 *   interface IEnumerator<'T> with member _.Current = c
 *       is the library's IEnumeratorObject<'T>; a coercion to IEnumerator<'T> makes the cell (EnumerableImpl.ofObject)
 *   { new C() with … interface seq<'T> with member this.GetEnumerator() = e }
 *       has the library's IView<seq<'T>> and IView<IEnumerable>, which a test of an object finds (class_view_member)
 *   { new IEnumerator<'T> with Current, MoveNext, Dispose }
 *       becomes EnumerableImpl.enumerator (fun () -> MoveNext) (fun () -> Current) (fun () -> Dispose)
 *   { new seq<'T> with member this.GetEnumerator() = e }
 *       becomes EnumerableImpl.sequenceOf (fun this -> e)
 *   for x in c, where c has GetEnumerator, and that MoveNext and Current
 *       is over EnumerableImpl.sequence of such an enumerator
 */
#include "clef/sema/check.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/decl/class.h"

static const char *own_enumerator(const Sema *s) {
  return s->dialect->has_raw_enumerators ? "GetEnumerator" : "GetEnumerator@";
}

Syn *class_sequence_member(Sema *s, bool of_interface, Span span) {
  Syn *unit = sema_unit_syntax(s, span);
  const char *name = of_interface ? "GetEnumerator" : own_enumerator(s);
  Syn *start_items[] = {sema_text_path(s, "this@", name, span), unit};
  Syn *start = sema_make_syn(s, SYN_APP, span, start_items, 2);
  start->flags |= SYN_F_ADJACENT;
  Syn *call_items[] = {sema_library_path(s, "EnumerableImpl", "sequence", span),
                       sema_thunk_syntax(s, start, span)};
  Syn *items[] = {sema_text_ident(s, "this@", span),
                  sema_text_ident(s, s->dialect->has_raw_enumerators ? "ToSeq" : "ToSeq@", span),
                  NULL,
                  NULL,
                  sema_make_syn(s, SYN_APP, span, call_items, 2),
                  unit};
  return sema_make_syn(s, SYN_MEMBER, span, items, 6);
}

bool class_is_sequence(Sema *s, TypeId interface) {
  return interface.index && !type_is_known(s->types, interface, KNOWN_SEQ) &&
         type_find_super(s->types, interface, type_known(s->types, KNOWN_SEQ)).index;
}

bool class_fills_enumerator(Sema *s, TyconId tycon, TypeId interface) {
  Types *t = s->types;
  if (!class_is_sequence(s, interface)) return false;
  IdRun listed = tycon_row(t, tycon)->interfaces;
  for (uint32_t i = 0; i < listed.count; i++) {
    TypeId other = {run_items(t, listed)[i]};
    if (!type_equal(t, other, interface) && class_is_sequence(s, other) &&
        type_find_super(t, interface, type_tycon(t, other)).index)
      return false;
  }
  return true;
}

Syn *class_enumerator_member(Sema *s, Span span) {
  Syn *unit = sema_unit_syntax(s, span);
  Syn *start =
      sema_call_syntax(s, sema_text_path(s, "this@", own_enumerator(s), span), &unit, 1, span);
  Syn *items[] = {sema_text_ident(s, "this@", span),
                  sema_text_ident(s, "GetEnumerator", span),
                  NULL,
                  NULL,
                  start,
                  unit};
  return sema_make_syn(s, SYN_MEMBER, span, items, 6);
}

bool class_writes_enumerator(Sema *s, Syn *interface) {
  for (uint32_t i = 1; i < interface->count; i++)
    if (interface->items[i]->kind == SYN_MEMBER &&
        !strcmp(name_text(s->names, interface->items[i]->items[SYN_BINDING_HEAD]->name),
                "GetEnumerator"))
      return true;
  return false;
}

Syn *class_hidden_enumerator(Sema *s, Syn *member) {
  if (s->dialect->has_raw_enumerators || member->kind != SYN_MEMBER ||
      strcmp(name_text(s->names, member->items[SYN_BINDING_HEAD]->name), "GetEnumerator") != 0)
    return member;
  Syn *hidden = sema_make_syn(s, SYN_MEMBER, member->span, member->items, member->count);
  hidden->flags = member->flags & ~(uint32_t)(SYN_F_OVERRIDE | SYN_F_DEFAULT);
  hidden->u = member->u;
  hidden->items[SYN_BINDING_HEAD] =
      sema_text_ident(s, own_enumerator(s), member->items[SYN_BINDING_HEAD]->span);
  return hidden;
}

void class_set_enumerator_type(Sema *s, const MemberDecl *d, TypeId sequence) {
  Types *t = s->types;
  if (!d->member.index || d->syn->kind != SYN_MEMBER || d->syn->items[SYN_BINDING_RESULT] ||
      strcmp(name_text(s->names, d->syn->items[SYN_BINDING_HEAD]->name), own_enumerator(s)) != 0)
    return;
  TypeId element = type_arg(t, sequence, 0),
         type = psg_node(s->graph, (NodeId){member_row(t, d->member)->binding})->type;
  while (type_kind(t, type_resolve(t, type)) == TYPE_FUNCTION)
    type = type_arg(t, type_resolve(t, type), 1);
  type_unify(&s->unifier, type, type_app(t, type_known(t, KNOWN_ENUMERATOR), &element, 1));
}

void class_declare_enumerator_slot(Sema *s, TyconId tycon, TypeId sequence, Span span,
                                   uint32_t *slot) {
  Types *t = s->types;
  TypeId element = type_arg(t, sequence, 0),
         type = type_app(t, type_known(t, KNOWN_ENUMERATOR), &element, 1);
  TypeId own = class_own_type(s, tycon);
  type = type_function(t, own, type_function(t, sema_unit(s), type));
  MemberId member = class_new_member(s, tycon, sema_name(s, "GetEnumerator"), MEMBER_METHOD,
                                     MEMBER_ABSTRACT | MEMBER_VIRTUAL, span);
  member_row(t, member)->slot = (*slot)++;
  class_set_names(s, member, NULL, 0);
  IdRun params = tycon_row(t, tycon)->params;
  SchemeId scheme =
      type_generalize(t, type, s->level - 1, (const ParamId *)run_items(t, params), params.count);
  member_row(t, member)->scheme = scheme;
}

static const char *member_text(const Sema *s, const Syn *member) {
  return member->kind == SYN_MEMBER ? name_text(s->names, member->items[SYN_BINDING_HEAD]->name)
                                    : "";
}

bool class_is_second_enumerator(const Sema *s, const Syn *interface, uint32_t at) {
  if (strcmp(member_text(s, interface->items[at]), "GetEnumerator") != 0) return false;
  for (uint32_t i = 1; i < at; i++)
    if (!strcmp(member_text(s, interface->items[i]), own_enumerator(s))) return true;
  return false;
}

bool class_is_old_enumeration(Sema *s, Syn *m) {
  if (m->kind != SYN_MEMBER) return false;
  Syn *type = m->items[SYN_BINDING_RESULT], *body = m->items[SYN_BINDING_BODY];
  while (body && body->kind == SYN_PAREN) body = body->items[0];
  if (!type && body && body->kind == SYN_UPCAST_TO) type = body->items[1]; /* = e :> IEnumerator */
  const char *wanted = "IEnumerator";
  if (!type && body && body->kind == SYN_APP && body->items[0]->kind == SYN_DOT) {
    Syn *object = body->items[0]->items[0]; /* = (e :> IEnumerable).GetEnumerator () */
    while (object->kind == SYN_PAREN) object = object->items[0];
    if (object->kind == SYN_UPCAST_TO) type = object->items[1], wanted = "IEnumerable";
  }
  if (!type) return false;
  while (type->kind == SYN_TYPE_PAREN) type = type->items[0];
  if (type->kind != SYN_TYPE_NAME || type->count != 1) return false;
  Syn *last = syn_path_part(type->items[0], syn_path_count(type->items[0]) - 1);
  return !strcmp(name_text(s->names, last->name), wanted) &&
         !strcmp(name_text(s->names, m->items[SYN_BINDING_HEAD]->name), "GetEnumerator");
}

/* The body of the first member of that name, here or in the interfaces after it. */
static Syn *body_of(Sema *s, Syn *object, const char *name) {
  for (uint32_t i = 3; i < object->count; i++) {
    Syn *m = object->items[i];
    if (!m) continue;
    Syn **items = m->kind == SYN_INTERFACE ? m->items + 1 : &object->items[i];
    uint32_t count = m->kind == SYN_INTERFACE ? m->count - 1 : 1;
    for (uint32_t k = 0; k < count; k++) {
      Syn *member = items[k]->kind == SYN_PROPERTY ? items[k]->items[0] : items[k];
      if (member->kind == SYN_MEMBER &&
          !strcmp(name_text(s->names, member->items[SYN_BINDING_HEAD]->name), name))
        return member->items[SYN_BINDING_BODY];
    }
  }
  return NULL;
}

NodeId class_enumerator(Sema *s, const Scope *scope, Syn *object, TypeId type) {
  static const char *const names[] = {"MoveNext", "Current", "Dispose"};
  Span span = object->span;
  TypeId results[] = {type_of(s->types, KNOWN_BOOL), type_arg(s->types, type, 0), sema_unit(s)};
  NodeId args[3];
  for (uint32_t i = 0; i < 3; i++) {
    Syn *body = body_of(s, object, names[i]);
    if (!body && i == 2) body = sema_unit_syntax(s, span);
    TypeId function = type_function(s->types, sema_unit(s), results[i]);
    if (!body) {
      diag(s->diags, span, D_SLOT_MISSING,
           format_in(s->session, "abstract IEnumerator.%s: %s", names[i],
                     sema_type_text(s, i ? results[i] : function)));
      return sema_error_node(s, type, span);
    }
    args[i] = sema_check_expr(s, scope, sema_thunk_syntax(s, body, span), function);
  }
  return sema_library_call(s, "EnumerableImpl", "enumerator", type, args, 3, span);
}

Syn *class_view_member(Sema *s, Syn *interface, bool is_untyped) {
  for (uint32_t i = 1; i < interface->count; i++) {
    Syn *m = interface->items[i];
    if (m->kind != SYN_MEMBER || class_is_old_enumeration(s, m) ||
        strcmp(name_text(s->names, m->items[SYN_BINDING_HEAD]->name), "GetEnumerator") != 0)
      continue;
    Span span = m->span;
    const Syn *written = m->items[0];
    bool has_name = written && written->kind == SYN_IDENT &&
                    strcmp(name_text(s->names, written->name), "_") != 0;
    Name self = has_name ? written->name : sema_name(s, "this@");
    Syn *args[2] = {sema_make_ident(s, self, span)};
    if (is_untyped) { /* the object cast to the sequence */
      Syn *cast[] = {
          sema_call_syntax(s, sema_library_path(s, "ObjectSeq", "object", span), args, 1, span),
          interface->items[0]};
      args[0] = sema_make_syn(s, SYN_DOWNCAST_TO, span, cast, 2);
    } else {
      Syn *body = m->items[SYN_BINDING_BODY];
      if (m->items[SYN_BINDING_RESULT]) {
        Syn *annotated[] = {body, m->items[SYN_BINDING_RESULT]};
        body = sema_make_syn(s, SYN_TYPED, body->span, annotated, 2);
      }
      args[1] = sema_thunk_syntax(s, body, span);
    }
    Syn *view = sema_call_syntax(
        s, sema_library_path(s, "ObjectSeq", is_untyped ? "untyped" : "view", span), args,
        is_untyped ? 1 : 2, span);
    Syn *items[] = {
        sema_make_ident(s, self, span), sema_text_ident(s, "View", span), NULL, NULL, view,
        sema_unit_syntax(s, span)};
    return sema_make_syn(s, SYN_MEMBER, span, items, 6);
  }
  return NULL;
}

bool class_is_sequence_object(Sema *s, Syn *object) {
  bool found = false;
  for (uint32_t i = 3; i < object->count; i++) {
    Syn *m = object->items[i];
    if (!m || class_is_old_enumeration(s, m)) continue;
    if (m->kind == SYN_INTERFACE) {
      for (uint32_t k = 1; k < m->count; k++)
        if (!class_is_old_enumeration(s, m->items[k])) return false;
    } else {
      if (found || m->kind != SYN_MEMBER ||
          strcmp(name_text(s->names, m->items[SYN_BINDING_HEAD]->name), "GetEnumerator") != 0)
        return false;
      found = true;
    }
  }
  return found;
}

NodeId class_sequence_object(Sema *s, const Scope *scope, Syn *object, TypeId type) {
  Types *t = s->types;
  Syn *member = NULL;
  for (uint32_t i = 3; i < object->count && !member; i++)
    if (object->items[i] && object->items[i]->kind == SYN_MEMBER &&
        !class_is_old_enumeration(s, object->items[i]))
      member = object->items[i];
  Span span = object->span;
  TypeId element = type_arg(t, type, 0);
  TypeId start = type_function(t, type, type_app(t, type_known(t, KNOWN_ENUMERATOR), &element, 1));
  const Syn *self = member->items[0];
  Name name = self && self->kind == SYN_IDENT ? self->name : sema_name(s, "_");
  Syn *items[] = {sema_make_name_pattern(s, name, span), member->items[SYN_BINDING_BODY]};
  NodeId function = sema_check_expr(s, scope, sema_make_syn(s, SYN_LAMBDA, span, items, 2), start);
  return sema_library_call(s, "EnumerableImpl", "sequenceOf", type, &function, 1, span);
}
