/* default_object: the object that a constructor without arguments makes. */
#include "clef/psg/derive/derive.h"

static NodeId default_of(Graph *g, TypeId type, Span at) {
  return make_intrinsic(g, at, INTRINSIC_DEFAULT_OF, type, type, NULL, 0);
}

/* new T() of a type without a maker of its own (clef/sema/decl/constructor.c): a number, a struct, an obj, a
 * record with [<CLIMutable>], a class of the library; none when it has no such constructor. */
NodeId psg_made_by_default(Graph *g, TypeId type, Span at) {
  Types *t = g->types;
  type = type_resolve(t, type);
  if (!synth_is_reference(t, type)) return default_of(g, type, at);
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return (NodeId){0};
  if (type_is_known(t, type, KNOWN_OBJ)) {
    NodeId unit = make_unit(g, at);
    return psg_library_call(g, psg_plain(LIBRARY_PLAIN_OBJECT), type, &unit, 1, at);
  }
  const TyconRow row = *tycon_row(t, tycon);
  if (row.kind == TYCON_RECORD && row.flags & TYCON_CLI_MUTABLE && !(row.flags & TYCON_IS_STRUCT)) {
    NodeId *values = NEW_ARRAY(g->arena, NodeId, row.field_count + 1);
    uint32_t *fields = NEW_ARRAY(g->arena, uint32_t, row.field_count + 1);
    for (uint32_t i = 0; i < row.field_count; i++) {
      fields[i] = row.fields + i;
      values[i] = default_of(g, type_of_field(t, (FieldId){fields[i]}, type), at);
    }
    NodeId made = psg_new_n(g, PSG_RECORD_EXPR, type, at, values, row.field_count);
    psg_record(g, made)->fields = psg_list(g, fields, row.field_count);
    return made;
  }
  if (row.kind != TYCON_CLASS) return (NodeId){0};
  for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
    if (member_row(t, m)->kind != MEMBER_CONSTRUCTOR || member_row(t, m)->arg_names.count) continue;
    NodeId made = psg_new1(g, PSG_NEW_OBJECT, type, at, make_unit(g, at));
    psg_new_object(g, made)->constructor = m;
    const TypeRow app = *type_row(t, type_resolve(t, type));
    psg_new_object(g, made)->types = psg_list(g, run_items(t, app.args), app.args.count);
    return made;
  }
  return (NodeId){0};
}
