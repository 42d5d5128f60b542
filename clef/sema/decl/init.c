/* init: `as this`: members called before the object is made.
 *
 *   type C() as this =               .ctor = fun this -> this.x <- 1; this.init@ <- true; this.M ()
 *     let x = 1                      M     = fun this () -> if not this.init@ then fail (); …
 *     do this.M()
 *
 * A class whose constructor names its object, and every class that inherits from one, has the hidden field init@. The primary
 * constructor sets it after its last `let` or `member val`. Members of the class test it first. If a base's constructor calls an
 * override, init@ is still false, and the override raises InvalidOperationException.
 */
#include "clef/sema/call/nodes.h"
#include "clef/sema/decl/class.h"

bool class_names_itself(Syn *def) {
  Syn *ctor = syn_item(def, SYN_TYPE_DEF_CTOR);
  if (ctor && syn_item(ctor, 1)) return true;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i]->kind == SYN_CTOR && syn_item(def->items[i], 1)) return true;
  return false;
}

static Name init_name(Sema *s) { return sema_name(s, "init@"); }

/* It is the last field of the class. */
FieldId class_init_field(Sema *s, TyconId tycon) {
  const TyconRow *row = tycon_row(s->types, tycon);
  FieldId last = {row->fields + row->field_count - 1};
  bool has_init = row->field_count && field_row(s->types, last)->name.index == init_name(s).index;
  return has_init ? last : (FieldId){0};
}

/* A class whose members are declared has the field, or not. */
bool class_needs_init(Sema *s, TyconId tycon) {
  Types *t = s->types;
  while (tycon.index) {
    const TyconRow *row = tycon_row(t, tycon);
    if (row->kind != TYCON_CLASS) return false;
    if (row->flags & TYCON_AS_THIS) return true;
    if (class_has_counted_slots(s, tycon)) return class_init_field(s, tycon).index != 0;
    tycon = row->base.index ? type_tycon(t, row->base) : (TyconId){0};
  }
  return false;
}

NodeId class_set_init(Sema *s, const Scope *scope, FieldId field, Span span) {
  TypeId type = type_of(s->types, KNOWN_BOOL);
  NodeId yes = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_BOOL, 1), type, span);
  NodeId self =
      psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
  psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
  NodeId node = psg_new2(s->graph, PSG_FIELD_SET, sema_unit(s), span, self, yes);
  psg_field(s->graph, node)->id = field;
  psg_node(s->graph, node)->name = init_name(s);
  return node;
}

/* The body of a member behind a test whether `self` is initialised. */
NodeId class_guard_init(Sema *s, TyconId tycon, NodeId self, NodeId body, Span span) {
  FieldId field = class_init_field(s, tycon);
  if (!field.index) return body;
  NodeId use = psg_new_var(s->graph, self, psg_node(s->graph, self)->type, span);
  psg_node(s->graph, use)->name = psg_node(s->graph, self)->name;
  NodeId made = psg_new1(s->graph, PSG_FIELD_GET, type_of(s->types, KNOWN_BOOL), span, use);
  psg_field(s->graph, made)->id = field;
  psg_node(s->graph, made)->name = init_name(s);
  NodeId unit = sema_unit_node(s, span);
  NodeId fail = sema_library_call(s, "Raise", "notInitialised", sema_unit(s), &unit, 1, span);
  NodeId guard =
      psg_new3(s->graph, PSG_IF_THEN_ELSE, sema_unit(s), span, made, sema_unit_node(s, span), fail);
  return psg_new2(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, body)->type, span, guard, body);
}
