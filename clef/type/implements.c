/* implements: the interfaces that values have without a declaration: IComparable and the like of numbers, strings, tuples,
 * records, unions and the library's structs.
 *
 * F# and .NET give every type that has an order IComparable, to most also IComparable<itself> and IEquatable<itself>; numbers and
 * dates have IFormattable. No definition of rt/ declares them: which type has which is known here, what a call of their members
 * does there in clef/psg/mono/own_interface.c. A declared interface comes first.
 */
#include <string.h>

#include "clef/type/unify.h"

uint32_t type_own_interface_kind(Types *t, TyconId interface) {
  static const struct {
    KnownTycon known;
    OwnInterface kind;
  } rows[] = {
      {KNOWN_ICOMPARABLE, OWN_COMPARABLE},    {KNOWN_ICOMPARABLE_OF, OWN_COMPARABLE_OF},
      {KNOWN_IEQUATABLE, OWN_EQUATABLE},      {KNOWN_IFORMATTABLE, OWN_FORMATTABLE},
      {KNOWN_ICLONEABLE, OWN_CLONEABLE},      {KNOWN_IDISPOSABLE, OWN_DISPOSABLE},
      {KNOWN_OLD_ENUMERATOR, OWN_ENUMERATOR}, {KNOWN_ITUPLE, OWN_TUPLE},
      {KNOWN_IPARSABLE, OWN_PARSABLE},
  };
  for (uint32_t i = 0; i < COUNT_OF(rows); i++)
    if (interface.index == t->known[rows[i].known]) return rows[i].kind;
  return 0;
}

static uint32_t of_prim(PrimKind prim) {
  const uint32_t ordered = OWN_COMPARABLE | OWN_COMPARABLE_OF | OWN_EQUATABLE;
  if (prim_is_number(prim)) return ordered | OWN_FORMATTABLE | OWN_PARSABLE;
  if (prim == PRIM_CHAR) return ordered | OWN_FORMATTABLE;
  return prim == PRIM_BOOL     ? ordered
         : prim == PRIM_STRING ? ordered | OWN_CLONEABLE
         : prim == PRIM_UNIT   ? OWN_COMPARABLE
         : prim == PRIM_ARRAY  ? OWN_CLONEABLE
                               : 0;
}

static uint32_t of_library(Types *t, const TyconRow *row) {
  static const struct {
    const char *path, *name;
    uint32_t interfaces;
  } rows[] = {
#define IMPLEMENTS(path, name, interfaces) {path, name, interfaces},
#include "clef/type/implements.def"
#undef IMPLEMENTS
  };
  const char *path = name_text(t->names, row->path), *name = name_text(t->names, row->name);
  for (uint32_t i = 0; i < COUNT_OF(rows); i++)
    if (!strcmp(rows[i].name, name) && !strcmp(rows[i].path, path)) return rows[i].interfaces;
  return 0;
}

/* Records, unions and structs of the program: what their attributes and their parts leave. */
static uint32_t of_structure(const TyconRow *row) {
  uint32_t all = 0;
  if (row->flags & TYCON_REFERENCE_EQUALITY) return 0;
  if (!(row->flags & (TYCON_NO_COMPARISON | TYCON_CUSTOM_COMPARISON)))
    all |= OWN_COMPARABLE | OWN_COMPARABLE_OF;
  if (!(row->flags & (TYCON_NO_EQUALITY | TYCON_CUSTOM_EQUALITY))) all |= OWN_EQUATABLE;
  return all;
}

static uint32_t own_interfaces(Types *t, TypeId type) {
  const uint32_t structural = OWN_COMPARABLE | OWN_COMPARABLE_OF | OWN_EQUATABLE;
  const TypeRow term = *type_row(t, type);
  if (term.kind == TYPE_TUPLE)
    return OWN_TUPLE | (term.flags & TYPE_FLAG_STRUCT ? structural : OWN_COMPARABLE);
  if (term.kind == TYPE_ANON_RECORD)
    return OWN_HIDDEN_COMPARABLE | OWN_HIDDEN_COMPARABLE_OF | OWN_HIDDEN_EQUATABLE;
  if (term.kind != TYPE_APP) return 0;
  if (type_is_known(t, type, KNOWN_ENUMERATOR))
    return OWN_HIDDEN_DISPOSABLE | OWN_HIDDEN_ENUMERATOR;
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  if (row->kind == TYCON_PRIM) return of_prim((PrimKind)row->prim);
  if (row->kind == TYCON_ENUM) return OWN_COMPARABLE | OWN_FORMATTABLE;
  if (table_is_image(&t->tycons, term.head)) return of_library(t, row);
  if (row->kind == TYCON_RECORD || row->kind == TYCON_UNION || row->kind == TYCON_STRUCT)
    return of_structure(row);
  return 0;
}

TypeId type_own_interface(Types *t, TypeId type, TyconId interface, bool hidden_too) {
  uint32_t kind = type_own_interface_kind(t, interface);
  if (!kind) return (TypeId){0};
  type = type_resolve(t, type);
  uint32_t all = own_interfaces(t, type);
  if (hidden_too) all |= all >> OWN_HIDDEN_SHIFT;
  if (!(all & kind)) return (TypeId){0};
  bool of_itself = kind == OWN_COMPARABLE_OF || kind == OWN_EQUATABLE || kind == OWN_PARSABLE;
  return type_app(t, interface, &type, of_itself ? 1 : 0);
}

MemberId type_view_member(Types *t, TyconId interface, TyconId from) {
  for (MemberId m = tycon_row(t, interface)->members; m.index; m = member_row(t, m)->next) {
    const MemberRow *member = member_row(t, m);
    if (!member->binding || strcmp(name_text(t->names, member->name), "op_Implicit") != 0) continue;
    TypeId taken = type_arg(t, scheme_row(t, member->scheme)->type, 0);
    if (!from.index || type_tycon(t, taken).index == from.index) return m;
  }
  return (MemberId){0};
}
