/* slot: slots of interfaces and base classes: finds the slot that a member implements, and reports slots without
 * implementation. */
#include "clef/sema/decl/class.h"
#include "clef/sema/decl/decl.h"

TypeId class_slot_type(Sema *s, MemberId slot, TypeId where, Span span) {
  Types *t = s->types;
  IdRun args;
  TypeId type = type_instantiate(&s->unifier, member_row(t, slot)->scheme, s->level, span, &args);
  const TypeRow *row = type_row(t, type_resolve(t, where));
  for (uint32_t i = 0; i < row->args.count && i < args.count; i++)
    type_unify(&s->unifier, (TypeId){run_items(t, args)[i]}, (TypeId){run_items(t, row->args)[i]});
  const MemberRow *member = member_row(t, slot);
  if (!(member->flags & MEMBER_STATIC)) return type_arg(t, type_resolve(t, type), 1);
  return member->kind == MEMBER_GETTER ? type_function(t, sema_unit(s), type) : type;
}

/* A member's type without `this`. */
static TypeId without_this(Sema *s, MemberId member) {
  Types *t = s->types;
  TypeId type = scheme_row(t, member_row(t, member)->scheme)->type;
  return member_row(t, member)->flags & MEMBER_STATIC ? type
                                                      : type_arg(t, type_resolve(t, type), 1);
}

/* Is this member for the slot of `from`, and not of another instance of the same interface? */
static bool is_of_instance(Sema *s, MemberId member, MemberId slot, TypeId from) {
  Types *t = s->types;
  const TyconRow *owner = tycon_row(t, member_row(t, slot)->tycon);
  if (owner->kind != TYCON_INTERFACE || !owner->params.count) return true;
  Trial trial = type_begin_trial(&s->unifier);
  TypeId of = member_row(t, member)->implements_of;
  TypeId wanted = of.index ? from : class_slot_type(s, slot, from, (Span){0});
  TypeId given = of.index ? of : without_this(s, member);
  bool fits = type_unify(&s->unifier, wanted, given);
  type_undo_trial(&s->unifier, trial);
  return fits;
}

/* Has the definition already a member for this slot of `from`? */
static bool is_filled_here(Sema *s, TyconId tycon, MemberId slot, TypeId from) {
  Types *t = s->types;
  for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next)
    if (member_row(t, m)->implements.index == slot.index && is_of_instance(s, m, slot, from))
      return true;
  return member_row(t, slot)->tycon.index == tycon.index && member_row(t, slot)->binding;
}

/* Iterates over the types from which `type` inherits slots: bases and inherited interfaces. */
static TypeId *next_types(Sema *s, TypeId type, uint32_t *count) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type_resolve(t, type))->args);
  TypeId *out = NEW_ARRAY(s->scratch, TypeId, row.interfaces.count + 1);
  *count = 0;
  for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++)
    out[(*count)++] =
        type_substitute(t, (TypeId){run_items(t, row.interfaces)[i]}, row.params, args);
  if (row.base.index) out[(*count)++] = type_substitute(t, row.base, row.params, args);
  return out;
}

MemberId class_find_slot(Sema *s, TyconId tycon, TypeId from, const SlotKey *key, TypeId *where) {
  Types *t = s->types;
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_APP) return (MemberId){0};
  for (MemberId m = tycon_row(t, type_tycon(t, from))->members; m.index;
       m = member_row(t, m)->next) {
    const MemberRow member = *member_row(t, m);
    if (member.name.index != key->name.index || member.kind != (uint32_t)key->kind ||
        !(member.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL)) ||
        ((member.flags & MEMBER_STATIC) != 0) != key->is_static ||
        member.arg_names.count != key->args || is_filled_here(s, tycon, m, from))
      continue;
    Trial trial = type_begin_trial(&s->unifier);
    TypeId wanted = class_slot_type(s, m, from, (Span){0});
    bool fits = type_unify(&s->unifier, wanted, key->type);
    if (!fits) {
      type_undo_trial(&s->unifier, trial);
      continue;
    }
    type_keep_trial(&s->unifier);
    *where = from;
    return m;
  }
  uint32_t count;
  TypeId *next = next_types(s, from, &count);
  for (uint32_t i = 0; i < count; i++) {
    MemberId found = class_find_slot(s, tycon, next[i], key, where);
    if (found.index) return found;
  }
  return (MemberId){0};
}

MemberId class_find_slot_named(Sema *s, TypeId from, Name name, TypeId *where) {
  Types *t = s->types;
  from = type_resolve(t, from);
  if (type_kind(t, from) != TYPE_APP) return (MemberId){0};
  for (MemberId m = tycon_row(t, type_tycon(t, from))->members; m.index; m = member_row(t, m)->next)
    if (member_row(t, m)->name.index == name.index &&
        member_row(t, m)->flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL))
      return *where = from, m;
  uint32_t count;
  TypeId *next = next_types(s, from, &count);
  for (uint32_t i = 0; i < count; i++) {
    MemberId found = class_find_slot_named(s, next[i], name, where);
    if (found.index) return found;
  }
  return (MemberId){0};
}

bool class_has_counted_slots(Sema *s, TyconId tycon) {
  return map64_find(&s->members.slot_counts, map64_key(1, tycon.index)) != 0;
}

uint32_t class_slots_of(Sema *s, TypeId type) {
  Types *t = s->types;
  uint32_t count = 0;
  for (type = type_resolve(t, type); type_kind(t, type) == TYPE_APP;
       type = type_resolve(t, tycon_row(t, type_tycon(t, type))->base)) {
    TyconId tycon = type_tycon(t, type);
    uint32_t counted = map64_find(&s->members.slot_counts, map64_key(1, tycon.index));
    if (counted) return count + counted - 1;
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next)
      count += (member_row(t, m)->flags & MEMBER_ABSTRACT) != 0;
    if (!tycon_row(t, tycon)->base.index) break;
  }
  return count;
}

/* A base of the same group whose members are declared later, behind an abbreviation, leaves the class uncounted. */
void class_count_slots(Sema *s, TyconId tycon) {
  Types *t = s->types;
  const TyconRow *row = tycon_row(t, tycon);
  if (row->kind != TYCON_CLASS) return;
  if (row->base.index && !class_has_counted_slots(s, type_tycon(t, row->base))) return;
  uint32_t count = row->base.index ? class_slots_of(s, row->base) : 0;
  for (MemberId m = row->members; m.index; m = member_row(t, m)->next)
    count += (member_row(t, m)->flags & MEMBER_ABSTRACT) != 0;
  s->members.slot_counts.arena = s->session;
  map64_set(&s->members.slot_counts, map64_key(1, tycon.index), 1 + count);
}

/* ---- slots without implementation ---- */

SlotCheck class_begin_slots(Sema *s, TyconId tycon) {
  return (SlotCheck){tycon, false, {.arena = s->scratch}, {.arena = s->scratch}};
}

/* Does a member of the class or of its bases fill the slot? */
static bool is_filled(Sema *s, SlotCheck *check, MemberId slot) {
  Types *t = s->types;
  TypeId base;
  for (TyconId tycon = check->tycon; !check->has_filled && tycon.index;
       tycon = base.index ? type_tycon(t, base) : (TyconId){0}) {
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next)
      if (member_row(t, m)->implements.index)
        map64_set(&check->filled, map64_key(1, member_row(t, m)->implements.index), 1);
    base = tycon_row(t, tycon)->base;
  }
  check->has_filled = true;
  return map64_find(&check->filled, map64_key(1, slot.index)) != 0;
}

/* A member of that name without `override`. */
static void hint_at_member(Sema *s, TyconId tycon, Name name, bool of_class) {
  Types *t = s->types;
  for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
    if (member_row(t, m)->name.index != name.index || member_row(t, m)->implements.index) continue;
    diag_hint(s->diags,
              of_class ? "'member %s' does not fill it: write 'override'"
                       : "'member %s' does not fill it: write it under 'interface ... with'",
              name_text(s->names, name));
    return;
  }
}

void class_check_slots_of(Sema *s, SlotCheck *check, TypeId from, Span span) {
  Types *t = s->types;
  TyconId owner = type_tycon(t, from), tycon = check->tycon;
  if (!owner.index || map64_find(&check->complete, map64_key(1, owner.index))) return;
  uint32_t before = s->diags->error_count;
  const TyconRow row = *tycon_row(t, owner);
  for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
    const MemberRow member = *member_row(t, m);
    if (!(member.flags & MEMBER_ABSTRACT) || member.binding || is_filled(s, check, m)) continue;
    TypeId type = without_this(s, m);
    bool of_class = tycon_row(t, member.tycon)->kind == TYCON_CLASS;
    diag(s->diags, span, of_class ? D_SLOT_OF_CLASS : D_SLOT_MISSING,
         format_in(s->session, "%sabstract %s.%s: %s",
                   member.flags & MEMBER_STATIC ? "static " : "", name_text(s->names, row.name),
                   name_text(s->names, member.name), sema_type_text(s, type)));
    hint_at_member(s, tycon, member.name, of_class);
  }
  for (uint32_t i = 0; row.kind == TYCON_INTERFACE && i < row.interfaces.count; i++)
    class_check_slots_of(s, check, (TypeId){run_items(t, row.interfaces)[i]}, span);
  if (row.base.index && class_slots_of(s, row.base)) class_check_slots_of(s, check, row.base, span);
  if (s->diags->error_count == before) map64_set(&check->complete, map64_key(1, owner.index), 1);
}

void sema_check_slots(Sema *s, ClassDecl *c) {
  class_check_rules(s, c);
  if (c->is_wrong) return;
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, c->tycon);
  if (row.kind == TYCON_INTERFACE || c->is_extension) return;
  SlotCheck check = class_begin_slots(s, c->tycon);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS, k = 0; i < c->def->count; i++)
    if (c->def->items[i]->kind == SYN_INTERFACE && k < row.interfaces.count)
      class_check_slots_of(s, &check, (TypeId){run_items(t, row.interfaces)[k++]},
                           c->def->items[i]->items[0]->span);
  uint32_t before = s->diags->error_count;
  if (row.kind == TYCON_CLASS && !(row.flags & TYCON_ABSTRACT))
    class_check_slots_of(s, &check, class_own_type(s, c->tycon), row.span);
  if (s->diags->error_count > before) diag(s->diags, row.span, D_CLASS_NOT_ABSTRACT);
}
