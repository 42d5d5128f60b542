/* names: members and attributes by name, access rules, completion at a cursor. */
#ifndef CLEF_SEMA_NAMES_NAMES_H
#define CLEF_SEMA_NAMES_NAMES_H

#include "clef/sema/context.h"

typedef struct Operator {
  const char *text, *member;
  IntrinsicId intrinsic;
  char sort; /* a arithmetic, b bits, s shift, c comparison, l logic, u unary */
} Operator;
/* The getters and methods of a name, in scratch memory, the most derived first. */
typedef struct MemberSet {
  MemberId *items;
  uint32_t count, capacity;
} MemberSet;

/* ---- boundary.c ---- */

/* The files that follow belong to `project`: the internal definitions of other projects are no longer visible. */
void sema_enter_project(Sema *s, uint32_t project);
/* Is the definition internal to a project that the current one is no friend of? */
bool sema_is_unseen(const Sema *s, EntryKind kind, uint32_t target);

/* ---- completion.c ---- */

/* Notes it for an editor. */
void sema_note_use(const Sema *s, NameUse use);
/* Is it the name at an editor's cursor? */
bool sema_is_completed(const Sema *s, Name name);
/* Lists what the module offers, or without one what is in scope, in these spaces (a bit for each), and types and modules. */
void sema_complete_name(Sema *s, const Scope *scope, const ModuleId *module, uint32_t spaces);
/* Lists the members and fields of the type, or its static ones and its cases. */
void sema_complete_member(Sema *s, TypeId owner, bool is_static);

/* ---- access.c ---- */

void sema_note_access(Sema *s, EntryKind kind, uint32_t target, ModuleId module,
                      const SynDecor *decor);
void sema_note_obsolete(Sema *s, EntryKind kind, uint32_t target, const SynDecor *decor);
/* Is the value or type private to a module that the viewer does not stand in? */
bool sema_is_private_to_others(const Sema *s, ModuleId viewer, const Found *found);
/* Reports FS0410 for values and members of the file whose type contains a less visible type. */
void sema_check_exposed(Sema *s, uint32_t first_node);
bool sema_check_private_modules(Sema *s, const Scope *scope, Syn *path, uint32_t parts);
/* FS1092 to FS1094 outside its module, FS0044 and FS0101 where it is deprecated. */
void sema_check_use(Sema *s, const Scope *scope, EntryKind kind, uint32_t target, Name name,
                    Span span);

/* ---- attribute.c ---- */

/* Attributes: is [<name>] (or nameAttribute) there; its string argument. */
Syn *sema_attribute(Sema *s, const SynDecor *decor, const char *name);
/* NODE_NO_INLINE, NODE_ALWAYS_INLINE: what attributes say about the inlining of a function. */
uint32_t sema_inlining(Sema *s, const SynDecor *decor);
/* Of StructLayout: TYCON_OWN_LAYOUT, TYCON_NO_C_LAYOUT. */
uint32_t sema_layout_flags(Sema *s, const SynDecor *decor);
/* Keeps Pack and Size of StructLayout. */
void sema_set_layout(Sema *s, TyconId tycon, const SynDecor *decor);
/* Keeps the FieldOffset of a field as declared. */
void sema_set_offset(Sema *s, FieldId field, Syn *declared);
/* Reports fields whose [<FieldOffset>] overlaps another field: here each field has its own bytes. */
void sema_refuse_overlaps(Sema *s, Syn **fields, uint32_t count);
/* An argument of an attribute without its parentheses and type. */
Syn *attribute_argument(Syn *e);
/* The attribute's first argument that is no setting, or the setting of that name where `name` is not NULL; NULL without it. */
Syn *attribute_setting(Sema *s, Syn *attribute, const char *name);
const char *sema_attribute_text(Sema *s, const SynDecor *decor, const char *name);

/* ---- builtin_names.c ---- */

/* The type that `int`, `string` … convert to; KNOWN_COUNT for any other name. */
KnownTycon sema_conversion_target(const Sema *s, Name name);
/* "+" is "op_Addition"; NULL for operators without a name of their own. */
const char *sema_operator_member(const char *text);
/* Of an operator's member name: a arithmetic, b bits, s shift, u unary, f unary on floats only; 0: none. */
char sema_operator_sort(const char *member);
/* The operator written so ("+", "~-", "abs"); NULL for any other name. */
const Operator *sema_find_operator(const char *text);
/* "op_Addition" is "+"; NULL when it is no operator. */
const char *sema_operator_symbol(const char *member);
/* Is it the name of a conversion or another function of this kind (box, abs …)? */
bool sema_is_special(const Sema *s, Name name);

/* ---- named.c ---- */

/* What the program adds to a definition of the library image; NULL when nothing. */
MemberChain *sema_extensions(Sema *s, TyconId tycon);
/* The record's field, the definition's case that can be named; none when there is none. */
FieldId sema_field_named(Sema *s, TyconId tycon, Name name);
CaseId sema_case_named(Sema *s, TyconId tycon, Name name);
/* The definition's own members of that name and those that the program adds, in order, one at each call of
 * sema_next_named. */
MembersNamed sema_members_named(Sema *s, TyconId tycon, Name name);
MemberId sema_next_named(Sema *s, MembersNamed *at);

/* ---- member_lookup.c ---- */

MemberSet sema_find_members(Sema *s, TypeId type, Name name, bool want_static);
/* The same of the members in view, or of all where `scope` is NULL. `*hidden`, unless NULL: an inaccessible one was
 * left out. */
MemberSet member_find_any(Sema *s, const Scope *scope, TypeId type, Name name, bool want_static,
                          bool *hidden);
/* The module that an extension belongs to; none: it is in view wherever its type is. */
ModuleId member_extension_home(const Sema *s, MemberId member);
/* The first of them, or none. */
MemberId sema_find_member(Sema *s, TypeId type, Name name, bool want_static);
/* All overloads of a kind, the most derived first. `*hidden`, unless NULL: an inaccessible one was left out. */
MemberSet member_find(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                      bool want_static, bool *hidden);
/* The first of them, or none. */
MemberId member_find_first(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                           bool want_static, bool *hidden);
bool member_is_accessible(Sema *s, const Scope *scope, const MemberRow *row);
FieldId member_find_field(Sema *s, TypeId type, Name name);

#endif
