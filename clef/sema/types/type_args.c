/* type_args: checks the number of type arguments at a use, and reports arguments that are left out although nothing
 * determines them.
 *
 * A use may have fewer arguments than the definition has parameters, since inference may have added parameters.
 * Only definitions of the program are checked: those of the library may have other type parameters than F#'s.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"

static bool mentions_param(Sema *s, TypeId type, IdRun params) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_PARAM)
    for (uint32_t i = 0; i < params.count; i++)
      if (run_items(t, params)[i] == row.head) return true;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        mentions_param(s, (TypeId){run_items(t, row.args)[i]}, params))
      return true;
  return false;
}

static uint32_t own_count(Sema *s, MemberId member) {
  const MemberRow *row = member_row(s->types, member);
  uint32_t all = scheme_row(s->types, row->scheme)->params.count,
           of_type = tycon_row(s->types, row->tycon)->params.count;
  return all > of_type ? all - of_type : 0;
}

bool sema_check_member_type_args(Sema *s, const MemberId *members, uint32_t count, uint32_t given,
                                 Span span) {
  if (!given || !count) return true;
  for (uint32_t i = 0; i < count; i++) {
    const MemberRow *row = member_row(s->types, members[i]);
    if (!row->scheme.index || !sema_is_own_text(s, row->span) || own_count(s, members[i]) >= given)
      return true;
    for (uint32_t k = 0; k < s->members.open_members.count; k++)
      if (s->members.open_members.items[k].index == members[i].index)
        return true; /* not known yet */
  }
  diag(s->diags, span, D_MEMBER_TYPE_ARG_COUNT,
       name_text(s->names, member_row(s->types, members[0])->name),
       format_in(s->session, "%u", own_count(s, members[0])), format_in(s->session, "%u", given));
  return false;
}

bool sema_check_value_type_args(Sema *s, NodeId definition, uint32_t expected, uint32_t given,
                                Span span) {
  const PsgNode *row = psg_node(s->graph, definition);
  IdRun params = row->kind == PSG_BINDING && psg_binding_of(row)->scheme.index
                     ? scheme_row(s->types, psg_binding_of(row)->scheme)->params
                     : (IdRun){0, 0};
  if (params.count && given && sema_is_own_text(s, row->span) &&
      !(param_row(s->types, (ParamId){run_items(s->types, params)[0]})->flags & PARAM_DECLARED))
    diag(s->diags, span, D_TYPE_ARGS_UNDECLARED, name_text(s->names, row->name));
  if (given && given < expected && params.count == expected && sema_is_own_text(s, row->span)) {
    bool declared = true;
    for (uint32_t i = 0; i < params.count; i++)
      declared = declared && param_row(s->types, (ParamId){run_items(s->types, params)[i]})->flags &
                                 PARAM_DECLARED;
    if (declared) {
      diag(s->diags, span, D_VALUE_TYPE_ARG_COUNT, format_in(s->session, "%u", expected),
           format_in(s->session, "%u", given));
      return false;
    }
  }
  if (expected >= given || row->kind != PSG_BINDING || !sema_is_own_text(s, row->span)) return true;
  if (!expected && (psg_binding_of(row)->scheme.index || !psg_child_count(s->graph, definition)))
    return true; /* not known yet */
  if (expected)
    diag(s->diags, span, D_VALUE_TYPE_ARG_COUNT, format_in(s->session, "%u", expected),
         format_in(s->session, "%u", given));
  else
    diag(s->diags, span, D_NO_TYPE_ARGS);
  return false;
}

void sema_check_instantiation(Sema *s, TyconId tycon, TypeId owner, Name name, Span span) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  if (!row.params.count || row.kind == TYCON_ABBREV || !s->dialect->checks_uses ||
      !sema_is_own_text(s, row.span))
    return;
  MemberSet found = sema_find_members(s, owner, name, true);
  if (!found.count) return;
  for (uint32_t i = 0; i < found.count; i++) {
    const MemberRow *member = member_row(t, found.items[i]);
    if (!member->scheme.index || member->tycon.index != tycon.index) return;
    TypeId type = scheme_row(t, member->scheme)->type;
    if (mentions_param(s, type, row.params)) return;
    for (uint32_t k = 0; k < s->members.open_members.count; k++)
      if (s->members.open_members.items[k].index == found.items[i].index)
        return; /* not known yet */
  }
  diag(s->diags, span, D_INSTANTIATION_MISSING, name_text(s->names, row.name));
}
