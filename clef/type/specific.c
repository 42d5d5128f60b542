/* specific: which of two parameter types is the more specific one, for choosing among the members that a constraint may mean.
 *
 * In:    types whose type parameters and variables stand for any type.
 * Out:   F#'s order of parameter types (specification 14.4): x is more specific than y if a value of x can be passed where y is
 *        expected, and not the reverse.
 * Tests: t/run/srtp-overloads-*
 */
#include "clef/type/unify.h"

static bool is_any(Types *t, TypeId type) {
  TypeKind kind = type_kind(t, type);
  return kind == TYPE_VAR || kind == TYPE_PARAM || kind == TYPE_ERROR;
}

/* Can both be one type? */
static bool may_be_equal(Types *t, TypeId x, TypeId y) {
  x = type_resolve(t, x), y = type_resolve(t, y);
  if (is_any(t, x) || is_any(t, y)) return true;
  const TypeRow a = *type_row(t, x), b = *type_row(t, y);
  if ((a.flags | b.flags) & TYPE_FLAG_MEASURED)
    return a.kind == TYPE_APP && b.kind == TYPE_APP && a.head == b.head;
  if (a.kind != b.kind || a.head != b.head || a.args.count != b.args.count ||
      (a.flags & TYPE_FLAG_STRUCT) != (b.flags & TYPE_FLAG_STRUCT))
    return type_equal(t, x, y);
  uint32_t step = a.kind == TYPE_ANON_RECORD ? 2 : 1;
  for (uint32_t i = step - 1; i < a.args.count; i += step)
    if (!may_be_equal(t, (TypeId){run_items(t, a.args)[i]}, (TypeId){run_items(t, b.args)[i]}))
      return false;
  return true;
}

TypeId type_super_for(Types *t, TypeId type, TypeId wanted) {
  type = type_resolve(t, type), wanted = type_resolve(t, wanted);
  if (type_kind(t, wanted) != TYPE_APP) return (TypeId){0};
  if (type_is_known(t, wanted, KNOWN_OBJ)) return wanted;
  if (type_is_known(t, wanted, KNOWN_SEQ)) {
    TypeId element = type_sequence_element(t, type);
    return element.index ? type_app(t, type_tycon(t, wanted), &element, 1) : (TypeId){0};
  }
  if (type_is_known(t, wanted, KNOWN_OLD_ENUMERABLE))
    return type_sequence_element(t, type).index ? wanted : (TypeId){0};
  TyconKind kind = (TyconKind)tycon_row(t, type_tycon(t, wanted))->kind;
  if (kind != TYCON_CLASS && kind != TYCON_INTERFACE) return (TypeId){0};
  TyconId tycon = type_tycon(t, type);
  if (type_is_known(t, wanted, KNOWN_EXN) && tycon.index &&
      tycon_row(t, tycon)->kind == TYCON_EXCEPTION)
    return wanted;
  return type_find_super(t, type, type_tycon(t, wanted));
}

/* Can a value of `type` be passed where `wanted` is expected? */
static bool may_be_passed(Types *t, TypeId type, TypeId wanted) {
  if (may_be_equal(t, type, wanted)) return true;
  TypeId super = type_super_for(t, type, wanted);
  return super.index && may_be_equal(t, super, wanted);
}

int type_compare_specific(Types *t, TypeId x, TypeId y) {
  return (int)may_be_passed(t, x, y) - (int)may_be_passed(t, y, x);
}
