/* named: fields of records, cases of unions and enums, and members by name. A definition with few of them is searched linearly. A
 * larger one has a hash table, built at the first query, so that the total cost stays linear.
 */
#include "clef/sema/names/names.h"

enum { FEW = 12 };

static FieldId walk_fields(Types *t, const TyconRow *row, Name name) {
  for (uint32_t i = 0; i < row->field_count; i++)
    if (field_row(t, (FieldId){row->fields + i})->name.index == name.index)
      return (FieldId){row->fields + i};
  return (FieldId){0};
}

static CaseId walk_cases(Types *t, const TyconRow *row, Name name) {
  for (uint32_t c = 0; c < row->case_count; c++)
    if (case_row(t, (CaseId){row->cases + c})->name.index == name.index)
      return (CaseId){row->cases + c};
  return (CaseId){0};
}

/* The first of a name counts. No name has number 0: that key says that the definition's are there. */
static void note(Sema *s, TyconId tycon, const TyconRow *row, bool cases) {
  Map64 *map = cases ? &s->members.named_cases : &s->members.named_fields;
  map->arena = s->session;
  map64_set(map, map64_key(tycon.index, 0), 1);
  for (uint32_t i = cases ? row->case_count : row->field_count; i-- > 0;) {
    Name name = cases ? case_row(s->types, (CaseId){row->cases + i})->name
                      : field_row(s->types, (FieldId){row->fields + i})->name;
    map64_set(map, map64_key(tycon.index, name.index), cases ? row->cases + i : row->fields + i);
  }
}

FieldId sema_field_named(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  if (row->field_count <= FEW) return walk_fields(s->types, row, name);
  if (!map64_find(&s->members.named_fields, map64_key(tycon.index, 0))) note(s, tycon, row, false);
  return (FieldId){map64_find(&s->members.named_fields, map64_key(tycon.index, name.index))};
}

CaseId sema_case_named(Sema *s, TyconId tycon, Name name) {
  const TyconRow *row = tycon_row(s->types, tycon);
  if (row->flags & TYCON_PRIVATE) return (CaseId){0};
  if (row->case_count <= FEW) return walk_cases(s->types, row, name);
  if (!map64_find(&s->members.named_cases, map64_key(tycon.index, 0))) note(s, tycon, row, true);
  return (CaseId){map64_find(&s->members.named_cases, map64_key(tycon.index, name.index))};
}

/* ---- members: in order of declaration, then what the program adds to a definition of the library ---- */

static MemberId first_member(Sema *s, TyconId tycon) {
  MemberId first = tycon_row(s->types, tycon)->members;
  const MemberChain *extensions = first.index ? NULL : sema_extensions(s, tycon);
  return extensions ? extensions->first : first;
}

static MemberId member_after(Sema *s, TyconId tycon, MemberId member) {
  MemberId next = member_row(s->types, member)->next;
  if (next.index || !table_is_image(&s->types->members, member.index)) return next;
  const MemberChain *extensions = sema_extensions(s, tycon);
  return extensions ? extensions->first : next;
}

/* Puts members of the definition that have been added since the last look into the table. */
static void note_members(Sema *s, TyconId tycon, NamedMembers *named) {
  Map64 *map = &s->members.named_members;
  MemberId member =
      named->last.index ? member_after(s, tycon, named->last) : first_member(s, tycon);
  for (; member.index; member = member_after(s, tycon, member)) {
    named->last = member;
    if (!member_row(s->types, member)->name.index) continue;
    uint64_t key = map64_key(tycon.index, member_row(s->types, member)->name.index);
    uint32_t first = map64_find(map, key), link = s->members.links.count + 1;
    vec_push(s->session, &s->members.links, ((MemberLink){member, 0, link}));
    if (!first) {
      map64_set(map, key, link);
      continue;
    }
    MemberLink *head = &s->members.links.items[first - 1];
    s->members.links.items[head->last - 1].next = link;
    head->last = link;
  }
}

MembersNamed sema_members_named(Sema *s, TyconId tycon, Name name) {
  MembersNamed found = {.tycon = tycon, .name = name};
  Map64 *map = &s->members.named_members;
  map->arena = s->session;
  uint32_t known = map64_find(map, map64_key(tycon.index, 0));
  if (!known) {
    MemberId member = found.member = first_member(s, tycon);
    for (uint32_t i = 0; i < FEW && member.index; i++) member = member_after(s, tycon, member);
    if (!member.index) return found;
    vec_push(s->session, &s->members.known, ((NamedMembers){{0}}));
    known = s->members.known.count;
    map64_set(map, map64_key(tycon.index, 0), known);
  }
  note_members(s, tycon, &s->members.known.items[known - 1]);
  found.link = map64_find(map, map64_key(tycon.index, name.index));
  found.member = found.link ? s->members.links.items[found.link - 1].member : (MemberId){0};
  return found;
}

MemberId sema_next_named(Sema *s, MembersNamed *at) {
  for (MemberId found = at->member; found.index; found = at->member) {
    if (at->link) {
      at->link = s->members.links.items[at->link - 1].next;
      at->member = at->link ? s->members.links.items[at->link - 1].member : (MemberId){0};
      return found;
    }
    at->member = member_after(s, at->tycon, found);
    if (member_row(s->types, found)->name.index == at->name.index) return found;
  }
  return (MemberId){0};
}

/* ---- looking up ---- */

MemberChain *sema_extensions(Sema *s, TyconId tycon) {
  for (uint32_t i = 0; i < s->members.extensions.count; i++)
    if (s->members.extensions.items[i].tycon.index == tycon.index)
      return &s->members.extensions.items[i];
  return NULL;
}
