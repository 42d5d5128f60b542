/* object_types: see object_types.h. */
#include "clef/psg/graph/object_types.h"

#include "clef/type/unify.h"

TypeId psg_type_of_base(Graph *g, TypeId type) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return (TypeId){0};
  TyconRow *row = tycon_row(t, tycon);
  if (!row->base.index) return row->kind == TYCON_EXCEPTION ? type_of(t, KNOWN_EXN) : (TypeId){0};
  TypeRow *app = type_row(t, type_resolve(t, type));
  if (!row->params.count) return row->base;
  return type_substitute(t, row->base, row->params, (const TypeId *)run_items(t, app->args));
}

bool psg_is_view(Graph *g, TypeId interface) {
  Types *t = g->types;
  TyconId tycon = type_tycon(t, interface);
  if (type_is_known(t, interface, KNOWN_SEQ)) return true;
  return tycon.index && tycon_row(t, tycon)->kind == TYCON_INTERFACE &&
         table_is_image(&t->tycons, tycon.index) && type_view_member(t, tycon, (TyconId){0}).index;
}

bool psg_is_to_seq(const Graph *g, const MemberRow *member) {
  const char *name = name_text(g->names, member->name);
  return !strcmp(name, "ToSeq@") ||
         (!strcmp(name, "ToSeq") && tycon_row(g->types, member->tycon)->flags & TYCON_TO_SEQ);
}

MemberId psg_object_slot(Graph *g, const char *name) {
  TyconRow *row = tycon_row(g->types, type_known(g->types, KNOWN_OBJECT_SLOTS));
  for (MemberId m = row->members; m.index; m = member_row(g->types, m)->next)
    if (!strcmp(name_text(g->names, member_row(g->types, m)->name), name)) return m;
  bug("the library's ObjectSlots has no %s", name);
}

NodeId psg_object_slot_call(Graph *g, const char *name, TypeId result, const NodeId *args,
                            uint32_t count, Span at) {
  NodeId node = psg_new_n(g, PSG_METHOD_CALL, result, at, args, count);
  psg_method_call(g, node)->slot = psg_object_slot(g, name);
  psg_node(g, node)->name = name_of_string(g->names, name);
  return node;
}
